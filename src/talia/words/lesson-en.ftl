### What all lessons share.

lesson-step = Step { $n } of { $count }
error-lesson-later = Not yet: the guide will come to that. What to do now is lit.
error-no-lesson = { $game } has no guided game yet.
