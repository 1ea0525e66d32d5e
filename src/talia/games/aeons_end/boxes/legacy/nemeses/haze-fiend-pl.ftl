### Mgielny Bies, skażone Kryształy i jego karty.

nemesis-haze-fiend = Mgielny Bies
card-flawed-crystal = Skażony Kryształ
card-debilitating-impact = Osłabiający Cios
card-fracture = Rozłupanie
card-smog-beast = Bestia Smogu
card-poison = Trucizna
card-rune-prisoner = Więzień Run
card-smoke-guardian = Strażnik Dymu
card-aether-channel = Kanał Eteru
card-disintegrate = Rozpad
card-toxic-breath = Trujący Oddech

do-prepare-crystals = na Kryształach, z którymi gracze zaczynają, są ich imiona. Na każdego gracza { $n ->
    [one] przypada { $n } naklejka
    [few] przypadają { $n } naklejki
   *[other] przypada { $n } naklejek
} ze skazą
do-flaw-crystal = { $form ->
    [they] nakleja skazę na Kryształ bez skazy ze swojej ręki lub stosu kart odrzuconych
    [may] nakleić skazę na Kryształ bez skazy ze swojej ręki lub stosu kart odrzuconych
   *[you] naklej skazę na Kryształ bez skazy ze swojej ręki lub stosu kart odrzuconych
}
do-fracture = dowolny gracz nakleja skazę na Kryształ bez skazy ze swojej ręki lub stosu kart odrzuconych i otrzymuje { $n } obrażenia
do-fracture-all = na końcu swojej tury, dopóki ma co najmniej { $n } żetony, rozłupuje Kryształ i traci { $n } z nich: dowolny gracz nakleja skazę na Kryształ bez skazy ze swojej ręki lub stosu kart odrzuconych i otrzymuje { $harm } obrażenia. Jeśli nikt nie może, skazę dostaje zniszczony Kryształ, a { $harm } obrażenia otrzymuje gracz, którego imię jest na nim. Jeśli nie da się nakleić żadnej skazy, { $harm } obrażenia otrzymuje dowolny gracz
do-zeros-onto-deck = kładzie wszystkie karty o koszcie 0 ze swojego stosu kart odrzuconych na wierzchu swojej talii w dowolnej kolejności. Gravehold otrzymuje 1 obrażenie za każdą z nich
who-striker = ten, kto je zadał,
who-most-crystals = gracz z największą liczbą Kryształów na ręce
who-dearest-spell-in-hand = gracz z najdroższym zaklęciem na ręce
cards-dearest-spell-in-hand = to zaklęcie

ask-flaw = Który Kryształ dostaje skazę?
ask-flaw-destroyed = Czyj zniszczony Kryształ dostaje skazę?
ask-onto-deck-next = Która karta trafia teraz na twoją talię? Ostatnia będzie na wierzchu.
option-flaw = { $card } ({ $place })
event-flawed = { $mage }: jeden z Kryształów ma odtąd skazę.
