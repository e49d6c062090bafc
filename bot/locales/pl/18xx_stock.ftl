# 18xx games, the draft and the stock rounds: what happens, what is refused, and what may be chosen.
# The draft of the private companies.

# What happens in a stock round.
g18xx-stock-started = **{ $player }** zakłada spółkę **{ $company }** z ceną emisyjną { $price } { g18xx-currency } i zostaje jej prezesem z { $percent }% akcji.
g18xx-stock-bought = **{ $player }** kupuje { $percent }% akcji spółki **{ $company }** za { $price } { g18xx-currency }.
g18xx-stock-presides = **{ $player }** zostaje prezesem spółki **{ $company }**.
g18xx-stock-floats = **{ $company }** zaczyna działać, w skarbcu ma { $capital } { g18xx-currency }; kieruje nią **{ $player }**.
g18xx-stock-sold = **{ $player }** sprzedaje { $percent }% akcji spółki **{ $company }** za { $money } { g18xx-currency }.
g18xx-stock-passes = **{ $player }** pasuje.
g18xx-stock-passes_together = Pasują: **{ $players }**.
g18xx-stock-done = **{ $player }** nic nie kupuje.
g18xx-stock-idle = **{ $player }** nie może nic zrobić i pasuje.
g18xx-stock-idle_together = Nie mogą nic zrobić i pasują: **{ $players }**.
g18xx-stock-sold_out = **{ $company }** jest wyprzedana: jej cena rośnie z { $before } do **{ $after } { g18xx-currency }**.
g18xx-stock-sold_out_at_top = **{ $company }** jest wyprzedana, ale jej cena nie może już rosnąć.

# What is refused.
g18xx-stock-not_in_play = Spółki { $company } nie ma w grze: już jest zamknięta albo jeszcze nie powstała.
g18xx-stock-no_price = { $company } nie ma ceny akcji, więc nikt nie może jej założyć w rundzie giełdowej.
g18xx-stock-no_such_company = W tej grze nie ma spółki { $company }.
g18xx-stock-not_started = { $company } nie jest jeszcze założona. Załóż ją, kupując certyfikat prezesa.
g18xx-stock-started_before = { $company } jest już założona. Możesz kupić jej zwykły certyfikat.
g18xx-stock-size_closed = Spółek tego rodzaju ({ $size }) nie można jeszcze zakładać.
g18xx-stock-not_a_par = { $price } { g18xx-currency } nie jest ceną emisyjną. Wybierz jedną z nich: { $prices }.
g18xx-stock-too_costly = To kosztuje { $due } { g18xx-currency }, a masz { $cash } { g18xx-currency }.{ $sells ->
        [0] {""}
       *[other] {" "}Najpierw możesz sprzedać akcje.
    }
g18xx-stock-sold_before = Po sprzedaży akcji spółki { $company } w tej rundzie giełdowej możesz je kupić dopiero w następnej.
g18xx-stock-none_left = Żaden certyfikat spółki { $company } nie jest na sprzedaż.
g18xx-stock-none_there = Tam nie ma na sprzedaż żadnego certyfikatu spółki { $company }: wybierz inne miejsce.
g18xx-stock-holding_limit = Nikt nie może mieć więcej niż { $most }% akcji spółki { $company }.
g18xx-stock-certificate_limit = Masz już tyle certyfikatów, ile wolno: { $most }.{ $sells ->
        [0] {""}
       *[other] {" "}Najpierw sprzedaj jakieś.
    }
g18xx-stock-must_sell = Masz za dużo certyfikatów ({ $certificates } przy limicie { $most }): sprzedaj nadwyżkę.
g18xx-stock-first_round = W pierwszej rundzie giełdowej nie wolno sprzedawać akcji.
g18xx-stock-holds_none = Nie masz akcji spółki { $company }.
g18xx-stock-no_successor = Certyfikatu prezesa nie można sprzedać do banku. Oddać go możesz tylko temu, kto ma { $percent }% akcji spółki { $company }, a nikt inny tylu nie ma.
g18xx-stock-not_a_portion = Akcji spółki { $company } możesz teraz sprzedać { $portions }%.

# What may be chosen.
g18xx-option-buy = { $company }: { $percent }% za { $price } { g18xx-currency } (masz { $held }%)
g18xx-option-buy_floats = { $company }: { $percent }% za { $price } { g18xx-currency }, zaczyna działać (masz { $held }%)
g18xx-option-buy_presides = { $company }: { $percent }% za { $price } { g18xx-currency }, zostajesz prezesem (masz { $held }%)
g18xx-option-par = { $company } ({ $home }), { $size }: { $percent }% od { $least } { g18xx-currency }
g18xx-option-par_price = { $price } { g18xx-currency }: płacisz { $due } { g18xx-currency }, skarbiec dostaje { $capital } { g18xx-currency }
g18xx-option-price = { $price } { g18xx-currency } za akcję
g18xx-option-sell = { $company }: { $price } { g18xx-currency } za każde { $percent }% (masz { $held }%)
g18xx-option-portion = { $percent }% za { $money } { g18xx-currency }; cena spada do { $price } { g18xx-currency }
g18xx-option-portion_successor = { $percent }% za { $money } { g18xx-currency }; cena spada do { $price } { g18xx-currency }, prezesem zostaje { $successor }
g18xx-option-percent = { $percent }%

