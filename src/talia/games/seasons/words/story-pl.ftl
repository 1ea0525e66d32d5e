## Opowieść o turnieju

count-crystals = Zdobyte kryształy
count-crystals-most = Najwięcej kryształów: { $card } ({ $n }).
count-crystals-best = kryształy: { $n }
count-summoned = Przywołane karty
count-summoned-most = Najczęściej przywoływana karta: { $card }, { $n } razy.
count-summoned-best = karty: { $n }
count-by-dice = kości
count-by-transmuting = przemiana
count-by-other = inne efekty
story-measured = Kryształy
