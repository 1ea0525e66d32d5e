"""Ostium: creatures, three gates, and two rows to fight for them."""
