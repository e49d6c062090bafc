# /game: descriptions of its commands and options (at most 100 characters, better 55; the group at most 8,000), and answers.

command-game = 遊戲桌：開桌、加入、開始、查看、復原、結束
command-game-new = 在這個頻道開一桌
command-game-new-title = 這桌的名稱
command-game-new-game = 要玩哪款遊戲；戰役（例如《西部傳奇》）用 /campaign new 開始
command-game-new-players = 最多幾個人玩
command-game-new-variant = 規則變體
command-game-new-thread = 在獨立的討論串裡進行
command-game-new-pace = 一個回合要在多久內完成
command-game-new-hints = 能不能用提示：看電腦對手會怎麼走
command-game-join = 在這裡的遊戲桌入座
command-game-leave = 開始前讓出座位
command-game-start = 開始遊戲（桌主）
command-game-kick = 開始前請某人離座（桌主）
command-game-kick-player = 請誰離座
command-game-options = 開始前更改設定（桌主）；語言隨時可改
command-game-options-title = 這桌的名稱
command-game-options-game = 要玩哪款遊戲
command-game-options-players = 最多幾個人玩
command-game-options-variant = 規則變體
command-game-options-pace = 一個回合要在多久內完成
command-game-options-language = 這桌的語言，遊戲中也能改
command-game-options-hints = 能不能用提示：看電腦對手會怎麼走
command-game-remind = 隔多久提醒一次輪到的玩家
command-game-remind-interval = 兩次提醒的間隔
command-game-remind-quiet = 不提醒的時段，例如 22-8；或填 off
command-game-undo = 收回你的上一步
command-game-redo = 重做收回的步驟
command-game-replace = 把一個座位交給別人
command-game-replace-seat = 誰的座位
command-game-replace-player = 由誰接手
command-game-opponent = 讓電腦對手來玩
command-game-opponent-seat = 誰的座位；開始前是下一個空位
command-game-opponent-policy = 哪一種電腦對手
command-game-end = 結束這桌，不計結果
command-game-export = 把遊戲紀錄匯出成檔案：可重播的、文字的，或 18xx.games 格式的
command-game-export-form = 什麼格式；不填就是可重播的檔案
game-export-form_file = 可以重播並驗證的檔案
game-export-form_words = 文字紀錄，附日期和時間
game-export-form_other = 18xx.games 格式（可以轉換時）
game-export-words = 「{ $title }」的文字紀錄，只含你看得到的部分，時間以你的時區為準。
game-export-other = 「{ $title }」的 18xx.games 格式，已依兩邊的規則各重播一次驗證；玩家名稱已去除。
game-export-no_other = 沒有別的程式能讀這款遊戲，所以沒有其他格式。
game-export-not_over = 遊戲結束後才能匯出成這種格式。
game-export-other_rules = 這局遊戲無法匯出成 18xx.games 格式，因為那裡沒有這桌的規則。想匯出到那裡的遊戲，開桌時必須選：{ $rules }。
game-export-inexpressible = 這局遊戲無法匯出成 18xx.games 格式：其中有一步在那裡不存在，或是依那裡的規則效果不同。

# The log in words, as a file.
log_file-about = { $game }，玩家：{ $players }。
log_file-zone = 時間一律以 { $zone } 為準。
log_file-seed = 隨機種子是 { $seed }；開局時公布了它的 SHA-256：{ $commitment }。
log_file-commitment = 開局時公布的隨機種子 SHA-256：{ $commitment }。
log_file-ending = ## 結局

game-remind-never = 從不
game-seat = { $number }. { $player }

game-new-made = 「{ $title }」開桌了：{ $where }
game-new-made_here = 「{ $title }」開桌了。人數夠了就按它訊息上的**開始**。
game-new-which = **「{ $title }」要玩哪款遊戲？**
    -# 戰役（例如《西部傳奇》）用 `/campaign new` 開始。
game-new-choose = 選擇遊戲
game-new-takes = { $low }–{ $high } 人
game-new-variant_of_which = 請一併選擇遊戲：每款遊戲的變體都不同。
game-new-title_empty = 名稱裡至少要有一個字或數字。
game-new-title_long = 名稱太長了：有 { $length } 個字元，最多 { $most } 個。
game-new-here_only_guild = 只能在伺服器的頻道裡開桌，這樣別人才看得到。
game-new-cannot_post = 我不能在這裡發訊息，所以這裡開不了桌。我需要這些權限：檢視頻道、傳送訊息、附加檔案。
game-new-thread_forbidden = 我不能在這個頻道建立討論串，所以這桌直接開在頻道裡。要用討論串，我需要這些權限：建立公開討論串、在討論串中傳送訊息。
game-new-thread_impossible = 這類頻道不能建立討論串，所以這桌直接開在頻道裡。
game-new-thread_inside = 這裡已經是討論串了，所以這桌就開在這裡。
game-no_table = 這個頻道裡沒有遊戲桌。用 `/game new` 開一桌。
game-no_such_seat = 這桌沒有「{ $seat }」這個座位。座位有：{ $seats }。

