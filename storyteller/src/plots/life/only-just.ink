# tells: entries(story|ran away|walked off|walked away|wandered off|marched off|rolled away|rolled down the hill|rolled down|rolled out of|rolled off|rolled all the way|bounced away|bounced off|bounced out of|floated away|floated off|drifted away|drifted off|flew away with|flew off with|flew off the|flew off her|flew off his|blew away|blew off|blown away|blown off|hopped away|hopped off|slid away|sailed away by itself|crept away|galloped off|trotted off|ran off|rode off by itself|drove off by itself|drove away by itself|set off by itself|went off by itself|went off by themselves|escaped from the zoo|escaped from the circus|escaped from the farm|escaped from its|escaped from his cage|escaped from her cage|escaped and|got loose|got away from|everyone chased|everybody chased|village chased|town chased|had to chase|ran after it|had to follow them|had to follow him|had to run after)
# happens: runaway
# wants: child
# kind blown: float*|blow*|blew|drift*|balloon*|kite*|the wind
# kind fly: flies|flew|fly|flying|took off into|takes off into
# kind roll: roll*|bounc*|slid*|tumbl*
# kind foot: walk*|shoe*|boot*|legs|hop*|march*|tiptoe*|skip*|feet|sock*
# ages: 3-10
# needs: walking
# holds: dark(kind)

=== title
{~Only Just|Which Way It Went, and How}
-> DONE

=== s1
# shot: wide
# place: lane; day; breeze
# place for roll: hill; day; clear
# action: heroes run surprised; friends stand surprised; postman stand surprised
# things: e1 right; gate
# people: postman
{~It is not easy to say when a thing like that begins. {H} looked, and everything was as usual, and {H} looked again.|“Oi!” called {H}, and then there was nobody left to call it to.|The gate was still swinging when {H} came out.}
{entry_1}
{entry_1_seen} # usual
{
- is_blown or is_fly:
There was something over the gate, {young:and then it was over the roof.|and then it was over the roof, and a sock on the line pointed after it.} # usual
- is_roll:
There was a rumble in the road, {young:and it got smaller and smaller.|and then the rumble went round the corner, and took the dust along.} # usual
- is_foot:
There were steps in the road, {young:and they got smaller and smaller.|and then the steps went round the corner, and did not hurry, and did not stop.} # usual
- else:
There was some dust in the road, {young:and it got further and further away.|and then the dust went round the corner, and did not hurry, and did not stop.} # usual
}
{L} saw the last of it go, and set off, {young:as fast as two legs can.|at first at a walk, and then not at a walk.}
At the corner stood a postman, {young:and looked down the road.|and looked the other way, as you do when something has gone by.}
“{sure():{those()} {what()}|Did you see that}?” asked {L}. ¶ “Only just,” said the postman.
-> DONE

=== m1
# aside
# shot: above
# place: lane; day; breeze
# action: A kneel curious; heroes kneel curious; friends stand curious; ladybird stand surprised
# things: stick; e1 right
You could see which way to go. {is_blown or is_fly:{young:All the leaves pointed there.|The leaves were still turned over, and two hats lay in the road, and a third hung in a tree.}|{is_roll:{young:There was a line in the dust.|There was a line in the dust, as if somebody had drawn it, and it did not go round the puddles.}|{is_foot:{young:There were marks in the dust.|There were marks in the dust, neat and close together, and at the puddle they went round.}|{young:The grass still leaned that way.|The grass at the edge still leaned that way, and had not had time to get up.}}}}
The sweeper on the corner had just swept, and had to begin again. # spare
{A} laid a stick on the place, {young:so that it could be found again.|so that you could see from the next corner where the last one was.}
“It has not been long,” said {A}. {young:A beetle sat there, and was still surprised.|You could tell, for a beetle who had jumped out of the way was only now putting its legs straight.}
“We may get there before it is stopped by somebody else,” said {A}. {young:There was nobody else.|There was nobody else, but it is as well to hurry.} # spare
“When was it?” asked {A}. ¶ The beetle did not talk. But it had the look of only just. # spare
{pausing} # company
{themed_a} lay in the road, where it had been knocked over, and somebody stood it up. # personal
-> DONE

