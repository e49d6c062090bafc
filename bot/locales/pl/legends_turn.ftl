# Legends of the West: what happens in the turns of a game.

legends-begin = 🚂 Partia { $number } kampanii: { $year }. Zaczyna **{ $player }**.
legends-pass = **{ $player }** nie może nic zrobić i pasuje.
legends-skip = **{ $player }**: tura pominięta w głosowaniu.
legends-answered = **{ $player }**: decyzja podjęta.
legends-early-gone = Twój wybór jest już zajęty. Wybierz jeszcze raz.

# Cards.
legends-draw-blind = **{ $player }** dobiera kartę z talii.
legends-draw-yours = Dobrana karta: **{ $card }**.
legends-draw-face_up = **{ $player }** bierze kartę: { CASE($card, case: "acc") }.
legends-row-filled = Odsłonięte: { $cards }.
legends-row-reset = Odkryte są trzy jokery, więc wszystkie pięć kart się wymienia.
legends-row-anew = Pięć odkrytych kart wykłada się na nowo.
legends-discarded = **{ $player }** odrzuca { CASE($cards, case: "acc") }.

# Tickets.
legends-tickets-drawn = **{ $player }** dobiera { $tickets ->
        [one] bilet
        [few] { $tickets } bilety
       *[other] { $tickets } biletów
    }.
legends-tickets-yours = Możesz zachować { $tickets }{ $keep ->
        [0] {" "}albo nic.
       *[other] . Zachowaj co najmniej { $keep }.
    }
legends-tickets-late = ⚠️ To twoja ostatnia tura: bilet, którego twoje wagony jeszcze nie łączą, zabierze ci swoją wartość.
legends-tickets-bottom = **{ $player }** wkłada bilet pod talię.
legends-tickets-bottom-yours = Pod talię idzie twój bilet { $ticket }.
legends-keep-yours = Zachowujesz: { $tickets }.
legends-keep-kept = **{ $player }** { $tickets ->
        [0] nie zachowuje biletów
        [one] zachowuje jeden bilet
        [few] zachowuje { $tickets } bilety
       *[other] zachowuje { $tickets } biletów
    }{ $returned ->
        [0] .
        [one] {" "}i oddaje jeden.
       *[other] {" "}i oddaje { $returned }.
    }
legends-keep-chosen = **{ $player }**: bilety wybrane.
legends-keep-opening = Zachowane bilety: { $kept }.
legends-keep-number = **{ $player }** { $tickets }

# Newspapers and events.
legends-newspaper = 🗞️ Odsłonięta zostaje gazeta!
legends-newspaper-drawn = 🗞️ **{ $player }** dobiera gazetę!
legends-event-turned_up = **{ $event }**: { $rule } { $kind ->
        [lasting] Zostaje do następnego wydarzenia.
       *[lightning] Działa od razu.
    }
legends-event-none = Nie ma już wydarzenia do odsłonięcia.
legends-event-waits = Odsłonięte zostaje też wydarzenie **{ $event }** i czeka na koniec pierwszego.
legends-event-acts = Wydarzenie „{ $event }” dotyczy gracza **{ $player }**.
legends-event-bottom = Wydarzenie „{ $event }” idzie pod talię i nie działa. Zamiast niego odsłania się inne wydarzenie.
legends-event-acts_after_all = Nie ma innego wydarzenia, więc „{ $event }” jednak działa.
legends-event-retired = 🗑️ Wydarzenie „{ $event }” jest wycofane i już się nie pojawi.
legends-event-seen = Następne wydarzenie to **{ $event }**: { $rule }
legends-event-put_under = Obejrzane wydarzenie idzie pod talię.
legends-event-left = Obejrzane wydarzenie zostaje na wierzchu.

