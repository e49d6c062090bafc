# What the tables' own rules refuse.

service-no_such_table = There is no table { $table }.
service-again-not_ended = Only a table that has ended, and that belongs to no campaign, can be played again.
service-no_seat = You have no seat at this table. `/game status` shows how it stands.
service-suspended = This table is set aside: its log or its position cannot be worked out, so nobody can look at it or play on here. Somebody who manages the server can remove it with `/admin delete`.
service-being_judged = I am still checking whether this table can be worked out. Please try again in a minute.
service-not_started = This table has not started yet.
service-started = This table has started already.
service-ended = This table is closed.
service-over = The game is over.
service-host_only = Only the host can do that.
service-stale = The game has gone on since that button was made. This is how it stands now.
service-no_such_move = This game has no move { $move }.
service-not_a_move = These choices do not make a complete move. Please pick each of them from its list.
service-full = All { $players } seats are taken.
service-too_many_seats = Nobody can sit at more than { $most } tables at once. Finish a game first.

service-join-seated = You sit at this table already.
service-kick-oneself = You cannot take away your own seat. Leave the table instead.
service-kick-nobody = That person has no seat at this table.
service-no_opponent_there = There is no built-in opponent in that seat.
service-options-too_few = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } taken already, so there cannot be only { $players }.
service-start-too_few = This game needs at least { $players } players; { $seats ->
        [one] one is
       *[other] { $seats } are
    } seated. Wait for others, or add a built-in opponent.

service-new-game = There is no game called { $game }.
service-new-players = This game takes { $low } to { $high } players.
service-new-variant = There is no variant { $variant } with the value { $value }.
service-new-pace = The pace has to be one of these: { $paces }.
service-new-channel_taken = There is a table in this channel already: `/game status` shows it, and `/game end` ends it. You can also open yours in a thread.
service-new-channel_not_allowed = On this server, tables cannot be opened in this channel.
service-new-guild_limit = This server has as many tables as it may hold ({ $most }).
service-new-host_limit = You host { $most } tables already; that is as many as one person can. End one of them first, with `/game end` or `/campaign end` in its channel: { $tables }.

service-interval = The time between reminders can be anything from { $minutes } minutes to { $days } days.
service-quiet = Quiet hours need a beginning and an end that are not the same, and a time zone that exists.
service-zone = There is no time zone called { $zone }.
service-snooze-time = A reminder can be put off by { $days } days at most.
service-snooze-over = You have been reminded { $most } times. Take your turn now, or the others may give your seat to somebody else.
service-snooze-nothing = Nobody is waiting for you at this table.

service-order-none = There is nothing here that I could do for you in advance.
service-order-impossible = That cannot be ordered as things stand. Please choose from what is offered.
service-order-too_many = You have { $most } orders at this table already. Take one back first.
service-order-until = Please name at least one thing that ends it, from the suggestions while you type.
service-note-nothing = You are not asking anybody anything at the moment, so there is nothing to add a note to.
service-answer-nothing = You are already asked about everything at this table.
service-order-nothing = I am not doing anything for you at this table. You decide everything yourself.

service-undo-channel_taken = There is now another table in this channel, so the end of this game stands.
service-undo-nothing = You have made no move that could be taken back.
service-undo-no_restart = Your turn cannot be taken back as a whole: you have made at most one move, or somebody has learned something from it. Undo takes moves back one by one.
service-redo-nothing = There is nothing to redo: no move has been taken back.
service-no_such_seat = This table has no such seat.
service-replace-seated = That person sits at this table already.
service-replace-patience = This seat can be given to somebody else once its reminders have run out.
service-replace-away = The player in this seat is away. The seat can be given to somebody else { $days ->
        [one] in a day
       *[other] in { $days } days
    } at the earliest.
service-daily = Please give a time of day for the daily message.
service-active = Please give the hours when you usually play as times of day.
service-holiday-past = A holiday must end after today, and after it begins.
service-holiday-long = A holiday can last { $days } days at most.
service-holiday-far = A holiday must begin within a year.
service-holiday-present = You are away now, and only one holiday is kept. Enter the next one when you are back, or end this one with `/me back` first.
service-holiday-none = You have no holiday set.
service-opponent-already = A built-in opponent of that level plays there already. Choose another level in `policy` to change it.
service-opponent-unknown = There is no such opponent. You can choose from { $opponents }.
service-sure-end = **End { $title } here, without a result?** Nobody else has to agree, and it cannot be undone.
service-sure-end_campaign = **End the campaign { $title }?** The vaults are opened as they are. Nobody else has to agree, and it cannot be undone.
service-sure-opponent = **Let a built-in opponent play on for you?** No other person sits at { $title }: the opponents play the game to its end, and nobody can give you the seat back.
service-proposal-none = Nobody is asking that at this table any more.
service-proposal-open = The others are being asked about that already.
service-proposal-decided = That is decided already.
service-proposal-answered = You have agreed already.
service-proposal-not_asked = You are not among those who were asked.
service-proposal-not_yours = Only the player who asked can withdraw the question.

service-admin-channels = At most { $most } channels can be listed.
service-admin-tables = A server can hold 0 to { $most } tables at once.

service-campaign-none = No campaign is played here. `/campaign new` founds one.
service-campaign-between = No game is played here just now: the next one waits until everybody has said whether they play. Answer with `/campaign next` or `/campaign miss`; `/campaign status` tells how things stand, and `/campaign office` shows your office.
service-campaign-begun = The campaign has begun: what was agreed for it stays. The next game starts when everybody has said whether they play.
service-campaign-not_over = What was kept secret in a campaign can be read when it is over.
service-campaign-not_between = No next game is waiting just now: this one has to end first.
service-campaign-no_president = You preside over no company of this campaign.
service-campaign-no_president_yet = You preside over no company of this campaign yet. **Found a company** gives you one to play the next game with.
service-campaign-no_seat = You do not play in this game of the campaign: your company misses it, or you preside over none. `/game board` shows how the game stands, `/campaign status` how the campaign does.
service-campaign-no_office = Your company gets its office with the first game of the campaign.
service-campaign-word_later = With `/campaign office` you leave orders between two games. While a game is being played, use the commands of the game.
service-campaign-no_word = You have left no order for that since the last game.
service-campaign-leave = Your company has played in this campaign already, so it stays: hand it over with `/campaign hand-over`, or say `/campaign miss`.
service-campaign-one_game = A campaign stays with the game it was founded for.
service-campaign-company_kept = Your company has played already; it keeps its colour.
service-campaign-company_taken = That company is not free; free are { $companies }.
service-campaign-named = A company is named once, before its first game.
service-campaign-name_long = A company’s name has at most { $most } characters.
service-campaign-name_taken = Another company has that name.
service-campaign-wait = The next game can wait { $least } to { $most } days for those who have not answered.
service-campaign-patience = A company can be handed over without its president once nothing has been heard from them for { $days } days.

service-vote-own = It is your own turn. Please move, or leave it to the others.
service-vote-nothing = There is nothing to vote about here: nobody’s turn is settled by vote just now.
service-vote-patience = The player to move still has time: the others can vote { $hours ->
        [0] half an hour
        [one] an hour
       *[other] { $hours } hours
    } after the turn began.
