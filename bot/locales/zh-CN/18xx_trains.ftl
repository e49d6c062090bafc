# 18xx games, trains and phases: what happens, what is refused, and what may be chosen.

g18xx-colour-yellow = 黄色
g18xx-colour-green = 绿色
g18xx-colour-brown = 棕色
g18xx-colour-gray = 灰色

# What happens.
g18xx-train-from_deck = **{ $company }** 以 { $price } { g18xx-currency } 购买一辆 **{ $train }** 类火车。
g18xx-train-traded_in = **{ $company }** 把自己的 { $train } 类火车交给银行抵价。
g18xx-train-from_pool = **{ $company }** 以 { $price } { g18xx-currency } 从银行池购买一辆 **{ $train }** 类火车。
g18xx-train-from_retired = **{ $company }** 以 { $price } { g18xx-currency } 购买一辆退役的 **{ $train }** 类火车。
g18xx-train-from_company = **{ $company }** 以 { $price } { g18xx-currency } 从 **{ $seller }** 购买一辆 **{ $train }** 类火车。
g18xx-train-helped = **{ $company }** 必须购买火车，**{ $player }** 补 { $amount } { g18xx-currency }。
g18xx-train-borrowed = **{ $company }** 必须购买火车，**{ $player }** 补 { $amount } { g18xx-currency }，其中贷款 { $borrowed } { g18xx-currency }。游戏结束时还要再付同样多的利息。
g18xx-train-idle = **{ $company }** 不能运行它的 { $train } 类火车。
g18xx-train-passed = **{ $company }** 不再购买火车。
g18xx-train-exported = 牌库出口一辆火车，视同售出它的每一面：{ $faces }。
g18xx-train-rust = 🗑️ 所有 { $faces } 类火车报废。{ $losses_count ->
        [0] 没有公司拥有这种火车。
       *[other] 失去：{ $losses }。
    }
g18xx-train-loss = { $company } 的 { $trains }
g18xx-train-alone = { $train } 类火车
g18xx-train-number = { $number ->
    [1] 一辆 { $train } 类火车
    [2] 两辆 { $train } 类火车
    [3] 三辆 { $train } 类火车
    [4] 四辆 { $train } 类火车
   *[other] { $number } 辆 { $train } 类火车
}
g18xx-train-too_many = **{ $companies }** 的火车超过上限，必须退回到上限以内。
g18xx-train-to_pool = **{ $company }** 把一辆 **{ $train }** 类火车退回银行池。
g18xx-train-to_deck = **{ $company }** 退回一辆 **{ $train }** 类火车：它放在牌库顶端，下一个出售。

# Phases.
g18xx-phase-begins = 📣 **阶段 { $phase }** 开始。
g18xx-phase-tiles = 现在可以铺设到{ $colour }板块。
g18xx-phase-deals = 从现在起，公司可以从玩家那里购买{ g18xx-privates }。
g18xx-phase-opens = 从现在起，可以创办{ $size }公司。
g18xx-phase-limit = 从现在起，{ $size }公司最多有 { $trains } 辆火车。

# What is refused.
g18xx-train-must_buy = { $company } 没有自己能运行的火车，回合结束前必须购买一辆。
g18xx-train-full = { $company } 已有 { $limit } 辆火车，不能再多。
g18xx-train-not_yet = 从阶段 { $phase } 起，公司之间才能买卖火车。
g18xx-train-must_run = { $company } 必须购买一辆自己能运行的火车，没有余地买别的：{ $train } 不是这样的火车。
g18xx-train-not_on_offer = 火车 { $train } 不能卖给 { $company }。
g18xx-train-no_such_train = 没有“{ $train }”这种火车。请从建议里选一个。
g18xx-train-price = 银行出售火车 { $train } 的价格固定为 { $price } { g18xx-currency }。
g18xx-train-too_dear = 价格是 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。只有公司必须从银行购买且能运行的火车，总裁才补钱。
g18xx-train-at_least_one = 火车至少要 1 { g18xx-currency }。
g18xx-train-not_owned = { $company } 没有“{ $train }”这种火车。
g18xx-train-must_keep = { $company } 正是因为需要才刚买下火车 { $train }：请退回一辆旧的。

# What may be chosen.
g18xx-option-train-deck = 牌库的 { $train }，{ $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] ，进入阶段 { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 报废
    }
g18xx-option-train-trade_in = 用 { $given } 抵换牌库的 { $train }，{ $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] ，进入阶段 { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 报废
    }
g18xx-option-train-pool = 银行池的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 辆）
    }，{ $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 报废
    }
g18xx-option-train-retired = 退役的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 辆）
    }，{ $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 报废
    }
g18xx-option-train-company = { $seller } 的 { $train }{ $number ->
        [1] {""}
       *[other] （共 { $number } 辆）
    }，{ $low } 到 { $high } { g18xx-currency }{ $note }

# What nobody should overlook about a train that may be chosen.
g18xx-option-train-plain = {""}
g18xx-option-train-helped = （你{ $sold ->
        [0] 补
       *[other] 卖出证书并补
    } { $missing } { g18xx-currency }{ $borrowed ->
        [0] ）
       *[other] ，其中贷款 { $borrowed } { g18xx-currency }）
    }
g18xx-option-train-bankrupt = ：破产，游戏结束（需 { $missing } { g18xx-currency }，你只能筹到 { $raised }）
g18xx-option-train-idle = ，{ $company } 不能运行
g18xx-option-discard-pool = { $card }，退回银行池
g18xx-option-discard-deck = { $card }，放到牌库顶端
