# about: story-about(dragon&!dragonfl&!bearded); with-character(dragon&!dragonfl&!bearded); creature(dragon&!dragonfl&!bearded|knight|castle); bring-back(dragon&!dragonfl&!bearded); likes(dragon&!dragonfl&!bearded)
# also: creature; likes; exciting; funny; person; place; story-about(knight|castle|king|princess); with-character(knight|castle|king|princess)
# wants: child
# role guest: answer(dragon), creature(dragon) = a dragon called Ember
# role sir: answer(knight), creature(knight) = a knight called Sir Odo
# names: Ember | Cinder | Scorch
# names: Sir Odo | Sir Ulf | Sir Bertram
# ages: 3-12
# holds: dark(kind), dragon(kind), knight(kind), battle(kind), castle(kind)

=== title
{~Left a Bit|The Castle That Leaned}
-> DONE

=== s1
# shot: wide
# place: castle; afternoon; clear
# action: sir stand cross; A hold proud broom; heroes stand curious; friends stand curious
# things: broom in A.hand; apple; bucket
{~The castle leaned. {young:Put down an apple, and off it rolled.|You could put down an apple anywhere in it, and off it rolled.} {H} {was} squire there.|Clank, it went on the castle stairs, {young:clank, clank, BONG.|clank, clank, and then a long BONG.} {H}, who {was} squire, held the door. In that castle everything leaned.|“Uphill to the window, downhill to bed,” {young:sang {H}.|said {H}, who {was} squire.} The castle leaned.}
{A} wanted only to put down an apple, and find it there afterwards.
Down the stairs came {sir_a}, {young:all in iron.|in iron from nose to toes.}
“It is {guest_a} that makes it lean,” said {sir}. {young:“On Thursdays. Bump!”|“Every Thursday. Today I shall fight.”}
{young:The lance, the long pole, was being mended.|The lance was at the mender’s.} A squire fetches things, so {A} fetched the broom.
{sir} looked at the broom for some time. “It will have to do,” said {sir}. # usual
-> DONE

=== s2
# shot: two
# place: castle; afternoon; breeze
# action: big guest stand calm; sir fall surprised; heroes point surprised at guest; friends look-up surprised; 3 chicken run worried
# things: broom in sir.hand; hay
{joining}
The hens went in. {young:Whump! Down came {guest}. The tail came last.|Down came {guest} with a whump, and after that the tail, which was late.}
{hinderer_person:“Does it bite?” asked {hinderer}, from behind {A}, and held on to {As} belt, so that both of them went everywhere together.} # beat
{hinderer_animal:{hinderer} ran round the yard with the hens, and had to be let in with them, and let out again.} # beat
{hinderer_carried:{A} had to hold the helmet strap with one hand, because {hinderer} was in the other.} # beat
{young:You can’t see much out of a helmet.|In a helmet you look out of a slit, like a letter in a letter box.} {sir} ran, clank, clank, clank, right past the dragon, and into the hay.
Then {guest} leaned on the tower, and rubbed, up and down, up and down. {young:Creak, went the tower.|In the kitchen all the apples set off.}
“Now it is angry,” said the hay. # usual
{is_loved:It did not look angry to {A}. It looked like somebody who was thinking about {loved}.|{musing}} # personal
{A} was not so sure. {A} had seen a cow do that, at a gate. # usual
-> DONE

=== m1
# aside
# shot: close
# place: castle; afternoon; clear
# action: sir sit cross; A pull curious hay; heroes pull laughing hay; friends stand laughing
# things: hay on sir; oar; butter
A squire has to get the hay out. {young:There was hay in the elbows, and hay in the knees. There was a hen.|It was in at the elbows, and down the neck, and a good deal had gone into the left leg.}
“What is it like in there?” asked {A}. ¶ “{~Like being soup|Like being peas},” said {sir}, “in a tin.”
The knees squeaked, so {A} put butter on them, with one finger. {young:Eek, they went. Eek. Then they went nothing.|They said eek, and then a lower eek, and then they bent like anybody’s.}
“And what do you do,” asked {A}, “when your nose runs?” # spare
“I think of {~Wednesday|my aunt},” said {sir}. {young:Then {sir} sniffed. It was a big sniff, in there.|The sniff, when it came, went all the way down to the feet, and one could hear it come back.} # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: cook stir calm soup; A catch laughing apple; heroes catch laughing apple; friends sit curious
# things: table; soup on table; 3 apples; 3 peas on table
# people: cook(old)
In the kitchen they were used to it. {young:The soup was deep at one end.|At the window the soup was as deep as a thumb, and at the other end as deep as an arm.}
“Sit low down, and it all comes to you,” said the cook. {young:Here came a bun. Here came the peas.|You sat with your mouth at the edge of the table, and round about one o’clock the peas came by.}
The queen had the high end, because of being queen. {young:She had not had a pea for years.|She had not had a pea in {~four|seven} years, and said nothing about it.}
“Up here there is a very good view,” she said. # more
{A} caught an apple, put it on the floor, and said, “Stay.” {young:It did not stay.|The apple went off between the chairs, like somebody who has seen a friend.}
-> DONE

