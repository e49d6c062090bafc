# /campaign: descriptions of its commands and options, its messages, and its answers.

command-campaign = 戰役：一場接一場的多場遊戲
command-campaign-new = 在這個頻道創立戰役
command-campaign-new-title = 戰役的名稱
command-campaign-new-game = 要玩哪款遊戲
command-campaign-new-players = 最多幾家公司
command-campaign-new-variant = 規則變體
command-campaign-new-thread = 在獨立的討論串裡進行
command-campaign-new-pace = 一個回合要在多久內完成
command-campaign-new-hints = 能不能用提示：看電腦對手會怎麼走
command-campaign-company = 在公司的第一場遊戲之前選擇公司或替它命名
command-campaign-company-company = 換一家還沒人選的公司
command-campaign-company-name = 你替它取的名稱，只能取一次
command-campaign-next = 表示你參加下一場遊戲
command-campaign-miss = 表示你缺席下一場遊戲
command-campaign-wait = 下一場遊戲等沒有答覆的人多久（桌主）
command-campaign-wait-days = 天數
command-campaign-status = 戰役的情況，以及在等什麼
command-campaign-log = 戰役的編年史，每場遊戲一頁
command-campaign-log-game = 翻到第幾場遊戲那一頁
command-campaign-office = 你的辦公室：明信片和指令，只有你看得到
command-campaign-office-power = 兩場遊戲之間：為它留下指令
command-campaign-office-order = 它何時自動生效，或者你會怎麼選
command-campaign-office-take_back = 收回上一場遊戲以來為它留下的指令
command-campaign-hand_over = 移交一家公司和它的一切
command-campaign-hand_over-player = 由誰接任董事長
command-campaign-hand_over-company = 哪家公司（其董事長沒有答覆時）；否則是你的
command-campaign-vote = 不等沒有行動的人，繼續進行；需其他人過半數同意
command-campaign-end = 提前結束戰役，需大家都同意

campaign-heading = ## { $title } · { $game }
campaign-company_called = { $called }（{ $company }）
campaign-seat = { $number }. { $player } · { $company }
campaign-seat_ready = ✅ { $player } · { $company }：參加
campaign-seat_absent = 💤 { $player } · { $company }：這次不參加
campaign-seat_missing = 💤 { $player } · { $company }：缺席本場
campaign-seat_silent = ⏳ { $player } · { $company }
campaign-free = *還沒人選：{ $companies }*
campaign-length = **長度：**{ $games ->
        [12] 十二場遊戲
       *[other] { $games } 場遊戲
    }，{ $pace ->
        [day] 以每天一回合計算，每場大約{ $least }到{ $most }個星期。
       *[other] 每場{ $length }。
    }
campaign-weeks = { $weeks ->
        [1] 一
        [2] 兩
        [3] 三
        [4] 四
       *[other] { $weeks }
    }
campaign-wait = **下一場遊戲：**等大家都說了要不要參加就開始。有兩家準備好之後，{ $days } 天內沒有答覆的就算缺席這一場。
campaign-fair = **公平性：**開始時抽出一個隨機種子，所有遊戲的種子都由它推出。`/campaign status` 顯示它的指紋；種子本身在戰役結束時公布。
campaign-due = 遊戲最晚在 { $when } 開始，屆時沒有答覆的人不參加。
campaign-state_asks = 下一場遊戲在等大家答覆。誰要參加？
campaign-state_few = 至少要有 { $least } 家公司才能玩，所以戰役在等更多人準備好。
campaign-state_begins = 大家都答覆了。
campaign-ready = 我參加
campaign-absent = 這次不參加
campaign-found = 成立公司
campaign-choose = 選擇你的公司
campaign-choose_newcomer = 新加入的人選擇公司

campaign-moment = { $date }（{ $span }）
campaign-status_lobby = **{ $title }** 還沒開始。
campaign-status_live = **{ $title }** · { $game } 正在進行。{ $misses ->
        [0] {""}
       *[other] { $absent } 缺席。
    }{ $wait ->
        [no] 從 { $since } 起，一直在等 { $silent }。
       *[other] {""}
    }{ $votes ->
        [yes] 從 { $vote } 起，其他人可以不等他們，繼續進行：`/campaign vote`。
       *[no] {""}
    }
    這一場之前，戰役的情況是：
