### Dlaczego czegoś nie można wybrać.

why-crystals-short = { $n ->
    [one] Brakuje { $n } kryształu
   *[other] Brakuje { $n } kryształów
}
why-battlefield-full = Na twoim polu bitwy nie ma wolnego miejsca.
why-lies = Ta kreatura jest pokonana i leży, dopóki nie zostanie odłożona.
why-place-taken = Na miejscu { place-name } ktoś już jest.
why-defence-row = Szarżują tylko kreatury z rzędu ataku.
why-has-charged = Ta kreatura już szarżowała w tej turze.
why-nobody-there = Nie ma na kogo szarżować.
why-development = Kreatury przywołuje się w fazie rozwoju.
