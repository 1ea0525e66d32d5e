"""What people see of a match: views, scenes, texts, and cards to print."""
