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
says: “The one of us at the bottom never sees anything. The one of us on top says do not breathe.”
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
says: “One of us is white, and has been on every page. You only have to tip them.”
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

= monkey bars
called: the monkey bars
says: “We were meant to be a ladder, and somebody put us up sideways. It has been much more fun.”
says: “The one of us at the far end has met only half of the people that the first one has.”
says: “We are held by everybody and we have never been told by whom. We look up.”
jump: The monkey bars went over hand by hand by hand, and they were all of them hands.
drawn: {child} drew a ladder lying in the sky, and under it ten fingers for the monkey bars to be held by.

= see-saw
called: the see-saw
says: “I was up. I was also down. I cannot tell it to you in any order.”
says: “I like it best with one on each side. With one on one side I am only a bench that leans.”
says: “Ask me yes or no and I shall say yes and no.”
jump: The see-saw lay down across the gate, tipped, and was on the other side before its tail had left.
drawn: {child} drew the see-saw with two strokes, and then somebody low and somebody high, and they had the same smile.

= paddling pool
called: the paddling pool
says: “I have one leaf, nine blades of grass and a small brown football. I call it a harbour.”
says: “I was folded up in the shed all winter, and I have dreamt of being blown up.”
says: “I am quite warm now. They went in to put on jumpers.”
jump: The paddling pool was taken by both edges, walked across with great care, and was only half of it on the other side.
drawn: {child} drew the paddling pool as a flat ring, and in the ring there were seven knees.

= skipping rope
called: the skipping rope
says: “I go over and I go under, and I never look, I leave that to the feet.”
says: “I was not in a knot. I was thinking something over.”
says: “They sing to me. I have always supposed that it is because of my voice.”
jump: The skipping rope turned once, let the gate jump over it, and said that would do.
drawn: {child} drew the skipping rope up one side, over a head and down again, and it looked like somebody in an egg.

= felt tips
called: the felt tips
says: “We have all got the right hats on except two, and those two say that they have as well.”
says: “Some of us is on the table. We were told to stop at the edge, but we were so much in the swing.”
says: “We squeak. It means that we are interested.”
jump: The felt tips went over with a click of each lid, and drew a line along the top of the gate as they went.
drawn: It was strange to draw felt tips with a pencil. {child} did them with their lids on, so that they should not see.

= snow globe
called: the snow globe
says: “It was quite fine this morning, and then somebody picked us up. I mean the house and me.”
says: “I have snow in June, and I never get a day off for it.”
says: “There is a very small man in me. He has been shovelling the same path since I was bought.”
jump: The snow globe rolled over on its round side, and the weather inside it went over the other way.
drawn: {child} drew a ring on a stand for the snow globe, then a house, then dots, and then could not stop snowing.

= remote control car
called: the remote control car
says: “I was told left. I went left. It seems that there is more than one.”
says: “Somebody across the room is thinking of me with two thumbs.”
says: “I am very fast, but rooms are short, and I find that out at the end of them.”
jump: The remote control car drove at the gate, was turned round, drove at it backwards, and went over with one wheel spinning.
drawn: {child} gave the remote control car a long thin whisker on its roof, for that is where it listens.

= computer game
called: the computer game
says: “I have been saved. It was only up to the bridge, but I was touched.”
says: “You fell in the water eleven times, and each time I put you back and kept your hat dry.”
says: “The music is mine. I have just the one piece, and by now we all know it.”
jump: The computer game pressed jump, hit its head on a cloud, got a coin for it, and came down over the gate.
drawn: {child} drew the computer game in little squares, even the clouds, and it took a great many corners.

= hula hoop
called: the hula hoop
says: “I had somebody in me just now. It went by very quickly, all of it, down to the socks.”
says: “I am a wheel that nobody has put anything on. I have come to like it.”
says: “I am the same all the way round. I went to see.”
jump: The hula hoop rolled up to the gate, the gate stepped into it, and there was a good deal of wriggling before they were past.
drawn: {child} drew a large ring for the hula hoop, and a person in it with both arms up, who was surprised.

