# The 18xx games with tunnels: what happens, what is refused, what may be chosen.

g18xx-tunnel-built = **{ $company }** builds a tunnel { $ways } under **{ $place }** for { $cost } { g18xx-currency }.
g18xx-tunnel-cheaper = **{ $company }** builds a tunnel { $ways } under **{ $place }** for { $cost } { g18xx-currency }, with the discount of { $local }.

g18xx-tunnel-no_such_sides = A tunnel joins two of the six sides of a hex, such as 0-2, not { $sides }. Choose one of the suggestions.
g18xx-tunnel-not_its_kind = { $company } cannot build tunnels.
g18xx-tunnel-spent = You have already built a tunnel this turn.
g18xx-tunnel-not_here = No tunnel may be built under { $place }: there is a city, or the rules forbid it.
g18xx-tunnel-leads_nowhere = A tunnel under { $place } cannot lead there: the map ends, or the hex beyond is printed without track at that side.
g18xx-tunnel-side_taken = There is track at that side of { $place } already: a tunnel must have its sides to itself.
g18xx-tunnel-crosses = That would cross the other tunnel under { $place }.
g18xx-tunnel-none_left = No tunnel { $tunnel } is left.
g18xx-tunnel-not_connected = Neither end of that tunnel under { $place } meets track that is connected to a station of { $company }.
g18xx-tunnel-too_costly = A tunnel costs { $price } { g18xx-currency }, and { $company } has { $cash } { g18xx-currency }.

g18xx-option-tunnel = { $ways }
g18xx-option-cheap_tunnel = { $local } { $name }: { $saved } { g18xx-currency } less for a tunnel, once in the game
