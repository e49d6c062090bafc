# What every game says.

core-game_over = Gra się skończyła; nie można już wykonać żadnego ruchu.
core-not_your_turn = To nie twoja tura. Teraz { $waiting_count ->
        [one] gra
       *[other] grają
    }: { $waiting }.
core-named = { $name }
core-not_now = Teraz nie możesz { CASE($move, case: "neg") }. Możliwe ruchy: { $instead }.
core-move_now = { $move } („{ $meaning }”)
core-no_such_position = Nie ma pozycji { $number }: w grze { $moves ->
        [one] jest dotąd jeden ruch
        [few] są dotąd { $moves } ruchy
       *[other] jest dotąd { $moves } ruchów
    }.
core-undo-nothing = Nie ma ruchu, który można by cofnąć.
core-undo-too_far = Tak daleko nie można cofnąć: ta część gry toczyła się według starszych zasad.
core-redo-nothing = Nie ma czego ponowić.

# Why a built-in opponent would make a move: after a colon.
core-hint-chance = na taką decyzję nie ma planu, więc wybiera dowolny możliwy ruch.

# What several games call a move; what one alone has stands among its own words.
core-move-bid = zalicytować
core-move-par = założyć spółkę
    .neg = założyć spółki
core-move-buy = kupić certyfikat
    .neg = kupić certyfikatu
core-move-sell = sprzedać akcje
    .neg = sprzedać akcji
core-move-tile = położyć kafel
    .neg = położyć kafla
core-move-waive = położyć kafel bez kosztu terenu
    .neg = położyć kafla bez kosztu terenu
core-move-token = zbudować stację
    .neg = zbudować stacji
core-move-run = uruchomić pociągi
    .neg = uruchomić pociągów
core-move-dividend = zdecydować o dywidendzie
core-move-train = kupić pociąg
    .neg = kupić pociągu
core-move-discard = oddać pociąg
    .neg = oddać pociągu
core-move-accept = przyjąć ofertę
    .neg = przyjąć oferty
core-move-refuse = odrzucić ofertę
    .neg = odrzucić oferty
core-move-counter = podać inną cenę
    .neg = podać innej ceny
core-move-withdraw = wycofać ofertę
    .neg = wycofać oferty
core-move-draw = dobrać kartę
    .neg = dobrać karty
core-move-tickets = dobrać bilety
    .neg = dobrać biletów
core-move-keep = zachować bilety
    .neg = zachować biletów
core-move-pass = spasować
core-move-build = zbudować tory
    .neg = zbudować torów

# A line of a graph that bears the name of a company.
core-graph-company = { $company }

# What stands below the board in a replay, and what is said of one.
core-replay-move = { $number ->
    [0] Początek
    [one] Po jednym ruchu
   *[other] Po { $number } ruchach
}
core-replay-game = Partia { $number } · { $at }
core-replay-won = { $players_count ->
    [one] Zwycięzca: { $players }
   *[other] Wspólne zwycięstwo: { $players }
}
core-replay-stands = { $name } { $value }
core-replay-shows = Animacja planszy: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
core-replay-shows_figures = Animacja planszy: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}. { $what }, stan obecny: { $players }.
