### Words that explain themselves: name, the forms in which texts have it, what it means (kernel/glossary.py).

term-crystal =
    Crystal
    crystal|crystals
    Points on the crystal track; some cards are paid with them, too. Whoever has most points at the end wins.
term-energy =
    Energy
    energy|energy token|energy tokens|air|water|fire|earth
    Tokens of air, water, fire and earth. They pay for power cards, or are transmuted into crystals.
term-transmute =
    Transmute
    transmute|transmutes|transmuted|transmuting
    To turn energy tokens into crystals. What each energy is worth depends on the season: 1, 2 or 3 crystals.
term-gauge =
    Summoning gauge
    summoning gauge|gauge
    How many power cards you may have in play. Stars on the dice raise it.
term-prestige =
    Prestige
    prestige
    Points that a power card in play gives at the end of the game.
term-reserve =
    Reserve
    reserve
    Where your energy tokens lie: seven have room.
term-summon =
    Summon
    summon|summons|summoned|summoning
    To put a power card from your hand into play for its cost. Your gauge must have room for it.
term-entering =
    On entering play
    on entering play
    It happens once, when the card comes into play, however it does.
term-activate =
    Activate
    activate|activates|activated
    On your turn you may turn the card and do what it says; it is turned back when the next round begins.
term-always =
    Always
    always
    It works for as long as the card is in play.
term-sacrifice =
    Sacrifice
    sacrifice|sacrifices|sacrificed
    The card goes from play to the discard pile; its prestige is lost.
term-season =
    Season
    season changes|season marker|season die|season dice|season
    Winter, spring, summer and autumn have three months each. The die nobody took moves the marker; dice and transmuting depend on the season.
term-power-card =
    Power card
    power card|power cards
    Your cards: magic items and familiars.
term-bonus =
    Bonus
    bonus|bonuses
    Three times a game you may help yourself, which costs points at the end.
