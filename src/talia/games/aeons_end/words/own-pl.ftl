# Słowa, których potrzebują zasady jednego nemezis, a przydadzą się każdemu innemu.

text-turn-card = Gdy dobierzecie kartę tury „{ $card }”: { $text } Potem następuje zwykła tura nemezis.
who-dearest-gem = gracz z najdroższym klejnotem na ręce
cards-hand-4-or-more = { $n ->
    [one] kartę
    [2] dwie karty
    [few] { $n } karty
   *[many] { $n } kart
} o koszcie co najmniej 4 z ręki
text-harder-turn-cards = { $n ->
    [one] Jedną z kart tury nemezis jest „{ $card }”.
   *[other] Obie karty tury nemezis to „{ $card }”.
}
text-at-end = Ta karta przesuwa się po planszy tak jak karty zasobów. Jeśli opuści ostatnie pole, odrzućcie ją, a { $clause }.
option-gain-at = Pozyskaj: { $card } ({ table-cost-of }; { $place })
option-gain-free-at = Pozyskaj: { $card } ({ $place })
option-glyph-onto-at = { $card } ({ $place })
table-space = pole { $n } z { $last }
table-at-space = Pole { $n }
event-part-suffers = Obrażenia: { $n }, otrzymuje je { $part } (pozostało życia: { $left }).
event-part-heals = Więcej życia ma { $part } (teraz { $n }).
