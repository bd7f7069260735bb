# about: story-about(bin|lorry|lorries|truck|garbage|rubbish); likes(bin|lorry|lorries|truck)
# wants: other
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Yum, Said the Lorry|It Eats Bins}
-> DONE

=== s1
# shot: wide
# place: village; day; clear
# action: heroes stand curious; friends stand happy
# things: basket; bell
{~Brrm! Here it came. {H} {was} at the gate, with a big hand to hold. It was the bin lorry.|The bins stood in a row, with their lids on. {H} {was} at the gate. Brrm! That was the bin lorry.|It was green. It was as big as a house. It was the bin lorry, and {H} had waited for it all week. Brrm!}
{joining}
Hiss! It stopped. It opened its mouth.
-> DONE

=== s2
# shot: two
# place: village; day; clear
# action: heroes point happy; friends stand happy
# things: basket; apple
In went the peel. In went the pips. Crunch!
“Yum,” said the lorry.
-> DONE

=== m1
# shot: behind
# place: village; day; clear
# action: heroes stand happy; friends stand happy
# things: chest; basket
In went a box. In went the box that the box came in. Crunch, crunch!
“Yum,” said the lorry.
-> DONE

=== s3
# shot: object
# place: village; day; breeze
# action: heroes stand surprised; friends stand surprised
# things: basket; bucket
In went the nappies. All of them, from all the week.
The lorry stopped. It thought about it.
“Yum,” said the lorry.
-> DONE

=== l1
# shot: two
# place: village; day; breeze
# action: heroes point happy; friends stand happy
# things: broom; basket
In went a chair with three legs. Crunch! In went one leg. Crunch!
“Yum,” said the lorry.
“Yum,” said {A}, and ate a bit of apple.
-> DONE

=== s4
# shot: close
# place: village; afternoon; clear
# action: heroes hold happy themed; friends stand happy
# things: basket
And what was that, on top? It was {themed_a}! In it went.
“No, no, no!” said {A}.
Hiss! The lorry stopped. Beep, beep, beep. It came back. It opened its mouth, and out came {themed}. It was not even bent.
“Not yum,” said the lorry.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit calm
# things: themed; blanket
Now it was dark. The lorry was in bed. It was full.
And here was the bed. It opened its mouth. In went the toes. In went {themed}. In went {L}, right up to the chin.
“Yum,” said the bed.
{resting}
{keepsake}
Goodnight, lorry. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Brrm! That was the lorry. It was not full any more.
-> DONE
