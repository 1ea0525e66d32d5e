## Guided games
learn = Learn by playing
lesson-next = Next
lesson-back = Back
lesson-page = { $n } of { $count }
lesson-step = Step { $n } of { $count }
lesson-onward = Now a whole game
lesson-over = The lesson is over
words-here = Words used here
