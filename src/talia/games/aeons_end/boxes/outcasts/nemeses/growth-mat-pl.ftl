# Arkusz Rozrostu Eksperymentu 153.

table-growth-mat = Arkusz Rozrostu
table-maw = { $maw }
table-maw-ahead = na { $n }: { $toll }
table-toll-gravehold = Gravehold −{ $n }
table-toll-player = gracz −{ $n }
table-toll-cards = odrzucacie { $n } { $n ->
    [few] karty
   *[other] kart
 }
