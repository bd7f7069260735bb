# about: outing; story-about(zoo|farm|park|museum|beach|aquarium)
# also: happy; tired; too-excited
# wants: child
# ages: 1-2
# form: call-and-response
# holds: stick(kind), dark(kind)

=== title
{~Look!|A Very Good Stick}
-> DONE

=== s1
# shot: wide
# place: zoo; day; clear
# action: heroes crouch curious before stick; friends point surprised at elephant; elephant stand calm
# things: stick before heroes; hat on heroes.head; fence
{~Hat on. Shoes on. Out went {H}.|Here was {H}, all in a hat. It was a day out.|“Out!” said {H}. So they went out, with a bag, and a bun.}
{joining}
“Look!” they all said. It was very big. It had a tail.
{A} looked. Down there was a stick.
-> DONE

=== s2
# shot: two
# place: zoo; day; clear
# action: heroes hold proud stick; friends point surprised at giraffe; giraffe eat calm leaf
# things: stick in heroes.hand; tree
“Look!” they all said. It ate a tree.
It was a good stick. It had a bend in it.
“Look!” said {A}.
-> DONE

=== m1
# shot: close
# place: zoo; afternoon; clear
# action: heroes eat happy bun; friends clap happy
# things: bun in heroes.hand; stick before heroes; jam on stick; bench
Then it was time for the bun. {A} had a bit. The stick had a bit.
“Look!” said {A}. It was all over jam.
-> DONE

=== s3
# shot: behind
# place: zoo; afternoon; clear
# action: heroes reach-down happy puddle; friends point happy at seal; seal jump happy
# things: stick in heroes.hand; puddle; 4 drops
“Look!” they all said. It went up. It went splash!
{A} did not look. The stick had to go in a puddle. Plop. Out. Plop.
“Look!” said {A}.
-> DONE

=== l1
# shot: two
# place: zoo; afternoon; clear
# action: heroes run laughing holding stick; friends run happy
# things: gate; stick in heroes.hand; fence
Now there was a gate. The stick went along the gate. Tat, tat, tat, tat.
That was so good that it had to be done again. Tat, tat, tat, tat. “Look!”
-> DONE

=== s4
# shot: close
# place: zoo; dusk; clear
# action: heroes hold proud stick; friends crouch surprised at stick
# things: stick in heroes.hand
“What did you see?” they said.
{A} held it up. It was a bit wet.
“Oh!” they said. They all came down to look. It had an ant on.
“Look!” said the big ones.
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: stick; themed beside stick; hat; 2 shoes
The stick had the sill. It lay next to {themed_a}. It lay very still.
{resting}
{keepsake}
Hat off. Shoes off. One eye shut.
{L} had one more look. It was there.
It had a bend in it.
Goodnight, stick. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the stick? It had jam on, still.
-> DONE
