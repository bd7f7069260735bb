# about: performance; school-day(sports day|sportsday|sport day|sports carnival|carnival|parade|egg and spoon|sack race|races)
# also: happy; proud; tired; too-excited; sad; embarrassed; won; season; school-day; creature; thing; play; outing
# when: done
# kind sports: sports day|sportsday|sport|sports|race*|egg and spoon|sack|relay|athletics|cross country|gala|swim|swimming|ran|running
# kind match: match|game|football|footie|rugby|netball|hockey|basketball|tournament
# kind parade: parade|carnival|procession|march*|float|floats
# wants: child
# role grownup: parent = the grown-up with the wet coat
# ages: 3-9
# needs: seeing
# holds: dark(kind), crowd(kind)

=== title
{~Behind the Hat|A Very Good Elbow}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes stand sad; grownup sit-on-chair; friends sit
# things: table; coat on hook; hook; cup on table
{~“Did you see it?” asked {H}, when the shoes were off. ¶ “I was there the whole time,” said {grownup}. {young:“I had a good place.”|“I had a very good place, very nearly.”}|“I saw you,” said {grownup} to {H}, {young:at the kitchen table.|when they were home and had got as far as the kitchen table.} “I saw your elbow.”|It was over, and {H} {was} home. {young:“How much of it did you see?”|There was only one thing left to know, and that was how much of it {grownup} had seen.}}
{
- is_sports:
It had been the races today, with flags, {young:and all the families looked on.|and all the families stood along a rope.}
- is_match:
It had been the match today, with a great deal of shouting, {young:and all the families looked on.|and all the families stood along a rope.}
- is_parade:
It had been the parade today, with drums, {young:and all the families looked on.|and all the families stood along a rope.}
- else:
It had been the show today, in the hall, {young:and all the families looked on.|and all the families sat on the small chairs.}
}
“I sat behind a hat,” said {grownup}. {young:“It had a bird on.”|“It had a bird on it. When I leaned to the left, so did the bird.”}
“And what did you see of me?” asked {L}. ¶ “Your left elbow,” said {grownup}. “It was a very good elbow.” # usual
{is_wished_line:“{wished_line},” {L} had put on the kitchen calendar.} # wished
{is_wished_person:{wished_person} had not seen much more.} # wished
They had practised for three weeks, and none of it had been for the elbow. {L} wanted {grownup} to have seen the rest.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L dance; grownup sit-on-chair; heroes sit; friends sit
# action for sports, parade, match: L run; grownup sit-on-chair; heroes sit; friends sit
# things: rug; curtain; chair; themed
# things for sports, match: rug; rope before L; chair; themed
“Then sit there,” said {L}. “I will do it again.”
{joining}
{
- is_sports:
The track was the hall, from the mat to the kitchen door. {young:It was six steps.|It was six steps long, or four, if you were trying.} {L} stood on the mat, and said “Ready” and “Go”, and ran.
- is_match:
The field was the hall, from the mat to the kitchen door. {young:One slipper was the ball.|One slipper was the ball, and the mat was where everybody had been standing.} {L} stood on the mat, and said “Mine!”, and ran.
- is_parade:
The street was the rug, and round the sofa. {L} came in at the door, with one knee up and then the other, {young:boom, boom, boom.|and did the drums as well, with the mouth.}
- else:
The stage was the rug, and the curtain was the curtain. {L} came out of it, stood where the cross would have been, {young:and did it all.|and did it all, from the first bit.}
}
{themed_a} had to be one of the others. # personal
{is_wished_thing:“Here I have {wished_thing},” said {L}, and showed with both hands how that had been.} # wished
{hinderer_person:{hinderer} clapped in all the wrong places, very loudly, to be kind.} # beat
{hinderer_animal:{hinderer} went along beside {L} the whole way, and got in front at the end, and bowed.} # beat
{hinderer_carried:{hinderer} was put where the teacher stands, and gave no sign of any sort.} # beat
“Very good,” said {grownup}. But it was not. {young:It was too small.|There ought to have been thirty of them, and that noise, and the wind in the {is_sports:flags|curtain}.} # usual
The first time it had been as big as anything. {young:Here it was over so fast.|Here it was over before the kettle had boiled, and {L} was standing on a rug.}
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point; heroes carry cushion; grownup carry broom; friends sit
# things: rug; broom; 5 cushions before L; chair
So the others had to come. {young:The broom was the tall girl.|The broom was the girl who is the tallest, and never looks where she is going.}
Five cushions stood in a row, {young:and one of them fell down.|and one of them fell over sideways, just as he had done on the day.}
“That one cried at the start,” said {L}, {young:and hugged it.|of the green one, “and then he was the best of anybody.”}
{grownup} had to be the music. {young:“La,” sang {grownup}.|{grownup} had only the one tune, and it was a slow one.}
{pausing} # company
They stood there, all six. {young:They did not wave.|They did not wave at anybody, which you are not supposed to, and it had not stopped them before.} # more
“It was louder,” said {L}. The broom was dropped, and after that they all stamped, and that was nearer to it. # more
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# action: neighbour hold glove; L look-up; grownup stand; heroes stand; friends stand
# things: door; mat; hat on neighbour.head; glove
# people: neighbour(she, straw hat)
There was a knock, and it was the lady from the corner, with a glove. {young:And she had the hat on!|She came in under the lintel, hat and all, and the bird looked at {grownup}.}
“You dropped this,” she said. {young:“You sat behind me.”|“You must have been right behind me the whole time.”} ¶ “I was,” said {grownup}.
“I saw everything,” she said to {L}. {young:“There was nobody in front of me.”|“It is a thing that I always say. Wherever I am, there is nobody in front of me.”}
{L} walked once round the hat. {young:It was as big as a tray.|It was as big as a tea tray, and from the back there was nothing to be seen past it but sky.}
“What is the bird called?” asked {L}. {young:¶ “He has no name,” she said.|¶ It had never been called anything, she said, but it had been to a great many weddings.} # more
Then she went, and first the door was too low for her, and then she put one hand on the bird, and it was not. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L sit-on-chair sad; grownup stand; heroes sit; friends sit
# things: chair; hat-stand; hat on hat-stand; curtain; lamp
“It is no good,” said {L}, and sat down on the rug. {young:“It is gone.”|“You had to be there, and you were, and you were behind a hat.”}
{helper_person:{helper} got the biggest hat in the house, and hung it on the hat stand without a word.} # beat
{helper_animal:{helper} came and leaned, and for a time they both looked at nothing.} # beat
{helper_carried:{helper} was held on a knee, where there was a good view of the carpet.} # beat
“Change with me,” said {grownup}. {young:“You look. I am you.”|“You go and sit where I sat. I shall be you, and you can see how it was.”}
So {L} sat down on the small chair. In front of it stood the hat stand, {young:with a hat on.|with the largest hat that they had on it, and a duster on that for the bird.} # usual
“Can you see?” called {grownup}. ¶ “No,” said {L}. ¶ “That is right,” said {grownup}. # usual
{L} leaned to the left, and there was the lamp. {L} leaned to the right. {young:There was a gap!|There, between the hat and the curtain, was a gap as wide as a hand.} # usual
And in the gap there was an elbow.
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L lie-front curious; grownup wave; heroes sit; friends sit
# things: chair; hat-stand; hat on hat-stand; curtain; lamp
{L} tried it from lower down. {young:There was a shoe.|From down there you could see one shoe, and it was turned a little in.}
Then {L} went up on tiptoe, {young:and there was some hair.|and there was the top of some hair, and that was all.}
“Is it still you?” asked {L}. ¶ “Of course,” said {grownup}. {young:“Who else has this elbow?”|“I am all here. It is only that you are getting me in pieces.”}
The shoe, the hair and the elbow {young:went by one by one.|came by one after the other, like things on a conveyor in a shop.}
“I would buy the elbow,” said {L}. # more
You do get fond of an elbow, when it is all that there is to look at, and it goes by again and again. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L look-through; grownup dance; heroes clap; friends sit
# things: rug; hat-stand; hat on hat-stand; chair; curtain
{grownup} did it all, as well as it was known. {young:It was all wrong.|{grownup} had seen one elbow’s worth, and had to make up whatever had been joined to it.}
“Did I go that way?” asked {L}. {young:¶ “I think so,” said {grownup}.|¶ “Your elbow did,” said {grownup}. “I took it that you were going along with it.”}
{is_sports or is_match:There was a place where {grownup} had to run on the spot, {young:and puff.|and puffed a good deal more than anybody had on the day.}|There was a place where {grownup} had to turn round, {young:and sat down.|and met the sofa, and sat down on it, and got up as if that were part of it.}}
Everybody else was rolling on the rug. {young:{L} could not see it!|Only {L} could not see why, being behind the hat, and had to be told.}
“Do the end again,” they said. It had not been the end, but {grownup} did it again, and this time it was worse. # more
The duster fell off the hat, and had to be put back up, since it was not the same without the bird. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L look-through happy; grownup wave happy; heroes clap happy; friends sit happy
# things: chair; hat-stand; hat on hat-stand; curtain; lamp
At first the elbow hung down. Then it went in close, {young:and it was very still.|and stayed there, tight, and did not so much as breathe.}
“Now you are waiting,” said {L}. ¶ “Yours did that,” said {grownup}. {young:“It waited like that.”|“It was tight like that for a long time, and so was mine.”}
{
- is_sports:
Then it shot out at the back and began to go, {young:in and out, in and out!|in and out, like the thing on the wheels of a train.} ¶ “Now you are off,” said {L}.
- is_match:
Then it shot out sideways, {young:and somebody had to go round it.|and it was plain that somebody had had to go all the way round it.} ¶ “Now you have got the ball,” said {L}.
- is_parade:
Then it went up, and down, and up, {young:as if it had a drum in it.|as even as a pump, and you could have marched to it.} ¶ “Now here you come,” said {L}.
- else:
Then it came up by itself, as wide as a wing, {young:and it stayed up.|and there was nothing tight about it any more.} ¶ “Now you have begun,” said {L}.
}
“And that was when I knew,” said {grownup}. “I did not need the rest.” # usual
{is_sports:“And where did I come?” asked {L}. ¶ “Past the hat,” said {grownup}. {young:“It was lovely.”|“That was as far as I could follow it.”}|“And the bit in the middle?” asked {L}. ¶ “It did not show,” said {grownup}. {young:“Not on the elbow.”|“Not on the elbow. There it all went beautifully.”}} # usual
{L} looked at the gap. It was not wide. {young:But it had all been in there.|But it had all gone through there, the whole three weeks.} # usual
“You did see it,” said {L}. ¶ “I never looked at anything else,” said {grownup}.
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; hat-stand; hat on hat-stand; lamp
The hat stand was put back by the door. The hat had done very well.
They bowed to it. It leaned a bit, to the left.
Then it was up the stairs. {grownup} had hold of the elbow, in case. # usual
“It is tired,” said {L}. ¶ “It has had a big day,” said {grownup}. # spare
The other one went up by itself. Nobody had watched it at all. # more
It did not mind. It had been on the wall side. # more
At the top they stood still for a bit, and had their breath. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; soap; towel; mirror
There was some of the day on it. It was green.
{L} did the front. {grownup} did the back.
You can’t see your own. They tried, in the glass. # spare
You have to be told. # more
It was a good one. They told it so. # more
The towel went round. It was dry, and it was pink. # more
The other one was done as well. It was only fair. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L fold shirt; grownup sit; heroes sit; friends sit
# things: chair; shirt on chair; bed; lamp
What {L} had had on today was put over the chair.
It still had its arms bent. # spare
“Will there be another one?” asked {L}. ¶ “There will,” said {grownup}.
“Where will you sit?” ¶ “In front of the hat,” said {grownup}. # spare
Then the hat would sit at the back. They thought of that. # more
“Sit low,” said {L}. # more
“As low as I can,” said {grownup}. # more
The arms on the chair hung down now. They had had a long day. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# place for sports, parade, match: playing-field; night; stars
# things: 5 chairs; bench
# things for sports, parade, match: rope; flag
{
- is_sports:
Out on the field it was dark. The rope was down, and lay in a ring.
- is_match:
Out on the field it was dark. The rope was down, and lay in a ring.
- is_parade:
Out on the green it was dark. The rope was down, and lay in a ring.
- else:
In the hall it was dark. The small chairs were up in their pile.
}
No one was there. No one was at the front.
A bit of tape lay on the ground. It was a cross. # spare
The moon had come out. It had a very good place. # more
It had seen none of it. It shone on it all. # more
A leaf went by. It took its time, and no one clapped. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends lie-front sleepy
# things: bed; pillow; lamp
The lamp went down. It was like the hall, just before. # usual
{resting}
{dream} # spare
“Can you see me?” asked {L}. # usual
“I can see an elbow,” said {grownup}.
It lay on the blanket, and it did not do much. # usual
It was still for a time. It was not the tight kind.
“Now you are off,” said {grownup}, very low.
Then it went in, and that was the end of it.
There was no noise. One hand patted, twice.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter came from the lady at the corner. “I have been thinking,” it said. “I have never once seen what it is like behind me. May I sit there, the next time?”
In the envelope was a feather. It was from the bird. {H} put it in a glass on the sill, where you could see round it from both sides.
-> DONE

=== next_bedtime
The feather stood in its glass. There was nobody in front of it.
-> DONE
