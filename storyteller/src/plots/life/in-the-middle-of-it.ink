# tells: entries(story|together|hero)
# wants: child
# kind hic: hiccup*|sneez*|burp*
# kind stink: fart*|parp*|poo|poos|stinks|stinky|smelly|pongs
# kind ball: football|in goal|goalkeeper|goalie|penalt*|cup final|netball|basketball|rugby
# kind race: race|races|racing|raced|cross country|marathon
# kind cook: bakes|baked|baking|cooks|cooked|cooking|stirs|recipe|makes a cake|makes pancakes|makes biscuits|makes soup|makes cookies
# kind dance: dance|dances|dancing|danced|ballet|disco
# kind sing: sing|sings|sang|singing|song|choir|band|orchestra|piano|drum|drums|violin|trumpet|guitar|concert
# kind paint: paint|paints|painted|painting|draws|drew|drawing|crayons|chalk
# kind dig: dig|digs|dug|digging|tunnel|tunnels
# kind mer: turns into a mermaid|mermaid tail|is a mermaid|becomes a mermaid|mermaid school
# kind swim: swim|swims|swimming|swam|dives|dived|diving|underwater|under the sea|under the water|bottom of the sea|bottom of the ocean|mermaid|mermaids|snorkel*
# kind drive: drives|drove|driving
# kind fly: can fly|could fly|flies|flys|flying|flew|to fly|fly to|fly over|rocket|wings|hot air balloon|floats up|parachute|kite|kites
# kind climb: climb|climbs|climbed|climbing|up the mountain|beanstalk|treehouse|tree house
# kind boat: boat|sail|sails|sailed|sailing|raft|canoe|pirate ship|rowing
# kind ride: rides|riding|rode|on the bus|on a bus|tractor|bike|bicycle|scooter|sledge|sled|skateboard|gallop*|go kart|taxi
# kind count: counts|counting|counted
# kind gone: invisible
# kind change: turns into|turned into|keeps turning|turning into|changes into|turns everything
# kind snow: snow|snows|snowing|snowed|snowy|snowman|snowball*|ice skat*|skating|igloo
# kind rain: rain|rains|raining|rained|flood|storm|thunder|puddle|puddles|umbrella
# kind plant: plants a|plants the|plants her|plants his|planted|planting|seed|seeds|sunflower*|waters the|vegetable patch
# kind clean: wash|washes|washed|washing up|cleans|cleaning|tidy|tidies|tidying|scrub|scrubs|scrubbing|sweeps|sweeping|mop|has a bath|have a bath|bath time|bathtime
# kind mend: mend|mends|mended|mending|fixes|fix|fixed|repair|repairs|repaired
# kind hide: hide|hides|hiding|hid|sneak|sneaks|sneaking|sneaked|tiptoes|tiptoed|tiptoe|hide and seek
# kind cup: cup of tea|tea with|tea party|drinks|drinking|drank|lemonade|hot chocolate
# kind eat: eat|eats|ate|eating|picnic|breakfast|has tea|have tea|had tea
# kind teach: teaches|teach|taught|teaching|shows them how|shows him how|shows her how
# kind party: party|birthday|wedding|parties|invites|invited
# kind shop: a shop|the shop|the shops|shopping|sell|sells|selling|sold|buys|buy|bought|market|stall|cafe|café|supermarket
# kind joke: joke|jokes|laugh|laughs|laughing|laughed|giggl*|tickl*
# kind carry: push|pushes|pushed|pushing|pulls|pulled|pulling|carries|carry|carried|drags|dragged|on his head|on her head|on his own head
# kind boss: king of|queen of|in charge|mayor|president|prime minister|headteacher
# kind argue: argue|argues|arguing|argued|quarrel*|fell out|falls out|falling out|fight|fights|fighting|fought
# kind sad: cry|cries|crying|cried|sad|tears
# kind page: write|writes|writing|wrote|poem|reads|reading|spelling|alphabet
# kind school: at school|to school|class|classroom|lesson|lessons|nursery|playgroup|kindergarten
# kind dress: dresses up|dressed as|dressed up|dress up|costume|tries on|wears|wearing|wore|fashion*
# kind mind: looks after|look after|looking after|babysit*|takes care|take care|feeds|feeding|guards
# kind seek: looks for|look for|looking for|looked for|searches|search|searching|has lost|had lost|loses|lost her|lost his|lost its
# kind night: can't sleep|cant sleep|couldn't sleep|wide awake|in the dark|torch|midnight|at night
# kind fall: falls off|falls into|falls out of|fell off|fell into|fell out of|trips|tripped
# kind food: hungry|lunch|dinner|tea|toast|sandwich*|ice cream|cake|pizza|chips|jam|soup|pancake*|biscuit*|pies
# kind meet: meets|meet|met|friend|friends|makes friends
# kind go: goes to|goes on|goes for|walks|walking|walked|visits|visit|sets off|travels|journey|holiday|follows|followed
# kind talk: talk|talks|talking|speak|speaks|every word
# ages: 3-10
# holds: dark(kind)

