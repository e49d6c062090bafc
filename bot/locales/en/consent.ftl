# Questions that the others at a table answer.

consent-ask_undo = **{ $player } would like to take a move back** at { $title }. { $to ->
        [0] The game would go back to its start.
       *[other] The game would go back to where it stood after move { $to }.
    }{ $over ->
        [0] {" "}Somebody has moved or learned something since, so the others have to agree.
       *[other] {" "}The game is over and its result is known, so the others have to agree to go on.
    }
consent-takes_back = This would be taken back:
consent-known = ⚠ { $players } { $number ->
        [one] has
       *[other] have
    } seen what these moves drew, and will still know it afterwards: the same will come up again, whoever draws next.
consent-ask_redo = **{ $player } would like to redo what was taken back** at { $title }.
consent-ask_replace = **{ $player } proposes that { $new } takes the place of { $old }** at { $title }, with everything that belongs to the seat.
consent-ask_replace_campaign = **{ $player } proposes that { $new } presides over the company of { $old }** at { $title } from now on, with all that it has.
consent-ask_opponent = **{ $player } proposes that a built-in opponent ({ $level }) plays on for { $old }** at { $title }.
consent-ask_end = **{ $player } proposes to end { $title }** here, without a result.
consent-ask_vote = **{ $player } proposes to go on without { $old }** at { $title }: the turn is played as the rules say for somebody who does not act. A majority of the others decides.
consent-ask_end_campaign = **{ $player } proposes to end the campaign { $title }** here: the vaults are opened as they are.
consent-agreed_by = Agreed: { $people }
consent-waiting_for = Still to agree: { $people }
consent-state_agreed = Everybody agrees: done.
consent-state_agreed_most = Agreed: done.
consent-state_refused_most = Not enough agree, so everything stays as it is.
consent-state_refused = Not everybody agrees, so everything stays as it is.
consent-state_cancelled = This is settled: it was withdrawn, or the game has gone on.
consent-agree = Agree
consent-refuse = Refuse
consent-withdraw = Withdraw
consent-done_replace = { $new } plays on at { $title } from now on, in place of { $old }.
consent-done_replace_campaign = { $new } presides over the company of { $old } at { $title } from now on; `/campaign office` shows what nobody else may know of it.
consent-done_opponent = { $name } plays on at { $title } from now on, in place of { $old }.
consent-done_level = { $title }: { $name } now plays at the level *{ $level }* (it was *{ $before }*).
consent-done_undo = Taken back: the game stands where it was { $to ->
        [0] at its start
       *[other] after move { $to }
    }.
consent-done_redo = What was taken back has been redone.
consent-done_end = { $title } has been ended.
consent-done_vote = { $player } goes on without { $name } at { $title }: the turn has been played for them.
consent-sure_end = End it
consent-sure_opponent = Let it play
consent-stay_end = Play on
consent-stay_opponent = Play on myself
consent-stayed = Everything stays as it is.
consent-open_already = The question is open already: { $where }
consent-cannot_post = I am not allowed to write in this channel, so the others could not be asked.
consent-you_open = This needs the others’ consent. I have asked { $people }.
consent-you_refused = Not everybody agrees, so everything stays as it is.
consent-you_cancelled = That is settled already.
