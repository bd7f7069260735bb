# about: story-about; with-character; creature; bring-back
# tells: tale(a patient)
# also: funny; person; place; thing; happy; play; food; calm; weather; dentist; doctor; pet-ill; hospital
# kind sea: whale*|shark*|dolphin*|orca*|narwhal*|octopus*
# kind big: t-rex|trex|dinosaur*|dragon*|elephant*|giraffe*|hippo*|rhino*|mammoth*|crocodile*|alligator*|bear*|polar
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role healer: answer, creature = a mouse called Dr Pim
# names: Bruno | Otto | Basil
# names: Dr Pim | Dr Figg | Dr Tansy
# ages: 3-12
# holds: dark(kind), snail(kind), bee(kind), woodlouse(kind)

=== title
{~Stay at Aah|Six Seats and a Flowerpot}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; mist
# action: heroes hold curious lantern; guest stand worried; healer stand calm; snail sit calm; friends stand curious
# things: box; flowerpot right; wall
{~“Next, please,” said {H}, and held up the lamp. Somebody in the egg box coughed.|By the back step stood an egg box with the lid up, and {H} held the lamp for it.|{H} held the lamp. Nobody else there was big enough for it.}
The egg box was the waiting room. It had six seats, {young:and they were all full.|and on a Friday they are all taken.} There was a snail with a squeak, a bee with no buzz, and a woodlouse with her three.
In the flowerpot sat the {wished_treats}. That was {healer_a}, no longer than a spoon.
Then the hedge moved, and {guest_a} came in.
{is_big:After that there was a good deal less garden.|{is_sea:It had come up the road with the wet, and lay right across the grass.|{guest} came very slowly, and looked back at the gate twice.}} # usual
“Are you for the {wished_treats}?” asked {A}. ¶ “Mm-mm,” said {guest}, which is no, and held one side of the mouth.
“There is no seat free,” said {A}, {young:“and you are bigger than an egg.”|“and they only come in the one size.”} So {guest} had to wait in the grass. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; mist
# action: snail read calm paper; guest sit worried; heroes kneel curious at box; friends sit calm
# things: box; stamp; flowerpot right
There was something to look at while you waited. It was a stamp. {young:It had a boat on it.|It had a boat on it, and the snail was reading it for the second time.}
“What have you got?” the snail asked {guest}. ¶ “Mm-mm,” said {guest}. {young:That is nothing.|That is what they say who have got nothing at all.}
“I have got a squeak,” said the snail, and went forward a bit. {young:Eek.|Eek, it went, like a gate. “And I only do it at night. People turn round.”}
The bee had lost its buzz. {young:“B,” it said, and no more came.|“B,” it said, and waited, and that was as far as it went these days.}
The smallest woodlouse would not say. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; rain
# action: healer wash calm; heroes hold calm lantern; guest stand worried; friends stand calm
# things: flowerpot right; box; cup
The {wished_treats} had everything ready in the flowerpot. It was all very small and very clean.
There was a {~thimble|nutshell} to rinse from, {young:and a cork to sit on.|and a cork to sit on, that went back when you leaned on it.}
“Have you ever done one so big?” asked {A}, with a look at {guest}. {young:“I did a hen once,” said {healer}.|“I have done a hen,” said {healer}, and thought back to it. “I took sandwiches.”}
“They are all the same,” said {healer}. “They think that it has to be as big as they are. {young:But it is small.”|And then it is as big as a crumb, and they have walked about with it for a week.”}
{healer} tied on a fresh apron. It was half a tissue, and it came down to the floor. # more
Then they both looked at the toothpick, and {healer} said that it would have to do. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; rain
# action: heroes yawn sleepy; guest yawn surprised; healer stand curious; friends stand curious
# things: box; flowerpot right; lantern
“It does hurt,” said {A}, “in there, on the left.” ¶ “Mm-mm,” said {guest}. # usual
{joining}
{is_loved:“You need not open it,” said {A}. “You can hum me something about {loved}.”|{musing}} # personal
They told {guest} a joke. It was the one about the {~sausage|bus}, {young:and {guest} laughed down the nose.|and {guest} laughed at it, but down the nose.} # usual
{hinderer_person:“You can tell me,” said {hinderer}. “Which one is it?” But {guest} only pointed at the sky.} # beat
{hinderer_animal:{hinderer} went round {guest} twice, and sniffed, and looked sorry, and that made it worse.} # beat
{hinderer_carried:{hinderer} was held up to show how an open mouth looks, but that mouth was sewn, or as good as.} # beat
It was late, and {A} yawned. Then the snail yawned. A yawn goes round.
{is_sea:{A} watered {guest} with the can, and then the yawn got there, too.|Then it got to {guest}.} The mouth came open, {young:as wide as it would go.|until you could have put the egg box in there.}
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; rain
# action: snail sit worried; heroes hold curious umbrella; guest sit worried; friends stand curious
# things: box; umbrella in heroes.hand; themed
It had begun to rain, and an egg box is only paper. {young:Its seats got soft.|Seat one went soft, and seat two leaned over and looked at seat three.}
{themed_a} was put up against it on the wet side, and that helped a little. # personal
“I am sinking,” said the snail. {young:“So are we,” said the woodlouse.|“I do not wish to make a fuss, but I came in here higher than this.”}
Everybody looked about for somewhere dry, with room for six. {young:It had to be soon.|There is not much of that about in a garden, at that time of day.}
{pausing} # company
The bee said “b”. # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; rain
# action: guest shout surprised; snail walk calm; heroes point surprised at guest; friends look-up surprised
# things: box; lantern; umbrella
By now it was raining into the egg box. The snail looked into {guest_s} mouth. It was warm in there, and dry, and pink, {young:{is_big:with more seats than you could count.|with two long rows of seats.}|{is_big:with more seats than you could count|with two long rows of seats}, and a carpet.} ¶ “This is better,” said the snail, and went in. {young:Eek.|Eek, it went, over the edge.}
The bee went in after it. The woodlouse went in, with her three, and they wiped all their feet. # usual
{helper_person:“After you,” said {helper}, and held the umbrella over the last one.} # beat
{helper_animal:{helper} looked in as well, but it was full, and sat down outside to keep the door.} # beat
{helper_carried:{helper} was set down on the step, to show the way in to anybody who came late.} # beat
“Aah?” said {guest}, with very big eyes. {young:It tickled!|It was just when you want to swallow, and must not.} # usual
“Do not shut it,” said {A}. “There is a family in there. It is only till the rain stops. Stay at aah.”
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; rain
# action: guest shout worried; heroes hold happy lantern; snail sit happy; friends sit curious
# things: umbrella; box; lantern
Inside they had taken off their coats. {young:The snail sat at the front.|The snail sat at the front, as it had been first, and the bee took a place with a view.}
“They have done it very nicely,” said the woodlouse. “There is even heating.” {young:Out came a warm wind.|For every time that {guest} breathed there was a warm wind, first out and then in.}
Her three had found something at the back to swing on. {young:“Aah-ha-hagh,” said {guest}.|“Aah-ha-hagh,” said {guest}, and went up on the tips of the toes, or what there was of them.}
“Get down from there,” said the woodlouse. “That belongs to somebody.” # spare
So they got down, and sat in a row, and kicked their heels against the seats, of which they have fourteen each. # more
-> DONE

