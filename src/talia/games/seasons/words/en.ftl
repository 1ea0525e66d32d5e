### Seasons.

title-seasons = Seasons
blurb-seasons = A contest of sorcerers through three years of twelve months, for two to four players. You draft power cards, take one of the season's dice each round, gather the four energies, summon familiars and magic items, and turn what is left into crystals while the season pays for it. Enchantments, ability tokens and the die of destiny of Path of Destiny can be switched on and off.
player-name = Player { $n }

energy-air = air
energy-water = water
energy-fire = fire
energy-earth = earth
tokens-air = { $n } air
tokens-water = { $n } water
tokens-fire = { $n } fire
tokens-earth = { $n } earth
card-tokens-air = { $n } air from a card
card-tokens-water = { $n } water from a card
card-tokens-fire = { $n } fire from a card
card-tokens-earth = { $n } earth from a card
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
face-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
face-star = a star
face-card = a card
face-transmute = transmute
face-blank = nothing

kind-item = magic item
kind-familiar = familiar
box-base = Base game
box-enchanted-kingdom = Enchanted Kingdom
box-path-of-destiny = Path of Destiny
fact-prestige = prestige { $n }
cost-free = free
cost-never = cannot be summoned
cost-different = 1 to 4 energy tokens, all different
cost-by-players = { $two } / { $three } / { $four } (for 2 / 3 / 4 players)

## Set-up

field-level = Level
level-apprentice = apprentice: ready-made decks
level-magician = magician: cards 1 to 30, drafted
level-archmage = archmage: cards 1 to 50, drafted
field-boxes = Boxes beside the base game
boxes-base = none
boxes-enchanted-kingdom = Enchanted Kingdom
boxes-path-of-destiny = Path of Destiny
boxes-all = Enchanted Kingdom and Path of Destiny
field-enchantment = Enchantment
field-tokens = Ability tokens
field-destiny = Die of destiny
choice-random = surprise me
choice-yes = yes
choice-no = no
error-seasons-setup = { $name } cannot be "{ $value }". Possible: { $possible }.
position-unknown-power-card = there is no power card "{ $name }"
position-unknown-enchantment = there is no enchantment "{ $name }"
position-not-in-play = no opponent has "{ $name }" in play
position-none-in-play = player { $seat } has no card in play
position-mimics-gone = only a card with a Deadbolt may have lost what it mimics
position-no-such-face = the die of destiny has no such face
position-season-dice = there must be { $count } different dice, one more than players
position-match-numbers = each number from 0 to { $last } must be there once: one for every card of the match
position-marks = these must be the numbers of the cards that have one, each once: { $numbers }
position-match-over = the match would be over
position-not-asked = player { $seat } is not asked anything then
position-no-such-choice = "{ $key }" cannot be chosen then; possible: { $possible }

## Texts

text-enters = On entering play: { $text }
text-always = Always: { $text }
text-activate = Activate: { $text }
text-round-ends = End of the round: { $text }
text-season-change = When the season changes: { $text }
text-you-summon = Whenever you summon a power card: { $text }
text-rival-summons = Whenever an opponent summons a power card: { $text }
text-you-activate = Whenever you activate one of your cards: { $text }
text-rival-activates = Whenever an opponent activates a card: { $text }
text-marker-moves = When the season marker moves: { $text }
text-game-ends = End of the game: { $text }
text-leaves-play = When this card leaves play: { $text }
text-sacrificed = When this card is sacrificed: { $text }
text-prelude-only = After the draft: remove this card from the game, draw 2 power cards, keep one and discard the other.
text-nothing = It does nothing; its worth is its prestige.
text-only-summoned = This card comes into play only by being summoned.
text-ability = { $text } { $n ->
    [0] Scores nothing.
    [one] Once used, it scores { $n } point at the end.
   *[other] Once used, it scores { $n } points at the end.
}
ability-name = Ability token { $n }

