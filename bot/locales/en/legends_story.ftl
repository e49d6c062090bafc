# Legends of the West: the story of a campaign in prose. Each message is one or more whole sentences, told only where what it says
# has happened (engine/ticket_to_ride/legends/pack/narration.toml). Companies are named as their presidents named them, so
# nothing is added to a name. No rule is told here. { $absent }, { $fresh }, { $back }, { $cities } and { $legends } are lists.

# A paragraph, and two sentences that follow each other in it.
legends-narration = > { $paragraph }
legends-narration-joined = { $first } { $next }

# How a game begins: a scene of the year, then what the table has behind it.
legends-narration-1865-opening = The war is over, and the rails it used up are being laid again. At Buffalo, above a shop that sells rope, Ada Pruitt has rented a room with one window and one wire. On her first morning she taps the same question to every new railroad on the map: will you run on time? Then she sharpens a pencil, puts the kettle on and waits. Nobody has ever asked them that.
legends-narration-1868-opening = The army has gone home, and its best people stand on the platforms with their hats in their hands: people who have laid bridges under fire, counted mules, woken generals. Every railroad needs somebody who has done it before. In the hotel at Albany the waiters have learned not to clear a table while a contract lies on it. Ada Pruitt wires the offers back and forth and reads none of them twice.
legends-narration-1871-opening = A railroad that passes through a town is an event; one that keeps a shed there is a neighbour. This spring the lumber yards sell more roof than hull. Mayors pace out empty lots with their own feet, and children are told to stand where the engine will. Ada Pruitt has hung up a map for the doors that will open to a driver stranded at night. It has no marks on it yet.
legends-narration-1874-opening = Silas Crane comes to town in a car the colour of teeth, and there are nine hundred more behind it. He shakes every hand on the platform, learns every name and forgets none. He calls it the Combine and says that it competes with nobody: it is simply there already when the others arrive. Ada Pruitt sends his first telegram herself. It is eleven words long, and the bill for it is never paid.
legends-narration-1877-opening = Cities that were mud last spring have opera houses now, and lamps that a man with a pole lights one by one. Seen from the night train, a town is no longer a dog and a water tower but a string of small yellow moons. People who used to ask when the train leaves ask when the last one does. Ada Pruitt writes by gaslight and complains that it hisses like a bad connection.
legends-narration-1880-opening = Fifteen years of soot come off this spring. Every railroad repaints, and the painters can name their price, because a colour that has been seen from enough fields is worth more than the locomotive under it. Whole yards smell of turpentine. The horses dislike it; the children do not. Ada Pruitt has her door painted too, after a look at all the samples, in a grey that belongs to nobody.
legends-narration-1883-opening = On the exchange a young man with inky cuffs offers the companies a piece of paper that pays them for their own success. They look at it as one looks at an umbrella in June. Meanwhile the railroads agree on what time it is, and on a Sunday in November some towns have noon twice. Ada Pruitt stops her clock, counts slowly and starts it again. Nothing has changed, she reports, except everything.
legends-narration-1886-opening = Passengers have discovered that an hour is a thing one can buy. They pay to arrive before their own letters, and pay a little more if the train calls on the way at a place their sister-in-law has never seen. Their trains are washed before they leave; the others wait on the siding and think. Ada Pruitt, who is faster than any of them, still charges by the word.
legends-narration-1889-opening = On Thursday every bank on Broad Street is open, and every counter is empty. The tellers have not been dismissed; they have merely understood something and gone home. By Saturday people carry their savings in hat boxes and ask the conductor whether he takes eggs. Ada Pruitt keeps her window open all night. Bad news is paid for in advance.
legends-narration-1892-opening = Somewhere in the grass a farmer buys a single ticket to the sea, looks at both sides of it and asks where the others are. There are no others. It has taken years and a great deal of sulking, but one piece of cardboard now goes all the way. The conductors are uneasy: people ask them about the weather at the other end. Ada Pruitt, it turns out, has known it for years.
legends-narration-1895-opening = One city has roofed forty acres in glass and invited everybody. It has a hall for steam and a hall for cheese, a wheel that lifts people up to see where they have paid to be, and at the gate a clock taller than a church. The railroads print posters in colours not found in nature. Ada Pruitt closes her window for a week and travels like anybody else.
legends-narration-1898-opening = One last season, and everybody knows it, though nobody has said so aloud. The brass has been polished, the good china is on the dining cars, and each superintendent has one train in mind of which he does not speak. Ada Pruitt’s cupboard holds thirty-three years of telegrams, tied up with string from the shop downstairs. She taps the old question once more. This time she does not put the kettle on.
legends-narration-1865-opening-starter = { $starter } is first at the rails. It has painted its name on everything it owns, which so far is a locomotive, a ledger and a door.
legends-narration-1865-opening-pair = Two answers come back before the kettle boils, one from { $one } and one from { $other }. They contradict each other in every point but the weather.
legends-narration-1865-opening-full = { $companies ->
        [3] Three answers come back before the kettle boils.
        [4] Four answers come back before the kettle boils.
       *[other] Five answers come back before the kettle boils.
    } They all say yes, and they all ask who else has been asked.
legends-narration-1865-opening-away = { $absent_count ->
        [one] From { $absent } there is no answer this year. Miss Pruitt leaves a line free in her book and writes the name in front of it, in ink.
       *[other] From { $absent } there are no answers this year. Miss Pruitt leaves lines free in her book and writes the names in front of them, in ink.
    }
