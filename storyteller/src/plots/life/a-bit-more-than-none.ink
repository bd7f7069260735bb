# tells: entries(story|together|who was scared of|who was afraid of|who was frightened of|who was terrified of|who were scared of|who were afraid of|who were frightened of|that was scared of|that was afraid of|that was frightened of|which was scared of|which was afraid of|who couldn't|who could not|who can't|couldn't roar|could not roar|couldn't fly|could not fly|couldn't hop|couldn't quack|couldn't bark|couldn't moo|couldn't stop hiccuping|could not stop hiccuping|wanted a cuddle but|too polite to|fainted|arms were too short|because of the prickles|because of his prickles|because of her prickles)
# happens: afraid
# wants: other
# kind stop: hiccup*|hiccough*|sneez*
# kind teeth: brush his teeth|brush her teeth|brush its teeth|brush their teeth|brushing his teeth|brushing her teeth|brushing its teeth|brushing their teeth|clean his teeth|clean her teeth
# kind hug: cuddle|cuddles|cuddled|hug|hugs|hugged
# kind wake: stay awake|staying awake|keep awake|stay up at night|keep his eyes open|keep her eyes open
# kind ask: to ask|asking|say please|too polite
# kind hole: of holes|of digging|of deep holes|of a hole
# kind high: of heights|of ladders|of climbing|of being high|of high places|of trees|of stairs
# kind dark: of the dark|of dark|of night|of the night|of shadows|of his shadow|of her shadow|of its shadow|in the dark
# kind people: of people|of children|of humans|of kids|of girls|of boys|of babies|of a child
# kind tunnel: of tunnels|tunnel|of caves|of going underground
# kind slide: slide|slides
# kind fire: of fire|of flames|of smoke
# kind swim: swim|swimming|of water|of the water|of deep water|of the sea|of the deep|of the rain|of rain|of getting wet|of puddles|of the bath|of baths|of waves
# kind jump: jump|hop|of jumping
# kind fly: can't fly|cannot fly|cant fly|couldn't fly|could not fly|to fly|of flying|fly again
# kind roar: roar|roaring
# kind quack: quack|quacking
# kind voice: bark|moo|sing|howl|meow|miaow|whistle|neigh|oink
# kind noise: of thunder|of loud noises|of noise|of noises|of bangs|of balloons|of fireworks|of storms
# kind shy: shy|on stage|the stage
# kind everything: of everything|of anything|of absolutely
# kind dance: dance|dancing
# kind fear: scared|afraid|frightened|terrified|nervous|faint*
# kind unable: can't|cannot|cant|couldn't|could not|couldnt
# ages: 3-9
# holds: dark(kind)

=== title
{~A Bit More Than None|Beginning with None}
-> DONE

