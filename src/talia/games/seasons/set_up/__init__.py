"""How a match begins: set-ups and positions."""
