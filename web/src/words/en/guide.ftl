## Guide
all-cards = All cards
seek-card = Find a card
cards-folded = What the campaign tells first
no-card = No card like that.
seek-rule = Find a word in the rules
no-rule = Nothing in the rules is like that.
glossary = Words of the game
