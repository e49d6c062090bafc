# /stats: what has come of finished games.

command-stats = Statistics, ratings and records: of a person, of two, of a game, or of this server
command-stats-player = Whose
command-stats-other = Somebody to compare with
command-stats-game = Of which game; alone: its records and ratings

stats-person = **{ $player }** · { $games ->
    [0] no game against others finished yet
    [one] one finished game against others, { $wins } won
   *[other] { $games } finished games against others, { $wins } won
}
stats-person-none = { $player } has finished no game here yet.
stats-person-none_of = { $player } has finished no game of { $game } here yet.
stats-places = Places: { $places }.
stats-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
stats-streak = Winning streak: { $now } now, { $longest } at best.
stats-pace = Pace: half of the turns were begun within { $span }.
stats-length = Half of the games took no more than { $span }.
stats-title_of = - **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, best score { $score }, { $rating }
stats-alone = Against built-in opponents alone: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won. These are not rated.
stats-rating = rating { $rating }{ $sure ->
    [0] {"?"}
   *[other] {""}
} ({ $games ->
    [one] one game
   *[other] { $games } games
})
stats-no_rating = not rated

stats-pair = **{ $one } and { $other }** · { $games ->
    [one] one finished game together
   *[other] { $games } finished games together
}: { $one } { $first ->
    [0] was never ahead
    [one] was ahead once
   *[other] was ahead { $first } times
}, { $other } { $second ->
    [0] never
    [one] once
   *[other] { $second } times
}.
stats-pair-none = { $one } and { $other } have finished no game together here.
stats-pair-none_of = { $one } and { $other } have finished no game of { $game } together here.
stats-pair-title = - **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $first } to { $second }

stats-title = **{ $game }** · { $games ->
    [one] one finished game
   *[other] { $games } finished games
}
stats-title-none = No game of { $game } has been finished here yet.
stats-by_players = Games: { $counts }.
stats-players = { $games } with { $players } players
stats-records = **Best scores**
stats-record = - { $record }
stats-best = **{ $score }** by { $player } ({ $players } players), { $title } in { $channel }, { $at }
stats-somebody = somebody
stats-rated = **Ratings**
stats-rated_one = - { $player }: { $rating }
stats-opponents = Built-in opponents sat at { $games ->
    [one] one game
   *[other] { $games } games
} and won { $wins }.

stats-server = **This server** · { $games ->
    [one] one finished game
   *[other] { $games } finished games
}
stats-server-none = No game has been finished here yet.
stats-server-title = - **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}; record { $record }
stats-active = **Most games**
stats-active_one = - { $player }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
stats-server-streak = Longest winning streak: { $player }, { $longest } games.
stats-unfinished = { $tables ->
    [one] One table was ended before the game was over and counts
   *[other] { $tables } tables were ended before the game was over and count
} for nobody.
stats-counted = -# Finished games count for whoever holds a seat at the end; practice games, games read from files and games ended early do not count, nor do other people’s games in channels you cannot see. Each game has its own ratings: they compare the places of people only, start at 1000, and carry a ? until five games. `/me statistics` takes you out of all lists, `/forget-me` out of everything.

stats-unlisted = This player does not want to be looked up.
stats-only_yours = In direct messages I show only your own games. Ask on the server for other people’s.
