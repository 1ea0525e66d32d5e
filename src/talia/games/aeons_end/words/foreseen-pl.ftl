### Co zrobiłby wybór.

foreseen-leaves = schodzi z gry
foreseen-aether = { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
foreseen-aether-left = zostaje { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
foreseen-tokens-loss = { $n ->
    [one] −{ $n } żeton → { $left }
    [few] −{ $n } żetony → { $left }
   *[many] −{ $n } żetonów → { $left }
}
foreseen-tokens-gain = { $n ->
    [one] +{ $n } żeton → { $left }
    [few] +{ $n } żetony → { $left }
   *[many] +{ $n } żetonów → { $left }
}
foreseen-shield = −1 tarcza → { $left }
foreseen-sticker = naklejka { $n } z { $places }
foreseen-evolves = ewoluuje
foreseen-exhausted = wyczerpanie
foreseen-won = Wygrywacie.
foreseen-lost = Przegrywacie.
