## Opowieść o partii

count-damage = Uszkodzenia bram
count-damage-most = Największe uszkodzenia bram: { $card } ({ $n }).
count-damage-best = uszkodzenia bram: { $n }
count-called = Kreatury z pola przywołań
count-called-most = Najczęściej przywoływana kreatura: { $card }, { $n } razy.
count-called-best = kreatury: { $n }
story-measured = Wytrzymałość wszystkich bram razem
