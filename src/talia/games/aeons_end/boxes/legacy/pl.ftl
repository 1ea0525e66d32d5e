### Legacy: nazwy oraz słowa kart, które robią coś po swojemu.

title-legacy = Aeon's End: Legacy
blurb-legacy = Zaczynacie jako adepci, którzy niewiele umieją, a kim będziecie, wybieracie sami. Kooperacyjna gra w budowanie talii dla 1–4 osób: magowie złożeni z darów, impuls, który zostaje z tury na turę, i sześć nemezis z osłoniętym tarczami potomstwem, mostami myśli i latarniami w mroku.
market-first-chapter = Pierwszy rozdział (sugerowany)
market-racing-pulse = Szybki impuls (sugerowany)

card-ancient-cyanolith = Starożytny Cyjanolit
card-conductive-grit = Grys Przewodzący
card-soothing-torporene = Oszałamiający Torporen
card-arcing-silicate = Krzemień Łukowy
card-branching-radite = Promienny Radyt
card-entangled-shard = Splątany Okruch
card-phased-portalite = Fasetkowy Portalit
card-crumbling-compound = Krucha Mieszanka
card-refined-lumenium = Wytworny Lumen
card-fulmite-slab = Tafla Pełni
card-gilded-marble = Złocony Marmur
card-brane-knife = Świetlisty Nóż
card-geophage = Chowanica
card-neural-wreath = Łącze Neuronowe
card-prophetic-lens = Prorocza Soczewka
card-voltaic-relay = Przekaźnik Napięcia
card-infernal-mirror = Piekielne Lustro
card-void-mill = Młyn Pustki
card-ethereal-hand = Eteryczna Ręka
card-reality-stabilizer = Stabilizator Rzeczywistości
card-adrenal-batteries = Akumulator Adrenalinowy
card-fire-chakram = Czakram Ognia
card-breach-flare = Rozbłysk Bram
card-sparking-siphon = Iskra Życia
card-warping-haze = Mglisty Wir
card-breach-communion = Jedność Bram
card-force-transfusion = Transfuzja Mocy
card-incinerating-fist = Spopielająca Pięść
card-arcane-salvo = Tajemna Salwa
card-bending-beam = Zakrzywiony Promień
card-fiery-conclusion = Ogniste Rozstrzygnięcie
card-gravity-node = Węzeł Grawitacyjny
card-pyro-geist = Pyrowidmo
card-starfire-frenzy = Gwiezdny Szał
card-breach-collision = Koniunkcja Bram
card-thunderous-oath = Przysięga Grzmotu
card-sphere-of-inversion = Sfera Inwersji

## Karty, które robią coś po swojemu

do-two-destroy-tops = dwóch różnych graczy może zniszczyć wierzchnią kartę swojego stosu kart odrzuconych
ask-destroy-tops = Czyja wierzchnia karta stosu kart odrzuconych zostaje zniszczona? ({ $n ->
    [one] może jeszcze jeden gracz
   *[other] najwyżej { $n } graczy
})
do-open-any = { $form ->
    [they] otwiera
    [may] otworzyć
   *[you] otwórz
} zamkniętą bramę dowolnego gracza
ask-open-any = Którą bramę otworzyć?
do-gain-and-prep = { $form ->
    [they] pozyskuje zaklęcie o koszcie co najwyżej { $n } z dowolnego stosu zasobów i przygotowuje je na otwartej bramie dowolnego gracza
    [may] pozyskać zaklęcie o koszcie co najwyżej { $n } z dowolnego stosu zasobów i przygotować je na otwartej bramie dowolnego gracza
   *[you] pozyskaj zaklęcie o koszcie co najwyżej { $n } z dowolnego stosu zasobów i przygotuj je na otwartej bramie dowolnego gracza
}
do-prep-gained = { $form ->
    [they] przygotowuje
    [may] przygotować
   *[you] przygotuj
} pozyskane właśnie zaklęcie na otwartej bramie dowolnego gracza
ask-prep-where = Na której bramie przygotować to zaklęcie?
option-prep-it-free = { $shared ->
    [yes] Brama { $breach } ({ $mage })
   *[no] Brama { $breach }
}
if-piles-empty = co najmniej { $n ->
    [one] { $n } stos zasobów jest pusty
    [few] { $n } stosy zasobów są puste
   *[many] { $n } stosów zasobów jest pustych
}
do-deal-both = zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}. Zadaj { $m ->
    [one] { $m } obrażenie
    [few] { $m } obrażenia
   *[many] { $m } obrażeń
}. Wszystko, co zwiększa obrażenia tego zaklęcia, zwiększa jedne i drugie
do-may-go-to-anyone = możesz ją położyć na wierzchu stosu kart odrzuconych dowolnego gracza
ask-give-gained = Na czyj stos kart odrzuconych trafia karta „{ $card }”?
option-skip-ask-give-gained = Zostaw ją u siebie
do-draw-as-many = { $form ->
    [they] dobiera
    [may] dobrać
   *[you] dobierz
} tyle kart, ile żetonów impulsu stracono
cards-relic-played-or-discarded = artefakt zagrany w tej turze lub ze swojego stosu kart odrzuconych
do-top = { $form ->
    [they] kładzie na wierzchu swojej talii { $cards }
    [may] położyć na wierzchu swojej talii { $cards }
   *[you] połóż na wierzchu swojej talii { $cards }
}
ask-top-one = Który artefakt położyć na wierzchu talii?
option-top = Połóż na wierzchu talii: { $card } ({ $place })
