# about: potty; fear-other(potty|toilet|loo)
# also: proud; frustrated
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind), potty(kind), duck(kind)

=== title
{~Nothing in There|Sit, Duck, Sit}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: A point curious at potty; heroes peek at potty; duck sit curious; friends stand happy
# things: potty; bath
{~Look! It was a potty. It was new. {H} gave it a pat.|Pat, pat. What was this? {H} looked, and it was a potty.|Is it a hat? No. Is it a cup? No. {H} had a potty.}
“Nothing in there,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: duck sit proud on potty; A clap happy; heroes kneel; friends point at duck
# things: potty
“Sit, duck,” said {A}. So the duck sat down. Quack, quack.
Wait, wait, wait. Up, duck!
“Nothing in there,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bathroom; dusk; clear
# action: A pull surprised ball; heroes hold potty; friends stand laughing
# things: potty; ball in potty
“Sit, ball.” So the ball sat down. Plop!
It did not come out. Pull, pull, pop. Off it rolled.
“Nothing in there,” said {A}.
The ball was sorry. # spare
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A hold happy themed at potty; heroes kneel; friends stand laughing
# things: potty
Here came {themed_a}. “Sit,” said {A}. Bump! Down sat {themed}.
Wait, wait, wait. Up, up, up!
“Nothing in there,” said {A}.
-> DONE

=== l1
# shot: two
# place: bathroom; dusk; clear
# action: cat peek curious at potty; A stroke happy cat; friends crouch; heroes peek curious
# things: potty; bath
In came {~a|the} cat. It put in its nose. Sniff, sniff. It did not sit. It looked at the bath, and it went out.
“Nothing in there,” said {A}.
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: A sit surprised on potty; duck peek curious; friends clap; heroes look-up sleepy
# things: potty; lamp
Now {L} sat down. Ooh! It was cold. Then it was not.
Wait, wait, wait. Wait a bit more.
Psss.
“What was that?” said the duck. Up, {L}! The duck put its head in.
“Something in there,” said the duck.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; duck sleep; friends sit calm
# things: potty left
Whoosh, went the potty water. Bye-bye.
Into bed went {L}. Bed was dry. Bed was warm.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, potty.
Goodnight, {H}. Goodnight, duck.
Goodnight.
-> DONE

=== next_night
Morning! Who sat on the potty? The duck. “Nothing in there.”
-> DONE
