# Legends of the West: the story of a campaign in prose. Each message is one or more whole sentences, told only where what it says
# has happened (engine/ticket_to_ride/legends/pack/narration.toml). Companies are named as their presidents named them, so
# nothing is added to a name. No rule is told here. { $absent }, { $fresh }, { $back }, { $cities } and { $legends } are lists.

# A paragraph, and two sentences that follow each other in it.
legends-narration = > { $paragraph }
legends-narration-joined = { $first }{ $next }

# How a game begins: a scene of the year, then what the table has behind it.
legends-narration-1865-opening = 仗打完了，被戰爭用壞的鐵軌正一段段重鋪。在水牛城一家繩子鋪的樓上，艾達·普魯伊特租下一個房間，一扇窗，一條電報線。第一個早晨，她向地圖上每一家新鐵路敲去同一個問題：你們會準點嗎？然後她削好鉛筆，把水壺放上爐子，等著。從來沒有人這樣問過他們。
legends-narration-1868-opening = 軍隊回家了，軍中最能幹的人站在月台上，手裡捏著帽子：他們在砲火下架過橋，清點過騾子，叫醒過將軍。每家鐵路都需要一個做過這些事的人。奧爾巴尼的旅館裡，侍者學會了一條規矩：桌上放著合約，就不收盤子。艾達·普魯伊特把開價來來回回地發，沒有一份讀過第二遍。
legends-narration-1871-opening = 鐵路從鎮上經過，是一樁新聞；鐵路在鎮上留下一間車棚，就成了街坊。今年春天，木材行賣的屋頂比船殼還多。鎮長親自邁開步子丈量空地，孩子被叫去站在將來停火車頭的地方。艾達·普魯伊特掛起一張地圖，留給那些肯替夜裡落難的司機打開的門。上面還一個記號也沒有。
legends-narration-1874-opening = 賽拉斯·克雷恩來到鎮上，坐的車廂是牙齒的顏色，後面還跟著九百節。他和月台上每個人握手，記下每個名字，一個也不忘。他管它叫托拉斯，說它不和任何人競爭：只不過別人到的時候，它已經在那裡了。他的第一封電報由艾達·普魯伊特親手發出。一共十一個字，電報費到現在沒付。
legends-narration-1877-opening = 去年春天還是一片爛泥的城市，如今有了歌劇院，還有一個人舉著長桿逐盞點亮的街燈。從夜車上望去，小鎮不再是一條狗加一座水塔，而是一串小小的黃月亮。從前人們問火車幾點開，現在問末班車幾點開。艾達·普魯伊特在煤氣燈下寫字，嫌它嘶嘶作響，像一條接觸不良的線路。
legends-narration-1880-opening = 今年春天，十五年的煤灰洗掉了。每家鐵路都在重新上漆，漆匠要多少是多少，因為一種顏色只要從夠多的田裡看得見，就比底下的火車頭還值錢。整座整座的車場都是松節油味。馬不喜歡，孩子喜歡。艾達·普魯伊特看遍了色樣，也把自己的門漆了一遍，漆成一種誰家也不用的灰。
legends-narration-1883-opening = 交易所裡，一個袖口沾著墨水的年輕人向各家公司兜售一張紙，憑它可以為自己的成功領錢。他們看它的樣子，就像大晴天看一把雨傘。這時候，各家鐵路終於講定了現在幾點，於是十一月的一個星期天，有些鎮過了兩次正午。艾達·普魯伊特停下她的鐘，慢慢數著，又讓它走起來。什麼也沒變，她回報說，除了一切。
legends-narration-1886-opening = 乘客發現，一個鐘頭是可以買的。他們花錢趕在自己的信前面到達，要是途中還停一停小姨子沒見過的地方，就再多花一點。他們坐的火車發車前要先洗一遍；別的火車停在側線上，想心事。艾達·普魯伊特比哪一班都快，卻還是按字收費。
legends-narration-1889-opening = 星期四，寬街上的銀行家家開著門，櫃檯個個空著。出納沒有被辭退，只是想明白了一件事，就回家了。到了星期六，人們用帽盒提著積蓄，問列車長收不收雞蛋。艾達·普魯伊特的窗口整夜開著。壞消息都是先付費的。
legends-narration-1892-opening = 草原深處，有個農夫買了一張直達大海的車票，正面反面看了又看，問其他幾張在哪裡。沒有其他幾張了。花了好些年，鬧了好些脾氣，現在一張硬紙片就能坐到底。列車長心裡發慌：人家問他們那一頭天氣怎麼樣。原來艾達·普魯伊特早就知道那邊的天氣，知道好些年了。
legends-narration-1895-opening = 有一座城市替四十英畝地蓋上了玻璃頂，請了所有人。裡面有一座蒸汽館、一座起司館，一只大輪子把人舉起來，讓他們看看自己花錢來的地方，大門口的鐘比教堂還高。各家鐵路印出海報，用的顏色自然界裡沒有。艾達·普魯伊特關上窗口一個星期，像別人一樣出門旅行。
legends-narration-1898-opening = 最後一季了，人人都知道，雖然沒有人說出口。銅件擦得晶亮，餐車換上了好瓷器，每位主管心裡都有一班車，從不提起。艾達·普魯伊特的櫃子裡裝著三十三年的電報，用樓下鋪子的繩子綁著。她把那個老問題又敲了一遍。這一次，她沒有把水壺放上爐子。
legends-narration-1865-opening-starter = { $starter } 第一個上軌道。它把名字漆在自己擁有的每一樣東西上，目前是一個火車頭、一本帳簿和一扇門。
legends-narration-1865-opening-pair = 水還沒燒開，就來了兩個回答，一個來自 { $one }，一個來自 { $other }。除了天氣，兩個回答處處相反。
legends-narration-1865-opening-full = { $companies ->
        [3] 水還沒燒開，就來了三個回答。
        [4] 水還沒燒開，就來了四個回答。
       *[other] 水還沒燒開，就來了五個回答。
    }個個都說會，個個都打聽還問了誰。
legends-narration-1865-opening-away = { $absent_count ->
        [1] { $absent } 今年沒有回答。普魯伊特小姐在簿子裡空出一行，在行首用墨水寫下名字。
       *[other] { $absent } 今年都沒有回答。普魯伊特小姐在簿子裡空出幾行，在行首用墨水寫下名字。
    }
