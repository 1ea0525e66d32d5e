## Campaigns
campaign = Campaign
campaign-new = A new campaign
campaign-lead = A row of battles, with camps between them. Close the browser whenever you like: everything is kept.
campaign-names = What the players are called
campaign-names-explained = So the campaign calls them, to its last line. What you leave empty the campaign chooses.
campaign-begin = Begin
campaign-seed = Seed
campaign-seed-explained = Whoever begins with the same seed and as many players gets the same campaign: send it to your friends. Empty: a new one.
my-campaigns = My campaigns
campaign-way = The way
campaign-to-camp = To the camp
campaign-to-battle = To the battle
campaign-on = Go on
campaign-page = The campaign
campaign-watch = Watch
campaign-over-won = The campaign is won!
campaign-over-lost = The campaign is over.
campaign-results = Results
campaign-battle = Battle
campaign-result = Result
campaign-when = When
campaign-won = won
campaign-lost = lost
campaign-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
campaign-try = try { $n }
campaign-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
campaign-state-won = won
campaign-state-lost = lost
campaign-state-now = now
campaign-state-to-come = to come
campaign-guide = The rules that have opened
campaign-story = The story so far
campaign-download = Download the file
campaign-share = Copy the campaign's link
campaign-copy = Make a copy
campaign-copied = This is the copy. It goes its own way.
campaign-bring = Go on with a campaign's file
campaign-file-wrong = That file could not be read.
tale-next = Next
tale-skip = Skip the story
tale-done = Go on
