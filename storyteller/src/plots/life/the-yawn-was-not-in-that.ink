# tells: report
# wants: child
# ages: 3-12
# holds: dark(kind)

=== title
{~The Yawn Was Not in That|Back for the Yawn}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A hold curious torch; heroes look-up curious; friends stand
# things: torch; door; coat; mat
{~{H} {was} all ready for bed, and there was no yawn.|“Have you got everything?” asked the torch. {H} had everything but a yawn.|There is one thing that you need for bed, and {H} did not have it. It was a yawn.}
“I had one when I got up,” said {L}. {young:“It must be somewhere in today.”|“I must have left it somewhere in today.”}
“Then we go back for it,” said the torch. “What comes first, if you go backwards?” ¶ “The last thing,” said {L}. “It is the nearest.”
So they went into the hall, heels first, and there it was.
{deed_last}.
{young:The torch shone under it, and on top of it, and behind it.|The torch shone under it and behind it, and all the way up the middle, where it was a bit hard to see.} # usual
“The yawn is not in that,” said the torch.
It had one more look. “Do I have to understand it?” ¶ “Not yet,” said {L}. “We are coming from the wrong end.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A bow happy; heroes clap happy; friends clap
# things: torch; coat; door
“Show me how it goes backwards,” said the torch.
{A} showed it, and the torch held still. {young:First there was the face from after it.|First {A} had the face that there was when it was over.} Then there was the face from the middle. Then there was the face from before, {young:when {A} did not know yet.|which had no idea what was coming, and was quite smooth.}
“That is a different face,” said the torch. ¶ {young:“It had not happened yet,” said {A}.|“That is the one that I had on when it had not happened yet,” said {A}.}
“Can you do it forwards?” ¶ {A} could, and it was very like. # spare
“I like the middle face,” said the torch. “There is the most to see in it.” # more
Then the torch tried it, with its own face, and only got as far as bright. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A point curious torch; heroes peek behind coat; friends stand
# things: coat; torch in A.hand; themed; door
“And before that?” asked the torch.
{joining}
{is_deed_3:{is_deed_4:They took three steps back, and came to what was before it. ¶ {deed_3}. ¶ “It is not in that,” said the torch. “And before that?”|They took three steps back, and came to what was before it.} ¶ {deed_2}.|“Before that there was a bit in between,” said {A}. They took three steps back. It was the bit when the one thing was over and the last had not come yet.}
{young:They looked in all the corners.|They looked in every corner, as you do for the other glove, and then again where they had looked before.} # usual
“No yawn,” said the torch.
{hinderer_person:“Is this it?” asked {hinderer}, and held up something, but that was only an old sigh.} # beat
{hinderer_animal:{hinderer} thought that backwards was a game, and went forwards under everybody’s feet.} # beat
{hinderer_carried:{hinderer} was carried the wrong way round, and saw everything first, and did not say.} # beat
They found {themed_a} there, which nobody had missed yet. It was put by the door. # personal
“It has to be further back,” said {A}. {young:“It is where it starts.”|“It must have been left right at the start.”} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A listen curious; heroes stand curious; friends stand
# things: clock; coat; torch in A.hand
You could hear it as well, if you held your breath. {young:It was loud where it had been loud.|It was loud where it had been loud, and quiet where nobody had said anything.}
But it went backwards. First there was the end of every noise, {young:and then there was the noise.|and after that came the noise, and last of all came what had made it.}
“Who said that?” asked the torch. ¶ {A} told it who. {young:“And I was here.”|“And I was here,” said {A}, “and you are standing about where it was.”}
The torch stepped to one side. # spare
It asked if it had to be as loud as that. ¶ “It was as loud as it was,” said {A}. # more
Behind one of the coats there was a word that somebody had only thought. It made no noise in either direction. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A reach-down surprised; heroes crouch; friends look-through
# things: shoe; box; torch in A.hand; coat
They found all kinds of things that had been lost in today. {young:There was half a song.|There was half a song, and it was the half that nobody knows.}
“Is this a yawn?” asked the torch. ¶ “That is a hiccup,” said {A}. {young:It was put in a shoe.|It was put in a shoe, where it could not get at anybody.}
{pausing} # company
“And what is that?” ¶ “That is what I was going to say,” said {A}, {young:“and then I did not.”|“when it happened, and then I did not get round to it.”}
“Do you want it back?” ¶ {A} read it through, and said it now. The torch thought that it still fitted. # spare
There was also a blink, which was {As} own, and very small. It was put back where it had been. # more
-> DONE

