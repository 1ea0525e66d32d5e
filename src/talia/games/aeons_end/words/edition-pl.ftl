## Jak grać: w czym różnią się instrukcje pudełek

guide-edition-1-title = Czyje są karty tur i co dzieje się najpierw
guide-edition-1-text =
    W talii tur są cztery wasze karty: po dwie przy dwóch graczach, po jednej przy czterech, a przy trzech po jednej i karta X dla tego, kogo wspólnie wskażecie. Jeden mag ma tylko trzy; komu z tym za trudno, przy przygotowaniu gry może dołożyć czwartą albo dać magowi więcej życia.
    To, co ma się stać w tym samym czasie, dzieje się po kolei, od karty leżącej najdłużej. Pusta talia nemezis daje zwycięstwo w tej samej chwili, w której znika ostatni poplecznik i ostatnia moc.
guide-edition-2-title = Czyje są karty tur i co dzieje się najpierw
guide-edition-2-text =
    W talii tur są cztery wasze karty. Jedyny mag ma wszystkie cztery, dwóch graczy po dwie. Trzech ma po jednej i kartę X dla tego, kogo wspólnie wskażecie. Przy czterech dwie osoby dzielą się dwiema kartami: kto wziął jedną, drugą zostawia partnerowi.
    Gdy efekty dwóch kart mają nastąpić w tym samym czasie, sami ustalacie kolejność. W turze nemezis jego karty nadal działają od najstarszej do najnowszej.
    Pusta talia nemezis daje zwycięstwo w tej samej chwili, w której znika ostatni poplecznik i ostatnia moc.
guide-edition-3-title = Czyje są karty tur i co dzieje się najpierw
guide-edition-3-text =
    W talii tur są cztery wasze karty. Jedyny mag ma wszystkie cztery, dwóch graczy po dwie. Trzech ma po jednej i kartę X: należy do posiadacza żetonu X, który potem przekazuje żeton w lewo. Przy czterech dwie osoby dzielą się dwiema kartami: kto wziął jedną, drugą zostawia partnerowi.
    Gdy efekty dwóch kart mają nastąpić w tym samym czasie, sami ustalacie kolejność. W turze nemezis jego karty nadal działają od najstarszej do najnowszej.
    Pusta talia nemezis daje zwycięstwo, jeśli na końcu dowolnej tury nie ma w grze żadnego poplecznika ani mocy.
