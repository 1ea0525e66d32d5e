### Dlaczego czegoś nie można wybrać.

why-aether-short = { $n ->
    [one] Brakuje { $n } eteru
   *[other] Brakuje { $n } eteru
}
why-charges-short = { $n ->
    [one] Zdolność wymaga jeszcze { $n } ładunku
   *[other] Zdolność wymaga jeszcze { $n } ładunków
}{ $aether ->
    [0] .
   *[other] { "" }; na następny brakuje { $aether } eteru.
}
why-pile-empty = Ten stos jest pusty.
why-pile-last = Ostatniej karty ze stosu nie można pozyskać.
why-ability-idle = Zdolność nic by teraz nie zrobiła.
why-price = Nie da się w całości zapłacić tego, czego ta karta wymaga.
why-no-breach = Żadna brama nie jest otwarta ani nie została wzmocniona w tej turze.
why-no-room = Na żadnej bramie, której można użyć, nie ma dla niego miejsca.
why-not-focused = Brama { $breach } jest zamknięta i nie została wzmocniona w tej turze.
why-breach-taken = Na bramie { $breach } leży już przygotowane zaklęcie.
why-breach-gone = Brama { $breach } jest zniszczona.
why-needs-two = Potrzebuje bramy { $breach } i bramy obok, obu wolnych.
why-casting-phase = Przygotowane zaklęcia aktywuje się w fazie aktywacji, na początku tury.
why-main-phase = To musi poczekać na fazę główną: najpierw przygotowane zaklęcia.
