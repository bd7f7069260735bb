# about: feast(mother's day&tomorrow|mothers day&tomorrow|mother&day&hid|mother&day&secret|mother&day&surprise|mothering|father's day&tomorrow|fathers day&tomorrow|father&day&hid|father&day&secret|father&day&surprise|mother&day&making|father&day&making|mother&day&on sunday|father&day&on sunday|mother&day&waiting|father&day&waiting); made-something(mother&day&tomorrow|father&day&tomorrow|mother&day&hid|father&day&hid|mother&day&secret|father&day&secret|father&day&on sunday|mother&day&on sunday|card hidden|hidden the card|secret card|surprise for mum|surprise for dad|surprise for daddy|surprise for mummy)
# also: made-something; too-excited; patience; kindness; happy; proud; thing; person; feast; cannot-sleep; likes; food
# role mum: honoured, parent = the one on the stairs
# kind mothers: mother*|mothering
# kind fathers: father*
# wants: child
# ages: 3-10
# holds: dark(kind)

=== title
{~Nothing With Glitter On|It Is Off Nothing}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: A stand worried before bed; mum stand curious; heroes stand worried; friends stand
# things: bed; drawing; door; rug
{~“What is under the bed?” asked {mum}, at the door. {young:“Nothing,” said {H}, a bit too fast.|“Nothing,” said {H}, before the question was quite over.}|Under the bed lay nothing. {H} had said so twice, {young:and nobody had asked.|and so far nobody had asked.}|{H} had glue on one elbow, {young:and had made nothing all afternoon.|and, as they had told everybody, had made nothing all afternoon.}}
{
- is_mothers:
It was a card, for Mother’s Day. {young:{A} had made it, and {mum} must not see it yet.|{A} had made it, and {mum} was not to see it until then.}
- is_fathers:
It was a card, for Father’s Day. {young:{A} had made it, and {mum} must not see it yet.|{A} had made it, and {mum} was not to see it until then.}
- else:
It was a card. {young:{A} had made it for {mum}, and {mum} must not see it yet.|{A} had made it for {mum}, and {mum} was not to see it until it was time.}
}
It said “For” on the front, with glitter, and it had to lie flat until it was dry. # usual
{A} wanted to keep it a surprise. But when {A} had something good, the first to be told was always {mum}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair worried; mum stir pot; heroes sit-on-chair; friends sit
# things: table; bowl on table; spoon; pot on stove; stove
At supper it was hard. They sat face to face.
{joining}
{musing} # personal
“What did you make today?” asked {mum}. ¶ “Nothing,” said {A}.
“Oh,” said {mum}. “And what did you make nothing with?” ¶ “With glue,” said {A}.
{hinderer_person:“I know something,” said {hinderer}, and everybody looked at {hinderer}, and {hinderer} said that it was about cheese.} # beat
{hinderer_animal:{hinderer} came in, and sat down by {mum}, and had glitter on one ear.} # beat
{hinderer_carried:{hinderer} had seen it all, and had been put with both eyes to the wall, to be on the safe side.} # beat
“You look full of something,” said {mum}. {young:¶ “Soup,” said {A}.|¶ “It is the soup,” said {A}, with both lips pressed together.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; afternoon; clear
# action: A paint proud; heroes paint; friends sit
# things: drawing; paper; scissors; pencil; rug
It had taken the whole afternoon. {young:First {A} had made a big M.|First there was the word “For”, and the F faced the door, and the r faced the window.}
Then came the glue. {young:It came out all at once.|A bottle of glue says that it is empty, and says so again, and then coughs, and there is a lake.}
So there had to be glitter, on all of it, {young:like snow.|since there is nothing else that you can do with a lake.} It went on the card, and on the rug, and on both knees.
Inside there were two people, {young:and they held hands.|holding hands, and one hand was so big that it had to go round the corner to the back.}
“Is it too much?” {A} had asked. {young:It was not. When you held it to the lamp it shone all over the wall.|But when you held it up to the lamp it shone all over the wall, like the sun on the sea, and that settled it.}
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# action: mum sweep curious; A stand worried; heroes stand; friends stand
# things: stairs; broom; lamp
After supper {mum} swept the stairs. {young:“There is glitter here,” said {mum}.|“There is glitter on the fifth stair,” said {mum}, “and on the sixth.”}
“It is off nothing,” said {A}.
“It goes all the way up,” said {mum}, {young:and followed it with the broom, up and up.|and followed it with the broom, up to the landing, and round the corner.}
{A} ran ahead, and sat down in front of the door, {young:and looked at the lamp.|with both arms out to the sides, and looked at the lamp, as you do on any evening.}
“It stops here, right at your toes,” said {mum}. ¶ “Yes,” said {A}. “It got tired.” {young:And {mum} went down again.|And {mum} thanked {A} for telling, and took the broom down again.}
There was some on {mum} now as well, just over the ear. {young:It twinkled all the way down.|It twinkled at every step, all the way down to the kitchen.}
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: A hold worried drawing; heroes look-up worried; friends sit
# things: drawing in A.hand; bed; curtain; pillow on bed; themed
Upstairs {A} took the card out, to hide it better. {young:Behind the curtain it fell over.|Behind the curtain it stood for as long as it takes to let go, and then it fell over.}
It went into the pillowcase, {young:and the pillow said crackle.|and there it was quite out of sight, but the pillow crackled like a bag of crisps.} # usual
{helper_person:“If we all have some on, nobody can tell,” said {helper}, and rubbed a little glitter on both cheeks.} # beat
{helper_animal:{helper} lay down right in front of the bed, and could not have been moved with a spoon or a biscuit.} # beat
{helper_carried:{helper} was set on the edge of the bed, with both feet hanging down in front, to stand guard.} # beat
{themed_a} was laid on it, to keep it flat. # personal
It was only just back under the bed when {mum} came in.
“What have you got in your hands?” asked {mum}. ¶ “Nothing,” said {A}, and held them out, {young:and they sparkled.|and they sparkled on both sides.}
“That is a very fine nothing,” said {mum}. # usual
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A whisper happy boot; heroes kneel; friends sit
# things: boot before A; coat on hook; hook; sock
It had to be told to somebody, or it would have come out by itself. {young:{A} went down to the boots.|So {A} went down to the hall, where {mum_s} boots were, and knelt.}
“I have made you a card,” {A} told the left boot, {young:very low, right down into the toe.|right down into the toe, where it was dark.} “It has glitter on, and it says For.”
That felt much better. {young:It was {mum_s} boot, so {mum} had been told, nearly.|It was {mum_s} own boot, so {mum} had been told, in a way, and would find out when the time came.} # spare
A sock was put in at the top, {young:to keep it in.|so that it should not come out while they were asleep.}
{pausing} # company
The right boot stood next to it, {young:and had heard nothing.|and looked straight ahead, and had not heard a thing.} # spare
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; night; clear
# action: A sit happy in bath; mum kneel holding sponge; heroes sit; friends sit
# things: bath; sponge; soap; towel
In the bath {mum} took the sponge, and washed {As} elbow. {young:“There is a bit of nothing on it,” said {mum}.|“There is some nothing on it,” said {mum}, “and it has set quite hard.”}
It came off, and it floated. {young:The whole bath sparkled.|By the end the whole bath sparkled, like the sea in a brochure.}
“Glitter does not go away,” said {mum}. {young:“It only goes on to the next one.”|“It only goes on to the next person. There is some in this house from before you were born.”}
“Was that off nothing as well?” asked {A}. ¶ {mum} thought. {young:“I never found out,” said {mum}.|“I was never told,” said {mum}. “I was told that it was soup.”}
The towel had some after that, and the mat had some after the towel, {young:and then they shut the door.|and then they shut the door on it before it could get out.} # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L kneel worried before bed; mum kneel curious; heroes kneel; friends sit
# things: bed; slipper; rug; lamp
At bedtime {mum} came back with one slipper on. “Where is the other?” said {mum}. “I think it is under your bed.”
And {mum} went down on one knee.
“You can’t look there!” said {L}. ¶ “Why not?” asked {mum}. ¶ “There is nothing there,” said {L}.
“If there is nothing there,” said {mum}, “then I shall see nothing.” ¶ “Yes,” said {L}. “That is what you must not see!”
{mum_it} knelt there, and thought about that for quite a time. # usual
“You look on top,” said {L}, “and I will look underneath for you.”
{L} went in under the bed, right to the wall, and came out backwards with the slipper, {young:and with glitter on.|and both of them had glitter on the nose.}
“Thank you,” said {mum}. “There is some nothing on your nose.” ¶ “I know,” said {L}. {young:“There is more under there.”|“There is more where that came from.”}
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; mum stand holding towel; heroes brush-teeth; friends sit
# things: basin; mirror; toothbrush; cup
Then teeth were brushed, and that was easy. You can’t tell a thing with foam.
“Is it big?” asked {mum}. ¶ “Mmf,” said {L}.
“Is it for me?” ¶ “Mmf,” said {L}. It might have been yes. It might have been soap. # spare
In the mirror there were two of them. They both shone a bit. # spare
The tap ran. It had glitter on it, too. # spare
“I shall not ask again,” said {mum}. That was kind, and it was just in time.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: mum walk sleepy; L walk sleepy; heroes walk; friends walk
# things: lamp; door; stairs; slipper
They went along to bed. The slippers went first. One of them shone.
“I can hear it,” said {mum}. ¶ “What?” asked {L}. ¶ “Nothing,” said {mum}. # spare
They both stood still. It did not make a sound. # spare
It was good at that. It had lain there since tea. # spare
The lamp on the landing was put out. It was dark, all along to the bed.
For a bit you could still see where {mum_s} feet were.
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: L peek sleepy bed; heroes peek; mum stand; friends sit
# things: bed; lamp; rug; quilt
{L} had one last look, with the lamp held low. {mum} looked at the wall.
There it was. It was flat. It was quite dry.
“For,” it said, and it shone. # spare
“Is there still nothing there?” asked the voice by the wall. # spare
“Yes,” said {L}. “It is all there.”
Then the edge of the quilt came down, all round, and that was the door.
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: bed; drawing under bed; sock; moon
Under the bed it was dark. There was a sock there, and a long grey bit of fluff.
The fluff had come up close. It had never had a thing to read. # spare
“For,” it read. It got no further. # spare
The sock lay next to it. It could not read. But it liked to lie by a light. # spare
Down in the hall stood two boots. They had their mouths shut. # spare
No one said a thing. You could have heard a pin. # more
All of them kept quite still.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; mum sit; friends sleep
# things: bed; pillow; quilt; lamp; slipper
{H} lay in bed, right on top of the card. It could not get out now. # usual
{resting}
{keepsake}
{dream} # spare
“What are you thinking of?” asked {mum}, by the bed. ¶ “Nothing,” said {L}.
“So am I,” said {mum}. “I can hardly wait.” # usual
A hand went over {L}’s hair. It shone a bit, after that. # usual
The lamp went out. All the house was still. # usual
Down under the bed, in the dark, lay the best card yet.
It was dry. It had a name on it.
Nothing moved.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The fluff from under the bed had got as far as the rug by the morning, and it had one bit of glitter on, right at the front, like a lamp on a bicycle.
“Where are you off to?” asked {H}. It did not say. But the left boot in the hall had its sock out, and was leaning over as far as a boot can, and it looked as if it could not hold it in for another day.
-> DONE

=== next_bedtime
There was some glitter on the pillow. It was off nothing.
-> DONE