legends-narration-1868-opening-result = The posters of { $winner } from its win of 1865 still hang in the barber shops. { $last } had posters too.
legends-narration-1871-opening-result = In 1868 { $winner } came home with the most money. { $last } came home.
legends-narration-1874-opening-result = { $winner } won in 1871 and has it printed on its stationery. { $last }, which came last, writes on the backs of old envelopes.
legends-narration-1877-opening-result = In 1874 { $winner } had the best of it. { $last } has asked that the year not be mentioned again.
legends-narration-1880-opening-result = { $winner } is still glowing from 1877 and hardly needs the varnish. { $last } has bought the paint that covers most.
legends-narration-1883-opening-result = { $winner } won in 1880 and calls it method. { $last } came last and calls it weather.
legends-narration-1886-opening-result = On the platforms they still point out { $winner }, which won in 1883. At { $last } they point out other things.
legends-narration-1889-opening-result = { $winner } won in 1886 and slept soundly until Thursday. { $last } has slept badly since 1886 and hardly noticed.
legends-narration-1892-opening-result = { $winner } came out of the panic ahead and { $last } last. The newspapers printed both names in the same size.
legends-narration-1895-opening-result = { $winner } won in 1892 and is promised a stand near the entrance. { $last } has been offered the one by the boiler house.
legends-narration-1898-opening-result = { $winner } won in the year of the Exhibition. { $last } has waited three years to hear that said in the past tense.
legends-narration-opening-again-fence = { $winner } won the season before last and the last one too. The others have begun to study its timetable as one studies a neighbour’s fence.
legends-narration-opening-again-habit = { $winner } won last time, and the time before that. The band at its station no longer needs the notes.
legends-narration-opening-risen-odds = Six years ago { $winner } came in behind everybody, three years ago ahead of everybody. The barber has stopped giving odds.
legends-narration-opening-risen-plan = { $winner } has gone from last place to first within two seasons. It was all planned, says its president, and two people believe it.
legends-narration-opening-fallen-view = { $last } went from first place to last within three years. It reports that the view is much the same and the coffee worse.
legends-narration-opening-fallen-drawer = { $last } won six years ago and came last three years ago. It keeps both clippings in the same drawer.
legends-narration-opening-last_again-cook = { $last } has come last two seasons running. It has kept its temper, its name and its cook.
legends-narration-opening-last_again-hat = { $last } came last the last time and the time before. Nobody laughs any more; it has become a kind of respect.
legends-narration-opening-again-posters = { $winner } still has its posters from the win before last, and has only had to change the year on them.
legends-narration-opening-winner_away = { $winner } won the last season and is not here to be beaten. It has left a polite note.
legends-narration-opening-last_begins = { $last } came last three years ago and is first on the track this morning, in clean shirts and without a word.
legends-narration-opening-away-shutters = { $absent_count ->
        [one] { $absent } has put up its shutters for the season. They are freshly painted, so it means to come back.
       *[other] { $absent } have put up their shutters for the season. They are freshly painted, so they mean to come back.
    }
legends-narration-opening-away-gap = There is a gap on the platform where { $absent } would stand. The others walk around it.
legends-narration-opening-away-clock = No locomotive of { $absent } is under steam this year. Somebody still goes in on Fridays and feeds the cat.
legends-narration-opening-depot_away = The shed of { $owner } in { $city } waits the year out alone, with a lamp in the window.
legends-narration-opening-depot_away-stove = Nobody of { $owner } comes to { $city } this year. The neighbours air the shed on Sundays and wind the clock.
legends-narration-opening-depot_away-key = The baker in { $city } keeps the key of { $owner } this year. He has told nobody but his customers.
legends-narration-opening-back-yard = { $back_count ->
        [one] { $back } is back after a season away and paces its yard as if somebody had moved it.
       *[other] { $back } are back after a season away and pace their yards as if somebody had moved them.
    }
legends-narration-opening-back-hello = The first to greet { $back } after the season away is the station cat. The others nod, and count.
legends-narration-opening-fresh-crate = For { $fresh } it is the first season. Everything there still smells of the crate.
legends-narration-opening-fresh-name = There is a new name on the board: { $fresh }. The sign painter asked twice how it is spelled and settled on this.
legends-narration-opening-full = Nobody is missing this year: { $companies ->
        [3] three
        [4] four
       *[other] five
    } whistles in the morning, and one long table at the hotel.
legends-narration-opening-full-roll = Ada Pruitt has called the roll down the wire, and all { $companies ->
        [3] three
        [4] four
       *[other] five
    } have answered. She crosses nobody off and puts the pencil back sharper than it was.
