# German Railways: what happens, what is refused, and what may be chosen. Money is in Taler, T in labels.

# The board. The coordinates are those of the picture.
german-hex-city = { $hex } { $city }
german-hex-plain = { $hex }
german-hex-hill = { $hex } (hill)
german-hex-mountain = { $hex } (mountain)
german-hex-access = { $hex } (way into Berlin)

# Auctions.
german-auction-opened = The { $number ->
        [one] first
        [2] second
       *[other] third
    } share of **{ $railroad }** is put up for auction. **{ $player }** bids first.
german-auction-bid = **{ $player }** bids **{ $price }**.
german-auction-raised = { $players } outbid one another. **{ $player }** has the highest bid, **{ $price }**.
german-auction-passes = **{ $player }** passes.
german-auction-passes_together = **{ $players }** pass.
german-auction-cannot = **{ $player }** cannot bid { $least } and is out of the auction.
german-auction-decided = **{ $player }** has decided what to do when their turn comes.
german-auction-sold = **{ $player }** buys the share of **{ $railroad }** for **{ $price }** Taler, paid to the railroad. { $player } now has an income of { $income }.
german-auction-free = Nobody bids, and **{ $player }** gets the share of **{ $railroad }** for nothing. { $player } now has an income of { $income }.
german-auction-unsold = Nobody bids. The share of **{ $railroad }** stays unsold for now.

# What only the bidder reads. Nobody else learns a maximum.
german-auction-maximum_ask = I bid for you up to { $up_to }. If that is not enough, you are asked again. Nobody else knows this.
german-auction-maximum_pass = I bid for you up to { $up_to }. If that is not enough, I pass for you. Nobody else knows this.
german-auction-ordered_ask = When your turn comes, I bid { $price } for you, or as much as it takes up to { $up_to }. If that is not enough, you are asked.
german-auction-ordered_pass = When your turn comes, I bid { $price } for you, or as much as it takes up to { $up_to }. If that is not enough, I pass for you.
german-auction-will_pass = When your turn comes, I pass for you.

german-auction-too_low = A bid of { $price } is too low: bid at least { $least }. You have { $cash } Taler.
german-auction-too_much = You cannot bid { $price } for { $railroad }: you have { $cash } Taler, and nobody may bid more than that.
german-auction-no_such_railroad = There is no railroad { $railroad } in this game.
german-auction-sold_out = All three shares of { $railroad } have been sold.
german-auction-third_share = The third share of { $railroad } can be auctioned only when two of every railroad have been sold. These are still missing: { $behind }.

# Turn order.
german-order-bag = **Round { $round }.** The bag holds { $markers }.
german-order-bag_name = Round { $round }
german-order-marker = { $number ->
        [one] one marker
       *[other] { $number } markers
    } of { $player }
german-order-drawn = Drawn in this order: **{ $players }**.

# Actions.
german-action-passes = **{ $player }** passes this action.
german-build-built = **{ $player }** builds with **{ $railroad }** for { $cost } Taler: { $places }. Its treasury has { $left } left.
german-build-income = The income of **{ $railroad }** rises from { $before } to **{ $after }**.
german-build-linked = **{ $railroad }** is now linked to **{ $others }**: all railroads pay dividends.
german-build-dividends = { $paid_count ->
        [0] There is nobody to pay.
       *[other] Shares of { $railroad } pay double. Paid: { $paid }.
    }
german-build-paid = { $player } { $money }

german-build-no_share = Only shareholders may build with { $railroad }, and you hold no share of it.
german-build-nothing = You have to build at least one hex. If you do not want to build, pass.
german-build-no_such_hex = There is no hex { $hex } on this board.
german-build-already_there = { $railroad } has track at { $place } already.
german-build-not_touching = { $place } does not touch the network of { $railroad }. Build what lies between first.
german-build-no_locomotive = { $railroad } has { $number ->
        [0] no locomotive
        [one] only 1 locomotive
       *[other] only { $number } locomotives
    } left to place.
