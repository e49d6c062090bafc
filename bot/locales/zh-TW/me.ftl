# /me, /privacy and /forget-me: what one person sets or asks for.

command-me = 你自己的設定
command-me-settings = 時區、時段、提醒、圖片、語言
command-me-settings-zone = 你的時區：輸入一個城市
command-me-settings-quiet = 不提醒的時段，例如 22-8；或填 off
command-me-settings-interval = 過多久提醒你
command-me-settings-reminders = 提醒發到哪裡
command-me-settings-language = 你的語言，用於只有你看得到的內容
command-me-settings-pictures = 只有你看得到的內容要附圖片，還是只用文字
command-me-holiday = 設定你不在的日子
command-me-holiday-first = 不在的第一天；不填就從現在起
command-me-holiday-until = 不在的最後一天
command-me-holiday-meanwhile = 不在期間時間用完時怎麼辦
command-me-back = 結束或取消休假
command-me-settings-hours = 你通常什麼時候玩，例如 18-23，供別人參考；或填 off
command-me-settings-weekends = 你週六、週日玩不玩，供別人參考
command-me-settings-daily = 每天一則訊息代替多次提及：幾點，例如 8:00；或填 off
command-privacy = 我儲存了你的哪些資訊
command-forget_me = 刪除我儲存的你的資訊

me-reminders_dm = 用私訊
me-reminders_channel = 在頻道裡
me-reminders_off = 不提醒
me-interval_table = 依各桌的設定
me-quiet_none = 無
me-language_discord = 與 Discord 相同
me-weekends_on = 玩
me-weekends_off = 不玩
me-daily_none = 否，每次輪到你就提及你
me-daily_at = { $time }，代替提醒和每回合的提及
me-daily_unclear = 我看不懂「{ $written }」是幾點。請寫成 8:00 這樣，或填 off。
me-hours_none = 看不到你通常什麼時候玩
me-hours_unclear = 我看不懂「{ $written }」是什麼時段。請寫成 18-23 這樣，或填 off。
me-pictures_on = 用於只有你看得到的內容
me-pictures_off = 關閉，只用文字

me-meanwhile_pass = 跳過，並拒絕提議
me-meanwhile_opponent = 由電腦對手替我決定
me-day = { $date } · { $days ->
        [0] 今天
        [1] 明天
       *[other] { $days } 天後
    }
me-day_unclear = 我看不懂「{ $written }」是哪一天。請寫成 2026-12-24 這樣，或從清單裡選。
me-holiday_until = 請填你不在的最後一天。
me-holiday_none = 你沒有設定休假。用 `until` 選最後一天，用 `from` 選第一天。
me-holiday = **你不在：**{ $start } 到 { $until }。
me-holiday_tables = 休假開始時會告訴你的每一桌；你回來時，會告訴正在等你的那幾桌。在那之前不發提醒，你的座位也不會讓給別人，但即時桌最多 { $live }，每日桌最多 { $day }，慢速桌最多 { $slow }。兩次休假間隔不到 { $days } 天的，算同一次。
me-holiday_pass = 如果你不在期間拍賣的時間用完，你會跳過，提議會被拒絕，除非你留下了上限或指令。
me-holiday_opponent = 如果你不在期間拍賣或提議的時間用完，由電腦對手替你決定，除非你留下了上限或指令。
me-back_again = 歡迎回來。你的各桌照常繼續。

me-settings = ### 你的設定
    {""}**時區：**{ $zone }，那裡現在是 { $time }
    {""}**勿擾時段：**{ $quiet }
    {""}**多久後提醒：**{ $interval }
    {""}**提醒：**{ $reminders }
    {""}**每天一則訊息：**{ $daily }
    {""}**圖片：**{ $pictures }
    {""}**語言：**{ $language }
    {""}**別人看到的：**{ $hours }
me-how_to_change = -# 要更改，請用這個指令的參數。
me-language_unknown = 我不會說「{ $language }」。請從清單裡選一種語言。
me-zone_unknown = 沒有叫「{ $zone }」的時區。請輸入你附近大城市的名稱，再從清單裡選。
me-quiet_unclear = 我看不懂「{ $written }」是什麼時段。請寫成 22-8 這樣，或填 off。
me-dm_closed = 你的私訊對我關閉了，所以提醒發在頻道裡。重新打開後，請在這裡選 `reminders: 用私訊`，我會再試。

privacy-text = **儲存了你的哪些資訊**
    你的 Discord 帳號編號，以及與它相關的：
    - { $seats } 個座位（{ $running } 個還在進行），以及你在那裡走的每一步、預先下的指令和答覆、附在問題上的話；還有你開的 { $hosted } 桌和你取的名稱
    - { $companies } 家戰役公司，以及你取的名稱
    - { $lessons } 堂你上過的課
    - 設定：{ $settings }；以及 { $absences } 桌告知過你不在
    - { $reminders } 則待發的提醒，{ $messages } 則私訊的位置（以便更新它們），{ $proposals } 項由你提出、答覆或提到你的提議
    - { $dm }
    - { $language ->
        [0] 沒有關於你的語言的資訊
       *[other] 你閱讀用的語言
    }
    - { $unlisted ->
        [0] 沒有關於 `/stats` 榜單的資訊，榜單上可以有你
       *[other] `/stats` 的榜單上不能有你
    }

    除此之外什麼都不儲存：我不讀訊息。手牌和任務卡只給持有者看，除了營運我的人，沒有人看得到資料庫。`/forget-me` 會立刻刪除這一切。已結束的遊戲裡，你的位置會留下一個匿名座位。
privacy-settings_some = 時區、勿擾時段、你通常什麼時候玩、你希望何時用什麼方式提醒，以及最近一次休假
privacy-settings_none = 無
privacy-dm_closed = 你的私訊對我關閉了
privacy-dm_open = 沒有關於你的私訊的資訊
forget-question = **刪除我儲存的關於你的一切？**
    { $running ->
        [0] 你沒有參加任何還開著的遊戲桌。
       *[other] 你在 { $running } 張還開著的遊戲桌有座位。已經開始的，由電腦對手接著替你玩。
    }已結束的遊戲裡會留下一個匿名座位。這不能復原。
forget-yes = 全部刪除
forget-no = 保留
forget-done = 完成。不再儲存關於你的任何資訊。
forget-kept = 什麼都沒有刪除。

# /me statistics
command-me-statistics = /stats 的榜單上能不能有你、別人能不能查你
command-me-statistics-listed = 是否上榜、是否可查
me-statistics_on = 是，和大家一樣
me-statistics_off = 否，不上任何榜單
me-statistics_now_on = `/stats` 的榜單上可以有你，別人也可以查你。
me-statistics_now_off = `/stats` 的任何榜單上都沒有你，別人也不能查你。你玩完的遊戲仍會計入同桌玩家的統計。
