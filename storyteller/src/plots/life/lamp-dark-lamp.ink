# about: journey(slept&car|asleep&car|nap&car|slept&way home|asleep&way home|slept&drive|asleep&drive|nap&drive|dozed&car); tired(slept&car&!tired&!exhaust&!worn out|asleep&car&!tired&!exhaust&!worn out|nap&car&!tired&!exhaust&!worn out|slept&way home&!tired&!exhaust&!worn out|asleep&way home&!tired&!exhaust&!worn out|asleep&drive&!tired&!exhaust&!worn out|nap&drive&!tired&!exhaust&!worn out|dozed&car&!tired&!exhaust&!worn out); cannot-sleep(slept&car|asleep&car|nap&car|slept&way home|asleep&way home)
# also: cannot-sleep; staying-in-bed; tired; journey; too-excited; outing; funny
# wants: child
# role grownup: parent = the grown-up with the car keys
# ages: 3-9
# names: Linda | Brenda | Sandra
# holds: dark(kind)

=== title
{~Lamp, Dark, Lamp|From the Roundabout to the Gate}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: L sit-up happy; grownup stand sleepy; heroes sit-up happy; friends sit
# things: bed; lamp; window; chair
{~The whole street was ready for bed, {young:but {H} {was} not.|with its curtains drawn and its bins out, and {H} {was} wide awake.}|{H} sat up in bed, {young:with both eyes wide open.|as fresh as a loaf, at an hour when loaves are put away.}|“I am not tired,” said {H}, {young:and it was true.|and the worst of it was that it was true.}}
{L} had slept already. It had been in the car, on the way home. {young:Nod, nod, and gone.|It had been a good one, with the mouth open, and it had gone on right up to the gate.}
“That was the beginning of tonight’s,” said {grownup}, “and you have had it in your shoes.” # usual
“I will have another one,” said {L}. {young:But there was not another.|But that one had been used up.} # usual
Everybody else could hardly stand. {L} wanted to be sleepy, too.
“It was easy in the car,” said {L}. “I did not even do anything.”
-> DONE

