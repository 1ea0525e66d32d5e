### Campaigns: rows of matches, and the camp between two of them.

camp-player = Player { $n }
camp-before = Camp: { $stage }
event-camp-chose = { $player }: { $option }.
event-camp-team = Together: { $option }.
event-camp-over = The camp is struck: all is decided.
end-camp-over = All is decided.
ending-camp-over = camp struck

error-no-such-campaign = There is no campaign { $id }. There are: { $possible }.
error-camp-alone = A camp is part of a campaign and cannot be held by itself: talia campaign new begins one.
error-campaign-not-yet = The match is not over yet.
error-campaign-over = The campaign is over: there is no further match.
error-campaign-names-list = Names are a list with one for each player, not { $told }.
error-campaign-names = { $count ->
    [one] One name was
   *[other] { $count } names were
} given for { $players ->
    [one] one player
   *[other] { $players } players
}.
error-campaign-name-long = The name { $name } is too long: a name has at most { $most } letters.
error-campaign-is-none = This is not the file of a campaign.
error-campaign-is-match = This is the save of a single match, not of a campaign.
error-save-is-campaign = This is the file of a campaign, not the save of a single match: talia campaign play goes on with it.
error-campaign-newer = Line { $line }: a newer version of Talia began this campaign. { $reason }
error-campaign-damaged = The campaign's file is damaged at line { $line }: such a campaign is not possible.
error-campaign-too-long = The campaign's file is damaged at line { $line }: match { $n } comes after its end.
error-campaign-other-match = The campaign's file is damaged at line { $line }: match { $n } is not the one that comes there.
error-campaign-unfinished = The campaign's file is damaged at line { $line }: match { $n } is not over, and more follow.

## On the command line and in the terminal

campaign-kept = { $title }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $when }{ $over ->
    [yes] , over
   *[no] {""}
}
campaign-begun = Begun here
campaign-of = { $players ->
    [one] { $players } player
   *[other] { $players } players
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}, seed { $seed }
campaign-won = won
campaign-lost = lost
campaign-now = now
campaign-to-come = to come
campaign-try = try { $n }
campaign-tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
campaign-is-won = The campaign is won.
campaign-is-over = The campaign is over.
campaign-next = Next: { $title } ({ $attempt ->
    [1] first try
   *[other] try { $attempt }
})
campaign-results = Results
campaign-result = { $title }, try { $attempt }: { $won } ({ $why }) after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $when } UTC
campaign-onward = Enter goes on, s shows the campaign, q leaves
campaign-story-next = Go on
campaign-story-skip = Skip the story

error-campaign-none-kept = There is no campaign to go on with: talia campaign new begins one.
error-campaign-file-exists = { $file } is already there: another name would not overwrite it.

help-campaign = Play campaigns: rows of battles with a camp between them.
help-campaign-new = Begin a campaign.
    `talia campaign new CAMPAIGN --help` lists its own set-up options; `talia campaign list` says which there are.
help-campaign-new-seed = The same seed gives the same campaign.
help-campaign-new-names = What the players are called: Ann,Bo.
help-campaign-new-bots = A bot for each seat but the first, or a list for every seat: human,steady.
help-campaign-new-file = Where to keep it; a place of its own by default.
help-campaign-new-later = Only write its file, and say where it is.
help-campaign-new-plain = A line mode for pipes and screen readers.
help-campaign-new-people = Several people share this keyboard: undo stops at what was revealed.
help-campaign-play = Go on with a campaign: with that of a file, or with the last one that is not over.
help-campaign-play-plain = A line mode for pipes and screen readers.
help-campaign-show = Show a campaign: the way, what is at hand, and the results.
help-campaign-list = List the campaigns there are, and those that were begun here.
help-simulate-whole = Play whole campaigns; count how many tries each battle took.
help-simulate-tries = Lost tries at one battle after which bots give a campaign up.
sim-campaigns = campaigns
sim-campaigns-won = won
sim-given-up = given up after { $n ->
    [one] { $n } lost try
   *[other] { $n } lost tries
} at a battle
sim-battle = { $won } of { $fought } won ({ $share }), { $mean } tries on average
