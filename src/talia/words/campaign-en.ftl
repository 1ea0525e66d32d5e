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
error-campaign-names = There are { $count } names for { $players } { $players ->
    [one] player
   *[other] players
}.
error-campaign-name-long = The name { $name } is too long: a name has at most { $most } letters.
error-campaign-is-match = This is the save of a single match, not of a campaign.
error-save-is-campaign = This is the file of a campaign, not the save of a single match: talia campaign play goes on with it.
error-campaign-newer = Line { $line }: a newer version of Talia began this campaign. { $reason }
error-campaign-damaged = The campaign's file is damaged at line { $line }: such a campaign is not possible.
error-campaign-too-long = The campaign's file is damaged at line { $line }: match { $n } comes after its end.
error-campaign-other-match = The campaign's file is damaged at line { $line }: match { $n } is not the one that comes there.
error-campaign-unfinished = The campaign's file is damaged at line { $line }: match { $n } is not over, and more follow.
