### Pulse tokens, tokens on minions, degrading, echo, relics under breaches.

do-gain-pulse = { $form ->
    [they] gains
   *[other] gain
} { $n ->
    [one] 1 pulse token
   *[other] { $n } pulse tokens
}
do-lose-pulse = { $form ->
    [they] loses
   *[other] lose
} { $n ->
    [one] 1 pulse token
   *[other] { $n } pulse tokens
}
do-lose-any-pulse = { $form ->
    [they] may lose any number of pulse tokens
   *[other] you may lose any number of pulse tokens
}
measure-pulse-lost = pulse token lost this way
who-most-pulse = the player with the most pulse tokens
ask-lose-pulse = Lose how many pulse tokens?
option-lose-pulse = { $n ->
    [0] Keep them all
    [one] 1 pulse token
   *[other] { $n } pulse tokens
}
event-pulse-gained = { $mage } gains { $n ->
    [one] a pulse token
   *[other] { $n } pulse tokens
} ({ $left } in all).
event-pulse-lost = { $mage } loses { $n ->
    [one] a pulse token
   *[other] { $n } pulse tokens
} ({ $left } left).
table-pulse = { $n }/5 pulse

do-silence = { $form ->
    [they] silences a minion
   *[other] silence a minion
}
ask-silence = Silence which minion?
option-silence = Silence { $card }
option-skip-ask-silence = Silence nobody
event-silenced = Silenced: { $card }.
event-kept-quiet = Silent this turn: { $card }.
table-silenced = silenced

do-gain-shields = this minion gains { $n ->
    [one] 1 shield token
   *[other] { $n } shield tokens
}
do-gain-shields-each = this minion gains { $n ->
    [one] 1 shield token
   *[other] { $n } shield tokens
} for each { $per }
text-shields = It comes into play with { $n ->
    [one] 1 shield token
   *[other] { $n } shield tokens
}.
measure-shields-of-this = shield token this minion has
if-shields-of-this = this minion has { $how ->
    [at-least] { $n } or more
    [at-most] { $n } or fewer
   *[exactly] just { $n }
} shield tokens
event-shields-gained = { $n ->
    [one] A shield token
   *[other] { $n } shield tokens
} for { $card } ({ $left } now).
event-shield-lost = A shield token takes the blow: { $card } ({ $left } left).
table-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}

do-degrade = { $form ->
    [they] degrades
   *[other] degrade
} { $cards }
do-degrade-all = { $form ->
    [they] degrades all cards in hand that cost 2 or more
   *[other] degrade all cards in hand that cost 2 or more
}
do-degrade-it = { $form ->
    [they] degrades that card
   *[other] degrade that card
}
ask-degrade = Degrade which card?
option-degrade = Degrade { $card } ({ $place })
do-gain-gem-to-hand = { $form ->
    [they] gains
   *[other] gain
} a gem{ $n ->
    [-1] {""}
   *[other] {" "}that costs { $n } or less
} from any supply pile into hand
do-gain-relic-to-hand = { $form ->
    [they] gains
   *[other] gain
} a relic{ $n ->
    [-1] {""}
   *[other] {" "}that costs { $n } or less
} from any supply pile into hand

text-no-effect = It does nothing by itself.
text-echo = Echo: this spell's cast effect is resolved twice, with all that is added to it.

do-attach = attach this to one of your breaches that has no relic
attached-adds = Spells cast from there deal { $n } additional damage
attached-follows = After a spell is cast from there, { $clause }
ask-attach = Attach it to which breach?
option-attach-free = Attach it to breach { $breach }
event-attached = { $card } is attached to breach { $breach } of { $mage }.

position-no-pulse = nobody has pulse tokens in this box

## What you have

measure-your-prepped = of your prepped spells
if-your-prepped = you have { $how ->
    [at-least] at least { $n }
    [at-most] at most { $n }
   *[exactly] exactly { $n }
} { $n ->
    [one] prepped spell
   *[other] prepped spells
}
if-your-breach-open = your breach { $breach } is open
if-cast-from-open = it was cast from an open breach { $breach }
do-focus-any-only = { $form ->
    [they] focuses any player's breach { $breach }
   *[other] focus any player's breach { $breach }
}
text-when-prepped = When you prep this, { $clause }.
text-this-turn = Until the end of the turn, as often as you like, you may { $clause }.
ask-pulse-damage = Lose { $n ->
    [one] { $n } pulse token
   *[other] { $n } pulse tokens
} for { $more } additional damage?
do-lend-damage = That spell deals { $n } additional damage
if-your-other-prepped = you have { $how ->
    [at-least] at least { $n }
    [at-most] at most { $n }
   *[exactly] exactly { $n }
} other { $n ->
    [one] prepped spell
   *[other] prepped spells
}
do-cast-own = cast one of your prepped spells{ $n ->
    [-1] { "" }
   *[other] { " " }that costs { $n } or less
}
aether-only-a-gem = that can only be used to gain a gem
error-setup-gift-twice = Two mages cannot have the same gift: { $name }.
option-open-free = { $shared ->
    [yes] Open breach { $breach } ({ $mage })
   *[no] Open breach { $breach }
}
