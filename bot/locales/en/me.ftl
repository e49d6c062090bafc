# /me, /privacy and /forget-me: what one person sets or asks for.

command-me = Your own settings
command-me-settings = Time zone, quiet hours, reminders
command-me-settings-zone = Your time zone: type a city
command-me-settings-quiet = Hours when you want no reminders, such as 22-8; off for none
command-me-settings-interval = Hours until you are reminded; 0 for as the table says
command-me-settings-reminders = Where reminders reach you
command-privacy = What this bot stores about you
command-forget-me = Remove what this bot stores about you

me-reminders-dm = by direct message
me-reminders-channel = in the channel
me-reminders-off = not at all

me-settings = **Your settings**
    Time zone: { $zone }, where it is { $time } now
    Quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
    Reminded after: { $hours ->
        [0] as each table says
        [one] an hour
       *[other] { $hours } hours
    }
    Reminders: { $reminders }
me-settings-unsaved = Nothing was changed. Change something with the options of this command.
me-zone-unknown = There is no time zone called { $zone }. Type the name of a large city near you and pick from the list.
me-quiet-unclear = I cannot read “{ $written }” as quiet hours. Write for example 22-8, or off.
me-dm-closed = Your direct messages are closed to me, so reminders come in the channel until that changes.

privacy-text = **What is stored about you**
    Your Discord account number and the name you showed when you sat down; the tables you sat at and the moves you made; your settings: { $settings ->
        [0] none yet
       *[other] time zone, quiet hours, reminders
    }. Nothing else: I read no messages.

    You have a seat at { $tables ->
        [0] no table
        [one] one table
       *[other] { $tables } tables
    }. The moves are needed so that the others can finish and look back at their games. Nobody but the people who run this bot can read the database; hands and tickets are shown to their owner only.

    `/forget-me` removes all of it at once. Games that are over keep an anonymous seat in your place.
forget-question = **Remove everything I store about you?**
    { $running ->
        [0] You have no seat at a running table.
        [one] You have a seat at one running table; a built-in opponent will play on for you there.
       *[other] You have a seat at { $running } running tables; built-in opponents will play on for you there.
    } Games that are over keep an anonymous seat. This cannot be undone.
forget-yes = Remove everything
forget-no = Keep it
forget-done = Done. I no longer know you.
forget-kept = Nothing was removed.
forget-not-yours = This question was asked of somebody else.