=== s1
# shot: two
# place: meadow; day; clear
# action: L sit curious at e1; heroes sit curious; friends stand
# things: e1 right
{~“It is easy,” all the others said, {young:and {H} looked round.|and {H} looked round, to see to whom they were saying it.}|There are things that all of them can do, and nobody asks how. {young:{H} had not asked.|{H} had never asked, and now {H} saw why you might.}|{H} {was} the last to hear of it. Everybody else had had something to say about it already.}
{entry_1}
{entry_1_seen} # usual
{
- is_stop:
There was one. {young:Then there was another.|Then, just when you thought that it was over, there was another.} You could have set a clock by it.
- is_teeth:
The brush was there, and the teeth were there. {young:But there was a gap.|But between the one and the others there was always some air left over.}
- is_hug:
All day long there was room for somebody, {young:and nobody in it.|and all day long there was nobody in it.}
- is_wake:
The best part was just about to begin, {young:and then it was morning.|and it was always over by the time that {who()} had opened one eye.}
- is_ask:
It was ready to be said. {young:It just never came out.|It had been ready to be said for years, and only ever got as far as “Never mind”.}
- is_hole:
{Who()} went round every one of them, {young:even round a ring of biscuit.|and had once gone all the way round a doughnut.}
- is_high:
{Who()} looked straight ahead, {young:and never down.|and said that there was nothing wrong with looking straight ahead.}
- is_dark:
It came every evening. {young:{Who()} was never ready.|It came every evening, at more or less the same time, and {who()} was never ready for it.}
- is_people:
If one of them came, {who()} was gone, {young:before you could say hello.|before the handle of the door was all the way down.}
- is_tunnel:
You could see where it began. {young:You could not see where it stopped.|You could see perfectly well where it began, but who was to say that it had another end?}
- is_slide:
{Who()} had been at the top, {young:and had come down by the steps.|and knew it well, and had always come down again by the steps.}
- is_fire:
Even the red of it was too much. {young:{Who()} looked at the sky instead.|{Who()} could not so much as look at a picture of it, and looked at the sky instead.}
- is_swim:
{Who()} kept to the edge, {young:where it was dry.|and knew the edge better than anybody, all the way round.}
- is_jump or is_fly:
The others went up, and came down again. {young:{Who()} minded the hats.|Somebody has to mind the hats while they do it, and that was {who()}.}
- is_roar or is_quack or is_voice:
Everybody knew what ought to come out. {young:Something else came out.|Everybody stood round and waited for it, and then something else came out, or nothing did.}
- is_noise:
At the first sound of it {who()} was gone. {young:You could see only the end.|You could see one end, sticking out from under something.}
- is_shy:
{Who()} knew it all by heart. {young:But then they looked.|It went perfectly, as long as there was nobody who had eyes.}
- else:
Whenever it came to that, {who()} had to go, {young:and look for something.|and had just remembered something quite different, round the corner.}
}
“You just do it,” they had said to {who()}, and “Don’t think about it,” {young:and “Count to three.”|and “Count to three and then you will have done it.”} ¶ {Who()} had counted to three. Then it was three. # usual
{L} had no advice at all, and sat down near {who()}. {young:That was new.|That made a change.}
{With() == "":“How much of it can you do?” asked {L}, after a while.|“{With()},” said {L}, after a while, “how much can you do?”} ¶ “None,” said {who()}.
{L} thought about that. “Then we will begin with none,” said {L}.
-> DONE

=== m1
# shot: close
# place: meadow; day; clear
# action: A kneel curious at snail; heroes kneel curious; friends stand; snail stand calm on stone
# things: e1 right; stone
There was a snail on a stone, and {A} asked it how it managed about running.
“I do none,” said the snail. ¶ {young:“And how is that?”|“And how do you find that?” asked {A}.}
“It goes very well,” said the snail. {young:“I have done none all morning.”|“I have done none since the spring, and I am not even out of breath.”} {Who()} listened to every word.
“And nobody says ‘count to three’?” asked {who()}. # spare
“They do,” said the snail. {young:“But I am slow at counting.”|“But I am a slow counter as well. I have been at two for some time.”}
{Who()} moved a little nearer to the stone. “I am to do {no_such()} this afternoon,” said {who()}. ¶ “Very wise,” said the snail. # more
-> DONE

=== s2
# shot: wide
# place: meadow; afternoon; clear
# action: L sit calm; heroes sit calm; friends sit
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“Think of {loved},” somebody had told {who()}, and even that was advice.|{musing}} # personal
So they did none, side by side. {young:It went very well.|It went very well, and {who()} turned out to be good at it.} They did {no_such()} until the sun had gone round to the other side of {L}. # usual
{hinderer_person:“Is that all?” asked {hinderer}. “I can do that.” And {hinderer} did some, without meaning to, and had to begin again.} # beat
{hinderer_animal:{hinderer} did none either, but lay down for it, and soon there was a snore in the middle.} # beat
{hinderer_carried:{hinderer} was put down between them, and did none, and was held up to {who()} as an example.} # beat
{is_entry_3:“Was that some?” asked {who()}. ¶ {L} went over it all once more. {young:“No,” said {L}. “It was still none.”|“No,” said {L}. “When you take everything else away, it was still none.”}|“What comes after none?” asked {who()}. ¶ “One,” said {L}. ¶ {young:{Who()} shook. One was far too much.|A shiver went over {who()}. One was far too much.}} # usual
{is_entry_3:That was a comfort to {who()}, {young:for it was none in front of people.|for it is not easy to do none in front of everybody.}|“There must be something in between,” said {L}, {young:and looked for it.|and looked, to see whether it was lying about.}} # usual
“Who is doing what?” called somebody who was passing. ¶ “None,” they called back. # spare
-> DONE

