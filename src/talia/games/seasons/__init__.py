"""Seasons with Enchanted Kingdom and Path of Destiny: dice, power cards, three years of twelve months."""
