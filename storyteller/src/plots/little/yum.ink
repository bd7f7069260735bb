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
# place: street; day; clear
# action: A wave happy; parent hold-hands A; heroes point at lorry; friends wave
# things: big lorry; row of 3 bins; gate
# people: parent=woman
{~Brrm! Here it came. {H} {was} at the gate, with a big hand to hold. It was the bin lorry.|The bins stood in a row, with their lids on. {H} {was} at the gate. Brrm! That was the bin lorry.|It was green. It was as big as a house. It was the bin lorry, and {H} had waited for it all week. Brrm!}
{joining}
Hiss! It stopped. It opened its mouth.
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: A point laughing at lorry; heroes throw apple; friends lift bin
# things: big lorry; bin; apple
In went the peel. In went the pips. Crunch!
“Yum,” said the lorry.
-> DONE

=== m1
# shot: behind
# place: street; day; clear
# action: A throw happy box at lorry; heroes carry box; friends carry box
# things: big lorry; 2 boxes; bin
In went a box. In went the box that the box came in. Crunch, crunch!
“Yum,” said the lorry.
-> DONE

=== s3
# shot: above
# place: street; day; breeze
# action: A look-up surprised at lorry; heroes look-up; friends fall laughing
# things: big lorry; sack; bin
In went the nappies. All of them, from all the week.
The lorry stopped. It thought about it.
“Yum,” said the lorry.
-> DONE

=== l1
# shot: wide
# place: street; day; breeze
# action: A eat happy apple; heroes point at chair; friends carry chair
# things: big lorry; chair; apple
In went a chair with three legs. Crunch! In went one leg. Crunch!
“Yum,” said the lorry.
“Yum,” said {A}, and ate a bit of apple.
-> DONE

=== s4
# shot: close
# place: street; afternoon; clear
# action: A hug happy themed; heroes wave; friends clap
# things: big lorry; themed; bin
And what was that, on top? It was {themed_a}! In it went.
“No, no, no!” said {A}.
Hiss! The lorry stopped. Beep, beep, beep. It came back. It opened its mouth, and out came {themed}. It was not even bent.
“Not yum,” said the lorry.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: themed left; toy-car
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
