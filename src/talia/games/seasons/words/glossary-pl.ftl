### Słowa, które wyjaśniają się same: nazwa, formy występujące w tekstach, znaczenie (kernel/glossary.py).

term-crystal =
    Kryształ
    kryształ|kryształu|kryształy|kryształów|kryształem|kryształami
    Punkty na torze kryształów; niektóre karty opłaca się także nimi. Kto na koniec ma najwięcej punktów, wygrywa.
term-energy =
    Energia
    energia|energii|energię|żeton energii|żetony energii|żetonów energii|żetonu energii|powietrza|wody|ognia|ziemi
    Żetony powietrza, wody, ognia i ziemi. Płacisz nimi za karty Mocy albo przemieniasz je w kryształy.
term-transmute =
    Przemiana
    przemień|przemienić|przemieniać|przemieniaj|przemieniony|przemienia|przemiana|przemiany|przemianę
    Zamienia żetony energii w kryształy. Ile warta jest każda energia, zależy od pory roku: 1, 2 albo 3 kryształy.
term-gauge =
    Moc przywołania
    moc przywołania|mocy przywołania|poziom mocy przywołania|poziomu mocy przywołania
    Tyle kart Mocy możesz mieć w grze. Zwiększają ją gwiazdy na kościach.
term-prestige =
    Prestiż
    prestiż|prestiżu
    Punkty, które karta Mocy w grze daje na koniec.
term-reserve =
    Zasoby
    zasoby|zasobów|zasobach
    Tu leżą twoje żetony energii: mieści się siedem.
term-summon =
    Przywołanie
    przywołaj|przywołać|przywołuje|przywołujesz|przywołując|przywołanie|przywołania
    Wprowadzasz kartę Mocy z ręki do gry za jej koszt. Moc przywołania musi na to pozwalać.
term-entering =
    Po wejściu do gry
    po wejściu do gry
    Dzieje się raz, gdy karta wchodzi do gry, w dowolny sposób.
term-activate =
    Aktywacja
    aktywacja|aktywuj|aktywować|aktywację
    W swojej turze możesz obrócić kartę i zrobić to, co na niej stoi; na początku następnej rundy wraca do pionu.
term-always =
    Stale
    stale
    Działa, dopóki karta jest w grze.
term-sacrifice =
    Poświęcenie
    poświęć|poświęcić|poświęca|poświęcając|poświęcenie
    Karta schodzi z gry na stos kart odrzuconych; jej prestiż przepada.
term-season =
    Pora roku
    pora roku|pory roku|porę roku|znacznik pory roku|zmianie pory roku|kością pory roku|kości pory roku
    Zima, wiosna, lato i jesień mają po trzy miesiące. Znacznik przesuwa kość, której nikt nie wziął; od pory roku zależą kości i przemiana.
term-power-card =
    Karta Mocy
    karta Mocy|karty Mocy|kartę Mocy|kart Mocy
    Twoje karty: magiczne przedmioty i kompani.
term-bonus =
    Bonus
    bonus|bonusy|bonusów
    Trzy razy w grze możesz sobie pomóc, co na koniec kosztuje punkty.
