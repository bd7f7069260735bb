# about: eating; dislikes(veg|peas|broccoli|carrot|cabbage|sprout|beans|cauliflower|spinach|courgette|cucumber|tomato|pepper|parsnip|beetroot|sweetcorn|mushroom|greens|salad|onion|leek|swede|aubergine|squash|pumpkin)
# also: trying-again
# news: bad
# wants: child
# role grownup: parent = the grown-up who had cooked
# role veg: answer = some broccoli
# ages: 3-9
# holds: dark(kind)

=== title
{~You Need Not|Thursday, Perhaps}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair cross; heroes sit-on-chair cross; grownup give plate; friends eat
# things: table; plate on table; 3 peas on plate; spoon; themed on chair; chair
{~“No, thank you,” said a small voice, before {H} had so much as picked up a spoon. {young:It came from the edge of the plate.|It came from the plate, near the edge.} It was {veg}.|Dinner was rice, which was good, and sauce, which was better, {young:and {H} had the spoon all ready.|and {H} could have been perfectly happy.} But over at the edge {veg_many:were|was} {veg}.|There were three things on the plate, and {H} had looked at two of them. They were rice and sauce, {young:and they were good.|and nobody had anything against those.} The third {veg_many:were|was} {veg}.}
{L} did not like {veg}. That was old news.
What no one had known until that evening was that {veg} did not like children.
“Is it staying?” asked {veg}, and looked at {L}. {young:“Could that child go and sit on the floor?”|“That child is looking at {veg_many:us|me}. Could it not be put on the side?”}
{is_wished_saying:{wished_saying} It was {veg} that said so, and {L} had been about to.} # wished
“And that?” asked {veg}. It meant {themed_a}, on the next chair. # personal
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A push calm spoon; grownup point at plate; heroes peek; friends hold fork
# things: table; plate on table; pea on plate; bowl; spoon
“There will be more on Thursday,” said {grownup}, and sat down.
{joining}
{hinderer_person:“I could help you with that,” said {hinderer}, with a fork out, and {veg} got in behind the salt.} # beat
{hinderer_animal:{hinderer} was under the table, and let it be known that nothing that fell would be wasted.} # beat
{hinderer_carried:{hinderer} was put down next to the plate, and stared, until {veg} asked who that was.} # beat
{L} put {veg} to bed under the rice. {young:Pat, pat, went the spoon, until there was not a bit to be seen.|It was a good thick blanket, and well patted down.}
“Is it night?” said the rice. # usual
{L} kept quite still. “It is warm in here,” said the rice, “and it smells of children.” {young:And out came {veg} on the other side.|And {veg} came out on the other side, with rice on.}
“You need not eat {veg_him},” {grownup} told {L}, and then bent down to the plate. “You need not eat anybody, either. You only have to sit together.”
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A dig proud spoon; heroes peek laughing; friends sit-on-chair
# things: table; plate on table; heap on plate; 3 peas on plate; flag on plate
So {L} built a wall. It was made of rice, and it had a {~gate|tower}. {young:{L} was on this side, and {veg} had to be on that side.|It went from one end of the plate to the other, so that nobody need see anybody.}
“Look at that,” said {veg} to the salt. {young:“It is playing with its food.”|“It is playing with its food, at that age.”}
The sauce came through underneath. {young:Sauce goes where it likes.|Sauce does not hold with walls, and never has.} It asked how they were getting on, on the other side. # spare
“It will not even try us,” said the salt. ¶ “Some of us have not been asked,” said {veg}. # more
{pausing} # company
Bit by bit {L} ate the wall, {young:and there they were again, nose to nose.|from the inside, and there they were again, face to face.}
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-up surprised; heroes peek laughing; friends sit-on-chair
# things: table; plate on table; 3 peas on plate; hairbrush; cupboard
“What is wrong with children?” asked {L}.
“Where shall {veg_many:we|I} begin?” said {veg}. {young:“They have bits in them. They have hair on one end.”|“They have bits in them. They come in different lengths, and there is hair on one end.”}
“You can brush it,” said {L}. ¶ “And they are warm, and then they go sticky,” said {veg}. # spare
{young:Once there had been a cousin, in a field.|There had been a cousin, too, who had got to know a child.} “It picked {veg_many:our|my} cousin up,” said {veg}, “and it {~dropped|rolled} {veg_many:our|my} cousin behind the cupboard. {veg_many:Our|My} cousin is still there.”
{L} looked at the ceiling. {young:It had been an accident, mostly.|It was all a long time ago, and there had been a reason for it.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think curious; heroes shout happy; friends sit-on-chair
# things: table; plate on table; 3 peas on plate; clock
The rice did what it could. Rice gets on with everyone. {young:“Have you two met?” it said.|“Have you two really met?” it said, in the voice that people have for parties.}
“This is {L},” said the rice, “who can very nearly whistle, and who has a {~scab|hole in one sock}. {young:And here {veg_many:are|is} {veg}, from a field next to a road.”|And here {veg_many:are|is} {veg}, from a field near the motorway, after rather a hard winter.”}
{L} and {veg} looked past each other, at the {~clock|kettle}.
“It rained all May,” said {veg} at last. ¶ “I know,” said {L}. “I had a tent.” # usual
“There!” said the rice, just before the spoon came. # spare
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A whisper calm at plate; heroes listen; friends eat soup
# things: table; plate on table; 3 peas on plate; coat on chair; chair
“They say that you are good for me,” said {L}. {young:“They say it all the time.”|“It is generally the first thing that they say.”}
“Do they?” said {veg}. {young:“They told me that you were good for me!”|“How odd. They said that it was you who would be good for {veg_many:us|me}.”}
Both of them had a think about that.
“It is what people say,” said {veg}, “when they cannot think of {~anything nice|a nice thing}.” # spare
{young:“They said it about my new coat,” said {L}.|“They said it about the long walk,” said {L}, “and about the vest.”}
For the first time they looked straight at each other, and each was sorry for the other. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A peek cross at plate; heroes peek cross; friends point
# things: table; plate on table; 3 peas on plate; clock
{L} looked at {veg}, and {veg} looked at {L}.
{young:They had the very same face on.|They had exactly the same face on, and it was not a nice one.} # usual
{helper_person:“I was like that with a pear,” said {helper} to them both. “We get on quite well now.”} # beat
{helper_animal:{helper} yawned, under the table, and the yawn went round, as far as {veg}.} # beat
{helper_carried:{helper} was moved along a bit, so that there was nothing between them but sauce.} # beat
“Have you ever had one?” asked {L}. “A child?”
“Certainly not,” said {veg}. “You can tell by looking.”
{L} had heard that before somewhere. {young:{L} had said it, that was where.|It had been on Sunday, and {L} had said it.} # usual
“You could look a bit more,” said {L}. {young:“Just look. Then you can stop.”|“You can always look, and then leave off.”}
So {veg} looked, {young:at the top, and all the way down.|beginning at the top, and taking {veg_many:their|its} time.} “It has a mark on its knee,” said {veg}. “That is grass.” {veg} said it almost kindly. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A peek curious at plate; heroes peek curious; grownup sit-on-chair; friends clap
# things: table; plate on table; 3 peas on plate
After looking comes smelling. {young:“Is that all it is?” said {L}. “One sniff?”|You need not do it for long, said {grownup}, and you may hold on to the table.}
{veg} had first go. “Pencils,” said {veg}. {young:“And soap. And under that there is biscuit.”|“Soap, here and there. And right at the back of it, I should say, a biscuit at about four o’clock.”}
“It was half past three,” said {L}. # more
Then it was {L} who smelled, from quite close. {young:{veg} smelled of rain, and of a gate.|{veg} smelled like a gate that has been rained on.} {L} knew that gate, and had nothing against it.
“Well, I have smelled worse,” said {veg}. ¶ “So have I,” said {L}. # spare
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A eat surprised; heroes eat surprised; grownup point; friends clap
# things: table; plate on table; 3 peas on plate; lamp
“First you look,” said {veg}, in rather a thin voice. “And then?”
“A lick,” said {L}. “You need not.” ¶ “Nor need you,” said {veg}. {young:They both looked at the door.|And for a moment both of them looked at the door.} # usual
“We could do it both at once,” said {L}, “and then it is fair.”
So they shut their eyes. {many:{B} counted|{grownup} counted} to three. And on three they had a lick, {young:the smallest that there is|no bigger than a comma}.
“Salty,” said {veg}. ¶ “Outdoors,” said {L}.
Nothing fell down. They were both still there. # usual
“It is not for {veg_many:us|me},” said {veg}, slowly. {young:“But it is not so bad as it looks.”|“But it was worse before {veg_many:we|I} tried.”}
“Same here,” said {L}.
So they sat together. Neither of them ate the other, and it was quite a nice dinner. # usual
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A push calm fridge; heroes wash plate; friends carry bowl
# things: fridge; sink; plate; bowl; lid on bowl
The plates went in the sink. The rest of {veg} went in the blue dish. It had a lid, with a {~knob|crack} on it.
“Thursday, then,” came from under the lid.
“I shall be there,” said {L}. “I have to be. I live here.”
The wall of rice was all gone. Some was on a chin. # more
The salt stood by the clock, and told it all of that. It took some time, for salt goes on a bit. # more
Shut, went the door of the fridge. It was a soft sort of shut. # spare
-> DONE

=== m3
# shot: close
# place: bathroom; night; clear
# action: A brush-teeth sleepy; grownup hold cloth at A; heroes peek; friends stand
# things: basin; mirror; cloth
The teeth had a wash. The tongue had one, too. It had done a day’s work.
“What did it taste of?” asked {grownup}, who had come to see to the ears.
{L} put out a tongue, to think. “Of outdoors,” said {L}.
{grownup} was glad to know. Nobody said that it was good for you. # spare
There was still a bit of the taste, at the back. It did no harm there. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: fridge; bowl in fridge; lid on bowl; milk in fridge
Down in the fridge it was dark. It was cold in a clean sort of way.
“Well?” said the milk. “What was it like?”
“It was a bit salty,” said {veg}, under the lid. “It was warm on the one side.”
The whole fridge let out a long “Oh”. The butter had to sit down. # more
“Would you have it again?” said the eggs, in a row. They are young, and want to know it all. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; grownup reach-up lamp; friends sit
# things: lamp
Bed was white, like rice. It smelled of children. # usual
{resting}
{dream} # spare
“Do I have to have a bite on Thursday?” asked {L}.
“You need not,” said {grownup}, and put out the light.
“I know,” said {L}. “I may.”
Down in the fridge the light was out. # usual
“And you?” said the milk to a blue dish, with what was left of {veg} in it. “On Thursday?”
“I may,” said the blue dish. “I need not.”
Goodnight, {H}. Goodnight, {veg_noun}.
Goodnight.
-> DONE

=== next_night
It was Thursday, and the blue dish came to the table with its lid on. There was talk under it. {L} put down one ear.
“It may be the one with the grass on its knee,” said the blue dish. “I should not mind that one so much. I had thought of a nibble, from the edge.” ¶ “You need not,” it told itself. ¶ “I know that I need not.”
{L} knocked, and the lid went up a crack. “Same here,” said {L}.
-> DONE

=== next_bedtime
The blue dish was washed, and upside down. It had not been so bad.
-> DONE
