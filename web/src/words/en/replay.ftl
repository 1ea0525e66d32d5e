## Replay
replay-of = Replay: { $game }
replay-start = The table as it was laid.
asked-of = { $who } was asked:
position = Position
position-of = choice { $at } of { $count }
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
share-position = Copy a link to this position
to-table = To the table
