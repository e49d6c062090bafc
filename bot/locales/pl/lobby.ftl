# The message of a table that has not started, and how people are shown.

lobby-heading = ## { $title }
lobby-game = { $game } · gospodarz: { $host }
lobby-seat = { $number }. { $player }
lobby-seat_free = *wolne*
lobby-variants = **Warianty:** { $variants }
lobby-variants_usual = **Zasady jak zwykle:** { $variants }
lobby-variants_none = **Zasady:** jak w instrukcji, bez wariantów
lobby-pace = **Tempo:** { $pace }. { $note } { $reminders }
lobby-reminders = Gracz, którego tura trwa, dostaje przypomnienie po { CASE($interval, case: "loc") }.
lobby-reminders_none = Nikt nie dostaje przypomnień.
lobby-hints_off = **Bez podpowiedzi:** nikt się tu nie dowie, jak zagrałby przeciwnik komputerowy.
lobby-fair = **Uczciwa gra:** ziarno wszystkich tasowań losuje się na początku. Od tej chwili `/game export` pokazuje jego odcisk, a samo ziarno jest publikowane na końcu, żeby każdy mógł je sprawdzić.
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-leave_last = Odejdź i zamknij
lobby-addbot = Dodaj przeciwnika
lobby-level = Dodaj przeciwnika innego poziomu
lobby-unbot = Usuń przeciwnika
lobby-start = Rozpocznij
lobby-state_needs_more = { $missing ->
        [one] Jeszcze jeden gracz i gospodarz może rozpocząć.
        [few] Jeszcze { $missing } graczy i gospodarz może rozpocząć.
       *[other] Jeszcze { $missing } graczy i gospodarz może rozpocząć.
    }
lobby-state_ready = Gospodarz może rozpocząć; inni wciąż mogą dołączyć.
lobby-state_full = Stół jest pełny. Gospodarz może rozpocząć.
lobby-state_started = Gra się zaczęła.
lobby-unfilled = { $host } Stół **{ $title }** od dwóch tygodni czeka na graczy. Zaproś kogoś, dodaj przeciwników komputerowych albo rozpocznij z tymi, którzy są; w przeciwnym razie stół zamknie się { $when }.
    { $link }
lobby-state_closed = Ten stół zamknięto przed rozpoczęciem gry.

people-nobody = ktoś
people-opponent = { $name } (przeciwnik komputerowy, { $policy })
policy-easy = łatwy
policy-normal = normalny
policy-hard = trudny
policy-random = beztroski
policy-sensible = normalny
# What to expect of each, in five words or so.
level-easy = planuje, ale robi błędy
level-normal = planuje jak przeciętny gracz
level-hard = myśli naprzód; trudno z nim wygrać
level-random = gra na chybił trafił

pace-live = na żywo
pace-live_choice = na żywo: wszyscy są tu teraz
pace-day_choice = codziennie: wystarczy zajrzeć raz lub dwa razy dziennie
pace-slow_choice = powoli: jedna tura co kilka dni
pace-live_note = Wszyscy są tu teraz; gra trwa { $length }.
pace-day = codziennie
pace-day_note = Zaglądaj tu raz lub dwa razy dziennie; gra trwa { $length }.
pace-slow = powoli
pace-slow_note = Zaglądaj tu co kilka dni; gra może trwać { $length }.

# Short and the same in each case: these words stand behind prepositions.
duration-minutes =
    { $count ->
        [one] minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
    .acc =
        { $count ->
            [one] minutę
            [few] { $count } minuty
           *[other] { $count } minut
        }
    .loc =
        { $count ->
            [one] minucie
           *[other] { $count } minutach
        }
duration-hours =
    { $count ->
        [one] godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
    .acc =
        { $count ->
            [one] godzinę
            [few] { $count } godziny
           *[other] { $count } godzin
        }
    .loc =
        { $count ->
            [one] godzinie
           *[other] { $count } godzinach
        }
duration-days =
    { $count ->
        [one] dzień
       *[other] { $count } dni
    }
    .loc =
        { $count ->
            [one] jednym dniu
           *[other] { $count } dniach
        }

# The same as choices of commands, by their minutes: every start says them in all languages.
interval-10 = 10 minut
interval-30 = 30 minut
interval-60 = godzina
interval-180 = 3 godziny
interval-360 = 6 godzin
interval-720 = 12 godzin
interval-1440 = dzień
interval-2880 = 2 dni
interval-4320 = 3 dni
interval-10080 = 7 dni

# A table that somebody hosts, in the refusal of one more.
lobby-hosted = { $title } na kanale <#{ $channel }>
