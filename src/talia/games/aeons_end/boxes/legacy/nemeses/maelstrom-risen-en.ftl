### Maelstrom: Risen, its beacons and its cards.

nemesis-maelstrom-risen = Maelstrom:{"\u2005"}Risen
sort-beacon = beacon
turn-assault = Assault
card-draining-beacon = Draining Beacon
card-grave-beacon = Grave Beacon
card-guardian-beacon = Guardian Beacon
card-misery-beacon = Misery Beacon
card-protective-beacon = Protective Beacon
card-slice-power = Slice
card-venomous-coil = Venomous Coil
card-whipping-wires = Whipping Wires
card-bladius-risen = Bladius
card-blight = Blight
card-ferocious-assault = Ferocious Assault
card-beast-of-blades = Beast of Blades
card-cracking-earth = Cracking Earth
card-erupt = Erupt

do-draw-beacon = draw a beacon and place it into play
do-count-beacons = with { $n } beacons in play the players lose
do-prepare-beacons = shuffle the beacons and place { $n } of them into play without what they do immediately. The Assault card stands in for one of the two nemesis turn order cards
do-assault = if the Assault card was drawn, Gravehold suffers 1 damage for each beacon in play
do-assault-harder = In an Assault in which Gravehold suffers damage, it suffers { $n } more.
do-set-beside = set this card beside the mat: for the rest of the game both nemesis turn order cards are Assaults
measure-beacons = beacon in play
if-assault-turn = this is an Assault turn
if-assault-discarded = an Assault card is in the turn order discard pile
do-discard-and-draw = discards all of these cards, then draws as many
do-return-prepped = takes all their prepped spells back to hand
text-beacons-deck = Beacons are discarded to a pile of their own, which is shuffled when their deck is empty and one should be drawn.
text-beacons-lose = When { $n } beacons are in play, the players lose.

intent-if-assault = if it is an Assault, { $damage } to Gravehold
intent-assault = its Assault: { $damage } to Gravehold
event-always-assault = { $card } stays: every nemesis turn is an Assault now.
table-beacons = beacon deck { $n }
table-beacon-discard = Discarded beacons
table-beside = Beside the mat
end-beacons-lit = Ten beacons burn, and a breach opens that nobody will close.
ending-beacons-lit = ten beacons
