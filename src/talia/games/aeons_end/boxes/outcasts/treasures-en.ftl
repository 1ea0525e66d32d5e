### Outcasts: treasures.

card-rhias-planar-pocket = Rhia's Planar Pocket
card-talixs-everburn = Talix's Everburn
card-losts-forged-spark = Lost's Forged Spark
card-mazras-thesis = Mazra's Thesis
card-razras-training-whistle = Razra's Training Whistle
card-rejuvenating-diamond = Rejuvenating Diamond
card-broken-tooth = Broken Tooth
card-poison-heart = Poison Heart
card-world-marble = World Marble
card-armored-pauldrons = Armored Pauldrons
card-bloodshot-geode = Bloodshot Geode
card-treasured-stone = Treasured Stone
card-rebound-gauntlet = Rebound Gauntlet

do-discard-for-aether = discard up to { $n ->
    [3] three
   *[other] { $n }
} spells in hand and gain 1 aether for each
do-focus-a-third = { $form ->
    [they] focuses any player's breach III
   *[other] focus any player's breach III
}
do-focus-often = focus one of your breaches { $n ->
    [3] three
   *[other] { $n }
} times
do-set-beside-pile = set this next to the supply pile of a spell that costs { $n } or less
do-rebound = you may discard a spell in hand to return the cast spell from your discard pile to your hand
ask-beside = { $card }: next to which spells?
option-beside = { $card }
ask-rebound = Discard a spell to take { $card } back into your hand?
event-set-beside = { $treasure } lies next to { $card }.
