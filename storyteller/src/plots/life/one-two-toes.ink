# about: club(swim&!make it&!picked&!chosen&!tryout&!trial&!moved up&!moving up&!move up&!big kid&!bigger&!older&!next level&!next group&!next class&!next stage&!up a &!level up&!higher&!big group&!big class&!gala&!give up&!quit&!any more&!anymore&!sick of&!hate&!giving up&!stop&!refus&!had enough); first-day(swimming|swim class|swim lesson); nervous(swim&!gala&!race&!compet&!meet&!carnival); scared(jump in|jumping in|jumped in|jump off|swimming); fear-water(jump|deep end|edge of|off the side|pool side|poolside|swimming lesson); fear-other(jump&pool|jump&swim|jumping in|jump in); learned(jump in|jumping in|jumped in); learning(jump in|jumping in); trying-again(jump in|jumping in); bravery(jump in&!deep|jumping in&!deep|jumped in&!deep|off the side&!deep)
# also: scared; nervous; shy; bravery; trying-again; proud; happy; too-excited; tired; fear-water; fear-other; learned; can-do; outing; learning; patience; embarrassed
# kind did: did it|jumped|in the end|finally|but then|managed|brave|proud|she jumps|he jumps
# kind scared: scared|afraid|frightened|terrified|nervous|worried|wouldn't|wouldnt|refused|didn't want|doesn't want|crying|cried|anxious
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-9
# needs: walking
# holds: water(kind), pool(kind), dark(kind)

