### Words of this box that explain themselves.

term-pulse =
    Pulse
    pulse token|pulse tokens|pulse
    A token that you keep from turn to turn, five at most. Cards tell what it can be spent on.
term-silence =
    Silence
    silence|silences|silenced
    A silenced minion skips its persistent effect in the next nemesis turn and loses the token.
term-shield =
    Shield token
    shield token|shield tokens|shields|shield
    A minion that would be dealt damage loses one of these instead, whatever the amount.
term-degrade =
    Degrade
    degrade|degrades
    Destroy a card that costs 2 or more; you may then gain a cheaper one of its type into hand. Whoever cannot suffers 2 damage.
term-echo =
    Echo
    Echo
    The spell's cast effect is resolved twice, with all that is added to it.
term-attach =
    Attach
    attach|attached
    The relic lies under a breach, at most one under each, until that breach is destroyed.
term-gift =
    Gift
    gift|gifts
    What a mage of this box is made of: two starting cards, an ability, a breach, and a last gift.
