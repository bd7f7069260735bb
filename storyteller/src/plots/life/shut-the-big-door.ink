# about: other-lesson(nose|tissue|handkerchief|hanky|hankie|sniff|snot); manners(nose&!pick|sniff|snot|tissue&!pick); learning(blow&nose|blowing&nose); learned(blow&nose|blew&nose); funny(blowing your nose|blow your nose|nose blowing); listening(nose&!pick|tissue)
# also: unwell; manners; funny; learning; mess; thing; story-about
# wants: child
# role grownup: parent = the grown-up with the tissues
# ages: 3-7
# holds: dark(kind)

=== title
{~Shut the Big Door|Two Little Winds}
-> DONE

=== s1
# shot: close
# place: kitchen; dusk; clear
# action: L blow surprised; heroes stand; grownup kneel holding handkerchief; friends stand
# things: table; handkerchief; chair; lamp
{~Sniff, went {H}. {young:Up it went, and down it came.|It went up, and it came down again, and so on, since breakfast.}|There was a silver line on a sleeve, as if a snail had gone by. {H} knew {young:all about it.|which snail it was.}|Up the stairs and down the stairs something went sniff, {young:and it was {H}.|and it was {H}, with a nose.}}
“Blow,” said {grownup}, and held up a tissue. So {L} blew. Pff! {young:Up went the tissue like a flag, and the paper fell off the table.|The tissue stood out like a flag, and the paper fell off the table.}
The nose was just as full as before.
“That was the big door,” said {grownup}, and meant the mouth. {young:“You have two little ones.”|“It is the two little ones that want doing.”}
{joining}
{L} blew again. Pff, it went, and it was the big one again, as that is nearest. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup blow proud; L look-up surprised; heroes look-up; friends stand
# things: table; spoon on table; glass on table; handkerchief; themed
“It goes like this,” said {grownup}. ¶ HOONK. It was like a ship in a fog, and all the spoons rang.
{musing} # personal
That was something to have. {L} wanted one, too.
{hinderer_person:“Mine is more of a duck,” said {hinderer}, and did it, and it was.} # beat
{hinderer_animal:{hinderer} sneezed, to show another way of doing it, and did all the shoes.} # beat
{hinderer_carried:{hinderer} had a tissue held up to it as well, and it came away quite dry.} # beat
“Shut the big door,” said {grownup}. So {L} shut it, and blew. Out went both the cheeks, like a frog’s, and there it all stayed.
Then it came out after all, at the side, with a rude sort of noise. {young:It did that three times.|It was such a good noise that it had to be done three times.} # usual
{themed_a} fell over. # personal
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point curious; heroes stand; grownup sit; friends sit
# things: mirror; table; spoon; lamp
They had a look at it in the back of a spoon. {young:It was as big as a potato.|In a spoon it was as big as a potato, and all the rest of {A} was behind it.}
It had a left one and a right one. {young:They were dark.|They were rather dark, and a person could not see how far they went.}
“Is anybody in?” said {A}. {young:It said sniff.|There was a sniff, as if somebody had come to the top of the stairs.}
“Why does it run?” asked {A}. ¶ “It has nothing else to do,” said {grownup}. {young:“It can’t get off.”|“It has to stay on the face all day.”}
They asked it to come out, and said please. # more
It thought about it, and went up a bit. # more
So they looked at {grownup}’s as well, which was a great deal longer, and was in all day, too. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A listen curious; heroes listen; grownup blow; friends sit
# things: sofa; trumpet; kettle; teapot; cushion
They went to see who else could do it. {young:The kettle could. It had one small hole.|The kettle could do it, with a very small hole, and it never once used its lid.}
The teapot could, if you tipped it. {young:The jug could not.|The jug was no good: it was all mouth.}
“Dogs can,” said {A}. “Horses can, too.” {young:Hrrmph!|A horse does it with its whole head, hrrmph, and looks as if it had said something clever.}
{A} did the horse. {young:It was a very good horse, but it was all lips.|It was a good horse, as far as it went, but all of it had come out of the big door.}
The sofa said pff, when you sat on it. So that was another one who could not. # more
The cushion did not say a thing, as it has no doors at all. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L crouch surprised; heroes crouch; grownup sit-on-chair; friends peek
# things: table; feather on table; lamp; chair
On the table lay a feather, a small white one, out of somebody’s pillow. {L} sat down, with a chin on the wood, to have a rest. The big door was shut.
The feather moved.
“Who did that?” said {grownup}. ¶ {L} had not done a thing. Nobody had blown, and no window was open.
It lay still. Then it moved again, {young:a bit more.|as far as the salt.}
{helper_person:“There are two little winds in here,” said {helper}, who had got down to look. “I can feel the left one.”} # beat
{helper_animal:{helper} put a chin on the other side, and breathed, and back came the feather.} # beat
{helper_carried:{helper} was set down at the end of the table, so that there should be somewhere to get to.} # beat
“It is me,” said {L}. {young:“It is my nose!”|“It comes out of the little ones.”} But that was with the big door open, and the feather flew behind the bread. # usual
So it was shut again, and the feather went home by nose, {young:all the way round the butter.|all the way across, round the butter, and did not once get lost.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A crouch happy; grownup crouch; heroes crouch; friends peek
# things: table; feather on table; cup on table; cup on table; lamp
Then it was a match. {young:A cup was a goal.|There was a cup at each end for a goal, and the feather went in the middle.}
{grownup} had the bigger nose. {A} was the one {young:with more puff.|who was nearer to the table.} Nobody was to use the big door, {young:or it was out.|and if you laughed it was a foul.}
Up went the feather, and hung there. {young:They blew and blew.|They had it between them for some time, like two people with one hat.}
{pausing} # company
It went in by itself, while they were looking at the ceiling. {young:It was one all.|It was given as one each, as both had been under it.} # more
They had to do it again in the other direction, because of the lamp. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point curious; heroes point; grownup hold handkerchief; friends stand
# things: table; handkerchief on table; feather on table; drawer
There is a left wind and a right wind. {young:{A} put a thumb on one.|They found that out with a thumb, which was put on the one and then on the other.}
The left one was strong. {young:It could move a pea.|It could move a pea, if it was a willing pea.}
The right one did not go at all. {young:It was full.|It was as full as a bus, and nobody would get off.}
“It wants the tissue,” said {grownup}. {young:“Then it can go.”|“They will get off, if there is somewhere for them to go.”} So one was fetched, and folded, {young:with four corners.|and it had four corners and a flower on.}
The pea was not willing a second time, and had to be eaten. # more
-> DONE

=== s4
# shot: wide
# place: kitchen; dusk; clear
# action: L blow happy; grownup hold handkerchief; heroes clap; friends clap
# things: table; handkerchief; bin; lamp
“It is only a big feather,” said {L}, of the tissue, and took it in one hand. {young:The big door was shut.|Then {L} looked round, and shut the big door.}
With one finger {L} shut the right one as well. {young:That left one.|That left one, which was the left one.} They all held their breath. # usual
Toot.
It was not a ship. It was more of a boat, the sort that you have in a bath. But it had come out of the nose, {young:and out with it came the rest.|and so had all the rest.}
“Who was that?” said {grownup}. ¶ “That was me,” said {L}. {young:“Now the other one.”|“I will do the other one.”} ¶ Toot.
They looked in, as you do. {young:It was all there.|It was all there, and nobody needs to be told what it was like.} Then it was shut, and went in the bin. # usual
And the sleeve had the rest of the day off.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; grownup stand; friends sit
# things: sink; mirror; towel; toothbrush; tap
They did the big door at the sink. It had to be wide open for that. # spare
“Ah,” said {L}. It had foam on. “And now shut.”
There was one more toot, to see if it was still there. It was. # spare
The soap smelled of soap. {L} had not known that, all day.
The towel had a smell as well, and so had the mat. # spare
It was nice to have it back.
-> DONE

=== l3
# aside
# shot: object
# place: kitchen; night; clear
# action: heroes lie-back
# things: table; feather on table; kettle; spoon; moon; window
It was dark by the bread. The kettle had no more to say. # spare
The spoons lay side by side. They did not ring.
On the wood was the feather. It did not know which way was home. # spare
There was a gap in the window, as thin as a thread. A small wind came in. # spare
It was not the left one, or the right one. It was out for a walk.
The feather moved, as far as the salt.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L sit sleepy; heroes sit; grownup sit; friends sit
# things: bed; handkerchief on table; table; lamp; pillow
There was a tissue by the bed. It was folded, and it had a flower on.
“That is for the night,” said {grownup}. “It is no good to shout for one.” # spare
{L} put it under the lamp, where a hand could get it. # spare
“Can I do the ship?” asked {L}. ¶ “When you are big,” said {grownup}. “It takes a lot of fog.” # spare
A small boat was fine for now. It did for a bath, and it did for a bed.
-> DONE

=== l4
# aside
# shot: wide
# place: harbour; night; stars
# action: heroes sleep
# things: boat; lamp; moon; wave
A long way off there was the sea, with some fog on it. # spare
Hoonk, went a ship. It was low, and soft.
There was no one on the wall. There was just the fog, and it let the ship by. # spare
Toot, went a boat. It was a very small one, and it was right at the side.
“Who was that?” said the ship. # more
Then it was still, and they both went home. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; feather on pillow; lamp
The bed was warm, and you could smell that it was clean. # usual
{resting}
{keepsake}
{dream} # spare
The big door was wide open. It was a yawn. # usual
“Shut the big door,” said {grownup}.
{L} shut it. Then there were just the two.
On the pillow was a bit of white. It was one more feather.
It went off a bit. It came back a bit.
No one blew.
Off it went, and back it came, all by nose.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bird on the sill in the morning, with a good deal of itself puffed out. It looked in, at the table, with one eye and then with the other.
“It wants its feather,” said {A}, and put it on the wood by the window. The big door was shut. It went by nose, round the butter, and out at the gap. The bird took it by one end, and went toot.
-> DONE

=== next_bedtime
By the bed was a tissue with a flower on, folded, in case.
-> DONE
