# about: with-character; story-about; creature; thing(called|named); bring-back
# wants: other
# role guest: creature, answer, toy = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Beep|Where Is Your Nose?}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: guest crouch worried under table; A point happy at guest; heroes peek surprised under table; friends crouch
# things: table; mat
{~There was a bump under the table. {H} looked. It was {guest_a}.|“Hello,” said the table. {H} looked under it. It was not the table. It was {guest_a}.|Who was that, under the table? {H} went to see. It was {guest_a}.}
{joining}
“I had a nose,” said {guest}. “I had it this morning.”
“Here is mine,” said {A}, and pressed it. Beep!
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: guest hold curious themed; A point laughing at guest; heroes sit; friends stand
# things: themed; mat
{guest} looked on the mat. “Is this my nose?”
It was {themed_a}. It did not go beep.
“No,” said {A}. “This is a nose.” Beep!
-> DONE

=== m1
# shot: close
# place: hallway; afternoon; clear
# action: guest reach-up curious at door; A point happy at guest; heroes pull door; friends stand laughing
# things: door; button on door
{guest} looked at the door. It had a round bit in front. “Is this my nose?”
Creak! Noses do not do that. # spare
“No,” said {A}. “This is a nose.” Beep!
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: guest point curious at A; A stand laughing; heroes stand laughing; friends clap
# things: button on A; table
{guest} looked at {As} tummy. It had a dot in front. “Is this my nose?”
“No!” said {A}. It tickled. “This is a nose.” Beep!
-> DONE

=== l1
# shot: wide
# place: living-room; dusk; clear
# action: parent sleep on sofa; guest point curious at parent; A tiptoe happy; heroes tiptoe; friends peek
# things: sofa; lamp; rug
# people: parent=woman(glasses)
Then there was a big nose, asleep on the sofa. Very, very softly: beep.
“Mm?” it said.
“That is a nose,” said {A}. “But it is taken.”
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: A point proud at guest; guest look-up surprised; heroes clap; friends clap
# things: lamp; rug
{A} looked at {guest}. {A} put out one finger. It went to the front. It went to the middle.
Beep!
“Oh!” said {guest}. “It was on me.”
“Again,” said {guest}. Beep! # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; guest sleep; heroes sleep; friends sit
# things: blanket; themed left
Out of the blanket looked one nose. It was {L}’s. And there was one more, at the other end.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, nose.
Beep, very low.
“Still on,” said {guest}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Beep! That was in the morning. The nose was still on.
-> DONE
