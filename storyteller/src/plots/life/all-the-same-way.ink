# about: story-about; with-character; creature; bring-back
# tells: tale(one thing only)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~All the Same Way|Look Here, Please}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: man point worried; guest stand calm; heroes stand curious at guest; friends stand curious
# things: camera before man; wall; gate left
# people: man(old, he, hat)
{~“Look here, please,” said the photographer, and nobody did. {H} stood in the front row, because that is where the short ones go.|Once a year the whole street is photographed, in rows, in front of the long wall. {H} {was} in the front one.|The whole street had put on a clean shirt, and stood in front of the wall, and {H} stood in front of the street.}
Then somebody came in at the gate. It was {guest_a}. “You can help me,” said the photographer. “What can you do?”
And {guest} began to {wished_only}.
“Very good,” said the photographer. “And can you hold the umbrella?” ¶ {guest} looked at the umbrella, and began to {wished_only}. # usual
“Or could you count them?” ¶ {young:{guest} tried, and began to {wished_only}.|{guest} did try, you could see that, and got ready, and began to {wished_only}.} # usual
“{wished_tale},” {A} told him. “It is all {guest} can do.”
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: heroes wave curious at guest; guest stand calm; friends stand curious
# things: wall; gate left
{A} wanted to be quite sure about that. “Can you wave?” asked {A}, and showed how. {young:{guest} looked at the hand.|{guest} watched the hand go to and fro, and took a moment to get ready.}
Then {guest} began to {wished_only}.
“Can you stand on one leg?” asked {A}. {young:{guest} shut both eyes and tried.|It was a long time before anything happened, and it did not look like a leg.} Then {guest} began to {wished_only}.
“Can you do nothing at all?” asked {A}. ¶ {guest} could do that, {young:up to four.|for as long as it takes to count to four, and then it got too much.}
“It is well done,” said {A}. “I could not do it as well as that.” # more
And {guest} did it once more, a good deal better, from being told. # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: man shout worried; woman look-up calm; heroes stand curious; friends stand curious
# things: camera before man; wall; bell in man.hand
# people: woman(young)
The trouble was this. {young:Forty people never look the same way.|There were forty people, and they had never yet all looked the same way.}
{joining}
{is_loved:“If it was a picture of {loved},” said {A}, “they would all look.”|{musing}} # personal
“Look here!” called the photographer, and rang a bell. {young:So they all looked at the church.|So they looked at the church, for that is where they knew a bell from.}
{hinderer_person:“Is it over?” asked {hinderer}, and so all those at the back looked at {hinderer}.} # beat
{hinderer_animal:{hinderer} went along behind the back row, and that row turned round, one after the other.} # beat
{hinderer_carried:{hinderer} slid down to the left, and that whole side of the street bent down to help.} # beat
He held up a duck on a stick. {young:Some looked at the duck, and some looked at the stick.|Half of them looked at the duck, and the other half wanted to know how it was fixed to the stick.} # usual
The baker’s wife looked at the sky, and the baby in the pram looked at its own foot. # usual
“It is the same each year,” said the photographer, and sat down on his box. # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: man sit sad; heroes hold curious picture; guest stand curious; friends stand curious
# things: picture; box; camera; wall
He had last year’s picture in his bag, and {A} was allowed to hold it by the edges.
{young:They looked this way, and they looked that way.|It looked as if forty people had each been told something different.} One looked at a bird. {~One had a hand in front|One was sneezing}. One had only come out as far as the hat.
“Why are there two of the postman?” asked {A}. ¶ {young:“He ran,” said the photographer.|“He ran across at the back,” said the photographer. “He wanted to be next to his aunt as well.”}
{guest} looked at the picture for a long time, {young:from very near.|and it was plain that something ought to be said about it.}
Then {guest} began to {wished_only}. It was not an answer, but it was kindly meant. # more
“Thank you,” said the photographer. He felt a bit better. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: man reach-down curious; heroes peek curious; guest stand curious; friends stand curious
# things: chest; umbrella; trumpet; themed
In his box he had all the things that make people look. {young:There was a trumpet, and there was a big red nose.|There was a trumpet, a red balloon, and a false nose with a moustache already on it.}
He put on the nose. {young:They looked at their feet.|Everybody looked politely at the ground, so as not to look at his nose.}
He held up {themed_a}, as high as he could. They only looked to see what he was standing on. # personal
“And if you asked them not to look?” said {A}. ¶ So he asked them not to. {young:That worked very well. Nobody looked.|It was the first thing that they had all done together. Nobody looked.}
{pausing} # company
All that was left in the box was string. {young:So he shut it.|He did not think that string would do it, and shut the lid.} # spare
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: guest stand sad; heroes point surprised at guest; man run surprised; friends stand curious
# things: pram; street-lamp; camera in man.hand
{young:Nobody had anything for {guest} to do. So {guest} went to the lamp, out of the way.|As nobody had anything for {guest} to do, {guest} went a little to one side, by the lamp, so as not to be in the way.}
{helper_person:{helper} went along, and said that it was much nicer over here, with room to put your elbows.} # beat
{helper_animal:{helper} went along too, so that there were two who were not in the way.} # beat
{helper_carried:{helper} was put there as well, and was very good at not being in the way.} # beat
There {guest} began to {wished_only}, quite quietly, for nobody.
The baby in the pram turned its head. Then its mother did, to see what it was. Then it was the postman, {young:and then the next.|and the three next to the postman.} It went along the row from face to face, and all their mouths came open. # usual
{A} looked at the rows. There were forty faces, and they all looked the same way. They looked at {guest}. ¶ “Take it from over there!” said {A}.
So the photographer ran across to the lamp, and stood beside {guest}. Click.
-> DONE

