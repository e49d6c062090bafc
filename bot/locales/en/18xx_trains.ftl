# 18xx games, trains and phases: what happens, what is refused, and what may be chosen.

g18xx-colour-yellow = yellow
g18xx-colour-green = green
g18xx-colour-brown = brown
g18xx-colour-gray = gray

# What happens.
g18xx-train-from_deck = **{ $company }** buys one **{ $train }**-train for { $price } { g18xx-currency }.
g18xx-train-traded_in = **{ $company }** trades in its { $train } train.
g18xx-train-from_pool = **{ $company }** buys one **{ $train }**-train from the bank pool for { $price } { g18xx-currency }.
g18xx-train-from_retired = **{ $company }** buys one retired **{ $train }**-train for { $price } { g18xx-currency }.
g18xx-train-from_company = **{ $company }** buys one **{ $train }**-train from **{ $seller }** for { $price } { g18xx-currency }.
g18xx-train-helped = **{ $player }** contributes { $amount } { g18xx-currency } towards the train that **{ $company }** must buy.
g18xx-train-borrowed = **{ $player }** contributes { $amount } { g18xx-currency } towards the train that **{ $company }** must buy, and borrows { $borrowed } { g18xx-currency } of it. The same amount again is due as interest at the end of the game.
g18xx-train-idle = **{ $company }** cannot run its { $train } train.
g18xx-train-passed = **{ $company }** buys no more trains.
g18xx-train-exported = A train is exported from the deck, as if each of its faces had been bought: { $faces }.
g18xx-train-rust = 🗑️ All { $faces } trains rust. { $losses_count ->
        [0] No company had one.
       *[other] Gone: { $losses }.
    }
g18xx-train-loss = { $company }’s { $trains }
g18xx-train-alone = { $train }-train
g18xx-train-number = { $number ->
        [1] one { $train }-train
        [2] two { $train }-trains
        [3] three { $train }-trains
       *[other] { $number } { $train }-trains
    }
g18xx-train-too_many = { $companies_count ->
        [one] **{ $companies }** has
       *[other] **{ $companies }** have
    } more trains than the limit allows, and must discard down to it.
g18xx-train-to_pool = **{ $company }** discards one **{ $train }**-train to the bank pool.
g18xx-train-to_deck = **{ $company }** returns one **{ $train }**-train: it lies on top of the deck and is sold next.

# Phases.
g18xx-phase-begins = 📣 **Phase { $phase }** begins.
g18xx-phase-tiles = Tiles may now be laid up to { $colour }.
g18xx-phase-deals = From now on companies may buy { g18xx-privates } from players.
g18xx-phase-opens = From now on { $size } companies can be started.
g18xx-phase-limit = From now on { $size } companies may have at most { $trains ->
        [one] one train
       *[other] { $trains } trains
    }.

# What is refused.
g18xx-train-must_buy = { $company } has no train that it can run, and must buy one before its turn ends.
g18xx-train-full = { $company } has { $limit ->
        [one] a train, and may have no more
       *[other] { $limit } trains, and may have no more
    }.
g18xx-train-not_yet = Companies may buy trains from each other only from phase { $phase } on.
g18xx-train-must_run = { $company } must buy a train that it can run, and has no room for another kind: { $train } is not such a train.
g18xx-train-not_on_offer = Train { $train } is not for sale to { $company }.
g18xx-train-no_such_train = There is no train “{ $train }”. Choose one of the suggestions.
g18xx-train-price = The bank sells train { $train } for exactly { $price } { g18xx-currency }.
g18xx-train-too_dear = That costs { $price } { g18xx-currency }, and { $company } has { $cash } { g18xx-currency }. Its president contributes only towards a train from the bank that it must buy and can run.
g18xx-train-at_least_one = A train costs at least 1 { g18xx-currency }.
g18xx-train-not_owned = { $company } has no train “{ $train }”.
g18xx-train-must_keep = Train { $train } was just bought because { $company } needs it: discard one of the old ones.

# What may be chosen.
g18xx-option-train-deck = { $train } from the deck, { $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] : phase { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-trade_in = { $train } from the deck for a { $given }, { $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] : phase { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-pool = { $train } from the pool{ $number ->
        [1] {""}
       *[other] {" "}({ $number } of them)
    }, { $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-retired = { $train }, retired{ $number ->
        [1] {""}
       *[other] {" "}({ $number } of them)
    }, { $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-company = { $seller }’s { $train }{ $number ->
        [1] {""}
       *[other] {" "}({ $number } of them)
    }, { $low } to { $high } { g18xx-currency }{ $note }

# What nobody should overlook about a train that may be chosen.
g18xx-option-train-plain = {""}
g18xx-option-train-helped = {" "}(you { $sold ->
        [0] add
       *[other] sell and add
    } { $missing } { g18xx-currency }{ $borrowed ->
        [0] )
       *[other] , { $borrowed } { g18xx-currency } borrowed)
    }
g18xx-option-train-bankrupt = : bankruptcy ends the game (you raise { $raised } of { $missing } { g18xx-currency })
g18xx-option-train-idle = , which { $company } cannot run
g18xx-option-discard-pool = { $card }, to the bank pool
g18xx-option-discard-deck = { $card }, on top of the deck
