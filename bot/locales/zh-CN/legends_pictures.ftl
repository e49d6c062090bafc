# What stands on the pictures of Legends, and what is said of them to those who cannot see them.

legends-look-board = 版图
legends-look-hand = 你的手牌
legends-look-tickets = 可选的任务牌
legends-look-office = 你的办公室
legends-look-newspaper = 当前事件
legends-look-postcards = 各办公室的明信片
legends-look-story = 本年剧情
legends-look-slips = 银行水单
legends-look-frontier = 新边境
legends-look-signs = 图例
legends-look-vaults = 打开的保险库

# The parts the board can be zoomed on.

legends-zoom-northwest = 西北
legends-zoom-north = 北部
legends-zoom-northeast = 东北
legends-zoom-west = 西部
legends-zoom-centre = 中央
legends-zoom-east = 东部
legends-zoom-southwest = 西南
legends-zoom-south = 南部
legends-zoom-southeast = 东南
legends-zoom-albany = 奥尔巴尼 Albany
legends-zoom-atlanta = 亚特兰大 Atlanta
legends-zoom-baltimore = 巴尔的摩 Baltimore
legends-zoom-bangor = 班戈 Bangor
legends-zoom-boston = 波士顿 Boston
legends-zoom-buffalo = 布法罗 Buffalo
legends-zoom-calgary = 卡尔加里 Calgary
legends-zoom-charleston = 查尔斯顿 Charleston
legends-zoom-charlotte = 夏洛特 Charlotte
legends-zoom-cheyenne = 夏延 Cheyenne
legends-zoom-chicago = 芝加哥 Chicago
legends-zoom-chihuahua = 奇瓦瓦 Chihuahua
legends-zoom-cincinnati = 辛辛那提 Cincinnati
legends-zoom-dallas = 达拉斯 Dallas
legends-zoom-davenport = 达文波特 Davenport
legends-zoom-denver = 丹佛 Denver
legends-zoom-detroit = 底特律 Detroit
legends-zoom-dodge-city = 道奇城 Dodge City
legends-zoom-duluth = 德卢斯 Duluth
legends-zoom-el-paso = 埃尔帕索 El Paso
legends-zoom-fargo = 法戈 Fargo
legends-zoom-helena = 海伦娜 Helena
legends-zoom-hermosillo = 埃莫西约 Hermosillo
legends-zoom-houston = 休斯敦 Houston
legends-zoom-jacksonville = 杰克逊维尔 Jacksonville
legends-zoom-kansas-city = 堪萨斯城 Kansas City
legends-zoom-knoxville = 诺克斯维尔 Knoxville
legends-zoom-lewisburg = 刘易斯堡 Lewisburg
legends-zoom-little-rock = 小石城 Little Rock
legends-zoom-los-angeles = 洛杉矶 Los Angeles
legends-zoom-miami = 迈阿密 Miami
legends-zoom-miles-city = 迈尔斯城 Miles City
legends-zoom-mobile = 莫比尔 Mobile
legends-zoom-monterrey = 蒙特雷 Monterrey
legends-zoom-montreal = 蒙特利尔 Montreal
legends-zoom-nashville = 纳什维尔 Nashville
legends-zoom-new-orleans = 新奥尔良 New Orleans
legends-zoom-new-york = 纽约 New York
legends-zoom-norfolk = 诺福克 Norfolk
legends-zoom-oklahoma-city = 俄克拉荷马城 Oklahoma City
legends-zoom-omaha = 奥马哈 Omaha
legends-zoom-philadelphia = 费城 Philadelphia
legends-zoom-phoenix = 凤凰城 Phoenix
legends-zoom-pittsburgh = 匹兹堡 Pittsburgh
legends-zoom-portland = 波特兰 Portland
legends-zoom-quebec = 魁北克 Quebec
legends-zoom-regina = 里贾纳 Regina
legends-zoom-reno = 里诺 Reno
legends-zoom-sacramento = 萨克拉门托 Sacramento
legends-zoom-salt-lake-city = 盐湖城 Salt Lake City
legends-zoom-san-antonio = 圣安东尼奥 San Antonio
legends-zoom-san-diego = 圣迭戈 San Diego
legends-zoom-san-francisco = 旧金山 San Francisco
legends-zoom-santa-barbara = 圣巴巴拉 Santa Barbara
legends-zoom-santa-fe = 圣菲 Santa Fe
legends-zoom-savannah = 萨凡纳 Savannah
legends-zoom-seattle = 西雅图 Seattle
legends-zoom-spokane = 斯波坎 Spokane
legends-zoom-st-louis = 圣路易斯 St. Louis
legends-zoom-st-paul = 圣保罗 St. Paul
legends-zoom-tampa = 坦帕 Tampa
legends-zoom-vancouver = 温哥华 Vancouver
legends-zoom-winnipeg = 温尼伯 Winnipeg

