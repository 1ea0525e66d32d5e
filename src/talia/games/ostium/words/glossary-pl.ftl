### Słowa, które wyjaśniają się same: nazwa, formy występujące w tekstach, znaczenie (kernel/glossary.py).

term-domain =
    Domena
    domena|domeny|domenę|domen
    To, co kreatura potrafi. Domena główna jest jej własna, gdziekolwiek stoi; boczna działa, gdy sąsiad po tej stronie jest z tego samego klanu.
term-main-domain =
    Domena główna
    domena główna|domeny głównej|domenę główną
    Należy do kreatury, gdziekolwiek ta stoi. Co działa raz, działa tylko u kreatury przywołanej z ręki albo takiej, której karta tak mówi.
term-side-domain =
    Domena boczna
    domena lewa|domena prawa|domenę lewą|domenę prawą|prawą domenę|domena boczna|domeny bocznej|domeny boczne
    Działa, gdy sąsiad po tej stronie, w tym samym rzędzie, jest z tego samego klanu.
term-clan =
    Klan
    klan|klanu|klanem|klanie|klany|klanów
    Kreatury z jednego klanu budzą sobie nawzajem domeny boczne i mogą być ogniwami jednego łańcucha fuzji.
term-charge =
    Szarża
    szarża|szarży|szarżę|szarżuje|szarżują|szarżować|szarżuj|gdy atakuje
    W fazie ataku każda kreatura z rzędu ataku biegnie prosto przed siebie. Co najmniej tak silna jak wróg, pokonuje go, a do bramy dociera tylko nadwyżka.
term-attacked =
    Gdy jest atakowana
    gdy jest atakowana
    Ta moc liczy się tylko wtedy, gdy szarża uderza w tę kreaturę.
term-fusion =
    Fuzja mocy
    fuzja mocy|fuzji mocy|fuzję mocy|fuzja|fuzji|fuzję|łańcuch|łańcucha|łańcuchu
    Stojąca brama prowadzi łańcuch przez sąsiadów z jednego klanu. Kreatura na jego końcu, w rzędzie ataku, szarżuje z mocą większą o 2 i o to, co dają zdolności fuzji.
term-gate =
    Brama
    brama|bramy|bramie|bramę|bramą|bram|bramom|bramami|bramach
    Po jednej na końcu każdej kolumny. Obrażenia odejmują jej wytrzymałość; przy 0 wybucha i zabiera kreatury ze swojej kolumny. Kto straci wszystkie, przegrywa.
term-crystal =
    Kryształ
    kryształ|kryształu|kryształy|kryształów|kryształem|kryształami
    Tyle kosztują kreatury i akcje. Których nie wydasz do końca fazy rozwoju, te przepadają.
term-familiar =
    Chowaniec
    chowaniec|chowańca|chowańce|chowańców
    Mała kreatura z początkowej talii. Odrzucona z ręki w fazie rozwoju daje kryształ.
term-sovereign =
    Suweren
    suweren|suwerena|suwereni|suwerenów
    Najpotężniejsza i najdroższa kreatura. Kto traci bramę, bierze suwerena za darmo.
term-primal =
    Pierwotny
    pierwotny|pierwotnego|pierwotni|pierwotnych
    Sam nie ma mocy, za to pasuje do każdego klanu.
term-summon =
    Przywołanie
    przywołaj|przywołać|przywołuje|przywołana|przywołanie|przywołania
    Kreatura trafia na wolne miejsce: z ręki za darmo, z pola przywołań za swój koszt.
term-recall =
    Odwołanie
    odwołaj|odwołać|odwołujesz|odwołana|odwołaniu|odwołanie
    Za kryształ twoja kreatura schodzi z pola bitwy na twój stos kart odrzuconych.
term-repair =
    Naprawa
    napraw|naprawić|naprawa|naprawy|naprawia
    Brama odzyskuje wytrzymałość, nigdy ponad tę z początku gry.
