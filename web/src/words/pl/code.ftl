## Code
code-title = Przenieś tu miejsce
code-explained = Na urządzeniu, na którym siedzisz przy stole, otwórz menu i wybierz „Przenieś na inne urządzenie”. Wpisz kod, który się pokaże.
code-label = Kod
code-use = Zajmij miejsce
