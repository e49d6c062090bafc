# /admin: for those who may manage the server.

command-admin = 給管理這個伺服器的人使用
command-admin-list = 所有已開桌或進行中的遊戲桌
command-admin-force_end = 不徵求任何人同意，結束一桌
command-admin-force_end-table = 哪一桌
command-admin-delete = 刪除一桌和它的所有步驟
command-admin-delete-table = 哪一桌
command-admin-channels = 哪些頻道可以開桌；論壇會列出所有遊戲桌
command-admin-channels-action = 做什麼
command-admin-channels-channel = 頻道；不填就是這個頻道
command-admin-board = 在一個頻道裡列出所有遊戲桌，以及輪到誰
command-admin-board-action = 做什麼
command-admin-board-channel = 頻道；不填就是這個頻道
command-admin-language = 這個伺服器遊戲桌的語言
command-admin-language-language = 哪種語言；不填就顯示目前的語言
command-admin-limit = 這個伺服器同時最多可以有幾桌
command-admin-limit-tables = 最多幾桌
command-admin-permissions = 我在哪個頻道缺少什麼權限

admin-channels-show = 顯示清單
admin-channels-allow = 把頻道加入清單
admin-channels-forbid = 把頻道移出清單
admin-channels_anywhere = 每個頻道都可以開桌。把第一個頻道加入清單後，其他頻道就都不允許了。
admin-channels_forum = 不論在哪裡開桌，{ $forum } 裡都會有一篇貼文，標題寫著輪到誰。論壇裡叫這些名稱的標籤表示它的情況：{ $tags }。
admin-channels_listed = 可以在 { $channels } 和其中的討論串裡開桌。

admin-board-place = 在頻道裡放置桌況公告
admin-board-remove = 撤下桌況公告
admin-board_placed = 桌況公告放在 { $channel }，幾分鐘內就會跟上變化。它列出的遊戲桌，所在頻道都是看得到 { $channel } 的人也看得到的。
admin-board_forbidden = 我不能把桌況公告放進 { $channel }。我在那裡需要這些權限：{ $names }。
admin-board_removed = 桌況公告已撤下。
admin-board_none = 這個伺服器沒有桌況公告。
admin-board_not_here = 這裡不能放桌況公告。請指定一個文字頻道。

# The board: a message with all tables of a server, for whoever reads its channel.
board-heading = ### { $count ->
        [0] 目前沒有遊戲桌
       *[other] { $count } 桌
    }
board-further = ### 更多遊戲桌
board-table = **{ $title }** · { $game } · { $where }
    -# { $state }
board-free = { $seats ->
        [0] 座位已滿，還沒開始
       *[other] 還有 { $seats } 個空位
    }
board-waits = 正在等 { $players }；該回合始於 { $since }
board-asked = 正在等 { $players } 說要不要參加下一場遊戲；{ $since } 問的
board-moves = 正在自行推進

admin-list-heading = **這個伺服器{ $count ->
        [0] 沒有遊戲桌
       *[other] 有 { $count } 桌
    }；上限是 { $limit }**
admin-list-failing = ⚠️ { $full ->
        [1] 我的磁碟滿了
       *[other] 我的資料庫無法寫入
    }：{ $since } 開始儲存失敗，最近一次失敗是 { $latest }。無法儲存的步驟一律拒絕；已儲存的沒有遺失。
# Of the program, for the owner of the application alone.
admin-owner-heading = **以下只有你看得到，因為你是這個機器人的擁有者**
admin-owner-running = 版本 { $version }，{ $since } 啟動 · 與 Discord 的連線：{ $connections }
admin-owner-queues = 所有伺服器共 { $tables } 桌 · 等待繪製的圖片：{ $pictures } · 正在送出的訊息：{ $messages }
admin-owner-no_backups = 沒有備份：未設定 `STATIONMASTER_BACKUPS`。
admin-owner-no_backup = 還沒有備份過。
admin-owner-backup = 最近一次備份 { $at }，{ $size } MB
admin-owner-backup_failed = ⚠️ { $at } 的備份失敗：{ $why }
admin-owner-disk = 磁碟：共 { $total } GB，剩餘 { $free } GB
admin-list-line = `{ $table }` { $title } · { $where } · { $phase } · 桌主 { $host }
admin-list-suspended = { $line } · ⚠️ 已擱置，因為無法重現：`/admin delete` 可刪除
admin-list-more = ……還有 { $more } 桌
admin-choice = { $title } · { $phase } · { $table }
admin-phase_lobby = 等待玩家
admin-phase_live = 進行中
admin-phase_over = 遊戲結束
admin-phase_ended = 提前結束
admin-ended = 「{ $title }」已結束。
admin-delete-question = **刪除「{ $title }」和它的所有步驟？**這不能復原。
admin-erase = 刪除
admin-spare = 保留
admin-erased = 這桌已刪除。
admin-spared = 這桌沒有刪除。
admin-limit_set = 這個伺服器同時{ $count ->
        [0] 不能有遊戲桌
       *[other] 最多可以有 { $count } 桌
    }。
admin-guild_only = 只能在伺服器裡這樣做。
admin-permissions-unknown = 我還不認識這個伺服器的頻道。請過一分鐘再試。
admin-permissions-heading = { $bad ->
        [0] **可以開桌的 { $channels } 個頻道裡，我需要的權限都有。**
       *[other] **有 { $bad } 個頻道缺少開桌所需的權限。**如果要在那裡開桌，請更改頻道設定：*編輯頻道 → 權限*。
    }
admin-permissions-line = { $channel }：{ $names }
admin-permission-read_messages = 檢視頻道
admin-permission-send_messages = 傳送訊息
admin-permission-send_messages_in_threads = 在討論串中傳送訊息
admin-permission-create_public_threads = 建立公開討論串
admin-permission-manage_threads = 管理討論串
admin-permission-embed_links = 嵌入連結
admin-permission-attach_files = 附加檔案
admin-permission-read_message_history = 讀取訊息歷史

# /admin language
admin-language-discord = 與伺服器設定相同
admin-language_is = 這個伺服器的遊戲桌使用 **{ $language }**。個別一桌可以用別的語言：`/game options language`。
