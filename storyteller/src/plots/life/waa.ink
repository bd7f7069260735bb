# about: new-baby
# also: jealousy; sad; angry; gentle-hands
# wants: child
# role baby: answer, baby = a baby
# ages: 1-2
# form: call-and-response
# holds: baby(kind), dark(kind)

=== title
{~Waa|One Word}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: baby shout cross in basket; A peek curious at basket; heroes look-up surprised; friends stand
# things: basket; blanket
{~“Waa!” What was that? It was not {H}. It was {baby_a}.|There was a new noise in the house. {H} went to see. It was {baby_a}. “Waa!”|{H} looked in the basket. In there was {baby_a}. “Waa!”}
{joining}
It was all that {baby} could say. It had to do for everything.
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: A give happy themed at baby; baby shout in basket; heroes kneel; friends clap
# things: basket; themed
{A} brought {themed_a}. {A} held it up.
“Waa!” said {baby}.
It was not {themed}.
-> DONE

=== m1
# shot: behind
# place: bedroom; day; clear
# action: A hold curious shoe; baby shout in basket; heroes hold shoe; friends kneel
# things: basket; shoe
{A} brought a shoe. It was a good one. It had a buckle.
“Waa!” said {baby}.
It was not the shoe.
-> DONE

=== s3
# shot: above
# place: kitchen; afternoon; clear
# action: A eat happy biscuit; baby shout in basket; heroes hold biscuit; friends sit
# things: basket; biscuit; table
{A} brought half a biscuit. {A} ate the other half.
“Waa!” said {baby}.
It was not the biscuit. So {A} ate that, too.
-> DONE

=== l1
# shot: wide
# place: bedroom; afternoon; clear
# action: A dance happy; baby look-up surprised in basket; heroes dance; friends clap
# things: basket; drum
{A} did a dance. It was the one with the bottom.
{baby} looked. There was a wait.
“Waa!” said {baby}.
It was nearly the dance.
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: A whisper calm at baby; baby look-up happy in basket; heroes peek; friends kneel
# things: basket; blanket
Then {A} did not bring a thing. {A} put a nose in the basket, quite near. It was soft in there. It smelled of milk.
“Waa,” said {A}, very low.
{baby} stopped. That was the first good word all day.
“Hic,” said {baby}.
That was new.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: wall; basket
It was dark. {L} lay in bed. All was quiet.
“Waa?” That was through the wall.
{resting}
{keepsake}
“Waa,” said {L}.
That was right. It was just what you say.
Goodnight, {themed_noun}. Goodnight, {H}.
“Hic.”
Goodnight.
-> DONE

=== next_night
The baby had said it all day. It was still “Waa.”
-> DONE
