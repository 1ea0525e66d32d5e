## The story of a match that is over

error-story-not-over = The story of a game is told when it is over.
story-fall = { $name } fell hardest in round { $round }: by { $n }.
story-lead = { $name } was ahead for good from round { $round } on.
story-lead-last = { $name } got ahead only at the very end.
story-best = Best turn: { $who }, round { $round }
