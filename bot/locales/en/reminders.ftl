# Reminders, and the notice when they have run out.

reminder-channel = { $player }, it is your turn at **{ $title }**. Waiting since { $since }.
reminder-dm = It is your turn at **{ $title }** in { $where }. Waiting since { $since }.
reminder-snooze = Remind me later
reminder-snoozed = I will remind you again { $when }.
reminder-snooze-stale = It is no longer your turn there, so there is nothing to remind you of.
reminder-not-yours = This reminder is somebody else's.
reminder-exhausted = { $player } has been reminded { $count ->
        [one] once
       *[other] { $count } times
    } at **{ $title }** and has not moved. The others may let a built-in opponent play on, or give the seat to somebody with `/game replace`.
reminder-replace-opponent = Let an opponent play on
reminder-keep-waiting = Keep waiting
reminder-waiting-on = { $player } is in no hurry: reminders start again.
