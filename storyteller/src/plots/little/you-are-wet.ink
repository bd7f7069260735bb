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
# place: living-room; afternoon; rain
# action: A look-through curious window; heroes peek at window; friends stand
# things: window; drop; cloud
{~Pit, pat. That was the window. {H} went to see. It was the rain.|Tap, tap, tap. {H} looked up. It was the rain, with its nose on the window.|Drip, drop. “Hello?” said {H}. It was the rain. It was at the window.}
“Can I come in?” said the rain.
“No,” said {A}. “You are wet.”
{joining}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; rain
# action: A push cross door; heroes point down; friends hold umbrella
# things: door; mat; puddle on mat; umbrella
Drip, drop. The rain came to the door. It got as far as the mat.
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== m1
# shot: behind
# place: attic; afternoon; rain
# action: A point happy at bucket; heroes look-up; friends hold umbrella
# things: bucket; drop over bucket; umbrella
Rat, tat. Now it was on the roof. It knew of a hole there, with a bucket under it. Plink!
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== s3
# shot: above
# place: garden; dusk; rain
# action: A reach-down surprised at themed; heroes jump happy; friends hold umbrella
# things: puddle; themed on puddle; umbrella
Glug, glug. Along came a puddle. It had {themed_a} on it.
“It is for you,” said the rain. “In?”
“Thank you,” said {A}. “No. You are wet.”
-> DONE

=== l1
# shot: wide
# place: garden; dusk; rain
# action: A pour laughing boot; heroes point at boot; friends hold umbrella
# things: boot; drop over boot; stairs
Glug. There was a boot by the step. The rain got into that.
“I am in,” said the rain.
“You are in a boot,” said {A}. “And you are wet.”
-> DONE

=== s4
# shot: close
# place: bathroom; night; rain
# action: A sit surprised in bath; heroes sit in bath; friends point at window
# things: bath; 6 bubbles; window; drop
Then it was bath time. Splash! There sat {A}, with foam on top.
Tap, tap. It was the rain. It looked in. It looked for a long time.
“{A}?” said the rain. “You are wet.”
-> DONE

=== s5
# shot: two
# place: bedroom; night; rain
# action: A sleep; heroes sleep; friends sit
# things: themed; flowerpot
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
