# about: jealousy
# also: sharing; quarrel; angry; sad
# news: bad
# wants: child
# role other: somebody, person(sister|brother|cousin|friend|twin) = the other one across the table
# role grownup: parent = the grown-up in the cardigan
# ages: 3-9
# needs: hands
# holds: quarrel(kind), dark(kind)

=== title
{~Exactly Half|Pegs Down the Middle}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes point cross at bun; other hold happy bun; grownup kneel calm holding tape-measure; friends sit-on-chair calm
# things: table; bun on table; cherry on bun; 8 pegs
{~“It is NOT the same!” said {H}, {young:and the jam jumped.|so that it could be heard in the bread bin.} It was about a bun.|One bun had been cut in two, and {H} went down on the floor, {young:to look at it from the side.|to look at it along the edge of the plate, with one eye shut.}|The bun had one cherry, {young:and {H} saw where it went.|and {H} saw which half it went to.}} {many:{B}|{other}} had the big bit. It was always {many:{B}|{other}}, with buns, and with prizes.
“They are the same,” said {grownup}, who had cut it. People will say anything. Out came the tape that is for {~curtains|trousers}. {young:One bit was bigger. It was bigger by a crumb.|One half was longer than the other, by a crumb, and it was not the half that {A} had.} # usual
{is_wished_thing:It had been the same with {wished_thing}. You can’t cut {wished_thing} in two, but {A} had looked for the place.} # wished
{is_wished_saying:{wished_saying} That had been said twice, before the bun.} # wished
“I want exactly half,” said {A}, “of everything,” and went and got the clothes pegs, all sixty.
-> DONE

=== s2
# shot: above
# place: living-room; afternoon; clear
# action: heroes pull cross tape-measure; other pull happy tape-measure; friends hold calm peg; cat lie-front calm
# things: rug; row of 8 pegs on rug; sofa; 3 cushions on sofa
Everybody had to come and hold an end of the tape.
{joining}
A row of pegs went over the rug, and up the table, and along the {~cat|shelf}. On this side all of it was {As}. On that side none of it was.
{hinderer_person:{hinderer} stood with a foot on each side, and wished to know which of them was allowed to sit.} # beat
{hinderer_animal:{hinderer} lay down right across the pegs, and there was a long talk about which half was which.} # beat
{hinderer_carried:{hinderer} was put down exactly on the line, and was on this side as far as the nose.} # beat
All went well until the sofa, which has three cushions. {young:One was mine, and one was not. The one in the middle sat there.|That was one each, and the middle one had a peg put on its nose, and was told to wait.} # usual
{themed_a} got a peg on each side, and was told to stay where it was. # personal
Then there was the lamp, which would not keep to its half. {young:It shone on {many:{B}|{other}}.|{A} spoke to it, and it went on shining all over {many:{B}|{other}}.}
“You are on my side!” ¶ {young:It was a toe, over the line. It was only a bit of a toe.|It was a toe, over the line by about as much as a nail.}
-> DONE

