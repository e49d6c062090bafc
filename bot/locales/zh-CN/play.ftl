# Playing: the panel in the channel, the private panel, direct messages, help.

command-hand = 你在某一桌的手牌或资产，以及可以做什么
command-hand-table = 哪一桌（你同时坐在几桌时）
command-turn = 哪里轮到你、从什么时候起、该做什么
command-mygames = 你所在的游戏桌
command-rules = 查阅规则的某一章节
command-rules-topic = 章节，或规则里的任何词
command-rules-game = 哪款游戏（这里没有游戏桌时）
command-game-status = 版图，以及轮到谁
command-game-board = 放大的版图或其局部，或其他图片；现在的或过去的
command-game-board-zoom = 哪个局部
command-game-board-picture = 游戏的哪张图片
command-game-board-at = 记录第几步之后的样子；0 为开局
command-game-words = 用文字描述版图
command-game-words-page = 哪一页
command-game-look = 用文字描述地点、公司或玩家；不填则看有什么变化
command-game-look-at = 看什么；不填则看你上回合以来发生了什么
command-game-log = 到目前为止发生了什么
command-game-log-page = 1 是开头；不填则为最新一页
command-game-help = 你现在可以做什么

panel-turn = 我的行动
panel-hand = 我的手牌
panel-since = 上回合以来
panel-next = 下一桌：{ $title }
panel-help = 帮助
panel-again = 再来一局
panel-log = 记录
panel-replay = 回放
panel-graphs = 图表

announce-started = ## { $title }
    《{ $game }》开始：{ $players }。
announce-started_in_order = ## { $title }
    《{ $game }》开始。行动顺序：{ $players }。
announce-started_in_campaign = ## { $title } · { $number }
    《{ $game }》开始：{ $players }。
announce-seed = -# 随机种子是 `{ $seed }`。`/game export` 可导出记录，人人都能用它校验洗牌。
announce-seed_in_campaign = -# 这场游戏的随机种子是 `{ $seed }`。战役结束后，`/game export` 可导出它的记录。
announce-next = ▶ 轮到 { $players } 了。
announce-next_together = ▶ { $people ->
        [1] { $players }：请现在选择，按**我的行动**，或在私信里选。
       *[other] { $players }：请各位现在选择，先后不限，按**我的行动**，或在私信里选。
    }
announce-asked = ❓ { $player }：{ $question }
announce-sheet = -# { $line }
announce-note = 💬 { $player }：“{ $note }”
announce-expires = -# 如果没有人答复，提议将于 { $when } 过期。
announce-expires_together = -# 时间将于 { $when } 用完。届时还没选的人由我代选。
announce-expires_turn = -# 如果 { $player } 不作决定，我将于 { $when } 代其{ $move }。
announce-picture_follows = -# 以下变化这张图片上还没有，新图片随后就到：
announce-ended = 游戏结束。
announce-rest_in_log = -# 全部经过见**{ $log }**。
announce-end_taken_back = ↩ **结局已收回，游戏在下面继续。**
announce-ending_agreed = 这桌经一致同意结束。不计结果。
announce-ending_alone = 这桌唯一的人结束了它。不计结果。
announce-ending_admin = 这桌由本服务器的管理员结束。不计结果。
announce-ending_abandoned = 这桌已经没有人了。不计结果。
announce-ending_closed = 这桌已关闭。
announce-ending_finished = 游戏结束。

opponent-name1 = 列车员
opponent-name2 = 信号员
opponent-name3 = 司炉
opponent-name4 = 搬运工
opponent-name5 = 调度员
opponent-name6 = 检票员
opponent-further = 对手 { $number }
people-left = 玩家 { $number }
people-unknown = 某人
people-double = { $name }（{ $number }）

private_panel-heading = ### { $title }
private_panel-of_game = -# { $game }
private_panel-also = -# { $alt }
private_panel-your_turn = **轮到你了。**你想做什么？
private_panel-early = **还没轮到你，但你现在就可以决定。**轮到你之前，你的决定不会告诉任何人。
private_panel-waiting = 正在等 { $players }。
private_panel-opponents = 电脑对手正在行动。
private_panel-called = -# 轮到你时，会在频道里提及你。
private_panel-where = 现在轮到谁，见 { $channel }。
private_panel-now = 当前局面
private_panel-over = 游戏已经结束。
private_panel-form = **{ $move }**
private_panel-asked = **有一个问题等你回答。**你怎么答复？
private_panel-chosen = { $chosen }
private_panel-effect = ➜ { $effect }
private_panel-warning = -# ⚠ **{ $label }**：{ $effect }
private_panel-final = -# 这一步走出之后，你不能自行收回。
private_panel-finals = -# 以下这些走出之后，你不能自行收回：{ $picks }。
private_panel-moved_on = 那个按钮出现之后，游戏又有了进展。这是当前局面。
private_panel-not_now = 你现在不能{ $move }。

