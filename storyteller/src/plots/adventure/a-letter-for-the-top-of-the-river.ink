# about: exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role post: toy = a mole called Stamp
# holds: dark(kind)

=== title
{~A Letter for the Top of the River|Upstream, Upstream}
-> DONE

=== s1
# shot: wide
# place: seaside; afternoon; breeze
# action: heroes kneel curious before message-bottle; friends kneel surprised before message-bottle; small post stand proud
# things: message-bottle; shell; seaweed
{~The letter came in on a wave. It was in a green bottle with a cork in it, and it rolled up the sand to {H}, and stopped against a shoe.|Clink, went something on the stones. Clink. {H} went down to the edge of the sea to look, and there was a green bottle, with a cork in it and a letter inside.|“It is not for me,” said the postman. “I do not do bottles.” He had found it on the sand, a green one, with a letter inside, and he gave it to {H}.}
{young:On the front it said: To the Top of the River. Please hurry.|On the front, in large loose writing, it said: To the Top of the River. Please hurry, if you are able.}
“Who is it from?” asked {A}. {many:“It is wet,” said {B}. “It must be from somebody wet.”|It was damp all over, and it smelled of salt.} # spare
{young:No postman goes there. Somebody would have to walk.|There is one sort of letter that no postman can take, and this was it. It would have to go on foot.} # usual
“Then {we} will take it,” said {A}, and made {post_a} postman, so that it should be done properly.
{joining}
-> DONE

=== s2
# shot: two
# place: river; afternoon; clear
# action: ferryman row happy in canoe; A sit happy in canoe holding letter; heroes sit happy in canoe; friends sit happy in canoe
# things: canoe; bridge
# people: ferryman=fisherman(old, he, white beard)
The river was wide where it met the sea, wide and brown and slow. {young:An old ferryman rowed {them} up it, a long, long way.|An old ferryman rowed {them} up as far as his boat would go.}
“Upstream, upstream,” went the oars. “Upstream, upstream.” # usual
“I have carried a piano,” said the ferryman, “and a bride, and eleven goats. Not all at once. But I never carried a letter for a river.” He would not take a penny. “You must tell me what it says,” he said. # spare
{is_loved:{A} talked about {loved} to the ferryman, who had heard most things, and who rowed slower so as not to arrive before the end.|{musing}} # personal
{hinderer_person:“Shall I row a bit?” said {hinderer}, and for a little while they went down the river instead of up.} # beat
{hinderer_animal:{hinderer} drank from the left-hand side, and then from the right-hand side, and the boat went up the river in bends.} # beat
{hinderer_carried:{hinderer} was put in front, to look out, and looked out backwards, at the sea.} # beat
By the {~red|white} bridge the water grew quicker{young:, and the boat went bump. So they walked|, and the boat sat down on a stone, and from there it was walking}. # usual
-> DONE

=== m1
# shot: close
# place: river; afternoon; clear
# action: A write curious at duck holding pencil; duck look-up curious; heroes kneel curious before duck; friends sit calm
# things: letter before duck; plant
“Is that for me?” asked a duck{young: in the reeds|, who was standing about in the reeds as if something was late}.
“Are you the top of the river?” asked {A}.
“I am the top of this bit,” said the duck. It looked at the letter with one eye, and then with the other. “I should like to send something as well. Will you write: From the duck. The weed is very good {~this year|just here}.”
So {A} wrote it on the back, {young:as small as could be|in pencil, quite small. It seemed likely that there would be others}.
“Read it to me,” said the duck. {A} read it out. “That is beautiful,” said the duck. # more
-> DONE

