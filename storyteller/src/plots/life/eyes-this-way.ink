# about: school-day(school photo&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|school picture&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|photo day&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|picture day&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|class photo&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|photograph&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|photos&!tomorrow&!next week&!cried&!refus&!wouldn&!tongue&!face|pictures taken&!tomorrow&!next week); outing(school photo|photo day|picture day|photographer&school|photographer&nursery); embarrassed(photo&blink|photo&eyes); sad(photo&blink|photo&eyes|picture&blink); frustrated(photo&blink)
# also: sad; embarrassed; frustrated; happy; funny; proud; person; thing; hair; clothes
# news: bad
# kind blink: blink*|eyes shut|eyes closed|shut her eyes|shut his eyes|closed her eyes|closed his eyes|shut eyes|closed eyes|eyes were shut|eyes were closed
# wants: child
# role grownup: parent = the grown-up with the comb
# ages: 3-9
# needs: seeing
# holds: dark(kind), school(kind), duck(kind)

=== title
{~Eyes This Way|The Man With the Duck on His Head}
-> DONE

=== s1
# shot: wide
# place: school; day; clear
# action: L sit-on-chair surprised; heroes sit-on-chair; photographer look-through camera; friends stand
# things: stool; camera in photographer.hand; rubber-duck on photographer.head; curtain
# people: photographer=man(he, glasses)
{~“Eyes this way, please,” said the man with the duck on his head, and {H} {young:looked at the duck.|looked at the duck, as you would.}|It was photo day, and {H} had hair that was combed flat with water {young:and did not move.|and had been told to stay like that until ten o’clock.}|Click, it went at school all day long, {young:and one of the clicks was for {H}.|once for everybody, and {H} {was} somewhere in the middle.}}
There was a stool, a blue curtain, and a man with a camera. {young:He had a rubber duck on his head, to look at.|On his head he wore a rubber duck, so that people should know where to look.} # usual
“Eyes this way, please,” he said. And click, it was over.
{
- is_blink:
They were good photographs, with everything in them: {young:the hair, the teeth, and the top button.|the hair, the teeth, the collar, and the top button.} But {L} had blinked, in every one.
- else:
Nobody had seen how it came out, {young:and you can’t tell from the inside.|and from the inside there is no way of telling.} {L} had looked, to begin with. But there might have been a blink in it, too.
}
“I was all ready,” said {L}, “and then {young:they shut by themselves.”|they shut by themselves, as if somebody had rung for them.”}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L sit-on-chair happy; grownup hold shoebox; heroes sit-on-chair; friends stand
# things: stool; table; shoebox; rubber-duck on grownup.head; curtain; themed
At home {L} wanted to do it again, and find out how it is done. {young:{grownup} had to be the man.|{grownup} was to be the man, with the duck from the bath, and a shoebox with a hole in it.}
{joining}
{musing} # personal
“Eyes this way, please,” said {grownup}, into the shoebox. {L} looked, as hard as anything. “Click!” ¶ “You blinked,” said {grownup}.
“It was because you said click,” said {L}. {young:“Say something else.”|“Say another word, and I shall not know that it is coming.”} # usual
So {grownup} said “Cabbage.” {young:{L} blinked at the cabbage.|{L} looked straight through the cabbage, and blinked when it was over.}
{hinderer_person:“Let me be in it as well,” said {hinderer}, and stood behind, and did a pair of ears with two fingers.} # beat
{hinderer_animal:Every time that the box came up, {hinderer} walked in front, and stopped there, with one side to the camera.} # beat
{hinderer_carried:{hinderer} was put on the stool, to show how it is done, and did not blink once, and was not even proud of it.} # beat
{themed_a} had its turn on the stool as well, and kept very still. # personal
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; afternoon; clear
# action: A look-through curious mirror; heroes look-up; grownup stand; friends stand
# things: mirror; sink; tap; towel
{A} went to have a look in the mirror. {young:There were two eyes in it, and both were open.|There were two eyes in it, wide open, and they looked as if they had never done anything else.}
“Now blink,” said {A} to the mirror, and they did it together. {young:But when {A} looked, the blink was over.|But whenever {A} looked to see what it had been like, it was over, and they were back.}
{A} tried it with one eye, {young:and the other one to look.|while the other was to keep watch, but that one laughed, and that does not count.}
Then {A} turned round very fast. {young:The one in the mirror was faster.|The one in the mirror had thought of that as well, and was there before.} # spare
“I have never seen it,” said {A}, {young:with a nose on the glass.|with a nose on the glass, and a round grey cloud under the nose.}
-> DONE

