# about: own-bed; staying-in-bed
# also: proud; nervous; scared
# wants: child
# role friend: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: dark(kind), alone(kind)

=== title
{~Still Room|Bed, and Bed, and Bed}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit surprised on bed; heroes peek surprised at bed; friends stand happy
# things: big bed; pillow on bed
{~It was a new bed. {H} got in. There {was} {H}, and then there was bed, and bed, and bed.|Here was the new bed. It was big. {H} lay on this side. On that side there was just bed.|“Hello?” said {H}. That was to the other end of the new bed. It was so far off.}
{joining}
“Still room,” said {A}.
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A tuck-in happy friend; friend lie-back happy in bed; heroes sit on bed; friends stand
# things: big bed; wall
So in went {friend_a}. Pat, pat. {friend} had the side by the wall.
“Still room,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: A throw happy boot at bed; heroes carry boot; friends stand
# things: big bed; boot on bed
In went a boot. Then there was a boot that was all by itself. So in went that.
“Still room,” said {A}.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A push happy themed at bed; heroes carry cushion; friends carry cushion
# things: big bed; themed; cushion on bed
In went {themed_a}. In went the cushion, and the cushion that likes that cushion.
“Still room,” said {A}.
-> DONE

=== l1
# shot: wide
# place: bedroom; dusk; clear
# action: A push laughing basket; heroes jump surprised; friends run
# things: basket; shirt in basket
In went the washing basket. It still had the washing in it. It was hard to push, and hard to stop.
“Still room,” said {A}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: friend sleep; A peek surprised at bed; heroes point; friends stand
# things: big bed; themed on bed; 2 cushions on bed; 2 boots on bed
Then {A} came back to bed. There was {themed}. There were the cushions. There was {friend}, in the middle, under all of the blanket.
“No room,” said {friend}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friend sleep; friends sit
# things: themed left; blanket
So out went the cushions. Out went {themed}, but not far. In went {L}. {friend} moved up. A big hand did the edges.
{resting}
{keepsake}
Now there was {L}, and {friend}, and bed.
“Still room,” said {L}, very low.
That was for tomorrow, when {L} is bigger.
Goodnight, {H}. Goodnight, {themed_noun}. Goodnight, {friend}.
Goodnight.
-> DONE

=== next_night
In the morning the bed was as big as ever.
-> DONE
