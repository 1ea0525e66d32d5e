# Części planszy tam, gdzie są kartami do przewijania.
pane-allies = Sojusznicy
pane-rivals = Rywale
pane-season = Pora roku
