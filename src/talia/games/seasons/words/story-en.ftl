## The story of a tournament

count-crystals = Crystals gained
count-crystals-most = The most crystals came from { $card }: { $n }.
count-crystals-best = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
count-summoned = Cards summoned
count-summoned-most = { $card } was summoned most often: { $n } times.
count-summoned-best = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-by-dice = dice
count-by-transmuting = transmuting
count-by-other = other effects
story-measured = Crystals
