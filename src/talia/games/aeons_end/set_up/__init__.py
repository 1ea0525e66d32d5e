"""How a battle begins: set-ups, positions, and what they take from a box."""
