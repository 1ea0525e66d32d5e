### Aeon's End: słowa wspólne dla wszystkich pudełek.

## Gramatyka

and = i
and-then = , a potem
and-if = , a
or = albo
or-line = ALBO
up-to = do { $cards }
may = { $form ->
    [they] może { $clause }
   *[other] możesz { $clause }
}
if-done = { $form ->
    [they] Jeśli to zrobi, { $clause }
   *[other] Jeśli to zrobisz, { $clause }
}
if = jeśli { $condition }, { $clause }
otherwise = W przeciwnym razie { $clause }

## Tekst kart

text-link = Więź: dwa zaklęcia z Więzią mogą leżeć na jednej bramie.
text-at-casting = Gdy przygotowane, na początku twojej fazy aktywacji: { $text }
text-cast = Aktywacja: { $text }
text-immediately = NATYCHMIAST: { $text }
text-persistent = TRWAŁY: { $text }
text-to-discard = ABY ODRZUCIĆ: { $text }
text-power = MOC { $n }: { $text }
text-unleash = WYZWOLENIE: { $text }
text-setup-tokens = PRZYGOTOWANIE: { $nemesis } otrzymuje { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} nemezis.
text-no-tokens = Gdy { $nemesis } nie ma już żetonów nemezis, { $text }.
text-harder-tokens = Zaczyna z { $n ->
    [one] { $n } żetonem
   *[other] { $n } żetonami
} nemezis.
text-ability = { $ability } ({ $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
}): { $text }
armour-less-by = Gdy gracz zadaje obrażenia temu poplecznikowi, zmniejszcie je o { $n }, ale nie poniżej 1.
veil-less-by = Zmniejszcie o { $n } wszystkie obrażenia zadawane poplecznikom z talii nemezis, ale nie poniżej 1.
armour-spells-from = Zmniejszcie do 1 wszystkie obrażenia zadawane temu poplecznikowi przez zaklęcia o koszcie co najmniej { $n }.
armour-spells-to = Zmniejszcie do 1 wszystkie obrażenia zadawane temu poplecznikowi przez zaklęcia o koszcie najwyżej { $n }.
text-turn-begins = Na początku swojej tury: { $text }
text-wandering = TUŁACZ: Zdolności i karty graczy zadają mu naraz najwyżej 1 obrażenie; w swojej fazie głównej dowolny gracz może wydać eter, by zadać mu tyle samo obrażeń.
text-when-token = Gdy z tej karty usuwa się żeton mocy, { $clause }.
text-burden = Na początku każdej swojej tury ten gracz { $clause }. Odrzućcie tę kartę, gdy { $until }.
text-marks = Odtąd tam, gdzie karta nemezis mówi o dowolnym graczu, chodzi w miarę możliwości o tego gracza; gdy zostanie on wyczerpany, odrzućcie tę kartę.
armour-reduced-to = Gdy ten poplecznik otrzymuje obrażenia, zmniejszcie je do { $n }.

sort-gem = klejnot
sort-relic = artefakt
sort-spell = zaklęcie
sort-attack = atak
sort-minion = poplecznik
sort-power = moc
sort-acolyte = akolita
sort-curse = klątwa
sort-turn = karta tury
sort-mage = { $mage ->
    [dezmodia] magini
    [ilya] magini
    [mist] magini
    [qu] magini
    [quilius] magini
    [yan-magda] magini
    [zhana] magini
   *[other] mag
}
sort-nemesis = nemezis
group-starters = Karty początkowe
group-market = Rynek
group-basic = Podstawowe karty nemezis
group-curses = Klątwy
group-mages = Magowie
group-nemeses = Nemezis
fact-tier = rząd { $n }
fact-upgraded = ulepszona
fact-campaign = tylko w kampanii
fact-life = życie { $n }
fact-rating = trudność { $n } z 10
text-spans = To zaklęcie musi zostać przygotowane na dwóch przylegających do siebie bramach i zajmuje obie.
text-when-hurt = Gdy ten poplecznik otrzymuje obrażenia, { $clause }.
text-when-players-hurt = Gdy gracz zadaje obrażenia temu poplecznikowi, { $clause }.
text-when-foe-hurt = Gdy nemezis otrzymuje obrażenia, { $clause }.
text-when-discarded = Gdy ten poplecznik zostaje odrzucony z gry, { $clause }.
text-when-gained = Gdy pozyskujesz tę kartę w swojej turze: { $text }
text-when-ever-gained = Gdy pozyskujesz tę kartę: { $text }
text-host = Gdy przygotowane, w swojej fazie głównej możesz dodatkowo przygotować kartę „{ $card }” na bramie tego zaklęcia, jeśli żadnej tam nie ma.
text-shield = Gdy przygotowane, zmniejsz o { $n } obrażenia, które otrzymujesz, do minimum 1.
text-once = Gdy przygotowane, raz na turę w swojej fazie głównej możesz { $clause }.
text-when-focusing = Gdy przygotowane, ilekroć w swojej turze wzmacniasz lub otwierasz swoją bramę, { $clause }.
text-blood = MAGIA KRWI: { $text }
text-prepares = PRZYGOTOWANIE: { $text }
text-untouchable = { $nemesis } nie może otrzymać obrażeń.
text-bounds = { $nemesis } nigdy nie ma mniej niż { $least } ani więcej niż { $most } żetonów nemezis.
text-crew = Gdy akolita zostaje odrzucony, dobierzcie nowego. Magię krwi kilku akolitów rozpatrujcie po kolei, od tego, który jest w grze najdłużej.
text-on-exhaust = Gdy gracz zostaje wyczerpany, zamiast dwukrotnego wyzwolenia { $clause }.
text-harder = TRUDNIEJSZY WARIANT: { $text }
text-harder-unleash = Wyzwolenie działa inaczej: { $text }

## Liczby i warunki

damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
damage-plus = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} i dodatkowo { $each } za { $per }
damage-each = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} za { $per }
damage-equal = tyle obrażeń, ile { $measure }
damage-more-if = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}, a jeśli { $condition }, o { $more } więcej
measure-others-prepped = każdą inną kartę „{ $card }” przygotowaną przez dowolnego gracza
measure-prepped-by-most = każde przygotowane zaklęcie gracza, który ma ich najwięcej
measure-prepped-by-them = każde swoje przygotowane zaklęcie
measure-nemesis-turns = każdą kartę tury nemezis na stosie odrzuconych kart tur
measure-life-of-this = życia ma ten poplecznik
measure-tokens = żetonów ma nemezis
measure-tier = wynosi rząd nemezis

if-tier = rząd nemezis to { $how ->
    [at-least] co najmniej { $n }
    [at-most] co najwyżej { $n }
   *[exactly] { $n }
}
if-nemesis-turns = na stosie odrzuconych kart tur { $n ->
    [one] jest
    [few] są
   *[many] jest
} { $how ->
    [at-least] co najmniej { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [at-most] co najwyżej { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[many] { $n } kart
    }
   *[exactly] { $n ->
        [one] jedna karta
        [2] dwie karty
        [few] { $n } karty
       *[many] { $n } kart
    }
} tury nemezis
if-tokens = nemezis ma { $how ->
    [at-least] co najmniej { $n }
    [at-most] co najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} nemezis
if-life-of-this = ten poplecznik ma { $how ->
    [at-least] co najmniej { $n }
    [at-most] co najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} życia
measure-your-other-prepped = każde swoje inne przygotowane zaklęcie
measure-your-life = masz życia
measure-your-open-breaches = każdą swoją otwartą bramę
measure-your-trophies = każde swoje trofeum
measure-half-tokens = wynosi połowa liczby żetonów nemezis, zaokrąglona w górę
if-your-life = { $whose ->
    [they] ten gracz ma
   *[other] masz
} { $how ->
    [at-least] co najmniej { $n }
    [at-most] co najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} życia
if-your-open-breaches = masz { $how ->
    [at-least] { $n ->
        [4] cztery
       *[other] co najmniej { $n }
    }
    [at-most] co najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] otwartą bramę
    [few] otwarte bramy
   *[many] otwartych bram
}
if-supply-empty = stos zasobów tej karty jest pusty
if-exhausted = jesteś wyczerpany
if-second-played = zagrywasz kartę o tej nazwie po raz drugi w tej turze
if-second-cast = aktywujesz zaklęcie o tej nazwie po raz drugi w tej turze
if-second-gained = to druga karta pozyskana przez ciebie w tej turze
it-gem-or-relic = { $n ->
    [0] klejnot lub artefakt
   *[other] klejnot lub artefakt o koszcie co najmniej { $n }
}
any-gained = kartę
any-played = klejnot lub artefakt
any-focused = { "" }
any-casting-ends = { "" }
text-react-gained = Gdy przygotowane: kiedy pozyskujesz { $what }, { $clause }.
text-react-played = Gdy przygotowane: kiedy zagrywasz { $what }, { $clause }.
text-react-casting-ends = Gdy przygotowane: na końcu swojej fazy aktywacji { $clause }.
text-when-thrown = Kiedy odrzucasz tę kartę w turze sojusznika, { $clause }.
text-in-hand = Gdy tylko masz tę kartę na ręce: { $text }
text-doubles = Gdy przygotowane: pierwszy klejnot lub artefakt o koszcie co najmniej 1 zagrany przez ciebie w każdej turze zagrywasz dwa razy, po czym wraca do stosu zasobów.
text-ability-any-main = Można jej użyć w fazie głównej dowolnego gracza.
text-ability-after-drawing = Używa się jej na końcu swojej fazy dobierania.
if-they-do = Jeśli to zrobi, { $clause }
text-closed-too = To zaklęcie można przygotować także na zamkniętej bramie.
do-next-time-gained = gdy następnym razem pozyskasz kartę w tej turze, { $clause }
do-next-time-focused = gdy następnym razem wzmocnisz lub otworzysz bramę w tej turze, { $clause }
do-this-onto-deck = połóż tę kartę na wierzchu swojej talii
do-discard-this-card = odrzuć tę kartę
do-gain-curse = { $form ->
    [they] pozyskuje
   *[you] pozyskaj
} z talii klątw { $n ->
    [one] kartę „{ $card }”
    [2] dwie karty „{ $card }”
   *[other] { $n } kart „{ $card }”
}
do-gain-curse-onto-deck = { $form ->
    [they] pozyskuje
   *[you] pozyskaj
} z talii klątw { $n ->
    [one] kartę „{ $card }”
    [2] dwie karty „{ $card }”
   *[other] { $n } kart „{ $card }”
} i { $form ->
    [they] kładzie
   *[you] połóż
} { $n ->
    [one] ją
   *[other] je
} na wierzchu swojej talii
do-gain-curse-to-hand = { $form ->
    [they] pozyskuje z talii klątw kartę „{ $card }” i bierze ją na rękę
   *[you] pozyskaj z talii klątw kartę „{ $card }” i weź ją na rękę
}
do-this-to-hand = weź tę kartę na rękę
do-it-onto-deck = { $form ->
    [may] położyć tę kartę
   *[you] połóż tę kartę
} na wierzchu swojej talii
do-deal-more = zadaj { $n ->
    [one] { $n } dodatkowe obrażenie
    [few] { $n } dodatkowe obrażenia
   *[many] { $n } dodatkowych obrażeń
}
do-gain-own-charge = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskujesz
} { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
} (nie dla Xaxosa)

## Osoby

who-any-player = dowolny gracz
who-any-ally = dowolny sojusznik
who-most-charges = gracz z największą liczbą ładunków
who-most-prepped = gracz z największą liczbą przygotowanych zaklęć
who-most-opened = gracz z największą liczbą otwartych bram
who-lowest-life = gracz z najmniejszą liczbą punktów życia
who-dearest-card = gracz z najdroższą kartą na ręce
who-another = Inny gracz { $clause }
who-dearest-spell = gracz z najdroższym przygotowanym zaklęciem

## Karty gdzieś

