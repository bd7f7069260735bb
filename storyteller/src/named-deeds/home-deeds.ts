/** As ./index.ts describes: home, food, family and making things. */
export const homeDeeds = `
= wouldn’t eat | didn’t eat | refused to eat | would not eat | didn’t want to eat | wouldn’t touch .. dinner | wouldn’t touch .. tea | wouldn’t touch .. lunch | didn’t want .. dinner | didn’t want .. tea | left .. dinner | wouldn’t try | didn’t touch .. dinner | pushed .. plate away | wouldn’t open .. mouth
seen: What is not eaten does not stay the same size. The longer one looks at it, the more of it there is.
seen: A mouth that is shut looks like any other mouth, except that there is no way round it.
own: {child} pressed {his} lips together, until there were no lips to see any more, only a line.
own: {child} moved it to the left side, and {he} moved it to the right side. It was still all there.
shown: “How shut is shut?” asked {friend}. ¶ {child} pinched the edge of the blanket together between two fingers. {friend} tried to get in on one side, and then on the other. ¶ “As shut as that,” said {child}.
shown: “Did the food look back?” asked {friend}. ¶ {child} put one sock in the middle of the pillow, and sat down in front of it with folded arms. Nothing moved, on either side. ¶ “It does,” said {friend}.
night: The plates stood in the cupboard, one behind the other, with nothing on them at all.
night: The fork lay in the drawer among the other forks. It had not had much to carry.

= ate one pea | ate one | ate .. one carrot | tried one | tried a bite | had a bite | took a bite | had one bite | tried .. mushroom* | tried .. olive* | tried .. snail* | tried .. broccoli | tried .. cheese | tried .. fish | tried .. tomato* | tried .. curry | tried .. egg* | tried .. mango | tried .. sushi | tried .. soup | tried a bit | tried some | tried a new food | tasted | had a taste
seen: First the tongue goes to it, and says nothing. Then the teeth do. The face is the last to be told.
seen: A bite is a very small piece of a thing, until it is in the mouth. In there it is all there is.
own: {child} stopped chewing for a moment, to listen to it, and then chewed a bit more on the other side.
shown: “Where does it go first?” asked {friend}. ¶ {child} opened {his} mouth and pointed: the front, the side, and then a long way back. ¶ {friend} looked into all three. “It isn’t there now,” said {friend}.
shown: “What did the face do?” asked {friend}. ¶ {child} showed it, slowly. At first only a mouth went round. Then one eyebrow came up to see, and after a while the other one.
night: The tongue lay in its dark room behind the teeth. There was one taste more that it had met.
night: By now everything in the mouth tasted of toothpaste, the way it does every night.

= ate all | ate the whole | ate .. whole | ate every | ate it all | ate them all | ate the lot | ate everything | ate up | finished .. dinner | finished .. plate | finished .. tea | cleaned .. plate | had seconds | had thirds | gobbled | scoffed | polished off | ate .. last
seen: First there is a lot, then there is some, then there is the last one. The last one goes just as quickly as the others.
seen: When all of it has been eaten there is still a crumb, and that takes a wet finger, or a tongue.
own: {child} looked underneath, in case there was more of it, and there was only underneath.
shown: “Which way did it go?” asked {friend}. ¶ {child} put a finger on {his} chin and went slowly down the front, round one bend, and stopped in the middle. ¶ {friend} put an ear to the place, and listened.
shown: “How much was left?” asked {friend}. ¶ {child} held a cup upside down over the sheet, and knocked on the bottom of it, twice. They both looked at the sheet from quite near. ¶ “That much,” said {child}.
night: A stomach works on at night, with the light off, and now and then it says a word to itself.
night: What had been full was back on its shelf, and weighed only what it weighs by itself.

= spat it out | spat out | spat .. out | spit it out | spit .. out | spat | took .. out of .. mouth
seen: It came out by the way it had gone in, only faster, and was not the same shape any more.
seen: What has been in a mouth and come out again is a thing that nobody wants to hold.
own: {child} wiped {his} tongue on {his} sleeve, from the back to the front.
shown: “Does it say anything, on the way out?” asked {friend}. ¶ {child} did it again, with nothing in {his} mouth: a p, and a t, and a great deal of air. ¶ {friend} dried one ear on the blanket.
shown: “Was it in there for long?” asked {friend}. ¶ {child} pushed a sock in under the pillow and said, “One.” Then the sock came out so fast that it went past {friend}. ¶ “Not long,” said {friend}.
night: The mouth was shut, and there was nothing in it but teeth.
night: The toothbrush stood on its one leg. It had been round every corner, and taken away whatever it found.

= spilled | spilt | tipped .. juice | tipped .. milk | tipped .. water | tipped .. drink | knocked over .. cup | knocked over .. glass | knocked over .. drink | knocked over .. juice | knocked over .. water | knocked .. drink over | knocked .. cup over | knocked .. juice | knocked .. milk | tipped over .. cup | tipped over .. glass | tipped over .. bowl | tipped over .. bucket | went all over
seen: Inside, it is only as big as the thing that it is in. Outside, it is as big as it likes.
seen: It does not run straight away. First it stands up all round its edge, and then one corner has an idea.
seen: Whatever lies near it is quickly picked up: a sleeve, a book, an elbow. Then it is held in the air for a while.
own: {child} put a hand down flat to stop it, and it went round the hand on both sides.
shown: “Which way did it run?” asked {friend}. ¶ {child} let the corner of the blanket slide over the bed’s edge, first slowly, and then all at once. ¶ {friend} pulled both feet up.
shown: “How big did it get?” asked {friend}. ¶ {child} held up one fist. “That was before.” Then {he} opened it out flat on the blanket, and put the other hand beside it, flat as well. ¶ {friend} moved over.
night: Every cup in the house stood the right way up, or quite upside down, and none of them in between.
night: The cloth hung over the tap, heavy at the bottom, and let go of one drop.

= dropped it | dropped the | dropped a | dropped .. ice cream | dropped .. cup | dropped .. plate | dropped .. phone | dropped .. glass | dropped .. cake | dropped .. egg* | dropped .. bag | dropped .. ball | dropped .. toast | dropped .. lolly | dropped .. tray | dropped .. bowl | dropped .. cone | dropped .. sandwich | dropped them all | slipped out of .. hand* | let .. slip
seen: A hand can be quite sure that it is holding something. A moment later it is holding air, in the same shape.
seen: First the thing is gone. Then comes the sound of it, and last of all the fingers close.
own: {child} made a grab for it, and caught the place where it had just been.
shown: “What sound was it?” asked {friend}. ¶ {child} held a sock up as high as {he} could, and opened {his} fingers. They both listened. ¶ “Not that one,” said {child}.
shown: “And the hand?” asked {friend}. “What did the hand do then?” ¶ {child} held one up. It was still round, with a hole in the middle of it, just the size. ¶ {friend} looked into the hole, in case.
night: The floor lay there in the dark, under everything, as it always does.
night: Two hands lay open on the blanket, and held nothing at all, and nothing fell.

= broke .. vase | broke .. mug | broke .. plate | broke .. jug | broke .. glass | broke .. window | broke .. cup | broke .. bowl | broke .. lamp | broke .. teapot | broke .. ornament | broke .. mirror | broke .. tablet | broke .. phone | broke .. dish | smashed .. vase | smashed .. mug | smashed .. plate | smashed .. window | smashed .. glass | smashed .. jug | smashed to | shattered | into a million pieces | in pieces | a lamp gone
seen: A thing that had always been one thing was a great many things now, and none of them was it.
seen: Straight after that noise comes the quietest quiet there is.
seen: One piece rocks, and goes on rocking by itself, when all the others have finished.
own: {child} stood on exactly the two places where {his} feet were, and did not move either of them.
shown: “How many was it, afterwards?” asked {friend}. ¶ {child} spread out all ten fingers on the blanket, then the toes, and looked round for more. ¶ “And before?” ¶ {child} shut everything up again. “One.”
shown: “Was there a noise?” asked {friend}. ¶ {child} did it with {his} mouth, the big part first. After that came a small part, which went tik, tik, tik. ¶ {friend} waited, to be certain that it had stopped.
night: There was a clean place, just the size of it, where it used to be. Nobody had put anything there yet.
night: The brush lay in its dustpan in the dark. One bright crumb sat in the brush, and kept still.

= broke .. crayon | broke .. banana | banana broke | biscuit broke | cookie broke | crayon broke | broke .. biscuit | broke .. cookie | broke .. pencil | snapped .. pencil | snapped .. crayon | snapped in half | snapped in two | broke in half | broke in two | broke it in half | snapped it
seen: In the middle there were two new ends. They fitted each other perfectly, and they did not hold.
seen: Two halves are as long as the whole one was, and weigh as much. All the same, anybody can see that it is not the one.
own: {child} held the halves together, so that there was nothing to be seen. Then {he} took one hand away.
shown: “Can’t it be pushed together?” asked {friend}. ¶ {child} put two fingertips end to end, and they were one long finger. Then {he} breathed on them, and they were two.
shown: “Which of them is it now?” asked {friend}. ¶ {child} held up {his} left fist and {his} right fist. {friend} looked at the left one for a while, and then at the right one. ¶ “Yes,” said {child}. “That’s what it’s like.”
night: Two halves lay side by side, with their rough ends toward each other.
night: Whatever was in one piece lay in the dark, and went all the way from its one end to its other.

= drew on .. wall* | drew on .. new wall | wrote on .. wall* | painted .. wall with .. lipstick | painted .. wall with .. toothpaste | coloured .. wall* | colored on .. wall* | scribbled on .. wall* | drew all over .. wall* | drawn on .. wall* | pen on .. wall | crayon on .. wall*
seen: It begins low, and goes up as far as an arm can go, and there it ends. One can see from it how tall somebody is.
seen: A wall has no corner to hold it by, and no other side. Whatever comes on it is there for everybody at once.
own: {child} took a step back, the way one does, so as to see all of it together.
shown: “How do you turn the page?” asked {friend}. ¶ {child} drew with one finger along the wall by the bed, as far as {his} arm went, and then moved along on {his} knees. ¶ “You don’t,” said {child}. “You go along.”
shown: “Where did it stop?” asked {friend}. ¶ {child} stood on tiptoe on the mattress and stretched up one arm, until only the finger was still going. ¶ “About there,” said {child}, not very loudly.
night: The wall stood behind the bed, all in one piece, and went on holding up the ceiling.
night: Everything in the house that can write lay in a drawer, with its lid on.

= cut .. own hair | cut .. own fringe | cut .. own bangs | cut .. fringe | cut .. bangs | cut .. doll’s hair | cut .. sister’s hair | cut .. brother’s hair | cut .. hair off | cut off .. hair | cut .. hair | gave .. haircut | gave .. doll a haircut | chopped .. hair | chopped off .. hair | trimmed .. hair
seen: Hair does not fall like other things. It comes down sideways, in no hurry, and lies there still looking like hair.
seen: Then there is a short side and a long side. To make them the same, only one of them can be changed.
own: {child} held the piece up against the place where it had been. It would not go back on.
shown: “What was left?” asked {friend}. ¶ {child} held two fingers so close together that only a line of light came through. ¶ {friend} wanted to know whether both ears were still as long as before.
shown: “What did it sound like?” asked {friend}. ¶ {child} opened and shut two fingers, not far from {friend}’s ear, and made the crunch with {his} teeth. ¶ {friend} leaned away, a little at a time.
night: The scissors lay in a high drawer, shut, with their two points together.
night: One hair had stayed behind in the wool of a jumper, in a curl, and the brush had not found it.

= flooded | flooded .. bathroom | flooded .. kitchen | left .. tap running | left .. tap on | left .. taps on | bath overflowed | overflowed | water everywhere | through .. ceiling | soaked .. bathroom
seen: The floor was as flat as ever, and it shone. Whatever could float had begun to go about.
seen: Water in the wrong place does not make a sound. It just comes, with a thin edge in front.
own: {child} put down one foot, to see. It made a ring, and the ring went all the way to the wall.
shown: “How high was it?” asked {friend}. ¶ {child} laid a finger against {his} foot, and moved it up, and stopped just over the toes. ¶ {friend} looked down at the floor for some time before leaning back again.
shown: “How far did it go?” asked {friend}. ¶ {child} pushed the creases of the blanket away from the middle with both arms, past the corners and over the edge. ¶ {friend} had gone to sit on the pillow, and stayed there.
night: Every towel in the house hung over something, drying.
night: The tap was turned off as far as a tap will go. One drop looked out, and went back in.

= put .. down the loo | put .. down the toilet | put .. down .. loo | flushed .. down | dropped .. down the loo | dropped .. down the toilet | dropped .. in the toilet | dropped .. in the loo | put .. in the toilet | put .. in the loo | threw .. down the toilet | threw .. down the loo | went down the loo | went down the toilet
seen: Down there is a bend. As far as the bend one can see everything, and after it nobody knows.
seen: The water goes round before it goes down. Whatever is in it goes round as well, and is seen once more from every side.
own: {child} looked after it, with both hands on {his} knees.
shown: “Where does it come out?” asked {friend}. ¶ {child} pushed a sock up {his} sleeve, as far as it would go, and shook {his} arm. Nothing came out at either end. ¶ “It’s in the bend,” said {child}.
shown: “How did it go?” asked {friend}. ¶ {child} walked a finger round and round on the blanket, in a ring that got smaller, and then down between the mattress and the wall. ¶ {friend} took hold of the pillow.
night: In the bathroom the lid was down. Under it the water lay in its bend, perfectly round.
night: Deep under the street the pipes went on their way in the dark, and told nobody what they had been given.

= had .. hair cut | had .. hair cut off | had .. long hair cut | had .. haircut | had a haircut | got .. hair cut | got .. haircut | got a haircut | barber cut | hairdresser cut | first haircut
seen: Scissors at one’s own ear are louder than any other scissors.
seen: The neck comes out, where it was always warm, and feels every door that opens.
own: {child} put up a hand to feel, and the hand came to the end sooner than it thought.
shown: “Which way do they go round?” asked {friend}. ¶ {child} snipped with two fingers: across the front, past one ear, along the back, and blew on the neck. ¶ {friend} kept quite still, because of the bits.
shown: “Where is the rest of it?” asked {friend}. ¶ {child} found one bit of fluff on the blanket, and let it go from as high as {he} could reach. It took its time, and lay down on {friend}.
night: Inside a collar sat one very short hair, which could be felt and could not be found.
night: A head lay on its pillow, lighter by exactly as much as had been swept up.

= squeezed .. out | squeezed .. toothpaste | squeezed out | squirted | emptied .. toothpaste | emptied .. shampoo | emptied .. tube | emptied .. bottle | squeezed the whole | used up .. shampoo | used all .. shampoo | used .. whole tube | used .. whole bottle | whole tube of | whole bottle of
seen: It comes for as long as somebody presses, and then for a bit longer.
seen: All of it goes out through one very small hole, and nobody has ever found the way back in.
own: {child} pushed at the end of it with one finger, to send it home. The finger was the only one that got anything.
shown: “How long was it?” asked {friend}. ¶ {child} pulled a sock out of {his} fist, slowly, heel and all, until the toe came. ¶ {friend} went round to the back of the fist, to see whether it was empty.
shown: “Can it go back?” asked {friend}. ¶ {child} made a small ring of one finger and a thumb, and began to push the pillow through it. A corner went. ¶ {friend} looked at all the rest of the pillow.
night: It lay with its cap on, flatter than before, and kept what it had left.
night: There was one smear of it that nobody had found yet, and it was drying with a shine.

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
seen: To get across, one has to lift each foot high, and look for a hole to put it in.
own: {child} was in the middle of it, in a clear place exactly the size of {child}.
shown: “Where had the floor gone?” asked {friend}. ¶ {child} pushed a sock, another sock, the pillow and the blanket over the edge of the bed. They looked down. ¶ “I can’t see it either,” said {friend}.
shown: “Which bit was the first?” asked {friend}. ¶ {child} laid one sock in the middle of the bed. Alone there it did not look like anything. ¶ Then {child} laid down the other one, across it, and it did.
night: Under everything lay the floor. It has time.
night: One small thing had rolled behind a leg of the cupboard by itself, and might be called put away.

= cooked | helped cook | helped .. cook | cooked dinner | cooked tea | made dinner | made .. soup | made .. pasta | made .. gnocchi | to make gnocchi | to make soup | to make dumplings | taught .. to cook | stirred | stirred the | mashed | mashed potato* | made .. curry | made .. stew | made .. dumplings | made arroz con leche | made .. sauce | made .. porridge | learned to cook | learnt to cook
seen: At first one can still tell what everything was. Then there comes a time when it is all one thing, and has a smell.
seen: The spoon goes round, and what is in the pot goes after it. When the spoon stops, the pot goes round a bit more.
own: {child} did it with both hands, and the shoulders went round as well.
shown: “Which way round does it go?” asked {friend}. ¶ {child} stirred an empty cup with one finger, with {his} tongue between {his} teeth. Then {he} lifted the finger, and held it there. ¶ {friend} waited for the drip.
shown: “How do you know when it is ready?” asked {friend}. ¶ {child} blew on a finger, three times, touched it with the tip of {his} tongue, and looked up at the ceiling. They both waited. ¶ “Not yet,” said {child}.
night: The wooden spoon lay on its back in the drawer, and was a bit darker at one end.
night: Some of the smell of it had got into a sleeve, and would still be there in the morning.

= cracked an egg | cracked .. egg* | broke an egg | broke .. egg* | broken .. egg* | made .. scrambled egg* | made scrambled eggs | scrambled eggs | made .. omelette
seen: An egg has no lid. With one knock too few nothing happens, and with one too many it is in the sleeve.
seen: The inside slides out all in one piece, and the last of it hangs on by a string.
own: {child} went after a bit of shell with one fingertip. It slid away from the finger, and then it slid away again.
shown: “How hard does one knock?” asked {friend}. ¶ {child} tried it with a fist on {his} own knee: once, too shy for anybody to hear, and once like a neighbour. ¶ “Between those,” said {child}.
shown: “Where is the way in?” asked {friend}. ¶ {child} put one hand round the other fist. Two thumbs looked for the crack and pushed, and both hands fell open. ¶ {friend} looked at the sheet, to see what had come out.
night: The eggs stood in their row in the cold and the dark, and one place in the row was empty.
night: Two halves of a shell sat one inside the other, as they always do in the end.

= burnt .. toast | burned .. toast | burnt .. cake* | burned .. cake* | burnt .. biscuits | burned .. cookies | burnt .. dinner | burned .. dinner | burnt .. pot | burned .. pot | burned .. first pot | burnt .. pan | burnt .. pancake* | burnt .. pizza | burnt .. sausages | burnt .. rice | burned .. rice | burned the first | burnt the first | set off .. smoke alarm | smoke alarm went off
seen: The smell is always the first to know. It goes through the house, and tells the rooms one after another.
seen: What is black comes off with a noise that one hears in the teeth. Under it is brown, and then there is not much more.
own: {child} waved the air away, and the same air came back on the other side.
shown: “How did the smell come?” asked {friend}. ¶ {child} walked two fingers in under the edge of the blanket, round the bed and up to the pillow, wrinkling {his} nose more and more. ¶ {friend} smelled the pillow.
shown: “How black was it?” asked {friend}. ¶ {child} lifted the blanket, and {friend} looked in as far as one can, to the very bottom, where the feet are. ¶ “Blacker,” said {child}.
night: In the sink something stood full of water up to the brim. It had the whole night to soak.
night: A window was open by the width of one hand, and the last of the smell climbed out.

= licked the bowl | licked .. bowl | licked .. spoon | licked .. whisk | licked .. beater* | licked .. lid | licked .. plate | scraped .. bowl
seen: What is left in there is as much as one finger can get, and then one finger more.
seen: What the tongue cannot reach, the nose gets.
own: {child} went in with the whole face. From outside there was only hair to be seen, turning a little.
shown: “How do you get at the bottom?” asked {friend}. ¶ {child} did it with a cup: one finger down, once all the way round, and up, and in. Then {he} looked at the finger, and did the knuckle.
shown: “Was there any more?” asked {friend}. ¶ {child} put a cup over {his} whole mouth and nose, tipped {his} head right back, and stayed like that. ¶ “No,” said the cup.
night: It was as clean as all the others that had been washed up, and then it had been washed up as well.
night: A bit of it had got as far as an elbow, and had dried there, and nobody knew.

= made a cake | made .. cake | made .. cakes | made .. biscuits | made .. cookies | made .. brownies | made .. bread | made .. buns | made .. cupcakes | made .. muffins | made .. scones | made .. gingerbread | made .. pie | baked | baked .. cake | baked .. bread | helped bake | braid the challah | made .. challah
seen: In the oven it does nothing at all, for as long as anybody is looking at it through the glass.
seen: When it is done, it may not be eaten yet. It stands there, being hot, and smells.
own: {child} sat down on the floor in front of the oven, as one does for a film.
shown: “What did it do in there?” asked {friend}. ¶ {child} squashed the pillow flat with both hands, and took them away. It came up again, so slowly that neither of them ever saw it move.
shown: “When may one touch it?” asked {friend}. ¶ {child} held a hand over the pillow. “Hot.” {He} held it a bit lower. “Hot.” They sat and looked at the pillow for quite some time.
night: The oven was cold again, and dark inside, and on the bottom of it lay one black crumb.
night: There was still some flour in the turned-up end of a sleeve, where it had got in by itself.

= made .. breakfast | made .. mummy breakfast | made .. daddy breakfast | breakfast in bed | brought .. breakfast | made .. a cup of tea | made .. toast | carried .. up .. in bed | got .. own breakfast
seen: When somebody does it for the first time, the loudest thing in the house is a spoon being put down quietly.
seen: Whoever carries a plate looks at the plate. The feet have to find the rest of the house by heart.
own: {child} kept {his} eyes on it all the way, put one foot in front, and fetched the other foot up beside it.
shown: “How does one keep it flat?” asked {friend}. ¶ {child} laid a sock on the pillow, and carried the pillow the whole length of the bed, on {his} knees. At the turn the sock looked over the edge.
shown: “Did anybody hear?” asked {friend}. ¶ {child} put a cup down on the edge of the bed, so slowly that it made no noise at all. Then {he} let go of it, and it made one.
night: The toaster stood in the dark with both its slots open, and a crumb at the bottom of each.
night: In the house there was one hard crumb in a bed, and a foot that was just finding it.

= laid the table | set the table | laid .. table | set .. table
seen: To know where the fork goes, one has to be that person for a moment, and lift a hand.
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
night: It hung from its hook by the loop in the dark, with nobody in it.
night: At the bottom of a pocket lay something from last winter, and nobody’s hand came down.

= wouldn’t put .. shoes on | wouldn’t put on .. shoes | wouldn’t wear .. shoes | refused to put .. shoes on | didn’t want .. shoes on | wouldn’t put .. socks on | wouldn’t put .. boots on | wouldn’t put .. wellies on
seen: There is room in it for exactly one foot, and that has to be a foot that points.
seen: There are always two of them. While the first one is not on, the other lies by the door and is not on either.
own: {child} curled up {his} toes, and made a fist of each foot.
shown: “Can’t one push?” asked {friend}. ¶ {child} stuck out one leg, and made it soft. {friend} was leaned against the bottom of the foot, and pushed. The knee went up, the leg folded, and nothing had gone in.
shown: “Where were the feet?” asked {friend}. ¶ {child} sat down on them, pulled the blanket tight over both knees, and showed two empty hands. ¶ {friend} went round to the back, and could see a heel.
night: By the door stood two shoes, side by side, and for once they pointed the same way.
night: At the end of the bed lay two feet with nothing on, toes up.

= wouldn’t get dressed | refused to get dressed | didn’t want to get dressed | wouldn’t put .. clothes on | stayed in .. pyjamas | wouldn’t take .. pyjamas off | would only wear
seen: Clothes that have been laid out lie there like somebody very flat, who has gone out.
seen: Until a vest is on, one can get three times round the table.
own: {child} put in one leg, and then there was something that {he} had to look at.
shown: “How does one not get dressed?” asked {friend}. ¶ {child} put one sock half on, stopped, and looked at the curtain with {his} mouth a bit open. The sock hung down from the toes. ¶ “I see,” said {friend}. “Busy.”
shown: “Did the clothes come after you?” asked {friend}. ¶ {child} ran {friend} all along the edge of the bed with one hand. The other hand came behind with a sock held open, and was always one pillow too late.
night: Over a chair lay tomorrow’s clothes, flat, with nobody in them.
night: One sock lay under the radiator, inside out. It had been ready since the morning.

= wouldn’t get in the bath | wouldn’t have a bath | refused to have a bath | didn’t want a bath | wouldn’t get in .. shower | wouldn’t have .. hair washed | didn’t want .. hair washed | wouldn’t wash
seen: Water does not wait very well. It has the right warmth for about as long as one argument.
seen: Somebody with nothing on is always faster than somebody with a towel.
own: {child} let one toe look in, and the toe came straight back.
shown: “How far in was it?” asked {friend}. ¶ {child} let one toe down over the edge of the bed, lower and lower, and just before there was anything it shot up again. ¶ {friend} looked over, at the carpet.
shown: “What does one hold on to?” asked {friend}. ¶ {child} took hold of the bed with two hands, two knees and a chin. ¶ {friend} pulled. A bit of the sheet came, and nothing else.
night: The plug hung over the edge on its chain, and everything in there was white and dry.
night: The towel hung on its rail, as wide as if somebody were holding it out.

= wouldn’t get out of the bath | didn’t want to get out of the bath | refused to get out of the bath | stayed in the bath | wouldn’t get out of .. pool | wouldn’t come out of the water
seen: The water is still warm for anybody who keeps quite still. Only the knees, which stick out, know about the cold.
seen: By then the fingertips have folds in them, and belong to somebody very old.
own: {child} slid down, until only {his} face was out of it.
shown: “How do you stay in?” asked {friend}. ¶ {child} went under the blanket up to the chin, and made all of {him} very heavy. {friend} was to pull. ¶ {friend} pulled. “It’s stuck,” said {friend}.
shown: “Was it warm still?” asked {friend}. ¶ {child} put {friend} in the place where {he} had been lying. “Yes,” said {friend}. ¶ Then {friend} was moved over by one hand, to the cold part. “No,” said {friend}.
night: Fingertips go smooth again by themselves, when nobody looks.
night: All the way round, as high as the water had been, went a thin line with one hair in it.

= wouldn’t go to bed | didn’t want to go to bed | wouldn’t go to sleep | wouldn’t sleep | refused to go to bed | kept getting up | kept getting out of bed | kept coming down* | came down again | said it was not bedtime | wouldn’t settle | wouldn’t stay in bed
seen: Through a bedroom door one can hear that people are talking, and never what about.
seen: On the way down in the evening every stair has its own creak, and only some of them can be left out.
own: There was one more thing that {child} had to say, and it could not be said lying down.
shown: “What does one get up for?” asked {friend}. ¶ {child} counted it on one hand: water, the door, a question, the other water. Then there was only the thumb. ¶ “I’ll think of it,” said {child}.
shown: “How do you go down?” asked {friend}. ¶ {child} walked two fingers over the folds of the blanket, softly, and left one fold out. Just before the bottom they stood still, with bent knees, and listened.
night: The stairs lay in the dark, one below the other, and none of them creaked by itself.
night: All that there was to say had been said now, except one thing, and that would keep.

= got in the big bed | got into the big bed | ended up in the big bed | came into .. bed | came in to .. at | got into .. bed with | wouldn’t sleep in .. own bed | wouldn’t sleep in .. bed | slept in mummy | slept in our bed | slept in .. parents’ bed | in with us | climbed into .. bed | snuck into .. bed
seen: The middle is the smallest place in a bed, and it grows.
seen: Somebody small always lies across. From above, a bed like that says H.
own: {child} had two cold feet, and knew where it was warm.
shown: “How does one lie?” asked {friend}. ¶ {child} lay down across, head at one edge and toes at the other, threw out both arms, and shut {his} eyes. ¶ {friend} had one corner of the pillow, and held it.
shown: “Doesn’t anybody wake up?” asked {friend}. ¶ {child} slid one foot in under the blanket, and waited. Then {he} slid in a knee, and waited. When {he} was in up to the nose, {he} let all {his} breath go.
night: A blanket can only be pulled so far. After that somebody has a cold back, and it is never the smallest.
night: In another bed the cover lay turned back, with a dent in it, just the right shape.

= wouldn’t brush .. teeth | wouldn’t let .. brush .. teeth | wouldn’t clean .. teeth | refused to brush .. teeth | didn’t want to brush .. teeth | wouldn’t do .. teeth
seen: Behind two shut lips they go all the way round, and not one of them can be got at.
seen: The toothpaste lay on the brush in its curl, and slowly began to lean over.
own: {child} sucked off the sweet part, and shut the door.
shown: “What did the brush do?” asked {friend}. ¶ {child} marched one finger up to {friend}’s mouth. It knocked on the left, and it knocked on the right, and then it stood there. ¶ {friend} said nothing, as hard as possible.
shown: “Where does the head go?” asked {friend}. ¶ {child} turned {his} to the left, and {his} finger came after it. Then {he} turned it right, and the finger had to go all the way round by the ear.
night: The brush stood in its cup with its back to the room.
night: In the dark behind the lips stood two rows of teeth, and just touched.

= wouldn’t tidy | wouldn’t tidy up | wouldn’t tidy .. room | wouldn’t clean .. room | refused to tidy | wouldn’t clear up | wouldn’t put .. away | wouldn’t pick up | didn’t want to tidy
seen: As soon as a thing has to be picked up it is heavy, though it had been carried about all day.
seen: Nobody had put anything there. Things had only been put down.
own: {child} lay down in the middle of it all, and was one thing more.
shown: “How heavy was it?” asked {friend}. ¶ {child} took one sock in both hands, pulled, and leaned back, and it stayed where it was. ¶ “And before?” ¶ {child} threw it up in the air, and caught it on one finger.
shown: “Who put it there?” asked {friend}. ¶ They both looked at a sock, which lay in the middle of the blanket. It lay there very well. ¶ “It was there when I looked,” said {child}.
night: Whatever lay about could not be seen any more. It could only be found, with a foot.
night: Everything lay where it had last been played with, and the game could have gone on from there.

= tidied | tidied up | tidied .. room | cleaned .. room | cleaned out | cleared up | sorted .. toys | put .. toys away | put everything away | made .. bed | helped tidy
seen: It gets slower toward the end. Every second thing has to be tried, for a moment, to see whether it still goes.
seen: Things go into a corner quite willingly, if somebody shows them which.
own: Near the bottom {child} met something that {he} had not seen for so long that {he} had to sit down with it.
shown: “How many can one carry?” asked {friend}. ¶ {child} took the pillow, {friend}, two socks and a blanket between both arms and {his} chin, and stood up. One sock went back. ¶ “Nearly all,” said {friend}, from inside.
shown: “How does a thing know its place?” asked {friend}. ¶ {child} walked one sock over to the other, and it lay down on top, heel upon heel. Then {he} looked at {friend}, and moved the pillow a bit.
night: The floor lay there from wall to wall, and one could have walked over it in the dark with bare feet.
night: Under a lid everything lay on top of everything else, just as it had come.

= had a tantrum | threw a tantrum | tantrum | had a meltdown | meltdown | lost .. temper | screamed | screamed the place down | kicked and screamed | screamed and screamed | stamped .. feet | threw a wobbly | had a paddy | had a strop | kicked off about | cried and cried | cried the whole time
seen: It goes through the whole of somebody from the feet up, and comes out at the top.
seen: At the end the breath goes on by itself for a while, when nobody wants it any more: in, in, in, and out.
own: It was so loud that {child} could not hear any more what it had been about.
shown: “Where does it begin?” asked {friend}. ¶ {child} pointed to {his} toes. The finger came up, past the knees, past the tummy, faster and faster, and out at the top. ¶ {friend} looked up after it, at the ceiling.
shown: “How does it stop?” asked {friend}. ¶ {child} breathed it: in, in, in, and out. Then in, in, and out. Then only out. ¶ {friend} had breathed it too, and lay down.
night: One breath went in, and one breath came out, with a long space after it.
night: A face had been washed with warm water, and was quite smooth, and lay on its cooler side.

= went stiff | went stiff like a plank | stiff as a board | arched .. back | wouldn’t get in .. car seat | wouldn’t sit in .. car seat | didn’t want to sit in .. car seat | wouldn’t get in .. buggy | wouldn’t get in .. pushchair | wouldn’t go in .. pram | wouldn’t sit in .. high chair
seen: A seat like that is made for somebody who bends in the middle.
seen: A plank can be put in at the top, and then it comes out again at the bottom.
own: {child} took the bend out of {his} knees, and the one out of {his} middle, and had no others.
shown: “Where does it bend?” asked {friend}. ¶ {child} lay down flat and made everything hard, from {his} heels to the back of {his} head. {friend} sat down on the middle. Nothing went down. ¶ “It doesn’t,” said {friend}.
shown: “And the straps?” asked {friend}. ¶ {child} laid two corners of the blanket over {his} shoulders. One arm came out underneath, and then the other. There lay two straps, with nobody between them.
night: The seat stood where it always stands, leaning back a bit, with its straps undone.
night: In the bed lay somebody who bent everywhere.

= slammed the door | slammed .. door | slammed .. bedroom door | banged the door | kicked the door | shut the door on
seen: Before a bang like that there comes a little wind, because the door has to push it along.
seen: The door has said it and is shut, and the handle goes on about it for a bit.
own: {child} stood behind it with one hand still up, on the side where there was nobody else.
shown: “Did it only bang once?” asked {friend}. ¶ {child} clapped the two flat hands together. Then {he} shook a fingernail on the wood of the bed, r-r-r-r, more and more quietly. ¶ “That is the handle,” said {child}.
shown: “Who was on which side?” asked {friend}. ¶ {child} stood the pillow up between the two of them. Now there was nobody there but the pillow. ¶ After a while {friend} could hear somebody breathing.
night: The door stood open by the width of one hand, and touched nothing.
night: All the handles in the house were level.

= lay on the floor | lay down on the floor | lay down on | lay on | lay down in | threw .. on the floor and | threw himself on the floor | threw herself on the floor | wouldn’t get up | refused to walk | wouldn’t walk | went limp | lay face down
seen: Somebody who lies down like that is twice as heavy as standing up, and has no handle.
seen: From down there people are shoes, with legs going up out of sight.
own: {child} had gone down as far as one can. There was nowhere lower to be put.
shown: “Can’t one be lifted?” asked {friend}. ¶ {child} lay down across the bed, and let everything go. {friend} was to try the arm. It came up as far as it was pulled, and then it fell down.
shown: “What is there to see?” asked {friend}. ¶ {child} laid one cheek flat on the sheet, and laid {friend} down opposite, cheek to the sheet as well. There was a thread, from very near. The pillow was a mountain.
night: Now everybody was lying down, and it was called going to bed.
night: The ground was free again, all of it, and could be walked on.
`
