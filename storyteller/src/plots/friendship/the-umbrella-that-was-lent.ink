# about: sharing; weather(rain&!rainbow)
# also: jealousy
# role hue: colour = red

=== title
{~The Umbrella That Was Lent|When You Have Done}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; breeze
# action: L peek worried umbrella-stand; heroes look-up worried; friends peek curious
# things: umbrella-stand; stick in umbrella-stand; net in umbrella-stand; cloud
{~Spot, went the rain, {young:just one drop, on the step.|once, on the doorstep, to see who was in.} {H} looked up at the sky, which was as grey as a pan, and then in the pot, for the umbrella.|By the door there is a pot for sticks and umbrellas. {young:There was a stick in it, and a net, but there was no umbrella.|There was a walking stick in it, and a fishing net, and a hole in the air where the umbrella should be.} {H} looked in the pot twice.|“It is going to rain,” said everybody. {young:“You will want the umbrella. Now, where is the umbrella?”|“It would be as well to take the umbrella.” And then there was a silence.} {H} looked in the pot by the door.}
It was a {hue_noun} one, {young:with a wooden duck’s head to hold it by|and the handle was a duck’s head, in wood, with a kind expression}. # usual
“I lent it,” said {L}, “to the mouse, for washing day. {young:I said, bring it back when you have done.”|She asked so nicely. I said, bring it back when you have done.”}
So out {they} went, to see if she had. # spare
{joining}
-> DONE

=== s2
# shot: two
# place: meadow; afternoon; breeze
# action: mouse wave happy at L; L crouch curious before mouse; heroes kneel curious before mouse; friends stand curious
# things: washing-line; 6 sheets on washing-line; peg; daisy; needle
The mouse was in the meadow, behind the {~clover|dock leaves}, pegging out very small sheets. # usual
“Your {hue_noun} umbrella!” she said. {young:“It went over my washing line, and it kept it all dry.”|“It went right over the line. I did nine days’ washing.”}
{hinderer_person:“I took it for a handkerchief,” said {hinderer}, about the mouse’s best sheet, and the mouse put it back in the tub.} # beat
{hinderer_animal:{hinderer} went in under the line, and came out on the other side in nine small sheets.} # beat
{hinderer_carried:{hinderer} was put down among the washing, and was very nearly pegged.} # beat
“And have you done?” asked {L}.
“I have,” said the mouse. {young:“I was bringing it back to you. But I met the hedgehog, and he wanted it so much.|“I was bringing it back, and met the hedgehog, who was in such need that I lent it on.} There was a tear in it. I sewed that up.”
{short:But the hedgehog had lent it to the fox, and the fox had lent it to the duck.|“I told him what you told me,” said the mouse. “Bring it back when you have done.”}
-> DONE

=== m1
# shot: close
# place: river; afternoon; breeze
# action: hedgehog stand proud; A kneel laughing before hedgehog; heroes crouch curious; friends sit happy
# things: pirate-hat on hedgehog.head; plant; candle; leaf
The hedgehog was on the bank of the stream, in a captain’s hat. {young:“It was a very good boat,” he said.|“She was a fine ship,” he said. “A little round, but fine.”}
“It is an umbrella,” said {A}.
“Not upside down,” said the hedgehog. {young:He had sat in the middle of it, and gone round and round and round in the shallow bit.|He had been to the {~far bank|stepping stones}, where it is as deep as a saucer, and had seen all of the view several times.}
And he had rubbed it with wax, {young:all over, so that no water could get in|as a captain should}. # spare
“So have you done?” asked {A}. ¶ “I had,” said the hedgehog, “but then the fox came by, {young:and she was too hot. So I lent it to her.”|with her nose burnt to a biscuit.” He waved his hat. “I told her to bring it back!”}
-> DONE

=== l1
# aside
# shot: wide
# place: forest; afternoon; breeze
# action: squirrel look-up happy; A listen laughing at squirrel; heroes point happy up; friends look-up curious
# things: tree; 8 nuts; leaf; bottle
On the way to the fox they met a squirrel. {young:“I had it, too,” it said. “I had it after the hedgehog, but just for one minute.”|“I had it as well,” it said, “between the hedgehog and the fox. I had it for about a minute.”}
“What for?” asked {A}.
The squirrel looked up at the {~hazel|nut tree}. It looked down at the moss.
“You put it under there, the wrong way up,” it said, “and then you shake. {young:You get nuts, and nuts, and one grandfather.”|You get thirty nuts, two caterpillars, and my grandfather, who does not like to be woken.”}
It had oiled the catch. {young:Now the umbrella went up with a good loud click, and stayed up.|“It stuck, the first time,” it said, “with him in it.”}
“That was kind,” said {A}. ¶ “He didn’t think so,” said the squirrel. # more
-> DONE

