# about: won(cross country|cross-country|fun run|parkrun|park run|mud run|running club|long distance|the mile|5k|the run&!the running); proud(cross country|cross-country|fun run|parkrun|park run); club(cross country|cross-country|running); performance(cross country&!tomorrow|cross-country&!tomorrow); lost-match(cross country&!last|cross-country&!last); play(cross country|cross-country|parkrun|park run); outing(cross country|cross-country|parkrun|park run); school-day(cross country|cross-country)
# also: proud; happy; too-excited; tired; won; play; outing; school-day; performance; trying-again; frustrated; sad
# kind third: third|3rd|bronze
# kind second: second|2nd|silver|runner up|runner-up
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 4-11
# needs: walking
# holds: race(kind), mud(kind), dark(kind)

=== title
{~The Back in Front|A Giraffe, All the Way}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand proud; heroes stand happy; grownup hold towel; friends stand
# things: door; mat; 2 shoe on mat; table
{~{H} came home from the cross country with mud {young:up to the knees.|up to the knees, and a number held on by three pins out of four.}|The cross country goes up a hill, and along a hedge, and through everything that is wet. {H} had brought {young:some of it home.|a good deal of it home.}|Nobody was to touch the sofa. {H} {was} back from the cross country, {young:and dripped.|and stood on a newspaper, and dripped.}}
{is_third:“Third!” said {L}. “I was third!”|{is_second:“Second!” said {L}. “I was second!”|“I ran all of it!” said {L}. “All the way to the ropes!”}} {young:{L} was hot and proud.|{L} was as proud as anybody can be with one sock full of hill.}
“Who was in front of you?” asked {grownup}. ¶ {L} had to think. {is_third:“Two backs,” said {L}.|{is_second:“A back,” said {L}.|“A back,” said {L}.}}
{is_third:The nearest|It} had on a green vest, with a splash of mud like a duck. {young:{L} had looked at the duck all the way up the hill.|{L} had followed that duck up the hill and down again.}
But {L} had never seen the front, and wanted to very much.
-> DONE

