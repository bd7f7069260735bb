# about: cannot-sleep(too light|so light|still light|light outside|light out|be light|it's light|its light|is light|light evening|lighter evening|light night|lighter|evenings are light|nights are light|daylight|sun is|sun's|suns still|sun still|the sun|sunny|sunlight|so bright|too bright|still bright|bright outside|not dark|isn't dark|isnt dark|dark yet|is dark|it's dark|its dark|daytime); staying-in-bed(too light|so light|still light|light outside|light out|be light|it's light|its light|is light|light evening|lighter evening|light night|lighter|evenings are light|nights are light|daylight|sun is|sun's|suns still|sun still|the sun|sunny|sunlight|so bright|too bright|still bright|bright outside|not dark|isn't dark|isnt dark|dark yet|is dark|it's dark|its dark|daytime)
# also: weather; season; tired; bored; angry; frustrated; play; left-out; staying-in-bed
# news: bad
# wants: child
# kind out: kids|children|friends|neighbours|neighbour|others|playing|play|outside_playing|brother|sister
# ages: 3-10
# needs: seeing
# holds: dark(kind), bird(kind)

=== title
{~Night for the Slippers|Up All Night, Nearly}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: heroes sit-up cross; parent carry-both calm basket; friends stand calm
# things: curtain left; slipper before bed; chair right; shelf; teddy on shelf
# people: parent=woman
{~“It is day,” said {L}. {H} had been put to bed, and the sun lay on the floor.|A blackbird was singing, a mower went up and down, and {H} had been put to bed.|The curtain was shut, and beside it the sun came in, as wide as a hand. {H} lay in bed and looked at it.}
“It is bedtime,” said the grown-up with the washing. ¶ “It is too light for bedtime,” said {L}. “Look at it!”
{
- is_out:
Somebody out there kicked a ball, and somebody shouted, “Mine!” {young:They had not been put to bed!|They were still allowed, and it could be heard in the shout.} # usual
- else:
The grown-up looked. {young:In summer the day goes on and on.|In summer the clock goes to bed at the proper time, and the day does not go with it.} # usual
}
{L} had tried with both eyes shut. {young:It was red in there, like a tent.|The light came in at the lids, and made them red, like a tent.}
{is_wished_saying:{wished_saying} That had been said as well, on the stairs.} # wished
“I will sleep when it is night,” said {L}. “I will say when.” ¶ “Do,” said the grown-up.
-> DONE

