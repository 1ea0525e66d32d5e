# Thief of Dreams: its cards, the dream deck and the Dream Mat.

nemesis-thief-of-dreams = Thief of Dreams
turn-delirium = Delirium

card-backlash = Backlash
card-deluge-of-magic = Deluge of Magic
card-dream-devourer = Dream Devourer
card-fools-bargain = Fool's Bargain
card-scion-of-dreams = Scion of Dreams
card-spiralling-nightmare = Spiralling Nightmare
card-aether-drain = Aether Drain
card-eternal-dreamer = Eternal Dreamer
card-siphon-memories = Siphon Memories

text-dream-mat = Cards on the Dream Mat are part of the supply and can be gained from there, but they are no supply pile. A new card goes on space 1; others move one space forward where they stand in the way.
text-dream-lost = When a supply card leaves the last space, it goes to the bottom of the Dream deck and { $clause }.
text-dream-destroy = In their main phase any player may spend { $n } aether to destroy a supply card on the Dream Mat.
text-dream-last = When there is no supply card on the Dream Mat, Unleash; if the Dream deck is empty then, the players win.
text-dream-harder = A card that leaves the last space makes any player suffer { $n } damage.
text-forbids-dream-destruction = Cards on the Dream Mat cannot be destroyed.

do-prepare-dreams = take { $gems } cards off every gem pile except the one with the lowest cost, and { $others } off every pile of relics or spells. Shuffle them to form the Dream deck. Unleash twice
do-draw-dream = draw a card from the Dream deck and place it on space 1 of the Dream Mat
do-move-dreams = move each card on the Dream Mat one space forward
do-walk-in = place this card on space 1 of the Dream Mat
do-skip-last = a card that lies on space { $n } of the Dream Mat moves one space forward. From then on cards skip space { $n }
do-sift-dreams = reveal the top { $n ->
    [4] four
   *[other] { $n }
} cards of the Dream deck. Place { $below ->
    [2] two
   *[other] { $below }
} of them on its bottom and return the rest to its top in any order
do-dream = { $form ->
    [together] the players together place { $cards }
    [they] places { $cards }
   *[other] place { $cards }
} on top of the Dream deck
do-drain = { $form ->
    [they] discards { $cards }
    [together] the players together discard { $cards }
   *[other] discard { $cards }
}. For each of them that costs 0, Gravehold suffers 2 damage

ask-whole-pile = From which gem pile is nothing stolen?
ask-dream-below = Which card goes to the bottom of the Dream deck?
ask-dream-above = Which card goes back next? The last one lies on top.
ask-dream = Place which card on top of the Dream deck? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-dream-one = Place which card on top of the Dream deck?
ask-drain = Discard which card? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-drain-one = Discard which card?
option-whole-pile = { $card }
option-dream-below = { $card } (to the bottom)
option-dream-above = { $card } (back on top)
option-dream = { $shared ->
    [yes] Place { $card } ({ $mage }, { $place })
   *[no] Place { $card } ({ $place })
}
option-drain = { $shared ->
    [yes] Discard { $card } ({ $mage }, { $place })
   *[no] Discard { $card } ({ $place })
}
option-destroy-dream = Destroy { $card } ({ table-cost-of }; { $place })

event-dream-drawn = { $card } appears on the Dream Mat.
event-dream-lost = { $card } slips back into the Dream deck.
event-dream-walker-ends = { $card } comes to the end of the Dream Mat.
event-dreams-move = Every card on the Dream Mat moves one space forward.
event-dreams-revealed = Revealed from the Dream deck: { $cards }.
event-dreamt = { $mage } places { $card } on top of the Dream deck.

place-dream-1 = Dream Mat, space 1
place-dream-2 = Dream Mat, space 2
place-dream-3 = Dream Mat, space 3
place-dream-4 = Dream Mat, space 4
place-dream-5 = Dream Mat, space 5
table-dream-mat = Dream Mat
table-dream-deck = { $n ->
    [one] { $n } card in the Dream deck
   *[other] { $n } cards in the Dream deck
}

end-dreams-gone = No dream is left to be stolen.
ending-dreams-gone = dreams won back
