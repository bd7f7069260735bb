# tells: report
# wants: child
# ages: 3-9
# holds: snail(kind), dark(kind)

=== title
{~Where Do You Want It?|All Here}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A shout curious at tin; heroes kneel; friends stand
# things: tin in A.hand; window; themed
{~{H} had a telephone that was two tins and a string, with nobody at the other end of it.|There was a string from the window down to the garden, with a tin at each end, and {H} {was} at the one and nobody at the other.|“Hello?” said {H} into the tin, and nobody answered, for the other tin was down in the garden by itself.}
That was just right. {young:There are things that you like to say first to nobody.|There are things that you would like to say first to nobody, to see how they go.} # usual
So {L} told the tin what there had been today.
{deed_1}.
{young:The string shook a bit, all the way down to the beans.|The string shook a little, all the way down to the beans.} And then the tin said, “Where do you want it?”
“Who is that?” asked {L}. ¶ “A snail,” said the tin. “I have moved in. And now there is this, in my front room.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: snail look-up surprised tin; A whisper curious; heroes listen; friends listen
# things: tin beside snail; leaf
“Which way up does it go?” asked the snail. {young:“I have it on its side.”|“I have got it on its side at present, and one end is out of the door.”}
{A} thought about that, and about which end of it was the top. {young:“It starts at the bottom,” said {A}.|“The bit where it starts is at the bottom,” said {A}, “and then it goes up.”}
There was some pushing. “It leans,” said the snail. ¶ “Yes,” said {A}. {young:“It did that.”|“It did that with me, too.”}
“It is bigger than it looked on the string,” said the snail. ¶ “You only see it all when you are in it,” said {A}. # spare
The snail went round the back of it, which took a while, and it was as big there. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A whisper proud at tin; heroes sit; friends sit
# things: tin in A.hand; window; curtain; themed
“Is there any more of it?” asked the snail. ¶ “Yes,” said {A}. ¶ “Then wait until I have moved the leaf to the other side.”
{joining}
{hinderer_person:{hinderer} took the tin, and ordered a cheese roll, and it had to be carried out again at the other end.} # beat
{hinderer_animal:{hinderer} breathed into the tin, and it got very windy in the front room.} # beat
{hinderer_carried:{hinderer} was held up to the tin, and said nothing, and that went down the string as well.} # beat
The string went once round {themed_a}, to get past the corner of the bed. # personal
“Now,” said the snail. ¶ {deed_2}.
You could see it go. {young:There was a lump in the string, and it slid down and down.|There was a small lump in the string, and it slid out over the sill and down past the beans.} # usual
“It wants to stand with the other one,” said the snail. {young:“If I put them apart, they creak.”|“I have tried them in two corners, and they creak until they are together.”}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A shout calm at tin; heroes point; friends sit
# things: tin in A.hand; window
“It will not go round the corner,” said the snail. {young:“It has stopped, with one end out.”|“There is a dent in this tin, and it has stopped at the dent.”}
“Then I said it too fast,” said {A}, {young:and said it slowly.|and said it again with a bit of air between the words, so that it could give a little.}
“{deed_2},” said {A}, and at the other end you could hear it come round, a word at a time. # more
“It is through,” said the snail. {young:“It only touched the once.”|“It touched once, on the left, and that was there already.”}
“Was it hard to get round for you?” asked the snail. ¶ “I was in the middle of it by then,” said {A}. “You do not see the corners.” # spare
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: snail point happy at tin; 4 ant stand curious; A listen curious; heroes look-through; friends stand
# things: tin beside snail; leaf; pebble
“There are some ants at the door,” said the snail. {young:“They would like to see it.”|“They have heard that there is something to see, and have brought the children.”}
“They can come in,” said {A}, “if they wipe their feet.” {young:That took some time.|With ants there are six each, and so that took some time.}
{pausing} # company
“They ask where to stand.” ¶ {A} did not need to think. {young:“Where I stood,” said {A}.|“They have to stand where I stood,” said {A}, and told them where it was.}
It got very quiet down there. “They are all on it now,” said the snail. “They say that from there it is quite another thing.” # spare
One of them had to be led out by the others, and came straight back in. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: snail pull cross leaf; A shout worried; heroes kneel; friends stand
# things: tin beside snail; leaf; beans
“There is a bit that sticks out,” said the snail. {young:“Can it come off?”|“I could get the leaf back in, if that came off. It is only small, and not at the front.”}
{A} knew which bit it was. It would not be missed. {young:Nobody knew of it but {A}.|You could have told it a hundred times without that bit, and nobody would have asked.}
“No,” said {A}. {young:“It has to stay on.”|“It has to stay on. That is how I know that it is mine.”}
“Then the leaf stays out,” said the snail, {young:and put it on the step.|and was heard to put it on the step, with a bean on top.}
After some time it said that the bit was quite useful. You could hang a hat on it. # spare
“Have you got a hat?” asked {A}. ¶ It had not. But it was good to know. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L whisper worried tin; heroes sit; friends sit
# things: tin in L.hand; window; pillow
“And is that the lot?” asked the snail.
{is_deed_3:“Not yet,” said {L}. ¶ {deed_3}.{is_deed_4: ¶ “Now?” asked the snail. ¶ There was one more. ¶ {deed_4}.}|“That is the lot,” said {L}. “There were the two of them, and then it stopped.”}
{helper_person:“Ask if it needs a hand,” said {helper}, and held the string up, where it dipped.} # beat
{helper_animal:{helper} lay down under the string, where it dipped, and held it up with one ear.} # beat
{helper_carried:{helper} was put under the string, where it dipped, so that nothing would get stuck there.} # beat
{young:For a bit you could only hear things being moved, and then moved back.|For some time you could only hear how things were moved, and put down, and moved back.} # usual
“It is all in now,” said the snail, “but I am out. I am on the step.”
“Is it too much?” asked {L}. ¶ “It is a great deal,” said the snail. {young:“Where did you have it?”|“Where did you have it all, until now?”}
{L} looked round. “Here,” said {L}. “In bed.”
“All of it? In one bed?”
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A sit calm; heroes sit; friends sit
# things: bed; pillow; tin; lamp
“What was it like, to have it all in there?” asked the snail.
{A} tried to say. {young:“It is like when you have toys in the bed,” said {A}.|“It is like a bed with your bricks in it,” said {A}.} “You know that they are yours. But you lie on them.”
“I see,” said the snail. {young:“And do you want them gone?”|“And would you like somebody to take them away?”}
“No,” said {A}. {young:“I want them in the box.”|“I would like them in the box, where I can find them.”}
The snail thought about boxes. It had never been in a position to have one. # spare
-> DONE

