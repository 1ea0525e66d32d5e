### Kampania Legacy: rozdziały, obóz po każdym z nich i przewodnik, który otwiera się wraz z nimi.

campaign-legacy = Kampania Legacy
campaign-legacy-blurb = Siedem zapieczętowanych rozdziałów dla magów, którzy zaczynają jako adepci. Zasady otwierają się jedna po drugiej, karty zmieniają się na stałe, a raz podjęte decyzje zostają z wami do końca.
chapter = Rozdział { $n }
chapter-sealed = jeszcze zapieczętowany
title-chapter = Aeon's End: Legacy, rozdział { $n }
blurb-chapter = Rozdział { $n } kampanii Legacy.

chapters-camp = Obóz
chapters-status = Po rozdziale { $n }
chapters-new = Nowe stosy
chapters-market = Rynek zasobów
chapters-mages = Magowie
chapters-changed = Odmienione karty nemezis
chapters-banished = Stosy zasobów wykluczone na zawsze
chapters-gone = Karty nemezis wykluczone na zawsze
chapters-free = Przy stole wszystkich pudełek (aeons-end/all) to jest { $mage }
chapters-flaws = { $n ->
    [one] skażony Kryształ
    [few] { $n } skażone Kryształy
   *[many] { $n } skażonych Kryształów
}
chapters-gifts-start = Karty początkowe do wyboru
chapters-gifts-ability = Zdolności do wyboru
chapters-gifts-breach = Dary bram do wyboru
chapters-gifts-second = Karty z impulsem do wyboru
chapters-gifts-last = Ostatnie dary do wyboru
gift-start = karta początkowa
gift-ability = zdolność
gift-breach = dar bramy
gift-second = karta z impulsem
gift-last = ostatni dar

ask-chapters-add = Dwa z tych stosów trafiają na rynek, pozostałe zostają wykluczone. Który dodać? (jeszcze { $n })
ask-chapters-banish = Dwa z dotychczasowych stosów zostają wykluczone na zawsze. Który? (jeszcze { $n })
ask-chapters-start = Która karta początkowa jest odtąd twoja, w miejsce Kryształu na ręce?
ask-chapters-ability = Jakiej zdolności się uczysz?
ask-chapters-breach = Który dar bramy bierzesz?
ask-chapters-second = Która karta z impulsem trafia do twojej talii, w miejsce Kryształu?
ask-chapters-last = Który ostatni dar bierzesz?
option-chapters-add = Dodaj: { $card }
option-chapters-banish = Wyklucz: { $card }
option-chapters-gift = { $card }

guide-chapters-camp-title = Obóz
guide-chapters-camp-text =
    Po rozdziale przybywają cztery nowe stosy zasobów. Bierzecie dwa z nich, a dwa ze starych odchodzą; co odchodzi i czego nie bierzecie, zostaje wykluczone na zawsze.
    Zachowajcie klejnot o koszcie 3: bez niego w pierwszych turach bitwy nie kupicie niczego, co pomaga kupować więcej.
    Po niektórych rozdziałach każdy mag coś otrzymuje. Co wziął jeden z was, tego nikt inny w tej kampanii już nie weźmie.
    Dopóki nie ruszycie dalej, każdą decyzję można cofnąć.

## Przewodnik od pierwszego rozdziału

guide-chapters-1-title = Cel
guide-chapters-1-text =
    Jesteście uczniami magów i wspólnie bronicie Gravehold. Sprowadźcie życie nemezis do 0 albo przetrwajcie talię nemezis tak, by w grze nie został żaden poplecznik ani moc.
    Przegrywacie, gdy Gravehold straci całą żywotność, gdy wszyscy będziecie wyczerpani albo gdy tak mówi zasada nemezis.
guide-chapters-2-title = Twoja tura
guide-chapters-2-text =
    W fazie aktywacji aktywujesz dowolnie wiele zaklęć przygotowanych na otwartych bramach. Zaklęcie na bramie wzmocnionej, a nie otwartej, musisz aktywować.
    W fazie głównej zagrywasz klejnoty i artefakty oraz wydajesz eter: pozyskujesz karty z rynku, wzmacniasz bramę albo ją otwierasz. Zaklęcia z ręki przygotowujesz na otwartych bramach lub na bramie wzmocnionej w tej turze.
    W fazie dobierania odkładasz zagrane karty w wybranej kolejności i dobierasz do pięciu kart.
guide-chapters-3-title = Talii się nie tasuje
guide-chapters-3-text =
    Gdy talia się skończy, odwróć stos kart odrzuconych: znów jest twoją talią, w tej samej kolejności. Dlatego kolejność odrzucania ma znaczenie.
guide-chapters-4-title = Tura nemezis
guide-chapters-4-text =
    Poplecznicy i moce nemezis działają w kolejności, w jakiej weszli do gry; potem nemezis dobiera kartę. Ataki dzieją się od razu i są odrzucane, poplecznicy i moce zostają.
    Moc traci za każdym razem żeton; gdy zniknie ostatni, rozpatrujecie jej efekt. Niektóre można wcześniej odrzucić, płacąc za to w czyjejś fazie głównej.
guide-chapters-5-title = Wyczerpanie
guide-chapters-5-text =
    Mag bez życia jest wyczerpany i gra dalej. Wszystko, co miałoby go jeszcze zranić, rani Gravehold podwójnie.

## Co otwiera się po drodze

guide-opened-evolution-title = Ewolucja
guide-opened-evolution-text =
    Podstawowe karty nemezis ze słowem EWOLUCJA dostają naklejkę, dopóki mają wolne miejsce; potem stają się inną, trudniejszą kartą do końca kampanii.
    Poplecznicy zmieniają się tam, gdzie stoją, i zachowują życie oraz żetony; ataki i moce leżą na stosie kart odrzuconych już odmienione.
