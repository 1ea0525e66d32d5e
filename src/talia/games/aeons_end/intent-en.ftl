### What the nemesis will do next.

intent-next = Next nemesis turn: { $what }.
intent-acts = { $cards } acts
intent-resolves = { $cards } resolves
intent-draws = it draws a card
intent-unleashes = it unleashes three times
intent-power = resolves next
intent-turns = { $n ->
    [one] 1 of the nemesis
   *[other] { $n } of the nemesis
}
