# The 18xx games with tunnels: what happens, what is refused, what may be chosen.

g18xx-tunnel-built = **{ $company }** buduje tunel { $ways } pod **{ $place }** za { $cost } { g18xx-currency }.
g18xx-tunnel-cheaper = **{ $company }** buduje tunel { $ways } pod **{ $place }** za { $cost } { g18xx-currency }; zniżkę daje { $local }.

g18xx-tunnel-no_such_sides = Tunel łączy dwie z sześciu krawędzi heksu, na przykład 0-2, a nie { $sides }. Wybierz jedną z propozycji.
g18xx-tunnel-not_its_kind = { $company } nie może budować tuneli.
g18xx-tunnel-spent = Spółka ma już tunel zbudowany w tej turze.
g18xx-tunnel-not_here = Pod { $place } nie można zbudować tunelu: jest tam miasto albo zabraniają tego zasady.
g18xx-tunnel-leads_nowhere = Tunel pod { $place } nie może tam prowadzić: mapa się kończy albo następny heks jest wydrukowany bez toru po tej stronie.
g18xx-tunnel-side_taken = Przy tej krawędzi { $place } jest już tor: tunel musi mieć obie krawędzie tylko dla siebie.
g18xx-tunnel-crosses = Ten tunel przeciąłby drugi tunel pod { $place }.
g18xx-tunnel-none_left = Nie ma już tunelu { $tunnel }.
g18xx-tunnel-not_connected = Żaden koniec tego tunelu pod { $place } nie styka się z torem połączonym ze stacją spółki { $company }.
g18xx-tunnel-too_costly = Tunel kosztuje { $price } { g18xx-currency }, a { $company } ma { $cash } { g18xx-currency }.

g18xx-option-tunnel = { $ways }
g18xx-option-cheap_tunnel = { $local } { $name }: o { $saved } { g18xx-currency } mniej za tunel, raz w grze
