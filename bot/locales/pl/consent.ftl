# Questions that the others at a table answer.

consent-ask_undo = **{ $player } chce cofnąć ruch** przy stole { $title }. { $to ->
        [0] Gra wróci do początku.
       *[other] Gra wróci do stanu po ruchu { $to }.
    }{ $over ->
        [0] {" "}Potem był już czyjś ruch albo ktoś się czegoś dowiedział, więc inni muszą się zgodzić.
       *[other] {" "}Gra się skończyła, a jej wynik jest znany, więc inni muszą się zgodzić, że toczy się dalej.
    }
consent-takes_back = Cofnięte zostanie:
consent-known = ⚠ To, co wylosowały te ruchy, { $number ->
        [one] zna już { $players }
       *[other] znają już { $players }
    } i tego się nie cofnie: pojawi się to samo, niezależnie od tego, kto będzie następny.
consent-ask_redo = **{ $player } chce ponowić cofnięte ruchy** przy stole { $title }.
consent-ask_replace = **{ $player } proponuje zmianę przy stole { $title }:** { $new } zajmie miejsce, na którym siedzi { $old }, ze wszystkim, co do niego należy.
consent-ask_replace_campaign = **{ $player } proponuje zmianę w kampanii { $title }:** { $new } pokieruje odtąd spółką, którą kieruje { $old }, ze wszystkim, co ona ma.
consent-ask_opponent = **{ $player } proponuje, żeby przy stole { $title } dalej grał przeciwnik komputerowy ({ $level })** na miejscu, na którym siedzi { $old }.
consent-ask_end = **{ $player } proponuje zamknąć stół { $title }** teraz, bez wyniku.
consent-ask_vote = **{ $player } proponuje przy stole { $title }, żeby dłużej nie czekać.** Ruchu nie wykonuje { $old }: tę turę rozegra się tak, jak każą zasady, gdy ktoś nic nie robi. Decyduje większość pozostałych.
consent-ask_end_campaign = **{ $player } proponuje zakończyć kampanię { $title }** teraz: skarbce zostaną otwarte w obecnym stanie.
consent-agreed_by = Zgadzają się: { $people }
consent-waiting_for = Brakuje zgody: { $people }
consent-state_agreed = Wszyscy się zgadzają: gotowe.
consent-state_agreed_most = Jest zgoda: gotowe.
consent-state_refused_most = Zgód jest za mało, więc wszystko zostaje bez zmian.
consent-state_refused = Nie wszyscy się zgadzają, więc wszystko zostaje bez zmian.
consent-state_cancelled = Sprawa jest zamknięta: wycofano ją albo gra poszła dalej.
consent-agree = Zgadzam się
consent-refuse = Nie zgadzam się
consent-withdraw = Wycofaj
consent-done_replace = Przy stole { $title } gra odtąd { $new }. To miejsce zwalnia { $old }.
consent-done_replace_campaign = Kampania { $title }: spółkę, którą kieruje { $old }, przejmuje { $new }. `/campaign office` pokazuje to, czego nikt inny nie może o niej wiedzieć.
consent-done_opponent = Przy stole { $title } gra odtąd { $name }. To miejsce zwalnia { $old }.
consent-done_level = { $title }: { $name } gra odtąd na innym poziomie: *{ $level }* (dotąd: *{ $before }*).
consent-done_undo = Cofnięte: gra wraca do { $to ->
        [0] początku
       *[other] stanu po ruchu { $to }
    }.
consent-done_redo = Cofnięte ruchy ponowiono.
consent-done_end = Stół { $title } jest zamknięty.
consent-done_vote = { $player } nie czeka dłużej przy stole { $title }. Turę, którą ma { $name }, rozegrano bez czekania.
consent-sure_end = Zamknij
consent-sure_opponent = Niech gra
consent-stay_end = Graj dalej
consent-stay_opponent = Gram dalej
consent-stayed = Wszystko zostaje bez zmian.
consent-open_already = To pytanie jest już zadane: { $where }
consent-cannot_post = Nie wolno mi pisać na tym kanale, więc nie mogę zapytać innych.
consent-you_open = To wymaga zgody innych. Pytam: { $people }.
consent-you_refused = Nie wszyscy się zgadzają, więc wszystko zostaje bez zmian.
consent-you_cancelled = To jest już rozstrzygnięte.