=== s4
# shot: two
# place: garden; night; stars
# action: healer hold proud pebble; guest look-up surprised; heroes hold happy lantern; snail walk happy; friends clap happy
# things: pebble; bag; flowerpot right
“The waiting room has moved,” {A} told {healer}. So {healer} went in with the bag, and {A} held the lamp.
“Next, please,” they heard, deep down. The snail had one drop of oil, {young:and did not squeak any more.|and went up and down to try it, and made no sound.} The bee was patted on the back. “Bzzz,” it said. # usual
In the last seat on the left sat a pebble. It had been stuck there since Tuesday{young:.|, and could not say what was the matter with it.}
{healer} put both feet against it. Tick! {young:Out it came.|Out it came, and landed in the grass.}
The rain stopped, and they all went home.
{guest} shut the mouth, and nothing hurt. “Is it my turn now?” asked {guest}.
“You have been,” said {A}. “You were after the bee.”
-> DONE

=== m3
# shot: close
# place: garden; night; stars
# action: healer give happy; guest sit proud; heroes sit happy; snail sit happy; friends sit happy
# things: pebble; label; flowerpot
You get a star when you have been. It was cut out of foil. It was as big as a crumb.
“I can’t have that,” said {guest}. “I was only the waiting room.”
“It was the best that I ever sat in,” said the snail. # usual
“You were dry,” said the woodlouse, “and you did not shut.”
So {healer} put the star on. It went on the left, on the outside. # spare
The smallest woodlouse had one, too. It had come with nothing, and had been very good at it. # more
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; mirror; cup; lamp
{A} brushed everything, at the front and at the back.
“Aah,” said {A}, to the mirror. It was warm in there, and pink.
There were two rows of seats. Nobody sat on them. # spare
One was a bit loose, or nearly. You could feel it with the tongue. # more
The brush went all the way along, like somebody who sweeps up after a show. # more
Then it was rinsed. Then it was shut.
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; healer wave calm; friends wave sleepy
# things: flowerpot right; box; moon
Then {guest} went home. The pebble went along, to be shown to people.
“Come again in half a year,” said {healer}. It is what they say.
“Shall I be the waiting room?” asked {guest}. ¶ “If it is wet,” said {healer}. # usual
{homeward} # company
At the hedge {guest} stopped, and tried it once more, for the pleasure. “Aah.” It did not hurt.
A moth looked round. It had nearly gone in. # more
Then the hedge moved, and was a hedge again. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: box; flowerpot right; moon; lantern
The egg box dried. It had six seats again, and they were all free.
The stamp lay on the lid. Its boat was on the sea.
Somebody went by in the grass. There was no squeak at all. # usual
In the flowerpot hung half a tissue, to dry. # more
Far off a bee said it in its sleep. It got right to the end. # more
A drop hung on the lid. It looked in, and let go. # more
The moon came up. It was round, like a mouth that says something.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes yawn sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, and waited. It was a very good seat.
{resting}
{keepsake}
{dream} # spare
A yawn was going round. It had done the stairs. It had done the lamp. # usual
The yawn got to the bed. “Aah,” said {A}, and stayed there for a bit.
Something went in. It was only the night. It was warm, and it wiped its feet. # usual
Then the mouth shut. Then the eyes did.
“Next, please,” somebody said, very low.
Next was {H}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a parcel on the back step in the morning, as big as a biscuit. In it lay a pebble on half a tissue. “It is feeling much better,” said the note, in very small writing. “It only wanted to come out.”
{H} set it on seat six of the egg box, where it could see the stamp, and it was no trouble at all.
-> DONE

=== next_bedtime
The egg box was on the sill, with its lid up. Five seats were free.
-> DONE
