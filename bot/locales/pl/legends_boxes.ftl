# Legends of the West: what stands on the lids of boxes. A lid promises; what its box brings it does not tell.

legends-lids = { $lid }
    { $others }
legends-lid = 📦 **{ $board }**, { $where }. *{ $words }*
legends-lid-cape = Szyny kończą się tam, gdzie zaczyna się ciepła woda. Na przystani ktoś pilnuje, żeby nie zgasła lampa.
legends-lid-prairie = Na drodze nie stoi tu nic oprócz horyzontu. Kto przyjdzie pierwszy, może zapisać swoje imię bardzo wielkimi literami.
legends-lid-trail = Droga szeroka jak rzeka, a nie wyjeździło jej ani jedno koło. Nocą słychać, że nie jest pusta.
legends-lid-winter = Ostatni zawiadowca napisał jedną linijkę: przyślijcie rękawice. Dla tych, którzy są gotowi, linia biegnie dalej.
legends-lid-desert = Mapy pełne są małych krzyżyków i wielkich obietnic. Nie wszystkie zostają dotrzymane.
legends-lid-silver = O zmierzchu wzgórza na południe od rzeki lśnią. Ludzie wracają stamtąd bogaci albo o tym nie mówią.
legends-lid-timber = Te drzewa były stare, gdy pierwszy król Anglii był młody. To, co leży między nimi, uczy inżynierów pokory.
legends-lid-shore = Podobno słońce jest tam tańsze, bo ma bliżej. Ktoś dotrze tam pierwszy.
legends-where-north-west = na północnym zachodzie
legends-where-west = na zachodzie
legends-where-south-west = na południowym zachodzie
legends-where-south = na południu

# What comes out of a box, or with a year, on a picture.
legends-look-box = Co było w pudełku
legends-look-brought = Co przynosi rok
legends-look-retired = Wycofane wydarzenie
rendering-legends-box-title = { $board }: co było w pudełku
rendering-legends-brought-title = Co przynosi { $year }
rendering-legends-brought-panic = { $events_count ->
        [0] Wydarzenia, które są w talii najdłużej, zostają na zawsze wycofane (jest ich { $number }).
       *[other] Wydarzenia, które są w talii najdłużej, zostają na zawsze wycofane (jest ich { $number }): { $events }.
    }
rendering-legends-brought-exhibition = Wystawa odbywa się w mieście { $city }: odtąd jest to duże miasto.
rendering-legends-retired = Wycofane na zawsze
rendering-legends-alt-lid = { $board }, { $where }: { $words }
rendering-legends-alt-lid_named = { $board }, { $where }.
rendering-legends-alt-new_event = Nowe wydarzenie { $event }: { $rule }
rendering-legends-alt-contents = { $title }{ $count ->
        [0] .
       *[other] : { $said }
    }
rendering-legends-alt-retired = Wycofane na zawsze, { $event }: { $rule }

# Who can be engaged, on a picture.
rendering-legends-leave_after = Kto pracuje w tej partii, w następnej jest na urlopie.
rendering-legends-leave_now = W tej partii na urlopie: { $names }.
rendering-legends-alt-specialist = { $name }: { $rule }
rendering-legends-alt-specialists = Specjaliści do wyboru: { $names }.

# Cities to build in, on a picture.
rendering-legends-site = { $tracks ->
        [one] Kończy się tu jedna trasa
        [few] Kończą się tu { $tracks } trasy
       *[other] Kończy się tu { $tracks } tras
    }, { $own ->
        [0] żadna nie jest twoja
        [one] jedna jest twoja
       *[other] z tego twoich { $own }
    }.
rendering-legends-site_depots = Zajezdnie w dystrykcie: { $own } twoich, { $most } cudzych.
rendering-legends-alt-site = { $city }: { $worth }
rendering-legends-alt-site_listed = { $city } ({ $tracks ->
        [one] 1 trasa
        [few] { $tracks } trasy
       *[other] { $tracks } tras
    }, twoje: { $own })
rendering-legends-alt-sites = Miasta: { $cities }.
rendering-legends-alt-sites_legend = W dystryktach twoje zajezdnie / cudze; w miastach trasy, które się tam kończą / twoje, jeśli są.
rendering-legends-site_depots_short = Zajezdnie { $own }/{ $most }:
rendering-legends-alt-site_listed_short = { $city } { $tracks }{ $own ->
        [0] { "" }
       *[other] /{ $own }
    }
rendering-legends-alt-sites_short = { $cities }.
