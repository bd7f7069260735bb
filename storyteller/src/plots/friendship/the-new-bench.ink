# about: new-friend; moving-house; lonely; kindness
# role friend: toy = a rag elephant called Bunce
# holds: dark(kind)
# names: Pim | Tam | Bryn
# names: Juno | Wynn | Robin
# names: Odd | Sten | Ivo

=== title
{~The Bench in the Middle|Room for One More}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# action: A crawl surprised bush; pim read worried book on bench; heroes peek surprised at pim; friends peek curious
# things: bench before wall; wall; bush
# people: pim=boy(brown hair)
{~In the park there was a bench that nobody sat on. {young:It was a good bench, but it was behind a big bush, and it looked at a wall.|It was not broken. It was only in the wrong place: behind the big holly, where it looked at a wall.} {H} found it, going in after a ball.|The ball had gone into the holly, {young:and {H} went in after it. Behind the holly there was a wall, and a bench that looked at the wall.|where balls do go, and {H} went in after it. Behind the holly there was a wall, and a bench, which somebody had set down facing the wall.}|“Has anybody seen a ball?” {young:It was {H}, on hands and knees, going in behind the big holly. There was no ball there, but there was a bench that looked at a wall.|It was {H}, going in behind the big holly on hands and knees. Nobody answered, for there was nobody there: only a bench, which looked at a wall.}}
{joining}
“Poor bench,” said {A}. “It has been looking at that wall for years.” # more
There was moss on its arms. Somebody, long ago, had carved a small {~fish|boat} on its back. # more
And then {they} noticed that there was somebody on it after all. {young:A child sat there, as quiet as quiet, and the child had a book, and the book was upside down.|At the far end, behind a book, and quite as still as the bench, sat a child whom nobody had met before.}
-> DONE

=== s2
# shot: two
# place: park; afternoon; clear
# action: pim read surprised book; A kneel happy before pim; heroes wave happy at pim; friends wave happy
# things: bench; wall; book in pim.hand
“Your book is the wrong way up,” said {A}, {young:very kindly|as kindly as that can be said}.
“I know,” said the child. {young:“I do not read it. I just hide in it.”|“I am not reading it. I am hiding in it.”} The child was called {~Pim|Juno|Odd}, and had come to live here on Monday, and did not know {young:anybody yet, not even the cat next door|a single person, not even the postman}.
{hinderer_person:“Is that one about whales?” asked {hinderer}. The child said that it was, and went a bit further in.} # beat
{hinderer_animal:{hinderer} looked in over the bottom of the book, and then there was one nose too many in it.} # beat
{hinderer_carried:{hinderer} was held out to say hello, and turned out to be the wrong way up as well.} # beat
“You know {us} now,” said {A}. {many:“That makes {~quite a few|more than one},” said {B}.|“That is a start.”} # usual
{is_loved:So {A} said a few things about {loved}, not loudly, and at each of them the book came down by about an inch.|{musing}} # personal
The child turned the book the right way up. It was {young:a big book about whales|about whales}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: park; afternoon; breeze
# action: pim shout happy; A sit happy beside pim; heroes read happy book; woman push calm pram; baby shout laughing; friends listen happy
# things: pram; bench
# people: woman; baby
So {they} sat down and looked at whales. There was one as long as {~two buses|three lorries}. {young:There was one with a very long tooth at the front. There was one that sang a song, and then sang it again, and then sang it again.|There was one with a tooth like a stick of barley sugar. There was one that sang a song that took half an hour, and then, if nobody stopped it, sang it again.}
“I would like to hear that,” said {A}.
“I only know the first ten minutes,” said the child. # more
The child sang it. {young:Ooo, it went, ooo, very low, and on and on. A lady with a pram stopped to listen, and the baby sang it, too.|It was very low and went on for some time. A lady with a pram stopped to listen, and the baby in the pram joined in.}
-> DONE

