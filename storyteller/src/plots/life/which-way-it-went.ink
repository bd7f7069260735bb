# about: lost-toy(balloon|kite|bubble|lantern|drone); broken-thing(balloon|kite); sad(balloon|kite); play(kite&flew off|kite&flew away|kite&blew away|kite&blew off|kite&got away|kite&escaped)
# also: sad; angry; outing; party; birthday; frustrated; weather
# news: bad
# wants: child
# role gone: answer = a balloon
# kind pop: pop*|burst*|bang
# kind kite: kite*
# ages: 3-9
# holds: dark(kind)

=== title
{~Which Way It Went|Up and Over}
-> DONE

=== s1
# shot: wide
# place: park; day; breeze
# action: A reach-up sad; heroes look-up; friends point up
# things: balloon; cloud; tree; bench
# things for kite: kite; cloud; tree; bench
# things for pop: rope in A.hand; bush; tree; bench
{
- is_pop:
{~Bang. {young:That was the end of it, and {H} was left with a string.|It was a short sound, for something so big, and {H} was left holding a string.}|“It only touched the bush,” said {H}, {young:and there was no balloon.|and there was a string, and at the end of it there was nothing.}|There was a bush, and it had one thorn in it, {young:and that was just where {H} had let the balloon lean on it.|and that was just where {H} had let the balloon lean.}}
On the grass lay a piece of it. It was as big as a {~sock|tongue}, {young:and it was not round.|and you could not see how that had ever been round.}
- is_kite:
{~The string went slack. {young:Now {H} had the string, and the wind had the kite.|{H} had one end of it, and the wind had the other, with the kite on.}|“Hold on tight,” they had said, and {H} did. {young:But the string did not.|It was the string that let go, in the middle.}|Up there was the kite, {young:and down here was {H}, with the string.|and down here was {H}, and there was no string in between.}}
It went up over the trees. {young:It got as small as a hand, and then as small as a thumb.|It got as small as a stamp, and then as small as a corner of one.}
- else:
{~The string went up past one ear. {young:{H} grabbed, and there was only air.|{H} made a grab, and had a handful of air.}|“Hold on tight,” they had said. {young:{H} had let go for one moment, to scratch one knee.|And {H} had, the whole time, but for one moment, and that was an itch.}|Up it went, quite slowly, {young:and {H} could not jump so high.|as if there were still time, and {H} was not tall enough by about a hand.}}
It went up over the trees. {young:It got as small as a plum, and then it was as small as a pea.|It got as small as a plum, and then as small as a pea.}
}
{is_wished_place:It had come with them all the way from {wished_place}.} # wished
{A} wanted it back, down here, on its string, {young:with {A} on the other end.|and being held.}
-> DONE

=== s2
# shot: two
# place: park; day; breeze
# action: A shout worried up; heroes wave; friends shout
# things: bench; tree; themed; cloud
First they called it. {young:“Come down!” they called.|“Come down!” they called, all together, with their hands round their mouths.}
{joining}
{
- is_pop:
But it was in bits, and a bit has no ears. They found {young:four|four of them, and a knot}.
- else:
It was not a dog, of course. It went on, over the {~church|school}. {young:It did not look round.|It did not so much as look round.}
}
{hinderer_person:“You should have tied it to your wrist,” said {hinderer}. That was known by now. But thank you.} # beat
{hinderer_animal:{hinderer} looked up, too, barked or so at a cloud, and was sure that it had done some good.} # beat
{hinderer_carried:{hinderer} was thrown up after it, to have a look, and came down in the bush.} # beat
Then {A} had an idea. {
- is_pop:
“We can stick it,” said {A}. It took nine plasters. {young:It was like a glove, and you could not blow it up.|What came of it was like a glove, and it sighed.}
- else:
“We send somebody to fetch it,” said {A}. They found a {~feather|leaf}, the lightest there was, and told it what to look for, and let it go.
}
{themed_a} was asked to keep a look-out as well. # personal
{
- is_pop:
“It does not want to,” said {A}. # usual
- else:
Off it went, over the trees. {young:Now they were both gone.|And then there were two of them that had not come back.} # usual
}
-> DONE

