"""The bot `steady`, what it answers, and what a match is worth."""
