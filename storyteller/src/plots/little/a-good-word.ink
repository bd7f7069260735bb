# about: angry; frustrated; listening
# also: sad; tired
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~No|A Good Word}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: A shout proud; heroes shout proud; friends jump surprised
# things: door; sock
{~{H} had a word. It was a good word, and it was small, and it went with everything. “No!”|“No!” said {H}. It was a new word. It had come on Monday, and it had stayed.|There was a noise like a door. It was a word, and {H} had it. “No!”}
{joining}
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# action: A shout proud at sock; heroes hold sock; friends point at sock
# things: 2 socks; mat; door
“On?” said the socks.
“No!” said {A}.
On went one. The other one is still in the hall.
-> DONE

=== m1
# shot: behind
# place: park; day; breeze
# action: bird walk surprised; A shout proud at bird; heroes shout; friends stand
# things: tree; bench
“Coo?” said a pigeon.
“No!” said {A}.
It had only asked. It went away on foot.
-> DONE

=== s3
# shot: close
# place: kitchen; afternoon; clear
# action: A look-up surprised; heroes peek at cake; friends hold spoon
# things: table; cake on table; 4 peas on plate; plate on table; spoon
“Peas?” said the spoon.
“No!” said {A}.
“Cake?”
“No!” said {A}.
Oh.
{A} looked at the cake. The cake looked at {A}.
“Mm,” said {A}. That is yes, with the mouth shut.
-> DONE

=== l1
# shot: wide
# place: garden; afternoon; breeze
# action: A pull proud hat; heroes reach-up; friends clap
# things: hat; leaf; tree
“Is it mine?” said the wind. It had hold of the other end of the hat, and it pulled.
“No!” said {A}, and the hat came home.
That was a very good no.
-> DONE

=== s4
# shot: two
# place: bathroom; dusk; clear
# action: A jump happy in bath; heroes throw themed at bath; friends stand laughing
# things: bath; themed in bath; drop
“In?” said the bath.
“No!” said {A}. In went {themed_a}, to see. In went {A}. Splash! Splash!
“Out?” said the bath.
“No!” said {A}.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: themed left
“In?” said the bed.
“No,” said {L}, and got in.
{resting}
{keepsake}
Goodnight, {themed_noun}.
There was a kiss. It did not ask.
“Are you asleep?” said the pillow.
“No,” said {L}. It was a small one. It was the last.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a new word today. It was “Mine.”
-> DONE
