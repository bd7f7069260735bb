# about: kindness(helped&old lady|helped&old woman|helped&elderly|helped a lady|helped the lady|helped&shopping|dropped her shopping|picked up&shopping)
# also: proud; happy; person; place; food; thing; bravery; sharing
# wants: child
# ages: 3-9
# holds: dark(kind)

=== title
{~It Went On Ahead|Six Oranges and One}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# action: A kneel curious before orange; lady stand surprised; heroes kneel; friends stand
# things: bag before lady; 5 orange; tin; wall
# people: lady=woman(old, she)
{~Some things lie where they fall, and some do not. {H} found that out {young:when an old lady’s bag broke.|on the pavement, when the bottom came out of an old lady’s bag.}|Down came the shopping, all over the pavement! {H} got to it first. {young:The old lady said, “Oh dear.”|The old lady it belonged to said, “Oh dear, oh dear,” and could not bend so far.}|“Oh dear,” said the old lady, when her shopping fell. {young:{H} had seen it fall.|{H} got there before she had said it twice.}}
The bread had lain down and waited, and the butter had, too. {young:The tin had rolled to the kerb.|The tin had rolled as far as the kerb, and stood up by itself.} # usual
But the oranges had gone in all directions. {A} went after them, {young:and got one, and two, and three.|under the bench, and round the bin.}
“Thank you, how kind,” said the old lady, “but there {young:were seven of them.”|ought to be seven of them.”}
{A} counted them into the bag, and there were six.
A boy with a scooter had brought the third one, and gone off again. # more
“Never mind,” said the old lady, but {A} did mind, {young:and looked up and down the street.|for somewhere there was one with nobody to peel it.}
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: A crouch worried; heroes crouch; friends look-up
# things: wall; bin; bench; themed
{joining}
When the old lady had gone, {A} went back to look. {young:It was not under the bench, and it was not in the gutter.|It was not under the bench, and it was not in the gutter, though a glove was.}
{hinderer_person:“Here it is!” called {hinderer}. But it was a ball, and somebody’s dog was waiting for it.} # beat
{hinderer_animal:{hinderer} found a chip, and half a bun, and was very proud of both.} # beat
{hinderer_carried:{hinderer} was put down for a moment, to leave both hands free, and then had to be looked for as well.} # beat
{A} asked the postbox, {young:which had seen it all.|which had stood there the whole time, and has its mouth open, but would not say.} # usual
{themed_a} was held out in front, to point the way, and pointed at the baker’s. # personal
A pigeon was looking, too, but it was looking for crumbs. # more
“An orange can’t just be gone,” said {A}. {young:“It is so orange.”|“You would see it. It is so very orange.”}
But it was gone from there, and they had to go home. # usual
-> DONE

=== m1
# aside
# shot: above
# place: street; day; clear
# action: A carry-both bag; heroes walk; friends walk
# things: bag; wall; street-lamp
The bag had no bottom, and so there had been a good deal to think of. {young:{A} held it from under.|{A} had held it from underneath, with both arms, like something asleep.}
Everything went in by its weight. {young:First the tin. Last the eggs.|The tin went first, and then the potatoes, and the eggs went on top, where there is a view.}
Not one egg was broken. {young:They opened the box to see.|They opened the lid to see, and there they all sat, and had not even noticed.}
“You have done this before,” said the old lady. {young:{A} had not.|{A} had not, but it is nice to be thought of like that.}
The bread was a bit flat on one side, {young:where it had landed.|where it had landed, and the old lady said that it would fit the bin all the better.} # more
The lettuce had lost a leaf, {young:and she ate it.|and it was not worth picking up, and so she picked it up and ate it.} # more
Her purse had come open as well. {young:It had a picture in it of a boy.|In it was a very old picture of a boy with his tongue out, and he was sixty now.} ¶ “He still does it,” she said. # more
-> DONE

