# Słowa, których potrzebują zasady jednego nemezis, a przydadzą się każdemu innemu.

text-turn-card = Gdy dobierzecie kartę kolejności „{ $card }”, { $clause }; potem następuje zwykła tura nemezis.
text-harder-turn-cards = { $n ->
    [one] Jedną z kart kolejności nemezis jest „{ $card }”.
   *[other] Obie karty kolejności nemezis to „{ $card }”.
}
text-at-end = Ta karta przesuwa się po planszy tak jak karty zasobów. Jeśli dotrze na ostatnie pole, odrzućcie ją i { $clause }.
option-gain-at = Pozyskaj: { $card } ({ $cost } eteru; { $place })
option-gain-free-at = Pozyskaj: { $card } ({ $place })
option-glyph-onto-at = { $card } ({ $place })
table-space = pole { $n } z { $last }
table-at-space = Pole { $n }