form-choose = { $pages ->
        [1] 请选择
       *[other] 请选择：{ $page }
    }
form-page = { $first }……{ $last }
form-page_points = { $alike ->
        [1] { $most } 分
       *[other] { $least }–{ $most } 分
    }
form-page_from = { $first }–{ $last }：{ $page }
form-page_numbers = { $first }–{ $last }
form-listed_page = { $menu }（第 { $first }–{ $last } 项，共 { $all } 项）
form-page_helps = ★
form-page_helps_first = ★ 在前，然后 { $page }
form-helps = ★ { $option }
form-helps_how = ★ { $option } · { $how }
form-named = { $value }：{ $label }
form-choose_many = 至少选 { $least } 项
picture-choices = { $alt }{ $choices }
form-along = {" "}· {""}
form-back = 返回
form-anew = 重新选择
form-best = 算出最佳方案
form-by_hand = 其他方式……
undo-free = ↩ 撤销
undo-restart = ⟲ 重来本回合
undo-ask = ↩ 请求撤销
form-do_it = 确定
form-send_offer = 发出提议
form-done = 完成
decline-end = 结束回合
decline-to = 继续：{ $move }
decline-what = -# **{ $label }**：{ $steps }
form-foreseen = **{ $way }**：{ $said }
form-foreseen_alike = 无论选哪个：{ $said }
form-no_advice = 这里我没有建议。
form-number = { $least } 到 { $most } 的数{ $step ->
        [1] {""}
       *[other] ，每档 { $step }
    }……
form-number_range = 必须是 { $least } 到 { $most } 的数{ $step ->
        [1] {""}
       *[other] ，以 { $step } 为一档
    }。
form-strange = 那里不能填“{ $written }”。请从选项里选一个。
form-strange_option = 那里不能填“{ $written }”。请从这些里选：{ $options }
form-strange_number = 那里不能填“{ $written }”：必须是 { $least } 到 { $most } 的数{ $step ->
        [1] {""}
       *[other] ，以 { $step } 为一档
    }。
form-out_of_date = 那个选择已经过时。请重新选择。

story-lapsed = ⌛ 没有及时得到答复。
story-nothing = 什么也没有发生。
story-times = { $line }（×{ $times }）
story-undo = ↩ **{ $player }** 收回步骤：游戏回到{ $moves ->
        [0] 发牌后
       *[other] 第 { $moves } 步后
    }的局面。
story-taken_back = ↩ 已收回：{ $what }
story-redo = ↪ **{ $player }** 重做收回的步骤。

mail-started = 游戏已经开始。
mail-where = -# 版图在 { $channel }。
mail-welcome = 你接手了 { $channel } 里 **{ $title }** 的一个座位。随座位归你的一切如下。
mail-channel_lost = **{ $title }** 轮到你了，但我不能在它的频道里发消息。你可以在这里玩。

command-order = 预先指令，每款游戏都能用
command-order-give = 让我一有可能就替你走一步；在此之前不告诉任何人
command-order-give-what = 我做什么
command-order-give-choice = 细节，用逗号分隔
command-order-list = 你在这桌下了哪些指令
command-order-take_back = 收回你下的指令
command-order-take_back-order = 哪一条；不填则全部
order-which_table = 你同时在几桌玩。请在你要的那一桌的频道里用这个命令。
# What a person has ordered in advance; nobody else reads any of it.
order-stand = { $orders ->
        [1] 你的指令，别人都不知道：
       *[other] 你的指令，别人都不知道。轮到你时，我执行其中第一条可行的：
    }
order-line = { $number }. { $order }
order-passing = 本轮一直**跳过**，直到别人有以下行动：{ $until }。
order-this_round = 本轮
order-what = 要我预先替你做什么？
order-menu = { $orders ->
        [0] 预先指令
       *[other] 预先指令（{ $orders }）
    }
order-take_back = { $number ->
        [0] 收回
       *[other] 收回第 { $number } 条
    }
