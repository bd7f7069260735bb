# about: hair-wash
# wants: child
# role watcher: toy = a bear
# ages: 1-2
# form: call-and-response
# holds: water(kind), dark(kind)

=== title
{~Not There|The Cup That Wanted Hair}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: A sit happy in bath; heroes sit happy in bath; watcher hold towel; friends stand
# things: bath; mug; 5 bubbles
{~Splash! {H} {was} in the bath. So was a cup. It was full of water for hair.|“Hair,” said the cup. It was full to the top. And in the bath {was} {H}, who had some.|In the bath there was foam. In the foam there {was} {H}. There was a cup, too, full of water for hair.}
{joining}
{watcher_a} held the towel, and looked the other way.
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: A point laughing down in bath; friends pour mug; heroes sit in bath
# things: bath; mug; drop on A
Tip, went a hand. Trickle. It went on a knee.
“Not there!” said {A}. There is no hair on a knee.
-> DONE

=== m1
# shot: behind
# place: bathroom; dusk; clear
# action: A point happy at rubber-duck; heroes sit in bath; friends pour mug at rubber-duck
# things: bath; rubber-duck in bath; mug; drop on rubber-duck
Tip. Trickle. It went on the duck.
“Not there!” said {A}. The duck had been wet for years. It shut its beak and went on.
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A point surprised at themed; heroes sit in bath; friends pour mug
# things: bath; themed; drop on themed; mug
Along came {themed_a}, all on its own. Tip. Trickle.
“Not there!” said {A}. {themed} had no hair. It was very clean, though.
-> DONE

=== l1
# shot: wide
# place: bathroom; dusk; clear
# action: A stand laughing in bath; heroes sit in bath; friends shout surprised
# things: bath; mug; drop; shirt
Tip. Trickle. It went up a sleeve. It was a big sleeve. It went all the way up.
“Not there!” That was not {A}. That was the sleeve.
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: A look-up proud in bath; heroes clap; friends pour mug at A
# things: bath; mug; lamp; drop on A
{A} looked at the cup.
Up went a chin. There was a hand at the back, to lean on. There was the lamp, to look at.
Tip. Trickle. It was warm. It ran down like a mouse, and it was gone.
“There,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; watcher sleep; heroes sleep; friends sit
# things: towel; themed left
Rub, rub, went the towel. Up stood the hair, to see who it was. Then it lay down. So did {L}. So did {watcher}.
{resting}
{keepsake}
Goodnight, knee. Goodnight, {themed_noun}. Goodnight, {watcher}.
Goodnight, hair. “There,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The cup was on the bath again. “Hair?” it said. Not today.
-> DONE