legends-narration-1868-opening-result = { $winner } 1865 年獲勝的海報還掛在理髮店裡。{ $last } 也印過海報。
legends-narration-1871-opening-result = 1868 年，{ $winner } 帶著最多的錢回了家。{ $last } 回了家。
legends-narration-1874-opening-result = { $winner } 在 1871 年獲勝，並把這件事印在信紙上。墊底的 { $last } 用舊信封的背面寫信。
legends-narration-1877-opening-result = 1874 年，{ $winner } 佔盡了上風。{ $last } 請大家別再提那一年。
legends-narration-1880-opening-result = { $winner } 還帶著 1877 年的光彩，幾乎不用上清漆。{ $last } 買的是遮蓋力最強的那種漆。
legends-narration-1883-opening-result = { $winner } 在 1880 年獲勝，說是有方法。{ $last } 墊底，說是看天氣。
legends-narration-1886-opening-result = 月台上的人還是把 { $winner } 指給別人看：1883 年贏的就是它。經過 { $last }，他們指別的東西。
legends-narration-1889-opening-result = { $winner } 在 1886 年獲勝，一直睡得安穩，直到星期四。{ $last } 從 1886 年起就睡不好，幾乎沒察覺有什麼不同。
legends-narration-1892-opening-result = 恐慌過後，{ $winner } 走在最前，{ $last } 落在最後。報紙把兩個名字印得一樣大。
legends-narration-1895-opening-result = { $winner } 在 1892 年獲勝，主辦單位許給它入口旁的攤位。給 { $last } 的那個在鍋爐房旁邊。
legends-narration-1898-opening-result = 博覽會那一年，{ $winner } 獲勝。{ $last } 等了三年，才等到人家用過去式說這句話。
legends-narration-opening-again-fence = 前一季 { $winner } 贏了，上一季又贏了。別人已經開始研究它的時刻表，就像研究鄰居家的籬笆。
legends-narration-opening-again-habit = { $winner } 上回贏了，上上回也贏了。它車站上的樂隊已經不用看譜。
legends-narration-opening-risen-odds = 六年前，{ $winner } 落在所有人後面；三年前，它走在所有人前頭。理髮師不再開賭盤了。
legends-narration-opening-risen-plan = 兩季之間，{ $winner } 從最後一名升到第一名。全在計畫之中，它的董事長說，有兩個人相信。
legends-narration-opening-fallen-view = 三年之內，{ $last } 從第一名掉到最後一名。它回報說，風景差不多，咖啡差一些。
legends-narration-opening-fallen-drawer = { $last } 六年前獲勝，三年前墊底。兩張剪報收在同一個抽屜裡。
legends-narration-opening-last_again-cook = { $last } 連著兩季墊底。它保住了脾氣、名字和廚子。
legends-narration-opening-last_again-hat = { $last } 上回墊底，上上回也墊底。沒有人再笑了；這已經變成某種敬意。
legends-narration-opening-again-posters = { $winner } 上上回獲勝的海報還在，只要改一改上面的年份。
legends-narration-opening-winner_away = { $winner } 贏了上一季，這一季卻不在，沒辦法讓人打敗。它留了一張客客氣氣的字條。
legends-narration-opening-last_begins = 三年前墊底的 { $last }，今早第一個上軌道，穿著乾淨的襯衫，一言不發。
legends-narration-opening-away-shutters = { $absent_count ->
        [1] { $absent } 這一季關上了窗板。窗板是新漆的，看來打算回來。
       *[other] { $absent } 這一季都關上了窗板。窗板是新漆的，看來都打算回來。
    }
legends-narration-opening-away-gap = 月台上有個空位，本來該站著 { $absent }。別人都繞著走。
legends-narration-opening-away-clock = { $absent } 今年沒有一個火車頭生火。每逢星期五，還是有人進去餵貓。
legends-narration-opening-depot_away = { $owner } 在 { $city } 的車棚獨自度過這一年，窗口點著一盞燈。
legends-narration-opening-depot_away-stove = 今年 { $owner } 沒有人來 { $city }。每到星期天，鄰居替車棚通通風，替鐘上上發條。
legends-narration-opening-depot_away-key = 今年 { $owner } 的鑰匙由 { $city } 的麵包師傅保管。除了他的顧客，他誰也沒說。
legends-narration-opening-back-yard = { $back_count ->
        [1] { $back } 離開一季後回來了，在自己的車場裡踱來踱去，好像有人挪動過它。
       *[other] { $back } 離開一季後都回來了，在各自的車場裡踱來踱去，好像有人挪動過它們。
    }
legends-narration-opening-back-hello = { $back } 離開一季歸來，第一個打招呼的是車站的貓。別人點點頭，數了數。
legends-narration-opening-fresh-crate = 這是 { $fresh } 的第一季。那裡的一切還帶著木箱味。
legends-narration-opening-fresh-name = 牌子上多了一個名字：{ $fresh }。招牌師傅問了兩遍怎麼寫，最後決定這樣寫。
legends-narration-opening-full = 今年誰也沒有缺席：早晨{ $companies ->
        [3] 三
        [4] 四
       *[other] 五
    }聲汽笛，旅館裡一張長桌。
legends-narration-opening-full-roll = 艾達·普魯伊特沿著電報線點名，{ $companies ->
        [3] 三
        [4] 四
       *[other] 五
    }家都答了到。她一個也沒劃掉，把鉛筆放回去時，比拿起來時還尖。
