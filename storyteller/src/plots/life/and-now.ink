# about: other-lesson(stranger|talks to people|talks to everyone|talks to everybody|goes off with|going off with|go off with|wander off|wandering off|where i can see|where we can see|in sight|stay close|staying close|stays close|stay near|staying near|safety&!road&!water&!fire)
# also: listening; outing; person; place; thing; creature; manners; shy
# wants: child
# role grownup: parent = the grown-up on the bench
# ages: 3-9
# needs: seeing
# holds: duck(kind), dark(kind)

=== title
{~As Far as a Look Goes|I Can See an Ear}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# action: L wave happy; heroes stand; grownup sit; friends stand
# things: bench; tree; hedge; gate
{~“Stay where I can see you,” said {grownup}, {young:and {H} stayed.|and {H} wanted to know where that was.}|From the bench in the park {young:you can see a lot. You could see {H}.|you can see as far as the gate, and {H} {was} in between.}|How far does a look go? {H} had to find out, {young:in the park.|since nobody could say it in steps.}}
{joining}
{L} took ten steps over the grass. “Can you see me?” ¶ “I can see you,” said {grownup}.
Ten more. “And now?” ¶ “I can see you.” It went over the puddle {young:with no trouble at all.|and over a man asleep with his hat on, and did not wake him.}
It went through the fence, {young:in stripes.|where it came out in stripes.} # usual
Then {L} went round the tree. “And now?” {young:¶ “No,” said the bench.|¶ “Now I can see a tree,” said {grownup}.} # usual
{young:A look goes straight, and can’t turn corners.|A look goes straight, and however long it is, it can’t turn a corner.}
-> DONE

=== s2
# shot: two
# place: park; afternoon; clear
# action: L peek happy tree; heroes peek; grownup sit; friends walk
# things: tree; bench; bush; themed
So {L} came out again, but only by one elbow. “And now?” ¶ “I can see an elbow. It is one of ours. That will do.”
{musing} # personal
It could be done on one leg, and with both arms up. # usual
{hinderer_person:{hinderer} stood just in between, and waved as well, and for some time all that could be seen was {hinderer}.} # beat
{hinderer_animal:{hinderer} lay down in front, and yawned, and for some time there was no end to {hinderer}.} # beat
{hinderer_carried:{hinderer} was held up too, and was so near that behind it you could see nobody.} # beat
{themed_a} was set down on the path, to mark how far it went. # personal
Then they tried it from the other end. {L} looked at the bench, {young:and there was {grownup}.|and there was {grownup}, as small as a spoon.} It goes both ways. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: park; afternoon; clear
# action: A look-up curious duck; heroes look-up; grownup sit; duck walk proud; 4 duck walk
# things: bench; stone; tree
By the path was a duck, with five behind her. {young:She looked round: one, two, three, four.|She stopped at every stone, and looked round, and you could see her count.}
“Five is in the bush,” said {A}. {young:The duck knew. She said one word.|The duck knew that. She said one word, not loudly.}
Out of the bush came five. {young:He had a leaf on.|He had a leaf on, and had meant to be out in any case.}
“He went where she couldn’t see,” said {A} to the bench. ¶ “Could you see him?” asked {grownup}. {young:¶ “Only me,” said {A}.|¶ “I could,” said {A}, “but he is not mine.”}
All down the path she looked round, every few steps, and they were all in it. # more
“It must make her neck ache,” said {A}. ¶ “You get used to it,” said {grownup}. # more
-> DONE

=== l1
# aside
# shot: above
# place: park; afternoon; clear
# action: A point curious; heroes point; grownup sit; friends sit
# things: bench; stick; chalk-line; leaf
They made a line where it stopped. {young:They made it of sticks and leaves.|It took eleven sticks, and a good many leaves for where it bent.}
On this side of the line was everything that you can see from the bench. {young:That was the slide, and the puddle, and a boot.|That was the slide, the good puddle, half of the pond, and a boot that belonged to nobody.}
On that side was the back of things. {young:You need somebody with you there.|For the backs of things you had to fetch somebody.} So {grownup} was fetched to see the back of the tree. {young:It had a hole in it.|There was a hole there, with a nut in, and it would have been a pity to miss it.}
“What if I moved the bench?” asked {grownup}. {young:Then it would all be wrong!|Then the whole line would have had to be laid again, and so they let it stand.} # more
-> DONE

