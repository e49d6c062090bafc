# /me, /privacy and /forget-me: what one person sets or asks for.

command-me = Twoje własne ustawienia
command-me-settings = Strefa czasowa, godziny, przypomnienia, obrazy, język
command-me-settings-zone = Twoja strefa czasowa: wpisz miasto
command-me-settings-quiet = Godziny bez przypomnień, na przykład 22-8; albo off
command-me-settings-interval = Czas, po którym dostajesz przypomnienie
command-me-settings-reminders = Dokąd przychodzą przypomnienia
command-me-settings-language = Twój język, we wszystkim, co widzisz tylko ty
command-me-settings-pictures = Czy to, co widzisz tylko ty, ma obrazy, czy same słowa
command-me-holiday = Ustaw dni, w które cię nie ma
command-me-holiday-first = Pierwszy dzień nieobecności; bez wyboru od teraz
command-me-holiday-until = Ostatni dzień nieobecności
command-me-holiday-meanwhile = Co się dzieje, gdy w czasie urlopu minie twój czas na ruch
command-me-back = Zakończ urlop albo go odwołaj
command-me-settings-hours = Kiedy zwykle grasz, na przykład 18-23, do wiadomości innych; albo off
command-me-settings-weekends = Czy grasz w soboty i niedziele, do wiadomości innych
command-me-settings-daily = Jedna wiadomość dziennie zamiast wielu wzmianek: o której, na przykład 8:00; albo off
command-privacy = Co ten bot o tobie przechowuje
command-forget_me = Usuń wszystko, co ten bot o tobie przechowuje

me-reminders_dm = w wiadomości prywatnej
me-reminders_channel = na kanale
me-reminders_off = wcale
me-interval_table = jak ustawiono przy stole
me-quiet_none = brak
me-language_discord = jak w twoim Discordzie
me-weekends_on = gram
me-weekends_off = nie gram
me-daily_none = nie, wzmianka przy każdej turze
me-daily_at = { $time }, zamiast przypomnień i wzmianek przy każdej turze
me-daily_unclear = Nie potrafię odczytać { $written } jako godziny. Napisz na przykład 8:00 albo off.
me-hours_none = nic o tym, kiedy grasz
me-hours_unclear = Nie potrafię odczytać { $written } jako godzin, w których grasz. Napisz na przykład 18-23 albo off.
me-pictures_on = w tym, co widzisz tylko ty
me-pictures_off = bez obrazów, same słowa

me-meanwhile_pass = Pas i odrzucanie ofert
me-meanwhile_opponent = Decyduje za mnie przeciwnik komputerowy
me-day = { $date } · { $days ->
        [0] dziś
        [one] jutro
       *[other] za { $days } dni
    }
me-day_unclear = Nie potrafię odczytać { $written } jako dnia. Napisz go jak 2026-12-24 albo wybierz z listy.
me-holiday_until = Podaj, do którego dnia cię nie ma.
me-holiday_none = Nie masz ustawionego urlopu. Wybierz ostatni dzień parametrem `until`, a pierwszy parametrem `from`.
me-holiday = **Twój urlop:** od { $start } do { $until }.
me-holiday_tables = Każdy z twoich stołów dostaje wiadomość na początku urlopu; po twoim powrocie dostają ją te, które na ciebie czekają. Do tego czasu nikt nie dostaje przypomnień, a twojego miejsca nie oddaje się nikomu, ale nie dłużej niż { CASE($live, case: "acc") } przy stole na żywo, { CASE($day, case: "acc") } przy stole z grą codzienną i { CASE($slow, case: "acc") } przy powolnym. Urlopy, między którymi mija mniej niż { $days } dni, liczą się jako jeden.
me-holiday_pass = Jeśli w czasie urlopu minie twój czas w licytacji, pasujesz, a oferty są odrzucane, chyba że zostawisz maksimum albo zlecenie.
me-holiday_opponent = Jeśli w czasie urlopu minie twój czas w licytacji lub na odpowiedź, decyduje za ciebie przeciwnik komputerowy, chyba że zostawisz maksimum albo zlecenie.
me-back_again = Witaj z powrotem. Przy twoich stołach gra toczy się dalej jak zwykle.

me-settings = ### Twoje ustawienia
    {""}**Strefa czasowa:** { $zone }, teraz jest tam { $time }
    {""}**Godziny ciszy:** { $quiet }
    {""}**Czas do przypomnienia:** { $interval }
    {""}**Przypomnienia:** { $reminders }
    {""}**Jedna wiadomość dziennie:** { $daily }
    {""}**Obrazy:** { $pictures }
    {""}**Język:** { $language }
    {""}**Inni czytają o tobie:** { $hours }
