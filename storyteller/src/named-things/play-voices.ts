/** As ./index.ts describes. */
export const playVoices = `
= teddy
called: the teddy
says: “I was left face down for some of the day, so there is a good deal that I only heard.”
says: “I have been told a great many things, and I have kept every one of them in the stuffing.”
says: “Nobody has asked me what I weigh. I should say about as much as a teddy.”
jump: The teddy went over upside down, held by one leg, and looked straight ahead all the way.
drawn: A teddy is one big round and a lot of small ones. {child} put the ears on last, and then it could hear.

= lego
called: the lego
says: “We were a house this morning. We do not know yet what we are now, but we have kept the door.”
says: “One of us is under the sofa. We are not worried, we can hear where it is.”
says: “We click. If there is no click, it was not us.”
jump: The lego went over in one piece, came down in eleven, and began at once to look for the door.
drawn: Every brick of lego needs its bumps. {child} drew two rows of them, and had to sharpen the pencil.

= sandcastle
called: the sandcastle
says: “I was in a bucket until half past something, and then I was a castle. It goes very quickly.”
says: “I have four towers and no stairs. People must think I know how to manage.”
says: “The sea has been to look at me twice. I believe it is going to make an offer.”
jump: The sandcastle slid over the gate grain by grain, and was a castle again on the other side.
drawn: The towers of the sandcastle were easy. For the sand {child} made dots, and the dots took up most of the afternoon.

= train
called: the train
says: “I was on time. I only mention it because I was told that somebody would ask.”
says: “My front is always the first to see the sea, and my back has to take its word.”
says: “I do not turn corners. I lean, and the corner goes by.”
jump: The train went over the gate one carriage at a time, and the last one was still climbing when the first had gone.
drawn: A train does not fit on an envelope. {child} drew the middle of one, and left the rest to go on over the edges.

= tent
called: the tent
says: “I came out of my bag quite easily. I would rather not talk about going back in.”
says: “I have one door and it is a zip, so I always know who is coming in.”
says: “I listened to the wind all day, and I agreed with most of it.”
jump: The tent filled up with wind, rose off the grass, and sat down on the far side with a long breath.
drawn: A tent is a triangle that somebody has gone into. {child} drew the flap a little open.

= swing
called: the swing
says: “I have been to the same two places all day, and I liked both.”
says: “I hang about a good deal, I know. It is how I am fixed.”
says: “Somebody once got off me in the middle, and I had to finish it alone.”
jump: The swing swung over the gate, and back, and over, and in the end it had to be counted somewhere in the air.
drawn: {child} drew two long lines and a short one for the swing, and then the hard part, which was that it moved.

= bus
called: the bus
says: “I stop for everybody. There was nobody at the last stop, and I very nearly stopped for that.”
says: “Whoever presses my bell, I do not ask why. I expect there is a reason.”
says: “I have a number and no name, and I have never liked to mention it.”
jump: The bus pulled up at the gate, sighed, opened its doors to see if anyone was getting on, and drove over.
drawn: A bus is a box of windows. {child} drew a face in every window, and one window was left over for a hat.

= slide
called: the slide
says: “People thank the steps, I expect. I only get the sitting down.”
says: “I go one way. I have seen people try me from the bottom, and I let them find out.”
says: “I am polished every day by trousers, and I have never been sent a bill.”
jump: The slide climbed its own steps, looked over the gate from the top, and came down on the other side with a whoosh.
drawn: One long line going down is nearly all of a slide. {child} let the pencil do it by itself, and then went back for the steps.

= trampoline
called: the trampoline
says: “I have been jumped on since lunch, and each time I said the same thing. I said no, thank you, up you go.”
says: “I never see faces. I could tell anybody by their socks.”
says: “When nobody is on me I go on feeling as if somebody were just about to.”
jump: The trampoline could not jump, so the gate was asked to jump over the trampoline, and that went very well.
drawn: {child} drew the trampoline from the side, which is a line with legs, and somebody’s two feet above it without the somebody.

= den
called: the den
says: “I was a table until somebody noticed me.”
says: “I hold four, if nobody breathes out.”
says: “My roof is wanted on a bed tonight, so I shall be mostly floor.”
jump: The den walked up on its chair legs, lifted its blanket at the front, and stepped over the gate with great care.
drawn: {child} drew the den from outside, which was a blanket, and put two eyes in the gap so that one could tell.

= playdough
called: the playdough
says: “I was a snake, a cup, a plate and a snake. I was best at snake.”
says: “I was blue once, and I had a friend who was red. Now we are both this.”
says: “Please put the lid on. It is not that I am shy, I go hard.”
jump: The playdough rolled up to the gate, went flat under it, and was squeezed round again by nobody in particular.
drawn: Playdough has no shape until someone gives it one. {child} drew a lump, and then a thumb mark, and then it was playdough.

= slime
called: the slime
says: “There is no hurry. There never was, I have looked into it.”
says: “I have no edges, so I go on until something else begins.”
says: “The noise was me. I meant it quite politely.”
jump: The slime put itself over the top of the gate a little at a time, and the end of it is probably still coming.
drawn: {child} began to draw the slime at the top of the paper, and it ran down by itself as far as the stamp.

= painting
called: the painting
says: “I am a house and a dog, but I have been held the other way up, and I was good at that too.”
says: “I am still a bit wet in the sky. Kindly do not lean on my weather.”
says: “There was a corner of me that was white. It did not stay white, but I remember it.”
jump: The painting was carried over flat, as wet paintings are, with somebody’s hand under each corner.
drawn: It is odd to draw a painting with a pencil. {child} drew the frame, and wrote nothing in it, because it was drying.

= drawing
called: the drawing
says: “I should like a little more ground. At the moment I have people standing on nothing.”
says: “My sun has nine legs. I have counted, there is not much else to do in the corner.”
says: “I was folded once, and now a river goes straight down the middle of me.”
jump: The drawing slipped through between two bars of the gate, being no thicker than paper.
drawn: {child} made a drawing of the drawing, very small, and in that one there was only room for the sun.

= glitter
called: the glitter
says: “We were all in one pot this morning, and we do so miss it, and we are having a lovely time.”
says: “Some of us went home in an ear. We are expecting news.”
says: “You will not find all of us. We say it kindly.”
jump: The glitter was sneezed over the gate, and it took until spring to come down.
drawn: For the glitter {child} made dots, and then more dots, and then looked on the back, and there were dots there too.

= puzzle
called: the puzzle
says: “I am a lake with a boat, when I am at home. Just now I am ninety-nine bits and a box.”
says: “Most of me is sky. Nobody thanks the sky, it is all the same shape, they say, and it is not.”
says: “I am quite easy really. I know how I go.”
jump: The puzzle went over piece by piece, corners first, and the last piece had to be looked for under the gate.
drawn: {child} drew a square for the puzzle and then wriggly lines all over it, and every piece had a head and some arms.

= board game
called: the board game
says: “I have a start and I have a finish, and most of the evening is in between.”
says: “One of my men is lost, so a button is playing for him. The button has done very well.”
says: “I am only good for two to four. The rest may watch and breathe on me.”
jump: The board game threw a three, went up to the gate, missed a turn, and threw another three.
drawn: {child} drew the road of the board game in squares, round and round, until there was a square in the very middle with nowhere to go.

= bouncy castle
called: the bouncy castle
says: “I am a castle with no doors, no stairs and no king, and they take off their shoes for me all the same.”
says: “I was in a bag this morning. You would not believe the bag.”
says: “I lean a little to the left. It is only until the wind has had its say.”
jump: The bouncy castle sank down beside the gate, hummed, rose up on the other side, and nodded with all its towers.
drawn: A bouncy castle has no straight lines at all. {child} drew four fat towers, and beside it all the shoes.

= soft play
called: the soft play
says: “I have nine thousand balls. I have one sock as well, and I should like to know whose.”
says: “I have not one corner. They were taken out before I opened.”
says: “From outside you would hear me first. From inside you would only hear yourself.”
jump: The soft play rolled over ball by ball, red and blue and yellow, and somewhere among them went a sock.
drawn: For the soft play {child} drew a net, and circles behind it, and in one of the circles two eyes.

= kite
called: the kite
says: “I could see the car from up there. It was the size of a shoe, and I thought well of it.”
says: “I am not caught in the tree. The tree and I are having a conversation.”
says: “The string says that it flies me. I let it say so.”
jump: The kite ran a few steps along the grass, thought better of it, ran again, and then the gate was a long way down.
drawn: The kite took four lines. {child} spent the rest of the pencil on the string, which had to get all the way down to a hand.

= ball
called: the ball
says: “I went over the fence. I always go over the fence, it is so interesting how they call after me.”
says: “I do not mind which way up I am. I could not tell you which way up I am.”
says: “I spent some of today under a car. It is low, but it is quiet.”
jump: The ball did it in four jumps, each one smaller than the last, and only the first was over the gate.
drawn: A ball is one line that comes home. {child} went round twice to be sure, and it looked as if it were rolling.

= robot
called: the robot
says: “I was told to walk. I am walking. There is a wall, and I am walking.”
says: “I know eleven words. This has been nine of them so far.”
says: “My elbows are at right angles. I have never held anything round for long.”
jump: The robot counted three, bent both knees with a click, jumped, and turned round in corners to see if it had worked.
drawn: {child} drew the robot with a ruler, boxes upon boxes, and gave it one round thing, which was the button.

= tablet
called: the tablet
says: “I have three per cent left, so I shall say this quickly. It was nice to be stroked.”
says: “I can show you the sea and a shop and a hippo, and I have never been farther than the sofa.”
says: “There was jam on the thumb. I say nothing, but I have it still.”
jump: The tablet stood in front of the gate until someone swiped it, and then it was on the other side.
drawn: Nothing is so quick to draw as a tablet. {child} made a box with round corners, and then did not know what ought to be on.

= film
called: the film
says: “I have people in me who run and shout, and I have never once been out of breath.”
says: “I was stopped in the middle, and everybody in me had to stand there with one foot up.”
says: “The names at the end are the ones who made me. Do stay for them, they hardly ever see anyone.”
jump: The film went over the gate very fast, and then somebody wound it back, and it went over once more, slowly.
drawn: For the film {child} drew a big square, and in front of it, quite small, the backs of three heads.

= song
called: the song
says: “I was sung in the car, in the kitchen and on the stairs. I know the house quite well now.”
says: “My second verse is very good. I am told that people mean to learn it.”
says: “I am not stuck in your head, I am only looking round.”
jump: The song went up over the gate on its high note, and those who could not reach it went underneath.
drawn: {child} drew an open mouth, and out of it for the song came a line that went up and down like a hill.

= disco
called: the disco lights
says: “We were on the ceiling, and then on a shoe. We could not stay, we never can.”
says: “We have landed on everybody once, and it was the crisps that we liked best.”
says: “We only go round. It is the rest of you who were dancing.”
jump: The disco lights ran along the gate in spots, over the top of it and down again, and landed on nothing.
drawn: The disco lights had to be drawn without any colours. {child} made round spots all over, and some of them fell off the edge.

= magic trick
called: the magic trick
says: “I was up the sleeve the whole time. It is warm there, and one hears everything.”
says: “I went a little wrong in the middle, and the middle is where nobody was looking.”
says: “Do not ask me how I am done. I have my eyes shut for that part myself.”
jump: The magic trick stood in front of the gate, had a scarf put over it, and was behind the gate, bowing.
drawn: For the magic trick {child} drew a hat, and in the hat something that had already gone.

= torch
called: the torch
says: “I have looked under the bed for you. There is a sock, and it was asleep.”
says: “I can see in a circle. What the corners are doing I never hear.”
says: “I do not mean to shine in your eyes. I turn round when I am spoken to.”
jump: The torch sent its light over first, to see what was there, and then came after it on its side.
drawn: A torch is small and its light is large. {child} drew the light first, all over the paper, and had to put the torch on the flap.

= campfire
called: the campfire
says: “I have told a good story, I think. It was mostly crackling.”
says: “Everyone sits down and looks at me, and I never know whether I have something on my face.”
says: “My smoke follows people about. It only wants to be liked.”
jump: The campfire stayed where it was, and its smoke went over the gate for it, and round, and back to say how it was.
drawn: {child} drew three sticks for the campfire and let the pencil go wild above them, which is how one does the rest.

= beach
called: the beach
says: “I was swept quite smooth this morning, and then you all came. I am not complaining, I like feet.”
says: “I am very good at keeping things. Ask me about spades.”
says: “Half of me is under water at the moment. It will be back.”
jump: The beach came over the gate in a great many shoes, a spoonful in each.
drawn: A beach is one line, and above the line is sea. {child} added a towel, so that it should be seen which was which.

= sea
called: the sea
says: “I come in and I go out. I have been told that I ought to make up my mind.”
says: “I brought you a stick and some weed. I had more, but it was heavy.”
says: “I am not cold. You were all very warm, that is what it was.”
jump: The sea came up to the gate, went back a long way to think, came up once more, and was over with a splash.
drawn: For the sea one makes a row of hills and then another row. {child} got to eleven rows, and it was still only the edge.

= sand
called: the sand
says: “There is some of me in your left shoe. I thought that I would see where you live.”
says: “I was a hole for nearly an hour. It took three people, and I enjoyed the attention.”
says: “I cannot be counted. People begin, and then there is lunch.”
jump: The sand ran through under the gate in a thin line, and when it was all there it lay down.
drawn: {child} drew the sand one dot at a time as far as the corner, and after that did a piece where it was flat.

= shell
called: the shell
says: “I used to have somebody living in me. Now I have only the noise.”
says: “I was the best one on the whole beach until you found the next. I have got over it.”
says: “Please put me to your ear again. I had not finished.”
jump: The shell rocked on its back, once, twice, and at the third rock it tipped over the gate with a click.
drawn: A shell is a fan that nobody can shut. {child} drew the stripes, and they all wanted to meet at the bottom.

= rock pool
called: the rock pool
says: “The sea went off without me this morning. I had my hands full of shrimps.”
says: “You looked in, and something looked out. I shall not say which of us was more surprised.”
says: “I am quite a good sea, for one that is as big as a tea tray.”
jump: The rock pool had to be carried over in a bucket, and it did not spill so much as a whisker.
drawn: Round the rock pool {child} drew stones, and in it one weed, and then had to decide about the bottom.

= crab
called: the crab
says: “I was not running away. I was running past.”
says: “I have ten legs, if you count the ones I wave with, and I do count those.”
says: “Somebody took the roof off my house, said oh, and put it back. It was not even my visiting day.”
jump: The crab came up to the gate from the side, went over it from the side, and never once saw where it was going.
drawn: A crab is an oval with too much round it. {child} drew four legs here and four legs there, and the claws waving about on top.

= boat
called: the boat
says: “I was tied up with a very good knot. I tugged at it now and then, to show interest.”
says: “I have a little water inside. It is the same as the water outside, and they would like to meet.”
says: “People sit down in me rather suddenly. I do that.”
jump: The boat waited for a wave, and since there was only grass the grass made one, and lifted it across.
drawn: {child} drew half a moon for the boat and a stick in the middle, and put the water on last, to hold it up.

= ferry
called: the ferry
says: “I have swallowed forty cars and a van, and I shall give every one of them back.”
says: “I go there and I come back. I am always on the way to the place where I was.”
says: “My doors are my nose. It makes me shy of yawning.”
jump: The ferry opened its mouth, took in the gate and a piece of the field, and let them out again on the other side.
drawn: {child} needed the whole width of the envelope for the ferry, and put in cars until it sat very low.

= plane
called: the plane
says: “I was above the weather. It has a fluffy side, and you only ever see the other.”
says: “I run and I run, and just when I run out of ground I remember what the wings are for.”
says: “They clapped when I came down. It was only the ground, I have met it before.”
jump: The plane needed a very long field for it, ran and ran, and went over so high that the gate never noticed.
drawn: A plane is a fish with arms. {child} drew a row of windows, and each was only a dot, with someone in it.

= airport
called: the airport
says: “Everybody who comes to me wants to be somewhere else. I try to take it well.”
says: “I say it twice over the loudspeaker, and they all ask one another what I said.”
says: “I have your trolley ready. It pulls to the left, they all do.”
jump: The airport asked everyone to wait behind the line, and was called to the gate a good deal later.
drawn: {child} drew the airport as a very long room with a very small aeroplane at every window, waiting to be let in.

= suitcase
called: the suitcase
says: “I have nine pairs of socks and one shoe. I did say something, but I was shut.”
says: “I can carry anything except myself on stairs.”
says: “They sat on me. It was not rest they wanted, it was the zip.”
jump: The suitcase was heaved up to the top of the gate, stood there on its little wheels, and was let down on a handle.
drawn: A suitcase is a plain box until {child} adds the sleeve that hangs out at the side.

= digger
called: the digger
says: “I have made a hole. I have made a heap as well, and they are the same size, if anyone would like to check.”
says: “That beep is me. I am only saying mind, mind, mind, mind.”
says: “I had a puddle in my bucket all day, and I carried it as level as I could.”
jump: The digger picked the gate up in its bucket, drove underneath, and set it down again behind with a pat.
drawn: The arm of a digger bends in two places. {child} bent it in three, and it could reach the stamp.

= tractor
called: the tractor
says: “There were some cars behind me. They must like the view, they stayed for miles.”
says: “I have been up the field and down the field, and I would say it is about the same both ways.”
says: “My small wheels go in front, so that they do not miss anything.”
jump: The tractor put its big wheels on the gate and its small wheels over it, and chugged there for a while before it went.
drawn: {child} drew the back wheel of the tractor so large that the rest of the tractor had to be quite small and sit beside it.

= fire engine
called: the fire engine
says: “I am ready. I have been ready since six. I am ready while I am being washed.”
says: “I have a bell, a horn, a hooter and a siren. People say that I might have managed with two.”
says: “My ladder has forty-one steps, and I have never been up it.”
jump: The fire engine leaned its ladder against the gate, went up all the steps of it, and was handed down by two firemen.
drawn: {child} put so many little doors on the fire engine that the wheels had to go underneath, where there was still a bit of paper.

= ambulance
called: the ambulance
says: “My name is written backwards. I have got used to it, but I should like to hear somebody read it.”
says: “I fold my blanket in three, and then I fold it once more to be sure.”
says: “I know the quickest way to everything. It is generally past the baker’s.”
jump: The ambulance asked all the other things to stand to one side, and went over, very smoothly, and thanked them.
drawn: For the ambulance {child} drew a box and a cross, and then tried to write the name backwards, and it came out forwards.

= police car
called: the police car
says: “Everybody goes so nicely when I am there. I often wonder how they go when I am not.”
says: “I followed a duck today, at the speed of the duck. It was on our side.”
says: “I have a very loud noise, and mostly I keep it to myself.”
jump: The police car looked right, looked left, looked right again, and went over at just the proper speed.
drawn: {child} made the squares along the side of the police car one dark, one light, one dark, until two dark ones met.

= bin lorry
called: the bin lorry
says: “I had number nine, and number eleven, and a sofa. I could not finish the sofa at once.”
says: “I get up before anybody, and still they all know I have been.”
says: “Nobody ever asks me what was in it. I should have such a lot to tell.”
jump: The bin lorry backed up to the gate, beeping, took it by both ears, and had it over its head.
drawn: The mouth of the bin lorry is at the back. {child} drew teeth in it, and a bin going up with its lid open.

= helicopter
called: the helicopter
says: “I can stop where I like. I stopped over a cow today, and we both thought about it.”
says: “It is windy wherever I go. I have only lately begun to think that it might be me.”
says: “I have no wings. I stir.”
jump: The helicopter went straight up, stood in the air above the gate for a little, and came straight down behind.
drawn: {child} drew an egg with a tail, and for the top of the helicopter one long line, because when it turns one cannot see it anyway.

= zoo
called: the zoo
says: “I have them all in by six, and then I count. The flamingos will not stand on enough legs.”
says: “You saw the back of my tiger. It is a very good back, people come for it.”
says: “I am told that in other places there are only dogs.”
jump: The zoo came over in twos, and the tallest ones stepped across without having noticed a gate.
drawn: {child} began the zoo with the neck of the giraffe, and everybody else had to be fitted in on either side.

= farm
called: the farm
says: “I start very early. If I did not, the cockerel would only go on about it.”
says: “I am mud as far as the wall, and after the wall I am a different sort of mud.”
says: “Every one of mine had breakfast before I did. I am still on my toast.”
jump: The farm had a gate like that at home, so it lifted the latch, went through, and shut it again behind the last hen.
drawn: A farm wants a roof and a fence. {child} drew both, and then a great many hens, because hens are quick.

= museum
called: the museum
says: “I have a spoon that is two thousand years old, and in all that time it has not been washed up.”
says: “People whisper in me. I have not asked them to, I think it is the floor.”
says: “Most of my things have a piece missing. I put it on the card.”
jump: The museum was carried over one case at a time, with a man on each corner, and the cards came last.
drawn: For the museum {child} drew steps, and more steps, and pillars, and at the top a very small door.

= dinosaur
called: the dinosaur
says: “I was very big. I am told I was. From inside it was the usual size.”
says: “My name is longer than my arms. Somebody of four said it to me quite perfectly.”
says: “I cannot see my tail from here. If you meet it, give it my regards.”
jump: The dinosaur put its neck over the gate on Monday, and the rest of it followed in the course of the week.
drawn: The tail of the dinosaur went on to the next envelope. {child} drew its spikes one after another, and each was the best so far.

= castle
called: the castle
says: “I have been standing here for eight hundred years, and nobody has told me that I might sit down.”
says: “I have four towers, and they are all for looking out. So far it has been mostly sheep.”
says: “A pigeon lives in my best bedroom. It has never once made the bed.”
jump: The castle let down its drawbridge over the gate, walked across on that, and pulled it up behind.
drawn: The top of a castle goes up, along, down, along. {child} went on until there was no more paper to be a castle on.

= cinema
called: the cinema
says: “I have two hundred chairs, and every one of them shuts its mouth when nobody is in it.”
says: “I was told to be quite dark. I left on the little lamps by the stairs, and no one has complained.”
says: “I sweep up a whole bucket of popcorn in the evening. I do not think it was meant to be on the floor.”
jump: The cinema dimmed its lights before the gate, and when they came up again it was the end, and people were finding their coats.
drawn: {child} drew rows of seats for the cinema, and it took so many of them that the picture in front had to be short.

= aquarium
called: the aquarium
says: “I have been looked at by noses all day. They leave a mark, and I rather like it.”
says: “My turtle has been round nine times. It thinks that it is going somewhere.”
says: “My glass is thicker than you would suppose. That is why nobody hears what the fish say.”
jump: The aquarium was poured over slowly from one side to the other, and all the fish stayed in the middle of it, looking out.
drawn: Water cannot be drawn. {child} drew seven fish for the aquarium, and one could see that there was water between.

= library book
called: the library book
says: “I have been read in a bath. I shall not say whose, and I have quite dried out.”
says: “I have a home and I go on visits. I take only what is on my pages.”
says: “You stopped at page twelve. I have been on page twelve ever since, and it is very exciting.”
jump: The library book spread its covers over the gate like a roof, slid down the other side, and lost nobody’s place.
drawn: {child} drew the library book open, like a bird a long way off, and then put in the words, which were waves.

= caravan
called: the caravan
says: “I am a house, but I am one that came along.”
says: “My table is a bed at the moment. If you want anything to eat, you will have to wake it.”
says: “I have never seen where I am going. I only see the back of the car.”
jump: The caravan had every cupboard shut with a click, and went over backwards, with somebody calling left a bit, left a bit.
drawn: A caravan is a loaf of bread with curtains. {child} put a step at the door, because it is high.

= hotel
called: the hotel
says: “I have eighty-one beds, and I have been told that all of them are too tight.”
says: “Somebody has pressed every button in my lift. I stopped at each floor, and it was nice to see them all.”
says: “I make very small soaps. I once tried a large one, and nobody took it home.”
jump: The hotel asked for its key, took the lift to the top of the gate, and came down by the carpeted stairs.
drawn: {child} drew windows for the hotel until they could not be counted, and put one slipper in the door.

= swimming pool
called: the swimming pool
says: “I am deep at one end. I have written it on the wall, since it does not show.”
says: “I have four plasters, a hair band and one goggle. I keep them at the bottom, where it is tidy.”
says: “You all make such waves, and it takes me half the night to get flat.”
jump: The swimming pool climbed out by its own little ladder, dripping, tiptoed across, and got in again on the other side.
drawn: {child} drew the ladder of the swimming pool, and then an arm, and then all the rest was splash.

= water slide
called: the water slide
says: “I hear them at the top, and I hear them at the bottom. In the middle they have no time.”
says: “I go round three times and I come out where the shoes are. I should call that clever.”
says: “I am always wet. I have seen a towel, but nobody has thought of it.”
jump: The water slide went up in three bends and down in one, and arrived with a splash where there was no water.
drawn: {child} drew the water slide like a long noodle, and at the end of it two feet coming out.

= treasure
called: the treasure
says: “I have been under the ground for some time. It is dull, but one is never dusted.”
says: “They walked over me twice. I lay as still as I could, and shone.”
says: “I should like to be found by somebody with clean hands. I am not particular about the day.”
jump: The treasure was dragged up to the gate by its handle, heaved over, and buried again on the other side.
drawn: {child} drew the box for the treasure with its lid up, and did lines all round it, because that is how shining is done.

= map
called: the map
says: “I have the whole country on me, and I was sat on by somebody looking for the way.”
says: “I was folded wrong at lunch time, and there has been a sea in the middle of my hills ever since.”
says: “You are here. I do like saying that.”
jump: The map unfolded itself until one end was on the other side of the gate, and then folded itself up after it.
drawn: {child} drew the map with a river, a tree and a cross, and the cross was where the pencil had wanted to stop.

= coin
called: the coin
says: “I have been in three pockets and a fountain. I liked the fountain, but it did not pay.”
says: “I rolled. When one is round one has to be careful of every floor.”
says: “There is a head on me. We have never met, I am on the inside.”
jump: The coin rolled up one side of the gate on its edge, stood on top for a while, and came down heads.
drawn: The easiest way to draw a coin is round a coin. {child} had none on the blanket, and so it came out as an egg.

= rocket
called: the rocket
says: “I was counted down to one, and then somebody went to the toilet.”
says: “I only go up. For coming down I shall have to think of something.”
says: “I am pointed at the moon. The moon moves, and I have to keep asking.”
jump: The rocket was counted backwards from ten by all the others, and at nought it stepped over.
drawn: A rocket is a pencil standing up. {child} drew round the real one, and added fins and a window.

= planets
called: the planets
says: “We go round. We have been asked if we are not giddy, and the answer is a little, on Thursdays.”
says: “One of us has a ring. It was not a present, it is mostly stones.”
says: “We can see your house from here, but only the side with the roof.”
jump: The planets rolled over the gate from the smallest to the largest, and the one with the ring turned sideways.
drawn: {child} drew the planets round and round an egg cup, and gave one of them a hat brim, and then all of them wanted it.

= doll
called: the doll
says: “I have been undressed since Sunday, and I have kept my shoes on, for the look of it.”
says: “I had a bath, and there is still some of it in my left leg. You can hear it.”
says: “I am always being put to bed. I must be the best rested person in the house.”
jump: The doll held out both arms, was lifted across by somebody, and shut her eyes on the way.
drawn: {child} made the hair of the doll first, all the way down, and then there was not very much doll to be seen.

= cuddly toy
called: the cuddly toy
says: “I am a little flat on one side. That is the side I am fondest of.”
says: “I went in the washing machine once. I saw the same sock go by eleven times.”
says: “I do nothing, and I do it all night, and nobody does it better.”
jump: The cuddly toy was dragged over by one ear, which is how it goes everywhere.
drawn: {child} drew the cuddly toy with all its bald places, since it would not have been the same one without.

= blocks
called: the blocks
says: “We were a tower. We know how it ended, but there was a very good middle.”
says: “The one at the bottom says that it never sees anything. The one on the top says do not breathe.”
says: “We have six sides each and we are not fussy about which.”
jump: The blocks built some steps up to the gate and some steps down again, and so they had nobody left to go over.
drawn: {child} drew the blocks one on top of another up to the edge of the envelope, and the last one had to lean.

= train set
called: the train set
says: “I go to the sofa and back. In between there is a tunnel, and it used to be a shoe box.”
says: “One piece of me is always wanting, and it is always a bend.”
says: “I am stepped over all day. From below people are mostly ankles.”
jump: The train set laid one rail up the gate and one rail down it, rolled across, and took the rails along.
drawn: The rails of the train set are a ladder lying down. {child} drew the ladder in a ring, and it met itself almost exactly.

= toy car
called: the toy car
says: “I did the whole of the skirting board without stopping. The corner was a bit fast.”
says: “I have no engine. I have somebody who goes brrrm, and I have never broken down.”
says: “I spent last week under the fridge. There are two others there, and they like it.”
jump: The toy car was pulled back a little, let go, and went over the gate with its wheels still humming.
drawn: {child} drew the toy car quite as big as it was, and it had room to drive round the stamp.

= marbles
called: the marbles
says: “We roll. We have not been asked to, but there was a floor.”
says: “Each of us has a bit of ribbon inside, and none of us knows what it is for.”
says: “We are eleven when we are in the bag. Outside we have never been counted in time.”
jump: The marbles rolled under the gate with a long rattle, and one came back to see what the noise had been.
drawn: A marble is a ring with a squiggle in it. {child} drew nine, and they all looked as if they were off to somewhere.

= cardboard box
called: the cardboard box
says: “I was only meant to bring the kettle. I have been a ship since then, and a shop.”
says: “It says on me which way is up. Nobody has held me to it.”
says: “Somebody cut me a window. I had no idea that there was all this.”
jump: The cardboard box flapped its four flaps, got as far as the top of the gate, and sat there being a boat.
drawn: The cardboard box took a good many lines, and some of them had to go behind. {child} drew those as well.

= tea set
called: the tea set
says: “I have poured forty cups today, and I am as full as when I began.”
says: “One of my cups is chipped. It is given to the bear, and he has never said a word.”
says: “Do mind, it is hot. I like to say it, and they all like to blow.”
jump: The tea set went over on its tray with every cup chattering, and not a drop was spilled of what was not in it.
drawn: {child} drew the pot of the tea set with its arm on its hip, and beside it three cups, each with one ear.

= bubbles
called: the bubbles
says: “We are on our way to the top of the hedge. We have not thought any farther than that.”
says: “There were nine of us. There were seven of us. We say this without any hard feelings.”
says: “Please do not point. We know that you mean it kindly.”
jump: The bubbles did not jump but were breathed upon, and went over wobbling, each with a small gate inside it.
drawn: {child} drew rings for the bubbles, and a little bent window in each, and none of them burst.

= play kitchen
called: the play kitchen
says: “I have an egg, a fish and half a lemon. With these I have fed the whole family for years.”
says: “My tap does not run. I have found that most people drink up all the same.”
says: “It is nearly ready. It has been nearly ready since I was new.”
jump: The play kitchen shut its oven, held on to its pans, and was walked over, first on one corner and then on the other.
drawn: {child} drew four rings on top of the play kitchen, and then some steam, which it had never had before.

= dressing up
called: the hat
says: “I come down to the nose. It is the noses that are too low, I have always fitted.”
says: “In me one is a king, or else a postman. It depends on how I am sat.”
says: “I have been in the box under the wings all winter, and I am still a little bent.”
jump: The hat was thrown over, turning, and came down on the gate post, where it looked rather well.
drawn: For the dressing up {child} drew the hat, with two shoes a long way underneath, and left the person out.

= beads
called: the beads
says: “We all have a hole in the middle, and it is the making of us.”
says: “Big, small, big, small, big, big. We noticed, but we did not like to say.”
says: “One of us is under the cooker. We have left it a space.”
jump: The beads went over in one long line, and the string came through last and looked about for its end.
drawn: {child} drew the beads one touching the next, and then rubbed out a little so that the string could get in.

= glue
called: the glue
says: “I have held two pieces of egg box all day. They do not talk, but they have grown close.”
says: “My lid is stuck. It is not easy for me to speak about it.”
says: “I look like milk, and then I look like nothing. By that time I am at work.”
jump: The glue got over the gate quite easily, and then it could not let go.
drawn: Glue cannot be seen when it is doing well. {child} drew the pot, and one long drip with a drop at the end.

= crayons
called: the crayons
says: “Blue did all of the sky, and has had to lie down. The rest of us did flowers.”
says: “White would like it known that it has been on every page. One only has to tip them.”
says: “We are none of us pointed any more. We find that it makes us friendlier.”
jump: The crayons rolled over in the order of the box, and yellow, which was tallest, put its head in.
drawn: With a pencil all the crayons come out grey. {child} wrote on each one which it was, and blue got the most letters it could.

= clay
called: the clay
says: “I was a pot, and I was a better pot, and then I was a hedgehog. I think it was the thumb’s idea.”
says: “I come out of the ground. I had never expected to be on a shelf.”
says: “I am drying. Please talk to me as little as possible, I crack.”
jump: The clay was lifted over on its board with both hands underneath, as if it were asleep.
drawn: {child} drew the clay as it came, in a lump, because a lump is still everything.

= sewing
called: the needle and thread
says: “We go in and we come out. We are always so pleased to see the front again.”
says: “There was a knot. It was nobody’s fault, it was all of us together.”
says: “One of us has an eye and the other gets through it. That is how we met.”
jump: The needle and thread went over the gate, and under it, and over it, and so on along to the post.
drawn: {child} drew the needle as one thin line, and the thread went all about the envelope and came back with a loop.

= climbing frame
called: the climbing frame
says: “I hold everyone up. I do it by keeping still, and you would be surprised how few can.”
says: “I had eleven children on me, and a glove. The glove is here yet.”
says: “I have often wondered what I should climb, if I were to. I suppose I am up there already.”
jump: The climbing frame put one of its legs over the gate, then the next, and it had a good many.
drawn: Lines across and lines down, that is a climbing frame. {child} hung a very small person by the knees from one of the lines.

= roundabout
called: the roundabout
says: “I have been a long way today, and I am told that it was all here.”
says: “Faster, they say, and then they say stop. I have just the two friends, and they are the same people.”
says: “Which of you was on the horse? I never get to look behind me.”
jump: The roundabout took a long turn to get started, and went over as a spinning top does, humming, and settled slowly.
drawn: {child} drew the roundabout round and round without lifting the pencil, until it had to be stopped by hand.

`