## Beside the map

rendering-legends-game = 第 { $game } 场，共 { $games } 场
rendering-legends-no_event = 没有当前事件
rendering-legends-lasting = 持续
rendering-legends-lightning = 一次性
rendering-legends-wild = 彩虹票
rendering-legends-pick = { $card }（镐）
rendering-legends-skull = { $card }（骷髅）

## Tickets

rendering-legends-ticket = { $cities }，${ $points }
rendering-legends-numbered = 编号 { $number }
rendering-legends-express = 特快，途经 { $city }，+${ $dollars }

## Event, story and postcards

rendering-legends-newspaper = 《西部电讯报》
rendering-legends-earlier = 之前：{ $events }
rendering-legends-kind-order = 订单
rendering-legends-kind-favour = 人情
rendering-legends-kind-curio = 包裹
rendering-legends-kind-patent = 专利
rendering-legends-kind-survey = 勘测
rendering-legends-hidden = 另一面保密
rendering-legends-number = 明信片 { $number }
rendering-legends-ordered = 明信片 { $number } · 你的指令：{ $order }
rendering-legends-office-empty = 你的办公室里还没有明信片。

## A new frontier

rendering-legends-frontier-title = 开启{ $board }
rendering-legends-frontier-before = { $year } 及之前
rendering-legends-frontier-counts = { $cities } 座城市，{ $tickets } 张任务牌
rendering-legends-frontier-cities = 城市：{ $cities }

## Bank slips

rendering-legends-slips = { $year } 年银行水单
rendering-legends-slip-coins = 钱币
rendering-legends-slip-leftover = 剩余车厢（{ $trains } 节）
rendering-legends-slip-tickets = 任务牌（完成 { $completed }/{ $tickets }）
rendering-legends-slip-herds = 连上 { $herds } 群牛
rendering-legends-slip-through = 联运奖金
rendering-legends-slip-exhibition = 博览会
rendering-legends-slip-bond = 债券
rendering-legends-slip-noted = { $name }（{ $notes }）
rendering-legends-slip-steamer = 乘汽船
rendering-legends-slip-forgiven = 免扣
rendering-legends-slip-flagship = 旗舰

rendering-legends-slip_lines = **{ $year } 年银行水单**
rendering-legends-slip_line = **{ $player }：${ $total }** · { $company }
    -# 单位美元：钱币 { $coins } · { legends-slip-trains }：{ $leftover } · 任务牌 { $tickets }（完成 { $completed }/{ $held }）{ $rest ->
        [0] {""}
       *[other] {" "}· 其他 { $rest }
    }

## What the signs mean on the panels of the companies and on the map

rendering-legends-signs = 图例
rendering-legends-sign-coin = 钱币（美元）
rendering-legends-sign-train = 剩余车厢
rendering-legends-sign-card = 手牌
rendering-legends-sign-ticket = 任务牌
rendering-legends-sign-postcard = 办公室里的明信片
rendering-legends-sign-depot = 车库
rendering-legends-sign-coal = 煤
rendering-legends-sign-herd = 牛群
rendering-legends-sign-nugget = 银块换得的美元
rendering-legends-sign-trestle = 越过的栈桥标记
rendering-legends-sign-bond = 本场的债券
rendering-legends-sign-port = 港口
rendering-legends-sign-claim = 矿权城市
rendering-legends-sign-large = 大城市
rendering-legends-sign-exhibition = 博览会所在城市
rendering-legends-sign-steamer = 汽船，按公司的颜色
rendering-legends-sign-pick = 车票上的镐
rendering-legends-sign-skull = 车票上的骷髅

