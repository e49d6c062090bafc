# 18xx games, the calendar: what happens between turns.

# Each game has a currency of its own, and calls its private companies as it likes.
g18xx-currency = ¤
g18xx-private = private company
g18xx-privates = private companies
g18xx-privates_first = Private companies

g18xx-round-stock = **Stock round { $number }** begins.
g18xx-round-operating = { $rounds ->
        [one] **Operating round { $number }** begins.
       *[other] **Operating round { $number }.{ $round } (of { $rounds })** begins.
    }
g18xx-round-stock_name = Stock round { $number }
g18xx-round-operating_name = { $rounds ->
        [one] Operating round { $number }
       *[other] Operating round { $number }.{ $round } (of { $rounds })
    }
g18xx-round-order = Turn order: { $players }.
g18xx-round-income = { g18xx-privates_first } pay { $parts }.
g18xx-round-income_player = { $player } { $money } { g18xx-currency }
g18xx-round-income_company = { $company } { $money } { g18xx-currency }
g18xx-round-over = The last operating round is over.
# Why the game is over.
g18xx-end-rounds = All { $number } operating rounds have been played.
g18xx-end-chart = A share price has reached the end of the stock market.
g18xx-end-bank = The bank is broken.
g18xx-end-bankrupt = { $player } is bankrupt: { $company } could not pay for the train it must buy.
g18xx-end-score = { $player } { $worth } { g18xx-currency }
g18xx-score_change = { $sign }{ $amount } { g18xx-currency }
g18xx-end-won = 🏆 { $number ->
        [one] **{ $winners }** wins
       *[other] **{ $winners }** share the victory
    }. { $scores }.

# Short names on the axis of a graph.
g18xx-round-stock_short = SR { $number }
g18xx-round-operating_short = OR { $number }.{ $round }

# Graphs of the game.
g18xx-graph-worth = Player worth ({ g18xx-currency })
g18xx-graph-prices = Share prices ({ g18xx-currency })
g18xx-graph-revenue = Revenue by operating round ({ g18xx-currency })
g18xx-graph-withheld = withheld
g18xx-graph-round = OR { $set }.{ $round }
