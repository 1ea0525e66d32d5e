## The end
game-over = Koniec gry
camp-over = Obóz zwinięty
see-end = Zobacz wynik
we-won = Wygraliśmy!
we-lost = Przegraliśmy
i-won = Wygrana!
i-lost = Przegrana
team-won = Drużyna wygrała
team-lost = Drużyna przegrała
won = wygrana
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
over-after = Rundy: { $rounds }. Wybory: { $choices }.
rematch = Jeszcze raz
rematch-laid = { $who } rozkłada następny stół.
rematch-go = Do następnej gry
share-replay = Kopiuj odnośnik do powtórki
look-at-table = Popatrz na stół
decided = Co przesądziło
see-it = Zobacz
plot = Przebieg gry, runda po rundzie
plot-rounds = Na dole: rundy
share-story = Kopiuj opowieść
plot-best = najlepsza tura
story-copied = Opowieść skopiowana.
