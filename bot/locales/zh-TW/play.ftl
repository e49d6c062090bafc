# Playing: the panel in the channel, the private panel, direct messages, help.

command-hand = 你在這桌手上有什麼、能做什麼
command-hand-table = 哪一桌（你同時參加好幾桌時）
command-turn = 哪幾桌輪到你、從什麼時候開始、該做什麼
command-mygames = 你參加的遊戲桌
command-rules = 查閱規則的某一章節
command-rules-topic = 章節，或規則裡的任何詞
command-rules-game = 哪款遊戲（這裡沒有遊戲桌時）
command-game-status = 版圖，以及輪到誰
command-game-board = 放大的版圖或其中一部分，或其他圖片；現在的或先前的
command-game-board-zoom = 哪個部分
command-game-board-picture = 遊戲的哪張圖片
command-game-board-at = 紀錄第幾步之後的樣子；0 為開局
command-game-words = 用文字描述版圖
command-game-words-page = 哪一頁
command-game-look = 用文字描述地點、公司或玩家；不填就看有什麼變化
command-game-look-at = 看什麼；不填就看你上回合以來發生了什麼
command-game-log = 到目前為止發生了什麼
command-game-log-page = 1 是開頭；不填就是最新一頁
command-game-help = 你現在可以做什麼

panel-turn = 我的行動
panel-hand = 我的手牌
panel-since = 我上回合以來
panel-next = 下一桌：{ $title }
panel-help = 說明
panel-again = 再來一局
panel-log = 紀錄
panel-replay = 重播
panel-graphs = 圖表

announce-started = ## { $title }
    《{ $game }》開始：{ $players }。
announce-started_in_order = ## { $title }
    《{ $game }》開始。行動順序：{ $players }。
announce-started_in_campaign = ## { $title } · { $number }
    《{ $game }》開始：{ $players }。
announce-seed = -# 隨機種子是 `{ $seed }`。`/game export` 可匯出紀錄，人人都能用它驗證洗牌。
announce-seed_in_campaign = -# 這場遊戲的隨機種子是 `{ $seed }`。戰役結束後，`/game export` 可匯出它的紀錄。
announce-next = ▶ 輪到 { $players } 了。
announce-next_together = ▶ { $people ->
        [1] { $players }：請現在選擇，按**我的行動**，或在私訊裡選。
       *[other] { $players }：請各位現在選擇，先後不拘，按**我的行動**，或在私訊裡選。
    }
announce-asked = ❓ { $player }：{ $question }
announce-sheet = -# { $line }
announce-note = 💬 { $player }：「{ $note }」
announce-expires = -# 如果沒有人回覆，提議將於 { $when } 過期。
announce-expires_together = -# 時間將於 { $when } 用完。屆時還沒選的人由我代選。
announce-expires_turn = -# 如果 { $player } 沒有決定，我將於 { $when } 代為{ $move }。
announce-picture_follows = -# 這張圖片上還看不到；新圖片馬上就來：
announce-ended = 遊戲結束。
announce-rest_in_log = -# 全部經過見**{ $log }**。
announce-end_taken_back = ↩ **結局已收回，遊戲在下面繼續。**
announce-ending_agreed = 這桌經一致同意結束。不計結果。
announce-ending_alone = 由這桌唯一的玩家結束。不計結果。
announce-ending_admin = 這桌由這個伺服器的管理員結束。不計結果。
announce-ending_abandoned = 這桌已經沒有玩家了。不計結果。
announce-ending_closed = 這桌已關閉。
announce-ending_finished = 遊戲結束。

opponent-name1 = 列車長
opponent-name2 = 號誌員
opponent-name3 = 司爐
opponent-name4 = 行李員
opponent-name5 = 調度員
opponent-name6 = 查票員
opponent-further = 對手 { $number }
people-left = 玩家 { $number }
people-unknown = 某人
people-double = { $name }（{ $number }）

