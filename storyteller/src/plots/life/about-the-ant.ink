# about: kindness(half&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|shared&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|gave&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|sat with&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|kind today&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|was kind&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|so kind&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|been kind&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|crying&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|lonely&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|new girl&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|new boy&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|new kid&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|fell&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|upset&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|nobody to play&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|all alone&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog); sharing(half his&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|half her&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|half their&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|shared his&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|shared her&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|shared their&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|gave&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog); new-friend(sat with the&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|sat with a&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|sat next to the&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog|sat by the&!unkind&!not kind&!sister&!brother&!old &!lady&!mum&!mummy&!dad&!gran&!neighbour&!charity&!homeless&!story&!about&!cat&!dog)
# also: happy; proud; sharing; kindness; food; person; new-friend; school-day; play; hurt; sad; shy
# kind food: half|biscuit|biscuits|cookie|cookies|snack|snacks|cake|sandwich|crisps|sweet|sweets|chocolate|kitkat|apple|banana|crackers|flapjack|muffin|lunch
# kind fell: fell|fallen|knee|knees|grazed|tripped|bumped|hurt
# never: last sweet|last sweets|last biscuit|last cookie|last crisp|last crisps|last piece|last one|his last|her last|all of his|all of her|whole
# wants: child
# role other: friend, playmate = a child called Wren
# role grownup: parent = the grown-up with the colander
# names: Wren | Robin | Jay
# ages: 3-9
# needs: seeing
# holds: insect(kind), dark(kind)

=== title
{~About the Ant|Under the Third Post}
-> DONE

=== s1
# shot: wide
# place: playground; day; clear
# action: A stand curious at other; heroes stand; other sit sad on bench; friends stand
# action for fell: A stand curious at other; heroes stand; other sit sad; friends stand
# things: bench; fence; slide; ball
{~“Oh,” said somebody by the fence, not very loudly. {H} looked round.|There is a bench by the fence, and nobody was looking at it but {H}.|It was the middle of the morning, and {H} {young:had other things to do.|had other things to do than to look at the fence.}}
{
- is_food:
There sat {other_a}, {young:with nothing to eat while everybody else was eating.|with two empty hands, and everybody else was eating.}
{A} had a snack, the good kind. {young:It had been in the bag ever since breakfast.|It had been in the bag since breakfast, and {A} had gone to see it twice.} {A} wanted all of it.
- is_fell:
There sat {other_a}, on the ground, {young:with both hands holding on to one knee.|with both hands round one knee and the crying still on its way.}
{A} was next for the slide, {young:after waiting behind all of the others.|after six who had been in front, and now there was nobody in front at all.} {A} wanted that slide.
- else:
There sat {other_a}, {young:all alone in the very middle of the bench.|in the middle of the bench, with a good deal of bench on both sides.}
{A} was in the game by the wall. {young:It was the first time ever that {A} was the fox.|It had taken all week to be the fox, and today {A} was the fox.} {A} wanted to go on being it.
}
Nobody told {A} to do anything. {young:The grown-ups were all a long way off.|The nearest grown-up was a long way off, and was tying up a shoe.} # usual
It was windy by the fence, and loud everywhere else. # more
{A} stood and thought about it. # usual
Then {A} turned round and went over to the fence.
-> DONE

