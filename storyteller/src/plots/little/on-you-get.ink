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
# place: living-room; afternoon; clear
# action: A hold happy plate on sofa; heroes sit on sofa; friends sit on sofa
# things: sofa; plate; bell; rug
{~The sofa was a bus today. {H} had the wheel. It was a plate. Ding, ding!|Ding, ding! Brrm! That was the sofa, with {H} in front. It was a bus, and it was off.|“Brrm,” said {H}. “Brrm,” said the sofa. So it was a bus. Ding, ding!}
“On you get,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: rider stand happy; A wave happy at rider; heroes push bell; friends sit on sofa
# things: sofa; plate; bell
Stop! Who was that? It was {rider_a}.
“Where to?” said {A}.
{rider} did not mind. {rider} just liked a ride. Ding, ding!
“On you get,” said {A}.
-> DONE

=== m1
# shot: behind
# place: living-room; afternoon; clear
# action: A point happy at cushion; heroes carry cushion; friends sit on sofa
# things: sofa; big cushion on sofa; plate
Stop! There was a cushion. It was fat. It had two seats, one for each side. Ding, ding!
“On you get,” said {A}.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A wave happy at themed; heroes carry themed; friends sit on sofa
# things: sofa; themed; bell; plate
Stop! There was {themed_a}. It had stood there all day. It was not cross. Ding, ding!
“On you get,” said {A}.
-> DONE

=== l1
# shot: two
# place: living-room; dusk; clear
# action: A look-up surprised; heroes give potato; rider sit on sofa; friends sit on sofa
# things: sofa; potato on sofa; window
Stop! There was a potato. It was going to the kitchen. This bus was not.
The potato did not mind. Ding, ding!
“On you get,” said {A}.
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: A stretch sleepy on sofa; rider walk sleepy; heroes yawn; friends yawn
# things: sofa; themed; lamp; door
Up the hill went the bus. Brrm! Down the hill. Whee! Then it went slow. Brr… brr… br.
“This is Bed,” said {A}. “Off you get.”
Off got {rider}. Off got {themed}. {long:The potato stayed on. It had a window seat.}
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; rider sleep; heroes sleep; friends sit
# things: bell; plate
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