guide-opened-charges-title = Ładunki i zdolności
guide-opened-charges-text =
    W fazie głównej możesz za 2 eteru otrzymać ładunek. Gdy masz wszystkie ładunki potrzebne zdolności, możesz jej użyć; ładunki wtedy przepadają.
guide-opened-deck-title = Talia nemezis
guide-opened-deck-text =
    Odtąd talię nemezis układa się według tabeli: karty własne nemezis i karty podstawowe, rząd po rzędzie, tym więcej, im więcej magów. Karty podstawowe są zawsze te same, takie, jakimi się stały.
guide-opened-shields-title = Tarcze
guide-opened-shields-text =
    Poplecznik z żetonami tarczy traci jeden z nich, ilekroć miałby otrzymać obrażenia, obojętne ile, i nic więcej mu się nie dzieje.
guide-opened-exhaustion-title = Cena wyczerpania
guide-opened-exhaustion-text =
    Kto zostaje wyczerpany, płaci teraz od razu: dwukrotne Wyzwolenie, jedna z bram tego maga zostaje zniszczona, a wszystkie jego ładunki przepadają.
guide-opened-bonus-title = Otwarte bramy
guide-opened-bonus-text =
    Zaklęcie aktywowane z bramy III zadaje 1 obrażenie więcej, gdy ta brama jest otwarta.
guide-opened-breach-iv-title = Brama IV
guide-opened-breach-iv-text =
    Mag, który dostał czwartą bramę, może ją wzmacniać, otwierać i przygotowywać na niej zaklęcia jak na każdej innej. Otwarta dodaje 1 obrażenie, tak jak brama III.
guide-opened-silence-title = Uciszenie
guide-opened-silence-text =
    Uciszony poplecznik ma żeton: w następnej turze nemezis jego trwały efekt zostaje pominięty, a żeton znika. Poplecznik ma najwyżej jeden taki żeton.
guide-opened-degrade-title = Degradacja
guide-opened-degrade-text =
    Kto degraduje, niszczy kartę o koszcie 2 lub wyższym, a potem może pozyskać z rynku na rękę tańszą kartę tego samego typu. Kto nie może, otrzymuje 2 obrażenia.
guide-opened-flaws-title = Skażone Kryształy
guide-opened-flaws-text =
    Kryształ ze skazą daje 1 eter, za który nie można pozyskać karty. Skazy zostają do końca kampanii, a każdy mag zaczyna dalsze rozdziały ze swoimi skażonymi Kryształami.
    Rozdziału 5 nie rozgrywa się ponownie, czy zakończy się wygraną, czy przegraną.
guide-opened-pulse-title = Żetony impulsu
guide-opened-pulse-text =
    Niektóre karty dają żetony impulsu, inne ich wymagają. Żetony zostają z tury na turę, najwyżej pięć; nadmiar przepada.

## Nowe zasady: opowiada się je przed obozem albo rozdziałem, który je przynosi

tale-opened-evolution-title = Nowe: { guide-opened-evolution-title }
tale-opened-evolution-text = { guide-opened-evolution-text }
tale-opened-charges-title = Nowe: { guide-opened-charges-title }
tale-opened-charges-text = { guide-opened-charges-text }
tale-opened-pulse-title = Nowe: { guide-opened-pulse-title }
tale-opened-pulse-text = { guide-opened-pulse-text }
tale-opened-camp-3-title = Nowe zasady
tale-opened-camp-3-text =
    { guide-opened-breach-iv-title }: { guide-opened-breach-iv-text }
    { guide-opened-silence-title }: { guide-opened-silence-text }
tale-opened-chapter-5-title = Nowe zasady
tale-opened-chapter-5-text =
    { guide-opened-degrade-title }: { guide-opened-degrade-text }
    { guide-opened-flaws-title }: { guide-opened-flaws-text }
tale-opened-chapter-3-title = Nowe zasady
tale-opened-chapter-3-text =
    { guide-opened-deck-title }: { guide-opened-deck-text }
    { guide-opened-shields-title }: { guide-opened-shields-text }
    { guide-opened-exhaustion-title }: { guide-opened-exhaustion-text }
    { guide-opened-bonus-title }: { guide-opened-bonus-text }

## Słowa ze słowniczka takie, jak w rozdziałach, i zanim wszystko o nich wiadomo

term-flaw =
    Skaza
    skaza|skazy|skazę|skazą|skażony|skażone|skażonych
    Skażony Kryształ daje 1 eter, za który nie można pozyskać karty, i zostaje taki do końca kampanii.
term-destroy-in-chapters =
    Zniszczenie
    zniszcz|zniszczyć|niszczy|niszczą|zniszczona|zniszczone
    Karta zostaje usunięta z tej bitwy. W następnej znów jest; na zawsze znika tylko to, co wykluczone.
term-gift-in-chapters =
    Dar
    dar|daru|dary|darów
    To, co mag otrzymuje po niektórych rozdziałach i czego nie ma nikt inny w tej kampanii.

term-breach-at-first =
    Brama
    brama|bramy|bramie|bramę|bramą|bram|bramom|bramami|bramach
    Miejsce na jedno zaklęcie. Otwarta brama przyjmuje je w każdej turze, zamknięta tylko w tej, w której została wzmocniona.
term-breach-before-iv =
    Brama
    brama|bramy|bramie|bramę|bramą|bram|bramom|bramami|bramach
    Miejsce na jedno zaklęcie. Otwarta brama przyjmuje je w każdej turze, zamknięta tylko w tej, w której została wzmocniona. Otwarta III dodaje 1 obrażenie.
