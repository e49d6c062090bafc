# Reminders, the notice when they have run out, and who is away.

reminder-public = It’s { $player }’s turn at **{ $title }**: { $link }
    The turn began { $since }.
reminder-private = It is your turn at **{ $title }**: { $link }
    Your turn began { $since }.
reminder-snooze = Remind me in { $time }
reminder-snoozed = I will remind you again { $when }.
reminder-not_yours = This reminder is for somebody else.
reminder-last = { $player } has been reminded { $count ->
        [one] once
       *[other] { $count } times
    } at **{ $title }** and has not moved: { $link }
    There will be no more reminders. If the others agree, a built-in opponent or somebody else can play on.
reminder-takeover = Let an opponent play on
reminder-giveto = Give the seat to …

absence-begun = { $player } is away until { $until }. Until then nobody is reminded, and the seat is not offered to anybody.
absence-limit = This table waits until { $until }; after that reminders resume, and once they have run out the seat may be given to somebody else.
absence-passes = If time runs out while they are away, they pass, unless they left an order.
absence-stand_in = If time runs out while they are away, a built-in opponent decides for { $player }, unless they left an order.
absence-campaign = Between two games the campaign waits as long as it always does.
absence-back = { $player } is back.
absence-waited = -# { $player } is away until { $until }.
absence-waited_limit = -# { $player } is away until { $until }; this table waits until { $waits }.
presence-away = away until { $until }
presence-away_from = away from { $start } until { $until }
presence-note = {" "}· { $note }
presence-active_weekdays = does not play at weekends
presence-active_daily = usually plays { $start }–{ $end }
presence-active_both = usually plays { $start }–{ $end }, not at weekends
presence-waited = -# { $player } { $hours }.
presence-waited_later = -# { $player } { $hours }: next { $when }.

digest-heading = { $count ->
        [one] **One table is waiting for you**
       *[other] **{ $count } tables are waiting for you**
    }
digest-table = **{ $title }** · { $game } · { $link }
    Your turn began { $since }.
digest-between = **{ $title }** · { $game } · { $link }
    Will you play the next game? You were asked { $since }.
digest-play = Play

# Nudges of one player for another.
nudge-message = { $player }, { $by } is waiting for your move at **{ $title }**; your turn began { $since }: { $link }
nudge-between = { $player }, { $by } would like to know whether you will play the next game of **{ $title }**; you were asked { $since }: { $link }
nudge-which = At which table?
nudge-done = { $player } has been reminded of **{ $title }**. Nobody can be nudged there again for a day.
nudge-not_waiting = No table you share is waiting for that person.
nudge-not_together = You do not share a table.
nudge-not_now = That person does not want to be reminded now. The table’s own reminders come as they are set.
nudge-lately = Somebody at that table was nudged less than a day ago. Try again tomorrow.
