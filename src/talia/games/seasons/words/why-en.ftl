### Why something cannot be chosen.

why-gauge-full = The summoning gauge is full: raise it first.
why-energy-short = { $n ->
    [one] 1 energy short
   *[other] { $n } energy short
}
why-crystals-short = { $n ->
    [one] 1 crystal short
   *[other] { $n } crystals short
}
why-never = This card cannot be summoned.
why-turned = It was activated this round.
why-not-now = What it does is not possible now.
why-bonuses-used = All bonuses are used.
why-no-transmuting = Nothing lets you transmute this turn.
why-no-energy = There is no energy to transmute.
why-token-used = The ability token is used.
