# about: story-about(guinea pig|guinea-pig|guineapig); with-character(guinea pig|guinea-pig|guineapig); creature(guinea pig|guinea-pig|guineapig); bring-back(guinea pig|guinea-pig|guineapig); likes(guinea pig|guinea-pig|guineapig)
# also: creature; likes; funny; exciting; person; place; calm
# wants: child
# role guest: answer(guinea), creature(guinea) = guinea pigs
# ages: 3-12
# holds: dark(kind)

=== title
{~We Have Been There|The Map of the Whole Garden}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A draw happy cabbage; guest stand curious before A; heroes sit happy; friends stand curious
# things: cabbage before A; hedge; tap; cage left
{~Out on the lawn {guest_many:were|was} {guest_a}, all ready to go, and {H} had the map.|{H} had drawn a map. {young:It was for {guest_a}.|It had to be right, since it was for {guest_a}.}|The lid of the run stood open. {young:{H} had opened it, and out came {guest_a}.|{H} had opened it, and out came {guest_a}, in no hurry.}}
“{guest_many:We are|I am} going to the end of the garden,” said {guest}, {young:“however far it is.”|“if it has one.”}
It was far, if you have legs as long as a thumb. # usual
The map was a cabbage leaf, and on it were home, the tap, the tree and the fence, {young:and then the leaf stopped.|and after the fence the leaf stopped.}
“What comes after the fence?” asked {guest}. ¶ “I don’t know,” said {A}, “because there was no more leaf.” ¶ “Then that is where {guest_many:we want|I want} to go. Wheek!” {young:A guinea pig says that before dinner.|It is what a guinea pig says when it hears the fridge.} # usual
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: guest walk happy before A; A crawl happy; heroes crawl happy; friends walk curious
# things: cabbage in A.hand; wall; tap; bucket
{joining}
They went by the wall and in a line, as guinea pigs do, {young:and {A} came last.|and {A} came last, with the map.}
From down there the garden was mostly stalks. # usual
{is_loved:They talked of {loved}, {guest_many:over their shoulders|over one shoulder}.|{musing}} # personal
“This is the tap,” said {A}, “and home is behind us.”
“{guest_many:We have|I have} been there,” said {guest}, and ate it.
There was a crunch, and where home had been the map {young:had a bite in it.|had a bite with small waves.}
“That was the map!” said {A}. ¶ “That was home,” said {guest}. {young:“{guest_many:We know|I know} home.”|“{guest_many:We know|I know} what home is like.”} # usual
{hinderer_person:{hinderer} turned the map round, and so they came to the tap a second time.} # beat
{hinderer_animal:{hinderer} lay down by the wall, and everybody had to go round, in a line.} # beat
{hinderer_carried:{hinderer} was left at the tap, and they had to go back for {hinderer}, in a line.} # beat
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: guest stand surprised; A stand surprised; heroes stand surprised; pigeon stand calm; friends stand surprised
# things: hedge; bucket; wall
Then there was a noise. When there is a noise, a guinea pig does one thing: it stops. {guest} stopped, {young:with a stalk half in.|with half of a stalk sticking out, and did not even chew.}
{A} stopped as well, with one foot in the air. {young:It is hard to be a stone.|It is not easy to be a stone, and it is worst in the knees.}
“What are we doing?” whispered {A}. ¶ “{guest_many:We are|I am} not here,” said {guest}, without moving anything.
It was {~a pigeon, sitting down|a pea, that had fallen off the peas}. Still nobody was there, {young:for a long time.|for as long as it takes to count to forty.} # spare
Then the stalk went in, bit by bit, and they were all there again. # more
-> DONE

=== l1
# aside
# shot: two
# place: garden; afternoon; breeze
# action: guest jump laughing; A jump laughing; heroes jump laughing; friends look-up surprised
# things: hose; daisy; flower
Behind the hose the grass was new, and very short and sweet. {guest} went straight up into the air. {young:All the feet came up at once!|All the feet left the ground at once, and in the air there was a twist, and then it was over.}
“What was that?” asked {A}.
“Nothing,” said {guest}. {young:“It comes up from below.”|“It comes up from below, when the grass is good. It is best not to ask.” And up {guest_it} went again.}
{A} tried it. {young:Up came one foot, and then the other one.|It is done with everything at once, and {A} kept a foot behind.}
“You have to be more pleased,” said {guest}. So {A} thought of {~jelly|pancakes}, and {young:up it went, with a twist!|it came up from below, and there was even a twist in it.} # spare
-> DONE

=== m2
# aside
# shot: close
# place: garden; afternoon; clear
# action: A peek curious; heroes peek curious; guest eat calm; friends look-up curious
# things: big flowerpot; cabbage in A.hand
Next on the map was the flowerpot. It lay on its side, with the bottom out, and was a tunnel. {young:A guinea pig has to go into a tunnel.|No guinea pig has ever gone round a tunnel, if it could go in.}
{guest} went in at one end. {A} waited at the other, {young:and nobody came out.|and looked at a watch that was not there, and nobody came out.}
“What is it like in there?” ¶ “It is like a flowerpot,” said {guest}. {young:“{guest_many:We like|I like} it.”|“{guest_many:We are|I am} thinking of staying the winter.”}
{A} held the map at the end of the tunnel, {~where the smell would go in|and waved it a little}. Out came {guest}.
“{guest_many:We have|I have} been there,” said {guest}, and ate the flowerpot, off the leaf. # more
-> DONE

