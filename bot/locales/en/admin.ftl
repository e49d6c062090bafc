# /admin: for those who may manage the server.

command-admin = For those who manage this server
command-admin-list = All live tables of this server
command-admin-force-end = End a table without asking anybody
command-admin-force-end-table = Which table
command-admin-delete = Delete a table with all its moves
command-admin-delete-table = Which table
command-admin-channels = Which channels may hold tables
command-admin-channels-action = Allow, forbid, or allow everywhere again
command-admin-channels-channel = The channel; this one if left out
command-admin-limit = How many live tables this server may hold
command-admin-limit-tables = At most so many

admin-channels-choice-allow = Allow a channel
admin-channels-choice-forbid = Take a channel off the list
admin-channels-choice-anywhere = Allow every channel

admin-list-none = There is no live table on this server.
admin-list-heading = **Live tables on this server: { $count } of { $limit }**
admin-list-line = `{ $table }` { $title } · { $game } · { $where } · { $state ->
        [lobby] waiting for players
       *[other] { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
    } · host { $host }
admin-list-more = … and { $more } more
admin-no-table = There is no table { $table } on this server.
admin-ended = { $title } has been ended.
admin-ended-notice = { $title } has been ended by those who manage this server.
admin-delete-question = **Delete { $title } with all its moves?** This cannot be undone.
admin-delete-yes = Delete
admin-delete-no = Keep
admin-deleted = { $title } is deleted.
admin-kept = { $title } stays.
admin-channels-anywhere = Tables may be opened in every channel.
admin-channels-list = Tables may be opened in: { $channels }
admin-limit-set = This server may hold { $count ->
        [one] one live table
       *[other] { $count } live tables
    }.
admin-guild-only = This works in a server only.
admin-forbidden = That takes the permission to manage the server.
