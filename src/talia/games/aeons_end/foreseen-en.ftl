### What an option would do.

foreseen-leaves = leaves play
foreseen-aether = { $n } aether
foreseen-aether-left = { $n } aether left
foreseen-exhausted = exhausted
foreseen-won = You win.
foreseen-lost = You lose.
