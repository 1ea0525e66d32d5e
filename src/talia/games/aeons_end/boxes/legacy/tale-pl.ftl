### Opowieść kampanii. Nasza; każdy wiersz tekstu to akapit.

tale-legacy-1-title = Noc noży
tale-legacy-1-text =
    Od jedenastu dni jesteście uczniami. Umiecie trzymać Kryształ i szeptać do bramy, a poza tym wiecie, że nikomu przed trzydziestką nie wolno zbliżać się do zewnętrznego muru.
    Wtedy pęka strop jaskini i schodzi przez niego coś, co składa się z samych ostrzy. Mist mija was biegiem i nie zwalnia. „Kto umie rzucać zaklęcia”, mówi przez ramię, „ten rzuca”.
tale-legacy-1-won-title = Co z niego zostało
tale-legacy-1-won-text =
    Nie ginie. Rozpada się, ostrze po ostrzu, a ostrza odpełzają w ciemność. Mistrzowie patrzą na stertę, potem na was, potem na siebie.
    „Jedenaście dni”, mówi Dezmodia. Nikt się nie śmieje.
tale-legacy-1-lost-title = Zaniesieni do domu
tale-legacy-1-lost-text =
    Budzicie się w lazarecie. Zewnętrznego muru nie ma, połowy mistrzów też; kupili za to was i miasto, które nadal stoi.
    Mist wkłada wam do ręki Kryształ. „Tego nie mieliście wygrać”, mówi. „To mieliście przeżyć”.

tale-legacy-2-title = Jeden został
tale-legacy-2-text =
    Nie wszystkie ostrza odpełzły. Jedno wstało. Fechtuje się ze strażą na wschodnich schodach, niemal uprzejmie, i salutuje każdemu, kogo powali.
    Uczy się. Uczy się też robactwo, które za nim idzie: co tym razem zostawicie przy życiu, następnym razem będzie czym innym. Spieszcie się, bo on nie zaczeka, aż go pokonacie.
tale-legacy-2-won-title = Ostatni salut
tale-legacy-2-won-text =
    Zanim upadnie, opuszcza ostrze. W ciszy, która nastaje, coś w każdym z was odpowiada na oddech: nie brama, nie Kryształ. Wy sami.
    Mistrzowie mają na to słowo i ceremonię. Na ceremonię nie ma czasu.
tale-legacy-2-lost-title = Przez lukę
tale-legacy-2-lost-text =
    Minął was, zbiegł po schodach i słychać dzwon dolnej dzielnicy. A po chwili znów jego kroki, z powrotem pod górę. Chce dokończyć lekcję.

tale-legacy-3-title = Ciepła komora
tale-legacy-3-text =
    Pod cysternami skała zmiękła i zrobiła się ciepła. Coś tam oddycha i z każdym oddechem jest tego więcej; co się wykluje, nosi pancerz, po którym spływa wszystko, czym rzucicie najpierw.
    Nie jesteście już uczniami, głosi rozkaz, który Mist podpisuje lewą ręką. Prawa się nie zagoiła. Upadek będzie was odtąd kosztował, mówi: kosztuje każdego.
tale-legacy-3-won-title = Zimna skała
tale-legacy-3-won-text =
    Komora stygnie z odgłosem deszczu. W drodze na górę obok każdego z was otwiera się brama, której nie wzywaliście, i czeka jak pies, który postanowił, czyj jest.
tale-legacy-3-lost-title = Siedem skorup
tale-legacy-3-lost-text =
    Zamykacie za sobą cysternę i liczycie, kto jest. Z dołu dobiega pukanie, cierpliwe i wielorękie. Pieczęć wytrzyma dzień.

tale-legacy-4-title = Brima nie odpowiada
tale-legacy-4-text =
    Najstarsza z magiń poszła pomyśleć na grzybowe pola. Pola są dziś trzy razy większe, nucą jej głosem i znają wszystkie wasze imiona.
    „Nie słuchajcie”, mówi Malastar. „Uciszcie je”. I pokazuje jak: gest, dwa palce, a to, co właśnie miało się ruszyć, zapomina na chwilę, co chciało zrobić.
tale-legacy-4-won-title = Przecięta nić
tale-legacy-4-won-text =
    Wynosicie Brimę. Nic nie waży. We włosach ma nici, których nie da się wyczesać, a przez sen powtarza słowo, zawsze to samo, którego nikt z was nie zna.
