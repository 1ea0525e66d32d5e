## Gry z przewodnikiem
learn = Nauka przez grę
lesson-next = Dalej
lesson-back = Wstecz
lesson-page = { $n } z { $count }
lesson-step = Krok { $n } z { $count }
lesson-onward = Teraz cała gra
lesson-over = Koniec lekcji
words-here = Słowa z tej karty
