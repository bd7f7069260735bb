# tells: entries(story|together|a machine|machines that|machine that|machine which|built a time machine|made a time machine|invented a time machine|time machine that|time machine which|vending machine|sweet machine|bubble machine|snow machine|pancake machine|ice cream machine|washing machine that|washing machine which|washing machine went|washing machine kept|washing machine started|invention|inventions|contraption|built a robot|made a robot|invented a robot|robot kept|robot that kept|robot which kept|robot who kept|robot which was making|robot that was making|robot who was making|robot was making|robot that made|robot which made|robot who made|robot that cleaned|robot that tidied|robot who tidied|robot that did|robot that could not stop|robot that couldn't stop|robot couldn't stop|robot could not stop|robot who couldn't stop|robot that would not stop|robot wouldn't stop|robot that wouldn't stop|robot who wouldn't stop|robot went wrong|robot that went wrong|robot got stuck|robot vacuum|robot hoover|robot was supposed|robot that was supposed|robot who was supposed)
# happens: machine
# wants: child
# kind pause: remote|remote control|pause*
# kind bounce: spring*|bounc*|trampoline|come down|jumping
# kind bubble: bubble*
# kind time: time machine|time travel*|back in time
# kind hug: hug*|cuddl*|kiss*|tickl*
# kind hair: hair|haircut*|hairdress*|beard|beards
# kind homework: homework|sums|spellings
# kind print: printer|print*|photocopier|copier|copies
# kind fold: fold*
# kind suck: vacuum|hoover|suck*
# kind wash: washing machine|dishwasher|car wash|wash*|washing
# kind tidy: tidy*|tidies|tidied|clean*|sort*|fold*|pack*|wrap*
# kind sleep: to sleep|asleep|sleep machine
# kind weather: rain*|snow*|weather|cloud*|wind
# kind wrong: supposed to|instead of|translat*|mishear*|mixes up|mixed up|wired up|backwards|upside down|the wrong|on purpose
# kind food: pancake*|cake*|biscuit*|cookie*|sweets|chocolate*|ice cream*|custard|jam|soup|pizza*|toast|sandwich*|spaghetti|pasta|noodle*|popcorn|jelly|pudding*|doughnut*|donut*|waffle*|porridge|cook|cooks|cooking
# kind make: that makes|that made|which makes|to make|makes too|makes more|keeps making|kept making|making|bak*|knit*|blow*|bubble*|spit*|squirt*|shoot*|gives everyone|pour*
# kind change: turns|turned|turning|chang*|shrink*|shrank|paint*|swap*|grow*|mix*
# kind robot: robot*
# ages: 3-10
# holds: dark(kind)

