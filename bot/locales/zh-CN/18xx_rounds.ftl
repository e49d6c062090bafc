# 18xx games, the calendar: what happens between turns.

# Each game has a currency of its own, and calls its private companies as it likes.
g18xx-currency = ¤
g18xx-private = 私有公司
g18xx-privates = 私有公司
g18xx-privates_first = 私有公司

g18xx-round-stock = **股票轮 { $number }** 开始。
g18xx-round-operating = { $rounds ->
        [1] **运营轮 { $number }** 开始。
       *[other] **运营轮 { $number }.{ $round }（共 { $rounds } 轮）**开始。
    }
g18xx-round-stock_name = 股票轮 { $number }
g18xx-round-operating_name = { $rounds ->
        [1] 运营轮 { $number }
       *[other] 运营轮 { $number }.{ $round }（共 { $rounds } 轮）
    }
g18xx-round-order = 行动顺序：{ $players }。
g18xx-round-income = { g18xx-privates_first }发放收入：{ $parts }。
g18xx-round-income_player = { $player } { $money } { g18xx-currency }
g18xx-round-income_company = { $company } { $money } { g18xx-currency }
g18xx-round-over = 最后一个运营轮结束。
# Why the game is over.
g18xx-end-rounds = 全部 { $number } 个运营轮已经结束。
g18xx-end-chart = 有股价到达股价表的尽头。
g18xx-end-bank = 银行耗尽。
g18xx-end-bankrupt = { $player } 破产：{ $company } 付不起必须购买的火车。
g18xx-end-score = { $player } { $worth } { g18xx-currency }
g18xx-score_change = { $sign }{ $amount } { g18xx-currency }
g18xx-end-won = 🏆 { $number ->
        [1] **{ $winners }** 获胜
       *[other] **{ $winners }** 并列获胜
    }。{ $scores }。

# Short names on the axis of a graph.
g18xx-round-stock_short = SR { $number }
g18xx-round-operating_short = OR { $number }.{ $round }

# Graphs of the game.
g18xx-graph-worth = 玩家总资产（{ g18xx-currency }）
g18xx-graph-prices = 股价（{ g18xx-currency }）
g18xx-graph-revenue = 各运营轮的收入（{ g18xx-currency }）
g18xx-graph-withheld = 保留
g18xx-graph-round = OR { $set }.{ $round }
