# tells: entries(story|together|ran away|walked off|walked away|wandered off|marched off|rolled away|rolled down the hill|rolled down|rolled out of|rolled off|rolled all the way|bounced away|bounced off|bounced out of|floated away|floated off|drifted away|drifted off|flew away with|flew off with|flew off the|flew off her|flew off his|blew away|blew off|blown away|blown off|hopped away|hopped off|slid away|sailed away by itself|crept away|galloped off|trotted off|ran off|rode off by itself|drove off by itself|drove away by itself|set off by itself|went off by itself|went off by themselves|escaped from the zoo|escaped from the circus|escaped from the farm|escaped from its|escaped from his cage|escaped from her cage|escaped and|got loose|got away from|everyone chased|everybody chased|village chased|town chased|had to chase|ran after it|had to follow them|had to follow him|had to run after)
# happens: runaway
# wants: child
# kind raft: steer|steers|steering|house floats|bed floats|paddle|paddles|on a raft
# kind slow: tortoise|turtle|snail|sloth|slowly|slowest
# kind boat: paper boat|toy boat|boat sails|boat floats|boat drifts|his boat|her boat|little boat
# kind stream: gutter|down the creek|down the river|down the stream|rubber duck
# kind kite: kite
# kind balloon: balloon*|kites
# kind hat: hat
# kind wind: hats|wig|scarf|umbrella*|washing|blows|blew|blown|the wind
# kind thief: grabs|grabbed|steals|stole|snatches|snatched|pinches|runs off with|ran off with|got away with|bolted with|flies off with|flew off with|makes off with|made off with|bride*
# kind tooth: tooth
# kind small: hamster*|gerbil*|mouse|classroom*|class rabbit|all over the house|round the house
# kind ball: ball|football
# kind cheese: cheese
# kind pancake: pancake
# kind meatball: meatball
# kind pea: pea
# kind orange: orange
# kind roti: roti
# kind wheel: wheel
# kind round: balls|oranges|tyre|tire|donut|doughnut|apple|apples|egg|coin|yarn|marble|marbles|onigiri|haggis|bread roll|bun|pumpkin|melon|watermelon
# kind single: one jumps|one jumped|one hops|one rolls|one runs|one of them|one gets
# kind food: gingerbread*|biscuit*|cookie*|samosa*|noodle*|sausage*|burrito|dumpling*|taco*|sandwich*|tomatoes
# kind wheels: cart|trolley|pram|pushchair|stroller|bus|car|van|lorry|truck|train|engine|bin|bath|scooter|sled|sledge|wheels|tractor
# kind sweet: cake|pie|scoop
# kind float: bubble*|float*|drift*|butterfly|flies|flew|fly|flying|lantern|feather
# kind dog: dog|dogs|puppy|leash|lead
# kind beast: chicken|chickens|hen|hens|pig|pigs|piglet|piglets|sheep|lamb|lambs|goat|goats|horse|horses|pony|ponies|donkey|rabbit|rabbits|ostrich|emu|cow|cows|cat|kitten|monkey|monkeys|penguin|penguins|elephant|elephants|duck|ducks|goose|geese|zoo|circus|farm
# kind roll: roll*|bounc*|tumbl*
# ages: 3-10
# needs: walking
# holds: dark(kind)

=== title
{~Only Just|Which Way It Went, and How}
-> DONE

