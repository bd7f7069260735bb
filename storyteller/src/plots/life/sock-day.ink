# about: forgotten(dress up day|dress-up day|dressing up day|dressing-up day|dress down day|pyjama day|pajama day|pyjama day|pj day|jumper day|book day|book week|costume day|character day|odd sock|non uniform|non-uniform|mufti|own clothes day|crazy|wacky|superhero day|only one in uniform|only one in normal|only one not dressed); school-day(wrong day&costume|wrong day&dress|wrong day&pyjama|wrong day&pajama|wrong day&uniform|wrong day&outfit|only one in uniform|only one in her uniform|only one in his uniform|only one in school uniform|only one in costume|only one in fancy|only one in jeans|only one in normal|only one in pyjama|only one in pajama|only one dressed|only one not dressed|only one not in|only one without a costume|forgot&dress up|forgot&dress-up|forgot&pyjama day|forgot&pajama day|forgot&jumper day|forgot&book day|forgot&book week|forgot&non uniform|forgot&mufti)
# about: embarrassed(non uniform|non-uniform|mufti|wrong day&costume|wrong day&dress|only one in uniform|only one in her uniform|only one in his uniform|only one in school uniform|only one in costume|only one in fancy|only one in jeans|only one in normal|only one in pyjama|only one in pajama|only one dressed|only one not dressed|only one not in|forgot&dress up|forgot&pyjama day|forgot&pajama day|forgot&book day|dress up day&forgot|dress up day&only one|book day&only one); sad(only one in uniform|only one in her uniform|only one in his uniform|only one in school uniform|only one in costume|only one in jeans|only one in normal|only one not dressed|only one not in|forgot&dress up|forgot&pyjama day|forgot&pajama day|forgot&book day); left-out(only one in uniform|only one in her uniform|only one in his uniform|only one not dressed|only one not in|only one in normal); angry(forgot&dress up|forgot&pyjama day|forgot&pajama day|forgot&book day|wrong day&costume); lost-toy(only one not in|only one in); clothes(only one not in|only one in uniform|only one in jeans|only one in normal)
# also: forgotten; embarrassed; sad; angry; school-day; left-out; clothes; new-clothes; sorry; frustrated; feast
# news: bad
# kind wrong: wrong day|wrong date|wrong week|day early|week early|day too early|week too early|only one in costume|only one in fancy dress|only one dressed up|only one in pyjamas|only one in pajamas|only one in pjs
# kind pyjama: pyjama*|pajama*|pj|pjs
# kind jumper: jumper|sweater
# kind own: non uniform|non-uniform|mufti|own clothes|home clothes|dress down
# wants: child
# role grownup: parent = the grown-up with the washing
# ages: 3-9
# needs: hands
# holds: school(kind), dark(kind)

=== title
{~Sock Day|Behind the Bins}
-> DONE

=== s1
# shot: two
# place: hallway; afternoon; clear
# action: L stand cross at grownup; heroes stand; grownup carry basket; friends stand
# things: basket; coat on hook; hook; bag; mat
{~“Nobody told me,” said {H}, in the hall, {young:and sat down on the mat.|and sat down on the mat with all the coats to look at.}|The bag came in first, along the floor. {young:Then came {H}, and was cross.|Behind the bag came {H}, who had kicked it all the way from the gate.}|Thump, went the bag, in the hall. {young:“Thirty!” said {H}. “And me!”|“Thirty of them,” said {H} to the coats, “and then there was me.”}}
{
- is_wrong:
All the others had come to school in what you come in. {L} had come dressed up. It was the right costume{young:, but it was the wrong day.|. It was the day that was wrong.}
- is_pyjama:
All the others had come to school in pyjamas. {L} had come in clothes, {young:and had been awake all day.|and had been the only one there who looked awake.}
- is_jumper:
All the others had come in a jumper with a picture on it, {young:and {L} had come in a plain one.|and some of them had lit up. {L} had come in a plain one.}
- is_own:
All the others had come in their own clothes. {L} had come in the school’s, {young:right up to the neck.|and had done them up right to the neck.}
- else:
All the others had come to school dressed up. {L} had come dressed.
}
{grownup} put down the washing. {is_wrong:“It was on the fridge,” said {grownup}. “It said Friday. {young:But it was not this one.”|It did not mean this one.”}|“It was on the fridge,” said {grownup}. {young:“It was behind the bins.”|“It was there all the time, behind the paper about the bins.”}}
“I am so sorry,” said {grownup}. ¶ “You don’t know what it is like,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: L sit cross; heroes sit; grownup sit; friends sit
# things: sofa; cushion; sock; basket
“What was the worst of it?” asked {grownup}. {young:{L} had to think.|{L} had to put them in order, and for that you need the fingers.}
It was not the line by the door, {young:though that was bad.|though in the line you could see a long way off which of them it was.}
{is_wrong:“They asked me if it was my birthday,” said {L}. {young:¶ “And what did you say?” ¶ “I said yes.”|¶ “And what did you say to that?” ¶ “I said yes. It seemed the quickest.”}|“They asked me what I had come as,” said {L}. {young:¶ “And what did you say?” ¶ “As me.”|¶ “And what did you say to that?” ¶ “I said that I had come as me.”}}
{grownup} thought that very good. {is_wrong:“And did they sing?” ¶ “All of it,” said {L}, {young:crossly.|but it was still too early to laugh.}|{young:“Did they know who it was?”|“It must have been very like,” said {grownup}. “Did they guess?”} ¶ “At once,” said {L}, {young:crossly.|but it was still too early to laugh.}}
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: L write proud pencil; heroes hold sock; friends stand
# things: fridge; paper on table; table; 6 sock on chair; chair; themed
Then {L} went into the kitchen, and shut the door, {young:and wrote on a paper.|and after some thought wrote three words on a very small paper.}
It said: “Sock Day. Tonight.” {L} put it on the fridge, {young:behind the paper about the bins.|where everybody can read it, behind the paper about the bins.}
{joining}
{musing} # personal
All of them were told, {young:but only in the ear.|one after the other, in the ear. It was only {grownup} who was not.} # usual
{L} put on two socks, {young:one on each hand, and then did up all the others.|up to the elbows, one on each hand, and did up the others.} # usual
{hinderer_person:“Which day is it?” shouted {hinderer}, who had it in the wrong ear, and had to be told again behind the curtain.} # beat
{hinderer_animal:{hinderer} got four, and after that lifted every foot as if the kitchen were deep snow.} # beat
{hinderer_carried:{hinderer} was put in a long one, right up to the chin, and looked ready for anything.} # beat
The chairs got four each. {young:The tap got one, and so did the jug.|There was one for the tap, one for the handle of the door, and a baby’s one for the spout of the teapot.}
{themed_a} had one as well, a stripy one. # personal
-> DONE

