# about: won(goal&!own goal&!own net&!goalie&!goalkeeper&!let in&!conceded&!hockey&!netball&!polo&!lacrosse&!header&!saved|scored&!hockey&!netball&!basket&!polo&!own goal&!own net&!run&!tries&!a try&!saved|hat trick|hat-trick); proud(goal&!let in&!saved|scored&!netball&!hockey&!basket&!polo); club(football&!cancel&!called off&!postpone&!rained off&!trial&!tryout&!get in&!tomorrow&!start&!first&!next&!want&!give up&!quit&!hate&!stop&!any more&!anymore&!refus&!won&!american|soccer&!cancel&!called off&!postpone&!rained off&!tomorrow&!start&!first&!next&!want&!give up&!quit&!hate&!stop&!any more&!anymore&!refus&!won|footie&!tomorrow|footy&!tomorrow)
# also: proud; happy; too-excited; club; play; outing; tired; won; learned; can-do; new-friend
# kind hat: hat trick|hat-trick|3 goals|three goals|scored 3|scored three
# kind two: 2 goals|two goals|scored 2|scored two|scored twice|brace|both goals
# kind many: 4 goals|four goals|5 goals|five goals|6 goals|six goals|scored 4|scored four|scored 5|scored five|all the goals
# kind first: first goal|first ever goal|1st goal|first time|first ever|finally
# kind goal: goal|goals|scored|scores|scoring|winner
# kind practice: football|soccer|footie|footy|practice|training
# never: own goal|own net|wrong goal|wrong end|wrong net
# wants: child
# role grownup: parent = the grown-up with the newspaper
# ages: 3-10
# needs: walking
# holds: football(kind), dark(kind)