=== s2
# shot: two
# place: bedroom; night; stars
# action: grownup sit-on-chair; L sit-on-chair happy; heroes sit-on-chair; friends sit
# things: 3 chair; plate in grownup.hand; lamp
So they made the car. {young:It had two chairs.|It had two chairs, one behind the other, and a plate to steer with.}
{joining}
{musing}
{grownup} hummed like the engine, and went tick, tock, tick, tock for the corner. {young:They all leaned over.|At the roundabout they all leaned over to the left, and stayed there for some time.}
{hinderer_person:“Are we nearly there?” asked {hinderer}, and after that everybody wanted to know.} # beat
{hinderer_animal:{hinderer} got in as well, and had to have the window, and stood up to look out of it.} # beat
{hinderer_carried:{hinderer} had been left behind, and they had to turn round at the wardrobe, and go back.} # beat
“Where are we now?” asked {L}. ¶ “By the baker’s,” said {grownup}. {young:¶ “I want to see!” said {L}.|¶ “Which side?” said {L}, and sat up, so as not to miss it.} # usual
It was a very good car. {young:It was too good to sleep in.|It was much too good to sleep in.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; night; stars
# action: A look-up curious; grownup stand; heroes sit; friends sit
# things: coat; blanket; chair; lamp
“I had my coat on,” said {A}. {young:“Perhaps it is the coat.”|“Perhaps that is how it works. The hood was up, and it came down over one eye.”}
So the coat was put on, on top of the pyjamas, {young:with the hood up.|and the hood was pulled down at the one side, just as it had been.}
There was half a biscuit in the pocket. {young:It was from today.|{A} had been looking for that half since the bridge.}
{A} ate it. {young:Crunch, crunch.|You cannot be asleep while you are eating a biscuit, but you can’t leave it, either.}
Then the coat got hot, and it was hung up again, and went to sleep at once. # more
“It was not the coat,” said {A}. {young:“It was a good biscuit.”|“But I am glad that we looked, because of the biscuit.”}
{grownup} had sat down to watch, and had to be told not to go off. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; night; stars
# action: A look-through curious window; grownup look-through; heroes look-through; friends stand
# things: window; curtain; lamp
“It may still be in there,” said {A}. {young:“The rest of my sleep.”|“I woke up so quickly, at the gate. The rest of it may be lying on the seat.”}
They looked down from the window. There stood the car, with its lamps out. {young:Its engine went tick.|It was ticking a little, as it does when it has been a long way.}
“Can you see anything?” asked {A}. {young:¶ “A glove,” said {grownup}.|¶ “I can see a glove,” said {grownup}, “and a good many crumbs.”}
{A} looked hard at the back seat. It did look very soft. {young:It looked as if somebody slept there.|You could see just where a head had been, from the mark on the glass.}
“Then the car has it,” said {A}. {young:“It can keep it.”|“And it has had a long day. I will not go and take it away.”}
They drew the curtain, with a gap left in it, in case the car should want to see somebody. # more
-> DONE

=== s3
# shot: close
# place: bedroom; night; stars
# action: grownup whisper; L listen curious; heroes listen; friends sit
# things: 3 chair; lamp; bed
“It was the talking,” said {L}. “You talk in the front.”
So {grownup} talked in the front, {young:very low.|with long gaps in it.} “The gutter wants doing,” said {grownup}. “By the shed.”
{L}’s eyes got smaller. {young:It was working!|It was beginning to work.} # usual
{helper_person:“Mm,” said {helper}. “And the other gutter?” ¶ “That one as well,” said {grownup}. “Sooner or later.”} # beat
{helper_animal:{helper} lay down at the word gutter, and shut both eyes, and sighed.} # beat
{helper_carried:{helper} was put in the next seat, and had slid down sideways by the second gutter.} # beat
“And I saw Linda,” said {grownup}, “and she said what she always says.”
“What does she say?” asked {L}, {young:and sat up.|and sat bolt upright, with both hands on the chair in front.} # usual
{young:Now it was all to do again.|And that was the end of that.} {grownup} gave a long yawn. {L} looked out at the side, where the window would have been. # usual
“I know what it was,” said {L}. “I was not doing it. The road was.”
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; night; stars
# action: A think; grownup sit; heroes sit; friends sit
# things: rug; themed on rug; chair; lamp
“Did you see me go?” asked {A}. {young:¶ “In the mirror,” said {grownup}.|¶ “I saw it in the mirror,” said {grownup}. “First it was two eyes, and then one, and then it was a hood.”}
“Where were we?” ¶ “At the roundabout,” said {grownup}. {young:“You went to sleep going round.”|“You went to sleep on the way into it, and when we came out you were gone.”}
{A} could remember the roundabout. It had flowers on it. {young:But after that there was nothing.|But there was no road behind it, as if somebody had rubbed it out.}
{themed_a} had been left on the seat, and was only brought in now. # personal
{pausing} # company
“So you carried me,” said {A}. {young:¶ “You were heavy,” said {grownup}.|¶ “You were as heavy as two,” said {grownup}. “It is odd. You are much lighter when you are awake.”}
“I was full of sleep,” said {A}. “That is what it weighs.” # more
{A} was picked up again, to see, and it was so. There was hardly anything in there at all. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; night; stars
# action: grownup yawn; A look-up happy; heroes sit; friends sit
# things: chair; rug; lamp; pillow
By now everyone had yawned but {A}. {young:{A} looked at all the mouths.|It went round the room like a parcel, and nobody held on to it for long.}
“Can I have that one?” asked {A}, when it got to {grownup}. {young:“Do it at me.”|“Do it over here. It is no good to you.”}
{grownup} did it again, right in front. {young:It was big, with a noise at the end.|It was a very fine one, that showed all the back teeth, and had a small song in it at the end.}
{A} opened up, and waited. {young:In it went.|Nothing came at first. Then something got hold of the corners, and pulled.}
“Was that one?” asked {A}. {young:¶ “A little one,” said {grownup}.|¶ “It was a quarter of one,” said {grownup}. “They start small.”}
{A} gave it back at once, to be polite, and it had grown. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L lie-back calm; grownup hold torch; heroes lie-back; friends sit
# things: bed; torch in grownup.hand; curtain; quilt
{L} got into bed, and lay with the head on one side. “I am in the back,” said {L}. “I do not have to drive, and I do not have to sleep. {young:I just look out.”|I only look out.”}
“What goes by?” asked {grownup}. ¶ “Lamps,” said {L}. “A lamp, and then the dark, and then a lamp.”
So {grownup} put out the light, and took the torch, and let it go by. {young:It came up over the bed, and went down.|It came up over the end of the bed, and over {L}, and on along the wall.}
“Lamp,” said {L}. Then it was gone. “Dark.” {young:Then there was one more.|Then the next one came, at the same speed, since it is the road that brings them.} # usual
“Lamp,” said {L}.
Nobody said anything about sleep. {young:They had a long way to go.|It was a long road, and there was nothing to see on it but that.} # usual
“Dark,” said {L}, a bit after the dark had come.
-> DONE

=== m4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup hold torch; heroes lie-back; friends lie-back
# things: bed; torch; wall; quilt
They went past the baker’s. It was shut, and it did not matter which side.
Lamp.
They went past the bridge. There was a boat under it, with a light at the front. # spare
Dark.
“Tick, tock,” said {grownup}, very low. They leaned, a bit, and came back up. # more
It was the roundabout. It had flowers on it. They went round.
The dark was soft there. It smelled of grass. # more
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: grownup whisper; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; lamp; pillow; blanket
In the front they had begun to talk. It was about the gutter.
“By the shed,” said {grownup}. “Sooner or later.”
{L} heard it from far off. It was a good thing to hear about. # spare
It was some other person’s gutter. It could be done some other day. # more
The hood came down over one eye. It was only the quilt. # more
“Gutter,” it went, once more. It is a round sort of word. # more
Then it was just a hum, and no words in it.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L sleep; grownup sit; heroes sleep; friends sleep
# things: bed; quilt; torch; pillow
“Are we there?” asked {L}. It came from the back, and it was slow.
“Nearly,” said {grownup}. “I can see the gate.”
It was all right to be nearly there. You do not have to get out yet. # spare
One lamp was left, the one at the end. It went by on its own.
It went up over a knee, and down. Both eyes were shut. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: car; street-lamp; gate; moon
Out in the road stood the car. Its nose was at the gate.
It had gone quite cold. It did not tick now. # spare
On the back seat was a glove. It lay on its side, with its mouth open. # more
No one was in the front. There was no need to steer.
A leaf came down on the roof, and stayed. # more
The road lay there, lamp and dark and lamp, as far as the hill. It could do it by itself.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; quilt; pillow; torch
The road went on. It was warm in the back. # usual
{resting}
{keepsake}
{dream} # spare
The light came up over the bed. It went down.
{L} did not say lamp. # usual
“Dark,” said {grownup}. No one said it back.
It was easy. {L} did not even do anything. # usual
So they were there. No one had to be carried in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a note on the back seat of the car in the morning, under a glove. “Found,” it said, “the rest of one sleep, very soft, from the roundabout to the gate.”
“That is mine,” said {H}. It did not weigh much. They took it indoors, carefully, with the glove on top, and put it in the drawer with the pyjamas, for a night when it might run short.
-> DONE

=== next_bedtime
The drawer with the pyjamas was shut. Something in there breathed, very low, in and out.
-> DONE
