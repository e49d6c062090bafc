# The lessons of 1854: of each its title, what to do, what came of it, and why other moves are not it.

g1854-lesson-auction = 在拍卖中购买
g1854-lesson-auction-before = 游戏从拍卖开始：山区铁路带来收入，地方铁路则是只有一名持有者的小公司。Ybbstalbahn 正以 150 出售：**买下它。**
g1854-lesson-auction-after = 它的公司资金有 150，由你运营：铺设它的轨道，购买它的火车。它的全部收入由它和你平分。
g1854-lesson-auction-pass = 那样别人就会买下它，而你没有东西可运营。早早有一家地方铁路，是个好开头。
g1854-lesson-auction-later = 为后面的铁路出价，会把钱押住，直到轮到它。现在就买正在出售的。
g1854-lesson-auction-other = 请按购买 Ybbstalbahn 的按钮。

g1854-lesson-par = 创办公司
g1854-lesson-par-before = 你还剩 490。总裁证书是公司的 40%，售出一半时公司启动：**以 77 或更低创办一家公司**，这样你还付得起另外 20%。
g1854-lesson-par-after = 你是它的总裁。启动时它得到起始股价的十倍，不管其余由谁买。
g1854-lesson-par-pass = 地方铁路长不大。有股份的公司收入多得多，总要有人创办：就是你。
g1854-lesson-par-dear = 这个价格下你付不起另外 20%，多数公司就要靠别人才能启动。请选 77 或更低。
g1854-lesson-par-other = 请按创办公司的按钮，选一家，再选 77 或更低的价格。

g1854-lesson-float = 让它启动
g1854-lesson-float-before = 你的 Salzburger Bahn（SB）已售出 40%，其他人都跳过，你还剩 222。**再买 20%**：售出 60%，它就启动。
g1854-lesson-float-after = 它启动了，公司资金 670，从下个运营轮起运营。它的分红有 60% 归你。
g1854-lesson-float-pass = 那样它不能启动，没有收入，你的钱也要闲上整整一轮。
g1854-lesson-float-option = 期权现在付一半，也能让它启动，但只算 10%，而且付清另一半之前不能购买别的。你付得起整张证书。
g1854-lesson-float-other = 请购买 SB 的证书：20%，134。

g1854-lesson-local = 运营地方铁路
g1854-lesson-local-before = 运营轮从地方铁路开始，它们有自己的地图。这一课你运营 Pyhrnbahn，起点是 Kirchdorf（J28）：**在 J30 铺一块板块**，它就在旁边，有两座城镇。
g1854-lesson-local-then1 = 现在它需要火车。“1+”从一座城市出发，驶过沿途所有城镇：**花 100 买一辆。**
g1854-lesson-local-after = 从下个运营轮起，它从 Kirchdorf 驶到城镇，每个回合都能走得更远。收入由公司资金和你平分。
g1854-lesson-local-pass = 没有轨道就没有去处，而它每个回合可以铺一块板块：铺吧。
g1854-lesson-local-empty = 那一格没有城镇，上面的山脉还要花钱。J30 有两座城镇，又不花钱。
g1854-lesson-local-no_train = 没有火车，下一轮就没有收入。它有 150，而 1+ 要 100。
g1854-lesson-local-other = 你的铁路需要一座可去的城镇，然后是火车。拿不准的话，请按“教我怎么做”。

g1854-lesson-track = 轨道与火车
g1854-lesson-track-before = 现在 SB 在主地图上运营。火车要到达两个地点：**在萨尔茨堡（Salzburg，E13）铺一块板块，轨道通向西北**，朝慕尼黑（München，D12）。板块 57 可以。
g1854-lesson-track-then1 = 板块铺好了。隧道要 100，现在还通不到有用的地方：请按**轨道铺设完毕。**
g1854-lesson-track-then2 = SB 有 670 和一条路线。**花 100 买一辆“2”**，它能到两个地点。
g1854-lesson-track-after = 从下个运营轮起，你的 2 在萨尔茨堡与慕尼黑之间运行。这次没有可运行的，股价跌了一步；刚起步都是这样。
g1854-lesson-track-pass = 没有轨道，火车出不了萨尔茨堡。先铺板块。
g1854-lesson-track-away = 这条轨道通向别处，那里还没有可到的地方。请转动板块，让一端指向慕尼黑（D12）。
g1854-lesson-track-tunnel = 隧道用来穿山，要等山那边有东西的时候。把 100 留着。
g1854-lesson-track-other = 那是以后的事。请照上面的话做，或按“教我怎么做”。

g1854-lesson-run = 运行与分红
g1854-lesson-run-before = 在第二个运营轮，你的火车可以运行。最佳路线已经替你算好：**在萨尔茨堡与慕尼黑之间运行。**
g1854-lesson-run-then1 = 现在决定钱怎么办。**发放分红。**
g1854-lesson-run-after = 60% 归你，SB 的股价也上涨了。次次发放分红的公司，会让股东富起来。
g1854-lesson-run-none = 留在家里的火车没有收入，股价还会下跌。请运行算好的路线。
g1854-lesson-run-withhold = 那样你什么也得不到，股价还会下跌。只有要买火车时才保留。
g1854-lesson-run-other = 那条路线收入不是最多。请按最佳路线的按钮，再按运行的按钮。

g1854-lesson-rust = 火车报废
g1854-lesson-rust-before = 几轮之后：更好的火车会使旧的没有用处。第一辆“4”使所有“2”和“1+”停用。你的是 3，别人的地方铁路有 1+，而 SB 有 400：**买下 4。**
g1854-lesson-rust-after = 别人的地方铁路失去了火车，而你的继续运行。要随时知道接下来哪些火车会停用；如果有你的，就备好买新火车的钱。
g1854-lesson-rust-pass = 如果你等着，别人就会挑对他们有利的时候买下。现在买，受损的只有别人。
g1854-lesson-rust-other = 该买的是价格 320 的 4：它使所有 2 和 1+ 类火车停用。
