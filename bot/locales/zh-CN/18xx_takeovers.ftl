# 18xx games, one company taking over another: what goes over, and what is decided then.
g18xx-takeover-received = **{ $company }** 得到 { $cash } { g18xx-currency }、{ $stations } 个尚未建造的车站；火车：{ $trains }；{ g18xx-privates }：{ $locals }。
g18xx-takeover-reclaimed = **{ $company }** 收回 { $hex } 上两个车站中的一个。
g18xx-takeover-not_doubled = { $hex } 上没有你的两个车站，或者那座城市里没有。

# The trains received.
g18xx-fleet-kept = **{ $company }** 保留这些火车：{ $trains }。
g18xx-fleet-scrapped = **{ $company }** 拆除一辆 **{ $train }** 类火车。
g18xx-fleet-exchanged = **{ $company }** 把一辆 **{ $train }** 类火车翻面为 **{ $face }** 类火车，{ $cost ->
        [0] 免费
       *[other] 花费 { $cost } { g18xx-currency }
    }。
g18xx-fleet-above_limit = { $company } 有 { $trains } 辆火车，上限是 { $limit } 辆：请先拆除一些得到的火车，或将其翻面。
g18xx-fleet-not_received = { $train } 没有需要你决定的。
g18xx-fleet-no_such_face = 火车 { $train } 不能翻为 { $face }：只能翻为同一张卡牌上与收购方大小相符、且没有报废的一面。
g18xx-fleet-too_dear = { $face } 要再付 { $cost } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

# What may be chosen.
g18xx-option-fleet-scrap = { $card }
g18xx-option-fleet-exchange = { $card }翻为 { $face }，{ $cost } { g18xx-currency }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 报废
    }
g18xx-option-reclaim-hex = { $hex }
