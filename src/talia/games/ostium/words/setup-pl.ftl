## Co znaczą wybory przy przygotowaniu gry

choice-house-text = Pięć własnych klanów Talii: Żyła wydobywa, Żar pali, Gąszcz osłania, Chór śpiewa razem, Zmierzch przychodzi i odchodzi.
