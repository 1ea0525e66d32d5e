### What the nemesis will do next.

intent-next = Next nemesis turn: { $what }.
intent-acts = acting: { $cards }
intent-resolves = resolving: { $cards }
intent-draws = then it draws a card
intent-unleashes = then it unleashes three times
intent-draws-only = it draws a card
intent-unleashes-only = it unleashes three times
intent-power = resolves next
intent-turns = { $n ->
    [one] 1 nemesis turn
   *[other] { $n } nemesis turns
}
intent-turns-anew = new round, { $n } nemesis turns
