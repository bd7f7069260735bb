# about: quarrel; sorry
# also: angry; sad
# news: bad
# wants: child
# role other: sibling, somebody, person = the other one
# ages: 4-11
# holds: quarrel(kind), dark(kind)

=== title
{~There Is a But on It|Sorry, But}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A stand cross; heroes sit cross behind shed; friends look-up
# things: shed; ball; themed beside shed; boot
{~Somebody had said something, and then somebody had said something back, and now there was a whole {~garden|shed} between {H}{not many: and somebody else}.|The quarrel was a very good one. {H} had won it, {many:on every side, }{young:and it was no fun at all.|and did not know what to do next.}|“I am not playing,” said somebody. {H} did not want to play, {young:not ever.|either, and had been just about to say so.} Then nobody spoke.}
The quarrel had begun with something quite small. {young:Now it was as big as a shed.|By the end it was about whose moon that was up there.}
{is_wished_thing:It had begun with {wished_thing}, and nobody was so much as looking at {wished_thing} now.} # wished
{is_wished_place:The quarrel had come all the way home from {wished_place}, and had grown on the road.} # wished
{many:Everybody had a side of it.|{other_a} was behind the shed.} {A} could see {many:{Bs}|one} {~foot|elbow}, and it was a cross one. {young:{A} wanted it to be this morning again.|What {A} wanted was for it to be this morning again, with nobody having to say anything.}
By the shed lay {themed_a}, where it had been dropped, and took nobody’s side. # personal
{A} knew that somebody would have to go round there and say sorry. # usual
-> DONE

=== s2
# shot: two
# place: garden; afternoon; breeze
# action: A bow cross at shed; heroes peek cross behind shed; friends stand
# things: shed; stone
{A} had a sorry, somewhere. {young:It was right at the bottom.|It took some finding, and was not looking its best.} So {they} took it round to the shed.
{joining}
{hinderer_person:“Can I see it?” asked {hinderer}. “Is it heavy?” So it had to be put down to answer.} # beat
{hinderer_animal:{hinderer} got round the corner first, and for a moment it looked as if {hinderer} were the sorry.} # beat
{hinderer_carried:{hinderer} was brought as well, and held out in front, like flowers, but that was not a sorry, either.} # beat
“Sorry,” said {A} to the shed, “but you started it.”
Round the corner went the sorry. Then it came back.
“I do not want it,” said {many:{B}|{other}}. “There is a but on it.”
{A} looked. {young:So there was, and a big one.|So there was, a large one, stuck to the end.} “That is not my fault,” said {A}. “It was like that when I got it.” # usual
So home it had to go again. A sorry with a but on is not light. # more
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: A shout cross at shed; bird fly surprised over shed; heroes peek behind shed; friends listen
# things: shed; bush
A sorry can also be thrown. {young:“SORRY!” said {A}.|{A} stood well back, and let go of it with both arms.}
Right over the shed it went. {young:A bird got up and flew off.|A {~pigeon|crow} left the roof, and said something as it went.}
“Did it get there?” asked {A}.
“It nearly took my {~ear|hat} off,” said the voice behind the shed. {young:“That was not a sorry. That was a stone.”|“You cannot call that a sorry. It had corners.”}
“Shall I do it again?” called {A}. ¶ “No,” said the shed. # more
They found it in the {~nettles|beans}, after a bit, rather bent. # spare
“Would a bigger one do?” called {A}. ¶ “It would only be a bigger stone,” said the shed. # more
-> DONE

