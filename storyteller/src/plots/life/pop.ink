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
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes sit surprised; friends sit happy
# things: spoon; basket
{~Pop! Out came {dummy_a}. “Oh,” said {H}. There was a mouth under it.|“Mm,” said {H}. That was {dummy_a}. Pop! There was a mouth under it, and it was open.|Plop! That was {dummy_a}, on the floor. And there {was} {H}, with a mouth.}
{joining}
What can a mouth do?
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes sit happy; friends sit happy
# things: themed; spoon
“Moo!” said {A}. A mouth can moo!
In went {dummy}. “Mm,” said {A}. The moo could not get by. Pop!
“Moo!”
-> DONE

=== m1
# shot: behind
# place: garden; afternoon; clear
# action: heroes sit happy; friends sit happy
# things: flower; feather
A mouth can blow! Hoo! Off went a {~leaf|feather}. It went up, and it sat on a hat.
In went {dummy}. “Ff,” said {A}. The hoo could not get by. Pop!
-> DONE

=== s3
# shot: object
# place: bedroom; dusk; clear
# action: heroes sit proud; friends sit happy; friend sit happy
# things: themed; pillow
A mouth can kiss! It kissed {friend_a}. Smack! It kissed {themed_a}. Smack! It kissed the door.
Pop! That was just the door.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: heroes stand proud; friends stand happy
# things: bucket; basket
A mouth can say no. “No,” said {A}. “No, no. No!”
That was a good one. It did that until supper.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes stand calm; friends stand calm; friend sit calm
# things: kettle; blanket
{dummy} lay on the chair. It had never been out for so long. It looked small.
{A} found it a cup. In it went. It could lean on the side.
“There,” said {A}. A mouth can say that, too.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm; friend sleep sleepy
# things: pillow; blanket
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
