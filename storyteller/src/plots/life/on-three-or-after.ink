# about: story-about(stuck&mud|stuck&bog|stuck&puddle|gets stuck&!chimney&!tree&!lift&!zip&!head&!bridge&!snow&!sand&!ice&!ditch&!hole&!jar&!jam&!traffic|got stuck&!chimney&!tree&!lift&!zip&!head&!bridge&!snow&!sand&!ice&!ditch&!hole&!jar&!jam&!traffic); with-character(stuck&mud|gets stuck&!chimney&!tree&!lift&!zip&!head&!bridge&!snow&!sand&!ice&!ditch&!hole&!jar&!jam&!traffic); creature(stuck&mud); thing(stuck&mud)
# also: funny; person; place; thing; happy; play; creature; with-character; weather; kindness; broken-thing
# wants: other
# role guest: answer, creature, thing = a tractor
# role grownup: parent = the grown-up with the spade
# ages: 3-9
# holds: dark(kind), mud(kind), goose(kind)

=== title
{~On Three, or After?|The Goose Says When}
-> DONE

=== s1
# shot: wide
# place: lane; afternoon; breeze
# action: guest stand worried in heap; heroes stand surprised at guest; friends stand curious; goose stand
# things: heap; gate; hedge
{~“Oh dear,” said somebody down in the lane, and then said it again, a bit lower down. {H} went to see.|It had rained all week, and the lane was soft. {young:{H} went to see how soft.|{H} went down to see how soft a lane can get.}|There was a noise in the lane like soup, and {H} {young:went to look.|went down to see who was in it.}}
In the mud by the gate {guest_many:were|was} {guest_a}, {young:a good deal lower than usual.|and there was a good deal less to be seen than there should have been.}
“Are you stuck?” asked {A}. ¶ “Forwards is down,” said {guest}. {young:“And back is down, too.”|“Backwards is down, too. There is nowhere left to try.”}
“We will get you out,” said {A}. “All of us.” ¶ “Who is all?” asked {guest}. ¶ That had to be seen to. # usual
By the hedge stood a goose. It had come to help, and so far it had stood.
-> DONE

=== m1
# aside
# shot: close
# place: lane; afternoon; breeze
# action: heroes carry happy mat; guest stand worried in heap; friends stand
# things: mat; hay; heap; plank
First they tried to give the mud something better. {young:{B} brought an armful of straw.|{B} brought straw, which is what you put down for a cow, and the mud took it.}
Then it had the doormat. {young:The mud took that as well.|WELCOME, it said on that, and the mud went over the W and the E and made itself at home.}
{~An old plank lay there for a moment, and thought, and tipped.|After that it was given a plank, and it took that from one end.} ¶ “It is not full yet,” said {guest}. {young:“{guest_many:We|I} can feel it.”|“You can feel it swallow.”}
So now the mud had a mat, and straw to sleep on. {young:It was well off.|It was better off than some people.} # usual
“What else does it like?” asked {B}. ¶ “{guest_many:Us|Me},” said {guest}. # more
-> DONE