lasting-transmute-more = Each energy token you transmute gives { $n } more crystal.
lasting-reserve-ten = Your reserve holds up to 10 energy tokens.
lasting-reserve-less = Your reserve holds { $n } energy token less.
lasting-cheaper = Summoning costs you { $n } energy token less, but never less than 1.
lasting-toll = Before an opponent summons a power card, they give you { $n } crystal.
lasting-winter-earth = In winter all energy tokens in your reserve count as earth too.
lasting-refuses-crystals = You cannot gain crystals.
lasting-tokens-pay = Tokens on this card pay like those of your reserve.
lasting-stands-in = Instead of sacrificing or discarding another card you may sacrifice this one and gain 10 crystals.
lasting-crystals-transmute = If your die gives crystals, you may transmute this turn.
lasting-steadfast = Instead of the actions of your die you may raise your summoning gauge by 1, gain 1 energy token, or transmute this turn.
lasting-trap = It enters play with a Trap. Whoever brings the next power card into play discards it without effect or sacrifices another card; then the Trap is removed.
lasting-common-cards = In their turn each player may summon one of the cards in the middle at its cost.

changes-destiny = In their turn everybody may roll the die of destiny instead of doing what their season die shows. The most destiny points are worth 20 prestige at the end, 10 each for a tie.
changes-destiny-crystals = Every roll of the die of destiny gives { $n } crystals as well.
changes-end-of-round = End of the round, for everybody: { $text }
changes-passes-cards = Whenever a new year begins, and at the end of the game, everybody passes a card of their hand to the left.
changes-thresholds = When a year ends, everybody with too few crystals sacrifices a power card. What is enough, year by year: { $n }.
changes-great-transmuting = Whoever gains { $n } crystals or more by transmuting once may draw a power card, and keeps or discards it.
changes-from-grave = Once a game, in their turn, everybody may look through the discard pile and summon one of its cards at its cost.
changes-value = Every energy token is worth { $n } crystals when transmuted, whatever the season.
changes-crossed = The first card you pick in the draft goes to your left neighbour.

and = and
and-then = , then
or = or
either = either { $one }, or { $other }
if = if { $condition }, { $clause }
may = { $form ->
    [they] may choose to: { $clause }
   *[you] if you like, { $clause }
}
each-opponent = each opponent { $clause }
each-player = each player { $clause }
an-opponent = choose an opponent: { $clause }
each-item = { $other ->
    [yes] other magic item you have in play
   *[no] magic item you have in play
}
each-familiar = { $other ->
    [yes] other familiar you have in play
   *[no] familiar you have in play
}
if-tokens-least = you have at least { $n } energy tokens in your reserve
if-tokens-most = you have at most { $n ->
    [one] { $n } energy token
   *[other] { $n } energy tokens
} in your reserve
if-no-tokens = you have no energy tokens in your reserve
if-most-cards = you have more power cards in play than each opponent
if-all-four = all four energies are in your reserve

