# about: cannot-sleep(chat|talk|natter|yabber|yapping|gabbl|jabber|whisper); staying-in-bed(chat|talk|natter|yabber|yapping|gabbl|jabber|whisper)
# also: too-excited; funny; tired; staying-in-bed; cannot-sleep; listening; happy
# news: bad
# wants: child
# role grownup: parent = the grown-up on the landing
# ages: 3-9
# needs: hearing
# holds: dark(kind)

=== title
{~You Go On|Not a Word In}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; clear
# action: L sit-up happy; heroes sit-up happy; grownup stand at door; friends sit
# things: bed; door; lamp; quilt; pillow
{~“And another thing,” said {H}. {young:It was long past bedtime.|The light had been out for half an hour, and there had been eleven things so far.}|The story was read, and the lamp was out, and {H} {was} still talking. {young:It just came out by itself, and there was more behind.|It came out by itself, one bit behind the other, like scarves from a hat.}|There is a lot to say at bedtime. {H} had said some of it, {young:and had more.|and had hardly got as far as lunch.}}
“Do you know what a worm has instead of feet?” said {L}. {young:“And why is it always Wednesday on a Wednesday?”|“And if you dug a hole, would it still be Wednesday at the bottom?”}
“Tomorrow,” said {grownup} at the door. “It is late. {young:Shh.”|You have to stop some time.”} # usual
{L} did want to stop. But behind each thing stood another one, waiting to be said, {young:and it pushed.|and the ones at the back had begun to push.}
“I only want to finish,” said {L}. “Then I will be quiet.”
-> DONE

