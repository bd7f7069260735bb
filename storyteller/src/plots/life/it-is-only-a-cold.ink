# about: doctor; doctor(were at|was at|been at|at the doctor|doctor said|doctor says|stethoscope|listened|looked in|let her|let him|checked)
# also: unwell; bravery; proud; happy; nervous; scared; patience; tired; sad; person; outing; play; thing; fear-other; hurt
# kind tears: cried|screamed|sobbed|howled
# kind dry: not cry|didn't cry|didn’t cry|no tears|never cried|without crying
# kind ear: ear|ears|earache|hearing
# kind heart: stethoscope|chest|heart|heartbeat|lungs
# kind cold: cold|cough*|virus|sniffle*|snot*|throat
# wants: child
# role grownup: elder, parent = the grown-up with the long scarf
# when: done
# ages: 3-9
# holds: doctor(kind), dark(kind)

=== title
{~Next, Please|It Is Only a Cold}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: A stand proud; heroes stand; grownup stand; friends stand
# things: door; coat on hook; hook; chair
{~{H} came home from the doctor’s, {young:where there is paper on the bed.|where there is paper on the bed, and it crackles.}|At the doctor’s there is a fish tank, and a book with no last page, {young:and {H} had been there.|and {H} had been called in just before the end of it.}|“Next, please,” the doctor had said, and {H} had gone in. {young:Now they were home again.|Now it was over, and they were home again.}}
{
- is_tears:
{A} had cried, {young:and then it was over.|and the doctor had waited, as if there were nobody else in the chairs.}
- is_dry:
The doctor had a light as small as a pea, to look into ears with, {young:and {A} had not cried.|and had looked round both corners, and {A} had not cried at either.}
- is_ear:
The doctor had a light as small as a pea, {young:and had looked into {As} ear with it.|and had looked into {As} ear with it, all the way to the corner.} {A} had held quite still.
- is_heart:
The round end of the stethoscope was cold, {young:and it could hear right into {A}.|and you could hear somebody in there, going up and down stairs.}
- is_cold:
The doctor had looked, and listened, front and back. {young:“It is only a cold,” said the doctor.|“It is only a cold,” the doctor had said, as if {A} might have had an elephant.}
- else:
The doctor had looked, and listened, front and back. {young:{A} had held quite still for it.|{A} had said “ah”, and put out a tongue, which is good manners there.}
}
Best of all had been the door, and how the doctor opened it. “Next, please.” Now {A} wanted to be the one who says it. # usual
“Next, please,” said {A} in the hall. {young:But there was nobody waiting.|But nobody was next, for nobody was waiting.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A look-through curious torch; heroes sit-on-chair; grownup hold teapot; friends sit
# things: 3 chair; teapot in grownup.hand; book; torch in A.hand
So {A} put chairs along the wall, {young:with a book that had a page gone.|with an old book on them, and hid the end of it.}
{joining}
{hinderer_person:“I was before the teapot,” said {hinderer}, and had to be shown the list.} # beat
{hinderer_animal:{hinderer} lay down right across the door, and so was next, every time.} # beat
{hinderer_carried:{hinderer} had a chair, and no appointment, and said nothing about it.} # beat
“Next, please,” said {A}. In came {grownup}, and the empty teapot. ¶ “It is the nose,” said {grownup}. {young:“It runs.”|“It runs, and always on to the cloth.”}
{A} took off its lid, {young:and the teapot said “ah”.|for it to say “ah”, and shone the torch up the spout.} # usual
“It is only a leaf,” said {A}, {young:and when that was out, the nose was better.|and when that was out, the nose did not run.}
“Is that all?” asked {grownup}. ¶ “It was very brave,” said {A}. # usual
{is_loved:There was {loved} to talk about, while they waited.|{musing}} # personal
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A listen curious clock; heroes stand; grownup stand; friends sit
# things: clock; chair; shelf
The clock was next. It was carried in, {young:with its face to the front.|and asked to sit up straight.}
{A} put an ear to it, and listened. {young:Tick, tick, tick, it went, and very fast.|It went at a great rate, for somebody who had been on a shelf all day.}
“Have you been running?” asked {A}. {young:“It has run since Christmas,” said {grownup}.|“It has been running since Christmas,” said {grownup}. “It was a present.”}
Then {A} listened at the back, {young:and it was going there as well.|where the key is, and it was the same there, only with more brass in it.}
“It is only the time,” said {A}. “It can go back to work.” # more
It was told to take it easy after {~eight|nine}, and to keep its hands where they were meant to be. # more
On the way out it struck four, and said that it was only a habit. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A push curious door; heroes stand; grownup hold soap; friends sit
# things: door; soap in grownup.hand; chair; table
The kitchen door could not come to the chairs, {young:so the doctor came to the door.|so {A} went out to it, with a bag, as they used to.}
“Say ah,” said {A}, and pushed. {young:“Aaaah,” said the door, and it sounded sore.|The door said it, at length, and it went up at the end, and it sounded terribly sore.}
“How long has it had that?” asked {A}. {young:“Since it rained,” said {grownup}.|“Since all that rain,” said {grownup}. “It is worse at night, when somebody wants a biscuit.”}
A bit of soap was rubbed on, up at the hinge. “Say ah again,” said {A}, and now the door {young:said nothing at all.|opened its mouth and not a sound came out.}
“It has lost its voice,” said {grownup}. ¶ “It is only resting,” said {A}. # more
And the door was swung ten times, to be certain, and ten times there was only wind. # more
“Next, please,” said {A}, to whoever was behind it. # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A hold flannel; heroes stand; grownup point; friends stand
# things: basin; tap; flannel in A.hand; cup; themed
“Somebody upstairs is too ill to come down,” said {grownup}. Drip, they heard. Drip. {young:It was a bathroom tap.|It was the left tap, in the bathroom.}
{A} felt the one on the right, {young:and it was warm and well.|and nothing was the matter with it, except that it was rather hot.} # usual
Then {A} felt the one that dripped. {young:It was wet, and not warm at all.|It was wet at the nose, and very far from warm.}
“What is it?” said {grownup}. ¶ “It is only a cold,” said {A}.
{helper_person:“I have had that,” said {helper}, and held the cup for it, and looked the other way.} # beat
{helper_animal:{helper} caught the next drop, and the one after that, and it was no trouble.} # beat
{helper_carried:{helper} sat by the tap to keep it company, and did not mind about catching it.} # beat
So it had a flannel round its neck, {young:and it had to rest.|and was not to be turned on for anybody.}
{themed_a} was seen as well, and was fit for anything. # personal
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A write proud pencil; heroes sit-on-chair; grownup read; friends sit
# things: table; paper on table; pencil in A.hand; chair
They all had to have it in writing. {young:{A} wrote as doctors do, very fast.|Doctors write very fast, so {A} did too, and the pencil was hardly down before it was off the end.}
It was one long line with waves in it, {young:and a worm at the end.|and two dots, and a worm in a hurry at the end.}
{grownup} turned it up the other way, to read it. {young:“It says soup,” said {grownup}.|“Soup,” read {grownup}, “three times a day. Or else it says soap.”}
“It is soup for you,” said {A}, {young:“and soap for the door.”|“and soap for the door. They have to look who it is.”}
{pausing} # company
The worm was the name of the doctor. It was a new one each time, for all the best doctors do it like that. # more
The teapot’s was folded up small, and put in under its lid, so that it would be found. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A kneel curious before boot; heroes kneel; grownup sit-on-chair; friends sit
# things: 2 boot before chair; 3 chair; torch in A.hand; coat on hook; hook
Under the last chair sat two boots, {young:and they came in together.|and would not be seen one without the other.}
“Put out your tongues,” said {A}. {young:One boot did, and it was a long one.|The left boot had had it out all along, and it was long, and rather grey.}
But the right one had no tongue. {young:{A} felt for it, down in the toe.|It seemed to have been swallowed, and {A} had to go in up to the elbow.}
“It is only folded,” said {A}, and pulled. {young:Out it came, and a stone with it.|Out it came, and a small stone after it, and that explained the limp.}
The stone was put in a saucer, and they might take it home. # more
“Do they have to come again?” asked {grownup}. ¶ “Only if it rains,” said {A}. # more
They went out as they had come, together, and somebody’s coat held the door. # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L look-through happy torch; heroes stand; grownup sit-on-chair; friends sit
# things: 3 chair; torch in L.hand; door; lamp
“Next, please,” said {L}. One person was left, {young:and that was {grownup}.|and that was {grownup}.}
“I feel much better,” said {grownup}. “I think I shall go home.” ¶ “You are at home,” said {L}. # usual
But {L} knew how it is on those chairs. {young:The legs do not want to go in.|All of you would go in, but for the legs.}
And what had the doctor done? {young:The doctor had said it all first.|The doctor had said each thing first, and then done it.}
So {L} sat down on the next chair. “I shall only look,” said {L}. “Then there is a light. It is only a light.”
{grownup} held out an ear, {young:and {L} shone the torch on it.|and {L} shone the torch on it, and looked.}
{is_tears:“You may cry,” said {L}. “I can wait.” But it was not needed.} # usual
{is_heart:Then {L} put an ear where the stethoscope goes, and there was somebody on the stairs.} # usual
“What is it?” asked {grownup}. ¶ “It is only you,” said {L}, “and you are very well.”
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L drink sleepy mug; heroes drink mug; grownup pour teapot; friends sit
# things: table; mug; teapot; saucer on table; chair
Then the doctor was shut for the night.
Plenty to drink, it said on the paper. So there was warm milk. # usual
The teapot came too. It poured, and then it stopped.
There was not one drop on the cloth. It had been a very good patient. # more
“Who sees the doctor,” said {grownup}, “when the doctor is not well?”
{L} thought. “The next one,” said {L}. # more
The milk went down. It was warm, front and back.
One mug was left on the side. It was empty, and it said “ah”. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth; grownup stand; friends sit
# things: basin; tap; flannel; toothbrush; mirror
They washed with the right tap. The left one was in bed.
The flannel was still round its neck. It was wet through.
They kept quiet, and they listened. Nothing went drip. # usual
It did drip. But it dripped in the flannel, and that is soft.
“Better,” said {L}. ¶ “By Friday,” said {grownup}. # more
“Ah,” said {L} to the mirror, with foam. # more
The mirror said it, too. It had the same.
The light was put out. The tap could sleep then. # more
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: stairs; lamp; 3 chair
It was time to go up. “Next, please,” said {grownup}, on the stairs.
{L} was next. It was only a stair. # usual
Then came the next one. It was only a stair, too.
There were a lot of them. They all waited their turn. # more
The kitchen door shut. It did not say ah. # more
On the top one they had a rest. Doctors do not get one, as a rule. # more
Up there was a light. It was only a light.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 3 chair; book on chair; 2 boot; door; moon
The chairs stood in the hall. Nobody was on them.
On one was the book. The last page had come back. # usual
The boots had their tongues in. They slept.
The clock still ran. It was not out of breath. # more
The moon came to the door. It had no appointment. # more
It sat down on the end chair. It could wait.
In the teapot it was dark, and dry. It did not need its nose. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; lamp; pillow; window; quilt
“Next, please,” said the bed, and {L} got in. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} put an ear on the quilt. “In,” said {grownup}. “Out. In.”
“What is it?” asked {L}. ¶ “It is only sleep,” said {grownup}.
The lamp went out. Somebody was at the window, and it was big.
It had waited all day. # usual
“Next, please,” said {L}.
It came in. {L} had a good look, front and back. # usual
It was only the dark. It was very well.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was somebody on the end chair in the morning. It was the umbrella, and it had walked there by itself, or had been left there, and it would not open.
“Say ah,” said {A}. It said nothing. {H} looked in from below, and there, right up at the top, with both hands over its eyes, sat a very small spider.
“It is only a lodger,” said {A}. “It can stay.”
-> DONE

=== next_bedtime
The umbrella hung on its hook. It was shut, and it was full, and it was well.
-> DONE
