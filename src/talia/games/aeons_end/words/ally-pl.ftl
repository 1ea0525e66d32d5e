### Sojusznik w miejscu Gravehold.

field-ally = Kogo bronicie
ally-none = Gravehold
ally-none-text = Miasta, jak zawsze.
ally-xaxos = Xaxos:{"\u2005"}Wygnaniec
ally-xaxos-text = Zajmuje miejsce Gravehold: gracze mogą oddawać mu swoje ładunki, a osiem ładunków przywołuje jedną z jego zdolności.
field-abilities = Zdolności Xaxosa
abilities-1 = Pierwsze sześć
abilities-1-text = Jak po pierwszej bitwie ekspedycji.
abilities-2 = Osiem
abilities-2-text = Jak po drugiej.
abilities-3 = Wszystkie dziesięć
abilities-3-text = Jak po trzeciej.
sort-ability = zdolność
group-abilities = Zdolności Xaxosa: Wygnańca
fact-joins = dołącza { $n ->
    [1] razem z nim
    [2] po drugiej bitwie
   *[other] po trzeciej bitwie
}
table-ally-charges = ładunki { $n }/{ $full }
text-xaxos = Wszystko, co dotyczy Gravehold, dotyczy jego, a gracze przegrywają, gdy nie ma już punktów życia. Gdy gracz miałby otrzymać ładunki, zamiast niego może je otrzymać Xaxos. Gdy ma ich { $n }, traci wszystkie i rozpatruje się wierzchnią kartę jego talii zdolności.
event-xaxos-suffers = Xaxos: Wygnaniec otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało życia: { $left }).
event-xaxos-heals = Xaxos: Wygnaniec otrzymuje { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
} (razem { $left }).
end-xaxos-fallen = Xaxos: Wygnaniec pada.
ending-xaxos-fallen = upadek Xaxosa
position-no-ally = w tym pudełku nikt o tym imieniu nie może zająć miejsca Gravehold
table-without-xaxos = bez Xaxosa: bez ładunków
