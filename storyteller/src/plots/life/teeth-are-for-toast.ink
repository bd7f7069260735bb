# about: gentle-hands(bit|bite|bites|biting|bitten|nipped|chomp|teeth)
# news: bad
# wants: child
# ages: 1-2
# form: call-and-response
# holds: teeth(kind), dark(kind)

=== title
{~Teeth Are for Toast|Snap, Said the Teeth}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A hug happy woman; woman stand surprised; heroes sit-on-chair; friends sit
# things: toast; table; plate on table
# people: woman
{~Snap, snap, said the teeth. {H} had six of them, or seven.|{H} had new teeth, and the teeth were out for a walk. Snap!|Who said snap? It was {H}, at the front.}
{joining}
The teeth went on an arm. “Ow!” said the arm.
“Not arms,” they said. “Teeth are for toast.”
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: A eat happy toast; heroes eat toast; woman point at toast; friends sit
# things: themed; table; plate on table
So the teeth had toast. Crunch! It did not say ow.
Then they went to {themed_a}. Snap!
“Not that,” they said. “Teeth are for toast.”
-> DONE

=== m1
# shot: behind
# place: garden; day; clear
# action: A eat happy apple; heroes sit; friends sit
# things: apple; drop
Next came an apple. Crunch! It was wet, and it ran down. The apple did not mind.
“And apples,” said the teeth.
-> DONE

=== s3
# shot: close
# place: garden; afternoon; clear
# action: A hug happy woman; woman hug A; heroes hug; friends stand
# things: flower
Here was the arm, and it was near. The teeth looked at it.
What is an arm for? {A} put a cheek on it. Pat, pat.
“Oh!” said the arm. It went all the way round. “Teeth are for toast,” it said.
-> DONE

=== l1
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth laughing; woman kneel; heroes hold toothbrush; friends stand
# things: basin; mirror; themed
In came the brush. The teeth had a tickle, at the top and at the back. Snap!
“And brushes,” said the teeth. But they let go.
-> DONE

=== s4
# shot: wide
# place: bedroom; night; stars
# action: A sit calm; woman sit; heroes yawn; friends sit
# things: lamp
Now the teeth went in. They shut, and the lips shut, on top. It was dark in there.
“Toast?” said the teeth.
“In the morning,” they said. “Teeth are for toast.”
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: themed left; tin; toast in tin
A cheek lay on the arm. It was soft.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, arm.
Goodnight, toast. It lay in its tin.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the toast? It had a bite in it, like a moon.
-> DONE
