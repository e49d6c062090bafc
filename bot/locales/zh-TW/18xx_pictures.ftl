# What stands on the pictures of 18xx games, and what is said of them to those who cannot see them. Money is in the currency of each game.

## The strip under the map

g18xx-picture-stock = 股票輪 { $set }
g18xx-picture-operating = 營運輪 { g18xx-picture-round }
# The second operating round of two after the fifth stock round is called 5.2 (of 2); the only one after it, 5.
g18xx-picture-round = { $rounds ->
        [1] { $set }
       *[other] { $set }.{ $round }（共 { $rounds } 輪）
    }
g18xx-picture-over = 遊戲結束
g18xx-picture-phase = 階段 { $phase }，{ $colour }板塊
g18xx-picture-next_train = { $left ->
    [0] 牌庫頂端
   *[other] 牌庫頂端，剩 { $left } 張
}
g18xx-picture-money = { $amount } { g18xx-currency }
g18xx-picture-percent = { $percent }%
g18xx-picture-worth = 總資產 { $amount }
g18xx-picture-certificates = 證書 { $held }/{ $limit }

## What the signs on the map mean

g18xx-picture-legend = 圖例
g18xx-picture-legend-cost = 那裡第一塊板塊的費用
g18xx-picture-legend-special = 用{ g18xx-private }鋪設
g18xx-picture-legend-tunnel = 六角格下方的隧道
g18xx-picture-legend-kept = 保留作公司總部
g18xx-picture-legend-values = 各階段的收入
g18xx-picture-legend-changed = 最近變化

## The stock chart

g18xx-picture-chart = 股價表

## The charters

g18xx-picture-charters = 公司面板
g18xx-picture-par = 起始 { $price }
g18xx-picture-no_train = 沒有火車
g18xx-picture-stations = { $left ->
    [0] 沒有剩餘車站
    [1] 剩 1 個車站：{ $price ->
        [0] 總部
       *[other] { $price } { g18xx-currency }
    }
   *[other] 剩 { $left } 個車站，{ $price ->
        [0] 下一個是總部
       *[other] 下一個 { $price } { g18xx-currency }
    }
}
g18xx-picture-not_floated = { $percent }% 啟動
g18xx-picture-running = 正在營運：收入 { $revenue } { g18xx-currency }
g18xx-picture-turn_now = 正在營運
g18xx-picture-turn_over = 已營運
g18xx-picture-turn_to_come = 尚未營運
g18xx-picture-new = 已啟動，尚未營運過
g18xx-picture-closed = 已被收購
g18xx-picture-pars = 起始 { $low }–{ $high } { g18xx-currency }
g18xx-picture-home = 總部 { $hexes }
g18xx-picture-opens = 階段 { $phase } 起

## The market of trains

g18xx-picture-trains = 火車
g18xx-picture-cards_left = 剩餘張數
g18xx-picture-endless = 不限
g18xx-picture-limits = 上限 { $kinds }
g18xx-picture-rusts = { $trains } 報廢
g18xx-picture-rusting = 報廢：
g18xx-picture-next_cards = 牌庫接下來
g18xx-picture-pool = 銀行池裡
g18xx-picture-retired = 銀行的退役火車
g18xx-picture-sold_after = { $rank } 之後

## The table of players

g18xx-picture-players = 玩家
g18xx-picture-priority = 優先權
g18xx-picture-priority_brief = 優先
g18xx-picture-place-offer = IPO
g18xx-picture-place-company = 公司
g18xx-picture-place-pool = 銀行池
g18xx-picture-row-cash = 現金
g18xx-picture-row-worth = 總資產
g18xx-picture-row-liquidity = 可變現
g18xx-picture-row-certificates = 證書
g18xx-picture-row-private_companies = 地方鐵路

## Shares by price

