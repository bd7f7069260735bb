# about: new-baby
# also: jealousy; gentle-hands; sad; angry
# news: bad
# wants: child
# role baby: answer, baby = a baby
# ages: 1-2
# form: call-and-response
# holds: baby(kind), dark(kind)

=== title
{~My Knee|Two Knees}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: heroes reach-up worried at woman; woman sit on armchair; baby sleep beside woman; friends sit
# things: armchair; rug; lamp right
# people: woman
{~A lap has two knees. On one of them lay {baby_a}. “Up,” said {H}.|“Up,” said {H}. Here was the lap, but on half of it lay {baby_a}.|Here was the big lap. On one knee lay {baby_a}. {H} knew the other one.}
{joining}
“My knee,” said {A}.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A push cross mug; woman sit on armchair; friends sit curious; heroes peek curious
# things: armchair; mug on armchair; saucer
But on it stood a cup. It had been there first.
“My knee,” said {A}. Off went the cup.
-> DONE

=== m1
# shot: behind
# place: living-room; dusk; clear
# action: A throw happy cushion; woman sit on armchair; friends catch; heroes peek curious
# things: armchair
Along came a cushion. It was a fat one, and it said oof.
“My knee,” said {A}. Off went the cushion.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A push laughing themed; woman sit laughing on armchair; friends clap; heroes peek curious
# things: armchair; themed before armchair
Along came {themed_a}, and sat down.
“My knee,” said {A}. Off went {themed}, bump, bump.
-> DONE

=== l1
# shot: two
# place: living-room; dusk; clear
# action: woman give apple at A; A reach-up curious; friends sit; heroes peek curious
# things: armchair; apple
Along came a long arm, with an apple on the end.
“My knee,” said {A}. But the apple could stay.
-> DONE

=== s4
# shot: close
# place: living-room; night; stars
# action: A stroke happy baby; woman sit on armchair; baby sleep beside woman; friends sit sleepy; heroes look-up sleepy
# things: armchair; sock beside armchair; blanket
Up went {A}. It was soft there, and it had the right smell.
Then out of the blanket came a foot. It was very small. It had lost its sock. It came right over.
“My knee,” said {A}. But the foot did not know. It was new.
Out went one hand. Soft. Pat. The foot had toes, like peas.
“My foot,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; woman sit calm; friends sit sleepy
# things: cushion left; cot right; sock in cot
Then it was bed. The lap came too.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, knee and knee.
The foot was asleep, in its sock.
“My foot,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Where was the sock? It was under the cushion. Pat, pat, foot.
-> DONE
