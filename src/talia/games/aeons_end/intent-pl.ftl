### Co zrobi nemezis.

intent-next = Następna tura nemezis: { $what }.
intent-acts = działa { $cards }
intent-resolves = wykonuje się { $cards }
intent-draws = dobiera kartę
intent-unleashes = trzy Wyzwolenia
intent-power = wykona się teraz
intent-turns = nemezis: { $n }
