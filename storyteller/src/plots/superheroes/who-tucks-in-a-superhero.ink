# about: cannot-sleep; staying-in-bed
# also: tired; too-excited
# role second: toy = a mouse called Ditto
# holds: dark(kind)

=== title
{~Who Tucks In a Superhero?|The Small League}
-> DONE

=== s1
# shot: wide
# place: treehouse; afternoon; clear
# action: A listen curious cone; heroes climb happy ladder; friends wave happy; tiny second sit proud
# things: ladder; cone; tin; telephone; cape on heroes.back; bell
{~Captain Thunder was a bear, and he saved the city every day, generally before lunch. But he did not do small things, so somebody else had to, and that was {H}.|Ting, ting, ting, went something up in the treehouse. {H} had been sitting beside it since breakfast, in case. For big troubles one rang Captain Thunder, who was a bear, and this was for the others.|“No trouble too little,” it said on the door of the treehouse. Big troubles went to Captain Thunder, who was a bear, and flew. The others came to {H}.}
{young:It was called the Small League, and it had two capes, and a biscuit tin, and a telephone made out of a funnel.|This was the Small League, and it met behind the shops, and had two capes, a biscuit tin, and a telephone made out of a funnel.} Second in command was {second_a}.
“Small League,” said {A}, when the telephone rang. It was a ladybird, {young:and the ladybird was upside down|speaking from its back}.
“Stay where you are,” said {A}, and down the ladder {they} went.
{joining}
-> DONE

=== s2
# shot: two
# place: garden; afternoon; breeze
# action: A kneel calm pump; heroes write calm notebook; woman carry happy cake; bear fly proud; friends push calm door
# things: leaf; bus
# people: woman
The ladybird was by the {~pump|gate|drain}. {A} laid one finger beside it, and it climbed on, and {young:walked all the way up, and opened, and off it went|walked all the way up to the nail, and opened, and went}. It took about a minute.
{helper_person:“Mind the ladybird,” said {helper} to a pram, a ladder and a postman, and all of them minded.} # beat
{helper_animal:{helper} sat by, like a policeman, and a blackbird went and looked for something else.} # beat
{helper_carried:{helper} was held over the ladybird, for shade, since anything red gets hot.} # beat
“Done,” said {A}, and {young:put a tick|wrote it down}. {second} was in charge of the pencil. # usual
Next was a worm who was half-way over a path and had forgotten which half. Then there was a shoelace. {many:Then {B} held a door for a lady who had a cake in each hand.|Then there was a door to be held, for a lady who had a cake in each hand.} # spare
High above them, something went by with a {young:whoosh and a bang|bang}. It was Captain Thunder, with a bus under his arm. ¶ “I wonder what he has for tea,” said {A}. # usual
{is_loved:Then there was a call about {loved}. It was not a trouble at all, and {A} saw to it for twenty minutes.|{musing}} # personal
-> DONE

=== m1
# aside
# shot: close
# place: park; afternoon; clear
# action: duck peek cross; A lie-front happy before duck; heroes wave happy at duck; friends wave happy
# things: lake; plant; notebook; cape on A.back
At four it rang, and it was a duck. {young:“There is a duck in my pond,” it said, “and it is not me.”|The pond had something the matter with it. It had another duck in it.}
The League went to look. The duck leaned over the edge, and there was the other one, looking up at it, quite as cross.
“It was here {~yesterday|on Sunday} as well,” said the duck. “It copies me.”
{A} sat down on the bank and looked in, too. “It has brought a friend,” said {A}.
So they all waved, and the ones below all waved back. The duck thought about it. Then it put out its beak, {young:a bit, and a bit more|very slowly}, and the other put up its beak, and they touched. “Oh,” said the duck. “It is quite nice.” # spare
-> DONE

