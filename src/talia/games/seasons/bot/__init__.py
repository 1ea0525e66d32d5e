"""What bots need: imagining what is hidden, and how good a position looks."""
