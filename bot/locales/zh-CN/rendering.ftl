# What stands on pictures, and what is said of them to those who cannot see them.

player = { $player }
rendering-number = { $number }

## Cards and colours

rendering-card-purple = 紫色
rendering-card-blue = 蓝色
rendering-card-orange = 橙色
rendering-card-white = 白色
rendering-card-green = 绿色
rendering-card-yellow = 黄色
rendering-card-black = 黑色
rendering-card-red = 红色
rendering-card-locomotive = 彩虹票

rendering-player-blue = 蓝色
rendering-player-red = 红色
rendering-player-green = 绿色
rendering-player-yellow = 黄色
rendering-player-black = 黑色

## The strip under the board

rendering-face_up = 面朝上
rendering-deck = 牌库
rendering-ticket_deck = 任务牌
rendering-points = 分
rendering-turns_left = { $turns ->
    [0] 最后一轮已结束
   *[other] 最后一轮：还剩 { $turns } 回合
}
rendering-tunnel = { $extra ->
    [0] 隧道：无额外车票
   *[other] 隧道：{ $extra } 张额外车票
}

## The hand and the offered tickets

rendering-hand-cards = 你的 { $cards } 张车票
rendering-hand-lent = 借助火车站完成
rendering-hand-own_trail = 最长路线：你 { $trains }
rendering-hand-trail = { $player } { $trains }
rendering-hand-trails = 最长路线：你 { $own }，{ $others }
rendering-hand-tickets = { $tickets ->
    [0] 还没有任务牌
   *[other] 你的 { $tickets } 张任务牌，完成 { $done } 张
}
rendering-offer = 可选的任务牌：{ $keep ->
        [0] 可保留任意几张，也可不留
       *[other] 至少保留 { $keep } 张
    }
rendering-trains_needed = 还需 { $trains } 节车厢
rendering-no_way = 已无路可走
rendering-cities = { $a }–{ $b }
rendering-ticket = { $cities }，{ $points } 分

## The final report

rendering-report-place = { $place ->
    [1] 胜者
    [2] 第二名
    [3] 第三名
    [4] 第四名
   *[other] 第五名
}
rendering-report-routes = 铁轨
rendering-report-tickets = 任务牌（完成 { $completed }/{ $tickets }）
rendering-report-not_connected = 未完成
rendering-report-borrowed = 借用：{ $route }
rendering-report-stations = 剩余火车站：{ $stations }
rendering-report-lent = { $city } 借用 { $route }
rendering-report-trail = 最长路线：{ $trains }
rendering-report-total = 总分

## In words, what matters most first

