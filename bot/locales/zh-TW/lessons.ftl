# /learn: the list of lessons, and the words around every lesson. What each of them says stands in a file of its game.

command-learn = 用幾堂短短的課學會一款遊戲

lesson-titles = ### 🎓 學一款遊戲
    一堂堂短課，用的按鈕和真正的遊戲一樣。玩錯也沒關係，別人看不到。想學哪款？
lesson-title = { $game }（學完 { $done } 課，共 { $of } 課）
lesson-list = ### 🎓 { $game }
    { $ahead ->
        [0] 你已經學完所有課程。隨時可以再學一遍。
       *[other] 建議照順序學：每一課都接續上一課的內容。
    }
lesson-entry = { $done ->
        [0] { $number }. { $title }
       *[other] ✓ { $number }. { $title }
    }
lesson-other_games = 其他遊戲
lesson-every = 所有課程
lesson-again = 再來一遍
lesson-next = 下一課
lesson-show = 教我怎麼做
lesson-first_game = 玩你的第一局
lesson-first_title = { $name }：第一局
lesson-where = { $game } · 第 { $number } 課，共 { $of } 課
lesson-heading = ### 🎓 { $title }
    -# { $where }
lesson-ended = ✅ { $said }
lesson-solution = **這裡該做什麼：**{ $move }
lesson-over = 這一課已經結束。請繼續下一課。
lesson-none = 已經沒有這一課了。現有的課程請看 `/learn`。