=== s3
# shot: above
# place: castle; dusk; clear
# action: sir run proud; big guest shout surprised; heroes listen curious; friends stand surprised
# things: broom in sir.hand; 2 apples
“Once more!” said {sir}, and lowered the broom.
“LEFT!” roared {guest}. {young:BONG, it went in the helmet.|In a helmet that is only a long BONG.}
{helper_person:“The other way!” called {helper}, and turned {sir} round by the shoulders, to face the dragon.} # beat
{helper_animal:{helper} ran in front, in a straight line, and for once {sir} had something to follow.} # beat
{helper_carried:{A} held {helper} up high on the proper side, and {sir} ran towards {helper}, as ships do with a light.} # beat
Clank, clank, clank! And the broom went all along the dragon, {young:scritch, scratch, scritch.|scritch, from the tail to the shoulder.}
One back leg began to kick, all by itself. {young:It was just like a dog’s.|Anybody who has a dog knows that leg.} # usual
“LEFT A BIT!” roared {guest}. “DOWN A BIT!”
“That is a war cry,” said {sir}. “Nobody knows what it means.” # usual
{A} knew about that. {A} had said the same at bath time, to whoever had the towel.
-> DONE

=== m2
# aside
# shot: behind
# place: library; dusk; clear
# action: A read curious book; heroes peek curious at book; friends peek curious at book
# things: book; desk; 2 apples beside desk; candlestick
There was a book about the dragon in the library, down at the low end, where all the books were. {A} looked up Thursdays.
“It said, Left,” wrote {~Sir Guy|Sir Giles}. {young:“So I went left. It groaned, and went home.”|“I went left at once, with my horse. It groaned, and went home.”}
“It said, Left a bit,” wrote the one after. {young:“But I was in the moat, and I stayed there.”|“I was in the moat at the time, and thought it best to stay there.”}
{A} counted. {young:There were eleven. They all wrote “Left”.|Eleven knights had written it down, in eleven sorts of ink, and it was always “Left”.}
“Perhaps it wants to turn a corner,” said {many:{B}|{A}}. {young:But it had never turned one.|But in a hundred years it had not turned one.} # more
{A} shut the book, and the book slid back to the others. # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A point curious at door; sir stand worried at door; heroes look-up curious at door; friends stand calm
# things: door right; broom
On the way out {sir} stopped at a doorpost, and went up on tiptoe, and down, and up. {young:Grate, went the iron. Grate, grate.|It made a noise like a bucket being dragged across a yard.}
“Are you all right?” asked {A}. ¶ “It is nothing,” said {sir}. {young:“It is the draught.”|“One has to lean a little, in this house.”}
{A} looked at the post. {young:It had a shiny place, as high up as a back.|The wood was worn into a hollow, quite smooth, just as high as a knight’s shoulder blades.}
{young:The next post had one, too. So did all the posts.|The next post had a hollow as well. Eleven knights had gone in and out of here, and each of them had stopped at every door.}
{A} said nothing yet. {A} put the doorposts away with the cow, to think about. # more
-> DONE

