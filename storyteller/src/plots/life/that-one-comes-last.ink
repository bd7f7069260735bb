# tells: entries(story|through the plughole|down the plughole|floated away|out to sea|into space|to outer space|swam with|took the wrong bus|the wrong bus|the wrong train|flew to|flew up|flew across|flew over the|flew round|flew around|flew it to|flew down to|flew all the way|flew off to|flew into space|flew on a|bed could fly|bed flew|bath could fly|bath flew|sofa could fly|sofa flew|chair could fly|house could fly|house flew|boat could fly|car could fly|bus could fly|could fly but only|sailed|set sail|travelled to|travelled across|travelled by|travelled in a|travelled on|travelled into|travelled up|travelled down|travelled over|travelled round the|travelled around the|journey to|journeyed|voyage|rode a giant|rode a dragon|rode a whale|rode a unicorn|rode a cloud|rode a goose|rode on|rode across|rode through|floated to|floated up|floated off to|floated down|floated across|floated out|floated all the way|drifted|rowed to|rowed across|swam to|swam across|swam down|climbed to the|climbed up to|climbed all the way|set off for|set off to|set off on|set off in|set off across|set out for|set out to|set out in|went to the moon|went to the stars|went to the sun|went to the clouds|went to the sky|went to the bottom|went to the centre|went to the center|went to the middle|went to the edge|went to the end|went to the top|went to the other side|went to the north pole|went to the south pole|went to the land|went to the jungle|went to the desert|went to the place|went to a land|went to a planet|went to a country|went to an island|went to a desert island|went to another planet|went to dinosaur|went to fairyland|went to fairy land|went to unicorn|went to mars|went to saturn|went to jupiter|went to pluto|went to venus|went to space|went into space|went up into|went all the way|went into the jungle|went under the sea|went over the sea|went round the world|went around the world|across the sea|across the ocean|across the desert|across the sky|across the swamp|rode to the moon|rode on the back|went up to the clouds|went up to the sky|went up to the stars|went up to the moon|went up to find|went down to the bottom|went through the jungle|went on the bus to the|went by balloon|took off and|flew off and|flew them to|flew him to|flew her to)
# happens: journey
# wants: child
# kind sing: sing|sings|singing|sang|song|songs
# kind backward: backward|backwards|back to front|in reverse
# kind wrong: wrong bus|wrong train|wrong boat|wrong plane|wrong rocket
# kind dwell: lives|live|find where|find out where|lived|found where|found out where
# kind lost: has lost|have lost|had lost|lost its|lost his|lost her|lost their|to find|to look for|looking for|is missing|gone missing|went missing|searching for|search for|searches for|where all the lost|to search for|searched for|looked for|was missing
# kind bring: to deliver|deliver*|to bring|to take|to give|to return|give back|take back|gave back|took back
# kind loose: come loose|comes loose|is loose|has broken|is broken|has come off|has fallen|has got stuck|is stuck|gets stuck|to fix|to mend|to repair|to help fix|to help mend|wobbl*|coming undone|was loose|was broken|was stuck|got stuck|had come loose|had broken|had come off|had fallen
# kind sad: is sad|so sad|is lonely|feels lonely|gets lonely|is crying|is upset|has no friends|to cheer|was sad|was lonely|felt lonely|got lonely|was crying|was upset|had no friends
# kind ill: has a cold|have a cold|got a cold|poorly|is ill|sneez*|runny nose|had a cold|was ill
# kind visit: to visit|visits|visiting|granny*|grandma*|grandmother*|nana|nan's|grandpa*|grandad*|granddad*|auntie|aunt|aunty|uncle|cousins|tea with|to meet|visited
# kind space: to the moon|on the moon|the moon|to mars|mars|to the stars|the stars|space|outer space|rocket|spaceship|spacecraft|planet|planets|saturn|jupiter|pluto|venus|to the sun|galaxy|milky way|comet
# kind deep: bottom of the sea|bottom of the ocean|under the sea|underwater|under the water|submarine|centre of the earth|center of the earth|underground|tunnel|plughole|down the drain|down the sink|bottom of the lake
# kind cold: north pole|south pole|antarctica|arctic|iceberg*|snow|igloo*|ice land
# kind air: fly|flies|flew|flying|cloud|clouds|sky|kite|balloon|the wind|wings
# kind water: sea|ocean|sail|sails|sailed|sailing|boat|ship|island|whale|river|lake|swims|swim|swam|swamp|raft|row|rows|dolphin*
# ages: 3-9
# holds: dark(kind)

