# about: eating; food(pea)
# wants: other
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Come Back, Pea|The Pea That Had Plans}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point surprised at pea; heroes point surprised; friends sit-on-chair laughing
# things: table; plate on table; pea before plate; spoon
{~There was one pea on the plate. {H} looked at the pea. The pea looked at {H}. And off it went.|One pea. That was all there was left. {H} had a spoon. But the pea had plans.|Roll, roll, roll. It was green, it was round, and it was off. {H} saw it go.}
{joining}
“Come back, pea!” said {A}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A reach-down happy holding spoon; heroes point at cup; friends sit-on-chair
# things: table; cup on table; pea before cup; spoon
Roll, roll. The pea went round the cup. Round went the spoon. Tink! That was the cup.
“Come back, pea!” said {A}.
-> DONE

=== m1
# shot: behind
# place: kitchen; dusk; clear
# action: A peek curious at bread; heroes lift bread; friends sit-on-chair
# things: table; bread on table; pea under bread; spoon
Roll, roll. The pea got under the bread and kept still. But the bread went up and down. The pea was puffed.
“Come back, pea!” said {A}.
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A point happy at themed; heroes peek behind themed; friends sit-on-chair laughing
# things: themed; pea behind themed; table
Roll, roll, bump. There stood {themed_a}. The pea went round the back. You could only see the green bit.
“Come back, pea!” said {A}.
-> DONE

=== l1
# shot: wide
# place: kitchen; dusk; clear
# action: A crawl surprised under table; heroes reach-down; friends look-up
# things: table; pea on table; plate on table
Roll, roll. The pea came to the edge. It looked down. It was a long way down, for a pea.
It was not such a bad plate, the plate. # spare
“Come back, pea!” said {A}.
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: A eat proud spoon; heroes clap; friends clap
# things: pea on spoon; spoon; table; lamp
Roll… roll. Now the pea was slow. It came up to the spoon. It got on.
Up went the spoon. “Ah,” said {A}. The pea had a look.
In it went. Pop!
It was sweet. So that was why it had run.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: spoon; themed left
Pat, pat, went {L}, under the blanket. That was the tummy. The pea was in there, in the warm.
{resting}
{keepsake}
Goodnight, spoon. Goodnight, {themed_noun}.
“Come back, pea,” said {L}. It did not. It was asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a new pea today. It had heard.
-> DONE
