### Outcasts: names, and the words of cards that do something of their own.

title-outcasts = Aeon's End: Outcasts
blurb-outcasts = Whoever defends Gravehold now has to look after the others, too. A cooperative deck-building game for 1–4: curses creep into decks that are never shuffled, minions wander out of reach of any spell, and four nemeses each break a rule you took for granted.
market-first-market = First market (suggested)

card-unstable-pyrite = Unstable Pyrite
card-helix-of-amber = Helix of Amber
card-molten-peridot = Molten Peridot
card-elongated-looq = Elongated Looq
card-galvanized-sapphire = Galvanized Sapphire
card-petrified-phoenixium = Petrified Phoenixium
card-vigorous-sunstone = Vigorous Sunstone
card-duplicating-sazite = Duplicating Sazite
card-orb-of-the-deep = Orb of the Deep
card-carnivorous-roox = Carnivorous Roox
card-reconstituting-circuit = Reconstituting Circuit
card-rift-dagger = Rift Dagger
card-chain-of-retrieval = Chain of Retrieval
card-destiny-forger = Destiny Forger
card-transmuters-lens = Transmuter's Lens
card-bottled-sun = Bottled Sun
card-unhinged-vortex = Unhinged Vortex
card-fortified-frost = Fortified Frost
card-paired-storm = Paired Storm
card-infused-ignition = Infused Ignition
card-shattering-bolt = Shattering Bolt
card-twisted-fang = Twisted Fang
card-gathered-will = Gathered Will
card-lightning-arrow = Lightning Arrow
card-radiant-conflux = Radiant Conflux
card-unstable-rift = Unstable Rift
card-hasted-intellect = Hasted Intellect
card-swarm-of-flame = Swarm of Flame
card-tornado-of-insight = Tornado of Insight
card-arcane-relay = Arcane Relay
card-dizzying-burst = Dizzying Burst

card-entwined-amethyst = Entwined Amethyst
card-esoteric-amplifier = Esoteric Amplifier
card-glyph-carver = Glyph Carver
card-nameless-siphon = Nameless Siphon
card-trulite-of-energy = Trulite of Energy
card-trulite-of-force = Trulite of Force
card-call-of-the-void = Call of the Void
card-convergence = Convergence
card-swirling-darkness = Swirling Darkness

if-no-closed-breaches = you have no closed breaches
do-gain-no-dearer = { $form ->
    [they] gains
   *[other] gain
} a card from the supply that costs no more than the card you gained
do-destroy-for-aether = destroy a card in hand to gain as much aether as it costs
do-forge-another = { $form ->
    [may-they] destroy
    [they] destroys
   *[other] destroy
} a card in hand, then may gain a card that costs up to { $n } more and place it into their hand
do-rift-gain = gain a card that costs { $n } or less from any other supply pile; you may destroy this to make that { $dearer } or less. You may spend { $price } aether to place that card into your hand
do-deal-for-an-allys-hand = any ally draws a card and reveals their hand. Deal { $n } damage, plus 1 for each card in it that costs 1 or more
do-order-turn-deck = look at the whole turn order deck and put it back in any order

ask-rift-destroy = Destroy Rift Dagger to gain a card that costs { $n } or less?
ask-into-hand-for = Spend { $n } aether to place { $card } into your hand?
ask-ally-draws = Which ally draws a card and reveals their hand?
ask-turn-last = Which of these turn order cards comes last?
option-turn-last = { $card }
ask-shuffle-turn = Which turn order card is shuffled in?
option-shuffle-turn = { $card }

do-focus-its-breach = focus the breach that this was cast from
do-cast-all-keeping = cast all of your prepped spells without discarding them
do-exchange = any ally draws { $n } cards. Then place any number of cards in your hand into their hand, and they place as many into yours
do-cast-several = cast up to three spells prepped by any players. If you have three open breaches, each deals 1 additional damage; if you have four, cast up to four and each deals 2 additional damage
do-shuffle-turn-in = { $form ->
    [they] shuffles
   *[other] shuffle
} { $whose ->
    [they] their
   *[other] your
} turn order card from the discard pile into the turn order deck
do-place-glyphs = place { $n ->
    [one] a glyph
    [2] two glyphs
   *[other] { $n } glyphs
} on top of any card in the supply
do-barrier-moves = move the barrier token to a different place and do what it says there

