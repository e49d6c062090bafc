# What stands on the pictures of German Railways, and what is said of them to those who cannot see them.

## The strip under the board

german-picture-opening = 開局拍賣 { $number }/{ $of }
german-picture-actions = 第 { $round } 輪
german-picture-agreement = 第 { $round } 輪
german-picture-over = 遊戲結束
german-picture-order = 行動順序
german-picture-money = { $amount } T
german-picture-income = +{ $amount }
german-picture-brings = { $shares } × { $income }
german-picture-built = 鋪設 { $hexes } 格，花費 { $cost } T{ $links ->
    [0] ，沒有新連結
   *[other] ，連結 { $linked }
}
german-picture-ending-linked = 每家鐵道公司都與另外兩家連結
german-picture-ending-agreed = 大家都同意已經不能再鋪設了
german-picture-ending-stalemate = 已經沒有任何鐵道公司能再鋪設
german-picture-auction = 拍賣：{ $railroad }
german-picture-no_bid = 還沒有出價
german-picture-highest = { $price } T
german-picture-standing-turn = 輪到出價
german-picture-standing-asked = 可預先出價
german-picture-standing-waits = 等待
german-picture-standing-decided = 已決定
german-picture-standing-leads = 最高
german-picture-standing-passed = 已退出

## What the signs on the board mean

german-picture-legend = 圖例
german-picture-legend-terrain = 平原 { $plain }，山坡 { $hill }，山脈 { $mountain } T
german-picture-legend-value = 城市帶來的收入
german-picture-legend-cost = 下一家鐵道公司在此的費用
german-picture-legend-start = 鐵道公司的起點
german-picture-legend-access = 柏林通路區：每家限一個
german-picture-legend-taken = 已佔：別家不能鋪設
german-picture-legend-built = 最近鋪設

## Who is linked with whom

german-picture-links = 直接連結（每家都有兩條時遊戲結束）
german-picture-legend-treasury = 公司資金
german-picture-legend-income = 收入，每次新連結時發放
german-picture-legend-engine = 剩餘火車頭
german-picture-legend-link = 直接連結
german-picture-links_page = 直接連結
german-picture-links_to_end = 每家都與另外 { $links } 家連結時遊戲結束
german-picture-no_link = 還沒有連結

## The railroads

german-picture-railroads = 鐵道公司
german-picture-on_offer = 可拍賣
german-picture-not_yet = 還不能賣
german-picture-unsold = 未售出
german-picture-locomotives = { $left ->
    [0] 用完
   *[other] 剩 { $left }
}
german-picture-pays_not = 還不發放股利
german-picture-track = 鐵道公司每張股票的收入
german-picture-special-PO = 最多鋪 4 格，其他多為 3 格
german-picture-special-NME = 城市裡有別家也不加價
german-picture-special-KSS = 最多鋪 2 格
german-picture-special-KBS = 每格少付 1 T
german-picture-special-MWB = 最有價值的城市算兩次
german-picture-special-GBS = 每次鋪設的第一個非城市格免費
german-picture-special-GBS_first = 每次鋪設的第一格免費，城市除外
german-picture-special-CME = 每次鋪設最多花 5 T
german-picture-special-BHE = 到達柏林和漢堡之前沒有股利

## The table of players

german-picture-players = 玩家
german-picture-agreed = 同意結束
german-picture-row-cash = 現金
german-picture-row-income = 每次連結的收入
german-picture-row-markers = 放入袋子的標記
german-picture-row-paid = 最近股利
german-picture-no_shares = 沒有股票

## The bag

german-picture-bag = 袋子
german-picture-drawn = 接下來從 { $markers } 個標記中抽 { $drawn } 個
german-picture-chance-markers = 標記
german-picture-chance-one = 一個動作
german-picture-chance-two = 兩個或更多
german-picture-chance-mean = 平均
german-picture-mean = { $whole }.{ $tenths }
german-picture-percent = { $percent }%

## The end

