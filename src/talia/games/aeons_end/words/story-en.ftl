## The story of a battle

count-damage = Damage dealt
count-damage-most = { $card } did the most damage: { $n }.
count-damage-best = { $n } damage
count-harm = Damage suffered from
count-harm-most = { $card } hurt the most: { $n } damage.
count-harm-best = { $n } damage
count-gained = Cards gained
count-gained-most = { $card } was gained most often: { $n } times.
count-gained-best = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gauge-tokens = Nemesis tokens
story-measured = Life