=== l1
# aside
# shot: behind
# place: street; day; clear
# action: A point curious; heroes look-up; friends stand
# things: wall; bin; glove; postbox
{A} looked once more in all the places where an orange might go. {young:There was the wheel of a car.|There was the back of a wheel, and there it was dark, and only a leaf had thought of it.}
There was the drain. {young:But it has bars.|But a drain has bars for that, and no orange would go through, unless it held its breath.}
The glove lay in the gutter, with one finger out. {young:It pointed down the hill.|It pointed down the hill, and nobody took any notice of it then.}
{A} stuck it on top of a railing, {young:so that they would find it.|where lost gloves are put, so that whoever came for it should be waved to.}
Behind the bin was a marble, a green one, {young:and that was a good find.|and it had clearly come down here on the same errand, some years ago.} # more
The postman came by with his trolley. {young:He had not seen it.|He had seen a good many things in this street, he said, and none of them was an orange.} # more
There it stood, and waved. {young:It still pointed down the hill.|But when the wind came it bent over, and pointed down the hill again.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; afternoon; clear
# action: A crouch curious before orange; heroes kneel; friends sit
# things: table; orange; bowl on table; 3 pear on bowl
At home {A} took an orange out of the bowl, and put it on the kitchen floor, {young:to see what it would do.|and let go, and watched what it would do.}
It did nothing at all. {young:A floor is flat.|A floor is flat, and an orange has no reason to leave.} # usual
{helper_person:“Ours was on a hill,” said {helper}, and put a book under one end of the bread board.} # beat
{helper_animal:{helper} gave it one push with a nose, and then they could see how it likes to go.} # beat
{helper_carried:{helper} was put under one end of the bread board, and made a very good hill.} # beat
So {A} made a hill, {young:out of the bread board.|with the bread board for a street, and a tin under the end where the shop was.}
The orange set off. It went down the street, and off at the bottom, {young:and under the fridge.|and did not stop until it came to the fridge.}
It had to be fetched out with a spoon, and it had a bit of fluff on. # more
“It does not stop where you look,” said {A}. “It goes on.” {young:And where does it stop?|But then it could be anywhere, and there are a lot of fridges.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A lie-front curious; heroes lie-front; friends sit
# things: rug; orange; 2 apple; sofa
They tried it with other things. {young:An apple goes round a corner.|An apple has a lean to one side, and comes round in a curve, to see who let it go.}
A pear is no good. {young:It goes round itself.|It goes once round itself, and looks at you, and lies down.}
An egg was not tried. {young:They just thought about it.|They only thought about the egg, and even so they held out their hands.}
{is_loved:“Does {loved} roll?” asked {A}, and in some cases it would.|{musing}} # personal
{pausing} # company
A potato stopped half way. {young:It had had enough.|It stopped half way, on an eye, and seemed to have had enough.} # more
Nothing went so straight as an orange. {young:It knows where it is going.|You felt that it had somewhere to go, and had looked it up beforehand.} # more
Only it would not tell. {young:It smelled good.|{A} put an ear to it, and all you got was a cold ear and a good smell.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat happy orange; heroes eat orange; friends sit-on-chair
# things: table; plate on table; orange on plate; cup on table
In the end the orange from the bowl was eaten. {young:It had ten bits.|It came apart into ten pieces, and each of them had a coat of its own.}
{A} gave them out, {young:one for you, and one for you.|round the table, one for you, and one for you, until they had been round twice.}
Each bit was like a boat. {young:They had a race with the boats.|They lay on the plate like boats, with their bottoms up, until somebody went by and ate one.}
The one with the stalk end was the sweetest, {young:and they all had a lick.|and it was cut in two, so that nobody should have to be told.} # more
The peel came off in one piece, {young:like a snake.|like a spring, and when it was let go it rolled itself up again, with nobody in it.} # more
There was a pip in the last. {young:{A} kept the pip.|{A} kept it, and washed it, since a pip does not know yet where it is going.}
It was put in a pot, with earth up to its chin. {young:Goodnight, pip.|It might be a tree by and by, and drop things on people, and somebody would have to run.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L think surprised; heroes sit; friends sit
# things: bed; window; lamp; curtain
The orange was still on {L}’s mind at bedtime. {L} went down the hill again, in thought, past the bench and the bin.
An orange goes down as long as there is any down. {young:And where does the hill stop?|And at the bottom of the hill stand the houses with the small gardens.} # usual
“Which way did the old lady go?” said {L}. “Down the hill. She was going home.”
Then {L} sat up. “So was the orange,” said {L}. {young:“It was quicker.”|“It was only quicker.”}
The old lady had stopped to say thank you, and to count. {young:But the orange did not stop.|But the orange had not stopped for anything.} It had gone on ahead, through the gate, and up to the step, {young:and there it was.|and there it would be.}
It must have bumped once on the step, and looked about for the bell. # more
“It is not lost,” said {L}. “It is in front.”
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L wash calm; heroes brush-teeth; friends sit
# things: basin; soap; toothbrush; towel
{L}’s hands smelled of orange. That was from the six.
The soap took it off. There was still a bit left. # usual
“She will be home by now,” said {L}.
The soap slid round, and went to the bottom. So it does that, too. # more
The flannel lay where it fell. It has never gone anywhere. # more
A drop ran down the tap. It stopped half way, to think. # more
The light went out. They went to bed.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; friends walk
# things: stairs; lamp; bag on hook; hook
There was a bag on the hook. It was a good one.
The stairs went down, and down. Nothing rolled on them.
A ball lay in the corner, by the boots. It had got as far as it could. # more
It looked as if it liked it there. # more
The boots were there as well, with their toes to the wall. # more
The bowl in the kitchen had one orange less. The pears had moved up. # more
“Goodnight,” said {L}, over the rail. It rolled down as far as the door.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
A bed has a dip. In the end you get there.
{L} lay at the side. One knee got there, and then the next. # usual
“Seven,” said {L}. It was right now.
The quilt came down over all of it. It lay where it fell. # more
The lamp was as round as an orange. It was put out. # more
One sock went over the edge, and lay on the mat. # more
A car went by, down the hill. You could hear how far down it went. # more
It was good to lie there.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: moon; bench; bin; street-lamp
The street was dark, from the top on down. The moon was up.
The bench stood there. The bin stood there.
A leaf came by, and another, and they were all on the way down. # more
The postbox had its mouth open, but it would not say. # more
The kerb was swept. Not one crumb lay there of the whole day. # more
At the foot of the hill one light was on.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
{resting}
{keepsake}
{dream} # spare
The old lady got to her gate.
On the step sat something round. It had been quick.
“So there you are,” she said. # usual
She put it with the six.
{L} rolled over, once. That was the middle.
It was warm there. {L} stopped.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bit of orange peel on the gate in the morning, stuck on by the end, all in one piece, as you get it when somebody has taken their time.
It hung there and turned in the wind. It pointed down the hill. “That means seven,” said {A}, and gave it a wave in passing.
-> DONE

=== next_bedtime
The pip was in its pot. It had not said yet which way it would go.
-> DONE
