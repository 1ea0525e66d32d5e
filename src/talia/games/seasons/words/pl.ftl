### Pory roku.

title-seasons = Pory roku
blurb-seasons = Turniej czarnoksiężników trwający trzy lata po dwanaście miesięcy, dla dwóch do czterech graczy. Wybierasz karty Mocy, co rundę bierzesz jedną z kości pory roku, zbierasz cztery rodzaje energii, przywołujesz kompanów i magiczne przedmioty, a resztę przemieniasz w kryształy, gdy pora roku dobrze płaci. Czary, żetony zdolności specjalnych i kość Przeznaczenia można dowolnie włączać i wyłączać.
player-name = Gracz { $n }

energy-air = powietrze
energy-water = woda
energy-fire = ogień
energy-earth = ziemia
tokens-air = { $n ->
    [one] { $n } żeton powietrza
    [few] { $n } żetony powietrza
   *[other] { $n } żetonów powietrza
}
tokens-water = { $n ->
    [one] { $n } żeton wody
    [few] { $n } żetony wody
   *[other] { $n } żetonów wody
}
tokens-fire = { $n ->
    [one] { $n } żeton ognia
    [few] { $n } żetony ognia
   *[other] { $n } żetonów ognia
}
tokens-earth = { $n ->
    [one] { $n } żeton ziemi
    [few] { $n } żetony ziemi
   *[other] { $n } żetonów ziemi
}
card-tokens-air = { $n ->
    [one] { $n } żeton powietrza
    [few] { $n } żetony powietrza
   *[other] { $n } żetonów powietrza
} z karty
card-tokens-water = { $n ->
    [one] { $n } żeton wody
    [few] { $n } żetony wody
   *[other] { $n } żetonów wody
} z karty
card-tokens-fire = { $n ->
    [one] { $n } żeton ognia
    [few] { $n } żetony ognia
   *[other] { $n } żetonów ognia
} z karty
card-tokens-earth = { $n ->
    [one] { $n } żeton ziemi
    [few] { $n } żetony ziemi
   *[other] { $n } żetonów ziemi
} z karty
season-winter = zima
season-spring = wiosna
season-summer = lato
season-autumn = jesień
face-crystals = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
face-star = gwiazda
face-card = karta
face-transmute = przemiana
face-blank = nic

kind-item = magiczny przedmiot
kind-familiar = kompan
box-base = Gra podstawowa
box-enchanted-kingdom = Zaczarowane Królestwo
box-path-of-destiny = Ścieżka Przeznaczenia
fact-prestige = prestiż { $n }
cost-free = bez kosztu
cost-never = nie można przywołać
cost-different = od 1 do 4 żetonów energii, każdy inny
cost-by-players = { $two } / { $three } / { $four } (dla 2 / 3 / 4 graczy)

## Przygotowanie

field-level = Poziom
level-apprentice = uczeń: gotowe talie
level-magician = mag: karty 1–30, wybierane
level-archmage = arcymag: karty 1–50, wybierane
field-boxes = Rozszerzenia
boxes-base = żadne
boxes-enchanted-kingdom = Zaczarowane Królestwo
boxes-path-of-destiny = Ścieżka Przeznaczenia
boxes-all = Zaczarowane Królestwo i Ścieżka Przeznaczenia
field-enchantment = Czar
field-tokens = Żetony zdolności specjalnych
field-destiny = Kość Przeznaczenia
choice-random = niespodzianka
choice-yes = tak
choice-no = nie
error-seasons-setup = { $name } nie może mieć wartości „{ $value }”. Możliwe: { $possible }.
position-unknown-power-card = nie ma karty Mocy „{ $name }”
position-unknown-enchantment = nie ma karty Czaru „{ $name }”
position-not-in-play = żaden przeciwnik nie ma w grze karty „{ $name }”
position-none-in-play = gracz { $seat } nie ma w grze żadnej karty
position-mimics-gone = tylko karta ze znacznikiem Zamknięcia może stracić to, co naśladuje
position-no-such-face = kość Przeznaczenia nie ma takiej ścianki
position-season-dice = { $count ->
    [few] muszą tu być { $count } różne kości
   *[other] musi tu być { $count } różnych kości
}, o jedną więcej niż graczy
position-match-numbers = każda liczba od 0 do { $last } musi tu być raz: po jednej na każdą kartę partii
position-marks = muszą tu być numery kart, na których coś leży, każdy raz: { $numbers }
position-match-over = partia byłaby skończona
position-not-asked = gracz { $seat } nie jest wtedy o nic pytany
position-no-such-choice = nie można wtedy wybrać „{ $key }”; możliwe: { $possible }

## Teksty