legends-narration-opening-pair = Only { $one } and { $other } are running this year. It saves time: each always knows whom to blame.
legends-narration-opening-pair-crossing = { $one } and { $other } have the rails to themselves this year. They greet each other at every crossing, as there is nobody else to greet.
legends-narration-opening-newest-cape = South of Savannah the map runs out into warm water now. Drivers from Quebec ask to move there, for their knees.
legends-narration-opening-newest-prairie = West of Chicago there is grass on the map now, and behind the grass there is more. The surveyors have bought new pencils.
legends-narration-opening-newest-trail = The map goes on into cattle country now. What walks there on four legs does not look up for trains.
legends-narration-opening-newest-winter = The map has grown to the north, and so has the order for gloves. The wire hums up there, Miss Pruitt says, even when nobody sends.
legends-narration-opening-newest-desert = The Dry Country is on the map now, and the outfitters sell canteens to people who have only come to look.
legends-narration-opening-newest-silver = There is silver on the map now, south of the river, or at least somebody has come back in new boots. He will not say where he wore out the old ones.
legends-narration-opening-newest-timber = The map has reached the big trees. A bridge there takes a forest, the engineers say, and luckily there is one.
legends-narration-opening-newest-shore = There is another ocean on the wall now. Clerks walk over to look at it before lunch and come back quiet.
legends-narration-opening-depot-cat = The shed of { $owner } in { $city } has a cat of its own by now, and the cat has its own opinion of strangers.
legends-narration-opening-depot-watch = In { $city } they set their watches by the shed of { $owner }, right or wrong.
legends-narration-opening-depots_most = No company keeps as many sheds as { $owner }. Its caretakers have begun to write to each other.
legends-narration-opening-grown = { $city } has outgrown its name on the map. The printers have had to move a river.
legends-narration-opening-grown-papers = { $city } is a large city by now and behaves like one: it has two newspapers, and they do not agree on the date.
legends-narration-opening-painted = More tracks have taken the colour of { $painted } for good than that of any other company. Its president now asks for window seats.
legends-narration-opening-stamped-ticket = The stamps of { $one } and { $other } sit side by side on the ticket from { $a } to { $b }. The companies do not.
legends-narration-opening-stamped-clerk = The ticket from { $a } to { $b } bears the stamps of { $one } and { $other }, one a little across the other. Each says that its own was there first.
legends-narration-opening-retired = The papers have not printed “{ $event }” again, and nobody has written in to ask for it.
legends-narration-opening-retired-type = “{ $event }” will not be in the papers again. The type has been melted down, and is a seven in the timetable now.
legends-narration-opening-eldest = In 1865 it was { $eldest } that won. The clerks who remember it tell it a little better every year.
legends-narration-1886-opening-express = Two old sisters go from { $a } to { $b } and insist on { $via } in between. They are waved off like ministers.
legends-narration-1895-opening-fair = The city is { $city }. Three others had ordered glass.
legends-narration-1877-crane = Silas Crane has written to { $winner } to congratulate. The letter runs to one page, and the offer to four.
legends-narration-1877-crane-lamp = Silas Crane has given the new opera house a chandelier. It is on loan.
legends-narration-1880-crane = Silas Crane has his cars washed and not painted. Ivory, he says, is not a colour but a conclusion.
legends-narration-1880-crane-last = Silas Crane has offered to paint the cars of { $last } free of charge, and has brought only one colour.
legends-narration-1883-crane = Silas Crane buys paper of every kind this year. He has asked { $last } whether the company is for sale, as a joke, twice.
legends-narration-1883-crane-noon = Silas Crane has had noon explained to him and would like to know who owns it.
legends-narration-1886-crane = The cars of the Combine do not hurry. Whoever stands in the right place, says Silas Crane, is always early.
legends-narration-1886-crane-second = Silas Crane has timed the trains of { $winner } with his own watch. He has told nobody what it showed.
legends-narration-1889-crane = The bank of Silas Crane is closed too. He stood in line like everybody else and bought breakfast for the street.
legends-narration-1892-crane = Silas Crane has bought one of the new tickets, ridden to the end of it and come back thoughtful.
legends-narration-1892-crane-last = Silas Crane has shared a compartment with { $last }, by chance. They talked about dogs.
legends-narration-1895-crane = The first ivory car stands in the hall of transport behind a rope. Silas Crane visits it on Sundays, when entrance is free.
legends-narration-1898-crane = The ivory has yellowed, and so has Silas Crane. He has wished { $winner } and { $last } luck in the same words.
legends-narration-opening-crane-away = Silas Crane has called at the yard of { $absent }, found nobody in, and left his card in the lock.
legends-narration-opening-crane-roof = Silas Crane has waited out the rain in { $city }, under the eaves of { $owner }, and made an offer for the wall he leaned on.
legends-narration-opening-crane-winner = Silas Crane has sent { $winner } a basket of pears. Under the pears lay a contract, and under the contract more pears.
legends-narration-opening-crane-question = Silas Crane has asked Ada Pruitt what she sends about him. Nothing, she has said, that he has not paid for.
legends-narration-opening-crane-depot = Silas Crane has asked what the shed of { $owner } in { $city } would cost. He was told what it costs to ask.

# A scene between two turns, when somebody has travelled with a third of the trains.
legends-narration-1865-first = The first telegram of substance reaches Ada Pruitt from { $b }: the train of { $mover } from { $a } has arrived. She asks, when? The answer is: yes. She enters it in the column for hours.
legends-narration-1868-first = The waiters at Albany report that { $employer } has been seen at dinner with { $specialist }. Neither looked at the menu, and the candle had to be changed twice.
legends-narration-1868-first-line = Between { $a } and { $b } the new people of { $mover } have laid a line so straight that the crew walks back in the evening only to look along it.
legends-narration-1871-first = The new line of { $mover } from { $a } to { $b } runs past a lumber yard that stacks nothing but roofs this year. In both towns the owner of a corner lot has begun to lift his hat to strangers.
legends-narration-1874-first = Silas Crane watches the train of { $mover } leave { $a }, and is at { $b } to watch it arrive. Nobody has seen him travel. He lifts his hat both times, by the same inch.
legends-narration-1874-first-poor = Silas Crane has asked after the health of { $poor }. He says it so kindly that the whole office takes its own pulse.
legends-narration-1877-first = The night train of { $mover } comes into { $b } from { $a } with its lamps turned down. For once it is the town that looks bright, and the passengers straighten their collars before they get off.
legends-narration-1880-first = Between { $a } and { $b } the new paint of { $mover } has met its first cow. The cow is unharmed. The locomotive will be photographed from the other side.
legends-narration-1883-first = A boy from the exchange reads the tape aloud on the platform: { $mover } has reached { $b } from { $a }, and is quoted accordingly. As what was it quoted before, asks an old man. As a railroad, says the boy.
legends-narration-1883-first-rich = The young man with the inky cuffs has moved his desk so that he can see the front door of { $rich }. He says it is for the light.
legends-narration-1886-first = The guard of { $mover } claims that his train overtook its own telegram between { $a } and { $b }. Ada Pruitt asks to see his watch, and then the rest of his claims.
legends-narration-1889-first = { $mover } pays its crew between { $a } and { $b } in silver, out of a biscuit tin, one man after the other. Nobody speaks until the tin is empty, and then everybody does.
legends-narration-1889-first-rich = People have begun to walk past the windows of { $rich } slowly, hat in hand, as one walks past a bakery.
legends-narration-1892-first = A family of six rides with { $mover } from { $a } to { $b }, holding one long ticket between them like a washing line. At every stop they are asked for it, and at every stop they are proud.
legends-narration-1895-first = On the train of { $mover } from { $a } to { $b } everybody is going to see the glass, except one man who has seen it. By the last mile the whole car has seen it too, pane by pane.
legends-narration-1895-first-fair = The first trains have come in at { $city }, and the clock at the gate has been set by them. It is a compliment that no engineer has paid a railroad before.
legends-narration-1898-first = { $mover } has brought its line from { $a } to { $b }. The superintendent signs for it with a pen that he says he was saving. At Buffalo the receipt goes on the last of the bundles.
legends-narration-first-crowd = In { $city } the trains of { $count ->
        [3] three companies
        [4] four companies
       *[other] five companies
    } stand within sight of each other. The porters have agreed on a language of their own; it is mostly shrugs.
