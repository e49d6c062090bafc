# What stands on the pictures of 18xx games, and what is said of them to those who cannot see them. Money is in the currency of each game.

## The strip under the map

g18xx-picture-stock = 股票轮 { $set }
g18xx-picture-operating = 运营轮 { g18xx-picture-round }
# The second operating round of two after the fifth stock round is called 5.2 (of 2); the only one after it, 5.
g18xx-picture-round = { $rounds ->
        [1] { $set }
       *[other] { $set }.{ $round }（共 { $rounds } 轮）
    }
g18xx-picture-over = 游戏结束
g18xx-picture-phase = 阶段 { $phase }，{ $colour }板块
g18xx-picture-next_train = { $left ->
    [0] 牌库顶端
   *[other] 牌库顶端，剩 { $left } 张
}
g18xx-picture-money = { $amount } { g18xx-currency }
g18xx-picture-percent = { $percent }%
g18xx-picture-worth = 总资产 { $amount }
g18xx-picture-certificates = 证书 { $held }/{ $limit }

## What the signs on the map mean

g18xx-picture-legend = 图例
g18xx-picture-legend-cost = 该格第一块板块的费用
g18xx-picture-legend-special = 用{ g18xx-private }铺设
g18xx-picture-legend-tunnel = 六角格下方的隧道
g18xx-picture-legend-kept = 保留作公司总部
g18xx-picture-legend-values = 各阶段的收入
g18xx-picture-legend-changed = 最近变化

## The stock chart

g18xx-picture-chart = 股价表

## The charters

g18xx-picture-charters = 公司面板
g18xx-picture-par = 起始 { $price }
g18xx-picture-no_train = 没有火车
g18xx-picture-stations = { $left ->
    [0] 没有剩余车站
    [1] 剩 1 个车站：{ $price ->
        [0] 总部
       *[other] { $price } { g18xx-currency }
    }
   *[other] 剩 { $left } 个车站，下一个 { $price ->
        [0] 总部
       *[other] { $price } { g18xx-currency }
    }
}
g18xx-picture-not_floated = { $percent }% 启动
g18xx-picture-running = 正在运营：收入 { $revenue } { g18xx-currency }
g18xx-picture-turn_now = 正在运营
g18xx-picture-turn_over = 已运营
g18xx-picture-turn_to_come = 尚未运营
g18xx-picture-new = 已启动，尚未运营过
g18xx-picture-closed = 已被收购
g18xx-picture-pars = 起始股价 { $low }–{ $high } { g18xx-currency }
g18xx-picture-home = 总部 { $hexes }
g18xx-picture-opens = 阶段 { $phase } 起

## The market of trains

g18xx-picture-trains = 火车
g18xx-picture-cards_left = 剩余张数
g18xx-picture-endless = 不限
g18xx-picture-limits = 上限 { $kinds }
g18xx-picture-rusts = { $trains } 报废
g18xx-picture-rusting = 报废
g18xx-picture-next_cards = 牌库接下来
g18xx-picture-pool = 银行池里
g18xx-picture-retired = 银行的退役火车
g18xx-picture-sold_after = { $rank } 之后

## The table of players

g18xx-picture-players = 玩家
g18xx-picture-priority = 优先权
g18xx-picture-priority_brief = 优先
g18xx-picture-place-offer = IPO
g18xx-picture-place-company = 公司
g18xx-picture-place-pool = 银行池
g18xx-picture-row-cash = 现金
g18xx-picture-row-worth = 总资产
g18xx-picture-row-liquidity = 可变现
g18xx-picture-row-certificates = 证书
g18xx-picture-row-private_companies = 地方铁路

## Shares by price

g18xx-picture-sources = 出售的股份
g18xx-picture-holdings = 玩家持股（按股价）
g18xx-picture-price = 股价
g18xx-picture-prices = { $low }–{ $high }
g18xx-picture-source-offer = IPO
g18xx-picture-source-pool = 银行池
g18xx-picture-source-company = 公司持有
g18xx-picture-not_started = 未创办
g18xx-picture-each = 每股 { $price } { g18xx-currency }

## The tiles left and the private companies