## The vaults

rendering-legends-vaults = 保险库打开了
rendering-legends-chart = 历年水单与补偿
rendering-legends-vault-place = { $place ->
    [1] 西部传奇
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}
rendering-legends-vault-won = 赢了 { $won } 场
rendering-legends-vault-slips = 水单
rendering-legends-vault-awards = 缺席补偿
rendering-legends-vault-ribbons = 绶带
rendering-legends-vault-bonds = 债券
rendering-legends-vault-deeds = 地契
rendering-legends-vault-curios = 包裹
rendering-legends-vault-districts = 地区
rendering-legends-item-ribbon = { $count } 条绶带
rendering-legends-item-bond = { $count } 张债券
rendering-legends-item-deed = { $count } 张地契
rendering-legends-item-watch = { $count } 块银怀表
rendering-legends-item-lantern = { $count } 盏黄铜提灯
rendering-legends-item-compass = { $count } 个船用罗盘
rendering-legends-item-locket = { $count } 条彩绘吊坠
rendering-legends-item-spike = { $count } 枚银道钉

rendering-legends-poster = { $games ->
        [1] { $first } 年的一场游戏
        [12] 十二场游戏，{ $first } 到 { $last }
       *[other] { $games } 场游戏，{ $first } 到 { $last }
    }
rendering-legends-poster-unfinished = 没有玩到最后

## In words, what matters most first

