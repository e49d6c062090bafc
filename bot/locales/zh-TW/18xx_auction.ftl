# The sale of companies before the first stock round, in all 18xx games.

g18xx-auction-bid = **{ $player }** 對 **{ $name }（{ $lot }）**出價 { $price } { g18xx-currency }。
g18xx-auction-bid_together = **{ $players }** 對 **{ $name }（{ $lot }）**出價 { $times } 次；**{ $player }** 出價最高：{ $price } { g18xx-currency }。
g18xx-auction-sold = **{ $player }** 以 { $price } { g18xx-currency } 買下 **{ $name }（{ $lot }）**。
g18xx-auction-brings = **{ $player }** 還得到一張 **{ $company }** { $percent }% 的股權證書。
g18xx-auction-passes = **{ $player }** 跳過。
g18xx-auction-passes_together = **{ $players }** 跳過。
g18xx-auction-idle = **{ $player }** 什麼也買不起，跳過。
g18xx-auction-drops_out = **{ $player }** 退出 **{ $name }（{ $lot }）**的競標。
g18xx-auction-cheaper = 所有人都跳過：**{ $lot }** 現在的價格是 { $price } { g18xx-currency }。
g18xx-auction-operating = 所有人都跳過：私有公司發放收入，已售出的公司營運。
g18xx-auction-over = 全部售出。

g18xx-auction-too_costly = { $lot } 的價格是 { $price } { g18xx-currency }，而你沒有押在出價上的現金只有 { $cash } { g18xx-currency }。
g18xx-auction-not_for_sale = { $lot } 現在不出售。
g18xx-auction-first = 現在出售的是 { $lot }：照價購買，或跳過。
g18xx-auction-contested = 現在只拍賣 { $lot }。
g18xx-auction-too_low = 對 { $lot } 出價 { $price } { g18xx-currency } 太低，或不是 { $step } 的倍數：至少出 { $least } { g18xx-currency }。
g18xx-auction-too_much = 你不能對 { $lot } 出價 { $price } { g18xx-currency }：扣除其他出價，你只剩 { $cash } { g18xx-currency }。

g18xx-option-bid_on = { $name }（{ $lot }）：{ $highest ->
        [0] 沒有出價
       *[other] 最高出價 { $highest } { g18xx-currency }
    }，至少 { $least } { g18xx-currency }

g18xx-prompt-auction = **{ $player }**：**{ $name }（{ $lot }）**的價格是 { $price } { g18xx-currency }。{ $buys ->
        [0] { $bids ->
            [0] 只能跳過
           *[other] 可用現金不夠購買：可以對後面的出價，或跳過
        }
       *[other] { $bids ->
            [0] 購買它，或跳過
           *[other] 購買它、對後面的出價，或跳過
        }
    }（{ $cash } { g18xx-currency } 中有 { $free } 沒有押在出價上）。
g18xx-prompt-contest = **{ $player }**：對 **{ $name }（{ $lot }）**至少出價 { $price } { g18xx-currency }，或退出競標（{ $cash } { g18xx-currency } 中有 { $free } 沒有押在出價上）。
g18xx-pass-auction = 跳過
g18xx-pass-contest = 退出競標
g18xx-button-buy_named = 以 { $price } { g18xx-currency } 購買 { $lot }

core-move-buy_first = 購買正在出售的