=== m4
# aside
# shot: wide
# place: castle; dusk; clear
# action: big guest blow happy at cup; heroes sit-on-edge calm; sir sit calm; friends drink calm cup
# things: 3 cups; teapot; bun
At five there is a break, as there is in any fight. {young:They all had a bun.|It is done on the steps, with buns, and each side looks the other way.}
The tea had gone cold. Nobody said a word, {young:but a long nose came down and blew on the pot.|but a long nose came down over their shoulders, and breathed once on the pot, and after that it was too hot to drink.}
“That was civil,” said {~{sir}|{sir}, after thinking}. ¶ “It is a very big nose,” said {A}. “It does not look cross from here.”
{young:{A} put half a bun on a step. A tongue came and took it.|{A} left half a bun on the third step. When everybody had looked away for long enough, a tongue came and took it, and folded up the paper.}
-> DONE

=== s4
# shot: close
# place: castle; night; clear
# action: big guest lie-front happy; sir sweep happy at guest; L point happy at guest; heroes point happy at guest; friends look-up happy
# things: broom in sir.hand
So {L} walked across the yard, and stood in front of {guest}.
“Where does it itch?” asked {L}.
{guest} sat down. “Eleven knights,” said {guest}, “and not one has asked me that.”
It was between the wings, where no claw goes. {sir} took off the helmet, and came with the broom.
“Left a bit,” called {L}. “Down a bit. THERE.”
“Aaah,” said {guest}, and every flag stood out straight. # usual
Then {sir} coughed. “I have one as well. It is under the iron.” # usual
“Turn round,” said {guest}, and put one small claw in at the neck, as you put a spoon into a jar. # usual
“Left a bit,” said {sir}. “Oh, there.” # usual
-> DONE

=== l3
# shot: two
# place: castle; night; stars
# action: sir sit sleepy; A hold sleepy boot; heroes hold calm boot; guest lie-front sleepy; friends sit sleepy
# things: 2 boots; lantern; bucket
Then forty buckles had to be undone. A squire does that, from the top down.
Out came a great deal of hay. Out came {sir}, in a long woolly vest, and {~quite thin|rather small}. # spare
“Is this a hen’s?” asked {A}. It was an egg. It was quite warm. # more
The iron sat on the step alone. There was nobody in it. It looked as if it liked that. # more
“I could come on Mondays as well,” said {guest}. “Not to fight.” # spare
“I am free on Mondays,” said {sir}.
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: A climb sleepy stairs; heroes climb sleepy stairs; friends climb sleepy stairs; sir hold calm lantern
# things: stairs; apple on stairs; lantern
They went up to bed. There are ninety steps, and you hold on to one wall. # spare
On the tenth step an apple came down. {A} stood aside for it. # more
On the fiftieth step they met the queen. She had a pea on a spoon. It had taken her {~all evening|since lunch}.
“Straight on?” she asked. ¶ “Left a bit,” said {A}.
She thanked them, and went on, looking at the pea. It had nearly got away at the corner. # more
The bed was at the very top.
-> DONE

=== l4
# shot: wide
# place: castle; night; stars
# action: big guest sleep sleepy; 3 chicken sleep calm; heroes sleep sleepy; sir sleep sleepy
# things: broom; bucket
The hens came out to look. They sat along {guest}, all in a row. It was like a warm wall. # spare
The broom had lost {~nine|seven} hairs. It had never been in a fight before. # more
A dragon gives off heat, like bread. You could feel it up to the third floor.
High up, a light went out. Lower down, so did another. # more
It was still Thursday. But you could not have told. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sit-up sleepy; heroes lie-back sleepy; friends sleep sleepy
# things: apple; bed; window
In the tower the beds stand on a slope. # usual
{L} put the apple on the floor. It rolled under the bed.
{resting}
{keepsake}
{dream} # spare
“Are you there?” asked {L}. ¶ “I am,” said {guest}, under the window. “I am not itching.”
“Could you lean on the other side?”
{guest} leaned. “Left a bit,” said {L}. “Left a bit.” The bed came up, as a boat does.
The apple came out again, and it rolled by, slower and slower, and it stopped.
“There,” said {L}.
The apple stayed.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
An apple lay on the floor in the morning, just where it had been put. {A} walked round it to see it from the other side. It was still there.
Under the apple was a note on thick brown paper, rather burnt at one corner. “Dear Squire,” it said. “The castle on the next hill leans as well. I had forgotten that it was me. Are you free on Monday? I can bring the knight. You need only say where.”
-> DONE

=== next_bedtime
The apple was still where it had been put. It was not even thinking of rolling.
-> DONE
