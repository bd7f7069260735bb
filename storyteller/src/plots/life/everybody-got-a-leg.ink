# about: weather(trampolin&next door&!upside&!smash&!broke&!wreck&!ruin&!bent|trampolin&neighbo&!upside&!smash&!broke&!wreck&!ruin&!bent|trampolin&garden&!upside&!smash&!broke&!wreck&!ruin&!bent|trampolin&fence&!upside&!smash&!broke&!wreck&!ruin&!bent|trampolin&yard&!upside&!smash&!broke&!wreck&!ruin&!bent)
# about: play(trampolin&blew|trampolin&blown|trampolin&wind |trampolin&the wind|trampolin&landed in|trampolin&over the fence|trampolin&gale|trampolin&storm)
# about: lost-toy(trampolin&blew|trampolin&blown|trampolin&wind|trampolin&gale|trampolin&storm|trampolin&next door|trampolin&over the fence)
# also: weather; play; funny; happy; lost-toy; found-something; person; thing; place
# kind theirs: next door's trampoline|next doors trampoline|next-door's trampoline|neighbour's trampoline|neighbours' trampoline|neighbours trampoline|neighbor's trampoline|neighbors' trampoline|neighbors trampoline|into our|landed in our|ended up in our|is in our|now in our|on our lawn
# wants: child
# role grownup: parent = the grown-up with the gloves
# names: Mrs Orrin | Mrs Tarbuck | Mrs Beddoe
# ages: 3-9
# needs: seeing, speaking
# holds: wind(kind), dark(kind)

=== title
{~Everybody Got a Leg?|The Wrong Side of the Fence}
-> DONE

=== s1
# shot: wide
# place: garden; day; breeze
# action: heroes point surprised at trampoline; grownup stand surprised; friends look-up
# things: trampoline; fence; cabbage; house
{
- is_theirs:
{~{H} looked out, {young:and there was a trampoline.|and there was a trampoline in the cabbages, where there had been only cabbages.}|“We have a trampoline,” said {H}. {young:They did not have a trampoline.|Nobody looked up at first, because they did not have one.}|{H} went out to see what the wind had taken. {young:It had taken nothing. It had brought something.|It had taken nothing. There was one thing too many.}}
It was next door’s trampoline. {young:It stood on six legs, in the cabbages.|It stood on all six legs in the middle of the cabbages, and looked as if it had been asked to lunch.}
- else:
{~{H} looked out, {young:and there was no trampoline.|and where the trampoline should be there was a ring in the grass.}|“Somebody has got our trampoline,” said {H}. {young:It was the wind.|It had been the wind, and the wind had not got far with it.}|There was a ring in the grass, as round as a plate. {H} stood in it {young:and looked for the trampoline.|and turned right round, and there was no trampoline on it anywhere.}}
It was next door. {young:It stood on six legs, in the cabbages.|It stood on all six legs in the neighbour’s cabbages, and looked as if it had been asked to lunch.}
}
“How did it get over the fence?” asked {grownup}. ¶ “It jumped,” said {A}. {young:“It knows how.”|“It has been shown how, every day.”} # usual
It was the wind, of course. {young:A wind can lift that.|A wind can get its hands right under a thing like that, and up it goes.} # more
It could not stay there, and {A} wanted to help put it back.
-> DONE

=== s2
# shot: two
# place: garden; day; breeze
# action: heroes wave happy at orrin; orrin stand surprised behind fence; grownup stand; friends stand
# things: trampoline; fence; cabbage; themed
# people: orrin=woman(old, scarf)
“Good afternoon,” said a head on the other side of the fence. {young:It was old Mrs Orrin.|It was Mrs Orrin, in a woolly hat.} “Is that {is_theirs:ours|yours}?” ¶ “Yes,” said {A}. {is_theirs:“We were just going to bring it back.”|“It came over to see you.”}
{joining}
{musing} # personal
It had six legs, {young:so they got six people|and each leg wanted somebody}: {grownup}, Mrs Orrin, the postwoman, the man who does the taps, and two big boys off their bikes.
{hinderer_person:“I shall be the seventh leg,” said {hinderer}, and went round and round it, looking for one.} # beat
{hinderer_animal:{hinderer} had gone in underneath, where it was dry, and had to be called out again four times.} # beat
{hinderer_carried:{hinderer} had to be put on top for a moment, and went quite a long way up, and came down again.} # beat
{themed_a} lay in the grass right where they had to walk, and was moved. # personal
That was a leg each, {young:and none for {A}.|and when {A} had been all the way round there was none left.}
-> DONE