= sprinkler
called: the sprinkler
says: “I had the washing and the cat, and I was just coming to the grass.”
says: “I never chase anybody. I come round.”
says: “They scream when I look at them. And then they go and stand there for me again.”
jump: The sprinkler went over the gate tsk, tsk, tsk, looking about, and everyone was a little wet.
drawn: {child} drew the sprinkler with dots going up one side and down the other, and below them somebody running with bent knees.

= frisbee
called: the frisbee
says: “I was thrown to somebody. I saw them, and then I saw a bush.”
says: “I am always flat. It is not that I am sad.”
says: “A dog once brought me back, and I was so pleased that I did not mention the teeth.”
jump: The frisbee came skimming over the gate with a fine lean, went round behind the first tree, and did not say when it would be back.
drawn: From the side a frisbee is nothing but a line. {child} drew the line, and then a hat on it, so that it should not be missed.

= computer
called: the computer
says: “One moment. One moment. One moment. I was only thinking which moment.”
says: “I have a mouse, and it has never made a noise. It clicks, but I think that is its knees.”
says: “I can count to anything. Nobody has ever asked me to do it aloud.”
jump: The computer put up its little ring, went round and round before the gate, and then all at once it had been over for some time.
drawn: {child} drew the computer’s letters as small square boxes, and there were so many that the long one at the bottom was a rest.

= doll’s house
called: the doll’s house
says: “I was opened, and they were all in the bath, even the dog.”
says: “My front is a door and my whole front is a door as well. I never know which they will use.”
says: “The lamp in my hall has not worked since I was new, and yet they find their way.”
jump: The doll’s house was carried over level, while everyone inside held on to the furniture.
drawn: {child} drew the doll’s house open, four rooms with a stair between, and a bed so small that it was one line.

= puppet
called: the puppet
says: “I had somebody’s hand in my head all afternoon. It is the only time that I know what I think.”
says: “I have no legs. I have always stood behind something, so it has not come up.”
says: “I said a rude thing to the king. I have no idea where I got it.”
jump: The puppet bowed on the top of the gate, to the left and to the right, and went down behind it as puppets do.
drawn: {child} drew the puppet down to the waist, and there an arm began that was somebody else’s.

= xylophone
called: the xylophone
says: “I begin low and I end high. In between I have been asked to play the same three.”
says: “One of my sticks is missing. I play with what there is, and with a spoon.”
says: “I start with an X. There are very few of us at parties.”
jump: The xylophone ran up the gate from the low notes to the high ones, and came down again, plink, on the last.
drawn: {child} drew the bars of the xylophone from long to short, and it could have been a ladder for somebody getting thinner.

= unicorn
called: the unicorn
says: “I am told that I am hard to find. I was by the window the whole time.”
says: “It is only one horn. I have thought about two, and it would be a cow.”
says: “I can do anything except lie on my front.”
jump: The unicorn went over without touching the gate, turned its head to see who had noticed, and walked into a sheep.
drawn: {child} drew a horse as well as it could be done, and then the horn, and after that it was a very good unicorn.

= steam train
called: the steam train
says: “I can do it, I said, I can do it, I said. It was level, but I like to say it.”
says: “That is not smoke, it is only what I think, when it comes out.”
says: “I drink from a hose as thick as a leg, and nobody asks if I have had enough.”
jump: The steam train came up to the gate slowly, slowly, then quicker, quicker, hooted, and left its breath hanging over the top.
drawn: {child} drew the steam train quite small, so that there should be room above it for all it had to say.

= tube train
called: the tube train
says: “I mind the gap. I was asked to mind it years ago, and it has never got away.”
says: “I know what is under everything. I have been under the zoo, and it is mostly pipes.”
says: “I have heard that there is weather. People bring me some on their umbrellas.”
jump: The tube train went underneath the gate, the field and the next field, and came up to ask if this was the one.
drawn: {child} drew the mouth of the tunnel as a half moon, and in it the tube train’s face, which had only just arrived.