german-picture-report = 最終現金
german-picture-place = { $place ->
    [1] 贏家
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

german-alt-board = 《德國鐵道》的版圖。{ $first }{ $stage }。{ $then }{ $order_count ->
    [0] { "" }
   *[other] 接下來的動作：{ $order }。
}玩家：{ $players }。鐵道公司和它的城市：{ $railroads }。
german-alt-over = { $ending }。
german-alt-stopped = 遊戲已經結束。
german-alt-turn = 輪到 { $players }。
german-alt-auction_open = 正在拍賣 { $railroad }（起點 { $start }）的一張股票，還沒有人出價；接下來出價：{ $turn }{ $others_count ->
    [0] 。
   *[other] ，然後 { $others }。
}
german-alt-auction = 正在拍賣 { $railroad }（起點 { $start }）的一張股票：{ $bidder } 出價 { $price } T；接下來出價：{ $turn }{ $others_count ->
    [0] 。
   *[other] ，然後 { $others }。
}
german-alt-nothing_built = 還沒有鋪設過軌道。
german-alt-built = 最近一次鋪設：{ $player } 用 { $railroad } 花 { $cost } T 鋪設 { $hexes }{ $linked_count ->
    [0] ，沒有新連結。
   *[other] ，連結 { $linked }{ $paid_count ->
        [0] ，沒有人得到股利。
       *[other] ；股利 { $paid }。
    }
}
german-alt-built_brief = 最近一次鋪設：{ $player } 用 { $railroad } 花 { $cost } T 鋪設 { $hexes }{ $linked_count ->
    [0] ，沒有新連結。
   *[other] ，連結 { $linked }。
}
german-alt-paid = { $player } { $amount } T
german-alt-cash = { $player } { $cash } T（收入 { $income }）
german-alt-network = { $railroad }（{ $links ->
    [0] 沒有連結
   *[other] { $links } 條連結
}：{ $cities }）
german-alt-network_brief = { $railroad }（{ $cities }）
german-alt-size = { $railroad }（{ $cities } 座城市，{ $links ->
    [0] 沒有連結
   *[other] { $links } 條連結
}）
german-alt-railroads = 鐵道公司。{ $stage }。{ $railroads }。
german-alt-railroad = { $railroad }（收入 { $income }{ $pays ->
    [0] ，還不發放股利
   *[other] { "" }
}；公司資金 { $treasury } T；{ $left ->
    [0] 沒有剩餘火車頭
   *[other] 剩餘 { $left } 個火車頭
}；{ $holders_count ->
    [0] 沒有售出的股票
   *[other] 股票 { $holders }
}{ $unsold ->
    [0] { "" }
   *[other] ，{ $unsold } 張未售出
}；{ $linked_count ->
    [0] 沒有連結
   *[other] 連結 { $linked }
}）
german-alt-railroads_brief = 鐵道公司。{ $stage }。{ $railroads }。股票：{ $players }。
german-alt-railroad_brief = { $id } { $railroad }（收入 { $income }{ $pays ->
    [0] ，還不發放股利
   *[other] { "" }
}；公司資金 { $treasury } T；{ $left ->
    [0] 沒有火車頭
   *[other] { $left } 個火車頭
}；{ $links ->
    [0] 沒有連結
   *[other] { $links } 條連結
}）
german-alt-shares_brief = { $player } { $held ->
    [0] 無
   *[other] { $shares }
}
german-alt-holds = { $player } { $shares }
german-alt-players = 玩家。{ $stage }。{ $order_count ->
    [0] { "" }
   *[other] 接下來的動作：{ $order }。
}{ $players }。
german-alt-player = { $player }（{ $cash } T；收入 { $income }；放入袋子的標記 { $markers } 個；{ $shares_count ->
    [0] 沒有股票
   *[other] 股票 { $shares }
}）
german-alt-shares = { $railroad } { $shares }
german-alt-links = 直接連結。{ $pairs_count ->
    [0] 還沒有兩家鐵道公司連結。
   *[other] { $pairs }。
}{ $lacking_count ->
    [0] 每家鐵道公司都與另外 { $links } 家連結{ $over ->
        [0] ：下次決定行動順序時遊戲結束
       *[other] { "" }
    }。
   *[other] 還沒有與另外 { $links } 家連結的：{ $lacking }。
}
german-alt-pair = { $a } 與 { $b }{ $cities_count ->
    [0] { "" }
   *[other] {" "}在 { $cities }
}
german-alt-bag = 如果現在裝袋：從 { $markers } 個標記中抽 { $drawn } 個。{ $players }。
german-alt-chance = { $player }（{ $markers } 個標記；一個動作 { $one }%，兩個或更多 { $two }%）
german-alt-report = 最終現金。{ $ending }。{ $players }。
german-alt-final = { $place }. { $player } { $cash } T{ $parts_count ->
    [0] { "" }
   *[other] （收入 { $income }：{ $parts }）
}
german-alt-report_line = **最終現金** · { $ending }
german-alt-final_line = **{ $place }. { $player }：{ $cash } T**{ $parts_count ->
    [0] { "" }
   *[other] {""}
    -# 收入 { $income }：{ $parts }
}
german-alt-choice = 版圖的一部分：{ $railroad } 可以繼續鋪設到 { $values }{ $hexes_count ->
    [0] 。
   *[other] ；已選：{ $hexes }。
}

## Names of the pictures and of what the board can be zoomed on; cities and hexes are called as they are

german-look-board = 版圖
german-look-railroads = 鐵道公司
german-look-players = 玩家
german-look-links = 直接連結
german-look-bag = 袋子
german-look-report = 最終現金
german-look-changed = 最近鋪設的特寫
german-look-plan = 兩倍大的版圖
german-look-legend = 圖例
german-zoom-northwest = 西北
german-zoom-north = 北部
german-zoom-northeast = 東北
german-zoom-west = 西部
german-zoom-centre = 中央
german-zoom-east = 東部
german-zoom-southwest = 西南
german-zoom-south = 南部
german-zoom-southeast = 東南

german-alt-legend = 版圖和面板上標誌的意思：{ $signs }。
## What is said of a thing that is looked at

german-look-hex = { $hex }
german-look-railroad = { $railroad }
german-look-here = 這裡：{ $stands }。
german-look-income = 收入 { $income }：{ $parts }{ $again ->
    [0] { "" }
   *[other] ，最好的城市再加 { $again }
}。
german-look-city = { $city } { $value }
german-look-shares = { $railroad } { $shares } × { $income }
german-look-near = - 通往 { $hex }：{ $stands }
german-look-stands = 費用 { $cost } T{ $value ->
    [0] { "" }
   *[other] ，收入 +{ $value }
}{ $railroads_count ->
    [0] ，沒有鐵道公司
   *[other] ，已有 { $railroads }
}
german-words-railroad = **{ $railroad }**，依鋪設先後：{ $hexes }。剩餘 { $locomotives } 個火車頭{ $links_count ->
    [0] ；沒有連結。
   *[other] ；連結 { $links }。
}
german-words-city = { $hex } { $city }
