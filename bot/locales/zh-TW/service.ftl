# What the tables' own rules refuse.

service-no_such_table = 沒有 { $table } 這張遊戲桌。
service-again-not_ended = 只有已經結束、而且不屬於戰役的遊戲桌才能再來一局。
service-no_seat = 你在這桌沒有座位。`/game status` 可以看它的情況。
service-suspended = 這桌已被擱置：它的紀錄或局面無法重現，所以沒有人能查看或接著玩。管理伺服器的人可以用 `/admin delete` 刪除它。
service-being_judged = 我正在確認這桌能不能重現。請過一分鐘再試。
service-not_started = 這桌還沒開始。
service-started = 這桌已經開始了。
service-ended = 這桌已關閉。
service-over = 遊戲已經結束。
service-host_only = 只有桌主可以這樣做。
service-stale = 那個按鈕出現之後，遊戲又有進展。這是目前局面。
service-no_such_move = 這款遊戲沒有 { $move } 這種行動。
service-not_a_move = 這些選擇湊不成完整的一步。請在各自的清單裡逐項選擇。
service-full = { $players } 個座位都坐滿了。
service-too_many_seats = 每人最多同時參加 { $most } 桌。請先玩完其中一局。

service-join-seated = 你已經在這桌入座了。
service-kick-oneself = 你不能請自己離座。請直接離開這桌。
service-kick-nobody = 那個人在這桌沒有座位。
service-no_opponent_there = 那個座位上沒有電腦對手。
service-options-too_few = 已經有 { $seats } 人入座，不能只設 { $players } 個座位。
service-start-too_few = 這款遊戲至少需要 { $players } 名玩家，現在有 { $seats } 名。請等別人加入，或加入電腦對手。

service-new-game = 沒有叫 { $game } 的遊戲。
service-new-players = 這款遊戲需要 { $low }–{ $high } 名玩家。
service-new-variant = 變體 { $variant } 沒有 { $value } 這個值。
service-new-pace = 節奏必須是其中之一：{ $paces }。
service-new-channel_taken = 這個頻道裡已經有一桌了：`/game status` 查看，`/game end` 結束。你也可以在討論串裡開桌。
service-new-channel_not_allowed = 這個伺服器不允許在這個頻道開桌。
service-new-guild_limit = 這個伺服器的遊戲桌已達上限（{ $most } 桌）。
service-new-host_limit = 你已經是 { $most } 桌的桌主，每人最多這麼多。請先在其中一桌的頻道裡用 `/game end` 或 `/campaign end` 結束它：{ $tables }。

service-interval = 提醒的間隔可以是 { $minutes } 分鐘到 { $days } 天。
service-quiet = 勿擾時段的起訖不能相同，時區也必須存在。
service-zone = 沒有叫 { $zone } 的時區。
service-snooze-time = 提醒最多可以延後 { $days } 天。
service-snooze-over = 已經提醒過你 { $most } 次了。請現在行動，否則其他人可能把你的座位交給別人。
service-snooze-nothing = 這桌沒有人在等你。

service-order-none = 這裡沒有我能預先替你做的事。
service-order-impossible = 照現在的情況不能下這條指令。請從列出的選項裡選。
service-order-too_many = 你在這桌已經有 { $most } 條指令。請先收回一條。
service-order-until = 請至少填一個讓它停止的條件，可從輸入時的建議裡選。
service-note-nothing = 你現在沒有向任何人提問，所以沒有地方可以附一句話。
service-answer-nothing = 這桌的所有問題本來就都會問你。
service-order-nothing = 我在這桌沒有替你做任何事。一切都由你自己決定。