=== s2
# shot: two
# place: playground; day; clear
# action: A sit on bench; other sit on bench; heroes sit on bench; friends sit
# action for food: A give biscuit to other; other sit on bench; heroes sit on bench; friends sit
# action for fell: A kneel beside other; other sit; heroes kneel; friends sit
# things: bench; fence; themed
{
- is_food:
First the snack had to be made into two, {young:and it did not want to.|and that was not easy. It would not go in the middle, and then it went with a crack, and one half was larger than the other.}
{A} looked at the two halves. {young:Then {A} gave one of them to {other} and kept the other one.|Then {A} held one of them out to {other}, and to this day {A} has not said which.}
- is_fell:
So {A} sat down on the ground as well, {young:where it was colder than it looks.|where it was colder than it looks, and behind {A} the queue closed up as if nobody had ever been in it.}
“Shall I blow?” asked {A}. {other} nodded. {A} blew, {young:and blew again.|and then once more from the side, where the grit was.}
- else:
“There is room,” said {A}, {young:and sat down.|though anybody could see that there was, and sat down in the left half of it.}
“I am the fox,” said {A}. ¶ “Oh,” said {other}. {young:They looked at the game, which went round without a fox.|They looked at the game, which was going round and round without a fox.}
}
{joining}
{musing} # personal
{hinderer_person:“What are we all doing here?” asked {hinderer}. Nobody quite knew, and so {hinderer} sat down, too.} # beat
{hinderer_animal:{hinderer} sat down on three of the feet, and was as heavy as a sack.} # beat
{hinderer_carried:{hinderer} was put between them, and fell over sideways, and was put up again.} # beat
{themed_a} was lying under there, left over from somebody’s game. # personal
“Thank you,” said {other}. {young:And after that they did not know what to say.|Then there was nothing else to say.} # usual
Both of them looked at the ground. There was a great deal of it. # more
-> DONE

=== m1
# aside
# shot: behind
# place: playground; day; clear
# action: A sit on bench; other sit on bench; heroes sit on bench; friends sit
# things: bench; fence; slide; ball
{
- is_food:
Half a snack does not last as long as a whole one. {young:After four bites it was gone, and there were only the crumbs.|{A} took very small bites, and it was gone in seven.}
{other} took small bites, too. {young:They crunched at the same time, and then by turns.|They crunched at the same time, and then by turns, and then at the same time again.}
- is_fell:
Over there somebody else came down the slide. {young:It was somebody who had been at the very back.|It was somebody who had been at the very back, and they went down it twice.}
“It has stopped,” said {other}, and looked under one hand. {young:It had, nearly.|It had stopped on the left, and on the right it was thinking about it.}
- else:
By the wall they had got another fox now. {young:It ran with its arms out, which foxes do not do.|It was not as good a fox, {A} thought. It ran with its arms out.}
“What does the fox do?” asked {other}. ¶ “It is hungry,” said {A}. {young:“That is all.”|“Mostly it is just hungry, and then it is the bell.”}
}
The bench was warm where they sat, and cold where they did not. # more
A ball came by on its own business, and was sent back. # more
“Do you like cheese?” asked {A}. ¶ “Yes,” said {other}. ¶ “So do I,” said {A}. That had gone well. ¶ Then for a time they had cheese, and after that there was nothing again. # more
-> DONE

=== l1
# aside
# shot: close
# place: playground; day; clear
# action: A think; other look-up; heroes sit on bench; friends sit
# things: bench; fence; cloud
It is not easy to sit beside somebody and have nothing to say. {young:{A} looked at the sky, and there was only a cloud.|{A} looked for something in the sky, and there was only the one cloud.}
“I have got a loose tooth,” said {A}, {young:but that was not true.|and felt for one, and had not, and took it back.}
“I have got {~green|purple} socks,” said {other}. {young:That was quite true, and so there was nothing to add.|That was quite true, and one could see them, and so there was nothing to add.}
{young:They swung their feet.|They swung their feet, at first each in their own time.} # more
Two feet went forward, and two feet went back, and then it was the other way about. # more
You could hear the fence tick, as it does when the sun gets round to it. # more
A door went, and somebody was called, and it was not for them. # more
{other} picked at the paint on the bench. There was blue under the green. ¶ “There is blue,” said {other}. ¶ {A} had never known that. # more
-> DONE