=== l1
# aside
# shot: above
# place: meadow; afternoon; clear
# action: A sit calm; heroes sit calm; friends sit
# things: e1 right; bush; bench
There is more than one way to do none. They did it on the bench, {young:and behind a bush.|and behind a bush, and with their backs to it, and for a short time humming.}
“Which was the best?” asked {A}. {young:{Who()} liked the bush.|{Who()} thought it over. The bush had been good, but there was more room to do none in on the bench.}
So they did it there again. {young:Now they had done it five times.|That made five times none, and {A} worked out what it came to, and it was still none.}
A duck came by, and did not even notice that they were doing it. That is how good they were. # spare
{themed_a} lay under the bench, and they did none with that as well. # personal
“We should write it down,” said {A}, and they took a stick, and wrote a nought in the sand for each. Five noughts look like something, from a distance. # more
-> DONE

=== m2
# aside
# shot: close
# place: meadow; afternoon; clear
# action: A point curious; heroes stand; friends stand
# things: e1 right; tape-measure
How big is none? {A} put finger and thumb together, {young:so tight that no light came through.|so tight that no light came through, and held them up for {who()} to see.}
“That is none,” said {A}. ¶ {Who()} knew it at once.
“And this is one.” {A} put both arms out. {young:{Who()} looked away.|{Who()} had to look at something else until it was put away again.}
Then {A} showed none once more, and let go, {young:but only just.|but only by as much as you would to let go of a hair.} Through the middle you could see a bit of sky. # usual
“What is that?” asked {who()}, and looked through. ¶ “I don’t know what it is called,” said {A}. # spare
They looked at it from both sides. {young:It was thin.|It was a thin thing, but there was light in it.} # more
“I would not have said that it was anything,” said {who()}. “But you would miss it if it were shut.” # more
-> DONE

=== s3
# shot: two
# place: meadow; afternoon; clear
# action: L point worried; heroes stand; friends stand
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{
- is_stop:
“You could stop half-way through one,” said {L}. {Who()} tried. {young:One half came. Then the other half came, too.|The first half came out, and the other half came a bit later, by itself.}
- is_teeth:
“We could make the arm longer,” said {L}, and they tied the brush to a stick. {young:It reached as far as the nose.|Now it reached as far as the nose, and that was brushed.}
- is_hug:
“We could try it from the side,” said {L}. {young:But the side was like the front.|But from the side it was the same as from the front, only that you could not see who it was.}
- is_wake:
“One eye could stay up,” said {L}, “and the other could sleep.” {young:But they looked at each other.|But the one that was up kept looking to see how the other one was getting on.}
- is_ask:
“You could ask half,” said {L}. {young:“Would you,” said {who()}.|“Would you mind,” said {who()}, quite loud, and then it was the other half’s turn.} Nobody knew what it was that they might mind.
- is_hole:
“We could try half a hole,” said {L}. {young:But half a hole is a hole.|But when you came to look at it, half a hole was a hole.}
- is_high:
“We could try half-way up,” said {L}. {young:But half-way up was up.|But when they got there, half-way up was as much up as the rest of it.}
- is_dark:
“We could try half dark,” said {L}, and held up a coat. {young:But the dark half was dark.|But that turned out to be the half with the dark in it.}
- is_people:
“We could try half of one,” said {L}, and stood behind a tree. {young:But it was the half with the hand.|But the half that stuck out had a hand on it, and the hand waved.}
- is_tunnel:
“You could go in half-way,” said {L}. “After that you are coming out.” {young:But half-way is the middle.|But half-way is the middle, and the middle was the part that {who()} had thought about most.}
- is_slide:
“You could begin in the middle,” said {L}. {young:But there were no steps to the middle.|But there are no steps to the middle, and they looked on both sides.}
- is_fire:
“We could try something red,” said {L}, and held up a red sock. {young:But it waved about.|But there was a bit of wind, and the sock flickered.}
- is_swim:
“We could try half a cup,” said {L}. {young:But it was the wet half.|But that turned out to be the half with the water in it.}
- is_jump or is_fly:
“We could try one end at a time,” said {L}. One end went up. {young:The other end did not.|Then they had a look, and the other end was down there, holding on.}
- is_roar or is_quack or is_voice:
“You could do the first half,” said {L}. “You take a breath.” {Who()} took one, and some more, {young:and then it was full.|and some on top of that, and there was nowhere to put it.}
- is_noise:
“We could try half a bang,” said {L}. {young:But where do you cut it?|But nobody could say where you cut it, and which half you would get.}
- is_shy:
“I could look with one eye,” said {L}. {young:But it looked twice as hard.|But that left the other, and it had to look twice as hard, and could be felt.}
- topic() != "":
“We could try half of {topic()},” said {L}. {Who()} thought about half. {young:It was the half that looked at you.|But it turned out to be the half that looked at you.}
- else:
“We could try half,” said {L}. {Who()} tried half. {young:But half of it was just as bad.|But half turned out to be the half with the worst part in it.}
}
So they did {no_such()} for a bit, to get over it. {not (is_dark or is_wake):Then they tried it with eyes shut, {young:and that was not it either.|and that was the same as before, only without the view.}} # usual
{helper_person:“Do you know,” said {helper}, “I could swear I saw something, just then, while you were doing none.”} # beat
{helper_animal:{helper} sat and looked at {who()}, with both ears up, as at somebody who is just going to.} # beat
{helper_carried:{helper} was on {L}’s knee by then, and faced {who()}, and so somebody was looking the right way.} # beat
“Then it will have to be {no_such()},” said {who()}. “For always.” {young:It got quiet.|It was said quite bravely, and nobody had an answer to it.}
{L} put in the time by looking at {who()}, {young:from the top to the bottom.|from top to bottom, as you look at somebody who is not looking.} Then {L} saw it.
“You have just done some,” said {L}.
-> DONE

