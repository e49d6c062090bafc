# What stands on pictures, and what is said of them to those who cannot see them.

player = { $player }
rendering-number = { $number }

## Cards and colours

rendering-card-purple = 紫色
rendering-card-blue = 藍色
rendering-card-orange = 橘色
rendering-card-white = 白色
rendering-card-green = 綠色
rendering-card-yellow = 黃色
rendering-card-black = 黑色
rendering-card-red = 紅色
rendering-card-locomotive = 火車頭

rendering-player-blue = 藍色
rendering-player-red = 紅色
rendering-player-green = 綠色
rendering-player-yellow = 黃色
rendering-player-black = 黑色

## The strip under the board

rendering-face_up = 翻開的火車卡
rendering-deck = 牌庫
rendering-ticket_deck = 任務卡
rendering-points = 分
rendering-turns_left = { $turns ->
    [0] 最後一輪已結束
   *[other] 最後一輪：還剩 { $turns } 回合
}
rendering-tunnel = { $extra ->
    [0] 隧道：不需額外火車卡
   *[other] 隧道：{ $extra } 張額外火車卡
}

## The hand and the offered tickets

rendering-hand-cards = 你的 { $cards } 張火車卡
rendering-hand-lent = 靠車站完成
rendering-hand-own_trail = 最長路線：你 { $trains }
rendering-hand-trail = { $player } { $trains }
rendering-hand-trails = 最長路線：你 { $own }，{ $others }
rendering-hand-tickets = { $tickets ->
    [0] 還沒有任務卡
   *[other] 你的 { $tickets } 張任務卡，完成 { $done } 張
}
rendering-offer = 可選的任務卡：{ $keep ->
        [0] 可保留任意幾張，也可不留
       *[other] 至少保留 { $keep } 張
    }
rendering-trains_needed = 還需 { $trains } 節車廂
rendering-no_way = 已經無路可走
rendering-cities = { $a }–{ $b }
rendering-ticket = { $cities }，{ $points } 分

## The final report

rendering-report-place = { $place ->
    [1] 贏家
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}
rendering-report-routes = 路線
rendering-report-tickets = 任務卡（完成 { $completed }/{ $tickets }）
rendering-report-not_connected = 未完成
rendering-report-borrowed = 借用：{ $route }
rendering-report-stations = 剩餘車站：{ $stations }
rendering-report-lent = { $city } 借用 { $route }
rendering-report-trail = 最長路線：{ $trains }
rendering-report-total = 總計

## In words, what matters most first

rendering-alt-board = 歐洲地圖。{ $claimed ->
    [0] { "" }
   *[other] 最近佔領：{ $last }。
}{ $turn }翻開的火車卡：{ $cards }。牌庫：{ $deck }，剩餘任務卡：{ $ticket_deck }。{ $players }。{ $claimed ->
    [0] 還沒有路線被佔領。
   *[other] 已佔領 { $claimed } 段路線{ $earlier ->
        [0] 。
       *[other] ，最近一段之前的有：{ $claims }。
    }
}{ $told ->
    [0] { "" }
   *[other] 首尾相連：{ $networks }。
}{ $elsewhere ->
    [0] { "" }
   *[other] 全部請看 /game words。
}
rendering-alt-board_routes = 歐洲地圖。{ $turn }翻開的火車卡：{ $cards }。牌庫：{ $deck }，剩餘任務卡：{ $ticket_deck }。全部 { $claimed } 段已佔領的路線，首尾相連：{ $networks }。
rendering-alt-turn = 輪到 { $players }。{ rendering-alt-turns }
rendering-alt-turns = { $turns ->
    [0] {""}
   *[other] 最後一輪：還剩 { $turns } 回合。
}
rendering-alt-tunnel = { $player } 還沒支付隧道 { $route }：翻開 { $cards }，{ $extra ->
    [0] 不必支付額外火車卡
   *[other] 須支付 { $extra } 張額外火車卡
}。{ rendering-alt-turns }
rendering-alt-over = 遊戲已經結束。
rendering-alt-player = { $player }，{ $colour }（{ $score } 分，{ $trains } 節車廂，{ $stations } 座車站，{ $cards } 張火車卡，{ $tickets } 張任務卡，最長路線 { $trail }）
rendering-alt-claim = { $player } 佔領 { $route }
rendering-alt-network = { $player }（{ rendering-alt-lies }）
rendering-alt-lies = { $number ->
    [0] 沒有路線
   *[other] { $trails }
}{ $built ->
    [0] { "" }
   *[other] ；車站在 { $stations }
}
rendering-alt-network_brief = { $player }，{ $score } 分（{ rendering-alt-lies }）
rendering-alt-network_routes = { $player }（{ rendering-alt-lies }）
rendering-alt-hand = 你的火車卡：{ $cards }。{ $held ->
    [0] 你還沒有任務卡。
   *[other] 你的任務卡（{ $held } 張）：{ $tickets }。
}
rendering-alt-hand_trails = { $hand }{ $trails }。
rendering-alt-cards = { $count } 張{ $card }
rendering-alt-locomotives = { $count } 張火車頭
rendering-alt-held-done = { $ticket }（已完成）
rendering-alt-held-lent = { $ticket }（靠車站完成）
rendering-alt-held-open = { $ticket }（未完成）
rendering-alt-held-missing = { $ticket }（{ $trains ->
    [0] 已無路可走
   *[other] 還需 { $trains } 節車廂
}{ $told ->
    [0] { "" }
   *[other] ：{ $trails }
}）
rendering-alt-offer = 可選的任務卡，{ $keep ->
        [0] 可保留任意幾張，也可不留
       *[other] 至少保留 { $keep } 張
    }：{ $tickets }。
