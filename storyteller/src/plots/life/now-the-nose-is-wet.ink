# about: story-about(bath&!bathroom|splash|bubble&!gum|swimming pool|paddling pool); outing(splash&!park&!pad|paddling pool); likes(bath&!bathroom|splash|bubble); play(bath&!bathroom|splash|bubble|paddling pool); happy(bath&!bathroom|splash|bubble|paddling pool); hair-wash(loves&bath|loved&bath|likes&bath|bath time&!hate&!scared&!no|bathtime&!hate&!scared&!no|bubble|splash); too-excited(bath|splash|bubble); bedtime(bath&!no|splash)
# also: happy; play; likes; proud; too-excited; food; thing; bedtime; weather
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Now the Nose Is Wet|Splash!}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: A sit happy in bath; heroes sit happy in bath; friends stand
# things: bath; tap; towel; drop over A
{~Pat, pat went a hand. There {was} {H}, in the bath. Splash!|There was water. In the water {was} {H}. Pat, pat. Splash!|The bath was full. It was full of {H}, and water. Pat, pat went a hand. Splash!}
Up jumped the water. It sat on a nose.
“Now the nose is wet,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: A sit laughing in bath; duck sit; heroes sit in bath; friends stand
# things: bath; drop over duck; tap
Here was a duck. It was yellow, and dry on top. Pat, pat. Splash!
“Now the duck is wet,” said {A}.
The duck had waited for that. # spare
-> DONE

=== m1
# shot: behind
# place: bathroom; dusk; clear
# action: A sit surprised in bath; heroes sit in bath; friends look-up
# things: bath; lamp; 2 drops; towel
Pat, pat, PAT. Splash! It went right up. It sat on the wall, and ran down again.
“Now the wall is wet,” said {A}.
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A give happy themed; heroes sit in bath; friends sit
# things: bath; themed; drop over themed
By the bath was {themed_a}. It only had a look. Pat, pat. Splash!
“Now {themed} is wet,” said {A}.
-> DONE

=== l1
# shot: two
# place: bathroom; dusk; clear
# action: A point surprised towel; heroes point towel; friends stand
# things: bath; towel; hook; drop
Here was the towel. It was dry. It was for later. Pat, pat…
“No, no!” said the towel.
Splash!
“Now the towel is wet,” said {A}.
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: A sit surprised in bath; heroes sit in bath; friends peek
# things: bath; tap; plug
Glug, glug. Down went the water. It went past the toes.
Pat, pat. There was no splash. It was just a bath, with {A} in it.
“Now it is all gone,” said {A}. “Bye, water!”
Glug, it said.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; towel; themed left
Rub, rub. Dry toes. Dry tummy. Dry {L}.
{resting}
{keepsake}
Goodnight, duck. Goodnight, {themed_noun}.
And what was that, on the pillow? It was one small drop. It had come too. It had sat in an ear.
Pat, pat. That was the hand. It was asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The nose was dry. It went to the bath.
-> DONE