=== m2
# shot: two
# place: forest; afternoon; mist
# action: fox read happy book; A kneel curious before fox; heroes stand curious before fox; friends sit curious
# things: hat on fox.head; chair; ribbon
The fox sat outside her door in a straw hat, with a book. {young:“I sat under it in the sun,” she said, “and it made my book all {hue_noun}.”|“I read under it for a week,” she said. “Everything was {hue_noun}, even the sad parts.”}
“And is it here?” asked {A}.
“No,” said the fox. {young:“I had done. I put a bow on it, and I went out to bring it back.|“I put a new tassel on it, and I set out to bring it home.} And I met the {~duck, you see|duck}.”
“Did she need it?” asked {A}.
{young:“She needed it more than me, and more than you.”|“I never saw anybody need one so much,” said the fox. “And it was not even raining.”}
{pausing} # company
-> DONE

=== s3
# shot: close
# place: lake; dusk; mist
# action: duck sit happy on nest; L crouch surprised before duck; heroes kneel surprised before duck; friends kneel surprised
# things: nest; umbrella behind nest; 3 eggs in nest; tree; feather
Down at the lake, under the old willow, {young:there was something round and {hue_noun}|there was something round and {hue_noun} that was not a flower}. It was the umbrella, open and upside down, and in it sat the duck.
“Good evening,” said the duck. {young:“Mind the eggs, please.”|“You will excuse my not getting up. I have somebody under me.”} # usual
She had {~moss|hay} in it, and her own best feathers. The wooden duck’s head looked over her shoulder. {young:“That is my friend,” she said. “We take turns.”|“She has my aunt’s face,” said the duck. “We talk. She lets me do most of it.”} # spare
{is_loved:“One runs out of things to think about, sitting,” she said. So {L} told her about {loved}, enough to last until Friday.|{musing}} # personal
“And have you done?” asked {L}.
The duck lifted one wing. There were {~five|six} eggs. {young:One of them went tap.|One of them, from the inside, went tap.}
“Nearly,” said the duck. “Do you want it?”
{L} looked at the sky, and at the eggs. “Bring it back,” said {L}, “when you have done.”
-> DONE

=== l2
# aside
# shot: above
# place: lake; dusk; mist
# action: A listen happy at egg; duck look-up happy; heroes listen curious; friends listen curious
# things: nest; umbrella behind nest; 5 eggs in nest; leaf
There was time to listen, just, under the willow, where it was dry. {A} put an ear to each of the eggs. {young:The first one said tap. The next one said tap, tap.|The first was tapping, and the second was tapping back, as people do through a wall.}
“What are they saying?” asked {A}.
“They are saying, is that you?” said the duck. {young:“And then they say, yes, it is me. And then they start again.”|“And then, yes, is that you? It goes on all night. They have not met, you see.”}
The last egg said nothing at all. {A} gave it one small tap, with a {~fingernail|straw}. {young:They waited. Tap, said the egg.|There was a long pause, and then, very low down, there came a tap.}
“You will know each other now,” said the duck. “It will save time later.” # more
Then it was quite still, and for as long as they stood there they could hear all five of them. # more
-> DONE

=== m3
# shot: behind
# place: meadow; dusk; rain
# action: A look-up worried up; heroes run worried; friends run worried
# things: tree; puddle; cloud; sock
So {they} set off without it. And half way home it began to rain {young:in great big drops, on everything there was|as if somebody had finished holding it}.
It rained on heads. It rained {~down necks|into boots}. {young:It ran down noses, drip, drip, drip.|It found the one dry sock.} {They} stood under a tree, but the tree had leaks.
“I could go back and ask,” said {A}. {young:But {A} thought about the eggs.|But {A} thought of the eggs, and did not move.} # spare
“No,” said {A}. “We are {~only|just} wet.” # more
And then, behind the rain, there was another noise. {young:It went patter, patter, patter.|It was a pattering, but it had feet in it.}
-> DONE

