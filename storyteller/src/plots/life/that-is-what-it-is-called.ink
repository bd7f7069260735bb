# tells: report(seen|one)
# wants: child
# role friend: toy = a pelican called Brace
# ages: 6-12
# holds: dark(kind)

=== title
{~That Is What It Is Called|Not on the Card}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit proud at friend; friend look-up curious; heroes sit; friends sit
# things: bed; d1; card on pillow; pillow on bed
{deed_1}.
{deed_1_seen}
{~So {H} reported at bedtime to {friend_a}, who had been on the top shelf, behind the atlas.|{friend_a}, who had been on the top shelf behind the atlas, learnt of it at bedtime from {H}.|From the top shelf, behind the atlas, {friend_a} had seen none of it, and was told by {H} at bedtime.}
“That is what it is called,” said {friend}. “And what was it?” ¶ {L} said it over again, in the same words, because those were the right ones.
“Yes,” said {friend}. “In a museum that would be on the card. But there is usually something beside the card.” # usual
So {L} wrote it on a card, and leaned it against the pillow. Beside it there was a good deal of quilt, with nothing on it.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious at lamp; friend look-up; heroes sit; friends sit
# things: bed; lamp; card on quilt
“A card is a very handy thing,” said {friend}. “I know of one that says ‘Boat’, and the boat is longer than the room, so that they have had to take out a wall.”
“It might as well say ‘Lamp’,” said {A}. ¶ “Is that the lamp, then? The word?” ¶ {A} switched the lamp off, and then on, and after that nobody needed to ask which of the two you could read by.
{pausing} # company
“I do not say that there is anything wrong with it,” said {friend}. “You can send a card by post, and try that with a boat.”
They thought of other things with nothing to them but a card, and the best of those was Wednesday. # spare
“Unicorn,” said {A}, after a while, and {friend} agreed that there must be some very good cards, in museums, with a very clean space beside them. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit curious; heroes kneel; friends sit
# things: bed; d1 on quilt; card on pillow; quilt; themed
{joining}
{hinderer_person:{hinderer} read the card from the door and said, “Oh,” which is about all that anybody can say to a card.} # beat
{hinderer_animal:{hinderer} lay down beside the card, and for some time anybody would have thought that it was about {hinderer}.} # beat
{hinderer_carried:{hinderer} was sitting right beside the card, and had to be moved before there was a mistake.} # beat
“I have looked all round the card,” said {friend}, “and there is no way in.”
{deed_1_shown}
{L} looked at the card. It did not mention that. # usual
{deed_1_seen_2}
Beside the card lay {themed_a}, which had no card at all, and was there all the same. # personal
“Now there is something beside it,” said {friend}.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A read calm card; friend listen; heroes sit; friends sit
# things: bed; wall-clock; card; quilt
“How long is it?” asked {friend}. ¶ “On the card it is one line and a bit.” ¶ “And otherwise?”
That was a fair question, and so they timed it by the clock. To read the card aloud, without hurrying, takes four seconds, and {friend} wrote down nothing, having no pencil, but remembered it.
“It took either much longer than that, or not nearly so long,” said {A}, “and I could not tell you which.” ¶ “In that case the clock was not there either,” said {friend}.
They read it once more, much more slowly, to see if it would help, and then it was just a slow card. # spare
On the second reading it was four and a half, but there had been a swallow in the middle, and they did not count it. # more
There is no card on a clock, when you look, and everybody seems to find it all the same. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A kneel calm at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1 on quilt; card on pillow; rug
{friend} was still not content. “There is one more point on which the card is not at all clear.”
{is_deed_1_shown_2:{deed_1_shown_2}|“Which end of it was the beginning?” asked {friend}. ¶ {A} got off the bed, and came at it again from the rug, slowly, so that there could be no doubt where it began. ¶ “That end,” said {friend}.}
“Nobody would get that from the card, not if they had it by heart,” said {friend}, and was quiet for a while, as people are in museums when they have come to the right room.
It was gone through a second time, for the sake of one detail on the left, which turned out to have been a fold in the quilt. # spare
There was no rope in front of it, as there generally is, and so it could be looked at from as near as you like. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L write worried card; friend look-up; heroes sit; friends sit
# things: bed; card in L.hand; pillow on bed; lamp
{L} took the pencil, and began to put in what was missing. It went along the edge of the card, and up the side, and got smaller and smaller, and still there was more of it.
{deed_1_seen_3} # usual
{helper_person:{helper} sharpened the pencil, twice, and handed it back the right way round.} # beat
{helper_animal:{helper} lay on one corner of the card, so that it could not slip.} # beat
{helper_carried:{helper} was put on one corner of the card, so that it could not slip.} # beat
In the end there was not a white place left, and nobody could have found what it was called. # usual
“Does it have to go on there?” asked {friend}. “You were there, and I have been shown. The card only needs the name.”
{L} thought about that for a moment, and rubbed out everything round the edge.
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A think curious; friend sit proud at A; heroes sit; friends sit
# things: bed; card on quilt; lamp
“Suppose that somebody finds the card in a hundred years,” said {A}, “under the floor, and there is nothing beside it but dust.”
{friend} supposed it. “They will read it, and they will say, ‘Oh,’ and look round for somebody to ask.” ¶ “And nobody will be there who was there.” ¶ “I shall be there,” said {friend}. “I keep very well. It is the stuffing.”
So it was gone over again, with a view to the year in question, until {friend} was sure of it in both directions.
They left out the weather, because in a hundred years there will be some other weather, and it only confuses people. # spare
“Speak up when they come,” said {A}, “they will not be used to you,” and {friend} said that nobody ever was. # more
A hundred years is also only what it is called. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A hold calm card; friend look-up curious; heroes sit; friends sit
# things: bed; card; quilt; pillow on bed
“And what is on the back of it?” asked {friend}. ¶ {A} turned the card round. There was nothing on the back of it whatever.
“Then that is where all the rest is,” said {friend}. “I had been wondering where they put it.” ¶ They looked at the back of the card for quite some time, and it is surprising how much will go on a side where nobody has written.
{A} went through the whole of it there, from the top corner to the bottom one, and did not need a pencil.
From then on they kept it with that side to the front, and if anybody wished to know its name, they could go round. # spare
Only where the pencil had pressed could you feel the name come through, the wrong way round, like somebody in the next room. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L hold calm card; friend listen happy; heroes sit; friends sit
# things: bed; card in L.hand; d1 left; moon
By then it was too dark to read. {L} held the card up close, and it was just grey.
“Say it,” said {friend}. “You do not need to see it.” ¶ {deed_1}.
They were the same words as before, and not one more. But they took up more room. Beside them there was all of it.
“That is what it is called,” said {friend}. ¶ “Yes,” said {L}. ¶ “I know the one you mean.”
{deed_1_night} # usual
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A hold sleepy card; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; card in A.hand; pillow on bed
The card went under the pillow. It was thin. You could not feel it.
“And the rest?” asked {A}. ¶ “I have it,” said {friend}. # spare
There was a good deal of quilt. It was not so empty now.
Nobody would find it there. They could ask, though. # more
The pencil was blunt. It had done what it could. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; tap; mug
The tap had a card. It was a blue dot. {A} put a hand under it.
“Well?” asked {friend}. ¶ “It is not a dot,” said {A}. # spare
There was a red one, too. They took its word for it.
The mug had a name on it. You could not drink that. # more
Then they put out the light. That is all it is called. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: card; pencil; moon
In the dark nothing had its name on it. It was all still there.
The shelf was there. So was the gap on it. # spare
The moon has no card. You just look up. # more
Tomorrow came a bit nearer. It had no card yet. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
“What is this called?” asked {friend}. ¶ “Bed,” said {L}.
It was warm in there, and dark, and there was room for two. None of that was on the card. # usual
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The card had come out from under the pillow in the night, and lay on the floor with its back up. On the top shelf, behind the atlas, there was a new one. It was very small, and it leaned on nothing, and ‘Dust’ was all that it said. ¶ Beside it there was some. {A} looked at it from quite near, and nobody said a word, because it was a good piece.
-> DONE

=== next_bedtime
There was a card on the top shelf, and something beside it. {A} did not blow.
-> DONE
