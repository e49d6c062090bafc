# The 18xx games with tunnels: what happens, what is refused, what may be chosen.

g18xx-tunnel-built = **{ $company }** 在 **{ $place }** 下方建隧道（{ $ways }），花费 { $cost } { g18xx-currency }。
g18xx-tunnel-cheaper = **{ $company }** 在 **{ $place }** 下方建隧道（{ $ways }），凭 { $local } 的折扣花费 { $cost } { g18xx-currency }。

g18xx-tunnel-no_such_sides = 隧道连接六角格六条边中的两条，例如 0-2，不能是 { $sides }。请从建议里选一个。
g18xx-tunnel-not_its_kind = { $company } 不能建隧道。
g18xx-tunnel-spent = 你在这个回合已经建过隧道。
g18xx-tunnel-not_here = { $place } 下方不能建隧道：那里有城市，或者规则不允许。
g18xx-tunnel-leads_nowhere = { $place } 下方的隧道不能通到那里：那里是地图边缘，或者邻格的轨道是印好的，而那一边没有轨道。
g18xx-tunnel-side_taken = { $place } 的那一边已有轨道：隧道必须独占它的边。
g18xx-tunnel-crosses = 那会与 { $place } 下方的另一条隧道交叉。
g18xx-tunnel-none_left = 隧道 { $tunnel } 没有剩余。
g18xx-tunnel-not_connected = { $place } 下方那条隧道的两端，都接不上与 { $company } 车站相连的轨道。
g18xx-tunnel-too_costly = 隧道要 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

g18xx-option-tunnel = { $ways }
g18xx-option-cheap_tunnel = { $local } { $name }：隧道便宜 { $saved } { g18xx-currency }，每局一次
