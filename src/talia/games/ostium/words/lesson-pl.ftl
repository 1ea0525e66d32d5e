### Pojedynek z przewodnikiem. Każdy wiersz kroku to jedna strona.

lesson-duel = Pierwszy pojedynek
lesson-duel-blurb = Dziesięć minut i dwie tury: kryształy, kreatury, domeny, fuzja i upadające bramy.
lesson-duel-crystals =
    Witaj w pojedynku! Naprzeciw stoją bramy rywala. Jedna już padła, dwie mają po 4 punkty wytrzymałości. Zniszcz obie, a wygrasz.
    Te są twoje, po jednej na końcu każdej kolumny. Kto straci wszystkie, przegrywa.
    Na ręce masz pięć chowańców. Odrzucony chowaniec daje kryształ, a za kryształy przywołuje się kreatury. Odrzuć Mechową Mysz, Kieszonkowego Nietoperza i Trzcinowego Grajka; zatrzymaj dwa chowańce z klanu Żaru.
lesson-duel-call =
    3 kryształy! To są wojownicy na polu przywołań; przywoła ich ten, kto zapłaci.
    Krzemienny Dzik ma 2 mocy i o 1 więcej, gdy atakuje. Przywołaj go za 3 kryształy.
lesson-duel-boar-place =
    Górny rząd to rząd ataku: kto w nim stoi, szarżuje prosto przed siebie. Dolny broni.
    Przed środkową bramą rywala czeka Strażnik Żywopłotu. Postaw Krzemiennego Dzika w środku rzędu ataku, na A2.
lesson-duel-kitten =
    Kreatury z ręki nic nie kosztują. Popielate Kocię jest z tego samego klanu co Krzemienny Dzik, z Żaru.
    A Dzik ma domenę lewą: gdy po jego lewej stoi ktoś z jego klanu, ma o 1 mocy więcej, gdy atakuje. Przywołaj Popielate Kocię.
lesson-duel-kitten-place =
    Na lewo od Krzemiennego Dzika: A1.
lesson-duel-toad =
    Żużlowa Ropucha też jest z Żaru. Będzie ogniwem czegoś większego. Przywołaj ją.
lesson-duel-toad-place =
    Za Krzemiennym Dzikiem, przed twoją środkową bramą: O2.
lesson-duel-fusion =
    Faza rozwoju skończona, a atak zaczyna się od fuzji mocy: stojąca brama przesyła siłę przez sąsiadów z jednego klanu do kreatury w rzędzie ataku.
    Brama 2, Żużlowa Ropucha, Krzemienny Dzik: ostatni w łańcuchu szarżuje z mocą większą o 2. Ułóż łańcuch O2-A2.
lesson-duel-pass =
    Teraz szarżuje każda kreatura z rzędu ataku, czy tego chcesz, czy nie. Zaczyna lewa kolumna; o kolejność gra pyta tylko tam, gdzie może ona mieć znaczenie.
    Popielate Kocię trafia w rzędzie ataku na Duszka z Naparstka. Tutaj możesz uderzyć albo go ominąć; przez rząd obrony nikt nie przejdzie bez walki.
    Za Duszkiem droga do bramy jest wolna. Omiń go, a 1 mocy Kocięcia trafi w bramę.
lesson-duel-more-crystals =
    Krzemienny Dzik szarżował z mocą 6: 2 własne, 1 za atak, 1 dzięki Kocięciu, 2 z fuzji. Strażnik Żywopłotu odjął 2, pozostałe 4 zniszczyły bramę. Wybuch bramy zabiera atakującego, więc Dzik leży na twoim stosie kart odrzuconych; jeszcze go dobierzesz.
    Kto traci bramę, dostaje za nią suwerena. Rywal wziął potężną Burzycielkę Palenisk i trafił w twoje bramy.
    Rywalowi została jedna brama, ma 3 punkty wytrzymałości, a strzeże jej Strzyżyk Gałązka z mocą 1. W lewej kolumnie potrzebna ci szarża o mocy co najmniej 4.
    Masz pięć nowych kart. Odrzuć wszystkie oprócz Dymnego Cielęcia, po 4 kryształy.
lesson-duel-move =
    Na A1 ma stanąć ktoś silny, więc Popielate Kocię robi miejsce. Przesunięcie kosztuje kryształ.
lesson-duel-move-to =
    Jedno pole w prawo: A2.
lesson-duel-lancer =
    Zostały 3 kryształy, akurat na niego: Węglowy Lansjer, 1 mocy i o 2 więcej, gdy atakuje. Przywołaj go.
lesson-duel-lancer-place =
    Na A1, obok Popielatego Kocięcia. To budzi prawą domenę Lansjera.
lesson-duel-strike =
    Niektóre domeny działają raz, gdy kreatura przybywa. Ta zadaje 1 obrażenie bramie przeciwnika: użyj jej.
lesson-duel-finish-phase =
    Bramie zostały 2 punkty! Dymne Cielę może poczekać na ręce. Zakończ fazę rozwoju: służy do tego spacja.
lesson-duel-long-fusion =
    Łańcuch może biec dalej, od sąsiada do sąsiada. Ułóż długi, O2-A2-A1, żeby 2 mocy dostał Węglowy Lansjer.
lesson-duel-last-charge =
    1 mocy, 2 za atak, 2 z fuzji: razem 5. Szarżuj lewą kolumną!
lesson-duel-last-pass =
    Zostaw Duszka i omiń go. Strzyżyk Gałązka odejmie 1, a do bramy dotrą 4.
lesson-duel-end =
    Ostatnia brama padła: pierwszy pojedynek wygrany!
    W całej partii każda brama ma na początku 15 punktów wytrzymałości. Stawiaj straże przed swoimi, buduj rzędy z jednego klanu, a resztę zrobi fuzja. Słowa na kartach wyjaśniają się same, gdy obejrzysz kartę.
