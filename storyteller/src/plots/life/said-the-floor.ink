# about: learned(first step|steps|to walk|can walk|walked&!dog&!miles|walking&!dog&!miles); can-do(first step|steps|walk&!dog|walked&!dog|walking&!dog); proud(first step|first steps|steps|can walk|walked across|walked&!dog|walking&!dog); happy(first step|first steps|can walk|walked across|walking); too-excited(first step|first steps|can walk|walking); trying-again(first step|steps|walking)
# also: happy; proud; learned; can-do; too-excited; tired; play; person
# wants: child
# role grownup: parent = the grown-up on the rug
# ages: 1-2
# needs: walking
# form: call-and-response
# holds: dark(kind)

=== title
{~Plop, Said the Floor|Step, Step}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: A walk happy; heroes stand; friends sit
# things: sofa left; chair right; rug; lamp
{~There {was} {H}, by the sofa. One hand let go. Two hands let go!|Here was the sofa. There was the chair. In between {was} {H}, and held on to nothing!|Look at {H}! One hand let go. And then the other!}
Step. Step.
“Plop,” said the floor.
{joining}
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A walk laughing; heroes sit; grownup clap; friends sit
# things: sofa left; chair right; rug
Up came {A}. There was the chair. It was not far. Step. Step. Step.
It was a bit far.
“Plop,” said the floor.
It was quite soft. # spare
-> DONE

=== m1
# shot: behind
# place: kitchen; day; clear
# action: A sit surprised; heroes sit; grownup stand; friends sit
# things: table; chair; mat; bowl on mat
Here was the kitchen. It had a floor, too. Step. Step.
“PLOP,” said the kitchen floor. It was louder.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A hold happy themed; heroes sit; friends look-up
# things: rug; sofa; themed
{themed_a} had a go. {A} let go of it.
It did not take one step.
“Plop,” said the floor.
-> DONE

=== l1
# shot: two
# place: hallway; dusk; clear
# action: A walk curious; heroes walk; grownup crawl; friends sit
# things: wall; door; boot; mat
Here was a wall. You can hold on to a wall. Step, step, step, step.
Then there was no more wall.
“Plop,” said the floor. It had come along as well.
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: grownup hug A; heroes stand; friends sit
# things: rug; sofa; lamp
There sat {grownup}, with two arms out.
{A} looked at the floor. The floor did not say a word.
Step. Step. Step. STEP!
There was no plop. There was a hug.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; lamp; themed left
Now it was dark. The feet were in bed. They had come so far.
{resting}
{keepsake}
Goodnight, sofa. Goodnight, chair. Goodnight, {themed_noun}.
Down went a head, on something soft.
“Plop,” said the pillow.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The floor said nothing all morning. Then it said plop.
-> DONE
