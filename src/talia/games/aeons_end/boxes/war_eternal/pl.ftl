### Wieczna Wojna: nazwy i słowa kart, które robią coś jedynego w swoim rodzaju.

title-war-eternal = Aeon's End: Wieczna Wojna
blurb-war-eternal = Kooperacyjna gra z budowaniem talii dla 1–4 osób: jako magowie bram bronicie miasta Gravehold przed jednym z czterech nemezis, a każde walczy po swojemu. Ulepszacie talie, których się nie tasuje, otwieracie bramy dla coraz potężniejszych zaklęć i nigdy nie wiecie na pewno, kto zagra następny.
market-deck-attrition = Wyniszczenie Talii (sugerowany)

card-amethyst-paragon = Ametystowa Perfekcja
card-oblivion-shard = Strzęp Zapomnienia
card-shattered-geode = Rozbita Geoda
card-frozen-magmite = Zamarznięty Melafir
card-scoria-slag = Szlaka Skorii
card-erratic-ingot = Nieregularny Monokryształ
card-mages-totem = Totem Maga
card-primordial-fetish = Pierwotny Fetysz
card-jagged-lightning = Postrzępiona Błyskawica
card-fiery-torrent = Ognisty Szturm
card-conjure-the-lost = Przywołanie Zagubionych Dusz
card-reduce-to-ash = Spopielające Cienie

card-afflict = Dokuczliwy Dotyk
card-catacomb-drone = Robotnica z Katakumb
card-encroach = Wtargnięcie
card-heart-of-nothing = Serce Nicości
card-howling-spinners = Wijący Tkacze
card-night-unending = Niekończąca się noc
card-nix = Wykończenie
card-planar-collision = Kolizja Planarna
card-thrash = Młócka
card-aphotic-sun = Posępne Słońce
card-chaos-flail = Kiścień Chaosu
card-mage-ender = Zabójca Magów
card-mangleroot = Rozrywokrzew
card-morbid-gyre = Makabryczny Wir
card-mutilate = Okaleczenie
card-null-scion = Potomek Nicości
card-smite = Porażenie
card-banish = Wygnanie
card-cataclysmic-fate = Skazanie na Zagładę
card-engulf = Przytłoczenie
card-monstrosity-of-omens = Abominacja Omenów
card-quell = Stłamszenie
card-withering-beam = Promień Uwiądu
card-cryptid = Kryptyda
card-grubber = Ryjec
card-seismic-roar = Sejsmiczny Ryk
card-maul = Rozszarpanie
card-tombfright = Grobowy Strach
card-vault-behemoth = Behemot z Krypty
card-crumble = Zawalenie
card-demi-ancient = Półprastary
card-yawning-black = Ziejąca Czerń

mage-dezmodia = Dezmodia
mage-dezmodia-title = Cudowne dziecko Pustki
mage-dezmodia-ability = Runiczna Nawałnica
mage-gex = Gex
mage-gex-title = Doradca magów bram
mage-gex-ability = Rzemieślniczy etos
mage-mist = Mist
mage-mist-title = Wędrowczyni Pustki
mage-mist-ability = Piętno odmienności

nemesis-umbra-titan = Mroczny Tytan

end-undermined = Mroczny Tytan nie ma już żetonów nemezis: podkopał Gravehold.
ending-undermined = Gravehold podkopane

do-shuffle-and-lose-the-dearest = { $form ->
    [they] kładzie
   *[other] połóż
} swój stos kart odrzuconych na wierzchu talii i { $form ->
    [they] tasuje
   *[other] potasuj
} ją. Następnie odkrywa dwie wierzchnie karty i niszczy droższą z nich
do-sigil = { $form ->
    [they] niszczy
   *[other] zniszcz
} swoją otwartą bramę I lub II, bierze na rękę jej zaklęcia, kładzie w jej miejsce bramę runiczną
do-cast-for-allies = aktywuj do { $n ->
    [3] trzech
   *[other] { $n }
} zaklęć przygotowanych przez dowolnych graczy. Każde z nich umieść potem na ręce dowolnego sojusznika

