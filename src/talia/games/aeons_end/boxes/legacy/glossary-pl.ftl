### Słowa tego pudełka, które tłumaczą się same.

term-pulse =
    Impuls
    żeton impulsu|żetony impulsu|żetonów impulsu|żetonami impulsu|impuls
    Żeton, który zostaje z tury na turę, najwyżej pięć. Na co można go wydać, mówią karty.
term-silence =
    Uciszenie
    ucisz|uciszyć|ucisza|uciszony
    Uciszony poplecznik pomija efekt trwały w najbliższej turze nemezis i traci żeton.
term-shield =
    Żeton tarczy
    żeton tarczy|żetony tarczy|żetonów tarczy|żetonem tarczy|żetonami tarczy|tarcza|tarcze|tarcz
    Poplecznik, który miałby otrzymać obrażenia, traci zamiast tego jeden taki żeton, ile by ich nie było.
term-degrade =
    Degradowanie
    zdegraduj|zdegradować|degraduje
    Zniszcz kartę o koszcie co najmniej 2; możesz potem pozyskać na rękę tańszą tego samego typu. Kto nie może, otrzymuje 2 obrażenia.
term-echo =
    Echo
    Echo|Echem
    Efekt aktywacji zaklęcia rozpatruje się dwa razy, ze wszystkim, co do niego dodano.
term-attach =
    Dołączenie
    dołącz|dołączyć|dołączony|dołączona
    Artefakt leży pod bramą, najwyżej jeden pod każdą, aż ta brama zostanie zniszczona.
term-gift =
    Dar
    dar|daru|dary|darów
    To, z czego złożony jest mag z tego pudełka: dwie karty początkowe, zdolność, brama i ostatni dar.
