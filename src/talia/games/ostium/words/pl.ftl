### Ostium.

title-ostium = Ostium
blurb-ostium = Taktyczny pojedynek z budowaniem talii dla dwóch osób, w który można też grać samemu albo we troje: werbujesz kreatury pięciu klanów, ustawiasz je przed swoimi bramami i posyłasz do szarży na bramy po drugiej stronie stołu. Stawiaj pobratymców obok siebie, prowadź moc bramy przez ich szeregi i dopnij swego, gdy na stole stać będą już tylko twoje bramy.
side-player = Gracz { $n }
side-opponent = Przeciwnik
gate-of = Brama { $gate } { $of ->
    [opponent] przeciwnika
   *[player] ({ $side })
}
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
ask-move = Dokąd przechodzi { $card }? Z zajętym miejscem zamienia się miejscami.
ask-use = Której zdolności użyć?
ask-repair = Którą bramę naprawić o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}?
ask-rebuild = Którą bramę odbudować?
ask-strike = Której bramie zadać { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}?
ask-quake = Bramom którego przeciwnika zadać po 2 obrażenia?
ask-remove = Którą kartę usunąć poza grę?
ask-banish = Którą kreaturę położyć na stosie kart odrzuconych jej właściciela?
ask-exile = Kreatury którego klanu trafiają na stosy kart odrzuconych swoich właścicieli?
ask-lay-down = Która kreatura trafia teraz na stos kart odrzuconych?
ask-rally = Kreatury którego klanu dają moc w tej fazie ataku?
ask-chain = Poprowadzić łańcuch fuzji?
ask-charge = Kto szarżuje teraz?
ask-charge-at = Na kogo szarżować?
ask-meet = { $card } stoi w rzędzie ataku (moc { $n }). Twoja szarża ma moc { $power }. Uderzyć czy ominąć?
ask-discard = Zanim dobierzesz karty: odrzucić coś jeszcze?
ask-console = Którego suwerena wziąć na rękę?
ask-it-strike = Przeciwnik uderza w jedną z twoich najmocniejszych bram. W którą?
ask-it-repair = Przeciwnik naprawia jedną ze swoich najsłabszych bram. Którą?
ask-it-rebuild = Przeciwnik odbudowuje bramę. Którą?
ask-it-banish = Przeciwnik kładzie jedną z twoich najdroższych kreatur na twoim stosie kart odrzuconych. Którą?
ask-it-exile = Przeciwnik odsyła kreatury jednego klanu na stosy kart odrzuconych ich właścicieli. Którego?
ask-it-fuse = Fuzja przeciwnika może zaszkodzić ci tak samo na kilka sposobów. Który wybiera?

## Opcje

place-name = { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
}
together-familiars = Odrzuć wszystkie chowańce ({ $n })
together-charges = Szarże bez pytań ({ $n })
together-laid-down = Wszystkie ({ $n }) w tej kolejności
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
option-call-from = Przywołaj { $spot }: { $card } ({ $cost ->
    [one] { $cost } kryształ
    [few] { $cost } kryształy
   *[many] { $cost } kryształów
})
option-take-dismissed-from = Weź { $spot } na stos kart odrzuconych: { $card } (1 kryształ)
spot-place = od przeciwnika z { place-name }
spot-upper = z górnego rzędu pola
spot-lower = z dolnego rzędu pola
spot-dismissal = ze strefy odesłania
spot-sovereigns = spośród suwerenów
spot-primals = ze stosu pierwotnych
option-move = Przesuń kreaturę z { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
} (1 kryształ)
move-creature = Przesuń: { $card } z { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
} ({ $cost ->
    [one] { $cost } kryształ
    [few] { $cost } kryształy
   *[many] { $cost } kryształów
})
recall-creature = Odwołaj: { $card } z { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
} ({ $cost ->
    [0] za darmo
    [one] { $cost } kryształ
    [few] { $cost } kryształy
   *[many] { $cost } kryształów
})
option-recall = Odwołaj kreaturę z { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
}
option-place = { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
}
option-use = { $ability } ({ $card })
option-use-at = { $ability } ({ $card }, { place-name })
option-gate = { gate-of }
option-side = { $side }
option-remove-hand = { $card } (ręka)
option-remove-discard = { $card } (stos kart odrzuconych, { $spot ->
    [1] na wierzchu
   *[other] { $spot }. od góry
})
option-creature = { $card } na { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
} ({ $side })
option-next = { $card } ({ $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
})
option-clan = { $clan } ({ $n })
option-chain = Z bramy { $gate }: { $way }
option-it-fuse = { $ways }; { $n ->
    [0] nikogo nie pokonuje
   *[other] pokonane: { $cards }
}; { $hits }
fusion-way = z bramy { $gate }: { $way }
fusion-none = bez łańcucha
fusion-hit = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} w twojej bramie { $gate }
fusion-no-hit = twoje bramy bez szkody
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
event-summoned = { $side } przywołuje kartę „{ $card }” na { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
}.
event-discarded = { $side } odrzuca kartę „{ $card }”.
event-taken = { $side } bierze z pola na stos kart odrzuconych kartę „{ $card }”.
event-crystals = { $side } zbiera { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
} (razem { $left }).
event-shifted = { $card } przechodzi na { $place ->
    [D1] O1
    [D2] O2
    [D3] O3
   *[other] { $place }
}.
event-left = { $card } schodzi z pola bitwy.
event-removed = Karta „{ $card }” zostaje usunięta poza grę.
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
event-gate-hit = { gate-of } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} (pozostało: { $left }).
event-gate-fallen = { gate-of } upada!
event-gate-repaired = { gate-of } odzyskuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} wytrzymałości (razem { $left }).
event-gate-rebuilt = { gate-of } znów stoi.
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
table-lies = leży
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
table-dismissal = prawa kolumna odejdzie jako następna
table-sovereigns-left = suwereni w talii: { $n }

