# about: story-about; with-character; creature; bring-back
# tells: tale(something taken)
# also: funny; person; place; thing; happy; play; food; calm; weather; gentle-hands
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Behind the Back|Under the Newspaper}
-> DONE

=== s1
# shot: two
# place: garden; dusk; clear
# action: guest hold worried taken; heroes stand curious at guest; friends stand curious
# things: hedge; gate; taken in guest.hand
{~Somebody was coming along by the hedge, sideways, and {H} waited to see who it was.|“Don’t mind {guest_many:us|me},” said somebody by the gate, and so {H} went to look.|{H} had come to bring in the washing, and there was somebody behind it, trying to look like a shirt.}
It was {guest_a}, {guest_many:and they had|who had} something behind the back.
“What is that?” asked {L}. ¶ “Nothing,” said {guest}, but the nothing stuck out on the left.
“I know who you are,” said {L}. “You are {wished_tale}.”
“{guest_many:We|I} only look,” said {guest}. {young:“{guest_many:We|I} look at it, and then {guest_many:we|I} have it.”|“That is how it begins. {guest_many:We|I} look at a thing, and then {guest_many:we|I} have it.”} ¶ And out {wished_taken_many:came|came} the {wished_taken}.
“Whose {wished_taken_many:are they|is it}?” asked {L}. ¶ “There was a newspaper,” said {guest}, “and somebody was under it.” # usual
“Then we can put {wished_taken_many:them|it} back,” said {L}, “before anybody wakes up.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes sit curious; guest think worried; friends sit curious
# things: bench; hedge; taken
“What do you do with a thing, when you have it?” asked {A}, who really wanted to know.
{guest} had never been asked. {young:“{guest_many:We|I} put it behind {guest_many:us|me},” said {guest}.|“{guest_many:We|I} put it behind {guest_many:us|me},” said {guest}, “so that nobody looks at it.”}
“Then you can’t see it, either.” ¶ “No,” said {guest}. {young:“So {guest_many:we|I} look at the next one.”|“That is the trouble with the back. By then {guest_many:we|I} have looked at the next one.”}
{A} had a look round there. There was a {~peg|spoon}, and a lid, {young:and half a scone.|and half a scone that seemed to have had an owner.} ¶ “Did you like them?” asked {A}.
“From the front, very much,” said {guest}. # more
-> DONE

=== s2
# shot: wide
# place: lane; dusk; clear
# action: L point surprised at guest; heroes walk curious; guest walk worried; friends walk curious
# things: hedge; street-lamp; slipper in guest.hand
They set off along the lane, and {guest} was to look at nothing on the way.
{joining}
{is_loved:“And don’t so much as think of {loved},” said {L}, to be safe.|{musing}} # personal
They had got as far as the bend when {L} felt the stones rather well with one foot. “Have you got my slipper?” asked {L}. ¶ “{guest_many:We|I} only looked at it,” said {guest}. It was behind the back, and quite warm. # usual
{hinderer_person:“I had two gloves just now,” said {hinderer}, and {guest} gave back the other one without a word.} # beat
{hinderer_animal:{hinderer} had found a stick, and saw how {guest} looked, and held on to it with all its teeth.} # beat
{hinderer_carried:Then {hinderer} was gone, and {guest} had to be asked about it, and was very sorry.} # beat
“Look at the hedge,” said {L}. {young:“It is too long. Nobody can have a hedge.”|“It goes all the way to the church. Nobody can have a hedge.”} ¶ {guest} looked at the hedge as far as the corner, and it stayed where it was. # usual
-> DONE

=== l1
# aside
# shot: above
# place: lane; dusk; clear
# action: guest walk happy; heroes walk laughing; friends walk laughing
# things: hedge; gate; mug
For a time they tried it with shut eyes, and {A} said where the puddles were. {young:Left, right, and hop.|It went left, and right, and hop, and on the whole it went well.}
“This is nice,” said {guest}. {young:“Nothing comes along.”|“You can go quite a long way, and nothing comes along with you.”}
But at the gate one eye came open, for there had been a smell of paint. {young:Then the gate had no handle.|It was shut again at once, and all the same the gate had no handle any more.}
“It was new,” said {guest}, and gave it back. {young:“It was so green.”|“It was green, and it turned a little. {guest_many:We|I} had gone before {guest_many:we|I} knew.”}
{A} screwed it on again, and it turned a little. {A} had to put both hands in both pockets. # more
{young:It was a lovely handle.|“I see what you mean,” said {A}. “It is a lovely handle.”} # more
-> DONE

=== s3
# shot: behind
# place: lane; night; stars
# action: L point surprised up; heroes look-up surprised; guest look-up surprised; friends look-up
# things: hedge; cloud; street-lamp
Then the hedge came to an end. “Look up!” said {L}. “There is nothing up there that you could have.”
So {guest} looked up, and there was the moon.
And then it was not there. It got dark in the lane, and they all looked at {guest}.
“Give it back,” said {L}. ¶ “{guest_many:We|I} only looked at it,” said {guest}. ¶ “Give it back.”
{helper_person:“I was using that,” said {helper}, in the dark.} # beat
{helper_animal:{helper} leaned on everybody in turn, to see if they were all still there.} # beat
{helper_carried:{helper} was held up, to see better, and saw just as little up there as they did.} # beat
{young:They waited, and somebody coughed.|It took some time, and somebody coughed, and nobody looked at anybody.} # usual
Then it came out again, and they could see a garden, and a table with a lamp, and a long chair, and in the chair {young:a newspaper that went up and down.|somebody under a newspaper, which went up and down.}
-> DONE