order-given = 你的指令已生效。别人都不知道；它失效时会告诉你。
order-no_such = 你在这里没有“{ $written }”这条指令。你的指令有：{ $orders }
order-none_stands = 你在这里没有指令。
order-ended_when = { $said }（{ $when }）
order-ended_game = 游戏已经结束，你的指令随之失效：{ $order }
order-ended_unknown = 你的一条指令已失效：这种指令已不存在。
order-stop = 改回我自己决定
order-stopped = 我不再替你做这件事。
answer-stands = -# 不再问你：{ $answered }。
answer-ask_again = 都重新问我
answer-asked_again = 从现在起，所有问题都会重新问你。
note-button = 附一句话
note-title = 给你的问题附一句话
note-ask = 你想对大家说什么？
order-mail = **{ $title }**：{ $said }
    { $where }
order-ended_move = 你“{ $move }”的指令已失效。{ $what }
order-ended_round = 你“{ $move }”的指令已失效：这一轮结束了。
order-ended_undo = 你“{ $move }”的指令已失效：有人收回步骤。
order-ended_must = 你“{ $move }”的指令已失效：有件事必须由你自己决定。

guide-no_table = 本频道里没有游戏桌。`/game new` 开一桌；`/mygames` 列出你的游戏桌。
guide-lobby = 这桌还没有开始。按它消息上的**加入**，或用 `/game join`；桌主按**开始**或用 `/game start` 开始游戏。
guide-your_turn = **轮到你了。**
guide-early = **还没轮到你，但你现在就可以决定。**轮到你之前，你的决定不会告诉任何人。
guide-waiting = 还没轮到你：正在等 { $players }。
guide-over = 这局游戏已经结束。`/game export` 导出记录，`/game new` 开下一桌。
guide-now = **你现在可以做什么，各有什么用**
guide-move = - **{ $label }**：{ $purpose }。`{ $command }`
guide-game = **《{ $game }》简介**
guide-rules = **现行规则**
guide-rule = - { $rule }
guide-always = 这些都可以用版图下方的按钮、你自己的面板或这些命令来做。随时可用：`/hand` 你持有什么、能做什么 · `/game board` 版图，也可放大 · `/game log` 发生了什么 · `/game undo` 收回你的上一步 · `/turn` 哪里轮到你 · `/mygames` 你的游戏桌 · `/rules` 规则书怎么说。
guide-onlooker = 你在这桌没有座位。`/game board` 看版图，`/game log` 看发生了什么，`/rules` 看规则书怎么说。

look-others = 其他图片
look-board = **{ $title }** · { $state }
look-past = **{ $title }** · 第 { $number } 步，共 { $last } 步
look-past_first = **{ $title }** · 开局，第 0 步，共 { $last } 步
look-past_older = **{ $title }** · 第 { $number } 步，共 { $last } 步；更早的步骤是按旧版规则进行的
look-no_position = 这里没有“{ $written }”这个局面。请写明是记录的第几步之后，或写这样的名称：{ $examples }。
look-past_untold = 有人秘密地做了一件事。
look-past_by = -# { $player } · { $at }
look-past_by_whom = -# { $player }
look-past_begun = -# { $at }
look-past_waits = 当时轮到 { $players }。
look-past_turn = { $player } 的回合：{ $after }
past-earlier = ← 较早
past-later = 较晚 →
past-round_earlier = ⏪ 上一轮
past-round_later = 下一轮 ⏩
past-turn_earlier = ⏪ 上一回合
past-turn_later = 下一回合 ⏩
past-play_on = 从这里接着玩
span-heading = **{ $title }** · { $called }
    -# { $moves }
span-moves = 第 { $first }–{ $number } 步，共 { $last } 步。{ $marked ->
    [0] { "" }
   *[other] 变化已在图中标出。
}
span-move = 第 { $number } 步，共 { $last } 步。{ $marked ->
    [0] { "" }
   *[other] 变化已在图中标出。
}
span-nothing = 第 { $number } 步，共 { $last } 步。
span-since_last_turn = 你上回合以来
span-since_turn = { $number ->
        [0] 你的第一个回合之前
       *[other] 你的第 { $number } 回合以来（共 { $of } 个）
    }
span-own_turn = 到你的第 { $number } 回合为止（共 { $of } 个）
span-turn = 第 { $number } 回合（共 { $of } 个）
span-line = { $at } { $line }
span-touched = -# ↳ { $how }
span-untouched = 这些步骤都与你无关。
span-opponents = 电脑对手走了 { $moves } 步：{ $line }
span-turns_earlier = ← 上一回合
span-turns_later = 下一回合 →
span-rounds_earlier = ← 上一轮
span-rounds_later = 下一轮 →
span-touching = 与我有关的（{ $moves }）
span-all = 所有步骤
span-every = 逐步显示
span-fold = 折叠跳过和电脑的步骤
span-through = 逐段浏览
span-through_own_turns = 按我的回合浏览
span-through_turns = 按回合浏览
span-through_rounds = 按轮浏览
span-through_pages = 按记录的页浏览
span-through_moves = 逐步浏览
span-option = { $place }：第 { $first }–{ $last } 步
span-option_of_one = { $place }：第 { $first } 步
look-yours = 轮到你了。
menu-board_at_this_move = 这一步的版图
menu-since_my_last_turn = 上回合以来
menu-nudge = 催一下
menu-our_games = 我们的游戏
look-no_message = 这条消息不属于任何游戏桌。
look-our_games = { $count ->
        [0] 你们没有同坐的游戏桌。
       *[other] **你们同坐的游戏桌**
    }
