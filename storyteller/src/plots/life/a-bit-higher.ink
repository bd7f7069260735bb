# about: unwell(earache|ear ache|ear-ache|sore ear|bad ear|poorly ear|infected ear|painful ear|ear infection|ear hurt|ears hurt|ear is|ear was|ears are|ears were|ear again|ear pain|in her ear|in his ear|in their ear|in my ear|in one ear|in both ears|with her ear|with his ear|with their ear|eardrum|ear drum|otitis|swimmers ear|swimmer's ear)
# also: sad; tired; cannot-sleep; doctor; unwell; bored; play; fear-water; learning
# news: bad
# wants: child
# role grownup: parent = the grown-up with the flannel
# kind doctor: infection|infected|antibiotic*|doctor|doctors|gp|nurse
# kind swim: swim*|pool|water
# kind night: night|slept|sleep|woke|awake|up
# names: Mrs Platt | Mrs Yardley | Mrs Coombe
# ages: 3-9
# needs: hearing
# holds: dark(kind), ear(kind)

=== title
{~A Bit Higher|Boom, Said the Ear}
-> DONE

=== s1
# shot: two
# place: living-room; afternoon; clear
# action: L sit sad; grownup hold cloth; heroes sit sad; friends sit
# things: sofa; cushion; blanket; cloth in grownup.hand
{~{H} {was} on the sofa, and {L} had an ear that hurt. {young:Boom, boom, it went.|Boom, boom, boom, it went, like a party in the flat below.}|Boom, boom, went an ear. It was on {L}, and it hurt, {young:and {H} sat on the sofa.|and {H} had been on the sofa since lunch.}|“Ow,” said {L}, with one hand on one ear. It hurt. {young:{H} got the whole sofa.|{H} got the whole sofa, and it was no use.}}
{
- is_doctor:
The doctor had looked in, with a small light. {young:“It is very red in there,” said the doctor.|“Red,” said the doctor, “all the way along,” as people speak of a street.} # usual
- is_swim:
It had been under water, that ear, {young:and some of it had stayed in.|and it felt as if some of the pool had come home in it.} # usual
- is_night:
It had begun in the night, {young:when you cannot see where it is.|when there was nobody else up, and it had the whole house to be loud in.} # usual
- else:
At breakfast that ear had only tickled. {young:Now it was very sore.|By lunch it was sore, and by tea it had spread to the jaw.} # usual
}
“What you were given will help,” said {grownup}. {young:“But it is slow.”|“But it is slow, and we have to wait for it.”}
{L} wanted to lie down and sleep until it had stopped. {young:But lying down was the worst.|And that was the one thing that could not be done.}
-> DONE

