# about: cannot-sleep(5am|5 am|4am|4 am|at five|by five|since five|five am|five in the|five this|five every|five o|half four|half five|half past four|half 4|half 5|at 5|at 4|since 5|since 4|early|dawn|gro clock|groclock|gro-clock|lark|sunrise); staying-in-bed(5am|5 am|4am|4 am|half four|half five|early|dawn|gro clock|groclock|gro-clock)
# also: tired; staying-in-bed; cannot-sleep; patience; happy; funny; weather
# news: bad
# wants: child
# role grownup: parent = the grown-up in the big bed
# kind clock: gro clock|groclock|gro-clock|clock|bunny|sun clock
# ages: 3-9
# holds: dark(kind), bird(kind)

=== title
{~One Bird Is Not a Morning|Is It Morning? There Is a Bird}
-> DONE

=== s1
# shot: close
# place: bedroom; night; clear
# action: A sit happy; heroes sit happy; friends sleep; bird shout
# things: window; curtain; clock
{~At five o’clock it was dark, and everybody was asleep. {young:But not {H}, not one bit.|Everybody, that is, but {H}.}|“Good morning,” said {H}. {young:But it was five o’clock, and nobody said it back.|It was five o’clock, and there was no answer from anywhere in the house.}|One eye opened, and then the other one. {H} {was} awake. {young:It was five o’clock!|It was five o’clock, and there was nothing to be done about it.}}
{
- is_clock:
On the shelf stood the clock that knows. It was still showing that it was night, {young:but a clock can be wrong.|but {A} thought that it might not have been looking.} # usual
- else:
It was not a bit like being asleep. {young:There were two legs that wanted to get up.|Both legs had got up already, in a way, and were only waiting for the rest.} # usual
}
What {A} wanted was for it to be day, with breakfast, and with people in it.
Then outside the window something sang. {young:Tweet, it went.|It sang three notes, and seemed to wait.}
“That is a bird,” said {A}. “So it is morning.”
-> DONE

=== s2
# shot: two
# place: bedroom; night; clear
# action: A wave happy at grownup; grownup lie-back sleepy; heroes jump happy; friends stand
# things: lamp; pillow; blanket; themed
{A} went along to tell them. {grownup} was under the blanket, {young:all but one ear.|with one ear out, and {A} spoke into that.}
“It is morning,” said {A}. “There is a bird.”
One eye opened. It looked at the window, and it looked at {A}. ¶ “One bird,” said {grownup}, “is not a morning.”
{joining}
So {A} went back to bed, and stayed there {young:for a whole minute.|for what seemed to be most of an hour, and was four minutes.} # usual
{A} came again with {themed_a}, as proof that somebody was up. # personal
{hinderer_person:“Is it breakfast?” asked {hinderer}, quite loudly, and then there were two people to be sent back to bed.} # beat
{hinderer_animal:{hinderer} was now awake as well, and told the whole street.} # beat
{hinderer_carried:{hinderer} had been put on the blanket to help, just where a person likes to have feet.} # beat
“Is it morning now?” asked {A}. They both listened. {young:Tweet.|It was still the same three notes.}
“That is the first bird again,” said {grownup}.
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; night; clear
# action: A look-through curious window; heroes peek curious at window; friends look-through window
# things: window; street-lamp; house; curtain
{A} lifted a corner of the curtain, to see how much morning there was. {young:It was all grey out there.|Everything was grey, as if nobody had coloured it in yet.}
The street lamps were still on. {young:The cars were asleep.|All the cars stood with their eyes shut, and had wet windows.}
A cat was walking home along the wall. {young:It had been up all night. It yawned.|It looked like somebody who has been up all night and does not want to be asked about it.}
It washed one foot, to show that it was off to bed. # more
“Good morning,” said {A}. ¶ {young:The cat did not think so.|The cat looked up, and it was clear that as far as the cat could see this was yesterday.}
“Perhaps it has begun round at the back,” said {A}. But it was grey at the back as well. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup pour sleepy jug; A sit happy before table; heroes sit; friends sit
# things: table; bowl on table; teapot on table; fridge
In the end {grownup} got up, because somebody had to. {young:It was not nice to see.|It was not a thing to see before breakfast.}
{grownup} put the tea in the bowl and the cornflakes in the pot. {young:Was that funny!|The milk went back into the cupboard, and the slippers, it turned out later, were on the wrong feet.}
“You have put your phone in the fridge,” said {A}. ¶ {young:“So I have,” said {grownup}.|“It was tired,” said {grownup}, and took out the butter instead, and looked for somebody’s number on it.}
They sat at the table in the dark. {young:They ate their breakfast, and it was still not day.|They ate a whole breakfast, and it was still so long until lunch that it hardly seemed worth putting the bowls away.}
-> DONE

=== s3
# shot: wide
# place: kitchen; afternoon; clear
# action: A sit cross; heroes yawn cross; grownup yawn sleepy; friends sit sleepy
# things: table; soup; plate on table; spoon; bread on table
The day came later, {young:and they all yawned at it.|and everybody yawned, and passed it on to the next.}
By dinner time {A} was cross with the {~soup|bread}, and the {~spoon|plate} was cross with {A}. # usual
{A} fell asleep on the way to the park, {young:in the middle of a word.|between one half of a question and the other.}
{helper_person:{helper} held {As} chin up out of the soup, and said nothing about it.} # beat
{helper_animal:{helper} lay down under the table as a pillow for {As} feet.} # beat
{helper_carried:{helper} was stood against the bread, to show how one stays up.} # beat
“I was awake in the morning,” said {A}. “Where did it go?” ¶ “You had the bit before,” said {grownup}. “Nobody can do anything with that bit.” # usual
“How many birds is it, then?” asked {A}. {young:“Two? Ten?”|“If one is not enough, how many do you need?”}
{grownup} put down the cup. It was a good question, and nobody in the house knew. # usual
-> DONE

