### Deathmind, its bridges and its cards.

nemesis-deathmind = Deathmind
card-sever-link = Sever Link
card-kinetic-construct = Kinetic Construct
card-memory-burst = Memory Burst
card-mind-feast = Mind Feast
card-bramas-torment = Brama's Torment
card-cortex-jailer = Cortex Jailer
card-thought-quake = Thought Quake
card-brain-wipe = Brain Wipe
card-nightmare = Nightmare
card-thoughtful-sacrifice = Thoughtful Sacrifice

do-sever = a neural bridge is severed: discard a bridge token in play. If there is none, Gravehold suffers { $n } damage
do-weaken-link = remove a power token from { $card }, which resolves at once when it was the last
do-unleash-until-last = unleash until { $card } has one power token
do-prepare-bridges = the supply lies in a grid of three by three: gems, then relics, then spells, each from the cheapest to the most expensive. Place { $n } bridge tokens between neighbouring piles. { $card } is in play
do-discard-together = the players together discard a card in hand for each { $measure }
do-place-bridges = place { $n ->
    [one] a bridge token
   *[other] { $n } bridge tokens
} between neighbouring piles
do-discard-bridges = discard { $n ->
    [one] a bridge token
    [2] two bridge tokens
   *[other] { $n } bridge tokens
} in play
do-discard-bridge-at-first = discard a bridge token beside the first pile of the top row
do-place-then-discard-bridge = place a bridge token, then discard a different one
measure-bridges = bridge token in play
if-bridges = there are { $how ->
    [at-least] { $n } or more
    [at-most] { $n } or fewer
   *[exactly] exactly { $n }
} bridge tokens in play

text-bridges-last-card = The last card of a supply pile cannot be gained.
text-bridges-build = In the main phase a player may spend { $aether } aether or lose { $pulse } pulse tokens to place a bridge token between two neighbouring piles that have none between them.
text-bridges-connected = Piles are connected where a path of bridge tokens leads from one to the other. Whoever gains a card from a pile not connected with the first of the top row suffers { $n } damage.
text-bridges-harder = A bridge costs { $aether } aether or { $pulse } pulse tokens.

ask-bridge = { $n ->
    [1] Place a bridge token between which piles?
   *[other] Place a bridge token between which piles? ({ $n } to go)
}
ask-sever = { $n ->
    [1] Discard which bridge token?
   *[other] Discard which bridge token? ({ $n } to go)
}
option-bridge = Between { $one } and { $other }
option-sever = Between { $one } and { $other }
option-build-bridge = Place a bridge token for { $n } aether
option-build-bridge-pulse = Place a bridge token for { $n } pulse tokens
event-bridge-placed = A bridge leads from { $one } to { $other } now.
event-bridge-gone = The bridge from { $one } to { $other } is gone.
table-bridges = Neural bridges
table-bridges-left = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
}
table-bridge = bridge
table-no-bridge = no bridge
table-connected = connected
table-unconnected = not connected: { $n } damage