tale-legacy-4-lost-title = Nucenie
tale-legacy-4-lost-text =
    Nucenie idzie za wami do domu. W koszarach ktoś nuci razem z nim i tego nie zauważa. Musicie wrócić, zanim będzie ich więcej.

tale-legacy-5-title = Zły ranek dla Kryształów
tale-legacy-5-text =
    Nad miastem leży mgła i nikt nie pamięta, kiedy wstała. Kto nią oddycha, jest przez godzinę otępiały. Co leży w niej za długo, tępieje na zawsze: zaklęcia się rozłażą, klejnoty zapominają, ile są warte.
    Chce Kryształów. To pierwsze, co każdy z was trzymał w ręku, i mogą pęknąć tak, że już się nie zrosną.
tale-legacy-5-won-title = Czyste powietrze
tale-legacy-5-won-text =
    Wiatr się odwraca. Przeszukujecie kieszenie jak po upadku. Część tego, co wyjmujecie, już nigdy nie zaświeci, a i tak chowacie to z powrotem.
    W ciszy zauważacie rytm. Był tam cały czas, pod mgłą, pod oddechem: puls, który nie jest biciem waszych serc.
tale-legacy-5-lost-title = Co zabrała mgła
tale-legacy-5-lost-text =
    Nie zdobywa miasta. Ma to, po co przyszła, i odchodzi. Stoicie w czystym, zimnym powietrzu z matowymi kamieniami w dłoniach i nie ma z kim walczyć.
    Wtedy zauważacie rytm: puls, który nie jest biciem waszych serc. Cokolwiek zabrała, tego nie znalazła.

tale-legacy-6-title = Słowo z jej snu
tale-legacy-6-text =
    Brima się obudziła, a razem z nią patrzy coś jeszcze. To słowo, mówi, jest jego imieniem: Martwomyśl. Siedzi po trosze w każdym z was, odkąd byliście na polach; po cokolwiek sięgniecie, ono sięgnęło wcześniej.
    Może budować wam mosty, od myśli do myśli, póki jest od tego silniejsza. Nie stawajcie na niczym, czego nie położyła.
tale-legacy-6-won-title = Sami we własnych głowach
tale-legacy-6-won-text =
    Pierwszy raz od tygodni każde z was myśli coś i nie słyszy echa. Brima śpi, tym razem bez słowa.
    Z zewnętrznego muru donoszą, że ostrza znów pełzną, wszystkie, w jedno miejsce.
tale-legacy-6-lost-title = Cudza myśl
tale-legacy-6-lost-text =
    Byliście pewni, że wygrywacie. Teraz nie jesteście pewni, czy to wy byliście pewni. Brima kładzie pierwszą deskę od nowa.

tale-legacy-7-title = Ta sama noc
tale-legacy-7-text =
    Stoi tam, gdzie stanął za pierwszym razem, a wokół płoną światła, które nie są po to, by przy nich widzieć. Każde z nich coś przyzywa.
    Tylko że tym razem nie biegniecie za Mist. Ogląda się na was, ustępuje i puszcza was przodem.
tale-legacy-7-won-title = Nikt nie wiwatuje
tale-legacy-7-won-text =
    Gaśnie ostatnie światło, nieruchomieje ostatnie ostrze. W ciemności ktoś zaczyna klaskać, powoli, jedna para dłoni.
    Xaxos zszedł ze swojej wieży. „Dziękuję”, mówi. „Póki to żyło, nigdy bym jej nie otworzył”.
tale-legacy-7-lost-title = Dziesięć świateł
tale-legacy-7-lost-text =
    Nie musi wygrać, musi tylko dość długo płonąć. Cofacie się za drugi mur. Rano świateł jest mniej, niż się baliście, i więcej, niż mieliście nadzieję.

tale-legacy-8-title = Koperta, której nie było
tale-legacy-8-text =
    Połowę z was nauczył czytać. Trzymał to miasto w całości dłużej, niż ktokolwiek pamięta, i przez cały ten czas liczył: bramy, magów, kryształy, was.
    „Nie chcę mu zrobić krzywdy”, mówi Xaxos i chyba mówi szczerze. „Chcę odejść, a ono musi pójść ze mną”. Za jego plecami otwierają się cztery bramy, a on nawet się nie ogląda.
