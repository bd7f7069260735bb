# about: performance(line|forgot|forget|late|laugh|wrong|froze|missed|mistake|mixed); forgotten(poem|his lines|her lines|the words|his words|her words|song|lyrics|speech); reading-aloud(out of his head|out of her head|went blank|blank)
# also: embarrassed; sad; proud; happy; nervous; tired
# news: bad
# when: done
# wants: child
# ages: 4-9
# needs: speaking
# holds: camel(kind), bus(kind), dark(kind)

=== title
{~Look! Here They Come|The Line That Came Late}
-> DONE

=== s1
# shot: wide
# place: theatre; afternoon; clear
# action: heroes point surprised; friends wave happy; 3 sheep sit happy; 2 horse sit calm
# things: star over heroes; curtain; stage; towel on heroes.head
{~By half past two it was all over. There had been a stage, and a star on a string, {young:and {H} had stood on the left of it.|and {H} had stood on the left of it, where shepherds go.}|One line is not much to carry, and {H} had carried it {young:for weeks and weeks.|since the middle of the {~term|autumn}, and never dropped it once.} Then it was the day.|“Very good,” they said to {H} at the door, {young:and they said it to all the sheep.|as they had said it to the sheep, and to the star.}}
{L} had a tea towel to wear, and one line. “Look! Here they come!” it went, with an arm out.
{young:But the camels had come in and sat down before it came out.|It had come out very well, when the camels were already in and sitting down.}
{is_wished_forgotten:It was {wished_forgotten}, and it had been there all week.} # wished
{is_wished_person:{wished_person} had seen it, and had laughed so kindly that you could not be cross, and that was worse.} # wished
How they laughed! {young:They laughed nicely, but there were two hundred of them.|They laughed quite kindly, but there were two hundred of them.} # usual
“I want to do it again,” said {L}, “when it is time.”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes point cross at peas; friends sit-on-chair calm
# things: plate on table; 6 peas on plate; table; towel on heroes.head; stairs; sock on stairs
Nobody is easy to find who is just about to come.
{joining}
At home the tea towel stayed on, to be ready. Out came the arm. {young:“Look!” said {L}. “Here they come!”|“Look!” said {L}, over the table. “Here they come!”}
{young:They had come, for they were peas, and they were on the plate.|They had come. They were peas. They had been on the plate for some time.}
“Here they come!” said {L} to {themed_a}, but that had been there since Sunday. # personal
“Too late,” said {L}. # usual
{hinderer_person:“How many?” said {hinderer}, and laid six more places, and had to be told about the peas.} # beat
{hinderer_animal:At every “Look!” {hinderer} came in at a trot, and searched the floor under the arm.} # beat
{hinderer_carried:{hinderer} was next to the peas, right where the arm comes out, and was moved twice, and then for good.} # beat
So the next one was done early. {young:{L} did it at the stairs, and they all looked up for a long time.|{L} did it to the stairs, and they all looked up for a good while.} {young:Then down came a sock, but it was just the one.|In the end it was a sock, by itself.}
-> DONE

=== m1
# aside
# shot: behind
# place: street; dusk; clear
# action: heroes point happy; man look-up curious; friends look-up curious
# things: ladder in man.hand; 2 leaves; door; towel on heroes.head
# people: man
Next {L} did it out of the front door, with plenty of arm. “Look! Here they come!”
A man with a ladder looked behind him. {young:Then he looked behind the ladder as well.|A lady crossed over, to have them on the other side.}
“Who is it?” asked the man. ¶ “It was camels,” said {L}. ¶ “Will they want to get by?” said the man, and moved his ladder. # spare
They all stood and looked up the road. {young:A leaf came down it, and then one more leaf.|Nothing came down it but a leaf, and behind that, rather late, another.}
{young:“There,” said the man, quite pleased. “They have come.”|“There,” said the lady, quite pleased. “And so punctual.”}
But {L} had meant something with legs. # more
The ladder waited a bit longer, in case there was more of it. # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes point cross at cat; cat sit calm; friends crouch laughing
# things: door; clock; towel on heroes.head
A cat might be asked to come. {young:{L} told it just what to do.|{L} explained it to the one from next door: in by the door, along, and sit.}
“Look! Here they come!” {young:The cat, who had been coming, sat down and licked a foot.|The cat, who had been coming, sat down at once and saw to a foot.}
They did it {~four|five} times. {young:When it was said, the cat did not come, and when it was not, the cat did.|It would not come when it was said, and then it came in the pause, and stood there, and looked as if somebody had forgotten their words.}
“You are late,” {L} told it. The cat looked at the clock, {young:and it did not mind|as one who has never been late, because it has always been the others who were early}.
-> DONE

=== m2
# shot: two
# place: hallway; dusk; clear
# action: heroes point happy at cupboard; friends crawl laughing
# things: cupboard; 2 coats on hook; hook; boot
They all said that they would be camels, if it would help. {young:They went in with the coats, and they shut the door.|They went and stood in the cupboard with the coats, and you could hear them getting into order.}
“Look!” said {L}.
Out they came. {young:“Not yet!” said {L}.|“I haven’t said it,” said {L}.} So they went back in, {young:and that took a long time|backwards, which is slow in a camel}.
“Look! Here…” ¶ “Now?” said the cupboard.
“Here they come,” said {L}, but somebody had {young:sat down on a boot|got a sleeve round the broom, and the back had come without the front}.
{pausing} # company
“It was better than it was on the stage,” said the back. # more
The front said that it had been told to wait for the back. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes point surprised at fridge; friends hold laughing telephone
# things: fridge; 6 eggs on shelf; shelf; telephone
The trouble was that it had begun to go off by itself. {young:It came out at the tap.|A line that has been kept ready for so long is like a cork.}
{L} opened the fridge. “Look! Here they come!” {young:They were eggs.|They were eggs, and did not.}
The telephone rang, and it was an aunt, in {~Leeds|Cork}. {young:“Look!” said {L}. “Here they come!”|“Look!” said {L}, before anybody could say hello. “Here they come!”}
“Where?” said the aunt, and could be heard going to her window. {young:“Oh!” she said. “It is the bins!”|“So they do,” she said, coming back. “It is the bins. However did you know?”}
Nothing so good had been managed yet. # spare
It was the wrong road, though, so it did not count. # more
-> DONE