=== s2
# shot: above
# place: living-room; afternoon; clear
# action: L lie-back sad; grownup kneel worried; heroes sit; friends sit
# things: sofa; cushion; blanket; themed
{joining}
{L} lay on the sore ear. Boom, boom! {young:On the other ear it was boom as well.|On the other ear it was boom as well, only further from the cushion.} On the back it was boom, right in the middle. # usual
{grownup} brought a flannel, warm and wrung out, to hold on the ear. {young:That was nice, till it was cold.|That was nice while it was warm, and then it was only wet.}
{themed_a} was brought to be looked at, {young:but an ear cannot look.|but that was for the eyes, and there was nothing the matter with those.} # personal
{hinderer_person:“Does it hurt if I do this?” asked {hinderer}, and sat down on the sofa, with a bounce. It did.} # beat
{hinderer_animal:{hinderer} came to see about the ear, with a cold nose, and got the wrong one first.} # beat
{hinderer_carried:{hinderer} had been laid under the sore ear, to be soft, and had a button just there.} # beat
“Make it stop,” said {L}, and cried. ¶ “I cannot make it stop,” said {grownup}. {young:“But I am here.”|“But I can get the flannel warm again, and I can stay.”}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A listen curious; grownup listen; heroes listen; friends listen
# things: sofa; lamp; clock; blanket
One ear was not fit for work, so the other had to do it all. {young:It was quite good at it.|It had never been asked to do the whole house by itself, and it took trouble.}
It heard the fridge. {young:Hmmm, said the fridge.|The fridge hums a note, and then gives a shake, and thinks of another.}
It heard a tap, and a bus, {young:and two birds.|and, three floors up, somebody who was learning to play the recorder.}
“That ear is the lucky one today,” said {A}. {young:¶ “Which?” asked {grownup}.|¶ “Which?” asked {grownup}, and listened to the recorder.} ¶ “The sore one.”
{pausing} # company
Then the lift came up, and that could be heard with both. # more
It would tell the other ear about it later on, when there was time. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: platt give onion; A sit worried; grownup stand; heroes sit; friends sit
# things: sofa; onion in platt.hand; sock
# people: platt=neighbour(old, she)
Mrs Platt from upstairs knew what was good for an ear. {young:It was an onion.|It was an onion, and she had brought it down with her, in a sock.}
“You hold it on,” said Mrs Platt. {young:“My gran did.”|“My grandmother swore by it, and she heard everything.”}
{A} thought about that. {young:“Is it a clean sock?”|“Whose sock is it?” asked {A}, which Mrs Platt took as a no.}
The onion was handed round, and smelled. {young:Now all the eyes had water in them.|In a minute there was not a dry eye on the sofa, so that the ear was not the only one any more.}
It went into the soup in the end, and the sock went home. # more
“She is right that something has to be done,” said {grownup}. # more
Mrs Platt’s own ears were large, and in very good order. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L sit surprised; grownup look-up; heroes sit curious; friends look-up
# things: sofa; cup in L.hand; 3 cushions on sofa
Then {L} sat up to have a drink, and stopped, with the cup in the air. {young:It was not so loud.|There was still a boom, but it had gone a little way off.}
Down, and the boom was big. Up, and it was small. {young:“It is quieter up here,” said {L}.|“It gets quieter when it is higher,” said {L}.}
So they put one pillow behind, and then a second one. “How is that?” asked {grownup}. ¶ “A bit higher,” said {L}.
{helper_person:“Take mine,” said {helper}, and came back with three, and not all of those were {helper_s}.} # beat
{helper_animal:{helper} had been lying on the best cushion, and got up off it without being asked twice.} # beat
{helper_carried:{helper} went in at the back, where there was a gap, and held up a whole corner.} # beat
They fetched the sofa cushions, {young:and the pillows from the big bed.|and the pillows off the big bed, and the flat one from the kitchen chair.} “A bit higher.”
A coat was thought of, but it had buttons, and was sent away again. # more
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A point proud; grownup carry pillow; heroes carry pillow; friends carry cushion
# things: sofa; 5 pillows; cushion; blanket
It matters which pillow goes where. {young:The hard ones went at the bottom.|The hard ones went to the bottom, where they could not be felt, and the old thin one was slid in to stop the wobble.}
There was a pillow that nobody could place. {young:It had a ship on it.|It had a ship on it, and it turned out to have been behind the cupboard since {~Christmas|the summer}.}
“Are there no more in the house?” asked {A}. {young:¶ “There is the one in the cot.”|¶ “There is the one for the dolls,” said {grownup}, and it was the size of a slice of bread.} That went on the very top.
{pausing} # company
{young:How tall it was! It was a hill.|Seen from the door, it looked like something that ought to have snow on it.}
A feather came out, and went up past all of them, to see how it is done. # more
The cushion from the bathroom stool had to be dried first, and went in near the feet. # more
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A point surprised; grownup stand; heroes look-up; friends look-up
# things: cupboard; sock on cupboard; sofa; 4 pillows on sofa
Nobody had ever sat as high as that in there. {young:You could see on top of the cupboard!|From up there you looked down on the lamp, and right across the top of the cupboard.}
“There is a sock,” said {A}. {young:“And there is a bun.”|“And half a bun, and it has been there for some time.”}
{young:They were so glad to have the sock.|The sock was one that they had said goodbye to at Easter, and its brother had been made into a mouse.}
“What else is there?” asked {grownup}, from below. {young:¶ “Dust,” said {A}. “And a pen.”|¶ “Dust,” said {A}. “There are roads in it. And your good pen.”}
It was all written down, with the good pen. # more
The bun was left where it was. It had made its home there. # more
The lamp had a label on the top of its head, and nobody in the house had ever read it. # more
-> DONE