game-joined = 你已在「{ $title }」入座。
game-left = 你已讓出「{ $title }」的座位。
game-kicked = { $player } 已離開「{ $title }」的座位。
game-started = 「{ $title }」開始了。
game-changed = 「{ $title }」的設定已更改。
game-remind-set = 「{ $title }」輪到誰，誰就會在 { $interval }後收到提醒。
game-remind-set_quiet = 「{ $title }」輪到誰，誰就會在 { $interval }後收到提醒，但 { $quiet }（{ $zone }）之間除外。
game-remind-off = 「{ $title }」不再提醒任何人。
game-replace-bot = { $player } 是機器人帳號。要讓電腦對手入座，請用 `/game opponent`。
game-opponent-added = 一名電腦對手在「{ $title }」入座。
game-opponent-which_seat = 遊戲已經開始。請選擇電腦對手要接手誰的座位。
game-end-closed = 「{ $title }」已關閉。
game-export-whole = 「{ $title }」的完整紀錄：起始設置、隨機種子和每一步。`python -m engine replay { $file }` 可以重播並驗證洗牌。
game-export-campaign = 整場戰役「{ $title }」：隨機種子，以及每場遊戲的起始設置和每一步。`python -m engine replay { $file }` 可以重播，並驗證所有洗牌都出自隨機種子、每場遊戲都承接上一場。
game-export-part = 「{ $title }」的紀錄，只含你可以知道的部分。遊戲結束後就能拿到全部紀錄和隨機種子。
    -# 所有洗牌都出自開始前抽出的隨機種子。它的 SHA-256 是 `{ $commitment }`。

# Tables for practice, which play on from a position.
command-game-clone = 從這裡已結束的遊戲的任一步接著玩，當作練習
command-game-clone-entry = 從紀錄的第幾步之後開始；0 為開局
command-game-clone-title = 新的一桌的名稱
command-game-clone-thread = 在獨立的討論串裡進行
practice-title = { $title }：練習
practice-lobby = **練習桌：**這桌從另一局遊戲的局面接著玩，之後的隨機結果全部重新抽。入座後，那個座位的一切都由你接手。
practice-beginning = 開局
practice-after = 第 { $number } 步後
practice-seat = { $number } 號座位
practice-choose = 自選座位入座
practice-fixed = 這桌從既定的局面接著玩：遊戲、規則和座位都不能改。
practice-none = 只有練習桌才能自選座位。
practice-taken = 那個座位已經有人了。
practice-not_over = 這裡的遊戲還在進行。結束後，就能從其中任一步接著玩。
practice-not_here = 這類遊戲不能從局面接著玩。
practice-unsound = 這個局面在遊戲裡不可能出現，或是無法重現，所以沒辦法從它接著玩。
practice-one_at_a_time = 你上一個請求我還在處理。請等處理完再試。
practice-not_now = 我現在無法檢查這局遊戲。請過一分鐘再試。
practice-over_there = 到那一步遊戲已經結束了。請選更早的一步：共有 { $moves } 步。

# A game out of a file.
command-game-import = 查看檔案裡一局已結束的遊戲，或從其中任一步接著玩
import-title = 檔案裡一局已結束的遊戲
import-file = 檔案：來自 /game export 或 18xx.games
import-entry = 從第幾步之後開始（0 為開局）
import-called = 在這裡的名稱
import-named = 來自檔案的遊戲
import-read = **{ $title }** · { $game }，{ $players } 名玩家，{ $moves } 步。它以已結束的遊戲留在這裡，不含玩家名稱和時間：在這裡開新桌之前，`/game board at:`、`/game log`、`/game export` 和 `/game clone` 都能用在它上面。
import-review = 查看
import-play_on = 接著玩
import-unreadable = 我讀不出檔案裡有一局已結束的遊戲：它必須是 `/game export` 依現行規則匯出的，或來自 18xx.games，而且沒有改過。
import-too_heavy = 重現檔案裡的這局遊戲太花時間或記憶體，我無法接收。
import-too_long = 檔案裡的遊戲超過 { $moves } 步，沒有遊戲需要這麼多步，我無法接收。
import-not_over = 檔案裡的遊戲還沒結束；只有已結束的遊戲才能查看和接著玩。
import-too_large = 這個檔案太大，不會是一局遊戲。
import-entry_unclear = 請用數字填寫從第幾步之後開始。

# A forum as the list of a server's tables: its tags are found by these names, and whose turn it is stands in a title.
forum-tag_free = 有空位
forum-tag_playing = 進行中
forum-tag_finished = 已結束
forum-title = { $title } · { $players }
game-new-forum_forbidden = 我不能在 { $forum } 裡發文。我在那裡需要這些權限：建立貼文、在貼文中傳送訊息、管理討論串；如果論壇要求每篇貼文都有標籤，還需要一個叫「{ $tag }」的標籤。
game-language-server = 與這個伺服器相同
