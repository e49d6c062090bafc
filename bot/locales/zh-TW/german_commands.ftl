# German Railways: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-german = 德國鐵道
german-length-live = 一個半小時左右
german-length-day = 三到五個星期
german-length-slow = 最長三個月
demo-about-german =
    ### 德國鐵道
    競標鐵道公司的股票，鋪設最能替你賺股利的路線。
    -# { $players } · 約 90 分鐘 · 中等難度

german-variant-city_cost-terrain = 城市依其地形計價
german-variant-city_cost-flat = 每座城市都是 2
german-variant-baden-anywhere = 巴登的免費格可以在一次鋪設的任何位置
german-variant-baden-first = 巴登的免費格必須是一次鋪設的第一格
german-variant-absent-waits = 拍賣會等每一個人
german-variant-absent-passes = 拍賣中太久沒有回應視為退出（即時 30 分鐘，每日 24 小時，慢速 3 天）

command-german = 《德國鐵道》裡你的動作
command-german-bid = 對正在拍賣的股票出價，輪到你之前也可以
command-german-bid-price = 你出多少
command-german-bid-up_to = 你的私密上限；與出價相同就是不自動加價
command-german-bid-beyond = 別人也出到這麼多時怎麼辦
command-german-pass = 什麼也不做，或不再出價
command-german-auction = 拿出一張股票拍賣
command-german-auction-railroad = 哪家鐵道公司的
command-german-build = 鋪設軌道
command-german-build-railroad = 用哪家鐵道公司
command-german-build-hexes = 逐個六角格，例如 J8 I8
command-german-agree_end = 同意已經不能再鋪設了
command-german-play_on = 繼續玩：不同意結束，或收回同意

core-move-auction = 拿出股票拍賣
core-move-agree_end = 同意結束
core-move-play_on = 繼續玩

german-move-bid = 出價
german-move-pass = 跳過
german-move-auction = 拿出股票拍賣
german-move-build = 鋪設軌道
german-move-agree_end = 同意結束
german-move-play_on = 繼續玩

german-button-bid = 出價
german-button-pass = 跳過
german-button-auction = 拍賣股票
german-button-build = 鋪設軌道
german-button-agree_end = 同意結束
german-button-play_on = 繼續玩

german-confirm-bid = 就出這個價
german-confirm-pass = 是，跳過
german-confirm-auction = 拿出拍賣
german-confirm-build = 鋪設
german-confirm-agree_end = 是，結束遊戲
german-confirm-play_on = 繼續玩

german-ask-bid-price = 你出多少，{ $least } 到 { $most } 塔勒？
german-ask-bid-up_to = 你出價 { $price }。要我繼續替你每次加 1，直到私密上限（最多 { $most } 塔勒）嗎？別人都不會知道。**就出這個價**表示只出 { $price }，不自動加價。
german-ask-bid-beyond = 你出價 { $price }，最多 { $up_to }。如果別人也出到這麼多，怎麼辦？**就出這個價**表示到時再問你。
german-write-bid = 對 { $railroad } 的股票出價
german-write-bid-price = 你的出價，{ $least } 到 { $most }
german-write-bid-up_to = 私密上限，最多 { $most }（可不填）
german-write-bid-beyond = 如果別人也出到你的上限
german-write-bid-beyond-ask = 再問我
german-write-bid-beyond-pass = 替我退出競標
german-ask-auction-railroad = 拿出哪家鐵道公司的股票拍賣？由你先出價。
german-ask-build-railroad = { $listed ->
    [0] 先選鐵道公司，再逐格鋪設；現在一次鋪設到不了任何城市。費用由它的公司資金支付。
   *[other] 可以直接選要鋪到哪座城市，也可以先選鐵道公司，再逐格鋪設。費用由它的公司資金支付。
}
german-listed-build_menu = 直接鋪到城市
german-ask-build-hexes = 下一格是哪裡？括號裡是到此為止的費用；後面是這次鋪設一共帶來什麼。

german-panel-hand = 我的資產

german-guide = 首先拍賣八張股票，每家鐵道公司一張。如果沒有人出價，原本該先出價的玩家免費得到它。之後從袋子裡抽出的每個標記是一個動作：用你持有股票的鐵道公司鋪設軌道、拿出股票拍賣，或跳過。只有當鋪設軌道使兩家鐵道公司形成新的直接連結時，才發放收入：每家鐵道公司的每張股票得到該公司的收入，鋪設者的股票得雙倍。現金最多的獲勝。拍賣時，你可以在輪到之前就決定：**出價**也可以填私密上限，我會替你每次加 1，直到上限；別人都不會知道。

german-pending_order-ask = 在那之前，我替你出價到 { $up_to } 為止。如果不夠，會問你。別人都不知道。
german-pending_order-pass = 在那之前，我替你出價到 { $up_to } 為止。如果不夠，我替你退出競標。別人都不知道。
german-pending_order-will_pass = 輪到你時，我替你退出競標。別人都不知道。

# What a kind of move is good for, as the help says it of what can be done now.
german-purpose-build = 鋪到城市，這家公司的股票收入就增加；新的連結讓所有鐵道公司發放股利
german-purpose-auction = 股票帶來收入，也讓你能用它的鐵道公司鋪設；付的錢進入公司資金，用來鋪設軌道
german-purpose-pass = 不花半毛錢
german-purpose-agree_end = 所有人都同意時遊戲結束
german-purpose-play_on = 遊戲繼續
german-purpose-bid = 出價最高者得到股票、它的收入和鋪設的權利
