### Words all games share.

a-card = a card
foreseen-loss = { $n ->
    [0] stays { $left }
   *[other] −{ $n } → { $left }
}
foreseen-gain = +{ $n } → { $left }
question-because = { $cause }: { $question }
question-of-others = “{ $question }”
together-at = { $what }: { $target }

error-match-over = The match is over.
error-not-your-turn = There is nothing for this seat to decide now.
error-no-such-seat = There is no seat { $seat } here: { $count ->
    [one] there is one, and it is 0.
   *[other] there are { $count }, counted from 0.
}
error-no-such-moment = So many choices cannot be left: { $left } of { $count }.
error-no-such-index = There is no option number { $index }; there are { $count }.
error-no-pick = { $pick } is no choice: give an option, its key, or its index.
error-no-such-option = "{ $key }" is not possible now. Possible: { $possible }.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-undo-unsees = That cannot be undone: something hidden has been revealed since.
error-no-such-game = There is no game "{ $id }". Possible: { $possible }.
error-broken-game = The game "{ $id }" is installed but cannot be loaded: { $reason }.
error-not-whole = { $name } is a whole number, not { $value }.
error-no-text = { $value } is no text: there is half a letter in it.
error-too-deep = There are too many lists and tables within one another.
error-players = This game is for { $least } to { $most } players, not for { $count }.
error-no-such-bot = There is no bot "{ $name }". Possible: { $possible }.
error-bot-parameter = "{ $name }": a number of playouts must follow the colon, for example search:200.
error-setup-field = There is no set-up option "{ $name }". Possible: { $possible }.
error-position-sealed = The position of a match with sealed chance cannot be told: it would give away what is hidden.
error-position-untold = { $game } cannot tell its positions.
error-position-imagined = This match was dealt anew in the middle of something: its position cannot be told.
error-position = { $where }: { $what }
position-unknown-key = there is no "{ $name }" here; possible: { $possible }
position-other-game = this is a position of "{ $name }", and the game here is { $id }
position-wrong-type = expected { $expected }
position-too-many = { $count } are too many; at most { $most }
position-one-each = there must be one list for { $players ->
    [one] the one player
   *[other] each of the { $players } players
}
position-too-few = { $count } are too few; at least { $least }
position-range = { $value } is not between { $least } and { $most }
position-not-one-of = "{ $value }" is not one of { $possible }
position-only-one = only one of these: { $possible }
position-which = more than one is called "{ $name }": write one of the ids { $possible }
type-table = a table
type-list = a list
type-number = a whole number
type-flag = true or false
type-card = a card's name or id
type-chance = 16 hexadecimal digits
error-save-told = { $told } is neither the name of a file nor the text of a save.
error-save-empty = { $file } is empty: there is no save in it.
error-save-damaged = The save is damaged at line { $line }: it is not whole there.
error-save-is-none = This is not the save of a match.
error-save-field = The save is damaged at line { $line }: { $how ->
    [missing] { $field } is missing.
    [unknown] { $field } does not belong there.
   *[wrong] { $field } is not what it should be.
}
error-save-format = Line { $line }: this save is of format { $found }, and this Talia reads formats up to { $known }: a newer version wrote it.
error-save-rules = Line { $line }: { $reason }
error-rules = This was played with version { $found } of the rules, and this Talia plays version { $known }.
error-newer-setup = The set-up is of format { $found }, and this Talia reads formats up to { $known }: a newer version wrote it.
error-sealed-secret = The secret is none: it must be { $count } bytes, written as hexadecimal digits, with its hash.
error-sealed-hash = The secret does not fit its hash: somebody has changed one of them.
error-save-origin = The save is damaged at line { $line }: such a set-up is not possible.
error-save-wrong = The save is damaged at line { $line }: { $reason }
error-save-fingerprint = The save is damaged at line { $line }: the moves do not lead to the position it tells.
error-file-unread = { $file } cannot be read: { $reason }.
error-file-unwritten = { $file } cannot be written: { $reason }.
reason-missing = there is no such file or folder
reason-folder = it is a folder
reason-in-the-way = a file lies where a folder should be
reason-forbidden = that is not allowed
reason-read-only = nothing can be written on that disk
reason-full = the disk is full
reason-refused = the system refuses it

## The command line

cli-setup-options = Set-up options of { $game }:
cli-or-list = or a list of: { $parts }
cli-setup-of = { $game }, seed { $seed }
cli-players = { $range } players
cli-cost = cost { $n }
cli-simulating = Playing
error-cli-no-sheet = The cards of { $id } are not ours to draw.
cli-sheet-drawn = All cards are drawn in { $file }.
cli-report-written = The report is in { $file }.
error-cli-option = There is no option { $name } here. Set-up options of this game: { $possible }.
error-cli-value = { $name } needs a value.
error-cli-file = There is no file { $file } that could be read.
error-cli-toml = { $file } is not valid TOML: { $reason }.
error-cli-seats = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} named for { $players ->
    [one] one player
   *[other] { $players } players
}: name one bot for all, or one for each.

sim-games = games
sim-wins = wins
sim-wins-of-seat = wins of seat { $seat }
sim-rounds = rounds a game
sim-decisions = decisions (a game)
sim-speed = decisions a second
sim-errors = errors
sim-fingerprint = fingerprint

bench-name = game
bench-decisions = decisions/s
bench-clones = clones/s
bench-memory = memory of a match
bench-compiled = compiled
bench-yes = yes
bench-no = no

verify-played = The save is whole: its { $count ->
    [one] choice obeys
   *[other] { $count } choices obey
} the rules and { $count ->
    [one] leads
   *[other] lead
} where it says.
verify-not-over = The game is not over.
verify-seed = Its cards fell by the seed { $seed }. They were not sealed: whoever knew the seed knew how they would fall.
verify-secret = Its cards fell by a sealed secret whose hash is { $hash }.
verify-compare = Compare this hash with the one that was told before the game, or give that with --hash.
verify-same-hash = That is the hash that was told before the game: the secret was kept.
verify-another-hash = But the hash { $hash } was told before the game: the cards did not fall by the secret that was sealed.
error-verify-hash = A hash is written in hexadecimal digits; give all of it, or at least its first { $least }.