=== title
{~And Again|One for the Machine}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L stand curious at e1; heroes stand curious; friends stand curious
# things: e1 right; rug; chair
{~First it hums, and then a small green light goes on at the top. {H} had been waiting for the light.|“Is that it?” somebody asked {H}. That was it.|“Ting.” That was how it began, and {H} was standing next to it.}
{entry_1}
{entry_1_seen} # usual
It hummed, and the green light went on. “Ting,” it said.
{
- is_time:
And it was not now any more. {L} had just put on both shoes. {young:Now they were off again.|Now they were off again, and stood there as if nobody had ever thought of it.}
- is_bubble:
Out came the first, and wobbled, {young:and had the window in it.|and had the window in it, quite bent, and the whole of the sky.} It came down on {L}’s sleeve, and thought about it, and went pop.
- is_hug:
Two arms came out, and they were warm, {young:and went right round {L}.|and went right round {L}, and met at the back. “Oof,” said {L}.} When they let go there was the mark of a button on {L}’s cheek.
- is_hair:
Snip. {young:Some hair came down past {L}’s nose.|A bit of hair came down past {L}’s nose, quite slowly, and looked as if it would have liked to go back.} It was very even, what was left.
- is_homework:
Out came a sheet, and it was still warm. {young:It was full, right down to the end.|It was filled in, right down to the last line, and at the top was {L}’s name, in better writing than {L}’s.} {L} read it with both eyebrows up.
- is_print:
First there came a corner, and then the rest of it, {young:and it was warm.|still warm, and a bit curly at the edge, as if it had been in bed.} {L} bent down to look, and had the feeling of being looked at.
- is_fold:
One thing was laid flat, and folded in two, {young:and in two again.|and in two again, and the corners were put together, and it got a small pat on the top.} It was about as big as a biscuit now. {L} held it up to the light.
- is_suck:
“Hooo,” it went, and something was gone. {young:{L} heard it go along in there.|{L} could hear it go along inside, tick, tock, round a bend, and then it went plop.} There was a clean place where it had been.
- is_wash:
It went round, and round the other way. {young:It smelled of lemon.|It smelled of lemon, and there was a face of foam in the window.} What came out was warm, and dripped, and did not look as it had gone in.
- is_tidy:
One thing was picked up, and looked at from below, {young:and it was gone.|and put away, with a small pat on the top.} It was done very fast. {L} had still been using it.
- is_sleep:
It played three notes, going down. {young:“I am not,” said somebody, and was asleep.|“I am not a bit,” said somebody next to {L}, and was asleep before the end of it.} {L} caught the cup.
- is_weather:
The first of it came down on {L}’s nose. {young:{L} licked it off.|{L} licked it off, to see what sort it was.} Then some came down on everybody, and one of them went to get a hat.
- is_wrong:
So there it was. {young:They looked at it.|They all looked at it, and then at each other, and then at the machine.} It was not what you would have expected. “But it is very well done,” said {L}.
- is_food:
And there was the first helping. {young:{L} ate it up.|They ate it standing up, and it was very good, and {L} had the spoon.}
- is_make:
And there was the first. {young:They all looked at it.|They all stood round it, and one or two of them clapped, and {L} was allowed to touch it.}
- is_change:
The first was one of {L}’s. {young:You would not have known it.|It went in at the one side, and what came out at the other you would not have known.} “Was that mine?” asked {L}.
- is_robot:
It went once round {L}, {young:and did it.|and looked at its feet, and did it, and took great care.} It was only that it was quite wrong.
- is_pause:
Whoever stood in front of it stood still, {young:with one foot up.|with one foot up, and the mouth a bit open, in the middle of a word.} {L} went all the way round. There was a fly there, and {L} moved it a bit to the left.
- is_bounce:
Boing. {young:{L} saw the lamp from above.|{L} saw the top of the lamp, and the top of everybody’s head, and a marble that had been missing.} Then everything came up again, and then it went down again.
- else:
And it had done it, from the beginning right to the end. {young:They all clapped.|They all stood round, and one or two of them clapped, and {L} bent down to see where it had come out.}
}
{is_pause:“Good,” said {L}, as nobody else did.|“Good,” said everybody, and looked at something else.} Hum, light, ting. {young:And again.|It had liked that word, you could tell. And again.}
{not is_entry_2:It was very good at it. That was not the trouble. {young:The trouble was the again.|The trouble, as {L} saw quite soon, was the again.}} # more
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A write curious; heroes kneel curious; friends stand curious
# things: notebook in A.hand; e1 right; e2 left; rug
{A} kept count of it, {young:with a line for each, until the page was full.|with a line for each. Every fifth line went across the others, as you do with days, and soon there was no white left on the page.}
It did number nineteen just as well as number one. {young:It did number twenty a bit better still.|Number twenty was, if anything, a little better, for it had had more practice.}
“How many is enough?” asked {A}. {young:Nobody knew.|Nobody had been asked that before, and nobody knew.}
{is_time:Then the page was white again, because it was before the page.|{is_change:Then the pencil had been done, too, and they had to count on fingers.|{is_food:By then you could not have eaten it if you had been paid.|{is_make:They had to climb over the first ten, to see the others.|By then they were all humming it, without meaning to.}}}}
{pausing} # company
Hum, light, ting, {young:and that was twenty-one.|while they were still talking, and that was twenty-one.} “And again,” said {A}, and wet the pencil. # spare
Somebody tried to guess the last one. They guessed thirty. They guessed forty, and then fifty, and after that {young:nobody said a number.|nobody liked to say a number, in case it heard.} # spare
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L point cross at e1; heroes stand worried; friends stand surprised
# things: e1 right; e2 left; chair; themed
{is_entry_3:{entry_2}}
{joining}
{is_loved:It would have been as good at {loved}, very likely, but nobody had built it for that.|{musing}} # personal
{
- is_time:
Breakfast came back. {young:{L} ate the same egg twice.|{L} had the same egg for the second time, and it was easier, since you knew by now where the bit of shell was.} Then it was before breakfast, and the egg had not been laid, and they all went to look at the hen.
{is_being_1:In between they went by {being_1}, quite close. {L} said hello. But it was not time for that yet.|“I know what you are going to say,” {L} told everybody. They said it.} # usual
- is_bubble:
They went over the wall, one behind the other, {young:and down the road.|and down the road, and each of them had all of the road in it, as small as a stamp.} A dog bit one. It was not what he had expected. {L} had one on the nose, and one on each ear.
A woman had opened her umbrella. They came down on that, and stood there, like people waiting for a bus. # usual
- is_hug:
It hugged the lamp. {young:The table went creak.|It hugged the table, with its legs off the ground.} It hugged the postwoman, who had only come as far as the gate. “That is very kind,” she said, what there was of her.
All along the wall they sat and got their breath back, and every one of them had a button on one cheek. # usual
- is_hair:
It did the broom. It did the edge of the rug, {young:and a dog, in steps.|and a dog that had only come to look, in steps, with a ball at the end.} A man rang the bell to complain. He went home with a fringe.
“Just a bit off,” said {L}, from under a saucepan. It had heard “a bit more”. # usual
- is_homework:
It did Monday’s. It did the week’s, {young:and then the year’s.|and the year’s, and then it went on with what nobody had been set yet.} It did some on the curtain, from number one to number forty, and underlined the title.
It looked at {L} over the top of a page, and wrote something down. It was about {L}. # usual
- is_print:
Then there were two of that, and then four. {young:The table was full.|The tray was full, and the table was full, and they went on across the floor.} When {L} went to the left they were all looking to the left, or it seemed like that.
Each was a bit paler than the last. “I liked the first best,” said {L}, but which of them was the first? # usual
- is_fold:
The table went in four. The armchair took a bit longer. {young:A dog lay there, folded once.|A dog lay there, folded once, with the nose on the tail, and was quite comfortable.} A man came to see about his car. He went home with it in his breast pocket. {L} held on to both elbows.
They lay in a pile, with the largest at the bottom. When you took one out you had to ask it what it was. # usual
- is_suck:
It had a curtain, {young:from the hem up.|from the hem up, as you eat spaghetti. It had a hat, a spoon, and a song off the radio, right in the middle.} {L} held on to the table with one arm, and to the next one with the other.
One slipper stood there and had not been seen yet. It kept very still. Then it went, heel first. # usual
- is_wash:
It did the chairs. It did the socks, {young:and there were feet in them.|and they were not even off. It did a man who had only put his head in to say good morning.} He came out a very pale blue, and some sizes smaller, and said it again, higher.
Everything hung on the line by now, and there was somebody’s uncle, held by two pegs at the ears of his jumper. # usual
- is_tidy:
The cups stood in a row, from the small to the big. {young:Then came the cat, and then the kettle.|So did the spoons. The cat had been put between the teapot and the kettle, and that was quite right, as far as size went.} {L} was put between the lamp and the coats.
“I was not finished,” said {L}. But when {L} had got out, the place was gone in which it would have been finished. # usual
- is_sleep:
A dog lay down in the middle of a bark. {young:The clock slept at ten past.|The clock slept at ten past, on one foot. On the step was the postwoman, with a letter half in and half out.} {L} pinched one arm, and sang, and walked up and down.
Somebody snored in the bath. Somebody snored on a ladder, and held on very well. # usual
- is_weather:
It came down on the left side only. {young:{L} went over to the right.|So {L} went over to the right, with everybody else, and it looked, and came over as well.} They put up all the umbrellas, and two of them were put up the wrong way round, and filled.
It was up to the first button by now. Somebody had begun to sell boots. # usual
- is_wrong:
{L} said it again, more clearly, and wrote it down as well, in large letters, {young:and held that up.|and held it up in front of the light.} The machine read all of it, and hummed yes. Then it did the other thing, with a good deal of care.
“Perhaps it is we who are wrong,” said somebody, and they all thought about that. # usual
- is_food:
It was in the drawers. It was on the stairs, {young:and in {L}’s pocket.|and in {L}’s pocket, and there was some in the clock, behind the glass, where you could watch it.} “No, thank you,” they all said. It only heard the second half.
{L} held a plate in front, to keep it off. It had never seen anybody ask so nicely. # usual
- is_make:
There was one on every chair. {young:{L} climbed over them.|There was a row as far as the gate, and {L} had to climb over the first ten, to see if the others were any different.} They were all the same, and each was as good as the last.
“What are they for?” somebody asked. Nobody had thought of that. # usual
- is_change:
Then it was the turn of a man at the gate, {young:who had only come by.|who had only come by to ask the time.} “It is quite nice like that,” he said, and looked at it from all sides. {L} kept both hands in both pockets, and both pockets shut.
Nothing was safe that stood still. So they all walked up and down. # usual
- is_robot:
“Not like that,” said {L}, and showed it. {young:It looked at {L}’s hands.|It looked on, with its light on {L}’s hands, and hummed what it saw.} Then it did it again, and in the middle there was a bit of how {L} had done it, but back to front.
It was pleased with that bit, and did that bit twice. # usual
- is_pause:
A dog hung over a puddle. {young:The tea stood still in the air.|The tea stood between the pot and the cup, like a brown stick.} {L} put the cup a bit more to the left. All of them were looking at something, and {L} went and looked at it as well, from where they stood.
“You need not answer,” said {L} to each of them. They did not. # usual
- is_bounce:
You can only talk at the bottom. “Could,” said {L}, and went up. {young:“Somebody,” said {L}.|They all waited, with their heads back. “Somebody,” said {L}, and was gone again over the washing line.} “Hold my foot.” But by then it was out of reach.
Each time it was a bit higher, and each time the tea things jumped. # usual
- else:
“That will do,” said {L}, {young:as kindly as you can say it.|in the voice in which you tell a visitor that it has been very nice.} It listened. It hummed a bit lower. Then it did it again, with a bit more care, as though that was what had been wrong.
{is_being_1:Then it did it for {being_1} as well, who had not had one yet.|Then it did it for the chair as well, which had not had one yet.} # usual
}
{hinderer_person:“Do it again, I did not see it!” said {hinderer}, who had been out of the room, and it did.} # beat
{hinderer_animal:{hinderer} answered each ting, and the machine was so pleased with that, that the tings came quicker.} # beat
{hinderer_carried:{hinderer} was held up to it, to show that somebody had seen enough. It did one more for {hinderer}.} # beat
“Stop,” said {L}. It did it for that, too. {young:“Please stop.” It did two.|“Stop, please,” said {L}, and it did two, since it had been asked so nicely.} # usual
{not is_pause:It is not easy to know what people mean. First they clap, and then they put those same hands over their ears.} # usual
{themed_a} was the only thing that still looked the same as in the morning. # personal
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A stand proud at e1; heroes stand curious; friends stand curious
# things: e1 right; e3 left; curtain; rug
{A} tried to show it how you stop. {young:First you do a thing. Then you sit down.|It is quite easy, once you have seen it: you do a thing, and then you sit down and have done it.}
So {A} hummed, and clapped once, and said “ting”. {young:Then {A} sat down on the rug.|Then {A} sat down on the rug, and folded both arms, and looked as finished as possible.}
It watched. You could tell by the light. It waited for as long as it takes to fold two arms. ¶ Then it did it again. {young:It clapped as well.|This time there was a sort of clap in the middle.}
{is_time:And {A} was standing up, and had not shown it anything yet.|{is_change:And both arms had to be looked at, to see if they were still the same.|{is_make or is_food:And there was one more to put with the others.|“It learns very fast,” said {A}. “Only not that.”}}}
“You have to do the sitting as well,” said {A}. {young:It hummed.|It hummed, in the friendliest way, as you do with a language you do not speak.} # spare
{is_thing_1:“It is no use,” said {A}, and looked at {thing_1}.} # spare
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A hold worried cushion; heroes stand worried; friends stand worried
# things: door; e2 left; e3 right
They went out, and shut the door, so that it should have nobody to do it for. {young:That helps with some people.|There are people with whom that works very well.}
They stood in the hall and listened. {young:There was no hum.|For a time there was nothing at all behind the door, and {A} had begun to smile.}
Then it came, quite low, {young:so as not to bother them.|as though not to bother anybody who had gone out to have a rest.} Hum. Ting.
{is_time:And they were back in the room, and had not gone out yet.|{is_change:And then it had been done to the door.|{is_food:And it smelled very good, and nobody was hungry.|{is_make:And something came out under the door, to show them.|And the door shook a bit.}}}} “And again,” said {A}.
There was a line of green light on the floor. It went on, and off, {young:and on.|and on, and each time everybody’s socks were a little greener.} # spare
“Perhaps it does it for the chairs,” said {A}. {young:But the chairs had not asked.|But the chairs had not asked for it, any more than the rest of them.} # spare
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: L sit worried at e1; heroes stand worried; friends stand worried
# things: e1 right; e3; e2 left
{is_entry_4:{entry_3}}
{
- is_time:
And again. Then there was no house. {young:There was a field, with a cow.|There was only a field where the house would be, and a cow, who stood in the middle of the kitchen and chewed.} {L} said good morning to her. She had not heard of anybody yet.
- is_bubble:
And again. You could not see the houses any more. {young:{L} went along with both hands in front.|{L} went along with both hands in front, and it went pp, and pp, and pp, and somebody called out to ask whose gate it was.} Everybody was wet, but only in rings.
- is_hug:
And again. There was nobody left standing. {young:So it hugged a tree.|It looked left and right, with both arms out, and then it hugged a tree, and the tree lost its breath and three pears.} {L} lay there, rather flat, and looked at it from below.
- is_hair:
And again. There was no more hair to be had. {young:So it did the hedge.|It did the hedge, with a parting, and looked for a while at the moon.} {L} sat in what there was, and it was soft, and it was up to the knees.
- is_homework:
And again. It did the teacher’s. {young:It did the king’s.|It did what the king had to do by Friday, and sent it off.} {L} stood up to the knees in paper, and had not had a turn at all.
- is_print:
And again. You could not see the floor. {young:{L} walked on tiptoe.|{L} went across on tiptoe, with a “sorry” to the left and a “sorry” to the right.} They had come to the last drop of ink, and it shook itself, and found one more.
- is_fold:
And again. Now it began on the road, from the far end. {young:“Lift your feet,” they said.|“Lift your feet,” somebody called, and house after house lay down on the next, and the people looked out at the edge.} {L} stood quite straight, so as not to have a crease.
- is_suck:
And again. It had the rug, and the wallpaper. {young:It had a bit of cloud.|It leaned out at the window, and had a bit of cloud, and the bit did not want to.} {L}’s hair stood out to the front. So did everybody’s.
- is_wash:
And again. It had done the house on the inside. {young:Now it looked at the street.|Now it opened the door by itself, and looked at the street, and you could see it roll up what would have been sleeves.} {L} stood there in the foam, and had never been so clean.
- is_tidy:
And again. There was nothing left. {young:It tidied the table into a drawer.|It put the table in a drawer, and the drawer in a box, and closed the box, and looked round.} {L} sat on the floor, since there was still floor.
- is_sleep:
And again. Now you could hear the whole street, {young:in and out.|how it breathed in, and how it breathed out, like one very large cow.} {L} was the only one. It is odd to be the only one. You hear your own eyes shut.
- is_weather:
And again. It went off downhill on both sides. {young:It was over {L}’s shoes.|It had got over {L}’s shoes, and in at the top, and a hen went by on a tray.} {L} sat down on the highest thing that there was.
- is_wrong:
And again. Everybody had something by now that nobody had asked for. {young:They had got to like it a bit.|Some of them had begun to get used to it, and one said that there was a good deal to be said for it.} {L} sat down in front of the machine.
- is_food:
And again. Nobody could eat any more, not even to be polite. {young:{L} lay down.|They lay in a row and looked at the ceiling, and there was some on the ceiling.} {L} undid a button.
- is_make:
And again. The door would not open any more. {young:Then the window would not.|They were up against it on the inside, and on the outside there were some more, that wanted to join them.} {L} sat on the top of the heap, with the head bent.
- is_change:
And again. You could no longer say what had been what. {young:“Were you mine?” they asked.|They went from one to the next, and asked, “Were you mine?” and waited to see if it looked up.} {L} sat down on something, with care.
- is_robot:
And again. It was late, and it had got no better. {young:But it tried so hard.|It had got faster, and rounder at the corners, and it was the same mistake, very well done.} {L} sat down next to it on the floor.
- is_pause:
And again. The whole street stood there, {young:and one bird.|and over it one bird, with its wings up, like a peg on a line.} It was so quiet that {L} said “hello”, to hear one. {L} sat down on the step, beside somebody’s foot.
- is_bounce:
And again. Up there a bird sat on a chimney. {young:It got used to {L}.|The first time it took fright. By the sixth it only moved over a bit.} {L} had learnt to sit down, in between, at the place where it goes neither up nor down.
- else:
And again. They had stopped saying “Good” a long time ago. {young:They only looked at the floor.|Some of them had gone to stand in the hall, and some of them were humming it, without meaning to.} {L} sat down in front of it, on the floor.
}
{helper_person:“Listen,” said {helper}. “After the ting there is a gap. What is the gap for?”} # beat
{helper_animal:{helper} sat down opposite, with both ears up, as you wait for somebody who is just about to say something.} # beat
{helper_carried:{helper} was standing quite near it, and after every ting the light was on {helper}, for a bit.} # beat
{is_robot:“Have a rest,” somebody had told it. It had had one, and then it had done it again.|{not (is_bounce or is_pause or is_time):Somebody had pulled out the plug. It had gone on without.}} # usual
And from there {L} saw it. Each time that it was done, the machine turned its light round, {young:and looked.|and let it rest on one of them, and did not hum.} It was a look as long as one word.
“It is waiting,” said {L}. “Nobody has done it for the machine.”
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A peek curious under e1; heroes kneel curious; friends sit curious
# things: e1 right; cushion; torch in A.hand
{A} went round to the back of it, with a torch. {young:Nobody had been there yet.|Nobody ever goes round to the back of a thing that works so well in front.}
There was a plate, with some words. {young:“Made with care,” it said.|“Made with care,” it said on that, and below that somebody had scratched a very small face.}
{A} put a hand flat on it. It was as warm as a cat, {young:and it shook a bit.|and it shook a bit, as you do when you have been at it for the whole day and would not like to be the one to stop.}
“Is anybody in there?” asked {A}. {young:“Ting,” it said.|It said “ting”, but it said it the way that you say “pardon”.} # spare
One trod on a crumb, and one on a button from a coat, and {A} had the end of the rug. # spare
They all looked in at the back, one after the other, and the torch went round from hand to hand. # spare
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: L hug calm at e1; heroes kneel curious; friends kneel curious
# things: e1 right; e3 left; e4
{
- is_time:
So {L} put one hand on it. “Look,” said {L}. “This is now. It has a rug in it, and somebody yawning.” It had never been there. It had always gone by, just before or just after. It looked at now from all sides, and the hum went down, and it stayed.
- is_bubble:
It had only ever seen them from behind, going away. So {L} took the small ring, and blew one, as slowly as you can. It went across to the machine, and it had the machine in it, all of it, with the green light. It stayed in front of it for as long as a bubble stays.
- is_hug:
So {L} got up, and put both arms round it, as far as they would go. It was all corners. {L} did it not too hard, and not too long, and counted three. “Oof,” said the machine. It was a very small one. Then it let both of its own arms hang down, and leaned.
- is_hair:
It had one wire on the top of its head, and that stood straight up. So {L} wetted a comb, and combed it over to the side, and held up a spoon. The machine looked into it for a long time, and turned its head a bit, and looked again.
- is_homework:
So {L} got the red pencil, and sat down, and marked it. It took up to page nine. “I can read all of it,” wrote {L} at the bottom, and did a star. The machine read that. Then it read it once more. It had done so much, and it had never got any back.
- is_print:
So {L} took a pencil, and drew the machine, with its tray, and its lamp, and the small scratch at the side. It was a bit crooked. It was laid in where the paper goes. The machine looked at it for a long time, and did not copy it. There was to be only the one.
- is_fold:
It had a lead at the back. It was a long one, and it lay about all over the floor, in a heap, and nobody had ever done anything about it. So {L} took it up, in big loops, from the hand to the elbow, and laid it on the machine, and gave it a small pat on the top. “Ting,” it said, and one thing after another sat up, and was a car again, or a dog.
- is_suck:
So {L} went round to the back. There was a clip there, and it was so full behind it that it could not breathe out. {L} undid it. “Hhhh,” went the machine. First came the last thing, and then the one before that, and right at the end came a small bit of fluff, which it had had from the beginning.
- is_wash:
So {L} filled a bowl with warm water, and took the soft cloth, and washed it. It had powder behind the knob, and a sock round its neck. It stood quite still, and dripped. “And the other side,” said {L}. It turned round by itself.
- is_tidy:
So {L} looked for where it went. But it went nowhere. Everything else had a place, and it had always had to stand where it was in the way. {L} moved two boots, and wrote a label. “Here,” it said. The machine rolled in, backwards, and stood quite straight, and fitted.
- is_sleep:
So {L} hummed them, close up, the three notes, going down. The green light went to half. {L} hummed them once more, with a hand on its lid. It shut with a click, and there was a snore in it, from one of the small wheels. And all down the street they sat up, and said that they had not been.
- is_weather:
It stood in the middle of it. It had stood in it the whole time, and it was running off its lid. So {L} went over with the umbrella, and held that over the machine. It listened to it drum. It looked up at the inside, where it was dry, and red, and had a handle.
- is_wrong:
So {L} asked it. “What would you like?” said {L}. It had never been asked that. The hum went up and down for some time, like somebody who looks along a shelf. And then it did just the same as before, but a very small one, and kept that for itself. “Then that is what it is for,” said {L}.
- is_food:
So {L} took the very last helping, and the good spoon, and put them on its lid, on a saucer. It had made so much of it. It had never had any. The light went over it, from the left to the right. “Ting,” it said, but quite low, and with a crumb in it.
- is_make:
So {L} made one by hand. It was crooked, and it took a long time, and it had a thumb in it on one side. “This is for you,” said {L}, and put it down in front of the machine. The light went round it, and came to the thumb, and stopped there.
- is_change:
Nobody had ever changed a thing about it. So {L} took out a shoelace, a red one, and tied it round its lid, with a bow. The machine looked down at itself, as well as it could. It was quite different. And it all came undone, the last thing first, right down to the one that had been {L}’s.
- is_robot:
So {L} laid a hand on its head. “You did that very carefully,” said {L}. “Now we will do it together.” They did it slowly, side by side, and at the place where it always went wrong {L} waited. It hummed. And then it went the other way, by itself.
- is_pause:
So {L} turned it round, and pressed it for once at the machine itself. It stopped. For as long as one breath it did nothing whatever. It had never had one of those. And then the foot came down, and the tea came down, and they all said the other half of the word.
- is_bounce:
It had never been let sit down. So at the bottom {L} did not push off, and bent both knees, and lay down flat, with the feet in the air, and held it with both arms. It went on a bit in there, boing, and boing, like somebody who dreams. Then it lay still, and leaned on {L}.
- else:
So {L} went all round it, and looked, from the front and from the back, and did not look at anything else. “I saw it,” said {L}. “I saw all of it. You began with the hum.” It had only ever heard “Good”, from people who were on their way out.
}
It had no face, only the light. But you could see what sort of face it would have been. # usual
Hum. Light. Ting. They waited for the again, {short:and it was quiet|and it did not come}.
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
The light went out. “Good,” said everybody, and this time they meant the machine. # usual
-> DONE

