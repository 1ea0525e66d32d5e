### Słowa raportów laboratorium o kampaniach.

campaign-balance-summary = { $campaigns ->
    [one] Jedna kampania
    [few] { $campaigns } kampanie
   *[many] { $campaigns } kampanii
} dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}, boty: { $bots } ({ $setup }), ziarna od { $first } do { $last }. Przegrana bitwa jest liczona i prowadzi dalej jak wygrana, żeby każdą rozegrano równie często.
campaign-balance-limit = nic naszego nie odbiega o więcej niż { $points } p.p. od średniej swojego rodzaju
campaign-balance-battles = Bitwy po drodze
campaign-balance-battle = bitwa
campaign-balance-fought = bitwy
campaign-balance-given = Co kto dostał
campaign-balance-given-note = Zmierzone w pojedynczych bitwach z nemezis wczesnych i późnych rozdziałów, na poziomach, na których boty i wygrywają, i przegrywają, z losowym rynkiem; każdy ma losowo po jednym z każdego rodzaju. W ilu z nich ktoś to miał, ile z nich wygrano i jak daleko to od średniej wszystkich tego rodzaju. Za daleko to { $points } p.p.
campaign-balance-name = nazwa
campaign-balance-sort = rodzaj
campaign-balance-apart = p.p. od swojego rodzaju