=== title
{~In the Middle of It|That Was the Beginning}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# place for swim, mer: underwater; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food, clean: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: river; day; clear
# place for fly: sky; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for drive, ride, go: lane; day; clear
# action: L stand curious at e1; heroes stand curious; friends stand curious
# things: e1 right; e2 left
{~Most people miss the beginning. {H} {was} just putting on a sock, and very nearly did.|“Will it be long?” people asked. {H} did not know yet.|It does not say “I am the beginning”. {H} had to find that out.}
{entry_1}
{entry_1_seen} # usual
You can say all that in one breath. {young:But it came bit by bit.|But it came bit by bit, and each bit had to wait for its turn.} # usual
{
- is_hic:
First there was a tickle. {L} stood quite still, and held it shut with both hands, {young:and it came out.|and it came out at the side, where there was no hand.}
- is_stink:
At first you had to be near to notice. {L} was near. {L} sniffed once, and looked up, {young:at the sky.|as if it might have come down from there.}
- is_ball:
Somebody blew a whistle. Up to then it is only people who stand about in socks. {L} looked at the ball, {young:and it was very round.|and it looked as if it did not mind at all which way it went.}
- is_race:
They all stood behind one line, and leaned. {L} leaned until only the toes held. “Ready,” somebody said, and somebody was not, {young:and they stood up again.|and so they stood up, and all had to lean once more.}
- is_cook:
It began with a spoon. {L} put it in, and went round once, and it was like {young:walking in mud.|pulling a foot out of mud. One lump went along, and looked at everybody in turn.}
- is_dance:
It began in one foot. {L} looked at it. It went up, and down, and up, {young:all alone.|and it had not asked anybody, least of all the other foot.}
- is_sing:
The first one came out crooked. It went up at the end, where there was no need, {young:and a bird looked.|and a bird on the other side stopped, to hear what that had been.} {L} looked at nobody, and tried it again.
- is_paint:
It began with one line. {L} put it down, and stood back, and it was a bit like a worm, {young:and a bit like a hill.|and a bit like a hill, and so it could still turn into either.}
- is_dig:
The first lot came away quite easily. {L} threw it over one shoulder, and it was only grass, {young:and one worm.|and one worm, who was carried to the side, and told that it would not be for long.}
- is_mer:
It began at the feet. They did not want to come apart. {L} looked down, and there were not two of them. {young:There was one, and it was wide.|There was one, and it was wide, and it was wet, and it said “flap”.}
- is_swim:
First it came up to the knees. {L} held both arms high up, as if somebody had said “Hands up”, {young:and went in.|and then there was nothing left to keep dry but the ears, and in they went.}
- is_fly:
It began at the heels. {L} felt how the ground got thin, as a bed does, just before you sleep. Then it was not there, {young:and it did not matter.|and, as it turned out, it was not needed.}
- is_climb:
It began with one foot. {L} put it up, and looked back at the other, {young:which was still down.|which was still where everybody has their feet, and had to be told.}
- is_boat:
There is a gap, between what goes and what stays. {L} had one foot on each side, and saw it get wider, {young:and picked one.|and there is not much time then in which to say which.}
- is_drive or is_ride:
You get on, and then you look for something to hold. {L} had it with the left hand, and was just going to say “Ready”, {young:when it went.|and got as far as “Rea”.}
- is_count:
One. That is the easy one. {L} said it, and pointed, {young:and it nodded.|and it nodded, and went over to the side where those are that have been counted.}
- is_gone:
First it was the feet. {L} looked down, to see if the laces were done up, and there was the floor, {young:and no feet.|with nobody standing on it.}
- is_change:
It began at one edge. {L} looked twice. {young:It was not the same edge.|It had been an edge like any other, and now it was thinking of something else.}
- is_snow:
It began with one. It came down sideways, and sat on {L}’s sleeve, {young:and was gone.|and had six points, and hardly had {L} counted them when it was a drop.}
- is_rain:
It began with one drop. It hit {L} on the nose. {L} looked up, to see where it had come from, {young:and got the next one.|and saw all the others, who were on their way.}
- is_plant:
It began as small as a crumb. {L} put it in with one thumb, and there was only a dent, {young:and then a drink.|and the dent had a drink, and that was all that there was to be seen.}
- is_clean:
It began at one corner. {L} rubbed, and there was a clean place as big as a coin. {young:That was bad.|That was the worst of it, for now you could see what the rest was like.}
- is_mend:
First it had to come apart a bit more. {L} laid it all out in a row. {young:It was a long row.|There was more in the row than there had been in the thing.}
- is_hide:
It began with one toe. {L} put it down, and nothing creaked, and then the rest of the foot. {young:Then the next toe.|It takes a long time like that, but you hear a great deal.}
- is_cup:
It was too hot. {L} blew on it, and the steam lay down flat, {young:and stood up again.|and as soon as the breath was over it stood up again, quite unhurt.}
- is_teach:
You can do a thing for years and not know how it goes. {L} had to look at both hands first, to see what they did, {young:and did it slowly.|and then did it slowly, so that it fell into bits, and the bits could be shown.}
- is_party:
At first there is only the place, and it is too big, and nobody is in it. {L} put one thing straight, {young:and put it back.|and then put it crooked again, because it had looked so worried.}
- is_shop:
It began with one coin. {L} held it so tight that it was warm, {young:and you could see it on the hand.|and afterwards you could have read it off the hand.}
- is_joke:
First there was only a small one, and {L} sat on it. {young:It came out at the nose.|Then it was held shut, with a hand as well, and it came out at the nose.}
- is_carry:
It was heavier than it looked, and it had looked heavy. {L} went round it, to see where you could hold it, {young:and there was no handle.|and whoever had made it had not thought of that.}
- is_boss:
They all looked at {L}. {L} looked round, {young:and nobody was there.|in case somebody bigger stood behind, but nobody did, and they were still looking.}
- is_argue:
It began with a “No”. It was quite a short one, and there was another on the far side, {young:just as big.|which was exactly as short, and came back over.}
- is_sad:
It began in the chin. {L} saw how it went in, and out, and in again, {young:and then came a drop.|and after that there was one drop, that had been on its way for a while.}
- is_page:
The first word is the hardest. {L} looked at it for so long {young:that it looked back.|that it was no longer a word, but a row of small furniture.}
- is_school:
It began with hooks. Each had a name over it, and {L} went along, {young:and looked for one.|and read them all, and hung up the coat on the one that stuck out least.}
- is_dress:
It began with one arm. It went in, and it did not come out. {L} looked down the sleeve. {young:There it was.|Some way in, a hand was waving.}
- is_mind:
“It will be no trouble,” they had said, and had gone. {L} looked at what was left. It looked at {L}. {young:Then it began.|For as long as that went on, they were both very good.}
- is_seek:
You begin where you are. {L} looked under the one foot, {young:and under the other.|and then, to be fair, under the other, and so two places were done.}
- is_night:
The dark came in from the sides. First it was only under things. {L} could still see both hands, {young:and then only one.|and then only the nearer one, and after that they had to be felt for.}
- is_fall:
It began with a wobble. There is a moment in which the ground has not noticed yet. {L} used it {young:to say “Oh”.|to say “Oh”, and to think of one other thing, and it was soup.}
- is_eat or is_food:
It began at the edge. {L} had one bite, quite a small one, {young:and waited.|and stood there, with the head on one side, to hear what it would say.}
- is_meet:
It began with looking. They looked, {L} looked, and then all of them looked at something else, {young:and it was a wall.|and it was a wall, and there was not much on it.}
- is_go:
It began with a step. {L} took it, and looked back. You could still have reached {young:the door.|where it had been with one hand. After the third you could not.}
- is_talk:
It began with a cough, as it does when somebody wants to say a thing {young:and has not begun.|and has not yet decided which end of it to begin at.} {L} turned round.
- else:
There is no trying it out first, with a thing like that. {L} looked round, in case it was meant for somebody else. {young:Nobody else was there.|But behind {L} nobody stood, and beside {L} nobody stood, and so it was for {L}.}
}
“That was the beginning,” said {L}. {young:“Now it has begun.”|“Now it has begun, and you can’t get back in front of it.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# place for swim, mer: underwater; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food, clean: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: river; day; clear
# place for fly: sky; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for drive, ride, go: lane; day; clear
# action: A shout; heroes stand; friends stand
# things: e1 right
“Are you coming?” somebody called. {young:It came from far away.|It came from a long way off, where supper is, and it was your usual sort of call, with a bend at the end.}
“I can’t!” called {A}. “{young:I am in the middle of it!”|I have just begun, and so I am in the middle of it!”}
It was quiet over there for a bit. {young:They were thinking.|You could hear that they were thinking, and that one of them had a pan in the hand.}
“Then come at the end,” they called. ¶ “Yes,” called {A}. {young:“I will look out for it.”|“If I see it, I will come.”} But when you are inside you can’t see so far.
{pal() != "":“What does an end look like?” asked {pal()}. ¶ “Flat,” said {A}, “as a rule. And then there is nothing on the other side.”|An end is flat, as a rule, and then there is nothing on the other side.} # more
They would keep some warm, they called. It is good to be in the middle of it, and to know that there is a lid on something. # spare
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# place for swim, mer: underwater; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food, clean: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: river; day; clear
# place for fly: sky; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for drive, ride, go: lane; day; clear
# action: L stand worried at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“This is nearly as good as {loved},” said {L}.|{musing}} # personal
{
- is_hic:
Then came the next. You could feel it on its way, from the knees up. {L} said “Here it”, and there it was, {young:and all the cups jumped.|and whatever stood near gave a small jump, and came down a little further left.}
“Bless you,” said {somebody()}. ¶ “Thank you,” said {L}. “But wait for the other one.” # usual
- is_stink:
Then it was everywhere. It came round the corner before anybody did. {L} looked at one shoe, from underneath, and then at the other, {young:and it was not the shoes.|and had to say, quite truly, that it was neither of the shoes.}
They all looked at whoever stood beside them. {L} did that as well, so as to be fair. # usual
- is_ball:
Everything ran. {L} ran, and then they all came back the other way, and {L} ran that way. There were knees in it, and elbows, {young:and a lot of puff.|and a good deal of breath, and in the middle of that, small and calm, was the ball.}
“Here!” called {somebody()}. It was no help. Everybody was here. # usual
- is_race:
Then they were off. In front there were backs, and behind there were faces. Something beside {L} was puffing like a kettle. {L} looked, {young:and it was {L}.|and nobody was there, and so it was {L}.}
“Is it far?” called {somebody()}. ¶ “Half,” called {L}, and then they needed the breath. # usual
- is_cook:
Then it was on the sleeve, and on the handle of the door, and high up on one wall, {young:where nobody had been.|where nobody had been, and nobody could say who had.} {L} licked one thumb. It wanted something.
“Is it meant to do that?” asked {somebody()}. ¶ “I think that it is on its way,” said {L}, and stirred. # usual
- is_dance:
Then the other one had it, too. It went up the legs, and got to the elbows, and they stuck out. {L} went round one way, and the hair came after, {young:and then it all went back.|and then they went back, and met the hair on the way.}
“Left,” said {somebody()}, “and left, and now the other left.” # usual
- is_sing:
Then it was better. {L} had it in the teeth, and in the chest, and one knee went up and down with it. {young:It was loud.|When it was quite loud it pushed a little from inside, like a cat that wants to go out.}
“Not so fast,” called {somebody()}, who was one bit behind, and was running. # usual
- is_paint:
Then there was some on the wrist, and some on one knee. Two colours had met, where nobody was watching. {young:They were one now.|They had made one between them, of a sort that you can’t buy.}
“Is that me?” asked {somebody()}. ¶ “That is the sky,” said {L}. “You are not dry yet.” # usual
- is_dig:
Then it was in up to the knees, and then up to the chin. It was cool in there. Up above was a round bit of light, {young:with a cloud in it.|with one cloud going over, like a thing in a cup.}
“How far are you?” called {somebody()}. ¶ “I can’t see my feet,” called {L}. “They are further.” # usual
- is_mer:
You can’t walk on a tail. You can only lie on it, and sit on it, and knock things over. But in the water {L} gave it one push, {young:and was far away.|and was so far away that the splash had to be waited for.}
“How do you turn round?” {L} asked {somebody()}. You think of the other side, and hold on to your hair. # usual
- is_swim:
In there all things are slow. {L} waved, and it took a while. Hair stood up, and went off to one side, to look at something. {young:“Blub,” said {L}.|What {L} said came out round, and went up, and popped where nobody was.}
“Blub?” said {L} to {somebody()}, and that means “Is it nice where you are?” # usual
- is_fly:
There was one bump, like the edge of a rug, and after that no more. {L} looked down, past both feet. {young:It was all quite small.|There lay a roof, with a ball on it, for which somebody had been looking since the spring.}
“Do not lean,” called {somebody()}. So they both leaned, to see what it was about. # usual
- is_climb:
One hand, one foot, one hand. You should not look down, and so {L} looked down. {young:It was far.|There was the ground, with all its things on it, and one of those was {L}’s glove.}
“What can you see?” called {somebody()}. ¶ “My own knees,” called {L}. # usual
- is_boat:
After that nothing kept still. The edge went up, and the edge went down, and {L}’s breakfast did it, too, {young:a bit later.|but one beat later.} {L} held on to a rope. It was the end that was tied to nothing, but it helped.
“Left!” called {somebody()}. ¶ {L} pulled to the left. It thought about that, and then the whole front went round, right past it. # usual
- is_drive or is_ride:
Things went by. There was a gate, and a man with a bag, and the other half of the gate. They all turned to look at {L}, {young:too late.|and they were all a little too late.} The wind got in at the neck, and out at the sleeves.
“Is this how it stops?” asked {somebody()}, and did something, and it was not. # usual
- is_count:
Some of them moved. You can’t count what moves: you have it twice, and then not at all. {L} put one finger on each, in the air, {young:and held it there.|and held it there a bit, so that it should stay counted.}
“Was I in that?” asked {somebody()}. ¶ “You were eleven,” said {L}. # usual
- is_gone:
You do not know how much you use your hands until you can’t see them. {L} got the handle at the third go. Somebody came straight on, {young:and hung up a hat.|and thought that it was a hook, and left a hat there, in the air.}
“Who said that?” asked {somebody()}. ¶ “Me,” said {L}. “I am here. No, here.” # usual
- is_change:
Then it was the one thing, and then it was the other. It was done when you blinked. {L} blinked with one eye at a time, {young:and it did it all the same.|but there was a gap between the two, as small as a crumb, and it was done in there.}
“Was that you?” asked {L}. ¶ “In part,” said {somebody()}. # usual
- is_snow:
Then it was white, as far as you could see, and it creaked. {L} went a few steps, and looked back, {young:and there were feet.|and there were the feet, one behind the other, all the way to where {L} had been.}
Each time that {somebody()} said something it could be seen, and it hung there for a bit. # usual
- is_rain:
Then it came down in strings. It ran in at the collar, and out at the shoes, {young:and it was warm in between.|and in between, where it had been a while, it was nearly warm.} {L} took a step, and it said “slosh”.
“You are dripping,” said {somebody()}. ¶ “It is only what came in,” said {L}. # usual
- is_plant:
Then there was something green, bent over like somebody who looks for a key. It stood up. It still had the earth on its head, {young:like a hat.|and carried it about for a bit, until it fell off.}
“Has it moved?” asked {somebody()}. ¶ “Not while I looked,” said {L}. “It does it when I blink.” # usual
- is_clean:
Then there was foam. It stood up by itself, and walked a bit. {L} had it up to both elbows, {young:and had a beard of it.|and had a beard as well, without ever having wanted one.}
“You have missed a bit,” said {somebody()}, and leaned on it, so as to show where. # usual
- is_mend:
Each bit went somewhere. {L} tried one with its head up, and then the other way up. It went in, and said “click”, {young:and fell out.|and it was a good click, and then it fell out on the far side.}
“It worked until it stopped,” said {somebody()}, to be a help. # usual
- is_hide:
The worst noise was the breathing. {L} did it through the mouth, {young:and it was still there.|and then through the nose, where it whistled.} And something in one pocket went “clink”, which it had never done before.
{L} and {somebody()} looked at each other. You must not do that. It very nearly came out at the nose. # usual
- is_cup:
The first sip was mostly noise. {L} held it with both hands, {young:and they got warm.|so that they had some of it, too, and out of the middle looked a small round face.}
“Is there sugar in it?” asked {somebody()}. ¶ “It is all at the bottom,” said {L}. “You have to get there.” # usual
- is_teach:
“Like this,” said {L}. It was done like that, and it was not like that at all. {young:It was upside down.|It was upside down, and back to front, and then it was right, and was not believed.}
“And what is it for?” asked {somebody()}. ¶ {L} had never been asked that. “You can see that at the end,” said {L}. # usual
- is_party:
Then they came, and all at once, and all with something behind their backs. {L} did not know where to look first. {young:It was loud.|It got so loud that you had to say “Pardon?”, and it was only somebody who had said “Pardon?”}
“I have brought you this,” said {somebody()}. ¶ “What is it?” asked {L}. ¶ “The string is the best part.” # usual
- is_shop:
There was so much of everything. It was in rows, and each had its best side in front. {L} picked one up, and put it back, {young:and took the one behind it.|and took the one behind it, which had not been looked at so much.}
“What is that one?” asked {somebody()}. ¶ “Twice as much,” said {L}, who could read the ticket. # usual
- is_joke:
You must not look at anybody. {L} looked at the floor. There was a shoe, {young:and it was so funny.|with its lace undone, and nobody who was not there can know how funny that was.}
“What is it about?” asked {somebody()}. {L} tried to say, and what came out was only air. # usual
- is_carry:
At first only {L} moved. Then it moved, too, by as much as a thumb, and stood still. {young:“And again,” said {L}.|“And again,” said {L}, and after ten thumbs you could see where it had been.}
“Shall I take that side?” asked {somebody()}. ¶ “That side is only air,” said {L}, but it is good to be asked. # usual
- is_boss:
Then they came with questions. Was it to be left? Was it to be now? “Left,” said {L}, “and now.” {young:And it was done.|And the whole lot of it was done, before {L} had thought what it might be for.}
“And what shall we do?” somebody asked. ¶ “What you do best,” said {L}. So they lay down. # usual
- is_argue:
“Yes,” it went, and “No,” and by then nobody could have said who had which. {L} stood with both arms folded. {young:It was hard to scratch.|That is a good way to stand, but you can’t scratch.}
“And another thing,” said {somebody()}, and then could not think of one. # usual
- is_sad:
It ran down beside the nose, and hung there. You can’t say much to somebody then. {L} came closer, until the sleeves touched, {young:and stayed.|and stayed like that, and did not say “There, there”.}
“Is it the front sort, or the deep sort?” asked {L} at last. {Somebody()} had to think. It was the deep. # usual
- is_page:
Then came the next ones. They were not all the same size, and they went uphill. {L} had one finger under them, {young:so as not to fall off.|so as not to fall off at the end, where the paper stops.}
“Read me that bit,” said {somebody()}. {L} did. It was better out loud, and it was shorter. # usual
- is_school:
Then they sat down, and it was the sort of chair that says something when you move. {L} put up a hand. It was not seen. {L} held it up with the other one, {young:and that helped.|and so it was up for longer, and in the end somebody said “Yes?”}
“I did not get that bit,” whispered {somebody()}. ¶ “Nor did I,” whispered {L}. “Nod.” # usual
- is_dress:
Then it was on. It was too long at the one side, and at the other you could see where {L} left off. {L} walked up and down in it, {young:and it said “swish”.|and it said “swish”, and always turned a bit later than {L} did.}
“Is it the right way round?” asked {L}. ¶ {Somebody()} went round to look. “It is now,” was the answer. # usual
- is_mind:
It had to be here, and it was over there. {L} fetched it. It had to be dry, too, {young:and it was not.|and for that it was a minute too late.} As soon as one end was done, something happened at the other.
“Are you sure that it likes that?” asked {somebody()}. ¶ “It has stopped biting it,” said {L}. # usual
- is_seek:
It was not where it ought to be, and it was not where it ought not to be. {L} went down on both knees. {young:It was dusty.|It is another country down there. There was fluff in it, and half a biscuit, and a good deal of draught.}
“Where did you have it last?” asked {somebody()}. It is always asked, and if you knew that, you would be there. # usual
- is_night:
There were noises that you do not get by day. One went “tick”, and one went “oo”. {L} listened with the left ear, {young:and then the right.|and then with the right, which is the braver one.} It was a long way off, or it was small.
“Are you there?” asked {somebody()}. ¶ “All of me,” said {L}. It is good to be asked. # usual
- is_fall:
Then it went. There was some up in it, and then only down. {L} held out both hands, {young:and got some air.|and what they got was air, and there was plenty of that.} Something went “bump”, and then a smaller thing went “bump”.
“Was that on purpose?” asked {somebody()}. ¶ “It was half on purpose,” said {L}. “The second half.” # usual
- is_eat or is_food:
The next was bigger. It ran down the chin, and the chin could not get at it. {L} held one hand under there, {young:and licked that.|and had that for the bite after.} It was warm, and it was good as far as the ears.
“Is there some on me?” asked {somebody()}. ¶ “On the nose,” said {L}, “and on the other nose.” That was the elbow. # usual
- is_meet:
Then somebody said “Hello”, and it was both at once, and so it had to be done again, one by one. {L} went first. {young:It went well.|After that there was a gap, and everyone thought hard about what comes after “Hello”.}
“I have got a stone like that,” said {somebody()}. ¶ “Is yours flat?” asked {L}. It was the right thing to ask. # usual
- is_go:
Then it went along, and it went along some more. There was a tree that looked quite near, {young:and it was not.|and it stayed quite near for most of an hour.} {L} had a stone in one shoe, and by then they knew each other.
“Are we there?” asked {somebody()}. ¶ “We are here,” said {L}. “It must be the next one.” # usual
- is_talk:
Then it was said. {L} heard it quite well, and still had to say “Pardon?” {young:It was said again.|It was said again, a bit louder, and it was the same.} You need a second go at such a thing, so that there is somewhere to put it.
“I only say what I see,” said {somebody()}. That was fair. {L} said something back. # usual
- else:
{is_thing_1:There was {thing_1}, to begin with. {L} had never had so much to do with {thing_1} in one day, {young:and soon knew all the sides.|and before long could have drawn that with both eyes shut.}|Then one thing came after the other. {L} did the first, and there was the next, and it was not at all like the first. {young:It went quite fast.|You would have liked to look at each of them longer, but there was one behind it that pushed.}}
“Is it meant to be like this?” asked {somebody()}. ¶ “I will tell you at the end,” said {L}. # usual
}
{hinderer_person:“I was going to do that,” said {hinderer}, and was half in the way, and half not.} # beat
{hinderer_animal:{hinderer} lay down just where the next bit had to go, and had to be gone round.} # beat
{hinderer_carried:{hinderer} had to be held, and so it all had to be done with the other hand.} # beat
“I am in the middle of it,” said {L}.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# place for swim, mer: underwater; afternoon; clear
# place for ball, race: playing-field; afternoon; clear
# place for cook, eat, food, clean: kitchen; afternoon; clear
# place for school: school; afternoon; clear
# place for shop: market; afternoon; clear
# place for boat: river; afternoon; clear
# place for fly: sky; afternoon; clear
# place for climb: hill; afternoon; clear
# place for snow: snowfield; afternoon; clear
# place for drive, ride, go: lane; afternoon; clear
# action: A look-up curious; heroes stand; friends stand
# things: e1
From outside you could see how far it had got. {young:But nobody was outside.|But there was nobody outside, since all those who might have looked were in it as well.}
“I should say half,” said {A}. “{young:There is as much in front as behind.”|It feels as if there was as much of it in front as behind, and that is how you can tell.”}
A bit later it was half again. {young:A middle is long.|It may be that a middle has more halves than other things, or that they are smaller.}
{pal() != "":“I thought that this was the end,” said {pal()}. ¶ “That was only a corner,” said {A}.|“That was not the end,” said {A}, after a bit. “It was only a corner.”} # spare
{A} made a mark there, with one heel. “Now we shall know it again,” said {A}, {~and it was a good mark|and they all had a look at it}. # more
The sun had come round to the other side, to see it from there. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# place for swim, mer: underwater; afternoon; clear
# place for ball, race: playing-field; afternoon; clear
# place for cook, eat, food, clean: kitchen; afternoon; clear
# place for school: school; afternoon; clear
# place for shop: market; afternoon; clear
# place for boat: river; afternoon; clear
# place for fly: sky; afternoon; clear
# place for climb: hill; afternoon; clear
# place for snow: snowfield; afternoon; clear
# place for drive, ride, go: lane; afternoon; clear
# action: A eat; heroes eat; friends stand
# things: bread in A.hand; e1
There had to be some bread in between. {young:{A} had it in one hand.|You can’t stop for it, so {A} had it in one hand, and went on with the other.}
A piece of bread has a middle, too. {young:It is the soft bit.|It is the soft bit, and it has no corners, and those who do not like crusts would be glad to live there.}
{pausing} # company
“There,” said {A}. “{young:Now I am in the middle of that, as well.”|That makes two things that I am in the middle of, and I must look out that I do not mix them up.”}
{A} bit off the one, and looked at the other. {young:It was still going on.|It had gone on by itself for as long as a bite takes, and nobody had told it to.} # spare
{themed_a} had been in the same pocket as the bread, and had crumbs on. # personal
The last bit of the bread was just like the first. It was crust. {A} looked at that for some time. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# place for swim, mer: underwater; dusk; clear
# place for ball, race: playing-field; dusk; clear
# place for cook, eat, food, clean: kitchen; dusk; clear
# place for school: school; dusk; clear
# place for shop: market; dusk; clear
# place for boat: river; dusk; clear
# place for fly: sky; dusk; clear
# place for climb: hill; dusk; clear
# place for snow: snowfield; dusk; clear
# place for drive, ride, go: lane; dusk; clear
# action: L stand worried at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_4:{entry_3}}
{
- is_hic:
By then people stood well back. {L} tried it with no breath, and on one leg, and with a cold spoon down the neck. The spoon came out at the trouser leg, quite warm. It had made no difference.
They all counted out loud. At thirty they had to begin again, because somebody had laughed at twenty-nine. # usual
- is_stink:
It is odd about a smell, that you can’t point at it. {L} held the nose shut with one hand, and pointed with the other, and had to turn with it. “Dow it is here,” said {L}. “Dow it is there.”
A fly came in on the one side, and went out on the other, and did not stop to say why. # usual
- is_ball:
Then it came straight at {L}. You could see the stitches on it, and one blade of grass, which had come along. {L} put in the way all that there was, and in no special order.
All those who were watching said “oh”, and leaned, and somebody sat down on somebody’s bag. # usual
- is_race:
Then there was a bend. The whole lot of them leaned the same way, like grass. Somebody came past {L}, and {L} came past somebody, and on the way they both said “Hello”.
It smelled of warm feet. On one side stood people who clapped, for whoever it was. # usual
- is_cook:
Now it got warm. First it went flat, and then it went fat, and in the middle it said “plop”. {L} knelt down in front, nose to nose with it, and neither of them looked away.
The smell went out, and along the wall, and came back with people. # usual
- is_dance:
There is a place in it where you have to turn, and let go, and catch hold again. {L} turned, and let go. What came into the hand was the wrong hand, but it was warm, and they went on with that.
The floor gave a little, each time, and all that could rattle did so. # usual
- is_sing:
There was one bit that always fell over. {L} came to it, held on to something, and shut both eyes. It fell over. But it fell forwards this time, and they were past it.
People had come to stand near. They did not say a thing, but their feet were nodding. # usual
- is_paint:
It needed a bit more here, and then a bit more there, because of what was here. {L} had one brush in the hand, and one behind the ear, and could not think why there was a cold place on the cheek.
Something had run down at the side. It had been a mistake, but it made a very good leg. # usual
- is_dig:
It got harder. There was a stone, and {L} went round that, first with a finger, and then with the whole hand. It was a big one, and it wobbled like a tooth, and it sat there like a tooth.
The heap outside had grown, as well. It is odd, how more comes out than there was in. # usual
- is_mer:
{L} went down, and it was green, and then it was greener. The scales lay one over the other, like the roof of a house, and a small fish came by, and looked in under one of them, to see who lived there.
In one place it itched. It is not easy to scratch a thing that has no shoe to take off. # usual
- is_swim:
Then it was green. {L} lay on it, flat, and was held. You can’t see what is holding you, and if you look, it lets go of you at one corner.
A bit of weed came along, and put one arm round {L}’s leg, as you do with a friend. # usual
- is_fly:
A cloud came. It is not soft, it is only wet. On the far side {L} was hung all over with small drops. It was blue there, and so quiet that you could hear your own buttons.
Somebody small with a beak came along for a bit, looked how {L} did it, and went home to try. # usual
- is_climb:
Further up it blew. There was a place with nothing to hold. {L} felt all over it with one hand, as you feel for a lamp in the dark. And there was something after all, as big as a biscuit.
From there it was easier for a bit, and then it was harder for the same length. # usual
- is_boat:
There was water all round, and all of it was doing the same, but at different times. A bit came over the side, and sat down in {L}’s lap, and stayed.
A gull looked down, first with the one eye and then with the other. # usual
- is_drive or is_ride:
It was faster now. You could feel it in the teeth. In each bend all of {L} went to the outside, and came back afterwards bit by bit, and the last was the tummy.
A dog ran with them as far as the corner. That was as far as it had legs for. # usual
- is_count:
Then came one that would not. It stood there, and had thoughts of its own. {L} went over, and stood beside it, and looked where it looked. From there you saw all the numbers from the side, and they were quite thin.
Somebody asked what the time was, and so it had to be begun again. # usual
- is_gone:
Nobody said “Mind”, and nobody said “After you”. {L} ate a bun in front of all of them, and they saw it go, bite by bite, to nowhere. Only a dog wagged. A dog does not go by looks.
There was a dent in the cushion, and it laughed. That was {L}. # usual
- is_change:
Each time you had to hold it otherwise. What had been round had corners, and what had been cold was warm, and looked at you. {L} said “Pardon” to it, each time, so as to be on the safe side.
Somebody wrote down when it had been what. It was a long list, and the list was still a list. # usual
- is_snow:
It gets in at the top of your boots. {L} had some in each, and some up one sleeve, and a nose that no longer belonged to anybody. But both hands were hot from it.
Under a tree it went “fuff”, and then the tree was green, and there was no hat to be seen. # usual
- is_rain:
Everything had a noise. It said “tock” on a bucket, and “puh” on a leaf, and on {L}’s head it said nothing at all. And there lay a whole sky on the ground, and somebody had to go through that.
{L} went through it. It was deeper than it looked, and that was a pity for the left sock. # usual
- is_plant:
Now it was as high as {L}. It had put out a leaf on one side, and so it had to put out one on the other, and what was to come next was rolled up at the top, quite tight.
{L} tied it to a stick. It was not clear, after a bit, which was holding up which. # usual
- is_clean:
Something squeaked when you went over it, and that is how you know. {L} went over it again, for the sound. The water had been clear, and then grey, and by now you could have planted beans in it.
What had been lost for ages came up: one spoon, one sock, and something with a face. # usual
- is_mend:
{L} lay underneath, with one screw between the teeth. From there you could see how it was meant. Somebody had made it so, a long time ago, and had also had trouble with that corner.
One bit was left over. {L} put it in a pocket. There is always one. # usual
- is_hide:
Somebody was quite near. You could see one shoe, and it was pointing this way. {L} stood as flat as a coat, and thought of coats. The shoe went away again.
A nose began to itch. It was not possible to say whose, but it was {L}’s. # usual
- is_cup:
There was some in the saucer by then, and that went the same way, from the edge. Nobody talked much. It was the sort of not talking that goes with a nose in a cup.
A biscuit was dipped, for one moment too long, and was not seen again. # usual
- is_teach:
Then {L} stood behind, and did it with the other one’s hands. It is easier like that, though you can’t see for shoulders. “Now this one,” said {L}, and it turned out to be {L}’s own thumb.
“Oh,” somebody said, quite low, and that is the best thing that there is to hear. # usual
- is_party:
By now somebody sat under the table, quite content, with a plate. Everybody had on somebody else’s hat. {L} went from one to the next, and had to laugh each time, and each time it was about something else.
They had all sung. They had not all begun at the same place, but there was one word on which they met. # usual
- is_shop:
“Anything else?” That is what you are asked. {L} thought. It is hard to think with so many people at your back, breathing. There was a bag, and it was handed over, and it was heavier than it looked.
On a shelf quite low down was what nobody had asked for in years. It was dusted all the same. # usual
- is_joke:
It jumped from one to the next, as wind goes along a hedge. Those who did not know what it was about had it worst. {L} had to hold on to somebody, who had to hold on to somebody.
For a moment it stopped, and they all wiped their eyes. Then somebody breathed in, and it squeaked. # usual
- is_carry:
Uphill it pulled back. Downhill it was in a hurry. On the flat it did nothing at all, and that was the heaviest. {L} changed hands, and told it what there was to see.
Somebody stood to one side, to let it go by, and took off his hat. # usual
- is_boss:
Two of them wanted the opposite. {L} heard the one, and that was right, and then {L} heard the other. There was a cushion that went with the job. {L} stood on it. From up there you saw that they were both quite small, and both were hungry.
One had to be told off. {L} did that, and then went back, and said what had been nice. # usual
- is_argue:
They turned their backs. It was colder there. {L} looked back a little, over one shoulder. Somebody else was just doing the same. They both looked away as fast as they could.
Somebody kicked a stone. It rolled to the other side. After a bit it rolled back. # usual
- is_sad:
There was more behind it. It came in waves, and between two of them you could hear a bird. {L} had a handkerchief with a boat on. The boat got wet, and it is the right thing for a boat.
They sat down on the ground. It is better there. There is nothing further down to fall to. # usual
- is_page:
There was one word as long as a train. {L} took it to bits, and said each bit by itself, and then faster. All at once it was something that anybody says at breakfast.
There was a thumb in the margin, in jam. So somebody had been that far before. # usual
- is_school:
Nobody knew how to do it. {L} had a go, in front, where everybody could see. It did not come out like the one on the board. It came out better at one end.
Somebody had a peg on one ear, and had forgotten about it since the morning. # usual
- is_dress:
You hold your head otherwise, in such a thing. {L} held it so high that the feet had to find the way alone. They did it quite well until they came to the step.
Something itched, at the back, where there was a label. But that was inside, and did not count. # usual
- is_mind:
Then it did not want to. It did not want what it had wanted before, either. {L} sat down on the floor in front, and did not want to, as well, and they did not want to together for a bit.
{L} sang it something. It was the song about the bus, and all the wheels were wrong, and nobody minded. # usual
- is_seek:
Now came the places where it could not be. {L} looked in all of them. It is quite nice, to look where there is no hope. You are not so disappointed, and you see what else there is.
{L} found somebody’s button, and one good stick, and left them where the next could see them. # usual
- is_night:
By and by you could see after all. There was a grey edge to each thing, and the nearest of them had a knob on. {L} went from one to the next, with a hand on it, and each was what it was by day.
Something shone, quite low down. It was the eye of a cat, and the cat was on its way somewhere. # usual
- is_fall:
From down there it all looks different. {L} saw the bottoms of things, and they were not painted. There was a bit of gravel that had got in somewhere. All the fingers were counted, and there were enough.
It rolled on for a bit, all by itself, and everybody watched it as you watch the telly. # usual
- is_eat or is_food:
Then came the part where you are full, and it is not over. {L} undid one button, and moved over a little, inside. “There is a gap on the left,” said {L}, and went on.
What had fallen under the table did not stay there for long. Something came by, and was pleased. # usual
- is_meet:
They showed each other what was in the pockets. Some things they had twice, and one that neither of them had a name for. {L} held it up to the light. It was best like that.
One of them could whistle, and the other could not, and they changed over, and it was the same. # usual
- is_go:
There were two ways now. The one was wider, and the other had been walked on more. {L} licked a finger, and held it up. It said where the wind came from, but that was not what {L} had asked.
Somebody came the other way, and nodded, as those do who have got it behind them. # usual
- is_talk:
So one word came after the other. Where there was no word for it they used their hands, and once {L} had to lie down flat, to show. They both had to wait, now and then, till the other had stopped being right.
Somebody else wanted to join in, and was given the bit at the end. # usual
- else:
{is_being_1:“Now you,” said {L}, and {being_1} had a go. It was not worse. {L} looked at how it was done over there, and tried it like that, with the tip of the tongue in one corner of the mouth.|Then came the hard bit. {is_thing_2:{L} had to think of {thing_2} as well, and had only the one head.|{L} tried it with the right hand, and then with the left.} For a time nothing moved at all but the tip of a tongue, in one corner of the mouth.}
“You are doing that very well,” said {somebody()}, and that is always the worst moment to be told. # usual
}
{helper_person:“I will hold that end,” said {helper}, and did, and so there was one hand more.} # beat
{helper_animal:{helper} came and leaned on the back of all their legs, and that helps, wherever you are.} # beat
{helper_carried:{helper} looked on from the side, and did not once say how it ought to be done.} # beat
{pal() != "":“Is it nearly over?” asked {pal()}.|“Is it nearly over?” somebody asked.} ¶ {L} could not see it from there. “I am still in the middle of it.” # usual
{is_thing_1:Nobody had told {L} that there would be so much middle to {thing_1}.|You could not have got out by the front, or by the back.} {young:There was only on.|There was only on, and so {L} went on.}
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for swim, mer: underwater; dusk; clear
# place for ball, race: playing-field; dusk; clear
# place for cook, eat, food, clean: kitchen; dusk; clear
# place for school: school; dusk; clear
# place for shop: market; dusk; clear
# place for boat: river; dusk; clear
# place for fly: sky; dusk; clear
# place for climb: hill; dusk; clear
# place for snow: snowfield; dusk; clear
# place for drive, ride, go: lane; dusk; clear
# action: A whisper; heroes stand; friends stand
# things: e1 right
It began to get dark. {young:Nobody had seen how.|Nobody had seen that begin, either, because they had all been looking at this.}
{A} looked about for where it was coming from. {young:It came from under things.|It seemed to be kept under things, and under {A}, too, there was a bit.}
“And are you in the middle of it, too?” {A} asked the dark. {young:It went on getting dark.|It did not say. It went on getting dark, in the way of somebody who has a good deal still to do.}
{pal() != "":{pal()} stood a little nearer, and that was not because of the dark. # spare|Those who were there stood a little nearer, and that was not because of the dark. # spare}
A lamp was lit somewhere. It was a small one, and it had its own small middle. # more
A bird said goodnight to another one, and the other one had to have the last word. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# place for swim, mer: underwater; night; stars
# place for ball, race: playing-field; night; stars
# place for cook, eat, food, clean: kitchen; night; stars
# place for school: school; night; stars
# place for shop: market; night; stars
# place for boat: river; night; stars
# place for fly: sky; night; stars
# place for climb: hill; night; stars
# place for snow: snowfield; night; stars
# place for drive, ride, go: lane; night; stars
# action: L look-up surprised at e1; heroes look-up; friends stand
# things: e1 right; e2 left
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{
- is_hic:
They waited for the next one. {L} had one finger up, for when it came. A leaf came down. The finger got tired. And {L} saw how long it had been up there. It had stopped, and nobody had noticed which had been the last.
- is_stink:
{L} took two fingers off the nose, one at a time. A bit of wind came by, from where somebody had hung out sheets. {L} sniffed, and sniffed again. There was nothing. It smelled of evening. It must have been smelling of that for some time.
- is_ball:
Nobody ran any more. {L} looked round for the ball. It lay by itself, in the long grass at the edge, and did not move. It had stopped before they had.
- is_race:
There was the line. {L} went over it, and went on, since it is hard to leave off. Then it got quiet. {L} looked round. Nobody was racing any more. They had all been standing for some time, and were looking after {L}.
- is_cook:
They waited. {L} waited with one hand in a very big glove. Then {L} noticed how quiet it was in there. The plops had got further apart, and there had not been one since. {L} stuck a straw in. It came out dry.
- is_dance:
They went round once more, and then slower, and once more. {L} listened. It was only the feet. There had been no music for some time. They had been dancing to how it had been.
- is_sing:
{L} came to the last note, and let go of it. It did not stop. It went on up there, thin as a hair. {L} looked to see who was doing that. Nobody was. That was how it sounded when it was over.
- is_paint:
{L} held the brush over it, for the last bit. There was no last bit. {L} looked in the corners, and along the edge. Wherever it was to go, something was there. It was the brush that had not noticed.
- is_dig:
{L} put out a hand, for the next bit, and the hand went through. There was nothing behind it but air. {L} felt about in that. It was cool, and it moved. So that was the other side. It had been only a hand away.
- is_mer:
{L} lay at the edge, where it is warm, and drew in the sand with it. One line came out, and then two. {L} looked to see why. There was a gap, and it went up, and at the far end of it were ten toes, with sand in between.
- is_swim:
Then something touched {L}’s toe. {L} pulled the foot in, and put it out once more, quite slowly. It was the ground. Here it was not even up to the knee. {L} stood up, and the water ran out wherever it had been.
- is_fly:
Down there was a hill. Then it had trees on it, then the trees had leaves, and then the nearest leaf had an edge. {L} put out one foot, to see if that was the ground. The other foot was standing already.
- is_climb:
{L} put up a hand for the next bit, and it held on to nothing. It went about in the air. {L} looked. There was no more of it. That was the top, and {L} had been sitting on that for a while, getting some breath.
- is_boat:
Nothing said “slap” any more. {L} noticed it in the knees: they were ready for a wave, and there was none. They had come in behind something, and it was flat there. There was one bump. It was the same as in the morning, only the other way round.
- is_drive or is_ride:
The trees had begun to come one by one. Each of them had time to be looked at. {L} looked at one for so long that it was odd, and then it was plain. It was not the tree that was slow. They were standing still.
- is_count:
{L} said the next number, and pointed, and it pointed at nothing. There was none left on this side. They were all over there, in a heap, with their heads on one another. {L} looked along them, without saying anything. It came out right. It had come out right so softly that {L} had to yawn.
- is_gone:
{L} went up to the window, where you see yourself by night, and made the worst face that there is. Somebody laughed. {L} turned round, to see at what. It was at the face. There it was, with its tongue out, and a neck under it, and the rest as far as the laces. They were not done up.
- is_change:
{L} blinked, and had both hands ready, the one for this and the other for that. It was what it had been. {L} blinked again, and then quite a lot. “What is there to wink at?” somebody asked. There was nothing. It had made up its mind, and it had done so while {L}’s eyes were shut.
- is_snow:
{L} looked up, to get one on the tongue. None came. {L} waited, with the mouth open. There were only stars up there, and they stayed where they were. It was over, and it was so quiet that you had not heard it stop.
- is_rain:
Then {L} noticed the hand. It had been held out for a good while, flat, to see how much came. It was dry. The last drop hung on {L}’s nose, and had not made up its mind.
- is_plant:
{L} looked up at it, with one hand at the eyes. Yesterday that hand had been enough. There was something at the top, open, and it was not looking up any more. It was looking down, to see who was there.
- is_clean:
{L} went to rub off one last spot. It moved when {L} moved. {L} leaned closer, and so did the spot, and it had two eyes. It was {L}, quite small and bent, and you can’t get that off. It was clean.
- is_mend:
{L} put an ear to it, and listened, and gave it one small push. It did not say anything. Then {L} noticed a hum. It was so even that you had not heard it. It was going, and had been since the last click.
- is_hide:
It was very quiet. {L} held still for it, and then held still for longer. Then {L} noticed that it was a different quiet. There was nobody in it. You could have put your foot down as you liked. {L} put it down with the heel first.
- is_cup:
{L} tipped it up for the next sip, and up, and further up, until it was a sort of hat for the nose. Nothing came. There was one wet leaf. The hands were still warm, and so they had not been told. It had been empty for some time.
- is_teach:
{L} was going to say “Like this” once more, and had the breath for it. But it was being done like that. {L} looked on, past an ear. It had been going like that for some time, and there was one small turn of the wrist in it that {L} had not known of.
- is_party:
{L} was waving, and had been waving for some time. Then {L} noticed that the last of them had gone round the corner a good while ago. It was only the arm. There was one paper hat on the step, and that did not go.
- is_shop:
{L} felt for the coin, to hold on to that. The hand was empty. It was warm, but it was empty. {L} had been done for some time. What was in the other arm was it.
- is_joke:
They lay there in a row, and looked up. {L} breathed out. Then {L} noticed that it was only breathing. There was no more in it. A bit was left at the very bottom, and that was kept for later.
- is_carry:
{L} took a new hold, lower down, and bent both knees, and counted to three. At three nothing was heavy. {L} looked under it. It stood there, on all its corners. It was where it had been going to, and had been for a bit. Only the arms went on being long.
- is_boss:
{L} had said “Yes” and “No”, and had the breath ready for the next. Nobody stood there. They had gone off, to the left, each with something under one arm, and it all went as it goes. It would have gone like that with a cat on the cushion. {L} got down. It was still warm, and a cat came.
- is_argue:
{L} had a very good thing to say, and turned round to say it. There was a face, with its mouth open, just as ready. Neither of them said it. {L} noticed that the arms had come undone. They had been hanging there for some time, like anybody’s.
- is_sad:
They sat. {L} watched an ant carry something over a shoe. Then {L} noticed that there were two of them watching it. “Where is it going?” somebody asked, with a very thick nose. When you ask that, the worst has gone by.
- is_page:
{L} went on to the next line. There was no next line. It was white there, down to the bottom, and on the other side it was white as well. {L} held the place with one finger for a bit, though it was not going to get away.
- is_school:
A bell rang, and nobody moved, because they were all so busy. {L} heard it, and then {L} noticed that it had left off ringing some time ago. There was one coat on the hooks. It was the one that stuck out least.
- is_dress:
“Where has {L} gone?” somebody asked. {L} was going to say it, and could not think at once how to. It had not itched for a good while. It had not been too long, either. It had got used to {L}, or it was the other way about.
- is_mind:
{L} had one hand on it, and patted. There was something else to do, and {L} went on patting. Then {L} noticed that it no longer needed it. It leaned there, heavy and warm. It was holding on to {L}’s sleeve, and was looking after that.
- is_seek:
{L} stood still, and did not look any more. That is when you see things. They had been standing there the whole time, with their coats on, in plain sight. {L} looked, without moving the head. “Ah,” said {L}.
- is_night:
{L} looked for the darkest bit, so as to be done with that. {L} looked for some time. There was one behind the door, but when you looked at it, it was brown. It had been dark at the beginning. Now it was only night.
- is_fall:
{L} waited for the next bump. You get to know them. There was a little one, and then there was only somebody’s hat, going round and round on its edge. It lay down. Now nothing could go any lower. It was rather restful.
- is_eat or is_food:
{L} put out a hand for the next one. It went over the plate, from one side to the other, and did not meet with anything. {L} looked. There was a plate there, with a blue rim. It had been under it the whole time.
- is_meet:
{L} went to say something, and did not have to. It had been said, from the other side, word for word. {L} looked round to see when that had begun. They were walking along, and both with the same foot. Nobody had counted.
- is_go:
{L} set down one foot, and then there was nowhere to put the other but beside it. So they stood there, side by side. {L} looked up from them. They had got there. It had been coming up for some time, and had only looked like scenery.
- is_talk:
There was a gap. {L} waited for it to be over. Nobody said anything, and nobody looked as if they were going to. Then {L} noticed that it was not a gap at all. They had said it. It was quite comfortable, and you could hear the evening.
- else:
{L} got ready for the next bit, and stood there with both hands up. No bit came. {L} looked to the left, and behind. It had all been done. There was only {L}, with both hands up, ready.
}
“Oh,” said {L}. “Then that was it.”
{is_thing_1:{L} looked at {thing_1} once more, to see whether anything was still to be done. Nothing was.|It had not been a big end. It had come up from the side, while they were busy.} # usual
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: A eat sleepy; heroes eat; friends sit
# things: table; plate; spoon
There was some left, under a lid. It was still warm.
“So you have come to the end,” they said. {A} nodded. The spoon was in the way.
“What was it like?” they asked. {A} thought. # usual
“It had a beginning,” said {A}. “That was quite short. Then there was a lot.”
“And then?” ¶ “Then I looked, and it was over.” # usual
{A} told them the middle. It took two plates. # spare
The beginning was told as well, because somebody had come in late. # spare
There was a bit on the chin. It was left there, for later. # more
The lid was put back. There was nothing under it now but a smell. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# place for swim, mer: underwater; night; stars
# place for ball, race: playing-field; night; stars
# place for cook, eat, food, clean: kitchen; night; stars
# place for school: school; night; stars
# place for shop: market; night; stars
# place for boat: river; night; stars
# place for fly: sky; night; stars
# place for climb: hill; night; stars
# place for snow: snowfield; night; stars
# place for drive, ride, go: lane; night; stars
# action: heroes sleep
# things: e1; moon
Out there it was quiet. Nobody was in the middle of a thing.
A leaf lay where it had come down. A mark lay beside it. # usual
Then it was a bit darker, and then a bit more. The dark was not done.
A moth came by, and could not find a lamp. It sat down. # spare
The moon had come up. It had got as far as one tree. # more
A snail was out. It had all of a wall still to do. It did not run. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; tap; towel
There were teeth to do. {A} began at one end.
In the middle it foamed. You could not say a thing. “Mm,” said {A}. # usual
It meant “I am in the middle of it”. They knew. # usual
Then there was one last tooth. It was right at the back. It had waited so well.
{A} did that one twice. # spare
Now the tap was off. It said one more drop. # more
The towel had a loop, and the loop had a hook. # more
-> DONE

=== l4
# aside
# shot: wide
# place: hallway; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; door
{A} went along to bed. It was not far.
Half-way there was a place where both doors were as near. {A} stood there. # usual
It was so good, in the middle. You did not have to be at any place. # usual
“Go on,” said the feet. They were cold.
One lamp was on. One was off. # more
The floor said something, and then it was still. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed. It had begun to get warm, down by the feet.
{resting}
{keepsake}
{dream} # spare
The night had begun under the bed. By now it was all round. # usual
“Where does it begin, when you go to sleep?” asked {L}. “I have never seen it.”
So {L} lay still, and looked out for that. First there was a yawn. That was not it yet. # usual
There was one eye shut, and then there were two.
“Has it begun?” asked the pillow.
Nobody said a thing. {L} was in the middle of it.
{is_being_1:Goodnight, {being_1}.} # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} woke up, and it had begun already. ¶ There was light on the wall, and a bird was half-way through what it had to say. “Wait,” called {A}, “I have only got the end.” The bird looked in, with its head on one side. Then it went back to the first note, and began again, for those who had come late.
-> DONE

=== next_bedtime
There was a mark on the ground, made with one heel. It was just in the middle.
-> DONE

=== function somebody()
{
- pal() != "":
~ return pal()
}
~ return "somebody"

=== function Somebody()
{
- pal() != "":
~ return pal()
}
~ return "Somebody"

=== function pal()
{
- is_being_1:
~ return being_1
}
~ return ""
