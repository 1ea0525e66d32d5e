## How to play: what this box adds

guide-legacy-title = The nemeses of Legacy
guide-legacy-text =
    Bladius (difficulty 1 of 10) strikes at whoever has the fewest open breaches, and escapes when its deck is spent: then you have lost. It is the one to meet first.
    Spawning Horror (3) feeds a breeding chamber that brings forth pods; with seven of them in play it has won.
    Fungal Mesh (4) gathers tokens and has you cast your own spells at each other and at Gravehold.
    Deathmind (6) cuts the supply apart: gaining from a pile that no row of bridges joins to the first one hurts, and nobody gains the last card of a pile.
    Maelstrom: Risen (8) lights beacons; its Assault turn hurts Gravehold for each of them, and ten of them end the battle.
    A sixth (9) is not described here. If you mean to play the campaign, meet it there first.
guide-legacy-cards-title = Pulse, silence, shields, degrading
guide-legacy-cards-text =
    Pulse tokens are yours from turn to turn. You hold five at most; what comes beyond that is lost. Cards tell what they are good for.
    A silenced minion skips its persistent effect once, in the next nemesis turn, and loses the token. All else on it stays as it is.
    A minion with shield tokens loses one of them instead of life whenever it would be dealt damage, be it 1 or 10: many small blows are worth more than a large one.
    To degrade is to destroy a card that costs 2 or more; then you may gain a cheaper card of the same type from any supply pile into your hand. Whoever has no such card suffers 2 damage.
    A spell with Echo is resolved twice. A relic that is attached lies under a breach for good, at most one under each, and is discarded only when that breach is destroyed.
guide-legacy-mages-title = Mages made of gifts
guide-legacy-mages-text =
    Every mage begins with eight Crystals, two Sparks, an open breach I and II and III turned once. What makes them different are five gifts: a starting card of one's own in hand, an ability, a breach, a second starting card with pulse in the deck, and a last gift.
    Six mages are ready to be taken. You may also make your own: say in the set-up that mages are made of gifts, and choose one gift of each sort for everybody, or leave some to chance. No two mages of a battle share a gift.
