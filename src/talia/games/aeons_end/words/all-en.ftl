### All boxes at one table.

title-all = Aeon's End: all boxes
blurb-all = Every box at one table: any mages against any nemesis, with market and nemesis cards out of all of them, or out of those you name. Cooperative deck-building for one to four players whose decks are never shuffled, by the rules of the newest rulebook.
field-boxes = Boxes
boxes-all = All boxes
boxes-all-text = Whatever chance chooses comes out of every box there is.
boxes-one-text = Whatever chance chooses comes out of this box: nemesis, mages, market, treasures and basic nemesis cards. What you name yourselves may still be of another.
