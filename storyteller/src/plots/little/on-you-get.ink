# about: story-about(bus); likes(bus); journey(bus|coach)
# wants: child
# role rider: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~On You Get|The Sofa That Went}
-> DONE

=== s1
# shot: wide
# place: bus; afternoon; clear
# action: heroes sit happy; friends sit happy
# things: bell; wheelbarrow
{~The sofa was a bus today. {H} had the wheel. It was a plate. Ding, ding!|Ding, ding! Brrm! That was the sofa, with {H} in front. It was a bus, and it was off.|“Brrm,” said {H}. “Brrm,” said the sofa. So it was a bus. Ding, ding!}
“On you get,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bus; afternoon; clear
# action: heroes sit curious; friends sit happy; rider stand happy
# things: bell; basket
Stop! Who was that? It was {rider_a}.
“Where to?” said {A}.
{rider} did not mind. {rider} just liked a ride. Ding, ding!
“On you get,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bus; afternoon; clear
# action: heroes sit happy; friends sit happy
# things: pillow; bell
Stop! There was a cushion. It was fat. It had two seats, one for each side. Ding, ding!
“On you get,” said {A}.
-> DONE

=== s3
# shot: object
# place: bus; dusk; clear
# action: heroes point happy; friends sit happy
# things: themed; bell
Stop! There was {themed_a}. It had stood there all day. It was not cross. Ding, ding!
“On you get,” said {A}.
-> DONE

=== l1
# shot: two
# place: bus; dusk; clear
# action: heroes sit surprised; friends sit happy
# things: basket; bell
Stop! There was a potato. It was going to the kitchen. This bus was not.
The potato did not mind. Ding, ding!
“On you get,” said {A}.
-> DONE

=== s4
# shot: close
# place: bus; dusk; stars
# action: heroes sit sleepy; friends sit sleepy
# things: bell; lantern
Up the hill went the bus. Brrm! Down the hill. Whee! Then it went slow. Brr… brr… br.
“This is Bed,” said {A}. “Off you get.”
Off got {rider}. Off got {themed}. {long:The potato stayed on. It had a window seat.}
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm
# things: pillow; bell
Here lay {L}. A bed is not a bus. It does not go. That is the best of it.
{resting}
{keepsake}
Ding, ding. That was very low. It was {rider}.
“On you get,” said {L}.
Goodnight, sofa. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Ding, ding?” said the sofa. But first it had a rest.
-> DONE
