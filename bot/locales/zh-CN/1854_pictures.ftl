# What stands on the pictures of 1854 besides, and what is said of them to those who cannot see them.

## The stock chart

g1854-picture-letter-major = 干
g1854-picture-letter-local = 地
g1854-picture-letter-lag = A
g1854-picture-kind-major = 干线公司
g1854-picture-kind-local = 地方铁路
g1854-picture-kind-lag = Lokalbahn AG
g1854-picture-kind-mountain = 山区铁路
g1854-picture-trains-normal = 普通
g1854-picture-trains-plus = 加号
g1854-picture-trains-orient = 东方快车
g1854-picture-chart-payout = 发放分红
g1854-picture-chart-sold_out = 售罄
g1854-picture-chart-train_bought = 买入火车
g1854-picture-chart-withheld = 保留收入
g1854-picture-chart-sale = 卖出证书
g1854-picture-chart-train_sold = 卖出火车
g1854-picture-chart-notes = 红边：干线公司的起始股价。斜线：那里的证书不计入上限。公司第一次越过红线时拆股。星号处游戏结束。同一格里，从左上角起第一个先运营。火车：公司之间买卖的。浅色：标记上一步之前的位置；绿色和红色箭头：接下来可到的位置。

## The headings

g1854-picture-auction = 铁路拍卖
g1854-picture-locals_operate = 地方铁路运营，然后拍卖继续
g1854-picture-mergers_before = 运营轮 { g18xx-picture-round } 前的合并
g1854-picture-mergers_after = 运营轮 { g18xx-picture-round } 后的合并
g1854-picture-bank_left = 银行 { $amount } { g1854-currency }
g1854-picture-last_set = 这组运营轮之后游戏结束
g1854-picture-last_round = 这个运营轮之后游戏结束
g1854-picture-next_train = 出售

## The charters

g1854-picture-shares_for_sale = { $split ->
    [0] { "" }
   *[other] 已拆股。
}{ $offer ->
    [0] { $issued ->
        [0] { $pool ->
            [0] 售罄
           *[other] 银行池 { $pool }%
        }
       *[other] { $pool ->
            [0] 新股 { $issued }%
           *[other] 新股 { $issued }%，银行池 { $pool }%
        }
    }
   *[other] { $issued ->
        [0] { $pool ->
            [0] IPO { $offer }%
           *[other] IPO { $offer }%，银行池 { $pool }%
        }
       *[other] { $pool ->
            [0] IPO { $offer }%，新股 { $issued }%
           *[other] IPO { $offer }%，新股 { $issued }%，银行池 { $pool }%
        }
    }
}
g1854-picture-merged = 已合并
g1854-picture-to_come = 由合并组成
g1854-picture-mail-small = 邮政 +{ $income } { g1854-currency }
g1854-picture-mail-large = 大邮政 +{ $income } { g1854-currency }

## The market of trains

g1854-picture-retired = 退役，仅供 Lokalbahn AG

## The table of players

g1854-picture-row-private_companies = 铁路
g1854-picture-row-free = 可用现金
g1854-picture-row-option = 期权：尚欠
g1854-picture-of_cash = 共 { $cash }
g1854-picture-due = { $company } { $price } { g1854-currency }

## The railways and the mail contracts

g1854-picture-railways = 铁路与邮政
g1854-picture-local_income = 半额分红
g1854-picture-local_home = 起点 { $hexes }
g1854-picture-free_hex = { $hex } 的板块免费
g1854-picture-discount-mountain = 一格山脉便宜 { $amount } { g1854-currency }
g1854-picture-discount-tunnel = 一条隧道便宜 { $amount } { g1854-currency }
g1854-picture-bonus = 每辆驶过 { $hex } 的火车 +{ $amount } { g1854-currency }
g1854-picture-brings = 附带 { $company } 的 20%
g1854-picture-used = 已用
g1854-picture-unused = 未用
g1854-picture-kept = 有收入，能力有效
g1854-picture-mail = 邮政合同，以及各阶段的收入
g1854-picture-contract-small = 小，{ $price }
g1854-picture-contract-large = 大，{ $price }
g1854-picture-contracts_left = { $left ->
    [0] 没有剩余
   *[other] 剩 { $left } 份
}