text-enters = Po wejściu do gry: { $text }
text-always = Stale: { $text }
text-activate = Aktywacja: { $text }
text-round-ends = Na koniec rundy: { $text }
text-season-change = Przy zmianie pory roku: { $text }
text-you-summon = Gdy przywołujesz kartę Mocy: { $text }
text-rival-summons = Gdy przeciwnik przywołuje kartę Mocy: { $text }
text-you-activate = Gdy aktywujesz swoją kartę: { $text }
text-rival-activates = Gdy przeciwnik aktywuje kartę: { $text }
text-marker-moves = Gdy przesuwa się znacznik pory roku: { $text }
text-game-ends = Na koniec gry: { $text }
text-leaves-play = Gdy ta karta opuszcza grę: { $text }
text-sacrificed = Gdy ta karta zostaje poświęcona: { $text }
text-prelude-only = Po wyborze kart w Preludium: usuń tę kartę z gry, dobierz 2 karty Mocy, jedną zatrzymaj, a drugą odrzuć.
text-nothing = Nie ma efektu; liczy się tylko jej prestiż.
text-only-summoned = Ta karta wchodzi do gry tylko przez przywołanie.
text-ability = { $text } { $n ->
    [0] Nie daje punktów.
    [one] Wykorzystany daje na koniec gry { $n } punkt.
    [few] Wykorzystany daje na koniec gry { $n } punkty.
   *[other] Wykorzystany daje na koniec gry { $n } punktów.
}
ability-name = Żeton { $n }

lasting-transmute-more = Każdy przemieniony żeton energii daje o { $n } kryształ więcej.
lasting-reserve-ten = Twoje zasoby mieszczą do 10 żetonów energii.
lasting-reserve-less = Twoje zasoby mieszczą o { $n } żeton energii mniej.
lasting-cheaper = Przywołanie kosztuje o { $n } żeton energii mniej, ale nigdy mniej niż 1.
lasting-toll = Zanim przeciwnik przywoła kartę Mocy, oddaje ci { $n } kryształ.
lasting-winter-earth = W zimie wszystkie żetony energii w twoich zasobach są traktowane także jako ziemia.
lasting-refuses-crystals = Nie możesz otrzymywać kryształów.
lasting-tokens-pay = Żetonami z tej karty płacisz tak samo jak żetonami z zasobów.
lasting-stands-in = Zamiast poświęcić lub odrzucić inną kartę, możesz poświęcić tę i otrzymać 10 kryształów.
lasting-crystals-transmute = Jeśli twoja kość daje kryształy, możesz w tej turze przemieniać.
lasting-steadfast = Zamiast akcji swojej kości możesz zwiększyć poziom mocy przywołania o 1, wziąć 1 żeton energii albo przemieniać w tej turze.
lasting-trap = Wchodzi do gry ze znacznikiem Uwięzienia. Kto następny wprowadzi do gry kartę Mocy, odrzuca ją bez efektu albo poświęca inną kartę; potem znacznik zostaje usunięty.
lasting-common-cards = W swojej turze każdy gracz może przywołać jedną z kart leżących pośrodku, opłacając jej koszt.

changes-destiny = W swojej turze każdy może rzucić kością Przeznaczenia zamiast wykonywać akcje swojej kości pory roku. Najwięcej punktów Przeznaczenia daje na koniec 20 punktów prestiżu, przy remisie po 10.
changes-destiny-crystals = Każdy rzut kością Przeznaczenia daje też kryształy: { $n }.
changes-end-of-round = Na koniec rundy, dla każdego: { $text }
changes-passes-cards = Przy każdej zmianie roku, także na koniec gry, każdy przekazuje jedną kartę z ręki graczowi po lewej.
changes-thresholds = Przy zmianie roku każdy, kto ma za mało kryształów, poświęca kartę Mocy. W kolejnych latach wystarczy: { $n }.
changes-great-transmuting = Kto jedną przemianą otrzyma co najmniej { $n } kryształów, może dobrać kartę Mocy; zatrzymuje ją albo odrzuca.
changes-from-grave = Raz w ciągu gry każdy może w swojej turze obejrzeć stos kart odrzuconych i przywołać jedną z nich, opłacając jej koszt.
changes-value = Każdy przemieniony żeton energii jest wart { $n } kryształy bez względu na porę roku.
changes-crossed = Pierwszą wybraną w Preludium kartę otrzymuje sąsiad po lewej.

and = i
and-then = , a potem
or = albo
either = albo { $one }, albo { $other }
if = jeśli { $condition }, { $clause }
may = { $form ->
    [they] jeśli chce, { $clause }
   *[you] jeśli chcesz, { $clause }
}
each-opponent = każdy przeciwnik { $clause }
each-player = każdy gracz { $clause }
an-opponent = wybierz przeciwnika: { $clause }
each-item = { $other ->
    [yes] każdy inny magiczny przedmiot, który masz w grze
   *[no] każdy magiczny przedmiot, który masz w grze
}
each-familiar = { $other ->
    [yes] każdego innego kompana, którego masz w grze
   *[no] każdego kompana, którego masz w grze
}
if-tokens-least = masz w zasobach co najmniej { $n } żetony energii
if-tokens-most = masz w zasobach co najwyżej { $n ->
    [one] { $n } żeton energii
    [few] { $n } żetony energii
   *[other] { $n } żetonów energii
}
if-no-tokens = nie masz w zasobach żetonów energii
if-most-cards = masz w grze więcej kart Mocy niż każdy z przeciwników
if-all-four = masz w zasobach wszystkie cztery rodzaje energii

