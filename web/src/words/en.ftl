## Everywhere
skip = Skip to the main part
skip-decision = Skip to the decision
close = Close
back = Back
player = Player
footer = Talia – a table for deck-building card games
to-front = Front page
have-code = I have a code
switch-language = Zmień język na polski
theme-title = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
link = Link
copied = The link is copied.
copy = Copy
text-copied = Copied.
lost-title = Nothing here
lost = There is no such page. Perhaps the link lost a letter on its way.
no-such-game = This game is not installed here.
table-gone = This table will not have us any more. Load the page again to try once more.
error-offline = The server does not answer. Is the connection all right?
error-trouble = Something went wrong on the server ({ $status }). Nothing was changed.

## The front page
front-title = Sit down, the cards are dealt
front-lead = Play with friends on one sofa or far apart, or with bots that are always there. No account: pick a name and take a seat.
my-name = My name
renamed = You are { $name } now.
games = Games
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-from-to = { $least }–{ $most } players
together = together against the game
against = everyone for themselves
quick-play = Play now with bots
new-table = Set up a table
how-to-play = How to play
my-games = My games
open-tables = Open tables
no-open-tables = No open table at the moment. Set one up, and others will find it here.
waits-for-you = waits for you
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
finished = finished
not-dealt = not begun
round = round { $round }
just-now = just now
go-on = Go on
look-again = Look again
join = Join
watch = Watch
replay = Replay
save-or-leave = Save or leave
outdated = This game was begun under older rules that this version of Talia does not know any more: it can be saved and left, but not opened.
leave-table = Leave the table
table-left = You have left the table.

## Setting up a table
new-table-of = { $game }: a new table
new-table-lead = Choose who plays and what with; everything you leave alone is as usual.
who-plays = Who plays
how-many = How many
seat-number = Seat { $number }
seat-me = Me
seat-open = Open: whoever has the link
seat-bot = A bot
seat-hot = Somebody here with me
seat-open-explained = You will get a link to send.
rivals-wait = The cards are dealt when all have sat down.
one-screen-told = Everybody is told that you play several seats at one screen.
which-bot = Which bot
their-name = Their name
listed = Show the table on the front page, so that anybody may join or watch
set-up = Set-up
by-hand = pick { $count } by hand
picked = { $picked } of { $count } picked
doubled = Two seats ask for the same. Each can be taken once.
preview = What it will be
another = Another
preview-not-yet = Finish your picks, and this will show the table.
seed = Seed
seed-explained = The same seed and set-up give the same deal. Empty: a new one.
seed-explained-rivals = Type one only if all agree on it: whoever knows the seed may know how the cards will fall, so everybody at the table is told it.
seed-will-be-told = Everybody at the table will be told that you chose the seed { $seed }.
sealed-will-be = The cards will be sealed: nobody can know how they fall, not even you.
create = Lay the table

