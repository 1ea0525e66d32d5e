# Słowa zestawu kreatur: nazwy, zdolności i to, co w pliku zestawu może być nie tak.

# Nazwa, którą plik zestawu podaje w obu językach.
named = { $en ->
   *[other] { $pl }
}

rank-familiar = Chowaniec
rank-warrior = Wojownik
rank-sovereign = Suweren
rank-primal = Pierwotny

domain-main = Domena główna
domain-left = Domena lewa
domain-right = Domena prawa

ability-repair = Napraw jedną ze swoich bram o { $n ->
    [one] 1 punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
ability-rebuild = Odbuduj jedną ze swoich zniszczonych bram: stoi znowu i ma 4 punkty wytrzymałości.
ability-draw = Dobierz { $n ->
    [one] 1 kartę.
    [few] { $n } karty.
   *[many] { $n } kart.
}
ability-discard = Po odrzuceniu z ręki → { $then }
ability-remove = Usuń poza grę kartę z ręki lub ze swojego stosu kart odrzuconych.
ability-strike = Zadaj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} bramie przeciwnika.
ability-quake = Zadaj 2 obrażenia każdej bramie przeciwnika.
ability-shield = +{ $n } mocy, gdy jest atakowana.
ability-rally = W każdej fazie ataku wybierz klan: +1 mocy w ataku za każdą kreaturę tego klanu na polu bitwy, u wszystkich graczy.
ability-charge = +{ $n } mocy, gdy atakuje.
ability-swift = Przywołana z pola przywołań od razu używa swojej domeny głównej. Odwołujesz ją za darmo.
ability-banish = Połóż kreaturę przeciwnika na jego stosie kart odrzuconych.
ability-exile = Wybierz klan: wszystkie pozostałe kreatury tego klanu, u wszystkich graczy, trafiają na stosy kart odrzuconych swoich właścicieli.
ability-both-ways = Sąsiad po tej stronie może użyć swojej domeny bocznej w kierunku tej kreatury, bez względu na jej klan.
ability-crystal = Zbierz { $n ->
    [one] 1 kryształ.
    [few] { $n } kryształy.
   *[many] { $n } kryształów.
}
ability-fuse = +{ $n } do fuzji mocy, w której uczestniczy.
ability-fuse-any = +{ $n } do fuzji mocy, w której uczestniczy, a uczestniczyć może w fuzji dowolnego klanu.
ability-last = Po pokonaniu lub odwołaniu → { $then }

sheet-title = { $set }: wszystkie kreatury
sheet-deck = Talia { $n }
sheet-copies = { $n ->
    [one] 1 sztuka
    [few] { $n } sztuki
   *[many] { $n } sztuk
}

error-setup-creature = W tym zestawie nie ma kreatury „{ $name }”.
error-set = { $file }, wiersz { $line }: { $reason }
set-not-utf8 = Plik musi być tekstem w kodowaniu UTF-8.
set-not-toml = To nie jest poprawny TOML ({ $detail }).
set-not-tables = „{ $section }” trzeba zapisać jako tabele, pod nagłówkami takimi jak [[{ $section }]].
set-unknown-key = „{ $key }” nic tu nie znaczy. Możliwe: { $possible }.
set-missing = Brakuje tu „{ $key }”.
set-not-text = „{ $key }” musi być niepustym tekstem w jednym wierszu.
set-not-number = „{ $key }” musi być liczbą całkowitą.
set-below-zero = „{ $key }” wynosi { $n }, a nie może być poniżej zera.
set-no-id = Identyfikator musi mieć choć jedną literę lub cyfrę.
set-twice = Coś innego w tym zestawie nazywa się już „{ $name }”.
set-colour = „{ $colour }” to nie kolor. Zapisz go jako "#rrggbb", na przykład "#2f6f9f".
set-glyph = Znak „{ $glyph }” musi być dokładnie jednym znakiem.
set-clans = { $n ->
    [one] Jest 1 klan, a musi ich być { $must }.
    [few] Są { $n } klany, a musi ich być { $must }.
   *[many] Jest { $n } klanów, a musi ich być { $must }.
}
set-too-few-familiar = Klan { $clan } ma za mało chowańców: { $n } z { $must }.
set-too-few-warrior = Klan { $clan } ma za mało wojowników: { $n } z { $must }.
set-too-few-sovereign = Klan { $clan } ma za mało suwerenów: { $n } z { $must }.
set-too-many-familiar = To o jednego chowańca za dużo: klan { $clan } musi ich mieć { $must }.
set-too-many-warrior = To o jednego wojownika za dużo: klan { $clan } musi ich mieć { $must }.
set-too-many-sovereign = To o jednego suwerena za dużo: klan { $clan } musi ich mieć { $must }.
set-one-primal = Musi być dokładnie jeden pierwotny, pod nagłówkiem [primal]; jest ich { $n }.
set-deck = { $creature }: nie ma talii startowej { $n }. Talie mają numery od 1 do { $most }.
set-deck-full = W talii startowej { $n } { $must ->
    [one] jest już 1 chowaniec
    [few] są już { $must } chowańce
   *[many] jest już { $must } chowańców
} klanu { $clan }.
set-unknown-clan = { $creature }: nie ma klanu „{ $clan }”. Możliwe: { $possible }.
set-unknown-kind = Nie ma kreatur rodzaju „{ $kind }”. Możliwe: { $possible }.
set-missing-side = { $creature }: brakuje strony „{ $key }”. Jeśli nic na niej nie ma, napisz { $key } = [].
set-not-domain = { $creature }: „{ $key }” musi być listą zdolności, każda w cudzysłowie.
set-in-domain = { $creature }, { $domain }: { $reason }
set-familiar-has = { $creature } to chowaniec, a chowańce nie mają „{ $key }”.
set-familiar-main = { $creature } to chowaniec: jego domena główna to zawsze „{ $must }”.
set-primal = Pierwotny ma moc 0 i „both ways” po obu stronach; „{ $key }” mówi co innego.
set-unknown-ability = nie ma zdolności „{ $ability }”. Możliwe: { $possible }.
set-leads-nowhere = „{ $ability }” musi prowadzić do czegoś, co da się zrobić od razu: { $possible }.
set-ability-number = liczba przy „{ $ability }” musi być od 1 do { $most }.