=== m1
# aside
# shot: above
# place: park; day; breeze
# action: A sit sad on bench; heroes sit on bench; man sit on bench; friends sit on bench
# things: bench; paper; tree
# people: man(old, hat)
On the bench sat an old man who had seen it all. {young:He moved up and folded his paper, so that they could all sit down.|He moved up, and folded his newspaper, so that there was room for them to be sad on.}
“I had a green one,” he said. {young:“I was six, and it went up past the big clock.”|“I was six, and it was the day of the fair. It went up past the clock.”}
“Did it come back?” asked {A}. ¶ “It has not yet,” said the old man. {young:He looked up, in case. He looks up every time that he goes by there.|He looked up, in case. “I look up every time I come by there. You get into the way of it.”}
He had seen a great deal up there, over the years. {young:He had seen geese, and two rainbows, and a lady in a window who waved.|There had been geese, and two rainbows, and once a lady in a window, who waved.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: hill; day; breeze
# action: A climb happy hill; heroes run; friends run
# things: hill; tree; fence; cloud
They ran to the top of the little hill, because it is nearer to the sky. {young:It is nearer by about as much as a house, and they could all feel it.|It is nearer by about a house and a half, and they could all feel the difference.}
From up there you see everything. {young:They saw all the roofs, and a train that went in and out of them.|There were all the roofs, as if somebody had put them out to dry, and a train going through them like a zip.}
“It must see that, too,” said {A}. {young:“Only it sees us, too, and we are the dots.”|“Only it sees us as well. We are the dots.”}
So they stood close together and waved, to be a big dot. {young:They could not tell if it saw, but they were a good big dot.|A dot cannot tell how it looks from above, but they thought that they did it well.}
-> DONE

=== s3
# shot: close
# place: park; afternoon; breeze
# action: A look-up sad; heroes sit; friends stand
# things: bench; tree; 3 leaves; cloud
So then they tried to be nice about it. “Perhaps it wanted to go,” somebody said. # usual
“It did not want to go,” said {A}. {young:“It was mine.”|“It had not even seen my room.”}
{helper_person:“What would you have shown it first?” asked {helper}, and was told, shelf by shelf.} # beat
{helper_animal:{helper} came and put a chin on {As} knee, and did not look up any more.} # beat
{helper_carried:{helper} was got down out of the bush, and held on to with two hands.} # beat
{
- is_pop:
They had another look at the string. {young:It hung down. It used to go up.|It was a good string, and it hung straight down, which it had never had to do before.}
- else:
They had another look at the sky. {young:There was only sky in it.|There was nothing in it now from the one end to the other, and rather a lot of that.}
}
The wind blew all their hair one way. It was not even sorry. # usual
“You had no right,” {A} told it. {young:“You just take things.”|“You just come along, and take what people have in their hand.”}
-> DONE

=== m2
# aside
# shot: two
# place: park; afternoon; breeze
# action: A point left; heroes point left; friends point
# things: paper; pencil; bench; weathervane
They worked out where it would be by now. You only have to hold up a wet finger. {young:The wind went that way, over the school, and then along the river.|The wind went that way: over the school, over the gasworks, and then out along the river.}
“So now it is at the {~dentist’s|bakery},” said {A}. {young:“Somebody is in there with their mouth open, and they see it go by.”|“Somebody is lying back in the chair there with their mouth open, and they see it go by.”}
And after that came the farm. {young:There are forty cows there, and they have not much to look at.|It is a farm with forty cows, and there is not much there for them to look at.}
“They will talk about it,” said {A}. {young:“They will tell each other about it, all night long.”|“They have not had anything go by since the helicopter.”} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: park; afternoon; breeze
# action: A run laughing at hat; heroes run; man run; friends run
# things: hat; bench; tree; 5 leaves
# people: man(old)
Then the wind took the old man’s hat. {young:Off it went along the path, on its edge, like a wheel with no cart.|It took it off quite neatly, and ran with it, on its edge, all along the path.}
They all ran. {young:They ran round the pond after it, and in at the swings, and out again.|Past the pond they ran, and in at one side of the swings and out at the other.}
{A} caught it by the brim. {young:The wind pulled at the one end, and {A} at the other, and then it let go.|The wind pulled for a bit, at its end, and then it seemed to lose interest.}
“There,” said {A}, and gave it back. {young:“That is the first thing that it has ever given back to me,” said the old man.|The old man turned it round in his hands. “That is the first time that it has given me anything back,” he said.}
-> DONE

=== s4
# shot: close
# place: park; dusk; breeze
# action: A look-up surprised; heroes look-up curious; friends look-up
# things: leaf in A.hand; feather before A; tree
And then something came down. It came quite slowly, turning round and round, and it landed on {As} sleeve. It was a seed with a {~parachute|wing}.
“Where is that from?” said {L}. {young:There was no tree like that in the park.|It was not from any tree here.}
{L} held up a wet finger. {young:It came from the other side.|The wind came from behind, from over the hill, where the roofs begin.} # usual
“Somebody has lost that,” said {L}. “Over there.”
{young:And there was a feather, too.|And there was a feather in the grass, a blue one.} # usual
{L} looked one way, where the wind came from. Then {L} looked the other way, where it went.
“It only goes one way,” said {L}. {young:“It takes from them, and gives to us. And ours goes to the next ones!”|“It takes from them, and gives to us. So ours must be for the next ones along.”}
{
- is_pop:
{L} took the littlest piece, and put it on an open hand, and the wind had a look. Then it took it, over the trees.
- else:
They looked along the way that it went, over the school, and the river, and on. # usual
}
“Somebody will say, where is that from?” said {L}.
-> DONE

=== m4
# shot: wide
# place: street; dusk; breeze
# action: A reach-down calm at flowerpot; heroes walk; friends walk
# things: flowerpot; wall; gate; leaf in A.hand
They went home with the wind behind. It was like a hand in the back.
{L} held the seed, but not too tight.
On the way it gave them a {~paper bag|bus ticket}. They put that in the bin.
“It does not choose,” said {L}. “It just has its arms full.”
By the gate stood a pot of earth. {L} made a hole with one finger. The seed went in.
“We will see what we have got,” said {L}.
-> DONE

=== l3
# shot: behind
# place: kitchen; dusk; clear
# action: A sit sleepy; heroes sit; friends sit
# things: table; cup; window; feather
There was milk, and then there was toast.
A door shut by itself, upstairs. “That is it,” said {L}. “It has come in.”
It went round the table, and lifted the edge of the cloth. It looked into the cups.
It took the steam off each of them. It took it out at the window.
“That is for the next ones, too,” said {L}.
Some crumbs went as well. Then it was still.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes brush-teeth; friends hold towel
# things: basin; bubble; soap
There was a bubble in the soap. It came up, and sat on the tap.
{L} did not catch it. “Go on,” said {L}.
It went by the glass, and it went by the lamp. In it was the whole of the room, but round. # spare
Then it was at the gap, where the window is. It went out.
“That way,” said {L}, and held up a wet thumb. # more
They could not see it, but they knew.
-> DONE

=== l4
# shot: object
# place: field; night; stars
# action: cow lie-back sleepy; heroes look-up sleepy
# things: moon; cloud; fence
Far off, on the farm, it was night. The cows lay in the field.
One of them had not shut her eyes. She had seen a thing go by.
It was not a bird. It was not the moon, for that was there as well.
She did not know what it was for. She was glad to have had it.
The wind went over her back, one way, like a hand. It had its arms full.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: flowerpot; feather; window; moon
On the sill stood a pot, with the seed in it. # usual
{resting}
{dream} # spare
The hand felt odd. There was no string in it. # usual
Then it came open, on the sheet. It lay there like a leaf.
“It is still up,” said {L}.
Out there went the wind. It went by the house, and on, and on. # usual
It had this bit of the night in its arms. It took it to the next ones.
A bit of sleep came down, from the hill. It came round and round. It was for {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the pot there was a green thing in the morning, bent over like a question. It had come up in the night with its coat still on its head.
“Where is this?” it seemed to say. {H} told it: the third window, by the park. It had meant to come down on the other side of the hill. But it looked round, and the sun was in, and it took off the coat.
-> DONE

=== next_bedtime
In the pot it was dark, and something had hold of the earth with one foot.
-> DONE
