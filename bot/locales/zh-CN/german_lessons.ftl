# The lessons of German Railways: of each its title, what to do, what came of it, and why other moves are not it.

german-lesson-bid = 买第一张股票
german-lesson-bid-before = 游戏开始时，每家铁路公司拍卖一张股票。这是普鲁士东部（Preußische Ostbahn）；目前最高出价 8，有一名玩家已退出。你有 40 塔勒：**再多出一点，不要超过 15。**
german-lesson-bid-after = 股票归你了。你付的钱进了普鲁士东部的公司资金，那就是它用来铺设轨道的全部资金：几乎白送出去的铁路公司，几乎什么也铺不了。
german-lesson-bid-pass = 你可以不出价，但那样股票就归别人了，而只有股东才能用一家铁路公司铺设。9 是个好价钱：出价吧。
german-lesson-bid-dear = 你只有 40 塔勒，这太多了：后面还有七家铁路公司，而最后比的是现金。现在出 9 就够。
german-lesson-bid-other = 这里请用“出价”按钮，出价略高于 8。

german-lesson-maximum = 用私密上限出价
german-lesson-maximum-before = 不必每次出价都亲自回应。写一个价格和一个**私密上限**，有人加价超过你时，我就替你加 1。目前最高出价 6：**出价 7，上限在 12 到 15 之间。**
german-lesson-maximum-after = 对手出到 11，我替你加到 12，这就够了。没有人知道你原本愿意出到多少。
german-lesson-maximum-pass = 退出就等于让别人以 6 的低价拿走股票。出价吧，让我替你继续。
german-lesson-maximum-dear = 上限是你愿意付的钱，而现金决定胜负。这里请不要超过 15。
german-lesson-maximum-open = 这个出价没问题，但每次有人加价超过你，都会再问你。请在上限一栏填 12 到 15 的数。
german-lesson-maximum-other = 这里请出低价 7，上限填 12 到 15：我只会出到必要的价钱。

german-lesson-build = 铺设轨道
german-lesson-build-before = 每个标记带来一次行动。你有柏林-汉堡（Berlin-Hamburger Eisenbahn）的一张股票，它的轨道已经通到柏林，公司资金有 12 塔勒：**用它铺设到汉堡（Hamburg）**，收入增加 3。
german-lesson-build-after = 付钱的是铁路公司，不是你，而汉堡使它的收入增加了 3。只有这家铁路公司，要等轨道连起柏林和汉堡两城才发放分红：从现在起，它的每张股票都能分红。
german-lesson-build-pass = 可以跳过，但这家铁路公司有钱，又够得着一座大城市。铺设吧。
german-lesson-build-auction = 卖出股票能给铁路公司带来资金，但它现在够用了。就用现有的：铺设到汉堡。
german-lesson-build-small = 那样收入只增加 1，甚至不增加。汉堡一样近，却增加 3。
german-lesson-build-other = 请按“铺设轨道”，选柏林-汉堡，铺到汉堡。

german-lesson-share = 拿出股票拍卖
german-lesson-share-before = 你的柏林-汉堡分红不错，但公司资金空了。股票的价款会进入公司资金：**拿出它的第二张股票拍卖。**
german-lesson-share-then1 = 由你先出价。这张股票每次分红得 7：**出价 5 到 15。**
german-lesson-share-after = 没有人愿意出更多。现在你有一家好铁路公司的两张股票，它也有钱再铺设了。
german-lesson-share-pass = 只有卖出股票才能充实空了的公司资金，等待没有用。
german-lesson-share-other_railroad = 那等于把钱送给一家你没有股票、或分红较少的铁路公司。请拍卖柏林-汉堡。
german-lesson-share-no_bid = 那样别人就能低价拿到好股票，还能用你的铁路公司铺设。自己出价吧。
german-lesson-share-dear = 即使每次分红 7，也要先回本。最多出 15。
german-lesson-share-low = 公司资金这么少，铁路公司几乎什么也铺不了，而且别人马上会加价超过你。从 5 或更多开始。
german-lesson-share-other = 你的铁路公司缺的是钱。请按“拍卖股票”，选柏林-汉堡。

german-lesson-link = 连接两家铁路公司
german-lesson-link-before = 收入只在一种情况下发放：铺设轨道第一次让**两家铁路公司连接**，也就是在同一座城市相遇。你的美因-威悉（Main-Weser）就在莱比锡旁边，那里是萨克森的起点：**铺设到莱比锡（Leipzig）。**
german-lesson-link-after = 每家铁路公司的每张股票都发放了收入，铺设的美因-威悉发放了双倍。你得到最多。每家铁路公司都与另外两家连接时，游戏结束，现金最多的获胜。
german-lesson-link-pass = 如果你等着，别人就会用他们的铁路公司完成连接，双倍分红也归他们。
german-lesson-link-auction = 新的股票会分走一份分红，而你的铁路公司有足够的钱再铺一格。
german-lesson-link-no_link = 那里没有别的铁路公司，没有人会得到分红。莱比锡一样近。
german-lesson-link-other = 请按“铺设轨道”，选美因-威悉，铺到莱比锡。
