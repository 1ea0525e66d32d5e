### Co robi kilka nemezis oraz jakich kart i graczy szukają.

text-lasting = Po rozpatrzeniu nie odrzucajcie tej karty, lecz połóżcie na niej znów { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
} mocy.
event-tokens-anew = Znów ma { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
} mocy: { $card }.
do-reveal-turn-card-of-player = odkryjcie wierzchnią kartę talii tur. Jeśli to karta gracza, ten gracz { $player }
who-most-cards-in-discard = gracz z największą liczbą kart na swoim stosie kart odrzuconych
who-most-cards-hand-2-or-more = gracz z największą liczbą kart o koszcie co najmniej 2 na ręce
aether-not-a-card = na dowolny cel poza pozyskaniem karty
cards-prepped-5-or-more = przygotowane zaklęcie o koszcie co najmniej 5