german-build-too_many = { $railroad } builds at most { $number } hexes at a time.
german-build-taken = { $place } belongs to { $owner }. Outside the cities there is room for only one railroad on a hex.
german-build-second_access = { $railroad } may have only one hex on the way into Berlin, and has it already.
german-build-in_berlin = { $railroad } is in Berlin already. All hexes of Berlin are one city.
german-build-through_city = At this table a build ends in the first city that it reaches.
german-build-too_costly = { $place } costs { $price } Taler, and { $railroad } has only { $left } left. Players’ own cash cannot be used for building{ $unsold ->
        [0] {""}
       *[other] ; selling a share would bring the railroad money
    }.
german-build-spends_most = { $railroad } may spend at most { $most } Taler on a build. This one costs { $spent } so far, and { $place } costs { $price } more.
german-build-spends_most_on_a_hex = { $railroad } may spend at most { $most } Taler on a hex, and { $place } costs { $price }.

# The end.
german-end-agrees = **{ $player }** agrees that nothing can be built any more. { $left ->
        [0] Now everybody does.
       *[other] The others are asked when turn order is next determined, unless something is built or sold before then.
    }
german-end-asked = { $players } { $players_count ->
        [one] thinks
       *[other] think
    } that nothing can be built any more. If all the others agree, the game ends here.
german-end-taken_back = **{ $player }** no longer agrees to the end.
german-end-declines = **{ $player }** wants to play on.
german-end-lapsed = The position has changed, so the agreement of { $players } to the end no longer counts.
german-end-agreed_before = You have agreed to the end already.
german-end-declined_before = Somebody wanted to play on. You can propose the end again once something has been built or sold, or once that player proposes it.
german-standstill = ⏸ **For at least { $rounds } rounds everybody has only passed.** If nothing more is worth doing, press *{ german-button-agree_end }* on your turn: once all agree, the game ends and the most money wins.
german-standstill-agreed = ⏸ **For at least { $rounds } rounds everybody has only passed.** { $players } { $players_count ->
        [one] has
       *[other] have
    } agreed to the end: the others are asked when this round is over.
german-standstill-declined = ⏸ **For at least { $rounds } rounds everybody has only passed.** **{ $player }** wanted to play on, and nobody else can propose the end again. `/game end` ends the table without a result if all agree.
german-end-not_agreed = You have not agreed to the end.
german-end-linked = Every railroad is linked to two others: **the game is over.**
german-end-agreed = All agree that nothing can be built any more: **the game is over.**
german-end-stalemate = No railroad can ever build again: **the game is over.**
german-end-cash = { $player } { $cash }
german-score_change = { $sign }{ $amount } Taler
german-end-won = 🏆 { $winners_count ->
        [one] **{ $winners }** wins
       *[other] **{ $winners }** share the win
    }. Cash: { $cash }.

# What may be chosen.
german-option-auction = { $railroad }: income { $income }, { $treasury } T in the treasury, { $left ->
        [one] 1 share
       *[other] { $left } shares
    } left
german-option-railroad = { $railroad }: { $treasury } T, income { $income }, up to { $most ->
        [one] 1 hex
       *[other] { $most } hexes
    }, { $locomotives } 🚂 left
german-option-hex = { $place }: { $price } T ({ $total })
german-option-hex_income = { $place }: { $price } T ({ $total }), income +{ $gain } (then { $income })
german-option-hex_link = { $place }: { $price } T ({ $total }), +{ $gain }, { $links ->
        [one] link
       *[other] { $links } links
    }: { $paid_count ->
        [0] pays nobody
       *[other] { $paid }
    }
german-listed-build = { $railroad } to { $place }: { $price } T, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
german-listed-income = income +{ $gain } (then { $income })
german-listed-link = income +{ $gain }, { $links ->
        [one] link
       *[other] { $links } links
    }: { $paid_count ->
        [0] pays nobody
       *[other] { $paid }
    }
