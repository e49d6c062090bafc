# Playing: the panel in the channel, the private panel, direct messages, help.

command-hand = What you hold at a table, and what you can do
command-hand-table = Which table, if you sit at several
command-turn = Tables waiting for you, for how long, and your moves
command-mygames = The tables you sit at
command-rules = Look up a section of the rules
command-rules-topic = A section, or any word of the rules
command-rules-game = Which game, if there is no table here
command-game-status = The board and whose turn it is
command-game-board = The board, part of it enlarged, or another picture; now or earlier
command-game-board-zoom = Which part
command-game-board-picture = Which picture of the game
command-game-board-at = After how many moves of the log; 0: the beginning
command-game-words = The board in words
command-game-words-page = Which page
command-game-look = A place, company or player in words; without one, what has changed
command-game-look-at = What to look at; without it, what has happened since your last turn
command-game-log = What happened so far
command-game-log-page = 1 is the beginning; by default the latest
command-game-help = What you can do now

panel-turn = My move
panel-hand = My hand
panel-since = Since my last turn
panel-next = Next: { $title }
panel-help = Help
panel-again = Play again
panel-log = Log
panel-replay = Replay
panel-graphs = Graphs

announce-started = ## { $title }
    { $game } begins: { $players }.
announce-started_in_order = ## { $title }
    { $game } begins. Turn order: { $players }.
announce-started_in_campaign = ## { $title } · { $number }
    { $game } begins: { $players }.
announce-seed = -# The seed was `{ $seed }`. `/game export` gives the log, so that anybody can check the shuffles.
announce-seed_in_campaign = -# The seed of this game was `{ $seed }`. `/game export` gives its log once the campaign is over.
announce-next = ▶ { $number ->
        [one] It’s { $players }’s turn.
       *[other] It’s the turn of { $players }.
    }
announce-next_together = ▶ { $people ->
        [one] { $players }: choose now, with **My move** or in your direct message.
       *[other] { $players }: all of you choose now, in any order, with **My move** or in your direct messages.
    }
announce-asked = ❓ { $player }: { $question }
announce-sheet = -# { $line }
announce-note = 💬 { $player }: “{ $note }”
announce-expires = -# If nobody answers, the offer lapses { $when }.
announce-expires_together = -# Time runs out { $when }. I then choose for everyone who has not.
announce-expires_turn = -# If { $player } does not decide, I { $move } for them { $when }.
announce-picture_follows = -# Not in this picture yet; a new one follows:
announce-ended = The game is over.
announce-rest_in_log = -# For everything that happened, press **{ $log }**.
announce-end_taken_back = ↩ **The end was taken back, and the game goes on below.**
announce-ending_agreed = The table was ended by agreement. There is no result.
announce-ending_alone = The only person at this table has ended it. There is no result.
announce-ending_admin = The table was ended by an admin of this server. There is no result.
announce-ending_abandoned = Nobody is left at this table. There is no result.
announce-ending_closed = The table was closed.
announce-ending_finished = The game is over.

opponent-name1 = Conductor
opponent-name2 = Signalman
opponent-name3 = Stoker
opponent-name4 = Porter
opponent-name5 = Dispatcher
opponent-name6 = Inspector
opponent-further = Opponent { $number }
people-left = Player { $number }
people-unknown = somebody
people-double = { $name } ({ $number })

private_panel-heading = ### { $title }
private_panel-of_game = -# { $game }
private_panel-also = -# { $alt }
private_panel-your_turn = **It is your turn.** What do you want to do?
private_panel-early = **It is not your turn yet, but you may decide now.** Nobody learns your decision before your turn.
private_panel-waiting = Waiting for { $players }.
private_panel-opponents = { $opponents ->
        [one] The built-in opponent moves now.
       *[other] The built-in opponents move now.
    }
private_panel-called = -# You will be pinged in the channel when it is your turn.
private_panel-where = { $channel } shows whose turn it is now.
private_panel-now = How things stand now
private_panel-over = The game is over.
private_panel-form = **{ $move }**
private_panel-asked = **There is a question for you.** What do you answer?
private_panel-chosen = { $chosen }
private_panel-effect = ➜ { $effect }
private_panel-warning = -# ⚠ **{ $label }**: { $effect }
private_panel-final = -# Once it is done, you cannot take it back on your own.
private_panel-finals = -# Once it is done, you cannot take this back on your own: { $picks }.
private_panel-moved_on = The game has gone on since that button was made. This is the game as it stands now.
private_panel-not_now = You cannot { $move } now.

