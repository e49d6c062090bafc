# Ticket to Ride: Legends of the West: its commands, buttons and questions.
#
# What comes to light during a campaign is answered with the command "choose", so that no command gives it away.

game-name-legends = 鐵道任務：西部傳奇
legends-length-live = 一小時左右
legends-length-day = 兩到三個星期
legends-length-slow = 最長兩個月
demo-about-legends =
    ### 鐵道任務：西部傳奇
    由十二場遊戲組成的戰役，地圖越來越大，規則不斷變化。
    -# { $players } · 十二場，每場約一小時 · 容易上手

legends-variant-vault-sealed = 保險庫和金額封存到最後
legends-variant-vault-open = 保險庫和金額公開

command-legends = 《鐵道任務：西部傳奇》裡你的行動
command-legends-draw = 抽一張火車卡
command-legends-draw-card = 從牌庫盲抽，或選哪張翻開的火車卡
command-legends-draw-powers = 同時使用你的哪些能力，用逗號分開
command-legends-travel = 行駛一段路線
command-legends-travel-track = 哪段路線
command-legends-travel-powers = 同時使用你的哪些能力，用逗號分開
command-legends-travel-payment = 用哪些火車卡，例如 2 張紅色，1 張百搭卡
command-legends-travel-extra = 一組火車卡之外的費用用哪些火車卡或美元，用逗號分開
command-legends-tickets = 抽任務卡來挑選
command-legends-keep = 從抽到的任務卡裡保留幾張
command-legends-keep-tickets = 哪幾張，用逗號分開
command-legends-pass = 跳過（沒有別的事可做時）
command-legends-use = 在你的回合行動之前使用一個能力
command-legends-use-power = 哪個能力
command-legends-use-choice = 它要求的選擇，用逗號分開
command-legends-choose = 回答問你的問題
command-legends-choose-choice = 你的選擇，用逗號分開；可以不選時填 nothing
command-legends-standing = 為能力或將要問你的事留下私密指令
command-legends-standing-power = 為哪個能力或哪件事
command-legends-standing-order = 它何時生效，或你會怎麼選，依優先順序

core-move-travel = 行駛一段路線
core-move-use = 使用能力
core-move-skip = 被跳過回合
core-move-choose = 做出回答
core-move-engage = 聘用專家
core-move-stake = 在遊戲前做決定
core-move-standing = 留下預先指令
core-move-retire = 讓事件退場
core-move-give = 送出明信片
core-move-open = 開啟版圖
legends-core-move-build = 永久建造

legends-move-draw = 抽一張火車卡
legends-move-travel = 行駛一段路線
legends-move-tickets = 抽任務卡來挑選
legends-move-keep = 保留任務卡
legends-move-pass = 跳過
legends-move-use = 使用一個能力
legends-move-skip = 跳過其回合
legends-move-choose = 回答
legends-move-engage = 聘用專家
legends-move-stake = 在遊戲前做決定
legends-move-standing = 留下預先指令
legends-move-retire = 讓事件退場
legends-move-give = 送出明信片
legends-move-open = 開啟版圖
legends-move-build = 永久建造

legends-button-draw = 抽火車卡
legends-button-travel = 行駛路線
legends-button-tickets = 抽任務卡
legends-button-keep = 保留任務卡
legends-button-pass = 跳過
legends-button-use = 使用能力
legends-button-skip = 跳過其回合
legends-button-choose = 回答
legends-button-engage = 聘用專家
legends-button-stake = 決定
legends-button-standing = 留下指令
legends-button-retire = 讓事件退場
legends-button-give = 送出明信片
legends-button-open = 開啟版圖
legends-button-build = 建造

legends-confirm-draw = 抽這張
legends-confirm-travel = 行駛
legends-confirm-tickets = 抽任務卡
legends-confirm-keep = 保留這些
legends-confirm-pass = 跳過
legends-confirm-use = 使用
legends-confirm-skip = 跳過其回合
legends-confirm-choose = 這就是我的回答
legends-nothing-choose = 不了，謝謝
legends-nothing-keep = 一張也不留
legends-confirm-engage = 聘用
legends-confirm-stake = 確認
legends-confirm-standing = 留下這條指令
legends-confirm-retire = 永久退場
legends-confirm-give = 送出
legends-confirm-open = 永久開啟
legends-confirm-build = 就此定案