=== s1
# shot: wide
# place: lane; day; breeze
# place for raft, boat, stream: river; day; clear
# place for round, ball, cheese, pancake, meatball, pea, orange, roti, wheel, roll: hill; day; clear
# place for small, tooth: hallway; day; clear
# action: L run surprised; heroes run surprised; friends stand surprised
# things: e1 right
{~It is not easy to say when a thing like that begins. {H} looked, and everything was as usual, and {H} looked again.|“Oi!” called {H}, and then there was nobody left to call it to.|There is always a moment when you could still do something with one hand. {H} had both hands in {young:two pockets|two pockets, out of harm’s way}.}
{entry_1}
{entry_1_seen} # usual
{
- is_raft:
First one corner lifted, and then all four. {young:Then the bank went by.|Then the bank began to go by, quite slowly, like somebody who has changed their mind about coming.} {L} took hold of something to steer with.
- is_slow:
It was some time before anybody noticed. You look, and there {they_all()} {were()}. {young:You have a bun. You look, and the place is empty.|You have a bun, and you look, and there {they_all()} {were()} not, but only by about a yard.}
- boats():
First it turned round once, {young:to say goodbye.|as if it had left something behind, and then the water took it by the middle.} {L} ran along the edge, with one arm out.
- kites():
For a moment the string was still there. It hung straight down, {young:right in front of {L}’s nose.|with a knot in it, right in front of {L}’s nose.} Then it was over the nose, and then it was over the trees.
- windy():
It did not go far, to begin with. It lay there until {L} bent down. {young:Then it was further on.|That is what it had been waiting for, and then it lay a bit further on, and looked as if it had always lain there.}
- is_thief:
It was done so neatly {young:that nobody saw it.|that for a moment they all stood there as if nothing were missing.} Then {L} saw the back of {it()}, getting smaller.
- small():
It went along by the wall, {young:tick, tick, tick.|tick, tick, tick, quite fast, like somebody who knows the way, and then there was only the gap under a door.} {L} went down on both knees.
- rolls():
It made a small sound, {young:trrr, and then a smaller one.|trrr, as a thing does that likes the way the ground goes, and then a smaller sound, and {L} was running by then.}
- foods():
There was a patter, {young:like rain on a tin.|like rain on a tin, and then it was out on the step, and then it was round the corner.} {L} put a hand on the place. It was still warm.
- is_wheels:
Nobody steered, {young:and it went round the bend by itself.|and it went round the first bend as neatly as if somebody had.} {L} was already behind it, with both arms out.
- is_float:
It went up like somebody on the stairs, {young:one bit, and one bit more.|without any hurry, and where the stairs should have stopped it did not.} {L} stood on tiptoe, and then on something.
- beasts():
At the corner {it()} looked back, {young:to see if {L} was coming.|to see if anybody was coming. It is no good running away if nobody comes.} {L} was coming.
- else:
At first it was only a walk, as if to look at something. {young:Then it was not a walk.|Then it was rather a fast walk, and then it was round the corner, and was not a walk at all.} {L} ran.
}
{is_raft:“We are off,” said {L}. “Only just.”|“Gone,” said {L}. “Only just.”}
“Did you see that?” asked {L}. ¶ Everybody had, but all of them only just. # more
The place was still there. It looked larger than before, and very clean. # more
-> DONE

=== m1
# aside
# shot: above
# place: lane; day; breeze
# place for raft, boat, stream: river; day; clear
# place for small, tooth: hallway; day; clear
# action: A kneel curious; heroes kneel curious; friends stand curious; ladybird stand surprised
# things: e1 right
{
- water():
You could see which way it was. {young:All the reeds leaned there.|All the reeds leaned over to that side, and the ducks were only now getting back to the middle.}
- sky():
You could see which way it was. {young:Everybody was looking up there.|Everybody stood with one hand over their eyes, and you only had to look where they were looking.}
- small():
You could hear which way it was. {young:Tick, it went, behind the wall.|Tick, it went, behind the wall, and tick, further up, and then it was quiet while it read something.}
- rolls() or is_wheels:
You could see which way it was. {young:There was a line in the dust.|There was a line in the dust, as if somebody had drawn it, and it did not go round the puddles.}
- else:
You could see which way it was. {young:The grass still leaned that way.|The grass at the edge still leaned that way, and had not had time to get up.}
}
A beetle sat there. {young:It was still surprised.|It had jumped out of the way, and was only now putting its legs straight.}
“When was it?” asked {A}. ¶ The beetle did not talk. {young:But it had the look of only just.|But it had the look of somebody to whom it has happened only just.}
{pausing} # company
“It has not been long,” said {A}, and was off again, without doing up the shoe. # spare
One bit of dust had still to come down. {A} waited for it, to be polite. # more
They all bent over it, and after that there was nothing to be seen for heads. # more
{themed_a} lay there, where it had been knocked over, and somebody stood it up. # personal
-> DONE

