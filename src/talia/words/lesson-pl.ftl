### Wspólne słowa wszystkich lekcji.

lesson-step = Krok { $n } z { $count }
error-lesson-later = Jeszcze nie: przewodnik do tego dojdzie. Teraz wybierz to, co podświetlone.
error-no-lesson = { $game } nie ma jeszcze gry z przewodnikiem.
