# What stands on the pictures of 18CZ, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-draft = Draft of the local railways
g18cz-picture-stock = Stock round { $set }
g18cz-picture-operating = Operating round { $set }.{ $round } ({ $number } of 13)
g18cz-picture-over = The game is over
g18cz-picture-phase = Phase { $phase }, { $colour } tiles
g18cz-picture-local_price = Locals { $price } K
g18cz-picture-next_train = Top of the deck
g18cz-picture-money = { $amount } K
g18cz-picture-worth = Worth { $amount }
g18cz-picture-certificates = { $held } of { $limit } certs
g18cz-picture-colour-yellow = yellow
g18cz-picture-colour-green = green
g18cz-picture-colour-brown = brown
g18cz-picture-colour-gray = gray

## The stock chart

g18cz-picture-chart = Stock chart
g18cz-picture-letter-small = S
g18cz-picture-letter-medium = M
g18cz-picture-letter-large = L
g18cz-picture-chart-notes = Paying moves a token one step right, a large company's two; withholding one step left. A sale of shares moves it one step left. Sold out at the end of a stock round: one step right. On one price number 1 operates first. S, M and L: where small, medium and large companies may start.

## The charters

g18cz-picture-charters = Charters
g18cz-picture-par = from { $price }
g18cz-picture-no_train = no train
g18cz-picture-stations = { $left ->
    [0] No station left
    [one] 1 station left: { $price ->
        [0] its home
       *[other] { $price } K
    }
   *[other] { $left } stations left, next { $price ->
        [0] its home
       *[other] { $price } K
    }
}
g18cz-picture-not_floated = Floats with 50 % sold
g18cz-picture-running = Operates now: ran for { $revenue } K
g18cz-picture-turn_now = Operates now
g18cz-picture-turn_over = Has had its turn
g18cz-picture-turn_to_come = Its turn is to come
g18cz-picture-new = Floated, has not operated yet
g18cz-picture-closed = Acquired
g18cz-picture-pars = Start { $low }–{ $high } K
g18cz-picture-home = Home { $hexes }
g18cz-picture-opens = From phase { $phase }

## The market of trains

g18cz-picture-trains = Trains
g18cz-picture-exports = { $left ->
    [0] No card leaves any more
    [one] After this set the top card leaves, for the last time
   *[other] After each set the top card leaves: { $left } times yet
}
g18cz-picture-cards_left = Cards left
g18cz-picture-endless = no end
g18cz-picture-limits = Limits S, M, L
g18cz-picture-size-small = Small
g18cz-picture-size-medium = Medium
g18cz-picture-size-large = Large
g18cz-picture-rusts = rusts { $trains }
g18cz-picture-next_cards = Next in the deck
g18cz-picture-pool = In the pool

## The table of players

g18cz-picture-players = Players
g18cz-picture-priority = has priority
g18cz-picture-bank = Bank
g18cz-picture-row-cash = Cash
g18cz-picture-row-worth = Worth
g18cz-picture-row-certificates = Certificates
g18cz-picture-row-debt = Debt
g18cz-picture-row-interest = Interest due
g18cz-picture-row-locals = Locals

## The tiles left and the local railways

g18cz-picture-tiles = Tiles left
g18cz-picture-tiles_to = { $colour ->
    [yellow] Only yellow tiles may be laid
   *[other] May be laid: up to { $colour }
}
g18cz-picture-tiles-yellow = Yellow
g18cz-picture-tiles-green = Green
g18cz-picture-tiles-brown = Brown
g18cz-picture-tiles-gray = Gray
g18cz-picture-tiles-purple = Purple edge: only with a local railway
g18cz-picture-locals = Local railways
g18cz-picture-locals-draft = Each also counts as a certificate and is worth 120 K at the end
g18cz-picture-locals-price = A company pays up to { $price } K; worth 120 K to a player at the end
g18cz-picture-income = +{ $amount } K
g18cz-picture-ability_used = its ability is spent
g18cz-picture-ability_left = can help to lay once
g18cz-picture-for_sale = { $price } K in the draft
g18cz-picture-gone = out of the game

## The runs

g18cz-picture-runs = { $company } runs
