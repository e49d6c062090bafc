demo-page-about = 只有这台电脑能打开的演示：模仿 Discord 的页面，里面是真正的机器人。
demo-page-language = 语言
demo-page-split = 两人并排
demo-page-starting = 机器人正在启动……
demo-page-restarting = 演示已结束，或正在重新启动。请在终端里重新启动，再打开那里显示的网址。
demo-page-ended = 演示已结束。
demo-page-who = 你是谁
demo-page-where = 你在哪里
demo-page-messages = 消息
demo-page-new_messages = 新消息 ↓
demo-page-seen_by = %s 看到的内容
demo-page-direct = 私信
demo-page-unread = 未读
demo-page-somebody = 某人
demo-page-type = 输入命令
demo-page-placeholder = 输入 / 查看所有命令
demo-page-commands = 命令
demo-page-no_command = 没有这个命令。
demo-page-not_offered = 这里不能使用 %s。
demo-page-take_back = 撤销命令
demo-page-send = 发送
demo-page-nothing_fits = 没有匹配的选项。
demo-page-optional = %s（可选）
demo-page-true = 是
demo-page-false = 否
demo-page-commands_alone = 机器人只读命令：请从列表里选一个。
demo-page-fill_in = 请先填写 %s。
demo-page-choose = 请从列表里选择 %s。
demo-page-number = %s 必须是数字。
demo-page-spoiler = 显示隐藏的内容
demo-page-thinking = Stationmaster 正在思考……
demo-page-used = %s 使用了
demo-page-edited = （已编辑）
demo-page-only_you = 只有你能看到
demo-page-dismiss = 移除消息
demo-page-full_size = 查看原图：%s
demo-page-no_picture = 这张图片已经没有了。
demo-page-select = 请选择
demo-page-done = 选择（%s）
demo-page-picture = 原图
demo-page-larger = 放大
demo-page-smaller = 缩小
demo-page-fit = 适应窗口
demo-page-close = 关闭
demo-page-in_words = 文字说明
demo-page-cancel = 取消
demo-page-submit = 提交
demo-page-no_answer = 该应用未响应。
demo-page-reload = 演示已重新启动：请刷新页面。
demo-page-no_form = 这个表单已经关闭。
demo-page-no_message = 这条消息已经不在了。
demo-page-no_channel = 这个频道已经不在了。
demo-page-nobody = 这个人或频道已经不在了。
demo-page-nothing = 这里不能这样做。
# The demo.

demo-title = { $game } { $number }
demo-welcome = # 欢迎来到 Stationmaster
    在你聊天的频道里，一步一步地玩精彩的铁路桌游。这个页面仿照 Discord，只有这台机器能打开；机器人却是真的。十分钟**学会**一款游戏，或者马上开玩。
    { $everybody } 都由你扮演，各占顶部的一个标签页。*{ $opponents }*把两个座位交给电脑对手；*{ $with_people }*让三人都入座，你在各自的标签页里替他们行动。
demo-players = { $fewest }–{ $most } 人
demo-picture = 《{ $game }》版图的一部分。
demo-play = 和电脑对手玩
demo-play_people = 和 { $others } 玩
demo-learn = 用 { $lessons } 课学会它
demo-in_thread = 另开一局
demo-begun_in_thread = 你的新一局已在 { $thread } 开始。
demo-again = **{ $title }** 从你上次离开的地方继续。之前的消息没有了，但游戏还在。
demo-taken = 本频道正在玩 **{ $title }**。你可以接着玩，也可以在旁边的子区里另开一局。要结束它：`/{ $campaign ->
    [0] game
   *[other] campaign
} end`。
demo-own_server = -# 和你自己的朋友一起玩：照 README.zh-CN.md 的“邀请机器人”一节做，只要五分钟。在下方输入 / 可看所有命令；`/game help` 告诉你现在能做什么。
demo-port_taken = 端口 { $port } 已被占用，改用端口 { $instead }。
demo-open = Stationmaster 正以演示方式运行。请在这台机器的浏览器里打开此页面，地址要完整：
demo-stop = 按 Ctrl-C 结束演示。
