### Ostium.

title-ostium = Ostium
blurb-ostium = A tactical deck-building duel for two, which can also be played alone or by three: you recruit creatures of five clans, draw them up before your gates and send them charging at the gates across the table. Set kin beside kin, lead the power of a gate through their ranks, and be the last with a gate still standing.
side-player = Player { $n }
side-opponent = The opponent
gate-of = Gate { $gate } of { $of ->
    [opponent] the opponent
   *[player] { $side }
}
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
ask-move = Where does { $card } move? An occupied place swaps.
ask-use = Use which ability?
ask-repair = Repair which gate by { $n }?
ask-rebuild = Rebuild which gate?
ask-strike = Deal { $n } damage to which gate?
ask-quake = Deal 2 damage to every gate of which opponent?
ask-remove = Remove which card from the game?
ask-banish = Put which creature onto its owner's discard pile?
ask-exile = Creatures of which clan go to their owners' discard piles?
ask-lay-down = Which creature goes onto your discard pile next?
ask-rally = Creatures of which clan give power in this attack phase?
ask-chain = Lay a fusion chain?
ask-charge = Who charges next?
ask-charge-at = Charge at whom?
ask-meet = { $card } stands in the attack row (power { $n }). Your charge has power { $power }. Strike it, or pass by?
ask-discard = Before you draw: discard anything else?
ask-console = Take which sovereign into your hand?
ask-it-strike = The opponent strikes one of your strongest gates. Which?
ask-it-repair = The opponent repairs one of its weakest gates. Which?
ask-it-rebuild = The opponent rebuilds a gate. Which?
ask-it-banish = The opponent puts one of your most expensive creatures onto your discard pile. Which?
ask-it-exile = The opponent sends the creatures of a clan to their owners' discard piles. Which clan?
ask-it-fuse = The opponent's fusion harms you equally in more than one way. Which does it take?

## Options

place-name = { $place }
together-familiars = { $n ->
    [2] Discard both familiars
   *[other] Discard all { $n } familiars
}
together-charges = { $n } charges that ask nothing
together-laid-down = All { $n }, as they stand
option-end-development = End your development phase
option-done = That is all
option-discard = Discard { $card }
option-summon = Summon { $card }
option-call = Summon { $card } from the field ({ $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
})
option-take-dismissed = Take { $card } to your discard pile (1 crystal)
option-call-from = Summon { $card } from { $spot } ({ $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
})
option-take-dismissed-from = Take { $card } from { $spot } to your discard pile (1 crystal)
spot-place = the opponent's { place-name }
spot-upper = the upper row of the field
spot-lower = the lower row of the field
spot-dismissal = the dismissal zone
spot-sovereigns = the sovereigns of the field
spot-primals = the pile of primals
option-move = Move the creature at { $place } (1 crystal)
move-creature = Move { $card } from { $place } ({ $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
})
recall-creature = Recall { $card } from { $place } ({ $cost ->
    [0] free
    [one] { $cost } crystal
   *[other] { $cost } crystals
})
option-recall = Recall the creature at { $place }
option-place = { $place }
option-use = { $ability } ({ $card })
option-use-at = { $ability } ({ $card }, { place-name })
option-gate = { gate-of }
option-side = { $side }
option-remove-hand = { $card } (hand)
option-remove-discard = { $card } (discard pile, { $spot ->
    [1] on top
   *[other] number { $spot } from the top
})
option-creature = { $card } at { $place } ({ $side })
option-next = { $card } ({ $place })
option-clan = { $clan } ({ $n })
option-chain = From gate { $gate }: { $way }
option-it-fuse = { $ways }; { $n ->
    [0] beats nobody
   *[other] beats { $cards }
}; { $hits }
fusion-way = from gate { $gate }: { $way }
fusion-none = no chain
fusion-hit = { $n } damage to your gate { $gate }
fusion-no-hit = no damage to your gates
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
} ({ $left } in all).
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
event-gate-hit = { gate-of } takes { $n } damage ({ $left } left).
event-gate-fallen = { gate-of } falls!
event-gate-repaired = { gate-of } regains { $n } strength ({ $left } in all).
event-gate-rebuilt = { gate-of } stands again.
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
table-warriors-left = { $n ->
    [one] 1 warrior in the deck
   *[other] { $n } warriors in the deck
}
table-dismissal = right column: leaves next
table-sovereigns-left = { $n ->
    [one] 1 sovereign in the deck
   *[other] { $n } sovereigns in the deck
}

field-set = Set of creatures
choice-house = the house set
choice-random = surprise me

## Errors

position-unknown-creature = there is no creature "{ $name }" in this set
position-three-gates = there must be three gates, not { $count } (0 for a fallen one)
position-no-gate = there is no gate in the middle with three players
position-match-over = the match would be over
position-nobody-there = nobody is at { $place }
position-crystals = { $count } are too many: only the player whose turn it is has crystals, and only in the development phase
position-numbers = there must be a number for each of the { $must } cards, not { $count }
position-number-twice = { $number } is the number of another card already
set-not-plain = there is something in it that no file could hold.
position-set = expected "house", the path of a set's file, or a whole set as a table
position-chance = expected sixteen hexadecimal digits
position-three-columns = there must be a number for each of the three columns, not { $count }
position-no-step = only a player's attack phase has steps
error-position-namesakes = Two different creatures of this match are called { $name }, so no position can tell them apart.

