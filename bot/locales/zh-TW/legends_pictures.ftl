# What stands on the pictures of Legends, and what is said of them to those who cannot see them.

legends-look-board = 版圖
legends-look-hand = 你的手牌
legends-look-tickets = 可選的任務卡
legends-look-office = 你的辦公室
legends-look-newspaper = 目前的事件
legends-look-postcards = 各辦公室的明信片
legends-look-story = 本年劇情
legends-look-slips = 銀行存款單
legends-look-frontier = 新邊境
legends-look-signs = 圖例
legends-look-vaults = 打開的保險庫

# The parts the board can be zoomed on.

legends-zoom-northwest = 西北
legends-zoom-north = 北部
legends-zoom-northeast = 東北
legends-zoom-west = 西部
legends-zoom-centre = 中央
legends-zoom-east = 東部
legends-zoom-southwest = 西南
legends-zoom-south = 南部
legends-zoom-southeast = 東南
legends-zoom-albany = 奧爾巴尼 Albany
legends-zoom-atlanta = 亞特蘭大 Atlanta
legends-zoom-baltimore = 巴爾的摩 Baltimore
legends-zoom-bangor = 班戈 Bangor
legends-zoom-boston = 波士頓 Boston
legends-zoom-buffalo = 水牛城 Buffalo
legends-zoom-calgary = 卡加利 Calgary
legends-zoom-charleston = 查爾斯頓 Charleston
legends-zoom-charlotte = 夏洛特 Charlotte
legends-zoom-cheyenne = 夏安 Cheyenne
legends-zoom-chicago = 芝加哥 Chicago
legends-zoom-chihuahua = 奇瓦瓦 Chihuahua
legends-zoom-cincinnati = 辛辛那提 Cincinnati
legends-zoom-dallas = 達拉斯 Dallas
legends-zoom-davenport = 達文波特 Davenport
legends-zoom-denver = 丹佛 Denver
legends-zoom-detroit = 底特律 Detroit
legends-zoom-dodge-city = 道奇城 Dodge City
legends-zoom-duluth = 德盧斯 Duluth
legends-zoom-el-paso = 艾爾帕索 El Paso
legends-zoom-fargo = 法哥 Fargo
legends-zoom-helena = 海倫娜 Helena
legends-zoom-hermosillo = 埃莫西約 Hermosillo
legends-zoom-houston = 休士頓 Houston
legends-zoom-jacksonville = 傑克遜維爾 Jacksonville
legends-zoom-kansas-city = 堪薩斯城 Kansas City
legends-zoom-knoxville = 諾克斯維爾 Knoxville
legends-zoom-lewisburg = 路易斯堡 Lewisburg
legends-zoom-little-rock = 小岩城 Little Rock
legends-zoom-los-angeles = 洛杉磯 Los Angeles
legends-zoom-miami = 邁阿密 Miami
legends-zoom-miles-city = 邁爾斯城 Miles City
legends-zoom-mobile = 莫比爾 Mobile
legends-zoom-monterrey = 蒙特雷 Monterrey
legends-zoom-montreal = 蒙特婁 Montreal
legends-zoom-nashville = 納許維爾 Nashville
legends-zoom-new-orleans = 紐奧良 New Orleans
legends-zoom-new-york = 紐約 New York
legends-zoom-norfolk = 諾福克 Norfolk
legends-zoom-oklahoma-city = 奧克拉荷馬市 Oklahoma City
legends-zoom-omaha = 奧馬哈 Omaha
legends-zoom-philadelphia = 費城 Philadelphia
legends-zoom-phoenix = 鳳凰城 Phoenix
legends-zoom-pittsburgh = 匹茲堡 Pittsburgh
legends-zoom-portland = 波特蘭 Portland
legends-zoom-quebec = 魁北克 Quebec
legends-zoom-regina = 里賈納 Regina
legends-zoom-reno = 雷諾 Reno
legends-zoom-sacramento = 沙加緬度 Sacramento
legends-zoom-salt-lake-city = 鹽湖城 Salt Lake City
legends-zoom-san-antonio = 聖安東尼奧 San Antonio
legends-zoom-san-diego = 聖地牙哥 San Diego
legends-zoom-san-francisco = 舊金山 San Francisco
legends-zoom-santa-barbara = 聖塔芭芭拉 Santa Barbara
legends-zoom-santa-fe = 聖塔菲 Santa Fe
legends-zoom-savannah = 沙凡納 Savannah
legends-zoom-seattle = 西雅圖 Seattle
legends-zoom-spokane = 斯波坎 Spokane
legends-zoom-st-louis = 聖路易 St. Louis
legends-zoom-st-paul = 聖保羅 St. Paul
legends-zoom-tampa = 坦帕 Tampa
legends-zoom-vancouver = 溫哥華 Vancouver
legends-zoom-winnipeg = 溫尼伯 Winnipeg

