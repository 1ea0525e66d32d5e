### Expeditions: the camp before every battle, and the page of the whole way.

expedition-camp = Camp
expedition-against = rated { $n }{"\u00A0"}of{"\u00A0"}10
camp-named = { $name }
camp-status = Before battle { $n } of { $of }
camp-foe = What waits for you
camp-mages = Mages in the barracks
camp-treasures = Treasures
camp-market = Supply piles in the barracks
camp-banished = Banished from this expedition
camp-upgraded = Upgraded nemesis cards you have met
camp-level = level { $n }
camp-taken = taken by { $name }
camp-shared = taken by all
camp-starts = starts with { $cards }

ask-camp-mage = Which mage do you lead into battle?
ask-camp-treasure-1 = Which treasure of level 1 do you take along?
ask-camp-treasure-2 = Which treasure of level 2 do you share?
ask-camp-treasure-3 = Which treasure of level 3 do you take along?
ask-camp-banish = Nine piles go to the market. Which { $sort } pile is banished from the expedition? ({ $n } to go)
option-camp-mage = { $card }
option-camp-treasure = { $card }
option-camp-banish = Banish { $card }

expedition-own = An Expedition of Your Own
expedition-own-blurb = Four nemeses of rising strength, with mages, supply piles and treasures out of every box there is. A seed lays it out: send it to friends, and they meet the same.
tale-own-start-title = A Map with Four Marks
tale-own-start-text =
    Somebody has left a map in the barracks. Four places on it are marked, each with a heavier hand than the one before, and in the margin stands a number.
    Whoever has that number has this map. Perhaps others are already on their way. Pack well: what you leave behind will not be here when you return.
tale-own-won-4-title = The Fourth Mark
tale-own-won-4-text =
    You cross out the last mark and add a few of your own: where there was water, where there were friends, where one should duck.
    Then you fold the map and leave it where somebody will find it.
