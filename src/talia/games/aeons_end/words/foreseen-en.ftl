### What an option would do.

foreseen-leaves = leaves play
foreseen-aether = { $n } aether
foreseen-aether-left = { $n } aether left
foreseen-tokens-loss = { $n ->
    [one] −{ $n } token → { $left }
   *[other] −{ $n } tokens → { $left }
}
foreseen-tokens-gain = { $n ->
    [one] +{ $n } token → { $left }
   *[other] +{ $n } tokens → { $left }
}
foreseen-shield = −1 shield → { $left }
foreseen-sticker = sticker { $n } of { $places }
foreseen-evolves = evolves
foreseen-exhausted = exhausted
foreseen-won = You win.
foreseen-lost = You lose.
