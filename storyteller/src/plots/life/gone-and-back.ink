# about: first-day; new-class; back-to-school; school-day
# also: nervous; shy; scared; sad; missing
# wants: child
# role friend: toy = a rabbit
# ages: 1-2
# form: call-and-response
# holds: alone(kind), dark(kind)

=== title
{~And Back|Gone, and Back}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: heroes lift laughing blanket; friends clap laughing
# things: themed under blanket; blanket
{~{H} had {themed_a}. Under the blanket it went. Gone! Up went the blanket. And back!|“Gone!” said {H}. That was {themed_a}, under the blanket. Up went the blanket. “And back!”|Where was it? {H} had put {themed_a} under the blanket. Gone! Pull, pull. And back!}
“Again,” said {A}. Gone! And back! # spare
{joining}
-> DONE

=== s2
# shot: two
# place: school; day; clear
# action: woman wave happy; heroes wave worried; friends wave calm; friend peek calm
# things: door; bag on heroes.back; hook; friend in bag
# people: woman
There was a door, and a peg with a {~duck|snail} on it. This was the new place. {friend_a} had come too, in the bag.
A big hand waved. {A} waved. The door shut.
“Gone,” said {A}.
It was just a door. {A} held {friend}, and {friend} held on.
-> DONE

=== m1
# shot: behind
# place: school; day; clear
# action: heroes dig happy spoon; friends dig happy
# things: sandpit; spoon in heroes.hand; bucket
There was sand. In went the spoon, right down to the bottom. Gone!
Dig, dig. And back!
-> DONE

=== s3
# shot: object
# place: school; day; clear
# action: heroes peek curious under plate; friends point happy at train
# things: banana on plate; plate on table; table; wooden-train under table
There was banana. In it went. Gone!
{A} looked at the plate. {A} looked under the plate.
Not back. That is bananas.
But there was a train. Under the table it went. Toot! Gone! Toot! And back!
-> DONE

=== l1
# shot: above
# place: school; day; clear
# action: heroes lie-back sleepy; girl lie-back sleepy; boy peek happy; friends lie-back sleepy
# things: 3 mats; blanket
# people: girl; boy
There was a rest, on a mat. All the eyes went. Gone! It was quiet.
Then one eye came, and one more. And back!
-> DONE

=== s4
# shot: close
# place: school; afternoon; clear
# action: heroes run laughing woman; woman hug happy heroes; friends run happy
# things: door; hat on heroes.head; 3 coats on hook; hook
Then it was hats, and coats, and the door. Creak!
First came a big hand. Then came all the rest.
“And back!” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friend sleep sleepy; woman tuck-in happy heroes; friends sleep sleepy
# things: themed
Now it was bed. {L} was in it, with {friend}. The light went. Gone.
{resting}
{keepsake}
Goodnight, peg. Goodnight, {themed_noun}. Goodnight, day. Gone.
The big hand was there.
“And back,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The day had gone. And here was one. And back!
-> DONE
