# Reminders, the notice when they have run out, and who is away.

reminder-public = { $player }，**{ $title }** 輪到你了：{ $link }
    該回合始於 { $since }。
reminder-private = **{ $title }** 輪到你了：{ $link }
    你的回合始於 { $since }。
reminder-snooze = { $time }後再提醒
reminder-snoozed = 我會在 { $when } 再提醒你。
reminder-not_yours = 這則提醒是給別人的。
reminder-last = 已在 **{ $title }** 提醒 { $player } { $count } 次，仍未行動：{ $link }
    不再提醒。如果其他人同意，可以由電腦對手或別人接著玩。
reminder-takeover = 讓電腦對手接著玩
reminder-giveto = 把座位交給……

absence-begun = { $player } 到 { $until } 為止不在。在那之前不發提醒，座位也不會讓給別人。
absence-limit = 這桌會等到 { $until }；之後恢復提醒，提醒都發完後，座位可以交給別人。
absence-passes = 如果不在期間時間用完，就跳過，除非留下了指令。
absence-stand_in = 如果不在期間時間用完，由電腦對手替 { $player } 決定，除非留下了指令。
absence-campaign = 兩場遊戲之間，戰役等待的時間照舊。
absence-back = { $player } 回來了。
absence-waited = -# { $player } 到 { $until } 為止不在。
absence-waited_limit = -# { $player } 到 { $until } 為止不在；這桌會等到 { $waits }。
presence-away = 到 { $until } 為止不在
presence-away_from = { $start } 到 { $until } 不在
presence-note = {" "}· { $note }
presence-active_weekdays = 週末不玩
presence-active_daily = 通常在 { $start }–{ $end } 玩
presence-active_both = 通常在 { $start }–{ $end } 玩，週末不玩
presence-waited = -# { $player } { $hours }。
presence-waited_later = -# { $player } { $hours }：下一次是 { $when }。

digest-heading = **有 { $count } 桌在等你**
digest-table = **{ $title }** · { $game } · { $link }
    你的回合始於 { $since }。
digest-between = **{ $title }** · { $game } · { $link }
    你要參加下一場遊戲嗎？{ $since } 問過你。
digest-play = 去玩

# Nudges of one player for another.
nudge-message = { $player }，{ $by } 在 **{ $title }** 等你行動；你的回合始於 { $since }：{ $link }
nudge-between = { $player }，{ $by } 想知道你要不要參加 **{ $title }** 的下一場遊戲；{ $since } 問過你：{ $link }
nudge-which = 哪一桌？
nudge-done = 已催過 { $player }：**{ $title }**。一天之內，那桌不能再催人。
nudge-not_waiting = 你們一起玩的遊戲桌裡，沒有哪一桌在等那個人。
nudge-not_together = 你們沒有一起玩的遊戲桌。
nudge-not_now = 那個人現在不希望被提醒。遊戲桌本身的提醒仍照設定發出。
nudge-lately = 那桌不到一天前才催過人。請明天再試。
