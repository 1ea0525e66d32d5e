### Wszystkie pudełka na jednym stole.

title-all = Aeon's End: wszystkie pudełka
blurb-all = Wszystkie pudełka na jednym stole: dowolni magowie przeciw dowolnemu nemezis, z kartami rynku i nemezis ze wszystkich pudełek albo z tych, które wskażecie. Kooperacyjne budowanie talii, których się nie tasuje, dla jednego do czterech graczy, według najnowszej instrukcji.
field-boxes = Pudełka
boxes-all = Wszystkie pudełka
boxes-all-text = Wszystko, co wybiera los, może pochodzić z każdego pudełka.
boxes-one-text = Wszystko, co wybiera los, pochodzi z tego pudełka: nemezis, magowie, rynek, skarby i podstawowe karty nemezis. To, co wskażecie sami, może być z innego.
