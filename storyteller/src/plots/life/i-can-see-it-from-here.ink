# tells: entries(story|together)
# wants: child
# kind hic: hiccup*|sneez*|burp*
# kind stink: fart*|parp*|poo|poos|stinks|smelly|pongs
# kind dance: dance|dances|dancing|danced|ballet|disco
# kind sing: sing|sings|sang|singing|song|choir|band|orchestra|piano|drum|drums|violin|trumpet|guitar|concert|music
# kind ball: football|in goal|goalkeeper|goalie|penalt*|cup final|netball|basketball|rugby
# kind party: party|birthday|wedding|parties|invites|invited|picnic|guests|tea party
# kind ill: tummy ache|tummyache|stomach ache|doctor|hospital|poorly|sick|a cold|sore|vet|nurse|dentist|medicine
# kind race: race|races|racing|raced|marathon
# kind cook: bakes|baked|baking|cooks|cooked|cooking|stirs|stirred|recipe|bakery|baker|chef
# kind paint: paint|paints|painted|painting|draws|drew|drawing|crayons|chalk
# kind dig: dig|digs|digging|dug|tunnel|tunnels
# kind fly: can fly|could fly|flies|flys|flying|flew|to fly|fly to|fly over|rocket|wings|hot air balloon|floats|floating|floated
# kind swim: swim|swims|swimming|swam|dives|diving|underwater|under the sea|under the water|bottom of the sea|bottom of the ocean
# kind climb: climb|climbs|climbed|climbing|up the mountain|beanstalk|top of the
# kind boat: sails|sailed|sailing|raft|canoe|pirate ship|rowing|in a boat|in the boat|in his boat|in her boat|on a ship
# kind ride: drive|rides|riding|rode|drives|drove|driving|on the bus|on a bus|by bus|on the train|on a train|tractor|bike|bicycle|scooter|sledge|skateboard|lorry|truck|excavator|rickshaw*|taxi
# kind snow: snow|snows|snowing|snowed|snowy|snowman|igloo|icicle*
# kind afraid: afraid|scared|frightened|fright
# kind rain: rain|rains|raining|rained|flood|storm|thunder|puddle|puddles|umbrella
# kind plant: plants a|plants the|planted|planting|seed|seeds|sunflower*|waters the|grows a
# kind clean: wash|washes|washed|washing up|cleans|cleaning|tidy|tidies|tidying|scrub*|sweeps|sweeping|mop|muddy|mucky
# kind change: turns into|turned into|keeps turning|turning into|changes into|swap|swaps|swapped|swapping
# kind carry: push|pushes|pushed|pushing|carries|carry|carried|carrying|drags|dragged|lifts|lifted
# kind post: delivers|deliver|delivered|delivering|posts|parcel|parcels|letter|letters|postman|postie*|mail
# kind hotel: hotel|guest house|lodger|lodgers
# kind mend: mend|mends|mended|mending|fix|fixes|fixed|repair|repairs
# kind build: build|builds|building|built|makes a house|makes a den|sandcastle
# kind hide: hide|hides|hiding|hid|sneak|sneaks|sneaking|tiptoe*|hide and seek|invisible
# kind sleep: fell asleep|falls asleep|can't sleep|cant sleep|couldn't sleep|go to sleep|goes to sleep|won't sleep|wont sleep|nap|snore*|snoring|lullaby|go to bed|has a sleep|have a sleep|sleepy
# kind cup: cup of tea|tea with|tea party|drinks|drinking|drank|lemonade|hot chocolate
# kind eat: eat|eats|ate|eating|breakfast|has lunch|restaurant
# kind shop: opens a shop|a shop|shops|sell|sells|selling|sold|market|stall|cafe|café
# kind school: school|teacher|class|classroom|lesson|lessons|teaches|taught|teach|nursery|kindergarten
# kind joke: joke|jokes|laugh|laughs|laughing|laughed|giggl*|tickl*|prank
# kind argue: argue|argues|arguing|argued|quarrel*|fell out|falls out|fight|fights|fighting|fought
# kind sad: cry|cries|crying|cried|sad|tears|nobody likes|no one likes
# kind noise: ring|rings|rang|ringing|doorbell*|barks|barked|roar|roars|shouts|shouting|shushes|noise|noises
# kind dress: dresses up|dressed as|dressed up|dress up|costume|tries on|wears|wearing|wore|fashion*
# kind page: write|writes|writing|wrote|poem|reads|reading|spelling|alphabet
# kind wait: wait|waits|waiting|waited|queue|guards|guard|guarding|looks after|look after
# kind seek: looks for|look for|looking for|looked for|searches|search|searching|has lost|had lost|loses|lost her|lost his|lost its|missing
# kind fall: falls|fell|trips|tripped|drops|dropped
# kind food: hungry|lunch|dinner|tea|toast|sandwich*|ice cream|cake|pizza|chips|jam|soup|pancake*|biscuit*|pie|pies|cheese|banana*|spaghetti
# kind go: goes for|goes to|goes on|walks|walking|walked|walk|visit|visits|sets off|travels|travelled|journey|holiday|follows|followed|moves|runs away|escapes|comes down
# kind meet: meets|meet|met|friend|friends|talk|talks|says|tells|asks
# ages: 3-10
# needs: seeing
# holds: dark(kind)