=== m2
# aside
# shot: two
# place: garden; night; stars
# action: heroes whisper curious; guest whisper worried; friends tiptoe curious
# things: deckchair; newspaper on deckchair; table; lamp on table
“Who is under it?” asked {A}, behind the {~water butt|hydrangea}. ¶ {guest} did not know. There had been the {wished_taken} to look at, and {guest} had not got as far as the face.
{young:Two shoes came out at the bottom.|At the bottom two shoes came out of it, and they were good ones, with their toes up.}
“It could be anybody,” said {A}. {young:“It could be a king.”|“It could be a king, or a dentist. You can’t tell from under the news.”}
{pausing} # company
“Hhhh,” said the newspaper, and went up. “Pfff,” it said, and came down. On the back there was a picture of a {~bridge|cow}, and that went up and down as well. # more
{themed_a} lay on the path, and {guest} stepped over it with both eyes on the sky. # personal
-> DONE

=== l2
# aside
# shot: above
# place: garden; night; stars
# action: guest stand worried; heroes point happy; friends sit curious
# things: table; deckchair; newspaper on deckchair; lamp on table
It should not have been hard. You go up to a table, {young:and you put a thing down.|and you put a thing down on it, and you come away.}
{guest} went up to the table, {young:and came away.|and put {wished_taken_many:them|it} down, and came away on the tips of the toes.} ¶ “Well done,” said {A}. “And what is that behind your back?”
{young:It was the {wished_taken}!|It was the {wished_taken}.} “{guest_many:We|I} looked round once,” said {guest}, “to see whether {wished_taken_many:they were|it was} all right there.”
They did it again, with a hand before the eyes. {young:Then they had the saucer, too.|That time the {wished_taken} had come back, and there was a saucer as well.}
The saucer was no trouble. It went back at the first go. # more
“It is only with {wished_taken_many:these|this},” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest look-up surprised; L point curious at table; heroes peek curious; friends peek curious
# things: table; taken on table; deckchair; newspaper on deckchair; lamp on table
A hand came out from under the newspaper, and felt about on the table. Pat, it went, on the left, and pat, on the right.
It came to a place in the middle, and {young:it lay down there, quite flat.|lay down in it, as you do in a bed that is too big.}
“What is it doing?” asked {guest}. ¶ “That is where {wished_taken_many:they were|it was},” said {L}. “Now it is empty there.”
{guest} had never seen that. {young:{guest} had only looked at things.|There had always been a thing to look at, and nobody can look at a thing and at the place where it was.} # usual
Now {guest} looked at the empty place for a long time.
And then it was not empty any more. ¶ There {wished_taken_many:were|was} the {wished_taken}.
“{guest_many:We|I} only looked at it,” said {guest}.
The hand moved. Pat, it went. “Ah,” said the newspaper. # usual
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest sit happy; heroes sit happy; friends sit calm
# things: table; bench; taken on table; newspaper on deckchair; deckchair; lamp on table
“Is somebody there?” asked the newspaper. ¶ “We are only looking,” said {A}.
“There is a bench,” said the newspaper. “It is made for that.” # spare
So they sat on it, and looked at the {wished_taken}.
{guest} looked from the front. It took a long time, and nothing happened.
“You can do that every evening,” said the newspaper. “I am mostly here.”
The hand went round the lamp, and gave them a biscuit each. Nobody had so much as looked at it. # more
-> DONE

=== m4
# aside
# shot: above
# place: lane; night; stars
# action: guest give happy; heroes carry happy basket; friends walk sleepy
# things: hedge; basket; spoon; moon
There was more, behind the back. On the way home it all came out.
There was a peg. It went back on its line. There was a lid.
A dog got its bone. It had not yet missed it. # spare
At each place {guest} looked for the gap. It was not hard to find. It was just as big as the thing.
“It gets lighter,” said {guest}. # more
Then there was only the back. {guest} felt it. It was a good one. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; hedge; moon
At the gate {guest} looked at {H}, and went on looking.
“You can’t have {us},” said {A}. ¶ “{guest_many:We|I} only looked,” said {guest}. # spare
“You can come again,” said {A}. “Ring the bell. Don’t take the bell.”
{guest} looked at the bell, and then at the place all round it. The bell stayed on.
{homeward} # company
The moon went along with {guest}. It went of its own accord. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: table; taken on table; lamp on table; deckchair; newspaper on deckchair; moon
It was late by the table. The lamp was low.
The {wished_taken} lay in {wished_taken_many:their|its} place. {wished_taken_many:They|It} filled it, right up to the edge.
The newspaper went up. It came down. # usual
The hand lay there. It had no more to look for. # more
A moth came and looked at the lamp. It looked, and looked, and did not have it. # more
By the bench there was one crumb. It was nobody’s. # usual
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; slipper; lamp
{A} was in bed. Both slippers were there.
{resting}
{keepsake}
{dream} # spare
In the bed there was a place. It was long, and it was empty. ¶ {A} lay down in it. Then it was not. # usual
Sleep came in at the door.
It looked at the lamp. It looked at one ear, and at ten toes.
“I only look,” said sleep.
And then it had {them}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was something on the step in the morning, and nobody had lost it. It was a green handle, with a note. ¶ “This one is bought,” said the note. “It was looked at for a week, and then the man said yes. It is for you to look at.” ¶ {H} screwed it on the toy cupboard. It turned a little, and then there was not one gap left in the whole house.
-> DONE

=== next_bedtime
The green handle was on its door. It was looked at once more, and stayed there.
-> DONE