me-how_to_change = -# Żeby coś zmienić, użyj parametrów tego polecenia.
me-language_unknown = Nie znam języka { $language }. Wybierz język z listy.
me-zone_unknown = Nie ma strefy czasowej { $zone }. Wpisz nazwę dużego miasta w pobliżu i wybierz z listy.
me-quiet_unclear = Nie potrafię odczytać { $written } jako godzin bez przypomnień. Napisz na przykład 22-8 albo off.
me-dm_closed = Nie mogę pisać do ciebie wiadomości prywatnych, więc przypomnienia przychodzą na kanale. Gdy je otworzysz, wybierz tu `reminders: w wiadomości prywatnej`, a spróbuję ponownie.

privacy-text = **Co jest o tobie przechowywane**
    Numer twojego konta Discord, a z nim:
    - { $seats ->
        [one] jedno miejsce przy stole
        [few] { $seats } miejsca przy stołach
       *[other] { $seats } miejsc przy stołach
    } (w grze jeszcze: { $running }) z twoimi ruchami, z twoimi zleceniami i odpowiedziami z wyprzedzeniem i z twoimi notatkami do pytań, oraz { $hosted ->
        [one] jeden stół otwarty przez ciebie, pod wpisanym tytułem
        [few] { $hosted } stoły otwarte przez ciebie, pod wpisanymi tytułami
       *[other] { $hosted } stołów otwartych przez ciebie, pod wpisanymi tytułami
    }
    - { $companies ->
        [one] jedna spółka w kampanii
        [few] { $companies } spółki w kampaniach
       *[other] { $companies } spółek w kampaniach
    }, pod nazwami, które im nadano
    - { $lessons ->
        [one] jedna ukończona lekcja
        [few] { $lessons } ukończone lekcje
       *[other] { $lessons } ukończonych lekcji
    }
    - ustawienia: { $settings }, oraz { $absences ->
        [0] ani jeden stół z informacją, że cię nie ma
        [one] jeden stół z informacją, że cię nie ma
        [few] { $absences } stoły z informacją, że cię nie ma
       *[other] { $absences } stołów z informacją, że cię nie ma
    }
    - { $reminders ->
        [one] jedno oczekujące przypomnienie
        [few] { $reminders } oczekujące przypomnienia
       *[other] { $reminders } oczekujących przypomnień
    }, { $messages ->
        [one] położenie jednej wiadomości prywatnej
       *[other] położenie { $messages } wiadomości prywatnych
    } (żeby je aktualizować), { $proposals ->
        [one] jedna propozycja złożona przez ciebie, z twoją odpowiedzią albo o tobie
        [few] { $proposals } propozycje złożone przez ciebie, z twoją odpowiedzią albo o tobie
       *[other] { $proposals } propozycji złożonych przez ciebie, z twoją odpowiedzią albo o tobie
    }
    - { $dm }
    - { $language ->
        [0] nic o twoim języku
       *[other] język, w którym czytasz
    }
    - { $unlisted ->
        [0] nic o listach `/stats`, które mogą cię wymieniać
       *[other] to, że żadna lista `/stats` nie może cię wymieniać
    }

    Nic więcej nie jest przechowywane: nie czytam wiadomości. Karty na ręce i bilety widzą tylko ich właściciele, a bazę danych tylko osoby, które prowadzą tego bota. `/forget-me` usuwa wszystko naraz. W zakończonych grach zostaje po tobie bezimienne miejsce.
privacy-settings_some = strefa czasowa, godziny ciszy, pora, w której zwykle grasz, sposób i czas przypomnień oraz twój ostatni urlop
privacy-settings_none = brak
privacy-dm_closed = to, że nie mogę pisać do ciebie wiadomości prywatnych
privacy-dm_open = nic o twoich wiadomościach prywatnych
forget-question = **Usunąć wszystko, co o tobie przechowuję?**
    { $running ->
        [0] Nie masz miejsca przy żadnym otwartym stole.
        [one] Masz miejsce przy jednym otwartym stole. Jeśli gra się już zaczęła, gra za ciebie dalej przeciwnik komputerowy.
       *[other] Masz miejsca przy { $running } otwartych stołach. Tam, gdzie gra się już zaczęła, gra za ciebie dalej przeciwnik komputerowy.
    } W zakończonych grach zostaje bezimienne miejsce. Tego nie można cofnąć.
forget-yes = Usuń wszystko
forget-no = Zachowaj
forget-done = Gotowe. Nic już o tobie nie przechowuję.
forget-kept = Nic nie usunięto.

# /me statistics
command-me-statistics = Czy listy /stats mogą cię wymieniać, a inni oglądać twoje statystyki
command-me-statistics-listed = Czy jesteś na listach, a twoje statystyki są jawne
me-statistics_on = Tak, jak wszyscy
me-statistics_off = Nie, na żadnej liście
me-statistics_now_on = Listy `/stats` mogą cię wymieniać, a inni mogą oglądać twoje statystyki.
me-statistics_now_off = Nie ma cię na żadnej liście `/stats` i nikt inny nie zobaczy twoich statystyk. Twoje zakończone gry nadal liczą się tym, którzy z tobą grali.
