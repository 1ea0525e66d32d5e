### Ekspedycje: obóz przed każdą bitwą i strona całej drogi.

expedition-camp = Obóz
expedition-against = poziom trudności { $n }{"\u00A0"}z{"\u00A0"}10
camp-named = { $name }
camp-status = Przed bitwą { $n } z { $of }
camp-foe = Kto na was czeka
camp-mages = Magowie w koszarach
camp-treasures = Skarby
camp-market = Stosy zasobów w koszarach
camp-banished = Wykluczone z tej ekspedycji
camp-upgraded = Ulepszone karty nemezis, które już znacie
camp-level = poziom { $n }
camp-taken = bierze { $name }
camp-shared = wspólny
camp-starts = zaczyna z: { $cards }

ask-camp-mage = Którym magiem wyruszasz do bitwy?
ask-camp-treasure-1 = Który skarb poziomu 1. zabierasz?
ask-camp-treasure-2 = Który skarb poziomu 2. zabieracie wspólnie?
ask-camp-treasure-3 = Który skarb poziomu 3. zabierasz?
ask-camp-banish = Na rynek trafia dziewięć stosów. Który stos ({ $sort }) wykluczacie z ekspedycji? (pozostało: { $n })
option-camp-mage = { $card }
option-camp-treasure = { $card }
option-camp-banish = Wyklucz: { $card }

expedition-own = Własna Ekspedycja
expedition-own-blurb = Cztery coraz silniejsze nemezis, a do tego magowie, stosy zasobów i skarby ze wszystkich pudełek. Układa ją ziarno: wyślijcie je znajomym, a spotkają to samo.
tale-own-start-title = Mapa z czterema znakami
tale-own-start-text =
    Ktoś zostawił w koszarach mapę. Zaznaczono na niej cztery miejsca, każde mocniejszą ręką niż poprzednie, a na marginesie stoi liczba.
    Kto zna tę liczbę, ma tę samą mapę. Może inni są już w drodze. Pakujcie się z głową: czego nie zabierzecie, tego po powrocie tu nie będzie.
tale-own-won-4-title = Czwarty znak
tale-own-won-4-text =
    Skreślacie ostatni znak i dopisujecie kilka własnych: gdzie była woda, gdzie byli przyjaciele, gdzie lepiej się schylić.
    Potem składacie mapę i zostawiacie ją tam, gdzie ktoś ją znajdzie.
