# about: fear-alone
# also: scared; nervous; missing; sad; staying-in-bed; bedtime; tired; ordinary-day
# news: bad
# wants: child
# role grownup: parent = the grown-up at the sink
# ages: 3-8
# needs: hands
# holds: dark(kind), alone(kind)

=== title
{~What It Brought Back|As Long as a Spoon}
-> DONE

=== s1
# shot: two
# place: kitchen; dusk; clear
# action: L hold-hands worried grownup; heroes stand; grownup stand calm; friends stand
# things: sink; 3 plates beside sink; spoon; table
{~“I need that one,” said {grownup}, about the left hand. {young:But {H} had hold of it.|But {H} had had hold of it since the gate, and was not going to give it up.}|There were two hands for the washing-up, and {H} had one of them. {young:It was held very tight.|It was {grownup_s}, and it was held as you hold the rail on a boat.}|{H} had come home with {grownup_s} hand, {young:and would not let it go.|and had taken off a coat and both shoes without once letting go of it.}}
{is_wished_line:“{wished_said},” said {L}. “That is why.”} # wished
“It is only going as far as the tap,” said {grownup}. ¶ “Hands go off,” said {L}. {young:“Then there is just me.”|“And then there is just me, and I do not like it.”}
“I know,” said {grownup}. “It is not nice, when you are left.” # usual
That was true, {young:and it helped a bit.|and {L} held on a little less hard, but not much.} {L} wanted it to stay. All of it. # usual
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L hold-hands happy grownup; grownup wash plate; heroes hold cloth; friends stand laughing
# things: sink; plate; cup; puddle; table
So the plates were washed with three hands. {young:It was hard.|It can be done. It takes longer, and there is more on the floor.}
{joining}
{musing} # personal
A cup went under twice and came up once. {young:The water ran down both sleeves.|The water went up one sleeve and came back down the other, which was not even in it.} # usual
{hinderer_person:“You need a fourth hand,” said {hinderer}, and gave one, and after that nobody could reach the tap.} # beat
{hinderer_animal:{hinderer} drank what was on the floor, and then lay down where it had been.} # beat
{hinderer_carried:{hinderer} had been put by the tap to watch, and had to be wrung out.} # beat
Then a spoon was dry, and the drawer was right across the room. “How long would you be?” asked {L}. ¶ “As long as a spoon,” said {grownup}.
{L} looked at the spoon. It was not a big one. {L} let go.
There went the hand. The drawer said clack. And there it was again, {young:wet and warm.|wet and warm, and a bit pink.} There was a pea in it.
“That was in the drawer,” said {grownup}. “I thought you might like it.” # usual
-> DONE

=== m1
# shot: above
# place: kitchen; dusk; clear
# action: heroes point curious; grownup stand
# things: table; 3 forks on table; row of 2 peas on table; drawer
The forks went next. {young:They were as long as forks.|They took as long as forks do, which is four times a spoon.}
{A} did not shut both eyes this time. {young:Only one.|One was enough, and the other one kept a look-out.}
Clack, went the drawer, {young:four times.|and clack, and clack, and clack, a long way off by the window.}
It came back with a cork. {young:It smelled of Sunday.|The cork smelled of Sunday, and had a {~dent|K} in it.}
“How do you know what to bring?” asked {A}. ¶ “I do not,” said {grownup}. “There is always something, on the way back.” # more
They put the cork beside the pea. It made a row. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes listen curious; grownup kneel; friends listen
# things: cupboard; pan; table; row of 2 cups on table
The big pan lived at the back of the low cupboard. {young:All of {grownup} went in, but for the feet.|To put it away you have to go in after it, all but the feet.}
“Are you still there?” called {A}. ¶ “Still here,” said the cupboard, with a {~boom|hum} in it.
{young:The feet did not move.|{A} watched the feet, and the feet stayed exactly where they were.}
There was a bang, and a word, {young:and then a long wait.|and then it was so quiet that you could hear the lids being sorry.}
Out came the hand. It had a lid in it, and on the lid was a button. {young:It was red.|It was the red one, which had been gone since the snow.}
“You may let go of my sleeve,” said {grownup}. ¶ “That is for the next one,” said {A}.
“As long as a pan,” said {A}, and wrote down nothing, because that hand was busy. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L sit-on-edge worried on stairs; heroes sit; friends sit
# things: stairs; pea in L.hand; lamp; coat on hook
Then there were the socks. They had to go upstairs, and they were eleven. {young:That is a lot.|From the bottom stair you cannot see a hand that is putting away socks, nor whoever it is on.}
“As long as eleven socks,” said {grownup}. {young:“Shall I?”|“I can also leave them till tomorrow. You say.”}
{L} thought about it, and held the pea. “Eleven,” said {L}. “But no more.” Up it went.
At first there were feet, over the ceiling. {young:Then it was quiet.|Then there was a drawer. Then there was nothing at all, and that was the worst, because you can put anything into it.} # usual
{helper_person:“That was four,” said {helper}, who had ears, and sat down close, with a shoulder.} # beat
{helper_animal:{helper} lay down across both feet, and turned one ear to the stairs.} # beat
{helper_carried:{helper} was held, and held back, as well as anybody with such short arms can.} # beat
{L} listened into the quiet. It was not empty. {young:It went fff, fff.|There was a small soft noise in it, fff, and then again, fff.} It was socks. “That is it,” said {L}. “I can hear it being away.”
Eleven times it went fff. Then it came down, and in it was a sock with a moon on, that nobody had known about. “So there were twelve,” said {grownup}.
-> DONE

