# about: story-about(firework); feast(bonfire night|firework|guy fawkes|fireworks night|fourth of july|4th of july|independence day|bastille|new year&firework|new years&firework); outing(firework); play(firework|sparkler); season(firework|bonfire); fear-other(firework)
# also: scared; nervous; too-excited; happy; tired; thing; outing; play; cannot-sleep; weather; place; bravery; fear-other
# news: bad
# kind bonfire: bonfire*|guy fawkes|guy|november
# kind year: new year*|nye|midnight|hogmanay
# wants: child
# role grownup: parent = the grown-up with the flask
# ages: 3-10
# holds: dark(kind), bang(kind), noise(kind)

=== title
{~One, Two, Bang|The Bang Comes on Foot}
-> DONE

=== s1
# shot: wide
# place: hill; night; clear
# action: A look-up worried; heroes look-up; grownup hold cup; friends look-up
# things: cup in grownup.hand; firework; moon; star
{~On the hill behind the houses stood {H}, {young:in two coats.|in two coats, looking at where the sky would be.}|“Here comes one,” said everybody on the hill, {young:and {H} looked up.|and {H} looked up, with a hood on and a hat under the hood.}|You can see all of the town from the hill, and it was there that {H} stood, {young:in the dark, in warm socks.|in the dark, in three pairs of socks.}}
{
- is_bonfire:
It smelled of smoke and {~hot potatoes|toffee}, {young:and all the noses were red.|and all the people there had their hands in somebody’s pocket.} # usual
- is_year:
The old year had an hour to go, {young:and people had begun to let it off.|and the town had begun to let it off a little at a time.} # usual
- else:
It was cold, and nobody minded, {young:and all the noses were red.|and everybody there stood with their noses up, like ducks in rain.} # usual
}
A small gold light went up over the {~park|church}. {young:Up, up, up.|It went up on a thread, and slower, and slower, and thought.}
BANG! And {A} had both eyes shut.
“Did you see it?” said {grownup}. ¶ “I saw it go up,” said {A}. “Then they shut themselves.”
{is_wished_feast:“It is {wished_feast},” said {grownup}. “It is meant to be loud.”} # wished
{A} wanted to see a whole one, {young:right down to the end.|from the stalk to the last bit coming down.}
-> DONE

=== s2
# shot: two
# place: hill; night; clear
# action: A look-up cross; heroes look-up; grownup stand; friends look-up
# things: firework; scarf; glove; fence
So the next time {A} held them open, with two fingers each.
{joining}
BANG! It came in at the ears. {young:The eyes shut, and pinched two fingers.|You cannot hold your eyes open and your ears shut, unless you have four hands.}
{hinderer_person:“Ooh,” said {hinderer}, each time, so loudly that it was nearly as bad as the bang.} # beat
{hinderer_animal:{hinderer} had got in under {As} coat, nose first, and every bang came up through the buttons.} # beat
{hinderer_carried:{hinderer} had to be held with one arm, and so there was a hand too few from the start.} # beat
Then {A} held both ears, {young:and did not let go.|and did not let go for anything.} That was better, till there was an itch. {young:It was on the nose.|It was on the nose, at the very tip.} # usual
BANG! “I only let go for the itch,” said {A}. # usual
{is_loved:“If it were about {loved}, I would not blink at all,” said {A}.|{musing}} # personal
That made seven, and {A} had seen seven beginnings. # usual
-> DONE

