# Playing: the panel in the channel, the private panel, direct messages, help.

command-hand = What is yours at a table, and what you can do
command-hand-table = Which table, if you sit at several
command-turn = Where it is your turn
command-mygames = The tables you sit at
command-game-status = The board and whose turn it is
command-game-board = The board or a part of it enlarged, or another picture
command-game-board-zoom = Which part
command-game-board-picture = Which picture of the game
command-game-words = The board in words
command-game-words-page = Which page
command-game-log = What happened so far
command-game-log-page = 1 is the newest
command-game-help = What you can do now

panel-turn = My move
panel-hand = My hand
panel-since = Since my last turn
panel-help = Help
panel-again = Play again
panel-log = Log

announce-started = ## { $title }
    { $game } begins: { $players }.
announce-started_in_campaign = ## { $title } · { $number }
    { $game } begins: { $players }.
announce-seed = -# The seed was `{ $seed }`. `/game export` gives the log with which anybody can check the shuffles.
announce-seed_in_campaign = -# The seed of this game was `{ $seed }`. Its log is handed out when the campaign is over.
announce-next = ▶ { $players } { $number ->
        [one] is
       *[other] are
    } to move.
announce-next_together = ▶ { $people ->
        [one] { $players }: choose now, with **My move** or in your direct message.
       *[other] { $players }: all of these choose now, in any order, with **My move** or in the direct message each of them gets.
    }
announce-asked = ❓ { $player }: { $question }
announce-sheet = -# { $line }
announce-note = 💬 { $player }: “{ $note }”
announce-expires = -# Without an answer it lapses { $when }.
announce-expires_together = -# For whoever has not chosen, I choose the least { $when }.
announce-expires_turn = -# If { $player } decides nothing, I { $move } for them { $when }.
announce-ended = The game is over.
announce-ending_agreed = The table was ended by agreement. There is no result.
announce-ending_alone = The only person at this table has ended it. There is no result.
announce-ending_admin = The table was ended by those who manage this server. There is no result.
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
    -# { $game }
private_panel-also = -# { $alt }
private_panel-your_turn = **It is your turn.** What do you want to do?
private_panel-early = **It is not your turn yet, but you may decide now.** Nobody is told what you decide before your turn comes.
private_panel-waiting = Waiting for { $players }.
private_panel-opponents = The built-in opponents move now.
private_panel-called = -# When it is your turn, you are called in the channel.
private_panel-where = Whose turn it is now, { $channel } tells.
private_panel-now = How it stands now
private_panel-over = The game is over.
private_panel-form = **{ $move }**
private_panel-asked = **You are asked.** What do you answer?
private_panel-chosen = { $chosen }
private_panel-effect = ➜ { $effect }
private_panel-moved_on = The game has gone on since that button was made. This is how it stands now.
private_panel-not_now = You cannot { $move } now.
private_panel-no_seat = You have no seat at this table. `/game board` shows how it stands.

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
       *[other] { $most } to { $least } points
    }
form-page_helps = ★
form-page_helps_first = ★ first, then { $page }
form-helps = ★ { $option }
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
undo-ask = ↩ Ask to undo
form-do_it = Do it
form-done = Done
decline-end = End the turn
decline-to = On to: { $move }
decline-what = -# **{ $label }**: { $steps }
form-no_advice = There is nothing that could be suggested here.
form-number = A number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , by { $step }s
    }…
form-number_range = It must be a number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }.
form-strange = “{ $written }” cannot stand there. Choose from what can.
form-out_of_date = That choice is out of date. Please choose again.

story-lapsed = ⌛ No answer came in time.
story-since = **Since your last turn**
story-lately = **The latest moves**
story-nothing = Nothing has happened since your last turn.
story-times = { $line } (×{ $times })
story-undo = ↩ **{ $player }** takes moves back: the game stands where it was after { $moves ->
        [0] the deal
        [one] the first move
       *[other] move { $moves }
    }.
story-taken_back = ↩ Taken back: { $what }
story-redo = ↪ **{ $player }** plays again what was taken back.