cards-in-hand = { $n ->
    [one] kartę
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
   *[other] { $n } kart
} z ręki
cards-in-discard = { $case ->
    [gen] { $n ->
        [one] jednej karty
        [2] dwóch kart
        [3] trzech kart
       *[other] { $n } kart
    }
   *[acc] { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
} ze swojego stosu kart odrzuconych
cards-zero-in-discard = { $n ->
    [one] jednej karty
    [2] dwóch kart
   *[other] { $n } kart
} o koszcie 0 ze swojego stosu kart odrzuconych
cards-that-spell = to zaklęcie
cards-played = { $n ->
    [one] klejnot lub artefakt zagrany
   *[other] dwóch klejnotów lub artefaktów zagranych
} w tej turze
cards-prepped = { $n ->
    [one] przygotowane zaklęcie
    [2] dwa przygotowane zaklęcia
    [few] { $n } przygotowane zaklęcia
   *[many] { $n } przygotowanych zaklęć
}
cards-dearest-in-hand = { $n ->
    [one] najdroższą kartę
    [2] dwie najdroższe karty
    [3] trzy najdroższe karty
    [few] { $n } najdroższe karty
   *[many] { $n } najdroższych kart
} z ręki
cards-dearest-prepped = { $n ->
    [one] najdroższe przygotowane zaklęcie
    [2] dwa najdroższe przygotowane zaklęcia
    [few] { $n } najdroższe przygotowane zaklęcia
   *[many] { $n } najdroższych przygotowanych zaklęć
}
cards-in-hand-or-discard = { $n ->
    [one] kartę
    [3] trzech kart
    [few] { $n } karty
   *[many] { $n } kart
} z ręki lub ze swojego stosu kart odrzuconych
cards-hand-1-or-more = { $n ->
    [one] kartę
    [2] dwie karty
    [3] trzy karty
    [few] { $n } karty
   *[many] { $n } kart
} o koszcie co najmniej 1 z ręki
cards-prepped-3-or-more = przygotowane zaklęcie o koszcie co najmniej 3
cards-zero-in-hand = kartę o koszcie 0 z ręki
cards-gem-in-hand = { $n ->
    [one] klejnot
    [2] dwa klejnoty
    [3] trzy klejnoty
   *[other] { $n } klejnotów
} z ręki
cards-spell-in-hand = { $n ->
    [one] zaklęcie
    [2] dwa zaklęcia
   *[other] { $n } zaklęć
} z ręki
cards-prepped-1-or-more = przygotowane zaklęcie o koszcie co najmniej 1
cards-in-discard-6-or-less = kartę o koszcie najwyżej 6 ze swojego stosu kart odrzuconych
cards-prepped-zero = { $n ->
    [one] przygotowane zaklęcie
    [2] dwa przygotowane zaklęcia
    [few] { $n } przygotowane zaklęcia
   *[many] { $n } przygotowanych zaklęć
} o koszcie 0

## Co robią karty

do-deal = { $form ->
    [they] zadaje { $damage }
    [may] zadać { $damage }
   *[you] zadaj { $damage }
}
do-deal-bonus = zadaj dodatkowe obrażenia bramy
do-suffer = { $form ->
    [they] otrzymuje { $damage }
    [may] otrzymać { $damage }
   *[you] otrzymujesz { $damage }
}
do-gravehold-suffers = Gravehold otrzymuje { $damage }
do-this-suffers = ten poplecznik otrzymuje { $damage }
do-gain-aether = { $form ->
    [they] otrzymuje
    [may] otrzymać
   *[you] otrzymujesz
} { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
aether-not-relic-or-spell = na dowolny cel poza pozyskaniem artefaktu lub zaklęcia
do-spend = { $form ->
    [they] wydaje
    [may] wydać
   *[you] wydaj
} { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
do-gain-life = { $form ->
    [they] otrzymuje
    [may] otrzymać
   *[you] otrzymujesz
} { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia
do-gravehold-gains = Gravehold otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} żywotności
do-draw = { $form ->
    [they] dobiera
    [may] dobrać
   *[you] dobierz
} { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}
do-lose-all-charges = { $form ->
    [they] traci
    [may] stracić
   *[you] tracisz
} wszystkie ładunki
do-next-gain-onto-deck = następną kartę pozyskaną w tej turze możesz położyć na wierzchu swojej talii
do-discard = { $form ->
    [they] odrzuca { $cards }
    [may] odrzucić { $cards }
    [together] gracze wspólnie odrzucają { $cards }
   *[you] odrzuć { $cards }
}
do-destroy = { $form ->
    [they] niszczy { $cards }
    [may] zniszczyć { $cards }
    [together] gracze wspólnie niszczą { $cards }
   *[you] zniszcz { $cards }
}
do-take = { $form ->
    [they] bierze na rękę { $cards }
    [may] wziąć na rękę { $cards }
   *[you] weź na rękę { $cards }
}
do-destroy-this = { $form ->
    [they] niszczy
    [may] zniszczyć
   *[you] zniszcz
} tę kartę
do-take-allys-top = { $form ->
    [they] bierze
    [may] wziąć
   *[you] weź
} na rękę wierzchnią kartę ze stosu kart odrzuconych dowolnego sojusznika
do-focus-any = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} bramę dowolnego gracza
do-focus-allys = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} bramę dowolnego sojusznika
do-focus-one = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} jedną ze swoich bram
do-focus-lowest = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} { $n ->
    [2] dwukrotnie { "" }
   *[other] { "" }
}swoją zamkniętą bramę o najniższym koszcie wzmocnienia
do-prep = { $form ->
    [they] przygotowuje
    [may] przygotować
   *[you] przygotuj
} zaklęcie z ręki
do-prep-anywhere = { $form ->
    [they] przygotowuje
    [may] przygotować
   *[you] przygotuj
} zaklęcie z ręki na swojej otwartej lub zamkniętej bramie
do-reveal-may-destroy = odkryj wierzchnią kartę swojej talii. Możesz ją zniszczyć
do-unleash = { $n ->
    [one] wyzwolenie
    [2] dwukrotne wyzwolenie
    [3] trzykrotne wyzwolenie
    [4] czterokrotne wyzwolenie
   *[other] wyzwolenie { $n } razy
}
do-lose-tokens = { $nemesis } traci { $n ->
    [one] jeden żeton
    [2] dwa żetony
    [3] trzy żetony
    [few] { $n } żetony
   *[many] { $n } żetonów
} nemezis
do-players-lose = gracze przegrywają
do-reveal-turn-card = odkryjcie wierzchnią kartę talii tur. Jeśli to karta gracza, ten gracz { $player }. W przeciwnym razie { $otherwise }
do-resolve-last-attack = rozpatrzcie ostatnio odrzucony atak
do-return-last-minion = ostatnio odrzucony poplecznik wraca do gry
do-gain-charge = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskujesz
} { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
}
do-lose-charge = { $form ->
    [they] traci
    [may] stracić
   *[you] tracisz
} { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
}
do-first-this-turn = jeśli to pierwsza taka karta w tej turze, { $clause }
do-gain-another = pozyskuje jeszcze jedną taką kartę i kładzie ją na wierzchu swojej talii
do-gain-gem = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} klejnot { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów
do-gain-card = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} kartę { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów
do-gain-card-onto-deck = { $form ->
    [they] pozyskuje kartę z dowolnego stosu zasobów i kładzie ją
    [may] pozyskać kartę z dowolnego stosu zasobów i położyć ją
   *[you] pozyskaj kartę z dowolnego stosu zasobów i połóż ją
} na wierzchu swojej talii
do-gain-card-to-hand = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} kartę { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów i { $form ->
    [they] bierze ją na rękę
    [may] wziąć ją na rękę
   *[you] weź ją na rękę
}
do-gain-spell = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} zaklęcie { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów
do-gain-spell-onto-deck = { $form ->
    [they] pozyskuje
    [may] pozyskać
   *[you] pozyskaj
} zaklęcie { $n ->
    [-1] { "" }
   *[other] o koszcie najwyżej { $n } { "" }
}z dowolnego stosu zasobów i { $form ->
    [they] kładzie
    [may] położyć
   *[you] połóż
} je na wierzchu swojej talii
do-next-gain-to-ally = następną kartę pozyskaną w tej turze połóż na wierzchu stosu kart odrzuconych dowolnego sojusznika
aether-only-a-spell = tylko na pozyskanie zaklęcia
aether-only-a-card = tylko na pozyskanie karty
aether-only-a-relic = tylko na pozyskanie artefaktu
aether-only-gem-or-relic = tylko na pozyskanie klejnotu lub artefaktu
aether-only-spell-or-breach = tylko na pozyskanie zaklęcia albo na wzmocnienie lub otwarcie bramy
do-destroy-allys-top = { $form ->
    [they] niszczy
    [may] zniszczyć
   *[you] zniszcz
} wierzchnią kartę ze stosu kart odrzuconych dowolnego sojusznika
do-prep-from-discard = { $form ->
    [they] przygotowuje
    [may] przygotować
   *[you] przygotuj
} zaklęcie ze swojego stosu kart odrzuconych na swojej otwartej lub zamkniętej bramie
do-cast-any = aktywuj przygotowane zaklęcie dowolnego gracza, a potem zwróć je na rękę tego gracza
do-cast-any-once = { $form ->
    [may] aktywować
   *[you] aktywuj
} przygotowane zaklęcie dowolnego gracza{ $n ->
    [-1] { "" }
   *[other] { " " }o koszcie najwyżej { $n }
}
do-take-it = { $form ->
    [they] bierze ją na rękę
   *[other] weź ją na rękę
}
do-gain-tokens = { $nemesis } otrzymuje { $n ->
    [one] jeden żeton
    [2] dwa żetony
    [4] cztery żetony
    [5] pięć żetonów
    [few] { $n } żetony
   *[many] { $n } żetonów
} nemezis
do-discard-this = odrzućcie tę kartę
do-this-to-bottom = połóżcie tę kartę na spodzie talii nemezis
do-shuffle-nemesis-turn-in = wtasujcie kartę tury nemezis ze stosu odrzuconych kart tur w talię tur
do-reveal-turn-bury = odkryj wierzchnią kartę talii tur. Możesz położyć ją na spodzie tej talii
do-reveal-turn-bury-nemesis = odkryj wierzchnią kartę talii tur. Jeśli to karta tury nemezis, możesz położyć ją na spodzie tej talii

## Pytania

ask-main = Twoja faza główna: co teraz?
ask-casting = Twoja faza aktywacji: które zaklęcie aktywujesz?
ask-casting-begins = Początek twojej fazy aktywacji: które zaklęcie najpierw?
ask-order = Która karta trafia teraz na stos kart odrzuconych?
ask-discard-next = Którą z tych kart odrzucasz teraz?
ask-go-on = Nikt nie ma tu nic do wyboru: dalej?
ask-turn = Kto rozgrywa tę turę?
ask-target = Komu zadajesz { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}?
ask-player = Który gracz? { $deed }
ask-either = Co się dzieje? Wybierz jedno.
ask-may = { $deed } Robisz to?
ask-discard = Którą kartę odrzucić? ({ $n ->
    [one] jeszcze jedną
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
})
ask-destroy = Którą kartę zniszczyć? ({ $n ->
    [one] jeszcze jedną
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
})
ask-focus = Którą bramę wzmocnić?
ask-prep = Które zaklęcie przygotować i gdzie?
ask-destroy-breach = Wyczerpanie: którą bramę zniszczyć?
ask-destroy-revealed = Odkryto kartę „{ $card }”. Zniszczyć ją?
ask-sigil = Która brama staje się bramą runiczną?
ask-cast = Które zaklęcie aktywować? ({ $n ->
    [one] jeszcze jedno
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
})
ask-discard-one = Którą kartę odrzucić?
ask-destroy-one = Którą kartę zniszczyć?
ask-take = Którą kartę wziąć na rękę? ({ $n ->
    [one] jeszcze jedną
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
})
ask-take-one = Którą kartę wziąć na rękę?
ask-cast-one = Które zaklęcie aktywować?
ask-gain = Którą kartę pozyskać?
ask-redirect = Pozyskano kartę „{ $card }”. Dokąd trafia?
ask-redirect-placed = Pozyskano kartę „{ $card }”. Dokąd trafia?
ask-bury = Następna karta tury to { $card }. Położyć ją na spodzie talii?
ask-destroy-which-breach = Którą z bram tego zaklęcia zniszczyć?
ask-share = Ile z { $n ->
    [one] { $n } obrażenia
   *[other] { $n } obrażeń
}?
ask-keep-turn = Karta którego gracza zostaje na stosie odrzuconych kart tur?
ask-x-token = Kto zaczyna z żetonem X?
ask-spend = Ile eteru wydać na kartę „{ $card }”?
ask-charges = Pozyskane ładunki: { $n }. Dla kogo?
ask-ability = Użyć teraz zdolności?
ask-first = Dzieje się kilka rzeczy naraz. Która najpierw?
others-ask-main = Faza główna
others-ask-casting = Faza aktywacji
others-ask-casting-begins = Początek fazy aktywacji
others-ask-order = Karty trafiają jedna po drugiej na stos kart odrzuconych

## Opcje

place-hand = ręka
place-played = przed tobą
place-discard = stos kart odrzuconych, { $spot ->
    [1] na wierzchu
   *[other] { $spot }. od góry
}
place-deck = talia
place-breach = brama { $breach }
place-breaches = bramy { $one } i { $two }

option-end-main = Zakończ fazę główną
option-end-casting = Nie aktywuj więcej
option-done = To wszystko
option-skip = Nie
option-skip-ask-prep = Nic nie przygotowuj
option-skip-ask-discard = Nic nie odrzucaj
option-skip-ask-discard-one = Nic nie odrzucaj
option-skip-ask-destroy = Nic nie niszcz
option-skip-ask-destroy-one = Nic nie niszcz
option-skip-ask-take-one = Nic nie bierz
option-skip-ask-cast = Nic nie aktywuj
option-skip-ask-cast-one = Nic nie aktywuj
option-skip-ask-gain = Nic nie pozyskuj
option-skip-ask-focus = Nic nie wzmacniaj
option-skip-ask-destroy-revealed = Zostaw ją
option-skip-ask-bury = Zostaw na wierzchu
option-skip-ask-redirect = Zostaw na stosie kart odrzuconych
option-skip-ask-redirect-placed = Zostaw tam, gdzie leży
option-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
option-yes = Tak
together-gems = Zagraj wszystkie klejnoty ({ $n })
together-preps = Przygotuj wszystkie zaklęcia ({ $n })
together-preps-some = Przygotuj zaklęcia ({ $n })
together-spells = Aktywuj wszystkie zaklęcia ({ $n })
together-gems-preps = Zagraj klejnoty ({ $gems }), przygotuj zaklęcia ({ $n })
together-casts = { $n ->
    [few] Aktywuj { $n } zaklęcia
   *[other] Aktywuj { $n } zaklęć
}
finish-turn = Zakończ turę (karty, jak leżą)
option-charge = Pozyskaj ładunek ({ table-cost-of })
option-ability = Użyj zdolności
option-rest = Resztę zostaw, jak leży
option-go-on = Dalej
option-target-nemesis = Nemezis
option-target = { $card } (życie { $left })
option-focus = Wzmocnij bramę { $breach } ({ table-cost-of })
option-open = Otwórz bramę { $breach } ({ table-cost-of })
option-player = { $mage }
option-discard-power = Odrzuć kartę „{ $card }”
option-gain = Pozyskaj: { $card } ({ table-cost-of })
option-play = Zagraj: { $card }
option-next = { $card }
option-prep = Przygotuj: { $card } ({ $breach })
option-cast = Aktywuj: { $card } ({ $breach })
option-cast-for = { $shared ->
    [yes] Aktywuj: { $card } ({ $mage }, { $place })
   *[no] Aktywuj: { $card } ({ $place })
}
option-either = { $deed }
option-discard = { $shared ->
    [yes] Odrzuć: { $card } ({ $mage }, { $place })
   *[no] Odrzuć: { $card } ({ $place })
}
option-destroy = { $shared ->
    [yes] Zniszcz: { $card } ({ $mage }, { $place })
   *[no] Zniszcz: { $card } ({ $place })
}
option-take = { $shared ->
    [yes] Weź: { $card } ({ $mage }, { $place })
   *[no] Weź: { $card } ({ $place })
}
option-destroy-breach = Zniszcz bramę { $breach }
option-focus-free = { $shared ->
    [yes] Wzmocnij bramę { $breach } ({ $mage })
   *[no] Wzmocnij bramę { $breach }
}
option-sigil-free = Brama { $breach }
option-onto-deck = Połóż kartę „{ $card }” na wierzchu talii
option-gain-free = Pozyskaj: { $card }
option-use = Użyj: { $card }
option-to-ally = Kartę otrzymuje: { $mage }
option-bury = Połóż kartę „{ $card }” na spodzie
option-destroy-breach-free = Zniszcz bramę { $breach }
option-hunt = Wydaj eter, by zranić: { $card }
option-spend = { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
option-keep-charge = Twoja zdolność
option-give-charge = { $ally }
option-refuse-charge = Dla nikogo: { $n ->
    [one] ładunek przepada
   *[many] ładunki przepadają
}, a { $ally } nie działa
option-ability-of = Użyj zdolności maga: { $mage }
option-first = { $card }
cue-redirect = Dokąd trafi pozyskana karta

## Zdarzenia

event-moved = Karta „{ $card }” zmienia miejsce.
event-round = Zaczyna się runda { $n }.
event-turn-card = Kolejność tur: { $card }.
event-turn-card-revealed = Następna karta tury zostaje odkryta: { $card }.
event-turn-of-player = { $mage } zaczyna turę.
event-turn-of-nemesis = { $nemesis } zaczyna turę.
event-played = { $mage } zagrywa kartę „{ $card }”.
event-aether = { $mage } otrzymuje { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
} (razem { $left }).
event-gained = { $mage } pozyskuje kartę „{ $card }”.
event-onto-deck = { $mage } kładzie kartę „{ $card }” na wierzchu talii.
event-charge = { $mage } pozyskuje { $n ->
    [one] ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
} (razem { $left }).
event-charges-lost = { $mage } traci { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
}.
event-ability = { $mage } używa zdolności: { $ability }.
event-breach-focused = { $mage } wzmacnia bramę { $breach }.
event-breach-opened = { $mage } otwiera bramę { $breach }.
event-breach-destroyed = { $mage } traci na zawsze bramę { $breach }.
event-sigil = { $mage } kładzie bramę runiczną w miejsce bramy { $breach }.
event-prepped = { $mage } przygotowuje kartę „{ $card }” ({ $breach }).
event-cast = { $mage } aktywuje kartę „{ $card }”.
event-discarded = { $mage } odrzuca kartę „{ $card }”.
event-destroyed = Karta „{ $card }” zostaje zniszczona.
event-to-hand = { $mage } bierze na rękę kartę „{ $card }”.
event-revealed = { $mage } odkrywa kartę „{ $card }”.
event-turned-over = { $mage } odwraca stos kart odrzuconych.
event-shuffled = { $mage } wtasowuje stos kart odrzuconych w talię.
event-drawn = { $mage } dobiera: { $cards }.
event-unleash = { $nemesis }: wyzwolenie.
event-nemesis-draws = { $nemesis } dobiera kartę „{ $card }”.
event-nemesis-deck-empty = Talia nemezis jest pusta: trzykrotne wyzwolenie.
event-minion-enters = Do gry wchodzi: { $card } (życie { $n }).
event-power-enters = Do gry wchodzi: { $card } (żetony mocy: { $n }).
event-acts = Działa: { $card }.
event-power-token = Ubywa żetonu mocy: { $card } (pozostało: { $left }).
event-power-paid = { $mage } płaci, aby odrzucić kartę „{ $card }”.
event-nemesis-card-discarded = Karta „{ $card }” zostaje odrzucona.
event-resolved-again = Karta „{ $card }” działa jeszcze raz.
event-tokens-lost = { $nemesis } traci { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} (pozostało: { $left }).
event-player-suffers = { $mage } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało życia: { $left }).
event-player-heals = { $mage } otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia (razem { $left }).
event-exhausted = { $mage }: wyczerpanie!
event-gravehold-suffers = Gravehold otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało: { $left }).
event-gravehold-heals = Gravehold otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} żywotności (razem { $left }).
event-nemesis-suffers = { $nemesis } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało życia: { $left }).
event-share-given = Część dzielonych obrażeń: { $n }, cel: { $card }.
event-minion-suffers = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}, cel: { $card } (pozostało życia: { $left }).
event-won = Zwycięstwo! { $why }
event-lost = Porażka. { $why }

