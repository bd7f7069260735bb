# about: parent-travelling(tomorrow&!until&!till&!back to work&!starts work&!to work&!home tomorrow&!back tomorrow&!comes&!coming&!late|in the morning&!comes&!coming&!home in|leaves&!work&!comes|leaving&!work|before he goes|before she goes|before daddy goes|before mummy goes|before he leaves|before she leaves|next week&!back to work&!comes&!coming|on monday&!back to work&!starts work&!comes&!coming&!late|on sunday&!comes&!coming&!late&!home on|on saturday&!comes&!coming&!late&!home on|on friday&!comes&!coming&!late&!home on|on thursday&!back to work&!comes&!coming&!late&!home on|from monday&!back to work|is deploying|being deployed|goes back on|goes back to sea|goes offshore|going offshore|going away|goes away); somebody-left(tomorrow&!move&!cousins&!friends|in the morning&!move|goes home|going home|flies home|flying home|fly home|fly back|flies back|leaves tomorrow|leave tomorrow&!cousins&!friends|leaves on|leave on&!cousins&!friends|goes back|go back&!cousins)
# also: sad; missing; angry; journey; cannot-sleep; person; place; nervous; made-something; tired; parent-travelling; somebody-left
# kind home: goes home|going home|flies home|flying home|fly home|fly back|flies back|goes back to|go home|leave tomorrow
# wants: child
# role who: answer, parent(mum|mummy|mama|mom|mommy|daddy|papa) = the grown-up with the bag
# when: coming
# ages: 4-10
# needs: hands
# holds: parting(kind), dark(kind)

=== title
{~To Be Gone On With|Hooray for the Slides}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L kneel worried; who sit; heroes kneel; friends sit
# things: rug; box on rug; suitcase; lamp
{~“One more game,” said {H}. {young:“The long one.”|“The long one, with the slides and the ladders. It takes for ever.”}|There was a bag by the door, {young:and {H} did not look at it.|and {H} went round it in a wide curve, so as not to see what was in it.}|It was nearly the day, {young:and {H} got out the longest game.|and {H} had got out the longest game in the house, and blown the dust off it.}}
{who} {who_many:were|was} going {is_home:home|away}{is_wished_day: {wished_day}}, {is_home:a long way off|and not just for a night}. {young:{L} did not want it to be bedtime.|{L} did not want it to be bedtime, because you know what comes after that.}
“Just till somebody gets to the top,” said {who}. {young:“Then it is over.”|“Then it is over, and then it is bed.”}
{L} thought about that. {young:“Nobody must get to the top,” thought {L}.|So nobody must get to the top, thought {L}, ever.}
-> DONE

