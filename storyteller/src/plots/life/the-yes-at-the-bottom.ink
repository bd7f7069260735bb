# about: story-about; with-character; creature; bring-back
# tells: tale(something refused)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the towel
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: speaking
# holds: dark(kind), hedgehog(kind)

=== title
{~The Yes at the Bottom|A No That Had Worn Thin}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; mat; coat on hook; hook; chair right
{~Somebody came in at the front door, and shut it, and leaned on it, and {H} came to see who it was.|The front door opened and shut again very fast, and {H} found somebody leaning on it.|“Is this a house where they ask you things?” said a voice on the mat, and {H} came out into the hall.}
It was {guest_a}, quite out of breath.
“Do {guest_many:we|I} have to {wished_refused}?” asked {guest}. ¶ “No,” said {L}. “Not in here.”
“Out there they all say so,” said {guest}. “{guest_many:We|I} say no, thank you, and the next one comes. {young:{guest_many:We|I} have said it all day long.”|That makes sixty-one since breakfast.”}
{guest} said one, to show it. It was hardly there any more. {young:You could nearly see through it.|It had been a good thick no in the morning, and now you could nearly see through it.} # usual
“Sit down on the chair,” said {L}. “I will say it for you. I have a big one, and I have hardly used it today.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest sit-on-chair calm; heroes sit curious at guest; friends sit calm
# things: mat; chair; coat on hook; hook
“Where did you get yours?” asked {guest}. ¶ “I had most of them when I was two,” said {A}. {young:“They were left over.”|“You get a great many then. I could not use them all up.”}
There was one for coats, and it came with both arms held stiff. {young:There was one for peas.|There was one for peas, which is done with the mouth shut.}
There was a very long one, {young:for the bath.|for getting into the bath, and another just like it for getting out.} ¶ {guest} listened to each of them, with respect.
“{guest_many:We|I} only ever had the one,” said {guest}. {young:“It was for everything.”|“It was for best, and for every day.”}
So {A} gave {guest} a small one, to be going on with. # more
It was just right for being asked if it was cold out. # more
-> DONE

=== s2
# shot: wide
# place: hallway; dusk; clear
# action: man stand cross; heroes stand proud at man; guest peek worried behind coat; friends stand curious
# things: door left; mat; paper in man.hand; coat on hook; hook
# people: man(old, he, hat)
There was a knock at the door, and {L} opened it about as wide as a nose.
{joining}
{is_loved:“If it is about {loved}, you can come in,” said {L}. But it was not.|{musing}} # personal
On the step stood a man with a list. “They all have to {wished_refused},” said the man. “I have it in writing.”
“No, thank you,” said {L}. It was one of the short ones.
{hinderer_person:“Who is it?” called {hinderer} from the back, and very nearly said “Come in.”} # beat
{hinderer_animal:{hinderer} was so pleased to see somebody that it looked like a yes, and had to be held.} # beat
{hinderer_carried:{hinderer} had been leaned against the door, and fell over each time that it opened.} # beat
Next there came an aunt. “In our family you have to {wished_refused},” said the aunt. “I did it, and look at me.” {young:They looked at her.|They looked at her for a bit, as they had been asked to.} ¶ “No, thank you,” said {L}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: heroes draw proud; guest sit curious; friends sit curious
# things: mat; paper; pencil; door left
A letter fell in on the mat, {young:and it was for {guest}.|and it was the kind with little boxes in it, that you have to fill in.}
‘I have to {wished_refused},’ it said. ‘Please tick one.’ {young:There was a box for yes. There was one more box for yes.|The first box said yes, and the second box said yes as well, but in green.}
“You can’t say no on it,” said {guest}. {young:{A} got a pencil.|{guest} had had that letter before, and had never known what to do about it.}
So {A} drew a box on it, next to the others, and wrote the no in by hand. {young:It was bigger than the page.|It began inside the box, and it ended on the mat.}
Then it was ticked, {young:two times.|and ticked again, in green.} They pushed it out through the flap. # more
“Thank you,” said somebody outside, in rather a small voice. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: heroes shout happy; guest sit-on-chair calm; friends stand happy
# things: door left; mat; chair
{young:They came and they asked, and they came and they asked.|They came and asked, some of them quite nicely.} {L} said no through the flap, and no from the stairs, and once, for a change, nope.
{helper_person:“Have one of mine,” said {helper}. “It is rather low, but they can hear it at the bus stop.”} # beat
{helper_animal:{helper} put a nose to the flap, and said a short one too, and out there somebody took a step back.} # beat
{helper_carried:{helper} was held up to the flap, and looked out of it at them until they went.} # beat
In between {guest} sat on the chair. {young:Nobody asked {guest} a thing.|For the first time since breakfast it was quiet all round {guest}, about as far as the coats.} # usual
Then came a small knock, low down on the door.
“No, thank you,” said {L}, at once. ¶ “But I have not asked anything yet,” said the knock. # usual
{L} opened, and on the step stood a hedgehog. “Would anybody like to see the moon?” it asked. “It is in our puddle.”
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes point curious at guest; guest think curious; friends sit calm
# things: chair; mat; door left
“Is it one that I should say no to?” asked {A}, back over one shoulder.
{guest} did not know. {young:It had no ‘have to’ in it, only an ‘if you would like’.|It sounded like a thing that you were asked, and yet there was no ‘have to’ in it. {guest} had another listen.}
“Say it again,” called {A}, through the flap. ¶ “If anybody would like to,” said the hedgehog. “Only if. {young:I can go away.”|I have seen it myself now, and can go away again.”}
{themed_a} lay on the mat. The hedgehog wiped its feet round it, in case. # personal
{pausing} # company
“It is very round tonight,” it said, after a time, to nobody. # more
-> DONE

