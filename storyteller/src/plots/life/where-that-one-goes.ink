# about: story-about; with-character; creature; bring-back
# tells: tale(or two|something by night)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather; outing; party
# kind museum: museum*|galler*
# kind library: librar*
# kind shop: shop|shops|toyshop|store|supermarket
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: creature, thing, answer(bear|bunny|teddy|doll|puppet) = somebody
# role grownup: parent = the grown-up in the slippers
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Where That One Goes|Steps!}
-> DONE

=== s1
# shot: wide
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest dance happy; other dance happy; heroes peek surprised at guest; friends stand surprised
# things: table; chair; rug; moon
{~Bump, it went, in the middle of the night. {H} got out of bed, and went to see what it was.|{H} woke up because somebody was laughing, and it was nobody in the beds.|There was a light under the door, and it moved about. {H} got up and opened the door a bit.}
{is_wished_site:It was the one night in the year when you may sleep {wished_site}, and the beds stood in a row at the far end.} # wished
It was so late that even {is_wished_site:the lift|the fridge} had stopped. # usual
In the big room {other_known:were|{guest_many:were|was}} {guest_a}{other_known: and {other_a}}, at a slant, like somebody who has stopped in the middle.
“I saw you {wished_nightly},” said {A}.
{young:“Only at night,” said {guest}.|“Only at night,” said {guest}. “By day {guest_many:we|I} hold still, and nobody says well done.”} # usual
“May I join in?” ¶ “You may,” said {guest}, “but when there are steps, you have to stop just as you are.”
“Steps!” said somebody. Everything stood still.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: heroes stand laughing at guest; guest stand proud; friends stand laughing
# things: spoon; table; rug
It was only the clock. So they used the time to practise.
“You begin at the bottom,” said {guest}, “and let it get stiff from there. {young:Then you look at a spoon.”|When it comes up to the eyes, you look at a spoon, and think what the spoon thinks.”}
{A} looked at a spoon. A spoon thinks {~nothing at all|of soup}. {young:It went very well, up to the knees.|It went well as far as the knees, but then something tickled on the way up.}
“That is a laugh,” said {guest}. “You must swallow that.” ¶ {A} swallowed, {young:and it came out at the nose.|and it turned round inside and came out at the nose.}
“Once more, from the bottom,” said {guest}, who had a great deal of patience. # more
-> DONE

=== s2
# shot: two
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: grownup hold sleepy lamp; guest stand calm; heroes peek worried behind curtain; friends crouch worried
# things: lamp; curtain; cup on table; table
{joining}
{is_loved:They had just begun to talk about {loved}, when it was steps again, and real ones.|{musing}} # personal
In came {grownup}, with a lamp and a cup, {young:and not very awake.|and no more awake than the feet needed.} {A} was behind the curtain.
{hinderer_person:{hinderer} had stopped with a biscuit half-way in, and could not shut the mouth.} # beat
{hinderer_animal:{hinderer} did not stop at all, but nobody minds that in {hinderer}.} # beat
{hinderer_carried:{hinderer} had been put down upside down, and had to stay like that.} # beat
{grownup} stopped in front of {guest}. “How did {guest_many:they|that} get here?” said {grownup}. “{guest_many:Those go|That goes} over there.” And {guest} {guest_many:were|was} moved, and stood straight, and patted on the top. {guest} did not move. # usual
{other_known:{other} had got under the table just in time.} # wished
Then the steps went away{young:.|, and the lamp was left behind.}
“It is like that every night,” said {guest}. {young:“{guest_many:We start|I start}, and then it is steps.”|“{guest_many:We have|I have} hardly begun to {wished_nightly}, and then it is steps.”}
-> DONE

=== l1
# aside
# shot: above
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: moth fly; guest stand calm; heroes point laughing at moth; friends look-up laughing
# things: lamp; table; rug
There was one who did not keep to it, and that was the moth. {young:It flew about.|It flew about as it liked, and had never heard of steps.}
Round and round the lamp it went. Then it looked for a place to sit, {young:and sat on {guest}.|and found one on the top of {guest}, and folded up both its wings.}
“Is it still there?” asked {guest}, very softly. ¶ “Yes,” said {A}. {young:“It thinks that you are a wall.”|“It thinks that you are a wall. You are very good.”}
{guest} {guest_many:were|was} so pleased that {guest_many:they|it} shook. {young:Off it flew.|The moth got up at once, and you could see that it would never trust a wall again.}
It sat on the lamp after that, which is hot, and moved its feet a lot. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; night; stars
# action: guest walk curious; heroes point happy; friends walk curious
# things: chair; table; cup; themed
“I can show you round,” said {A}, “if you never get to see more than the middle.”
So they went on tiptoe, from one thing to the next. {young:By night it is all bigger.|By night things are bigger, and stand closer together, as if they had been talking.}
“What is that?” asked {guest}. ¶ “A chair,” said {A}. {young:So {guest} sat on it.|{guest} had looked at it for years, and had never known what it was for, and sat on it, and got up, and sat on it again.}
{themed_a} was on the table, and was held by {guest} for a bit, with great care. # personal
{pausing} # company
“And all of it is just there?” asked {guest}. {young:“In the day as well?”|“By day as well, when nobody needs it?”} # more
-> DONE

