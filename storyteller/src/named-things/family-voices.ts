/** As ./index.ts describes. */
export const familyVoices = `
= dog
called: the dog
says: “I have smelled every post in this street, and there is a good deal I could tell you.”
says: “When somebody comes home I bring them a shoe. Nobody has ever asked me to, but I see their faces.”
says: “My tail is behind me, so I am always the last to hear that I am pleased.”
jump: The dog jumped over the gate, jumped back for a stick, and jumped over again with the stick sideways.
drawn: The wag of a dog will not go into one line. {child} drew three tails, and that was about right.

= puppy
called: the puppy
says: “I have found a shoelace. I have found another shoelace. There are two of everything down here!”
says: “These feet are not my size yet. I am told that the rest of me is on its way.”
says: “I am not tired at all, I only put my head down to look at the floor.”
jump: The puppy ran at the gate, forgot what it was for, and went under it by mistake, wagging.
drawn: A puppy is mostly feet, so {child} began with four big ones and put a small dog on top.

= cat
called: the cat
says: “I was not waiting by the door. I happened to be sitting where the door is.”
says: “I have walked along the top of the wall and looked into every garden, and I prefer ours.”
says: “Nobody calls me twice. They call me once, and after that they talk to themselves.”
jump: The cat sat on top of the gate, washed one paw, and came down on whichever side it liked.
drawn: For a cat you need two points and a tail. {child} drew it from behind, because it would not turn round.

= kitten
called: the kitten
says: “There was something behind me. I jumped at it, and it was me again.”
says: “I have been all the way up the curtain, and I can tell you that up there it is only more curtain.”
says: “I have a very large purr, and I do not know where to put it all.”
jump: The kitten jumped sideways, with its back up, and was over before the gate had done anything to it.
drawn: {child} drew a round scribble for the kitten and then two ears, and the scribble looked up.

= hamster
called: the hamster
says: “I can only talk when my cheeks are empty, so please let me have my say now.”
says: “I have run nine miles in my wheel, and it was all very much alike.”
says: “In the daytime I am asleep, and I should like to know what I miss.”
jump: The hamster did not jump at all, but ran on the spot in front of the gate until it counted.
drawn: A hamster is a ball with whiskers. {child} drew the cheeks first, and there was hardly paper left for the rest.

= guinea pig
called: the guinea pig
says: “I heard a bag. It may have been three rooms away, but I know a bag.”
says: “I am not a pig, and I have never been to Guinea, and still I come when they call.”
says: “I do my best thinking with something green sticking out of my mouth.”
jump: The guinea pig looked at the gate, whistled, and was over in a low straight line like a loaf on wheels.
drawn: With a guinea pig nobody knows where to put the neck. {child} left it out, and it was right.

= rabbit
called: the rabbit
says: “I sit quite still, and then people think that I am not doing anything. I am listening.”
says: “I begin a dandelion at the stalk, so that I have the flower to look forward to.”
says: “My nose goes up and down by itself. I stopped asking it why long ago.”
jump: The rabbit went over with both ears up, and the ears were still going over when the feet had landed.
drawn: The ears of a rabbit always go off the top of the paper, so {child} bent one of them down.

= goldfish
called: the goldfish
says: “I was just going to say something. It will come back to me, I only have to go round once.”
says: “There is a very big bowl out there with people in it. I wonder who feeds them.”
says: “I never blink, so I have seen all of it, every single bit.”
jump: The goldfish came over in one slow curve, as if the air were water, and opened its mouth at the top.
drawn: One line goes out and one comes back, they cross, and it is a goldfish. {child} gave it three bubbles to say.

= wedding
called: the wedding shoes
says: “We shine so much that we can see the ceiling in ourselves. That does not happen to boots.”
says: “We are told to walk slowly, and not on the grass. It is a lot to remember for a pair of shoes.”
says: “All the dancing was our idea. We only looked as if we were being taken along.”
jump: The wedding shoes went over side by side, very slowly, as people walk when there is music.
drawn: The shine on a wedding shoe is done by leaving a bit out. {child} left it out twice, once for each.

= budgie
called: the budgie
says: “There is another one in my mirror, and I must say we agree about everything.”
says: “I talk all day long. If you miss a word, stay where you are, I will come round to it again.”
says: “I can turn my head right round and see my own tail. I recommend it.”
jump: The budgie stopped on top of the gate to ring a bell that was not there, and hopped down chattering.
drawn: A budgie is a small bird with a long tail and no neck. {child} drew the mirror, too, and so had to draw it twice.

= parrot
called: the parrot
says: “I say hello when people go out and goodbye when they come in. It keeps them listening.”
says: “I can do the door, the kettle and the telephone, but nobody asks me to do the parrot.”
says: “I hold my nut in one foot, like a cup. I was very well brought up.”
jump: The parrot climbed up the gate with its beak and down the other side, saying “mind the step” to itself.
drawn: The beak of a parrot has to be round and sharp, both. {child} went over it three times, and then it could have talked.

= tortoise
called: the tortoise
says: “I am already on my way. I only mention it because people do not always see.”
says: “I have been told to come home by dark, and I was home the whole time.”
says: “I once hurried. I did not care for it, and it was a short lettuce anyway.”
jump: The tortoise put one leg on the gate, and by the time it put the next, everyone else had gone over.
drawn: {child} drew half a ball for the tortoise and put squares on it, and the squares at the edge came out small.

= chickens
called: the chickens
says: “We saw you coming and we ran, all of us, in case it was corn. Was it corn?”
says: “One of us has laid an egg. We have all told everybody, and we are going to tell them again.”
says: “We look at things with one eye first, and then we see what the other one has to say.”
jump: The chickens ran up to the gate, ran along it, complained, and squeezed through the bars one by one.
drawn: Chickens have legs like forks and never stand still for them. {child} drew five hens with nine legs, and nobody complained.

= chick
called: the chick
says: “I knocked from the inside for hours. I had no idea that there would be so much outside.”
says: “I was wet when I came, and then I looked again, and I was round.”
says: “I have said ‘cheep’ to everything so far, and I have not been wrong yet.”
jump: The chick stood under the lowest bar, which it did not have to duck for, and said “cheep” in the middle.
drawn: A chick is a fluffy ball, and fluff is drawn with many small lines. {child} used up the point of the pencil.

= stick insect
called: the stick insect
says: “I have been here the whole time. I would have waved, but then you would have thought it was windy.”
says: “I am not a twig. There is a twig next to me, and even I am not sure about that one.”
says: “I took a step at about dinner time, and I am thinking of taking another.”
jump: The stick insect leaned against the gate, looked just like the gate, and was found later on the other side.
drawn: A stick insect is one straight line. {child} drew two twigs next to it, and then nobody could say which was which.

= pony
called: the pony
says: “A paper bag went by. I jumped aside, and I would do it again. You never know with bags.”
says: “I blow through my nose when I am pleased. I am sorry if some of it was wet.”
says: “I can see over a hedge, and mostly it is grass on that side as well.”
jump: The pony looked at the gate, ate a daisy that grew beside it, and went over as if stairs were nothing.
drawn: The back legs of a pony bend the wrong way. {child} put long grass in front of them, and it was better.

= riding lesson
called: the saddle
says: “I creak a little when somebody sits down. It is only my way of saying good day.”
says: “I go wherever the pony goes. People think that they are steering, and we let them.”
says: “I have been up and down, up and down, and I am told that it is called trotting.”
jump: The saddle went over without the pony, creaking, and waited on the other side for somebody to come and fetch it.
drawn: A saddle looks like a very big crisp with straps. {child} drew one stirrup, as the other is round the back.

= donkey
called: the donkey
says: “I was asked to go on, and I am thinking about it. It would be wrong to hurry that.”
says: “My voice is bigger than I am. I never know who is more surprised by it.”
says: “My ears get there before me, so I have usually heard about a place before I come.”
jump: The donkey stood at the gate for a long while, and when everyone had looked away it was on the far side.
drawn: A donkey is a pony that is more ears than pony. {child} began with those, and they touched the top.

= vet
called: the vet’s table
says: “Everybody who stands on me has four feet, and all of them slip a little. I do keep still.”
says: “I have had a cat on me, and a rabbit, and half a tortoise. The rest would not come out.”
says: “I am wiped many times a day, and I should think I am the cleanest person here.”
jump: The vet’s table stepped over on its four stiff legs, one after the other, and was quite level again at once.
drawn: A table at the vet’s is easy. {child} put a box on it with a little door, and two eyes in the door.

= dog lead
called: the lead
says: “One end of me wants to go on and the other wants to smell a post. I see both sides.”
says: “I only have to move a little on my hook, and somebody three rooms away stands up.”
says: “I have been for every walk there ever was, and I have never chosen the way.”
jump: The lead went over in a long loop, and for a moment one end was coming while the other was still going.
drawn: The lead is one line that {child} did not take the pencil off for, and there was a dog on the end.

= walk the dog
called: the dog on its walk
says: “I go there and back and there again. It is the same street, but I get more out of it.”
says: “There is news on every lamp post, and I am the only one here who can read it.”
says: “Somebody said the word. It was said very quietly, and I have been standing at the door ever since.”
jump: The dog on its walk sniffed the gate from bottom to top, went over, and came back for the others.
drawn: {child} drew the dog and the lead first, and after that an arm, as somebody has to be at the other end.

= dog basket
called: the basket
says: “I creak when I am lain in. That is me saying that there is room.”
says: “One of my edges is chewed. It was done when the two of us were young, and we laugh about it.”
says: “I am full of dog every night, and in the morning I keep it warm by myself.”
jump: The basket rolled over the gate on its rim and went round and round on the other side before it lay down.
drawn: A basket goes over and under and over and under, and {child} drew the weaving until there was a hole for the nose.

= dog hair
called: the hair
says: “I go wherever people go. I only have to be sat on once, and I am off.”
says: “I am nothing to look at by myself. You should see me on black trousers.”
says: “I have been swept up twice, and I have been back on the cushion both times.”
jump: The hair did not jump, but was carried over on somebody’s jumper, and nobody noticed that it had come.
drawn: A hair is the thinnest line that a pencil can do. {child} drew forty, and there was still no dog.

= cat on the roof
called: the cat up there
says: “I am not stuck. I am looking at things, and I may be looking at them for some time.”
says: “From here you can see the tops of all the heads. I had no idea that people had tops.”
says: “I went up with all my claws in front. Coming down, I seem to have them on the wrong way round.”
jump: The cat up there looked down at the gate for a long time, and then walked over as though it were a step.
drawn: {child} began with the high place and put the cat on top, and it was so small that it was only ears.

= escaped hamster
called: the one that got out
says: “I did not escape. The door was open, and I went to see what it was open for.”
says: “It is all carpet out here, as far as I have walked, and then there is the kitchen. I recommend the kitchen.”
says: “I saw four people lying on their fronts, looking for something. I should have liked to help.”
jump: The one that got out went under the gate, along behind it, and looked out from a place where nobody was looking.
drawn: {child} drew the whole room with all its dark corners, and put two small round ears in just one of them.

= work trip
called: the suitcase
says: “I stand by the door long before anybody else is ready. I like to be sure.”
says: “I am always shut by somebody sitting on me. I used to be offended, but it does help.”
says: “I have slept in rooms with very small soap, and I know what people forget. It is the other charger.”
jump: The suitcase rolled up to the gate on its two wheels, was too heavy, took out one shirt, and went over.
drawn: A suitcase is a box with a handle and a corner of something sticking out. {child} drew a sleeve there.

= two houses
called: the bag for the other house
says: “I know the way by myself. If they would only open the door, I could go on ahead.”
says: “I have been packed and unpacked so often that I could do it in my sleep, except for the zip.”
says: “Something always has to stay behind in the wrong house. Mostly it is one sock, and I did say.”
jump: The bag for the other house went over, turned round, and came back, as it knew both sides quite well.
drawn: {child} drew two houses with a bag between them, and gave it feet, since it was on the way.

= broken vase
called: the broken thing
says: “I used to be one, and now I am several. We are still getting used to it.”
says: “There was a bang, and then they all looked at me. I had never been looked at so hard.”
says: “I know exactly where each bit of me goes. If anybody has the glue, I am ready.”
jump: The broken thing went over in its pieces, one by one, and they lay down on the far side in the right order.
drawn: {child} drew it whole and then put a zigzag across, and it had never been so easy to break something on purpose.

= spilled milk
called: the spill
says: “I was kept in a cup for so long, and I only wanted to see the table.”
says: “I went round each plate without touching it, and then I came to the edge, and I looked over.”
says: “I am very much bigger than people think when they see me in a cup.”
jump: The spill ran up to the gate, and ran along the bottom of it, and was through before anyone could fetch a cloth.
drawn: A spill is a line that goes all round and comes home. {child} gave it two bays and an island with a spoon.

= tidying up
called: the toy box
says: “I have everything in me, and what people want is always at the bottom. I do not arrange it like that.”
says: “I am full in the evening and empty after breakfast. I have often wondered what I am for.”
says: “Most things would rather live on the carpet. They tell me so all night.”
jump: The toy box heaved itself over, and then everything that had fallen out climbed over after it and got back in.
drawn: The toy box is a square, and all the rest is what sticks out. {child} drew an arm, a wheel and an ear.

= toys on the floor
called: the toys
says: “We were put down just for a minute, and we are still here. We like to see the feet go by.”
says: “Nobody ever drops us on the shelf. It is always the floor, so that must be where we belong.”
says: “In the dark some of us look like other things. We do not do it on purpose.”
jump: The toys went over in any order, wheels first and ears first, and lay where they came down.
drawn: {child} drew the floor as a line and put all the toys on it, and the ones behind had to float.

= chores
called: the plates
says: “We are washed every day, and nobody has to call us twice. I wish that were noticed.”
says: “We had just got dry when somebody said supper. It is like that with us.”
says: “We stand in a row with our faces to the wall, and each of us thinks that it is the front one.”
jump: The plates rolled over one behind another, very carefully, and leaned against a tree to drip.
drawn: A plate is one circle inside another. {child} drew a stack from the side, and then they were only lines.

= pocket money
called: the pocket money
says: “I jingle only when I have company. By myself I am rather quiet.”
says: “I have been spent nine times already, on nine different things, and I am still here.”
says: “There is a button in this pocket who says that he used to be worth something too. I listen politely.”
jump: The pocket money took a run, and jumped, and everybody could hear exactly how much of it there was.
drawn: {child} put a coin under the paper and rubbed the pencil over it, and the pocket money came up by itself.

= piggy bank
called: the piggy bank
says: “I eat through my back, and I have never once been full. I say so without any shame.”
says: “Shake me and I will tell you how we stand. I rattle most when it is bad.”
says: “I look straight ahead the whole day. When someone comes with a coin I hear it from behind.”
jump: The piggy bank trotted up, jumped with all four feet together, and landed so softly that nothing in it rattled.
drawn: {child} drew a pig and then a short line on its back, and after that line it was a piggy bank.

= playing shops
called: the till
says: “I go ping. There are others here who can count, but I am the one who goes ping.”
says: “Somebody wanted four for a banana, and got it. I do not make the prices.”
says: “Everybody wants to stand behind me, and then there is no one left to buy the cushion.”
jump: The till was lifted on to the gate, opened its drawer to keep its balance, went ping, and slid down.
drawn: The buttons of a till are drawn in rows. {child} put a number on each, and one seven looked the other way.

= lost teddy
called: the lost one
says: “I am not lost. I am here, and I can see all round me. It is the others who are somewhere else.”
says: “I have sat next to an umbrella, and we have talked a little. It knows a lot about rain.”
says: “People keep on saying where they saw me last. I should like to say where I saw them.”
jump: The lost one was not seen to jump, and yet when everybody looked it sat on the far side, leaning on the post.
drawn: {child} drew an ear, and then an arm, and nobody can say that it was lost, for it was right there on the paper.

= found something
called: the find
says: “I lay and looked straight up, and a great many shoes went by before a face came.”
says: “I was not doing anything. I was just shining a little, in case.”
says: “I used to be on the ground, and now I am talked about. It is very sudden.”
jump: The find lay on top of the gate until somebody noticed it, and then it dropped down on the other side, pleased.
drawn: {child} drew the find at its real size, which was very small, and put long lines all round it to show that it shone.

= parcel
called: the parcel
says: “I know what is in me, and I am not going to say. You may shake me, but I am not going to say.”
says: “I have been thrown, stacked and signed for, and nobody was told as much about it as my corners.”
says: “I have my name and street and number written on me. I am never in any doubt where I am going.”
jump: The parcel was handed over the gate from one side to the other, with care, this way up.
drawn: A parcel is a box with a line round it both ways. {child} drew the bow bigger, to make it worth while.

= letter in the post
called: the letter
says: “My words have been lying face to face all the way. They know each other by heart.”
says: “I was licked, I was shut, and I fell a long way in the dark. It is the usual way to travel.”
says: “I begin with ‘dear’, and I mean it, whoever it is.”
jump: The letter turned on its side, slipped between two bars of the gate as through a slot, and fell softly on the grass.
drawn: The letter is a long square with a V in it. {child} made waves for the writing, and they looked quite grown-up.

= postcard
called: the postcard
says: “I have got the sea on my front and the weather on my back, and anybody may read me.”
says: “I came later than the people did. There was such a lot to look at on the way.”
says: “I had room for three sentences. The third goes up my side, and people have to tilt their heads.”
jump: The postcard floated over with the picture upwards, turned in the air, and landed with the news upwards.
drawn: {child} drew the postcard very small, and then the sea on it smaller still, and it needed only one wave.

= birthday card
called: the birthday card
says: “I stand up by being bent. If somebody shuts the door I lie down, and wait to be noticed.”
says: “I have names in me, some of them very large. They go right across my fold.”
says: “I hold it all inside, and I only have to open my mouth for people to be pleased.”
jump: The birthday card walked up to the gate on its two edges, like a pair of trousers, and stepped across.
drawn: {child} drew it standing, which takes one slanting line, and in front the birthday number, as fat as it would go.

= thank you card
called: the thank-you card
says: “My first word was easy and my last word was easy. I would rather not talk about the middle.”
says: “I am going to the very house that the present came from. I hope that they are in.”
says: “I say thank you before anyone can stop me. It is on my front, so there is nothing to be done.”
jump: The thank-you card said thank you to the gate, went over, and said it again on the other side.
drawn: {child} drew the card and then had to write on it, and the K was the hardest, with its arm and its leg.

= invitation
called: the invitation
says: “There is a whole afternoon folded up in me, with a door and a time.”
says: “I hang on the fridge, and everybody who wants the milk has to read me. I think it is good for them.”
says: “I have a name on my top line, and that is where people look first, before they look at the cake.”
jump: The invitation took its magnet along, stuck for a moment to the hinge of the gate, and came down right on time.
drawn: {child} drew an oblong with lines in it, and the line for the name came out thicker than all the rest.

= phone call
called: the telephone
says: “I have everybody’s voice in me, but only one at a time, or it tickles.”
says: “People nod at me as if I could see them. I never say anything about it.”
says: “They say bye, and bye-bye, and bye, and after that it is very quiet in me.”
jump: The telephone buzzed itself along to the gate, over the top and down, and asked whether everyone was still there.
drawn: The telephone was just an oblong until {child} drew a mouth in it, and then somebody was calling.

= hotel call
called: the little screen
says: “I show the ceiling first, and an ear. I like to lead up to the face.”
says: “I am no bigger than a slice of bread, and I have had an entire room in me, with curtains.”
says: “Both ends ask me the same thing. They ask if they can be seen, and both of them can.”
jump: The little screen got stuck in the middle of the jump, quite still, and then was suddenly on the far side.
drawn: {child} drew a frame and a face in it, rather near, so that one ear was outside and had to be imagined.

= own name
called: the name
says: “I have been called up the stairs more often than any other word in this house.”
says: “I start large. Towards the end there is never the room that I was promised.”
says: “Anybody may say me, but there is only one hand that writes me like this.”
jump: The name went over one letter at a time, the tall one first, and on the other side they stood in line again.
drawn: {child} wrote it rather than drew it, and gave the first letter shoes, because it had to stand at the front.

= sleepover
called: the sleepover bag
says: “I hold a toothbrush, pyjamas and one thing more. It was the one thing more that took so long.”
says: “I was packed at once and then unpacked to see if everything was in. It was. Then I was packed.”
says: “I sleep on the floor wherever we are, with my mouth open. I am told that I do not snore.”
jump: The sleepover bag went over with one pyjama leg hanging out, and the leg waved to the others from the top.
drawn: A bag is a lump with a zip. {child} drew the zip as a railway line, and it had to go round a toothbrush.

= birthday number
called: the birthday number
says: “I can be held up on the fingers, and then nobody has to say me.”
says: “I come once and stay for a year, and by the end everyone is used to me.”
says: “I was put on overnight. I did not wake anyone, I am very careful.”
jump: The birthday number jumped over the gate exactly as many times as it was.
drawn: {child} drew it as thick as an arm, with stripes, so that it could be seen from the other end of the table.

= height chart
called: the height chart
says: “I stand against the wall all day as straight as I can, and I have never grown at all.”
says: “They say ‘heels to the wall’, and they mean somebody else’s heels. Mine have been there for years.”
says: “I keep all the old lines. It is a crowd at the bottom, and nobody up at the top yet.”
jump: The height chart leaned over from one side, a little further and a little further, and was suddenly across.
drawn: {child} drew a long ladder with numbers that goes up to nowhere, and one line that was thicker than the others.

= telling the time
called: the two hands
says: “One of us does the hours and one of us does the running about. We meet at twelve.”
says: “We have no fingers, and still we have shown everybody everything they know about lunch.”
says: “We are never late. It is always the people, and they look at us as if it were us.”
jump: The two hands went over one after the other, the long one at once and the short one an hour later.
drawn: {child} drew a circle for the two hands to live in, with the twelve on top, and the five came out rather near the six.

= clock
called: the clock
says: “I have been saying the same word all day long, and nobody listens until the room is quiet.”
says: “I go round and round, and when I get back to where I was, it is tomorrow. I do not know how.”
says: “I have a face and two hands, and I should like just once to touch my nose.”
jump: The clock stopped for one tick at the top of the gate, looked down at itself, and went on.
drawn: It is the numbers in a clock that are hard. {child} did the first six on one side, and the others had to hurry.

= left and right
called: the left one and the right one
says: “We know which is which, but only while nobody turns us round.”
says: “We look just the same from where we stand, except that each of us is the wrong way about.”
says: “We have changed places now and then. People walked a little oddly, and we said nothing.”
jump: The left one and the right one both said “after you”, and so they went over together, on their wrong sides.
drawn: {child} drew both hands by going round them with the pencil, and while one was drawn the other had to hold it.

= imaginary friend
called: the imaginary friend
says: “I am here. I am sitting where there is nothing, and I am very comfortable.”
says: “I need no ticket, no coat and no plate, although I do like a plate.”
says: “I am exactly as tall as I have to be. I have never been measured, the pencil goes through me.”
jump: The imaginary friend went over so high that nobody could see it, and nobody could see it land, either.
drawn: {child} left a white place for the imaginary friend, and drew a chair underneath to make it clear.

= grandparents
called: the grandparents’ house
says: “I have one drawer with everything in it, string and stamps and half a torch. I open it for family.”
says: “I have a smell in my hall that I made myself. It took me years.”
says: “I remember people who are big now sliding down my stairs on their bottoms. I have kept the stairs.”
jump: The grandparents’ house picked up its doorstep and stepped across, and nothing on the shelves so much as clinked.
drawn: {child} drew the house with a door, two windows, and smoke like a spring, and two small hands in the window, waving.

= gerbil
called: the one with the whiskers
says: “I have dug all of that corner into this corner, and tomorrow I shall be wanted to dig it back.”
says: “I was given a cardboard tube. It was very good, and I have left some of the middle.”
says: “I wash both hands before I do anything, and then I go and dig.”
jump: The one with the whiskers looked at the gate, began a tunnel, and came up on the far side washing its hands.
drawn: {child} drew an egg with a tail, and then six whiskers, three on each side, and it began to look busy.

= bearded dragon
called: the lizard
says: “I am not made of stone. I only sit on it, and we have grown to look alike.”
says: “I blink when there is something to blink at, so I have had a quiet day.”
says: “I lie under my lamp, and it comes up every morning. I hear that others have to make do with the sun.”
jump: The lizard went up one side of the gate, stayed at the top as if carved there, and then was at the bottom.
drawn: The toes of a lizard stick out in all directions. {child} drew four small stars and put the rest in between.

= fish tank
called: the fish tank
says: “I have a castle in me. Nobody has ever lived in it, they all just swim through.”
says: “I bubble the whole time. I should not like anybody to think that I had gone out.”
says: “People press their noses to me, and then so do the fish, and I am what is in between.”
jump: The fish tank went over very, very levelly, and only one bubble looked to see what was going on.
drawn: {child} drew a box with a wavy line near the top, so that the fish would know where to stop.

= family photo
called: the photograph
says: “I am one minute, and I have kept it quite flat, so that nobody is ever late in me.”
says: “I told them all to smile, and somebody had to blink. In me it is always somebody.”
says: “They said ‘cheese’ to me, and I looked forward to it, but it was only a word.”
jump: The photograph went over stiffly, with everybody in it standing close together and holding their breath.
drawn: {child} drew a frame with heads in it, and the last head had to bend, because the frame was already there.

= cat flap
called: the cat flap
says: “I am a front door, although I am only as high as a cat. I am still waiting for a bell.”
says: “I swing in and out for a while afterwards. I like to look both ways.”
says: “The middle part of the cat always stops in me to think. I hold still, and my hinge gets cold.”
jump: The cat flap opened in the middle of the jump, and so most of the gate went through it.
drawn: {child} drew a door, and a little door in that, and half a cat, which saved drawing the other half.

= puppy training
called: the puppy
says: “They said ‘stay’ and walked away. I went after them to ask how long.”
says: “I sit very well. I sit when I am tired, and when there is a biscuit, and once when nobody had said it.”
says: “I know all the words now. It is only that there are so many other things to look at.”
jump: The puppy was told to stay, and was told to jump, and jumped first and stayed afterwards, on the wrong side.
drawn: {child} drew a puppy that was sitting, which is a triangle with ears, and wrote “stay” under it, and it stayed.

= wet dog
called: the wet dog
says: “I am only half as wide as I was. I should like to know where they have put the rest.”
says: “I wait until I am standing next to somebody, and then I shake. One does not like to shake alone.”
says: “I smell of soap. I shall put that right as soon as they open the door.”
jump: The wet dog went over and shook itself on the other side, and for a moment it rained on both.
drawn: {child} drew a thin dog with its hair hanging down in points, and drops all round, some as far as the edge.

= christening
called: the long dress
says: “I am the longest dress in the room, and I have the shortest person in me.”
says: “I have been worn by half a family, each of them for one morning. I never see them with teeth.”
says: “There are feet in me somewhere. Everybody asks, and I always say yes.”
jump: The long dress went over, and went on going over for some time, because of how long it was.
drawn: {child} drew a small round head and then the dress, all the way down to the bottom of the paper.

= leaving party
called: the balloons
says: “We were told that it was a party. Nobody said anything to us about the door.”
says: “We are only air, but we have been tied very nicely.”
says: “We go up when people come and lie in corners when they have gone. It suits us both ways.”
jump: The balloons went over without having meant to, and bumped into each other on the far side, and said sorry.
drawn: A balloon is drawn in one go and then has to be held. {child} drew long strings, and all of them met in one fist.

= friend moving away
called: the boxes
says: “We have had a kitchen put in us, and a bath mat, and a lamp. There was room for a bit more.”
says: “Somebody has written on us what we are, so that we need not wonder.”
says: “The one with the kettle goes in last. The rest of us were never told why, but we make way for it.”
jump: The boxes went over one on top of another, this way up, and the one with the kettle came last.
drawn: {child} drew a tower of boxes, the big ones below, and on each the word that was on it, or a line instead.

= goodbye at the gate
called: the gate
says: “I am open for a little while and then shut for a long while. Both are work.”
says: “I have heard goodbye said in every sort of hat, and a good many hellos as well.”
says: “They look at each other and not at me. That is quite right, I am only the gate.”
jump: The gate had never jumped over a gate before, said “good evening” to it, and lifted its latch as it went.
drawn: {child} drew eight bars and a slanting one, and the slanting one was the one that made it a gate.

= wave at the window
called: the window
says: “I am waved through from both sides, and I never know which of them to look at.”
says: “I have a nose on me, low down, where somebody stood. I am in no hurry to have it wiped.”
says: “They get smaller and smaller in me, and the arm is the last to go.”
jump: The window went over so clear and so quiet that one only saw a piece of the night sky shift a little.
drawn: A window is a square with a cross in it. {child} put a hand in one of the four, with all its fingers out.

= surprise party
called: the surprise
says: “I am not here. Please go on as you were, and do not look behind the sofa.”
says: “I have been kept in for so long that I can hardly stand still.”
says: “I take weeks to get ready, and then somebody opens the door, and I am over in one breath.”
jump: The surprise crept up to the gate on tiptoe, jumped with both arms up, and then did not know what to do next.
drawn: {child} drew the surprise and then a curtain in front of it, so that now only the feet can be seen.

= queue
called: the queue
says: “We all know one back very well, and not one of us knows the face.”
says: “Our front has just moved. The news will get to the rest of us after tea.”
says: “There is more of us than there was. We begin at the end, so we never see it happen.”
jump: The queue went over one at a time, each looking at the back of the one before, and nobody pushed.
drawn: {child} drew one person and then the same again and again, and the last ones had to go round the corner of the paper.

= hiccups
called: the hiccup
says: “I am always in the middle of somebody else’s word. I do not choose it, I just come up.”
says: “I say one thing, I say it once, and then they all wait to see if I will say it again.”
says: “People hold their breath for me. I find that polite.”
jump: The hiccup was over the gate before anyone had seen it come, and a little later was over it again.
drawn: {child} drew a straight line for a hiccup, and then one sudden point in it, and then the line goes on.

= snapping fingers
called: the fingers
says: “Two of us do the snap, and the rest of us stand by and look after the quiet.”
says: “The thumb says it was the thumb. We have heard the snap ourselves, and it was one of us.”
says: “The little one of us has not been asked yet. It is practising at night, against the sheet.”
jump: The fingers went over on tiptoe, two and two, with the thumb behind, and one of them tried a snap at the top.
drawn: {child} laid a hand on the paper and went round it, and the pencil tickled between the fingers.

= postman
called: the postbag
says: “I start out fat and come home thin, and I have been to every house in between.”
says: “I have carried birthday cards next to brown envelopes, and I could hear which of them were pleased.”
says: “I know which letterbox bites. I tell the hand each time, but it has to go in.”
jump: The postbag swung over the gate on its strap, and one letter stayed on the other side, as it lived there.
drawn: {child} drew a big bag with a flap and many corners looking out, and under it the postman, mostly legs.

= builder
called: the toolbag
says: “Everything in me is heavy. I should have liked a feather, just to see.”
says: “When I am put down, the floor and I both say the same thing.”
says: “They look in me for the pencil. I have never had the pencil, it lives behind an ear.”
jump: The toolbag looked at the gate, breathed in through its zip, said that this would take till Thursday, and went over.
drawn: {child} drew a bag with a saw looking out of it, which is a flat fish with all its teeth outside.

= window cleaner
called: the ladder
says: “I look in at windows before anyone else, and I never tell what people have on their shelves.”
says: “I am nearly all holes, and still people trust me. I think about that while they climb.”
says: “I lie down at night along the wall, and then I am only a very short railway.”
jump: The ladder leaned on the gate, walked up itself, and came down on the other side, rung by rung.
drawn: The rungs of a ladder come out closer and closer towards the top. {child} drew the bucket last, with a curl of foam.

= visitors
called: the chairs
says: “We each have somebody that we are used to. Then visitors come, and we have to start again.”
says: “We are pulled out, and sat on, and pushed back in. Nobody asks which of those we like.”
says: “We stand about afterwards as they left us, still turned to each other, and go on with the talk.”
jump: The chairs went over four legs at a time, a little stiffly, and sat down at once on the other side.
drawn: The fourth leg of a chair never knows where to go. {child} put a visitor’s coat over it.

= night shift
called: the lunchbox
says: “I am opened in the middle of the night, and still they call it lunch. I do not argue.”
says: “I go out when the lamps come on. I could not tell you what a morning looks like from the front.”
says: “I keep my lid shut all the way there, so that it will be a surprise, but it is cheese.”
jump: The lunchbox clicked shut, slid over with its handle up, and looked at the others, who were only just going to bed.
drawn: {child} drew the box open, with a round thing and a square thing in it, and a moon above it for the time.

= new girl
called: the new peg
says: “I have been a peg as long as the others here. It is only my name that is new.”
says: “I have a coat now. It is quite different from having nothing, one hangs better.”
says: “The peg beside me has had two hats for years. I have been told that it is looking forward to me.”
jump: The new peg looked how the others did it, and then did it just like that, and nobody saw any difference.
drawn: {child} drew a whole row of hooks, each with a coat, and it was no longer possible to tell the new one.

`
