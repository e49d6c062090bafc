# The lessons of 18CZ: of each its title, what to do, what came of it, and why other moves are not it.

g18cz-lesson-draft = 选择地方铁路
g18cz-lesson-draft-before = 游戏从预先股票轮开始：大家轮流，每人可以购买一家地方铁路，它在每个运营轮给持有者带来收入。小型 5，中型 10，大型（L）20：**买一家大型的。**
g18cz-lesson-draft-after = 它在每个运营轮给你 20，以后公司还可以用更高的价格从你手里买走。剩下的钱用来创办公司。
g18cz-lesson-draft-pass = 跳过能留住钱，但闲钱不会生钱，而且到你的下个回合，能选的更少。
g18cz-lesson-draft-small = 那一家只给 5 或 10。大型的 L1 到 L6 给 20：L1 的价格 55，三个运营轮就能赚回来。
g18cz-lesson-draft-other = 请从大型地方铁路 L1 到 L6 里选一家。

g18cz-lesson-par = 创办公司
g18cz-lesson-par-before = 现在创办公司：选一家，以起始股价买下一半，出任总裁来运营。起始股价越高，公司资金越多：**以 65 或 70 创办一家公司。**
g18cz-lesson-par-after = 你付了一半的钱，它立即启动，公司资金里有全部四份的钱。它用这笔钱铺设轨道、购买火车。
g18cz-lesson-par-pass = 没有自己的公司，你就没有东西可运营，也几乎没有收入。创办一家吧。
g18cz-lesson-par-low = 这个价格下公司资金太少：一辆火车要 70，很快还会更贵。65 或 70 你付得起。
g18cz-lesson-par-other = 请按创办公司的按钮，选一家，再选起始股价 65 或 70。

g18cz-lesson-buy = 购买股份
g18cz-lesson-buy-before = 每个人都创办了公司；你的是 EKJ，还剩 170。股票轮的每个回合可以购买一张证书：**再买 EKJ 的四分之一。**
g18cz-lesson-buy-after = 现在 EKJ 分红的四分之三归你，而且没有人能夺走你的总裁之位。你最多只能持有这么多。
g18cz-lesson-buy-pass = 现金不会生钱；股份在公司每次发放分红时都给你钱，股价还会上涨。买一张吧。
g18cz-lesson-buy-theirs = 别人的股份也分红，但 EKJ 做什么由你决定。先从自己的公司开始。
g18cz-lesson-buy-second = 第二家公司也要轨道和火车，你就剩不下什么了。先把第一家做强。
g18cz-lesson-buy-other = 这里请购买一张 EKJ 的证书。

g18cz-lesson-track = 铺设轨道
g18cz-lesson-track-before = 你的 EKJ 第一次运营。火车必须到达两个站点，例如城市：从你的总部**卡罗维发利（Karlovy Vary，D4）向海布（Cheb，D2）铺设轨道**，它是西边的下一格。板块 57，朝向西–东，就可以。
g18cz-lesson-track-then1 = 公司的第一个回合可以铺两块黄色板块。**在海布（D2）铺一块板块**，轨道通回你的城市，例如 57。
g18cz-lesson-track-after = 两座城市连起来了，一辆火车能有 40 的收入。这次股价下跌一步，因为还没有火车：接下来就买。
g18cz-lesson-track-away = 这条轨道背向海布。转动板块，让一端指向西边；板块 57 就是西–东。
g18cz-lesson-track-pass = 只有一座城市，火车没有收入。再铺一块就有路线了。
g18cz-lesson-track-other = 这没有把你的总部与海布连起来。请在海布（D2）铺板块，使它的轨道接上你的；板块 57 就可以。

g18cz-lesson-train = 购买火车
g18cz-lesson-train-before = EKJ 有 280 和一条路线，但没有火车。“2”到两个站点，这里就是你的两座城市，价格 70：**买一辆。**
g18cz-lesson-train-then1 = 一条路线一辆火车就够：**不要再买。**
g18cz-lesson-train-after = EKJ 留着 210 买以后更好的火车。从下个运营轮起，你的 2 就在卡罗维发利与海布之间运行。
g18cz-lesson-train-second = 第二辆火车需要第二条路线，因为两辆火车不能用同一段轨道。把钱留着。
g18cz-lesson-train-other = 请按正在出售的火车的按钮：2，价格 70。

g18cz-lesson-run = 运行与分红
g18cz-lesson-run-before = 在第二个运营轮，你的火车可以运行。最佳路线已经替你算好：**从海布运行到卡罗维发利。**
g18cz-lesson-run-then1 = 收入 40。发放给股东，还是由公司保留？**发放分红。**
g18cz-lesson-run-after = 四分之三的股份是你的，所以四分之三的分红也归你，EKJ 的股价也上涨了。发放分红使股份更值钱：18CZ 就是这样赢的。
g18cz-lesson-run-withhold = 那样公司多了 40，但你什么也没有，股价还会下跌。只有要买火车时才保留。
g18cz-lesson-run-other = 那条路线收入不是最多。请按最佳路线的按钮，再按运行的按钮。

g18cz-lesson-rust = 火车报废
g18cz-lesson-rust-before = 几轮之后：更好的火车会让旧的报废，一文不值。第一辆“4”使所有“2”报废。你的是 3，BCB 和 VBW 的是 2，而 EKJ 的钱够：**买下 4。**
g18cz-lesson-rust-after = BCB 和 VBW 失去了火车，必须花钱买新的，而你的继续运行。要随时知道接下来哪些火车会报废；如果有你的，就备好买新火车的钱。
g18cz-lesson-rust-pass = 如果你等着，别人就会挑对他们有利的时候买下。现在买，受损的只有别人。
g18cz-lesson-rust-other = 该买的是价格 250 的 4：它使所有 2 类火车报废。
