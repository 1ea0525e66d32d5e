### Wieczna Wojna: nazwy i słowa kart, które robią coś jedynego w swoim rodzaju.

title-war-eternal = Aeon's End: Wieczna Wojna
market-deck-attrition = Wyniszczenie Talii (sugerowany)

card-amethyst-paragon = Ametystowa Perfekcja
card-crystal = Kryształ
card-oblivion-shard = Strzęp Zapomnienia
card-shattered-geode = Rozbita Geoda
card-spark = Iskra
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
card-apocalypse-ritual = Rytuał Apokalipsy
card-banish = Wygnanie
card-cataclysmic-fate = Skazanie na Zagładę
card-engulf = Przytłoczenie
card-monstrosity-of-omens = Abominacja Omenów
card-quell = Stłamszenie
card-throttle = Przyduszenie
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

end-undermined = Mroczny Tytan podkopuje Gravehold.
ending-undermined = Gravehold podkopane

do-shuffle-and-lose-the-dearest = { $form ->
    [they] kładzie
   *[other] połóż
} swój stos kart odrzuconych na wierzchu talii i { $form ->
    [they] tasuje
   *[other] potasuj
} ją. Następnie odkrywa dwie wierzchnie karty i niszczy droższą z nich
do-destroy-spell-and-breach = zniszcz przygotowane zaklęcie o koszcie co najmniej 5 i bramę, na której jest przygotowane
do-sigil = { $form ->
    [they] niszczy
   *[other] zniszcz
} swoją otwartą bramę I lub II, bierze na rękę jej zaklęcia, kładzie w jej miejsce bramę runiczną
do-cast-for-allies = aktywuj do { $n ->
    [3] trzech
   *[other] { $n }
} zaklęć przygotowanych przez dowolnych graczy. Każde z nich połóż potem na ręce dowolnego sojusznika
do-take-it = { $form ->
    [they] bierze ją na rękę
   *[other] weź ją na rękę
}