=== title
{~Somebody Has to Stand|The Boot That Said Nothing}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand proud; heroes stand happy; grownup hold newspaper; friends stand happy
# things: door; newspaper left; 2 boot on newspaper; football
{~“And then it went in!” said {H} at the back door, {young:with mud on.|with mud on, for what must have been the sixth time.}|There was mud on the mat and mud on one ear, and {H} had no time for that now. {young:It had gone in!|It had gone in, and that had to be told first.}|The football boots stood on a newspaper by the back door, {young:and over them stood {H}.|and over them in long socks stood {H}, who could not sit down.}}
{is_hat:It was three goals, and {L} had scored all three.|{is_two:It was two goals, and {L} had scored both.|{is_many:{L} had scored so many that you needed a whole hand to count them.|{is_first:It was the first goal of {L}’s whole life.|{is_practice:It was at football, and of all {L}’s kicks today it was the best.|{L} had scored.}}}}} {young:{L} was as proud as a cockerel.|Nobody can sit down with that inside.}
“I did that,” said one of the boots. It was the one that had kicked. {young:The other boot said nothing.|The other boot had mud all up one side, and said nothing.}
“How was it?” asked {grownup}. {L} wanted it told right. {young:But the boot was first.|But the boot had a tongue of its own, and was first.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: L point surprised at boot; heroes stand laughing; grownup stand; friends stand
# things: 2 boot on newspaper; newspaper; 2 slipper; 2 shoe; mat; themed
{joining}
{musing}
“There were eleven of them in front of me,” said the boot. “I went past every one.”
“It was not eleven,” said {L}. ¶ “It was forty,” said the boot. {young:“And a dog.”|“I had forgotten the substitutes. And there was a dog.”}
The wellies had never scored. {young:“Oh,” they said.|They moved up, so as to hear.} # usual
{hinderer_person:“Forty?” said {hinderer}. “And a dog?” which only made it worse.} # beat
{hinderer_animal:{hinderer} took the slippers away, one after the other, and the boot had to begin again.} # beat
{hinderer_carried:{hinderer} was put down in front of the boot, and had to be gone past as well.} # beat
{themed_a} was to be the dog. # personal
“Then I kicked it, from our own end,” said the boot. {young:“It went through the net. It is still going.”|“It went in, and out through the back of the net, and I believe that it is still going.”} # usual
“No,” said {L}. “It was not like that. It was better.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: A hold boot; grownup kneel holding saucer; heroes peek; friends peek
# things: boot in A.hand; saucer; daisy; door
The boots had to be knocked together outside. {young:“Not my toe,” said the boot.|“You may do the heel,” said the boot, “but I should like the toe left.”}
On the toe was a lump of mud, {young:with grass in.|with four blades of grass in it, and half a daisy.} It was from right in front of the goal.
{A} took it off very gently with a {~spoon|lolly stick}, {young:and put it on a saucer.|and {grownup} held a saucer, and it sat there like a small brown pudding.}
“People will want to see that,” said the boot. ¶ They all looked at it. {young:It was mud, but it was good mud.|It was mud, but you could tell that it had been somewhere.}
{grownup} put a second saucer over it, to keep it fresh. # more
From the other boot there came only ordinary mud. # more
-> DONE

=== l1
# aside
# shot: behind
# place: laundry; afternoon; clear
# action: A hold shirt; heroes look-up; grownup stand; friends sit
# things: shirt in A.hand; basket; 2 sock
“Ask the shirt,” said {A}. “It was there.” {young:So they held it up.|So it was held up by the shoulders, and shaken, and asked.}
“I can only speak for the back,” said the shirt, {young:“as I have a number on.”|“since that is where my number is. I look at whoever we have got past.”}
“And what did you see?” ¶ {young:“Faces,” said the shirt.|“Faces,” said the shirt. “They were a long way off, and most of them had their mouths open.”}
“But did you see it go in?” asked {grownup}. ¶ “I felt it,” said the shirt. {young:“Somebody hugged me.”|“A great many arms came round me, all at once, and some of them were from our own side.”}
The socks had been too far down to see anything. They had spent it in the boots. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L push proud potato; grownup sit-on-chair curious; heroes sit-on-chair; friends sit
# things: table; potato on table; pea; 2 cup on table; plate on table; fork
“I will tell it myself,” said {L} at tea. The pea was the ball. Two cups were the goal, and a small potato was {L}. # usual
“I was here,” said {L}, and put the potato {young:by the gravy.|at the edge of the gravy.} “And I kicked it, and it went in.” ¶ “My word,” said {grownup}.
{helper_person:“Let me see that again,” said {helper}, and moved the mustard, so as to have a better view.} # beat
{helper_animal:{helper} sat down behind the cups, and fetched the pea each time, and then there was a new pea.} # beat
{helper_carried:{helper} was stood between the two cups, to be in goal, and let them all in very fairly.} # beat
{L} told it again, and the potato was {young:by the jug.|by the jug, in the rain.} The next time it was {~at the window|on the bread bin}, {young:and there were a lot of peas.|and came through nineteen peas.}
Then {L} stopped. It was a good one. But it was not the one that had gone in today.
“It gets bigger by itself,” said {L}. “I only open my mouth.” # spare
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A run laughing; heroes run laughing; grownup sit; friends clap
# things: sofa; rug; cushion; football
Then there was what comes after that, {young:which is running.|which is running, with both arms out, until somebody catches you.}
{A} ran it round the sofa. {young:Nobody caught {A}.|On grass they come after you, but a sofa only stands there.}
They did it three times, with the cushions cheering.
“Who did you run to?” asked {grownup}. ¶ “I don’t know,” said {A}. {young:“I just ran.”|“There was such a lot of it that I had to take it somewhere.”}
“I should think that there will be a statue,” said the boot. {young:“Of me.”|“Just of me, I mean, with a few of the laces.”}
{pausing} # company
The boot was shown what stood on the shelf. It said that a {~jug|clock} was much the same height. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: A crouch curious at football; heroes crouch; grownup stand; friends stand
# things: football; hedge; bin; net
Somebody else had been there when it went in, {young:and that was the ball.|and nobody had been nearer to it.} This one was only from the shed, but balls hear things from each other.
“What is it like?” asked {A}. ¶ “You see the sky,” said the ball. {young:“Then grass. Then sky.”|“Then you see grass, and then sky, and grass. After some time there is net.”}
“And then?” ¶ “Then it is quiet,” said the ball, {young:“and they all shout.”|“and you think that you have done something. Then they all shout, and you find that you have.”}
{A} rolled it in under the hedge, for the night. ¶ “Sky,” it said. “Grass.” # spare
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L crouch surprised at boot; heroes crouch; grownup kneel holding newspaper; friends sit
# things: 2 boot on newspaper; newspaper; mat; lamp
The other boot had not said a word all day.
“And where were you?” asked {L}. ¶ “Next to the ball,” said the other boot. “I stood.”
“Is that all?” said the one that had kicked. ¶ “Somebody has to stand,” said the other boot.
{L} got up, and kicked with one foot, and forgot about the one beside it. {young:Bump! {L} sat on the mat.|Then {L} was sitting on the mat.} # usual
So {L} did it again. One foot pointed at the door, and stayed. {young:The other one swung. It went just where the first one pointed.|The other one swung past it, like a gate, and went exactly where the first one pointed.}
Everybody looked at the boot that had stood. # usual
“Will you tell it?” asked {L}.
“The ball came,” said the other boot. “You looked. I stood. He swung. It went in.” {is_hat:¶ “And the next two?” ¶ “I stood for those as well.”|{is_two:¶ “And the second one?” ¶ “I stood there as well.”|}}
Nobody said anything. It had been just like that.
“Again,” said the boot that had kicked, and it said please.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup kneel calm; L hold cloth; heroes sit; friends sit
# things: 2 boot on newspaper; newspaper; cloth in L.hand
They wiped both boots with the same cloth. Each had its tongue put straight, and its laces tied in a bow.
{grownup} rolled up the sports page, and put half in each.
“Is it dry in there?” asked {L}. ¶ “It is all about other people,” said the boot that had kicked. # spare
It did not say so in a nasty way. It wanted to know who had stood. # spare
There was still a bit of mud on its toe. It let that go. # more
Then they stood side by side, and you could not tell which was which.
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; clear
# action: L sit calm; grownup kneel; heroes sit; friends sit
# things: bath; sponge; towel; soap
One leg was brown to the knee. The other had hardly any.
So that was the one that stood. It had got all of the mud. # spare
“Thank you,” said {L}, and washed it first. # usual
The water went the colour of a field. There was a bit of grass in it, and it went round.
The leg that had kicked was washed as well. It kept quite still. # spare
Then they were both pink, and one had a scratch. # spare
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; 2 slipper
Up they went. One foot stood on the stair, and the other one went by.
Then that one stood. It was its turn. # spare
They had done that all day, and nobody had ever cheered. # spare
“Well stood,” said {L}, on the fourth. ¶ “Well stood,” said {grownup}, behind.
At the top they both stood. There was no more up. # spare
The slippers waited on the landing. They had told all the stairs about the dog. # spare
-> DONE

=== l4
# aside
# shot: object
# place: playing-field; night; stars
# action: heroes sleep
# things: goal; moon; football
The field was dark. The goal stood there. It had nothing to do.
The net hung straight down. It moved a little, as if it remembered. # spare
In the grass there was the print of a boot. It did not run. It just stood.
It had a row of small round holes, and they were filling up with dew. # spare
The moon was in each of them. # spare
A moth went by the left post, and in, and out through the back. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sleep
# things: bed; quilt; lamp
{L} lay down at last. The bed was flat and warm. # usual
{resting}
{keepsake}
{dream} # spare
“Shall I tell it once more?” asked {grownup}. ¶ “The ball came,” said {L}. # usual
One foot lay still. The other lay next to it. # usual
The night came. It came low, along the ground.
{L} looked. Nobody moved.
It went in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a ball on the doorstep in the morning, a muddy one, and it was out of breath. “I went through the net,” it said, “and I was told to keep going. How far is it?”
“That is far enough,” said {A}, and one of the boots had gone quite red. So the ball was let in, and wiped, and shown the back of the sofa.
-> DONE

=== next_bedtime
Behind the sofa lay the ball. It had stopped. It had grass on one side, and it was fast asleep on that one.
-> DONE
