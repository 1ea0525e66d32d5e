## What the choices of a set-up mean

choice-random-text = Chance decides.
market-suggested = A market that the rulebook suggests: nine piles that go well together.
rating-gentle = gentle ({ $n }{"\u00A0"}of{"\u00A0"}10)
rating-fair = a fair fight ({ $n }{"\u00A0"}of{"\u00A0"}10)
rating-hard = hard ({ $n }{"\u00A0"}of{"\u00A0"}10)
rating-merciless = merciless ({ $n }{"\u00A0"}of{"\u00A0"}10)
difficulty-beginner-text = For a first battle: each mage has { $life } life, Gravehold { $gravehold }, and the nemesis, if it has life of its own, { $n } less than printed.
difficulty-normal-text = As printed: each mage has { $life } life, Gravehold { $gravehold }.
difficulty-expert-text = For those who know this nemesis: it plays by its harder rule, and life is as printed unless that rule changes it.
difficulty-extinction-text = For those who like to lose: each mage has { $life } life, Gravehold { $gravehold }, the nemesis, if it has life of its own, { $n } more than printed, and it plays by its harder rule.
turn-order-standard-text = Everybody's turn cards as the rules have them.
turn-order-easier-text = Alone you get a fourth turn card; with four, each of your cards lets one of two mages act.
life-usual-text = What the difficulty says.
life-more-text = { $n } life, for one mage who finds it hard alone.

## Mages made of gifts

field-mages-from = How mages come
mages-from-ready = Ready mages
mages-from-ready-text = Mages who have their gifts already.
mages-from-gifts = Mages made of gifts
mages-from-gifts-text = Every player chooses one gift of each sort, or leaves it to chance. No two mages share a gift.
field-gift-start = Starting cards
field-gift-ability = Abilities
field-gift-breach = Breach gifts
field-gift-second = Cards with pulse
field-gift-last = Last gifts
error-setup-gifts = { $field } names { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
} for { $players ->
    [one] one player
   *[other] { $players } players
}.
