"""Whole games and texts, kept as files: a change of rules or words shows as a readable diff."""
