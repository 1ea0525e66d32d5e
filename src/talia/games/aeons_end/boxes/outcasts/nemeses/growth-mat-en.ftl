# The Growth Mat of Experiment 153.

table-growth-mat = Growth Mat
table-maw = The { $maw }
table-maw-ahead = at { $n }: { $toll }
table-toll-gravehold = Gravehold −{ $n }
table-toll-player = player −{ $n }
table-toll-cards = discard { $n } cards
