# about: journey(car&!park&!seat&!sick&!by train|drive&!train|driving&!train|motorway|road trip|hours&!train&!plane&!flight&!fly&!ferry&!bus&!coach)
# also: patience; bored; too-excited; outing; happy; nervous; cannot-sleep; person; place; thing; guest; weather; missing
# role grownup: elder, parent = the grown-up with the map
# wants: child
# when: coming
# ages: 3-9
# holds: dark(kind)

=== title
{~The Bit with the Sheep|How Long Is Long?}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A lie-front curious before paper; heroes kneel; grownup stand; friends sit
# things: table; paper; 2 crayons; ball
{~It would be a long way in the car{is_wished_day: {wished_day}}. {young:“How long?” asked {H}.|“How long is long?” asked {H}, and got no answer, only arms held out.}|The car stood outside with its doors open. {H} {was} going a long way in it{is_wished_day: {wished_day}}, {young:for hours and hours.|and a long way is made of hours, and you can’t see one of those.}|Everybody told {H} the same about the drive{is_wished_day: {wished_day}}. {young:“It is long,” they said.|“It is a long one,” they said, and looked sorry about it.}}
“It is {young:very far|as far as all that},” said {grownup}, {young:and showed it with both arms.|with the map, and showed it from one thumb to the other.} # usual
{is_wished_place:{grownup} had a map out, and put a thumb on it. “That is {wished_place},” said {grownup}. “And that is us.”} # wished
{A} wanted to see all of it, from here to there.
So {A} fetched a roll of paper, and drew the house, {young:and the car, and a road.|with the car in front of it, and began on the road.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A draw happy; heroes draw; grownup stand; friends sit
# things: paper; 3 crayons; stairs; themed
{joining}
The road went over the kitchen floor, and out at the door. {young:{A} drew the bridge. {A} drew a cow.|{A} put in the roundabout, and the bridge, and the place where it smells of cows.}
{themed_a} was put down at the edge, as something that they would go past. # personal
{hinderer_person:“You have left out the hill,” said {hinderer}. So it went in, and then they had to go up it.} # beat
{hinderer_animal:{hinderer} lay down across the road, at the second roundabout, and there was a jam.} # beat
{hinderer_carried:{hinderer} sat in the road, and so the road had to go round.} # beat
The button from a coat was the car. {A} drove it to the end, {young:brrm, brrm.|with one finger, at the proper speed.} “That was not long,” said {A}.
At the roundabout it went round twice, since nobody had said when. # more
“There is not enough in it,” said {grownup}. And it was true, in the middle the paper was {young:white.|nothing but white.}
“What is in that bit?” asked {A}. ¶ “Sheep,” said {grownup}.
-> DONE

=== m1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: A kneel happy before button; heroes kneel; grownup look-up; friends sit
# things: paper; button; cup; crayon
There has to be a stop. {young:{A} put it at the foot of the stairs.|{A} put it at the foot of the stairs, with a cup for the café, and two lines for the car to stand in.}
“Toilets,” said {A}, {young:and drew a door.|and drew a door with a man on it, and a door with a lady, and a queue.}
At a stop everybody gets out and is {young:stiff.|stiff, and walks like somebody who has been folded.} They did it, all the way round the cup.
Then there are sandwiches, {young:and somebody has the wrong one.|and it is always found that somebody has been given the one with the pickle.}
“Has everybody been?” asked {grownup}. {young:They had all been.|Everybody had been, and was asked again, and went again.}
A dog had come out as well, and was shown a tree. {young:It liked it.|It was very pleased with the tree, and wanted to know whose it was.} # more
Then you have to find the car, {young:and it was still a button.|among all the others, and it helps if yours is a button.} # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A draw happy; heroes sit; grownup sit; friends sit
# things: paper; 3 crayons; lorry; wall
Beside the road went a lorry. {young:It was a long one, with lots of wheels.|It was as long as {As} arm, and had more wheels than anybody needs.}
In a car you meet the same lorry again and again. {young:You go past it. Then it goes past you.|You go past it on the hill, and while you have your sandwich it goes past you.}
So {A} drew it three times, {young:and gave it a man who waves.|and the man at the window waved each time, a little more as you do to a friend.}
“What has he got in the back?” asked {grownup}. {young:“Beds,” said {A}.|“Beds,” said {A}. “He must not lie down on them until he gets there.”}
They thought about that for a while, {young:and it was a long bit of road.|and by then a good long piece of the road had gone by.} # more
He had a dog on the seat beside him, {young:with its own window.|with its own window, and its ears out of it.} # more
There was a caravan as well, {young:and it was slow.|and behind it eleven cars, and in each of those somebody said the same word.} # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: A draw worried; heroes draw; grownup stand; friends sit
# things: paper; 3 crayons; 3 drawing
So {A} drew a sheep, and another sheep, {young:and that took some time.|but there was room for such a lot of them.}
At ten {A} stopped, and there was still {young:more white.|more white, all along the wall to the coats.}
{helper_person:“Can I do the legs?” said {helper}, and they did two more like that, in half the time.} # beat
{helper_animal:{helper} walked over the wet green with one foot, and that was four more, of a sort.} # beat
{helper_carried:{helper} was laid on the white bit, to see how many sheep long that was, and it was three.} # beat
One of the sheep had five legs, but sheep stand close, and it did not show. # more
Then {A} tried it with eyes shut, {young:to make it go away.|and ran the button along very fast, as if there were nothing there.} # usual
But you can’t leave out the middle. {young:The end is behind it.|It was no good, for the end was behind it.} # usual
“I do not like this bit,” said {A}. “It has nothing for me to do.” ¶ “Nor do I,” said {grownup}. “I just drive.”
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A look-through happy paper; heroes sit; grownup sit; friends sit
# things: sofa; paper; window; cushion
“There are games for it,” said {grownup}, and they tried them on the sofa, {young:side by side, like in the car.|since a sofa is nearly a back seat.}
First came the one with the red cars. {young:You have to count them.|You count the red ones, and the other side has the blue ones, and nobody wants the grey.}
{young:In the living room there were no cars.|They had to do it with what went by in the living room, and that was not much.} There was one red cushion.
{is_loved:Then came the one where you think of something. {A} thought of {loved}, and it was guessed at once.|{musing}} # personal
{pausing} # company
In another you say what you see that begins with S. {young:It was sofa.|It was sofa each time, until somebody thought of sock.} # more
In one you must be quiet for longest. {young:Nobody ever wins that.|{grownup} was very fond of that one.} ¶ It was won by the cushion. {young:It had not said a word.|It had not said one word, and it had the most points in the other games as well.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: street; dusk; clear
# action: A sit curious in car; heroes sit; grownup stand; friends stand
# things: car; street-lamp; bag
Then {A} went out and sat in the car, {young:just to see.|while it was standing still, to find out what there was.}
There was the back of a seat. {young:It had a pocket, and in it was a raisin.|It had a pocket in it, with one glove from the winter, and a raisin from some other year.}
The window had a nose mark on it, {young:from last time.|from the last long drive, just as high as {As} nose had been then.} Now the nose came higher, {young:by a thumb.|and it came higher by the width of a thumb.}
“I was small,” said {A}, {young:and made a new one.|and put a new one there, above the old one.}
The belt came out, and it went back, {young:zip.|with a zip like a tape measure that has finished.} # more
Right down beside the seat was a pencil. {young:{A} could touch it, but not get it.|You could touch it with two fingers, and so it had lived there for years.} # more
It smelled of car. {young:The car was thinking of the road.|It stood with its nose to the road, and looked as if it had been told.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L hold surprised paper; grownup stand surprised; heroes stand; friends sit
# things: paper; stairs; 3 drawing; lamp
When they rolled the paper up, for bed, {L} saw something. {young:The end of the road went in first.|It rolled up from the far end, and the house went in last.}
So the place where they were going lay in the middle. {young:And the sheep were all round it.|And all round it, like a blanket, went the white bit with the sheep.}
“That is not nothing,” said {L}. “That is the soft bit. {young:It is for going to sleep.”|It is the bit where you go to sleep.”}
{young:{L} took a crayon, and shut all their eyes.|{L} unrolled it again, and took the black crayon, and went along and shut their eyes, one sheep after the other.} # usual
“Then I do not have to do it at all,” said {L}. “I shut my eyes at the sheep, and then we are there.”
“And I?” said {grownup}. ¶ “You drive,” said {L}. {young:“I will tell you about the sheep.”|“I will tell you about it afterwards.”} # usual
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; grownup stand; friends sit
# things: basin; toothbrush; cup; towel
“Are we there?” said {L}, with foam, to see how it would sound.
“Not yet,” said the others. They would get good at it.
The top teeth were the way there. The bottom teeth were the way back. # usual
At the last tooth {L} made a stop. Everybody got out, and was stiff. ¶ They all went, because it was there. Then they went on. # more
The mirror was the window. Teeth went by in it. # more
The tap was turned off. It gave one drop, for the road.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L hold sleepy paper; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; bag; 2 boot
The road was taken up to bed, under one arm.
It was not heavy, for so long a road.
The bags stood in the hall. They had their straps done up. # more
One button lay on the floor. It was parked there for the night. # more
The roll was too long for the corner, and had to be let round it. # more
“Mind the sheep,” said {L}, on the stairs.
Nobody trod on one. They were all rolled up.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sit
# things: bed; paper on quilt; quilt; pillow
A car seat is like this, only that it sits up.
{L} put the head to the left, where the window would be. Then it was put to the right. # usual
Left was better. It had a cool place.
A jumper makes a good pillow, in a car. It should be the soft one. ¶ It was on the chair, on top of the heap. It was ready. # more
Out in the street the car gave one tick. It was cooling down. # more
The quilt came up to the chin. That would have to stay here.
-> DONE

=== l4
# shot: wide
# place: hill; night; stars
# action: heroes look-up sleepy; 6 sheep sleep
# things: moon; fence; gate; cloud
Out there, in the middle, it was dark on the hill.
The sheep lay along the wall. They did not know that anybody was coming.
A lorry went by below. It had its lights on, and a man in it who waved. # more
One sheep put up its head. Then it put it down again. # more
The road lay there, and nobody was on it just then. # more
There was grass, and there was grass, and there was more of it. # more
It was a very good bit. You could have slept there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; paper on quilt; quilt; lamp
{resting}
{keepsake}
{dream} # spare
{L} had one hand on the roll. The house went by, and the bridge. # usual
Then came the smell of cows. # usual
Then the white bit came. It was soft, and it was wide.
One sheep went by with its eyes shut. Then another one went by.
“Are we there?” said {L}.
Nobody had to say not yet.
There was one more sheep. It was asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were eleven sheep on the road in the morning, and {A} had drawn ten. The new one was small, and it was right at the end of the white bit, by the gate.
“It was born in the night,” said {A}. “They do that, when nobody is looking.” So it was given its mother, with an arrow. And beside the wall, where somebody might want it, {A} drew a very small stop.
-> DONE

=== next_bedtime
The road lay under the bed, rolled up, with the sheep in the middle. They had not moved.
-> DONE
