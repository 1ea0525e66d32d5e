### The guided duel. Each line of a step is a page.

lesson-duel = The first duel
lesson-duel-blurb = Ten minutes and two turns: crystals, creatures, domains, fusion, and gates that fall.
lesson-duel-crystals =
    Welcome to the duel! Across from you stand your rival's gates. One has fallen, two have 4 strength left. Bring both down and you win.
    These are yours, one behind each of your three columns. Lose all of them and you have lost.
    Your hand holds five familiars. A familiar that you discard yields a crystal, and crystals hire creatures. Discard Moss Mouse, Pocket Bat and Reed Piper; keep the two of the Pyre clan.
lesson-duel-call =
    3 crystals! These are the warriors of the field; whoever pays their price may summon them.
    Flint Boar has 2 power, and 1 more while attacking. Summon it for 3 crystals.
lesson-duel-boar-place =
    The upper row is your attack row: all who stand there charge straight ahead. The lower row defends.
    Before the rival's middle gate waits a guard, Hedge Warden. Put Flint Boar into the middle of your attack row, on A2.
lesson-duel-kitten =
    Creatures from your hand cost nothing. Ash Kitten is of the same clan as Flint Boar, Pyre.
    And Flint Boar has a left domain: with one of its clan on its left it gets 1 more power while attacking. Summon Ash Kitten.
lesson-duel-kitten-place =
    To the left of Flint Boar: A1.
lesson-duel-toad =
    Cinder Toad is of the Pyre, too. It will be a link of something greater. Summon it.
lesson-duel-toad-place =
    Behind Flint Boar, before your middle gate: D2.
lesson-duel-fusion =
    Your development phase is over, and the attack begins with power fusion: a standing gate sends its strength through neighbours of one clan to a creature of the attack row.
    Gate 2, Cinder Toad, Flint Boar: the last in the chain charges with 2 more power. Lay the chain D2-A2.
lesson-duel-pass =
    Every creature of the attack row charges now, whether you like it or not. The left column begins; you are asked for the order only where it could matter.
    Ash Kitten meets Thimble Ghost in the enemy attack row. There you may strike or pass by; nobody gets past the defence row without a fight.
    Behind the ghost the way to the gate is free. Pass by, and Ash Kitten's 1 power hits the gate.
lesson-duel-more-crystals =
    Flint Boar charged with 6: 2 of its own, 1 for attacking, 1 for Ash Kitten, 2 by fusion. Hedge Warden's 2 were taken off, the other 4 broke the gate. A bursting gate takes the attacker along, so Flint Boar lies on your discard pile; you will draw it again.
    Whoever loses a gate gets a sovereign for it. Your rival took Hearthbreaker, a mighty one, and two of your gates were hit.
    Your rival has one gate left, with 3 strength, guarded by Twig Wren with 1 power. You need a charge of 4 or more in the left column.
    You drew five new cards. Discard all but Smoke Calf for 4 crystals.
lesson-duel-move =
    A strong creature shall stand on A1, so Ash Kitten makes room. Moving one costs a crystal.
lesson-duel-move-to =
    One to the right: A2.
lesson-duel-lancer =
    3 crystals left, and just the one for it: Coal Lancer, 1 power and 2 more while attacking. Summon it.
lesson-duel-lancer-place =
    On A1, beside Ash Kitten. That wakes Coal Lancer's right domain.
lesson-duel-strike =
    Some domains work once, as a creature arrives. This one deals 1 damage to an enemy gate: use it.
lesson-duel-finish-phase =
    2 strength left! Smoke Calf may wait in your hand. End your development phase: the space bar does it.
lesson-duel-long-fusion =
    A chain can go on from neighbour to neighbour. Lay the long one, D2-A2-A1, so that Coal Lancer gets the 2 power.
lesson-duel-last-charge =
    1 power, 2 for attacking, 2 by fusion: 5 in all. Charge with the left column!
lesson-duel-last-pass =
    Leave the ghost alone and pass by. Twig Wren takes off 1, and 4 reach the gate.
lesson-duel-end =
    The last gate is down: you have won your first duel!
    In a whole match every gate begins with 15 strength. Keep guards before your own, build rows of one clan, and let fusion do the rest. Words on cards explain themselves when you look at a card.
