### Wygnańcy: nazwy i słowa kart, które robią coś jedynego w swoim rodzaju.

title-outcasts = Aeon's End: Wygnańcy
blurb-outcasts = Kto broni Gravehold, musi teraz dbać także o innych. Kooperacyjna gra z budowaniem talii dla 1–4 osób: klątwy wkradają się do talii, których się nie tasuje, tułacze umykają zaklęciom, a każde z czterech nemezis łamie regułę, którą braliście za pewnik.
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
} z rynku kartę nie droższą od pozyskanej przez ciebie
do-destroy-for-aether = zniszczyć kartę z ręki i otrzymać tyle eteru, ile kosztuje
do-forge-another = zniszczyć kartę z ręki, a potem może pozyskać i wziąć na rękę kartę droższą od niej najwyżej o { $n }
do-rift-gain = pozyskaj kartę o koszcie najwyżej { $n } z dowolnego innego stosu zasobów; możesz zniszczyć tę kartę, by zamiast tego wybrać kartę o koszcie najwyżej { $dearer }. Możesz wydać { $price } eter, by wziąć pozyskaną kartę na rękę
do-deal-for-an-allys-hand = dowolny sojusznik dobiera kartę i odkrywa rękę. Zadaj { $n } obrażenia i po 1 więcej za każdą jego kartę o koszcie co najmniej 1
do-order-turn-deck = obejrzyj całą talię tur i odłóż ją w dowolnej kolejności

ask-rift-destroy = Zniszczyć Sztylet Szczeliny, by pozyskać kartę o koszcie najwyżej { $n }?
ask-into-hand-for = Wydać { $n } eter, by wziąć na rękę kartę „{ $card }”?
ask-ally-draws = Który sojusznik dobiera kartę i odkrywa rękę?
ask-turn-last = Która z tych kart tury będzie ostatnia?
option-turn-last = { $card }
ask-shuffle-turn = Którą kartę tury wtasować?
option-shuffle-turn = { $card }

do-focus-its-breach = wzmocnij bramę, z której aktywowano to zaklęcie
do-cast-all-keeping = aktywuj wszystkie swoje przygotowane zaklęcia, nie odrzucając ich
do-exchange = dowolny sojusznik dobiera { $n } karty. Potem możesz mu dać dowolnie wiele kart z ręki, a on daje ci tyle samo
do-cast-several = aktywuj do trzech zaklęć przygotowanych przez dowolnych graczy. Jeśli masz trzy otwarte bramy, każde zadaje 1 dodatkowe obrażenie; jeśli cztery, aktywuj do czterech, a każde zadaje 2 dodatkowe obrażenia
do-shuffle-turn-in = { $form ->
    [they] wtasowuje
   *[you] wtasuj
} swoją kartę tury ze stosu odrzuconych kart tur w talię tur
do-place-glyphs = { $form ->
    [they] kładzie
   *[you] połóż
} { $n ->
    [one] glif
    [2] dwa glify
   *[other] { $n } glifów
} na wierzchu dowolnej karty na rynku
do-barrier-moves = przesuń żeton bariery na inne pole i wykonaj, co tam napisano