rendering-alt-report = 最終得分。{ $players }。
rendering-alt-tally = { $player } { $total } 分：路線 { $routes }，任務卡 { $tickets }（完成 { $completed }/{ $held }{ $named_count ->
    [0] { "" }
   *[other] {"："}{ $named }
}），車站 { $stations }，最長路線 { $bonus }（{ $trail } 節車廂）
rendering-alt-scored = { $cities } { $points } 分
rendering-alt-report_line = **最終得分**
rendering-alt-tally_line = **{ $player }：{ $total }**
    -# 路線 { $routes } · 任務卡 { $tickets }（完成 { $completed }/{ $held }） · 車站 { $stations } · 最長路線 { $bonus }（{ $trail } 節車廂）

rendering-words-player_more = **{ $player }** 還有：{ $claimed }。
rendering-words-player = **{ $player }**{ $number ->
    [0] ：沒有路線。
   *[other] ，{ $number } 段路線：{ $claimed }。
}{ $stations_count ->
    [0] 沒有車站。
   *[other] 車站在 { $stations }。
}
rendering-words-claimed = **{ $player }**{ $number ->
    [0] ：沒有路線。
   *[other] ，{ $number } 段路線：{ $claimed }。
}
rendering-words-free = **尚未佔領：**{ $routes }。
rendering-words-closed = **已關閉，因為兩城之間的另一段路線已被佔領：**{ $routes }。
rendering-words-route = { $route }（{ $length } 格）
rendering-words-open_route = { $route }（{ $length } 格，{ $colour }{ $tunnel ->
    [0] {""}
   *[other] ，隧道
}{ $ferry ->
    [0] {""}
   *[other] ，渡輪需 { $ferry } 張火車頭
}）
rendering-words-any_colour = 任意顏色

## What is said of a thing that is looked at

rendering-look-city = { $city }
rendering-look-station = 這裡有 { $player } 的車站。
rendering-look-leads = - 通往 { $route }：{ $stands }
rendering-look-joined = 你自己的路線把它與 { $cities } 連在一起。
rendering-look-ticket = 你的任務卡：{ $ticket }。
rendering-look-route = 這段路線{ $stands }。{ $points ->
    [0] {""}
   *[other] 值 { $points } 分。
}
rendering-look-parallel = 旁邊還有 { $route }：{ $stands }。
rendering-look-owned = 屬於 { $player }
rendering-look-closed = 已關閉，誰都不能再佔領
rendering-look-free = 無人佔領

## What is said of a graph: its lines, each with the values of some columns

rendering-graph-lines = { $graph }。{ $columns }：{ $lines }。
rendering-graph-line = { $name }：{ $values }
rendering-graph-columns = **{ $columns }**
rendering-graph-value = { $value }
rendering-graph-noted = { $value }（{ $note }）
rendering-graph-no_value = –
rendering-graph-ended = { $value }，直到 { $until }
rendering-graph-next = { $before } · { $after }
rendering-graph-move = { $number ->
    [0] 開局
   *[other] 第 { $number } 步
}
