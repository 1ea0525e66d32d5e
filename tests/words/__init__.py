"""Every word in both languages."""
