### Words of the lab's reports.

balance-title = How fair { $game } is
balance-summary = { $games ->
    [one] One game
   *[other] { $games } games
} for { $players ->
    [one] one player
   *[other] { $players } players
} by { $bots } bots, seeds { $first } to { $last }.
balance-command = Made by
balance-errors = { $count ->
    [one] One game
   *[other] { $count } games
} failed; the first: { $first }
balance-within = within the limits
balance-outside = outside the limits
balance-verdict = verdict
balance-limit = limit
balance-found = found
balance-seats = Order of play
balance-seat = { $seat ->
    [1] first
    [2] second
   *[other] number { $seat }
}
balance-games = games
balance-wins = wins
balance-share = win share
balance-margin = margin (95%)
balance-seats-limit = each wins { $least } to { $most }
balance-groups = Clans
balance-group = clan
balance-group-cards = cards in winning decks
balance-group-share = share of winning decks
balance-groups-note = Only gained cards count, not those a player begins with. A fair share is { $fair }.
balance-groups-limit = none above { $most } of winning decks
balance-cards = Cards against others of the same cost
balance-cards-note = How often somebody owned the card at the end, and how often its owner won; then how far that is from the average of all cards of that cost. Too far are { $points } points of win share, or { $times } times as often or as seldom.
balance-cards-limit = none further than { $points } points from its cost
balance-cards-gained-limit = none gained { $times } times as often or as seldom as others of its cost
balance-card = card
balance-cost = cost
balance-gained = owned
balance-apart = points from its cost
balance-often = times its cost
balance-length = Length of games
balance-rounds = rounds
balance-length-line = Games last { $mean } rounds on average, half of them { $middle } or fewer; the shortest { $least }, the longest { $most }.

# Where cards are taken in a draft

balance-groups-drafted = Kinds of cards
balance-group-drafted = kind
balance-group-cards-drafted = cards the winners took
balance-group-share-drafted = share of what the winners took
balance-group-fair = fair share
balance-groups-note-drafted = Only cards taken in the draft count. A fair share is what a kind has of the different cards.
balance-groups-limit-drafted = none above { $times } times its fair share of what winners took
balance-cards-note-drafted = How often somebody took the card in the draft, and how often its taker won; then how far that is from the average of all cards of that cost, which is the energy it takes. Too far are { $points } points of win share, or { $times } times as often or as seldom.
balance-cards-gained-limit-drafted = none taken { $times } times as often or as seldom as others of its cost
balance-gained-drafted = taken
