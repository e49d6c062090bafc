# What every game says.

core-game_over = 游戏已经结束，不能再行动。
core-not_your_turn = 还没轮到你。现在轮到 { $waiting }。
core-named = { $name }
core-not_now = 现在不能{ $move }。现在可以：{ $instead }。
core-move_now = { $meaning }（{ $move }）
core-no_such_position = 没有第 { $number } 步：到目前为止，这局游戏一共走了 { $moves } 步。
core-undo-nothing = 没有可以收回的步骤。
core-undo-too_far = 退得太远了：这局游戏的那一段是按旧版规则进行的。
core-redo-nothing = 没有可以重做的步骤。

# Why a built-in opponent would make a move: after a colon.
core-hint-chance = 它对这类决定没有计划，可行的里面随便选一个。

# What several games call a move; what one alone has stands among its own words.
core-move-bid = 出价
core-move-par = 创办公司
core-move-buy = 购买证书
core-move-sell = 卖出股份
core-move-tile = 铺设板块
core-move-waive = 免地形费铺设板块
core-move-token = 建造车站
core-move-run = 运行火车
core-move-dividend = 决定分红
core-move-train = 购买火车
core-move-discard = 退回火车
core-move-accept = 接受提议
core-move-refuse = 拒绝提议
core-move-counter = 还价
core-move-withdraw = 收回提议
core-move-draw = 抽车票
core-move-tickets = 抽任务牌
core-move-keep = 保留任务牌
core-move-pass = 跳过
core-move-build = 铺设轨道

# A line of a graph that bears the name of a company.
core-graph-company = { $company }

# What stands below the board in a replay, and what is said of one.
core-replay-move = { $number ->
    [0] 开局
   *[other] 第 { $number } 步后
}
core-replay-game = 第 { $number } 场 · { $at }
core-replay-won = { $players_count ->
    [1] { $players } 获胜
   *[other] { $players } 并列获胜
}
core-replay-stands = { $name } { $value }
core-replay-shows = 版图动画，共 { $moves } 步。
core-replay-shows_figures = 版图动画，共 { $moves } 步。当前{ $what }：{ $players }。