look-none_waits = 没有别的游戏桌在等你。
look-words = **{ $name }**
    { $words }
look-details = { $of ->
        [1] 版图上的一切
       *[other] 版图上的一切，第 { $number } 部分
    }
look-no_words = 这款游戏没有可以描述的图片。
look-subject = **{ $subject }**
look-may = **你可以做什么**
look-move = - { $move }：{ $option }
look-move_then = - { $move }：{ $option }——{ $then }
look-move_own = - { $move }
look-may_nothing = 你现在不能对它做什么。
look-no_subject = 没有叫“{ $subject }”的东西可看。请从建议里选一个。
look-log = **{ $title }** · 第 { $page } 页，共 { $pages } 页
log-beginning = ⏮ 开头
log-earlier = ← 较早
log-later = 较晚 →
log-latest = 最新 ⏭
log-jump = 跳到
log-from = 从第 { $number } 步起
log-date = { $year } 年 { $month ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
        [10] 10
        [11] 11
       *[12] 12
    } 月 { $day } 日
words-beginning = ⏮ 开头
words-earlier = ← 上一页
words-later = 下一页 →
words-latest = 末尾 ⏭
words-jump = 跳到某页
look-day = -# { $day }
look-line = `{ $number }` { $told }
look-no_zoom = 版图没有叫“{ $zoom }”的局部。请从建议里选一个。
look-no_picture = 没有“{ $picture }”这张图片。有这些：{ $pictures }。
look-no_games = 你没有坐在正在进行的游戏桌上。
look-which_table = 你同时坐在几桌：{ $tables }。请用参数 `table` 选一桌。
look-turns = { $count ->
        [0] 没有人在等你。
        [1] **有 1 桌在等你。**
       *[other] **有 { $count } 桌在等你**，等得最久的在前。
    }
look-games = { $count ->
        [0] 你没有坐在任何一桌。`/game new` 开一桌。
       *[other] **你坐在 { $count } 桌。**
    }
look-table = **{ $title }** · { $game } · { $channel }
look-more = 还有 { $count } 桌
look-your_turn = ▶ **轮到你了。**你的回合始于 { $since }。
look-others_turn = 正在等 { $players }。
look-others_turn_since = 正在等 { $players }。该回合始于 { $since }。
look-can = 你可以：{ $moves }。
look-lobby = 还没有开始：{ $players } 个座位已坐 { $seats } 个。
look-between = ▶ **你参加下一场游戏吗？**{ $since } 问过你。
look-between_others = 等大家都说了是否参加，下一场游戏就开始。
play-best = 最佳：我能找到的最佳方案，在你发送时算出
play-no_table = 本频道里没有这款游戏的游戏桌。请在你那桌的频道里用这个命令，或者私信给我。

refused-rule = -# 规则书，“{ $rule }”
refused-cooldown = 操作太快了。请过 { $seconds } 秒再试。
refused-server_only = 只能在服务器里这样做。
refused-permission = 你在这里无权这样做。
refused-unreadable = 你输入的内容有一处读不懂。请从建议里选一个。
refused-malformed = 我读不懂。请再试一次，或者打开 `/hand` 换新按钮。
refused-check = 这里不能这样做。
refused-command_changed = 这个命令已经改了。请重新加载 Discord（Ctrl+R）再试。
refused-disk_full = 什么也没有保存：我的磁盘满了。请稍后再按；在那之前一切不变。
refused-not_stored = 什么也没有保存：我现在无法写入数据库。请稍后再按；在那之前一切不变。
refused-outcome_unknown = 保存时与数据库的连接断了：我还不知道有没有存上。请过一分钟再看看这桌，然后再决定要不要重做。
refused-discord_late = 没赶上 Discord 的时限。请再试一次。
refused-discord_locked = Discord 不接受发到这里的消息：子区已锁定或归档。管理子区的人可以重新打开它；你各桌的情况见 `/mygames`。
refused-discord_blocked = Discord 拦截了我发到这里的消息：AutoMod 或别的词语过滤不放行。管理服务器的人可以把我列为例外。
refused-discord_forbidden = Discord 不允许我在这里这样做：缺少权限。管理服务器的人可以用 `/admin permissions` 看我需要什么。
refused-discord_busy = Discord 现在不再接受我发到这里的消息。请过一分钟再试。
refused-discord_full = Discord 不允许这里再增加了：服务器或频道已达上限。
refused-discord_gone = 我需要的频道、消息或成员在 Discord 上已经不在了。
refused-discord_other = Discord 没有接受。
refused-unexpected = 我这边出了问题。什么也没有丢失。如果再次发生，请报告编号 `{ $incident }`。

