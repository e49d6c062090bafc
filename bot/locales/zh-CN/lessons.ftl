# /learn: the list of lessons, and the words around every lesson. What each of them says stands in a file of its game.

command-learn = 用几节短课学会一款游戏

lesson-titles = ### 🎓 学一款游戏
    短课程，用的是和真正游戏一样的按钮。不会有任何损失，别人也看不到。学哪款？
lesson-title = { $game }（学完 { $done } 课，共 { $of } 课）
lesson-list = ### 🎓 { $game }
    { $ahead ->
        [0] 你已经学完所有课程。随时可以再学一遍。
       *[other] 请按顺序学：每一课都以上一课为基础。
    }
lesson-entry = { $done ->
        [0] { $number }. { $title }
       *[other] ✓ { $number }. { $title }
    }
lesson-other_games = 其他游戏
lesson-every = 所有课程
lesson-again = 再来一遍
lesson-next = 下一课
lesson-show = 教我怎么做
lesson-first_game = 玩你的第一局
lesson-first_title = { $name }：第一局
lesson-where = { $game } · 第 { $number } 课，共 { $of } 课
lesson-heading = ### 🎓 { $title }
    -# { $where }
lesson-ended = ✅ { $said }
lesson-solution = **这里该做什么：**{ $move }
lesson-over = 这一课已经结束。请继续下一课。
lesson-none = 已经没有这一课了。现有的课程见 `/learn`。
