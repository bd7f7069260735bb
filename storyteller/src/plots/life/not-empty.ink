# about: feast(eid)
# also: sharing; kindness; new-clothes; happy; too-excited; patience
# wants: child
# role hue: colour = blue
# role grownup: parent = the grown-up with the oven gloves
# names: Mr Karim | Mr Aziz | Mr Haddad
# ages: 3-10
# holds: eid(kind), fish(kind), dark(kind)

=== title
{~A Plate Does Not Go Home Empty|The Fish That Went Out for Eid}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A point worried at plate; heroes peek; grownup hold glove
# things: table; 5 plates on table; 12 biscuits on plate
{~At the bottom of the {hue_noun} plate lived a fish, and it was {As}. {young:You only saw it when you had eaten up.|It came out at the end of supper, if you ate down to it.} But one Eid, when {H} looked, it was under biscuits.|One year Eid had come, and all the plates in the house were out, {young:and so was the {hue_noun} one.|with the {hue_noun} one in front.} “Where is my fish?” said {H}. It was at the bottom, under biscuits.|“Not that one!” said {H}, one Eid. It was the {hue_noun} plate, with {As} own fish at the bottom. But {young:it had biscuits on.|the others were all out already, and it had biscuits on.}}
They were the sort with dates in, and they were for next door, at number two. # usual
{is_wished_day:That is how it goes at Eid, and {A} will know where to look {wished_day}.} # wished
{themed_a} was left at home, to keep a place at the table. # personal
“It is only for a minute,” said {grownup}. “It comes back.” # usual
“Then I will go with it,” said {A}, {young:in new clothes that stuck out.|whose new clothes stood out like a bell.} So {grownup} came, too, and held on to {As} sleeve.
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: A reach-up happy at plate; neighbour give plate at A; heroes hold; friends carry plate
# things: plate; 6 plums on plate; door
# people: neighbour(she)
{joining}
“Eid Mubarak,” said {A}, next door. “Eid Mubarak!” said number two, and took the biscuits off, {young:till there was the fish.|and there was the fish, blinking.}
{A} put out both arms for it. “Wait,” said number two. “A plate does not go home empty.” And on went {~plums|figs}, {young:till the fish was gone.|over the tail, and the fins, and the eye.}
{hinderer_person:“Let me,” said {hinderer}, and carried it with such care that lunch was over at home.} # beat
{hinderer_animal:{hinderer} walked right underneath the plate, all the way, in case it should come to pieces.} # beat
{hinderer_carried:{hinderer} had to be carried as well, on the other side, and so the fruit went home on a slant.} # beat
At home everybody said how kind, and {young:on went biscuits, for number three.|took it all off, and put on biscuits for number three.}
{A} went there {young:quick, quick.|at a trot, to get it over.} But number three had a pie. {short:Number four had eggs.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; day; breeze
# action: A hold surprised plate; woman give egg at A; chicken stand proud on plate; heroes stand laughing; friends carry basket
# things: plate; 6 eggs on plate; door
# people: woman(old, glasses)
Number four did not keep Eid, but they kept hens. {young:“Is this for us?” they said.|“Is it today?” they said. “We saw the clothes go by, and wondered.”}
They ate one each, there on the step. Then they turned their pockets out, and {young:looked at the plate.|looked at the plate, and at the time.} It does not matter what you keep. A plate is a plate.
So it had eggs, six of them, {young:and one was still warm.|of which the last was so fresh that the hen came too.}
The fish lay under them and did not move. {young:It may have thought they were its own.|You could see that it thought it had something to do with it.}
-> DONE

=== l1
# aside
# shot: close
# place: street; day; clear
# action: A hold happy plate; boy give orange at A; girl give orange at A; friends stand laughing; heroes peek curious
# things: plate; orange on plate; biscuit
# people: boy; girl
At number five it is twins, and they do all things {young:in twos, even the stairs.|by halves.} They shared the biscuits. {young:One was over, and they cut it.|One was over, and it was cut down the middle of the date.}
“It must not go home empty,” said one. ¶ “I was just saying that,” said the other.
The house had one orange in it. {young:They both had hold of it, and they both let go.|They had each had their eye on it since Tuesday.} So it went on the plate, {young:and they both looked at it.|and each of them gave the plate a small push, to show that it was from them.}
“It went {~quite quietly|very well}, for a whole orange,” said {A}, on the way back.
-> DONE

=== m2
# shot: two
# place: kitchen; afternoon; clear
# action: A whisper curious at plate; grownup carry plate; heroes eat biscuit; friends sit-on-chair
# things: pie on chair; jar on clock; clock; chair; plate on shelf
The kitchen was filling up. {young:There was a pie on the chair, and a {~jam|honey} pot on the clock.|The pie had the good chair, and a jar of {~honey|pickles} was on top of the clock.} And out went biscuits, and out went biscuits.
“How was it?” {A} asked the fish, in between. {young:The fish had never been out before, just to the sink.|It had lived on a shelf all its life, and never been further than the sink.}
It looked the same as ever, but {young:it had seen some things.|it was looking up, and you could see what it must have seen.} Number two has a lamp like a spider. Number three has a damp bit, in the shape of Spain. # spare
{pausing} # company
“Just one more,” said {grownup}. {young:It had been one more the last time, and the time before that.|That was what had been said about the last three.}
-> DONE

=== l2
# aside
# shot: above
# place: street; afternoon; breeze
# action: A hold surprised plate; walker hold surprised plate; heroes look-up; friends carry
# things: plate; 2 plums on plate; street-lamp
# people: walker=woman(hat)
By the lamp post they met a plate. {young:It had a gold edge, and was coming the other way.|It came out of number six, with a gold edge and all its buttons done up.}
It was full, and so was the one with the fish. {young:“After you,” said {A}. “No, after you,” said the other one.|They stood. Neither could be given, for neither had a place on it.}
So the gold edge took two plums, and the fish took two {~rolls|almonds}, and they looked, and now both of them were {young:just as full.|every bit as full as before.}
“Eid Mubarak,” said the one behind it. {young:A tall boy said it, with a very red hat.|All you could see of who it was, was a hat and ten fingers.} “I only came out for this one. It is mine. It has a duck in it.”
They each went home backwards for a bit, to see the other one off. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: karim peek sad at cupboard; A hold worried plate; heroes look-up; friends listen at clock
# things: plate; cupboard; clock; tin; chair; cup
# people: karim=man(old, he)
At the end of the street, at number seven, lived Mr Karim, with a clock. {L} held up the plate.
Mr Karim took the biscuits off, one by one, and there was the fish.
“A plate does not go home empty,” said Mr Karim, and looked in the cupboard, a long time. His ears went red.
{helper_person:“What a very good clock,” said {helper}, so that nobody should be looking at his ears.} # beat
{helper_animal:{helper} went and leaned against his leg, which gave him something else to look at.} # beat
{helper_carried:{helper} was given to him to hold, and so for a little while his hands were not empty.} # beat
He looked in a tin. {young:It had a button in it.|It had string in, and a button.} He looked in the {~clock|teapot}. # usual
{young:Now the plate could come home!|The plate was as empty as you could wish.} But {L} saw that there was one chair, and one cup.
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; dusk; clear
# action: karim sit-on-chair sad; A look-up curious at karim; heroes point at chair; friends stand
# things: table; plate on table; cup on table; clock; tie on chair
“I was to have gone to my sister,” said Mr Karim, into the tin. {young:“But it is two buses.”|“But it is two buses, and the second one is only an idea.”}
The clock said something. {young:Then it said it again.|You could tell that it was used to having the last word.} {L} looked round. The table was laid, for one, on the {~left|short} side, with a cloth.
A tie hung over the chair. {young:Somebody had ironed it.|Somebody had ironed it, and you do not iron a tie for a clock.}
“It is a very good plate,” said Mr Karim. “It looks at one.”
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: karim eat happy; A hug happy karim; heroes sit-on-chair laughing; friends clap
# things: table; plate on table; spoon on plate; candle on table; tie on karim.neck
“It need not come home now,” said {L}. “You could bring it.”
“With what on it?” said Mr Karim. ¶ “You can think on the way,” said {L}. # usual
And at seven the bell rang, and there was Mr Karim, with a tie on, and the plate. On it was a spoon, in case they were {~short|one short}.
“I could not find a thing,” he said. # usual
{L} looked. {young:“It is not empty,” said {L}. “It has you on the end.”|“It is not empty,” said {L}. “It has got you behind it.”}
Everybody moved up. Mr Karim ate off the {hue_noun} plate, as he had brought it. {young:He ate, and he ate.|He ate round the edge, and then inwards.}
“Ah,” said Mr Karim. “There you are.”
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A wash sleepy plate; grownup hold plate; heroes carry plate; friends sweep
# things: sink; 6 plates; bubble
Then there was all the washing up. The plates went in, and the plates came out.
Half of them were not from here. There was one with a gold edge. There was one with {~hens|roses}.
“That can go tomorrow,” said {grownup}. “But not like that.” On went a bun. # spare
The clothes did not stick out now. They had been sat in. # more
Two sorts of crumb lay on the cloth. No one could say whose they were. # more
The fish had a bath. It was by itself, in the warm. Then it was put up on its edge.
-> DONE

=== m3
# shot: two
# place: street; night; stars
# action: karim carry saucer; A walk sleepy beside karim; heroes hold lantern; friends walk
# things: pie on saucer; door; clock
Then {H} saw Mr Karim home. It was seven doors.
He had his saucer with him, with pie on, right up to the rim.
“Well,” said Mr Karim. He looked at the saucer. # spare
“It does not go home empty,” said {L}. # spare
They could hear the clock. It stopped talking when he came in.
On the way back they stopped at each gate, to say goodnight to a plate. # more
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: chicken sleep; heroes look-up sleepy
# things: house left; house right; window; plate; moon
The street lay still. In each house was a plate from some other house.
At number five a thing was cut in two. At number four the hen was in.
At number six a tall boy had a look. The duck was back. # more
In the {~hall|window} at number seven stood one saucer. It was thinking what to put on. # more
A tie hung on a chair. It had been out. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; grownup tuck-in A; friends sit sleepy
# things: coat on chair; chair; plate on shelf; drop
The new clothes lay on the chair, with their arms out. # usual
{resting}
{dream} # spare
“It was your fish,” said {grownup}, by the bed. ¶ “He had not seen it,” said {L}. # usual
The house was as quiet as the end of a party. # usual
Down in the rack stood the {hue_noun} plate. The tap let go of one drop.
It had been in seven houses, and seen all their lamps. # usual
Now there was not one thing on it. There was just the fish, with its eye open, in the dark.
It was home. It could be empty now.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It rang, and there was Mr Karim, with his tie on, and the saucer held out in front.
“I have thought,” he said. On it lay the button, the one out of the tin, and a needle, and some thread. “I have had it since I had that coat.” {As} new clothes, which stood out like a bell, had lost one at the cake.
He sewed it on there and then. It was round, and had an eye like a fish.
-> DONE

=== next_bedtime
The saucer stood in the rack by the one with the fish. It would have to think, too.
-> DONE
