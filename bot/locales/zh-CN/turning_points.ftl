## The turning points of a finished game

panel-turning = 转折点
command-game-turning_points = 已结束的一局里影响最大的几步，每步附图
turning-heading = **{ $title }** · 转折点
turning-explained = -# 对各玩家预期结果影响最大的几步，按所有牌都公开的情况估算。
turning-drawing = -# 正在绘制图片。
turning-nothing = 这局游戏没有哪一步改变过预期结果。
turning-move = **第 { $number } 步：**{ $what }
turning-move_in_round = **第 { $number } 步**，{ $round }：{ $what }
turning-untold = **{ $player }** 作出别人看不到的选择。
turning-changes = ↳ { $changes }
turning-change = { $player } { $change }
turning-try = 试试别的走法
turning-not_over = 游戏结束后才能看转折点：要公开所有的牌才找得出来。
turning-none = 这款游戏找不出转折点。
turning-failed = 没能找出转折点。请稍后再试。