mail-started = The game has begun.
mail-where = -# The board is in { $channel }.
mail-welcome = You have taken a seat at **{ $title }** in { $channel }. This is what comes with it.
mail-channel_lost = It is your turn at **{ $title }**, but I cannot write in its channel. You can play from here.

order-stands = In this round I **{ $move }** for you until somebody else does any of these: { $until }.
order-stop = Decide myself again
order-stopped = You decide yourself again.
answer-stands = -# You are not asked any longer about { $answered }.
answer-ask_again = Ask me everything again
answer-asked_again = You are asked everything again.
note-button = Add a note
note-title = A note to your question
note-ask = What do you want to say? All can read it.
order-mail = **{ $title }**: { $said }
    { $where }
order-ended_move = I no longer { $move } for you. { $what }
order-ended_round = I no longer { $move } for you: the round is over.
order-ended_undo = I no longer { $move } for you: moves were taken back.
order-ended_must = I no longer { $move } for you: you have to decide something yourself.

guide-no_table = There is no table in this channel. `/game new` opens one; `/mygames` lists yours.
guide-lobby = The table has not started. Press **Join** on its message or use `/game join`; the host starts it with **Start** or `/game start`.
guide-your_turn = **It is your turn.** You can:
guide-early = **It is not your turn yet, but you may decide now.** Nobody is told what before your turn comes. You can:
guide-waiting = It is not your turn: waiting for { $players }.
guide-over = This game is over. `/game export` gives its log, `/game new` opens the next table.
guide-move = `{ $command }` – { $effect }
guide-rules = **The rules in force**
guide-rule = - { $rule }
guide-buttons = The same can be done with the buttons under the board.
guide-commitment = -# Every shuffle follows from a seed that was drawn before the start. Its SHA-256 is `{ $commitment }`; the seed itself is shown when the game is over.
guide-seed = -# Every shuffle followed from the seed `{ $seed }`. Its SHA-256, `{ $commitment }`, could be seen from the start.
guide-always = At any time: `/hand` what is yours and what you can do · `/game board` the board, also enlarged · `/game log` what happened · `/game undo` take back your last move · `/turn` where it is your turn · `/mygames` your tables.
guide-onlooker = You have no seat here. `/game board` shows the board, `/game log` what happened.

look-others = Another picture
look-board = **{ $title }** · { $state }
look-yours = It is your turn.
look-words = **{ $name }**
    { $words }
look-no_words = This game has no pictures to be told in words.
look-log = **{ $title }** · page { $page } of { $pages }
log-earliest = ⏮ Beginning
log-earlier = ← Earlier
log-later = Later →
log-latest = Latest ⏭
look-line = `{ $number }` { $told }
look-no_zoom = The board has no part called “{ $zoom }”. Choose one of the suggestions.
look-no_picture = There is no picture “{ $picture }”. There are: { $pictures }.
look-no_games = You do not sit at a table that is being played.
look-which_table = You sit at several tables: { $tables }. Choose one with the option `table`.
look-turns = { $count ->
        [0] Nobody is waiting for you.
        [one] **One table is waiting for you.**
       *[other] **{ $count } tables are waiting for you**, the one that has waited longest first.
    }
look-games = { $count ->
        [0] You do not sit at any table. `/game new` opens one.
        [one] **You sit at one table.**
       *[other] **You sit at { $count } tables.**
    }
look-table = { $channel } · **{ $title }** · { $game } · `{ $table }`
play-best = best: what the game works out, found while you send this
play-no_table = There is no table of that game in this channel. Use the command where your table is, or in a direct message to me.

refused-rule = -# Rulebook, “{ $rule }”
refused-cooldown = Not so fast: please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-server_only = This works only in a server.
refused-permission = You are not allowed to do that here.
refused-unreadable = One of the things you typed cannot be read. Please choose one of the suggestions.
refused-malformed = This did not reach me in a form that I can read. Please try again, or open `/hand` for today's buttons.
refused-check = That cannot be done here.
refused-command_changed = This command has changed. Please reload Discord (Ctrl+R) and try again.
refused-unexpected = Something went wrong here, not with you. Nothing was lost. If it happens again, please report the id `{ $incident }`.

unknown-control = This button or menu is from an older version of me and no longer works. `/hand` and `/game status` show you today's.
