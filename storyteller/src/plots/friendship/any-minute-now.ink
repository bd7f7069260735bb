# about: party; patience; birthday
# role treat: food = some jelly
# holds: dark(kind)

=== title
{~Any Minute Now|The Bear Who Laid Twelve Places}
-> DONE

=== s1
# shot: wide
# place: forest; afternoon; clear
# action: bear sit-on-chair sad at table; A peek surprised at bear; heroes stand surprised; friends peek surprised
# things: tablecloth on table; table; 12 plates on table; party-hat on bear.head; 4 nuts; 4 party-hats on table
{~Under the big chestnut tree stood a table with {young:a white cloth, and twelve plates, and twelve paper hats.|a white cloth, laid for twelve, with a paper hat on every plate.} {H} had come for conkers, and {young:there it was|did not expect it}. At the end of it sat a bear.|“Any minute now,” said somebody, {young:on the other side of the chestnut tree.|in the voice of somebody who has said it before.} {H} put down the conkers and looked. It was a bear, at a long table, all alone.|Pheep, went a party blower, {young:just once, and not very loud.|once, and not as if its heart were in it.} {H} had been picking up conkers, and looked round the tree. There was a long table, laid for twelve, and there was one bear.}
“It is my birthday,” said the bear. {young:“I have asked all my friends. They will come any minute now.”|“I asked everybody for three o’clock. They will be here any minute now.”}
{is_wished_day:“Ours is {wished_day},” said {A}. ¶ “Then you know,” said the bear, “how it is before.”} # wished
It was half past {~four|five}. # spare
{joining}
{is_loved:“Shall I tell you about {loved}?” asked {A}. “I had better not start,” said the bear, “with everybody coming.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: forest; afternoon; clear
# action: bear point proud at hole; A look-up worried at hole; heroes sit-on-chair curious; friends look-up worried
# things: hole in tree; huge tree; cake on table; table; treat on table; 3 forks on table; party-hat on bear.head
The bear moved a fork {~to the left|a little straighter}, and back. {young:“I have done the cake,” it said, “and {treat_a}.”|“I have done the cake,” it said, “and {treat_a}, and I have done my ears.”}
{hinderer_person:“I am only keeping it warm,” said {hinderer}, who had sat down in the otter’s place, in the otter’s hat.} # beat
{hinderer_animal:{hinderer} came out from under the cloth in a paper hat, and the bear stood up, and sat down again.} # beat
{hinderer_carried:{hinderer} was put down in the fox’s place, and the bear said “At last!” before it had looked properly.} # beat
{is_wished_person:“Is {wished_person} asked?” said {A}. ¶ “Everybody is asked,” said the bear.} # wished
“Did you send invitations?” asked {A}.
“Twelve,” said the bear. {young:“I wrote them, and I put them in the post.”|“I wrote them with my tongue out, and I put them in the post on Monday.”}
“In which post box?” asked {A}, {young:because there is no post box in the wood|who had never seen one in the wood}.
“The round one,” said the bear, and pointed. {young:“In the old oak tree.”|“It is in the old oak, about so high. You never hear them land.”}
“Ah,” said {A}. # spare
-> DONE

=== m1
# aside
# shot: above
# place: forest; afternoon; clear
# action: bear run laughing; A run laughing; heroes run laughing; friends run laughing
# things: row of 6 chairs; table; present on table; party-hat on bear.head; gramophone
But it was a birthday, so first they played a game. They played musical chairs. {young:There were lots and lots of chairs, so nobody was ever out.|With so many chairs to so few people, there was no way for anybody ever to be out.} They went round {~nine|eleven} times. {young:The bear did the music, too. Pom, pom, pom.|The bear did the music, and ran, and stopped itself by surprise.}
“I won,” said the bear. {young:“And so did you, and so did you.”|“So did you. I call that a good game.”} # spare
Then they passed the parcel. {young:It had twelve papers on, and the bear was sorry to stop.|By the fourth sheet the bear said that perhaps they ought to save the rest.}
It looked at the path. “Any minute now,” it said. # spare
-> DONE

=== l1
# aside
# shot: close
# place: river; afternoon; clear
# action: otter sit proud; A crouch curious before otter; heroes sit calm; friends stand curious
# things: tie on otter.neck; stone; cottage; towel
{A} went down to the river, to see if the otter was coming. {young:The otter always came first to everything, and was still not here.|The otter was on the list, and was known to be early for things.}
It was sitting on its step in a {~yellow|spotted} tie. Its feet shone.
“You look smart,” said {A}.
“It is for nothing,” said the otter. {young:“I just put it on, and I am not sad.”|“I often wear it. It has nothing to do with anything. I hear that there is a party.”}
“Are you not going?” asked {A}.
“I was not asked,” said the otter. {young:“All the others were. I do not mind at all.” And it blew its nose.|“I expect that the others all were. I have had a very good afternoon, with my feet.”}
“They are very clean,” said {A}. ¶ “I did between the toes,” said the otter. # more
-> DONE

=== m2
# shot: behind
# place: forest; dusk; clear
# action: fox sit sad; 4 rabbits sit sad; A peek worried at fox; heroes peek worried; friends stand worried
# things: glove; ribbon on rabbit.head; mound
It was the same all over the wood. The smell of honey cake had got in {~at every window|down every hole}, and {young:everybody had got ready. But nobody had got a letter.|everybody had got washed, and sat down, and waited for an invitation that did not come.}
The fox was by its door in clean white gloves. {young:“I am not waiting for a party,” it said.|“I am airing them,” it said.}
The rabbits were in a row, with their ears tied up in ribbon, from the largest down to the least. {young:“Is it now?” asked the smallest one.|“Is it now?” asked the least.} “Hush,” said its mother. “We were not asked.”
They were all quite sure that {young:the others had been|it was only them}. # spare
{pausing} # company
-> DONE

=== s3
# shot: above
# place: forest; dusk; clear
# action: owl peek surprised hole; A knock curious tree; heroes look-up surprised at owl; friends look-up surprised
# things: huge tree; hole in tree; nightcap on owl.head; 6 envelopes; letter in A.hand
{A} looked up at the old oak. There was a hole in it, {young:round and dark|round and dark, and just where a bear could reach}. {A} knocked on the trunk.
Out came an owl in {~a nightcap|spectacles}. {young:“Is it about my letters?” she said. “I got twelve.”|“Is it about my post?” she said. “There were twelve on Monday alone.”}
“Do they say Dear Owl?” asked {A}. ¶ {young:“They say Dear Otter, and Dear Fox,” said the owl. “It is all very kind.”|“Dear Otter, they say, and Dear Fox,” said the owl. “I took it that somebody was fond of me.”} # usual
{helper_person:“What time do they say?” asked {helper}, and held up the lantern to the one on top.} # beat
{helper_animal:{helper} went over the letters, one by one, and sat down by the top one, which had honey on it.} # beat
{helper_carried:{helper} was shown the top one, at arm’s length, and so all the rest could see it too.} # beat
{A} looked at the top one. Come to my party, it said, at 3. {young:But three had been and gone.|But three had been gone for hours.}
Then {A} looked again. “A three,” said {A}, “is only an eight with the sides left open.”
-> DONE

=== l2
# shot: close
# place: forest; dusk; clear
# action: A write happy letter; owl read happy letter; heroes hold happy paper; friends hold happy letter
# things: 6 letters; pencil; stump; party-hat on owl.head; honey
The owl lent the pencil. {A} put one small curl on the top, and one on the bottom. {young:And then it was not a 3 any more, because it was an 8.|Two strokes, and it was five hours later, and nobody had been late for anything.}
They did all twelve. {many:{B} held the paper flat.|The owl held the paper flat.} {young:Curl, and curl. Curl, and curl.|It was careful work, because of the bear’s threes, which had a good deal of honey on them.}
“And none of them is for me?” said the owl. She said it {~lightly|to her foot}.
{A} found the back of a conker bag, and wrote on it. {young:Dear Owl, it said, come at 8.|Dear Owl, it said, and there was a kiss at the bottom.}
The owl read it. She read it again, and put on a hat. # spare
-> DONE

=== m3
# shot: wide
# place: forest; night; stars
# action: A give happy letter at otter; otter read surprised letter; hedgehog read happy letter; heroes run happy; friends run happy
# things: lantern; 3 letters; tie on otter.neck
{not long:They made every 3 into an 8. }So then there was the post to do, and not much time to do it in. {A} {young:went to the fox, and went to the rabbits, and went to the river.|took the river side, and put each letter into a paw.}
“For me?” they all said. {young:They said it in the trees, and down the holes, and under the hedge.|It was what every one of them said, at every door, as if it had been practised.}
The hedgehog had gone to bed at {~six|seven}, so as not to think about it. {young:It read the letter three times.|It read the letter once for the words, and once for the name, and once for luck.} “It says Hedgehog,” it said. “On the front.”
“Was it lost?” asked the otter. “It was early,” said {A}. # spare
-> DONE

=== s4
# shot: close
# place: forest; night; stars
# action: bear stand surprised before A; A clap happy at bear; heroes shout happy at bear; otter wave happy; fox wave happy; 3 rabbits jump happy; friends clap happy
# things: table; 3 lanterns over table; cake on table; party-hat on bear.head; treat on table
{short:So every 3 was made an 8, and every letter went where it should. }The bear was still there. It had lit the lanterns, and put a hat on {treat}. {young:It had its chin on its plate, and its eyes were shut.|It had put its chin down on the plate, just to see what that was like.}
“Any minute now,” it said, but quite small. # usual
Then the leaves rustled. {young:There was the otter, in a tie. There was the fox, in gloves.|It was the otter, who was {~ten minutes|a quarter of an hour} early, and behind the otter came the gloves and ribbons of the whole wood.}
“Happy birthday,” they said. “Thank you for asking us.”
The bear stood up. It sat down. It had to {~straighten a fork|blow its nose}. # spare
“I did not ask you,” said the bear to {H}. {young:“I did not know you. I know you now.”|“I had not met you on Monday. I would have.”} And it got out more plates. # usual
-> DONE

=== l3
# aside with m1
# shot: wide
# place: forest; night; stars
# action: bear sit-on-chair happy; heroes shout happy; otter sit-on-chair happy; fox eat happy cake; 3 rabbits sit happy; friends eat happy cake; owl sit happy
# things: table; cake on table; parcel; 4 lanterns; party-hat on heroes.head; 12 plates on table
A party at eight is not like a party at three. It is softer.
They had {treat}. They had the cake. They had it by lantern light, in their hats. They sang, but low, because the smallest rabbit was {~in a hat already|face down in the icing}.
They played musical chairs, sitting down. It went well.
Then the parcel went round, more and more slowly. The last paper came off. It was a whistle. Nobody blew it.
There was one slice over. It was cut into sixteen. # more
-> DONE

=== m4
# shot: two
# place: forest; night; stars
# action: owl wash happy plate; bear wave happy; A wash sleepy plate; heroes wave sleepy at bear; fox walk sleepy; friends wave sleepy
# things: table; 6 plates on table; glove; lantern
One by one they said thank you. One by one they went home.
“It was a good time of day for it,” said the fox.
Its gloves were as yellow as honey. It was carrying them. # more
The owl had only just got up. She stayed to {~dry|stack} the plates.
“Next year,” said {A}, “I can show you a real post box.”
“I liked mine,” said the bear. “It has a face in it.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: forest; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: ribbon on twig; twig; 3 lanterns; nut; leaf
The path was dark, with small lights going off along it. That was the rabbits. That was the fox.
The hedgehog had its letter in its paw. It was not going to put it down.
Behind them there was a hum. It was {~rather deep|a bit flat}. It was the hum of one who had been sung to.
On a twig hung one ear ribbon. It could stay there until morning. # more
A conker fell. It was the last of the noise.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: party-hat on bed; nut
And then there was bed. There was a paper hat on the {~post|knob} of it.
{resting}
{keepsake}
{dream} # spare
In the wood, they were all asleep. Twelve plates lay in a row. They were clean. # spare
Nothing had to be got ready. No one had to be asked. # usual
{H} lay quite still. It was warm, and dark. The door was open, for whatever was coming.
It was sleep. It knew the way. # usual
Any minute now.
Goodnight.
-> DONE

=== next_night
Under the chestnut tree the bear was licking an envelope. It took it over to the old oak, and posted it, on purpose.
{A} heard this one land. Out came the owl, and read it twice. “It says Dear Owl,” said the owl. It was about a birthday, and the birthday was hers. She had not known that she had one, so the bear had put it on Thursday.
“At three,” said the owl. “Or is it eight?” ¶ “Come at three,” said {A}, “and stay.”
-> DONE

=== next_bedtime
In the oak a letter was being read by the moon. It still said Dear Owl.
-> DONE