legends-narration-first-met = { $one } and { $other } share the water tower in { $city } by now. There is a list of who fills up first, and a second list of who has touched the first.
legends-narration-first-parallel = From { $a } to { $b } the rails of { $mover } now run next to those of { $other }. The drivers look straight ahead. The stokers wave.
legends-narration-first-long = It is a long way from { $a } to { $b }, and { $mover } has laid every yard of it in one go. The cook has had to serve breakfast twice.
legends-narration-first-keen = { $keen } has { $tickets } tickets in its drawer, more than anybody else. It is either a plan or a collection.
legends-narration-first-current = “{ $event }” is all that the papers write about. On the trains people read it aloud to those who have just read it themselves.
legends-narration-first-host = A train of { $mover } has stopped at the shed of { $owner } in { $city }. The two crews drank from the same can and signed for it separately.
legends-narration-first-host_away = { $mover } has reached { $city }, where the shed of { $owner } stands shut this year. Somebody had swept the doorstep. Nobody will say who.
legends-narration-first-home = { $mover } has come into { $city }, under its own roof. The caretaker had the stove lit before the whistle, and denies having waited.
legends-narration-first-ivory = Between { $a } and { $b } stand the ivory cars, doors closed, blinds drawn. Children throw gravel at them on the way to school, and on the way home they come back for the good pieces.
legends-narration-first-away = A farmer has asked at the gate when { $absent } will run again. He was offered tea. He said that it was not an answer, and took the tea.
legends-narration-first-herder = { $company } smells of cattle. The passengers have complained and been told, correctly, that the cattle have not.
legends-narration-first-coloured = The surveyors of { $painter } have painted the line between { $a } and { $b } and left the pot behind a bush. The children of both towns have found it, and their mothers have found the children.
legends-narration-first-moored = In { $city } a steamer of { $company } lies at the quay with its fires banked. Its captain eats at the station and pays in fish.
legends-narration-first-cold = At { $company } they have swept out the coal bunker, and then swept it again, more hopefully.
legends-narration-first-digger = The conductors of { $company } come home with red dust to the knees and very little to say. Their wives weigh their boots.
legends-narration-first-crosser = The bridges of { $company } creak in a way that its engineer calls settling. He crosses them on foot, last, whistling.

# Another one, when somebody has only a third left.
legends-narration-1865-second = The yard of { $fewest } is emptying. Where cars stood in rows a man now sweeps, slowly, so that there may be something left to do tomorrow. Ada Pruitt wires him that there will be.
legends-narration-1865-second-line = From { $a } to { $b } one can now sit still and be carried, thanks to { $mover }. An old man rides it there and back on the first day, and asks who is supposed to do the walking.
legends-narration-1868-second = { $specialist }: that is the name one hears in the corridors of { $employer } now. It is said in the tone in which one used to say “the general”.
legends-narration-1868-second-fewest = { $fewest } has so few cars left in the yard that they have been given numbers, in chalk. A quartermaster calls the roll in the evening, and answers for those that are out.
legends-narration-1871-second = In { $b } a carpenter has drawn a shed on the back of a bill and shown it to { $mover }, which has just come through from { $a }. It is a good shed. He has drawn himself in front of it.
legends-narration-1871-second-met = { $one } and { $other } both have an eye on the same corner in { $city }. The owner raises goats on it and is in no hurry at all.
legends-narration-1874-second = { $count ->
        [one] One track, from { $a } to { $b }, stands full of ivory cars this evening.
       *[other] Ivory cars stand on { $count } tracks this evening, between { $a } and { $b } and elsewhere.
    } Silas Crane dines in the first of them with the blinds up, so that one can see how little he eats.
legends-narration-1874-second-clear = There is not one ivory car on the rails this evening. Silas Crane sits on the platform on a folding chair, quite at ease, like a man waiting for a tide.
legends-narration-1874-second-line = { $mover } has come through from { $a } to { $b }. Ada Pruitt passes it on to the others at no charge. To Silas Crane she passes it on by post.
legends-narration-1877-second = Coming into { $city }, the driver of { $mover } takes off his cap. It is not a custom. He had only forgotten how far up a town can be lit.
legends-narration-1877-second-rich = { $rich } has taken a box at the opera. It is the one above the exit, its president says: one hears the applause and the trains.
legends-narration-1880-second = In { $city } the fresh colours of { $one } and { $other } stand at one platform. A schoolmistress has brought her class to look. The best essay is about the puddle in between, which has both.
legends-narration-1880-second-slow = Nobody has as many new cars left in the shed, under sheets, as { $slow }. One does not want to be the first to get mud on them, says the foreman.
legends-narration-1883-second = The men at the exchange shake their heads over { $slow }: so many cars still in the yard. The yardmaster, who has never owned a share, has them greased every morning.
legends-narration-1883-second-line = At { $a } the train of { $mover } left at noon, and at { $b } it arrived at noon. The passengers suspect the new time. The crew suspects the passengers.
legends-narration-1886-second = { $mover } has run from { $a } to { $b } without once looking out of the window. The dining car ran out of soup, and nobody was told until the coffee.
legends-narration-1886-second-fewest = { $fewest } is nearly out of cars and not out of breath. Its timetable has been reprinted in smaller type, so that the minutes fit.
legends-narration-1889-second = { $poor } has counted its coins so often that the clerk knows them by their faces. There are fewer of them than anywhere else on the line. Every train has left on time.
legends-narration-1889-second-crane = A line of people stands outside the office of Silas Crane to be paid. He comes out, reads the names aloud and pays each of them, in full. Nobody has ever trusted him less.
legends-narration-1892-second = { $mover } has carried a single ticket from { $a } to { $b }. It has been punched so often that the conductor held it up and saw the next conductor through it.
legends-narration-1892-second-slow = In the yard of { $slow } they wait for the passenger who goes all the way. Most of them, says the station master, go two stops and get off for the pie.
legends-narration-1895-second = In { $city } Ada Pruitt has stood for an hour in front of a telegraph that prints by itself. She asked it one question. It printed the question.
legends-narration-1895-second-line = { $mover } runs from { $a } to { $b } with the windows open and a brass band in the third car. The band had asked for the baggage car, for the echo.
legends-narration-1898-second = At { $fewest } they have begun to say goodbye to the cars, one at a time, by number. It is done quickly, with the flat of the hand, when nobody is looking.
legends-narration-1898-second-line = The line from { $a } to { $b } may be the last that { $mover } lays, or the last but one. The foreman drives the spike himself, misses, and asks that it be left out of the report.
legends-narration-1898-second-crane = Silas Crane walks along the ivory cars between { $a } and { $b } and tries the doors. He is not looking for anything, he says. He wants to know whether they still close.
legends-narration-second-rich = Nobody has as much coin in the cash box as { $rich }. It has moved the box twice this week, and both times the clerks could hear where to.
legends-narration-second-poor = The cash box of { $poor } is the lightest on the line. The porter carries it under one arm, and under the other arm the umbrella stand, for balance.
legends-narration-second-pair = { $one } and { $other } have the whole map to themselves and still manage to be in each other’s way. Ada Pruitt sorts their complaints into two boxes of the same size.
legends-narration-second-crowd = { $city } now hears the bells of { $count ->
        [3] three companies
        [4] four companies
       *[other] five companies
    }. The dogs howl for one of them, always the same, and the town has not said which.