end-nemesis-slain = Nemezis pokonane.
end-nemesis-spent = Nemezis nie ma już kogo przysłać.
end-all-exhausted = Wszyscy magowie są wyczerpani.
end-standstill = Nikt nie może już nic zrobić, a nemezis trwa.
end-gravehold-fallen = Gravehold upada.
ending-nemesis-slain = nemezis pokonane
ending-nemesis-spent = talia nemezis wyczerpana
ending-all-exhausted = wszyscy wyczerpani
ending-standstill = martwy punkt
ending-gravehold-fallen = upadek Gravehold
event-used = { $mage } korzysta z karty „{ $card }”.
event-given = { $mage } oddaje kartę „{ $card }”; otrzymuje ją { $ally }.
event-to-bottom = Karta „{ $card }” trafia na spód swojej talii.
event-tokens-gained = { $nemesis } otrzymuje { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} (razem { $left }).
event-turn-cards-shuffled = Wtasowane w talię tur: { $cards }.
event-turn-card-buried = Karta tury { $card } trafia na spód talii tur.
event-laid-before = Karta „{ $card }” leży teraz przed osobą: { $mage }.
event-to-supply = Karta „{ $card }” wraca do stosu zasobów.
event-minion-heals = Przybywa życia: { $card } (teraz { $left }).

