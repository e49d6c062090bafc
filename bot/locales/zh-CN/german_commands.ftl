# German Railways: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-german = 德国铁路
german-length-live = 一个半小时左右
german-length-day = 三到五周
german-length-slow = 长达三个月
demo-about-german =
    ### 德国铁路
    竞买铁路公司的股票，铺设最能给你带来分红的路线。
    -# { $players } · 约 90 分钟 · 中等难度

german-variant-city_cost-terrain = 城市按其地形计价
german-variant-city_cost-flat = 每座城市都是 2
german-variant-baden-anywhere = 巴登的免费格可以在一次铺设的任何位置
german-variant-baden-first = 巴登的免费格必须是一次铺设的第一格
german-variant-absent-waits = 拍卖等待每一个人
german-variant-absent-passes = 拍卖中太久没有回应的视为退出（实时 30 分钟，每日 24 小时，慢速 3 天）

command-german = 《德国铁路》里你的行动
command-german-bid = 为正在拍卖的股票出价，轮到你之前也可以
command-german-bid-price = 你出多少
command-german-bid-up_to = 你的私密上限；与出价相同即不自动加价
command-german-bid-beyond = 别人也出到这么多时怎么办
command-german-pass = 什么也不做，或不再出价
command-german-auction = 拿出一张股票拍卖
command-german-auction-railroad = 哪家铁路公司的
command-german-build = 铺设轨道
command-german-build-railroad = 用哪家铁路公司
command-german-build-hexes = 逐个六角格，例如 J8 I8
command-german-agree_end = 同意已无轨道可铺
command-german-play_on = 继续玩：不同意结束，或收回同意

core-move-auction = 拿出股票拍卖
core-move-agree_end = 同意结束
core-move-play_on = 继续玩

german-move-bid = 出价
german-move-pass = 跳过
german-move-auction = 拿出股票拍卖
german-move-build = 铺设轨道
german-move-agree_end = 同意结束
german-move-play_on = 继续玩

german-button-bid = 出价
german-button-pass = 跳过
german-button-auction = 拍卖股票
german-button-build = 铺设轨道
german-button-agree_end = 同意结束
german-button-play_on = 继续玩

german-confirm-bid = 就出这个价
german-confirm-pass = 是，跳过
german-confirm-auction = 拿出拍卖
german-confirm-build = 铺设
german-confirm-agree_end = 是，结束游戏
german-confirm-play_on = 继续玩

german-ask-bid-price = 你出多少，{ $least } 到 { $most } 塔勒？
german-ask-bid-up_to = 你出价 { $price }。要我继续替你每次加 1，直到私密上限（最多 { $most } 塔勒）吗？别人都不会知道。**就出这个价**表示只出 { $price }，不自动加价。
german-ask-bid-beyond = 你出价 { $price }，最多 { $up_to }。如果别人也出到这么多，怎么办？**就出这个价**表示到时再问你。
german-write-bid = 为 { $railroad } 的股票出价
german-write-bid-price = 你的出价，{ $least } 到 { $most }
german-write-bid-up_to = 私密上限，最多 { $most }（可不填）
german-write-bid-beyond = 如果别人也出到你的上限
german-write-bid-beyond-ask = 再问我
german-write-bid-beyond-pass = 替我退出竞拍
german-ask-auction-railroad = 拿出哪家铁路公司的股票拍卖？由你先出价。
german-ask-build-railroad = { $listed ->
    [0] 先选铁路公司，再逐格铺设；现在一次铺设到不了任何城市。费用由它的公司资金支付。
   *[other] 可以直接选铺到哪座城市，也可以先选铁路公司，再逐格铺设。费用由它的公司资金支付。
}
german-listed-build_menu = 直接铺到城市
german-ask-build-hexes = 下一格是哪里？括号里是到此为止的费用；后面是这次铺设一共带来什么。

german-panel-hand = 我的资产

german-guide = 首先拍卖八张股票，每家铁路公司一张。如果没有人出价，本该先出价的玩家免费得到它。之后从袋子里抽出的每个标记是一次行动：用你持有股票的铁路公司铺设轨道、拿出股票拍卖，或跳过。只有当铺设轨道使两家铁路公司形成新的直接连接时，才发放收入：每家铁路公司的每张股票得到该公司的收入，铺设者的股票得双倍。现金最多的获胜。拍卖时，你可以在轮到之前就决定：**出价**也可以填私密上限，我会替你每次加 1，直到上限；别人都不会知道。

german-pending_order-ask = 在那之前，我替你出价到 { $up_to } 为止。如果不够，会问你。别人都不知道。
german-pending_order-pass = 在那之前，我替你出价到 { $up_to } 为止。如果不够，我替你退出竞拍。别人都不知道。
german-pending_order-will_pass = 轮到你时，我替你退出竞拍。别人都不知道。

# What a kind of move is good for, as the help says it of what can be done now.
german-purpose-build = 铺到城市，这家公司的股票收入就增加；新的连接让所有铁路公司发放分红
german-purpose-auction = 股票带来收入，也让你能用它的铁路公司铺设；价款充实公司资金，用来支付轨道
german-purpose-pass = 不花钱
german-purpose-agree_end = 所有人都同意时游戏结束
german-purpose-play_on = 游戏继续
german-purpose-bid = 出价最高者得到股票、它的收入和铺设的权利