legends-narration-opening-pair = 今年只有 { $one } 和 { $other } 在跑。這倒省事：誰都知道該怪誰。
legends-narration-opening-pair-crossing = 今年鐵軌歸 { $one } 和 { $other } 獨享。它們在每個平交道互相致意，因為沒有別人可以致意。
legends-narration-opening-newest-cape = 如今沙凡納以南，地圖一直伸進溫暖的海水。魁北克的司機申請調往那裡，說是為了膝蓋。
legends-narration-opening-newest-prairie = 如今芝加哥以西，地圖上有草了，草的後面還是草。勘測員買了新鉛筆。
legends-narration-opening-newest-trail = 如今地圖伸進了牛的地盤。那裡用四條腿走路的，看到火車也不抬頭。
legends-narration-opening-newest-winter = 地圖往北長了，手套的訂單也跟著長。普魯伊特小姐說，那邊的線路沒人發報也嗡嗡作響。
legends-narration-opening-newest-desert = 旱地上了地圖，用品店把水壺賣給那些只是來看看的人。
legends-narration-opening-newest-silver = 地圖上有銀子了，在河的南岸，至少有個人穿著新靴子回來了。舊靴子在哪裡磨破的，他不肯說。
legends-narration-opening-newest-timber = 地圖搆到了大樹。工程師說，在那裡架一座橋要用掉一片森林，幸好那裡就有一片。
legends-narration-opening-newest-shore = 牆上又多了一片大洋。職員午飯前走過去看一眼，回來時都不太說話。
legends-narration-opening-depot-cat = { $owner } 在 { $city } 的車棚如今有了自己的貓，而貓對生人有自己的看法。
legends-narration-opening-depot-watch = 在 { $city }，人們照著 { $owner } 的車棚對錶，不管它準不準。
legends-narration-opening-depots_most = 沒有哪家公司的車棚像 { $owner } 那麼多。看車棚的人已經開始互相寫信。
legends-narration-opening-grown = { $city } 長得比它在地圖上的名字還大。印地圖的只好挪開一條河。
legends-narration-opening-grown-papers = { $city } 如今是大城市，也有大城市的派頭：它有兩份報紙，兩份報紙對日期意見不合。
legends-narration-opening-painted = 永久染上 { $painted } 顏色的鐵軌，比別家都多。它的董事長如今指定要靠窗的座位。
legends-narration-opening-stamped-ticket = 從 { $a } 到 { $b } 的車票上，{ $one } 和 { $other } 的印章並排挨著。兩家公司可不這樣。
legends-narration-opening-stamped-clerk = 從 { $a } 到 { $b } 的車票上有 { $one } 和 { $other } 的印章，一枚稍稍壓著另一枚。兩家都說自己先蓋的。
legends-narration-opening-retired = 報紙沒有再登「{ $event }」，也沒有讀者來信要求再登。
legends-narration-opening-retired-type = 「{ $event }」不會再見報了。鉛字已經熔掉，如今是時刻表裡的一個七。
legends-narration-opening-eldest = 1865 年獲勝的是 { $eldest }。記得這件事的老職員，一年比一年講得好聽。
legends-narration-1886-opening-express = 一對老姊妹從 { $a } 去 { $b }，中途非要經過 { $via } 不可。送行的場面跟送部長一樣。
legends-narration-1895-opening-fair = 那座城市是 { $city }。另有三座城市已經訂好了玻璃。
legends-narration-1877-crane = 賽拉斯·克雷恩寫信向 { $winner } 道賀。賀信一頁，報價四頁。
legends-narration-1877-crane-lamp = 賽拉斯·克雷恩送給新歌劇院一盞水晶吊燈。是借的。
legends-narration-1880-crane = 賽拉斯·克雷恩的車廂只洗不漆。象牙色，他說，不是顏色，是結論。
legends-narration-1880-crane-last = 賽拉斯·克雷恩表示願意免費替 { $last } 的車廂上漆，不過只帶來一種顏色。
legends-narration-1883-crane = 賽拉斯·克雷恩今年什麼紙都買。他問過 { $last } 公司賣不賣，說是開玩笑，開了兩次。
legends-narration-1883-crane-noon = 有人跟賽拉斯·克雷恩講解什麼是正午，他想知道正午歸誰所有。
legends-narration-1886-crane = 托拉斯的車廂從不趕路。站對了地方，賽拉斯·克雷恩說，永遠來得早。
legends-narration-1886-crane-second = 賽拉斯·克雷恩用自己的懷錶替 { $winner } 的火車計了時。錶上是多少，他誰也沒說。
legends-narration-1889-crane = 賽拉斯·克雷恩的銀行也關了。他和大家一樣排隊，還買早餐請了整條街。
legends-narration-1892-crane = 賽拉斯·克雷恩買了一張新車票，坐到盡頭，若有所思地回來。
legends-narration-1892-crane-last = 賽拉斯·克雷恩和 { $last } 同坐過一個包廂，純屬巧合。他們聊了聊狗。
legends-narration-1895-crane = 第一節象牙色車廂擺在交通館裡，圍著一條繩子。賽拉斯·克雷恩每個星期天去看它，那天不收門票。
legends-narration-1898-crane = 象牙發黃了，賽拉斯·克雷恩也是。他用同樣的話祝 { $winner } 和 { $last } 好運。
legends-narration-opening-crane-away = 賽拉斯·克雷恩去過 { $absent } 的車場，沒遇到人，把名片插在鎖裡。
legends-narration-opening-crane-roof = 賽拉斯·克雷恩在 { $city } 躲雨，站在 { $owner } 的屋簷下，隨即對自己靠著的那面牆開了價。
legends-narration-opening-crane-winner = 賽拉斯·克雷恩送給 { $winner } 一籃梨子。梨子下面是一份合約，合約下面還是梨子。
legends-narration-opening-crane-question = 賽拉斯·克雷恩問艾達·普魯伊特，她發過哪些關於他的電報。她說，沒有一封不是他自己付的錢。
legends-narration-opening-crane-depot = 賽拉斯·克雷恩問 { $owner } 在 { $city } 的車棚要多少錢。人家告訴他，光問這一句要多少錢。

# A scene between two turns, when somebody has travelled with a third of the trains.
legends-narration-1865-first = 第一封像樣的電報從 { $b } 傳到艾達·普魯伊特那裡：{ $mover } 從 { $a } 開出的火車到了。她問：幾點到的？回答是：到了。她把它記進鐘點那一欄。
legends-narration-1868-first = 奧爾巴尼的侍者說，看到 { $employer } 和 { $specialist } 共進晚餐。兩人都忘了點菜，蠟燭換了兩次。
legends-narration-1868-first-line = 在 { $a } 與 { $b } 之間，{ $mover } 的新人鋪的線筆直筆直，工人傍晚特地走回去，就為了順著它望一眼。
legends-narration-1871-first = { $mover } 從 { $a } 到 { $b } 的新線經過一家木材行，那裡今年只堆屋頂。兩頭的鎮上，都有一位街角空地的主人開始向生人脫帽。
legends-narration-1874-first = 賽拉斯·克雷恩在 { $a } 目送 { $mover } 的火車開出，又在 { $b } 看著它進站。誰也沒看見他趕路。兩次他都抬了抬帽子，一樣高，一寸不差。
legends-narration-1874-first-poor = 賽拉斯·克雷恩問起 { $poor } 身體可好。他說得那麼和氣，整個辦公室都摸了摸自己的脈。
legends-narration-1877-first = { $mover } 的夜車從 { $a } 駛進 { $b }，車上的燈轉得很暗。這一回是鎮上顯得亮，乘客下車前都整了整領子。
legends-narration-1880-first = 在 { $a } 與 { $b } 之間，{ $mover } 的新漆遇上了第一頭牛。牛沒事。火車頭以後改從另一邊照相。
legends-narration-1883-first = 交易所的小夥計在月台上念紙帶：{ $mover } 已從 { $a } 抵達 { $b }，據此報價。一位老人問，從前是當什麼報價？當鐵路，小夥計說。
legends-narration-1883-first-rich = 袖口沾著墨水的年輕人挪了桌子，好看得見 { $rich } 的大門。他說是為了光線。
legends-narration-1886-first = { $mover } 的車長聲稱，在 { $a } 與 { $b } 之間，他的火車超過了自己的電報。艾達·普魯伊特要看看他的錶，再看看他別的說詞。
legends-narration-1889-first = { $mover } 在 { $a } 與 { $b } 之間給員工發工錢，用銀幣，從一只餅乾盒裡，一個人一個人地發。盒子空之前沒有人說話，空了之後人人都說話。
legends-narration-1889-first-rich = 人們走過 { $rich } 的窗前開始放慢腳步，手裡拿著帽子，像走過麵包店。
legends-narration-1892-first = 一家六口坐 { $mover } 從 { $a } 到 { $b }，六個人捏著一張長長的車票，像捏著一根曬衣繩。每到一站都有人查票，每到一站他們都很得意。
legends-narration-1895-first = { $mover } 從 { $a } 開往 { $b } 的火車上，人人都是去看玻璃的，只有一個人已經看過。到最後一英里，整節車廂都看過了，一塊一塊地看過。
legends-narration-1895-first-fair = 頭幾班火車到了 { $city }，大門口的鐘照著它們校了時。從來沒有哪位工程師這樣恭維過鐵路。
legends-narration-1898-first = { $mover } 把線路從 { $a } 鋪到了 { $b }。主管簽收時用了一支鋼筆，說是一直捨不得用的。在水牛城，收據放在最後一捆的最上面。
legends-narration-first-crowd = 在 { $city }，{ $count ->
        [3] 三
        [4] 四
       *[other] 五
    }家公司的火車停在彼此看得見的地方。行李員說好了一套自己的語言，大半是聳肩。