card-coal-shard = Odłamek Węgla
card-worldheart-shard = Odłamek Serca Świata
card-extinguish = Wygaszenie
card-illuminate = Rozblask
card-torch = Pochodnia
card-dread-diamond = Brylant Grozy
card-volcanic-glass = Szkło Wulkaniczne
card-breach-ore = Ruda Bram
card-bloodstone-jewel = Krwawy Klejnot
card-conclave-scroll = Zwój Konklawe
card-fiend-catcher = Bestiołap
card-cairn-compass = Kompas z Kamiennego Kręgu
card-vortex-gauntlet = Rękawica Wiru Magii
card-thoughtform-familiar = Myślokształtny Chowaniec
card-carbonize = Zwęglenie
card-kindle = Iskrzenie
card-pyrotechnic-surge = Fala Pirotechniczna
card-aurora = Zorza
card-celestial-spire = Iglica Świętego Ognia
card-convection-field = Sfera Konwekcji
card-nova-forge = Kuźnia Energetyczna
card-equilibrium = Equilibrium
card-crystallize = Krystalizacja
card-deep-abomination = Abominacja z Głębin
card-hasten = Przyspieszenie
card-temporal-nimbus = Nimb Czasu
card-nether-spiral = Spirala Otchłani
card-paradox-beast = Bestia Paradoksu
card-portal-wretch = Nędznik z Portalu
card-distort = Zniekształcenie
card-infinite-enmity = Nieskończona Wrogość
card-rift-scourge = Plaga Szczelin
card-bezu = Bezu
card-edryss-tragg = Edryss Tragg
card-holadran = Holadran
card-kurgax = Kurgax
card-lurzan = Lurzan
card-mord = Mord
card-nhavkalas = Nhavkalas
card-ren-goda = Ren-Goda
card-solara = Solara
card-beseech = Błaganie
card-enslave = Zniewolenie
card-thronewatch = Strażnik Tronu
card-ascend = Wyniesienie
card-infernal-domain = Piekielna Domena
card-reign = Panowanie
card-dominate = Dominacja
card-nameless-faith = Bezimienna Wiara
card-viscera-bride = Trzewna Oblubienica
card-dusk-spawn = Pomiot Zmierzchu
card-rising-dark = Wschodzący Mrok
card-twilight-empire = Imperium Zmroku
card-ashen-haruspex = Popielny Haruspik
card-black-solstice = Czarne Przesilenie
card-enshroud = Spowicie
card-eclipse = Zaćmienie
card-shadows-reach = Zasięg Cienia
card-veil-daughter = Córka Zasłony

mage-garu = Garu
mage-garu-title = Zaprzysiężony obrońca
mage-garu-ability = Kolosalna Siła
mage-mazahaedron = Mazahaedron
mage-mazahaedron-title = Mistyk kamiennego kręgu
mage-mazahaedron-ability = Podziemna Mantra
mage-quilius = Quilius
mage-quilius-title = Zabójczyni wśród magów bram
mage-quilius-ability = Śmiercionośna Przysięga
mage-ulgimor = Ulgimor
mage-ulgimor-title = Ciemnista Bestia
mage-ulgimor-ability = Upiorny Całun
mage-yan-magda = Yan Magda
mage-yan-magda-title = Oświecona wygnanka
mage-yan-magda-ability = Cesarski Rytuał

nemesis-magus-of-cloaks = Arcymag Zasłony
nemesis-gate-witch = Megiera Bram
nemesis-hollow-crown = Pani Pustej Korony

market-play-it-again = Zagraj to jeszcze raz (sugerowany)

end-final-form = Arcymag Zasłony przybiera ostateczną postać.
ending-final-form = ostateczna postać Arcymaga
end-acolytes-gone = Pani Pustej Korony nie ma już żadnego akolity.
ending-acolytes-gone = brak akolitów

do-deal-for-an-allys-gems = dowolny sojusznik odkrywa rękę. Zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} za każdy klejnot na jego ręce
ask-ally-hand = Który sojusznik odkrywa rękę?
do-deal-for-a-trophy = zadaj { $damage }. Jeśli spowoduje to odrzucenie poplecznika z talii nemezis, Quilius otrzymuje trofeum
event-trophy = { $mage } otrzymuje trofeum (razem { $n }).
do-divide-damage = odrzuć do { $most ->
    [4] czterech
   *[other] { $most }
} swoich przygotowanych zaklęć. Zadaj { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} i dodatkowo { $each } za każde odrzucone zaklęcie, dzieląc je dowolnie między nemezis i popleczników

