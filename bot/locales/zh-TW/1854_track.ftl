# 1854: track, tunnels, stations and running: commands, buttons and questions.

command-1854-tile = 鋪設或升級板塊
command-1854-tile-hex = 在哪裡，例如 F10
command-1854-tile-tile = 哪塊板塊
command-1854-tile-rotation = 朝哪個方向
command-1854-waive = 鋪設板塊，由你的山區鐵路給折扣
command-1854-waive-local = 哪條山區鐵路
command-1854-waive-hex = 在哪裡，例如 E9
command-1854-waive-tile = 哪塊板塊
command-1854-waive-rotation = 朝哪個方向
command-1854-tunnel = 花 100 G 建隧道
command-1854-tunnel-hex = 在哪裡，例如 G11
command-1854-tunnel-sides = 連接哪兩條邊
command-1854-cheap_tunnel = 建隧道，由你的山區鐵路給折扣
command-1854-cheap_tunnel-local = 哪條山區鐵路
command-1854-cheap_tunnel-hex = 在哪裡，例如 G11
command-1854-cheap_tunnel-sides = 連接哪兩條邊
command-1854-token = 建造車站
command-1854-token-hex = 在哪裡，例如 C17
command-1854-token-city = 那裡的哪座城市
command-1854-run = 行駛火車
command-1854-run-routes = best，或每輛火車和它的站點，用空格分開

g1854-core-move-tunnel = 建隧道
core-move-cheap_tunnel = 以折扣建隧道

g1854-move-tile = 鋪設板塊
g1854-move-waive = 用山區鐵路的折扣鋪設板塊
g1854-move-tunnel = 建隧道
g1854-move-cheap_tunnel = 用山區鐵路的折扣建隧道
g1854-move-token = 建造車站
g1854-move-run = 行駛火車

g1854-button-tile = 鋪設板塊
g1854-button-waive = 折扣鋪板塊
g1854-button-tunnel = 建隧道
g1854-button-cheap_tunnel = 折扣建隧道
g1854-button-token = 建造車站
g1854-button-run = 行駛火車

g1854-confirm-tile = 鋪設
g1854-confirm-waive = 鋪設
g1854-confirm-tunnel = 建造
g1854-confirm-cheap_tunnel = 建造
g1854-confirm-token = 建造
g1854-confirm-run = 照這些路線行駛
g1854-nothing-run = 不行駛

g1854-ask-tile-hex = 在哪個六角格？
g1854-ask-tile-tile = 哪塊板塊？
g1854-ask-tile-rotation = 朝哪個方向？
g1854-ask-waive-local = 哪條山區鐵路給折扣？一局只有一次。
g1854-ask-waive-hex = 在哪個六角格？
g1854-ask-waive-tile = 哪塊板塊？
g1854-ask-waive-rotation = 朝哪個方向？
g1854-ask-tunnel-hex = 在哪個六角格下方？
g1854-ask-tunnel-sides = 連接哪兩條邊？
g1854-ask-cheap_tunnel-local = 哪條山區鐵路給折扣？一局只有一次。
g1854-ask-cheap_tunnel-hex = 在哪個六角格下方？
g1854-ask-cheap_tunnel-sides = 連接哪兩條邊？
g1854-ask-token-hex = 在哪個六角格？
g1854-ask-token-city = 在那裡的哪座城市？
g1854-ask-run-routes = 接下來填什麼？先填火車，再從一端到另一端填它的站點，然後可以填下一輛火車。

g1854-tunnel-not_its_kind = { $company } 不能建隧道：只有幹線公司和 Lokalbahn AG 可以。
