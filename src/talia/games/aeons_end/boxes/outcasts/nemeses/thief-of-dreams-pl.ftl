# Złodziej Snów: jego karty, talia snów i Plansza snów.

nemesis-thief-of-dreams = Złodziej Snów
turn-delirium = Delirium

card-backlash = Odwet
card-deluge-of-magic = Potop Magii
card-dream-devourer = Pożeracz Snów
card-fools-bargain = Umowa Głupca
card-scion-of-dreams = Potomek Snów
card-spiralling-nightmare = Wirujący Koszmar
card-aether-drain = Utrata Eteru
card-eternal-dreamer = Wieczny Śniący
card-siphon-memories = Kradzież Wspomnień

text-dream-mat = Karty na Planszy snów należą do rynku i można je stamtąd pozyskać, ale nie są stosem zasobów. Nowa karta trafia na pole 1; karty, które jej przeszkadzają, przesuwają się o jedno pole do przodu.
text-dream-lost = Gdy karta zasobów opuszcza ostatnie pole, trafia na spód talii snów, a { $clause }.
text-dream-destroy = W swojej fazie głównej dowolny gracz może wydać { $n } eteru, by zniszczyć kartę zasobów na Planszy snów.
text-dream-last = Gdy na Planszy snów nie ma żadnej karty zasobów, następuje wyzwolenie; jeśli talia snów jest wtedy pusta, gracze wygrywają.
text-dream-harder = Gdy karta zasobów opuszcza ostatnie pole, dowolny gracz otrzymuje { $n } obrażenia.
text-forbids-dream-destruction = Kart na Planszy snów nie można niszczyć.

do-prepare-dreams = z każdego stosu klejnotów poza najtańszym zabierzcie { $gems } kart, a z każdego stosu artefaktów i zaklęć { $others } karty. Potasujcie je: to talia snów. Dwukrotne wyzwolenie
do-draw-dream = dobierzcie kartę z talii snów i połóżcie ją na polu 1 Planszy snów
do-move-dreams = przesuńcie każdą kartę na Planszy snów o jedno pole do przodu
do-walk-in = połóżcie tę kartę na polu 1 Planszy snów
do-skip-last = jeśli na polu { $n } Planszy snów leży karta, przesuńcie ją o jedno pole do przodu. Do końca gry karty na Planszy snów pomijają pole { $n }
do-sift-dreams = odkryjcie { $n ->
    [4] cztery wierzchnie karty
   *[other] { $n } wierzchnich kart
} talii snów. { $below ->
    [2] Dwie
   *[other] { $below }
} z nich połóżcie na jej spodzie, a pozostałe w dowolnej kolejności na wierzchu
do-dream = { $form ->
    [together] gracze wspólnie kładą { $cards }
    [they] kładzie { $cards }
   *[other] połóż { $cards }
} na wierzchu talii snów
do-drain = { $form ->
    [they] odrzuca { $cards }
    [together] gracze wspólnie odrzucają { $cards }
   *[other] odrzuć { $cards }
}. Za każdą z nich o koszcie 0 Gravehold otrzymuje 2 obrażenia

ask-whole-pile = Z którego stosu klejnotów nic nie ginie?
ask-dream-below = Która karta trafia na spód talii snów?
ask-dream-above = Która karta wraca teraz? Ostatnia będzie na wierzchu.
ask-dream = Którą kartę położyć na wierzchu talii snów? ({ $n ->
    [one] jeszcze jedną
   *[other] jeszcze { $n }
})
ask-dream-one = Którą kartę położyć na wierzchu talii snów?
ask-drain = Którą kartę odrzucić? ({ $n ->
    [one] jeszcze jedną
   *[other] jeszcze { $n }
})
ask-drain-one = Którą kartę odrzucić?
option-whole-pile = { $card }
option-dream-below = { $card } (na spód)
option-dream-above = { $card } (na wierzch)
option-dream = { $shared ->
    [yes] Połóż: { $card } ({ $mage }, { $place })
   *[no] Połóż: { $card } ({ $place })
}
option-drain = { $shared ->
    [yes] Odrzuć: { $card } ({ $mage }, { $place })
   *[no] Odrzuć: { $card } ({ $place })
}
option-destroy-dream = Zniszcz: { $card } ({ table-cost-of }; { $place })

event-dream-drawn = Na Planszy snów pojawia się karta „{ $card }”.
event-dream-lost = Karta „{ $card }” wraca do talii snów.
event-dream-walker-ends = Do końca Planszy snów dociera karta „{ $card }”.
event-dreams-move = Każda karta na Planszy snów przesuwa się o jedno pole do przodu.
event-dreams-revealed = Odkryte z talii snów: { $cards }.
event-dreamt = { $mage } kładzie kartę „{ $card }” na wierzchu talii snów.

place-dream-1 = Plansza snów, pole 1
place-dream-2 = Plansza snów, pole 2
place-dream-3 = Plansza snów, pole 3
place-dream-4 = Plansza snów, pole 4
place-dream-5 = Plansza snów, pole 5
table-dream-mat = Plansza snów
table-dream-deck = { $n ->
    [one] { $n } karta w talii snów
    [few] { $n } karty w talii snów
   *[many] { $n } kart w talii snów
}

end-dreams-gone = Złodziejowi nie został już żaden sen.
ending-dreams-gone = sny odzyskane
