# Questions that the others at a table answer.

consent-ask_undo = **{ $player } 想在「{ $title }」收回一步。**{ $to ->
        [0] 遊戲會回到開局。
       *[other] 遊戲會回到第 { $to } 步後的局面。
    }{ $over ->
        [0] 之後有人行動過或得知了什麼，所以需要其他人同意。
       *[other] 遊戲已經結束、結果已經公布，所以需要其他人同意才能繼續。
    }
consent-takes_back = 會收回這些：
consent-known = ⚠ { $players } 已經看到這些步驟抽到了什麼，收回後仍然知道：不論接下來由誰抽，抽到的還是一樣。
consent-ask_redo = **{ $player } 想在「{ $title }」重做收回的步驟。**
consent-ask_replace = **{ $player } 提議在「{ $title }」由 { $new } 接替 { $old }**，座位上的一切都由新玩家接手。
consent-ask_replace_campaign = **{ $player } 提議在「{ $title }」今後由 { $new } 接任 { $old } 公司的董事長**，公司的一切都由新董事長接手。
consent-ask_opponent = **{ $player } 提議在「{ $title }」由電腦對手（{ $level }）接著替 { $old } 玩。**
consent-ask_end = **{ $player } 提議就此結束「{ $title }」**，不計結果。
consent-ask_vote = **{ $player } 提議在「{ $title }」不等 { $old }，繼續進行**：該回合依規則中未行動時的方式處理。由其他人以過半數決定。
consent-ask_end_campaign = **{ $player } 提議就此結束戰役「{ $title }」**：保險庫依現況打開。
consent-agreed_by = 已同意：{ $people }
consent-waiting_for = 還要同意：{ $people }
consent-state_agreed = 大家都同意：已執行。
consent-state_agreed_most = 已同意：已執行。
consent-state_refused_most = 同意的人不夠，一切不變。
consent-state_refused = 不是所有人都同意，一切不變。
consent-state_cancelled = 這項提議已經結束：可能是撤回了，或遊戲又有進展。
consent-agree = 同意
consent-refuse = 拒絕
consent-withdraw = 撤回
consent-done_replace = 從現在起，「{ $title }」由 { $new } 接替 { $old }。
consent-done_replace_campaign = 從現在起，「{ $title }」由 { $new } 接任 { $old } 公司的董事長；不能讓別人知道的內容請看 `/campaign office`。
consent-done_opponent = 從現在起，「{ $title }」由 { $name } 接替 { $old }。
consent-done_level = 「{ $title }」：{ $name } 從現在起改為「{ $level }」等級（原為「{ $before }」）。
consent-done_undo = 已收回：遊戲回到{ $to ->
        [0] 開局
       *[other] 第 { $to } 步後
    }的局面。
consent-done_redo = 收回的步驟已重做。
consent-done_end = 「{ $title }」已結束。
consent-done_vote = { $player } 在「{ $title }」不等 { $name }，繼續進行：該回合已代為處理。
consent-sure_end = 結束
consent-sure_opponent = 讓它玩
consent-stay_end = 繼續玩
consent-stay_opponent = 我自己繼續玩
consent-stayed = 一切不變。
consent-open_already = 已經在徵求同意了：{ $where }
consent-cannot_post = 我不能在這個頻道發訊息，所以無法徵求其他人同意。
consent-you_open = 這需要其他人同意。我已經問了 { $people }。
consent-you_refused = 不是所有人都同意，一切不變。
consent-you_cancelled = 這項提議已經結束。
