# /campaign: descriptions of its commands and options, its messages, and its answers.

command-campaign = Campaigns: several games, one after another
command-campaign-new = Found a campaign in this channel
command-campaign-new-title = What the campaign is called
command-campaign-new-game = Which game
command-campaign-new-players = How many companies there may be
command-campaign-new-variant = A rules variant
command-campaign-new-thread = Play in a thread of its own
command-campaign-new-pace = How fast turns should be taken
command-campaign-new-hints = Whether to allow hints: what a built-in opponent would do
command-campaign-company = Choose or name your company, before its first game
command-campaign-company-company = Another company that is free
command-campaign-company-name = Your name for it, which can be set only once
command-campaign-next = Say that you play the next game
command-campaign-miss = Say that you miss the next game
command-campaign-wait = How long the next game waits for those who have not answered (host)
command-campaign-wait-days = Days
command-campaign-status = How the campaign stands, and what it waits for
command-campaign-log = The chronicle of the campaign, one page per game
command-campaign-log-game = Open it at this game, by its number
command-campaign-office = Your office: postcards and orders, for you alone
command-campaign-office-power = Between games: leave an order for this
command-campaign-office-order = When it acts by itself, or what you would choose
command-campaign-office-take_back = Take back the order that you left for it since the last game
command-campaign-hand_over = Hand a company over, with all it has
command-campaign-hand_over-player = Who will preside over it
command-campaign-hand_over-company = Which company, if its president does not answer; otherwise yours
command-campaign-vote = Go on without somebody who does not act, if most of the others agree
command-campaign-end = End the campaign early, if all agree

campaign-heading = ## { $title } · { $game }
campaign-company_called = { $called } ({ $company })
campaign-seat = { $number }. { $player } · { $company }
campaign-seat_ready = ✅ { $player } · { $company }: plays
campaign-seat_absent = 💤 { $player } · { $company }: not this time
campaign-seat_missing = 💤 { $player } · { $company }: misses this game
campaign-seat_silent = ⏳ { $player } · { $company }
campaign-free = *Free: { $companies }*
campaign-length = **Length:** { $games ->
        [12] twelve games
       *[other] { $games } games
    }, { $pace ->
        [day] about { $least } to { $most } weeks each at a turn a day.
       *[other] each { $length }.
    }
campaign-weeks = { $weeks ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $weeks }
    }
campaign-wait = **Next games:** each begins when everybody has said whether they play. { $days ->
        [one] A day
       *[other] { $days } days
    } after two are ready, anyone who has not answered misses it.
campaign-fair = **Fair play:** one seed is drawn at the start, and the seeds of all games follow from it. `/campaign status` shows its fingerprint; the seed itself is published when the campaign is over.
campaign-due = The game begins { $when } at the latest, without anyone who has not answered by then.
campaign-state_asks = The next game is waiting. Who plays?
campaign-state_few = It takes { $least } companies to play, so the campaign waits until somebody else is ready.
campaign-state_begins = Everybody has answered.
campaign-ready = I play
campaign-absent = Not this time
campaign-found = Found a company
campaign-choose = Choose your company
campaign-choose_newcomer = Newcomers choose their company

campaign-moment = { $date } ({ $span })
campaign-status_lobby = **{ $title }** has not begun.
campaign-status_live = **{ $title }** · { $game } is being played.{ $misses ->
        [0] {""}
        [one] {" "}{ $absent } misses it.
       *[other] {" "}{ $absent } miss it.
    }{ $wait ->
        [no] {" "}It has waited for { $silent } since { $since }.
       *[other] {""}
    }{ $votes ->
        [yes] {" "}From { $vote } on the others may go on without them: `/campaign vote`.
       *[no] {""}
    }
    This is how the campaign stood before it:
