# Patriarcha Kopca i jego kokony.

nemesis-spawning-horror = Patriarcha Kopca
end-metamorphosis = Dojrzało siedem kokonów i przemiana się dokonała.
ending-metamorphosis = przemiana

sort-pod = kokon
sort-chamber = poplecznik
table-pods = { $n ->
    [one] { $n } kokon w talii
    [few] { $n } kokony w talii
   *[many] { $n } kokonów w talii
}
table-pods-discard = Odrzucone kokony

armour-never-dies = Ten poplecznik nigdy nie może mieć mniej niż 1 punkt życia.
veil-pods-unharmed = Kokony nie otrzymują żadnych obrażeń.
text-pods = Odrzucony kokon trafia na osobny stos kokonów. Gdy talia kokonów jest pusta, potasujcie ten stos i utwórzcie z niego nową.
text-metamorphosis = Gdy w grze jest { $n ->
    [7] siedem kokonów
    [one] { $n } kokon
    [few] { $n } kokony
   *[many] { $n } kokonów
}, przemiana się dokonuje i gracze przegrywają.
do-prepare-pods = umieśćcie w grze kartę „Komora Lęgowa” z 4 punktami życia, a przy czterech graczach z 1 punktem życia, i potasujcie kokony
do-imbue = na koniec tury nemezis, dopóki Komora Lęgowa ma co najmniej { $least } punktów życia, dobierzcie kokon, a Komora Lęgowa traci { $price } punktów życia
do-chamber-gains = Komora Lęgowa otrzymuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia
do-draw-pods = { $n ->
    [one] dobierzcie kokon i umieśćcie go w grze
    [2] dobierzcie dwa kokony i umieśćcie je w grze
    [few] dobierzcie { $n } kokony i umieśćcie je w grze
   *[many] dobierzcie { $n } kokonów i umieśćcie je w grze
}
do-draw-weak-pod = dobierzcie kokon i umieśćcie go w grze z { $life } punktami życia
do-keep-pods-still = W tej turze nie rozpatrujcie ich trwałych efektów
do-strongest-pod = { $n ->
    [3] trzykrotnie
    [4] czterokrotnie
   *[other] { $n } razy
} rozpatrzcie trwały efekt kokonu z największą liczbą punktów życia
if-no-pods = w grze nie ma żadnego kokonu
who-hunted = gracz na celowniku
do-be-hunted = { $form ->
    [they] jest odtąd na celowniku
    [may] być odtąd na celowniku
   *[you] jesteś odtąd na celowniku
}
table-hunted = Na celowniku
event-hunted = Na celowniku: { $mage }.
ask-pod = Trwały efekt którego kokonu?
event-imbues = { $card }: dojrzewa kokon (życie: { $left }).

card-breeding-chamber = Komora Lęgowa
card-acidic-pod = Kwasowy Kokon
card-crystalline-pod = Kryształowy Kokon
card-electric-pod = Elektryczny Kokon
card-frozen-pod = Zamarznięty Kokon
card-marrow-pod = Szpikowy Kokon
card-spiked-pod = Kolczasty Kokon
card-volcanic-pod = Wulkaniczny Kokon

card-amplify-energy = Wzmocnienie Energii
card-construct = Konstrukcja
card-unearth = Wykopanie
card-accelerated-breeding = Przyspieszony Lęg
card-exterminating-blade = Ostrze Eksterminacji
card-exterminating-blade-campaign = Ostrze Eksterminacji
card-retribution = Pomsta
card-nest-defender = Obrońca Gniazda
card-organic-forge = Organiczna Kuźnia
card-summon = Przyzwanie