=== s2
# shot: two
# place: street; day; breeze
# place for raft, boat, stream: river; day; clear
# place for small, tooth: hallway; day; clear
# action: L run worried; heroes run; friends run
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{
- is_raft:
A tree was in the way. {L} pushed on the left, with all the strength there was, {young:and they went to the right.|and everything swung round to the right. That is how it is done, and it takes you one tree to find out.} A twig scratched along the side, from the front to the back.
A duck came alongside, and swam with them for a bit, {young:and looked in.|and looked in, and went on looking back over its shoulder.} # usual
There was no brake. {L} looked for it everywhere. # usual
- is_slow:
{L} ran at once, and got there at once, {young:and that was too soon.|and that was too soon. {It()} had not got that far yet.} So {L} ran on, to the next place, and was too soon there, too.
“I have seen nothing run,” said a woman on a bench. “There was only that stone. {young:I thought it was further left.”|I could have sworn that it was further to the left.”} # usual
{L} went to look at the stone. Where it had been the grass was flat. # usual
- boats():
Where {L} had to climb over, {it()} went under. {young:Where {L} had to go round, it went through.|Where {L} had to go round by the bridge, it went straight on, and was there first, and turned about, as if to ask what took so long.}
A leaf ran a race with it, {young:and the leaf was winning.|and for a bit it was the leaf that was winning, and {L} could not help shouting for the leaf.} # usual
Then it stuck, on a stone by the bank. {L} lay down and reached. There was one finger to go when the water gave it a push. # usual
- kites() or is_float:
You run with your face up, {young:and so you run into things.|and everything else you get to know with your knees: a bucket, a bench, somebody’s dog.} {L} said sorry to all of them, and did not look down.
Up there it did not hurry at all. When {L} stood still, {young:it stood still, too.|it stood still as well, and when {L} ran, the whole of the sky ran along, with it in the middle.} # usual
“Shout when you have got it!” called a man at a window. {L} shouted that it was not that far yet. # usual
- windy():
{L} bent down eleven times. Each time there was a hand, and under the hand {young:there was nothing.|there was the road, and a bit further on, there {it()} was.} The twelfth time {L} only pretended to, and it was not taken in.
It went round the lamp-post on its edge, like a dancer, {young:and out at the other side.|and in at a gate, and out at the next one, and a dog that had been asleep got up and asked what that was.} # usual
“Put your foot on it!” somebody called. {L} did that. It was the end of {L}’s own lace. # usual
- is_thief:
{It()} kept just one corner ahead, {young:and looked back.|and looked back at each of them, as you do for somebody who can’t help being slow.} {L} ran faster. So there was a corner, and a corner, and a corner.
“Put it down!” called {L}. {young:It was put down.|It was put down, so as to hear better, and when {L} was nearly there it was taken up again.} # usual
Those who had seen it go by came running, and those who had not came to be told. {L} was still in front. # usual
- small():
{L} lay flat, and looked under everything. {young:There was a sock there.|There was a sock there, and half a biscuit, and right at the back there was something that looked back.} {L} put in an arm, up to the shoulder. It came out at the other side, and ran.
Everything that has legs was moved: the chairs, {young:and the table.|and the table, and a stand with all the coats on it. It had gone under the next thing by then.} # usual
“Shut the door!” called {L}. They did, and then somebody had to open it, to see if it was shut. # usual
- rolls():
The further down it went, the less {it()} touched the ground. {young:{L}’s legs got longer and longer.|{L}’s legs got longer and longer, and by the second gate {L} could not have stopped either.}
A man put his ladder across. {It()} went through, between two rungs, {young:and so did {L}.|and so did {L}, nearly, and had to be turned a bit, and then it fitted.} # usual
Everybody who saw it go by stood up, and whoever had stood up ran along. {L} could hear them behind: “Left! No, left!” # usual
- foods():
You could follow with the nose. {young:“Left,” said {L}’s nose. It was the gate.|“Left,” said {L}’s nose. “Here was a rest, behind the flowerpot. And here was the gate, from underneath.”} {L} got the hand under the gate, and then the gate was in the way.
People put their heads out, and sniffed, {young:and came along.|and came along as well, some of them with a plate, and {L} called back that it was not what they thought.} # usual
By the wall lay a crumb. {L} picked it up, and took it along. It would have to be put back on. # usual
- is_wheels:
{L} had one hand on the back of it. But a hand can’t stop if the feet don’t. {young:They all ran.|So {L} ran along behind, in steps like a giant’s, and at the next bump there was only air to hold.}
You could hear where it was. There was one wheel that squeaked: {young:eek, eek, eek.|eek, eek, eek, it went, down the next street, and then there was a bang, and then eek again.} # usual
Everybody jumped out of the way, and then jumped in again behind it. {L} did not look round, but there were a good many feet. # usual
- beasts():
{L} ran. {It()} ran. {L} stopped to breathe, and there, at the next corner, {they_all()} had stopped as well, {young:and looked at a leaf.|and looked at a leaf, as if it were about the leaf.} {L} took one step. Off {they_all()} went.
“Sit!” called {L}. A woman who had been getting up from a bench sat down again. {young:Nobody else did.|She was the only one.} # usual
They had company by then, one with a bun in the hand and one with a broom. “What is it?” they asked, and ran, and did not wait to be told. # usual
- else:
So {L} ran. But the more you run behind, the more there is running in front. {young:{L} stopped. It stopped. {L} ran.|{L} tried it with stopping, and then it was quiet in front as well, and the moment {L} ran it all began again.}
A woman sat on a bench, and had not yet shut her mouth. “Have I missed it?” asked {L}. ¶ “That way,” said the woman. # usual
It left the road, and it left the path. {L} went after it through a hedge, {young:and so did some of the hedge.|and had a good deal of the hedge along from there on.} # usual
}
{hinderer_person:“What are we running after?” said {hinderer}, and stood still to be told, and so they all stood still.} # beat
{hinderer_animal:{hinderer} was the fastest of them all, and ran the whole way, but after a butterfly.} # beat
{hinderer_carried:{hinderer} had to be carried, and held on to, and turned round to see, and that makes you slow.} # beat
“This way!” called {L}, to whoever had legs, and did not turn round to see who had. # more
{L} had got warm by now, and took off one sleeve, and there was no time for the other. # more
{is_raft:“Past it,” said {L}. “Only just.”|“Missed,” said {L}. “Only just.”}
-> DONE

