# role treat: food = a cheese roll
# role hue: colour = yellow
# holds: dark(kind)

=== title
{~The Princess in the Apple Tree|Who Will Wear It Tonight?}
-> DONE

=== s1
# shot: wide
# place: palace-garden; afternoon; clear
# action: princess sit cross on tree; gardener point worried up; A look-up surprised; heroes look-up surprised; queen think worried; friends carry happy lantern
# things: huge tree; 4 apples; shoe; ladder; lantern
# people: princess(small); gardener; queen
{~On the day of the lantern feast, the princess would not come down out of the apple tree. {H} had come to help with the {hue_noun} lanterns, but nobody was hanging any.|“I am not coming down,” said the apple tree. It was the princess who said it, but there was nothing to be seen except leaves. {H}, who had come to help with the {hue_noun} lanterns for the feast, stopped under it.|Bump. A shoe fell out of the apple tree, a silver one. It only just missed {H}, who had come to the palace to help with the {hue_noun} lanterns for the feast. There was a princess up there, and she would not come down.}
{young:The cook had called. The gardener had called. The queen had called two times.|The cook had called, and the gardener had called. The queen had called twice, once as a mother and once as a queen.} One shoe had come down, but nothing else. # usual
“You try,” said the gardener.
{joining}
{is_loved:“I should come down for {loved},” said {A}. “That is just the trouble,” said the gardener. “All that we have is a feast.”|{musing}} # personal
So {A} looked up into the leaves, and {young:asked, “What is it like in there?”|said, “What is it like up there?”}
-> DONE

