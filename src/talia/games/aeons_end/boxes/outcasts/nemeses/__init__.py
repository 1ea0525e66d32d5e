"""The nemeses of Outcasts, each with what it brings to the table."""