legends-narration-second-met = In { $city } a clerk of { $one } has married a clerk of { $other }. Both companies sent a clock. They do not agree.
legends-narration-second-keen = { $keen } still has { $tickets } tickets in hand, more than anybody else. Behind each of them somebody has packed. The clerk who sold them goes home by the back door.
legends-narration-second-current = The editor who set “{ $event }” on the front page has been thanked, threatened and asked to dinner, in that order. He dines alone, facing the door.
legends-narration-second-host = { $mover } has had to leave a wheel at the shed of { $owner } in { $city }. It will be returned, says { $owner }, when somebody says please.
legends-narration-second-home = In { $city } the shed of { $mover } hears its own whistle coming up the grade. There is soup. There has been soup since four.
legends-narration-second-no_ivory = No ivory car stands on any track tonight. People sleep badly, as one does in a house where the clock has stopped.
legends-narration-second-ivory = The ivory cars between { $a } and { $b } have been counted again, by lantern, by people who wanted there to be fewer. { $count ->
        [one] They fill one track all the same.
       *[other] With the others they fill { $count } tracks all the same.
    }
legends-narration-second-given = { $painter } has marked the line from { $a } to { $b }, and by an accident of the paint shop it is in the colour of { $other }. { $other } has sent flowers.
legends-narration-second-charter = { $company } is the first this year to have dipped its wheels in both oceans. The water, it reports, is the same in both. It keeps a bottle of each on the counter, as proof.
legends-narration-second-herder = { $company } has the most cattle on its rails, and the drovers ride along on the roofs. They say that it is quieter up there.
legends-narration-second-digger = Of all the companies it is { $company } that has dug in most places. It keeps the holes on a list, and the list in the safe.
legends-narration-second-crosser = No company has built over as much air this season as { $company }. Its carpenters have stopped looking down. Its passengers have not begun.
legends-narration-second-away = A postcard from { $absent } hangs in the telegraph office: a view of a lake. “Do not wait,” it says. “But do not use all the track.”

# How a game ends.
legends-narration-1865-closing = So 1865 goes to { $winner }. { $last } comes in last, at a quarter past, and Ada Pruitt writes the quarter down.
legends-narration-1868-closing = The season goes to { $winner }. { $last } comes in last and shakes every hand on the platform, the stoker’s twice.
legends-narration-1871-closing = When the books are closed { $winner } has the most in them. { $last } has the least, and the neatest handwriting.
legends-narration-1874-closing = { $winner } wins the year in which everybody looked at the ivory. { $last } looked longest.
legends-narration-1877-closing = { $winner } wins by lamplight. { $last } walks home last along the lit street and can be seen all the way.
legends-narration-1880-closing = Under the fresh paint { $winner } has had the best year of all. { $last } has had the paint.
legends-narration-1883-closing = { $winner } closes highest. { $last } closes last, and blames the tape for saying so.
legends-narration-1886-closing = In a year of hurry { $winner } has made the most of every hour. { $last } arrives last, rested, and with everybody’s luggage.
legends-narration-1889-closing = The year leaves { $winner } in front and { $last } behind. Both are still there, which the year had not promised anybody.
legends-narration-1892-closing = The conductors hang up their punches, and { $winner } has won. { $last }, which comes last, sweeps up the confetti.
legends-narration-1895-closing = The medal in steam goes to a machine, and the season goes to { $winner }. { $last } is commended for its sandwiches.
legends-narration-1898-closing = The last season of all goes to { $winner }. { $last } comes in behind the others, sets its brake and does not let go of it for a while.
legends-narration-closing-again = { $winner } wins, as it did three years ago. { $last } comes last and proposes to change the subject.
legends-narration-closing-again-key = { $winner } has done it again, and the prize stays where it stood. { $last }, in last place, offers to dust it.
legends-narration-closing-risen = Three years ago { $winner } was last, and now it has won. { $last } takes over the seat at the end of the table and finds it warm.
legends-narration-closing-risen-stove = From the bottom of the list to the top: { $winner } has won. { $last }, which comes last, asks politely where the stairs are.
legends-narration-closing-fallen = { $winner } wins. { $last } won three years ago and comes last now, and takes it like somebody missing a step in the dark.
legends-narration-closing-fallen-speech = { $last } had the speech from its last victory in its pocket and comes in last. { $winner }, which wins, borrows the speech.
legends-narration-closing-last_again = { $winner } wins, and { $last } comes last, as three years ago. It has its own hook in the cloakroom now.
legends-narration-closing-dethroned = { $former }, the winner of three years ago, gives up the good chair to { $winner }. For the last place there is no chair, and { $last } takes it standing.
legends-narration-closing-close = { $winner } is ahead of { $second } by so little that the tellers count again, and then once more, for the pleasure of it. { $last } is last and is counted once.
legends-narration-closing-close-pair = { $winner } is ahead of { $second } by less than the price of a good dinner. One of two has to be last, says { $last }, and asks who is paying for the dinner.
legends-narration-closing-wide = { $winner } wins by so much that the teller wears out a pencil. { $last } comes last, and lends him another.
legends-narration-closing-penniless = { $winner } wins. The slip of { $last } adds up to nothing, to the cent, and the teller asks whether it would like that in small notes.
legends-narration-closing-clean = { $winner } wins, with a hole punched in every ticket that it kept. { $last } comes last and holds one of them up to the light, to be sure.
legends-narration-closing-busy = { $busy } has brought more tickets home than anybody, { $count } of them, and it was { $winner } that won. { $last } comes last and has an opinion about arithmetic.
legends-narration-closing-broken = At { $broken } lie { $count } tickets that led nowhere, and somebody has made paper birds of them. They get further than { $last }, which comes last, and not as far as { $winner }, which wins.
legends-narration-closing-away-plate = { $absent_count ->
        [one] For { $absent }, which was away, a plate stood on the table. It was the cleanest.
       *[other] For { $absent }, which were away, plates stood on the table. They were the cleanest.
    }
