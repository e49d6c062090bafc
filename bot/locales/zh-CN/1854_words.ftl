# 1854: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g1854-currency = G
g1854-private = 山区铁路
g1854-privates = 山区铁路
g1854-privates_first = 山区铁路
g1854-kind-major = 干线公司
g1854-kind-local = 地方铁路
g1854-kind-lag = Lokalbahn AG
g1854-kind-normal = 普通火车
g1854-kind-plus = 加号火车
g1854-kind-orient = 东方快车

# In sentences; on tokens and in commands they are numbers and letters.
g1854-company-1 = Mariazellerbahn (1)
g1854-company-2 = Kernhofer Bahn (2)
g1854-company-3 = Ybbstalbahn (3)
g1854-company-4 = Steyrtalbahn (4)
g1854-company-5 = Pyhrnbahn (5)
g1854-company-6 = Salzkammergutbahn (6)
g1854-company-A = Lokalbahn AG A
g1854-company-B = Lokalbahn AG B
g1854-company-C = Lokalbahn AG C

g1854-auction-operating = 所有人都跳过：山区铁路发放收入，已售出的地方铁路运营。
g1854-option-par = { $company }（{ $home }）：{ $percent }%，{ $least } G 起
g1854-option-par_price = { $price } G：你付 { $due } G，{ $floats ->
        [1] 它立即启动，得 { $capital } G
       *[other] 售出一半后它得 { $capital } G
    }
g1854-phase-tiles = 现在可以铺设到{ $colour }板块；版图外区域和邮政合同按{ $colour }的数值计。
g1854-phase-deals = 从现在起，公司之间可以买卖火车。
g1854-phase-opens = 从现在起，地方铁路可以合并成 Lokalbahn AG。
g1854-phase-limit = 从现在起，每家{ $size }最多有 { $trains } 辆火车。
g1854-private-used = { $local } 已经用过：它的折扣每局只有一次。它仍带来收入。
g1854-track-wrong_rotation = 板块 { $tile } 这样放不适合 { $place }：轨道不能通出地图，不能通向红色或灰色六角格没有轨道的一边，也不能通向隧道通到的一边；已有的轨道和车站必须全部保留。
g1854-track-spent = 你已经铺了这个回合的板块（黄色或升级）。
g1854-route-too_many_cities = 有 { $count } 座城市和版图外区域，而这辆火车最多到 { $most } 个。
g1854-route-closed = { $train } 不能驶到 { $stop }：只有 80x 能驶到巴黎和君士坦丁堡。
g1854-train-rust = 🗑️ 所有 { $faces } 类火车停用。{ $losses_count ->
        [0] 没有公司拥有这种火车。
       *[other] 失去：{ $losses }。
    }
g1854-train-must_run = { $company } 必须先购买一辆自己能运行的火车，而 { $train } 不是。
g1854-train-not_on_offer = 火车 { $train } 现在不能卖给 { $company }：干线公司可从牌库、银行池、干线公司和地方铁路购买；地方铁路在那里只能买加号火车；Lokalbahn AG 只能买退役的火车和别家 Lokalbahn AG 的火车。
g1854-train-too_dear = 价格是 { $price } G，而 { $company } 有 { $cash } G。只有公司必须购买火车而自己一辆也付不起时，总裁才补钱，且不超过标价。

# Private companies stay with players, so a company has none to tell of.
g1854-sheet-company = { $company }：{ $price ->
        [0] { $cash } G
       *[other] 股价 { $price }，{ $cash } G
    }，{ $trains_count ->
        [0] 没有火车
       *[other] 火车 { $trains }
    }，{ $stations ->
        [0] 没有剩余车站
       *[other] 剩余 { $stations } 个车站
    }
