# The Growth Mat of Experiment 153.

table-growth-mat = Growth Mat
table-maw = The { $maw }
