"""The rules all boxes share: the state of a battle, turns and phases, and what happens in them."""