=== s2
# shot: two
# place: street; day; breeze
# action: A run worried; heroes run; woman sit surprised on bench; friends run
# things: e2 left; e1 right; bench
# people: woman(hat)
{is_entry_3:{entry_2}}
{joining}
So {L} ran. But the more you run behind, the more there is running in front.
{L} went by the shop and the church {young:like the wind.|and a man with a ladder, who had only just got it to stand.} # usual
{hinderer_person:“What are we running after?” said {hinderer}, and stood still to be told, and so they all stood still.} # beat
{hinderer_animal:{hinderer} was the fastest of them all, and ran the whole way, but after a butterfly.} # beat
{hinderer_carried:{hinderer} had to be carried, and held on to, and turned round to see, and that makes you slow.} # beat
On the bench sat a woman, and {is_blown or is_fly:held on to her hat.|{is_roll:had both feet up, out of the way.|{is_foot:was looking at her own feet, to see if they meant to go, too.|had a bun, and had not yet shut her mouth.}}}
{named() and not sure():“It is about {what()},” said {L}. “Have we missed it?”|“Have we missed it?” asked {L}.} ¶ “Only just,” said the woman.
“Would you like to sit down?” she asked. ¶ “Not now,” called {L}, already running. # spare
{is_blown or is_fly:And there, over the last roof, no bigger than a plum, went {it()}.|{is_roll:And there, at the bottom of the street, no bigger than a penny, went {it()}.|And there, at the end of the street, no bigger than a bean, went {it()}.}}
-> DONE

=== l1
# aside
# shot: wide
# place: market; day; breeze
# action: A shout worried; heroes shout; friends shout; baker stand surprised
# things: stall; bread on stall; e1 right
# people: baker
They called, too. {young:“Come back!” they called.|“Come back!” they called, and then, since it may have been the wrong way to put it, “Would you like to come back?”}
Nothing came back but a baker, {young:who had been walking the other way.|who had been walking off the other way, and wished to know what it was about.}
{named():“It is about {what()},” said {A}.|“It is about all that,” said {A}, and pointed.} ¶ The baker had seen it, {young:from the first bun to the last.|all the way from the first bun on the stall to the last.}
“When?” asked {A}. ¶ “Only just,” said the baker, {young:and gave them a bun.|and gave them the end of a bun each, since nobody can run on nothing.}
Then they had to eat it, and by then it was a little less only just. # spare
“Which way did it go?” asked {A}, with a full mouth. ¶ {young:“That way,” said the baker.|“That way,” said the baker, and pointed with the bread, which is longer than an arm.} “And it did not buy a thing.” # spare
-> DONE

=== m2
# aside
# shot: close
# place: lane; afternoon; clear
# action: A sit worried; heroes sit; friends sit
# things: boot; stone; wall; e1 right
At the wall {A} had to stop, with a stone in one shoe or one sock. {young:It was a very small stone.|It had felt as big as a potato, and when it came out it was about as big as an ant.}
It takes a bit of time to put a foot right. {young:So the others leaned on the wall.|You cannot hurry a foot, and so the rest of them leaned on the wall.}
It was quiet then. {is_blown or is_fly:Nothing moved up there.|{is_roll:Nothing rumbled.|{is_foot:There were no steps.|There was no dust.}}} {young:It was quiet round the corner as well.|And round the corner, where it ought to have been going on, it was quiet as well.}
“That is funny,” said {A}, and got up. {young:Then it all began again.|But no sooner were they on their feet than it all began again.} # spare
{A} looked back at the wall once more, before they ran. {young:It was a good wall.|It was a good wall, and there was something that it knew, but it was not the moment to ask a wall.} # spare
The stone was left on top of the wall, to mark how far they had got. # spare
-> DONE

=== s3
# shot: behind
# place: field; afternoon; clear
# action: A reach-up proud; heroes stand curious; friends stand curious
# things: gate; e1 right; e3 left
{is_entry_4:{entry_3}}
{is_entry_4:“We can be first,” said {L}.|“The road goes round,” said {L}. “We can go across.”} {young:They went over the grass.|So they went through a gap in the hedge, and over the grass.}
Then they stood in the road with their arms out. {young:They stood and stood.|They stood like that until their arms were heavy.}
{helper_person:“Somebody ought to look behind us,” said {helper}, who did, and was the only one to see it.} # beat
{helper_animal:{helper} sat down with a face to the other side, and looked over there, and did not look away.} # beat
{helper_carried:{helper} had been put down facing the wrong way, and so was the one who saw it.} # beat
Nothing came but a man with a wheelbarrow. “Have you met {sure():{what()}|anything}?” asked {L}. ¶ “Only just,” said the man. “Behind you.”
{is_blown or is_fly:They looked round. Behind them, over the trees, the sky had just shut.|{is_roll:They looked round. Behind them the dust was just coming down.|{is_foot:They looked round. There were the steps, and they were quite fresh.|They looked round. Behind them a bush was still moving.}}} # usual
“We are very near,” said {L}. They always were. # spare
-> DONE

