## The turning points of a finished game

panel-turning = 轉捩點
command-game-turning_points = 結束的遊戲裡變化最大的幾步，每步附圖
turning-heading = **{ $title }** · 轉捩點
turning-explained = -# 讓各人預期的最終結果變化最大的幾步。以所有卡都公開來估算。
turning-drawing = -# 正在繪製圖片。
turning-nothing = 這局遊戲裡沒有哪一步改變了各人的預期。
turning-move = **第 { $number } 步：**{ $what }
turning-move_in_round = **第 { $number } 步**，{ $round }：{ $what }
turning-untold = **{ $player }** 做了別人看不到的選擇。
turning-changes = ↳ { $changes }
turning-change = { $player } { $change }
turning-try = 試試看
turning-not_over = 遊戲結束後才有轉捩點：要看所有的卡才找得出來。
turning-none = 這款遊戲找不出轉捩點。
turning-failed = 沒能找出轉捩點。請稍後再試。
