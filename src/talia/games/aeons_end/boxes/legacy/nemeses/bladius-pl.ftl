# Z-Ostrzy-Zrodzony.

nemesis-bladius = Z-Ostrzy-Zrodzony
end-escaped = Nemezis nie ma już czego dobrać i ucieka.
ending-escaped = ucieczka nemezis

card-lunge = Wypad
card-parry = Parada
card-vile-impaler = Podły Nadziewacz
card-hate-hound = Ogar Nienawiści
card-riposte = Riposta
card-voracious-corroders = Żarłoczne Wytrawiacze
card-fleche = Rzut
card-flying-guillotine = Latająca Gilotyna
card-iron-charger = Żelazny Szarżownik
card-bladius-attacks = Z-Ostrzy-Zrodzony atakuje
