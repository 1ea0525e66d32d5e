### Why something cannot be chosen.

why-crystals-short = { $n ->
    [one] 1 crystal short
   *[other] { $n } crystals short
}
why-battlefield-full = No place of your battlefield is free.
why-lies = It is defeated, and lies there until it is laid down.
why-place-taken = Somebody is at { place-name } already.
why-defence-row = Only creatures of the attack row charge.
why-has-charged = It has charged this turn.
why-nobody-there = There is nobody it could charge at.
why-development = Creatures are summoned in the development phase.