# The stock market.
g18xx-price-rises = Cena akcji spółki **{ $company }** rośnie z { $before } do **{ $after } { g18xx-currency }**.
g18xx-price-falls = Cena akcji spółki **{ $company }** spada z { $before } do **{ $after } { g18xx-currency }**.
g18xx-price-stays = Cena akcji spółki **{ $company }** zostaje na { $after } { g18xx-currency }.

# Options on certificates, splits, and certificates that differ in price by where they lie.
g18xx-share_option-taken = **{ $player }** bierze opcję na { $percent }% akcji spółki **{ $company }** i płaci połowę, { $price } { g18xx-currency }; druga połowa jest do zapłaty później.
g18xx-share_option-paid = **{ $player }** płaci { $price } { g18xx-currency }, drugą połowę ceny certyfikatu spółki **{ $company }**.
g18xx-share_option-none = Na certyfikat { $percent }% akcji spółki { $company } nie można wziąć opcji.
g18xx-share_option-open = Masz opcję na akcje spółki { $company }: zanim coś kupisz, zapłać drugą połowę, { $price } { g18xx-currency }.
g18xx-share_option-sold_early = Twoja opcja na akcje spółki { $company } jest z tej rundy, więc do następnej nie możesz jej sprzedać.
g18xx-share_option-no_option = Nie masz opcji.
g18xx-share_option-too_early = Twoja opcja jest z tej rundy, więc do następnej nie możesz zapłacić drugiej połowy.
g18xx-share_option-only_action = Zapłata drugiej połowy opcji to wszystko, co możesz zrobić w tej turze.
g18xx-stock-split = Split akcji spółki **{ $company }** przy { $price } { g18xx-currency }: każdy certyfikat dzieli się na pół, a spółka oferuje nowe po { $percent }% (jest ich { $number }). Bank płaci: { $parts }.
g18xx-option-buy_from = { $company }, { $percent }%: { $prices }{ $half ->
        [0] {""}
       *[other] {" "}teraz
    }{ $then ->
        [presides] , zostajesz prezesem
        [floats] , zaczyna działać
       *[nothing] {""}
    } (masz { $held }%)
g18xx-option-price_ipo = oferta { $price } { g18xx-currency }
g18xx-option-price_pool = pula { $price } { g18xx-currency }
g18xx-option-price_company = nowe akcje { $price } { g18xx-currency }
g18xx-option-buy_only = { $company }: { $percent }% za { $price } { g18xx-currency }{ $then ->
        [presides] , zostajesz prezesem
        [floats] , zaczyna działać
       *[nothing] {""}
    } ({ $where ->
        [ipo] oferta pierwotna
        [pool] pula
       *[company] płatne spółce
    }; masz { $held }%)
g18xx-option-from_ipo = Oferta pierwotna: { $percent }% za { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}teraz i tyle samo później
    }{ $then ->
        [presides] , zostajesz prezesem
        [floats] , zaczyna działać
       *[nothing] {""}
    }
g18xx-option-from_pool = Pula banku: { $percent }% za { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}teraz i tyle samo później
    }{ $then ->
        [presides] , zostajesz prezesem
        [floats] , zaczyna działać
       *[nothing] {""}
    }
g18xx-option-from_company = Nowe akcje: { $percent }% za { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}teraz i tyle samo później
    }, płatne spółce{ $then ->
        [presides] , zostajesz prezesem
        [floats] , zaczyna działać
       *[nothing] {""}
    }
g18xx-round-end_of_chart = **{ $company }** dochodzi do końca giełdy: gra kończy się po tej rundzie operacyjnej.
g18xx-button-pay_named = Zapłać { $price } { g18xx-currency }, drugą połowę ceny certyfikatu { $company }

# How what others did touches a player; only that player reads it.
g18xx-effect-price = Twoje akcje spółki **{ $company }** spadają z { $was } do **{ $now } { g18xx-currency }**.
g18xx-effect-presidency_lost = **{ $player }** kieruje spółką **{ $company }** zamiast ciebie.
g18xx-effect-presidency_won = Kierujesz teraz spółką **{ $company }**.
g18xx-effect-closed = Twoja spółka **{ $company }** nie należy już do nikogo.
g18xx-effect-trains = **{ $company }**, którą kierujesz, traci { $lost ->
        [one] pociąg
       *[other] pociągi
    }: { $trains }.
g18xx-effect-private_company = **{ $local }** nie jest już twoja.
g18xx-effect-offer = Jest dla ciebie oferta.
