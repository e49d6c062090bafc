# The lessons of Ticket to Ride: Europe: of each its title, what to do, what came of it, and why other moves are not it.

europe-lesson-tickets = 選擇任務卡
europe-lesson-tickets-before = 遊戲從任務卡開始：結束時，如果你的路線連起了卡上的兩座城市，就得到它的分數，否則就**扣掉**。你必須留兩張：請保留**路線重疊最多的那兩張**。
europe-lesson-tickets-after = 巴黎–維也納和倫敦–維也納，從法蘭克福到維也納走的是同一段路，你在那裡佔領的路線一舉兩得。沒有比這更好的開局了。
europe-lesson-tickets-long = 卡迪斯–斯德哥爾摩值 21 分，但它橫跨整張版圖，完不成就要扣 21 分。等你更熟悉遊戲時再說吧：請找終點城市相同的兩張任務卡。
europe-lesson-tickets-apart = 斯摩稜斯克–華沙離其他幾張太遠：為它們佔領的路線幫不到它，而沒完成的任務卡要扣分。你可以留超過兩張，但這裡留互相搭配的兩張比較好。
europe-lesson-tickets-other = 那兩張幾乎沒有共同的路線。請找終點城市相同、起點也相近的兩張任務卡。

europe-lesson-cards = 抽火車卡
europe-lesson-cards-before = 你的任務卡是巴黎到維也納，而法蘭克福–巴黎這段路線（Frankfurt–Paris）需要 3 張橘色火車卡。你有一張。用一個回合可以抽**兩張火車卡**：把翻開的兩張橘色都拿走。
europe-lesson-cards-then1 = 這是第一張。**現在拿第二張橘色火車卡。**
europe-lesson-cards-after = 現在你有三張橘色火車卡，夠佔領法蘭克福–巴黎了。翻開的火車卡穩穩到手；牌庫裡的說不準，但沒人看得見你抽到了什麼。
europe-lesson-cards-locomotive = 火車頭可以當任何顏色，但拿了翻開的火車頭，這回合就只能抽這一張。這裡，兩張顏色合適的火車卡更有用。
europe-lesson-cards-deck = 牌庫裡什麼都可能有。翻開的都用不上時，盲抽才好；這裡有用得上的橘色。
europe-lesson-cards-other = 那對法蘭克福–巴黎沒有幫助，它需要橘色火車卡：請拿翻開的橘色。

europe-lesson-claim = 佔領路線
europe-lesson-claim-before = 你有 3 張橘色火車卡：打出它們，**佔領法蘭克福–巴黎（Frankfurt–Paris）**，任務卡巴黎–維也納的路線正好經過這裡。
europe-lesson-claim-after = 你的車廂已經停在路線上，別人再也用不了它。三節車廂立刻得 4 分；路線越長，平均每節得分越高。
europe-lesson-claim-draw = 火車卡當然多多益善，但你需要的都有了，而且在你的下個回合之前，別人可能搶走這段路線。現在就佔領它。
europe-lesson-claim-elsewhere = 那段路線也能得分，但幫不到你的任務卡。★ 標出有幫助的路線。
europe-lesson-claim-further = 那段路線也順路，不過要晚一點：你的橘色火車卡只夠佔領兩段中的一段，這裡應該先佔領法蘭克福–巴黎。
europe-lesson-claim-other = 那個可以等：佔領法蘭克福–巴黎的火車卡就在你手裡。請按「佔領路線」，然後選這一段。

europe-lesson-ferry = 搭渡輪過海
europe-lesson-ferry-before = 從迪耶普到倫敦的路線是**渡輪**：如上面的標誌所示，兩張火車卡裡必須有一張火車頭。你有一張：**佔領迪耶普與倫敦之間的渡輪（Dieppe–London）**。
europe-lesson-ferry-after = 火車頭用在有標誌的那一格，另一格用任意顏色的一張火車卡。你從巴黎到了倫敦，只差愛丁堡了。
europe-lesson-ferry-draw = 這條渡輪需要的你都有：一張火車頭，加一張別的。不必再抽了。
europe-lesson-ferry-elsewhere = 你的任務卡是愛丁堡到巴黎，一定要渡過英吉利海峽。把火車卡留給渡輪。
europe-lesson-ferry-other = 那可過不了海峽。請按「佔領路線」，選迪耶普與倫敦之間的渡輪。

europe-lesson-tunnel = 挖通隧道
europe-lesson-tunnel-before = 你的任務卡柏林–羅馬還差慕尼黑–威尼斯（München–Venezia），這是一條 2 格藍色的**隧道**。挖隧道時要翻開三張火車卡，其中每有一張藍色或火車頭，你就要多付一張。你有 3 張藍色：用其中兩張**佔領這條隧道**。
europe-lesson-tunnel-then1 = 翻出了一張藍色，所以隧道要多付一張火車卡。**請付掉這一張。**
europe-lesson-tunnel-after = 隧道歸你了，任務卡柏林–羅馬也跟著完成。手上多備一兩張火車卡，隧道的風險就不大。
europe-lesson-tunnel-draw = 給隧道備用的火車卡已經在你手裡。現在就挖，別讓對手搶先。
europe-lesson-tunnel-elsewhere = 你的藍色火車卡要留給隧道：沒有它，任務卡柏林–羅馬就完不成。
europe-lesson-tunnel-give_up = 放棄不損失火車卡，但會損失這個回合。你付得起一張額外火車卡，那就付吧。
europe-lesson-tunnel-other = 那樣完成不了你的任務卡。請按「佔領路線」，選慕尼黑–威尼斯，用兩張藍色火車卡。

europe-lesson-station = 建造車站
europe-lesson-station-before = 柏林–羅馬只差慕尼黑–威尼斯這一段，可是它屬於對手。**車站**讓你的任務卡借用別人通到該城市的一段路線：在那段路線的任一端，**慕尼黑（München）或威尼斯（Venezia），建造一座**。
europe-lesson-station-after = 借用對手的路線，你的任務卡在結束時就完成了。沒有建造的車站值 4 分，所以要建在能救回任務卡的地方，就像這裡：得 9 分，而不是扣 9 分。
europe-lesson-station-draw = 抽火車卡不會讓你離羅馬更近：別的路都要繞遠。第一座車站只要一張火車卡。
europe-lesson-station-elsewhere = 建在那裡補不上缺口。它必須建在慕尼黑或威尼斯。
europe-lesson-station-other = 那樣慕尼黑與威尼斯之間的缺口還在。請按「建造車站」，在這兩座城市裡選一座。

europe-lesson-end = 最後一個回合
europe-lesson-end-before = 有人只剩兩節或更少車廂時，每人再進行一個回合。這是**你的最後一個回合**：佔領那段能完成任務卡巴黎–維也納的路線。
europe-lesson-end-after = 遊戲結束：你的任務卡加 8 分，每座沒有建造的車站加 4 分，最長路線加 10 分。現在，你可以去玩第一局了。
europe-lesson-end-tickets = 最後一個回合抽的新任務卡多半完不成，反而要扣分。手上這張卻能完成。
europe-lesson-end-draw = 結束時手裡剩下的火車卡一文不值。現在就打出來吧。
europe-lesson-end-elsewhere = 它的車廂也能得分，但你的任務卡還是完不成，要扣 8 分。慕尼黑–維也納既得分又能完成它。
europe-lesson-end-other = 這之後沒有回合了。請按「佔領路線」，選慕尼黑–維也納（München–Wien）。
