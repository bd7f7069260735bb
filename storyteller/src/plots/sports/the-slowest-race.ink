# role post: toy = a walrus called Tusk
# about: losing-well; lost-match; performance(sports|race); funny
# also: sad; frustrated; nervous; tired
# holds: dark(kind)
# needs: walking

=== title
{~The Slowest Race in the World|Second to Last, Then Last}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; clear
# action: man blow calm whistle; A sit sad; heroes run sad; boy run happy; girl run happy; friends run calm; tortoise peek calm
# things: finish-line; flag; plant; shoe
# people: man(cap); boy; girl
{~Tomorrow was sports day, and all week long everyone had been getting faster. {young:They ran to the shop. They ran to the sink.|People ran to the shop for no reason at all.} {H} had been getting about the same.|Whoosh, went somebody along the field, and whoosh, went somebody else. {young:It was sports day tomorrow, and everyone was fast. {H} {was} not.|Sports day was tomorrow, and everyone was faster than last week, but for {H}, who {was} about the same.}|“Last,” said the man with the whistle, quite kindly. It was only the practice, for sports day was tomorrow. {young:But it was {H} that he said it to.|But he was looking at {H} when he said it.}}
“I came last,” said {A}. {many:“And I came second to last,” said {B}, “only because somebody had to.”|“And {young:just in front of me|second to last} was a boy with one shoe.”} # usual
“Perhaps there is another sort of race,” said {A}.
{young:“There is,” said a slow voice, down in the long grass.|And a voice from the long grass, low down and in no hurry, said, “As it happens, there is.”}
-> DONE

=== s2
# shot: two
# place: playing-field; dusk; clear
# action: tortoise stand proud; A crouch curious before tortoise; heroes kneel curious before tortoise; friends kneel curious; tiny post sit calm on gate
# things: gate; tree; label on tortoise.neck; rope
It was a tortoise. He had a number tied on with {~string|wool}, and the number was one.
“{young:It is the Slow Race,” said the tortoise. “We go from the oak tree to the white gate. And whoever comes in last has won.”|The Slow Race,” said the tortoise, “is held every year, on the evening before the other one. From the oak tree to the white gate. The winner is whoever comes in last.”}
“Last?” said {A}.
“{young:It is very hard,” said the tortoise. “You must not stop. Stopping is cheating. You must go, and go, as slowly as ever you can.”|It is much more difficult,” said the tortoise. “Anybody can hurry. But stopping is cheating. You must keep going, all the time, as slowly as ever you can.”} And he looked {them} up and down. “You have the {~ankles|knees} for it,” he said.
{post_a} was put up on the gate, to judge.
{joining}
{is_loved:“I should hurry for {loved},” said {A}. “Everybody has something,” said the tortoise. “With me it is lettuce.”|{musing}} # personal
-> DONE

=== m1
# shot: above
# place: playing-field; dusk; clear
# action: snail stand calm; hedgehog stand calm; tortoise stand calm; dog stand happy; crow shout proud; A walk happy; heroes walk happy; friends walk happy
# things: chalk-line; tree; flag
The others were at the oak already. There was a snail, in {~silver|gold} paper. There was a hedgehog, {young:who had won last year, because it fell asleep.|who had done well the year before, but only because of falling asleep.} And there was a very old spaniel, {young:who came to see his friends.|who came for the company.}
There was a rule that nobody might carry anybody, and the snail said that it hoped that did not mean houses. # more
“On your marks,” said the crow. “Get set.” {young:Then they all had a little wait, because nobody wanted to be first.|Then there was a wait of about two minutes, because nobody wanted to seem keen.}
“Go,” said the crow.
{young:Nobody went whoosh. Nobody went anywhere.|No one appeared to move at all.}
-> DONE