=== s2
# shot: two
# place: lane; afternoon; breeze
# action: heroes pull rope; grownup pull rope; post pull rope; man pull rope; guest stand in heap; friends stand; goose stand
# things: rope; heap; wheelbarrow; bag
# people: post=postwoman; man=man(old, cap)
{A} fetched {grownup}, and {grownup} fetched a rope.
{joining}
{is_loved:“It would be easier with {loved},” said {A}. They looked up and down the lane, to be sure.|{musing}} # personal
The postwoman put down her bag, and took hold. {young:So did a man with a wheelbarrow.|A man with a wheelbarrow stopped to say that it could not be done, and took hold as well.}
{hinderer_person:{hinderer} took hold at the wrong end, and pulled very well, the other way.} # beat
{hinderer_animal:{hinderer} took hold of the rope in the middle, for the game, and had to be told which side was winning.} # beat
{hinderer_carried:{hinderer} was to help as well, and had to be held up to it, and that was two hands less.} # beat
“All together,” said {grownup}. “On three. One, two, three!”
Half of them pulled. {young:Then the other half pulled.|Then the other half did.} Up came {guest}, a bit, and went back in. Slup.
“Was that all of us?” asked {A}. ¶ “It was,” said {guest}. “But in two goes.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: lane; afternoon; breeze
# action: cow stand curious; cow stand curious; heroes look-up laughing; friends stand
# things: hedge; heap; rope
Over the hedge looked two cows, and had been looking for some time. {young:It was the best thing all week.|It was the best thing that had been on all week.}
“You could help,” said {A}. ¶ The cows helped. {young:They looked harder.|They looked a good deal harder, and chewed in time.}
It did do something. {young:{guest} sat up straighter.|Nobody likes to sink in front of cows, and {guest} sat up as straight as anybody can in that.}
Then one cow went away, and came back with a third one, who had not heard about it.
{~“Moo,” said the new one. That was all the news there was.|The new one had to be told it all from the beginning.}
They moved up for her. You could see that they had kept her a place. # more
-> DONE

=== s3
# shot: wide
# place: lane; afternoon; breeze
# action: post stand cross at man; man stand cross; heroes stand surprised; grownup stand; guest stand in heap; friends stand
# things: rope on heap; heap; wheelbarrow
“You were late,” said the postwoman. ¶ “You were early,” said the man. {young:“It is one, two, three, and pull.”|“It is one, two, three, and pull. It has been that all my life.”}
“It is one, two, pull,” said the postwoman.
“On three, or after?” asked {guest}, from below. ¶ Everybody answered, all at once.
{helper_person:“I can do both,” said {helper}, and showed them, and that was how they got another finger’s breadth.} # beat
{helper_animal:{helper} lay down on the end of the rope, so that what they had they kept.} # beat
{helper_carried:{helper} was put on the wheelbarrow, where you can see everything, and did not take sides.} # beat
So they did it again. This time those who had been early were late, {young:to be nice.|so as to be nice about it.} And those who had been late were early. # usual
Slup. {young:Now there was even less of {guest}.|There was now a hand less of {guest} than before.}
-> DONE

=== m2
# shot: two
# place: lane; afternoon; breeze
# action: heroes sit calm; grownup sit calm; post sit; man sit; guest stand in heap; friends sit
# things: basket; sandwich; heap; rope
They had to sit down on the bank after that, and there was a sandwich in the post bag. {young:It was cut in bits.|It was cut up into so many bits that nobody could say what was in it.}
“At my school it was after,” said the man. ¶ {young:“At mine it was on,” said the postwoman.|“At mine it was on,” said the postwoman, “and we won the tug-of-war.” ¶ “Against whom?” said the man.}
{A} thought about it. Off the bottom step it was on three. {young:Into the bath it was after.|Into the bath it was after, and into cold water it was a long time after.}
{~“You see?” said both of them.|“And with plasters,” said {A}, “it is on two.”}
Nobody looked at the goose. It got no bit, and said nothing about it.
“And what do you say?” they asked {grownup}. ¶ {grownup} said that it was a very good sandwich. # more
{themed_a} was lent to {guest}, to have something to look at. # personal
-> DONE