=== s3
# shot: object
# place: bedroom; dusk; clear
# action: heroes look-through worried; friends stand calm
# things: bus; street-lamp; towel on heroes.head; hat
{L} took the tea towel to the window, and held on to it there. {young:The road was blue, with lamps.|The road was going blue.}
Someone had had to work, and had not seen it at all. {young:They would be on the bus by now.|They would be on the bus.}
{helper_person:“I have the left of the lamp,” said {helper}, and rubbed a hole in the steam, “and you have the right.”} # beat
{helper_animal:{helper} put a nose to the pane as well. Then there were two white rings to look out between.} # beat
{helper_carried:{helper} was stood on the sill with the whole road in front, and took the first watch.} # beat
{L} looked down the road for the bus. It might be cold, on a bus. And {L} forgot about camels, and forgot about the arm.
Away at the corner shone a light. {young:Under it was a bus, and out of the bus came a hat, as small as a thumb.|Under it was a bus, and out of that came a hat, and a walk that you would know anywhere.}
“Look!” said {L}. “Here they come!”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: heroes jump surprised at window; friends hug happy heroes
# things: bus; street-lamp
Nobody moved, when that had been said.
It had not been late. {young:And it had not been early.|Nor had it been early.} They were coming, {young:and there they came|and had not come yet, and it was all perfectly true}.
“How did I do that?” said {L}.
{young:“You did not look at the words,” said somebody. “You looked at the road.”|“You were not looking at the line,” somebody said. “You were looking out for them.”}
It seems that the arm had gone out, too. {young:Nobody had told it to.|It was still there. It had knocked over a {~plant|bear}, and not noticed.}
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: heroes point proud; friends crawl laughing; woman clap laughing
# things: whisk over heroes; 3 coats on hook; hook; boot; hat on woman.head; towel on heroes.head
# people: woman(hat)
So they did it again, for the grown-up who had been on the bus. {young:They had to sit at the front, on the boots.|There was a seat at the front, among the boots.}
The star was {~a whisk|a colander}. {young:The camels had gone in behind the coats.|The camels had gone back to the coats.} {L} did not look at the line. {L} looked at the door, and there was a hoof, in a slipper. # usual
“Look! Here they come!”
And they came.
They sat down just as they had on the stage. {young:And the grown-up in the hat laughed.|And the grown-up who had been on the bus laughed, with a hat on, and could not stop.}
“They did that,” said {L}. “All of them did. Why is it funny?” # usual
“It is not funny,” said the hat. {young:“I am just so glad that they came.”|“You say it, and they really do. You are so glad to see them.”} # usual
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: heroes hold sleepy towel; friends hold calm cup
# things: row of 3 cups on table; table; towel in heroes.hand
Then the tea towel came off. It had been a long day for it.
It could still dry a cup. It did the cup rather well. It held it up to the light.
“It will want to be on its own hook,” said the hat. They gave it one. # spare
The star went back in the drawer. Ting, it said, among the spoons. # more
One camel was left, in with the coats. Its eyes were shut. It had no more to do. # more
The boots were put back in twos. They had had a good view. # more
-> DONE

=== m3
# shot: above
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: basin; 6 bubbles over basin
They washed an arm. It was the one that goes out.
“It is a long time to the next one,” said {L}. “It may be a year.”
The tap had bubbles. You could hear them, a good way up the pipe.
{L} did not say it. {L} just looked at the tap. # more
And there they came. # more
The soap had seen them, too. It was in the front. # more
Nobody spoke. The towel was held ready. # more
-> DONE

=== l4
# shot: wide
# place: theatre; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: stage; star over stage; 2 pegs; coat on peg; curtain
It was dark on the stage. The star hung on its string. It had got round to the back, and shone there.
The camel was on two pegs. The front had one, and the back had one. They were not far off.
Under a chair lay a glove. It had clapped so hard that it came off. # more
An owl looked in. It saw that it was late, and went on. # spare
All the chairs were up, with their legs in the air. They had had a good seat. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; 2 tiny horse walk calm
# things: towel
It was dark, and the bed was warm. It was over, and it was done. # usual
{resting}
{dream} # spare
{L} did not think of it. There was a bit of road, a long way in. # usual
It was grey there, and soft. Down at the end was something small.
It had a slow walk. There was one more behind it.
One arm came out, but not far.
“Look,” said {L}. “Here they come.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The tea towel had been asked for. A lady came to the door about it, from the choir, in quite a hurry, as they were a bishop short for Friday, and had heard that it could stand still.
{A} ironed it flat with both hands, and it went. It was back by nine, folded over an arm, and it dried two cups as if nothing had happened. But it took a long time over the second, and held it up to everyone.
-> DONE

=== next_bedtime
The tea towel hung on its own hook. It was going over its part, and it had none.
-> DONE
