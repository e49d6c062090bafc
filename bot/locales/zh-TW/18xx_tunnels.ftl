# The 18xx games with tunnels: what happens, what is refused, what may be chosen.

g18xx-tunnel-built = **{ $company }** 在 **{ $place }** 下方建隧道（{ $ways }），花費 { $cost } { g18xx-currency }。
g18xx-tunnel-cheaper = **{ $company }** 在 **{ $place }** 下方建隧道（{ $ways }），靠 { $local } 的折扣花費 { $cost } { g18xx-currency }。

g18xx-tunnel-no_such_sides = 隧道連接六角格六條邊中的兩條，例如 0-2，不能是 { $sides }。請從建議裡選一個。
g18xx-tunnel-not_its_kind = { $company } 不能建隧道。
g18xx-tunnel-spent = 你在這個回合已經建過隧道。
g18xx-tunnel-not_here = { $place } 下方不能建隧道：那裡有城市，或者規則不允許。
g18xx-tunnel-leads_nowhere = { $place } 下方的隧道不能通到那裡：那裡是地圖邊緣，或者相鄰的六角格在那一邊沒有印製軌道。
g18xx-tunnel-side_taken = { $place } 的那一邊已有軌道：隧道必須獨佔它的邊。
g18xx-tunnel-crosses = 那會與 { $place } 下方的另一條隧道交叉。
g18xx-tunnel-none_left = 隧道 { $tunnel } 沒有剩餘。
g18xx-tunnel-not_connected = { $place } 下方那條隧道的兩端，都接不上與 { $company } 車站相連的軌道。
g18xx-tunnel-too_costly = 隧道要 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

g18xx-option-tunnel = { $ways }
g18xx-option-cheap_tunnel = { $local } { $name }：隧道便宜 { $saved } { g18xx-currency }，一局一次
