# about: test; nervous(test|exam&!piano|sats|assessment|quiz); scared(test|exam&!piano|sats)
# also: nervous; scared; cannot-sleep; school-day; club
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up with the pasta
# ages: 4-11
# holds: cat(kind), dark(kind)

=== title
{~Nothing Fell Down|How Many Legs Has a Cat?}
-> DONE

=== s1
# shot: two
# place: kitchen; dusk; clear
# action: heroes sit-on-chair worried; grownup stand calm; friends sit-on-chair calm
# things: table; bowl on table; pencil on table
{~The test was tomorrow. {H} had packed the pencil, and taken it out, and packed it again.|It was the evening before the test, and {H} had not got past the first bit of pasta.|“Eat up,” said {grownup}, but {H} was thinking about tomorrow, because tomorrow was the test.}
“What if I get one wrong?” asked {A}. # usual
“Then you get one wrong,” said {grownup}. ¶ “And what happens then?”
{young:“I don’t know,” said {grownup}. “I have never looked.”|“Do you know,” said {grownup}, “I have never looked.”}
So there was nobody in the house who knew. {young:It could be anything. It could be loud!|It could be anything, then, and it could be loud.}
“We will have to try it,” said {A}. “We will do it here, where there is a rug.”
-> DONE

=== s2
# shot: wide
# place: living-room; dusk; clear
# action: heroes write curious; grownup sit-on-chair worried; friends sit worried; cat sit calm
# things: table; paper on table; pencil in A.hand; rug; sofa
{A} made a test, with four questions, {young:and all of them sat down to it.|and everybody had to sit where they could not see anybody else’s.}
{joining}
{is_loved:“There is one about {loved},” said {A}, “so that you will be glad of it.”|{musing}} # personal
You have to write your name at the top. They all got that one right, and it was a good beginning. # usual
{hinderer_person:“What is the answer to the first?” whispered {hinderer}, and was moved to the end of the sofa.} # beat
{hinderer_animal:{hinderer} ate a corner of the paper, and it had to be read out.} # beat
{hinderer_carried:{hinderer} lay face down on the paper, and was thought to be doing very well.} # beat
The first question was: How many legs has a cat? {young:The cat came to see.|The cat came in, and sat down in the middle, where everybody could have counted.}
“You may turn over,” said {A}. ¶ {grownup} turned over, and went a little pale.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: grownup write worried; heroes listen calm; friends write calm
# things: clock; pencil in grownup.hand; paper before grownup; lamp
It was very quiet. {young:You could hear the pencils.|It was so quiet that you could hear the pencils, and whose tummy it was.}
It is a sort of quiet that you do not have on other days. The clock liked it, and spoke up. # usual
{grownup} was stuck at the second one, and looked at the ceiling. ¶ “Is it up there?” asked {B}. ¶ “Sometimes it is,” said {grownup}.
“You can leave it and do the next,” said {B}. {young:“It will wait.”|“It does not run away. It stays there, with its number on, until you come back.”}
So {grownup} did the next, {young:and smiled.|and that was one about soup, and could be done.}
A lot of it was only writing down what you knew.
Now and then somebody said hm, and was not asked what it was about. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: cat lie-front calm; heroes kneel curious at cat; friends sit calm
# things: paper under cat; rug; pencil on rug
The cat had been given a paper as well, to be fair, and a pencil.
It had pushed the pencil under the sofa. {young:Then it lay down on the test.|Then it lay down on the whole of the test, and shut its eyes.}
“Is that allowed?” asked {A}. ¶ “You are allowed to leave them all,” said {grownup}. {young:“It is only dull.”|“It is only a very dull way to spend a morning.”}
{A} lifted one paw, and looked. {young:The cat had not written a thing.|Not even the first was done, and it had been sitting on the answer.}
“It knows it,” said {A}. “It just has not been asked in the right way. You would have to ask it with a mouse.”
A warm place was left on the paper, in the shape of a cat. # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A write scared; heroes look-up worried; grownup look-up worried; friends look-up scared
# things: table; paper on table; pencil in A.hand; lamp; cushion
Now it had to be done. {A} sat down, and held on to the table with one hand.
How many legs has a cat? FIVE, wrote {A}. {young:It was quite wrong.|It could hardly have been more wrong.}
And then they waited, and nobody breathed.
{helper_person:{helper} held the lamp, because it was the likeliest to go.} # beat
{helper_animal:{helper} got under the sofa, to be on the safe side.} # beat
{helper_carried:{helper} was put under a cushion, where nothing could happen to anybody.} # beat
The lamp stayed on. The picture stayed on its nail. The cups stood in a row. {young:The tap went drip, as it did before.|Out in the kitchen the tap went drip, as it had the whole evening.}
“Perhaps it takes a moment,” said {grownup}. ¶ So they gave it one, and it was a long one. # usual
“I will do another,” said {A}, and wrote that seven take away two is a {~Tuesday|boat}. {young:They looked at the ceiling.|Nobody had ever been so wrong, and they all looked at the ceiling.}
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes look-through curious paper; grownup peek curious; friends peek curious
# things: paper in heroes.hand; lamp; window
They took it to the light, to see what it was doing.
It did nothing. {young:It said FIVE.|It was a five, a bit fat below, and it sat on its line like any other.}
“Does it hurt?” asked {B}. ¶ “Here,” said {grownup}, who had got two wrong without meaning to, and laid a hand on the tummy. “It was quite hot. {young:Now it goes.|But it is going off already, like soup.}”
{A} had it in the ears. {young:They were red, and then they were pink.|They had gone red, and were on their way back to pink.}
So that was known now, too. It goes to a different place in everybody, and it does not stay.
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes draw laughing; friends draw laughing; cat stand cross
# things: paper before heroes; pencil in heroes.hand; rug
As long as it was there, they thought, they would have a look at it: a cat with five legs.
They drew one. {young:It had a leg in the middle.|The fifth was hard to place, and in the end it went in the middle, for standing still on.}
“It could scratch and not fall over,” said {A}. ¶ “It could hold its tail,” said {grownup}.
The cat looked at the picture, and then it looked behind itself, {young:to count.|as if somebody might have added one.}
“I would never have thought of that,” said {A}, “if I had got it right.”
They gave it a name, and five shoes. It was a very good answer by now, only not to that question. # more
{pausing} # company
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: heroes write proud; grownup stand curious; friends clap happy
# things: paper on table; table; pencil in heroes.hand
Then they were marked. What was right had a tick, and what was wrong had a ring round it.
{grownup} had two rings, {young:and looked at them, and said oh.|and looked into them, as you look into a pond, and said oh.} # usual
“Well?” said {grownup}. “You are the only one who has tried it. What happens?”
{A} looked all round the room once more. There was the lamp, and there was the picture, and there was the cat, with all its legs.
“Nothing fell down,” said {A}. {young:“It gets a ring.”|“You get hot, and it gets a ring, and then you have supper.”}
It was so good to know that {A} ate all the pasta, and it was cold. # usual
-> DONE

