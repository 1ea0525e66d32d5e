### Wygnańcy: Xaxos: Wygnaniec i jego zdolności.

ally-xaxos = Xaxos:{"\u2005"}Wygnaniec
ally-xaxos-text = Zajmuje miejsce Gravehold: gracze mogą oddawać mu swoje ładunki, a osiem ładunków przywołuje jedną z jego zdolności.
text-xaxos = Wszystko, co dotyczy Gravehold, dotyczy jego, a gracze przegrywają, gdy nie ma już punktów życia. Gdy gracz miałby otrzymać ładunki, zamiast niego może je otrzymać Xaxos. Gdy ma ich { $n }, traci wszystkie i rozpatruje się wierzchnią kartę jego talii zdolności.
table-xaxos-deck = Zdolności Xaxosa
table-xaxos-discard = Użyte zdolności Xaxosa
table-without-xaxos = bez Xaxosa: bez ładunków
field-abilities = Zdolności Xaxosa
group-abilities = Zdolności Xaxosa: Wygnańca
camp-ally = Zdolności Xaxosa: Wygnańca
if-xaxos-charges = Xaxos ma { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] ładunek
    [few] ładunki
   *[many] ładunków
}
do-xaxos-gains = { ally-xaxos } otrzymuje { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
}
end-xaxos-fallen = Xaxos: Wygnaniec pada.
ending-xaxos-fallen = upadek Xaxosa

card-obsidian-burst = Obsydianowy Wybuch
card-clarifying-light = Rozjaśniające Światło
card-glowing-insight = Jaśniejąca Myśl
card-crystalline-shield = Kryształowa Tarcza
card-shattered-rewind = Strzaskany Czas
card-imbued-aura = Nasycona Aura
card-interceding-flare = Ratunkowy Rozbłysk
card-twisting-flame = Wijący się Płomień
card-fortifying-blaze = Krzepiący Żar
card-flickering-spirit = Migotliwy Duch

do-again = { $n ->
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { $n } razy
} { $clause }
do-two-players = każdy z dwóch różnych graczy robi to: gracz { $clause }
do-two-back = { $form ->
    [they] bierze
    [may] wziąć
   *[you] weź
} na rękę do dwóch kart ze swojego stosu kart odrzuconych
do-gem-into-hand = { $form ->
    [they] pozyskuje i bierze
    [may] pozyskać i wziąć
   *[you] pozyskaj i weź
} na rękę klejnot o koszcie co najwyżej { $n }
do-open-one = { $form ->
    [they] otwiera
    [may] otworzyć
   *[you] otwórz
} jedną ze swoich bram
do-prep-all = { $form ->
    [they] przygotowuje
    [may] przygotować
   *[you] przygotuj
} dowolną liczbę zaklęć z ręki na swoich otwartych lub zamkniętych bramach
do-xaxos-gains-life = Xaxos otrzymuje { $n } punktów życia, także ponad początkową liczbę
do-gain-life-past = { $form ->
    [they] otrzymuje
    [may] otrzymać
   *[you] otrzymujesz
} { $n } punktów życia, także ponad początkową liczbę
do-acting-gains = gracz, którego tura trwa, otrzymuje { $n } eteru
do-discard-power = odrzućcie z gry moc 1., 2. lub 3. rzędu
do-discard-minion = odrzućcie z gry poplecznika 1., 2. lub 3. rzędu
do-cast-one-keeping = dowolny gracz aktywuje swoje przygotowane zaklęcie, nie odrzucając go
do-divide-among-minions = zadaj { $n } obrażeń, dzieląc je dowolnie między popleczników
do-deal-to-nemesis = zadaj nemezis { $n } obrażeń
do-gain-relic-onto-deck = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} artefakt { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów i { $form ->
    [they] kładzie
    [may] położyć
   *[you] połóż
} go na wierzchu swojej talii
ask-open = Którą bramę otworzyć?
ask-discard-foe = Którą kartę nemezis odrzucić?
option-discard-foe = { $card }
