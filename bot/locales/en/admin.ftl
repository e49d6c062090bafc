# /admin: for those who may manage the server.

command-admin = For those who manage this server
command-admin-list = All tables that are open or being played
command-admin-force_end = End a table without asking anybody
command-admin-force_end-table = Which table
command-admin-delete = Delete a table with all its moves
command-admin-delete-table = Which table
command-admin-channels = Which channels may hold tables; a forum lists them all
command-admin-channels-action = What to do
command-admin-channels-channel = The channel; this one if left out
command-admin-board = Put a list of all tables, and whose turn it is, into a channel
command-admin-board-action = What to do
command-admin-board-channel = The channel; this one if left out
command-admin-language = The language of this server’s tables
command-admin-language-language = Which language; without one, you see which it is
command-admin-limit = How many tables this server may hold at once
command-admin-limit-tables = The most there may be
command-admin-permissions = Which permissions the bot lacks in which channel

admin-channels-show = Show the list
admin-channels-allow = Put a channel on the list
admin-channels-forbid = Take a channel off the list
admin-channels_anywhere = Tables may be opened in every channel. The first channel put on the list forbids all others.
admin-channels_forum = Each new table, wherever it is opened, gets a post in { $forum }, with the player to move in its title. Forum tags with these names show how it stands: { $tags }.
admin-channels_listed = Tables may be opened in { $channels } and their threads.

admin-board-place = Put the board into a channel
admin-board-remove = Take the board away
admin-board_placed = The board is in { $channel } and keeps up with the tables within a few minutes. It lists the tables in channels that everybody who sees { $channel } may see too.
admin-board_forbidden = I cannot put the board into { $channel }. I need these permissions there: { $names }.
admin-board_removed = The board is gone.
admin-board_none = There is no board on this server.
admin-board_not_here = A board cannot stand here. Name a text channel.

# The board: a message with all tables of a server, for whoever reads its channel.
board-heading = ### { $count ->
        [0] No table at present
        [one] One table
       *[other] { $count } tables
    }
board-further = ### Further tables
board-table = **{ $title }** · { $game } · { $where }
    -# { $state }
board-free = { $seats ->
        [0] All seats are taken; it has not begun
        [one] One seat is free
       *[other] { $seats } seats are free
    }
board-waits = Waits for { $players }; the turn began { $since }
board-asked = Waits for { $players } to say whether they will play next; asked { $since }
board-moves = It goes on by itself

admin-list-heading = **{ $count ->
        [0] No table
        [one] One table
       *[other] { $count } tables
    } on this server; it may hold { $limit }**
admin-list-failing = ⚠️ { $full ->
        [one] The bot’s disk is full
       *[other] The bot’s database cannot be written to
    }: storing began to fail { $since } and last failed { $latest }. What cannot be stored is refused; nothing that was stored is lost.
# Of the program, for the owner of the application alone.
admin-owner-heading = **Only you see this, as the owner of the bot**
admin-owner-running = Version { $version }, started { $since } · connections to Discord: { $connections }
admin-owner-queues = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } on all servers · pictures waiting: { $pictures } · messages being sent: { $messages }
admin-owner-no_backups = No backups are made: `STATIONMASTER_BACKUPS` is not set.
admin-owner-no_backup = No backup has been made yet.
admin-owner-backup = Last backup { $at }, { $size } MB
admin-owner-backup_failed = ⚠️ The backup { $at } failed: { $why }
admin-owner-disk = Disk: { $free } of { $total } GB free
admin-list-line = `{ $table }` { $title } · { $where } · { $phase } · host { $host }
admin-list-suspended = { $line } · ⚠️ set aside, as it cannot be worked out: `/admin delete` removes it
admin-list-more = … and { $more } more
admin-choice = { $title } · { $phase } · { $table }
admin-phase_lobby = waiting for players
admin-phase_live = being played
admin-phase_over = played to the end
admin-phase_ended = ended early
admin-ended = { $title } has been ended.
admin-delete-question = **Delete { $title } with all its moves?** This cannot be undone.
admin-erase = Delete
admin-spare = Keep
admin-erased = The table has been deleted.
admin-spared = The table was not deleted.
admin-limit_set = This server may hold { $count ->
        [0] no table
        [one] one table
       *[other] { $count } tables
    } at once.
admin-guild_only = This works only in a server.
admin-permissions-unknown = I do not know the channels of this server yet. Please try again in a minute.
admin-permissions-heading = { $bad ->
        [0] **I have all permissions that a table needs in { $channels ->
            [one] the channel
           *[other] all { $channels } channels
        } where tables may be opened.**
        [one] **In one channel I lack permissions that a table needs there.** If tables are wanted there, change its settings: *Edit Channel → Permissions*.
       *[other] **In { $bad } channels I lack permissions that a table needs there.** If tables are wanted there, change their settings: *Edit Channel → Permissions*.
    }
admin-permissions-line = { $channel }: { $names }
admin-permission-read_messages = View Channel
admin-permission-send_messages = Send Messages
admin-permission-send_messages_in_threads = Send Messages in Threads
admin-permission-create_public_threads = Create Public Threads
admin-permission-manage_threads = Manage Threads
admin-permission-embed_links = Embed Links
admin-permission-attach_files = Attach Files
admin-permission-read_message_history = Read Message History

# /admin language
admin-language-discord = as in the settings of the server
admin-language_is = Tables on this server speak **{ $language }**. A table may have another language: `/game options language`.
