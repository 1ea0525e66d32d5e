### Legacy: starting cards, gifts and mages. What is here is ours.

card-seeking-spark = Seeking Spark
card-smouldering-spark = Smouldering Spark
card-hunting-spark = Hunting Spark
card-guiding-spark = Guiding Spark
card-kindred-crystal = Kindred Crystal
card-living-crystal = Living Crystal
card-hoarding-crystal = Hoarding Crystal
card-restless-crystal = Restless Crystal
card-beating-crystal = Beating Crystal
card-mending-crystal = Mending Crystal
card-charging-crystal = Charging Crystal
card-surging-spark = Surging Spark
card-echoing-spark = Echoing Spark
card-quickening-spark = Quickening Spark
card-pulse-anchor = Pulse Anchor
card-wardens-drum = Warden's Drum

if-others-discarded = your discard pile has at least { $n } other cards
do-deal-more-to-minions = deal { $damage }, and { $more } more if it is dealt to a minion
do-repeated = { $n ->
    [2] twice
    [4] four times
    [6] six times
   *[other] { $n } times
}: { $clause }

gift-torrent-of-will = Torrent of Will
gift-shelter = Shelter
gift-mending-touch = Mending Touch
gift-inspiration = Inspiration
gift-four-winds = Four Winds
gift-foresight = Foresight
gift-recollection = Recollection
gift-burning-lash = Burning Lash
gift-purge = Purge

gift-fourth-breach = Fourth breach
gift-singing-breach = Singing breach
gift-giving-breach = Giving breach
gift-warding-breach = Warding breach
gift-shared-breach = Shared breach
gift-sheltering-breach = Sheltering breach
gift-keen-breach = Keen breach
make-singing-breach = Singing breach
make-giving-breach = Giving breach
make-warding-breach = Warding breach
make-shared-breach = Shared breach
make-sheltering-breach = Sheltering breach
make-keen-breach = Keen breach
gift-fourth-breach-text = Fourth breach: there is a breach IV, turned once.
gift-when-opened = { $gift }, when breach { $breach } is opened: { $text }
gift-adds = { $gift }: open, breach { $breach } adds { $n } damage to each cast from it.
gift-dearer = It costs { $n } aether more to focus and to open.
gift-stays = Breach { $breach } cannot be destroyed by exhaustion.

gift-deep-well = Deep Well
gift-deep-well-text = Deep Well: the ability needs one charge fewer.
gift-greater-power = Greater Power
gift-greater-power-text = Greater Power: the ability has grown stronger.
gift-iron-heart = Iron Heart
gift-iron-heart-text = Iron Heart: once exhausted, the damage this mage would suffer falls on Gravehold without being doubled.
gift-wide-gates = Wide Gates
gift-wide-gates-text = Wide Gates: breaches III and IV begin one quarter further turned.
gift-ready-heart = Ready Heart
gift-ready-heart-text = Ready Heart: this mage begins with 2 charges.
gift-first-beat = First Beat
gift-first-beat-text = First Beat: this mage begins with 3 pulse tokens.

mage-legacy = Apprentice
mage-legacy-title = Breach mage of Gravehold
mage-named = { $name }
mage-bubda = Bubda
mage-ramzel = Ramzel
mage-ivane = Ivane
mage-tolgrim = Tolgrim
mage-sennet = Sennet
mage-orsha = Orsha