private_panel-heading = ### { $title }
private_panel-of_game = -# { $game }
private_panel-also = -# { $alt }
private_panel-your_turn = **輪到你了。**你想做什麼？
private_panel-early = **還沒輪到你，但你現在就能決定。**輪到你之前，不會有人知道你的決定。
private_panel-waiting = 正在等 { $players }。
private_panel-opponents = 電腦對手正在行動。
private_panel-called = -# 輪到你時，會在頻道裡提及你。
private_panel-where = 現在輪到誰，請看 { $channel }。
private_panel-now = 目前局面
private_panel-over = 遊戲已經結束。
private_panel-form = **{ $move }**
private_panel-asked = **有個問題等你回答。**你怎麼答覆？
private_panel-chosen = { $chosen }
private_panel-effect = ➜ { $effect }
private_panel-warning = -# ⚠ **{ $label }**：{ $effect }
private_panel-final = -# 做了之後，你就不能自行收回。
private_panel-finals = -# 這些做了之後，你就不能自行收回：{ $picks }。
private_panel-moved_on = 那個按鈕出現之後，遊戲又有進展。這是目前局面。
private_panel-not_now = 你現在不能{ $move }。

form-choose = { $pages ->
        [1] 請選擇
       *[other] 請選擇：{ $page }
    }
form-page = { $first } 到 { $last }
form-page_points = { $alike ->
        [1] { $most } 分
       *[other] { $least }–{ $most } 分
    }
form-page_from = { $first }–{ $last }：{ $page }
form-page_numbers = { $first }–{ $last }
form-listed_page = { $menu }（第 { $first }–{ $last } 項，共 { $all } 項）
form-page_helps = ★
form-page_helps_first = ★ 在前，接著 { $page }
form-helps = ★ { $option }
form-helps_how = ★ { $option } · { $how }
form-named = { $value }：{ $label }
form-choose_many = 至少選 { $least } 項
picture-choices = { $alt }{ $choices }
form-along = {" "}· {""}
form-back = 返回
form-anew = 重新選擇
form-best = 算出最佳方案
form-by_hand = 其他方式……
undo-free = ↩ 復原
undo-restart = ⟲ 重來本回合
undo-ask = ↩ 請求復原
form-do_it = 確定
form-send_offer = 送出提議
form-done = 完成
decline-end = 結束回合
decline-to = 繼續：{ $move }
decline-what = -# **{ $label }**：{ $steps }
form-foreseen = **{ $way }**：{ $said }
form-foreseen_alike = 不論選哪個：{ $said }
form-no_advice = 這裡我沒有建議。
form-number = { $least } 到 { $most } 的數字{ $step ->
        [1] {""}
       *[other] ，以 { $step } 為單位
    }……
form-number_range = 必須是 { $least } 到 { $most } 的數字{ $step ->
        [1] {""}
       *[other] ，以 { $step } 為單位
    }。
form-strange = 那裡不能填「{ $written }」。請從選項裡選一個。
form-strange_option = 那裡不能填「{ $written }」。可以選的有：{ $options }
form-strange_number = 那裡不能填「{ $written }」：必須是 { $least } 到 { $most } 的數字{ $step ->
        [1] {""}
       *[other] ，以 { $step } 為單位
    }。
form-out_of_date = 那個選擇已經過時。請重新選擇。

story-lapsed = ⌛ 時限內沒有人答覆。
story-nothing = 什麼事也沒發生。
story-times = { $line }（×{ $times }）
story-undo = ↩ **{ $player }** 收回步驟：遊戲回到{ $moves ->
        [0] 發牌後
       *[other] 第 { $moves } 步後
    }的局面。
story-taken_back = ↩ 已收回：{ $what }
story-redo = ↪ **{ $player }** 重做收回的步驟。

mail-started = 遊戲已經開始。
mail-where = -# 版圖在 { $channel }。
mail-welcome = 你接手了 { $channel } 裡 **{ $title }** 的一個座位。座位上現有的是：
mail-channel_lost = **{ $title }** 輪到你了，但我不能在它的頻道裡發訊息。你可以在這裡玩。

