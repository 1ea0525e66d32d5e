### Co zrobiłby wybór.

foreseen-leaves = schodzi z gry
foreseen-aether = eter: { $n }
foreseen-aether-left = zostaje { $n } eteru
foreseen-exhausted = wyczerpanie
foreseen-won = Wygrywacie.
foreseen-lost = Przegrywacie.
