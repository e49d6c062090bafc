## The turning points of a finished game

panel-turning = 转折点
command-game-turning_points = 结束的游戏里变化最大的几步，每步附图
turning-heading = **{ $title }** · 转折点
turning-explained = -# 让各人预期的最终结果变化最大的几步。按所有牌都公开来估算。
turning-drawing = -# 正在绘制图片。
turning-nothing = 这局游戏里没有哪一步改变了各人的预期。
turning-move = **第 { $number } 步：**{ $what }
turning-move_in_round = **第 { $number } 步**，{ $round }：{ $what }
turning-untold = **{ $player }** 做了别人看不到的选择。
turning-changes = ↳ { $changes }
turning-change = { $player } { $change }
turning-try = 试一试
turning-not_over = 游戏结束后才有转折点：要看所有的牌才能找出来。
turning-none = 这款游戏找不出转折点。
turning-failed = 没能找出转折点。请稍后再试。