field-set = Zestaw kreatur
choice-house = zestaw domowy
choice-random = niespodzianka

## Błędy

position-unknown-creature = w tym zestawie nie ma kreatury „{ $name }”
position-three-gates = muszą być trzy bramy, nie { $count } (0 oznacza zniszczoną)
position-no-gate = przy trzech graczach w środku nie ma bramy
position-match-over = partia byłaby skończona
position-nobody-there = na polu { $place } nikogo nie ma
position-crystals = { $count } to za dużo: kryształy ma tylko gracz, którego tura trwa, i tylko w fazie rozwoju
position-numbers = numerów musi być tyle, ile kart ({ $must }), a jest ich { $count }
position-number-twice = numer { $number } ma już inna karta
set-not-plain = jest w nim coś, czego nie da się zapisać w pliku.
position-set = powinno tu być „house”, ścieżka pliku zestawu albo cały zestaw jako tabela
position-chance = powinno tu być szesnaście cyfr szesnastkowych
position-three-columns = potrzebna jest liczba dla każdej z trzech kolumn, a jest ich { $count }
position-no-step = kroki ma tylko faza ataku gracza
error-position-namesakes = Dwie różne kreatury tej partii nazywają się { $name }, więc żadna pozycja ich nie odróżni.

## Jak grać: każdy wiersz tekstu to osobny akapit

guide-1-title = Cel gry
guide-1-text =
    W pojedynku każdy strzeże trzech bram, po jednej na końcu każdej kolumny pola bitwy. Brama wytrzymuje 15 obrażeń.
    Zniszcz wszystkie wrogie bramy, póki stoi choć jedna twoja. W tej samej chwili partia się kończy.
guide-2-title = Co leży na stole
guide-2-text =
    Twoje pole bitwy ma trzy kolumny i dwa rzędy: rząd ataku jest bliżej wroga, rząd obrony stoi tuż przed bramami. Na każdym z sześciu miejsc mieści się jedna kreatura.
    Zaczynasz z talią dziesięciu chowańców. O tym, kto rozpoczyna pojedynek, decyduje los: ten gracz dobiera z niej trzy karty, drugi pięć. Ręce są tajne, a z cudzego stosu kart odrzuconych widać tylko wierzchnią kartę.
    Pole przywołań nie należy jeszcze do nikogo: sześciu wojowników w dwóch rzędach, dwóch suwerenów i odkryty stos pierwotnych. Prawa kolumna wojowników to strefa odesłania, z której wkrótce znikną.
guide-3-title = Kreatury i ich domeny
guide-3-text =
    Kreatura ma moc, klan i koszt w kryształach; tylko chowańce kosztu nie mają. Wojownicy to trzon armii, suwereni są drodzy i potężni, a chowaniec to mały pomocnik, wart kryształ przy odrzuceniu.
    Domena główna należy do kreatury, gdziekolwiek ta stoi. Domena boczna potrzebuje sąsiada: działa, gdy kreatura po tej stronie, w tym samym rzędzie, jest z tego samego klanu. Pierwotny nie ma mocy, za to pasuje do każdego klanu.
    Jedne zdolności działają raz, w chwili przywołania: kryształy, karty, naprawy, uderzenia w bramę. Inne, jak tarcza czy większa moc w szarży, trwają, dopóki kreatura jest na polu bitwy.
    W domowym zestawie Talii Żyła wydobywa kryształy i karty, Żar mocno bije, Gąszcz osłania i naprawia, Chór rośnie dzięki fuzji, a Zmierzch zjawia się, znika i sprawia, że przepadają karty.
