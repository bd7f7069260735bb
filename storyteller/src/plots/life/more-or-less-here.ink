# tells: report
# wants: child
# ages: 3-11
# holds: dark(kind)

=== title
{~More or Less Here|Six Spoons and a Guide}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A hold proud whisk; heroes point at jug; friends stand
# things: table; jug on table; 6 spoons on table; fridge
{~A coach had stopped on the kitchen table. It was a jug with six spoons in it, who had come all the way from the drawer, and {H} {was} to take them round.|“Everybody out, please,” said {H} to the jug. It was a coach, and in it were six spoons from the drawer, who had come to see where it had all happened.|From the drawer had come a coach party, six spoons in a jug, and the guide was {H}.}
“Keep together,” said {L}, and held up the whisk, {young:for them to follow.|where it could be seen from the back.}
The first stop was in front of the fridge. {L} waited until nobody clinked. “{deed_1},” said {L}.
“On this very spot?” asked the big spoon.
“More or less here,” said {L}. {young:“Stand back a bit, please.”|“If you could all stand back a little.”}
{young:They stood back. It was a real spot.|They all stood back, as you do where something has really been.} # spare
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold curious whisk before fridge; heroes kneel; friends sit
# things: fridge; row of 6 spoons on rug; rug; themed
They did not want to go on yet. They had heard about it in the drawer, but that is not the same. # spare
{joining}
“How was it just before?” asked the spoon with the dent. ¶ “Just before, you don’t know it yet,” said {L}. “Shall we do that?”
{young:So six spoons stood there and did not know.|So six spoons stood about in front of the fridge and knew nothing. It is the hardest part to do, once you do know.} # usual
“Now!” said {L}. “{deed_1}.” And the whisk did it, more or less.
{hinderer_person:“Was there not more of it on the left?” asked {hinderer}, and they all turned to the left, where there was the bin.} # beat
{hinderer_animal:{hinderer} came and lay down on the very spot, and they had to see it from round the edges.} # beat
{hinderer_carried:{hinderer} had been put in the front row, and those behind saw mostly {hinderer}.} # beat
“Was that in it?” asked the big one, about {themed_a}. It was not, but they had a look at it. # personal
{young:“Again,” said the spoons. “From just before.”|“Once more, please,” said the big one. “From just before.”} # spare
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point happy at spoon; heroes kneel; friends sit
# things: row of 6 spoons on rug; rug
“And which of us was which?” asked the spoons.
{A} laid them out. “You are {A},” {A} told the big one. {young:“You are on the left. You are on the right. You three are all the rest.”|“You are what was on the left, and you are what was on the right. And you three are all the rest of it.”}
“What do I do?” asked the big one. ¶ {young:“Just what it says,” said {A}.|“Just what it says,” said {A}. “I say it, and you go along.”}
{A} said it slowly, and the big one went along, as well as a spoon can.
“I had no idea,” it said, “that it was like that from inside.”
The three who were the rest of it were very good. You hardly saw them. # spare
The one on the left asked for something to say. {A} told it that it had stood there and said nothing, and it did that, and it was just right. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write proud paper; heroes hold lantern; friends stand
# things: fridge; magnet; pencil
“There should be a sign,” said the spoon with the dent. {young:“There is always a sign.”|“Where I was bought there was a sign about a battle, and that was less.”}
So {A} made one, and put it on the fridge with the magnet like a lobster.
HERE, it said, MORE OR LESS.
{young:They all read it, from the left.|They read it one after another, and each of them read it out to the next.}
“It does not say what,” said one. ¶ {young:“You have to have the guide for that,” said {A}.|“Then they would not need a guide,” said {A}.}
The lobster had not known that it was on a fridge of that kind. It sat up. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A give happy crumb; heroes hold jug; friends stand
# things: row of 6 spoons on table; table; jug
Where there is a tour there is a shop. {young:It was the chair.|It was on the chair by the door, so that you could not get out any other way.}
{A} sold bits of the spot. {young:They were crumbs, and one bit of fluff.|There were crumbs, and a piece of fluff that had been there at the time.}
“Is it a real one?” they asked. ¶ {young:“It is off the floor,” said {A}.|“It comes from within a step of the place,” said {A}, “and you may keep it.”}
They paid with one clink each. The one with the dent paid two, and had the fluff.
{pausing} # company
“I shall put it where I can see it,” it said. It is dark in a drawer, but it would know. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: A point proud at stairs; heroes climb stairs; friends climb stairs
# things: stairs; jug on stairs; 6 spoons in jug
The second stop was on the stairs. “{deed_2},” said {L}.
{young:The spoons were quiet. Then one clinked.|It was so quiet in the jug that you could hear the whole party take it in.} # spare
“So that is how it went on,” said the big one. “Which is more, this one, or the one by the fridge?” ¶ “You have to have been at both,” said {L}. # usual
{helper_person:“Mind the edge,” said {helper}, and held the jug, so that the guide had both hands to show it with.} # beat
{helper_animal:{helper} went up in front, and a tail can be seen from the back much better than a whisk.} # beat
{helper_carried:{helper} was made the end of the party, and after that nobody got left behind.} # beat
“Please,” said the teaspoon, down at the bottom, {young:where it could not see out.|who had not seen out once.} “This {L}. Have you ever met {L}?”
“Now and then,” said {L}.
“What is {L} like?” ¶ {L} had to think. {young:“About so big,” said {L}.|“About so big,” said {L}. “Quite busy. You would know the ears.”} # usual
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A climb calm stairs; heroes climb stairs; friends climb stairs
# things: stairs; jug; clock
“How long did it take?” asked the big one.
You could not say that in minutes. {young:“From here,” said {A}, “to there.”|“It began at this stair,” said {A}, “and it was over by that one.”}
So they went along it, in the jug, {young:bit by bit.|at the speed that it really had.}
{young:In the middle you could hear the clock.|There was a stair in the middle where it was slower, and you could hear the clock.} They had not known that it had a middle.
“And here it stops,” said {A}, one foot on the top. {young:They looked back at it.|They turned round there and looked back down it, the whole way.}
“It is steep,” said the one with the dent, “for the size of it.” # more
Then they went down, since they had liked it, and did it once more in socks. # spare
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: A point curious; heroes listen; friends sit
# things: stairs; 6 spoons in jug; jug
“And where were you looking,” asked the big one, “at the time?”
{A} showed them with a finger. {young:They all looked there.|Six spoons looked along the finger, to the very end, and on a little.}
It was only the wall, here. {young:But they knew what it was.|But for a moment you could have sworn that it was not.}
“And what did you do with your hands?” ¶ {A} did it again with both of them, {young:just like that.|and held them so, just as they had been.}
A spoon has no hands. It was what they had come for. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A hold happy spoon; heroes sit; friends sit
# things: spoon in A.hand; bed; jug
{is_deed_3:At the bathroom they stopped again. “{deed_3},” said {L}. They all looked in, one by one, to see how that was.}
{is_deed_4:For the next one they only had to turn round. “{deed_4},” said {L}, and the whisk was {L} for them.}
“How is it just after?” asked the one with the dent. ¶ “Just after, you know it,” said {L}. So they all knew it, and it was quiet, all the way to the bed. # usual
The last stop was a bed. “It is the real one,” said {L}. “{L} goes to bed in it, after all that.”
“And is {L} in?” asked the teaspoon.
{L} took it out of the jug, and held it up, quite near.
If you look in a spoon, you are in it. You are upside down, but it is you. There was the hair. There were the ears.
“Oh,” said the teaspoon. “It was you. You were there.”
“Yes,” said {L}. “It was me the whole time.”
All six had to see. Each had a small {L} in it, and held very still. # usual
“On this very spot,” said the big one. # usual
-> DONE

