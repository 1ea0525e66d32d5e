## Opowieść o bitwie

count-damage = Zadane obrażenia
count-damage-most = Najwięcej zadanych obrażeń: { $card } ({ $n }).
count-damage-best = obrażenia: { $n }
count-harm = Otrzymane obrażenia od
count-harm-most = Otrzymano najwięcej obrażeń od: { $card } ({ $n }).
count-harm-best = obrażenia: { $n }
count-gained = Pozyskane karty
count-gained-most = Najczęściej pozyskiwana karta: { $card }, { $n } razy.
count-gained-best = karty: { $n }
gauge-tokens = Żetony nemezis
story-measured = Życie i żywotność