## Beside the map

rendering-legends-game = 第 { $game } 場，共 { $games } 場
rendering-legends-no_event = 目前沒有事件
rendering-legends-lasting = 持續
rendering-legends-lightning = 一次性
rendering-legends-wild = 百搭卡
rendering-legends-pick = { $card }（鎬）
rendering-legends-skull = { $card }（骷髏）

## Tickets

rendering-legends-ticket = { $cities }，${ $points }
rendering-legends-numbered = 編號 { $number }
rendering-legends-express = 特快，途經 { $city }，+${ $dollars }

## Event, story and postcards

rendering-legends-newspaper = 《西部電訊報》
rendering-legends-earlier = 之前：{ $events }
rendering-legends-kind-order = 訂單
rendering-legends-kind-favour = 人情
rendering-legends-kind-curio = 包裹
rendering-legends-kind-patent = 專利
rendering-legends-kind-survey = 勘測
rendering-legends-hidden = 另一面保密
rendering-legends-number = 明信片 { $number }
rendering-legends-ordered = 明信片 { $number } · 你的指令：{ $order }
rendering-legends-office-empty = 你的辦公室裡還沒有明信片。

## A new frontier

rendering-legends-frontier-title = 開啟{ $board }
rendering-legends-frontier-before = 到 { $year } 年為止
rendering-legends-frontier-counts = { $cities } 座城市，{ $tickets } 張任務卡
rendering-legends-frontier-cities = 城市：{ $cities }

## Bank slips

rendering-legends-slips = { $year } 年銀行存款單
rendering-legends-slip-coins = 錢幣
rendering-legends-slip-leftover = 剩餘車廂（{ $trains } 節）
rendering-legends-slip-tickets = 任務卡（完成 { $completed }/{ $tickets }）
rendering-legends-slip-herds = 連上 { $herds } 群牛
rendering-legends-slip-through = 聯運獎金
rendering-legends-slip-exhibition = 博覽會
rendering-legends-slip-bond = 債券
rendering-legends-slip-noted = { $name }（{ $notes }）
rendering-legends-slip-steamer = 搭汽船
rendering-legends-slip-forgiven = 免扣
rendering-legends-slip-flagship = 旗艦

rendering-legends-slip_lines = **{ $year } 年銀行存款單**
rendering-legends-slip_line = **{ $player }：${ $total }** · { $company }
    -# 單位美元：錢幣 { $coins } · { legends-slip-trains }：{ $leftover } · 任務卡 { $tickets }（完成 { $completed }/{ $held }）{ $rest ->
        [0] {""}
       *[other] {" "}· 其他 { $rest }
    }

## What the signs mean on the panels of the companies and on the map

rendering-legends-signs = 圖例
rendering-legends-sign-coin = 錢幣（美元）
rendering-legends-sign-train = 剩餘車廂
rendering-legends-sign-card = 手牌
rendering-legends-sign-ticket = 任務卡
rendering-legends-sign-postcard = 辦公室裡的明信片
rendering-legends-sign-depot = 機廠
rendering-legends-sign-coal = 煤炭
rendering-legends-sign-herd = 牛群
rendering-legends-sign-nugget = 銀塊換得的美元
rendering-legends-sign-trestle = 越過的棧橋標記
rendering-legends-sign-bond = 這場的債券
rendering-legends-sign-port = 港口
rendering-legends-sign-claim = 礦權城市
rendering-legends-sign-large = 大城市
rendering-legends-sign-exhibition = 博覽會所在城市
rendering-legends-sign-steamer = 汽船，依公司的顏色
rendering-legends-sign-pick = 火車卡上的鎬
rendering-legends-sign-skull = 火車卡上的骷髏

