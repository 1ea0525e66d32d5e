## Opowieść o zakończonej grze

error-story-not-over = Opowieść o grze powstaje, gdy gra się skończy.
story-fall = { $name } – największa strata: { $n } (runda { $round }).
story-lead = { $name } prowadzi bez przerwy od rundy { $round }.
story-lead-last = { $name } obejmuje prowadzenie dopiero na samym końcu.
story-best = Najlepsza tura: { $who }, runda { $round }
