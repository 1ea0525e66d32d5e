### Legacy: names, and the words of cards that do something of their own.

title-legacy = Aeon's End: Legacy
