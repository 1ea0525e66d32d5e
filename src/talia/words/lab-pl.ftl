### Słowa raportów laboratorium.

balance-title = Jak sprawiedliwa jest gra { $game }
balance-summary = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}, boty: { $bots }, ziarna od { $first } do { $last }.
balance-command = Polecenie
balance-errors = { $count ->
    [one] Jedna gra nie powiodła
    [few] { $count } gry nie powiodły
   *[many] { $count } gier nie powiodło
} się; pierwsza: { $first }
balance-within = w granicach
balance-outside = poza granicami
balance-verdict = ocena
balance-limit = granica
balance-found = wynik
balance-seats = Kolejność gry
balance-seat = { $seat ->
    [1] pierwszy
    [2] drugi
   *[other] { $seat }.
}
balance-games = gry
balance-wins = wygrane
balance-share = udział wygranych
balance-margin = margines (95%)
balance-seats-limit = każdy wygrywa od { $least } do { $most }
balance-groups = Klany
balance-group = klan
balance-group-cards = karty w zwycięskich taliach
balance-group-share = udział w zwycięskich taliach
balance-groups-note = Liczą się tylko karty zdobyte, nie te, z którymi gracz zaczyna. Sprawiedliwy udział to { $fair }.
balance-groups-limit = żaden ponad { $most } zwycięskich talii
balance-cards = Karty na tle innych o tym samym koszcie
balance-cards-note = Jak często ktoś miał kartę na koniec i jak często jej właściciel wygrywał; potem, jak daleko to od średniej wszystkich kart o tym koszcie. Za daleko to { $points } punktów udziału wygranych albo { $times } razy częściej lub rzadziej.
balance-cards-limit = żadna dalej niż { $points } punktów od swojego kosztu
balance-cards-gained-limit = żadna { $times } razy częściej lub rzadziej niż inne o jej koszcie
balance-card = karta
balance-cost = koszt
balance-gained = zdobyta
balance-apart = punkty od kosztu
balance-often = krotność kosztu
balance-length = Długość gier
balance-rounds = rundy
balance-length-line = Gry trwają średnio { $mean } rundy, połowa z nich { $middle } lub mniej; najkrótsza { $least }, najdłuższa { $most }.

# Gdzie karty wybiera się w preludium

balance-groups-drafted = Rodzaje kart
balance-group-drafted = rodzaj
balance-group-cards-drafted = karty wybrane przez zwycięzców
balance-group-share-drafted = udział w wyborach zwycięzców
balance-group-fair = sprawiedliwy udział
balance-groups-note-drafted = Liczą się tylko karty wybrane w preludium. Sprawiedliwy udział to ten, jaki rodzaj ma wśród różnych kart.
balance-groups-limit-drafted = żaden ponad { $times } raza swojego sprawiedliwego udziału w wyborach zwycięzców
balance-cards-note-drafted = Jak często ktoś wybrał kartę w preludium i jak często z nią wygrywał; potem, jak daleko to od średniej wszystkich kart o tym koszcie, czyli o tylu żetonach energii. Za daleko to { $points } punktów udziału wygranych albo { $times } razy częściej lub rzadziej.
balance-cards-gained-limit-drafted = żadna wybierana { $times } razy częściej lub rzadziej niż inne o jej koszcie
balance-gained-drafted = wybrana
