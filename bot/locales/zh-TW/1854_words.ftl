# 1854: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g1854-currency = G
g1854-private = 山區鐵路
g1854-privates = 山區鐵路
g1854-privates_first = 山區鐵路
g1854-kind-major = 幹線公司
g1854-kind-local = 地方鐵路
g1854-kind-lag = Lokalbahn AG
g1854-kind-normal = 普通火車
g1854-kind-plus = 加號火車
g1854-kind-orient = 東方快車

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

g1854-auction-operating = 所有人都跳過：山區鐵路發放收入，已售出的地方鐵路營運。
g1854-option-par = { $company }（{ $home }）：{ $percent }%，{ $least } G 起
g1854-option-par_price = { $price } G：你付 { $due } G，{ $floats ->
        [1] 它立刻啟動，得 { $capital } G
       *[other] 售出一半後它得 { $capital } G
    }
g1854-phase-tiles = 現在最高可以鋪設{ $colour }板塊；版圖外區域和郵政合約以{ $colour }的數值計。
g1854-phase-deals = 從現在起，公司之間可以買賣火車。
g1854-phase-opens = 從現在起，地方鐵路可以合併成 Lokalbahn AG。
g1854-phase-limit = 從現在起，每家{ $size }最多有 { $trains } 輛火車。
g1854-private-used = { $local } 已經用過：它的折扣一局只有一次。它仍帶來收入。
g1854-track-wrong_rotation = 板塊 { $tile } 這樣放不適合 { $place }：軌道不能通到地圖外，不能通向紅色或灰色六角格沒有軌道的一邊，也不能通向隧道通到的一邊；已有的軌道和車站必須全部保留。
g1854-track-spent = 你已經鋪了這個回合的板塊（黃色或升級）。
g1854-route-too_many_cities = 有 { $count } 座城市和版圖外區域，而這輛火車最多到 { $most } 個。
g1854-route-closed = { $train } 不能駛到 { $stop }：只有 80x 能駛到巴黎和君士坦丁堡。
g1854-train-rust = 🗑️ 所有 { $faces } 類火車停用。{ $losses_count ->
        [0] 沒有公司擁有這種火車。
       *[other] 失去：{ $losses }。
    }
g1854-train-must_run = { $company } 必須先購買一輛自己能行駛的火車，而 { $train } 不是。
g1854-train-not_on_offer = 火車 { $train } 現在不能賣給 { $company }：幹線公司可從牌庫、銀行池、幹線公司和地方鐵路購買；地方鐵路在那裡只能買加號火車；Lokalbahn AG 只能買退役的火車和別家 Lokalbahn AG 的火車。
g1854-train-too_dear = 價格是 { $price } G，而 { $company } 有 { $cash } G。只有公司必須購買火車而自己一輛也付不起時，總裁才補錢，而且不超過印製價格。

# Private companies stay with players, so a company has none to tell of.
g1854-sheet-company = { $company }：{ $price ->
        [0] { $cash } G
       *[other] 股價 { $price }，{ $cash } G
    }，{ $trains_count ->
        [0] 沒有火車
       *[other] 火車 { $trains }
    }，{ $stations ->
        [0] 沒有剩餘車站
       *[other] 剩餘 { $stations } 個車站
    }
