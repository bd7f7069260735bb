# tells: report(seen)
# wants: other
# role friend: toy = a tortoise called Mildred
# names: Mildred | Winifred | Prunella
# ages: 3-10
# needs: walking
# holds: dark(kind)

=== title
{~This Is the Bed Now|The Mat Was the Mattress}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A kneel happy at friend; friend sit curious on pillow; heroes kneel; friends stand
# things: mat; pillow on mat; blanket; d1; door; stairs
{deed_1}.
{deed_1_seen}
{deed_1_seen_2} # usual
{~{H} told it on the doormat, since that was as far as the blanket and the pillow had been carried, with {friend_a} on top.|The blanket and the pillow were on their way up to bed, with {friend_a} on top, and {H} told it when they stopped on the doormat.|On the doormat {H} had to stop for a bit, with the blanket, the pillow and {friend_a}, and so it was told there.}
“Things like that are for bed,” said {friend}. {young:“I can only have them lying down.”|“I am no good at them standing up.”}
{young:It was still a long way to bed.|It was still a long way to bed, with a corner in it.} # usual
So {L} put it all down, and spread it out. The mat was the mattress. “This is the bed now.”
-> DONE

=== m1
# aside
# shot: above
# place: hallway; dusk; clear
# action: A lie-front calm on blanket; friend lie-front curious; heroes lie-front; friends sit
# things: mat; pillow on mat; blanket; shoe; door
From down there you see all the shoes from in front, and a bit of evening under the door. {young:“It is a good bed,” said {friend}.|“It is a good bed,” said {friend}, “although it is rather prickly, and there is something written on it.”}
{is_deed_1_shown_2:{deed_1_shown_2}|“Where did it begin?” asked {friend}. ¶ {A} thought, and put a finger on one edge of the blanket, and walked it in from there. ¶ “So it was all still to come, back there,” said {friend}, about the edge.}
{pausing} # company
“And what did you have?” asked {A}. ¶ {young:“Nothing,” said {friend}. “I lay on the pillow.”|“Nothing,” said {friend}. “I lay on the pillow, and it stayed where it was.”}
A letter could have come in on top of them at any moment, but there is no post at that time. # spare
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A sit calm on stairs; friend sit curious at A; heroes sit on stairs; friends stand
# things: stairs; pillow beside A; d2; mat; themed
{is_deed_1_shown:{deed_1_shown}|{L} did it from one corner of the blanket to the other, and had to go a bit over the edge. “That was there, too,” said {L}, about the bit over the edge. ¶ {friend} had a look at it.}
“And now up a bit,” said {friend}.
{joining}
{hinderer_person:{hinderer} came down just as they were going up, and so the bed had to go back to the mat, and begin again.} # beat
{hinderer_animal:{hinderer} lay down on the bed, just when it was leaving, and had to be shown that it was only a mat.} # beat
{hinderer_carried:{hinderer} was still under the blanket when it was picked up, and was got out again, at the foot end.} # beat
{themed_a} came up as well, on the pillow, as you always have something beside a bed. # personal
On the stairs there was no lying down. “You can have the front half here,” said {L}.
{deed_2}.
{deed_2_seen}
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A look-up calm; friend sit calm at A; heroes sit on stairs; friends sit
# things: stairs; lamp; mat; door
It is an odd place to sit, because you are not in any room. {young:Up there it was up, and down there it was down.|Above them there was a lamp, and below them there was a mat, and it was about as far to the one as to the other.}
“Is there anything that is only for stairs?” asked {friend}. {young:{A} thought about it.|{A} thought about it, and moved one foot, which was enough to find out.} The stairs said a word.
“What was that?” ¶ {young:“That was a stair,” said {A}.|“That was the fourth,” said {A}. “It only has the one word, and it is for whoever is on the fifth.”}
They were quiet, in case there was an answer from further up. # spare
You can tell a thing on the stairs, and it is as if you had only stopped for a moment on your way to something else. # more
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A point curious at stairs; friend sit curious; heroes sit on stairs; friends stand
# things: stairs; d2; lamp
{friend} wished to have the front half once more. ¶ {deed_2}. # more
{deed_2_seen_2} # usual
“Where was it the most?” asked {friend}. {young:{A} looked down the stairs, and up the stairs.|{A} laid it along the stairs, with the beginning on the second, and looked where that went.} “It begins there,” said {A}, “and on that one it is the most, {young:and up there it is over.”|and up there it is over, except for a bit.”}
{friend} looked at the stair where it was the most. {young:“That is quite high,” said {friend}.|“That is higher than I thought,” said {friend}, “and there is not much to hold on to.”}
“And from the other end?” ¶ From the other end it was the same one. # spare
When they went up, they did not tread on that stair, but next to it, where it was only wood, and then they were past it. # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A kneel happy; friend sit curious on pillow; heroes kneel; friends stand
# things: rug; pillow on rug; blanket; d3; bath; towel
Up on the landing the rug was the mattress. “This is the bed now,” said {L}, “and here is the other half.”
{is_deed_2_shown:{deed_2_shown}|“How long did it go on?” asked {friend}. ¶ {L} drew a finger along the blanket, as far as the middle, and then a bit more, and lifted it off. ¶ “That is half a blanket,” said {friend}.}
{helper_person:{helper} took two corners of the bed, and {L} the other two, and so it went on without dragging.} # beat
{helper_animal:{helper} went ahead, and waited at the door, and looked round to see what was keeping the bed.} # beat
{helper_carried:{helper} was laid on the pillow for a moment, so that it would stay where it was.} # beat
{is_deed_3:The next bed was in the bathroom. “This is the bed now,” said {L}. ¶ {deed_3}. ¶ {deed_3_seen}|In the bathroom it was the bath mat. They lay on that, and looked up. “There is nothing in this one,” said {L}.}
{is_deed_3_shown:{deed_3_shown}} # usual
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A brush-teeth calm; friend sit on blanket; heroes brush-teeth; friends stand
# things: bath; basin; mug; towel
While they were there they did the teeth. {young:{A} did them in bed.|{A} did them in bed, which you do not get to do as a rule, and had a basin for a lamp.}
“Did any of it get in here?” asked {friend}. {young:“Into the mouth?”|“I mean into the mouth. It must have been open for some of it.”} ¶ {A} took the brush out, and thought. “Something went out,” said {A}. “I said a thing.”
“And did anything come in?” ¶ {young:“Only air,” said {A}.|“Only air,” said {A}, “and that was from there, but I have let it go since.”}
They both breathed out once more, to be on the safe side, and the tap went grey for a moment. # spare
Nobody had ever slept between the bath and the basin, and it was as quiet as a bed can be, with one drop at the end of the tap. # more
-> DONE