=== title
{~That One Comes Last|Not on the List}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# place for space, air: sky; afternoon; clear
# place for water: seaside; afternoon; clear
# place for cold: snowfield; afternoon; clear
# action: L look-up curious at e1; heroes stand; friends stand
# things: e1; e2
{~At the bus stop hung a list of all the places that you could go to, and {H} knew it to the end. What was not on it was this.|“Baths, hospital, market and back,” the bus driver had said to {H}. “That is all there is.” But it was not all.|{H} had read the list at the bus stop, down the one side and down the other. It was not on either side, and all the same it happened.}
{entry_1}
{entry_1_seen} # usual
There was one thing that {L} knew about going so far, from the lollipop lady. {young:“Look back now and then,” she had said. “That is what it looks like going home.”|“Going home you get the other side of everything,” she had said. “So look back now and then, or you will not know it again.”}
So {L} looked back, before it had gone very far. There was {look1()}.
“That one comes last,” said {L}, and learnt it by heart.
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# place for space, air: sky; afternoon; clear
# place for water: seaside; afternoon; clear
# place for cold: snowfield; afternoon; clear
# action: A hold curious handkerchief; heroes look-up; friends stand
# things: handkerchief in A.hand; pencil
It was too late now to go in for anything. {young:{A} had what was in the pockets.|So all that {A} had for it was what happened to be in the pockets.}
There was a pencil. There was a handkerchief with a knot in it, {young:so as not to forget something.|and the knot was there so that something should not be forgotten, but not what.}
{is_thing_1:“Was it {thing_1}?” {A} asked the knot. {young:It did not look like that.|It did not look like that sort of a knot.}|“Was it shoes?” {A} asked the knot. But the shoes were on.}
{young:So {A} made one more knot.|So {A} made another, a good bit further along.} That one was for the way home. # spare
{A} looked at the two knots, and hoped that they would not be mistaken for each other. # more
There was also half a biscuit, {young:but it was an old one.|which had been there since the spring, and which nobody counted.} # more
-> DONE

=== s2
# shot: behind
# place: lane; afternoon; clear
# place for space: sky; dusk; stars
# place for air: sky; afternoon; breeze
# place for water: lake; afternoon; breeze
# place for deep: underwater; afternoon; clear
# place for cold: snowfield; afternoon; snow
# action: L think calm; heroes look-up; friends stand
# things: e1; e2
{joining}
It was a long way. {first():There was time to think of everything there is: of {first()}, {second():and of {second()}, and then of {first()} again|and of cheese, and then of {first()} again}.|{young:There was time to think of everything twice.|There was time to think of everything there is, and then of some of it again.}} # usual
{
- is_sing:
{young:When they took a breath, it stopped a bit.|Whenever there was a breath in the song, there was a gap in the going as well. So they took it in turns to breathe.}
- is_backward:
{young:What was coming came from behind.|Everything came from behind, and you saw it only when it was over. For looking back there could not have been a better seat.}
- is_wrong:
“Is this the right one?” asked {L}. ¶ {young:“It is for me,” said the driver.|“It is for me,” said the driver, and that was perfectly true, and no help.}
- is_space:
{young:It got quiet, and then it got quieter.|It was quiet, and then it was so quiet that you could hear your own socks.} # usual
- is_air:
{young:The air blew in at the sleeves.|The air came in at the sleeves, had a look round, and went out at the neck.} # usual
- is_water:
{young:It went up a bit, and it went down a bit.|It went up a bit and down a bit, and the knees had to be told about it every time.} # usual
- is_deep:
{young:If you said “oh”, it said “oh” back.|Whatever you said came back, and was rounder than it had been.} # usual
- is_cold:
{young:The tip of the nose got cold. Then it was gone.|The tip of the nose went first, and after that it was not heard from.} # usual
- else:
{young:A sock slipped down, and was pulled up.|Now and then a sock slipped down, and had to be pulled up, and it was always the same one.} # usual
}
{hinderer_person:“What comes last?” asked {hinderer}, and had to be told it from the beginning.} # beat
{hinderer_animal:{hinderer} looked back as well, and saw something, and would have liked to go and get it.} # beat
{hinderer_carried:{hinderer} had been facing the front, and now had to be turned round, too.} # beat
About half-way {L} looked back again. {young:It was all smaller.|You have to look for some time, half-way, before you find anything.} There was {look2()}.
“That comes last but one,” said {L}.
It was put in mind next to {themed_a}, so as to be found again. # personal
-> DONE

