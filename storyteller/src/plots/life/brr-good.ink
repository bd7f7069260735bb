# about: lost-tooth(new tooth|new teeth|molar|teeth coming|tooth coming|teething|back tooth|back teeth|big one at the back|cutting|coming through|came through|first tooth|sore gum|gums|another tooth|tooth is on|teeth are on|teeth hurt|tooth hurts); unwell(teeth|tooth|molar|gums); teeth(teething|molar|new tooth|new teeth|coming through|gums); cannot-sleep(teeth|tooth|molar); hurt(teeth|tooth|molar|gums); sad(teeth|tooth|molar); tired(teeth|molar); bad-day(teething|teeth|molar)
# also: sad; tired; cannot-sleep; unwell; staying-in-bed; hurt; angry; proud; bad-day
# news: bad
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind), hurt(kind)

=== title
{~Brr, Good|Somebody Is Coming Up}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair; friends stand
# things: table; spoon on table; mug on table; lamp
{~“Ow,” said {H}. There was something in the mouth. It was not toast. It was a tooth.|Somebody was coming up. “Ow,” said {H}. It was a tooth.|Push, push. “Ow,” said {H}. It was a tooth. It wanted to come up.}
{joining}
“Am I up?” said the tooth.
“No,” said {A}. “Ow.”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A eat happy spoon; heroes hold spoon; friends sit
# things: table; mug on table
Here was a spoon. It was nice and cold. Bite!
“What is that?” said the tooth.
“Spoon,” said {A}. Brr. Good.
-> DONE

=== m1
# shot: close
# place: kitchen; dusk; clear
# action: A stand surprised; heroes point at A; friends peek
# things: spoon; table
Here was a thumb. Bite! It was a warm one.
“Ow,” said the thumb. It was {As}, too.
“What was that?” said the tooth.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A hold curious themed; heroes stand; friends sit
# things: themed; rug; cushion
Here was {themed_a}. Bite? No.
So it had a kiss. That did not hurt at all.
“Am I up?” said the tooth.
Ow.
-> DONE

=== l1
# shot: behind
# place: living-room; dusk; clear
# action: A hold surprised sock; heroes sit; friends sit
# things: rug; cushion
Here was a sock. Bite! It was soft. It had been in the park.
“What is that?” said the tooth.
“Sock,” said {A}. Not good.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A sit-up; heroes sit-up; friends stand
# things: bed; pillow; cloth
It was dark. Push, push. “Am I up?” said the tooth.
“Ow!” Now {A} was up.
Here came two big arms. Here came a flannel, with cold water in it. Bite!
Brr. Good. Rock, rock, went the arms.
“It is night,” said {A} to the tooth. “Shh.”
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; pillow; themed left
“Oh,” said the tooth. “Then I will lie down.”
It had a bed. It was pink, and warm.
{resting}
{keepsake}
Goodnight, spoon. Goodnight, {themed_noun}.
Rock, rock. The arms were still there.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Am I up?” said the tooth. You could see its hat.
-> DONE
