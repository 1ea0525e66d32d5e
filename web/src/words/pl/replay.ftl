## Replay
replay-of = Powtórka: { $game }
replay-start = Stół tuż po rozłożeniu.
asked-of = { $who } – pytanie:
position = Położenie
position-of = wybór { $at } z { $count }
to-start = Na początek
to-end = Na koniec
step-back = Krok wstecz
step-on = Krok dalej
play = Odtwarzaj
pause = Wstrzymaj
share-position = Kopiuj odnośnik do tego miejsca
to-table = Do stołu
