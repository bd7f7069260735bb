# about: story-about; with-character; creature; bring-back
# tells: tale(runs away|run away|ran away|running away|keeps running away|runs off|ran off|rolls away|roll away|rolled away|rolling away|rolls off|roll off|rolled off|rolls off the plate|rolled off the plate|rolls off the table|rolled off the table|rolls out|rolls out of|rolled out of|rolls down|roll down|rolled down|rolls down the hill|rolls all the way|flies away|fly away|flew away|flies off|flew off|floats away|float away|floated away|floats off|drifts away|drifted away|drifts off|blows away|blew away|blown away|is blown away|gets blown|got blown|blows off|escapes|escaped|escape|escapes from|jumps off|jumped off the plate|jumps off the plate|jumps out of|jumped out of|leaps off|slides off|bounces away|bounced away|bounces off|bounces out|bounces down|hops off|hops away|wanders off|wandered off|wanders away|sets off|set off|sets out|set out|sets off to see the world|sets out to see the world|set off to see the world|away to see the world|runs away to see the world|rolls away to see the world|flies away to see the world|goes off to see the world|off to see the world|out to see the world|out into the world|into the wide world|into the big wide world|and sees the world|sees the world|saw the world|leaves home|leaves home to see the world|off on its own|off on his own|off on her own)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind roll: roll*|bounc*
# kind fly: flies|flew|fly|flying|float*|blow*|blew|drift*
# kind run: run|runs|ran|running|escape*|jump*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), cat(kind), snail(kind)

=== title
{~House on the Left|All the Way Round}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: guest run happy; heroes point surprised at guest; friends look-up surprised
# things: table; plate on table; door right; window
{~Supper was on the table, and nothing in the kitchen moved, until something did. {H} looked up.|“Excuse me,” said somebody in the kitchen, “but which way is out?” {H} put down the spoon and looked.|It was nearly dark, and {H} {was} laying the table, when somebody in the kitchen began to leave it.}
There {guest_many:were|was} {guest_a}.
“{guest_many:We are|I am} {wished_tale},” said {guest}, “{young:so {guest_many:we|I} must go now.”|so {guest_many:we|I} had better begin.”}
And {guest} {is_roll:rolled|{is_fly:flew|{is_run:ran|went}}} across the floor, {young:and out at the door.|and out at the door, without so much as a bag.} In the kitchen there was a gap, exactly as wide as {guest}.
So {A} put on both slippers, and went after.
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: guest look-up surprised; heroes point happy; friends look-up curious
# things: coat on hook; hook; coat right; umbrella; door left
Half-way down the hall {guest} had stopped, {young:and looked up at the coats.|under the coats, and was looking up into them.}
“Is that the forest?” asked {guest}. ¶ “That’s the coats,” said {A}. {young:“There is a hat in it, too.”|“It goes back quite a long way. There is a {~scarf|hood} in there that nobody has seen since March.”}
“{guest_many:We|I} never knew that there was so much of it,” said {guest}, {young:and went round it.|and went round very quietly, in case something lived there.}
Something did. It was an umbrella. {young:It let them by.|It leaned there and watched them go by, and did not open.}
“Write that down,” said {guest}. “One umbrella, and it did not do a thing.” # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: guest look-up curious; heroes kneel happy before guest; friends stand happy
# things: door left; mat; coat on hook; hook
At the front door {A} caught up.
“Is this it?” asked {guest}, out of breath. “Is this the world?” ¶ “This is the mat,” said {A}.
{joining}
{is_loved:“Is it full of {loved}?” asked {guest}. ¶ “Not this bit,” said {A}.|{musing}} # personal
“It is bigger than {guest_many:we were|I was} told,” said {guest}, {young:and looked at all of it.|who had read the whole mat by then, from one edge to the other.} # usual
{hinderer_person:{hinderer} came back for a coat, and then for a better one, and the world had to wait.} # beat
{hinderer_animal:{hinderer} lay down on the mat, as on every other evening, and {guest} took {hinderer} for a mountain, and went round.} # beat
{hinderer_carried:{hinderer} had to be fetched as well, as you never know how long such a thing will take.} # beat
“There is more,” said {A}, and opened the door. {young:Out there was the path.|There lay the path, as far as the corner, and then it went round it.}
“You go all the way round,” said {A}. “You keep the house on your left.”
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest look-up surprised; heroes crouch curious; friends stand curious
# things: puddle; leaf on puddle; wall
The sea was by the {~drain|tap}. {young:It was a puddle.|Other people would have said that it was a puddle.}
{guest} stood on the shore. {young:“Is there anything on the other side?”|“Is anything known about the other side?” asked {guest}.}
“A brick,” said {A}, who had been there. {young:“And a bit of grass.”|“It is about a step and a half from here, if you have got a step.”}
A leaf was just going over, with an ant on it. {young:The ant did not wave.|The ant looked straight ahead, like somebody who has done it often and gets a bit sick.}
They went along the beach, {young:with the house on the left.|and kept the house on the left, though for a moment it was out of sight behind a bucket.}
“Salt air,” said {guest}, and breathed in. It was mostly bucket. # more
-> DONE

