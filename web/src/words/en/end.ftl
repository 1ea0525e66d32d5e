## The end
game-over = The game is over
camp-over = The camp is struck
see-end = See the result
we-won = We won!
we-lost = We lost
i-won = You won!
i-lost = You lost
team-won = The team won
team-lost = The team lost
won = won
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-after = Rounds: { $rounds }. Choices: { $choices }.
rematch = Once more
rematch-laid = { $who } has laid another table.
rematch-go = To the next game
share-replay = Copy the replay's link
look-at-table = Look at the table
decided = What decided it
see-it = See it
plot = How it went, round by round
plot-rounds = Below: rounds
share-story = Copy the story
plot-best = the best turn
story-copied = The story is copied.
