## What the choices of a set-up mean

choice-house-text = Talia's own five clans: Lode digs, Pyre burns, Thicket guards, Choir sings together, Dusk comes and goes.