## At the table
coming = Laying the table…
waiting-title = Waiting for players
waiting-send = Send the link of an open seat to whoever is to play: they open it, give a name and sit down. You need not stay here, the table is kept under “My games” on the front page.
cards-dealt = All have sat down, the cards are dealt.
link-to-send = You sit here already. This link is for whoever plays against you.
board = The board
board-failed = The board could not be drawn. The options and the log still work; please report the problem from the menu.
line-broken = The connection is lost. Trying again…
decision = Decision
you-decide = You decide
decides = { $who } decides
team-decides = The team decides: anybody may answer
waiting = Waiting
waiting-for = Waiting for { $who }
still-thinking = Still thinking: { $who }
also-decides = Look from there: { $who }
you-watch = You are watching as a guest.
seat-taken = That seat is taken already. You can watch, or sit where there is room.
hurry = Show the end at once
again = Once more: { $what }
all-options = All options
you-next = You decide next
being-shown = This is happening
happened = What happened
speed = Pace
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = at once
key-space = Space
fold = Fold
unfold = Unfold
fold-key = Fold the question away to look at the board (f)
tab-mine = ● Your turn – { $title }
undo = Undo
undo-ask = Ask for undo
undo-free = Undo the last choice (u)
undo-asks = Something was seen since, or somebody else has chosen: the others will be asked (u)
undo-cannot = Nothing can be undone now
redo = Redo
undo-asked = { $who } asks to undo a choice.
undo-asked-mine = You asked to undo a choice. Waiting for { $who }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
log = Log
chat = Chat
seats = Seats
around = Seats, log and chat
unread = unread
chat-empty = Nobody has said anything yet.
chat-guest = Guests listen. Whoever sits at the table may talk.
chat-say = Say something
chat-send = Send
me = me
seat-free = Free seat
seat-deciding = deciding
seat-away = away
seat-more = More about the seat { $seat }
sit-here = Sit here
sit-down = Sit down
sit-title = Sit down: { $seat }
share-link = Copy link
take-back = Take the seat again
taken-back = You play { $seat } again.
resign = Let the bot play on
resigned = A bot plays { $seat } now. You can take the seat back.
bot-instead = A bot instead
seat-a-bot = Let this bot play here
bot-seated = A bot plays { $seat } now.
leave = Leave the seat
left = The seat { $seat } is free.
watching = { $count ->
    [one] { $count } guest is watching
   *[other] { $count } guests are watching
}
look-from = Look from
look-follow = whoever decides
look-guest = a guest's chair
one-screen = This table was laid for one screen: the same person may play several seats, and then knows the cards of all of them.
one-screen-mine = You play several seats at one screen. Everybody at the table is told so.
seed-is = Seed: { $seed }
seed-told = The seed is { $seed }. Whoever laid the table chose it and may know how the cards will fall.
sealed = The cards are sealed
sealed-were = The cards were sealed
sealed-check = The cards were sealed: check how they fell
sealed-why = Nobody can know how the cards will fall, not even whoever laid the table: a secret that the server drew decides it.
sealed-hash = Hash of the secret
sealed-how = The hash was made from the secret before the cards were dealt. When the game is over the secret is told, and “talia verify” checks that it fits the hash and that the cards fell as it says.
sealed-over = Nobody could know how the cards would fall. Now the secret that decided it is told: download the save, and this command checks that the secret was kept.
sealed-secret = The secret
sealed-verify = The command that checks it
pass-to = Pass to { $name }
pass-explained = The board is covered, so that nobody sees another's cards.
i-am = I am { $name }

## The menu
menu = Menu
share-table = Copy the table's link
sound-on = Sound is on
sound-off = Sound is off
move = Move to another device
move-title = Move to another device
move-explained = Open { $address } on the other device and type this code:
move-minutes = { $count ->
    [one] It works once, within { $count } minute.
   *[other] It works once, within { $count } minutes.
}
save = Download the save
save-done = The save is downloaded.
report = Report a problem
report-done = A file with the position is downloaded. Attach it to your report.

## The end
game-over = The game is over
see-end = See the result
we-won = We won!
we-lost = We lost
i-won = You won!
i-lost = You lost
team-won = The team won
team-lost = The team lost
won = won
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-after = Rounds: { $rounds }. Choices: { $choices }.
rematch = Once more
share-replay = Copy the replay's link
look-at-table = Look at the table

## Keys
keys = Keys
help-options = take the listed option with that number
help-letters = take the only option of that kind, or list those of that kind
help-all = do all of it in one go, where the order does not matter
help-again = the same once more
help-space = take the only option that is about nothing on the board; skip what is being shown
help-up-down = go through the options
help-left-right = go through what is lit on the board
help-enter = take what is in focus
help-escape = back
help-fold = fold the question away
help-undo = undo
help-redo = redo
help-chat = say something
help-language = change the language
help-help = this help
help-mouse = What is lit on the board can be clicked. Point at a card, focus it or press it long to see it large.

## Replay
replay-of = Replay: { $game }
replay-start = The table as it was laid.
asked-of = { $who } was asked:
position = Position
position-of = choice { $at } of { $count }
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
share-position = Copy a link to this position
to-table = To the table

## Guide
all-cards = All cards
seek-card = Find a card
no-card = No card like that.

## Code
code-title = Move a seat here
code-explained = On the device where you sit at the table, open the menu and choose “Move to another device”. Type the code it shows.
code-label = Code
code-use = Take the seat
