# about: story-about; with-character; creature; bring-back
# tells: tale(something beside)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Whose Go Is It?|Ta, Said the Chair}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: guest sit happy; A sit curious; heroes sit curious; friends stand
# things: rug; second; sofa
{~Bump. Somebody sat down on the rug. {H} came to look.|Who was that, on the rug? {H} went to see.|{H} sat down on the rug. Somebody sat there, too.}
It was {guest_a}, with the {wished_second}.
“Here,” said {guest}.
“Ta,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: guest sit happy; A sit happy; heroes sit happy; friends sit
# things: rug; second before A; cushion
{A} looked at the {wished_second}. Front and back. Oh, that was good.
“Here,” said {A}.
“Ta,” said {guest}.
-> DONE

=== m1
# shot: close
# place: living-room; afternoon; clear
# action: guest stand curious; A stand laughing; heroes stand laughing; friends sit
# things: chair; second on chair; rug
{guest} went to the chair. The chair had nothing. So it got the {wished_second}. “Here.”
But it did not say a thing. So {A} said it.
“Ta!”
-> DONE

=== s3
# shot: above
# place: living-room; afternoon; clear
# action: guest sit curious; A sit laughing; heroes sit laughing; friends sit
# things: rug; themed; second
{guest} held out {themed_a}. “Here?”
No. Not that one.
Then it was the {wished_second}. “Here!”
“Ta,” said {A}.
-> DONE

=== l1
# shot: behind
# place: living-room; afternoon; clear
# action: A stand laughing; guest look-through curious; heroes stand laughing; friends sit
# things: sofa; second behind A; rug
Where {wished_second_many:were|was} the {wished_second}? Not on the rug. Not on the sofa.
{A} had both hands at the back, and did not say a thing.
“Here!” said {A}.
“Ta!” said {guest}.
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: A sit calm; guest sit calm; heroes sit calm; friends sit
# things: rug; second before A; lamp
Then {A} had the {wished_second}. {A} did not say “here”. It got late.
{guest} only sat there. {A} looked at {guest}.
“Here,” said {A}.
“Ta!” said {guest}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; guest sleep; friends sleep
# things: bed; pillow; blanket; second; themed left
Here was {A}. Here {guest_many:were|was} {guest}. In between {wished_second_many:were|was} the {wished_second}.
{resting}
{keepsake}
Goodnight, {themed_noun}.
The light went out.
“Here,” said {guest}, very low.
“Ta,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Here,” said the chair. Or was that {A}?
-> DONE