legends-narration-first-met = { $one } 和 { $other } 如今在 { $city } 共用一座水塔。有一張單子寫著誰先加水，還有一張單子寫著誰動過第一張單子。
legends-narration-first-parallel = 從 { $a } 到 { $b }，{ $mover } 的鐵軌如今與 { $other } 的並排。司機目不斜視。司爐互相揮手。
legends-narration-first-long = 從 { $a } 到 { $b } 路很長，{ $mover } 一口氣鋪完了每一碼。廚子只好開兩次早餐。
legends-narration-first-keen = { $keen } 的抽屜裡有 { $tickets } 張任務卡，比誰都多。這要嘛是計畫，要嘛是收藏。
legends-narration-first-current = 報紙上寫來寫去都是「{ $event }」。火車上，人們把它念給剛剛自己讀過的人聽。
legends-narration-first-host = { $mover } 的一班火車在 { $owner } 設於 { $city } 的車棚停了停。兩邊的人喝同一只罐子裡的咖啡，各自簽了帳。
legends-narration-first-host_away = { $mover } 到了 { $city }，{ $owner } 的車棚今年關著門。有人掃過門前的台階。誰掃的，沒有人肯說。
legends-narration-first-home = { $mover } 開進 { $city }，開到自己的屋頂底下。看車棚的人在汽笛響之前就生好了爐子，卻不承認等過。
legends-narration-first-ivory = 在 { $a } 與 { $b } 之間停著象牙色車廂，門關著，簾子拉著。孩子上學路上朝它們扔石子，放學路上再回來撿漂亮的。
legends-narration-first-away = 有個農夫在門口打聽 { $absent } 什麼時候再開。人家請他喝茶。他說這不算回答，把茶喝了。
legends-narration-first-herder = { $company } 有股牛味。乘客抱怨，得到的答覆很正確：牛沒有抱怨。
legends-narration-first-coloured = { $painter } 的勘測員漆了 { $a } 與 { $b } 之間的線，把漆桶留在灌木叢後面。兩頭鎮上的孩子找到了漆桶，他們的母親找到了孩子。
legends-narration-first-moored = 在 { $city }，{ $company } 的一艘汽船停在碼頭，壓著爐火。船長在車站吃飯，用魚付帳。
legends-narration-first-cold = 在 { $company }，他們把煤倉掃了一遍，然後又掃了一遍，懷著更大的希望。
legends-narration-first-digger = { $company } 的列車長回家時，膝蓋以下都是紅土，話卻很少。他們的太太把靴子拿去秤了秤。
legends-narration-first-crosser = { $company } 的橋嘎吱作響，工程師說那叫沉降。他過橋用走的，走在最後，吹著口哨。

# Another one, when somebody has only a third left.
legends-narration-1865-second = { $fewest } 的車場快空了。從前車廂成排的地方，現在有個人在掃地，掃得很慢，好給明天留點事做。艾達·普魯伊特發報告訴他，會有的。
legends-narration-1865-second-line = 多虧 { $mover }，從 { $a } 到 { $b }，如今可以坐著不動，讓車載著走。第一天，有位老人坐了個來回，問走路的事歸誰管。
legends-narration-1868-second = { $specialist }：如今在 { $employer } 的走廊裡聽到的都是這個名字。那口氣，跟從前說「將軍」一樣。
legends-narration-1868-second-fewest = { $fewest } 的車場裡剩下的車廂太少，乾脆用粉筆編了號。傍晚由一位軍需官點名，出門在外的，由他代答。
legends-narration-1871-second = 在 { $b }，一個木匠在帳單背面畫了一間車棚，拿給剛從 { $a } 開來的 { $mover } 看。是間好車棚。他把自己畫在門前。
legends-narration-1871-second-met = { $one } 和 { $other } 都看中了 { $city } 的同一個街角。地主在上面養山羊，一點也不急。
legends-narration-1874-second = { $count ->
        [1] 今晚有一段鐵軌，從 { $a } 到 { $b }，停滿了象牙色車廂。
       *[other] 今晚象牙色車廂停在 { $count } 段鐵軌上，有 { $a } 與 { $b } 之間的，也有別處的。
    }賽拉斯·克雷恩在第一節裡吃晚餐，簾子拉開，好讓人看見他吃得多麼少。
