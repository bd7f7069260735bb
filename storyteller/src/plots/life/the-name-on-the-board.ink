# about: told-off
# also: school-day; sad; angry; embarrassed; listening; lie; left-out; nervous
# news: bad
# kind unfair: unfair|wasn't|wasnt|was not|didn't|didnt|not her|not him|not them|unfair|unfairly|blamed|blame|someone else|somebody else|never did|innocent|for nothing
# kind talking: talk*|chat*|whisper*|shouting out|calling out
# kind running: run|running|ran|corridor
# names: Mrs Pargeter | Mrs Lowther | Mrs Dimmock
# never: believe|believed
# wants: child
# role grownup: parent = the grown-up with the gravy
# ages: 4-10
# holds: school(kind), dark(kind)

=== title
{~The Name on the Board|Gravy for Tea}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L peek sad behind coat; heroes stand sad; grownup hold jug; friends sit
# things: coat; boot; hook; jug; bag
{~“{L}! Tea!” called {grownup}. {H} {was} in the hall, {young:and nobody came.|and one of the coats was breathing, but nobody came.}|There were five coats in the hall, and {H} {was} {young:behind them.|behind them, with both boots showing.} “{L}! Tea!” called {grownup}, and the coats said no.|{H} {was} home from school, {young:and in with the coats.|and had gone straight in among the coats, and pulled them to.} “{L}! Tea!” called {grownup}.}
“I cannot come,” said {L}. {young:“My name is at school.”|“You are calling my name, and I have not got it. It is at school.”}
It was on the board. Mrs Pargeter, the teacher, had put it up there in chalk, {young:for all to see.|by itself, with a line under it, and there it had stayed till home time.}
{
- is_unfair:
It was there for something that {L} had not done. “I said that it was not me,” said {L}, {young:“and nobody heard.”|“and then I was told not to answer back.”}
- is_talking:
It was there for talking. “I was only telling the next chair about a snail,” said {L}. {young:“It was a good one.”|“I had got to the part with the wall.”}
- is_running:
It was there for running. “I was only walking, but fast,” said {L}, {young:“and then my legs ran.”|“and on the corner my legs went on without me.”}
- else:
“First there was a look,” said {L}, “and then there was the chalk.” {young:Everybody had turned round.|And then every head in the room had turned round to see who it was.}
}
{L} wanted the name back, more than anything in the world. {young:It had never been out all night.|It was getting dark, and it had never been out all night before.} # usual
{is_wished_day:It might be there until {wished_the_day}.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L give surprised jug at grownup; heroes sit-on-chair laughing; grownup hold plate; friends sit-on-chair
# things: table; plate on table; jug; potato on plate; themed on table
“Then we must call you something else, until it comes home,” said {grownup}. {young:“What about Gravy?”|“I have only got gravy here. Would that do?”}
{joining}
So {L} came to tea as Gravy. “Sit down, Gravy,” said {grownup}, {young:and Gravy sat.|and it was not so bad, sitting down.}
Then somebody asked for gravy. {young:Up got {L}, but it was for the jug.|{L} stood up again, but it was only the jug that was wanted.} # usual
{hinderer_person:“Not too much gravy for me,” said {hinderer}, and {L} had to go and stand at the other end of the kitchen.} # beat
{hinderer_animal:{hinderer} had always come to the word gravy, from anywhere in the house, and came now, and sat on {L}’s feet, and waited.} # beat
{hinderer_carried:{hinderer} was asked for the loan of another name, but had only the one, and was using it.} # beat
{themed_a} sat by the plate, and called nobody anything. # personal
After that they tried Pepper, {young:and everybody sneezed.|and then Bread, and then Butter, and {L} was up and down the whole of tea.} “It is no good,” said {L}. “I want the one that I had.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L read sad book; heroes read; grownup hold lamp; friends sit
# things: book; sofa; lamp
There was a book of names in the house, from before {L} was born. {young:It had all the names there are.|It had every name there is in it, from one end to the other, with what it means.}
“Here is one that means bear,” said {grownup}. “Here is one that means {~lives by a ditch|good with sheep}.”
{L} tried the bear on. {young:It was too big.|It came down over the ears, as you might say, and somebody had only to call it and {L} jumped.}
“What does mine mean?” asked {L}. They looked, and there it was, {young:with a ring round it.|and someone had drawn a ring round it, in pencil, a long time ago, and then another ring.}
“It means you,” said {grownup}. # more
But it was only in a book, and the real one was on the board. # more
{grownup} put the book back, and the ring stayed in it. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L look-through sad window; heroes look-through; friends look-through
# things: window; street-lamp; chair
{L} stood at the window and thought about the name, up there in the empty classroom. {young:It did not have a coat.|It had no coat, and no supper, and nobody had told it when they would be back.}
“It will have the fish to talk to,” said {grownup}. ¶ “The fish sleeps,” said {L}. {young:“And there is a skeleton.”|“And there is the skeleton, in the next room, and he rattles when the door goes.”}
Perhaps they could telephone. {young:So they rang the school.|{grownup} rang the school, and held the telephone out, and everybody put an ear to it.}
It rang, and rang. {young:Nobody was there to get it.|They could hear how big the hall was. But a name has no hands, and cannot come to the telephone.}
“It will have heard it ring, though,” said {grownup}, “and it will know who that was.” # more
A light went off, across the road, and then another. It would be the same up there. # more
-> DONE

=== s3
# shot: close
# place: school; dusk; clear
# action: L look-through worried window; heroes look-through; man wash blackboard; friends look-through; grownup stand
# things: window; blackboard; cloth; bucket; fence
# people: man
“Coats,” said {grownup}. The school was not far, and they went to see. {young:The gate was shut. But there was a light on.|The gate was locked, but there was a light on in the classroom, and you could see in from the fence.}
There it was on the board. {young:It looked small.|It looked much smaller from out here, and a bit to one side.} # usual
{helper_person:“Hold on to me, and stand on the bottom bar,” said {helper}, and that was just high enough.} # beat
{helper_animal:{helper} stood up against the fence with both front paws, and looked where {L} was looking.} # beat
{helper_carried:{helper} was held up to the gap first, and then {L} looked, too.} # beat
A man came in with a bucket. {young:He washed off the sums. He washed off the day.|He washed off Tuesday, and then the sums, and the word of the week.}
Then he came to the name. {young:Wipe, went the cloth.|He did it like the rest, one wipe across, and never even read it.}
{L} held on to the fence with both hands, and waited to see what would happen now. {young:Nothing did.|But nothing happened. There were still ten fingers on the fence.} # usual
“I am still here!” said {L}. {young:“It was only chalk!”|“That was not my name at all. That was only chalk.”}
-> DONE

=== m2
# aside
# shot: behind
# place: school; dusk; clear
# action: L point surprised at coat; heroes point; grownup hold torch; friends look-up
# things: coat on L; torch; boot; bag; fence
“Then where is the real one?” said {L}. {young:They all looked.|It could be anywhere, and they all looked at the ground round their feet.}
“Keep still,” said {grownup}. “There is one in your {~collar|hood}.” {young:There was, on a tape.|There was, sewn on a tape, in small red letters, where it rubs.}
There was one in each boot. {young:There was one on the bag.|There was one on the bag, and one on the bottle in the bag, and one on the lid of the bottle.}
“I have been carrying them about all day,” said {L}. {young:“I have nine!”|“I have nine, and that is without the ones at home.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: school; dusk; clear
# action: man wave happy; L wave happy; heroes wave; friends wave; grownup stand
# things: chair; bucket; cloth; window
The man had seen them, and came to the window with his cloth. “Are you looking for something?”
“We have found it,” said {L}, and said what it was. {young:“Oh, I know you!” said the man.|“So that is you!” said the man. “I know you quite well.”}
For every night he puts up all the chairs, with their legs in the air, {young:and there is a name under each one.|and every chair has a name stuck on underneath, where only he can see.}
“Yours has a {~wobble|squeak},” said the man. {young:“I put some paper under it.”|“I have put a bit of card under its foot. I was wondering who sat there.”}
“Thank you,” said {L}, who had thought that it got better by itself. # more
The man rubbed a clean place in the glass, and nodded to each of them through it. # more
-> DONE

=== s4
# shot: two
# place: street; dusk; clear
# action: teacher bow happy; L stand surprised before teacher; heroes stand; grownup stand; friends stand
# things: bicycle; gate; basket on bicycle; lamp
# people: teacher
Then the side door opened, and out came Mrs Pargeter, with her bicycle. {young:{L} went behind {grownup}.|{L} looked for a coat to get behind, and was in it already.}
“Hello, {L},” said Mrs Pargeter.
{young:She said it just as she says it every day.|She said it quite as usual. There was no chalk on it anywhere.} # usual
{
- is_unfair:
“It was not me,” said {L}. ¶ Mrs Pargeter stood her bicycle against the wall. “Tell me,” she said, and {young:{L} told her.|she listened to the whole of it, right to the end.} ¶ “Then I was wrong,” said Mrs Pargeter, “and I am sorry. I shall say so tomorrow, out loud, and I shall say it to everybody.”
- is_talking:
“I did talk,” said {L}. ¶ “I know,” said Mrs Pargeter. “That was this morning, and it is over. {young:What was it about?”|I have wondered ever since what could be as good as that.”} ¶ “A snail,” said {L}. ¶ “Oh, well,” said Mrs Pargeter. “Tell me at playtime. I should like to know where it was going.”
- is_running:
“I did run,” said {L}. ¶ “I know,” said Mrs Pargeter. “That was this morning, and it is over. {young:I like running.|I like a run myself.} There is a corner in that corridor, and I met a boy there once with soup.” ¶ “Was it hot?” asked {L}. ¶ “It was tomato,” said Mrs Pargeter.
- else:
“I am sorry about this morning,” said {L}. ¶ “Thank you,” said Mrs Pargeter. “This morning is over. {young:It has been wiped off.”|It has been wiped off, and I had nearly forgotten it.”} ¶ {young:“All gone?” said {L}.|“Had you?” said {L}.} ¶ “I have thirty of you,” said Mrs Pargeter. “I start every day with a clean board.”
}
“Goodnight, {L},” she said, and rode away with her lamp on. # usual
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: L run happy; heroes run; grownup walk; friends walk
# things: house; street-lamp; wall; door
They went home by the short way, and {L} read things out.
There was a name on every gate, and on the {~bread van|bus stop}. There was one on a dog.
“{L},” said {grownup}, just to hear it. ¶ “Yes?” said {L}. ¶ “Nothing. It works very well.”
At the corner they called it over the wall, where there is an echo. It came back at once.
It was a good name to come home with. It had been called out by a good many people. # more
“Is there any gravy left?” asked {L}, and nobody got up but the jug. # more
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L reach-up sleepy coat; heroes hold boot; grownup hold lamp; friends sit
# things: hook; coat; boot; lamp; mat
The coat went on its hook. The hook had a name over it.
The boots went under that. There was one name in the left, and one in the right.
They stood with their toes to the wall. They would know whose they were.
“How many is it now?” asked {grownup}. ¶ “Twenty-six,” said {L}. “There was one on my toothbrush.”
The lamp in the hall went out. A name does not mind the dark. It is still whose it is. # more
Only the mat had no name on it at all. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L reach-up sleepy mirror; heroes wash; grownup hold towel; friends sit
# things: mirror; basin; soap; towel
There was a bit of chalk behind one ear. Nobody knew how. It came off with the flannel.
{L} wrote the name on the mirror, with a wet finger. It ran down at the ends.
“Shall I wipe that?” said {grownup}. ¶ “If you like,” said {L}. “I have got it here.”
So {grownup} wiped it, and behind it was {L}. # more
The teeth were next. They had no names on, and were all done the same. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes look-up sleepy
# things: blackboard; 5 chair; moon; fishbowl
Up at the school it was dark. The chairs were up, with their feet in the air.
One had a bit of card under its foot. It did not wobble now.
The fish hung in the water. It was asleep.
The board was quite clean. The moon shone on it from side to side.
There was room for anything on it. There was nothing there yet. # more
The chalk lay in its tray, and kept still. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; book; blanket
The bed had a name on it as well, small, on the board at the end. # usual
{resting}
{dream} # spare
{grownup} said it at the door, not loudly. “{L}.”
“Yes?”
“Nothing. Only to see.”
The name was there. It lay quite near, and it was warm. # usual
{L} said it once, into the pillow. Then half of it.
The other half could wait.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bag on the hook in the morning that was nobody’s. It had no name on it, inside or out. In it was a comb, half a biscuit and a drawing of a snail on a wall.
{H} hung it at the front gate, where it could be seen, and wrote over it, in chalk: WHOEVER YOU ARE. At four o’clock the bag was gone. Under the chalk somebody had written THANK YOU, and a name, with a line under it.
-> DONE

=== next_bedtime
Somebody said goodnight, with the name on. It was the right one.
-> DONE
