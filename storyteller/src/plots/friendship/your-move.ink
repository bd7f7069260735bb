# about: quarrel; left-out; lonely
# also: sad; angry; jealousy; sorry; missing; new-friend
# wants: child
# form: letter
# role rook: toy = a knitted bear called Stook
# names: Nell | Tess | Bridie
# ages: 10-12
# holds: dark(kind), alone(kind)

=== title
{~Your Move|The Knight Who Went Out and Came Home}
-> DONE

=== s1
# shot: close
# place: bedroom; afternoon; clear
# action: L read sad letter; heroes think sad at letter; friends peek curious at letter
# things: wardrobe; board; letter; blocks
{~“Nf3,” said the postcard. “Your move. N.” That was all it said. {H} turned it over, and on the back was a cathedral, which was no help.|Since June there had been a game of chess on top of the wardrobe, where nobody dusts. It was against Nell, one move to a postcard. {H} took down the newest card and read it, which took no time at all.|A postcard can hold about eighty words. {H} had counted. The one that had come that morning from Nell held four, and one of them was N.}
In June, when the chess began, Nell wrote round the edges and over the stamp. Then she went to the other school. Now she had a Freya, and she wrote like somebody paying a bill.
{is_loved:In those days {L} had put in so much about {loved} that the move had to go up the side.|{musing}} # personal
One black rook had been lost since Easter, and {rook_a} stood in for it.
{joining}
“I am going to win,” said {L}, “and then it will be over, and I need not think about it.”
-> DONE

=== s2
# shot: wide
# place: bedroom; afternoon; clear
# action: L reach-down proud board; heroes write proud letter; friends sit curious
# things: board on desk; crown on board; desk; pencil
{L} put the queen right out in the open, as bait, where a bishop could have her for nothing, and wrote: “Qd5. Your move.”
Nell had never in her life let anything go by. She would take a pawn as other people take the last chip. # usual
“Ng1,” said her card. The knight had gone back to where it came from. The queen stood there, quite untaken.
{hinderer_person:“I moved the little horse,” said {hinderer}. “It was in a draught.” Finding out where he had stood took an hour.} # beat
{hinderer_animal:A bishop was missing until tea-time, when {hinderer} brought him back, rather wet.} # beat
{hinderer_carried:{hinderer} was brought up to have a look, and came too near, and it took an hour to agree where everybody had been.} # beat
So the next card had a pawn on it, and was ruder. “The queen is still there,” wrote {L}. “Your move, if Freya can spare you.” # usual
“Nf3,” said Nell’s, the next time.
-> DONE

=== m1
# shot: two
# place: kitchen; afternoon; clear
# action: L write cross letter; grown stir calm pan; heroes sit-on-chair cross; friends sit-on-chair calm
# things: stove; table; letter on table; stamp on table; board on table
# people: grown=man(old)
It has to be explained that K is the king, and so a knight must put up with N; that the board has letters along the bottom and numbers up the side, like a car park; and that in this way two people can play who are not speaking.
Four miles away stood another board, with everything on it in the same place. If somebody sneezed on it, it would have to be put right from memory.
“She is busy,” said the grown-up at the stove.
“She is not too busy for a stamp,” said {L}.
It was very hard to be angry with a person for writing. {L} was doing it, but it took concentration. # spare
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; afternoon; clear
# action: L kneel sad shoebox; heroes read sad letter; friends sit calm
# things: row of 5 letters; window; ruler
In June it had been like this. “Bc4,” she wrote. “The bishop has asked for a hat. Our cat ate a rubber and has been sick in three colours. Is it true that you can hum and whistle at once? I have tried and I only spit.”
And in {~August|July}: “Castles, the long way round. I do like it when he just moves in next door.” That card had a border of small rooks all round, each with washing out.
{L} had kept them in a shoebox, in order, with a rubber band. It had seemed the natural thing to do. # spare
It is a mistake to read old postcards in order. By about the tenth {L} had to look out of the window for a while, at nothing, and with a good deal of interest. # spare
-> DONE

