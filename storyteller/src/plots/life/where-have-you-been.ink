# about: pet-missing(came back|came home|has come back|has come home|is back|s back|turned up&!n't&!nt &!not|been found&!n't&!nt &!not|found her|found him|found it|got him out|got her out|got it out|got him back|got her back|got it back|was found|returned&!n't&!nt &!not)
# also: happy; too-excited; sad; missing; nervous; cannot-sleep; creature; thing; place; tired
# wants: child
# role pet: answer = a pet
# role grownup: parent = the grown-up at the back door
# ages: 3-10
# holds: dark(kind)

=== title
{~Where Have You Been?|One Burr and a Straw}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A kneel laughing before pet; heroes kneel happy; grownup stand happy; friends stand
# things: door; bowl before pet; mat; table
{~{pet} was back! {H} had looked up from the floor, {young:and there {pet} was.|and there {pet} stood on the mat, as if it were any evening of the year.}|There was a noise at the bowl by the back door. {H} went to see, {young:and it was {pet}!|without much hope, and it was {pet}, in the middle of supper.}|“{pet}!” shouted {H}, so loudly that {young:a spoon fell down.|two people in the kitchen let go of what they were holding.} {pet} had come home.}
{A} laughed, and cried a bit as well, {young:both at once.|for both had been kept in so long.}
Everybody stroked {pet} at the same time, from both ends. # usual
The back door had been left open a crack, {young:all that time.|all that time, with a draught in it, and now it had been worth it.} # usual
“Where have you been?” said {A}.
{pet} ate, and {young:did not tell.|did not answer.} And {A} wanted so much to know.
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: A stroke curious pet; heroes kneel; grownup hold lamp; friends sit
# things: saucer; twig in saucer; mat; lamp
“It will still be on you,” said {A}. So {pet} was looked over, {young:bit by bit.|from the front to the far end.}
{joining}
There was a burr behind one ear, {young:and it had hooks.|which is how a plant asks for a lift.} There was a straw on the back. The feet smelled of {~sheds|potatoes}.
{hinderer_person:“It was a ship,” said {hinderer}, who had not smelled the feet. “I said so from the start.”} # beat
{hinderer_animal:{hinderer} smelled {pet} from end to end, and plainly found out all of it, and kept it back.} # beat
{hinderer_carried:{hinderer} had got straw on as well, by now, and that made it hard to say who had been where.} # beat
They put it all on a saucer. {young:The smell would not stay on.|The burr stayed, and the straw stayed, and the smell got down.} # usual
“It is not much,” said {grownup}, “for all that time.”
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A lie-front curious before pet; heroes lie-front; grownup sit-on-chair; friends sit
# things: mat; bowl; table; chair
Then {A} asked properly, lying down, {young:nose to nose.|so that they were nose to nose, and nobody could be overheard.}
“Was there a roof?” asked {A}. “Blink for yes.” {young:¶ {pet} blinked.|¶ {pet} thought about it, and blinked.}
“So it was indoors,” said {A}. “Or was it out of doors?” ¶ {pet} blinked again. {young:It was both!|They wrote that down as a porch.}
“Was it nice there?” ¶ For a long time there was no blink. {young:Then {pet} licked {As} nose.|Then {pet} licked {As} nose, once, and that was not on the list.}
“I think,” said {grownup}, “that we had better put a question mark.” {themed_a} was asked, too, since it had been by the door. # personal
The question mark was a fine big one, and took up most of the page. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A crawl curious; heroes crawl; grownup hold torch; friends walk
# things: hedge; fence; torch; leaf
There was a place under the hedge where the leaves were pushed down. {young:It was as wide as {pet}.|It was exactly as wide as {pet}, and no wider.}
{A} looked through it, with one cheek on the ground. {grownup} held on to a shoe. {young:“What is there?” asked {grownup}.|“What can you see?” asked {grownup}, from the shoe end.}
“More,” said {A}. There was grass, and a wall, and another hedge after that, {young:and a light.|with a gap in it, and beyond the gap was a light, a long way off.}
It was such a lot of outside. {young:{A} had not known that.|You do not see how much there is of it from standing up.}
On a twig hung one hair. {A} left it there, {young:to mark the way.|in case it was there to mark the way.} # more
“And {pet} came back through all that,” said {A}, coming out backwards, {young:with leaves on.|with a good many leaves.}
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: pet walk curious; A tiptoe curious; heroes tiptoe; grownup tiptoe; friends walk
# things: stairs; door; 2 shoe; coat on hook; hook
Then {pet} got up, and went off down the hall. They all went after, {young:in a line.|on tiptoe, in case it was going to be shown to them.}
{pet} looked behind the door. {young:{pet_it} smelled every shoe.|{pet_it} smelled all the shoes, and did the second one again.}
{helper_person:“Somebody is looking for something,” said {helper}, and held the next door open, so that it could be looked for.} # beat
{helper_animal:{helper} went ahead of them all, and stopped at each door, and let {pet} go in first.} # beat
{helper_carried:{helper} was brought along, and was smelled as well, rather thoroughly, and was passed.} # beat
They went under the bed, {young:and all round the bath!|and all round the bath, and nothing was left out.} # usual
{is_loved:“Perhaps it has to do with {loved},” said {A}. But {pet} went past all that.|{musing}} # personal
“But what have you lost?” said {A}. {young:“You are the one who was lost.”|“It was you that was lost.”}
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A sit curious; pet sit; heroes sit; grownup sit; friends sit
# things: rug; sofa; cushion; basket
The best place in the house is the left end of the sofa, and it is {pet_s}. {young:Nobody had sat there.|It had been kept, even when there were visitors and only the floor was free.}
{pet} looked at it, all round. {young:There was still a dent.|The dent was in it yet, and one or two hairs, exactly as they had been left.}
“We did not move it,” said {A}. {young:“We dusted round it.”|“We only went round the edge, with the soft brush.”}
{pet} trod on it with one foot, and then with another, {young:and got down again.|as if to see whether it would bear, and then got down, and went on looking.}
{pausing} # company
So it was not the dent that had been lost, either. # more
A cushion was turned over for {pet}, to help. It had {~a crumb|a button} under it, and that was not it. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold telephone; A stand happy; pet sit; heroes stand; friends stand
# things: telephone; table; bowl; door
Everybody had to be told. {grownup} did it on the telephone, {young:and {A} shouted the end.|and {A} stood by, to shout the last word.}
“You will never guess,” said {grownup}, “who is—” {young:¶ “BACK!” shouted {A}.|¶ “BACK!” shouted {A}, and far away somebody shouted as well, and dropped something.}
They all asked the same thing. {young:“Where was {pet}?” they asked.|It is the first thing that anybody wants to know, when a person has come home.}
“We have a straw,” said {A}. {young:“And a burr.”|“We have a straw and a burr, and some of a smell.”}
Then they all wanted to talk to {pet}. {pet} listened with one ear, and breathed on it. # more
“It is so good to hear that,” they said. # more
-> DONE

