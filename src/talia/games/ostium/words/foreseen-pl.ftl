### Co zrobiłby wybór.

foreseen-defeated = pada
foreseen-gate-fallen = upada
foreseen-blocked = wytrzymuje
foreseen-crystals = kryształy: { $n }
foreseen-crystals-left = { $n ->
    [one] zostaje { $n } kryształ
    [few] zostają { $n } kryształy
   *[many] zostaje { $n } kryształów
}
foreseen-fusion = moc +{ $n }
