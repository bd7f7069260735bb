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

`
