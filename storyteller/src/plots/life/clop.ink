# about: parent-travelling; missing
# also: sad; lonely
# wants: child
# ages: 1-2
# form: call-and-response
# needs: walking
# holds: alone(kind), dark(kind)

=== title
{~Clop|The Shoes That Stayed}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: heroes stand happy; friends stand happy
# things: scarf; basket
{~One pair of big shoes was a long way off, with the big feet in. One pair had stayed. In got {H}. Clop!|Clop, clop! That was {H}, in the big shoes. The big feet were a long way off.|There were two big shoes by the door, and they were empty. In got {H}. Clop, clop!}
{joining}
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s2
# shot: two
# place: village; afternoon; clear
# action: heroes stand curious; friends stand happy
# things: bell; scarf
Clop, clop, to the door. Creak! It was the post.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== m1
# shot: behind
# place: kitchen; afternoon; clear
# action: heroes stand curious; friends stand happy
# things: flower; kettle
Clop, clop, to the window. Brrm! It was a bus. It had a lot of feet in it.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes point happy; friends sit happy
# things: themed; teapot
Clop, clop, to the big chair. There sat {themed_a}. It was not big. But it kept the seat warm.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== l1
# shot: two
# place: bathroom; dusk; clear
# action: heroes stand surprised; friends stand happy
# things: bucket; scarf
Clop, clop, to the bath. Shoes do not go in the bath. They sat on the mat with their mouths open.
“Now?” said the shoes.
“Not yet,” said {A}, out of the foam.
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: heroes sit happy; friends sit happy
# things: lantern; teapot
Ring, ring! It was the phone. The big voice was in it, only small.
It said goodnight to {A}. It said goodnight to both the shoes.
The shoes stood quite straight.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm
# things: themed; blanket
The shoes stood by the bed, with their toes to the door. {L} lay in it.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, left one. Goodnight, right one.
“Now?” said the shoes, very low.
“Not yet,” said {L}. “But it is nearer.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Clop, clop. “Now?” said the shoes in the morning. It was nearer.
-> DONE
