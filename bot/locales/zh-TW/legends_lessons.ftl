# The lessons of Legends: of each its title, what to do, what came of it, and why other moves are not it.
# They are read before a campaign: nothing may stand here that a later game brings.

legends-lesson-tickets = 選擇任務卡
legends-lesson-tickets-before = 每場遊戲從任務卡開始：結束時，如果你的路線連起了卡上的兩座城市，就得到卡上的錢，否則就要**扣掉**。你必須留兩張：請保留**起點相同的那兩張**。
legends-lesson-tickets-after = 從底特律到紐約，有一條最短的路經過費城，所以你的大部分路線對兩張任務卡都有用。
legends-lesson-tickets-far = 魁北克–沙凡納橫跨整張版圖，完不成就要扣掉卡上的錢。等你更熟悉遊戲時再說吧。
legends-lesson-tickets-apart = 莫比爾–夏洛特離其他幾張太遠：為它們走的路線幫不到它。
legends-lesson-tickets-other = 那幾張沒什麼共同的路。請找從底特律出發的兩張。

legends-lesson-cards = 抽火車卡
legends-lesson-cards-before = 你的任務卡是底特律到費城，而底特律–匹茲堡這段路線（Detroit–Pittsburgh）需要 2 張黃色火車卡。用一個回合可以抽**兩張火車卡**：把翻開的兩張黃色都拿走。
legends-lesson-cards-then1 = 這是第一張。**現在拿第二張黃色火車卡。**
legends-lesson-cards-after = 現在你有底特律–匹茲堡需要的兩張黃色火車卡了。翻開的火車卡穩穩到手；牌庫裡抽的，除了你沒人看見。
legends-lesson-cards-wild = 百搭卡可以當任何顏色，但拿了翻開的百搭卡，這回合就只能抽這一張。這裡，兩張黃色更有用。
legends-lesson-cards-deck = 牌庫裡什麼都可能有。翻開的都用不上時，盲抽才好；這裡有用得上的黃色。
legends-lesson-cards-other = 那對底特律–匹茲堡沒有幫助，它需要黃色火車卡：請拿翻開的黃色。

legends-lesson-travel = 行駛路線
legends-lesson-travel-before = 你有兩張黃色火車卡：打出它們，**行駛底特律–匹茲堡（Detroit–Pittsburgh）**，這是任務卡底特律–費城的一半路程。
legends-lesson-travel-after = 這段路線在這場遊戲裡歸你了。匹茲堡又是大城市：行駛到大城市，抽一張火車卡。
legends-lesson-travel-draw = 你需要的都有了，而且在你的下個回合之前，另一家公司可能搶走這段路線。現在就行駛。
legends-lesson-travel-elsewhere = 那段路線不往底特律到費城的方向。★ 標出對你的任務卡有幫助的路線。
legends-lesson-travel-other = 那個可以等。請行駛底特律–匹茲堡。

legends-lesson-colour = 自己的顏色
legends-lesson-colour-before = 你的公司是黑色，而公司行駛自己顏色的路線，獲得 $1。你的任務卡水牛城–巴爾的摩還差水牛城–費城（Buffalo–Philadelphia），這是一段黑色路線：**行駛它。**
legends-lesson-colour-after = 任務卡完成了，還獲得了 $1。結束時比的就是美元。
legends-lesson-colour-draw = 需要的三張黑色火車卡都在你手裡。現在就行駛：沒有人比你更想要黑色。
legends-lesson-colour-elsewhere = 那樣完成不了你的任務卡。水牛城–費城可以，還能獲得 $1。
legends-lesson-colour-other = 請用三張黑色火車卡，行駛水牛城–費城。

legends-lesson-grey = 任意一種顏色
legends-lesson-grey-before = 灰色路線可用任意一種顏色的火車卡，百搭卡可當任何顏色。你的任務卡蒙特婁–費城還差波士頓–蒙特婁（Boston–Montreal）：用一張綠色和一張百搭卡**行駛它**。
legends-lesson-grey-after = 兩段平行路線中的一段歸你了。兩城之間，誰也不能擁有兩段路線；只有兩三家公司時，雙線的另一段也沒有人能再用。
legends-lesson-grey-draw = 一張綠色加一張百搭卡，夠走兩格的灰色路線。現在就行駛。
legends-lesson-grey-elsewhere = 那樣波士頓–蒙特婁就差一張火車卡，任務卡還是完不成。兩張都留給它。
legends-lesson-grey-other = 請用你的兩張火車卡，行駛波士頓與蒙特婁之間的一段路線。

legends-lesson-end = 最後一個回合
legends-lesson-end-before = 有人在回合結束時只剩 2 節或更少車廂，則每人再進行一個回合。這是**你的最後一個回合**：行駛那段能完成底特律–費城的路線。
legends-lesson-end-after = 任務卡完成了。另一家公司的最後一個回合之後，任務卡、錢幣和剩餘車廂都折成美元；每家公司的金額放進保險庫，直到戰役結束。現在你可以創立一場戰役，看看西部會帶來什麼。
legends-lesson-end-draw = 手裡剩下的火車卡不算數。現在就打出來吧。
legends-lesson-end-tickets = 最後一個回合抽的新任務卡多半完不成，反而要賠錢。手上這張卻能完成。
legends-lesson-end-elsewhere = 那樣完成不了你的任務卡，還要扣掉卡上的錢。費城–匹茲堡可以，只要兩張紅色火車卡。
legends-lesson-end-other = 這之後沒有回合了：請行駛費城–匹茲堡（Philadelphia–Pittsburgh）。
