# The lessons of Legends: of each its title, what to do, what came of it, and why other moves are not it.
# They are read before a campaign: nothing may stand here that a later game brings.

legends-lesson-tickets = 选择任务牌
legends-lesson-tickets-before = 每场游戏从任务牌开始：结束时，如果你的铁轨连起了牌上的两座城市，就获得牌上的钱，否则就**失去**。你必须留两张：请保留**起点相同的那两张**。
legends-lesson-tickets-after = 从底特律到纽约，有一条最短的路经过费城，所以你的大部分铁轨对两张任务牌都有用。
legends-lesson-tickets-far = 魁北克–萨凡纳横穿整张版图，完不成就要失去牌上的钱。等你更熟悉游戏时再说吧。
legends-lesson-tickets-apart = 莫比尔–夏洛特离其他几张太远：为它们走的铁轨帮不到它。
legends-lesson-tickets-other = 那几张没什么共同的路。请找从底特律出发的两张。

legends-lesson-cards = 抽车票
legends-lesson-cards-before = 你的任务牌是底特律到费城，而底特律–匹兹堡这段铁轨（Detroit–Pittsburgh）需要 2 张黄色车票。用一个回合可以抽**两张车票**：把面朝上的两张黄色都拿走。
legends-lesson-cards-then1 = 这是第一张。**现在拿第二张黄色车票。**
legends-lesson-cards-after = 现在你有底特律–匹兹堡需要的两张黄色车票了。面朝上的车票稳稳到手；牌库里抽的，除了你没人看见。
legends-lesson-cards-wild = 彩虹票可以当任何颜色，但拿了面朝上的彩虹票，这回合就只能抽这一张。这里，两张黄色更有用。
legends-lesson-cards-deck = 牌库里什么都可能有。面朝上的都用不上时，盲抽才好；这里有用得上的黄色。
legends-lesson-cards-other = 那对底特律–匹兹堡没有帮助，它需要黄色车票：请抽面朝上的黄色。

legends-lesson-travel = 旅游
legends-lesson-travel-before = 你有两张黄色车票：打出它们，**旅游底特律–匹兹堡（Detroit–Pittsburgh）**，这是任务牌底特律–费城的一半路程。
legends-lesson-travel-after = 这段铁轨在本场游戏里归你了。匹兹堡又是大城市：旅游到大城市，抽一张车票。
legends-lesson-travel-draw = 你需要的都有了，而且在你的下个回合之前，另一家公司可能抢走这段铁轨。现在就旅游。
legends-lesson-travel-elsewhere = 那段铁轨不在底特律到费城的路上。★ 标出对你的任务牌有帮助的铁轨。
legends-lesson-travel-other = 那个不急。请旅游底特律–匹兹堡。

legends-lesson-colour = 自己的颜色
legends-lesson-colour-before = 你的公司是黑色，而公司在自己颜色的铁轨上旅游，收获 $1。你的任务牌布法罗–巴尔的摩还差布法罗–费城（Buffalo–Philadelphia），这是一段黑色铁轨：**在上面旅游。**
legends-lesson-colour-after = 任务牌完成了，还收获了 $1。美元在结束时算数。
legends-lesson-colour-draw = 需要的三张黑色车票都在你手里。现在就旅游：没有人比你更想要黑色。
legends-lesson-colour-elsewhere = 那样完成不了你的任务牌。布法罗–费城可以，还能收获 $1。
legends-lesson-colour-other = 请用三张黑色车票，旅游布法罗–费城。

legends-lesson-grey = 任意一种颜色
legends-lesson-grey-before = 灰色铁轨可用任意一种颜色的车票，彩虹票可当任何颜色。你的任务牌蒙特利尔–费城还差波士顿–蒙特利尔（Boston–Montreal）：用一张绿色和一张彩虹票**在上面旅游**。
legends-lesson-grey-after = 两段平行铁轨中的一段归你了。相同的两座城市之间，同一家公司不能占用两段铁轨；只有两三家公司时，双线铁轨的另一段也没有人能再用。
legends-lesson-grey-draw = 一张绿色加一张彩虹票，够走两格的灰色铁轨。现在就旅游。
legends-lesson-grey-elsewhere = 那样波士顿–蒙特利尔就差一张车票，任务牌还是完不成。两张都留给它。
legends-lesson-grey-other = 请用你的两张车票，旅游波士顿与蒙特利尔之间的一段铁轨。

legends-lesson-end = 最后一个回合
legends-lesson-end-before = 有人在回合结束时只剩 2 节或更少车厢，则每人再进行一个回合。这是**你的最后一个回合**：旅游那段能完成底特律–费城的铁轨。
legends-lesson-end-after = 任务牌完成了。另一家公司的最后一个回合之后，任务牌、钱币和剩余车厢都折成美元；每家公司的金额放进保险库，直到战役结束。现在你可以创立一个战役，看看西部会带来什么。
legends-lesson-end-draw = 手里剩下的车票不算数。现在就打出来吧。
legends-lesson-end-tickets = 最后一个回合抽的新任务牌多半完不成，反而要赔钱。手上这张却能完成。
legends-lesson-end-elsewhere = 那样完成不了你的任务牌，还要失去牌上的钱。费城–匹兹堡可以，只要两张红色车票。
legends-lesson-end-other = 这之后没有回合了：请旅游费城–匹兹堡（Philadelphia–Pittsburgh）。
