/** As ./index.ts describes: home, food, family and making things. */
export const homeDeeds = `
= wouldn’t eat | didn’t eat | refused to eat | would not eat | didn’t want to eat | wouldn’t touch .. dinner | wouldn’t touch .. tea | wouldn’t touch .. lunch | didn’t want .. dinner | didn’t want .. tea | didn’t touch .. dinner | pushed .. plate away | left his dinner | left her dinner | left all .. dinner | wouldn’t try any | wouldn’t try a bite | wouldn’t try .. broccoli | wouldn’t try .. pasta | wouldn’t try .. soup | wouldn’t try .. curry | wouldn’t try .. peas | wouldn’t try .. food | wouldn’t try .. dinner | wouldn’t even try it | hardly ate | ate nothing | picked .. peas out | picked .. tomato* out | picked .. onion* out | picked .. mushroom* out | picked .. raisins out
seen: What is not eaten does not stay the same size. The longer you look at it, the more of it there is.
seen: A mouth that is shut looks like any other mouth, except that there is no way round it.
own: {child} pressed {his} lips together, until there were no lips to see any more, only a line.
own: {child} moved it to the left side, and {he} moved it to the right side. It was still all there.
shown: “How shut is shut?” asked {friend}. ¶ {child} pinched the edge of the blanket together between two fingers. {friend} tried to get in on one side, and then on the other. ¶ “As shut as that,” said {child}.
shown: “Did the food look back?” asked {friend}. ¶ {child} put one sock in the middle of the pillow, and sat down in front of it with folded arms. Nothing moved, on either side. ¶ “It does,” said {friend}.
night: The plates stood in the cupboard, one behind the other, with nothing on them at all.
night: The fork lay in the drawer among the other forks. It had not had much to carry.

= ate one pea | ate one | ate .. one carrot | tried a bite | took a bite | had one bite | tried a new food | tasted | had a taste | tried one bite | tried one of the | tried a mushroom | tried mushroom* | tried an olive | tried olive* | tried a snail | tried snail* | tried broccoli | tried the broccoli | tried cheese | tried the cheese | tried blue cheese | tried fish | tried the fish | tried tomato* | tried a tomato | tried curry | tried the curry | tried egg* | tried an egg | tried mango | tried a mango | tried sushi | tried soup | tried the soup | tried a bit of | tried some of | tried .. new food | tried .. vegetable* | tried a piece of | tried a spoonful
seen: First the tongue goes to it, and says nothing. Then the teeth do. The face is the last to be told.
seen: A bite is a very small piece of a thing, until it is in the mouth. In there it is all there is.
own: {child} stopped chewing for a moment, to listen to it, and then chewed a bit more on the other side.
shown: “Where does it go first?” asked {friend}. ¶ {child} opened {his} mouth and pointed: the front, the side, and then a long way back. ¶ {friend} looked into all three. “It isn’t there now,” said {friend}.
shown: “What did the face do?” asked {friend}. ¶ {child} showed it, slowly. At first only a mouth went round. Then one eyebrow came up to see, and after a while the other one.
night: The tongue lay in its dark room behind the teeth. There was one taste more that it had met.
night: By now everything in the mouth tasted of toothpaste, the way it does every night.

= ate all | ate the whole | ate every | ate it all | ate them all | ate the lot | ate everything | ate up | finished .. dinner | finished .. plate | finished .. tea | cleaned .. plate | had seconds | had thirds | gobbled | scoffed | polished off | ate the last | ate .. last one | ate a whole | ate his whole | ate her whole | ate two whole | ate my whole
seen: First there is a lot, then there is some, then there is the last one. The last one goes just as quickly as the others.
seen: When all of it is gone there is still one crumb, and that takes a wet finger, or a tongue.
own: {child} looked underneath, in case there was more of it, and there was only underneath.
shown: “Which way did it go?” asked {friend}. ¶ {child} put a finger on {his} chin and went slowly down. It took one bend, and stopped in the middle. ¶ {friend} put an ear to the place, and listened.
shown: “How much was left?” asked {friend}. ¶ {child} held a cup upside down over the sheet, and knocked on the bottom of it, twice. They both looked at the sheet from quite near. ¶ “That much,” said {child}.
night: A stomach works on at night, with the light off, and now and then it says a word to itself.
night: What had been full was back on its shelf, and weighed only what it weighs by itself.

= spat it out | spat out | spat .. out | spit it out | spit .. out | took .. out of .. mouth
seen: It came out by the way it had gone in, only faster, and was not the same shape any more.
seen: What has been in a mouth and come out again is a thing that nobody wants to hold.
own: {child} wiped {his} tongue on {his} sleeve, from the back to the front.
shown: “Does it say anything, on the way out?” asked {friend}. ¶ {child} did it again, with nothing in {his} mouth: a p, and a t, and a great deal of air. ¶ {friend} dried one ear on the blanket.
shown: “Was it in there for long?” asked {friend}. ¶ {child} pushed a sock in under the pillow and said, “One.” Then the sock came out so fast that it went past {friend}. ¶ “Not long,” said {friend}.
night: The mouth was shut, and there was nothing in it but teeth.
night: The toothbrush stood on its one leg. It had been round every corner, and taken away whatever it found.

= spilled | spilt | tipped .. juice | tipped .. milk | tipped .. water | tipped .. drink | knocked over .. cup | knocked over .. glass | knocked over .. drink | knocked over .. juice | knocked over .. water | knocked .. drink over | knocked .. cup over | knocked .. juice | knocked .. milk | tipped over .. cup | tipped over .. glass | tipped over .. bowl | tipped over .. bucket | went all over the floor | went all over the table | went all over the carpet | went all over the sofa | went all over .. trousers | went all over him | went all over her | went all over me | went all over .. lap | knocked over .. vase
seen: Inside, it is only as big as the thing that it is in. Outside, it is as big as it likes.
seen: It does not run straight away. First it stands up all round its edge, and then one corner has an idea.
seen: Whatever lies near it is quickly picked up: a sleeve, a book, an elbow. Then it is held in the air for a while.
own: {child} put a hand down flat to stop it, and it went round the hand on both sides.
shown: “Which way did it run?” asked {friend}. ¶ {child} let the corner of the blanket slide over the bed’s edge, first slowly, and then all at once. ¶ {friend} pulled both feet up.
shown: “How big did it get?” asked {friend}. ¶ {child} held up one fist. “That was before.” Then {he} opened it out flat on the blanket, and put the other hand beside it, flat as well. ¶ {friend} moved over.
night: Every cup in the house stood the right way up, or quite upside down, and none of them in between.
night: The cloth hung over the tap, heavy at the bottom, and let go of one drop.

= dropped it | dropped the | dropped a | dropped .. ice cream | dropped .. cup | dropped .. plate | dropped .. phone | dropped .. glass | dropped .. cake | dropped .. egg* | dropped .. bag | dropped .. ball | dropped .. toast | dropped .. lolly | dropped .. tray | dropped .. bowl | dropped .. cone | dropped .. sandwich | dropped them all | slipped out of .. hand*
seen: A hand can be quite sure that it is holding something. A moment later it is holding air, in the same shape.
seen: First the thing is gone. Then comes the sound of it, and last of all the fingers close.
own: {child} made a grab for it, and caught the place where it had just been.
shown: “What sound was it?” asked {friend}. ¶ {child} held a sock up as high as {he} could, and opened {his} fingers. They both listened. ¶ “Not that one,” said {child}.
shown: “And the hand?” asked {friend}. “What did the hand do then?” ¶ {child} held one up. It was still round, with a hole in the middle of it, just the size. ¶ {friend} looked into the hole, in case.
night: The floor lay there in the dark, under everything, as it always does.
night: Two hands lay open on the blanket, and held nothing at all, and nothing fell.

= broke .. vase | broke .. mug | broke .. plate | broke .. jug | broke .. glass | broke .. window | broke .. cup | broke .. bowl | broke .. lamp | broke .. teapot | broke .. ornament | broke .. mirror | broke .. dish | smashed .. vase | smashed .. mug | smashed .. plate | smashed .. window | smashed .. glass | smashed .. jug | smashed to | shattered | into a million pieces | a lamp gone
seen: A thing that had always been one thing was a great many things now, and none of them was it.
seen: Straight after that noise comes the quietest quiet there is.
seen: One piece rocks, and goes on rocking by itself, when all the others have finished.
own: {child} stood on exactly the two places where {his} feet were, and did not move either of them.
shown: “How many was it, afterwards?” asked {friend}. ¶ {child} spread out all ten fingers on the blanket, then the toes, and looked round for more. ¶ “And before?” ¶ {child} shut everything up again. “One.”
shown: “Was there a noise?” asked {friend}. ¶ {child} did it with {his} mouth, the big part first. After that came a small part, which went tik, tik, tik. ¶ {friend} waited, to be certain that it had stopped.
night: Where it had always been there was a place, and nobody had put anything else there yet.
night: The brush lay in its dustpan in the dark. One bright crumb sat in the brush, and kept still.

= broke .. crayon | broke .. banana | banana broke | biscuit broke | cookie broke | crayon broke | broke .. biscuit | broke .. cookie | broke .. pencil | snapped .. pencil | snapped .. crayon | snapped in half | snapped in two | broke in half | broke in two | broke it in half | snapped it
seen: In the middle there were two new ends. They fitted each other perfectly, and they did not hold.
seen: Two halves are as long as the whole one was, and weigh as much. All the same, anybody can see that they are not one.
own: {child} held the halves together, so that there was nothing to be seen. Then {he} took one hand away.
shown: “Can’t it be pushed together?” asked {friend}. ¶ {child} put two fingertips end to end, and they were one long finger. Then {he} breathed on them, and they were two.
shown: “Which of them is it now?” asked {friend}. ¶ {child} held up {his} left fist and {his} right fist. {friend} looked at the left one for a while, and then at the right one. ¶ “Yes,” said {child}. “That’s what it’s like.”
night: Two halves lay side by side, with their rough ends towards each other.
night: Whatever was in one piece lay in the dark, all the way from one end to the other.

= broke .. toy | broke his toy | broke her toy | toy broke | broke .. toy car | broke .. new toy | broke .. doll | broke .. sword | broke .. remote | broke .. controller | broke .. spaceship | broke his truck | broke her truck | broke his digger | broke her digger | broke .. toy truck
seen: One part is still in the hand, and it is the part that does nothing.
seen: For a bit it goes on looking whole, as long as nobody picks it up.
shown: “What did it do before?” asked {friend}. ¶ {child} drove one fist along the blanket, with a hum. Then the hum went lower and lower, and the fist lay there. ¶ {friend} gave it a push, and it stayed where it was.
shown: “Which bit came off?” asked {friend}. ¶ {child} held a sock up against one foot, where a sock goes, and let go of it. They looked at the foot, and they looked at the sock. ¶ “Yes,” said {friend}. “It does show.”
night: Two parts lay side by side on a shelf, and anybody could see that they knew each other.
night: In the box the other toys lay as they had been put, and none of them was going.

= drew on .. wall* | drew on .. new wall | wrote on .. wall* | painted .. wall with .. lipstick | painted .. wall with .. toothpaste | coloured .. wall* | colored on .. wall* | scribbled on .. wall* | drew all over .. wall* | drawn on .. wall* | pen on .. wall | crayon on .. wall*
seen: A line on a wall begins low, and goes up as far as an arm can go. It shows how tall somebody is.
seen: A wall cannot be turned over, or rolled up, or put in a drawer. It can only be stood in front of.
own: {child} took a step back, the way painters do, to see all of it together.
shown: “How do you turn the page?” asked {friend}. ¶ {child} drew with one finger along the wall, as far as {his} arm went. Then {he} moved along on {his} knees. ¶ “You don’t,” said {child}. “You go along.”
shown: “Where did it stop?” asked {friend}. ¶ {child} stood on tiptoe on the mattress and stretched up one arm, until only the finger was still going. ¶ “About there,” said {child}, not very loudly.
night: The wall stood behind the bed, all in one piece, and went on holding up the ceiling.
night: Everything in the house that can write lay in a drawer, with its lid on.

= cut .. own hair | cut .. own fringe | cut .. own bangs | cut .. fringe | cut .. bangs | cut .. doll’s hair | cut .. sister’s hair | cut .. brother’s hair | cut .. hair off | cut off .. hair | cut .. hair | gave .. haircut | gave .. doll a haircut | chopped .. hair | chopped off .. hair | trimmed .. hair
seen: Hair does not fall like other things. It comes down sideways, in no hurry, and lies there still looking like hair.
seen: Then there is a short side and a long side. To make them the same, only one of them can be changed.
own: {child} held the piece up against the place where it had been. It would not go back on.
shown: “What was left?” asked {friend}. ¶ {child} held two fingers so close together that only a line of light came through. ¶ {friend} wanted to know whether both ears were still as long as before.
shown: “What did it sound like?” asked {friend}. ¶ {child} opened and shut two fingers, not far from {friend}’s ear, and made the crunch with {his} teeth. ¶ {friend} leaned away, a little at a time.
night: One hair had stayed behind in the wool of a jumper, in a curl. No brush had found it.

= flooded .. bathroom | flooded .. kitchen | left .. tap running | left .. tap on | left .. taps on | bath overflowed | overflowed | water everywhere | soaked .. bathroom | flooded the | flooded our | came through .. ceiling | dripped through .. ceiling | leaked through .. ceiling
seen: The floor was as flat as ever, and it shone. Whatever could float had begun to go about.
seen: Water in the wrong place does not make a sound. It just comes, with a thin edge in front.
own: {child} put down one foot, to see. It made a ring, and the ring went all the way to the wall.
shown: “How high was it?” asked {friend}. ¶ {child} laid a finger against {his} foot, and moved it up, and stopped just over the toes. ¶ {friend} looked down at the floor for some time before leaning back again.
shown: “How far did it go?” asked {friend}. ¶ {child} pushed the creases of the blanket away with both arms, past the corners and over the edge. ¶ {friend} had gone to sit on the pillow, and stayed there.
night: Every towel in the house hung over something, drying.
night: The tap was turned off as far as a tap will go. One drop looked out, and went back in.

= put .. down the loo | put .. down the toilet | put .. down .. loo | flushed .. down | dropped .. down the loo | dropped .. down the toilet | dropped .. in the toilet | dropped .. in the loo | put .. in the toilet | put .. in the loo | threw .. down the toilet | threw .. down the loo | went down the loo | went down the toilet
seen: Down there is a bend. As far as the bend you can see everything, and after it nobody knows.
seen: The water goes round before it goes down. Whatever is in it goes round as well, and is seen once more from every side.
own: {child} looked after it, with both hands on {his} knees.
shown: “Where does it come out?” asked {friend}. ¶ {child} pushed a sock up {his} sleeve, as far as it would go, and shook {his} arm. Nothing came out at either end. ¶ “It’s in the bend,” said {child}.
shown: “How did it go?” asked {friend}. ¶ {child} walked a finger round and round on the blanket, in a ring that got smaller. Then it went down beside the mattress. ¶ {friend} took hold of the pillow.
night: In the bathroom the lid was down. Under it the water lay in its bend, perfectly round.
night: Deep under the street the pipes went on their way, and told nobody what they had been given.

= had .. hair cut | had .. hair cut off | had .. long hair cut | had .. haircut | had a haircut | got .. hair cut | got .. haircut | got a haircut | barber cut | hairdresser cut | first haircut
seen: The cape goes round once, and everything below the chin is put away until later.
seen: The neck comes out, where it was always warm, and feels every door that opens.
own: {child} put up a hand to feel, and the hand came to the end sooner than it thought.
shown: “Where is the rest of it?” asked {friend}. ¶ {child} found one bit of fluff on the blanket, and let it go from as high as {he} could reach. It took its time, and lay down on {friend}.
night: By morning all of it would be longer again, by less than anybody can see.

= squeezed .. toothpaste | squeezed out | emptied .. toothpaste | emptied .. shampoo | emptied .. tube | emptied .. bottle | squeezed the whole | used up .. shampoo | used all .. shampoo | used .. whole tube | used .. whole bottle | whole tube of | whole bottle of | squirted .. toothpaste | squirted .. ketchup | squirted .. shampoo | squirted .. glue | squirted .. sun cream | squeezed all
seen: It comes for as long as somebody presses, and then for a bit longer.
seen: All of it goes out through one very small hole, and nobody has ever found the way back in.
own: {child} pushed at the end of it with one finger, to send it home. The finger was the only one that got anything.
shown: “How long was it?” asked {friend}. ¶ {child} pulled a sock out of {his} fist, slowly, heel and all, until the toe came. ¶ {friend} went round to the back of the fist, to see whether it was empty.
shown: “Can it go back?” asked {friend}. ¶ {child} made a small ring of one finger and a thumb, and began to push the pillow through it. A corner went. ¶ {friend} looked at all the rest of the pillow.
night: Something lay on its side with its cap on, flatter than before.
night: There was one smear that nobody had found yet, and it was drying with a shine.

= like a flour bomb | flour bomb | flour everywhere | flour all over | covered in flour | spilled .. flour | tipped .. flour | dropped .. flour | icing sugar everywhere | flour on .. ceiling
seen: Flour is still coming down when everybody thinks that it has finished.
seen: Where somebody has stood there are two clear places in the white, with heels.
own: {child} clapped {his} hands, only once, and for a moment there was no {child} to be seen.
shown: “How white was it?” asked {friend}. ¶ {child} pulled the sheet over {friend}, over {his} own head, and over everything else there was. ¶ “I can’t see it,” said {friend}. ¶ “That’s how white,” said {child}.
shown: “Does it come down again?” asked {friend}. ¶ {child} slapped the pillow once, beside the lamp. Small bits went round and round in the light, and they watched, until it was hard to remember the question.
night: On top of the cupboard, where nobody looks, lay a fine thin white, and nothing had walked in it.
night: The bag of flour stood in the dark with its top folded over, and held what it had.

= made a mess | made .. mess | got .. everywhere | emptied .. cupboard* | emptied .. drawer* | emptied .. toy box | emptied .. bag | tipped out | tipped .. out | tipped .. toys | pulled everything out | took everything out | trashed .. room | all over the floor | all over the kitchen | looked like a bomb
seen: A mess does not begin. There is one thing on the floor, and one more, and then there is no floor.
seen: To get across, you lift each foot high, and look for a hole to put it in.
own: {child} was in the middle of it, in a clear place exactly the size of {child}.
shown: “Where had the floor gone?” asked {friend}. ¶ {child} pushed a sock, another sock, the pillow and the blanket over the edge of the bed. They looked down. ¶ “I can’t see it either,” said {friend}.
shown: “Which bit was the first?” asked {friend}. ¶ {child} laid one sock in the middle of the bed. Alone there it did not look like anything. ¶ Then {child} laid down the other one, across it, and it did.
night: Under everything lay the floor. It has time.
night: One small thing had rolled behind a leg of the cupboard by itself, and might be called put away.

= cooked | helped cook | helped .. cook | cooked dinner | cooked tea | made dinner | made .. soup | made .. pasta | made .. gnocchi | to make gnocchi | to make soup | to make dumplings | taught .. to cook | stirred | stirred the | mashed | mashed potato* | made .. curry | made .. stew | made .. dumplings | made arroz con leche | made .. sauce | made .. porridge | learned to cook | learnt to cook
seen: At first you can still tell what everything was. Then there comes a time when it is all one thing, and has a smell.
seen: The spoon goes round, and what is in the pot goes after it. When the spoon stops, the pot goes round a bit more.
own: {child} did it with both hands, and the shoulders went round as well.
shown: “Which way round does it go?” asked {friend}. ¶ {child} stirred an empty cup with one finger, with {his} tongue between {his} teeth. Then {he} lifted the finger, and held it there. ¶ {friend} waited for the drip.
shown: “How do you know when it is ready?” asked {friend}. ¶ {child} blew on a finger, three times, and touched it with the tip of {his} tongue. {He} looked up at the ceiling. They both waited. ¶ “Not yet,” said {child}.
night: The wooden spoon lay on its back in the drawer, and was a bit darker at one end.
night: Some of the smell of cooking had got into a sleeve, and would be there in the morning.

= made pancakes | made .. pancakes | made .. pancake | flipped .. pancake* | tossed .. pancake* | had pancakes
seen: The first pancake is never the right shape. The pan is only practising.
seen: Small holes come up in the middle, and the ones that stay open mean that it is time.
shown: “How does it turn over?” asked {friend}. ¶ {child} laid a sock on the pillow, counted to three, and threw up the pillow. The sock came down on {friend}. ¶ “Is this side done?” asked {friend}.
shown: “How do you know that it is loose?” asked {friend}. ¶ {child} pushed one finger in under the edge of the blanket and went all the way round. ¶ “Now it would slide,” said {friend}, and held on to the middle.
night: The pan lay upside down in the rack, and both its sides were cold.
night: Beside the cooker was one drop, round and thin, the smallest pancake of them all.

= made pizza* | made .. pizza* | made his own pizza | made her own pizza
seen: A pizza goes in flat and pale, and comes out with hills.
seen: Before a thing is put on, somebody looks to see whose half it is.
shown: “What goes on top?” asked {friend}. ¶ {child} smoothed the pillow flat and laid things on it, a good way apart: a sock, a cup, the other sock. ¶ “There is room for me,” said {friend}, and lay down.
night: A crust lay on a plate in the dark, bent like an eyebrow.

= cracked an egg | cracked .. egg* | broke an egg | broke .. egg* | broken .. egg* | made .. scrambled egg* | made scrambled eggs | scrambled eggs | made .. omelette
seen: An egg has no lid. With one knock too few nothing happens, and with one too many it is in the sleeve.
seen: The inside slides out all in one piece, and the last of it hangs on by a string.
own: {child} went after a bit of shell with one fingertip. It slid away from the finger, and then it slid away again.
shown: “How hard do you knock?” asked {friend}. ¶ {child} tried it with a fist on {his} own knee: once too shyly to be heard, and once like a neighbour. ¶ “Between those,” said {child}.
shown: “Where is the way in?” asked {friend}. ¶ {child} put one hand round the other fist. Two thumbs looked for the crack and pushed, and both hands fell open. ¶ {friend} looked at the sheet, to see what had come out.
night: The eggs stood in their row in the cold and the dark, and one place in the row was empty.
night: Two halves of a shell sat one inside the other, as they always do in the end.

= burnt .. toast | burned .. toast | burnt .. cake* | burned .. cake* | burnt .. biscuits | burned .. cookies | burnt .. dinner | burned .. dinner | burned .. first pot | burnt .. pancake* | burnt .. sausages | burnt .. rice | burned .. rice | burned the first | burnt the first | set off .. smoke alarm | smoke alarm went off | burnt the pizza | burned the pizza | burnt the pan | burned the pan | burnt the pot | burned the pot
seen: The smell is always the first to know. It goes through the house, and tells the rooms one after another.
seen: The black comes off with a noise that you hear in your teeth. Under it is brown, and then there is not much more.
own: {child} waved the air away, and the same air came back on the other side.
shown: “How did the smell come?” asked {friend}. ¶ {child} walked two fingers in under the blanket, round the bed and up to the pillow. {His} nose wrinkled more and more. ¶ {friend} smelled the pillow.
shown: “How black was it?” asked {friend}. ¶ {child} lifted the blanket, and {friend} looked in, down to the very bottom, where the feet are. ¶ “Blacker,” said {child}.
night: In the sink something stood full of water up to the brim. It had the whole night to soak.
night: A window was open by the width of one hand, and the last of the smell climbed out.

= licked the bowl | licked .. bowl | licked .. spoon | licked .. whisk | licked .. beater* | licked .. lid | licked .. plate | scraped .. bowl
seen: What is left in there is as much as one finger can get, and then one finger more.
seen: What the tongue cannot reach, the nose gets.
own: {child} went in with the whole face. From outside there was only hair to be seen, turning a little.
shown: “How do you get at the bottom?” asked {friend}. ¶ {child} did it with a cup: one finger down, once all the way round, and up, and in. Then {he} looked at the finger, and did the knuckle.
shown: “Was there any more?” asked {friend}. ¶ {child} looked into an empty cup, and went on looking, until there was more cup to see than {child}. ¶ “No,” said the cup.
night: A bowl stood in the cupboard. It had been clean before anybody washed it.
night: Something sweet had got as far as an elbow, and had dried there, and nobody knew.

= made a cake | made .. cake | made .. cakes | made .. biscuits | made .. cookies | made .. brownies | made .. bread | made .. buns | made .. cupcakes | made .. muffins | made .. scones | made .. gingerbread | made .. pie | baked | baked .. cake | baked .. bread | helped bake | braid the challah | made .. challah
seen: In the oven it does nothing at all, for as long as anybody is looking at it through the glass.
seen: When it is done, it may not be eaten yet. It stands there, being hot, and smells.
own: {child} sat down on the floor in front of the oven, as people do for a film.
shown: “What did it do in there?” asked {friend}. ¶ {child} squashed the pillow flat with both hands, and took them away. It came up again, so slowly that neither of them ever saw it move.
shown: “When can you touch it?” asked {friend}. ¶ {child} held a hand over the pillow. “Hot.” {He} held it a bit lower. “Hot.” They sat and looked at the pillow for quite some time.
night: The oven was cold again, and dark inside, and on the bottom of it lay one black crumb.
night: There was still some flour in the turned-up end of a sleeve, where it had got in by itself.

= made .. mummy breakfast | made .. daddy breakfast | breakfast in bed | brought .. breakfast | made .. a cup of tea | made .. toast | carried .. up .. in bed | got .. own breakfast | made breakfast | made us breakfast | made me breakfast | made him breakfast | made her breakfast | made his .. breakfast | made her .. breakfast | made mum breakfast | made dad breakfast | made mommy breakfast | made everyone breakfast
seen: The loudest thing in the house, at such a time, is a spoon that is being put down quietly.
seen: Whoever carries a plate looks at the plate. The feet have to find the rest of the house by heart.
own: {child} kept {his} eyes on it, put one foot in front, and fetched the other up beside it.
shown: “How do you keep a plate level?” asked {friend}. ¶ {child} laid a sock on the pillow, and carried the pillow the whole length of the bed, on {his} knees. At the turn the sock looked over the edge.
shown: “Did anybody hear?” asked {friend}. ¶ {child} put a cup down on the edge of the bed, so slowly that it made no noise at all. Then {he} let go of it, and it made one.
night: The toaster stood in the dark with both its slots open, and a crumb at the bottom of each.
night: In the house there was one hard crumb in a bed, and a foot that was just finding it.

= laid the table | set the table | laid .. table | set .. table
seen: To know where the fork goes, you have to be that person for a moment, and lift a hand.
seen: When it is finished there is somebody in every place, although nobody has come yet.
own: {child} went round with the spoons held against {his} front, and said a name at every chair.
shown: “How do you know how many?” asked {friend}. ¶ {child} put down one finger on the blanket for each of them, with the name. Last of all {he} put down a thumb. ¶ {friend} went and sat behind the thumb.
shown: “Which side is the fork?” asked {friend}. ¶ {child} shut both eyes, and lifted one hand to {his} mouth, and then the other. It was the second. ¶ “That side,” said {child}. “On me.”
night: The chairs were pushed in, and each of them had its knees under the table.
night: In the drawer the spoons lay with the spoons and the knives with the knives, as they do among themselves.

= wouldn’t wear .. coat | wouldn’t put .. coat on | wouldn’t put on .. coat | didn’t want to wear .. coat | refused to wear .. coat | wouldn’t wear .. jacket | wouldn’t put .. jacket on | no coat on | wouldn’t wear .. jumper | wouldn’t wear .. hat
seen: An arm that does not want to go in is longer than the sleeve, and has more elbows.
seen: Held open by its shoulders, a thing to wear looks like somebody who has been waiting for some time.
own: {child} let both arms hang down, so loose that they would not have fitted into any hole.
shown: “How does it not go in?” asked {friend}. ¶ {child} held a sock open in front of {his} foot, and the foot spread out all its toes. It would not have gone into a sack. ¶ {friend} had a look at the toes.
shown: “And who held it up?” asked {friend}. ¶ {child} took the blanket by its two corners, and held it up high and wide, and waited. Nobody came. It got heavy, first in one corner, and then in the other.
night: On its hook, by its loop, a coat hung in the dark, with nobody in it.
night: At the bottom of a pocket lay something from last winter, and nobody’s hand came down.

= wouldn’t put .. shoes on | wouldn’t put on .. shoes | wouldn’t wear .. shoes | refused to put .. shoes on | didn’t want .. shoes on | wouldn’t put .. socks on | wouldn’t put .. boots on | wouldn’t put .. wellies on
seen: There is room in it for exactly one foot, and that has to be a foot that points.
seen: There are always two of them. While the first one is not on, the other lies by the door and is not on either.
own: {child} curled up {his} toes, and made a fist of each foot.
shown: “Can’t it be pushed?” asked {friend}. ¶ {child} stuck out one leg, and made it soft. {friend} was leaned against the bottom of the foot, and pushed. The knee went up, the leg folded, and nothing had gone in.
shown: “Where were the feet?” asked {friend}. ¶ {child} sat down on them, pulled the blanket tight over both knees, and showed two empty hands. ¶ {friend} went round to the back, and could see a heel.
night: By the door stood two shoes, side by side, and for once they pointed the same way.
night: At the end of the bed lay two feet with nothing on, toes up.

= wouldn’t get dressed | refused to get dressed | didn’t want to get dressed | wouldn’t put .. clothes on | stayed in .. pyjamas | wouldn’t take .. pyjamas off
seen: Clothes that have been laid out lie there like somebody very flat, who has gone out.
seen: While a vest is being held open, somebody can get three times round the table.
own: {child} put in one leg, and then there was something that {he} had to look at.
shown: “How do you not get dressed?” asked {friend}. ¶ {child} put one sock half on, stopped, and looked at the curtain with {his} mouth a bit open. The sock hung down from the toes. ¶ “I see,” said {friend}. “Busy.”
shown: “Did the clothes come after?” asked {friend}. ¶ {child} ran {friend} all along the edge of the bed with one hand. The other hand came behind with a sock held open, and was always one pillow too late.
night: Over a chair lay tomorrow’s clothes, flat, with nobody in them.
night: One sock lay under the radiator, inside out. It had been ready since the morning.

= wouldn’t get in the bath | wouldn’t have a bath | refused to have a bath | didn’t want a bath
seen: Water does not wait very well. It has the right warmth for about as long as one argument.
seen: Somebody with nothing on is always faster than somebody with a towel.
own: {child} let one toe look in, and the toe came straight back.
shown: “How far in was it?” asked {friend}. ¶ {child} let one toe down over the edge of the bed, lower and lower. Just before there was anything it shot up again. ¶ {friend} looked over, at the carpet.
shown: “What is there to hold on to?” asked {friend}. ¶ {child} took hold of the bed with two hands, two knees and a chin. ¶ {friend} pulled. A bit of the sheet came, and nothing else.
night: The towel hung on its rail, as wide as if somebody were holding it out.

= wouldn’t get out of the bath | didn’t want to get out of the bath | refused to get out of the bath | stayed in the bath
seen: The water is still warm for anybody who keeps quite still. Only the knees, which stick out, know about the cold.
seen: The plug is at the other end, under all that water, and two feet are sitting on it.
own: {child} slid down, until only {his} face was out of it.
shown: “How do you stay in?” asked {friend}. ¶ {child} went under the blanket up to the chin, and made all of {him} very heavy. {friend} was to pull. ¶ {friend} pulled. “It’s stuck,” said {friend}.
shown: “Was it warm still?” asked {friend}. ¶ {child} put {friend} in the place where {he} had been lying. “Yes,” said {friend}. ¶ Then {friend} was moved over by one hand, to the cold part. “No,” said {friend}.
night: Fingertips go smooth again by themselves, when nobody looks.

= wouldn’t go to bed | didn’t want to go to bed | wouldn’t go to sleep | wouldn’t sleep | refused to go to bed | kept getting up | kept getting out of bed | kept coming down* | came down again | said it was not bedtime | wouldn’t settle | wouldn’t stay in bed
seen: Through a bedroom door you can hear that people are talking, and never what about.
seen: In the evening every stair has its own creak, and only some of them can be left out.
own: There was one more thing that {child} had to say, and it could not be said lying down.
shown: “What do you get up for?” asked {friend}. ¶ {child} counted it on one hand: water, the door, a question, the other water. Then there was only the thumb. ¶ “I’ll think of it,” said {child}.
shown: “How do you go down?” asked {friend}. ¶ {child} walked two fingers over the folds of the blanket, softly, and left one fold out. Just before the bottom they stood still, with bent knees, and listened.
night: The stairs lay in the dark, one below the other, and none of them creaked by itself.
night: All that there was to say had been said now, except one thing, and that would keep.

= got in the big bed | got into the big bed | ended up in the big bed | came into .. bed | got into .. bed with | wouldn’t sleep in .. own bed | slept in mummy | slept in our bed | slept in .. parents’ bed | in with us | snuck into .. bed
shown: “How much room is that?” asked {friend}. ¶ {child} moved {friend} along the pillow with one knee, a little, and a little more, until one foot hung over the edge. “Now there is room,” said {child}. ¶ {friend} did not breathe out.
seen: The middle is the smallest place in a bed, and it grows.
seen: In the morning nobody can say who had the blanket, but everybody knows who had not.
night: A blanket can only be pulled so far. After that somebody has a cold back, and it is never the smallest.
night: In another bed the cover lay turned back, with a dent in it, just the right shape.

= wouldn’t brush .. teeth | wouldn’t let .. brush .. teeth | wouldn’t clean .. teeth | refused to brush .. teeth | didn’t want to brush .. teeth | wouldn’t do .. teeth
seen: Every tooth has a front and a back, and not one of them came to the door.
seen: A mouth can say no, and no again, and never come open as far as a brush.
own: {child} sucked off the sweet part, and shut the door.
shown: “Where does the head go?” asked {friend}. ¶ {child} turned {his} to the left, and {his} finger came after it. Then {he} turned it right, and the finger had to go all the way round by the ear.
night: The brush stood in its cup with its back to the room.

= wouldn’t tidy | wouldn’t tidy up | wouldn’t tidy .. room | wouldn’t clean .. room | refused to tidy | wouldn’t clear up | wouldn’t put .. away | wouldn’t pick up | didn’t want to tidy
seen: A thing that has to be picked up is heavy, though it was carried about all day.
seen: Nobody had put anything there. Things had only been put down.
own: {child} lay down in the middle of it all, and was one thing more.
shown: “How heavy was it?” asked {friend}. ¶ {child} took one sock in both hands, pulled, and leaned back, and it stayed where it was. ¶ “And before?” ¶ {child} threw it up in the air, and caught it on one finger.
shown: “Who put it there?” asked {friend}. ¶ They both looked at a sock, which lay in the middle of the blanket. It lay there very well. ¶ “It was there when I looked,” said {child}.
night: Whatever lay about could not be seen any more. It could only be found, with a foot.
night: Everything lay where it had last been played with, and the game could have gone on from there.

= tidied | tidied up | tidied .. room | cleaned .. room | cleared up | sorted .. toys | put .. toys away | put everything away | helped tidy
seen: It gets slower towards the end. Every second thing has to be tried, for a moment, to see whether it still goes.
seen: Then there is a floor again, and it is the colour that it was.
own: Near the bottom {child} met something from a long time ago, and had to sit down with it.
shown: “How many can you carry?” asked {friend}. ¶ {child} took the pillow, {friend}, two socks and a blanket between both arms and {his} chin, and stood up. One sock went back. ¶ “Nearly all,” said {friend}, from inside.
shown: “How does a thing know its place?” asked {friend}. ¶ {child} walked one sock over to the other, and it lay down on top, heel upon heel. Then {he} looked at {friend}, and moved the pillow a bit.
night: The floor lay there from wall to wall. Anybody could have walked over it in the dark with bare feet.
night: Under a lid everything lay on top of everything else, just as it had come.

= had a tantrum | threw a tantrum | tantrum | had a meltdown | meltdown | lost .. temper | screamed in target | screamed the place down | kicked and screamed | screamed and screamed | stamped .. feet | threw a wobbly | had a paddy | had a strop | kicked off about
seen: A thing like that goes through the whole of somebody, from the feet up, and comes out at the top.
seen: At the end the breath goes on by itself for a while, in, in, in, and out.
own: It was so loud that {child} could not hear any more what it had been about.
shown: “Where does it begin?” asked {friend}. ¶ {child} pointed to {his} toes. The finger came up, past the knees, past the tummy, faster and faster, and out at the top. ¶ {friend} looked up after it, at the ceiling.
shown: “How does it stop?” asked {friend}. ¶ {child} breathed it: in, in, in, and out. Then in, in, and out. Then only out. ¶ {friend} had breathed it too, and lay down.
night: One breath went in, and one breath came out, with a long space after it.
night: A face had been washed with warm water, and was quite smooth, and lay on its cooler side.

= went stiff | went stiff like a plank | stiff as a board | wouldn’t get in .. car seat | wouldn’t sit in .. car seat | didn’t want to sit in .. car seat | wouldn’t get in .. buggy | wouldn’t get in .. pushchair | wouldn’t go in .. pram | wouldn’t sit in .. high chair
seen: A seat like that is made for somebody who bends in the middle.
seen: A plank can be put in at the top, and then it comes out again at the bottom.
own: {child} took the bend out of {his} knees, and the one out of {his} middle, and had no others.
shown: “And the straps?” asked {friend}. ¶ {child} drew two corners of the blanket over {his} shoulders, to meet in the middle. In the middle there was a very large tummy, and they did not meet. ¶ {friend} leaned on the tummy.
night: The seat stood where it always stands, leaning back a bit, with its straps undone.

= slammed the door | slammed .. door | slammed .. bedroom door | banged the door
seen: Before a bang like that there comes a little wind, because the door has to push it along.
seen: The door has said it and is shut, and the handle goes on about it for a bit.
own: {child} stood behind it with one hand still up, on the side where there was nobody else.
shown: “Did it only bang once?” asked {friend}. ¶ {child} clapped the two flat hands together. Then {he} shook a fingernail on the wood of the bed, r-r-r-r, more and more quietly. ¶ “That is the handle,” said {child}.
shown: “Who was on which side?” asked {friend}. ¶ {child} stood the pillow up between the two of them. Now there was nobody there but the pillow. ¶ After a while {friend} could hear somebody breathing.
night: The door stood open by the width of one hand, and touched nothing.
night: All the handles in the house were level.

= refused to walk | wouldn’t walk | went limp | wouldn’t walk any further | wouldn’t walk any farther | wouldn’t walk another step | wouldn’t walk home | went all floppy | wanted to be carried
seen: Somebody who does not wish to walk is twice as heavy as before, and has no handle.
seen: A person who has stopped can be pulled by the hand, and then it is mostly the hand that comes.
own: {child}’s shoes had come to their end, and {child} was still in them.
shown: “Can’t a person be lifted?” asked {friend}. ¶ {child} lay down across the bed, and let everything go. {friend} was to try the arm. It came up as far as it was pulled, and then it fell down.
shown: “What did the legs do?” asked {friend}. ¶ {child} set two fingers walking over the blanket. They got slower. One knee folded up, and then the other one did. ¶ “They have run out,” said {friend}.
night: Now everybody was lying down, and it was called going to bed.
night: The ground was free again, all of it, and could be walked on.

= hid in the | hid behind the | ran and hid | hid under the | hid inside the | hid down the
seen: Whoever is hidden hears everything louder: steps, a chair, a name being said.
seen: The last bit to be pulled in is always a foot. It does not know that it can be seen.
own: {child} could see one strip of the world, with feet in it.
shown: “Did anybody know where?” asked {friend}. ¶ {child} went in under the blanket, with all but one foot. After a while the foot noticed, and came in too. ¶ {friend} looked the other way, to be fair.
shown: “What can you see from in there?” asked {friend}. ¶ {child} lifted the edge of the blanket by one finger’s width. There was a chair’s leg, and the bottom part of a door. ¶ “So nobody has a top,” said {friend}.
night: In there it was exactly as dark now as everywhere else.
night: The blanket was a good thing to be under, and it had one way in.

= hid all the | hid the | hid .. keys | hid .. shoe* | hid .. in the freezer | hid .. in the fridge | hid .. phone | hid .. recorder | hid one in | hid .. glasses | hid .. remote | hid it under | hid them under | hid his .. under | hid her .. under | hid my .. under
seen: What is hidden keeps still, and everybody walks past it.
seen: The looking goes from room to room and gets louder. The thing itself is in the quietest place of all.
own: {child} shut the place up softly, and walked away from it, slower than anybody walks.
shown: “How well was it hidden?” asked {friend}. ¶ {child} pushed a sock into the pillow, smoothed it all over, and sat on it with folded hands. ¶ {friend} only looked at {child}’s face. “In there,” said {friend}.
shown: “Did it want to be hidden?” asked {friend}. ¶ {child} laid a sock under the blanket and smoothed it flat. There was a small hill. {He} pushed the hill down, and it came up over there.
night: In the dark everything in the house is hidden, and nobody has had to do it.
night: The best place was empty again, and only one person knew that it was the best.

= tipped the board | tipped .. board up | tipped up the board | threw .. board | threw the board | flipped the board | threw the queen | threw .. cards | threw .. counters | swept .. pieces off | swept the pieces | knocked the pieces | knocked all the pieces | knocked over .. pieces
seen: In a heap nobody is in front of anybody any more.
seen: On its other side a game is plain. Nobody is winning there.
own: {child} still knew exactly where each of them had been.
shown: “Who was in front, after that?” asked {friend}. ¶ {child} put a finger on one fold of the blanket, and a finger on another, four folds on. Then {he} shook it. ¶ They looked for the folds. “Nobody,” said {friend}.
night: The dice were in their box as well, and showed whatever they liked.

= lost at snakes and ladders | lost at monopoly | lost at snap | lost at uno | lost at cards | lost at chess | lost at draughts | lost at ludo | lost at dominoes | lost .. chess match | lost .. board game | lost .. three days running | lost .. game of snakes | lost .. game of cards
seen: The last bit goes slowly, one move after another, and everybody watches, also those who would rather not.
seen: Somebody has won, and is a bit taller. Everyone else is the same size as before.
own: {child} went over it again with {his} eyes, from the beginning, and it came to the same.
shown: “How near was it?” asked {friend}. ¶ {child} ran two fingers along the edge of the bed, one behind the other. Just before the pillow one of them got there. ¶ “And the other one?” ¶ {child} held it up. It had only got so far.
shown: “Who wins if you go backwards?” asked {friend}. ¶ {child} put two socks in a line on the blanket, one far in front, and turned them both round. They looked at it for some time, from both ends.
night: It was nobody’s turn.

= played snap | played cards | played uno | beat .. at uno | beat .. at snap | beat .. at cards | won at snap | won at cards | won at uno | played go fish | played top trumps | played happy families
seen: Somebody always holds the cards so that everyone can see them, and asks them not to look.
seen: A game goes round by turns. The longest turn of all is the one before your own.
shown: “How do you hold them all?” asked {friend}. ¶ {child} spread out five fingers close to {his} nose, and looked at each one. {He} looked at {friend}, and moved the thumb in behind. ¶ {friend} looked at the ceiling, and had seen the thumb.
shown: “What do you do while the others go?” asked {friend}. ¶ {child} tapped on one knee, blew out {his} cheeks, counted what {he} had in {his} hand, and looked round. It was still not {his} turn.
night: Five fingers lay spread out on the blanket, and hid nothing.

= lost bunny | lost .. bunny | lost .. teddy | lost .. bear | lost .. rabbit | lost .. cuddly | lost .. doll | lost .. blankie | lost .. blanket | lost .. comforter | couldn’t find .. teddy | couldn’t find .. bear | couldn’t find bunny | left bunny | left .. teddy | left .. bear | left .. at the café | left .. at the shop* | left .. at the park | lost bun bun | left .. bunny | left .. teddy at | left .. rabbit | lost .. monkey | lost .. elephant | lost .. favourite toy | lost .. cuddly toy
seen: Such a thing weighs so little that nobody notices the moment when it is not there.
seen: Everybody is asked where it was last, and everybody can see it there, quite clearly.
own: {child} went back in {his} head, from corner to corner, and at every corner it was still there.
shown: “When do you notice?” asked {friend}. ¶ {child} took a sock under one arm, and went along the bed on {his} knees, looking at something else. At the end {he} looked down at the arm. The sock lay by the pillow.
shown: “Where was it looked for?” asked {friend}. ¶ {child} lifted the pillow. {He} lifted the blanket, and then once more the pillow, in case it had come since. ¶ “You always look there again,” said {child}.
night: What is lost lies quite still, wherever that is, so as not to be any farther away.
night: In the bed there was a place of just that size, between the pillow and the wall.

= lost .. on the bus | lost .. on the train | lost .. on the top of the bus | left it on the bus | left his .. on the bus | left her .. on the bus | left my .. on the bus | left the .. on the bus | left it on the train | left his .. on the train | left her .. on the train | left my .. on the train | left the .. on the train | left his .. on the plane | left her .. on the plane | left it on the plane | left his .. in the taxi | left her .. in the taxi | left it in the taxi
seen: When people sit down they look at the seat. When they get up, they look at the door.
seen: The doors shut. Whatever is still in there goes on, past every stop, as if it had paid.
own: {child} could still see the seat, quite clearly, and what was on it.
shown: “Did it get off?” asked {friend}. ¶ {child} drove a cup along the blanket, with a sock in it. At every fold the cup stopped and waited. The sock stayed where it was. ¶ “It can’t reach the bell,” said {child}.
shown: “Which way was it looking?” asked {friend}. ¶ {child} sat a sock in a cup, with the toe to the front, and drove it away round both knees. It got smaller, and it did not turn round.
night: Somebody had gone through in the dark with a broom, seat by seat, and had looked under each.
night: At night all the seats are empty, and each of them still has its dent.

= lost .. shoe* | lost a welly | lost .. hat | lost .. cardigan | lost .. jumper | lost .. key* | lost .. glove* | lost .. mitten* | lost .. coat | lost .. water bottle | lost .. glasses | couldn’t find it | couldn’t find .. shoe* | couldn’t find .. key* | couldn’t find .. hat | looked for it | looked for .. key* | looked for .. shoe* | looked everywhere | searched everywhere | searched the whole
seen: Everybody has looked everywhere, and still it has to be somewhere.
seen: Half of the looking is done by hands: under, behind, and along the crack, where the fluff is.
own: {child} looked in places where it could not be, because it had not been in the ones where it could.
shown: “How do you look for things?” asked {friend}. ¶ {child} lay down and put one whole arm under the bed, with {his} face turned up to the ceiling. The hand found something. It was a sock. ¶ “Not that,” said {child}.
shown: “What does it look like, when it’s not there?” asked {friend}. ¶ {child} lifted the pillow, quickly. They both looked at the sheet. ¶ “Like that,” said {child}.
night: All the things that nobody had been looking for lay in full view.
night: Deep down behind the cushions, where the hands had been, lay a comb that nobody had asked for.

= found bunny | found .. teddy | found .. bear | found .. rabbit | found .. shoe | found .. welly | found .. key* | turned up in | turned up under | was in .. all along | was there all the time | lost bunny and found | found it in | found it under | found it behind | found it again | found it on | found it at | found it getting | finally found it
seen: It lay there as if nobody had ever looked for it.
seen: That place had been looked at already, twice, and at that time it had not been there.
own: With it right there, {child} went on looking for a moment longer, because the eyes had not been told.
shown: “Did it say where it had been?” asked {friend}. ¶ {child} drew a sock out from under the pillow. It hung there by its toe, with a bit of fluff on, and had nothing to say. ¶ “They never do,” said {friend}.
shown: “What was it doing there?” asked {friend}. ¶ {child} put {friend} behind the pillow, so that only the top came out. {He} looked in all the wrong places, and then there. ¶ “I was only sitting,” said {friend}.
night: What had been lost was where it was, and everybody in the house could have said where.
night: All the places where it had not been were shut again: the drawers, the bags and the cupboard.

= washed .. teddy | washed .. bear | washed bunny | washed .. rabbit | washed .. blankie | put .. in the washing machine | went in the wash | went through the wash | was in the wash | in the washing machine | washed .. blanket
seen: Whatever is in there goes past the round window again and again, and looks out.
seen: Afterwards it smells of nothing at all, like somebody who has only just been bought.
own: {child} sat in front of it, and was there each time that it came round.
shown: “Do you get dizzy?” asked {friend}. ¶ {child} took {friend} by the middle and turned, slowly: up, over, down, and a stop. Then {he} turned back the other way, because it does that as well. ¶ “And the water?” asked {friend}, upside down.
shown: “How was it hung up?” asked {friend}. ¶ {child} pinched a sock by both ends and held it out in the air. The middle hung down. ¶ {friend} wanted to know by which parts, if it is not a sock.
night: The round window of the machine was dark, and nobody looked out.
night: The seams dry last. Deep in there, in the dark, they were still at it.

= power cut | had a power cut | power went out | power went off | power was out | lights went out | lights went off | electricity went off | electricity went out | lost power | tea by torchlight | beans by candlelight | dinner by candlelight | tea by candlelight | dinner by torchlight | power was off | electricity was off
seen: When the fridge stops, you hear for the first time that it has always been humming.
seen: The hand goes to the switch all the same, every time, in every room.
own: {child} walked with both hands out in front, through a house that {he} knew by heart.
shown: “What went first?” asked {friend}. ¶ {child} did a low hum, with closed lips. “That’s the fridge.” Then {he} stopped. ¶ {friend} listened for a long while. “I had not known that it was there.”
shown: “How dark was it?” asked {friend}. ¶ {child} pulled the blanket over both of them, and held up some fingers. “How many?” ¶ “Three,” said {friend}. ¶ It was two.
night: The switch sat on the wall in the dark, and nobody wanted it for anything.
night: A torch lay where everybody could find it, and pointed at the wall, and was off.

= moved house | moved to a new house | moved into .. house | moved into .. new house | moved into .. flat | moved into .. apartment | moved into .. new apartment | moved out of .. house | moved to .. flat
seen: In an empty room your voice comes back from the wall, because there is nothing for it to sit on.
seen: A new house keeps its switches where nobody would have put them, and the hand has to feel about.
own: {child} went into every room, shut the door, looked at it from in there, and came out.
shown: “How does a bed go through a door?” asked {friend}. ¶ {child} tried the pillow in the ring of both {his} arms: flat, then upright, then slanting. On its side it went. ¶ “And you say, ‘Mind the paint,’” said {child}.
shown: “What does an empty room sound like?” asked {friend}. ¶ {child} said {friend}’s name into a cup. It came out bigger, and a bit behind. ¶ “Who was that?” asked {friend}.
night: On the old walls there were square places, paler than the rest, where things had hung.
night: One box had not been opened yet. It stood in the dark with a word on it.

= moved into .. big bed | moved into a big | moved into .. big girl bed | moved into .. big boy bed | got .. new bed | slept in .. big girl bed | slept in .. big boy bed | slept in .. new bed | wouldn’t sleep in the big bed | new big bed | got .. bunk bed* | new bunk bed* | got a big bed | got his big bed | got her big bed | got a proper bed | bunk bed arriving | bunk bed came | bunk bed arrived | bunk bed is coming
seen: In a new bed you lie in the very middle, and on both sides there is more bed, for nobody.
seen: Down where the feet do not reach it is cool and flat, and nobody has ever been there.
own: {child} sent one foot down to look for the end, and it came back without having found it.
shown: “Where does it stop?” asked {friend}. ¶ {child} lay in the middle, and walked {his} fingers away to both sides. One hand fell over the edge, and then, a good deal later, the other.
shown: “What is all the rest for?” asked {friend}. ¶ {child} gave a place to {friend}, and one to the cup, and one each to the socks. There was still some over. ¶ “Is anybody else coming?” asked {friend}.
night: Four legs stood in the carpet in the dark, and had begun to make dents of their own.
night: At the foot end was a piece of sheet that was quite smooth, and nobody went there.

= wanted mummy only | wanted mummy not daddy | wanted daddy not mummy | wanted daddy only | mummy only | only mummy | only wanted mummy | only wanted daddy | only wanted mommy | wanted mummy to do | wanted daddy to do | wanted mommy to do | wouldn’t let daddy | wouldn’t let mummy | didn’t want daddy to do | didn’t want daddy to put | didn’t want daddy to read | didn’t want daddy to help | didn’t want mummy to do | didn’t want mummy to put | didn’t want mummy to read | didn’t want mummy to help | wanted mummy to put | wanted daddy to put | wouldn’t let dad | wouldn’t let mum | wouldn’t let mommy | only wanted mum | only wanted dad
seen: It has to be that hand. Another hand has just as many fingers, and does it all in the wrong order.
seen: The same words have other voices in them when somebody else says them.
own: {child} looked past whoever it was, at the door.
shown: “What is done differently?” asked {friend}. ¶ {child} tucked {friend} in, first under the left side and then under the right. Then {he} did it all over again, and began with the right. ¶ {friend} had noticed at once.
shown: “Is it the voice?” asked {friend}. ¶ “Goodnight, {friend},” said {child}, low down. Then {he} said it once more, and went up at the end. ¶ {friend} looked round, to see who the second one had been.
night: On the edge of the bed was a dent where somebody had been sitting, and it was the right size.
night: The blanket was tucked in on the left, and on the right, and at the bottom, in that order.

= daddy was away | dad was away | mummy was away | mum was away | mommy was away | papa was away | mama was away | away for work | went away for work | had to go away | went on a work trip | left for work | went back on the ship | was on nights | went on a business trip | left for college | left for uni*
seen: One hook had nothing on it, and the coats on both sides of it hung a bit wider.
seen: Somebody who is away is still called to the table, once, by mistake.
own: {child} had a sentence ready, for somebody who was not in the house, and kept it.
shown: “How far is away?” asked {friend}. ¶ {child} sat one sock on the pillow. {He} walked the other one down over all the hills of the blanket, to the end. ¶ “I can see it from here,” said {friend}. “It’s quite small.”
shown: “What is there, where somebody isn’t?” asked {friend}. ¶ {child} laid a hand flat on the sheet, and left it there for a time, and took it away. “Feel.” ¶ {friend} felt. It was still warm.
night: There was one pair of slippers more than there were feet for. They stood together, and pointed into the room.
night: Far off another pillow was being turned over, to its cool side.

= daddy came home | dad came home | mummy came home | mum came home | papa came home | mama came home | mommy came home | came home from work | came back from work | got home from work | came home on leave | came home from .. work trip | came back from .. work trip | came home from deployment
seen: First comes the key, and then the door. Then a bag is put down, because both arms will be wanted.
seen: Somebody who has just come in smells of where they were, for about as long as a hug.
own: {child} was there before the door was properly open.
shown: “How do you know who it is?” asked {friend}. ¶ {child} did it with {his} mouth: the key, krrk, then a long squeak, and then the bag, bump. ¶ {friend} looked at the bedroom door.
shown: “How fast was it?” asked {friend}. ¶ {child} let two fingers run, all the way up from the end of the blanket. They took the last hill in one, and hung round {friend}’s neck with both legs off the ground.
night: All the keys hung on their hooks, and the door was shut behind everybody.
night: In the hall stood two big shoes with their laces still tied. They had been got out of without hands.

= came to stay | nana came to stay | granny came to stay | cousins came to stay | came to visit | came on the plane | came for the weekend | came for christmas | came all the way from | cousins arrived | nana arrived | granny arrived | grandma arrived | grandparents arrived | came to stay with us
seen: A visitor’s bag is opened, and at once the room smells of another house.
seen: Everything has to be told straight away, and by everybody, so that the visitor’s head goes to and fro.
own: {child} showed one thing after another, and the best one twice.
shown: “Where does one more person go?” asked {friend}. ¶ {child} pushed one sock aside, and the other one, and {friend} a bit, and there was a place. {He} put the cup there. ¶ “How do you do,” said {friend}.
shown: “What do you do first?” asked {friend}. ¶ {child} held {friend} a long way off, to see from top to bottom, and then pulled {friend} in, quite hard. ¶ “And then?” asked {friend}, out of the pyjamas.
night: In the glass in the bathroom stood one toothbrush more, and it had to lean.
night: A suitcase lay open on the floor in the dark, with one sleeve hanging out.

= nana went home | granny went home | gran went home | grandma went home | grandad went home | cousins went home | grandpa went home | abuela went home | nan went home | waved .. off | grandma flew home | granny flew home | nana flew home | grandparents went home | grandparents flew home | nanny went home | grandma left | granny left | nana left | auntie went home
seen: Waving goes on until there is nobody there to wave at, and then a bit longer.
seen: A cushion keeps its dent for a while. Then it lets go of it, slowly, and is a cushion again.
shown: “How small did it get?” asked {friend}. ¶ {child} held up a finger and thumb, as far apart as for a cup. They came together, slowly, until there was hardly any between. {friend} had to come quite close.
shown: “What is left over?” asked {friend}. ¶ {child} lay down hard on the pillow, and then lifted {his} head away. There it still was, round and deep. ¶ {friend} went round it, so as not to sit in it.
night: Where somebody had slept the blanket lay folded at the end of the bed, very straight.
night: Somewhere a key was turned in its own door again. A light went on in a hall, over some letters.

= phoned | called .. by video | video called | video call* | facetimed | had a facetime | rang granny | rang nana | rang daddy | rang grandma | talked on the phone | spoke to .. on the phone | talked to .. on the phone | skyped | zoomed with | said hello to .. on the phone | called granny on | called grandma on | called daddy on | called mommy on | called .. on facetime | on facetime | rang grandad | rang mummy | phoned grandma | phoned daddy
seen: At first it is an ear, or a ceiling, and a voice that asks whether it is on.
seen: Both begin to speak in the same moment, and both stop, and both wait. Then both begin again.
own: {child} held something up to show, from so near that it was all one colour.
shown: “Could they see you?” asked {friend}. ¶ {child} came up to {friend}, until there was only one eye left, and some eyebrow. “Can you see me?” ¶ “I can see one,” said {friend}.
shown: “How do they know if you nod?” asked {friend}. ¶ {child} held {his} fist to one ear, turned round to the wall, and nodded. “Did you hear that?” ¶ “No,” said {friend}. “What did you say?”
night: The telephone lay dark on its back, and had the ceiling in it, quite small.
night: In two houses, far from each other, two telephones lay still, and neither had anything to say.

= held the baby | held .. brother | held .. sister | hold her all the time | cuddled .. baby | held .. baby brother | held .. baby sister | held .. baby cousin | held .. new baby | got to hold the baby | got to hold .. brother | got to hold .. sister | got to hold her | got to hold him | held the new baby
seen: A baby is heavier at one end, and that end goes into the bend of the arm.
seen: It looks a bit past your eyes, at the edge, where the face stops and the hair begins.
own: {child} sat so far back that both {his} feet stuck out in front, and after that {he} moved nothing.
shown: “How is it held?” asked {friend}. ¶ {child} leaned back and put out one arm, and {friend} was laid along it with the head in the bend. “Don’t move,” said {child}, to the arm.
shown: “What does it look at?” asked {friend}. ¶ {child} made quite round eyes, and looked at {friend}, only a bit too high, and did not stop. ¶ {friend} would have liked to know what was up there.
night: One arm lay on the blanket, still bent a little, with room in it.
night: Somebody very small slept with both arms up, as if in the middle of telling something.

= fed the baby | fed .. brother | fed .. sister | gave .. bottle to the baby | fed .. baby brother | fed .. baby sister | fed .. baby cousin | gave .. his bottle | gave .. her bottle | gave the baby .. bottle
seen: The mouth of whoever does the feeding opens as well, each time, by itself.
seen: Half of it comes out again, and is met on the chin, and is sent back in.
shown: “What about the rest?” asked {friend}. ¶ {child} opened {his} mouth, shut it, and pushed it all out again with {his} tongue. One finger came along underneath, from the left, and brought it home.
shown: “How does it know when?” asked {friend}. ¶ {child} flew one finger towards {friend}, in a curve, and opened {his} own mouth as wide as it would go. ¶ “Yours is open,” said {friend}.
night: A bit of dinner was behind one small ear, and had been asleep for hours.
night: The smallest spoon lay in the drawer with the big ones.

= made the baby laugh | made .. baby .. laugh | baby laughed | baby giggled | made .. sister laugh | made .. brother laugh | first laugh | got the baby giggling | made the baby giggle
seen: A very small laugh begins in the tummy. By the time it gets to the feet there is no air left, and it has to start again.
seen: It is funny as often as it is done, and the tenth time is exactly as funny as the first.
own: {child} did the same thing again, with the same eyebrows.
shown: “What was so funny?” asked {friend}. ¶ {child} sank down behind the pillow, and there was nobody. Then all at once there was {child}, with both eyebrows up. ¶ {friend} thought it over. “Again,” said {friend}.
shown: “What was it like?” asked {friend}. ¶ {child} did it: one squeak, then a wide open mouth with nothing in it, and then all the rest. ¶ “And in the middle?” ¶ “That’s the biggest bit,” said {child}. “It can’t get out.”
night: In the dark a mouth went up at one corner, by itself, and came down again.
night: Two eyebrows lay where they belong. They had been up a good many times.

= snatched | baby grabbed | baby pulled | baby got hold of | grabbed .. toy | grabbed .. off | took .. off him | took .. off her | took .. toy off | wouldn’t give .. back | wouldn’t give it back | fought over | had a fight over
seen: A hand shuts by itself. To open it somebody needs all their own fingers, one after another.
seen: There are four ends to a pull: two that hold, and two that lean back.
shown: “How do you get it back?” asked {friend}. ¶ {child} shut one fist on the tip of a sock. The other hand undid the little finger, and the next one, and the next. By then the little finger had shut again.
shown: “Who had hold of it?” asked {friend}. ¶ {child} took a sock at the toe with one hand, and at the top with the other. It grew, and grew thin in the middle. ¶ {friend} moved out of the way of both ends.
night: A fist lay beside an ear, shut, with a bit of fluff in it from the day.
night: Something had one corner that had been held very hard, and was still creased there.

= knocked over .. tower | knocked down .. tower* | knocked .. tower* down | knocks down .. tower* | knocking down .. tower* | knocked down .. castle | knocked down .. lego | knocked down the | knocked it down | wrecked .. tower | wrecked .. lego | wrecked .. den | wrecked .. model | smashed .. tower | smashed .. lego | broke .. lego | broke the lot | trod on .. lego | ruined .. tower | tower fell
seen: What is built goes up bit by bit. It comes down all together, and is much wider than it was high.
seen: For a moment afterwards it can still be seen in the air, just as it was.
seen: One bit always goes on a long way over the floor, and falls over there by itself.
shown: “What came last?” asked {friend}. ¶ {child} let out a long rattle from behind {his} teeth, and then some small knocks, each of them farther off. {He} pointed to the door. ¶ {friend} was still listening for one more.
shown: “How big was it, lying down?” asked {friend}. ¶ {child} stood the pillow up on its end, and let go. It bowed, and then it lay there on {friend}. ¶ “Bigger,” said {friend}, from below.
night: Everything lay as low as it could, and had no farther to go.
night: One piece stood behind the door, quite alone, with its face to the wall.

= shared .. room | swapped rooms | swapped .. bedroom | slept in .. brother’s room | slept in .. sister’s room | slept in .. brothers’ room | shares a room | slept in the same room
seen: With two in one room the talking begins when the light is off.
seen: The other one breathes at another speed, and before long you are breathing at it too.
own: {child} asked, quite quietly, whether anybody was asleep.
shown: “Where is the middle?” asked {friend}. ¶ {child} pushed a long ditch into the blanket with the edge of {his} hand: this side, and that side. ¶ {friend} had been in the ditch, and had to choose.
shown: “What do you hear?” asked {friend}. ¶ {child} lay on {his} side and breathed like somebody else, slowly, with a small whistle at the end. ¶ After that {friend} waited for the whistle each time.
night: Somebody turned over, and so somebody else turned over as well.
night: Two breaths went through the dark, one long and one short, and only now and then both together.

= built .. tower | built .. castle | built .. lego | made .. tower | built .. house | built .. robot | built .. spaceship | built .. bridge | built .. city | built .. garage | made .. out of lego | lego castle | built .. out of | built .. blocks | built .. rocket | built .. castle out of | built .. marble run
seen: The higher it gets, the more slowly the hand comes away.
seen: Whoever builds begins lying down, goes on kneeling, and does the last bit on tiptoe.
own: {child} held {his} breath to put on the last one, and held it a bit longer for letting go.
shown: “How high did it go?” asked {friend}. ¶ {child} set one fist on the blanket, the other on that, and the first one on that. It went on until there was no more arm. ¶ {friend} leaned back to see the top.
shown: “What keeps it up?” asked {friend}. ¶ {child} put a rolled-up sock on {friend}’s head, and took {his} hand away, one finger at a time. ¶ {friend} did not ask anything else for quite a while.
night: On one knee there was still the print of a corner.
night: The pieces that had not been wanted lay in their box in the dark, and were nothing in particular.

= built a den | made a den | made .. den | built .. den | made a fort | built .. fort | blanket fort | pillow fort | den out of | made a camp | built a camp | made .. tent out of
seen: The roof is always too short on one side. That side is the door.
seen: From inside, other people can only be seen up to the ankles.
own: {child} went in backwards, and pulled something in behind, so that it was shut.
shown: “What was it like inside?” asked {friend}. ¶ {child} put up {his} knees under the blanket, and lifted the edge, just wide enough. {friend} went in. The edge came down. ¶ “I see,” said the blanket.
shown: “Who is let in?” asked {friend}. ¶ {child} held the pillow upright between them. “You have to say it.” ¶ {friend} thought, and whispered something. The pillow opened, by about one paw.
night: The cushions were on the sofa again, and did not fit quite as well as before.
night: Two chairs stood back to back in the dark, with a space between them where somebody had lived.

= made .. card | made a card | made .. birthday card | made .. sorry card | made .. christmas card | wrote .. card | made .. present | made .. valentine
seen: The name begins large. Then it sees the edge coming, and the last letters go down the side.
seen: However it is folded, one edge looks out a bit from behind the other.
own: {child} kept one arm round it while it was being made, so that nobody saw it until it was one.
shown: “What does it say inside?” asked {friend}. ¶ {child} laid both hands together, and opened them a crack, so that only {friend} could look in. ¶ {friend} read for quite a long time.
shown: “How does it know who it is for?” asked {friend}. ¶ {child} wrote on the blanket with one finger, one letter after the other. Then the blanket came to its end, and the last two went down the side of the bed. ¶ “It’s on it,” said {child}.
night: A card that is a little open can stand all night. A shut one has to lie down.
night: In the basket lay what was left of the paper, with a piece gone from it just that size.

= drew a picture | drew .. picture | drew .. drawing | did a drawing | did .. drawing | coloured in | colored in | drew .. family | drew .. horse* | drew .. dog | drew .. cat | drew .. dinosaur | drew .. monster | drew him | drew me
seen: First there is a line, which could be anything. When it gets two dots, it looks back.
seen: The tip of a tongue comes out, and goes wherever the pencil goes.
own: {child} was so low over the paper that one eye could see nothing but the point.
shown: “Where do you begin?” asked {friend}. ¶ {child} drew with one finger on the middle of {friend}: something round, and then two dots, quite close together. ¶ {friend} looked down. “It sees me,” said {friend}.
shown: “Am I in it?” asked {friend}. ¶ {child} drew all of it again on the blanket, as large as it would go. At the edge there was some room, and {he} made a small round there. ¶ “You are now,” said {child}.
night: A pencil lay on the table, shorter than in the morning by one picture.
night: The paper lay with its face up, and on its back a finger could have felt every line.

= painted | did a painting | did .. painting | finger paint* | painted .. picture | painted .. fence | painted .. shed | painted .. dog | painted .. cat | painted eggs | hand print* | handprint* | helped .. paint | got paint
seen: Where the brush has been it shines. You can always tell how far somebody has come, by the shining.
seen: As soon as both hands are wet with it, the nose begins to itch.
own: {child} went on with the brush until it only scratched, and then went back to the pot.
shown: “Does it tickle?” asked {friend}. ¶ {child} painted {friend} with one finger from the top down, and dipped it in the cup each time. ¶ {friend} held both arms away from the sides, so as not to touch anything.
shown: “How do you know where you have been?” asked {friend}. ¶ {child} stroked the blanket with a flat hand, stripe beside stripe, and the stripes lay lighter than the rest. ¶ “There,” said {friend}, who had seen a bit that was left out.
night: Paint goes on drying all night by itself. It does not need anybody for that.
night: Round one fingernail there was a thin line of paint, where no soap goes.

= had .. face painted | got .. face painted | face painted | face paint*
seen: The brush is cold and very small, and goes round an eye as slowly as a snail goes round a stone.
seen: Whoever is being painted is the only one who cannot see it.
own: {child} kept {his} whole face still, and talked without moving it.
shown: “Who comes out of that?” asked {friend}. ¶ {child} drew on {friend} with one finger: three lines on this side, three lines on that, and a dot in the middle. ¶ “I can feel whiskers,” said {friend}.
shown: “What must not move?” asked {friend}. ¶ {child} shut {his} eyes, put up {his} chin, and held everything still. One corner of the mouth went. ¶ “That is where the line went wrong,” said {friend}.
night: A bit of colour had stayed beside an ear, where no cloth had been.
night: On the pillow was a small stripe that had come off somebody.

= glued | stuck .. together | used .. glue | glue everywhere | superglued | stuck it back | mended .. with tape | sellotaped .. together
seen: At first it holds nothing. Somebody has to be the glue for a while, and stand there.
seen: When at last it sticks, it is found to have stuck to the finger.
own: {child} pressed and counted, and took {his} finger away as slowly as a finger goes.
shown: “How long must it be held?” asked {friend}. ¶ {child} pressed {his} forehead on {friend}, and stayed there. From so near {he} had only one eye. After a long time {he} said, “Now,” and neither of them moved.
shown: “What does it feel like?” asked {friend}. ¶ {child} put finger and thumb together, and pulled them apart, slowly. It made a small sound, which {he} did with {his} tongue. ¶ {friend} looked for the thread.
night: Glue works best at night, when nobody is pulling.
night: One thumb had a thin dry skin on it, not its own, with all the thumb’s lines in.

= made slime | made .. slime | played with slime | slime everywhere | got slime
seen: Slime goes down between the fingers by itself, in its own time, and underneath it is one again.
seen: To look at, it is wet. To hold, it is only cold.
own: {child} held it up high, and waited for it to get down.
shown: “What does it do?” asked {friend}. ¶ {child} hung a sock over one fist and let it slip across the knuckles, so slowly that it hardly went. ¶ “It is leaving,” said {friend}, “but not yet.”
night: Under its lid it had gone quite flat, with all the fingers taken out.
night: One thin string had got on to a sleeve, and was hard by then.

= cut out | cut .. out of paper | cut .. paper | made a paper chain | made .. paper chain | paper chain | made paper snowflakes | made .. snowflake* | snipped | made .. mask | made .. crown | made .. out of cardboard
seen: On a bend the scissors stay as they are. It is the paper that has to go round.
seen: The piece falls down, and what stays in the hand is the hole.
own: {child}’s mouth opened and shut along with the snips.
shown: “How do you get round a corner?” asked {friend}. ¶ {child} snipped with two fingers along the hem of the blanket. At the corner they stood still, and {he} turned the whole blanket, with {friend} on it.
shown: “Which of them do you keep?” asked {friend}. ¶ {child} pressed one hand into the pillow, and took it out. There was a hand of air. {He} held the other one up beside it. ¶ {friend} could not have chosen.
night: A sheet of paper lay in the basket with a hole in it. Behind the hole was more paper.
night: Under the table lay the corners that had been cut away, and no two of them were the same.

= knitted | knit | taught .. to knit | learned to knit | learnt to knit | made a scarf | made .. scarf | crocheted | finger knitting | wove
seen: Knitting goes to the end and turns round and comes back, and after that it is one row longer.
seen: In, round, through and off: it is always said under the breath, and always in that order.
own: {child} counted, and there was one more than before. Nobody knew where it had come from.
shown: “How long has it got?” asked {friend}. ¶ {child} held up two fingers, looked at the space between them, and made it wider by a hair. ¶ {friend} thought about who there was of that size.
shown: “How does it go?” asked {friend}. ¶ {child} took one finger in under another, round it, through, and off. It was still only fingers. ¶ “You need more of them,” said {child}.
night: The ball of wool lay under a chair, and was smaller by exactly that much.
night: Two needles lay side by side, and one of them kept hold of everything until the morning.

= sewed | sewed .. button | sewed .. ear | sewed .. back on | sewed up | mended .. teddy | mended .. bear | mended .. ear | learned to sew | learnt to sew | threaded a needle | threaded the needle | stitched a | stitched .. back on | sewed on
seen: The thread is licked and pinched. Then it goes past the hole on the left, and past it on the right.
seen: The needle goes in here and comes out there, and in between it is in the dark.
own: {child} pulled until {his} arm was right out at the side, and there was still more thread.
shown: “How long is a thread?” asked {friend}. ¶ {child} drew one up out of the blanket, as far as {his} arm would go. {friend} had to lean out of the way. The next one was shorter, and the next.
shown: “What does it do in there?” asked {friend}. ¶ {child} pushed a finger in under a fold of the sheet. It came up after the fold, looked, and went down again under the next. ¶ {friend} watched the place where it would be.
night: The needle was in its cushion, up to the eye.
night: On the inside, where nobody looks, was one knot, and the knot held everything.

= planted .. seed* | planted .. sunflower* | planted .. bean* | planted .. bulb* | planted .. flower* | sowed | put .. seeds in | planted .. carrot* | planted .. potato* | planted .. acorn* | planted .. pumpkin* | planted .. tomato* | planted .. herb* | planted .. cress | planted .. strawberr* | planted .. pip* | planted .. pea* | planted .. onion* | planted .. veg* | planted .. courgette* | planted .. lettuce* | planted .. bulb | plant the seed* | plant the bean*
seen: A finger makes the hole. Then earth goes over it, and it looks as if nobody had done anything.
seen: Nobody can tell which way up it goes in. It will have to turn round by itself down there.
own: {child} stayed and looked at the place for a bit, to see whether it had begun.
shown: “How deep does it go?” asked {friend}. ¶ {child} pushed one finger into the pillow, let something very small fall in, and smoothed it over. ¶ After that {friend} kept an eye on the pillow.
shown: “How does it know where up is?” asked {friend}. ¶ {child} curled up small under the blanket, the wrong way round. Nothing happened. Then slowly one hand came out at the top. ¶ “That way,” said {friend}.
night: Under the ground it is night all day long. Something small lay there on its side.
night: A little stick stood in the earth with a name on, so that everybody knew who was down there.

= watered .. plants | watered .. flowers | watered .. garden | watered .. tomatoes | watered .. sunflower* | watered .. seeds | watered the | watered his | watered her | watered our | watered my | watered all | watered everything
seen: Where it has been the earth is dark, so that you can see who has had some.
seen: A full can pulls at one arm, and the other arm goes straight out to hold on to the air.
own: Both of {child}’s feet were watered as well.
shown: “How heavy is a can?” asked {friend}. ¶ {child} took the pillow by one corner, leaned over to the other side, and stuck out an arm. So {he} walked along the bed. ¶ {friend} kept to the dry side.
shown: “When is it enough?” asked {friend}. ¶ {child} tipped an empty cup over {friend}’s head, and made a thin sound that went on and on. Then {he} tipped it back. ¶ “Now you’re dark,” said {child}.
night: In the dark the earth went on drinking, and made no noise about it.
night: The can stood with its nose up, and kept a little at the bottom.

= picked strawberries | picked .. strawberr* | picked .. blackberr* | picked .. raspberr* | picked .. blueberr* | picked .. apple* | picked .. plum* | picked .. cherr* | picked .. tomato* | picked .. peas | picked .. beans | strawberry picking | blackberry picking | apple picking | went blackberrying
seen: What is ripe lets go. What is not holds on, and brings the whole stalk along.
seen: The best one is always one hand farther in than an arm is long.
own: One went into the bowl and one went into {child}, in turns.
shown: “How do you know which are ready?” asked {friend}. ¶ {child} took one of {his} own toes and turned it, a little. It stayed on. {He} tried the next. ¶ “Not yet,” said {friend}.
shown: “Where was the best one?” asked {friend}. ¶ {child} stretched up with one arm, and three fingers took hold of nothing, and turned it, and it came off. ¶ {friend} looked up there, to see whether there were more.
night: Somewhere the best one of all still hung in the dark, where nobody’s arm had come to.
night: Two fingertips had kept the colour. Soap had been to see them about it.

= did the washing up | did .. washing up | helped .. wash up | washed the dishes | did the dishes | helped with the dishes | helped .. washing up | loaded the dishwasher | emptied the dishwasher | washed .. plates | washed up with | washed up after | dried the dishes | dried the plates | helped dry
seen: A plate that is clean squeaks under the thumb. One that is not says nothing.
seen: Under the bubbles nothing can be seen. The hands have to find out for themselves what is a spoon.
own: {child}’s sleeves had been rolled up first, and were wet to the elbow all the same.
shown: “How do you know that it is clean?” asked {friend}. ¶ {child} rubbed {friend} with one thumb, and listened, and rubbed again. There was no squeak. ¶ “Once more,” said {child}.
shown: “What is down at the bottom?” asked {friend}. ¶ {child} shut {his} eyes, and felt about under the blanket with both arms. “A spoon,” {he} said. It came up, and it was a foot.
night: The rack held each plate up by its edge, until it had stopped dripping.
night: One bubble was left on the sponge, and then it was not.

= hung .. washing | hung up the washing | hung out the washing | helped .. hang .. washing | helped .. hang up the washing | pegged | pegged out | pegged .. washing | put .. washing on the line
seen: The whole family hangs in a row there, upside down. Each of them holds on to the next by a peg.
seen: Wet things are twice as heavy as their people would think, and cling to whoever carries them.
own: {child} handed things over one by one, and they were cold right up to the elbow.
shown: “How does a peg hold on?” asked {friend}. ¶ {child} took the top of {friend} between one finger and a thumb, and lifted. ¶ “Like that,” said {friend}, and swung a little.
shown: “Who was next to whom?” asked {friend}. ¶ {child} hung a corner of the blanket over the edge, then a sock, then the other sock, and they dangled. ¶ “Those two know each other,” said {friend}.
night: In their bag the pegs lay in a heap, and some of them had bitten each other.
night: On the line was only one peg, which had been forgotten, and it held on.

= carried the shopping | carried .. shopping | carried .. bag* | helped with the shopping | unpacked the shopping | put the shopping away | helped carry .. shopping | helped carry .. bag* | helped carry the groceries | carried .. groceries | helped .. carry .. shopping | helped .. carry .. bag*
seen: With every step a bag’s handles get thinner, though they look the same.
seen: At the door there is always one hand too few.
own: {child} changed hands, and looked at the line that stayed behind on the first one.
shown: “How heavy was it?” asked {friend}. ¶ {child} hung the pillow from two fingers, and went along the bed with {his} head on one side. Then {he} showed the two fingers. There was a line on them, nearly.
shown: “What do you do at the door?” asked {friend}. ¶ {child} stood there with the pillow in one arm and {friend} in the other. {He} tried an elbow. {He} tried {his} chin. ¶ “Shall I knock?” asked {friend}.
night: All the bags were folded up and lived in one of them, as they do.
night: Where everything had been put down there was only the mat again.

= took apart | took .. apart | took .. to bits | took .. to pieces | unscrewed | dismantled | pulled .. apart
seen: Inside there are small things only, and none of them looks like what it does.
seen: Each part came from between two others, and cannot say which.
own: {child} laid them in a row, so that each lay beside the one that it had been beside.
shown: “What was in there?” asked {friend}. ¶ {child} turned a sock inside out, and they looked: a seam, four threads, and some fluff. ¶ “And that made it go?” asked {friend}.
shown: “How does it go together?” asked {friend}. ¶ {child} laid one hand’s fingers down in a row. The other hand took them up, one after another, and made a fist of them. One finger still stuck out. ¶ “That one’s left over,” said {child}.
night: In a saucer lay one small screw, which had been part of something.
night: A screwdriver lay in its drawer, and everything in the room stayed together.

= blew out .. candle* | blew out the candles | blew .. candles out | blew the candles out
seen: There is breath enough for all of them but one. That one leans over, and stands up again.
seen: Then each of them has a thread of smoke, and all the threads go up side by side.
own: {child}’s cheeks went out as far as cheeks go, before any of it was let off.
shown: “How do you get them all?” asked {friend}. ¶ {child} put up five fingers, and blew along them, from the thumb on. They went down one after the other. The little one came up again.
shown: “Where does the flame go?” asked {friend}. ¶ {child} blew on one finger, and it bent down. Then it came up out of the fist once more, quite slowly, and wriggled. ¶ “That’s the smoke,” said {child}.
night: In a drawer lay some small sticks of wax with black heads, and a bit of icing on their feet.
night: One lamp was on, and blowing does nothing to a lamp.

= turned three | turned four | turned five | turned six | turned seven | turned eight | turned nine | turned ten | had a birthday | it was his birthday | it was her birthday | it was mummy’s birthday | it was daddy’s birthday | it was granny’s birthday | was five today | was four today | was six today | turned two | turned eleven | it was his .. birthday | it was her .. birthday | had his birthday | had her birthday | had his .. birthday | had her .. birthday
seen: In the night somebody goes over from one number to the next, and the pyjamas do not notice.
seen: All day people ask how old, and the hand has to find one finger more than usual.
own: {child} looked to see what was different: the knees, the teeth, the top of {his} head.
shown: “Where is the new one?” asked {friend}. ¶ {child} held up the old number, which the hand did by itself. Then one more finger came up beside the others, more slowly, because it was new there.
shown: “Does it make you longer?” asked {friend}. ¶ {child} stood against the wall, laid a flat hand on {his} own head, and came out from under it. They looked at the place. The hand had not kept quite still.
night: Tomorrow the number would be the same, and on the day after that as well.
night: One finger lay among the others, as if it had always been counted.

= opened the present* | opened his presents | opened her presents | got a present | unwrapped | opened .. parcel | got .. for .. birthday | got .. present | got .. presents | opened .. present | opened .. presents
seen: First there is paper, which says nothing. Then there is one corner of something, with half a word on it.
seen: Wherever you begin, the sticky tape is on the other side.
own: {child} held it to one ear first, and shook it once, and thought.
shown: “How do you get in?” asked {friend}. ¶ {child} turned {friend} over, felt along one side with a fingernail, and began to pick at the end. ¶ “Not there,” said {friend}.
shown: “Can you feel what it is?” asked {friend}. ¶ {child} put a cup under the blanket, and {friend} was to feel it from above, all the way round. ¶ “It has one ear,” said {friend}.
night: The paper had been smoothed out, and still remembered every corner of what was in it.
night: A bit of sticky tape was on the bottom of a sock, and went wherever the sock went.

= wrapped .. present* | wrapped the present* | wrapped up .. present* | helped .. wrap
seen: The paper is always big enough in one direction.
seen: While two hands hold it shut, there is no hand for the tape.
own: {child} held it down with both hands and a chin.
shown: “How do the corners go?” asked {friend}. ¶ {child} wrapped {friend} in the blanket: this side over, that side over, the end in. A foot was out. {He} pulled it down, and now the head was out.
shown: “Can anybody guess?” asked {friend}. ¶ {child} wrapped the sheet round a cup, and stood it between them. It looked exactly like a cup in a sheet. ¶ “I have no idea,” said {friend}.
night: The roll of paper leaned in its corner, and was thinner.
night: Everybody in the house lay in night things, and somebody’s present was the only one still dressed.

= had a party | went to .. party | went to a party | tea party | class party | had a birthday party | had his birthday party | had her birthday party | had his .. party | had her .. party | had a .. party | went to .. birthday party | went to a birthday party
seen: By the door lies a heap of shoes, and two of them are nobody’s.
seen: At the end each guest stands there in a coat, and says thank you to somebody’s knee.
own: {child} needed a moment to let go of anything that was wrapped in paper.
shown: “How loud was it?” asked {friend}. ¶ {child} opened {his} mouth as wide as it would go, near {friend}. Nothing came out, because it was late. ¶ “As loud as that,” said {friend}.
shown: “What do you do at the door?” asked {friend}. ¶ {child} turned in {his} toes, held out a sock at the end of one arm, and looked at the wall. ¶ “For me?” said {friend}. The hand did not let go of the sock at once.
night: Under the sofa lay a grape. It had been to a party.
night: At the bottom of a small bag lay a thing, and nobody could have said what it was for.

= pass the parcel | win pass the parcel
seen: The parcel goes round large, and comes round smaller. Every lap keeps it a bit longer than it needs.
seen: The music stops when it has left one pair of hands, and has not quite come to the next.
own: {child} took it with both hands, and let go of it with one hand at a time.
shown: “Who has it when it is between two?” asked {friend}. ¶ {child} hummed and pushed the pillow over to {friend}, and the humming stopped. The pillow leaned on them both. ¶ Neither of them looked at the other.
shown: “How much paper is there?” asked {friend}. ¶ {child} peeled back the blanket, and there was a sheet. {He} peeled back the sheet as well, and there lay a toe. ¶ “Is that the prize?” asked {friend}.
night: The paper lay in a heap, coat upon coat, and nobody was in it.
night: In the very middle there had been something small, which had heard all the music.

= musical chairs | win at musical chairs
seen: The music stops in the very moment when nobody is ready, and everybody has been waiting for it.
seen: There are many at first, all going the same way. Later it is only two, who look at each other.
own: {child} did everything slowly that could be slow, until the music went off.
shown: “When does it stop?” asked {friend}. ¶ {child} hummed, and looked out of the window, and went on humming. Then {he} stopped in the middle of a note. ¶ {friend} had one foot up, and left it there.
shown: “Who gets it?” asked {friend}. ¶ {child} laid one sock down for the two of them. They went round it, quite close, and {child} hummed. Then it was still, and both of them sat. ¶ “I have the heel,” said {friend}.
night: The music was off for the night, and nobody had to sit down quickly.
night: A chair stood there in the dark, and anybody might have had it.

= wrote a letter | wrote .. letter | wrote .. note | wrote to | posted .. letter | sent .. letter | sent .. postcard | wrote .. postcard | put .. in the postbox | posted .. card | posted .. parcel
seen: A letter says hello at the top, and it will be some time before anybody hears it.
seen: It begins with the name of somebody who is not in the room.
own: The words went uphill, because {child} was looking at the words, and not at the hill.
shown: “Do you say it or write it?” asked {friend}. ¶ {child} wrote with one finger on {friend}’s back, and stopped after each word to think, with the finger still there. ¶ “The last one was ‘please’,” said {friend}.
shown: “How is it folded?” asked {friend}. ¶ {child} folded a corner of the blanket over, and over, and once more, and pressed on it with {his} whole arm. It opened again, a little. ¶ {friend} sat down on it.
night: The pen lay in its lid, and still had all the other words in it.
night: Words lay face to face in the dark, where the paper was folded.

= saved up | saved up for | saved .. pocket money | spent .. pocket money | spent .. money | spent it all | pocket money | paid for | gave .. pocket money | gave .. coins | emptied .. piggy bank | emptied .. money box | bought .. with .. own money | bought .. with .. pocket money | bought .. with .. birthday money | spent all .. money | paid .. with .. own money | paid by himself | paid by herself
seen: A coin that has been handed over lies down among other coins, and cannot be told from them.
seen: Money that comes out of a fist is warm.
own: {child} knew each coin, the shiny one and the one with the mark.
shown: “How much is it?” asked {friend}. ¶ {child} laid one finger after another on {friend}’s foot, until the hand was used up. {He} looked at it for a bit. Then {he} laid down one more, from the other hand.
shown: “How do they ask for it?” asked {friend}. ¶ {child} held out one flat hand to {friend}, and looked at nobody. ¶ {friend} had no pockets. “I’ll come again tomorrow,” said {friend}.
night: One coin lay in the corner of a box. If anybody had tipped the box, it would have gone to the other corner.
night: Somewhere in a drawer a coin lay among others, heads down.

= counted | counted to | counted the | counted .. times | counted .. spots | counted .. stars | counted .. steps | counted .. all
seen: After every nine there is a step up, and just before it everybody slows down.
seen: What has been counted stays exactly as it was. It only has a number now.
own: {child} left none out, and always had the next one ready in {his} mouth.
shown: “Does it come out the same?” asked {friend}. ¶ {child} counted all there was in the bed, from the left: sock, sock, pillow, cup, {friend}. Then {he} began with {friend}. ¶ “Five again,” said {friend}. “So it’s true.”
shown: “How do you not lose your place?” asked {friend}. ¶ {child} counted {his} toes, and held on to each one that was done. Soon both hands were full of toes, and there were some to come.
night: What had been counted was just as many in the dark.
night: The next number would have been one more. It had not been needed yet.

= lit .. candle* | lit the candles | lit .. own candle | lit the shamash | lit the menorah | lit .. diya* | lit .. lantern | put .. candle* in the window
seen: A flame is so small and blue at first that it seems to have changed its mind. Then it stands up.
seen: Everybody who looks at it has two more, very small, one in each eye.
own: {child} kept back {his} breath, because it leans away from anybody who breathes.
shown: “What does it do?” asked {friend}. ¶ {child} held up one finger, quite straight. {friend} came nearer, to see, and the finger leaned away, and stood up again. ¶ “You breathed,” said {child}.
shown: “Where was the light?” asked {friend}. ¶ {child} pointed: there, up on the wall, and then in {his} own eyes, this one and that one. ¶ {friend} looked in from quite near, and saw the lamp.
night: Down the side of something made of wax was a drop, which had stopped half way.
night: The dark had come back to just where it used to be, right up to the wick.

= dressed up as | dressed up | dressed as | wore .. costume | put on .. costume | wore .. crown | wore .. cape | wore .. tutu | wore .. princess dress | only answered to | wore .. mask | wore .. wig | went as a pirate | went as a witch | went as a ghost | went as a dinosaur | went as a princess | went as a pumpkin | went as a superhero | went to .. dressed as | went to school as a | came as a pirate
seen: From the front there is no doubt about it. From behind there are tapes, and a vest.
seen: Whoever is inside walks differently, and has not been shown how.
own: {child} did not sit down in it the way that {child} sits down.
shown: “How does anybody know who you are?” asked {friend}. ¶ {child} hung the blanket round both shoulders, held it shut under {his} chin, and stood up very tall. ¶ “Good evening,” said {friend}, and used no name.
shown: “And if you need the loo?” asked {friend}. ¶ {child} gathered the blanket up all round, more and more of it. Then there was only an armful, with two feet under it. ¶ The feet looked for the way.
night: Something hung over a chair with nobody in it, and looked like somebody all the same.
night: Two tapes hung down from the back of a chair, undone.

= wore .. wellies | wouldn’t wear anything but wellies | anything but wellies | wellies on | wore wellies | wellies in bed | wouldn’t take .. wellies off | wouldn’t take .. boots off | new wellies | wore .. rain boots | wore .. rainboots | wore .. welly boots | wore .. gumboots
seen: A welly says something at every step, a little after the foot.
seen: Inside it the sock walks down, step by step, and gathers in front of the toes.
own: {child} came into each room a bit after the sound of {child}.
shown: “What do they say?” asked {friend}. ¶ {child} clapped the open end of a cup on {his} leg, and took it off: flup. Then {he} did the other leg: flop. ¶ “That’s the left one,” said {child}.
shown: “What becomes of the sock?” asked {friend}. ¶ {child} pushed one foot along the sheet, again and again, until the sock hung from the toes. ¶ “It wants to be in front,” said {friend}.
night: Two wellies leaned on each other by the door, and in one of them was a sock.
night: Round each of two legs went a thin red ring, where a boot comes to an end.

= danced in the kitchen | had a disco | kitchen disco | danced round the kitchen | danced around the kitchen | danced in the living room | danced round the living room | danced around the living room | danced in the lounge | had a dance party
seen: When the music stops, they are all in the middle of something.
seen: The feet are told first. The arms do not wait to be told.
own: {child} turned round and round, and stopped, and the room went on for a bit.
shown: “How does it begin?” asked {friend}. ¶ {child} let one knee start, under the blanket. Then the other knee heard of it. Then the whole blanket was dancing, and {friend} on the top of it.
shown: “What are the steps?” asked {friend}. ¶ {child} walked two fingers over the pillow: two on, one back, a hop, and all the way round. ¶ “I could do the one back,” said {friend}.
night: Under the blanket one big toe went on alone for a while, and then it had finished as well.
night: The floor was quite still, where all the feet had been.

= hoovered | hoovered up | hoovered .. room | hoovered .. stairs | did the hoovering | helped .. hoover | vacuumed | hoovered .. car
seen: While it is on, people open and shut their mouths, and nothing comes out but the hoover.
seen: Now and then there is a small clatter in the pipe, and then it is too late to ask what it was.
own: One crumb would not go. {child} picked it up, and looked at it, and put it back for another try.
shown: “What does it want?” asked {friend}. ¶ {child} drove one fist along the sheet, all on one note, in under the pillow, and out again. There had been a thread there, and now there was none. ¶ “Threads,” said {friend}.
shown: “What if it gets something big?” asked {friend}. ¶ {child} hummed, and drove {his} fist into a sock. The hum went up and up, until it was quite thin, and the sock hung on the fist. ¶ “It didn’t want that,” said {friend}.
night: Among the fluff in its bag lay one bead, and did not rattle.
night: The carpet lay there in stripes, one up and one down, and on the last of them nobody had walked.

= scared of the hoover | frightened of the hoover | afraid of the hoover | scared of the vacuum | afraid of the vacuum | frightened of the vacuum | hoover was scary | hates the hoover | ran away from the hoover | hated the hoover | hates the vacuum | hid from the hoover
seen: It has a long tail, and the tail ends in the wall. It can go as far as the tail, and no farther.
seen: It has no eyes, and all the same it comes round every corner.
own: {child} had taken both feet up off the floor.
shown: “How far does it come?” asked {friend}. ¶ {child} held a sock fast by the toe, pulled it out long, and moved the other end in a ring. ¶ {friend} looked at the ring, and sat down outside it.
shown: “What is it like through a door?” asked {friend}. ¶ {child} hummed into the pillow, and it came out low and thick. Then {he} lifted a corner, and it had an edge. ¶ {friend} asked for the corner to be put down again.
night: In the cupboard it stood with its tail wound up, in the dark, and looked at a coat.
night: The plug lay on its back with its pins in the air, a long way from any wall.

= took .. tablet away | tablet taken away | took away .. tablet | turned off the telly | turned the telly off | turned off the tv | turned the tv off | wasn’t allowed .. tablet | lost .. tablet | no tablet | no telly | no screen* | banned from | lost screen time | ipad taken | took .. ipad away | took away .. ipad | lost .. ipad
seen: A screen always goes off in the middle of a word.
seen: On the black glass sits whoever has been watching, with the mouth a bit open.
own: {child} went on looking at it for a moment, in case.
shown: “What was the last thing?” asked {friend}. ¶ “And then the—” said {child}. ¶ {friend} waited. {friend} waited quite a long time. ¶ “That was it,” said {child}.
shown: “What is there to see, then?” asked {friend}. ¶ {child} pulled the curtain aside, a little. The window was black, and in it sat {child}, with {friend}, and nobody moved. ¶ “Ours has stopped as well,” said {friend}.
night: High up, where no arm goes, lay something flat, with one very small green light on.
night: Behind black glass a great many people stood still, in the middle of what they were doing.

= stayed up late | stayed up till | stayed up until | stayed up as late | allowed to stay up | got to stay up | waited up | stayed awake | was up past
seen: In the late part of an evening nobody says what comes next.
seen: If the curtain is open, the window has the whole room in it, and everybody sits in there the other way round.
own: Whenever anybody looked, {child} was just not yawning.
shown: “What is it like, so late?” asked {friend}. ¶ {child} sat up very straight, with wide eyes. Slowly the head went down, all by itself, and then it came up fast. ¶ “I’m awake,” said {child}.
shown: “How do you yawn in secret?” asked {friend}. ¶ {child} did it with {his} mouth shut. The nose went wide, the ears went back, and both eyes ran over. ¶ “I saw nothing,” said {friend}.
night: The late part of the evening went on somewhere else, with nobody small in it.

= woke everybody | woke everyone | woke the whole house | woke us all | woke up at five | got up at five | up at five | up at 5 | woke at five | awake at five | woke .. up at | woke daddy | woke mummy | up since | woke up at four | woke up at six | woke up at 5 | woke up at half past | up at six | up at four | awake since | woke us up
seen: When somebody is woken like that, the first thing is a face, from so near that it is mostly nose.
seen: At that hour even a whisper gets into every room.
own: {child} had gone on tiptoe, and it was the tiptoes that were heard.
shown: “How do you wake somebody?” asked {friend}. ¶ {child} came up to {friend}, nose to nose, and breathed there for a while. “Are you awake?” ¶ “I am now,” said {friend}.
shown: “How early was it?” asked {friend}. ¶ {child} opened one eye by a crack, and pulled the blanket over {his} whole head. {He} said something very low in there. ¶ “As early as that,” said {friend}.
night: Five o’clock was somewhere ahead in the dark, and there was nobody in it yet.
night: The alarm clock had been set, though hardly anybody in the house still believed in it.

= played shop* | played shops | played cafe* | played café* | played restaurant* | played kitchen* | ran a shop | had a shop | set up a shop
seen: Everything costs two pounds, the horse as well.
seen: The till says ting, and somebody has to be the one who says it.
own: {child} wrapped each thing up, in air, and folded the ends.
shown: “What is there?” asked {friend}. ¶ {child} laid it out on the blanket: a cup, a pillow, two socks. {friend} chose a sock. ¶ “Two pounds,” said {child}. “Ting.” ¶ {friend} looked for the second sock’s price.
shown: “Who pays?” asked {friend}. ¶ {child} counted a good deal of nothing into {friend}’s lap, and gave {friend} the cup as well. ¶ “Now I have all of it,” said {friend}.
night: The shop was shut, and was a table.
night: All that had been sold was back in its place, and ready to be sold.

= played doctor* | played vet* | played hospital* | played nurses | was the doctor | was the patient | put .. plaster* on .. teddy | bandaged .. teddy | bandaged .. bear | bandaged .. rabbit | bandaged all | put plasters on all | put plasters on .. teddy | put plasters on .. bear
seen: They all have the same thing the matter with them, and it is cured with a bandage.
seen: The one who has it lies still, and is told where it hurts.
own: {child} listened for a long time, with {his} eyes on the ceiling, as it is done.
shown: “What was the matter?” asked {friend}. ¶ {child} laid one ear on {friend}, said, “Hm,” and wound a sock round one leg. ¶ “It’s the other one,” said {friend}. ¶ “It’s this one now,” said {child}.
shown: “Do you have to say ah?” asked {friend}. ¶ {child} leaned over {friend}, and they both said it. {child} looked in for some time. Then {he} wrote on the sheet with one finger, and it was long.
night: Everybody with a bandage lay quite still, and one of the bandages had come undone.
night: The last patient had been told to stay in bed until the morning, and did.

= played school* | played teacher* | played house | played families | played mums and dads | played mummies | pretended to be the teacher | got to be the teacher | taught .. teddies
seen: The one who knows how it goes tells the others what they have just said.
seen: It needs a great deal of saying first: who is who, and who has been very naughty.
own: {child} had another voice for it, slower, with both hands folded in front.
shown: “Who were the others?” asked {friend}. ¶ {child} set the cup, the socks and {friend} in a row, and called out their names. When {friend} was called, nobody spoke. ¶ “You say, ‘Here,’” said {child}. {friend} looked along the row.
shown: “What do you say to them?” asked {friend}. ¶ {child} folded both hands, and looked slowly from one sock to the other. “I’m waiting,” said {child}. ¶ It got so quiet that {friend} did not dare to be asked.
night: All those who had been somebody else had been put back.
night: In a row against the wall sat the whole class, in the dark, and nobody talked.

= played hide and seek | hide and seek | played hide-and-seek | played sardines | hide-and-seek
seen: It grows quite quiet. Somewhere a curtain has feet.
seen: In a good place the time gets long, and you begin to wonder whether the others are still playing.
own: {child} shut {his} own eyes as well, so that there was less to be seen.
shown: “How far do you count?” asked {friend}. ¶ {child} laid both hands over {his} face and counted, fast. Between two of the fingers was an eye. {friend} had not moved. ¶ “I hadn’t started,” said {friend}.
shown: “How do they find you?” asked {friend}. ¶ {child} lay down flat under the blanket, with everything in. There was nobody in the bed at all. {friend} waited. ¶ Then the blanket laughed.
night: Behind the curtain there were no feet.
night: Everybody had been found, and nobody was counting.

= did a jigsaw | did .. jigsaw | jigsaw | did a puzzle | did .. puzzle | finished .. jigsaw | finished .. puzzle | last piece of the jigsaw | last piece of the puzzle | put the last piece in | did .. floor puzzle
seen: The part that is all one colour takes the longest. Every bit of it knows exactly where it goes, and does not say.
seen: Toward the end there is one hole, and it has the shape of somebody with short arms.
own: {child} pressed it down with one thumb, and stroked over it, to feel whether it was really all one piece.
shown: “How do you know which it is?” asked {friend}. ¶ {child} pushed the fingers of one hand in between the fingers of the other. The first time one was left over. The second time they all went in. ¶ {friend} looked for the join.
shown: “What if it doesn’t quite go?” asked {friend}. ¶ {child} laid one sock against the other, turned it round, and pushed. It did not go. {He} leaned on it. ¶ “It isn’t that one,” said {friend}.
night: In the dark the jigsaw was all one piece, and nobody could have said what was on it.
night: One bit lay on its face under the rug, and was brown.

= did a magic trick | did .. magic trick* | magic trick* | did .. card trick | magic show | learned .. magic trick* | learned .. card trick* | did .. coin trick
seen: Everybody looks at the one hand, and it is done in the other.
seen: There has to be a moment in which nobody looks, and it has to be asked for out loud.
own: {child} said the word for it, and waited a bit, for the word to get there.
shown: “Where did it go?” asked {friend}. ¶ {child} took hold of a bit of fluff, shut {his} fist, blew on it, and opened the other one. There was nothing in it. ¶ “It worked,” said {friend}.
shown: “How is it done?” asked {friend}. ¶ “You have to shut your eyes first,” said {child}. ¶ “They don’t,” said {friend}. ¶ {child} thought about it, and turned {friend} round to the wall.
night: A card lay on its face in the dark, and was whichever one it was.
night: A sleeve hung down over the edge of the basket, and there was something up it still.

= puppet show | did .. puppet show | made .. puppet* | sock puppet*
seen: Before it begins there is whispering from down below. Then somebody comes up with the wrong side to the front.
seen: The one who nods is the one who is talking.
own: {child} spoke for all of them, and held quite still with {his} own face.
shown: “Who was talking?” asked {friend}. ¶ {child} put a sock on each hand. The one talked and nodded, and the other listened. Then the other had its turn. ¶ {friend} never once looked at {child}.
shown: “What was it about?” asked {friend}. ¶ {child} put up one sock, over the edge of the blanket. It bowed. A second one came up, and bit it, and they both went down. ¶ “I know that one,” said {friend}.
night: The puppets lay on their backs, with nobody in them, and had no more to say.
night: One arm lay along the blanket, and was only an arm.

= put on a show | put on a concert | put on a play | did a show for | did a concert for | gave us a show | gave a concert
seen: The chairs have to stand in a row, and the people who own them are told where to sit.
seen: It begins before it begins, because somebody has to look out and see if it can.
own: {child} bowed, and bowed again, until it had been understood.
shown: “What comes first?” asked {friend}. ¶ {child} held the blanket up in both hands, so that nobody could see {him}. Behind it there was whispering. ¶ “Is it on yet?” asked {friend}. ¶ “This is the first part,” said the blanket.
shown: “How do they know it is over?” asked {friend}. ¶ {child} stood still, looked at {friend}, and went on looking, with {his} eyebrows up. ¶ “Oh,” said {friend}, and clapped as well as {friend} could.
night: The chairs had been put back, and stood with nobody looking at anything.

= plug hole | plughole | go down the plughole | down the plughole
seen: The last of the water turns round and gets a hole in its middle. It is the hole that makes the noise.
seen: When everybody thinks that it has finished, it says one thing more.
own: {child} bent over the place, and listened to what it had to say.
shown: “How big is it?” asked {friend}. ¶ {child} made a ring with one finger and thumb. {friend} tried it with the head, and with one foot. ¶ “Only my label,” said {friend}.
shown: “What does it say?” asked {friend}. ¶ {child} drew in air between {his} teeth, for a long time, and gulped. They waited. Then {he} gulped again. ¶ {friend} had moved up to the pillow.
night: The plug lay beside its hole, at the end of its chain.
night: Somewhere down in the wall the water was still talking, one floor lower already.

= had .. nails cut | cut .. nails | nails cut | got .. nails cut | cut .. toenails | trimmed .. nails | wouldn’t let .. cut .. nails
seen: Every finger that has to keep still has four others, which want to see.
seen: The one that is being done lies on somebody else’s finger, and looks quite small there.
own: Afterwards {child} felt them on the back of the other hand, and they were like somebody else’s.
shown: “Which one comes first?” asked {friend}. ¶ {child} put out one thumb, and shut up all the others behind it. The thumb was held for a moment. Then it went in, and the next one looked out.
shown: “How still does it have to be?” asked {friend}. ¶ {child} held out one finger over the blanket. It was quite still, but for the tip. They both looked at the tip. The more they looked, the less it was.
night: Ten fingers lay on the blanket, and nothing caught in the wool.
night: In the carpet lay something like a very small moon.

= plaits | plaited .. hair | braided .. hair | beads in .. hair | hair in plaits | hair in braids | did .. plaits
seen: With every pull the eyebrows go up a little, and come down again.
seen: From behind comes a voice that says it is nearly done. It has said so before.
own: Afterwards {child} turned {his} head quickly, to feel it arrive.
shown: “How does it go?” asked {friend}. ¶ {child} laid three fingers side by side. The left one went over the middle, and the right one went over the middle. Then they could not go on, because of the hand.
shown: “Can you look round?” asked {friend}. ¶ {child} sat with {his} chin down and looked at {friend} with {his} eyes only, as far as eyes go. ¶ {friend} came round to the front.
night: The comb lay on its back, with one hair going in and out between the teeth.
night: Three and three and three, it lay on the pillow, and held on to itself.

= slept in a tent | slept in .. tent | camped | camped in the garden | camped in the back | slept outside | slept under the stars | went camping
seen: In a tent everybody hears everything: a zip, a sniff, and whoever turns over.
seen: Under the sleeping bag is the ground, and in the ground is one stone, which knows where your hip is.
own: {child} was in a bag up to the neck, and could go only the way that a caterpillar goes.
shown: “How do you turn over?” asked {friend}. ¶ {child} wound the blanket round and round, feet and all, and turned over. All of it came along, and {friend} came along too.
shown: “Where is the stone?” asked {friend}. ¶ {child} pushed a rolled-up sock in under the sheet, and laid {friend} down on top. {friend} was moved a bit to the left. ¶ “It’s here as well,” said {friend}.
night: The tent was in its bag again, very nearly all of it.
night: The ground lay as it was, with one stone in it, and nobody on top.

= slept at gran’s | slept at granny’s | slept at grandma’s | slept at nana’s | slept at .. house | stayed at granny’s | stayed at .. house | stayed at nana’s | stayed at grandma’s | stayed the night | stayed over | slept over | had a sleepover | had .. first sleepover | went to .. sleepover
seen: In another house the night makes other noises: a clock, a pipe, and a stair that you do not know.
seen: The pillow smells of somebody else’s cupboard.
own: When {child} opened {his} eyes, the window was on the wrong side.
shown: “What is different there?” asked {friend}. ¶ {child} lay down with {his} head where the feet go, and {friend} too. They looked round. The door was over there, and the lamp was behind. ¶ “Who moved it?” asked {friend}.
shown: “Who was the last to talk?” asked {friend}. ¶ They lay down on their backs. “Are you asleep?” asked {child}. ¶ “No,” said {friend}. ¶ Some time went by. “Are you now?”
night: At home one bed had stayed flat the whole night through, and had not known why.
night: At the bottom of a bag lay a clean sock. It had been there and back, and nobody had needed it.

= babysitter | came to babysit | babysat | was babysitting | had a babysitter | new babysitter | came to look after
seen: A cup has to be found, and a light, and the right spoon, and somebody small has to point.
seen: The rules of the house are then told by the person whom they are for.
own: {child} watched how it was done, and said how it is really done.
shown: “What has to be known?” asked {friend}. ¶ {child} counted on {his} fingers: “The door like that. The lamp on. Two stories.” {He} looked at the fingers. “Five stories.” ¶ “Five,” said {friend}.
shown: “How does somebody new find things?” asked {friend}. ¶ {child} led {friend} all round the blanket by one arm. “That’s the pillow. That’s my side. That’s the edge, and we don’t go there.” ¶ {friend} had always gone there.
night: In the kitchen the wrong spoon was in the right drawer.
night: A cup hung on a hook that was not its own, and nobody had noticed yet.

= wouldn’t share | didn’t want to share | wouldn’t let anyone touch | wouldn’t let .. have a turn | wouldn’t let .. play with | wouldn’t give .. a turn | refused to share | wanted it all to | wanted them all to himself | wanted them all to herself | wouldn’t take turns | wouldn’t let him have a go | wouldn’t let her have a go
seen: It is not even played with now. It is only had.
seen: As soon as somebody else puts out a hand for it, there is nothing better in the house.
own: {child} went on playing with one hand, and kept it with the other arm.
shown: “How near may I come?” asked {friend}. ¶ {child} drew a ring on the blanket, all round one sock, with {his} finger. {friend} looked in from outside. ¶ {child} drew it again, farther out.
shown: “What can be done with it then?” asked {friend}. ¶ {child} put both arms round the cup, and {his} chin on top, and there they sat. ¶ “I see,” said {friend}. “Keeping.”
night: In the dark everybody had as much of it as everybody else.
night: What everybody had wanted lay there all by itself, and nobody wanted it.

= wouldn’t be parted from | wouldn’t put .. down | wouldn’t put it down | took it everywhere | carried it everywhere | carried .. everywhere | carried it round all day | held it all day | wouldn’t let go of it | wouldn’t let go of his new | wouldn’t let go of her new | wouldn’t let go of .. stick | wouldn’t let go of .. balloon | took it to bed | carried it around | wouldn’t let it out of | wouldn’t let go of .. spoon | wouldn’t let go of .. umbrella | wouldn’t let go of .. torch | wouldn’t let go of .. stone | wouldn’t let go of .. rock | wouldn’t let go of .. shell | wouldn’t let go of .. bag | wouldn’t let go of .. toy
seen: A hand that holds one thing all day does the rest with its elbow.
seen: It comes to the table, and it comes to the bath, where it is held up high while everything else is washed.
own: {child} passed it to the other hand, to get one arm through a sleeve, and then passed it back.
shown: “How do you get undressed?” asked {friend}. ¶ {child} held a sock, and pulled one arm back through its sleeve. At the narrow end the fist stuck, because it was shut. ¶ {friend} looked up the sleeve from the other end.
shown: “Does the hand never open?” asked {friend}. ¶ {child} lay down, with a sock in one fist, and closed both eyes. One finger went, and then another. Then {friend} moved, and the hand was shut.
night: In the bed lay something that is not a toy, with the blanket up to where its neck would be.
night: Something hard had come to bed as well, and found one knee after the other.

= made the bed | made .. own bed | changed .. bed | helped make .. bed | made his bed | made her bed | made his own bed | made her own bed | made our bed | made the beds | made all the beds
seen: From this side it is straight. On the other side hangs all that is too much.
seen: There is nearly always a lump in it somewhere, and the lump is pyjamas.
own: {child} pulled on this side, went round, and pulled on the other, and came back, and this side had gone.
shown: “What is the lump?” asked {friend}. ¶ {child} felt along the blanket from above. There it was, quite soft, and it had an arm. {He} looked underneath. ¶ “It’s you,” said {child}.
shown: “How do you get it flat?” asked {friend}. ¶ {child} smoothed the blanket with both arms, and where {he} knelt there was a dent. {He} smoothed the dent, and knelt in another place.
night: By now the bed was as unmade as a bed can be, because there was somebody in it.
night: For a whole day the pillow had lain quite straight.

= wouldn’t let .. brush .. hair | brushed .. hair | didn’t want .. hair brushed | wouldn’t have .. hair brushed | had .. hair brushed | knots in .. hair | tangles in .. hair | combed .. hair
seen: The brush goes down, and goes down, and then it does not.
seen: A knot is always in the one place where only somebody else can see it.
own: {child} held on to the top part with both hands, so that it would not hear about the bottom part.
shown: “What is a knot like?” asked {friend}. ¶ {child} ran {his} fingers down the blanket, down and down, and they came to {friend}. They stopped. Then they tried {friend} from underneath, a little at a time.
shown: “Where was it?” asked {friend}. ¶ {child} reached over one shoulder, then round by the ear, and then up the back. {His} hand did not get there by any of the three ways. ¶ “There,” said {child}.
night: The brush lay on its back, with a small nest in it.
night: All over the pillow the hair was going its own way again.

= locked .. in the bathroom | locked .. in | locked in the | stuck in the bathroom | stuck in the loo | stuck in the toilet | got locked in | locked out | got locked out | locked us out | locked himself in | locked herself in | locked the door and
seen: On the two sides of a shut door everybody speaks more slowly, and with their mouths close to the wood.
seen: A handle goes down, and comes up again, and the door has not been told.
own: {child} knew who was who out there, by the shoes.
shown: “What did they say, through the door?” asked {friend}. ¶ {child} held the pillow upright, and spoke from behind it: “To the left. No. The other left.” ¶ {friend} looked left, and then the other left.
shown: “What can you see of them?” asked {friend}. ¶ {child} laid one cheek on the sheet, and looked under the edge of the pillow. There were two feet, and no more of {friend}. ¶ “Hello, feet,” said {child}.
night: The door was shut, and could be opened.
night: A key hung on its nail, quite high up, and all its teeth were on one side.

= fell asleep | fell asleep in | fell asleep on | fell asleep in the car | fell asleep at the table | fell asleep on the sofa | fell asleep in there | fell asleep with | dozed off | nodded off | went to sleep on | was carried to bed
seen: It happens in the middle of a word, or of a bite, and the other half has to wait.
seen: Somebody asleep has loose arms, which come along a bit later than the rest.
own: {child} had only shut {his} eyes to look at something inside.
shown: “How do you get to bed, then?” asked {friend}. ¶ {child} laid {friend} over one shoulder, so that both arms hung down behind. They went once round the bed, and nobody spoke. ¶ “I noticed nothing,” said {friend}.
shown: “What goes to sleep first?” asked {friend}. ¶ {child} sat up and held a sock by one end. The head sank, and the shoulders sank, and the sock stayed up. Then the sock sank. ¶ “The sock is last,” said {friend}.
night: One cheek still had on it the pattern of what it had been lying on.

= watched a film | watched .. film | watched .. movie | watched a movie | movie night | film night | watched telly | watched tv | watched cartoons | watched .. on the sofa
seen: All the mouths are a bit open, and the hand finds the bowl by itself.
seen: When somebody in it has to bend down, everybody in front of it bends as well.
own: {child} watched the worst part with one eye.
shown: “How did the worst part go?” asked {friend}. ¶ {child} pulled the blanket up over both eyes, and then down by one finger’s width. “Is it over?” ¶ “I don’t know,” said {friend}. “You were watching.”
shown: “What was it about?” asked {friend}. ¶ “There was one,” said {child}, “and there was the other one. And he came, and then he didn’t, and they had to go.” ¶ {friend} had been afraid for him the whole time.
night: Between two cushions lay a crumb that had seen none of it.
night: The screen was black, and everybody who had been on it had gone home.

= gave up .. dummy | gave up the dummy | gave up her dummy | gave .. dummy to | dummy fairy came | dummy fairy took | gave up .. bottle | gave up .. pacifier | binky fairy came | left it on the tree for the fairies | left .. dummy for | left .. dummies for | gave .. dummies to | threw away .. dummy
seen: Nobody in a house ever knows how many of them there are.
seen: A mouth that always had something in it has to find out first where the tongue lives.
own: {child}’s lips went on a bit by themselves, with nothing between them.
shown: “What does a mouth do instead?” asked {friend}. ¶ {child} showed it. It opened, and shut, and went over to the left. Then the tongue came out, and had a look, and went in again.
shown: “What was it like to have one?” asked {friend}. ¶ {child} pressed {his} mouth on the top of {friend}, and drew in both cheeks, twice. It made the noise. ¶ {friend} was put down again, and was damp there.
night: A mouth was shut, and there was room in it.
night: Two lips moved, a little, as if somebody had asked them something, and lay still.

= mended | mended .. gate | helped .. mend | fixed | fixed .. bike | helped .. fix | held all the screws | held .. screws | repaired | put .. shelf up
seen: A screw goes in by going round. For a long time it only goes round, and then it is in.
seen: Whoever mends a thing talks to it, mostly with two words, and they are “come” and “on”.
own: {child} had the next one ready on a flat hand, before anybody had asked for it.
shown: “What do you have to hold?” asked {friend}. ¶ {child} held out one flat hand, very level, with nothing on it. {friend} chose one. ¶ “Not that,” said {child}. “The long one.”
shown: “How does a screw go in?” asked {friend}. ¶ {child} set one fingertip on the pillow and turned, first the hand, and then the elbow, and then the shoulder. In the end all of {him} lay the other way round. ¶ “Is it in?” asked {friend}.
night: A hammer lay in its box, with its head on one side.
night: Where there had been a gap there was none, and nobody could see it in the dark.

= threw .. dinner | threw .. plate | threw .. toast | threw .. bowl | threw .. tea on | threw .. spoon | threw .. off the table | threw .. food on | threw .. food at | threw .. peas | threw .. pasta | threw .. porridge | threw .. lunch | threw .. breakfast
seen: It lands with the side down that was meant to be eaten.
seen: On a plate it is one dinner. On the floor it is as long as the kitchen, and goes under things.
own: {child} leaned out over the edge, to see where it had got to.
shown: “How did it land?” asked {friend}. ¶ {child} flicked a sock over the edge of the bed, and leaned after it. It lay there with its heel up. {friend} leaned over too. ¶ “On its face,” said {friend}.
shown: “And what was left in front?” asked {friend}. ¶ {child} looked at the blanket between {his} two hands, and wiped it once with one of them. It was all blanket. ¶ “It’s bigger like that,” said {friend}.
night: Where no cloth goes, behind the leg of a table, lay one small round thing.
night: The table was bare from one side to the other, and stood over nothing.

= on the wrong feet | put them on the right feet | put them on the wrong feet | got them on the right feet
seen: From above, two shoes on the wrong feet turn away from each other, as after a quarrel.
seen: It can only be one way or the other, and yet it takes a good deal of looking.
own: From inside, {child} could feel that there was a shoe, and that it was on.
shown: “How can anybody tell?” asked {friend}. ¶ {child} set both feet on the blanket, side by side, and the big toes were neighbours. Then {he} crossed {his} legs, and they lived at opposite ends. ¶ “Ah,” said {friend}.
shown: “Which is the right one?” asked {friend}. ¶ {child} held up one sock, and then the other. They were the same all over. ¶ “With these it’s both,” said {child}.
night: Feet with nothing on them are always at the end of the right leg.
night: The shoes had stopped where they were taken off, one here and one over there.

= washed the car | cleaned the car | cleaned .. car | washed .. car | helped .. wash .. car
seen: The first wipe makes a clean bow, as long as an arm. It shows how dirty all the rest is.
seen: A thing that stands still to be washed has more corners than it ever had on the road.
own: {child} did all of it, up to as high as {child}.
shown: “Where do you begin?” asked {friend}. ¶ {child} wiped {friend} with a sock, from the top downwards, both sides, and in under the arms. ¶ {friend} asked for the windows to be shut first.
shown: “How does the soap come off?” asked {friend}. ¶ {child} held an empty cup high up, and poured nothing over {friend}, from the one end to the other. ¶ {friend} stood there until it had all run down.
night: A sponge lay on a step in the dark, and went on getting lighter.
night: The car stood outside, quite clean, and in the dark it looked like any other.

= had a new baby | got a new baby | baby sister came home | baby brother came home | new baby came | baby was born | sister was born | brother was born | met .. baby | brought .. baby home | brother came home | sister came home from .. hospital
seen: There is one more name in the world, and at first it is said quite carefully.
seen: They all stand round and look down and whisper. Nothing happens, and nobody goes away.
own: {child} laid one finger in a very small hand, and the hand shut.
shown: “How big is it?” asked {friend}. ¶ {child} held {his} hands apart, and then a bit less apart, and looked at {friend}. Then {he} laid {friend} down in between, and it fitted.
shown: “What can it do?” asked {friend}. ¶ {child} lay on {his} back with two fists up, yawned with {his} whole face, and was asleep. ¶ “And then?” ¶ “That’s all of it,” said {child}.
night: Somewhere somebody very small was awake, and so some others were.
night: Over the edge of a basket hung a sock that was as long as a thumb.

= was moving house | moving house on | movers came | removal van came | removal men came | toys were in boxes | were in boxes | in boxes with | packed up the house | packed up .. room
seen: Every single thing in the house is looked at once more, and has to say whether it is coming.
seen: What is in a box cannot be seen any more. It has to be believed.
own: {child} found one thing that was not in a box yet, and sat down with it.
shown: “What comes, and what stays?” asked {friend}. ¶ {child} knocked on the wall. “Stays.” {He} knocked on the bed. “Comes.” Then {he} looked at {friend}. ¶ “I could sit on the bed,” said {friend}.
shown: “How does a room get empty?” asked {friend}. ¶ {child} took away one sock and the other, and the cup, and the pillow, and the blanket. They sat on what was left. ¶ “Now it’s only us to do,” said {friend}.
night: The sticky tape lay on the floor, with its end stuck down, where nobody would ever find it.
night: The boxes stood on top of one another in the dark, and each was the wrong way up for something.

= had packed | packed .. bag | packed .. suitcase | packed .. case | packed .. rucksack | was packing | helped pack
seen: What has to go in last is always bigger than the place for it.
seen: As soon as the zip is shut, somebody remembers what is at the very bottom.
own: {child} sat on it, for the zip.
shown: “How does it shut?” asked {friend}. ¶ {child} laid {friend} on the pillow, folded the pillow over, and sat down on it. One foot looked out. ¶ “It’s shut,” said {friend}, from in there. “Nearly.”
shown: “How do you know what you’ll need?” asked {friend}. ¶ {child} laid down one sock, for a beginning, and then the cup, and then {friend}. There was no more room. {He} took the sock out again.
night: A bag stood by the door, and leaned a bit to the side where the shoes were.
night: On the shelf stood only what was to stay at home, with more room than usual.

= blew it out | blew one out | blew out the candle | blew out .. candle by | blew .. candle out | blew the candle out
seen: There was a flame, and then there was a smell.
seen: It takes less breath than saying so.
own: {child}’s mouth was still round.
shown: “How hard was that?” asked {friend}. ¶ {child} held up one finger, and said a word to it, quite a short one: “Who.” The finger lay down. ¶ “So little?” said {friend}.
shown: “Where did it go?” asked {friend}. ¶ {child} drew a thin line up into the air, from where it had been, with one curl in it. Then they both sniffed at the upper end.
night: On the wick there was a small red dot, and then there was none.
night: There was a last thin line of smoke, and then there was only where it had been.

= would only wear | wouldn’t wear anything but | wouldn’t wear anything else | only wore | wouldn’t take .. costume off | wouldn’t take .. dress off | wouldn’t change out of | wore the same .. every | wore the same .. for | wears the same
seen: It goes on over a head that knows the way.
seen: There are a good many other things in the drawer, and they have never been anywhere.
own: {child} put it on without looking, and the arms came out where the arms are.
shown: “And all the others?” asked {friend}. ¶ {child} held up one sock, looked at it, and let it fall. {He} held up the other sock, and put it on. ¶ {friend} looked from the one to the other, and could see no difference at all.
shown: “How does it get washed?” asked {friend}. ¶ {child} pulled the blanket all round {him}, and held it shut in front with both fists. ¶ “I see,” said {friend}. “It doesn’t.”
night: In the drawer lay all the others, folded, with their sleeves behind their backs.
night: One thing to wear hung on the end of the bed, where it could be found with both eyes shut.

= chewed up | dog ate | dog chewed | cat ate | baby ate | baby chewed | ate .. homework | ate .. shoe | ate .. hat | ate a crayon | ate .. crayon* | hamster ate | rabbit ate | chewed the | chewed his | chewed her | chewed my | chewed our | chewed through | chewed a hole
seen: What has been chewed is still nearly what it was, only softer, and with another edge.
seen: The new edge goes in and out, in small bows, and every bow is somebody’s tooth.
shown: “How do you know who it was?” asked {friend}. ¶ {child} bit on a corner of the blanket, not hard, and looked at it. There was a row of small dents. ¶ {friend} looked at the row, and then at {child}’s teeth.
shown: “What does a thing like that taste of?” asked {friend}. ¶ {child} took the tip of a sock between {his} front teeth, moved it about a bit, and thought. ¶ “It’s more of a feeling,” said {child}.
night: Something lay in the dark with one corner fewer.
night: The corner that was gone was somewhere else, in somebody, and asleep.
`