=== l1
# aside
# shot: object
# place: bathroom; dusk; clear
# action: A kneel curious before rubber-duck; heroes kneel; friends kneel
# things: bath; rubber-duck on bath; towel; soap
The one who is good at it is the duck. {young:{A} sat down in front of it, to see how long it could go on.|{A} sat down in front of it, nose to beak, to see who could keep it up the longest.}
They looked at one another, {young:and it was very quiet in the bathroom.|and it was so quiet in the bathroom that you could hear the flannel drip.}
{A} blinked, and began again from the start. {young:The duck did not blink at all.|The duck had not so much as thought of it.}
“It is painted on,” said {A}. {young:“It would have to be rubbed off first.”|“It can’t shut its eyes at night, either. Somebody would have to paint it a second pair.”}
It had been in the bath with {many:everybody|{A}} for years, and had seen all there was to see. # spare
They put a flannel over it, {young:so that it could have a rest.|so that it should have five minutes of it, anyway.}
When they took the flannel off again, it looked just as before, {young:but a bit damp.|but damp, and rather surprised, though it had always looked surprised.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: L sit surprised; heroes sit; grownup sit; friends sit
# things: sofa; lamp; cushion; clock; spoon
“I shall just leave them open,” said {L}, {young:and sat on the sofa with two big round eyes.|and sat down on the sofa with two eyes like saucers, so as to be ready for anybody with a camera.}
It went very well, {young:up to about four.|for about as long as it takes to say so.} Then they began to tickle, and got wet, and everything in the room had a soft edge. # usual
{helper_person:“Think of something dry,” said {helper}, who knew about eyes, and thought of toast along with {L}.} # beat
{helper_animal:{helper} looked back, and kept it up for a whole minute, and then yawned, with its eyes shut.} # beat
{helper_carried:{helper} was held up opposite, nose to nose, and had all the time in the world.} # beat
It is like a drop on a tap. {young:You can hold it, and hold it, and there it goes.|You can hold it and hold it, and it only gets fatter, and there it goes.}
“That was nine,” said {grownup}. ¶ “They want to,” said {L}. {young:“They want to all the time.”|“They want to all the time, and I had never noticed. What do they do in there?”}
-> DONE

=== m2
# shot: behind
# place: hallway; dusk; clear
# action: A look-up curious picture; heroes look-up; grownup point picture; friends look-up
# things: stairs; picture on wall; wall; lamp
On the stairs there hangs a picture of a wedding. {young:Somebody’s aunt is in it, and a great many hats.|It is somebody’s aunt’s, from a long time ago, with forty people in their best hats.}
They all look at you, {young:all the way down the row.|all forty of them, from the front row up to the back.} But there is one man, at the end, who has both eyes shut.
“Who is that?” asked {A}. ¶ “I don’t know,” said {grownup}. {young:“But he is the one that I always look at.”|“But of all those people, he is the one whom I look at when I come down.”}
{pausing} # company
So they looked at him. {young:He seemed to like it there.|He stood there in all that noise, with a flower in his coat, and had a moment to himself.}
“Perhaps the rest came out just before,” said {A}, {young:“or just after.”|“and he is the only one who was in time.”} # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; bowl on table; spoon; soup
After that they saw it everywhere. {young:Everybody at supper did it!|At supper there was hardly anybody who did not do it.}
{grownup} blinked at the soup, because it was hot, {young:and then at the salt.|and then at the salt, for which there was no reason at all.}
“You did it again,” said {A}. ¶ “When?” asked {grownup}. {young:“I never felt a thing.”|“I was looking at you the whole time.”}
That was the strange thing about them. {young:You never feel your own.|There is a little dark in each, with the lid down, and you never notice that you have been away.}
They counted up to a hundred, {young:all together.|all of them together, and that was only until the pudding.} And not one had been caught on a photograph. # spare
By then they did it nearly all at once, {young:like lamps when somebody leans on the switch.|like the lamps in a house where somebody leans on the switch.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up curious; heroes sit-up; grownup sit; friends sit
# things: bed; pillow; lamp; quilt
“What do I look like,” asked {L} in bed, “when they are shut?”
“Have you never seen it?” asked {grownup}. ¶ “I am never there,” said {L}. # usual
“I see it every night,” said {grownup}, “when I come in to look.”
{L} sat up. “What is it like?” ¶ {grownup} thought. “The left one goes first. It is very flat, and the lashes lie in a row. {young:And you look as if you were listening.”|You look as if somebody in the pillow were telling you something good.”}
Nobody had told {L} that before. {L} felt the left one, with a finger. # usual
{
- is_blink:
“Then it is that one, in the photographs,” said {L}. “The man got the night one!”
- else:
“Then it may be that one, in the photograph,” said {L}. “He may have got the night one!”
}
“I should like that,” said {grownup}. “I only ever see it with the lamp off.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit; L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; pillow; picture on wall; wall
“Where would you hang it?” asked {L}. ¶ “In the hall,” said {grownup}.
“Then they will think that I am asleep in the hall.” # spare
“They will go by on tiptoe,” said {grownup}. “It will be nice and quiet.”
{L} liked that. The post would be put down softly. # spare
The hair was not flat now. It stood up where it liked.
It had been good since the morning, and no one could ask for more.
-> DONE

=== l3
# aside
# shot: wide
# place: bathroom; night; clear
# action: grownup stand; L brush-teeth sleepy; heroes stand; friends stand
# things: mirror; sink; lamp; rubber-duck on bath; bath
There was one more try, with the teeth. {L} stood by the mirror, and shut both eyes.
“Now tell me,” said {L}. ¶ “There they are,” said {grownup}. “Good evening.” # spare
“What do they do?” ¶ “They are just shut.” # spare
It was dark red in there. It was rather nice. You could stay a bit.
A tap went drip. {L} did not look which one. # spare
Then they were open, and there was the towel.
The duck was back on the bath. It looked as if it had a good deal to think about. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; window; curtain; star
Out there was a star. It went on and off a bit, as they do.
“It blinked,” said {L}. “It has been up there all this time, and it still does it.” # spare
“They all do,” said {grownup}, and drew the curtain as far as the star.
“Does it know?” ¶ “I don’t think that it can feel it,” said {grownup}. # spare
It did it again. It was very far off.
They gave it time.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: stool; curtain; moon; window
At school the stool had been put back. It was quite cool by now.
All day long they had sat on it, one by one, and held their breath. # spare
The blue curtain was down, and had been rolled up. # spare
No one said please to it now. No one sat up straight.
The moon came in. It took its time, and had one long look. # spare
It had no click. It did not need one.
It saw the stool, and one pin on the floor, and it saw them as they were. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The pillow was cool, and then it was warm. # usual
{resting}
{keepsake}
{dream} # spare
“Eyes this way, please,” said {grownup}, by the lamp.
{L} looked, for as long as it would go. # usual
The left one went first. Then the other one went.
Click, said the lamp.
That was a good one. Nothing had moved.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The man with the camera stood at the bus stop in the morning. The duck looked out of his bag.
“Does it ever blink?” asked {A}. ¶ “I could not tell you,” said the man. “I am always underneath.”
So they all watched it. The man looked away once, to find his ticket, and when he looked back it had the face of somebody who has just been out.
-> DONE

=== next_bedtime
Somewhere in a bag there was a duck, who could be doing it now. Nobody was underneath.
-> DONE
