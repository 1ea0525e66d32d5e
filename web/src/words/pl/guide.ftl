## Guide
all-cards = Wszystkie karty
seek-card = Znajdź kartę
no-card = Nie ma takiej karty.
