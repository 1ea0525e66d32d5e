### Words that explain themselves: name, the forms in which texts have it, what it means (kernel/glossary.py).

term-aether =
    Aether
    aether
    What you pay with. Gems give it, and what you have not spent when your turn ends is lost.
term-prep =
    Prep
    prep|preps|prepped|prepping
    To lay a spell on one of your breaches, where it waits for your next casting phase. What stands after "While prepped" works from there already.
term-cast =
    Cast
    cast|casts|casting phase|casting
    To let a prepped spell do what it says, in the casting phase that begins your turn. Then it goes onto your discard pile.
term-breach =
    Breach
    breach|breaches|breach's
    A rift of yours with room for one spell. An open breach takes one every turn, a closed one only in a turn in which it was focused. III and IV, once open, add 1 damage.
term-focus =
    Focus
    focus|focuses|focused|focusing|focus cost
    To turn a closed breach by a quarter. In that turn it takes a spell, later it is cheaper to open, and the last quarter opens it.
term-open =
    Open
    open|opens|opened|opening
    An open breach takes a spell every turn and stays open. It opens with the last focus, or at once for its price.
term-charge =
    Charge
    charge|charges
    It costs 2 aether in your main phase. When your ability has all its charges, you may use it.
term-gravehold =
    Gravehold
    Gravehold|Gravehold's
    The city behind you. When it has no life left, the players lose.
term-unleash =
    Unleash
    unleash|unleashes|unleashed
    Do what the nemesis' own rule says after UNLEASH. Each nemesis has another one.
term-persistent =
    Persistent
    persistent
    What this minion does on every turn of the nemesis, for as long as it lives.
term-minion =
    Minion
    minion|minions|minion's
    A helper of the nemesis with life of its own. Your damage can go to it, and at 0 life it is gone.
term-power =
    Power
    power|powers
    A card of the nemesis that counts down: it loses a token on each nemesis turn, strikes when the last is gone, and is discarded.
term-to-discard =
    To discard
    to discard
    Whoever does this in their main phase gets rid of the power before it strikes.
term-tier =
    Tier
    tier|tiers
    How far the nemesis has come: its deck has milder cards on top (1) and dreadful ones at the bottom (3).
term-destroy =
    Destroy
    destroy|destroys|destroyed
    It is out of the game for good.
term-turn-order =
    Turn order
    turn order deck|turn order discard pile|turn order
    The small deck that tells who takes the next turn. When it is empty it is shuffled, and a new round begins.
term-supply =
    Supply pile
    supply pile|supply piles
    A pile of the market. What is sold out stays empty.
term-ally =
    Ally
    ally|allies|ally's
    Another player, never yourself; only one mage alone is their own ally.
