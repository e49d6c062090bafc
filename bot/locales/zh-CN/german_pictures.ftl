# What stands on the pictures of German Railways, and what is said of them to those who cannot see them.

## The strip under the board

german-picture-opening = 开局拍卖 { $number }/{ $of }
german-picture-actions = 第 { $round } 轮
german-picture-agreement = 第 { $round } 轮
german-picture-over = 游戏结束
german-picture-order = 行动顺序
german-picture-money = { $amount } T
german-picture-income = +{ $amount }
german-picture-brings = { $shares } × { $income }
german-picture-built = 铺设 { $hexes } 格，花费 { $cost } T{ $links ->
    [0] ，没有新连接
   *[other] ，连接 { $linked }
}
german-picture-ending-linked = 每家铁路公司都与另外两家连接
german-picture-ending-agreed = 大家都同意已无轨道可铺
german-picture-ending-stalemate = 没有哪家铁路公司还能铺设
german-picture-auction = 拍卖：{ $railroad }
german-picture-no_bid = 还没有出价
german-picture-highest = { $price } T
german-picture-standing-turn = 轮到出价
german-picture-standing-asked = 可预先出价
german-picture-standing-waits = 等待
german-picture-standing-decided = 已决定
german-picture-standing-leads = 最高
german-picture-standing-passed = 已退出

## What the signs on the board mean

german-picture-legend = 图例
german-picture-legend-terrain = 平原 { $plain }，丘陵 { $hill }，山脉 { $mountain } T
german-picture-legend-value = 城市带来的收入
german-picture-legend-cost = 下一家铁路公司在此的费用
german-picture-legend-start = 铁路公司的起点
german-picture-legend-access = 柏林通路区：每家限一个
german-picture-legend-taken = 已占：别家不能铺设
german-picture-legend-built = 最近铺设

## Who is linked with whom

german-picture-links = 直接连接（每家都有两条时游戏结束）
german-picture-legend-treasury = 公司资金
german-picture-legend-income = 收入，每次新连接时发放
german-picture-legend-engine = 剩余火车头
german-picture-legend-link = 直接连接
german-picture-links_page = 直接连接
german-picture-links_to_end = 每家都与另外 { $links } 家连接时游戏结束
german-picture-no_link = 还没有连接

## The railroads

german-picture-railroads = 铁路公司
german-picture-on_offer = 可拍卖
german-picture-not_yet = 还不能卖
german-picture-unsold = 未售出
german-picture-locomotives = { $left ->
    [0] 用完
   *[other] 剩 { $left }
}
german-picture-pays_not = 还不发放分红
german-picture-track = 铁路公司每张股票的收入
german-picture-special-PO = 最多铺 4 格，其他多为 3 格
german-picture-special-NME = 城市里有别家也不加价
german-picture-special-KSS = 最多铺 2 格
german-picture-special-KBS = 每格少付 1 T
german-picture-special-MWB = 最有价值的城市算两次
german-picture-special-GBS = 每次铺设的第一个非城市格免费
german-picture-special-GBS_first = 每次铺设的第一格免费，城市除外
german-picture-special-CME = 每次铺设最多花 5 T
german-picture-special-BHE = 到达柏林和汉堡之前不分红

## The table of players

german-picture-players = 玩家
german-picture-agreed = 同意结束
german-picture-row-cash = 现金
german-picture-row-income = 每次连接的收入
german-picture-row-markers = 放入袋子的标记
german-picture-row-paid = 最近分红
german-picture-no_shares = 没有股票

## The bag

german-picture-bag = 袋子
german-picture-drawn = 接下来从 { $markers } 个标记中抽 { $drawn } 个
german-picture-chance-markers = 标记
german-picture-chance-one = 一次行动
german-picture-chance-two = 两次或更多
german-picture-chance-mean = 平均
german-picture-mean = { $whole }.{ $tenths }
german-picture-percent = { $percent }%

## The end

