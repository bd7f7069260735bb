# about: lost-toy(!stole&!stolen&!pinched&!swiped&!snatched&!nicked&!found&!kept it&!kept him&!kept her&!handed&!turned up&!brought&!is back&!got it back|never found|not found|n't found)
# also: sad; missing; tired; outing
# news: bad
# wants: child
# role lost: answer, toy = a rabbit called Button
# kind bus: bus|coach|taxi
# kind train: train|tube|tram|station|metro
# kind shop: shop*|supermarket|cafe|café|tesco|aldi|lidl|market|trolley
# kind park: park|playground|swings|woods|beach|walk|seaside
# kind school: school|nursery|preschool|playgroup|class|lunch box|swimming
# ages: 3-10
# holds: dark(kind)

=== title
{~Worn at One End|Lost: Not Big}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# place for bus: street; dusk; clear
# place for train: station; dusk; clear
# action: A look-through worried bag; heroes look-up worried; friends look-through
# things: bag; coat; shoe
# things for bus: bag; bus right; lamp
# things for train: bag; train right; bench
{~Everybody was home but one. {H} counted twice, and the one was {lost}.|“Where {lost_many:are|is} {lost}?” said {H}, and {young:everybody stopped just where they were.|the whole hall stopped, with one shoe off.}|The bag was upside down, and {H} had shaken it. {young:A crumb came out, and a sock came out, but not {lost}.|Out came crumbs, a ticket and half a biscuit, and no sign of {lost}.}}
{
- is_bus:
The bus had gone round the corner with {lost} on it. {young:“Ding,” it said, and it did not know.|It had said “ding”, quite cheerfully, for nobody had told it.}
- is_train:
The doors had gone beep, and shut, and {lost} had gone on with the train. {young:Trains do not turn round for you.|A train cannot turn round, not even when it is called.}
- is_shop:
It must have happened in the shop, somewhere between the {~bread|eggs} and the door. {young:And the shop was shut now.|And the shop had put its lights out, with all that was in it.}
- is_park:
{lost} {lost_many:were|was} there on the way out, and not on the way back. {young:They had looked on the path, both ways.|They had walked the whole way twice, looking at the ground like hens.}
- is_school:
{lost} {lost_many:were|was} in the bag this morning. {young:Now the gate was shut, and everybody had gone.|But by now the gate was locked, and even the caretaker had gone home.}
- else:
{lost} {lost_many:were|was} there this morning. {young:Then came a whole day, with a lot of places in it.|Then there had been a whole day, with a lot of places in it.}
}
{A} wanted {lost} back tonight, {young:before lying down. It was no good lying down without {lost_him}.|before it was time to lie down, because there was no point in lying down without {lost_him}.}
{is_wished_person:“Has {wished_person} got {lost}?” asked {A}. Nobody thought so.} # wished
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A hold surprised pencil; woman give pencil at A; heroes write; friends hold paper
# things: window; paper; pencil
# people: woman(old, hat)
“We must tell people,” said {A}. So they put a notice in the front window.
{joining}
It said: LOST. NOT BIG. A BIT WORN AT ONE END. {young:That was all true.|Everybody agreed that it was {lost} to the life.}
Then they all sat down to wait, and looked at the door. # usual
They stood {themed_a} behind it, so that it would not fall over. # personal
{hinderer_person:“Which end?” asked {hinderer}. “They will want to know which.” And {hinderer} would not let them hang it up until they had looked for a better word.} # beat
{hinderer_animal:{hinderer} sat in the window, just in front of it, and several people stopped to look at {hinderer}.} # beat
{hinderer_carried:{hinderer} was put in the window beside it, and a man came in to say that they had found it already.} # beat
Knock, knock. It was a lady with a pencil. {young:“Is it this?” she asked.|“I found it on the {~pavement|bridge},” she said. “It is not big. And look at this end.”} Somebody had chewed it.
“It is very like the notice,” said {A}. “But it is not {lost}.” ¶ “I only thought that I would ask,” said the lady, and left it there, in case. # usual
-> DONE

