"""The nemeses of Legacy, each with what it brings to the table."""
