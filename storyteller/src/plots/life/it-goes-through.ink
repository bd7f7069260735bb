# tells: report
# wants: child
# ages: 3-12
# holds: ant(kind), dark(kind)

=== title
{~Through, Not Round|And Then, and Then, and Then}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A draw proud map on table; ant stand curious on table; heroes point map; friends stand
# things: table; map; crayon; crumb before ant
{~{H} had drawn today on the back of some wallpaper, and it went right across the table.|Somebody very small had come to the edge of today, which {H} had drawn on the back of some wallpaper.|The back of some wallpaper is the longest paper there is, and so {H} had drawn today on that.}
It was a map. {young:There were {is_deed_4:four|{is_deed_3:three|two}} places on it, and a line of dots that went from one to the next.|There were {is_deed_4:four|{is_deed_3:three|two}} places on it, because there had been that many, and a line of dots to get from one to the next.}
At the edge stood an ant with a crumb on its back. “Is there a way round?” it asked.
“It does not go round,” said {L}. “It goes through.” ¶ “Then what comes first?” ¶ “This,” said {L}, and put a finger on it.
{deed_1}.
{young:The ant put down its crumb, and had a long look.|The ant put down its crumb, so as to see it better, and looked at it for some time from below.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point curious map; ant walk calm on table; heroes listen; friends stand
# things: table; map; crayon
“How did you get through it?” asked the ant. ¶ “Here,” said {A}, {young:“in the middle.”|“in the middle, where it is most like it was.”}
{A} had drawn it just as big as it had been. {young:Some of it was blue, and some of it was red, and one bit was only left white.|For some of it the blue had been right, and for some the red, and for one bit there is no crayon, and that was still white.}
“Was it loud?” ¶ {A} did it, exactly as loud as it was. The ant listened with all six feet. # spare
“And where do I look, when I am in there?” ¶ {young:“Over here,” said {A}. “I did.”|“At this,” said {A}, and showed it. “That was where I looked.”}
The ant said that it would look there, too, and took up its crumb. # more
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: ant walk proud on table; A point happy at ant; heroes peek; friends stand
# things: table; map; crumb on ant; themed on table
So the ant and its crumb went in, and you could only see the crumb.
{joining}
On one corner stood {themed_a}, so that the paper would not roll up. # personal
{hinderer_person:“I have put in a bridge,” said {hinderer}, to make it easier, and it had to be rubbed out, for there had been no bridge.} # beat
{hinderer_animal:{hinderer} came to smell it, and breathed out, and the ant had to hold on to the paper.} # beat
{hinderer_carried:{hinderer} was put down in the middle by mistake, and was in the way for some time, like a mountain.} # beat
“I am through that one,” said the ant, when it came out. {young:“What are these dots?”|“And what are all these dots?”} ¶ “They are for ‘and then’,” said {A}.
“And then, and then, and then,” said the ant, and stepped on every one of them. # usual
“And what is this?” ¶ “That is the next place,” said {A}. # usual
{deed_2}.
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A draw curious map on table; ant stand calm on table; heroes point map; friends stand
# things: table; map; crayon
“It is not far from the one to the other,” said the ant. {young:“There are only three dots.”|“There are only three dots, and I have long been in the second of them.”}
{A} went over it with one finger. {young:“It was longer than that,” said {A}, and put in one more.|“It was longer than that,” said {A}, and put in one more, and then a half.}
On the last dot the ant stood still. From there you could see back to the first place, and on to the next. # spare
“Did you see it coming, from here?” it asked. ¶ {young:“No,” said {A}. “I saw it when I was in it.”|“No,” said {A}. “I did not see it until I was in it. You can see more from on top.”}
The ant had never thought of that. It is not often on top. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A look-through curious; ant walk worried on table; heroes point at ant; friends stand
# things: table; map; crumb on ant; chair
Before it went into the second place, the ant had another idea. {young:“I could go along the edge,” it said.|“I could just slip along the edge,” it said, “and meet you at the other end of it.”}
It went along the edge. There the table stopped, {young:and a long way down there was a chair.|and a long way down there was a chair, and a long way below the chair there was the floor.}
{pausing} # company
So it came back. {young:“The dots go in here,” said {A}, “and they come out there.”|“The dots go in on this side,” said {A}, “and come out on that side. In between you have to be in it.”}
“{deed_2},” said the ant to its crumb, so that it should know, and went in. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A reach-down laughing at map; 2 ant walk surprised on table; heroes look-through; friends stand
# things: table; map; crumb on table
In the middle of the paper somebody came the other way, {young:and it was another ant.|with a crumb as well, and a rather wild look.}
“What is it like, further on?” asked our ant. ¶ {young:“I do not know,” said the other. “I am going through it backwards.”|“I could not tell you,” said the other one. “I am going through it backwards, and so everything is over before it starts.”}
“Then you will like it when you get to the front,” said our ant. {young:“It starts there.”|“That is where it starts. After that you will understand all of it at once.”}
There was only room for one of them, and {A} had to hold up a bit of the paper, so that they could get by. # spare
Each of them said “After you.” It went on until the crumbs touched. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: A point calm map; ant stand curious on table; heroes listen; friends sit
# things: table; map; lamp; crumb on ant
Then it was through that as well. “And then?” asked the ant.
{is_deed_3:{deed_3}.{is_deed_4: ¶ “And then, and then,” said the ant, and it came out by the next. ¶ {deed_4}.}|“Then it is white,” said {L}. “There were the two of them, and that was the second.”}
{helper_person:“Can it see in there?” asked {helper}, and turned the lamp so that it shone into the far end.} # beat
{helper_animal:{helper} lay down along that side of the table, so that nobody could fall off.} # beat
{helper_carried:{helper} was set down on the end of the paper, which would not lie flat, and after that it did.} # beat
“Where do I have to be careful?” asked the ant.
{young:{L} put a finger on each of them, one by one.|{L} went back to the first with one finger, and then to each of them, and stopped there, and felt how it was.} # usual
“You go slowly at all of them,” said {L}. “But you do come out. I did.”
“Through, not round,” said the ant. # usual
-> DONE

=== m4
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A think calm map; ant walk curious on table; heroes sit; friends sit
# things: table; map; lamp
One of the places had a cross on it. “Is that where you dig?” asked the ant.
“No,” said {A}. {young:“It is so that I find it again.”|“It is so that I find that one again, when I look for it.”}
“Was it the best?” asked the ant. “Or was it the worst?”
{A} thought it over. {young:“It was the most,” said {A}.|“It was not the best one or the worst one,” said {A}. “It was the most.”}
The ant went to have another look at it, and walked round all four ends of the cross. # spare
“Did you draw that one first?” asked the ant. ¶ “No,” said {A}. “But it was the first that I thought of.” # more
-> DONE

=== s4
# shot: behind
# place: kitchen; night; stars
# action: A draw happy map on table; ant walk proud on table; heroes look-through; friends sit
# things: table; map; crayon; chair; crumb on ant
So the ant came through the last of it, and stood where the paper was white. “How do I get home from here?” it asked. “It just stops.”
{L} looked. It did stop. There was how you get into it, and nobody had drawn how you get out. # usual
So {L} took the crayon, and made a dot beside the last place. “And then,” said {L}. “And then, and then.”
The dots went right over the white, up to the edge, and there was a chair with somebody on it.
“Who is that?” asked the ant. ¶ “That is me, now,” said {L}. “It comes out here.”
At the end of the dots the ant put down its crumb. “I have been through it,” it said. ¶ “All of it?” ¶ “All of it.”
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: A fold sleepy map; ant walk on table; heroes wave sleepy at ant; friends wave
# things: table; map; lamp
Then the map was rolled up. The first place went in first.
The next one went round that. The dots went round and round. # spare
So the last of it was on the outside. You could still see it.
{L} put a hand on it. It was warm from the lamp. # more
The ant had gone, over the side. It knew the way. # more
The crumb was not wiped up. It had come too far. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; soap; towel
One finger was blue, at the end. It was the one that had gone first.
It had been in each place. It had stopped in each of them, too. # spare
The blue came off with soap. A bit stayed, by the nail.
“And then?” said the tap. ¶ “And then teeth,” said {A}. # more
The towel has a blue dot now. It is still there. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: 5 ant stand calm; heroes look-up sleepy
# things: stone; leaf; moon
Under the stone by the step it was late. They were all in.
“Is it far?” they asked. ¶ “It is {is_deed_4:four|{is_deed_3:three|two}},” said the ant, “and the dots.”
“Can you go round?” ¶ “No,” said the ant. It told them why. # spare
It got to the white bit. They all held on. # more
“But it comes out,” said the ant. “I saw who was there.” # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake sleepy; heroes sleep; friends sit sleepy
# things: quilt; map beside bed
The map stood by the bed, all rolled up. You did not need it. # usual
{resting}
{keepsake}
{dream} # spare
{L} had one finger on the quilt. It went in at the first place. And then, and then.
It came to the last. ¶ {deed_last}.
It stopped there for a bit. # usual
Then it went on. And then, and then. There was the pillow.
“You are here,” said {L}.
Goodnight, ant. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the kitchen table lay a crumb, and when {H} bent down to it there was something scratched on the top.
It was a map. It had eleven hundred places on it, and a dot between every two, for an ant has a good deal on. There was a leaf, and a long wait, and something that may have been a shoe. “Begin at the leaf,” said somebody low down. “And not round.”
-> DONE

=== next_bedtime
The ant was under the stone, and telling it again. It had got as far as the white bit.
-> DONE
