# about: moving-house
# also: sad; tired; missing
# wants: child
# role friend: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: box(kind), dark(kind)

=== title
{~In You Go|The Last Box}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: heroes peek curious at box; woman carry-both calm box; friends carry happy cup
# things: row of 5 boxes; clock in box; spoon in heroes.hand
# people: woman
{~All the house was in a box. {H} went to see.|Rip, went the tape. Thump, went a box. Here was {H}, to help.|A cup went in a box. A clock went in a box. {H} went to look in.}
{joining}
“In you go,” said {A}. That was for a spoon.
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: heroes give happy themed; friends play laughing pan
# things: box; themed in box; lid on pan; pan
In went {themed_a}. In went a pan, and the lid. Bong!
“In you go,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; day; clear
# action: heroes lift happy lamp; friends reach-down happy box
# things: hat; box
In went the lamp. It had its hat off.
“In you go,” said {A}.
-> DONE

=== s3
# shot: close
# place: bedroom; afternoon; clear
# action: heroes sit happy in box; friend sit happy; friends clap happy
# things: box; friend in box; teddy
In went {friend_a}, with both ears up.
There was one more box. It had no one in it. So {A} got in.
“In you go,” said the big ones. “And up!”
-> DONE

=== l1
# shot: wide
# place: street; afternoon; clear
# action: heroes look-through happy; friends wave happy
# things: lorry; row of 4 boxes on lorry; pan on box; 2 shoes; bed on lorry
Off it all went, on wheels. Brrm. The pan said bong. The shoes sat side by side.
Bong.
-> DONE

=== s4
# shot: above
# place: bedroom; dusk; clear
# action: heroes jump happy; friends play laughing pan; friend jump happy
# things: 3 boxes; pan; themed
Rip! Out came the pan. Bong!
Out came {themed}. Out came {friend}. Out came {A}.
It was a new room. It said hoo.
“Hoo,” said {A}. It was only bare.
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friend sleep sleepy; friends sleep sleepy
# things: friend; 2 boxes
And there was the bed. It had come, too.
{resting}
{keepsake}
It had the dip in it. It was just as big as {L}.
“In you go,” said {L}, and in went {friend}.
In went {L}.
“Hoo,” said the room, quite low.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The room still said hoo. But it had a sock on.
-> DONE
