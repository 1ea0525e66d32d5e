## Guide
all-cards = All cards
seek-card = Find a card
no-card = No card like that.
