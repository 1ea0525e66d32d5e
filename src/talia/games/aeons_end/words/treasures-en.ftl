### Treasures: what players bring to a battle from those before it.

sort-treasure = treasure
group-treasures = Treasures
fact-level = level { $n }
table-treasures = Treasures
table-treasures-shared = The group's treasure

text-brings = When the battle starts, add to your discard pile: { $cards }.
text-at-start = When the battle starts, { $clause }.
text-gravehold-bonus = When Gravehold gains life, it gains { $n } more.
text-spell-bonus = Those spells deal { $n } additional damage when cast.
text-treasure-first-turn = At the start of your first turn, { $clause }.
text-treasure-played = When you play { $what }, { $clause }.
text-treasure-cast = Once a turn, when you cast { $what }, { $clause }.
text-treasure-opened = When a player opens a breach, { $clause }.
any-first-turn = { "" }
any-opened = { "" }
any-cast = a spell
it-relic = a relic that costs { $n } or more
it-gem = a gem that costs { $n } or more
it-spell = a spell that costs { $n } or less

field-treasure-1 = Treasures of level 1
field-treasure-2 = Treasure of level 2
field-treasure-3 = Treasures of level 3
treasure-none = None
treasure-none-text = Nobody brings a treasure of this level.
sheet-treasures = Treasures: { $list }
error-setup-treasures = The answer names { $count ->
    [one] one treasure
   *[other] { $count } treasures
} for { $players ->
    [one] one player
   *[other] { $players } players
}; give one for each, or "none".
error-setup-treasure-twice = There is only one { $name }.
