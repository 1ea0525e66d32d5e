# Fountain of Souls: its cards, the ring and the lantern.

nemesis-fountain-of-souls = Fountain of Souls

card-soulfire = Soulfire
card-arise = Arise
card-energy-leech = Energy Leech
card-loss-of-will = Loss of Will
card-murky-voidborn = Murky Voidborn
card-soul-frenzy = Soul Frenzy
card-spirit-drain = Spirit Drain
card-rushing-tides = Rushing Tides
card-starry-smogling = Starry Smogling
card-whirlpool = Whirlpool

text-souls = Souls come in on space { $four } with four players, on space { $three } with three, otherwise on space { $two }. Clockwise they go up to space { $last }, then back to space { $ring } and round again. For each soul that comes to space { $last } Gravehold suffers 1 damage. Souls are no minions and cannot be dealt damage.
text-lantern = While the lantern has { $fuel ->
    [3] three
   *[other] { $fuel }
} fuel, any player may use it in their main phase: discard up to { $n ->
    [5] five
   *[other] { $n }
} souls on two spaces beside each other. Then the lantern loses all of its fuel.
text-souls-harder = A soul that comes in moves one space clockwise at once.
text-forbids-lantern = Players cannot use the lantern.

do-prepare-fountain = place { $n ->
    [2] two
   *[other] { $n }
} souls on the start space and add a supply pile of all { $card } cards. Three players together gain one of them, four players two
do-gain-together = the players together gain { $n } { $card }
do-place-souls = place { $n ->
    [3] three
    [4] four
   *[other] { $n }
} souls on the start space
do-move-each-soul = move each soul one space clockwise
do-move-souls = move { $n ->
    [one] a soul one space
    [2] two souls one space each
   *[other] { $n } souls one space each
} clockwise
do-move-from-start = move each soul on the start space { $n ->
    [3] three
   *[other] { $n }
} spaces clockwise
do-move-most = move each soul on the space with the most souls { $n ->
    [2] two
   *[other] { $n }
} spaces clockwise
do-discard-soul = discard a soul
do-lantern-gains = the lantern gains 1 fuel
do-return = { $form ->
    [they] returns { $cards }
    [together] the players together return { $cards }
   *[other] return { $cards }
} to the supply
who-most-cards-soulfire-in-hand = the player with the most { card-soulfire }s in hand
cards-soulfire-in-hand = a { card-soulfire } in hand

ask-soulfire = Who gains a { $card }?
ask-move-soul = Move a soul from which space?
ask-move-most = Several spaces have the most souls. Which of them?
ask-discard-soul = Discard a soul on which space?
ask-lantern = Which soul does the lantern put to rest?
ask-return = Return which card? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-return-one = Return which card?
option-soul = { $n ->
    [one] Space { $space } (a soul)
   *[other] Space { $space } ({ $n } souls)
}
option-lantern = Use the lantern (up to { $n ->
    [one] { $n } soul
   *[other] { $n } souls
})
option-return = { $shared ->
    [yes] Return { $card } ({ $mage }, { $place })
   *[no] Return { $card } ({ $place })
}

event-souls-placed = { $n ->
    [one] A soul comes in on space { $space }.
   *[other] { $n } souls come in on space { $space }.
}
event-souls-move = { $n ->
    [one] A soul moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } clockwise.
   *[other] { $n } souls move { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } clockwise.
}
event-soul-discarded = A soul on space { $space } is put to rest.
event-fuel = The lantern has { $n } fuel.
event-lantern-used = { $mage } uses the lantern.

table-fountain = Fountain of Souls
table-souls = { $n ->
    [0] no souls
    [one] { $n } soul
   *[other] { $n } souls
}
table-souls-start = start
table-souls-last = each hurts Gravehold
table-lantern = Lantern
table-fuel = fuel { $n }/{ $full }
