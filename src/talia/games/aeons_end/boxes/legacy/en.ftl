### Legacy: names, and the words of cards that do something of their own.

title-legacy = Aeon's End: Legacy
blurb-legacy = You begin as apprentices who can do little, and become what you choose. A cooperative deck-building game for 1–4: mages made of gifts, pulse that is kept from turn to turn, and six nemeses with shielded broods, bridges of thought and beacons in the dark.
market-first-chapter = First chapter (suggested)
market-racing-pulse = Racing pulse (suggested)

card-ancient-cyanolith = Ancient Cyanolith
card-conductive-grit = Conductive Grit
card-soothing-torporene = Soothing Torporene
card-arcing-silicate = Arcing Silicate
card-branching-radite = Branching Radite
card-entangled-shard = Entangled Shard
card-phased-portalite = Phased Portalite
card-crumbling-compound = Crumbling Compound
card-refined-lumenium = Refined Lumenium
card-fulmite-slab = Fulmite Slab
card-gilded-marble = Gilded Marble
card-brane-knife = Brane Knife
card-geophage = Geophage
card-neural-wreath = Neural Wreath
card-prophetic-lens = Prophetic Lens
card-voltaic-relay = Voltaic Relay
card-infernal-mirror = Infernal Mirror
card-void-mill = Void Mill
card-ethereal-hand = Ethereal Hand
card-reality-stabilizer = Reality Stabilizer
card-adrenal-batteries = Adrenal Batteries
card-fire-chakram = Fire Chakram
card-breach-flare = Breach Flare
card-sparking-siphon = Sparking Siphon
card-warping-haze = Warping Haze
card-breach-communion = Breach Communion
card-force-transfusion = Force Transfusion
card-incinerating-fist = Incinerating Fist
card-arcane-salvo = Arcane Salvo
card-bending-beam = Bending Beam
card-fiery-conclusion = Fiery Conclusion
card-gravity-node = Gravity Node
card-pyro-geist = Pyro Geist
card-starfire-frenzy = Starfire Frenzy
card-breach-collision = Breach Collision
card-thunderous-oath = Thunderous Oath
card-sphere-of-inversion = Sphere of Inversion

## Cards that do something of their own

do-two-destroy-tops = two different players may each destroy the top card of their discard pile
ask-destroy-tops = Whose top card of the discard pile is destroyed? ({ $n ->
    [one] one more player may
   *[other] up to { $n } players
})
do-open-any = { $form ->
    [they] opens any player's closed breach
   *[other] open any player's closed breach
}
ask-open-any = Open which breach?
do-gain-and-prep = { $form ->
    [they] gains
   *[other] gain
} a spell that costs { $n } or less from any supply pile and prep{ $form ->
    [they] s
   *[other] {""}
} it to any player's open breach
do-prep-gained = { $form ->
    [they] preps
   *[other] prep
} the spell just gained to any player's open breach
ask-prep-where = Prep it to which breach?
option-prep-it-free = { $shared ->
    [yes] Prep it to breach { $breach } ({ $mage })
   *[no] Prep it to breach { $breach }
}
if-piles-empty = at least { $n } supply piles are empty
do-deal-both = deal { $n } damage. Deal { $m } damage. What is added to this spell's damage is added to both
do-may-go-to-anyone = you may place it on top of any player's discard pile
ask-give-gained = Whose discard pile does { $card } go to?
option-skip-ask-give-gained = Keep it
do-draw-as-many = { $form ->
    [they] draws
   *[other] draw
} as many cards as pulse tokens were lost
cards-relic-played-or-discarded = a relic you played this turn or in your discard pile
do-top = { $form ->
    [they] places { $cards } on top of their deck
   *[other] place { $cards } on top of your deck
}
ask-top-one = Place which relic on top of your deck?
option-top = Place { $card } on top of your deck ({ $place })
