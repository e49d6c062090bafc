# The lessons of German Railways: of each its title, what to do, what came of it, and why other moves are not it.

german-lesson-bid = 買第一張股票
german-lesson-bid-before = 遊戲開始時，每家鐵道公司拍賣一張股票。這是普魯士東部（Preußische Ostbahn）；目前出價 8，有一名玩家已退出。你有 40 塔勒：**再多出一點，不要超過 15。**
german-lesson-bid-after = 股票歸你了。你付的錢進了普魯士東部的公司資金，那就是它用來鋪設軌道的全部資金：股票賣得太便宜的鐵道公司，幾乎什麼也鋪不了。
german-lesson-bid-pass = 你可以不出價，但那樣股票就歸別人了，而只有股東才能用一家鐵道公司鋪設。9 是個好價錢：出價吧。
german-lesson-bid-dear = 你只有 40 塔勒，這太多了：後面還有七家鐵道公司，而最後比的是現金。現在出 9 就夠。
german-lesson-bid-other = 這裡請用「出價」按鈕，出價略高於 8。

german-lesson-maximum = 用私密上限出價
german-lesson-maximum-before = 不必每次出價都親自回應。填一個價格和一個**私密上限**，有人加價超過你時，我就替你加 1。目前出價 6：**出價 7，上限在 12 到 15 之間。**
german-lesson-maximum-after = 對手出到 11，我替你加到 12，這就夠了。沒有人知道你原本願意出到多少。
german-lesson-maximum-pass = 退出就等於讓別人用 6 的低價拿走股票。出價吧，讓我替你繼續。
german-lesson-maximum-dear = 上限是你願意付的錢，而現金決定勝負。這裡請不要超過 15。
german-lesson-maximum-open = 這個出價沒問題，但每次有人加價超過你，都會再問你。請在上限一欄填 12 到 15 的數字。
german-lesson-maximum-other = 這裡請出低價 7，上限填 12 到 15：我只會出到必要的價錢。

german-lesson-build = 鋪設軌道
german-lesson-build-before = 每個標記帶來一個動作。你有柏林-漢堡（Berlin-Hamburger Eisenbahn）的一張股票，它的軌道已經通到柏林，公司資金有 12 塔勒：**用它鋪設到漢堡（Hamburg）**，收入增加 3。
german-lesson-build-after = 付錢的是鐵道公司，不是你，而漢堡使它的收入增加了 3。只有這家鐵道公司，要等軌道連起柏林和漢堡兩城才發放股利：從現在起，它的每張股票都能領股利。
german-lesson-build-pass = 可以跳過，但這家鐵道公司有錢，又到得了一座大城市。鋪設吧。
german-lesson-build-auction = 賣出股票能替鐵道公司帶來資金，但它現在夠用了。就用現有的：鋪設到漢堡。
german-lesson-build-small = 那樣收入只增加 1，甚至不增加。漢堡一樣近，卻增加 3。
german-lesson-build-other = 請按「鋪設軌道」，選柏林-漢堡，鋪到漢堡。

german-lesson-share = 拿出股票拍賣
german-lesson-share-before = 你的柏林-漢堡股利不錯，但公司資金空了。股票的價款會進入公司資金：**拿出它的第二張股票拍賣。**
german-lesson-share-then1 = 由你先出價。這張股票每次股利帶來 7：**出價 5 到 15。**
german-lesson-share-after = 沒有人願意出更多。現在你有一家好鐵道公司的兩張股票，它也有錢再鋪設了。
german-lesson-share-pass = 只有賣出股票才能充實空了的公司資金，等下去沒有用。
german-lesson-share-other_railroad = 那等於把錢送給一家你沒有股票、或股利較少的鐵道公司。請拍賣柏林-漢堡。
german-lesson-share-no_bid = 那樣別人就能低價拿到好股票，還能用你的鐵道公司鋪設。自己出價吧。
german-lesson-share-dear = 就算每次股利 7，也要先回本。最多出 15。
german-lesson-share-low = 公司資金這麼少，鐵道公司幾乎什麼也鋪不了，而且別人馬上會加價超過你。從 5 或更多開始。
german-lesson-share-other = 你的鐵道公司缺的是錢。請按「拍賣股票」，選柏林-漢堡。

german-lesson-link = 連結兩家鐵道公司
german-lesson-link-before = 收入只在一種情況下發放：鋪設軌道第一次**連結兩家鐵道公司**，也就是讓它們在同一座城市相遇。你的美因-威悉（Main-Weser）就在萊比錫旁邊，那裡是薩克森的起點：**鋪設到萊比錫（Leipzig）。**
german-lesson-link-after = 每家鐵道公司的每張股票都發放了收入，鋪設的美因-威悉發放了雙倍。你得到最多。每家鐵道公司都與另外兩家連結時，遊戲結束，現金最多的獲勝。
german-lesson-link-pass = 如果你等，別人就會用他們的鐵道公司完成連結，雙倍股利也歸他們。
german-lesson-link-auction = 新的股票會分走一份股利，而你的鐵道公司有足夠的錢再鋪一格。
german-lesson-link-no_link = 那裡沒有別的鐵道公司，沒有人會得到股利。萊比錫一樣近。
german-lesson-link-other = 請按「鋪設軌道」，選美因-威悉，鋪到萊比錫。
