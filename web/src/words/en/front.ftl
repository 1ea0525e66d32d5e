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
all-my-games = All { $count } games
fewer-games = Fewer games
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
