# What rules of one nemesis need words for that any other may use.

text-turn-card = When the turn order card { $card } is drawn: { $text } Then the nemesis takes its turn as usual.
who-dearest-gem = the player with the most expensive gem in hand
cards-hand-4-or-more = { $n ->
    [one] a card in hand that costs
    [2] two cards in hand that cost
   *[other] { $n } cards in hand that cost
} 4 or more
text-harder-turn-cards = { $n ->
    [one] One of its turn order cards is { $card }.
   *[other] Both of its turn order cards are { $card }.
}
text-at-end = This moves along the mat as a supply card would. If it leaves the last space, discard it and { $clause }.
option-gain-at = Gain { $card } ({ table-cost-of }; { $place })
option-gain-free-at = Gain { $card } ({ $place })
option-glyph-onto-at = { $card } ({ $place })
table-space = space { $n } of { $last }
table-at-space = Space { $n }
event-part-suffers = { $n } damage to the { $part } ({ $left } life left).
event-part-heals = The { $part } has { $n } life now.
