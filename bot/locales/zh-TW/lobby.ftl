# The message of a table that has not started, and how people are shown.

lobby-heading = ## { $title }
lobby-game = { $game } · 桌主 { $host }
lobby-seat = { $number }. { $player }
lobby-seat_free = *空位*
lobby-variants = **變體：**{ $variants }
lobby-variants_usual = **一般規則：**{ $variants }
lobby-variants_none = **規則：**照規則書，沒有變體
lobby-pace = **節奏：**{ $pace }。{ $note }{ $reminders }
lobby-reminders = 輪到誰，誰就會在 { $interval }後收到提醒。
lobby-reminders_none = 不發提醒。
lobby-hints_off = **沒有提示：**這裡不會透露電腦對手會怎麼走。
lobby-fair = **公平性：**所有洗牌的隨機種子在開始時抽出。從那時起 `/game export` 會顯示它的指紋，結束時公布種子本身，人人都能驗證。
lobby-join = 加入
lobby-leave = 離開
lobby-leave_last = 離開並關閉
lobby-addbot = 加入電腦對手
lobby-level = 加入其他等級的對手
lobby-unbot = 移除電腦對手
lobby-start = 開始
lobby-state_needs_more = 還差 { $missing } 名玩家，桌主就能開始。
lobby-state_ready = 桌主可以開始了；其他人仍可加入。
lobby-state_full = 座位已滿。桌主可以開始了。
lobby-state_started = 遊戲已經開始。
lobby-unfilled = { $host } **{ $title }** 等人加入已經兩個星期了。找幾個人來、加入電腦對手，或者就以現有的人開始吧；否則這桌將於 { $when } 關閉。
    { $link }
lobby-state_closed = 這桌在開始前關閉了。

people-nobody = 某人
people-opponent = { $name }（電腦對手，{ $policy }）
policy-easy = 簡單
policy-normal = 普通
policy-hard = 困難
policy-random = 隨性
policy-sensible = 普通
# What to expect of each, in five words or so.
level-easy = 會思考，但會犯錯
level-normal = 思考得像一般玩家
level-hard = 深謀遠慮，很難打敗
level-random = 隨機亂走

pace-live = 即時
pace-live_choice = 即時：大家現在都在
pace-day_choice = 每日：每天來看一兩次
pace-slow_choice = 慢速：幾天走一回合
pace-live_note = 大家現在都在；需要{ $length }。
pace-day = 每日
pace-day_note = 請每天來看一兩次；這局遊戲需要{ $length }。
pace-slow = 慢速
pace-slow_note = 每隔幾天來看一次就好；這局遊戲可能需要{ $length }。

duration-minutes = { $count } 分鐘
duration-hours = { $count } 小時
duration-days = { $count } 天

# The same as choices of commands, by their minutes: every start says them in all languages.
interval-10 = 10 分鐘
interval-30 = 30 分鐘
interval-60 = 1 小時
interval-180 = 3 小時
interval-360 = 6 小時
interval-720 = 12 小時
interval-1440 = 1 天
interval-2880 = 2 天
interval-4320 = 3 天
interval-10080 = 7 天

# A table that somebody hosts, in the refusal of one more.
lobby-hosted = 「{ $title }」（<#{ $channel }>）
