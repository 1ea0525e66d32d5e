### Słowa wspólne dla wszystkich gier.

a-card = karta
foreseen-loss = { $n ->
    [0] zostaje { $left }
   *[other] −{ $n } → { $left }
}
foreseen-gain = +{ $n } → { $left }
question-because = { $cause }: { $question }
question-of-others = „{ $question }”
together-at = { $what }: { $target }

error-match-over = Partia jest skończona.
error-not-your-turn = To miejsce nie ma teraz nic do wyboru.
error-no-such-seat = Nie ma tu miejsca { $seat }: { $count ->
    [one] jest tylko miejsce 0.
   *[other] liczba miejsc, liczonych od 0: { $count }.
}
error-no-such-moment = Nie można zostawić tylu wyborów: { $left } z { $count }.
error-no-such-index = Nie ma opcji numer { $index }; wszystkich jest { $count }.
error-no-pick = { $pick } nie jest wyborem: podaj opcję, jej klucz albo jej numer.
error-no-such-option = „{ $key }” nie jest teraz możliwe. Możliwe: { $possible }.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić.
error-undo-unsees = Tego nie można cofnąć: od tamtej chwili odkryto coś ukrytego.
error-no-such-game = Nie ma gry „{ $id }”. Możliwe: { $possible }.
error-broken-game = Gra „{ $id }” jest zainstalowana, ale nie da się jej wczytać: { $reason }.
error-not-whole = { $name } to liczba całkowita, nie { $value }.
error-no-text = { $value } nie jest tekstem: jest w nim pół litery.
error-too-deep = Za dużo tu list i tabel jedna w drugiej.
error-players = W tej grze bierze udział od { $least } do { $most } graczy, nie { $count }.
error-no-such-bot = Nie ma bota „{ $name }”. Możliwe: { $possible }.
error-bot-parameter = „{ $name }”: po dwukropku musi stać liczba rozgrywek próbnych, na przykład search:200.
error-setup-field = Nie ma opcji przygotowania „{ $name }”. Możliwe: { $possible }.
error-position-sealed = Pozycji partii z zapieczętowanym losem nie można podać: zdradziłaby to, co zakryte.
error-position-untold = { $game }: ta gra nie umie podać swoich pozycji.
error-position-imagined = Tę partię rozdano na nowo w środku działania: jej pozycji nie można podać.
error-position = { $where }: { $what }
position-unknown-key = nie ma tu „{ $name }”; możliwe: { $possible }
position-other-game = to pozycja gry „{ $name }”, a tutaj jest gra { $id }
position-wrong-type = powinno tu być: { $expected }
position-too-many = { $count } to za dużo; najwyżej { $most }
position-one-each = musi tu być po jednej liście na każdego gracza, a graczy jest { $players }
position-too-few = { $count } to za mało; co najmniej { $least }
position-range = { $value } nie leży między { $least } a { $most }
position-not-one-of = „{ $value }” to nie jest żadne z: { $possible }
position-only-one = tylko jedno z tych: { $possible }
position-which = nazwa „{ $name }” nie jest jednoznaczna: napisz jeden z identyfikatorów { $possible }
type-table = tabela
type-list = lista
type-number = liczba całkowita
type-flag = true albo false
type-card = nazwa albo identyfikator karty
type-chance = 16 cyfr szesnastkowych
error-save-told = { $told } nie jest ani nazwą pliku, ani tekstem zapisu.
error-save-empty = Plik { $file } jest pusty: nie ma w nim zapisu.
error-save-damaged = Zapis jest uszkodzony w wierszu { $line }: urywa się.
error-save-is-none = To nie jest zapis rozgrywki.
error-save-field = Zapis jest uszkodzony w wierszu { $line }: { $how ->
    [missing] brakuje pola { $field }.
    [unknown] nie powinno tam być pola { $field }.
   *[wrong] pole { $field } jest inne, niż powinno.
}
error-save-format = Wiersz { $line }: ten zapis ma format { $found }, a ta Talia czyta formaty do { $known }: zapisała go nowsza wersja.
error-save-rules = Wiersz { $line }: { $reason }
error-rules = Tę partię zaczęto według wersji { $found } zasad, a ta Talia gra według wersji { $known }.
error-newer-setup = To przygotowanie ma format { $found }, a ta Talia czyta formaty do { $known }: zapisała je nowsza wersja.
error-sealed-secret = To nie jest sekret: musi mieć { $count } bajty zapisane szesnastkowo i swój skrót.
error-sealed-hash = Sekret nie zgadza się ze swoim skrótem: ktoś zmienił jedno z nich.
error-save-origin = Zapis jest uszkodzony w wierszu { $line }: takie przygotowanie nie jest możliwe.
error-save-wrong = Zapis jest uszkodzony w wierszu { $line }: { $reason }
error-save-fingerprint = Zapis jest uszkodzony w wierszu { $line }: ruchy nie prowadzą do podanej pozycji.
error-file-unread = Nie da się odczytać { $file }: { $reason }.
error-file-unwritten = Nie da się zapisać { $file }: { $reason }.
reason-missing = nie ma takiego pliku ani folderu
reason-folder = to jest folder
reason-in-the-way = tam, gdzie powinien być folder, leży plik
reason-forbidden = brak uprawnień
reason-read-only = na tym dysku nic nie można zapisać
reason-full = dysk jest pełny
reason-refused = system odmawia

