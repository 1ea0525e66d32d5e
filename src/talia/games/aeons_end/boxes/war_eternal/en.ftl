### War Eternal: names, and the words of cards that stand alone.

title-war-eternal = Aeon's End: War Eternal
blurb-war-eternal = A cooperative deck-builder for one to four players: as breach mages you defend the city of Gravehold against one of four nemeses, and no two of them fight alike. You refine decks that are never shuffled, open breaches for mightier spells, and never quite know who will act next.
market-deck-attrition = Deck Attrition (suggested)

card-amethyst-paragon = Amethyst Paragon
card-oblivion-shard = Oblivion Shard
card-shattered-geode = Shattered Geode
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
card-banish = Banish
card-cataclysmic-fate = Cataclysmic Fate
card-engulf = Engulf
card-monstrosity-of-omens = Monstrosity of Omens
card-quell = Quell
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

end-undermined = Umbra Titan has no nemesis tokens left: it has undermined Gravehold.
ending-undermined = Gravehold undermined

do-shuffle-and-lose-the-dearest = { $form ->
    [they] places
   *[other] place
} their discard pile on top of their deck and { $form ->
    [they] shuffles
   *[other] shuffle
} it. Then they reveal its top two cards and destroy the more expensive one
do-sigil = { $form ->
    [they] destroys
   *[other] destroy
} their open breach I or II, returns its spells to their hand, puts a Sigil breach in its place
do-cast-for-allies = cast up to { $n ->
    [3] three
   *[other] { $n }
} spells prepped by any players. Place each of them into any ally's hand afterwards

card-coal-shard = Coal Shard
card-worldheart-shard = Worldheart Shard
card-extinguish = Extinguish
card-illuminate = Illuminate
card-torch = Torch
card-dread-diamond = Dread Diamond
card-volcanic-glass = Volcanic Glass
card-breach-ore = Breach Ore
card-bloodstone-jewel = Bloodstone Jewel
card-conclave-scroll = Conclave Scroll
card-fiend-catcher = Fiend Catcher
card-cairn-compass = Cairn Compass
card-vortex-gauntlet = Vortex Gauntlet
card-thoughtform-familiar = Thoughtform Familiar
card-carbonize = Carbonize
card-kindle = Kindle
card-pyrotechnic-surge = Pyrotechnic Surge
card-aurora = Aurora
card-celestial-spire = Celestial Spire
card-convection-field = Convection Field
card-nova-forge = Nova Forge
card-equilibrium = Equilibrium
card-crystallize = Crystallize
card-deep-abomination = Deep Abomination
card-hasten = Hasten
card-temporal-nimbus = Temporal Nimbus
card-nether-spiral = Nether Spiral
card-paradox-beast = Paradox Beast
card-portal-wretch = Portal Wretch
card-distort = Distort
card-infinite-enmity = Infinite Enmity
card-rift-scourge = Rift Scourge
card-bezu = Bezu
card-edryss-tragg = Edryss Tragg
card-holadran = Holadran
card-kurgax = Kurgax
card-lurzan = Lurzan
card-mord = Mord
card-nhavkalas = Nhavkalas
card-ren-goda = Ren-Goda
card-solara = Solara
card-beseech = Beseech
card-enslave = Enslave
card-thronewatch = Thronewatch
card-ascend = Ascend
card-infernal-domain = Infernal Domain
card-reign = Reign
card-dominate = Dominate
card-nameless-faith = Nameless Faith
card-viscera-bride = Viscera Bride
card-dusk-spawn = Dusk Spawn
card-rising-dark = Rising Dark
card-twilight-empire = Twilight Empire
card-ashen-haruspex = Ashen Haruspex
card-black-solstice = Black Solstice
card-enshroud = Enshroud
card-eclipse = Eclipse
card-shadows-reach = Shadow's Reach
card-veil-daughter = Veil Daughter

mage-garu = Garu
mage-garu-title = Oathsworn Protector
mage-garu-ability = Colossal Force
mage-mazahaedron = Mazahaedron
mage-mazahaedron-title = Henge Mystic
mage-mazahaedron-ability = Underearth Mantra
mage-quilius = Quilius
mage-quilius-title = Breach Mage Assassin
mage-quilius-ability = Quietus Vow
mage-ulgimor = Ulgimor
mage-ulgimor-title = Shadowkin Beast
mage-ulgimor-ability = Eidolon Shroud
mage-yan-magda = Yan Magda
mage-yan-magda-title = Enlightened Exile
mage-yan-magda-ability = Imperium Ritual