# Money and coal.
legends-money-gained = **{ $player }** zyskuje ${ $dollars } ({ $why }).
legends-money-paid = **{ $player }** płaci ${ $dollars } ({ $why }).
legends-coal-gained = **{ $player }** dostaje węgiel: { $coal }.
legends-coal-burnt = **{ $player }** spala jeden węgiel; { $left ->
        [0] to już ostatni
        [few] zostają { $left }
       *[other] zostaje { $left }
    }.

# A journey.
legends-travel = **{ $player }** przejeżdża trasą **{ $track }** za { CASE($cards, case: "acc") }.
legends-combine-placed = 🦷 Kartel stawia wagony w kolorze kości słoniowej na trasie { $track }.
legends-combine-left = **{ $player }** płaci Kartelowi ${ $dollars } i jego wagony opuszczają trasę.
legends-combine-cleared = Wszystkie wagony Kartelu opuszczają planszę.
legends-survey = 🎨 Trasa **{ $a }–{ $b }** staje się do końca kampanii { $colour }.
legends-trestles = **{ $player }** przejeżdża przez { $marks ->
        [one] estakadę
        [few] { $marks } estakady
       *[other] { $marks } estakad
    }.
legends-herd = 🐂 **{ $player }** bierze stado z miasta { $city }.
legends-herds-placed = 🐂 Stada czekają w miastach: { $cities }.
legends-steamer-idle = W mieście { $city } parowiec nie cumuje: nie może już tam stanąć albo brakuje ci na niego jokera.
legends-steamer-moored = 🚢 **{ $player }** odrzuca jokera i stawia parowiec w mieście { $city }.
legends-dig = ⛏️ **{ $player }** kopie w mieście { $city } i losuje { $drawn ->
        [one] jedną bryłkę: jest ona
       [2] 2 bryłki: lepsza jest
        [few] { $drawn } bryłki: najlepsza jest
       *[other] { $drawn } bryłek: najlepsza jest
    } warta ${ $nugget }.
legends-well-wet = 💧 Odsłonięta karta: { $card }. Studnia daje wodę.
legends-well-dry = 💀 Odsłonięta karta: { $card }. Studnia jest wyschnięta.
legends-well-cards = **{ $player }** płaci { $cards ->
        [one] jedną kartą
       *[other] { $cards } kartami
    }.
legends-preview-way = { $ways }: { $effect }
legends-preview-or = { $first } lub { $next }
legends-preview-or_others = { $first } lub { $number ->
        [one] inny zestaw
        [few] { $number } inne zestawy
       *[other] { $number } innych zestawów
    }
legends-preview-unless = Chyba że wcześniej odsłoni się gazeta: { $effect }
legends-preview-both = { $first } { $next }
legends-preview-survey = 🎨 Trasa **{ $a }–{ $b }** przyjmuje kolor zestawu do końca kampanii.
legends-preview-well = 💧 Dla studni odsłania się kartę: bez czaszki zyskujesz ${ $gain }, z czaszką płacisz ${ $loss } albo { $cards ->
        [one] kartą
       *[other] { $cards } kartami
    }.
legends-preview-dig = ⛏️ { $drawn ->
        [one] Z sakiewki losuje się bryłkę za miasto **{ $city }**, która wypłaca swoje dolary.
        [few] Z sakiewki losuje się { $drawn } bryłki za miasto **{ $city }**, a najlepsza wypłaca swoje dolary.
       *[other] Z sakiewki losuje się { $drawn } bryłek za miasto **{ $city }**, a najlepsza wypłaca swoje dolary.
    }
legends-preview-luck = 🎲 Reszta zależy od odsłoniętych kart albo od czyjejś odpowiedzi.
legends-charter = 🎗️ **{ $player }** łączy dwa oceany jako { $place ->
        [one] pierwsza spółka: do skarbca idzie wstęga.
        [2] druga spółka.
       *[other] trzecia spółka.
    }
legends-again-impossible = **{ $player }** nie może przejechać drugi raz.
legends-again-declined = **{ $player }** nie przejeżdża drugi raz.