## How to play: every line of a text is a paragraph

guide-1-title = The aim
guide-1-text =
    In a duel each of you guards three gates, one behind each column of the battlefield. A gate can take 15 damage.
    Bring down every enemy gate while at least one of your own still stands. The moment this happens, the match is over.
guide-2-title = What lies on the table
guide-2-text =
    Your battlefield has three columns and two rows: the attack row is nearest to the enemy, the defence row stands right before your gates. Each of the six places holds one creature.
    You begin with a deck of ten familiars. Chance decides who starts the duel: that player draws three of them, the other five. Hands are secret, and of somebody else's discard pile you see only the top card.
    The field belongs to nobody yet: six warriors in two rows, two sovereigns and an open pile of primals. The right-hand column of the warriors is the dismissal zone, from where they will soon be gone.
guide-3-title = Creatures and their domains
guide-3-text =
    A creature has power, a clan and a price in crystals; only familiars have no price. Warriors make up most of an army, sovereigns are costly and mighty, and a familiar is a small fellow worth a crystal when you discard it.
    The main domain belongs to the creature wherever it stands. A side domain needs a neighbour: it works when the creature on that side, in the same row, is of the same clan. A primal has no power but counts as kin to every clan.
    Some abilities happen once, as a creature is summoned: crystals, cards, repairs, blows against a gate. Others, such as a shield or more power in a charge, last as long as the creature is there.
    In Talia's own house set Lode digs for crystals and cards, Pyre hits hard, Thicket guards and mends, Choir grows by fusion, and Dusk slips in and out and makes cards vanish.
guide-4-title = The development phase
guide-4-text =
    First you build up, with as many actions as you like, in any order. What has a price is paid in crystals, and those you have not spent are lost when the phase ends.
    Discard: a familiar discarded from your hand yields a crystal. Other cards may be discarded too, but few give anything for it.
    Summon: from your hand for nothing, from the field for the full price, always to an empty place. Beside kin, the two side domains that touch both wake up, the newcomer's and the neighbour's. What a main domain does once, it does only for a creature from your hand, or for one whose card says so.
    For a crystal you may move a creature or let two change places, recall one to your discard pile, or send a warrior from the dismissal zone to your discard pile. None of this counts as discarding.
    When you are done, the dismissal zone is cleared, the other warriors slide to the right and new ones come in. A sovereign is replaced at once.
guide-5-title = The attack phase
guide-5-text =
    Now every creature of your attack row charges straight ahead in its column, whether you like it or not; only the order is yours to choose.
    A charge may strike an enemy in the attack row or pass it by. It cannot get past the defence row without a fight.
    Compare powers. A charge at least as strong as the enemy defeats it, and only the surplus, if there is any, drives on. A weaker charge achieves nothing, but the creature that charged is not harmed either. What reaches the gate is damage to it.
    Defeated creatures lie where they fell until all charges are over, then their owners put them onto their discard piles.
    Cards that are still in your hand may be discarded in this phase too. They yield nothing now, but make room for new ones.
guide-6-title = Power fusion
guide-6-text =
    Each of your standing gates can strengthen one charge. Lead a chain from the gate to the creature in the defence row before it, and on from neighbour to neighbour, never diagonally, through one clan only, until it ends in your attack row.
    The creature at the end charges with 2 more power, plus the fuse abilities of all in the chain. Their own powers are not added up.
    No creature can be in two chains. Others of the attack row that a chain merely runs through charge without its bonus, and an attacked creature has nothing from fusion.
guide-7-title = Fallen gates, and the end of a turn
guide-7-text =
    A gate at 0 bursts. In its column it defeats all creatures of its owner, and the creature in the attack row of the one who felled it. You can go on using the column, but no chain starts there any more.
    At the end of your turn you draw until you hold five cards. Then everyone who lost a gate during this turn takes one of the two open sovereigns into hand, for nothing.
    Your deck is shuffled before the match and never again. When it is empty, your discard pile is turned over, and what went there first comes back first.
guide-8-title = Alone, or with three
guide-8-text =
    Alone you start with five cards against an opponent who plays by itself, always to your disadvantage. The warriors of the field are its battlefield: whoever you hire is missing from its ranks. You also lose when the warrior deck runs out.
    With three players everybody has two gates, and none in the middle. Your left column charges at the left neighbour, your right column at the right one, the middle at either. Chance decides who starts; in the order of play the first hands are three, four and five cards.
    With three, defeated creatures lie until their owner's next turn begins. Whoever loses the last gate is out, and the other two fight on.
guide-9-title = For your first match
guide-9-text =
    Creatures from your hand cost nothing, and kept cards only mean that you draw fewer. Put every card to use: as a crystal, as a guard or in a charge.
    A column with an empty defence row is a road to your gate. Even a guard that is defeated takes its own power off the charge.
    Leave a gap between two of a clan and summon the third into it: both neighbours join in.
    A crystal left over? It brings any warrior of the dismissal zone, however expensive, to your discard pile and so later to your hand.
    Before you fell a gate, remember that the blast takes your creature in the attack row along and that your rival will get a sovereign.
