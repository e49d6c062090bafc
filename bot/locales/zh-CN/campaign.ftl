# /campaign: descriptions of its commands and options, its messages, and its answers.

command-campaign = 战役：一场接一场的多场游戏
command-campaign-new = 在本频道创立战役
command-campaign-new-title = 战役叫什么名字
command-campaign-new-game = 玩哪款游戏
command-campaign-new-players = 最多几家公司
command-campaign-new-variant = 规则变体
command-campaign-new-thread = 在单独的子区里进行
command-campaign-new-pace = 一个回合大约多久走完
command-campaign-new-hints = 是否可以求提示：看看电脑对手会怎么走
command-campaign-company = 在公司的第一场游戏之前选择公司或给它命名
command-campaign-company-company = 换一家还没人选的公司
command-campaign-company-name = 你给它起的名称，只能起一次
command-campaign-next = 表示你参加下一场游戏
command-campaign-miss = 表示你缺席下一场游戏
command-campaign-wait = 下一场游戏等没有答复的人多久（桌主）
command-campaign-wait-days = 天数
command-campaign-status = 战役的情况，以及在等什么
command-campaign-log = 战役的编年史，每场游戏一页
command-campaign-log-game = 打开第几场游戏那一页
command-campaign-office = 你的办公室：明信片和指令，只有你看得到
command-campaign-office-power = 两场游戏之间：为它留下指令
command-campaign-office-order = 它何时自动生效，或者你会怎么选
command-campaign-office-take_back = 收回上一场游戏以来为它留下的指令
command-campaign-hand_over = 移交一家公司及其一切
command-campaign-hand_over-player = 由谁出任董事长
command-campaign-hand_over-company = 哪家公司（其董事长没有答复时）；否则是你的
command-campaign-vote = 不等没有行动的人，继续进行；需其他人多数同意
command-campaign-end = 提前结束战役，需大家都同意

campaign-heading = ## { $title } · { $game }
campaign-company_called = { $called }（{ $company }）
campaign-seat = { $number }. { $player } · { $company }
campaign-seat_ready = ✅ { $player } · { $company }：参加
campaign-seat_absent = 💤 { $player } · { $company }：这次不参加
campaign-seat_missing = 💤 { $player } · { $company }：缺席本场
campaign-seat_silent = ⏳ { $player } · { $company }
campaign-free = *空缺：{ $companies }*
campaign-length = **长度：**{ $games ->
        [12] 十二场游戏
       *[other] { $games } 场游戏
    }，{ $pace ->
        [day] 按每天一回合，每场大约{ $least }到{ $most }周。
       *[other] 每场{ $length }。
    }
campaign-weeks = { $weeks ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
       *[other] { $weeks }
    }
campaign-wait = **下一场游戏：**等大家都说了是否参加就开始。有两家准备好之后，{ $days } 天内没有答复的就算缺席。
campaign-fair = **公平：**开始时抽取一个随机种子，所有游戏的种子都由它推出。`/campaign status` 显示它的指纹；种子本身在战役结束时公布。
campaign-due = 游戏最迟于 { $when } 开始，届时没有答复的人不参加。
campaign-state_asks = 下一场游戏在等大家。谁参加？
campaign-state_few = 至少要有 { $least } 家公司才能玩，所以战役在等更多人准备好。
campaign-state_begins = 大家都答复了。
campaign-ready = 我参加
campaign-absent = 这次不参加
campaign-found = 成立公司
campaign-choose = 选择你的公司
campaign-choose_newcomer = 新加入的人选择公司

campaign-moment = { $date }（{ $span }）
campaign-status_lobby = **{ $title }** 还没有开始。
campaign-status_live = **{ $title }** · { $game } 正在进行。{ $misses ->
        [0] {""}
       *[other] { $absent } 缺席。
    }{ $wait ->
        [no] 从 { $since } 起，一直在等 { $silent }。
       *[other] {""}
    }{ $votes ->
        [yes] 从 { $vote } 起，其他人可以不等他们，继续进行：`/campaign vote`。
       *[no] {""}
    }
    这一场之前，战役的情况是：
