### Bitwa z przewodnikiem. Każdy wiersz kroku to jedna strona.

lesson-battle = Pierwsza bitwa
lesson-battle-blurb = Dziesięć minut i zwycięstwo: klejnoty, zaklęcia, bramy i to, co na nie nemezis.
lesson-battle-gems =
    Witaj, { mage-mazahaedron }! Po drugiej stronie stołu stoi { nemesis-umbra-titan }. Inni zostawili mu tylko 10 punktów życia; reszta należy do ciebie. Sprowadź je do 0, a wygrasz.
    Za tobą leży miasto Gravehold. Jeśli straci całą żywotność, bitwa jest przegrana.
    A to ty: twoje życie, ładunki twojej zdolności i eter, który możesz wydać w tej turze. Na razie nie masz go wcale.
    Twoja ręka: trzy Kryształy i dwie Iskry. Kryształ to klejnot, a klejnoty dają eter. Zagraj wszystkie trzy; klawisz a zagrywa je za jednym razem.
lesson-battle-gain =
    3 eteru! To jest rynek. Pozyskana karta trafia na twój stos kart odrzuconych, a później ją dobierzesz.
    Lepsze klejnoty wzbogacą każdą następną turę. Pozyskaj { card-volcanic-glass }: da 2 eteru tam, gdzie Kryształ daje 1.
lesson-battle-prep =
    Teraz zaklęcie. To zaklęcia walczą, ale nie od razu: teraz przygotowujesz je na bramie, a aktywujesz na początku swojej następnej tury.
    Brama I jest otwarta i mieści jedno zaklęcie. Przygotuj na niej Iskrę.
lesson-battle-unleash =
    Nie było już nic do zrobienia, więc twoja tura się skończyła. Zagrane klejnoty leżą na stosie kart odrzuconych, masz znów pięć kart, a niezagrana Iskra została na ręce.
    Potem talia kolejności tur wskazała nemezis. Najpierw zadziałał poplecznik { card-howling-spinners }, przez co tracisz 2 życia. Następnie nemezis dobrało atak: { card-encroach }.
    Ten atak mówi „Wyzwolenie”, a każde nemezis ma na to własną zasadę. Ta daje ci wybór: odniesiesz 2 obrażenia albo nemezis straci żeton. Bez żetonów by wygrało, ale ma ich sześć. Dziś oba wyjścia są dobre.
lesson-battle-cast =
    Twoja tura zaczyna się od fazy aktywacji, a Iskra na bramie I jest gotowa. Aktywuj ją.
lesson-battle-target =
    Obrażenia zadajesz nemezis albo jednemu z popleczników. Poplecznik działa w każdej turze nemezis, więc słabego warto się pozbyć. Twój cel: { card-howling-spinners }.
lesson-battle-more-gems =
    Po nim! Teraz faza główna. Na ręce masz potężne zaklęcie: { card-conjure-the-lost }.
    Najpierw klejnoty. Zagraj trzy Kryształy.
lesson-battle-focus =
    Dwa zaklęcia na ręce, a otwarta brama jedna. Zamknięta też przyjmie zaklęcie, ale tylko w turze, w której ją wzmocnisz.
    Każde wzmocnienie obraca bramę o ćwierć obrotu, aż zostanie otwarta na stałe. Wzmocnij bramę II za 2 eteru.
lesson-battle-prep-both =
    Teraz jest miejsce dla obu. Przygotuj { card-conjure-the-lost } na bramie I, a Iskrę na bramie II.
lesson-battle-closed =
    Zobacz, co masz na ręce: { card-volcanic-glass }. Twoja talia się skończyła, więc stos kart odrzuconych został odwrócony. Nigdy się go nie tasuje: co odłożono najwcześniej, wraca najwcześniej.
    Nemezis dobrało moc: { card-seismic-roar }. W każdej turze nemezis traci ona żeton i uderza, gdy zniknie ostatni. Po słowach „Aby odrzucić” stoi, jak ją wcześniej powstrzymać.
    Faza aktywacji. Zaklęcie na zamkniętej bramie nie może czekać, więc zacznij od Iskry.
lesson-battle-big-spell =
    A teraz { card-conjure-the-lost }: 5 obrażeń jednym ciosem.
lesson-battle-may =
    „Możesz” zawsze zostawia wybór tobie. Zniszczona karta zostaje na dobre usunięta poza grę; w zamian Gravehold odzyskałoby 4 punkty żywotności. Zdecyduj, jak chcesz.
lesson-battle-all-gems =
    Zostały mu 4 punkty życia! Wystarczy jeszcze jedno zaklęcie.
    Zagraj wszystkie klejnoty; szkło daje 2 eteru.
lesson-battle-charge =
    Każdy mag ma zdolność, która działa, gdy zbierze komplet ładunków. Twoja ma 3 z 4, a ładunek kosztuje 2 eteru. Zdobądź go.
lesson-battle-ability =
    Komplet! Użyj zdolności { mage-mazahaedron-ability }: klejnot dla ciebie i 4 punkty żywotności dla miasta.
lesson-battle-gift =
    Wybierz klejnot. { card-breach-ore } to najwięcej, co możesz dostać za darmo.
lesson-battle-last-spell =
    { card-equilibrium } zadaje 4 obrażenia, dokładnie tyle, ile trzeba. Przygotuj to zaklęcie na bramie I. „Gdy przygotowane” znaczy, że już stamtąd działa: odniesiesz mniej obrażeń.
lesson-battle-finish-turn =
    Zostało ci 2 eteru. Dziś nie trzeba już nic więcej, a czego nie wydasz, przepada. Zakończ fazę główną: służy do tego spacja.
lesson-battle-order =
    Zagrane klejnoty trafiają na stos kart odrzuconych w wybranej przez ciebie kolejności i w tej kolejności wrócą. Wyjątkowo nie ma to znaczenia: zostaw je tak, jak leżą.
lesson-battle-last-cast =
    Karty tur się skończyły. Tasuje się je na każdą rundę i tym razem pierwsze było nemezis: { card-seismic-roar } ma o żeton mniej, a do gry wszedł nowy poplecznik, { card-grubber }. Zadziała od następnej tury nemezis.
    Ale teraz twoja tura, a { card-equilibrium } jest gotowe. Aktywuj je!
lesson-battle-last-target =
    { card-grubber } może poczekać. { nemesis-umbra-titan } ma 4 punkty życia, a ty zadajesz 4 obrażenia. Zakończ to!
lesson-battle-end =
    Zwycięstwo, Gravehold ocalało! Wiesz już, z czego składa się tura: aktywuj, wydawaj i przygotowuj, dobierz.
    Na całą bitwę wybierz poziom dla początkujących i najpierw kupuj lepsze klejnoty. Słowa na kartach wyjaśniają się same, gdy obejrzysz kartę, a resztę opowiada „Jak grać”.