form-choose = { $pages ->
        [1] Choose
       *[other] Choose: { $page }
    }
form-page = { $first } … { $last }
form-page_points = { $alike ->
        [1] { $most ->
            [one] 1 point
           *[other] { $most } points
        }
       *[other] { $least } to { $most } points
    }
form-page_from = { $first }–{ $last }: { $page }
form-page_numbers = { $first }–{ $last }
form-listed_page = { $menu } ({ $first }–{ $last } of { $all })
form-page_helps = ★
form-page_helps_first = ★ first, then { $page }
form-helps = ★ { $option }
form-helps_how = ★ { $option } · { $how }
form-named = { $value }: { $label }
form-choose_many = { $least ->
        [one] Choose at least one
       *[other] Choose at least { $least }
    }
picture-choices = { $alt } { $choices }
form-along = {" "}· {""}
form-back = Back
form-anew = Start over
form-best = Work out the best
form-by_hand = Another way…
undo-free = ↩ Undo
undo-restart = ⟲ Restart my turn
undo-ask = ↩ Ask to undo
form-do_it = Do it
form-send_offer = Send the offer
form-done = Done
decline-end = End the turn
decline-to = On to: { $move }
decline-what = -# **{ $label }**: { $steps }
form-foreseen = **{ $way }**: { $said }
form-foreseen_alike = Whichever you choose: { $said }
form-no_advice = I have no suggestion here.
form-number = A number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , by { $step }s
    }…
form-number_range = It must be a number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }.
form-strange = “{ $written }” is not possible there. Please choose one of the options.
form-strange_option = “{ $written }” is not possible there. Please choose one of these: { $options }
form-strange_number = “{ $written }” is not possible there: it must be a number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }.
form-out_of_date = That choice is out of date. Please choose again.

story-lapsed = ⌛ No answer came in time.
story-nothing = Nothing has happened.
story-times = { $line } (×{ $times })
story-undo = ↩ **{ $player }** takes moves back: the game stands where it was after { $moves ->
        [0] the deal
        [one] the first move
       *[other] move { $moves }
    }.
story-taken_back = ↩ Taken back: { $what }
story-redo = ↪ **{ $player }** redoes what was taken back.

mail-started = The game has started.
mail-where = -# The board is in { $channel }.
mail-welcome = You have taken over a seat at **{ $title }** in { $channel }. This is what comes with it.
mail-channel_lost = It is your turn at **{ $title }**, but I cannot write in its channel. You can play from here.

command-order = Orders in advance, at tables of any game
command-order-give = Have me make a move for you as soon as it is possible; nobody else is told before
command-order-give-what = What I do
command-order-give-choice = The details, separated by commas
command-order-list = What you have ordered at the table here
command-order-take_back = Take back what you have ordered
command-order-take_back-order = Which order; all of them if you leave it out
order-which_table = You play at several tables. Please use this command in the channel of the one you mean.
# What a person has ordered in advance; nobody else reads any of it.
order-stand = { $orders ->
        [one] Your order, which nobody else knows:
       *[other] Your orders, which nobody else knows. On your turn I carry out the first one that is possible:
    }
order-line = { $number }. { $order }
order-passing = **Pass** in this round until somebody else does any of these: { $until }.
order-this_round = This round
order-what = What shall I do for you in advance?
order-menu = { $orders ->
        [0] In advance
       *[other] In advance ({ $orders })
    }
order-take_back = { $number ->
        [0] Take back
       *[other] Take back { $number }
    }