g18xx-picture-sources = 出售的股份
g18xx-picture-holdings = 玩家持股（依股價）
g18xx-picture-price = 股價
g18xx-picture-prices = { $low }–{ $high }
g18xx-picture-source-offer = IPO
g18xx-picture-source-pool = 銀行池
g18xx-picture-source-company = 公司持有
g18xx-picture-not_started = 未創辦
g18xx-picture-each = 每股 { $price } { g18xx-currency }

## The tiles left and the private companies

g18xx-picture-tiles = 剩餘板塊
g18xx-picture-tiles_to = 最高可以鋪設{ $colour }板塊
g18xx-picture-tiles-yellow = 黃色
g18xx-picture-tiles-green = 綠色
g18xx-picture-tiles-brown = 棕色
g18xx-picture-tiles-gray = 灰色
g18xx-picture-tiles-tunnels = 隧道
g18xx-picture-tiles-special = 紫邊：只能用{ g18xx-private }
g18xx-picture-private_companies = 私有公司
g18xx-picture-income = +{ $amount } { g18xx-currency }
g18xx-picture-ability_used = 能力已用
g18xx-picture-ability_left = 可幫忙鋪設一次板塊
g18xx-picture-for_sale = 預先股票輪 { $price } { g18xx-currency }
g18xx-picture-gone = 已移出遊戲

## The runs

g18xx-picture-runs = { $company } 的路線
g18xx-picture-so_far = { $company }：目前的路線

## What may be chosen on the map

g18xx-picture-choice-tile = 適合 { $hex } 的板塊
g18xx-picture-choice-rotation = { $hex } 的板塊 { $tile }
g18xx-picture-choice-lay = { $hex } 可以鋪什麼
g18xx-picture-choice-sides = { $hex } 下方的隧道
g18xx-picture-choice-city = { $hex } 的城市

## The final reckoning

g18xx-picture-report = 最終結算
g18xx-picture-report-place = { $place ->
    [1] 贏家
    [2] 第二名
    [3] 第三名
    [4] 第四名
    [5] 第五名
   *[other] 第六名
}
g18xx-picture-report-cash = 現金
g18xx-picture-report-shares = 股份
g18xx-picture-report-private_companies = 地方鐵路

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

