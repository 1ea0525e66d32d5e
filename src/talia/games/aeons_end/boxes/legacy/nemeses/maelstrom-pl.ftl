# Wszechostrze i ci, którzy walczą u boku adeptów.

nemesis-maelstrom = Wszechostrze
sort-assist = wsparcie
table-assists = karty wsparcia: { $n }
table-assists-discard = Wsparcie

hero-mist = Mist
hero-dezmodia = Dezmodia
hero-xaxos = Xaxos

do-assist = wsparcie
do-last-assist = gdy rozpatrujecie wsparcie, dobierzcie wierzchnią kartę talii wsparcia i rozpatrzcie ją. Po zakończeniu bitwy rozpatrywana jest ostatnia karta tej talii
do-prepare-maelstrom = nie tasujcie talii wsparcia. Umieśćcie w grze wierzchnią kartę talii nemezis
do-mage-deals = { $mage } zadaje nemezis { $damage }
do-gain-named-to-hand = { $form ->
    [they] pozyskuje kartę „{ $card }” z jej stosu zasobów i bierze ją na rękę
    [may] pozyskać kartę „{ $card }” z jej stosu zasobów i wziąć ją na rękę
   *[you] pozyskaj kartę „{ $card }” z jej stosu zasobów i weź ją na rękę
}
do-gather-strength = Dezmodia zbiera siły. Na razie nic się nie dzieje
do-spend-all-strength = Dezmodia kieruje przeciw nemezis wszystkie swoje siły. Wynik bitwy się nie zmienia
event-assist = Wsparcie: { $card }.

card-doom-crawler = Pełzacz Zagłady
card-maelstrom-emerges = Nadejście Wszechostrza
card-raining-daggers = Deszcz Sztyletów
card-eye-grinder = Wyłupiacz
card-storm-of-knives = Nożoburza
card-slice = Cięcie
card-impale = Nabicie
card-crust-smasher = Trzaskacz Pancernik
card-crack = Pęknięcie
card-mantle-auger = Ognisty Świder
card-acid-fog = Kwaśna Mgła
card-merciless-titan = Bezlitosny Tytan
card-inflame = Podpalenie
card-dezmodias-flare = Rozbłysk Dezmodii
card-ruin-maelstrom = Ruina
card-temple-cutter = Burzyciel Świątyń
card-shockwave = Fala Uderzeniowa
card-bladius-minion = Z-Ostrzy-Zrodzony
card-expunge = Wymazanie
card-cataclysm = Kataklizm

card-mists-fury = Furia Mist
card-dezmodias-assault = Natarcie Dezmodii
card-malastars-boon = Dar Malastara
card-xaxos-arrives = Przybycie Xaxosa
card-dezmodias-plan = Plan Dezmodii
card-mists-inferno = Inferno Mist
card-bramas-rally = Zew Brimy
card-dezmodias-bombardment = Ostrzał Dezmodii
