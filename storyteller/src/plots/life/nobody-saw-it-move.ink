# about: faith(church&!tomorrow|chapel&!tomorrow|mass&!tomorrow|mosque&!tomorrow|masjid&!tomorrow|friday prayers&!tomorrow|jummah&!tomorrow|temple&!tomorrow|mandir&!tomorrow|synagogue&!tomorrow|shul&!tomorrow|service&!tomorrow); outing(church&!tomorrow|chapel&!tomorrow|mosque&!tomorrow|masjid&!tomorrow|the temple&!tomorrow|to temple&!tomorrow|mandir&!tomorrow|synagogue&!tomorrow); patience(church|mosque|temple|synagogue|mass)
# also: patience; faith; outing; tired; proud; bored; person; place; thing; feast; listening; happy
# kind temple: temple|mandir
# kind mosque: mosque|masjid|friday prayers|jummah
# kind synagogue: synagogue|shul
# wants: child
# role grownup: elder, parent = the grown-up in the good coat
# ages: 3-10
# needs: seeing
# holds: dark(kind)

=== title
{~Nobody Saw It Move|When That Comes to You}
-> DONE

=== s1
# shot: wide
# place: ballroom; day; clear
# action: A sit curious; grownup sit; heroes sit; friends sit
# things: 3 windows; rug; row of 3 shoe
{~It was quiet in {is_temple:the temple|{is_mosque:the mosque|{is_synagogue:the synagogue|church}}} that morning, {young:and {H} had to sit and sit.|and {H} had sat for so long that one foot was asleep.}|“Is it nearly over?” whispered {H}, {young:and the whisper went up to the roof.|and the whisper went up, and up, because in {is_temple:the temple|{is_mosque:the mosque|{is_synagogue:the synagogue|church}}} the roof is a long way off.} It was still morning.|Squeak, went a shoe, or it may have been a knee. {young:That was {H}, in {is_temple:the temple|{is_mosque:the mosque|{is_synagogue:the synagogue|church}}}, sitting still.|It was {H}, in {is_temple:the temple|{is_mosque:the mosque|{is_synagogue:the synagogue|church}}}, that morning, sitting as still as could be.}}
Up in front was a good voice, {young:and it had a lot to say.|and it had a good deal to say, and took its time.} # usual
{A} wanted to know when it would be done, {young:and so did both legs.|and so did both of {As} legs.}
{grownup} looked about. A long way off, {young:by the wall, there was a bit of sun on the floor.|by the wall, a piece of sun lay on the floor, with four corners.}
“When that comes to you,” said {grownup}, very low.
-> DONE

=== s2
# shot: two
# place: ballroom; day; clear
# action: A look-up curious; grownup sit; heroes look-up; friends sit
# things: window; hat; rug
{joining}
{musing} # personal
{A} looked at the piece of sun, {young:and it did not come.|and it did not come. It did not so much as lean.}
“It is asleep,” {A} whispered. ¶ “It is on its way,” whispered {grownup}. # usual
{hinderer_person:“What is on its way?” asked {hinderer}, who is not good at whispering, and six heads turned round.} # beat
{hinderer_animal:{hinderer} lay down over two pairs of feet and sighed, and it could be heard right up in front.} # beat
{hinderer_carried:{hinderer} slid off a lap and landed with a bump, and it was the loudest thing so far.} # beat
So {A} looked at an ear instead, {young:with one long hair.|which had one long hair in it, and the hair went in and out.} Then {A} looked back. {young:The sun was on a new bit of floor!|The piece of sun lay a whole hand nearer.} Nobody saw it move.
-> DONE

=== m1
# aside
# shot: close
# place: ballroom; day; clear
# action: A think worried; grownup sit; heroes sit; friends sit
# things: shoe; sock; rug
There was a fidget in {As} left leg. {young:It wanted to kick.|It had got in at the knee, and it was looking for a way out.}
{A} sent it down, {young:past the shin, to the foot.|past the shin and round the heel, to the foot, where a fidget does the least harm.}
It went into the big toe. {young:There it could hop all it liked.|In there it could do as it pleased, and it hopped up and down in the dark, and nobody knew.}
“You are very still,” whispered {grownup}. {young:¶ “Only on the outside,” whispered {A}.|¶ “It is only the outside,” whispered {A}. “You should see the toe.”}
{A} looked straight ahead, like somebody on a stamp. # more
But a toe is small, and soon it was full. {young:The fidget came back up.|And when it was full, the fidget came up again by the other leg.} # more
-> DONE

