### Words of this box that explain themselves.

term-curse =
    Curse
    curse|curses|curse deck
    A card of the curse deck. Nobody buys one: the nemesis hands them out, and they clog your deck until you get rid of them.
term-wandering =
    Wandering
    wandering|wanderer|wanderers
    Cards and abilities deal it no more than 1 damage at a time, but in your main phase you may spend any amount of aether to deal it as much.
term-link =
    Link
    Link
    Two spells with Link may lie on one breach. Each of them is cast by itself.
term-maw =
    Maw
    maw|maws
    A part of Experiment 153 with life of its own. It crawls along a growth track of eight spaces, and does harm on the fourth and on the last.
term-glyph =
    Glyph
    glyph|glyphs
    A token of Z'hana on a card of the supply. Whoever gains that card gets its gift, or leaves it to Z'hana.
term-barrier =
    Barrier
    barrier|barrier token
    Taqren's token: it moves whenever he suffers damage, and its new place does something for him.