order-given = Your order stands. Nobody else knows of it, and you will be told when it ends.
order-no_such = You have no order called “{ $written }” here. Your orders are: { $orders }
order-none_stands = You have no orders here.
order-ended_when = { $said } ({ $when })
order-ended_game = The game is over, so your order has ended: { $order }
order-ended_unknown = One of your orders has ended: orders of its kind no longer exist.
order-stop = Let me decide again
order-stopped = I no longer do that for you.
answer-stands = -# You are no longer asked about { $answered }.
answer-ask_again = Ask me everything again
answer-asked_again = From now on you are asked about everything again.
note-button = Add a note
note-title = A note with your question
note-ask = What do you want to say to everybody?
order-mail = **{ $title }**: { $said }
    { $where }
order-ended_move = Your order to { $move } has ended. { $what }
order-ended_round = Your order to { $move } has ended: the round is over.
order-ended_undo = Your order to { $move } has ended: moves were taken back.
order-ended_must = Your order to { $move } has ended: you must decide something yourself.

guide-no_table = There is no table in this channel. `/game new` opens one; `/mygames` lists yours.
guide-lobby = The table has not started. Press **Join** on its message or use `/game join`; the host starts it with **Start** or `/game start`.
guide-your_turn = **It is your turn.**
guide-early = **It is not your turn yet, but you may decide now.** Nobody learns your decision before your turn.
guide-waiting = It is not your turn: waiting for { $players }.
guide-over = This game is over. `/game export` gives its log, `/game new` opens the next table.
guide-now = **What you may do now, and why**
guide-move = - **{ $label }**: { $purpose }. `{ $command }`
guide-game = **{ $game } in short**
guide-rules = **The rules in force**
guide-rule = - { $rule }
guide-always = You do all of this with the buttons under the board or on your own panel, or with these commands. At any time: `/hand` what you hold and what you can do · `/game board` the board, also enlarged · `/game log` what happened · `/game undo` take back your last move · `/turn` where it is your turn · `/mygames` your tables · `/rules` what the rulebook says.
guide-onlooker = You have no seat at this table. `/game board` shows the board, `/game log` what happened, `/rules` what the rulebook says.

look-others = Another picture
look-board = **{ $title }** · { $state }
look-past = **{ $title }** · move { $number } of { $last }
look-past_first = **{ $title }** · the beginning, move 0 of { $last }
look-past_older = **{ $title }** · move { $number } of { $last }; the moves before it were played under older rules
look-no_position = There is no position “{ $written }” here. Please say after how many moves of the log, or by a name such as: { $examples }.
look-past_untold = Something happened that nobody else was told about.
look-past_by = -# { $player } · { $at }
look-past_by_whom = -# { $player }
look-past_begun = -# { $at }
look-past_waits = It was the turn of { $players }.
look-past_turn = Turn of { $player }: { $after }
past-earlier = ← Earlier
past-later = Later →
past-round_earlier = ⏪ Earlier round
past-round_later = Later round ⏩
past-turn_earlier = ⏪ Earlier turn
past-turn_later = Later turn ⏩
past-play_on = Play on from here
span-heading = **{ $title }** · { $called }
    -# { $moves }
span-moves = Moves { $first } to { $number } of { $last }.{ $marked ->
    [0] { "" }
   *[other] { " " }Changes are marked in the picture.
}
span-move = Move { $number } of { $last }.{ $marked ->
    [0] { "" }
   *[other] { " " }Changes are marked in the picture.
}
span-nothing = Move { $number } of { $last }.
span-since_last_turn = since your last turn
span-since_turn = { $number ->
        [0] before your first turn
       *[other] since your turn { $number } of { $of }
    }
span-own_turn = up to your turn { $number } of { $of }
span-turn = turn { $number } of { $of }
span-line = { $at } { $line }
span-touched = -# ↳ { $how }
span-untouched = None of these moves affected you.
span-opponents = { $moves } moves of { $opponents ->
        [one] a built-in opponent
       *[other] built-in opponents
    }: { $line }
span-turns_earlier = ← Earlier turn
span-turns_later = Later turn →
span-rounds_earlier = ← Earlier round
span-rounds_later = Later round →
span-touching = What affected me ({ $moves })
span-all = All moves
span-every = Every move
span-fold = Fold passes and opponents
span-through = Step through
span-through_own_turns = Step through my turns
span-through_turns = Step through turns
span-through_rounds = Step through rounds
span-through_pages = Step through pages of the log
span-through_moves = Step through single moves
span-option = { $place }: moves { $first }–{ $last }
span-option_of_one = { $place }: move { $first }
look-yours = It is your turn.
menu-board_at_this_move = Board at this move
menu-since_my_last_turn = Since my last turn
menu-nudge = Nudge
menu-our_games = Our games
look-no_message = This message does not belong to any table.
look-our_games = { $count ->
        [0] You do not share a table.
        [one] **The table you share**
       *[other] **The tables you share**
    }
