## The front page
front-title = Siadaj, karty już rozdane
front-lead = Graj z przyjaciółmi na jednej kanapie albo z daleka, albo z botami, które zawsze mają czas. Bez zakładania konta: wybierz imię i zajmij miejsce.
my-name = Moje imię
renamed = Od teraz twoje imię to { $name }.
games = Gry
players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
players-from-to = { $least }–{ $most } graczy
together = razem przeciwko grze
against = każdy gra na siebie
quick-play = Graj od razu z botami
new-table = Przygotuj stół
how-to-play = Jak grać
my-games = Moje gry
all-my-games = { $count ->
    [few] Wszystkie { $count } gry
   *[many] Wszystkie { $count } gier
}
fewer-games = Mniej gier
open-tables = Otwarte stoły
no-open-tables = Teraz nie ma otwartych stołów. Przygotuj własny, a inni go tu znajdą.
waits-for-you = czeka na ciebie
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
finished = zakończona
not-dealt = jeszcze się nie zaczęła
round = runda { $round }
just-now = przed chwilą
go-on = Graj dalej
look-again = Obejrzyj
join = Dołącz
watch = Oglądaj
replay = Powtórka
save-or-leave = Zapisz albo odejdź
outdated = Tę grę zaczęto według starszych zasad, których ta wersja Talii już nie zna: można ją zapisać i odejść od stołu, ale nie otworzyć.
leave-table = Odejdź od stołu
table-left = Nie siedzisz już przy tym stole.
