### Martwomyśl, jej mosty i karty.

nemesis-deathmind = Martwomyśl
card-sever-link = Zerwane Połączenie
card-kinetic-construct = Kinetyczny Konstrukt
card-memory-burst = Wybuch Wspomnień
card-mind-feast = Uczta Umysłów
card-bramas-torment = Udręka Brimy
card-cortex-jailer = Strażnik Kory
card-thought-quake = Trzęsienie Myśli
card-brain-wipe = Pranie Mózgu
card-nightmare = Koszmar
card-thoughtful-sacrifice = Ofiara z Myśli

do-sever = most neuronowy zostaje zerwany: odrzućcie żeton mostu. Jeśli nie ma żadnego, Gravehold otrzymuje { $n } obrażeń
do-weaken-link = usuńcie żeton mocy z karty „{ $card }”, a jeśli był ostatni, rozpatrzcie ją od razu
do-unleash-until-last = powtarzajcie wyzwolenie, aż karta „{ $card }” będzie mieć jeden żeton mocy
do-prepare-bridges = stosy zasobów leżą w siatce trzy na trzy: klejnoty, potem artefakty, potem zaklęcia, w każdym rodzaju od najtańszych. Połóżcie między sąsiednimi stosami { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
} mostów. Karta „{ $card }” jest w grze
do-discard-together = gracze wspólnie odrzucają po karcie z ręki za { $measure }
do-place-bridges = połóżcie między sąsiednimi stosami { $n ->
    [one] żeton mostu
    [few] { $n } żetony mostów
   *[many] { $n } żetonów mostów
}
do-discard-bridges = { $form ->
    [they] odrzuca
    [may] odrzucić
   *[you] odrzućcie
} { $n ->
    [one] żeton mostu
    [2] dwa żetony mostów
    [few] { $n } żetony mostów
   *[many] { $n } żetonów mostów
}
do-discard-bridge-at-first = odrzućcie żeton mostu leżący przy pierwszym stosie górnego rzędu
do-place-then-discard-bridge = połóżcie żeton mostu, a potem odrzućcie inny
measure-bridges = każdy żeton mostu w grze
if-bridges = w grze { $n ->
    [one] jest
    [few] są
   *[many] jest
} { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] żeton mostu
    [few] żetony mostów
   *[many] żetonów mostów
}

text-bridges-last-card = Ostatniej karty ze stosu zasobów nie można pozyskać.
text-bridges-build = W fazie głównej gracz może wydać { $aether } eteru albo stracić { $pulse ->
    [one] { $pulse } żeton
    [few] { $pulse } żetony
   *[other] { $pulse } żetonów
} impulsu, by położyć żeton mostu między dwoma sąsiednimi stosami, między którymi żadnego nie ma.
text-bridges-connected = Stosy są połączone, jeśli z jednego do drugiego prowadzi droga po żetonach mostów. Kto pozyskuje kartę ze stosu niepołączonego z pierwszym w górnym rzędzie, otrzymuje { $n } obrażenia.
text-bridges-harder = Most kosztuje { $aether } eteru albo { $pulse ->
    [one] { $pulse } żeton
    [few] { $pulse } żetony
   *[other] { $pulse } żetonów
} impulsu.

ask-bridge = { $n ->
    [1] Między którymi stosami położyć żeton mostu?
   *[other] Między którymi stosami położyć żeton mostu? (jeszcze { $n })
}
ask-sever = { $n ->
    [1] Który żeton mostu odrzucić?
   *[other] Który żeton mostu odrzucić? (jeszcze { $n })
}
option-bridge = Między stosami: { $one } i { $other }
option-sever = Między stosami: { $one } i { $other }
option-build-bridge = Połóż żeton mostu (eter: { $n })
option-build-bridge-pulse = Połóż żeton mostu (żetony impulsu: { $n })
event-bridge-placed = Nowy most: { $one } – { $other }.
event-bridge-gone = Nie ma już mostu: { $one } – { $other }.
table-bridges = Mosty neuronowe
table-bridges-left = { $n ->
    [one] { $n } most
    [few] { $n } mosty
   *[many] { $n } mostów
}
table-bridge = most
table-no-bridge = bez mostu
table-connected = połączony
table-unconnected = niepołączony: { $n } obrażenia
