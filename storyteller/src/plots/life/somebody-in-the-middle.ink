# about: made-something(a den|the den|our den|my den|her den|his den|their den|dens|den made|den build|den out|a fort|the fort|forts|hideout|hide-out|big den|best den|cosy den|blanket den|blanket fort|pillow fort); play(a den|the den|our den|my den|her den|his den|their den|dens|den made|den build|den out|a fort|the fort|forts|hideout|hide-out|big den|best den|cosy den|blanket den|blanket fort|pillow fort); place(a den|the den|our den|my den|her den|his den|their den|dens|den made|den build|den out|a fort|the fort|forts|hideout|hide-out|big den|best den|cosy den|blanket den|blanket fort|pillow fort); thing(a den|the den|our den|my den|her den|his den|their den|dens|den made|den build|den out|a fort|the fort|forts|hideout|hide-out|big den|best den|cosy den|blanket den|blanket fort|pillow fort); story-about(a den|the den|our den|my den|her den|his den|their den|dens|den made|den build|den out|a fort|the fort|forts|hideout|hide-out|big den|best den|cosy den|blanket den|blanket fort|pillow fort)
# also: happy; proud; too-excited; frustrated; outing; weather; guest; sleepover; trying-again; quarrel; sharing
# wants: child
# role grownup: parent = the grown-up with the washing
# kind garden: garden|outside|outdoors|yard|lawn|patio|tree|woods|bushes|grass
# ages: 3-9
# holds: dark(kind)

