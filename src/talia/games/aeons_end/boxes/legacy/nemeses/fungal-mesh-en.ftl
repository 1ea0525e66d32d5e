# Fungal Mesh.

nemesis-fungal-mesh = Fungal Mesh

do-possess = at the end of the nemesis turn, as long as { $nemesis } has { $tokens ->
    [2] two
   *[other] { $tokens }
} or more nemesis tokens, it possesses a player: any player casts a prepped spell, whose damage must be dealt to Gravehold or any player. If the spell costs 0, destroy it. If no spell is prepped, Gravehold suffers { $damage }. Then { $nemesis } loses { $tokens ->
    [2] two
   *[other] { $tokens }
} nemesis tokens
do-possess-harder = a spell that is cast at the end of the nemesis turn deals { $n } additional damage
do-divert = the damage goes to Gravehold or any player
do-cast-against-oneself = { $form ->
    [they] casts it and suffers the damage that it deals
   *[other] cast it and suffer the damage that it deals
}
do-discard-hand = { $form ->
    [they] discards their hand
   *[other] discard your hand
}
do-shuffle-discard-in = { $form ->
    [they] shuffles their discard pile into their deck
   *[other] shuffle your discard pile into your deck
}
ask-possessed = The nemesis possesses a player. Which spell is cast?
ask-diverted = Who suffers { $n } damage?
option-target-gravehold = Gravehold
event-possesses = { $nemesis } possesses a player.
event-deck-shuffled = { $mage } shuffles the discard pile into the deck.

card-dominion-spores = Dominion Spores
card-influence = Influence
card-redirected-power = Redirected Power
card-brama-infested = Brama, Infested
card-command = Command
card-deadly-overload = Deadly Overload
card-domineer = Domineer
card-override = Override
card-psychic-clouds = Psychic Clouds
