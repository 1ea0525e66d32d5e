### Words that explain themselves: name, the forms in which texts have it, what it means (kernel/glossary.py).

term-domain =
    Domain
    domain|domains
    What a creature can do. The main domain is its own wherever it stands; a side domain works when the neighbour on that side is of the same clan.
term-main-domain =
    Main domain
    main domain
    It belongs to the creature wherever it stands. What it does once, it does only for a creature summoned from your hand, or for one whose card says so.
term-side-domain =
    Side domain
    left domain|right domain|side domain|side domains
    It works when the neighbour on that side, in the same row, is of the same clan.
term-clan =
    Clan
    clan|clans
    Creatures of one clan wake each other's side domains and can be links of one fusion chain.
term-charge =
    Charge
    charge|charges|while attacking
    In the attack phase every creature of the attack row runs straight ahead. What is at least as strong as its enemy defeats it, and only the surplus goes on to the gate.
term-attacked =
    While attacked
    while attacked
    This power counts only when a charge strikes the creature.
term-fusion =
    Power fusion
    power fusion|fusion|chain|fuse
    A standing gate leads a chain through neighbours of one clan. The creature at its end, in the attack row, charges with 2 more power, and more by fuse abilities.
term-gate =
    Gate
    gate|gates
    One behind each column. Damage takes off its strength; at 0 it bursts and takes the creatures of its column along. Without a gate you have lost.
term-crystal =
    Crystal
    crystal|crystals
    What creatures and actions cost. Those that you have not spent when your development phase ends are lost.
term-familiar =
    Familiar
    familiar|familiars
    A small creature of your first deck. Discarded from hand in your development phase it yields a crystal.
term-sovereign =
    Sovereign
    sovereign|sovereigns
    The mightiest creatures, and the most expensive. Whoever loses a gate takes one for nothing.
term-primal =
    Primal
    primal|primals
    It has no power of its own but counts as kin to every clan.
term-summon =
    Summon
    summon|summons|summoned
    To bring a creature to an empty place: from your hand for nothing, from the field for its price.
term-recall =
    Recall
    recall|recalls|recalled
    For a crystal a creature of yours goes from the battlefield to your discard pile.
term-repair =
    Repair
    repair|repairs
    The gate gets strength back, never more than it began with.
