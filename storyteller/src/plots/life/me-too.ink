# about: jealousy(baby|sister|brother|sibling|sis|bro|newborn|twin)
# also: new-baby; sad; angry; gentle-hands; missing
# news: bad
# wants: child
# ages: 1-2
# form: call-and-response
# holds: baby(kind), dark(kind)

=== title
{~Me Too|One Foot Out}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: woman lift happy baby; heroes reach-up sad woman; baby clap happy; friends stand calm
# things: cot
# people: woman; baby
{~Up went the baby. And {H}? Not up.|Up went the baby. Down here was {H}. Hm.|Here stood {H}, arms up. But the arms up there had a baby in.}
{joining}
“Me too,” said {A}.
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: heroes climb happy basket; baby lie-back happy; friends stand laughing
# things: 2 baskets; themed in basket; baby in basket
The baby lay in a basket. So {A} got in a basket.
One foot was in. One foot was out.
“Me too,” said {A}, and sat on {themed_a}.
-> DONE

=== m1
# shot: behind
# place: bedroom; day; clear
# action: baby lie-back calm; heroes crawl happy; friends point laughing at heroes
# things: blanket on baby; towel on heroes.head; basket
The baby had a blanket on. {A} had a towel on. It went on the head.
“Me too,” said the towel.
-> DONE

=== s3
# shot: object
# place: kitchen; afternoon; clear
# action: heroes drink happy milk; baby drink happy milk; friends sit calm
# things: baby-bottle; cup; milk; puddle; 4 drops
The baby had milk. So {A} had milk, down on the floor. It went down the front.
“Me too,” said {A}.
-> DONE

=== l1
# shot: above
# place: kitchen; afternoon; clear
# action: heroes lie-back laughing; baby lie-back laughing; friends kneel laughing
# things: sock; rug
The baby had its toes out. {A} took off a sock. There were five. They said hello to the other five.
“Me too,” said all of them.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes eat proud bun; baby reach-up sad bun; friends sit calm
# things: bun in heroes.hand; crumb
Then there was a bun. The baby had no teeth for it. {A} had some.
“Me,” said {A}.
The baby looked. It put out its lip.
“Oh,” said {A}. “You too. Soon.”
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: woman hug happy heroes; heroes hug sleepy woman; baby sleep sleepy; friends sleep sleepy
# things: cot
It was bed. The arms came down. There was no one in them.
{resting}
{keepsake}
Up went {L}, with both feet.
Far off the baby was asleep.
“Me too,” said {L}.
Goodnight, baby. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the bun? The baby had a crumb. It was a start.
-> DONE
