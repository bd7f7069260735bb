# about: won(match&!brother won&!sister won&!chess&!tennis&!want&!tomorrow&!hope&!player of&!matching|football&!sticker&!card&!want&!tomorrow&!hope&!table|rugby|netball|hockey&!want|basketball|cricket|rounders|game&!game of&!chess&!board&!card&!video&!computer&!want&!tomorrow&!hope|the final&!chess&!quiz&!swim|tournament&!chess&!tennis&!tomorrow|the cup&!cake&!chess&!swim|league|team&!captain&!quiz&!chess&!swim&!tomorrow); club(team won|they won|we won|won their|won her|won his|won the); proud(match&!lost|won the football)
# also: happy; proud; too-excited; tired; won; club; play; outing; school-day; performance; person
# kind court: netball|basketball
# kind field: football|footie|footy|soccer|hockey|goal|goals
# wants: child
# role grownup: elder, parent = the grown-up with the big jumper
# ages: 4-10
# holds: dark(kind)

=== title
{~Two Is a Hug|From All Sides}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L jump happy; heroes jump happy; grownup stand surprised; friends stand
# things: door; mat; bag before L; coat on hook; hook
{~“We won!” said {H} to the front door, and to the stairs, {young:and to the coats.|and to each of the coats, in case one had not heard.}|{H} had won the match, {young:and came home hopping.|and came home with both arms up, so that somebody else had to see to the door.}|The bag came in first, and fell over. Then came {H}, {young:who had won the match.|who had won the match, and could not have carried it another step.}}
“We won the match!” said {L}, {young:and jumped.|and had to jump, since it would not all go into the words.}
“Who is we?” asked {grownup}. ¶ “All of us,” said {L}. {young:“And then we were a heap!”|“And when it was over, we were a heap.”} # usual
{young:It was the best thing of all. Everybody hugged everybody.|It was the best thing of all, for everybody had run up and hugged everybody, and there were elbows in it, and hair.}
But it did not last, for they {young:all had to go home,|had all had to find their bottles, and go home,} and {L} wanted to be in it again.
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: grownup hug L; L hug grownup; heroes hug; friends stand
# things: sofa; rug; lamp
“I can do that,” said {grownup}, and opened both arms.
{joining}
{musing}
{L} took a run at them. It was warm in there, {young:and it smelled of jumper.|and dark, and it smelled of jumper and potatoes.} # usual
“Is this it?” asked {grownup}. ¶ “No,” said {L}, from inside. “This is a hug. {young:Two is a hug.”|Two is always a hug.”}
{hinderer_person:“Room for one more?” asked {hinderer}, and then it was like standing in a lift.} # beat
{hinderer_animal:{hinderer} went round and round the outside, and was glad enough, but would not be leant on.} # beat
{hinderer_carried:{hinderer} was put in the middle, to make more of it, and was not seen again for some time.} # beat
“You have to be squashed a bit,” said {L}. “And you have to {young:laugh.”|laugh, and not know which leg is yours.”} # usual
They looked down. They all knew which legs were theirs.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold shirt; grownup hold shirt; heroes stand; friends sit
# things: shirt; table; chair
When {As} shirt came off, it had changed. {young:One arm was long.|The left sleeve was a hand longer than the right.}
“That was the heap,” said {A}. {young:“Somebody held on.”|“Somebody had hold of me by that one, and jumped.”}
There was a squashed place in the collar, {young:like a chin.|just as wide as a chin, and it was not {As} own.}
“How many of you were there?” asked {grownup}. {young:¶ “I saw a lot of knees,” said {A}.|¶ “You can’t count, from inside,” said {A}. “I got to nine knees, and then somebody moved.”}
On the back there was a hand, quite plain, and above it a bit of somebody’s breakfast. # more
The shirt was hung over the chair, and nobody pulled it straight. {young:It was still happy.|It went on looking like that, with one arm down to the floor.}
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A drink mug; grownup pour jug; heroes drink; friends sit
# things: table; mug; honey; teaspoon
{A} wanted to tell it once more, but there was not much voice left. {young:It came out like a mouse.|What came out was about the size of a mouse.}
“Where has it gone?” asked {grownup}. ¶ {A} pointed out of the window. {young:It was all used up.|It was all over the place where they had won, in small pieces.}
So it was given warm milk, with a spoonful of honey, {young:and told to sit down.|and was told to sit quietly and let the others talk.}
“We,” said {A}, to try. {young:That was half.|That was half of it, and it was getting better.} “We w.” # more
“Do not hurry it,” said {grownup}. “You can whisper that you won. {young:It is just as true.”|It is just as true, and you do not have to shut the window.”}
“We won,” whispered {A}. {young:The milk shook.|The milk trembled a bit, all the way across.}
It had been a very big voice, with room in it for everybody’s name. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: L lie-back; grownup carry cushion; heroes carry cushion; friends sit
# things: heap over L; 4 cushion; sofa; themed
So they took every cushion there was, and the big coats, {young:and all the socks.|and the whole of the washing.}
{L} lay down on the rug, and the rest was put on top, {young:one and one and one.|piece by piece, up to the chin.}
{helper_person:“Say when,” said {helper}, with the last cushion, and put that one down as gently as an egg.} # beat
{helper_animal:{helper} came and lay on the very top, and sighed, and that was the best part of it so far.} # beat
{helper_carried:{helper} was put in beside {L}, where there was just room for somebody who does not breathe much.} # beat
{themed_a} went in at the side, and stuck out. # personal
“There,” said {grownup}. “That is a heap.” ¶ {L} lay and felt it. {young:It was soft. It just lay there.|It was soft, and it was heavy, and it had elbows, for there were two in the coats.} # usual
“It is a pile,” said {L}. “It has only been put here. {young:It is not glad.”|A heap is glad about something.”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup stir; A look-up curious; heroes sit-on-chair; friends sit
# things: pot on stove; stove; table; row of 3 bowl on table
For tea there was spaghetti, and that came out of its packet very straight, {young:all in a row.|side by side, like people who have not been introduced.}
Then it went in the pot. {young:It got hot, and it bent.|It stood there stiffly with its feet in the hot water, and by and by it gave at the knees.}
“Look at that,” said {grownup}, and tipped it out. ¶ “That is a heap,” said {A}.
{young:Each one had its arms round all the others.|There was not one that did not have its arms round all the rest.} {A} tried to take one by itself, and got eleven. # usual
{pausing} # company
Now and then one of them got away over the edge, and was brought back by its friends. # more
“What did they win?” asked {A}. ¶ {grownup} looked on the packet. {young:“It does not say.”|“Two hundred and fifty grams,” said {grownup}.}
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A stand proud; grownup stand at A; heroes stand; friends stand
# things: mirror; lamp; coat on hook; hook
In the hall mirror there were two of {A}. {young:Both had won.|Both had won, by the look of them, and both had the same mark on the chin.}
“You could run at that one,” said {grownup}. {young:¶ They ran. Bonk!|¶ They came at one another with open arms, slowly, and met at the nose.}
It was hard, and cold, {young:and it made a round fog.|and left a fog in the shape of somebody breathing.}
“That is one,” said {A}. {young:“It only looks like two.”|“You think that it is going to be two, and then it is one again.”}
“Who was there first, in the real one?” asked {grownup}. {young:¶ “I was,” said {A}.|¶ “I was,” said {A}. “It was where I was.”}
The other one waved, and went home. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: grownup run laughing holding cushion; L stand laughing; heroes run laughing; friends run
# things: rug; sofa; 3 cushion; lamp
{L} lay under the pile, and thought. How had it gone?
{L} had stood there, all alone. {is_court:Then one came from under the hoop, and one from the line. They came from everywhere, and the last of all came from the bench.|{is_field:Then one came from the goal, with gloves on, and two from the far side. They came from everywhere, and the last one had the longest way, and jumped.|Then one came from this end, and two from that. They came from everywhere, and the last one had the longest way, and jumped.}} # usual
“They were not there before,” said {L}, and sat up, and cushions fell off. “They came! {young:They were all far away, and they came!”|They were all as far away as they could be. That is how you do it!”}
So {L} sent everybody off. {grownup} had to go up to the landing, with {young:four cushions.|four cushions, and the coats.} The socks went out to the kitchen. # usual
{is_wished_person:The biggest cushion was {wished_person}, and was carried up with care.} # wished
Then {L} stood in the middle of the rug. {young:It was very quiet.|It was as quiet as it is before somebody wins.}
“We won!” shouted {L}.
There were feet on the stairs, and in the hall. {young:Then they came, from all sides.|Then they came from all sides, with their arms full, and could not have stopped.} It went flump.
{young:It was a heap!|Nobody knew which leg was whose. One of them may have been a coat’s.}
-> DONE

=== m4
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup sit laughing; L sit laughing; heroes sit laughing; friends sit
# things: rug; 4 cushion; sock on grownup; sofa
They did not get up at once. Nobody was in a hurry to know.
“Is this your foot?” asked {grownup}. ¶ “I think so,” said {L}. “Move it.” It moved. # spare
A sock had come, and sat on {grownup}, on the very top.
“Is it glad?” ¶ {L} felt it, all round. “It is,” said {L}.
Then they laughed, and all of it shook. # more
It came apart slowly. The cushions came off last.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L sit calm in bath; heroes sit; grownup kneel; friends sit
# things: bath; sponge; soap; towel; rubber-duck
The water had run to both ends of the bath. Then {L} got in.
It came up from the back. It came in from the front. It met round the middle. # spare
The duck came, and the soap. The sponge had been right at the taps. # spare
“We won,” {L} told them. They had thought so. They stayed close up, for a while. # more
Then the plug came out, and they all went home.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L look-up curious window; grownup stand; heroes look-up; friends sit
# things: window; bed; moon; curtain
“Where are they all now?” asked {L}, at the window. ¶ “At home,” said {grownup}. “All over the town.”
One was up that hill, and one was by the church. One lived above a shop. # spare
They were as far off as could be. {L} thought about that. It was just how they ought to be.
“Then it can be done again,” said {L}.
“It can,” said {grownup}. “Not tonight.” # more
The curtain came from the left. It met the one from the right.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; clear
# action: heroes sleep
# things: sofa; rug; 3 cushion; sock; lamp
The cushions were back. They sat in a row, with their ears up.
The coats hung on their hooks. One had an arm round the next. # spare
The rug was flat. There was a warm place in the middle, the size of everybody. # more
Under the sofa lay a sock. It had been on its way from the kitchen, and it had not got there in time.
It was still coming. # more
It did not know that it was over. It was glad.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; lamp
{L} lay down right in the middle of the bed.
{resting}
{keepsake}
{dream} # spare
“We won,” said {L}. It was not loud. They heard it.
The quilt came, from the feet. The pillow came, from the top.
An arm came, from the side. “Is it a heap?” asked {grownup}. ¶ “Nearly,” said {L}. # usual
The dark came in, from the door. It was warm. # usual
One was still on its way. It had the longest way of all.
Then sleep got there. It lay down on top.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning something soft sat in the middle of the rug. It was a sock. It had come out from under the sofa by itself, it looked tired, and there was nobody there.
“We won,” said {A}, since somebody had to tell it. Then {A} ran at it, from the door, with both arms out, and so did all the others, from wherever they were. It was late, but it was a heap.
-> DONE

=== next_bedtime
The sock had found the other one. They were rolled up into each other, and that is two.
-> DONE