=== l1
# aside
# shot: wide
# place: lane; day; breeze
# place for raft, boat, stream: river; day; clear
# place for small, tooth: hallway; day; clear
# action: A shout worried; heroes shout; friends shout
# things: e1 right
They called, too. {young:“Come back!” they called.|“Come back!” they called, and then, since it may have been the wrong way to put it, “Would you like to come back?”}
Nothing came back but the “back”, {young:a bit later.|a bit later, from the other side, and it sounded as if it had thought it over.}
“Perhaps it wants to be asked something else,” said {A}, and called, {young:“How are you?”|“How are you getting on?”} That was no better, but it was more friendly.
{A} whistled. Somebody whistled as well, a long way off, and they all waved, in case. # spare
One of them called very low, so that nobody else should hear, and that was the only one who blushed. # more
Then nobody had any breath left for the running, and they had to walk until they had some. # more
-> DONE

=== m2
# aside
# shot: close
# place: lane; afternoon; clear
# place for raft, boat, stream: river; afternoon; clear
# place for small, tooth: hallway; afternoon; clear
# action: A sit worried; heroes sit; friends sit
# things: boot; stone; e1 right
Then {A} had to stop, with a stone in one shoe or one sock. {young:It was a very small stone.|It had felt as big as a potato, and when it came out it was about as big as an ant.}
It takes a bit of time to put a foot right. {young:So the others waited.|You cannot hurry a foot, and so the rest of them stood about, and got their breath.}
It was quiet then. {small():Nothing went tick.|{sky():Nothing moved up there.|{rolls() or is_wheels:Nothing rumbled.|There was not a sound.}}} {young:It was as if somebody waited.|It was as if, round the next corner, somebody else had sat down as well, and was taking out a stone.}
“That is funny,” said {A}, and got up. {young:Then it all began again.|But no sooner was the foot on the ground than it all began again.}
“Are you a large one, in there?” {A} asked the next shoe, to be sure, and shook it. # more
The stone was left there, to mark how far they had got. # spare
-> DONE