legends-narration-closing-away-news = Somebody will have to write to { $absent } how it ended. Everybody has offered to, and each would tell it differently.
legends-narration-closing-away-rust = The yard of { $absent } is quiet, with a little rust on the rails, the kind that comes off in a morning.
legends-narration-closing-away-draught = { $absent } did not run this season. The others looked up whenever something whistled, and it was the kettle every time.
legends-narration-closing-fresh = For { $fresh } it was the first season. The paint has its first scratch now, and it is shown to visitors.
legends-narration-closing-back = { $back_count ->
        [one] { $back } had been away, and was in the thick of it again before the soup was cold.
       *[other] { $back } had been away, and were in the thick of it again before the soup was cold.
    }
legends-narration-closing-back-hook = { $back_count ->
        [one] { $back } is back to stay, it says. Its coat has hung all season on the hook nearest the door.
       *[other] { $back } are back to stay, they say. Their coats have hung all season on the hooks nearest the door.
    }
legends-narration-closing-back-lamps = { $back_count ->
        [one] In spring { $back }, back from a season away, had to ask where the lamps are kept now. By autumn it was hiding them from the others.
       *[other] In spring { $back }, back from a season away, had to ask where the lamps are kept now. By autumn they were hiding them from the others.
    }
legends-narration-closing-grew-first = { $cities_count ->
        [one] { $cities } is a large city from now on. Two of its streets have already been renamed after each other.
       *[other] { $cities } are large cities from now on. Each has ordered a statue. The foundry asks of whom, and is told that this comes later.
    }
legends-narration-closing-grew-hat = { $cities_count ->
        [one] { $cities } has become a large city. The mayor has bought a taller hat.
       *[other] { $cities } have become large cities. The mayors have bought taller hats.
    }
legends-narration-closing-grew-bell = { $cities_count ->
        [one] When { $cities } is marked large on the map, the church there rings both bells, the second for the first time.
       *[other] When { $cities } are marked large on the map, the bells ring in all of them, and not at the same time.
    }
legends-narration-closing-grew-maps = { $cities_count ->
        [one] { $cities } stands on the map as a large city from now on.
       *[other] { $cities } stand on the map as large cities from now on.
    } The shop at the station sells the old map too, and asks more for it.
legends-narration-closing-grew-bath = { $cities_count ->
        [one] { $cities } counts as a large city now. Its hotel has bought a bath, and its newspaper reports each use of it.
       *[other] { $cities } count as large cities now. Each has a hotel with a bath, and a newspaper that reports each use of it.
    }
legends-narration-closing-grew-lost = { $cities_count ->
        [one] { $cities } is a large city now, and people get lost in it.
       *[other] { $cities } are large cities now, and people get lost in them.
    } They say so at home, with pride.
legends-narration-closing-grew-desk = { $cities_count ->
        [one] { $cities } has grown into a large city. The sheriff has been given a desk and sits at it like a visitor.
       *[other] { $cities } have grown into large cities. The sheriffs have been given desks and sit at them like visitors.
    }
legends-narration-1877-grew = { $cities_count ->
        [one] In { $cities } the lamps reach down to the station now, and it has become a large city.
       *[other] In { $cities } the lamps reach down to the stations now, and they have become large cities.
    } The stars are reported to be unchanged.
legends-narration-1889-grew = { $cities_count ->
        [one] In a year in which everything stood still { $cities } did not: it is a large city now.
       *[other] In a year in which everything stood still { $cities } did not: they are large cities now.
    } Masons take payment in bread.
legends-narration-closing-passed-stove = The sheds of { $owner } had more callers than anybody else’s. { $count ->
        [one] There was one, and there was cake.
       *[other] There were { $count }, and the stove never went out.
    }
legends-narration-closing-passed-mat = No sheds on the line took in as many strangers as those of { $owner }. The mat says welcome, less and less legibly.
legends-narration-closing-passed-book = The guest book of { $owner } is the fullest on the line this year. { $count ->
        [one] There is one name in it, with a drawing.
       *[other] There are { $count } names in it, some of them real.
    }