=== l1
# aside
# shot: two
# place: lane; dusk; clear
# place for space: sky; dusk; stars
# place for air: sky; dusk; breeze
# place for water: lake; dusk; breeze
# place for deep: underwater; dusk; clear
# place for cold: snowfield; dusk; snow
# action: A wave happy at goose; goose stand calm; heroes wave; friends wave
# action for space, deep, water: A wave happy; heroes wave; friends wave
# things for space, deep, water: lantern
{
- is_space:
Somebody came the other way. It was a lamp, going round, with nobody holding it.
- is_deep:
Somebody came the other way. It was a lamp, and behind it there was probably somebody.
- is_water:
Somebody came the other way. It was a lamp, and under it there was somebody in a hat.
- else:
Somebody came the other way. It was a goose, with its neck out in front.
}
You can help each other, when you meet like that. {young:Each one knows what the other one wants.|What is in front of the one is behind the other, and has just been looked at.}
“At the end there is {look1()},” {A} called across. {young:“That one comes last.”|“That one comes last, and so you cannot go wrong.”}
What was called back was one word, and it was gone before it was all there. {young:It may have been “far”.|It may have been “far”, or “fine”, or only “thank you” with a full mouth.}
So {A} went on with that one word, whichever it was. # more
For a while you could still see the other one from behind, {young:and then it was only a dot.|and then only where it had been, and then you were not so sure about that.} # more
-> DONE

=== m2
# aside
# shot: above
# place: lane; dusk; clear
# place for space: sky; dusk; stars
# place for air: sky; dusk; breeze
# place for water: lake; dusk; breeze
# place for deep: underwater; dusk; clear
# place for cold: snowfield; dusk; snow
# action: A point calm; heroes sit; friends sit
# things: e1
“Say it all once,” said {A}, so as to be sure. {young:A thumb is last. The next finger is last but one.|It was done on the fingers: the thumb was what came last, and the finger by the thumb was last but one.}
That left three fingers, and {young:nothing to put on them yet.|so far there was nothing at all to put on those.}
{pausing} # company
{young:A glove would have been no good. Then you can’t see who is who.|With a glove on it would have been no good, since in a glove they all look like what comes in the middle.} # spare
{young:{A} said it again, from the little finger on.|Then it was all said once more, beginning from the little finger, and it came out at the same thumb.} # more
{first():“And where does {first()} go?” asked {A}. {young:It went on all the fingers.|There was no finger for that. That was the whole hand.}|“And where do I go?” asked {A}. {young:That was the whole hand.|There was no finger for that. That was the whole hand.}}
-> DONE