=== l2
# aside
# shot: two
# place: field; afternoon; clear
# action: A walk curious; heroes walk; friends walk; cow stand calm
# things: gate; hedge; e1 right
A cow stood by the gate, and was still looking. {young:A cow looks for a long time.|A cow takes a thing in slowly, and can be asked about it for the rest of the day.}
“Which way?” asked {A}. {young:The cow went on looking.|The cow went on looking, and so they stood behind the cow, and looked along its nose.}
And there, along the nose, {is_blown or is_fly:over a wood,|{is_roll:on the far slope,|on the far path,}} was something small, {young:and it had stopped.|which had stopped, all by itself, as if to see who was coming.}
{sure():“There {those() == "Were those":are|is} {what()},” said {A}, very low.|“There,” said {A}, very low.} {young:“It is looking at us.”|“And I do believe we are being looked at.”} # spare
“Quick!” said {A}, and they ran. {young:Then it was gone.|And as soon as they ran, of course, there was only the place.} # spare
“That is a very good cow,” said {A}, going back to shut the gate. # spare
{young:The cow went on looking.|The cow had not finished. It was still looking at the time before last, and would come to them by supper.} # spare
-> DONE

=== s4
# shot: close
# place: lane; dusk; clear
# action: L sit calm; heroes sit calm; friends sit calm
# things: e1; stone; e2 left; e3 left; e4
Where there was no more road {L} could not run any more, and sat down on a stone. {young:Nobody ran.|For once nobody was running.}
It was quiet on this side of the corner. {young:It was quiet on that side, too.|They listened, and it was just as quiet on the other side.} # usual
“If nobody runs behind,” said {L}, “nobody runs in front.” # usual
So they sat, and looked at the grass, {young:and not at the corner.|and at anything but the corner.}
{is_entry_2 and not is_entry_3:{entry_2}|And back round the corner, only just, came {it()}, to see what had become of everybody.}
A leaf came down. Nobody chased that, either. # more
“There you are,” said {L}. Bit by bit there was less {is_blown or is_fly:air|road} between them, and then there was none.
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{is_entry_3:And nobody ran.|{is_entry_2:It was in time, only just.|Then they all sat for a bit, since there was nothing to catch up with.}} # usual
-> DONE

=== m3
# shot: wide
# place: lane; dusk; clear
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: gate; hedge; e1 left; lantern
They went home at a walk. The road was much longer that way.
Here was the stone, and there was the gap in the hedge. The hedge was asleep.
“Did you get there?” asked the woman on the bench. ¶ “Only just,” said {A}. # usual
Nobody ran. Nothing ran in front. It is a slow way to go, but you see more of it. There was a church. There was a ladder, and nobody on it. # spare
The postman had one letter left. It was for the next house, and he took it there, quite slowly. # spare
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: A sit sleepy; heroes sit sleepy; friends sit sleepy
# things: 2 boot; mat; door; coat on hook; hook
They were home by bedtime. Only just.
The shoes came off. There was some of the road in them. # usual
“You have been far,” said the hall, or it was the mat. ¶ “As far as the corner,” said {A}. “And the next one.” # spare
The door was shut, so that nothing else would go. It was shut twice. # spare
The coats all hung where they had hung. So did the hats. {A} said thank you to them. # spare
{homeward} # company
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends stand
# things: basin; towel; soap
Then they washed off the dust. It went round and round, and away.
“Let it,” said {A}. You do not have to go after all of it. Some of it may go.
The soap got away as well. It got as far as the plug. # usual
{A} did not chase it. {A} sat down on the edge, and looked at the towel. # spare
The soap stayed where it was. Then it slid back, a bit at a time. # spare
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; stone; moon; bench
Out there the road lay still. It had stopped at the gate, and did not go round the corner any more.
The bench was there. The stone was there. They had not been anywhere, and they did not mind. # spare
A leaf went by. Nobody went after it. So it lay down. # usual
In the field a cow was still looking. By now it had got as far as the man with the wheelbarrow. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; curtain
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
Sleep was on its way. But if you run after it, it runs.
So {L} lay still. It was quiet on this side. It was quiet on that side, too.
Then round the edge of the bed it looked back. It came a bit nearer, and a bit nearer.
“Are you asleep?” asked the dark. ¶ “Only just,” said {L}.
{named():Goodnight, {what()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postman was at the door in the morning, a little out of breath. “Has it been by here?” he asked. ¶ “What was it?” asked {A}. ¶ It was a letter. It had been in his hand, and then it had been in the lane, and then it had been round the corner. {H} sat down on the step, and the postman sat down as well, and they looked at the grass. ¶ “Only just,” said the letter box.
-> DONE

=== next_bedtime
Nothing ran in front, and nobody ran behind. They were all there, only just.
-> DONE

=== function named
~ return is_entry_1_being or is_entry_1_thing

=== function sure
~ return is_entry_1_being or is_entry_1_thing_2

=== function it
{
- sure():
~ return what()
}
~ return "something"

=== function what
{
- is_entry_1_thing and (is_blown or (is_roll and is_entry_1_thing_2) or not is_entry_1_being):
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return "something"

=== function those
{
- what() == entry_1_thing and entry_1_thing_many:
~ return "Were those"
- what() == entry_1_being and entry_1_being_many:
~ return "Were those"
}
~ return "Was that"
