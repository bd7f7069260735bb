/** As ./index.ts describes. */
export const homeVoices = `
= wobbly tooth
called: the wobbly tooth
says: “I am thinking of going. I have been thinking of it since breakfast, and the tongue keeps asking.”
says: “The others stand up straight all day. I should like to know how they bear it.”
says: “I lean. It is not laziness, it is a way of looking round.”
jump: The wobbly tooth leaned forward and back, forward and back, and at the last forward it simply went over.
drawn: A tooth is easy, but a wobble is not. {child} drew the wobbly tooth twice in the same place, and that was it.

= plaster
called: the plaster
says: “I cannot tell you what is underneath me. I was asked in confidence.”
says: “I shall hold on until the bath, and then I can promise nothing.”
says: “I came in my own envelope. How many people can say that?”
jump: The plaster got one end over the gate and stuck there, and the other end had to come round and fetch it.
drawn: Two round ends, a square in the middle, and dots. {child} made more dots on the plaster than it has.

= bath
called: the bath
says: “I was filled to the top and then they let it all go. I had only just got warm.”
says: “People get in and people get out. I should like to go somewhere myself.”
says: “I have four feet, or I would have, if anybody had thought of it.”
jump: The bath slid up to the gate, tipped, slopped, and came down on the far side with nearly all its water.
drawn: {child} drew the bath from the side, so one could only see a long box, and two knees above it.

= hair wash
called: the shampoo
says: “I smell of apples. I have never met an apple, but I am told that it is a good likeness.”
says: “I am a small blob at first. Please wait before you judge me.”
says: “Every time I have made a really tall hat of myself, somebody fetches the water.”
jump: The shampoo went over as one blob and came down as four hundred bubbles, each a little after the one before.
drawn: For the shampoo {child} drew circles, and circles on those, until nobody could have found the head.

= toothbrush
called: the toothbrush
says: “I have been right to the back. It is dark there, but I know my way.”
says: “Up, down, round. I could do it in my sleep, only nobody would hold me.”
says: “I live in a cup and look at a tap. It is a better view than it sounds.”
jump: The toothbrush hopped up, brushed the top of the gate from one end to the other, and came down on the far side.
drawn: One long line and a great many short ones. {child} gave the toothbrush more bristles than there was room for.

= potty
called: the potty
says: “I am always in. I think that is the most useful thing about me.”
says: “I have been called a hat. Only once, and not for long.”
says: “From down here I see mostly feet, and I know everybody by them.”
jump: The potty turned itself upside down, walked over the gate like a hat with feet, and turned itself back.
drawn: The potty looks like a bowl on paper, or like a boat. {child} drew its handle, and then it could only be one thing.

= toilet
called: the toilet
says: “I do not mean to be so loud. I have a great deal to say and I say it all at once.”
says: “When I have roared I hiss for a bit, and that is me counting.”
says: “There is a queue for me in the mornings. One gets used to being wanted.”
jump: The toilet took its lid up, thought, put its lid down again, and was over before anyone had seen it move.
drawn: {child} drew a seat, a lid and a box behind. The roar of the toilet was hard, so that became a curly line.

= tooth fairy
called: the tooth fairy
says: “I never come by the stairs. Too many of them creak, and I have a full list.”
says: “I know every pillow in the street by its corners.”
says: “I weigh about as much as a stamp. On the way home, a stamp and a tooth.”
jump: The tooth fairy went over without touching, and was on the other side before the gate had noticed her.
drawn: Nobody has seen the tooth fairy, so nobody can say that it is wrong. {child} drew a bag first, and wings on it.

= haircut
called: the haircut
says: “I am what is left. The rest of me was swept up.”
says: “I felt the wind today in a place where I had never felt it.”
says: “By next month nobody will see me any more. I shall have grown out of myself.”
jump: The haircut went over very neatly, straight along the edge and level on both sides, and looked round for a mirror.
drawn: The head goes first and the haircut on top of it. {child} drew every hair as a line, and all of them ended together.

= plaits
called: the plaits
says: “We go over and under, over and under. It is the only way we know to get to the bottom.”
says: “We have spent the whole day behind somebody. We have seen where everyone has been.”
says: “There were three of us, then there was one. We are still not sure how that was done.”
jump: The plaits went the one over and the other under, because that is how they had been taught.
drawn: {child} drew the plaits as two rows of small hearts, one under another, with a knot at the end.

= nits
called: the nits
says: “We are very small, and yet everybody stops what they are doing when we come.”
says: “We never jumped, whatever they say. We walk. It is a long way from ear to ear.”
says: “We saw the comb. It was like a fence that came towards us.”
jump: The nits do not jump, so they walked up the gatepost in a line and down the next one.
drawn: {child} drew the nits as dots, and then one of them much bigger, with feet, so that people would understand.

= scab
called: the scab
says: “I am a lid. I shall come off when I am ready and not a minute before.”
says: “Below me there is building going on. I have been asked to keep the roof shut.”
says: “I have been looked at eleven times today. I had no idea I was so interesting.”
jump: The scab went over stiffly, with one edge up, and would not be hurried.
drawn: A leg is two lines. {child} put the scab in the middle, and pressed so hard with the pencil that it shone.

= bruise
called: the bruise
says: “I was blue when I got up. I am considering green.”
says: “I did not make any noise. That was the table.”
says: “In a week I shall be gone, and I have not even decided on a shape.”
jump: The bruise rolled over the gate like a small cloud, blue on this side and a little greener on the other.
drawn: {child} rubbed the bruise in with the side of the pencil, then with a thumb, and the thumb was best.

= plaster cast
called: the plaster cast
says: “I used to be white. Now I have been written on, and I cannot read what I say.”
says: “Knock on me. I like to answer.”
says: “I am holding something together. Please excuse me if I do not bend.”
jump: The plaster cast swung over all in one piece, and knocked on the gate with its elbow as it passed.
drawn: A plaster cast is a thick arm with no wrinkles. {child} wrote names on it, very small, and one was a dog’s.

= crutches
called: the crutches
says: “We go first, and we wait. It is good manners, and it is also how we work.”
says: “We have rubber feet. Indoors they squeak, and we are sorry about that.”
says: “Leave us against a wall and we slide. We have tried to think of something else.”
jump: The crutches went click over the gate and click down again, and then waited for the rest of somebody to come.
drawn: Two long lines with a handle in the middle. {child} leaned the crutches on the edge of the paper, so they would stay up.

= wheelchair
called: the wheelchair
says: “I can turn right round on the spot. I do not always need to, but I can.”
says: “I leave two lines behind me wherever I go. I like people to know the way.”
says: “I have been through a puddle, and I brought a good deal of it indoors.”
jump: The wheelchair took a run, tipped its small wheels up and sailed over, and on the other side turned once round.
drawn: Big circles are hard and spokes are easy. {child} drew the wheelchair going fast, with lines behind it.

= glasses
called: the glasses
says: “We have seen everything today. We could tell you how many leaves there were.”
says: “We sit on a nose. It is a slope, and we are always on our way down it.”
says: “When we are taken off, we fold our arms. It is not that we are cross.”
jump: The glasses unfolded, looked over the gate first, saw that it was all right, and followed.
drawn: Two circles and a little bridge. When {child} had drawn the glasses, they looked back, though nobody was in them.

= hearing aids
called: the hearing aids
says: “We heard the crisps being opened two rooms away. We passed it on at once.”
says: “We bring in everything. What to do with it is for somebody further in.”
says: “At night we lie in a box. It is the only quiet we get.”
jump: The hearing aids heard where the gate was, went over the left one first, and played their small tune on landing.
drawn: An ear is all bends. {child} drew the hearing aids behind two of them, like a cat behind a curtain.

= inhaler
called: the inhaler
says: “I say one word, and I say it well.”
says: “I travel in the front pocket. I have been to most places, in the dark.”
says: “Shake me first. I like to be properly awake before I speak.”
jump: The inhaler shook itself, said puff, and rose just as high as it needed to.
drawn: The inhaler is a bent tube, like a tap for air. {child} drew the puff as well, though it has no edge.

= doctor
called: the stethoscope
says: “I have listened to forty hearts today, and every one of them was in the middle of something.”
says: “I am cold. I have been breathed on and rubbed, and I am cold.”
says: “I have two ends for ears and one for hearts. I never mix them up.”
jump: The stethoscope listened at the gate, heard nothing wrong with it, and looped itself over, ears first.
drawn: It is a Y with a coin at the bottom. The stethoscope on {child}’s paper was longer than the doctor.

= jab
called: the cotton wool
says: “I came afterwards. I always come afterwards, and I am always told to press.”
says: “I was in a jar with all the others, and then I was the one.”
says: “I weigh nothing. I have to be held on or I go off with the draught.”
jump: The cotton wool was blown over by somebody’s breath, and was in no hurry to arrive.
drawn: Cotton wool is a cloud that is too small for rain. {child} drew an arm next to the cotton wool, to show the size.

= thermometer
called: the thermometer
says: “I was asked again. I gave the same answer, with one small change at the end.”
says: “I know thirty-six and I know forty. I should like to see a hundred.”
says: “I beep when I am sure. I have never beeped out of turn.”
jump: The thermometer went up by one, and by another one, until it was higher than the gate, and then it beeped.
drawn: {child} drew the thermometer with all its little lines, and ran out of room at the high end.

= runny nose
called: the tissues
says: “As soon as one of us is pulled out, the next one has to stand up and look.”
says: “We live folded into each other. None of us knows where we stop.”
says: “I am the top one. I have been the top one for nearly a minute.”
jump: The tissues went over one by one, and each pulled the next one up by the hand.
drawn: The box is a box. The tissues come out of the top like a small ghost or a sail, and {child} drew a sail.

= sneeze
called: the sneeze
says: “I nearly came at eleven. Everybody was waiting, and I lost my nerve.”
says: “I do like to be announced. The face does it for me.”
says: “I have never seen what I look like. All the eyes are shut.”
jump: The sneeze came up to the gate, stopped, went back, came up again, and was over before anyone could say bless you.
drawn: One draws the face first, all crumpled. For the sneeze {child} made dots, with a lot of noise.

= chickenpox
called: the spots
says: “We came one at a time. We did not want to be a bother all at once.”
says: “We have been dabbed with something pink. We thought it suited us.”
says: “No chicken was told about us. We have asked.”
jump: The spots went over here and there, a few at first and then some more, in no kind of order.
drawn: {child} drew a person first and then the spots. When the person was full, the spots went on outside.

= tummy ache
called: the hot water bottle
says: “I gurgle too. We had a long talk, the tummy and I, and I think we understood each other.”
says: “I have been hugged since four o’clock. I was hot then. I am only fond now.”
says: “I wear a knitted jumper to bed. Without it I am mostly rubber.”
jump: The hot water bottle slopped to one end, slopped to the other, and poured itself over in its jumper.
drawn: A hot water bottle is a cushion with a neck. {child} drew it lying down, since it never stands.

= x-ray
called: the x-ray
says: “I saw right through the jumper. I did not look at the pattern at all.”
says: “I am black and white and mostly bones. I have been held up to a lamp and admired.”
says: “I know a hand from the inside. It is a good deal longer than you would think.”
jump: The x-ray had only to look at the gate, and it was through it.
drawn: An x-ray ought to be white on black. {child} drew the bones and then had to do all the dark round them.

= dentist
called: the dentist’s chair
says: “I lean back further than any chair I know. After that people look at the ceiling.”
says: “Somebody makes me go up with one foot. I should like to do it by myself.”
says: “I have a small round basin beside me. It swirls. I am very proud of it.”
jump: The dentist’s chair went up, and up, and a little more up, leaned back, and slid over feet first.
drawn: {child} drew the dentist’s chair from the side, with a lamp on a long bent arm that had too many elbows.

= blanket
called: the blanket
says: “My corner has been in a puddle, a bus and some jam. The rest of me only heard about it.”
says: “I was washed once. It took me weeks to smell like myself again.”
says: “I keep things warm. I do not need to be told which things.”
jump: The blanket was dragged up to the gate by one corner, hung over it for a while, and slid down on the other side.
drawn: {child} drew the blanket as a square with one corner darker than the rest. That one took the longest.

= pillow
called: the pillow
says: “I have a cool side. I am saving it.”
says: “All day I lie here plumped up for nobody. About seven it begins to make sense.”
says: “I hear a great deal through one ear, and I repeat none of it.”
jump: The pillow sank down on top of the gate, as if to stay, and went on sinking until it was over.
drawn: A pillow has four corners and is fat in between. {child} drew a dent in it, and it was clear who had been there.

= pyjamas
called: the pyjamas
says: “We have never been anywhere by day, except once to the bin, under a coat.”
says: “We are the bottom half and the top half. We meet at about the tummy.”
says: “Nobody has ever hurried in us. We think that it is the stripes.”
jump: The pyjamas went legs first, the top came after with its arms up, and on the far side they met in the middle.
drawn: {child} drew the pyjamas lying flat, with nobody in them, and put in every one of the stripes.

= dummy
called: the dummy
says: “I was under the car seat. There is a raisin there, and we got to know each other.”
says: “People look for me with torches. I lie quite still and let them.”
says: “I go up, I go down. It is not much, but I have never heard a complaint while I did it.”
jump: The dummy bounced once on its rubber end, flew over with its ring up, and rolled off under something.
drawn: A dummy is a button, a ring and a bulb. {child} drew the ring last, and it came out bigger than the rest.

= bottle
called: the bottle
says: “I have lines up my side. I am the only one here who knows exactly how full I am.”
says: “When I am nearly empty I squeak. It is air, and it is not rude.”
says: “I have been stood on my head to dry. One sees the kitchen quite differently.”
jump: The bottle tipped a little, and a little more, and a little more, and at the last it was over.
drawn: A bottle is tall, and thin at the top. {child} drew the milk in it slanting, as it is when it is wanted.

= big bed
called: the bed
says: “I have a middle and two edges. I recommend the middle.”
says: “I was in pieces, in a box, with a bag of screws. I prefer it like this.”
says: “I am long. Nobody has been down to my far end yet, except a sock.”
jump: The bed went at a walk on its four legs, with the covers tucked in so that nothing fell out.
drawn: {child} drew the bed from above, because from the side one could not have seen who was in it.

= bunk bed
called: the bunk bed
says: “I am two beds, but there is only one of me. I have had to think about that.”
says: “Upstairs I touch nearly everything, and downstairs I am nearly a cave.”
says: “I have my own ladder. The sofa hasn’t.”
jump: The bunk bed used its own ladder, first the top bunk and then the bottom, which said that it was always last.
drawn: Two beds, one over the other, and the ladder. {child} drew so many rungs that one could have climbed to the moon.

= night light
called: the night light
says: “I start when the others stop. By day I am a thing in a plug and nobody gives me a look.”
says: “I do one wall. I do it thoroughly.”
says: “I have seen everybody in this house asleep. They are all very good at it.”
jump: The night light floated over, and the gate had a shadow for a moment, and then it had none.
drawn: How does one draw a light in pencil? {child} drew everything round it dark, and left the night light out.

= curtains
called: the curtains
says: “There are two of us. We meet every evening and part every morning, and have never quarrelled.”
says: “We know what is outside, and we know what is inside. Nobody else here knows both.”
says: “We leave a gap of one finger. It is for the morning, so that it need not knock.”
jump: The curtains opened in the middle, let the gate go through, and closed again behind it.
drawn: Curtains are lines that all go down. {child} drew the two of them nearly meeting, and one star in the gap.

= wardrobe
called: the wardrobe
says: “I am full of sleeves. Not one of them has ever waved.”
says: “I creak at night. I am only putting my boards where I like them.”
says: “They say that I should be tidied. I thought that I was more of a surprise.”
jump: The wardrobe went over with its doors shut, and all the way the hangers rang inside it like small bells.
drawn: The wardrobe is tall and has two doors. {child} left one of them open a bit, and drew a sleeve.

= shadow
called: the shadow
says: “I have been trodden on since morning, and it made no difference to me.”
says: “At noon I am short and at teatime I am a giant. I do nothing for it.”
says: “I go up walls without using my knees. Nobody has ever clapped.”
jump: The shadow did not jump at all. It lay flat, slid underneath, and was there before the others.
drawn: {child} drew a person first, and from its feet the shadow, lying down. It had the same ears.

= stairs
called: the stairs
says: “We have been up and down all day, and never left the house.”
says: “There are thirteen of us, or twelve. It depends on whether you count the floor.”
says: “One of us talks. We have asked it to stop, but it says that it is only answering.”
jump: The stairs went up to the gate as stairs and came down from it as stairs, and creaked in between.
drawn: Along and up, along and up. {child} drew the stairs right into the corner of the paper, and had nowhere to arrive.

= own room
called: the room
says: “I have four corners and I know what is in three of them.”
says: “I was an echo first. Then they brought the bed, and I thought, oh, that is what I am.”
says: “When the door shuts, I begin. When it opens, I am only the end of the landing.”
jump: The room went over with its door closed, and everything in it slid to one side and slowly back again.
drawn: {child} drew the room with one wall missing, so that one could see in. It is how rooms are done.

= painting the bedroom
called: the paint
says: “I was one colour in the tin. Let me dry, and then we shall see.”
says: “There is some of me on the skirting board. We agreed not to mention it.”
says: “I have covered a whole wall, and I am as thin as a breath.”
jump: The paint ran over the gate from the top, in one wide stripe, and left it a different shade.
drawn: {child} drew the tin with the paint running down its outside. The wall was only the rest of the paper.

= moving boxes
called: the moving boxes
says: “I say kitchen on my side. There is a boot in me, but nobody asked.”
says: “We have been carried by the bottom and dropped on the corner. This end was up.”
says: “Tomorrow somebody will open one of us and say, so that is where it was.”
jump: The moving boxes went one on top of the other, like stairs, and the last one climbed up the rest.
drawn: Boxes are quickly done. {child} wrote something on every moving box, and after that nobody knew what was in them.

= keys
called: the keys
says: “We were in the coat all the time. We jingled, but they were shouting.”
says: “I know one door. I have tried myself in others, and it was very awkward.”
says: “There are five of us, and one that nobody remembers. It comes along everywhere.”
jump: The keys tried the gate first, one after another, and when none of them fitted they swung over on their ring.
drawn: {child} drew a ring, and the keys all round it. Every one got teeth, and no two had the same.

= sofa
called: the sofa
says: “I have a pencil, a coin and a grape. I am not hiding them. I am keeping them.”
says: “I have been a ship and a shop. I should not mind being a sofa for a bit.”
says: “Everybody has a place on me. Mine is underneath.”
jump: The sofa heaved itself up with a groan, sat on the gate for a minute, and came down cushions last.
drawn: A sofa is a long mouth with arms. {child} drew the cushions square and the sofa round, and they got on.

= telly
called: the telly
says: “I show everybody everything, and I have never seen any of it. I face the wrong way.”
says: “I have watched the sofa all day. It was a good one, and towards the end there were crisps.”
says: “One dot of me stays awake. It is red, and takes its work seriously.”
jump: The telly showed a picture of itself going over, and when people had watched it, it was on the other side.
drawn: {child} drew a box and, in the box, a smaller room with a smaller telly. There it became too small to go on.

= washing machine
called: the washing machine
says: “I have turned the same sock eighty times. I think that it has begun to like it.”
says: “At the end I run as fast as I can, and have never yet got to the door.”
says: “Two socks go in. I do not wish to talk about what comes out.”
jump: The washing machine shook, walked, shook harder, and hopped over sideways with its hose behind it.
drawn: A square with a circle in it. {child} filled the circle of the washing machine with round lines and one sleeve.

= hoover
called: the hoover
says: “I have eaten a button and eleven beads, and I was still asked to do under the bed.”
says: “People lift up their feet when I come. I take it as a greeting.”
says: “I know that I am loud. Inside, I am mostly fluff.”
jump: The hoover bumped into the gate twice, was lifted over by the handle, and its tail came after for a long time.
drawn: {child} drew the hoover small and its tail long, three times round the paper and off at the edge.

= hand dryer
called: the hand dryer
says: “I know I shout. I have tried to do it softly, and nothing got dry.”
says: “I hang on a wall and wait for hands. They wave at me, and then they leave.”
says: “I have only ever seen people for as long as they were wet.”
jump: The hand dryer blew at the ground as hard as it could, rose up roaring, and came down in a sudden hush.
drawn: The hand dryer is only a box. {child} drew the noise as well, and for that the box was too small.

= hairdryer
called: the hairdryer
says: “I made a parting, and then I unmade it. I do not aim, I just breathe.”
says: “They all say what, what, when I am on. I have no idea what they are asking.”
says: “I get hot and then I get put on a hook. It is a short life but a busy evening.”
jump: The hairdryer blew itself over backwards, with its cord behind it like the string of a kite.
drawn: {child} drew the hairdryer like a fish with a handle. In front of it, all the lines leaned away.

= smoke alarm
called: the smoke alarm
says: “It was toast. I could not have known that it was toast. I would do it again.”
says: “I have a very good nose and nothing else. I think about smells all night.”
says: “I blink so that you know I am here. Nobody blinks back.”
jump: The smoke alarm sniffed at the gate, found only wood, gave one small beep and let itself be passed over.
drawn: On the paper the smoke alarm was a round thing with one dot. {child} drew the ceiling too, so it had somewhere to be.

= doorbell
called: the doorbell
says: “I am pressed out there, and I ring in here. I have never seen the two of me together.”
says: “I do not know who it is either. I only know that they have a finger.”
says: “Ding is my idea. Dong just follows.”
jump: The doorbell said ding on this side of the gate and dong on the other.
drawn: A doorbell is a very small circle. {child} drew a finger coming up to it, and the finger took the space.

= wellies
called: the wellies
says: “We have been in up to here. A bit further and it would have been in us.”
says: “I am the left one. I have been the right one since lunch, and I liked it.”
says: “There is a stone in my toe. It got in at the woods and means to stay.”
jump: The wellies went over with a squelch and a squelch, and the second one poured itself out on the top.
drawn: {child} drew the wellies like two fat letters L. They faced each other, and it looked like a talk.

= trainers
called: the shoes
says: “We walked one after the other all day. Neither of us can say who won.”
says: “I squeaked. It was the floor’s fault, but I squeaked first.”
says: “We began in a box with paper. It rustled, and we thought that this was what outside would be like.”
jump: The shoes took the gate one at a time, and each waited on the other side with its tongue out.
drawn: A shoe is a boat with holes. {child} drew both of them with the laces in, and that was mostly crosses.

= light up trainers
called: the light up shoes
says: “We flash at the back. We are told that it is wonderful. We are always in front of it.”
says: “When you stop, we stop. In the dark that is a pity.”
says: “Somebody banged a door, and we lit up by mistake. We hope that nobody saw.”
jump: The light up shoes landed on the other side, and for a blink one could see the whole field.
drawn: {child} drew the light up shoes with lines round the heels, as one does for the sun.

= laces
called: the laces
says: “We were tied at eight. At nine we were not. Nobody can prove anything.”
says: “I go round him and he goes under me. It sounds easier than it is.”
says: “We have been in a puddle, both of us, and it was mostly because of him.”
jump: The laces made two loops, crossed in the middle, and pulled each other over.
drawn: Laces are wiggly lines, and those nobody can get wrong. {child} drew the bow, and it looked like a butterfly.

= coat
called: the coat
says: “There is something in my pocket from last winter. I am not allowed to say what.”
says: “I was carried. I was brought along for the cold, and then there was none.”
says: “I hang in the dark by one loop at the neck. It is more restful than it looks.”
jump: The coat put one arm over the gate, felt about for the other one, and followed in a heap.
drawn: {child} drew the coat with its arms out, as if it were glad. The buttons went all the way down.

= zip
called: the zip
says: “I have more teeth than anyone in this house, and have never had a bite.”
says: “At the bottom I have to be helped. At the top I have to be stopped.”
says: “I caught a bit of the lining. I am sorry. It was right beside me.”
jump: The zip opened the gate from the top to the bottom, went through, and closed it again behind.
drawn: Little lines from the left, little lines from the right. {child} left the zip open at the top, for breathing.

= odd socks
called: the socks
says: “We are a pair, more or less. It was dark in the drawer, and we liked each other.”
says: “I am on my way down. By supper I shall be in the shoe altogether.”
says: “The other one like me went into the wash. I expect that it is travelling.”
jump: The socks hopped, as one does who has only one foot, and on the top of the gate they changed sides.
drawn: A sock is a tube that has thought better of it. {child} gave one of the socks stripes and the other spots.

= hat
called: the hat
says: “I was on, I was off, I was in a bag. I was sat upon. I am on again.”
says: “When there is no head in me, I keep its place.”
says: “I know what goes on in there. It is very warm, and there is a song.”
jump: The hat was thrown up, as hats are, turned over twice, and came down on the gatepost, and then on the next one.
drawn: A hat is easy as long as it need not sit on anybody. {child} drew it hovering.

= scarf
called: the scarf
says: “I went round twice. I have a long end and a short end, and each of them thinks that it’s the start.”
says: “I have been breathed in. I know what was said, and I shall keep it.”
says: “Give me a wind, and I am nearly a flag.”
jump: The scarf laid one end over the gate, and the other end did not hear about it until later.
drawn: {child} began the scarf at the left edge and made stripes, and there was still scarf when the paper stopped.

= mittens
called: the mittens
says: “We are four to a room in here, and the thumb lives next door.”
says: “One of us was on a railing. A lady had put me there, so that I could look out.”
says: “We have touched a fence, and a gate, and a nose. The nose was the coldest.”
jump: The mittens went up the one sleeve and down the other, on their string, and never saw the gate at all.
drawn: {child} laid a hand on the paper, fingers together, and went round it. That was the mitten, with hardly any trouble.

= tights
called: the tights
says: “We begin at the toes, and it is a long way. Half-way up somebody always needs a rest.”
says: “We had a wrinkle at the ankle. We had it all day, and nobody came.”
says: “When there are no legs in us, we still know where the knees go.”
jump: The tights stretched one leg over, and stretched, and stretched, and then the rest came all at once.
drawn: Two long tubes that meet at the top. {child} drew the tights with the feet turned in, as though they were shy.

= jumper
called: the jumper
says: “I make it night for a moment, every morning. That is how heads are.”
says: “I was tied round a middle. My arms were in front and I did not see much.”
says: “I am all one thread. I try not to think about it.”
jump: The jumper pulled itself up over its own head, and when it came out again it was on the other side.
drawn: {child} drew the jumper with its arms straight out, like a letter T that has been fed.

= itchy label
called: the label
says: “I say thirty degrees and no ironing. I say it all day, and to a neck.”
says: “I only wanted somebody to read me. It is why I tickle.”
says: “I am smaller than a stamp, and I have been talked about more than the whole shirt.”
jump: The label could not go by itself, so it stuck out at the back of something and was carried over.
drawn: {child} drew a very big label and wrote on it, and under it a quite small shirt.

= party dress
called: the dress
says: “I went up like a plate. I should have gone up further, but there was a table.”
says: “I hung on a door for a week. I am not made for doors.”
says: “I rustle. It is so that people know that something is coming.”
jump: The dress turned and turned until it stood straight out all round, and was lifted over like a seed.
drawn: A dress is a triangle that has been invited somewhere. {child} made the hem wavy, because it was still turning.

= cape
called: the cape
says: “I am always behind. I have no idea what we are saving.”
says: “If nobody runs, I hang. If anybody runs, I am tremendous.”
says: “I was caught in a door today. A cape feels that more than others do.”
jump: The cape came running with nobody in it, lifted, spread itself out, and took far more room than it needed.
drawn: {child} drew the cape blown to one side. The person in it was small, with very busy legs.

= swimming costume
called: the swimming costume
says: “I live among the vests. I have told them about water, and they think that I am making it up.”
says: “I was rolled up in a towel. It was dark, and then it was wet and everybody shouted.”
says: “I dry from the top. My lowest bit is always the last to believe it is over.”
jump: The swimming costume held its breath, although there was no water, and dived over the gate with its straps behind it.
drawn: The swimming costume has three holes and no middle. {child} drew drops coming from it, and a lake where they went.

= umbrella
called: the umbrella
says: “I cannot open slowly. I have tried. I think about it, and then I am open.”
says: “I hold off the rain, and it drums on me. I think it is applause.”
says: “I have been left on a bus. I went to the end and back, and it was very interesting.”
jump: The umbrella opened with a jump, and the jump was high enough for the gate as well.
drawn: {child} drew the umbrella as half an orange with a hook, and then the rain, everywhere except underneath.

= raincoat
called: the raincoat
says: “I let nothing in. I am strict, but I have to be.”
says: “I rustle when I walk. I have never been able to hear what anybody tells me.”
says: “Drops have sat on me for an hour, waiting for someone to join them.”
jump: The raincoat rustled up one side and rustled down the other, and not a drop came off.
drawn: {child} made the raincoat very wide and gave it a pointed hood, and drops that stopped short of it.

= rucksack
called: the rucksack
says: “I ride on a back, so I only ever see where we have been.”
says: “I have a banana in me. I have said so, but I am on the floor now.”
says: “I have a small pocket. There is a stone in it, and I carry that for pleasure.”
jump: The rucksack swung itself up by one strap, sat astride the gate a bit, and slid down heavily, bottom first.
drawn: A rucksack is a big pocket with pockets. {child} drew them one inside another until there was no room for anything.

= buttons
called: the buttons
says: “I was done up one too high. So all of us moved up one, and nobody said a word.”
says: “I hang by a thread. I am not worried, I just mention it.”
says: “I have four holes and I look out of all of them.”
jump: The buttons rolled up in order of size, turned sideways, and slipped through between the bars.
drawn: Nothing is as easy as the buttons: a circle, and dots in it. {child} drew a whole row, and they stared.

= towel
called: the towel
says: “I was dry when I began. I have given it all away.”
says: “I hold somebody for one minute every day, all round. I do not think anyone does it as well.”
says: “I hang on a rail with my name side to the wall.”
jump: The towel flapped once, hung over the gate as over any rail, and was pulled off on the other side.
drawn: {child} drew the towel with a fringe at both ends, and out of the top looked a nose.

= rubber duck
called: the rubber duck
says: “I have been to the bottom. I did not stay. I never stay.”
says: “I look straight ahead. So far it has always been taps.”
says: “There is some water in me from an earlier bath. I keep it for company.”
jump: The rubber duck waited until there was enough water, and floated over, looking straight ahead.
drawn: A two will do, with a beak to it. {child} drew the rubber duck’s eye last, and it looked straight ahead.

= bubbles in the bath
called: the bath bubbles
says: “We were a beard. Before that we were a drop of something green.”
says: “There were thousands of us a moment ago. Please talk quickly.”
says: “I have a window in me, quite small, with the whole bathroom in it.”
jump: The bath bubbles went up in a heap, and what came down behind the gate was a smaller heap.
drawn: {child} drew the bath bubbles as circles and went on drawing circles. There was a bath once, under there.

= shower
called: the shower
says: “I am the only rain in the house. I try not to be proud of it.”
says: “I start cold. It is just that I have come a long way, through the wall.”
says: “Everybody sings when I am on. I have thought for years that it was me.”
jump: The shower stretched its long bendy neck over the gate, and the rest was pulled along behind.
drawn: {child} drew the shower like a flower that hangs its head, and lines from it down to the ground.

= nail clippers
called: the nail clippers
says: “I say click, and a small moon flies off. I have no idea where they all go.”
says: “There are twenty of them, and I had done eleven when somebody had to run about.”
says: “I am all mouth. But I bite only what I have been shown.”
jump: The nail clippers went click, sprang off the ground, and were found, after a search, on the other side.
drawn: {child} drew a hand and, on every finger, a nail like a little window. The nail clippers were only a beak.

= nappy
called: the nappy
says: “I am thick. It is so that people may sit down suddenly.”
says: “I come out of a bag with forty others. We were all pressed flat, and then I was the next.”
says: “I have two sticky ears, and I hold on with them.”
jump: The nappy sat down on the gate, softly, as it sits down on everything, and rolled off the far side.
drawn: A nappy is a triangle with its corners cut. {child} drew it flying, held up by its two sticky ears.

= slippers
called: the slippers
says: “We have been under the bed since Tuesday. Nobody came, so we talked.”
says: “We went out once, as far as the bins. It was tremendous.”
says: “I flap at the heel. It is how I clap.”
jump: The slippers shuffled up to the gate, did not lift their feet, and had to be waited for.
drawn: {child} drew the slippers from above, as two long eggs, each with a hole for somebody.

= sunglasses
called: the sunglasses
says: “We make it evening. We can do it at lunch, if anyone likes.”
says: “We were pushed up on top of a head. There is nothing to see from there but sky.”
says: “There are two of you in us, when you look. We have never told them apart.”
jump: The sunglasses thought that it was night already, and were carried over asleep.
drawn: Two shapes, filled in as dark as the pencil would go. {child} left a white speck in each of the sunglasses.

= eye patch
called: the eye patch
says: “I keep one eye in and the whole day out. It is a small door, but it is well shut.”
says: “I have a picture on me. It is for other people. I sit behind it.”
says: “The other eye works very hard on my account. I should like to thank it.”
jump: The eye patch peeled itself off its paper, fluttered over, and stuck down neatly where it landed.
drawn: {child} drew a face, and had to do only one eye, because the eye patch took the place of the other.

= bump on the head
called: the ice pack
says: “I live with the peas. They are never called for in the middle of things.”
says: “They wrapped me in a tea towel. I dripped, but I think that was from excitement.”
says: “I am at my best for ten minutes. After that I am only a bag.”
jump: The ice pack was too stiff to jump at first, so it melted a bit, and then it flopped over.
drawn: A square with something blue in it, but the pencil was grey. {child} drew shivers round the ice pack instead.

= splints
called: the splints
says: “We fit one pair of legs in the whole world. We got it right first time.”
says: “Our straps are loud. Every time we are opened, somebody says what was that.”
says: “We can stand up with nobody in us. We do it all night, for practice.”
jump: The splints undid their straps, one, two, three, stepped over very upright, and did them up again.
drawn: {child} drew the splints like tall boots without a front, and on every strap a row of tiny hooks.

= insulin pump
called: the pump
says: “I beep. I wish that I could choose better moments, but the numbers don’t.”
says: “I have counted all day, and I have not lost my place once.”
says: “I am always awake. I do not find it dull, for I have somebody’s company.”
jump: The pump counted the bars of the gate, beeped at the top one, and was over on the stroke of six.
drawn: A small box with a number in it. {child} chose the number for the pump, and it was a good one.

= dressing gown
called: the dressing gown
says: “I have a belt. It was here this morning.”
says: “I hang on a door, so whenever anyone comes in I swing. I have seen a lot of wall.”
says: “I have pockets, in case breakfast goes on.”
jump: The dressing gown strolled over with its hands in its pockets, and its belt came later.
drawn: {child} drew the dressing gown as a bell with two sleeves, and the belt on the floor next to it.

= sandals
called: the sandals
says: “We have brought some beach back. Nobody asked us to, but there it is.”
says: “We let the toes look out. They had never seen a pavement close to.”
says: “We are mostly gaps. Rain comes straight through us and says good morning.”
jump: The sandals slapped up and slapped down, and left a bit of sand on the top of the gate.
drawn: First {child} drew the foot, with all its toes, and then the sandal over it, in stripes.

= mirror
called: the mirror
says: “I do everything that you do, at once. I have never been told beforehand.”
says: “I have shown four people toothpaste on their chins. Only two of them thanked me.”
says: “I know everyone in this house the wrong way round.”
jump: The mirror looked at the gate, and there were two gates, and it went between them.
drawn: {child} drew the mirror and then what was in it, and that was {child}, drawing.

= fridge
called: the fridge
says: “My light is out when I am shut. Or it isn’t. It is the one thing that I keep to myself.”
says: “I wear pictures. I have had this one on since spring, and I think it suits me.”
says: “I hum when I am thinking. It is mostly about butter.”
jump: The fridge shook itself, hummed, opened its door for a wing, and was over with a clink of jars.
drawn: The fridge was a tall box with a line across. {child} drew a picture on it, so small that it was only a dot.

= walking frame
called: the walking frame
says: “I go in front. I do not pull, I only suggest.”
says: “I have met every door in this house. Some of them twice.”
says: “I have four feet on the ground. I never quite see how others manage with fewer.”
jump: The walking frame put two feet over, thought about it, and fetched the other two.
drawn: {child} drew the walking frame like a small gate on wheels, which is harder than it sounds, because of the corners.

`