campaign-status_between = **{ $title }** · { $game } comes next.{ $wait ->
        [yes] {" "}It waits for { $silent }, and begins without them on { $when }.
        [few] {" "}It takes { $least } companies to play, so it waits until somebody else is ready.
       *[no] {" "}It waits for { $silent }. Once { $least } companies are ready, the others have { $days ->
            [one] a day
           *[other] { $days } days
        } to answer.
    }
campaign-status_closed = **{ $title }** was closed before it began.
campaign-status_over = **{ $title }** is over.
campaign-commitment = The fingerprint of the seed from which all shuffles of the campaign follow: `{ $commitment }`

campaign-ending_finished = 🏁 **{ $title } is over.** The vaults are opened.
campaign-ending_agreed = **{ $title } was ended by agreement.** The vaults are opened as they are.
campaign-ending_alone = **{ $title } was ended.** The vaults are opened as they are.
campaign-ending_admin = **{ $title } was ended by those who manage this server.** The vaults are opened as they are.
campaign-ending_abandoned = **{ $title } has ended, as nobody is left to play it.** The vaults are opened as they are.
campaign-place = { $place }. { $companies }
campaign-seed = The seed of the whole campaign was `{ $seed }`: the seeds of all its games follow from it. `/game export` gives all their logs in one file.
campaign-end_book = `/campaign log` is the whole campaign as a book, one page per game; at its end it tells what nobody else knew while it was played.

campaign-office = **Your office** (only you can see it)
campaign-no_story = There is nothing to tell yet.

campaign-new-made = { $title } is founded: { $where }
campaign-new-made_here = { $title } is founded. Press **Start** on its message once enough have joined.
campaign-said_ready = You are in the next game of { $title }.
campaign-said_absent = You sit out the next game of { $title }. Your company keeps what it has.
campaign-begun = The next game of { $title } begins.
campaign-name_not_drawn = That name has letters that I cannot draw on the boards. Please choose one in Latin, Greek, Cyrillic, Chinese, Japanese, Korean, Arabic, Hebrew, Armenian or Georgian letters.
campaign-kept = Your company at { $title }: { $company }.
campaign-waiting = Each game of { $title } waits { $days ->
        [one] a day
       *[other] { $days } days
    } for those who have not answered.{ $runs ->
        [0] {""}
       *[other] {" "}The game that waits now begins without them { $when }.
    }
campaign-not_playing = { $company } does not play in this game. It can be handed over once the game is over.
campaign-no_such_company = Nobody presides over that company here. There are { $companies }.

campaign-missed_private = **{ $title }** · { $game } has begun without your company, as you had not answered. The company keeps what it has, and you are asked again before the next game: { $link }
campaign-missed_public = { $player }, **{ $title }** · { $game } has begun without your company, as you had not answered. The company keeps what it has, and you are asked again before the next game: { $link }
campaign-reminder-public = { $player }, the next game of **{ $title }** is waiting for your answer; you were asked { $since }: { $link }
campaign-reminder-private = Will you play the next game of **{ $title }**? It is waiting for your answer; you were asked { $since }: { $link }
campaign-reminder-last = { $player } has been reminded { $count ->
        [one] once
       *[other] { $count } times
    } at **{ $title }**, and has not answered: { $link }
    There are no more reminders. After { $days } days of silence the others may hand the company over with `/campaign hand-over`.

# /campaign log: the chronicle of a campaign as a book.
book-page = ## { $title } · { $game }{ $pages ->
        [1] {""}
       *[other] {" "}· page { $page } of { $pages }
    }
book-heading = **{ $heading }**
book-end = ## { $title } · the end
book-the_end = The end
book-sealed = Every slip of every year, hidden sides of postcards and orders left in private: **What was behind it** tells everything that nobody else knew while it was played.
book-secrets = ## { $title } · what was behind it{ $pages ->
        [1] {""}
       *[other] {" "}· page { $page } of { $pages }
    }
book-earlier = Earlier
book-later = Later
book-behind = What was behind it
book-back = Back to the end
book-jump = Turn to a game