=== s3
# shot: close
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: A stand calm holding towel; heroes stand worried; grownup yawn sleepy; guest stand calm; friends stand calm
# things: towel; lamp; table; rug
“Steps!” There was no time for the curtain. {A} stood on one leg, with one arm out, and looked at a spoon.
{grownup} had a towel, and hung it on {A}.
{helper_person:Next to it stood {helper}, like a lamp, and was given a hat to hold.} # beat
{helper_animal:{helper} lay down on {A}’s foot, and that was the only reason why {A} did not fall over.} # beat
{helper_carried:{helper} was picked up, and put on top of the towel.} # beat
“How did {guest_many:they|that} get here?” said {grownup}, and moved {guest} over to the wall. # usual
“Now what did I come for?” said {grownup} then, and yawned. And the steps went away.
But {A} had seen the cup. It had come empty, and it went away empty. “It is for water!” said {A}. “Then you are in the way, and the water is forgotten.”
-> DONE

=== l2
# aside
# shot: two
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest sit happy; heroes sit curious; friends sit calm
# things: rug; lamp; chair
“What is it like by day?” asked {A}.
“You are looked at,” said {guest}. “Then you are not looked at. {young:Then comes the duster.”|On Wednesdays there is the duster, and it goes everywhere, and you may not laugh.”}
“Not even inside?” ¶ “Inside {guest_many:we|I} laugh till Thursday,” said {guest}. {young:“You can’t see it.”|“If you put one ear to {guest_many:us|me} on a Wednesday, you would hear it.”}
{A} tried it now. It was only a sort of hum, {~like a bee in a jar|like a fridge a long way off}. {young:But it was a happy one.|But you could tell that it had been a good Wednesday.}
“And do you see all that we do?” asked {A}. ¶ “All of it,” said {guest}. “We like it best when you dance.” # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest dance laughing; other dance laughing; heroes dance laughing; friends dance laughing
# things: rug; lamp; table; moon
So {A} carried a big cup of water to {grownup}, in both hands. {young:There was a glug, and then a snore.|There was a long glug, and then a snore.}
They listened. There were no steps. {guest} waited a bit longer, at a slant. # usual
“Now?” asked {guest}. ¶ “Now,” said {A}. # usual
And {guest}{other_known: and {other}} could {wished_nightly} all night long, and nobody came. {other_known:They|{guest_many:They|It}} went three times round the rug, and looked out at the moon, and laughed out loud, {young:only to hear it.|only to hear how it sounds.}
{A} joined in, and nobody had to stop in the middle.
“So that is how it goes on,” said {guest}. “{guest_many:We|I} never knew.” # usual
-> DONE

=== m3
# aside
# shot: wide
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest jump happy; heroes clap laughing; friends jump laughing
# things: chair; cushion; rug; moon
There was a chair. They jumped off it.
First it was {guest}, then it was {A}, and then it was all at once. A cushion lay at the bottom.
Nobody told them how late it was. The clock did, but it said it softly. # usual
“Is there more?” asked {guest}, each time. There was. # usual
The moon had come in, and lay on the rug. They jumped into that as well. # more
It did not splash. # more
After a time they only sat, and puffed. That was new, too.
-> DONE

=== m4
# aside
# shot: above
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest push happy chair; heroes fold calm towel; friends stand sleepy
# things: chair; cushion; towel; table
Then it all had to be put back. By morning it must look as it always does.
The chair went to the table. The cushion went to the chair. The rug was smoothed.
“Was the spoon on the left?” asked {A}. ¶ “It was,” said {guest}. “{guest_many:We have|I have} looked at it for years.”
One thing they left as it was not. {guest} did that. The cup had its ear on the other side. # usual
“Why?” asked {A}. ¶ “So that you can see it at breakfast,” said {guest}. # usual
Nobody else would. # more
-> DONE

=== l3
# aside
# shot: close
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: guest yawn sleepy; heroes yawn sleepy; friends sit sleepy
# things: lamp; rug; window
It got a bit grey at the window, low down.
{guest} yawned. It was a real one. It had been waiting since Monday.
{A} had to do it as well, and then {guest} again. It went to and fro.
“Steps?” asked {guest}. ¶ “No,” said {A}. “That was a bird.” # usual
{midway}
They looked for the place where they had stood. It was still there. It was only a bit cold. # more
Behind the curtain it got light. They did not look. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# place for museum: museum; night; stars
# place for library: library; night; stars
# place for shop: shop; night; stars
# action: heroes sleep
# things: table; chair; rug; lamp; spoon on table
Then the big room was still.
The chair stood. The table stood. The spoon lay there, and thought of nothing. # usual
A moth sat on the wall. It sat like a bit of wall.
If you put an ear to it all, there was a hum. But nobody did. # usual
The clock went on. It was allowed to. # more
The moon went off the rug. It left no mark. # more
A crumb lay under the table. That was all that had come of it. # more
You would never have known.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back calm; grownup tuck-in happy heroes; friends sleep
# things: bed; pillow; quilt; cup
“Steps!” It was {grownup}, with the empty cup. Everything stood still.
“{guest_many:Those go|That goes} over there,” said {grownup}, and {guest} {guest_many:were|was} put back.{other_known: So was {other}.}
Then it was {A}, on one leg. “And that one goes here,” said {grownup}. It was the bed.
{resting}
{keepsake}
{dream} # spare
{A} did not move. There was a pat on the top.
It began at the bottom. The feet were still.
Then the knees were still. # usual
Then it came up to the eyes.
There were no more steps.
Goodnight, {H}. Goodnight, {guest}.{other_known: Goodnight, {other}.}
Goodnight.
-> DONE

=== next_night
There was a cup on the table at breakfast, and its ear was on the left. It has its ear on the right as a rule. ¶ Nobody noticed. {H} looked at it, and kept very still, and swallowed it down. But some of it came out at the nose.
-> DONE

=== next_bedtime
“Steps!” said somebody, a long way off. Everything was still.
-> DONE