command-order = 預先指令，每款遊戲都能用
command-order-give = 讓我一有機會就替你行動；在那之前不告訴任何人
command-order-give-what = 要我做什麼
command-order-give-choice = 細節，用逗號分開
command-order-list = 你在這桌下了哪些指令
command-order-take_back = 收回你下的指令
command-order-take_back-order = 哪一條；不填就是全部
order-which_table = 你同時在好幾桌玩。請在你要的那一桌的頻道裡用這個指令。
# What a person has ordered in advance; nobody else reads any of it.
order-stand = { $orders ->
        [1] 你的指令，別人都不知道：
       *[other] 你的指令，別人都不知道。輪到你時，我執行其中第一條可行的：
    }
order-line = { $number }. { $order }
order-passing = 本輪一直**跳過**，直到別人這樣做：{ $until }。
order-this_round = 本輪
order-what = 要我預先替你做什麼？
order-menu = { $orders ->
        [0] 預先指令
       *[other] 預先指令（{ $orders }）
    }
order-take_back = { $number ->
        [0] 收回
       *[other] 收回第 { $number } 條
    }
order-given = 你的指令已生效。別人都不知道；失效時會告訴你。
order-no_such = 你在這裡沒有「{ $written }」這條指令。你的指令有：{ $orders }
order-none_stands = 你在這裡沒有指令。
order-ended_when = { $said }（{ $when }）
order-ended_game = 遊戲已經結束，你的指令隨之失效：{ $order }
order-ended_unknown = 你的一條指令已失效：這類指令已經取消。
order-stop = 改回由我決定
order-stopped = 我不再替你做這件事。
answer-stands = -# 不再問你：{ $answered }。
answer-ask_again = 全部重新問我
answer-asked_again = 從現在起，所有問題都會重新問你。
note-button = 附一句話
note-title = 替你的問題附一句話
note-ask = 你想對大家說什麼？
order-mail = **{ $title }**：{ $said }
    { $where }
order-ended_move = 你「{ $move }」的指令已失效。{ $what }
order-ended_round = 你「{ $move }」的指令已失效：這一輪結束了。
order-ended_undo = 你「{ $move }」的指令已失效：有步驟被收回。
order-ended_must = 你「{ $move }」的指令已失效：有件事必須由你自己決定。

guide-no_table = 這個頻道裡沒有遊戲桌。`/game new` 開一桌；`/mygames` 列出你的遊戲桌。
guide-lobby = 這桌還沒開始。按它訊息上的**加入**，或用 `/game join`；桌主按**開始**或用 `/game start` 開始遊戲。
guide-your_turn = **輪到你了。**
guide-early = **還沒輪到你，但你現在就能決定。**輪到你之前，不會有人知道你的決定。
guide-waiting = 還沒輪到你：正在等 { $players }。
guide-over = 這局遊戲已經結束。`/game export` 匯出紀錄，`/game new` 開下一桌。
guide-now = **你現在可以做什麼，各有什麼用處**
guide-move = - **{ $label }**：{ $purpose }。`{ $command }`
guide-game = **《{ $game }》簡介**
guide-rules = **這桌適用的規則**
guide-rule = - { $rule }
guide-always = 這些都能用版圖下方的按鈕、你自己的面板或這些指令來做。隨時可用：`/hand` 你手上有什麼、能做什麼 · `/game board` 版圖，也能放大 · `/game log` 發生了什麼 · `/game undo` 收回你的上一步 · `/turn` 哪裡輪到你 · `/mygames` 你的遊戲桌 · `/rules` 規則書怎麼說。
guide-onlooker = 你在這桌沒有座位。`/game board` 看版圖，`/game log` 看發生了什麼，`/rules` 看規則書怎麼說。

