"""The bot `steady`, how it looks ahead, and what a battle is worth."""