=== s2
# shot: two
# place: bedroom; afternoon; clear
# action: L reach-down surprised slipper; heroes sit-up curious; friends sit curious
# things: slipper before bed; rug; curtain left; shelf; teddy on shelf
So {L} sat up, to see the night come in.
{young:It would come in at the window.|It comes in at the window, as far as anybody knows.} # usual
{joining}
{is_loved:“Is it ever night for {loved}?” asked {A}. Somebody would have to sit up and look.|{musing}} # personal
{hinderer_person:“Is that it?” said {hinderer}, every minute, and each time it was a pigeon.} # beat
{hinderer_animal:{hinderer} lay down in the sun, just there, and the sun could not be seen for {hinderer}.} # beat
{hinderer_carried:{hinderer} had to be held up to see as well, and filled the whole of the gap.} # beat
No night came. {L} leaned out of bed for the slippers, {young:to go and look.|to go and ask where it had got to.}
The slippers were grey. They had had the sun in them {~a moment ago|only just now}, and now the sun was on the legs of the chair.
“Oh,” said {L}. The sun was going up to bed, {young:one step at a time|and had taken one step}.
“Night for the slippers,” said {L}, and put them side by side.
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; afternoon; clear
# action: A push calm box; heroes kneel calm before box; friends sit calm
# things: box; row of 3 blocks; toy-car; drum
The next was the toy box, which is {~as high as a knee|no higher than a cat}. {young:First the sun left the cars. Then it left the drum.|The sun left the cars, which were at the bottom, and then the drum, which was on top of them.}
It was not a thing that you could see go. {young:You looked, and it was there. You looked again, and it was not.|You had to look at something else, and look back, and then it had been done.}
“Night for the cars,” said {A}. “Night for the drum.” {young:And the lid was shut, so that they could sleep.|And then the lid had to be shut on them, without a bang, since they had only just gone off.}
One block was out on the rug, and had to be put in with the others. “Sorry,” said {A}. “It’s late.” # spare
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A peek curious at window; heroes peek curious at window; friends stand curious
# things: window; curtain left; slipper
Beside the curtain there was room for one eye. {young:The sun was going up to bed out there as well.|{A} looked out, and the whole garden was at it.}
The grass had gone grey. {young:The hedge was green on top and grey below.|The hedge was grey up to the middle, and had a bright green top on, like a hat.} A cat went along, {~grey|dark} in the legs, with the sun on its back.
{
- is_out:
“Where is the ball?” said somebody. {young:It was in the grey bit, and they could not find it.|It had gone into the grey half of the hedge, and after that it was all looking and no kicking.}
“Night for the ball,” said {A}, who could see it quite well from here.
- else:
The peas were in bed, at the bottom of their sticks. {young:The tops of the peas were not.|Their flowers, at the top, were still up, and had a bee in.}
“Night for the peas,” said {A}, and then, to be fair, “up to there.”
}
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A point proud at bookcase; heroes read calm; friends sit happy
# things: bookcase; row of 4 books on bookcase; rug
Then it was the books’ turn, along the low shelf. {young:The little ones were first.|They were not all of a size, and that made it long.}
“Night for the small ones,” said {A}. The {~book about whales|atlas} stuck out over the rest, and its head was still in the sun. {young:So it had to wait. It did not mind.|It looked over the others, as the tall ones do at school, and it was in no hurry.}
{young:One book had fallen over. “That one was asleep before,” said {A}.|One book had been lying flat since Tuesday. “That one went early,” said {A}.}
{themed_a} stood beside them, half and half. “Night for your feet,” said {A}. # personal
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L whisper proud at parent; parent carry calm towel; heroes fold calm shirt; friends sit calm
# things: chair; trousers on chair; slipper beside chair; shelf; teddy on shelf
“Well?” said the grown-up with the washing, at the door. “Is it night?”
“It is night for the slippers,” said {L}. “It will soon be night for the chair.” {young:One sleeve hung down.|A sleeve hung down, with the cuff in bed and the elbow not.}
{helper_person:“Let me,” said {helper}, and put the sleeve up on the seat.} # beat
{helper_animal:{helper} lay down under the chair, where it was night already, and showed how it was done.} # beat
{helper_carried:{helper} was put on the chair, to tell the sleeve about bed.} # beat
So {L} got up, and folded the shirt, {young:and put the trousers on top.|and laid the trousers over it with the knees together.} The sun went up over them, {~button by button|pocket by pocket}, and was gone.
“Night for the chair,” said {L}.
“I see,” said the grown-up, {young:softly, for the chair.|and went out on tiptoe, because of the chair.} # usual
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes lie-back curious; friends lie-back sleepy
# things: pillow; blanket; curtain left
It was time to try the lids again. {A} lay down flat, and shut both eyes, {young:and had a good look.|to see what it was like in there by now.}
It was not red. {young:It was brown, like toast.|It was brown, like the {~inside of a teapot|crust of a loaf}, with a little red left at one side.}
“How is it?” said the one in the other eye. There is nobody in the other eye, but you can ask. # more
{young:{A} opened them, and the day was there. {A} shut them, and it was toast.|{A} opened them, and it was day, and shut them, and it was not, and did that until it stopped being interesting.}
“Not yet night,” said {A}, “but it has been put in the oven.” # spare
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A point curious at window; heroes look-up curious at window; bird sit calm beside window; friends stand curious
# things: window; curtain left; chair right
Over the road the houses went up to bed one floor at a time. {young:Doors first. Then the windows.|The doors went first, and then the windows, and each one flashed before it was put out.}
On the tallest chimney sat {~a thrush|a blackbird}, still in the sun, {young:with a pink front.|and pink all down the front, and pleased with it.} “It is day up there,” said {A}. ¶ “It always was a late house,” said the grown-up on the landing. # spare
{young:And over the bird was a plane, as small as a pin, and it was all gold.|And a long way over the bird went a plane, as small as a pin, all gold, for whom it was the middle of the afternoon.}
“I expect they have been told to sit down, at least,” said {A}. # spare
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; clear
# action: L look-up surprised at teddy; heroes sit-up surprised; friends sit sleepy; parent stand calm
# things: shelf; teddy on shelf; chair; trousers on chair; slipper beside chair
In the end there was sun on the top shelf only, and on the bear who lives there. He was grey already, up to the {~chin|nose}.
“Bear next,” said {L}, and pointed. The hand was grey. So was the other. The blanket was grey. There was no sun on the bed at all.
When had the bed had its turn? Nobody had said it. # usual
{L} thought. The bed is no higher than the chair.
“It has been night in here since the chair!” said {L}. “I have been up in the night!”
“So you have,” said the grown-up. “Half of it.” # usual
It was a thing that {L} had always meant to do. And it had been quite easy. # usual
-> DONE

