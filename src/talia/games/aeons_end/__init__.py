"""Aeon's End: the rules all boxes share."""