=== s2
# shot: above
# place: living-room; dusk; clear
# action: L throw dice; who sit; heroes kneel; friends sit
# things: rug; dice; puzzle on rug; cup
You throw, and you go along. Where there is a ladder you go up, {young:and where there is a slide you go down, and say “Oh no”.|and where there is a slide you go down, and mostly you say “Oh no”.}
{joining}
{musing} # personal
{L} threw a four. {young:It was a ladder. “Oh no,” said {L}.|There was a ladder there. “Oh no,” said {L}, and had to go all the way up.} # usual
Then {L} threw a two, and there was a slide. {young:Whee! “Hooray!” said {L}.|“Hooray!” said {L}, and went down it with a whee, right back to the duck at the bottom.}
{hinderer_person:“You are both going backwards,” said {hinderer}, and could not see why everybody was so pleased.} # beat
{hinderer_animal:{hinderer} walked across the game, and everybody was pushed back by a whole row. “Hooray!”} # beat
{hinderer_carried:{hinderer} had a counter as well, and stood on the first square, and was doing best of all.} # beat
{who} looked at {L}, and said nothing. Then {who} threw, and there was a slide. {young:“Hooray,” said {who}, very low.|“Hooray,” said {who}, and it was quite a quiet one.}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A crawl happy behind sofa; who kneel; heroes peek; friends peek
# things: sofa; dice; slipper; pencil
Then {A} threw so well that the dice went under the sofa. {young:They all had to look for it.|It has to be looked for, in such a case, and you can’t be quick about that.}
They found a sock, and a pencil, and half a train. {young:“Look, the sock!” said {A}.|“Let us just see if it is the sock that we think it is,” said {A}, and they went and saw.}
It was. {young:They looked for the dice some more.|After that there was the train, which wanted its other half.}
“There is the dice,” said {who}, {young:and did not pick it up.|and did not pick it up. “I might be wrong,” said {who}. “It is very dark in there.”}
So they looked in two other places first. # more
The dice lay there, with three dots up, and had no idea how much hung on it. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A eat pea; who sit-on-chair; heroes eat; friends sit
# things: table; bowl on table; pea; spoon
“You can’t play such a long game without supper,” said {A}. {young:So there was supper.|So the game had to wait while there was supper, and it was peas.}
{A} ate the peas. {young:One pea. Then one more pea.|There was one pea, and when that was quite gone there was the next.}
Nobody said “Hurry up”. {young:{who} ate in the same way.|{who} had begun in the usual way, and then looked up, and went over to one pea as well.}
They cut a pea in half. {young:It was the best supper there ever was.|They had never known that it was possible to halve a pea, and each half had a good taste.}
The clock went on, over the door. You can’t feed it, and it does not wait. # more
“Are you full?” asked {who}. ¶ “I have only had nineteen,” said {A}. {young:¶ “Then have one more.”|¶ “I make it eighteen and a half,” said {who}.} # spare
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L hold worried cup; who sit; heroes kneel; friends sit
# things: rug; puzzle on rug; cup in L.hand; lamp
But you can’t have a slide each time. {young:Up they went, both of them.|Both of them went up, by twos and threes, and nobody could help it.} # usual
{helper_person:“I saw a four,” said {helper}, who had seen a six, and moved it so, and nobody said a word.} # beat
{helper_animal:{helper} lay down with a sigh against {L}’s back, and was warm there.} # beat
{helper_carried:{helper} was held on one arm from then on, because {L} wanted something to hold.} # beat
And then {who} {who_many:were|was} nearly there. {young:There was only one more square, with a sun on it.|The red counter stood right next to the last square, the one with a sun on it.} One dot would do it.
It was {who_s} turn. {young:{L} put a hand on the cup.|{L} put one hand flat over the cup, so that nothing could come out of it.}
“Don’t,” said {L}. {young:It came out very small.|There was more of it, but it was stuck, like a big crumb.} # usual
{who} put a hand on top. “I don’t want to, either,” said {who}.
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A point surprised at puzzle; who sit; heroes point; friends peek
# things: rug; puzzle on rug; dice; themed
“You moved,” said {A}. {young:“I saw it!”|“Just now, when I looked at the clock. You were up there, and now you are down here.”}
“Did I?” said {who}, {young:and looked at the lamp.|and looked at the lamp.} ¶ “You went down a slide, and you had not thrown.”
“I cheated,” said {who}. {young:“I wanted it to be longer.”|“I am very sorry. I thought that it would give us some more time.”}
{A} looked at {who}. {young:That was what {A} had done, too!|It had not come into {As} head that there were two of them at it.} {A} had done it three times.
{themed_a} had seen it all, and had let it pass. # personal
“We are both very bad at this,” said {who}. ¶ “We are both very good at it,” said {A}. # more
After that they did it openly, and took turns, and it got them a good way down. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point happy at puzzle; who point; heroes look-up; friends sit
# things: rug; puzzle on rug; lamp; cushion
They got to know that game as you know a street. {young:There was the duck. There was the bun.|There was the duck, right at the bottom, and the bun, and the well that nobody falls in.}
There was a boy who had slid down the same slide since before {A} was born, {young:with one shoe off.|with one shoe off, and still seemed to like it.}
“Where does the shoe go?” asked {A}. {young:¶ They looked for it. It was by the bun.|¶ They had never thought to look, and there it was, eleven squares on, beside the bun.}
“Then he will get it back,” said {who}, “if he only goes on.” {young:¶ “Not today,” said {A}.|¶ “But not today,” said {A}. “He is having his slide.”}
They gave him a nod, each time that they came by. # more
He did not nod back. He had his eyes shut, and his hair stood up behind him. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; clear
# action: who hold calm dice; L kneel surprised; heroes kneel; friends sit
# things: rug; puzzle on rug; shelf; lamp
{who} took out the dice and looked at it. Then {who} did not throw. {young:{who} put it away, in a pocket.|{who} put it in a pocket, and did up the button.}
“It is my turn,” said {who}, “and I shall take it along. When I am there I shall throw, {young:and ring you up.”|and ring you up, and tell you what it was.”}
“And if it is the wrong one?” ¶ {young:“Then it is your turn,” said {who}.|“Then you are to go,” said {who}, “and I shall have to wait for you.”} # usual
“So it is not over,” said {L}. ¶ “No,” said {who}. “It is to be gone on with.”
The game was put up on the shelf, with everything on it, {young:as you carry soup.|as you carry a very full bowl of soup.} The red one stood next to the sun. The blue one stood behind it. # usual
“Nobody may dust that,” said {L}. ¶ {young:“Nobody,” said {who}.|“Not by as much as a feather,” said {who}.} # usual
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; clear
# action: L look-up calm; who stand; heroes stand; friends stand
# things: suitcase; mat; door; lamp
Now {L} could look at the bag. It was only a bag.
“It is long, though,” said {L}. ¶ “It is,” said {who}. “It is a long one.” # spare
{is_wished_until:It was {wished_until}. They said it once, both of them, and it was as long as before.} # wished
“But you can’t just stay away, with the dice,” said {L}. ¶ “No,” said {who}. “That would be stealing.”
They did not talk for a bit. It was all right, and no one had to throw. # more
The bag had a strap with a buckle. {L} did it up one hole more. # more
It would be a long way for a bag, and for a dice. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; who hold towel; heroes brush-teeth; friends sit
# things: sink; toothbrush; cup on sink; towel
They did the teeth by turns. {L} did one, and {who} did one.
It is slow, but they get very clean.
“Your turn,” said {L}. ¶ “Yours,” said {who}. They had both lost count. # spare
There was one tooth at the back, and it was done twice. # more
Nobody said that it was late. # more
Then the cup went round, and both of them had some.
It was the last of the day. It was only water, and it was good. # more
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: who sit beside bed; L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; pillow; quilt
“What will you do,” asked {L}, “when it is my turn, and I am asleep?”
“I will wait,” said {who}. “It is good to have something to wait for.” # spare
“And when I am big?” ¶ “Not so long as that,” said {who}.
{L} put out a hand, and felt the pocket. It had corners. The button was done up.
“It is a good pocket,” said {L}. ¶ “It is the best I have,” said {who}. # more
{L} lay down again, a bit nearer. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: shelf; puzzle on shelf; moon; window
It was dark up on the shelf. Next to the sun stood the red one. It did not move.
The blue one did not move. It was not far behind. # spare
Down on his slide was the boy, with one foot bare. He was not at the end. # spare
The moon came in, and went from square to square. It took them one by one. # more
The night had time. They all had.
No dust came. It would not have dared. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: who sit-on-chair; L sleep; heroes sleep; friends sleep
# things: bed; quilt; lamp; pillow
{who} was there still. {who} sat on the edge of the bed. # usual
{resting}
{keepsake}
{dream} # spare
“Whose turn is it?” asked {L}.
“Mine,” said {who}.
“Don’t throw it yet.”
“No,” said {who}. “Not yet.” # usual
The pocket was warm, and had something small in it. It was shut. # usual
The game was on the shelf. It was dark there, and it was not over.
It was to be gone on with.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The telephone rang, from a long way off. “It is me,” it said. “Are you all round it?” They were.
There was a rattle, and something ran along a table, over there, and fell off, and was looked for. You could hear a chair.
“It is a two,” said the telephone. “Hooray!”
“Hooray!” said {A}, and took the other dice. A two is no good to anybody, next to the sun. It was the best two that there ever was.
-> DONE

=== next_bedtime
On the shelf stood the game. It was somebody’s turn.
-> DONE