=== l1
# shot: wide
# place: village; afternoon; clear
# action: boy give happy boat at A; A write happy letter; heroes point happy at mill; washer wave sad at A; friends walk calm
# things: mill; wheel beside mill; sheet; puddle
# people: boy; washer=woman(old)
There were others. {young:The mill wheel had something to say: Thank you for the push, thank you for the push.|In the village the mill wheel had something to say, and said it, over and over: Thank you for the push, thank you for the push.}
The washerwoman wanted the river told that she was sorry about the {~blue|green} sheets.
A boy sent a paper boat. {young:A boat like that cannot go up a river, so {A} put it in a pocket.|It could not go upstream by itself, being paper, and small, so {A} put it in a pocket.}
“It is getting to be quite a letter,” said {A}, and turned it sideways to write along the edge.
“Tell it that I fell in on Tuesday,” the boy called after {them}, “and it was very nice about it.” # more
-> DONE

=== s3
# shot: behind
# place: forest; dusk; clear
# action: heroes climb curious rock; friends climb calm rock
# things: huge rock; 3 stones; 2 stones; mushroom
Now the river was a stream, and the stream was in a wood. {not short:It was green in there, and it was all up. }{young:The water came down the steps. {H} went up the steps.|The water came down over the stones in steps, and {H} went up beside it in steps, the other way.}
“Upstream, upstream,” said {A}, to keep the feet in order. “Upstream, upstream.” # usual
{helper_person:“Not the green ones,” said {helper}, and picked out the dry stones, so that nobody sat down in the river.} # beat
{helper_animal:{helper} went up ahead, and where {helper} had stood, the stones did not wobble.} # beat
{helper_carried:{helper} was handed up first at every step, and kept the place until the rest had come.} # beat
{young:Then they came to a rock, and the stream split into two.|Then the stream came to a rock with a beard of moss, and split into two.}{short: {A} put one ear to the moss, and took the one that chuckled.}
{not short:One half came from the left, and one half came from the right, and both of them looked {~exactly like|just like} the way.} # usual
“Which of you is the river?” asked {A}. But they were both talking at once. # more
-> DONE

=== m2
# shot: two
# place: forest; dusk; clear
# action: A lie-front curious before rock; deer drink calm; heroes listen curious; friends sit calm
# things: rock; stone; puddle before deer
“It is best to ask them one at a time,” said {A}, and lay down flat with one ear on the moss.
The left one said: {~Hurry, hurry, can’t stop, hurry|Late, late, mustn’t wait, late}. The right one did not say very much. {young:It just chuckled, deep down. Gloop, it went. Gloop.|It only chuckled, deep down, as if it had been told something a long time ago and was still enjoying it.}
“That one,” said {A}. {young:“It is older.”|“That one is older. It does not have to shout.”}
A deer had been drinking there. It lifted its wet nose and looked to the right, and nodded. # spare
{pausing} # company
-> DONE

=== l2
# shot: wide
# place: mountain; dusk; breeze
# action: A hold cross letter; heroes pull worried at A; friends catch surprised hat
# things: scarecrow; washing-line; feather over A; hat over scarecrow
Out on the hillside, the wind saw the letter and wanted it. It took hold of one corner. {A} took hold of the other.
“It is not for you,” said {A}.
The wind did not see why not. It pulled. {young:It pulled at a hat, and it pulled at the washing, and the letter went flap, flap, flap.|It pulled the {~hat|coat} off a scarecrow, and somebody’s washing off a hedge, and the letter went flap, flap, flap.}
“You can send something,” said {A}, “like everybody else.”
So the wind let go, and blew across the page, just once. It left a small grey feather there. {young:You could see who it was from.|As a message it was short, but you could see who it was from.}
“It is a busy sort of person,” said {A}, “but it means well.” # more
-> DONE

=== m3
# aside
# shot: object
# place: mountain; dusk; stars
# action: heroes listen curious; friends listen calm
# things: 4 flowers; huge stone; 2 stones; leaf; lake
The stream was a step wide. Then it was a foot wide. Then it was no wider than a hand, {young:and it hid in the grass. {They} had to go by the sound.|and it ran through the grass without showing itself, so that {they} had to follow it by the sound.}
There were tiny flowers up here, and very large stones. Behind, and a long way down, lay the sea, the colour of a spoon. # spare
“Is it still upstream?” asked {A}. Something tinkled, close by, {young:like a little bell|like a {~drop in a glass|spoon in a cup}}.
{They} had come to the place where the hill stopped, and had a little hollow in it. # more
-> DONE

