### An ally in Gravehold's place.

field-ally = Whom you protect
ally-none = Gravehold
ally-none-text = The city, as ever.
abilities-1 = The first six
abilities-1-text = As after the first battle of the expedition.
abilities-2 = Eight
abilities-2-text = As after the second.
abilities-3 = All ten
abilities-3-text = As after the third.
sort-ability = ability
fact-joins = joins { $n ->
    [1] with him
    [2] after the second battle
   *[other] after the third battle
}
table-ally-charges = { $n }/{ $full } charges
event-ally-charge = { $ally } gains { $n ->
    [one] a charge
   *[other] { $n } charges
} ({ $left } in all).
event-ally-acts = { $ally } acts: { $card }.
event-ally-suffers = { $ally } suffers { $n } damage ({ $left } life left).
event-ally-heals = { $ally } gains { $n } life ({ $left } in all).