=== l1
# aside
# shot: wide
# place: village; afternoon; breeze
# action: man shout happy; A sit happy on bench; heroes sit happy on bench; dog run happy; friends sit happy on bench
# things: bench; umbrella; postbox; letter; boat
# people: man(old, he, cap)
They had a lost umbrella, {young:and it was up a tree|which turned out to be up}. They had a letter that had stuck in the box. Then they had an old man on a bench, {young:and nothing was wrong with him at all. He had only liked to ring|who had not lost anything, and did not need anything, but had liked the sound of the number}.
“{We} could sit here for a bit,” said {A}.
“That would be super,” said the old man.
He had once been a lighthouse keeper. {young:He could do all the ships. Toot, they went, and paarp, and hoooo.|He could do the noise of eleven different ships.} By the time he got to the {~ferry|tug} {they} could do it as well, and a dog was running up and down to see where the water was.
{A} wrote it down: One bench. Done. # more
-> DONE

=== s3
# shot: above
# place: treehouse; dusk; clear
# action: A listen surprised cone; heroes kneel surprised; friends kneel surprised; tiny second sit calm
# things: cone; tin; crumb; lantern; cape on A.back
It was getting dark, and there were just the {~crumbs|broken ones} left in the tin, when it rang once more. {A} put the funnel to one ear.
Nobody spoke. There was somebody there, though. You could hear breathing. {young:Hoo, it went, and hoo, like a sad kettle.|It was slow and a bit bubbly, like a sad kettle.} # usual
“Small League,” said {A} gently. “No trouble too little.”
“It is {young:very, very|rather} little,” said a very deep voice. “I should not have rung. It is only that I cannot sleep.”
“Who is that?” asked {A}.
The funnel waited. “Thunder,” it said. “Captain.”
-> DONE

=== m2
# shot: behind
# place: rooftops; dusk; stars
# action: cat point calm up; A carry calm basket; heroes climb calm ladder; friends climb calm ladder
# things: ladder; basket; book in basket; apple in basket; moon; cape on A.back
He lived over the fire station, up a great many stairs. {many:{B} carried the basket.|{A} carried the basket.} It had in it {~a book, an apple|a bun, a book}, and {second}, in the other cape.
On the third landing sat a cat.
“He {young:will not settle|is in a state},” said the cat. “He flew round the block at nine, and again at ten. {young:He went bang into my washing.|He has done all my windows.}”
“What has he got on?” asked {A}.
“The boots,” said the cat. “And the cape.”
{A} nodded. It was as {they} had thought. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: bear lie-back worried; A tuck-in calm at bear; heroes pull calm boot; friends hold calm cape; tiny second sleep sleepy
# things: 2 boots; cape; pillow; blanket on bear
{short:He lived over the fire station. {They} went up very quietly. }Captain Thunder was lying on top of his bed, {young:quite flat, with one paw up, as if he flew|as stiff as a plank, with one paw out in front}. {~He was too long for it.|It was a short bed.} His eyes were wide open.
“I say to myself, sleep!” said the captain. “I say it in my loudest voice.” # spare
“Who tucks you in?” asked {A}.
He did not know what {they} meant. “I do the saving,” he said. “Nobody does me.” # spare
So the Small League went to work. {second} lay down first, to show how it was done. {A} {young:took off|unhooked} the cape. {many:{B} pulled off the boots, one at a time, with a noise like a cork.|Off came the boots, one at a time, with a noise like a cork.} {They} turned over the pillow to the cool side. Then {they} put the big paw under the blanket, where it would be warm, and it went soft all by itself.
{hinderer_person:“Is this the real boot?” asked {hinderer}, and tried it on, and could be heard going about in it.} # beat
{hinderer_animal:{hinderer} was on the bed already, in the good part, and a hero had to say “Excuse me.”} # beat
{hinderer_carried:{hinderer} had been put down on the pillow for a moment, so that {hinderer} had the cool side first.} # beat
“Now your day,” said {A}. “Tell it, and it will all be written down. Then you need not keep it.” # usual
-> DONE