=== m1
# aside
# shot: above
# place: hill; night; clear
# action: woman look-up happy; A look-up; heroes look-up; friends look-up
# things: firework; scarf; fence
# people: woman(straw hat)
All along the fence they were saying it. {young:“Ooh,” they said. Then: “Aah.”|“Ooh,” said the people on the left, and “aah,” said the people on the right, as if it had been given out at the gate.}
{A} said it as well, {young:but at the wrong time.|with both eyes shut, and was told that this one had only been an aeroplane.}
A lady in a bobble hat had a word for each. {young:“That is a chrysanthemum,” she said.|“Chrysanthemum,” she said. “Willow. Peony.” She might have been walking round a garden.}
“Is there a daisy?” said {A}. {young:¶ “Later,” she said.|¶ “There was a very good one,” she said, “just when you were in your sleeve.”}
A {~baby|very small boy} on somebody’s shoulders had gone to sleep, with a face as pink as a ham. # more
You could see it light up green, and then gold, and then green again, and all that time it never moved. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hill; night; clear
# action: A stand curious at cow; cow eat calm; heroes stand; friends stand
# things: fence; firework; tree
On the other side of the fence was a cow, {young:and she had not looked up.|who stood with her back to it all, and had not looked up so much as once.}
“Doesn’t it make her jump?” asked {A}. {young:BANG! She chewed.|BANG, it went, and the cow finished what she had in her mouth, and took some more.}
She had a way of doing it. {young:Her ears went flat.|It was the ears. They went down flat, each time, like two lids, and then they came up.}
{young:“I have not got lids,” said {A}.|“I wish that mine did that,” said {A}, and tried it, and only the hat moved.}
But it was odd. The ears went down before the bang, {young:and not after it.|every time before it, as if somebody had told her.} # more
The cow gave no opinion. She went along the fence, to where it was {~greener|darker}, and took the grass with her. # more
-> DONE

