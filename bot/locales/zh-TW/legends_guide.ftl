# Legends of the West: what is decided just now, and help that teaches the rules in force.

# What everybody is told of a decision. Nobody is spoken to, as everybody reads it.
legends-decides-keep_opening = { $players_count ->
        [1] **{ $players }** 還在選開局任務卡：至少 { $must } 張。
       *[other] **{ $players }** 還在選開局任務卡：每人至少 { $must } 張。
    }
legends-decides-keep_opening_own = 請選你的開局任務卡。
legends-decides-keep = **{ $players }** { $offered ->
        [1] 決定要不要保留一張任務卡。
       *[other] 選任務卡{ $must ->
            [0] ，也可以不留。
           *[other] ：至少保留 { $must } 張。
        }
    }
legends-decides-keep_own = { $offered ->
        [1] 要保留這張任務卡嗎？
       *[other] 請從抽到的任務卡中選擇。
    }
legends-decides-again = **{ $players }** 可以再行駛一次，路線最多 { $most } 格。
legends-decides-engage = { $players_count ->
        [1] **{ $players }** 聘用專家。
       *[other] **{ $players }** 聘用專家。大家現在都可以回答；排名越後越先選。
    }
legends-decides-stake = **{ $players }** 還在決定要不要{ $bond ->
        [0] 標一張旗艦
       *[other] 以 ${ $price } 購買債券{ $flagship ->
            [0] {""}
           *[other] ，以及要不要標一張旗艦
        }
    }。
legends-decides-retire = **{ $players }** 排名最後，讓翻出過的事件裡的一張永久退場。
legends-decides-gift = **{ $players }** 獲勝，把今年的明信片送給另一家公司。
legends-decides-open = **{ $players }** 排名最後，開啟一塊新版圖。盒蓋上寫著：
    { $lids }
legends-decides-large = **{ $players }** 可以{ $players_count ->
        [1] 把自己路線一端的一座小城市變成大城市。
       *[other] 各把自己路線一端的一座小城市變成大城市。
    }
legends-decides-depot = **{ $players }** 可以{ $players_count ->
        [1] 在這場完成的任務卡上的一座小城市建造機廠。
       *[other] 各在這場完成的任務卡上的一座小城市建造機廠。
    }
legends-decides-survey = **{ $players }** 可以執行 { $card }：{ $rule }
legends-decides-herd = **{ $players }** 從兩群牛裡取一群：{ $cities }。
legends-decides-dig = **{ $players }** 在兩座城市裡選一座挖掘：{ $cities }。
legends-decides-well = 水井乾涸。**{ $players }** 支付 ${ $dollars } 或 { $number } 張火車卡。
legends-decides-discard = **{ $players }** 棄掉 { $number } 張火車卡（{ $why }）。
legends-decides-each = **{ $players }** 可以使用「{ $event }」：{ $rule }
legends-decides-peek = **{ $players }** 查看下一張事件（{ $power }），留著或放到牌庫底。
legends-decides-raise = **{ $players }** 還在決定公司獎勵直到戰役結束是 ${ $dollars }，還是 ${ $less } 加一張火車卡。
legends-decides-drop = **{ $players }** 的專利超過 { $most } 張，讓一張退場。

# The button by which it is answered.
legends-answers-herd = 取一群牛
legends-answers-dig = 挖掘
legends-answers-well = 為乾涸的水井付款
legends-answers-discard = 棄掉
legends-answers-each = 使用事件，或不用
legends-answers-peek = 查看下一張事件
legends-answers-raise = 提高獎勵
legends-answers-drop = 讓專利退場
legends-answers-again = 不再行駛
legends-answers-second_card = 抽第二張火車卡
legends-answers-large = 使城市變大
legends-answers-depot = 建造機廠
legends-answers-survey = 執行勘測

