### Sojusznik w miejscu Gravehold.

field-ally = Kogo bronicie
ally-none = Gravehold
ally-none-text = Miasta, jak zawsze.
abilities-1 = Pierwsze sześć
abilities-1-text = Jak po pierwszej bitwie ekspedycji.
abilities-2 = Osiem
abilities-2-text = Jak po drugiej.
abilities-3 = Wszystkie dziesięć
abilities-3-text = Jak po trzeciej.
sort-ability = zdolność
fact-joins = dołącza { $n ->
    [1] razem z nim
    [2] po drugiej bitwie
   *[other] po trzeciej bitwie
}
table-ally-charges = ładunki { $n }/{ $full }
event-ally-charge = { $ally } otrzymuje { $n ->
    [one] ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
} (razem { $left }).
event-ally-acts = { $ally } działa: { $card }.
event-ally-suffers = { $ally } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało życia: { $left }).
event-ally-heals = { $ally } otrzymuje { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
} (razem { $left }).
