# 1854: its commands (the whole group at most 8,000 characters), buttons and questions. Money is in G.

game-name-1854 = 1854
g1854-length-live = 四到六小时
g1854-length-day = 三到四个月
g1854-length-slow = 半年或更久
demo-about-1854 =
    ### 1854
    奥地利的铁路：地方支线、穿越阿尔卑斯山的隧道、邮政合同和残酷的股市。
    -# { $players } · 4–6 小时 · 高难度，适合玩过 18xx 的人


command-1854 = 1854 里你的行动
command-1854-buy_first = 购买拍卖中正在出售的铁路
command-1854-bid = 为拍卖中后面的铁路出价
command-1854-bid-lot = 哪条铁路
command-1854-bid-price = 你的出价（G）
command-1854-par = 创办公司并定起始股价
command-1854-par-company = 哪家公司
command-1854-par-price = 10% 的起始股价
command-1854-buy = 购买证书
command-1854-buy-company = 哪家公司的
command-1854-buy-source = 从哪里买：首次发行、银行池或公司
command-1854-option = 取得一张 20% 证书的期权
command-1854-option-company = 哪家公司的
command-1854-option-source = 从哪里取得
command-1854-pay_option = 支付期权的后半款
command-1854-sell = 向银行卖出证书
command-1854-sell-company = 哪家公司的
command-1854-sell-percent = 百分之几
command-1854-pass = 跳过，或完成这一步
command-1854-auto_pass = 在这个股票轮自动跳过，直到有人行动
command-1854-auto_pass-until = 因什么终止：buy、sell、par、option、pay_option（不填则任意一种）
command-1854-auto_pass-stop = 改回由自己决定

core-move-option = 取得期权
core-move-pay_option = 支付期权后半款

g1854-move-buy_first = 购买正在出售的
g1854-move-bid = 出价
g1854-move-par = 创办公司
g1854-move-buy = 购买证书
g1854-move-option = 取得期权
g1854-move-pay_option = 支付后半款
g1854-move-sell = 卖出证书
g1854-move-pass = 跳过

g1854-button-buy_first = 购买它
g1854-button-bid = 出价
g1854-button-par = 创办公司
g1854-button-buy = 购买证书
g1854-direct-buy = 购买：{ $option }
g1854-button-option = 取得期权
g1854-button-pay_option = 支付后半款
g1854-button-sell = 卖出证书
g1854-button-pass = 跳过

g1854-confirm-buy_first = 购买
g1854-confirm-bid = 出价
g1854-confirm-par = 创办
g1854-confirm-buy = 购买
g1854-confirm-option = 取得
g1854-confirm-pay_option = 支付
g1854-confirm-sell = 卖出
g1854-confirm-pass = 是，跳过

g1854-order-keep_passing = 一直跳过
g1854-button-keep_passing = 一直跳过
g1854-move-keep_passing = 在这个股票轮一直跳过
g1854-confirm-keep_passing = 就这样跳过
g1854-ask-keep_passing-scope = 在哪一轮？
g1854-ask-keep_passing-until = 别人做什么时终止？
g1854-button-bid_up_to = 私密上限
g1854-move-bid_up_to = 拍卖中的私密上限
g1854-confirm-bid_up_to = 就用这个上限
g1854-ask-bid_up_to-lot = 为哪条铁路？别人不会知道你设了上限，也不会知道是多少。
g1854-ask-bid_up_to-up_to = 我替你出价到多少，{ $least } 到 { $most } G，以 { $step } 为一档？我只出允许的最低价，也不超过你的钱。
g1854-ask-bid_up_to-beyond = 你们相互加价而 { $up_to } G 不够时怎么办？如果不选，这条指令失效，由你决定。
g1854-button-buy_until_float = 买到启动为止
g1854-move-buy_until_float = 购买一家公司，直到它启动
g1854-confirm-buy_until_float = 下指令
g1854-ask-buy_until_float-company = 替你每回合购买一张证书直到启动，买哪家公司？
g1854-ask-buy_until_float-up_to = 每张证书最高多少，{ $least } 到 { $most } G？
g1854-button-sell_when = 到时卖出……
g1854-move-sell_when = 某事发生后卖出一家公司
g1854-confirm-sell_when = 下指令
g1854-ask-sell_when-company = 卖出哪家公司所有可卖的？
g1854-ask-sell_when-when = 什么时候卖？在那之后，轮到你的下个股票轮回合，我就替你卖出。
g1854-button-pass_untouched = 与我无关时跳过
g1854-move-pass_untouched = 跳过，直到有人买卖我的公司
g1854-confirm-pass_untouched = 就这样跳过
g1854-ask-pass_untouched-scope = 在哪一轮？
g1854-ask-pass_untouched-whose = 别人买卖哪些公司时终止？
g1854-button-pass_company = 替公司跳过
g1854-move-pass_company = 替公司跳过，直到火车有变化或与我有关
g1854-confirm-pass_company = 就这样跳过
g1854-ask-pass_company-company = 替哪家公司跳过所有可以跳过的？

g1854-ask-bid-lot = 为哪条铁路？你的出价会一直押着，直到它售出或你退出竞拍。
g1854-ask-bid-price = 出多少：{ $least } 到 { $most } G，以 { $step } 为一档？
g1854-ask-par-company = 创办哪家公司？你购买它 40% 的总裁证书。
g1854-ask-par-price = 起始股价多少？
g1854-ask-buy-company = 哪家公司的证书？
g1854-ask-buy-source = 从哪里买？
g1854-ask-option-company = 哪家公司证书的期权？你现在付一半，付清另一半之前不能购买别的。
g1854-ask-option-source = 从哪里取得？
g1854-ask-sell-company = 哪家公司的证书？每卖一张，股价跌一行。
g1854-ask-sell-percent = 卖出多少？

g1854-panel-hand = 我的资产

g1854-guide = 首先是拍卖：购买正在出售的、为后面的出价，或跳过。股票轮：先卖出，然后购买一张证书、以半价取得一张的期权，或创办公司；所有人都跳过后，进入运营轮。地方铁路在自己的地图上运行，干线公司在主地图上。公司铺设板块（干线公司还可以建隧道），可以建造车站，运行火车，发放分红或保留收入，可以购买火车和邮政合同。股价越过红线的公司拆股。`/game board` 显示地图、股价表、公司面板、火车和玩家。有股价到达 300 G 或银行耗尽时游戏结束；总资产最多的玩家获胜。

# What a kind of move is good for, where it is another one than in the family.
g1854-purpose-bid = 它就留给你，除非有人出价更高

# Why a built-in opponent would make a move: after a colon.
g1854-hint-mail = 这份合同在结束前能回本。
g1854-hint-merge = 合成一家公司后，带着两家的钱在主地图上运行，能挣得更多。
g1854-hint-pass_merge = 你没有可以合并的地方铁路，而它只是偶尔去问别的所有者。
g1854-hint-lokalbahn = 几个字母都一样：它选第一个。
# Why it passes in the auction.
g1854-hint-pass_dear = { $name }（{ $lot }）要 { $price } { g18xx-currency }，而最多值得付 { $worth } { g18xx-currency } 左右。
g1854-hint-pass_kept = { $name }（{ $lot }）值 { $price } { g18xx-currency }，但买下后剩下的钱不到 { $money } { g18xx-currency }，而这么多要留给你的第一家公司。
