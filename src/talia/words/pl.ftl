### Słowa wspólne dla wszystkich gier.

a-card = karta

error-match-over = Partia jest skończona.
error-not-your-turn = To miejsce nie ma teraz nic do wyboru.
error-no-such-index = Nie ma opcji numer { $index }; wszystkich jest { $count }.
error-no-such-option = „{ $key }” nie jest teraz możliwe. Możliwe: { $possible }.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego powtórzyć.
error-undo-unsees = Tego nie można cofnąć: od tamtej chwili odkryto coś ukrytego.
error-no-such-game = Nie ma gry „{ $id }”. Możliwe: { $possible }.
error-players = W tej grze bierze udział od { $least } do { $most } graczy, nie { $count }.
error-no-such-bot = Nie ma bota „{ $name }”. Możliwe: { $possible }.
error-bot-parameter = „{ $name }”: po dwukropku musi stać liczba rozgrywek próbnych, na przykład search:200.
error-save-damaged = Zapis jest uszkodzony w wierszu { $line }: urywa się.
error-save-field = Zapis jest uszkodzony w wierszu { $line }: { $reason }.
error-save-format = Wiersz { $line }: ten zapis ma format { $found }, a ta Talia czyta format { $known }.
error-save-rules = Wiersz { $line }: ten zapis powstał przy wersji zasad { $found }, a ta Talia gra według wersji { $known }.
error-save-origin = Zapis jest uszkodzony w wierszu { $line }: takie przygotowanie nie jest możliwe.
error-save-key = Zapis jest uszkodzony w wierszu { $line }: { $reason }
error-save-fingerprint = Zapis jest uszkodzony w wierszu { $line }: ruchy nie prowadzą do podanej pozycji.
