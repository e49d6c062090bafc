# Legends of the West: what is refused, and which rule says so.

legends-pass-can_move = Możesz pasować tylko wtedy, gdy nie możesz zrobić nic innego. Możesz: { $possible }.
legends-skip-can_draw = Kto może dobrać karty, ten nie jest pomijany: zamiast tego dobiera się za niego dwie karty.
legends-draw-too_few = W talii i wśród kart odrzuconych jest za mało kart, więc nie możesz dobierać kart.
legends-draw-second_wild = Odkryty joker nie może być twoją drugą kartą. Możesz wziąć: { $possible }.
legends-draw-not_there = Takiej karty nie można teraz dobrać. Możesz wziąć: { $possible }.
legends-tickets-none_left = Nie ma już biletów do dobrania.
legends-keep-not_offered = Tego nie ma wśród biletów przed tobą: { $possible }.
legends-keep-too_few = Musisz zachować co najmniej { $must ->
        [one] jeden bilet
        [few] { $must } bilety
       *[other] { $must } biletów
    }; wybrane: { $kept }.

legends-travel-no_such_track = Na mapie nie ma takiej trasy. Podaj oba miasta, które łączy, albo wybierz jedną z propozycji.
legends-travel-owned = Trasa { $track } ma już właściciela: { $owner }.
legends-travel-too_long = Trasa { $track } wymaga { $length ->
        [one] 1 wagonu
       *[other] { $length } wagonów
    }; możesz ich tu postawić { $trains }.
legends-travel-own_beside = Masz już trasę równoległą do { $track }, a dwóch nikt nie może mieć.
legends-travel-closed = Trasa równoległa do { $track } ma właściciela, a gdy spółek jest mniej niż { $players }, druga jest wtedy zamknięta.
legends-travel-set = Trasa { $track } wymaga zestawu { $cards ->
        [one] 1 karty
       *[other] { $cards } kart
    }, które masz: { $hint } Musi cię też stać na resztę przejazdu.
legends-travel-hint-coloured = { CASE($colour, case: "few") } albo jokery.
legends-travel-hint-grey = karty jednego dowolnego koloru i jokery.
legends-travel-hint-survey = karty jednego koloru i jokery; trasa zachowuje ten kolor na zawsze. Do wyboru: { $colours }; zestaw samych jokerów podaje go, na przykład `3 wild as green`.
legends-travel-hint-mixed = karty kilku kolorów, na ile pozwalają twoje, i jokery.
legends-travel-hint-mixed_survey = karty kilku kolorów, na ile pozwalają twoje, i jokery; trasa zachowuje na zawsze kolor, którego kart jest najwięcej. Do wyboru: { $colours }; przy równej liczbie i przy samych jokerach trzeba go podać, na przykład `1 red, 1 blue as red`.
legends-travel-power_twice = Każdej zdolności możesz w jednym przejeździe użyć raz: podaj ją tylko raz.
legends-travel-extra = Oprócz zestawu kart ten przejazd kosztuje { $number ->
        [0] już nic
        [one] jeszcze jedną zapłatę
        [few] jeszcze { $number } zapłaty
       *[other] jeszcze { $number } zapłat
    }{ $surcharge ->
        [0] {""}
        [one] , jedną za wydarzenie ($1 albo karta)
       *[other] , { $surcharge } za wydarzenie (po $1 albo karcie)
    }{ $marks ->
        [0] {""}
        [one] , jedną za estakadę (dolary albo karta)
       *[other] , { $marks } za estakady (po tyle dolarów albo karcie)
    }. Podane: { $given }.
legends-travel-extra_dollars = { $marks ->
        [0] Dopłata kosztuje $1 albo jedną kartę.
       *[other] { $surcharge ->
            [0] Estakada kosztuje ${ $dollars } albo jedną kartę.
           *[other] Dopłata kosztuje $1, estakada ${ $dollars }, a zamiast tego każda jedną kartę. Najpierw podaj dopłatę.
        }
    }