=== l3
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: table; drawer; 5 spoons in drawer; fork; moon
The jug went down. They were five now. In the drawer it was dark, and full.
“Well?” said the forks. They had not been out.
“We were there,” said the big one. “We stood on it.” # spare
“We know the guide,” said the one with the dent. “From near.”
“Was it far?” they asked. It was all stairs. # more
They lay down, each in the next. That is how they keep warm. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; mug
The tap did not get about. It had to be told, round the brush.
{As} face was in the tap, too. It was long, and thin. # more
It was a bit damp at the end. Then it was spat out. # more
“And where was that?” said the tap. ¶ “More or less here,” said {A}.
-> DONE

=== l4
# shot: behind
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: fridge; window; moon; rug
Then it was late. No one stood by the fridge.
The moon came in, and lay on the floor. It had heard of it too.
It did each stair. It took its time. # spare
The fridge hummed a bit. It had a good spot. # more
It was a bit of floor, and yet you could tell. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: spoon on pillow; pillow; lamp
One of them had not gone back. It lay by the lamp.
{resting}
{dream} # spare
“Say the last one,” said the teaspoon, in the dark. ¶ “{deed_last},” said {L}.
The spoon took it in. It did not spill. A spoon is good at that. # usual
“On this very spot?” it said.
{L} felt for the spot with one hand. It was soft, and warm, with a dip for a head.
“More or less here,” said {L}.
Goodnight, {H}. Goodnight, spoon.
Goodnight.
-> DONE

=== next_night
The jug was on the table in the morning, with nothing in it but a queue. It went back to the drawer and in under the tea towels. There were forks, and a thing for eggs.
“We were told to ask for the guide,” said the fork at the front. “Is it true that you have met {L}?” It had to be asked to put its points the other way, and then it was lifted up, and saw.
-> DONE

=== next_bedtime
The teaspoon was still by the lamp. It had somebody in it, upside down, and was not going to let go.
-> DONE
