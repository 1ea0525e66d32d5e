## Co znaczą wybory przy przygotowaniu gry

choice-random-text = Zdecyduje los.
market-suggested = Rynek proponowany w instrukcji: dziewięć stosów, które dobrze do siebie pasują.
rating-gentle = łagodna ({ $n }{"\u00A0"}z{"\u00A0"}10)
rating-fair = wyrównana walka ({ $n }{"\u00A0"}z{"\u00A0"}10)
rating-hard = trudna ({ $n }{"\u00A0"}z{"\u00A0"}10)
rating-merciless = bezlitosna ({ $n }{"\u00A0"}z{"\u00A0"}10)
difficulty-beginner-text = Na pierwszą bitwę: każdy mag ma { $life } życia, Gravehold { $gravehold }, a nemezis, jeśli ma własne życie, o { $n } mniej, niż wydrukowano.
difficulty-normal-text = Jak na kartach: każdy mag ma { $life } życia, Gravehold { $gravehold }.
difficulty-expert-text = Dla tych, którzy znają to nemezis: obowiązuje jego trudniejszy wariant, a życie jest jak na kartach, chyba że ten wariant je zmienia.
difficulty-extinction-text = Dla tych, którzy lubią przegrywać: każdy mag ma { $life } życia, Gravehold { $gravehold }, nemezis, jeśli ma własne życie, o { $n } więcej, niż wydrukowano, i obowiązuje jego trudniejszy wariant.
turn-order-standard-text = Karty tur takie, jak mówią zasady.
turn-order-easier-text = Samotny mag dostaje czwartą kartę tury; przy czterech graczach każda wasza karta pozwala działać jednemu z dwóch magów.
life-usual-text = Tyle, ile wynika z poziomu trudności.
life-more-text = { $n } punktów życia dla maga, któremu samemu jest za trudno.

## Magowie złożeni z darów

field-mages-from = Skąd magowie
mages-from-ready = Gotowi magowie
mages-from-ready-text = Magowie, którzy mają już swoje dary.
mages-from-gifts = Magowie złożeni z darów
mages-from-gifts-text = Każdy gracz wybiera po jednym darze każdego rodzaju albo zdaje się na los. Żadni dwaj magowie nie mają tego samego daru.
field-gift-start = Karty początkowe
field-gift-ability = Zdolności
field-gift-breach = Dary bram
field-gift-second = Karty z impulsem
field-gift-last = Ostatnie dary
error-setup-gifts = Pole { $field } wymienia { $count ->
    [one] { $count } dar
    [few] { $count } dary
   *[many] { $count } darów
}, a graczy jest { $players }.