=== m3
# shot: wide
# place: living-room; night; clear
# action: A pull sleepy blanket; heroes carry sleepy; friends stand sleepy
# things: e1 right; e2 left; blanket
Then they tidied up. It had been done a lot.
{is_time:They put the clock right. They put the cups back.|{is_change:The rest was done by hand. They did the worst bits first.|{is_food:They put a lid on it. The rest was for next door.|{is_make:They put the last one on the shelf. It was to be kept.|They put the chairs back, and the rug straight.}}}}
It stood there, and did not hum. It looked tired. It looked glad. # spare
“You did it very well,” {A} told it. “You did it all day.”
It did not say “ting”. It had said that. # spare
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends sit sleepy
# things: basin; mirror
With teeth it is good to have an again. Up, and down. And again.
Then {A} rinsed, and stopped. It was quite easy. # usual
“Ting,” said somebody, with the brush in. They all stood still. But it had only been somebody.
“It is not here,” said {A}. “It is having its evening.” # spare
The tap went drip. They all looked at the tap. It did not do it again. # spare
“That is how you do it,” {A} told the tap. “You did it once, and you did it well.” # spare
-> DONE

=== m4
# shot: behind
# place: hallway; night; stars
# action: A tiptoe sleepy; heroes tiptoe sleepy; friends walk sleepy
# things: stairs; lamp; door
They went up, one step, and again, and again.
“Listen,” said {A}, at the top. They all stood still.
Down there was no hum. There was no green under the door. # usual
“Do you miss it?” asked {A}. ¶ They did, a bit. It had been so sure. # spare
So {A} said it, very low. “Ting.” # usual
It did not work. There was no light. # spare
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: e1; moon; window
It stood in the dark, and it was off.
It had been done for the machine, once, and that had been enough. It went over it in there, without a sound.
{is_thing_2:The moon came in, and looked for {thing_2}. It had done that last night.|The moon came in over the floor. It had done that last night.} # spare
It would do it again. Nobody had to ask. # usual
It thought of the day. It had done it, and done it. It had not once done it badly. # spare
One small light was still warm. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; lamp
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
“Once more?” asked {L}. So there was one more kiss. And again. # usual
Then it was enough. You could tell.
{L} took one breath. It went out by itself. And again.
It was the same one each time. It was well done. # usual
Hum, said the dark. The light went out. # usual
{is_robot and is_being_1:Goodnight, {being_1}.|Goodnight to the machine.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a hum next door, quite low, so as not to wake anybody. {H} went to look. ¶ “Once?” asked {A}. Hum, light, ting. It did it once, and it was the best there had ever been. Then it waited. “Good morning,” said {A}, and had a good look at it, round the back as well.
-> DONE

=== next_bedtime
Next door something had been done once, and it had been seen. It was off for the night.
-> DONE
