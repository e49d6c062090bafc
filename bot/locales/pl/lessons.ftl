# /learn: the list of lessons, and the words around every lesson. What each of them says stands in a file of its game.

command-learn = Poznaj grę w kilku krótkich lekcjach

lesson-titles = ### 🎓 Poznaj grę
    Krótkie lekcje z tymi samymi przyciskami co w prawdziwej grze. Nie można nic stracić i nikt inny tego nie widzi. Która gra?
lesson-title = { $game } (ukończone: { $done } z { $of })
lesson-list = ### 🎓 { $game }
    { $ahead ->
        [0] Wszystkie lekcje są ukończone. Możesz je powtórzyć w każdej chwili.
       *[other] Przechodź lekcje po kolei: każda opiera się na poprzedniej.
    }
lesson-entry = { $done ->
        [0] { $number }. { $title }
       *[other] ✓ { $number }. { $title }
    }
lesson-other_games = Inne gry
lesson-every = Wszystkie lekcje
lesson-again = Jeszcze raz
lesson-next = Następna lekcja
lesson-show = Pokaż mi
lesson-first_game = Zagraj pierwszą partię
lesson-first_title = { $name }: pierwsza partia
lesson-where = { $game } · Lekcja { $number } z { $of }
lesson-heading = ### 🎓 { $title }
    -# { $where }
lesson-ended = ✅ { $said }
lesson-solution = **Co tu zrobić:** { $move }
lesson-over = Ta lekcja jest skończona. Przejdź do następnej.
lesson-none = Takiej lekcji już nie ma. `/learn` pokazuje, jakie są.