do-crystals = { $form ->
    [they] otrzymuje
   *[you] zyskaj
} { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
do-crystals-each = { $form ->
    [they] otrzymuje
   *[you] zyskaj
} { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
} za { $each }
do-lose-crystals = { $form ->
    [they] traci
   *[you] strać
} { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
do-give-crystals = oddaje ci { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
do-gauge = { $form ->
    [they] zwiększa
   *[you] zwiększ
} poziom mocy przywołania o { $n }
do-gauge-falls = { $form ->
    [they] zmniejsza
   *[you] zmniejsz
} poziom mocy przywołania o { $n }
do-energy = { $form ->
    [they] otrzymuje
   *[you] zyskaj
} { $n ->
    [one] { $n } dowolny żeton energii
    [few] { $n } dowolne żetony energii
   *[other] { $n } dowolnych żetonów energii
}
do-energy-each = { $form ->
    [they] otrzymuje
   *[you] zyskaj
} { $n ->
    [one] { $n } dowolny żeton energii
    [few] { $n } dowolne żetony energii
   *[other] { $n } dowolnych żetonów energii
} za { $each }
do-energy-of = { $form ->
    [they] otrzymuje
   *[you] zyskaj
} { $tokens }
do-tokens-on-this = połóż na tej karcie { $n } dowolne żetony energii
do-pay-any = odrzuć { $n ->
    [one] { $n } żeton energii
    [few] { $n } żetony energii
   *[other] { $n } żetonów energii
}
do-pay-alike = odrzuć { $n } żetony energii tego samego rodzaju
do-pay-tokens = odrzuć { $tokens }
do-pay-crystals = odrzuć { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
do-discard-all-energy = odrzuć wszystkie żetony energii z zasobów
do-sacrifice-this = poświęć tę kartę
do-sacrifice = { $form ->
    [they] poświęca
   *[you] poświęć
} { $which ->
    [item] magiczny przedmiot
    [familiar] kompana
   *[card] kartę Mocy
}
do-discard = { $form ->
    [they] odrzuca
   *[you] odrzuć
} z ręki { $which ->
    [item] magiczny przedmiot
    [familiar] kompana
   *[card] kartę Mocy
}
do-discard-or-sacrifice = { $form ->
    [they] odrzuca lub poświęca
   *[you] odrzuć lub poświęć
} { $which ->
    [item] magiczny przedmiot
    [familiar] kompana
   *[card] kartę Mocy
}
do-take-back = { $form ->
    [they] cofa
   *[you] cofnij
} z gry na rękę { $which ->
    [item] magiczny przedmiot
    [familiar] kompana
   *[card] kartę Mocy
}
do-draw = { $form ->
    [they] dobiera
   *[you] dobierz
} { $n ->
    [one] { $n } kartę Mocy
    [few] { $n } karty Mocy
   *[other] { $n } kart Mocy
}
do-draw-or-discard = { $form ->
    [they] dobiera kartę Mocy i zatrzymuje ją albo odrzuca
   *[you] dobierz kartę Mocy i zatrzymaj ją albo odrzuć
}
do-draw-keep-one = dobierz { $n } karty Mocy, jedną zatrzymaj, a pozostałe odrzuć
do-draw-for-all = dobierz tyle kart Mocy, ilu jest graczy: jedną zatrzymaj, a pozostałe rozdaj po jednej przeciwnikom
do-give-cards = jedną zatrzymaj, a pozostałe rozdaj po jednej przeciwnikom
do-put-one-of = obejrzyj pierwsze { $n } karty Mocy ze stosu dobierania, jedną z nich wprowadź do gry, a pozostałe odrzuć
do-put-from-hand = wprowadź do gry kartę Mocy z ręki
do-reorder = obejrzyj pierwsze { $n } karty Mocy ze stosu dobierania i odłóż je w dowolnej kolejności
do-move-marker = { $least ->
    [1] przesuń znacznik pory roku o najwyżej { $most } pola do przodu lub do tyłu
   *[other] przesuń znacznik pory roku o { $most } pola do przodu lub do tyłu
}
do-reroll = przed wykonaniem akcji kości pory roku rzuć nią jeszcze raz
do-roll-destiny = rzuć kością Przeznaczenia i zastosuj jej efekt
do-let-transmute = możesz przemieniać w tej turze
do-let-transmute-more = możesz przemieniać w tej turze, za każdy żeton o { $n } kryształ więcej
do-transmute-all = przemień każdy żeton energii w zasobach w { $n } kryształy
do-transmute-paid = przemień je w { $n } kryształów
do-bonus-back = cofnij się o 1 pole na torze bonusów
do-copy-reserve = zyskaj takie same żetony energii, jakie są w jego zasobach
do-hand-scores = na koniec gry każda karta Mocy na ręce daje { $n } punkty zamiast kary
do-look-at-hands = obejrzyj karty na rękach wszystkich przeciwników
do-take-discarded = weź na rękę wierzchnią kartę stosu kart odrzuconych
do-take-from-library = weź na rękę jedną kartę spod swojego żetonu Biblioteki

do-for-paid = { $energy }: { $clause }
do-look-and-may-put = obejrzyj wierzchnią kartę stosu dobierania; możesz wprowadzić ją do gry: { $price }
do-put-top = wprowadź do gry wierzchnią kartę stosu dobierania
do-discard-top = odłóż wierzchnią kartę stosu dobierania na stos kart odrzuconych
do-store-one = połóż na tej karcie 1 żeton energii ze swoich zasobów
do-sacrificed-when-full = gdy leży na niej { $n } żetonów energii, poświęć ją, weź je do zasobów i zyskaj { $gained } kryształów
do-discard-for-energy = odrzuć kartę Mocy i zyskaj tyle dowolnych żetonów energii, ile ma prestiżu
do-draw-for-energy = dobierz kartę Mocy, pokaż ją i zyskaj tyle dowolnych żetonów energii, ile ma prestiżu
do-sacrifice-several = poświęć { $n } karty Mocy
do-take-from-all = każdy przeciwnik oddaje ci 1 kryształ; jeśli któryś nie ma żadnego, poświęć tę kartę
do-turn-to-air = zamienia wszystkie żetony energii w zasobach na powietrze
do-rival-gives = zabierz mu { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
do-pass-left = odznacz tę kartę i przekaż ją graczowi po lewej
do-mirror = odrzuć dowolną liczbę kryształów: tyle samo żetonów jednej energii w twoich zasobach zmienia się w żetony innej
each-token = każdy żeton energii w swoich zasobach
if-only-items = masz w grze tylko magiczne przedmioty
if-most-crystals = masz więcej kryształów niż każdy z przeciwników

do-look-at-top = obejrzyj wierzchnią kartę stosu dobierania
do-lay-earth-once = raz na turę połóż na tej karcie żeton ziemi
do-take-stored = weź do zasobów żetony energii z tej karty
do-discard-for-earth = odrzuć 1 żeton energii; jeśli to ziemia, zyskaj { $n } kryształów
do-take-some-stored = weź z tej karty do zasobów dowolną liczbę żetonów energii, ale co najmniej 1
do-take-back-for-energy = cofnij z gry na rękę inny magiczny przedmiot kosztujący energię, niebędący kopią tej karty
do-seek-item = podaj rodzaj energii i odkrywaj karty stosu dobierania, aż trafisz na magiczny przedmiot, w którego koszcie ona jest; zatrzymaj go albo odrzuć i, jeśli chcesz, szukaj jeszcze raz
do-seek-familiar = odkrywaj karty stosu dobierania, aż trafisz na kompana; zatrzymaj go albo odrzuć i, jeśli chcesz, szukaj jeszcze raz
do-keep-one-of-paid = weź z zasobów { $n } żetony tej samej energii, jeden połóż na tej karcie, a pozostałe odrzuć
do-score-stored = jeśli leżą na niej co najmniej { $n } żetony energii, zyskaj { $gained } kryształów, w przeciwnym razie strać { $lost }
do-change-hand = odrzuć dowolną liczbę kart Mocy i dobierz tyle samo
do-discard-tokens = { $form ->
    [they] odrzuca
   *[you] odrzuć
} z zasobów { $n } żetony energii
do-take-tokens = weź z zasobów każdego przeciwnika do { $n } wybranych żetonów energii
do-pick-discarded = obejrzyj { $n } wierzchnich kart stosu kart odrzuconych, jedną weź na rękę, a pozostałe odłóż na spód stosu
do-mimic = wybierz magiczny przedmiot przeciwnika i opłać jego koszt przywołania: odtąd ta karta ma jego efekty. Zostaje poświęcona, gdy tamten opuści grę
if-used-this = w tej rundzie ta karta pozwoliła ci przemieniać

do-straighten = odznacz aktywowaną kartę, która nie działa tak samo jak ta
do-two-of = wybierz dwa z tych efektów, w dowolnej kolejności: { $deeds }
do-reroll-left = rzuć jeszcze raz kością, której nikt nie wybrał
do-pay-stored = odrzuć { $n } żetony energii z tej karty
do-sort-discarded = obejrzyj 3 wierzchnie karty stosu kart odrzuconych: jedna trafia na twoją rękę, druga na wierzch stosu dobierania, trzecia na jego spód
do-put-replica = wprowadź do gry kartę Repliki
do-look-and-may-take = obejrzyj wierzchnią kartę stosu dobierania: zostaw ją tam albo weź na rękę i zmniejsz poziom mocy przywołania o 1
do-for-rich = z co najmniej { $n } kryształami { $clause }
do-lock = połóż znacznik Zamknięcia na kompanie przeciwnika: nie ma on efektów, dopóki ta karta jest w grze
do-draw-for-common = połóż pośrodku stołu tyle kart Mocy ze stosu dobierania, ilu jest graczy
do-take-away-common = usuń z gry karty leżące pośrodku
do-give-to-fewest = oddaj kartę Mocy z ręki temu przeciwnikowi, który ma ich w grze najmniej
do-name-card = podaj nazwę karty: każdy przeciwnik pokazuje rękę i odrzuca z niej każdą taką kartę. Jeśli jakąś odrzucono, zyskaj żetony energii z jej kosztu
if-no-hand = nie masz na ręce kart Mocy
if-more-than-someone = masz w grze więcej kart Mocy niż co najmniej jeden z przeciwników
if-moved-forward = przesunął się naraz o co najmniej { $n } pola do przodu

## Pytania

ask-keep = Którą kartę zatrzymujesz? Pozostałe przechodzą w lewo.
ask-cross = Skrzyżowane ścieżki: którą kartę oddajesz sąsiadowi po lewej?
ask-library = Karty na rok { $year }, jeszcze { $n }: którą?
ask-token = Który żeton zdolności specjalnej zatrzymujesz?
ask-die = Którą kość bierzesz?
ask-die-actions = Twoja tura: co z kością?
ask-turn = Twoja tura: co dalej?
ask-draw = Kość pokazuje kartę. Dobierasz jedną czy używasz bonusu?
ask-take = { $or_none ->
    [1] Bierzesz kartę na rękę czy ją odrzucasz?
   *[other] Którą kartę bierzesz na rękę?
}
ask-give-to = Którą kartę dajesz? Otrzymuje: { $player }.
ask-put = Którą kartę wprowadzasz do gry?
ask-gain = { $n ->
    [one] Którą energię bierzesz?
   *[other] Którą energię bierzesz? Do wzięcia: { $n }.
}
ask-give-up = W zasobach jest za dużo żetonów ({ $n }). Którą energię oddajesz?
ask-pay-for = Czym płacisz za kartę { $card }?
ask-pay = Którą energię odrzucasz?
ask-transmute = Które żetony przemieniasz? Dotąd: { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}.
ask-exchange = Który żeton na który wymieniasz?
ask-trap = Uwięzienie! Odrzucasz kartę { $card } czy poświęcasz inną?
ask-which-trap = Kartę { $card } złapałby niejeden znacznik Uwięzienia. Który działa pierwszy?
ask-sacrifice = Którą kartę poświęcasz?
ask-discard = Którą kartę odrzucasz?
ask-give-up-card = Którą kartę odrzucasz lub poświęcasz?
ask-stand-in = Poświęcasz kartę { $shield } zamiast karty { $card }, za 10 kryształów?
ask-which-stands-in = Poświęcasz inną kartę zamiast karty { $card }, za 10 kryształów?
ask-take-back = Którą kartę cofasz na rękę?
ask-opponent = Który przeciwnik?
ask-marker = Dokąd przesuwasz znacznik pory roku?
ask-order = Działa teraz kilka kart. Która najpierw?
ask-either = Który efekt?
ask-may = { $deed } Robisz to?
ask-pass = Którą kartę przekazujesz sąsiadowi po lewej?
ask-grave = Którą kartę przywołujesz ze stosu kart odrzuconych?
ask-discard-next = Która karta trafi teraz na stos kart odrzuconych? { $n ->
    [few] Zostały
   *[many] Zostało
} { $n }; ostatnia leży na wierzchu.
ask-lay-back = Którą kartę odkładasz teraz? Zostało { $n }; ostatnia leży na wierzchu.
ask-from-library = Którą kartę bierzesz z Biblioteki?

ask-store = Którą energię kładziesz na karcie { $card }?
ask-put-top = Płacisz i wprowadzasz obejrzaną kartę do gry?
ask-mirror = Które żetony w które zamieniasz?

ask-take-stored = Którą energię bierzesz z karty?
ask-name-energy = Jaki rodzaj energii podajesz?
ask-keep-found = Znaleziona karta: { $card }. Zatrzymujesz ją?
ask-seek-again = Szukasz jeszcze raz?
ask-change-hand = Które karty odrzucasz? Dotąd: { $n }.
ask-steal = Którą energię bierzesz? Traci: { $player }.
ask-mimic = Który magiczny przedmiot naśladujesz?

ask-straighten = Którą kartę odznaczasz?
ask-onto-pile = Którą kartę kładziesz na wierzchu stosu dobierania?
ask-take-top = Bierzesz obejrzaną kartę na rękę i zmniejszasz poziom mocy przywołania?
ask-lock = Na którym kompanie kładziesz znacznik Zamknięcia?
ask-give-whom = Kto otrzymuje twoją kartę?
ask-name-card = Nazwę której karty podajesz?

## Możliwości

option-done = To wszystko
option-yes = Tak
option-no = Nie
option-no-ask-store = Nie kładź żadnej
option-no-ask-mimic = Nie naśladuj żadnego
option-end = Zakończ turę
option-player = { $player }
option-keep = Zatrzymaj: { $card }
option-year-1 = { $card } na rok 1
option-year-2 = { $card } na rok 2
option-keep-token = { $token }: { $deed }
option-token = Użyj: { $token }. { $deed }
option-die = { $face } ({ $n ->
    [one] { $n } miesiąc
    [few] { $n } miesiące
   *[other] { $n } miesięcy
})
option-use-die = Wykonaj akcje kości
option-destiny = Rzuć zamiast tego kością Przeznaczenia
option-steadfast-gauge = Zamiast tego: poziom mocy przywołania +1
option-steadfast-energy = Zamiast tego: 1 żeton energii
option-steadfast-transmute = Zamiast tego: przemiana w tej turze
option-draw = Dobierz kartę
option-bonus-draw = Bonus: dobierz dwie karty, jedną zatrzymaj
option-bonus-exchange = Bonus: wymień do dwóch żetonów energii
option-bonus-transmute = Bonus: przemiana w tej turze, +1 za żeton
option-bonus-gauge = Bonus: poziom mocy przywołania +1
option-summon-hand = Przywołaj: { $card }
option-summon-common = Przywołaj ze środka: { $card }
option-summon-grave = Przywołaj ze stosu kart odrzuconych: { $card }
option-activate = Aktywuj: { $card }. { $deed }
option-transmute = Przemieniaj
option-transmute-token = Jeden żeton: { $energy }
option-transmute-card-token = Jeden żeton z karty: { $energy }
option-transmute-all = Wszystko
option-gain = { $energy }
together-air = Naraz: { tokens-air }
together-water = Naraz: { tokens-water }
together-fire = Naraz: { tokens-fire }
together-earth = Naraz: { tokens-earth }
option-give-up = { $energy }
option-swap = { $given } → { $gained }
option-pay = { $tokens }
option-pay-as = { $tokens } jako { $counted }
option-pay-for = { $tokens } za efekty: { $energies }
option-take = Weź: { $card }
option-give = Daj: { $card }
option-put = Wprowadź do gry: { $card }
option-discard-it = Odrzuć ją
option-discard = Odrzuć: { $card }
option-sacrifice = Poświęć: { $card }
option-take-back = Cofnij: { $card }
option-lay-back = { $card }
option-act = { $card }
option-act-enchantment = Czar
option-pass-over = { $card }: bez skutku
option-pass-over-enchantment = Czar: bez skutku
option-rest = W takiej kolejności, jak leżą
option-or = { $deed }
option-marker-on = { $n ->
    [one] { $n } pole do przodu
    [few] { $n } pola do przodu
   *[other] { $n } pól do przodu
}
option-marker-back = { $n ->
    [one] { $n } pole do tyłu
    [few] { $n } pola do tyłu
   *[other] { $n } pól do tyłu
}
option-pass = Przekaż: { $card }
option-grave = Obejrzyj stos kart odrzuconych
option-leave = Zostaw
option-library-2 = { $card } (rok 2)
option-library-3 = { $card } (rok 3)

option-store = { $energy }
option-mirror = { $given } ×{ $n } → { $gained }

option-keep-it = Zatrzymaj ją
option-mimic-of = { $card } ({ $player })

option-straighten = Odznacz: { $card }
option-lock-of = { $card } ({ $player })
option-spring-of = Znacznik na karcie { $card } ({ $player })
option-name = { $card }

## Zdarzenia

event-moved = Przesunięta zostaje karta: { $card }.
event-round = Runda { $n }, { $season }. Rozpoczyna: { $player }.
event-rolled = Kość pokazuje: { $face } ({ $n ->
    [one] { $n } miesiąc
    [few] { $n } miesiące
   *[other] { $n } miesięcy
}).
event-rerolled = Kość rzucona ponownie: { $face } ({ $n ->
    [one] { $n } miesiąc
    [few] { $n } miesiące
   *[other] { $n } miesięcy
}).
event-takes-die = { $player } bierze kość: { $face }.
event-turn = { $player }: tura.
event-crystals = { $player } otrzymuje { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
} (razem { $left }).
event-lost-crystals = { $player } traci { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
} (pozostało: { $left }).
event-gauge-rises = { $player }: poziom mocy przywołania rośnie o { $n } do { $left }.
event-gauge-falls = { $player }: poziom mocy przywołania spada o { $n } do { $left }.
event-energy = { $player } otrzymuje: { $tokens }.
event-gives-up = { $player } oddaje: { $energy }.
event-paid = { $player } płaci: { $tokens }.
event-reserve-emptied = { $player } odrzuca wszystkie żetony energii.
event-swaps = { $player } wymienia: { $given } → { $gained }.
event-bonus = { $player } używa bonusu (pozostało: { $left }).
event-bonus-back = { $player } cofa się na torze bonusów.
event-transmutes = { $player } przemienia { $n ->
    [one] { $n } żeton energii
    [few] { $n } żetony energii
   *[other] { $n } żetonów energii
}.
event-destiny = { $player } rzuca kością Przeznaczenia: { $n ->
    [one] { $n } punkt Przeznaczenia
    [few] { $n } punkty Przeznaczenia
   *[other] { $n } punktów Przeznaczenia
} (razem { $left }).
event-draws = { $player } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
event-you-draw = Dobierasz: { $card }.
event-looks = { $player } ogląda { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
event-looks-through = { $player } ogląda stos kart odrzuconych.
event-takes-discarded = { $player } bierze wierzchnią kartę stosu kart odrzuconych.
event-discards = { $player } odrzuca { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
event-no-room = { $player } nie ma miejsca na kolejną kartę: żadna z nich nie wchodzi do gry.
event-you-looked = Obejrzana karta: { $card }.
event-reshuffled = Stos kart odrzuconych zostaje przetasowany w nowy stos dobierania.
event-removed = Usunięta z gry zostaje karta: { $card }.
event-summons = { $player } przywołuje: { $card }.
event-puts = { $player } wprowadza do gry: { $card }.
event-activates = { $player } aktywuje: { $card }.
event-acts = { $player }: działa { $card }.
event-enchantment-acts = { $player }: działa { $enchantment }.
event-no-effect = { $player }: { $card } nie ma skutku.
event-sacrifices = { $player } poświęca: { $card }.
event-returns = { $player } cofa na rękę: { $card }.
event-handed-over = { $player } przekazuje kartę { $card }. Otrzymuje: { $to }.
event-trap-springs = Działa znacznik Uwięzienia: { $card }.
event-caught = { $player } musi odrzucić: { $card }.
event-locked = Znacznik Zamknięcia leży na karcie: { $card }.
event-unlocked = Znacznik Zamknięcia znika z karty: { $card }.
event-token = { $player } używa: { $token }.
event-marker-moves = Znacznik pory roku przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
} { $back ->
    [1] wstecz, na
   *[other] na
} miesiąc { $month } ({ $season }).
event-season-changes = Nowa pora roku: { $season }.
event-year = Zaczyna się rok { $n }. Karty z Biblioteki trafiają na rękę.
event-passes-card = { $player } przekazuje kartę. Otrzymuje: { $to }.
event-libraries = Wszyscy podzielili karty na lata.
event-scores = { $player }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}. Kryształy { $crystals }, karty { $cards }, ręka { $hand }, bonusy { $bonuses }, żeton { $token }, Przeznaczenie { $destiny }.
event-wins = { $count ->
    [one] Wygrywa: { $players }.
   *[other] Wygrywają wspólnie: { $players }.
}

event-stores = { $player } kładzie { $energy } na karcie { $card }.
event-shows = { $player } pokazuje: { $card }.
event-turns-to-air = { $player }: cała energia zmienia się w powietrze.

event-reveals = { $player } odkrywa: { $card }.
event-steals = { $player } bierze: { $energy }. Traci: { $rival }.
event-mimics = { $player } naśladuje: { $card }.

event-straightens = { $player } odznacza: { $card }.
event-names = { $player } podaje nazwę karty: { $card }.

end-most-points = Wygrywa, kto ma najwięcej punktów.
end-shared = Wspólne zwycięstwo.
ending-most-points = najwięcej punktów
ending-shared = wspólne zwycięstwo

## Stół

phase-prelude = preludium
phase-dice = wybór kości
phase-turn = tura
phase-over = koniec
table-year = Rok { $n }
table-month = Miesiąc { $n }, { $season }
table-middle = Środek
table-wheel = Koło pór roku
table-draw = Stos dobierania
table-discard = Stos kart odrzuconych
table-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
table-face-star = gwiazda
table-face-card = karta
table-face-transmute = przemiana
table-die = Kość: { $season }
table-pips = { $n ->
    [one] { $n } miesiąc
    [few] { $n } miesiące
   *[other] { $n } miesięcy
}
table-advance = Jeśli nikt jej nie weźmie, znacznik pory roku przesunie się o { $n ->
    [one] { $n } miesiąc
    [few] { $n } miesiące
   *[other] { $n } miesięcy
}.
table-gauge = karty { $cards }/{ $gauge }
table-hand-of = na ręce { $n }
table-bonuses = pozostało: { $left }
table-tokens = Żetony zdolności do wyboru
table-bonuses-title = Bonusy
text-bonuses = Trzy razy w grze możesz sobie pomóc. Na koniec kosztuje to łącznie 5, 12 albo 20 punktów.
text-bonus-price = { $n ->
    [one] Na koniec kosztowałoby to { $n } punkt.
    [few] Na koniec kosztowałoby to { $n } punkty.
   *[other] Na koniec kosztowałoby to { $n } punktów.
}
bonus-exchange = Wymiana dwóch
bonus-transmute = Przemiana +1
bonus-gauge = Poziom mocy +1
bonus-draw = Dwie karty
table-destiny-die = Kość Przeznaczenia
table-left-die = nikt jej nie wziął
table-worth = warte { $n }
table-values = { $season }: jeden żeton energii jest wart tyle kryształów: { $values }.
table-destiny = Przeznaczenie { $n }
table-first = gracz rozpoczynający
table-reserve = Zasoby
table-reserve-of = { $n }/{ $most }
table-empty = puste
text-reserve = Energią płaci się za karty. Przemieniona daje kryształy, tyle, ile płaci pora roku.
table-token-used = wykorzystany
table-token-unused = niewykorzystany
table-score = Wynik
table-looked = Oglądane karty
table-pack = Do wyboru
table-kept = Zatrzymane
table-picked = twój wybór
table-hand = Ręka
table-library-2 = Biblioteka, rok 2
table-library-3 = Biblioteka, rok 3
table-turned = aktywowana
table-trap = Uwięzienie
table-deadbolt = Zamknięcie
table-mimics = naśladuje: { $card }
table-locks = zamyka: { $card }
table-mimicked = naśladuje tę kartę: { $player }
table-mimics-gone = naśladowany przedmiot opuścił grę
score-crystals = Kryształy: { $n }
score-cards = Karty Mocy: { $n }
score-hand = Karty na ręce: { $n }
score-bonuses = Bonusy: { $n }
score-token = Żeton: { $n }
score-destiny = Przeznaczenie: { $n }
score-total = punkty: { $n }

## Jak grać: każdy wiersz tekstu to akapit

guide-1-title = Cel
guide-1-text =
    Trzy lata po dwanaście miesięcy rozstrzygną, kto jest największym czarnoksiężnikiem. Punktami są kryształy i prestiż kart Mocy, które na koniec masz w grze.
guide-2-title = Preludium
guide-2-text =
    Każdy dostaje dziewięć kart Mocy, zatrzymuje jedną, a pozostałe przekazuje w lewo, aż wszyscy mają po dziewięć. Uczniowie biorą zamiast tego gotową talię.
    Potem dzielisz swoje karty: trzy to pierwsza ręka, trzy czekają na drugi rok, trzy na trzeci.
guide-3-title = Kości
guide-3-text =
    Co rundę rzuca się kośćmi pory roku, o jedną więcej, niż jest graczy. Po kolei każdy bierze jedną. Może dać energię, kryształy, kartę, gwiazdę na tor mocy przywołania albo prawo do przemiany.
    Kość, której nikt nie wziął, przesuwa znacznik pory roku o tyle pól, ile pokazuje oczek.
guide-4-title = Twoja tura
guide-4-text =
    Najpierw wykonujesz akcje kości. Potem robisz, co chcesz, tak często, jak cię na to stać.
    Przywołaj kartę z ręki, opłacając jej koszt. Przywołując, nie możesz mieć w grze więcej kart, niż wynosi poziom mocy przywołania.
    Aktywuj kartę: obracasz ją i do następnej rundy odpoczywa.
    Przemieniaj, jeśli w tej turze wolno: każda pora roku inaczej płaci za każdą z czterech energii.
    W zasobach mieści się siedem żetonów energii.
guide-5-title = Bonusy
guide-5-text =
    Trzy razy w ciągu gry możesz sobie pomóc: wymienić dwa żetony, przemieniać o jeden kryształ lepiej za każdy żeton, zwiększyć poziom mocy przywołania albo dobrać dwie karty, gdy kość pokazuje jedną. Kosztuje to na koniec łącznie 5, 12 albo 20 punktów.
guide-6-title = Koniec rundy
guide-6-text =
    Karty z efektem końca rundy działają w kolejności graczy, a u każdego gracza w kolejności, jaką wybierze. Potem przesuwa się znacznik. Nowa pora roku budzi niektóre karty, a nowy rok przynosi karty odłożone do Biblioteki.
guide-7-title = Koniec gry
guide-7-text =
    Po trzecim roku liczycie punkty: kryształy, prestiż kart w grze, minus 5 za każdą kartę na ręce, minus bonusy, plus lub minus wykorzystany żeton, a do tego punkty Przeznaczenia.
guide-8-title = Czary, żetony i Przeznaczenie
guide-8-text =
    Karta Czaru zmienia grę dla wszystkich. Żeton zdolności specjalnej jest tylko twój i działa raz.
    Przy niektórych Czarach możesz rzucić kością Przeznaczenia zamiast używać kości pory roku. Najwięcej punktów Przeznaczenia daje 20 punktów, przy remisie po 10.