= double decker
called: the double decker
says: “Upstairs they all want to be in front, and downstairs they all want to get off. I try to be both.”
says: “A branch knocks on my window every day at the same corner. I have never been able to stop.”
says: “I ducked for that bridge. I always do, and nobody has thanked me.”
jump: The double decker stood by the gate until everyone had gone upstairs to see, and then it leaned over and was across.
drawn: {child} drew one bus and then another on its shoulders, and so it was a double decker.

= taxi
called: the taxi
says: “Where to, I say. I never get to choose, and I have such a good idea of a place.”
says: “I have had nine people and a harp in me. It was the harp that wanted the window.”
says: “I am yours if my lamp is lit. When it is out, I am somebody’s already.”
jump: The taxi drove up, asked where to, was told over the gate, and went round by the long way.
drawn: {child} put the little lamp on the roof of the taxi first, and then the rest of the taxi under the lamp.

= canoe
called: the canoe
says: “I go where I am pointed and, if nobody points, I go and look at the reeds.”
says: “I am narrow. Kindly do not both look at the duck.”
says: “They paddled on the left, and they paddled on the right, and between them they agreed about me.”
jump: The canoe was carried over on two heads, so that it looked like a very long hat with four legs.
drawn: A canoe is a smile with people in it. {child} drew two, and both of them were looking at the same duck.

= passport
called: the passport
says: “I have a picture in me, and I was told that it must not laugh. It is nearly too much for it.”
says: “I have been stamped. It was sudden, but I am told that it is an honour.”
says: “Everyone asks where I am, and when I am found nobody asks how I am.”
jump: The passport was looked at, front and back, was looked at again, and was let through.
drawn: {child} drew the passport open, with a very serious face in it, and one could see what that had cost.

= roadworks
called: the traffic cones
says: “We stand here in our hats so that no one falls into the hole. It is a very popular hole.”
says: “One of us was put on a statue. It was there all night, and it says that one sees a great deal.”
says: “We stack, when we are off duty. It is how we keep warm.”
jump: The traffic cones went over one at a time, each put down by somebody who had just picked up the last.
drawn: The traffic cones were easy, a point and a plate. {child} drew seven, and then a hole for them to be round.

= crane
called: the crane
says: “I can see five towns. In one of them somebody is hanging out a blue shirt.”
says: “I lift things very gently. They only call me slow because they are not hanging from it.”
says: “I hold out one arm all day. No one has come to shake it, but then it is rather high.”
jump: The crane let down its hook, took hold of itself by the middle, and put itself across with great care.
drawn: {child} filled up the crane with crosses, like stitches, and let the hook down on a string into the next picture.

= bridge
called: the bridge
says: “I am here and I am over there, and I have never been able to say which one is home.”
says: “The river tells me something, but it is always gone before the end of the sentence.”
says: “You stamped, to see if I would hold. I thought that very sensible.”
jump: The bridge put one foot over the gate and left the other where it was, so that all the rest could walk.
drawn: {child} drew the bridge as half a ring and its picture in the water as the other half, and there was a whole ring.

= tunnel
called: the tunnel
says: “Hoo. I beg your pardon, I have been saying that since the children went through.”
says: “I am not dark all the way. I am quite well lit at both ends.”
says: “There is a hill on my back. I have stood under it so long that we are on first names.”
jump: The tunnel lay down before the gate, let it in at one end, and let it out at the other.
drawn: {child} made the tunnel black with the side of the pencil, and it had to be done for so long that one’s hand shone.

= lighthouse
called: the lighthouse
says: “I look at everyone in turn. It is only polite, where there are so many waves.”
says: “I have a hundred and twelve stairs inside, and no one has ever come up them slowly.”
says: “In the daytime I have nothing to do. I stand about in my stripes and am photographed.”
jump: The lighthouse looked at the gate, looked all the way round, looked at the gate again, and stepped over with its one foot.
drawn: {child} drew the lighthouse with its stripes, and two straight lines of light going out of the top as far as the paper did.

