# /game: descriptions of its commands and options (at most 100 characters, better 55; the group at most 8,000), and answers.

command-game = 游戏桌：开桌、加入、开始、查看、撤销、结束
command-game-new = 在本频道开一桌
command-game-new-title = 这桌叫什么名字
command-game-new-game = 玩哪款游戏；战役（例如《西部传奇》）用 /campaign new 开始
command-game-new-players = 最多坐几个人
command-game-new-variant = 规则变体
command-game-new-thread = 在单独的子区里进行
command-game-new-pace = 一个回合大约多久走完
command-game-new-hints = 是否可以求提示：看看电脑对手会怎么走
command-game-join = 在这里的游戏桌入座
command-game-leave = 在开始前让出座位
command-game-start = 开始游戏（桌主）
command-game-kick = 在开始前请某人离座（桌主）
command-game-kick-player = 请谁离座
command-game-options = 在开始前更改设置（桌主）；语言随时可改
command-game-options-title = 这桌叫什么名字
command-game-options-game = 玩哪款游戏
command-game-options-players = 最多坐几个人
command-game-options-variant = 规则变体
command-game-options-pace = 一个回合大约多久走完
command-game-options-language = 这桌的语言，游戏中也可以改
command-game-options-hints = 是否可以求提示：看看电脑对手会怎么走
command-game-remind = 每隔多久提醒一次该行动的玩家
command-game-remind-interval = 两次提醒的间隔
command-game-remind-quiet = 不提醒的时段，例如 22-8；或填 off
command-game-undo = 收回你的上一步
command-game-redo = 重做收回的步骤
command-game-replace = 把一个座位交给别人
command-game-replace-seat = 谁的座位
command-game-replace-player = 由谁坐下
command-game-opponent = 让电脑对手来玩
command-game-opponent-seat = 谁的座位；开始前是下一个空位
command-game-opponent-policy = 哪一种电脑对手
command-game-end = 结束这桌，不计结果
command-game-export = 把游戏记录导出为文件：可回放的、文字的，或 18xx.games 格式的
command-game-export-form = 什么格式；不填则为可回放的文件
game-export-form_file = 可以回放和校验的文件
game-export-form_words = 文字记录，带日期和时间
game-export-form_other = 18xx.games 格式（仅限那里也支持的玩法）
game-export-words = “{ $title }”的文字记录，只含你可以看到的部分，时间按你的时区。
game-export-other = “{ $title }”的 18xx.games 格式，已按两边的规则各回放一遍校验；玩家姓名已去掉。
game-export-no_other = 没有别的程序能读这款游戏，所以没有其他格式。
game-export-not_over = 游戏结束后才能导出成这种格式。
game-export-other_rules = 这局游戏不能导出成 18xx.games 格式，因为那里不按这桌的规则玩。以后想带到那里去的话，开桌时就要选：{ $rules }。
game-export-inexpressible = 这局游戏不能导出成 18xx.games 格式：其中有一步在那里不存在，或者按那里的规则效果不同。

# The log in words, as a file.
log_file-about = { $game }，玩家：{ $players }。
log_file-zone = 时间均为 { $zone } 时间。
log_file-seed = 随机种子是 { $seed }；开局时公布了它的 SHA-256：{ $commitment }。
log_file-commitment = 开局时公布的随机种子的 SHA-256：{ $commitment }。
log_file-ending = ## 结局

game-remind-never = 从不
game-seat = { $number }. { $player }

game-new-made = “{ $title }”已开桌：{ $where }
game-new-made_here = “{ $title }”已开桌。人够了就按它消息上的**开始**。
game-new-which = **“{ $title }”要玩哪款游戏？**
    -# 战役（例如《西部传奇》）用 `/campaign new` 开始。
game-new-choose = 选择游戏
game-new-takes = { $low }–{ $high } 人
game-new-variant_of_which = 请同时选择游戏：每款游戏有自己的变体。
game-new-title_empty = 名字里至少要有一个字母、汉字或数字。
game-new-title_long = 名字太长了：有 { $length } 个字符，最多 { $most } 个。
game-new-here_only_guild = 只能在服务器的频道里开桌，这样别人才看得到。
game-new-cannot_post = 我不能在这里发消息，所以这里开不了桌。我需要这些权限：查看频道、发送消息、附加文件。
game-new-thread_forbidden = 我不能在本频道创建子区，所以这桌直接开在频道里。要用子区，我需要这些权限：创建公共子区、在子区内发送消息。
game-new-thread_impossible = 这类频道不能创建子区，所以这桌直接开在频道里。
game-new-thread_inside = 这里已经是子区了，所以这桌就开在这里。
game-no_table = 本频道里没有游戏桌。用 `/game new` 开一桌。
game-no_such_seat = 这桌没有“{ $seat }”这个座位。座位有：{ $seats }。

