### Upgraded basic cards.

field-upgraded = Upgraded nemesis cards
upgraded-none = None
upgraded-none-text = The nemesis deck has ordinary basic cards only.
upgraded-all = All that fit
upgraded-all-text = The nemesis deck has all upgraded basic cards that it has room for: a harder battle. One player alone meets at most one of tier 1 and three of tier 2.
