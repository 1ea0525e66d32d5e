## Cards that evolve

do-evolve = evolve this card
do-evolve-each = evolve this card once for each { $per }
if-chapter = this is chapter { $n } or a later one
text-places = EVOLVE: It gets a sticker (room for { $n }); when there is no room left, it takes its next form.
text-becomes = EVOLVE: It takes its next form.
event-sticker = { $card } gets a sticker ({ $n } of { $places }).
event-evolves = { $same ->
    [yes] { $was } evolves: it keeps its name, but is harder from now on.
   *[no] { $was } evolves: now it is { $card }.
}
fact-places = { $n ->
    [one] { $n } place for stickers
   *[other] { $n } places for stickers
}
table-stickers = stickers { $n } of { $places }
table-earlier = before: { $card }
group-forms = Basic nemesis cards of the campaign
position-never-was = { $name } is no form that { $was } takes

## What nemesis cards take, and what follows

afterwards = Then { $clause }
afterwards-if = Then, { $clause }
if-free = { $n ->
    [one] If that card costs 0
    [2] If both of them cost 0
   *[other] If all of them cost 0
}, { $clause }
if-lost-cheap = If it cost { $n } or less, or there was none, { $clause }
if-someone-prepped = any player has a prepped spell that costs { $n } or more
if-your-charges = { $form ->
    [they] that player has
   *[other] you have
} { $how ->
    [at-least] { $n } or more charges
    [at-most] { $n } charges or fewer
   *[exactly] exactly { $n } charges
}
if-gravehold-life = Gravehold has { $how ->
    [at-least] { $n } life or more
    [at-most] { $n } life or less
   *[exactly] exactly { $n } life
}
measure-dear-in-hand = card left in that player's hand that costs { $n } or more
measure-player-turns = player's card in the turn order discard pile
cards-hand-3-or-more = a card in hand that costs 3 or more
cards-their-dearest-prepped = their most expensive prepped spell