legends-travel-extra_cards = Nie masz tych kart oprócz zestawu. { $held_count ->
        [0] Innych nie masz.
       *[other] Oprócz zestawu masz: { $held }.
    }
legends-travel-unaffordable = Nie stać cię na wszystko, co kosztuje przejazd trasą { $track }: każdy krok trzeba opłacić z tego, co wtedy masz.

legends-power-not_yours = Nie masz takiej zdolności do tego ruchu. { $possible_count ->
        [0] Żadna z twoich nie pasuje.
       *[other] Masz: { $possible }.
    }
legends-power-not_now = Teraz nie możesz tego użyć. { $possible_count ->
        [0] Żadnej ze swoich zdolności nie możesz użyć przed turą.
       *[other] Możesz użyć: { $possible }.
    }
legends-power-choice = Zdolność pyta o coś innego. { $possible_count ->
        [0] Nie ma już nic do wyboru.
       *[other] Do wyboru: { $possible }.
    }
legends-standing-order = Takiego zlecenia nie można dla niej zostawić. { $possible_count ->
        [0] Nie ma już nic do dodania.
       *[other] Możesz wybrać: { $possible }.
    }
legends-answer-not_offered = To nie jest jedna z odpowiedzi. { $possible_count ->
        [0] Nie ma już nic do wyboru.
       *[other] Możesz wybrać: { $possible }.
    }
legends-answer-incomplete = Odpowiedź nie jest pełna. Możesz wybrać: { $possible }.

legends-engage-not_free = Tej osoby nie można teraz zatrudnić. Możesz zatrudnić: { $possible }.
legends-stake-bond = Nie możesz teraz kupić obligacji. Obligacja kosztuje ${ $price }.
legends-stake-flagship = To nie może być twój bilet flagowy. { $possible_count ->
        [0] Żaden bilet nie może.
       *[other] Może nim być jeden z twoich biletów: { $possible }.
    }
legends-retire-not_there = Tego wydarzenia nie ma wśród odrzuconych. Możesz wycofać: { $possible }.
legends-give-nobody = Musi ją dostać inna spółka w tej partii: { $possible }.
legends-open-not_now = Tej planszy nie można teraz otworzyć. Możesz otworzyć: { $possible }.
legends-build-not_there = Tego nie można zbudować. { $possible_count ->
        [0] Nic nie można tu zbudować.
       *[other] Możesz wybrać: { $possible }; albo nic nie budować.
    }

# The rules by number, as refusals cite them.
legends-rule-B6 = B6: pierwsze bilety
legends-rule-C1 = C1: tura
legends-rule-C2-2 = C2.2: odkryte jokery
legends-rule-C2-7 = C2.7: kiedy nie można wybrać dobierania
legends-rule-C3-1 = C3.1: dokąd może prowadzić przejazd
legends-rule-C3-2 = C3.2: zestaw
legends-rule-C4-2 = C4.2: na cały przejazd musi cię być stać
legends-rule-C5-1 = C5.1: dobieranie biletów
legends-rule-D6 = D6: kogo dotyczy wydarzenie
legends-rule-D16 = D16: odrzucanie
legends-rule-E1 = E1: jedna trasa z pary
legends-rule-E2 = E2: podwójne trasy
legends-rule-F2 = F2: wycofanie wydarzenia
legends-rule-F3-2 = F3.2: tegoroczna pocztówka
legends-rule-F5 = F5: otwarcie planszy
legends-rule-F7 = F7: budowanie
legends-rule-H4 = H4: pocztówki w biurze
legends-rule-H5 = H5: kiedy działają karty
legends-rule-H6 = H6: ile kosztują karty
legends-rule-H8 = H8: co robią karty
legends-rule-I4-3 = I4.3: stada
legends-rule-I6-2 = I6.2: studnie
legends-rule-I9-3 = I9.3: kopanie
legends-rule-J6 = J6: podwyższona premia
legends-rule-J7 = J7: obligacje
legends-rule-J12 = J12: bilet flagowy
legends-rule-L2 = L2: kto nie odpowiada
legends-rule-K1 = K1: zatrudnianie specjalistów
