# 1854: its commands (the whole group at most 8,000 characters), buttons and questions. Money is in G.

game-name-1854 = 1854
g1854-length-live = 四到六小時
g1854-length-day = 三到四個月
g1854-length-slow = 半年或更久
demo-about-1854 =
    ### 1854
    奧地利的鐵路：地方支線、穿越阿爾卑斯山的隧道、郵政合約，還有殘酷的股市。
    -# { $players } · 4–6 小時 · 高難度，適合玩過 18xx 的人


command-1854 = 1854 裡你的行動
command-1854-buy_first = 購買拍賣中正在出售的鐵路
command-1854-bid = 對拍賣中排在後面的鐵路出價
command-1854-bid-lot = 哪條鐵路
command-1854-bid-price = 你的出價（G）
command-1854-par = 創辦公司並定起始股價
command-1854-par-company = 哪家公司
command-1854-par-price = 10% 的起始股價
command-1854-buy = 購買股權證書
command-1854-buy-company = 哪家公司的
command-1854-buy-source = 從哪裡買：首次發行、銀行池或公司
command-1854-option = 取得一張 20% 股權證書的選擇權
command-1854-option-company = 哪家公司的
command-1854-option-source = 從哪裡取得
command-1854-pay_option = 支付選擇權的後半款
command-1854-sell = 向銀行賣出股權證書
command-1854-sell-company = 哪家公司的
command-1854-sell-percent = 百分之幾
command-1854-pass = 跳過，或完成這一步
command-1854-auto_pass = 在這個股票輪自動跳過，直到有人行動
command-1854-auto_pass-until = 遇到什麼就停止：buy、sell、par、option、pay_option（不填就是任何一種）
command-1854-auto_pass-stop = 改回由自己決定

core-move-option = 取得選擇權
core-move-pay_option = 支付選擇權後半款

g1854-move-buy_first = 購買正在出售的
g1854-move-bid = 出價
g1854-move-par = 創辦公司
g1854-move-buy = 購買股權證書
g1854-move-option = 取得選擇權
g1854-move-pay_option = 支付後半款
g1854-move-sell = 賣出股權證書
g1854-move-pass = 跳過

g1854-button-buy_first = 購買它
g1854-button-bid = 出價
g1854-button-par = 創辦公司
g1854-button-buy = 購買股權證書
g1854-direct-buy = 購買：{ $option }
g1854-button-option = 取得選擇權
g1854-button-pay_option = 支付後半款
g1854-button-sell = 賣出股權證書
g1854-button-pass = 跳過

g1854-confirm-buy_first = 購買
g1854-confirm-bid = 出價
g1854-confirm-par = 創辦
g1854-confirm-buy = 購買
g1854-confirm-option = 取得
g1854-confirm-pay_option = 支付
g1854-confirm-sell = 賣出
g1854-confirm-pass = 是，跳過

g1854-order-keep_passing = 一直跳過
g1854-button-keep_passing = 一直跳過
g1854-move-keep_passing = 在這個股票輪一直跳過
g1854-confirm-keep_passing = 跳過到那時為止
g1854-ask-keep_passing-scope = 在哪一輪？
g1854-ask-keep_passing-until = 別人做什麼時停止？
g1854-button-bid_up_to = 私密上限
g1854-move-bid_up_to = 拍賣中的私密上限
g1854-confirm-bid_up_to = 就用這個上限
g1854-ask-bid_up_to-lot = 對哪條鐵路？別人不會知道你設了上限，也不會知道是多少。
g1854-ask-bid_up_to-up_to = 我替你出價到多少，{ $least } 到 { $most } G，以 { $step } 為單位？我只出允許的最低價，也不會超過你的現金。
g1854-ask-bid_up_to-beyond = 你們互相加價而 { $up_to } G 不夠時怎麼辦？如果不選，這條指令失效，由你決定。
g1854-button-buy_until_float = 買到啟動為止
g1854-move-buy_until_float = 購買一家公司，直到它啟動
g1854-confirm-buy_until_float = 下指令
g1854-ask-buy_until_float-company = 每回合替你購買一張股權證書直到啟動，買哪家公司？
g1854-ask-buy_until_float-up_to = 每張股權證書最高多少，{ $least } 到 { $most } G？
g1854-button-sell_when = 條件成立時賣出……
g1854-move-sell_when = 條件成立時賣出一家公司的股份
g1854-confirm-sell_when = 下指令
g1854-ask-sell_when-company = 要賣光哪家公司能賣的股份？
g1854-ask-sell_when-when = 什麼時候賣？在那之後，我會在股票輪中你的下個回合賣出。
g1854-button-pass_untouched = 沒影響到我就跳過
g1854-move-pass_untouched = 跳過，直到有人買賣我的公司
g1854-confirm-pass_untouched = 跳過到那時為止
g1854-ask-pass_untouched-scope = 在哪一輪？
g1854-ask-pass_untouched-whose = 別人買賣哪些公司時停止？
g1854-button-pass_company = 替公司跳過
g1854-move-pass_company = 替公司跳過，直到火車有變化或影響到我
g1854-confirm-pass_company = 跳過到那時為止
g1854-ask-pass_company-company = 替哪家公司跳過所有可以跳過的？

g1854-ask-bid-lot = 對哪條鐵路？你的出價會一直押著，直到它售出或你退出競標。
g1854-ask-bid-price = 出多少：{ $least } 到 { $most } G，以 { $step } 為單位？
g1854-ask-par-company = 創辦哪家公司？你購買它 40% 的總裁證書。
g1854-ask-par-price = 起始股價多少？
g1854-ask-buy-company = 哪家公司的股權證書？
g1854-ask-buy-source = 從哪裡買？
g1854-ask-option-company = 哪家公司股權證書的選擇權？你現在付一半，付清另一半之前不能購買別的。
g1854-ask-option-source = 從哪裡取得？
g1854-ask-sell-company = 哪家公司的股權證書？每賣一張，股價跌一行。
g1854-ask-sell-percent = 賣出多少？

g1854-panel-hand = 我的資產

g1854-guide = 首先是拍賣：購買正在出售的、對後面的出價，或跳過。股票輪：先賣出，然後購買一張股權證書、以半價取得一張的選擇權，或創辦公司；所有人都跳過後，進入營運輪。地方鐵路在自己的地圖上行駛，幹線公司在主地圖上。公司鋪設板塊（幹線公司還可以建隧道），可以建造車站，行駛火車，發放股利或保留收入，可以購買火車和郵政合約。股價越過紅線的公司進行股票分割。`/game board` 顯示地圖、股價表、公司面板、火車和玩家。有股價到達 300 G 或銀行耗盡時遊戲結束；最富有的玩家獲勝。

# What a kind of move is good for, where it is another one than in the family.
g1854-purpose-bid = 它就留給你，除非有人出價更高

# Why a built-in opponent would make a move: after a colon.
g1854-hint-mail = 這份合約在結束前能回本。
g1854-hint-merge = 合成一家公司後，帶著兩家的錢在主地圖上行駛，能賺得更多。
g1854-hint-pass_merge = 你沒有可以合併的地方鐵路，而它只是偶爾去問別的所有者。
g1854-hint-lokalbahn = 幾個字母都一樣：選第一個。
# Why it passes in the auction.
g1854-hint-pass_dear = { $name }（{ $lot }）要 { $price } { g18xx-currency }，而最多值得付 { $worth } { g18xx-currency } 左右。
g1854-hint-pass_kept = { $name }（{ $lot }）值 { $price } { g18xx-currency }，但買下後剩下的錢不到 { $money } { g18xx-currency }，而這麼多要留給你的第一家公司。
