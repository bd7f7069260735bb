# about: cannot-sleep; staying-in-bed
# also: tired; too-excited
# role tea: food = some toast

=== title
{~The Dragon Who Could Not Sleep|Hush, Said the Dragon}
-> DONE

=== s1
# shot: wide
# place: castle; afternoon; clear
# action: huge dragon yawn sleepy; heroes carry curious basket; friends carry worried cup
# things: tower; tea in basket; 3 spoons; table; cup on table
{~There was a dragon in the old castle, {young:and it yawned and yawned. The spoons rattled when it did it.|and everybody knew it, because of the yawning, which came over the fields at tea-time and rattled the spoons.} {H} heard it, half way through tea, which was {tea_a}.|Aaah, went something, {young:a long way off, and all the spoons rattled. It was the dragon in the old castle, and it was yawning again.|a long way off, and a moment later the spoons rattled. It was the dragon in the old castle, at its yawning again.} {H} {was} having {tea_a} for tea, and stopped to listen.|“Hold on to your cup,” people said to {H}, who was having {tea_a}. {young:Then came a great big yawn, and the spoons rattled. It was the dragon in the castle.|Then it came, over the fields, as it did at every tea-time: a yawn out of the old castle, which rattled all the spoons.}}
“That dragon wants its bed,” people said, {young:and put the best cups up high|and moved the good cups to a higher shelf}. # usual
“Then why does it not go to bed?” asked {A}.
Nobody knew. Nobody had asked. So {they} went to ask, and took what was left of {tea}.
{joining}
-> DONE

=== s2
# shot: two
# place: throne-room; dusk; clear
# action: A lift happy plate before dragon; huge dragon lie-front sad; heroes stand curious before dragon; friends stand worried
# things: tea on plate; plate; candlestick
The dragon lay in the great hall with its chin on its claws. {young:It was green all over, and it was as long as four carts, and its eyes were pink at the edges.|It was green, going on gold, and as long as four carts, and its eyes were pink round the edges.} {A} held up {tea}. The dragon took {tea_him} with {young:just the end|the very tip} of its tongue.
“I cannot sleep,” said the dragon, {young:in a voice like a big kettle|in a voice like a kettle a long way off}. “I have not slept since {~the harvest|the apples fell}. {young:I lie down, and then I think and think.”|I lie down and my thoughts stand up.”}
{hinderer_person:“You do look tired,” said {hinderer}. The dragon yawned, and {hinderer} had to be fetched back from the other end of the hall.} # beat
{hinderer_animal:{hinderer} lay down in front of it, and was asleep at once, and the dragon could hardly bear to look.} # beat
{hinderer_carried:{hinderer} was set down by its nose, just where the breath went in, and had to be moved before the next yawn.} # beat
{is_loved:“Some people think about {loved},” said {A}. “I tried it on Monday,” said the dragon, “and I was up until Wednesday.”|{musing}} # personal
“Have you tried counting?” asked {A}. ¶ “I counted sheep,” said the dragon. {young:“Then the sheep got tired, and I was sad for them.”|“Then I felt sorry for the sheep, going over and over that fence.”} ¶ “How far did you get?” asked {A}. “Eleven thousand,” said the dragon. “The last one had a limp.” # more
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A stir happy oar; cook pour happy milk; heroes carry happy wheelbarrow; friends clap happy; dragon drink happy
# things: huge pan; stove; smoke over dragon
# people: cook
First {they} tried warm milk. The cook lent {young:the biggest pan there was, as big as a bath|the largest pan in the castle, the one for the king’s birthday soup}. {A} stirred it with {~an oar|a broom}.
“Nutmeg?” asked the cook. “Just a wheelbarrow,” said {A}. # more
{young:The dragon drank it all up, in one go. Everybody waited. “Hic,” said the dragon, and a ring of smoke came out and went up to the ceiling.|The dragon drank it in one swallow and looked hopeful. Everybody waited. The dragon hiccupped, and a perfect ring of smoke floated up and settled on the chandelier like a hat.}
“That was very nice,” said the dragon. {young:“But now I am full, and I am still awake.”|“But I am now a dragon who is awake and full.”}
“There are worse things,” said the cook, and washed the pan, which took three people and a broom. # more
-> DONE

