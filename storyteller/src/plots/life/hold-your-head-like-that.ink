# about: feast(christmas&tree&!tomorrow&!next week&!on saturday&!on sunday&!fell&!knocked&!cat&!broke&!down|xmas&tree&!tomorrow&!fell&!knocked&!cat); outing(christmas tree&!tomorrow|xmas tree&!tomorrow); made-something(christmas tree|decorated the tree|decorating the tree|tree decorations); play(christmas tree&!tomorrow|decorated the tree|decorating the tree); found-something(christmas tree); busy(christmas tree)
# also: happy; proud; too-excited; made-something; outing; play; place; thing; person; tired; kindness
# kind wonky: wonky|crooked|lopsided|lop-sided|leaning|leans|leaned|bent|wobbly|squint
# kind chose: chose|choose|choosing|chosen|pick|picked|picking|farm|bought|buy|buying|got|cut
# wants: child
# role grownup: elder, parent = the grown-up with the gloves
# ages: 3-10
# needs: seeing
# holds: christmas(kind), dark(kind)

=== title
{~Hold Your Head Like That|Straight Now?}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A stand proud beside christmas-tree; grownup lie-front under christmas-tree; heroes stand happy; friends stand
# things: christmas-tree; star in A.hand; sofa; window
{~“Straight now?” asked the Christmas tree. {young:A tree can’t talk, so {H} looked underneath it.|{H} looked underneath, since a tree does not ask, and since this one had two legs sticking out.}|Two legs stuck out from under the Christmas tree, {young:and {H} stood in front of them.|and {H} stood in front of them, with an important job.}|{H} had a Christmas tree in the living room, {young:where the chair goes.|in the corner where the chair goes, and the chair was out in the hall.}}
{
- is_wonky:
{A} had picked it, and was proud of it. {young:All the others stood up straight, and this one leaned out to look.|The others had all stood there like a row of pencils, and this one leaned right out to see who was coming.}
- is_chose:
{A} had picked it, and was proud of it. {young:Outside it was just right, but in a room you could see that it leaned.|Outside there are no walls to hold a tree up against. In a room you could see how it leaned.}
- else:
It was green and wide, {young:and as tall as the door, and {A} was very pleased with it. But it leaned.|and taller than anybody, and {A} was very pleased with it. But it leaned.}
}
Under it lay {grownup}, and turned the screws in the foot. “Straight now?” asked {grownup}. ¶ “No,” said {A}.
{A} had the star, for the top.
{young:It had to point up, and not out of the window.|It was to point straight up, and not out of the window, like a star that is looking for the bus.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A point at window; grownup lie-front under christmas-tree; heroes point; friends stand
# things: christmas-tree; window; box; star left
“Which way?” asked {grownup}. ¶ “That way,” said {A}, and pointed. {young:But from under a tree you can’t see a finger.|But nobody can see a finger from under a tree.}
“To the window,” said {A}. So the tree went to the window, {young:slowly, and went on past it, and looked out.|very slowly, and then it went by, and looked out.}
{joining}
“Straight now?” ¶ “Now it leans the other way,” said {A}. {young:So it came back, and then it came too far again.|So back it came, past the middle, as if there were nobody there to say good evening to.} # usual
{hinderer_person:“It was better before,” said {hinderer}. “I mean the time before the time before.”} # beat
{hinderer_animal:{hinderer} lay down under it as well, and after that there was no room for elbows.} # beat
{hinderer_carried:{hinderer} had been put under it already, and had to be told that it was too early for presents.} # beat
“Ow,” said {grownup}. {young:A tree is all prickles, down there.|Down there a Christmas tree is mostly prickles.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A hold happy bell; heroes kneel before box; friends sit
# things: box; 3 bell; ribbon; angel; newspaper
While they waited, {A} looked into the box with the decorations. {young:They had been asleep since last year.|They had lain there in newspaper since January, in the dark, on top of one another.}
“It is time,” {A} told them, {young:and took off their paper.|and unwrapped them one by one, and read out a bit of old news to each.}
There was a bird with one leg. {young:It was still the best.|It had had one leg last year as well, and nobody would have changed it for two.}
There was a big round ball, too, and in it was {A}, {young:with a very big nose.|very small, except for the nose, which was enormous.}
{is_loved:{A} looked for something to do with {loved}, and decided to make one.|{musing}} # personal
The hooks had all held on to each other, {young:and would not let go.|for company, and came out of the box in one piece, like a hedgehog.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A look-through thread; grownup sit; heroes look-up curious; friends sit
# things: thread in A.hand; button; christmas-tree
{grownup} came out for a rest, and sat on the rug, and hung a button on a thread. {young:“That will hang straight,” said {grownup}.|“A thing on a thread hangs straight,” said {grownup}. “It can’t help it. Now we shall know.”}
{A} held it up in front of the tree, and shut one eye. {young:The button was straight. The tree was not.|The button hung to the left of the top, and to the right of the foot, and said nothing.}
“They don’t agree,” said {A}. {young:“One of them must be wrong.”|“The button says one thing, and the tree says another, and there is nobody else to ask.”}
So {A} tried it on the other things. {young:The door was straight, and {grownup} was not.|The door was straight, and the lamp was nearly straight, and {grownup} had one shoulder a good deal lower than the other.}
“That is from lying under a tree,” said {grownup}, {young:and went back in.|and was rubbed there, and went back in.} # spare
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: grownup push paper under christmas-tree; A stand worried; heroes stand; friends look-up
# things: christmas-tree; paper; door; book; themed
Next they put something under the foot. {young:It was a bit of card, and they folded it in two.|It was a piece of card, folded in two, and then in four.}
The tree got up on it, like somebody on one toe. “Straight now?” ¶ “No,” said {A}. {young:“It is looking at the door.”|“It looks as if it has heard something at the door.”}
They took a book in place of the card, {young:and then it looked at the lamp.|and then it took more interest in the lamp.} Whatever they did, it was always looking at something. # usual
{helper_person:“Turn it round,” said {helper}, “and let it lean at the wall.” So they did, and it looked like somebody counting for hide-and-seek.} # beat
{helper_animal:{helper} walked all round it, and looked up at it from each side, and sat down, and left it to the others.} # beat
{helper_carried:{helper} was hung on the high side, to pull it down a little, and did pull, but only as much as a spoon.} # beat
{themed_a} was put by the foot, for weight. # personal
{grownup} had needles in both ears by now. “It must be straight,” said {grownup}. {young:{A} was sorry, and said no.|{A} would have liked to say yes. But somebody who has been asked has to say how it is.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A hold rope; grownup push door; heroes hold rope; friends stand
# things: rope; door; christmas-tree
Then they tried it with string. One end went round the tree, {young:and one went on the door.|below the top, and the other end went round the handle of the door.}
It was straight at last. It stood there like a {~post|flagpole}. {young:Then the door opened.|And then somebody wanted to come in with the tea.}
As the door went, so did the tree. {young:It bowed, and came up again.|It made a deep bow, and half of its needles flew up, and when the door was shut it stood up straight again.}
“It is only polite at the door,” said {A}. {young:They did it again. It bowed again.|They all went out, and came in one by one, and each of them was bowed to.}
{pausing} # company
But you can’t have a tree that bows, {young:with glass balls on.|when it is to have glass balls on, and a bird with one leg.} So the string was taken off. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A hold laughing rope; heroes hold rope; grownup sit laughing; friends sit
# things: christmas-tree; rope; lamp; rug
They put out the string of lights on the floor, {young:to see if it worked.|from the window to the sofa and back, to see if it would work this year.}
It had been put away in a good straight line. {young:Now it was all knots.|But strings of lights get about in the night, and now it was mostly knot.}
{A} went in by a loop, {young:and came out by another.|and out by the next one, and then had a foot in a third.} “Which end am I?” asked {A}.
“You are the middle,” said {grownup}, and pushed in the plug. {young:There was {A}, all lit up!|And there stood {A}, lit up from knee to neck, in five colours.}
“Straight now?” said {A}. ¶ “Perfectly,” said {grownup}. “We could put the star on you, and have the chair back.”
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L crouch surprised; grownup kneel; heroes crouch; friends look-up
# things: christmas-tree; star; sofa; rug
Then the star slipped out of {L}’s hand, and ran away under the sofa.
{L} bent down to look, with one ear on the shoulder, {young:and saw the tree.|as you do for sofas, and happened to see the tree.}
The tree was straight. {young:But the door leaned! So did the lamp!|But now the door leaned, and the lamp leaned, and {grownup_s} legs went up the wall.}
“It is straight!” shouted {L}. “It is the house that is wonky!”
{grownup} crawled out, and looked. ¶ “No,” said {L}. “You have to hold your head like that.” {young:And {L} held it like that.|And {L} got up, and showed how.}
So they stood side by side, with their heads like that, and the tree was as straight as a pin.
{young:It had only been looking at them.|It had only been looking at them with its head on one side, {is_wonky:as it had the first time|as you do with somebody new}.} # usual
{L} was lifted up, and put the star on the top, and it pointed straight up.
“Straight now?” asked {grownup}. ¶ “Now,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L eat laughing; heroes eat; grownup eat; friends sit
# things: table; bowl on table; spoon; glass on table
At supper they all held their heads like that. They had got used to it.
The table leaned. The bread leaned. It did not fall off. # spare
“Can you pass the salt?” asked {grownup}. ¶ “It is up there,” said {L}. # spare
Only the water in the glass did not join in. It stayed flat, as it was.
It was hard to get a pea in. The mouth was not where the spoon was. # more
So for the peas they put their heads up. For the pudding they put them back.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth; grownup stand; friends sit
# things: mirror; basin; toothbrush; cup; towel
In the mirror there was somebody with a needle off the tree in their hair. It was {L}.
{L} put one ear down. The one in the mirror did it too. # spare
“Are you straight?” asked {L}. They both had foam. They could not say. # spare
The needle came out. It was green, and it smelled of outside.
It was put in the cup, to have a drink. # spare
It stood in there, by the brushes. It leaned. # spare
Then the tap was shut. The lamp went off.
-> DONE

=== m3
# shot: behind
# place: living-room; night; stars
# action: L wave sleepy at christmas-tree; heroes wave; grownup stand; friends walk
# things: christmas-tree; star over christmas-tree; sofa; door
They went in once more, to say goodnight to it.
It had all its lights on. The star was right at the top.
“Goodnight,” said {L}, with one ear on the shoulder.
You could see that it heard. It leaned in, to get it all.
The bird with one leg had a good place, near the top. # more
A ball turned round. It had the room in it, and the sofa. It had all of them in it. # spare
Then {grownup} pulled out the plug. The tree was still there, in the dark.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: christmas-tree; star over christmas-tree; box; window; moon
The living room was dark. Nobody lay under the tree.
The moon came in at the window. It leaned on the sofa. # spare
The box stood by the wall. It had old news in it, and no more. # spare
One ball hung on the low side. One hung on the high side. They both hung straight. # spare
The star pointed up. There was a roof over it. Then there were the others. # spare
The tree let go of one needle.
It fell straight down, all the way to the rug.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; door
A pillow is good. It puts your head on one side for you. # usual
{resting}
{keepsake}
{dream} # spare
The door leaned. The lamp leaned too, and went out. # usual
“Straight now?” asked {grownup}, by the bed.
“A bit more,” said {L}.
{grownup} bent down, with one ear to the pillow.
“Now,” said {L}.
Down there stood the tree, with its head like that.
Up here lay {L}. They were both quite straight.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The chair from the corner was still out in the hall, where it had been sent to make room for the tree, and it had its back to everybody. {A} carried in a paper star, and tied it on at the top.
“Now you are one as well,” said {A}, and looked at it, with one ear on the shoulder, to be fair. It was straight already. But it was a good deal less offended.
-> DONE

=== next_bedtime
There was a green needle on the pillow. It smelled of outside.
-> DONE
