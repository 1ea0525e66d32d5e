# Rules that campaigns need, and that any nemesis may have.

who-fewest-opened = the player with the fewest open breaches
text-deck-spent = If { $nemesis } should draw a card and there is none, { $clause }.
text-harder-life = It starts with { $n } life.
table-apprentice = Apprentice
who-each-player = each player

do-discard-top = discard the top cards of the nemesis deck: { $one } with one player, { $two } with two, { $three } with three
do-banish-top = banish the top cards of the nemesis deck: { $one } with one player, { $two } with two, { $three } with three
do-draw-another = draw another nemesis card
do-nemesis-gains-life = { $nemesis } gains { $n } life
text-boundless = This minion has no maximum life.
table-life-only = { $n } life
cards-gem-3-or-more-in-hand = { $n ->
    [one] a gem in hand that costs 3 or more
    [2] two gems in hand that cost 3 or more
   *[other] { $n } gems in hand that cost 3 or more
}
event-banished = { $card } is banished.
event-nemesis-heals = { $nemesis } gains { $n } life (now { $left }).
