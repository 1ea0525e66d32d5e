## Co znaczą wybory przy przygotowaniu gry

choice-random-text = Zdecyduje los.
rating-gentle = dobry na początek
rating-fair = zwykła gra
rating-rich = więcej do poznania
level-apprentice-text = Każdy bierze gotową talię dziewięciu kart, więc niczego nie trzeba wybierać. W grze jest trzydzieści prostszych kart.
level-magician-text = Wybieracie po dziewięć kart spośród trzydziestu prostszych.
level-archmage-text = Wybieracie po dziewięć kart spośród wszystkich pięćdziesięciu, które mocniej wpływają na plany innych.
boxes-base-text = Tylko pięćdziesiąt kart gry podstawowej.
boxes-enchanted-kingdom-text = Dwadzieścia kart Mocy więcej i żetony zdolności specjalnych: każdy zatrzymuje jeden z trzech.
boxes-path-of-destiny-text = Więcej kart Mocy i repliki oraz po żetonie zdolności specjalnej dla każdego.
boxes-all-text = Karty obu rozszerzeń; każdy zatrzymuje jeden z trzech żetonów zdolności specjalnych.
enchantment-none-text = Bez karty Czaru: gra taka, jaka jest.
tokens-yes-text = Każdy ma własną zdolność, na jeden raz w grze.
tokens-no-text = Nikt jej nie ma.
destiny-yes-text = Los może wybrać także Czar, który wprowadza kość Przeznaczenia.
destiny-no-text = Los pomija Czary, które wprowadzają kość Przeznaczenia.

## Jak grać: od czego zacząć

guide-9-title = Na pierwszą grę
guide-9-text =
    Zagrajcie jako uczniowie, bez rozszerzeń i bez karty Czaru: gotowe talie oszczędzają wybierania, a pilnować trzeba mniej.
    Na początku bierz kości z gwiazdami i energią. Karta zagrana w pierwszym roku pracuje przez trzy lata.
    Zanim zaczniesz przemieniać, spójrz na koło: energia, która dziś daje 1 kryształ, za porę roku może dać 3.
    Nie zostań z pełną ręką: każda karta, którą masz na ręce na koniec, kosztuje 5 punktów.
