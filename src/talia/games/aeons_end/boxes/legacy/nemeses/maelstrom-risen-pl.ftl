### Odrodzone Wszechostrze, jego latarnie i karty.

nemesis-maelstrom-risen = Odrodzone Wszechostrze
sort-beacon = latarnia
turn-assault = Szturm
card-draining-beacon = Latarnia Niemocy
card-grave-beacon = Latarnia Grobów
card-guardian-beacon = Latarnia Straży
card-misery-beacon = Latarnia Niedoli
card-protective-beacon = Latarnia Ochrony
card-slice-power = Cięcie
card-venomous-coil = Jadowity Splot
card-whipping-wires = Smagające Druty
card-bladius-risen = Z-Ostrzy-Zrodzony
card-blight = Zaraza
card-ferocious-assault = Zaciekły Szturm
card-beast-of-blades = Bestia z Ostrzy
card-cracking-earth = Pękająca Ziemia
card-erupt = Erupcja

do-draw-beacon = dobierzcie latarnię i połóżcie ją w grze
do-count-beacons = przy { $n } latarniach w grze gracze przegrywają
do-prepare-beacons = potasujcie latarnie i połóżcie w grze { $n ->
    [2] dwie
   *[other] { $n }
} z nich, nie rozpatrując tego, co robią natychmiast. Karta Szturmu zastępuje jedną z dwóch kart tury nemezis
do-assault = jeśli dobrano kartę Szturmu, Gravehold otrzymuje 1 obrażenie za każdą latarnię w grze
do-assault-harder = Gdy w Szturmie Gravehold otrzymuje obrażenia, otrzymuje ich o { $n } więcej.
do-set-beside = połóżcie tę kartę obok arkusza: do końca gry obie karty tury nemezis są Szturmami
measure-beacons = każdą latarnię w grze
if-assault-turn = to tura Szturmu
if-assault-discarded = karta Szturmu leży na stosie odrzuconych kart tur
do-discard-and-draw = odrzuca je wszystkie i dobiera tyle samo kart
do-return-prepped = bierze na rękę wszystkie swoje przygotowane zaklęcia
text-beacons-deck = Latarnie odrzuca się na osobny stos; tasuje się go, gdy trzeba dobrać latarnię, a ich talia jest pusta.
text-beacons-lose = Gdy w grze jest { $n } latarni, gracze przegrywają.

intent-if-assault = jeśli to Szturm, { $damage } dla Gravehold
intent-assault = Szturm: { $damage } dla Gravehold
event-always-assault = Zostaje obok arkusza: { $card }. Odtąd każda tura nemezis jest Szturmem.
table-beacons = talia latarni { $n }
table-beacon-discard = Odrzucone latarnie
table-beside = Obok arkusza
end-beacons-lit = Płonie dziesięć latarni i otwiera się brama, której nikt już nie zamknie.
ending-beacons-lit = dziesięć latarni