=== s3
# shot: behind
# place: field; afternoon; clear
# place for raft, boat, stream: river; afternoon; clear
# place for small, tooth: living-room; afternoon; clear
# action: A reach-up proud; heroes stand curious; friends stand curious
# action for small, tooth, round, ball, cheese, pancake, meatball, pea, orange, roti, wheel, roll, beast, dog, food, slow, boat, stream: A reach-down proud; heroes crouch curious; friends stand curious
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{
- is_raft:
Then there came a bridge. {L} lay down flat, {young:and it went by overhead.|and so did everything that could, and the bridge went by overhead, as close as a blanket.}
After that it went round, and round. The same tree came by, and the same cow, {young:and the same tree.|and the cow looked more surprised each time, and {L} pushed, and waited for the cow, and pushed again.}
“A bit to the left!” somebody called from the bank. ¶ “Which left?” called {L}, who was going backwards by then. # usual
- is_slow:
They put down a lettuce leaf, and hid. They waited {young:and waited.|until one after the other they shut their eyes, only for a moment.}
When {L} looked, there was half a leaf. There was a bite in it, quite a fresh one, {young:and nobody by it.|and a bit of green on the grass, and then no more green.}
“It was here,” said {L}. “It chewed. We could have heard it chew.” # usual
- boats():
It went in under the bridge. {L} ran across, to be there when it came out. {young:It did not come.|It took its time in there, and {L} lay down, and looked in from the top, with the hair hanging down.} “Hello?” ¶ “Lo,” said the bridge.
Then it came out, with a bit of moss on, {young:and right past the hand.|and went by, right under the hand, and got the tips of two fingers wet.}
It had grown in there, or the other way round, for the water was so much wider now. # usual
- kites():
The string came down, and trailed through the grass. {L} ran beside it, {young:and jumped.|and chose the moment, and jumped.} It went through two fingers, like the tail of a cat.
It had tickled. {L} looked at the two fingers. {young:They had had it.|They had had it. They were still shut, to show how it had been done.}
It went over a hedge, where there was no gate. {L} went by the gate, and it waited, up there, and nodded to somebody else. # usual
- is_float:
It came down as low as a wall, {young:and nearly sat.|and thought of sitting on it.} {L} came up on tiptoe, with both hands open, and did not even talk.
But all that running has to come out again. {L} went “hff”, {young:and off it was.|and it was only a very small “hff”, but it was enough, and off it was, over the field.}
You could see the whole sky on it, or it looked like that, with the sun in. # usual
- windy():
It stopped in a hedge, held by one thorn. {L} was quick, and came from below. {young:So did the wind.|But the wind had only been getting its breath, and it came from below as well.}
Up it went, and once round {L}, as close as that. {young:{L} turned round after it, and got dizzy.|{L} turned round after it, and could have had it by standing still, and got so dizzy that there were two of it.}
Somebody else’s hat came by, too. {L} caught that, and it was given back. # usual
- is_thief:
{L} went round by the other side, on tiptoe. There were three more steps, {young:and two, and one.|and then two, and on the last one lay a twig.} Crack.
They looked at each other. {L} put out a hand, {young:very slowly.|very slowly, as if it were for something else. It was so near that you could have said what it smelled of.} Then it was up, and over, and away.
“I only want to hold it,” called {L}. You could hear that somebody was laughing, or eating. # usual
- small():
{L} put a cup over it. That was quick, and it was well done. {young:Then {L} looked in.|It is only that you want to see if there is somebody in there. {L} lifted the edge, by the width of a pea, and that was the way out.}
It ran right across {L}’s foot. {young:It was as light as a bean.|You could feel how little there was of it, no more than a bean with toes.}
{is_tooth and is_being_1:“In a moment!” {L} called to {being_1}. “It is still running.”|“It is on the stairs!” somebody called, and somebody else called that it was in the bath.} # usual
- rolls():
There was a bump, and at the bump {it()} went up in the air. {L} was under it, {young:with both arms out.|with both arms out, in the shape of a basket, and there was plenty of time to get them right.}
Up there it had to stop, as everything does that goes up. It looked at {L}. {young:Then it came down behind.|Then it came down, a bit further back than the basket, and rolled through between {L}’s feet.}
It went once round a tree, like a dog that means to lie down. {L} ran round the other way, to meet it. It had not come that way. # usual
- foods():
{L} had a hand over {several():the last of {them_all()}|it}, like a lid. {young:“I have got you,” said {L}, and lifted one finger to look.|You want to look, of course, to see if it is all there, and so one finger was lifted, and that was the finger that had been waited for.}
“Come back!” called {L}. ¶ “What for?” called {caller()}. ¶ {L} thought of an answer, {young:and did not say it.|and it was the true one, and so it was not said.} # usual
“You look well,” called {L}. “You have got a bit of colour.” There was no answer, but a crumb came flying. # usual
- is_wheels:
Where the road goes up it had to go slower. {L} came level with it, {young:and took hold.|and ran beside it for a bit, and looked for something to pull. There was something, and {L} pulled.}
It came off. {young:It had only been for show.|It had only been there to look nice, and {L} ran on with it in one hand, and there the road went down again.}
It went in at one end of a hedge, and came out at the other with some of it on. # usual
- beasts():
{several():{L} had got hold of one of them.|{L} had got hold of some of it.} {young:It was the back end.|It was the back end, and the back end is not the one that decides.} “Got—” said {L}.
There was a gap in the hedge, just as wide as that, {young:and {L} was wider.|and {L} went in as far as the pockets, and had to be thought about for a bit, and came out backwards.}
From the other side somebody looked in at the gap, to see if anything was wrong{it() != "it":. That was {it()}}. # usual
- else:
“The road goes round,” said {L}. “We can go across.” {young:They went over the grass.|So they went through a gap in the hedge, and over the grass, and were in front for once.}
There they stood, with their arms out, as you stand for a hug. It came. It saw the arms. {young:It went under them.|It went under them, and it was quite near, and quite polite about it.}
Nobody else came but a man with a wheelbarrow, and he got the hug, since it was ready. # usual
}
{helper_person:“I will take this side,” said {helper}, and stood there with both arms out.} # beat
{helper_animal:{helper} went round by the other side, and was the only one who had thought of that.} # beat
{helper_carried:{helper} was held up high, and had the best view of all of them.} # beat
“You nearly had it!” somebody called, as if {L} had not been there. # more
It was later than {L} had thought, and further from home, and there was no time to think of either. # more
{is_raft:“Under it,” said {L}. “Only just.”|“Missed again,” said {L}. “Only just.”}
-> DONE

