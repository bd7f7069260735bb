# about: teeth
# wants: other
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Open, Said the Brush|The Pea at the Back}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: A hold surprised toothbrush; heroes hold toothbrush; friends stand
# things: toothbrush; basin; mirror; cup
{~The brush was up. It had its white hat on. “Open,” it said. And {H} said “Ah.”|“Open,” said the brush, with its white hat on. “Ah,” said {H}.|There was a brush with a white hat. It was small, and it was quite strict. “Open,” it said to {H}. “Ah.”}
{joining}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth happy; heroes brush-teeth; friends hold toast
# things: basin; mirror; toast
Scrub, scrub. There was a bit of toast.
“That was this morning,” said the brush. “Open.”
“Ah,” said {A}.
-> DONE

=== m1
# shot: close
# place: bathroom; dusk; clear
# action: A brush-teeth surprised; heroes peek at A; friends eat banana
# things: banana; mirror; basin
Scrub, scrub. There was some banana. It had told them all that it was a tooth.
“Open,” said the brush.
“Ah,” said {A}.
-> DONE

=== s3
# shot: behind
# place: bathroom; dusk; clear
# action: A give happy toothbrush at themed; heroes brush-teeth; friends stand laughing
# things: themed; tap; toothbrush
By the tap there was {themed_a}. “Open,” said the brush.
{themed} had no teeth. So that was quick.
“Next,” said the brush. “Open.”
“Ah,” said {A}.
-> DONE

=== l1
# shot: wide
# place: bathroom; dusk; clear
# action: A stand cross; heroes point at A; friends hold toothbrush
# things: toothbrush; basin; mirror
“Open,” said the brush.
“Mm,” said {A}. That is no, with the lips shut.
The brush did not mind. It hummed a bit. It was a good hum, and it had no end.
“Ah?” said {A}. Scrub, scrub!
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth happy; heroes peek; friends point at pea
# things: basin; pea in basin; tap
Right at the back sat a pea. It had been there since supper. It liked the view.
“Open,” said the brush.
“Ah,” said {A}.
Scrub, scrub. Ptoo! Round and round went the pea, and down. It was not cross. It had been a good seat.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: toothbrush in cup; cup; themed left
The brush was in its cup, with its hat off. {L} was in bed.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, pea.
“Shut,” said the brush.
Shut went the mouth. Shut went one eye. Shut went the other.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the brush had its hat on. “Open,” it said.
-> DONE