## Stół

turn-nemesis = Nemezis
turn-player-1 = Gracz 1
turn-player-2 = Gracz 2
turn-player-3 = Gracz 3
turn-player-4 = Gracz 4
turn-wild = X (dowolny gracz)
turn-pair-1-2 = Gracz 1/2
turn-pair-3-4 = Gracz 3/4

phase-none = przed pierwszą turą
phase-casting = faza aktywacji
phase-main = faza główna
phase-draw = faza dobierania
phase-nemesis-main = faza główna nemezis
phase-nemesis-draw = faza dobierania nemezis

table-nemesis = Nemezis
table-curses = Talia klątw
table-front = Przed graczem
table-market = Rynek
table-turn-order = Kolejność tur
table-gravehold = Gravehold
table-hand = Ręka
table-breaches = Bramy
table-discard = Karty odrzucone
table-deck = Talia
table-played = Zagrane
table-ability = Zdolność
table-aside = Odkryte
table-in-play = W grze
table-empty = pusto
table-round = Runda { $n }
table-life = życie { $n }/{ $full }
table-city-life = żywotność { $n }/{ $full }
table-exhausted = wyczerpanie
table-charges = ładunki { $n }/{ $full }
table-aether = { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
table-aether-and = { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
} (+{ $more })
table-aether-only = +{ $n } na: { $uses }
table-aether-not = +{ $n } nie na: { $uses }
purse-gems = klejnoty
purse-relics = artefakty
purse-spells = zaklęcia
purse-charges = ładunki
purse-breaches = bramy
purse-costs = inne koszty
table-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
table-tier = rząd { $n }
table-deck-left = talia { $n }
table-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
table-left = jeszcze { $n }
table-cost = { $n ->
    [one] { $n } eter
   *[other] { $n } eteru
}
table-cost-of = { $cost ->
    [one] { $cost } eter
   *[other] { $cost } eteru
}
table-top = na wierzchu: { $card }
table-breach = Brama { $breach }
table-breach-open = otwarta
table-breach-sigil = runiczna, +{ $n } do obrażeń
table-breach-bonus = otwarta, +{ $n } do obrażeń
table-breach-closed = zamknięta: wzmocnienie { $focus }, otwarcie { $open }
table-breach-gone = brak
table-breach-focused = wzmocniona
table-player = { $player }: { $mage }
player-number = Gracz { $n }
table-difficulty = { $level }

field-nemesis = Nemezis
field-mages = Magowie
field-market = Rynek
field-difficulty = Poziom trudności
field-turn-order = Kolejność tur
field-life = Życie na start (jeden mag)
choice-random = niespodzianka
turn-order-standard = zwykła
turn-order-easier = łatwiejsza
turn-order-tokens = z żetonami
life-usual = jak zwykle
life-12 = 12
life-15 = 15
difficulty-beginner = początkujący
difficulty-normal = normalny
difficulty-expert = ekspert
difficulty-extinction = zagłada
table-trophies = trofea { $n }
table-crew = talia akolitów { $n }

## Arkusz dla prawdziwego stołu

sheet-life = życie każdego gracza na start: { $n }
sheet-gravehold = żywotność Gravehold na start: { $n }
sheet-nemesis-life = życie { $n }
sheet-nemesis-life-changed = życie { $n } (wydrukowane: { $printed })
sheet-basics = Podstawowe karty nemezis, prócz dziewięciu własnych
sheet-breaches = bramy: { $list }
sheet-hand = ręka: { $list }
sheet-deck = talia, od góry: { $list }
sheet-opens-for = otwarcie { $n }

## Błędy

error-setup-value = Wartość „{ $value }” nie pasuje do opcji „{ $field }”. Możliwe: { $possible }.
error-setup-which = Nazwa „{ $value }” nie jest jednoznaczna: napisz w opcji „{ $field }” jeden z identyfikatorów { $possible }.
error-setup-mages = Liczba podanych magów ({ $count }) nie zgadza się z liczbą graczy ({ $players }): podaj po jednym albo „random”.
error-setup-mage-twice = Dwóch graczy nie może grać tym samym magiem „{ $name }”.
error-setup-mages-few = Graczy jest { $players }, a magów do wyboru tylko { $count }.
error-setup-market = Rynek ma dziewięć różnych kart; podano { $count }.
error-setup-easier = Łatwiejsza kolejność tur jest dla jednego lub czterech graczy, nie dla { $players }.
error-setup-life = Życie na start nie może wynosić { $value }: tylko 12 lub 15 i tylko dla jednego maga.

position-unknown-card = w tym pudełku nie ma karty „{ $name }”{ $like ->
    [none] { "" }
   *[other] ; może „{ $like }”?
}
position-unknown-mage = nie ma maga „{ $name }”; możliwi: { $possible }
position-unknown-gift = nie ma daru „{ $name }”; możliwe: { $possible }
position-gifts-alike = mag ma po jednym darze każdego rodzaju, a „{ $one }” i „{ $other }” są tego samego
position-unknown-nemesis = nie ma nemezis „{ $name }”; możliwe: { $possible }
position-wrong-card = karta { $name } nie może tu być
position-no-crew = { $nemesis } nie trzyma kart obok swojej talii
position-players = w bitwie bierze udział od jednego do czterech graczy, nie { $count }
position-mage-twice = dwóch graczy nie może grać magiem { $mage }
position-first-breach = brama I nigdy nie jest zamknięta
position-easier = łatwiejsza kolejność tur jest dla jednego lub czterech graczy, nie dla { $players }
position-no-breach = ten mag nie ma bramy { $breach }
position-no-room = na bramie { $breach } nie ma miejsca na wszystkie te zaklęcia
position-exhausted-all = wszyscy gracze są wyczerpani: bitwa byłaby skończona
position-over = bitwa byłaby skończona
position-mark = { $name } nie może być takie, jak tu opisano
position-turn-cards = w bitwie dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
} nie ma już karty tury „{ $name }”
position-market = rynek ma najwyżej dziewięć kart, nie { $count }
position-supply = stos { $name } ma najwyżej { $most } kart
position-copies = kart { $name } jest więcej, niż mieści pudełko
position-only-active = może to mieć tylko gracz, którego jest tura
position-card-numbers = każda liczba od 0 do { $last } musi tu być raz: po jednej na każdą kartę bitwy
position-not-used = karta { $name } nie jest tu przygotowana albo nie ma nic do użycia raz na turę
position-not-done = „{ $value }” nie jest niczym, co się liczy; możliwe: played:ID, cast:ID, cast:ID/2, gained:2
position-x-token = „{ $name }” nie może mieć żetonu X: ma go jeden z graczy
position-pair-token = „{ $name }” nie może mieć w tej bitwie znacznika pary
position-no-choice = nie można wtedy wybrać „{ $key }”; możliwe: { $possible }

