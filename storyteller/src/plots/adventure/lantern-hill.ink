# about: exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role keeper: toy = a penguin called Pepper
# holds: dark(kind)

=== title
{~The Lamp on Lantern Hill|A Light for the Last Boat}
-> DONE

=== s1
# shot: wide
# place: village; afternoon; clear
# action: lamplighter sit-on-chair worried holding lantern; heroes kneel worried before lamplighter; friends run worried
# things: hill; bandage; cheese; ladder
# people: lamplighter(old, tall hat, white beard)
{~At the top of the village there was a hill, and at the top of the hill there was a lamp. Every evening the little boats came home to it, one behind the other, like ducklings. {H} always counted them.|“Oh, bother,” said somebody in the street. It was the lamp-lighter, who ought to have been half-way up the hill by now, to light the big lamp for the boats. {H} hurried out to see.|It was getting late, and the big lamp was not lit. It stood at the top of the hill, and the boats came home to it every night. {H} went to see what had become of the lamp-lighter.}
Tonight, of all nights, the lamp-lighter had {~sprained an ankle on the cheese-shop step.|a cold, and a cough like a goose.} {young:It was no night for going up a hill.|A person could not go up a hill like that, and nobody had ever lit the thing from below.}
“Somebody has to carry the flame up,” said the lamp-lighter, {young:and looked all round|and looked at nobody in particular}.
“Is it far?” asked {A}. “Not far,” said the lamp-lighter. “Only high.” # more
“{We} can do that,” said {A}. {many:“We are very good at carrying,” said {B}.|}
{joining}
-> DONE

=== s2
# shot: behind
# place: hill; dusk; breeze
# action: A carry proud lantern; heroes walk proud up; friends walk happy; small keeper walk proud
# things: 4 flowers; house
So {H} set off with a small lantern, and {keeper_a} to mind it. In it, behind the glass, was a small flame, no bigger than a thumbnail. {young:When the wind leaned, it leaned.|It leaned whenever the wind leaned, so as not to give offence.}
“Steady,” {A} told it. “Steady, little one.” # spare
The flame looked up, as much as a flame can, and stood a little straighter. # more
The path went up between the long grasses, and the grasses said {~hush, hush, hush|shh, shh, shh}. {young:The village was as small as a toy. The hill went up, and up, and up.|Behind, the village grew as small as a toy. In front, the hill went up and up, as hills do.} # usual
{hinderer_person:“Is it still in there?” asked {hinderer} at every bend, and each time somebody had to stop and look.} # beat
{hinderer_animal:{hinderer} put a nose to the glass, and the glass went white, and for a while they were carrying a small fog.} # beat
{hinderer_carried:Twice the lantern had to be put down on a stone, so that {hinderer} could be moved to the other arm.} # beat
{is_loved:{A} told the flame about {loved}, low, behind one hand, and at the best part it grew a little taller, to hear.|{musing}} # personal
-> DONE

=== m1
# shot: two
# place: river; dusk; clear
# action: otter sit surprised on plank; A hold curious lantern; heroes bow calm at otter; friends stand curious
# things: plank; stone
Half-way up there was a stream. {young:There was no bridge. There was a plank, and on the plank sat an otter, with its supper.|Where the bridge should have been there was only a plank, and on the plank there was an otter, eating {~supper|a late tea}.}
“This is my plank,” said the otter, not crossly.
“May {we} borrow it?” asked {A}. “Only the top side.”
The otter thought about this. “The top side, yes,” it said. “I never use the top side in the evenings.” And it slid into the water without a splash{young:. It held the plank still, and over {they} went.|, and held the plank still from below until {they} had crossed, flame and all.}
From the other side, {A} called back a thank you. A wet paw waved. # more
-> DONE

