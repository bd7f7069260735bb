# about: dummy
# also: sad; proud
# wants: child
# role dummy: answer = a dummy
# role friend: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Pop|What Can a Mouth Do?}
-> DONE

=== s1
# scene: kitchen; afternoon; clear; heroes sitting surprised, friends sitting happy; spoon, basket
{~Pop! Out came {dummy_a}. “Oh,” said {H}. There was a mouth under it.|“Mm,” said {H}. That was {dummy_a}. Pop! There was a mouth under it, and it was open.|Plop! That was {dummy_a}, on the floor. And there {was} {H}, with a mouth.}
{joining}
What can a mouth do?
-> DONE

=== s2
# scene: kitchen; afternoon; clear; heroes sitting happy, friends sitting happy; themed, spoon
“Moo!” said {A}. A mouth can moo!
In went {dummy}. “Mm,” said {A}. The moo could not get by. Pop!
“Moo!”
-> DONE

=== m1
# scene: garden; afternoon; clear; heroes sitting happy, friends sitting happy; flower, feather
A mouth can blow! Hoo! Off went a {~leaf|feather}. It went up, and it sat on a hat.
In went {dummy}. “Ff,” said {A}. The hoo could not get by. Pop!
-> DONE

=== s3
# scene: bedroom; dusk; clear; heroes sitting proud, friends sitting happy, friend sitting happy; themed, pillow
A mouth can kiss! It kissed {friend_a}. Smack! It kissed {themed_a}. Smack! It kissed the door.
Pop! That was just the door.
-> DONE

=== l1
# scene: bedroom; dusk; clear; heroes standing proud, friends standing happy; bucket, basket
A mouth can say no. “No,” said {A}. “No, no. No!”
That was a good one. It did that until supper.
-> DONE

=== s4
# scene: bedroom; night; stars; heroes standing calm, friends standing calm, friend sitting calm; kettle, blanket
{dummy} lay on the chair. It had never been out for so long. It looked small.
{A} found it a cup. In it went. It could lean on the side.
“There,” said {A}. A mouth can say that, too.
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm, friend sleeping sleepy; pillow, blanket
There lay {L}, and there lay {friend}.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, cup.
Then the mouth went wide. It went very, very wide.
It was a yawn. It had never had so much room.
Pop. It shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a mouth could sing. The cup was still asleep.
-> DONE
