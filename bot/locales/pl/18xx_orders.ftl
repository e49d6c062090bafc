# 18xx games, orders in advance: what each does and what ends it, told to its owner alone, and why one has ended.

g18xx-order-lot = { $name } ({ $lot }): { $first ->
        [0] { $highest ->
            [0] bez oferty, { $asking } { g18xx-currency }, gdy będzie na sprzedaż
           *[other] najwyższa oferta { $highest } { g18xx-currency }, { $player }
        }, licytacja od { $price } { g18xx-currency }
       *[other] teraz na sprzedaż za { $price } { g18xx-currency }
    }
g18xx-order-beyond_ask = Wtedy zapytaj mnie; zlecenie wygasa
g18xx-order-beyond_pass = Odpadam, gdy trzeba przebić ponad { $up_to } { g18xx-currency }
g18xx-order-bid_up_to = **Licytuj { $name } ({ $lot }) do { $price } { g18xx-currency }**: w twojej turze licytuję najniższą dozwoloną kwotę, gdy ktoś inny daje więcej, a ty masz pieniądze; albo kupuję, jeśli jest na sprzedaż za swoją cenę. { $beyond ->
        [pass] Gdy przy wzajemnym przebijaniu trzeba więcej, odpadasz. Zlecenie wygasa, po sprzedaży { $lot }, gdy odpadasz z tej licytacji albo gdy inni, zanim złożysz ofertę, licytują tak wysoko, że { $price } { g18xx-currency } nie wystarcza.
       *[other] Zlecenie wygasa, po sprzedaży { $lot }, gdy odpadasz z tej licytacji albo gdy inni licytują tak wysoko, że { $price } { g18xx-currency } nie wystarcza.
    }
g18xx-order-bid_bought = **{ $name } ({ $lot })** należy już do ciebie, więc twoje prywatne maksimum { $price } { g18xx-currency } już nie obowiązuje.
g18xx-order-bid_sold = **{ $name } ({ $lot })** ma teraz { $player }, więc twoje prywatne maksimum { $price } { g18xx-currency } już nie obowiązuje.
g18xx-order-bid_out = Nie licytujesz już **{ $name } ({ $lot })**: nie wystarcza { $price } { g18xx-currency } albo reszta twoich pieniędzy, albo licytacja zaczęła się bez twojej oferty. Twoje prywatne maksimum już nie obowiązuje.
g18xx-order-bid_beyond = Inni licytują **{ $name } ({ $lot })** tak wysoko, że twoje prywatne maksimum { $price } { g18xx-currency } już nie obowiązuje: trzeba by dać { $least } { g18xx-currency }. Odtąd decydujesz ty.

g18xx-order-to_float = { $company }: sprzedane { $sold } z { $floats }%, { $percent }% za { $price } { g18xx-currency }
g18xx-order-buy_until_float = **Kupuj { $company }, aż zacznie działać**, jeden certyfikat w turze, najwyżej po { $price } { g18xx-currency }, cokolwiek robią inni, nawet jeśli przez to zostaniesz prezesem. Zlecenie wygasa, gdy { $company } zaczyna działać albo znika, albo gdy w twojej turze w rundzie giełdowej nie da się jej kupić za tę cenę.
g18xx-order-floated = **{ $company }** zaczyna działać, więc nie kupuję jej już za ciebie.
g18xx-order-too_dear = Certyfikat spółki **{ $company }** kosztuje { $price } { g18xx-currency }, więcej niż podane { $up_to } { g18xx-currency }, więc nie kupuję jej już za ciebie.
g18xx-order-cannot_buy = Nie kupuję już za ciebie **{ $company }**: { $why }
g18xx-order-nothing_left = Nie ma już certyfikatów.
g18xx-order-gone = Spółki **{ $company }** nie ma już w grze, więc zlecenie, które jej dotyczy, wygasa.