=== l2
# aside
# shot: close
# place: street; dusk; clear
# action: guest stand proud; heroes stand happy; woman look-up happy; friends stand happy
# things: camera; wall; street-lamp
“Thank you, that was all,” said the photographer, but nobody went. {young:They had to see more.|They had to see how it went on.}
It did not go on. {guest} could only {wished_only}. {young:So they saw that again.|They saw it from the front, and then they asked to see it from the side.}
“I have a cake in the oven,” said the baker’s wife, {young:and stayed.|and stayed where she was, although you could smell that it was nearly done.}
A small boy asked {guest} how you do it, and {guest} showed him. {young:He could not do it.|He tried it until he was red in the face, and it came out as a hop.}
“You have to be born to it,” said {A}. # more
{guest} looked from the one to the other. They all wanted the one thing that there was. That had not happened before. # more
-> DONE

=== m3
# shot: two
# place: street; dusk; clear
# action: man hold happy picture; heroes peek curious at picture; guest peek curious; friends peek curious
# things: tray; picture in man.hand; camera; wall
A picture has to be washed before it can be seen. {young:It lay in a tray, and was white.|The photographer had a tray for that, and at first there was nothing in it but a white piece of paper.}
Then the hats came up, all by themselves, and under the hats came the faces. {young:There they were!|There were eyes in every one of them, two by two, and for once there was not the back of a head among them.}
{guest} was so glad that it was not possible to hold still, and began to {wished_only}. {young:The tray shook.|The water in the tray began to shake, and {A} had to hold it down at the corners.}
“That is me,” said the postman. {young:“I look quite nice.”|“I have never seen myself from the front.”} # spare
They all counted themselves, and they were all there. # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: heroes dance happy; guest stand happy; man look-through laughing; friends clap happy
# things: camera before man; wall; street-lamp
Soon there was a picture. “It is the best that I have ever done,” said the photographer.
{A} looked along the rows. “But {guest} is not in it,” said {A}.
{young:That was true. You can’t be by the camera and in the picture.|That was true. Whoever is looked at has to stand beside the camera, and is not in the picture.} # usual
“Once more,” said {A}, and sent {guest} to the front row. “But who will do it?” asked the photographer. ¶ “I will,” said {A}.
So {A} stood by the camera, and began to {wished_only}.
It was not as good as when {guest} does it. But there were both arms in it, and the tongue, {young:and they all looked.|and nobody in the street could look at anything else.} {guest} looked most of all. ¶ Click.
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: man carry happy camera; guest stand happy; heroes wave happy; friends wave happy
# things: street-lamp; wall; gate left
Then they all went home. It was late, for a whole street.
The postman stopped by the hedge. He looked left, and he looked right. Then he tried it, just a bit.
“I saw that,” said the baker’s wife. She had been about to try it, too. # usual
All down the road they tried it, each behind a gate.
None of them could do it. You have to be {guest}. # spare
The baby was carried in. It looked back until the door was shut. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: heroes walk sleepy; guest walk happy; friends walk sleepy
# things: street-lamp; moon; gate left; picture in heroes.hand
{A} had the picture, and it was still wet. So it was held by the edges.
“You are good at it,” said {A}. ¶ {guest} wanted to say something, and began to {wished_only}.
“I know,” said {A}.
They came to a lamp. They looked at the picture. They came to the next. # usual
{homeward} # company
In the middle of the front row was {guest}. It was a bit blurred, from joy. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: picture; lamp; window; moon
The picture leaned by the lamp. It was nearly dry.
All of them looked out of it, the same way. They looked at the bed.
The baker’s wife did. The postman did. The baby had its mouth open. # usual
A small boy did it with one tooth. # more
The moon looked in, and they did not turn round. # more
It was very quiet in the street. There was nobody in it.
They were all in here.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest stand calm; friends sleep
# things: bed; picture; lamp; pillow
{A} lay in bed. {guest} was on the rug.
{resting}
The picture stood by the lamp. Forty faces looked out of it, all the same way.
{keepsake}
{dream} # spare
Nobody had to do anything else. # usual
{guest} began to {wished_only}, quite softly. It was just for {A}.
{A} looked. It was all that {A} could do.
Then one eye went click.
It had a good picture in it. # usual
Then it was the other. Click.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The picture hung in the baker’s window in the morning, and there was a crowd in front of it. All were looking the same way. ¶ “There is the photographer again,” said somebody, and there he was, on the other side of the road, with his box. He had only wanted a roll. But now that they were standing like that he asked if {H} would mind very much looking round.
-> DONE

=== next_bedtime
The eyes went click, one after the other. It was dark in there, as it has to be.
-> DONE
