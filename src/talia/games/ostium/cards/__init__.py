"""What is printed: creatures, their abilities, and the sets they come in."""
