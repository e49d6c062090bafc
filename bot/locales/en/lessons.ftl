# /learn: the list of lessons, and the words around every lesson. What each of them says stands in a file of its game.

command-learn = Learn a game in a few short lessons

lesson-titles = ### 🎓 Learn a game
    Short lessons, played with the same buttons as a real game. Nothing can be lost, and nobody else sees it. Which game?
lesson-title = { $game } ({ $done } of { $of } done)
lesson-list = ### 🎓 { $game }
    { $ahead ->
        [0] You have done all the lessons. You can take them again at any time.
       *[other] Take the lessons in order: each builds on the one before.
    }
lesson-entry = { $done ->
        [0] { $number }. { $title }
       *[other] ✓ { $number }. { $title }
    }
lesson-other_games = Other games
lesson-every = All lessons
lesson-again = Once more
lesson-next = Next lesson
lesson-show = Show me
lesson-first_game = Play your first game
lesson-first_title = { $name }: a first game
lesson-where = { $game } · Lesson { $number } of { $of }
lesson-heading = ### 🎓 { $title }
    -# { $where }
lesson-ended = ✅ { $said }
lesson-solution = **What to do here:** { $move }
lesson-over = This lesson is over. Go on to the next one.
lesson-none = That lesson no longer exists. See `/learn` for the current ones.
