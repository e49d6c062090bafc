# 1854: track, tunnels, stations and running: commands, buttons and questions.

command-1854-tile = Połóż lub zmodernizuj kafel
command-1854-tile-hex = Gdzie, na przykład F10
command-1854-tile-tile = Który kafel
command-1854-tile-rotation = Jak ma leżeć
command-1854-waive = Połóż kafel taniej dzięki swojej kolei górskiej
command-1854-waive-local = Która kolej górska
command-1854-waive-hex = Gdzie, na przykład E9
command-1854-waive-tile = Który kafel
command-1854-waive-rotation = Jak ma leżeć
command-1854-tunnel = Zbuduj tunel za 100 G
command-1854-tunnel-hex = Gdzie, na przykład G11
command-1854-tunnel-sides = Które dwie krawędzie łączy
command-1854-cheap_tunnel = Zbuduj tunel taniej dzięki swojej kolei górskiej
command-1854-cheap_tunnel-local = Która kolej górska
command-1854-cheap_tunnel-hex = Gdzie, na przykład G11
command-1854-cheap_tunnel-sides = Które dwie krawędzie łączy
command-1854-token = Zbuduj stację
command-1854-token-hex = Gdzie, na przykład C17
command-1854-token-city = W którym z miast
command-1854-run = Uruchom pociągi
command-1854-run-routes = best albo każdy pociąg i jego punkty, oddzielone spacjami

g1854-core-move-tunnel = zbudować tunel
    .neg = zbudować tunelu
core-move-cheap_tunnel = zbudować tunel taniej
    .neg = zbudować tunelu taniej

g1854-move-tile = Połóż kafel
g1854-move-waive = Połóż kafel taniej dzięki kolei górskiej
g1854-move-tunnel = Zbuduj tunel
g1854-move-cheap_tunnel = Zbuduj tunel taniej dzięki kolei górskiej
g1854-move-token = Zbuduj stację
g1854-move-run = Uruchom pociągi

g1854-button-tile = Połóż kafel
g1854-button-waive = Kafel taniej
g1854-button-tunnel = Zbuduj tunel
g1854-button-cheap_tunnel = Tunel taniej
g1854-button-token = Zbuduj stację
g1854-button-run = Uruchom pociągi

g1854-confirm-tile = Połóż
g1854-confirm-waive = Połóż
g1854-confirm-tunnel = Zbuduj
g1854-confirm-cheap_tunnel = Zbuduj
g1854-confirm-token = Zbuduj
g1854-confirm-run = Jedź tymi trasami
g1854-nothing-run = Nie uruchamiaj nic

g1854-ask-tile-hex = Na którym heksie?
g1854-ask-tile-tile = Który kafel?
g1854-ask-tile-rotation = W którym obrocie?
g1854-ask-waive-local = Która kolej górska daje zniżkę? Robi to raz w grze.
g1854-ask-waive-hex = Na którym heksie?
g1854-ask-waive-tile = Który kafel?
g1854-ask-waive-rotation = W którym obrocie?
g1854-ask-tunnel-hex = Pod którym heksem?
g1854-ask-tunnel-sides = Które dwie krawędzie łączy?
g1854-ask-cheap_tunnel-local = Która kolej górska daje zniżkę? Robi to raz w grze.
g1854-ask-cheap_tunnel-hex = Pod którym heksem?
g1854-ask-cheap_tunnel-sides = Które dwie krawędzie łączy?
g1854-ask-token-hex = Na którym heksie?
g1854-ask-token-city = W którym z miast?
g1854-ask-run-routes = Co dalej? Podaj pociąg, potem jego punkty od początku do końca trasy, potem ewentualnie następny pociąg.

g1854-tunnel-not_its_kind = { $company } nie może budować tuneli: mogą to tylko duże spółki i Lokalbahn AG.
