# about: first-day(went well&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate&!secondary|went really well&!tomorrow|went great&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate|went fine&!tomorrow|is done&!tomorrow|done&!tomorrow|is over&!tomorrow|loved&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate|great&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate|good&!tomorrow|brilliant&!tomorrow|fine&!tomorrow|survived&!tomorrow&!secondary&!high school|today&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate&!secondary&!high school&!hate&!cry&!cried&!crying&!awful&!terrible&!worst&!sad&!sat&!alone&!walking&!nobody|started school&!tomorrow&!hate&!cry&!cried|started reception&!tomorrow&!hate&!cry&!cried|started big school&!tomorrow|started kindergarten&!tomorrow&!cried|started preschool&!tomorrow&!cried|started nursery&!tomorrow&!cried|started year&!tomorrow|had a ball&!tomorrow|had fun&!tomorrow|wonderful&!tomorrow|amazing&!tomorrow|first day was&!tomorrow&!hard&!awful&!terrible)
# about: back-to-school(back at school&!tomorrow&!nervous&!want&!cry&!cried&!hate|went back&!tomorrow&!cry&!cried&!hate|back to school today&!hate&!cry&!cried|first day back&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate&!nervous&!want&!cry&!cried&!hate|back at nursery&!tomorrow&!cry&!cried|back to nursery today&!cry&!cried|back to kinder&!tomorrow&!want|back to daycare&!tomorrow&!want&!cry); new-class(first day&!tomorrow&!nervous|went well&!tomorrow&!camp&!gym&!swim&!ballet&!club&!football&!soccer&!karate|loves her new&!tomorrow|loves his new&!tomorrow)
# also: happy; proud; tired; school-day; first-day; back-to-school; food; person; thing; new-class; unwell; bravery
# wants: child
# role grownup: parent = the grown-up with the plate
# ages: 3-9
# holds: school(kind), dark(kind)

=== title
{~“Good,” Said the Shoe|What Came Out of the Shoe}
-> DONE

