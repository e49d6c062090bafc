## The turning points of a finished game

panel-turning = Punkty zwrotne
command-game-turning_points = Ruchy, które najwięcej zmieniły w zakończonej grze, każdy z obrazem
turning-heading = **{ $title }** · Punkty zwrotne
turning-explained = -# Ruchy, które najbardziej zmieniły to, czego każdy mógł się na koniec spodziewać. Szacunek przy odkrytych kartach.
turning-drawing = -# Rysuję obrazy.
turning-nothing = Żaden ruch tej gry nie zmienił tego, czego można było się spodziewać.
turning-move = **Ruch { $number }:** { $what }
turning-move_in_round = **Ruch { $number }**, { $round }: { $what }
turning-untold = **{ $player }** podejmuje decyzję, której nikt inny nie widzi.
turning-changes = ↳ { $changes }
turning-change = { $player }: { $change }
turning-try = Spróbuj inaczej
turning-not_over = Punkty zwrotne są dostępne dopiero po zakończeniu gry: szuka się ich przy odkrytych kartach.
turning-none = W tej grze nie da się znaleźć punktów zwrotnych.
turning-failed = Nie udało się znaleźć punktów zwrotnych. Spróbuj ponownie później.