nemesis-magus-of-cloaks = Magus of Cloaks
nemesis-gate-witch = Gate Witch
nemesis-hollow-crown = Hollow Crown

market-play-it-again = Play It Again (suggested)

end-final-form = Magus of Cloaks has reached its final form.
ending-final-form = Magus' final form
end-acolytes-gone = No acolyte is left to serve the Hollow Crown.
ending-acolytes-gone = acolytes gone

do-deal-for-an-allys-gems = any ally reveals their hand. Deal { $n } damage for each gem in it
ask-ally-hand = Which ally reveals their hand?
do-deal-for-a-trophy = deal { $damage }. If this brings down a minion from the nemesis deck, Quilius gains a trophy
event-trophy = { $mage } takes a trophy ({ $n } in all).
do-divide-damage = discard up to { $most ->
    [4] four
   *[other] { $most }
} of your prepped spells. Deal { $n } damage, plus { $each } for each spell discarded, divided as you like among the nemesis and minions

do-accelerate-time = at the end of the nemesis turn, if { $nemesis } has five or more nemesis tokens and just one nemesis card is in the turn order discard pile, shuffle it into the turn order deck and { $nemesis } loses { $n ->
    [3] three
    [4] four
   *[other] { $n }
} nemesis tokens
do-accelerate-cheaper = { $nemesis } then loses only { $n ->
    [3] three
   *[other] { $n }
} nemesis tokens
event-accelerates-time = { $nemesis } accelerates time!
do-hurt-by-turns = each player suffers 1 damage for each of their cards in the turn order discard pile
do-draws-one-more = { $nemesis } draws one more card in the draw phase of this turn
do-keep-one-players-turn = keep any one player's card in the turn order discard pile and shuffle all others into the turn order deck
option-keep-turn = { $card }
do-discard-next-turn = reveal the top card of the turn order deck. If it is a player's, discard it. Otherwise, { $otherwise }
do-unleash-until = unleash until { $nemesis } has { $n ->
    [6] six
   *[other] { $n }
} nemesis tokens

armour-cloak = When { $nemesis } would be dealt damage, reduce it by the number of nemesis tokens it has. Then it loses one nemesis token.
armour-veil = When this minion is dealt damage, reduce it by the number of nemesis tokens { $nemesis } has.
armour-prevents = When this minion is dealt damage, prevent { $n } of it.

do-draw-acolyte = { $n ->
    [one] draw an acolyte
   *[other] draw { $n } acolytes
}
do-prepare-acolytes = shuffle the acolytes and draw two of them. Beginners discard one first
do-both-suffer = Gravehold and this acolyte each suffer { $damage }
do-blood-magic = { $n ->
    [one] works its blood magic
    [2] works its blood magic twice
   *[other] works its blood magic { $n } times
}
do-blood-magic-of-each = resolve the blood magic of each acolyte in play, without the damage they themselves would suffer{ $n ->
    [one] { "" }
   *[other] . Do this twice
}
who-acolyte-highest = the acolyte with the highest life
who-acolyte-lowest = the acolyte with the lowest life
ask-acolyte = Which acolyte? { $deed }
do-this-acolyte-suffers = this acolyte suffers { $damage }
do-acolyte-suffers = suffers { $damage }
do-acolyte-gains-life = gains { $n } life
do-acolyte-to-bottom = goes to the bottom of the acolyte deck
do-shuffle-acolytes-in = shuffle the { $n ->
    [2] two
   *[other] { $n }
} most recently discarded acolytes into the acolyte deck
do-two-players-suffer = two different players each suffer { $n } damage
event-blood-magic = Blood magic: { $card }.
do-win-without-acolytes = when no acolyte is in play at the end of a turn, the players win

## How to play: what this box adds

guide-war-eternal-title = The four nemeses of War Eternal
guide-war-eternal-text =
    Umbra Titan (difficulty 3 of 10) digs under the city. It usually begins with 8 nemesis tokens, and when the last one goes, you have lost; but its Unleash lets you choose what to give up, which makes it the one to meet first.
    Hollow Crown (5 of 10) cannot be hurt. Its acolytes harm you by blood magic, each one that falls makes room for the next, and you win when a turn ends with none of them in play.
    Gate Witch (7 of 10) bends time. With five or more nemesis tokens it can shuffle its turn card back into the deck and so come once more in the same round.
    Magus of Cloaks (7 of 10) hides behind nemesis tokens. Each of them takes 1 off every blow, and each blow strips one away: wear them down with little spells and save the great one for last.