=== l2
# aside
# shot: behind
# place: meadow; afternoon; clear
# action: A stand surprised; heroes stand surprised; friends stand
# things: e1 right
“I have not,” said {who()}. {young:“I did none.”|“I was doing none. I was doing it as hard as I could.”}
“It was very small,” said {A}. {young:“But it was not none.”|“You could easily have thought that it was none. But I was looking.”}
{young:Then both were quiet.|It is hard to be told a thing like that. {Who()} went back over the whole afternoon, looking for the place.}
“Perhaps it was somebody else,” said {who()}. ¶ There was nobody else there but a snail. # spare
“I will not tell anybody,” said {A}, “if you would rather that I did not.” # more
“Tell me first,” said {who()}, and sat up, and then, as that might have been some as well, sat quite still. # more
-> DONE

=== s4
# shot: close
# place: meadow; dusk; clear
# action: L point happy at e1; heroes stand happy; friends stand happy
# things: e1 right; e2 left
{
- is_stop:
“In between,” said {L}. “There is one, and there is the next one. And in between you stop.” They waited for one, and then they both listened. {young:There it was, in between.|Behind it, before the next, there was a bit of nothing, about as long as a spoon.}
- is_teeth:
“You laughed,” said {L}. “The mouth moved, and the arms did not.” So {L} held the brush, quite still, {young:and {who()} moved the teeth.|and {who()} moved the teeth along it and back, which nobody had thought of.} It was one tooth, and it came out white.
- is_hug:
“You are leaning on me,” said {L}. So it was. {Who()} had got tired, and there was a thick coat in between. {young:Nobody had said ow.|Nobody had said ow, and it must have been going on for a good part of the afternoon.}
- is_wake:
“You are doing it now,” said {L}. “It is dark, and you are telling me that you can’t. {young:You are still doing it.”|You have been doing it for as long as we have been talking about it.”} {Who()} held very still, so as not to spoil it.
- is_ask:
“You asked me if I had room to sit,” said {L}. “You said it to my face, {young:and I did not mind.”|and I moved up, and nothing happened.”} {Who()} had thought that that was only manners.
- is_hole:
“What is that behind you?” asked {L}. ¶ “That is only where I have been,” said {who()}. {young:There were marks in the mud.|There were marks there, all in a row, pressed into the mud.} “They go down in the middle,” said {L}. “They are holes. They are very low ones.”
- is_high:
“You are sitting on something,” said {L}. They had a look. {young:It was a bump. It was one bump up.|It was only a bump, but it was higher than what was round it, and {who()} had been up there since lunch.}
- is_dark:
“You blinked,” said {L}. “Every time you do that it is dark. You have been doing it all day.” {Who()} blinked, to see. {young:So it was.|It was quite true: there it was, dark, with a lid on it, and then it was over.}
- is_people:
“I am one,” said {L}. “I have been one the whole time, and you have been sitting next to me.” {Who()} looked, and it was so. {young:There were two hands, and one nose.|There was everything that they have, two hands and a nose, and all of it quite near.}
- is_tunnel:
{L} had one arm up against a tree, and {who()} was looking out under it. {young:“You are in one,” said {L}.|“That is a roof,” said {L}, “and that is a side, and you can see out in front. You are in one.”} It was a short one, but it had both ends.
- is_slide:
“You slid,” said {L}. The ground was wet, and {who()} had been sitting on it. {young:It was as far as a thumb is long.|It was about as far as a thumb is long, and it was downhill, and there had been no steps.}
- is_fire:
“The sun is on you,” said {L}. “That is a fire. {young:It is the biggest one.”|It is the biggest one that there is, only it is a long way off.”} {Who()} looked at the grass, where it was shining. It was warm. It had been warm for some time.
- is_swim:
“It is raining,” said {L}. It was such a small rain that nobody had noticed. {young:One drop sat on {who()}.|It was hardly more than one drop, and it sat on {who()}, quite round, and did nothing.} “That is water. You are under it.”
- is_jump or is_fly:
Something had fallen over with a bang, just then, and {who()} had started. ¶ “There was air under you,” said {L}. {young:“I saw it.”|“It was as thick as a leaf, and then it was gone.”} “That was only a fright,” said {who()}. ¶ “It was up,” said {L}.
- is_roar or is_quack or is_voice:
“You yawned,” said {L}. “It was as wide as a door, and it was all there. {young:It only had no noise in it.”|It only had no noise in it yet.”} {Who()} did it once more, and there was some noise, low down, at the back.
- is_noise:
“That was one,” said {L}. A pea had fallen on a plate. {young:“It was a very small bang.”|“It was a bang. It was as loud as a pea can make it, and you sat still for all of it.”}
- is_shy:
“I have eyes,” said {L}. “I have had them here the whole time.” {young:And nobody had run away.|{Who()} counted them. There were two, and both were open, and nobody had run away.}
- is_dance or is_unable:
“You moved,” said {L}. “It was only the one end of you. {young:But it was the right end.”|But it was the end that does it.”} {Who()} looked at that end. It had a look of having done nothing. Then, when everybody was looking somewhere else, it did it again.
- topic() != "":
“You looked round,” said {L}, “to see if {topic()} {topic_many():were|was} coming. {young:And you stayed here.”|And you stayed where you were.”} {Who()} tried it again, from the side, as you look at a parcel that is not for you. It could be done.
- else:
“You looked,” said {L}. “You looked that way, and you stayed here. {young:It was with one eye.”|It was only the one eye, and not all of that.”} {Who()} tried it again, from the side, as you look at a parcel that is not for you. It could be done.
}
“How much was it?” asked {who()}. ¶ “A bit more than none,” said {L}.
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{
- is_late():
{young:Everybody looked at {who()}.|It was a moment before anybody could say anything.} ¶ “And that,” said {L}, “was a good bit more than none.” # usual
- is_stop:
The next bit of nothing was as long as a shoe. {young:The one after that was as long as a bench.|The one after that was as long as a bench, and they both sat down on it.} And at the end of the bench nobody was listening any more.
- is_teeth:
After that came the next tooth. {young:There were a lot of them.|There were a good many more, and it was dusk by the time they came round to the first.} “None,” said {who()}, when {L} asked what was left, and it foamed.
- is_hug:
Then {who()} leant again, on purpose this time. {young:The coat was thick. It was warm in there.|It was a thick coat, and after a while it was warm right through it, from both sides.}
- is_wake:
So they went on talking about it. {young:Then there was a star.|They talked until there was a star, and {who()} saw it come out, and had never known who did that.}
- is_ask:
Then somebody else came by. “Would you mind?” said {who()}, {young:and stopped.|and got no further, and shut both eyes.} ¶ “Not at all,” they said, and waited to be told what it was.
- is_hole:
Then {who()} went once round, the whole way, and looked back. {young:There they were, in a row.|There they were, one behind the other, as far as you could see, and the last one was still warm.}
- is_high:
Then they looked for another bump. {young:The third one was as high as a knee.|The third that they found was as high as {L}’s knee.} {Who()} looked down from it, and there was the grass, where it had always been.
- is_dark:
After that {who()} blinked on purpose. {young:It was a slow one.|The last one was as slow as a door, and right in the middle, where it was darkest, nothing whatever happened.}
- is_people:
So {L} stood up, bit by bit, {young:and {who()} stayed.|so that there was more of it and more, and {who()} stayed to see where it stopped.} “You go on a long way,” said {who()}.
- is_tunnel:
So {L} put up the other arm as well. {young:Now it was longer.|Now it was longer by an arm, and there was an echo in it, if you asked for one.} {Who()} came out at the end, and wanted to know if that was all.
- is_slide:
They sat a bit higher up, and did it again. {young:Now it was as far as a foot.|Now it was as far as a foot, and then as far as both feet, and once there was a bump, and {who()} laughed at it.}
- is_fire:
They sat in it until it had gone behind the hill. {young:“Is that all?” said {who()}.|“Is that all there is today?” asked {who()}, and moved along, to where there was still some left.}
- is_swim:
Another drop came, and another. {young:{Who()} did not move.|It rained as hard as it could, which was not very, and {who()} did not move over once.} They were both quite wet by the evening.
- is_jump or is_fly:
So {L} let a lid fall, and there was air again. {young:After that nobody needed the lid.|They did it with the lid four times. The fifth time {L} forgot it, and there was air all the same.}
- is_roar or is_quack or is_voice:
{Who()} yawned again, and each time there was some more of it. {young:At the last one a bird flew up.|At the last one a bird flew up off the fence, and looked back to see what that had been.}
- is_noise:
Then it was a bean. {young:Then it was a spoon.|Then it was a spoon, and {who()} started, but only at the one end.} “Could I hear the spoon once more?” asked {who()}.
- is_shy:
So {who()} did it for two eyes. {young:They clapped, if eyes can.|It was nearly all there, and where it was not, the eyes looked at the grass for a moment.}
- is_dance or is_unable:
Then the end next to it wanted to know what was going on. {young:Soon it was half of {who()}.|It went from the one end along to the other, and by the evening there was hardly any of {who()} that had not had a turn.}
- topic() != "":
They looked round once more, with both eyes, and for longer. {young:Nothing came.|Nothing came, and nothing came from the other side either.} By the evening {who()} was almost sorry.
- else:
They did it once more, and once more after that. {young:It was still small. It was not none.|It did not get much bigger, but neither did it go away, and by the evening {who()} had a whole row of them.}
}
-> DONE

