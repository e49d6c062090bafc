# /admin: for those who may manage the server.

command-admin = 供管理本服务器的人使用
command-admin-list = 所有已开桌或进行中的游戏桌
command-admin-force_end = 不征求任何人同意，结束一桌
command-admin-force_end-table = 哪一桌
command-admin-delete = 删除一桌及其全部步骤
command-admin-delete-table = 哪一桌
command-admin-channels = 哪些频道可以开桌；论坛会列出所有游戏桌
command-admin-channels-action = 做什么
command-admin-channels-channel = 频道；不填则为本频道
command-admin-board = 在一个频道里列出所有游戏桌，以及轮到谁
command-admin-board-action = 做什么
command-admin-board-channel = 频道；不填则为本频道
command-admin-language = 本服务器游戏桌的语言
command-admin-language-language = 哪种语言；不填则显示当前语言
command-admin-limit = 本服务器同时最多可以有几桌
command-admin-limit-tables = 最多几桌
command-admin-permissions = 我在哪个频道缺少什么权限

admin-channels-show = 显示列表
admin-channels-allow = 把频道加入列表
admin-channels-forbid = 把频道移出列表
admin-channels_anywhere = 每个频道都可以开桌。把第一个频道加入列表后，其他频道就都不允许了。
admin-channels_forum = 无论在哪里开桌，{ $forum } 里都会有一个帖子，标题写着轮到谁。论坛里叫这些名字的标签表示它的情况：{ $tags }。
admin-channels_listed = 可以在 { $channels } 及其子区里开桌。

admin-board-place = 在频道里放置公告
admin-board-remove = 撤下公告
admin-board_placed = 桌况公告放在 { $channel }，几分钟内就会跟上变化。只有看得到 { $channel } 的人都看得到的频道，其中的游戏桌才会列出。
admin-board_forbidden = 我不能把桌况公告放进 { $channel }。我在那里需要这些权限：{ $names }。
admin-board_removed = 桌况公告已撤下。
admin-board_none = 本服务器没有桌况公告。
admin-board_not_here = 这里不能放桌况公告。请指定一个文字频道。

# The board: a message with all tables of a server, for whoever reads its channel.
board-heading = ### { $count ->
        [0] 目前没有游戏桌
       *[other] { $count } 桌
    }
board-further = ### 更多游戏桌
board-table = **{ $title }** · { $game } · { $where }
    -# { $state }
board-free = { $seats ->
        [0] 座位已满，还没有开始
       *[other] 还有 { $seats } 个空位
    }
board-waits = 正在等 { $players }；该回合始于 { $since }
board-asked = 正在等 { $players } 说是否参加下一场游戏；提问于 { $since }
board-moves = 正在自行推进

admin-list-heading = **本服务器{ $count ->
        [0] 没有游戏桌
       *[other] 有 { $count } 桌
    }；上限是 { $limit }**
admin-list-failing = ⚠️ { $full ->
        [1] 我的磁盘满了
       *[other] 我的数据库无法写入
    }：{ $since } 开始保存失败，最近一次失败是 { $latest }。无法保存的一律拒绝；已保存的没有丢失。
# Of the program, for the owner of the application alone.
admin-owner-heading = **以下只有你看得到，因为这个机器人属于你**
admin-owner-running = 版本 { $version }，启动于 { $since } · 与 Discord 的连接：{ $connections }
admin-owner-queues = 所有服务器共 { $tables } 桌 · 等待绘制的图片：{ $pictures } · 正在发送的消息：{ $messages }
admin-owner-no_backups = 没有备份：未设置 `STATIONMASTER_BACKUPS`。
admin-owner-no_backup = 还没有备份过。
admin-owner-backup = 最近一次备份 { $at }，{ $size } MB
admin-owner-backup_failed = ⚠️ { $at } 的备份失败：{ $why }
admin-owner-disk = 磁盘：共 { $total } GB，剩余 { $free } GB
admin-list-line = `{ $table }` { $title } · { $where } · { $phase } · 桌主 { $host }
admin-list-suspended = { $line } · ⚠️ 已搁置，因为无法推算：`/admin delete` 可删除
admin-list-more = ……还有 { $more } 桌
admin-choice = { $title } · { $phase } · { $table }
admin-phase_lobby = 等待玩家
admin-phase_live = 进行中
admin-phase_over = 已玩完
admin-phase_ended = 提前结束
admin-ended = “{ $title }”已结束。
admin-delete-question = **删除“{ $title }”及其全部步骤？**这不能撤销。
admin-erase = 删除
admin-spare = 保留
admin-erased = 这桌已删除。
admin-spared = 这桌没有删除。
admin-limit_set = 本服务器同时{ $count ->
        [0] 不能有游戏桌
       *[other] 最多可以有 { $count } 桌
    }。
admin-guild_only = 只能在服务器里这样做。
admin-permissions-unknown = 我还不了解本服务器的频道。请过一分钟再试。
admin-permissions-heading = { $bad ->
        [0] **可以开桌的 { $channels } 个频道里，我都有所需的全部权限。**
       *[other] **有 { $bad } 个频道缺少开桌所需的权限。**如果要在那里开桌，请更改频道设置：*编辑频道 → 权限*。
    }
admin-permissions-line = { $channel }：{ $names }
admin-permission-read_messages = 查看频道
admin-permission-send_messages = 发送消息
admin-permission-send_messages_in_threads = 在子区内发送消息
admin-permission-create_public_threads = 创建公共子区
admin-permission-manage_threads = 管理子区
admin-permission-embed_links = 嵌入链接
admin-permission-attach_files = 附加文件
admin-permission-read_message_history = 查看消息历史记录

# /admin language
admin-language-discord = 与服务器设置相同
admin-language_is = 本服务器的游戏桌使用 **{ $language }**。单独一桌可以用别的语言：`/game options language`。
