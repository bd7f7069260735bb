# about: doctor(nerves|anxi|stress|worr); nervous(tummy|belly|stomach|feels sick|felt sick|feel sick|feeling sick|sick with|butterflies|poorly); unwell(every morning|mornings|before school|before nursery|school morning|on school days|nerves|worried|worries|worry|nervous|anxious|anxiety|sunday night|stress); test(piano|violin|cello|flute|guitar|drum|music|ballet|dance|ballroom)
# also: nervous; scared; unwell; school-day; test; performance; sad; new-class; first-day; back-to-school; party
# news: bad
# wants: child
# role grownup: parent = the grown-up with the toast
# kind test: test|tests|exam|exams|sats|quiz|spelling*
# kind show: show|play|assembly|nativity|concert|recital|solo|stage|performance|line|lines
# kind swim: swim*|pool|gymnastics|football|match|club|lesson
# kind party: party|sleepover|playdate
# ages: 4-10
# holds: dark(kind)

=== title
{~It Is Biggest at the Shoes|Pea, Plum, Melon}
-> DONE

=== s1
# shot: close
# place: kitchen; day; clear
# action: A sit worried; grownup hold toast; heroes sit worried; friends sit
# things: table; plate on table; bowl on table; orange in bowl; cup on table
{~“It hurts,” said {H}, {young:and put one hand on the tummy.|and put down the spoon, and put one hand on the place.}|There was toast, and there was jam, and {H} ate neither of them. {young:“It hurts here.”|“It hurts here,” and one hand showed where.}|It was a morning like all the others, {young:and {H} had a tummy ache again.|and with the toast came {H}, and with {H} came the tummy ache.}}
{
- is_test:
There was to be a test. {young:Nobody had said the word test.|Nobody had said a word about it at breakfast, and the tummy had thought of it by itself.}
- is_show:
There was to be a show, with people on chairs. {young:The tummy had heard about the chairs.|The tummy did not have a single line in it, and it hurt all the same.}
- is_swim:
The bag was packed, with the towel in a roll. {young:The tummy had seen the bag.|Nobody had said anything, but the tummy had seen it standing there.}
- is_party:
It was the day of the party. {young:There would be so many people.|There was to be cake. You would think that a tummy would be pleased.}
- else:
It did that on Mondays, and it did it on Tuesdays, {young:and it never did it on Saturdays.|and it had never yet done it on a Saturday.}
}
The doctor had pressed it all over. {young:“It is not ill,” said the doctor.|It was not ill. It was worried.}
{A} did not care what it was. {young:{A} wanted it to go away.|What {A} wanted was to go out of the door without it.}
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A lie-back worried; grownup hold bottle at A; heroes lie-back worried; friends sit
# things: sofa; blanket; bottle; themed
{joining}
They tried it with a hot-water bottle, in the cover {young:with the sheep.|that has a sheep’s face on it.} That was lovely, for a bit. Then there was a tummy ache with a sheep on.
{themed_a} was put on top of that, for the weight. # personal
They tried it with lying down. {A} lay on the sofa and kept quite still, {young:and the tummy got worse!|and had nothing to do now but listen to it.} # usual
{hinderer_person:“Is it still there?” asked {hinderer} every minute. “And now?”} # beat
{hinderer_animal:{hinderer} lay down on it, all of {hinderer}, out of pure love.} # beat
{hinderer_carried:{hinderer} had been lent to it, to hug, and was heavy just there.} # beat
“How big is it?” asked {grownup}. {young:¶ “Big,” said {A}. “As big as a melon.”|¶ {A} felt round the edge. “At the toast it was a plum,” said {A}. “Now it is more of a melon.”}
That was odd. {young:It had been lying down all that time.|It had been lying down the whole time, and you do not expect a thing to grow from that.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; day; clear
# action: A hold curious orange; grownup hold bowl; heroes peek curious; friends look-up
# things: table; bowl; orange; plum; pea; lemon
So as to be exact they got out the fruit. {young:There was a pea. There was a plum.|There was one pea, from the bag in the freezer, and a plum, and a lemon, and an orange.}
There was no melon in the house. {young:They had a cushion. It had to do.|A cushion was put there in its place, a round one, and everybody was told that it was a melon.}
“Here,” said {A}, and held them up to the tummy, one by one. {young:The plum fitted.|The pea was too little, and the orange stuck out at both sides, and the plum was about right.}
“It is a plum at eight o’clock,” said {grownup}, and wrote that down. # spare
It is a good thing to know where you are. {young:They ate the orange.|They ate the orange, as it was not needed.}
The lemon went back, for when it was wanted. # more
“It is always the same plum,” said {A}. “I know it by now.” # more
-> DONE

=== l1
# aside
# shot: two
# place: hallway; day; clear
# action: A sit worried on stairs; grownup sit on stairs; heroes sit on stairs; friends sit
# things: stairs; coat; bag; door
“Do you get one?” asked {A}.
“I do,” said {grownup}. “I get a lemon, before I have to talk to a lot of people.” {young:And that was true.|It was said as you say which bus you take.}
{A} had not known that they came to anybody else. {young:“Where do you have it?” ¶ “Here.”|They showed each other the place. It was the same place, only that one was further from the floor.}
Next door they had a dog who could not eat on the day of the vet. {young:He was ever so big.|He was as big as a sofa, and what he got could not have been less than a pumpkin.}
“And what do you do with the lemon?” ¶ “I take it along,” said {grownup}, “and after a bit I look, and I must have put it down somewhere.” # spare
They both breathed out, to see whose was louder. # more
It was about the same. # more
-> DONE

=== s3
# shot: close
# place: hallway; day; clear
# action: A point surprised at shoe; grownup kneel; heroes crouch curious; friends crouch
# things: row of 2 shoes; mat; bag; coat; door
They kept a list, to see what it did. It was {young:a plum at the toast.|a plum at the toast, and still a plum at the teeth.}
At the door stood the shoes. {A} put in one foot, and said “Ow.” {young:It was a melon!|It had gone to a melon, all at once.}
But at the gate it was an orange. {young:At the corner it was a plum.|At the corner it was back to a plum, and by the wall with the cat on it was no more than a cherry.} # usual
When {A} hung up the coat, and looked, {young:there was one pea.|there was a pea, and after that nobody could find it.}
{helper_person:“May I see?” said {helper}, and went down the list with one finger, and stopped at the shoes.} # beat
{helper_animal:{helper} had brought one of the shoes, and laid it down on the list, so that it was hard to miss.} # beat
{helper_carried:{helper} was put down on the list, to keep it flat, and one arm lay just beside the shoes.} # beat
{A} read it over. It was the same every day. {young:Toast, plum. Shoes, melon.|The melon always came in the one place.} # usual
“It is not there that it is worst,” said {A}. “It is biggest at the shoes.”
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; day; clear
# action: A hold curious boot; heroes sit; grownup stand surprised; friends sit
# things: row of 2 shoes; rug; bed; sock
On Saturday they tried it with the shoes alone. {young:{A} put them on, in bed.|{A} put them on in bed, at nine, with nowhere to go.}
Nothing came. {young:There was not a pea.|There was not so much as a pea, though they gave it ten minutes.}
“So it is not the shoes,” said {grownup}. {young:¶ “No,” said {A}. “They are nice.”|¶ “It is not their fault,” said {A}. “They are only where it waits.”}
{pausing} # company
They did look inside, to be sure. {young:There was a bit of gravel in one.|There was some gravel in one of them, and in the other was a leaf, that had wanted a ride.} # spare
So the shoes came off, and were told that it was not about them. # more
-> DONE

=== l2
# aside
# shot: wide
# place: lane; day; clear
# action: A walk curious; grownup walk; heroes walk; friends walk
# things: wall; hedge; gate; orange
There was the question of where it went. {young:It was so big, and then it was so small.|A melon cannot go down to a pea without leaving a good deal on the way.}
They looked along the wall. {young:A cat sat there. It had not seen it.|A cat sat there, which sees everybody go by, and looked as if it knew and had been asked not to say.}
“I think that it comes off when I walk,” said {A}. {young:“A bit at each step.”|“It does not like steps. When I lie on the sofa there are none, and so it gets the whole of it.”}
So they counted. {young:It was a great many.|It was six hundred and four to the peg, and each of them had got a little bit of melon under it.}
On the way back they went round it all with care. # more
The cat had some on its paw. # more
It was not to be seen, of course. It is hard to look for a thing that you are glad to have lost. # more
-> DONE

=== s4
# shot: two
# place: kitchen; day; clear
# action: L eat happy toast; grownup clap surprised; heroes eat happy bread; friends sit happy
# things: table; row of 2 shoes before table; plate on table; toast; coat on L.back
The next day {L} came down in pyjamas, and shoes. {young:They were on, and they were done up.|They were done up with a double bow, and it was ten past seven.}
“Ow,” said {L}. {young:“Here is the melon.”|“There is the melon,” and sat down with it, and took a piece of toast.}
You cannot keep that up for long, in your own kitchen, with jam. {young:It went down to an orange. It went down to a plum.|By the second piece it was a plum.} # usual
“I have had the worst bit,” said {L}. “I had it with toast.”
{
- is_test:
“Then it is just the test,” said {grownup}. ¶ “Yes,” said {L}. “That is only sitting.”
- is_show:
“Then it is just the show,” said {grownup}. ¶ “Yes,” said {L}. “They have not even got a melon, out there. They have only got chairs.”
- is_swim:
“Then it is just the rest,” said {grownup}. ¶ “Yes,” said {L}. “You take your shoes off for that.”
- is_party:
“Then it is just the party,” said {grownup}. ¶ “Yes,” said {L}. “There you take them off at the door.”
- else:
“Then it is just school,” said {grownup}. ¶ “Yes,” said {L}. “It is quite small there.”
}
So they walked the plum to the gate. It was nice weather for it. # usual
{is_wished_saying:{wished_saying} That had been said as well, at the melon. At the plum it was not said again.} # wished
-> DONE

=== m4
# shot: behind
# place: bedroom; night; stars
# action: L hold calm boot; grownup stand; heroes stand; friends sit
# things: row of 2 shoes; bed; rug; sock
At bedtime {L} took the shoes up, and stood them by the bed, side by side.
The bows were left in. You only had to get into them.
“Shall I put the toast there, too?” said {grownup}. ¶ But it would go hard. # spare
“Is it there now?” asked {grownup}. ¶ {L} felt. It was a pea.
A pea is not much. You can turn over with it.
The laces lay quite flat. They were asleep. # more
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; towel; cup; mirror
The teeth were done, and it was a pea.
The face was done. It was still a pea. It did not seem to mind.
Water ran, and it was warm. It ran for as long as one wanted. # more
“It has gone round the back,” said {L}. Then it was in front again. # spare
It was so small that it had to be looked for. It was looked for with one finger.
In the glass there was a clean face, and it had hold of a pea. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: pillow; blanket; lamp
“And if it is a melon again?” said {L}.
“Then you know where,” said {grownup}. “You put your feet in it, and come down.”
{L} lay on this side. Then {L} lay on that side. It rolled a bit.
“It could have a melon’s day off,” said {L}. It was not likely. But it could. # spare
The hand that had the list put it away. # more
The blanket was heavy, and it was not on the place. # more
You do not need shoes to go to sleep. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; bowl on table; orange in bowl; plum; cushion; moon
In the kitchen stood the bowl, in the dark.
In it lay the plum. It was just a plum. Nobody had it.
The lemon had a dream about a lot of people. Then it put it down somewhere. # spare
On the chair was the cushion. It need not be a melon until eight.
It had a dent in it. Somebody had felt whether it was ripe. # spare
The moon came in. It was about as big as an orange, at that time of night. # more
Later it was a lemon. Then it was gone. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; row of 2 shoes
The shoes stood by the bed. They had their toes to the door. # usual
{resting}
{dream} # spare
It was warm where the hand lay. # usual
“How big is it?” asked {grownup}.
{L} felt. It took a time.
“It is a pea,” said {L}.
“And now?” ¶ “It is half of one.” # usual
It was quiet. Down went the hand, and up.
“And now?” said {grownup}, but not to be heard.
Nobody said what it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
By the door, in a neat row, stood everybody’s shoes, and in front of each pair lay what it was. There was a lemon. There was a cherry. Before the big brown boots, which go to the bank, lay a whole cabbage.
“I did not know about the boots,” said {H}.
So the boots were asked to breakfast. They stood under the table, next to the small ones, and had toast.
-> DONE

=== next_bedtime
The boots stood by the big bed. They had their toes to the door, and they were asleep.
-> DONE