=== m2
# aside
# shot: wide
# place: pond; afternoon; breeze
# action: nell wave happy at L; L reach-down worried shoe; heroes crouch worried; girl clap laughing; gus give calm bread at duck; 3 ducks swim happy; friends stand curious
# things: shoe; bench
# people: nell=girl(red hair); girl; gus=man(old, he)
On Saturday they saw her. She was on the other side of the pond, with three people, laughing the laugh. One of them must have been Freya. Freya had a very ordinary coat on, which was annoying.
Nell looked across. {L} was at once extremely busy with a shoe.
When the shoe was finished there was no one there, only ducks.
{pausing} # company
“She did wave, you know,” said an old man who had been feeding them. “It was quite small. It was about down here.”
“I had a shoe,” said {L}. # spare
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: L point surprised at board; heroes lie-front surprised before board; friends kneel curious before board; tiny rook sit calm on board
# things: board; tray; rocking-horse; 5 letters
That evening {L} took the board down on a tray, and played the whole game through, to see where Nell had gone wrong.
She had not. It had begun long before the queen. On the fifteenth she could have had {rook}. On the nineteenth she could have had {rook} and the queen. # usual
{helper_person:“I’ll read, you move,” said {helper}, who had the shoebox, and read them out by the postmarks.} # beat
{helper_animal:{helper} looked so long at one corner of the board that {L} began to look at it as well.} # beat
{helper_carried:{helper} was put on the far side of the tray, to be Nell; and from over there it was a different game.} # beat
“And here,” said {L}, and stopped. “Here she can win. It is so easy that I would have seen it.” And what had she played? She had played Ng1.
Out to f3 and home to g1; out, and home. She had been doing it for three weeks.
“Why would you not win,” said {L}, “if you could?”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: L kneel curious before rocking-horse; heroes think curious; friends sit curious
# things: tiny rocking-horse; mat; board; letter
They put the knight on the carpet and looked at it.
“Perhaps she has not noticed.” But she was Nell. “Perhaps it is a trap.” But there was no one in it.
“What happens,” came the question, from over by the window, “after somebody wins?”
“Then it is over,” said {L}. “Then there are no more…” And {L} looked at the newest card.
There is another way to stop. Either of them may offer a draw, on any card, and the other may say yes, and everyone goes home. Neither of them had offered. # spare
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: L read sad notebook; heroes sit sad; friends sit calm
# things: shoebox; letter; pencil
There was one more thing to look up, and {L} did not much want to. With every card from Nell there was a line in a notebook, with what had gone back.
It was to show when she had stopped making jokes. It would be good to have the date.
The last joke of Nell’s was on the second of September: a king with a cold. And under it, in another hand, stood the answer to it, which was “Rd8. Your move.” It had been the week of the new Saturday club. # spare
{L} looked at that line from several sides. It was not, when you came down to it, Nell’s writing. # spare
So that was who had begun it.
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L write happy letter; heroes peek happy at letter; friends hold calm lamp
# things: letter; board on desk; desk; stamp; pencil
There was a good move to make, the best one all year.
{L} looked at it, and then moved a knight out.
There was still a lot of card, and {L} wrote on it, up the side and round the stamp.
“I saw you on Saturday, and pretended to have a shoe.” # usual
“I can still hum and whistle at once,” it said. “Does Freya play?”
“And he can come home the next time,” said {L}, of the knight.
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: L push happy letter; heroes walk happy postbox; friends walk sleepy
# things: postbox; street-lamp; slipper; letter in L.hand
The post box was at the end of the road. They went with it, all of them, in slippers.
{homeward} # company
The card went in. You could hear it land. It did not have far to fall, so there must have been a lot of others. # spare
“It will be there by {~Tuesday|Thursday},” said {L}.
It was four miles. A knight could do it in no time, if it did not turn left. # spare
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L carry-both calm board; heroes reach-up calm wardrobe; friends hold calm shoebox
# things: wardrobe; crown on board; shoebox; letter; window
The board went back on top of the wardrobe, slowly, in two hands. Nothing slid.
The queen was still out there, in the open. She had got used to it. # spare
Up on the far side of town there was one just like her. A lamp was on, over there as well. It may have been on for some other thing. # spare
{L} put a band round the box. The top card was a cathedral. It had four words on it. They looked like more than they had.
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: board; crown on board; rocking-horse; 2 towers
It had all been said. They sat on the bed, and did not say it.
“I could have won, too,” said {L}.
“We know,” they said. # spare
The king was still at home. He had a castle on each side. He had been there since June, and was in no hurry. # spare
The lamp was turned down. The long shadows of all the small ones went over the wall, and went out. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny rook sit calm
# things: board; letter
It was dark on top of the wardrobe. {rook} was in the corner, being a rook.
{resting}
{keepsake}
{dream} # spare
One knight was out. That was all right. He knew the way. # usual
In the post box a card lay on its side, and went on saying what it said. # usual
“Out,” said {L}, to the pillow, “and home.” # usual
“Out.” It was slow now.
It was not late. It was not over. It was somebody’s move.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next card had a cathedral on it, seen from the back. There was writing right round it, and some on the stamp.
“Ng1,” it said. “Home. Freya plays like a lawnmower. I cannot hum and whistle at all, I have just tried it, and this card will have to be dried. Your move. P. S. I saw about the shoe.”
{A} put it with the others. The rubber band would hardly go round.
-> DONE

=== next_bedtime
On top of the wardrobe two knights were at home. It was somebody’s move. It could wait.
-> DONE