# The rules. Each is taught from the game on in which it is in force.
legends-teaches-turn = 每個回合三選一：抽兩張火車卡、行駛一段路線、抽任務卡。
legends-teaches-drawing = 抽火車卡：每張可以從牌庫盲抽，也可以拿翻開的。翻開的百搭卡只能當第一張拿，而且這回合只能抽這一張。翻開的有 { $resets } 張百搭卡時，整排重翻。牌庫和棄牌合計只有 { $least } 張或更少時，不能抽火車卡。
legends-teaches-travelling = 行駛：路線每一格付一張火車卡，用它的顏色，灰色路線可用任意一種顏色；百搭卡可當任何顏色。你的路線不必相連。行駛到大城市抽一張火車卡。這場遊戲每家公司有 { $trains } 節車廂。
legends-teaches-tickets = 任務卡：抽 { $drawn } 張，至少保留 { $keep } 張。遊戲結束時，如果你自己的車廂連起了卡上的兩座城市，你就得到卡上的錢，否則就要扣掉。
legends-teaches-events = 事件：抽到報紙時，翻出下一張事件。只有最上面的事件是目前的事件。
legends-teaches-bonus = 公司獎勵：公司行駛自己顏色的路線，獲得 ${ $dollars }。
legends-teaches-pairs = 雙線：兩城之間，誰也不能擁有兩段路線。{ $open ->
        [0] 雙線的一段有人佔有後，另一段就關閉。
       *[other] {""}
    }
legends-teaches-end = 結束：有人在回合結束時只剩 { $trains } 節或更少車廂，則每人再進行一個回合。計算錢幣、任務卡和剩餘車廂（一節不剩得 ${ $most }）；美元最多的贏得遊戲。
legends-teaches-campaign = 戰役：每張銀行存款單放進公司的保險庫。第 { $games } 場遊戲後打開保險庫，美元最多的公司就是西部傳奇。每場遊戲後，排名最後的公司讓翻出過的事件裡的一張退場，並在下一場先行動。
legends-teaches-raised = 公司獎勵：公司行駛自己顏色的路線，得到它永久選定的獎勵：${ $money }，或 ${ $less } 加 { $cards } 張火車卡。
legends-teaches-stamps = 印章：完成的任務卡蓋上公司的印章。任務卡上有別家印章而沒有你的，每枚讓你多得 ${ $dollars }。有 { $worn } 枚印章的任務卡退場，只要剩下的還夠。有編號的任務卡退場，並帶來該編號的明信片。
legends-teaches-postcards = 明信片：一面大聲讀出，另一面是持有者的秘密，直到它達成或打出。辦公室最多放 { $most } 張專利。作用於事件或遊戲結束的卡不會問任何人：請留下指令，寫明它何時生效。
legends-teaches-opening = 版圖：到第 { $last } 場為止，每場遊戲後由排名最後的公司開啟一塊新版圖。
legends-teaches-specialists = 專家：每家公司為這場遊戲聘用一位，上一場排名最後的先選。之後專家休假一場。
legends-teaches-depots = 機廠：遊戲後，每家公司可以在自己完成的任務卡上的一座小城市建造一座，總共最多 { $most } 座。行駛到自己的機廠抽 { $cards } 張火車卡；一場遊戲裡第一次行駛到別家的機廠，它的主人得 ${ $dollars }。
legends-teaches-combine = 托拉斯：行駛它車廂佔著的路線，除一組火車卡外，每格再付 ${ $dollars }；然後那些車廂離開。
legends-teaches-growth = 擴建：這場遊戲後，排名最後的公司和贏家先後可以各把自己路線一端的一座小城市變成大城市。
legends-teaches-bonds = 債券：遊戲前，公司可以用 ${ $price } 買一張。每完成一張價值 ${ $value } 以上的任務卡，得 ${ $dollars }，最多 ${ $most }；債券放進保險庫。
legends-teaches-express = 特快：貼有貼紙的任務卡，如果你的車廂還連上了貼紙上的城市，多得 ${ $dollars }。
legends-teaches-through = 聯運獎金：你最大的路網在幾塊版圖上有城市，超過 { $free } 塊後每塊得 ${ $dollars }，最多 ${ $most }。
legends-teaches-exhibition = 這場的博覽會：第一家有路線通到該城的公司得 ${ $first }。結束時，路網包含該城並觸及 { $boards } 塊或更多版圖，得 ${ $dollars }。
legends-teaches-flagship = 旗艦：公司秘密標出的任務卡算 { $times } 次，不論是否完成。
legends-teaches-steamer = 汽船：行駛到港口後，可以棄掉一張百搭卡，在那裡放一艘汽船，一場最多 { $most } 艘；每個港口 { $berths } 個泊位。你在同一水域（大西洋和墨西哥灣，或太平洋）的兩艘汽船把它們的城市連在一起，供任務卡使用，那樣的任務卡少得 ${ $less }，但至少得 $1。
legends-teaches-survey = 勘測：無色路線永久變成那組火車卡的顏色，每格得 ${ $dollars }，最多 ${ $most }。兩城之間的路線顏色不同。
legends-teaches-herds = 牛群：行駛到有牛群的城市就取走它；每家公司最多 { $most } 群。結束時，只算城市由你的車廂連到大城市的牛群：一群、兩群、三群……得 { $pays }。
legends-teaches-coal = 煤炭：開始時每家 { $opening } 塊，最多 { $most } 塊。{ $length } 格以上的路線燒掉一塊，沒有就付 ${ $dollars }。盲抽兩張火車卡的回合補回一塊。
legends-teaches-well = 水井：一組火車卡裡每個骷髏得 ${ $gain }，路線通到旱地則得 ${ $there }。但如果為它翻出的火車卡也有骷髏，就改為付 ${ $loss } 或 { $cards } 張火車卡。
legends-teaches-trestle = 棧橋：路線上每個標記多付一張任意顏色的火車卡，或 ${ $dollars }。一場遊戲裡每越過 { $every } 個標記，得 ${ $pays }。
legends-teaches-charter = 特許狀：最先用車廂連起大西洋港口和太平洋港口的幾家公司得 { $pays }。第一家還得一條綬帶放進保險庫，戰役結束時值 ${ $ribbon }。
legends-teaches-dig = 挖掘：公司第一次行駛到每座礦權城市，抽 { $base } 塊銀塊，一組火車卡裡每把鎬多抽一塊，總共最多 { $most } 塊；留下最好的一塊，得到它的錢。

