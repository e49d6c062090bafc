# 18CZ: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g18cz-currency = K
g18cz-private = kolej lokalna
    .gender = f
    .gen = kolei lokalnej
    .dat = kolei lokalnej
    .acc = kolej lokalną
    .ins = koleją lokalną
g18cz-privates = koleje lokalne
    .gen = kolei lokalnych
    .acc = koleje lokalne
    .ins = kolejami lokalnymi
g18cz-privates_first = Koleje lokalne

g18cz-prompt-home_tile = **{ $company }** ({ $cash } K) kładzie czerwony kafel swojej siedziby.
g18cz-prompt-acquire = **{ $company }** ({ $cash } K) może przejąć mniejszą spółkę, jeśli jej prezes się zgodzi.
g18cz-private-too_large = { $company } jest { $size }, a { $local } jest dla niej za duża: spółka kupuje koleje lokalne swojej wielkości lub mniejsze.
g18cz-option-special = { $local } { $name }: dodatkowy fioletowy kafel (zużywa zdolność)
g18cz-round-operating = Zaczyna się { $rounds ->
        [one] **runda operacyjna { $number }**.
       *[other] **runda operacyjna { $number }.{ $round } (z { $rounds })**.
    } Koleje lokalne są warte { $value } K.
g18cz-stock-size_closed = Spółek tej wielkości ({ $size }) nie można jeszcze zakładać: średnie otwiera pierwszy sprzedany pociąg **b**, duże pierwszy **d**.
g18cz-stock-certificate_limit = Masz już tyle certyfikatów, ile wolno, razem z kolejami lokalnymi: { $most }.{ $sells ->
        [0] {""}
       *[other] {" "}Najpierw sprzedaj jakieś.
    }
g18cz-route-too_many_cities = Miast i czerwonych obszarów jest na tej trasie { $count }, a ten pociąg dociera najwyżej do { $most }.
g18cz-track-special = **{ $company }** kładzie fioletowy kafel { $tile } na **{ $place }** dzięki kolei lokalnej { $local }.
g18cz-track-reserved = { $hex } jest zarezerwowany dla spółki { $company }: można tam położyć tylko jej czerwony kafel. Tory mogą kończyć się na jego krawędzi.
g18cz-track-red = Kafel { $tile } jest czerwony: kładzie go tylko jego własna spółka, jako siedzibę, na początku swojej pierwszej tury.
g18cz-track-special_only = Kafel { $tile } ma fioletową krawędź: kładzie się go tylko dzięki kolei lokalnej.
g18cz-track-not_special = Kafel { $tile } nie ma fioletowej krawędzi: dzięki kolei lokalnej kładzie się dodatkowy fioletowy kafel.
g18cz-track-too_high = Kolej lokalna { $local } nie kładzie kafli w tym kolorze: { CASE($colour, case: "pl") }. Mała kładzie zielone, średnia zielone lub brązowe, duża także szare.
g18cz-track-nothing_waived = Na terenie { $place } nie ma kosztu, którego oszczędza kolej lokalna { $local }: mała oszczędza rzeki, średnia także wzgórza, duża także góry.
g18cz-phase-tiles = Odtąd można kłaść także { CASE($colour, case: "pl") } kafle; czerwone obszary dają więcej.
g18cz-train-must_run = { $company } musi kupić pociąg, który może uruchomić, i nie ma miejsca na inny: { $train } jest { CASE($size, case: "m") }.
g18cz-train-not_on_offer = Pociąg { $train } nie jest na sprzedaż dla spółki { $company }: tylko wierzchnia karta talii, pula banku i inne spółki sprzedają pociągi jej wielkości lub mniejsze.
