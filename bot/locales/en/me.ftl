# /me, /privacy and /forget-me: what one person sets or asks for.

command-me = Your own settings
command-me-settings = Time zone, hours, reminders, pictures, language
command-me-settings-zone = Your time zone: type a city
command-me-settings-quiet = Hours without reminders, such as 22-8; or off
command-me-settings-interval = Time until you are reminded
command-me-settings-reminders = Where reminders reach you
command-me-settings-language = Your language, in whatever only you see
command-me-settings-pictures = Whether what only you see comes with pictures, or in words only
command-me-holiday = Set the days when you are away
command-me-holiday-first = Your first day away; left out: from now on
command-me-holiday-until = Your last day away
command-me-holiday-meanwhile = What happens if your time runs out while you are away
command-me-back = End your holiday, or call it off
command-me-settings-hours = When you usually play, such as 18-23, shown to others; or off
command-me-settings-weekends = Whether you play on Saturdays and Sundays, shown to others
command-me-settings-daily = One message a day instead of many pings: at what time, such as 8:00; or off
command-privacy = What this bot stores about you
command-forget_me = Remove what this bot stores about you

me-reminders_dm = by direct message
me-reminders_channel = in the channel
me-reminders_off = not at all
me-interval_table = as set at each table
me-quiet_none = none
me-language_discord = as in your Discord
me-weekends_on = I do
me-weekends_off = I do not
me-daily_none = no, you are pinged for each turn
me-daily_at = { $time }, instead of reminders and a ping for each turn
me-daily_unclear = I cannot read { $written } as a time of day. Please write something like 8:00, or off.
me-hours_none = nothing about when you play
me-hours_unclear = I cannot read { $written } as the hours when you play. Please write something like 18-23, or off.
me-pictures_on = in what only you see
me-pictures_off = off, words only

me-meanwhile_pass = Pass, and refuse offers
me-meanwhile_opponent = A built-in opponent decides for me
me-day = { $date } · { $days ->
        [0] today
        [one] tomorrow
       *[other] in { $days } days
    }
me-day_unclear = I cannot read { $written } as a day. Please write it as in 2026-12-24, or pick one from the list.
me-holiday_until = Please say until which day you are away.
me-holiday_none = You have no holiday set. Choose its last day with `until`, and its first day with `from`.
me-holiday = **You are away** from { $start } until { $until }.
me-holiday_tables = Each of your tables is told when your holiday begins, and those waiting for you are told when you are back. Until then nobody is reminded and your seat is not offered to anybody, but for no longer than { $live } at a live table, { $day } at a daily and { $slow } at a slow one. Holidays that are fewer than { $days } days apart count as one.
me-holiday_pass = If your time in an auction runs out while you are away, you pass, and offers are refused, unless you left a maximum or an order.
me-holiday_opponent = If your time in an auction or for an offer runs out while you are away, a built-in opponent decides for you, unless you left a maximum or an order.
me-back_again = Welcome back. Your tables go on as usual.

me-settings = ### Your settings
    {""}**Time zone:** { $zone }, where it is { $time } now
    {""}**Quiet hours:** { $quiet }
    {""}**Reminded after:** { $interval }
    {""}**Reminders:** { $reminders }
    {""}**One message a day:** { $daily }
    {""}**Pictures:** { $pictures }
    {""}**Language:** { $language }
    {""}**Shown to others:** { $hours }
me-how_to_change = -# To change something, use the options of this command.
me-language_unknown = I do not speak { $language }. Please pick a language from the list.
me-zone_unknown = There is no time zone called { $zone }. Type the name of a large city near you and pick from the list.
me-quiet_unclear = I cannot read { $written } as hours without reminders. Please write something like 22-8, or off.
me-dm_closed = Your direct messages were closed to me, so reminders come in the channel. When you have opened them, choose `reminders: by direct message` here and I will try again.

privacy-text = **What is stored about you**
    Your Discord account number, and with it:
    - { $seats ->
        [one] one seat at a table
       *[other] { $seats } seats at tables
    } ({ $running } still in play) with the moves you made there, what you have ordered or answered in advance and what you have added to a question, and { $hosted ->
        [one] one table
       *[other] { $hosted } tables
    } you opened, by the titles you typed
    - { $companies ->
        [one] one company of a campaign
       *[other] { $companies } companies of campaigns
    }, by the names you gave them
    - { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    } that you have been through
    - settings: { $settings }, and { $absences ->
        [0] no table that was told you are away
        [one] one table that was told you are away
       *[other] { $absences } tables that were told you are away
    }
    - { $reminders ->
        [one] one pending reminder
       *[other] { $reminders } pending reminders
    }, { $messages ->
        [one] where one direct message is
       *[other] where { $messages } direct messages are
    }, to keep them up to date, { $proposals ->
        [one] one proposal
       *[other] { $proposals } proposals
    } made, answered or naming you
    - { $dm }
    - { $language ->
        [0] nothing about your language
       *[other] the language you read in
    }
    - { $unlisted ->
        [0] nothing about the lists of `/stats`, which may name you
       *[other] that no list of `/stats` may name you
    }

    Nothing else is stored: I do not read messages. Hands and tickets are shown to their owners only, and nobody but the people who run this bot can see the database. `/forget-me` removes all of it at once. Games that are over keep an anonymous seat in your place.
privacy-settings_some = time zone, quiet hours, when you usually play, how and when you want to be reminded and your latest holiday
privacy-settings_none = none
privacy-dm_closed = that your direct messages were closed to me
privacy-dm_open = nothing about your direct messages
forget-question = **Remove everything I store about you?**
    { $running ->
        [0] You have no seat at a table that is still open.
        [one] You have a seat at one table that is still open. If its game has started, a built-in opponent plays on for you.
       *[other] You have seats at { $running } tables that are still open. Where the game has started, a built-in opponent plays on for you.
    } Games that are over keep an anonymous seat. This cannot be undone.
forget-yes = Remove everything
forget-no = Keep it
forget-done = Done. Nothing about you is stored any more.
forget-kept = Nothing was removed.

# /me statistics
command-me-statistics = Whether the lists of /stats may name you and others may look you up
command-me-statistics-listed = Whether you are listed and can be looked up
me-statistics_on = Yes, like everybody else
me-statistics_off = No, in no list
me-statistics_now_on = The lists of `/stats` may name you, and others may look you up.
me-statistics_now_off = You are in no list of `/stats`, and nobody else can look you up. Your finished games still count for those who played with you.
