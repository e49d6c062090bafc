# 1854: what companies do besides track: commands, buttons and questions. Money is in G.

command-1854-dividend = 發放股利或保留收入
command-1854-dividend-decision = 發放股利或保留收入
command-1854-train = 購買火車
command-1854-train-train = 哪輛火車，從哪裡買
command-1854-train-price = 價格（G）；銀行的火車照印製價格
command-1854-mail = 購買郵政合約
command-1854-mail-size = 小或大
command-1854-discard = 退回超過上限的火車
command-1854-discard-train = 哪輛火車
command-1854-merge = 提議合併你的地方鐵路
command-1854-merge-partner = 與哪一家
command-1854-lokalbahn = 選擇兩家地方鐵路合成哪家 Lokalbahn AG
command-1854-lokalbahn-company = A、B 或 C
command-1854-accept = 接受別人給你的提議
command-1854-refuse = 拒絕別人給你的提議
command-1854-counter = 報出你願意成交的價格
command-1854-counter-price = 你的價格（G）
command-1854-withdraw = 收回你的提議

core-move-mail = 購買郵政合約
core-move-merge = 合併地方鐵路
core-move-lokalbahn = 選擇 Lokalbahn AG

g1854-move-dividend = 股利
g1854-move-train = 購買火車
g1854-move-mail = 購買郵政合約
g1854-move-discard = 退回火車
g1854-move-merge = 提議合併
g1854-move-lokalbahn = 選擇 Lokalbahn AG
g1854-move-accept = 接受
g1854-move-refuse = 拒絕
g1854-move-counter = 還價
g1854-move-withdraw = 收回提議

g1854-button-dividend = 發放股利或保留收入
g1854-button-train = 購買火車
g1854-direct-train = 購買：{ $option }
g1854-button-mail = 郵政合約：購買
g1854-button-discard = 退回火車
g1854-button-merge = 提議合併
g1854-button-lokalbahn = 選擇 Lokalbahn AG
g1854-button-accept = 接受
g1854-button-refuse = 拒絕
g1854-button-counter = 還價
g1854-button-withdraw = 收回提議

g1854-confirm-dividend = 是，就這樣
g1854-confirm-train = 購買
g1854-confirm-mail = 購買
g1854-confirm-discard = 退回
g1854-confirm-merge = 合併
g1854-confirm-lokalbahn = 組成
g1854-confirm-accept = 是，接受
g1854-confirm-refuse = 是，拒絕
g1854-confirm-counter = 報這個價
g1854-confirm-withdraw = 是，收回

g1854-ask-dividend-decision = 發放股利，還是保留收入？
g1854-ask-counter-price = 你願意接受什麼價格，{ $least } 到 { $most } G？
g1854-write-counter = 你的價格：{ $what } 賣給 { $company }
g1854-write-counter-price = 你的價格，{ $least } 到 { $most } G
g1854-ask-train-train = 哪輛火車？
g1854-ask-train-price = 出多少，{ $least } 到 { $most } G？
g1854-ask-mail-size = 哪種合約？公司整局只能有一份，每個回合開始時帶來收入。
g1854-ask-discard-train = 退回哪輛火車？它進入銀行池，沒有補償。
g1854-ask-merge-partner = 與哪家地方鐵路？須其持有者同意，除非是你自己的。
g1854-ask-lokalbahn-company = 合成哪家 Lokalbahn AG？三家只差在字母不同。

# What happens.
g1854-contract-small = **{ $company }** 以 { $price } G 購買小郵政合約。
g1854-contract-large = **{ $company }** 以 { $price } G 購買大郵政合約。
g1854-contract-pays = **{ $company }** 的郵政合約帶來 { $income } G。
g1854-contract-passed = **{ $company }** 不購買郵政合約。
g1854-merger-open = 現在地方鐵路可以合併。
g1854-merger-passed = **{ $company }** 不提議合併。
g1854-merger-forced = **{ $companies }** 必須合併。
g1854-merger-begins = **{ $companies }** 合併。
g1854-merger-done = **{ $companies }** 合成 **{ $company }**，股價 { $price } G，公司資金 { $cash } G。**{ $player }** 擔任總裁{ $both ->
        [0] ，**{ $other }** 得到另一張股權證書
       *[other] ，並得到兩張股權證書
    }。
g1854-merger-map_cleared = 最後的地方鐵路已合併：它們地圖上的板塊可以再次使用。
g1854-train-removed = 銀行裡最後一輛 { $train } 類火車移出遊戲。
g1854-railway-closes = 山區鐵路 **{ $railways }** 關閉。
g1854-bank-broken = 📣 **銀行耗盡。**它繼續付款；這組營運輪之後遊戲結束。
g1854-bank-broken_between = 📣 **銀行耗盡。**它繼續付款；下一組營運輪之後遊戲結束。

# What is refused.
g1854-contract-not_for_it = { $company } 不能購買郵政合約：只有幹線公司和 Lokalbahn AG 可以。
g1854-contract-has_one = { $company } 已有郵政合約，整局只能買一份。
g1854-contract-none_left = 沒有剩餘的這種郵政合約。
g1854-contract-too_costly = 這份合約要 { $price } G，而 { $company } 有 { $cash } G。總裁不能補錢。
g1854-merger-no_partner = { $company } 不能與 { $partner } 合併：請選一家持有者還沒拒絕的地方鐵路。
g1854-merger-no_such_name = 沒有 { $company } 這家 Lokalbahn AG。
g1854-merger-name_taken = { $company } 不是還能組成的 Lokalbahn AG。

# What may be chosen.
g1854-option-contract_small = 小：{ $price } G；每回合 { $income } G{ $later_count ->
        [0] { "" }
       *[other] ，以後 { $later }
    }（剩 { $left } 份）
g1854-option-contract_large = 大：{ $price } G；每回合 { $income } G{ $later_count ->
        [0] { "" }
       *[other] ，以後 { $later }
    }（剩 { $left } 份）
g1854-option-lokalbahn = { $name }
g1854-option-merge = { $player } 的 { $company }，有 { $cash } G

# What both sides of a merger want to know.
g1854-sheet-lokalbahn = Lokalbahn AG 以每股 { $price } G 起步，公司資金 { $cash } G；雙方的加號火車和車站移出遊戲
g1854-sheet-contract = 與地方鐵路不同，Lokalbahn AG 可以有郵政合約，有路線時必須有火車
g1854-sheet-local_map = { $last ->
        [0] 地方地圖的板塊保留到三家 Lokalbahn AG 都出現
       *[other] 它是三家中的最後一家：地方地圖的板塊放回供應區
    }
g1854-sheet-limit = { $player } 持有 { $held } 張證書（上限 { $most }），之後會持有 { $after } 張

# Leading through a turn.

g1854-prompt-contract = **{ $company }**（{ $cash } G）在回合結束前可以購買郵政合約。
g1854-prompt-merger = **{ $company }**（{ $cash } G）可以與另一家地方鐵路合併，須其持有者同意。
g1854-prompt-naming = **{ $company }** 合併：由其持有者選擇 Lokalbahn AG。
g1854-prompt-lokalbahn_home = **{ $company }**（{ $cash } G）選擇總部；在那裡鋪設板塊免費。
g1854-pass-contract = 不買郵政合約
g1854-pass-merger = 不提議合併
g1854-never-contract = 不再問 { $company } 的郵政合約
g1854-never-merger = 不再問 { $company } 的合併
g1854-answered-contract = { $company } 的郵政合約
g1854-never-idle = 不再問 { $company } 的加號火車
g1854-answered-idle = { $company } 的加號火車
g1854-answered-merger = { $company } 的合併
