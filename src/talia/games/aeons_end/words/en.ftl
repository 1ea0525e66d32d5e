### Aeon's End: the words all boxes share.

## Grammar

and = and
and-then = , then
and-if = , and
or = or
or-line = OR
up-to = up to { $cards }
may = { $form ->
    [they] may { $clause }
   *[other] you may { $clause }
}
if-done = { $form ->
    [they] If they do, that player { $clause }
   *[other] If you do, { $clause }
}
if = if { $condition }, { $clause }
otherwise = Otherwise, { $clause }

## Card text

text-link = Link: two spells with Link may share a breach.
text-at-casting = While prepped, at the start of your casting phase: { $text }
text-cast = Cast: { $text }
text-immediately = IMMEDIATELY: { $text }
text-persistent = PERSISTENT: { $text }
text-to-discard = TO DISCARD: { $text }
text-power = POWER { $n }: { $text }
text-unleash = UNLEASH: { $text }
text-setup-tokens = SET-UP: { $nemesis } gains { $n ->
    [one] { $n } nemesis token
   *[other] { $n } nemesis tokens
}.
text-no-tokens = When { $nemesis } has no nemesis tokens left, { $text }.
text-harder-tokens = It starts with { $n ->
    [one] { $n } nemesis token
   *[other] { $n } nemesis tokens
}.
text-ability = { $ability } ({ $n } charges): { $text }
armour-less-by = When a player deals damage to this minion, reduce it by { $n }, to no less than 1.
veil-less-by = Reduce by { $n } all damage dealt to minions from the nemesis deck, to no less than 1.
armour-spells-from = Reduce to 1 all damage dealt to this minion by spells that cost { $n } or more.
armour-spells-to = Reduce to 1 all damage dealt to this minion by spells that cost { $n } or less.
text-turn-begins = At the start of its turn: { $text }
text-wandering = WANDERING: Abilities and player cards deal it no more than 1 damage at a time; in their main phase any player may spend aether to deal it as much damage.
text-when-token = When a power token is removed from this, { $clause }.
text-burden = At the start of each of their turns that player { $clause }. This is discarded when { $until }.
text-marks = From then on, where a nemesis card says any player, it is that player if possible; when that player is exhausted, discard this.
armour-reduced-to = When this minion is dealt damage, reduce that damage to { $n }.

sort-gem = gem
sort-relic = relic
sort-spell = spell
sort-attack = attack
sort-minion = minion
sort-power = power
sort-acolyte = acolyte
sort-curse = curse
sort-turn = turn order card
sort-mage = { $mage ->
   *[other] mage
}
sort-nemesis = nemesis
group-starters = Starting cards
group-market = Market
group-basic = Basic nemesis cards
group-curses = Curses
group-mages = Mages
group-nemeses = Nemeses
fact-tier = tier { $n }
fact-upgraded = upgraded
fact-campaign = campaign only
fact-life = { $n } life
fact-rating = difficulty { $n } of 10
text-spans = Must be prepped to two adjacent breaches; it fills both.
text-when-hurt = When this minion is dealt damage, { $clause }.
text-when-players-hurt = When a player deals damage to this minion, { $clause }.
text-when-foe-hurt = When the nemesis is dealt damage, { $clause }.
text-when-discarded = When this minion is discarded from play, { $clause }.
text-when-gained = When you gain this on your turn: { $text }
text-when-ever-gained = When you gain this: { $text }
text-host = While prepped, during your main phase you may also prep a { $card } to this spell's breach, if none is there.
text-shield = While prepped, when you suffer damage, reduce it by { $n }, to no less than 1.
text-once = While prepped, once per turn during your main phase you may { $clause }.
text-when-focusing = While prepped, when you focus or open one of your breaches on your turn, { $clause }.
text-blood = BLOOD MAGIC: { $text }
text-prepares = SET-UP: { $text }
text-untouchable = { $nemesis } cannot be dealt damage.
text-bounds = { $nemesis } never has fewer than { $least } or more than { $most } nemesis tokens.
text-crew = When an acolyte is discarded, draw a new one. Blood magic of several acolytes goes in order, the one longest in play first.
text-on-exhaust = When a player is exhausted, instead of unleashing twice, { $clause }.
text-harder = HARDER: { $text }
text-harder-unleash = Its unleash is different: { $text }

## Amounts and conditions

damage = { $n } damage
damage-plus = { $n } damage, plus { $each } for each { $per }
damage-each = { $n } damage for each { $per }
damage-equal = damage equal to { $measure }
damage-more-if = { $n } damage, and { $more } more if { $condition }
measure-others-prepped = other { $card } prepped by any player
measure-prepped-by-most = spell prepped by the player with the most prepped spells
measure-prepped-by-them = of their prepped spells
measure-nemesis-turns = nemesis card in the turn order discard pile
measure-life-of-this = this minion's current life
measure-tokens = the number of nemesis tokens
measure-tier = the nemesis tier

