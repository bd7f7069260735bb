# about: staying-in-bed(bottle&wean|bottle&giv|no bottle|no more bottle|without&bottle&!water|bottle&stop|off the bottle|off her bottle|off his bottle|last bottle|bye&bottle); dummy(bottle&!water); other-lesson(bottle&!water); leave-out(bottle&!water); learned(bottle&!water|from a cup|sippy cup|big cup|open cup); can-do(from a cup|sippy cup|open cup); trying-again(bottle&!water); sad(bottle&!water); angry(bottle&!water); last-day(bottle); dislikes(sippy cup|from a cup); somebody-left(bottle); new-clothes(sippy cup|big girl cup|big boy cup|beaker)
# also: sad; angry; cannot-sleep; proud; tired; bedtime; thing
# news: bad
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~It Has an Ear|By the Ear}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A hold curious mug; heroes stand curious; friends stand
# things: table; mug in A.hand; milk on table; chair
{~“Bottle?” said {H}. It was not there. There was a cup with milk in it. It had a handle, like an ear.|There was a cup, and it was for {H}. It had a big handle, just like an ear. It was not a bottle.|No bottle tonight, {H}! Here comes a cup. It has a handle, like an ear.}
{joining}
By the ear. Sip. Ah!
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A drink surprised mug; heroes look-up; friends stand surprised
# things: table; drop; chair
Up it went, like a bottle. Right up!
Oh! There was milk on the tummy.
“Not so high!” said the cup. By the ear. Sip. Ah!
-> DONE

=== m1
# shot: close
# place: kitchen; dusk; clear
# action: A stand laughing; heroes point at A; friends stand laughing
# things: mug; spoon; table
There was a spoon. {A} had a look in it. There sat {A}, with a white beard.
By the ear. Sip. Ah! It was bigger now.
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A give happy mug at themed; heroes kneel at themed; friends sit
# things: themed; table
There was {themed_a}. It had no cup.
So {A} had some for {themed}. By the ear. Sip. Ah!
-> DONE

=== l1
# shot: behind
# place: kitchen; dusk; clear
# action: A point curious jug; heroes point; friends listen
# things: jug on table; spoon on table; table
Who has an ear? The jug has. It is a fat one.
“Hello!” said {A} to the ear.
By the ear. Sip. Ah!
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A lie-awake curious; heroes lie-awake; friends sit
# things: bed; pillow; mug on chest; chest
Here was the bed. There was no bottle in it.
The hand had a look. Up it went.
And there was an ear! It was warm. It was on {A}.
By the ear. Ah.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; mug on chest; chest; themed left
One ear was in the pillow. One was in the hand. # spare
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, cup.
The hand was asleep. It let go of the ear.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the cup was up. It was all ears.
-> DONE