=== l2
# shot: wide
# place: bedroom; night; stars
# action: bear lie-back sad; A write calm notebook at bear; heroes sit calm; friends sit calm
# things: huge cheese; window; 2 boots
“A bus,” said Captain Thunder. “Done. A bridge. Done. A runaway {~cheese|cheese, a round one}.”
“Was that big?” asked {A}.
“It was {young:as big as a house|as big as a bandstand},” said the captain. “I ran beside it. I talked to it. It was only frightened.”
{A} wrote down: One cheese. Done.
Then he was quiet. “There was a boy,” he said, “who waved. {young:I had a bus, and I could not wave back.|I had my hands full, and I did not wave back.} I thought of it at nine. I thought of it again at ten.”
“Which window?” said {A}. “There will be waving tomorrow. It is a thing the League is good at.” And {A} wrote it down, and turned over the page. # spare
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: bear lie-back worried; A peek calm bed; heroes crouch calm; friends kneel calm
# things: slipper under bed; medal; 2 boots
“Is there anything else?” asked {A}.
“Could you look under the bed?” said Captain Thunder. “I know there is nothing there. I know it quite well.”
{A} looked. There was a {~slipper|sock}, and a medal that had rolled. {A} said so.
“Thank you,” said the captain. “I can see through walls. But I never like to look down there by myself.”
He moved his feet about. “It is nice,” he said, “this blanket.” # spare
-> DONE

=== l3
# shot: above
# place: bedroom; night; stars
# action: bear sleep happy; A whisper calm at bear; heroes sit sleepy; friends sit sleepy
# things: blanket on bear; notebook; 2 boots
“What if somebody calls?” said the captain. His eyes were nearly shut.
“It is night,” said {A}. “They are asleep.”
“The bus?”
“The bus is in its {~shed|bed}.”
“The bridge?”
“It is lying down. It always was.”
“The cheese?” said Captain Thunder. But it was only a breath. # spare
-> DONE

=== m4
# shot: object
# place: rooftops; night; stars
# action: A walk calm; heroes walk sleepy; friends walk sleepy
# things: basket; book in basket; 2 boots; moon; chimney; cape
He slept with his mouth open, like {~a cub|somebody’s cub}.
{They} left the lamp on, low, and went down without a sound. Behind them came a sound, a long way off and soft, and a bit like thunder.
“Done,” whispered {A}.
{homeward} # company
-> DONE

=== l4
# shot: two
# place: street; night; stars
# action: boy wave calm; A wave happy at boy; heroes wave sleepy at boy; friends walk sleepy
# things: window behind boy; leaf; street-lamp; house
# people: boy
The city was safe. No one was saving it. It did that by itself.
Something dripped. On a {~leaf|petal} sat a red dot, with its wings put away.
In one window stood a boy, in his pyjamas. {A} looked up, and waved.
He waved back. The curtain closed. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny second sleep sleepy
# things: cape; pillow; notebook
Then the Small League went home. The cape had the {~door|hook}, and {second} had half the pillow.
{resting}
{keepsake}
{dream} # spare
The pillow had its cool side up. The blanket went in here, and went in there. # spare
What was today? A ladybird. A worm. A hero. It was all written down. Nobody had to keep it. # spare
{H} {was} tucked in, right up to the chin.
It was the smallest thing in the world. It took about a minute. # usual
Done. Goodnight.
-> DONE

=== next_night
Ting, went the treehouse. “Small League,” said {A} into the funnel. It was Captain Thunder, and he was whispering. He had stopped on his way with a train, because of a moth that could not find the window. He wondered if he might try it himself.
“One finger next to it,” said {A}, “and then you wait.” ¶ You could hear him wait, and so could the train. It took about a minute. ¶ “Done,” breathed the captain. Would {they} please write it down?
-> DONE

=== next_bedtime
It was all in the book. One moth, it said, by him.
-> DONE
