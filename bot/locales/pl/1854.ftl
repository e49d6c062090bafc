# 1854: its commands (the whole group at most 8,000 characters), buttons and questions. Money is in G.

game-name-1854 = 1854
g1854-length-live = od czterech do sześciu godzin
g1854-length-day = od trzech do czterech miesięcy
g1854-length-slow = pół roku lub dłużej
demo-about-1854 =
    ### 1854
    Koleje Austrii: linie lokalne, tunele przez Alpy, kontrakty pocztowe i twarda giełda.
    -# { $players } · 4–6 godzin · wymagająca: dla tych, którzy znają już jakąś grę 18xx

command-1854 = Twoje ruchy w grze 1854
command-1854-buy_first = Kup kolej, która jest na sprzedaż w licytacji
command-1854-bid = Licytuj jedną z dalszych kolei
command-1854-bid-lot = Którą kolej
command-1854-bid-price = Twoja oferta w G
command-1854-par = Załóż spółkę i ustal jej cenę emisyjną
command-1854-par-company = Którą spółkę
command-1854-par-price = Cena emisyjna 10%
command-1854-buy = Kup certyfikat
command-1854-buy-company = Której spółki
command-1854-buy-source = Skąd: oferta pierwotna, pula banku albo spółka
command-1854-option = Weź opcję na certyfikat 20%
command-1854-option-company = Której spółki
command-1854-option-source = Skąd
command-1854-pay_option = Zapłać drugą połowę swojej opcji
command-1854-sell = Sprzedaj certyfikaty bankowi
command-1854-sell-company = Której spółki
command-1854-sell-percent = Ile procent
command-1854-pass = Pasuj albo zakończ ten krok
command-1854-auto_pass = Pasuj automatycznie w tej rundzie giełdowej, dopóki ktoś czegoś nie zrobi
command-1854-auto_pass-until = Co to kończy: buy, sell, par, option, pay_option (bez wyboru wszystko)
command-1854-auto_pass-stop = Przestań pasować automatycznie

core-move-option = wziąć opcję
    .neg = wziąć opcji
core-move-pay_option = zapłacić za opcję

g1854-move-buy_first = Kup to, co jest na sprzedaż
g1854-move-bid = Licytuj
g1854-move-par = Załóż spółkę
g1854-move-buy = Kup certyfikat
g1854-move-option = Weź opcję
g1854-move-pay_option = Zapłać drugą połowę
g1854-move-sell = Sprzedaj certyfikaty
g1854-move-pass = Pasuj

g1854-button-buy_first = Kup
g1854-button-bid = Licytuj
g1854-button-par = Załóż spółkę
g1854-button-buy = Kup certyfikat
g1854-direct-buy = Kup { $option }
g1854-button-option = Weź opcję
g1854-button-pay_option = Zapłać drugą połowę
g1854-button-sell = Sprzedaj certyfikaty
g1854-button-pass = Pasuj

g1854-confirm-buy_first = Kup
g1854-confirm-bid = Licytuj
g1854-confirm-par = Załóż
g1854-confirm-buy = Kup
g1854-confirm-option = Weź
g1854-confirm-pay_option = Zapłać
g1854-confirm-sell = Sprzedaj
g1854-confirm-pass = Tak, pasuj

