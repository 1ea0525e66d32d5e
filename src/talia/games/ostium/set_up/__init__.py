"""How a match begins: set-ups, positions, and what they take from a set of creatures."""