legends-ask-draw-card = 哪張火車卡？一個回合是兩張，或一張翻開的百搭卡。
legends-ask-draw-powers = 要同時使用你的一個能力嗎？
legends-button-order_travel = 付得起就行駛
legends-move-order_travel = 付得起時立刻行駛一段路線
legends-confirm-order_travel = 下指令
legends-ask-order_travel-track = 哪段路線？輪到你、而且不用能力就付得起時，我就替你行駛，除非更早的指令先執行。
legends-ask-order_travel-colour = 用什麼顏色？
legends-ask-order_travel-wilds = 一組火車卡裡最多用幾張百搭卡？
legends-button-order_draw = 抽某種顏色
legends-move-order_draw = 抽某種顏色的火車卡，沒有就盲抽
legends-confirm-order_draw = 下指令
legends-ask-order_draw-colour = 什麼顏色？翻開的有，我就替你拿；沒有就從牌庫盲抽。
legends-ask-order_draw-cards = 抽幾張？一個回合是兩張，或一張翻開的百搭卡。
legends-button-order_event = 回答事件
legends-move-order_event = 某個事件一出現就回答它
legends-confirm-order_event = 下指令
legends-ask-order_event-event = 哪個事件？這場遊戲裡它一出現，我就替你回答，別人不必等你。
legends-ask-order_event-answer = 我怎麼回答？
legends-order-any_event = 每家公司都可以使用的所有事件
legends-order-answer_no = 否
legends-order-answer_yes = 是
legends-order-event_no = **對「{ $event }」回答「否」**，只要它出現。這場遊戲結束或該事件退場時，指令失效。
legends-order-event_yes = **對「{ $event }」回答「是」**，只要它出現。這場遊戲結束或該事件退場時，指令失效。
legends-order-events_no = **對每家公司都可以使用的所有事件回答「否」。**這場遊戲結束時，指令失效。
legends-order-events_yes = **對每家公司都可以使用的所有事件回答「是」**，除非它要的不只是「是」。這場遊戲結束時，指令失效。
legends-order-event_over = 你關於「{ $event }」的指令已失效：該事件已退場。
legends-order-any_colour = 任意顏色
legends-order-own_colour = 照它的顏色
legends-order-any_wilds = 需要幾張用幾張
legends-order-most_wilds = { $wilds ->
        [0] 不用
       *[other] 最多 { $wilds } 張
    }
legends-order-travel_any = 你一付得起，就**行駛 { $track }**。這段路線歸你，或者你不能再行駛它時，指令失效。
legends-order-travel_any_few = 你一付得起，就**行駛 { $track }**，{ $wilds ->
        [0] 不用百搭卡
       *[other] 最多用 { $wilds } 張百搭卡
    }。這段路線歸你，或者你不能再行駛它時，指令失效。
legends-order-travel_colour = 你一付得起（用 { $colour }），就**行駛 { $track }**。這段路線歸你，或者你不能再行駛它時，指令失效。
legends-order-travel_colour_few = 你一付得起（用 { $colour }），就**行駛 { $track }**，{ $wilds ->
        [0] 不用百搭卡
       *[other] 最多用 { $wilds } 張百搭卡
    }。這段路線歸你，或者你不能再行駛它時，指令失效。
legends-order-travel_done = 行駛 { $track } 的指令已執行：這段路線是你的了。
legends-order-travel_lost = 行駛 { $track } 的指令已失效。{ $why }
legends-ask-travel-track = 哪段路線？這些是你付得起的。
legends-ask-travel-powers = 如果想在這段旅程使用能力，請先選它。
legends-ask-travel-payment = 用哪些火車卡？
legends-ask-travel-extra = 這段旅程除了一組火車卡還有其他費用。下一筆怎麼付？
legends-ask-keep-tickets = 保留哪幾張任務卡？{ $least ->
        [0] 可保留任意幾張，也可不留。
       *[other] 至少保留 { $least } 張。
    }遊戲結束時，完成的任務卡讓你得到卡上的錢，沒完成的要扣掉。
legends-ask-use-power = 哪個能力？之後你仍照常行動。
legends-ask-use-choice = 為它選什麼？
legends-ask-choose-choice = 你選什麼？
legends-ask-engage-specialist = 這場遊戲聘用哪位專家？之後你的專家要休假一場。
legends-ask-stake-bond = 要購買債券嗎？
legends-ask-stake-flagship = 要把你的一張任務卡標為旗艦嗎？遊戲結束前，沒有人知道是哪一張。
legends-ask-standing-power = 這條指令是為哪個能力或哪件事留的？別人看不到你留了指令。
legends-ask-standing-order = 你的指令是什麼？如果列出幾個選擇，到時以第一個可行的為準。在那之前隨時可以更改。
legends-ask-retire-event = 讓哪個事件退場？它在這場戰役裡不會再出現。
legends-ask-give-company = 送給哪家公司？
legends-ask-open-frontier = 開啟哪塊版圖？它盒裡的一切會立刻公布。
legends-ask-build-what = 建造什麼？
legends-ask-build-place = 建在哪裡？它會一直留到戰役結束。

legends-guide = 按版圖下方的**我的行動**，或用 `/hand`，可以看到問你的問題，以及你的卡片能做什麼。

# Graphs of a game; the last one only after the campaign.
legends-graph-coins = 各公司的錢幣
legends-graph-vaults = 保險庫裡的存款單（$）
legends-graph-year = { $year }
