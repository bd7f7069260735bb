# about: lost-tooth(fairy forgot|fairy forget|fairy has forgotten|fairy&forgot|fairy did|fairy never|fairy hasn|fairy has not|fairy missed|fairy not co|fairy failed|fairy no show|fairy&still under|fairy&still there|no tooth fairy|fairy&late)
# also: sad; forgotten; frustrated; angry; lost-toy; sorry; patience; nervous
# news: bad
# wants: child
# role grownup: parent = the grown-up in the dressing gown
# ages: 4-9
# holds: fairy(kind), tooth(kind), dark(kind)

=== title
{~Please Tick One|The Tooth That Was Still There}
-> DONE

=== s1
# shot: close
# place: bedroom; day; clear
# action: L hold sad tooth; heroes sit-on-edge bed; grownup stand; friends sit
# things: bed; pillow on bed; tooth in L.hand; curtain; window
{~In the morning {H} felt under the pillow, and the tooth was still there. {young:It was warm.|It had not been taken, and it had not been touched. It was only warm.}|There was something small and hard under the pillow, and {H} did not want it to be the tooth. {young:But it was.|But it was the tooth, just where it had been put.}|{H} lifted up the pillow, and then the sheet, and then the pillow again. {young:The tooth was there. It should not have been.|The tooth lay there and looked at the ceiling. By morning it should have been gone.}}
“She forgot me,” said {L}, and felt it in the middle, {young:under the pyjamas.|about where the buttons are.}
“Did she?” said {grownup}, who sat down on the bed, and looked at the tooth for some time. # usual
“She gets to everybody,” said {L}. {young:“She only did not get to me.”|“There are two of them on my table at school.”} # usual
{L} wanted to know why. {young:And {L} wanted her to come.|And after that {L} wanted her to come, so that it would be all right.}
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: L hold spoon; heroes stand curious; grownup hold mug; friends stand
# things: table; teaspoon in L.hand; mug on table; toast on plate; plate on table
“How big is she?” asked {L}. ¶ {young:{grownup} looked in the drawer.|{grownup} went through the drawer for something of the right size.} “About that,” said {grownup}, and held up a teaspoon.
So for today the teaspoon was the tooth fairy. They would go the whole way with her, and see where it went wrong.
{joining}
{musing} # personal
First came the window. {grownup} held her up to the gap at the top, {young:and in she came.|and she came in without touching the sides.}
{hinderer_person:“Did she bring a coat?” asked {hinderer}, and kept her at the window for some time, being polite.} # beat
{hinderer_animal:{hinderer} sat right in front of the curtain, and she had to go a long way round by the bookcase.} # beat
{hinderer_carried:{hinderer} was on the windowsill already, in the best place to land, and had to be asked to move.} # beat
“Then it was not the window,” said {L}, {young:and felt a bit sad again.|and that was bad news. If nothing was in her way, then she had forgotten.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; day; clear
# action: A kneel curious before rug; heroes kneel; grownup stand; friends sit
# things: rug; bed; sock on rug; book on rug; blocks on rug; themed on rug; teaspoon
From the window to the bed it was all floor. {young:{A} walked her over it.|{A} walked her over it on the end of her handle, to see what it was like from down there.}
First came a sock. {young:She had to go round.|To a teaspoon a sock is as long as a bus, and this one had been parked across the way.}
Then came {themed_a}, and she had to go round that, too. # personal
There were bricks, and a book that was open in the middle. {young:She slid down a page.|She went up one side of it, and slid down a picture of a horse.}
“You could tidy this,” said {grownup}. ¶ {young:“She has wings,” said {A}.|“She can fly over it,” said {A}. “She has wings. It is you that can’t.”}
So it was not the floor. But one sock was moved, {young:just in case.|just in case she came with a heavy bag.} # more
-> DONE

=== l1
# aside
# shot: wide
# place: street; afternoon; clear
# action: A look-up curious; heroes point; grownup stand; friends stand
# things: door; house; hedge; street-lamp
“Can she find us?” asked {A}. So they went and stood outside. {young:There was the number.|There was the number by the door, where it had always been, but a leaf was lying across the top of it.}
The leaf was tucked back. {young:Now it was a good number.|After that you could have read it from a lamp post, and very likely she did.}
“Who else is there?” {young:asked {A}.|asked {A}, and looked along all the upstairs windows.} “She has to do all of those.”
They counted the ones that might have teeth in them. {young:It was a lot of windows.|They got as far as the corner, and there was another street after that.}
“And some people swallow theirs,” said {A}. {young:¶ “That must take longer,” said {grownup}.|¶ “I should think that she needs a form for that,” said {grownup}.}
A man came by with a dog, and they looked at his teeth, but those were all in. # more
-> DONE

=== s3
# shot: behind
# place: hallway; afternoon; clear
# action: L hold purse; heroes stand; grownup hold bag; friends stand
# things: stairs; purse in L.hand; bag in grownup.hand; lamp
“Perhaps her bag was full,” said {L}. {young:“Perhaps it was a very big night.”|Some nights everybody bites into the same sort of apple.}
For a bag they had a purse, and for each tooth a button. {young:Ten went in, and then twenty!|Ten went in, and then twenty, and there was room on the top for a front one.}
{helper_person:“Mine would go in, too, if I had one loose,” said {helper}, and tried them all.} # beat
{helper_animal:{helper} looked into the purse, with the whole of one nose, and so there was room for that as well.} # beat
{helper_carried:{helper} was sat next to the purse to count the buttons, and made it the same number as everybody.} # beat
“So it was not the bag,” said {L}. {young:“She forgot me.”|“Then she did forget me.”}
“We have not done the end,” said {grownup}. “Nobody has done the pillow.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; afternoon; clear
# action: A reach-up holding teaspoon; heroes stand; grownup stand; friends sit
# things: bed; quilt; teaspoon in A.hand; lamp
The side of the bed was next. {young:Up she went, by the quilt.|She went up it by the edge of the quilt, where there is a seam to hold on to.}
“Is it hard?” asked {grownup}. {young:¶ “Not for her,” said {A}.|¶ “Not for her,” said {A}, who was doing it. “She does four hundred of these a night.”}
On the top it was all hills. {young:One hill was a knee.|One of them was a knee, and the hill after that was probably the other knee.}
They were only there at night, of course. {young:So {A} made some, with a cushion.|{A} had to lay them out in cushions, from memory.}
{pausing} # company
She stopped at the top of the second one, to get her breath, and you could see the pillow from there. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A draw pencil; heroes sit-on-chair; grownup lift weighing-scale; friends sit
# things: table; paper on table; weighing-scale on table; bowl; tooth on table
They weighed the tooth as well, on the scales for flour. {young:The needle did not move.|The needle stayed where it was, though {grownup} tapped the glass.}
“It is not heavy,” said {A}. {young:“She could carry it.”|“She could have it under one arm, and still have a hand for the curtain.”}
They put on a raisin, and that was more. {young:A raisin is more than a tooth!|It takes about three teeth to make a raisin, and nobody had known that.}
{A} wrote it down: {young:window, bag, tooth.|window, floor, bag, tooth, and behind each of them a small tick, because it was all right.}
It should have made anyone feel better. But the more things were all right, the more it looked as if she had forgotten. # more
The raisin was eaten. The tooth was put back in its egg cup, where it was safe. # more
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; clear
# action: grownup lie-back sleepy on bed; L hold surprised teaspoon; heroes stand surprised; friends sit
# things: bed; pillow; tooth; lamp
“You must be me,” said {L}. So {grownup} lay down on the pillow, with the tooth under it, and went to sleep, {young:very loudly.|in a way that you could hear on the stairs.}
The teaspoon came over the quilt. It put its handle under the pillow, and pushed. {young:It pushed and pushed.|It got as far as the first crease, and there it stopped.} # usual
{L} pushed with two fingers, and then with two hands. {young:“Lift your head!”|“You will have to lift your head,” said {L}.} ¶ “I can’t,” said {grownup}. “I am asleep.”
{L} stood quite still.
“You are on it,” said {L}. “You are ON it! She was here. She pushed, and I was on it!”
“How heavy is a head?” asked {L}. ¶ {grownup} held one in both hands, to see. “It is about a cat and a half,” said {grownup}. # usual
No teaspoon could lift that. {young:She had not forgotten at all.|So she had not forgotten. She had been there half the night, very likely, with one foot against the mattress.} # usual
“Tonight it can go in a saucer,” said {L}, “and I will write her a card.”
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; clear
# action: A write calm; heroes sit; grownup sit; friends sit
# things: desk; paper on desk; pencil; lamp on desk
The card was for her, so it had to be very small.
“Last night,” it said at the top. And under that came two boxes, to save her time.
“She will want to know where it is now,” said {grownup}. So there was an arrow as well, and it pointed at a small round saucer.
They tried it with the teaspoon. She went straight there. # spare
The pencil was left beside it. It was a stump, and it was just her size. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: sink; tap; toothbrush; mirror
The other teeth were brushed. They had been good about it, all day.
The brush went into the gap. It tickled there, and it was all smooth, like the inside of a cup.
“Is it a nice tooth, do you think?” asked {A}. ¶ {grownup} had a look at it. “I should be glad of it,” said {grownup}.
It had a rinse as well, in its egg cup. It came up very white. # spare
The tap was turned off. Nobody said forgot. # more
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: A fold sheet; heroes kneel; grownup kneel; friends sit
# things: rug; bed; bookcase; lamp; sock
They made a way for her, from the window to the lamp.
It was as wide as a hand. The bricks went to one side. The sock went to the other, and the book was shut.
It looked like a road in the snow, when nobody has been along it yet. # usual
“Is there room to land?” asked {grownup}. ¶ {A} laid a flannel there. It was soft. # more
The window had its gap, and the moon was in it. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; teaspoon on table; mug on table; moon; drawer
Down in the kitchen it was dark. The teaspoon lay by itself.
It had been a long way today. It had been in at a window, and up a whole bed.
A bit of moon lay in it. It was just a bit, and it fitted. # spare
There were five more like it in the drawer. They had only ever done tea. # more
The clock went on. There was a lot of night to come.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; saucer on table; table; tooth on saucer; paper; lamp; pillow
Now the tooth was in a saucer, by the bed. # usual
With it lay a small card. “Please tick one,” it said.
The first box was “I forgot.” The next was “You were on it.”
{resting}
{keepsake}
{dream} # spare
{L} lay down, a good way off. It is a big thing, a head. Now it could be. # usual
It was late, and then it was later.
Somebody came, as big as a teaspoon. She read the card.
Tick, it went, in the dark.
It was the second box.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A parcel lay on the windowsill, and it had come by hand, for it was no bigger than a pea. In it was a card. “How do you find the new saucer?” it said. “Please tick one.” There were three boxes: good, very good, and could have a biscuit on it.
{H} thought for a long time, and ticked the last. It seemed only fair, after four hundred beds.
-> DONE

=== next_bedtime
The saucer stood by the bed. There was a crumb on it, and it had been left for somebody.
-> DONE
