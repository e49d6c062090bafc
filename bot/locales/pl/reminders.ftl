# Reminders, the notice when they have run out, and who is away.

reminder-public = { $player }, twoja tura przy stole **{ $title }**: { $link }
    Początek tury: { $since }.
reminder-private = Twoja tura przy stole **{ $title }**: { $link }
    Początek tury: { $since }.
reminder-snooze = Przypomnij za { CASE($time, case: "acc") }
reminder-snoozed = Przypomnę znowu { $when }.
reminder-not_yours = To przypomnienie jest dla kogoś innego.
reminder-last = { $player } nie wykonuje ruchu przy stole **{ $title }** mimo { $count ->
        [one] jednego przypomnienia
       *[other] { $count } przypomnień
    }: { $link }
    Więcej przypomnień nie będzie. Jeśli inni się zgodzą, dalej może grać przeciwnik komputerowy albo ktoś inny.
reminder-takeover = Niech gra przeciwnik
reminder-giveto = Oddaj miejsce komuś…

absence-begun = { $player }: urlop do { $until }. Do tego czasu nikt nie dostaje przypomnień, a miejsca nie oddaje się nikomu.
absence-limit = Ten stół czeka do { $until }; potem przypomnienia wracają, a gdy się wyczerpią, miejsce można oddać komuś innemu.
absence-passes = Jeśli w czasie urlopu minie czas na ruch, gracz pasuje, chyba że zostawi zlecenie.
absence-stand_in = Jeśli w czasie urlopu minie czas na ruch, za gracza { $player } decyduje przeciwnik komputerowy, chyba że gracz zostawi zlecenie.
absence-campaign = Między dwiema partiami kampania czeka tyle, co zawsze.
absence-back = { $player } wraca.
absence-waited = -# { $player }: urlop do { $until }.
absence-waited_limit = -# { $player }: urlop do { $until }; ten stół czeka do { $waits }.
presence-away = urlop do { $until }
presence-away_from = urlop od { $start } do { $until }
presence-note = {" "}· { $note }
presence-active_weekdays = nie gra w weekendy
presence-active_daily = zwykle gra { $start }–{ $end }
presence-active_both = zwykle gra { $start }–{ $end }, nie w weekendy
presence-waited = -# { $player } { $hours }.
presence-waited_later = -# { $player } { $hours }: znowu { $when }.

digest-heading = { $count ->
        [one] **Czeka na ciebie jeden stół**
        [few] **Czekają na ciebie { $count } stoły**
       *[other] **Czeka na ciebie { $count } stołów**
    }
digest-table = **{ $title }** · { $game } · { $link }
    Początek twojej tury: { $since }.
digest-between = **{ $title }** · { $game } · { $link }
    Czy grasz w następnej partii? Pytanie padło { $since }.
digest-play = Graj

# Nudges of one player for another.
nudge-message = { $player }, na twój ruch przy stole **{ $title }** czeka { $by }; początek twojej tury: { $since }: { $link }
nudge-between = { $player }, { $by } chce wiedzieć, czy grasz w następnej partii kampanii **{ $title }**; pytanie padło { $since }: { $link }
nudge-which = Przy którym stole?
nudge-done = { $player } dostaje przypomnienie o **{ $title }**. Przez najbliższą dobę nie można tam nikogo ponaglać.
nudge-not_waiting = Żaden wspólny stół nie czeka na tę osobę.
nudge-not_together = Nie siedzicie razem przy żadnym stole.
nudge-not_now = Ta osoba nie chce teraz przypomnień. Przypomnienia samego stołu przychodzą tak, jak je ustawiono.
nudge-lately = Mniej niż dzień temu było już przy tym stole ponaglenie. Spróbuj ponownie jutro.