=== l1
# aside
# shot: above
# place: ballroom; day; clear
# action: A listen curious; grownup sit; heroes look-up; friends sit
# things: handkerchief; hat; lamp
Somebody coughed, by the door. {young:Then it was quiet.|The cough went up to the roof, as everything did, and had a look round.}
Then somebody coughed by the window. {young:It was the same cough!|“That is the same one,” thought {A}. “It has only come down in another place.”}
{A} listened to where it would go next. {young:It went to a man in a scarf.|It went to a man in a scarf, and from him it jumped three rows, to a very small lady who had not expected it.}
You could have drawn a line, with a pencil, from one to the next, and it would have made a star. # more
It was coming this way. {young:{A} shut both lips tight.|{A} shut both lips, and breathed through the nose, and thought about soup.}
It went by. {young:It went out by the door.|It went back to whoever had started it, and he said “Excuse me,” and it was let out at the door.}
-> DONE

=== s3
# shot: above
# place: ballroom; day; clear
# action: A point curious; grownup sit; oldman sit happy; heroes peek; friends sit
# things: hat; glasses; window; themed
# people: oldman=man(old, he)
Whenever {A} looked, it was lying still. Whenever {A} looked away, {young:it came a bit nearer.|it took the chance.}
It went up the side of an old man, {young:and shone on his head.|and over his knees, to his bare head, and lit it up like a lamp.} He smiled, and did not know what at.
{helper_person:{helper} saw where it was going, and moved one knee, so as not to be in the way.} # beat
{helper_animal:{helper} went and lay down in it, and had to get up again and again to be where it was.} # beat
{helper_carried:{helper} was put at the edge of it, as a mark, and before long had both feet in the sun.} # beat
It came to a lady with a hat, and went through all the flowers. # usual
It found {themed_a}, which somebody had brought along, and let go of it again. # personal
Everybody got some, {young:and nobody looked down to say thank you.|and then had to hand it on, and there was not one of them who looked down and said thank you.} # usual
Nobody saw it move. But now it was only three people away.
-> DONE

=== m2
# aside
# shot: behind
# place: ballroom; day; clear
# action: A stand happy; grownup stand; heroes stand; friends stand
# things: window; 2 hat; rug
Then they all said something, everybody together. {young:It was like a big wave.|It began at the front, and it rolled over all of them, like a wave that comes up a beach, and went out at the back.}
{A} did not know all of it. {young:But {A} knew the last word.|There was one word in it, though, right at the end, that {A} did know, and had ready.}
{A} said it with the others, {young:at just the right time.|at just the right time, and it went up with all of theirs, and you could not have told it from the rest.}
When it had gone by, there was a hush behind it, as there is on sand. # more
“That was good,” whispered {grownup}. {young:¶ “It was mine,” whispered {A}.|¶ “I could do the others, too,” whispered {A}, “if I had them.”}
{pausing} # company
Down on the floor, the sun had used the time. {young:It was two people away.|While they were all busy, it had got past somebody’s bag.} # more
-> DONE

=== l2
# aside
# shot: two
# place: ballroom; day; clear
# action: grownup hold sweet; A look-up curious; heroes peek; friends sit
# things: coat; sweet
{grownup} had a sweet in one pocket, {young:in a bit of paper.|for afterwards, in the sort of paper that tells everybody.}
{A} only wanted to feel it. Crackle, it said. {young:They both sat very still.|They both sat as still as stones, and looked straight ahead, like two people with no pocket.}
A lady turned her head, and smiled, and felt in her own pocket. She had one, too. # more
{A} tried again, slower. {young:Crack. Le.|It said “crack”, and it was a whole minute before it said “le”.}
“It will not get there before the sun,” whispered {grownup}. {young:¶ So the sweet was left in peace.|¶ So {A} took out the hand, one finger at a time, and the sweet was left in there to think.}
Somewhere behind them, there was a “crackle” that was not theirs. # more
It had said quite enough. {young:It was red, {A} thought, from the sound.|It was a red one, {A} would have said, to judge from the sound.} # more
-> DONE

