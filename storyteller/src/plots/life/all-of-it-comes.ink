# tells: report
# wants: child
# ages: 3-5
# holds: dark(kind)

=== title
{~All of It Comes|The Blue Wagon}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A whisper happy wagon; heroes kneel before wooden-train; friends sit
# things: wooden-train on rug; wagon on rug; rug; boot right; cushion left
{~The train stood on the rug, and it was empty. So {H} put both hands round the red wagon, and said it in. “{deed_1}.”|Chuff, went the train, and stopped by {H}. {L} put both hands round the red wagon, and said it in. “{deed_1}.”|{H} had a train, and it had nothing in it. {L} put both hands round the red wagon, and said it in. “{deed_1}.”}
A sock went on top, to keep it in.
You could not see it any more. But the train knew that it was there. # usual
“Is that all of it?” asked the train. ¶ “That is the first of it,” said {L}.
Chuff, went the train, and off it went with that. # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A kneel happy before boot; heroes push wooden-train; friends sit
# things: boot; wooden-train before boot; sock on wooden-train; rug; themed
{joining}
The first stop was a boot, which lay by the chair.
“What have you got in there?” asked the boot. {A} lifted the sock, and the boot had a long listen.
{is_wished_place:“Is it from {wished_place}?” asked the boot. ¶ “Yes,” said {A}. “And it is still warm.”} # wished
{is_wished_person:“And {wished_person} {wished_person_many:are|is} in there, too,” said {A}.} # wished
“Oh!” said the boot. “Can you leave it here with me?” ¶ “No,” said {A}. “All of it comes.”
{hinderer_person:“All change, please,” said {hinderer}, and the sock had to get out, and get in again.} # beat
{hinderer_animal:{hinderer} lay down on the line, and was a hill, and they went round.} # beat
{hinderer_carried:{hinderer} was put on the train, and fell off, and was put on again.} # beat
By the line stood {themed_a}. That was the guard, and it let them by. # personal
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A shout happy at boot; heroes kneel; friends sit
# things: boot; wooden-train; sock on wooden-train; rug
“Was it loud?” asked the boot. “Or was it not so loud?”
{A} did it for the boot, just as loud as it was. It went right down to the toe.
“And where were you?” ¶ “I was here,” said {A}, and stood there.
“And what did your face do?” ¶ “It did this,” said {A}, and did it.
The boot would have liked to do it, too. But it had only a mouth. # spare
“I see,” said the boot. It said it twice, because the toe had only just heard. # more
“Do the face once more,” said the boot, and {A} did the face. It was the same face. # more
“Did you know that it would come?” asked the boot. ¶ “No,” said {A}. “It just came.” # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A crawl curious; heroes crawl; friends look-through
# things: chair; wooden-train under chair; lamp; rug
Then there was a tunnel. It was the chair, with a long cloth, and it was dark in there.
“Can it get lost in there?” asked the train. ¶ “No,” said {A}. “It is in the wagon.”
They went in, and you could not see a thing. You only heard the wheels, and {A}, who said it all once more, but very low.
Then they came out, and there was the lamp.
{A} looked under the sock. It was all in there, and it was just the same. # spare
“It was me who was in the dark,” said the train. “It was not the load.” # more
They went through it once more, because it was a good tunnel. It stayed in, that time, too. # more
“I heard it through the cloth,” said the chair. “I held still.” # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: A crawl worried; heroes crawl; friends point
# things: wooden-train; wagon under table; table; boot; rug
{L} took the blue wagon next. “{deed_2}.”
It got a sock, too. Clack, it was hooked on, and the train went round the leg of the table.
{is_wished_matter:“And where {wished_matter_many:are|is} {wished_matter}?” asked the train. ¶ “In there,” said {L}. “{wished_matter_many:They|It} had to go in sideways.”|{is_wished_thing:“And where {wished_thing_many:are|is} {wished_thing}?” asked the train. ¶ “In there,” said {L}. “{wished_thing_many:They|It} had to go in sideways.”}} # wished
“Stop!” called the boot. “There is one off!” There was the red one, and behind it was only rug.
“We can go on with the red one,” said the train. “It is nice and light.” # usual
{helper_person:“I will hold the red one,” said {helper}. “You go and look.”} # beat
{helper_animal:{helper} sat down in front of the train, so that it could not go.} # beat
{helper_carried:{helper} was put on the red one, and kept it there.} # beat
“All of it comes,” said {L}.
So they went back for the blue one. It stood by the table, with its sock on. Clack.
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A whisper happy cup; heroes kneel; friends sit
# things: cup; wooden-train before cup; wagon; rug
The next stop was a cup. A train has to drink, and so the cup had time to ask.
“I know about the red one,” said the cup. “The boot told me. But what is in the blue one?”
“Come near,” said {A}, and told it how it was, from the inside.
“How did you get it all in?” asked the cup. ¶ “I said it,” said {A}, “and then it was in.”
{pausing} # company
“One day I was full of pens,” said the cup. “I had no sock.” # spare
The train drank up. The cup had a look under the sock, and it did not touch. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: duck stand curious before wooden-train; A push proud wooden-train; heroes kneel; friends sit
# things: wooden-train; wagon; gate; rug
There was a gate, and at the gate stood a duck, who wished to go over.
“Wait,” said {A}. “This is a long one.” So the duck stood, and it all went by in front of her. There was the red one. There was the blue one.
“What was that?” asked the duck. ¶ “That was what came first,” said {A}. “And that was what came next.”
“It is good that they came one by one,” said the duck. “There is no room for two.”
“There were two,” said {A}. “But first there was one, and then there was one.” # spare
Then the gate went up. The duck did not go. She wished to see it all go by again. # more
So it went by again. It was the same, and in the same order. # more
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; night; clear
# action: A reach-up calm; heroes sit; friends sit
# things: wooden-train; wagon; lamp; rug
{L} held one arm out. That is the sign for stop, and they all had to wait.
The wagons had never talked before. They had only ever had bricks in.
“What have you got?” the blue one asked the red one. ¶ The red one told it, from the start.
“Oh,” said the blue one. “Then I come next.”
And it rolled up to the red one a bit, and they stood there, sock to sock. # spare
“I could not hold both,” said the red one. “I am full up to here.” # more
“You do not have to,” said the blue one. “I have got it.” # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: A lift proud wagon; heroes kneel; friends clap happy
# things: wooden-train; wagon; cushion; lamp; rug
{is_deed_3:Then came the green wagon. “{deed_3}.” Clack. |That was all of it. }{is_deed_4:And then came the one with no paint. “{deed_4}.” Clack.}
Then came a hill, and it was a cushion. Chuff, went the train. Chuff. And then it did not go.
“It is too much,” said the train. “Leave one here.” ¶ “All of it comes,” said {L}.
{L} looked at the red one. Not that. {L} looked at the blue one. Not that. # usual
So they went up one by one. The red one was first. “{deed_1}.” Up it went, and over. Then {L} went back for the blue one. {is_deed_3:“{deed_2}.” And over. Then came the rest. }
None of it was too much, when it was just the one.
On the far side they were hooked on. Clack. # usual
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A push sleepy wooden-train; heroes crawl; friends sit
# things: wooden-train; bed; lamp; mat
They came to the bed. Under a bed it is dark, and a train can stand there.
In it went, and it all went in, right to the end.
“Is this the last stop?” said the train. ¶ “Yes,” said {A}. # spare
It was a good shed. It had a shoe in it. # more
“You can put it down now,” said {A}. The train let its wheels go. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes brush-teeth; friends stand
# things: bath; sponge; soap; towel
{A} had rug on both knees. It came off.
“What was in the wagons?” said the soap. {A} told it, and the soap got small. # spare
The bath went out. Chuff, it said. # more
One foot went in its sock. One foot had none. That sock was at work. # more
A sock has a lot to do, on a train. It has to keep it all in. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: wooden-train under bed; bed; shoe; moon
It was dark in the shed. The train stood. It did not chuff.
The moon came in a bit. It saw the red one. It saw the blue one. # spare
They were all in their socks. # more
By the chair lay the boot. It had it all in its toe. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit sleepy
# things: bed; pillow; lamp; wooden-train under bed
{L} was in bed. The train stood under it.
{resting}
{dream} # spare
{L} put down a hand, in the dark. There was the last wagon. “{deed_last}.” It had its sock on.
“Did it all come?” said the train. ¶ “All of it,” said {L}.
So it was all home. # usual
It did not have to go. It could stand. # usual
Chuff, went {L}. It was a small one. # usual
Goodnight, {H}. Goodnight, train.
Goodnight.
-> DONE

=== next_night
The train stood by the bed in the morning, and it had one more wagon. It was a shoe, hooked on by the lace.
“It is not for a load,” said the train to {H}. “It just wanted to come.” Behind the shoe there was a boot, and the boot had its mouth open. It had not wanted to be left by the chair all day.
-> DONE

=== next_bedtime
Under the bed stood the train. All of it had come.
-> DONE