legends-narration-1874-second-clear = 今晚鐵軌上沒有一節象牙色車廂。賽拉斯·克雷恩坐在月台的折疊椅上，神態安閒，像在等漲潮。
legends-narration-1874-second-line = { $mover } 從 { $a } 通到了 { $b }。艾達·普魯伊特免費轉告了其他幾家。給賽拉斯·克雷恩的那份，她用郵寄。
legends-narration-1877-second = 駛進 { $city } 時，{ $mover } 的司機摘下帽子。沒有這種規矩。他只是忘了，一座城能亮到多高。
legends-narration-1877-second-rich = { $rich } 在歌劇院訂了包廂，就在出口上方。它的董事長說：掌聲聽得到，火車也聽得到。
legends-narration-1880-second = 在 { $city }，{ $one } 和 { $other } 的新漆停在同一座月台旁。一位女老師帶著全班來看。寫得最好的一篇作文，寫的是中間那個水窪，裡面兩種顏色都有。
legends-narration-1880-second-slow = 車棚裡用布罩著的新車廂，誰也沒有 { $slow } 那麼多。工頭說，誰也不想第一個濺上泥。
legends-narration-1883-second = 交易所的人對著 { $slow } 搖頭：車場裡還停著那麼多車廂。場長一輩子沒有過一張股票，每天早上叫人替它們上油。
legends-narration-1883-second-line = { $mover } 的火車正午從 { $a } 開出，正午到達 { $b }。乘客懷疑新時間。車組懷疑乘客。
legends-narration-1886-second = { $mover } 從 { $a } 跑到 { $b }，一眼也沒往窗外看。餐車的湯沒了，直到上咖啡才有人說。
legends-narration-1886-second-fewest = { $fewest } 的車廂快用完了，氣還沒喘。它的時刻表改用小字重印，好塞得下那些分鐘。
legends-narration-1889-second = { $poor } 把錢幣數了太多遍，會計已經認得每一枚的長相。全線就數它的少。可是它的車，班班準點開出。
legends-narration-1889-second-crane = 賽拉斯·克雷恩的辦公室外面，排著一隊等著領錢的人。他走出來，念名字，一個一個地付，分文不少。人們從來沒有這麼不信任過他。
legends-narration-1892-second = { $mover } 把一張車票從 { $a } 送到了 { $b }。票上打的孔太多，列車長舉起來，透過它看見了下一位列車長。
legends-narration-1892-second-slow = 在 { $slow } 的車場裡，大家等著那位要坐到底的乘客。站長說，多數人坐兩站就下車，去吃派。
legends-narration-1895-second = 在 { $city }，艾達·普魯伊特在一台自動打字的電報機前站了一個鐘頭。她問了它一個問題。它把問題打了出來。
legends-narration-1895-second-line = { $mover } 開著窗戶從 { $a } 跑到 { $b }，第三節車廂裡有一支銅管樂隊。樂隊本來要的是行李車，說回音好。
legends-narration-1898-second = 在 { $fewest }，人們開始和車廂告別，一次一節，照編號。動作很快，用手掌拍一下，趁沒人看的時候。
legends-narration-1898-second-line = 從 { $a } 到 { $b } 的線，也許是 { $mover } 鋪的最後一條，也許是倒數第二條。工頭親手敲道釘，敲歪了，請大家別寫進報告。
legends-narration-1898-second-crane = 賽拉斯·克雷恩沿著 { $a } 與 { $b } 之間的象牙色車廂走，一扇扇地試門。他說不是在找什麼，只想知道它們還關不關得上。
legends-narration-second-rich = 錢箱裡的錢幣，誰也沒有 { $rich } 多。這星期它把箱子挪了兩次，兩次職員都聽得出挪到了哪裡。
legends-narration-second-poor = { $poor } 的錢箱是全線最輕的。行李員一隻胳臂夾著它，另一隻夾著傘架，為了平衡。
legends-narration-second-pair = { $one } 和 { $other } 擁有整張地圖，卻還是能擋到對方的路。艾達·普魯伊特把它們的投訴分裝在兩只一樣大的盒子裡。
legends-narration-second-crowd = { $city } 如今聽得到{ $count ->
        [3] 三
        [4] 四
       *[other] 五
    }家公司的鐘聲。狗只為其中一家嚎叫，總是同一家，城裡人沒說是哪家。
legends-narration-second-met = 在 { $city }，{ $one } 的職員和 { $other } 的職員結了婚。兩家公司各送了一座鐘。兩座鐘走得不一樣。
legends-narration-second-keen = { $keen } 手裡還有 { $tickets } 張任務卡，比誰都多。每一張背後都有人收好了行李。賣票的職員回家走後門。
legends-narration-second-current = 把「{ $event }」排上頭版的編輯，先後有人謝他，有人威脅他，有人請他吃飯。他獨自吃飯，面朝大門。
legends-narration-second-host = { $mover } 不得不把一只車輪留在 { $owner } 設於 { $city } 的車棚裡。會還的，{ $owner } 說，等有人說一聲「請」。
legends-narration-second-home = 在 { $city }，{ $mover } 的車棚聽見自家的汽笛爬上坡來。有湯。四點鐘起就有湯了。
legends-narration-second-no_ivory = 今晚哪段鐵軌上都沒有象牙色車廂。人們睡不好，就像屋裡的鐘停了那樣。
legends-narration-second-ivory = { $a } 與 { $b } 之間的象牙色車廂又被人提著燈數了一遍，數的人巴望它們少幾節。{ $count ->
        [1] 還是佔滿了一段鐵軌。
       *[other] 連同別處的，還是佔滿了 { $count } 段鐵軌。
    }
legends-narration-second-given = { $painter } 替 { $a } 到 { $b } 的線上了色，油漆間出了差錯，上成了 { $other } 的顏色。{ $other } 送來了花。
legends-narration-second-charter = { $company } 是今年第一個把車輪浸進兩大洋的。它回報說，兩邊的水是一樣的。櫃檯上各擺著一瓶，作為證據。
legends-narration-second-herder = { $company } 的鐵軌上牛最多，趕牛人就坐在車頂上。他們說上面清靜些。
legends-narration-second-digger = 挖過的地方，數 { $company } 最多。它把坑列成清單，清單鎖在保險櫃裡。
legends-narration-second-crosser = 這一季，沒有哪家公司像 { $company } 那樣在空中架了那麼多橋。木匠已經不往下看了。乘客還沒開始看。
legends-narration-second-away = 電報室裡掛著 { $absent } 寄來的明信片：一片湖景。「別等，」上面寫道，「但別把鐵軌都用光。」

# How a game ends.
legends-narration-1865-closing = 於是 1865 年歸了 { $winner }。{ $last } 最後一個到，晚了一刻鐘，艾達·普魯伊特把這一刻鐘也記下了。
legends-narration-1868-closing = 這一季歸 { $winner }。{ $last } 最後到達，和月台上每個人握了手，和司爐握了兩次。
legends-narration-1871-closing = 闔上帳本時，{ $winner } 帳上最多。{ $last } 帳上最少，字最工整。
legends-narration-1874-closing = 人人都盯著象牙色看的這一年，{ $winner } 贏了。{ $last } 看得最久。
legends-narration-1877-closing = { $winner } 在燈光下獲勝。{ $last } 最後一個走回家，沿著亮堂堂的街，一路都看得見它。
legends-narration-1880-closing = 新漆之下，{ $winner } 過了最好的一年。{ $last } 有新漆。
legends-narration-1883-closing = { $winner } 以最高價收盤。{ $last } 收在最後，怪紙帶多嘴。
legends-narration-1886-closing = 在人人趕時間的一年裡，{ $winner } 把每個鐘頭都用足了。{ $last } 最後一個到，神清氣爽，帶著所有人的行李。
legends-narration-1889-closing = 這一年過完，{ $winner } 在前，{ $last } 在後。兩家都還在，這一年原本沒答應過任何人。
legends-narration-1892-closing = 列車長掛起剪票鉗，{ $winner } 贏了。墊底的 { $last } 把紙屑掃了。
legends-narration-1895-closing = 蒸汽類的獎章給了一台機器，這一季給了 { $winner }。{ $last } 的三明治獲得表揚。
legends-narration-1898-closing = 最後的一季歸 { $winner }。{ $last } 在別人之後進站，拉上煞車，好一會兒沒有鬆手。
legends-narration-closing-again = { $winner } 贏了，跟三年前一樣。{ $last } 墊底，提議換個話題。
legends-narration-closing-again-key = { $winner } 又贏了，獎盃不必挪地方。排在最後的 { $last } 表示可以幫忙撣灰。
legends-narration-closing-risen = 三年前 { $winner } 墊底，現在它贏了。{ $last } 接過桌子末端的座位，發現還是熱的。
legends-narration-closing-risen-stove = 從榜尾到榜首：{ $winner } 贏了。墊底的 { $last } 客客氣氣地打聽樓梯在哪裡。
legends-narration-closing-fallen = { $winner } 贏了。{ $last } 三年前獲勝，現在墊底，那樣子像在黑暗中踩空了一級台階。
legends-narration-closing-fallen-speech = { $last } 口袋裡揣著上次獲勝的講稿，卻墊了底。獲勝的 { $winner } 借去了講稿。
legends-narration-closing-last_again = { $winner } 贏了，{ $last } 墊底，跟三年前一樣。衣帽間裡如今有它專用的掛鉤。
legends-narration-closing-dethroned = 三年前的贏家 { $former } 把好椅子讓給了 { $winner }。最後一名沒有椅子，{ $last } 站著領受。
legends-narration-closing-close = { $winner } 只比 { $second } 領先一點點，出納又數了一遍，再數一遍，純粹為了過癮。{ $last } 墊底，數了一遍。
legends-narration-closing-close-pair = { $winner } 領先 { $second } 的，還不夠一頓好飯的錢。兩家裡總有一家墊底，{ $last } 說，接著問飯錢誰付。
legends-narration-closing-wide = { $winner } 贏得太多，出納寫禿了一支鉛筆。{ $last } 墊底，借給他另一支。
legends-narration-closing-penniless = { $winner } 贏了。{ $last } 的存款單加起來是零，分毫不差，出納問它要不要換成小鈔。
legends-narration-closing-clean = { $winner } 贏了，留下的每張任務卡都打了孔。{ $last } 墊底，拿起其中一張對著光照了照，好放心。
legends-narration-closing-busy = { $busy } 完成的任務卡比誰都多，一共 { $count } 張，贏的卻是 { $winner }。{ $last } 墊底，對算術自有看法。
legends-narration-closing-broken = { $broken } 有 { $count } 張哪裡也沒通到的任務卡，有人拿它們折成紙鳥。紙鳥飛得比墊底的 { $last } 遠，沒有獲勝的 { $winner } 遠。
legends-narration-closing-away-plate = { $absent_count ->
        [1] { $absent } 不在，桌上替它留了一只盤子。那是最乾淨的一只。
       *[other] { $absent } 不在，桌上替它們各留了一只盤子。那是最乾淨的幾只。
    }
