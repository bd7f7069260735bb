# about: dentist; bravery(dentist); proud(dentist); teeth(dentist)
# also: bravery; proud; happy; teeth; scared; nervous; new-clothes; found-something; play; person; outing; tired
# wants: child
# role grownup: parent = the grown-up with the forks
# kind out: tooth out|teeth out|extract*|removed|pulled|took out|taken out
# kind filling: filling*|filled
# when: done
# names: Mrs Quill | Mrs Pettifer | Mrs Lodge
# ages: 3-9
# needs: hearing
# holds: dentist(kind), chair(kind), light(kind), dark(kind)

=== title
{~All Present|Upper Left, One, Two, Three}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point proud; heroes stand proud; grownup hold fork; friends stand
# things: table; 4 forks on table; card; door
{~“Open,” the dentist had said, and {H} had opened, and now it was done. {young:It was all done.|It was done, and written down, and there was a sticker for it.}|{H} came back from the dentist with a sticker, {young:and with very clean teeth.|and with teeth so clean that they squeaked when a finger was put to them.}|There had been a chair that goes up and down, and a light like a flat moon, {young:and {H} had been in it.|and {H} had been up in it with an open mouth, and had come home.}}
{is_wished_line:“{wished_line},” said {A}, to the whole kitchen, and the kettle stopped.} # wished
“And what did they do?” asked {grownup}. ¶ “They read them out,” said {A}. {young:“All my teeth.”|“It was the register, like at school.”}
Mrs Quill, who was the dentist, went along with a small mirror on a stick. “Upper left,” she said. “One, two, three.” {young:And somebody wrote it down.|And the nurse wrote down that each of them was there.} # usual
{
- is_out:
“Were they all there?” ¶ “All but one,” said {A}. {young:“That one is out.”|“That one is out, and they have put ‘out’, and I held still.”}
- is_filling:
“Were they all there?” ¶ “All present,” said {A}. {young:“And one is mended.”|“And one has been mended, and they put that down, and I held still.”}
- else:
“Were they all there?” ¶ “All present,” said {A}. {young:“I held still.”|“Nobody was missing, and I held still for every one.”}
}
{is_out:“And where is that one?” ¶ “In an envelope,” said {A}. “It has the day off.”|“Not one was away?” ¶ “Not one,” said {A}. “There is one that wobbles, but it was in.”} # more
It had felt so good to be read out that {A} wanted it done again. {young:But teeth are soon done.|But teeth can be read only by somebody else.} So {A} looked about. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold proud spoon; heroes look-through; grownup write pencil; friends stand
# things: table; 4 forks on table; drawer; paper on table; themed
“Sit,” said {A}, {young:and the forks sat.|and pulled out the drawer, which goes back a long way if you lean on it.} {grownup} was the nurse, and wrote.
{joining}
“Upper left,” said {A}, and touched the first with the back of a spoon. {young:Ting! “Present,” said the fork.|Ting, it went, which is ‘present,’ in fork.}
“Upper left, two. Upper left, three.” {young:Ting, ting.|Ting, ting, all down the row, and none of them had a hole.} # usual
“This will not take long,” said {A} to the forks. “You may hold hands.” # more
{themed_a} was read out as well, under Other. # personal
{hinderer_person:“Am I an upper or a lower?” asked {hinderer}, and had to be done in between, with open mouth.} # beat
{hinderer_animal:{hinderer} came and showed all of them, on both sides, and it took a second sheet.} # beat
{hinderer_carried:{hinderer} was opened, so far as that goes, and ‘soft’ was all that there was to write.} # beat
{young:The forks were six. The knives were asked by {grownup}.|The forks were all there, and the big spoons were all there, and {grownup} did the knives.}
Then came the teaspoons. “One, two, three, four, five,” said {A}. {young:Then there was no six.|In the sixth place there was only drawer.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A think worried; heroes look-through drawer; grownup write pencil; friends stand
# things: table; drawer; paper on table; 5 teaspoons on table
“Lower right, six,” said {A}. {young:It did not say a thing.|It was said three times, as somebody may just have been talking.}
“Shall I put ‘gap’?” asked {grownup}. ¶ “No,” said {A}. {young:“It was there at breakfast.”|“It had egg on it at breakfast. It cannot have come out by itself.”}
It was a spoon with a {~shell|rose} on the end, {young:and it was bent.|and a bend in its neck, from the time with the hard ice.}
The others had moved up a bit, {young:as teeth do.|which, Mrs Quill says, is what happens if nobody looks into it.} # spare
“When did you last see it?” asked {A}. {young:The forks did not know.|The forks looked straight ahead.} # more
“It will be somewhere,” said the nurse. ¶ “That is what gap means,” said {A}. # more
The paper had a five on it, and then a line, and nothing on the line. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup lie-back surprised; A look-through curious torch; heroes stand; friends sit
# things: armchair; torch in A.hand; cushion; lamp
But first there was {grownup}, who had not been done for a year. {young:The big chair went back.|The big chair goes back if somebody sits on the stool behind it.}
“Is it comfortable?” asked {A}. “It will be a bit bright.” {young:And it was.|And the torch came on, and {grownup} had to look at the ceiling, where there was a picture of a {~boat|cow}.}
It was like a street at night in there. {young:There was gold!|Some of the houses had been done up, and one at the back was gold.}
“Upper left, one,” said {A}, “two, three, and a bit of toast.” {young:It was all written down.|“That can go out,” said {A}, “when you rinse.”}
“Ank oo,” said {grownup}. It was not possible to make it clearer. # more
{A} said that {grownup} had been very good, and there was a sticker, off the bananas. # more
“You may lift a hand,” said {A}, “and I stop.” {grownup} lifted a hand, and it was only an itch. # more
Then the chair came up again, and {grownup} had to sit still for a bit, until the kitchen had stopped. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A look-up curious; heroes listen; grownup sit; friends look-up
# things: table; 5 teaspoons on table; cup; drawer
They looked in the sink. {young:They looked in the sugar, and the bin.|They looked in the sugar, and under the mat, and {grownup} went through the peelings.} # usual
{helper_person:“Mine was always in the jam,” said {helper}, and looked there, and it was not, but the jam was seen to.} # beat
{helper_animal:{helper} went to the back door, and sat down, and looked from the door to them, and back.} # beat
{helper_carried:{helper} lay with one ear on the table, like somebody who has heard something.} # beat
Then {A} did what Mrs Quill does. She does not look about. {young:She taps, and she listens.|She taps each one with the stick, and puts her head on one side, and listens.} # usual
So {A} went through the kitchen with the big spoon, {young:and tapped. Tock, said the table. Tunk, said the bread.|and tapped. The table said tock, and the bread bin tunk, and the kettle something long.}
“That is all of us,” said {grownup}. ¶ “Not yet,” said {A}, and went to the window sill, {young:to the flower pots.|where the flower pots stand in a row.}
Tock, said the first one. Tock, said the second. {young:Ting, said the third!|And the third one said ting.}
They all stood round. The plant in it did not look at anybody. # more
“Present,” said {A}.
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A hold proud teaspoon; heroes point laughing; grownup stand surprised; friends stand
# things: flowerpot; window; plant in flowerpot; teaspoon in A.hand
The teaspoon stood in the pot up to its neck, next to the bean. {young:The bean was tied to it.|Somebody had tied the plant to it with a bit of wool, and the plant had grown since, and was holding on.}
They both looked at {grownup}. {young:“Oh,” said {grownup}. “So I did.”|“It only needed something to hold on to,” said {grownup}. “I meant to put it back.”}
“It must come out,” said {A}, {young:“but it must not hurt.”|“but the gum is soft, and it is not to feel it.”} So it was told first, and then it was wiggled.
{pausing} # company
Out it came, with earth on. {young:A pencil went in for it.|A pencil was put in, which does as well, and the plant never knew.}
There was a hole. It was filled, with a thimble of earth, and patted. # more
“You were very good,” said {A} to the bean, and it was shown the sticker. # more
“It has been a good spoon to it,” said {grownup}, “all the same.” # more
There was a leaf on it, too, that had gone right round the bend. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A point proud; heroes walk; grownup write pencil; friends stand
# things: 6 shoes; hook; coat on hook; umbrella; stairs
After that it was hard to stop. {young:They did the hall.|The hall had not been looked into since it was built.}
The shoes were two rows, and they all had their tongues in. {young:The coats were all there.|The coats hung in the right order, and one of them had a loose button, to be watched.}
There were thirteen stairs. {young:One of them creaked.|Twelve were sound, and Lower Four creaked, and had always creaked, and went down as a wisdom stair.}
“Gloves?” said {A}. There were seven. {young:One was away.|One was away, they knew, at somebody’s house, with a note to say so.}
“And how often do you brush?” {A} asked the mat. {young:The mat did not like to say.|The mat had hoped that it would not come up.} # more
Each of them was told, thank you, and that it might shut. # more
The clock was asked, and it had all its twelve. # more
The umbrella was opened, and had one that was out of line. They shut it again, with care. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A write proud pencil; heroes sit; grownup sit; friends sit
# things: table; paper on table; pencil; 6 teaspoons on table
The teaspoon was washed, and put into its place. {young:Six teaspoons!|Then it was all read out once more, from upper left to lower right, and there was no gap.} # usual
“All present,” wrote {grownup}, and {A} signed it. {young:It was a big A.|It was signed as dentists sign, with a wave and a dot.}
{is_wished_person:There was a line for {wished_person} as well, who was to be done the next time.} # wished
{is_wished_day:The next time was down for {wished_the_day}.} # wished
Then they ate, with {A} at the end of the table. Crunch, went the toast, {young:upper left and lower left.|upper left, and then upper right, so that they should all have some.}
The sticker was put on the drawer, at the front, so that they would all have been good. # more
“I could hear each of them,” said {A}. # usual
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; toothbrush; mirror; towel
At the mirror the teeth were read out with the brush.
“Upper left,” said {grownup}. “One. Two. Three.”
Each of them said shh, shh. That is ‘present,’ in brush.
The pink water came last. It went round the cheeks, from one side to the other. # more
At the dentist’s it goes down a hole with a whirl in it. Here it had to make its own. # more
“Thank you,” said {grownup}, “and shut.”
The brush had all its hairs. They were not read out one by one. It was late. # more
“That is all of you,” said {grownup}, and the tap was turned off. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; clear
# action: A walk sleepy; heroes walk sleepy; grownup hold lamp; friends walk
# things: stairs; lamp; coat on hook; hook
They went up. Each stair said that it was there.
Lower Four said it twice. It was let off.
{A} looked round for the sticker. It was on the drawer, and it was all right there. # more
“It says ‘brave,’” said {grownup}. ¶ “It says ‘still,’” said {A}. “I asked.”
So it did. It was a very good word for it. # more
There was a lamp half-way. It was there, and it was on. # more
“Upper hall,” said {A}. “One. Two. Three.” Those were the doors. They were all in. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit sleepy; heroes sit sleepy; grownup sit; friends sit
# things: bed; lamp; pillow; card
The bed goes up if you sit down on the end of it. It goes up at the other one.
{A} lay back, and looked at the lamp. It was not so bright as the dentist’s.
“Open,” said {grownup}. ¶ {A} did. It was a yawn. # more
It was a good one. One could see right to the back. # more
“Nothing to do,” said {grownup}. “We can leave that till the morning.”
The pillow was let down a bit, and then a bit more, until it was level. # more
Under it there was nobody to be read out. {A} had a look, to be sure. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: drawer; 6 teaspoons; window; moon
In the drawer it was dark. The forks lay on the left.
Six teaspoons lay on the right. One had a bit of earth on it, behind the ears.
On the sill the bean held on to a pencil. It had begun to go round it. # more
The tap let go of one drop. It said ting, in a cup. # more
The sticker was on the front. It shone a bit. It said ‘still’, and they were. # more
There was nobody to tap. They were all present, and did not have to say so. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; lamp; pillow; card
“Lower left,” said {grownup}, and sat down by the bed. # usual
{resting}
{dream} # spare
“Pillow?” ¶ “Present,” said {L}.
“Quilt?” ¶ “Present.” # usual
“Moon?” It was in the window, a bit to the left.
“{L}?”
It took a while. “Present,” said {L}. It was said with the mouth shut.
Thank you. And shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter had come, and it was from the forks. It was stuck down with half a sticker, off a banana. {H} had it read aloud.
“We have been through ourselves again,” it said, “and there are seven of us. One is new. It has three teeth and will not say where it is from. It came in with the picnic. Please advise.”
Below it were six straight lines, and a short one.
-> DONE

=== next_bedtime
It was read out as far as the moon. The moon was late, and went down as still to come.
-> DONE
