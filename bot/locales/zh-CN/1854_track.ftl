# 1854: track, tunnels, stations and running: commands, buttons and questions.

command-1854-tile = 铺设或升级板块
command-1854-tile-hex = 在哪里，例如 F10
command-1854-tile-tile = 哪块板块
command-1854-tile-rotation = 什么朝向
command-1854-waive = 铺设板块，由你的山区铁路给折扣
command-1854-waive-local = 哪条山区铁路
command-1854-waive-hex = 在哪里，例如 E9
command-1854-waive-tile = 哪块板块
command-1854-waive-rotation = 什么朝向
command-1854-tunnel = 花 100 G 建隧道
command-1854-tunnel-hex = 在哪里，例如 G11
command-1854-tunnel-sides = 连接哪两条边
command-1854-cheap_tunnel = 建隧道，由你的山区铁路给折扣
command-1854-cheap_tunnel-local = 哪条山区铁路
command-1854-cheap_tunnel-hex = 在哪里，例如 G11
command-1854-cheap_tunnel-sides = 连接哪两条边
command-1854-token = 建造车站
command-1854-token-hex = 在哪里，例如 C17
command-1854-token-city = 那里的哪座城市
command-1854-run = 运行火车
command-1854-run-routes = best，或每辆火车及其站点，用空格分隔

g1854-core-move-tunnel = 建隧道
core-move-cheap_tunnel = 以折扣建隧道

g1854-move-tile = 铺设板块
g1854-move-waive = 用山区铁路的折扣铺设板块
g1854-move-tunnel = 建隧道
g1854-move-cheap_tunnel = 用山区铁路的折扣建隧道
g1854-move-token = 建造车站
g1854-move-run = 运行火车

g1854-button-tile = 铺设板块
g1854-button-waive = 折扣铺板块
g1854-button-tunnel = 建隧道
g1854-button-cheap_tunnel = 折扣建隧道
g1854-button-token = 建造车站
g1854-button-run = 运行火车

g1854-confirm-tile = 铺设
g1854-confirm-waive = 铺设
g1854-confirm-tunnel = 建造
g1854-confirm-cheap_tunnel = 建造
g1854-confirm-token = 建造
g1854-confirm-run = 走这些路线
g1854-nothing-run = 不运行

g1854-ask-tile-hex = 在哪个六角格？
g1854-ask-tile-tile = 哪块板块？
g1854-ask-tile-rotation = 什么朝向？
g1854-ask-waive-local = 哪条山区铁路给折扣？每局只有一次。
g1854-ask-waive-hex = 在哪个六角格？
g1854-ask-waive-tile = 哪块板块？
g1854-ask-waive-rotation = 什么朝向？
g1854-ask-tunnel-hex = 在哪个六角格下方？
g1854-ask-tunnel-sides = 连接哪两条边？
g1854-ask-cheap_tunnel-local = 哪条山区铁路给折扣？每局只有一次。
g1854-ask-cheap_tunnel-hex = 在哪个六角格下方？
g1854-ask-cheap_tunnel-sides = 连接哪两条边？
g1854-ask-token-hex = 在哪个六角格？
g1854-ask-token-city = 在那里的哪座城市？
g1854-ask-run-routes = 接下来是什么？先写火车，再从一端到另一端写它的站点，然后可以写下一辆火车。

g1854-tunnel-not_its_kind = { $company } 不能建隧道：只有干线公司和 Lokalbahn AG 可以。
