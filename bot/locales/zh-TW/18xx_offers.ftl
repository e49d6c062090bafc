# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** 接受。
g18xx-offer-refused = **{ $asked }** 拒絕：{ $deal }。
g18xx-offer-withdrawn = **{ $proposer }** 收回提議：{ $deal }。
g18xx-offer-refused_before = **{ $asked }** 在這個回合已經拒絕過以 { $price } { g18xx-currency } 成交：請出更高的價。
g18xx-offer-other_side = 這個提議由 { $asked } 答覆；{ $proposer } 可以收回它。

g18xx-offer-no_counter = 這裡不能還價：請接受或拒絕。
g18xx-offer-counter_price = 請報 { $low } 到 { $high } { g18xx-currency } 的價格，要高於提議，又在買方付得起的範圍內；你報了 { $price } { g18xx-currency }。

# Counter-offers: what whoever was asked would agree to.
g18xx-counter-train = **{ $proposer }** 願意以 **{ $price } { g18xx-currency }** 把 { $seller } 的 **{ $what }** 類火車賣給 **{ $company }**。由 **{ $asked }** 接受或拒絕。
g18xx-counter-company = **{ $proposer }** 願意以 **{ $price } { g18xx-currency }** 把{ g18xx-private } **{ $what }** 賣給 { $company }。由 **{ $asked }** 接受或拒絕。
g18xx-counter-acquire = **{ $proposer }** 願意讓 **{ $company }** 以每股 **{ $price } { g18xx-currency }** 收購 **{ $what }**：{ $company } 共支付 **{ $total } { g18xx-currency }**，{ $parts }。由 **{ $asked }** 接受或拒絕。

# What both sides want to know.
g18xx-sheet-company = { $company }：{ $price ->
        [0] { $cash } { g18xx-currency }
       *[other] 股價 { $price }，{ $cash } { g18xx-currency }
    }，{ $trains_count ->
        [0] 沒有火車
       *[other] 火車 { $trains }
    }，{ $locals_count ->
        [0] 沒有{ g18xx-private }
       *[other] { $locals }
    }，{ $stations ->
        [0] 沒有剩餘車站
       *[other] 剩餘 { $stations } 個車站
    }
g18xx-sheet-after = { $company } 會剩下 { $cash } { g18xx-currency }
g18xx-sheet-helps = { $player } 要補 { $amount } { g18xx-currency }
g18xx-sheet-token = { $company } 的標記{ $moved ->
        [0] 維持在 { $after } { g18xx-currency }
       *[other] 從 { $before } 移到 { $after } { g18xx-currency }
    }
g18xx-sheet-player = { $player } 有 { $cash } { g18xx-currency }，之後會有 { $after } { g18xx-currency }
g18xx-sheet-private = { $what }（{ $name }）：收入 { $income } { g18xx-currency }，價格最高 { $most } { g18xx-currency }{ $used ->
        [0] ，能力未用
       *[other] ，能力已用
    }
g18xx-sheet-stations = { $company } 的車站：{ $hexes }
g18xx-sheet-doubled = 雙方都有車站的地方：{ $hexes }
g18xx-sheet-rusts = 第一輛 { $bought } 售出時，{ $trains } 報廢：{ $sold ->
        [0] 它就是下一輛火車
       *[other] 在它之前還會售出 { $sold } 輛別的火車
    }