## Jak grać: każdy wiersz tekstu to osobny akapit

guide-1-title = O co chodzi
guide-1-text =
    Gracie magami bram, a za waszymi plecami leży Gravehold, miasto, którego nikt inny nie obroni. Naprzeciw staje jedno nemezis; nie kieruje nim żaden z was, tylko jego własna talia.
    Wygrywacie albo przegrywacie razem. Ręce są jawne, więc naradzajcie się do woli, a gdy karta mówi „dowolny gracz”, sami ustalcie, na kogo wypadnie.
    Sprowadźcie życie nemezis do zera, zanim ono zniszczy miasto albo wyczerpie was wszystkich.
guide-2-title = Co leży na stole
guide-2-text =
    Przed każdym magiem: do czterech bram, zdolność z miejscem na ładunki i dziesięć kart początkowych. Pięć z nich to ręka, a pięć tworzy talię ułożoną w ustalonej kolejności.
    Mag zaczyna zwykle z 10 punktami życia, a Gravehold z 30 punktami żywotności; poziom trudności może zmienić jedno i drugie. Nikt nie może wyleczyć się ponad stan z początku gry.
    Pośrodku leży rynek: dziewięć stosów zasobów. Klejnoty dają eter, czyli walutę, artefakty pomagają na wszelkie sposoby, a zaklęcia walczą. Klejnotu jest siedem sztuk, artefaktu i zaklęcia po pięć, a wykupiony stos zostaje pusty.
    Nemezis ma swoje zasady, swoje życie i talię złożoną z trzech rzędów: łagodniejsze karty leżą na górze, najgroźniejsze na dole.
