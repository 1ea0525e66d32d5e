# Bladius.

nemesis-bladius = Bladius
end-escaped = There is nothing left for the nemesis to draw, and it escapes.
ending-escaped = the nemesis escaped

card-lunge = Lunge
card-parry = Parry
card-vile-impaler = Vile Impaler
card-hate-hound = Hate Hound
card-riposte = Riposte
card-voracious-corroders = Voracious Corroders
card-fleche = Fleche
card-flying-guillotine = Flying Guillotine
card-iron-charger = Iron Charger
card-bladius-attacks = Bladius Attacks