=== s2
# shot: two
# place: bedroom; night; clear
# action: L point happy; grownup sit on chair; heroes sit-up; friends sit
# things: bed; chair; lamp; quilt; clock
“How much is left?” asked {grownup}. ¶ {L} had a look. {young:“Not much,” said {L}. “Only lunch, and a bit about the worm.”|“Not much,” said {L}. “The end of lunch, and a worm, and something that I have forgotten.”}
{joining}
{musing} # personal
“Then say it all,” said {grownup}, and sat down on the chair, {young:to hear it.|with both arms folded, to hear the last of it.} # usual
{L} said it as fast as it would go, {young:and hardly breathed from one end of the worm to the other.|without any full stops.} But a worm makes you think of mud, and mud of boots, and boots of a cupboard, {young:and there was a lot in the cupboard.|and a cupboard has all sorts of things in it.}
{hinderer_person:“What was in the cupboard?” asked {hinderer}, and that was ten minutes more.} # beat
{hinderer_animal:{hinderer} looked so interested, with the head on one side, that the worm was told again from the beginning.} # beat
{hinderer_carried:{hinderer} had not been able to hear it from down there, and so it had to be told again, nearer.} # beat
“How much is left now?” asked {grownup}. ¶ {L} looked. {young:There was even more than there had been before!|There was rather more than before.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; night; clear
# action: A reach-up happy; heroes sit-up; grownup stand; friends sit
# things: bed; pillow; lamp; quilt
Then {A} tried it with a hand in front. {young:The mouth was shut, and that was that.|It was laid flat over the mouth, like a lid, and that was the end of it for a while.}
“Mm,” went something. {young:It came out of the nose!|It had gone up the back way, and was coming out of the nose.}
It was a whole sentence, you could tell. {young:It went up at the end, like a question.|It had a beginning, and a long middle, and went up at the end, like a question.}
“I can hear that,” said {grownup}. ¶ “Mm,” said {A}, and that was sorry.
{young:Then it went down, and got into the feet.|Then it went down, and got into the feet, and they drummed on the bed in a way that was clearly about the worm.}
{pausing} # company
There are only two hands, in the end, and a person has so many places for it to come out. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; night; clear
# action: A whisper; heroes whisper; grownup hold lamp; friends sit
# things: stairs; door; lamp; themed
“You could tell it to something that is awake anyway,” said {grownup}. {young:So {A} went out on the landing, and told the lamp.|So {A} was let out as far as the landing, and told the lamp about the worm.}
The lamp was very good. {young:It shone the whole time.|It shone from the first word to the last, and never looked at a clock.}
But it did not ask anything. {young:You can’t stop if nobody asks you anything.|You can’t stop well if nobody asks anything, for then you don’t know if they have had enough.}
{themed_a} was told as well, and took it calmly. # personal
“Did it help?” asked {grownup}. {young:¶ “I told it the wrong end,” said {A}.|¶ “I told it the wrong end first,” said {A}, “so now I shall have to go back.”}
A moth came to the lamp while they stood there, and it seemed to want to hear about the mud. # more
-> DONE

=== s3
# shot: close
# place: bedroom; night; clear
# action: L lie-awake happy; heroes lie-awake; grownup sit on chair; friends sit
# things: bed; chair; door; pillow; quilt
“Perhaps if you whisper,” said {grownup}. {young:So {L} tried it with a whisper.|A whisper wears out sooner than a voice.}
A whisper is a lovely thing. {young:You can say anything in it.|It makes everything into a secret, even lunch.} {L} whispered about the lunch, and then about the cupboard. # usual
{helper_person:“I have just the one question,” whispered {helper}, “and it will keep,” which nobody had thought of doing.} # beat
{helper_animal:{helper} gave one long breath through the nose, and turned round twice, and showed how it is done.} # beat
{helper_carried:{helper} lay with one ear up, and listened, and kept every bit of it to themselves.} # beat
Then {L} had to stop, just to swallow. {young:It was a very small gap, and then it was quiet.|It was only a small gap, no wider than a hand.}
And in the gap, down on the stairs, something said a word. {young:Crick.|It was short, and made of wood, and it went up at the end.}
“Who said that?” asked {L}. ¶ “It is the third stair,” said {grownup}. “It has been trying to say that {young:all evening.”|since you went to bed.”}
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; night; clear
# action: A listen curious; heroes listen; grownup listen; friends listen
# things: bed; window; curtain; lamp
{A} sat up to hear if it would say it again. {young:It did not. But the pipe did.|It did not, but since there was room now, the pipe said something in the wall.}
“Tick,” it said. “Tick. Tick-tick.” {young:It was in a hurry.|It had been saved up, by the sound of it, and came out all in a heap.}
“What is it about?” asked {A}. ¶ “The bath, I should think,” said {grownup}. {young:“It was hot.”|“It had all that hot water through it, and has not been able to tell a soul.”}
They waited, {young:so that it could finish.|since it is not nice to go in the middle of somebody’s bath.}
“Is that all?” asked {A}, when it had stopped. ¶ “Tick,” said the pipe. # more
It is often like that, when you ask them. There is one more thing. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; night; clear
# action: heroes sleep
# things: fridge; table; chair; tap; clock
You could even hear down to the kitchen, now that it had a chance. {young:Mmmm, went the fridge.|There was one long note, rather low, with nothing before it and nothing after.}
“That is the fridge,” said {A}. {young:“It hums.”|“It says the same thing every night, and I never let it get to the end.”}
They gave it time. {young:It hummed and hummed.|It went on for as long as it takes to think of every shelf, and the butter, and the door.}
Then it gave a shake, and stopped. {young:It had done.|Nobody had ever heard it stop before. It was as if somebody had put down a suitcase.}
“So that was it,” said {A}. {young:¶ “That was it,” said {grownup}.|¶ “That was it,” said {grownup}. “I think that it was mostly about milk.”}
Under the hum there had been a clock all along, and it just said thank you, over and over. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L listen surprised; grownup sit on chair; heroes listen; friends sit
# things: bed; chair; window; curtain; lamp
“And another thing,” said {L}, and stopped, with the mouth still open. {young:For just then the stair had wanted to say it too.|For at that very moment the third stair had begun.}
They had both spoken at once. {young:When that happens, you say sorry.|And when that happens there is only one thing to do, and {L} had been told it often enough.} # usual
“Sorry,” said {L}. “You go on.”
There was no sound at all. {young:The stair was shy.|A stair that has not been let in all evening has to find its place again.} # usual
{L} lay down, because you hear better with one ear in the pillow and one ear out. {young:{L} waited. The worm waited.|The worm had to wait, and the mud, and all of that cupboard.} # usual
“Crick,” said the stair at last.
“Did it?” said {L}. “You go on.”
“I thought that you had another thing,” said {grownup}, very low. ¶ “I have,” said {L}, “but it is not my turn.” # usual
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: A look-through window; heroes lie-back; grownup reach-up curtain; friends sit
# things: window; curtain; tree; moon
Then it was the tree’s turn. It had been at the glass all night, with one twig.
Tip, it said. Tip, tip. “You go on,” said {A}, and lay quite flat to hear it.
It was a long one, about the wind. They did not get all of it. # spare
Then it swung back, and left the glass alone. It looked a good deal better for it.
{grownup} pulled the curtain, but not quite to the end. Someone might want to add to that. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: A lie-back calm; heroes lie-back; grownup stand; friends sit
# things: bed; chair; lamp; quilt
The chair was next. When {grownup} got up, it said all that it had to say in one go. It had been sat on.
“Thank you,” said {A} to the chair.
The quilt had a word as well. It was not much more than a rub. # spare
They were all very polite. “I will be on the landing,” said {grownup}. ¶ “Shh,” said {A}. “The door has not been yet.” # usual
The door said its bit. It was slow, and it was high, and then it was shut, all but a hand. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; house; wall; gate
There was a bit from outside, too. A gate said it was home.
A car came by. It had a lot to say, a long way off, and less, and then no more.
Then there were feet. They went past, and they were done with for the day. # spare
“You go on,” said {A}, to all of them. And they did go on. # usual
They went right to the end of the street, and round the corner. # usual
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; lamp; moon; door
The stairs were dark. They go up one by one, and each of them has a word.
The first one had said it. So had the fifth. The one in the middle had only said a bit. # spare
They do it when the feet are off them. It has been a long day, for a stair.
No one broke in. # more
The top one still had its word to come. It was in no rush. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; friends sleep
# things: bed; pillow; quilt; moon
{H} lay in the dark, and let the house talk. # usual
{resting}
{keepsake}
{dream} # spare
It does not talk fast. There is a gap. Then there is a word. # usual
The worm was still there. It did not push now.
It lay down with the mud. # usual
“Crick,” said the stair.
“You go on,” said {L}. It was not much of a voice.
The stair took a long, long time.
Then it had it. No one was up to hear.
“Crick,” it said, as low as it could.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a worm on the doorstep in the morning. It had come a long way, and it had something to say about feet, but it was not a fast speaker.
“You go on,” said {H}, and sat down beside it. By breakfast it had got as far as “I”. By lunch it had got as far as “never”. It left in the afternoon, much happier, and everybody said that it had been a very good talk.
-> DONE

=== next_bedtime
The third stair had not said it yet. It was waiting to be asked.
-> DONE