=== l1
# aside
# shot: close
# place: playing-field; dusk; breeze
# action: A crouch curious daisy; heroes walk curious; tortoise walk calm; friends walk curious
# things: 6 daisies; crumb; leaf; mushroom
{A} put out one foot, and let it down, {young:as if there was a cat there, fast asleep.|heel first, as if on to a sleeping cat.} It is strange what you see, at that speed. There was a whole forest in the grass. There was an ant with a {~crumb|petal}, going round a daisy, {young:and the ant went past {them}.|and it overtook {them} on the left.}
“Do not look at the gate,” said the tortoise, out of the side of his mouth. “Looking at the gate makes you quick. Look at what is here.”
“What did you see, last year?” asked {A}. “A very good beetle,” said the tortoise. # more
So {A} looked at what was here, and there was a great deal of it.
-> DONE

=== m4
# aside
# shot: two
# place: playing-field; dusk; clear
# action: A fall laughing; tortoise walk calm; heroes walk laughing; friends walk laughing
# things: mound; 3 daisies; piano; stone
It is hard to be slow if there is a hill in it, even a small one. This one was about as high as a {~loaf|pie}.
{young:Up was easy. But going down, {As} left foot went in front, and then the right foot ran after it.|Going up was no trouble. But going down, {As} left foot got ahead of itself, and then the right foot went to see what the left was doing.}
“Lean back,” said the tortoise. “Think of something heavy.”
“A piano,” said {A}.
“A good choice,” said the tortoise. “I always think of soup.”
So {A} thought of a piano, {young:a big black one, with its lid down.|with the lid down, in a house with no stairs.} And the feet came back, one at a time.
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: A walk calm; tortoise walk calm; heroes walk calm; hedgehog fall surprised; friends walk calm
# things: sun; flower; gate; fence
By the time they came to the middle of the field, the sky was the colour of a {~peach|plum}. {short:There had been a hedgehog, but it was out.|The hedgehog was out of it.} {young:It had sneezed, and it went up in the air, and came down in front.|It had sneezed, and the sneeze had carried it forward by a yard.} # usual
{hinderer_person:“Faster!” called {hinderer}, from the side, and had it all explained again.} # beat
{hinderer_animal:{hinderer} ran on ahead, and came back, and ran on ahead, which does not help.} # beat
{hinderer_carried:{hinderer} was a nose in front, and had to be held further back.} # beat
The tortoise was last. {A} was just ahead, and it was {young:very|terribly} hard not to hurry. {As} legs wanted to. They fizzed.
“Breathe,” said the tortoise. “In for one step. Out for the next.”
In, and a step. Out, and a step. After a while the legs stopped fizzing. And {A}, {young:who was not even trying,|without doing anything in particular,} began to drop behind.
-> DONE

=== m2
# aside
# shot: two
# place: meadow; dusk; clear
# action: rabbit sit surprised; tortoise walk proud; A walk happy beside tortoise; heroes walk happy; crow write calm notebook; friends walk happy
# things: gate; flower
Just then a hare came by, practising. It went past with a {~whoosh|whizz}. {young:It came back. It ran round them, and round them, and round them.|It stopped, and came back, and ran round them in a ring.}
“Who is winning?” it asked.
The crow, who was keeping the score, turned over a leaf with nothing on it. # more
“We are,” said {A} and the tortoise together.
The hare looked at the gate, and it looked at them. “But you are not getting anywhere,” it said.
“No,” said the tortoise, {young:and he smiled.|with great contentment.} “It is going beautifully.”
The hare sat down to think about that. It was the first time it had sat down since March. # more
-> DONE

