# The lessons of Ticket to Ride: Europe: of each its title, what to do, what came of it, and why other moves are not it.

europe-lesson-tickets = 选择任务牌
europe-lesson-tickets-before = 游戏从任务牌开始：结束时，如果你的铁轨连起了牌上的两座城市，就得到它的分数，否则就**扣掉**。你必须留两张：请保留**路线重合最多的那两张**。
europe-lesson-tickets-after = 巴黎–维也纳和伦敦–维也纳从法兰克福到维也纳走的是同一段路，你在那里占用的铁轨一举两得。没有比这更好的开局了。
europe-lesson-tickets-long = 加的斯–斯德哥尔摩值 21 分，但它横穿整张版图，完不成就要扣 21 分。等你更熟悉游戏时再说吧：请找终点城市相同的两张任务牌。
europe-lesson-tickets-apart = 斯摩棱斯克–华沙离其他几张太远：为它们占用的铁轨帮不到它，而没完成的任务牌要扣分。你可以留不止两张，但这里留合拍的两张更好。
europe-lesson-tickets-other = 那两张几乎没有共同的铁轨。请找终点城市相同、起点也相近的两张任务牌。

europe-lesson-cards = 抽车票
europe-lesson-cards-before = 你的任务牌是巴黎到维也纳，而法兰克福–巴黎这段铁轨（Frankfurt–Paris）需要 3 张橙色车票。你有一张。用一个回合可以抽**两张车票**：把面朝上的两张橙色都拿走。
europe-lesson-cards-then1 = 这是第一张。**现在拿第二张橙色车票。**
europe-lesson-cards-after = 现在你有三张橙色车票，够占用法兰克福–巴黎了。面朝上的车票稳稳到手；牌库里的说不准，但没人看得见你抽到了什么。
europe-lesson-cards-locomotive = 彩虹票可以当任何颜色，但拿了面朝上的彩虹票，这回合就只能抽这一张。这里，两张颜色合适的车票更有用。
europe-lesson-cards-deck = 牌库里什么都可能有。面朝上的都用不上时，盲抽才好；这里有用得上的橙色。
europe-lesson-cards-other = 那对法兰克福–巴黎没有帮助，它需要橙色车票：请抽面朝上的橙色。

europe-lesson-claim = 占用铁轨
europe-lesson-claim-before = 你有 3 张橙色车票：打出它们，**占用法兰克福–巴黎（Frankfurt–Paris）**，它在你的任务牌巴黎–维也纳的路上。
europe-lesson-claim-after = 你的车厢已经停在铁轨上，别人再也用不了它。三节车厢立即得 4 分；越长的铁轨，平均每节得分越高。
europe-lesson-claim-draw = 车票当然多多益善，但你需要的都有了，而且在你的下个回合之前，别人可能抢走这段铁轨。现在就占用它。
europe-lesson-claim-elsewhere = 那段铁轨也能得分，但帮不到你的任务牌。★ 标出有帮助的铁轨。
europe-lesson-claim-further = 那段铁轨也在路上，不过要晚一点：你的橙色车票只够占用两段中的一段，这里应先占用法兰克福–巴黎。
europe-lesson-claim-other = 那个不急：占用法兰克福–巴黎的车票就在你手里。请按“占用铁轨”，选它。

europe-lesson-ferry = 乘渡轮过海
europe-lesson-ferry-before = 从迪耶普到伦敦的铁轨是**渡轮**：如上面的标志所示，两张车票里必须有一张彩虹票。你有一张：**占用迪耶普与伦敦之间的渡轮（Dieppe–London）**。
europe-lesson-ferry-after = 彩虹票抵标志那一格，另一格用任意颜色的一张车票。你从巴黎到了伦敦，只差爱丁堡了。
europe-lesson-ferry-draw = 这条渡轮需要的你都有：一张彩虹票，加一张别的。不必再抽了。
europe-lesson-ferry-elsewhere = 你的任务牌是爱丁堡到巴黎，必须渡过英吉利海峡。把车票留给渡轮。
europe-lesson-ferry-other = 那可过不了海峡。请按“占用铁轨”，选迪耶普与伦敦之间的渡轮。

europe-lesson-tunnel = 挖通隧道
europe-lesson-tunnel-before = 你的任务牌柏林–罗马还差慕尼黑–威尼斯（München–Venezia），这是一条 2 格蓝色的**隧道**。挖隧道时要翻开三张车票，其中每有一张蓝色或彩虹票，你就要多付一张。你有 3 张蓝色：用其中两张**占用这条隧道**。
europe-lesson-tunnel-then1 = 翻出了一张蓝色，所以隧道要多付一张车票。**支付它。**
europe-lesson-tunnel-after = 隧道归你了，任务牌柏林–罗马也随之完成。手上多备一两张车票，隧道就没多大风险。
europe-lesson-tunnel-draw = 给隧道备用的车票已经在你手里。现在就挖，别让对手抢先。
europe-lesson-tunnel-elsewhere = 你的蓝色车票要留给隧道：没有它，任务牌柏林–罗马就完不成。
europe-lesson-tunnel-give_up = 放弃不损失车票，但会损失这个回合。你付得起一张额外车票，那就付吧。
europe-lesson-tunnel-other = 那样完成不了你的任务牌。请按“占用铁轨”，选慕尼黑–威尼斯，用两张蓝色车票。

europe-lesson-station = 建造火车站
europe-lesson-station-before = 柏林–罗马只差慕尼黑–威尼斯这一段，可它属于对手。**火车站**让你的任务牌借用别人通到该城市的一段铁轨：在那段铁轨的任意一端，**慕尼黑（München）或威尼斯（Venezia），建造一座**。
europe-lesson-station-after = 借用对手的铁轨，你的任务牌在结束时就完成了。没有建造的火车站值 4 分，所以要建在能救回任务牌的地方，就像这里：得 9 分，而不是扣 9 分。
europe-lesson-station-draw = 抽车票不会让你离罗马更近：别的路都要绕远。第一座火车站只要一张车票。
europe-lesson-station-elsewhere = 建在那里补不上缺口。它必须建在慕尼黑或威尼斯。
europe-lesson-station-other = 那样慕尼黑与威尼斯之间的缺口还在。请按“建造火车站”，在这两座城市里选一座。

europe-lesson-end = 最后一个回合
europe-lesson-end-before = 有人只剩两节或更少车厢时，每人再进行一个回合。这是**你的最后一个回合**：占用那段能完成任务牌巴黎–维也纳的铁轨。
europe-lesson-end-after = 游戏结束：你的任务牌加 8 分，每座没有建造的火车站加 4 分，最长路线加 10 分。现在，你可以去玩第一局了。
europe-lesson-end-tickets = 最后一个回合抽的新任务牌多半完不成，反而要扣分。手上这张却能完成。
europe-lesson-end-draw = 结束时手里剩下的车票一文不值。现在就打出来吧。
europe-lesson-end-elsewhere = 它的车厢也能得分，但你的任务牌还是完不成，要扣 8 分。慕尼黑–维也纳既得分又能完成它。
europe-lesson-end-other = 这之后没有回合了。请按“占用铁轨”，选慕尼黑–维也纳（München–Wien）。