tale-legacy-8-won-title = Co zostaje
tale-legacy-8-won-text =
    Cztery bramy zamykają się jak oczy. Z ostatniej wypada stary człowiek ze złamaną laską i pyta, który dziś dzień.
    Mówicie mu. Sto czwarty dzień waszej nauki. Według zasad nadal nie wolno wam zbliżać się do zewnętrznego muru; nie ma już nikogo, kto by to powiedział, więc ktoś będzie musiał napisać nowe zasady. Macie parę pomysłów.
tale-legacy-8-lost-title = Prawie odszedł
tale-legacy-8-lost-text =
    Pół miasta nie ma już ciężaru, gdy przystaje i marszczy brwi: wciąż się go trzymacie. „Puśćcie”, mówi łagodnie. A wy wstajecie.

## Karty, które stały się czym innym

tale-evolved-unforeseen-collapse-title = Zapada się
tale-evolved-unforeseen-collapse-text =
    Tyle wyciągnęły ze skały, że zapomniała, jak się trzymać w górze.
    Karta „{ card-aether-extract-campaign }” to odtąd „{ card-unforeseen-collapse }”.
tale-evolved-waylay-title = Znają już drogę
tale-evolved-waylay-text =
    Wiedzą, którymi korytarzami wracacie, i czekają we wszystkich.
    Karta „{ card-ambush-campaign }” to odtąd „{ card-waylay }”.
tale-evolved-disrupt-title = Sprzężenie
tale-evolved-disrupt-text =
    To, co przez was płynęło, nauczyło się zostawać i ciągnąć.
    Karta „{ card-conduct-campaign }” to odtąd „{ card-disrupt }”.
tale-evolved-calamitous-bane-title = Klątwa dotarła
tale-evolved-calamitous-bane-text =
    Pełzła, dopóki na nią patrzyliście. Potem odwróciliście wzrok.
    Karta „{ card-creeping-curse-campaign }” to odtąd „{ card-calamitous-bane }”.
tale-evolved-paralyze-title = Tym razem dłużej
tale-evolved-paralyze-text =
    Dłonie wracają na końcu. Za każdym razem trwa to dłużej.
    Karta „{ card-daze-campaign }” to odtąd „{ card-paralyze }”.
tale-evolved-eternal-glare-title = Patrzy na was
tale-evolved-eternal-glare-text =
    Dość długo wpatrywaliście się w otchłań. Na dnie otworzyło się oko.
    Karta „{ card-endless-chasm-campaign }” to odtąd „{ card-eternal-glare }”.
tale-evolved-leviathan-hatchling-campaign-title = Pęknięta skorupa
tale-evolved-leviathan-hatchling-campaign-text =
    Jest mokre, ślepe, wielkie jak wóz i głodne.
    Karta „{ card-leviathan-egg }” to odtąd „{ card-leviathan-hatchling-campaign }”.
tale-evolved-ravenous-leviathan-campaign-title = Urosło
tale-evolved-ravenous-leviathan-campaign-text =
    Wozu też już nie ma. Czego nie zje, tego próbuje.
    Karta „{ card-leviathan-hatchling-campaign }” to odtąd „{ card-ravenous-leviathan-campaign }”.
tale-evolved-skybound-leviathan-title = Skrzydła
tale-evolved-skybound-leviathan-text =
    Tu na dole nie ma nieba. Robi je sobie samo.
    Karta „{ card-ravenous-leviathan-campaign }” to odtąd „{ card-skybound-leviathan }”.
tale-evolved-spine-thresher-campaign-title = Lepsze żniwo
tale-evolved-spine-thresher-campaign-text =
    Wyrzuciło kosę. Wyhodowało sobie praktyczniejsze.
    Karta „{ card-spine-harvester }” to odtąd „{ card-spine-thresher-campaign }”.
tale-evolved-spine-reaper-title = Żniwiarz
tale-evolved-spine-reaper-text =
    Że jest z siebie zadowolony, poznaje się po grzechotaniu.
    Karta „{ card-spine-thresher-campaign }” to odtąd „{ card-spine-reaper }”.
tale-evolved-caustic-cocoon-campaign-title = Przędzie
tale-evolved-caustic-cocoon-campaign-text =
    Nić dymi, gdzie dotknie ziemi. Nikt nie chce być tym, kto ją przetnie.
    Karta „{ card-caustic-larva }” to odtąd „{ card-caustic-cocoon-campaign }”.
