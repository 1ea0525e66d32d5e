### What several nemeses do, and the cards and players they ask for.

text-lasting = It is not discarded when it resolves: it gets { $n } power tokens again.
event-tokens-anew = { $card } has { $n } tokens again.
do-reveal-turn-card-of-player = reveal the top card of the turn order deck. If it is a player's, that player { $player }
who-most-cards-in-discard = the player with the most cards in their discard pile
who-most-cards-hand-2-or-more = the player with the most cards in hand that cost 2 or more
aether-not-a-card = that cannot be used to gain a card
cards-prepped-5-or-more = a prepped spell that costs 5 or more
