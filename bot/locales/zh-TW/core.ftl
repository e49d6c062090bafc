# What every game says.

core-game_over = 遊戲已經結束，不能再行動了。
core-not_your_turn = 還沒輪到你。現在輪到 { $waiting }。
core-named = { $name }
core-not_now = 現在不能{ $move }。現在可以：{ $instead }。
core-move_now = { $meaning }（{ $move }）
core-no_such_position = 沒有第 { $number } 步：這局遊戲到目前為止共走了 { $moves } 步。
core-undo-nothing = 沒有可以收回的步驟。
core-undo-too_far = 退得太遠了：這局遊戲的那一段是照舊版規則進行的。
core-redo-nothing = 沒有可以重做的步驟。

# Why a built-in opponent would make a move: after a colon.
core-hint-chance = 遇到這類決定它不多想，從可行的走法裡隨機挑一個。

# What several games call a move; what one alone has stands among its own words.
core-move-bid = 出價
core-move-par = 創辦公司
core-move-buy = 購買股權證書
core-move-sell = 賣出股份
core-move-tile = 鋪設板塊
core-move-waive = 免地形費鋪設板塊
core-move-token = 建造車站
core-move-run = 行駛火車
core-move-dividend = 決定股利
core-move-train = 購買火車
core-move-discard = 退回火車
core-move-accept = 接受提議
core-move-refuse = 拒絕提議
core-move-counter = 還價
core-move-withdraw = 收回提議
core-move-draw = 抽火車卡
core-move-tickets = 抽任務卡
core-move-keep = 保留任務卡
core-move-pass = 跳過
core-move-build = 鋪設軌道

# A line of a graph that bears the name of a company.
core-graph-company = { $company }

# What stands below the board in a replay, and what is said of one.
core-replay-move = { $number ->
    [0] 開局
   *[other] 第 { $number } 步後
}
core-replay-game = 第 { $number } 場 · { $at }
core-replay-won = { $players_count ->
    [1] { $players } 獲勝
   *[other] { $players } 並列獲勝
}
core-replay-stands = { $name } { $value }
core-replay-shows = 版圖動畫，共 { $moves } 步。
core-replay-shows_figures = 版圖動畫，共 { $moves } 步。目前的{ $what }：{ $players }。