# Powers. What stands on a card is read when it is shown.
legends-power-used = { $kind ->
        [order] 📬 **{ $player }** pokazuje zrealizowane zamówienie, **{ $power }**: „{ $rule }”
        [favour] 📬 **{ $player }** zagrywa **{ $power }**: „{ $rule }”
        [curio] 📦 **{ $player }** dostarcza **{ $power }**.
       *[other] **{ $player }** używa: { $power }.
    }
legends-power-idle = { $power }: tym razem nie da się jej użyć, więc zostaje na później.
legends-standing-left = Twoje zlecenie ({ $power }): { $order }. Nikt inny go nie widzi.
legends-standing-over = { $events }: { $events_count ->
        [one] to wydarzenie jest wycofane, nic
       *[other] te wydarzenia są wycofane, nic
    } już z tego nie będzie
legends-vault-bond = 🔒 **{ $player }** wkłada obligację do skarbca spółki.
legends-vault-item = 🔒 **{ $player }** dostaje do skarbca { CASE($item, case: "acc") } ({ $card }).
legends-postcard-drawn = ✉️ **{ $player }** dobiera pocztówkę, { $kind ->
        [order] zamówienie
        [favour] przysługę
        [curio] paczkę
        [patent] patent **{ $card }**
       *[survey] pomiar **{ $card }**
    }: „{ $read }”
legends-postcard-hidden = zakryta karta
legends-postcard-yours = Ukryta strona twojej pocztówki: **{ $card }**: „{ $rule }”
legends-postcard-none = Worek pocztowy jest pusty: **{ $player }** nic nie dobiera.
legends-postcard-retired = 🗑️ **{ $player }** wycofuje **{ $card }**.

# Why a built-in opponent would make a move: after a colon.
legends-hint-keep = { $tickets ->
        [0] { $offered ->
            [one] ten bilet nie
           *[other] żaden z tych biletów nie
        } jest wart tylu tur.
        [one] ten bilet można zrealizować i daje najwięcej za tury, które zajmuje.
       *[other] te bilety można zrealizować razem i dają najwięcej za tury, które zajmują.
    }
legends-hint-keep_must = { $tickets ->
        [one] jeden trzeba zachować, a ten, nawet niezrealizowany, zabierze ci pewnie najmniej.
       *[other] tyle trzeba zachować, a te, nawet jeśli nie uda się zrealizować wszystkich, zabiorą ci pewnie najmniej.
    }
legends-hint-travel = ze wszystkich tras, za które możesz zapłacić, ta przyniesie ci w końcu pewnie najwięcej.
legends-hint-travel_completes = ta trasa { $helps }.
legends-hint-travel_ticket = ta trasa się przyda ({ $helps }), a masz na nią karty.
legends-hint-travel_planned = ta trasa leży na drodze zaplanowanej dla twoich biletów, a masz na nią karty.
legends-hint-travel_goal = ta trasa leży na drodze do celu, który da pewnie więcej, niż kosztują przejazdy.
legends-hint-draw_deck = żadna odkryta karta nie jest dla ciebie więcej warta niż nieznana.
legends-hint-draw_card = ta karta jest ci potrzebna na trasę, którą planujesz.
legends-hint-tickets = masz dość wagonów i czasu na następny bilet.
legends-hint-use = pomaga ci właśnie teraz.
legends-hint-engage = ta osoba przyniesie pewnie najwięcej na trasach, które planujesz.
legends-hint-stake = przy biletach, które masz, jest to warte swojej ceny.
legends-hint-retire = ze wszystkich wydarzeń tego będzie najmniej żal.
legends-hint-open = tam wskazuje większość twoich pocztówek albo nie robi to różnicy.
legends-hint-build = tam zbiega się najwięcej tras.
legends-hint-standing = wtedy zadziała sama, gdy tylko będzie mogła.
legends-hint-choose = z tych możliwości ta daje najwięcej albo najmniej kosztuje.
legends-hint-give = nie robi różnicy, kto z innych ją dostanie.
legends-hint-nothing = nie możesz zrobić nic innego.
