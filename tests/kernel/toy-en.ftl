### Menagerie: the words of the kernel tests' own game.

toy-title = Menagerie
toy-player = Player { $n }
toy-pen = Pen
toy-worn = before: a new pen
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

toy-field-draft = draft
toy-draft-no = no
toy-draft-yes = yes
toy-ask-keep = Keep which animal?
toy-ask-name = Name { $card } aloud?
toy-ask-look = Look at the top of the deck?
toy-ask-bury = Bury it?
toy-ask-sure = Are you sure?
toy-option-keep = Keep { $card }
toy-option-aloud = Aloud
toy-option-silent = No
toy-option-look = Look
toy-option-leave-it = Leave it
toy-option-bury = Bury it
toy-option-sure = Sure
event-named = { $player } keeps { $card } and says so.
event-passed = { $n } animals of each pack are passed on.
event-buried = Votes for burying: { $n }.

toy-tour = The Tour
toy-camp = Camp
toy-mascots = Mascots
toy-evening = Evening { $n }
toy-ask-hand = How many animals does everybody get?
toy-ask-mascot = Which mascot do you take?
toy-option-mascot = Take { $card }
toy-field-sizes = Sizes of hands
toy-sizes-34 = three or four
toy-sizes-4 = four only
tale-toy-curtain-title = The Curtain
tale-toy-curtain-text =
    The lamps are lit.
    Somewhere in the straw, something yawns.
tale-toy-applause-title = Applause
tale-toy-applause-text = They stamp their feet until the lynx hides.
tale-toy-silence-title = Silence
tale-toy-silence-text = Nobody claps. Tomorrow is another evening.
ending-most-points = most points