if-tier = the nemesis tier is { $how ->
    [at-least] { $n } or higher
    [at-most] { $n } or lower
   *[exactly] { $n }
}
if-nemesis-turns = { $how ->
    [at-least] at least { $n ->
        [one] one nemesis card is
       *[other] { $n } nemesis cards are
    }
    [at-most] at most { $n ->
        [one] one nemesis card is
       *[other] { $n } nemesis cards are
    }
   *[exactly] { $n ->
        [0] no nemesis card is
        [one] one nemesis card is
        [2] two nemesis cards are
       *[other] { $n } nemesis cards are
    }
} in the turn order discard pile
if-tokens = the nemesis has { $how ->
    [at-least] { $n } or more
    [at-most] { $n } or fewer
   *[exactly] exactly { $n }
} nemesis tokens
if-life-of-this = this minion has { $how ->
    [at-least] { $n } or more life
    [at-most] { $n } or less life
   *[exactly] exactly { $n } life
}
measure-your-other-prepped = of your other prepped spells
measure-your-life = your life
measure-your-open-breaches = of your open breaches
measure-your-trophies = trophy you have
measure-half-tokens = half the number of nemesis tokens, rounded up
if-your-life = { $whose ->
    [they] that player has
   *[other] you have
} { $how ->
    [at-least] at least { $n } life
    [at-most] { $n } life or less
   *[exactly] exactly { $n } life
}
if-your-open-breaches = you have { $how ->
    [at-least] { $n ->
        [4] four open breaches
       *[other] at least { $n } open breaches
    }
    [at-most] at most { $n } open breaches
   *[exactly] exactly { $n } open breaches
}
if-supply-empty = this card's supply pile is empty
if-exhausted = you are exhausted
if-second-played = you play a card of this name for the second time this turn
if-second-cast = you cast a spell of this name for the second time this turn
if-second-gained = it is the second card you gain this turn
it-gem-or-relic = { $n ->
    [0] a gem or relic
   *[other] a gem or relic that costs { $n } or more
}
any-gained = a card
any-played = a gem or relic
any-focused = { "" }
any-casting-ends = { "" }
text-react-gained = While prepped, when you gain { $what }, { $clause }.
text-react-played = While prepped, when you play { $what }, { $clause }.
text-react-casting-ends = While prepped, at the end of your casting phase { $clause }.
text-when-thrown = When you discard this in an ally's turn, { $clause }.
text-in-hand = As soon as this is in your hand: { $text }
text-doubles = While prepped, the first gem or relic you play each turn that costs 1 or more is played twice and then goes back to the supply.
text-ability-any-main = It may be used in any player's main phase.
text-ability-after-drawing = It is used at the end of your draw phase.
if-they-do = If they do, { $clause }
text-closed-too = This may be prepped to closed breaches.
do-next-time-gained = the next time you gain a card this turn, { $clause }
do-next-time-focused = the next time you focus or open a breach this turn, { $clause }
do-this-onto-deck = place this on top of your deck
do-discard-this-card = discard this
do-gain-curse = { $form ->
    [they] gains
   *[other] gain
} { $n ->
    [one] { $card }
   *[other] { $n } copies of { $card }
} from the curse deck
do-gain-curse-onto-deck = { $form ->
    [they] gains
   *[other] gain
} { $n ->
    [one] { $card }
   *[other] { $n } copies of { $card }
} from the curse deck and { $form ->
    [they] places
   *[other] place
} { $n ->
    [one] it
   *[other] them
} on top of { $whose ->
    [they] their deck
   *[other] your deck
}
do-gain-curse-to-hand = { $form ->
    [they] gains
   *[other] gain
} { $card } from the curse deck and { $form ->
    [they] places
   *[other] place
} it into { $whose ->
    [they] their hand
   *[other] your hand
}
do-this-to-hand = place this into your hand
do-it-onto-deck = place that card on top of your deck
do-deal-more = deal { $n } additional damage
do-gain-own-charge = { $form ->
    [they] gains
   *[other] gain
} { $n ->
    [one] 1 charge
   *[other] { $n } charges
} (not for Xaxos)

## People

who-any-player = any player
who-any-ally = any ally
who-most-charges = the player with the most charges
who-most-prepped = the player with the most prepped spells
who-most-opened = the player with the most open breaches
who-lowest-life = the player with the lowest life
who-dearest-card = the player with the most expensive card in hand
who-another = A different player { $clause }
who-dearest-spell = the player with the most expensive prepped spell

## Cards somewhere