guide-3-title = Jak biegną tury
guide-3-text =
    O tym, kto teraz gra, decyduje mała talia tur: dwie karty należą do nemezis, reszta do was. Odkrywacie wierzchnią kartę, wskazana strona rozgrywa całą turę, potem przychodzi następna karta; gdy się skończą, talię się tasuje i zaczyna się nowa runda. Nemezis może zagrać dwie tury bez przerwy, a na styku dwóch rund nawet cztery.
    Faza aktywacji: pora na zaklęcia przygotowane w poprzednich turach. Na otwartej bramie zaklęcie może zadziałać albo poczekać, na zamkniętej musi zostać aktywowane. Obrażenia trafiają w nemezis albo w jednego z popleczników, jak wolisz.
    Faza główna: rób wszystko, na co cię stać, dowolnie często i w dowolnej kolejności. Zagrywaj klejnoty dla eteru i artefakty dla ich działania, wydawaj eter na karty z rynku, ładunki i bramy, przygotowuj zaklęcia, płać za odrzucenie mocy, które na to pozwalają. Pozyskana karta od razu trafia na twój stos kart odrzuconych. Eteru nie można nikomu oddać, a niewydany przepada z końcem tury.
    Faza dobierania: zagrane klejnoty i artefakty odłóż na stos kart odrzuconych w wybranej kolejności, a potem dobierz karty, aż będziesz mieć na ręce pięć. Niezagrane karty zostają, a ręka może być dowolnie duża.
