# about: listening
# also: school-day; patience; angry; frustrated; sorry
# news: bad
# wants: child
# role grownup: parent = the grown-up with the spoon
# ages: 4-9
# needs: hearing
# holds: snail(kind), dog(kind), dark(kind)

=== title
{~In at the One|The Snail Had an Upstairs}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes hold proud box; snail climb happy box; grownup point calm at heroes; friends kneel happy
# things: table before heroes; shoebox on table; scissors on table; 2 shoes on mat; mat
{~The house was for a snail, and made of a shoe box, and {H} had got as far as the upstairs. {young:A person cannot stop just then.|That is the one part that a builder cannot leave in the middle.}|There was a snail on the table, waiting, {young:and {H} had made it a house with an upstairs.|while {H} put in the last of the stairs.}|“Nearly,” said {H} to the snail. {young:It was going to have a house made of a shoe box, with an upstairs.|There was only the upstairs to put on the shoe box, and then it could be lived in.}}
“Shoes, please,” said {grownup}.
A word went in at one of {As} ears. {young:But in there all was snail, and the word had no room to sit.|But inside all was snail, and there was nowhere for a word to sit.}
So it went on through, and came out at the other, pop, {young:and fell down on the mat.|and lay on the mat behind.}
“Shoes,” said {grownup}. Pop. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes lift proud shoebox; grownup stir calm ladle; friends sit surprised; snail peek happy
# things: stove; pot on stove; heap; mat
By five o’clock there was a heap of words, {young:shoes, and please, and shoes.|most of it shoes.}
{joining}
They had to go in by the wall. {young:Somebody sat down hard on a please.|Somebody trod on a please, and went the rest of the way sitting.} # usual
{themed_a} was under there somewhere. # personal
{hinderer_person:“Who left this here?” said {hinderer}, and picked one up, and laid it where the next foot came.} # beat
{hinderer_animal:{hinderer} ate one, a please, and stood there looking as if there might be another.} # beat
{hinderer_carried:{hinderer} was put down on the heap, for a moment, and went in up to the middle.} # beat
Then the house was done. {L} brought it out to the kitchen table. “Look!” said {L}. “It has an upstairs!”
“Mm,” said {grownup}, and stirred. Pop.
“It has an UPSTAIRS!” said {L}. {young:All the lids went clang.|The lids rang on the shelf.} “Lovely,” said {grownup}. {young:Pop!|Pop.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes shout cross at man; man read calm newspaper; friends stand calm
# things: armchair; telephone left
# people: man(old)
{L} told the others. {young:“It has an upstairs,” said {L} to a newspaper.|There was a newspaper in the chair, with legs, and {L} began with that.}
“Is that so?” said the newspaper. {young:Pop.|Out it came on the far side, by the crossword.}
An uncle was on the telephone. {young:“In a minute,” said the uncle. Pop.|The uncle held up a finger, which is said to mean that you have heard.} And next door’s boy said “Wow” {young:before it was said at all|a good second before there had been anything to say it to}.
The snail put out its eyes. {young:Up the first stair it went, with no one to see.|Then, in front of nobody, it went up the first stair of its life.} # spare
“You are missing it,” said {L}. Pop, it went, all over the kitchen. # more
By then so many upstairs lay on the floor that they were nearly a staircase. # more
-> DONE

=== l1
# aside
# shot: wide
# place: school; afternoon; clear
# action: keeper sweep calm broom; dog sit curious; bird stand calm; heroes look-up curious
# things: sack beside keeper; bench; door; bin
# people: keeper(old)
School had been just the same. {young:Pop, pop, it had gone, all day.|All morning there had been pops, right along the back of the carpet.}
A man with a wide broom comes there at four. {young:He sweeps them up.|He starts at the window and goes up and down, and what he sweeps is words.}
“What do you get?” {L} had asked him once. ¶ “Mostly ‘sit’,” said the man. {young:“I get a lot of ‘line up’.”|“Then I get ‘line up’, and ‘not on the {~fish|radiator}’. I had a ‘who can tell me’ last week, as long as that.”} # spare
They go into a bag. {young:“It talks, on the way to the bin,” he said.|On the way to the bins it murmurs, he says, and he has got quite fond of it.}
He once found a “well done”, hardly used, and has it at home on the shelf. # more
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action: heroes shout laughing; grownup stir happy spoon; friends eat happy peas
# things: plate on table; 8 peas on plate; table; clock
{L} sang it. {young:“It has an up-up-upstairs!”|The tune was the one about the bus, with a roll on the pan for the stairs.}
In it went at one of {grownup_s} ears, and came out at the other {young:still singing|still in tune, and did a verse on the floor by itself}.
{L} wrote it on a plate in {~peas|rice}. {young:They ate it.|The plate was passed round, and they ate as far as the U.}
{pausing} # company
{L} said it in a very small voice, under the noise, {young:as small as a snail|such as a snail would use, if it had anything to say}. ¶ Pip, it went, coming out. # spare
The snail was on the second stair, and holding on to the rail, if that was a rail. # more
“Did you say something?” asked {grownup}. {young:But the clock went ting, and that was that.|But at that moment the oven rang its bell, and had to be seen to.}
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes point happy at dog; dog lie-front happy; friends crouch happy
# things: biscuit before dog; kennel
The dog next door hears everything. {young:They went to ask it how.|You only have to think of a biscuit, and it is there, so they went round to see how it is done.}
“Sit,” said {L}. {young:Pop. The dog did not sit.|That went in at one end of the dog, and could be heard going right along.} “Down,” said {L}. Pop.
“Biscuit,” said {L}.
{young:That one stayed in! The dog sat, and lay down, and got up.|That one never came out. The dog sat, and lay, and gave a paw, and did two that it had not been asked for.}
“There was one place left,” said {L}, “in the shape of a biscuit.” # spare
Behind it the grass was full of sits, from years ago, gone green. # more
“Cat,” said {L}, to be sure, and that stayed in as well, and turned the dog right round. # more
“Thank you,” they told the dog, and that went straight through. # more
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes sit cross under table; friends peek curious under table; snail peek curious
# things: table; heap before table; shoebox on table; mat
{L} got under the table to be cross there, and saw it all from below.
There on the tiles lay “Look”. {young:There lay “upstairs”, still warm.|There lay “upstairs”, as good as new, for it had never been used.}
{helper_person:“Is this one yours?” asked {helper}, and passed down an upstairs that had got as far as the hall.} # beat
{helper_animal:{helper} came in under the cloth as well, and turned an ear to {L}, and kept it there.} # beat
{helper_carried:{helper} was under there already, and was moved along, so that there was room to be cross.} # beat
“They go in,” said {L} to the snail. “They go in quite well. {young:But the other side is open!|But there is nothing to stop them on the far side.} You can see the window through there.” # usual
Then {L} looked round, at the mat. {young:There lay the heap, and said shoes.|There lay the heap, with shoes on the top, and shoes all the way down.} And {L} put up a hand to one ear, and then to the other one.
“Oh,” said {L}. {young:“I have two as well.”|“Mine goes right through, too.”}
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: heroes climb worried stool; grownup stir calm; friends lift happy
# things: stool; mitten in bowl; bowl on table; table; 3 pans
The far ear was the trouble. {young:{L} needed a stool to get to it.|That one was rather high up, on the side by the pans, and needed a stool.}
{L} tried it first with a {~mitten|tea cosy}. {young:But that fell in the bowl.|That worked as long as somebody held it on, and then it was in the bowl.}
The snail had a look at the ear, too. {young:The snail seemed to think that you could live there.|It had a good curl, and the snail seemed to think that it was taken.} # spare
A lid would have been about the right size, but all the lids were still ringing. # more
“Is there something on my head?” asked {grownup}. ¶ “Not yet,” said {L}. # more
So in the end {L} took just a hand. {young:Flat on the ear it went, and not hard.|You lay it on flat, not hard, as you would put a hand over the end of a tube to keep a pea in.}
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes whisper proud grownup; grownup listen happy; friends clap happy; snail climb happy
# things: stool under heroes; shoebox on table; table; stairs in shoebox
{short:So {L} got the stool. }{L} laid a hand over the far ear of {grownup}. “It has an upstairs,” said {L}, at the near one.
{young:In it went, and there was no pop. The words had to sit down in there.|In it went, and came to a hand, and sat down. There was no pop.}
“An upstairs?” said {grownup}, and put down the spoon, and looked. {young:The snail was on the top step!|The snail was just coming out on the landing.} # usual
“Now you,” said {L}. And {grownup} laid a hand over {L}’s far ear.
“Shoes, please,” said {grownup}, quite low. “Look in the left one. {young:There is one more snail in it.”|There has been another snail in it since four.”}
That went in, and it stayed. {young:And there was! This one wanted the downstairs.|And there it sat, rather stout, and hoping for something on the ground floor.}
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: heroes wash calm; friends reach-down calm
# things: sink; mat; tap; cup on table; table
Then they had to do the mat. {L} took up the words, one at a time.
“Hands,” said one. So the hands were washed. “Tea,” said one. Tea was cold by then, but good.
They put a please by, on the shelf. You can always use one. # more
“And what does this one say?” said {L}. This one was old, and rather flat. ¶ “It says coat,” said {grownup}. “It is from {~March|May}.” # spare
The snail had come down to see who the other one was. They met on the stairs. # more
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy holding flannel; friends hold sleepy towel; snail sleep calm
The ears had a wash. They did the one, and they did the other. They did not meet in the middle.
A bit of snail was in there still. They let it stay. There was room round it.
“Say a thing,” said {L}, with a hand on. ¶ “Toes,” said {grownup}. It stayed in. # more
Out came a drop, at the far side. Pop. It was just bath. # spare
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: owl sit calm; mouse peek curious behind sack; heroes sit sleepy
# things: sack; 2 bins; broom; fence
It was dark at school. The bag stood by the bins, with a knot in its top.
“Sit,” it said, very low. “Line up.” And then, for it was late, “Who can tell me?”
The moon could not. It went on by. # more
The broom had its face to the wall. It had heard it all. # spare
They had all lined up, in there. They had nothing else to do. # more
A please was on its own by the door. It had got away. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup whisper calm heroes; friends sleep sleepy; 2 snails sleep sleepy
# things: shoebox; lamp in shoebox
There was a light in the box. The snails had gone to bed, one up, one down. # usual
{resting}
{dream} # spare
{L} lay down on one side. One ear was up. One was in the pillow.
A pillow is just like a hand. It was soft. It kept still. # usual
{grownup} came, and bent down to the ear that was up.
“Goodnight,” said {grownup}.
It went in. It had a look round. It was warm in there.
It stayed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The two snails had met on the stairs, and neither had been able to get by. So they had stayed there, and made a landing of it, and the upstairs was to let.
{A} told a beetle in the yard, and held a leaf over the far side of it while it was said. The beetle thought about it all through dinner. It came at four, with its own bit of moss.
-> DONE

=== next_bedtime
In the shoe box they were all asleep, up, and down, and on the stairs.
-> DONE