## Wiersz poleceń

cli-setup-options = Opcje przygotowania gry { $game }:
cli-or-list = albo lista z: { $parts }
cli-setup-of = { $game }, ziarno { $seed }
cli-players = graczy: { $range }
cli-cost = koszt { $n }
cli-simulating = Rozgrywanie
error-cli-no-sheet = Kart gry { $id } nie wolno nam rysować.
cli-sheet-drawn = Wszystkie karty są narysowane w pliku { $file }.
cli-report-written = Raport jest w pliku { $file }.
error-cli-option = Nie ma tu opcji { $name }. Opcje przygotowania tej gry: { $possible }.
error-cli-value = Opcja { $name } wymaga wartości.
error-cli-file = Nie ma pliku { $file }, który dałoby się odczytać.
error-cli-toml = Plik { $file } nie jest poprawnym TOML-em: { $reason }.
error-cli-seats = Liczba podanych miejsc ({ $count }) nie zgadza się z liczbą graczy ({ $players }): podaj jednego bota dla wszystkich albo po jednym dla każdego.

sim-games = partie
sim-wins = wygrane
sim-wins-of-seat = wygrane miejsca { $seat }
sim-rounds = rundy na partię
sim-decisions = decyzje (na partię)
sim-speed = decyzje na sekundę
sim-errors = błędy
sim-fingerprint = odcisk

bench-name = gra
bench-decisions = decyzje/s
bench-clones = klony/s
bench-memory = pamięć partii
bench-compiled = skompilowane
bench-yes = tak
bench-no = nie

verify-played = Zapis jest cały: { $count ->
    [one] jego wybór jest zgodny z zasadami i prowadzi
    [few] jego { $count } wybory są zgodne z zasadami i prowadzą
   *[many] jego { $count } wyborów jest zgodnych z zasadami i prowadzi
} tam, gdzie mówi.
verify-not-over = Partia nie jest skończona.
verify-seed = Karty rozdano według ziarna { $seed }. Nie były zapieczętowane: kto znał ziarno, wiedział, jak wypadną.
verify-secret = Karty rozdano według zapieczętowanego sekretu, którego skrót to { $hash }.
verify-compare = Porównaj ten skrót z tym, który podano przed grą, albo podaj tamten w opcji --hash.
verify-same-hash = To skrót, który podano przed grą: sekretu dotrzymano.
verify-another-hash = Ale przed grą podano skrót { $hash }: kart nie rozdano według zapieczętowanego sekretu.
error-verify-hash = Skrót zapisuje się cyframi szesnastkowymi; podaj cały albo przynajmniej pierwszych { $least } cyfr.
