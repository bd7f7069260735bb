# also: tidying
# wants: child
# role wearer: answer, toy = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Not a Sock|Where Is the Other Sock?}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A look-up curious; heroes point at sock; friends stand
# things: sock; pyjamas
{~One foot had a sock on. One foot had toes on. {H} looked at the toes. Where was the other sock?|Time for bed! Not yet. {H} had one sock on. One! Where was the other sock?|Wiggle, wiggle. Those were toes. {H} could see them all. But where was the other sock?}
“Hello, toes,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A pull surprised themed; heroes peek under bed; friends clap
# things: themed under bed; bed
Look under the bed. Is it there? Pull, pull, pop!
It was {themed_a}.
“Not a sock,” said {A}.
-> DONE

=== m1
# shot: behind
# place: hallway; dusk; clear
# action: A hold surprised shoe; heroes peek behind door; friends crouch
# things: shoe; door; mat
Look by the door. Knock, knock. Is it there?
It was {~small|red}. It was for a foot. It was a shoe.
“Not a sock,” said {A}.
But it was near. # spare
-> DONE

=== s3
# shot: above
# place: laundry; dusk; clear
# action: A pull surprised trousers; heroes pull trousers; friends stand laughing
# things: trousers; basket
Look in the basket. Is it there? Pull, and pull, and pull.
Out came one leg. Out came two legs. They went on and on. They were trousers.
“Not a sock,” said {A}.
-> DONE

=== l1
# shot: wide
# place: kitchen; dusk; clear
# action: A peek surprised at pot; heroes lift lid; friends sit
# things: pot; soup in pot; stove; ladle
Look in the pot. Is it there? Clang!
{A} looked in. It was soup.
“Not a sock,” said {A}.
That was good. It was for tomorrow. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A pull happy blanket; wearer sleep; heroes point laughing at wearer; friends clap
# things: sock on wearer.head; pillow
Look in the bed. There is a lump. Pat, pat. Who is it?
It was {wearer_a}. And {wearer} had something on. It came down over both eyes.
“Sock!” said {A}.
{wearer} was fast asleep, and said it was a hat.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; wearer sleep; heroes sleep; friends sit
# things: sock on wearer.head; themed left
In went {L}. In went the toes. It was warm in there.
{resting}
{keepsake}
Goodnight, toes. Goodnight, {themed_noun}.
Goodnight, {H}. Goodnight, hat.
Goodnight.
-> DONE

=== next_night
And the other sock? It was still a hat.
-> DONE
