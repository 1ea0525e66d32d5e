## The menu
menu = Menu
share-table = Kopiuj odnośnik do stołu
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
order-is-asked = Kolejność kart: pytaj mnie
order-is-left = Kolejność kart: jak leżą
move = Przenieś na inne urządzenie
move-title = Przenieś na inne urządzenie
move-explained = Otwórz { $address } na drugim urządzeniu i wpisz ten kod:
move-minutes = { $count ->
    [one] Działa raz, przez { $count } minutę.
    [few] Działa raz, przez { $count } minuty.
    [many] Działa raz, przez { $count } minut.
   *[other] Działa raz, przez { $count } minuty.
}
save = Pobierz zapis gry
save-done = Zapis gry pobrany.
report = Zgłoś problem
report-done = Pobrano plik z położeniem na stole. Dołącz go do zgłoszenia.