=== s4
# shot: behind
# place: garden; night; stars
# action: snail point proud at tin; A listen happy; heroes look-through; friends stand
# things: tin beside snail; leaf; moon; themed
It was quiet in the tin, and then somebody coughed. “I have a room of my own,” said the snail. “I have it on my back. I can sleep in that, and all this can have the tin. Just for the night.”
“And when I want it?” ¶ “Then you pull,” said the snail, “and I go and see if it is all here.”
{L} pulled, to see if it was so. There was a pull from the other end. # usual
“{deed_1},” said the snail, word for word. “It is by the door. It leans a bit. And all the rest is next to it.”
“All here?” said {L}. ¶ “All here.”
{L} felt about in the bed. There was just {L} in it. # usual
-> DONE

=== l3
# shot: two
# place: garden; night; stars
# action: snail walk sleepy; A wave sleepy; heroes wave; friends wave
# things: tin beside snail; leaf; moon
The snail shut the tin with the leaf. It left a gap, for the string.
Then it went in at its own door. It goes round in there, and round. # spare
“One eye is still out,” it said. “I can see it from here.”
Then it was half an eye. # more
It had come with no more than it could carry. Now it had a house, and a thing to mind. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mug; tap
The mug in the bathroom is a tin one. “Hello?” said {A}, into it.
It was just a mug. It said it back, and it was all round. # spare
You do not need to tell it twice. Somebody had it.
The brush went up, and down, and round the corner. # more
The snail has more teeth than you would think. It was not asked. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: snail sleep; heroes look-up sleepy
# things: tin beside snail; leaf; moon
In the tin it was dark. It all stood close, so that nothing creaked.
What was first stood by the door. What was next stood by that. # spare
The moon looked in at the gap. There was a lot to see. # more
On the step lay a bean. One ant had come back, to look at it once more. # more
The string hung down in the dew. It had a drop on it, and the drop did not slide. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: quilt; tin beside bed; window
You could stretch out both feet. # usual
{resting}
{keepsake}
{dream} # spare
{L} had the string in one hand. It got one small pull.
A voice said it, a long way off. ¶ {deed_last}.
“All here,” said the tin. # usual
“All here,” said {L}, and let go.
Goodnight, snail. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a pull at the string before {H} {was} quite awake, and a lump came up it, from the garden end, very slowly. It took until after breakfast.
“This is from me,” said the tin, when it was in. “I went over a stone. It is not long, but there was a top to it, and I stood there. Where do you want it?” It was put on the sill, the right way up.
-> DONE

=== next_bedtime
The string had a small pull in it, now and then. That was only the snail, who had gone to see if it was all there.
-> DONE