g18xx-alt-map = 《{ $game }》地圖。{ $lit ->
    [0] { "" }
   *[other] 最近變化：{ $changed }。
}{ $stage }。{ $awaited ->
    [0] { "" }
   *[other] { $turn }
}階段 { $phase }，{ $colour }板塊。{ $notes_count ->
    [0] { "" }
   *[other] { $notes }。
}{ $trains_count ->
    [0] { "" }
   *[other] 出售：{ $trains }。
}{ $laid ->
    [0] 還沒鋪設板塊。
   *[other] 已鋪設 { $laid } 塊板塊{ g18xx-alt-laid }
}{ $running ->
    [0] 還沒有公司營運。
   *[other] 營運順序：{ $companies }。
}現金：{ $players }。
g18xx-alt-laid = { $told ->
    [0] 。
   *[other] ：{ $tiles }。
}
g18xx-alt-turned = { $hex }（{ $tile }：{ $tracks }）
g18xx-alt-tracks = 《{ $game }》大地圖。{ $told ->
    [0] 還沒鋪設板塊。
   *[other] 每塊板塊的軌道連接哪些邊，上面有誰的車站：{ $tiles }。
}{ $dug ->
    [0] { "" }
   *[other] 隧道：{ $tunnels }。
}
g18xx-alt-signs = { $hex } { $tile } { $tracks }{ $standing ->
    [0] { "" }
   *[other] （{ $companies }）
}
g18xx-alt-signs_only = { $hex } { $tracks }{ $standing ->
    [0] { "" }
   *[other] （{ $companies }）
}
g18xx-alt-changed = 最近變化的特寫：{ $places }。
g18xx-alt-city = { $hex } { $city }
g18xx-alt-with_stations = { $place }，有 { $companies } 的車站
g18xx-alt-turn = 輪到 { $players }。
g18xx-alt-turn_for = 輪到 { $players } 替 { $company } 行動。
g18xx-alt-on_the_map = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股價 { $price }
}（{ $presided ->
    [0] { "" }
   *[other] { $president }；
}{ $built ->
    [0] 沒有車站
   *[other] 車站 { $stations }
}；{ $owned ->
    [0] 沒有火車
   *[other] 火車 { $trains }
}；{ $cash } { g18xx-currency }）
g18xx-alt-on_the_map_brief = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股價 { $price }
}（{ $owned ->
    [0] 沒有火車
   *[other] 火車 { $trains }
}）
g18xx-alt-cash = { $player } { $cash } { g18xx-currency }
g18xx-alt-chart = 股價表。{ $count ->
    [0] 上面沒有公司。
   *[other] 從最高股價起，每疊從上到下：{ $places }。
}
g18xx-alt-at_price = { $price } { $companies }
g18xx-alt-market_map = { $chart }{ $map }
g18xx-alt-everything = 一張大圖包含一切：地圖、股價表、玩家、公司面板、火車和{ g18xx-privates }。{ $position }
g18xx-alt-position = { $chart }{ $map }{ $players }
g18xx-alt-stage = { $stage }。
g18xx-alt-charters = 公司面板。{ $started ->
    [0] 還沒創辦公司。
   *[other] { $companies }。
}{ $open ->
    [0] { "" }
   *[other] 可以創辦：{ $waiting }。
}
g18xx-alt-charter = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股價 { $price }
}（{ $cash } { g18xx-currency }；{ $owned ->
    [0] 沒有火車
   *[other] 火車 { $trains }
}；{ $stations ->
    [0] 沒有剩餘車站
   *[other] 剩 { $stations } 個車站
}；{ $owns ->
    [0] { "" }
   *[other] 地方鐵路 { $privates }；
}持有者 { $holders }{ $for_sale ->
    [0] { "" }
   *[other] ；出售：{ $places }
}{ $recalled ->
    [0] { "" }
   *[other] ；{ $earned }
}{ $more }）
g18xx-alt-charter_brief = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股價 { $price }
}（{ $cash } { g18xx-currency }；{ $owned ->
    [0] 沒有火車
   *[other] 火車 { $trains }
}；{ $stations ->
    [0] 沒有車站
   *[other] { $stations } 個車站
}{ $owns ->
    [0] { "" }
   *[other] ；{ $privates }
}{ $presided ->
    [0] { "" }
   *[other] ；總裁 { $president }
}）
g18xx-alt-holds = { $owner } { $percent }%
g18xx-alt-place-offer = IPO { $percent }%
g18xx-alt-place-company = 新股 { $percent }%
g18xx-alt-place-pool = 銀行池 { $percent }%
g18xx-alt-trains = 火車。階段 { $phase }，{ $colour }板塊。牌庫頂端：{ $faces }。牌庫裡：{ $deck }。{ $pooled ->
    [0] { "" }
   *[other] 銀行池裡：{ $pool }。
}{ $gone ->
    [0] 沒有火車報廢。
   *[other] 已報廢：{ $rusted }。
}{ $losses ->
    [0] { "" }
   *[other] 將要報廢：{ $lost }。
}各類持有上限：{ $limits }。{ $more }
g18xx-alt-rank = { $rank } { $count }
g18xx-alt-loss = 第一輛 { $face } 使 { $train } 報廢（{ $companies }）
g18xx-alt-face = { $face }，{ $price } { g18xx-currency }{ $gone ->
    [0] { "" }
   *[other] （{ $rusts } 報廢）
}
g18xx-alt-players = 玩家（依行動順序）。{ $players }。{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $offers }。
}
g18xx-alt-offered = { $company }（{ $places }）
g18xx-alt-player = { $player }（{ $cash } { g18xx-currency }；總資產 { $worth } { g18xx-currency }；證書 { $certificates }/{ $limit } 張{ $more }{ $held ->
    [0] { "" }
   *[other] ；股份 { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；地方鐵路 { $privates }
}）
g18xx-alt-players_brief = 玩家（依行動順序），股份以百分比表示。{ $players }。
g18xx-alt-player_brief = { $player }（{ $cash } { g18xx-currency }；總資產 { $worth } { g18xx-currency }{ $held ->
    [0] { "" }
   *[other] ；{ $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；地方鐵路 { $privates }
}）
g18xx-alt-share = { $company } { $percent }%
g18xx-alt-sources = 出售的股份，從最高股價起。{ $count ->
    [0] 沒有。
   *[other] { $offers }。
}
g18xx-alt-sources_brief = { $company } { $percent }%
g18xx-alt-at_each = { $place }，每股 { $price } { g18xx-currency }
g18xx-alt-startable = { $company }（可以 { $low }–{ $high } { g18xx-currency } 創辦）
g18xx-alt-holdings = 玩家持股，從最高股價起。{ $held ->
    [0] { "" }
   *[other] { $companies }。
}{ $players }。
g18xx-alt-held_of = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股價 { $price }
}（{ $held }{ $recalled ->
    [0] { "" }
   *[other] ；{ $earned }
}）
g18xx-alt-held = { $player } { $percent }%{ $worth ->
    [0] { "" }
   *[other] { " " }= { $worth } { g18xx-currency }
}
g18xx-alt-in_all = { $player }（現金 { $cash } { g18xx-currency }；可變現金額 { $liquidity } { g18xx-currency }；總資產 { $worth } { g18xx-currency }）
g18xx-alt-tiles = 剩餘板塊（依編號）：{ $tiles }。{ $used_up ->
    [0] { "" }
   *[other] 沒有剩餘：{ $gone }。
}
g18xx-alt-tile = { $tile }（{ $count }）
g18xx-alt-private_companies = 地方鐵路。{ $count ->
    [0] 沒有人持有。
   *[other] { $owned }。
}{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $free }。
}
g18xx-alt-private_company = { $private } { $owner }
g18xx-alt-private_for_sale = { $private } { $price } { g18xx-currency }
g18xx-alt-runs = { $company } 路線的地圖，總收入 { $revenue } { g18xx-currency }。{ $runs }。
g18xx-alt-run = { $train } 走 { $stops }，收入 { $revenue } { g18xx-currency }
g18xx-alt-run_brief = { $train } 走 { $ends }（{ $stops } 個站點），收入 { $revenue } { g18xx-currency }
g18xx-alt-report = 最終結算。{ $reason }{ $players }。
g18xx-alt-share_worth = { $name } { $worth }
g18xx-alt-share_worths = { $single ->
    [0] { "" }
   *[other] （{ $held }）
}
g18xx-alt-reckoning = { $place }. { $player } { $total } { g18xx-currency }（現金 { $cash }，股份 { $shares }{ g18xx-alt-share_worths }，地方鐵路 { $privates }{ $more }）
g18xx-alt-report_line = **最終結算。**{ $reason }
g18xx-alt-reckoning_line = **{ $place }. { $player }：{ $total } { g18xx-currency }**
    -# 現金 { $cash } · 股份 { $shares }{ g18xx-alt-share_worths } · 地方鐵路 { $privates }{ $more }
