# tells: report(seen|one)
# never: goose|geese
# wants: child
# role friend: toy = a donkey called Barley
# ages: 3-10
# holds: dark(kind)

=== title
{~There Was No Goose|And {friend} Nodded}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit proud at friend; friend look-up curious; heroes sit; friends sit
# things: bed; d1; slipper on quilt; quilt; pillow on bed
{deed_1}.
{deed_1_seen}
{~{H} told it at bedtime to {friend_a}, who had one ear under the pillow, and nodded all the way through.|{friend_a} had one ear under the pillow when {H} told it at bedtime, and nodded all the way through.|All this {H} told to {friend_a}, who was lying with one ear under the pillow, and nodded at every word.}
“I see,” said {friend}. {young:“And then came the goose.”|“And that is when the goose came.”} ¶ “What goose?” asked {L}.
{friend} put a slipper on the quilt, {young:a bit to the left, and that was the goose.|rather far to the left, where it must have been.}
“There was no goose,” said {L}. ¶ “It may have been behind you,” said {friend}, and nodded. # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A lie-front curious; friend whisper at A; heroes lie-front; friends sit
# things: bed; pillow on A.head; quilt
It was no use to be cross about it before you knew how it sounds under there. {young:So {A} put one ear under the pillow.|So {A} lay down, with one ear under the pillow and the other one shut with a hand, and {friend} had to say something.}
What came through was mm, and mm, and then a long one with a bump in it. {young:“Was that a song?” asked {A}.|“Was that about a train?” asked {A}, who had listened very hard.}
{pausing} # company
“I said good evening,” said {friend}. ¶ {young:“It is hard to hear,” said {A}.|“You would have to guess most of it,” said {A}, and came out again.}
“You get the long words,” said {friend}, “and of the short ones only the humps.” # spare
They tried it with the other ear, too, and with that one it was {young:no song|not a train}, but it was still some way from good evening. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A kneel worried at friend; friend sit proud; heroes kneel; friends sit
# things: bed; d1; slipper on quilt; quilt; themed
{joining}
{hinderer_person:{hinderer} asked which of them had been the goose, and it had to be begun again.} # beat
{hinderer_animal:{hinderer} lay down where the goose had been, and was not in it, either.} # beat
{hinderer_carried:{hinderer} had been put beside the goose, and had to be taken out again as well.} # beat
{L} took the pillow away, and told it once more, {young:slowly.|slowly, and this time into both of the ears.} ¶ {deed_1}.
{deed_1_seen_2}
And {friend} nodded, and said that it was quite clear now. {young:“I can show you,” said {friend}.|“I can show you how it was,” said {friend}.}
The slipper came in from the left, looked at everybody, and went out past {themed_a}. # personal
{friend} took the slipper across from one side to the other, and turned it round, and took it back. {young:“It was like this,” said {friend}.|“It was like this,” said {friend}, “and it never said a word.”}
“No,” said {L}. “It was not like that.”
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A sit curious at friend; friend sit at A; heroes sit; friends sit
# things: bed; quilt; lamp
They sat face to face, with the quilt between them, and that was a part of the trouble. {young:What was left for {A} was right for {friend}.|Whatever {A} put on the left, {friend} had on the right, and what came towards {A} was on its way out.}
“Come round to my side,” said {A}, {young:and {friend} came.|and so {friend} was fetched round, and looked at it from there.}
It helped a little. “On this side it has a front,” said {friend}. {young:“Over there it had just a back.”|“I had it with the back to me all the time, and had to think of a front for it.”}
There was more light on this side as well, and nothing had to be guessed at its edges. # spare
From then on they sat in a row, as people do who have come to see the same thing. # more
{A} had to get used to it as well, because from here it was all a bit nearer than it had been. # more
The lamp was moved, too, so that nobody had their own shadow on it. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel curious at friend; friend point at quilt; heroes kneel; friends sit
# things: bed; d1 on quilt; quilt; sock
They tried it with questions, to find out how far it had got. {young:“How does it begin?” asked {A}.|“How does it begin, the way you have it?” asked {A}.}
{friend} began with the end. {young:It was the right end.|It was the right end, and there was nothing wrong with it, except that it came first.} Then came something from the middle, with another thing in front of it, and then it was over, at the place where it had begun.
“It is all in there,” said {A}, {young:“but it goes the other way.”|“but you would have to be walking backwards.”} ¶ And {friend} nodded.
A sock was put down, to show which end was the front, and it had two ends of its own. # spare
It was like a jumper that has been put on with the arms first, so that nobody knows where to pull. # more
{friend} thought that a thing might just as well be told like that, because then you have the end, and need not wait for it. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L kneel curious at friend; friend sit worried; heroes sit; friends sit
# things: bed; d1 on quilt; quilt; lamp
{helper_person:“Ask what all the nodding is about,” said {helper}, and sat down, so as to have time for it.} # beat
{helper_animal:{helper} looked at {friend} for a long time, and did not nod at all.} # beat
{helper_carried:{helper} lay on the quilt, and looked, and did not nod, and did not say anything, either.} # beat
{L} looked at {friend} from quite near. “Do you really know how it was?” ¶ {friend} nodded, and then the nodding got slower and slower, and stopped.
“No,” said {friend}. {young:“I nod when I do not know what somebody is saying.”|“I missed the beginning, and did not like to stop you, and then one nods.”} ¶ “And the goose?” ¶ “There has to be something,” said {friend}. # usual
“You can ask, if there is something that you do not know,” said {L}.
{deed_1_shown}
“I see,” said {friend}, {young:and this time it was so.|and did not nod, being too busy with seeing it.} “There is no room in it for a goose.”
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit curious at A; heroes kneel; friends sit
# things: bed; d1 on quilt; quilt; rug
Whoever has nodded so much has a good many questions left over. {young:“I have one more,” said {friend}.|“I have one more,” said {friend}, “and it is quite a short one.”}
{is_deed_1_shown_2:{deed_1_shown_2}|“Which way were you facing?” asked {friend}. ¶ {A} went and stood on the rug, and turned a little, and then a little more. ¶ “That way,” said {A}.}
That had been missing. {young:It went in between two other bits, and fitted.|It went in between two bits that {friend} had already, and after that they were all one piece.}
“I would have gone on for years without that,” said {friend}. # spare
When you ask, you look a bit silly for a moment, and when you nod, it takes longer. # more
They put it in, and went through all of it once more, to see if it held, and it held. # more
{friend} had another one after that, about the left side, and then there were no more, which took both of them by surprise. # more
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A reach-down calm at slipper; friend sit; heroes stand; friends stand
# things: slipper; rug; door
The slipper was still there, and had nothing to do with it now. {young:“It is not a goose now,” said {friend}.|“It went to some trouble to be in it,” said {friend}, “and it never asked for anything.”}
So {A} took it out to the hall, {young:and put it beside the other one.|and put it down beside the other one, so that there were two, as there are of most geese.}
They faced the way out. {young:“Now they can go home,” said {A}.|“From here they know the way,” said {A}, and left the door open a bit.}
{friend} thought that somebody ought to say thank you, and so it was said, along the hall, in a low voice. # spare
Inside, on the quilt, it was all just as it had been, and from end to end there was nobody in it who did not belong. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L sit happy at friend; friend point proud at quilt; heroes sit; friends sit
# things: bed; d1 on quilt; quilt; moon
“Now you,” said {L}. ¶ And {friend} told it, from the front to the back. “{deed_1},” said {friend}.
{deed_1_seen_3} # usual
What came first came first. What was small was small. When the end came, it stopped. # usual
“Was it like that?” asked {friend}. ¶ “It was just like that,” said {L}.
And this time it was {L} who nodded.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A yawn sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; pillow on bed; quilt
“And if I lie on my ear?” asked {friend}.
“Then you have it in the other one,” said {A}. # spare
So they lay down. It was all in there.
Under the pillow something said mm. # more
That was just the pillow. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; mirror
With a brush in your mouth you cannot say much. {A} said it all the same.
It was mm, and mm. # spare
“{deed_1},” said {friend}. ¶ {A} nodded, with foam.
Now it could be said by the two of them. # more
One had the words, and one had the brush. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: friend sit sleepy; heroes sleep
# things: 2 slipper; door; rug
In the hall it was dark. Two slippers stood there.
They did not say a word. # spare
It may be that they had gone. It may be that they slept. # more
Nobody asked. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
{deed_1_night} # usual
“No goose?” asked {friend}. ¶ “No goose,” said {L}. # usual
Then there came a nod, and one more. It was just sleep.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
When {A} woke up, there was just one slipper in the hall. The other stood a good way off, with its face to the front door. ¶ “What happened?” asked {A}. Nobody could say, and so it had to be thought out from the beginning, and when they had come as far as the door, a goose was the only thing that fitted.
-> DONE

=== next_bedtime
The slippers were side by side again. They had not been asked.
-> DONE
