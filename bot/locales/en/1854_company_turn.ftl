# 1854: what companies do besides track: commands, buttons and questions. Money is in G.

command-1854-dividend = Pay dividends or withhold
command-1854-dividend-decision = Pay dividends or withhold
command-1854-train = Buy a train
command-1854-train-train = Which train, from where
command-1854-train-price = Price in G; a train from the bank costs its printed price
command-1854-mail = Buy a mail contract
command-1854-mail-size = Small or large
command-1854-discard = Discard a train above the limit
command-1854-discard-train = Which train
command-1854-merge = Propose a merger of your local railway
command-1854-merge-partner = With which one
command-1854-lokalbahn = Choose which Lokalbahn AG two local railways become
command-1854-lokalbahn-company = A, B or C
command-1854-accept = Agree to what you are offered
command-1854-refuse = Turn down what you are offered
command-1854-counter = Name the price at which a deal would suit you
command-1854-counter-price = Your price in G
command-1854-withdraw = Withdraw your offer

core-move-mail = buy a mail contract
core-move-merge = merge local railways
core-move-lokalbahn = choose the Lokalbahn AG

g1854-move-dividend = Dividend
g1854-move-train = Buy a train
g1854-move-mail = Buy a mail contract
g1854-move-discard = Discard a train
g1854-move-merge = Propose a merger
g1854-move-lokalbahn = Choose the Lokalbahn AG
g1854-move-accept = Accept
g1854-move-refuse = Refuse
g1854-move-counter = Counter-offer
g1854-move-withdraw = Withdraw the offer

g1854-button-dividend = Pay dividends or withhold
g1854-button-train = Buy a train
g1854-direct-train = Buy { $option }
g1854-button-mail = Buy a mail contract
g1854-button-discard = Discard a train
g1854-button-merge = Propose a merger
g1854-button-lokalbahn = Choose the Lokalbahn AG
g1854-button-accept = Accept
g1854-button-refuse = Refuse
g1854-button-counter = Counter-offer
g1854-button-withdraw = Withdraw the offer

g1854-confirm-dividend = Yes, do that
g1854-confirm-train = Buy it
g1854-confirm-mail = Buy it
g1854-confirm-discard = Discard it
g1854-confirm-merge = Merge them
g1854-confirm-lokalbahn = Form it
g1854-confirm-accept = Yes, accept
g1854-confirm-refuse = Yes, refuse
g1854-confirm-counter = Name this price
g1854-confirm-withdraw = Yes, withdraw it

g1854-ask-dividend-decision = Pay dividends or withhold?
g1854-ask-counter-price = At which price would you agree, from { $least } to { $most } G?
g1854-write-counter = Your price: { $what } for { $company }
g1854-write-counter-price = Your price, from { $least } to { $most } G
g1854-ask-train-train = Which train?
g1854-ask-train-price = For how much, from { $least } to { $most } G?
g1854-ask-mail-size = Which contract? A company has one in the whole game, and it pays at the start of each of its turns.
g1854-ask-discard-train = Which train does it discard? It goes to the bank pool without payment.
g1854-ask-merge-partner = With which local railway? Its owner must agree, unless it is yours.
g1854-ask-lokalbahn-company = Which Lokalbahn AG do they become? The three differ only in their letter.

# What happens.
g1854-contract-small = **{ $company }** buys a small mail contract for { $price } G.
g1854-contract-large = **{ $company }** buys a large mail contract for { $price } G.
g1854-contract-pays = **{ $company }**’s mail contract pays { $income } G.
g1854-contract-passed = **{ $company }** buys no mail contract.
g1854-merger-open = Local railways may now merge.
g1854-merger-passed = **{ $company }** proposes no merger.
g1854-merger-forced = **{ $companies }** must merge.
g1854-merger-begins = **{ $companies }** merge.
g1854-merger-done = **{ $companies }** become **{ $company }** at { $price } G, with { $cash } G. **{ $player }** is president{ $both ->
        [0] , and **{ $other }** gets the other certificate
       *[other] {" "}and gets both certificates
    }.
g1854-merger-map_cleared = The last local railways have merged: the tiles of their map are available again.
g1854-train-removed = The last { $train } train in the bank is removed from the game.
g1854-railway-closes = { $number ->
        [one] The mountain railway **{ $railways }** closes.
       *[other] The mountain railways { $railways } close.
    }
g1854-bank-broken = 📣 **The bank is broken.** It keeps paying; the game ends after this set of operating rounds.
g1854-bank-broken_between = 📣 **The bank is broken.** It keeps paying; the game ends after the next set of operating rounds.

# What is refused.
g1854-contract-not_for_it = { $company } cannot buy a mail contract: only majors and Lokalbahn AGs can.
g1854-contract-has_one = { $company } already has a mail contract, and may buy only one in the game.
g1854-contract-none_left = No such mail contract is left.
g1854-contract-too_costly = That contract costs { $price } G, and { $company } has { $cash } G. Its president may not contribute.
g1854-merger-no_partner = { $company } cannot merge with { $partner }: choose a local railway whose owner has not just refused.
g1854-merger-no_such_name = There is no Lokalbahn AG { $company }.
g1854-merger-name_taken = { $company } is not a Lokalbahn AG that can still be formed.

# What may be chosen.
g1854-option-contract_small = Small: { $price } G; pays { $income } G a turn{ $later_count ->
        [0] { "" }
       *[other] { " " }now, later { $later }
    } ({ $left } left)
g1854-option-contract_large = Large: { $price } G; pays { $income } G a turn{ $later_count ->
        [0] { "" }
       *[other] { " " }now, later { $later }
    } ({ $left } left)
g1854-option-lokalbahn = { $name }
g1854-option-merge = { $company } of { $player }, with { $cash } G

# What both sides of a merger want to know.
g1854-sheet-lokalbahn = The Lokalbahn AG starts at { $price } G a share with { $cash } G in its treasury; the plus trains and the stations of both are removed from the game
g1854-sheet-contract = Unlike a local railway, the Lokalbahn AG may have a mail contract, and must own a train once it has a route
g1854-sheet-local_map = { $last ->
        [0] The tiles of the local map stay until all three Lokalbahn AGs exist
       *[other] It is the last of the three: the tiles of the local map go back to the supply
    }
g1854-sheet-limit = { $player } holds { $held } of at most { $most } certificates and would hold { $after }

# Leading through a turn.

g1854-prompt-contract = **{ $company }** ({ $cash } G) may buy a mail contract before its turn ends.
g1854-prompt-merger = **{ $company }** ({ $cash } G) may merge with another local railway, if its owner agrees.
g1854-prompt-naming = **{ $company }** merges: its owner chooses the Lokalbahn AG.
g1854-prompt-lokalbahn_home = **{ $company }** ({ $cash } G) chooses its home; a tile laid there is free.
g1854-pass-contract = No mail contract
g1854-pass-merger = Propose no merger
g1854-never-contract = Never ask { $company } about mail contracts
g1854-never-merger = Never ask { $company } about mergers
g1854-answered-contract = mail contracts of { $company }
g1854-never-idle = Never ask { $company } about plus trains
g1854-answered-idle = plus trains of { $company }
g1854-answered-merger = mergers of { $company }
