# 18xx games, money for a train that a company must have: what happens, what is refused, and what may be chosen.

g18xx-forced-raises = Spółce **{ $company }** brakuje { $amount } { g18xx-currency } na pociąg, który musi kupić. { $short ->
        [0] Resztę, której nie pokryje gotówka, **{ $player }** musi zdobyć ze sprzedaży certyfikatów.
       *[other] ⚠ **{ $player }** może zebrać tylko { $raised } { g18xx-currency }, nawet sprzedając każdy certyfikat, który wolno sprzedać: to bankructwo i gra od razu się kończy.
    }
g18xx-prompt-bankrupt = ⚠ **{ $company }** ({ $cash } { g18xx-currency }) musi kupić pociąg, który może uruchomić, a { $player } może dołożyć najwyżej { $raised } { g18xx-currency }: niezależnie od tego, który pociąg z banku zostanie kupiony, { $player } bankrutuje i gra od razu się kończy.{ $others ->
        [0] {""}
       *[other] {" "}Pociąg innej spółki może jeszcze kosztować mniej, jeśli zgodzi się jej prezes.
    }
g18xx-forced-bankrupt = 💥 **{ $player }** nie może zapłacić za pociąg, który musi kupić **{ $company }**, i bankrutuje. Gra od razu się kończy.
g18xx-forced-not_so = Nie możesz teraz sprzedać { $percent }% akcji spółki { $company }: nie sprzedaje się więcej, niż kosztuje pociąg, niczego, co zmieniłoby prezesa, i niczego ze spółki, która nie jest założona.
g18xx-option-forced_portion = { $percent }% za { $money } { g18xx-currency }
g18xx-prompt-raising = **{ $company }** musi kupić pociąg: { $player } musi zebrać { $missing } { g18xx-currency } ze sprzedaży certyfikatów.
