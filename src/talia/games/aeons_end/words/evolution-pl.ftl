## Karty, które ewoluują

do-evolve = ewolucja tej karty
do-evolve-each = ewolucja tej karty za { $per }
if-chapter = to rozdział { $n } lub późniejszy
text-places = EWOLUCJA: Dodajcie naklejkę ({ $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}); gdy brak miejsca, karta przybiera następną postać.
text-becomes = EWOLUCJA: Następna postać tej karty.
event-sticker = Naklejka ewolucji na karcie „{ $card }” ({ $n } z { $places }).
event-evolves = { $same ->
    [yes] Ewolucja: karta „{ $was }” zachowuje nazwę, ale odtąd jest groźniejsza.
   *[no] Ewolucja: „{ $was }” przemienia się w kartę „{ $card }”.
}
fact-places = miejsca na naklejki: { $n }
table-stickers = naklejki { $n } z { $places }
table-earlier = wcześniej: { $card }
group-forms = Podstawowe karty nemezis w kampanii
position-never-was = „{ $name }” nie jest żadną z postaci karty „{ $was }”

## Co karty nemezis zabierają i co z tego wynika

afterwards = Następnie { $clause }
afterwards-if = Następnie, { $clause }
if-free = Jeśli { $n ->
    [one] ta karta kosztuje 0
    [2] obie te karty kosztują 0
   *[other] wszystkie te karty kosztują 0
}, { $clause }
if-lost-cheap = Jeśli kosztowało najwyżej { $n } albo takiego nie było, { $clause }
if-someone-prepped = którykolwiek gracz ma przygotowane zaklęcie o koszcie co najmniej { $n }
if-your-charges = { $form ->
    [they] ten gracz ma
   *[other] masz
} { $how ->
    [at-least] co najmniej { $n ->
        [one] { $n } ładunek
        [few] { $n } ładunki
       *[many] { $n } ładunków
    }
    [at-most] co najwyżej { $n ->
        [one] { $n } ładunek
        [few] { $n } ładunki
       *[many] { $n } ładunków
    }
   *[exactly] dokładnie { $n ->
        [one] { $n } ładunek
        [few] { $n } ładunki
       *[many] { $n } ładunków
    }
}
if-gravehold-life = Gravehold ma { $how ->
    [at-least] co najmniej { $n }
    [at-most] co najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} żywotności
measure-dear-in-hand = każdą kartę o koszcie co najmniej { $n }, która została na ręce tego gracza
measure-player-turns = każdą kartę gracza na stosie odrzuconych kart tur
cards-hand-3-or-more = kartę o koszcie co najmniej 3 z ręki
cards-their-dearest-prepped = swoje najdroższe przygotowane zaklęcie
