### Wygnańcy: nazwy i słowa kart, które robią coś jedynego w swoim rodzaju.

title-outcasts = Aeon's End: Wygnańcy
blurb-outcasts = Miasto zniknęło z oczu i magowie bronią już tylko siebie nawzajem. Kooperacyjna gra z budowaniem talii dla 1-4 osób: klątwy wkradają się do talii, których się nie tasuje, tułacze umykają zaklęciom, a każde z czterech nemezis łamie regułę, którą braliście za pewnik.
market-first-market = Pierwszy rynek (sugerowany)

card-unstable-pyrite = Niestabilny Piryt
card-helix-of-amber = Bursztynowa Spirala
card-molten-peridot = Stopiony Oliwin
card-elongated-looq = Wydłużony Looq
card-galvanized-sapphire = Ocynkowany Szafir
card-petrified-phoenixium = Skamieniały Feniks
card-vigorous-sunstone = Energetyczny Kamień Słoneczny
card-duplicating-sazite = Powielający się Sazyt
card-orb-of-the-deep = Sfera Głębin
card-carnivorous-roox = Mięsożerny Roox
card-reconstituting-circuit = Odtwarzający Obwód
card-rift-dagger = Sztylet Szczeliny
card-chain-of-retrieval = Łańcuch Odzyskania
card-destiny-forger = Fałszerz Przeznaczenia
card-transmuters-lens = Soczewki Transmutera
card-bottled-sun = Słońce w Butelce
card-unhinged-vortex = Rozszalały Wir
card-fortified-frost = Obronny Mróz
card-paired-storm = Złączona Burza
card-infused-ignition = Wewnętrzny Zapłon
card-shattering-bolt = Roztrzaskujący Pocisk
card-twisted-fang = Wykrzywione Kły
card-gathered-will = Zgromadzona Wola
card-lightning-arrow = Błyskawica
card-radiant-conflux = Promienisty Przepływ
card-unstable-rift = Niestabilna Szczelina
card-hasted-intellect = Usprawniony Intelekt
card-swarm-of-flame = Rój Płomieni
card-tornado-of-insight = Tornado Przenikliwości
card-arcane-relay = Tajemny Przekaźnik
card-dizzying-burst = Oszałamiający Wybuch

card-entwined-amethyst = Spleciony Ametyst
card-esoteric-amplifier = Wzmacniacz Mocy
card-glyph-carver = Rzeźbiarz Glifów
card-nameless-siphon = Wtłoczenie Bezimiennego
card-trulite-of-energy = Okruch Energii
card-trulite-of-force = Okruch Mocy
card-call-of-the-void = Zew Pustki
card-convergence = Harmonia
card-swirling-darkness = Kłębiąca się Ciemność

if-no-closed-breaches = nie masz zamkniętych bram
do-gain-no-dearer = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} z rynku kartę nie droższą od tej, którą pozyskałeś
do-destroy-for-aether = zniszczyć kartę z ręki i otrzymać tyle eteru, ile kosztuje
do-forge-another = zniszczyć kartę z ręki, a potem może pozyskać i wziąć na rękę kartę droższą od niej najwyżej o { $n }
do-rift-gain = pozyskaj kartę o koszcie najwyżej { $n } z dowolnego innego stosu zasobów; możesz zniszczyć tę kartę, by mogła kosztować { $dearer }. Możesz wydać { $price } eter, by wziąć pozyskaną kartę na rękę
do-deal-for-an-allys-hand = dowolny sojusznik dobiera kartę i odkrywa rękę. Zadaj { $n } obrażenia i po 1 więcej za każdą jego kartę o koszcie co najmniej 1
do-order-turn-deck = obejrzyj całą talię tur i odłóż ją w dowolnej kolejności

ask-rift-destroy = Zniszczyć Sztylet Szczeliny, by pozyskać kartę o koszcie najwyżej { $n }?
ask-into-hand-for = Wydać { $n } eter, by wziąć na rękę kartę „{ $card }”?
ask-ally-draws = Który sojusznik dobiera kartę i odkrywa rękę?
ask-turn-last = Która z tych kart tury będzie ostatnia?
option-turn-last = { $card }
