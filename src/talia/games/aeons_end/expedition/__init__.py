"""Expeditions: campaigns of battles with barracks, treasures and a camp before every battle.

`rules.py` is the way from battle to battle, `camp.py` what is decided between them, `deck.py` the nemesis deck with its
upgraded cards, `shown.py` what people see. Each box tells its own expedition (`boxes/outcasts/expedition.py`), and `own.py`
makes one from a seed.
"""
