### What the browser's table says beside the games' own words.

hall-team = The team
hall-sitter = { $title } ({ $name })
hall-bot = bot “{ $name }”
hall-bot-tutor = tutor
hall-bot-random = bot: random
hall-bot-steady = bot: steady
hall-bot-search = bot: searching (slow)

error-table-malformed = That message cannot be understood: { $reason }.
error-table-unknown = The table does not know you: make a person first, and send its token.
error-table-origin = That request came from another page.
error-table-json = A request must be JSON.
error-table-missing = There is no such thing here.
error-table-no-table = There is no table “{ $id }”.
error-table-too-large = That is too large: at most { $most } bytes.
error-table-too-many = That was too much at once. Please wait a moment.
error-table-stale = That was decided already.
error-table-not-yours = That is not yours to decide.
error-table-not-seated = Only those who sit at the table can do that.
error-table-no-seat = There is no seat { $seat } at this table.
error-table-taken = Somebody sits there already.
error-table-not-your-seat = That seat is not yours.
error-table-nobody-asks = Nobody asks for an undo.
error-table-asked-already = Somebody asks for an undo already.
error-table-nothing-again = There is nothing to redo.
error-table-empty-line = There is nothing to say in that.
error-table-name = A name is needed.
error-table-answer = “{ $value }” is no answer to “{ $field }”.
error-table-seats = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} named for { $players ->
    [one] one player
   *[other] { $players } players
}.
error-table-code = That code is not known, was used, or is too old.
error-table-secret = The save tells all secrets; it can be had when the game is over.
error-table-not-over = A game can be replayed when it is over.
error-table-replay-at = There are choices 0 to { $count }.
error-table-trouble = Something went wrong at our end. Nothing was changed.
error-table-unstored = That could not be stored: the database is away or its disk is full. Nothing was changed.
hall-waiting = { $count ->
    [one] One seat is open. The cards are dealt when all have sat down.
   *[other] { $count } seats are open. The cards are dealt when all have sat down.
}
error-table-nobody-to-agree = That would undo what somebody has seen or done who is not playing now, and nobody is here to agree to it.
error-table-told = The secret of the cards has been told: the game is over, and cannot be undone.
error-table-bot-stays = The cards are dealt: a bot that plays against you keeps its seat.
error-table-two-seats = You sit here already. Rivals have one seat each, but where a table was laid for one screen.
error-table-seen-another = You have seen the cards of another seat of this table.
error-table-not-dealt = The cards are not dealt yet.
error-table-no-campaign = There is no campaign “{ $id }”.
error-table-closed = The campaign has gone on: what was decided here stays.
error-table-rules = This table was played with version { $found } of the rules, and this Talia plays version { $known }. It can be saved and left, but not played on.
error-table-newer = This database is of version { $found }, and this Talia knows versions up to { $known }: a newer Talia has written it.
error-table-database = “{ $url }” is no database Talia knows: write sqlite:///PATH or postgresql://USER@HOST/NAME.
error-table-driver = PostgreSQL needs its driver: install talia[postgres].
error-table-no-database = The database { $database } cannot be opened: { $reason }
error-table-home = Tables cannot be kept in { $folder }: { $reason }. Name another place with --database.
error-table-port = Something answers at { $host }:{ $port } already. Choose another port with --port.
error-table-host = This computer has no address “{ $host }”. Choose another with --host.
error-table-address = The table cannot be at { $host }:{ $port }: { $reason }. Choose another place with --host or --port.

hall-serving = Talia is at { $address } (Ctrl+C stops it; tables are kept in { $database })
hall-not-built = The pages are not built yet. “make web” builds them.