=== l1
# aside
# shot: wide
# place: throne-room; dusk; clear
# action: A carry happy hay; dragon lie-front sleepy; heroes carry-both happy hay; friends sweep calm
# things: heap; 6 coins; cup on heap; candlestick; crown on heap
Then {they} looked at the bed. {young:It was a heap of gold, with cups in it, and coins, and a candlestick.|It was a heap of gold, as it is with dragons: cups, coins, candlesticks and {~a suit of armour with one knee sticking up|a crown with the points upwards}.}
“Do you sleep on that?” said {A}.
{young:“All dragons do,” said the dragon.|“It is traditional,” said the dragon.}
“And comfortable?” asked {A}. The dragon thought about it, for what was plainly the first time. A candlestick fell out from behind its knee. # more
“It is lumpy,” said {A}, and went to fetch hay. It took {~forty-one|fifty-six} armfuls. {young:The dragon turned round twice, and lay down, and sighed, and all the doors in the castle went bang. But its eyes stayed open.|The dragon lay down on it, and turned round twice, and sighed so deeply that all the doors in the castle closed by themselves. But its eyes stayed open.}
“Better?” asked {A}. “Much,” said the dragon. “I had no idea that a bed could be on my side.” # more
-> DONE

=== m4
# aside
# shot: close
# place: throne-room; dusk; clear
# action: A read happy book at dragon; dragon listen curious; heroes sit laughing; friends sit sleepy
# things: candlestick; hay; lantern
After that they tried a story. {young:There was just one book that was not too heavy, and it was about drains.|The castle had only one book small enough to lift, and it was about drains.}
“Once upon a time,” read {A}, “there was a drain.”{not young: It seemed best to put that in.}
The dragon listened with its head on one side. It wanted to know if the drain had a mother. It wanted to know {~what the drain liked to eat|if the drain was ticklish}. {young:It had more and more to ask, and they never got to the end of the page, and now it was more awake than ever.|It asked so many questions that they never got past the first page, and by the end it was more awake than ever, and rather in love with the drain.}
“Is there another about him?” it said.
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: throne-room; night; stars
# action: heroes sit worried at dragon; huge dragon lie-front worried; friends sit worried
# things: candlestick; hay
So {A} sat down beside one large {~ear|green ear}, {young:and asked it very quietly: “What do you think about, in bed?”|and asked the right question, which is sometimes the only way. “What do the thoughts say?”}
The dragon was quiet for a while. {young:“I think about the stars,” it said. “What if they go out, and I am asleep? I have watched them all my life. If I shut my eyes, who will mind the stars?”|“They say,” it said at last, “what if the stars go out, while I am not looking? I have watched them all my life. I am the only one who does. If I shut my eyes, who will mind the stars?”}
The dragon had said it very low, and even so a tapestry fell down. # more
Nobody laughed. It was a very sensible worry, for somebody with such a long neck. # more
-> DONE

=== m2
# shot: two
# place: rooftops; night; stars
# action: owl stand surprised on tower; A shout curious at owl; heroes look-up curious at owl; dragon look-up surprised; friends look-up curious
# things: tower; flag; 3 stars
“Let us ask somebody who is up anyway,” said {A}, and called to the owl {young:on the wall|on the battlements}.
“I mind the ones over the woods,” said the owl, “and my {~sister|aunt} minds the ones over the mill. {young:Who has the ones in the middle?”|We were wondering who had the ones in the middle.”}
It turned its head all the way round, to see that they were still there. They were. # more
“I have,” said the dragon. “All by myself.”
“Well, you might have said,” said the owl. “We could have done it in turns.”
The dragon opened its mouth, and shut it. In nine hundred years it had not thought of turns. # more
-> DONE

