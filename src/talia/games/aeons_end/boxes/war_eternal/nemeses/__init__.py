"""The nemeses of War Eternal, each with what it brings to the table."""