=== m2
# shot: two
# place: hallway; dusk; clear
# action: L wave proud; grownup sit calm on stairs; heroes wave; friends stand
# things: stairs; coat; hook; lamp
“Now I go off,” said {L}, {young:“and you wait.”|“and you wait here. It is only fair.”}
“How long?” asked {grownup}. ¶ “As long as pyjamas,” said {L}. {young:“With the buttons.”|“And they have buttons.”}
So {grownup} sat on the bottom stair, and had nobody’s hand. {young:It was quiet down there.|It lay there on one knee, with the inside up.}
It is not so bad, being the one who goes. {young:You have things to do.|You are busy, and there is a leg to be got in, and you know all the time where you are.}
{L} came down with them on, and a feather, out of the pillow. “Was it long?” asked {L}. ¶ “It had a long bit in the middle,” said {grownup}. “But I could hear you.” # spare
Then they changed over again, and the feather went on the table, with the cork and the pea. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: heroes brush-teeth happy; grownup peek; friends stand
# things: mirror; mug; towel; soap
The teeth were done with the door open. {young:The hand was in the next room.|The hand was in the next room, as long as a bed takes to be turned down.}
“Where are you?” called {A}, with the brush in. ¶ “At the corner of the sheet,” it called. “Now I am at the other one.”
{young:{A} spat.|{A} rinsed, and spat, and it was not until the towel that anybody noticed.}
“You let me do all four corners,” said {grownup}. ¶ {young:“I was busy,” said {A}.|“I had my mouth full,” said {A}.}
It had brought a {~marble|crayon} from under the pillow. {A} knew that one. # more
They dried one hand each, on the same towel. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: L point calm; grownup sit calm beside bed; heroes sit-up; friends sit sleepy
# things: bed; row of 5 peas on table; table; lamp
It all lay by the bed, in a row. {short:There was the pea, and the sock.|It was a long row.}
“It always had something,” said {L}. ¶ “And it always came,” said {grownup}. # usual
Then {L} looked at the hand. It lay on the blanket. Nobody held it. It was just there. # usual
{themed_a} was put at the end of the row, to finish it off. # personal
“Are you going now?” asked {L}. ¶ “Soon,” said {grownup}. # usual
“How long?” ¶ “As long as a night,” said {grownup}. “I shall be next door.”
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back calm; grownup hold-hands calm; friends sleep
# things: bed; blanket; lamp; window
They tried it first, as long as a light. Off.
It was dark. The hand was not in it. Then it was.
“That was short,” said {A}.
They tried it as long as the curtain. It went to the window. One ring squeaked. It came back, with the cold on it.
{A} warmed it up again. It did not take long.
Then they tried it as long as a drink of water. It took longer than that. There was a glass with it.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-up calm at window; grownup look-up; friends sleep
# things: window; curtain; bed
{midway}
Somebody over the road put out a lamp. Somebody else put one on.
“They are in and out, too,” said {A}.
A cat came along the wall, and went. You could see where it would come back.
“It is the same cat,” said {grownup}. “You will see.”
It was. It had a leaf on.
The lamp over the road came back as well, lower down. It was going to bed. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup tuck-in calm; friends sleep
# things: blanket; bed; lamp
The blanket was tucked in on this side. Then the hand went round, and it was tucked in on that one.
“I did not look,” said {A}, “where it was.”
“No,” said {grownup}.
“It was at my feet,” said {A}. “I could tell.”
It came up along the edge, bit by bit, and smoothed the last bit twice.
There was nothing in it this time. It had needed both sides. # more
-> DONE

=== l4
# aside
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit calm; friends sleep sleepy
# things: pillow; blanket; lamp
“Is it heavy?” asked {A}. It was lying on the blanket.
“A bit,” said {grownup}. “At this time of day.”
So it was let lie. One finger moved, and then it did not.
{A} held it by one thumb. Then that was too much work.
It was warm, even where nobody held it.
Out on the stairs a step said something. It was only a step. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup stand calm at door; friends sleep sleepy
# things: bed; door; lamp
The lamp was low.
{resting}
{keepsake}
{dream} # spare
“What will you bring?” asked {L}.
“I do not know yet,” said {grownup}. “I bring what there is.” ¶ As a rule it is the morning. # usual
{L} thought that would do. # usual
The hand went up. It gave one pat. It went off.
Next door a bed said fff. It was there.
{L} put out a hand. It was for the morning.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was the morning, when {H} looked, and it had come in by the curtain. It had also brought a {~spoon|peg}, which had been met on the stairs, and which it put in {As} hand. ¶ They laid it in the row. There was room for one more at the end, and {A} left it open. You never know how long a day is.
-> DONE

=== next_bedtime
The row was still by the bed. The pea had gone hard.
-> DONE