=== l1
# shot: above
# place: park; afternoon; clear
# action: squirrel bow proud; A hold happy biscuit before squirrel; heroes kneel happy before squirrel; pim kneel happy; friends kneel curious
# things: 8 acorns under bench; bench; button
A squirrel came along the wall. {young:It saw somebody on its bench, and it sat up very straight and looked at them.|It ran to the end, saw somebody on its bench, and sat up very straight with its paws on its front, like a head teacher.}
“I think this is where it keeps things,” said {A}. And it was. Under the bench, in a {~neat|very straight} row, were {young:some nuts, and a button, and half a biscuit|eleven acorns, a bottle top and half a biscuit}.
{They} counted everything, put everything back, and added the other half of a biscuit, so that it was a whole one. The squirrel thought that this was fair.
It picked up the whole biscuit, turned it round in its paws, and bowed. Or it may only have bent down. # more
-> DONE

=== m4
# aside
# shot: two
# place: park; afternoon; breeze
# action: bird run surprised; pim point happy at ball; A reach-down happy ball; heroes run happy; friends clap happy
# things: ball on fountain; fountain; wall; drop
Then there was the ball, which was still lost, and which was after all what {they} had come for.
“What sort of ball?” asked the new child.
“Red,” said {A}. “With a {~bite|piece} out of it.”
{young:The new child was good at looking. “Where would a ball like to be?” the new child said. So they looked in the sun, and they looked by the warm wall, and there was the ball in a bird bath, going round and round, and a blackbird running after it.|The new child knew a good deal about looking. You do not look where a thing should be, but where it would like to be. So they looked in the sun, and under the warm wall, and there was the ball in a blackbird’s bath, going round and round, with the blackbird running after it.}
“It did not want to be found yet,” said the new child. {young:“I was just like that.”|“I know how it feels.”}
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: park; dusk; clear
# action: A lift worried bench; heroes lift worried bench; pim lift worried bench; tiny friend sit proud on bench; friends pull worried bench
# things: bench; wall; bush
“The trouble,” said {A}, “is the wall. You can’t meet anybody, looking at a wall. This bench wants to be by the pond.”
Everybody looked at the bench. {young:It was made of iron, and it was as big as a bed.|It was iron at the ends and oak in the middle. It had been put there, by the look of it, by giants.} # usual
{many:{H} took one end. The new child took the other.|{A} took one end. The new child took the other.} {friend_a} was on top, in charge. They lifted. They went {~red|pink}. {young:The bench did not move at all.|The bench did not so much as blink.}
{helper_person:“On three,” said {helper}, who said it very well, and this time one foot came up by about a leaf.} # beat
{helper_animal:{helper} dug round one of its feet, so that they could see how far down it went. It was a long way.} # beat
{helper_carried:{helper} was put down by the pond, to keep the place for it, in case somebody else came with a bench.} # beat
“It wants more people,” said {A}. “Good. There are plenty of those.”
-> DONE

=== m2
# shot: above
# place: park; dusk; clear
# action: woman wave happy at pim; pim wave proud; A clap happy at pim; keeper hold cross gloves; man run happy; gus think calm; heroes push happy bench; friends push happy bench
# things: bench; pram; gate
# people: keeper(old, cap); man; gus=man(old, he, grey beard)
The lady with the pram was the first. Then came the two old men who played chess, and the man who was always running, {young:and he stopped, and said “Phew.”|and was glad to stop.} The keeper came in {~gloves|a hat} and said {young:that nobody may move a bench, and then helped to move it|that it was against the rules, and then took hold of a leg}.
“What is your name?” {young:they all asked the new child. And the new child told them, and told them, and told them, and soon everybody had it right.|everybody kept asking the new child, and the new child kept telling them. By the end the name had been said so often that it had quite worn in.}
“You have the light end,” said one of the chess players. “I have not,” said the other. “I have the end with {long:the squirrel|you}.” # more
-> DONE

