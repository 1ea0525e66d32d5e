### Co mówi stół w przeglądarce obok słów samych gier.

hall-team = Drużyna
hall-sitter = { $title } ({ $name })
hall-bot = bot „{ $name }”
hall-bot-tutor = przewodnik
hall-bot-random = bot: losowy
hall-bot-steady = bot: rozważny
hall-bot-search = bot: przeszukujący (wolny)

error-table-malformed = Tej wiadomości nie da się zrozumieć: { $reason }.
error-table-unknown = Stół cię nie zna: najpierw trzeba się przedstawić i wysłać swój żeton.
error-table-origin = To żądanie przyszło z innej strony.
error-table-json = Żądanie musi być w formacie JSON.
error-table-missing = Nie ma tu czegoś takiego.
error-table-no-table = Nie ma stołu „{ $id }”.
error-table-too-large = To jest za duże: najwyżej { $most } bajtów.
error-table-too-many = Za dużo naraz. Proszę chwilę poczekać.
error-table-stale = To już zostało rozstrzygnięte.
error-table-not-yours = Nie do ciebie należy ta decyzja.
error-table-not-seated = Mogą to zrobić tylko siedzący przy stole.
error-table-no-seat = Przy tym stole nie ma miejsca { $seat }.
error-table-taken = Ktoś już tam siedzi.
error-table-not-your-seat = To nie jest twoje miejsce.
error-table-nobody-asks = Nikt nie prosi o cofnięcie wyboru.
error-table-asked-already = Pytanie o cofnięcie wyboru już padło.
error-table-nothing-again = Nie ma czego ponowić.
error-table-empty-line = Nie ma w tym nic do powiedzenia.
error-table-name = Potrzebne jest imię.
error-table-answer = „{ $value }” nie jest odpowiedzią na „{ $field }”.
error-table-seats = Podano { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
} dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}.
error-table-code = Ten kod jest nieznany, zużyty albo za stary.
error-table-secret = Zapis zdradza wszystkie tajemnice; będzie dostępny po zakończeniu gry.
error-table-not-over = Grę można odtworzyć po jej zakończeniu.
error-table-replay-at = Są wybory od 0 do { $count }.
error-table-trouble = Coś poszło nie tak po naszej stronie. Niczego nie zmieniono.
error-table-unstored = Nie udało się tego zapisać: baza danych jest niedostępna albo dysk jest pełny. Niczego nie zmieniono.
hall-waiting = { $count ->
    [one] Jedno miejsce jest wolne. Karty zostaną rozdane, gdy wszyscy usiądą.
    [few] { $count } miejsca są wolne. Karty zostaną rozdane, gdy wszyscy usiądą.
   *[many] { $count } miejsc jest wolnych. Karty zostaną rozdane, gdy wszyscy usiądą.
}
error-table-nobody-to-agree = To cofnęłoby coś, co widział lub zrobił ktoś, kto teraz nie gra, a nie ma kto się na to zgodzić.
error-table-told = Sekret kart został ujawniony: gra jest skończona i nie można jej cofnąć.
error-table-bot-stays = Karty są rozdane: bot, który gra przeciwko tobie, zostaje na swoim miejscu.
error-table-two-seats = Już tu siedzisz. Rywale mają po jednym miejscu, chyba że stół rozłożono dla jednego ekranu.
error-table-seen-another = Znasz już karty innego miejsca przy tym stole.
error-table-not-dealt = Karty nie są jeszcze rozdane.
error-table-no-campaign = Nie ma tu kampanii „{ $id }”.
error-table-closed = Kampania poszła dalej: to, co tu rozstrzygnięto, zostaje.
error-table-rules = Przy tym stole grano według wersji { $found } zasad, a ta Talia gra według wersji { $known }. Można go zapisać i opuścić, ale nie grać dalej.
error-table-newer = Ta baza danych ma wersję { $found }, a ta Talia zna wersje do { $known }: zapisała ją nowsza Talia.
error-table-database = „{ $url }” nie jest bazą danych, którą Talia zna: podaj sqlite:///ŚCIEŻKA albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-table-driver = PostgreSQL potrzebuje sterownika: zainstaluj talia[postgres].
error-table-no-database = Nie można otworzyć bazy danych { $database }: { $reason }
error-table-home = Stołów nie da się przechowywać w { $folder }: { $reason }. Podaj inne miejsce w opcji --database.
error-table-port = Pod adresem { $host }:{ $port } już coś odpowiada. Wybierz inny port w opcji --port.
error-table-host = Ten komputer nie ma adresu „{ $host }”. Wybierz inny w opcji --host.
error-table-address = Stół nie może być pod adresem { $host }:{ $port }: { $reason }. Wybierz inne miejsce w opcji --host albo --port.

hall-serving = Talia jest pod adresem { $address } (Ctrl+C kończy; stoły leżą w { $database })
hall-not-built = Strony nie są jeszcze zbudowane. Zbuduje je „make web”.
