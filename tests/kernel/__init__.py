"""The kernel knows no game, so its tests bring one of their own: see `toy.py`."""
