### Menagerie: the words of the kernel tests' own game.

toy-title = Menagerie
toy-player = Player { $n }
toy-pen = Pen
toy-animal = animal
toy-worth = Worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
toy-field-hand = Animals each
toy-hand-3 = three
toy-hand-4 = four
toy-ask-show = Show which animal?
toy-ask-swap = Put back which animal? ({ $n } so far)
toy-ask-vote = Stay for the last round?
toy-option-show = Show { $card }
toy-option-swap = Put { $card } back
toy-option-done = That is all
toy-option-stay = Stay
toy-option-leave = Leave
toy-error-hand = A hand has 3 or 4 animals, not { $value }.
toy-error-twice = An animal cannot be in two places.
event-moved = { $card } is moved.
event-round = Round { $n }.
event-shown = { $player } shows { $card }.
event-all-shown = All have shown; the best has { $best }.
event-drew = You draw { $card }.
event-counted = { $n } want to leave.
event-ended = The end: { $scores }.
toy-ant = Ant
toy-bee = Bee
toy-cat = Cat
toy-dog = Dog
toy-elk = Elk
toy-fox = Fox
toy-gnu = Gnu
toy-hen = Hen
toy-ibis = Ibis
toy-jay = Jay
toy-kid = Kid
toy-lynx = Lynx