=== l2
# shot: wide
# place: rooftops; night; stars
# action: dragon point happy up; A point surprised up; heroes look-up surprised; friends look-up happy
# things: 5 stars; tower; chimney; spoon
{They} went up to the highest tower to see how many there were. {young:There were more than all the spoons in the village.|It was a great many.} {A} found one shaped like a spoon, and {many:{B} found|then} one shaped like a chair, and the dragon showed {them} {young:a small red one that dragons like best|the faint red one that dragons steer by}.
“You have missed one,” said the dragon kindly. “There, by the {~chimney|flagpole}. It is shy.” # more
“It has been there every night,” said the dragon, “for nine hundred years.”
It pointed with the tip of one claw, very politely, so as not to scratch the sky. # more
“Every single night?” said {A}.
“Every single night,” said the dragon slowly. And then it said, “Oh.”
-> DONE

=== s4
# shot: close
# place: rooftops; night; stars
# action: A stroke calm at dragon; dragon sleep happy; heroes look-up proud; friends look-up calm
# things: 4 stars; tea; tower; blanket
“I will tell you what,” said {A}. “You sleep tonight, and {we} will mind the stars. {young:If one of them goes out, {we} will come and tell you.”|If one goes out, {we} will wake you at once.”}
“Even the shy ones?” asked the dragon. “Those first,” said {A}. # more
“And if I wake up hungry?” asked the dragon. “There will be more {tea_noun},” said {A}. # usual
“Do you promise?” said the dragon.
“I promise,” said {A}. {many:“I promise too,” said {B}.|} “Cross my heart, and a smoke ring.”
{helper_person:“I shall take the left half,” said {helper}, and moved a chair over, so as to be under it.} # beat
{helper_animal:{helper} sat down on the wall, very straight, and looked at the sky like somebody at work.} # beat
{helper_carried:{helper} was set on the wall, looking up, and could be seen not to blink.} # beat
The dragon looked up, one last time, from {~one side|one edge} of the sky to the other. {young:Then it shut its pink eyes, first the left, and then the right.|Then, one after the other, it shut its pink eyes. First the left. Then the right.}
-> DONE

=== l3
# shot: above
# place: castle; night; stars
# action: heroes tiptoe happy; dragon sleep happy; friends tiptoe happy
# things: hay; candle; 3 spoons; tower; quilt
The snore, when it came, was not loud. It was low, like a {~cat|hive} under a quilt.
The windows hummed. The spoons hummed, too. All over the valley, people put down their cups. They listened. They smiled.
“There,” they said. “There it goes.”
Somewhere a baby stopped crying, in the middle of a cry, and began to suck its thumb. # more
Then they blew their candles out.
-> DONE

=== m3
# shot: object
# place: meadow; night; stars
# action: heroes look-up calm; friends look-up calm
# things: 4 stars; fence; leaf; tree
{They} went home by the field path. {They} looked up all the way, because a promise is a promise.
Not one star went out. Not even the small ones.
One of them blinked. {They} stood and waited. It had only been a {~leaf|moth}. # more
The owl flew over. “I have the middle now,” it called softly. “You can go in.”
{homeward} # company
-> DONE

=== l4
# shot: two
# place: lane; night; stars
# action: A listen happy; heroes listen calm; friends sit sleepy
# things: house; moon; tree
At the door, {A} stopped to listen.
There it was, far off, and soft. In, and out. In, and out.
The door was blue in the moonlight. The step was cold. {A} stood on it a little longer. # more
The whole night seemed to breathe with it. The {~trees|roofs} did. The hills did.
It was a very good sound. It was a sound like being safe.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; spoon
Now it was bedtime. The bed was {~warm|soft}. The lamp was low.
{resting}
{keepsake}
{dream} # spare
Outside the window hung the stars. {long:There was the spoon. There was the chair. There was the small red one.|There was a white one. There was a blue one. There was a small red one.}
They did not need minding, really. They never had. # usual
The dragon slept. {not short:The owl kept watch. }And {H} slept as well.
In, and out. In, and out. Goodnight.
-> DONE

=== next_night
By four in the afternoon the dragon had still not got up. It did not yawn. It only smoked a little, and over the old castle its dreams came out one after another, quite easy to read.
First there was a hen. Then it was the same hen in a hat. And last of all came a star, with a stool under it, and on the stool sat {many:some very small people|somebody very small}, looking up.
“That will be you,” people said to {H}.
-> DONE

=== next_bedtime
The stars were all in. Over the castle went one more hen.
-> DONE
