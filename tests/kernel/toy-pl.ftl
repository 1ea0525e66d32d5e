### Menażeria: słowa gry, którą mają testy jądra.

toy-title = Menażeria
toy-player = Gracz { $n }
toy-pen = Zagroda
toy-worn = wcześniej: nowa zagroda
toy-animal = zwierzę
toy-worth = Wartość: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
toy-field-hand = Zwierząt na gracza
toy-hand-3 = trzy
toy-hand-4 = cztery
toy-ask-show = Które zwierzę pokazujesz?
toy-ask-swap = Które zwierzę odkładasz? (dotąd { $n })
toy-ask-vote = Zostajesz na ostatnią rundę?
toy-option-show = Pokaż: { $card }
toy-option-swap = Odłóż: { $card }
toy-option-done = To wszystko
toy-option-stay = Zostań
toy-option-leave = Odejdź
toy-error-hand = Na ręce są 3 lub 4 zwierzęta, nie { $value }.
toy-error-twice = Zwierzę nie może być w dwóch miejscach.
event-moved = Karta „{ $card }” zmienia miejsce.
event-round = Runda { $n }.
event-shown = { $player } pokazuje: { $card }.
event-all-shown = Wszyscy pokazali; najlepszy ma { $best }.
event-drew = Dobierasz: { $card }.
event-counted = Chce odejść: { $n }.
event-ended = Koniec: { $scores }.
toy-ant = Mrówka
toy-bee = Pszczoła
toy-cat = Kot
toy-dog = Pies
toy-elk = Łoś
toy-fox = Lis
toy-gnu = Gnu
toy-hen = Kura
toy-ibis = Ibis
toy-jay = Sójka
toy-kid = Koźlę
toy-lynx = Ryś

toy-field-draft = wybieranie
toy-draft-no = nie
toy-draft-yes = tak
toy-ask-keep = Które zwierzę zatrzymujesz?
toy-ask-name = { $card }: powiedzieć na głos?
toy-ask-look = Spojrzeć na wierzch talii?
toy-ask-bury = Zakopać?
toy-ask-sure = Na pewno?
toy-option-keep = Zatrzymaj: { $card }
toy-option-aloud = Na głos
toy-option-silent = Nie
toy-option-look = Spójrz
toy-option-leave-it = Zostaw
toy-option-bury = Zakop
toy-option-sure = Na pewno
event-named = { $player } mówi na głos: { $card }.
event-passed = Z każdej paczki przechodzi dalej: { $n }.
event-buried = Głosy za zakopaniem: { $n }.

toy-tour = Trasa
toy-camp = Obóz
toy-mascots = Maskotki
toy-evening = Wieczór { $n }
toy-ask-hand = Ile zwierząt dostaje każdy?
toy-ask-mascot = Którą maskotkę bierzesz?
toy-option-mascot = Weź: { $card }
toy-field-sizes = Liczba zwierząt
toy-sizes-34 = trzy albo cztery
toy-sizes-4 = tylko cztery
tale-toy-curtain-title = Kurtyna
tale-toy-curtain-text =
    Lampy już płoną.
    Gdzieś w słomie coś ziewa.
tale-toy-applause-title = Brawa
tale-toy-applause-text = Tupią tak długo, aż ryś się chowa.
tale-toy-silence-title = Cisza
tale-toy-silence-text = Nikt nie klaszcze. Jutro też jest wieczór.
ending-most-points = najwięcej punktów
