# tells: report
# wants: child
# names: Mr Pargeter | Mr Lumley | Mr Quarles
# ages: 3-12
# holds: snail(kind), dark(kind)

=== title
{~As Fast As He Could|With the Name In}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: A crouch curious before snail; snail look-up worried on stairs; heroes kneel; friends stand
# things: stairs; door; flowerpot
{~“Am I too late?” asked a snail on the back step, quite out of breath, as {H} came out.|Up over the back step, as fast as he could, came a snail, and after a time he had got as far as {H}.|{H} sat on the back step, and somebody was coming to see {them}, as fast as he could. It was a snail.}
“Pargeter,” he said. “Historian. I put down what children did. I heard that something was on, and {young:I came at once.”|I left the far side of the compost at once.”}
“It is over,” said {L}. ¶ “Then I should like to have it exactly,” said Mr Pargeter, “with the name in, for people who were not there.”
So {L} said it with the name in. “{deed_1}.”
{young:“And I missed it,” said Mr Pargeter.|Mr Pargeter drew in one eye, and let it out again. “And I missed it.”} # usual
{young:He was always late.|He had been late for everything. When the flowerpot fell off the wall, he had got there on the Tuesday.} # usual
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: A tiptoe curious; snail look-up happy on stairs; heroes tiptoe; friends stand
# things: stairs; flowerpot; themed
“Could you show me,” asked Mr Pargeter, “so that I am there? You would have to go slowly.”
{joining}
So {L} showed him, as slowly as it can be done. {young:Now you could see what was in it. There was a breath, and a blink. There was a small place at the front where it was not yet anything.|“You were past me,” said Mr Pargeter, and so it was done as moss does it, and now you saw what was in it: a breath, and a blink, and a small place at the front where it was not yet anything.} # usual
“Ah,” said Mr Pargeter, and set off along the step, {young:and behind him it came out in silver.|writing with the whole of himself, and behind him it came out in silver.} “{deed_1}.” Then he put the dot.
{hinderer_person:“And then?” asked {hinderer}, just as he was in the middle of the name, and he had to begin it again.} # beat
{hinderer_animal:{hinderer} sat down on the middle of it, and there had to be a note on that, lower down.} # beat
{hinderer_carried:{hinderer} was put down on the last word while it was wet, and had it on for the rest of the evening.} # beat
He went right round {themed_a}, and put it down as having been there. # personal
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: A point curious; snail look-up on stairs; heroes crouch; friends kneel
# things: stairs
“And what was underneath?” asked Mr Pargeter. {young:“They all leave out the floor.”|“They tell me the top half, and never a word about the floor. I live there.”}
{A} had not looked at it, at the time. {young:{A} shut both eyes, and looked now.|But with both eyes shut it was still there, and so {A} looked now, and told him which parts of it there were.}
“Was there an edge to it?” ¶ “A bit further on,” said {A}.
“Thank you,” said Mr Pargeter. {young:“Now I can stand there, too.”|“That is where I should have been, if I had been there.”}
He put in the floor, {young:under the words.|and it came out as one long line below the words, with a bend in it.} # spare
An ant who read it said that it was the best part. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: snail read proud; A listen curious; heroes sit; friends sit
# things: stairs; flowerpot; lantern
“Do you have many?” asked {A}. ¶ “I have got them all in here,” said Mr Pargeter, {young:and knocked on his shell.|and drew in his head to look, and his voice came from a long way round.}
“A boy by the pump,” he read, “put both arms in the one sleeve. He went about so till tea.” {young:He turned round in there.|There was a pause, while he went round a bend.} “A girl in a red hat asked a goat for its name. The goat did not say.”
“Is that all?” asked {A}. ¶ {young:“It is all that it did,” he said.|“It is all that there was,” he said. “She told it to me three times, so that I should have it right.”}
{A} knew just how that would have been. # spare
“Who reads them?” asked {A}. ¶ “I do,” he said, “when it rains.” # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: snail read calm; A lie-front calm; heroes listen; friends sit
# things: stairs; leaf; lantern
When it was dry he read it out, to see if it was right. {young:He read very slowly.|He read as he walked, and between one word and the next a leaf came down off the pear tree.}
{A} lay down on the warm stone, with one ear to it. {young:It was all there.|It took so long that it was like having it again, only lying down.}
“A bit louder in the middle,” said {A}. ¶ He went back, {young:and did the middle again.|and put the middle on again, thicker, with his whole foot.}
{pausing} # company
“Was there a smell?” he asked. ¶ There was, and {A} told him. {young:He put that in, too.|He had to go and walk through the mint to get one nearly like it.} # spare
A beetle asked what it was all about, and was told to start on the left. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: snail look-up surprised on stairs; A sit calm on stairs; heroes sit; friends sit
# things: stairs; door; lantern
“And there it stopped,” said Mr Pargeter. ¶ “No,” said {L}. “{deed_2}.”
Mr Pargeter looked round at his dot. {young:It was a good dot.|It was a good one, and had taken some time.} Then he went back to it and gave it a tail, so that it could go on.
“Do you say if it was good or bad?” asked {L}. ¶ “No,” said Mr Pargeter. “I say what it was.” # usual
{helper_person:“It was a bit more like this,” said {helper}, and did that one slowly as well, and he was there for it.} # beat
{helper_animal:{helper} lay down alongside, quite flat, so that he could see where the line went.} # beat
{helper_carried:{helper} was stood at the edge of the step, so that nobody’s foot would come down on it.} # beat
{L} gave it to him word by word, and waited for him in between, {young:and then that was there as well.|and it went along the next step and round the end, where it was only moss.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: snail sit calm on stairs; A sit calm; heroes sit; friends sit
# things: stairs; lantern
“There is a gap,” said Mr Pargeter, and pointed with one eye. “Here is the first thing, and there is the second. What is in between?”
{A} thought about it. {young:“I breathed in,” said {A}.|“Nothing much,” said {A}. “I think that I breathed in.”}
“How long for?” ¶ {A} did it for him, {young:and he watched.|exactly as it had been, and he watched it go in, and counted.}
{young:He put that down. It was a line with nothing on it.|He put it down. It was a piece of silver as long as a thumb, and there was nothing on it at all.}
“People never give me those,” he said, “and yet there are so many.” # spare
“Was there one after the last bit, too?” he asked. ¶ “I am still in it,” said {A}. # more
-> DONE

=== m4
# aside
# shot: close
# place: garden; dusk; clear
# action: moth fly happy; snail look-up calm on stairs; A listen; heroes listen; friends sit
# things: stairs; lantern
A moth had to read it, too, from the air. {young:“Put in an admiral,” said the moth.|“It wants a bit more to it,” said the moth. “Put that there was an admiral.”}
Mr Pargeter looked at {A}. ¶ “No admiral,” said {A}.
{young:“It would be more with an admiral,” said the moth.|“He would do no harm,” said the moth, “and he would fill up the line.”}
“Then it would be like all the others,” said Mr Pargeter. {young:“This is the only one.”|“I have come the whole way from the compost for this one.”}
The moth went off to the lamp. It told the lamp about an admiral. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: A point happy at window; snail look-up surprised; heroes point; friends hold lantern
# things: window; wall; stairs
{is_deed_3:“{deed_3},” said {L}, and showed him that as slowly as the rest. It was one more tail.}
{is_deed_4:“{deed_4},” said {L}, and for that he had to go on up the wall.}
It was all there, and it shone. “That is the lot, then,” said Mr Pargeter, “and I was not at any of it.”
“It is not quite the lot,” said {L}. “I still have to go to bed.”
“And it has not been yet?” Both his eyes came out. Nobody had ever told him of a thing before it happened. # usual
“Which window?” he said. ¶ {L} showed him. It had a light in it. # usual
“I shall start at once. Go slowly,” said Mr Pargeter, and went up the wall, as fast as he could.
-> DONE

=== l3
# shot: object
# place: garden; night; stars
# action: snail climb calm on wall; heroes look-up sleepy
# things: wall; moon; window
The wall was cold. It had a lot of bricks. He took them one by one.
“Where are you off to?” asked a spider. # more
“I have to be somewhere,” he said. It felt odd to say it.
The moon was up there, too. It was doing the same wall. # spare
He did not look down. He had put it all down as it was. # more
There was a pipe. He went round it, and lost a bit of time. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; tap; mirror
{A} did it slowly. It was teeth first, and he must not miss it.
There was a top row. There was a low one, and the back.
“You are slow,” said the tap. ¶ “It is so that he is there,” said {A}. # spare
Each tooth had its own turn, with the name in. # more
The towel came last. It had two sides, and both were used. # more
-> DONE

=== l4
# shot: behind
# place: garden; night; stars
# action: heroes look-up sleepy
# things: stairs; moon; flowerpot
Down there was the step. It was dark, but for the silver.
You could read it from the gate. A cat did. She moved her head from left to right.
The dew came down on it. It was none the worse. # spare
By the pot it had a bend. It was still all true there. # more
A leaf had come to lie on a word. It was a small one. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; snail look-up happy at window; heroes sleep; friends sit
# things: window; moon behind window
{L} went to bed slowly. It was one foot, and then one more. # usual
{resting}
{dream} # spare
There was silver on the glass. It was the last bit, and it had a tail.
“{deed_last},” said {L}, who knew how it went. At the end were two small eyes.
“Now,” said {L}, and lay down. It was done slowly, right to the nose. # usual
Mr Pargeter saw it all. He was there.
“And went to bed,” he put. It took a while. It was exact.
Then he put the dot.
Goodnight, {H}. Goodnight, Mr Pargeter.
Goodnight.
-> DONE

=== next_night
Mr Pargeter had stayed on the glass, since it was such a long way. In the morning he was there for the sun, and for a spoon in a bowl, and for {H} and a sock.
“Do you have these every day?” he asked. He had written all round the window by nine, and had to be shown where there was another one. “I was there,” he kept on saying. “I was there when it went on the wrong foot.”
-> DONE

=== next_bedtime
There was silver on the glass, and a dot. It was quite a new one, and still wet.
-> DONE
