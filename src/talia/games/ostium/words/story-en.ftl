## The story of a match

count-damage = Damage to gates
count-damage-most = { $card } did the most damage to gates: { $n }.
count-damage-best = { $n } damage to gates
count-called = Creatures from the field
count-called-most = { $card } was summoned most often: { $n } times.
count-called-best = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
}
story-measured = What the gates can still take, all together