guide-4-title = Faza rozwoju
guide-4-text =
    Najpierw budujesz armię: dowolnie wiele akcji, w dowolnej kolejności. Co ma swoją cenę, opłacasz kryształami, a te, których nie wydasz do końca fazy, przepadają.
    Odrzucanie: chowaniec odrzucony z ręki daje kryształ. Inne karty też wolno odrzucać, ale mało która coś za to daje.
    Przywołanie: z ręki za darmo, z pola przywołań za pełny koszt, zawsze na wolne miejsce. Obok pobratymca budzą się obie stykające się domeny boczne, przybysza i sąsiada. Jednorazowe zdolności domeny głównej działają tylko u kreatury przywołanej z ręki albo takiej, której karta tak mówi.
    Za kryształ możesz przesunąć kreaturę lub zamienić dwie miejscami, odwołać kreaturę na swój stos kart odrzuconych albo wziąć na ten stos wojownika ze strefy odesłania. Nic z tego nie liczy się jako odrzucenie.
    Gdy skończysz, strefa odesłania pustoszeje, pozostali wojownicy przesuwają się w prawo i przychodzą nowi. Suweren zostaje zastąpiony od razu.
guide-5-title = Faza ataku
guide-5-text =
    Teraz każda kreatura z twojego rzędu ataku szarżuje prosto przed siebie w swojej kolumnie, czy tego chcesz, czy nie; wybierasz tylko kolejność.
    Wroga w rzędzie ataku szarża może uderzyć albo ominąć. Przez rząd obrony bez walki nie przejdzie.
    Porównaj moce. Szarża co najmniej tak silna jak wróg pokonuje go, a dalej idzie tylko nadwyżka, jeśli jakaś została. Słabsza niczego nie wskóra, ale szarżującej kreaturze nic się nie stanie. Co dotrze do bramy, zadaje jej obrażenia.
    Pokonane kreatury leżą na swoich miejscach do końca wszystkich szarż, a potem właściciele odkładają je na swoje stosy kart odrzuconych.
    Karty, które zostały ci na ręce, możesz odrzucać także w tej fazie. Nic już nie dają, ale robią miejsce na nowe.
guide-6-title = Fuzja mocy
guide-6-text =
    Każda twoja stojąca brama może wesprzeć jedną szarżę. Poprowadź z niej łańcuch do kreatury w rzędzie obrony tuż przed nią i dalej od sąsiada do sąsiada, nigdy na ukos i tylko przez jeden klan, aż skończy się w rzędzie ataku.
    Kreatura na końcu łańcucha szarżuje z mocą większą o 2 oraz o to, co dają zdolności fuzji wszystkich ogniw. Samych mocy się nie dodaje.
    Żadna kreatura nie może być w dwóch łańcuchach. Te z rzędu ataku, przez które łańcuch tylko przechodzi, szarżują bez premii, a atakowanym fuzja nic nie daje.
guide-7-title = Upadek bramy i koniec tury
guide-7-text =
    Brama, której wytrzymałość spadła do 0, wybucha. W jej kolumnie padają wszystkie kreatury właściciela oraz kreatura z rzędu ataku tego, kto ją zniszczył. Kolumny można używać dalej, ale żaden łańcuch już się tam nie zacznie.
    Na koniec tury dobierasz karty, aż będziesz mieć na ręce pięć. Potem każdy, kto w tej turze stracił bramę, bierze na rękę za darmo jednego z dwóch odkrytych suwerenów.
    Talię tasujesz przed partią i nigdy więcej. Gdy się skończy, odwracasz swój stos kart odrzuconych: co trafiło tam najwcześniej, wróci najwcześniej.
guide-8-title = Samemu albo we troje
guide-8-text =
    W pojedynkę zaczynasz z pięcioma kartami przeciw rywalowi, który gra sam, zawsze na twoją niekorzyść. Wojownicy z pola przywołań to jego pole bitwy: kogo zwerbujesz, tego zabraknie w jego szeregach. Przegrywasz także wtedy, gdy skończy się talia wojowników.
    We troje każdy ma dwie bramy, a w środku żadnej. Twoja lewa kolumna szarżuje na sąsiada z lewej, prawa na sąsiada z prawej, a środkowa na wybranego. Kto zaczyna, decyduje los; w kolejności gry pierwsze ręce to trzy, cztery i pięć kart.
    We troje pokonane kreatury leżą do początku następnej tury właściciela. Kto straci ostatnią bramę, odpada, a pozostali walczą dalej.
guide-9-title = Na pierwszą partię
guide-9-text =
    Kreatury z ręki nic nie kosztują, a każda zatrzymana karta to o jedną nową mniej. Wykorzystaj wszystkie: jako kryształ, jako straż albo w szarży.
    Kolumna z pustym rzędem obrony to otwarta droga do twojej bramy. Nawet pokonany obrońca odejmuje szarży tyle, ile sam ma mocy.
    Zostaw lukę między dwiema kreaturami jednego klanu i przywołaj w nią trzecią: zadziałają domeny po obu stronach.
    Został kryształ? Weźmiesz za niego na stos kart odrzuconych dowolnego wojownika ze strefy odesłania, choćby najdroższego, a potem trafi on na twoją rękę.
    Zanim zniszczysz bramę, pamiętaj, że wybuch zabierze twoją kreaturę z rzędu ataku, a rywal dostanie suwerena.
