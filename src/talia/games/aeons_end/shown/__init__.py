"""What people see of a battle: views, scenes, texts of cards, set-ups in words."""
