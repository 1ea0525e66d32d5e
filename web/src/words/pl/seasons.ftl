## Plansza Pór roku
seasons-first = Gracz rozpoczynający
seasons-crystals = Kryształy
seasons-gauge = Karty w grze i poziom mocy przywołania
seasons-hand = Karty na ręce
seasons-destiny = Punkty Przeznaczenia
seasons-year = Rok { $n } z 3
seasons-scores = Z czego są punkty
seasons-score-crystals = Kryształy
seasons-score-cards = Karty Mocy w grze
seasons-score-hand = Karty na ręce
seasons-score-bonuses = Użyte bonusy
seasons-score-token = Żeton zdolności
seasons-score-destiny = Przeznaczenie
seasons-score-total = Razem
