# about: bedtime(night night&!moon|night-night&!moon|nighty&!moon|ni-night|teddy|teddies|dolly|bunny); story-about(teddy|teddies|night night|night-night|nighty|dolly|cuddly|soft toy); with-character(teddy|teddies|dolly|cuddly|soft toy); thing(teddy&bed|teddy&sleep|dolly&bed|dolly&sleep|bunny&bed|night night); calm(teddy|dolly|cuddly); play(teddy&bed|dolly&bed|teddies&bed|bunny&bed|teddy&sleep|dolly&sleep); likes(teddy&bed|night night|dolly); broken-thing(teddy&sleep|dolly&sleep|bunny&sleep); staying-in-bed(teddy&sleep|dolly&sleep|bunny&sleep)
# also: calm; bedtime; happy; play; likes; thing; with-character; creature; tired; cannot-sleep
# wants: child
# role friend: toy(bear|teddy|doll|dolly|rabbit|bunny|dog|cat|lion|monkey|elephant|penguin|sheep|lamb|mouse|fox|owl|giraffe) = a teddy
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Both Still Open|Night-Night, You}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A point happy at friend; heroes sit happy; friends sit
# things: friend on bed; bed; lamp
{~“Night-night,” said {H} to {friend}, and laid {friend_him} down flat.|Down on the bed lay {friend}. “Night-night,” said {H}.|It was late, for a toy. Down lay {friend}. “Night-night,” said {H}.}
Were the eyes shut?
No. Both still open.
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A give happy pillow; heroes kneel; friends sit
# things: friend on bed; bed; pillow
Here was a pillow. Pat, pat. Here was a kiss, on the nose. “Night-night,” said {A}.
No. Both still open.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: A lift happy blanket; heroes sit; friends sit
# things: blanket; friend on bed; bed
Here was a blanket. It was a sock. It went up to the tummy. “Night-night,” said {A}.
No. Both still open.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A hold happy themed; heroes kneel; friends sit
# things: themed; friend on bed; bed
Who was not in bed yet? It was {themed_a}! In it went, at the side. “Night-night,” said {A}.
No. Both still open.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: A lie-back happy; heroes lie-back; friends sit
# things: bed; friend on bed; lamp
“Look, like this,” said {A}, and lay down. One eye shut. The other one had a look.
{friend} had looked the whole time.
No. Both still open.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A kneel curious at friend; heroes kneel; friends sit
# things: friend on bed; bed; moon; window
The lamp was last. Click. It was dark.
“Night-night,” said {A}, very low.
Shut? Open? You could not see. {A} put out a finger, to feel.
Oh. Both still open.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; friend on bed; themed left; blanket on A
So {L} lay down there, too, and held on tight.
{resting}
{keepsake}
Goodnight, {themed_noun}.
{L} had one eye shut. Then it was two.
And {friend}? Somebody has to look after {L}.
Both still open.
Goodnight, {H}. Goodnight, {friend}.
Goodnight.
-> DONE

=== next_night
Two eyes were on the pillow in the morning. Both still open.
-> DONE
