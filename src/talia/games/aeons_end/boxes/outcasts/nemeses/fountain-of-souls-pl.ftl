# Fontanna Dusz: jej karty, krąg i latarnia.

nemesis-fountain-of-souls = Fontanna Dusz

card-soulfire = Ogień Dusz
card-arise = Przebudzenie
card-energy-leech = Pijawka Energii
card-loss-of-will = Utrata Woli
card-murky-voidborn = Mętny Pomiot Pustki
card-soul-frenzy = Szał Dusz
card-spirit-drain = Wyssanie Ducha
card-rushing-tides = Rwące Fale
card-starry-smogling = Gwiezdny Dymnik
card-whirlpool = Wir

text-souls = Dusze pojawiają się na polu { $four } przy czterech graczach, na polu { $three } przy trzech, a poza tym na polu { $two }. Zgodnie z ruchem wskazówek zegara dochodzą do pola { $last }, wracają na pole { $ring } i krążą dalej. Za każdą duszę, która wejdzie na pole { $last }, Gravehold otrzymuje 1 obrażenie. Dusze nie są poplecznikami i nie można im zadawać obrażeń.
text-lantern = Gdy latarnia ma { $fuel ->
    [3] trzy
   *[other] { $fuel }
} żetony paliwa, dowolny gracz może jej użyć w swojej fazie głównej: odrzuca do { $n ->
    [5] pięciu
   *[other] { $n }
} dusz z dwóch sąsiednich pól. Potem latarnia traci całe paliwo.
text-souls-harder = Dusza, która się pojawia, od razu przesuwa się o jedno pole zgodnie z ruchem wskazówek zegara.
text-forbids-lantern = Gracze nie mogą używać latarni.

do-prepare-fountain = umieśćcie { $n ->
    [2] dwie dusze
   *[other] { $n } dusz
} na polu początkowym i dodajcie stos zasobów ze wszystkich kart „{ $card }”. Trzech graczy wspólnie pozyskuje jedną z nich, czterech dwie
do-gain-together = gracze wspólnie pozyskują karty „{ $card }”: { $n }
do-place-souls = umieśćcie { $n ->
    [3] trzy dusze
    [4] cztery dusze
   *[other] { $n } dusz
} na polu początkowym
do-move-each-soul = przesuńcie każdą duszę o jedno pole zgodnie z ruchem wskazówek zegara
do-move-souls = przesuńcie { $n ->
    [one] jedną duszę
    [2] dwie dusze
   *[other] { $n } dusz
} o jedno pole zgodnie z ruchem wskazówek zegara
do-move-from-start = przesuńcie każdą duszę z pola początkowego o { $n ->
    [3] trzy pola
   *[other] { $n } pól
} zgodnie z ruchem wskazówek zegara
do-move-most = przesuńcie każdą duszę z pola, na którym jest najwięcej dusz, o { $n ->
    [2] dwa pola
   *[other] { $n } pól
} zgodnie z ruchem wskazówek zegara
do-discard-soul = odrzuć jedną duszę
do-lantern-gains = latarnia otrzymuje 1 paliwo
do-return = { $form ->
    [they] odkłada { $cards } na stos zasobów
    [together] gracze wspólnie odkładają { $cards } na stos zasobów
   *[other] odłóż { $cards } na stos zasobów
}
who-most-cards-soulfire-in-hand = gracz, który ma na ręce najwięcej kart „Ogień Dusz”,
cards-soulfire-in-hand = kartę „Ogień Dusz” z ręki

ask-soulfire = Kto pozyskuje kartę „{ $card }”?
ask-move-soul = Duszę z którego pola przesunąć?
ask-move-most = Kilka pól ma najwięcej dusz. Które z nich?
ask-discard-soul = Duszę z którego pola odrzucić?
ask-lantern = Duszę z którego pola odrzucić w świetle latarni?
ask-return = Którą kartę odłożyć na stos zasobów? ({ $n ->
    [one] jeszcze jedną
   *[other] jeszcze { $n }
})
ask-return-one = Którą kartę odłożyć na stos zasobów?
option-soul = Pole { $space } ({ $n ->
    [one] jedna dusza
    [few] { $n } dusze
   *[many] { $n } dusz
})
option-lantern = Użyj latarni (liczba dusz: do { $n })
option-return = { $shared ->
    [yes] Odłóż: { $card } ({ $mage }, { $place })
   *[no] Odłóż: { $card } ({ $place })
}

event-souls-placed = Dusze na polu { $space }: przybywa { $n }.
event-souls-move = Zgodnie z ruchem wskazówek zegara { $n ->
    [one] przesuwa się jedna dusza
    [few] przesuwają się { $n } dusze
   *[many] przesuwa się { $n } dusz
} (o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
}).
event-soul-discarded = Dusza z pola { $space } odchodzi w spokoju.
event-fuel = Paliwo latarni: { $n }.
event-lantern-used = { $mage } używa latarni.

table-fountain = Fontanna Dusz
table-souls = { $n ->
    [0] brak dusz
    [one] { $n } dusza
    [few] { $n } dusze
   *[many] { $n } dusz
}
table-souls-start = start
table-souls-last = każda rani Gravehold
table-lantern = Latarnia
table-fuel = paliwo { $n }/{ $full }