## The vaults

rendering-legends-vaults = 保險庫打開了
rendering-legends-chart = 歷年存款單與補償
rendering-legends-vault-place = { $place ->
    [1] 西部傳奇
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}
rendering-legends-vault-won = 贏了 { $won } 場
rendering-legends-vault-slips = 存款單
rendering-legends-vault-awards = 缺席補償
rendering-legends-vault-ribbons = 綬帶
rendering-legends-vault-bonds = 債券
rendering-legends-vault-deeds = 地契
rendering-legends-vault-curios = 包裹
rendering-legends-vault-districts = 地區
rendering-legends-item-ribbon = { $count } 條綬帶
rendering-legends-item-bond = { $count } 張債券
rendering-legends-item-deed = { $count } 張地契
rendering-legends-item-watch = { $count } 只銀懷錶
rendering-legends-item-lantern = { $count } 盞黃銅提燈
rendering-legends-item-compass = { $count } 個船用羅盤
rendering-legends-item-locket = { $count } 條彩繪墜鍊
rendering-legends-item-spike = { $count } 枚銀道釘

rendering-legends-poster = { $games ->
        [1] { $first } 年的一場遊戲
        [12] 十二場遊戲，{ $first } 到 { $last }
       *[other] { $games } 場遊戲，{ $first } 到 { $last }
    }
rendering-legends-poster-unfinished = 沒有玩到最後

## In words, what matters most first

