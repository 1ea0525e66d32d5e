### Xaxos Przemieniony, jego zaklęcia i karty.

nemesis-xaxos-ascended = Xaxos Przemieniony
sort-xaxos-spell = zaklęcie Xaxosa
card-xaxos-flare = Rozbłysk
card-xaxos-gravity-node = Węzeł Grawitacyjny
card-xaxos-incinerating-fist = Spopielająca Pięść
card-xaxos-breach-communion = Jedność Bram
card-xaxos-pyromancy = Piromancja
card-xaxos-sparking-siphon = Iskra Życia
card-xaxos-breach-collision = Koniunkcja Bram
card-xaxos-monstrous-inferno = Potworne Inferno
card-xaxos-pyro-geist = Pyrowidmo
card-beginning = Początek
card-prelatus-of-fire = Prałat Ognia
card-prelatus-of-pain = Prałat Bólu
card-firestorm = Burza Ognia
card-inner-eye = Wewnętrzne Oko
card-prelatus-of-lore = Prałat Wiedzy
card-break = Złamanie
card-final-form = Ostateczna Postać
card-prelatus-of-death = Prałat Śmierci

do-prepare-spells = potasujcie jego zaklęcia osobno według kosztu: te o koszcie 5 na spodzie, na nich o koszcie 4, a na wierzchu o koszcie 3 – to talia skupienia. Jej wierzchnie karty ({ $n }) to talia zaklęć
do-prepare-spells-harder = Gdy obie talie są gotowe, wierzchnie karty talii zaklęć ({ $n }) zostają zniszczone, a { $nemesis } skupia się { $n ->
    [2] dwukrotnie
   *[other] { $n } razy
}.
do-xaxos-preps = wierzchnią kartę jego talii zaklęć przygotujcie na jego pierwszej z lewej bramie bez zaklęcia. Jeśli takiej bramy nie ma, od razu aktywuje tę kartę
do-xaxos-preps-right = wierzchnią kartę jego talii zaklęć przygotujcie na jego pierwszej z prawej bramie bez zaklęcia. Jeśli takiej bramy nie ma, od razu aktywuje tę kartę
do-xaxos-casts-all = { $nemesis } aktywuje wszystkie swoje przygotowane zaklęcia od lewej do prawej; trafiają one na spód jego talii zaklęć
do-xaxos-casts-top = { $nemesis } aktywuje wierzchnią kartę swojej talii zaklęć
do-concentrate = { $nemesis } skupia się{ $n ->
    [one] {""}
    [2] {" "}dwukrotnie
    [3] {" "}trzykrotnie
    [4] {" "}czterokrotnie
   *[other] {" "}{ $n } razy
}
do-destroy-weak = zniszczcie jedno z jego przygotowanych zaklęć o koszcie { $n }
do-destroy-all-weak = zniszczcie wszystkie jego przygotowane zaklęcia o koszcie { $n }, a { $nemesis } skupia się za każde z nich
do-reveal-spell = odkryjcie wierzchnią kartę jego talii zaklęć. Jeśli kosztuje { $n }, zniszczcie ją
do-concentrate-bottom = połóżcie spodnią kartę talii skupienia na wierzchu jego talii zaklęć
do-shuffle-spells = potasujcie jego talię zaklęć
do-siphon = traci 1 żeton impulsu (jeśli go straci, { $nemesis } otrzymuje { $n } punkty życia)
do-suffer-together = gracze wspólnie otrzymują { $damage }
do-destroy-dearest-and-breach = niszczy to zaklęcie i bramę, na której było przygotowane

text-breach-mat = Ma cztery otwarte bramy. Gdy aktywuje zaklęcie z trzeciej, { $three }; gdy z czwartej, { $four }.
text-quell = W fazie głównej gracz może stracić tyle ładunków, ile kosztuje jedno z zaklęć przygotowanych przez nemezis: trafia ono wtedy na spód talii zaklęć nemezis.
text-concentrate = Gdy { $nemesis } się skupia, wierzchnia karta talii skupienia trafia na spód jego talii zaklęć. Jeśli nie ma już żadnej, zamiast tego następuje wyzwolenie.

intent-xaxos-casts = aktywuje: { $cards }
ask-part = Ile z { $n ->
    [one] { $n } obrażenia
   *[other] { $n } obrażeń
} otrzymuje { $mage }?
option-part = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
option-destroy-his = Zniszczcie: { $card } (brama { $breach })
option-quell = Strać ładunki ({ $n }): { $card } wraca do jego talii
event-xaxos-casts = { $nemesis } aktywuje zaklęcie „{ $card }”.
event-xaxos-preps = { $nemesis } przygotowuje zaklęcie „{ $card }” na bramie { $breach }.
event-xaxos-concentrates = { $nemesis } się skupia (pozostało kart: { $left }).
event-xaxos-reveals = Na wierzchu talii zaklęć nemezis leży { $card }.
event-xaxos-quelled = { $mage } odpiera zaklęcie „{ $card }”.
table-concentrate-deck = talia skupienia { $n }
table-spell-deck = talia zaklęć { $n }
table-his-breaches = Jego bramy
table-breach-harm = przy aktywacji: { $text }
