"""What is printed: cards, mages, nemeses, boxes, and the vocabulary their effects are written in."""
