## Guide
all-cards = Wszystkie karty
seek-card = Znajdź kartę
cards-folded = O czym najpierw opowie kampania
no-card = Nie ma takiej karty.
seek-rule = Znajdź słowo w zasadach
no-rule = W zasadach nie ma nic takiego.
glossary = Słowa tej gry
