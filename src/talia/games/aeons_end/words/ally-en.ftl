### An ally in Gravehold's place.

field-ally = Whom you protect
ally-none = Gravehold
ally-none-text = The city, as ever.
ally-xaxos = Xaxos:{"\u2005"}Outcast
ally-xaxos-text = He stands in Gravehold's place: players may give him their charges, and eight of them call one of his abilities.
field-abilities = Abilities of Xaxos
abilities-1 = The first six
abilities-1-text = As after the first battle of the expedition.
abilities-2 = Eight
abilities-2-text = As after the second.
abilities-3 = All ten
abilities-3-text = As after the third.
sort-ability = ability
group-abilities = Abilities of Xaxos: Outcast
fact-joins = joins { $n ->
    [1] with him
    [2] after the second battle
   *[other] after the third battle
}
table-ally-charges = { $n }/{ $full } charges
text-xaxos = Whatever concerns Gravehold concerns him, and the players lose when he has no life left. When a player would gain charges, he may gain them instead. With { $n } charges he loses them all, and the top card of his ability deck is resolved.
event-xaxos-suffers = Xaxos: Outcast suffers { $n } damage ({ $left } life left).
event-xaxos-heals = Xaxos: Outcast gains { $n } life ({ $left } in all).
end-xaxos-fallen = Xaxos: Outcast has fallen.
ending-xaxos-fallen = Xaxos fallen
position-no-ally = nobody of that name can stand in Gravehold's place here
table-without-xaxos = without Xaxos: no charges
