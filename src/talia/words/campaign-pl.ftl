### Kampanie: ciągi rozgrywek i obóz pomiędzy nimi.

camp-player = Gracz { $n }
camp-before = Obóz: { $stage }
event-camp-chose = { $player }: { $option }.
event-camp-team = Wspólnie: { $option }.
event-camp-over = Obóz zwinięty: wszystko postanowione.
end-camp-over = Wszystko postanowione.
ending-camp-over = obóz zwinięty

error-no-such-campaign = Nie ma kampanii { $id }. Są: { $possible }.
error-camp-alone = Obóz jest częścią kampanii i nie da się go rozegrać osobno: kampanię zaczyna talia campaign new.
error-campaign-not-yet = Rozgrywka jeszcze trwa.
error-campaign-over = Kampania jest skończona: nie ma dalszych rozgrywek.
error-campaign-names-list = Imiona to lista, po jednym dla każdego gracza, a nie { $told }.
error-campaign-names = Imion jest { $count }, a graczy { $players }.
error-campaign-name-long = Imię { $name } jest za długie: może mieć najwyżej { $most } liter.
error-campaign-is-none = To nie jest plik kampanii.
error-campaign-is-match = To zapis pojedynczej rozgrywki, a nie kampanii.
error-save-is-campaign = To plik kampanii, a nie zapis pojedynczej rozgrywki: kontynuuje ją talia campaign play.
error-campaign-newer = Wiersz { $line }: tę kampanię zaczęła nowsza wersja Talii. { $reason }
error-campaign-damaged = Plik kampanii jest uszkodzony w wierszu { $line }: taka kampania nie jest możliwa.
error-campaign-too-long = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } następuje po jej końcu.
error-campaign-other-match = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } nie jest tą, która tam następuje.
error-campaign-unfinished = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } nie jest skończona, a są po niej dalsze.

## W wierszu poleceń i w terminalu

campaign-kept = { $title }: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}, { $matches ->
    [one] { $matches } rozgrywka
    [few] { $matches } rozgrywki
   *[many] { $matches } rozgrywek
}, { $when }{ $over ->
    [yes] , skończona
   *[no] {""}
}
campaign-begun = Zaczęte tutaj
campaign-of = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}, ziarno { $seed }
campaign-won = wygrana
campaign-lost = przegrana
campaign-now = teraz
campaign-to-come = przed wami
campaign-try = próba { $n }
campaign-tries = { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[many] { $n } prób
}
campaign-is-won = Kampania wygrana.
campaign-is-over = Kampania skończona.
campaign-next = Dalej: { $title } (próba { $attempt })
campaign-results = Wyniki
campaign-result = { $title }, próba { $attempt }: { $won } ({ $why }) po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
}, { $when } UTC
campaign-onward = Enter: dalej, s: pokaż kampanię, q: wyjście
campaign-story-next = Dalej
campaign-story-skip = Pomiń opowieść

error-campaign-none-kept = Nie ma kampanii do kontynuowania: nową zaczyna talia campaign new.
error-campaign-file-exists = Plik { $file } już istnieje: podaj inną nazwę, żeby go nie nadpisać.

help-campaign = Kampanie: ciągi bitew z obozem przed każdą z nich.
help-campaign-new = Zaczyna kampanię.
    `talia campaign new KAMPANIA --help` wymienia jej własne opcje; `talia campaign list` mówi, jakie są.
help-campaign-new-seed = To samo ziarno daje tę samą kampanię.
help-campaign-new-names = Imiona graczy: Ania,Bolek.
help-campaign-new-bots = Bot na każde miejsce prócz pierwszego albo lista wszystkich miejsc: human,steady.
help-campaign-new-file = Gdzie ją zapisać; domyślnie ma swoje miejsce.
help-campaign-new-later = Tylko zapisuje plik i mówi, gdzie jest.
help-campaign-new-plain = Tryb wierszowy do potoków i czytników ekranu.
help-campaign-new-people = Kilka osób przy jednej klawiaturze: cofanie zatrzymuje się na tym, co odkryto.
help-campaign-play = Kontynuuje kampanię z pliku albo ostatnią, która się nie skończyła.
help-campaign-play-plain = Tryb wierszowy do potoków i czytników ekranu.
help-campaign-show = Pokazuje kampanię: drogę, zasoby i wyniki.
help-campaign-list = Wymienia kampanie oraz te, które tu zaczęto.
help-simulate-whole = Rozgrywa całe kampanie i liczy, ile prób zajęła każda bitwa.
help-simulate-tries = Po ilu przegranych próbach jednej bitwy boty porzucają kampanię.
sim-campaigns = kampanie
sim-campaigns-won = wygrane
sim-given-up = porzucone po { $n ->
    [one] { $n } przegranej próbie
   *[other] { $n } przegranych próbach
} bitwy
sim-battle = wygrane { $won } z { $fought } ({ $share }), średnio prób: { $mean }
