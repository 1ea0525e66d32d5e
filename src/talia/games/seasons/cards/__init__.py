"""All that is printed: power cards, enchantments, ability tokens, and the words they are written in."""