mage-arachnos = Arachnos
mage-arachnos-title = Nawrócony akolita
mage-arachnos-ability = Wymazanie
mage-dezmodia-void-risen = Dezmodia
mage-dezmodia-void-risen-whole = Dezmodia, Powstała z Pustki
mage-dezmodia-void-risen-title = Powstała z Pustki
mage-dezmodia-void-risen-ability = Wir Pustki
mage-dezmodia-void-risen-rules = Brama IV to Brama Pustki: gdy jest otwarta, można na niej przygotować dowolnie wiele zaklęć. Wyczerpana Dezmodia jej nie traci.
mage-ilya = Ilya
mage-ilya-title = Prawa ręka
mage-ilya-ability = Objęcia Życia
mage-kel = Kel
mage-kel-title = Lewa ręka
mage-kel-ability = Pokrzepienie Duszy
mage-qu = Qu
mage-qu-title = Niszczycielka
mage-qu-ability = Spalanie Eteru
mage-taqren = Taqren
mage-taqren-title = Pęknięta Tarcza
mage-taqren-ability = Podtrzymanie
mage-taqren-rules = Zawsze gdy Taqren otrzymuje obrażenia, także wyczerpany, przesuń żeton bariery na inne pole i wykonaj je: dowolny sojusznik dobiera kartę; wzmocnij swoją zamkniętą bramę o najniższym koszcie wzmocnienia; pozyskujesz 1 ładunek; przygotuj zaklęcie z ręki na jednej ze swoich bram, otwartej lub zamkniętej. Żeton zaczyna na pierwszym z nich. Za każde obrażenie wyczerpanego Taqrena Gravehold otrzymuje 1 obrażenie zamiast 2.
mage-taqren-shown = Bariera: { $text }
mage-thraxir = Thraxir
mage-thraxir-title = Wskrzeszony
mage-thraxir-ability = Zrzucone Kajdany
mage-thraxir-rules = Gdy otwierasz bramę I (Wykutą), pozyskaj kartę o koszcie najwyżej 4 z dowolnego stosu zasobów; II (Zaostrzoną), zaklęcie o koszcie najwyżej 5; III (Oszlifowaną), wtasuj swoją kartę tury w talię tur; IV (Ząbkowaną), pozyskaj dowolne zaklęcie. Te bramy nie zwiększają obrażeń.
mage-zhana = Z'hana
mage-zhana-title = Szkarłatna buntowniczka
mage-zhana-ability = Zapisanie
mage-zhana-rules = Masz pięć glifów. Gdy sojusznik pozyskuje kartę z glifem, on albo Z'hana otrzymuje jego dar, a glif wraca; gdy pozyskuje ją Z'hana, kładzie glif na innej karcie na rynku. Dary: Iskra, 1 ładunek; Umysł, dobierz kartę; Brama, wzmocnij jedną ze swoich bram; Serce, 1 punkt życia; Mur, Gravehold otrzymuje 1 punkt żywotności.
make-forged = Wykuta brama
make-honed = Zaostrzona brama
make-refined = Oszlifowana brama
make-serrated = Ząbkowana brama
make-void = Brama Pustki
barrier = Bariera
glyph-spark = Iskra
glyph-mind = Umysł
glyph-gate = Brama
glyph-heart = Serce
glyph-wall = Mur

ask-exchange = Który sojusznik dobiera karty?
ask-give = Którą kartę oddać?
ask-give-back = Którą kartę dać w zamian? ({ $n ->
    [one] jeszcze jedna
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
})
ask-glyph = Który glif położyć?
ask-glyph-onto = Na której karcie rynku położyć glif „{ $glyph }”?
ask-glyph-for = Kto otrzymuje dar glifu „{ $card }”?
ask-barrier = Dokąd przesuwa się żeton bariery?
option-give = Oddaj: { $card }
option-glyph = { $glyph }
option-glyph-onto = Na karcie: { $card }
event-glyph-laid = Glif „{ $glyph }” leży teraz na karcie „{ $card }”.
event-glyph = { $mage } otrzymuje dar glifu „{ $glyph }”.

card-curse-of-rot = Klątwa Zgnilizny
card-cursed-bolt = Przeklęty Pocisk
card-cursed-manacles = Przeklęte Kajdany
card-cursed-shard = Przeklęty Odłamek
card-aura-drain = Wyssanie Aury
card-chaos-strike = Uderzenie Chaosu
card-haunted-force = Nawiedzona Siła
card-hemorrhage = Krwotok
card-labyrinth-wraith = Zjawa Labiryntu
card-moonstruck-hound = Ogar Księżycowego Zewu
card-noxious-winds = Niezdrowy Wiatr
card-rain-of-devastation = Deszcz Zniszczenia
card-wandering-lasher = Tułacz Biczownik
card-weeping-hex = Szlochająca Klątwa
card-withering-rot = Zaschnięta Zgnilizna
card-chitin-crawler = Chitynowy Pełzacz
card-conjured-grapple = Magiczny Chwyt
card-harbinger-of-monstrosity = Herold Omenów
card-hunt-the-weak = Polowanie na Słabych
card-mage-devourer = Pożeracz Magów
card-marked-for-death = Naznaczony, by Umrzeć
card-rescind = Unieważnienie
card-seeking-destruction = Poszukiwanie Zniszczenia
card-silent-decay = Cichy Rozkład
card-suffocating-haze = Duszący Opar
card-toxic-subterfuge = Toksyczny Podstęp
card-wandering-observer = Tułacz Obserwator
card-blackened-stars = Przygaszone Gwiazdy
card-blighted-magic = Przeklęta Magia
card-breach-spike = Kolec z Bramy
card-darkening-depths = Mroczne Głębiny
card-endless-torment = Nieskończona Udręka
card-nyx-the-spine-cruncher = Nyx, Pożeracz Kręgosłupów
card-ray-of-desolation = Promień Spustoszenia
card-sacrifice = Ofiara
card-scion-of-the-void = Zrodzony z Pustki
card-scour = Wypłukanie
card-sky-crush = Miażdżące Niebo
card-topple = Powalenie