=== s1
# shot: two
# place: hallway; afternoon; clear
# action: grownup crouch curious at L; L sit; heroes sit; friends stand
# things: shoe; mat; bag; heap on mat; coat on hook; hook
{~“How was it?” asked {grownup}, before {H} {young:had a foot in the door.|had so much as one foot in at the door.}|The first day was done, and here came {H}, {young:home from it.|home from it, with the bag on one shoulder.} “How was it?” asked {grownup}.|All day long {grownup} had wanted to know how it was, and here came {H}. {young:“How was it?”|“Well?” said {grownup}. “How was it?”}}
“Good,” said {L}.
“And what did you do?” asked {grownup}. ¶ {L} had to think. “Things,” said {L}.
It had been the first one, and it was done, and that was all that there was of it: {young:good, and things.|one good, and some things.} # usual
{grownup} had twenty more questions, {young:but held them in, with both cheeks full.|and held them in, and looked rather full.}
Then {L} took off a shoe, and it fell over, and {young:sand came out.|a good deal of sand came out on the mat.} ¶ “Oh,” said {L}, “that is from under the slide.”
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L eat calm bread; grownup sit-on-chair holding plate; heroes sit-on-chair; friends sit
# things: table; plate; bread on table; lamp; heap on plate
The sand was put on a plate. It was the first bit of that day that {grownup} had seen.
{joining}
{musing} # personal
“Was it a big room?” asked {grownup}, {young:very softly.|in the tone of somebody who asks for the salt.} ¶ “Medium,” said {L}. # usual
{hinderer_person:{hinderer} asked all the twenty in one breath, and {L} said “Good”, and that did for all of them.} # beat
{hinderer_animal:{hinderer} sniffed at both knees, and the bag, and knew it all from beginning to end, and told nobody.} # beat
{hinderer_carried:{hinderer} had been at home all day, and had not said how that was, either.} # beat
{is_wished_thing:“And {wished_thing},” said {L}, to the butter, when nobody had asked.} # wished
{themed_a} was asked as well, and knew even less. # personal
{grownup} asked no more, {young:and cut some bread.|though it was hard, and cut some bread, as thick as a book.} {L} reached over for it, and the sleeve went up.
There was green on the elbow, and {L} looked at it {young:for a bit.|as you look at somebody you know from somewhere.} “Oh, yes,” said {L}, “that is from the fish.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup sit-on-chair holding ticket; L point curious at ticket; heroes look-up; friends sit
# things: table; ticket; plate on table; lamp; cup
“And how was yours?” asked {L}. ¶ “My what?” ¶ “Your day. {young:You had one, too.”|You must have had one as well, all that time.”}
{grownup} took a deep breath, and a great deal could have come of it. {young:“Good,” said {grownup}, and there was no more.|“Good,” said {grownup}, and they both waited, but there was no more.}
“And what did you do?” ¶ “Things,” said {grownup}. {young:It had gone the same way.|You could see that it had gone off somewhere, just like the other one.}
{young:Then a ticket fell out of a pocket.|Then a ticket came out of a pocket, with the number of a bus on it.} “Oh,” said {grownup}. “There was a man with a ladder.”
“On the bus?” said {L}. {young:And then it all came.|And then there was no stopping it, as far as the second bridge.}
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A read curious letter; heroes peek; grownup sit; friends sit
# things: sofa; envelope; pencil; cushion; lamp
The twenty questions were on an old envelope. {young:{grownup} had put them there at ten, because it was so quiet.|{grownup} had begun to write them down at about ten, so as to have something to do with both hands.}
{A} found it under a cushion, {young:and had them read out.|and so they were gone through after all, from the other side.}
“Was there a hook?” it said. {young:There was.|There was a hook, and there were no two opinions about it.} “Where do you wash?” “Who sat next to you, and what were they like?”
“Medium,” said {A}. {young:¶ “All of them?” asked {grownup}, and crossed out four of the questions at once.|¶ “I see,” said {grownup}, and crossed out four at once.}
At the bottom was one in very small letters. {young:“Did you think of me?” it said.|It had been put in later, on the slant. “Did you think of me?” it said.}
“Yes,” said {A}. {young:“It was in the middle. Then it was my turn.”|“It was once in the middle. Then it was my turn, and I had to stop.”}
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: L hold happy leaf; grownup hold plate; heroes stand; friends stand
# things: bath; plate; leaf; coat on hook; hook
After that they did not ask for the day. They only turned things over, {young:and it came.|and let it come by itself.}
There was a leaf in the hood. {young:“That is from the wall,” said {L}, “where we all stood.”|“That was by the wall,” said {L}, “where we all stood, when it was time to go in.”}
{helper_person:“And what have we here?” said {helper}, to a pocket, and found a bit of string. Nobody knew what it was from.} # beat
{helper_animal:{helper} put a nose in a pocket, as far as it went, and found that there had been a biscuit.} # beat
{helper_carried:{helper} was set on the side of the bath, to mind the plate, and saw everything that was put on it.} # beat
One sock had a hole in it that was new. {young:“That is from the race.”|“That was the race,” said {L}. “It was not a real race. But I ran.”} ¶ “Who was in it?” asked {grownup}, and then put a hand over the mouth that had said so. # usual
The leaf went on the plate next to the sand, {young:and it looked nice there.|and the plate was beginning to look like somewhere.} # usual
“It comes,” said {L}, “if you don’t pull.”
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L draw calm; grownup listen; heroes sit; friends listen
# things: rug; paper; crayon; lamp; sofa
While {L} drew, a tune came out, {young:all by itself.|very low, and without any words to speak of.} Nobody in the house had ever heard it before, and that is how they knew where it was from.
It went up, and up again, and then it sat down. {young:“Hm, hm, hmmm.”|It did that three times, and had a clap in it at the end.}
“What is that?” asked {grownup}. ¶ And it was gone. {young:“What?” said {L}.|“What is what?” said {L}, and looked about for it.}
{pausing} # company
So they all looked at the wall, {young:and kept still.|and took no interest, as you do with a robin.} And it came back, up, and up again.
{young:At the end {grownup} clapped, too.|The third time, where it sits down, somebody clapped who had not been there when it was learnt.} # spare
That could not go on the plate, {young:but it was there.|and so they had to leave a place for it, next to the leaf.}
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A sit happy in bath; heroes sit in bath; grownup hold towel; friends stand
# things: bath; 4 bubbles; towel; sponge; rubber-duck in bath
A great deal of it was still on the outside. {young:It had to come off in the bath, from the top to the toes.|You would not think how much of a first day you bring home on your knees.}
The fish went off the elbow, {young:bit by bit, and swam away.|first the green of it and then the blue, and for a moment it was really in water.}
“That is the playground,” said {A}, and put a knee under. {young:The water went grey.|The water turned quite grey round it, and then there was the knee that they knew.}
There was something behind one ear. {young:It was just a crumb.|It was looked at on the end of a finger, and it was from about twelve o’clock.}
“And this?” asked {grownup}, before it could be stopped. ¶ “That is always there,” said {A}. It was a freckle, and it had been to school as well.
When the plug was out, the whole day went round three times, and said something low as it went. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-back happy; grownup sit-on-edge bed; heroes lie-back; friends sit
# things: bed; plate on table; table; lamp; leaf on plate
The plate stood by the bed. {grownup} put out the lamp, {young:and sat down for a bit.|and sat down on the edge for a moment, and asked nothing.}
“There is one,” said {L}, “who can do this.” You could not see what. “And there is one with a red button, and you may turn it.”
“Mm,” said {grownup}, and sat quite still. # usual
“And there is a door that you have to push with your bottom. {young:And the fish has no eye yet.”|And the fish has not got an eye yet, because we had to stop.”}
“It was really good,” said {L}.
It was the same word. But now {young:it had a fish in it.|there was a fish in it, and a door.}
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; table; plate on table
“The door goes flap,” said {L}. “Then you are in.”
“It goes flap after you, too. But it does not get you.” # spare
You could hear the door, in the dark. You could nearly see who came in. # more
“I am next to the window. There is a bird that comes.”
“Mm,” said {grownup}. It was hard not to ask what sort.
“It is a brown one,” said {L}.
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: friends sit; heroes lie-back
# things: 2 shoe on mat; mat; bag; coat on hook; hook
In the hall stood the shoes. They had come out all right.
They did not look so new now. They had a crease, each of them, and it went the same way. # spare
The bag lay on its side. It had not been so far before. # more
In the left shoe there was still a bit of sand. They had not got it all.
It is good to have some in. It might find its way back to the rest. # spare
The mat was still. It had been walked on twice.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; moon; window
“And then we had to line up,” said {L}. “That took very long.”
It took very long here, too. They all stood in it, one behind the other.
“Was I in front of you?” asked {grownup}, from far off. ¶ “You were not there,” said {L}. ¶ “No,” said {grownup}. “That is so.” # spare
There was a yawn. It went down the line to the end.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: drawing on wall; wall; row of 3 chair; moon; window
At school it was dark. The door was shut, and did not go flap.
There was a hook by the wall. It had had its first coat on. # spare
The fish hung up to dry. It was green, and it had no eye.
So it could not see that it was night. # spare
The moon came in, and it was round. It stood on the paper for a bit.
Then the fish could see, for just as long as that.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; chair; plate on table; table
On the plate lay the sand. It was all there. # usual
{resting}
{keepsake}
{dream} # spare
“And that was lunch,” said {L}. “Are you asleep?”
“No,” said {grownup}, with both eyes shut.
“How was it?” asked {L}.
“Good,” said {grownup}.
There was no more to be got.
{L} did not pull.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Next to the bed stood the plate, and on the plate sat a beetle. It had come in with the leaf, it seemed, and had slept.
“How was it?” asked {A}. The beetle said nothing at all. So {A} looked at the wall instead, as you do, and after a bit there was a small dry sound, and the beetle was going round and round in the sand, and did not mind who heard of it.
-> DONE

=== next_bedtime
There was sand in the shoe again. It would say what it was from.
-> DONE
