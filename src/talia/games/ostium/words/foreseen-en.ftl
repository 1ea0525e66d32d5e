### What an option would do.

foreseen-defeated = defeated
foreseen-gate-fallen = falls
foreseen-blocked = holds
foreseen-crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
foreseen-crystals-left = { $n ->
    [one] 1 crystal left
   *[other] { $n } crystals left
}
foreseen-fusion = +{ $n } power
