# Reminders, the notice when they have run out, and who is away.

reminder-public = { $player }，**{ $title }** 轮到你了：{ $link }
    该回合始于 { $since }。
reminder-private = **{ $title }** 轮到你了：{ $link }
    你的回合始于 { $since }。
reminder-snooze = { $time }后再提醒
reminder-snoozed = 我会于 { $when } 再提醒你。
reminder-not_yours = 这条提醒是给别人的。
reminder-last = 已在 **{ $title }** 提醒 { $player } { $count } 次，仍未行动：{ $link }
    不再提醒。如果其他人同意，可以由电脑对手或别人接着玩。
reminder-takeover = 让电脑对手接着玩
reminder-giveto = 把座位交给……

absence-begun = { $player } 不在，直到 { $until }。在那之前不发提醒，座位也不会让给别人。
absence-limit = 这桌等到 { $until }；之后恢复提醒，提醒都发完后，座位可以交给别人。
absence-passes = 如果不在期间时间用完，则跳过，除非留下了指令。
absence-stand_in = 如果不在期间时间用完，由电脑对手替 { $player } 决定，除非留下了指令。
absence-campaign = 两场游戏之间，战役等待的时间照旧。
absence-back = { $player } 回来了。
absence-waited = -# { $player } 不在，直到 { $until }。
absence-waited_limit = -# { $player } 不在，直到 { $until }；这桌等到 { $waits }。
presence-away = 不在，直到 { $until }
presence-away_from = { $start } 到 { $until } 不在
presence-note = {" "}· { $note }
presence-active_weekdays = 周末不玩
presence-active_daily = 通常在 { $start }–{ $end } 玩
presence-active_both = 通常在 { $start }–{ $end } 玩，周末不玩
presence-waited = -# { $player } { $hours }。
presence-waited_later = -# { $player } { $hours }：下一次是 { $when }。

digest-heading = **有 { $count } 桌在等你**
digest-table = **{ $title }** · { $game } · { $link }
    你的回合始于 { $since }。
digest-between = **{ $title }** · { $game } · { $link }
    你参加下一场游戏吗？{ $since } 问过你。
digest-play = 去玩

# Nudges of one player for another.
nudge-message = { $player }，{ $by } 在 **{ $title }** 等你行动；你的回合始于 { $since }：{ $link }
nudge-between = { $player }，{ $by } 想知道你是否参加 **{ $title }** 的下一场游戏；{ $since } 问过你：{ $link }
nudge-which = 哪一桌？
nudge-done = 已催过 { $player }：**{ $title }**。一天之内，那桌不能再催任何人。
nudge-not_waiting = 你们同坐的游戏桌里，没有在等那个人的。
nudge-not_together = 你们没有同坐的游戏桌。
nudge-not_now = 那个人现在不想收到提醒。游戏桌自己的提醒照设置发出。
nudge-lately = 那桌不到一天前才催过人。请明天再试。
