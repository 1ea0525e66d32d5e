### Legacy: karty początkowe, dary i magowie. To, co tutaj, jest nasze.

card-seeking-spark = Szukająca Iskra
card-smouldering-spark = Tląca się Iskra
card-hunting-spark = Łowcza Iskra
card-guiding-spark = Wiodąca Iskra
card-kindred-crystal = Kryształ Przyjaźni
card-living-crystal = Żywy Kryształ
card-hoarding-crystal = Kryształ Zbieracza
card-restless-crystal = Niespokojny Kryształ
card-beating-crystal = Tętniący Kryształ
card-mending-crystal = Kojący Kryształ
card-charging-crystal = Ładujący Kryształ
card-surging-spark = Wzbierająca Iskra
card-echoing-spark = Iskra Echa
card-quickening-spark = Ożywcza Iskra
card-pulse-anchor = Kotwica Impulsu
card-wardens-drum = Bęben Strażnika

if-others-discarded = na twoim stosie kart odrzuconych { $n ->
    [one] jest co najmniej { $n } inna karta
    [few] są co najmniej { $n } inne karty
   *[many] jest co najmniej { $n } innych kart
}
do-deal-more-to-minions = zadaj { $damage }, a jeśli celem jest poplecznik, o { $more } więcej
do-repeated = { $n ->
    [2] dwa razy
    [4] cztery razy
    [6] sześć razy
   *[other] { $n } razy
}: { $clause }

gift-torrent-of-will = Potok Woli
gift-shelter = Schronienie
gift-mending-touch = Kojący Dotyk
gift-inspiration = Natchnienie
gift-four-winds = Cztery Wiatry
gift-foresight = Przenikliwość
gift-recollection = Wspomnienie
gift-burning-lash = Płonący Bicz
gift-purge = Oczyszczenie

gift-fourth-breach = Czwarta brama
gift-singing-breach = Śpiewająca brama
gift-giving-breach = Szczodra brama
gift-warding-breach = Strzegąca brama
gift-shared-breach = Wspólna brama
gift-sheltering-breach = Osłaniająca brama
gift-keen-breach = Wyostrzona brama
make-singing-breach = Śpiewająca brama
make-giving-breach = Szczodra brama
make-warding-breach = Strzegąca brama
make-shared-breach = Wspólna brama
make-sheltering-breach = Osłaniająca brama
make-keen-breach = Wyostrzona brama
gift-fourth-breach-text = Czwarta brama: jest brama IV, raz już obrócona.
gift-when-opened = { $gift }, gdy brama { $breach } zostaje otwarta: { $text }
gift-adds = { $gift }: otwarta brama { $breach } dodaje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} do każdej aktywacji z niej.
gift-dearer = Jej wzmocnienie i otwarcie kosztują o { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
} więcej.
gift-stays = Brama { $breach } nie może zostać zniszczona przez wyczerpanie.

gift-deep-well = Głęboka Studnia
gift-deep-well-text = Głęboka Studnia: zdolność wymaga o jeden ładunek mniej.
gift-greater-power = Większa Moc
gift-greater-power-text = Większa Moc: zdolność stała się silniejsza.
gift-iron-heart = Żelazne Serce
gift-iron-heart-text = Żelazne Serce: gdy ta postać jest wyczerpana, jej obrażenia otrzymuje Gravehold bez podwajania.
gift-wide-gates = Szerokie Bramy
gift-wide-gates-text = Szerokie Bramy: bramy III i IV są na początku obrócone o ćwierć dalej.
gift-ready-heart = Gotowe Serce
gift-ready-heart-text = Gotowe Serce: ta postać zaczyna z 2 ładunkami.
gift-first-beat = Pierwsze Uderzenie
gift-first-beat-text = Pierwsze Uderzenie: ta postać zaczyna z 3 żetonami impulsu.

mage-legacy = Adept
mage-legacy-title = Mag bram z Gravehold
mage-named = { $name }
mage-bubda = Bubda
mage-ramzel = Ramzel
mage-ivane = Ivane
mage-tolgrim = Tolgrim
mage-sennet = Sennet
mage-orsha = Orsha