do-crystals = { $form ->
    [they] gains
   *[you] gain
} { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
do-crystals-each = { $form ->
    [they] gains
   *[you] gain
} { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} for each { $each }
do-lose-crystals = { $form ->
    [they] loses
   *[you] lose
} { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
do-give-crystals = gives you { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
do-gauge = { $form ->
    [they] raises their
   *[you] raise your
} summoning gauge by { $n }
do-gauge-falls = { $form ->
    [they] lowers their
   *[you] lower your
} summoning gauge by { $n }
do-energy = { $form ->
    [they] gains
   *[you] gain
} { $n ->
    [one] { $n } energy token of choice
   *[other] { $n } energy tokens of choice
}
do-energy-each = { $form ->
    [they] gains
   *[you] gain
} { $n ->
    [one] { $n } energy token of choice
   *[other] { $n } energy tokens of choice
} for each { $each }
do-energy-of = { $form ->
    [they] gains
   *[you] gain
} { $tokens }
do-tokens-on-this = put { $n } energy tokens of your choice on this card
do-pay-any = discard { $n ->
    [one] { $n } energy token
   *[other] { $n } energy tokens
}
do-pay-alike = discard { $n } energy tokens of one energy
do-pay-tokens = discard { $tokens }
do-pay-crystals = discard { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
do-discard-all-energy = discard all energy tokens of your reserve
do-sacrifice-this = sacrifice this card
do-sacrifice = { $form ->
    [they] sacrifices
   *[you] sacrifice
} { $which ->
    [item] a magic item
    [familiar] a familiar
   *[card] a power card
}
do-discard = { $form ->
    [they] discards
   *[you] discard
} { $which ->
    [item] a magic item
    [familiar] a familiar
   *[card] a power card
} from hand
do-discard-or-sacrifice = { $form ->
    [they] discards or sacrifices
   *[you] discard or sacrifice
} { $which ->
    [item] a magic item
    [familiar] a familiar
   *[card] a power card
}
do-take-back = { $form ->
    [they] takes
   *[you] take
} { $which ->
    [item] a magic item
    [familiar] a familiar
   *[card] a power card
} from play back to hand
do-draw = { $form ->
    [they] draws
   *[you] draw
} { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
do-draw-or-discard = { $form ->
    [they] draws a power card and keeps or discards it
   *[you] draw a power card and keep or discard it
}
do-draw-keep-one = draw { $n } power cards, keep one and discard the others
do-draw-for-all = draw a power card for every player: take one and give one to each opponent
do-give-cards = take one and give one to each opponent
do-put-one-of = look at the top { $n } power cards of the draw pile, put one of them into play and discard the others
do-put-from-hand = put a power card from your hand into play
do-reorder = look at the top { $n } power cards of the draw pile and lay them back in any order
do-move-marker = { $least ->
    [1] move the season marker up to { $most } spaces forward or back
   *[other] move the season marker { $most } spaces forward or back
}
do-reroll = reroll your season die before its actions
do-roll-destiny = roll the die of destiny and take its effect
do-let-transmute = you may transmute this turn
do-let-transmute-more = you may transmute this turn, for { $n } more crystal per token
do-transmute-all = transmute every energy token in your reserve into { $n } crystals
do-transmute-paid = transmute them into { $n } crystals
do-bonus-back = go back one step on the bonus track
do-copy-reserve = gain the same energy tokens as are in their reserve
do-hand-scores = at the end of the game each power card in your hand scores { $n } instead of its penalty
do-look-at-hands = look at the hands of all opponents
do-take-discarded = take the top card of the discard pile into your hand
do-take-from-library = take a card from under one of your library tokens into your hand

do-for-paid = for { $energy }: { $clause }
do-look-and-may-put = look at the top card of the draw pile, which you may put into play: { $price }
do-put-top = put the top card of the draw pile into play
do-discard-top = put the top card of the draw pile on the discard pile
do-store-one = put 1 energy token from your reserve on this card
do-sacrificed-when-full = once { $n } energy tokens are on it, sacrifice it, take them into your reserve and gain { $gained } crystals
do-discard-for-energy = discard a power card and gain as many energy tokens of choice as it has prestige
do-draw-for-energy = draw a power card, show it and gain as many energy tokens of choice as it has prestige
do-sacrifice-several = sacrifice { $n } power cards
do-take-from-all = each opponent gives you 1 crystal; if one has none, sacrifice this card
do-turn-to-air = turns all energy tokens in their reserve into air
do-rival-gives = take { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} from them
do-pass-left = straighten this card and pass it to the player on your left
do-mirror = discard any number of crystals: as many energy tokens of one energy in your reserve become tokens of another
each-token = energy token in your reserve
if-only-items = you have only magic items in play
if-most-crystals = you have more crystals than each opponent

do-look-at-top = look at the top card of the draw pile
do-lay-earth-once = once a turn, put an earth token on this card
do-take-stored = take the energy tokens on this card into your reserve
do-discard-for-earth = discard 1 energy token; gain { $n } crystals if it is earth
do-take-some-stored = take any number of energy tokens, but at least 1, from this card into your reserve
do-take-back-for-energy = take another magic item that costs energy, no copy of this card, from play back to hand
do-seek-item = name an energy and reveal cards of the draw pile until a magic item that costs it comes up; keep it, or discard it and, if you like, search once more
do-seek-familiar = reveal cards of the draw pile until a familiar comes up; keep it, or discard it and, if you like, search once more
do-keep-one-of-paid = take { $n } energy tokens of one energy from your reserve, put one of them on this card and discard the others
do-score-stored = with at least { $n } energy tokens on this card gain { $gained } crystals, otherwise lose { $lost }
do-change-hand = discard any number of power cards and draw as many
do-discard-tokens = { $form ->
    [they] discards
   *[you] discard
} { $n } energy tokens from { $form ->
    [they] their
   *[you] your
} reserve
do-take-tokens = take up to { $n } energy tokens of your choice from each opponent's reserve
do-pick-discarded = look at the top { $n } cards of the discard pile, take one into your hand and put the others at the bottom of the pile
do-mimic = choose an opponent's magic item and pay its summoning cost: from then on this card has its effects. It is sacrificed when that item leaves play
if-used-this = you have used this card to transmute in this round

do-straighten = straighten a turned card that does not do the same as this one
do-two-of = choose two of these effects, in any order: { $deeds }
do-reroll-left = reroll the die that nobody took
do-pay-stored = discard { $n } energy tokens from this card
do-sort-discarded = look at the top 3 cards of the discard pile: take one into your hand, put one onto the draw pile and one below it
do-put-replica = put a Replica into play
do-look-and-may-take = look at the top card of the draw pile: leave it there, or take it into your hand and lower your summoning gauge by 1
do-for-rich = with at least { $n } crystals { $clause }
do-lock = put a Deadbolt on an opponent's familiar: it has no effect as long as this card is in play
do-draw-for-common = put a power card for each player from the draw pile into the middle
do-take-away-common = remove the cards in the middle from the game
do-give-to-fewest = give a card from your hand to the opponent who has the fewest power cards in play
do-name-card = name a card: all opponents show their hands and discard every copy of it. If any was discarded, gain the energy tokens of its cost
if-no-hand = you have no power cards in your hand
if-more-than-someone = you have more power cards in play than at least one opponent
if-moved-forward = it has moved { $n } or more spaces forward in one go

## Questions

ask-keep = Keep which card? The others go to the left.
ask-cross = Crossed paths: give which card to your left neighbour?
ask-library = { $n ->
    [one] One more card
   *[other] { $n } more cards
} for year { $year }: which?
ask-token = Keep which ability token?
ask-die = Take which die?
ask-die-actions = Your turn: what about your die?
ask-turn = Your turn: what next?
ask-draw = Your die shows a card. Draw one, or use a bonus?
ask-take = { $or_none ->
    [1] Take the card into your hand, or discard it?
   *[other] Take which card into your hand?
}
ask-give-to = Give which card to { $player }?
ask-put = Put which card into play?
ask-gain = { $n ->
    [one] Take which energy?
   *[other] Take which energy? { $n } to take.
}
ask-give-up = Your reserve is too full by { $n }. Give up which energy?
ask-pay-for = Pay for { $card } with what?
ask-pay = Discard which energy?
ask-transmute = Transmute which tokens? So far: { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
ask-exchange = Exchange which token for which?
ask-trap = A Trap! Discard { $card }, or sacrifice another card?
ask-which-trap = Several Traps would catch { $card }. Which springs first?
ask-sacrifice = Sacrifice which card?
ask-discard = Discard which card?
ask-give-up-card = Discard or sacrifice which card?
ask-stand-in = Sacrifice { $shield } instead of { $card }, for 10 crystals?
ask-which-stands-in = Sacrifice another card instead of { $card }, for 10 crystals?
ask-take-back = Take which card back to your hand?
ask-opponent = Which opponent?
ask-marker = Move the season marker where?
ask-order = Several cards act now. Which comes first?
ask-either = Which effect?
ask-may = { $deed } Do it?
ask-pass = Pass which card to your left neighbour?
ask-grave = Summon which card from the discard pile?
ask-discard-next = Which card goes onto the discard pile next? { $n } are left; the last one lies on top.
ask-lay-back = Lay which card back next? { $n } are left; the last one lies on top.
ask-from-library = Take which card from your library?

ask-store = Put which energy on { $card }?
ask-put-top = Pay and put the card you looked at into play?
ask-mirror = Turn which tokens into which?

ask-take-stored = Take which energy from the card?
ask-name-energy = Name which energy?
ask-keep-found = { $card } was found. Keep it?
ask-seek-again = Search once more?
ask-change-hand = Discard which cards? { $n } so far.
ask-steal = Take which energy from { $player }?
ask-mimic = Mimic which magic item?

ask-straighten = Straighten which card?
ask-onto-pile = Put which card onto the draw pile?
ask-take-top = Take the card you looked at into your hand and lower your gauge?
ask-lock = Put the Deadbolt on which familiar?
ask-give-whom = Who gets a card of yours?
ask-name-card = Name which card?

## Options

option-done = That is all
option-yes = Yes
option-no = No
option-no-ask-store = Put none on it
option-no-ask-mimic = Mimic none
option-end = End your turn
option-player = { $player }
option-keep = Keep { $card }
option-year-1 = { $card } for year 1
option-year-2 = { $card } for year 2
option-keep-token = { $token }: { $deed }
option-token = Use { $token }: { $deed }
option-die = { $face } ({ $n ->
    [one] { $n } month
   *[other] { $n } months
})
option-use-die = Do what the die shows
option-destiny = Roll the die of destiny instead
option-steadfast-gauge = Instead: raise your summoning gauge by 1
option-steadfast-energy = Instead: gain 1 energy token
option-steadfast-transmute = Instead: transmute this turn
option-draw = Draw a card
option-bonus-draw = Bonus: draw two cards, keep one
option-bonus-exchange = Bonus: exchange up to two energy tokens
option-bonus-transmute = Bonus: transmute this turn for 1 more per token
option-bonus-gauge = Bonus: raise your summoning gauge by 1
option-summon-hand = Summon { $card }
option-summon-common = Summon { $card } from the middle
option-summon-grave = Summon { $card } from the discard pile
option-activate = Activate { $card }: { $deed }
option-transmute = Transmute
option-transmute-token = One { $energy }
option-transmute-card-token = One { $energy } from a card
option-transmute-all = Everything
option-gain = { $energy }
together-air = { tokens-air } at once
together-water = { tokens-water } at once
together-fire = { tokens-fire } at once
together-earth = { tokens-earth } at once
option-give-up = { $energy }
option-swap = { $given } for { $gained }
option-pay = { $tokens }
option-pay-as = { $tokens } as { $counted }
option-pay-for = { $tokens } for the effects of { $energies }
option-take = Take { $card }
option-give = Give { $card }
option-put = Put { $card } into play
option-discard-it = Discard it
option-discard = Discard { $card }
option-sacrifice = Sacrifice { $card }
option-take-back = Take { $card } back
option-lay-back = { $card }
option-act = { $card }
option-act-enchantment = The enchantment
option-pass-over = { $card }: without effect
option-pass-over-enchantment = The enchantment: without effect
option-rest = In the order they lie
option-or = { $deed }
option-marker-on = { $n ->
    [one] { $n } space forward
   *[other] { $n } spaces forward
}
option-marker-back = { $n ->
    [one] { $n } space back
   *[other] { $n } spaces back
}
option-pass = Pass { $card }
option-grave = Look through the discard pile
option-leave = Leave it
option-library-2 = { $card } (year 2)
option-library-3 = { $card } (year 3)

option-store = { $energy }
option-mirror = { $n } { $given } into { $gained }

option-keep-it = Keep it
option-mimic-of = { $card } of { $player }

option-straighten = Straighten { $card }
option-lock-of = { $card } of { $player }
option-spring-of = The Trap on { $card } of { $player }
option-name = { $card }

## Events

event-moved = { $card } is moved.
event-round = Round { $n } begins in { $season }. { $player } is first.
event-rolled = A die shows { $face } ({ $n ->
    [one] { $n } month
   *[other] { $n } months
}).
event-rerolled = The die is rerolled: { $face } ({ $n ->
    [one] { $n } month
   *[other] { $n } months
}).
event-takes-die = { $player } takes a die: { $face }.
event-turn = { $player } takes a turn.
event-crystals = { $player } gains { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} ({ $left } in all).
event-lost-crystals = { $player } loses { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} ({ $left } left).
event-gauge-rises = { $player }'s summoning gauge rises by { $n } to { $left }.
event-gauge-falls = { $player }'s summoning gauge falls by { $n } to { $left }.
event-energy = { $player } gains { $tokens }.
event-gives-up = { $player } gives up { $energy }.
event-paid = { $player } pays { $tokens }.
event-reserve-emptied = { $player } discards all energy tokens.
event-swaps = { $player } exchanges { $given } for { $gained }.
event-bonus = { $player } uses a bonus; { $left } left.
event-bonus-back = { $player } goes back a step on the bonus track.
event-transmutes = { $player } transmutes { $n ->
    [one] { $n } energy token
   *[other] { $n } energy tokens
}.
event-destiny = { $player } rolls the die of destiny: { $n ->
    [one] { $n } destiny point
   *[other] { $n } destiny points
} ({ $left } in all).
event-draws = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-you-draw = You draw { $card }.
event-looks = { $player } looks at { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-looks-through = { $player } looks through the discard pile.
event-takes-discarded = { $player } takes the top card of the discard pile.
event-discards = { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-no-room = { $player } has no room for another card: none of them comes into play.
event-you-looked = You have looked at { $card }.
event-reshuffled = The discard pile is shuffled into a new draw pile.
event-removed = { $card } is removed from the game.
event-summons = { $player } summons { $card }.
event-puts = { $player } puts { $card } into play.
event-activates = { $player } activates { $card }.
event-acts = { $player }: { $card } takes effect.
event-enchantment-acts = { $player }: { $enchantment } takes effect.
event-no-effect = { $player }: { $card } has no effect.
event-sacrifices = { $player } sacrifices { $card }.
event-returns = { $player } takes { $card } back to hand.
event-handed-over = { $player } hands { $card } over to { $to }.
event-trap-springs = The Trap on { $card } springs.
event-caught = { $player } has to discard { $card }.
event-locked = { $card } is locked.
event-unlocked = { $card } is free again.
event-token = { $player } uses { $token }.
event-marker-moves = The season marker moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} { $back ->
    [1] back to
   *[other] to
} month { $month } ({ $season }).
event-season-changes = It is { $season } now.
event-year = Year { $n } begins. Library cards come to hand.
event-passes-card = { $player } passes a card to { $to }.
event-libraries = Everybody has chosen their libraries.
event-scores = { $player } scores { $n }: crystals { $crystals }, cards { $cards }, hand { $hand }, bonuses { $bonuses }, token { $token }, destiny { $destiny }.
event-wins = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}

event-stores = { $player } puts { $energy } on { $card }.
event-shows = { $player } shows { $card }.
event-turns-to-air = All energy of { $player } turns to air.

event-reveals = { $player } reveals { $card }.
event-steals = { $player } takes { $energy } from { $rival }.
event-mimics = { $player } mimics { $card }.

event-straightens = { $player } straightens { $card }.
event-names = { $player } names { $card }.

end-most-points = The most points win.
end-shared = A shared victory.
ending-most-points = most points
ending-shared = shared victory

## The table

phase-prelude = prelude
phase-dice = the dice
phase-turn = turn
phase-over = the end
table-year = Year { $n }
table-month = Month { $n }, { $season }
table-middle = Middle
table-wheel = The wheel
table-draw = Draw pile
table-discard = Discard pile
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-face-star = star
table-face-card = card
table-face-transmute = transmute
table-die = Die of { $season }
table-pips = { $n ->
    [one] { $n } month
   *[other] { $n } months
}
table-advance = If nobody takes it, the season marker moves { $n ->
    [one] { $n } month
   *[other] { $n } months
} on.
table-gauge = { $cards }/{ $gauge } cards
table-hand-of = hand { $n }
table-bonuses = { $left } left
table-tokens = Ability tokens to choose from
table-bonuses-title = Bonuses
text-bonuses = Three times a game you may help yourself. It costs 5, 12 or 20 points in all at the end.
text-bonus-price = { $n ->
    [one] It would cost { $n } point at the end.
   *[other] It would cost { $n } points at the end.
}
bonus-exchange = Exchange two
bonus-transmute = Transmute +1
bonus-gauge = Gauge +1
bonus-draw = Draw two
table-destiny-die = Die of destiny
table-left-die = nobody took it
table-worth = worth { $n }
table-values = In { $season } one energy token is worth, in crystals: { $values }.
table-destiny = destiny { $n }
table-first = first player
table-reserve = Reserve
table-reserve-of = { $n }/{ $most }
table-empty = empty
text-reserve = Energy pays for cards. Transmuted, it becomes crystals at what the season pays.
table-token-used = used
table-token-unused = not used
table-score = Score
table-looked = Cards you look at
table-pack = To choose from
table-kept = Kept
table-picked = your pick
table-hand = Hand
table-library-2 = Library, year 2
table-library-3 = Library, year 3
table-turned = turned
table-trap = Trap
table-deadbolt = Deadbolt
table-mimics = mimics { $card }
table-locks = locks { $card }
table-mimicked = mimicked by { $player }
table-mimics-gone = what it mimics has left play
score-crystals = Crystals: { $n }
score-cards = Power cards: { $n }
score-hand = Cards in hand: { $n }
score-bonuses = Bonuses: { $n }
score-token = Ability token: { $n }
score-destiny = Destiny: { $n }
score-total = { $n } points

## How to play: every line of a text is a paragraph

guide-1-title = The aim
guide-1-text =
    Three years of twelve months decide which sorcerer is the greatest. Crystals are points, and so is the prestige of the power cards you have in play at the end.
guide-2-title = Prelude
guide-2-text =
    Everybody gets nine power cards, keeps one and passes the others to the left, until nine are kept. Apprentices take a ready-made deck instead.
    Then you split your nine cards: three are your first hand, three wait for the second year, three for the third.
guide-3-title = The dice
guide-3-text =
    Each round the dice of the season are rolled, one more than there are players. In turn everybody takes one. It may give energy, crystals, a card, a star for your summoning gauge, or the right to transmute.
    The die that nobody takes moves the season marker by its pips.
guide-4-title = Your turn
guide-4-text =
    First you do what your die shows. Then you do what you like, as often as you can pay for it.
    Summon a card from your hand: pay its cost. You never may have more cards in play than your summoning gauge says when you summon.
    Activate a card: it is turned, and rests until the next round.
    Transmute, if you may this turn: each season pays another price for each of the four energies.
    Your reserve holds seven energy tokens.
guide-5-title = Bonuses
guide-5-text =
    Three times a game you may help yourself: exchange two tokens, transmute for one crystal more per token, raise your gauge, or draw two cards where your die shows one. It costs 5, 12 or 20 points in all at the end.
guide-6-title = The end of a round
guide-6-text =
    Cards that act at the end of the round act in the order of players, each player's own in the order they like. Then the marker moves. A new season wakes some cards; a new year brings you the cards you laid aside.
guide-7-title = The end
guide-7-text =
    After the third year you count: crystals, prestige of cards in play, minus 5 for each card left in your hand, minus the bonuses, plus or minus your ability token if you used it, and the destiny points.
guide-8-title = Enchantments, tokens and destiny
guide-8-text =
    An enchantment changes the game for everybody. An ability token is yours alone and works once.
    With some enchantments you may roll the die of destiny instead of using your season die. The most destiny points are worth 20, or 10 each for a tie.
