# tells: things
# wants: child
# role grownup: parent = the grown-up with the newspaper
# needs: hands
# holds: dark(kind)

=== title
{~On the Back of an Envelope|Mind My Edges}
-> DONE

=== s1
# shot: two
# place: kitchen; dusk; clear
# action: heroes draw curious; friends sit curious; grownup sit calm
# things: table; envelope on table; pencil in L.hand
{t1_day} # usual
It was nearly bedtime, and {H} sat at the table. On it lay an envelope with nothing on its back, and a pencil that could have been a little sharper.
{joining}
“Does anybody want that?” asked {A}.
“Only the front,” said {grownup}.
So {A} turned it over, to draw on the back. # usual
{musing} # personal
{L} began with {t1}.
{t1_drawn}
{t1_says}
{A} looked at the point of the pencil. But the voice had not come from there. # usual
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes look-through curious; friends listen curious
# things: envelope; magnifying-glass
It was not a loud voice. It was about as loud as a pencil is.
“Did you hear that?” asked {A}.
“I heard you ask,” said {grownup}. # usual
“Before that,” said {A}. But before that {grownup} had been in the middle of a long word. # more
{A} held the envelope to one ear. It said, quite clearly, “Mind my edges.” # usual
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: heroes draw happy; friends point curious
# things: table; envelope on table; pencil in L.hand; t1 on table
There was room for more than one thing. Beside {t1} {L} drew {t2}.
{t2_drawn}
{t2_says}
“I was here first,” said {t1}. # usual
It was not a large envelope. There is always rather less of an envelope than you think, because of the corners. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes listen surprised; friends listen curious
# things: envelope; pencil
{t1_speech_2}
{t2_speech_2}
It went to and fro like that, with {A} in the middle, holding the pencil. # usual
Each of them wanted to be in front. But on paper nobody is in front. There is only left and right, and above, where the sun goes. # usual
“I have not finished drawing you,” said {L}, “either of you,” and for a moment that helped. # more
A pencil can only be in one place, and while it was with the one it was not with the other. They soon noticed that. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: heroes draw worried; friends peek curious
# things: table; envelope on table; pencil in L.hand; t2 on table
{is_t3:Into the corner {L} put {t3}.|Into the corner {L} put the moon, because it was looking in at the window.}
{is_t3:{t3_drawn}|A moon in a corner has to bend a little.}
{is_t3:{t3_says}|“I am used to more room,” said the moon.}
{helper_person:“Turn it round,” said {helper}. “Then the bottom is the top.” And there was a bit more up there, or it looked so.} # beat
{helper_animal:{helper} put one foot on the edge of the envelope, and after that it lay flat and could be drawn on.} # beat
{helper_carried:{helper} was set on the stamp end, and kept it from curling.} # beat
Now the envelope was full. There was not so much as a thumb’s breadth left.
“Wait,” said {A}. “I am not on it.”
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; night; clear
# action: heroes point worried; friends stand curious
# things: envelope; pencil
They all looked to see whether they could move up.
“I could be thinner,” said {t1}, “if you had begun me thinner.” # usual
{t2_speech_3}
“There might be room on me,” said {t1}, “for somebody very small, lying down.” # more
There was the rubber at the other end of the pencil. {A} looked at it, and they all saw {A} look. # more
Nobody on the envelope said a word for some time. # more
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; night; clear
# action: heroes think calm; friends sit calm
# things: envelope; pencil
“You might go on the front,” said {grownup}, “with the address.”
{A} turned it over. On the front it said who lived here, and the street, and the town, all in somebody else’s writing. It was not where you would want to be found. # usual
In the corner was a stamp with somebody’s head on it. The head looked to the left, and out of the envelope. It had been given no room either. # more
{hinderer_person:“Draw yourself small,” said {hinderer}. “As a dot.” But {A} had been a dot once, and was past that.} # beat
{hinderer_animal:{hinderer} came to see, and breathed on it, and they all had to hold still until it was dry.} # beat
{hinderer_carried:{hinderer} lay right across the middle, and was in everybody’s way, and had to be told so.} # beat
-> DONE

=== m3
# aside
# shot: two
# place: kitchen; night; stars
# action: heroes read curious; friends sit sleepy
# things: envelope in L.hand
So {L} just looked at it, from one end to the other.
It was all there. And whichever of them you looked at, you could tell that somebody had been standing just next to it, with a pencil.
{pausing} # company
“There is a place beside each of us,” said {t2}. Nobody had noticed it till now. # usual
But the place was always outside the line. # more
-> DONE

=== m4
# aside
# shot: close
# place: kitchen; night; stars
# action: heroes think curious; grownup listen calm; friends sit calm
# things: envelope on table; table; pencil
“Put in just a bit of yourself,” said {grownup}.
Which bit? {L} thought about it. It could not be the nose. A nose is only what is in front. It could not be a foot, for from above one foot is like another, and it might be anybody who stood there.
“An ear,” said {A}, and felt one. But who would know whose ear it was? # usual
The pencil went round and round above the paper, and did not come down. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: heroes draw happy; friends point happy
# things: envelope on table; table; pencil in L.hand
{t1_says_3}
“Yes,” said {L}. “I know. {is_asked:I drew you|I was there}.”
And that was the answer. {L} did not need much room. {L} drew just one hand, coming in from the side, and holding on to {t1}.
The rest of {L} was outside the envelope, where it had been the whole time.
“Is that you?” asked {t2}.
“I go on,” said {L}, “all the way up.”
-> DONE

=== l4
# aside
# shot: two
# place: kitchen; night; stars
# action: heroes hold happy envelope; grownup look-up happy; friends point happy
# things: envelope; table
“Whose is the hand?” asked {grownup}.
“Mine,” said {L}, and held it up, the real one, to compare. It had the same five fingers. One of them was grey from the pencil.
{grownup} looked from the one to the other for as long as it takes. # usual
“I was going to throw that out with the paper,” said {grownup}. “I shall write the number of the gas man on something else.” # more
-> DONE

=== l3
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes stand calm
# things: envelope on table; pencil; table
{L} laid the pencil down. It had got quite round. It wanted its rest.
{is_t3:The moon looked in at the window. There was no corner left for it on the envelope.|The moon had moved on from the window. In its corner of the envelope it had not.} # more
There was talk still, for a bit, on the envelope. # usual
{t2_says_3} # usual
Then the light went out in the kitchen. In the dark a drawing is as big as what it is a drawing of. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: envelope on chest; chest
The envelope came upstairs. It stood against the lamp.
{resting}
{t1_night} # usual
{keepsake} # personal
{dream} # spare
“Is there room now?” asked {L}. There was. There was the whole bed. # usual
One hand lay on the blanket. It came in from the side.
It still held on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The envelope was gone from its place in the morning, and it was back at tea time, with a stamp on. It had been to the end of the road and back in somebody’s coat.
“We have been posted by mistake,” said {A}, who read it to them all. On the back everybody had moved up a little. In the place that was free now there was a second hand.
-> DONE

=== next_bedtime
The envelope stood against the lamp. It was not full at all, when you looked at it lying down.
-> DONE