look-none_waits = No other table is waiting for you.
look-words = **{ $name }**
    { $words }
look-details = { $of ->
        [one] Everything on the board
       *[other] Everything on the board, part { $number }
    }
look-no_words = This game has no pictures to describe.
look-subject = **{ $subject }**
look-may = **What you can do**
look-move = - { $move }: { $option }
look-move_then = - { $move }: { $option } – { $then }
look-move_own = - { $move }
look-may_nothing = You can do nothing with it now.
look-no_subject = There is nothing called “{ $subject }” to look at. Choose one of the suggestions.
look-log = **{ $title }** · page { $page } of { $pages }
log-beginning = ⏮ Beginning
log-earlier = ← Earlier
log-later = Later →
log-latest = Latest ⏭
log-jump = Go to
log-from = From move { $number }
log-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
words-beginning = ⏮ Beginning
words-earlier = ← Previous
words-later = Next →
words-latest = End ⏭
words-jump = Go to a page
look-day = -# { $day }
look-line = `{ $number }` { $told }
look-no_zoom = The board has no part called “{ $zoom }”. Choose one of the suggestions.
look-no_picture = There is no picture “{ $picture }”. There are: { $pictures }.
look-no_games = You do not sit at a table that is being played.
look-which_table = You sit at several tables: { $tables }. Choose one with the option `table`.
look-turns = { $count ->
        [0] Nobody is waiting for you.
        [one] **One table is waiting for you.**
       *[other] **{ $count } tables are waiting for you**, longest wait first.
    }
look-games = { $count ->
        [0] You do not sit at any table. `/game new` opens one.
        [one] **You sit at one table.**
       *[other] **You sit at { $count } tables.**
    }
look-table = **{ $title }** · { $game } · { $channel }
look-more = { $count ->
        [one] and one more table
       *[other] and { $count } more tables
    }
look-your_turn = ▶ **It is your turn.** It began { $since }.
look-others_turn = Waiting for { $players }.
look-others_turn_since = Waiting for { $players }. The turn began { $since }.
look-can = What you can do: { $moves }.
look-lobby = It has not started: { $seats ->
        [one] one of { $players } seats is
       *[other] { $seats } of { $players } seats are
    } taken.
look-between = ▶ **Will you play the next game?** You were asked { $since }.
look-between_others = The next game begins when everybody has said whether they play.
play-best = best: the best I can find, worked out while you send this
play-no_table = There is no table of that game in this channel. Use the command where your table is, or in a direct message to me.

refused-rule = -# Rulebook, “{ $rule }”
refused-cooldown = That was too fast. Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-server_only = This works only in a server.
refused-permission = You are not allowed to do that here.
refused-unreadable = One of the things you typed cannot be read. Please choose one of the suggestions.
refused-malformed = I could not read that. Please try again, or open `/hand` for new buttons.
refused-check = That cannot be done here.
refused-command_changed = This command has changed. Please reload Discord (Ctrl+R) and try again.
refused-disk_full = Nothing was stored: the bot’s disk is full. Please press again later; until then everything stays as it is.
refused-not_stored = Nothing was stored: the bot cannot write to its database just now. Please press again later; until then everything stays as it is.
refused-outcome_unknown = The connection to the database was lost while this was being stored: the bot cannot tell yet whether it was. Look at the table again in a minute, before you repeat it.
refused-discord_late = That came too late for Discord. Please try again.
refused-discord_locked = Discord accepts no messages here: the thread is locked or archived. Somebody who manages threads can open it again; `/mygames` shows you how your tables stand.
refused-discord_blocked = Discord blocked my message here: AutoMod, or another word filter, objects to it. Somebody who manages the server can exempt me from it.
refused-discord_forbidden = Discord does not allow me to do that here: a permission is missing. Somebody who manages the server can see with `/admin permissions` what I need.
refused-discord_busy = Discord accepts no more messages from me here just now. Please try again in a minute.
refused-discord_full = Discord allows no more of this here: a limit of the server or the channel is reached.
refused-discord_gone = Something that I need in Discord no longer exists: a channel, a message or a member.
refused-discord_other = Discord did not accept that here.
refused-unexpected = Something went wrong on my side. Nothing was lost. If it happens again, please report the id `{ $incident }`.