mage-arachnos = Arachnos
mage-arachnos-title = Redeemed Acolyte
mage-arachnos-ability = Expunge
mage-dezmodia-void-risen = Dezmodia
mage-dezmodia-void-risen-whole = Dezmodia, Void Risen
mage-dezmodia-void-risen-title = Void Risen
mage-dezmodia-void-risen-ability = Void Vortex
mage-dezmodia-void-risen-rules = Breach IV is the Void breach: once it is open, any number of spells may be prepped to it. It stays when Dezmodia is exhausted.
mage-ilya = Ilya
mage-ilya-title = Right Hand
mage-ilya-ability = Life Embrace
mage-kel = Kel
mage-kel-title = Left Hand
mage-kel-ability = Soul Invigoration
mage-qu = Qu
mage-qu-title = Destroyer
mage-qu-ability = Combust Aether
mage-taqren = Taqren
mage-taqren-title = Severed Shield
mage-taqren-ability = Sustain
mage-taqren-rules = Whenever Taqren suffers damage, exhausted or not, move the barrier token to a different place and do what it says: any ally draws a card; focus your closed breach with the lowest focus cost; gain 1 charge; prep a spell in hand to one of your breaches, open or closed. The token starts at the first of them. While Taqren is exhausted, Gravehold suffers 1 damage for each of his instead of 2.
mage-taqren-shown = Barrier: { $text }
mage-thraxir = Thraxir
mage-thraxir-title = Reanimated
mage-thraxir-ability = Shackles Unleashed
mage-thraxir-rules = When you open breach I (Forged), gain a card that costs 4 or less from any supply pile; II (Honed), a spell that costs 5 or less; III (Refined), shuffle your turn order card into the turn order deck; IV (Serrated), gain any spell. These breaches add no damage.
mage-zhana = Z'hana
mage-zhana-title = Crimson Rebel
mage-zhana-ability = Inscribe
mage-zhana-rules = Five glyphs lie beside you. When an ally gains a card with a glyph on it, that ally or Z'hana gets its gift and the glyph comes back; when Z'hana gains one, she places the glyph on another card in the supply. The gifts: Spark, gain 1 charge; Mind, draw a card; Gate, focus one of your breaches; Heart, gain 1 life; Wall, Gravehold gains 1 life.
make-forged = Forged breach
make-honed = Honed breach
make-refined = Refined breach
make-serrated = Serrated breach
make-void = Void breach
barrier = Barrier
glyph-spark = Spark
glyph-mind = Mind
glyph-gate = Gate
glyph-heart = Heart
glyph-wall = Wall

ask-exchange = Which ally draws cards?
ask-give = Give which card?
ask-give-back = Give back which card? ({ $n ->
    [one] one to go
   *[other] { $n } to go
})
ask-glyph = Place which glyph?
ask-glyph-onto = The glyph { $glyph } goes onto which card of the supply?
ask-glyph-for = Who gets the gift of the glyph { $card }?
ask-barrier = Where does the barrier token move?
option-give = Give { $card }
option-glyph = { $glyph }
option-glyph-onto = Onto { $card }
event-glyph-laid = The glyph { $glyph } is laid onto { $card }.
event-glyph = { $mage } gets the gift of the glyph { $glyph }.

