# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** 接受。
g18xx-offer-refused = **{ $asked }** 拒绝：{ $deal }。
g18xx-offer-withdrawn = **{ $proposer }** 收回提议：{ $deal }。
g18xx-offer-refused_before = **{ $asked }** 在这个回合已经拒绝过以 { $price } { g18xx-currency } 成交：请出更高的价。
g18xx-offer-other_side = 这个提议由 { $asked } 答复；{ $proposer } 可以收回它。

g18xx-offer-no_counter = 这里不能还价：请接受或拒绝。
g18xx-offer-counter_price = 请报 { $low } 到 { $high } { g18xx-currency } 的价格，要高于提议，又在买方付得起的范围内；你报了 { $price } { g18xx-currency }。

# Counter-offers: what whoever was asked would agree to.
g18xx-counter-train = **{ $proposer }** 愿意以 **{ $price } { g18xx-currency }** 把 { $seller } 的 **{ $what }** 类火车卖给 **{ $company }**。由 **{ $asked }** 接受或拒绝。
g18xx-counter-company = **{ $proposer }** 愿意以 **{ $price } { g18xx-currency }** 把{ g18xx-private } **{ $what }** 卖给 { $company }。由 **{ $asked }** 接受或拒绝。
g18xx-counter-acquire = **{ $proposer }** 愿意让 **{ $company }** 以每股 **{ $price } { g18xx-currency }** 收购 **{ $what }**：{ $company } 一共支付 **{ $total } { g18xx-currency }**，{ $parts }。由 **{ $asked }** 接受或拒绝。

# What both sides want to know.
g18xx-sheet-company = { $company }：{ $price ->
        [0] { $cash } { g18xx-currency }
       *[other] 股价 { $price }，{ $cash } { g18xx-currency }
    }，{ $trains_count ->
        [0] 没有火车
       *[other] 火车 { $trains }
    }，{ $locals_count ->
        [0] 没有{ g18xx-private }
       *[other] { $locals }
    }，{ $stations ->
        [0] 没有剩余车站
       *[other] 剩余 { $stations } 个车站
    }
g18xx-sheet-after = { $company } 会剩下 { $cash } { g18xx-currency }
g18xx-sheet-helps = { $player } 要补 { $amount } { g18xx-currency }
g18xx-sheet-token = { $company } 的标记{ $moved ->
        [0] 停在 { $after } { g18xx-currency }
       *[other] 从 { $before } 移到 { $after } { g18xx-currency }
    }
g18xx-sheet-player = { $player } 有 { $cash } { g18xx-currency }，之后会有 { $after } { g18xx-currency }
g18xx-sheet-private = { $what }（{ $name }）：收入 { $income } { g18xx-currency }，价格最高 { $most } { g18xx-currency }{ $used ->
        [0] ，能力未用
       *[other] ，能力已用
    }
g18xx-sheet-stations = { $company } 的车站：{ $hexes }
g18xx-sheet-doubled = 双方都有车站的地方：{ $hexes }
g18xx-sheet-rusts = 第一辆 { $bought } 售出时，{ $trains } 报废：{ $sold ->
        [0] 它就是下一辆火车
       *[other] 在它之前还会售出 { $sold } 辆别的火车
    }
