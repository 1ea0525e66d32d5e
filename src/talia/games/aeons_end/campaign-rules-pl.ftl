# Zasady, których potrzebują kampanie i które może mieć każde nemezis.

who-fewest-opened = gracz z najmniejszą liczbą otwartych bram
text-deck-spent = Jeśli { $nemesis } ma dobrać kartę, a żadnej już nie ma, { $clause }.
text-harder-life = Zaczyna z { $n } życia.
table-no-ability = Jeszcze bez zdolności