=== s4
# shot: two
# place: meadow; dusk; rain
# action: mouse walk proud holding leaf; hedgehog walk proud; fox hold happy tablecloth; heroes walk laughing; friends walk happy
# things: tray on hedgehog.head; leaf over mouse; tablecloth over heroes; puddle
{short:Half way home, it rained and rained. But down|Down} the path came the mouse. She was holding up a rhubarb leaf. {young:“I had the umbrella first,” she said. “So I came first.”|“I saw that sky,” she said, “and I thought: they lent it.”}
Behind her came the hedgehog, with a {~tea tray|tin bath} on his head. {young:Pling, plong, went the rain.|It made a noise like a small, keen band.} And behind him came the fox, with her tablecloth, {young:and a stick for each corner|and cousins at the corners}.
“Now,” they said, “get under.” # usual
So {H} got under.
{helper_person:“There is a drip here,” said {helper}, and stood in it, so that nobody else had to.} # beat
{helper_animal:{helper} shook before coming in, and not after, and it was thought very civil.} # beat
{helper_carried:{helper} was handed along to the driest place, and so everybody knew where that was.} # beat
And off they all went, leaf and tin and tablecloth. {young:It was dry inside. It smelled of rhubarb.|It was like a very small procession for a very small king.}
-> DONE

=== l3
# aside with l1
# shot: wide
# place: lane; night; rain
# action: fox walk calm; mouse walk calm; hedgehog walk calm; squirrel hold happy acorn; heroes walk sleepy; snail crawl calm; friends hold calm lantern
# things: tablecloth over heroes; jar; lantern; puddle; tray on hedgehog.head
They went slowly. Nobody minded.
Under the cloth there was a light, in a {~jar|lamp}. All round it was rain. It was like walking in a {~room|tent}.
The squirrel came along too. It held up one acorn cup, and did what it could.
“Left foot,” said the mouse. “Now the other left.”
The puddles ran in front, to show the way.
A snail went by. It had brought its own. # more
-> DONE

=== m4
# shot: behind
# place: street; night; rain
# action: mouse give happy leaf at A; A bow happy at mouse; heroes wave sleepy at mouse; hedgehog wave sleepy; fox wave sleepy; friends wave sleepy
# things: puddle; lantern; tray on hedgehog.head
At the door they all shook themselves. It rained a little more.
“You had better keep the leaf,” said the mouse. “There may be rain upstairs.”
“Thank you,” said {A}. “But it is yours.”
“It is only lent,” said the mouse. “Bring it back when you have done.”
And off they went, in step, under the {~tin|cloth}.
Pling, said the rain. Plong. Pling. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; rain
# action: heroes sit sleepy; friends walk sleepy
# things: umbrella-stand; leaf in umbrella-stand; stick in umbrella-stand; net in umbrella-stand; puddle
The pot by the door had a stick in it, and a net. Now it had a rhubarb leaf.
The leaf leaned on the net. It dripped a bit. It looked quite at home. # more
One day the umbrella would come back. It would come up the path by itself, quite low down, on a great many feet. It would {~quack|talk}.
But that was not yet.
Tap, went the rain, on the roof. It was like somebody asking.
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; leaf
Then there was bed. It was dry, right down to the toes.
{resting}
{keepsake}
{dream} # spare
It rained on the roof. It rained on the lake. It did not rain on the eggs. # spare
A {hue_noun} roof is good. A leaf is good. {~A warm one is best|Best of all is a warm one}. # spare
The blanket came up, over {H}. It was a good big one.
The night is only lent. Nobody wants it before the morning.
Bring it back when you have done.
Goodnight.
-> DONE

=== next_night
Up the garden path came the umbrella, low down, on a great many feet. Under it was the duck, and under the duck were all of them. They had been out since half past four. One had gone back, in case it had left anything.
“We have done,” said the duck, and stood the umbrella in the pot.
Spot, went the rain on the step. Everybody looked up, and then they looked at {H}. ¶ “Well,” said {A}, “bring it back when you have done.”
-> DONE

=== next_bedtime
It was raining on the lake. It was not raining on anybody in particular.
-> DONE