=== m3
# aside
# shot: wide
# place: hallway; dusk; stars
# action: heroes carry calm bag; friends stand calm; grownup stand calm
# things: bag in heroes.hand; coat on hook; hook; door left
{A} packed the pencil, and this time it stayed in. # usual
The bag was put by the door, {young:with its nose to the front.|so that it would be the first thing in the morning, and could not be thought about any more.}
“There is a rubber on the other end,” said {B}, who had known it all along, {young:and now saw why.|and had only now seen what that meant. They had made that pencil for somebody who gets one wrong.}
{A} tried it on the five. It went away, and left a grey place, and that was all that was left of it.
Nobody puts a rubber on a thing for those who never need it.
The coat was hung over the bag, so that it would not have to go alone.
-> DONE

=== l3
# aside
# shot: above
# place: school; night; stars
# action: heroes stand sleepy
# things: table; paper on table; cupboard
Far off, at school, the real test was lying in a cupboard. {young:It lay in a heap, in the dark.|It lay in a pile of thirty, in the dark, with the door shut.}
It had all the questions, and not one answer. {young:It had not even a name.|There was not even a name on it yet. It had a line for one.}
It does not know how many legs a cat has. It has to ask.
All that paper, and it could not do a single one by itself. {A} was nearly sorry for it.
Tomorrow somebody would come and tell it. {young:It could hardly wait.|It had been told that they would have sharp pencils, and it was a little nervous.}
-> DONE

=== m4
# shot: two
# place: bathroom; night; stars
# action: heroes brush-teeth calm; grownup stand calm; friends stand sleepy
# things: mirror; mug; towel
“Fifth question,” said {grownup}, at the basin. “How many teeth have you got?”
{A} had not thought of that one. {young:It is hard to count with a brush in.|It cannot be done with a brush in, and without one you have to use a finger, and it tickles.}
“More than six,” said {A}. ¶ “I will give you that,” said {grownup}.
The water ran away. It made its noise at the end, {young:as it always does.|as it does whether you know the answer or not.}
{midway} # company
-> DONE

=== l4
# shot: above
# place: bedroom; night; stars
# action: heroes sit-up calm; grownup tuck-in calm heroes; friends sit sleepy
# things: bed; lamp; book on chair; chair
The page was read, and nobody asked anything about it afterwards.
{themed_a} lay on the chair, for the morning. # personal
“What if I get two wrong?” asked {A}, from under the blanket. ¶ {young:“Then two things will not fall down,” said {grownup}.|“You have seen me do it,” said {grownup}. “I did not feel a thing by the pudding.”}
{A} thought of it, with two rings in it. It could be done.
The lamp was put out, and the ceiling stayed where it was, over in the dark, with both hands full of ceiling.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; cat sleep sleepy; friends sleep sleepy
# things: bed; lamp; curtain
It was quiet in bed. It was the other sort of quiet.
{resting}
{dream} # spare
Nothing fell down.
Then there was a soft bump. The cat had come.
It walked up the bed. {A} lay still, and counted.
One. Two. Three. Four.
And then it lay down.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a paper on the rug, with a ring on it as big as a cat, and in the ring there was the cat. {H} put a tick beside it.
-> DONE

=== next_bedtime
Before the lamp went out, the legs of the cat were counted once more. There were four.
-> DONE
