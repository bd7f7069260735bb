# about: learned(read|book|letters|reading); learning(read|reading|letters|book); can-do(read|book); proud(read|book|reading)
# also: proud; happy; trying-again; school-day; frustrated
# wants: child
# role friend: toy = a bear called Mr Tuft
# role grownup: parent = the grown-up at the stove
# kind nearly: nearly|almost|not yet|struggl*|learning|hard|stuck|trying
# ages: 4-8
# needs: seeing
# names: Mr Tuft | Mr Moss | Mr Crumb
# holds: dark(kind)

=== title
{~It Says So Here|Push}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A read proud book; heroes read; grownup stir pot; friends listen
# things: book; table; jar on table; box on table
{~“The cat sat,” said {H}, {young:and it was so. It was in the book.|and looked up, because it was all there, and it meant something.}|Since four o’clock {H} could read, {young:and now it was ten past, and it would not stop.|and it was now ten past, and hardly anything was left to read at home.}|“P, U, sh,” said {H} to the door of the shop. {young:“Push.” And it opened.|“Push.” They pushed, and it opened, just as it had said.}}
{
- is_nearly:
It was only nearly reading, so far. {young:The short words went in all right, but the long ones got stuck.|The short words were no trouble, and the long ones were asked to wait outside.}
- else:
It had been a whole book. {young:It had a cat in it, and it had a hat, and it had an end.|It had had eight pages and a cat, and nobody had helped, apart from the cat.}
}
Now {A} had only to look at a thing, {young:and it said itself.|and it read itself out, whether one liked it or not.}
“Salt,” said {A}, “jam, hot, off,” {young:and it was all true.|and it was all perfectly true.} # usual
{A} wanted to read everything there is, {young:before bed.|and to have it done before bed.}
{is_wished_place:It began with the signs, on the way to {wished_place}.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: A read happy tin; heroes read; grownup hold tin; friends hold box
# things: tin; box; shelf; jar; themed
So they went along the shelf. {young:{A} read it all out, and the others fetched.|{A} read, and everybody else lifted things down and turned them round.}
{joining}
It was not a good story. “Beans,” it went. “Peas. Peas. {young:Plum jam.” Nobody did a thing in it.|Plum jam. Best before May.” Nothing happened, and nobody had a name.}
{themed_a} had “Made in China” on its foot. Nobody had known that it had come so far. # personal
{hinderer_person:“It begins quite well,” said {hinderer}, “but I can see how it ends.” It ended in rice.} # beat
{hinderer_animal:{hinderer} sat in front of the tin that was next, and was read as well. “Rex,” it would have said, or so.} # beat
{hinderer_carried:{hinderer} was stood on the shelf to hold the place, and was then put away, with the peas.} # beat
“Keep in a cool dry place,” read {A}. {young:“Who?” They looked at the tin.|“Who is to do that?” They looked at the tin.} # usual
And then came a tin with no paper on. {young:It did not say. They shook it. It said slop.|It said nothing at all, on any side, and they had to shake it.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; day; clear
# action: A read surprised label; heroes walk; grownup walk; friends walk
# things: signpost; gate; bus-stop; label on gate
They had to go out, in the end, for more to read. {young:The whole street was full of it, on every wall and on every gate.|The street was full of it, and {A} had walked along there for years and thought that it was a pattern.}
“Stop,” it said. “Look. No.” {young:It was rather a cross street, when you could read it.|It was a strict sort of street, when one came to read it.}
“Slow,” it said, on the road, as long as a car. {young:So they went slow, and a man behind them had to go slow, too.|So they went slow, and so did a man behind them, who was in a hurry.}
On a gate it said, “Dog.” {young:They waited to see, and there was one, just as big as the word.|They waited, and after a bit there was one, just as big as the word.}
“They have thought of everything,” said {A}.
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; day; clear
# action: A read worried label; heroes read; friends hold towel
# things: towel; soap; toothpaste; label on towel
In the bathroom there was more than they had thought. {young:There was hot on the one tap and cold on the other, and it was true.|There was hot on the one side, and cold on the other, and both were right.}
The towel had a small paper ear sewn on, with a lot on it. {young:“Do not boil,” read {A}. “Do not wring.” The poor towel!|“Do not boil,” read {A}. “Do not wring. Do not iron.” It sounded as if the towel had been through something.}
“We will not,” they told it. {young:They hung it up again, and patted it, so that it would not be afraid.|It was hung up again with particular care.}
On the toothpaste it said to use a pea. {young:So they fetched one from the kitchen, but it did not help very much.|They fetched one from the kitchen, and it did not do a great deal, but it was interesting for the pea.}
After that {A} had a drink of water, because reading is dry work.
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: A sit sad holding book; heroes sit; grownup sit; friends sit
# things: bookcase; book; armchair; lamp
Then there were the books on the big shelf. {A} pulled out the fattest, and opened it in the middle.
It was all grey. {young:There was no cat in it.|It went on and on, from edge to edge, and there was not a cat to be seen in it.}
“The,” read {A}. That went well. Then came a word as long as {young:a train|a train, and the engine was out of sight}.
{helper_person:“I only know the first half of that one myself,” said {helper}, and that was kind, and true.} # beat
{helper_animal:{helper} had a look at the page, smelled the middle of it, and lay down on it.} # beat
{helper_carried:{helper} was put into the book to keep the place, and lay as flat as could be.} # beat
“And,” read {A}. “The. Of.” {young:It was like stones in a river.|You could only cross it on those, like stones in a river, and they were far apart.} # usual
“I cannot read at all,” said {A}, and shut it. “I can only read tins.”
“Nobody can read everything,” said {grownup}. {young:“I can’t.”|“I have had that one for nine years.”}
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw happy paper; heroes write; grownup read newspaper; friends sit
# things: paper; pencil; table; newspaper
So {A} wrote something that would be easier. {young:It was one word, on a bit of paper, and it went on the chair.|It was one word, and it went on a paper, and the paper went on the chair.}
“Chair,” it said. {young:Then they did the cup, and the lamp, and they did somebody’s knee.|When that was done there was no reason to stop, and they did the cup, and the lamp, and somebody’s knee.}
Soon it said so on everything. {young:The cat had “cat” on her back, and she went out with it on.|The cat had “cat” on her back, and went out with it on, so that the neighbours should be sure.}
“Now I can read the whole room,” said {A}. {young:It was much better than the fat book, and you could sit on it.|It was a good deal better than the fat book, and you could sit on it.}
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A read curious letter; heroes peek; grownup hold letter; friends stand
# things: letter; envelope; door; mat; coat
A letter lay on the mat. It was not for {A}. {young:But {A} had looked at it, and so it was read before it was picked up.|But {A} had looked, and by then it was too late, because it was read.}
“It says, to the owner,” said {A}. {young:“Is that the cat?” They thought that it might be.|“Who is the owner? Is it the cat?” It was thought that it might be.}
{grownup} began to spell things now. “Did you get the b, i, s, c, u, i, t, s?” {young:said {grownup}, over their heads, as you do.|said {grownup}, over everybody’s head, as people had always done in that house.}
There was a silence. {young:“Biscuits,” said {A}. “They are behind the rice.”|“Biscuits,” said {A}. “They are behind the rice. It says so.”}
It was the end of something, and they all had one.
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A read surprised label at friend; heroes read; grownup sit; friends look-up
# things: label on friend; lamp; bed
At bedtime {L} took {friend_a} by the middle, as on any night. And there, at the side, in the seam, was {young:a label|a small white label, nearly rubbed away}.
It had been there always. {young:{L} had thought that it was for rubbing.|{L} had rubbed it every night, and had thought that it was for that.}
Now it said something. {young:{L} went very slow.|{L} went slowly, with one finger under it, for the letters were soft.}
“Wash,” read {L}. “By. Hand.” {young:And there was one more.|There was one more line, and most of it had been rubbed off.}
“Keep,” read {L}. “Near.”
Then came a gap. {young:It had said more, once.|It had gone on, once, about fires, {grownup} thought, and not near to them.} ¶ “No,” said {L}. “It says keep near. It says so here.” # usual
They both looked at it. {young:It did.|That was quite clearly what it said.} # usual
So that was done, with both arms. {L} had been doing it for years, without having read it. # usual
-> DONE

=== m4
# shot: wide
# place: bedroom; night; clear
# action: A read happy book; heroes lie-back; grownup sit; friends sit
# things: book; lamp; bed; chair
“Who is going to read tonight?” asked {grownup}. “You, or I?”
It was a hard one. {L} could do it. But who would lie there?
“You do the long ones,” said {L}. “I do the cat.”
So they went on like that. {grownup} read, and read. Then {grownup} stopped.
“Cat,” said {L}. It was right each time.
It was not in there often enough, that cat.
-> DONE

=== l3
# shot: behind
# place: hallway; night; clear
# action: A read sleepy label; heroes walk; grownup walk; friends walk
# things: lamp; door; stairs; paper on door
There was one more drink of water, and it was a long way to it.
“Chair,” it said, in the half dark. “Lamp.” They had not been taken down.
“Door,” it said, and it was one.
The cat came by with the paper on. “Cat,” read {L}.
“That is you,” {L} told her. She had never been sure.
On the last one it said “stairs”. They went up it.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends hold towel
# things: basin; mirror; toothbrush
The glass was all wet from the tap.
{L} wrote on it. It was the best word of all. It was a name.
Then it ran a bit, at the ends.
“It says me,” said {L}.
You could look in through it. There was a face in there. It had been washed by hand.
Then it went off the glass, bit by bit. That was all right. {L} knew it.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: shelf; tin; jar; moon; table
It was dark down there. All the words were still on, but there was no one to say them.
The tins stood on the shelf. “Peas,” they said. “Peas.”
One of them had no paper. Somebody had given it one now, and written on it.
“Slop,” it said. It had a name, like the rest.
The moon came in, and went along the row with one white finger. It was slow. It did each one.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: book; lamp; moon
The lamp went off. There was no more to read by. # usual
{resting}
{dream} # spare
It was odd to have it stop. It had gone on since four. # usual
The wall did not say a thing. It was just wall. # usual
{L} felt for the seam, and there it was, soft, by the thumb. You could read it with that.
“Wash,” said the thumb. “By hand.”
And then the last bit, which was worn. That was the best.
“Keep near,” it said.
And so it did.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the breakfast table stood the tin that had no label. Somebody had turned it round, and now it had a second word on the other side, in very small letters, as if written with a paw.
“Not slop,” it said.
{H} shook it. It still said slop. So they opened it, to see which of the two was right. It was peaches. Everybody had one, and the tin was washed and kept for pencils.
-> DONE

=== next_bedtime
“Keep near,” it said, at the side, in the seam.
-> DONE
