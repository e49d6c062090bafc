# Legends of the West: what happens in the turns of a game.

legends-begin = 🚂 戰役的第 { $number } 場遊戲開始：{ $year }。**{ $player }** 是起始玩家。
legends-pass = **{ $player }** 無法行動，跳過。
legends-skip = 經投票，跳過 **{ $player }** 的回合。
legends-answered = **{ $player }** 已決定。
legends-early-gone = 你選的已經被拿走了。請重新選擇。

# Cards.
legends-draw-blind = **{ $player }** 從牌庫抽一張火車卡。
legends-draw-yours = 你抽到 **{ $card }**。
legends-draw-face_up = **{ $player }** 拿走 { $card }。
legends-row-filled = 翻開：{ $cards }。
legends-row-reset = 翻開的有三張百搭卡，所以五張全部重翻。
legends-row-anew = 翻開的五張火車卡重翻。
legends-discarded = **{ $player }** 棄掉 { $cards }。

# Tickets.
legends-tickets-drawn = **{ $player }** 抽 { $tickets } 張任務卡。
legends-tickets-yours = 你可以保留 { $tickets }{ $keep ->
        [0] ，也可以不留。
       *[other] 。至少保留 { $keep } 張。
    }
legends-tickets-late = ⚠️ 這是你的最後一個回合：你的車廂如果還沒連起新任務卡的城市，就要扣掉卡上的錢。
legends-tickets-bottom = **{ $player }** 把一張任務卡放到牌庫底。
legends-tickets-bottom-yours = 你把 { $ticket } 放到牌庫底。
legends-keep-yours = 你保留 { $tickets }。
legends-keep-kept = **{ $player }** { $tickets ->
        [0] 不保留任務卡
       *[other] 保留 { $tickets } 張任務卡
    }{ $returned ->
        [0] 。
       *[other] ，放回 { $returned } 張。
    }
legends-keep-chosen = **{ $player }** 選好了任務卡。
legends-keep-opening = 保留的任務卡：{ $kept }。
legends-keep-number = **{ $player }** { $tickets } 張

# Newspapers and events.
legends-newspaper = 🗞️ 翻出一張報紙！
legends-newspaper-drawn = 🗞️ **{ $player }** 抽到一張報紙！
legends-event-turned_up = **{ $event }**：{ $rule }{ $kind ->
        [lasting] 它持續到下一張事件。
       *[lightning] 它立刻生效一次。
    }
legends-event-none = 沒有事件可翻了。
legends-event-waits = **{ $event }** 也翻了出來，等前一張事件結束。
legends-event-acts = 「{ $event }」作用於 **{ $player }**。
legends-event-bottom = 「{ $event }」沒有生效，放到牌庫底。改翻另一張事件。
legends-event-acts_after_all = 沒有別的事件了，所以「{ $event }」還是生效。
legends-event-retired = 🗑️ 「{ $event }」退場，不再出現。
legends-event-seen = 下一張事件是 **{ $event }**：{ $rule }
legends-event-put_under = 查看過的事件放到牌庫底。
legends-event-left = 查看過的事件留在最上面。

# Money and coal.
legends-money-gained = **{ $player }** 得 ${ $dollars }（{ $why }）。
legends-money-paid = **{ $player }** 付 ${ $dollars }（{ $why }）。
legends-coal-gained = **{ $player }** 得到 { $coal } 塊煤炭。
legends-coal-burnt = **{ $player }** 燒掉一塊煤炭，{ $left ->
        [0] 沒有煤炭了
       *[other] 還剩 { $left } 塊
    }。

# A journey.
legends-travel = **{ $player }** 打出 { $cards }，行駛 **{ $track }**。
legends-combine-placed = 🦷 托拉斯把象牙色車廂放到 { $track }。
legends-combine-left = **{ $player }** 付給托拉斯 ${ $dollars }，它的車廂離開路線。
legends-combine-cleared = 托拉斯的所有車廂離開版圖。
legends-survey = 🎨 **{ $a }–{ $b }** 直到戰役結束都是 { $colour }。
legends-trestles = **{ $player }** 越過 { $marks } 座棧橋。
legends-herd = 🐂 **{ $player }** 取走 { $city } 的牛群。
legends-herds-placed = 🐂 這些城市有牛群：{ $cities }。
legends-steamer-idle = { $city } 沒有放汽船：到那時已不能放，或者你沒有百搭卡了。
legends-steamer-moored = 🚢 **{ $player }** 棄掉一張百搭卡，在 { $city } 放一艘汽船。
legends-dig = ⛏️ **{ $player }** 在 { $city } 挖掘，抽 { $drawn ->
        [1] 1 塊銀塊：值
       [2] 2 塊銀塊：較好的一塊值
       *[other] { $drawn } 塊銀塊：最好的一塊值
    } ${ $nugget }。
