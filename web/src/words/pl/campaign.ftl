## Campaigns
campaign = Kampania
campaign-new = Nowa kampania
campaign-lead = Szereg bitew, a między nimi obozy. Przeglądarkę można zamknąć w dowolnej chwili: niczego to nie straci.
campaign-names = Jak nazywają się gracze
campaign-names-explained = Tak nazywa ich kampania, po ostatnie zdanie. Imiona, których nie wpiszesz, kampania wybierze sama.
campaign-begin = Zaczynamy
campaign-seed = Ziarno losowania
campaign-seed-explained = Kto zacznie z tym samym ziarnem i tą samą liczbą graczy, dostanie tę samą kampanię: wyślij je znajomym. Puste: nowe.
my-campaigns = Moje kampanie
campaign-way = Droga
campaign-to-camp = Do obozu
campaign-to-battle = Do bitwy
campaign-on = Dalej
campaign-page = Kampania
campaign-watch = Obejrzyj
campaign-over-won = Kampania wygrana!
campaign-over-lost = Kampania skończona.
campaign-results = Wyniki
campaign-battle = Bitwa
campaign-result = Wynik
campaign-when = Kiedy
campaign-won = wygrana
campaign-lost = przegrana
campaign-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
campaign-try = próba { $n }
campaign-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}
campaign-state-won = wygrana
campaign-state-lost = przegrana
campaign-state-now = teraz
campaign-state-to-come = przed nami
campaign-guide = Odblokowane zasady
campaign-story = Dotychczasowa opowieść
campaign-download = Pobierz plik
campaign-share = Kopiuj odnośnik do kampanii
campaign-copy = Zrób kopię
campaign-copied = To jest kopia. Pójdzie własną drogą.
campaign-bring = Graj dalej kampanię z pliku
campaign-file-wrong = Nie udało się odczytać tego pliku.
tale-next = Dalej
tale-skip = Pomiń opowieść
tale-done = Gramy
