# about: story-about; with-character; creature; bring-back
# tells: tale(to the moon|visits the moon|lands on the moon|walks on the moon|to space|into space|to outer space|into outer space)
# also: funny; person; place; thing; happy; play; food; calm; weather; journey
# kind space: to space|into space|outer space
# kind bus: bus
# kind train: train
# kind rocket: rocket|spaceship|space ship
# kind cup: teacup|tea cup|cup
# kind balloon: balloon
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the saucepan
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), space(kind)

=== title
{~Twice for Supper|This Way Up}
-> DONE

=== s1
# shot: two
# place: garden; dusk; clear
# action: guest hold proud label; heroes stand curious at guest; grownup wave; friends stand curious
# things: label in guest.hand; box; moon
# things for bus: label in guest.hand; bus; moon
# things for train: label in guest.hand; train; moon
# things for rocket: label in guest.hand; spaceship; moon
# things for cup: label in guest.hand; cup; moon
# things for balloon: label in guest.hand; hot-air-balloon; moon
{~“Which side is the top?” asked somebody in the garden, and {H} went out to see.|It was half an hour until supper, and {H} went to see who was at the end of the garden.|{H} looked out of the back door, because somebody in the garden was sticking something on something.}
There {guest_many:were|was} {guest_a}, with a label in the shape of an arrow. ‘This way up,’ it said.
“{guest_many:We are|I am} going to {is_space:space|the moon},” said {guest}. {is_space:“The moon is the first stop.”|{young:“You stick it on, and then you go that way.”|“You stick it on, and after that there is only one way to go.”}}
“Supper is in half an hour,” called {grownup}, from the kitchen. “I’ll put the light off and on, twice, as usual.”
“Is that enough time?” asked {A}.
“It isn’t far,” said {guest}. “You can see it from here.”
-> DONE