=== l2
# aside
# shot: above
# place: hallway; dusk; clear
# action: guest sit curious; heroes sit curious at guest; friends sit calm
# things: chair; mat; clock
“What would you like to do,” asked {A}, “if you don’t have to do anything?”
{guest} began to say it, and stopped. {young:It was hard.|It was a question from a quite different drawer.}
“{guest_many:We|I} think of it in the bath,” said {guest}, “but then somebody knocks.” {young:So they sat, and nobody knocked.|So {A} held the flap shut with one foot, and they made a minute in which nobody could ask anything.}
They sat in it. {young:You could hear the clock.|It was as big as a tent, and you could hear a clock in it, and somebody’s tummy.}
“There is something,” said {guest}, “a long way down. {guest_many:We|I} can’t see what it is, from here. {young:It is round.”|But it is round.”} # more
Then the minute was over, and was let out. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: guest look-up surprised; heroes point happy at guest; hedgehog stand happy; friends clap happy
# things: door left; mat; lamp
“N…” said {guest}. It came by itself, from habit, and was half out already.
“What do you say,” asked {guest}, “if you do want to?” ¶ “Yes,” said {L}.
{guest} had one of those. {young:But where was it?|But it had not been out for a long time, with so many who came for the other.} # usual
{guest} felt about for it. It was not at the top. {young:It was right at the bottom.|It was right at the bottom, where you keep a thing that you do not want to lose.}
Then it came up. “Ye,” said {guest}, and coughed, for there was fluff on it. “Yes.”
It was a small one, {young:but it was as good as new.|but it was not thin at all, and still had the shine on.}
“There you are, then,” said the hedgehog, and held the door. # usual
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest look-up happy; heroes kneel happy; hedgehog stand happy; friends sit calm
# things: puddle; moon; hedge
It was true. The moon was in the puddle, all of it.
{guest} looked at it from the left. {guest} looked at it from the right, and it stayed round.
“Do {guest_many:we|I} have to do anything?” asked {guest}. ¶ “No,” said the hedgehog. “It is done.” # spare
A leaf came down on it, and it shook, and was a moon again.
“Would you like some more?” asked the hedgehog. ¶ “Yes,” said {guest}. It came up much faster now. # usual
They had some more. # more
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: man kneel surprised; guest point happy; heroes stand happy; hedgehog stand calm; friends sit calm
# things: puddle; moon; gate; paper
Then the man with the list came round the hedge.
{guest} took a breath. “No,” said {guest}. It had got quite thick again, with the rest.
“What does it say there about moons?” asked {A}. ¶ The man looked it up. There was nothing. # spare
“Would you like to?” said {guest}.
No one had asked him. He felt in all his pockets. “Yes,” he said. It squeaked. # usual
So he knelt down by the puddle. The list got wet, and he did not look. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest walk happy; hedgehog walk happy; heroes wave sleepy; friends wave sleepy
# things: gate; puddle; moon
It was late, and {guest} went home, along with the hedgehog.
“And if they ask again?” said {A}. ¶ “They will,” said {guest}. “{guest_many:We have|I have} a thick one for it.”
“You can say that I said no, too.” ¶ “Sixty-two, then,” said {guest}. # usual
“Would you like to go by the hedge?” said the hedgehog, outside. They heard the answer. It was a short one.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door left; mat; chair; coat on hook; hook; lamp
In the hall the chair was still warm.
The flap was shut. No one was behind it. # usual
There were some noes on the mat. They had been left over. They lay quite flat.
The coats hung there. They did not have to do a thing. # usual
Out in the puddle the moon went slowly to the edge. # more
It did not have to. It went all the same. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup sit calm; friends sleep
# things: bed; pillow; quilt; lamp
Then {A} was in bed.
{resting}
“Do I have to sleep?” asked {A}. ¶ “No,” said {grownup}. “You only have to lie there.”
So {A} lay there. It was not hard. # usual
{keepsake}
{dream} # spare
“Do I have to shut my eyes?” ¶ “No,” said {grownup}. “They do that.” ¶ They did. # usual
“Would you like a goodnight?”
“N…” said {A}. Then {A} felt about for the other one.
It was down at the bottom, where it was warm.
“Yes,” said {A}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A list hung on the gate in the morning, quite crinkled, as if it had been in a puddle. Most of it had run. You could no longer read who had to do what. ¶ At the bottom was a new line, in pencil. ‘Would you like to?’ it said, and there were two boxes. ¶ {H} looked in the one. There was a leaf in it. Somebody had ticked that with a wet nose.
-> DONE

=== next_bedtime
There was a puddle by the hedge. Nobody had to look, and the moon was in it.
-> DONE
