### Wygnańcy: Ożywiony Sługa.

nemesis-risen-thrall = Ożywiony Sługa
card-shambling-infantry = Powłócząca Piechota
card-soldier-of-rot = Żołnierz Zgnilizny
card-engulfing-hordes = Zalewające Hordy
card-imbue = Nasycenie
card-vampiric-thrall = Wampiryczny Sługa
card-spiralling-illusion = Wirująca Iluzja
card-thrall-hybrid = Hybryda Sługi
card-twisting-deceit = Pokrętny Podstęp
card-cutting-image = Raniące Odbicie
card-distortion-smoke = Dym Zniekształceń
card-undying-force = Nieumarłe Siły
sort-thrall = sługa
table-thralls = talia sług { $n }
table-thralls-discarded = Odrzuceni słudzy
table-side-real = sprawdzone: to nie iluzja

text-hidden-illusion = Ten sługa może być iluzją: odwróć go, by się przekonać.
text-forbids-mild-beginnings = Kiedy na początku tury nemezis gracz lub Gravehold otrzymuje obrażenia, otrzymuje o 1 więcej.
text-forbids-cheap-flips = Odwrócenie sługi kosztuje 3 eteru.
text-forbids-safe-flips = Kiedy gracz odwraca sługę, otrzymuje 2 obrażenia.
text-forbids-doubt = Ten poplecznik liczy się jednocześnie jako Żołnierz Zgnilizny i jako Powłócząca Piechota. Jest prawdziwy.
veil-thralls = Wszystkie obrażenia zadawane sługom zmniejszcie do 0.
do-prepare-thralls = potasujcie sześć kart Powłóczącej Piechoty i sześć kart Żołnierzy Zgnilizny w talię sług; po { $n } z nich to iluzje
do-place-thralls = umieśćcie w grze { $n ->
    [one] sługę
    [2] dwóch sług
   *[other] { $n } sług
}{ $more ->
    [0] { "" }
   *[other] { ", " }{ $n ->
        [one] który ma
       *[other] każdy ma
    } o { $more } punkty życia więcej
}
do-shuffle-thralls-in = wtasujcie odrzuconych sług w talię sług
do-flip-one = odwróćcie sługę w grze; iluzję odrzućcie
do-soldiers-strike = Gravehold otrzymuje { $one }/{ $two }/{ $three }/{ $four } obrażeń, jeśli w grze jest 1/2/3/4 lub więcej Żołnierzy Zgnilizny
do-infantry-strikes = dowolny gracz otrzymuje { $one }/{ $two }/{ $three }/{ $four } obrażeń, jeśli w grze jest 1/2/3/4 lub więcej kart Powłóczącej Piechoty
text-thralls-flip = W swojej fazie głównej gracz może wydać { $n } eteru, by odwrócić sługę w grze. Iluzję odrzuca się.
text-thralls-anew = Gdy talia sług jest pusta, tworzy ją potasowany stos odrzuconych sług. Odrzucanego sługi nie odwraca się.
text-thralls-overrun = Gdy w grze są wszyscy słudzy, zamiast wyzwolenia Gravehold otrzymuje { $n } obrażenia.
text-thralls-harder = Słudzy wchodzą do gry z { $n } dodatkowymi punktami życia, a zawsze gdy zadają obrażenia graczowi lub Gravehold, zadają o 1 więcej.
option-flip = Odwróć: { $card } (eter { $n })
option-flip-next = Odwróć: { $card }, nr { $number } (eter { $n })
option-thrall-next = { $card }, nr { $number } (życie { $left })
ask-flip = Którego sługę odwrócić?
event-flipped-illusion = Odwrócono: { $card }. To iluzja.
event-flipped-real = Odwrócono: { $card }. To nie iluzja.
event-thralls-shuffled = Odrzuceni słudzy zostają wtasowani w swoją talię.