look-others = 其他圖片
look-board = **{ $title }** · { $state }
look-past = **{ $title }** · 第 { $number } 步，共 { $last } 步
look-past_first = **{ $title }** · 開局，第 0 步，共 { $last } 步
look-past_older = **{ $title }** · 第 { $number } 步，共 { $last } 步；更早的步驟是照舊版規則進行的
look-no_position = 這裡沒有「{ $written }」這個局面。請填紀錄的第幾步之後，或是這類名稱：{ $examples }。
look-past_untold = 有人做了一件沒有告訴別人的事。
look-past_by = -# { $player } · { $at }
look-past_by_whom = -# { $player }
look-past_begun = -# { $at }
look-past_waits = 當時輪到 { $players }。
look-past_turn = { $player } 的回合：{ $after }
past-earlier = ← 較早
past-later = 較晚 →
past-round_earlier = ⏪ 上一輪
past-round_later = 下一輪 ⏩
past-turn_earlier = ⏪ 上一回合
past-turn_later = 下一回合 ⏩
past-play_on = 從這裡接著玩
span-heading = **{ $title }** · { $called }
    -# { $moves }
span-moves = 第 { $first }–{ $number } 步，共 { $last } 步。{ $marked ->
    [0] { "" }
   *[other] 變化已在圖上標出。
}
span-move = 第 { $number } 步，共 { $last } 步。{ $marked ->
    [0] { "" }
   *[other] 變化已在圖上標出。
}
span-nothing = 第 { $number } 步，共 { $last } 步。
span-since_last_turn = 你上回合以來
span-since_turn = { $number ->
        [0] 你的第一個回合之前
       *[other] 你的第 { $number } 回合以來（共 { $of } 回合）
    }
span-own_turn = 到你的第 { $number } 回合為止（共 { $of } 回合）
span-turn = 第 { $number } 回合（共 { $of } 回合）
span-line = { $at } { $line }
span-touched = -# ↳ { $how }
span-untouched = 這些步驟都沒有影響到你。
span-opponents = 電腦對手走了 { $moves } 步：{ $line }
span-turns_earlier = ← 上一回合
span-turns_later = 下一回合 →
span-rounds_earlier = ← 上一輪
span-rounds_later = 下一輪 →
span-touching = 影響到我的（{ $moves }）
span-all = 所有步驟
span-every = 逐步顯示
span-fold = 收合跳過與電腦對手的步驟
span-through = 逐段瀏覽
span-through_own_turns = 依我的回合瀏覽
span-through_turns = 依回合瀏覽
span-through_rounds = 依輪瀏覽
span-through_pages = 依紀錄的頁瀏覽
span-through_moves = 逐步瀏覽
span-option = { $place }：第 { $first }–{ $last } 步
span-option_of_one = { $place }：第 { $first } 步
look-yours = 輪到你了。
menu-board_at_this_move = 這一步的版圖
menu-since_my_last_turn = 我上回合以來
menu-nudge = 催一下
menu-our_games = 我們的遊戲
look-no_message = 這則訊息不屬於任何遊戲桌。
look-our_games = { $count ->
        [0] 你們沒有一起玩的遊戲桌。
       *[other] **你們一起玩的遊戲桌**
    }
look-none_waits = 沒有其他遊戲桌在等你。
look-words = **{ $name }**
    { $words }
look-details = { $of ->
        [1] 版圖上的一切
       *[other] 版圖上的一切，第 { $number } 部分
    }
look-no_words = 這款遊戲沒有可以描述的圖片。
look-subject = **{ $subject }**
look-may = **你可以做什麼**
look-move = - { $move }：{ $option }
look-move_then = - { $move }：{ $option }，{ $then }
look-move_own = - { $move }
look-may_nothing = 你現在不能對它做什麼。
look-no_subject = 沒有叫「{ $subject }」的東西可看。請從建議裡選一個。
look-log = **{ $title }** · 第 { $page } 頁，共 { $pages } 頁
log-beginning = ⏮ 開頭
log-earlier = ← 較早
log-later = 較晚 →
log-latest = 最新 ⏭
log-jump = 跳到
log-from = 從第 { $number } 步起
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
words-beginning = ⏮ 開頭
words-earlier = ← 上一頁
words-later = 下一頁 →
words-latest = 結尾 ⏭
words-jump = 跳到某頁
look-day = -# { $day }
look-line = `{ $number }` { $told }
look-no_zoom = 版圖沒有叫「{ $zoom }」的部分。請從建議裡選一個。
look-no_picture = 沒有「{ $picture }」這張圖片。有這些：{ $pictures }。
look-no_games = 你沒有參加任何進行中的遊戲桌。
look-which_table = 你同時參加好幾桌：{ $tables }。請用參數 `table` 選一桌。
look-turns = { $count ->
        [0] 沒有人在等你。
        [1] **有 1 桌在等你。**
       *[other] **有 { $count } 桌在等你**，等最久的在前。
    }
