### Ostium.

title-ostium = Ostium
side-player = Gracz { $n }
side-opponent = Przeciwnik
every-clan = każdy klan

text-domain = { $domain }: { $text }
fact-power = moc { $n }
fact-cost = koszt { $n }
group-familiar = Chowańce
group-warrior = Wojownicy
group-sovereign = Suwereni
group-primal = Pierwotni

phase-development = faza rozwoju
phase-attack = faza ataku

## Pytania

ask-development = Twoja faza rozwoju: co teraz?
ask-place = Gdzie trafia { $card }?
ask-move = Dokąd przechodzi { $card }? Zajęte miejsca zamieniają się.
ask-use = Której zdolności użyć?
ask-repair = Którą bramę naprawić o { $n }?
ask-rebuild = Którą bramę odbudować?
ask-strike = W którą bramę uderzyć za { $n }?
ask-quake = W czyje bramy uderza wstrząs?
ask-remove = Którą kartę usunąć z gry?
ask-banish = Którą kreaturę odesłać?
ask-exile = Który klan wygnać?
ask-lay-down = Która kreatura trafia teraz na stos kart odrzuconych?
ask-rally = Który klan zwołać?
ask-chain = Poprowadzić łańcuch fuzji?
ask-charge = Kto szarżuje teraz?
ask-charge-at = Na kogo szarżować?
ask-meet = { $card } stoi w rzędzie ataku (moc { $n }). Twoja szarża ma moc { $power }. Uderzyć czy ominąć?
ask-console = Którego suwerena wziąć na rękę?
ask-it-strike = Przeciwnik uderza w jedną z twoich najmocniejszych bram. W którą?
ask-it-repair = Przeciwnik naprawia jedną ze swoich najsłabszych bram. Którą?
ask-it-rebuild = Przeciwnik odbudowuje bramę. Którą?
ask-it-banish = Przeciwnik odsyła jedną z twoich najdroższych kreatur. Którą?
ask-it-exile = Przeciwnik wygania klan. Który?

## Opcje

option-end-development = Zakończ fazę rozwoju
option-done = To wszystko
option-discard = Odrzuć: { $card }
option-summon = Przywołaj: { $card }
option-call = Przywołaj z pola: { $card } ({ $cost ->
    [one] { $cost } kryształ
    [few] { $cost } kryształy
   *[many] { $cost } kryształów
})
option-take-dismissed = Weź na stos kart odrzuconych: { $card } (1 kryształ)
option-move = Przesuń kreaturę z { $place } (1 kryształ)
option-recall = Odwołaj kreaturę z { $place }
option-place = { $place }
option-use = { $ability } ({ $card })
option-gate = Brama { $gate } gracza { $side }
option-side = { $side }
option-remove-hand = { $card } (ręka)
option-remove-discard = { $card } (stos kart odrzuconych)
option-creature = { $card } na { $place } ({ $side })
option-next = { $card } ({ $place })
option-clan = { $clan } ({ $n })
option-chain = Z bramy { $gate }: { $way }
option-charge = { $column ->
    [left] Lewa kolumna
    [middle] Środkowa kolumna
   *[right] Prawa kolumna
}
option-hit = Uderz
option-pass = Omiń
option-console = { $card }

## Zdarzenia

event-moved = { $card } zmienia miejsce.
event-turn = { $side } zaczyna turę.
event-summoned = { $side } przywołuje kartę „{ $card }” na { $place }.
event-discarded = { $side } odrzuca kartę „{ $card }”.
event-taken = { $side } bierze z pola na stos kart odrzuconych kartę „{ $card }”.
event-crystals = { $side } zbiera { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
} (razem { $left }).
event-shifted = { $card } przechodzi na { $place }.
event-left = { $card } schodzi z pola bitwy.
event-removed = { $card } wypada z gry.
event-drawn = { $side } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
event-you-draw = Dobierasz: { $cards }.
event-turned-over = { $side } odwraca stos kart odrzuconych.
event-field-refilled = Pole przywołań zostaje uzupełnione.
event-chain = Łańcuch z bramy { $gate }: { $card } zyskuje { $n } mocy.
event-charges = { $card } szarżuje z mocą { $n } ({ $side }).
event-blocked = { $card } zatrzymuje szarżę.
event-defeated = Pokonana kreatura: { $card } ({ $side }).
event-gate-hit = Brama { $gate } ({ $side }) otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (zostało { $left }).
event-gate-fallen = Brama { $gate } ({ $side }) upada!
event-gate-repaired = Brama { $gate } ({ $side }) odzyskuje { $n } (razem { $left }).
event-gate-rebuilt = Brama { $gate } ({ $side }) znów stoi.
event-eliminated = { $side } nie ma już żadnej bramy.
event-consoled = { $side } bierze na rękę suwerena „{ $card }”.
event-won = { $side } wygrywa. { $why }
event-lost = Przegrywasz. { $why }
event-stalemate = Nic już nie może się wydarzyć: nikt nie wygrywa.

end-gates-fallen = Ostatnia brama upadła.
end-warriors-gone = Skończyli się wojownicy.
end-stalemate = Nic już nie może się wydarzyć: nikt nie wygrywa.
ending-gates-fallen = upadek bram
ending-warriors-gone = brak wojowników
ending-stalemate = pat

## Stół

table-round = Runda { $n }
table-crystals = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
table-field = Pole przywołań
table-hand = Ręka
table-discard = Karty odrzucone
table-empty = pusto
table-gate = Brama { $n }
table-gate-fallen = zniszczona
table-gate-strength = { $n }/{ $full }
table-attack-row = rząd ataku
table-defence-row = rząd obrony
table-resists = opór { $n }
table-charges = szarża { $n }
table-lies = pokonana
table-hand-of = ręka { $n }
table-deck-of = talia { $n }
table-top-of = karty odrzucone { $n }, na wierzchu: { $card }
table-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
table-top = na wierzchu: { $card }
table-warriors-left = wojownicy w talii: { $n }
table-sovereigns-left = suwereni w talii: { $n }

field-set = Zestaw kreatur
choice-house = zestaw domowy
choice-random = losowo

## Błędy

position-unknown-creature = w tym zestawie nie ma kreatury „{ $name }”
position-three-gates = muszą być trzy bramy, nie { $count } (0 oznacza zniszczoną)
position-no-gate = przy trzech graczach w środku nie ma bramy
position-over = partia byłaby skończona
