## How to play: what this box adds

guide-outcasts-title = The nemeses of Outcasts
guide-outcasts-text =
    Experiment 153 (difficulty 3 of 10) has no life of its own. Four maws with 20 life each crawl along their growth tracks; on the fourth and the last space something happens, and at the end of its track a maw does it again whenever it should move. A blow of 3 or more drives a maw one space back, and you win when none is left. It is the one to meet first.
guide-outcasts-cards-title = Curses, wanderers and Link
guide-outcasts-cards-text =
    The curse deck lies open beside the nemesis and is no supply pile: nobody buys from it. A card that says so makes a player gain one particular curse. Such a card clogs the deck until you pay to be rid of it. A Curse of Rot takes a place in your hand and is gone at once, only to come back, unless you give up 3 charges for it.
    A wandering minion slips away from magic: cards and abilities of yours deal it no more than 1 damage at a time. In your main phase you may spend any amount of aether to deal it as much damage.
    Two spells with Link may share a breach; each is cast by itself.
    Some cards ask how often you have played them in this turn, or wait for the next card you gain. They show what they wait for as long as they lie before you.
guide-outcasts-mages-title = Mages with rules of their own
guide-outcasts-mages-text =
    Thraxir's four breaches do something in the moment in which they are opened, and Dezmodia has a Void breach with room for any number of spells.
    Taqren carries a barrier: whenever damage reaches him, its token goes to another place and does what is told there.
    Z'hana lays glyphs onto cards of the supply. Whoever gains such a card receives its gift, or leaves it to her.
    For a first battle take Ilya, Kel, Taqren or Z'hana, the first market, Experiment 153, and the level for beginners.
