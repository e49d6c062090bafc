# 18xx games, trains and phases: what happens, what is refused, and what may be chosen.

g18xx-colour-yellow = yellow
g18xx-colour-green = green
g18xx-colour-brown = brown
g18xx-colour-gray = gray

# What happens.
g18xx-train-from_deck = **{ $company }** buys train **{ $train }** for { $price } { g18xx-currency }.
g18xx-train-from_pool = **{ $company }** buys train **{ $train }** from the pool for { $price } { g18xx-currency }.
g18xx-train-from_retired = **{ $company }** buys train **{ $train }**, which went out of use, for { $price } { g18xx-currency }.
g18xx-train-from_company = **{ $company }** buys train **{ $train }** from **{ $seller }** for { $price } { g18xx-currency }.
g18xx-train-helped = **{ $player }** adds { $amount } { g18xx-currency }, so that **{ $company }** can buy the train it must have.
g18xx-train-borrowed = **{ $player }** adds { $amount } { g18xx-currency } for the train **{ $company }** must have, of which { $borrowed } { g18xx-currency } are borrowed. As much again is due as interest at the end of the game.
g18xx-train-passed = **{ $company }** buys no more trains.
g18xx-train-exported = A train leaves the deck for abroad, as if each of its faces had been sold: { $faces }.
g18xx-train-rust = 🗑️ All { $faces } trains rust. { $losses_count ->
        [0] No company had one.
       *[other] Gone: { $losses }.
    }
g18xx-train-loss = { $company }’s { $trains }
g18xx-train-too_many = { $companies_count ->
        [one] **{ $companies }** has
       *[other] **{ $companies }** have
    } more trains than the limit allows, and must give back what is above it.
g18xx-train-to_pool = **{ $company }** gives up train **{ $train }**: it lies in the pool, for sale.
g18xx-train-to_deck = **{ $company }** gives train **{ $train }** back: it lies on top of the deck and is sold next.

# Phases.
g18xx-phase-begins = 📣 **Phase { $phase }** begins.
g18xx-phase-tiles = Tiles may now be laid up to { $colour }.
g18xx-phase-deals = From now on companies may buy { g18xx-privates } from players.
g18xx-phase-opens = From now on { $size } companies can be started.
g18xx-phase-limit = From now on { $size } companies may have { $trains ->
        [one] only one train
       *[other] only { $trains } trains
    }.

# What is refused.
g18xx-train-must_buy = { $company } has no train that it could run, and must buy one before its turn ends.
g18xx-train-full = { $company } has { $limit ->
        [one] a train, and is allowed no more
       *[other] { $limit } trains, and is allowed no more
    }.
g18xx-train-not_yet = Companies may buy trains from each other only from phase { $phase } on.
g18xx-train-must_run = { $company } must buy a train that it can run, and has room for no other: the { $train } is none, or not on offer.
g18xx-train-not_on_offer = A { $train } is not on offer to { $company }.
g18xx-train-no_such_train = There is no train “{ $train }”. Choose one of the suggestions.
g18xx-train-price = The bank sells train { $train } for { $price } { g18xx-currency }, no more and no less.
g18xx-train-too_dear = That costs { $price } { g18xx-currency }, and { $company } has { $cash } { g18xx-currency }. Its president helps only towards a train from the bank that it must have and can run.
g18xx-train-at_least_one = A train costs 1 { g18xx-currency } at least.
g18xx-train-not_owned = { $company } has no train “{ $train }”.
g18xx-train-must_keep = The { $train } was just bought as the train { $company } must have: give up one of the old ones.

# What may be chosen.
g18xx-option-train-deck = { $train } from the deck, { $price } { g18xx-currency }{ $missing ->
        [0] {""}
       *[other] {" "}(you add { $missing } { g18xx-currency }{ $sold ->
            [0] {""}
           *[other] {" "}by selling certificates
        }{ $borrowed ->
            [0] )
           *[other] , { $borrowed } { g18xx-currency } borrowed)
        }
    }{ $phase ->
        [none] {""}
       *[other] : phase { $phase } begins
    }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-pool = { $train } from the pool, { $price } { g18xx-currency }{ $missing ->
        [0] {""}
       *[other] {" "}(you add { $missing } { g18xx-currency }{ $sold ->
            [0] {""}
           *[other] {" "}by selling certificates
        }{ $borrowed ->
            [0] )
           *[other] , { $borrowed } { g18xx-currency } borrowed)
        }
    }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-train-retired = { $train }, out of use, { $price } { g18xx-currency }{ $missing ->
        [0] {""}
       *[other] {" "}(you add { $missing } { g18xx-currency }{ $sold ->
            [0] {""}
           *[other] {" "}by selling certificates
        }{ $borrowed ->
            [0] )
           *[other] , { $borrowed } { g18xx-currency } borrowed)
        }
    }
g18xx-option-train-company = { $train } from { $seller }, { $low } to { $high } { g18xx-currency }
g18xx-option-discard-pool = { $card }, into the pool
g18xx-option-discard-deck = { $card }, onto the deck