=== s2
# shot: above
# place: kitchen; afternoon; clear
# action: L draw curious; heroes sit-on-chair; grownup stand holding towel; friends sit
# things: table; paper on table; pencil; crayon on table
“I will draw it,” said {L}, “and then we shall see.”
{joining}
{musing}
So {L} drew the back, with the duck, {young:and both elbows.|and the steam that came off it.} Then {L} turned it over. On the other side there was nothing at all.
{hinderer_person:“That is a nice potato,” said {hinderer}, who had it the wrong way up.} # beat
{hinderer_animal:{hinderer} walked across it, and after that there were four more splashes, and none of them was a duck.} # beat
{hinderer_carried:{hinderer} had to be moved off the paper, and had a green patch from then on.} # beat
“Has it a nose?” asked {grownup}. ¶ “It must have,” said {L}. {young:“It could breathe.”|“I could hear it breathe on the hill.”} # usual
“You could have gone past, and looked,” said {grownup}. {young:¶ “I tried!” said {L}.|¶ “I did try,” said {L}. “It is further past somebody than you think.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: grownup kneel holding needle; A stand calm; heroes stand; friends sit
# things: table; label on table; saucer on table
First the number had to come off. {young:{grownup} did the pins.|{grownup} undid the pins, one by one, and put them in a saucer.}
There had been four of them at the start. {young:One was gone.|The fourth was in the wood by now, with somebody small wondering what it was.}
The number had gone soft, {young:like a flannel.|and had been rained on from both sides.} But you could still read it.
“Do I give it back?” asked {A}. ¶ “I should think that it is yours,” said {grownup}. {young:So it went up on the fridge.|“I do not think that anyone else would fit it.” So it went up on the fridge, next to the dentist.}
Under it the vest was quite clean, in a square, as if the rest had been left out in the rain.
-> DONE

=== l1
# aside
# shot: two
# place: garden; afternoon; clear
# action: A hold shoe; grownup hold bucket; heroes stand; friends stand
# things: shoe in A.hand; bucket; mound
Then the shoes had to be emptied. {young:Out came a bit of the hill.|Out of the left one came a piece of the hill, with the grass still on.}
Out of the right one came a stone. {young:“So that was you,” said {A}.|“So that was you,” said {A}. They had been together since the gate, and had not been introduced.}
The stone was put on the step, {young:to dry.|to dry, since it had come the whole way too.}
“Where did it get in?” asked {grownup}. ¶ {A} showed where. {young:It was just under the big toe.|It had had the place just under the big toe, and had moved about in it.}
They had been white at the start, or so it said on the box.
You could have planted {~a bean|mustard} in what was left. # more
The laces had gone hard, and stood out at the sides like whiskers.
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; clear
# action: grownup run laughing; L run laughing; heroes run laughing; friends run
# things: table; chair; jug on table; themed on table
“I will be the back,” said {grownup}, “and you come past.” So they went round the table, {young:with {grownup} in front.|{grownup} in a green tea towel, for the vest.}
Round they went. {young:{L} could not get past.|There was always a chair where {L} wanted to be.} # usual
{helper_person:“On the outside!” called {helper}. “Now! No. Now!”} # beat
{helper_animal:{helper} ran as well, and was in front of everybody and behind everybody, and did not seem to mind which.} # beat
{helper_carried:{helper} sat in the middle of the table, and saw all their fronts, one after the other.} # beat
{themed_a} kept count of the rounds. # personal
{L} went faster, and {grownup} puffed. {young:And then {grownup} was behind {L}!|And then {grownup} was so far ahead that {grownup} was behind {L}.}
“Wait,” said {L}. “Who is in front now?” ¶ Nobody knew. You can’t tell, at a table.
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A sit-on-chair calm; grownup crouch at A; heroes sit-on-chair; friends sit
# things: chair; glass on table; table
They had to stop, because of the stitch. {young:It sat in {As} side.|It had got in at {As} left side, by the hedge, and had run along inside ever since.}
“What does it want?” asked {grownup}. ¶ “It wants to walk,” said {A}. {young:“It said so all the way.”|“It said so all along the hedge, but it was the only one of us who did.”}
So they let it sit down. {young:They breathed out, slowly.|You breathe out on it slowly, as on a window, and then it has to let go.}
{pausing} # company
It stuck out one elbow, and then it drew it in again. # spare
“Is it gone?” ¶ {A} felt about. {young:“It is asleep,” said {A}.|“It has lain down,” said {A}. “It was second as well, if you think of it, or third.”}
It had some water, with {A}, and was told that it had done very well. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A eat happy; grownup hold ladle; heroes eat; friends sit
# things: table; bowl on table; fork; pot on table
For tea there was a whole pot of pasta, because hills have to be put back.
{is_third:“Seconds?” asked {grownup}. {young:¶ {A} had seconds.|¶ {A} had those, and held the bowl out again.} ¶ “Thirds?” asked {grownup}.|“Firsts?” asked {grownup}, and filled the bowl. {young:{A} ate it up.|{A} ate that as if it were nothing, and held the bowl out.} ¶ “Seconds?” asked {grownup}.}
{is_third:“I was born for thirds,” said {A}.|“That is the one,” said {A}.} {young:It was the best of all.|It tasted better than the one before, and it was the same pot.}
There was a bit of hill in {As} hair, and it had some too. # spare
The one before is only for being hungry, {young:but you can taste the next.|when you think of it, and nobody tastes a thing until the next.}
In the end the ladle scraped along the bottom of the pot, and that was the finish.
-> DONE

=== s4
# shot: behind
# place: hallway; dusk; clear
# action: L look-up surprised mirror; grownup hold mirror; heroes peek surprised; friends peek
# things: mirror; lamp; coat on hook; hook
“Stand still,” said {grownup}, from behind. “You have something on your back.”
“What is it?” asked {L}, and turned round, and the back went round as well. {young:You can’t see your own.|It is the one part of a person that always gets away.} # usual
So they went to the mirror in the hall. {grownup} held up another one, and {L} looked.
It was mud, with {young:a long, long neck.|a long neck, thrown up there by {L}’s own heels.} It had four legs and two small horns.
“It is a giraffe,” said {L}. “Did I have it on the whole time?” ¶ “Up the hill,” said {grownup}, “and all along the hedge.”
{L} thought of all the others who had run behind. {young:They had looked at the giraffe!|They had had that giraffe in front of them the whole way.}
“They are all at home now,” said {L}, “and somebody asks who was in front.” ¶ “A back,” said {grownup}. ¶ “With a giraffe,” said {L}, very straight.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: grownup wash calm L; L sit calm in bath; heroes sit; friends sit
# things: bath; sponge; soap; towel
The knees came clean first. They are in front.
“Lean over,” said {grownup}, and did the back.
It went down the middle. It went out to both sides. # spare
“Is there anything on it now?” ¶ “Not a thing,” said {grownup}. “It is ready for the next.” # spare
The water was as brown as the lane. A blade of grass went round in it. # more
The plug came out. A good bit of hill went down.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: grownup climb stairs; L climb sleepy stairs; heroes climb; friends walk
# things: stairs; lamp; towel on grownup
“After you,” said {grownup}, by the stairs. ¶ “No, after you,” said {L}.
So the big back went up first. It had a wet patch on it.
{L} came up behind, and looked at it. It did not go fast. # spare
“Are you there?” it said, on the landing. ¶ “I am here,” said {L}. # spare
It is good to have one in front.
You just go where it goes. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup hold shirt; L lie-back calm; heroes lie-back; friends sit
# things: chair; bed; shirt; lamp
“Does it have to be washed?” asked {L}. ¶ “Not tonight,” said {grownup}.
So the vest was hung on the chair, with its back to the bed.
The mud had dried. The neck had a crack in it, but it held. # spare
{L} had a pillow at one end and toes at the other. They were tired at both. # spare
The number was on the fridge, and the stone was on the step. # more
“It does look as if it ran,” said {grownup}. ¶ “It did,” said {L}. # more
The lamp shone on it. It had two small horns.
-> DONE

=== l4
# aside
# shot: object
# place: hill; night; stars
# action: heroes sleep
# things: hill; hedge; moon; footprint; puddle
On the hill it was dark, from the gate to the hedge. The ropes were down.
The mud had kept all the shoes. They went up, and they came down.
It had not put them in any order. You could not tell who was who. # spare
A fox came by, and put in four of its own. # more
The gate was shut. It had mud on it up to the top bar. # spare
By the hedge lay a pin. It was shut. It had a bit of moon on it. # spare
Far down there was a lamp, in a house. Then it went out.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; chair; shirt on chair; lamp; quilt
The legs still ran a bit, in bed. Then they walked. # usual
{resting}
{keepsake}
{dream} # spare
Somewhere the duck was in bed too. It had to lie on its own back. # usual
The vest hung on the chair. The giraffe went on ahead.
It went along the hedge, and up the hill. {L} went after it.
At the top it lay down.
So did {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock, and outside stood somebody in a green vest, facing the other way. It had a duck on it.
“I am told that you had a giraffe,” said the back. “I never saw it. I was in front.” So {A} turned round, and the two of them stood on the mat like that for some time, back to back, and each looked over a shoulder.
-> DONE

=== next_bedtime
The vest had been washed, and hung on the chair. If you knew where to look, there was still some neck.
-> DONE
