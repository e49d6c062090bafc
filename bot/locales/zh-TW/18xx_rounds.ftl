# 18xx games, the calendar: what happens between turns.

# Each game has a currency of its own, and calls its private companies as it likes.
g18xx-currency = ¤
g18xx-private = 私有公司
g18xx-privates = 私有公司
g18xx-privates_first = 私有公司

g18xx-round-stock = **股票輪 { $number }** 開始。
g18xx-round-operating = { $rounds ->
        [1] **營運輪 { $number }** 開始。
       *[other] **營運輪 { $number }.{ $round }（共 { $rounds } 輪）**開始。
    }
g18xx-round-stock_name = 股票輪 { $number }
g18xx-round-operating_name = { $rounds ->
        [1] 營運輪 { $number }
       *[other] 營運輪 { $number }.{ $round }（共 { $rounds } 輪）
    }
g18xx-round-order = 行動順序：{ $players }。
g18xx-round-income = { g18xx-privates_first }發放收入：{ $parts }。
g18xx-round-income_player = { $player } { $money } { g18xx-currency }
g18xx-round-income_company = { $company } { $money } { g18xx-currency }
g18xx-round-over = 最後一個營運輪結束。
# Why the game is over.
g18xx-end-rounds = 全部 { $number } 個營運輪已經結束。
g18xx-end-chart = 有股價到達股價表的盡頭。
g18xx-end-bank = 銀行耗盡。
g18xx-end-bankrupt = { $player } 破產：{ $company } 付不起必須購買的火車。
g18xx-end-score = { $player } { $worth } { g18xx-currency }
g18xx-score_change = { $sign }{ $amount } { g18xx-currency }
g18xx-end-won = 🏆 { $number ->
        [1] **{ $winners }** 獲勝
       *[other] **{ $winners }** 並列獲勝
    }。{ $scores }。

# Short names on the axis of a graph.
g18xx-round-stock_short = SR { $number }
g18xx-round-operating_short = OR { $number }.{ $round }

# Graphs of the game.
g18xx-graph-worth = 玩家總資產（{ g18xx-currency }）
g18xx-graph-prices = 股價（{ g18xx-currency }）
g18xx-graph-revenue = 各營運輪的收入（{ g18xx-currency }）
g18xx-graph-withheld = 保留
g18xx-graph-round = OR { $set }.{ $round }