campaign-status_between = **{ $title }** · 下一场是 { $game }。{ $wait ->
        [yes] 正在等 { $silent }，最迟于 { $when } 开始，不再等。
        [few] 至少要有 { $least } 家公司才能玩，所以在等更多人准备好。
       *[no] 正在等 { $silent }。有 { $least } 家公司准备好之后，没有表态的人还有 { $days } 天可以答复。
    }
campaign-status_closed = **{ $title }** 在开始前关闭了。
campaign-status_over = **{ $title }** 已经结束。
campaign-commitment = 战役随机种子的指纹（所有洗牌都出自这个种子）：`{ $commitment }`

campaign-ending_finished = 🏁 **{ $title } 结束。**保险库打开了。
campaign-ending_agreed = **{ $title } 经一致同意结束。**保险库按现状打开。
campaign-ending_alone = **{ $title } 已结束。**保险库按现状打开。
campaign-ending_admin = **{ $title } 由管理本服务器的人结束。**保险库按现状打开。
campaign-ending_abandoned = **{ $title } 已结束，因为没有人继续玩了。**保险库按现状打开。
campaign-place = { $place }. { $companies }
campaign-seed = 整个战役的随机种子是 `{ $seed }`：所有游戏的种子都由它推出。`/game export` 可把所有游戏的记录导出成一个文件。
campaign-end_book = `/campaign log` 把整个战役写成一本书，每场游戏一页；书末讲出进行时别人都不知道的事。

campaign-office = **你的办公室**（只有你看得到）
campaign-no_story = 还没有什么可讲的。

campaign-new-made = “{ $title }”已创立：{ $where }
campaign-new-made_here = “{ $title }”已创立。人够了就按它消息上的**开始**。
campaign-said_ready = 你参加“{ $title }”的下一场游戏。
campaign-said_absent = 你不参加“{ $title }”的下一场游戏。你的公司保留它的一切。
campaign-begun = “{ $title }”的下一场游戏开始了。
campaign-name_not_drawn = 这个名称里有我画不到版图上的字。请用拉丁、希腊、西里尔字母，中文、日文、韩文，或阿拉伯、希伯来、亚美尼亚、格鲁吉亚字母。
campaign-kept = 你在“{ $title }”的公司：{ $company }。
campaign-waiting = “{ $title }”的每场游戏都等没有答复的人 { $days } 天。{ $runs ->
        [0] {""}
       *[other] 现在在等的这场最迟于 { $when } 开始，不再等。
    }
campaign-not_playing = { $company } 不参加这场游戏。等游戏结束后才能移交。
campaign-no_such_company = 这里没有人是那家公司的董事长。现有：{ $companies }。

campaign-missed_private = **{ $title }** · { $game } 已经开始。你没有答复，所以你的公司没有参加。公司保留它的一切，下一场之前会再问你：{ $link }
campaign-missed_public = { $player }，**{ $title }** · { $game } 已经开始。你没有答复，所以你的公司没有参加。公司保留它的一切，下一场之前会再问你：{ $link }
campaign-reminder-public = { $player }，**{ $title }** 的下一场游戏在等你答复；{ $since } 问过你：{ $link }
campaign-reminder-private = 你参加 **{ $title }** 的下一场游戏吗？它在等你答复；{ $since } 问过你：{ $link }
campaign-reminder-last = 已在 **{ $title }** 提醒 { $player } { $count } 次，仍未答复：{ $link }
    不再提醒。如果 { $days } 天没有音讯，其他人可以用 `/campaign hand-over` 移交这家公司。

# /campaign log: the chronicle of a campaign as a book.
book-page = ## { $title } · { $game }{ $pages ->
        [1] {""}
       *[other] {" "}· 第 { $page } 页，共 { $pages } 页
    }
book-heading = **{ $heading }**
book-end = ## { $title } · 终章
book-the_end = 终章
book-sealed = 每一年的每一张水单、明信片隐藏的一面、私下留下的指令：**幕后真相**讲出进行时别人都不知道的一切。
book-secrets = ## { $title } · 幕后真相{ $pages ->
        [1] {""}
       *[other] {" "}· 第 { $page } 页，共 { $pages } 页
    }
book-earlier = 较早
book-later = 较晚
book-behind = 幕后真相
book-back = 回到终章
book-jump = 翻到某一场