german-option-paid = { $player } { $money }
german-option-ask = { $price } now{ $raised ->
        [0] {""}
       *[other] , automatically up to { $up_to }
    }, then ask again
german-option-pass = { $price } now{ $raised ->
        [0] {""}
       *[other] , automatically up to { $up_to }
    }, then pass

# What is to be decided. Of the player whose turn it is everybody reads it; what may be said ahead reads who says it.
german-prompt-action = **{ $player }** has { $cash } Taler and an income of { $income }, and { $builds ->
        [0] { $shares ->
                [0] can neither build nor put up a share, only pass.
               *[other] may put up a share or pass.
            }
       *[other] { $shares ->
                [0] may build or pass.
               *[other] may build, put up a share, or pass.
            }
    }
german-prompt-first_bid = A share of **{ $railroad }** is on offer, and nobody has bid. **{ $player }** has { $cash } Taler. Each share pays its railroad’s income whenever a build makes a new direct link, and at no other time.
german-prompt-raise = **{ $bidder }** bids { $price } for a share of **{ $railroad }**. **{ $player }** has { $cash } Taler and may bid more or pass.
german-prompt-ahead = A share of **{ $railroad }** is on offer. It is not your turn yet, but you may decide now how far you will bid, or that you will pass. You have { $cash } Taler.
german-prompt-raise_ahead = **{ $bidder }** bids { $price } for a share of **{ $railroad }**. It is not your turn yet, but you may decide now how far you will bid, or that you will pass. You have { $cash } Taler.
german-prompt-agreement = { $players } { $players_count ->
        [one] thinks
       *[other] think
    } that nothing can be built any more. Does **{ $player }** agree to end the game?
german-never-only_passes = Pass for me whenever I can only pass
german-answered-only_passes = turns in which you could only pass
german-pass-auction = Bid no more
german-pass-unbid = Do not bid
german-pass-ahead = Pass when my turn comes
german-bid-ahead = Bid before my turn

# Why a built-in opponent would make a move: after a colon.
german-hint-build = what { $railroad } earns or pays afterwards is worth more to your shares than any auction.
german-hint-auction = by a first estimate a share of { $railroad } brings you more than the others are likely to bid; during the auction its worth is estimated more closely.
german-hint-auction_link = the price of a share lets { $railroad } build a link that is worth more to you.
german-hint-auction_tried = by a first estimate the share gains you nothing, but nothing else does better.
german-hint-bid = up to { $most } the share pays for itself and still leaves a gain.
german-hint-pass_bid = the share would cost more than it is likely to bring.
german-hint-pass = neither a build nor an auction would gain anything.
german-hint-agree_end = nothing worth building is left.
german-hint-play_on = there is still something to gain.
german-hint-compared = { $why } In trial games from here, this wins { $won } in 100, { $other } { $other_won }.
german-hint-compared_even = { $why } In trial games from here, this wins { $won } in 100, and { $other } about as many.
german-hint-share_compared = { $why } Trial games with and without the share put its worth at about { $worth }.
german-instead-build = building with { $railroad } to { $place }
german-instead-auction = putting up a share of { $railroad }
german-instead-pass = passing

# Short names on the axis of a graph, and the graphs.
german-order-bag_short = R { $round }
german-graph-cash = Player money (Taler)
german-graph-income = Player income (Taler)
german-graph-dividends = Dividends to the players, by new link (Taler)
german-graph-payers = Dividends of the railroads’ shares, by new link (Taler)
german-graph-link = { $railroad }–{ $others }
german-graph-railroads = Railroad income (Taler)
german-graph-routes = Railroad networks (hexes)

# How what others did touches a player; only that player reads it.
german-effect-outbid = You were outbid: { $price } Taler.
german-effect-paid = You were paid { $amount } Taler.
german-effect-income = Your income went from { $was } to **{ $now } Taler**.
german-effect-share = **{ $player }** has one more share of **{ $railroad }**; you have { $own }.