=== title
{~One, Two, Toes|Ten Were Against It}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand worried on mat; heroes stand; grownup hold towel; friends stand
# things: mat; bag left; door; towel in grownup.hand
{
- is_wished_day:
{~It was swimming {wished_day}, and {H} had packed the bag: {young:a towel and goggles.|the towel, the goggles, and a biscuit for afterwards.}|The swimming bag stood ready by the door. It was for {wished_the_day}, {young:and {H} looked at it.|and {H} had looked at it several times.}|“One, two, three, and in!” That is what they say at the edge of the pool, and {H} would be there {wished_day}.}
{young:You stand in a row, with your toes over the edge.|You stand along the side in a row, with your toes over the edge, and jump in to the teacher.} {L} was ready for that. {L}’s toes were not. {is_scared:They were scared, all ten of them.|They had heard about it, down there, and they were against it.}
- is_did:
{~“One, two, three,” the swimming teacher had said, with both arms held out, {young:and in went {H}.|and {H} had gone in with a splash as high as the clock.}|{H} had gone in off the side of the pool today, {young:with a splash!|with a splash that wetted three people who were already wet.}|The side of the pool is cold and has a round edge. {H} had stood on it at swimming, {young:and then {H} was in.|and then, a good while later, {H} had been in the water.}}
{young:But first the toes had held on to the edge.|It had taken a long three, because ten toes had hold of the edge.} {is_scared:They had been scared, all ten of them.|They had been against it, all ten of them.} And nobody had told the toes that it was over.
- else:
{~“Toes over the edge,” said the swimming teacher, and held out both arms. {H} stood up there in the row, {young:with cold knees.|with cold knees, and the water was further down than it looks from the water.}|At swimming there is the edge of the pool. {H} had stood on it today in a row, {young:dripping.|dripping, with a blue float going by a long way down.}|{H} had been swimming, and one part of it was the side of the pool, {young:where you stand, and jump.|where you stand in a row, and wait, and jump in to the teacher.}}
“One, two, three!” {As} knees had bent. {young:But the toes had held on.|But ten toes had hold of the edge, and at three they only held it harder.} {is_scared:“They were scared,” {L} said at home. “All ten of them.”|“It was not me,” {L} said at home. “It was the toes.”}
}
Now they had hold of the doormat, {young:and would not let go.|and would not let go of that, either.}
{L} wanted to jump in like a stone, with a great big splash. {young:But you can’t with those toes.|Nobody can do that whose toes stay behind.} # usual
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: grownup pull laughing mat; L sit surprised on mat; heroes stand laughing; friends stand
# things: mat; door; bag; themed on mat
{joining}
{musing}
“Let go, please,” said {L}. ¶ “Of what?” said the toes, and held it tighter. # usual
The big one on the left spoke for all of them. # usual
{hinderer_person:“Have you tried tickling?” asked {hinderer}, and tried it, and they curled up like ten snails.} # beat
{hinderer_animal:{hinderer} lay down on the other end of the mat, and after that it could not go anywhere.} # beat
{hinderer_carried:{hinderer} had to be put down somewhere, and was put down on the mat, right across all ten of them.} # beat
{grownup} took the mat by the edge and pulled. {young:The mat came. So did {L}.|The mat came along the hall, and {L} came sitting on it, like a queen on a carpet.} # usual
{themed_a} had a ride behind. # personal
“What comes after three?” asked the toes. ¶ “First there is air,” said {L}, “and then there is water.”
“And what do we hold in the air?” ¶ {L} thought about it. {young:“Nothing,” said {L}.|“There is nothing there to hold,” said {L}.} ¶ “Well, then,” said the toes.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A sit-on-chair calm; heroes sit-on-chair; grownup hold plate; friends sit
# things: table; plate on table; pea; fork; mat
For tea they let go of the mat, because there was a bar under the chair. {young:They liked the bar.|It was a good round bar, and they had hold of it before {A} had sat down.}
“Is everything all right down there?” asked {grownup}. ¶ “We are quite comfortable,” said the toes. {young:“This does not move.”|“You know where you are with a chair.”}
Above the table {A} ate {~peas|beans} with a fork, {young:and looked calm.|and anybody would have thought that there was nothing going on.}
“You can get down now,” said {grownup}. ¶ “We heard,” said the toes, and did not stir. {young:So the chair had to go to the sink with {A}.|And so the plate was taken to the sink by {A} and a chair.}
The bar was damp afterwards, in ten places. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: grownup sit calm; A sit curious; heroes sit; friends sit
# things: sofa; cushion; pencil; sock
They were very good at it, you had to say that. {young:They had held on to sandals.|They had held on to sandals, and to flippers, and to the cold end of the bath.}
“We once picked up a pencil,” said the left foot. ¶ “We had a sock,” said the right one, {young:“with a sock in it.”|“and there was another sock inside it, so that was two.”}
“I know,” said {grownup}. “When you were new, I put one finger there, {young:and you shut on it.|just to see, and all five of you shut on it. I had to stand like that till the tea was cold.}”
{A} looked down at them. {young:They had been so small!|It must have been like being held by five peas.}
The toes did not remember, but it sounded like them. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: L stand worried on stairs; grownup kneel happy on rug; heroes stand; friends sit
# things: stairs; rug; cloth; lamp
So they were given something to hold: {young:a flannel.|a flannel for the left foot, and for the right foot a sock.}
The bottom stair was the edge of the pool. The rug was the water, and it was blue.
{grownup} knelt in it up to the knees, like a teacher, and held out both arms. # usual
{helper_person:“I will be the waves,” said {helper}, and took one end of the rug, and made some.} # beat
{helper_animal:{helper} was in already, in the middle of the rug, and had left room for one.} # beat
{helper_carried:{helper} went in first, off the side, and lay on the water with both eyes open.} # beat
“One, two, three!” said {grownup}. Down went the knees. {young:The toes let go of the flannel! They took hold of the stair.|And the toes dropped the flannel, and the sock, and took hold of the stair.}
“It was nearer,” they said. # usual
{is_wished_day:“It will be the real edge {wished_day},” said {L}. ¶ “An edge is an edge,” said the toes.} # wished
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: pigeon stand on fence; A point curious at pigeon; heroes look-up; friends look-up; grownup stand
# things: fence; hedge
Outside, on the fence, sat a pigeon. It had red feet, {young:and it held on.|and every toe of them had hold of the wood.}
“There,” said the toes, who could see it through the door. {young:“It does not jump.”|“A sensible bird. You do not catch that one letting go.”}
{A} stood and watched. {young:The pigeon bent its knees.|The pigeon thought for a while, and looked at the sky, and bent its knees.} Then the fence shook, and there was no pigeon on it.
“Who shook the fence?” asked {A}. {young:Nobody knew.|There was no wind, and the pigeon had hardly weighed anything.}
“Birds are different,” said the toes. But all the way in they were thinking about that fence. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A stand curious on stairs; grownup kneel laughing on rug; heroes stand laughing; friends sit
# things: stairs; rug; lamp; clock
It might be the number. {young:Three is a bit of a push.|Nobody likes a number that always means the same thing.}
“One, two, nine!” said {A}. ¶ The toes held on. {young:“That was three,” they said.|“That was three,” they said, “with a hat on.”}
“One, two, {~Tuesday|potato}!” ¶ That was nearly it. {young:One let go!|The small one on the right let go, and looked round, and was the only one.}
“Sorry,” it said to the rest, and took hold again.
“I could just not say anything,” said {grownup}. {young:They waited.|So they tried that, and it was very peaceful, and all of them stayed where they were.} # more
Up on the wall the clock said seven, and nobody jumped for that, either. # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L jump laughing on rug; grownup kneel happy on rug; heroes clap happy; friends sit
# things: stairs; rug; lamp
“Now you do it,” said {L} to {grownup}, and lay down flat in the water, to look.
{grownup} took off both socks, and stood on the stair. “One,” and the heels came up. “Two,” and the knees bent. At three {grownup} came over like a cupboard. {young:The toes came last.|Last of all came the toes, and they had gone quite white.} # usual
“They did not let go,” said {L}. “They pushed!”
Knees only bend. It is the toes that jump. # usual
“Do not let go,” {L} told them. “Push it away.” ¶ “Push?” said the toes. {young:“We can push!”|“Why did nobody say so? We push the sheet out of the bed every night.”}
“But who says three?” asked the smallest. ¶ “You do,” said {L}.
So {L} stood on the stair. “One,” said {L}. “Two.” Then it was quiet. {grownup} held out both arms, and said nothing.
“Toes!” said the toes. They pushed, and the stair went away behind them, and there was the rug.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: grownup kneel calm; L sit-on-edge happy bath; heroes sit; friends sit
# things: bath; towel in grownup.hand; soap; mat
Then they were washed. They were dried in between, with a corner of the towel.
“Was it a good push?” asked the toes. ¶ “It was very good,” said {L}.
“Eight,” said {grownup}. “Nine.” ¶ “Where is ten?” ¶ It was under. # spare
They stood on the bath mat. They did not hold it. They just stood. # more
“I felt that stair go,” said the smallest. It had said so twice before. # more
The towel was hung over the rail. It had ten damp spots. No one could tell whose was whose.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; rug
There was the edge again. From this side it was just a stair.
Left pushed. The stair went down. Right pushed, and the next one went down, too.
“Is that all it is?” said the toes. ¶ “That is all,” said {L}. # spare
So they pushed down the whole of the stairs, one by one. Then they were at the top. # spare
Nobody counted. You need no three for stairs. # more
Below them lay the rug. It was as blue as ever, and quite flat.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup tuck-in calm L; heroes lie-back sleepy; friends sit
# things: bed; quilt; lamp; sock
The toes went down the legs of the pyjamas. It was dark in there, and long.
They came out at the end. “In,” they said.
{L} sat on the side of the bed. The floor was down there, but not far. # spare
Up came the feet, one and then the other. The quilt was cold at the bottom, and then it was not. # spare
“What is there at the end?” they asked. ¶ “More bed,” said {L}.
They tried it, with a small push. It was so. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mat; bag on hook; hook; rug; door
In the hall the mat was back by the door. It had ten small dents in it.
The swimming bag hung on its hook. It leaned on the wall, and was dry. # more
The blue rug had not one wave. # spare
On the fence sat the pigeon. It was asleep, and held on.
Birds do, all night. They let go when they like. # spare
There was a moon on the bottom stair. It had come right up to the edge.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sleep
# things: bed; quilt; lamp; towel
Down in the bed the toes still had a bit of sheet.
{resting}
{keepsake}
{dream} # spare
“Who says three?” they asked. ¶ “You do,” said {L}. “When you like.” # usual
One, went a breath. Two, went the next.
Nobody said three. There was no hurry. # usual
The small ones let go first. Then the rest did, two by two.
The big one on the left looked round once. They were all in.
Then it let go, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A ladybird had come in with the washing, and it stood on the very edge of the table. It had six feet, and all six were holding on.
“Is it far?” it asked. {A} bent down to look. “You do not have to let go,” said {A}. “You push.” ¶ “And who says when?” ¶ Nobody did. They all waited, and were very quiet about it, and then the table had no ladybird on it.
-> DONE

=== next_bedtime
There was a small red dot on the curtain. It was holding on, and it was asleep.
-> DONE