cards-in-hand = { $n ->
    [one] a card in hand
    [2] two cards in hand
    [3] three cards in hand
    [4] four cards in hand
   *[other] { $n } cards in hand
}
cards-in-discard = { $n ->
    [one] a card
   *[other] { $n } cards
} in { $whose ->
    [they] their
   *[other] your
} discard pile
cards-zero-in-discard = { $n ->
    [one] a card
    [2] two cards
   *[other] { $n } cards
} in your discard pile that { $n ->
    [one] costs
   *[other] cost
} 0
cards-that-spell = that spell
cards-played = { $n ->
    [one] a gem or relic
   *[other] two gems or relics
} you played this turn
cards-prepped = { $n ->
    [one] a prepped spell
    [2] two prepped spells
   *[other] { $n } prepped spells
}
cards-dearest-in-hand = their { $n ->
    [one] most expensive card
    [3] three most expensive cards
   *[other] { $n } most expensive cards
} in hand
cards-dearest-prepped = the { $n ->
    [one] most expensive prepped spell
    [2] two most expensive prepped spells
   *[other] { $n } most expensive prepped spells
}
cards-in-hand-or-discard = { $n ->
    [one] a card
    [3] three cards
   *[other] { $n } cards
} in { $form ->
    [they] their
   *[other] your
} hand or discard pile
cards-hand-1-or-more = { $n ->
    [one] a card in hand that costs
    [2] two cards in hand that cost
    [3] three cards in hand that cost
   *[other] { $n } cards in hand that cost
} 1 or more
cards-prepped-3-or-more = a prepped spell that costs 3 or more
cards-zero-in-hand = a card in hand that costs 0
cards-gem-in-hand = { $n ->
    [one] a gem
    [2] two gems
    [3] three gems
   *[other] { $n } gems
} in hand
cards-spell-in-hand = { $n ->
    [one] a spell in hand
   *[other] { $n } spells in hand
}
cards-prepped-1-or-more = a prepped spell that costs 1 or more
cards-in-discard-6-or-less = a card in your discard pile that costs 6 or less
cards-prepped-zero = { $n ->
    [one] a prepped spell that costs
    [2] two prepped spells that cost
   *[other] { $n } prepped spells that cost
} 0

## What cards do