german-picture-report = 最终现金
german-picture-place = { $place ->
    [1] 胜者
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

german-alt-board = 《德国铁路》的版图。{ $first }{ $stage }。{ $then }{ $order_count ->
    [0] { "" }
   *[other] 接下来的行动：{ $order }。
}玩家：{ $players }。铁路公司及其城市：{ $railroads }。
german-alt-over = { $ending }。
german-alt-stopped = 游戏已经结束。
german-alt-turn = 轮到 { $players }。
german-alt-auction_open = 正在拍卖 { $railroad }（起点 { $start }）的一张股票，还没有人出价；接下来出价：{ $turn }{ $others_count ->
    [0] 。
   *[other] ，然后 { $others }。
}
german-alt-auction = 正在拍卖 { $railroad }（起点 { $start }）的一张股票：{ $bidder } 出价 { $price } T；接下来出价：{ $turn }{ $others_count ->
    [0] 。
   *[other] ，然后 { $others }。
}
german-alt-nothing_built = 还没有铺设过轨道。
german-alt-built = 最近一次铺设：{ $player } 用 { $railroad } 花 { $cost } T 铺设 { $hexes }{ $linked_count ->
    [0] ，没有新连接。
   *[other] ，连接 { $linked }{ $paid_count ->
        [0] ，没有人得到分红。
       *[other] ；分红 { $paid }。
    }
}
german-alt-built_brief = 最近一次铺设：{ $player } 用 { $railroad } 花 { $cost } T 铺设 { $hexes }{ $linked_count ->
    [0] ，没有新连接。
   *[other] ，连接 { $linked }。
}
german-alt-paid = { $player } { $amount } T
german-alt-cash = { $player } { $cash } T（收入 { $income }）
german-alt-network = { $railroad }（{ $links ->
    [0] 没有连接
   *[other] { $links } 条连接
}：{ $cities }）
german-alt-network_brief = { $railroad }（{ $cities }）
german-alt-size = { $railroad }（{ $cities } 座城市，{ $links ->
    [0] 没有连接
   *[other] { $links } 条连接
}）
german-alt-railroads = 铁路公司。{ $stage }。{ $railroads }。
german-alt-railroad = { $railroad }（收入 { $income }{ $pays ->
    [0] ，还不发放分红
   *[other] { "" }
}；公司资金 { $treasury } T；{ $left ->
    [0] 没有剩余火车头
   *[other] 剩余 { $left } 个火车头
}；{ $holders_count ->
    [0] 没有售出的股票
   *[other] 股票 { $holders }
}{ $unsold ->
    [0] { "" }
   *[other] ，{ $unsold } 张未售出
}；{ $linked_count ->
    [0] 没有连接
   *[other] 连接 { $linked }
}）
german-alt-railroads_brief = 铁路公司。{ $stage }。{ $railroads }。股票：{ $players }。
german-alt-railroad_brief = { $id } { $railroad }（收入 { $income }{ $pays ->
    [0] ，还不发放分红
   *[other] { "" }
}；公司资金 { $treasury } T；{ $left ->
    [0] 没有火车头
   *[other] { $left } 个火车头
}；{ $links ->
    [0] 没有连接
   *[other] { $links } 条连接
}）
german-alt-shares_brief = { $player } { $held ->
    [0] 无
   *[other] { $shares }
}
german-alt-holds = { $player } { $shares }
german-alt-players = 玩家。{ $stage }。{ $order_count ->
    [0] { "" }
   *[other] 接下来的行动：{ $order }。
}{ $players }。
german-alt-player = { $player }（{ $cash } T；收入 { $income }；放入袋子的标记 { $markers } 个；{ $shares_count ->
    [0] 没有股票
   *[other] 股票 { $shares }
}）
german-alt-shares = { $railroad } { $shares }
german-alt-links = 直接连接。{ $pairs_count ->
    [0] 还没有两家铁路公司连接。
   *[other] { $pairs }。
}{ $lacking_count ->
    [0] 每家铁路公司都与另外 { $links } 家连接{ $over ->
        [0] ：下次决定行动顺序时游戏结束
       *[other] { "" }
    }。
   *[other] 还没有与另外 { $links } 家连接的：{ $lacking }。
}
german-alt-pair = { $a } 与 { $b }{ $cities_count ->
    [0] { "" }
   *[other] {" "}在 { $cities }
}
german-alt-bag = 如果现在装袋：从 { $markers } 个标记中抽 { $drawn } 个。{ $players }。
german-alt-chance = { $player }（{ $markers } 个标记；一次行动 { $one }%，两次或更多 { $two }%）
german-alt-report = 最终现金。{ $ending }。{ $players }。
german-alt-final = { $place }. { $player } { $cash } T{ $parts_count ->
    [0] { "" }
   *[other] （收入 { $income }：{ $parts }）
}
german-alt-report_line = **最终现金** · { $ending }
german-alt-final_line = **{ $place }. { $player }：{ $cash } T**{ $parts_count ->
    [0] { "" }
   *[other] {""}
    -# 收入 { $income }：{ $parts }
}
german-alt-choice = 版图的一部分：{ $railroad } 可以继续铺设到 { $values }{ $hexes_count ->
    [0] 。
   *[other] ；已选：{ $hexes }。
}

## Names of the pictures and of what the board can be zoomed on; cities and hexes are called as they are

german-look-board = 版图
german-look-railroads = 铁路公司
german-look-players = 玩家
german-look-links = 直接连接
german-look-bag = 袋子
german-look-report = 最终现金
german-look-changed = 最近铺设的特写
german-look-plan = 版图（两倍大）
german-look-legend = 图例
german-zoom-northwest = 西北
german-zoom-north = 北部
german-zoom-northeast = 东北
german-zoom-west = 西部
german-zoom-centre = 中央
german-zoom-east = 东部
german-zoom-southwest = 西南
german-zoom-south = 南部
german-zoom-southeast = 东南

german-alt-legend = 版图和面板上标志的含义：{ $signs }。
## What is said of a thing that is looked at

german-look-hex = { $hex }
german-look-railroad = { $railroad }
german-look-here = 这里：{ $stands }。
german-look-income = 收入 { $income }：{ $parts }{ $again ->
    [0] { "" }
   *[other] ，最好的城市再加 { $again }
}。
german-look-city = { $city } { $value }
german-look-shares = { $railroad } { $shares } × { $income }
german-look-near = - 通往 { $hex }：{ $stands }
german-look-stands = 费用 { $cost } T{ $value ->
    [0] { "" }
   *[other] ，收入 +{ $value }
}{ $railroads_count ->
    [0] ，没有铁路公司
   *[other] ，已有 { $railroads }
}
german-words-railroad = **{ $railroad }**，按铺设的先后：{ $hexes }。剩余 { $locomotives } 个火车头{ $links_count ->
    [0] ；没有连接。
   *[other] ；连接 { $links }。
}
german-words-city = { $hex } { $city }
