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
# action: A point surprised; heroes shout surprised; friends sit laughing
# things: dummy before A; table; bowl on table
{~Pop! Out came {dummy_a}. “Oh,” said {H}. There was a mouth under it.|“Mm,” said {H}. That was {dummy_a}. Pop! There was a mouth under it, and it was open.|Plop! That was {dummy_a}, on the floor. And there {was} {H}, with a mouth.}
{joining}
What can a mouth do?
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A shout laughing at cow; cow stand surprised; heroes clap; friends sit
# things: dummy in A.hand; window
“Moo!” said {A}. A mouth can moo!
In went {dummy}. “Mm,” said {A}. The moo could not get by. Pop!
“Moo!”
-> DONE

=== m1
# shot: behind
# place: garden; afternoon; breeze
# action: A blow happy; heroes point up; friends stand surprised
# things: leaf over A; hat on friends.head
A mouth can blow! Hoo! Off went a {~leaf|feather}. It went up, and it sat on a hat.
In went {dummy}. “Ff,” said {A}. The hoo could not get by. Pop!
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A hug happy friend; heroes kneel at themed; friends clap
# things: door; themed
A mouth can kiss! It kissed {friend_a}. Smack! It kissed {themed_a}. Smack! It kissed the door.
Pop! That was just the door.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: A shout cross; heroes shout; friends listen laughing
# things: sock; bath
A mouth can say no. “No,” said {A}. “No, no. No!”
That was a good one. It did that until supper.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A reach-down calm at cup; heroes kneel; friend sit; friends stand
# things: chair; cup on chair; dummy in cup
{dummy} lay on the chair. It had never been out for so long. It looked small.
{A} found it a cup. In it went. It could lean on the side.
“There,” said {A}. A mouth can say that, too.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friend sleep; friends sit
# things: cup left; dummy in cup
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
