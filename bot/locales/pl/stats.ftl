# /stats: what has come of finished games.

command-stats = Statystyki, rankingi i rekordy: osoby, dwóch osób, gry albo tego serwera
command-stats-player = Czyje
command-stats-other = Z kim porównać
command-stats-game = Której gry; samo: jej rekordy i rankingi

stats-person = **{ $player }** · { $games ->
    [0] jeszcze żadnej zakończonej gry z innymi
    [one] jedna zakończona gra z innymi, wygrane: { $wins }
    [few] { $games } zakończone gry z innymi, wygrane: { $wins }
   *[other] { $games } zakończonych gier z innymi, wygrane: { $wins }
}
stats-person-none = { $player } nie ma tu jeszcze żadnej zakończonej gry.
stats-person-none_of = { $player } nie ma tu jeszcze żadnej zakończonej partii gry „{ $game }”.
stats-places = Miejsca: { $places }.
stats-place = { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] szóste
} { $times ->
    [one] raz
    [2] dwa razy
   *[other] { $times } razy
}
stats-streak = Wygrane z rzędu: teraz { $now }, najwięcej { $longest }.
stats-pace = Tempo (mediana czasu do rozpoczęcia tury): { $span }.
stats-length = Czas gry (mediana): { $span }.
stats-title_of = - **{ $game }**: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, wygrane: { $wins }, najlepszy wynik: { $score }, { $rating }
stats-alone = Tylko z przeciwnikami komputerowymi: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, wygrane: { $wins }. Te gry nie liczą się do rankingu.
stats-rating = ranking { $rating }{ $sure ->
    [0] {"?"}
   *[other] {""}
} ({ $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
})
stats-no_rating = bez rankingu

stats-pair = **{ $one } i { $other }** · { $games ->
    [one] jedna zakończona wspólna gra
    [few] { $games } zakończone wspólne gry
   *[other] { $games } zakończonych wspólnych gier
}. Wyższe miejsce: { $one } { $first ->
    [0] ani razu
    [one] raz
   *[other] { $first } razy
}, { $other } { $second ->
    [0] ani razu
    [one] raz
   *[other] { $second } razy
}.
stats-pair-none = { $one } i { $other } nie mają tu żadnej zakończonej wspólnej gry.
stats-pair-none_of = { $one } i { $other } nie mają tu żadnej zakończonej wspólnej partii gry „{ $game }”.
stats-pair-title = - **{ $game }**: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $first } : { $second }

stats-title = **{ $game }** · { $games ->
    [one] jedna zakończona gra
    [few] { $games } zakończone gry
   *[other] { $games } zakończonych gier
}
stats-title-none = Nie ma tu jeszcze żadnej zakończonej partii gry „{ $game }”.
stats-by_players = Gry według liczby graczy: { $counts }.
stats-players = { $games } w { $players ->
    [few] { $players } osoby
   *[other] { $players } osób
}
stats-records = **Najlepsze wyniki**
stats-record = - { $record }
stats-best = **{ $score }**, { $player } (graczy: { $players }), { $title } na kanale { $channel }, { $at }
stats-somebody = ktoś
stats-rated = **Rankingi**
stats-rated_one = - { $player }: { $rating }
stats-opponents = Gry z przeciwnikami komputerowymi: { $games }, ich wygrane: { $wins }.

stats-server = **Ten serwer** · { $games ->
    [one] jedna zakończona gra
    [few] { $games } zakończone gry
   *[other] { $games } zakończonych gier
}
stats-server-none = Nie ma tu jeszcze żadnej zakończonej gry.
stats-server-title = - **{ $game }**: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}; rekord: { $record }
stats-active = **Najwięcej gier**
stats-active_one = - { $player }: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, wygrane: { $wins }
stats-server-streak = Najdłuższa seria wygranych: { $player }, { $longest }.
stats-unfinished = { $tables ->
    [one] Jeden stół zamknięto przed końcem gry i nie liczy się
    [few] { $tables } stoły zamknięto przed końcem gry i nie liczą się
   *[other] { $tables } stołów zamknięto przed końcem gry i nie liczy się
} nikomu.
stats-counted = -# Zakończone gry liczą się temu, kto na końcu ma miejsce przy stole; nie liczą się treningi, gry odczytane z plików i zamknięte przed końcem ani cudze gry na kanałach, których nie widzisz. Każda gra ma własny ranking: porównuje tylko miejsca ludzi, zaczyna się od 1000 i do piątej gry ma przy sobie znak ?. `/me statistics` usuwa cię ze wszystkich list, `/forget-me` ze wszystkiego.

stats-unlisted = Ten gracz nie udostępnia swoich statystyk.
stats-only_yours = W wiadomościach prywatnych pokazuję tylko twoje gry. O gry innych zapytaj na serwerze.
