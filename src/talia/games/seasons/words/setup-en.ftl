## What the choices of a set-up mean

choice-random-text = Chance decides.
rating-gentle = easy to begin with
rating-fair = the usual game
rating-rich = more to know
level-apprentice-text = Everybody takes a ready-made deck of nine cards, so that there is nothing to draft. The thirty simpler cards are in play.
level-magician-text = You draft your nine cards from the thirty simpler ones.
level-archmage-text = You draft your nine cards from all fifty, which reach further into each other's plans.
boxes-base-text = Only the fifty cards of the base game.
boxes-enchanted-kingdom-text = Twenty more power cards, and ability tokens of which each player keeps one of three.
boxes-path-of-destiny-text = More power cards and replicas, and an ability token for each player.
boxes-all-text = The cards of both boxes; each player keeps one of three ability tokens.
enchantment-none-text = No enchantment: the game as it is.
tokens-yes-text = Each player has a power of their own, once a game.
tokens-no-text = Nobody has one.
destiny-yes-text = Chance may also choose an enchantment that brings the die of destiny.
destiny-no-text = Chance leaves out the enchantments that bring the die of destiny.

## How to play: what to begin with

guide-9-title = For your first game
guide-9-text =
    Play as apprentices, without any other box and without an enchantment: ready-made decks save you the draft, and there is less to watch.
    Early on take the dice with stars and energy. A card played in the first year works for three.
    Look at the wheel before you transmute: an energy that is worth 1 crystal now may bring 3 next season.
    Do not be left with a full hand: every card you still hold at the end costs 5 points.