=== s3
# shot: two
# place: hill; dusk; clear
# place for space: planet; dusk; stars
# place for air: sky; dusk; clear
# place for water: island; dusk; clear
# place for deep: cave; dusk; clear
# place for cold: snowfield; dusk; stars
# action: L look-up surprised; heroes stand; friends stand
# action for lost: L kneel curious; heroes look-up; friends stand
# things: e1; e2
And then, all at once, that was as far as it went.
Whoever gets somewhere looks to the front. {young:{L} looked back first.|But {L} looked back once more, before it could be forgotten.} There was {look3()}.
“And that one comes first,” said {L}, and turned round. # usual
{
- is_entry_2:
{entry_2}
{is_entry_2_being:“Have you come far?” asked {entry_2_being}. ¶ “{young:From home|From where the list stops},” said {L}.|{is_entry_2_thing:“So {entry_2_thing_many:those are|that is} {entry_2_thing},” said {L}. {young:“I see.”|“I had wondered.”}}}
{young:That was not on any list.|That was not on any list, either, and you would not have known where to put it.} # usual
- is_sing:
And there the song was out, {young:and there was no more of it.|right to the last verse, and it had been sung twice by then, and nobody could think of another.}
They tried it with “la”. It shook itself, and stayed where it was. # usual
- is_backward:
And now it was to go home. {young:It went further off.|It did its best, and with every bit of that it was further off.}
“Not that way,” said {L}. But it only had the one. # usual
- is_wrong:
Everybody got out. {young:It was only {L}.|There was not much everybody, that far out, and most of it was {L}.} On the front it said where it was, and that was here. # usual
- is_lost:
Then {they} looked for it. {young:They looked up, and they looked down.|It was not high up, and it was not low down, and it was not in any of the places where a thing should be.}
“How far off can it be?” said {L}, and went on as far as there was anything to go on to. # usual
- is_bring:
It had come all that way, and it was {young:nearly as good as new.|hardly a thing the worse for it.} {L} held it out with both hands.
Nobody took it. {young:There was nobody there.|There was nobody to be seen, at the front, as far as you could look.} # usual
- is_loose:
You could see at once that it was so. {young:But it was high up, and {L} was not.|It was rather high up, and nobody had brought anything to stand on, or if they had, it was being stood on.}
{L} pushed a bit, from the front. It only made it worse. # usual
- is_sad:
You could see at once that it was so, even from the front. {young:{L} said “there, there”.|{L} said “there, there”, as they do at home.}
It did not help. It never does help much, from the front. # usual
- is_ill:
You could hear at once that it was so. {young:{L} said “bless you”.|{L} said “bless you”, as they do at home, and got no further.}
“Tea,” said {L}, “and a scarf.” But there was nothing there to put a scarf on, from the front. # usual
- is_visit or is_dwell:
It was not hard to find. {L} knocked at the front, {young:and waited.|and put on a face for visits, and waited.}
Nobody came. {L} knocked again, and the face began to slip. # usual
- else:
It looked just as you would think. {young:That is what a front is for.|That is what a place does with its front: it holds still, so that you know it from the picture.}
“Is that all of it?” asked {L}. {young:There was nobody to ask.|That is what you ask in such a place, and there is nobody who has been there long enough to know.} # usual
}
{helper_person:“At home they won’t believe it,” said {helper}. “But I shall say that it was so.”} # beat
{helper_animal:{helper} sat down with its back to everything, and kept an eye on the way home.} # beat
{helper_carried:{helper} was set down with a good view of the way home, so that it should not go off.} # beat
-> DONE

=== l2
# aside
# shot: close
# place: hill; dusk; clear
# place for space: planet; dusk; stars
# place for air: sky; dusk; clear
# place for water: island; dusk; clear
# place for deep: cave; dusk; clear
# place for cold: snowfield; dusk; stars
# action: A draw happy; heroes kneel; friends stand
# things: pencil in A.hand; paper; e1
{A} would have liked to bring something home. {young:But it all belonged there.|But it was plain, when you looked at it, that everything there belonged to something else.}
So it was put on paper. The paper had been round a biscuit. {young:On the front was {first():{first()}|the biscuit}.|There was a picture of the biscuit on the front already, and what {A} drew had to be done round it{first():, and that was mostly {first()}}.}
{young:On the back was what it looks like from behind.|Then {A} turned the paper over, and drew the same again from behind, so that nobody should have to guess.}
From behind it was nearly all lines that go the other way. # more
The biscuit was eaten by then, and so there was nobody who could say what {~it|that} had been like. # more
“It is not very like,” said {A}, {~and blew on it|with one eye shut}. “But I was there, and so I know what I mean.”
-> DONE

=== m3
# aside
# shot: above
# place: hill; dusk; clear
# place for space: planet; dusk; stars
# place for air: sky; dusk; clear
# place for water: island; dusk; clear
# place for deep: cave; dusk; clear
# place for cold: snowfield; dusk; stars
# action: A give happy pencil; heroes stand; friends stand
# things: pencil
When you have been somewhere, you leave something there. {young:It is so that they know.|It is so that whoever comes next can see that it can be done.}
{A} had one pencil and one handkerchief. {young:It was the pencil.|The handkerchief might be wanted again, and so it was the pencil.}
It was stood upright, with the point up. {young:It was the only pencil for miles.|There was not another pencil for a very long way round, and it seemed to feel that.}
“Now it is on a list,” said {A}. “It is the list of where there is a pencil.” # more
{young:They said goodbye to it.|They said goodbye to it, and looked back at it twice, though that was not in the right order.} # more
From the other side it was still a pencil. {A} went round and looked. # spare
-> DONE

