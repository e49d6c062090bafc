# What the tables' own rules refuse.

service-no_such_table = 没有 { $table } 这张游戏桌。
service-again-not_ended = 只有已经结束、且不属于战役的游戏桌才能再来一局。
service-no_seat = 你在这桌没有座位。`/game status` 可以看它的情况。
service-suspended = 这桌已搁置：它的记录或局面无法推算，所以没有人能查看或接着玩。管理服务器的人可以用 `/admin delete` 删除它。
service-being_judged = 我正在检查这桌能不能推算出来。请过一分钟再试。
service-not_started = 这桌还没有开始。
service-started = 这桌已经开始了。
service-ended = 这桌已关闭。
service-over = 游戏已经结束。
service-host_only = 只有桌主可以这样做。
service-stale = 那个按钮出现之后，游戏又有了进展。这是当前局面。
service-no_such_move = 这款游戏没有 { $move } 这种行动。
service-not_a_move = 这些选择凑不成完整的一步。请在各自的列表里逐项选择。
service-full = { $players } 个座位都坐满了。
service-too_many_seats = 每个人最多同时坐在 { $most } 桌。请先玩完一局。

service-join-seated = 你已经坐在这桌了。
service-kick-oneself = 你不能请自己离座。请直接离开这桌。
service-kick-nobody = 那个人在这桌没有座位。
service-no_opponent_there = 那个座位上没有电脑对手。
service-options-too_few = 已经坐了 { $seats } 个座位，不能只设 { $players } 个。
service-start-too_few = 这款游戏至少需要 { $players } 名玩家，现在坐了 { $seats } 名。请等别人加入，或添加电脑对手。

service-new-game = 没有叫 { $game } 的游戏。
service-new-players = 这款游戏需要 { $low }–{ $high } 名玩家。
service-new-variant = 变体 { $variant } 没有 { $value } 这个取值。
service-new-pace = 节奏必须是其中之一：{ $paces }。
service-new-channel_taken = 本频道里已经有一桌了：`/game status` 查看，`/game end` 结束。你也可以把你的开在子区里。
service-new-channel_not_allowed = 本服务器不允许在这个频道开桌。
service-new-guild_limit = 本服务器的游戏桌已达上限（{ $most } 桌）。
service-new-host_limit = 你已经是 { $most } 桌的桌主，每人最多这么多。请先在其中一桌的频道里用 `/game end` 或 `/campaign end` 结束它：{ $tables }。

service-interval = 提醒间隔可以是 { $minutes } 分钟到 { $days } 天。
service-quiet = 免打扰时段的起止不能相同，时区也必须存在。
service-zone = 没有叫 { $zone } 的时区。
service-snooze-time = 提醒最多可以推迟 { $days } 天。
service-snooze-over = 已经提醒过你 { $most } 次了。请现在行动，否则其他人可能把你的座位交给别人。
service-snooze-nothing = 这桌没有人在等你。

service-order-none = 这里没有我能预先替你做的事。
service-order-impossible = 按现在的情况不能下这条指令。请从给出的选项里选。
service-order-too_many = 你在这桌已经有 { $most } 条指令。请先收回一条。
service-order-until = 请至少写明一件让它终止的事，可从输入时的建议里选。
service-note-nothing = 你现在没有向任何人提问，所以无处附话。
service-answer-nothing = 这桌的所有问题本来就都会问你。
service-order-nothing = 我在这桌没有替你做任何事。一切都由你自己决定。

