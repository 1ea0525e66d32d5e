# Rules that campaigns need, and that any nemesis may have.

who-fewest-opened = the player with the fewest open breaches
text-deck-spent = If { $nemesis } should draw a card and there is none, { $clause }.
text-harder-life = It starts with { $n } life.
table-no-ability = No ability yet