=== l2
# aside
# shot: behind
# place: lane; afternoon; breeze
# action: A crouch calm at guest; guest stand sad in heap; heroes sit; friends sit
# things: heap; rope; daisy
{A} went round to the front, where the face was, {young:and crouched down.|and crouched, to be at the same height, which was not high.}
“What is it like in there?” ¶ “Warm at the bottom,” said {guest}. {young:“It holds on to you.”|“And it holds on. It would rather {guest_many:we|I} did not go. That is nice of it, in a way.”}
“And if you stayed?” ¶ “{guest_many:We|I} have had a look at that,” said {guest}. {young:“There is nobody down there to talk to.”|“The trouble is the talk. It only knows the one word.”} ¶ “Slup,” said the mud.
“We have a rope,” said {A}, “and we have everybody. It is only the three that is wrong.”
A daisy stood quite near, on hard ground. {guest} had been looking at it since lunch. It stood on one leg, and did not sink.
“{guest_many:We|I} don’t know how it does it,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: lane; dusk; clear
# action: goose shout proud; heroes pull laughing rope; grownup pull laughing rope; guest jump happy; friends stand laughing
# things: rope; heap; 5 drops
They took the rope again. # usual
Just then the goose put up its head. They all thought it would say something, and held their breath, and the rope. It said nothing.
But {A} had felt it in the rope. {young:It had been all of them, all at once.|For as long as a goose takes to think, it had been all of them at once.}
“Nobody counts,” said {A}. “The goose says when.”
“And when will that be?” asked the man. ¶ “That is up to the goose,” said {A}. # usual
So now they all looked at the goose.
{young:Nobody can be early for a goose.|You cannot be early for a goose, and you cannot be late.} # usual
“HONK!”
They pulled. Out came {guest}, {young:like the plug of a very big bath.|with the noise of a plug coming out of the sea.}
And everybody sat down in a row. # usual
“There,” said the man to the postwoman. “After.” # usual
-> DONE

=== m3
# shot: two
# place: lane; dusk; clear
# action: guest walk proud; heroes walk happy beside guest; grownup walk; goose walk; friends walk
# things: hedge; gate; moon
{guest} stood on hard ground. It felt very high up.
“{guest_many:We|I} can see the church,” said {guest}. “It was there all the time.” # usual
They all went home behind {guest}. In front went the goose.
The man had the post bag in his wheelbarrow. The postwoman had let him.
At the first gate they said goodbye. {~“On three?” said the man.|“After three?” said the man.} It took them a while. # usual
{pausing} # company
-> DONE

=== l3
# shot: two
# place: garden; dusk; clear
# action: heroes give happy bread; goose eat; guest stand calm; friends sit
# things: bread; puddle; bench
The goose had to have something. {A} got it a crust.
It looked at the crust for a long time. They waited. They did not say a word.
Then it ate. It had been up to the goose.
“Thank you,” said {guest}. ¶ The goose said nothing. It had said it. # usual
It put its head under its wing, and was a pillow.
There was a bit of crust left. They left it there. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes sit sleepy on stairs; grownup pull boot; friends sit
# things: 4 boots; stairs; door; lamp
Then it was the boots. They were on very tight.
{grownup} took hold of the one. {A} took hold of the stairs.
“When?” said {grownup}. ¶ They listened. It was quiet out there.
“Honk,” said {A}, in the end. Slup.
Out came a foot, and it was {As}.
The other boot came by itself. It had not wanted to be the last.
They stood by the door then. They were very brown. # more
-> DONE

=== l4
# aside
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: heap; moon; daisy; gate
It was quiet in the lane. The mud lay there, with one long hole in it.
The hole filled up, as slowly as a bath.
Then there was a moon in it.
The moon did not get stuck. It went across, and out. # usual
A daisy shut. Behind the hedge the cows lay down.
Slup, said the mud, but not to anybody.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup pull blanket; friends sleep
# things: bed; window; lamp; blanket on heroes
{H} lay in bed. Out by the wall stood {guest}, on hard ground.
{resting}
{keepsake}
{dream} # spare
The blanket was down at the feet. {grownup} took one end, and {A} took the other.
“On three,” said {grownup}, “or after?”
“One,” said {A}.
There was a yawn in between. # usual
“Two,” said {A}.
They waited. It was dark and warm. # usual
The three did not come.
“Honk,” said {grownup}, very low, and pulled.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A letter came in the morning, and the postwoman brought it to the door herself. It was from the man with the wheelbarrow, and he could have told her. ¶ “On,” it said. “I asked my sister. It was on.” She had her answer with her already, on a card, and there was one word on it. It was “After”. {H} heard both of them at the gate, a little later, being very polite. And over the hedge somebody said honk.
-> DONE

=== next_bedtime
The blanket was down at the feet again. One, two.
-> DONE
