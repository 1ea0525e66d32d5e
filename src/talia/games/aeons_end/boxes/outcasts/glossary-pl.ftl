### Słowa tego pudełka, które wyjaśniają się same.

term-curse =
    Klątwa
    klątwa|klątwy|klątwę|klątw|talia klątw|talii klątw
    Karta z talii klątw. Nikt jej nie kupuje: rozdaje je nemezis, a zapychają talię, dopóki się ich nie pozbędziesz.
term-wandering =
    Tułacz
    tułacz|tułacza|tułaczowi|tułacze|tułaczy
    Karty i zdolności zadają mu naraz najwyżej 1 obrażenie, ale w swojej fazie głównej możesz wydać dowolnie dużo eteru, by zadać mu tyle samo.
term-link =
    Więź
    Więź|Więzi|Więzią
    Dwa zaklęcia z Więzią mogą leżeć na jednej bramie. Każde aktywuje się osobno.
term-maw =
    Paszcza
    paszcza|paszczę|paszczy|paszcze|paszcz
    Część Eksperymentu 153 z własnym życiem. Pełznie po torze rozrostu o ośmiu polach i szkodzi na czwartym oraz na ostatnim.
term-glyph =
    Glif
    glif|glifu|glify|glifów|glifem
    Żeton Z'hany na karcie na rynku. Kto pozyska tę kartę, dostaje dar glifu albo zostawia go Z'hanie.
term-barrier =
    Bariera
    bariera|barierę|bariery|żeton bariery
    Żeton Taqrena: przesuwa się zawsze, gdy Taqren otrzymuje obrażenia, a nowe pole coś mu daje.
