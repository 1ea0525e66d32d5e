### Dlaczego czegoś nie można wybrać.

why-gauge-full = Poziom mocy przywołania jest wykorzystany: najpierw go podnieś.
why-energy-short = { $n ->
    [one] Brakuje { $n } żetonu energii
   *[other] Brakuje { $n } żetonów energii
}
why-crystals-short = { $n ->
    [one] Brakuje { $n } kryształu
   *[other] Brakuje { $n } kryształów
}
why-never = Tej karty nie można przywołać.
why-turned = Ta karta została już aktywowana w tej rundzie.
why-not-now = To, co robi, nie jest teraz możliwe.
why-bonuses-used = Wszystkie bonusy są wykorzystane.
why-no-transmuting = Nic nie pozwala na przemianę w tej turze.
why-no-energy = Nie ma energii do przemiany.
why-token-used = Żeton zdolności jest wykorzystany.