rendering-legends-alt-board = { $year }，第 { $game } 场。{ $last_count ->
    [0] { "" }
   *[other] 最近旅游：{ $last }。
}{ $turn }事件：{ $event }面朝上：{ $cards }。牌库 { $deck }，任务牌库 { $ticket_deck }。{ $companies }{ $claimed ->
    [0] 还没有铁轨被占用。
   *[other] 已占用的铁轨：{ $claimed } 段{ $claims_count ->
        [0] { "" }
       *[other] ；在那之前旅游的：{ $claims }
    }。
}{ $boards_count ->
    [0] { "" }
   *[other] 已开启的边境：{ $boards }。
}{ $networks_count ->
    [0] { "" }
   *[other] 首尾相连：{ $networks }。
}
rendering-legends-alt-tracks = { $turn }面朝上：{ $cards }。牌库 { $deck }，任务牌库 { $ticket_deck }。全部 { $owned } 段已占用的铁轨，首尾相连：{ $networks }。
rendering-legends-alt-network = { $company }（{ $number ->
    [0] 没有铁轨
   *[other] { $trails }
}{ $built ->
    [0] { "" }
   *[other] ；车库在 { $depots }
}）
rendering-legends-alt-last_round = { $turn }{ $turns ->
    [0] 最后一轮已结束。
   *[other] 最后一轮：还剩 { $turns } 回合。
}
rendering-legends-alt-no_event = 没有。
rendering-legends-alt-event = { $event }。{ $says }
rendering-legends-alt-company = { $company }（{ $colour }，{ $player }）：${ $coins }，{ $trains } 节车厢，{ $cards } 张车票，{ $tickets } 张任务牌。
rendering-legends-alt-company-with = { $company }（{ $colour }，{ $player }）：${ $coins }，{ $trains } 节车厢，{ $cards } 张车票，{ $tickets } 张任务牌；{ $things }。
rendering-legends-alt-postcards-count = { $count } 张明信片
rendering-legends-alt-depot_of = 这里有 { $company } 的车库。
rendering-legends-alt-depots = { $count } 座车库
rendering-legends-alt-coal = { $count } 块煤
rendering-legends-alt-herds = { $count } 群牛
rendering-legends-alt-steamers = { $count } 艘汽船
rendering-legends-alt-nuggets = 银块得 ${ $count }
rendering-legends-alt-crossed = 越过 { $count } 个栈桥标记
rendering-legends-alt-bond = 一张债券
rendering-legends-alt-signs = 面板和地图上标志的含义：{ $signs }。
rendering-legends-alt-journey = { $track }（{ $company }）
rendering-legends-alt-office = 你的明信片。{ $cards }
rendering-legends-alt-office-titled = 你的明信片：{ $cards }。
rendering-legends-alt-mine = { $card }：{ $says }
rendering-legends-alt-titled = { $card }（编号 { $number }）
rendering-legends-alt-postcards = 各办公室的明信片。{ $companies }
rendering-legends-alt-kept = { $company }。{ $cards }
rendering-legends-alt-open = { $kind }“{ $title }”：{ $says }
rendering-legends-alt-open-titled = { $kind }“{ $title }”。
rendering-legends-alt-counted = { $company } 有 { $count }。
rendering-legends-alt-slips = { $year } 年银行水单。{ $slips }
rendering-legends-alt-slip = { $place }：{ $company }（{ $player }）${ $total }，单位美元：钱币 { $coins }，{ legends-slip-trains }：{ $leftover }，任务牌 { $tickets }（完成 { $completed }/{ $held }{ $named_count ->
    [0] { "" }
   *[other] {"："}{ $named }
}），其他 { $rest }{ $flagship_count ->
    [0] {""}
   *[other] ，旗舰 { $flagship }
}。
rendering-legends-alt-flagship = { $a }–{ $b }（{ $completed ->
    [0] { $forgiven ->
        [0] 未完成
       *[other] 免扣
    }
   *[other] 已完成
}）
rendering-legends-alt-frontier = { $board }开启前后的地图，城市有 { $cities }。{ $tickets } 张任务牌。
rendering-legends-alt-reach = 地图的一部分，放大两倍：{ $region }。{ $here ->
    [0] { "" }
   *[other] 你可以在这里的 { $here } 段铁轨上旅游{ $tracks_count ->
        [0] 。
       *[other] ：{ $tracks }。
    }
}{ $elsewhere ->
    [0] { "" }
   *[other] 别处还有 { $elsewhere } 段。
}
rendering-legends-alt-reach_track = { $track }（{ $spaces }）
rendering-legends-alt-story = { $year } 年的剧情。{ $cards }
rendering-legends-alt-card = { $title }：{ $sides }
rendering-legends-alt-then = { $before }{ $after }
rendering-legends-alt-cutting = { $event }（{ $kind }）：{ $rule }
rendering-legends-alt-cuttings = 可选的事件：{ $events }。
rendering-legends-alt-newspaper = 报纸。{ $event }（{ $kind }）
rendering-legends-alt-vaults = 打开的保险库，以及各公司历年美元的图表。{ $vaults }
rendering-legends-alt-vault = { $place }. { $company } ${ $total }：水单 { $slips }，缺席补偿 { $awards }，绶带 { $ribbons }，债券 { $bonds }，地契 { $deeds }，包裹 { $curios }，地区 { $districts }；赢了 { $won } 场。
rendering-legends-alt-open_vault = { $company } 的公开保险库：{ $items_count ->
    [0] 还没有东西
   *[other] { $items }
}；至今水单 ${ $banked }。
rendering-legends-alt-vault-total = { $place }. { $company } ${ $total }。
rendering-legends-alt-poster = 一张有 { $games } 幅版图的海报，各是那场游戏结束时的样子{ $won_count ->
        [0] {""}
       *[other] ：{ $won }
    }。{ $ranking_count ->
        [0] {""}
       *[other] 最终排名：{ $ranking }。
    }
rendering-legends-alt-poster-won = { $year } 年胜者 { $company }
rendering-legends-alt-poster-place = { $place }. { $company } ${ $dollars }

## The bank slips, step by step

legends-reckoned-coins = 钱币
legends-reckoned-completed = { $company }：{ $a }–{ $b }，已完成（${ $dollars }）
legends-reckoned-lost = { $company }：{ $a }–{ $b }，未完成
legends-reckoned-total = 总计
