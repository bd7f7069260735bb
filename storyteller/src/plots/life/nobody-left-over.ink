# about: story-about; with-character; creature; bring-back
# tells: tale(goodnight|good night|says goodnight|say goodnight|says good night|say good night|said goodnight|said good night|saying goodnight|saying good night|says goodnight to everyone|says goodnight to everybody|says goodnight to all|say goodnight to everyone|say goodnight to everybody|say goodnight to all|says goodnight to everything|say goodnight to everything|has to say goodnight|wants to say goodnight|goes round saying goodnight|sings goodnight|whispers goodnight|wishes everyone goodnight|wishes everybody goodnight|wishes everyone a good night|kisses everyone goodnight|kisses everybody goodnight|says sleep tight|says sleep well|says sweet dreams|says night night|says nighty night|says nightnight|tucks everyone in|tucks everybody in|puts everyone to bed|puts everybody to bed)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind machines: machine*|engines|trucks|lorries|diggers|tractors|cars|vehicles|trains|robots|computers
# kind toys: toys|teddies|dolls|teddy bears
# kind animals: animal*|zoo|farm|jungle|forest|woods|birds|pets|creatures|fish|sea
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), cat(kind), cow(kind)

=== title
{~Nobody Left Over|Whoever Has Had One}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest bow happy; L hold curious torch; heroes stand curious; friends stand curious
# things: coat on hook; hook; mat; stairs right; door left
{~“Goodnight, mat,” said somebody in the hall. It was not how the mat was usually spoken to, and {H} came to see.|In the hall somebody was speaking to the coats, one after the other, and {H} came to see who.|It was nearly bedtime, and {H} had one foot on the stairs. “One moment,” said somebody. “Not those yet.”}
There {guest_many:were|was} {guest_a}, in front of the coats.
“{guest_many:We are|I am} {wished_tale},” said {guest}, {young:“and there is a lot to do.”|“and it takes longer than you would think.”}
“Do the coats get one, too?” asked {L}. ¶ “One each,” said {guest}, “so that nobody is left over. And whoever has had one says no more until the morning. That is what it is for.”
“Goodnight, blue coat,” said {guest}, and they listened, {young:and it did not say a word.|and there was not a word to be heard from it.}
So {L} got the torch, and came along to see it done properly.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: L bow laughing; guest point proud; heroes stand curious; friends bow happy
# things: chair; umbrella; hook; coat on hook; torch in L.hand
{L} was allowed to do one, and it was the umbrella. {young:“Night!” said {L}.|“Night!” said {L}, as you do on your way past.}
“It won’t have felt that,” said {guest}. {young:“You have to stop.”|“You have to stop, and look at it, and then you say it a bit lower than it is tall.”}
“Goodnight,” said {L}, to the handle. {young:The umbrella said nothing.|The umbrella went so quiet that you could hear the mat.}
“That was a good one,” said {guest}. {young:“It went right in.”|“It went in as far as the spokes.”}
They did the chair from the front, since it has a back of its own. # more
The last one in the hall was the {~key|bell}, {young:and it had been waiting.|which was hanging there quite still, so as to be next.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest bow happy; L hold happy torch; heroes stand happy; friends stand happy
# things: table; chair; fridge; clock; cup on table
They did the whole of the downstairs, by the light of the torch.
{joining}
{is_loved:“There ought to be one for {loved} as well,” said {L}. ¶ “Of course,” said {guest}. It was done by heart.|{musing}} # personal
{
- is_machines:
The fridge got one, and stopped in the middle of a hum. The clock got one between tick and tick.
Only the washing machine was going round too fast to hear, and they had to wait until it came to the end. # usual
- is_toys:
The ones in the basket got one each, from the top to the bottom, and the one with no ears was told it by hand.
Only the ball had rolled off, and had to be told it under the sofa. # usual
- is_animals:
The cat got one, and a moth, and the snail at the window. The cow is two fields off, so she was told it low and long, with both hands round the mouth. Far away something stopped in the middle of a moo.
- else:
The chairs got one each, and the tap, and the loaf. The clock got one between tick and tick.
Only the fridge went on humming, and had to have it once more, {young:with the name.|by its full name, which is on the door.} # usual
}
{hinderer_person:“Pardon?” said {hinderer}, who had just had one, and so had to be given another.} # beat
{hinderer_animal:{hinderer} had one at the door, and came round by the table, and looked as if that had been somebody else.} # beat
{hinderer_carried:{hinderer} had one early on, and was so good at it from then on that they forgot where they had left {hinderer}.} # beat
“And now the stairs,” said {guest}. ¶ “Not the stairs,” said {L}. {young:“We have to go up them!”|“We have to go up them, and they creak. They would have to break it.”} ¶ So the stairs were done from the top. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L crouch curious; guest kneel happy; heroes kneel curious; friends stand curious
# things: table; 4 button; plate on table; torch in L.hand
The small ones take the longest. {young:There were seven buttons.|There was a jar of buttons, and they were seven, and they all looked up.}
“Can’t they have one between them?” asked {L}. ¶ {young:“No,” said {guest}. “One each.”|“Would you like a seventh of one?” asked {guest}.}
So it was goodnight, goodnight, goodnight, goodnight, goodnight, goodnight. {young:One was left!|Then one of them had a good deal to say for itself, and it was the one with two holes.}
{L} had counted only six. {young:It got one of its own.|It was given one of its own, and after that you would not have known that it was there.}
There was a crumb, too. “Is that somebody?” asked {guest}. ¶ “It was the edge of a bun,” said {L}, and they did it, to be safe. # more
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: guest point curious; L look-up happy; heroes look-up happy; friends stand calm
# things: window; curtain; sofa; lamp; themed
Then there was everybody outside. {young:They did it from the window.|You can’t go round to them all, so they did it from the window, with the curtain held up.}
The gate had one, and the bins had one each. {young:“And the street?” asked {L}.|“Is the street one,” asked {L}, “or is it all the stones?”}
“It is one,” said {guest}, {young:“if you say it long.”|“if you say it long enough to get to the end.”}
So they said it long. Down at the corner a lamp went on, {young:and did not make a sound.|as if to see who it was, and then it did not say anything either.}
{themed_a} stood on the sill. It had been waiting for somebody to turn round. # personal
{pausing} # company
-> DONE

=== s3
# shot: above
# place: bathroom; night; clear
# action: guest stand worried; L point happy; heroes brush-teeth happy; friends stand calm
# things: tap; bath; basin; towel; mirror
It got quieter in the house. You could hear how far they had come, from how much there was that you could not hear. # usual
In the bathroom the tap had one. “Plip,” said the tap. It was given another, and a quarter turn. # usual
{helper_person:“I have had mine,” said {helper}, with two fingers, and held the towel for them without a word.} # beat
{helper_animal:{helper} had had one, and padded along behind them all the same, and did it with the claws in.} # beat
{helper_carried:{helper} had had one, and so was the very one to be left with the soap, to see that it kept it up.} # beat
“The mirror,” said {guest}. “Goodnight.” ¶ And the one in the mirror said it as well, {young:at the same time.|at exactly the same time, and so both of them had one, and neither had spoken out of turn.}
“That one is quick,” said {guest}. # usual
The bath had one, and the landing, and the door. {young:But first they went through it.|But {L} saw to it that they went through it first.}
-> DONE

=== l2
# aside
# shot: two
# place: hallway; night; clear
# action: guest whisper worried; L whisper happy; heroes tiptoe happy; friends tiptoe happy
# things: stairs; lamp; rug
One board on the landing had had two already. {young:“Creak,” it said.|It took them very quietly, and then somebody stepped on it, and it had an answer.}
“It does that,” said {L}. {young:“It can’t help it.”|“It is not rude. It is just that it is in the middle, and everybody has something to say to it.”}
So they told it from the side, lying down, {young:right into the gap.|and right into the gap, where it would keep.}
After that everybody went round it, {young:close to the wall.|close to the wall, like people on a ledge in a film.}
“Not a word,” said {guest}. “You see? It only wanted to be let off.” # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: guest sit worried on rug; L sit worried on bed; heroes sit calm; friends sleep
# things: bed; pillow; rug; lamp
Then everybody had had theirs. There were only two left. They sat on the bed.
“Now you,” said {guest}. ¶ “But then I can’t say it to you,” said {L}.
“Then you say it first,” said {guest}. ¶ “Then you can’t say it to me.”
It was true. One of them would be left over.
They thought about it. There was nobody in the house to ask. # usual
{L} looked at the dark window. There were the two of them in it, side by side.
“Like in the mirror,” said {L}. “We say it at the same time.”
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: guest sit laughing; L sit laughing; heroes sit laughing; friends sleep
# things: bed; pillow; window; lamp
It is harder than you think.
“Good,” said {L}. But {guest} had only breathed in. ¶ “That was half,” said {guest}. “You may still talk a bit.”
The next time it was {guest} who was too soon. They both had to laugh, and that does not count. They had a rest. They wiped it off.
“After three,” said {L}. ¶ “On three,” said {guest}, “or after it?” # spare
“You say it when I nod,” said {L}. “I’ll nod as well.” # more
Down in the kitchen nobody said a word. They were all waiting. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: L kneel curious; guest kneel curious; heroes peek curious; friends sleep
# things: bed; sock; rug; lamp
“Wait,” said {L}. There was still somebody under the bed.
It was a sock. It lay right at the back, by the wall, and it had heard all of it.
“Have you had one?” asked {guest}. It had not. It had thought that it was meant to be like that. # usual
So it got one, long and low. It was a very good one. # usual
“Is there anybody else?” asked {guest}, into the dark. ¶ There was not. You could hear that. There was only a bit of fluff, and it was with the sock.
Now there was nobody left over but them. # more
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; stars
# action: guest lie-back happy; L lie-back happy; heroes lie-back sleepy; friends sleep
# things: bed; rug; pillow; moon; window
First they lay down, so as to have that done by then.
{guest} lay on the rug. {L} lay in the bed. The torch was put out. It had one, and it closed its eye.
The pillow had one. The quilt had one. They were as soft as you can say it. # usual
The moon came round to the window. It might have heard, and it might not. So they did the moon. It takes a second to get there.
Then a bit of cloud came by, and that had to have one, too. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; chair; clock; cup on table; moon; tap
In the kitchen it was still.
The tap held on to its drop. It could feel it. It did not say it.
The clock went round on tiptoe. It did ten o’clock with nothing at all. # usual
The cup stood by the plate. They had known each other for years, and for once there was nothing to add. # more
The mat lay where it lay. It had had the very first one. It was a little bit proud.
It still had it. They keep all night. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; guest lie-back sleepy; friends sleep
# things: bed; pillow; quilt; rug; moon
{L} lay in bed, and {guest} lay on the rug.
{resting}
{keepsake}
{dream} # spare
It was so quiet that you could hear the bed. It had had one. # usual
{L} looked at {guest}. {guest} looked at {L}. They both breathed in.
“Goodnight,” they said.
It was exactly the same time. It was one for each.
Nobody was left over. # usual
Only the night had not had one. So this one is for the night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
When it got light, somebody had to begin, or it would have stayed like that all day. “Good morning, mat,” said {A}, very low. Nothing happened for a moment. Then the tap said plip, and the clock struck all the hours that it had saved up, and far away, two fields off, somebody finished a moo.
-> DONE

=== next_bedtime
They had had one each, down to the buttons. Nobody was left over.
-> DONE
