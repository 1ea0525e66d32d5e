# Części planszy tam, gdzie są kartami do przewijania.
pane-allies = Sojusznicy
