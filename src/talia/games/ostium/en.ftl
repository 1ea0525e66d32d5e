### Ostium.

title-ostium = Ostium
side-player = Player { $n }
side-opponent = The opponent
every-clan = every clan

text-domain = { $domain }: { $text }
fact-power = power { $n }
fact-cost = cost { $n }
group-familiar = Familiars
group-warrior = Warriors
group-sovereign = Sovereigns
group-primal = Primals

phase-development = development phase
phase-attack = attack phase

## Questions

ask-development = Your development phase: what next?
ask-place = Where does { $card } go?
ask-move = Where does { $card } move? Taken places change places.
ask-use = Use which ability?
ask-repair = Repair which gate by { $n }?
ask-rebuild = Rebuild which gate?
ask-strike = Strike which gate for { $n }?
ask-quake = Whose gates does the quake hit?
ask-remove = Remove which card from the game?
ask-banish = Banish which creature?
ask-exile = Exile which clan?
ask-lay-down = Which creature goes onto your discard pile next?
ask-rally = Rally which clan?
ask-chain = Lay a fusion chain?
ask-charge = Who charges next?
ask-charge-at = Charge at whom?
ask-meet = { $card } stands in the attack row (power { $n }). Your charge has power { $power }. Strike it, or pass by?
ask-console = Take which sovereign into your hand?
ask-it-strike = The opponent strikes one of your strongest gates. Which?
ask-it-repair = The opponent repairs one of its weakest gates. Which?
ask-it-rebuild = The opponent rebuilds a gate. Which?
ask-it-banish = The opponent banishes one of your dearest creatures. Which?
ask-it-exile = The opponent exiles a clan. Which?

## Options

option-end-development = End your development phase
option-done = That is all
option-discard = Discard { $card }
option-summon = Summon { $card }
option-call = Summon { $card } from the field ({ $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
})
option-take-dismissed = Take { $card } to your discard pile (1 crystal)
option-move = Move the creature at { $place } (1 crystal)
option-recall = Recall the creature at { $place }
option-place = { $place }
option-use = { $ability } ({ $card })
option-gate = Gate { $gate } of player { $side }
option-side = { $side }
option-remove-hand = { $card } (hand)
option-remove-discard = { $card } (discard pile)
option-creature = { $card } at { $place } ({ $side })
option-next = { $card } ({ $place })
option-clan = { $clan } ({ $n })
option-chain = From gate { $gate }: { $way }
option-charge = { $column ->
    [left] The left column
    [middle] The middle column
   *[right] The right column
}
option-hit = Strike it
option-pass = Pass it by
option-console = { $card }

## Events

event-moved = { $card } is moved.
event-turn = { $side } takes a turn.
event-summoned = { $side } summons { $card } to { $place }.
event-discarded = { $side } discards { $card }.
event-taken = { $side } takes { $card } from the field to the discard pile.
event-crystals = { $side } gathers { $n ->
    [one] a crystal
   *[other] { $n } crystals
} ({ $left }).
event-shifted = { $card } moves to { $place }.
event-left = { $card } leaves the battlefield.
event-removed = { $card } is out of the game.
event-drawn = { $side } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-you-draw = You draw { $cards }.
event-turned-over = { $side } turns the discard pile over.
event-field-refilled = The field is refilled.
event-chain = A chain from gate { $gate } gives { $card } { $n } more power.
event-charges = { $card } charges with power { $n } ({ $side }).
event-blocked = { $card } stops the charge.
event-defeated = { $card } is defeated ({ $side }).
event-gate-hit = Gate { $gate } of { $side } takes { $n } damage ({ $left } left).
event-gate-fallen = Gate { $gate } of { $side } falls!
event-gate-repaired = Gate { $gate } of { $side } regains { $n } ({ $left }).
event-gate-rebuilt = Gate { $gate } of { $side } stands again.
event-eliminated = { $side } has no gate left.
event-consoled = { $side } takes the sovereign { $card } into hand.
event-won = { $side } wins. { $why }
event-lost = You lose. { $why }
event-stalemate = Nothing can happen any more: nobody wins.

end-gates-fallen = The last gate has fallen.
end-warriors-gone = The warriors have run out.
end-stalemate = Nothing can happen any more: nobody wins.
ending-gates-fallen = gates fallen
ending-warriors-gone = warriors run out
ending-stalemate = stalemate

## The table

table-round = Round { $n }
table-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
table-field = The field
table-hand = Hand
table-discard = Discard pile
table-empty = empty
table-gate = Gate { $n }
table-gate-fallen = fallen
table-gate-strength = { $n }/{ $full }
table-attack-row = attack row
table-defence-row = defence row
table-resists = resists { $n }
table-charges = charges { $n }
table-lies = defeated
table-hand-of = hand { $n }
table-deck-of = deck { $n }
table-top-of = discard pile { $n }, top: { $card }
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-top = top: { $card }
table-warriors-left = { $n } warriors in the deck
table-sovereigns-left = { $n } sovereigns in the deck

field-set = Set of creatures
choice-house = the house set
choice-random = random

## Errors

position-unknown-creature = there is no creature "{ $name }" in this set
position-three-gates = there must be three gates, not { $count } (0 for a fallen one)
position-no-gate = there is no gate in the middle with three players
position-over = the match would be over