if-gains-dear = pozyska kartę o koszcie co najmniej { $n } (a jeśli na rynku takiej nie ma, najdroższą z dostępnych)
do-lay-before = kładzie tę kartę przed sobą
do-lay-token = kładzie na tej karcie swój żeton kolejności
do-hurt-if-most = jeśli nikt nie ma więcej otwartych bram niż gracz, którego żeton leży na tej karcie, ten gracz otrzymuje { $n } obrażeń. W przeciwnym razie { $otherwise }
event-token-laid = Na karcie „{ $card }” leży żeton: { $mage }.

nemesis-experiment-153 = Eksperyment 153
card-bound = Skok
card-cascading-casualties = Rosnąca Liczba Ofiar
card-corrupting-chitterer = Plugawy Ćwierkacz
card-aural-carnivore = Połykacze Aury
card-lunging-jaws = Kłapiące Szczęki
card-scaled-flesh = Łuskowate Ciało
card-divide-and-devour = Dziel i Pożeraj
card-restless-maws = Niespokojne Paszcze
card-vein-worms = Żyłowe Czerwie
maw-i = pierwsza paszcza
maw-ii = druga paszcza
maw-iii = trzecia paszcza
maw-iv = czwarta paszcza
text-forbids-maw-damage = Paszcze nie otrzymują obrażeń.
do-prepare-maws = cztery paszcze, każda z { $life } punktami życia, stoją na początku swoich torów. Przesuńcie dwie różne o jedno pole do przodu
do-move-maw = przesuńcie dowolną paszczę o { $n ->
    [one] jedno pole
    [2] dwa pola
    [3] trzy pola
    [4] cztery pola
    [few] { $n } pola
   *[many] { $n } pól
} do przodu
do-move-maw-farthest = przesuńcie paszczę najdalszą od początku o { $n ->
    [2] dwa
   *[other] { $n }
} pola do przodu. To, co wywoła na swoim torze, dzieje się jeszcze raz
do-move-different = przesuńcie { $n ->
    [2] dwie
   *[other] { $n }
} różne paszcze o jedno pole do przodu
do-move-maw-back = przesuńcie dowolną paszczę o { $n ->
    [one] jedno pole
    [2] dwa pola
   *[other] { $n } pól
} do tyłu
do-strike-maw = wszystkie obrażenia jednego ciosu otrzymuje jedna paszcza; co najmniej { $n } z nich cofają ją o pole, ale nigdy z pierwszego ani z czwartego. Paszcza, która dojdzie do czwartego lub ostatniego pola, robi, co tam napisano, a na końcu toru robi to zawsze, gdy miałaby się przesunąć. Gdy paszcza ginie, inna cofa się o dwa pola
do-harden-scales = do końca gry paszczę cofa dopiero cios za { $n } obrażenia
do-weakest-maw-gains = paszcza z najmniejszą liczbą punktów życia otrzymuje { $n } punktów życia
ask-maw-forward = Którą paszczę przesunąć { $n ->
    [one] o { $n } pole
    [few] o { $n } pola
   *[other] o { $n } pól
} do przodu?
ask-maw-back = Którą paszczę przesunąć { $n ->
    [one] o { $n } pole
    [few] o { $n } pola
   *[other] o { $n } pól
} do tyłu?
ask-maw-gains = Która paszcza otrzymuje { $n } punktów życia?
option-maw = { $maw } (pole { $n }, życie { $left })
event-maw-forward = Do przodu przesuwa się { $maw } (pole { $n }).
event-maw-back = Do tyłu przesuwa się { $maw } (pole { $n }).
text-maws-slain = Gdy zginą wszystkie paszcze, gracze wygrywają.
end-maws-gone = Nie ma już żadnej paszczy.
ending-maws-gone = paszcze pokonane