look-games = { $count ->
        [0] 你沒有參加任何一桌。`/game new` 開一桌。
       *[other] **你參加了 { $count } 桌。**
    }
look-table = **{ $title }** · { $game } · { $channel }
look-more = 還有 { $count } 桌
look-your_turn = ▶ **輪到你了。**你的回合始於 { $since }。
look-others_turn = 正在等 { $players }。
look-others_turn_since = 正在等 { $players }。該回合始於 { $since }。
look-can = 你可以：{ $moves }。
look-lobby = 還沒開始：{ $players } 個座位已有 { $seats } 人入座。
look-between = ▶ **你要參加下一場遊戲嗎？**{ $since } 問過你。
look-between_others = 等大家都說了要不要參加，下一場遊戲就開始。
play-best = 最佳：我能找到的最佳方案，在你送出時算出
play-no_table = 這個頻道裡沒有這款遊戲的遊戲桌。請在你那桌的頻道裡用這個指令，或者私訊我。

refused-rule = -# 規則書，「{ $rule }」
refused-cooldown = 太快了。請過 { $seconds } 秒再試。
refused-server_only = 只能在伺服器裡這樣做。
refused-permission = 你在這裡無權這樣做。
refused-unreadable = 你輸入的內容有一處我看不懂。請從建議裡選一個。
refused-malformed = 我看不懂這個操作。請再試一次，或用 `/hand` 取得新的按鈕。
refused-check = 這裡不能這樣做。
refused-command_changed = 這個指令已經改了。請重新載入 Discord（Ctrl+R）再試。
refused-disk_full = 沒有儲存：我的磁碟滿了。請稍後再按；在那之前一切不變。
refused-not_stored = 沒有儲存：我現在無法寫入資料庫。請稍後再按；在那之前一切不變。
refused-outcome_unknown = 儲存時與資料庫的連線斷了：我還不知道有沒有存到。請過一分鐘看看這桌的情況，再決定要不要重做一次。
refused-discord_late = 來不及在 Discord 的時限內回應。請再試一次。
refused-discord_locked = Discord 不接受發到這裡的訊息：討論串已鎖定或封存。管理討論串的人可以重新打開它；你各桌的情況請看 `/mygames`。
refused-discord_blocked = Discord 攔下了我發到這裡的訊息：AutoMod 或別的字詞過濾不放行。管理伺服器的人可以把我列為例外。
refused-discord_forbidden = Discord 不准我在這裡這樣做：缺少權限。管理伺服器的人可以用 `/admin permissions` 看我需要什麼。
refused-discord_busy = Discord 現在不再接受我發到這裡的訊息。請過一分鐘再試。
refused-discord_full = Discord 不讓這裡再增加了：伺服器或頻道已達上限。
refused-discord_gone = 我在 Discord 裡需要的頻道、訊息或成員已經不在了。
refused-discord_other = Discord 沒有接受這個操作。
refused-unexpected = 我這邊出了問題，但沒有遺失任何東西。如果又發生，請回報編號 `{ $incident }`。

unknown-control = 這個按鈕或選單來自我的舊版本，已經不能用了。`/hand` 和 `/game status` 會給你新的。