g18xx-alt-choice-hex = 地圖的一部分，可選的六角格亮起：{ $hexes }。
g18xx-alt-choice-stops = 地圖的一部分，路線接下來可到：{ $stops }。
g18xx-alt-choice-so_far = 目前的路線，總收入 { $revenue } { g18xx-currency }：{ $runs }。{ $next }
g18xx-alt-choice-tile = 地圖的一部分，標出 { $hex }，適合那裡的板塊：{ $values }。
g18xx-alt-choice-rotation = { $hex } 的板塊的各種朝向：{ $values }。
g18xx-alt-choice-lay = 六角格 { $hex } 和可以鋪在那裡的每塊板塊，依編號和朝向：{ $values }。
g18xx-alt-choice-sides = { $hex } 下方可建的隧道，依所連的邊：{ $values }。
g18xx-alt-choice-city = 六角格 { $hex }，其中的城市依序亮起：{ $values }。

g18xx-alt-legend = 地圖上標誌的意思：{ $signs }。

## What is said of a thing that is looked at

g18xx-look-hex = { $hex }
g18xx-look-company = { $company }
g18xx-look-nothing_laid = 那裡還沒鋪設板塊。
g18xx-look-lies = 那裡是板塊 { $tile }。
g18xx-look-cost = 第一塊板塊的費用是 { $cost } { g18xx-currency }。
g18xx-look-city = { $alike ->
    [1] 一座城市，收入
   *[other] { $alike } 座城市，每座收入
} { $revenue } { g18xx-currency }，{ $slots } 個車站位；{ $companies_count ->
    [0] 都空著。
   *[other] 有 { $companies } 的車站。
}
g18xx-look-town = { $alike ->
    [1] 一座城鎮，收入
   *[other] { $alike } 座城鎮，每座收入
} { $revenue } { g18xx-currency }。
g18xx-look-offboard = 地圖邊緣的區域，收入 { $revenue } { g18xx-currency }。
g18xx-look-homes = 有一個車站位保留給 { $companies }。
g18xx-look-edge = - { $edge } { $hex }：{ $track }
g18xx-look-track-joined = 軌道相接
g18xx-look-track-ends_here = 這邊的軌道到邊緣為止
g18xx-look-track-ends_there = 那邊的軌道到邊緣為止
g18xx-look-track-none = 沒有軌道
g18xx-look-company-started = { $name }，總部 { $home }。
g18xx-look-company-not_started = { $name }，總部 { $home }，尚未創辦。
g18xx-look-company-closed = { $name } 已經不在遊戲裡。
g18xx-look-stations = 車站在 { $stations }。
g18xx-look-revenue = 它在這個回合行駛收入 { $revenue } { g18xx-currency }。

