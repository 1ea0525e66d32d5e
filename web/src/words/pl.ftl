## Everywhere
skip = Przejdź do głównej części
skip-decision = Przejdź do decyzji
close = Zamknij
back = Wróć
player = Gracz
footer = Talia – stół do gier w budowanie talii
to-front = Strona główna
have-code = Mam kod
switch-language = Switch to English
theme-title = Jasno albo ciemno
theme-system = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
link = Odnośnik
copied = Odnośnik skopiowany.
copy = Kopiuj
text-copied = Skopiowane.
lost-title = Tu nic nie ma
lost = Nie ma takiej strony. Może odnośnik zgubił po drodze literę.
no-such-game = Ta gra nie jest tu zainstalowana.
table-gone = Ten stół już nas nie wpuszcza. Wczytaj stronę ponownie, żeby spróbować jeszcze raz.
error-offline = Serwer nie odpowiada. Czy połączenie działa?
error-trouble = Na serwerze coś się nie udało ({ $status }). Nic się nie zmieniło.

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

## Setting up a table
new-table-of = { $game }: nowy stół
new-table-lead = Wybierz, kto gra i czym; czego nie ruszysz, będzie jak zwykle.
who-plays = Kto gra
how-many = Ilu graczy
seat-number = Miejsce { $number }
seat-me = Ja
seat-open = Wolne: kto ma odnośnik
seat-bot = Bot
seat-hot = Ktoś tu ze mną
seat-open-explained = Dostaniesz odnośnik do wysłania.
rivals-wait = Karty zostaną rozdane, gdy wszyscy usiądą.
one-screen-told = Wszyscy dowiedzą się, że grasz na kilku miejscach przy jednym ekranie.
which-bot = Który bot
their-name = Imię tej osoby
listed = Pokaż stół na stronie głównej, żeby każdy mógł dołączyć lub oglądać
set-up = Przygotowanie
by-hand = własny wybór ({ $count })
picked = Wybrano { $picked } z { $count }
doubled = Dwa miejsca proszą o to samo. Każde można wziąć tylko raz.
preview = Tak to będzie wyglądać
another = Inaczej
preview-not-yet = Dokończ wybór, a pokażemy tu stół.
seed = Ziarno losowania
seed-explained = To samo ziarno i przygotowanie dają to samo rozdanie. Puste: nowe rozdanie.
seed-explained-rivals = Wpisz je tylko za zgodą wszystkich: kto zna ziarno, może wiedzieć, jak ułożą się karty, więc poznają je wszyscy przy stole.
seed-will-be-told = Wszyscy przy stole dowiedzą się, że wybrano ziarno { $seed }.
sealed-will-be = Karty będą zapieczętowane: nikt nie może wiedzieć, jak się ułożą, nawet ty.
create = Rozłóż stół

## At the table
coming = Rozkładamy stół…
waiting-title = Czekamy na graczy
waiting-send = Wyślij odnośnik do wolnego miejsca temu, kto ma zagrać: wystarczy go otworzyć, podać imię i usiąść. Nie musisz tu czekać, stół zostaje na stronie głównej pod „Moje gry”.
cards-dealt = Wszyscy siedzą, karty rozdane.
link-to-send = Już tu siedzisz. Ten odnośnik jest dla tego, kto zagra przeciwko tobie.
board = Plansza
board-failed = Nie udało się narysować planszy. Lista możliwości i dziennik działają dalej; zgłoś problem w menu.
line-broken = Połączenie przerwane. Próbujemy ponownie…
decision = Decyzja
you-decide = Twoja decyzja
decides = Decyduje: { $who }
team-decides = Decyduje drużyna: może odpowiedzieć każdy
waiting = Czekamy
waiting-for = Czekamy: { $who }
still-thinking = Jeszcze się zastanawia: { $who }
also-decides = Spójrz stamtąd: { $who }
you-watch = Oglądasz jako gość.
seat-taken = To miejsce jest już zajęte. Możesz oglądać albo usiąść tam, gdzie jest wolne.
hurry = Pokaż od razu wynik
again = Jeszcze raz: { $what }
all-options = Wszystkie możliwości
you-next = Zaraz twoja decyzja
being-shown = Dzieje się
happened = Co się stało
speed = Tempo
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
speed-none = od razu
key-space = spacja
fold = Zwiń
unfold = Rozwiń
fold-key = Zwiń pytanie, żeby spojrzeć na planszę (f)
tab-mine = ● Twoja kolej – { $title }
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-free = Cofnij ostatni wybór (u)
undo-asks = Od tego czasu coś odkryto albo wybierał ktoś inny: zapytamy pozostałych (u)
undo-cannot = Teraz nie ma czego cofnąć
redo = Ponów
undo-asked = { $who } prosi o cofnięcie wyboru.
undo-asked-mine = Prosisz o cofnięcie wyboru. Czekamy: { $who }.
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj prośbę
log = Dziennik
chat = Czat
seats = Miejsca
around = Miejsca, dziennik i czat
unread = nieprzeczytane
chat-empty = Nikt jeszcze nic nie powiedział.
chat-guest = Goście słuchają. Rozmawia, kto siedzi przy stole.
chat-say = Powiedz coś
chat-send = Wyślij
me = ja
seat-free = Wolne miejsce
seat-deciding = decyduje
seat-away = poza stołem
seat-more = Więcej o miejscu { $seat }
sit-here = Usiądź
sit-down = Usiądź
sit-title = Zajmij miejsce: { $seat }
share-link = Kopiuj odnośnik
take-back = Wróć na miejsce
taken-back = Miejsce { $seat } znów jest twoje.
resign = Niech dalej gra bot
resigned = Na miejscu { $seat } gra teraz bot. Możesz na nie wrócić.
bot-instead = Posadź bota
seat-a-bot = Niech gra ten bot
bot-seated = Na miejscu { $seat } gra teraz bot.
leave = Zwolnij miejsce
left = Miejsce { $seat } jest wolne.
watching = { $count ->
    [one] Ogląda { $count } gość
    [few] Oglądają { $count } goście
    [many] Ogląda { $count } gości
   *[other] Ogląda { $count } gościa
}
look-from = Widok
look-follow = z miejsca, które decyduje
look-guest = z krzesła gościa
one-screen = Ten stół rozłożono dla jednego ekranu: ta sama osoba może grać na kilku miejscach i zna wtedy karty każdego z nich.
one-screen-mine = Grasz na kilku miejscach przy jednym ekranie. Wszyscy przy stole o tym wiedzą.
seed-is = Ziarno losowania: { $seed }
seed-told = Ziarno losowania to { $seed }. Wybrał je ten, kto rozłożył stół, i może wiedzieć, jak ułożą się karty.
sealed = Karty są zapieczętowane
sealed-were = Karty były zapieczętowane
sealed-check = Karty były zapieczętowane: sprawdź, jak się ułożyły
sealed-why = Nikt nie może wiedzieć, jak ułożą się karty, nawet ten, kto rozłożył stół: decyduje o tym sekret wylosowany przez serwer.
sealed-hash = Skrót (hash) sekretu
sealed-how = Skrót powstał z sekretu, zanim rozdano karty. Po zakończeniu gry sekret zostanie ujawniony, a polecenie „talia verify” sprawdzi, czy pasuje do skrótu i czy karty ułożyły się tak, jak z niego wynika.
sealed-over = Nikt nie mógł wiedzieć, jak ułożą się karty. Teraz sekret, który o tym zdecydował, jest jawny: pobierz zapis gry, a to polecenie sprawdzi, że sekretu dotrzymano.
sealed-secret = Sekret
sealed-verify = Polecenie, które to sprawdza
pass-to = Teraz gra { $name }
pass-explained = Plansza jest zasłonięta, żeby nikt nie widział cudzych kart. Oddaj urządzenie.
i-am = To ja, { $name }