## In words

g1854-alt-charter_more = { $mail ->
    [0] { "" }
   *[other] ；邮政 { $mail } { g1854-currency }
}{ $options ->
    [0] { "" }
   *[other] ；{ $options } 张证书有期权
}{ $split ->
    [0] { "" }
   *[other] ；已拆股
}
g1854-alt-player_more = { $bound ->
    [0] { "" }
   *[other] ；已押出价 { $bound } { g1854-currency }
}{ $due ->
    [0] { "" }
   *[other] ；{ $company } 的期权，尚欠 { $due } { g1854-currency }
}
g1854-alt-retired = { $number ->
    [0] { "" }
   *[other] 退役，仅供 Lokalbahn AG：{ $trains }。
}
g1854-alt-railways = 铁路与邮政合同。{ $for_sale ->
    [0] { "" }
   *[other] 按此顺序出售：{ $lots }。
}{ $count ->
    [0] 没有人持有铁路。
   *[other] 持有者：{ $owned }。
}剩余邮政合同：小 { $small } 份，大 { $large } 份。
g1854-alt-lot = { $lot } { $number ->
    [0] { $price } { g1854-currency }
   *[other] 出价 { $bids }
}
g1854-alt-lot_brief = { $lot } { $highest ->
    [0] { $price } { g1854-currency }
   *[other] 出价 { $highest } { g1854-currency }
}
g1854-alt-bid = { $player } { $price }
g1854-alt-reckoning = { $place }. { $player } { $total } { g1854-currency }（现金 { $cash }，股份 { $shares }{ g18xx-alt-share_worths }）
g1854-alt-reckoning_line = **{ $place }. { $player }：{ $total } { g1854-currency }**
    -# 现金 { $cash } · 股份 { $shares }{ g18xx-alt-share_worths }
