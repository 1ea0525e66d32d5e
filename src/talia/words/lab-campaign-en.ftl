### Words of the lab's reports on campaigns.

campaign-balance-summary = { $campaigns ->
    [one] One campaign
   *[other] { $campaigns } campaigns
} for { $players ->
    [one] one player
   *[other] { $players } players
} by { $bots } bots ({ $setup }), seeds { $first } to { $last }. A lost battle is counted and leads on as if it had been won, so that every battle is met equally often.
campaign-balance-limit = nothing given that is ours is further than { $points } points from the average of its sort
campaign-balance-battles = The battles of the way
campaign-balance-battle = battle
campaign-balance-fought = battles
campaign-balance-given = What was given
campaign-balance-given-note = Measured in single battles against the nemeses of early and late chapters, at levels where bots both win and lose, with a market by chance; everybody has one of each sort by chance. In how many of them somebody had it, how many of those were won, and how far that is from the average of all of its sort. Too far are { $points } points.
campaign-balance-name = name
campaign-balance-sort = sort
campaign-balance-apart = points from its sort