=== m2
# aside
# shot: close
# place: garden; dusk; clear
# action: guest look-up curious; heroes kneel happy before snail; snail walk calm; friends kneel curious
# things: wall; rock
Under the window they met somebody who was travelling as well. {young:It was a snail.|It was a snail, and it had everything with it.}
“Have you come far?” asked {guest}. ¶ {young:“From the pot,” said the snail.|“From the flowerpot,” said the snail. “I left on Saturday.”}
“And what is it like, further on?” ¶ “Wet,” said the snail, {young:very happy.|and you could tell that there was no higher praise.}
{themed_a} lay under the window. “Somebody has been here before us,” said {guest}. # personal
They wished each other a good journey, {young:and it took some time.|and it took some time until they had parted, since one of them was a snail.}
{young:“Goodbye,” they said, for quite a bit.|For a good while they were still saying goodbye, and getting a little smaller each time.}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: garden; night; stars
# action: guest look-up worried; heroes point happy up; friends look-up calm; cat sit calm on bin
# things: 3 bin; pipe; wall
Round the corner, at the side of the house, was a part where nobody ever goes. {young:There were three bins and a pipe.|There were three bins, and a pipe that dripped.}
On the biggest bin sat a cat. It was not a cat that they knew. # usual
“Is this it?” asked {guest}, rather low. ¶ “This is the side,” said {A}. “And that up there is the rest of it.” The stars were out. # usual
{helper_person:“House on the left,” said {helper}, and held out a hand for the dark bit.} # beat
{helper_animal:{helper} went in front, and kept close to the wall, like somebody who has been round it before.} # beat
{helper_carried:{helper} was held up, to see how much more there was, and did not seem worried.} # beat
{guest} looked up, until it was enough. “There is a great deal of it,” said {guest}. # usual
“How far is it to the kitchen?” asked {guest}. ¶ “As far as it can be,” said {A}. “From here it is just as far back as it is on.”
So they went on, with the house on the left. # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; night; stars
# action: guest listen happy; heroes listen surprised; friends listen curious
# things: wall; window; pipe
There came a sound through the wall. {young:Clink, it went. Clink.|It went clink, and then it went clink, and somebody in there laughed.}
“People live here!” whispered {guest}. {young:“All the way out here!”|“Right out here! Who would have thought it?”}
They both put an ear to it. {young:There were plates.|There were plates being put down, and a chair that squeaked, and a tap.}
“They sound nice,” said {guest}. {young:“I wonder who they are.”|“You would not think that they had it so homely, so far out.”}
{A} knew that chair. {young:But {A} did not say so.|But {A} said nothing, for it is not often that you hear it from outside.} # usual
They had soup, too, from the sound of it. # more
{young:It was nice to listen to.|It was the sort of place where you could have knocked, if you had not been on a journey.} # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest peek surprised; heroes peek happy; friends stand happy
# things: door right; window; lamp
Behind the next corner a light came out of a door. {guest} came up to it, and looked in.
“They have a kitchen here!” said {guest}. “It is just like ours, only the other way round. And there is a gap in it. It is as wide as {guest_many:we are|I am}.”
“Who could that be for?” said {A}.
“It must be for somebody from a long way off.” ¶ “From right round the world,” said {A}.
And {guest} {is_roll:rolled|{is_fly:flew|{is_run:ran|went}}} in at the back door, and into the gap. It fitted on every side.
“We are back!” said {guest}. “How did we do that? We never turned round.”
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: guest sit proud; heroes eat happy soup; friends sit-on-chair happy
# things: table; plate on table; lamp; window
Then there was supper. It was still warm.
“It begins with a mat,” said {guest}, to all of them. “Then it goes on. There is a dark bit. There are people behind the wall, and they laugh.”
“What are they like?” asked {A}. ¶ “Just like you,” said {guest}. “They have a chair that squeaks. We should have them round.”
A leaf had come in with them. It had come the whole way on a slipper. It was put on the shelf, next to the salt.
{guest} asked what was in the cupboard. That was for another day. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy; guest stand happy; friends stand sleepy
# things: basin; soap; towel; slipper
There was a bit of the world on {As} slippers. It came off with a brush.
There was some on {guest}, too. ¶ “Leave that,” said {guest}. “People ask you for it.”
So it stayed on. It was green, and as big as a pea. It went on the pillow with everybody. # usual
“Is this it?” asked {guest}, at the edge of the basin. ¶ “That is only the basin,” said {A}.
Still, they went once round it, with the tap on the left.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; stars
# action: guest look-up sleepy; heroes point sleepy; friends sleep
# things: window; moon; bed; lamp
You could see some of it from the window.
There was the path. There was the gate, and nobody went out of it.
“That is where we were,” said {guest}. “We were that small. We have been behind it, too. You cannot see that.”
They breathed on the glass, and wiped it. It was still there. # usual
A light went on, far away. So that was one more. They counted it.
Far down by the tap lay something flat, with a bit of moon in it. It was quite calm.
{midway} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: door; mat; moon; bin; wall
The front door was shut. The back door was shut. In between lay the house, with everybody in it. Not one of them was out.
A cat got down from a bin. It went along by the wall.
It had the house on its left. It went right round. # usual
It came to a bin with no one on it. The lid was just as wide as a cat. It got up there. # usual
It turned its tail round as well. Then its nose was in it. # more
The world was out all night. It did not mind. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; friends sleep
# things: bed; pillow; quilt; lamp
“Is this it?” asked {guest}. ¶ “This is the bed,” said {A}.
{resting}
{keepsake}
{dream} # spare
It was quite big. It had a hill in it, and that was a knee. # usual
There was a gap in it, too. It was as wide as {A}.
{A} got in, and turned over. It fitted on every side.
The wall was on the left. # usual
If you go on, you come back. You do not have to turn round.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a line of wet all round the house, quite thin, and it shone. It began at the front mat, and kept close to the wall, and went off in the direction of the bins. ¶ “Somebody else has set out,” said {A}. At the back door there was a dry place, not very big. They kept it free until Sunday.
-> DONE

=== next_bedtime
There was a gap in the bed. It was just wide enough.
-> DONE
