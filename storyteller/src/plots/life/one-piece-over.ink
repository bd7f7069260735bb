# about: broken-thing(vase|jug|mug|teacup|tea cup|best cup|favourite cup|teapot|tea pot|flower pot|flowerpot|plant pot); sorry(vase|jug|mug|teapot|flowerpot)
# also: sad; sorry; embarrassed; scared; nervous; play; mess; angry; truth; lie
# news: bad
# never: glued|superglued|hid|hidden
# wants: child
# role broken: answer = a blue vase
# role owner: person, parent = the grown-up whose it was
# kind cup: mug|cup|teapot|tea pot
# kind ball: ball|football|kick*|throw*|threw|catch
# ages: 3-10
# holds: dark(kind), quarrel(kind)

=== title
{~One Piece Over|Standing in Front of It}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: A stand worried; heroes stand worried; friends look-up surprised
# things: shelf; heap before shelf; rug; ball
{~Crash, it went. And then it was very quiet, and {H} stood there.|There was one sound, and it was the wrong one. {H} looked at the floor, {young:and the floor had bits on.|and at what was on it.}|It had been on the shelf. Now it was under the shelf, in a great many places, and before it stood {H}.}
It was {broken}, {young:and it had been a nice one.|and nobody had ever said how much of a favourite it was, until now.}
{
- is_ball:
The ball rolled off under the sofa, {young:and stayed there.|and was not going to say anything.} # usual
- else:
“I only looked at it,” said {A}, {young:but it had been with one elbow.|though it had been more with the elbow.} # usual
}
{A} did not go near, for the bits were sharp. {young:But {A} wanted it to be up there again, quick!|But what {A} wanted was for it to be back up there before anybody came.}
Upstairs a door opened. {young:Somebody was coming down.|It was {owner}, and there were fourteen stairs.}
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A stand proud before shelf; heroes stand before shelf; friends stand before shelf; owner stand curious
# things: shelf; towel; heap under towel; themed
So first a towel went over it. {young:Now it was a towel with bumps.|It looked exactly like something with a towel over it.}
Then {A} stood in front of that, {young:with both arms out.|with both arms out a little way.}
{joining}
“What are you doing?” asked {owner}. ¶ “Standing,” said {A}.
“I see,” said {owner}, and went to look for the {~scissors|post}, and came by again, {young:and there they still stood.|and they were still at it, and it had begun to look like a fence.} # usual
{themed_a} stood there, too, in the gap. # personal
{hinderer_person:“We are not hiding anything,” said {hinderer}. Nobody had said that they were.} # beat
{hinderer_animal:{hinderer} was interested in the towel, and wanted to take it out for a walk.} # beat
{hinderer_carried:{hinderer} was put on top, to hold it down, and there was a chink.} # beat
It got to be four, and then five. {young:{A} wanted to sit down so much.|Nobody tells you how long one has to stand in front of a thing. It may be for years.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; day; clear
# action: A eat worried bread; heroes eat bread; friends stand; owner carry plate
# things: shelf; towel; plate; sofa
Then it was tea. “Come and sit down,” said {owner}. {young:¶ “We like it here,” said {A}.|¶ “We are having it standing up,” said {A}. “It goes down faster.”}
So the bread was brought to them. {young:They ate it in a row.|They ate it in a row, with their backs to the towel, like people waiting for a bus.}
“You are very good today,” said {owner}. {young:That was the worst of all.|That was hard to bear, and the butter would not go down.}
The shelf had a ring in the dust, where it used to be. {young:{A} could feel it, at the back of the neck.|You could feel it looking at the back of your neck.}
Nobody asked for any more jam, as the jam was over there. # more
The towel had no tea at all. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; day; clear
# action: A think worried; heroes sit on rug; friends sit
# things: shelf; towel; rug; cushion; ball
You get ideas, standing there. {young:“It fell off,” thought {A}. “All alone.”|It could have been the wind. It could have been a very small earthquake, just in that corner.}
It could have been a bear. {young:He could have come in and gone out.|A bear might have come in at the window, and been sorry, and left.}
But it would have to be a bear with {As} elbow. {young:There are not many.|And the more one thought of it, the more that bear looked like {A}.}
“I could say that it was always like that,” said {A} to the towel. {young:The towel did not think so.|But there was the towel, and you do not put a towel on a thing that was always like that.}
Nobody else had come up with a better bear, either. # more
The ball, under the sofa, was asked, and said that it had been asleep. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: owner hold sad flower; A point sad at towel; heroes look-up sad; friends look-up
# things: shelf; towel; flower; cup
At six {owner} came in again{is_cup:, and was thirsty. “Has anybody seen {broken}?” said {owner}|, with a bunch of tulips from the market. “I need {broken} for these,” said {owner}}.
Nobody moved. There are times when there is no more room to stand in. # usual
“It was me,” said {A}, and went to one side, {young:and that was hard.|and it was one step, and much further than it looked.}
{owner} lifted a corner of the towel. {young:It was very quiet.|Then {owner} did not say anything for quite a while, and sat down.} # usual
{helper_person:{helper} put the kettle on, since that is what you do.} # beat
{helper_animal:{helper} lay down across two pairs of feet, so that nobody could go.} # beat
{helper_carried:{helper} was set on the arm of the chair, between the two of them.} # beat
“I loved that,” said {owner}. ¶ “I know,” said {A}. “I am sorry.” And then they were both sad, and that was better than standing.
“How long have you been standing there?” asked {owner}. ¶ “Since the crash,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: owner carry-both tray; A point curious; heroes sit; friends look-up
# things: table; tray; lamp; newspaper
They put down the newspaper, and {owner} brought in the bits, with gloves on. {young:There were lots.|There were twenty-three, and some that were only sand.}
{owner} had the glue, and {A} was to say where. {young:“That one goes there,” said {A}.|It turned out that {A} had a very good eye for it. “That is from the bottom,” said {A}. “It has got the line.”}
It is like a puzzle, with no lid to look at. {young:They had to remember it.|They had to remember it as hard as they could, and each of them remembered another part.}
{pausing} # company
“It had a chip at the top before,” said {owner}. “I did that. {young:I turned it to the wall.”|I stood in front of it for a bit, and then I turned it round.”}
“Did you ever say?” asked {A}. ¶ “I am saying it now,” said {owner}. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-up curious; owner sit calm; heroes sit; friends sit
# things: table; lamp; cup; newspaper
While the glue dried it had to be held, and nobody could scratch their nose. {young:So they talked.|So they told each other what else they had broken.}
{A} had broken a spoon, and a shoe, and the loo seat. {young:That one was loud.|And something behind the fridge, only that nobody had found out yet what it was.}
{owner} had broken a window with an orange, {young:when {owner} was small.|years ago, and had stood in front of it until it was dark.}
“How did they know?” asked {A}. {young:¶ “There was a wind,” said {owner}.|¶ “It was snowing,” said {owner}, “on the piano.”}
They both had to laugh, and it moved a bit at the top, and set like that. # spare
The lamp was held nearer, and was told what it had been like before. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L point happy; owner hold happy flower; heroes clap; friends sit happy
# things: table; vase on table; flower; pebble; lamp
{short:They mended it at the table. {owner} had the gloves and the glue, and {L} said where. }When it was done it stood there, {young:a bit to one side.|leaning to the left, like somebody who listens.}
But there was one piece over. {young:It was as big as a thumb nail.|It was small and had three corners, and its place had closed.}
“So it has a hole,” said {L}. {young:They both looked at it.|They turned it this way and that way, and the hole came round each time.} # usual
{
- is_cup:
Tea would come out of that. So {L} tried it with pencils. Ten of them stood in the top, and one, the red, looked out at the side.
- else:
{L} took a tulip, and tried it. The others stood in the top, with a jam jar for the water. And that one came out at the side, and looked round.
}
“It never did that before,” said {owner}, and had to smile. # usual
“It is not the same,” said {L}. ¶ “No,” said {owner}. “Now it is the one that you stood in front of.”
{is_wished_saying:{wished_saying} That had been said as well, about then, and it was true.} # wished
-> DONE

=== m4
# shot: behind
# place: living-room; dusk; clear
# action: L reach-up calm; owner lift vase; heroes stand; friends stand
# things: shelf; vase; flower in vase; lamp
It went up on the shelf again, further back. The ring in the dust did not quite fit.
They stood in front of it, to look. Then they went to one side, to look from there. # spare
“You can see it from here, too,” said {L}. ¶ “You may sit down now,” said {owner}.
They sat down. It was the best thing in the whole day, that sofa. # usual
The towel was hung up. It had not had an easy time. # more
The ball came out from under there, after a bit, and was put by the back door. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; owner walk holding lamp; friends walk
# things: stairs; lamp; coat; door
There were fourteen stairs. They go up more quickly than down.
The elbows were kept in, past the picture, and past the clock.
“It ticks,” said {L}. It did. It always had. # spare
The small piece came up as well. It had a small tin to itself, with some wool in. # more
On the top stair they stood for a moment, but not in front of anything. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; owner hold towel; heroes wash; friends stand
# things: basin; towel; cup; soap
There was a cup there, and it was a tin one. It had been dropped for years.
It was quite a relief to hold it. # spare
“Will it fall down again?” asked {L}.
“One day,” said {owner}. “Then we will have a few over, and there will be more to look out of.”
Some glue was on one thumb. It would go by itself. # more
The towel went round them both, and there was nothing under it. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: shelf; vase on shelf; flower in vase; moon; rug
In the room it was dark. Up on the shelf it leaned to the left, and listened.
Nothing went crash. A bit of moon came in.
It got in at the hole, and lay in there, on the bottom, where it had never been. # spare
{is_cup:The red pencil looked out at the side. It did not write.|The tulip looked out at the side. It had shut, for the night.} # more
The rug was swept. There was nothing on it that was sharp. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; owner sit calm; friends sit
# things: pillow; blanket; lamp
It was good to lie down. It was the best way of not standing. # usual
{resting}
{dream} # spare
“Do you still mind?” asked {L}. # usual
“A bit,” said {owner}. “It is about as big as the piece.” # usual
“You can have the piece back,” said {L}. “It is in my tin.”
“You keep it,” said {owner}.
So it lay by the lamp, on its wool. It was small, and it shone.
It had three corners. One was from before, and one was from today.
The other had not been anywhere yet.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The tin was open in the morning, and the wool had a dent in it, and the piece was up on the shelf. It had got as far as the hole, and stood there, and could not get in.
“It wants to go home,” said {H}.
So it was laid at the foot, on its own bit of wool, where it could look up. Something red leaned out over the edge, and told it how things were inside.
-> DONE

=== next_bedtime
Up on the shelf it leaned, and listened. Somebody small was telling it where it had been.
-> DONE
