# also: tired
# about: funny
# role waver: toy = a bear called Nod
# holds: dark(kind)
# names: Bartholomew | Archibald | Ferdinand
# names: Tibby | Nibs | Smoky

=== title
{~The Tortoise Who Ran Away|Off, Then}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: tortoise stand proud; A crouch surprised before tortoise; heroes kneel surprised before tortoise; friends peek surprised; tiny waver sit happy
# things: suitcase beside tortoise; hat on tortoise.head; lettuce; 3 plants; shed
{~Halfway down the garden path, between the beans and the rhubarb, stood a tortoise with a small brown suitcase. {H} very nearly went past, since you do not expect a tortoise to be going anywhere.|“I am off, then,” said somebody, down by the beans. {H} looked over the beans, and then under them. It was the tortoise, with a small brown suitcase.|Nobody had touched the lettuce all day, and {H} went to see what was wrong. The tortoise was out on the path, in a hat, with a small brown suitcase, and it was facing the other way.}
“I have run away,” it said. {young:“I ran and ran all day. Now I am at the beans.”|“I set off directly after breakfast. I dare say you heard the door.”}
{young:It was not very far to the beans. It was about ten steps.|It seemed unkind to say that a tortoise has no door, and that these were the beans.} # spare
“May {we} see you off?” asked {A}, who had {waver_a} to wave with.
{joining}
{is_loved:“Did you pack anything about {loved}?” asked {A}. The tortoise had packed a leaf, and a clean leaf.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: garden; afternoon; breeze
# action: tortoise walk proud; A wave happy at tortoise; heroes wave calm at tortoise; friends wave happy; tiny waver sit calm
# things: suitcase beside tortoise; gate; hat on tortoise.head
“I am off, then,” said the tortoise.
“Goodbye,” said {A}, and {they} waved {waver}. {young:The tortoise took a step. Then it took a rest. Then it took a step.|The tortoise put out one foot, and leaned on it, and in due course there was another.}
{They} went on waving {waver}. The tortoise was still there. {young:It was so near that you could pat it.|Nothing is more awkward than having said goodbye to somebody who is still at your feet.} # usual
{hinderer_person:“Don’t let me keep you,” said {hinderer}, who was standing in the way. The tortoise went round, and that took until four.} # beat
{hinderer_animal:{hinderer} lay down across the path. The tortoise went round, by way of the tail, and that took until four.} # beat
{hinderer_carried:{hinderer} had been set down on the path, to wave. The tortoise went round {hinderer}, and that took until four.} # beat
“Where are you running away to?” asked {A}, to fill the time.
“Away,” said the tortoise. “It is {~by the gate|past the gate}, I believe. I should be there by dark.”
“I am off, then,” it said. ¶ “Goodbye again,” said {A}. # usual
-> DONE

=== m1
# shot: above
# place: garden; afternoon; clear
# action: tortoise sit proud; heroes kneel curious suitcase; friends sit calm
# things: suitcase; lettuce beside suitcase; sock; stone; 4 onions
At the onions they all stopped for a rest, and to look in the suitcase.
{young:In it there was half a lettuce. There was a round stone. There was a sock.|It held half a lettuce, a sock, and a stone, which the tortoise had known for years and did not like to leave.}
“Should you not have packed a {~bed|house}?” asked {A}.
“I have that on,” said the tortoise, and knocked on it. {young:Tok, tok, it went. “I never go out without it.”|“I am told that it is unusual, to run away from home and bring it.”}
“It does make it easier to find one’s slippers,” said the tortoise. # more
{pausing} # company
-> DONE

=== l1
# shot: close
# place: garden; afternoon; clear
# action: bird shout proud on wheelbarrow; heroes clap happy at bird; tortoise stand proud; friends clap happy
# things: wheelbarrow; suitcase; bucket; crumb
The blackbird had heard the news, and came down on to the barrow to make a speech.
{young:It was a long speech. It was mostly about the blackbird.|It was a fine speech, and in some parts of it there was a tortoise.} “The lawn will not be the same,” it said, and everybody clapped. “Farewell.”
Then it flew off, and had its {~bath|supper}, and when it had dried its feet it came back.
“Oh,” said the blackbird. “You are still here.”
{young:“I have gone past the bucket,” said the tortoise.|“I was at the bucket then,” said the tortoise, with dignity. “You will see that I am past it.”}
“Farewell,” said the blackbird again, but more quickly. # more
It left them the crumbs of its speech, which were quite good. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: tortoise listen sad; heroes listen curious; neighbour shout happy; cat walk calm; friends sit calm
# things: wall; suitcase; lantern
# people: neighbour(old)
By the rhubarb the sun was low, and everything had a long shadow, even the suitcase. # usual
{young:Then, over the wall, the neighbour’s door went squeak.|Then, on the other side of the wall, the neighbour opened the back door.}
“{~Puss, puss|Tibby, Tibby},” called the neighbour. “Come in now! It is getting late!”
The tortoise had stopped, with one foot up. It listened until the cat had gone in.
“They do that every night,” it said. “I call it the best part.” # usual
“Does anybody call you?” asked {A}.
{young:“No,” said the tortoise. “I am always in.”|“Well, no,” said the tortoise. “How could they? I am never out.”} And it looked at its brown suitcase for some time.
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: tortoise peek worried gate; heroes lie-front curious before tortoise; friends crouch curious
# things: gate; bus; suitcase
And so they came to the gate. It was shut, but there was a gap below it, of just the right height.
The tortoise put its head {~out|under}, and looked at Away.
{young:It was big. It was grey. A bus went by in it.|There was a great deal of it, it was mostly road, and there was a bus in it.}
“Is that all of it?” asked the tortoise.
“It goes on round the corner,” said {A}.
{young:The tortoise pulled its head back in.|The tortoise drew its head back under the gate, and then a little further than that.} “I have seen it now,” it said. “It is very nice. I might just stand here, and be nearly away.”
-> DONE

=== l2
# aside with m2
# shot: wide
# place: lane; dusk; clear
# action: woman shout happy at duck; 6 ducks walk happy; boy crawl worried; tortoise peek sad; heroes peek happy; dog run happy; friends peek calm
# things: gate; hedge; tin; lantern
# people: woman(straw hat); boy
So they stood there, and it grew later.
All down the lane people were being called. {young:A tin was banged for the hens. A whistle was whistled for a dog.|The hens had a tin banged for them. A dog at number two had a whistle, which it pretended not to hear until the third time.} A lady in an apron called six ducks, each by its {~whole name|own name}, and they went in, in order.
There was a boy to be called as well, and he had been under the hedge the whole time. # more
{young:“That is nice for the ducks,” said the tortoise.|“I am glad for the ducks,” said the tortoise, in rather a small voice.}
Then nobody was left to call. It was very quiet by the gate.
“I am off, then,” said the tortoise, but none of its feet moved. # more

-> DONE

=== s4
# shot: close
# place: garden; dusk; stars
# action: tortoise run happy; A shout happy at tortoise; heroes play happy bell; friends wave happy
# things: bell in A.hand; suitcase; lantern; 3 onions
“If one were to call you,” said {A}, “what would one call?”
The tortoise went a little pink. “Bartholomew,” it said.
{A} said no more, but went up the path, all the way to the back door, and opened it wide. {young:The light came out, long and yellow.|A long yellow light fell out, as far as the onions.} {many:{B} rang the supper bell.|There was a supper bell, and {A} rang it.}
“Bar-thol-o-mew!” called {A}. “Come in now! It is getting late!”
{helper_person:“Hang on to the last bit of it,” said {helper}. “It’s the last bit that carries.”} # beat
{helper_animal:{helper} ran down as far as the beans, and back into the light, to show how it is done.} # beat
{helper_carried:{helper} was put on the step, in the light, to show how comfortable it is to be in.} # beat
Far down in the dusk, somebody dropped a suitcase. # usual
“Oh,” said the tortoise, to {~the nearest leaf|nobody in particular}. “I am so sorry. I must run. I am wanted.” {young:And it ran and ran, all the way home.|And it ran, and this time anybody would have called it running.}
-> DONE

=== l3
# shot: above
# place: garden; night; stars
# action: tortoise run happy; bird stand surprised; heroes crouch happy; friends sit happy
# things: bucket; 3 onions; lantern; wheelbarrow
“Coming!” it said, at the onions.
“I cannot stop,” it told the blackbird. “I am being called.”
“Bar-thol-o-mew,” called {A}, a little softer now, for it was nearer.
“Coming!” it said, at the {~bucket|barrow}, quite out of breath. It had never been so late for anything.
It took twenty minutes. The door stayed open the whole time. A moth came in, and was not called, and went out again. # more
“Was that the beans?” it asked. It was the beans. It was doing very well. # more
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: tortoise eat proud lettuce; A kneel happy before tortoise; heroes stroke happy at tortoise; cat peek calm; friends sit happy
# things: box; hay in box; door
There was a box by the back door, with straw in it. It had always been there.
“Where have you been?” asked {A}. That is what you say. “{We} {~were|had been} wondering.”
“Away,” said the tortoise. “Nearly.” It was very proud. “Were you really wondering?”
“{~A good deal|Quite a lot},” said {A}.
The tortoise sighed, and ate one bite of lettuce. It could not manage more. # spare
{A} kept the rest, for the morning. # more
The cat looked in, and nodded, as one who has been called to another. # more
-> DONE

=== m4
# shot: object
# place: kitchen; night; stars
# action: A sit sleepy; heroes sit sleepy; friends sit sleepy
# things: box; stone in box; sock on hook; hook; plate; lettuce on plate; suitcase
The suitcase was brought in, and {A} unpacked it.
The lettuce went on the plate. The sock went on the hook. The stone went in the box, on the left, where it could be known.
“I might run away tomorrow,” said the tortoise. “If it is fine. I should be back by {~dark|supper}.”
“{We} will call,” said {A}.
One foot went in. One more. The head went in last. “Off, then,” it said, from inside.
-> DONE

=== l4
# aside
# shot: wide
# place: garden; night; stars
# action: heroes stand sleepy; friends stand sleepy
# things: gate; moon over gate; plant; wall
{They} stood on the step for a bit.
“I am off, then,” said the wind, and went over the wall.
“I am off, then,” said the {~last bus|last train}, a long way away.
The gate was shut. The rhubarb was only a shape. Nobody was out there now who ought to be in.
A light went off. Then one more. # spare
Over the wall, the cat sat in its window. It had been in for hours, and it looked as if it knew. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny waver sleep sleepy
# things: suitcase; hat
Then {H} {was} called as well. Come in now. It is getting late.
So in {many:they|{L}} went. One foot. And the other. # usual
{resting}
{keepsake}
{dream} # spare
It was dark inside, and it was {~just|exactly} the right size. # usual
“I am off, then,” said {L}.
Nobody needed to wave, not even {waver}.
It was not far, only down past the beans, and by the gate. {H} {was} very nearly there.
Off, then.
Goodnight.
-> DONE

=== next_night
A picture postcard had been left in the rhubarb. It had been sent by hand, and on the front was the gate.
“I am at the compost heap,” it said. “It is quite abroad. It is warm, and they all speak worm. I shall be home on Tuesday, so please call rather loudly, as there is a wind.”
{H} looked up from the card. You could see the compost from there, and on the top of it a small suitcase, open, and a hat.
-> DONE

=== next_bedtime
By the compost heap somebody listened for its name. It was in no hurry.
-> DONE
