## Jak grać: co wnosi to pudełko

guide-outcasts-title = Nemezis Wygnańców
guide-outcasts-text =
    Eksperyment 153 (trudność 3 z 10) nie ma własnego życia. Cztery paszcze, każda z 20 punktami życia, pełzną po torach rozrostu; na czwartym i na ostatnim polu coś się dzieje, a na końcu toru paszcza robi to od nowa, ilekroć miałaby się przesunąć. Cios za co najmniej 3 obrażenia cofa paszczę o pole, a wygrywacie, gdy nie zostanie żadna. To dobre nemezis na początek.
    Złodziej Snów (4 z 10) kradnie większość rynku. Łup pojawia się na Planszy snów i ucieka pole po polu; możecie go tam pozyskać albo zapłacić, by go zniszczyć, a każda karta, która ucieknie, rani.
    Ożywiony Sługa (5 z 10) bez końca wskrzesza sługi. Część to iluzje: za 2 eteru odwrócicie sługę i sprawdzicie, zanim zmarnujecie na niego zaklęcie. Im więcej prawdziwych, tym gorzej zaczyna się każda tura nemezis.
    Fontanna Dusz (8 z 10) pędzi dusze po kręgu, a każda, która dojdzie do ostatniego pola, kosztuje Gravehold punkt żywotności. Ogień Dusz zasila latarnię, która odsyła je całymi garściami.
guide-outcasts-cards-title = Klątwy, Tułacze i Więź
guide-outcasts-cards-text =
    Talia klątw leży odkryta obok nemezis i nie jest stosem zasobów: nikt z niej nie kupuje. Karta, która o tym mówi, każe graczowi pozyskać konkretną klątwę. Taka karta zapycha talię, dopóki nie zapłacisz, by się jej pozbyć. Klątwa Zgnilizny zabiera miejsce na ręce i od razu znika, by kiedyś wrócić, chyba że oddasz za nią 3 ładunki.
    Tułacz wymyka się magii: wasze karty i zdolności zadają mu naraz najwyżej 1 obrażenie. W swojej fazie głównej możesz wydać dowolnie dużo eteru, by zadać mu tyle samo obrażeń.
    Dwa zaklęcia z Więzią mogą leżeć na jednej bramie; każde aktywuje się osobno.
    Niektóre karty pytają, który raz grasz je w tej turze, albo czekają na następną kartę, którą pozyskasz. Na co czekają, widać na nich, dopóki leżą przed tobą.
    Skarby zdobywa się w ekspedycji, ale może je mieć każda bitwa: skarb poziomu 1 zastępuje kartę początkową, poziomu 2 służy wam wszystkim, poziomu 3 swojemu właścicielowi.
    Xaxos: Wygnaniec może stanąć w miejscu Gravehold. Pozyskane ładunki możecie oddawać jemu; z ósmym robi to, co mówi następna karta jego talii zdolności.
guide-outcasts-mages-title = Magowie z własnymi zasadami
guide-outcasts-mages-text =
    Każda z czterech bram Thraxira robi coś w chwili otwarcia, a Dezmodia ma Bramę Pustki, na której mieści się dowolnie wiele zaklęć.
    Taqren nosi barierę: zawsze gdy otrzymuje obrażenia, jej żeton wędruje na inne pole i dzieje się to, co tam napisano.
    Z'hana kładzie glify na kartach na rynku. Kto pozyska taką kartę, dostaje to, co daje glif, albo zostawia to Z'hanie.
    Na pierwszą bitwę weźcie Ilyę, Kela, Taqrena lub Z'hanę, pierwszy rynek, Eksperyment 153 i poziom dla początkujących.