=== l2
# aside
# shot: above
# place: hallway; dusk; clear
# action: A tiptoe worried; heroes tiptoe; friends tiptoe
# things: clock; coat; torch in A.hand
To go further back you have to get past the clock. {young:It did not like it.|The clock in the hall has only ever gone the one way, and did not like it.}
“That is closed,” said the clock. “That was today.” ¶ “We are only looking for something,” said {A}.
{young:“Then do not move anything,” said the clock.|“Then touch nothing,” said the clock, “and leave it all as it was.”}
There was one thing that {A} would have moved. {young:It was not a big thing.|It would not have had to go far.} {A} had a long look at it, and left it where it was.
“Thank you,” said the clock. “They all want to move something.” # spare
It looked the other way, and ticked, until they had gone by. # more
“It was that way round,” it called after them, “and no other,” and it was quite right. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L kneel surprised mat; heroes crouch; friends kneel
# things: mat; door; torch in A.hand
So they came to the first thing, by the front door.
{deed_1}.
“Ah,” said the torch. “Now I understand the rest of it. But the yawn is not in that.”
{helper_person:“Look behind it,” said {helper}, “where it had not started.”} # beat
{helper_animal:{helper} sniffed at it, and went round behind it, to where it had not started, and sat down.} # beat
{helper_carried:{helper} fell down on the other side of it, where it had not started, and had to be picked up.} # beat
Behind the first thing it was dim, and nothing had happened. {young:There on the mat sat the yawn.|Nobody knew anything there. And in the middle of the mat sat the yawn, with its mouth shut.}
“What are you doing here?” asked {L}.
“I saw it coming, and did not want to be in the way,” said the yawn. {young:“You cannot yawn at a thing like that.”|“You cannot yawn at a thing like that. It would not be polite.”}
“It is over,” said {L}. ¶ “What was it?” asked the yawn. “I only saw the front of it.” # usual
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A sit calm mat; heroes sit; friends sit
# things: mat; door; torch
“Is it one that you can yawn after?” asked the yawn. {young:“There are some where you can’t.”|“There are some where you can’t, not for a long time.”}
{A} sat down on the mat with it, and thought. From there you could see all of it, {young:right up to the bed.|one thing behind the other, right up to the bed.}
“Yes,” said {A}. {young:“It has got an end.”|“I have just been there. It has got an end, and then there is the hall.”}
“That is good,” said the yawn. “I need something to stand on.” # spare
It opened a little at the corner, to see if it could still do it. # more
The torch looked away. You do not shine in there. # more
-> DONE

=== s4
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: torch in A.hand; coat; door
“Then I shall tell it forwards,” said {L}, “and you come along.” ¶ They went back up the hall, toes first, with the yawn in front.
“{deed_1},” said {L}. ¶ “So that was it,” said the yawn. “And then?”
{is_deed_3:“{deed_2}.”{is_deed_4: ¶ “And then?” said the yawn. It was as big as a bun by now. ¶ “{deed_3}.”}|“And then there is a bit in between,” said {L}, and they went through that on tiptoe.} The yawn was as big as a loaf by now, and you could see down it.
“I cannot hold it,” said the yawn. # usual
“Wait,” said {L}. “There is only the last thing, and we have that in bed.”
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: A yawn sleepy; heroes walk sleepy; friends walk sleepy
# things: clock; coat; torch in A.hand
They went by the clock. This time it was the right way.
“Did you move anything?” asked the clock. ¶ “No,” said {A}. “It is all still there.”
The clock was glad. Then it saw what they had with them, and went a bit slow. # spare
The coats hung a bit lower. One of them had its arms out. # more
The yawn went by on its toes. It held on with both lips. # more
It was not far. It is less far when you can see where you go. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mug; tap
You have to have your mouth open for teeth. It was a near thing.
“Not yet,” said {A}, round the brush. It had got as far as the chin. # spare
They did the front ones, with the lips shut.
The tap had seen it. It ran a bit wide. # more
The mug is wide as well. It has been like that for years. # more
The back ones had to be quick. In, and round, and out. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mat; shoe; coat; torch
The hall was dark. It lay there with all of it in it.
It was in a row. It went from the mat up to the bed. # spare
On the mat was a small round place. It was still warm.
In one shoe there was a hic. Then there was no more. # more
The torch was off. It had seen it, from both ends. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes yawn sleepy; friends sit sleepy
# things: quilt; lamp; torch
The yawn lay on the pillow. It was on its side, to fit. # usual
{resting}
{keepsake}
{dream} # spare
“Now,” said {L}. It was the last thing, and it was the nearest. ¶ {deed_last}.
“And after that?” said the yawn. It was very low. ¶ “After that there is you,” said {L}.
So it came. It took its time.
It was in that. It was in all of it, now. # usual
Goodnight, torch. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something was lying on the mat in the morning, very thin and flat, and when {H} bent down to it, it said, “Hic.”
“I have been in the shoe,” it said. “I heard it all go by, first the wrong way and then the right way. I liked it better the second time. Does anybody want me for anything today?” It was put in a pocket, in case.
-> DONE

=== next_bedtime
The yawn had not stayed at the door. It had come along all day, at the back, with its mouth shut.
-> DONE
