/** As ./index.ts describes: what else parents report. */
export const moreDeeds = `
= kept saying | kept on saying | kept repeating | kept telling | kept announcing | kept shouting | kept whispering | said it over and over | said it all day | said it all the way home | said it again and again | said over and over
seen: What is said often enough turns into a noise, and after a few more times it is a word again.
seen: The first time everybody answers. By the ninth time somebody only nods at it.
own: {child} said it going upstairs as well, one word to each stair.
shown: “Was it the same every time?” asked {friend}. ¶ {child} said “pillow” to the pillow, over and over, until it was only a sort of puffing. ¶ {friend} looked at it. “Now it isn’t one,” said {friend}.
shown: “Who was listening?” asked {friend}. ¶ {child} told it to the cup, and then to the sock, and then to the door, with the same face each time. ¶ “The door is thinking about it,” said {friend}.
night: There were two or three of it left over, and they stayed behind the teeth until morning.
night: The mouth was shut, and in there the words went round once more without any sound.

= hadn’t stopped | had not stopped | hasn’t stopped | wouldn’t stop | couldn’t stop | never stopped | went on and on | did it all day
seen: A thing that does not stop has no place in it where anybody could say, “By the way.”
seen: After a while people hear it no more than they hear a fridge, and raise their voices, and do not know why.
own: {child} breathed in very fast in between, so that nothing else got in.
shown: “Where is the end of it?” asked {friend}. ¶ {child} went round and round the rim of the cup with one finger. ¶ {friend} waited for the end to come past, and each time it had just gone.
shown: “Is there a gap anywhere?” asked {friend}. ¶ {child} drummed on the mattress with both hands, quicker and quicker, and {friend} tried to put in one foot. ¶ “No,” said {friend}. “There is not.”
night: It went on a very little longer, in one toe. Then the toe had finished, too.
night: Where it had been all day there was a quiet, just as long and just as wide.

= everyone signed it | everybody signed it | everyone signed | everyone .. signed it | everybody .. signed | class signed it | whole class signed | class signed | all signed it | friends signed | teachers signed | signed the card | signed .. card | signed .. shirt | signed .. t-shirt | signed .. ball
seen: The first one who writes has all the room there is. The last one has to go round a corner.
seen: Some of the names went uphill. One had come to the edge too soon, and its last letter sat on top.
shown: “How do they all get on?” asked {friend}. ¶ {child} wrote on the blanket with one finger, large, and beside that smaller, and the last one up the side. ¶ “Somebody’s tail is on my foot,” said {friend}.
shown: “Can you tell who is who?” asked {friend}. ¶ {child} wrote a name on the pillow, with eyes shut, and under it a line that went on for quite a while. ¶ “That one was in no hurry to go home,” said {friend}.
night: All the names lay on top of each other in the dark, and nobody called them out.
night: A pen lay with its lid on. It had been through a great many hands.

= kept checking | checked .. times | kept going in to check | kept going to check | kept going back to check | kept looking to see | been out .. times to look | went out .. times to look | kept going out to look | kept going back to look | checked it was still there | kept peeking | kept peeping | checked again | checked every five minutes
seen: It was just as it had been the last time. That is good for as long as it takes to shut the door.
seen: Between one look and the next there is exactly time to think that it might be different.
own: {child} opened it only as far as one eye needs.
shown: “Was it ever different?” asked {friend}. ¶ {child} lifted the pillow, looked, and put it down again. Then {he} lifted it from the other side. ¶ “Sheet,” said {friend}. “And sheet. Try it once more.”
shown: “What does it do when nobody looks?” asked {friend}. ¶ {child} put a sock under the blanket, sang to the ceiling for a bit, and looked very suddenly. It was the sock. ¶ “It got back just in time,” said {friend}.
night: Now nobody looked, for hours. It had to be there all by itself.
night: A door stood open by the width of one eye, and there was no eye in it.

= counting down | counted down | been counting down | crossed off the days | crossed off .. days | crossing off the days | counted the sleeps | counted the days | counting the days | bean in a jar for each day | one bean in a jar | bean in a jar | paper chain to count
seen: Counting up can go on for ever. Counting down always gets somewhere, one morning at a time.
seen: Every day is one fewer, and for that the last ones are longer.
own: {child} counted today in, and then left it out, and so there were two answers.
shown: “Which one is the longest?” asked {friend}. ¶ {child} held up all {his} fingers and folded them down, one after another. The last one had to stand there for some time by itself. ¶ “That one,” said {friend}.
shown: “Do the nights count?” asked {friend}. ¶ {child} lay down, shut {his} eyes, opened them, and said a number. Then {he} did it again, and it was a smaller one. ¶ “How they fly,” said {friend}.
night: It was one fewer than in the morning, though nobody had carried anything out of the room.
night: The day that was over could not be counted any more, neither up nor down.

= chose the colour | chose .. colour | picked the colour | picked .. colour | chose the color | chose .. color | picked the color | picked .. color | chose a colour | chose purple | chose pink | chose blue | chose red | chose green | chose yellow | picked purple ones | picked pink ones | picked blue ones | picked red ones
seen: As long as you have not chosen, you have all of them. After that there is one.
seen: The longer two colours are side by side, the more each of them looks like the better one.
own: {child} put a finger on it, and went on looking at the one next to it.
shown: “How do you know which?” asked {friend}. ¶ {child} shut {his} eyes, turned one finger in the air, and set it down on the blanket. Then {he} peeped, and moved it a little to the left. ¶ “It had missed,” said {friend}.
shown: “And all the others?” asked {friend}. ¶ {child} laid a sock, a sleeve and a corner of the blanket side by side, and took the sock. The sleeve and the corner lay there. ¶ “They will say that they were busy,” said {friend}.
night: In the dark it was no colour at all, and still it was the one that had been chosen.
night: All the colours were out now, and the ones that nobody took had gone out with the rest.

= came out looking like | ended up looking like | turned out looking like | looked more like | said it looked like | said .. looked like | said she looked like | said he looked like | thought it looked like | everyone said it looked like
seen: Once somebody has said what a thing looks like, nobody can see what it was going to be.
seen: From the one side it was very like. From the other it was only itself.
shown: “Did it look like that all the time?” asked {friend}. ¶ {child} put up one knee under the blanket and laid a sock on the top. “That’s a hill,” said {child}, and wagged the knee. ¶ “Good evening, madam,” said {friend}.
shown: “From which side?” asked {friend}. ¶ {child} hung {friend} head down over the edge of the bed, and held a hand in front, with all its fingers dangling. ¶ “From here everything does,” said {friend}.
night: In the dark it could have looked like anything. It did not look like anything, and had a rest.
night: The pillow looked like a pillow, and the hill behind it like somebody’s feet.

= asked about it | kids asked | some kids asked | children asked | asked him about | asked her about | asked what it was | asked what it was for | asked why .. wore | asked why .. had | people asked about | everyone asked about | everybody asked about | kept asking about
seen: People who want to know look at the thing first, for a good while, and only then at you.
seen: When one of them has asked, there are two behind who wanted to, and had not known how to begin.
shown: “What did they want to know?” asked {friend}. ¶ {child} pointed at the very middle of {friend}, with {his} head on one side. “What’s that?” said {child}. ¶ {friend} looked. “Me,” said {friend}. “It goes all the way through.”
shown: “How many can ask at once?” asked {friend}. ¶ {child} set a slipper, a cup and two socks in a half circle, and tipped them all a little forward. ¶ “One after the other, please,” said {friend}.
night: The questions had all been asked, and were lying about with nothing to do.
night: Nobody wanted to know anything now, and the answer was folded up for another time.

= was the smallest | was the youngest | was the littlest | was the shortest | the smallest in | the smallest one | the smallest of | smallest in the | the youngest in | the youngest there | the shortest in | was the smallest by
seen: From down there you see elbows, and buckles, and the underneath of things, where nobody else has looked.
seen: When all of them stand in a row, there is a place where everybody’s eyes go down a step.
own: {child} looked up at the others, and that meant looking at chins.
shown: “How far up do the others go?” asked {friend}. ¶ {child} stood {friend} beside the bed’s leg, and held one hand over {friend}, and the other one as high as it would go. ¶ “There must be weather up there,” said {friend}.
shown: “Where do you stand?” asked {friend}. ¶ {child} held up one hand: four fingers in a row, and the thumb beside them, up to their middles. ¶ “That is the only one who can turn and look at the rest,” said {friend}.
night: When everybody is lying down, nobody is tall. There are only some who go on further down the bed.
night: Of all the shoes by all the doors, there was one pair that needed least of the floor.

= got dropped to | was dropped to | dropped to the b team | got moved down | was moved down | moved down a group | moved down a set | moved down to the b team | put in the b team | got put in the b team | was put in the b team | moved .. to the b team | moved .. down a group
seen: First you look for the name where it always was. Then you look for it there again.
seen: It was the same name as before, and just as long, and somebody read it out in another place.
own: {child} did up both laces again, though they were done up already.
shown: “How far down is it?” asked {friend}. ¶ {child} held one hand over the other, so close that a sheet would just go in between. Then {he} held one by {his} chin and the other by the floor. ¶ {friend} looked down the second one for some time.
shown: “How did you find it out?” asked {friend}. ¶ {child} moved a finger down the blanket, line by line. It went past the end, and up to the top, and came down again more slowly. ¶ {friend} read along from the other side.
night: The one team was asleep in all its different houses, and so was the other.
night: In the dark an A and a B are the same, since nobody can read either.

= made him a medal | made her a medal | made .. medal | made .. a medal | made .. a trophy | made .. trophy | made .. certificate | made .. get well card
seen: A thing that somebody has made comes round the door behind a back, and the face comes first.
seen: You could see on it where the fingers had been, and where they had pressed hardest.
own: {child} turned it over and did the back as well, where nobody looks.
shown: “How is it given?” asked {friend}. ¶ {child} went round behind the blanket with both hands at {his} back, came out at the other end, and held up a sock, flat on two palms. ¶ {friend} bent forward to be given it.
shown: “What goes on the front?” asked {friend}. ¶ {child} drew it on {friend}’s tummy with one finger, first the edge, all the way round, and then the middle. ¶ “It weighs very little,” said {friend}, and sat up straight.
night: There was something in the house that had not been in the world that morning.
night: In a drawer was a piece with a hole in it, as big as what had been cut out of it.

= rang the bus company | rang the bus people | called the bus company | called the bus people | phoned the bus company | rang the bus | rung the bus company | rang lost property | rang the train company | asked at lost property | went to lost property | in lost property | handed it in | driver brought .. back | driver had kept | driver found | conductor found
seen: A grown-up has to say what it looks like, and only now notices how hard that is.
seen: Somebody at the other end goes off to look, and all that is left to listen to is a room.
shown: “How do they know who it is?” asked {friend}. ¶ {child} held a fist to one ear, looked {friend} up and down, and told it all to the thumb, very clearly. ¶ “And say about my back,” said {friend}.
shown: “Where do they put what they find?” asked {friend}. ¶ {child} sat {friend} at the end of the bed, between a cup and one sock, with a lot of room all round. ¶ “Has anybody come for these gentlemen?” asked {friend}.
night: The last bus stood empty, and a man walked through it from front to back, and looked under every seat.
night: On a shelf sat one glove, one umbrella and one hat, each of them waiting for somebody else.

= only found | only found six | only found five | only found four | only found three | only found two | only found one | couldn’t find the last | couldn’t find the last one | found all but one | one was missing | there was one missing
seen: The one that is missing takes up more room than all of those that are there.
seen: Whoever has nearly all of them counts again, and begins at the other end.
own: {child} looked once more in the place where {he} had looked first.
shown: “How does it look without it?” asked {friend}. ¶ {child} set a row of fingers on the blanket, and at the end of the row made a dent. ¶ {friend} looked into the dent. “It is all ready,” said {friend}.
shown: “And where did you look?” asked {friend}. ¶ {child} looked under the pillow, and behind {friend}, and up one sleeve as far as the shoulder. ¶ “I never had it,” said {friend}. “But I see that you have to ask.”
night: The last one lay where it was, and was the only one who knew.
night: They lay in a row with a gap in it, and nobody closed up.

= said he was a dog | said she was a dog | said he was a cat | said she was a cat | said he was a cheetah | said she was a cheetah | said he was a lion | said she was a lion | said he was a tiger | said he was a dinosaur | said she was a horse | said he was a horse | pretended to be a dog | pretended to be a cat | pretended to be a lion | pretended to be a dinosaur | pretended to be a horse | was a dog all day | was a cat all day
seen: Being an animal begins with the hands. From then on they are feet, and have to be walked on.
seen: You can ask an animal whatever you like. It puts its head on one side.
own: {child} smelled at the chair before sitting on it.
shown: “How can you tell?” asked {friend}. ¶ {child} crossed the bed on hands and knees, sniffed at {friend} on the left and on the right, and sat down. ¶ “It has not met me before,” said {friend}.
shown: “What does it say when you ask it something?” asked {friend}. ¶ {child} thought, and said it, from a long way back in the throat. ¶ “That was not yes, and it was not no,” said {friend}. “I shall ask it again tomorrow.”
night: Somebody lay rolled up with a nose on two paws, and the paws had fingernails.
night: Under a blanket all animals look the same. There is a hill, and it goes up and down.

= imaginary friend | had an imaginary friend | pretend friend | invisible friend | imaginary dog | imaginary cat | imaginary brother | imaginary sister | imaginary friend .. plate | imaginary friend .. own plate
seen: You can tell where somebody like that is sitting by where the others look.
seen: People said “excuse me”, and went round, where there was nothing to go round.
own: {child} left room on one side, and waited in the door until they were both through.
shown: “Where is your friend now?” asked {friend}. ¶ {child} pointed to the end of the bed, where nothing was. {friend} moved up, and said good evening, and was told that it was more to the left.
shown: “How tall is somebody like that?” asked {friend}. ¶ {child} held one hand over the blanket, and raised it, and had to stand up on the bed for the rest. ¶ “And without the hat?” asked {friend}.
night: One plate was as clean as it had been before. Everything that was on it had been eaten.
night: At the end of the bed a piece had been left free, about as much as a person needs.

= teacher rang | teacher called home | teacher called to | teacher phoned | teacher emailed | school rang | school called to | school phoned | nursery rang | nursery phoned | got a call from school | had a call from school | got a phone call from school | head teacher rang | headteacher rang | principal called | teacher rang to tell
seen: Only one half of it can be heard. The other half has to be read from the eyebrows.
seen: A grown-up who is listening to that says “Yes”, and “I see”, and draws boxes on whatever lies there.
shown: “How much did you hear of it?” asked {friend}. ¶ {child} held a slipper to one ear. “Yes,” said {child}. “Oh. When? Yes.” Then for a long time there was nothing. ¶ “It has a great deal to say,” said {friend}, of the slipper.
shown: “What does the other voice sound like?” asked {friend}. ¶ {child} talked into the pillow, so that no words got out, only the ups and downs. ¶ {friend} bent closer. “It is something about a Tuesday,” said {friend}.
night: The telephone lay on its face, and whoever had been in it was at home.
night: On a bit of paper were five boxes, each inside another, and nothing at all in the smallest.

= couldn’t come to pick | couldn’t come .. weekend | couldn’t come and get | couldn’t pick him up | couldn’t pick her up | couldn’t have him .. weekend | couldn’t have her .. weekend | didn’t come to pick | wasn’t coming .. weekend | didn’t come .. weekend | cancelled .. weekend | couldn’t come to pick .. up .. weekend
seen: An ear goes on listening for a car for some time, even when it has been told.
seen: What is not going to happen needs just as many hours as if it did.
own: {child} looked out all the same, at where a car would be.
shown: “Where would you have stood?” asked {friend}. ¶ {child} went and stood by the door of the room, one hand on the frame, and all the weight on one leg. It was a good while. ¶ {friend} looked at the door, too.
shown: “How were you told?” asked {friend}. ¶ {child} put the cup to one ear, and listened. “Okay,” said {child} to the cup, and set it down so that it made no noise. ¶ {friend} waited, in case there was more in it.
night: Outside there was a space, as long as a car.
night: Saturday and Sunday lay side by side, as they do in every week, and neither said anything.

= was moving in | moving in | moved in | moved in with | moving in with | is moving in | came to live with | coming to live with | came to live
seen: When somebody moves in, the things come first, in boxes, and then the one who knows what is in which.
seen: Whoever is new in a house does not know which stair it is that creaks. The stair tells them.
shown: “What does somebody like that bring?” asked {friend}. ¶ {child} fetched a cup, a slipper and one sock, and set them down among everything that was there already. ¶ “That is another sort of sock,” said {friend}. “It will have to be introduced.”
shown: “Is there room?” asked {friend}. ¶ {child} lay all along one side of the bed, and showed with both arms what was left. It was as wide as {friend}, and a bit more. ¶ “Then nobody need breathe in,” said {friend}.
night: In the passage a box had THIS WAY UP on it, and was.
night: Through a wall you can hear who is asleep in a house, and after a time you know them all.

= bag for charity | in a bag for charity | to charity | gave .. to charity | gave .. toys away | gave away .. toys | gave .. old toys | took .. to the charity shop | charity shop bag | sorted out .. toys | got rid of .. toys | donated .. toys | gave .. teddies away | put them all in a bag for charity
seen: Whatever goes into a bag last looks out over the top.
seen: Most of them go in quickly. One goes in, and comes out to be looked at, and goes in more slowly.
own: {child} held the bag shut at the top, and in its side was a bump that {he} knew.
shown: “How do you decide?” asked {friend}. ¶ {child} laid the sock on the left, and the cup on the right, and held the pillow for a while, over the middle. ¶ {friend} asked which side this was, where {friend} was sitting.
shown: “What is it like in the bag?” asked {friend}. ¶ {child} pulled the pillowcase over one arm, up to the elbow, and inside it the fingers felt their way along the seam. ¶ “They want to know who else is there,” said {friend}.
night: By the door stood a bag with its top tied, full of corners.
night: On the shelf there was a gap, and the two on either side had begun to lean in.

= volcano erupted | volcano went off | volcano exploded | volcano .. went off | volcano .. erupted | made the volcano erupt | volcano went off .. in the car | volcano bubbled | volcano overflowed
seen: It hisses first, quite softly, as if it were telling everybody to be quiet.
seen: Slowly a foam comes up and looks over the edge, and then runs down on the side where nobody is standing.
shown: “How does it begin?” asked {friend}. ¶ {child} heaped the blanket up, with a hole in the top, and hissed. Out of the hole came one finger, and then all the fingers, and ran down. ¶ {friend} turned out to be on the wrong side of the mountain.
shown: “And how do you know when?” asked {friend}. ¶ {child} bent over the cup, and bent nearer, and put one eye to it. Then {he} threw up both arms. ¶ “So you do not,” said {friend}.
night: What had run down the outside had stopped half-way, and was getting a skin.
night: In the hole at the top was one last bubble, and it could not make up its mind.

= tossed a coin | flipped a coin | tossed for it | flipped for it | tossed a penny | flipped a quarter | heads or tails | won the toss | lost the toss
seen: As long as it is in the air a coin is both, heads and tails, much too quickly to see.
seen: All the noses go up with it and come down with it, and then they meet over the back of a hand.
shown: “How does it decide?” asked {friend}. ¶ {child} threw a sock up, and it turned over twice, and came down on the blanket. It had no head, and it had no tail. ¶ “It would rather not say,” said {friend}.
shown: “And who looks first?” asked {friend}. ¶ {child} clapped one hand on the back of the other, and lifted it a crack, on the side towards {child}. ¶ “Tell me slowly,” said {friend}.
night: The coin lay on one of its sides, and looked up with the other.
night: Nobody asked the coin anything, and it lay in the dark with both its answers.

= sat down halfway | sat down half way | sat down half-way | sat down in the middle | sat down halfway up | sat down halfway down
seen: Half-way is the one place from which it is just as far in both directions.
seen: Whoever comes after that has to go round, and sees from above how somebody’s hair is parted.
own: From there {child} saw knees, and how other people’s shoes are done up.
shown: “How do you find half-way?” asked {friend}. ¶ {child} walked two fingers along the edge of the bed. They looked back, and they looked ahead. Then they folded up. ¶ “They have measured it,” said {friend}.
shown: “Was it a slow sort of sitting?” asked {friend}. ¶ {child} marched as far as the middle of the mattress, and came down all at once, with crossed legs. ¶ {friend} went up a little. “No,” said {friend}.
night: In the middle nobody was sitting now, and to both ends it was as far as ever.
night: Lying is a kind of sitting down that goes on until morning.

= kept the beat | kept the rhythm | kept time | played the drum | played the drums | played a drum | banged the drum | banged a drum | had a drum | on the drum | on the drums | played the triangle | played the tambourine | played the cymbals | shook the maracas | hit the triangle
seen: Between one beat and the next there is nothing to do but wait, and it has to be the same wait every time.
seen: The song walks about on top of it, the way people do on a floor.
own: {child} counted with {his} lips, and no sound came out.
shown: “When is it?” asked {friend}. ¶ {child} knocked on the edge of the bed, and waited, and knocked, and waited. “Now!” said {friend}. ¶ {child} knocked. ¶ “I was in the gap,” said {friend}.
shown: “Does it ever hurry?” asked {friend}. ¶ {child} hummed, fast and then slowly, and all the time one foot under the blanket went up and down, no faster and no slower. ¶ “The foot isn’t listening,” said {friend}.
night: It had stopped, and had stopped exactly on the beat.
night: Under the pyjamas something small went on knocking, with the same wait every time.

= had never been away before | never been away before | first night away | first time away from home | first time away | had never slept away | never slept away from | first time .. slept away | had never stayed away
seen: In another house the dark has its door in a different wall.
seen: A bag from home has home’s air in it, and lets that out when it is opened.
own: {child} put out a hand for the lamp, to where it is at home.
shown: “What is so different there?” asked {friend}. ¶ {child} turned round in the bed, and lay with both feet on the pillow. The door was on the wrong side, and so was {friend}. ¶ “I see,” said {friend}, from the other end.
shown: “How do you know where you are when you wake up?” asked {friend}. ¶ {child} opened one eye, and looked at the ceiling, bit by bit, before anything else of {him} moved. ¶ “It is only ours,” said {friend}.
night: Now there were two ceilings that somebody knew by heart.
night: Of all the beds there are, this was the one with this hollow in it.

= said he was never | said she was never | said .. never going | said .. would never go | said .. would never | said .. never again | said never again | never going back | never going again | said he would never | said she would never | said he’d never | said she’d never | never going in goal again
seen: “Never” is about the longest word there is, and takes hardly any breath.
seen: When somebody has said “never”, the others nod, and nobody asks what time that is.
own: {child} said it straight ahead, with {his} chin in front.
shown: “How long is that?” asked {friend}. ¶ {child} drew it along the wall with one finger, from the bed to the corner, and on, and round the door frame, and out. ¶ “And it starts today?” asked {friend}.
shown: “In what voice was it said?” asked {friend}. ¶ {child} folded both arms and said it to the lamp, and stamped. On a mattress a stamp makes no noise. ¶ “I felt it, though,” said {friend}.
night: “Never” had begun, and a few hours of it were over already.
night: Something that had been said lay there in the dark with its chin in front, and was asleep.

= threw the controller | threw .. controller | threw .. glove | threw .. racket | threw .. bat | threw .. boots | threw .. helmet | threw .. pencil | threw .. remote | threw .. shoe | threw .. shoes | threw .. tablet | threw .. ipad | threw .. book
seen: It is out of the hand before the hand knows. After that there is time to watch.
seen: It made its noise, and then for a bit nobody made one.
own: {child}’s fingers were still open.
shown: “How far did it go?” asked {friend}. ¶ {child} threw a sock, and it lay where it had come down, with its toe the wrong way. ¶ {friend} looked at the sock, and at the hand, and at all the air in between.
shown: “And what did everything do then?” asked {friend}. ¶ {child} let go of a slipper, over the pillow, and sat quite still, with both shoulders up by {his} ears. ¶ “It did nothing,” said {friend}, after a time.
night: Everything lay where somebody had laid it, and nothing was in the air.
night: One hand was open on the sheet, and had nothing to hold and nothing to let go.

= line was bad | connection was bad | bad line | bad connection | screen froze | screen kept freezing | picture froze | kept freezing | call kept cutting | kept cutting out | kept cutting off | call dropped
seen: Both say, “Can you hear me?” at the same time, and then both wait.
seen: Some of the words come through whole, and some are only the ends of words.
shown: “What does it look like?” asked {friend}. ¶ {child} began to say good evening, and stopped, one eye half shut and one hand in the air. It lasted. “—ning,” said {child}. ¶ “I have both halves now,” said {friend}.
shown: “How much of it do you get?” asked {friend}. ¶ {child} told {friend} all about it from under the pillow, and lifted the pillow for every fourth word. ¶ “I have ‘and’,” said {friend}, “and ‘soup’, and ‘behind’.”
night: The words that had not come through must be somewhere, and it was a long way.
night: The screen was dark, and in it you could see the room, very small, and nobody speaking.

= could see the leaves | could see .. leaves on the trees | could see every leaf | see the leaves on the trees | everything had edges | said everything had edges | could see every blade of grass
seen: Far off a tree is one green lump, until all at once it is made of leaves, and every leaf stops somewhere.
seen: Each thing ends where it ends, and straight away beside it something else begins.
own: {child} shut the one eye, and then the other, and it was there for both of them.
shown: “What is the difference?” asked {friend}. ¶ {child} held a thin corner of the sheet before {friend}’s eyes, and took it away. ¶ “The door has a keyhole,” said {friend}. “Was that always there?”
shown: “How many are there?” asked {friend}. ¶ {child} bent down to the blanket and pointed at one thread of it, and the one beside that, and the next. ¶ “And I had thought it was a blanket,” said {friend}.
night: The leaves hung in the dark, and each had its edge, and nobody could see where.
night: With the light out, everything got its soft sides back.

= had to climb up | had to go up and get | climbed up next to | climbed up beside | climbed up to get | came up to get | came down together | had to fetch .. down | had to lift .. down | had to get .. down | had to come up the ladder
seen: First a hand comes over the edge, and then some hair, and then a whole person.
seen: Now there were two up there, and it was not one bit lower.
shown: “How do two of you get down?” asked {friend}. ¶ {child} took {friend} under one arm and went backwards over the side of the bed, with a foot feeling for the floor. ¶ “It was there all the time,” said {friend}.
shown: “What did they talk about up there?” asked {friend}. ¶ {child} sat on the edge of the bed, close beside {friend}, and both looked down at the slippers. Nobody moved. ¶ “I see,” said {friend}. “That comes first.”
night: Up there was nobody, and it was exactly as high as it had been.
night: Everybody was as far down now as you can be with a mattress under you.

= licked it up | dog licked it up | licked it off the floor | dog licked it off the floor | dog ate it off the floor | dog cleaned it up | dog ate it up | dog finished it | dog licked up | dog hoovered it up | licked up the
seen: While the others are still fetching a cloth, it is the cleanest piece of floor in the house.
seen: A tongue begins at the edge and does the middle last, and after that all the floor beside it, to be sure.
shown: “Did it chew?” asked {friend}. ¶ {child} went over the pillow with one flat hand, quick, quick, quick, from edge to edge, and then looked up. ¶ “There is a bit by the wall,” said {friend}.
shown: “How much was left?” asked {friend}. ¶ {child} put a sock on the floor, took it away again, and pointed to where it was not. ¶ “Not even the shape,” said {friend}.
night: There was one place on the floor that shone.
night: In the dark a nose came by once more, to read what had been there.

= voice shook | voice wobbled | voice trembled | voice was shaky | voice went shaky | voice was wobbly | voice was shaking | voice shook at the start | voice wobbled at the start
seen: A voice starts a long way down, in the tummy, and whatever is going on down there comes up with it.
seen: They were the right words, and they came out one by one, on thin legs.
own: {child} held on to {his} own sleeve, from inside.
shown: “How does a voice shake?” asked {friend}. ¶ {child} said “good evening”, and patted {his} own chest all the while, so that it came out in crumbs. ¶ {friend} said good evening to each of them.
shown: “Where did it begin?” asked {friend}. ¶ {child} put two fingers to {his} throat, and hummed, and moved them down, and hummed again, as far as the pyjama string. ¶ “So deep,” said {friend}.
night: The voice was down there in the dark, and lay as flat as a sheet.
night: A breath went out and came in, and both were equally long.

= s was backwards | e was backwards | b was backwards | d was backwards | j was backwards | z was backwards | n was backwards | letter was backwards | letters backwards | letter backwards | wrote .. backwards | wrote .. back to front | letter .. the wrong way round | wrote .. the wrong way round
seen: The other letters all look to the right, and there was one that looked at them.
seen: Held up to the light, from behind, that one is right, and all the rest are wrong.
own: {child}’s pencil went round at the top, and then had to choose.
shown: “Which way should it look?” asked {friend}. ¶ {child} drew it on {friend}’s front with one finger, and then went round and drew it on the back. ¶ “From in here they are the same,” said {friend}.
shown: “What did the others do?” asked {friend}. ¶ {child} laid two socks and a slipper in a row, toes to the door, and turned the last one round. ¶ “Now it can ask them where they are going,” said {friend}.
night: In the dark one letter lay face to face with the next, and neither had to say anything.
night: Nobody read it now, neither from the left nor from the right.

= forgetting the middle | forgot the middle | kept forgetting the middle | forgetting the second | kept forgetting the second | forgot the second | forgot the next | forgot what came next | forgot the ending | forgot the last bit | forgot the middle bit
seen: The beginning came by itself, and the end was there already. In between was a gap that you could nearly step over.
seen: What is forgotten is quite near. It keeps still until you think of something else.
own: {child} went back to the beginning, and took a run at it.
shown: “Where does it stop?” asked {friend}. ¶ {child} hummed, and two fingers walked up one knee. On the top they stopped, and so did the hum. Then they were on the other knee. ¶ {friend} looked down in between.
shown: “And what comes there?” asked {friend}. ¶ {child} opened {his} mouth, looked at the ceiling, looked to the left, and shut it. ¶ “I could nearly hear it,” said {friend}.
night: When nobody wanted it any more the missing bit came past, all of it, and went round twice.
night: The beginning was asleep, and so was the end, and there was some room between them.

= handed out the | handed out | hand out the | allowed to hand out | got to hand out | gave out the | handed round | handed around | passed round the | passed around the | hand out the dates
seen: The hands that come are all different sizes, and all of them do the same thing.
seen: Whoever hands things out goes along by the knees, and is the only one standing up.
own: {child} counted the hands, and then counted what was left, and then the hands.
shown: “How is it done?” asked {friend}. ¶ {child} carried the pillow flat on both arms, and stopped in front of the slipper, the cup and {friend}, with a small bow for each. ¶ {friend} took nothing, twice.
shown: “Did it come out even?” asked {friend}. ¶ {child} laid down a finger in front of everything in the bed. The last thing was {child}, and there was one thumb over. ¶ “Just,” said {friend}.
night: What had been all together in the morning was in a great many places now.
night: Two hands lay on the blanket with the insides up.

= clocks changed | clocks went back | clocks went forward | clocks had gone back | clocks had gone forward | clocks go back | clocks go forward | it was still light | still light outside | still light at bedtime | was still light
seen: The clock said bed, and the window said something else, and each was quite sure.
seen: The birds had been told nothing about it, and went on.
own: {child} shut {his} eyes, and through the lids it was still orange.
shown: “How do they change it?” asked {friend}. ¶ {child} drew a clock on {friend}’s tummy, and pushed one of its hands round with a finger. ¶ “Now it is later in me than it is in you,” said {friend}.
shown: “Where does the light get in?” asked {friend}. ¶ {child} drew it in the air with one finger, up along the edge of the curtain, over the top, and down the other side. ¶ “It has found the way round,” said {friend}.
night: By and by the window agreed with the clock.
night: Somewhere lay an hour that nobody had used.

= lost his job | lost her job | lost their job | dad lost his job | mum lost her job | made redundant | was made redundant | got laid off | was laid off | laid off
seen: Grown-ups say such a thing sitting down, and in short words.
seen: In the morning the clock comes to the time for going, and goes on past it.
shown: “How was it said?” asked {friend}. ¶ {child} sat on the edge of the bed with both hands between {his} knees, looked at {friend}, and breathed in, before the first word. ¶ {friend} sat up to hear it.
shown: “What is a job made of?” asked {friend}. ¶ {child} put down one slipper for the way there, and a cup, and a sock, and the other slipper for the way home. ¶ {friend} looked longest at the sock.
night: An alarm clock had no time set on it, and ticked.
night: By the door stood two big shoes, and their laces were undone.

= knocked its head off | knocked .. head off | knocked his head off | knocked her head off | kicked its head off | its head fell off | his head fell off | head came off | head rolled off | pulled its head off | snowman’s head fell off
seen: The head lay there and looked up at the rest, which was a good deal shorter.
seen: On top, where a head had been, was a flat place with nothing to look out of.
shown: “How does a head come off?” asked {friend}. ¶ {child} set a rolled-up sock on one fist, and pushed it with a finger. It rolled as far as {friend}, and stopped on its face. ¶ “It would like to know where it is,” said {friend}.
shown: “What did the rest do?” asked {friend}. ¶ {child} sank down into the pyjamas until only some hair was left on top, and stood quite still. ¶ “It is waiting to be told,” said {friend}.
night: All heads lay on pillows now, where they are easiest to keep.
night: In the dark, where a head ends and the rest begins is hard to say.

= listened to .. own heart | listen to .. own heart | listened to .. heart | listen to .. heart | heard .. own heart | hear .. own heart | listened with the stethoscope | used the stethoscope | tried the stethoscope | got to listen to .. own heart
seen: It says the same two words over and over, like somebody coming upstairs who never gets to the top.
seen: The round end is cold for just as long as you hold your breath.
own: {child} stopped breathing, so as not to talk over it.
shown: “What does it say?” asked {friend}. ¶ {child} laid one hand flat on {his} chest, listened, and tapped it out on {friend}: two, and a gap, and two. ¶ “It doesn’t give its name,” said {friend}.
shown: “Have I got one?” asked {friend}. ¶ {child} put one ear to the middle of {friend} and shut both eyes. It took a long time. “It is very quiet,” said {child}. ¶ “It is listening to you,” said {friend}.
night: It went on in the dark, two and a gap, and needed nobody to count.
night: Whoever lies on one ear can hear someone walking, far down, in soft shoes.

= use chopsticks | used chopsticks | ate with chopsticks | with chopsticks | using chopsticks | learned chopsticks | teaching .. to use chopsticks | taught .. to use chopsticks
seen: One of the two has to keep still. The other one does all the walking.
seen: Just in front of the mouth they cross their legs, and it is back in the bowl.
own: {child}’s tongue came out a little, to meet it.
shown: “How do two sticks hold anything?” asked {friend}. ¶ {child} stuck out two fingers and lifted {friend} by one foot, up, and up, and then {friend} was lying down again. ¶ “I have a slippery part,” said {friend}.
shown: “Which of them does it?” asked {friend}. ¶ {child} held one finger quite still in the air, and let the other come down on it, tip on tip. ¶ “It must be dull for the lower one,” said {friend}.
night: The two of them lay next to each other, the same way round, and held nothing.
night: One grain had got away three times, and lay on its own in a bowl.

= had a badge | got a badge | wore .. badge | was given a badge | given a badge | was made school librarian | made school librarian | made .. librarian | was made .. monitor | was .. monitor | was made prefect | was made .. prefect | was made head | elected to the school council | got on the school council
seen: A badge pulls a little at the front, so that you always know where it is.
seen: People read it first, and then go on up to the face.
own: {child} looked down at it, and from there it was upside down.
shown: “What do you do with a badge on?” asked {friend}. ¶ {child} put both hands behind {his} back, walked along the bed, and stopped at {friend}, and looked, and nodded, and walked on. ¶ “I had nothing to hide,” said {friend}.
shown: “Where does it go?” asked {friend}. ¶ {child} held a pyjama button between two fingers, a bit higher, a bit lower, and there. ¶ {friend} read it. “Two holes,” said {friend}. “That must be quite high up.”
night: The badge was on something that hung over a chair, and was in charge of the chair.
night: In the cloth were two small holes, where a pin goes in, and where it comes out.

= tornado warning | had a tornado warning | sat in the basement | went down to the basement | in the basement with | hid in the basement | went to the basement | sat in the cellar | in the storm shelter | went in the storm shelter | slept in the basement
seen: Down there the whole house is on top of you, and you hear it from underneath.
seen: Everybody knows where everybody is, because all the knees are touching.
own: {child} laid one hand on the floor, and it was colder than any floor upstairs.
shown: “How did you all sit?” asked {friend}. ¶ {child} made a low roof of the blanket, and under it came {friend}, the cup, one slipper and a sock, all very close. ¶ “Who is this on my left?” asked {friend}.
shown: “What can you hear from there?” asked {friend}. ¶ {child} put the pillow over both their heads, and blew, and knocked on the bed from below. ¶ “That is upstairs,” said {friend}. “Nobody is in.”
night: The stairs went down in the dark, and there was nobody on them.
night: The lowest room of the house had only itself to sit in it.

= to school alone | rode to school alone | walked to school alone | went to school alone | cycled to school alone | walked to school by himself | walked to school by herself | rode to school by himself | rode to school by herself | walked home alone | walked home by himself | walked home by herself | walked home from school alone | went to the shop alone | went to the shop by himself | went to the shop by herself | walked to school on .. own | walked home on .. own | went to the shop on .. own | went to the corner shop on .. own
seen: Whoever goes alone can hear both shoes, the left one and the right one.
seen: The way has just as many corners as ever, and nobody to say them to.
own: Once {child} looked round, to see what a way looks like with nobody on it.
shown: “Who was in front?” asked {friend}. ¶ {child} sent two fingers off along the blanket, and there were no others, neither before them nor behind. ¶ {friend} looked a good way back, to be sure.
shown: “How do you know where it turns off?” asked {friend}. ¶ {child} shut {his} eyes and went along the edge of the bed with one hand. At the corner it stopped, and went round. ¶ “So it isn’t the head that knows,” said {friend}.
night: The way lay there from one door to the other, and nobody was on it.
night: By the door were two shoes that knew the way by themselves. They stayed.

= got .. lines in the play | had .. lines in the play | got three lines | got two lines | got one line | got four lines | got a line in | had a line in | got a speaking part
seen: You have to know the end of somebody else’s line as well, because yours comes behind it.
seen: A line that has been said often enough begins to say itself, at table, and on the stairs.
own: {child} moved {his} lips all through what the others said.
shown: “How do you know when it is yours?” asked {friend}. ¶ {child} told {friend} to say “door”, and {friend} said it. At once {child} said something to the lamp, with one arm out. ¶ “So it was behind the door,” said {friend}.
shown: “How long is a line?” asked {friend}. ¶ {child} said it, with a finger for each word, and a thumb was left over. ¶ “What is that one?” asked {friend}. ¶ “That is for breathing in,” said {child}.
night: On a sheet of paper some words were yellow, and all the rest were other people’s.
night: The line lay ready behind the teeth, with nobody else’s in front of it.

= had an ice lolly | ate an ice lolly | got an ice lolly | ate the ice lolly | ate his ice lolly | ate her ice lolly | had a popsicle | ate a popsicle | got a popsicle | had an icy pole | had an ice pop | had ice lollies | had popsicles
seen: First it holds on to your lip. It lets go when it is ready.
seen: There is a stick in it, and by and by more and more of it is stick.
own: {child} sucked until the colour was all in {him}, and the rest was only ice.
shown: “When is it finished?” asked {friend}. ¶ {child} held up one finger, sucked the end, looked at it, and sucked again, until it was nothing but finger. ¶ “Does it say anything on it?” asked {friend}.
shown: “What did it do to the tongue?” asked {friend}. ¶ {child} put it out as far as it goes, and tried to see it, first with the one eye and then with the other. ¶ “You are the wrong person to look,” said {friend}.
night: A stick lay in the dark, and at one end it was still slightly sweet.
night: Behind the teeth was a tongue of another colour, and nobody saw.

= didn’t recognise | didn’t recognize | hardly recognised | hardly recognized | barely recognised | barely recognized | wouldn’t recognise | wouldn’t recognize | didn’t know who it was | couldn’t recognise | couldn’t recognize
seen: In that face everything was in its place, and something was not as it had been.
seen: First you look at the whole of somebody. Then you look for a piece that you know, and go on from there.
own: {child} looked at the shoes, and then up again.
shown: “How can you not know somebody?” asked {friend}. ¶ {child} hung a sock over the top of {friend}, like hair, and looked, and drew back. ¶ “It’s me,” said {friend}. ¶ “Anybody can say that,” said {child}.
shown: “Where did you look?” asked {friend}. ¶ {child} went over {friend} with one finger, without touching: the top, the sides, the feet, and back to the middle. ¶ {friend} kept quite still, so as to look like {friend}.
night: In the dark there are no faces, and everybody is known by the breathing.
night: Under a blanket somebody looked like a blanket, and would be somebody again in the morning.

= wouldn’t come out of | refused to come out | would not come out of | wouldn’t come out from | wouldn’t come out from under | wouldn’t come out from behind | one wouldn’t come out | wouldn’t come out of the | hid and wouldn’t come out
seen: In there it is small and dark, and the only way out is right in front of your nose.
seen: All those outside began to talk in much nicer voices than before.
shown: “How far in was that?” asked {friend}. ¶ {child} pushed {friend} under the blanket, right down to the end, and looked in after. ¶ “I am quite well here, thank you,” said {friend}.
shown: “What was said at the door?” asked {friend}. ¶ {child} lay down flat, whispered something into the crack between bed and wall, and then laid an ear to it. ¶ “It is thinking of an answer,” said {friend}.
night: Wherever somebody can creep in there was a small piece of dark, and nobody in it.
night: At night everybody is under something, and nobody calls them to come out.

= came downstairs | came back downstairs | kept coming downstairs | came downstairs again | came downstairs .. times | came down .. times
seen: First there is a creak, then one foot, then a knee, and the face comes last of all.
seen: A door opens by the width of a hand, and in the gap, rather low down, is an eye.
own: {child} took the last stair with both feet.
shown: “Which bit of you came first?” asked {friend}. ¶ {child} let one foot out from under the blanket, over the edge of the bed, and then the knee, and then an elbow. ¶ “I should have known you by the elbow,” said {friend}.
shown: “Do they say anything, the stairs?” asked {friend}. ¶ {child} walked two fingers down one shin, and spoke for every stair. The third one said, “Eek.” ¶ “You could step over that,” said {friend}.
night: There was a stair that says something, and nobody stood on it.
night: Two feet were under the blanket, one left and one right, and nobody sent them anywhere.

= told her class about | told his class about | told the class about | told .. whole class | stood up and told | talked to the class | spoke to the class
seen: From the front it is a great many faces, and a good few of them have a hand to lean on.
seen: Everybody who listens sees it, and each of them sees another one.
own: {child} showed with both hands what there was no word for.
shown: “What do they look like from there?” asked {friend}. ¶ {child} stood up on the bed. Down below were {friend}, a slipper, the cup and two socks, all turned this way. ¶ “The sock at the back is talking,” said {friend}.
shown: “What comes first?” asked {friend}. ¶ {child} put both feet together, looked over everybody’s head, and took a breath that lifted the shoulders. ¶ “Ssh,” said {friend} to the cup.
night: What had been told was in a great many heads now, in a great many beds, and was a bit different in each.
night: A roomful of chairs stood in the dark, and had heard all of it.

= asked for it back | wanted it back | asked for .. back | wanted to have it back | wanted .. card back | wanted .. toy back | regretted it | regretted it straight away | regretted it immediately | wished .. hadn’t swapped | wished .. hadn’t given
seen: A thing is never so easy to see as when it is in somebody else’s hand.
seen: To let go of it takes one word. For the other direction a whole sentence is needed.
own: {child} said it once without any sound, to see how it went.
shown: “When did you know?” asked {friend}. ¶ {child} put a sock in {friend}’s lap, took the hand away, and looked at the hand. ¶ “Then,” said {child}.
shown: “How do you ask for a thing like that?” asked {friend}. ¶ {child} gave {friend} a sock, and looked at the wall, and at the sock. “Is that a good sock?” said {child}. ¶ “I have only just met it,” said {friend}.
night: In the dark things lie where they are, and do not know whose they are.
night: A hand lay there half open, just as wide as something.

= kept it on .. pillow | kept .. on .. pillow | kept .. under .. pillow | kept it under .. pillow | slept with it | slept with it on | slept with it under | put it on .. pillow | had it in bed | kept it in bed | kept it by .. bed | kept it next to .. bed
seen: On a pillow a thing is so near that it gets very large, and has only one side.
seen: It makes a dent for itself. In the morning there is the dent, and the thing is down by the feet.
own: {child} lay along the edge, so that it had the middle.
shown: “Does it lie there, or sit?” asked {friend}. ¶ {child} pressed a hollow into the pillow with one fist, laid a sock in it, and bent up the edge all round. ¶ “And whose place was that before?” asked {friend}.
shown: “How much can you see of it?” asked {friend}. ¶ {child} laid one cheek on the pillow, and the cup in front, so close that both eyes went to the middle. “Two,” said {child}. ¶ “Then I’ll mind the other one,” said {friend}.
night: Two lay on the one pillow, and only one of them breathed on the other.
night: It had the better half of the pillow, and did nothing with it.

= lost its ear | lost an ear | lost his ear | lost her ear | ear came off | ear fell off | lost an eye | lost its eye | eye came off | lost its nose | lost its tail | tail came off | arm came off | leg came off | lost an arm | lost a leg
seen: Where it had been, some white looked out, and a few threads, each as long as it liked.
seen: Off, it was a good deal smaller than it had been when it was on.
shown: “Where does a thing like that begin?” asked {friend}. ¶ {child} laid one finger on {friend}, at the very seam, and went round it, all the way. ¶ {friend} felt there afterwards, twice.
shown: “What does it look like by itself?” asked {friend}. ¶ {child} laid one sock on the blanket, in the middle, with nothing above it and nothing below. ¶ “It is pointing at something,” said {friend}.
night: A saucer stood on a shelf, where nothing gets lost, and there was something in it.
night: There lay somebody, and was a little lighter on the one side than on the other.

= put .. in a jar | kept .. in a jar | caught .. in a jar | caught .. in a cup | caught .. in a glass | saved .. in the coffee cup | saved .. in a cup | in the coffee cup | put a glass over | put a cup over | put .. in a matchbox
seen: Whoever is in there has a wall all round, and no corner to sit in.
seen: At first there seems to be nothing in it. Then it is on the side where nobody has looked.
own: {child} kept one hand on top, and in the palm of it something was trying doors.
shown: “How do you get somebody into a cup?” asked {friend}. ¶ {child} stood the cup over one thumb, and worked a corner of the sheet in underneath, bit by bit. ¶ “The thumb had other plans,” said {friend}.
shown: “What is it like in there?” asked {friend}. ¶ {child} held the cup over {friend}’s face, and said good evening to the outside of it. ¶ “Who is that?” asked {friend}. “It is all round me.”
night: A cup stood upside down beside the sink, and nobody was under it.
night: Someone with a great many feet, or with none, had put them all away.

= had a password | needed a password | needed the password | the password was | asked for the password | made up a password | said the password | had a secret knock | had a secret password
seen: A door with a password is the same door as before, only that it has an ear.
seen: It has to be said so low that nobody can hear it but the one who knows it already.
own: {child} looked over one shoulder, and then over the other.
shown: “What if you say the wrong one?” asked {friend}. ¶ {child} held the blanket shut. “Sock?” said {friend}. “Cup? Good evening?” The blanket did not move. ¶ “Then I live out here now,” said {friend}.
shown: “Will you tell it to me?” asked {friend}. ¶ {child} went up very close, and said it into {friend}, and held a hand over the place afterwards. ¶ “Now I must take care how I snore,” said {friend}.
night: The word was behind two shut eyes, and nobody got in there without it.
night: A door had kept its ear open, and nobody came and said anything.

= had to leave early | had to go home early | went home early | had to leave the party | had to leave swimming | left still dripping | had to be picked up early | got picked up early | was picked up early | had to leave before | had to go home before
seen: Behind you it all goes on, and a door shuts on it in the middle of a word.
seen: Outside it was quite an ordinary time of day, with people carrying things.
own: For the first bit {child} walked backwards.
shown: “How far had it got when you left?” asked {friend}. ¶ {child} began a song, and in the middle of it went under the blanket. It was very quiet under there. ¶ “And does it go on without us?” asked {friend}.
shown: “Was it a slow leaving?” asked {friend}. ¶ {child} took {friend} under one arm and the slipper in one hand, and went off to the end of the bed. ¶ “I had not said goodbye to the cup,” said {friend}.
night: By now it was over there as well, and somebody had put the light out.
night: All those who had stayed were lying down, just like those who had not.

= pulled .. hair | pulled hair | hair pulling | there was hair pulling | pulled each other’s hair | grabbed .. hair | got .. hair pulled | had .. hair pulled
seen: You cannot feel a hair at all, until it is pulled. Then you know to a dot where it is fastened.
seen: The eyes get wet all by themselves, and nobody has asked them.
shown: “Where does it pull?” asked {friend}. ¶ {child} took one hair of {his} own between two fingers, and lifted it, and a very small hill of head came up with it. ¶ {friend} looked to see how it was planted.
shown: “Who had which end?” asked {friend}. ¶ {child} put one end of a sock under {friend}’s arm, kept the other end, and leaned back. ¶ “Now neither of us can do anything else,” said {friend}.
night: All the hair lay about on the pillow just as it liked, and nobody had hold of it.
night: On the carpet lay one long hair, and it could have been anybody’s.

= beat a nine year old | beat .. year old | beat .. year-old | beat an older | beat .. older | beat a bigger | beat .. bigger | beat a grown-up | beat .. big brother | beat .. big sister | beat a boy twice | beat a girl twice
seen: The big one looks down and the small one looks up, and that stays so afterwards.
seen: Everybody looked at the wrong one first.
own: {child} looked round, too, to see who it was that had won.
shown: “How much bigger is that?” asked {friend}. ¶ {child} set the cup on the blanket, and stood the pillow up on end beside it. At the top the pillow bent over a little. ¶ “It is looking for the cup,” said {friend}.
shown: “What did the big one do then?” asked {friend}. ¶ {child} looked {friend} in the face, and looked at {friend}’s feet, and then all round behind {friend}. ¶ “No,” said {friend}. “There is only me.”
night: A long one and a short one were asleep in two beds, and so far it was a draw.
night: Nobody had to be quicker than anybody before breakfast.

= threw sand | threw .. sand | threw sand at | threw sand in | kicked sand | sand in his face | sand in her face | got sand thrown
seen: Sand comes apart on the way, so that nobody can say which grain it was.
seen: Afterwards it is in the eyebrows, and between the teeth you can hear it.
shown: “How does it fly?” asked {friend}. ¶ {child} shut one hand, swung it, and opened it, and all five fingers went off to different places. ¶ “I could only watch one of them,” said {friend}.
shown: “Where does it get to?” asked {friend}. ¶ {child} pointed: one ear, the other ear, both eyebrows, down the neck of the pyjamas, and then, after some thought, a sock. ¶ “It has been everywhere,” said {friend}.
night: Far down in a bed were three grains that had come along, and they were not asked to leave.
night: All the sand lay still, every grain of it on several others.

= ate under the table | ate .. under the table | ate .. under the dining table | under the dining table | ate on the floor | ate .. on the floor | picnic on the floor | picnic on the living room floor | carpet picnic | indoor picnic | picnic indoors | picnic in the living room | picnic under the table
seen: From down there the chairs are all legs, and the room is a good deal taller.
seen: Everybody’s table is their own lap, and has to be kept level.
own: {child} ate with both knees up, one on each side of the food.
shown: “Where do you put everything?” asked {friend}. ¶ {child} sat down on the floor with crossed legs, and {friend} opposite, and the cup in between. It came up to {friend}’s chin. ¶ “This is a very large dinner,” said {friend}.
shown: “How does a room look from the floor?” asked {friend}. ¶ {child} lay flat beside the bed with {friend}, and both looked about. Under the bed was a sock. ¶ “It has heard everything,” said {friend}.
night: Under the table all the feet were gone, except its own four.
night: One crumb lay where no broom would think of looking.

= wore .. patka | wore .. turban | wore .. headscarf | wore .. hijab | wore .. kippah | wore .. yarmulke | wore .. new hat | wore .. hat to school
seen: Whoever has something new on the head carries the head as if it were full to the brim.
seen: In every window that you go past, somebody goes past who is wearing it as well.
own: {child} put up one hand, to feel whether it was as straight as before.
shown: “What is it like underneath?” asked {friend}. ¶ {child} wound a sleeve round {friend}’s head, once, and once more, and tucked the end in. ¶ “It is warmer to think in,” said {friend}.
shown: “How do you walk with it?” asked {friend}. ¶ {child} made a long neck, and walked along the edge of the bed, and turned, first the feet, then the shoulders, and the head last. ¶ {friend} sat up straight while it went by.
night: By itself it kept the shape of whoever had been in it.
night: On the pillow lay a head with nothing on it but its hair.

= of the rubik’s cube | did .. rubik’s cube | solved .. rubik’s cube | solved the rubik’s cube | did one side of the | learned .. rubik’s cube | learned to do .. rubik’s cube | side of the rubik’s | solved .. cube
seen: While one side comes to be all one colour, the other five get worse.
seen: At each turn it gives a small crunch, and for a moment all its corners stick out.
own: {child} turned it back a bit, to see how that had happened.
shown: “How does it turn?” asked {friend}. ¶ {child} set one fist on the other, and turned the upper one, with a crunch of the tongue, and then the lower one. ¶ “Now your thumbs are at the back,” said {friend}.
shown: “And the other sides?” asked {friend}. ¶ {child} held {friend} up, face to the front, and looked round behind, and up from below, and slowly shook {his} head. ¶ “I only ever see the one myself,” said {friend}.
night: The cube stood in the dark, where all six sides are done.
night: Every small piece of it held on to the next one, round the corner.
`
