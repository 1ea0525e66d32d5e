# Spawning Horror and its pods.

nemesis-spawning-horror = Spawning Horror
end-metamorphosis = Seven pods have grown, and the metamorphosis is complete.
ending-metamorphosis = metamorphosis

sort-pod = pod
sort-chamber = minion
table-pods = { $n ->
    [one] { $n } pod in the deck
   *[other] { $n } pods in the deck
}
table-pods-discard = Discarded pods

armour-never-dies = This minion can never have less than 1 life.
veil-pods-unharmed = Prevent all damage dealt to pods.
text-pods = A pod that is discarded goes to the pods' own discard pile. When their deck is empty, shuffle that pile to make it anew.
text-metamorphosis = When { $n ->
    [7] seven
   *[other] { $n }
} pods are in play, the metamorphosis is complete and the players lose.
do-prepare-pods = place { card-breeding-chamber } into play with 4 life, or with 1 life if there are four players, and shuffle the pods
do-imbue = at the end of the nemesis turn, as long as { card-breeding-chamber } has { $least } or more life, draw a pod and { card-breeding-chamber } loses { $price } life
do-chamber-gains = { card-breeding-chamber } gains { $n } life
do-draw-pods = { $n ->
    [one] draw a pod and place it into play
    [2] draw two pods and place them into play
   *[other] draw { $n } pods and place them into play
}
do-draw-weak-pod = draw a pod and place it into play with { $life } life
do-keep-pods-still = Do not resolve their persistent effects this turn
do-strongest-pod = resolve the persistent effect of the pod with the most life { $n ->
    [3] three
    [4] four
   *[other] { $n }
} times
if-no-pods = no pod is in play
who-hunted = the hunted player
do-be-hunted = { $form ->
    [they] is hunted from now on
   *[other] be hunted from now on
}
table-hunted = Hunted
event-hunted = { $mage } is hunted.
ask-pod = The persistent effect of which pod?
event-imbues = { $card } imbues a pod ({ $left } life left).

card-breeding-chamber = Breeding Chamber
card-acidic-pod = Acidic Pod
card-crystalline-pod = Crystalline Pod
card-electric-pod = Electric Pod
card-frozen-pod = Frozen Pod
card-marrow-pod = Marrow Pod
card-spiked-pod = Spiked Pod
card-volcanic-pod = Volcanic Pod

card-amplify-energy = Amplify Energy
card-construct = Construct
card-unearth = Unearth
card-accelerated-breeding = Accelerated Breeding
card-exterminating-blade = Exterminating Blade
card-exterminating-blade-campaign = Exterminating Blade
card-retribution = Retribution
card-nest-defender = Nest Defender
card-organic-forge = Organic Forge
card-summon = Summon