=== l1
# aside
# shot: close
# place: forest; dusk; clear
# action: A hold surprised lantern over hedgehog; hedgehog look-up surprised holding basket; heroes crouch curious before hedgehog; friends peek curious
# things: acorn; mushroom; stump
Then came the pine wood, where it was already evening. {young:The trees stood close together, and it was dark between them.|The trunks stood close together, like people waiting for a {~train|bus}.}
Something rustled. {A} held the lantern higher. {young:And out came a hedgehog, with a basket of pine cones.|Out of the needles came a hedgehog with a basket of pine cones, and it was a good deal more surprised than anybody.}
“I thought you were the moon,” it said, “come down to look for something.”
“Only {us},” said {A}.
“Ah, well,” said the hedgehog. “Keep left at the crooked tree. The right-hand path only goes round and round. I have been on it since Tuesday.”
“Shall {we} walk you out of it?” asked {A}. “No, no,” said the hedgehog. “I think I have very nearly finished.” And it trotted off round the bend, to begin again. # more
-> DONE

=== m4
# aside
# shot: wide
# place: meadow; dusk; breeze
# action: A lift happy gate; heroes pull happy gate; bird sit happy on post; friends hold happy lantern
# things: post; lantern; fence
Where the trees ended there was a gate, and it would not open. {young:It was not locked. It just liked to be shut.|It was not locked. It had only grown fond of being shut.}
{A} pushed. {A} pulled. {A} said please, {~twice|in two voices}.
“Lift it,” said a blackbird on the post. “It likes to be lifted.”
So {A} lifted, just a little, and the gate swung wide {young:and sang, eeeee. Far below in the village a dog sang too.|and sang one long note, like a fiddle being tuned. Far below in the village a dog answered.}
“It does that for everybody,” said the blackbird. “It is only pleased.” # spare
And in the lantern the small flame danced, because it had never heard any music before. # spare
{pausing} # company
-> DONE

=== s3
# shot: close
# place: mountain; dusk; breeze
# action: A hug worried lantern; heroes stand worried before lantern; friends stand worried; small keeper stand worried before lantern
# things: lantern; coat; stone
Near the top, the wind came round the hill. {young:It was not unkind. It was just big.|It was not an unkind wind, but it was a large one.} It puffed once, and the small flame went flat. It puffed twice, and the flame went {~blue|as thin as a pin}.
“Quick,” said {A}, “make a house!”
{many:{H} stood close together with coats held wide, and in the middle was a small warm room with one draught in it.|{A} stood with both arms out and the big coat held wide, and in front of the coat was a small warm room with one draught in it.} {keeper} was put in the draught, and it stopped. The flame looked up. It stretched. It turned gold again.
{helper_person:“Let me,” said {helper}. “I am good at being in the way.” And {helper} stood where the wind wanted to be.} # beat
{helper_animal:{helper} stood across the wind, and it made a parting all down {helper_s} back, and got no further.} # beat
{helper_carried:{helper} was held inside, close to the lantern, so that the flame had somebody to look at.} # beat
“There is no hurry,” said {A}. So {they} waited until the wind had {young:gone off to blow on the sea|finished and gone off to bother the sea}. # usual
-> DONE

=== m2
# aside
# shot: above
# place: mountain; night; stars
# action: 6 sheep stand calm; tiny sheep peek curious at lantern; heroes sit happy before lantern; friends sit calm
# things: lantern; stone
While {they} waited, a sheep came by, and then {~another|two more}, until there was a wall of sheep all the way round, {young:warm and woolly|warm and woolly and smelling of rain}.
“Thank you,” said {A}.
“Don’t mention it,” said the oldest sheep. {young:“We had to stand somewhere. We may as well stand here.”|“We were only going to stand about somewhere, and as far as we are concerned it may as well be here.”}
A very small lamb pushed in at the front to look at the flame. It looked for so long that it forgot to blink. # more
And it was surprising how cosy it was, up there in the dark, with one small flame in the middle and all that breathing round about.
-> DONE

