# about: question( die&people&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&we &!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&you&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&everyone&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&everybody&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&mum&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&mom&!want&!wish&!can&!could&!should&!just&!kill&!hurt| die&dad&!want&!wish&!can&!could&!should&!just&!kill&!hurt|about death&!want&!wish&!can&!could&!should&!just&!kill&!hurt|about dying&!want&!wish&!can&!could&!should&!just&!kill&!hurt|people have to die&!want&!wish&!can&!could&!should&!just&!kill&!hurt); somebody-died(asking&death|asking&dying|asked&death|asks&death|questions&death|curious about death|worried about dying|worried about death|scared of dying|scared of death|afraid of dying|afraid of death|frightened of dying|talking about death|thinking about death|what death|after we die|when we die|when you die|when people die)
# also: sad; nervous; scared; cannot-sleep; question; bad-dreams; staying-in-bed
# kind afraid: worried|worries|scared|afraid|anxious|frightened|upset
# wants: child
# role grownup: parent = the grown-up with the spoon
# ages: 3-9
# holds: death, dark(kind)

=== title
{~Not Like Anything|Without the Like}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point curious at grownup; grownup stand surprised; heroes sit-on-chair; friends sit
# things: table; bowl on table; spoon before grownup; window; plant
{~“Why do people die?” asked {H}, {young:and {grownup} dropped a spoon.|in between two potatoes, and {grownup} dropped a spoon.}|{grownup} dropped a spoon at tea. {young:It was because of a question.|It was because of a question, and it was quite a large spoon.} “Why do people die?” {H} had asked.|{H} put down the fork at tea, and asked it. {young:“Why do people die?”|“Why do people die?” So {grownup} put down the spoon as well, but missed the table.}}
{
- is_afraid:
{L} had thought about it all day, {young:and it made a cold place in the tummy.|and it made a cold place under the ribs, the way a stone does in a wall.}
- else:
{L} had thought about it all day, {young:and it was like a stone in a shoe.|and it had been there at every step, like a stone in a shoe.}
}
“That is a good thing to ask,” said {grownup}. “I have to think how to say it.”
“You can say it how it is,” said {L}. # usual
For {L} wanted the real answer, {young:the whole one.|the whole one, with the corners still on.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold leaf; L look-up curious; heroes stand; friends sit
# things: plant; window; wall-clock; table
“It is like a leaf,” said {grownup}, and picked one up from under the plant. {young:“It is green, and then it falls.”|“First it is green, and then it is brown, and then one day it comes off.”}
{joining}
{musing}
“I did not ask about leaves,” said {L}. “Do people go brown?” ¶ “No,” said {grownup}. {young:“They do not.”|“No, that is the trouble with it.”}
{hinderer_person:“I should have said that it was like a road,” said {hinderer}. ¶ “It is not like a road, either,” said {L}.} # beat
{hinderer_animal:{hinderer} had come to see about the spoon, and was no more like a leaf than anyone.} # beat
{hinderer_carried:{hinderer} was put down where the leaf had been, and did not know what it was like, either.} # beat
“Then it is like a clock,” said {grownup}. {young:“It goes and goes, and then it stops.”|“It goes tick, tick, tick, for years and years, and then one day it stops.”} # usual
“You can wind up a clock,” said {L}. # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A hold curious potato; grownup stand; heroes sit-on-chair; friends sit
# things: table; potato in A.hand; spoon on table; bowl on table; rock on table
“What else dies?” asked {A}. So they went round the kitchen. {young:Not the table, and not the spoon.|The table was out of it, and so was the kettle, for you have to be alive first.}
“A stone?” ¶ “No,” said {grownup}. {young:“It never was alive.”|“A stone was never alive. It has missed the whole thing.”}
“A beetle? A tree?” ¶ “Yes,” said {grownup}. {young:“A tree takes a very long time.”|“But a tree can take three hundred years over it, and some take more.”}
Then {A} took up a potato. {young:It had a small white sprout.|It had lain at the back of the basket, and had put out a small white sprout, to feel for the light.}
“This one is alive,” said {A}, {young:and put it back.|and put it back on top, with the sprout to the window.}
The fork was asked as well, but it had never been anything but a fork. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A think curious; grownup think; heroes think; friends sit
# things: table; cup on table; toy-car on table; chair
“Think of a bus,” said {grownup}. {young:“People get on, and people get off.”|“People get on, and they ride along for a good while, and look out, and then they get off.”}
{A} thought of one. It was a red one. {young:“Where does it go?”|“Which one is it? Is it the one to the baths?”}
“It does not matter which,” said {grownup}. ¶ “It does if you are on it,” said {A}. {young:“And who drives it?”|“And who drives? And can you get on again, if you have left your hat?”}
{grownup} rubbed both eyes. {young:“Not the bus, then,” said {grownup}.|“I wish that I had not begun with the bus,” said {grownup}.}
“It was quite a good bus,” said {A}, {young:to be kind.|to be kind. “But it was not the answer.”}
They let it go by. There was a dog in the window at the back. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup sit calm beside L; L sit calm; heroes sit; friends sit
# things: rug; spoon; leaf; lamp
“Say it without the like,” said {L}.
So {grownup} sat down on the floor, {young:close by.|where it is easier to say things.}
{helper_person:“I am listening as well,” said {helper}, and came and sat on the other side. “I have never heard it without the like.”} # beat
{helper_animal:{helper} came and lay down across all the feet, and was heavy and warm.} # beat
{helper_carried:{helper} was held on {L}’s lap the whole time, and held tight.} # beat
“People die because they are alive,” said {grownup}. “Whatever is alive dies one day. {young:A body works and works. Then it is very old and worn out, and it stops.|A body works day and night, and for most people it works until it is very old and worn out.} Sometimes it is so ill or so badly hurt that nobody can mend it. Then all of it stops, and it does not start again. And then nothing hurts any more.”
“And why can it not go on and on?” asked {L}. # usual
“I do not know that,” said {grownup}. {young:“People think different things about it.|“People have thought about it for as long as there have been people, and they think different things about it.} You can always ask me what I think.” # usual
{L} turned it over. It was a hard one, but there were no leaves in it. # usual
“Thank you,” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point curious down; grownup kneel; heroes sit; friends sit
# things: rug; lamp; chair; themed
“Can it come from being cross?” asked {A}. {young:“Or from a bad thing that you think?”|“Or from something that you said, or only thought, and did not mean?”}
“No,” said {grownup}. {young:“It never does. Not once.”|“That has never once happened, to anybody, and people think all sorts of things.”}
“Or from a cold?” ¶ “A cold goes away,” said {grownup}. {young:“Show me your knee.”|“Bodies are good at mending. Show me that knee.”}
{young:{A} looked. The knee had mended itself.|There had been a hole in that knee in the summer. Now {A} could not even find the place.} “I did not do that,” said {A}. ¶ “You did,” said {grownup}. “You did it in your spare time.”
Next to it lay {themed_a}, and that could not mend itself at all. # personal
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hold curious spoon; grownup wash cup; heroes stand; friends sit
# things: spoon in A.hand; sink; lamp; table
The spoon still lay where it had been dropped. {A} picked it up. {young:On it there were letters.|On the handle there were two letters, so thin that you could feel them better than see them.}
“Whose was it?” asked {A}. ¶ “It is from a market,” said {grownup}. {young:“It is very old.”|“It is more than a hundred years old. I do not know who that was.”}
“But somebody had soup with it,” said {A}. ¶ “A great deal of soup,” said {grownup}. {young:“You can see where.”|“It has been worn thin on the one side, look. They must have been left-handed.”}
They have died, then, {A} thought. {young:But the spoon was thin on that side.|But it was odd how much you could tell about them, and that they had liked to scrape the bowl.} # more
It is odd to hold a thing like that. It was still quite good at soup. # more
{A} washed it with warm water, {young:and dried it.|and dried it, and put it in the drawer with the others.}
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L listen curious at grownup; grownup sit calm; heroes listen; friends sit
# things: rug; lamp; plant; cushion
“Will you die?” asked {L}.
“One day,” said {grownup}. “Everybody does. Most people are very, very old first, {young:and I should like to be.”|and I should like to be, and get so deaf that you have to draw me things.”}
{L} came closer, and put an ear on {grownup}, {young:just in the middle.|a little to the left of the buttons.}
Bump, bump. Bump, bump.
“It is going,” said {L}. ¶ “It always goes,” said {grownup}. {young:“It goes by itself.”|“It went all through tea, and I never had to tell it.”}
“Does it go when you sleep?” ¶ “Yes,” said {grownup}. “Sleep is quite another thing. When you sleep, all of you goes on.” # usual
{L} listened for a long time. {young:It did not tick. It was not a clock.|It was not a tick, and you could not wind it up.} # usual
“What is it like?” asked {grownup}.
“Not like anything,” said {L}. “It is you.”
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: L lie-back calm in bath; grownup sit beside bath; heroes sit in bath; friends sit
# things: bath; towel; sponge; soap
In the bath {L} lay back. Both ears went under. {grownup} had a hand there, to lean on.
Bump, bump. It was loud down there.
“That is mine,” said {L}, and came up. “Mine goes quicker.” # spare
“It is a smaller one,” said {grownup}. “It has more to do.”
It was as big as {L}’s fist. They held it up, to see. It dripped. # more
The knee was washed, where it had mended. It had made a good job of it.
The water went out with one long slurp. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; clear
# action: L climb stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; towel
They went up with a hand on it. Bump, bump, on the first stair.
Up by the lamp it was quick. It knew about stairs.
“Now stand still,” said {grownup}. They all stood still. # spare
Bit by bit it slowed down. It did not have to be told.
“It is not cross with the stairs,” said {L}. “It just does them.” # more
Then they went on, and it came too.
Bump, bump, it went, past the lamp. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L hold calm leaf; grownup sit on bed; heroes sit; friends sit
# things: leaf; window; bed; lamp
The leaf had come up too. It was in {L}’s hand.
“It did not have to be like a thing,” said {L}. “It can just be a leaf.” # spare
It was a good one. It had one long line, and small ones off to the sides.
{L} put it on the sill. It was brown, and a bit gold.
“I may ask it again,” said {L}. ¶ “Ask it any day,” said {grownup}. “I shall put the spoon down first.”
-> DONE

=== l4
# aside with m1
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: potato; spoon; plant; window; moon
The kitchen was dark. The spoon lay in the drawer, with the rest.
The plant stood by the window. It had a green dot, and that was new. No one had seen it yet.
In the basket the potato felt for the light. It was the moon. The moon did very well. # more
The clock went tick. It was quite a good clock.
On the floor was a bit of leaf. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; pillow; lamp; quilt
With one ear on a pillow you can hear it. Bump, bump.
It was warm in there, and it went by itself. # usual
{resting}
{keepsake}
{dream} # spare
“I love you,” said {grownup}.
“Like what?” asked {L}.
{grownup} had to think. The hand on the quilt was still. # usual
“Not like anything,” said {grownup}.
“No,” said {L}. Bump, bump. It went on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The plant by the kitchen window had a new leaf. It had come out where the old one had been, and it was still folded, like a very small umbrella. {H} came to look at it.
“It is like an umbrella,” said {A}. ¶ The leaf opened by one more fold. It did not say what it was like. It had only just come.
-> DONE

=== next_bedtime
The new leaf had the moon on it. It was all the way open.
-> DONE
