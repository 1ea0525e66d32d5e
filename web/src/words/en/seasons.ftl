## The board of Seasons
seasons-first = First player
seasons-crystals = Crystals
seasons-gauge = Cards in play and summoning gauge
seasons-hand = Cards in hand
seasons-destiny = Destiny points
seasons-year = Year { $n } of 3
seasons-scores = What the points are made of
seasons-score-crystals = Crystals
seasons-score-cards = Power cards in play
seasons-score-hand = Cards in hand
seasons-score-bonuses = Bonuses used
seasons-score-token = Ability token
seasons-score-destiny = Destiny
seasons-score-total = Total
