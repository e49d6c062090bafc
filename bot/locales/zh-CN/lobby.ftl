# The message of a table that has not started, and how people are shown.

lobby-heading = ## { $title }
lobby-game = { $game } · 桌主 { $host }
lobby-seat = { $number }. { $player }
lobby-seat_free = *空位*
lobby-variants = **变体：**{ $variants }
lobby-variants_usual = **通常规则：**{ $variants }
lobby-variants_none = **规则：**按规则书，没有变体
lobby-pace = **节奏：**{ $pace }。{ $note }{ $reminders }
lobby-reminders = 轮到谁，谁会在 { $interval }后收到提醒。
lobby-reminders_none = 不发提醒。
lobby-hints_off = **没有提示：**这里不会透露电脑对手会怎么走。
lobby-fair = **公平：**所有洗牌的随机种子在开始时抽取。从那时起 `/game export` 会显示它的指纹，结束时公布种子本身，人人都可以校验。
lobby-join = 加入
lobby-leave = 离开
lobby-leave_last = 离开并关闭
lobby-addbot = 添加电脑对手
lobby-level = 添加其他难度的电脑对手
lobby-unbot = 移除电脑对手
lobby-start = 开始
lobby-state_needs_more = 再来 { $missing } 名玩家，桌主就可以开始。
lobby-state_ready = 桌主可以开始了；其他人仍可加入。
lobby-state_full = 座位已满。桌主可以开始了。
lobby-state_started = 游戏已经开始。
lobby-unfilled = { $host } **{ $title }** 等人加入已经两周了。邀请几个人、添加电脑对手，或者就以现有的人开始吧；否则这桌将于 { $when } 关闭。
    { $link }
lobby-state_closed = 这桌在开始前关闭了。

people-nobody = 某人
people-opponent = { $name }（电脑对手，{ $policy }）
policy-easy = 简单
policy-normal = 普通
policy-hard = 困难
policy-random = 随性
policy-sensible = 普通
# What to expect of each, in five words or so.
level-easy = 会计划，但常出错
level-normal = 水平与一般玩家相当
level-hard = 深谋远虑，很难赢它
level-random = 随机乱走

pace-live = 实时
pace-live_choice = 实时：大家现在都在
pace-day_choice = 每日：每天来看一两次
pace-slow_choice = 慢速：几天走一回合
pace-live_note = 大家现在都在；需要{ $length }。
pace-day = 每日
pace-day_note = 请每天来看一两次；这局游戏需要{ $length }。
pace-slow = 慢速
pace-slow_note = 请隔几天来看一次；这局游戏可能需要{ $length }。

duration-minutes = { $count } 分钟
duration-hours = { $count } 小时
duration-days = { $count } 天

# The same as choices of commands, by their minutes: every start says them in all languages.
interval-10 = 10 分钟
interval-30 = 30 分钟
interval-60 = 1 小时
interval-180 = 3 小时
interval-360 = 6 小时
interval-720 = 12 小时
interval-1440 = 1 天
interval-2880 = 2 天
interval-4320 = 3 天
interval-10080 = 7 天

# A table that somebody hosts, in the refusal of one more.
lobby-hosted = “{ $title }”（<#{ $channel }>）