service-undo-channel_taken = 本频道里已经有了另一桌，所以这局游戏的结局不能再改。
service-undo-nothing = 你没有可以收回的步骤。
service-undo-no_restart = 不能整个重来本回合：你最多只走了一步，或者有人已经从中得知了什么。撤销可以一步一步地退。
service-redo-nothing = 没有可以重做的：没有收回过步骤。
service-no_such_seat = 这桌没有这个座位。
service-replace-seated = 那个人已经坐在这桌了。
service-replace-patience = 要等这个座位的提醒都发完，才能把它交给别人。
service-replace-away = 坐这个座位的人不在。最早 { $days } 天后才能把它交给别人。
service-daily = 请写明每日消息的时刻。
service-active = 请用时刻写明你通常在哪些时间玩。
service-holiday-past = 休假的结束日必须在今天之后，也在开始日之后。
service-holiday-long = 休假最长 { $days } 天。
service-holiday-far = 休假必须在一年之内开始。
service-holiday-present = 你正在休假，而休假只能记一段。请回来后再填下一段，或先用 `/me back` 结束这一段。
service-holiday-none = 你没有设置休假。
service-opponent-already = 那里已经由这个等级的电脑对手在玩。要更换，请在 `policy` 里选别的等级。
service-opponent-unknown = 没有这种对手。可以选 { $opponents }。
service-sure-end = **就此结束“{ $title }”，不计结果？**不需要别人同意，也不能撤销。
service-sure-end_campaign = **结束战役“{ $title }”？**保险库按现状打开。不需要别人同意，也不能撤销。
service-sure-opponent = **让电脑对手接着替你玩？**“{ $title }”没有别的人：电脑对手会把游戏玩完，也没有人能把座位还给你。
service-proposal-none = 这桌已经没有人在问这件事了。
service-proposal-open = 已经在征求其他人的同意了。
service-proposal-decided = 这件事已经决定了。
service-proposal-answered = 你已经同意了。
service-proposal-not_asked = 征求同意的对象里没有你。
service-proposal-not_yours = 只有提出的玩家可以撤回。

service-admin-channels = 最多可以列出 { $most } 个频道。
service-admin-tables = 一个服务器同时可以有 0–{ $most } 桌。

service-campaign-none = 这里没有战役。`/campaign new` 创立一个。
service-campaign-between = 这里现在没有进行中的游戏：等大家都说了是否参加，下一场才开始。用 `/campaign next` 和 `/campaign miss` 表态，`/campaign status` 看情况，`/campaign office` 看你的办公室。
service-campaign-begun = 战役已经开始，约定好的不能再改。等大家都说了是否参加，下一场游戏就开始。
service-campaign-not_over = 战役中保密的内容，要等战役结束后才能看。
service-campaign-not_between = 现在没有下一场游戏在等；这场结束后才有。
service-campaign-no_president = 你不是这个战役里任何公司的董事长。
service-campaign-no_president_yet = 你还不是这个战役里任何公司的董事长。按**成立公司**就会有一家，你用它参加下一场游戏。
service-campaign-no_seat = 你没有参加战役的这场游戏：你的公司缺席，或者你不是任何公司的董事长。这场的情况见 `/game board`，战役的情况见 `/campaign status`。
service-campaign-no_office = 你的公司从战役的第一场游戏起才有办公室。
service-campaign-word_later = `/campaign office` 用来在两场游戏之间留下指令。游戏进行中请用游戏的命令。
service-campaign-no_word = 上一场游戏以来，你没有为它留下指令。
service-campaign-leave = 你的公司已经在这个战役里玩过，所以要留下：请用 `/campaign hand-over` 移交，或用 `/campaign miss` 缺席。
service-campaign-one_game = 战役创立时是哪款游戏，就一直是哪款。
service-campaign-company_kept = 你的公司已经玩过，颜色不能再换。
service-campaign-company_taken = 那家公司已有人选；还可以选 { $companies }。
service-campaign-named = 公司只能在它的第一场游戏之前命名一次。
service-campaign-name_long = 公司名称最多 { $most } 个字符。
service-campaign-name_taken = 另一家公司已经用了这个名称。
service-campaign-wait = 下一场游戏可以等没有表态的人 { $least }–{ $most } 天。
service-campaign-patience = 要等董事长 { $days } 天没有音讯，别人才能移交其公司。

service-vote-own = 现在就轮到你自己。请行动，或者交给其他人决定。
service-vote-nothing = 这里没有可以投票的事：现在没有谁的回合由投票决定。
service-vote-patience = 轮到的人还有时间：{ $hours ->
        [0] 回合开始半小时后
       *[other] 回合开始 { $hours } 小时后
    }，其他人才能投票。
