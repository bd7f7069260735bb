# about: question(moon&go|moon&day|sun&go|sun&night|worms&eat|worm&eat|sea&salt|ocean&salt|dinosaurs&back|dinosaurs&come|sky&blue); question(! die&!dies&!dying&!death&!dead&!babies&!baby&!fish&!cloud&!what happens)
# also: funny; cannot-sleep; staying-in-bed; creature; likes; outing; story-about; bring-back
# kind moon: moon
# kind sun: sun|night|dark
# kind worm: worm*|slug*|snail*|soil|mud
# kind sea: sea|salt*|ocean
# kind dinosaur: dinosaur*|t-rex|t rex|extinct
# kind sky: sky|blue
# wants: child
# role grownup: parent = the grown-up with the saucepan
# ages: 3-9
# holds: dark(kind)

=== title
{~Because|The Rest of Because}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point curious at window; heroes think; grownup wash pan; friends sit
# things: pan; sink; table; window; themed on table
{
- is_moon:
{~“Where does the moon go in the day?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “Where does the moon go in the day?”|{grownup} said that it was bedtime, and {H} said, “But where does the moon go in the day?”}
- is_sun:
{~“Where does the sun go at night?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “Where does the sun go at night?”|{grownup} said that it was bedtime, and {H} said, “But where does the sun go?”}
- is_worm:
{~“What do worms eat?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “What do worms eat?”|{grownup} said that there was no more pasta, and {H} said, “But what do worms eat?”}
- is_sea:
{~“Why is the sea salty?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “Why is the sea salty?”|{grownup} said, pass the salt, and {H} said, “But why is the sea salty?”}
- is_dinosaur:
{~“Do dinosaurs come back?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “Do dinosaurs come back?”|{grownup} said that it was bedtime, and {H} said, “But will the dinosaurs come back?”}
- is_sky:
{~“Why is the sky blue?” {H} asked {young:at tea.|with a fork in the air.}|{H} had a question at tea, and it was a good one. “Why is the sky blue?”|{grownup} said that it was bedtime, and {H} said, “But why is the sky blue?”}
- else:
{~“But why?” said {H}. It was {young:a big one.|the biggest why of the whole day, and there had been forty.}|{H} had a question at tea, {young:and it was a good one.|and it was the forty-first.} “But why?”|{grownup} said that it was bedtime, and {H} said, “But why?”}
{is_wished_matter:It was about {wished_matter}, this time.} # wished
}
“Because,” said {grownup}, and then the saucepan boiled over.
{young:They mopped it up, and then they all sat down again.|There was a good deal of mopping, and it was some time before they all sat down again.} # usual
“Because what?” said {A}. ¶ “Because,” said {grownup}, and looked about. {young:“There was more of it, and I had it in my hand.”|“There was more of it than that. I am sure that I had it in my hand.”}
There was pasta on the clock, and a good deal of water in the butter dish. # more
{is_wished_saying:{wished_saying} That was what {A} had said about it all day.} # wished
It was only half of a because. {A} wanted the other half, {young:and could not go to bed without it.|and could not be expected to go to bed without it.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A peek curious in cupboard; heroes kneel; grownup kneel at pan; friends crouch
# things: cupboard; pan; book; table
So they looked for the rest of the because.
{joining}
They looked under the saucepan, where they had last seen it, {young:and there was a pea.|and there was a pea there, but it did not know.}
They looked in the bread bin, and under the bread, and in both of the big boots. # more
{themed_a} was picked up, and looked under. # personal
{hinderer_person:“Because I say so?” said {hinderer}. They tried it, but it did not fit on to anything. That sort never does.} # beat
{hinderer_animal:{hinderer} had found the pea, and after that there was even less to go on.} # beat
{hinderer_carried:{hinderer} was asked straight out, and looked as if it were just about to say, and did not.} # beat
They looked in the big book. {young:It went from A to K, and then there was no more of it.|It was a very good book, and went from aardvark to kettle, and the other half of it had been lost in a move.} # usual
“Because it always has?” said {grownup}. ¶ {young:“That is not the rest,” said {A}. “That is only the first bit again.”|“That is not the rest,” said {A}. “That is only the same half, with a hat on.”} # usual
They even asked next door. “Because my mother told me so,” said the man next door. {young:But she was not there to ask.|She lived in Wales, though, and went to bed at eight.}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A lift surprised cushion; heroes lift cushion; friends peek under sofa; grownup hold torch
# things: sofa; cushion; torch; button; coin
All lost things in that house come to the sofa in the end, and so they took the cushions off.
There was a {~button|bead}. There was a coin, and half a crayon. {young:There was some old toast.|There was toast that nobody would own up to.}
“There is a but,” said {A}, {young:and held it up.|with one arm in up to the shoulder.} ¶ “Does it go on the end?” asked {grownup}.
It did not. {young:It was from some other day.|It was off something else, by the look of it, something about shoes.}
Right at the back there was a why as well, quite a small one, with fluff on. {young:That was no help. They had a why.|Nobody needed that. They had plenty of those.} # more
The cushions went back on, with the soft side down, and it was better so. # more
By then the clock said what it says at bedtime, and nobody was listening to it. # more
-> DONE

=== l1
# aside
# shot: wide
# place: street; dusk; clear
# action: A point curious at postman; heroes stand; postman read letter; friends stand
# things: letter; postbox; bicycle; wall
# people: postman
The postman knows a lot, for he reads the outsides of everything. He was emptying the box at the corner, and they asked him.
He pushed back his cap. “That is a good one,” he said. {young:“I had that one as a boy.”|“I had that one myself, when I was about so high, and I carried it for years.”}
“And what was the rest of it?” asked {A}.
“I put it down to tie my shoe,” said the postman, “{young:and I got up with a bicycle.”|and when I had got up again I was thinking about a bicycle.”}
He looked quite sorry. {young:“Tell me, if you find it,” he said.|“If you should find the other half,” he said, “I am at number {~nine|forty}. Put it through the door.”}
Then he locked the box, and went on down the hill with everybody’s news. # more
They looked in the box as well, but there was only one card in there, and it was for somebody in Leeds. # more
-> DONE

=== s3
# shot: close
# place: kitchen; night; stars
# action: A point surprised; heroes look-up; grownup hold torch; friends look-up
# things: table; torch; pan; window
# things for moon, sun: torch; orange; window; table
# things for worm: torch; leaf; hole
# things for sea: pan; spoon; stove; lamp
# things for dinosaur: nest; feather; window
# things for sky: glass; milk; torch; table
{
- is_moon:
{A} had brought the torch, to look under the chairs. It was on, but in the bright kitchen nobody could see that it was. {young:It made no light at all.|It shone straight at the wall, and there was nothing on the wall.}
- is_sun:
{A} had put the torch down by an orange on the table. {young:Half of the orange was bright, and half was dark.|The torch lay on its side and shone at it, and one half of the orange was bright, and the other was as dark as the coal shed.}
- is_worm:
{A} went out on the step with the torch. In the grass a leaf was standing up on its end. {young:Then it went down, a bit at a time.|Then, with nobody near it, it moved, and went down into the ground by a good inch.}
- is_sea:
They had put the saucepan back on, and everybody had forgotten it. It had boiled quite dry. {young:Inside it was a white ring.|All the water had gone off up to the ceiling, and had left a white ring round the inside.}
- is_dinosaur:
{A} looked out at the yard. A hen had come in from next door, as she did, and was walking up to a crust. {young:Step, went the big toes. Step.|She set down one foot, with three long toes and a claw, and looked at it sideways, with one eye, and set down the other.}
- is_sky:
{A} had put the torch down by a glass of water, and somebody had let one drop of milk fall in. {young:The water went a bit blue!|The torch shone through from the side, and the water was not white. It was, only just, blue.}
- else:
They asked the teapot. They asked the stairs. {young:Each of them had an answer, and behind each answer was another why.|Each of them had an answer, and each answer had another why behind it, and out they all came, like scarves.}
}
{helper_person:“Wait,” said {helper}. “Do that again.”} # beat
{helper_animal:{helper} had stopped as well, and was looking at the same thing, with the head on one side.} # beat
{helper_carried:{helper} was put down very quietly, so as to leave both hands free.} # beat
{
- is_moon:
{A} put out the lamp. {young:There on the wall it was, round and white!|And there on the wall it was, round and white, as if it had that minute come in.}
- is_sun:
{A} turned the orange. {young:The dark came round into the light.|Slowly the dark came round into the light, and the light went round to the back, and the torch had not moved at all.}
- is_worm:
{A} knelt down. There was a pink nose, {young:and it had the leaf by the end.|and it had hold of the leaf by the stalk, and was going home with it, backwards.}
- is_sea:
{A} put one finger on the ring, and the finger on the tongue. {young:“Salt!” said {A}.|“It is salt!” said {A}. “The water went, and the salt stayed where it was.”}
- is_dinosaur:
“Look at her feet,” said {A}. {young:“Look at them! I know those feet.”|“Look how she puts them down. I have got that one in a book, only with teeth.”}
- is_sky:
{A} looked through the glass from the end, straight at the torch. {young:From there it was orange.|From there it was not blue at all. It was orange, like the sky at the bottom of the road at bedtime.}
- else:
“But why?” said {A}. {grownup} sat down on the bottom stair. {young:“I do not know,” said {grownup}.|“I have looked everywhere that I have,” said {grownup}, “and I do not know.”}
}
{is_moon or is_sun or is_worm or is_sea or is_dinosaur or is_sky:“That is it,” said {A}, hardly out loud. “That is the rest.”|Nobody had said that all day. {young:The why stood quite still, and did not know what to say.|The why stood there with its mouth open, and could not think of anything to say.}}
It was so quiet that they could hear the tap. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; night; stars
# action: A draw proud; heroes draw; grownup sit-on-chair; friends look-up
# things: paper; pencil; table; lamp
They had to see if it fitted. {A} took the first half, which was because, and held the other half up to it.
{
- is_moon:
“Because it is up there with the light on,” said {A}, {young:“and we cannot see.”|“and the day is so bright that you cannot see it is.”} They wrote it down, and there was no gap.
- is_sun:
“Because it is us who turn round,” said {A}, {young:“and it stays.”|“and the sun stays where it was, and shines on whoever is at the front.”} They wrote it down, and there was no gap.
- is_worm:
“Because they eat what the trees have dropped,” said {A}, {young:“and they fetch it at night.”|“and they fetch it at night, so as not to be looked at while they do it.”} They wrote it down, and there was no gap.
- is_sea:
“Because the sun takes the water away again,” said {A}, {young:“and not the salt.”|“and it does not care for salt, and leaves it in the pan.”} They wrote it down, and there was no gap.
- is_dinosaur:
“Because some of them never went,” said {A}, {young:“they got small.”|“they only got smaller, and had feathers put on, and moved in next door.”} They wrote it down, and there was no gap.
- is_sky:
“Because the blue gets knocked about up there,” said {A}, {young:“and it goes everywhere.”|“and it comes down on us from all sides, and the orange goes straight through.”} They wrote it down, and there was no gap.
- else:
“Because nobody here knows,” said {A}, {young:“not yet.”|“or not yet, or not without the rest of the alphabet.”} They wrote it down. It was the first because all day that had a full stop.
}
{pausing} # company
They read it out, from end to end. {young:It was a whole one.|It was quite the longest thing on the {~fridge|door}, and people would stop before it.} # more
“I always wondered,” said {grownup}. {young:“But I was washing up.”|“But somebody had to do the washing up.”} # more
-> DONE

=== l2
# aside
# shot: above
# place: hallway; night; stars
# action: A give happy paper at postman; heroes stand; postman read paper; friends stand
# things: paper; door; lamp; bicycle
# people: postman
They made a copy, for they had promised, and there was a bicycle bell at the door before they had folded it.
“I was just going by,” said the postman, who had gone by {~twice|three times}. {A} gave it to him.
He read the outside first, from habit. Then he read the inside, under the lamp. {young:“Well, I never,” he said.|“So that is how it goes on,” he said. “Thirty years, and it was in your kitchen.”}
{young:He put it in his cap, and put the cap on.|He put it inside his cap, where it would be near, and put the cap on, and pressed it down.}
They heard him tell it to the dog at the gate. {young:The dog had asked, too.|It sounded as though the dog had wondered about that as well.} # more
“What shall I ask tomorrow?” said {A}, and shut the door. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; stars
# action: L point proud; heroes point; grownup sit-on-chair happy; friends sit
# things: table; torch; window; lamp
{
- is_moon:
“The moon does not go anywhere,” said {L}. “It is there in the day, very often, with its light on, and the day is too bright. {young:You have to look for a thin white one.”|You can see it, sometimes, if you know, like a thumb mark on the blue.”}
- is_sun:
“The sun does not go,” said {L}. “It is us. We turn round, all of us, with the house on, and then we are at the back. {young:And then it is morning for somebody else.”|And whoever was at the back comes round to the front, and is having porridge.”}
- is_worm:
“Worms eat leaves,” said {L}. “Old ones. They go up at night and get hold of one, and take it down to bed, and {young:in the end it is mud.”|what comes out at the other end is garden. That is where gardens are from.”}
- is_sea:
“The rivers bring the salt,” said {L}, “a bit off every stone, so little that you cannot taste it. And then the sun takes the water up again, to rain with, {young:and the salt stays.”|and every time the salt is left behind in the pan.”}
- is_dinosaur:
“The big ones do not,” said {L}. “They have been gone for longer than anyone can count. But one kind got little, and got feathers, and never stopped. {young:They are the birds.”|They have been here the whole time, and we give them crusts.”}
- is_sky:
“The light has all the colours in it,” said {L}, “and the air is a bit like the milk. It knocks the blue about, so it comes from everywhere. {young:And at night the orange gets through.”|The orange goes straight on, and so you only get it at bedtime, from the end.”}
- else:
“Nobody here knows it,” said {L}, quite gently, to the why. “We could look tomorrow. {young:We could ask a person.”|There is a library, and it has the rest of the alphabet. There are people in there who like a large why.”}
}
“Because,” said {grownup}, and held it out, and {L} put the other half on. {young:Click.|It went on with a click.} # usual
{
- is_moon or is_sun or is_worm or is_sea or is_dinosaur or is_sky:
Then it was quiet. {young:The question had sat down.|The question had come in and sat down with them, as people do when they have been let in at last.} “Anything else?” said {grownup}. ¶ “Not for now,” said {L}. # usual
- else:
Then it was quiet. {young:The why had sat down.|The why had sat down on the stair by {grownup}, and after so much running about it was rather glad to.} “Anything else?” said {grownup}. ¶ “Not for now,” said {L}. # usual
}
{is_wished_person:They would tell {wished_person} in the morning, both halves.} # wished
{grownup} put the lid on the saucepan, and the chairs went back under the table. # more
-> DONE

=== m4
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; grownup hold lamp; friends walk
# things: stairs; lamp; book; rug
The question came up the stairs with them, one step behind.
The big book was put back, aardvark first. It had done what it could.
On the {~third|seventh} stair {L} stopped. “Why do stairs go—” said {L}, and yawned in the middle.
“Where did the rest of that go?” asked {grownup}. ¶ “I do not know,” said {L}. “It can be tomorrow’s.”
So they left it there. Nobody trod on it. # more
The kitchen went dark. The pan was left to soak. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; mug; towel; mirror
The water ran. Nobody asked it where it went.
{
- is_sea:
A little went down the plug, on its way. It had some salt in it, off a chin.
- is_worm:
There was mud under two nails. Now they knew who had made it.
- is_dinosaur:
A feather was found in a sleeve. It was put in the mug, with the brushes.
- else:
“Is that the day done?” said {grownup}. ¶ “Nearly all,” said {A}.
}
Both feet were dried. They were counted, too. There were two.
The towel was hung up by its loop. It had only the one. # more
So was the flannel. # more
Then there was nothing left to find out in there. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A look-through sleepy window; heroes look-through; friends sit
# things: window; curtain; moon; tree
{A} had one look out, before the curtain.
{
- is_moon:
There it was, over the {~wall|chimney}. It had been there before tea. It was only easier now.
- is_sun:
Out at the front it was dark. They had the whole night to go round in, and no need to hold on.
- is_worm:
The grass moved, a very little. Somebody was bringing home the leaves.
- is_sea:
A cloud went over. It had been sea. It would be rain, and then a river, and then sea.
- is_dinosaur:
In the tree sat a row of small round dinosaurs. Each had its head under its arm.
- is_sky:
There was no blue out there at all now. It had all been put away, to be ready.
- else:
Everything was still out there. Nobody knew why. It looked quite well.
}
“Goodnight,” said {A}, to all that. # more
Then the curtain was pulled. Both halves of it met. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: street-lamp; bicycle; postbox; moon
Down the hill there was one window with a lamp in it. A cap hung on the chair.
A man sat in bed, and read. He read the first half. He read the rest.
Then he folded it up, and put out the lamp.
His bicycle stood by the wall. It did not want to know a thing.
A leaf came down, and lay where it lay. # more
The road went off both ways. It got as far as it had to. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; blanket
The pillow was cool on one side. # usual
The other side was hot, from all the asking. # more
{resting}
{dream} # spare
“Why is it bedtime?” said {L}, into the blanket.
“Because,” said {grownup}.
There was more on its way. # more
{L} waited for the rest.
{grownup} was quiet. The lamp went down. A hand stroked one ear. # usual
It got slow in the bed, and warm, and round at the edges.
“Oh,” said {L}. That was the rest.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was something on the stairs. It was a why, the one about stairs, and it had been there all night and was quite cold. {H} took it in to breakfast, and it had some toast.
“Because,” said the teapot, and poured. The because was a big one, and went up as far as the landing, and down the other side, and by the end of breakfast they had only just found out where it began.
-> DONE

=== next_bedtime
There was nothing on the stairs. It had all been asked.
-> DONE