= hill
called: the hill
says: “I do not go up. I do not go down, either. That is all people.”
says: “From the top of me you can see another hill. It has been looking this way for some time.”
says: “I had sheep on me, and a family with a flask. The sheep stayed longer.”
jump: The hill did not get up for it, but lay on both sides of the gate, and that was counted.
drawn: A hill is the easiest line there is. {child} drew one, and then a very small person at the bottom with their arms folded.

= theatre
called: the theatre
says: “I am a house with the whole front off. I have a curtain, for when I am being shy.”
says: “They laughed in the right place, and one laughed in the wrong one, and that was the laugh I kept.”
says: “Behind me there is a tree that is only painted. It gets more clapping than the real ones.”
jump: The theatre drew its curtain, there was some bumping, and when it opened the gate was behind and everyone bowed.
drawn: {child} drew the two halves of the curtain for the theatre, and between them one foot in a large shoe.

= circus
called: the circus
says: “I am never anywhere for long. By the time I know where the baker is I am packed.”
says: “I am all up in the air, I know. But I am swept underneath.”
says: “A man in me has nine plates, and not one of them has had dinner on it.”
jump: The circus went over the gate on a rope above it, with an umbrella, and took longer than it had to.
drawn: {child} drew the tent of the circus with flags on, and through the door a leg, upside down.

= funfair
called: the funfair
says: “I play nine tunes, and I am told that one of them would have done.”
says: “My ducks go round and round, and anybody may hook them. They have never been told what for.”
says: “I was a field on Tuesday. I shall be a field on Monday, with rings.”
jump: The funfair came over stall by stall with its lamps swinging, and every horse went up and then down.
drawn: For the funfair {child} drew small rings on strings, all of them lamps, and had no more room for the fair.

= big wheel
called: the big wheel
says: “I have been rolling since ten o’clock and I am still beside the toilets.”
says: “When I stop somebody is always at the top. I try to let it be everyone.”
says: “I am very large, and I go very slowly. I should not like to frighten the field.”
jump: The big wheel rolled off its stand at last, went once over the gate, and came back quickly before it was missed.
drawn: {child} drew the big wheel round a saucer, with baskets on it, and had to think which way up they hang.

= candyfloss
called: the candyfloss
says: “I was a spoonful of sugar, and somebody went round in me with a stick. I can hardly believe the size.”
says: “I do not weigh anything. If you let go of me I should think about it first.”
says: “Part of me is on a nose. I did not choose it, but one sees well from there.”
jump: The candyfloss caught on the gate, and went on longer and longer, and at the other side there was just the stick.
drawn: {child} drew the stick, and then the pencil went round and round and was candyfloss before anyone had told it to stop.

= new book
called: the new book
says: “I have not been opened past the middle. It is like having a room that one has not been in.”
says: “Do mind my back. It has never been bent before, and it says so.”
says: “I was on a table with eleven of me. I was the one on top, I like to think for a reason.”
jump: The new book went over upright, with all its pages shut, so as not to give anything away.
drawn: {child} drew the new book with its corners very sharp, and a little of the story looking out at the side.

= pirate
called: the pirate
says: “I buried it, and I drew a map, and I buried the map. I see now where I went wrong.”
says: “I have two good eyes. The patch is for one of them to sleep.”
says: “Arrr. I say it when I have forgotten a name.”
jump: The pirate went over the gate with a shout, came back for his hat, and went over again in it.
drawn: {child} drew the pirate’s hat, the patch, the beard and the parrot, and there was hardly any face that one had to do.

= fairies
called: the fairies
says: “We live behind the bin, where it is dry. People always look in the roses.”
says: “We are not hard to see. We are hard to see twice.”
says: “Somebody has built us a house out of bark. We have been in, and it only wants a kettle.”
jump: The fairies could have flown, but they climbed up the gate on their hands and knees, since it was a gate.
drawn: {child} drew the fairies as small as the pencil could, and then still smaller ones, for them to look after.

