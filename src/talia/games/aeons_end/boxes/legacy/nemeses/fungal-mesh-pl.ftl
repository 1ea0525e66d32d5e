# Pylak Amoku.

nemesis-fungal-mesh = Pylak Amoku

do-possess = na koniec tury nemezis, dopóki { $nemesis } ma co najmniej { $tokens ->
    [2] dwa żetony
   *[other] { $tokens } żetonów
} nemezis, przejmuje kontrolę nad graczem: dowolny gracz aktywuje przygotowane zaklęcie, a zadawane przez nie obrażenia musi otrzymać Gravehold lub dowolny gracz. Jeśli koszt tego zaklęcia to 0, zniszczcie je. Jeśli nikt nie ma przygotowanych zaklęć, Gravehold otrzymuje { $damage }. Następnie { $nemesis } traci { $tokens ->
    [2] dwa żetony
   *[other] { $tokens } żetonów
} nemezis
do-possess-harder = zaklęcie aktywowane na koniec tury nemezis zadaje dodatkowo { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
do-divert = obrażenia otrzymuje Gravehold lub dowolny gracz
do-cast-against-oneself = { $form ->
    [they] aktywuje je i otrzymuje zadawane przez nie obrażenia
    [may] aktywować je i otrzymać zadawane przez nie obrażenia
   *[you] aktywuj je i otrzymaj zadawane przez nie obrażenia
}
do-discard-hand = { $form ->
    [they] odrzuca wszystkie karty z ręki
    [may] odrzucić wszystkie karty z ręki
   *[you] odrzuć wszystkie karty z ręki
}
do-shuffle-discard-in = { $form ->
    [they] wtasowuje swój stos kart odrzuconych w swoją talię
    [may] wtasować swój stos kart odrzuconych w swoją talię
   *[you] wtasuj swój stos kart odrzuconych w swoją talię
}
ask-possessed = Nemezis przejmuje kontrolę nad graczem. Które zaklęcie zostaje aktywowane?
ask-diverted = Kto otrzymuje obrażenia ({ $n })?
option-target-gravehold = Gravehold
event-possesses = { $nemesis } przejmuje kontrolę nad graczem.
event-deck-shuffled = { $mage }: stos kart odrzuconych zostaje wtasowany w talię.

card-dominion-spores = Zarodniki Dominacji
card-influence = Wpływ
card-redirected-power = Przekierowana Moc
card-brama-infested = Brima, Zainfekowana
card-command = Rozkaz
card-deadly-overload = Śmiertelne Przeciążenie
card-domineer = Tyrania
card-override = Nadpisanie
card-psychic-clouds = Psychiczne Chmury
