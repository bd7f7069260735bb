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
# place: hallway; afternoon; clear
# action: heroes walk happy; friends clap happy
# things: door; 2 big boots on heroes; mat; coat on hook; hook
{~One pair of big shoes was a long way off, with the big feet in. One pair had stayed. In got {H}. Clop!|Clop, clop! That was {H}, in the big shoes. The big feet were a long way off.|There were two big shoes by the door, and they were empty. In got {H}. Clop, clop!}
{joining}
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: heroes peek curious at door; postman wave happy; friends walk happy
# things: door; letter in postman.hand; 2 big boots on heroes
# people: postman
Clop, clop, to the door. Creak! It was the post.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== m1
# shot: behind
# place: living-room; afternoon; clear
# action: heroes look-through curious window; friends point happy at bus
# things: bus; 2 big boots
Clop, clop, to the window. Brrm! It was a bus. It had a lot of feet in it.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== s3
# shot: object
# place: living-room; dusk; clear
# action: heroes point happy; friends sit happy
# things: big armchair; themed on armchair; 2 big boots before armchair
Clop, clop, to the big chair. There sat {themed_a}. It was not big. But it kept the seat warm.
“Now?” said the shoes.
“Not yet,” said {A}.
-> DONE

=== l1
# shot: two
# place: bathroom; dusk; clear
# action: heroes sit laughing in bath; friends stand happy
# things: bath; 2 big boots on mat; mat; 8 bubbles over bath
Clop, clop, to the bath. Shoes do not go in the bath. They sat on the mat with their mouths open.
“Now?” said the shoes.
“Not yet,” said {A}, out of the foam.
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes hold happy telephone; friends listen happy
# things: telephone; 2 big boots beside heroes
Ring, ring! It was the phone. The big voice was in it, only small.
It said goodnight to {A}. It said goodnight to both the shoes.
The shoes stood quite straight.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 big boots; themed
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