= dragon
called: the dragon
says: “I only breathe out. What comes of it I have never been able to help.”
says: “I should like to be asked to a party in a house made of stone.”
says: “My tail is asleep. It is a long way off, I only had word just now.”
jump: The dragon had wings for it, but held its breath, shut its eyes and climbed over like everyone else.
drawn: {child} drew the bumps all along the dragon from its head to its tail, and lost count, and so did the dragon.

= princess
called: the princess
says: “I have forty rooms, and my other shoe is in one of them.”
says: “I cannot look down, for the crown. If there are ants, somebody must tell me.”
says: “I did feel something in the bed, and it was my own elbow.”
jump: The princess gathered up her dress on both arms, and went over the gate last, and then for a while came the dress.
drawn: {child} drew the dress of the princess first, as wide as the paper, and at the top of it a small face with points.

= action figure
called: the action figure
says: “I can bend both knees and turn my head. I do not do it myself, but I can.”
says: “I had a thing to hold. I have kept my hand ready for it since.”
says: “I was in the bath, I was in a plant, and I was in a shoe. I looked ahead.”
jump: The action figure was thrown over with one arm up, landed on its face, and had one arm up.
drawn: {child} drew the action figure with very big shoulders, and put a line at every place where it bends.

= water fight
called: the water balloons
says: “We wobble. You would wobble, too, if you were all one drink.”
says: “There are three of us left in the bucket. Nobody has said anything, but we think that we are the good ones.”
says: “We were filled up at the tap, and tied. We had just begun to feel like somebody.”
jump: The water balloons were tossed over from one pair of hands to another pair of hands, and each was caught.
drawn: A water balloon is a pear with a knot. {child} drew it with a little shine on one side, so that one saw it was full.

= toy horse
called: the toy horse
says: “I gallop very well, I am told. I do not feel it in the legs.”
says: “I have been combed until I stand up by myself at the top.”
says: “I ate an invisible carrot. There was a second one, but I saved it.”
jump: The toy horse had been waiting for a gate all its life, and went over it with its front feet tucked up.
drawn: {child} drew the toy horse from the left, because from the left it has an ear and an eye and knows one.

= toy animals
called: the toy animals
says: “We are walking along the rug in a row. The pig is first, and has not said where.”
says: “There is only one of each of us, but there are two cows. They have never explained it.”
says: “We stand better on a tray. It is not that we are weak, it is the carpet.”
jump: The toy animals were picked up two by two, hopped over in somebody’s hand, and were put in a row again.
drawn: {child} drew all of the toy animals with the same four legs, and then changed the tops.

= spinning top
called: the spinning top
says: “I was standing quite still, and the room went round. It often does.”
says: “I lean a little before I sit down. It is to see who is looking.”
says: “I have only one foot, and with that I have been all over the kitchen.”
jump: The spinning top hummed up to the gate, hummed along the top of it on one toe, and came down giddy.
drawn: {child} drew the spinning top with its stripes, and then little curved lines on each side, which was the spinning.

= card game
called: the cards
says: “We were held in a fan, and we saw nothing all evening but one chin.”
says: “One of us is a king with two heads. He agrees with himself, for the most part.”
says: “We have been well mixed. The seven has met people that it never hoped to meet.”
jump: The cards went over in one long bow from hand to hand, and the joker came after, alone.
drawn: {child} drew a heart in two corners of the card, and turned the envelope round to do the second one.

= domino
called: the dominoes
says: “We stood up all afternoon, and then we sat down all at once.”
says: “It was he who pushed me, each of us says. At the beginning of us there is an elbow.”
says: “We are only dots. But we do know how many.”
jump: The dominoes stood in a line up to the gate and beyond it, and the going over was passed along.
drawn: {child} drew the dominoes leaning, each upon the next, and gave the last one nothing to lean on but the edge.

= toy boat
called: the toy boat
says: “I have been right across the pond. There was a duck, and it gave way to me.”
says: “My captain is an acorn. It never says anything, but it is always on deck.”
says: “I lean. It is the wind that leans, really, and I go along with it.”
jump: The toy boat was blown over by everyone together, with round cheeks, and its sail leaned all the way.
drawn: {child} drew the toy boat with one sail like a slice of something, and three small waves to keep it busy.