legends-narration-closing-passed-coins = Nowhere did strangers leave more this season than at the sheds of { $owner }. The caretaker knows them by their first names now, and counts the spoons all the same.
legends-narration-closing-unvisited = No shed has earned a cent from strangers this season. The caretakers have played a great deal of chess, by telegraph, with Ada Pruitt, and lost.
legends-narration-closing-passed-soup = More strangers passed the sheds of { $owner } than anybody else’s this season. The caretaker has learned to make soup for one more than are coming.
legends-narration-closing-passed-umbrellas = Whoever calls at the sheds of { $owner } leaves an umbrella there and has to come back for it, on business. No other company has had as many callers this season.
legends-narration-closing-passed-boots = More strangers pulled off their boots at the sheds of { $owner } this season than at anybody else’s. One pair was never called for, and the caretaker has grown into it.
legends-narration-closing-passed-cards = No company has had as many strangers in its sheds this season as { $owner }. The pack of cards there has fifty-one left, and the regulars know which one is missing.
legends-narration-closing-unvisited-mat = The mats before the sheds are as new as in spring. No stranger has paid to wipe his boots on any of them.
legends-narration-closing-built = { $owner } has put up a shed in { $city }. The first thing inside was a calendar, the second a nail for the lantern.
legends-narration-closing-built-roof = In { $city } there is a roof with the name of { $owner } on it now. It rained on the first night, and half the town came to look whether it held.
legends-narration-closing-built-lean = { $owner } has built a shed in { $city } from what was left at the end of the line. It leans a little, towards head office.
legends-narration-closing-built-stove = The new shed of { $owner } in { $city } has a door, a stove and a bench. Nobody has sat on the bench yet; everybody has seen it.
legends-narration-1871-built = On Miss Pruitt’s map there is a pencil mark in { $city } now: a door of { $owner } that will open at night. She has drawn the smoke too.
legends-narration-closing-ivory-teeth = { $count ->
        [one] The Combine is left on one track, from { $a } to { $b }.
       *[other] The Combine is left on { $count } tracks, one of them from { $a } to { $b }.
    } The nearest hotel lets rooms with a view of it, at a small discount.
legends-narration-closing-ivory-tea = From { $a } to { $b } the Combine has stood its ground. Silas Crane has tea brought out to it.
legends-narration-closing-ivory-count = Silas Crane reckons up what is his when the season ends: { $count ->
        [one] a single track, from { $a } to { $b }. He says that one tooth is enough to bite.
       *[other] { $count } tracks, the one from { $a } to { $b } among them. He reads the list twice, for pleasure.
    }
