### Outcasts: Risen Thrall.

nemesis-risen-thrall = Risen Thrall
card-shambling-infantry = Shambling Infantry
card-soldier-of-rot = Soldier of Rot
card-engulfing-hordes = Engulfing Hordes
card-imbue = Imbue
card-vampiric-thrall = Vampiric Thrall
card-spiralling-illusion = Spiralling Illusion
card-thrall-hybrid = Thrall Hybrid
card-twisting-deceit = Twisting Deceit
card-cutting-image = Cutting Image
card-distortion-smoke = Distortion Smoke
card-undying-force = Undying Force
sort-thrall = thrall
table-thralls = thrall deck { $n }
table-thralls-discarded = Discarded thralls
table-side-real = seen: it is real

text-hidden-illusion = It may be an illusion: flip it over to find out.
text-forbids-mild-beginnings = When a player or Gravehold suffers damage at the start of the nemesis turn, they suffer 1 more.
text-forbids-cheap-flips = It costs 3 aether to flip over a thrall.
text-forbids-safe-flips = When a player flips over a thrall, that player suffers 2 damage.
text-forbids-doubt = This minion counts as both a { card-soldier-of-rot } and a { card-shambling-infantry }. It is real.
veil-thralls = Reduce to 0 all damage dealt to thralls.
do-prepare-thralls = shuffle six cards each of { card-shambling-infantry } and { card-soldier-of-rot } to form the thrall deck; { $n } of each are illusions
do-place-thralls = place { $n ->
    [one] a thrall
    [2] two thralls
   *[other] { $n } thralls
} into play{ $more ->
    [0] { "" }
   *[other] { " " }with { $more } additional life{ $n ->
        [one] { "" }
       *[other] { " " }each
    }
}
do-shuffle-thralls-in = shuffle the thrall discard pile into the thrall deck
do-flip-one = flip over a thrall in play; if it is an illusion, discard it
do-soldiers-strike = Gravehold suffers { $one }/{ $two }/{ $three }/{ $four } damage if 1/2/3/4 or more Soldiers of Rot are in play
do-infantry-strikes = any player suffers { $one }/{ $two }/{ $three }/{ $four } damage if 1/2/3/4 or more { card-shambling-infantry } are in play
text-thralls-flip = In their main phase, players may spend { $n } aether to flip over a thrall in play. If it is an illusion, discard it.
text-thralls-anew = When the thrall deck is empty, its discard pile is shuffled to form it anew. A thrall that is discarded is not flipped over.
text-thralls-overrun = When all thralls are in play, an Unleash makes Gravehold suffer { $n } damage instead.
text-thralls-harder = Thralls come into play with { $n } additional life, and whenever they make a player or Gravehold suffer damage, it is 1 more.
option-flip = Flip over { $card } ({ $n } aether)
option-flip-next = Flip over { $card }, no. { $number } ({ $n } aether)
option-thrall-next = { $card }, no. { $number } ({ $left } life)
ask-flip = Flip over which thrall?
event-flipped-illusion = { $card } is flipped over: an illusion.
event-flipped-real = { $card } is flipped over: it is real.
event-thralls-shuffled = The discarded thralls are shuffled into their deck.
