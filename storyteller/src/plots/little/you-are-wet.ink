# about: weather(rain|wet|puddle|storm); season(autumn|rain)
# wants: other
# ages: 1-2
# form: call-and-response
# holds: rain(kind), water(kind), dark(kind)

=== title
{~You Are Wet|The Rain at the Window}
-> DONE

=== s1
# scene: kitchen; afternoon; rain; heroes standing curious, friends standing happy; kettle, flower
{~Pit, pat. That was the window. {H} went to see. It was the rain.|Tap, tap, tap. {H} looked up. It was the rain, with its nose on the window.|Drip, drop. “Hello?” said {H}. It was the rain. It was at the window.}
“Can I come in?” said the rain.
“No,” said {A}. “You are wet.”
{joining}
-> DONE

=== s2
# scene: kitchen; afternoon; rain; heroes standing curious, friends standing happy; umbrella, bucket
Drip, drop. The rain came to the door. It got as far as the mat.
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== m1
# scene: attic; afternoon; rain; heroes pointing happy, friends standing happy; umbrella, bucket
Rat, tat. Now it was on the roof. It knew of a hole there, with a bucket under it. Plink!
“In?” said the rain.
“No,” said {A}. “You are wet.”
-> DONE

=== s3
# scene: garden; dusk; rain; heroes standing surprised holding themed, friends standing happy; themed, umbrella
Glug, glug. Along came a puddle. It had {themed_a} on it.
“It is for you,” said the rain. “In?”
“Thank you,” said {A}. “No. You are wet.”
-> DONE

=== l1
# scene: garden; dusk; rain; heroes pointing surprised, friends standing happy; umbrella, bucket
Glug. There was a boot by the step. The rain got into that.
“I am in,” said the rain.
“You are in a boot,” said {A}. “And you are wet.”
-> DONE

=== s4
# scene: bathroom; night; rain; heroes sitting surprised, friends standing happy; bucket, kettle
Then it was bath time. Splash! There sat {A}, with foam on top.
Tap, tap. It was the rain. It looked in. It looked for a long time.
“{A}?” said the rain. “You are wet.”
-> DONE

=== s5
# scene: bedroom; night; rain; heroes sleeping sleepy, friends sitting calm; themed, blanket
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
