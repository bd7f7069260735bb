# tells: report
# wants: child
# role grownup: parent = the grown-up with the newspaper
# ages: 3-10
# needs: hands, seeing
# holds: dog(kind), dark(kind)

=== title
{~The Same Hand|The Only One I Can Do}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point happy under table; heroes sit under table; grownup read newspaper; friends sit
# things: table; tablecloth; torch in A.hand; 2 slippers under table
{~Under the table it was dark as far as the cloth, and {H} put on the torch. “{deed_1}.”|“{deed_1},” said {H} under the table, and put on the torch, so that it could be seen.|There are two slippers under the table in the evening, with feet in them. {H} crept in there with a torch. “{deed_1}.”}
On the cloth stood a dog, made of one hand.
“And who is the dog?” asked the left slipper. ¶ “It is me,” said {L}, “because a dog is the only one I can do.”
{young:“That is all right with us,” said the right slipper. “We never get to see much.”|“We are not particular,” said the right slipper. “We hear everything from up there, and never get to see any of it.”} # usual
High up somebody turned a page. That was {grownup}, but only the top part. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A reach-up curious; heroes kneel under table; friends sit under table
# things: table; tablecloth; torch in A.hand; 2 slippers under table; themed
{joining}
“How big was it really?” asked the left slipper.
A hand that goes up to the torch gets big, {young:and so did the dog.|and the dog came up over the cloth and began on the table.} ¶ “This big?” asked the slippers. ¶ “No,” said {A}.
{A} moved it back, {young:and back a bit more, and then stopped.|and then a very little towards the torch again.} “There.”
So that was how big it had been. {young:They looked at it.|You could not have said it in words, and the slippers looked at it with their toes up.} # usual
{is_wished_place:“And is that about the size of {wished_place}?” ¶ “No,” said {A}. “You have to think that round it.”} # wished
{is_wished_matter:“And where {wished_matter_many:are|is} {wished_matter}?” ¶ “I need the other hand for the torch,” said {A}. “You have to think {wished_matter_many:them|it}.”|{is_wished_thing:“And where {wished_thing_many:are|is} {wished_thing}?” ¶ “I need the other hand for the torch,” said {A}. “You have to think {wished_thing_many:them|it}.”}} # wished
{is_wished_person:“In a moment the dog is {wished_person},” said {A}. “I will take it down first, so that you can tell.”} # wished
{hinderer_person:“I can do a crab,” said {hinderer}, and for some time it was a story with a crab in it.} # beat
{hinderer_animal:{hinderer} came in and sniffed at the dog on the cloth, and it had no smell at all.} # beat
{hinderer_carried:{hinderer} was held up to be in it, and threw a shadow like a loaf.} # beat
Behind them {themed_a} had a shadow of its own, and was let in for nothing. # personal
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A look-up curious; heroes sit under table; friends sit under table
# things: table; tablecloth; torch in A.hand; 2 slippers under table
“What were the ears doing?” asked the right slipper. {young:“Ears do a lot.”|“You can always tell by the ears. People leave them out.”}
The thumb is the ear. {A} put it up, {young:and put it down, and put it half.|and laid it flat, and thought, and then it was something in between.}
{young:“It was like that when I did not know yet,” said {A}.|“That is for when I did not know yet,” said {A}. “And this is for after.”} And the thumb moved.
It was not much. {young:But they both saw it.|It was the width of a pea, but both the slippers breathed in.}
“Do it again, the one with the thumb,” said the left slipper. It was the same the second time. # spare
“Mine are flat all day,” said the right slipper. “With me you would never know a thing.” # more
The thumb had to have a rest after that. It shook itself. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A whisper curious; heroes listen; friends listen
# things: table; tablecloth; torch in A.hand; 2 slippers under table
“And what did you say?” asked the left slipper. {young:“The dog can say it.”|“At the time. The dog might say it, if you would work the finger.”}
{A} worked the finger. The dog opened its mouth. {young:It shut it again.|It kept it open for a bit, and then it shut it again.}
{young:“That was it,” said {A}.|“That is what I said,” said {A}. “It was about so long.”}
The slippers were quiet. {young:They knew that one.|They had said just that themselves, when a jug came down.}
“I only thought of a word later,” said {A}. “Do you want to hear it?” They did, and it was whispered. # spare
“You might have barked,” said the left slipper. ¶ “It is me,” said {A}. “I don’t bark.” # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A hold surprised torch; heroes sit under table; friends sit under table
# things: table; tablecloth; 2 slippers under table; themed
“And then?” asked the right slipper. ¶ “Then comes this,” said {L}. “{deed_2}.”
“And is the dog still you?” ¶ “It is whoever it is,” said {L}. “I only have the dog.” # usual
Just then the torch rolled over, {young:and the dog was as big as the table.|and all at once there was dog on every side, and the slippers drew in their toes.}
“Was it as big as that?” they asked.
{helper_person:“I will hold the torch,” said {helper}, and held it.} # beat
{helper_animal:{helper} lay down against the torch, and it did not roll again.} # beat
{helper_carried:{helper} was put against the torch, and held it there.} # beat
“It is the same dog,” said {L}, and held the hand up. “Look. It is the same hand.”
{young:It had five fingers, and jam.|It was quite a small one, with five fingers, and some jam.} # usual
So {L} moved it right back to the cloth, {young:where it was small, and you could see all of it.|where it was small, but it had an edge, and you could see all that it did.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point happy at slipper; heroes kneel under table; friends sit under table
# things: table; tablecloth; torch in A.hand; 2 slippers under table
“Can we be in it?” asked the slippers. {young:“We have shadows, too.”|“We have very fair shadows, and nobody has ever asked for them.”}
So the left one was where it had been. {young:It had to lie still and be that.|It had to lie on its side and be that, and not once be a slipper.}
“And I?” asked the right one. ¶ {A} thought what else there had been. {young:“You are what was next to it,” said {A}.|“You are what was next to it,” said {A}. “It did not do anything. But I remember it.”}
{pausing} # company
They did the last part with that. {young:Now it was all there.|The dog came on, and it had somewhere to be, and something to be next to, and it looked a good deal more like it.}
“It is not so easy, to be next to something,” said the right one. # spare
Up there a foot asked for its slipper, and was told to wait. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A look-up happy; heroes sit under table; friends sit happy under table
# things: table; tablecloth; torch in A.hand; 2 slippers under table
“Does it go backwards as well?” asked the left slipper, {young:who liked to go that way.|who had come in backwards itself, and thought it the better side.}
{A} tried. First it had all happened. {young:Then it had only half happened.|Then it had only half happened, and the dog took it all back, with its feet.}
{young:Then it was just going to happen. And then the dog sat there.|Then it was only just going to. And at the end, which was the beginning, a dog sat on a cloth.}
{young:“It does not know yet,” said the slippers.|“It does not know a thing about it yet,” said the right slipper. “Look at it.”}
They would have liked to call something out. But you can’t, to a cloth. # spare
So they did it forwards again, the right way, and it was just as it had been. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; clear
# action: A point proud; heroes sit under table; friends sit under table
# things: table; tablecloth; torch in A.hand; 2 slippers under table
The left slipper told it to the right one, to see if it had got it. {young:It had a camel in it.|It went quite well, until the camel.}
“There was no camel,” said {L}. ¶ {young:“I saw one,” said the left slipper.|“I saw it with my own eyes,” said the left slipper. “It came on in the middle, and knelt.”}
{L} looked at the hand. {young:That was the knuckles.|It had been the knuckles, in the part where you bend them.}
So that bit was done again, {young:with flat knuckles.|with the knuckles flat, and after it the camel had never been.}
“It was a good camel,” said the left slipper. ¶ “But it was not there,” said {L}. “I was.” # spare
Then the right one told it to the left one, and there was nothing to put right but an ear. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: A hold calm torch; heroes sit under table; grownup kneel happy before A; friends sit under table
# things: table; tablecloth; 2 slippers under table
{is_deed_3:“{deed_3},” said {L}, and the dog did what it could. |“And there it ends,” said {L}. }{is_deed_4:“{deed_4}.” It did that, too.}
The torch went yellow, and brown, and out. “Now we can’t see it,” said the slippers. ¶ “It is still there,” said {L}, and held it to a toe. It had a nose, and an ear that was a thumb. It was warm. # usual
Then the cloth went up. A big hand came in, with some light. It bent down a finger, and put up a thumb.
It was a dog. It was the only one {grownup} could do.
So the small dog told the big one, right in its ear. {deed_1}. {is_deed_3:{deed_2}. }It left nothing out.
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A crawl sleepy; heroes crawl; grownup stand; friends stand
# things: table; tablecloth; torch in A.hand; 2 slippers
Then they all crept out. It was so light that there was no dog on the wall at all.
“Where has it gone?” asked the slippers. “It was here all evening.”
{A} held up the hand. “In here,” said {A}.
The slippers went off down the hall with their feet. They went left, right. # spare
“I was where it was,” said the left one. ¶ “And I was next to it,” said the right. # more
The cloth hung straight down. You would not think that it had been in a show, and had been all of that. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes brush-teeth; friends stand
# things: basin; tap; soap; lamp
They had to wash the dog. It had soap on its nose.
It kept still. It shook itself. It was a hand. # spare
The jam came off. That was not in the story. # more
The hand took the brush. It did the top row. # more
It was on the wall for a bit, with a brush. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 2 slippers; mat; moon; torch
In the hall stood the slippers. They were off for the night.
“It had a thumb,” said the left one. “That was the ear.”
“I know,” said the right one. “I saw.” # spare
The torch lay in its drawer. It was just tired. It had been the sun. # more
A coat on its hook had a shadow, and it was a coat as well. It could only do a coat. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit sleepy
# things: bed; pillow; quilt; lamp
{L} was in bed. Down in the quilt was a hand.
{resting}
{dream} # spare
The hand made a dog. You could not see it. But it was there.
It did the end once more. {deed_last}.
It put down its ear. That was as far as it went. # usual
Out on the stairs was a big hand. It put out the light. # usual
The small one went in by a cheek. It was warm there.
It was the same hand.
Goodnight, {H}. Goodnight, dog.
Goodnight.
-> DONE

=== next_night
The slippers stood side by side by the table, with their toes to the cloth. They had been there since tea.
“We have been practising,” said the left one to {H}. “He does the place where it was, and I do the ears.” And they lay over on their sides, in the light from the hall, and on the wall there was something with two humps. “It is not a camel,” said the right one.
-> DONE

=== next_bedtime
Under the quilt a hand put up one ear. It was the same hand.
-> DONE
