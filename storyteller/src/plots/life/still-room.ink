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
# action: heroes sit surprised; friends stand happy
# things: pillow; blanket
{~It was a new bed. {H} got in. There {was} {H}, and then there was bed, and bed, and bed.|Here was the new bed. It was big. {H} lay on this side. On that side there was just bed.|“Hello?” said {H}. That was to the other end of the new bed. It was so far off.}
{joining}
“Still room,” said {A}.
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: heroes sit happy; friends stand happy; friend sit happy
# things: pillow; blanket
So in went {friend_a}. Pat, pat. {friend} had the side by the wall.
“Still room,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: heroes stand happy; friends stand happy
# things: sock; blanket
In went a boot. Then there was a boot that was all by itself. So in went that.
“Still room,” said {A}.
-> DONE

=== s3
# shot: object
# place: bedroom; dusk; clear
# action: heroes hold happy themed; friends stand happy
# things: pillow
In went {themed_a}. In went the cushion, and the cushion that likes that cushion.
“Still room,” said {A}.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: heroes stand proud; friends stand surprised
# things: basket; blanket
In went the washing basket. It still had the washing in it. It was hard to push, and hard to stop.
“Still room,” said {A}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes stand surprised; friends stand happy; friend sleep sleepy
# things: themed; pillow
Then {A} came back to bed. There was {themed}. There were the cushions. There was {friend}, in the middle, under all of the blanket.
“No room,” said {friend}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm; friend sleep sleepy
# things: blanket; pillow
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
