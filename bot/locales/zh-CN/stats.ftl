# /stats: what has come of finished games.

command-stats = 统计、等级分和纪录：一个人的、两个人的、一款游戏的，或本服务器的
command-stats-player = 谁的
command-stats-other = 与谁比较
command-stats-game = 哪款游戏；单独填则看它的纪录和等级分

stats-person = **{ $player }** · { $games ->
    [0] 还没有玩完过与别人的游戏
   *[other] 与别人玩完 { $games } 局，赢了 { $wins } 局
}
stats-person-none = { $player } 还没有在这里玩完过游戏。
stats-person-none_of = { $player } 还没有在这里玩完过《{ $game }》。
stats-places = 名次：{ $places }。
stats-place = 第{ $place ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
   *[other] 六
}名 { $times } 次
stats-streak = 连胜：目前 { $now } 局，最多 { $longest } 局。
stats-pace = 节奏：半数回合在 { $span }内开始行动。
stats-length = 半数游戏不超过 { $span }。
stats-title_of = - **{ $game }**：{ $games } 局，赢了 { $wins } 局，最高分 { $score }，{ $rating }
stats-alone = 只与电脑对手：{ $games } 局，赢了 { $wins } 局。不计等级分。
stats-rating = 等级分 { $rating }{ $sure ->
    [0] {"?"}
   *[other] {""}
}（{ $games } 局）
stats-no_rating = 没有等级分

stats-pair = **{ $one }、{ $other }** · 一起玩完 { $games } 局：{ $one } { $first ->
    [0] 从未领先
   *[other] 领先 { $first } 次
}，{ $other } { $second ->
    [0] 从未领先
   *[other] 领先 { $second } 次
}。
stats-pair-none = { $one }、{ $other } 还没有在这里一起玩完过游戏。
stats-pair-none_of = { $one }、{ $other } 还没有在这里一起玩完过《{ $game }》。
stats-pair-title = - **{ $game }**：{ $games } 局，{ $first } 比 { $second }

stats-title = **{ $game }** · 玩完 { $games } 局
stats-title-none = 这里还没有玩完过《{ $game }》。
stats-by_players = 局数：{ $counts }。
stats-players = { $players } 人 { $games } 局
stats-records = **最高分**
stats-record = - { $record }
stats-best = **{ $score }**，{ $player }（{ $players } 人），{ $title }，{ $channel }，{ $at }
stats-somebody = 某人
stats-rated = **等级分**
stats-rated_one = - { $player }：{ $rating }
stats-opponents = 有电脑对手参加的有 { $games } 局，它们赢了 { $wins } 局。

stats-server = **本服务器** · 玩完 { $games } 局
stats-server-none = 这里还没有玩完过游戏。
stats-server-title = - **{ $game }**：{ $games } 局；纪录 { $record }
stats-active = **局数最多**
stats-active_one = - { $player }：{ $games } 局，赢了 { $wins } 局
stats-server-streak = 最长连胜：{ $player }，{ $longest } 局。
stats-unfinished = 有 { $tables } 桌在游戏结束前就结束了，不计入任何人的统计。
stats-counted = -# 玩完的游戏计入结束时坐在座位上的人；练习桌、来自文件的、提前结束的，以及别人在你看不到的频道里玩的，都不计入。每款游戏的等级分各自独立：只比较人与人的名次，从 1000 开始，不满五局的带有 ? 号。`/me statistics` 可让你退出所有榜单，`/forget-me` 可删除一切。

stats-unlisted = 这名玩家不公开自己的统计。
stats-only_yours = 在私信里，我只显示你自己的游戏。别人的请在服务器里查。
