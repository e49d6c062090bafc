# What stands on the pictures of 18CZ besides, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-last_round = The last operating round
g18cz-picture-draft = Draft of the local railways
g18cz-picture-operating = Operating round { g18xx-picture-round }, { $number } of 13 in all
g18cz-picture-local_price = Locals { $price } K

## What the signs on the map mean

g18cz-picture-legend-area = Pays in green, brown, gray phases
g18cz-picture-progress = Operating rounds, price of locals, train exports

## The stock chart

g18cz-picture-letter-small = S
g18cz-picture-letter-medium = M
g18cz-picture-letter-large = L
g18cz-picture-chart-notes = A step is two prices, half a step one price. Paying dividends moves a token one step right, a large company’s two; withholding one step left. A sale of shares moves it half a step left. Sold out at the end of a stock round: half a step right. Within a space the first, from the upper left, operates first. S, M and L: par prices of small, medium and large companies. Pale: where a token stood before its last step; green and red arrows: where it can go next.

## The market of trains

g18cz-picture-exports = { $left ->
    [0] No more trains are exported
    [one] The top train is exported after this set, for the last time
   *[other] The top train is exported after each set, { $left } more times
}
g18cz-picture-kind-small = Small
g18cz-picture-kind-medium = Medium
g18cz-picture-kind-large = Large

## The table of players

g18cz-picture-row-debt = Debt
g18cz-picture-row-interest = Interest due

## The tiles left and the local railways

g18cz-picture-private_companies = Local railways
g18cz-picture-ability = None has a place on the map. A company that has bought one can use it once: for an extra purple tile or for a terrain cost.
g18cz-picture-ability-small = Green tile; river
g18cz-picture-ability-medium = Green or brown tile; river or hill
g18cz-picture-ability-large = Green, brown or gray tile; any terrain
g18cz-picture-locals-draft = Each also counts as a certificate and is worth 120 K at the end
g18cz-picture-locals-price = A company pays up to { $price } K; worth 120 K to a player at the end

## The final reckoning

g18cz-picture-report-owed = Owed

## What the map can be zoomed on besides its regions: the hexes that have a name

g18cz-zoom-B8 = B8 Teplice & Ústí nad Labem
g18cz-zoom-B10 = B10 Děčín
g18cz-zoom-B12 = B12 Liberec
g18cz-zoom-C7 = C7 Chomutov & Most
g18cz-zoom-C23 = C23 Opava
g18cz-zoom-C25 = C25 Ostrava
g18cz-zoom-D2 = D2 Cheb
g18cz-zoom-D4 = D4 Karlovy Vary
g18cz-zoom-D16 = D16 Hradec Králové
g18cz-zoom-D26 = D26 Frýdlant & Frýdek
g18cz-zoom-E9 = E9 Kladno
g18cz-zoom-E11 = E11 Praha
g18cz-zoom-E15 = E15 Pardubice
g18cz-zoom-E21 = E21 Olomouc
g18cz-zoom-F6 = F6 Plzeň
g18cz-zoom-F22 = F22 Přerov
g18cz-zoom-G11 = G11 Tábor
g18cz-zoom-G15 = G15 Jihlava
g18cz-zoom-G19 = G19 Brno
g18cz-zoom-G23 = G23 Hulín
g18cz-zoom-I9 = I9 Strakonice
g18cz-zoom-I11 = I11 České Budějovice
g18cz-zoom-A7 = A7 Dresden
g18cz-zoom-A21 = A21 Berlin
g18cz-zoom-B4 = B4 Dresden
g18cz-zoom-B18 = B18 Berlin
g18cz-zoom-F2 = F2 München
g18cz-zoom-G27 = G27 Budapest
g18cz-zoom-H4 = H4 München
g18cz-zoom-I17 = I17 Wien
g18cz-zoom-I23 = I23 Budapest
g18cz-zoom-J14 = J14 Wien

## In words

g18cz-alt-exports = { " " }{ $exports ->
    [0] No more trains are exported.
    [one] The top train is exported after this set.
   *[other] The top train is exported after each set, { $exports } more times.
}
g18cz-alt-loans = { $debt ->
    [0] { "" }
   *[other] ; debt { $debt } K
}{ $interest ->
    [0] { "" }
   *[other] ; interest due { $interest } K
}
g18cz-alt-owed = { $debt ->
    [0] { "" }
   *[other] , owed { $debt }
}
g18cz-alt-private_companies = Local railways. { $count ->
    [0] Nobody owns one.
   *[other] { $owned }.
}{ $for_sale ->
    [0] { "" }
   *[other] { " " }For sale: { $free }.
}{ $able ->
    [0] { "" }
   *[other] { " " }None is on the map. A company that has bought one can use it once, for an extra purple tile (small: green; medium: also brown; large: also gray) or for the terrain cost of a yellow tile (small: rivers; medium: also hills; large: also mountains).
}
