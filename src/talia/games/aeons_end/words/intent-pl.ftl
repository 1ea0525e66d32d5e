### Co zrobi nemezis.

intent-next = Następna tura nemezis: { $what }.
intent-acts = { $form ->
    [one] działa
   *[many] działają
}: { $cards }
intent-resolves = wykonuje się: { $cards }
intent-draws = potem dobiera kartę
intent-unleashes = potem trzy Wyzwolenia
intent-draws-only = dobiera kartę
intent-unleashes-only = trzy Wyzwolenia
intent-power = w turze nemezis
intent-turns = nemezis: { $n }
intent-turns-anew = nowa runda, nemezis: { $n }