game-joined = 你已在“{ $title }”入座。
game-left = 你已让出“{ $title }”的座位。
game-kicked = { $player } 已离开“{ $title }”的座位。
game-started = “{ $title }”开始了。
game-changed = “{ $title }”的设置已更改。
game-remind-set = “{ $title }”轮到谁，谁就会在 { $interval }后收到提醒。
game-remind-set_quiet = “{ $title }”轮到谁，谁就会在 { $interval }后收到提醒，但 { $quiet }（{ $zone }）之间除外。
game-remind-off = “{ $title }”不再提醒任何人。
game-replace-bot = { $player } 是 Discord 机器人账号。要让电脑对手入座，请用 `/game opponent`。
game-opponent-added = 一名电脑对手在“{ $title }”入座。
game-opponent-which_seat = 游戏已经开始。请选择电脑对手接替谁的座位。
game-end-closed = “{ $title }”已关闭。
game-export-whole = “{ $title }”的完整记录：开局设置、随机种子和每一步。`python -m engine replay { $file }` 可以回放并校验洗牌。
game-export-campaign = 整个战役“{ $title }”：随机种子，以及每场游戏的开局设置和每一步。`python -m engine replay { $file }` 可以回放，并校验所有洗牌都出自随机种子、每场游戏都承接上一场。
game-export-part = “{ $title }”的记录，只含你可以知道的部分。游戏结束后可以得到全部记录和随机种子。
    -# 所有洗牌都出自开局前抽取的随机种子。它的 SHA-256 是 `{ $commitment }`。

# Tables for practice, which play on from a position.
command-game-clone = 从这里已结束的游戏的任意一步接着玩，用来练习
command-game-clone-entry = 从记录的第几步之后开始；0 为开局
command-game-clone-title = 新的一桌叫什么名字
command-game-clone-thread = 在单独的子区里进行
practice-title = { $title }：练习
practice-lobby = **练习桌：**这桌从另一局游戏的局面接着玩，之后的随机结果全部重新抽取。入座后，那个座位的一切都归你。
practice-beginning = 开局
practice-after = 第 { $number } 步后
practice-seat = { $number } 号座位
practice-choose = 自选座位入座
practice-fixed = 这桌从一个既定局面接着玩：游戏、规则和座位都不能改。
practice-none = 只有在练习桌才能自选座位。
practice-taken = 那个座位已经有人了。
practice-not_over = 这里的游戏还在进行。结束后，可以从其中任意一步接着玩。
practice-not_here = 这类游戏不能从局面接着玩。
practice-unsound = 这个局面在游戏里不可能出现，或者无法推算，所以不能从它接着玩。
practice-one_at_a_time = 你之前发来的我还在处理。请等处理完再试。
practice-not_now = 我现在无法检查这局游戏。请过一分钟再试。
practice-over_there = 到那一步游戏已经结束了。请选更早的一步：一共 { $moves } 步。

# A game out of a file.
command-game-import = 查看文件里一局已结束的游戏，或从其中任意一步接着玩
import-title = 文件里一局已结束的游戏
import-file = 文件：来自 /game export 或 18xx.games
import-entry = 从第几步之后开始（0 为开局）
import-called = 在这里叫什么名字
import-named = 来自文件的游戏
import-read = **{ $title }** · { $game }，{ $players } 名玩家，{ $moves } 步。它作为已结束的游戏保存在这里，不含玩家姓名和时间：在这里开新桌之前，`/game board at:`、`/game log`、`/game export` 和 `/game clone` 都可以用在它上面。
import-review = 查看
import-play_on = 接着玩
import-unreadable = 我没能从文件里读出已结束的游戏：它必须是 `/game export` 按现行规则写出的，或者来自 18xx.games，并且没有改动过。
import-too_heavy = 推算文件里的这局游戏太费时间或内存，我收不了。
import-too_long = 文件里的游戏超过 { $moves } 步，没有哪局游戏要走这么多步，我收不了。
import-not_over = 文件里的游戏还没有结束；只有已结束的游戏才能查看和接着玩。
import-too_large = 这个文件太大，不像是一局游戏的记录。
import-entry_unclear = 请用数字写明从第几步之后开始。

# A forum as the list of a server's tables: its tags are found by these names, and whose turn it is stands in a title.
forum-tag_free = 有空位
forum-tag_playing = 进行中
forum-tag_finished = 已结束
forum-title = { $title } · { $players }
game-new-forum_forbidden = 我不能在 { $forum } 里发帖。我在那里需要这些权限：创建帖子、在帖子内发送消息、管理子区；如果论坛要求每个帖子都有标签，还需要一个叫“{ $tag }”的标签。
game-language-server = 与本服务器相同