=== s4
# shot: close
# place: hill; night; stars
# place for space: planet; night; stars
# place for air: sky; night; stars
# place for water: island; night; stars
# place for deep: cave; night; clear
# place for cold: snowfield; night; stars
# action: L point happy; heroes stand; friends stand
# things: e1; e3
{
- is_entry_3 or (is_entry_2 and not is_sad and not is_ill and not is_sing and not is_backward and not is_wrong):
{entry_3}
{is_entry_3_being:{L} said nothing to that, and neither did {entry_3_being}.|{is_entry_3_thing:“At home they will ask me about {entry_3_thing},” said {L}.}} # usual
{L} saw it from the front. Then {L} went right round, and saw it from behind. It was just as true from there{not is_entry_3:, and it did not look half so hard}.
{entry_4}
- is_sing:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} sang it from the back, with the last verse first. ¶ It went at once. And it went the other way.
From the back it was quite a good song. It began with the amen. # usual
- is_backward:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} turned round, and sat with the feet where the head had been. ¶ Now the back was the front. It went on just as it had, and that was home.
Nobody had told it. It thought that it was still going off. # usual
- is_wrong:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round to the back. ¶ There was another sign there. It said where it was going next, and that was home.
“You should have said so,” the driver told {L}. “Get in.” # usual
- is_lost:
“We have only looked to the front,” said {L}. So {L} looked back. ¶ And there it was. It was just by the place where you come in, about as high as a hand.
Nobody looks there, when they have only just come. # usual
- is_bring:
“We have only looked at the front,” said {L}. So {L} went right round to the back. ¶ And there it was wanted. It was taken, with both hands.
After that {L} had two hands again, and did not know what to do with them. # usual
- is_loose:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round. ¶ At the back it was only a bit of string that had come undone. {L} made a bow.
It was a bow with one big ear and one small one. It held. # usual
- is_sad:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round. ¶ At the back there was room for two. {L} sat down there, too, and said nothing.
It took as long as it took. Then it was better, on both sides. # usual
- is_ill:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round, and held out a handkerchief. ¶ “Blow,” said {L}. That was all that it had wanted.
It was heard a long way off, and then it was so quiet that everybody said “bless you” twice. # usual
- is_visit or is_dwell:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round. ¶ At the back the door was open, as it is for people whom you know.
“There you are,” somebody said. “Mind the step.” # usual
- else:
“It has another side,” said {L}. “I have been looking at it all day.” So {L} went right round.
Round the back nobody had got it ready. {
    - is_space: There was a bucket, and some of the dark had been put there to dry.
    - is_air: It was all in lumps, like a bed that has not been made.
    - is_water: Each wave was hollow there, like a spoon.
    - is_deep: It was quite soft, and it was warm, like the inside of a slipper.
    - is_cold: The snow was blue there. It had one crease in it, from lying down.
    - else: In front it had been all buttons, and at the back it was all string.
}
{L} liked that side best. You could see how it was done. # usual
}
Of the way home there is only this to say. ¶ First there was {look3()}. {L} knew it at once.
Then there was {look2()}. “Last but one,” said {L}.
And then there was {look1()}. It was as it had been. It only looked more pleased.
“That one comes last,” said {L}.
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy; friends tiptoe
# things: 2 shoe; newspaper; lamp
The shoes stood on a newspaper. They had a bit of it on them still.
{
- is_space:
It was grey, and it was very fine. In the lamp it shone.
- is_air:
It was a bit of fluff. It was damp, and it was not from a blanket.
- is_water:
It was wet. It made a ring, and in the ring lay one small shell.
- is_deep:
It was dark, and it was a long time since that had seen a lamp.
- is_cold:
It was white. Then it was wet, and then it was a spot.
- else:
It was dust, and there is none of that sort in our road.
}
Nobody swept it up. # spare
One shoe stood with its toes to the door. It would have gone again. # more
The laces were still tied. They had been tied at home, and had seen it all from the top. # more
The other had seen it. It was glad to be in. # more
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; stars
# action: A drink sleepy; heroes sit; friends sit
# things: mug; table; lamp; handkerchief on table
There was warm milk. {A} said what had been there.
It was said from the back. It came out well like that. First they were home. Then they were far off.
{first():“And {first()}?” they asked. ¶ {A} put down the mug, and showed it, with both arms.|“And how far was it?” they asked. ¶ {A} put down the mug, and showed it, with both arms.} # spare
Both arms were not enough. {A} had to use the door as well. # more
“And then?” they asked. “And then it was now,” said {A}, and that is where it stopped. # more
On the table lay the handkerchief, with two knots. One was undone. # more
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: heroes sleep; friends sleep
# things: bus-stop; street-lamp; moon
The bus stop stood in the dark. No bus came.
The list hung there. It had a new line, right at the end. It was in pencil.
“And back,” it said. # spare
A cat came by. It did not want to go anywhere on it. # more
It sat down under the list, and looked back at its tail. The tail comes last. # more
The lamp went on and off a bit. Then it stayed on. # more
You could not see the far end of the road. It was there. The near end was there as well. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; tiny e1 on pillow
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
{first():“{first()},” said {L}. It did not sound so far now.} # usual
The pillow was warm. So {L} turned it over. It had another side, and that was cool. # usual
“First comes the lamp,” said {L}. The lamp went out.
“Then comes a yawn.” It came. # usual
What came next was very soft. {L} had it by heart. # usual
It was goodnight. That one comes last.
Goodnight, {H}. {is_being_1:Goodnight, {being_1}.}
Goodnight.
-> DONE

