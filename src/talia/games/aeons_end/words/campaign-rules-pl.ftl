# Zasady, których potrzebują kampanie i które może mieć każde nemezis.

who-fewest-opened = gracz z najmniejszą liczbą otwartych bram
text-deck-spent = Jeśli { $nemesis } ma dobrać kartę, a żadnej już nie ma, { $clause }.
text-harder-life = Zaczyna z { $n } punktami życia.
table-apprentice = Adept
who-each-player = każdy gracz

do-discard-top = odrzućcie karty z wierzchu talii nemezis: { $one } przy jednym graczu, { $two } przy dwóch, { $three } przy trzech
do-banish-top = wykluczcie karty z wierzchu talii nemezis: { $one } przy jednym graczu, { $two } przy dwóch, { $three } przy trzech
do-draw-another = dobierzcie kolejną kartę nemezis
do-nemesis-gains-life = { $nemesis } otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia
text-boundless = Ten poplecznik może mieć dowolną liczbę punktów życia.
table-life-only = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia
cards-gem-3-or-more-in-hand = { $n ->
    [one] klejnot
    [2] dwa klejnoty
   *[other] { $n } klejnotów
} o koszcie co najmniej 3 z ręki
event-banished = Karta „{ $card }” zostaje wykluczona.
event-nemesis-heals = { $nemesis } otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia (teraz: { $left }).
