### War Eternal: names, and the words of cards that stand alone.

title-war-eternal = Aeon's End: War Eternal
market-deck-attrition = Deck Attrition (suggested)

card-amethyst-paragon = Amethyst Paragon
card-crystal = Crystal
card-oblivion-shard = Oblivion Shard
card-shattered-geode = Shattered Geode
card-spark = Spark
card-frozen-magmite = Frozen Magmite
card-scoria-slag = Scoria Slag
card-erratic-ingot = Erratic Ingot
card-mages-totem = Mage's Totem
card-primordial-fetish = Primordial Fetish
card-jagged-lightning = Jagged Lightning
card-fiery-torrent = Fiery Torrent
card-conjure-the-lost = Conjure the Lost
card-reduce-to-ash = Reduce to Ash

card-afflict = Afflict
card-catacomb-drone = Catacomb Drone
card-encroach = Encroach
card-heart-of-nothing = Heart of Nothing
card-howling-spinners = Howling Spinners
card-night-unending = Night Unending
card-nix = Nix
card-planar-collision = Planar Collision
card-thrash = Thrash
card-aphotic-sun = Aphotic Sun
card-chaos-flail = Chaos Flail
card-mage-ender = Mage Ender
card-mangleroot = Mangleroot
card-morbid-gyre = Morbid Gyre
card-mutilate = Mutilate
card-null-scion = Null Scion
card-smite = Smite
card-apocalypse-ritual = Apocalypse Ritual
card-banish = Banish
card-cataclysmic-fate = Cataclysmic Fate
card-engulf = Engulf
card-monstrosity-of-omens = Monstrosity of Omens
card-quell = Quell
card-throttle = Throttle
card-withering-beam = Withering Beam
card-cryptid = Cryptid
card-grubber = Grubber
card-seismic-roar = Seismic Roar
card-maul = Maul
card-tombfright = Tombfright
card-vault-behemoth = Vault Behemoth
card-crumble = Crumble
card-demi-ancient = Demi-Ancient
card-yawning-black = Yawning Black

mage-dezmodia = Dezmodia
mage-dezmodia-title = Voidborn Prodigy
mage-dezmodia-ability = Tempest Sigil
mage-gex = Gex
mage-gex-title = Breach Mage Advisor
mage-gex-ability = Vimcraft Oath
mage-mist = Mist
mage-mist-title = Voidwalker
mage-mist-ability = Exalted Brand

nemesis-umbra-titan = Umbra Titan

end-undermined = Umbra Titan has undermined Gravehold.
ending-undermined = Gravehold undermined

do-shuffle-and-lose-the-dearest = { $form ->
    [they] places
   *[other] place
} their discard pile on top of their deck and { $form ->
    [they] shuffles
   *[other] shuffle
} it. Then they reveal its top two cards and destroy the more expensive one
do-destroy-spell-and-breach = destroy a prepped spell that costs 5 or more, and the breach it is prepped to
do-sigil = { $form ->
    [they] destroys
   *[other] destroy
} their open breach I or II, returns its spells to their hand, puts a Sigil breach in its place
do-cast-for-allies = cast up to { $n ->
    [3] three
   *[other] { $n }
} spells prepped by any players. Place each of them into any ally's hand afterwards
do-take-it = { $form ->
    [they] takes it into hand
   *[other] take it into hand
}