=== m4
# aside
# shot: two
# place: hallway; dusk; clear
# action: A lie-front calm; friend lie-front curious; heroes lie-front; friends sit
# things: pillow; blanket; rug; lamp; door
The last bed before the bed was at the bedroom door. {young:It was made at once.|They made it in no time, because by now they knew where each corner wanted to go.} “This is the bed now,” said {A}.
“I should like the one from the stairs again,” said {friend}, {young:“but lying down.”|“now that I am lying down for it.”}
{is_deed_2_shown_2:{deed_2_shown_2}|So {A} told it to the blanket, from the left to the right, and {friend} kept a hand on it, where it stopped. ¶ “That is quite another thing, lying down,” said {friend}.}
“It is a pity about the mat,” said {friend}. “That was a good bed, too.” ¶ “It is still there,” said {A}. # spare
You had to whisper there, because behind every door on a landing there is somebody or nobody. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: L sit happy at friend; friend stand proud on blanket; heroes sit; friends sit
# things: bed; blanket on bed; pillow on bed; d1 left; moon
Then they came to the bed, and there it fitted.
{is_deed_4:{deed_4}. ¶ {deed_4_seen}}
“That was all I had,” said {L}. ¶ “I have one,” said {friend}. “I never have one, but now I do. {L} carried the bed up the stairs.”
“I was on top of it,” said {friend}. “At each step the pillow went first, and then it waited for me.” # usual
{L} had only been underneath. “Show me,” said {L}.
And {friend} went up one fold in the blanket, and up the next, quite slowly, and lay down at the top.
That was just how it had been, and {L} said so. # usual
{deed_2_night} # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; friend lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; blanket; pillow
This one had no mat in it. It had a mattress for a mattress.
They lay flat. They had to get used to that. # spare
“Up a bit,” said {friend}. So they both went up a bit, and then the pillow was there.
The blanket came after. It knew the way. # more
It had a bit of mat on it still. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A listen sleepy; friend listen sleepy; heroes listen; friends sit
# things: bed; door; blanket; moon
The door was left open a bit, so that they could hear it.
On the stairs it was quiet. On the mat it was quiet, too. # spare
“The first one is in bed on the mat,” said {friend}, “and the next one on the stairs.” ¶ “Yes,” said {A}.
In the basin a drop came down. It had the place to itself. # more
The lamp went off on the landing. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: friend sleep; heroes sleep
# things: mat; shoe; stairs; d1
The mat was a mat now. It was no mattress.
The shoes stood there, and looked straight ahead. They had seen a bed go by. # spare
The bed had gone up. It had not come down. # more
The stairs had their one word ready. Nobody came for it. # more
On the mat it said what it always said. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: blanket; pillow; moon
{resting}
{keepsake}
{dream} # spare
{deed_1_night} # usual
It was dark. You could not see what was a bed and what was not. # usual
“Where are we?” asked {friend}. ¶ “This is the bed now,” said {L}.
It was. It stayed there. # usual
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast there was a blanket under the table, and a pillow with a dent in it. There was toast on the pillow.
“This is the bed now,” said somebody in the dent. “I have had a thing happen, and I only tell it lying down. At seven the bed went down the stairs again. The pillow went first.” {H} got in under the table with the butter, to be shown.
-> DONE

=== next_bedtime
The blanket was on the bed, and had a bit of mat on it still. It had come a long way, and it lay flat.
-> DONE