=== m3
# shot: two
# place: meadow; dusk; clear
# action: A stand calm; heroes stand; friends stand
# things: e1 right
Now the others came by. “And?” they asked. “Did you count to three?”
“No,” said {who()}. “We began with none.” # usual
They had not heard of that. They stood there, and tried it.
It was hard for them. They did some at once, without meaning to. # spare
“It takes a while,” said {who()}, quite kindly. # usual
“You must not do it all at once,” said {A}. # more
One of them did {no_such()} for as long as it takes to say it, and fell over. # more
The snail had come to three by now. It said so. # more
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; stars
# action: A eat calm pea; heroes sit-on-chair; friends sit
# things: table; plate on table; pea on plate; spoon
There were peas for supper. “How many would you like?” somebody asked {A}.
{A} thought. “A bit more than none,” said {A}.
It was one pea. It rolled once round the plate. # usual
After that there was room for a few more. They came by themselves, behind the first. # spare
Nobody counted. Nobody got to three. # more
One pea was left. It could stay. It was for {who()}, if {who()} should come by, to begin with. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; cloth; mirror; soap
Then it was the wash. First {A} did none.
That went very well. The flannel was dry, and so was the face. # usual
Then a corner got wet. It was a small corner.
It went over one ear, and did not stop. It was round the back before anybody noticed. # spare
“That was all of it,” said {A} to the mirror. # usual
The soap had shrunk, by a bit more than none. # more
Then the teeth. {A} began with the one right at the back, where nobody counts. The rest of them saw it, and wanted it too. # more
-> DONE

