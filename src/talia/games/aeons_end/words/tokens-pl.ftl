### Żetony impulsu, żetony na poplecznikach, degradowanie, echo, artefakty pod bramami.

do-gain-pulse = { $form ->
    [they] otrzymuje
    [may] otrzymać
   *[you] otrzymujesz
} { $n ->
    [one] { $n } żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
}
do-lose-pulse = { $form ->
    [they] traci
    [may] stracić
   *[you] tracisz
} { $n ->
    [one] { $n } żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
}
do-lose-any-pulse = { $form ->
    [they] może stracić dowolną liczbę żetonów impulsu
   *[you] możesz stracić dowolną liczbę żetonów impulsu
}
measure-pulse-lost = każdy stracony w ten sposób żeton impulsu
who-most-pulse = gracz z największą liczbą żetonów impulsu
ask-lose-pulse = Ile żetonów impulsu stracić?
option-lose-pulse = { $n ->
    [0] Zachowaj wszystkie
    [one] { $n } żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
}
event-pulse-gained = { $mage } otrzymuje { $n ->
    [one] żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
} (razem { $left }).
event-pulse-lost = { $mage } traci { $n ->
    [one] żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
} (pozostało: { $left }).
table-pulse = impuls { $n }/5

do-silence = { $form ->
    [they] ucisza poplecznika
    [may] uciszyć poplecznika
   *[you] ucisz poplecznika
}
ask-silence = Którego poplecznika uciszyć?
option-silence = Ucisz: { $card }
option-skip-ask-silence = Nikogo nie uciszaj
event-silenced = Uciszono: { $card }.
event-kept-quiet = Milczy w tej turze: { $card }.
table-silenced = uciszony

do-gain-shields = ten poplecznik otrzymuje { $n ->
    [one] { $n } żeton tarczy
    [few] { $n } żetony tarczy
   *[many] { $n } żetonów tarczy
}
do-gain-shields-each = ten poplecznik otrzymuje { $n ->
    [one] { $n } żeton tarczy
    [few] { $n } żetony tarczy
   *[many] { $n } żetonów tarczy
} za { $per }
text-shields = Wchodzi do gry z { $n ->
    [one] { $n } żetonem tarczy
   *[other] { $n } żetonami tarczy
}.
measure-shields-of-this = każdy żeton tarczy tego poplecznika
if-shields-of-this = ten poplecznik ma { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] żeton tarczy
    [few] żetony tarczy
   *[many] żetonów tarczy
}
event-shields-gained = Przybywa żetonów tarczy: { $card } (+{ $n }, razem { $left }).
event-shield-lost = Cios przyjmuje żeton tarczy: { $card } (pozostało: { $left }).
table-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}

do-degrade = { $form ->
    [they] degraduje
    [may] zdegradować
   *[you] zdegraduj
} { $cards }
do-degrade-all = { $form ->
    [they] degraduje wszystkie karty o koszcie co najmniej 2 z ręki
    [may] zdegradować wszystkie karty o koszcie co najmniej 2 z ręki
   *[you] zdegraduj wszystkie karty o koszcie co najmniej 2 z ręki
}
do-degrade-it = { $form ->
    [they] degraduje tę kartę
    [may] zdegradować tę kartę
   *[you] zdegraduj tę kartę
}
ask-degrade = Którą kartę zdegradować?
option-degrade = Zdegraduj: { $card } ({ $place })
do-gain-gem-to-hand = { $form ->
    [they] pozyskuje na rękę
    [may] pozyskać na rękę
   *[you] pozyskujesz na rękę
} klejnot{ $n ->
    [-1] {""}
   *[other] {" "}o koszcie co najwyżej { $n }
} z dowolnego stosu zasobów
do-gain-relic-to-hand = { $form ->
    [they] pozyskuje na rękę
    [may] pozyskać na rękę
   *[you] pozyskujesz na rękę
} artefakt{ $n ->
    [-1] {""}
   *[other] {" "}o koszcie co najwyżej { $n }
} z dowolnego stosu zasobów

text-no-effect = Nie ma własnego efektu.
text-echo = Echo: efekt aktywacji tego zaklęcia rozpatruje się dwa razy, ze wszystkim, co do niego dodano.

do-attach = dołącz tę kartę do jednej ze swoich bram, przy której nie ma artefaktu
attached-adds = Zaklęcia aktywowane z tej bramy zadają o { $n } więcej obrażeń
attached-follows = Po aktywacji zaklęcia z tej bramy { $clause }
ask-attach = Do której bramy dołączyć?
option-attach-free = Dołącz do bramy { $breach }
event-attached = Karta „{ $card }” zostaje dołączona do bramy { $breach } ({ $mage }).

position-no-pulse = w tym pudełku nikt nie ma żetonów impulsu

## Co masz

measure-your-prepped = każde swoje przygotowane zaklęcie
if-your-prepped = masz { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] przygotowane zaklęcie
    [few] przygotowane zaklęcia
   *[many] przygotowanych zaklęć
}
if-your-breach-open = twoja brama { $breach } jest otwarta
if-cast-from-open = aktywowano je z otwartej bramy { $breach }
do-focus-any-only = { $form ->
    [they] wzmacnia
    [may] wzmocnić
   *[you] wzmocnij
} bramę { $breach } dowolnego gracza
text-when-prepped = Gdy przygotowujesz tę kartę, { $clause }.
text-this-turn = Do końca tury, dowolną liczbę razy, możesz { $clause }.
ask-pulse-damage = Stracić { $n ->
    [one] { $n } żeton impulsu
    [few] { $n } żetony impulsu
   *[many] { $n } żetonów impulsu
}, aby zadać dodatkowe obrażenia ({ $more })?
do-lend-damage = To zaklęcie zadaje { $n ->
    [one] { $n } dodatkowe obrażenie
    [few] { $n } dodatkowe obrażenia
   *[many] { $n } dodatkowych obrażeń
}
if-your-other-prepped = masz { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[exactly] dokładnie { $n }
} { $n ->
    [one] inne przygotowane zaklęcie
    [few] inne przygotowane zaklęcia
   *[many] innych przygotowanych zaklęć
}
do-cast-own = { $form ->
    [they] aktywuje
    [may] aktywować
   *[you] aktywuj
} jedno ze swoich przygotowanych zaklęć{ $n ->
    [-1] { "" }
   *[other] { " " }o koszcie najwyżej { $n }
}
aether-only-a-gem = tylko na pozyskanie klejnotu
error-setup-gift-twice = Dwaj magowie nie mogą mieć tego samego daru: { $name }.
option-open-free = { $shared ->
    [yes] Otwórz bramę { $breach } ({ $mage })
   *[no] Otwórz bramę { $breach }
}