rendering-legends-alt-board = { $year }，第 { $game } 場。{ $last_count ->
    [0] { "" }
   *[other] 最近行駛：{ $last }。
}{ $turn }事件：{ $event }翻開的火車卡：{ $cards }。牌庫 { $deck }，任務卡牌庫 { $ticket_deck }。{ $companies }{ $claimed ->
    [0] 還沒有公司佔有路線。
   *[other] 已有人佔有的路線：{ $claimed } 段{ $claims_count ->
        [0] { "" }
       *[other] ；在那之前行駛的：{ $claims }
    }。
}{ $boards_count ->
    [0] { "" }
   *[other] 已開啟的邊境：{ $boards }。
}{ $networks_count ->
    [0] { "" }
   *[other] 首尾相連：{ $networks }。
}
rendering-legends-alt-tracks = { $turn }翻開的火車卡：{ $cards }。牌庫 { $deck }，任務卡牌庫 { $ticket_deck }。全部 { $owned } 段已有人佔有的路線，首尾相連：{ $networks }。
rendering-legends-alt-network = { $company }（{ $number ->
    [0] 沒有路線
   *[other] { $trails }
}{ $built ->
    [0] { "" }
   *[other] ；機廠在 { $depots }
}）
rendering-legends-alt-last_round = { $turn }{ $turns ->
    [0] 最後一輪已結束。
   *[other] 最後一輪：還剩 { $turns } 回合。
}
rendering-legends-alt-no_event = 沒有。
rendering-legends-alt-event = { $event }。{ $says }
rendering-legends-alt-company = { $company }（{ $colour }，{ $player }）：${ $coins }，{ $trains } 節車廂，{ $cards } 張火車卡，{ $tickets } 張任務卡。
rendering-legends-alt-company-with = { $company }（{ $colour }，{ $player }）：${ $coins }，{ $trains } 節車廂，{ $cards } 張火車卡，{ $tickets } 張任務卡；{ $things }。
rendering-legends-alt-postcards-count = { $count } 張明信片
rendering-legends-alt-depot_of = 這裡有 { $company } 的機廠。
rendering-legends-alt-depots = { $count } 座機廠
rendering-legends-alt-coal = { $count } 塊煤炭
rendering-legends-alt-herds = { $count } 群牛
rendering-legends-alt-steamers = { $count } 艘汽船
rendering-legends-alt-nuggets = 銀塊得 ${ $count }
rendering-legends-alt-crossed = 越過 { $count } 個棧橋標記
rendering-legends-alt-bond = 一張債券
rendering-legends-alt-signs = 面板和地圖上標誌的意思：{ $signs }。
rendering-legends-alt-journey = { $track }（{ $company }）
rendering-legends-alt-office = 你的明信片。{ $cards }
rendering-legends-alt-office-titled = 你的明信片：{ $cards }。
rendering-legends-alt-mine = { $card }：{ $says }
rendering-legends-alt-titled = { $card }（編號 { $number }）
rendering-legends-alt-postcards = 各辦公室的明信片。{ $companies }
rendering-legends-alt-kept = { $company }。{ $cards }
rendering-legends-alt-open = { $kind }「{ $title }」：{ $says }
rendering-legends-alt-open-titled = { $kind }「{ $title }」。
rendering-legends-alt-counted = { $company } 有 { $count }。
rendering-legends-alt-slips = { $year } 年銀行存款單。{ $slips }
rendering-legends-alt-slip = { $place }：{ $company }（{ $player }）${ $total }，單位美元：錢幣 { $coins }，{ legends-slip-trains }：{ $leftover }，任務卡 { $tickets }（完成 { $completed }/{ $held }{ $named_count ->
    [0] { "" }
   *[other] {"："}{ $named }
}），其他 { $rest }{ $flagship_count ->
    [0] {""}
   *[other] ，旗艦 { $flagship }
}。
rendering-legends-alt-flagship = { $a }–{ $b }（{ $completed ->
    [0] { $forgiven ->
        [0] 未完成
       *[other] 免扣
    }
   *[other] 已完成
}）
rendering-legends-alt-frontier = { $board } 開啟前後的地圖，城市有 { $cities }。{ $tickets } 張任務卡。
rendering-legends-alt-reach = 地圖的一部分，放大兩倍：{ $region }。{ $here ->
    [0] { "" }
   *[other] 你可以行駛這裡的 { $here } 段路線{ $tracks_count ->
        [0] 。
       *[other] ：{ $tracks }。
    }
}{ $elsewhere ->
    [0] { "" }
   *[other] 別處還有 { $elsewhere } 段。
}
rendering-legends-alt-reach_track = { $track }（{ $spaces }）
rendering-legends-alt-story = { $year } 年的劇情。{ $cards }
rendering-legends-alt-card = { $title }：{ $sides }
rendering-legends-alt-then = { $before }{ $after }
rendering-legends-alt-cutting = { $event }（{ $kind }）：{ $rule }
rendering-legends-alt-cuttings = 可選的事件：{ $events }。
rendering-legends-alt-newspaper = 報紙。{ $event }（{ $kind }）
rendering-legends-alt-vaults = 打開的保險庫，以及各公司歷年美元的圖表。{ $vaults }
rendering-legends-alt-vault = { $place }. { $company } ${ $total }：存款單 { $slips }，缺席補償 { $awards }，綬帶 { $ribbons }，債券 { $bonds }，地契 { $deeds }，包裹 { $curios }，地區 { $districts }；贏了 { $won } 場。
rendering-legends-alt-open_vault = { $company } 的公開保險庫：{ $items_count ->
    [0] 還沒有東西
   *[other] { $items }
}；至今存款單 ${ $banked }。
rendering-legends-alt-vault-total = { $place }. { $company } ${ $total }。
rendering-legends-alt-poster = 一張有 { $games } 幅版圖的海報，各是那場遊戲結束時的樣子{ $won_count ->
        [0] {""}
       *[other] ：{ $won }
    }。{ $ranking_count ->
        [0] {""}
       *[other] 最終排名：{ $ranking }。
    }
rendering-legends-alt-poster-won = { $year } 年贏家 { $company }
rendering-legends-alt-poster-place = { $place }. { $company } ${ $dollars }

## The bank slips, step by step

legends-reckoned-coins = 錢幣
legends-reckoned-completed = { $company }：{ $a }–{ $b }，已完成（${ $dollars }）
legends-reckoned-lost = { $company }：{ $a }–{ $b }，未完成
legends-reckoned-total = 總計