=== m1
# aside
# shot: wide
# place: hallway; dusk; clear
# action: man hold-hands happy father; A look-up surprised; heroes stand; friends stand
# things: door; mat; coat
# people: man(young); father=man(old, he, glasses)
Knock, knock. It was a man with a toothbrush. {young:It was quite flat at one end, and leaned over.|It had been a good toothbrush, and now it leaned over to the left, all of it.}
“No, thank you,” said {A}. “But it was kind of you.”
Knock, knock. It was the {~baker|postman} from number four, and he had brought his father. {young:“He is not big,” said the man, “and I thought that I would ask.”|“I saw your notice,” said he. “He is not big, and he has gone a bit at the top. You never know, I said to him, do you?”}
They all looked at his father. {young:It was true that his hair had gone from the top.|The light from the hall shone on the top of him, where there had once been hair.}
“Not him, either,” said {A}. {young:“Would he like a biscuit?”|“But he may come in, if he likes. We have biscuits.” It seemed a pity for him to go straight home.} # more
-> DONE

=== l1
# aside
# shot: object
# place: hallway; dusk; clear
# action: A write; heroes look-up; friends hold box
# things: chair; pencil on chair; toothbrush on chair; shoe; row of 3 socks; spoon
They wrote it bigger. {young:Then it could be read from the bus, and a great many more people came.|That was perhaps a mistake, for now it could be read from the far side of the road.}
There came a {~slipper|shoe}, and it was worn at the heel. There came a broom. {young:It had swept so much that there was hardly any broom left on it.|It had swept for so long that there was more stick than broom.} A boy brought his {~rabbit|hamster}, because it had eaten its own ear a little, long ago.
{young:They looked at every one of them, back and front, and said no, and no, and no, thank you.|Each of them was looked at, back and front. You have to, when people have come all that way.}
“Nearly everything is worn at one end,” said {A}. {young:“Look at it all!”|“I did not know. I thought that it was only us.”}
They put what nobody took away again on a chair in the hall. {young:Soon it was a heap, with a broom on the top.|Soon there was a heap, and the heap had a broom on it.}
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A hold worried drawing; heroes draw; man hold proud potato; friends draw
# things: table; drawing; crayon; potato
# people: man(hat)
“A picture is better,” said {A}. “Then they can see.”
It is hard to draw somebody who is not there. {young:Round went the pencil, and round. That was {lost}.|They each did a bit of {lost}, and the bits did not quite meet, and some of it had to go over the edge.}
{helper_person:“Give it a shadow,” said {helper}. “Then people will see that it stands on something.”} # beat
{helper_animal:{helper} looked at it, and then went to look behind the door, in case {lost} {lost_many:were|was} there.} # beat
{helper_carried:{helper} was held up beside the picture, to see how people who are not big go at the edges.} # beat
Knock, knock. It was a man with a potato.
“I saw the picture from across the road,” he said, “and I came as soon as I had my shoes on.” {young:They looked at the picture. They looked at the potato.|He held it up beside the picture, and turned it a little to the left. There was nothing to be said.} # usual
It was exactly the potato. They had drawn a potato, with both its dents.
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A think sad holding pencil; heroes sit sad; friends sit
# things: potato; pencil; chair; paper
So that was no good, either. {young:The man went home, and left them the potato, in case they wanted it later.|The man would not take the potato home again. He said that they had better have it, after all this.}
{A} sat down among it all and tried to remember {lost} properly. {young:It would not come.|But the more you think of somebody’s face, the more it goes soft at the sides.}
“I would know {lost} anywhere,” said {A}. “I would know {lost_him} in the dark. {young:I just can’t say how.”|I just can’t say how I would know.”}
{pausing} # company
The potato was clean, and round, and quite new. {young:It was not worn at any end.|It was the only one there that was not worn at all. Nobody had ever had it for anything.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think worried; man listen holding telephone; heroes stand; friends stand
# things: telephone; table; pencil; paper
# people: man
They rang up as well. {
- is_bus:
A man answered at the garage, where the buses sleep.
- is_train:
A man answered in a room at the end of the line, where the trains put what they find.
- is_shop:
A night watchman answered, who had the whole shop to himself.
- else:
A man answered at the town hall, who had a room for it, with a shelf.
}
“What colour?” asked the man. {young:They told him. “Is that all over?” he asked. It was not all over, because it had been washed.|They told him. “Is that all over?” he asked. It was not all over. It depended where you held it.}
“Has it a label?” It used to. “Can it talk?” {young:Yes, but not to men on the telephone.|Not to people on the telephone, and hardly at all before breakfast.}
“I have eleven umbrellas,” said the man. {young:“I could let you have one of those, and I will look for yours again in the morning.”|“I could let you have one of those tonight. The rest I shall go through in the morning, with a {~torch|ladder}.”}
He wrote down their number, and read it back. He had a kind way of saying seven.
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: A look-through curious pencil; heroes kneel; friends kneel
# things: pencil; chair; paper; lamp
The pencil lay on the chair. {L} picked it up, and looked at the end that was chewed.
There were teeth in it, small ones, all the way round. {young:Somebody had sat and thought with it.|Somebody had thought with this pencil for years, and always on the same side of the mouth.} # usual
“This is somebody’s,” said {L}. “You can see. Nobody bites a pencil that is not theirs.”
And {lost}? {young:{L} knew where {lost_it} {lost_many:were|was} worn. It was the place to hold.|{L} shut both eyes, and there it was, under the thumb: the place that was worn, because that is where you hold on.}
“Then anybody can see it!” said {L}. “{young:They will see that it is mine.|They have only to look. They will see that there has been a thumb.}”
So they turned the notice over, and wrote on the back. {young:IT IS SOMEBODY’S. PUT IT UP HIGH, PLEASE.|IT IS SOMEBODY’S, it said. PLEASE PUT IT UP HIGH, WHERE IT CAN BE SEEN.}
And they tied the pencil in the window, by a thread. # usual
-> DONE

=== m4
# shot: behind
# place: street; night; stars
# action: A reach-up calm; heroes stand; woman stand happy holding pencil; friends stand
# things: wall; glove on wall; lamp; shoe
# people: woman(young)
It did not take long. A young woman came by, and stood still.
“That is mine,” she said. “I did all my sums with that.”
She put it in her mouth, on the left. It fitted. She had missed it since March.
“I found a glove on the way here,” she said. “I put it on the railing, where it can be seen. People do.” # spare
“Does everybody?” asked {L}. ¶ “Nearly everybody,” said the young woman. # more
She said goodnight, round the pencil.
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: A look-through sleepy window; heroes look-up; friends look-up
# things: fence; glove on fence; hat on post; post; lamp; shoe on wall; wall
They looked out. The glass was cold.
The lamps were lit. On the railing was the glove, with its hand up.
On a post sat a small hat. It had the whole post to itself.
Up on the wall stood one shoe. It could see the church.
“They have all been put up high,” said {L}. # more
“Somebody came by,” said {L}. “They saw.”
Then they pulled the curtain, but only half. The other half was to see out of.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A stroke sleepy pillow; heroes lie-back; friends sit
# things: pillow; blanket; lamp
The place in the bed was left free. Nothing lay on it.
“It is not a gap,” said {L}. “It is kept.”
{L} patted it, so that it would be warm. The other things moved up.
Not far off, somebody was walking home. They had their eyes on the ground. You can see a lot, like that. # more
It was all right for one night. You can lie on a wall, and be somebody’s. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: moon; wall; glove on fence; fence; lamp
It got late. The road had nobody on it.
The moon came up, and had a look. It looked at the glove. It looked at the hat. It looked at a thing that was not big.
It saw which end it was worn at. # more
It put a bit of light on it. Then it could be seen.
A cat came along the wall. She went round, with care, and did not knock it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: pillow; window; moon
The bed was warm, all but one place. That was kept. # usual
{resting}
{dream} # spare
“Not big,” said {L}, in the dark. “A bit worn at one end.” # usual
Out there it was quiet. It was dry, too. # usual
“Up high,” said {L}.
One thumb went to the place where it goes. There was only some sheet there. But it was soft. It was a bit worn.
{is_wished_place:“Look after {lost_him},” said {L}. That was for {wished_place}.} # wished
Goodnight to {lost}, wherever {lost_it} {lost_many:are|is}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock in the morning, and nobody was there. On the step stood the potato’s brother. A note was tied round it.
“I thought that the first one might be lonely,” it said. “It is exactly like the picture as well.”
{H} put the two of them side by side in the window. By lunch one of them had been drawn on, with a face, and by tea people had begun to say good morning to it.
-> DONE

=== next_bedtime
The potatoes were in the window. They could both be seen.
-> DONE