=== s4
# shot: two
# place: hallway; night; clear
# action: pet sit before L; L kneel surprised; heroes sit; grownup sit; friends sit
# things: stairs; lamp; shoe; door
At the bottom of the stairs {pet} stopped, in front of {L}, and smelled {L}’s socks.
Then it was the knees, and one sleeve, {young:all the way up.|as slowly as you read a letter.} Then {pet} looked up, and waited.
{L} knew that look. It said, where have you been?
“{pet} does not know!” said {L}. “{pet} had to do without us all that time.”
So {L} sat down on the stair, and told it. “We were here. We called you at the back. We called you at the front. We left the door open, and it was cold. And your bowl was full each night.”
{pet} listened right to the end. Then {pet_it} leaned on {L}, with the whole weight.
“That is all right, then,” said {grownup}, for {pet}. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: grownup wash calm pet; A hold towel; heroes stand; friends sit
# things: towel; sponge; basin; mat
Then it was feet, and a wet cloth. {pet} had one done at a time, and looked the other way.
The water went grey. It smelled of {~sheds|potatoes}, and then it did not.
“There it goes,” said {A}. It would have been nice to know its name. # spare
{A} had feet as well, and they were washed next. They had only been in the hall. # spare
“They have been all round the house after {pet},” said {grownup}. “That is quite far.” # more
The towel was warm. It did both of them.
-> DONE

=== l3
# aside
# shot: behind
# place: kitchen; night; clear
# action: grownup push door; A hold-hands grownup; heroes stand; friends stand
# things: door; mat; bowl on mat; lamp
The bowl went back to its old place. It had been by the door for so long that there was a ring.
Then there was the door. It had been open a crack each night, with a shoe in it.
“May I?” said {A}. {A} took out the shoe.
It went shut, and it said click. It had not said that for a long time. # spare
They stood and listened to it. Nobody was out there who had to come in. # spare
The draught had to find another house. # more
It was warm in there almost at once.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: A lie-back calm; pet sit beside bed; heroes lie-back; grownup sit; friends sit
# things: bed; basket; saucer; lamp; quilt
The saucer stood by the bed, with the burr on it, and the straw.
“Do you still want to know?” asked {grownup}. ¶ “Yes,” said {A}. “But not so badly.”
It had been a big question, out there in the dark. # spare
Now it had come in. It was about as big as a burr. # spare
{pet} put out a tongue, and washed one leg. It took its time. # more
It is good to look at a leg that is being washed.
-> DONE

=== l4
# aside
# shot: object
# place: barn; night; stars
# action: heroes sleep
# things: hay; moon; door
A long way off there was some straw, in the dark, with a dent in it.
It was the size of {pet}. It was still a bit warm.
A mouse looked in. It had been told to be careful. Then it came out, and danced a little, on its own. # more
The straw wondered where somebody was. It had not been told, either. # spare
It did not wait up. A dent is not made for that. # spare
Bit by bit the straw stood up again. The moon lay down in it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; pet sleep beside bed; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; pillow
It was night, and {pet} was home. They could hear the breathing. # usual
{resting}
{keepsake}
{dream} # spare
In {pet_s} sleep the feet began to go. They went fast. Then they went slower.
“Where have you been?” said {L}, very low.
The feet stopped. They had got there.
“So have I,” said {L}. “I have been here.”
An ear turned round to hear it, and lay down. # usual
Everybody was in.
Goodnight, {H}. Goodnight, {pet}.
Goodnight.
-> DONE

=== next_night
There was a note under the back door in the morning, and it smelled of sheds. “We have a dent in our straw,” it said, in very small writing, “and nobody in it. We do not complain. But it was a warm one, and we should like to know that it got home.”
“It did,” {A} wrote underneath, and drew a bowl, so that they could see how full it was.
-> DONE

=== next_bedtime
The back door had said click. Everybody was in.
-> DONE
