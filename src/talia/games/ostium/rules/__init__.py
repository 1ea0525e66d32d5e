"""The rules: the state of a match, turns and phases, and what happens in them."""
