# 18xx games, trains and phases: what happens, what is refused, and what may be chosen.

g18xx-colour-yellow = 黃色
g18xx-colour-green = 綠色
g18xx-colour-brown = 棕色
g18xx-colour-gray = 灰色

# What happens.
g18xx-train-from_deck = **{ $company }** 以 { $price } { g18xx-currency } 購買一輛 **{ $train }** 類火車。
g18xx-train-traded_in = **{ $company }** 把自己的 { $train } 類火車交給銀行折抵。
g18xx-train-from_pool = **{ $company }** 以 { $price } { g18xx-currency } 從銀行池購買一輛 **{ $train }** 類火車。
g18xx-train-from_retired = **{ $company }** 以 { $price } { g18xx-currency } 購買一輛退役的 **{ $train }** 類火車。
g18xx-train-from_company = **{ $company }** 以 { $price } { g18xx-currency } 從 **{ $seller }** 購買一輛 **{ $train }** 類火車。
g18xx-train-helped = **{ $company }** 必須購買火車，**{ $player }** 補 { $amount } { g18xx-currency }。
g18xx-train-borrowed = **{ $company }** 必須購買火車，**{ $player }** 補 { $amount } { g18xx-currency }，其中貸款 { $borrowed } { g18xx-currency }。遊戲結束時還要再付同額的利息。
g18xx-train-idle = **{ $company }** 不能行駛它的 { $train } 類火車。
g18xx-train-passed = **{ $company }** 不再購買火車。
g18xx-train-exported = 牌庫出口一輛火車，視同它的每一面都被購買：{ $faces }。
g18xx-train-rust = 🗑️ 所有 { $faces } 類火車報廢。{ $losses_count ->
        [0] 沒有公司擁有這種火車。
       *[other] 失去：{ $losses }。
    }
g18xx-train-loss = { $company } 的 { $trains }
g18xx-train-alone = { $train } 類火車
g18xx-train-number = { $number } 輛 { $train } 類火車
g18xx-train-too_many = **{ $companies }** 的火車超過上限，必須退回到上限以內。
g18xx-train-to_pool = **{ $company }** 把一輛 **{ $train }** 類火車退回銀行池。
g18xx-train-to_deck = **{ $company }** 退回一輛 **{ $train }** 類火車：它放在牌庫頂端，下一個出售。

# Phases.
g18xx-phase-begins = 📣 **階段 { $phase }** 開始。
g18xx-phase-tiles = 現在最高可以鋪設{ $colour }板塊。
g18xx-phase-deals = 從現在起，公司可以向玩家購買{ g18xx-privates }。
g18xx-phase-opens = 從現在起，可以創辦{ $size }公司。
g18xx-phase-limit = 從現在起，{ $size }公司最多有 { $trains } 輛火車。

# What is refused.
g18xx-train-must_buy = { $company } 沒有自己能行駛的火車，回合結束前必須購買一輛。
g18xx-train-full = { $company } 已有 { $limit } 輛火車，不能再多。
g18xx-train-not_yet = 從階段 { $phase } 起，公司之間才能買賣火車。
g18xx-train-must_run = { $company } 必須購買一輛自己能行駛的火車，不能先買別的：{ $train } 不是這樣的火車。
g18xx-train-not_on_offer = 火車 { $train } 不能賣給 { $company }。
g18xx-train-no_such_train = 沒有「{ $train }」這種火車。請從建議裡選一個。
g18xx-train-price = 銀行出售火車 { $train } 的價格正好是 { $price } { g18xx-currency }。
g18xx-train-too_dear = 價格是 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。只有公司必須向銀行購買、而且能行駛的火車，總裁才補錢。
g18xx-train-at_least_one = 火車的價格至少是 1 { g18xx-currency }。
g18xx-train-not_owned = { $company } 沒有「{ $train }」這種火車。
g18xx-train-must_keep = 火車 { $train } 是 { $company } 剛剛必須買的：請退回一輛舊的。

# What may be chosen.
g18xx-option-train-deck = 牌庫的 { $train }，{ $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] ：階段 { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 報廢
    }
g18xx-option-train-trade_in = 用 { $given } 抵換牌庫的 { $train }，{ $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] ：階段 { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 報廢
    }
g18xx-option-train-pool = 銀行池的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 輛）
    }，{ $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 報廢
    }
g18xx-option-train-retired = 退役的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 輛）
    }，{ $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 報廢
    }
g18xx-option-train-company = { $seller } 的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 輛）
    }，{ $low } 到 { $high } { g18xx-currency }{ $note }

# What nobody should overlook about a train that may be chosen.
g18xx-option-train-plain = {""}
g18xx-option-train-helped = （你{ $sold ->
        [0] 補
       *[other] 賣出證書並補
    } { $missing } { g18xx-currency }{ $borrowed ->
        [0] ）
       *[other] ，其中貸款 { $borrowed } { g18xx-currency }）
    }
g18xx-option-train-bankrupt = ：破產，遊戲結束（{ $missing } { g18xx-currency } 中你只能籌到 { $raised }）
g18xx-option-train-idle = ，{ $company } 不能行駛
g18xx-option-discard-pool = { $card }，退回銀行池
g18xx-option-discard-deck = { $card }，放到牌庫頂端