# Looking up rules.
rules-none = 這款遊戲沒有可以查閱的規則書。
rules-which = 這個頻道裡沒有遊戲桌。請用參數 `game` 選擇要查哪款遊戲的規則。
rules-unknown = 這份規則裡沒有關於「{ $topic }」的章節。請從建議裡選一個，或者把 `topic` 留空，列出全部章節。
rules-not_in_force = 規則的這一章節在這裡不適用。
rules-section = **{ $title }**
    { $words }
rules-shown = *如圖：*{ $words }
rules-source = -# 這是我們用自己的話寫的《{ $game }》規則；以規則書為準。
rules-variant = -# 這桌採用「{ $variants }」，有出入時以它為準。
rules-contents = **《{ $game }》的規則**：請選擇章節。
rules-menu = { $pages ->
        [1] 查規則
       *[other] 查規則：第 { $first }–{ $last } 節
    }
rules-button = 規則：{ $title }

# What a built-in opponent would do in place of whoever is to move: a private answer.
hint-button = 💡 提示
hint-would = 💡 電腦對手會選 *{ $move }*：{ $reason }
hint-off = 這桌沒有提示：開桌時就是這樣選的。
hint-none = 這個決定沒有提示。
hint-late = 沒能及時找到提示。請稍後再按「提示」。

# Private copies of a table, in which one person plays on for every seat.
copy-button = 🧪 試試看
copy-heading = ### 🧪 私人副本：{ $title }
    -# { $named ->
        [1] {""}
       *[other] { $game } ·{" "}
    }每個座位都由你來玩，別人看不到。看不見的牌和之後的隨機結果（如果有）都隨機抽出。
copy-plays_for = 你現在替 **{ $player }** 行動。
copy-opened = 這是這桌目前局面的副本，只有你看得到。兩天後或我重新啟動時它就沒了；這桌本身照常進行，不受影響。
copy-back = ↩ 退一步
copy-compare = 與之前比較
copy-compared = **{ $title }：你的私人副本裡發生了什麼**
copy-nothing = 裡面什麼事也沒發生。
copy-before = 之前
copy-now = 現在
copy-gone = 它已經結束了。只有你最近的一課會一直開著；用 `/learn` 可以重新開始這一課。你可以有三個私人副本；每個最多保留兩天，重新啟動會結束所有副本：再按**試試看**開一個新的。
copy-none = 這桌不能開私人副本。
copy-not_now = 其他人正在秘密決定，現在不能開私人副本。請等他們決定之後再試。
copy-not_here = 私人副本裡不能這樣做，那裡沒有別人可問、可告訴。

## Graphs of a table

command-game-graph = 玩家和公司的走勢：圖片、文字或表格
command-game-graph-which = 哪張圖表
graph-heading = **{ $title }** · { $graph }
graph-others = 其他圖表
graph-button = 看圖片
graph-words-button = 看文字
graph-csv-button = 看表格（CSV）
graph-post-button = 給大家看
graph-post-not_seated = 只有在這桌玩的人和管理伺服器的人，才能把它給大家看。
graph-empty = 還沒有東西可畫。
graph-none = 這款遊戲沒有圖表。
graph-no_such = 現在這裡沒有「{ $graph }」這張圖表。隱藏的數字要等結束後才畫。請從建議裡選一個。
graph-csv-move = 步
graph-csv-number = 序號
graph-csv-round = 起始輪
graph-csv-there = 表格在這裡：`{ $file }`。步數的編號與 `/game log` 一致。

## The replay of a table

command-game-replay = 在版圖上重播整局遊戲的動畫
replay-heading = **{ $title }** · { $moves } 步
replay-none = 這款遊戲沒有可以重播的版圖。
replay-in_words = 重播是動畫，而你選擇以文字代替圖片。`/game log` 用文字敘述這局遊戲。
replay-drawing = -# 正在繪製動畫。需要幾秒，我忙的時候可能要一分鐘；如果什麼都沒出現，請按**重新繪製**。
replay-again-button = 重新繪製
replay-failed = 重播畫不出來。請稍後再試。