=== l2
# aside with m2
# shot: above
# place: meadow; night; stars
# action: A walk calm beside tortoise; tortoise walk calm; heroes walk calm; dog sleep sleepy; snail crawl proud; rabbit fall surprised; friends sit sleepy
# things: lantern; train; gate; 3 daisies
Then it was dark, and the glow-worms lit the {~grass|way}. {young:They were very small. Each did a bit.|They are not bright, but they are very reliable.}
Far off a train went by, all lit up, full of people who would soon be somewhere. # more
The spaniel had lain down, which is stopping, and was snoring beside the track. {young:The snail went over the line, and there was a small cheer. The hare ran into the gate from the back, bump, and that was the end of the hare’s race, too. So then there were just two.|The snail went over the line to a small cheer, and was fourth. There were three of them left, and then, when the hare had bumped into the gate from behind, the wrong way round, and been counted as third, there were only two.}
“You are very good,” said the tortoise.
That was all they said. It took about as long as an ordinary tea. # more
“So are you,” said {A}.
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: L kick calm gate; tortoise peek calm gate; heroes clap happy at tortoise; crow shout happy; friends clap happy; tiny post sit calm on gate
# things: gate; drop; medal; star
Now there was the white gate, right in front. {young:It was as near as a toe. It was as near as a blade of grass.|It was the width of a toe away. It was the width of a blade of grass.}
{helper_person:“I can see light between,” said {helper}, with the lantern. “There is still some light.”} # beat
{helper_animal:{helper} came and yawned at the feet, one after the other, and they went slower.} # beat
{helper_carried:They looked at {helper}, who was not going at all. That helped.} # beat
{L} put out a foot {young:so slowly that it got wet with dew.|so slowly that the dew had time to settle on it.} The tortoise put out his chin. In, and out. In, and out.
And they touched it at the very same moment, as softly as two {~leaves|moths}. {post} did not even wobble.
“A tie!” said {short:a crow, from the gate|the crow}. “Last, and also last!” {not long:And it gave {L} the medal, which was a bottle top.}
Nobody had ever won it by so little, or taken such a very long time about it. # spare
-> DONE

=== l3
# shot: two
# place: playing-field; night; stars
# action: tortoise give happy medal at L; L bow proud at tortoise; heroes clap happy at tortoise; snail look-up happy; dog sit happy; crow sleep sleepy; friends clap happy
# things: medal on L.neck; gate; ribbon
There was one medal. It was a bottle top, on a bit of {~string|ribbon}.
“You wear it today,” said the tortoise. “I will wear it tomorrow. I have a number of them at home.”
{L} put it on. It was cold for a moment. Then it was warm.
The snail was there, and the spaniel, who had woken up. They all admired it. # more
The crow put its head under its wing. The race was over.
-> DONE

=== m3
# shot: wide
# place: playing-field; night; stars
# action: heroes walk sleepy; friends walk sleepy; tortoise wave sleepy
# things: medal on L.neck; moon; gate; plant; 3 drops
{They} walked home across the dark field, quite slowly. It had got to be a habit.
The grass had gone {~silver|grey}. Every blade had its own drop. # more
In, and a step. Out, and a step.
“I don’t mind tomorrow so much,” said {L}. “I will run. I will look at what is there.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: wall; moon; house; bowl; star; street-lamp
The lane was long. It did not need to be shorter.
A moth went by, and a {~star|leaf}. A window shone.
Here came the wall, with its moss, and the cat on the wall. {They} stopped to say good evening to it. # more
The door was open. Supper had been kept warm. It was soup, and you cannot hurry soup.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny post sleep sleepy
# things: medal; ribbon
{~Up the stairs|Upstairs}, one at a time. Into bed, one leg at a time.
{resting}
{keepsake}
{dream} # spare
The medal hung on the bedpost, over {post}. It turned a little. It stopped. # usual
Out in the grass, the tortoise had drawn in his feet. He had drawn in his head. # spare
There was no hurry. There was none at all. # usual
In, and out. In, and out.
{H} came last to the end of the day, and won it.
Goodnight.
-> DONE

=== next_night
From the oak tree across the field went a row of new molehills. {H} saw the last of them come up, just at the white gate, and out of it looked a mole with a number on.
“Am I late?” it asked. ¶ “By a night,” said the tortoise. He sounded full of respect.
It had not stopped, said the mole, even to ask the way. So {L} took off the medal. The mole could not see it, but bit it, and it was real.
-> DONE

=== next_bedtime
Somewhere under the grass there was a medal. In, and out, it went.
-> DONE
