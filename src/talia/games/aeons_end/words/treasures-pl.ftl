### Skarby: to, co gracze wnoszą do bitwy z poprzednich bitew.

sort-treasure = skarb
group-treasures = Skarby
fact-level = poziom { $n }
table-treasures = Skarby
table-treasures-shared = Skarb grupowy

text-brings = Na początku bitwy na twój stos kart odrzuconych trafia: { $cards }.
text-at-start = Na początku bitwy { $clause }.
text-gravehold-bonus = Kiedy Gravehold otrzymuje żywotność, otrzymuje o { $n } więcej.
text-spell-bonus = Te zaklęcia przy aktywacji zadają { $n ->
    [one] 1 dodatkowe obrażenie
    [few] { $n } dodatkowe obrażenia
   *[many] { $n } dodatkowych obrażeń
}.
text-treasure-first-turn = Na początku swojej pierwszej tury { $clause }.
text-treasure-played = Kiedy zagrywasz { $what }, { $clause }.
text-treasure-cast = Raz na turę, kiedy aktywujesz { $what }, { $clause }.
text-treasure-opened = Kiedy gracz otwiera bramę, { $clause }.
any-first-turn = { "" }
any-opened = { "" }
any-cast = zaklęcie
it-relic = artefakt o koszcie co najmniej { $n }
it-gem = klejnot o koszcie co najmniej { $n }
it-spell = zaklęcie o koszcie najwyżej { $n }

field-treasure-1 = Skarby poziomu 1
field-treasure-2 = Skarb poziomu 2
field-treasure-3 = Skarby poziomu 3
treasure-none = Brak
treasure-none-text = Nikt nie ma skarbu tego poziomu.
sheet-treasures = Skarby: { $list }
error-setup-treasures = Odpowiedź wymienia skarby w liczbie { $count }, a graczy jest { $players }; podaj po jednym na gracza albo „none”.
error-setup-treasure-twice = Jest tylko jeden egzemplarz: { $name }.
