"""The campaign of Legacy, chapter by chapter: cards and mages change for good.

`way.py` is what the chapters are and what each opens and brings, `rules.py` the ledger that leads from one to the next,
`camp.py` what is decided after a chapter, `deck.py` the nemesis decks, `battle.py` the game of a chapter with the rules that
have opened by then, `shown.py` what people see.
"""