=== s3
# shot: close
# place: park; afternoon; clear
# action: L look-up curious; heroes stand; grownup sit-on-edge bench; man stand; friends stand
# things: bench; gate; hat on man.head; hedge
# people: man(old, straw hat)
By the gate stood a man. They did not know him. He had a nice face, and a bag.
“There is a big fish round there,” said the man. “Do you want to come and see?”
{L} did want to see a big fish. It was round the corner. {young:No look goes there.|No look goes there, not to an elbow.}
“I ask first,” said {L}, {young:and went back to the bench.|and went straight back to the bench.}
{helper_person:“I will come with you and ask,” said {helper}, and so they were two who asked.} # beat
{helper_animal:{helper} had got there already, and had asked, in its way, with one foot up.} # beat
{helper_carried:{helper} was taken along to ask, as it had heard about the fish as well.} # beat
“Thank you for asking me,” said {grownup}, and got up. “We don’t go with him. {young:You go with me.”|If there is a fish to see, I come too.”}
“But he was nice,” said {L}. ¶ “He may be. {young:We do not know him.”|You can be nice, and I still don’t know you.”} # usual
By then the man had gone on. So they went by themselves to see the fish, by the hand, and it was not very big. # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw curious; heroes draw; grownup sit; friends sit
# things: table; paper; crayon; 3 drawing on table; lamp
At home {A} drew them all in a row, the ones to go with. {young:{grownup} was first, with very long arms.|{grownup} came first, with arms that went down to the edge of the paper.}
It was not a long row. {young:It went on one hand.|You could do it on the fingers of one hand, and who they were is written on the paper.}
“Is the postman in it?” asked {A}. ¶ “He is not,” said {grownup}. {young:“He is nice.”|“He is as nice as can be. He is for waving at.”}
“The lady with the bread?” ¶ “She is for saying thank you to.” ¶ {young:“The duck?” ¶ “No.”|“And the duck?” ¶ “Nobody goes anywhere with the duck.”}
{pausing} # company
So they were drawn on the back, {young:all waving.|where there was a great deal more room, and all of them waved.} # more
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A listen curious coat; heroes listen; grownup stand; friends stand
# things: coat on hook; hook; umbrella; boot; rug
Then they had to practise it, in the hall. {young:The coat asked first.|The coat began, since it is the biggest, and it spoke with one sleeve.}
“I have a sweet in my pocket,” said the coat. “Come in here.” {young:¶ “I ask first,” said {A}.|¶ “I ask first,” said {A}, and looked it in the buttons.}
“I know a puddle,” said the umbrella. {young:¶ “I ask first.”|“Just round the door. It takes no time at all.” ¶ “I ask first.”}
The boot said that {grownup} had said so. {young:“Then I ask if it is true,” said {A}.|“It has all been arranged,” said the boot. ¶ “Then it can be asked again,” said {A}.} And off went {A} to ask.
“No,” said {grownup}, “not the boot.” And the boot was told. {young:It took it well.|It said that it had only been trying.} # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; clear
# action: L point surprised mirror; grownup hold mug; heroes sit-up; friends sit
# things: bed; mirror; lamp; door
Bed is round a corner. {young:First comes the hall. Then you turn.|You go along the hall, and then you turn, and there it is.} # usual
“Can you see me?” called {L}, in bed. ¶ “I can see the hall,” said {grownup}, from the kitchen.
That would not do. {L} lay at this end of the bed, and at that end. {young:“And now?” ¶ “No.”|“And now?” ¶ “I am afraid not. I can see a coat.”} # usual
So {L} sat up, and had a look at the corner. There is a mirror on it. {young:In the mirror was a mug.|And in the mirror there was a mug, and a thumb.}
“I can see your tea!” said {L}.
{grownup} came and moved the mirror, only a bit, and went back.
“And now?” ¶ “I can see an ear,” said {grownup}. “It is one of ours.”
It had turned the corner. {young:The mirror did it.|It only needed a mirror.}
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; clear
# action: L wave happy mirror; grownup sit; heroes sit-up; friends sit
# things: bed; mirror; pillow; lamp
They tried it with a hand. They tried it with a foot. {grownup} could see them all.
“What do I do now?” called {L}. ¶ “You pull your nose,” said {grownup}. That was right.
“And you have your feet on a chair,” said {L}. That was right, too. # spare
The chair was not for feet. They both said no more of it. # more
It went to and fro, along the hall. It was not the least bit tired. # spare
Then {L} lay down. There was still an ear.
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; clear
# action: heroes lie-back
# things: mirror; coat on hook; hook; umbrella; boot; lamp
The mirror was not used to it. All day it had had hats. # spare
Now it had a kitchen on one side, and a bed on the other. It held still.
“Who goes there?” said the coat. ¶ “It is only a look,” said the mirror. “It is one of ours.” # spare
“Has it asked?” said the boot. # more
The coats let it by, and then they let it by again.
It went so softly that it did not move the dust.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: window; moon; bed; quilt
“Can the moon see me?” asked {L}. ¶ “It can,” said {grownup}. “The quilt, at least.”
“It did not ask.” ¶ “It does not want you to come.”
That was so. It stayed where it was, a long way up. # spare
“I would ask first,” said {L}. ¶ “I know that you would,” said {grownup}.
The moon looked in, and it looked at the wall. Then it looked at the shed for a bit. # spare
-> DONE

=== l4
# aside
# shot: wide
# place: pond; night; stars
# action: duck sleep; 5 duck sleep; heroes sleep
# things: bench; tree; moon; gate
In the park it was dark, and there was no one on the bench. # spare
The line was still there. A leaf or two had gone for a walk. # more
Under the bush sat a duck, with five in her feathers. She did not have to look round now. She could feel them all.
One, two, three, four. There was a long gap.
Then there was a peep. That was five.
In the pond was a fish. It was not very big. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; mirror; pillow; lamp; quilt
The lamp in the hall was left on, for the look to see by. # usual
{resting}
{keepsake}
{dream} # spare
“Can you see me?” said {L}. ¶ “I can see you.”
The eyes were shut now. “And now?” ¶ “I can see you.” # usual
{L} could not see it. But you can feel it. It was warm, on one ear.
“And now?” It was so low that it went no way.
“I can see you,” said {grownup}.
It went round the corner. It came in at the door.
It stayed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
By the pond there was a duck with her neck round, who had five as a rule, and there were only four.
“Five is behind me,” said {A}. And so he was. He had come along for six steps, with a leaf on, because of the boots. {A} stopped at once, and pointed him out. The duck said one word. He looked back once, at the boots, to show that they had not asked him either.
-> DONE

=== next_bedtime
In the hall the mirror hung a very little bit crooked. Nobody put it straight.
-> DONE