unknown-control = This button or menu is from an older version of me and no longer works. `/hand` and `/game status` give you new ones.

# Looking up rules.
rules-none = This game has no rulebook to look things up in.
rules-which = There is no table in this channel. Use the option `game` to choose whose rules to look up.
rules-unknown = No section of these rules is about “{ $topic }”. Choose one of the suggestions, or leave `topic` empty for a list of all sections.
rules-not_in_force = That section of the rules is not in force here.
rules-section = **{ $title }**
    { $words }
rules-shown = *Shown:* { $words }
rules-source = -# The rules of { $game } in our own words; the rulebook itself decides.
rules-variant = -# This table plays “{ $variants }”, which takes precedence where it differs.
rules-contents = **The rules of { $game }**: choose a section.
rules-menu = { $pages ->
        [1] Look up a rule
       *[other] Look up a rule: sections { $first } to { $last }
    }
rules-button = Rule: { $title }

# What a built-in opponent would do in place of whoever is to move: a private answer.
hint-button = 💡 Hint
hint-would = 💡 A built-in opponent would choose *{ $move }*: { $reason }
hint-off = There are no hints at this table: that was chosen when it was opened.
hint-none = There is no hint for this decision.
hint-late = No hint was found in time. Press *Hint* again in a moment.

# Private copies of a table, in which one person plays on for every seat.
copy-button = 🧪 Try it
copy-heading = ### 🧪 Private copy: { $title }
    -# { $named ->
        [1] {""}
       *[other] { $game } ·{" "}
    }You play every seat, and nobody else sees it. Hidden cards and luck to come, where the game has any, are drawn at random.
copy-plays_for = You play for **{ $player }** now.
copy-opened = This is a copy of the table as it stands, for you alone. It lasts two days, or until I am restarted, and the table itself is not affected.
copy-back = ↩ A move back
copy-compare = Compare with before
copy-compared = **{ $title }: what happened in your private copy**
copy-nothing = Nothing has happened in it.
copy-before = Before
copy-now = Now
copy-gone = This has ended. Only your latest lesson stays open; begin this one again with `/learn`. You can have three private copies; each lasts two days at most, and a restart ends all of them: press **Try it** again for a new one.
copy-none = There are no private copies of this table.
copy-not_now = There can be no private copy just now, while others decide in secret. Please try again after their decision.
copy-not_here = That cannot be done in a private copy: there is nobody else to ask or tell.

## Graphs of a table

command-game-graph = How players and companies have fared, as a picture, in words or as a table
command-game-graph-which = Which graph
graph-heading = **{ $title }** · { $graph }
graph-others = Another graph
graph-button = As a picture
graph-words-button = In words
graph-csv-button = As a table (CSV)
graph-post-button = Show everybody
graph-post-not_seated = Only those who play at this table, and those who manage the server, may show it to everybody.
graph-empty = There is nothing to draw yet.
graph-none = This game has no graphs.
graph-no_such = There is no graph “{ $graph }” here now. Hidden figures are drawn after the end. Choose one of the suggestions.
graph-csv-move = Move
graph-csv-number = Number
graph-csv-round = Begins
graph-csv-there = Here is the table: `{ $file }`. The moves are numbered as in `/game log`.

## The replay of a table

command-game-replay = The whole game replayed on the board, as an animation
replay-heading = **{ $title }** · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-none = This game has no board to replay.
replay-in_words = A replay is an animation, and you have chosen words instead of pictures. `/game log` tells the game in words.
replay-drawing = -# The animation is being drawn. That takes a few seconds, or up to a minute when I am busy; if nothing comes, press **Draw again**.
replay-again-button = Draw again
replay-failed = The replay could not be drawn. Please try again later.