guide-4-title = Bramy, ładunki i zdolności
guide-4-text =
    Przygotować zaklęcie to położyć je na swojej bramie, gdzie czeka na twoją następną fazę aktywacji. Na bramie mieści się jedno zaklęcie, chyba że karta stanowi inaczej.
    Na zamkniętej bramie przygotujesz zaklęcie tylko w turze, w której została wzmocniona. Wzmocnienie bramy II, III lub IV kosztuje 2, 3 lub 4 eteru i obraca ją o ćwierć obrotu. Po każdym wzmocnieniu otwarcie jest tańsze, a ostatnie samo bramę otwiera. Kto ma dość eteru, może też otworzyć bramę od razu, i to dowolną jako pierwszą.
    Otwarta brama już się nie zamyka i przyjmuje zaklęcie w każdej turze. Bramy III i IV po otwarciu dodają 1 obrażenie do każdego aktywowanego z nich zaklęcia.
    Ładunek kosztuje 2 eteru. Gdy zdolność ma komplet ładunków, możesz jej użyć w swojej fazie głównej, nawet w tej samej turze; potem zbierasz ładunki od zera.
guide-5-title = Talii się nie tasuje
guide-5-text =
    Kiedy skończy ci się talia, odwracasz stos kart odrzuconych i masz nową talię, ułożoną dokładnie tak, jak leżały karty. Co zostało odrzucone najwcześniej, wróci najwcześniej.
    Dzięki temu kolejność jest narzędziem. Aktywowane zaklęcia i pozyskane karty trafiają na stos od razu, klejnoty i artefakty dopiero pod koniec tury: pomyśl, które karty chcesz znów mieć razem na ręce.
    Swój stos kart odrzuconych możesz oglądać, kiedy chcesz, ale niczego w nim nie przekładasz. Do talii się nie zagląda.
guide-6-title = Tura nemezis
guide-6-text =
    Najpierw działa wszystko, co nemezis ma w grze, od karty najstarszej do najnowszej. Poplecznik robi to, co stoi po słowie TRWAŁY. Moc traci żeton, a wraz z ostatnim uderza i schodzi z gry.
    Potem nemezis dobiera kartę. Atak uderza na miejscu. Poplecznik lub moc wchodzi do gry i robi na razie tylko to, co stoi po słowie NATYCHMIAST; reszta czeka do następnej tury nemezis.
    Poplecznik bez życia znika. Niektóre moce da się powstrzymać na czas: ktoś z was wykonuje w swojej fazie głównej wszystko, co stoi po słowach ABY ODRZUCIĆ.
    „Wyzwolenie” odsyła do zasad tego nemezis, bo każde wyładowuje gniew po swojemu. Gdy ma dobrać kartę, a talia jest pusta, następuje trzykrotne wyzwolenie.
guide-7-title = Wyczerpanie, zwycięstwo i porażka
guide-7-text =
    Mag, któremu życie spadło do 0, jest wyczerpany, ale gra dalej. Następuje dwukrotne wyzwolenie, a mag traci na zawsze jedną bramę (zaklęcie z niej zostaje odrzucone) i wszystkie ładunki. Odtąd nie może się leczyć, a za każdą ranę, którą miałby odnieść, podwójnie płaci Gravehold.
    Wygrywacie, gdy tylko nemezis straci całe życie. Możecie też nemezis przetrwać: jeśli skończyła mu się talia, a wy uporaliście się ze wszystkimi poplecznikami i mocami, bitwa jest wasza.
    Przegrywacie, gdy Gravehold straci całą żywotność albo gdy nie ma już maga, który nie byłby wyczerpany. Jedyny mag w grze nie przegrywa przez wyczerpanie, tylko razem z miastem.
    Nemezis może mieć własny sposób na zakończenie gry, więc przed bitwą przeczytajcie jego zasady.
guide-8-title = Na pierwszą bitwę
guide-8-text =
    Wybierzcie poziom dla początkujących: wy i Gravehold macie więcej życia, a większość nemezis mniej.
    Zacznijcie od lepszych klejnotów; za nimi przyjdą mocniejsze zaklęcia i otwarte bramy, na których je przygotujecie.
    Nie dawajcie poplecznikom pożyć, bo działają w każdej turze nemezis. Moc z kilkoma żetonami zostawia czas na zebranie zapłaty.
    Dzielcie się ranami. Wyczerpany mag kosztuje was wszystkich więcej niż po kilka zadrapań na głowę.
    Śledźcie odkryte karty tur: gdy obie karty tury nemezis już wyszły, reszta rundy należy zwykle do was. A zaklęcie na otwartej bramie może poczekać na cel, który jest go wart.

## Karty, które ma na początku każdy

card-crystal = Kryształ
card-spark = Iskra

## Karty, które są w kilku pudełkach

card-apocalypse-ritual = Rytuał Apokalipsy
card-throttle = Przyduszenie
do-destroy-spell-and-breach = zniszcz przygotowane zaklęcie o koszcie co najmniej { $n } i bramę, na której jest przygotowane