legends-narration-closing-away-news = 總得有人寫信告訴 { $absent } 結局如何。人人都願意寫，人人寫的都會不一樣。
legends-narration-closing-away-rust = { $absent } 的車場靜悄悄的，鐵軌上有一點鏽，一個早上就能擦掉的那種。
legends-narration-closing-away-draught = 這一季 { $absent } 沒有開車。每逢有什麼呼嘯一聲，別人就抬頭看，每次都是水壺。
legends-narration-closing-fresh = 這是 { $fresh } 的第一季。新漆上有了第一道刮痕，專門指給客人看。
legends-narration-closing-back = { $back_count ->
        [1] { $back } 離開過一季，湯還沒涼，就又忙得不可開交。
       *[other] { $back } 都離開過一季，湯還沒涼，就又忙得不可開交。
    }
legends-narration-closing-back-hook = { $back_count ->
        [1] { $back } 說，回來就不走了。它的大衣整季都掛在離門最近的鉤子上。
       *[other] { $back } 都說，回來就不走了。它們的大衣整季都掛在離門最近的幾個鉤子上。
    }
legends-narration-closing-back-lamps = { $back_count ->
        [1] 春天，離開一季歸來的 { $back } 還得打聽燈現在放在哪裡。到了秋天，它已經在把燈藏起來不讓別人找到。
       *[other] 春天，離開一季歸來的 { $back } 還得打聽燈現在放在哪裡。到了秋天，它們已經在把燈藏起來不讓別人找到。
    }
legends-narration-closing-grew-first = { $cities_count ->
        [1] 從此 { $cities } 是大城市了。已經有兩條街改用了對方的名字。
       *[other] 從此 { $cities } 都是大城市了。每一座都訂了一尊雕像。鑄造廠問雕的是誰，答覆是：以後再說。
    }
legends-narration-closing-grew-hat = { $cities_count ->
        [1] { $cities } 成了大城市。市長買了一頂更高的帽子。
       *[other] { $cities } 都成了大城市。市長都買了更高的帽子。
    }
legends-narration-closing-grew-bell = { $cities_count ->
        [1] { $cities } 在地圖上標成大城市的時候，那裡的教堂敲響了兩口鐘，第二口是第一次敲。
       *[other] { $cities } 在地圖上標成大城市的時候，城城鐘聲齊鳴，只是不在同一時刻。
    }
legends-narration-closing-grew-maps = { $cities_count ->
        [1] 從此 { $cities } 在地圖上是大城市。
       *[other] 從此 { $cities } 在地圖上都是大城市。
    }車站的小店舊地圖也賣，而且賣得更貴。
legends-narration-closing-grew-bath = { $cities_count ->
        [1] { $cities } 如今算大城市了。旅館買了一只浴缸，每用一次，報紙就報導一次。
       *[other] { $cities } 如今都算大城市了。每座城的旅館都有一只浴缸，每用一次，當地報紙就報導一次。
    }
legends-narration-closing-grew-lost = { $cities_count ->
        [1] { $cities } 如今是大城市，會讓人迷路。
       *[other] { $cities } 如今都是大城市，會讓人迷路。
    }迷了路的人回家說起來，挺得意。
legends-narration-closing-grew-desk = { $cities_count ->
        [1] { $cities } 長成了大城市。警長分到一張辦公桌，坐在那裡像個客人。
       *[other] { $cities } 都長成了大城市。警長各分到一張辦公桌，坐在那裡像客人。
    }
legends-narration-1877-grew = { $cities_count ->
        [1] 在 { $cities }，街燈一直亮到了車站，它成了大城市。
       *[other] 在 { $cities }，街燈一直亮到了車站，它們都成了大城市。
    }據報導，星星沒有變化。
legends-narration-1889-grew = { $cities_count ->
        [1] 一切都停住的這一年，{ $cities } 沒有停：它如今是大城市了。
       *[other] 一切都停住的這一年，{ $cities } 沒有停：它們如今都是大城市了。
    }泥水匠收麵包當工錢。
legends-narration-closing-passed-stove = 誰家的車棚也沒有 { $owner } 的訪客多。{ $count ->
        [1] 來了一位，還有蛋糕。
       *[other] 來了 { $count } 位，爐子從沒熄過。
    }
legends-narration-closing-passed-mat = 全線的車棚，數 { $owner } 的收留生人最多。門墊上寫著「歡迎」，字越來越看不清。
legends-narration-closing-passed-book = 今年全線最滿的訪客簿是 { $owner } 的。{ $count ->
        [1] 裡面有一個名字，附一幅畫。
       *[other] 裡面有 { $count } 個名字，有幾個是真的。
    }
