### Kampanie: ciągi rozgrywek i obóz pomiędzy nimi.

camp-player = Gracz { $n }
camp-before = Obóz: { $stage }
event-camp-chose = { $player }: { $option }.
event-camp-team = Wspólnie: { $option }.
event-camp-over = Obóz zwinięty: wszystko postanowione.
end-camp-over = Wszystko postanowione.
ending-camp-over = obóz zwinięty

error-no-such-campaign = Nie ma kampanii { $id }. Są: { $possible }.
error-camp-alone = Obóz jest częścią kampanii i nie da się go rozegrać osobno: kampanię zaczyna talia campaign new.
error-campaign-not-yet = Rozgrywka jeszcze trwa.
error-campaign-over = Kampania jest skończona: nie ma dalszych rozgrywek.
error-campaign-names = Imion jest { $count }, a graczy { $players }.
error-campaign-name-long = Imię { $name } jest za długie: może mieć najwyżej { $most } liter.
error-campaign-is-match = To zapis pojedynczej rozgrywki, a nie kampanii.
error-save-is-campaign = To plik kampanii, a nie zapis pojedynczej rozgrywki: kontynuuje ją talia campaign play.
error-campaign-newer = Wiersz { $line }: tę kampanię zaczęła nowsza wersja Talii. { $reason }
error-campaign-damaged = Plik kampanii jest uszkodzony w wierszu { $line }: taka kampania nie jest możliwa.
error-campaign-too-long = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } następuje po jej końcu.
error-campaign-other-match = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } nie jest tą, która tam następuje.
error-campaign-unfinished = Plik kampanii jest uszkodzony w wierszu { $line }: rozgrywka { $n } nie jest skończona, a są po niej dalsze.