campaign-status_between = **{ $title }** · 下一場是 { $game }。{ $wait ->
        [yes] 正在等 { $silent }，到 { $when } 不再等下去，直接開始。
        [few] 至少要有 { $least } 家公司才能玩，所以在等更多人準備好。
       *[no] 正在等 { $silent }。有 { $least } 家公司準備好之後，沒有表態的人還有 { $days } 天可以答覆。
    }
campaign-status_closed = **{ $title }** 在開始前關閉了。
campaign-status_over = **{ $title }** 已經結束。
campaign-commitment = 戰役所有洗牌所出自的隨機種子的指紋：`{ $commitment }`

campaign-ending_finished = 🏁 **{ $title } 結束了。**保險庫打開了。
campaign-ending_agreed = **{ $title } 經一致同意結束。**保險庫依現況打開。
campaign-ending_alone = **{ $title } 已結束。**保險庫依現況打開。
campaign-ending_admin = **{ $title } 由管理這個伺服器的人結束。**保險庫依現況打開。
campaign-ending_abandoned = **{ $title } 已結束，因為沒有人繼續玩了。**保險庫依現況打開。
campaign-place = { $place }. { $companies }
campaign-seed = 整場戰役的隨機種子是 `{ $seed }`：所有遊戲的種子都由它推出。`/game export` 可把所有遊戲的紀錄匯出成一個檔案。
campaign-end_book = `/campaign log` 把整場戰役寫成一本書，每場遊戲一頁；書末揭曉進行時別人都不知道的事。

campaign-office = **你的辦公室**（只有你看得到）
campaign-no_story = 還沒有故事可說。

campaign-new-made = 「{ $title }」已創立：{ $where }
campaign-new-made_here = 「{ $title }」已創立。人數夠了就按它訊息上的**開始**。
campaign-said_ready = 你參加「{ $title }」的下一場遊戲。
campaign-said_absent = 你不參加「{ $title }」的下一場遊戲。你的公司保留它的一切。
campaign-begun = 「{ $title }」的下一場遊戲開始了。
campaign-name_not_drawn = 這個名稱裡有我沒辦法畫在版圖上的字。請用拉丁、希臘、西里爾字母，中文、日文、韓文，或阿拉伯、希伯來、亞美尼亞、喬治亞字母。
campaign-kept = 你在「{ $title }」的公司：{ $company }。
campaign-waiting = 「{ $title }」的每場遊戲都等沒有答覆的人 { $days } 天。{ $runs ->
        [0] {""}
       *[other] 現在在等的這場，到 { $when } 不再等下去，直接開始。
    }
campaign-not_playing = { $company } 不參加這場遊戲。等遊戲結束後才能移交。
campaign-no_such_company = 這裡沒有人是那家公司的董事長。有 { $companies }。

campaign-missed_private = **{ $title }** · { $game } 已經開始，因為你沒有答覆，你的公司沒有參加。公司保留它的一切，下一場之前會再問你：{ $link }
campaign-missed_public = { $player }，**{ $title }** · { $game } 已經開始，因為你沒有答覆，你的公司沒有參加。公司保留它的一切，下一場之前會再問你：{ $link }
campaign-reminder-public = { $player }，**{ $title }** 的下一場遊戲在等你答覆；{ $since } 問過你：{ $link }
campaign-reminder-private = 你要參加 **{ $title }** 的下一場遊戲嗎？它在等你答覆；{ $since } 問過你：{ $link }
campaign-reminder-last = 已在 **{ $title }** 提醒 { $player } { $count } 次，仍未答覆：{ $link }
    不再提醒。如果 { $days } 天沒有音訊，其他人可以用 `/campaign hand-over` 移交這家公司。

# /campaign log: the chronicle of a campaign as a book.
book-page = ## { $title } · { $game }{ $pages ->
        [1] {""}
       *[other] {" "}· 第 { $page } 頁，共 { $pages } 頁
    }
book-heading = **{ $heading }**
book-end = ## { $title } · 終章
book-the_end = 終章
book-sealed = 每一年的每一張存款單、明信片隱藏的一面、私下留下的指令：**幕後真相**揭曉進行時別人都不知道的一切。
book-secrets = ## { $title } · 幕後真相{ $pages ->
        [1] {""}
       *[other] {" "}· 第 { $page } 頁，共 { $pages } 頁
    }
book-earlier = 較早
book-later = 較晚
book-behind = 幕後真相
book-back = 回到終章
book-jump = 翻到某一場