g18xx-picture-tiles = 剩余板块
g18xx-picture-tiles_to = 可以铺设到{ $colour }板块
g18xx-picture-tiles-yellow = 黄色
g18xx-picture-tiles-green = 绿色
g18xx-picture-tiles-brown = 棕色
g18xx-picture-tiles-gray = 灰色
g18xx-picture-tiles-tunnels = 隧道
g18xx-picture-tiles-special = 紫边：只能用{ g18xx-private }
g18xx-picture-private_companies = 私有公司
g18xx-picture-income = +{ $amount } { g18xx-currency }
g18xx-picture-ability_used = 能力已用
g18xx-picture-ability_left = 可帮助铺设一次板块
g18xx-picture-for_sale = 预先股票轮 { $price } { g18xx-currency }
g18xx-picture-gone = 已移出游戏

## The runs

g18xx-picture-runs = { $company } 的路线
g18xx-picture-so_far = { $company }：目前的路线

## What may be chosen on the map

g18xx-picture-choice-tile = 适合 { $hex } 的板块
g18xx-picture-choice-rotation = { $hex } 的板块 { $tile }
g18xx-picture-choice-lay = { $hex } 可以铺什么
g18xx-picture-choice-sides = { $hex } 下方的隧道
g18xx-picture-choice-city = { $hex } 的城市

## The final reckoning

g18xx-picture-report = 最终清算
g18xx-picture-report-place = { $place ->
    [1] 胜者
    [2] 第二名
    [3] 第三名
    [4] 第四名
    [5] 第五名
   *[other] 第六名
}
g18xx-picture-report-cash = 现金
g18xx-picture-report-shares = 股份
g18xx-picture-report-private_companies = 地方铁路

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

