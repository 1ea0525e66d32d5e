# What rules of one nemesis need words for that any other may use.

text-turn-card = When the turn order card { $card } is drawn, { $clause }; then it is the nemesis' turn as usual.
text-harder-turn-cards = { $n ->
    [one] One of its turn order cards is { $card }.
   *[other] Both of its turn order cards are { $card }.
}
text-at-end = This moves along the mat as a supply card would. If it comes to the last space, discard it and { $clause }.
option-gain-at = Gain { $card } ({ $cost } aether; { $place })
option-gain-free-at = Gain { $card } ({ $place })
option-glyph-onto-at = { $card } ({ $place })
table-space = space { $n } of { $last }
table-at-space = Space { $n }
