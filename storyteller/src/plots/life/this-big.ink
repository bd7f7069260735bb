# tells: line
# wants: child
# ages: 1-2
# holds: dark(kind)

=== title
{~This Big|How Big Was It?}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A stretch happy; heroes stretch happy; friends look-up happy
# things: table; themed
{~Up went two hands. They were {many:the hands|both the hands} of {H}.|“Oh!” said {H}, with both hands.|Here came {H}, with a lot to tell.}
“{wished_said},” said {A}.
{joining}
“How big was it?” they said.
“This big,” said the hands. It was very big.
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: A stretch surprised; heroes stretch; friends fall surprised
# things: themed; house
The hands went out to here. One of them hit {themed_a}.
“As big as a house?” they said.
Not a house. A house has a door.
“This big,” said the hands.
-> DONE

=== m1
# shot: behind
# place: kitchen; dusk; clear
# action: A eat happy bun; heroes stretch; friends sit
# things: bun; jam; table; plate on table
“As big as a bun?” they said. The hands had a bun. Then there was no bun.
“This big,” said the hands. They had jam on.
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: A reach-down happy at rubber-duck; heroes sit in bath; friends stand laughing
# things: bath; rubber-duck; drop
The hands went in the bath. Splish, splash.
“As big as a duck?” they said.
Quack, went the duck. The hands went round it. There was some left.
“This big,” said the hands.
-> DONE

=== l1
# shot: above
# place: bathroom; night; clear
# action: A stretch sleepy; heroes hug towel; friends hold towel
# things: towel; bath
Rub, rub, went the towel. Where were the hands? They were in the towel. It was dark in there.
Out they came. “This big,” they said.
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: A hug calm pillow; heroes hug pillow; friends sit
# things: pillow; lamp
“Is it as big as a pillow?” they said.
The hands came in, and in. It was just right.
“This big,” said the hands. But they said it low.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: themed left
“{wished_line},” they said. “And here you are.”
{resting}
{keepsake}
In came the hands. They had it in there, as big as a pea.
Goodnight, {themed_noun}. Goodnight, hands.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the hands? They came out for the egg.
-> DONE
