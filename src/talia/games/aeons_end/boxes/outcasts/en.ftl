### Outcasts: names, and the words of cards that do something of their own.

title-outcasts = Aeon's End: Outcasts
blurb-outcasts = The city is lost from sight, and what the mages defend is each other. A cooperative deck-building game for 1-4: curses creep into decks that are never shuffled, minions wander out of reach of any spell, and four nemeses each break a rule you took for granted.
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
} a card in hand and then may gain a card that costs up to { $n } more and place it into their hand
do-rift-gain = gain a card that costs { $n } or less from any other supply pile; you may destroy this to make that { $dearer } or less. You may spend { $price } aether to place that card into your hand
do-deal-for-an-allys-hand = any ally draws a card and reveals their hand. Deal { $n } damage, plus 1 for each card in it that costs 1 or more
do-order-turn-deck = look at the whole turn order deck and put it back in any order

ask-rift-destroy = Destroy Rift Dagger to gain a card that costs { $n } or less?
ask-into-hand-for = Spend { $n } aether to place { $card } into your hand?
ask-ally-draws = Which ally draws a card and reveals their hand?
ask-turn-last = Which of these turn order cards comes last?
option-turn-last = { $card }