=== title
{~I Can See It from Here|A Bit to One Side}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# place for swim: seaside; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: seaside; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for ride, go, noise: street; day; clear
# place for hide, wait: lane; day; clear
# action: L stand curious at e1; heroes stand curious; friends stand curious
# things: e1 right; e2 left
{~“Can you see it?” people asked, who stood further back. {H} could.|Whoever does a thing can’t see it. Somebody has to stand a bit to one side, and that was {H}.|{H} {was} in just the right place. That is rare, and mostly you only find out afterwards.}
{entry_1}
{entry_1_seen} # usual
{is_first_doer_being:{L} looked at {first_doer} from the top to the bottom, and back, so as to miss nothing.|{L} looked from one end to the other, and back, so as to miss nothing.} # spare
Later a good many people had heard of it. {young:But {L} was there.|But to hear is not the same, and {L} was there, a bit to one side, with both eyes open.} # usual
{
- is_hic:
First it was quite a small one. {Who()} sat still, as if it had been somebody else. But {L} had seen it: {young:all of it went up.|all of {who()} had gone up by a finger, and come down again.}
- is_stink:
It could not be seen. {L} could see only what it did: a fly came near, and turned round. {young:There was room round {who()}.|There was more and more room all round {who()}, and it was because people had stepped back.}
- is_dance:
{L} saw it in the feet first. They stood still, as feet do, but they were thinking. Then one of them {young:went tap.|went out to the side, all by itself, and tapped there, and came home.}
- is_sing:
{L} heard it before there was anything to see. It was low down, and then it was up, and in between {young:it fell over.|there was a place where it fell over, and got up again, and went on.}
- is_ball:
It was a good ball. It had been kicked before, and did not mind. {L} stood where the line would have been, {young:and saw it go.|and saw it go by, and go by again, and each time there was more shouting behind it.}
- is_party:
You could tell by the chairs. There were more than there should be, and no two of a height. {L} put a leaf under one leg, {young:and then they came.|and tried it, and was still sitting there when the first of them came round the corner.}
- is_ill:
You could see that something was the matter. All of {who()} hung down a little, {young:even the bits that stick up.|even those bits that stick up on other days.} {L} came and looked, first at the top, and then further down.
- is_race:
{L} held up the handkerchief. When that comes down, they start. {L} wanted to look at all of them first, {young:and they all leaned.|and they all leaned further and further over, and then the wind let it down.}
- is_cook:
It began with flour. You could not see much for it. Something moved in there, and coughed, and that was {who()}. {L} {young:held the bowl.|held the bowl, with both arms round it, so that it should stay in one place.}
- is_paint:
The first bit was on the floor, by mistake. It looked good there. {L} stood back a little, and saw where it wanted to go, {young:and it was up.|and that was up, and to the left, in a sort of bend.}
- is_dig:
There was a noise under the ground. Then there was a bump in it, and earth ran down from the top. {L} knelt, and put an ear there, {young:and it scraped.|and it scraped, and stopped, and scraped, like somebody who counts.}
- is_fly:
First it was a hop. Then it was a hop that did not come down on time. {L} was underneath, and saw a bit of sky {young:in between.|between {who()} and the ground, quite thin, like the light under a door.}
- is_swim:
From above you saw only rings, one inside the other. {L} bent down, till the nose was wet. Further down {young:it went by.|something went by, long and slow, with light on its back, and it was {who()}.}
- is_climb:
From below you could see how far it was. It was very far. {L} bent back, until the hat fell off. And at the bottom of it, {young:quite small, {was_who()} {who()}.|quite small, and looking straight in front, {was_who()} {who()}.}
- is_boat:
There was a bump, and then there was a gap, with water in. {L} held the rope to the last. Then it was only the end of the rope, {young:and that went, too.|and that went as well, like the tail of a cat round a corner.}
- is_ride:
It coughed, and then it ran. You could see how it shook, down to the last bolt. {L} stood at the side with one arm up, {young:and it came.|and it came, a bit too far to the left, and {who()} looked straight in front.}
- is_snow:
It was so white that you had to begin with the shadows. {L} saw one, and it was blue, and it had {who()} at the other end of it. It had {young:a long nose.|a very long nose, but that was the time of day.}
- is_afraid:
It was very big, as long as you did not look. {Who()} had both eyes shut, and one of them {young:was not quite shut.|was not quite, and there was a small bit of something in the gap.} {L} came and stood in front.
- is_rain:
The light went first, and then it got quiet. {L} looked up, and one drop came down, a long way, {young:just for {L}.|quite by itself, and it had picked {L} out of everybody.}
- is_plant:
There was only earth. But it was a little higher at one place, like a blanket with a foot under it. {L} lay down in front, {young:and did not blink.|and did not blink for as long as that can be done.}
- is_clean:
It was hard to say what colour it had been. {L} wet one finger, and rubbed, and there was a clean place, {young:as big as a pea.|as big as a pea, and it shone so that everything round it was ashamed.}
- is_change:
It had always been like that, and now it was like this. {L} was the first to see it, {young:and looked twice.|and looked down at both shoes, to make sure that those were as they had been.}
- is_carry:
It came round the corner, and was larger than you expect. {L} saw it come, {young:and come.|and go on coming, and when it had all come, right at the end of it, there was a good deal of puffing.}
- is_post:
There was a bag, and it was full to the strap. {L} saw it go by, with {who()}, {young:and come back.|and come back on the other side of the road, since that is how the numbers go.}
- is_hotel:
There was a row of keys, and nobody had come. {Who()} dusted them, from the one to the ten. {L} rang the bell, {young:and somebody came.|only to hear how it would be if somebody came, and then somebody did.}
- is_mend:
It had gone “crack”, and then there were two of it. {L} picked up the one, and {who()} had the other. They held them together, {young:and it looked whole.|and as long as they did that you could see nothing, but you can’t stand like that for ever.}
- is_build:
It began with two, that leaned on each other. Then came one on top. {L} handed things up, {young:one by one.|one by one, and each looked too big until it was there, and then it was too small.}
- is_hide:
There was nothing to see. But it was a nothing with an edge. {L} looked at it for a bit, {young:and it breathed.|and it went out a little, and in a little, as a curtain does that has had lunch.}
- is_sleep:
{L} could tell. {Who()} still looked out, but there was not much behind it. Then all of it went down a bit, {young:and came up.|and came up with a jerk, as if somebody had called, and looked about for who.}
- is_cup:
It was too hot, and that is how it begins. {Who()} bent over it, and blew. {L} saw how the steam lay down, {young:and stood up again.|and stood up again, as soon as the breath was over.}
- is_shop:
A bell went “ting”, and there they both were. On the one side {was_who()} {who()}, and on the other was {L}, {young:who could just see over.|who could just see over it, with the nose on the edge.}
- is_school:
You do it slowly, the first time, so that it can be seen. {L} saw it. It was not hard, but it had {young:a lot of elbows in it.|a lot of elbows in it, and at the end you had to be somewhere else with all of them.}
- is_joke:
It began at one corner of the mouth. {L} saw how it was put back, and how it came again, {young:and got bigger.|and had by then told the other corner.}
- is_argue:
You could hear it from far off. It went “No”, and then “No”, from the other side. {L} came nearer, {young:and there they were.|and there they stood, with their chins out, and nobody could have said what was between them.}
- is_sad:
{L} saw it from behind. It was the way the shoulders were. {Who()} looked at something that was not there, {young:and did not turn round.|and there was a good deal of room on both sides.}
- is_noise:
{L} heard it, and so did a cup, which hummed. Then it was quiet. {L} looked round the corner, and it was {who()}, {young:who did it again.|who looked to left and right, and did it again, only longer.}
- is_dress:
First it would not go on, and then it would not come off. There were a good many holes, and {who()} had {young:come out at the wrong one.|come out at one that had been meant for something else.} {L} pulled.
- is_page:
It was only a line, so far, and it went uphill. {L} looked at it from the side. {Who()} had stopped there, {young:and bit the pencil.|and was biting the end of the pencil, where somebody had bitten it before.}
- is_wait:
It stood there, and looked straight in front. That was all that there was to be done. {L} came by in the morning, {young:and came by again.|and came by again later, and nothing had changed but which side the shadow was on.}
- is_seek:
It had been there, and now there was the place where it had been. {Who()} looked at that. {L} looked as well, {young:since you never know.|from quite near, since you never know, and there was only dust in the shape of it.}
- is_fall:
There was a “whoops”, and then a bump. {L} saw something go by that ought to have stayed where it was, {young:and there {was_who()} {who()}.|and, when it had left off rolling, there {was_who()} {who()}, the other way up.}
- is_eat or is_food:
The first bite was so small that only {L} had seen it. Then nothing happened for a bit. {Who()} {was_who()} listening, {young:to the inside.|with the head on one side, to what it said in there.}
- is_go:
It was gone from where it had always stood, and there was a pale place. {L} looked along the road. There it went, {young:not fast.|and it was not fast, but it did not look as if it had forgotten anything.}
- is_meet:
At first they only looked. {L} could see both of them, and each looked when the other did not. Then it happened at the same time, {young:and they both jumped.|and so they both had to look at something else, as quick as that.}
- else:
You could see at once that it was so. {L} looked at {who()}, and looked away, and quickly back, {young:and it was still so.|in case it was only so as long as you looked. It was so the whole time.}
}
“I can see it from here,” said {L}. {young:“All of it.”|“I can see a bit of the back of it, as well.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# place for swim: seaside; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: seaside; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for ride, go, noise: street; day; clear
# place for hide, wait: lane; day; clear
# action: A point at e1; heroes stand; friends stand
# things: e1 right
Not everybody could see. {young:Some were too short.|Some were too short, and some stood behind a hat, and one had come without his glasses.}
So {A} had to say it to those behind. “{young:Now nothing is going on,” said {A}.|At the moment nothing is going on,” said {A}, “but it is going on very hard.”}
“And what is {who()} doing now?” they asked. ¶ “{young:The same,” said {A}. “But more.”|Just the same as before,” said {A}, “only with more of a frown.”}
They passed it on. {young:At the end it was a cow.|By the time it had come to those at the very end there was a cow in it, and they were pleased.}
There was one who did not believe it, and {A} let him stand in front for a bit. Then he said it, too. # spare
{A} moved a little to the left. It was better there. You could see an ear. # more
Whoever came late was told all of it from the start, and had to promise to stand still. # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# place for swim: seaside; day; clear
# place for ball, race: playing-field; day; clear
# place for cook, eat, food: kitchen; day; clear
# place for school: school; day; clear
# place for shop: market; day; clear
# place for boat: seaside; day; clear
# place for climb: hill; day; clear
# place for snow: snowfield; day; clear
# place for ride, go, noise: street; day; clear
# place for hide, wait: lane; day; clear
# action: L kneel curious at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“It is as good as {loved},” said {L}, who does not say that often.|{musing}} # personal
{
- is_hic:
“It comes when you think that it is over,” said {L}. So they thought that it was not over. {L} held on tight to {who()}, {young:and they both went up.|and with the next one they went up together.}
{L} tried “Boo!”, and did it so well that {L} had to sit down. # usual
- is_stink:
{L} went up close, with one sleeve at the nose. Somebody has to. “It is not so bad,” said {L} through the sleeve, {young:and that was kind.|and that was not quite true, but it was kind, and you could hear it in the vowels.}
{L} fanned it with a lid. After that the others had it. # usual
- is_dance:
Then {who()} went round. It was not quite round, it had a corner in it. {L} clapped at each corner, {young:and it got better.|and that helped, since you could hear now where the next one had to be.}
What had been standing about was moved to the wall. {L} moved it. # usual
- is_sing:
Then {who()} did it louder. You could feel it in a spoon, if you had one. {L} had one, {young:and hit a lid.|and hit a lid with that, in those places where there was room.}
It stopped, and began again at the beginning. {L} knew it by now. # usual
- is_ball:
Then {who()} had it, for a moment, and all the others wanted it. There was a heap. {L} could see one end of that, {young:and it was feet.|and it was all feet, and none of them quite knew whose turn it was.}
“Behind you!” called {L}. It was behind everybody. # usual
- is_party:
They all talked at once, so as to get it over. In the middle {was_who()} {who()}, in a paper hat, {young:and it was too small.|and it was of the sort that goes up and stays up, like a thought.} {L} carried round the plate.
There was one who stood at the edge. {L} carried the plate there twice. # usual
- is_ill:
“Where is it?” asked {L}. It had been here, and then it had been there, and now it was {young:all over.|in the one place where you can’t point to, because of the arm.} {L} put a hand on, and the hand got hot.
“Say ah,” said {L}, and said it, too. There was nothing in there but more ah. # usual
- is_race:
Then there was only dust, and in front of the dust {was_who()} {who()}. {L} ran along at the side, as far as you can run, {young:and called “Go on!”|and called “Go on!”, and that was what was being done already.}
At the bend they were all in a bunch, and came out of it in another order. # usual
- is_cook:
The spoon went round, and then it only stood. {Who()} leaned on the spoon, and {L} leaned on the other side of it. {young:It said “shlup”.|It gave, all at once, and said “shlup”, and there was some on the ceiling, where there is one.}
{L} tried a bit, from the edge. “More,” said {L}, and did not say of what. # usual
- is_paint:
{Who()} {was_who()} too close to see it, and had it on both sides of the nose. “There is a hole at the top,” said {L}, {young:and held the pot.|and held the pot up, as far as two arms go, and then on the tips of the toes.}
It ran. {L} caught it with one thumb, and that was how it came to have a tail. # usual
- is_dig:
It went down and down. {L} stood at the edge, and took what came up, and put that on the heap. {young:Up came a boot.|Up came a boot, and a spoon, and {who()} had known of neither.}
“You are as deep as a house,” called {L}. “A small one.” # usual
- is_fly:
Then it went up, and not straight. {L} ran along with an arm in the air, {young:in case.|and with the other one out to the side, in case it should be wanted.} The shadow of it went over the grass, and over {L}.
“Chimney!” called {L}. They had to be told of them. # usual
- is_swim:
{L} put one hand in, and held it still. You must not call, there. It does not go down. {young:It came nearer.|Something came nearer, and went round the hand, to see it from the back, and then there were bubbles.}
They came up, and burst under {L}’s chin, one, two, three. # usual
- is_climb:
It went up a bit, and down half a bit. {L} called out where the next hold was, {young:and where it was not.|and what was only painted on, for you can’t tell that from near.}
Something crumbled, and went by {L}, and said “tick” on the ground. # usual
- is_boat:
“You are going round!” called {L}. They had thought that it was the land. {Who()} did something at the back, {young:and it went round the other way.|and it went on going round, only now from right to left.}
Something went overboard. {L} fished it out, with a stick. It was a hat. # usual
- is_ride:
In the bend it leaned so that you saw what it looked like from under. “Less!” called {L}, {young:and it was less.|and ran to the next bend, across the grass, so as to be there before it.}
Something had dropped off. {L} picked it up, and it was warm. # usual
- is_snow:
{L} went nearer, and each step said “crump”. It was cold from there on, and smelled of tin. {young:They looked at their feet.|They both looked back along the way they had come, and the one line was deep, and the other was not.}
{L} gave up one mitten. It was needed more over there. # usual
- is_afraid:
“I will say what there is,” said {L}. “There is a thing with a lump on it. {young:It does not move.”|It does not move. The lump may be a hat.”} {L} went up to it, and it was. {Who()} breathed out.
It creaked. “That was the floor, from me,” said {L}. # usual
- is_rain:
Then they all came. It ran off {who()} on the left, and off {L} on the right, and in between {young:there was a small pond.|there was a small pond, and both of them had one foot in that.}
{L} held something over both of them. It was for one. # usual
- is_plant:
It was green, and bent over, and did not know which way was up. {Who()} waited. {L} told it, {young:with one finger.|with one finger, held just above, and it came along behind that.}
{L} brought it a drink, in the lid of something. # usual
- is_clean:
Then it foamed. {Who()} went in at one side of that, and for a bit there was only foam. {L} called, {young:and it answered with a pop.|and what came out by way of an answer was one bubble, with a room in it.}
{L} did the corners. They are always left to somebody small. # usual
- is_change:
Then it was the other way again. It is done when you blink. {L} held one eye open with two fingers, {young:and it was done in the other.|and {who()} waited, very patiently, until there was a fly.}
“Do it slowly,” said {L}. But it only goes fast. # usual
- is_carry:
“Left,” called {L}, for from behind you could see nothing. It went to the left. {young:“The other left,” called {L}.|“The other left,” called {L}, and went in front, backwards, with both arms up, as it is done for lorries.}
Something was knocked off at the edge, and {L} put it in a pocket. # usual
- is_post:
At each door something went in, and it said “flap”. {L} ran on in front, and held up the flap with two fingers, {young:since some of them bite.|for there are some that bite, and you can’t tell by the paint.}
“This is for nobody,” said {L}, and it was laid on top, for later. # usual
- is_hotel:
They all wanted the one with the window. {L} carried up what they had brought, and it was mostly small, {young:and in a cloth.|and in a cloth, and they asked to have it set down where they could see it.}
One wished to be woken at six, and one only to be told that it was six. # usual
- is_mend:
First it was tied. {L} put a finger on the string, where the knot goes, and that was tied up with it. {young:It had to come out.|The finger had to come out again, and that was the hole through which it all got loose.}
Then it was stuck, and so was {L}’s sleeve. # usual
- is_build:
“It leans,” said {L}. You can’t see that from in there. {Who()} pushed, and it leaned to the other side, {young:and then it was straight.|and on the way over it had been quite straight, and so they pushed it back by half of that.}
There was one bit left over. {L} put that under, where it wobbled. # usual
- is_hide:
“I am not looking,” said {L}, and did not. Behind {L} something crept, and stopped. {young:It {was_who()} {who()}.|You could hear how hard {who()} {was_who()} trying, and that is a noise like any other.}
{L} stood so that the bit that stuck out had {L} in front of it. # usual
- is_sleep:
It would not do there, and it would not do here. It was too hard, or too light, or there was a crumb in it. {L} {young:took out the crumb.|took out the crumb, and turned the warm side down and the cool side up.}
{L} sang it something. One eye joined in. # usual
- is_cup:
Then there was a sip. You heard that more than you saw it. {L} moved the sugar nearer, {young:and it went in: one, two, three.|and saw it go in: one, two, three, and then the fourth, for which they all had to look away.}
“It is stronger at the bottom,” said {L}, who knew about cups. # usual
- is_shop:
All of it had been put in rows, and there was a card to each. One had fallen over. {L} stood it up. {young:“Not for sale”, it said.|It said “Not for sale”, and now nobody knew of what.}
“Ting,” and there was another one in. {L} held the door. # usual
- is_school:
Then {who()} did it, and it came out the wrong way up. “That is how it goes at the beginning,” said {L}, {young:and did it as well.|and did it as well, at the side, and that came out the wrong way up and back to front.}
One had chalk on the ear. Nobody said so until the break. # usual
- is_joke:
Then it got out. {Who()} had to hold on. {L} held on as well, and did not know yet what it was about. {young:It was funny all the same.|That is no matter, it goes from one to the next like a yawn.}
“I will tell you,” it went, and then they could not. # usual
- is_argue:
{Who()} said it once more, and louder. “Is it that one?” asked {L}, {young:and it was not about that.|and was told by all of them, at the same time, that it was not about that at all.}
One of them walked off, and did not get far, since nobody called. # usual
- is_sad:
{L} sat down, not too near. After a bit {L} moved up, by one hand. {young:Nobody said no.|Nobody said that you could, but nobody said no, and so it was one hand more.}
There was a drop. {L} looked at the sky, so as not to see it fall. # usual
- is_noise:
It went up the street, and you could see how it went, by the curtains. {L} put both hands on the ears, and took one off. {young:It was good with one.|With one ear it was really rather good.}
“Once more,” said {L}, “but to that side.” # usual
- is_dress:
From the front it was very good. “Turn round,” said {L}. It was less good there. {young:{L} held it shut.|{L} held it together, with one hand, and went along behind, wherever they went.}
There was a button, and there was a hole. They had not met. # usual
- is_page:
“What comes next?” {L} did not know, but held down the corner, where the wind wanted it. {young:Then there was a word.|After some time there was a word, and it was crossed out, and it was put back.}
There was a blot. {L} gave it legs, and it could stay. # usual
- is_wait:
“Is it hard?” asked {L}, and tried it. You have to stand so, with nothing on your mind. {Who()} did it better. {young:{L} had to scratch.|{L} got as far as forty, and then there was a fly.}
{L} brought something to sit on, and they both stood beside it. # usual
- is_seek:
They went through all of it, from the left to the right. {L} did what was low down, and {who()} did the rest. {young:There was a button.|There was one button, and it was a nice one, but nobody had been looking for a button.}
“Is it this?” asked {L}, and it was not, eleven times. # usual
- is_fall:
{L} looked for what was missing, and there was a piece here, and one in the hedge. {young:Nobody was hurt.|They laid them side by side, and counted, and nobody had a hurt that you could find again.}
“Once more?” asked {L}. It seemed that there was going to be. # usual
- is_eat or is_food:
The second went in whole. There was some at the corner of the mouth, where you can’t see it. “There,” said {L}, and pointed, {young:at {L}’s own.|on {L}’s own face, and so it was wiped off on the wrong side.}
{L} fetched more. “Only a little,” they said, and moved up the plate. # usual
- is_go:
{L} caught up, and went along beside. Nobody asked why. {young:They looked at things.|{who()} looked at all there was, gates and cats, and read each sign to the end.}
At the corner {L} looked left and right, for both of them. # usual
- is_meet:
“Hello,” said {L}, since somebody must. Then {who()} said it, and then it was said from over there. {young:So that was done.|So that was done, and they all stood round it, and thought what there is after “Hello”.}
One had a stone. The other knew where there were more. # usual
- else:
Then {L} went round to the other side. It was quite different from there, and it was the same. {young:So it was real.|That is how you can tell that a thing is real: it has a back.}
{is_first_doer_being:“How is it from there?” asked {first_doer}. ¶ “Just as you would think,” said {L}, “only more.”|“It is just as you would think,” {L} told the others, “only more.”} # usual
}
{hinderer_person:“Let me see, too,” said {hinderer}, and stood exactly in front.} # beat
{hinderer_animal:{hinderer} saw it as well, and went to smell whether it was so.} # beat
{hinderer_carried:{hinderer} had to be held up, so as to see it, and that took one of the hands.} # beat
“Is it still {who()}?” asked somebody behind. ¶ “I can see it from here,” said {L}. “It is.” # usual
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# place for swim: seaside; afternoon; clear
# place for ball, race: playing-field; afternoon; clear
# place for cook, eat, food: kitchen; afternoon; clear
# place for school: school; afternoon; clear
# place for shop: market; afternoon; clear
# place for boat: seaside; afternoon; clear
# place for climb: hill; afternoon; clear
# place for snow: snowfield; afternoon; clear
# place for ride, go, noise: street; afternoon; clear
# place for hide, wait: lane; afternoon; clear
# action: A stand curious at e1; heroes stand; friends stand
# things: e1
{A} tried where it looked best. {young:From near it was big.|From near it was all edge, and from far off it was the size of a thumb, and you could cover it up with one.}
So {A} did that: thumb, and it was gone. {young:Thumb away, and there it was.|You took the thumb away, and there it was again, and had done one bit more in between.}
From the side it was narrow. {young:From behind it was a surprise.|From behind it was quite another matter, and {A} stayed there for a while, so as to learn that by heart.}
{is_first_doer_being:“What is at my back?” asked {first_doer}. ¶ “Mostly string,” said {A}, after another look. “But it holds.”|“What is at the back?” they asked. ¶ “Mostly string,” said {A}, after another look. “But it holds.”} # spare
Then {A} went back to the first place, a bit to one side. It was the best, {~all in all|if you took it all together}. # more
Somebody else had stood there in between, and had left it warm. # more
{A} put down a stone there, so that it should stay {A}’s, and after that it was a place with a stone. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# place for swim: seaside; afternoon; clear
# place for ball, race: playing-field; afternoon; clear
# place for cook, eat, food: kitchen; afternoon; clear
# place for school: school; afternoon; clear
# place for shop: market; afternoon; clear
# place for boat: seaside; afternoon; clear
# place for climb: hill; afternoon; clear
# place for snow: snowfield; afternoon; clear
# place for ride, go, noise: street; afternoon; clear
# place for hide, wait: lane; afternoon; clear
# action: A eat; heroes eat; friends stand
# things: bread in A.hand; e1
There was bread, but you had to eat it without looking. {young:{A} bit the air, first.|{A} bit into the air, the first time, and then into something that was somebody else’s.}
“You are missing your bread,” somebody said. ¶ “{young:I can feel it from here,” said {A}.|I can feel it from here,” said {A}, “and that will have to do, I have only the one pair of eyes.”}
{pausing} # company
{A} held out a piece to {who()}, at arm’s length. {young:There was a gap in the work.|There was a small gap in the work, just as long as the piece of bread was, and then it went on.}
When {A} looked down there was only the crust. {young:It had been a good bread.|It had been a good bread, by all that could be gathered from the crust.} # spare
{themed_a} was set down close by, so that it could see as well. # personal
A sparrow got what had gone past the mouth. It had been standing in the right place, too. # more
Then {A} wiped both hands, one on the other, and that was done without looking, as well. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# place for swim: seaside; dusk; clear
# place for ball, race: playing-field; dusk; clear
# place for cook, eat, food: kitchen; dusk; clear
# place for school: school; dusk; clear
# place for shop: market; dusk; clear
# place for boat: seaside; dusk; clear
# place for climb: hill; dusk; clear
# place for snow: snowfield; dusk; clear
# place for ride, go, noise: street; dusk; clear
# place for hide, wait: lane; dusk; clear
# action: L stand worried at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_4:{entry_3}}
{
- is_hic:
Cold water was no use, and nor was the head down and the feet up. {L} counted. There was one at eleven, and then one at seven, and then one at two, when nobody was ready for it.
A bird which sat near had flown up each time. Now it stayed up. # usual
- is_stink:
Whoever could hold the breath held it. They were all rather red. “It has a front and a back,” said {L}, who had been looking into it. “The front has gone by. This is only the fat part.”
A leaf came down, rather early in the year. # usual
- is_dance:
There was a bit where you go up, and hang there, and come down. The going up was good. {L} stood underneath, with both arms out. It does not hold anything, but it is nice to have it there.
It made a wind, and the wind smelled of warm wool. # usual
- is_sing:
There was one bit that would not come. It came near, and turned away. {L} hummed it, to show. It was not the same when you hummed it, but now there were two who did not have it, and that is better.
A window had been opened, a good way off, and then a second one. # usual
- is_ball:
It went so high that they all stopped, and looked up. It was as big as a plum, up there, and then as big as a pea. {L} held up a hand against the light, and said where it was: “Left. More left. Now run.”
Those at the side had all stood up, and nobody could say when they had. # usual
- is_party:
Then there was a game. Nobody knew the rules, and they were all very strict. {L} was asked who had won. {L} went from one to the next, and looked at each, and said that it was close.
Something had been sat on. It tasted the same, only wider. # usual
- is_ill:
A blanket was fetched, and it was too short. You could have it on the top half or on the bottom half. {L} changed it over, every time that somebody counted to a hundred, and read out something with boats in it.
There was warm water with honey in, from a spoon, in very small sips. # usual
- is_race:
The second time round it was slower, and you could see faces. {L} held out a cup. One hand took it, and one knocked it over, and one waved. “Half!” called {L}, so that they should know.
A hen had got on to the track, and was now in front. # usual
- is_cook:
Then it was in, and there was nothing to do but look. {L} lay down in front, with a hand on each cheek. It was pale, and then it was yellow. It had begun to lift up one side, as if it wished to see who was there.
The smell had got as far as the corner, and there were faces there. # usual
- is_paint:
They did not agree on the middle. It was too dark, and then it was too light. {L} mixed some more, on a stone, with a stick, and what came out was nothing that has a name. It was just right for middles.
Somebody who was going by stood still, and put the head on one side, and then on the other. # usual
- is_dig:
Then it was dark down there. {L} let down a lamp on a string. There stood {who()}, quite far off, with earth on top, and in front of that was a stone, as big as a cow.
The heap looked over the fence by then, and had a flag on. # usual
- is_fly:
It was as small as a button now. {L} lay down on the grass, flat, so as not to have to bend the neck. It went round once, up there, and something came down from it. It was only a very small “Oh”.
A cat on a roof looked up, and wrote it down in its head. # usual
- is_swim:
Then there was nothing. {L} counted. There was weed, which bowed, and stood up, and bowed. At nineteen the water got a dent, and out of the dent came a wet head, and it was on quite the other side.
It made a wave, and the wave came to the edge, and left a shell there. # usual
- is_climb:
Half-way there was a ledge, and there it stopped. Nothing moved up there. “You have done more than you have not,” called {L}. It was so, if only by a hand. After a bit it went on.
{L} had a stiff neck by now, and did not look away for that. # usual
- is_boat:
Then the waves came. It went up, so that you saw it whole, and it went down, so that you saw nothing. Each time {L} held the breath, and each time it came up again with a bit less on it.
Somebody waved from there. {L} waved with both arms, as it is further that way. # usual
- is_ride:
There was a hill. It went up that more and more slowly, and half-way you could have counted the spokes. {L} went behind, and pushed, and it may be that it was just enough, or it may be that it would have gone.
People stood at their gates, and each looked at it as long as it lasted. # usual
- is_snow:
Then the sun came out, and that was worse. There was a drop at the end of something, and it got long, and it fell. {L} stood so that the shade was on the right side, and moved when the sun did.
They did not say much. When you did, it hung in front of you. # usual
- is_afraid:
Then came the darkest bit. {L} went first, with one hand behind, so that it could be held. It was. You could feel that by now it was only being held the way you hold a hand.
They said “Hello?”, and it said “Hello?”, in just as small a voice. # usual
- is_rain:
It did not get less. The gutters talked, all at once, and a bucket went by with nobody in it. {L} sat it out, as you wait for somebody to finish who can’t be interrupted, and moved along each time a new bit began to drip.
Far off something rumbled, like a cupboard that is being moved upstairs. # usual
- is_plant:
Then it grew so that it got in its own way. It had leaned on everything there was to lean on. {L} put in a stick, and a bigger stick, and then stood beside it, and was a stick as well.
Something small lived on it already, and had begun to put up curtains. # usual
- is_clean:
The water was brown, and then grey, and then you could see the bottom of it. There lay a marble, and two buttons, and something that {L} had looked for since the winter.
It squeaked now, wherever you went over it. They both went over it again. # usual
- is_change:
Nobody knew any more what to do. Some went, and some stood, and some went and then stood. {L} called out how it was at the moment, and they did that, and by then it was otherwise.
One of them was pleased, and said that it had been about time. # usual
- is_carry:
On the hill it had to be put down. It was put down on a toe, and taken up, and put down once more. {L} laid a stone behind it, and so {who()} could have both hands free, and some breath.
Somebody held a gate, who had only wanted to go through it himself. # usual
- is_post:
There was a drop or two of rain, and it fell on the names. One had run so far that you could have read it from either end. {L} held it against the light. It was soft, and smelled of soap.
A dog had come along since number four, and told each house that they were coming. # usual
- is_hotel:
In the night you heard them through the walls. One coughed, and one hummed, and one went to and fro. {L} went along the passage with a lamp, and {who()} with the list, and at each door they stood still for a bit.
The spoons were laid out for breakfast. It is done in the dark, by feel. # usual
- is_mend:
They took it to bits, so as to see how it had been meant. {L} laid the bits in a row, in the order in which they came out. It was a long row, and somebody had trodden on it, but only at one end.
Nobody spoke. Somewhere among it a small wheel was still turning. # usual
- is_build:
Now it was so high that you had to call. “A bit more!” it went, and “Up!”, and “That was my hand!” {L} went round and round it, and said from each side how it was, for each side thought that it was the front.
A bird had sat down on top, and that made it taller. # usual
- is_hide:
Then they came by, the ones who must not know. {L} talked to them about the weather, and there was a good deal of weather. One of them bent down, for a shoelace, and looked straight at it, and saw a bush.
Something sneezed. “That was me,” said {L}, and did another, so that it matched. # usual
- is_sleep:
Now it was nearly so. But somewhere a thing went “clack”, and both eyes were open, and they had to begin at the beginning. {L} went off on tiptoe, and held the thing that clacked, and stood there, holding it.
Everybody spoke low by now, even those who were far away. # usual
- is_cup:
Nobody talked. It was the sort of not talking that goes with something warm to hold. {L} had a cup, as well, and looked in, and out of it looked a small round face.
A biscuit was dipped, for one moment too long, and was not seen again. # usual
- is_shop:
By then they stood as far as the corner. It all had to be wrapped, too, and there was only one finger for the knot, and that was {L}’s. It was in and out of knots for the rest of the day.
Somebody had only come in to get warm, and was given something to hold. # usual
- is_school:
They did it forty times. The twelfth had been quite good, but nobody had known yet that it was. {L} kept count on both hands, and had to borrow a foot.
Outside somebody was having a holiday. You could hear the ball. # usual
- is_joke:
They tried to think of something sad. {L} thought of cold soup. But then one of them thought of the spoon, and it was all up. Those who had stood far off came near, so as to have it, too.
A dog barked at it, and then lay down on its back. # usual
- is_argue:
Then they did not speak. They had their backs to each other, and {L} sat in between. So {L} had to hand things over. “Say that I am not cross,” it went, very crossly. {L} said it.
It got cool. Both of them looked for something to pull round the shoulders. # usual
- is_sad:
“It is nothing,” it went, and then it was a lot. {L} heard it all, from the one end to the other, and did not say that it would be all right. {L} said “And then?”, each time, and there was more.
They had a sandwich. You can’t cry and bite, not both at once. # usual
- is_noise:
Some called for it to stop, and some called back. It all got mixed up in the air, and for a bit nobody knew who had begun. {L} climbed up on something, so as to hear over the top.
Far away, behind the last house, something gave an answer. # usual
- is_dress:
Somebody looked round after them, in the road, and then somebody else. It got a bit further up with each of them, and held itself straighter, until it looked quite as if it had grown there.
{L} found the other one. It had been in the sleeve all along. # usual
- is_page:
By the end of the page it had got very small, since there was so much still to come. {L} read it out. It was good, out loud, but there was one place where you had no air left.
Some of it was on the table, in mirror writing. # usual
- is_wait:
It got late. Somebody went past who had been waited for, but it was by somebody else. {L} took one half, the half with the road, so that {who()} had only the half with the hedge to look at.
There was bread. They had it one after the other, so that one was always looking. # usual
- is_seek:
By then they had been everywhere, and everywhere had been put back a bit to one side. {L} sat down. {Who()} stood, and went through it all once more, in the head, with a hand on it.
It is never where it ought to be. That is how you know that it is lost. # usual
- is_fall:
Then it hung. It did not go up, and it did not come down, and it turned a little, from left to right. {L} took hold of the end that could be reached. It was not a help, but it was company.
A small thing fell after it, much later, as if it had only just heard. # usual
- is_eat or is_food:
After that it slowed down. {Who()} leaned back, and undid something. There was one bit left on the one side, and one on the other, and {L} could see how they were being thought about.
A crumb had gone down the neck, and could be followed for some time. # usual
- is_go:
Then the road divided. {Who()} looked at the one, and at the other. {L} went a little way up each, and came back, and said what there was: on this side a cow, and on that side two.
There was a bench. They sat on it, not long, to see what it was like. # usual
- is_meet:
It went well for a bit, and then there was a gap. {L} dropped something, and they all bent down for it. When they came up again they were nearer, and one of them was laughing, because of the heads.
What the one did not know the other did. It was mostly about puddles. # usual
- else:
Some came who did not believe it. {L} took them by the sleeve, one after the other, and put them in the right place, and turned their heads. “There,” said {L}. {is_thing_2:{L} showed them {thing_2}, as well.|Each of them said the same, and it was only “Oh”.}
One had to sit down. One went home, to fetch an aunt, and the aunt had to sit down, too. # usual
}
{helper_person:“Up with you,” said {helper}, and so {L} could see it from a bit higher.} # beat
{helper_animal:{helper} looked where {L} looked, and with the ears, too.} # beat
{helper_carried:{helper} was set down on the far side, to keep an eye on it from there.} # beat
{is_being_1 and is_thing_1:{L} thought of {thing_1}, and crossed as many fingers as were free.|{L} crossed as many fingers as were free.} # usual
“I am still looking,” {L} told {who()}. “I can see it from here. {young:It is very good.”|It is better than you would think from in there.”}
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for swim: seaside; dusk; clear
# place for ball, race: playing-field; dusk; clear
# place for cook, eat, food: kitchen; dusk; clear
# place for school: school; dusk; clear
# place for shop: market; dusk; clear
# place for boat: seaside; dusk; clear
# place for climb: hill; dusk; clear
# place for snow: snowfield; dusk; clear
# place for ride, go, noise: street; dusk; clear
# place for hide, wait: lane; dusk; clear
# action: A look-up; heroes look-up; friends stand
# things: e1 right
The light was going. {young:You had to look harder.|You had to look harder for the same amount, and those at the back went home, and asked to be told.}
{A} opened both eyes as wide as they went. {young:It got in a bit more.|That does let in a bit more, but it is tiring, and you look as though you had sat on something.}
“Blink,” somebody said. ¶ “{young:Not now,” said {A}.|I am putting it off,” said {A}, “in case that is just when it happens.”}
Then {A} did blink. {young:It had waited.|It was as quick as a blink can be, and when it was over nothing had been done without {A}.} # spare
A star had come out to look. It had a place quite high up. It was further off than anybody, and had come in good time. # more
A bat came by, and looked with its ears. That is another way to do it, and you can do it in the dark. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# place for swim: seaside; night; stars
# place for ball, race: playing-field; night; stars
# place for cook, eat, food: kitchen; night; stars
# place for school: school; night; stars
# place for shop: market; night; stars
# place for boat: seaside; night; stars
# place for climb: hill; night; stars
# place for snow: snowfield; night; stars
# place for ride, go, noise: street; night; stars
# place for hide, wait: lane; night; stars
# action: L point surprised at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{
- is_hic:
{L} looked from the side. That is where you see it best: first it gathers, low down, and then it climbs. It gathered. It climbed. “What is for supper?” asked {L}, just then. {Who()} had to think. It had stopped to listen, and by the time that they looked for it, it had gone.
- is_stink:
{L} licked one finger, and held that up. It was cold on the one side. “Over there,” said {L}, and made a place, and {who()} came and stood on that side. Now the wind had it. You could see it go, by the grass. {L} took down the sleeve, and breathed in as far as it goes.
- is_dance:
The trouble was the end. {Who()} never knew when. But {L} could see it from there: one arm always began to come down first. “There it is,” said {L}. “It is in the arm.” So they waited for the arm. It came down, and they let all the rest come down with it, and that was how it ended.
- is_sing:
{L} had been looking, and had seen how it was. Each time, before the bad bit, there was no breath. {Who()} had used it all up on the good bits. “Breathe at the fence,” said {L}, for there was a fence in it, if you listened. And then it went over, the whole of it, and came down on the far side.
- is_ball:
You can’t see the whole of it when you are in it. {L} could. There was a place over there with nobody in it, just grass. “There!” called {L}. {Who()} looked up, and saw it as well. So that was where it went, and it rolled in, and it lay down. And then somebody blew the whistle.
- is_party:
They had all seen the front of it, and the icing, and the bow. But {L} stood behind, where the lid was, and could see that there was one more in there, which nobody had unpacked. It had slid to the bottom. {L} held it out to {who()}. It was quite small, and it was the best, and it was the last.
- is_ill:
When it is you, you can’t see if it is better. You only feel that it is not good. But {L} had sat there the whole time, and saw it. An hour ago {who()} had looked at the floor, and then at the blanket. Now it was the spoon. “You are on your way up,” said {L}. “You have got as far as the spoon.”
- is_race:
{L} stood at the line, and saw something that you do not see when you are in it. Nobody was looking at the line any more. They looked at each other, to the left and to the right, as {who()} did, and each went a bit slower, to let the other be there. {L} held the string lower, so that they could get over.
- is_cook:
“Is it done?” {Who()} could see only the top. But {L} lay down there, and could see in from the side. All round the edge there was a thin brown line, as thin as a thread, where it had let go. “It has let go,” said {L}. “Now.” And out it came, not a moment too late.
- is_paint:
“Is it finished?” You can’t tell, from near. {L} went back, and further back, and shut one eye. From there you saw something that {who()} could not. It was looking at you. “It is finished,” said {L}. “It has begun to look back.”
- is_dig:
You could not see it from in there. But {L} was above, and could see the grass on the far side. It moved. There was no wind, and it moved, in just one place. “You are nearly out,” called {L}, “a bit to the right!” {L} dug from on top, with both hands. Then there was light down there, and {who()} blinked.
- is_fly:
But how does it come down again? {Who()} could not see, since down was behind. {L} saw: the smoke of all the chimneys lay to one side. “Come in from there,” called {L}, and pointed with both arms. It came in over the hedge, against the wind, so slowly that you could have put a cup under it.
- is_swim:
It was not easy to find the way, down in the green. {Who()} looked to all sides. But {L} could see it from there: there was one place where the bottom was pale, and it went up like a stair. {L} drew a line to it, with one finger, on top of the water. Something below followed the finger.
- is_climb:
The last bit was smooth. From up there you saw only that. But {L} saw the shadow of it, and the shadow had a notch, low down on the left, where you would never have looked. “By your foot,” called {L}. {Who()} felt for it, and found it, and then there was nothing but sky behind.
- is_boat:
From out there the edge looks the same all along. But {L} was standing on it, and saw where the waves broke, and where they did not. There was one gap, as wide as a door. {L} stood beside that, and held up a lamp. It came in on the one flat wave, and {who()} threw the rope.
- is_ride:
It made one noise too many. In front you did not hear it, but {L} went along beside, and did. Tick, it said, at the back, each time it came round. {L} bent down. A twig had got in there, as long as a pencil. {L} pulled it out, and showed it to {who()}. After that it only hummed.
- is_snow:
It could not be seen from there, only from where {L} stood: behind the wall was a strip that the sun had not been to all day. The snow on it was still quite sharp at the edge. “Over here,” said {L}. It was as wide as {who()}, and a bit over. It was beginning to get dark by then, and it froze so that it creaked.
- is_afraid:
When your eyes are shut you can’t see what is behind it. {L} could. There was somebody there, and was holding on to the wall, with both eyes shut. “It is afraid as well,” said {L}. “It is afraid of you.” {Who()} had never frightened anyone. So they both went up to it, very softly, with their hats off.
- is_rain:
You could not have seen it from under there. But {L} put out the head, and looked along the ground, to the very edge of it all. There was a strip there, as thin as a string, and it was yellow. “It has got an end,” said {L}. And {who()} came out to look at that, and while they looked it got as wide as a hand, and then as a sheet.
- is_plant:
“Is that all?” It seemed to have stopped. But {L} could see in from above, where the leaves were rolled up tight. Right down in there was something that was not green. “There is one to come,” said {L}. They did not touch it. {Who()} sat down in front, and by the evening it had undone one button.
- is_clean:
“Is that all of it?” From the front it was. But {L} stood at the back. There was one last bit, behind, in that place where you can’t get at yourself. It was in the shape of a leaf. {L} got it with a corner of the towel. And now {who()} could be seen in everything that stood round about.
- is_change:
By now nobody could have said how it ought to be. {Who()} had lost count, too. But {L} had stood there since the beginning, and had seen one small mark, low down on the left, that had stayed where it was through all of that. “It goes by the mark,” said {L}. So they looked for it, and it was there, and all the rest was put back to go with it.
- is_carry:
It did not go in. It was too wide, by as much as a hand, and {who()} could see only the wide side. But {L} stood at the end, and from there it was quite flat. “On its edge,” said {L}. They put it on its edge. It went in as a letter does, all at once, and said “clap”, and there they stood, with their arms out.
- is_post:
There was one left. {Who()} had tried it at all the doors, and nobody was called that. From the front you saw only the name. But {L} had hold of it from the back, and there was a ring on it, as round as a cup, and the ring smelled of plums. There had been a door that smelled like that. “The blue one,” said {L}. It opened before they had knocked.
- is_hotel:
They had all come alone, and each had shut the door. {Who()} knew them by their numbers. But {L} had carried their things, and had seen in. Each of them had put the chair at the wall, close up, to hear who was next door. “They would like to be asked,” said {L}. So all the doors were set open, by a hand. First there was a cough. And then somebody said: “Was that you?”
- is_mend:
From the front it could not be seen why. But {L} lay underneath, and saw it against the light. One bit was the wrong way round. It had always been, from the first day, and that was why it had gone there and nowhere else. {L} turned it over. “Click,” it said, as if it had been waiting to. And {who()} let go with both hands.
- is_build:
It was good, but it wanted something. {Who()} could not say what. {L} went off a little, and looked back at it, with the light behind. There was light in all the gaps but one. There, quite low down, something had to come out. {L} took it out. “That is the door,” said {L}. It had been in there from the start.
- is_hide:
You could not see from in there whether it was safe. You could only hear. But {L} was out here, and saw the last of them get small on the road, and saw the hat go down behind the hill. “Now,” said {L}, “you can have your knees back.” And out came {who()}, bit by bit, and stood there, and was as big as ever.
- is_sleep:
When you try, you can’t see if it is working. {L} could see it. There was one corner of {who()} that was still awake. It went to and fro, all by itself, and kept the rest up. {L} laid a hand on it, and let it lie there. The corner slowed down. Then it stopped, and that had been all.
- is_cup:
When you drink you see only the rim. But {L} sat across from there, and saw what it did. At first {who()} had sat up very straight. That had sunk down since then, a bit with each sip, and all of it was rounder. “Now you are warm as far as the edge,” said {L}. The cup was empty. It had been for some time, and nobody had liked to put it down.
- is_shop:
It was the last one in the row who could not say what it was to be. {Who()} had shown all there was. But {L} had stood beside that one, and had seen where the eyes went: always down there, to the left, to a thing with dust on it. {L} bent down, and blew. “That one,” it said, very low. And that was all that it had come for.
- is_school:
You can’t watch yourself do it. {L} watched instead. It was always at the same place, just before the end: then came a quick look, to see if it was right, and that was what made it go wrong. “Do not look,” said {L}. “I will.” So {who()} did it without looking. “Yes,” said {L}.
- is_joke:
It hurt by now. They wanted it to stop, and could not see where it came from. {L} could see it, when there was a gap. Each time they looked at each other, it began. “Look up,” said {L}. So {who()} looked up, and there was a cloud. It was not a funny cloud. They looked at it until it had gone by, and then they were only warm.
- is_argue:
They could not see it, for each had only what was in front. But {L} was in the middle, and saw both. The one on the left was drawing in the dust with a toe, and the one on the right was, too. “You are doing the same one,” said {L}. {Who()} looked round. It was a cat, both times, and both had left off the tail.
- is_sad:
From there you saw only the ground. {L} looked the other way, where the road was. Someone stood there, half behind a post, and had been there for as long as they had, and did not dare to. “There is one over there who is just the same,” said {L}. {Who()} looked up. And the one by the post looked up, as well.
- is_noise:
Nobody came, and it had not been meant for nobody. You can’t hear, when you do it yourself, how it arrives. {L} had gone over to the far side, and listened from there. It came in low, along the wall. “Turn a bit, and wait in between,” said {L}. {Who()} did. And in the gap, thin and clear, somebody said “Yes?”
- is_dress:
Something was still wrong, and it could not be seen from in there. {L} went once right round it. The label was outside, and so all of it was inside out. Should it be turned? {L} looked once more. It was the better side. “Leave it,” said {L}, and tucked in the label. And {who()} went on, and the label did not show.
- is_page:
There was one word too few. They had been through all those that they knew. But {L} was sitting on the other side, where it is all upside down, and there it stood. You had only to read it from that end. {L} turned the paper round, quite slowly. “Oh,” it said. And {who()} wrote the last bit without once looking up.
- is_wait:
If you look for a thing all day you don’t see it. You see only the place. {L} had not been looking for that long, and saw it at once: a dot, where the road goes over, and it had not been there. “There,” said {L}. It got legs. {Who()} did not run. But you could see how all of it wanted to.
- is_seek:
Whoever looks for a thing looks in front. That is where the eyes are. But {L} was sitting behind, and rather low, and saw {who()} from the back. “Stand still,” said {L}. “Do not turn round, or it will turn round, too.” And {L} went up, on both knees, and there it hung, by one thread.
- is_fall:
From in there it all looked like down. {L} lay on the grass, and could see in from below. It was held by one loop, as thin as a lace, on one small nail. “Up first,” said {L}. “Only as much as a biscuit.” {Who()} went up by a biscuit. The loop came off. And after that it was down, but it was quite a short one.
- is_eat or is_food:
“Where is the best bit?” It had been kept for the last, and now it had gone. They looked under the plate, and under the spoon. {L} did not need to look. {L} had seen it the whole time from over there. It was on the end of the nose. {Who()} looked at it, with both eyes, and then it was had.
- is_go:
“Is it much further?” You can’t see that, when you are on the way. You see the next bit. {L} got up on a wall, and stood on tiptoe, and could see the end of it. It had a light on, and it was down there, behind three hedges. “Three,” said {L}. And {who()} went at each hedge as if it were the last, and the third was.
- is_meet:
They were so busy with what was different: the one was tall, and the other was not, and so on. They could not see it. {L} walked behind, and saw it quite plainly. They had the same walk. The left one went in a bit, and then came a hop. “You hop,” said {L}. {Who()} looked down. They both did it once more, to see.
- else:
It is not easy, to be looked at by so many. {Who()} could see only faces by now. But {L} stood a bit to one side, and saw what could not be seen from the front: it had been going on all day, with no rest. “I will tell them,” said {L}, and did, with both arms, a good way off. They all turned round to listen. And behind their backs, with nobody looking, {who()} had a rest.
}
“Did you see that?” somebody asked. ¶ “I saw it from here,” said {L}.
{is_first_doer_being:It had to be told to {first_doer}, too, from the beginning, as it had looked from outside.|It had been best from here. {L} looked at the place, so as to know it again.} # usual
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: A sit sleepy; heroes sit; friends sit
# things: table; cup; lamp
“And what was it like?” they asked at home.
{A} took the cup. “Say this is {who()},” said {A}. “And I am here.”
So they all saw it. The cup did it very well. # usual
“And from our side?” asked the one by the door. ¶ {A} turned the cup round. # usual
It had a handle, from there. They had not known that.
Then the cup was done, and had some milk put in it. # spare
“It was bigger,” said {A}. “But it was the same.” # more
There was a ring, where the cup had stood. They looked at that for a bit. It was wet. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# place for swim: seaside; night; stars
# place for ball, race: playing-field; night; stars
# place for cook, eat, food: kitchen; night; stars
# place for school: school; night; stars
# place for shop: market; night; stars
# place for boat: seaside; night; stars
# place for climb: hill; night; stars
# place for snow: snowfield; night; stars
# place for ride, go, noise: street; night; stars
# place for hide, wait: lane; night; stars
# action: heroes sleep
# things: e1; moon
Now nobody was there to see. It was all still there.
The moon looked, from a bit to one side. # usual
It could see the roof. It could see a cat, and what the cat saw.
It could see the place where {A} had stood. The grass was flat there. # spare
A bit of wind came, and went through the grass. Nobody saw that. It was just for the grass. # more
A hedgehog went by on its way. It had its own nose to look at. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; tap; towel
There were teeth to do. You can’t see those, either.
“There,” somebody said, “at the back. I can see it from here.” # usual
{A} did the one at the back. It was a good thing that there are two sides.
Then the eyes were washed, each by itself. They had done a lot. # usual
One was shut, and the other looked on. Then they took turns. # spare
The soap was in its dish. It had seen nothing all day. {A} told it a bit. # more
The tap had a face in it. It was long, and it was {A}. # more
-> DONE