=== s2
# shot: wide
# place: sky; dusk; clear
# action: guest fly happy in box; heroes fly happy in box; friends fly surprised
# action for bus: guest stand happy; heroes stand happy; friends stand surprised
# action for train: guest stand happy; heroes stand happy; friends stand surprised
# action for rocket: guest stand happy; heroes stand happy; friends stand surprised
# action for cup: guest stand happy; heroes stand happy; friends stand surprised
# action for balloon: guest stand happy; heroes stand happy; friends stand surprised
# things: box; moon; cloud
# things for bus: bus; moon; cloud
# things for train: train; moon; cloud
# things for rocket: spaceship; moon; cloud
# things for cup: cup; moon; cloud
# things for balloon: hot-air-balloon; moon; cloud
{is_bus:The bus was at the gate.|{is_train:The train stood by the hedge.|{is_rocket:The rocket was ready.|{is_cup:There was a teacup, and it was bigger than it looked.|{is_balloon:The balloon was tied to the fence.|It was a big box, with ‘fridge’ crossed out on the side.}}}}} On went the label, and they all got in.
{joining}
{is_loved:“I only wish that I had {loved} with me,” said {A}.|{musing}} # personal
{young:Up they went. The house was as big as a loaf. Then it was a biscuit. Then it was a crumb.|Below them the house was as big as a loaf, and then a biscuit, and then a crumb, and then it was hard to say which crumb.}
{hinderer_person:“I think I left the tap on,” said {hinderer}, but by then they were over the church, and higher.} # beat
{hinderer_animal:{hinderer} hung out over the edge the whole time, and so they flew a bit to one side.} # beat
{hinderer_carried:{hinderer} had to be held up to see, and then had to be held on to.} # beat
Then there was a bump, and {L} sat down on the moon.
{young:It was soft and grey.|It was soft and grey, and somebody had switched off all the noise.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: moon; night; stars
# action: heroes sit surprised; guest point laughing at heroes; friends stand laughing
# things: footprint; stone
Nothing is ever tidied on the moon. {young:There is no wind.|There is no wind up there and no rain, so whatever you do in the dust stays done.}
{guest} made one step, and looked round at it. {young:“It is still there.”|“It will be there in a million years,” said {guest}, and put the other foot down with more care.}
{A} jumped, and came down again as slowly as a sock.
Where {L} had sat, there were two round dents in the dust. {young:You could see what had sat there.|Anybody could see what had been there, and which way it had been facing.}
“For a million years?” asked {A}. ¶ “At the least,” said {guest}. {young:“It is a good one. Leave it.”|“I should leave it. It is a very clear one.”} # more
So they left it, and went round it on tiptoe. # more
-> DONE

=== l1
# aside
# shot: two
# place: moon; night; stars
# action: heroes throw happy ball; guest catch happy; friends clap happy
# things: feather; stone; ball
They were not the first. {young:Somebody had left a feather, and a small white ball.|Somebody had left a feather, and a hammer, and a small white ball.}
“He hit it, and could not find it,” said {guest}. {young:“It is a long way.”|“It went on for too long. Things do, here. I expect he is at home now, and still cross.”}
{A} picked it up, and threw it over. {young:It went and went.|It went off in no hurry, and {guest} had time to walk under it, and get ready, and change hands.}
{young:The feather fell like a stone.|Then {A} dropped the feather and a stone, and they came down side by side, like two people getting off a bus.} There is no air up there for a feather to lie on.
They laid the ball back in the dent where it had been, {young:so that he could find it.|in case he should ever come by and look for it.}
“Ought we to leave a note?” asked {guest}. ¶ “He will see our feet,” said {A}. # more
-> DONE

=== s3
# shot: behind
# place: moon; night; stars
# action: guest think worried; heroes look-up curious; friends look-up curious
# things: planet; box; stone
“It will soon be supper,” said {A}. “Which way is home?”
{young:Up there hung a ball, blue and white.|Up there hung a ball of blue and white, no bigger than a plum, and everybody they knew was on it.}
“Do you see a red gate?” asked {A}. ¶ “{guest_many:We|I} see a cloud,” said {guest}. {young:There was no gate at all.|From up there you could not see a gate, nor a street, nor so much as a town.} # usual
{helper_person:“There is our kettle,” said {helper}. But that turned out to be Africa.} # beat
{helper_animal:{helper} smelled in every direction, and there was no supper in any of them.} # beat
{helper_carried:{helper} was set on the tallest stone, and looked out for all of them.} # beat
And the label was no help. {young:“This way up,” it said. It was pointing at the stars.|‘This way up,’ it said, and pointed off into the stars, the other way.}
“We can turn it round,” said {A}, “but it has to point right at our house, or we go past.” # usual
-> DONE

=== m2
# aside
# shot: above
# place: moon; night; stars
# action: heroes eat happy sandwich; guest eat happy; friends sit happy
# things: stone; plate; themed
There was one sandwich, and it was for when you do not know what to do. They shared it on a flat stone.
{young:The jam fell off, as slow as a leaf.|The jam came away from the bread, and set off for the ground, and was caught, and put back.}
{themed_a} was good for keeping the crumbs in one place. # personal
“What is it today, at home?” asked {guest}. ¶ “Peas,” said {A}, {young:and looked up at the ball.|and looked up at all that blue, where the peas were.}
{pausing} # company
{young:You could not smell them from there.|They must have been in the pan by now, and you could not smell so much as one.} # spare
“Does it look smaller to you?” asked {guest}. ¶ “No,” said {A}. “It only looks further.” # more
After that they still did not know what to do, but they were not so hungry. # more
-> DONE

=== l2
# aside
# shot: wide
# place: moon; night; stars
# action: heroes point happy up; guest look-up curious; friends look-up curious
# things: planet; stone
They tried to work it out. {young:The sea was the blue part.|The blue was the sea, and the brown was where there is no sea, and the white was weather.}
“We live where it is green,” said {A}, “and a bit wet.” {young:There was a lot of green.|A good deal of it was green, once you looked, and nearly all of that was a bit wet.}
“Near what?” asked {guest}. ¶ “Near the shop,” said {A}.
{young:There was no shop on it.|They went over the whole plum for the shop, from the top to the stalk.}
It turned while they looked, {young:very slowly, like a cake in a window.|very slowly, so that everybody could be seen from every side.} # spare
“It may be round the back,” said {guest}. ¶ “Then it is morning there,” said {A}, {young:“and it is not.”|“and it can’t be morning. They have only just put the peas on.”}
“{guest_many:We|I} should not like to land on the back,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: moon; night; stars
# action: heroes point surprised up; guest hold happy label; friends look-up happy
# things: planet; stone
{A} looked up again. Half of the ball was bright, and half was dark. {young:And the dark was moving!|And the dark had moved on a bit, like a blanket that is being pulled up.}
“Down there it is evening,” said {A}, “just along that edge.” # usual
All along the edge the lamps were coming on. {young:They were as small as pinpricks.|There were hundreds of them, each no bigger than the prick of a pin.}
“They all look the same,” said {guest}. ¶ “Wait,” said {A}. # usual
Then one went off. It came on. It went off, and it came on.
“Twice!” said {A}. “It is us! It is twice for supper!”
{guest} took the label, and turned it over, and pointed it at that lamp and at no other. “Hold on,” said {guest}. # usual
They came down right beside the back door. It smelled of peas.
-> DONE

=== m3
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand happy; heroes run happy; grownup stand happy; friends walk happy
# things: door; lamp; hedge
“You are just in time,” said {grownup}, with one hand still at the switch. “Wipe your feet.”
They looked round. Over the hedge came the edge of the dark. It had nearly caught up with them.
It came over the grass, as far as the step. Then it had to stop, because of the lamp.
“Was it nice?” asked {grownup}. ¶ “It was quiet,” said {A}. “You can’t see the gate from there.”
“But you can see the light,” said {guest}. # spare
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; stars
# action: heroes eat happy; guest eat happy; grownup sit happy; friends eat happy
# things: table; plate on table; fork on table; bowl on table; lamp
They had peas. The peas fell off the fork, and they fell quite fast.
“Down here you have to be quick,” said {guest}, and caught one in a spoon.
{A} had seconds. {guest} had thirds. It makes you hungry, such a long way up. # spare
There was grey dust on the mat, and a bit on one chair. It was in two round marks.
“It will stay for a million years,” said {A}. # spare
But {grownup} had a cloth. Down here things are tidied.
The pan was empty by then. You could see the bottom, and it was round, and had a face in it. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: door; moon; hedge
Then {guest} went home. It was not far. You could see the roof from there.
“You keep this,” said {guest}, and gave {L} the label. “{guest_many:We|I} know the way now.”
The moon had come up over the hedge. It looked as it always does. # spare
“Can you see it?” asked {L}. ¶ “Not from here,” said {guest}. “But I know where you sat.”
They waved to it, just in case. It was only polite. # more
By the hedge it was quite dark by now. {guest} went off along the edge of it. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: moon; night; stars
# action: heroes sleep
# things: planet; footprint; stone; ball
On the moon it was still. There was no wind.
There were two round dents in the dust. Nobody had tidied them.
A feather lay there. A ball lay there. Nobody had come for it yet. # spare
Up above hung the plum. The edge of the dark went over it. # more
One by one, the lamps went out. It was bedtime, just along there.
One was the last. It went off. It did not come on.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; label on bed; lamp; pillow
{A} lay in bed. The dark was all the way up.
{resting}
{keepsake}
{dream} # spare
The label was on the end of the bed. ‘This way up,’ it said.
{A} turned it round.
Now it was right. Down went the head. Down went both the feet. # usual
The moon was in the window. Somebody had sat on it.
Then the lamp went off. It came on. That was once.
It went off. That was goodnight.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a ball lay on the back step, small and white, and grey at the bottom. It had a label on it in the shape of an arrow.
“Somebody has found it for him,” said {H}, and turned the arrow to the gate, and the ball rolled off down the path. It went quite fast. Down here they do.
-> DONE

=== next_bedtime
The moon was in the window, and it had two round dents that you could not see. But somebody knew where they were.
-> DONE
