## How to play: what this box adds

guide-outcasts-title = The nemeses of Outcasts
guide-outcasts-text =
    Experiment 153 (difficulty 3 of 10) has no life of its own. Four maws with 20 life each crawl along their growth tracks; on the fourth and the last space something happens, and at the end of its track a maw does it again whenever it should move. A blow of 3 or more drives a maw one space back, and you win when none is left. It is the one to meet first.
    Thief of Dreams (4 of 10) steals most of the market. What it stole comes up on the Dream Mat and slips away space by space; you may gain it there or pay to destroy it, and each card that gets away hurts.
    Risen Thrall (5 of 10) raises thralls without end. Some are illusions: pay 2 aether to flip one over and see, before you waste a spell on it. The more that are real, the worse each nemesis turn begins.
    Fountain of Souls (8 of 10) sends souls round a ring, and each that comes to its last space costs Gravehold a life. Soulfire fuels the lantern, which puts them to rest by the handful.
guide-outcasts-cards-title = Curses, wanderers and Link
guide-outcasts-cards-text =
    The curse deck lies face up beside the nemesis and is no supply pile: nobody buys from it. A card that says so makes a player gain one particular curse. Such a card clogs the deck until you pay to be rid of it. A Curse of Rot takes a place in your hand and is gone at once, only to come back, unless you give up 3 charges for it.
    A wandering minion slips away from magic: cards and abilities of yours deal it no more than 1 damage at a time. In your main phase you may spend any amount of aether to deal it as much damage.
    Two spells with Link may share a breach; each is cast by itself.
    Some cards ask how often you have played them in this turn, or wait for the next card you gain. They show what they wait for as long as they lie before you.
    Treasures come from an expedition, but any battle may have them: one of level 1 takes the place of a starting card, one of level 2 serves all of you, one of level 3 its owner.
    Xaxos: Outcast can stand where Gravehold does. Charges you gain may be given to him; with the eighth he does what the next card of his ability deck says.
guide-outcasts-mages-title = Mages with rules of their own
guide-outcasts-mages-text =
    Thraxir's four breaches do something in the moment in which they are opened, and Dezmodia has a Void breach with room for any number of spells.
    Taqren carries a barrier: whenever damage reaches him, its token goes to another place and does what is told there.
    Z'hana lays glyphs onto cards of the supply. Whoever gains such a card receives what the glyph gives, or leaves it to her.
    For a first battle take Ilya, Kel, Taqren or Z'hana, the first market, Experiment 153, and the level for beginners.
