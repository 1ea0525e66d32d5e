### What the terminal itself says.

## Who and what

ui-team = The team
ui-player = Player { $n }
ui-seat = Player { $n }: { $name }{ $who ->
    [none] { "" }
   *[other] { " " }({ $who })
}
ui-active = { $name } (their turn)
ui-nothing = nothing
ui-or = or
ui-human = human
ui-bot = bot “{ $name }”
ui-bot-random = bot: random
ui-bot-steady = bot: steady
ui-bot-search = bot: searching (slow)
ui-bot-tutor = tutor

## Saves

ui-kept = { $game }: { $round ->
    [0] { "" }
   *[other] round { $round },{ " " }
}{ $choices ->
    [one] one choice
   *[other] { $choices } choices
}, { $when }
ui-saved = Saved. To go on later: { $path }
ui-kept-at = The whole game is kept at { $path }
ui-unkept = This game is not being saved: { $path } cannot be written ({ $reason }). You can play on, but what is not saved is gone when you leave.
ui-unsaved = The game is not saved: { $path } cannot be written ({ $reason }).
ui-offer = There is an interrupted game:
ui-offer-many = There are interrupted games. Continue one?
ui-offer-question = Continue it? (y/n, Enter is yes)
ui-offer-wrong = Please answer y (yes) or n (no).
ui-offer-new = A new game

## Line mode

ui-plain-help = Type the number of an option, or its key (in square brackets).
    a all at once · O cards as they lie · u undo · r redo · t the table · c NAME the text of a card, a thing or a player
    l language · ? help · ? WORD what the guide says of it · q save and leave
ui-why-not = Not possible now: { $reason }
ui-not-understood = { $typed ->
    [none] Type
   *[other] “{ $typed }” is not an option: type
} a number from 1 to { $count } or a key in square brackets; ? is help.
ui-no-such-number = There is no option { $number }: type a number from 1 to { $count }.
ui-no-such-thing = { $name ->
    [none] Write a name after c, for example: c Crystal.
   *[other] There is nothing called “{ $name }”.
}
ui-undone = Undone.
ui-redone = Redone.
ui-language-is = Now in English.

## The questions before a game

ui-language = Language
ui-language-en = English
ui-language-pl = polski
ui-game = Game
ui-players = Players
ui-seat-question = Who is player { $n }
ui-part-question = { $field }, player { $n }
ui-who = Who plays
ui-player-n = Player { $n }
ui-default = (Enter)
ui-hand-picked = picked by hand ({ $count })
ui-several = { $field }: the numbers of { $count }, with spaces between
ui-several-wrong = That must be { $count ->
    [one] one number
   *[other] { $count } different numbers
} from 1 to { $most }.
ui-pick-wrong = “{ $typed }” is not one of them: type a number from 1 to { $count }, or just Enter.
ui-nothing-started = No game was started.
ui-start = Start the game
ui-learn = Learn by playing
ui-lesson-go = Let us do it
ui-lesson-next = Go on ({ $n } of { $count })
ui-leave = Leave
ui-setup-title = A new game
ui-first-game = Set up for a first game, as the guide advises.
ui-setup-hint = Enter starts · Tab and arrows move · Enter on a field opens it · Esc leaves
ui-take-these = Take these
ui-back = Back
ui-picked = { $n } of { $count } picked

## The table

ui-question-bot = { $name } is thinking …
ui-log = Log
ui-detail = What it does
ui-detail-none = Point at a card, or move there with Tab or the arrows, to read it.
ui-only-these = only what concerns { $name } · Esc: everything
ui-keys-undo = undo
ui-keys-redo = redo
ui-keys-help = help
ui-keys-what = what is it
ui-keys-language = po polsku
ui-keys-leave = save and leave
ui-keys-leave-short = leave
ui-keys-again = same again
ui-not-together = There is nothing here that could be done in one go.
ui-keys-hurry = hurry the bots
ui-keys-as-they-lie = as they lie, always
ui-keys-ask-order = ask for the order again
ui-as-they-lie = From now on cards go in the order they lie. O asks for the order again.
ui-ask-order = From now on the order is asked for.
ui-pass = The keyboard goes to { $name }.
ui-pass-ready = I am { $name }

ui-help-title = How to play at this table
ui-help-seek = Find a word in the guide
ui-help-words = Words of the game
ui-help-nothing = Nothing here is like that.
ui-help = The options of the decision stand on the right, each with its key. The same keys stand on the things they concern.
    
    1–9, b–z	take the option with this key
    mouse	click an option or a thing; a thing with several options shows only those
    ↑ ↓ Enter	move in the list of options and take one
    ← → Tab	move to the things on the table; their text is shown on the right
    Enter	on a thing: take its option, or read it in full
    Esc	back to all options
    u	undo your last choice
    r	redo it
    l	the other language
    Space	take the only option that is about nothing on the table (to end, to refuse); let the bots move at once
    a	do in one go what needs no thought
    A	what else can be done in one go, as the list says below its options
    O	put cards down as they lie, without being asked; once more: be asked again
    v	the same once more
    w	what the thing you look at does, and what the words on it mean
    q	save and leave; every choice is saved anyway
ui-close = Close

ui-won = Victory!
ui-lost = Defeat.
ui-end-new = New game
ui-end-look = Look at the table
ui-end-undo = Undo the last choice
ui-end-leave = Leave
ui-end-go-on = Go on
ui-end-camp = The camp is struck

## Replays

ui-replay-start = The set-up.
ui-replay-end = { $at } of { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}.
ui-replay-step = step
ui-replay-first = start
ui-replay-last = end
ui-replay-goto = go to
ui-replay-go = Go to choice number (0 to { $count })
ui-replay-at = Choice { $at } of { $count }

## Errors

ui-error-seats = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} named for { $players ->
    [one] one player
   *[other] { $players } players
}.
ui-error-not-over = The match is not over yet.