g18xx-words-tiles = **地圖上的板塊**，附編號、軌道連接哪些邊、有誰的車站：{ $tiles }。
g18xx-words-tunnels = **隧道**，附所連的邊：{ $tunnels }。
g18xx-words-tunnel = { $hex }（{ $tracks }）
g18xx-words-tile = { $hex } { $tile }（{ $tracks }）
g18xx-words-tile_in = { $hex } { $city } { $tile }（{ $tracks }）
g18xx-words-track_1 = { $a }
g18xx-words-track_2 = { $a }–{ $b }
g18xx-words-track_3 = { $a }–{ $b }–{ $c }
g18xx-words-track_4 = { $a }–{ $b }–{ $c }–{ $d }
g18xx-words-track_5 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }
g18xx-words-track_6 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }–{ $f }
g18xx-words-edge_0 = 西南
g18xx-words-edge_1 = 西
g18xx-words-edge_2 = 西北
g18xx-words-edge_3 = 東北
g18xx-words-edge_4 = 東
g18xx-words-edge_5 = 東南

## The final reckoning, step by step

g18xx-reckoned-cash = 現金
g18xx-reckoned-shares = 現金和股份
g18xx-reckoned-total = 總計

## What a company has earned in its latest turn

g18xx-picture-earned = { $revenue ->
    [0] 上回合：沒有收入
   *[other] 上回合：{ $revenue } { g18xx-currency }，{ $paid ->
        [0] 保留
       *[other] 每股 { $share }
    }
}
g18xx-alt-earned = { $revenue ->
    [0] 上回合沒有收入
   *[other] 上回合 { $revenue } { g18xx-currency }，{ $paid ->
        [0] 保留
       *[other] 每股 { $share }
    }
}
g18xx-picture-earned-title = 上回合
g18xx-picture-earned-share = { $revenue ->
    [0] { "" }
   *[other] { $paid ->
        [0] 保留
       *[other] 每股 { $share }
    }
}