=== m1
# aside
# shot: behind
# place: garden; day; breeze
# action: heroes kneel curious before footprint; grownup look-through; friends peek
# things: footprint; bucket; fence; cabbage; flowerpot
First {A} looked at how it had come. {young:There was a round hole in the mud.|There was a round hole in the mud by the fence, as if from a very thin elephant.}
“That is one foot,” said {A}. “It stood here, and it bent its knees.” {young:¶ And then there was no hole at all.|¶ After that there was no mark for the whole width of a flower bed.}
The fence had not a scratch on it. {young:It had gone right over!|“Clean over,” said {grownup}, and looked at the fence with new eyes.}
{~A bucket|A flowerpot} had been blown along as well, but only as far as the wall. {young:It had not learned to jump.|It lay on its side there, and you could see that nobody had ever shown it anything.}
“I should have liked to see it go,” said {A}. # spare
They thought of it up there, with all its legs out. {young:It must have been very proud.|For a moment it must have been the highest thing in the street, and there was nobody on it.} # more
-> DONE

=== l1
# aside
# shot: close
# place: garden; day; breeze
# action: bird jump happy on trampoline; heroes look-up happy; friends peek happy
# things: trampoline; cabbage; fence
There was a bird on it. {young:It was small and brown.|It was one of the small brown ones that nobody has learned the name of.}
It took a hop, as birds do. {young:And it went up much too far!|But it was used to ground, and it went up a good deal further than it had meant.}
It came down, and it looked at its feet. {young:Then it did it again.|It looked at both of its feet, first the one and then the other, and then it did it again.}
“It has {~never|not} been on one,” said {A}. They stood and let it finish. {young:It was a polite bird, and did ten.|You do not carry off a trampoline with somebody on it, and it did about ten.}
Then it flew to the fence, to think. Once, on the fence, it bent its knees again. {young:Nothing happened.|It seemed to be disappointed in the fence.} # spare
-> DONE

=== s3
# shot: above
# place: garden; afternoon; breeze
# action: orrin lift worried trampoline; grownup lift; postwoman lift; man lift surprised; heroes stand surprised; friends look-up
# things: trampoline; fence; cabbage
# people: man; postwoman
“Now,” said the tap man. ¶ “When?” said the postwoman. {young:Up went one side.|Up went the side with the tap man on it, and the other side went down.}
“Now,” said one of the boys. {young:Up went the other side.|Then that side went up, and the tap man’s side came down, and {grownup} sat in a cabbage.} # usual
Everybody pulled as hard as they could, {young:and nobody pulled together.|and each of them did it when they thought best.} # usual
{helper_person:“They can’t see each other,” said {helper} to {A}. “They can see a leg, that’s all. You can see the lot.”} # beat
{helper_animal:{helper} sat down next to {A}, where you could see all six of them at once, and looked at {A}.} # beat
{helper_carried:{A} held {helper} up high. From up there you could see all six of them at once, and how it was going.} # beat
{A} had no leg, and stood on the grass, {young:and could see all six.|and was the only one who could see all six.}
“Everybody got a leg?” called {A}. ¶ “Yes,” said all six, {~one after the other|all the way round}. ¶ “Then… up.”
And it went up, all round, as flat as a tray.
-> DONE