g1854-order-keep_passing = Pasuj dalej
g1854-button-keep_passing = Pasuj dalej
g1854-move-keep_passing = Pasuj dalej w tej rundzie giełdowej
g1854-confirm-keep_passing = Pasuj do tego czasu
g1854-ask-keep_passing-scope = W której rundzie?
g1854-ask-keep_passing-until = Po jakich ruchach innych graczy mam przestać?
g1854-button-bid_up_to = Prywatne maksimum
g1854-move-bid_up_to = Prywatne maksimum w licytacji
g1854-confirm-bid_up_to = Zachowaj to maksimum
g1854-ask-bid_up_to-lot = Za którą kolej? Nikt inny nie dowie się, że masz maksimum ani ile ono wynosi.
g1854-ask-bid_up_to-up_to = Do ilu mam licytować za ciebie, od { $least } do { $most } G, co { $step }? Licytuję najniższą dozwoloną kwotę i nigdy więcej, niż masz.
g1854-ask-bid_up_to-beyond = Co zrobić, jeśli przy wzajemnym przebijaniu { $up_to } G nie wystarczy? Bez wyboru zlecenie wygasa i decydujesz ty.
g1854-button-buy_until_float = Kupuj, aż zacznie działać
g1854-move-buy_until_float = Kupuj spółkę, aż zacznie działać
g1854-confirm-buy_until_float = Złóż zlecenie
g1854-ask-buy_until_float-company = Certyfikaty której spółki mam kupować za ciebie, po jednym w turze, aż zacznie działać?
g1854-ask-buy_until_float-up_to = Ile najwyżej może kosztować jeden certyfikat, od { $least } do { $most } G?
g1854-button-sell_when = Sprzedaj, gdy…
g1854-move-sell_when = Sprzedaj spółkę, gdy coś się stanie
g1854-confirm-sell_when = Złóż zlecenie
g1854-ask-sell_when-company = Akcje której spółki mam sprzedać, wszystkie, które można?
g1854-ask-sell_when-when = Kiedy mam sprzedać? Zrobię to w twojej następnej turze w rundzie giełdowej.
g1854-button-pass_untouched = Pasuj, dopóki mnie to nie dotyczy
g1854-move-pass_untouched = Pasuj, dopóki ktoś nie handluje moimi spółkami
g1854-confirm-pass_untouched = Pasuj do tego czasu
g1854-ask-pass_untouched-scope = W której rundzie?
g1854-ask-pass_untouched-whose = Przy handlu akcjami których spółek mam przestać pasować?
g1854-button-pass_company = Pasuj za spółkę
g1854-move-pass_company = Pasuj za spółkę, aż zmienią się pociągi albo coś będzie mnie dotyczyć
g1854-confirm-pass_company = Pasuj do tego czasu
g1854-ask-pass_company-company = Za którą spółkę mam pasować wszędzie, gdzie może pasować?

g1854-ask-bid-lot = Którą kolej? Twoja oferta wiąże pieniądze, dopóki kolej nie zostanie sprzedana albo nie odpadniesz.
g1854-ask-bid-price = Ile licytujesz: od { $least } do { $most } G, co { $step }?
g1854-ask-par-company = Którą spółkę zakładasz? Kupujesz jej certyfikat prezesa, 40%.
g1854-ask-par-price = Za jaką cenę emisyjną?
g1854-ask-buy-company = Certyfikat której spółki?
g1854-ask-buy-source = Skąd?
g1854-ask-option-company = Opcja na certyfikat której spółki? Teraz płacisz połowę, a dopóki nie zapłacisz drugiej, nie możesz kupić nic innego.
g1854-ask-option-source = Skąd?
g1854-ask-sell-company = Certyfikaty której spółki? Za każdy jej cena spada o jeden rząd.
g1854-ask-sell-percent = Ile sprzedajesz?

g1854-panel-hand = Mój stan posiadania

g1854-guide = Najpierw licytacja: kup to, co jest na sprzedaż, licytuj coś z dalszych pozycji albo pasuj. Rundy giełdowe: sprzedaj, potem kup jeden certyfikat, weź na niego opcję za połowę ceny albo załóż spółkę; gdy wszyscy spasują, przychodzą rundy operacyjne. Koleje lokalne jeżdżą na własnej mapie, duże spółki na głównej. Spółka kładzie kafel (duża może też zbudować tunel), może zbudować stację, uruchamia pociągi, wypłaca dywidendę albo zatrzymuje dochód i może kupić pociągi i kontrakt pocztowy. Gdy cena spółki przekracza czerwoną linię, następuje split jej akcji. `/game board` pokazuje mapy, giełdę, karty spółek, pociągi i graczy. Gra kończy się, gdy cena dojdzie do 300 G albo pęknie bank; wygrywa najbogatszy gracz.

# What a kind of move is good for, where it is another one than in the family.
g1854-purpose-bid = kolej czeka na ciebie, chyba że ktoś da więcej

# Why a built-in opponent would make a move: after a colon.
g1854-hint-mail = kontrakt zwróci się przed końcem gry.
g1854-hint-merge = jako jedna spółka, z pieniędzmi obu, działają na mapie głównej, gdzie można zarobić więcej.
g1854-hint-pass_merge = nie masz kolei lokalnej, z którą można by ją połączyć, a innych właścicieli pyta tylko czasem.
g1854-hint-lokalbahn = wszystkie litery są równie dobre: wybiera pierwszą.
# Why it passes in the auction.
g1854-hint-pass_dear = { $name } ({ $lot }) kosztuje { $price } { g18xx-currency }, a nie warto dać więcej niż około { $worth } { g18xx-currency }.
g1854-hint-pass_kept = { $name } ({ $lot }) za { $price } { g18xx-currency } to dobra cena, ale zostałoby mniej niż { $money } { g18xx-currency }, a tyle lepiej zachować na pierwszą spółkę.