legends-narration-closing-passed-coins = 這一季，生人留下錢最多的地方是 { $owner } 的車棚。看車棚的人如今叫得出他們的名字，湯匙還是照樣數。
legends-narration-closing-unvisited = 這一季，沒有哪間車棚從生人那裡賺到一分錢。看車棚的人靠電報和艾達·普魯伊特下了許多盤棋，都輸了。
legends-narration-closing-passed-soup = 這一季，路過 { $owner } 車棚的生人比哪家都多。看車棚的人學會了煮湯總多煮一份。
legends-narration-closing-passed-umbrellas = 誰來 { $owner } 的車棚，都會落下一把傘，只好為了公事再來拿。這一季沒有哪家公司有這麼多訪客。
legends-narration-closing-passed-boots = 這一季在 { $owner } 的車棚裡脫靴子的生人，比在哪家都多。有一雙始終沒人來拿，看車棚的人已經穿合腳了。
legends-narration-closing-passed-cards = 這一季，沒有哪家公司的車棚像 { $owner } 的那樣來過這麼多生人。那裡的一副紙牌還剩五十一張，常客都知道缺的是哪張。
legends-narration-closing-unvisited-mat = 車棚前的門墊還跟春天一樣新。沒有一個生人付過錢在上面蹭靴子。
legends-narration-closing-built = { $owner } 在 { $city } 蓋了一間車棚。裡面的第一樣東西是日曆，第二樣是掛提燈的釘子。
legends-narration-closing-built-roof = { $city } 如今有一個屋頂寫著 { $owner } 的名字。第一夜就下了雨，半個城的人都來看漏不漏。
legends-narration-closing-built-lean = { $owner } 用線路盡頭的剩料在 { $city } 蓋了一間車棚。它有點歪，歪向總公司那邊。
legends-narration-closing-built-stove = { $owner } 在 { $city } 的新車棚有一扇門、一只爐子和一條長凳。長凳還沒有人坐過，卻人人都看過。
legends-narration-1871-built = 普魯伊特小姐的地圖上，{ $city } 如今有了一個鉛筆記號：{ $owner } 的一扇門，夜裡會開。她把炊煙也畫上了。
legends-narration-closing-ivory-teeth = { $count ->
        [1] 托拉斯還佔著一段鐵軌，從 { $a } 到 { $b }。
       *[other] 托拉斯還佔著 { $count } 段鐵軌，其中一段從 { $a } 到 { $b }。
    }最近的旅館出租看得到它的房間，略打折扣。
legends-narration-closing-ivory-tea = 從 { $a } 到 { $b }，托拉斯站穩了腳跟。賽拉斯·克雷恩叫人把茶端到那裡去。
legends-narration-closing-ivory-count = 季末，賽拉斯·克雷恩清點自己的東西：{ $count ->
        [1] 只有一段鐵軌，從 { $a } 到 { $b }。他說，一顆牙就夠咬人了。
       *[other] { $count } 段鐵軌，{ $a } 到 { $b } 也在其中。他把清單念了兩遍，為了開心。
    }
