# What the tables' own rules refuse.

service-no_such_table = There is no table { $table }.
service-again-not_ended = This table has not ended, or belongs to a campaign, so it cannot be played again like that.
service-not_seated = You have no seat at this table.
service-not_started = This table has not started yet.
service-started = This table has started already.
service-ended = This table is closed.
service-over = The game is over.
service-host_only = Only the host can do that.
service-stale = The game has gone on since that button was made. This is how it stands now.
service-no_such_move = This game has no move { $move }.
service-not_a_move = The choices do not make up a move. Pick each of them from its list.
service-full = All { $players } seats are taken.
service-too_many_seats = Nobody can sit at more than { $most } tables at once. Finish a game first.

service-join-seated = You sit at this table already.
service-kick-oneself = You cannot send yourself away; leave the table instead.
service-kick-nobody = That person does not sit here.
service-no_opponent_there = No built-in opponent sits there.
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
service-new-pace = A pace is one of { $paces }.
service-new-channel_taken = There is a table in this channel already: `/game status` shows it, `/game end` ends it. Or open yours in a thread.
service-new-channel_not_allowed = On this server, tables cannot be opened in this channel.
service-new-guild_limit = This server has as many tables as it may hold ({ $most }).
service-new-host_limit = You host { $most } tables already; that is as many as one person can.

service-interval = Reminders can come every { $minutes } minutes at the most often, and every { $days } days at the least.
service-quiet = Quiet hours need a beginning and an end that differ, in a time zone that there is.
service-zone = There is no time zone called { $zone }.
service-snooze-time = A reminder can be put off by { $days } days at most.
service-snooze-over = You have been reminded { $most } times. Take your turn now, or the others may give your seat to somebody else.
service-snooze-nothing = Nobody is waiting for you at this table.

service-order-none = There is nothing here that could be done for you.
service-order-until = Name at least one thing that is to end it, as it is suggested while you type.
service-note-nothing = You ask nobody anything at the moment, so there is nothing to add to.
service-answer-nothing = You are asked everything at this table already.
service-order-nothing = Nothing is done for you at this table; you decide yourself.

service-undo-nothing = You have no move here that could be taken back.
service-redo-nothing = Nothing was taken back that could be played again.
service-no_such_seat = This table has no such seat.
service-replace-seated = That person sits at this table already.
service-replace-patience = This seat can be given to somebody else once its reminders have run out.
service-opponent-already = A built-in opponent plays there already.
service-opponent-unknown = There is no such opponent; there are { $opponents }.
service-sure-end = **End { $title } here, without a result?** No other person sits there who would have to agree, and it cannot be undone.
service-sure-end_campaign = **End the campaign { $title }?** The vaults are opened as they are. No other person presides over a company who would have to agree, and it cannot be undone.
service-sure-opponent = **Let a built-in opponent play on for you?** No other person sits at { $title }: the opponents play the game to its end, and nobody can give you the seat back.
service-proposal-none = There is no such question at this table.
service-proposal-open = The others are being asked that already.
service-proposal-decided = That is decided already.
service-proposal-answered = You have agreed already.
service-proposal-not_asked = You are not among those who were asked.
service-proposal-not_yours = Only whoever asked can withdraw it.

service-admin-channels = At most { $most } channels can be listed.
service-admin-tables = A server can hold 0 to { $most } tables at once.

service-campaign-none = No campaign is played here. `/campaign new` founds one.
service-campaign-between = No game is played here just now: the next one waits until everybody has said whether they play. `/campaign next` and `/campaign miss` say it, `/campaign status` tells how things stand, and `/campaign office` shows your office.
service-campaign-begun = The campaign has begun: what was agreed for it stays. The next game starts when everybody has said whether they play.
service-campaign-not_between = No next game is waiting just now; one does when this game is over.
service-campaign-no_president = You preside over no company of this campaign.
service-campaign-no_office = Your company gets its office with the first game of the campaign.
service-campaign-word_later = With `/campaign office` word is left between two games. While a game is played, leave it with the commands of the game.
service-campaign-no_word = You have left no word for that since the last game.
service-campaign-leave = Your company has played in this campaign already, so it stays: hand it over with `/campaign hand-over`, or say `/campaign miss`.
service-campaign-company_kept = Your company has played already; it keeps its colour.
service-campaign-company_taken = That company is not free; free are { $companies }.
service-campaign-named = A company is named once, before its first game.
service-campaign-name_long = A company's name has at most { $most } characters.
service-campaign-name_taken = Another company has that name.
service-campaign-wait = The next game can wait { $least } to { $most } days for those who say nothing.
service-campaign-patience = A company can be handed over without its president once nothing was heard of them for { $days } days.

service-vote-own = It is your own turn: act, or leave it to the others.
service-vote-nothing = There is nothing to vote about here: nobody's turn is settled by vote just now.
service-vote-patience = Whoever is to move still has time: the others can vote { $hours ->
        [0] half an hour
        [one] an hour
       *[other] { $hours } hours
    } after the turn began.
