### Why something cannot be chosen.

why-aether-short = { $n ->
    [one] 1 aether short
   *[other] { $n } aether short
}
why-charges-short = { $n ->
    [one] The ability needs 1 more charge
   *[other] The ability needs { $n } more charges
}{ $aether ->
    [0] .
   *[other] { "" }; { $aether } aether short for the next one.
}
why-pile-empty = This pile is empty.
why-pile-last = Nobody can gain the last card of a pile.
why-ability-idle = The ability would do nothing now.
why-price = What this asks for cannot be paid in full.
why-no-breach = No breach is open or was focused this turn.
why-no-room = No breach that can be used has room for it.
why-not-focused = Breach { $breach } is closed and was not focused this turn.
why-breach-taken = A spell is already prepped to breach { $breach }.
why-breach-gone = Breach { $breach } is destroyed.
why-needs-two = It needs breach { $breach } and the one beside it, both free.
why-casting-phase = Prepped spells are cast in the casting phase, which begins a turn.
why-main-phase = That has to wait for the main phase: first the prepped spells.