=== m2
# shot: wide
# place: garden; afternoon; breeze
# action: grownup carry trampoline; orrin carry; postwoman carry; heroes point proud at gate; friends walk
# things: gate; fence; wheelbarrow
They tried it by the gate. {young:The gate was as wide as a wheelbarrow.|The gate had been made for people with wheelbarrows, one at a time.}
“Sideways,” said the tap man. {young:It did not go sideways.|So they turned it on its side, and now it was as high as the porch.}
“Everybody got a leg?” called {A}. There were two who had only air. {young:“Then down.”|They had been carrying that quite hard, and were surprised.}
“It did not come in by the gate,” said {A}, “so it can’t go out by the gate.” {~Mrs Orrin said that there was something in that|The boys looked at the gate, and had to agree}. {young:So back they all went to the fence.|It would have to go the way that it had come, and so they all walked backwards to the fence.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: garden; afternoon; clear
# action: orrin pour teapot; postwoman drink calm; man drink; heroes give cup; grownup drink; friends sit
# things: trampoline; table; 4 cup on table; fence
Halfway, there was tea. {young:They drank it with one hand.|They drank it standing up, each with one hand, so as not to lose their leg to somebody else.}
“I have had this one since two o’clock,” said the postwoman, {young:and patted it.|and patted it, for she had grown fond of it.} “It is the {~smoothest|straightest} of them.”
“Mine has mud on,” said one of the boys. {young:“It is good mud.”|“But it’s the one that it jumped from, I should think.”}
{A} carried round the sugar, and saw to it that nobody went off. # spare
Nobody in the whole street had ever stood round a trampoline for so long {young:without jumping.|without anybody jumping on it.} # more
“What is in your bag?” {A} asked the postwoman. ¶ “Letters,” she said, {young:“for everybody here.”|and looked round. “For everybody here, in fact. They are all in.”} # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: orrin jump laughing on trampoline; L clap laughing; heroes clap; grownup clap; friends clap happy
# things: trampoline; fence; boot beside trampoline
Over the fence it went, the way that it had come. {young:“Everybody got a leg?” called {L}. “Then down.”|Three of them stayed, and three ran round. “Everybody got a leg?” called {L}. “Then down.”}
There it stood, {young:at home.|in its own grass, on its own ring.} They all rubbed their hands, and only Mrs Orrin went on looking at it. # usual
“What is it like?” asked Mrs Orrin. ¶ “Have you never been on {is_theirs:it|one}?” asked {L}. ¶ “No,” said Mrs Orrin. “I have only carried one.” {is_theirs:It had always been full.}
So she took off her boots, and stood in the middle, in blue socks.
“Everybody got a leg?” asked {L}. ¶ Mrs Orrin looked down. “Two,” she said. ¶ “Then up.”
And up she went, {young:boing,|straight up,} hat and all.
“I can see my kitchen,” called Mrs Orrin. “I have left the light on. I can see your {~bath|stairs}.” # usual
-> DONE

=== m4
# aside
# shot: two
# place: garden; dusk; clear
# action: grownup carry sack; L point proud at trampoline; heroes stand; friends sit
# things: trampoline; 3 sack beside trampoline; rope
The wind might come by again. So they gave it something to hold.
It got a bag of sand for each foot. {grownup} tied them on with a good knot.
“Is that so that it can’t go?” asked {L}. ¶ “So that it need not,” said {grownup}. # spare
{L} went round, and looked at each knot. There were six.
“You have been over there now,” {L} told it. “You know what it is like.” # spare
It stood quite still. It looked like somebody who has been out. # more
“Six,” said {L}, to be sure. “They are all on.” # more
-> DONE

=== l3
# aside
# shot: behind
# place: street; dusk; clear
# action: postwoman walk calm; heroes wave sleepy; grownup wave; friends sit
# things: gate; street-lamp; bicycle; postbox
Then they all went home. Each one had a mark across both hands.
The boys got on their bikes. They rang both bells. # spare
The postwoman went last. She had no letters left. # spare
“It was a good leg,” she said at the gate. “Next time I should like the same one.”
“I will keep it for you,” said {L}.
The tap man went back in to his tap. It had dripped all that time. It did not mind. # more
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; stars
# action: L sit sleepy in bath; heroes sit; grownup hold towel; friends sit
# things: bath; towel; flannel; tap
There was mud in the bath. It was from two gardens.
“Everybody got a leg?” asked {grownup}, with the towel. ¶ Up came a leg. It was dried, and then there was another. # spare
The water ran out, and took some of each garden with it. # more

“That’s the lot,” said {grownup}. ¶ “You should count them,” said {L}. “It is best to ask.” # spare
Then came the pyjamas. Both legs went in.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: trampoline; fence; cabbage; moon
It was dark on both sides of the fence. There was a ring in the cabbages. It was as round as a plate.
A bit of wind came down the road. It was not the big one. # spare
It felt at a leg. There was somebody on it. It was sand. # spare
It felt at the next one. They were all taken.
So it blew on the cabbages. Then it went off. # more
In the middle lay the moon. It had no legs. It did not jump.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; window
It was a quiet night, with no wind to speak of. # usual
{resting}
{keepsake}
{dream} # spare
“Everybody got a leg?” asked {grownup}, at the door.
{L} felt about for them, down there in the warm.
“Two,” said {L}. “And the bed has four.”
“And is it going over any fence?” ¶ “No,” said {L}. “It is home.” # usual
“Then down,” said {grownup}, very low.
Down went the arms. Down went both legs.
It went down all round, quite flat.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postwoman came in the morning, with one letter, and asked how her leg was. {H} took her to see it. It was the one with no mud on, at the back.
“It has kept very well,” said the postwoman, and knocked on it with one finger. The letter was for Mrs Orrin, from a sister. It had been blown into three gardens since Monday, and it had no legs at all.
-> DONE

=== next_bedtime
Next door there hung two blue socks to dry. They had been higher up than that.
-> DONE
