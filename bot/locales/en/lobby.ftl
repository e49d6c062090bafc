# The message of a table that has not started, and how people are shown.

lobby-heading = ## { $title }
lobby-game = { $game } · host { $host }
lobby-seat = { $number }. { $player }
lobby-seat_free = *free*
lobby-variants = **Variants:** { $variants }
lobby-variants_usual = **Usual rules:** { $variants }
lobby-variants_none = **Rules:** as printed, no variants
lobby-pace = **Pace:** { $pace }. { $note } { $reminders }
lobby-reminders = The player to move is reminded after { $interval }.
lobby-reminders_none = Nobody is reminded.
lobby-hints_off = **No hints:** nobody is told here what a built-in opponent would do.
lobby-fair = **Fair play:** the seed of all shuffling is drawn at the start. `/game export` shows its fingerprint from then on, and the seed itself is published at the end, so that anybody can check it.
lobby-join = Join
lobby-leave = Leave
lobby-leave_last = Leave and close
lobby-addbot = Add opponent
lobby-level = Add an opponent at another level
lobby-unbot = Remove opponent
lobby-start = Start
lobby-state_needs_more = { $missing ->
        [one] One more player and the host can start.
       *[other] { $missing } more players and the host can start.
    }
lobby-state_ready = The host can start; others may still join.
lobby-state_full = The table is full. The host can start.
lobby-state_started = The game has started.
lobby-unfilled = { $host } **{ $title }** has been waiting for people to join for two weeks. Invite some, add built-in opponents or start with those who are there; otherwise it closes on { $when }.
    { $link }
lobby-state_closed = This table was closed before it started.

people-nobody = somebody
people-opponent = { $name } (built-in opponent, { $policy })
policy-easy = easy
policy-normal = normal
policy-hard = hard
policy-random = carefree
policy-sensible = normal
# What to expect of each, in five words or so.
level-easy = plans, but makes mistakes
level-normal = plans like an average player
level-hard = thinks ahead; hard to beat
level-random = moves at random

pace-live = live
pace-live_choice = live: everybody is here now
pace-day_choice = daily: look in once or twice a day
pace-slow_choice = slow: a turn every few days
pace-live_note = Everybody is here now; it takes { $length }.
pace-day = daily
pace-day_note = Please look in once or twice a day; the game takes { $length }.
pace-slow = slow
pace-slow_note = Please look in every few days; the game may take { $length }.

duration-minutes = { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
duration-hours = { $count ->
        [one] an hour
       *[other] { $count } hours
    }
duration-days = { $count ->
        [one] a day
       *[other] { $count } days
    }

# The same as choices of commands, by their minutes: every start says them in all languages.
interval-10 = 10 minutes
interval-30 = 30 minutes
interval-60 = an hour
interval-180 = 3 hours
interval-360 = 6 hours
interval-720 = 12 hours
interval-1440 = a day
interval-2880 = 2 days
interval-4320 = 3 days
interval-10080 = 7 days

# A table that somebody hosts, in the refusal of one more.
lobby-hosted = { $title } in <#{ $channel }>
