## Guided games
learn = Learn by playing
lesson-next = Next
lesson-back = Back
lesson-page = { $n } of { $count }
lesson-step = Step { $n } of { $count }
lesson-over = The lesson is over
words-here = Words used here
