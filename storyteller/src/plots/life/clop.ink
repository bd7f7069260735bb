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
# scene: bedroom; afternoon; clear; heroes standing happy, friends standing happy; scarf, basket
{~One pair of big shoes was a long way off, with the big feet in. One pair had stayed. In got {H}. Clop!|Clop, clop! That was {H}, in the big shoes. The big feet were a long way off.|There were two big shoes by the door, and they were empty. In got {H}. Clop, clop!}
{joining}
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s2
# scene: village; afternoon; clear; heroes standing curious, friends standing happy; bell, scarf
Clop, clop, to the door. Creak! It was the post.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== m1
# scene: kitchen; afternoon; clear; heroes standing curious, friends standing happy; flower, kettle
Clop, clop, to the window. Brrm! It was a bus. It had a lot of feet in it.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s3
# scene: kitchen; dusk; clear; heroes pointing happy, friends sitting happy; themed, teapot
Clop, clop, to the big chair. There sat {themed_a}. It was not big. But it kept the seat warm.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== l1
# scene: bathroom; dusk; clear; heroes standing surprised, friends standing happy; bucket, scarf
Clop, clop, to the bath. Shoes do not go in the bath. They sat on the mat with their mouths open.
“Now?” said the shoes.
“Not yet,” said {A}, out of the foam.
-> DONE

=== s4
# scene: kitchen; night; stars; heroes sitting happy, friends sitting happy; lantern, teapot
Ring, ring! It was the phone. The big voice was in it, only small.
It said goodnight to {A}. It said goodnight to both the shoes.
The shoes stood quite straight.
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm; themed, blanket
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