=== s3
# shot: close
# place: playground; day; clear
# action: A point surprised down; other look-through curious; heroes crouch; friends crouch
# things: fence; crumb; leaf; pebble
Then something came out from under the bench. {A} saw it first. {young:It was an ant, and it was carrying a very big crumb.|It was an ant, and it was carrying a crumb that was larger than itself.}
It walked up to {As} shoe, and stopped. {young:The shoe was in the way of the ant, like a wall.|It tried the toe, and it tried the heel, and put down the crumb to think.}
“Lift,” said {other}. {A} lifted the shoe. {young:On went the ant with its crumb, right under there.|The ant took up the crumb again, and went by underneath as if it did that every day.}
{helper_person:“Twig ahead,” said {helper}, and took it away with two fingers.} # beat
{helper_animal:{helper} lay down with a nose close to it, and for once did not breathe out.} # beat
{helper_carried:{helper} was set down as a corner post, so that nobody trod there.} # beat
Now they were both on their knees. {young:The ant went past a stone, and all the way round a leaf.|The ant went past a stone, and round a leaf the long way, and {other} said “Left” and {A} said “No, left.”} # usual
At the third post of the fence there was a crack. {young:The ant went in backwards, and pulled the crumb in after it.|The crumb would not go in straight, and so the ant turned round and pulled it in backwards.}
“That is where it lives,” said {A}. {young:¶ “Under the third post,” said {other}.|¶ “The third from the gate,” said {other}, and they counted, to be sure.}
They put a stone there, so that they would find it again. # more
-> DONE

=== m2
# aside
# shot: two
# place: playground; day; clear
# action: A whisper other; other listen curious; heroes kneel; friends sit
# things: fence; crumb; leaf; pebble
They lay on their fronts and looked in. {young:It was very dark in the crack, and it went a long way down.|It was dark in the crack, and it seemed to go down a long way, and round a corner.}
“They will be having that now,” said {A}. {young:¶ “All of them,” said {other}.|¶ “All of them,” said {other}. “They will be cutting it up.”}
“How many ants does it do?” {young:¶ “A hundred,” said {other}.|¶ {other} thought about the crumb. “A hundred,” said {other}, “if nobody has seconds.”}
{pausing} # company
A second ant came out, looked at four eyes, and went in again. ¶ “It has gone to tell them,” said {A}. # more
They moved back a bit, so as not to be in the light. # more
{other} had a leaf on one elbow, and {A} took it off. # more
-> DONE

