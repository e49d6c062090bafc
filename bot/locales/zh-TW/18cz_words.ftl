# 18CZ: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g18cz-currency = K
g18cz-private = 地方鐵路
g18cz-privates = 地方鐵路
g18cz-privates_first = 地方鐵路

g18cz-prompt-home_tile = **{ $company }**（{ $cash } K）鋪設自己的紅色總部板塊。
g18cz-prompt-acquire = **{ $company }**（{ $cash } K）可以收購較小的公司，須其總裁同意。
g18cz-private-too_large = { $company } 是{ $size }公司，{ $local } 對它來說太大：公司只能購買與自己同樣大小或更小的地方鐵路。
g18cz-option-special = { $local } { $name }：額外鋪一塊紫邊板塊，用過就沒了
g18cz-round-operating = { $rounds ->
        [1] **營運輪 { $number }** 開始。
       *[other] **營運輪 { $number }.{ $round }（共 { $rounds } 輪）**開始。
    }地方鐵路現價 { $value } K。
g18cz-stock-size_closed = 這種大小的公司（{ $size }）還不能創辦：第一輛 **b** 型火車售出後可以創辦中型公司，第一輛 **d** 型售出後可以創辦大型公司。
g18cz-stock-certificate_limit = 你已達到證書上限 { $most } 張（地方鐵路計入）。{ $sells ->
        [0] {""}
       *[other] 請先賣出一些證書。
    }
g18cz-route-too_many_cities = 有 { $count } 座城市和紅色區域，而這輛火車最多到 { $most } 個。
g18cz-track-special = **{ $company }** 用地方鐵路 { $local } 在 **{ $place }** 鋪設紫邊板塊 { $tile }。
g18cz-track-reserved = { $hex } 保留給 { $company }：那裡只能鋪設它的紅色板塊。軌道可以通到它的邊為止。
g18cz-track-red = 板塊 { $tile } 是紅色的：只有它自己的公司能在第一個回合開始時鋪設，作為總部。
g18cz-track-special_only = 板塊 { $tile } 有紫邊：只能用地方鐵路鋪設。
g18cz-track-not_special = 板塊 { $tile } 沒有紫邊：用地方鐵路鋪設的是額外的紫邊板塊。
g18cz-track-too_high = 地方鐵路 { $local } 不能鋪設{ $colour }板塊：小型的鋪綠色板塊，中型的鋪綠色或棕色，大型的還可鋪灰色。
g18cz-track-nothing_waived = { $place } 沒有地方鐵路 { $local } 可免的地形費用：小型的免河流，中型的還免山坡，大型的還免山脈。
g18cz-phase-tiles = 現在最高可以鋪設{ $colour }板塊，紅色區域的收入增加。
g18cz-train-must_run = { $company } 必須購買一輛自己能行駛的火車，不能先買別的：{ $train } 是{ $size }的。
g18cz-train-not_on_offer = 火車 { $train } 不能賣給 { $company }：只有牌庫頂端的卡、銀行池和別家公司出售與它同樣大小或更小的火車。
