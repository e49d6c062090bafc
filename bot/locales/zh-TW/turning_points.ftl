## The turning points of a finished game

panel-turning = 轉捩點
command-game-turning_points = 已結束的一局裡影響最大的幾步，每步附圖
turning-heading = **{ $title }** · 轉捩點
turning-explained = -# 對各玩家預期結果影響最大的幾步，以所有的牌都公開的情況估算。
turning-drawing = -# 正在繪製圖片。
turning-nothing = 這局遊戲沒有哪一步改變過預期結果。
turning-move = **第 { $number } 步：**{ $what }
turning-move_in_round = **第 { $number } 步**，{ $round }：{ $what }
turning-untold = **{ $player }** 做出別人看不到的選擇。
turning-changes = ↳ { $changes }
turning-change = { $player } { $change }
turning-try = 試試別的走法
turning-not_over = 遊戲結束後才能看轉捩點：要公開所有的牌才找得出來。
turning-none = 這款遊戲找不出轉捩點。
turning-failed = 沒能找出轉捩點。請稍後再試。
