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
round = round { $round }
just-now = just now
go-on = Go on
look-again = Look again
join = Join
watch = Watch
replay = Replay

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
create = Lay the table

## At the table
coming = Laying the table…
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
bots-move = The bots are moving…
hurry = Show the end at once
key-space = Space
fold = Fold
unfold = Unfold
fold-key = Fold the question away to look at the board (f)
tab-mine = ● Your turn – { $title }
undo = Take back
undo-ask = Ask to take back
undo-free = Take the last choice back (u)
undo-asks = Something was seen since, or somebody else has chosen: the others will be asked (u)
redo = Do again
undo-asked = { $who } asks to take a choice back.
undo-asked-mine = You asked to take a choice back. Waiting for { $who }.
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
take-back = Take it back
taken-back = You play { $seat } again.
resign = Let the bot play on
resigned = A bot plays { $seat } now. You can take the seat back.
leave = Leave the seat
left = The seat { $seat } is free.
watching = { $count ->
    [one] { $count } guest is watching
   *[other] { $count } guests are watching
}
look-from = Look from
look-follow = whoever decides
look-guest = a guest's chair
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
help-options = take the option with that sign
help-space = take the only option that is about nothing on the board; hurry the bots
help-up-down = go through the options
help-left-right = go through what is lit on the board
help-enter = take what is in focus
help-escape = back
help-fold = fold the question away
help-undo = take back
help-redo = do again
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
