### Ulepszone karty podstawowe.

field-upgraded = Ulepszone karty nemezis
upgraded-none = Bez nich
upgraded-none-text = W talii nemezis są tylko zwykłe karty podstawowe.
upgraded-all = Wszystkie, które się zmieszczą
upgraded-all-text = W talii nemezis są wszystkie ulepszone karty podstawowe, na które jest miejsce: bitwa jest trudniejsza. Jeden gracz spotyka najwyżej jedną kartę 1. rzędu i trzy 2. rzędu.