=== l1
# aside
# shot: behind
# place: laundry; dusk; clear
# action: A peek curious basket; heroes hold sock; friends peek
# things: basket; 8 sock in basket; shelf
The socks came from the basket where the odd ones live. {young:It was quite full.|Nobody had looked in there for a year, and it was quite full.}
There was a blue one with a goose. {young:There was a very long one, and a very small one.|There was one with a hole that you could see somebody through.}
Each of them was the only one. {young:They lay there all in a heap, and looked very well.|You might have thought that they would mind, but they lay about in a heap, and had got to know each other.}
“Were you the only one, too?” {A} asked the goose. {young:It put out its beak.|It looked as though it had been, for so long that it had stopped counting.}
{A} put it on. {young:It was warm in there, like bread.|It was warm in there, as it is in a bed that somebody has just got out of.}
“They are all different,” said {A}, with one arm in up to the shoulder, {young:“so you can’t get the wrong one.”|“and so there is not one of them that you could call the wrong one.”} # spare
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; clear
# action: grownup stand surprised; L sit-on-chair proud; heroes sit-on-chair; friends sit
# things: table; lamp; fridge; 4 bowl on table; sock on teapot; teapot on table
“Supper!” called {grownup}, and came in with nothing on either hand.
Everybody looked. {young:The tap looked as well, out of its sock.|Even the tap seemed to look, over its cuff.} {grownup} looked down at ten long fingers, and put them away in the pockets.
“What day is it?” asked {grownup}. ¶ “Sock Day,” said {L}. ¶ “Nobody told me.”
“It was on the fridge,” said {L}, “behind the bins.” {young:And so it was.|{grownup} went and looked, and came back quite slowly.} # usual
{helper_person:“I knew,” said {helper}, and passed the salt with a large striped paw.} # beat
{helper_animal:{helper} sniffed at the bare hands, and went to sit with those who were dressed.} # beat
{helper_carried:{helper} lay by the bread in a stripe up to the chin, and had plainly been told.} # beat
{grownup} sat down. There were ten fingers on that table, {young:and they all felt cold.|and they had never in their lives been so bare.} # usual
“Was it like this?” asked {grownup}. ¶ “It was just like this,” said {L}. {young:“But it was like this all day, with sums.”|“But all day, and with sums.”}
-> DONE

