# 1854: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g1854-currency = G
g1854-private = kolej górska
    .gender = f
    .gen = kolei górskiej
    .dat = kolei górskiej
    .acc = kolej górską
    .ins = koleją górską
g1854-privates = koleje górskie
    .gen = kolei górskich
    .acc = koleje górskie
    .ins = kolejami górskimi
g1854-privates_first = Koleje górskie
g1854-kind-major = duża spółka
    .gender = f
g1854-kind-local = kolej lokalna
    .gender = f
g1854-kind-lag = Lokalbahn AG
    .gender = f
g1854-kind-normal = zwykły pociąg
    .gender = m
g1854-kind-plus = pociąg z plusem
    .gender = m
g1854-kind-orient = Orient Express
    .gender = m

# In sentences; on tokens and in commands they are numbers and letters.
g1854-company-1 = Mariazellerbahn (1)
g1854-company-2 = Kernhofer Bahn (2)
g1854-company-3 = Ybbstalbahn (3)
g1854-company-4 = Steyrtalbahn (4)
g1854-company-5 = Pyhrnbahn (5)
g1854-company-6 = Salzkammergutbahn (6)
g1854-company-A = Lokalbahn AG A
g1854-company-B = Lokalbahn AG B
g1854-company-C = Lokalbahn AG C

g1854-auction-operating = Wszyscy pasują: koleje górskie płacą, a sprzedane dotąd koleje lokalne działają.
g1854-option-par = { $company } ({ $home }): { $percent }% od { $least } G
g1854-option-par_price = { $price } G: płacisz { $due } G, { $floats ->
        [1] od razu zaczyna działać z { $capital } G
       *[other] dostanie { $capital } G, gdy sprzedana będzie połowa
    }
g1854-phase-tiles = Odtąd można kłaść także { CASE($colour, case: "pl") } kafle; dalekie trasy i kontrakty pocztowe płacą według { CASE($colour, case: "gen_pl") } wartości.
g1854-phase-deals = Odtąd spółki mogą kupować pociągi od siebie nawzajem.
g1854-phase-opens = Odtąd koleje lokalne mogą się łączyć w Lokalbahn AG.
g1854-phase-limit = Odtąd { $size } może mieć najwyżej { $trains ->
        [one] jeden pociąg
        [few] { $trains } pociągi
       *[other] { $trains } pociągów
    }.
g1854-private-used = { $local } jest już wykorzystana: jej zniżka liczy się tylko raz w grze. Nadal przynosi przychód.
g1854-track-wrong_rotation = Kafel { $tile } nie pasuje tak na { $place }: tory nie mogą wychodzić poza mapę, do boku czerwonego lub szarego heksu bez torów ani do boku, do którego prowadzi tunel, a wszystkie istniejące tory i stacje muszą zostać.
g1854-track-spent = Kafel tej tury, żółty lub modernizacja, jest już położony.
g1854-route-too_many_cities = Miast i dalekich tras jest tu { $count }, a ten pociąg dociera najwyżej do { $most }.
g1854-route-closed = { $train } nie może jechać do { $stop }: do Paryża i Konstantynopola jeździ tylko 80x.
g1854-train-rust = 🗑️ Wszystkie pociągi { $faces } wychodzą z użycia. { $losses_count ->
        [0] Żadna spółka ich nie miała.
       *[other] Utracone: { $losses }.
    }
g1854-train-must_run = { $company } musi najpierw kupić pociąg, który może uruchomić, a { $train } nim nie jest.
g1854-train-not_on_offer = Pociąg { $train } nie jest teraz na sprzedaż dla spółki { $company }: duże spółki kupują z talii, z puli banku oraz od dużych spółek i kolei lokalnych; koleje lokalne kupują tam tylko pociągi z plusem; Lokalbahn AG kupuje tylko wycofane pociągi i pociągi innych Lokalbahn AG.
g1854-train-too_dear = To kosztuje { $price } G, a { $company } ma { $cash } G. Prezes dokłada tylko tam, gdzie spółka musi kupić pociąg i nie może sama zapłacić za żaden, i nie więcej niż wydrukowaną cenę.

# Private companies stay with players, so a company has none to tell of.
g1854-sheet-company = { $company }: { $price ->
        [0] { $cash } G
       *[other] cena { $price }, { $cash } G
    }, { $trains_count ->
        [0] bez pociągów
        [one] pociąg { $trains }
       *[other] pociągi { $trains }
    }, { $stations ->
        [0] bez stacji w zapasie
        [one] jedna stacja w zapasie
        [few] { $stations } stacje w zapasie
       *[other] { $stations } stacji w zapasie
    }