g18xx-alt-map = 《{ $game }》地图。{ $lit ->
    [0] { "" }
   *[other] 最近变化：{ $changed }。
}{ $stage }。{ $awaited ->
    [0] { "" }
   *[other] { $turn }
}阶段 { $phase }，{ $colour }板块。{ $notes_count ->
    [0] { "" }
   *[other] { $notes }。
}{ $trains_count ->
    [0] { "" }
   *[other] 出售：{ $trains }。
}{ $laid ->
    [0] 还没有铺设板块。
   *[other] 已铺设 { $laid } 块板块{ g18xx-alt-laid }
}{ $running ->
    [0] 还没有公司运营。
   *[other] 运营顺序：{ $companies }。
}现金：{ $players }。
g18xx-alt-laid = { $told ->
    [0] 。
   *[other] ：{ $tiles }。
}
g18xx-alt-turned = { $hex }（{ $tile }：{ $tracks }）
g18xx-alt-tracks = 《{ $game }》大地图。{ $told ->
    [0] 还没有铺设板块。
   *[other] 每块板块的轨道连接哪些边，上面有谁的车站：{ $tiles }。
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
g18xx-alt-changed = 最近变化的特写：{ $places }。
g18xx-alt-city = { $hex } { $city }
g18xx-alt-with_stations = { $place }，有 { $companies } 的车站
g18xx-alt-turn = 轮到 { $players }。
g18xx-alt-turn_for = 轮到 { $players } 为 { $company } 行动。
g18xx-alt-on_the_map = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股价 { $price }
}（{ $presided ->
    [0] { "" }
   *[other] { $president }；
}{ $built ->
    [0] 没有车站
   *[other] 车站 { $stations }
}；{ $owned ->
    [0] 没有火车
   *[other] 火车 { $trains }
}；{ $cash } { g18xx-currency }）
g18xx-alt-on_the_map_brief = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股价 { $price }
}（{ $owned ->
    [0] 没有火车
   *[other] 火车 { $trains }
}）
g18xx-alt-cash = { $player } { $cash } { g18xx-currency }
g18xx-alt-chart = 股价表。{ $count ->
    [0] 上面没有公司。
   *[other] 从最高股价起，每叠从上到下：{ $places }。
}
g18xx-alt-at_price = { $price } { $companies }
g18xx-alt-market_map = { $chart }{ $map }
g18xx-alt-everything = 一张大图，包含全部：地图、股价表、玩家、公司面板、火车和{ g18xx-privates }。{ $position }
g18xx-alt-position = { $chart }{ $map }{ $players }
g18xx-alt-stage = { $stage }。
g18xx-alt-charters = 公司面板。{ $started ->
    [0] 还没有创办公司。
   *[other] { $companies }。
}{ $open ->
    [0] { "" }
   *[other] 可以创办：{ $waiting }。
}
g18xx-alt-charter = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股价 { $price }
}（{ $cash } { g18xx-currency }；{ $owned ->
    [0] 没有火车
   *[other] 火车 { $trains }
}；{ $stations ->
    [0] 没有剩余车站
   *[other] 剩 { $stations } 个车站
}；{ $owns ->
    [0] { "" }
   *[other] 地方铁路 { $privates }；
}持有者 { $holders }{ $for_sale ->
    [0] { "" }
   *[other] ；出售：{ $places }
}{ $recalled ->
    [0] { "" }
   *[other] ；{ $earned }
}{ $more }）
g18xx-alt-charter_brief = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股价 { $price }
}（{ $cash } { g18xx-currency }；{ $owned ->
    [0] 没有火车
   *[other] 火车 { $trains }
}；{ $stations ->
    [0] 没有车站
   *[other] { $stations } 个车站
}{ $owns ->
    [0] { "" }
   *[other] ；{ $privates }
}{ $presided ->
    [0] { "" }
   *[other] ；总裁 { $president }
}）
g18xx-alt-holds = { $owner } { $percent }%
g18xx-alt-place-offer = IPO { $percent }%
g18xx-alt-place-company = 新股 { $percent }%
g18xx-alt-place-pool = 银行池 { $percent }%
g18xx-alt-trains = 火车。阶段 { $phase }，{ $colour }板块。牌库顶端：{ $faces }。牌库里：{ $deck }。{ $pooled ->
    [0] { "" }
   *[other] 银行池里：{ $pool }。
}{ $gone ->
    [0] 没有火车报废。
   *[other] 已报废：{ $rusted }。
}{ $losses ->
    [0] { "" }
   *[other] 将要报废：{ $lost }。
}各类持有上限：{ $limits }。{ $more }
g18xx-alt-rank = { $rank } { $count }
g18xx-alt-loss = 第一辆 { $face } 使 { $train } 报废（{ $companies }）
g18xx-alt-face = { $face }，{ $price } { g18xx-currency }{ $gone ->
    [0] { "" }
   *[other] （{ $rusts } 报废）
}
g18xx-alt-players = 玩家（按行动顺序）。{ $players }。{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $offers }。
}
g18xx-alt-offered = { $company }（{ $places }）
g18xx-alt-player = { $player }（{ $cash } { g18xx-currency }；总资产 { $worth } { g18xx-currency }；证书 { $certificates }/{ $limit } 张{ $more }{ $held ->
    [0] { "" }
   *[other] ；股份 { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；地方铁路 { $privates }
}）
g18xx-alt-players_brief = 玩家（按行动顺序），股份以百分比表示。{ $players }。
g18xx-alt-player_brief = { $player }（{ $cash } { g18xx-currency }；总资产 { $worth } { g18xx-currency }{ $held ->
    [0] { "" }
   *[other] ；{ $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；地方铁路 { $privates }
}）
g18xx-alt-share = { $company } { $percent }%
g18xx-alt-sources = 出售的股份，从最高股价起。{ $count ->
    [0] 没有。
   *[other] { $offers }。
}
g18xx-alt-sources_brief = { $company } { $percent }%
g18xx-alt-at_each = { $place }，每股 { $price } { g18xx-currency }
g18xx-alt-startable = { $company }（可以 { $low }–{ $high } { g18xx-currency } 创办）
g18xx-alt-holdings = 玩家持股，从最高股价起。{ $held ->
    [0] { "" }
   *[other] { $companies }。
}{ $players }。
g18xx-alt-held_of = { $company }{ $price ->
    [0] { "" }
   *[other] {" "}股价 { $price }
}（{ $held }{ $recalled ->
    [0] { "" }
   *[other] ；{ $earned }
}）
g18xx-alt-held = { $player } { $percent }%{ $worth ->
    [0] { "" }
   *[other] { " " }= { $worth } { g18xx-currency }
}
g18xx-alt-in_all = { $player }（现金 { $cash } { g18xx-currency }；可变现金额 { $liquidity } { g18xx-currency }；总资产 { $worth } { g18xx-currency }）
g18xx-alt-tiles = 剩余板块（按编号）：{ $tiles }。{ $used_up ->
    [0] { "" }
   *[other] 没有剩余：{ $gone }。
}
g18xx-alt-tile = { $tile }（{ $count }）
g18xx-alt-private_companies = 地方铁路。{ $count ->
    [0] 没有人持有。
   *[other] { $owned }。
}{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $free }。
}
g18xx-alt-private_company = { $private } { $owner }
g18xx-alt-private_for_sale = { $private } { $price } { g18xx-currency }
g18xx-alt-runs = { $company } 路线的地图，总收入 { $revenue } { g18xx-currency }。{ $runs }。
g18xx-alt-run = { $train } 走 { $stops }，收入 { $revenue } { g18xx-currency }
g18xx-alt-run_brief = { $train } 走 { $ends }（{ $stops } 个站点），收入 { $revenue } { g18xx-currency }
g18xx-alt-report = 最终清算。{ $reason }{ $players }。
g18xx-alt-share_worth = { $name } { $worth }
g18xx-alt-share_worths = { $single ->
    [0] { "" }
   *[other] （{ $held }）
}
g18xx-alt-reckoning = { $place }. { $player } { $total } { g18xx-currency }（现金 { $cash }，股份 { $shares }{ g18xx-alt-share_worths }，地方铁路 { $privates }{ $more }）
g18xx-alt-report_line = **最终清算。**{ $reason }
g18xx-alt-reckoning_line = **{ $place }. { $player }：{ $total } { g18xx-currency }**
    -# 现金 { $cash } · 股份 { $shares }{ g18xx-alt-share_worths } · 地方铁路 { $privates }{ $more }
g18xx-alt-choice-hex = 地图的一部分，可选的六角格点亮：{ $hexes }。
g18xx-alt-choice-stops = 地图的一部分，路线接下来可到：{ $stops }。
g18xx-alt-choice-so_far = 目前的路线，总收入 { $revenue } { g18xx-currency }：{ $runs }。{ $next }
g18xx-alt-choice-tile = 地图的一部分，标出 { $hex }，适合那里的板块：{ $values }。
g18xx-alt-choice-rotation = { $hex } 的板块的各种朝向：{ $values }。
g18xx-alt-choice-lay = 六角格 { $hex } 和可以铺在那里的每块板块，按编号和朝向：{ $values }。
g18xx-alt-choice-sides = { $hex } 下方可建的隧道，按所连的边：{ $values }。
g18xx-alt-choice-city = 六角格 { $hex }，其中的城市依次点亮：{ $values }。

g18xx-alt-legend = 地图上标志的含义：{ $signs }。

## What is said of a thing that is looked at

g18xx-look-hex = { $hex }
g18xx-look-company = { $company }
g18xx-look-nothing_laid = 那里还没有铺设板块。
g18xx-look-lies = 那里是板块 { $tile }。
g18xx-look-cost = 第一块板块的费用是 { $cost } { g18xx-currency }。
g18xx-look-city = { $alike ->
    [1] 一座城市，收入
   *[other] { $alike } 座城市，每座收入
} { $revenue } { g18xx-currency }，{ $slots } 个车站位；{ $companies_count ->
    [0] 都空着。
   *[other] 有 { $companies } 的车站。
}
g18xx-look-town = { $alike ->
    [1] 一座城镇，收入
   *[other] { $alike } 座城镇，每座收入
} { $revenue } { g18xx-currency }。
g18xx-look-offboard = 地图边缘的区域，收入 { $revenue } { g18xx-currency }。
g18xx-look-homes = 有一个车站位保留给 { $companies }。
g18xx-look-edge = - { $edge } { $hex }：{ $track }
g18xx-look-track-joined = 轨道相接
g18xx-look-track-ends_here = 这边的轨道止于边上
g18xx-look-track-ends_there = 那边的轨道止于边上
g18xx-look-track-none = 没有轨道
g18xx-look-company-started = { $name }，总部 { $home }。
g18xx-look-company-not_started = { $name }，总部 { $home }，尚未创办。
g18xx-look-company-closed = { $name } 已经不在游戏里。
g18xx-look-stations = 车站在 { $stations }。
g18xx-look-revenue = 它在这个回合运行收入 { $revenue } { g18xx-currency }。

g18xx-words-tiles = **地图上的板块**，附编号、轨道连接哪些边、有谁的车站：{ $tiles }。
g18xx-words-tunnels = **隧道**，附所连的边：{ $tunnels }。
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
g18xx-words-edge_3 = 东北
g18xx-words-edge_4 = 东
g18xx-words-edge_5 = 东南

## The final reckoning, step by step

g18xx-reckoned-cash = 现金
g18xx-reckoned-shares = 现金和股份
g18xx-reckoned-total = 总计

## What a company has earned in its latest turn

g18xx-picture-earned = { $revenue ->
    [0] 上回合：没有收入
   *[other] 上回合：{ $revenue } { g18xx-currency }，{ $paid ->
        [0] 保留
       *[other] 每股 { $share }
    }
}
g18xx-alt-earned = { $revenue ->
    [0] 上回合没有收入
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