=== m2
# aside
# shot: above
# place: living-room; afternoon; rain
# action: A draw curious paper; heroes draw; grownup sit calm; friends sit
# things: paper; crayon; table; cup
They wrote down what a morning has in it. {young:{A} did the pictures.|{A} wrote, and it took a whole side.}
There is more than one bird. {young:There is a smell, and it is toast.|There is a clonk, when the heating comes on. There is a smell of toast, and one of coffee.}
Somebody says, “Where are my keys?” {young:Somebody runs down the stairs.|Somebody answers, “Where you left them.”}
There is the van with the bins, which says beep. {young:There is a sun.|There is a stripe of light, that comes in by the side of the curtain and gets as far as the chair.}
{pausing} # company
Last of all somebody says that we are late. # more
“At five there was only the bird,” said {A}, and had to own that it was not a lot. # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; breeze
# action: A look-up curious at bird; heroes look-up; friends look-up; grownup point up
# things: tree; hedge; fence
# people: neighbour(old)
Before tea they went out and asked the neighbour, who is old, and gets up early on purpose.
“You are the robin,” said the neighbour. {young:“He never sleeps. He is a nosy one.”|“He sings at any hour. He sings at the street lamp, because nobody has told him that it is not the sun.”}
“And two?” asked {A}. ¶ “Two may be a quarrel,” said the neighbour. {young:“You want a lot.”|“You want so many that you cannot hear which is which.”}
{young:They looked up into the tree. A bird looked down.|They looked up into the tree, where somebody small and round was listening to every word.}
“And what do you do until then?” asked {A}. ¶ “Until then,” said the neighbour, “I lie down, so that I do not miss any.”
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; clear
# action: L lie-back happy; heroes lie-back happy; grownup clap; friends stand happy
# things: pillow; blanket; lamp; window
So after the bath they tried it out. {L} lay in bed, and everybody else was the morning.
“Tweet,” said {grownup}, from behind the door.
{L} had one leg out already. Then the leg stopped. It was cold out there, and in here it was warm, and it was only one. “One,” said {L}, and the leg came in again.
“Tweet, tweet.” ¶ “Two,” said {L}. “Three.”
It was very odd. You cannot count them when you are up. {young:You make too much noise.|Feet make a noise, and so do questions.} You have to lie still for it.
“I have been getting up too soon to hear it come,” said {L}.
They did the heating, which goes clonk, and the van with the bins. # usual
“Now it is a morning,” said {L}, and got up, and said good evening. # usual
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; mirror; towel; cup
At the basin they did their teeth. Nobody yawned but the plug.
“What if I wake up at five?” asked {L}.
“Then you are the first to hear it,” said {grownup}. “You do not have to do anything about it.”
{L} thought about that with the brush in. Nobody had ever said that you could just wake up, and leave it.
“And the bird?” ¶ “He has his own bed,” said {grownup}. “He just talks in it.” # spare
The mirror had gone white. {L} drew one bird on it, and no more. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: grownup carry calm lamp; L walk sleepy; heroes walk sleepy; friends walk
# things: door; coat; shoe; stairs
On the way they looked at all the things that have to do with the morning.
The keys lay in their bowl. Nobody was asking for them.
The toaster had its mouth shut. The bins stood at the gate, with no van. # spare
The shoes were side by side. They did not want to go anywhere.
“It is all still there,” said {L}.
“It will not start without you,” said {grownup}. # more
They put the light out, down here. That was the end of today.
-> DONE

=== m3
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; nest in tree; moon; street-lamp
Out in the tree there was a nest, and it was full of birds.
They sat close. Each had its head under something.
One of them opened an eye, and saw the street lamp.
It had three notes. It looked at all three of them, and put them back. # spare
It was only the lamp. It was not even five.
It was just light for people who have to look for keys. # more
The eye went shut. The tree held still, so as not to spill any of them. # more
-> DONE

=== l4
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup tuck-in calm; friends sit
# things: blanket; pillow; curtain; window
The curtain was pulled right to the end. Nothing looked in.
“How long is it until morning?” asked {L}.
“It is all the way,” said {grownup}. “It is this whole side, and then that one.”
So {L} lay on this side first. It was a good long one.
The blanket came up. It stopped at the chin, where it stops. # more
The other side could wait. It was for later. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; clock; moon
The bed was warm. The window was dark. # usual
{resting}
{dream} # spare
It got late. # usual
“Tweet,” said the dark.
{L} heard it, with one ear. The other one was in the pillow.
“One,” said {L}.
One bird is not a morning. It was good to know.
So {L} turned over, and did the other side.
Was there a two? Nobody heard it. # usual
Goodnight, {H}. Goodnight, bird.
Goodnight.
-> DONE

=== next_night
Under the window stood a saucer, and in it lay a note, weighed down with a crumb. It had been walked on a good deal.
It was from the bird. There had been a talk in the tree, it seemed, and from now on they would all begin together, at seven, so that nobody could get it wrong.
“The lamp is told as well,” {H} read. And then: “I may still hum.”
-> DONE

=== next_bedtime
Out in the tree somebody hummed, on three notes, very low. It did not count.
-> DONE
