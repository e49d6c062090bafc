# /me, /privacy and /forget-me: what one person sets or asks for.

command-me = 你自己的设置
command-me-settings = 时区、时段、提醒、图片、语言
command-me-settings-zone = 你的时区：输入一个城市
command-me-settings-quiet = 不提醒的时段，例如 22-8；或填 off
command-me-settings-interval = 过多久提醒你
command-me-settings-reminders = 提醒发到哪里
command-me-settings-language = 你的语言，用于只有你看得到的内容
command-me-settings-pictures = 只有你看得到的内容配图片，还是只用文字
command-me-holiday = 设置你不在的日子
command-me-holiday-first = 不在的第一天；不填则从现在起
command-me-holiday-until = 不在的最后一天
command-me-holiday-meanwhile = 不在期间时间用完时怎么办
command-me-back = 结束或取消休假
command-me-settings-hours = 你通常在什么时候玩，例如 18-23，供别人参考；或填 off
command-me-settings-weekends = 你周六周日玩不玩，供别人参考
command-me-settings-daily = 每天一条消息代替多次提及：几点，例如 8:00；或填 off
command-privacy = 我保存了你的哪些信息
command-forget_me = 删除我保存的你的信息

me-reminders_dm = 通过私信
me-reminders_channel = 在频道里
me-reminders_off = 不提醒
me-interval_table = 按各桌的设置
me-quiet_none = 无
me-language_discord = 与 Discord 相同
me-weekends_on = 玩
me-weekends_off = 不玩
me-daily_none = 否，每次轮到你都会提及你
me-daily_at = { $time }，代替提醒和每回合的提及
me-daily_unclear = 我看不懂“{ $written }”是什么时刻。请写成 8:00 这样，或填 off。
me-hours_none = 看不到你什么时候玩
me-hours_unclear = 我看不懂“{ $written }”是什么时段。请写成 18-23 这样，或填 off。
me-pictures_on = 用于只有你看得到的内容
me-pictures_off = 关闭，只用文字

me-meanwhile_pass = 跳过，并拒绝提议
me-meanwhile_opponent = 由电脑对手替我决定
me-day = { $date } · { $days ->
        [0] 今天
        [1] 明天
       *[other] { $days } 天后
    }
me-day_unclear = 我看不懂“{ $written }”是哪一天。请写成 2026-12-24 这样，或从列表里选。
me-holiday_until = 请写明你不在的最后一天。
me-holiday_none = 你没有设置休假。用 `until` 选最后一天，用 `from` 选第一天。
me-holiday = **你不在：**{ $start } 到 { $until }。
me-holiday_tables = 休假开始时会告诉你的每一桌；你回来时，会告诉正在等你的那几桌。在那之前不发提醒，你的座位也不会让给别人，但实时桌最多 { $live }，每日桌最多 { $day }，慢速桌最多 { $slow }。间隔不到 { $days } 天的休假算作一段。
me-holiday_pass = 如果你不在期间拍卖的时间用完，我替你跳过，并拒绝提议，除非你留下了上限或指令。
me-holiday_opponent = 如果你不在期间拍卖或提议的时间用完，由电脑对手替你决定，除非你留下了上限或指令。
me-back_again = 欢迎回来。你的各桌照常继续。

me-settings = ### 你的设置
    {""}**时区：**{ $zone }，那里现在是 { $time }
    {""}**免打扰时段：**{ $quiet }
    {""}**多久后提醒：**{ $interval }
    {""}**提醒：**{ $reminders }
    {""}**每天一条消息：**{ $daily }
    {""}**图片：**{ $pictures }
    {""}**语言：**{ $language }
    {""}**别人看到的：**{ $hours }
me-how_to_change = -# 要更改，请用本命令的参数。
me-language_unknown = 我还不支持“{ $language }”。请从列表里选一种语言。
me-zone_unknown = 没有叫“{ $zone }”的时区。请输入你附近大城市的名字，再从列表里选。
me-quiet_unclear = 我看不懂“{ $written }”是什么时段。请写成 22-8 这样，或填 off。
me-dm_closed = 你不接收我的私信，所以提醒发在频道里。重新打开后，请在这里选 `reminders: 通过私信`，我会再试。

privacy-text = **保存了你的哪些信息**
    你的 Discord 账号编号，以及与它相关的：
    - { $seats } 个座位（{ $running } 个还在进行），以及你在那里走的每一步、预先下的指令和答复、附在问题上的话；还有你开的 { $hosted } 桌及你起的名字
    - { $companies } 家战役公司，以及你起的名称
    - { $lessons } 节你学过的课程
    - 设置：{ $settings }；以及 { $absences } 桌告知过你不在
    - { $reminders } 条待发的提醒，{ $messages } 条私信的位置（以便更新它们），{ $proposals } 项由你提出、答复或涉及你的提议
    - { $dm }
    - { $language ->
        [0] 没有关于你的语言的信息
       *[other] 你阅读用的语言
    }
    - { $unlisted ->
        [0] 没有关于 `/stats` 榜单的信息，榜单上可以有你
       *[other] `/stats` 的榜单上不能有你
    }

    此外什么也不保存：我不读消息。手牌和任务牌只给持有者看，除了运营我的人，没有人能看到数据库。`/forget-me` 会立即删除这一切。已结束的游戏里，你的位置会留下一个匿名座位。
privacy-settings_some = 时区、免打扰时段、你通常什么时候玩、你希望何时、以何种方式收到提醒，以及最近一次休假
privacy-settings_none = 无
privacy-dm_closed = 你不接收我的私信
privacy-dm_open = 没有关于你的私信的信息
forget-question = **删除我保存的关于你的一切？**
    { $running ->
        [0] 你没有坐在还开着的游戏桌上。
       *[other] 你在 { $running } 张还开着的游戏桌上有座位。已经开始的，由电脑对手接着替你玩。
    }已结束的游戏里会留下一个匿名座位。这不能撤销。
forget-yes = 全部删除
forget-no = 保留
forget-done = 完成。不再保存关于你的任何信息。
forget-kept = 什么也没有删除。

# /me statistics
command-me-statistics = /stats 的榜单上能不能有你、别人能不能查你
command-me-statistics-listed = 是否上榜、是否可查
me-statistics_on = 是，和大家一样
me-statistics_off = 否，不上任何榜单
me-statistics_now_on = `/stats` 的榜单上可以有你，别人也可以查你。
me-statistics_now_off = `/stats` 的任何榜单上都没有你，别人也不能查你。你玩完的游戏仍会计入同桌人的统计。
