# Maelstrom, and those who fight beside the apprentices.

nemesis-maelstrom = Maelstrom
sort-assist = assist
table-assists = { $n ->
    [one] { $n } assist to come
   *[other] { $n } assists to come
}
table-assists-discard = Assists

hero-mist = Mist
hero-dezmodia = Dezmodia
hero-xaxos = Xaxos

do-assist = assist
do-last-assist = when an assist resolves, draw the top card of the assist deck and resolve it. When the battle is over, the last card of that deck is resolved
do-prepare-maelstrom = the assist deck is not shuffled. Place the top card of the nemesis deck into play
do-mage-deals = { $mage } deals { $damage } to the nemesis
do-gain-named-to-hand = { $form ->
    [they] gains { $card } from its supply pile and places it into their hand
   *[other] gain { $card } from its supply pile and place it into your hand
}
do-gather-strength = Dezmodia gathers her strength. Nothing happens yet
do-spend-all-strength = Dezmodia spends all her strength on the nemesis. The battle is decided without her
event-assist = Assist: { $card }.

card-doom-crawler = Doom Crawler
card-maelstrom-emerges = Maelstrom Emerges
card-raining-daggers = Raining Daggers
card-eye-grinder = Eye Grinder
card-storm-of-knives = Storm of Knives
card-slice = Slice
card-impale = Impale
card-crust-smasher = Crust Smasher
card-crack = Crack
card-mantle-auger = Mantle Auger
card-acid-fog = Acid Fog
card-merciless-titan = Merciless Titan
card-inflame = Inflame
card-dezmodias-flare = Dezmodia's Flare
card-ruin-maelstrom = Ruin
card-temple-cutter = Temple Cutter
card-shockwave = Shockwave
card-bladius-minion = Bladius
card-expunge = Expunge
card-cataclysm = Cataclysm

card-mists-fury = Mist's Fury
card-dezmodias-assault = Dezmodia's Assault
card-malastars-boon = Malastar's Boon
card-xaxos-arrives = Xaxos Arrives
card-dezmodias-plan = Dezmodia's Plan
card-mists-inferno = Mist's Inferno
card-bramas-rally = Brama's Rally
card-dezmodias-bombardment = Dezmodia's Bombardment