do-deal = { $form ->
    [they] deals { $damage }
   *[other] deal { $damage }
}
do-deal-bonus = deal the breach's bonus damage
do-suffer = { $form ->
    [they] suffers { $damage }
   *[other] suffer { $damage }
}
do-gravehold-suffers = Gravehold suffers { $damage }
do-this-suffers = this minion suffers { $damage }
do-gain-aether = { $form ->
    [they] gains
   *[other] gain
} { $n } aether
aether-not-relic-or-spell = that cannot be used to gain a relic or spell
do-spend = { $form ->
    [they] spends
   *[other] spend
} { $n } aether
do-gain-life = { $form ->
    [they] gains
   *[other] gain
} { $n } life
do-gravehold-gains = Gravehold gains { $n } life
do-draw = { $form ->
    [they] draws
   *[other] draw
} { $n ->
    [one] a card
   *[other] { $n } cards
}
do-lose-all-charges = { $form ->
    [they] loses all of their charges
   *[other] lose all of your charges
}
do-next-gain-onto-deck = you may place the next card you gain this turn on top of your deck
do-discard = { $form ->
    [they] discards { $cards }
    [together] the players together discard { $cards }
   *[other] discard { $cards }
}
do-destroy = { $form ->
    [they] destroys { $cards }
    [together] the players together destroy { $cards }
   *[other] destroy { $cards }
}
do-take = { $form ->
    [they] places
   *[other] place
} { $cards } into { $whose ->
    [they] their hand
   *[other] your hand
}
do-destroy-this = { $form ->
    [they] destroys this
   *[other] destroy this
}
do-take-allys-top = { $form ->
    [they] places the top card of any ally's discard pile into their hand
   *[other] place the top card of any ally's discard pile into your hand
}
do-focus-any = { $form ->
    [they] focuses any player's breach
   *[other] focus any player's breach
}
do-focus-allys = { $form ->
    [they] focuses any ally's breach
   *[other] focus any ally's breach
}
do-focus-one = { $form ->
    [they] focuses one of their breaches
   *[other] focus one of your breaches
}
do-focus-lowest = { $form ->
    [they] focuses their closed breach with the lowest focus cost
   *[other] focus your closed breach with the lowest focus cost
}{ $n ->
    [2] { " " }twice
   *[other] { "" }
}
do-prep = { $form ->
    [they] preps a spell in hand
   *[other] prep a spell in hand
}
do-prep-anywhere = { $form ->
    [they] preps
   *[other] prep
} a spell in hand to one of { $whose ->
    [they] their
   *[other] your
} breaches, open or closed
do-reveal-may-destroy = reveal the top card of your deck. You may destroy it
do-unleash = { $n ->
    [one] unleash
    [2] unleash twice
    [3] unleash three times
    [4] unleash four times
   *[other] unleash { $n } times
}
do-lose-tokens = { $nemesis } loses { $n ->
    [one] one nemesis token
    [2] two nemesis tokens
    [3] three nemesis tokens
   *[other] { $n } nemesis tokens
}
do-players-lose = the players lose
do-reveal-turn-card = reveal the top card of the turn order deck. If it is a player's, that player { $player }. Otherwise, { $otherwise }
do-resolve-last-attack = resolve the most recently discarded attack
do-return-last-minion = the most recently discarded minion returns to play
do-gain-charge = { $form ->
    [they] gains
   *[other] gain
} { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
do-lose-charge = { $form ->
    [they] loses
   *[other] lose
} { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
do-first-this-turn = if it is the first you gain this turn, { $clause }
do-gain-another = gains another copy of this card and places it on top of their deck
do-gain-gem = { $form ->
    [they] gains
   *[other] gain
} a gem { $n ->
    [-1] { "" }
   *[other] that costs { $n } or less { "" }
}from any supply pile
do-gain-card = { $form ->
    [they] gains
   *[other] gain
} a card { $n ->
    [-1] { "" }
   *[other] that costs { $n } or less { "" }
}from any supply pile
do-gain-card-onto-deck = { $form ->
    [they] gains a card from any supply pile and places it on top of their deck
   *[other] gain a card from any supply pile and place it on top of your deck
}
do-gain-card-to-hand = { $form ->
    [they] gains
   *[other] gain
} a card { $n ->
    [-1] { "" }
   *[other] that costs { $n } or less { "" }
}from any supply pile and { $form ->
    [they] places it into their hand
   *[other] place it into your hand
}
do-gain-spell = { $form ->
    [they] gains
   *[other] gain
} a spell { $n ->
    [-1] { "" }
   *[other] that costs { $n } or less { "" }
}from any supply pile
do-gain-spell-onto-deck = { $form ->
    [they] gains a spell { $n ->
        [-1] { "" }
       *[other] that costs { $n } or less { "" }
    }from any supply pile and places it on top of their deck
   *[other] gain a spell { $n ->
        [-1] { "" }
       *[other] that costs { $n } or less { "" }
    }from any supply pile and place it on top of your deck
}
do-next-gain-to-ally = place the next card you gain this turn on top of any ally's discard pile
aether-only-a-spell = that can only be used to gain a spell
aether-only-a-card = that can only be used to gain a card
aether-only-a-relic = that can only be used to gain a relic
aether-only-gem-or-relic = that can only be used to gain a gem or relic
aether-only-spell-or-breach = that can only be used to gain a spell or to focus or open a breach
do-destroy-allys-top = { $form ->
    [they] destroys
   *[other] destroy
} the top card of any ally's discard pile
do-prep-from-discard = { $form ->
    [they] preps
   *[other] prep
} a spell in { $whose ->
    [they] their discard pile to one of their
   *[other] your discard pile to one of your
} breaches, open or closed
do-cast-any = cast any player's prepped spell, then return it to that player's hand
do-cast-any-once = cast any player's prepped spell{ $n ->
    [-1] { "" }
   *[other] { " " }that costs { $n } or less
}
do-take-it = { $form ->
    [they] takes it into hand
   *[other] take it into hand
}
do-gain-tokens = { $nemesis } gains { $n ->
    [one] one nemesis token
    [2] two nemesis tokens
    [4] four nemesis tokens
    [5] five nemesis tokens
   *[other] { $n } nemesis tokens
}
do-discard-this = discard this
do-this-to-bottom = place this on the bottom of the nemesis deck
do-shuffle-nemesis-turn-in = shuffle a nemesis card from the turn order discard pile into the turn order deck
do-reveal-turn-bury = reveal the top card of the turn order deck. You may place it on the bottom of that deck
do-reveal-turn-bury-nemesis = reveal the top card of the turn order deck. If it is a nemesis card, you may place it on the bottom of that deck

## Questions

ask-main = Your main phase: what next?
ask-casting = Your casting phase: cast which spell?
ask-casting-begins = The start of your casting phase: which spell first?
ask-order = Which card goes onto your discard pile next?
ask-discard-next = Which of the cards do you discard next?
ask-go-on = Nobody has anything to choose here: go on?
ask-turn = Who takes this turn?
ask-target = Deal { $n } damage to whom?
ask-player = Which player? { $deed }
ask-either = Which of these happens?
ask-may = { $deed } Do you?
ask-discard = Discard which card? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-destroy = Destroy which card? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-focus = Focus which breach?
ask-prep = Prep which spell, and where?
ask-destroy-breach = Exhausted: destroy which breach?
ask-destroy-revealed = { $card } is revealed. Destroy it?
ask-sigil = Which breach becomes a Sigil breach?
ask-cast = Cast which spell? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-discard-one = Discard which card?
ask-destroy-one = Destroy which card?
ask-take = Take which card into hand? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-take-one = Take which card into hand?
ask-cast-one = Cast which spell?
ask-gain = Gain which card?
ask-redirect = { $card } was gained. Where does it go?
ask-redirect-placed = { $card } was gained. Where does it go?
ask-bury = The next turn order card is { $card }. Place it on the bottom of the deck?
ask-destroy-which-breach = Destroy which of that spell's breaches?
ask-share = How much of the { $n } damage?
ask-keep-turn = Which player's turn order card stays in the discard pile?
ask-x-token = Who begins with the X token?
ask-spend = Spend how much aether on { $card }?
ask-charges = { $n ->
    [one] A charge is
   *[other] { $n } charges are
} gained. Who gets { $n ->
    [one] it
   *[other] them
}?
ask-ability = Use your ability now?
ask-first = Several things happen now. Which of them first?
others-ask-main = Main phase
others-ask-casting = Casting phase
others-ask-casting-begins = The casting phase begins
others-ask-order = Cards go onto the discard pile, one after the other

## Options

place-hand = hand
place-played = in front of you
place-discard = discard pile, { $spot ->
    [1] on top
   *[other] number { $spot } from the top
}
place-deck = deck
place-breach = breach { $breach }
place-breaches = breaches { $one } and { $two }

option-end-main = End your main phase
option-end-casting = Cast no more
option-done = That is all
option-skip = No
option-skip-ask-prep = Prep nothing
option-skip-ask-discard = Discard nothing
option-skip-ask-discard-one = Discard nothing
option-skip-ask-destroy = Destroy nothing
option-skip-ask-destroy-one = Destroy nothing
option-skip-ask-take-one = Take nothing
option-skip-ask-cast = Cast nothing
option-skip-ask-cast-one = Cast nothing
option-skip-ask-gain = Gain nothing
option-skip-ask-focus = Focus nothing
option-skip-ask-destroy-revealed = Keep it
option-skip-ask-bury = Leave it on top
option-skip-ask-redirect = Leave it on the discard pile
option-skip-ask-redirect-placed = Leave it where it is
option-damage = { $n } damage
option-yes = Yes
together-gems = { $n ->
    [2] Play both gems
   *[other] Play all { $n } gems
}
together-preps = { $n ->
    [2] Prep both spells
   *[other] Prep all { $n } spells
}
together-preps-some = Prep { $n } spells
together-spells = { $n ->
    [2] Cast both spells
   *[other] Cast all { $n } spells
}
together-gems-preps = Play { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, prep { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
together-casts = Cast { $n } spells
finish-turn = End your turn, cards as they lie
option-charge = Gain a charge ({ table-cost-of })
option-ability = Use your ability
option-rest = Leave the rest as they lie
option-go-on = Go on
option-target-nemesis = The nemesis
option-target = { $card } ({ $left } life)
option-focus = Focus breach { $breach } ({ table-cost-of })
option-open = Open breach { $breach } ({ table-cost-of })
option-player = { $mage }
option-discard-power = Discard { $card }
option-gain = Gain { $card } ({ table-cost-of })
option-play = Play { $card }
option-next = { $card }
option-prep = Prep { $card } to { $breach }
option-cast = Cast { $card } from { $breach }
option-cast-for = { $shared ->
    [yes] Cast { $card } ({ $mage }, { $place })
   *[no] Cast { $card } ({ $place })
}
option-either = { $deed }
option-discard = { $shared ->
    [yes] Discard { $card } ({ $mage }, { $place })
   *[no] Discard { $card } ({ $place })
}
option-destroy = { $shared ->
    [yes] Destroy { $card } ({ $mage }, { $place })
   *[no] Destroy { $card } ({ $place })
}
option-take = { $shared ->
    [yes] Take { $card } ({ $mage }, { $place })
   *[no] Take { $card } ({ $place })
}
option-destroy-breach = Destroy breach { $breach }
option-focus-free = { $shared ->
    [yes] Focus breach { $breach } ({ $mage })
   *[no] Focus breach { $breach }
}
option-sigil-free = Breach { $breach }
option-onto-deck = Place { $card } on top of your deck
option-gain-free = Gain { $card }
option-use = Use { $card }
option-to-ally = Give it to { $mage }
option-bury = Place { $card } on the bottom
option-destroy-breach-free = Destroy breach { $breach }
option-hunt = Spend aether to hurt { $card }
option-spend = { $n } aether
option-keep-charge = Your ability
option-give-charge = { $ally }
option-refuse-charge = Nobody: { $n ->
    [one] the charge is
   *[other] the charges are
} lost, and { $ally } does not act
option-ability-of = Use the ability of { $mage }
option-first = { $card }
cue-redirect = Where the card goes that was gained

## Events

event-moved = { $card } is moved.
event-round = Round { $n } begins.
event-turn-card = Turn order: { $card }.
event-turn-card-revealed = The next turn order card is revealed: { $card }.
event-turn-of-player = { $mage } takes a turn.
event-turn-of-nemesis = { $nemesis } takes a turn.
event-played = { $mage } plays { $card }.
event-aether = { $mage } gains { $n } aether ({ $left } in all).
event-gained = { $mage } gains { $card }.
event-onto-deck = { $mage } places { $card } on top of their deck.
event-charge = { $mage } gains { $n ->
    [one] a charge
   *[other] { $n } charges
} ({ $left } in all).
event-charges-lost = { $mage } loses { $n ->
    [one] one charge
   *[other] { $n } charges
}.
event-ability = { $mage } uses { $ability }.
event-breach-focused = { $mage } focuses breach { $breach }.
event-breach-opened = { $mage } opens breach { $breach }.
event-breach-destroyed = { $mage } loses breach { $breach } for good.
event-sigil = { $mage } gains a Sigil breach in place of breach { $breach }.
event-prepped = { $mage } preps { $card } to { $breach }.
event-cast = { $mage } casts { $card }.
event-discarded = { $mage } discards { $card }.
event-destroyed = { $card } is destroyed.
event-to-hand = { $mage } takes { $card } into hand.
event-revealed = { $mage } reveals { $card }.
event-turned-over = { $mage } turns the discard pile over.
event-shuffled = { $mage } shuffles the discard pile into the deck.
event-drawn = { $mage } draws { $cards }.
event-unleash = { $nemesis } unleashes.
event-nemesis-draws = { $nemesis } draws { $card }.
event-nemesis-deck-empty = The nemesis deck is empty: unleash three times.
event-minion-enters = Into play: { $card } ({ $n } life).
event-power-enters = { $card } enters play with { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}.
event-acts = Acting now: { $card }.
event-power-token = { $card } loses a token ({ $left } left).
event-power-paid = { $mage } pays to discard { $card }.
event-nemesis-card-discarded = { $card } is discarded.
event-resolved-again = { $card } is resolved again.
event-tokens-lost = { $nemesis } loses { $n ->
    [one] a token
   *[other] { $n } tokens
} ({ $left } left).
event-player-suffers = { $mage } suffers { $n } damage ({ $left } life left).
event-player-heals = { $mage } gains { $n } life ({ $left } in all).
event-exhausted = { $mage } is exhausted!
event-gravehold-suffers = Gravehold suffers { $n } damage ({ $left } left).
event-gravehold-heals = Gravehold gains { $n } life ({ $left } in all).
event-nemesis-suffers = { $nemesis } suffers { $n } damage ({ $left } life left).
event-share-given = Of the damage, { $n } is for { $card }.
event-minion-suffers = { $n } damage to { $card } ({ $left } life left).
event-won = Victory! { $why }
event-lost = Defeat. { $why }

end-nemesis-slain = The nemesis is slain.
end-nemesis-spent = The nemesis has nothing left to send.
end-all-exhausted = All mages are exhausted.
end-standstill = Nobody can do anything any more, and the nemesis stands.
end-gravehold-fallen = Gravehold has fallen.
ending-nemesis-slain = nemesis slain
ending-nemesis-spent = nemesis deck spent
ending-all-exhausted = all exhausted
ending-standstill = standstill
ending-gravehold-fallen = Gravehold fallen
event-used = { $mage } uses { $card }.
event-given = { $mage } gives { $card } to { $ally }.
event-to-bottom = { $card } goes to the bottom of its deck.
event-tokens-gained = { $nemesis } gains { $n ->
    [one] a token
   *[other] { $n } tokens
} ({ $left } in all).
event-turn-cards-shuffled = Shuffled into the turn order deck: { $cards }.
event-turn-card-buried = { $card } goes to the bottom of the turn order deck.
event-laid-before = { $card } lies before { $mage } now.
event-to-supply = { $card } goes back to the supply.
event-minion-heals = More life for { $card } ({ $left } now).

## The table

turn-nemesis = Nemesis
turn-player-1 = Player 1
turn-player-2 = Player 2
turn-player-3 = Player 3
turn-player-4 = Player 4
turn-wild = X (any player)
turn-pair-1-2 = Player 1/2
turn-pair-3-4 = Player 3/4

phase-none = before the first turn
phase-casting = casting phase
phase-main = main phase
phase-draw = draw phase
phase-nemesis-main = nemesis main phase
phase-nemesis-draw = nemesis draw phase

table-nemesis = Nemesis
table-curses = Curse deck
table-front = Before the player
table-market = Market
table-turn-order = Turn order
table-gravehold = Gravehold
table-hand = Hand
table-breaches = Breaches
table-discard = Discard pile
table-deck = Deck
table-played = Played
table-ability = Ability
table-aside = Revealed
table-in-play = In play
table-empty = empty
table-round = Round { $n }
table-life = { $n }/{ $full } life
table-city-life = { $n }/{ $full } life
table-exhausted = exhausted
table-charges = { $n }/{ $full } charges
table-aether = { $n } aether
table-aether-and = { $n } aether (+{ $more })
table-aether-only = +{ $n } for { $uses }
table-aether-not = +{ $n } not for { $uses }
purse-gems = gems
purse-relics = relics
purse-spells = spells
purse-charges = charges
purse-breaches = breaches
purse-costs = other costs
table-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
table-tier = tier { $n }
table-deck-left = deck { $n }
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-left = { $n } left
table-cost = { $n } aether
table-cost-of = { $cost } aether
table-top = top: { $card }
table-breach = Breach { $breach }
table-breach-open = open
table-breach-sigil = Sigil, +{ $n } damage
table-breach-bonus = open, +{ $n } damage
table-breach-closed = closed: focus { $focus }, open { $open }
table-breach-gone = gone
table-breach-focused = focused
table-player = { $player }: { $mage }
player-number = Player { $n }
table-difficulty = { $level }

field-nemesis = Nemesis
field-mages = Mages
field-market = Market
field-difficulty = Difficulty
field-turn-order = Turn order
field-life = Starting life (one mage alone)
choice-random = surprise me
turn-order-standard = standard
turn-order-easier = easier
turn-order-tokens = with tokens
life-usual = as usual
life-12 = 12
life-15 = 15
difficulty-beginner = beginner
difficulty-normal = normal
difficulty-expert = expert
difficulty-extinction = extinction
table-trophies = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
table-crew = acolyte deck { $n }

## The sheet for a real table

sheet-life = every player starts with { $n } life
sheet-gravehold = Gravehold starts with { $n } life
sheet-nemesis-life = { $n } life
sheet-nemesis-life-changed = { $n } life ({ $printed } as printed)
sheet-basics = Basic nemesis cards, beside its own nine
sheet-breaches = breaches: { $list }
sheet-hand = hand: { $list }
sheet-deck = deck, from the top: { $list }
sheet-opens-for = opens for { $n }

## Errors

error-setup-value = "{ $value }" does not fit the option "{ $field }". Possible: { $possible }.
error-setup-which = More than one is called "{ $value }": write one of the ids { $possible } for the option "{ $field }".
error-setup-mages = { $count ->
    [one] One mage was
   *[other] { $count } mages were
} named for { $players ->
    [one] one player
   *[other] { $players } players
}: name one each, or "random".
error-setup-mage-twice = The mage "{ $name }" cannot be played by two players.
error-setup-mages-few = { $players } players need as many mages, and there are { $count } to choose from.
error-setup-market = A market has nine different cards; { $count } were named.
error-setup-easier = The easier turn order is for one or four players, not for { $players }.
error-setup-life = A starting life of { $value } is not possible: 12 or 15, and only for one mage alone.

position-unknown-card = there is no card "{ $name }" in this box{ $like ->
    [none] { "" }
   *[other] ; did you mean "{ $like }"?
}
position-unknown-mage = there is no mage "{ $name }"; possible: { $possible }
position-unknown-gift = there is no gift "{ $name }"; possible: { $possible }
position-gifts-alike = a mage has one gift of each sort, and "{ $one }" and "{ $other }" are of the same sort
position-unknown-nemesis = there is no nemesis "{ $name }"; possible: { $possible }
position-wrong-card = { $name } cannot be there
position-no-crew = { $nemesis } keeps no cards beside its deck
position-players = a battle has one to four players, not { $count }
position-mage-twice = two players cannot both be { $mage }
position-first-breach = breach I is never closed
position-easier = the easier turn order is for one or four players, not for { $players }
position-no-breach = this mage has no breach { $breach }
position-no-room = breach { $breach } has no room for all these spells
position-exhausted-all = all players are exhausted: the battle would be over
position-over = the battle would be over
position-mark = { $name } cannot be as it is told here
position-turn-cards = a battle of { $players ->
    [one] one player
   *[other] { $players } players
} has no turn order card "{ $name }" left
position-market = a market has at most nine cards, not { $count }
position-supply = a pile of { $name } has at most { $most } cards
position-copies = there are more copies of { $name } than the box has
position-only-active = only the player whose turn it is can have this
position-card-numbers = each number from 0 to { $last } must be there once: one for every card of the battle
position-not-used = { $name } is not prepped here, or has nothing to be used once a turn
position-not-done = "{ $value }" is nothing that is counted; possible: played:ID, cast:ID, cast:ID/2, gained:2
position-x-token = "{ $name }" cannot hold the X token: one of the players does
position-pair-token = "{ $name }" cannot hold a pair's token in this battle
position-no-choice = "{ $key }" cannot be chosen then; possible: { $possible }

## How to play: every line of a text is a paragraph

guide-1-title = The aim
guide-1-text =
    You play breach mages, and behind you lies Gravehold, a city that has nobody else. Against you stands a single nemesis, moved by its own deck and not by a person.
    You win or lose together. You see each other's hands, so talk and plan as much as you like; when a card hits "any player", you settle among yourselves who that is.
    Bring the nemesis down to 0 life before it wears out the city or every one of you.
guide-2-title = What lies on the table
guide-2-text =
    In front of each mage: up to four breaches, an ability with room for charges, and ten starting cards. Five of them are in hand, the other five form a deck stacked in a fixed order.
    Mages usually begin with 10 life and Gravehold with 30; the level of difficulty can change both. Healing never lifts anyone above where they began.
    The market in the middle has nine piles. Gems give aether, which is your money; relics help in all sorts of ways; spells do the fighting. There are seven copies of a gem, five of a relic or a spell, and a pile that is sold out stays empty.
    The nemesis has its rules, its life and a deck sorted into three tiers: the milder cards lie on top, the dreadful ones at the bottom.
guide-3-title = How turns go
guide-3-text =
    A small deck decides who acts: two of its cards are the nemesis', the others are yours. The top card is turned up, that side takes a whole turn, and so on; when the cards run out, they are shuffled and a new round begins. The nemesis may well come twice running, and where two rounds meet even four times.
    Casting phase: spells that you prepped on earlier turns can go off. From an open breach you may cast or wait; from a closed one you must cast. The damage goes to the nemesis or to one of its minions, as you please.
    Main phase: do whatever you can afford, as often as you like and in any order. Play gems for aether and relics for what they say; spend aether on market cards, charges and breaches; prep spells; pay off a power that names a price. A card you gain goes onto your discard pile at once. Aether is yours alone, and what is left of it at the end of the turn is lost.
    Draw phase: put the gems and relics you played onto your discard pile in an order of your choice, then draw until you hold five cards. What you did not play stays in your hand, and a hand may grow as large as it likes.
guide-4-title = Breaches, charges and abilities
guide-4-text =
    To prep a spell is to lay it on one of your breaches, where it waits for your next casting phase. A breach has room for one spell, unless a card says otherwise.
    A closed breach takes a spell only in a turn in which it was focused. Focusing breach II, III or IV costs 2, 3 or 4 aether and turns it by a quarter. Every quarter makes opening it cheaper, and the last one opens it. With enough aether you can also open a breach straight away, any of them first.
    An open breach stays open and takes a spell every turn. Breaches III and IV, once open, add 1 damage to each spell cast from them.
    A charge costs 2 aether. When your ability has all the charges it needs, you may use it in your main phase, even in the turn of the last charge; then you begin to gather again from none.
guide-5-title = Decks are not shuffled
guide-5-text =
    When your deck runs out, the discard pile is turned over and becomes the deck, just as it lies. What was discarded first is drawn first.
    That makes order a tool. Cast spells and gained cards reach the pile at once, the gems and relics of the turn follow at its end: ask yourself which cards you would like to meet again in one hand.
    Look through your discard pile whenever you wish, but leave everything where it is. Decks are not looked through.
guide-6-title = The nemesis' turn
guide-6-text =
    First all that it has in play acts, the oldest card before the newer ones. A minion does what stands after PERSISTENT. A power loses a token, and with the last token its effect strikes and the card is gone.
    Then the nemesis draws. An attack strikes on the spot. A minion or a power comes into play and does nothing yet but what stands after IMMEDIATELY; the rest waits for the next nemesis turn.
    A minion without life is gone. Some powers can be stopped in time: one of you does, in a main phase, all that stands after TO DISCARD.
    "Unleash" sends you to the rules of this nemesis: each has its own way of letting go. When it should draw and has no card left, it unleashes three times.
guide-7-title = Exhaustion, victory and defeat
guide-7-text =
    A mage at 0 life is exhausted, but not out. The nemesis unleashes twice, and the mage loses one breach for good, with any spell on it discarded, and all charges. From then on this mage cannot heal, and Gravehold pays double for every wound meant for them.
    You win as soon as the nemesis has no life left. You can also outlast it: once its deck is spent and you have cleared away every minion and power, the battle is yours.
    You lose when Gravehold is down to 0 or when no mage is left who is not exhausted. One mage alone does not lose by exhaustion, only with the city.
    A nemesis may bring an ending of its own, so read its rules before you begin.
guide-8-title = For your first battle
guide-8-text =
    Choose the level for beginners: you and Gravehold have more life, most nemeses less.
    Buy stronger gems first; with them come better spells, and open breaches to prep them to.
    Do not let minions live long, because they act on every nemesis turn. A power with several tokens leaves you time to find its price.
    Share the wounds. An exhausted mage costs all of you more than a few scratches each.
    Keep an eye on the turn cards that are out: once both of the nemesis' have come up, the rest of the round is usually yours. And a spell on an open breach can wait for a target that is worth it.

## Cards that everybody starts with

card-crystal = Crystal
card-spark = Spark

## Cards that several boxes have

card-apocalypse-ritual = Apocalypse Ritual
card-throttle = Throttle
do-destroy-spell-and-breach = destroy a prepped spell that costs { $n } or more, and the breach it is prepped to