rendering-alt-board = 欧洲地图。{ $claimed ->
    [0] { "" }
   *[other] 最近占用：{ $last }。
}{ $turn }面朝上：{ $cards }。牌库：{ $deck }，剩余任务牌：{ $ticket_deck }。{ $players }。{ $claimed ->
    [0] 还没有铁轨被占用。
   *[other] 已占用 { $claimed } 段铁轨{ $earlier ->
        [0] 。
       *[other] ，最近一段之前的有：{ $claims }。
    }
}{ $told ->
    [0] { "" }
   *[other] 首尾相连：{ $networks }。
}{ $elsewhere ->
    [0] { "" }
   *[other] 全部见 /game words。
}
rendering-alt-board_routes = 欧洲地图。{ $turn }面朝上：{ $cards }。牌库：{ $deck }，剩余任务牌：{ $ticket_deck }。全部 { $claimed } 段已占用的铁轨，首尾相连：{ $networks }。
rendering-alt-turn = 轮到 { $players }。{ rendering-alt-turns }
rendering-alt-turns = { $turns ->
    [0] {""}
   *[other] 最后一轮：还剩 { $turns } 回合。
}
rendering-alt-tunnel = { $player } 还没有支付隧道 { $route }：翻开 { $cards }，{ $extra ->
    [0] 无须支付额外车票
   *[other] 须支付 { $extra } 张额外车票
}。{ rendering-alt-turns }
rendering-alt-over = 游戏已经结束。
rendering-alt-player = { $player }，{ $colour }（{ $score } 分，{ $trains } 节车厢，{ $stations } 座火车站，{ $cards } 张车票，{ $tickets } 张任务牌，最长路线 { $trail }）
rendering-alt-claim = { $player } 占用 { $route }
rendering-alt-network = { $player }（{ rendering-alt-lies }）
rendering-alt-lies = { $number ->
    [0] 没有铁轨
   *[other] { $trails }
}{ $built ->
    [0] { "" }
   *[other] ；火车站在 { $stations }
}
rendering-alt-network_brief = { $player }，{ $score } 分（{ rendering-alt-lies }）
rendering-alt-network_routes = { $player }（{ rendering-alt-lies }）
rendering-alt-hand = 你的车票：{ $cards }。{ $held ->
    [0] 你还没有任务牌。
   *[other] 你的任务牌（{ $held } 张）：{ $tickets }。
}
rendering-alt-hand_trails = { $hand }{ $trails }。
rendering-alt-cards = { $count } 张{ $card }
rendering-alt-locomotives = { $count } 张彩虹票
rendering-alt-held-done = { $ticket }（已完成）
rendering-alt-held-lent = { $ticket }（借助火车站完成）
rendering-alt-held-open = { $ticket }（未完成）
rendering-alt-held-missing = { $ticket }（{ $trains ->
    [0] 已无路可走
   *[other] 还需 { $trains } 节车厢
}{ $told ->
    [0] { "" }
   *[other] ：{ $trails }
}）
rendering-alt-offer = 可选的任务牌，{ $keep ->
        [0] 可保留任意几张，也可不留
       *[other] 至少保留 { $keep } 张
    }：{ $tickets }。
rendering-alt-report = 最终得分。{ $players }。
rendering-alt-tally = { $player } { $total } 分：铁轨 { $routes }，任务牌 { $tickets }（完成 { $completed }/{ $held }{ $named_count ->
    [0] { "" }
   *[other] {"："}{ $named }
}），火车站 { $stations }，最长路线 { $bonus }（{ $trail } 节车厢）
rendering-alt-scored = { $cities } { $points } 分
rendering-alt-report_line = **最终得分**
rendering-alt-tally_line = **{ $player }：{ $total }**
    -# 铁轨 { $routes } · 任务牌 { $tickets }（完成 { $completed }/{ $held }） · 火车站 { $stations } · 最长路线 { $bonus }（{ $trail } 节车厢）

rendering-words-player_more = **{ $player }** 还有：{ $claimed }。
rendering-words-player = **{ $player }**{ $number ->
    [0] ：没有铁轨。
   *[other] ，{ $number } 段铁轨：{ $claimed }。
}{ $stations_count ->
    [0] 没有火车站。
   *[other] 火车站在 { $stations }。
}
rendering-words-claimed = **{ $player }**{ $number ->
    [0] ：没有铁轨。
   *[other] ，{ $number } 段铁轨：{ $claimed }。
}
rendering-words-free = **尚未占用：**{ $routes }。
rendering-words-closed = **已关闭（两城之间的另一段已被占用）：**{ $routes }。
rendering-words-route = { $route }（{ $length } 格）
rendering-words-open_route = { $route }（{ $length } 格{ $colour }{ $tunnel ->
    [0] {""}
   *[other] ，隧道
}{ $ferry ->
    [0] {""}
   *[other] ，渡轮需 { $ferry } 张彩虹票
}）
rendering-words-any_colour = 任意颜色

## What is said of a thing that is looked at

rendering-look-city = { $city }
rendering-look-station = 这里有 { $player } 的火车站。
rendering-look-leads = - 通往 { $route }：{ $stands }
rendering-look-joined = 你自己的铁轨把它与 { $cities } 连在一起。
rendering-look-ticket = 你的任务牌：{ $ticket }。
rendering-look-route = 这段铁轨{ $stands }。{ $points ->
    [0] {""}
   *[other] 值 { $points } 分。
}
rendering-look-parallel = 旁边还有 { $route }：{ $stands }。
rendering-look-owned = 属于 { $player }
rendering-look-closed = 已关闭，任何人都不能再占用
rendering-look-free = 空着

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
    [0] 开局
   *[other] 第 { $number } 步
}
