## The turning points of a finished game

panel-turning = Punkty zwrotne
command-game-turning_points = Ruchy, które najbardziej zmieniły zakończoną partię, każdy z obrazem
turning-heading = **{ $title }** · Punkty zwrotne
turning-explained = -# Ruchy, które najbardziej zmieniły widoki graczy na końcowy wynik. Oszacowane przy odkrytych kartach.
turning-drawing = -# Rysuję obrazy.
turning-nothing = W tej partii żaden ruch nie zmienił niczyich widoków na wynik.
turning-move = **Ruch { $number }:** { $what }
turning-move_in_round = **Ruch { $number }**, { $round }: { $what }
turning-untold = **{ $player }** podejmuje decyzję, której nikt inny nie widzi.
turning-changes = ↳ { $changes }
turning-change = { $player }: { $change }
turning-try = Spróbuj inaczej
turning-not_over = Punkty zwrotne można zobaczyć dopiero po zakończeniu partii, bo szuka się ich przy odkrytych kartach.
turning-none = W tej grze nie da się znaleźć punktów zwrotnych.
turning-failed = Nie udało się znaleźć punktów zwrotnych. Spróbuj ponownie później.