do-accelerate-time = na koniec tury nemezis, jeśli { $nemesis } ma co najmniej pięć żetonów nemezis, a na stosie odrzuconych kart tur jest dokładnie jedna karta tury nemezis, wtasujcie ją w talię tur, a { $nemesis } traci { $n ->
    [3] trzy żetony
    [4] cztery żetony
    [few] { $n } żetony
   *[many] { $n } żetonów
} nemezis
do-accelerate-cheaper = { $nemesis } traci wtedy tylko { $n ->
    [3] trzy żetony
    [few] { $n } żetony
   *[many] { $n } żetonów
} nemezis
event-accelerates-time = { $nemesis } przyspiesza przepływ czasu!
do-hurt-by-turns = każdy gracz otrzymuje 1 obrażenie za każdą swoją kartę na stosie odrzuconych kart tur
do-draws-one-more = { $nemesis } dobiera o jedną kartę więcej w fazie dobierania tej tury
do-keep-one-players-turn = zostawcie na stosie odrzuconych kart tur jedną kartę dowolnego gracza, a wszystkie pozostałe wtasujcie w talię tur
option-keep-turn = { $card }
do-discard-next-turn = odkryjcie wierzchnią kartę talii tur. Jeśli to karta gracza, odrzućcie ją. W przeciwnym razie { $otherwise }
do-unleash-until = powtarzajcie wyzwolenie, aż { $nemesis } będzie mieć { $n ->
    [6] sześć żetonów
   *[other] { $n } żetonów
} nemezis

armour-cloak = Gdy { $nemesis } ma otrzymać obrażenia, zmniejszcie je o liczbę jego żetonów nemezis. Następnie traci jeden żeton nemezis.
armour-veil = Gdy ten poplecznik otrzymuje obrażenia, zmniejszcie je o liczbę żetonów nemezis, które ma { $nemesis }.
armour-prevents = Gdy ten poplecznik otrzymuje obrażenia, zmniejszcie je o { $n }.

do-draw-acolyte = { $n ->
    [one] dobierzcie akolitę
    [2] dobierzcie dwóch akolitów
   *[other] dobierzcie { $n } akolitów
}
do-prepare-acolytes = potasujcie akolitów i dobierzcie dwóch. Początkujący najpierw odrzucają jednego
do-both-suffer = Gravehold otrzymuje { $damage }, a ten akolita tyle samo
do-blood-magic = { $n ->
    [one] używa magii krwi
    [2] używa magii krwi dwukrotnie
   *[other] używa magii krwi { $n } razy
}
do-blood-magic-of-each = rozpatrzcie magię krwi każdego akolity w grze, bez obrażeń, które akolici sami by otrzymali{ $n ->
    [one] { "" }
   *[other] . Zróbcie to dwukrotnie
}
who-acolyte-highest = akolita z największą liczbą punktów życia
who-acolyte-lowest = akolita z najmniejszą liczbą punktów życia
ask-acolyte = Który akolita? { $deed }
do-this-acolyte-suffers = ten akolita otrzymuje { $damage }
do-acolyte-suffers = otrzymuje { $damage }
do-acolyte-gains-life = otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia
do-acolyte-to-bottom = trafia na spód talii akolitów
do-shuffle-acolytes-in = wtasujcie { $n ->
    [2] dwóch
   *[other] { $n }
} ostatnio odrzuconych akolitów w talię akolitów
do-two-players-suffer = dwóch różnych graczy otrzymuje po { $n ->
    [one] { $n } obrażeniu
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
event-blood-magic = Magia krwi: { $card }.
do-win-without-acolytes = gdy na koniec dowolnej tury w grze nie ma żadnego akolity, gracze wygrywają

## Jak grać: co dodaje to pudełko

guide-war-eternal-title = Cztery nemezis Wiecznej Wojny
guide-war-eternal-text =
    Mroczny Tytan (trudność 3 z 10) podkopuje miasto. Zaczyna zwykle z 8 żetonami nemezis, a gdy straci ostatni, przegrywacie; przy wyzwoleniu sami jednak wybieracie, co poświęcić, dlatego warto zacząć od niego.
    Pani Pustej Korony (5 z 10) nie da się zranić. Szkodzą wam jej akolici i ich magia krwi, za każdego pokonanego przychodzi następny, a wygrywacie, gdy tura kończy się bez żadnego akolity w grze.
    Megiera Bram (7 z 10) nagina czas. Mając co najmniej pięć żetonów nemezis, może wtasować swoją kartę z powrotem w talię tur i zagrać jeszcze raz w tej samej rundzie.
    Arcymag Zasłony (7 z 10) kryje się za żetonami nemezis. Każdy żeton osłabia każdy cios o 1, a każdy cios zdziera jeden żeton: najpierw męczcie go drobnymi zaklęciami, a najmocniejsze zostawcie na koniec.