legends-narration-closing-ivory-snow = 第一場雪落在 { $a } 與 { $b } 之間的象牙色車廂上，整整一天，誰也分不清哪個是雪，哪個是車。
legends-narration-closing-ivory-lanterns = 有人在 { $a } 與 { $b } 之間的象牙色車廂上掛了一盞提燈，免得夜裡有人撞上。賽拉斯·克雷恩寄來了掛鉤的帳單。
legends-narration-closing-ivory-beans = 住在 { $a } 到 { $b } 線路邊的一位寡婦，讓豆藤爬上了籬笆旁的象牙色車廂。人家向她收租，她用豆子付了。
legends-narration-closing-ivory-photograph = 一位攝影師來拍 { $a } 與 { $b } 之間的象牙色車廂。賽拉斯·克雷恩站在前面微笑，底片上，車廂比他清楚。
legends-narration-closing-ivory-booked = { $a } 與 { $b } 之間的象牙色車廂，誰也沒見過有乘客上去，或者下來。賽拉斯·克雷恩說那叫客滿。
legends-narration-closing-no_ivory-ledger = 季末，托拉斯一段鐵軌也沒有。賽拉斯·克雷恩在帳簿裡記下零，並替它畫了個框。
legends-narration-closing-no_ivory-hat = 鐵軌上再沒有象牙色了。賽拉斯·克雷恩向各家公司脫帽，往帽子裡看了看，又戴上。
legends-narration-closing-no_ivory-paper = 季末，地圖上沒有象牙色。賽拉斯·克雷恩把自己那份舉到窗前，看是不是在背面。
legends-narration-closing-no_ivory-paint = 季末，托拉斯在任何鐵軌上都沒有立足之地。賽拉斯·克雷恩管這叫暫停，又訂了些漆。
legends-narration-closing-no_ivory-gravel = 到頭來，沒有一段鐵軌是托拉斯的。扔石子的男孩站在那裡，口袋鼓鼓的。
legends-narration-closing-opened-cape = { $last } 把地圖集翻過一頁，海角就在那裡，頁邊有從前的主人畫的棕櫚樹。
legends-narration-closing-opened-prairie = { $last } 把地圖向西展開。全是草，得有人按住四角。
legends-narration-closing-opened-trail = { $last } 打開了通往牧道的路。第一個沿路走來的是一頭牛，沒有人陪同。
legends-narration-closing-opened-winter = { $last } 把地圖的邊緣向北推到冬日線，回來時鉛筆上結著霜。
legends-narration-closing-opened-desert = { $last } 打開了旱地。那張圖上的墨水，沒等人讀就乾了。
legends-narration-closing-opened-silver = { $last } 展開了白銀之地，三個職員遞了辭呈，借了一把鐵鍬。
legends-narration-closing-opened-timber = { $last } 打開了森林之地。在地圖室裡就聞得到它，這一回沒有人要求開窗。
legends-narration-closing-opened-shore = { $last } 把黃金海岸釘在牆的盡頭。再過去，只有畫框。
legends-narration-closing-charter = { $company } 第一個從大洋到大洋。它帶回兩杯水，一洋一杯，如今分不清哪杯是哪杯了。
legends-narration-closing-charter-flag = { $company } 第一個從一片大洋到了另一片。站長替它備好了旗子，一激動，揮的是桌布。
legends-narration-closing-charter-gull = 今年，{ $company } 搶在所有人之前連起了兩大洋。聽說有隻海鷗搭著煤水車一路同行，沒有收費。
legends-narration-closing-no_charter = 今年沒有人連起兩大洋。沒有這條線，大家也過得去。
legends-narration-closing-herder = 沒有哪家公司像 { $company } 那樣運回這麼多牛。它的列車長如今會用兩根手指吹口哨。
legends-narration-closing-digger = 這一季，{ $company } 挖過的地方比誰都多。它一個坑也沒填，出於樂觀。
legends-narration-closing-crosser = 這一季，{ $company } 的木匠架的橋比誰都多，公司請他們吃了頓飯，在一樓。
legends-narration-closing-moored = 在 { $city }，{ $company } 的一艘汽船停航過冬。一隻鵝在欄杆上安了家，有人搖鈴，牠就應。
legends-narration-closing-coloured = 自從 { $painter } 經過，{ $a } 到 { $b } 的線就永遠是 { $colour } 了。沒有人記得同意過，人人都喜歡。
legends-narration-closing-given = { $painter } 把 { $a } 到 { $b } 的線留成了 { $other } 的顏色，永遠地。{ $other } 很感動。有人跟 { $painter } 說過，那是洗得掉的。
legends-narration-closing-retired = 「{ $event }」在報紙上風光過了。如今報紙歸了魚販。
legends-narration-1892-through = 這一季的直通線，誰也沒有 { $company } 的跨過那麼多張地圖。想用手指跟著走一遍，得挪開燈、墨水瓶和職員。
legends-narration-closing-bond_good = { $company } 白紙黑字地相信自己，結果信對了。交易所那個年輕人打聽它的裁縫是誰。
legends-narration-closing-bond_bad = { $company } 買過一張押自己成功的紙。紙是好紙，燒起來火焰是藍的。
legends-narration-1895-fair_paid = { $company } 從夠遠的地方把人送到了 { $city }，委員會用旋轉門的進帳付了錢，錢幣還是熱的。
legends-narration-1895-fair_late = 在 { $city }，人們已經在拆玻璃了，一塊一塊地拆，每塊都寫上編號。
legends-narration-1898-flag_in = { $company } 押上名聲的那班火車到了：從 { $a } 到 { $b }，插著旗，早到三分鐘。
legends-narration-1898-flag_lost = { $company } 把名聲押在從 { $a } 到 { $b } 的一班火車上。人們提著燈等它，等到早該回家的時候還在等。
legends-narration-1865-wire = 普魯伊特小姐的牆上掛著第一張時刻表，實際情形用紅筆寫。紅的很多。「你們沒有準點，」她敲給所有人，也敲給 { $winner }，「可是你們開了。」
legends-narration-1865-wire-edge = 普魯伊特小姐取下她的鐵路地圖。地圖西邊撕破了，她不記得撕過。她重新把它釘上，讓那道邊自由地垂著。
legends-narration-1868-wire = 整個夏天，艾達·普魯伊特都在聽電鍵上的新手。如今她分得清他們了：替 { $winner } 發報的從不停頓，替 { $last } 發報的從不停下。
legends-narration-1871-wire = 夜裡，普魯伊特小姐的收報機自己輕輕地響。不過是 { $city } 在問有沒有人。她答一聲，接著睡。
legends-narration-1871-wire-lamp = 艾達·普魯伊特在自己窗口放了一盞燈。她說這不是車棚，上面也沒有誰的名字。
legends-narration-1874-wire = 賽拉斯·克雷恩出價要買艾達·普魯伊特的電報線。她數了數報價的字數，告訴他發出去要多少錢，然後發給了 { $winner }、{ $last } 和其他所有人。
legends-narration-1877-wire = 普魯伊特小姐不再在 { $cities } 前面寫「某某鎮」了。每封電報省下兩個字，到聖誕節她把它們送人。
legends-narration-1877-wire-dark = 半夜，普魯伊特小姐轉暗煤氣燈，靜靜地聽。她一直說，黑暗裡聽得更遠，而黑暗一年比一年少。
legends-narration-1880-wire = 漆匠問艾達·普魯伊特，結果要用什麼顏色發。她用墨水發。{ $winner } 把那張紙留了起來，{ $last } 也留了，面朝著牆。
legends-narration-1883-wire = 交易所裡如今有台機器，整天敲出價格，不提問，也不停頓。普魯伊特小姐聽過一次。它連 { $winner } 都拼不對。
legends-narration-1886-wire = 快車把報紙提早一天送到水牛城。艾達·普魯伊特在上面讀到 { $winner } 贏了，再看看自己記下的那一條，是前一天晚上的。
legends-narration-1889-wire = 最糟的那個星期，普魯伊特小姐向每條線路敲出一個字：在？{ $winner } 回答了，{ $last } 也回答了。她把手放在電鍵上，坐了一會兒。
legends-narration-1889-wire-away = 最糟的那個星期，普魯伊特小姐向每條線路敲出一個字：在？{ $winner } 回答了，{ $last } 也回答了。{ $absent } 那邊什麼也沒有，她又敲了一遍，接連好幾夜。
legends-narration-1892-wire = 一位詩人路過，問艾達·普魯伊特什麼字能跟 { $winner } 押韻。她說沒有，他就把她寫進了詩裡。也不押韻。
legends-narration-1895-wire = 普魯伊特小姐從 { $city } 帶回一個紙鎮。裡面有一條鐵路，搖一搖，它就誤點。
legends-narration-1895-wire-result = 普魯伊特小姐從 { $city } 帶回一張相片：她自己，站在大門口的大鐘下面。背面她寫著誰贏了，{ $winner }，還有當時鐘上是幾點。
legends-narration-1898-wire = 艾達·普魯伊特鎖上鋪子樓上的辦公室。那個問題，她在最後一本簿子的最後一行自己答了：「不是每一次。可是他們來了，{ $foot } 也來了，我聽得到他們來。」
legends-narration-1898-wire-string = 艾達·普魯伊特把電報一捆一捆地交出去，留下了繩子。然後她走到月台上，什麼行李也沒帶。火車誤點了。她不急。
legends-narration-1898-legend = 保險庫敞開著，上面白紙黑字：{ $legend } 是西部傳奇。這話早幾年就該有人說了，有好幾個人聲稱自己說過。
legends-narration-1898-legend-won = { $legend } 贏了最後一季，等保險庫打開，又贏得了西部傳奇的名號。掌聲遲了片刻，因為人人都在等別人先鼓掌。
legends-narration-1898-legend-first = { $legend } 贏了 1865 年的第一季，保險庫一開，最後一句話也歸了它。當中那些年，它說，大半是火車。
legends-narration-1898-legend-narrow = { $legend } 是西部傳奇。保險庫打開時，{ $second } { $dollars ->
        [0] 的美元一分不差，就在它身旁
        [1] 只落後一美元
       *[other] 落後 { $dollars } 美元
    }，搶先伸出手來握。
legends-narration-1898-legends = 保險庫敞開著，{ $legends } 同為西部傳奇。招牌師傅要一塊更寬的牌子。
legends-narration-1898-crane-end-ivory = 賽拉斯·克雷恩賣掉了車廂。馬戲團買了一些，牙醫買了一節，{ $a } 與 { $b } 之間的那些留在原地，豆藤爬上了踏板。
legends-narration-1898-crane-end-none = 賽拉斯·克雷恩賣掉了車廂。馬戲團買了一些，牙醫買了一節。他沿著鐵軌走回家，鐵軌上再沒有他的東西，有人看見他張開雙臂，保持平衡。
legends-narration-1898-sheds = 沒有哪家公司沿線留下的屋頂像 { $owner } 那麼多：{ $count } 座。燕子得知此事，一視同仁。