g1854-alt-player_brief = { $player }（{ $cash } { g1854-currency }；总资产 { $worth } { g1854-currency }{ $held ->
    [0] { "" }
   *[other] ；{ $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；山区铁路 { $privates }
}）

## What the maps can be zoomed on besides their regions: the hexes that have a name

g1854-zoom-A19 = A19 布拉格 Prag
g1854-zoom-A25 = A25 布尔诺 Brünn
g1854-zoom-B18 = B18 Freistadt
g1854-zoom-B22 = B22 施托克劳 & 克洛斯特新堡 Stockerau & Klosterneuburg
g1854-zoom-C13 = C13 Braunau
g1854-zoom-C15 = C15 Ried
g1854-zoom-C17 = C17 林茨 Linz
g1854-zoom-C19 = C19 Ybbs
g1854-zoom-C21 = C21 克雷姆斯 & 图尔恩 Krems & Tulln
g1854-zoom-C23 = C23 维也纳 Wien
g1854-zoom-C27 = C27 普雷斯堡 Preßburg
g1854-zoom-D0 = D0 巴黎 Paris
g1854-zoom-D4 = D4 奥格斯堡 Augsburg
g1854-zoom-D12 = D12 慕尼黑 München
g1854-zoom-D16 = D16 Wels
g1854-zoom-D18 = D18 施泰尔 & 巴德伊舍 Steyr & Bad Ischl
g1854-zoom-D20 = D20 阿姆施泰滕 & 圣珀尔滕 Amstetten & Sankt Pölten
g1854-zoom-D22 = D22 默德灵 & 巴登 Mödling & Baden
g1854-zoom-D24 = D24 维也纳新城 Wiener Neustadt
g1854-zoom-D26 = D26 艾森施塔特 Eisenstadt
g1854-zoom-D28 = D28 布达佩斯 Budapest
g1854-zoom-E1 = E1 苏黎世 Zürich
g1854-zoom-E3 = E3 布雷根茨 Bregenz
g1854-zoom-E5 = E5 Außerfernbahn
g1854-zoom-E11 = E11 库夫施泰因 & 沃格尔 Kufstein & Wörgl
g1854-zoom-E13 = E13 萨尔茨堡 Salzburg
g1854-zoom-E21 = E21 莱奥本 & 卡普芬贝格 Leoben & Kapfenberg
g1854-zoom-E23 = E23 Semmeringbahn
g1854-zoom-E27 = E27 布达佩斯 Budapest
g1854-zoom-F2 = F2 多恩比恩 & 费尔德基希 Dornbirn & Feldkirch
g1854-zoom-F4 = F4 Arlbergbahn
g1854-zoom-F6 = F6 Landeck
g1854-zoom-F8 = F8 因斯布鲁克 Innsbruck
g1854-zoom-F14 = F14 Mauterndorf
g1854-zoom-F16 = F16 Murtalbahn
g1854-zoom-F20 = F20 Graz-Köflacher Bahn
g1854-zoom-F22 = F22 格拉茨 Graz
g1854-zoom-F24 = F24 Oberwart
g1854-zoom-F28 = F28 君士坦丁堡 Konstantinopel
g1854-zoom-G1 = G1 瓦杜兹 Vaduz
g1854-zoom-G3 = G3 布卢登茨 Bludenz
g1854-zoom-H10 = H10 布伦纳 Brenner
g1854-zoom-H12 = H12 利恩茨 Lienz
g1854-zoom-H16 = H16 施皮塔尔 & 菲拉赫 Spital & Villach
g1854-zoom-H18 = H18 克拉根福 Klagenfurt
g1854-zoom-I15 = I15 威尼斯 Venedig
g1854-zoom-I19 = I19 莱巴赫 Laibach
g1854-zoom-J28 = J28 Kirchdorf
g1854-zoom-J32 = J32 施泰尔 Steyr
g1854-zoom-J34 = J34 阿姆施泰滕 Amstetten
g1854-zoom-J38 = J38 圣珀尔滕 Sankt Pölten
g1854-zoom-L28 = L28 巴德伊舍 Bad Ischl
g1854-zoom-M35 = M35 Hieflau

g1854-zoom-northwest = 西北
g1854-zoom-north = 北部
g1854-zoom-northeast = 东北
g1854-zoom-west = 西部
g1854-zoom-centre = 中央
g1854-zoom-east = 东部
g1854-zoom-southwest = 西南
g1854-zoom-south = 南部
g1854-zoom-southeast = 东南

## The pictures there are

g1854-look-map = 主地图
g1854-look-local_map = 地方地图
g1854-look-chart = 股价表
g1854-look-charters = 公司面板
g1854-look-trains = 火车
g1854-look-players = 玩家
g1854-look-sources = 出售的股份
g1854-look-holdings = 玩家持股（按股价）
g1854-look-railways = 铁路与邮政
g1854-look-tiles = 剩余板块
g1854-look-runs = 最近的路线
g1854-look-report = 最终清算
g1854-look-changed = 变化特写
g1854-look-plan = 主地图（两倍大）
g1854-look-local_plan = 地方地图（两倍大）
g1854-look-market_map = 主地图和股价表
g1854-look-everything = 全部内容（两倍大）
g1854-look-legend = 图例

## Instead of what all 18xx games say

g1854-alt-player = { $player }（{ $cash } { g1854-currency }；总资产 { $worth } { g1854-currency }；证书 { $certificates }/{ $limit } 张{ $more }{ $held ->
    [0] { "" }
   *[other] ；股份 { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；山区铁路 { $privates }
}）
g1854-alt-trains = 火车。阶段 { $phase }，{ $colour }板块。出售：{ $faces }。剩余：{ $deck }。{ $pooled ->
    [0] { "" }
   *[other] 银行池里：{ $pool }。
}{ $gone ->
    [0] 没有火车报废。
   *[other] 已报废：{ $rusted }。
}{ $losses ->
    [0] { "" }
   *[other] 将要报废：{ $lost }。
}各类持有上限：{ $limits }。{ $more }