## The menu
menu = Menu
share-table = Kopiuj odnośnik do stołu
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
move = Przenieś na inne urządzenie
move-title = Przenieś na inne urządzenie
move-explained = Otwórz { $address } na drugim urządzeniu i wpisz ten kod:
move-minutes = { $count ->
    [one] Działa raz, przez { $count } minutę.
    [few] Działa raz, przez { $count } minuty.
    [many] Działa raz, przez { $count } minut.
   *[other] Działa raz, przez { $count } minuty.
}
save = Pobierz zapis gry
save-done = Zapis gry pobrany.
report = Zgłoś problem
report-done = Pobrano plik z położeniem na stole. Dołącz go do zgłoszenia.

## The end
game-over = Koniec gry
see-end = Zobacz wynik
we-won = Wygraliśmy!
we-lost = Przegraliśmy
i-won = Wygrana!
i-lost = Przegrana
team-won = Drużyna wygrała
team-lost = Drużyna przegrała
won = wygrana
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
over-after = Rundy: { $rounds }. Wybory: { $choices }.
rematch = Jeszcze raz
share-replay = Kopiuj odnośnik do powtórki
look-at-table = Popatrz na stół

## Keys
keys = Klawisze
help-options = wybierz z listy możliwość z tą cyfrą
help-letters = wybierz jedyną możliwość tego rodzaju albo pokaż tylko możliwości tego rodzaju
help-all = wszystko naraz tam, gdzie kolejność nie gra roli
help-again = to samo jeszcze raz
help-space = wybierz jedyną możliwość, która nie dotyczy niczego na planszy; pomiń to, co jest pokazywane
help-up-down = przechodź po możliwościach
help-left-right = przechodź po tym, co świeci na planszy
help-enter = wybierz to, co zaznaczone
help-escape = wróć
help-fold = zwiń pytanie
help-undo = cofnij
help-redo = ponów
help-chat = powiedz coś
help-language = zmień język
help-help = ta pomoc
help-mouse = To, co świeci na planszy, można kliknąć. Wskaż kartę, zaznacz ją albo przytrzymaj, żeby ją powiększyć.

## Replay
replay-of = Powtórka: { $game }
replay-start = Stół tuż po rozłożeniu.
asked-of = { $who } – pytanie:
position = Położenie
position-of = wybór { $at } z { $count }
to-start = Na początek
to-end = Na koniec
step-back = Krok wstecz
step-on = Krok dalej
play = Odtwarzaj
pause = Wstrzymaj
share-position = Kopiuj odnośnik do tego miejsca
to-table = Do stołu

## Guide
all-cards = Wszystkie karty
seek-card = Znajdź kartę
no-card = Nie ma takiej karty.

## Code
code-title = Przenieś tu miejsce
code-explained = Na urządzeniu, na którym siedzisz przy stole, otwórz menu i wybierz „Przenieś na inne urządzenie”. Wpisz kod, który się pokaże.
code-label = Kod
code-use = Zajmij miejsce
