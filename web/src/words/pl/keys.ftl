## Keys
keys = Klawisze
help-options = wybierz z listy możliwość z tą cyfrą
help-letters = wybierz jedyną możliwość tego rodzaju albo pokaż tylko możliwości tego rodzaju
help-all = zrób naraz to, co nie wymaga namysłu; A: co jeszcze tak można
help-again = to samo jeszcze raz
help-space = wybierz jedyną możliwość, która nie dotyczy niczego na planszy; pomiń to, co jest pokazywane
help-up-down = przechodź po możliwościach
help-left-right = przechodź po tym, co świeci na planszy
help-enter = wybierz to, co zaznaczone
help-escape = wróć
help-fold = zwiń pytanie
help-undo = cofnij
help-redo = ponów
help-chat = powiedz coś
help-language = zmień język
help-help = ta pomoc
help-mouse = To, co świeci na planszy, można kliknąć. Wskaż kartę, zaznacz ją albo przytrzymaj, żeby ją powiększyć.