=== m2
# shot: close
# place: kitchen; dusk; clear
# action: L eat laughing holding spoon; heroes eat; grownup eat; friends sit
# things: table; bowl on table; spoon; pea on table; lamp
It is not easy to eat in socks. {young:The spoon went round and round.|You have hold of the spoon, and the spoon has its own opinion.}
There were peas. {young:One pea went in a sock, and did not come out.|One of them went down the sock on {L}’s arm, and nobody saw it again that week.} # spare
The only one who could do it was {grownup}. {young:{grownup} had all the fingers!|With ten bare fingers you can have bread and butter as fast as you like.}
“Could you do mine?” said {L}. {young:So {grownup} did {L}’s bread.|And then they all held out their bread, one after the other, to the one who was not dressed for it.}
“It is quite useful,” said {grownup}, {young:“to be the one.”|“being the one.” The fingers had come right out of the pockets.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point laughing clock; heroes point; grownup look-up; friends look-up
# things: wall-clock; table; fridge; lamp; cup on table
After that they looked about, to see who had been left out. {young:There was the clock.|The clock had not been told, and went on with both its hands in full view.}
“Oh dear,” said {A}. {young:“Nobody told the clock.”|“Nobody told the clock. And it has had them up in front of us all the evening.”}
Nobody had told the bread. {young:Nobody had told the cup, with its one bare ear.|Nobody had told the cup, which stood there with one bare ear, and seemed to think that it was Tuesday.}
The moon was outside, {young:and had no sock on at all.|and it had come up over the roofs with nothing on whatever, where the whole town could see.}
“It has come as it is,” said {grownup}. {young:“It does not seem to mind.”|“I must say that it carries it off.”}
{A} held up a sock to the window, to see. {young:The moon went in, all but a bit.|It was a small one, but if you shut one eye the moon went right into it, down to the toe.} # spare
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L give calm sock at grownup; grownup reach-down; heroes sit-on-chair; friends sit
# things: table; sock; lamp; bowl on table; fridge
{L} looked at {grownup} across the table. There were all those socks, and you saw only the one who had none. # usual
“I see you the most,” said {L}. {young:“You look very bare.”|“I was not going to, but I do.”}
“I will look behind the bins,” said {grownup}, {young:“every night, before I put the light out.”|“every single night, before I put the light out.”}
{L} said nothing to that. {L} pulled, and one sock came off. {young:“Here,” said {L}.|It was the better one, with a goose on. “Here,” said {L}.}
{grownup} put it on. It came up to the thumb. {young:It was a very good fit for a thumb.|It was made for a much smaller day, and it was worn all the same.} # usual
So there were two of them with one sock on. {young:Neither was the only one now.|And if there are two of you, neither is the only one, however you count.}
“Now you have been told,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup write pencil; L look-up; heroes stand; friends sit
# things: kettle; paper on kettle; stove; lamp; fridge
The next day of that sort was looked up. {grownup} wrote it on a new paper.
“Not on the fridge,” said {L}. “It gets behind there.”
So it was put on the kettle. You cannot have tea without it.
“And on my nose?” asked {grownup}. ¶ “The kettle will do,” said {L}.
The paper about the bins was by itself now. It had the whole fridge. It looked quite small. # spare
One small sock was put up on the fridge. It held on by a magnet.
-> DONE

=== l3
# aside
# shot: above
# place: laundry; night; clear
# action: L give sleepy sock; heroes hold sock; friends sit
# things: basket; 6 sock in basket; lamp
Then Sock Day was over. They came off the chairs. They came off the tap, and it had to be helped.
The chairs looked cold. You could see all their feet. # spare
The socks went back in the basket, one on top of the next. No two were the same. # spare
“Goodnight,” said {L} to the top one. It lay down by a long one. # spare
The tap had a drop on its nose. It was wiped. # more
They shut the lid of the basket, but not all the way. Socks like to hear a bit, and to lie in a heap.
-> DONE

=== m3
# aside
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; heroes wash; grownup hold towel; friends sit
# things: basin; tap; soap; towel; mirror
The hands were washed. It was nice to see all the fingers again.
“Are you still cross?” asked {grownup}. ¶ “A bit,” said {L}. “Here.” It was about as big as a pea. ¶ “It may go in the night,” said {grownup}. “They do.”
{L} gave the towel one end, and {grownup} had the other. It was one towel, and it did for both. # spare
In the mirror stood somebody. You would have known who it was.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; moon; street-lamp; window; bin
It was dark in the street, and the bins were out. Somebody had looked.
Behind each window there was somebody in bed. They had stripes on, or they had dots.
The ones from school were in bed. So was the teacher. # spare
They had all come in the same thing. No one had had to be told.
There was one cat on a wall, in fur. It is what she has. # spare
A lamp was on, by a stair. You could see the step. # more
The moon went over them all. It had come as it was.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; pyjamas; lamp
{H} lay in bed, in what you wear there. # usual
{resting}
{keepsake}
{dream} # spare
“What day is it?” asked {L}.
“It is night,” said {grownup}. “They all have their night things on.”
“All thirty?” ¶ “And you,” said {grownup}.
{L} felt down one sleeve, and it was so. # usual
Nobody was told. They had all come right.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a sock on the gate in the morning. It was blue, and for a big foot, and nobody in the house had ever seen it.
“Somebody has heard of it,” said {A}. And so they had, for the postman came up the path with letters in one hand, and on the other, up to the elbow, a green one. “I was told at number six,” he said. “Is it still on?”
-> DONE

=== next_bedtime
One sock hung on the fridge. Tonight everybody knew.
-> DONE