=== title
{~Somebody in the Middle|The Roof That Came Down}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# place for garden: garden; afternoon; clear
# action: A crawl in den; heroes hold sheet; grownup hold basket; friends stand
# things: den; cushion; peg
{
- is_garden:
{~{H} had four chairs out on the grass, and a sheet.|“It is a den,” said {H}, on the grass. “It only has no roof yet.”|Somebody wanted the big sheet, and {H} had it. It was out in the garden, on four chairs.}
- else:
{~{H} had four chairs in the middle of the room, and a sheet.|“It is a den,” said {H}. “It only has no roof yet.”|Somebody wanted the big sheet, and {H} had it. It was on four chairs in the middle of the room.}
}
{A} wanted a den that you can lie down in, {young:with a roof, and a door.|with a roof, and a door, and a light inside it after supper.}
{is_wished_person:It was going to have room for {wished_person} as well.} # wished
The sheet went over the chairs. {young:It looked very good.|From outside it looked as if it had always been there.} {A} crept in on hands and knees, and sat up. # usual
Flump! The roof came down. {young:It was white in there, and {A} could see nothing.|It was all over {A}, and very white, and you had to feel for the door.}
“The roof does not like me,” said {A}, {young:from under the sheet.|through two layers of sheet.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# place for garden: garden; afternoon; clear
# action: A hold peg; heroes hold sheet; friends stand; grownup give basket
# things: den; 3 pegs; themed
“Pegs,” said {grownup}, and gave {A} eleven. {young:They went all round the sheet, on the chairs.|They went on all round, one after the other, so that the sheet could not slip.}
{joining}
{themed_a} was put at the door, to say that there was one. # personal
Now the roof could not slip. {young:It hung. It hung down to the floor in the middle.|It hung instead, and in the middle it hung so low that the den had two halves, and nothing in between.}
{hinderer_person:“May one come in?” asked {hinderer}, and did, and three pegs went off, ping, ping, ping.} # beat
{hinderer_animal:{hinderer} went in at one end and came out at the other with the sheet on.} # beat
{hinderer_carried:{hinderer} was sat on top, to see how strong the roof was, and came in by the roof.} # beat
{A} pulled it tighter. {young:Flump!|The chairs leaned in to look, and then they all sat down. Flump!}
“What it wants,” said {B}, {young:“is a wall.”|“is something to hold on to.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A carry broom; heroes carry cushion; friends look-through cupboard
# things: cupboard; broom; umbrella; bucket
They went to look for a pole. {young:There was a broom in the cupboard.|In the cupboard by the back door are all the things with sticks, and they fell out together, to save time.}
The broom was too long. {young:It poked through the door, and the roof went up like a hat.|With the broom the roof went up so far that the walls came off the floor, and you could see everybody’s feet.}
The umbrella was too wide. It was a good roof by itself, {young:but only for one.|but a den with an umbrella in it has nobody else in it.}
The mop was just right, {young:but it was wet.|and they would have kept it, but it dripped on whoever was underneath.}
“Has anybody got a {~dry mop|short broom}?” asked {A}. Nobody had. # more
They stood the broom back, and the mop, and shut the door on them, and it had to be shut twice. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# place for garden: garden; afternoon; clear
# action: A read book; heroes sit; friends hold cushion; grownup look-up
# things: cushion; den; book; box
While it was down they did the inside, as you can do that without a roof. {young:They put cushions, and a box for a table.|All the cushions went in, and the box from the new kettle, which was the table.}
There had to be rules, too. {A} said them: {young:no shoes, and no shouting.|no shoes, no shouting, and no one is to say that it looks like a sheet.}
“It looks very like—” said {grownup}, {young:and stopped.|and then read the rules, and went to see to something else.}
There was food in case it snowed. {young:It was four raisins.|It was four raisins and the end of a loaf, and {B} was put in charge of not eating it.}
It was the best floor that a den ever had. {young:{is_garden:All day it had sky over it.|Nobody had ever lain on a better one.}|People would have come a long way to see it, had there been a roof to say where it was.} # more
It was agreed that there would be a sweep on Thursdays, and that {B} would be told what a sweep was. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# place for garden: garden; dusk; clear
# action: A sit cross; heroes sit; friends sit; grownup kneel
# things: den; cushion; peg
The roof had come down {~six|seven} times now. {young:{A} was hot, and had a sheet on.|{A} was hot, and cross, and wearing most of the sheet.}
“I am not going to do it again,” said {A}, {young:and sat down on the floor, just there.|and sat down on the floor, with both arms folded.}
{helper_person:“Stay just like that,” said {helper}, from outside. “Don’t get up.”} # beat
{helper_animal:{helper} came in, lay down beside {A}, and did not want to go out again.} # beat
{helper_carried:{helper} was pulled in, too, and sat on {As} knees, with a look of being at home.} # beat
“It does not want to be a roof,” said {A}. “It wants to be a sheet.” # usual
Nobody said anything for a bit. {young:Then {A} looked up.|It was only when {A} stopped being cross, for a moment, to scratch an ear, that there was something odd to be seen.}
The roof was up. {young:It went down to the floor on every side, and it was high in the middle.|It came down on every side as a roof should, all the way to the floor, and in the middle it was as high as could be.}
In the middle was {As} head.
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# place for garden: garden; dusk; clear
# action: A sit surprised; heroes crawl; friends sit; grownup look-up
# things: den; cushion
They tried whether it was the head that did it. {A} lay down, and the roof lay down as well. {young:{A} sat up. So did the roof.|{A} sat up, and up it came, by just as much.}
“Do it again,” said {grownup}. {young:Up, down, up.|From outside it was like somebody very large, breathing.}
{A} nodded. {young:The whole den said yes.|The whole den nodded, down to the pegs.} Then the head was shaken, and the den would not hear of it.
{pausing} # company
“Does anybody live in there?” asked {grownup}. The den thought about it, and nodded. # more
“How many of you?” The den did not know how to say that. It nodded for some time. # more
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# place for garden: garden; dusk; clear
# action: A crawl happy; heroes sit; friends crawl; grownup carry plate
# things: den; plate; toast on plate
There was toast for supper, and it came in under the wall, on a plate. {young:A hand came after it, with the milk.|A hand came after it with the milk, and felt about for somewhere to stand it.}
“Mind the roof,” said {A}, {young:and ate with a straight neck.|who was eating like a queen, with a very straight neck, on account of it.}
They took turns. One was the pole, and the others were at home. {young:Then it was the next one.|Every slice they changed, and nobody was to let it sag in between.}
{A} found that a pole hears a lot. {young:You hear the crumbs.|Up there, under the sheet, are all the voices, and the chewing, and the wind going round outside, looking for the door.}
A raisin was brought up to the pole by hand. # more
When it was over, nobody could say who had been the best pole. {young:They had all been good.|It had been a very even roof throughout, apart from the milk.} # more
-> DONE

=== s4
# shot: two
# place: den; dusk; clear
# action: A sit happy; heroes sit happy; friends sit; grownup give torch
# things: cushion; torch
“The roof did not want pegs,” said {A}. “It only wanted somebody in.” # usual
{many:So they all went in, {young:and sat close, in the middle.|one at a time, under the wall, and sat close together in the middle with their backs touching.}|So {A} stayed in, {young:right in the middle.|and sat right in the middle, with both legs crossed.}} Wherever there was somebody, there was room. {young:It was high in the middle and low at the sides.|Wherever there was nobody, the roof came down, and was wall.}
{is_garden:Outside it was getting dark in the garden. {young:You could hear the leaves.|You could hear the leaves, and next door taking in the bins.}|Outside the room went on, with the clock, and somebody’s radio. {young:In here it was quiet.|In here you heard it only as you hear the neighbours.}} # usual
{grownup} knocked on a chair, and passed in the torch. {young:{A} put it on.|{A} put it on, and the whole den turned yellow, with {H} on the walls.}
“I could live here,” said {A}. ¶ “Until when?” asked {grownup}. ¶ “Until my neck is tired,” said {A}. {young:That was soon.|That was quite soon, as it turned out.} # usual
{A} yawned. The roof went up, and came down again.
-> DONE

=== m4
# shot: wide
# place: den; night; stars
# action: grownup kneel before A; A sit sleepy; heroes sit; friends sit
# things: torch; pillow
It was {grownup} who went in last, on hands and knees.
“Now I see,” said {grownup}. The roof was a good deal higher.
They sat. The torch was on the floor, and shone up.
{A} did not have to hold the roof now. {A} could lean.
Then it was {grownup} who yawned, and the roof went up like a tent at the fair. # more
“You are a good pole,” said {A}. ¶ “I have had years of it,” said {grownup}. # more
“Bed,” said the roof. # more
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A carry sheet; heroes carry cushion; grownup carry; friends walk
# things: stairs; lamp; peg
The sheet had to come up, for it was off {As} bed.
{A} wore it on the stairs, with the end going on behind.
There was a peg still on it. It went tick, tick, on each step.
{many:{B} came last, and had what was left of the loaf.} # more
“Who goes there?” asked {grownup}. ¶ “A den,” said the sheet.
It was let by. It was late for one, and it had been a long day for its knees. # more
On the top stair it sat down, just once, to see whether there was room. There was. # more
{is_garden:On the grass|On the floor} down there were four chairs. They stood in a ring, and looked at where it had been. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; toothbrush; mirror; towel
There were teeth to do. {A} still had a straight neck.
{A} looked in the glass. There was no roof on top. There was hair.
The hair stood up. It was from the sheet. # more
“You can put the roof down now,” said {grownup}.
{A} let go, a bit at a time. It was good to have no roof on.
The towel was put over it for a moment. It made a small den, with one in it. # more
“Knock, knock,” said {grownup}. ¶ “No shoes,” said the towel. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# place for garden: garden; night; stars
# action: heroes look-up sleepy
# things: 4 chairs; cushion; moon; peg
The four chairs stood in a ring.
There was a cushion there still. It had been the floor.
The moon came and looked in. It did not have to knock. # more
There was no roof now, and no wall. There was a lot of {is_garden:sky|dark}. # more
It did not sag at all. It must have had somebody in it. # more
The pegs lay in their basket, ten of them. They were off till the morning. # more
One chair gave a creak. It had held on for a long time. # more
By the door lay one raisin. It was for Thursday.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake sleepy; heroes lie-awake; grownup sit; friends sit
# things: sheet; pillow; lamp
The sheet was back on the bed, with one peg. # usual
{resting}
{dream} # spare
{L} got in under the sheet, and put up both knees.
That was a roof. It was high in the middle. # usual
“Does anybody live in there?” asked {grownup}. ¶ The knees thought about it. They nodded. # usual
Then the knees got tired. One went down. The other went down.
And the roof came down, too. It was soft, and it was meant to.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there were four chairs in a ring, with a sheet on them again, and nobody had done it. It was high in the middle. “Who is in there?” asked {H}. The sheet came up an inch. Out came a raisin, rolled with some care, and then the peg. “We open on Thursdays,” said a small voice. “There is a sweep first.” And the roof went down, very slowly, with a yawn in it.
-> DONE

=== next_bedtime
The peg was on the quilt again. It held up nothing, and was glad of the rest.
-> DONE