=== s4
# shot: wide
# place: living-room; dusk; clear
# action: L sit proud on pillow; grownup sit; heroes sit happy; friends sit
# things: sofa; 6 pillows on sofa; blanket; window
In the end there were nine pillows, and on top sat {L}. {young:It was the highest ear in the house.|There was not a higher ear in the house, or, as far as you could see, in the street.}
Somebody wanted to put a flag on it, but there was no more room beside the ear. # more
“How is that?” asked {grownup}. ¶ {L} listened. # usual
It had not stopped. {young:But it was a small boom now.|But it was a small boom now, and far down, like a party when somebody has shut the door.}
Perhaps it was the pillows. {young:Perhaps it was what had been given.|Perhaps what had been given had got there at last. Both were thanked.} # usual
A new flannel came, a warm one. {L} held it on, up there, {young:like a king with a telephone.|with one elbow out, like a king with a telephone.} # usual
And down below {grownup} sat on the sofa, {young:with nothing on it at all.|which had no cushions left, and could be heard to have springs.}
-> DONE

=== m4
# shot: two
# place: living-room; dusk; clear
# action: L drink calm mug; grownup hold bowl; heroes eat; friends sit
# things: bowl; spoon; mug in L.hand; 4 pillows; sofa
To chew made it boom, so there was soup. It had to go up hand over hand.
“Toast?” asked {grownup}. ¶ “Toast is too loud,” said {L}. It was put in the soup, and then it was not.
Only one thing was spilt, and it ran down as far as the third pillow. # spare
From time to time there was a bad boom, and the spoon stopped, and they all waited for it to go by.
It went by. The soup was still warm. # spare
“You are doing that well,” said {grownup}. ¶ “I am only sitting here,” said {L}. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: L wash calm; grownup hold cloth; heroes wash; friends stand
# things: basin; cloth; towel; lamp
They washed all but the ear. They went round it, as you go round a cat.
The water ran hot on the flannel, and was wrung out. Drip, drip. That was for bed.
The tooth brush went slow on that side. It was told why. # spare
In the mirror the one ear was pink. The other was just an ear. # spare
It had done two ears’ work. It got a wipe as well. # more
The towel was put on like a hat, to keep the warm in. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup tuck-in calm L; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; 4 pillows on bed; lamp; blanket
Then the hill was moved to the bed, pillow by pillow, and built up by the wall.
“And if it is loud in the night?” asked {L}.
“Then call me, and I will come,” said {grownup}. “I shall hear you. I have no pillow.”
That was true. There was a jumper on the big bed, rolled up. # spare
The hard ones were at the bottom, where no one felt them. # more
The lamp was low. The flannel was new. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; armchair; stool; window; moon
The front room was bare. The sofa was hard, the chairs were hard, and the stool had always been.
Not a thing in there was soft. It had all gone up.
The fridge hummed its one note. Then it gave a shake, and was still.
Three floors up, somebody shut a case. That was the recorder, gone to bed. # spare
The moon was out, as high as it could get. # more
Under a chair lay a feather. It had come out, and then come down. # more
The clock went on, but low. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup lie-back; friends sit
# things: bed; 4 pillows on bed; lamp; rug
So {L} sat in bed, and leaned, and it was nearly the same as to lie. # usual
{resting}
{dream} # spare
{grownup} lay on the rug, to be near, with one arm under.
“Is it loud?” asked {grownup}.
“It is there,” said {L}. “But it talks low.”
The flannel was warm. The hill was soft. # usual
From the rug came a bump, and a sigh.
A hand felt down the side of the hill, and pulled. A pillow came out.
“Here,” said {L}, and let it drop.
Boom, said the ear. It was so small. It went by.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the ear had nothing to say, and the hill had slid down in the night, all the way to the door, with {H} still at the top end of it.
Somebody rang. It was Mrs Platt from upstairs, with an onion in a sock, as that is what she puts on an ear. “It was pillows,” she was told. She thought it over, and went home, and put two more on her own bed, one for each side.
-> DONE

=== next_bedtime
The pillows had gone home. One had stayed, in case.
-> DONE
