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
# scene: kitchen; afternoon; clear; heroes pointing surprised, friends standing happy, guest sitting curious; basket, teapot
{~There was a bump under the table. {H} looked. It was {guest_a}.|“Hello,” said the table. {H} looked under it. It was not the table. It was {guest_a}.|Who was that, under the table? {H} went to see. It was {guest_a}.}
{joining}
“I had a nose,” said {guest}. “I had it this morning.”
“Here is mine,” said {A}, and pressed it. Beep!
-> DONE

=== s2
# scene: kitchen; afternoon; clear; heroes pointing happy, friends standing happy, guest sitting curious; themed, basket
{guest} looked on the mat. “Is this my nose?”
It was {themed_a}. It did not go beep.
“No,” said {A}. “This is a nose.” Beep!
-> DONE

=== m1
# scene: kitchen; afternoon; clear; heroes pointing happy, friends standing happy, guest sitting curious; bell, basket
{guest} looked at the door. It had a round bit in front. “Is this my nose?”
Creak! Noses do not do that. # spare
“No,” said {A}. “This is a nose.” Beep!
-> DONE

=== s3
# scene: kitchen; dusk; clear; heroes pointing happy, friends standing happy, guest sitting curious; apple, basket
{guest} looked at {As} tummy. It had a dot in front. “Is this my nose?”
“No!” said {A}. It tickled. “This is a nose.” Beep!
-> DONE

=== l1
# scene: library; dusk; clear; heroes pointing happy, friends standing happy, guest sitting curious; pillow, lantern
Then there was a big nose, asleep on the sofa. Very, very softly: beep.
“Mm?” it said.
“That is a nose,” said {A}. “But it is taken.”
-> DONE

=== s4
# scene: bedroom; dusk; clear; heroes pointing proud, friends standing happy, guest sitting curious; lantern, blanket
{A} looked at {guest}. {A} put out one finger. It went to the front. It went to the middle.
Beep!
“Oh!” said {guest}. “It was on me.”
“Again,” said {guest}. Beep! # spare
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm, guest sleeping sleepy; themed, blanket
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