=== s2
# shot: two
# place: palace-garden; afternoon; clear
# action: princess reach-down sad; A hold surprised crown; heroes hold happy basket; friends look-up curious
# things: tree; basket; crown in A.hand; treat in basket; 3 apples
“Green,” said the princess’s voice. “And it does not weigh anything.”
“{young:What is it that weighs something|What does weigh something}?” asked {A}.
A hand came down between the apples, and in the hand was a crown. {young:It had nine points, all gold, and it was as heavy as a {~brick|bucket}.|It had nine points, and nine {~rubies|sapphires}, and it was as heavy as a flat-iron.}
It came down slowly, on account of the weight. # more
{A} took it, and sent up {treat_a} in the basket instead.
“I have to wear it all evening,” said the princess, “and not bend, and not dance, and not scratch. {young:They will all look at it, and nobody will look at me.”|And everyone will look at it, and say how nice, and nobody will look at me.”}
{A} held the crown. {young:It was just as heavy as she had said.|It really was a great weight, for a thing whose only work was to be looked at.} # usual
{helper_person:“You look up, and I will hold it,” said {helper}, and leaned a good deal to one side.} # beat
{helper_animal:They rested it on {helper} for a moment. {helper} bore it like a king, and then sat down.} # beat
{helper_carried:For a rest they set it down round {helper}, who looked out over the points as over a wall.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: palace-garden; afternoon; breeze
# action: rabbit stand surprised; A lift laughing crown; heroes kneel laughing before rabbit; princess point laughing at rabbit; gardener clap laughing; friends clap laughing
# things: crown on rabbit.head; pumpkin; 3 apples; tree
“First we will see who it fits,” said {A}.
They tried it on the sundial, and it stopped the time. {young:They tried it on the rabbit, and then there was no rabbit. It had to be lifted out.|They tried it on the rabbit, and the rabbit vanished entirely and had to be lifted out.} {young:They tried it on a {~marrow|turnip}, and that looked just like the Lord Chamberlain. The princess laughed, and three apples fell down.|They tried it on the gardener’s {~marrow|best turnip}, which looked so much like the Lord Chamberlain that the princess laughed out loud, and three apples fell down.}
“Do the duck pond,” said the princess. But the ducks, when it was put to them, swam off to the other end. # more
-> DONE

=== l1
# shot: wide
# place: tower-room; dusk; clear
# action: king whisper happy at A; A peek curious at king; heroes listen curious at king; friends listen curious
# things: desk; daisy on desk; 5 clocks; armchair; cushion
# people: king(old, white beard)
Then they went to see the old king, her great-grandfather, {young:who was very, very old and had a great many clocks|who was ninety-four and lived in the tower with his clocks}.
“That thing,” he said. “I wore it for fifty years. {young:It gave me a bump.|I had a special cushion made for my neck.} Do you know what I did at the lantern feast?”
All round him the clocks ticked, each a little behind the next, like people coming downstairs. # more
“What?” they said.
He looked left, and he looked right, and he took {~a drawer out of the desk|the back off a clock}. There was nothing in there but a ring of dry daisies, brown as tea. “I changed hats,” whispered the king, “as soon as it was dark.”
“Did nobody notice?” they asked. “Your great-great-grandmother noticed,” said the king. “She had made them.” # more
-> DONE

=== m4
# aside
# shot: above
# place: palace-garden; dusk; clear
# action: princess climb happy tree; A reach-up happy lantern; heroes carry happy lantern; gardener look-up laughing; friends carry happy lantern
# things: tree; 4 lanterns in tree; ladder; chimney
Meanwhile there were lanterns to hang, so they hung them in the apple tree, where the princess could help.
{A} passed them up. {young:The princess tied them on, one, and one more, and one more.|The princess tied them on, for she was very good at knots.}
“Is there one for the top?” she called, and went up to the top to see. {young:She could see the swans from there. She could see the Lord Chamberlain, who had a bald spot like a heart.|From there she told them what the kitchen chimney was doing, and where the swans were, and that the Lord Chamberlain had a bald spot in the shape of a heart.}
“He would {~not like us to know|rather we did not know},” said the gardener.
“I think it is the nicest thing about him,” said the princess.
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: palace-garden; dusk; clear
# action: princess jump happy tree; A hold happy flower; heroes sit happy; gardener carry happy flower; friends hold happy rose
# things: 4 roses; leaf; basket
“What would you like to have on your head?” asked {A}.
The princess thought about it, over the last of {treat}. {young:“I should like something to run in,” she said.|“Something that I could run in,” she said. “Something that would not mind.”}
So they all sat down in the {~long grass|clover|shade} and began. {A} picked the clover. {many:{B} picked the ivy, and {C} found the small white roses.|The gardener’s boy brought ivy, and the small white roses.} {young:It is quite easy, if you do not pull.|It is not hard to plait a crown, if you do not pull.} Over and under, over and under, and tuck in the end.
{hinderer_person:“I have plaited myself in,” said {hinderer}, and it was so, and one thumb had to be got out.} # beat
{hinderer_animal:{hinderer} had a bite of the far end, and thought about it, and had another, and they began again.} # beat
{hinderer_carried:They measured it on {hinderer}, and so it came out much too small, and was begun again.} # beat
A bare foot came down out of the tree. Then came another. # more
-> DONE

=== m2
# shot: two
# place: palace-garden; dusk; clear
# action: princess dance happy; A clap happy at princess; heroes clap happy at princess; friends dance happy
# things: flower on princess.head; crown on wall; wall; lantern
When the crown was done, it weighed {~less than a letter|no more than a wren}. The princess put it on. She nodded. She hopped. {young:She turned round and round and round, and it stayed.|She stood on her hands against the wall, and it stayed.}
“Is it straight?” she asked. It was not. It was just right. # more
“But what shall we do about the other one?” she said. {young:“The people like to see it. They come from ever so far.”|“The people like to see it. They come from the other side of the hills.”}
“Then they should have a good look,” said {A}. “Somebody else could do the standing still.”
-> DONE

=== l2
# shot: wide
# place: ballroom; dusk; clear
# action: boy reach-up surprised crown; woman look-up happy; man look-up happy; A peek happy at princess; princess peek happy; heroes peek happy; friends peek happy
# things: table; cushion on table; crown on cushion; 2 lanterns on table
# people: boy; woman; man
They put it on a cushion, on a chair, on a table, in the middle of the great hall, with a lantern on each side. {young:It looked lovely there. It went twinkle, twinkle, and it did not need to scratch.|It looked splendid. It sparkled for all it was worth, and it did not need to scratch.}
{young:All the people came to look, and they said how nice.|The people filed past and said how nice.} A very small {~boy|girl} touched the third point with one finger.
“So grand,” they said. “So heavy,” they said. Then they all went out to see the lanterns. # more
“It looks happier,” said the princess, peeping round the door. “I do not think that it liked my hair.”
-> DONE

=== s4
# shot: close
# place: palace-garden; night; stars
# action: princess dance laughing; A dance laughing at princess; heroes dance laughing; queen look-up happy; friends dance laughing
# things: flower on princess.head; 5 lanterns; tree
Then the lanterns were lit, {young:more than you could count|a hundred and one of them}, and the long lawn was {hue_noun} from end to end. And through the middle of it, with no shoes on, ran the princess.
{young:She danced and she danced. She danced with {A}.|She danced with {~the cook|the gardener|the Lord Chamberlain}. She danced with {A}.} {many:She danced with {B}, and trod on both {Bs} feet, and was forgiven.|She trod on both {As} feet, and was forgiven.} And everyone who saw her said, “Look, there she is.”
The queen stood on the step and watched. She took her own crown off, and rubbed the place, and put it down behind a flowerpot. # usual
“I did not know that her ears stuck out,” said the queen. “They are very nice ears.” # more
-> DONE

=== l3
# shot: two
# place: palace-garden; night; stars
# action: king sit sleepy; queen sit happy; princess hug sleepy at king; heroes sit sleepy; friends sit sleepy
# things: daisy on king.head; lantern; flower
Late, when the music was slow, the old king came down in his slippers. He had the brown daisies on.
He sat on the {~step|edge of the fountain}. The queen sat beside him. The princess leaned on both of them.
A clock struck, up in the tower. Then another struck. It took them some time to agree. # more
The moths came round the lanterns. The grass was cool.
“That is better,” said the king, and shut his eyes.
-> DONE

=== m3
# shot: behind
# place: palace-garden; night; stars
# action: A blow calm lantern; princess give happy rose at A; heroes blow calm; friends wave sleepy
# things: tree; moon
One by one the lanterns were blown out. Each one left a little smell of {~wax|honey}.
Ninety-eight. Ninety-nine. A hundred. {A} blew out the last one. # more
The princess gave {A} a rose out of her crown. “For helping,” she said.
“It was only plaiting,” said {A}.
“No,” said the princess. “You asked what it was like.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: ballroom; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: crown on cushion; cushion; candle
The road home was white in the moonlight. The hedges smelled of {~honeysuckle|hay|rain}.
An owl called twice. A gate shut, softly, a long way off. # more
Far behind, there was one light left. It was the light in the great hall. The heavy crown sat on its cushion.
It shone quietly, all by itself. It did not mind.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: rose in glass; glass; petal; window
At home there was bed. Shoes off. Buttons off. Nothing on the head but hair.
{resting}
{keepsake}
{dream} # spare
A small white rose stood in a glass by the window. It had dropped {~one petal|two petals}. # usual
{H} lay down, and the pillow was light.
The whole dark was light. It did not weigh anything. # usual
Over and under. Over and under. And tuck in the end.
Goodnight.
-> DONE

=== next_night
The old crown had gone out. {H} heard it at the shop. At six it had sat on its cushion, being looked at, and at seven the cushion was empty.
They found it on the duck pond, the right way up, with a duck in it. She had nine eggs, one to a point. The princess was sent for, to say what should be done, and she looked for a long time, and said that it had never suited anyone so well.
-> DONE

=== next_bedtime
Nothing on the head but hair. It did not weigh anything.
-> DONE
