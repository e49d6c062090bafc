# 18xx games, the calendar: what happens between turns.

# Each game has a currency of its own, and calls its private companies as it likes.
g18xx-currency = ¤
g18xx-private = spółka prywatna
    .gender = f
    .gen = spółki prywatnej
    .dat = spółce prywatnej
    .acc = spółkę prywatną
    .ins = spółką prywatną
g18xx-privates = spółki prywatne
    .gen = spółek prywatnych
    .acc = spółki prywatne
    .ins = spółkami prywatnymi
g18xx-privates_first = Spółki prywatne

g18xx-round-stock = Zaczyna się **runda giełdowa { $number }**.
g18xx-round-operating = { $rounds ->
        [one] Zaczyna się **runda operacyjna { $number }**.
       *[other] Zaczyna się **runda operacyjna { $number }.{ $round } (z { $rounds })**.
    }
g18xx-round-stock_name = Runda giełdowa { $number }
g18xx-round-operating_name = { $rounds ->
        [one] Runda operacyjna { $number }
       *[other] Runda operacyjna { $number }.{ $round } (z { $rounds })
    }
g18xx-round-order = Kolejność graczy: { $players }.
g18xx-round-income = { g18xx-privates_first } płacą: { $parts }.
g18xx-round-income_player = { $player } { $money } { g18xx-currency }
g18xx-round-income_company = { $company } { $money } { g18xx-currency }
g18xx-round-over = Kończy się ostatnia runda operacyjna.
# Why the game is over.
g18xx-end-rounds = Rozegrano wszystkie rundy operacyjne ({ $number }).
g18xx-end-chart = Cena akcji dochodzi do końca giełdy.
g18xx-end-bank = Pękł bank.
g18xx-end-bankrupt = { $player } bankrutuje: { $company } nie może zapłacić za pociąg, który musi kupić.
g18xx-end-score = { $player } { $worth } { g18xx-currency }
g18xx-score_change = { $sign }{ $amount } { g18xx-currency }
g18xx-end-won = 🏆 { $number ->
        [one] Zwycięzca: **{ $winners }**
       *[other] Wspólne zwycięstwo: **{ $winners }**
    }. { $scores }.

# Short names on the axis of a graph.
g18xx-round-stock_short = RG { $number }
g18xx-round-operating_short = RO { $number }.{ $round }

# Graphs of the game.
g18xx-graph-worth = Majątek graczy ({ g18xx-currency })
g18xx-graph-prices = Ceny akcji ({ g18xx-currency })
g18xx-graph-revenue = Dochód według rund operacyjnych ({ g18xx-currency })
g18xx-graph-withheld = zatrzymane
g18xx-graph-round = RO { $set }.{ $round }
