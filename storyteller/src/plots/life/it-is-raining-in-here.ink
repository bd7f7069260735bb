# about: question(cloud)
# also: creature; place; weather; likes; thing; funny; cannot-sleep; outing
# wants: child
# role grownup: parent = the grown-up with the bath towel
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~It Is Raining in Here|What Can You See?}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L point curious at window; grownup stand holding towel; heroes look-up curious; friends sit
# things: window; sofa; cushion; lamp
{~A cloud came over the roofs, {young:big and white.|large and white, with nobody at the window.} “What is it like in there?” asked {H}.|“What is it like inside a cloud?” asked {H}, {young:at the window.|with a nose against the glass.}|{H} had looked at the outsides of clouds all day. {young:“And what is it like inside?”|“And the inside?” asked {H}. “What is it like in the middle of one?”}}
“It is water,” said {grownup}, “in drops so small that they do not fall down.”
“I do not mean what it is,” said {L}. {young:“I mean what it is like.”|“I mean what it is like, if you are in it.”} # usual
It was not enough to be told. {young:{L} wanted to go in.|{L} wanted to go in, and stand there, and have a look at it from that side.}
But the cloud went by over the chimneys, {young:and did not stop.|and it had no door, and it did not stop.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L crawl happy; grownup lift quilt; heroes peek; friends sit
# things: quilt; 4 cushion; sofa; rug
So they made one. {young:It was the big white quilt.|They took the big white quilt, and all the cushions, and heaped it up behind the sofa.}
{joining}
{musing}
{L} went in, head first.
“What can you see?” called {grownup}. ¶ “Buttons,” said the cloud.
{hinderer_person:“Make room,” said {hinderer}, and came in from the other side, and then it was a very full cloud.} # beat
{hinderer_animal:{hinderer} got in first, and turned round three times, and that was the middle gone.} # beat
{hinderer_carried:{hinderer} was lost in it for some time, and came out at the other end, feet first.} # beat
It was soft in there, and hot, {young:and quite dry.|and as dry as toast.} ¶ “Then it is not like a cloud,” said {grownup}. “You cannot lie on one. You would go straight through.” # usual
“I thought that they were soft,” said {L}, {young:and came out.|and came out with hair like a dandelion.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A look-through curious book; grownup sit; heroes sit; friends sit
# things: book; rug; lamp
In the big book there was a man who had been through a lot of them, in an aeroplane. {young:“It was white,” he said.|He had been asked to write down what he saw.}
“White,” he wrote. “White. White.” {young:There was a whole page of it.|It went on like that to the bottom of the page, and overleaf.}
“He did not look properly,” said {A}. {young:¶ “He had to drive,” said {grownup}.|¶ “He had to steer as well,” said {grownup}. “It must be hard to do both.”}
He said that it was cold, too, and that it bumped. {young:{A} bumped, to see.|{A} sat on {grownup}, and was bumped, and looked at a white pillow from near by.}
“White,” said {A}. “I see what he means.” # more
There was a drawing beside it as well, and that was a square with nothing in it. # more
But it was not the same as going oneself. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A point up; grownup look-up; heroes look-up; friends look-up
# things: washing-line; wall; sheet on washing-line
They went out on the step, in case one should come lower. {young:They were all very high up.|There were five of them up there, going home over the houses in a row.}
“How much does one weigh?” asked {A}. {young:¶ “As much as an elephant,” said {grownup}.|¶ “As much as a hundred elephants,” said {grownup}, “a good fat one.”}
{A} looked up, and took a step back, under the roof. {young:“Why does it not fall?”|“And nobody is holding it,” said {A}. “Why does it not come down?”}
“It is all in such small bits,” said {grownup}. {young:“They just float.”|“There are so many of them, and each weighs so little that the air can carry it.”}
The sheet hung on the line, as white as anything, and {A} walked through that, instead. # more
It was damp on the nose. It was nearly right, but it was over too soon. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L blow happy at window; grownup stand; heroes blow; friends look-up
# things: window; curtain; lamp
Then {L} breathed on the cold window, by mistake, and there it was. {young:It was a little cloud!|It was white, and as big as a saucer, and you could not see through it.}
“That is a real one,” said {grownup}. {young:“It is made of drops.”|“It is drops, and they were in your breath.”}
{helper_person:“I will do one next to it,” said {helper}, and so there were two, and they ran into each other.} # beat
{helper_animal:{helper} put a nose to the glass as well, and made one with a black dot in the middle.} # beat
{helper_carried:{helper} was held up close, to have a look in, and got a wet face.} # beat
{L} put one finger in. It was cold, and it was wet, {young:and there was a hole.|and when the finger came out, there was a hole, with the whole street in it.} # usual
But only a finger fitted. {young:{L} was too big!|It was a real cloud at last, and {L} was much too big for it.} # usual
“We need a larger one,” said {L}.
“I must see to the bath,” said {grownup}. “It has been running with the door shut.”
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A draw happy at window; grownup stand; heroes draw; friends sit
# things: window; themed; curtain; chair
While they waited, {A} did a bigger one, with a good deep breath. {young:Haaa, it went.|It took four breaths, one beside the other, to get from the curtain to the catch.}
A face was drawn in it, with two eyes. {young:Then one eye ran down.|It looked quite cheerful, until one of the eyes began to run.}
“Why does it cry?” asked {A}. {young:¶ “It is too full,” said {grownup}.|¶ “Some small drops have met,” said {grownup}, “and now they are one big one, and the air can’t hold that up.”}
{themed_a} was put on the sill, to look out through the other eye. # personal
{pausing} # company
Then the face went, from the outside in, and the last of it to go was the smile. # more
“Goodbye,” said {A}. “Are you back in the air now?” # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A listen curious at door; grownup stand; heroes listen; friends stand
# things: door; stairs; lamp; coat on hook; hook
On the landing they stopped. There was something under the bathroom door. {young:It was white, and it came out.|It came out flat, like a cat’s paw, and drew back when somebody trod near it.}
{A} lay down to see. {young:It was warm on the nose.|It was warm, and smelled of soap, and it made the eyelashes stick.}
“It has no feet,” said {A}. {young:“It is just coming.”|“It is coming out without any feet, and it is not in a hurry.”}
“I shut the window, too,” said {grownup}, {young:“and I forgot the tap.”|“and then somebody asked me about clouds, and I forgot the tap.”} # more
They put all their ears to the door. It was as quiet in there as in a wardrobe. # more
“It is a big one,” said {grownup}. “It may go all the way to the wall.” # more
“Shall I go first?” asked {grownup}. ¶ “No,” said {A}. “It was my question.”
-> DONE

=== s4
# shot: two
# place: bathroom; night; clear
# action: L stand surprised; grownup hold door; heroes stand surprised; friends stand
# things: door; smoke; bath; towel
{L} opened the bathroom door, and there was no bathroom.
It was all white. {young:The bath was gone, and so was the mirror.|There was no bath, and no mirror, and where the lamp had been was a sort of moon.}
{L} went in, and stood still. {young:Even the feet were gone.|After two steps there were no feet.}
“What can you see?” called {grownup}, from the door.
“Nothing,” said {L}. “It is lovely.”
It was wet on the cheeks, and it was in the hair, in dots. It made no sound at all. {young:A hand went out, and it got less and less.|{L} held out one hand, and it got less and less towards the fingers.} # usual
“It is like this,” said {L}, “only cold. {young:That is what it is like.”|It is like nothing, but it is on you.”} # usual
Then something went plip, on {L}’s nose, and ran down. {L} looked up.
“It is raining in here!” said {L}.
-> DONE

=== m4
# shot: above
# place: bathroom; night; clear
# action: L sit happy in bath; grownup wash L; heroes sit in bath; friends sit
# things: bath; sponge; smoke; rubber-duck
The door was left open a bit. Bit by bit the room came back.
First it was the tap. Then it was a duck. He had been in it the whole time.
“What did you see?” {L} asked him. He had not seen a thing, and he was still pleased. # spare
All down the wall the drops ran. They met, and went on as one.
{L} let one run on to a thumb. It had been up there, and now it was down. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L hold calm towel; grownup hug L; heroes stand; friends sit
# things: towel on L; mirror; mat
The glass over the basin was the last bit of cloud. No one was in it.
{L} put a thumb to it, and made a hole. An eye looked out. # spare
“Hello,” said {L}. It was just the one eye, and it was sleepy.
Then the towel came down, and that was white as well. It was dry, and it had loops. # more
“What can you see?” asked {grownup}. “Loops,” said the towel. # more
The hole ran at the end, in one long line.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L look-through sleepy window; grownup stand; heroes look-through; friends sit
# things: window; curtain; bed; lamp
{L} looked out. The last of the clouds was by the church.
“I know what it is like in there,” {L} told it. “I have been.” # spare
It had gone a bit grey, and flat. It was going to bed, too. # more
“Where is ours now?” asked {L}. ¶ “It went out at the bathroom window,” said {grownup}.
So it was up there. It was a small one, and smelled of soap. # more
They shut the curtain. It was white on this side.
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: heroes sleep
# things: chimney; cloud; moon; roof
Over the roofs there was a small white cloud. It was new.
It had come from a bath, and it did not know the way. # spare
The big ones went along by the moon. They made room.
It got in at the end of the row. It was so light that the air did not feel it. # more
Down there a lamp went out. It was the one that it had come from. # more
They all went on, with no feet, and no sound.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; quilt; pillow; lamp
The quilt was back on the bed, all white. # usual
{resting}
{keepsake}
{dream} # spare
{L} went in up to the nose. It was soft, and it was dry. It did not mind not being a cloud.
Then the lamp went out. Both eyes were shut. # usual
“What can you see?” asked {grownup}.
“Nothing,” said {L}.
It was lovely.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was white outside in the morning, right up to the glass. The street was gone, and so was the wall.
“It has come to look at us,” said {H}. ¶ “What can you see?” {A} asked it, from the step. It was a small cloud, and smelled of soap. It came nearer, and looked, and was surprised at all the corners.
-> DONE

=== next_bedtime
The small cloud had gone home at noon. There was a wet place on the step where it had stood.
-> DONE
