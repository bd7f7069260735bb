# about: told-off(naughty step|naughty stair|naughty chair|naughty corner|thinking step|thinking chair|time out|timeout|time-out|sent to her room|sent to his room|sent to their room|throwing|threw); listening(naughty step|naughty stair|naughty chair|naughty corner|thinking step|thinking chair|time out|timeout|time-out|sent to her room|sent to his room|sent to their room|told off|throwing|threw|naughty); angry(naughty step|thinking step|time out|timeout|sent to her room|sent to his room|sent upstairs|told off); sorry(naughty step|thinking step|time out|timeout|sent to her room|sent to his room|told off); frustrated(naughty step|time out|told off); embarrassed(told off); sad(told off|naughty step)
# also: angry; sad; sorry; quarrel; gentle-hands; mess; eating; listening; tired; frustrated
# news: bad
# wants: child
# role grownup: parent = the grown-up with the pan
# kind food: food|dinner|supper|tea|lunch|peas|pasta|spaghetti|yoghurt|yogurt|plate
# kind hit: hit*|kick*|push*|bit|biting|slap*|pinch*|scratch*
# ages: 3-9
# holds: dark(kind), quarrel(kind)

=== title
{~One Minute for Every Year|Two on the Step}
-> DONE

=== s1
# shot: wide
# place: hallway; day; clear
# action: A sit cross on stairs; heroes sit cross on stairs; grownup stand cross; friends stand
# things: stairs; coat; clock; door
{~It was the bottom stair, and {H} sat on it, and was not to get up.|“And there you stay,” said {grownup}, and {H} stayed there, on the bottom stair.|There is one stair that is for sitting on, and {H} sat on it, {young:with a cross face.|and had a face like a shut door.}}
{
- is_food:
It was about the food. {young:It was on the wall now.|It had been on a plate, and then it had been in the air, and now it was on the wall.}
- is_hit:
It was about a hand. {young:It had gone out, and somebody had said ow.|It had gone out very fast, and then somebody had said ow.}
- else:
It was about something that {A} had done. {young:{A} had done it twice.|{A} had done it, and then had done it again, to be sure.}
}
“One minute for every year,” said {grownup}, and put the clock with the bell on the shelf. {young:Tick, tick, tick.|It was a clock in the shape of a tomato, and it had plenty of time.}
What {A} wanted was for it to be nice again{young:.|, as it was at breakfast.}
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# action: A shout cross; heroes lie-back cross on stairs; friends sit on stairs; grownup stand cross
# things: stairs; coat; clock; themed on stairs
“Is it over?” called {A}. ¶ “No,” said the kitchen. {young:It was a cross kitchen.|It was a kitchen in no very good mood itself.} # usual
“Is it over now?” ¶ “If you shout,” said the kitchen, “it begins again.” # usual
{joining}
Then {A} tried it by being quick. {young:{A} breathed very fast.|{A} breathed fast, and looked at the clock fast, but it did not catch on.}
Then {A} tried lying down on it. {young:A step is not for that.|A step is quite the wrong shape, and one ends up with the head in the umbrellas.} # usual
{themed_a} was put on the next one up, since somebody had to have been at least as bad. # personal
{hinderer_person:“Is it nice there?” asked {hinderer}, coming by with a biscuit.} # beat
{hinderer_animal:{hinderer} came and sat beside {A}, and had to be told that it was not that kind of sitting.} # beat
{hinderer_carried:{hinderer} had come along, too, and was sent away again, as it is not meant to be company.} # beat
It got quiet. {young:The coats hung down.|There is nothing to see from there but coats, from underneath, and each of them had somewhere to go.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; day; clear
# action: A think curious; heroes sit on stairs; grownup stand; friends sit
# things: stairs; row of 4 shoes; coat; mat
You are meant to think about it. {young:{A} thought about it. It was soon done.|{A} had a good long think about it, and that took about as long as a sneeze.}
Then there were the shoes to think about. {young:There were eight. One had its tongue out.|There were eight of them, and one had its tongue out, and nobody had put that one on a step.}
Then there was the post. {young:It lay on the mat. It was white.|There was a letter with a window in it, for somebody to be cross about later.}
“I have thought,” said {A} to the tomato. {young:Tick, it said.|It had heard that before, and went on ticking.}
The mat said WELCOME, on its head, as it was meant for people who come in. # more
“I cannot see it from here,” said {A}, for nobody had asked. # more
The letter lay there and said nothing, and it was addressed to The Owner. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; day; clear
# action: A hold curious crumb; heroes peek; grownup stand; friends sit
# things: stairs; crumb; coin; coat; umbrella
In the corner of the step there was some fluff. {young:It was grey and soft.|It had been there for a good while, and must have done something truly dreadful.}
“What did you do?” asked {A}. {young:The fluff did not say.|The fluff would rather not talk about it.}
There was half a raisin with it. {young:They were both in for it, then.|They had been in it together, by the look of them, and neither would say which of them had begun.}
{A} put them side by side. {young:“You were first,” said {A}. “And you did it back.”|“You began it,” said {A}, “and then you did it back. I know how that goes.”}
They were given a minute each. {young:It went quite fast.|It went a good deal faster, being somebody else’s.}
When it was over, they stayed where they were. They had nowhere to go. # more
The raisin was told that it could come down to supper, if it liked. # more
-> DONE

=== s3
# shot: close
# place: hallway; day; clear
# action: A look-up surprised; heroes look-up surprised; grownup shout cross holding pan; friends look-up surprised
# things: stairs; door; clock; coat
Then something fell down in the kitchen. It was a pan, and {young:it was full.|by the sound of it there had been something in it.}
“Bother!” said {grownup}. “Bother, bother, BOTHER!” And there came a bang, {young:and that was a door.|and that was the cupboard, which had done nothing.}
{A} sat up. {young:You may not do that!|There had been shouting in it, and there had been a door.} # usual
It was quiet then, for as long as it takes to look at a floor. # usual
{helper_person:“Well,” said {helper}, and looked at the step, and looked at the kitchen, and moved up.} # beat
{helper_animal:{helper} went and stood in the kitchen door, and barked once, and then looked at the step.} # beat
{helper_carried:{helper} was put to one side. It was plain that there would be need of the room.} # beat
{grownup} came out. There was soup on one sock, {young:and a red face.|and above it was a face that {A} knew, from inside.}
{A} looked at it. It was just how you look when you want it to be breakfast. # usual
“You have to sit on the step,” said {A}. “One minute for every year.”
-> DONE

=== m2
# aside
# shot: two
# place: hallway; day; clear
# action: grownup sit sad on stairs; A sit curious on stairs; heroes sit on stairs; friends sit on stairs
# things: stairs; coat; clock; sock
“How old are you?” asked {A}. {grownup} said it, rather low. {young:Oh dear! It was so many.|It was a number that there is not even room for on a tomato.}
“You will miss lunch,” said {A}. {young:¶ “The lunch is on the floor,” said {grownup}.|¶ “I have seen lunch,” said {grownup}. “It is under the cooker.”}
They set the clock again, and it would only go to {~ten|twenty}. {young:It would have to go round and round.|It would have to be wound up over and over, and somebody would have to see to that.}
{pausing} # company
“What do you do here?” asked {grownup}. {young:¶ “You look at the coats,” said {A}.|¶ “You look at the coats,” said {A}. “There is one with a hole in the elbow. I have got as far as that.”}
The fluff was shown, and told who this was. # more
It moved up a bit. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; day; clear
# action: A point curious; grownup sit on stairs; heroes sit on stairs; friends sit on stairs
# things: stairs; picture; clock; coat; door
It was a question how old some others were. {young:“How old is the door?” asked {A}.|“How long would the door get?” asked {A}. “It bangs.”}
The door would get a hundred, with the house. {young:The dog next door would get three.|The dog next door would get only three, and he has eaten a sofa.}
“And the old man on the picture?” {young:¶ “Ninety,” said {grownup}. “He had a temper.”|¶ “Ninety minutes,” said {grownup}. “He had a temper, and he knew it. He had a bench.”}
It did not seem quite fair. {young:You get more as you get big.|You would have thought that with all those years a person would need it less.}
“It is the other way,” said {grownup}. “It gets harder to stand up.” # spare
They looked at all those years for a bit, side by side, on the coats. # more
-> DONE

=== s4
# shot: two
# place: hallway; day; clear
# action: L hug happy grownup; grownup sit happy on stairs; heroes sit on stairs; friends sit on stairs
# things: stairs; clock; coat; pan
So they sat on it together, the two of them, with the soup drying.
{
- is_food:
“I should not have thrown it,” said {L}. “It was quite a good dinner, before it was up there.” ¶ “I should not have thrown mine, either,” said {grownup}.
- is_hit:
“I will go and say sorry to the ow,” said {L}. ¶ “And I will go and say it to the cupboard,” said {grownup}.
- else:
“I did do it twice,” said {L}. ¶ “I said it three times,” said {grownup}. “Bother, bother, bother.”
}
Ting! {young:{L} was done. It was over!|That was the end of it for {L}. It had gone by, and nobody had looked.}
But there was still all of {grownup} to go, {young:and it was such a lot.|and there is nothing so long as to sit there by oneself.}
So {L} stayed. {young:{L} held the big hand.|{L} did not have to, and held the big hand, and told it about the coats.} # usual
After {~nine|eleven} more {L} stopped the clock. “You can come off,” said {L}. “You were good. You did not shout.”
They cleaned it up with one cloth each. It had got behind things. # usual
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: L sweep calm; grownup wash calm; heroes sweep; friends stand
# things: sink; cloth; pan; broom; table
The pan was washed. It had a new dent. It hung on its hook, with the dent to the wall.
They had bread. You can drop bread. # spare
“Is it all nice again?” asked {L}. ¶ “Smell it,” said {grownup}. It smelled of soup, and a bit of lemon.
“It was not you,” they told the cupboard. # more
It was shut, with two fingers. It made no noise. # more
Out came a pea, quite late. It was let off. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; grownup walk holding lamp; friends walk
# things: stairs; lamp; coat; shoe
It was time, and they went up. They did not step on it. They stepped over.
It was just a stair again. The fluff sat on it. It could go, if it liked.
All the rest are to walk on. # spare
“Who sits on the top one?” asked {L}. ¶ “That is for the old,” said {grownup}. # more
At the top they turned round. The tomato was dark. # more
It had rung a lot, for a tomato. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; cloth; towel; cup
The face was washed, the cross one. Under it was the other.
That one was a bit pink. It had been there all the time. # spare
“How long do you do your teeth?” asked {grownup}. ¶ “Two minutes,” said {L}. “It is the same for everybody.” # spare
So they each did two. They did it standing up.
The water went round. Then it was gone. It did not start again. # more
The towel was on its rail. It had kept well out of it. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; moon; clock; coat
In the hall it was dark. The moon came in, over the door. It got as far as the step.
It sat down there.
It did not say what it had done. But it is very, very old. # spare
So it would be some time. The coats hung there. They kept quiet. # more
The tomato had stopped. Nobody was counting. # more
The post lay on the shelf, face down. It could wait there. It was not cross now. It was just post. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; lamp
Bed is a good place to be sent to. # usual
{resting}
{dream} # spare
“How long is it until morning?” asked {L}. # usual
“An hour for every year,” said {grownup}. “And a few for luck.” # usual
The night was long. {L} could lie down to it.
“You can get up when it rings.”
Nothing ticked. Nothing was hot.
“I like you,” said {L}, “for every year.”
“And I you,” said {grownup}, quite low. “And a few for luck.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was somebody else on the step. It was the pan. It sat there with the dent to the front, and next to it stood the tomato, wound up as far as it would go.
“It says that it jumped,” said {H}.
So it was asked how old it was, and it had been a wedding present. They kept it company for the first bit. It was quite a good listener, for a pan.
-> DONE

=== next_bedtime
On the bottom stair sat some fluff. Nobody had sent it there. It liked the coats.
-> DONE