=== l4
# shot: object
# place: meadow; night; stars
# action: heroes sleep; friends sleep
# things: stone; moon; bench
Now nobody sat where they had sat. There was a warm place left, the size of two.
The stone was there. The snail had gone. It had got as far as the other side of the stone. # usual
It was not quite dark. There was a bit of light over the hill, a bit more than none. # usual
Somewhere the others were asleep. They did not think about it. They just did it. # spare
In the sand stood a nought. The wind went over it, and took some of it away, and left some. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; moon
{L} lay in bed. “How much can you do, of sleeping?” asked the pillow.
“None,” said {L}. ¶ So they began with none.
{resting}
{keepsake}
{dream} # spare
It went very well. {L} lay still, and did none. # usual
Somewhere {who()} lay still, too.
Then one eye shut, but only to see how that was. The other one went to look for it.
“Was that some?” asked {L}. ¶ It was a bit more than none.
Goodnight, {who()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning something was on the doorstep that had not been there before. It was a stone with a snail on it. “I was asked to tell you,” said the snail, “that there has been some more.” ¶ “How much?” asked {A}. ¶ The snail thought. It had come a long way, and had counted it all, and it had been as far as four. “A bit,” it said. And {H} gave it some lettuce.
-> DONE

=== next_bedtime
How much light was there, under the door? There was a bit more than none.
-> DONE

=== function who
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the one who could not"

=== function Who
{who() == "the one who could not":
~ return "The one who could not"
}
~ return who()

=== function With
{
- is_stop:
~ return "With stopping"
- is_teeth:
~ return "With teeth"
- is_hug:
~ return "With cuddles"
- is_wake:
~ return "With staying awake"
- is_ask:
~ return "With asking"
- is_hole:
~ return "With holes"
- is_high:
~ return "With heights"
- is_dark:
~ return "With the dark"
- is_people:
~ return "With people"
- is_tunnel:
~ return "With tunnels"
- is_slide:
~ return "With slides"
- is_fire:
~ return "With fire"
- is_swim:
~ return "With water"
- is_jump:
~ return "With jumping"
- is_fly:
~ return "With flying"
- is_roar:
~ return "With roaring"
- is_quack:
~ return "With quacking"
- is_dance:
~ return "With dancing"
- is_noise:
~ return "With bangs"
- topic() != "":
~ return "With " + topic()
}
~ return ""

=== function no_such
{
- is_stop:
~ return "no stopping at all"
- is_teeth:
~ return "no teeth at all"
- is_hug:
~ return "no cuddling at all"
- is_wake:
~ return "no staying awake at all"
- is_ask:
~ return "no asking at all"
- is_hole:
~ return "no holes at all"
- is_high:
~ return "no heights at all"
- is_dark:
~ return "no dark at all"
- is_people:
~ return "no people at all"
- is_tunnel:
~ return "no tunnels at all"
- is_slide:
~ return "no sliding at all"
- is_fire:
~ return "no fire at all"
- is_swim:
~ return "no water at all"
- is_jump:
~ return "no jumping at all"
- is_fly:
~ return "no flying at all"
- is_roar:
~ return "no roaring at all"
- is_quack:
~ return "no quacking at all"
- is_dance:
~ return "no dancing at all"
- is_noise:
~ return "no bangs at all"
- topic() != "":
~ return "nothing at all about " + topic()
}
~ return "none of it at all"

=== function is_late
~ return is_entry_2

=== function topic
{
- is_fear and is_entry_1_being and is_entry_1_being_2:
~ return entry_1_being_2
- is_fear and is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- is_fear and is_entry_1_thing_2 and not is_entry_1_being:
~ return entry_1_thing_2
}
~ return ""

=== function topic_many
{
- is_fear and is_entry_1_being and is_entry_1_being_2:
~ return entry_1_being_2_many
- is_fear and is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing_many
- is_fear and is_entry_1_thing_2 and not is_entry_1_being:
~ return entry_1_thing_2_many
}
~ return false
