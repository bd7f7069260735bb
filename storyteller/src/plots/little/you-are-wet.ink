# about: weather(rain|wet|puddle|storm); season(autumn|rain)
# wants: other
# ages: 1-2
# form: call-and-response
# holds: rain(kind), water(kind), dark(kind)

=== title
{~You Are Wet|The Rain at the Window}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; rain
# action: heroes stand curious; friends stand happy
# things: kettle; flower
{~Pit, pat. That was the window. {H} went to see. It was the rain.|Tap, tap, tap. {H} looked up. It was the rain, with its nose on the window.|Drip, drop. “Hello?” said {H}. It was the rain. It was at the window.}
“Can I come in?” said the rain.
“No,” said {A}. “You are wet.”
{joining}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; rain
# action: heroes stand curious; friends stand happy
# things: umbrella; bucket
Drip, drop. The rain came to the door. It got as far as the mat.
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== m1
# shot: behind
# place: attic; afternoon; rain
# action: heroes point happy; friends stand happy
# things: umbrella; bucket
Rat, tat. Now it was on the roof. It knew of a hole there, with a bucket under it. Plink!
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== s3
# shot: object
# place: garden; dusk; rain
# action: heroes hold surprised themed; friends stand happy
# things: umbrella
Glug, glug. Along came a puddle. It had {themed_a} on it.
“It is for you,” said the rain. “In?”
“Thank you,” said {A}. “No. You are wet.”
-> DONE

=== l1
# shot: two
# place: garden; dusk; rain
# action: heroes point surprised; friends stand happy
# things: umbrella; bucket
Glug. There was a boot by the step. The rain got into that.
“I am in,” said the rain.
“You are in a boot,” said {A}. “And you are wet.”
-> DONE

=== s4
# shot: close
# place: bathroom; night; rain
# action: heroes sit surprised; friends stand happy
# things: bucket; kettle
Then it was bath time. Splash! There sat {A}, with foam on top.
Tap, tap. It was the rain. It looked in. It looked for a long time.
“{A}?” said the rain. “You are wet.”
-> DONE

=== s5
# shot: two
# place: bedroom; night; rain
# action: heroes sleep sleepy; friends sit calm
# things: themed; blanket
Rub, rub. Now {L} was dry, and in bed. {themed} stood on the sill.
{resting}
{keepsake}
Pit… pat. The rain had found a flower pot. It got in.
“Goodnight, dry one,” said the rain.
“Goodnight, wet one,” said {L}.
Goodnight.
-> DONE

=== next_night
The rain came by in the morning. “Still wet,” it said.
-> DONE
