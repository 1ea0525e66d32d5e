### Opowieść ekspedycji Wygnańców. Każdy wiersz tekstu to akapit; wszystko można pominąć.

expedition-outcasts = Ekspedycja Wygnańców
expedition-outcasts-blurb = Cztery bitwy, każda trudniejsza od poprzedniej. Co zdobędziecie po drodze, czeka w koszarach; co zostawicie, przepada na dobre.

tale-outcasts-start-title = Za murem
tale-outcasts-start-text =
    Gravehold ma bramę dla bohaterów i odpływ dla całej reszty. Za długo trzymaliście bramy, orzekła rada; coś z tamtej ciemności zostało wam w dłoniach. Mieszkacie więc w starej pompowni pod murem, łatacie sobie nawzajem płaszcze i słuchacie, jak miasto śpi.
    Tej nocy nie śpi. W dolnej dzielnicy gasną latarnie, ulica po ulicy, jakby coś się nimi żywiło.
    Nikt was nie woła. I tak jesteście już na nogach.

tale-outcasts-battle-1-title = Sto pięćdziesiąt trzy
tale-outcasts-battle-1-text =
    Ma cztery paszcze i ani jednej twarzy. Od środka, na skórze rozciągniętej jak pergamin, widać liczbę wypaloną pewną ręką.
    Nie wyszło więc z żadnej bramy. Ktoś je zrobił, a sto pięćdziesiąt dwa wcześniejsze wyrzucił.
    Odwraca się ku murom. Wy stoicie pośrodku.

tale-outcasts-won-1-title = Podziękowanie
tale-outcasts-won-1-text =
    O świcie zamyka się ostatnia paszcza. Kapitan straży salutuje, potem spogląda na wasze dłonie i każe zaryglować bramę miasta.
    Na drodze czeka starzec z popiołem w brodzie. Kiedyś postawiono mu pomnik, później go zburzono. – Xaxos – mówi, jakbyście mogli nie wiedzieć. – Widziałem już takie piętno. Zaprowadzę was do tego, kto trzyma żelazo. Tylko że nie jestem kamiennym murem, więc musicie utrzymać mnie przy życiu.
    Przyniósł to, co zostało po innych wygnańcach: rzeczy zbyt dziwne, by je sprzedać, i zbyt dobre, by je zakopać.

tale-outcasts-lost-1-title = Ulica po ulicy
tale-outcasts-lost-1-text =
    Budzicie się w pompowni. Przyniósł was ktoś, kto nie czekał na podziękowania. Pociemniały dwie kolejne ulice.
    To coś wciąż rośnie. Ale wciąż tam jest, a wy też.

tale-outcasts-battle-2-title = Wioska, która nie chciała się obudzić
tale-outcasts-battle-2-text =
    Trzy dni drogi w dół natrafiacie na łóżka pod gołym sklepieniem: całe rzędy, cała wioska otulona i uśmiechnięta. Oczy poruszają się pod powiekami. Ogniska wystygły przed tygodniami.
    Coś przechadza się między rzędami i pochyla nad śpiącymi jak pielęgniarka. Gdzie się pochyli, tam uśmiech zostaje, a oddech ustaje.
    Wreszcie podnosi wzrok. Pamiętacie, że umiecie wezwać ogień. Po chwili pamiętacie już tylko, że kiedyś umieliście.

tale-outcasts-won-2-title = Ręka ze snu
tale-outcasts-won-2-text =
    Rozpada się jak myśl, która komuś uciekła. W całej wiosce ludzie siadają na łóżkach i pytają, który mamy rok.
    Ktoś siada tam, gdzie żadnego łóżka nie ma. – Poszło się tam po nich – mówi Qu i strząsa z obu dłoni cudze wspomnienie. – Trwało to dłużej, niż miało trwać. A może jeszcze trwa. Sprawdzimy?
    W gnieździe Xaxos znajduje ząb, diament i serce w słoju. Nie mówi, czyje.

tale-outcasts-lost-2-title = Jak to się nazywało?
tale-outcasts-lost-2-text =
    Biegniecie, póki nogi nie przypomną sobie, że są zmęczone. Przy ogniu opowiadacie sobie nawzajem, kim jesteście, dwa razy, dla pewności.
    Część brzmi jak zmyślona. Musi wystarczyć.

tale-outcasts-battle-3-title = Defilada umarłych
tale-outcasts-battle-3-text =
    Droga kończy się na polu grobów, a każdy otwarto od środka. Pośrodku stoi coś w zbroi króla, wokół zaś, w szeregach, ci, którzy przysięgli iść za swoim królem wszędzie.
    Połowa nie rzuca cienia. Nie dowiecie się, która, póki nie zapytacie, a pyta się tu zaklęciem.
    – Był moim uczniem – mówi cicho Xaxos. – Zawsze bał się zostać sam.

tale-outcasts-won-3-title = Ten, który piłował łańcuch
tale-outcasts-won-3-text =
    Zbroja zapada się w sobie. Szereg za szeregiem kładzie się z ulgą.
    Jeden się nie kładzie. Jest ogromny, oddycha i przepiłował wszystkie ogniwa swojego łańcucha prócz ostatniego. – Thraxir – mówi, kiedy rozbijacie to ostatnie. – Sam kuję swoje bramy. Tną w obie strony. Dokąd idziemy?
    Dary z grobu króla są wasze: nikomu tu już się nie przydadzą, a z dołu słychać wodę.

tale-outcasts-lost-3-title = Zwarte szeregi
tale-outcasts-lost-3-text =
    Nie ścigają was. Zwierają tylko szeregi, a miejsca zostaje w nich dokładnie tyle, ilu was jest.
    Tej nocy palicie małe ognisko i wystawiacie podwójną wartę.

tale-outcasts-battle-4-title = Studnia na dnie świata
tale-outcasts-battle-4-text =
    Jest piękna; o tym nikt nie uprzedził. Misa szeroka jak Gravehold, a w niej powoli wiruje światło: każdy śpiący, każdy żołnierz, każde ze stu pięćdziesięciu dwóch. Nad krawędzią kołysze się latarnia i rozstrzyga, kto zrobi jeszcze jedno koło.
    Tu rozgrzewano żelazo. Tu przetapia się i odlewa na nowo wszystko, co Bezimienni złamią.
    – Jeśli się przeleje – mówi Xaxos – nie zostanie z nas nic, co dałoby się wygnać. – Uśmiecha się. – Bądźmy więc jeszcze raz nieproszonymi gośćmi.

tale-outcasts-won-4-title = Długa droga w górę
tale-outcasts-won-4-text =
    Latarnia gaśnie i po raz pierwszy od wieków jest tu naprawdę ciemno: cicho i zwyczajnie. A potem światła wznoszą się obok was, jedno po drugim, każde w swoją stronę. Niektóre zatrzymują się na chwilę przed waszymi twarzami, jakby chciały nauczyć się ich na pamięć.
    Wspinaczka trwa jedenaście dni. Ostatniego widzicie mur, bramę otwartą na oścież i kapitana straży, który zdjął rękawicę, żeby podać wam dłoń.
    Patrzycie po sobie. Przed wami miasto; za wami cały świat, którego nikt nie narysował na mapie. Dobrze, gdy o człowieka proszą. Jeszcze lepiej, gdy może odpowiedzieć: jeszcze nie teraz.

tale-outcasts-lost-4-title = Krawędź
tale-outcasts-lost-4-text =
    Woda, jeśli to woda, puszcza was wolno. Ma czas. Kilka świateł idzie za wami po schodach tak daleko, jak tylko może.
    Siadacie tam, gdzie musiały się zatrzymać. A potem wracacie.
