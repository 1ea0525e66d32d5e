### Outcasts: Xaxos: Outcast and his abilities.

ally-xaxos = Xaxos:{"\u2005"}Outcast
ally-xaxos-text = He stands in Gravehold's place: players may give him their charges, and eight of them call one of his abilities.
text-xaxos = Whatever concerns Gravehold concerns him, and the players lose when he has no life left. When a player would gain charges, he may gain them instead. With { $n } charges he loses them all, and the top card of his ability deck is resolved.
table-xaxos-deck = Abilities of Xaxos
table-xaxos-discard = Used abilities of Xaxos
table-without-xaxos = without Xaxos: no charges
field-abilities = Abilities of Xaxos
group-abilities = Abilities of Xaxos: Outcast
camp-ally = Abilities of Xaxos: Outcast
if-xaxos-charges = Xaxos has { $how ->
    [at-least] { $n } charges or more
    [at-most] { $n } charges or fewer
   *[exactly] exactly { $n } charges
}
do-xaxos-gains = { ally-xaxos } gains { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
end-xaxos-fallen = Xaxos: Outcast has fallen.
ending-xaxos-fallen = Xaxos fallen

card-obsidian-burst = Obsidian Burst
card-clarifying-light = Clarifying Light
card-glowing-insight = Glowing Insight
card-crystalline-shield = Crystalline Shield
card-shattered-rewind = Shattered Rewind
card-imbued-aura = Imbued Aura
card-interceding-flare = Interceding Flare
card-twisting-flame = Twisting Flame
card-fortifying-blaze = Fortifying Blaze
card-flickering-spirit = Flickering Spirit

do-again = { $clause }, { $n ->
    [2] twice
    [3] three times
   *[other] { $n } times
}
do-two-players = two different players each do this: the player { $clause }
do-two-back = { $form ->
    [they] returns up to two cards in their discard pile to their hand
   *[other] return up to two cards in your discard pile to your hand
}
do-gem-into-hand = { $form ->
    [they] gains a gem that costs { $n } or less and places it into their hand
   *[other] gain a gem that costs { $n } or less and place it into your hand
}
do-open-one = { $form ->
    [they] opens one of their breaches
   *[other] open one of your breaches
}
do-prep-all = { $form ->
    [they] preps any number of spells in hand to their open or closed breaches
   *[other] prep any number of spells in hand to your open or closed breaches
}
do-xaxos-gains-life = Xaxos gains { $n } life, even past what he began with
do-gain-life-past = { $form ->
    [they] gains { $n } life, even past what they began with
   *[other] gain { $n } life, even past what you began with
}
do-acting-gains = the player whose turn it is gains { $n } aether
do-discard-power = discard a power of tier 1, 2 or 3 in play
do-discard-minion = discard a minion of tier 1, 2 or 3 in play
do-cast-one-keeping = any player casts a prepped spell of theirs without discarding it
do-divide-among-minions = deal { $n } damage divided as you choose among any number of minions
do-deal-to-nemesis = deal { $n } damage to the nemesis
do-gain-relic-onto-deck = { $form ->
    [they] gains a relic { $n ->
        [-1] { "" }
       *[other] that costs { $n } or less { "" }
    }from any supply pile and places it on top of their deck
   *[other] gain a relic { $n ->
        [-1] { "" }
       *[other] that costs { $n } or less { "" }
    }from any supply pile and place it on top of your deck
}
ask-open = Open which breach?
ask-discard-foe = Discard which of the nemesis' cards?
option-discard-foe = { $card }
