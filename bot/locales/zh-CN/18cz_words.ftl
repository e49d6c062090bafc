# 18CZ: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g18cz-currency = K
g18cz-private = 地方铁路
g18cz-privates = 地方铁路
g18cz-privates_first = 地方铁路

g18cz-prompt-home_tile = **{ $company }**（{ $cash } K）铺设自己的红色总部板块。
g18cz-prompt-acquire = **{ $company }**（{ $cash } K）可以收购较小的公司，须其总裁同意。
g18cz-private-too_large = { $company } 是{ $size }公司，{ $local } 对它来说太大：公司只能购买与自己同样大小或更小的地方铁路。
g18cz-option-special = { $local } { $name }：额外铺一块紫边板块，用后失效
g18cz-round-operating = { $rounds ->
        [1] **运营轮 { $number }** 开始。
       *[other] **运营轮 { $number }.{ $round }（共 { $rounds } 轮）**开始。
    }地方铁路现价 { $value } K。
g18cz-stock-size_closed = 这种大小的公司（{ $size }）还不能创办：第一辆 **b** 型火车售出后可以创办中型公司，第一辆 **d** 型售出后可以创办大型公司。
g18cz-stock-certificate_limit = 你已达到证书上限 { $most } 张（地方铁路计入）。{ $sells ->
        [0] {""}
       *[other] 请先卖出一些证书。
    }
g18cz-route-too_many_cities = 有 { $count } 座城市和红色区域，而这辆火车最多到 { $most } 个。
g18cz-track-special = **{ $company }** 用地方铁路 { $local } 在 **{ $place }** 铺设紫边板块 { $tile }。
g18cz-track-reserved = { $hex } 保留给 { $company }：那里只能铺设它的红色板块。轨道可以止于它的边。
g18cz-track-red = 板块 { $tile } 是红色的：只有它自己的公司能在第一个回合开始时铺设，作为总部。
g18cz-track-special_only = 板块 { $tile } 有紫边：只能用地方铁路铺设。
g18cz-track-not_special = 板块 { $tile } 没有紫边：用地方铁路铺设的是额外的紫边板块。
g18cz-track-too_high = 地方铁路 { $local } 不能铺设{ $colour }板块：小型的铺绿色板块，中型的铺绿色或棕色，大型的还可铺灰色。
g18cz-track-nothing_waived = { $place } 没有地方铁路 { $local } 可免的地形费用：小型的免河流，中型的还免丘陵，大型的还免山脉。
g18cz-phase-tiles = 现在可以铺设到{ $colour }板块，红色区域的收入增加。
g18cz-train-must_run = { $company } 必须购买一辆自己能运行的火车，没有余地买别的：{ $train } 是{ $size }的。
g18cz-train-not_on_offer = 火车 { $train } 不能卖给 { $company }：只有牌库顶端的卡牌、银行池和别家公司出售与它同样大小或更小的火车。
