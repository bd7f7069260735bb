# tells: line
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~More|Tell It, Please}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes shout happy; woman listen happy; friends sit-on-chair happy
# things: big chair; cup on table; table
# people: woman
{~Bump, went the cup. Here was {H}, and here was the day.|Who was in the big chair? It was {H}.|“Now,” they said to {H}, “what was it?”}
“{wished_said},” said {A}. They all heard it.
{joining}
“More,” said {A}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes hold happy spoon; friends listen happy
# things: spoon in heroes.hand; themed on table; jam on table; table
So they told the spoon. They told it all of it.
There sat {themed_a}, next to the jam. {themed} was told as well.
“More,” said {A}.
-> DONE

=== m1
# shot: behind
# place: hallway; dusk; clear
# action: heroes climb happy stairs; friends climb happy
# things: stairs
The stairs were told, one by one. Pat, pat, pat. Each of them had a bit.
“More,” said {A}, at the top.
-> DONE

=== s3
# shot: object
# place: bathroom; dusk; clear
# action: heroes sit laughing in bath; friends jump laughing
# things: bath; sock in bath; 6 drops; 5 bubbles over bath
They told the bath. Splash! They told a sock, and it was so glad that it fell in.
“More,” said {A}.
Out came the sock. Drip, drip.
-> DONE

=== l1
# shot: two
# place: bathroom; night; stars
# action: woman hug happy heroes; heroes stand laughing; friends hold happy towel
# things: towel on heroes; bath
The towel came down on top. It was dark in there, and warm. It was told in the dark, to one ear.
“More,” said the towel.
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes climb happy bed; woman lift calm blanket; friends sit happy
Then they told the bed. The bed was flat, and soft.
“{wished_line}.”
“More,” said the bed.
“In you get, then,” they said. And in went {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; woman tuck-in calm heroes; friends sleep sleepy
# things: themed
The light was low. {themed} lay still.
{resting}
{keepsake}
It was told once more, very low.
One eye was shut. Then two were.
Was there more?
There is more. It comes in the morning.
Goodnight, spoon. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the sock? The sock was still on the tap.
-> DONE