legends-well-wet = 💧 翻開：{ $card }。水井有水。
legends-well-dry = 💀 翻開：{ $card }。水井乾涸。
legends-well-cards = **{ $player }** 付 { $cards } 張火車卡。
legends-preview-way = 用 { $ways }：{ $effect }
legends-preview-or = { $first } 或 { $next }
legends-preview-or_others = { $first } 或另外 { $number } 組
legends-preview-unless = 除非先翻出報紙：{ $effect }
legends-preview-both = { $first }{ $next }
legends-preview-survey = 🎨 **{ $a }–{ $b }** 直到戰役結束都是這組火車卡的顏色。
legends-preview-well = 💧 為水井翻開一張火車卡：沒有骷髏，你得 ${ $gain }；有骷髏，你付 ${ $loss } 或 { $cards } 張火車卡。
legends-preview-dig = ⛏️ { $drawn ->
        [1] 為 **{ $city }** 從袋中抽一塊銀塊，你得到它的錢。
       *[other] 為 **{ $city }** 從袋中抽 { $drawn } 塊銀塊，你得到最好那塊的錢。
    }
legends-preview-luck = 🎲 其餘要看翻出什麼牌，或別人怎麼回答。
legends-charter = 🎗️ **{ $player }** 連起兩大洋，{ $place ->
        [1] 是第一家：一條綬帶放進保險庫。
        [2] 是第二家。
       *[other] 是第三家。
    }
legends-again-impossible = **{ $player }** 不能再行駛一次。
legends-again-declined = **{ $player }** 不再行駛。

# Powers. What stands on a card is read when it is shown.
legends-power-used = { $kind ->
        [order] 📬 **{ $player }** 亮出達成的訂單 **{ $power }**：「{ $rule }」
        [favour] 📬 **{ $player }** 打出 **{ $power }**：「{ $rule }」
        [curio] 📦 **{ $player }** 送達 **{ $power }**。
       *[other] **{ $player }** 使用「{ $power }」。
    }
legends-power-idle = 「{ $power }」到時沒能使用，所以沒有用掉。
legends-standing-left = 你為「{ $power }」留下的指令：{ $order }。別人都看不到。
legends-standing-over = { $events }（已退場，不會再有結果）
legends-vault-bond = 🔒 **{ $player }** 把債券放進公司的保險庫。
legends-vault-item = 🔒 **{ $player }** 靠 { $card } 得到{ $item }，放進保險庫。
legends-postcard-drawn = ✉️ **{ $player }** 抽到明信片，{ $kind ->
        [order] 訂單
        [favour] 人情
        [curio] 包裹
        [patent] 專利 **{ $card }**
       *[survey] 勘測 **{ $card }**
    }：「{ $read }」
legends-postcard-hidden = 一張面朝下的卡
legends-postcard-yours = 你明信片隱藏的一面：**{ $card }**：「{ $rule }」
legends-postcard-none = 郵袋空了：**{ $player }** 什麼也抽不到。
legends-postcard-retired = 🗑️ **{ $player }** 讓 **{ $card }** 退場。

# Why a built-in opponent would make a move: after a colon.
legends-hint-keep = { $tickets ->
        [0] { $offered ->
            [1] 這張任務卡不值得花那麼多回合。
           *[other] 這些任務卡都不值得花那麼多回合。
        }
        [1] 這張任務卡可以完成，以要花的回合數來看，收益最高。
       *[other] 這些任務卡可以一起完成，以要花的回合數來看，收益最高。
    }
legends-hint-keep_must = { $tickets ->
        [1] 必須保留一張，而這張就算完不成，損失多半也最小。
       *[other] 必須保留 { $tickets } 張，而這些就算不能全部完成，損失多半也最小。
    }
legends-hint-travel = 在你付得起的路線裡，它到最後多半為你帶來最高的收益。
legends-hint-travel_completes = 這段路線{ $helps }。
legends-hint-travel_ticket = 你需要這段路線：它{ $helps }，而且火車卡夠了。
legends-hint-travel_planned = 它在為你的任務卡規劃的路上，而且火車卡夠了。
legends-hint-travel_goal = 它在通往一個目標的路上，達成目標的收益多半高於路上的花費。
legends-hint-draw_deck = 翻開的火車卡，沒有一張比盲抽更值得拿。
legends-hint-draw_card = 你打算走的路線需要這張火車卡。
legends-hint-tickets = 你的車廂和時間還夠再拚一張任務卡。
legends-hint-use = 它現在就有用。
legends-hint-engage = 在你打算走的路線上，這位多半最有用。
legends-hint-stake = 以你手上的任務卡來看，這個價錢划算。
legends-hint-retire = 這幾張裡，少了它最不可惜。
legends-hint-open = 你的明信片大多指向那裡，或者選哪個都一樣。
legends-hint-build = 那裡交會的路線最多。
legends-hint-standing = 這樣它一有機會就自動生效。
legends-hint-choose = 在這些裡，它最有價值，或花費最少。
legends-hint-give = 給哪一家都一樣。
legends-hint-nothing = 你沒有別的事可做。
