# The sale of companies before the first stock round, in all 18xx games.

g18xx-auction-bid = **{ $player }** 为 **{ $name }（{ $lot }）**出价 { $price } { g18xx-currency }。
g18xx-auction-bid_together = **{ $players }** 为 **{ $name }（{ $lot }）**出价 { $times } 次；**{ $player }** 出价最高：{ $price } { g18xx-currency }。
g18xx-auction-sold = **{ $player }** 以 { $price } { g18xx-currency } 买下 **{ $name }（{ $lot }）**。
g18xx-auction-brings = **{ $player }** 还得到一张 **{ $company }** { $percent }% 的证书。
g18xx-auction-passes = **{ $player }** 跳过。
g18xx-auction-passes_together = **{ $players }** 跳过。
g18xx-auction-idle = **{ $player }** 什么也买不起，跳过。
g18xx-auction-drops_out = **{ $player }** 退出 **{ $name }（{ $lot }）**的竞拍。
g18xx-auction-cheaper = 所有人都跳过：**{ $lot }** 降价到 { $price } { g18xx-currency }。
g18xx-auction-operating = 所有人都跳过：私有公司发放收入，已售出的公司运营。
g18xx-auction-over = 全部售出。

g18xx-auction-too_costly = { $lot } 价格为 { $price } { g18xx-currency }，而除去押着的出价，你只剩 { $cash } { g18xx-currency }。
g18xx-auction-not_for_sale = { $lot } 现在不出售。
g18xx-auction-first = 现在出售的是 { $lot }：按价购买，或跳过。
g18xx-auction-contested = 现在只拍卖 { $lot }。
g18xx-auction-too_low = 为 { $lot } 出价 { $price } { g18xx-currency } 太低，或不是 { $step } 的倍数：至少出 { $least } { g18xx-currency }。
g18xx-auction-too_much = 你不能为 { $lot } 出价 { $price } { g18xx-currency }：除去其他出价，你只剩 { $cash } { g18xx-currency }。

g18xx-option-bid_on = { $name }（{ $lot }）：{ $highest ->
        [0] 没有出价
       *[other] 最高出价 { $highest } { g18xx-currency }
    }，至少 { $least } { g18xx-currency }

g18xx-prompt-auction = **{ $player }**：**{ $name }（{ $lot }）**价格为 { $price } { g18xx-currency }。{ $buys ->
        [0] { $bids ->
            [0] 只能跳过
           *[other] 可用现金不够购买：可以为后面的出价，或跳过
        }
       *[other] { $bids ->
            [0] 购买它，或跳过
           *[other] 购买它、为后面的出价，或跳过
        }
    }（现金 { $cash } { g18xx-currency }，其中 { $free } 可用）。
g18xx-prompt-contest = **{ $player }**：为 **{ $name }（{ $lot }）**至少出价 { $price } { g18xx-currency }，或退出竞拍（现金 { $cash } { g18xx-currency }，其中 { $free } 可用）。
g18xx-pass-auction = 跳过
g18xx-pass-contest = 退出竞拍
g18xx-button-buy_named = 以 { $price } { g18xx-currency } 购买 { $lot }

core-move-buy_first = 购买正在出售的