=== s3
# shot: close
# place: hill; night; clear
# action: A look-up surprised; heroes look-up; grownup look-up; friends look-up
# things: firework; cup in grownup.hand; moon
It was while {A} was looking the other way. {young:Far off, over the river, a red one opened.|Far off on the other side of the river, over the roofs, a red one opened all by itself.}
It was quite round. It came down like hair. {young:And it made no noise!|It was the whole of one, and it had not made a sound.}
And then, when it was nearly gone: bang.
“It’s late,” said {A}. # usual
{helper_person:“The next one is going to be green,” said {helper}. “Watch it, and count.”} # beat
{helper_animal:{helper} had one ear up before the bang came, and {A} looked at that ear, and began to think.} # beat
{helper_carried:{helper} was held up, to see as well, and they both kept quite still.} # beat
{young:The next one was green. One, two, three, four: bang.|They waited for the next, a green one. One, two, three, four, went {A}, and then it came: bang.} # usual
“You see it at once,” said {A}, “but {young:the bang has to come on foot.”|the bang has to come all the way here on foot, over the roofs.”}
“Then it is always late,” said {grownup}, and looked at the town {young:in a new way.|as if a good deal were explained.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: hill; night; clear
# action: A point proud; heroes point; grownup look-up; friends look-up
# things: firework; fence; moon; themed on fence
After that they were all measured. {young:The park was two.|The park was two, and so was the railway.}
{young:The river was four.|The river was four, and behind that was one that got to nine, and had by then so little bang left that it was more of a cough.}
“How far can it walk?” said {A}. {young:¶ “Till it is tired,” said {grownup}.|¶ “Until it is too tired to be heard,” said {grownup}, “and then, I suppose, it sits down.”}
{themed_a} sat on the fence, and did not count. # personal
{pausing} # company
You could tell now which were going to be loud. {young:Those were the ones in a hurry.|The ones that came in a hurry were loud, and those that had had a long walk were polite.} # more
A {~gold|blue} one was six, and was so polite that it could have been asked to tea. # more
-> DONE

=== l2
# aside
# shot: above
# place: hill; night; clear
# action: grownup pour cup; A hold cup; heroes hold cup; friends sit
# things: cup; 3 cup; blanket; firework
There was soup in the flask. {young:It was red, and it steamed.|It came out red and steaming, and for a time there was weather inside everybody’s hood.}
You have to hold it with both hands. {young:So {A} had no hand for ears.|{A} looked at the cup, and thought about hands, and sat down on the blanket with the hood pulled forward.}
“One, two,” said {A}, {young:and drank, and bang.|and at two took a large mouthful, and that turned out to work as well, from the inside.}
You can’t hear much when you swallow. {young:Gulp is louder.|There is a gulp in there, and it is nearer than anything else.}
The lady in the bobble hat had hers with {~pepper|bread} in, and missed a willow by it. # more
Nobody spilled any until the very end, and then it was only on the grass, where there was room for it. # more
-> DONE

=== s4
# shot: wide
# place: hill; night; clear
# action: L look-up happy; heroes look-up happy; grownup look-up happy; friends look-up happy
# things: huge firework over L; moon; fence
So there was time. You only had to know it. You looked, and you counted, {young:and at two you put your hands up.|and not till two did your hands have to be where they were wanted.}
A thread of light went up, from behind the {~church|bus station}. It stopped. It opened.
“One,” said {L}, with both eyes as wide as they go.
It was gold, and there was no end to it. {young:It grew and grew.|It went on opening when you would have thought that it was open.}
“Two,” said {L}, and put both hands on both ears.
Bump, it went, on the backs of two gloves. It was like a pat. {young:That was all.|That was all that was left for it to do.}
And {L} went on looking. It came down and down, in long gold hairs, {young:and went out, one by one.|and they went out from the tips, one by one, until the last of them was gone.} # usual
“Ooh,” said {L}. It had been the whole of it. # usual
{many:Then they all did it|Then {grownup} did it}, and so did the whole fence. The next bang came up the hill on foot, and found a row of people with their hands up. # usual
-> DONE

=== m4
# shot: behind
# place: lane; night; stars
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: gate; moon; hedge
Then they went down, all in a line, with a torch at each end.
It smelled of smoke, and of wool. The grass was wet, and it was cold at the knees.
Behind them there was one more. They stood still for it. # usual
“One,” said {L}. “Two. Three.” It was further off now. # more
It came, and it was only a knock. It might have been a gate, or somebody with a crate. # more
Their feet knew the way. Nobody ran.
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: grownup pull sleepy boot; L sit-on-chair sleepy; heroes sit-on-chair; friends sit
# things: stairs; 3 boot; 3 coat on hook; hook
It was warm at home. First the coats came off, and then the other coats.
The boots were pulled. One came. It had a sock in it. # usual
“One,” said {L}. Then the second one came, and fell over. “Bang.”
The hat was last. There was hair under it, and it stood up all round. # more
“That is a chrysanthemum,” said {grownup}. It was brushed down. # more
A glove lay on the stairs. It had done a good deal.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; towel; tap; mirror
In the mirror there were two red cheeks. They smelled of outside.
The water went on them. It was warm. It ran down, and dripped.
You saw each drop let go. Then you heard it. # usual
That was hardly any way at all. But it was a bit late, too. # more
The ears were done, with a corner. They had worked hard, and they were let off behind. # more
{grownup} shut the tap. After that it was quiet, for the first time that night.
-> DONE

=== l4
# shot: object
# place: hill; night; stars
# action: heroes sleep
# things: fence; moon; tree; star
On the hill there was nobody. The fence had it to itself.
The cow was lying down. Her ears were both up. # spare
A bit of smoke lay over the river, quite flat. It was going home. It had not far to go. # more
One star was there. It had been there all along, behind the others. # more
It did not go out, and there was no bang coming.
It was too far. It would have had to walk for years.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup stand; friends sleep
# things: lamp; pillow; quilt; curtain
In bed it was dark and warm, and {L} lay still.
{resting}
{keepsake}
{dream} # spare
The curtain went pink at the edge. # usual
“One,” said {L}. “Two. Three. Four.” ¶ It had come a long way. It was soft by then. # usual
It was the last, and it was tired as well. # usual
{grownup} put out the lamp. There were feet, going down.
“One,” said {L}, into the pillow. “Two.”
And up the stairs it came.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a stick on the lawn in the morning, burnt at one end, with a bit of gold paper on it. {A} stood over it, and counted. One, two, three, four. There was nothing.
“It has been,” said {H}. So the stick was given to the beans, who wanted something to go up, and had all summer for it.
-> DONE

=== next_bedtime
The gloves had dried on the pipe. They still stood a little open, the way they go over ears.
-> DONE