=== s3
# shot: above
# place: meadow; afternoon; breeze
# action: A walk happy; guest walk happy beside A; heroes walk happy; friends walk happy
# things: tree; cabbage in A.hand; heap
Then the wall stopped, and there was only grass, {young:long and green on all sides.|which nobody had cut since {~May|Easter}.}
“{guest_many:We go|I go} along the edge of things,” said {guest}, “and there is no edge.”
They tried it by the hedge, but the hedge had prickles. They tried it with shut eyes, and came out where they had gone in. # usual
“I will be the edge,” said {A}, and put both shoes in the grass.
{helper_person:{helper} was the edge on the other side.} # beat
{helper_animal:{helper} was the edge on the other side, and a warm one.} # beat
{helper_carried:{helper} was held down low on the other side, and was a small bit of edge.} # beat
{guest} kept close to the shoes, and ate what was in the way. {young:Munch, step. Munch, step.|Munch, step, munch, step, to the tree.}
Under the tree lay {themed_a}, and had to be gone round. # personal
“{guest_many:We have|I have} been there,” said {guest}, and ate the tree, off the map. # usual
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: A think curious; guest eat happy; heroes sit happy; friends sit happy
# things: tree; apple; leaf
They had a rest under the tree. {guest} had a small bite, to fill in the time. {young:Munch.|A guinea pig has to fill in the time from one end.}
“What will you do, when there is no more grass?” asked {A}.
There was a silence, as there is when somebody has asked a thing like that. {young:“No more?” said {guest}.|“What a strange head you have,” said {guest} at last. “Does it often say that kind of thing?”}
“Only at night,” said {A}. ¶ “{young:Then have a stalk,”|At night you want to have a stalk handy,”} said {guest}, and pushed one over, {~with the good end first|the longer one}. # spare
-> DONE

=== s4
# shot: two
# place: garden; dusk; clear
# action: guest peek happy fence; L point happy; heroes point happy; friends look-up happy
# things: fence; hole in fence; tree; tracks
There was the fence. It had a hole for a nose.
{guest} looked through. “Well?” asked {L}. ¶ “More,” said {guest}. ¶ “More what?” ¶ “More,” said {guest}.
It was grass, as far as you could see. Nobody had ever brought {guest} better news. # usual
Then it got dark. {L} looked at the map. Only the fence was left, and {guest} ate that.
“So where is home?” said {guest}. ¶ “You ate it,” said {L}.
{L} turned to think. There was a road in the grass. It was as wide as a guinea pig. It went on and on. It was new.
“You have eaten a road,” said {L}. “It goes home.” # usual
“Oh, that,” said {guest}. “Yes. {guest_many:We have|I have} been there.”
-> DONE

=== m3
# shot: behind
# place: meadow; dusk; stars
# action: guest run happy; L walk happy; heroes walk happy; friends walk happy
# things: tracks; tree; moon
It was much quicker going back. There was nothing on that road to eat.
{guest_many:They went nose to back, nose to back,|{guest} went first,} and {L} went behind. Here was the tree. Here was the tap. # usual
{homeward} # company
It was nearly dark by the wall. But you can find a wall in the dark. It is the thing that you are next to. # spare
They did not meet a noise. # more
-> DONE

=== l3
# shot: close
# place: hallway; night; clear
# action: guest sleep calm in hay; L stroke calm guest; heroes sit calm; friends sit sleepy
# things: hay; cage; lamp
The hay was dry, and smelled of summer. {guest} went in at the front of it, and it shut behind.
{L} put in one hand, and stroked what was there. It was warm. It began to purr, quite low. Guinea pigs do.
“Was that a good adventure?” asked {L}. # spare
“It was mostly grass,” said the hay. “So it was.” # more
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth sleepy; friends stand sleepy
# things: basin; towel; mirror
There was grass on both knees. There was some in one ear. It went down with the water.
{L} did the teeth. A guinea pig has teeth that never stop growing. That is why there has to be so much grass. # spare
It took as long as it takes. # more
Nothing was left of the map. There was only a bit of stalk, in a pocket. It went on the shelf, for the night. # more
-> DONE

=== l4
# shot: wide
# place: meadow; night; stars
# action: hedgehog walk calm; heroes sit sleepy
# things: tracks; tree; moon; fence
Out there was the road, with the moon on it. It was very straight, for a road that had been eaten.
A hedgehog found it, and looked left and right. No one was coming. # spare
So it went along in the middle. It was a great help, with such short legs. # more
On the other side of the fence was more.
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep sleepy; guest sleep sleepy in hay; friends sleep sleepy
# things: hay; cage; lamp; curtain
The hay stood by the bed now.
{resting}
{keepsake}
{dream} # spare
“Have you got a map for the night?” asked {guest}. # usual
{L} had one. It was not on a leaf. You had to say it. # usual
“First is the pillow,” said {L}.
“{guest_many:We have|I have} been there,” said {guest}.
“Then you come to the blanket.”
“{guest_many:We have|I have} been there,” said {guest}, slowly. # usual
“Then it is all soft. No one knows how far it goes.”
{L} waited. The hay went up and down. {guest} had gone on ahead.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there was a letter under the lid of the run. It was written on a dock leaf, and it was short, because the rest had been eaten by whoever brought it. “Dear Map,” it said. “How far is it to the”. {A} thought about that, and scratched a fence on a fresh leaf, and behind the fence one word. More. By the time the leaf had gone across the lawn, it said Mo.
-> DONE

=== next_bedtime
The road in the long grass was still there. It had been walked on by a hedgehog.
-> DONE