=== l4
# aside
# shot: wide
# place: hallway; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; door
On the stairs {A} stood still, and looked back.
You could see all of the hall from there. It had the coats in it. # usual
From up here they were only shoulders. # usual
“Goodnight,” said {A} to the tops of things.
The lamp was put out. You could see that from all sides. # spare
Then it was a hall that nobody saw. # more
One step went “knock”. It had seen them, at any rate. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed. The light was out.
{resting}
{keepsake}
{dream} # spare
“You can’t see a thing now,” said the dark. # usual
“I can,” said {L}.
Both eyes were shut. There {was_who()} {who()}, quite small, and it was day in there.
It all went on, a bit slower than before.
{L} stood a bit to one side, and looked. # spare
“I can see it from here,” said {L}.
{is_first_doer_being:Goodnight, {first_doer}.|{is_being_1:Goodnight, {being_1}.}} # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} went and stood in the same place, a bit to one side. ¶ There was only the grass, with the sun on it. {A} looked at that from the left, and then from behind. And there was something after all: a snail had come up one long blade, and did not know that it had got to the top. “You are there,” {A} told it. “I can see it from here.”
-> DONE

=== next_bedtime
There were two flat places in the grass, as big as feet. One of them had stood up a little.
-> DONE

=== function who()
{
- is_first_doer:
~ return first_doer
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "whoever it was"

=== function Who()
{
- is_first_doer:
~ return first_doer
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "Whoever it was"

=== function was_who()
{
- is_first_doer and first_doer_many:
~ return "were"
- is_first_doer:
~ return "was"
- is_being_1 and being_1_many:
~ return "were"
- is_being_1:
~ return "was"
- is_thing_1 and thing_1_many:
~ return "were"
}
~ return "was"
