# Reminders, and the notice when they have run out.

reminder-public = { $player } is to move at **{ $title }**: { $link }
    The turn began { $since }.
reminder-private = It is your turn at **{ $title }**: { $link }
    Your turn began { $since }.
reminder-snooze = In { $time }: remind me
reminder-snoozed = I will remind you again { $when }.
reminder-not_yours = This reminder is for somebody else.
reminder-last = { $player } has been reminded { $count ->
        [one] once
       *[other] { $count } times
    } at **{ $title }** and has not moved: { $link }
    There will be no more reminders. If the others agree, a built-in opponent or somebody else can play on.
reminder-takeover = Let an opponent play on
reminder-giveto = Give the seat to …
