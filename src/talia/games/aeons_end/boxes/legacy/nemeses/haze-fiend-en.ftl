### Haze Fiend, flawed Crystals, and its cards.

nemesis-haze-fiend = Haze Fiend
card-flawed-crystal = Flawed Crystal
card-debilitating-impact = Debilitating Impact
card-fracture = Fracture
card-smog-beast = Smog Beast
card-poison = Poison
card-rune-prisoner = Rune Prisoner
card-smoke-guardian = Smoke Guardian
card-aether-channel = Aether Channel
card-disintegrate = Disintegrate
card-toxic-breath = Toxic Breath

do-prepare-crystals = the Crystals that players begin with bear their names. For each player there are { $n } stickers for flaws
do-flaw-crystal = { $form ->
    [they] places a flawed sticker on a { card-crystal } without one in their hand or discard pile
   *[other] place a flawed sticker on a { card-crystal } without one in your hand or discard pile
}
do-fracture = any player places a flawed sticker on a { card-crystal } without one in their hand or discard pile and suffers { $n } damage
do-fracture-all = at the end of its turn, as long as it has { $n } or more tokens, it fractures a { card-crystal } and loses { $n } of them: any player places a flawed sticker on a { card-crystal } without one in their hand or discard pile and suffers { $harm } damage. If nobody can, the sticker goes on a destroyed Crystal, and the player whose name it bears suffers { $harm } damage. If no sticker can be placed at all, any player suffers { $harm } damage
do-zeros-onto-deck = places all cards of their discard pile that cost 0 on top of their deck in any order. Gravehold suffers 1 damage for each of them
who-striker = whoever dealt it
who-most-crystals = the player with the most Crystals in hand
who-dearest-spell-in-hand = the player with the most expensive spell in hand
cards-dearest-spell-in-hand = that spell

ask-flaw = Which Crystal gets a flaw?
ask-flaw-destroyed = Whose destroyed Crystal gets a flaw?
ask-onto-deck-next = Which card goes onto your deck next? The last one lies on top.
option-flaw = { $card } ({ $place })
event-flawed = A Crystal of { $mage } has a flaw now.
