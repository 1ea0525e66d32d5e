## Jak grać: co dodaje to pudełko

guide-legacy-title = Nemezis z pudełka Legacy
guide-legacy-text =
    Z-Ostrzy-Zrodzony (trudność 1 z 10) uderza w tego, kto ma najmniej otwartych bram, a gdy skończy mu się talia, ucieka: wtedy przegrywacie. Od niego najlepiej zacząć.
    Patriarcha Kopca (3) karmi komorę lęgową, z której wychodzą kokony; gdy w grze jest ich siedem, wygrywa.
    Pylak Amoku (4) zbiera żetony i każe wam aktywować własne zaklęcia przeciw sobie i przeciw Gravehold.
    Martwomyśl (6) rozcina rynek zasobów: pozyskanie karty ze stosu, którego mosty nie łączą z pierwszym, rani, a ostatniej karty stosu nie pozyska nikt.
    Odrodzone Wszechostrze (8) zapala latarnie; w turze Szturmu Gravehold cierpi za każdą z nich, a dziesięć kończy bitwę.
    Szóste (9) nie jest tu opisane. Jeśli chcecie zagrać kampanię, spotkajcie je najpierw tam.
guide-legacy-cards-title = Impuls, uciszanie, tarcze, degradowanie
guide-legacy-cards-text =
    Żetony impulsu zostają z tury na turę. Masz ich najwyżej pięć, nadmiar przepada. Do czego służą, mówią karty.
    Uciszony poplecznik raz, w najbliższej turze nemezis, pomija swój efekt trwały i traci żeton. Nic innego na karcie się nie zmienia.
    Poplecznik z żetonami tarczy, zamiast otrzymać obrażenia, traci jeden żeton, czy byłoby ich 1, czy 10: wiele małych ciosów jest wartych więcej niż jeden wielki.
    Zdegradować znaczy zniszczyć kartę o koszcie co najmniej 2; potem możesz pozyskać na rękę tańszą kartę tego samego typu z dowolnego stosu zasobów. Kto nie ma takiej karty, otrzymuje 2 obrażenia.
    Zaklęcie z Echem rozpatruje się dwa razy. Dołączony artefakt leży pod bramą na dobre, najwyżej jeden pod każdą, i zostaje odrzucony dopiero wtedy, gdy ta brama ulegnie zniszczeniu.
guide-legacy-mages-title = Magowie złożeni z darów
guide-legacy-mages-text =
    Każdy mag zaczyna z ośmioma Kryształami, dwiema Iskrami, otwartą bramą I oraz bramami II i III obróconymi raz. Różni ich pięć darów: własna karta początkowa na ręce, zdolność, brama, druga karta początkowa z impulsem w talii i ostatni dar.
    Sześciu magów czeka gotowych. Możecie też złożyć własnych: w przygotowaniu wybierzcie magów złożonych z darów, a potem dla każdego po jednym darze każdego rodzaju albo zdajcie się na los. Dwaj magowie w jednej bitwie nie mają tego samego daru.
