### Xaxos: Ascended, his spells and his cards.

nemesis-xaxos-ascended = Xaxos:{"\u2005"}Ascended
sort-xaxos-spell = Xaxos' spell
card-xaxos-flare = Flare
card-xaxos-gravity-node = Gravity Node
card-xaxos-incinerating-fist = Incinerating Fist
card-xaxos-breach-communion = Breach Communion
card-xaxos-pyromancy = Pyromancy
card-xaxos-sparking-siphon = Sparking Siphon
card-xaxos-breach-collision = Breach Collision
card-xaxos-monstrous-inferno = Monstrous Inferno
card-xaxos-pyro-geist = Pyro Geist
card-beginning = Beginning
card-prelatus-of-fire = Prelatus of Fire
card-prelatus-of-pain = Prelatus of Pain
card-firestorm = Firestorm
card-inner-eye = Inner Eye
card-prelatus-of-lore = Prelatus of Lore
card-break = Break
card-final-form = Final Form
card-prelatus-of-death = Prelatus of Death

do-prepare-spells = shuffle his spells by cost: those that cost 5 at the bottom, then 4, then 3 on top are the concentrate deck. Its top { $n } cards are the spell deck
do-prepare-spells-harder = Once both decks are there, the top { $n } cards of the spell deck are destroyed, and { $nemesis } concentrates { $n ->
    [2] twice
   *[other] { $n } times
}.
do-xaxos-preps = prep the top card of his spell deck to his leftmost breach without a spell. If he has none, he casts it
do-xaxos-preps-right = prep the top card of his spell deck to his rightmost breach without a spell. If he has none, he casts it
do-xaxos-casts-all = { $nemesis } casts all his prepped spells from left to right, and they go to the bottom of his spell deck
do-xaxos-casts-top = { $nemesis } casts the top card of his spell deck
do-concentrate = { $nemesis } concentrates{ $n ->
    [one] {""}
    [2] {" "}twice
    [3] {" "}three times
    [4] {" "}four times
   *[other] {" "}{ $n } times
}
do-destroy-weak = destroy one of his prepped spells that cost { $n }
do-destroy-all-weak = destroy each of his prepped spells that cost { $n }, and { $nemesis } concentrates for each of them
do-reveal-spell = reveal the top card of his spell deck. If it costs { $n }, destroy it
do-concentrate-bottom = place the bottom card of the concentrate deck on top of his spell deck
do-shuffle-spells = shuffle his spell deck
do-siphon = loses 1 pulse token (if they do, { $nemesis } gains { $n } life)
do-suffer-together = the players together suffer { $damage }
do-destroy-dearest-and-breach = destroys that spell and the breach it was prepped to

text-breach-mat = He has four open breaches. When a spell is cast from the third, { $three }; from the fourth, { $four }.
text-quell = In the main phase a player may lose as many charges as one of his prepped spells costs, and it goes to the bottom of his spell deck.
text-concentrate = When { $nemesis } concentrates, the top card of the concentrate deck goes to the bottom of his spell deck. When there is none left, unleash instead.

intent-xaxos-casts = casting: { $cards }
ask-part = How much of the { $n } damage does { $mage } suffer?
option-part = { $n } damage
option-destroy-his = Destroy { $card } (breach { $breach })
option-quell = Lose { $n } charges: { $card } goes back to his deck
event-xaxos-casts = { $nemesis } casts { $card }.
event-xaxos-preps = { $nemesis } preps { $card } to breach { $breach }.
event-xaxos-concentrates = { $nemesis } concentrates ({ $left ->
    [one] { $left } card
   *[other] { $left } cards
} left).
event-xaxos-reveals = { $card } lies on top of his spell deck.
event-xaxos-quelled = { $mage } wards off { $card }.
table-concentrate-deck = concentrate deck { $n }
table-spell-deck = spell deck { $n }
table-his-breaches = His breaches
table-breach-harm = When cast from: { $text }