# What is worth something when the vaults are opened: told as soon as a company can have it.
legends-vaults-priced = 🔐 { $worth }
legends-vaults-worth-ribbon = 保險庫裡的一條綬帶，戰役結束時值 ${ $dollars }。
legends-vaults-worth-bond = 保險庫裡的一張債券，戰役結束時值 ${ $dollars }。
legends-vaults-worth-deed = 保險庫裡的一張地契（執行過的勘測），戰役結束時值 ${ $dollars }。
legends-vaults-worth-parcels = 保險庫裡的包裹依不同物品成套，戰役結束時每套值：{ $sets }。剩下的再成套。
legends-vaults-worth-set = { $kinds ->
        [1] 一種
        [2] 兩種
        [3] 三種
        [4] 四種
        [5] 五種
       *[other] { $kinds } 種
    } ${ $dollars }
legends-vaults-worth-districts = 戰役結束時，每個地區給機廠最多的公司 ${ $dollars }；並列的各得一份。地區有：{ $districts }。
legends-district-start = 起始的四塊版圖
legends-district-east = 東部（{ $boards }）
legends-district-middle = 中部（{ $boards }）
legends-district-mountains = 山區（{ $boards }）
legends-district-coast = 海岸（{ $boards }）

# What a kind of move is good for, as the help says it of what can be done now.
legends-purpose-keep = 結束時，完成的讓你得到卡上的錢，沒完成的要扣掉
legends-purpose-draw = 行駛路線要付火車卡
legends-purpose-tickets = 結束時能得更多，只要你還來得及完成
legends-purpose-pass = 沒有別的事可做
legends-purpose-travel = 路線歸你，替任務卡連起城市，現行規則也可能讓你得到錢
legends-purpose-use = 卡片照上面寫的生效，在你的回合行動之前
legends-purpose-skip = 遊戲不等沒有行動的人，繼續進行
legends-purpose-choose = 遊戲在等你的回答
legends-purpose-engage = 這場遊戲它的能力歸你
legends-purpose-stake = 結束時可能讓你賺錢，失敗則會賠錢
legends-purpose-retire = 它在戰役裡不再出現
legends-purpose-give = 由另一家公司得到，哪家隨你
legends-purpose-open = 它的城市、任務卡和規則永久加入戰役
legends-purpose-build = 它在地圖上一直留到戰役結束
legends-purpose-standing = 到時就照你私下的指令辦，不必再問你