=== l1
# aside
# shot: close
# place: garden; afternoon; clear
# action: A write happy letter; heroes read cross letter; friends sit
# things: letter; crayon; shed; stone
You can write it down. {young:Then nobody has to see your face.|The great thing about writing is that you need not be there.}
{A} did it in green. It said: Dear {many:{B}|you}, I am sorry. It had a border of {~boats|bees}.
Round the shed it went, under a stone. {young:They waited and waited.|For some time there was only the sound of somebody reading.}
“I was nearly going to have this one,” said the voice. {young:“Then I looked on the back.”|“It is very well done. But then I turned it over.”}
“Who looks on the back?” said {A}. ¶ “I do,” said the voice. “That is where the buts are.” # more
{A} had thought that nobody would mind a but on the back. It was in quite small writing, {young:to begin with|at the top}.
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: A bow proud holding ribbon; heroes think cross behind shed; friends clap
# things: shed; ribbon; flower
The next one looked well. {young:It had a bow on, and no but at all.|It was long, and polite, and there was not a but to be seen on it.}
“I am sorry,” said {A}, “that you are so cross.”
Behind the shed somebody was looking it {young:all over|over, back and front}.
“This one is not yours,” said {many:{B}|{other}}. {young:“This is all me.”|“I am in it from one end to the other. You are not in it at all.”}
{A} had rather hoped that nobody would notice. And back it came, with its {~bow|hat} on. ¶ “It was worth a try,” said {A}. # spare
“Have you any more?” asked the voice. It had begun to take an interest. # more
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: A think sad on stairs; heroes look-up; friends kneel
# things: row of 5 stones; stairs; flower
So {A} sat down on the step, and began to take the buts off.
{young:“But you started it.” That one was big. {A} put it on the step. Under it was “But it was mine.” Under that was “But you always do.”|“But you started it” came off first, and was put on the step. There was a “But it was mine” under that, and under that a “But you always do.” They were good buts. Some of them were even true.}
{helper_person:“Hand them to me,” said {helper}, and stood them up by size, and read none of them.} # beat
{helper_animal:{helper} smelled each of them as it came off, and left it where it was.} # beat
{helper_carried:{helper} was stood at the end of the step, so that you could see where the buts began.} # beat
They stood in a long row. {young:And the sorry got small.|The more of it there was, the less there was of the sorry.} # usual
Under the last but there was something else. It was {many:{Bs}|{other_s}} chin, going up and down.
{A} had seen that at the time. {young:And {A} had put a but on top, quick.|{A} had seen it quite well, and had put a but over it as fast as possible.}
“Oh,” said {A}.
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: A point curious at pebble; heroes crouch; friends kneel
# things: row of 5 stones; bucket; sand; stairs
The buts looked odd, out in the air. {young:One was fat, one was thin. One was all spikes.|Inside the sorry they had taken up such a lot of room, and here they were no bigger than {~shoes|flowerpots}.}
One of them was not even from today. {young:That one was from the beach.|It was from a beach, in the summer, and had sand on it.}
“I had forgotten that one,” said {A}. {young:A bucket was in it.|It had something to do with a bucket, and whose turn it had been to be the sea.}
A snail came along the step. It went round each of them, and did not take one. # more
“Will you want them again?” asked the {~shed|voice}. ¶ “One of them, perhaps,” said {A}. “That one. For later.” # spare
There were nine, with the thin one. {A} had thought that there were about a hundred. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: A hug happy; heroes hug happy A; friends clap
# things: shed; flower; lantern
{A} took the sorry round the shed, all the way this time. {young:It had nothing on, and was ever so small.|It looked small, and rather cold, with nothing on.}
“Sorry,” said {A}. And then {A} stopped, which was the hard part.
{many:{B}|{other}} turned it over. {young:No but on this side. No but on that side.|There was nothing on the back.}
“It is a real one,” said {many:{B}|{other}}. And after a bit: “I am sorry, too. But…”
They both looked at it. # usual
“There is a but on it,” said {A}.
{young:And that was that. They laughed, and could not stop.|They laughed until neither of them could stand up.} A but is a funny thing to have on anything. # usual
-> DONE

=== m4
# shot: wide
# place: kitchen; dusk; clear
# action: A give happy bun at heroes; heroes reach-up happy; friends eat
# things: table; bun; plate on table; apple
At tea there was one of the buts. {A} had brought it in, as it was a good one.
“But I did have it first,” said {A}. It sounded different, sitting down. It was {young:not so big.|about the size of a {~roll|plate}.}
“You did,” said {many:{B}|{other}}. “I saw. I only wanted to be asked.”
“Will you have half of it?” said {A}. It was not clear what of, but {A} passed it across. # spare
It went quite well with jam. # more
So it was all used up, and nobody had to take it home. # more
There were other things to quarrel about, they said, but those could wait for breakfast. # more
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: A reach-up sleepy at door; heroes walk; friends walk
# things: door; row of 5 stones; stairs; moon
On the step stood the other buts. In the dusk they looked like a row of pots.
“Do they bite?” asked {A}. They did not. They only stick.
The dew would get them in the night. A but goes soft in the wet, and then it goes. # spare
One of them said “But,” quite low. Then it thought better of it. # more
{A} shut the door, so that they could not follow anybody in.
“Goodnight,” {A} told them, to be on the safe side. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel
# things: basin; cloth; towel
Then came a wash. A bit of the quarrel was still behind the ears, and it came off.
{A} washed a chin. It was quite a small one, and it kept still. # spare
“I did see your chin,” said {A}, {many:to {B}|to the mirror}. “Next time I will say so.” # more
The chin did not go up and down at all. # more
The towel was warm. It took nobody’s side. # spare
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: bird sleep; heroes look-up sleepy
# things: shed; moon; roof; row of 5 stones
The moon was up, on both sides of the shed.
It was nobody’s moon. Anybody could look. # spare
The shed was just a shed. You could go round it. Nobody did. # more
A {~pigeon|crow} came back to the roof. It had a walk up and down. It said one thing, and then it put its head in.
On the grass lay a ball. It was in the middle. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: mug
Bed was soft. It had all been said. # usual
{resting}
{dream} # spare
No one was cross. # usual
“Goodnight,” said {L}, “but…”
It was quiet.
“There is a but on it,” said the pillow.
{L} had a look. There was. It was quite a small one. It only wanted a drink of water. # usual
Off came the but. It went on the floor.
“Goodnight” looked very well, with nothing on.
“Goodnight.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The step was bare, and in front of it stood a goat, with its mouth full. The last of the buts was just going in.
“But,” said the goat. It looked surprised. It was a goat who had never said much.
“But!” it told the gate. “But!” it told the postman, and it did not wait to hear what about. {H} could hear it all the way down the lane. It was as happy as a goat can be who has the last word, and has it with it.
-> DONE

=== next_bedtime
Down in the lane it was quiet. “But,” said something, and slept.
-> DONE