card-curse-of-rot = Curse of Rot
card-cursed-bolt = Cursed Bolt
card-cursed-manacles = Cursed Manacles
card-cursed-shard = Cursed Shard
card-aura-drain = Aura Drain
card-chaos-strike = Chaos Strike
card-haunted-force = Haunted Force
card-hemorrhage = Hemorrhage
card-labyrinth-wraith = Labyrinth Wraith
card-moonstruck-hound = Moonstruck Hound
card-noxious-winds = Noxious Winds
card-rain-of-devastation = Rain of Devastation
card-wandering-lasher = Wandering Lasher
card-weeping-hex = Weeping Hex
card-withering-rot = Withering Rot
card-chitin-crawler = Chitin Crawler
card-conjured-grapple = Conjured Grapple
card-harbinger-of-monstrosity = Harbinger of Monstrosity
card-hunt-the-weak = Hunt the Weak
card-mage-devourer = Mage Devourer
card-marked-for-death = Marked for Death
card-rescind = Rescind
card-seeking-destruction = Seeking Destruction
card-silent-decay = Silent Decay
card-suffocating-haze = Suffocating Haze
card-toxic-subterfuge = Toxic Subterfuge
card-wandering-observer = Wandering Observer
card-blackened-stars = Blackened Stars
card-blighted-magic = Blighted Magic
card-breach-spike = Breach Spike
card-darkening-depths = Darkening Depths
card-endless-torment = Endless Torment
card-nyx-the-spine-cruncher = Nyx, the Spine Cruncher
card-ray-of-desolation = Ray of Desolation
card-sacrifice = Sacrifice
card-scion-of-the-void = Scion of the Void
card-scour = Scour
card-sky-crush = Sky Crush
card-topple = Topple

if-gains-dear = they gain a card that costs { $n } or more (or, if the supply has no such card, the most expensive one in it)
do-lay-before = lays this card before them
do-lay-token = lays their player token on this
do-hurt-if-most = if nobody has more open breaches than the player whose token is on this, that player suffers { $n } damage. Otherwise, { $otherwise }
event-token-laid = The token of { $mage } lies on { $card }.

nemesis-experiment-153 = Experiment 153
card-bound = Bound
card-cascading-casualties = Cascading Casualties
card-corrupting-chitterer = Corrupting Chitterer
card-aural-carnivore = Aural Carnivore
card-lunging-jaws = Lunging Jaws
card-scaled-flesh = Scaled Flesh
card-divide-and-devour = Divide and Devour
card-restless-maws = Restless Maws
card-vein-worms = Vein Worms
maw-i = first maw
maw-ii = second maw
maw-iii = third maw
maw-iv = fourth maw
text-forbids-maw-damage = Maws are dealt no damage.
do-prepare-maws = four maws with { $life } life each stand at the start of their tracks. Move two different ones a space forward
do-move-maw = move any maw { $n ->
    [one] one space
    [2] two spaces
    [3] three spaces
    [4] four spaces
   *[other] { $n } spaces
} forward
do-move-maw-farthest = move the maw farthest from its start { $n ->
    [2] two
   *[other] { $n }
} spaces forward. Whatever that causes on its track happens once more
do-move-different = move { $n ->
    [2] two
   *[other] { $n }
} different maws one space forward each
do-move-maw-back = move any maw { $n ->
    [one] one space
    [2] two spaces
   *[other] { $n } spaces
} back
do-strike-maw = all damage of a blow goes to a single maw; { $n } or more of it move that maw one space back, but never from the first or the fourth space. A maw that comes to the fourth or the last space does what is told there, and at the end of its track it does so whenever it should move. When a maw is slain, another goes two spaces back
do-harden-scales = for the rest of the game a blow of { $n } is needed to move a maw back
do-weakest-maw-gains = the maw with the lowest life gains { $n } life
ask-maw-forward = Move which maw { $n ->
    [one] one space
   *[other] { $n } spaces
} forward?
ask-maw-back = Move which maw { $n ->
    [one] one space
   *[other] { $n } spaces
} back?
ask-maw-gains = Which maw gains { $n } life?
option-maw = The { $maw } (space { $n }, { $left } life)
event-maw-forward = The { $maw } moves forward to space { $n }.
event-maw-back = The { $maw } moves back to space { $n }.
text-maws-slain = When all maws are slain, the players win.
end-maws-gone = No maw is left.
ending-maws-gone = maws slain