=== s4
# shot: close
# place: mountain; night; stars
# action: A read happy letter; heroes kneel surprised before puddle; friends hold calm lantern; small post sit proud
# things: puddle; 3 bubbles over puddle; rock; lantern
And there, under a stone, was the top of the river. It was no bigger than a {~soup plate|hat}. {young:It came up out of the ground, and it did not make a sound.|It came up out of the ground without a sound, and it shivered a little, and it was as clear as air.}
“Here is a letter for you,” said {A}, and held out {post}, who had it.
{young:A spring has no hands, so {A} read it out.|The spring had no hands, so {A} opened it, and read it out by the lantern.}
“Dear Small One,” said the letter. “You came all this way to me, and I never said that you had arrived. You have arrived. You are doing very well here. You are carrying ships. With love from the Sea.”
Nobody spoke. The spring gave one round gleam. Then up came a bubble, and another, and another, as happy as anything. # spare
-> DONE

=== l3
# shot: two
# place: mountain; night; stars
# action: A kneel happy at boat; frog peek surprised at boat; heroes lie-front happy; friends sit happy
# things: puddle; tiny boat on puddle; lantern
Then {A} read out the back. The spring heard all of it. It heard about the weed. It heard about the sheets.
When it came to the mill wheel, it bubbled so much that a frog got out to see.
The paper boat was last. {A} set it down on the water. It turned round {~once|twice}. No boat had ever been there before.
It was just the right size. # more
-> DONE

=== m4
# aside
# shot: above
# place: mountain; night; stars
# action: heroes whisper curious at frog; frog point calm down; friends listen sleepy
# things: drop over stone; stone; lantern
“Will you send an answer?” asked {A}.
But you do not need a postman to go downstream. The spring let go of one drop. Over the edge it went, and off in the dark, with a {~small, clear|very small} sound.
“How long will it take?” whispered {A}.
“By breakfast,” said a frog, who was up late. “It is all downhill.”
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: river; night; stars
# action: ferryman row calm in canoe; heroes sit sleepy in canoe; friends sit sleepy in canoe; duck sleep sleepy
# things: canoe; bridge; lantern; mill
The way home was downhill, too. The stream went with {them}. It grew a foot wide, and then a step.
At the bridge sat the ferryman, in his boat. He had waited. He had a {~rug|blanket}.
“What did it say?” he asked.
“It said, you have arrived,” said {A}.
“Ah,” said the ferryman. He thought about that. He let the river do the rowing.
The duck was asleep. The wheel was still. There was one light at the mill. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; small post stand calm
# things: message-bottle on window; letter; moon
Then there was the door. There were the stairs. There was {~bed|the bed, turned down}.
{resting}
{keepsake}
{dream} # spare
On the sill stood the green bottle. {post} stood next to it, off duty.
The window was open, just a little. Far down in the dark the river went by, with a message. It was not in a hurry.
Past the wood it went. Past the bridge. Past the last lamp, and out. # spare
{H} lay quite still. There was nowhere else to go.
You have arrived, said the water. You have arrived.
Goodnight.
-> DONE

=== next_night
It was the tap that said it. {A} turned it on for the toothbrush, and it ran, and stopped, and thought, and ran, like somebody who is reading a letter over before the post goes.
All that water had come down off the hill. “Dear Sea,” it went. “I have had a boat. It is in the deep end, with a frog. How do you get them to stay up?”
{H} let the rest go by. It was not to them.
-> DONE

=== next_bedtime
Past the wood and the bridge went an answer. It was in no hurry at all.
-> DONE
