"""The kernel knows no game: decisions, the agenda of effects, zones, chance, events, saves and views."""
