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
# action: heroes sit happy; friends sit happy
# things: spoon; lantern
{~Bump, went the cup. Here was {H}, and here was the day.|Who was in the big chair? It was {H}.|“Now,” they said to {H}, “what was it?”}
“{wished_line}.” That was how it went.
{joining}
“More,” said {A}.
-> DONE

=== s2
# shot: object
# place: kitchen; dusk; clear
# action: heroes hold happy spoon; friends sit happy
# things: spoon; themed
So they told the spoon.
“{wished_line}.”
There sat {themed_a}, next to the jam. {themed} was told as well.
“More,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bathroom; dusk; clear
# action: heroes sit happy; friends stand happy
# things: bucket; themed
The stairs were told, one by one. Pat, pat, pat. Each of them had a bit.
“More,” said {A}, at the top.
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: heroes sit happy; friends stand happy
# things: bucket; sock
They told the bath. Splash! They told a sock, and it was so glad that it fell in.
“More,” said {A}.
Out came the sock. Drip, drip.
-> DONE

=== l1
# shot: above
# place: bathroom; night; clear
# action: heroes stand happy; friends hug happy
# things: bucket; sock
The towel came down on top. It was dark in there, and warm. It was told in the dark, to one ear.
“More,” said the towel.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes hold calm pillow; friends sit calm
# things: pillow; lantern
Then they told the bed. The bed was flat, and soft.
“{wished_line}.”
“More,” said the bed.
“In you get, then,” they said. And in went {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm
# things: pillow; themed; blanket
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
