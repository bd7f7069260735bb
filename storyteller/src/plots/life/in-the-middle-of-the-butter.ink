# about: story-about; with-character; creature; bring-back
# tells: tale(something done)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind eat: swallow*|gulps|gulp|gulped|gobble*|drinks|drink|drank
# kind find: finds|find|found|discover*|catches|catch|caught
# kind paint: paints|paint|painted|draws|drew|colours in|coloured in
# kind go: goes to|go to|went to|moves to|move to|moved to|flies|fly to|flew|drives|drive to|drove|sails|sail to|sailed|travel*|walks to|walked to|walks all|swims to|swam to|runs to|ran to|rides to|rode to|climbs|climbed|sets off|set off
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mr Plum | Mr Tripp | Mr Bell
# names: Mrs Plum | Mrs Tripp | Mrs Bell
# ages: 3-12
# holds: dark(kind), dog(kind)

=== title
{~In the Middle of the Butter|How Do You Do It?}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest stand proud; heroes stand surprised at guest; friends stand curious
# things: street-lamp; gate; wall; bucket right
{~{H} stood at the gate after tea, and the lamp had just come on.|The lamp in the street came on, and {H} ran to the gate to see who was under it.|“Is anybody looking?” asked a voice in the street. {H} {was}, over the gate.}
Under the lamp {guest_many:were|was} {guest_a}. {young:Then {guest} {wished_done}.|There was a look to the left, and a look to the right. Then {guest} {wished_done}.}
{
- is_eat:
In it went at one end. There was a bump, and the bump went slowly down. Then it came up again. “Pardon,” said {guest}.
- is_find:
One moment there was nothing there. The next moment there it was, under the lamp, for all the street to see.
- is_paint:
The brush went up, and the brush went down, and one drop ran along the kerb. You could have seen it from the church.
- is_go:
First {guest} looked big, and then small, and then like a pea. Then there was only the road. After a while a pea came along from the other end, and that was {guest}, coming back.
- else:
It took about as long as you can hold your breath. {A} had held it, and saw all of it, from the beginning to the end.
}
“Oh!” said {A}. “Do you often do that?” ¶ “Now and then,” said {guest}, “{young:when {guest_many:we feel|I feel} like it.”|when {guest_many:we|I} happen to be passing.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; dusk; clear
# action: guest stand happy; heroes point happy at guest; mrs stand curious; friends stand curious
# things: gate; wall; street-lamp
# people: mrs=neighbour(old, she)
The windows went up, one after the other. {young:“What was it?” called everybody who had been looking at the soup.|“What was it?” called everybody who had been looking at the soup just then.}
“{guest} {wished_done},” said {A}, and showed them where. {young:“It began here.”|“It began here, by the drain, and it was over before the gate.”}
They were very sorry to have missed it. {young:Mrs Plum had heard a noise, and thought it was rain.|Mrs Plum had heard something, but thought that it was rain.} # spare
So they came out in slippers. {~There was a whisk, and half a jigsaw.|There was a comb, and a very long bean.}
The dog had seen it, but nobody asked the dog, and so it lay down again with its chin on the kerb. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: heroes clap happy; guest think curious; plum hold potato; friends stand curious
# things: street-lamp; wall; bucket right
# people: plum=neighbour(old, he)
“Again!” said {A}.
{joining}
{is_loved:“It is nearly as good as {loved},” said {A}.|{musing}} # personal
So {guest} did it all over again. {young:It was even better, as you knew where to look.|It was even better the second time, when you knew which end to look at.} # usual
Mr Plum from number nine came out, with a potato in his hand, {young:and forgot it.|and forgot the potato.}
“How do you do it?” asked {A}. ¶ “{guest_many:We|I} just do it,” said {guest}.
“But what do you do first?” ¶ “First,” said {guest}, “{guest_many:we|I}…” and stopped.
Nobody had ever asked. {young:Now {guest} had to think.|{guest} had never thought about it before, and thought about it now, under the lamp, for quite some time.}
“Does it start on the left?” said {guest}. “Or does it start underneath?” # usual
-> DONE

=== l1
# aside
# shot: close
# place: street; dusk; clear
# action: guest think worried; heroes crouch curious; friends stand curious
# things: street-lamp; chalk-line; wall
They looked for the beginning. {young:It must be somewhere.|A thing like that must begin somewhere, or it could never have got to the end.}
“You breathed in,” said {A}. “That was early.” ¶ “{guest_many:We|I} always breathe in,” said {guest}. {young:“It is for the air.”|“{guest_many:We|I} do it all day, and nothing comes of it.”}
{A} made a mark on the pavement for the first bit, and one for the last. {young:In the middle there was a lot of pavement.|That left a good deal of pavement in the middle, and nobody knew what went there.}
{guest} stood on the one mark, and looked across at the other. “It never used to be so far,” said {guest}. # more
An ant walked over from the first mark to the last. It did not seem to have to think. # more
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: guest fall surprised; heroes stand surprised; plum stand surprised; friends stand surprised
# things: bucket right; street-lamp; wall; themed held-by A
# people: plum=neighbour(old, he)
“{guest_many:We|I} will do it slowly,” said {guest}, “and then you can see.”
So {guest} began to {wished_deed}, and thought about every single bit. {young:That was the mistake.|That was where the mistake was.}
The first bit came last. The last bit would not wait. {young:They bumped into each other, and {guest} fell over a bucket.|They met in the middle, where there is not room for both, and {guest} fell over a bucket.}
The bucket rolled away down the road. They could hear it going, all the way to the church.
“That was not it,” said Mr Plum. # usual
{hinderer_person:“Try it with your tongue out,” said {hinderer}, and that was one more thing to think about.} # beat
{hinderer_animal:{hinderer} went after the bucket, and barked at it, and was no help with the rest.} # beat
{hinderer_carried:{hinderer} was put in front, to watch closely. To be watched closely made it worse.} # beat
{themed_a} was tried, to be held while doing it. It was one more thing to think about. # personal
{guest} tried again, even slower. {young:This time there was no bucket.|There was no bucket now.} {guest} fell over the place where it had been. # usual
“It is gone,” said {guest}. “{guest_many:We|I} can’t {wished_deed} any more.”
-> DONE

=== m2
# aside
# shot: two
# place: street; dusk; clear
# action: plum stand proud; heroes stand laughing; guest sit sad; friends stand laughing
# things: street-lamp; wall; button before plum
# people: plum=neighbour(old, he)
“It can’t be so hard to {wished_deed},” said Mr Plum, and gave his potato to {A}. {young:He tried. He went red, and a button came off.|He bent his knees, and went red in the face, and a button came off and hit the lamp. That was all that came.}
Mrs Plum did it on the tips of her toes. {young:It was pretty, but it was not it.|It was very pretty, but it was something else.} # spare
The dog had a go, too. {young:It sat down. It can do that.|It tried with all its might, and what came out was “sit”, because that is the one that it knows.}
{is_eat:{A} did not have a go. That sort of thing is best left to {guest}.|{A} began at the front, and had a rest in the middle. {young:The end was too far.|From there the end looked a long way off.}} # spare
“You were good,” said {guest} to all of them. “It was only not the same.” # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: village; dusk; clear
# action: heroes walk curious; guest carry bucket; friends walk happy
# things: church; wall; street-lamp
They all went to get the bucket. {young:It was at the church.|It had gone as far as the church, and was standing at the door, the right way up.}
A bucket does not think about how it rolls, and it had done all three corners. {young:{guest} carried it home.|{guest} carried it home, and looked into it from time to time.}
“Once {guest_many:we|I} did it in the rain,” said {guest}. “Once {guest_many:we|I} did it half asleep. {young:It just came.”|It used to come by itself, as a sneeze does.”}
“What if it never comes again?” ¶ “{~Hiccups come back,” said {A}.|My other sock came back,” said {A}.} {young:“They only go for a bit.”|“They go where they go, and then one day they are there.”} # spare
The bucket said clank at every step. # more
-> DONE

=== m3
# shot: behind
# place: street; night; stars
# action: A sit curious; heroes stand curious; guest sit sad; friends stand calm
# things: door; wall; street-lamp
{A} was holding Mr Plum’s potato for him, and went and sat on the steps of the house, to think. {young:There are four steps.|There are four of them, and {A} had come down them every day without being told how.}
“Which foot goes first?” thought {A}. {young:Then {A} could not get up.|And then neither of the feet would go, and {A} stayed sitting.}
“Is that my potato you have there?” called Mr Plum. {young:“Yes,” called {A}, and was down.|“Yes,” called {A}, and was at the bottom already, with the potato.}
{A} looked at the feet. {young:They had done it alone.|They had waited until nobody looked, and had just come down.}
“So that’s how you do it,” said {A} to the feet. # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: guest stand happy; heroes clap laughing; plum clap surprised; friends clap happy
# things: street-lamp; wall; bucket right
# people: plum=neighbour(old, he)
“You must not think about it,” said {A}. ¶ “{guest_many:We are|I am} not thinking about it,” said {guest}, “as hard as {guest_many:we|I} can.” # usual
{helper_person:“Look at me,” said {helper}, “and not at yourself.” So {guest} looked.} # beat
{helper_animal:{helper} came and leaned on {guest}, and that was something else to think of.} # beat
{helper_carried:{helper} was given to {guest} to hold, so that there was something else to think of.} # beat
Then {A} had an idea. {A} looked up at the stars, and yawned a bit. “What did you have for tea?”
“Toast,” said {guest}, “with b…”
And in the middle of the butter, {guest} {wished_done}.
{
- is_eat:
In it went, and down went the bump. They heard it arrive. It was the best one yet.
- is_find:
There it was! It had been right beside Mr Plum, and he had been looking at his potato.
- is_paint:
It was done before the brush knew about it. Not one drop went over the edge.
- is_go:
Small, smaller, a pea, and gone. They could hear the lamp hum. Then in came {guest} from the other end.
- else:
The first bit came first, and the last bit came last. Nobody fell over anything.
}
“…utter,” said {guest}.
Then how they clapped! Mr Plum threw his potato in the air. It came down in the bucket. # usual
“What day is it?” asked {A}. ¶ “Wednes…” said {guest}, and did it again, “…day.” # usual
-> DONE

=== m4
# aside
# shot: two
# place: street; night; stars
# action: heroes point happy at guest; guest stand laughing; friends stand happy
# things: street-lamp; wall; bucket right
Then they all had one to ask.
“What soup do you like?” they asked. ¶ “Tom…” said {guest}, and it came, “…ato.”
“What is four and four?” ¶ “Ei…” said {guest}, “…ght.” There was only just room. # spare
“What is your longest word?” asked {guest}. ¶ “Umbrella,” said {A}. In the middle a bit of it came.
“That was you,” said {guest}. # spare
{homeward} # company
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends sit
# things: basin; towel; mug
{A} washed, and did not think about it. The left hand washed the right. The right washed the left.
It went very well. They even did behind the ears.
“How do you two do it?” asked {A}. Then they stopped, and the soap fell in. # spare
{A} looked out of the window. The hands went and found the soap.
They dried each other, too. It did not take long. # more
The tap dripped, now and then, when it felt like it. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: bucket; street-lamp; wall; tree
In the street it was still. The bucket stood under the lamp.
There was a potato in it. It slept.
Mr Plum lay in bed. “Toast,” he said in the dark, “with b…”
Nothing happened. He tried it with jam. # spare
The stars came out. They did not think about it.
A cat came along the wall. It did not look at its feet. # more
At number nine the light went out. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake calm; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, awake. Under the window stood {guest}.
{resting}
{keepsake}
{dream} # spare
“How do you go to sleep?” asked {A}. “What comes first?” ¶ “First,” said {guest}, and stopped. “{guest_many:We|I} just do it.”
{A} shut one eye. Then there was the other one to think of. # usual
It got later. # usual
“What did you have for tea?” asked {guest}.
“Peas,” said {A}, “with b…”
And in the middle of the butter, {A} was asleep.
Then {guest} {wished_done}, once more. It was very soft. Nobody looked.
“…utter,” said {guest}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bucket stood at the door in the morning, with a potato in it and a note tied to the handle. “Did it again at breakfast,” said the note, “in the middle of the marmalade. Nobody asked me how. Thank you.”
There was a scratch on the bucket from each of the three corners. “How do you do that?” {A} asked it, and it fell over.
-> DONE

=== next_bedtime
The bucket stood under the bed, the right way up. Nobody asked it how.
-> DONE
