### Co mówi sam terminal.

## Kto i co

ui-team = Drużyna
ui-player = Gracz { $n }
ui-seat = Gracz { $n }: { $name }{ $who ->
    [none] { "" }
   *[other] { " " }({ $who })
}
ui-active = { $name } (trwa tura)
ui-nothing = nic
ui-or = albo
ui-human = człowiek
ui-bot = bot „{ $name }”
ui-bot-random = bot: losowy
ui-bot-steady = bot: rozważny
ui-bot-search = bot: przeszukujący (wolny)
ui-bot-tutor = przewodnik

## Zapisy

ui-kept = { $game }: { $round ->
    [0] { "" }
   *[other] runda { $round },{ " " }
}{ $choices ->
    [one] jeden wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}, { $when }
ui-saved = Zapisano. Grę można dokończyć później: { $path }
ui-kept-at = Cała partia jest zapisana w { $path }
ui-unkept = Ta partia nie jest zapisywana: nie da się zapisać { $path } ({ $reason }). Można grać dalej, ale po wyjściu to, co niezapisane, przepadnie.
ui-unsaved = Partia nie jest zapisana: nie da się zapisać { $path } ({ $reason }).
ui-offer = Jest przerwana partia:
ui-offer-many = Są przerwane partie. Dokończyć którąś?
ui-offer-question = Dokończyć ją? (t/n, Enter znaczy tak)
ui-offer-wrong = Odpowiedz t (tak) albo n (nie).
ui-offer-new = Nowa gra

## Tryb wierszowy

ui-plain-help = Wpisz numer opcji albo jej klucz (w nawiasach kwadratowych).
    a wszystko naraz · O karty jak leżą · u cofnij · r ponów · t stół · c NAZWA tekst karty lub rzeczy, wszystko o graczu
    l język · ? pomoc · ? SŁOWO co mówią o nim zasady · q zapisz i wyjdź
ui-why-not = To teraz niemożliwe: { $reason }
ui-not-understood = { $typed ->
    [none] Wpisz
   *[other] „{ $typed }” nie jest opcją: wpisz
} liczbę od 1 do { $count } albo klucz z nawiasów kwadratowych; ? to pomoc.
ui-no-such-number = Nie ma opcji { $number }: wpisz liczbę od 1 do { $count }.
ui-no-such-thing = { $name ->
    [none] Po c wpisz nazwę, na przykład: c Kryształ.
   *[other] Nie ma tu niczego o nazwie „{ $name }”.
}
ui-undone = Cofnięto.
ui-redone = Ponowiono.
ui-language-is = Teraz po polsku.

## Pytania przed grą

ui-language = Język
ui-language-en = English
ui-language-pl = polski
ui-game = Gra
ui-players = Liczba graczy
ui-seat-question = Kim jest gracz { $n }
ui-part-question = { $field }, gracz { $n }
ui-who = Kto gra
ui-player-n = Gracz { $n }
ui-default = (Enter)
ui-hand-picked = własny wybór ({ $count })
ui-several = { $field }: numery { $count } pozycji oddzielone spacjami
ui-several-wrong = Trzeba podać { $count ->
    [one] jeden numer
    [few] { $count } różne numery
   *[many] { $count } różnych numerów
} od 1 do { $most }.
ui-pick-wrong = Nie ma tu „{ $typed }”: wpisz liczbę od 1 do { $count } albo naciśnij Enter.
ui-nothing-started = Nie rozpoczęto żadnej gry.
ui-start = Rozpocznij grę
ui-learn = Nauka przez grę
ui-lesson-go = Do dzieła
ui-lesson-next = Dalej ({ $n } z { $count })
ui-leave = Wyjdź
ui-setup-title = Nowa gra
ui-first-game = Ustawione na pierwszą grę, jak radzi przewodnik.
ui-setup-hint = Enter zaczyna · Tab i strzałki przechodzą · Enter na polu je rozwija · Esc wychodzi
ui-take-these = Weź te
ui-back = Wróć
ui-picked = Wybrano { $n } z { $count }

## Stół

ui-question-bot = { $name } się zastanawia …
ui-log = Dziennik
ui-detail = Działanie
ui-detail-none = Wskaż kartę albo przejdź na nią klawiszem Tab lub strzałkami, żeby ją przeczytać.
ui-only-these = tylko to, co dotyczy: { $name } · Esc: wszystko
ui-keys-undo = cofnij
ui-keys-redo = ponów
ui-keys-help = pomoc
ui-keys-what = co to
ui-keys-language = in English
ui-keys-leave = zapisz i wyjdź
ui-keys-leave-short = wyjdź
ui-keys-again = to samo
ui-not-together = Nie ma tu nic, co dałoby się zrobić naraz.
ui-keys-hurry = pogoń boty
ui-keys-as-they-lie = zawsze jak leżą
ui-keys-ask-order = znów pytaj o kolejność
ui-as-they-lie = Od teraz karty idą w takiej kolejności, jak leżą. O znów pyta o kolejność.
ui-ask-order = Od teraz pada pytanie o kolejność.
ui-pass = Klawiaturę przejmuje { $name }.
ui-pass-ready = { $name } to ja

ui-help-title = Jak się gra przy tym stole
ui-help-seek = Znajdź słowo w zasadach
ui-help-words = Słowa tej gry
ui-help-nothing = Nic takiego tu nie ma.
ui-help = Opcje decyzji stoją po prawej, każda ze swoim klawiszem. Te same klawisze widać na rzeczach, których opcje dotyczą.
    
    1–9, b–z	weź opcję z tym klawiszem
    mysz	kliknij opcję albo rzecz; rzecz z kilkoma opcjami pokazuje tylko je
    ↑ ↓ Enter	poruszaj się po liście opcji i weź jedną
    ← → Tab	przejdź na rzeczy na stole; ich tekst widać po prawej
    Enter	na rzeczy: weź jej opcję albo przeczytaj ją w całości
    Esc	z powrotem do wszystkich opcji
    u	cofnij swój ostatni wybór
    r	ponów go
    l	drugi język
    Spacja	weź jedyną opcję, która nie dotyczy niczego na stole (koniec, odmowa); niech boty ruszą się od razu
    a	zrób naraz to, co nie wymaga namysłu
    A	co jeszcze można zrobić naraz; stoi na liście pod opcjami
    O	odkładaj karty tak, jak leżą, bez pytania; jeszcze raz: znów pytaj
    v	to samo jeszcze raz
    w	co robi oglądana rzecz i co znaczą słowa na niej
    q	zapisz i wyjdź; każdy wybór i tak jest zapisywany
ui-close = Zamknij

ui-won = Zwycięstwo!
ui-lost = Porażka.
ui-end-new = Nowa gra
ui-end-look = Obejrzyj stół
ui-end-undo = Cofnij ostatni wybór
ui-end-leave = Wyjdź
ui-end-go-on = Dalej
ui-end-camp = Obóz zwinięty

## Odtwarzanie

ui-replay-start = Przygotowanie.
ui-replay-end = { $at } z { $count ->
    [one] { $count } wyboru
   *[other] { $count } wyborów
}.
ui-replay-step = krok
ui-replay-first = początek
ui-replay-last = koniec
ui-replay-goto = przejdź do
ui-replay-go = Przejdź do wyboru numer (od 0 do { $count })
ui-replay-at = Wybór { $at } z { $count }

## Błędy

ui-error-seats = Wymieniono { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
} dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}.
ui-error-not-over = Partia jeszcze trwa.