legends-narration-closing-ivory-snow = The first snow falls on the ivory cars between { $a } and { $b }, and for a day nobody can tell which is which.
legends-narration-closing-ivory-lanterns = Somebody has hung a lantern on the ivory cars between { $a } and { $b }, so that nobody walks into them at night. Silas Crane has sent a bill for the hook.
legends-narration-closing-ivory-beans = A widow who lives by the line from { $a } to { $b } has let beans grow up the ivory car at her fence. She has been asked for rent, and has paid in beans.
legends-narration-closing-ivory-photograph = A photographer has come to take the ivory cars between { $a } and { $b }. Silas Crane stands in front of them and smiles, and on the plate the cars are sharper than he is.
legends-narration-closing-ivory-booked = Nobody has seen a passenger get into the ivory cars between { $a } and { $b }, or out of them. Silas Crane calls them fully booked.
legends-narration-closing-no_ivory-ledger = The Combine holds no track when the season ends. Silas Crane enters the nought in his ledger and draws a frame round it.
legends-narration-closing-no_ivory-hat = No ivory is left on the rails. Silas Crane takes off his hat to the companies, looks into it and puts it on again.
legends-narration-closing-no_ivory-paper = There is no ivory on the map when the season ends. Silas Crane holds his copy up to the window, in case it is on the other side.
legends-narration-closing-no_ivory-paint = At the end of the season the Combine stands on no track at all. Silas Crane calls it a pause and orders more paint.
legends-narration-closing-no_ivory-gravel = When it is over, not one track is the Combine’s. The boys who threw gravel stand about with their pockets full.
legends-narration-closing-opened-cape = { $last } has turned a page of the atlas, and there lies the Cape, with palms drawn in the margin by a previous owner.
legends-narration-closing-opened-prairie = { $last } has unfolded the map to the west. It is all grass, and somebody has to hold the corners down.
legends-narration-closing-opened-trail = { $last } has opened the way to the Trail. The first thing that comes up it is a cow, unaccompanied.
legends-narration-closing-opened-winter = { $last } has pushed the map’s edge north, to the Winter Line, and come back with frost on the pencil.
legends-narration-closing-opened-desert = { $last } has opened the Dry Country. The ink on that sheet dried before it was read.
legends-narration-closing-opened-silver = { $last } has unrolled the Silver Country, and three clerks have handed in their notice and borrowed a shovel.
legends-narration-closing-opened-timber = { $last } has opened the Timber Country. One can smell it from the map room, and for once nobody asks for a window.
legends-narration-closing-opened-shore = { $last } has pinned the Golden Shore to the far end of the wall. Beyond it there is only the frame.
legends-narration-closing-charter = { $company } was first from ocean to ocean. It has brought back a cup of each and no longer knows which is which.
legends-narration-closing-charter-flag = { $company } came first from one ocean to the other. The stationmaster had a flag ready for it and, in the excitement, waved the tablecloth.
legends-narration-closing-charter-gull = No one joined the two oceans before { $company } this year. A gull rode along on the tender, it is said, and was not charged.
legends-narration-closing-no_charter = Nobody has joined the two oceans this year. They have managed without.
legends-narration-closing-herder = No company brought in as many cattle as { $company }. Its conductors can whistle with two fingers now.
legends-narration-closing-digger = { $company } has dug in more places than anybody this season. It has filled none of them in, out of optimism.
legends-narration-closing-crosser = The carpenters of { $company } have built more bridges than any others this season, and are given a dinner on the ground floor.
legends-narration-closing-moored = In { $city } a steamer of { $company } is laid up for the winter. A goose has moved in on the rail and answers the bell.
legends-narration-closing-coloured = The line from { $a } to { $b } is { $colour } for good, since { $painter } came through. Nobody remembers having agreed to it, and everybody likes it.
legends-narration-closing-given = { $painter } has left the line from { $a } to { $b } in the colour of { $other }, for good. { $other } is touched. { $painter } had been told that it would wash off.
legends-narration-closing-retired = “{ $event }” has had its day in the papers. The fishmonger has the papers now.
legends-narration-1892-through = No through line of the season crossed as many sheets of the map as that of { $company }. Whoever wants to follow it with a finger has to move the lamp, the inkwell and the clerk.
legends-narration-closing-bond_good = { $company } believed in itself on paper and was right. The young man at the exchange asks for the name of its tailor.
legends-narration-closing-bond_bad = { $company } had bought a paper on its own success. It is good paper and burns with a blue flame.
legends-narration-1895-fair_paid = { $company } brought its people to { $city } from far enough away, and the committee has paid for it out of the turnstile, in coins still warm.
legends-narration-1895-fair_late = In { $city } they are already taking out the panes, one by one, and writing a number on each.
legends-narration-1898-flag_in = The train on which { $company } had staked its name came in: from { $a } to { $b }, flags out, three minutes early.
legends-narration-1898-flag_lost = { $company } had staked its name on a train from { $a } to { $b }. People waited for it with lanterns, longer than was sensible.
legends-narration-1865-wire = On Miss Pruitt’s wall hangs a first timetable, with what happened in red. There is a good deal of red. “You did not run on time,” she taps to all of them, to { $winner } too. “You ran.”
legends-narration-1865-wire-edge = Miss Pruitt takes down her map of the railroads. On its western side it is torn, and she cannot remember having torn it. She pins it up again with the edge hanging free.
legends-narration-1868-wire = Ada Pruitt has listened all summer to new hands on the key. She knows them apart by now: whoever sends for { $winner } never pauses, and whoever sends for { $last } never stops.
legends-narration-1871-wire = At night Miss Pruitt’s sounder clicks by itself, softly. It is only { $city } asking whether anybody is there. She answers, and goes back to sleep.
legends-narration-1871-wire-lamp = Ada Pruitt has put a lamp in her own window. It is not a shed, she says, and nobody’s name is on it.
legends-narration-1874-wire = Silas Crane offers Ada Pruitt a price for her wire. She counts the words of the offer, tells him what it costs to send, and sends it to { $winner }, { $last } and everybody else.
legends-narration-1877-wire = Miss Pruitt has stopped writing “the town of” before { $cities }. It saves her two words a telegram, and she gives them away at Christmas.
legends-narration-1877-wire-dark = Miss Pruitt turns her gas lamp down at midnight and listens. One hears further in the dark, she has always said, and there is less of it every year.
legends-narration-1880-wire = The painters have asked Ada Pruitt in which colour she would send the result. She sends it in ink. { $winner } keeps the sheet, and { $last } does too, turned to the wall.
legends-narration-1883-wire = A machine at the exchange now taps out prices all day long, without a question and without a pause. Miss Pruitt has listened to it once. It could not even spell { $winner }.
legends-narration-1886-wire = The fast trains have brought the newspapers to Buffalo a day early. Ada Pruitt reads in them that { $winner } has won, and looks at her own note of it, from the evening before.
legends-narration-1889-wire = In the worst week Miss Pruitt taps a single word down every line: here? { $winner } answers, and { $last } answers. She sits for a while with her hand on the key.
legends-narration-1889-wire-away = In the worst week Miss Pruitt taps a single word down every line: here? { $winner } answers, and { $last } does. From { $absent } comes nothing, and she taps it again, for some nights.
legends-narration-1892-wire = A poet rides through and asks Ada Pruitt for a rhyme on { $winner }. She says there is none, and he writes her into the poem instead. It does not scan.
legends-narration-1895-wire = Miss Pruitt is back from { $city } with a paperweight. There is a railroad in it, and if one shakes it, it is late.
legends-narration-1895-wire-result = Miss Pruitt has brought a picture back from { $city }: herself, at the gate, under the big clock. On the back she has written who won, { $winner }, and what the clock said.
legends-narration-1898-wire = Ada Pruitt locks the office above the shop. She has answered the question herself, in the last line of the last book: “Not always. But they came, { $foot } too, and I could hear them coming.”
legends-narration-1898-wire-string = Ada Pruitt hands over the telegrams, bundle by bundle, and keeps the string. Then she walks down to the platform without a bag. The train is late. She is in no hurry.
legends-narration-1898-legend = The vaults stand open, and there it is in writing: { $legend } is the legend of the West. Somebody should have said it years ago, and several people claim they did.
legends-narration-1898-legend-won = { $legend } has won the last season and, when the vaults are opened, the name of the legend of the West. The applause takes a moment, because everybody was waiting for somebody else to begin.
legends-narration-1898-legend-first = { $legend } won the very first season, in 1865, and with the opened vaults it has won the last word too. In between, it says, it was mostly trains.
legends-narration-1898-legend-narrow = { $legend } is the legend of the West. { $second } stands { $dollars ->
        [0] level in dollars and just beside it
        [one] one dollar behind it
       *[other] { $dollars } dollars behind it
    } when the vaults are open, and shakes hands first.
legends-narration-1898-legends = The vaults stand open, and { $legends } are the legends of the West together. The sign painter asks for a wider board.
legends-narration-1898-crane-end-ivory = Silas Crane sells the cars. The circus takes some, a dentist takes one, and the ones between { $a } and { $b } stay where they are, with beans growing up the steps.
legends-narration-1898-crane-end-none = Silas Crane sells the cars. The circus takes some, a dentist takes one. He walks home along the rails, on which nothing of his stands, and is seen to balance.
legends-narration-1898-sheds = No company leaves as many roofs along the lines as { $owner }: { $count } of them. The swallows have been told and make no distinction.