g18xx-order-held = { $company }: masz { $held }%, { $price } { g18xx-currency } za akcję
g18xx-order-below = Poniżej { $price } { g18xx-currency } za akcję
g18xx-order-president = Gdy jej prezes sprzedaje jej akcje
g18xx-order-sell_below = **Sprzedaj { $company }**, wszystko, co można sprzedać, nawet jeśli prezesem zostaje wtedy ktoś inny, w twojej pierwszej turze w rundzie giełdowej, w której akcja jest warta mniej niż { $price } { g18xx-currency }. Jeśli coś sprzedasz ręcznie, zlecenie czeka na twoją następną turę. Zlecenie wygasa po tej sprzedaży albo gdy nie masz już akcji tej spółki lub ona znika.
g18xx-order-sell_president = **Sprzedaj { $company }**, wszystko, co można sprzedać, nawet jeśli prezesem zostaje wtedy ktoś inny, w twojej następnej turze w rundzie giełdowej po tym, jak jej prezes sprzeda jej akcje. Jeśli coś sprzedasz ręcznie, zlecenie czeka na twoją następną turę. Zlecenie wygasa po tej sprzedaży albo gdy nie masz już akcji tej spółki lub ona znika.
g18xx-order-sell_at_once = **Sprzedaj { $company }**, wszystko, co można sprzedać, nawet jeśli prezesem zostaje wtedy ktoś inny, w twojej następnej turze w rundzie giełdowej: jej prezes sprzedaje jej akcje. Jeśli coś sprzedasz ręcznie, zlecenie czeka na twoją następną turę. Zlecenie wygasa po tej sprzedaży albo gdy nie masz już akcji tej spółki lub ona znika.
g18xx-order-sold = Zgodnie ze zleceniem sprzedaję za ciebie { $percent }% akcji spółki **{ $company }**; zlecenie jest wykonane.
g18xx-order-holds_none = Nie masz już akcji spółki **{ $company }**, więc zlecenie ich sprzedaży wygasa.

g18xx-order-held_ones = Spółki, których akcje mam: { $companies }
g18xx-order-presided_ones = Spółki, którymi kieruję: { $companies }
g18xx-order-pass_untouched = **Pasuj** w tej rundzie giełdowej, dopóki ktoś inny nie kupi, nie sprzeda lub nie opłaci certyfikatu spółki, { $whose ->
        [presided] którą kierujesz
       *[held] której akcje masz
    }. Najpierw wykonywane są twoje inne zlecenia. Zlecenie wygasa też z końcem rundy, gdy coś zostaje cofnięte i gdy robisz lub musisz zrobić coś innego ręcznie.
g18xx-order-pass_touched = Nie pasuję już za ciebie: { $what }
g18xx-order-traded = { $player } handluje akcjami spółki **{ $company }**.
g18xx-order-pass_round = Runda giełdowa się skończyła, więc nie pasuję już za ciebie.
g18xx-order-pass_undo = Coś cofnięto, więc nie pasuję już za ciebie.
g18xx-order-pass_must = Nie możesz teraz pasować, więc nie pasuję już za ciebie.

g18xx-order-presided = { $company }
g18xx-order-pass_company = **Pasuj za { $company }** wszędzie, gdzie może pasować w swoich turach. Nadal uruchamiasz jej pociągi, decydujesz o dywidendzie i odpowiadasz na pytania między jej turami. Zlecenie wygasa, gdy jakikolwiek pociąg zostaje kupiony, sprzedany lub złomowany, gdy dotyczy cię to, co robi ktoś inny, gdy nie kierujesz już spółką { $company } albo gdy ona znika.
g18xx-order-trains_changed = Nie pasuję już za **{ $company }**, bo zmieniły się pociągi: { $what }
g18xx-order-a_train = pociąg został kupiony, sprzedany lub złomowany.
g18xx-order-touched = Nie pasuję już za **{ $company }**: { $what }
g18xx-order-presides_no_more = Nie kierujesz już spółką **{ $company }**, więc nie pasuję już za nią.
