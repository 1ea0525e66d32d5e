# Plansza wzrostu Eksperymentu 153.

table-growth-mat = Plansza wzrostu
table-maw = { $maw }