=== l2
# shot: wide
# place: park; dusk; breeze
# action: keeper walk proud; A point happy left; heroes lift laughing bench; pim point happy right; man carry laughing bench; tiny squirrel sit happy on bench; 3 ducks walk calm; friends carry laughing bench
# things: bench; bicycle; bridge; tree
Now lift! The bench came up {young:with a pop|like a tooth}. It went round the holly, and under the willow, and over the little bridge, with somebody calling “Mind the ducks,” and the ducks not minding at all.
Once it had to be put down, because {~the running man|the keeper} needed to laugh. Once it was put down so that {young:the squirrel could get off, and it said a lot of things from a tree|the squirrel could get off}.
The keeper walked in front with one arm up, and stopped a bicycle, two prams and a small brown dog. # more
“Left a bit,” called {A}, who was in charge of left. {many:“Right a bit,” called {B}, who was in charge of right.|“And right a bit,” called the new child, who was in charge of right.}
-> DONE

=== s4
# shot: close
# place: pond; dusk; clear
# action: pim sit happy on bench; A sit proud on bench; heroes sit happy on bench; gus sit happy on bench; tiny squirrel sit happy on bench; friends sit happy on bench; tiny friend sit happy
# things: bench; swing; 2 plums
{short:There was a man who was always running, and was glad to stop. There was a lady with a pram. There were two old men who played chess. They all took hold. }And there it stood, beside the pond, as if it had grown there. {young:From here you could see the water, and the swings, and the gate, and all the people going by.|From this side you could see everything: the water, the swings, the gate, and all the people going by.}
They all tried it. {~It was a long bench|It was longer than it looked}. When everybody had squeezed up, with {friend} on the new child’s lap, there was still a space at one end, {young:just big enough for one more|just wide enough for nobody in particular}.
The two old men sat down first, for the sake of their knees. {long:The squirrel had the back.} # more
“Who is that for?” asked the new child.
“Whoever comes next,” said {A}.
-> DONE

=== l3
# shot: wide
# place: pond; night; stars
# action: gus think calm; man give calm plum at A; heroes sit sleepy on bench; pim sit happy on bench; 3 ducks sleep sleepy; friends sit sleepy on bench
# things: bench; 2 street-lamps; pram; board
The lamps came on round the pond. Each lamp had another lamp under it, in the water.
The chess men set out their board. The baby fell asleep. Somebody passed round a bag of {~plums|cherries}.
“Check,” said one, after a while. “Is it?” said the other. “So it is.” # more
Nobody said very much. It was that kind of sitting.
The ducks put their heads away for the night.
-> DONE

=== m3
# shot: two
# place: park; night; stars
# action: pim wave happy at A; heroes wave happy at pim; keeper hold calm key; friends wave sleepy
# things: gate; street-lamp; tree; key in keeper.hand
Then it was time to go. The keeper jingled the keys.
“Tomorrow?” asked the new child.
“Tomorrow,” said {A}. “Bring the whales.”
They waved at the gate. They waved at the {~corner|lamp}. They waved until there was only dark to wave at.
The willow moved a little. The path was grey. Their steps were soft on it. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: A sit sleepy; heroes sit sleepy; friends walk sleepy
# things: house; 3 boxes; rope; lantern
The street was quiet. There were lights in the houses, yellow and small.
One window had been dark all week. Tonight it was not. Somebody stood there, holding up a book. It was the right way up.
In the yard stood {~three|six} boxes, flat and tied with string. Somebody had unpacked. # more
{A} waved. The light blinked, twice.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: moon; ball; window
And then came bed, which is also a good place to sit, and a better one to lie.
{resting}
{keepsake}
{dream} # spare
Down in the park, it was {~dark|still}. The bench looked at the pond. The pond looked at the moon. # usual
There was room for one more. There always would be.
{H} lay still. The night sat down beside {them}, and was quiet.
Goodnight, bench. Goodnight, everyone.
-> DONE

=== next_night
{H} could see from the road that the bench was full, from the pram to the new child with the whales. In the space sat a heron.
It had stood next to the bench since seven, and in the end it had folded itself up in three places, and sat. It took no notice of anybody. But at the next page it leaned over, and looked for a long time.
“It wants to know where they keep their legs,” said the new child.
-> DONE

=== next_bedtime
Down in the park somebody was keeping the place at the end. It only took one leg.
-> DONE