=== l3
# shot: behind
# place: hallway; dusk; clear
# action: heroes drink sleepy; friends sit sleepy; parent hold calm cup
# things: stairs; towel; lamp
A person who has been up in the night needs a drink.
The cup came. It was cold, and had the tap’s taste. {A} drank it in bed, in the dark part. # spare
On the landing the stairs were done, from the mat up. Just the top one had a bit on it still, and that was pink. # spare
“Night for the stairs,” said {A}. ¶ “Good,” said the grown-up. “They have had a lot of feet.”
The towels were in their cupboard. It had been night for them all day. # more
{pausing} # company
The house ticked. It had been warm, and now it was not so warm. # more
-> DONE

=== m3
# shot: close
# place: bedroom; dusk; clear
# action: heroes lie-back sleepy; friends sit sleepy
# things: shelf; teddy on shelf; curtain left; picture
Now the sun was at the bear’s ears. He has two, and one is higher.
“Night for the low one,” said {A}. You had to wait for the other. # spare
Then the sun was on the ceiling. It was as big as a plate, and pink. It had no more steps to go up.
It got thin. It was a ring, and then a line. # spare
They all looked at it. Then they looked at where it had been. # more
Nobody had put it out. It went by itself. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: hedge; washing-line; row of 3 pegs on washing-line; chimney; star
In the garden it was night for the grass, and for the hedge, hat and all.
{
- is_out:
The ball was in the hedge. It would be there in the morning. “In you come,” said a door, and then said it to the next one. # spare
- else:
The mower was in its shed. Half the grass was short, and half was not. It could wait. # spare
}
On the chimney the bird sang the last bit, and then sang it again. # spare
It put its head in, and that was the end of the song. # more
Very high up there was one bright thing left, and it was a star. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: slipper before bed; chair; trousers on chair; shelf; teddy on shelf
It was night for the ceiling, and that is the top. # usual
{resting}
{keepsake}
{dream} # spare
The slippers had been asleep for an hour. They were good at it. # usual
{L} shut both eyes, to see. It was not red. It was black, and soft.
Outside it was still a bit blue. That was all right. It was not in here. # usual
“Is it night?” said the grown-up at the door. ¶ There was a small sound from the bed. It may have been “when”. # usual
Night for the bear. Night for the chair.
Night for {H}.
Goodnight.
-> DONE

=== next_night
In the morning the sun was on the bear. It was only on the tips of the ears, and it was yellow, and nobody else had any.
“He gets it first,” said {H}, in bed. So that was what the top shelf was for. It came down, ear by ear, and then shelf by shelf, and at last the slippers had it, and by then they were on somebody’s feet, and at breakfast.
-> DONE

=== next_bedtime
The bear had the last of it, and in the morning he would have the first.
-> DONE