=== l2
# aside
# shot: two
# place: field; afternoon; clear
# place for small, tooth: hallway; afternoon; clear
# action: A walk curious; heroes walk; friends walk; cow stand calm
# action for small, tooth: A walk curious; heroes walk; friends walk; cat stand calm
# things: e1 right
{small():A cat sat on the mat|A cow stood by the gate}, and was still looking. {young:It takes a long time to look.|There are those who take a thing in slowly, and can be asked about it for the rest of the day.}
“Which way?” asked {A}. {young:The {small():cat|cow} went on looking.|There was no answer, and so they stood behind, and looked along the nose.}
And there, along the nose, {small():at the far end of the skirting board,|{sky():over a wood,|on the far side,}} was something small, {young:and it had stopped.|which had stopped, all by itself, as if to see who was coming.}
“Quick!” said {A}, and they ran. {young:Then it was gone.|And as soon as they ran, of course, there was only the place.}
It had the face of somebody who has been told the end already, and does not let on. # more
“That is a very good {small():cat|cow},” said {A}, and went back to say thank you. # spare
-> DONE

=== s4
# shot: close
# place: field; dusk; clear
# place for raft, boat, stream: river; dusk; clear
# place for small, tooth: bedroom; dusk; clear
# action: L sit calm; heroes sit calm; friends sit calm
# things: e1 right; e2 left; e4
{
- is_raft:
Then the water got wide, and did not know any more where it was going. {L} held still, and let it think.
{not is_entry_2:There was a bump, and it was a soft one. {L} put out one foot, to see what it was. It was grass, and somebody’s gate.}
- is_slow:
“We are too fast for it,” said {L}, and lay down in the grass, and did nothing at all. It takes a while until you are slow enough.
{not is_entry_2:Then somebody came along, from behind, one foot at a time, and would have gone on past. {L} only had to put a hand down. It got onto the hand, and stopped to think.}
- boats():
Then it was wide there, with reeds, and nothing pulled any more. It turned round, and round again, and did not know the way.
{not is_entry_2:{L} could not reach it. So {L} put one hand into the water, and drew the water in, a bit at a time, and with the water came {it()}, and bumped against the thumb.}
- kites():
In the evening the wind goes home first. You could see it in the grass, and then in the leaves. {L} stood still, and looked up.
{not is_entry_2:{It()} came down, a bit lower each time, as if there were stairs. The end of the string came first. It lay down across {L}’s foot.}
- is_float:
Then {L} thought of something. It was the breathing that did it. So {L} stood still, and breathed in, a long way, and held it.
{not is_entry_2:And it came nearer. It came as near as the nose. You could see {L} in it, or so it looked, quite small, and holding a breath as well.}
- windy():
Then the wind let go. All the leaves hung down, and everybody who had been leaning fell over a bit. {L} stood still, and looked up.
{not is_entry_2:There it was. It came down without any hurry, and turned over once, and landed on {L}’s head, a bit to one side.}
- is_thief:
At last {it()} sat down, and looked from all sides at what there was to look at. You could see that it was not so clear any more what it had been wanted for.
{not is_entry_2:{L} sat down as well, and held out a bit of bread. There was some thinking. If you want to take a thing you have to put the other one down.}
- small():
{L} lay down flat, with one cheek on the floor. From there it is another room. “Oh,” said {L}. “It is all such a long way for you.”
{not is_entry_2:It had stopped as well. It came out from under, a bit at a time, past {L}’s nose, and up over the thumb, and into the hand.}
- rolls():
At the bottom it is flat. {It()} went slower, and then slower still, as if to think what the hurry had been. {L} walked beside it.
{not is_entry_2:Then there was one more turn, and only half of the next. {L} put a hand on top, to be sure. It was quite warm, from all that rolling.}
- foods():
It is a long way, for somebody so short. {It()} had got slow. {L} had got slow, too, and sat down on the step, right next to {them_all()}.
{not is_entry_2:“It was warmer where {me()} came from,” said {caller()}. ¶ “I know,” said {L}, and held out both hands. They were not as warm as that, but there was room in them{several(): for the first, and then for the next}.}
- is_wheels:
Then came the long hill, and it goes up. Eek, it went, and then only e-e-ek, and then it stood, and thought of coming back.
{not is_entry_2:{L} had a stone ready, and laid it behind the wheel. It was not a big one. It does not need to be, if you are there in time.}
- beasts():
So {L} did what nobody does, and turned round, and walked the other way. {L} did not look back. After a while there were feet behind, and they were nobody else’s.
{not is_entry_2:{L} stopped. They stopped. {L} sat down in the grass, and somebody warm sat down as well, right against {L}’s back.}
- else:
“If nobody runs behind,” said {L}, “nobody runs in front.” So they sat down on a stone, and looked at the grass, and not at the corner.
{not is_entry_2:And back round the corner it came, to see what had become of everybody. {L} did not get up. Bit by bit there was less road in between.}
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{is_entry_2:“That was close,” said {L}. “Only just.”|{is_raft:“Here,” said {L}. “Only just.”|{is_slow:“You were in front,” said {L}. “Only just.”|“Got {them_all()},” said {L}. “Only just.”}}}
Then for once nobody ran, and nobody was in front. # usual
{L} found a bun in one pocket. It had been sat on, and everybody had a bit of it. # more
-> DONE

=== m3
# shot: wide
# place: lane; dusk; clear
# place for small, tooth: hallway; dusk; clear
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: e1 left; lantern
They went back at a walk. It was much further that way.
Here was the place where it had been so close. Here was the other one. {A} showed each of them with one finger.
“Did you get there?” asked somebody who had seen them go by. ¶ “Only just,” said {A}. # usual
It is a slow way to go, but you see more of it. There was a light. There was another. # spare
“And what was it like, close to?” somebody asked. {A} thought. “Fast,” said {A}. # more
One of them ran a bit, from habit, and then waited. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: A sit sleepy; heroes sit sleepy; friends sit sleepy
# things: 2 boot; mat; door; coat on hook; hook
It was bedtime by then. Only just.
The shoes came off. There was some of the day in them. # usual
“You have been far,” said the hall, or it was the mat. ¶ “As far as the corner,” said {A}. “And the next one.” # spare
The door was shut, so that nothing else would go. It was shut twice. # spare
One lace was still tied. It had held out the whole day. # more
The coats all hung where they had hung. {A} said thank you to them. # spare
{homeward} # company
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends stand
# things: basin; towel; soap
Then they washed. The water went round and round, and away.
“Let it,” said {A}. You do not have to go after all of it. Some of it may go.
The soap got away as well. It got as far as the plug. # usual
{A} did not chase it. {A} sat down on the edge, and looked at the towel. # spare
The towel hung on its hook, and could be had by anybody. # more
The soap stayed where it was. Then it slid back, a bit at a time. # spare
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; stone; moon; bench
Out there it all lay still. It had stopped at the gate, and did not go round the corner any more.
The bench was there. The stone was there. They had not been anywhere, and they did not mind. # spare
There was a place in the hedge, in the shape of somebody. # more
A leaf went by. Nobody went after it. So it lay down. # usual
Somebody was still looking. It had got as far as the middle. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; curtain
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
Sleep was on its way. But if you run after it, it runs.
So {L} lay still. # usual
{
- water():
Then it came alongside. It turned round once, and bumped against the pillow.
- sky() or windy():
It was up by the ceiling. It came down a bit, and then a bit more.
- rolls() or is_wheels:
It came slower, and slower still. Then it stood, right by the pillow.
- small():
It came out from under the bed, a bit at a time, and up over the thumb.
- is_slow:
It came one foot at a time. It stopped to think. Then came the other foot.
- else:
Then round the edge of the bed it looked back. It came a bit nearer, and a bit nearer.
}
“How often did we miss?” asked {L}. It had been quite often. It had been good, each time. # more
Under the quilt both legs still ran a bit. Then they noticed. # more
“Are you asleep?” asked the dark. ¶ “Only just,” said {L}.
{it() != "it":Goodnight, {dear()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postman was at the door in the morning, a little out of breath. “Has it been by here?” he asked. ¶ “What was it?” asked {A}. ¶ It was a letter. It had been in his hand, and then it had been in the lane, and then it had been round the corner. {H} sat down on the step, and the postman sat down as well, and they looked at the grass. ¶ “Only just,” said the letter box.
-> DONE

=== next_bedtime
Nothing ran in front, and nobody ran behind. They were all there, only just.
-> DONE

=== function water
~ return is_raft or boats()

=== function sky
~ return kites() or is_float

=== function rolls
~ return is_round or is_roll or is_ball or is_cheese or is_pancake or is_meatball or is_pea or is_orange or is_roti or is_wheel

=== function windy
~ return is_wind or is_hat

=== function kites
~ return is_kite or is_balloon

=== function boats
~ return is_boat or is_stream

=== function small
~ return is_small or is_tooth

=== function foods
~ return is_food or is_single or is_sweet

=== function beasts
~ return is_beast or is_dog

=== function runs
~ return is_slow or is_thief or small() or beasts()

=== function it
{
- is_raft or is_stream or is_wind or is_wheels or is_single or is_roll or is_round:
~ return "it"
- is_ball:
~ return "the ball"
- is_cheese:
~ return "the cheese"
- is_pancake:
~ return "the pancake"
- is_meatball:
~ return "the meatball"
- is_pea:
~ return "the pea"
- is_orange:
~ return "the orange"
- is_roti:
~ return "the roti"
- is_wheel:
~ return "the wheel"
- is_hat:
~ return "the hat"
- is_kite:
~ return "the kite"
- is_balloon:
~ return "the balloon"
- is_boat:
~ return "the boat"
- is_dog:
~ return "the dog"
- runs() and is_entry_1_being:
~ return entry_1_being
- not runs() and is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being and not rolls() and not is_float:
~ return entry_1_being
}
~ return "it"

=== function dear
{
- is_ball:
~ return "ball"
- is_hat:
~ return "hat"
- is_kite:
~ return "kite"
- is_balloon:
~ return "balloon"
- is_boat:
~ return "boat"
- is_dog:
~ return "dog"
- is_cheese:
~ return "cheese"
- is_pancake:
~ return "pancake"
- is_meatball:
~ return "meatball"
- is_pea:
~ return "pea"
- is_orange:
~ return "orange"
- is_roti:
~ return "roti"
- is_wheel:
~ return "wheel"
}
~ return it()

=== function caller
{it() == "it":
~ return "the runaway"
}
~ return it()

=== function me
{several():
~ return "we"
}
~ return "I"

=== function It
{
- it() == "it":
~ return "It"
- is_ball:
~ return "The ball"
- is_cheese:
~ return "The cheese"
- is_pancake:
~ return "The pancake"
- is_meatball:
~ return "The meatball"
- is_pea:
~ return "The pea"
- is_orange:
~ return "The orange"
- is_roti:
~ return "The roti"
- is_wheel:
~ return "The wheel"
- is_hat:
~ return "The hat"
- is_kite:
~ return "The kite"
- is_balloon:
~ return "The balloon"
- is_boat:
~ return "The boat"
- is_dog:
~ return "The dog"
}
~ return it()

=== function several
{
- it() == entry_1_thing and is_entry_1_thing:
~ return entry_1_thing_many
- it() == entry_1_being and is_entry_1_being:
~ return entry_1_being_many
}
~ return false

=== function they_all
{several():
~ return "they"
}
~ return "it"

=== function them_all
{several():
~ return "them"
}
~ return "it"

=== function were
{several():
~ return "were"
}
~ return "was"