=== l2
# aside
# shot: above
# place: playground; day; clear
# action: A run; other run; heroes run; friends run
# things: fence; bench; bell; slide
Then it was the bell, and everybody ran. {young:{A} ran, and {other} ran, at about the same speed.|{A} ran with the others, and so did {other}, not together, but at about the same speed.}
Nothing more was said. {young:They were not next to each other in the line.|There is no talking in the line, and they were not next to each other in it.}
But once {other} looked round, {young:and held up three fingers.|and held up three fingers, quite low, where nobody else would see.}
Third post. {A} held up three as well. {young:That was all.|Then the line went in, and there was only the floor, and the coats.}
Somebody asked {A} what the three was for. ¶ “It is a number,” said {A}. It was true as far as it went. # more
At the next break it rained. They stood inside, with two others in between. ¶ “It will be in,” said {other}, across the others. ¶ “It will,” said {A}. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L point happy down; grownup crouch curious; heroes sit; friends sit
# things: table; pan; bread; crumb on table
“I have heard about you today,” said {grownup}, over the pasta. # usual
“About the ant?” asked {L}. {young:¶ {grownup} had not heard about the ant.|¶ {grownup} had heard about something else. But nobody had said a word about an ant.}
So {L} told it all, the shoe and the stone and the leaf. {young:A fork was the fence.|Forks were stood up for the fence, and a crumb went the whole way along it and in at the third.}
“And who was there?” asked {grownup}. {young:¶ “{other},” said {L}. “{other} said lift.”|¶ “{other},” said {L}. “I should not have lifted it. It was {other} who said lift.”} # usual
{
- is_food:
“Was it your crumb?” asked {grownup}. {L} thought. {young:“It was from the middle.”|“It was from the middle,” said {L}, “where it broke. So it was nobody’s.”} # usual
- is_fell:
“And the slide?” asked {grownup}. ¶ “That is still there,” said {L}. {young:“It does not move.”|“The slide is always in the same place. The ant was only there then.”} # usual
- else:
“And the fox?” asked {grownup}. ¶ “Somebody else did it,” said {L}. {young:“Not very well.”|“They did not do the tail. But they got round.”} # usual
}
{grownup} was going to say something, and then had another look at the third fork instead. # usual
The pasta was eaten, and the forks went back to being forks. # more
{is_wished_person:“{wished_person} ought to know about the third post,” said {L}. “But nobody else.”} # wished
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L crouch curious; heroes crouch; grownup stand calm; friends stand
# things: coat on hook; hook; shoe; mat
{L} went to look at the shoe. It stood on the mat, with the other one.
Nothing was to be seen on it. There was a bit of sand in the heel, and that was all.
“It was this one,” {L} told {grownup}. It was set a bit to one side. # usual
They looked under the mat, too, as they were down there. There was a button. # more
Nobody lived in the crack by the door. But it was quite a good one. ¶ {grownup} promised not to sweep there for a day or two. # more
The shoe was put back beside its other one. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends stand
# things: bath; towel; soap; sponge
The knees had to be washed. There was playground on both.
It came off grey. There was one green bit, from the leaf. # more
“Left a bit,” said {grownup}, with the flannel. “No, left.”
The water went down the hole. It went round first, the long way.
{L} carried the big sponge to the side. It was larger than {As} head. # more
It would not go in at the gap. So it was pulled in backwards. # more
The towel was warm. It took a corner of it for each knee. # more
“All in,” said {grownup}, to the last of the water. # more
-> DONE

=== m3
# shot: wide
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sit on bed; grownup sit; friends sit
# things: bed; lamp; pillow; window
It was dark outside. You could see one street lamp, and under it a fence.
“That has posts, too,” said {L}. They counted as far as three.
Nobody was about. They were all in.
“Do ants lie down?” asked {L}. ¶ “I have never seen one do it,” said {grownup}. # more
The lamp was put low. It made a small yellow hole in the dark. # more
The window was shut, all but a crack. # more
A moth came to the lamp in the street. It went round it the long way. ¶ “Left,” said {L}, to the moth. # more
-> DONE

=== l4
# shot: object
# place: playground; night; stars
# action: heroes sleep
# things: bench; fence; leaf; slide
On the playground it was quite still. The slide had nobody on it.
The bench was cold now, on the left and on the right.
There was a crack under the third post. It was no wider than a pencil.
The leaf had turned over. It was out of the way there. # more
It was warm, a bit further down, and round a corner. # more
Nobody had had seconds. But there had been enough. # more
The gate was shut. The first post stood beside it, and then the second. # more
A cat went along the fence. It did not look down. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp; quilt
The blanket was big. It was pulled up. # usual
{resting}
{dream} # spare
“The ant is in,” said {L}. “No one knows.”
“You do,” said {grownup}.
“Yes,” said {L}. “And {other}.”
So that was two. One lay here. # usual
One lay in some other bed, far off. # usual
{L} put up three fingers. It was too dark to see. # usual
The crumb was in. The ant was in.
{L} was in, too. It was warm. It was small. It was still.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast there was a crumb by {As} plate, and it was a large one. It went to the playground in a paper bag, all by itself, and was put down at the third post from the gate.
It was gone by noon. {H} looked close, with one cheek on the ground. It must have been cut up at the door, and taken in by ten or twelve of them, backwards.
-> DONE

=== next_bedtime
The paper bag was kept for the next one. There was always a crumb somewhere.
-> DONE