= knitting
called: the knitting
says: “I am a scarf so far. I may be a sleeve, it depends on who gets tired.”
says: “There is a hole in me from Tuesday, when the doorbell went.”
says: “I am all one thread. Please do not pull, I should remember it to the end.”
jump: The knitting went over stitch by stitch, and the ball of wool jumped after it and rolled away.
drawn: {child} drew two needles crossed, and from them for the knitting a great many small hooks, each holding on to the next.

= paper plane
called: the paper plane
says: “I have sums on both my wings. The left one is wrong, and I have never felt it.”
says: “I meant to turn. I did not know that I meant to until I had.”
says: “I have been up on the cupboard. There is a balloon up there that is quite small now.”
jump: The paper plane sailed over the gate, thought of something, and sailed back over it, and had to be thrown again.
drawn: {child} drew the paper plane, and would have liked to fold the drawing, but there was still the rest of the day to go on.

= aliens
called: the alien
says: “I came for a minute. My minutes are longer than yours, I have found.”
says: “I have met a cat and a kettle. I should like to know which of them is in charge.”
says: “I have three eyes, and I get sleepy in one after another.”
jump: The alien went over the gate, asked what it was for, and went over again, knowing.
drawn: Nobody can draw an alien wrong. {child} gave it three eyes and a handbag.

= sleeping bag
called: the sleeping bag
says: “I was rolled up so tight that I could not think, and then somebody let me go. Oh.”
says: “I have a zip all down one side. It stops halfway to see if anyone is caught.”
says: “I hold one person and one sock. The sock is always from last time.”
jump: The sleeping bag hopped up to the gate with both feet together, hopped, and lay down on the other side.
drawn: {child} drew the sleeping bag like a pea pod, with one face at the end of it where the first pea would be.

= seagull
called: the seagull
says: “I was not looking at the chip. I was looking at the sea, which is behind the chip.”
says: “I have two legs. I keep one of them for best.”
says: “I was laughing at something else. I generally am.”
jump: The seagull could have flown over, but walked, with its hands behind its back, as though it had not seen a gate.
drawn: Far off a seagull is two bent lines. {child} drew nine of those, and one that had come near and had a face.

= car journey
called: the car
says: “I have been on the motorway since breakfast. It is very like the motorway we were on before.”
says: “They asked if we were nearly there. I did not know, I only have the clock.”
says: “There is a raisin under my back seat. It has been to the sea three times.”
jump: The car stopped before the gate, so that somebody could go behind the hedge, and after that it drove over.
drawn: {child} drew the car with everything tied on its roof, and the roof had to be drawn first, to hold it.

= hide and seek
called: the curtain
says: “I had two feet today, in socks. I have never had feet before.”
says: “Somebody stood behind me and breathed. I hung as straight as I could.”
says: “They looked in the bath, and under the bed, and I knew all the time.”
jump: The curtain billowed up before the gate, hung over it for a moment, and had feet when it came down.
drawn: {child} drew the curtain in long lines from top to bottom, and under the last of them ten toes.

= lift ride
called: the lift
says: “I go up to fetch one, and I go down to fetch another. We have never all been in the same place.”
says: “I have a mirror in me. Everybody looks into it, and nobody says so.”
says: “Somebody pressed all my buttons. I was so happy that I rang.”
jump: The lift shut its doors in front of the gate, said nothing for a bit, and opened them behind.
drawn: {child} drew the doors of the lift shut, with two arrows beside them, and a queue of very straight people.

= deckchair
called: the deckchair
says: “I fold three ways, and two of them are wrong. I never say which.”
says: “I had a grandfather in me with a hat on his face. We both saw stripes.”
says: “I look out to sea all day, and I have never had wet feet. I think it is coming, though.”
jump: The deckchair was carried to the gate, put up, put up again the other way, and sat down on the far side.
drawn: {child} drew the stripes of the deckchair first, hanging in the air, and then some sticks for them to hang on.

`
