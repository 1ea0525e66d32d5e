### Wygnańcy: skarby.

card-rhias-planar-pocket = Kieszeń Międzywymiarowa Rhia'i
card-talixs-everburn = Ogniwo Talixa
card-losts-forged-spark = Hartowana Iskra Zgubionego
card-mazras-thesis = Badania Mazry
card-razras-training-whistle = Gwizdek Treningowy Razry
card-rejuvenating-diamond = Odmładzający Diament
card-broken-tooth = Złamany Ząb
card-poison-heart = Trucizna Serca
card-world-marble = Marmur Świata
card-armored-pauldrons = Pancerne Naramienniki
card-bloodshot-geode = Przekrwiona Geoda
card-treasured-stone = Cenny Kamień
card-rebound-gauntlet = Rękawica Odbicia

do-discard-for-aether = odrzuć do { $n ->
    [3] trzech
   *[other] { $n }
} zaklęć z ręki i otrzymaj po 1 eterze za każde z nich
do-focus-a-third = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} bramę III dowolnego gracza
do-focus-often = { $n ->
    [3] trzykrotnie
   *[other] { $n } razy
} wzmocnij jedną ze swoich bram
do-set-beside-pile = umieśćcie tę kartę obok stosu zasobów zaklęcia o koszcie najwyżej { $n }
do-rebound = możesz odrzucić zaklęcie z ręki, by aktywowane zaklęcie wróciło z twojego stosu kart odrzuconych na twoją rękę
ask-beside = { $card }: obok których zaklęć?
option-beside = { $card }
ask-rebound = Odrzucić zaklęcie, by na rękę wróciło: { $card }?
event-set-beside = Obok stosu „{ $card }” leży { $treasure }.
