# The parts of a board, where they are pages to turn.
pane-allies = Allies
pane-rivals = Rivals
pane-season = Season
