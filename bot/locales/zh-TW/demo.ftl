demo-page-about = 只有這台電腦能打開的示範：仿 Discord 的頁面，裡面是真正的機器人。
demo-page-language = 語言
demo-page-split = 兩人並排
demo-page-starting = 機器人正在啟動……
demo-page-restarting = 示範已結束，或正在重新啟動。請在終端機裡重新啟動，再打開那裡顯示的網址。
demo-page-ended = 示範已結束。
demo-page-who = 你是誰
demo-page-where = 你在哪裡
demo-page-messages = 訊息
demo-page-new_messages = 新訊息 ↓
demo-page-seen_by = %s 看到的內容
demo-page-direct = 私訊
demo-page-unread = 未讀
demo-page-somebody = 某人
demo-page-type = 輸入指令
demo-page-placeholder = 輸入 / 查看所有指令
demo-page-commands = 指令
demo-page-no_command = 沒有這個指令。
demo-page-not_offered = 這裡不能使用 %s。
demo-page-take_back = 收回指令
demo-page-send = 送出
demo-page-nothing_fits = 沒有符合的選項。
demo-page-optional = %s（選填）
demo-page-true = 是
demo-page-false = 否
demo-page-commands_alone = 機器人只讀指令：請從清單裡選一個。
demo-page-fill_in = 請先填寫 %s。
demo-page-choose = 請從清單裡選擇 %s。
demo-page-number = %s 必須是數字。
demo-page-spoiler = 顯示隱藏的內容
demo-page-thinking = Stationmaster 正在思考……
demo-page-used = %s 使用了
demo-page-edited = （已編輯）
demo-page-only_you = 只有你看得到
demo-page-dismiss = 移除訊息
demo-page-full_size = 查看原圖：%s
demo-page-no_picture = 這張圖片已經不在了。
demo-page-select = 請選擇
demo-page-done = 選擇（%s）
demo-page-picture = 原圖
demo-page-larger = 放大
demo-page-smaller = 縮小
demo-page-fit = 符合視窗
demo-page-close = 關閉
demo-page-in_words = 文字說明
demo-page-cancel = 取消
demo-page-submit = 送出
demo-page-no_answer = 應用程式沒有回應。
demo-page-reload = 示範已重新啟動：請重新整理頁面。
demo-page-no_form = 這個表單已經關閉。
demo-page-no_message = 這則訊息已經不在了。
demo-page-no_channel = 這個頻道已經不在了。
demo-page-nobody = 這個人或頻道已經不在了。
demo-page-nothing = 這裡不能這樣做。
# The demo.

demo-title = { $game } { $number }
demo-welcome = # 歡迎來到 Stationmaster
    在你聊天的頻道裡，一步一步地玩精彩的鐵道桌遊。這個頁面仿照 Discord，只有這台電腦連得上；機器人是真的。十分鐘**學會**一款遊戲，或者馬上開玩。
    { $everybody } 都是你，在最上面的三個分頁裡。*{ $opponents }*把兩個座位交給電腦對手；*{ $with_people }*讓三人都入座，你在各自的分頁裡替他們行動。
demo-players = { $fewest }–{ $most } 人
demo-picture = 《{ $game }》版圖的一部分。
demo-play = 與電腦對手玩
demo-play_people = 與 { $others } 玩
demo-learn = 用 { $lessons } 堂課學會
demo-in_thread = 在旁邊另開一局
demo-begun_in_thread = 你的新一局已在 { $thread } 開始。
demo-again = **{ $title }** 從你上次離開的地方繼續。之前的訊息沒有了，但遊戲還在。
demo-taken = 這個頻道正在玩 **{ $title }**。你可以接著玩，也可以在旁邊的討論串裡另開一局。要結束它：`/{ $campaign ->
    [0] game
   *[other] campaign
} end`。
demo-own_server = -# 和你自己的朋友一起玩：README.zh-TW.md 的「邀請到你的伺服器」一節只要五分鐘。在下方輸入 / 可看所有指令；`/game help` 告訴你現在能做什麼。
demo-port_taken = 連接埠 { $port } 已被佔用，改用連接埠 { $instead }。
demo-open = Stationmaster 正以示範模式執行。請在這台電腦的瀏覽器裡打開這個頁面，網址要完整：
demo-stop = 按 Ctrl-C 結束示範。