=== l2
# aside
# shot: behind
# place: mountain; night; stars
# action: A climb proud stairs; heroes climb proud stairs; friends climb sleepy stairs
# things: stairs; rock; lantern in A.hand; lake
The last piece was steps, {young:very old ones, made for short legs|cut into the rock long ago by somebody with short legs}. {A} counted them out loud. There were ninety-nine.
“I thought there would be a hundred,” said {A}.
At thirty there had been a rest. At sixty there had been a longer one, with a view of the bay, as flat and grey as a {~slate|tray}. # more
But at the very top there was a flat stone, {young:with a smooth place in the middle, for feet|worn smooth in the middle, where lamp-lighters had stood for two hundred years}. {They} stepped up on to it.
“A hundred,” said {A}, and that was that put right.
-> DONE

=== s4
# shot: two
# place: mountain; night; stars
# action: A reach-up surprised lantern; heroes look-up surprised; friends point happy up; small keeper look-up proud
# things: huge lantern; stone; boat
And there was the lamp, as tall as a door, with a cold black wick. {A} opened the little glass window. {many:{B} held the lantern up.|Up went the lantern.} The small flame looked at the big wick. {young:Hop, it went|It thought about it, and it hopped} across.
First there was a crackle. Then there was a glow. Then the whole lamp filled up with gold, right to the brim, {young:and it spilled|and the gold ran} out across the dark water.
Far away, something {~twinkled|blinked}. It was a boat. Behind it came another, and another.
“They can see it,” whispered {A}. # usual
-> DONE

=== l3
# shot: wide
# place: harbour; night; stars
# action: A point happy at boat; heroes sit happy; friends wave happy; dog shout happy
# things: row of 8 boats; wall; lantern
{They} stood and counted the boats home. Five came round the point. Six came. Seven came, with a {~dog|small dog} on the front of it, barking at the light.
Each had one light. Each light drew a wobbly line on the water, all the way to the wall. # more
“There are eight,” said {A}. “There are always eight.”
The sea was dark. The sea was quiet. Nobody spoke. # more
And then, slow and small and last of all, came the eighth. It had one lamp and a patched sail. It followed the gold road all the way in.
-> DONE

=== m3
# shot: object
# place: meadow; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: leaf on plank; plank; hill; lantern on hill
Going down was easier. The hill seemed to hold out its hand. # spare
The wood was still. The stream was still. On the plank lay one {~silver|spotted} fish, wrapped in a leaf. It was from the otter.
The big lamp shone on the path the whole way home. There was no need to carry anything at all.
{homeward} # company
-> DONE

=== l4
# shot: two
# place: village; night; stars
# action: heroes walk proud; lamplighter wave happy; friends walk sleepy; man bow happy; woman clap happy
# things: 2 lanterns; house
# people: man; woman
In the village, people had put lamps in the windows. The {~cheese shop|baker’s} had one. The school had two.
Nobody shouted. It was too late for that. But doors opened, one by one. People nodded. Somebody said, “Well carried.” # spare
The lamp-lighter waved from an upstairs window. The foot was up on a cushion. The smile was very wide.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; small keeper sleep sleepy; friends sleep sleepy
# things: curtain; lantern; window; boat
Then there was bed. The sheets were cool. The pillow was soft. # usual
{keeper} lay on the outside, where the draught comes in. # usual
{resting}
{keepsake}
{dream} # spare
Through the curtain came one thin line of gold. It lay across the blanket. It did not move. # usual
Up on the hill, the lamp was lit. Down in the harbour, the boats were home. {long:All eight.|Every one.}
{H} {was} home as well.
{~Goodnight, little boats.|Goodnight, gold light.} Goodnight, goodnight.
-> DONE

=== next_night
When the seven other boats had gone out in the morning, the eighth was still at the wall. {H} went down to see. In it a man lay asleep, next to a goose.
“So it was you that lit it,” said the man. He had been as far as the bell on the rocks, which had stopped, and somebody had to sit by it and go ding until the tide turned. “One cannot just leave a bell,” he said. The goose said that it had offered.
-> DONE

=== next_bedtime
Far out, a bell went ding. It was doing it by itself again.
-> DONE
