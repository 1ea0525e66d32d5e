### Słowa, które wyjaśniają się same: nazwa, formy występujące w tekstach, znaczenie (kernel/glossary.py).

term-aether =
    Eter
    eter|eteru|eterem|eterze
    Tym płacisz. Dają go klejnoty, a czego nie wydasz do końca tury, przepada.
term-prep =
    Przygotowanie
    przygotuj|przygotować|przygotowuje|przygotowujesz|przygotujesz|przygotowane|przygotowanego|przygotowanych|przygotowaną|przygotowany
    Kładziesz zaklęcie na swojej bramie, gdzie czeka na twoją następną fazę aktywacji. Co stoi po słowach „Gdy przygotowane”, działa już stamtąd.
term-cast =
    Aktywacja
    aktywacja|aktywację|aktywacji|aktywuj|aktywować|aktywuje|aktywujesz|aktywowane|fazy aktywacji|fazie aktywacji
    Przygotowane zaklęcie robi to, co na nim stoi, w fazie aktywacji, od której zaczyna się tura. Potem trafia na stos kart odrzuconych.
term-breach =
    Brama
    brama|bramy|bramie|bramę|bramą|bram|bramom|bramami|bramach
    Miejsce na jedno zaklęcie. Otwarta brama przyjmuje je w każdej turze, zamknięta tylko w tej, w której została wzmocniona. Otwarte III i IV dodają 1 obrażenie.
term-focus =
    Wzmocnienie
    wzmocnij|wzmocnić|wzmacnia|wzmacniasz|wzmocnienie|wzmocnienia|wzmocniona|wzmocnioną
    Obraca zamkniętą bramę o ćwierć obrotu. W tej turze przyjmie zaklęcie, potem taniej ją otworzyć, a ostatnie wzmocnienie samo ją otwiera.
term-open =
    Otwarcie
    otwórz|otworzyć|otwierasz|otwiera|otwarta|otwartą|otwartej|otwarte|otwartych|otwarcie
    Otwarta brama przyjmuje zaklęcie w każdej turze i już się nie zamyka. Otwiera ją ostatnie wzmocnienie albo od razu zapłata.
term-charge =
    Ładunek
    ładunek|ładunku|ładunki|ładunków|ładunkiem|ładunkami
    Kosztuje 2 eteru w twojej fazie głównej. Gdy zdolność ma komplet ładunków, możesz jej użyć.
term-gravehold =
    Gravehold
    Gravehold
    Miasto za waszymi plecami. Gdy straci całą żywotność, gracze przegrywają.
term-unleash =
    Wyzwolenie
    wyzwolenie|wyzwolenia|wyzwoleniu
    Następuje to, co zasady tego nemezis podają po słowie WYZWOLENIE. Każde nemezis ma swoje.
term-persistent =
    Trwały
    trwały
    To robi poplecznik w każdej turze nemezis, dopóki żyje.
term-minion =
    Poplecznik
    poplecznik|poplecznika|poplecznikowi|poplecznicy|popleczników|poplecznikiem|poplecznikom
    Pomocnik nemezis z własnym życiem. Możesz mu zadawać obrażenia, a gdy straci całe życie, znika.
term-power =
    Moc
    moc|mocy|moce
    Karta nemezis, która odlicza: w każdej turze nemezis traci żeton, po ostatnim uderza i schodzi z gry.
term-to-discard =
    Aby odrzucić
    aby odrzucić
    Kto zrobi to w swojej fazie głównej, pozbędzie się mocy, zanim ta uderzy.
term-tier =
    Rząd
    rząd|rzędu|rzędów
    Jak daleko zaszło nemezis: w jego talii na górze leżą łagodniejsze karty (1), a na dole najgroźniejsze (3).
term-destroy =
    Zniszczenie
    zniszcz|zniszczyć|niszczy|niszczą|zniszczona|zniszczone
    Karta zostaje na dobre usunięta poza grę.
term-turn-order =
    Talia tur
    talii tur|talia tur|talię tur|odrzuconych kart tur|karta tury|kartę tury
    Mała talia, która wskazuje, czyja jest następna tura. Gdy się skończy, tasuje się ją i zaczyna się nowa runda.
term-supply =
    Stos zasobów
    stos zasobów|stosu zasobów|stosów zasobów
    Stos kart na rynku. Wykupiony zostaje pusty.
term-ally =
    Sojusznik
    sojusznik|sojusznika|sojusznikowi|sojusznicy|sojuszników
    Inny gracz, nigdy ty; tylko jedyny mag w grze jest sam swoim sojusznikiem.