unknown-control = 这个按钮或菜单来自我的旧版本，已经不能用了。`/hand` 和 `/game status` 会给你新的。

# Looking up rules.
rules-none = 这款游戏没有可以查阅的规则书。
rules-which = 本频道里没有游戏桌。请用参数 `game` 选择要查哪款游戏的规则。
rules-unknown = 这份规则里没有关于“{ $topic }”的章节。请从建议里选一个，或者把 `topic` 留空，列出全部章节。
rules-not_in_force = 规则的这一章节在这里不适用。
rules-section = **{ $title }**
    { $words }
rules-shown = *如图：*{ $words }
rules-source = -# 这是我们用自己的话写的《{ $game }》规则；以规则书为准。
rules-variant = -# 这桌采用“{ $variants }”，有出入时以它为准。
rules-contents = **《{ $game }》的规则**：请选择章节。
rules-menu = { $pages ->
        [1] 查规则
       *[other] 查规则：第 { $first }–{ $last } 节
    }
rules-button = 规则：{ $title }

# What a built-in opponent would do in place of whoever is to move: a private answer.
hint-button = 💡 提示
hint-would = 💡 电脑对手会选 *{ $move }*：{ $reason }
hint-off = 这桌没有提示：开桌时就是这样选的。
hint-none = 这个决定没有提示。
hint-late = 没能及时找到提示。请稍后再按“提示”。

# Private copies of a table, in which one person plays on for every seat.
copy-button = 🧪 试一试
copy-heading = ### 🧪 私人副本：{ $title }
    -# { $named ->
        [1] {""}
       *[other] { $game } ·{" "}
    }每个座位都由你来玩，别人看不到。看不见的牌和之后的随机结果（如果有）都随机抽取。
copy-plays_for = 你现在替 **{ $player }** 行动。
copy-opened = 这是这桌当前局面的副本，只有你看得到。两天后或我重启时它就没有了；这桌本身照常进行，不受影响。
copy-back = ↩ 退一步
copy-compare = 与之前比较
copy-compared = **{ $title }：你的私人副本里发生了什么**
copy-nothing = 里面什么也没有发生。
copy-before = 之前
copy-now = 现在
copy-gone = 它已经结束了。只有你最近的一课保持打开；用 `/learn` 可以重新开始这一课。你可以有三个私人副本；每个最多保留两天，重启会结束所有副本：再按**试一试**开一个新的。
copy-none = 这桌不能开私人副本。
copy-not_now = 其他人正在秘密作决定，现在不能开私人副本。请等他们决定之后再试。
copy-not_here = 私人副本里不能这样做，那里没有别人可问、可告诉。

## Graphs of a table

command-game-graph = 玩家和公司的走势：图片、文字或表格
command-game-graph-which = 哪张图表
graph-heading = **{ $title }** · { $graph }
graph-others = 其他图表
graph-button = 看图片
graph-words-button = 看文字
graph-csv-button = 看表格（CSV）
graph-post-button = 给大家看
graph-post-not_seated = 只有在这桌玩的人和管理服务器的人，才能把它给大家看。
graph-empty = 还没有可画的内容。
graph-none = 这款游戏没有图表。
graph-no_such = 现在这里没有“{ $graph }”这张图表。隐藏的数字在结束后才画。请从建议里选一个。
graph-csv-move = 步
graph-csv-number = 序号
graph-csv-round = 起始轮
graph-csv-there = 表格在这里：`{ $file }`。步数的编号与 `/game log` 一致。

## The replay of a table

command-game-replay = 在版图上重放整局游戏的动画
replay-heading = **{ $title }** · { $moves } 步
replay-none = 这款游戏没有可以回放的版图。
replay-in_words = 回放是动画，而你选择了以文字代替图片。`/game log` 用文字讲述这局游戏。
replay-drawing = -# 正在绘制动画。需要几秒，我忙的时候可能要一分钟；如果什么也没出现，请按**重新绘制**。
replay-again-button = 重新绘制
replay-failed = 回放没能画出来。请稍后再试。