=== m1
# aside
# shot: two
# place: library; afternoon; clear
# action: heroes sit cross holding book; other sit happy; friends sit curious
# things: big book before heroes; row of 4 pegs; picture
The bear book was halved. {young:All this side was for {A}. All that side was not.|The left-hand pages fell to {A}, and the right-hand pages did not.}
It began on the left: “Once there was a bear who had lost his.” {young:That was the end of the page.|There the page stopped.}
{A} did not look across. {young:The bear had lost his what?|The ceiling was very plain, and it was looked at very hard.}
“A blue one,” said {many:{B}|{other}}, from the other half, {young:who had a picture|which had turned out to have all the pictures}.
{A} said that it was a poor sort of book, with no ends. # more
On the next page, on the left, there was only “because of the honey.” # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: heroes hold cross spoon; other lift laughing; friends sit-on-chair surprised
# things: table; row of 8 peas on table; pea over table; plate on table
At tea there were peas. {young:{H} put them out in two rows.|Nobody had known how many peas there are in a tea, but they did now.}
That took a time, and the peas were cold by then, and one was over. {young:One pea! {H} looked at it.|One always is. Between the rows it lay, and knew that it was being looked at.}
{A} cut it, with the side of a spoon. {young:Ping! It went by an ear.|Half of it went past somebody’s ear, and has not been seen since.}
“That was your half,” said {A}.
The half was looked for under the table, in two halves, and what turned up there was a raisin. # more
The rest were eaten, a pea at a time, {young:and both said when|each with one eye on the other’s fork}. Cold peas are not so very nice, even when they are fair. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: heroes draw cross pencil; grownup sit calm; friends look-up calm at heroes
# things: drawing before heroes; cup on drawing; hook on drawing
There was a list of all that {many:{B}|{other}} had more of. {A} drew it, so as to go quicker. {young:Here was the cup. Here was the hook by the door.|On it was the cup with the better handle, and the hook by the radiator.}
Then came being first in the {~bath|car}, and being patted, that time, and called a duck.
The list grew as long as an arm, and made {A} hot all over, {young:and it itched.|like a jumper with something alive in it.} # spare
“Shall we do one for you?” asked {grownup}. “What you have got?”
{young:“No!”|“There is no room on the paper,” said {A}.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; breeze
# action: heroes reach-up curious peg; other run happy; friends walk calm; bird fly happy
# things: row of 10 pegs; tree left
The pegs went out at the back door, down the step, and across the grass. {young:This half had a tree. That half had a bird.|On this side they had a tree, and on that side they had the {~wheelbarrow|pond}, or what they call the pond.}
The bird was on the peg in the middle. {A} told it to choose. On both sides it did a thing, and flew off. # spare
Up in the air there was no way to put a peg. {A} held one up to see. {young:The wind took no notice.|The wind came across from the wrong side, without asking, and went through everybody’s hair.}
And the smell of supper was the same. {young:Everybody had all of it.|Everybody stood there, on both sides, with all of it.}
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: heroes shout cross; grownup kneel worried before heroes; friends stand surprised; other peek surprised
# things: row of 6 pegs on grownup; tape-measure
The last to be done was {grownup}. “Keep still,” said {L}.
The pegs went all down the front of the cardigan. {young:One arm was {L}’s. One was not.|The left arm was {L}’s. The right one had to go elsewhere.}
“And now?” asked {grownup}. So {L} took the left arm, and put it round.
The arm went about half of the way, and stopped. {young:Such an arm is like a door that will not shut.|Such an arm is like a coat with one sleeve, and there is a draught.} # usual
And then a roar came up, all the way out of the shoes. “I don’t want HALF!” shouted {L}. “I want ALL! And I want {many:everybody else|{other}} to live in the SHED!”
The pegs shook. {grownup} did not say that you must not. # usual
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: grownup hug happy heroes; heroes hug happy grownup; other hug happy grownup; friends sit happy
# things: tape-measure; 5 pegs; sofa
“All of it,” said {grownup}. “I see. I had thought that it was about a bun.” And off came the pegs.
Then {L} had all of it, both arms, and a chin on top. The arms shut. There was no draught. # usual
After that {many:the next one|{other}} went in, and had all of it, too. {young:{L} looked on.|{L} stood by with the {~curtain|trouser} tape, and saw how much was going.}
Now there had to be less. {L} put the tape along a sleeve. The arm was as long as before.
So was the other.
{helper_person:“I make it the same,” said {helper}, who had run a thumb down it, to be sure.} # beat
{helper_animal:Then {helper} pushed in at the bottom, and had all of it, too. Even that took nothing off.} # beat
{helper_carried:{helper} was put in the middle, and held from both sides. Even that took nothing off.} # beat
“It does not go down,” said {L}. {not short:And {L} looked the tape over, for holes.} # usual
“Do it again!” So {grownup} did it again. And there was all of it.
-> DONE

=== m4
# aside with m2
# shot: two
# place: bedroom; dusk; clear
# action: heroes read happy drawing; friends kneel happy; other sit happy
# things: drawing in heroes.hand; 4 pegs; cup on drawing
Then the pegs were taken up. That was quick, with {many:all of them|two} at it.
Under the bed lay a bit of paper. It was a list, and {A} had not drawn it. On it was {As} cup. On it was {As} bed, and the way that {A} can whistle.
“Is that about me?”
The list was from {many:{B}|{other}}. It was as long as an arm. # spare
The two lists were put side by side. They were the same, to a crumb. # spare
“I didn’t know that I had so much,” said {A}. # more
-> DONE

=== l3
# shot: object
# place: bathroom; night; stars
# action: heroes sit happy in bath; other sit happy in bath
# things: peg on bath; bath; 6 bubbles over bath
One peg was left on the bath. On this side it was warm. On that side it was warm.
The water had not seen the peg. It went from the one end to the other, and came back. # spare
“You are on my side,” said {A}, to a foot. It was {As} own. # more
The soap was used by all, and it did go down. That is soap for you. # more
-> DONE

=== m3
# shot: close
# place: kitchen; night; stars
# action: grownup hold curious bun; heroes look-up happy at bun; other look-up happy at bun; friends peek happy
# things: bun on table; table; cherry on bun
There was still a bun, the last. The cherry was right in the middle.
{grownup} looked at it from the left, and from the right, and cut it. This took a long, long time.
“One cuts,” said {grownup}, “and one picks.” ¶ {A} did not get down to look. {A} took the near one. # spare
The cherry fell off, and rolled. The {~cat|mat} had it. # more
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: owl sit calm; cat sleep sleepy; heroes sit sleepy
# things: peg; bag on hook; hook; door; tree
The pegs hung in their bag by the door. There were sixty. They had not been shared.
The rug was one rug. The sofa sat with its three, and all of them were let off. # more
The shed was dark. Its door was open, to be on the safe side. No one had come to live in it. # more
The wind went by on both sides. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup stand calm; friends sleep sleepy; other sleep sleepy
The dark was one dark. No one had put a peg in it. # usual
{resting}
{dream} # spare
At the window was half a moon.
“Who has got the rest?” asked {L}.
Then {grownup} came and looked. “It is not cut. It is all there. You can just see half.” # usual
{L} shut one eye. You could see it, a bit. The rest was round, and dark, and all in one.
“All of it,” said {L}.
It did not go down. It came in on every bed. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
All the pegs were out on the line in the morning, and a bird was on the middle one, with a twig. It put that on this side, and looked, and then on that side, and looked.
“You could measure it,” said {A}, and held up the tape.
The bird took the tape as well. It had a nest to see to.
That evening more of the moon was showing. It had kept the rest by itself the whole time.
-> DONE

=== next_bedtime
There was a bit more moon than last night. It had not been taken from anyone.
-> DONE