tale-evolved-caustic-soldier-title = Wykluty w mundurze
tale-evolved-caustic-soldier-text =
    Wychodzi dorosły, opancerzony i w jednym kroku z innymi, których jeszcze nie widać.
    Karta „{ card-caustic-cocoon-campaign }” to odtąd „{ card-caustic-soldier }”.
tale-evolved-deplete-title = Nie ma już czego wyssać
tale-evolved-deplete-text =
    Bierze więc to, co mieliście mieć jutro.
    Karta „{ card-drain-campaign }” to odtąd „{ card-deplete }”.
tale-evolved-humming-drones-title = Ul pustoszeje
tale-evolved-humming-drones-text =
    Brzęczenie ucichło. Tak brzmiało ich czekanie.
    Karta „{ card-humming-hive-campaign }” to odtąd „{ card-humming-drones }”.
tale-evolved-hunted-title = Trop
tale-evolved-hunted-text =
    Umyliście się, wyspaliście się, nadłożyliście drogi. I tak stoi pod waszymi drzwiami.
    Karta „{ card-hunted-campaign }” zachowuje nazwę, ale odtąd jest groźniejsza.
tale-evolved-reap-title = Dojrzałe
tale-evolved-reap-text =
    Brało z was trochę siły, i jeszcze trochę, aż odkryło, że dobrze się przechowuje.
    Karta „{ card-sap-campaign }” to odtąd „{ card-reap }”.
tale-evolved-dark-bond-title = Podpisane
tale-evolved-dark-bond-text =
    Ktoś powiedział „tak”. Patrzycie po sobie i nikt nie pyta kto.
    Karta „{ card-tempting-offer-campaign }” to odtąd „{ card-dark-bond }”.
tale-evolved-crushing-wave-title = Ziemia faluje
tale-evolved-crushing-wave-text =
    Zaczęło się od drżenia wody w kubku. Kubek jest teraz po drugiej stronie miasta.
    Karta „{ card-tremor-campaign }” to odtąd „{ card-crushing-wave }”.
tale-evolved-annihilate-title = Dokładnie
tale-evolved-annihilate-text =
    Gdzie dawniej uderzało, zostawały ruiny. Teraz nie zostaje nawet pył.
    Karta „{ card-annihilate-campaign }” zachowuje nazwę, ale odtąd jest groźniejsza.
tale-evolved-facet-juggernaut-title = Oszlifowany
tale-evolved-facet-juggernaut-text =
    Wasze zaklęcia naostrzyły każdą jego krawędź. Chyba jest wdzięczny.
    Karta „{ card-facet-ogre-campaign }” to odtąd „{ card-facet-juggernaut }”.
tale-evolved-ray-of-desolation-campaign-title = Stałe światło
tale-evolved-ray-of-desolation-campaign-text =
    Błyski są już tak częste, że nie ma między nimi ciemności.
    Karta „{ card-flash-of-decay-campaign }” to odtąd „{ card-ray-of-desolation-campaign }”.
tale-evolved-thunderous-tempest-campaign-title = Zebrała się
tale-evolved-thunderous-tempest-campaign-text =
    To, co braliście za burzę, było tylko jej czołem.
    Karta „{ card-gathering-storm-campaign }” to odtąd „{ card-thunderous-tempest-campaign }”.
tale-evolved-maddening-eidolon-title = Ma twoją twarz
tale-evolved-maddening-eidolon-text =
    Przymierzyło wszystkie i wybrało. Nie mówi czyją.
    Karta „{ card-maddening-spectre-campaign }” to odtąd „{ card-maddening-eidolon }”.
tale-evolved-demolish-title = Kamień po kamieniu
tale-evolved-demolish-text =
    Już nie rozrzuca tego, w co trafi. Wraca po kawałki.
    Karta „{ card-scatter-campaign }” to odtąd „{ card-demolish }”.
tale-evolved-sacrifice-campaign-title = Ochotnik
tale-evolved-sacrifice-campaign-text =
    Brakowało wam tchu, a ono ofiarowało oddech za pewną cenę. Ktoś zapłacił.
    Karta „{ card-suffocate-campaign }” to odtąd „{ card-sacrifice-campaign }”.
