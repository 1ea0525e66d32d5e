## Keys
keys = Keys
help-options = take the listed option with that number
help-letters = take the only option of that kind, or list those of that kind
help-all = do in one go what needs no thought; A: what else can be done so
help-again = the same once more
help-space = take the only option that is about nothing on the board; skip what is being shown
help-up-down = go through the options
help-left-right = go through what is lit on the board
help-enter = take what is in focus
help-escape = back
help-fold = fold the question away
help-undo = undo
help-redo = redo
help-chat = say something
help-language = change the language
help-help = this help
help-mouse = What is lit on the board can be clicked. Point at a card, focus it or press it long to see it large.
