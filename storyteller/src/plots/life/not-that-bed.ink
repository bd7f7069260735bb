# about: dummy(!bottle)
# also: sad; tired
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Not That Bed|Shh, Dummy}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A hold curious dummy; heroes stroke dummy; friends sit happy
# things: dummy; rug; sock
{~The dummy was tired. It had a crack in it. {H} looked at it. Poor dummy!|Yawn, went the dummy. It was old. It had a bite in it. {H} had a look.|Day and night, day and night. {H} had a dummy, and now it was tired.}
Where was its bed? Was it the mouth? “Not that bed,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A reach-down surprised mug; heroes stand surprised; friends point happy
# things: table; mug on table; dummy in mug; drop; milk
Here was a cup. In went the dummy. Splash!
It was milk. Oh, no! Drip, drip, drip.
“Not that bed,” said {A}.
-> DONE

=== m1
# shot: behind
# place: kitchen; dusk; clear
# action: A shout surprised; heroes listen worried; friends listen laughing
# things: pan; dummy in pan; stove
Here was a pan. It was big. In went the dummy. Clang, clang, clang!
The dummy woke up.
“Not that bed,” said {A}.
The pan was too loud. # spare
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A catch surprised dummy; friends point happy at themed; heroes peek curious
# things: themed; dummy on themed
Here was {themed_a}. On went the dummy. Wobble, wobble. Off went the dummy. Bump!
“Sorry,” said {themed}.
“Not that bed,” said {A}.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: A peek surprised at sock; heroes pull sock; friends sit happy
# things: sock; dummy in sock
Here was a sock. It was long. Down went the dummy. Down, down, down.
Where was it? It was in the toe. Peep!
“Not that bed,” said {A}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A tuck-in happy dummy; heroes whisper; friends kneel happy
# things: slipper; dummy in slipper; handkerchief on dummy
Here was a slipper. Pat, pat. It was soft. It had fur in it.
In went the dummy. It did not splash. It did not bump. It lay down.
{L} pulled up a {~hanky|flannel}. Tuck, tuck.
“That bed,” said {L}. “Shh!”
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sit calm
# things: slipper; dummy in slipper
Shh. Do not wake it. It is asleep. # spare
“Mmm,” said {L}. No dummy was in the way.
{resting}
{keepsake}
Goodnight, slipper. Goodnight, {H}.
Shh. Goodnight, dummy.
Goodnight.
-> DONE

=== next_night
Did the dummy wake up? No. It was a good bed. Shh.
-> DONE
