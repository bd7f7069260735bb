# about: fear-dark; cannot-sleep; bad-dreams
# also: scared
# wants: child
# role friend: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: dark(kind), alone(kind)

=== title
{~Still There|Click}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: A reach-up happy at lamp; heroes sit; friends stand
# things: lamp; moon
{~Click! It was dark. Click! It was light. That was {H}, with a hand on the lamp.|There was a lamp by the bed. {H} could do it. Click! Off. Click! On.|“Off,” said {H}. Click! “On.” Click! It was a very good lamp.}
{joining}
Was the bed there, in the dark? Click. Click!
“Still there,” said {A}.
-> DONE

=== s2
# shot: two
# place: bedroom; night; stars
# action: A point happy at chair; heroes reach-up at lamp; friends peek behind chair
# things: chair; themed on chair; lamp
There was a chair with {themed_a} on it. Click. No chair. Click!
“Still there,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; night; stars
# action: A point curious at door; heroes reach-up at lamp; friends pull door
# things: door; lamp
There was a door. It was the sort that goes. Click. No door. Click!
“Still there,” said {A}. But it had been near.
-> DONE

=== s3
# shot: above
# place: bedroom; night; stars
# action: friend sleep; A peek surprised at friend; heroes reach-up at lamp; friends stand laughing
# things: lamp; pillow
Here was {friend_a}, sitting up. Click. Bump! Click!
“Still there,” said {A}. But {friend} had gone to bed.
-> DONE

=== l1
# shot: wide
# place: bedroom; night; stars
# action: A peek curious under bed; heroes hold sock; friends crouch
# things: sock; bed; lamp
There was one sock. Where was the other? Click. Click!
Not there. It was not there in the dark, and it was not there in the light. That is socks.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A sit calm; friend sleep; parent hold-hands A; heroes lie-back; friends sit
# things: chair; themed on chair
# people: parent=woman(long hair)
Click. And then {A} did not click.
It was dark, and it was soft. It had the chair in it. It had {themed}. It had {friend}, and a big warm hand, and the bed.
You could not see them. You could just tell.
“Still there,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; friend sleep; parent tuck-in A; heroes sleep; friends sit
# things: slipper left
{friend} was in bed. Then {L} was.
{resting}
{keepsake}
Creak. That was the house. Still there.
Pat, pat. That was the big hand. Still there.
Shut went one eye. Shut went the other.
Goodnight, {H}. Goodnight, {friend_noun}.
Goodnight.
-> DONE

=== next_night
Click! In the morning it was all still there.
-> DONE