service-undo-channel_taken = 這個頻道裡已經有了另一桌，所以這局遊戲的結局不能再改。
service-undo-nothing = 你沒有可以收回的步驟。
service-undo-no_restart = 不能重來整個回合：你最多只走了一步，或者有人已經從中得知了什麼。請用復原一步一步退回。
service-redo-nothing = 沒有可以重做的：沒有收回過步驟。
service-no_such_seat = 這桌沒有這個座位。
service-replace-seated = 那個人已經在這桌入座了。
service-replace-patience = 要等這個座位的提醒都發完，才能把它交給別人。
service-replace-away = 坐這個座位的人不在。最早 { $days } 天後才能把它交給別人。
service-daily = 請填每日訊息的時間。
service-active = 請填寫你通常幾點到幾點玩。
service-holiday-past = 休假的結束日必須在今天之後，也在開始日之後。
service-holiday-long = 休假最長 { $days } 天。
service-holiday-far = 休假必須在一年之內開始。
service-holiday-present = 你正在休假，一次只能設定一段休假。請回來後再設定下一段，或先用 `/me back` 結束這一段。
service-holiday-none = 你沒有設定休假。
service-opponent-already = 那裡已經由這個等級的電腦對手在玩。要更換，請在 `policy` 裡選別的等級。
service-opponent-unknown = 沒有這種對手。可以選 { $opponents }。
service-sure-end = **就此結束「{ $title }」，不計結果？**不需要別人同意，也不能復原。
service-sure-end_campaign = **結束戰役「{ $title }」？**保險庫依現況打開。不需要別人同意，也不能復原。
service-sure-opponent = **讓電腦對手接著替你玩？**「{ $title }」沒有其他玩家：電腦對手會把遊戲玩完，也沒有人能把座位還給你。
service-proposal-none = 這桌已經沒有人在問這件事了。
service-proposal-open = 已經在徵求其他人同意了。
service-proposal-decided = 這件事已經決定了。
service-proposal-answered = 你已經同意了。
service-proposal-not_asked = 徵求同意的對象裡沒有你。
service-proposal-not_yours = 只有提出的玩家可以撤回。

service-admin-channels = 最多可以列出 { $most } 個頻道。
service-admin-tables = 一個伺服器同時可以有 0–{ $most } 桌。

service-campaign-none = 這裡沒有戰役。用 `/campaign new` 創立一場。
service-campaign-between = 這裡現在沒有進行中的遊戲：等大家都說了要不要參加，下一場才開始。用 `/campaign next` 和 `/campaign miss` 表態，`/campaign status` 看情況，`/campaign office` 看你的辦公室。
service-campaign-begun = 戰役已經開始，當初的設定不能再改。等大家都說了要不要參加，下一場遊戲就開始。
service-campaign-not_over = 戰役中保密的內容，要等戰役結束後才能看。
service-campaign-not_between = 現在沒有下一場遊戲在等；這場結束後才有。
service-campaign-no_president = 你不是這場戰役裡任何公司的董事長。
service-campaign-no_president_yet = 你還不是這場戰役裡任何公司的董事長。按**成立公司**就會有一家，你用它參加下一場遊戲。
service-campaign-no_seat = 你沒有參加戰役的這場遊戲：你的公司缺席，或者你不是任何公司的董事長。這場的情況請看 `/game board`，戰役的情況請看 `/campaign status`。
service-campaign-no_office = 你的公司從戰役的第一場遊戲起才有辦公室。
service-campaign-word_later = `/campaign office` 用來在兩場遊戲之間留下預先指令。遊戲進行中請改用遊戲的斜線指令。
service-campaign-no_word = 上一場遊戲以來，你沒有為它留下指令。
service-campaign-leave = 你的公司已經在這場戰役裡玩過，所以要留下：請用 `/campaign hand-over` 移交，或用 `/campaign miss` 缺席。
service-campaign-one_game = 戰役創立時是哪款遊戲，就一直是哪款。
service-campaign-company_kept = 你的公司已經玩過，顏色不能再換。
service-campaign-company_taken = 那家公司已經有人選了；還可以選 { $companies }。
service-campaign-named = 公司只能在它的第一場遊戲之前命名一次。
service-campaign-name_long = 公司名稱最多 { $most } 個字元。
service-campaign-name_taken = 另一家公司已經用了這個名稱。
service-campaign-wait = 下一場遊戲可以等沒有表態的人 { $least }–{ $most } 天。
service-campaign-patience = 要等董事長 { $days } 天沒有音訊，別人才能移交其公司。

service-vote-own = 現在就輪到你自己。請行動，或者交給其他人決定。
service-vote-nothing = 這裡沒有可以投票的事：現在沒有需要投票決定的回合。
service-vote-patience = 輪到的人還有時間：{ $hours ->
        [0] 回合開始半小時後
       *[other] 回合開始 { $hours } 小時後
    }，其他人才能投票。