=== next_night
There was a man at the bus stop in the morning, with his glasses up, and his nose on the list. “‘And back’,” he read. “Since when is there one to ‘And back’?” ¶ {H} stood next to him, and looked at the sky. “You have to look behind you on the way,” said {L}. “Then it is quite easy.” ¶ He thought about that. When his bus came he sat down in it facing the back, and waved.
-> DONE

=== next_bedtime
The pillow was turned over. The cool side came last.
-> DONE

=== function first
{
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function second
{
- is_entry_1_thing_2:
~ return entry_1_thing_2
- is_entry_1_thing and is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function look1
{
- is_lost or is_bring or is_loose or is_sad or is_ill or is_visit or is_dwell or is_sing or is_backward or is_wrong:
~ return "somebody at home, waving a tea towel"
- is_space:
~ return "the roof, with the garden round it like a mat"
- is_air:
~ return "the roof, with the garden round it like a mat"
- is_water:
~ return "somebody at the edge, waving a tea towel"
- is_deep:
~ return "some daylight, as big as a door"
- is_cold:
~ return "the last lamp post, with a lost glove on it"
- else:
~ return "the gate, and over it an arm that waved a tea towel"
}

=== function look2
{
- is_lost or is_bring or is_loose or is_sad or is_ill or is_visit or is_dwell or is_sing or is_backward or is_wrong:
~ return "a speck, and the speck waved"
- is_space:
~ return "the town, like crumbs on a cloth"
- is_air:
~ return "a road like a bit of string, with a bus on it like a bead"
- is_water:
~ return "a speck, and the speck waved"
- is_deep:
~ return "some daylight, as big as a plate"
- is_cold:
~ return "one red roof, and white all round it"
- else:
~ return "one tree on a hill, like a pin in a hat"
}

=== function look3
{
- is_lost or is_bring or is_loose or is_sad or is_ill or is_visit or is_dwell or is_sing or is_backward or is_wrong:
~ return "one very small light, and that was the kitchen"
- is_space:
~ return "the whole world, as round as a plum"
- is_air:
~ return "nothing but green, with a river on it like a dropped thread"
- is_water:
~ return "a long thin line, with one thick place in it"
- is_deep:
~ return "some daylight, as big as a button"
- is_cold:
~ return "nothing but white, and one puff of breath"
- else:
~ return "a long low hill, no higher than a bun"
}
