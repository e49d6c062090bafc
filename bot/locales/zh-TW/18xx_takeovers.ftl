# 18xx games, one company taking over another: what goes over, and what is decided then.
g18xx-takeover-received = **{ $company }** 得到 { $cash } { g18xx-currency }、{ $stations } 個尚未建造的車站；火車：{ $trains }；{ g18xx-privates }：{ $locals }。
g18xx-takeover-reclaimed = **{ $company }** 收回 { $hex } 上兩個車站中的一個。
g18xx-takeover-not_doubled = { $hex } 上沒有你的兩個車站，或者那座城市裡沒有。

# The trains received.
g18xx-fleet-kept = **{ $company }** 保留這些火車：{ $trains }。
g18xx-fleet-scrapped = **{ $company }** 拆除一輛 **{ $train }** 類火車。
g18xx-fleet-exchanged = **{ $company }** 把一輛 **{ $train }** 類火車翻面成 **{ $face }** 類火車，{ $cost ->
        [0] 免費
       *[other] 花費 { $cost } { g18xx-currency }
    }。
g18xx-fleet-above_limit = { $company } 有 { $trains } 輛火車，上限是 { $limit } 輛：請先拆除一些得到的火車，或把它翻面。
g18xx-fleet-not_received = { $train } 沒有需要你決定的。
g18xx-fleet-no_such_face = 火車 { $train } 不能翻成 { $face }：只能翻成同一張卡上、符合收購公司大小而且還沒報廢的一面。
g18xx-fleet-too_dear = { $face } 要再付 { $cost } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

# What may be chosen.
g18xx-option-fleet-scrap = { $card }
g18xx-option-fleet-exchange = { $card } 翻成 { $face }，{ $cost } { g18xx-currency }{ $rusts_count ->
        [0] {""}
       *[other] ；{ $rusts } 報廢
    }
g18xx-option-reclaim-hex = { $hex }
