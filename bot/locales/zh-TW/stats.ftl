# /stats: what has come of finished games.

command-stats = 統計、積分和紀錄：一個人的、兩個人的、一款遊戲的，或這個伺服器的
command-stats-player = 誰的
command-stats-other = 與誰比較
command-stats-game = 哪款遊戲；單獨填就看它的紀錄和積分

stats-person = **{ $player }** · { $games ->
    [0] 還沒與其他人玩完過一局
   *[other] 與其他人玩完 { $games } 局，贏了 { $wins } 局
}
stats-person-none = { $player } 還沒在這裡玩完過遊戲。
stats-person-none_of = { $player } 還沒在這裡玩完過《{ $game }》。
stats-places = 名次：{ $places }。
stats-place = 第{ $place ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
   *[other] 六
}名 { $times } 次
stats-streak = 連勝：目前 { $now } 局，最多 { $longest } 局。
stats-pace = 節奏：半數回合在 { $span }內開始行動。
stats-length = 半數遊戲在 { $span }內玩完。
stats-title_of = - **{ $game }**：{ $games } 局，贏了 { $wins } 局，最高分 { $score }，{ $rating }
stats-alone = 只與電腦對手對戰：{ $games } 局，贏 { $wins } 局。不計積分。
stats-rating = 積分 { $rating }{ $sure ->
    [0] {"?"}
   *[other] {""}
}（{ $games } 局）
stats-no_rating = 沒有積分

stats-pair = **{ $one }、{ $other }** · 一起玩完 { $games } 局：{ $one } { $first ->
    [0] 從未領先
   *[other] 領先 { $first } 次
}，{ $other } { $second ->
    [0] 從未領先
   *[other] 領先 { $second } 次
}。
stats-pair-none = { $one }、{ $other } 還沒在這裡一起玩完過遊戲。
stats-pair-none_of = { $one }、{ $other } 還沒在這裡一起玩完過《{ $game }》。
stats-pair-title = - **{ $game }**：{ $games } 局，{ $first } 比 { $second }

stats-title = **{ $game }** · 玩完 { $games } 局
stats-title-none = 這裡還沒玩完過《{ $game }》。
stats-by_players = 局數：{ $counts }。
stats-players = { $players } 人 { $games } 局
stats-records = **最高分**
stats-record = - { $record }
stats-best = **{ $score }**，{ $player }（{ $players } 人），{ $title }，{ $channel }，{ $at }
stats-somebody = 某人
stats-rated = **積分**
stats-rated_one = - { $player }：{ $rating }
stats-opponents = 有電腦對手參加的有 { $games } 局，它們贏了 { $wins } 局。

stats-server = **這個伺服器** · 玩完 { $games } 局
stats-server-none = 這裡還沒玩完過遊戲。
stats-server-title = - **{ $game }**：{ $games } 局；紀錄 { $record }
stats-active = **局數最多**
stats-active_one = - { $player }：{ $games } 局，贏了 { $wins } 局
stats-server-streak = 最長連勝：{ $player }，{ $longest } 局。
stats-unfinished = 有 { $tables } 桌在遊戲結束前就結束了，不計入任何人的統計。
stats-counted = -# 玩完的遊戲計入結束時坐在座位上的人；練習桌、來自檔案的、提前結束的，以及別人在你看不到的頻道裡玩的，都不計入。每款遊戲的積分各自獨立：只比較人與人的名次，從 1000 開始，不滿五局的會標上 ?。`/me statistics` 可讓你退出所有榜單，`/forget-me` 可刪除一切。

stats-unlisted = 這名玩家不開放查詢。
stats-only_yours = 在私訊裡，我只顯示你自己的遊戲。別人的請在伺服器裡查。
