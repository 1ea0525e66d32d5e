### The guided battle. Each line of a step is a page.

lesson-battle = The first battle
lesson-battle-blurb = Ten minutes and a victory: gems, spells, breaches, and what a nemesis does about them.
lesson-battle-gems =
    Welcome, { mage-mazahaedron }! Across the table stands { nemesis-umbra-titan }. Others have worn it down to 10 life; the rest is yours to do. Bring it to 0 and you win.
    Behind you lies the city of Gravehold. If it has no life left, the battle is lost.
    This is you: your life, the charges of your ability, and the aether you can spend this turn. You have none yet.
    Your hand: three Crystals, two Sparks. A Crystal is a gem, and gems give aether. Play all three; the key a plays them in one go.
lesson-battle-gain =
    3 aether! This is the market. What you gain here goes onto your discard pile, and later you draw it.
    Better gems make every turn to come a richer one. Gain { card-volcanic-glass }: it gives 2 aether where a Crystal gives 1.
lesson-battle-prep =
    Now a spell. Spells do the fighting, but not at once: you prep them to a breach now and cast them when your next turn begins.
    Breach I is open and has room for one spell. Prep a Spark to it.
lesson-battle-unleash =
    Nothing was left to do, so your turn ended. The gems you played lie on your discard pile, you drew back up to five cards, and the Spark you did not play is still in your hand.
    Then the turn order deck called the nemesis. Its minion { card-howling-spinners } acted first and cost you 2 life. After that it drew an attack, { card-encroach }.
    { card-encroach } says "Unleash", and each nemesis has its own rule for that. This one leaves you a choice: you suffer 2 damage, or it loses a token. With no tokens left it would win, but it has six. Either is fine today.
lesson-battle-cast =
    Your turn begins with the casting phase, and the Spark on breach I is ready. Cast it.
lesson-battle-target =
    Damage goes to the nemesis or to one of its minions. A minion acts on every nemesis turn, so a weak one is worth a spell: strike { card-howling-spinners } down.
lesson-battle-more-gems =
    Gone! Now comes your main phase. You drew a mighty spell: { card-conjure-the-lost }.
    Gems first. Play your three Crystals.
lesson-battle-focus =
    Two spells in hand, and one open breach. A closed breach takes a spell too, but only in a turn in which you focus it.
    Each focus also turns the breach by a quarter, until it stays open. Focus breach II for 2 aether.
lesson-battle-prep-both =
    Now both have room. Prep { card-conjure-the-lost } to breach I and the Spark to breach II.
lesson-battle-closed =
    Look who is in your hand: { card-volcanic-glass }. Your deck ran out, so your discard pile was turned over. It is never shuffled: what went down first comes back first.
    The nemesis drew a power, { card-seismic-roar }. It loses a token on each nemesis turn and strikes when the last is gone. "To discard" tells how you could stop it before that.
    Casting phase. A spell on a closed breach cannot wait, so begin with the Spark.
lesson-battle-big-spell =
    And now { card-conjure-the-lost }: 5 damage in one blow.
lesson-battle-may =
    "You may" always leaves it to you. A destroyed card is out of the game for good; in return Gravehold would gain 4 life. Decide as you like.
lesson-battle-all-gems =
    4 life left! One more spell will do.
    Play all your gems; the glass gives 2 aether.
lesson-battle-charge =
    Every mage has an ability that works when it has all its charges. Yours has 3 of 4, and a charge costs 2 aether. Gain one.
lesson-battle-ability =
    It is full. Use { mage-mazahaedron-ability }: a gem for you, and 4 life for the city.
lesson-battle-gift =
    Choose your gem. { card-breach-ore } is the most you can get for nothing.
lesson-battle-last-spell =
    { card-equilibrium } deals 4 damage, exactly what is needed. Prep it to breach I. "While prepped" means that it works from there already: you will suffer less.
lesson-battle-finish-turn =
    2 aether are left. Nothing more is needed today, and what you do not spend is lost. End your main phase: the space bar does it.
lesson-battle-order =
    The gems you played go onto your discard pile in an order of your choice; in that order you will draw them again. For once it makes no difference: leave them as they lie.
lesson-battle-last-cast =
    The turn cards had run out. They are shuffled for each round, and this time the nemesis came first: { card-seismic-roar } lost a token, and a new minion is here, { card-grubber }. It acts from the next nemesis turn on.
    But now it is your turn, and { card-equilibrium } is ready. Cast it!
lesson-battle-last-target =
    { card-grubber } can wait. { nemesis-umbra-titan } has 4 life left, and you deal 4 damage. End it!
lesson-battle-end =
    Victory, and Gravehold stands! Now you know what a turn is made of: cast, spend and prep, draw.
    For a whole battle choose the level for beginners and buy better gems first. Words on cards explain themselves when you look at a card, and "How to play" tells the rest.
