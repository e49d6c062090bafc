# Questions that the others at a table answer.

consent-ask_undo = **{ $player } 想在“{ $title }”收回一步。**{ $to ->
        [0] 游戏会回到开局。
       *[other] 游戏会回到第 { $to } 步后的局面。
    }{ $over ->
        [0] 此后有人行动过或得知了什么，所以需要其他人同意。
       *[other] 游戏已经结束、结果已经公布，所以需要其他人同意才能继续。
    }
consent-takes_back = 会收回这些：
consent-known = ⚠ { $players } 已经看到这些步骤抽到了什么，收回后仍然知道：无论接下来由谁抽，抽到的还是同样的。
consent-ask_redo = **{ $player } 想在“{ $title }”重做收回的步骤。**
consent-ask_replace = **{ $player } 提议在“{ $title }”由 { $new } 接替 { $old }**，座位的一切都归其所有。
consent-ask_replace_campaign = **{ $player } 提议在“{ $title }”今后由 { $new } 接任 { $old } 公司的董事长**，公司的一切都归其掌管。
consent-ask_opponent = **{ $player } 提议在“{ $title }”由电脑对手（{ $level }）接着替 { $old } 玩。**
consent-ask_end = **{ $player } 提议就此结束“{ $title }”**，不计结果。
consent-ask_vote = **{ $player } 提议在“{ $title }”不等 { $old }，继续进行**：该回合按规则对不行动者的规定处理。由其他人过半数决定。
consent-ask_end_campaign = **{ $player } 提议就此结束战役“{ $title }”**：保险库按现状打开。
consent-agreed_by = 已同意：{ $people }
consent-waiting_for = 还要同意：{ $people }
consent-state_agreed = 大家都同意：已执行。
consent-state_agreed_most = 已同意：已执行。
consent-state_refused_most = 同意的人不够，一切不变。
consent-state_refused = 不是所有人都同意，一切不变。
consent-state_cancelled = 此事已了结：提议已撤回，或者游戏又有了进展。
consent-agree = 同意
consent-refuse = 拒绝
consent-withdraw = 撤回
consent-done_replace = 从现在起，“{ $title }”由 { $new } 接替 { $old }。
consent-done_replace_campaign = 从现在起，“{ $title }”由 { $new } 接任 { $old } 公司的董事长；不能让别人知道的内容见 `/campaign office`。
consent-done_opponent = 从现在起，“{ $title }”由 { $name } 接替 { $old }。
consent-done_level = “{ $title }”：{ $name } 从现在起改为“{ $level }”等级（原为“{ $before }”）。
consent-done_undo = 已收回：游戏回到{ $to ->
        [0] 开局
       *[other] 第 { $to } 步后
    }的局面。
consent-done_redo = 收回的步骤已重做。
consent-done_end = “{ $title }”已结束。
consent-done_vote = { $player } 在“{ $title }”不等 { $name }，继续进行：该回合已代为处理。
consent-sure_end = 结束
consent-sure_opponent = 让它玩
consent-stay_end = 继续玩
consent-stay_opponent = 我自己继续玩
consent-stayed = 一切不变。
consent-open_already = 已经在征求同意了：{ $where }
consent-cannot_post = 我不能在本频道发消息，所以无法征求其他人的同意。
consent-you_open = 这需要其他人同意。我已经问了 { $people }。
consent-you_refused = 不是所有人都同意，一切不变。
consent-you_cancelled = 此事已了结。
