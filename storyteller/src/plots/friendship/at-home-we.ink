# also: tired
# role friend: toy = a knitted seal called Mop
# needs: hearing
# about: sleepover; guest; funny
# holds: dark(kind)
# names: Dot | Bead | Plip

=== title
{~At Home We|The Frog Who Came to Stay}
-> DONE

=== s1
# shot: wide
# place: pond; afternoon; clear
# action: frog hug happy frog; tiny frog sit proud on suitcase; A wave happy at frog; heroes walk happy; friends wave happy
# things: suitcase; bucket; lid on bucket; tree; gate
{~“Have you got your puddle?” asked the frog’s mother. {young:It was in a bucket, with a lid on. The little frog held it tight.|It was in a bucket, with a lid on, and had been packed since Wednesday.} {H} had come to the pond to fetch her.|On the bank of the pond stood a small suitcase, {young:and a bucket with a lid on, and a very small frog.|a bucket with a lid on, and, in between them, a frog.} {H} had come to fetch her, and waved from the gate.|Plip, went the willow, dripping in the pond. {young:Nobody looked, because they were looking at a frog with a suitcase.|It did it all day, and nobody listened, least of all today, with so much packing.} {H} had come to fetch the smallest frog.}
She was called Dot, and she was coming to stay the night. {young:She had never slept in a house before.|It was her first time of sleeping anywhere with corners.}
“I have been away before,” said Dot. “I have been to the reeds.” # spare
Her mother kissed her, once {~on each eye|on each cheek, which on a frog takes time}. And off they went. # usual
{joining}
{is_loved:“Here {we} talk about {loved},” said {A}, on the way. “At home we have the one word,” said Dot, “and everybody gets a turn.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: tiny frog sit happy on table; A give happy plate before frog; heroes eat laughing toast; friends eat laughing toast
# things: table; plate on table; toast on table; 6 grapes on table; lamp
For supper there was toast. Dot looked at hers {~on both sides|from underneath}. {young:“At home we have it with flies on,” she said.|“It is very nice,” she said. “At home we have it with flies on.”}
There was a pause. {young:Nobody had any flies.|Nobody had thought of flies.} {A} looked in the cupboard, and came back with the {~currants|raisins}, and put six on, with a space between.
“Are they fresh?” asked Dot. ¶ “They are very slow,” said {A}. # usual
Dot shot out her tongue, {young:and one was gone. Snap! She shot it out again.|and there were five.} “At home we all do it at once,” she said. So they all did it at once. {young:It is not easy with toast.|It is harder than it looks, and some of it was found later on the lamp.} # spare
{hinderer_person:“Wait for me,” said {hinderer}, who was cutting the crusts off, and so at once took quite a while.} # beat
{hinderer_animal:{hinderer} had already done it, at once, and {As} as well.} # beat
{hinderer_carried:{hinderer} was put down on a slice by mistake, and wore two of the flies to bed.} # beat
-> DONE

=== l1
# aside
# shot: wide
# place: hallway; dusk; clear
# action: tiny frog jump happy stairs; A point happy at stairs; heroes climb happy stairs; friends clap laughing
# things: stairs; wardrobe; coat; suitcase
Then {they} showed her the house. {young:Dot hopped into all the rooms, and she looked under all the beds and chairs.|Dot was polite about it, and put her head on one side at every door.}
“At home we have just the one room,” she said, “but it goes down.”
She had not met stairs. {young:Up she went, hop, hop, hop, and then she went all the way down and did it again.|She did them once to get to the top, and then four times more to see if they were always the same.}
“What do you keep in here?” she asked, and looked into the {~wardrobe|laundry basket}.
“Clothes,” said {A}.
“At home,” said Dot, {young:“we just have green, and we do not take it off.”|“we have the one thing, and we grow it.”} She was sorry for the clothes. # spare
-> DONE

=== m1
# aside
# shot: above
# place: garden; dusk; clear
# action: tiny frog jump happy over A; A crouch laughing; heroes jump happy; friends clap happy
# things: washing-line; shirt on washing-line; bucket; bench; sock
After supper they went out on the grass, because it was still light. {young:“What shall we play?” asked {A}. Dot did not know any games.|“What do you like playing?” asked {A}, and Dot said that she did not think that she had played.}
So {A} showed her leapfrog. {young:First one bends down, and then one jumps over. Then the other one bends down.|It is not hard, once you know whose turn it is to be the one who stays still.}
Dot went over {~everybody|everything}. {young:She went over the bucket, and over the bench, and right over the washing.|She went over the bucket, and the bench, and a washing line with washing on it, and came back for more.}
“Is that a game?” she asked. “At home we call it {~walking|going along}.”
“You have won,” said {A}. ¶ “Have I?” said Dot. “At home we do not stop.” # spare
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: tiny frog swim happy in basin; A hold happy towel before frog; heroes clap happy at frog; friends point happy at frog
# things: soap; bubble; drop
Then it was bath time, and {young:Dot liked that best of all|there was no more to explain}. She did ten lengths, and a dive off the {~soap dish|sponge}. {young:It made a splash, and she did it again, and it made another.|It was a very small splash, and she got eight for it, and then nine.}
“At home we do not get out,” said Dot.
“Never?” asked {A}.
{young:“We get out to go in again,” said Dot.|“Only to get in again,” said Dot. “It is the best way to see how nice it was.”}
They held out a towel, all warm from the rail. {young:“It takes the wet off,” said {A}. Dot looked at it, and went under the water.|Dot asked what it did, and they told her that it took the wet off. She went under, and stayed there.}
-> DONE

=== l2
# shot: above
# place: bedroom; dusk; clear
# action: tiny frog hold proud toothbrush; A read happy book at frog; heroes brush-teeth laughing; friends sit happy
# things: pyjamas; teddy
There were teeth to clean next. “At home we do not have any,” said Dot. {young:So they gave her a brush to hold, and she went up and down, up and down, on nothing.|She did not like to be left out, though, so they gave her a brush to hold, and she held it very well.}
There were pyjamas. {young:They belonged to a toy bear, and they had stars on them, and long, long legs.|They belonged to a toy bear, and had {~stars|trains} on them, and had to be folded back eleven times.}
“How do I look?” asked Dot.
“{~Long|Loose} in the arm,” said {A}. {young:“But very nice.”|“But it is a good colour for you.”}
There was a story. It was the one about a frog who is turned into a prince. {young:“Oh no!” said Dot. “Did it get better?”|Dot listened with both hands over her mouth. “And did it ever get better?” she asked.} # spare
-> DONE

=== s3
# shot: behind
# place: bedroom; night; stars
# action: tiny frog sit sad in bowl; A kneel worried before bowl; heroes sit worried; friends sit worried; tiny friend sit calm
# things: bowl; leaf in bowl; suitcase
They put her puddle in the {~salad|washing-up} bowl, by the bed, with a lettuce leaf on top to lie on, and {friend_a} to mind her. {young:Dot lay down on the leaf.|Dot said that it was just the thing.} The light went out.
It was quiet for quite a long time. # usual
“At home we,” said a small voice, {young:and it stopped|and did not go on}.
“At home you what?” asked {A}.
{young:“It does not sound right,” said Dot. “I want to go home.”|“It is a lovely house,” said Dot, “but it does not sound right. I should like to go home, please.”}
“Then we will walk you home,” said {A}. “It is only over the road. {young:We can go now.”|Nobody will mind at all.”} # spare
{helper_person:“The first night is all ears,” {helper} had said at supper, and so it was.} # beat
{helper_animal:{helper} came and lay down by the bowl, and breathed, so that the water went up and down a little.} # beat
{helper_carried:{helper} was put on the other side of the bowl, so that there was someone to the left and someone to the right.} # beat
“I will wait one minute,” said Dot, {young:“and then I will go|and sniffed, “as I have got the pyjamas on}.” # usual
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A pull happy curtain; tiny frog look-up happy in bowl; heroes point happy at moon; friends push calm bowl
# things: window; moon; bowl; curtain
One minute, said Dot, and then home. So there was one minute to think in. First {they} sang. {young:Dot liked the song, but at home they had one that went on all night.|Dot said that it was a good song, but that at home they had one that went all the way round the pond.}
“What does it look like, at home?” asked {A}.
“There is a moon in it,” said Dot.
{A} drew back the curtain. {young:There was a moon outside, and it came in and lay down in the bowl.|There was a moon to spare, just over the shed, and they pushed the bowl to where it fell.}
“Oh,” said Dot. She {~patted it|moved over for it}. “That is better. {young:That is nearly right.”|That is nearly all of it.”}
{pausing} # company
But she did not shut her eyes. # more
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: A push happy door; heroes listen happy at drop; tiny frog listen happy in bowl; friends listen happy
# things: tap; drop under tap; door; basin; bowl
“What does it sound like, at home?” asked {A}.
“There is the willow,” said Dot. “It drips. There is a plip, and then there is nothing, and then there is a plip. {young:I never listened to it.”|I never listened to it once.”}
{A} thought. Then {A} hurried to the bathroom, in nothing but pyjamas. {young:The tap in there was an old one, and it dripped.|There was a tap in there that everybody had been meaning to see to since {~Easter|the spring}.} {A} pushed that door wide open, and then this one, and put {friend} in the way.
Plip.
Dot sat up on her leaf. {young:She put her head on one side.|She was as still as a button.}
Plip.
“There it is,” she said. “At home we have that.” {young:And she lay down.|And she lay down, from the front to the back.}
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: mender hold surprised spanner; A whisper calm at mender; heroes peek calm at mender; tiny frog sleep sleepy in bowl; friends whisper calm
# things: tap; spanner in mender.hand; drop; bowl; door
# people: mender=woman
Then, with a spanner, came whoever mends things in that house. It was a good time for it. They were all in bed.
“Shh,” said {A}. “We are using it.”
The one with the spanner looked at the tap, and at the bowl, and at who was in it.
“Tomorrow, then,” said the one with the spanner, very low. The spanner went back in the {~drawer|box}.
“Who was that?” asked Dot, asleep. ¶ “Nobody,” said {A}. “Only home.” # more
Plip.
-> DONE

=== m4
# shot: above
# place: bedroom; night; stars
# action: A reach-down calm at frog; tiny frog sleep happy in bowl; heroes lie-front sleepy; friends sleep sleepy
# things: bowl; leaf in bowl; moon; suitcase
“Are you still there?” asked Dot, in the dark.
“I am here,” said {A}.
“At home we lie in a row,” said Dot.
So {A} put down one hand, over the edge of the bed. The fingers hung just above the water. A small {~cool|damp} thing took hold of one.
“You are very dry,” said Dot, kindly. “I do not mind.”
“You are very wet,” said {A}. ¶ “Thank you,” said Dot. # more
-> DONE

=== l4
# shot: object
# place: pond; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: stone; house; tree; leaf; moon
Over the road there was the pond. There was a big frog in it, wide awake, with its chin on {~a stone|the bank}.
It looked at the house. It looked up. In one room the light had been out for an hour.
“Well,” said the big frog to the willow. “She is asleep, then.”
Plip, said the willow.
There was one leaf with no one on it. The big frog pulled it in to the side, to be there in the morning. # more
So the big frog shut its eyes as well.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; tiny frog sleep sleepy in bowl; friends sleep sleepy; tiny friend sit calm
# things: bowl; leaf in bowl; moon
So all the beds were full, and so was the bowl.
{friend} kept the door. # usual
{resting}
{keepsake}
{dream} # spare
The moon lay in the water. A leaf turned round, {~once|a little}. There was a very small snore on it. # spare
{H} lay and listened. There was a plip. Then there was nothing, but a good one, with a plip at the end.
“At home we say goodnight,” said Dot.
It was hardly a voice. It was nearly all sleep. # usual
So do we.
Goodnight.
-> DONE

=== next_night
Dot’s mother had hopped across by herself, and would not sit down. “It is about Dot,” she told {H}. “At theirs, she says, there are corners. At theirs one has toast. At theirs there is a plug.” The whole family had been looking for the plug since breakfast, and had turned over most of the pond.
“How would Saturday be?” ¶ “I did say Saturday,” said her mother. “At theirs, she says, it is Saturday now.”
-> DONE

=== next_bedtime
The tap went plip. Over the road they had been told that it would.
-> DONE