=== s4
# shot: close
# place: ballroom; day; clear
# action: L sit happy; heroes sit; grownup sit; friends sit
# things: shoe; rug; window
Then {L} knew what to do. You must not look at it, or it will not come. So {L} looked at both hands, {young:and at nothing else.|and there are ten fingers, and each of them takes a while.}
It got warm on one shoe. {L} did not look. {young:It got warm on one knee.|It was warm on the shin, and then it was warm on the knee.} # usual
And there it lay, {young:all in {L}’s lap.|with all four corners, in {L}’s lap, and both hands were gold.}
It was there, and then it was here. Nobody saw it move.
Round about, coats got up. It was over. “You may get up now,” said {grownup}.
“I can’t,” said {L}, and sat still. “I have it on my lap.”
-> DONE

=== m4
# aside
# shot: two
# place: street; day; clear
# action: oldman hold-hands L; L hold-hands happy; grownup stand; heroes stand; friends stand
# things: door; tree; bench
# people: oldman=man(old, he)
They were the last ones out. At the door stood the old man.
“You sat well,” he said. “I saw you.” He gave {L} his hand, and it was warm.
“You were lit up,” said {L}. “On the top.” ¶ “Was I?” said the old man, and felt it. # spare
“My knees are old,” said the old man. “They like a bit of sun. I never saw it come, and I have sat there for sixty years.” # more
Then both legs could run, and they ran to the tree and back. # spare
The toe had been at it all that time. It came along, and was quite tired. # more
-> DONE

=== l3
# aside
# shot: behind
# place: living-room; night; clear
# action: L sit calm; grownup sit-on-chair; heroes sit; friends sit
# things: sofa; chair; lamp; rug
That was in the morning. Then it was noon, and then it was dark. No one had seen that move, either.
“Where is it now?” asked {L}. ¶ “Some way off,” said {grownup}. “It is on other knees.” # spare
{L} thought of those. Some of them could be sitting still, too.
The clock had two hands. {L} looked away, and looked back. # more
It was later. So they did it as well. # more
“They wait till you look off,” said {L}. “All of them do.” # more
“Even supper?” ¶ “That most of all,” said {L}. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; rug; moon
The good shoes stood by the bed. They did not squeak.
“How long is a night?” asked {L}. ¶ “It is quite long,” said {grownup}. “But you may lie down.” # spare
“And I need not whisper,” said {L}, and whispered it. # spare
It was soft here. There was nobody in front.
The big toe gave one small hop, and then it was done. # more
The fidget had got out at last, on the way home, by the tree. # more
“You can sit how you like now,” {L} told the legs. They lay down. # more
-> DONE

=== l4
# aside
# shot: wide
# place: ballroom; night; stars
# action: heroes sleep
# things: 3 windows; rug; moon
In the big, quiet room, no one was in. There was room up to the roof.
All the whispers had come down by now. They lay about on the floor. # spare
The moon came in at the high window. It put down a piece, with four corners. # spare
It lay by the wall. It had it all to itself. # more
It came to the place with the hat, and there was no hat. It came to the place with the bare head, and no one was in to be lit up. # more
It went across, past where they had all sat. There was no one to see.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; rug
It was late. The bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
A bit of moon lay on the rug, by the door.
“When that comes to you,” said {grownup}, “it will be day.”
{L} looked. It lay quite still. “Then I must not look,” said {L}.
{L} shut both eyes.
First it was quiet at the feet. Then it was quiet at the hands.
Then {L} was asleep. It was there, and then it was here.
Nobody saw it move.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a piece of sun on the kitchen floor, with four corners, and {A} knew it at once. It lay by the fridge, and pretended that it had always been there.
“I am not looking,” said {A}, and ate, and looked at the butter. When the butter was gone, the sun was on the bread. It had a bite out of one corner, but then the bread had that, too, so it may not have been the sun.
-> DONE

=== next_bedtime
It was dark by the wall, and it would be light there later. Nobody had to watch.
-> DONE
