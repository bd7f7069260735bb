/** As ./index.ts describes: the body, skills, games and health. */
export const bodyDeeds = `
= fell off the | fell off a | fell off his | fell off her | fell off their | fell off it | fell right off | tumbled off | toppled off | rolled off | slipped off the | slipped off his | slipped off her
seen: Nobody decides to fall off. There is on, and there is off, and the deciding is missing from between.
seen: The thing that you fall off stays just as it was, and looks as if nobody had ever been on it.
seen: From underneath, the place where you were is a good deal higher than it was from on top.
own: {child} looked at both hands, first the fronts and then the backs.
shown: “Was there a noise?” asked {friend}. ¶ {child} let one hand drop flat on the mattress. “That,” said {child}, “and then nothing for a bit.” ¶ {friend} listened carefully to the nothing.
shown: “Which part landed first?” asked {friend}. ¶ {child} walked a sock along the top of the pillow until there was no more pillow. They both bent over to look. ¶ “It was the heel,” said {friend}.
night: Everything that was on the floor that night had got there slowly.
night: The floor lay there all night, ready, as floors do, and nothing came.

= fell off .. bike | came off .. bike | tumbled off .. bike | fell off .. scooter | came off .. scooter | fell off .. skateboard | came off .. skateboard | fell off .. balance bike | fell off .. trike | fell off .. bicycle | crashed .. bike | crashed .. scooter | crashed on .. bike | crashed on .. scooter
seen: A wheel is not told that anybody has come off. It lies on its side and goes on with the journey, tick, tick, tick.
seen: While you are on, the ground is one long stripe. When you are off, it is made of very small bits.
own: {child} had never seen {his} own wheels from so low down, and one of them was still turning.
shown: “Did the wheels stop too?” asked {friend}. ¶ {child} laid a cup on its side on the floor and gave it one push. It rolled round by itself, slower and slower. ¶ They watched until it had quite finished.
shown: “Which way did it go over?” asked {friend}. ¶ {child} knelt up with both fists on handlebars that were not there, and leaned, and leaned, and was lying on the blanket. ¶ “To the left,” said {friend}.
night: In the dark the last wheel had stopped long ago.
night: It leaned on its wall all night with the handlebars turned to one side, as though it had heard something.

= fell off .. monkey bars | came off .. monkey bars | slipped off .. monkey bars | fell from .. monkey bars | dropped off .. monkey bars
seen: On monkey bars one hand lets go on purpose, to get to the next one. It is when the other hand does it too.
seen: The bars go on without you. There is the next one, and the one after that, all the way to the end.
own: {child}’s fingers were still bent, in the shape of a bar.
shown: “Did the hands let go, or did the bar?” asked {friend}. ¶ {child} hung a sock over one finger, and kept the finger still. The sock slid, and slid, and went. ¶ “The hands,” said {friend}.
shown: “How far apart are they?” asked {friend}. ¶ {child} held on to the air with one fist and reached out for more air with the other, until one knee came up. ¶ “That is too far,” said {friend}. “Somebody should tell them.”
night: The bars went along in the dark, one after another, as far as the end.
night: All night long each bar held on to its own two sides.

= fell over | tripped | tripped over | tripped up | stumbled | went flying | took a tumble | had a tumble | had a fall | fell flat on | fell on his face | fell on her face | face planted | faceplanted | slipped over | slipped on | fell down on | fell down at | fell down in | fell down and
seen: One foot stays behind, to see what it was. All the rest is already on its way.
seen: The ground comes up very large, and there is just time to notice one small thing on it.
own: {child}’s hands got there first. They had gone on ahead without being asked.
own: {child} looked along the ground for a bit. It is longer from the side.
shown: “Was there something there?” asked {friend}. ¶ {child} made a hump in the blanket and walked two fingers up to it. They came down flat on the other side. ¶ {friend} had a long look at the hump.
shown: “Which end goes first?” asked {friend}. ¶ {child} stood a sock on its toe on the blanket, and took the finger away. ¶ “All of it,” said {friend}.
night: Whatever stood in the room stood on all its feet, the chair on four, and the bed on four.
night: The ground stayed down that night, where it belongs.

= bumped .. head | banged .. head | hit .. head | knocked .. head | bonked .. head | whacked .. head | bumped .. forehead | bumped .. chin | bumped .. lip | bumped .. nose | bumped .. knee | banged .. knee | banged .. elbow | got a bump on | had a bump on | bumped heads | banged heads
seen: It is quite loud, but only on the inside. Whoever stands next to it hears a small knock.
seen: First comes the knock. Then there is a gap, and it is only after the gap that it hurts.
seen: Nobody can see a bump of their own. Other people come and look, and say what size it is.
own: {child}’s hand was on the place before {he} had thought of it. A hand always knows the way.
shown: “How big did it get?” asked {friend}. ¶ {child} put one end of a sock under the sheet, and smoothed the sheet down all round it. ¶ {friend} leaned on it from two sides, and agreed.
shown: “What does it sound like from inside?” asked {friend}. ¶ {child} held {friend}’s ear to the wood of the bed and knocked close by, once. ¶ “I see,” said {friend}.
night: Every corner in the house stayed just where it was, and nobody came by.
night: The pillow had a dent in it the size of a head, and had got it without a sound.

= scraped .. knee | grazed .. knee | skinned .. knee | scraped .. knees | grazed .. knees | skinned .. knees | cut .. knee | scraped .. elbow | grazed .. elbow | skinned .. elbow | grazed .. hand | scraped .. hands | grazed .. hands | had a grazed knee | had a scraped knee | got a grazed knee
seen: A graze is nothing at first but some thin lines. The red takes its time, and comes up in dots.
seen: When you look at a graze for long, it is the shape of a country, with a few islands.
own: {child} bent right down and blew on it, which is as near as anybody likes to come.
shown: “What shape was it?” asked {friend}. ¶ {child} drew it on the blanket with one finger, slowly all the way round, and made a dot beside it. ¶ “I know that one from the map,” said {friend}.
shown: “Can it bend?” asked {friend}. ¶ {child} bent one finger, stopped half way, and then bent it the rest, with {his} eyes a bit shut. “It goes tight,” said {child}. ¶ {friend} kept everything straight.
night: In the night a graze makes itself a lid, from the edges in, and nobody has ever seen it do so.
night: The blanket came down so lightly that it stopped just short of the sore place.

= broke .. arm | broke .. wrist | broke .. leg | broke .. ankle | broke .. elbow | broke .. finger | broke .. thumb | broke .. toe | broke .. foot | broke .. collarbone | broke a bone | fractured .. arm | fractured .. wrist | fractured .. leg | fractured .. ankle | had a broken arm | had a broken leg | broke .. arm falling off .. monkey bars | broke .. wrist falling off .. monkey bars
seen: Nobody ever sees their own bones. Somebody has to take a picture right through, and there they are, with a thin line where no line was.
seen: It is strange how still a person can hold one part. Everything else may move, and that may not.
own: {child} held it the way you hold a cup that is too full.
shown: “How can they see it, if it is inside?” asked {friend}. ¶ {child} held one hand against the lamp. It lit up round the edges, and down the middle of each finger it stayed dark. ¶ “There is somebody in there,” said {friend}.
shown: “Where are they kept?” asked {friend}. ¶ “In the middle, all the way along,” said {child}, and pressed {friend} here and there, gently, to find one. ¶ They did not find one.
night: In the dark the two ends of a bone lay close together, and had already begun.
night: There are about two hundred other bones, and they kept still as well.

= got a cast | had a cast | got a .. cast | had a .. cast | wore a cast | wore a .. cast | chose a .. cast | picked a .. cast | got .. cast on | had .. cast on | had .. arm in a cast | had .. leg in a cast | had .. arm in plaster | had .. leg in plaster | had .. wrist in plaster | was in plaster | signed .. cast
seen: It goes on wet and warm, like bandages out of a soup, and then without any noise it turns into a wall.
seen: Knock on a cast and it goes tock. Whoever is inside can hear you.
own: {child} knocked on it with one knuckle, and heard it from both sides.
shown: “Who lives in it?” asked {friend}. ¶ {child} pulled a sock over one hand and held it shut at the wrist. Inside, something moved a bit. ¶ “It is full,” said {friend}.
shown: “Is it heavy?” asked {friend}. ¶ {child} laid the big pillow over one arm and lifted it. It came up on the second try, with help from the other side. ¶ “That is four of me,” said {friend}.
night: The cast lay on top of the blanket, and had a pillow of its own.
night: It was the only thing in the bed that could not curl up.

= got .. cast off | had .. cast off | had .. cast taken off | got .. cast taken off | cast came off | cast was taken off | took .. cast off | plaster cast came off | had .. plaster cast off
seen: The saw for it makes a noise like one enormous bee, and then the cast opens down the side, like a pod.
seen: What comes out is much too light. It goes up a little by itself, like something let go of under water.
own: {child} went on carrying it with care, though there was nothing round it any more to carry.
shown: “What was inside?” asked {friend}. ¶ {child} drew one arm slowly out of its sleeve and looked along it, first on top and then underneath. ¶ “It is the same one,” said {friend}, “but from longer ago.”
shown: “Where does the cast go then?” asked {friend}. ¶ {child} took off a sock so slowly that it kept its shape, and stood it on the blanket with nobody in it. ¶ {friend} looked in at the top.
night: Somewhere an empty cast lay in two halves, and each half still had the bend in it.
night: Something that had not felt a sheet for weeks was lying on the sheet.

= had stitches | got stitches | needed stitches | had .. stitches | got .. stitches | needed .. stitches | had to have stitches | had to get stitches
seen: Whoever sews a person up sits very close, and can be heard breathing through the nose.
seen: Each stitch has a knot of its own, and the two short ends stick up like whiskers.
own: {child} looked at the ceiling, and got to know one part of it very well.
shown: “How do they go?” asked {friend}. ¶ {child} drew a line on the sheet with one finger, and then short ones over it, with a jump from each to the next. ¶ “It is a small railway,” said {friend}.
shown: “How do they get the sides to stay?” asked {friend}. ¶ {child} pushed two folds of the blanket together until there was no gap, and kept a finger on each. ¶ “And then somebody ties it,” said {friend}, watching the gap.
night: Two edges lay side by side all night and got used to each other.
night: The stitches sat in their row, each holding on to its own knot.

= had a nosebleed | got a nosebleed | had nosebleeds | had a nose bleed | got a nose bleed | nose bled | nose started bleeding | nose started to bleed | nose was bleeding | had a bloody nose | got a bloody nose
seen: At first it only feels like a nose that runs. It is the hand that finds out.
seen: When a nose is held shut, every N comes out as a D. “Not now” is “dot dow”.
own: {child} breathed in and out through {his} mouth, and looked down into a great deal of tissue.
shown: “Can you talk while it is on?” asked {friend}. ¶ {child} took hold of {his} own nose. “Dobody bove,” said {child}. ¶ {friend} understood at once, and did not move.
shown: “How do you know when it has stopped?” asked {friend}. ¶ {child} held {his} nose shut, and let go, one finger at a time, and looked down at the sheet. ¶ {friend} looked at the sheet too. It was dry.
night: The box of tissues stood beside the bed, with the next one looking out.
night: Something with spots on it lay in cold water in the dark, and slowly let go of them.

= was sick | was sick on | was sick in | was sick all over | was sick twice | threw up | threw up on | threw up in | vomited | puked | had a tummy bug | had a stomach bug | had a sick bug | had the sick bug
seen: There is one small wait just before, in which the mouth fills up with water and everybody is told too late.
seen: Afterwards it is very quiet, and the eyes are wet, though nobody has cried.
own: {child} held on with both hands to whatever was nearest.
shown: “How long is it from when you know?” asked {friend}. ¶ {child} opened {his} mouth, held up one finger, and shut {his} mouth again. “That long,” said {child}. ¶ “It is hardly enough to stand up,” said {friend}.
shown: “Where do you look?” asked {friend}. ¶ {child} held a cup close under {his} chin, and looked down into it with both eyes. ¶ {friend} came and looked in as well. It was a clean cup.
night: The bowl stood by the bed, rinsed, and was a bowl for nothing in particular.
night: The sheet was the other one, and still had the folds of the cupboard in it.

= had a temperature | had had a temperature | had a high temperature | had a fever | had a high fever | had had a fever | ran a temperature | ran a fever | got a fever | spiked a fever | was running a temperature | was running a fever | had the flu
seen: It is too hot and too cold at the same time, and a blanket is wrong both on and off.
seen: A thermometer thinks about it for a long time and then says one number, and everybody reads it out to everybody else.
own: One hand after another came and lay on {child}’s forehead, with the back side down.
shown: “How hot is that?” asked {friend}. ¶ {child} laid one hand on the wall and breathed into the other. Then {he} put both of them on {friend}. ¶ “I am ill on this side,” said {friend}.
shown: “How does the thermometer know?” asked {friend}. ¶ {child} put one finger under {his} own arm and kept still with it for a long time. “Beep,” said {child}. ¶ {friend} had nearly stopped waiting.
night: The pillow was turned to its cool side, and by and by that was the warm one.
night: The thermometer lay in its case and had no number at all.

= was poorly | was ill | was unwell | was off sick | had a cold | had a bad cold | had a cough | stayed home sick | stayed home from school | stayed off school | had a day off sick | was too ill to | was too poorly to | had a sore throat | had an ear infection | had earache
seen: It is odd how much goes on in a house on an ordinary day, when everybody is supposed to be out. The post comes, and the fridge hums, and a clock can be heard.
seen: A sofa is a different piece of furniture with a pillow on it. Whoever lies there is brought things.
own: {child} heard the others go out of the door, and then there was only the sound of {his} own nose.
shown: “Where was it?” asked {friend}. ¶ {child} thought, and pointed to {his} head, and then a bit farther down, and then drew a ring in the air round the whole of {him}. ¶ “So near,” said {friend}.
shown: “How did the voice sound?” asked {friend}. ¶ “Like that,” said {child}, from as low down as {he} could get it. ¶ {friend} asked for one more word, to be certain it was the same person.
night: One tissue after another had gone into the bin, and the box was mostly box.
night: Beside the bed stood a glass of water, with one sip less in it than before.

= had an injection | had an injection in | had injections | had .. injection | had .. injections | had a jab | had .. jab | had .. jabs | got .. jabs | had .. shots | got .. shots | got a flu shot | had a flu shot | had a shot in | got a shot in | had .. booster | got vaccinated | was vaccinated | had .. vaccination* | got .. vaccination* | had a blood test
seen: First comes something wet and cold, and that is not it yet.
seen: They say that it is going to be on three, and it is nearly always on two.
seen: There is so little to see afterwards that it takes a plaster to show where it was.
own: {child} looked the other way, and knew from then on exactly what was on that wall.
shown: “How long does it take?” asked {friend}. ¶ {child} touched {friend} with the tip of one finger, and took it away again. ¶ “Is it coming now?” asked {friend}. ¶ “That was it,” said {child}.
shown: “How small is the hole?” asked {friend}. ¶ {child} held up one corner of the blanket, pulled out as thin as it would go. “Smaller than that,” said {child}. ¶ {friend} searched the corner for something smaller.
night: A plaster was on duty all night, over a hole that had shut long ago.
night: One sore spot lay on the upper side, where nothing leaned on it.

= went to the dentist | went to .. dentist | had the dentist | saw the dentist | was at the dentist | had .. dentist appointment | had a filling | had .. first filling | sat in the dentist* | opened .. mouth for the dentist
seen: The chair lies down by itself, and a face looks in the wrong way up and says, “Open wide.”
seen: A small mirror goes round and taps each tooth, and each is called by its name: upper left two, upper left three.
seen: It is only in that chair that nobody knows where to put their tongue.
own: {child} held {his} own hands on {his} front, one with the other.
shown: “How wide?” asked {friend}. ¶ {child} opened up so far that {his} eyes went shut. ¶ “I can see a good way in,” said {friend}. “It goes round a corner.”
shown: “What does the chair do?” asked {friend}. ¶ {child} put {friend} on the pillow and tipped the pillow slowly back, humming, until there was nothing to see but ceiling. ¶ “Aah,” said {friend}, without being asked.
night: The dentist’s chair lay right back in the dark, and its lamp looked at the floor.
night: The teeth stood in their rows behind shut lips, and nobody counted them.

= got glasses | got .. glasses | got new glasses | had new glasses | had .. new glasses | needed glasses | had to get glasses | had to wear glasses | wore .. glasses | wore .. new glasses | picked .. glasses | chose .. glasses | had an eye test | had .. eyes tested | went to the optician* | went to the eye doctor
seen: Through new glasses a tree turns out to be leaves, one and one and one, each with an end to it.
seen: In new glasses the floor is not quite where it was, and people step up over things that are flat.
own: {child} lifted them off {his} nose and let them down again: the old world, the new one, the old one.
shown: “What is it like without?” asked {friend}. ¶ {child} held the sheet in front of {friend}’s eyes, so that the lamp came through it. “And now with,” said {child}, and let it drop. ¶ “There are corners,” said {friend}.
shown: “How do they hold on?” asked {friend}. ¶ {child} made two rings out of fingers and thumbs, set them on {friend}’s nose, and went back along the sides, looking for ears. ¶ “They are farther up,” said {friend}.
night: The glasses lay by the bed with their arms folded, and looked straight at the wall.
night: All night the glasses saw everything quite clearly, with nobody behind them.

= had to wear an eye patch | wore an eye patch | wore .. eye patch | had an eye patch | got an eye patch | had to wear a patch | had a patch on
seen: With one eye shut away, a table is flat, and a hand puts the cup down beside the place that it looked at.
seen: Behind a patch the eye stays open. It looks at the inside all day, and is the only one that knows what is there.
own: {child} turned {his} whole head to see who was on that side.
shown: “What does the other eye do in there?” asked {friend}. ¶ {child} laid one hand over half of {friend}’s face, and waited. ¶ “It is looking,” said {friend}, after some time. “It says that it is late.”
shown: “What is missing?” asked {friend}. ¶ {child} covered one eye and moved a sock along past {his} nose, until it had gone. Then {he} turned {his} head, and there it was. ¶ “It had not gone far,” said {friend}.
night: In the dark one eye saw as much as two.
night: The patch lay by itself on the bedside, a bit hollow, in the shape of somebody’s looking.

= had .. hair cut | got .. hair cut | had a haircut | got a haircut | had .. haircut | got .. haircut | had .. first haircut | barber cut | hairdresser cut | had .. hair cut off | had .. fringe cut | went to the barber* | went to the hairdresser*
seen: Cut hair goes on being somebody’s for a little while, on the floor. Then the broom comes, and it is everybody’s.
seen: The scissors talk the whole time, close to the ear, and sound as if they were eating something crisp.
own: {child}’s neck had been indoors for a long time, and now it felt the air.
shown: “What do scissors say?” asked {friend}. ¶ {child} let two fingers go open and shut all the way round {friend}’s ear and never touched it: tsik, tsik, tsik. ¶ {friend} looked straight ahead.
shown: “How much came off?” asked {friend}. ¶ {child} laid a sock over the pillow and folded under a bit of the end, and then a bit more. ¶ “And where is that now?” asked {friend}. ¶ “Swept,” said {child}.
night: One cut hair had come home inside a collar, and was still there.
night: The pillow had less hair to hold that night, and more ear.

= wouldn’t sit in the barber* | wouldn’t have .. hair cut | refused to have .. hair cut | wouldn’t get .. hair cut | didn’t want .. hair cut | screamed at the barber* | cried at the barber* | wouldn’t let .. cut .. hair
seen: The chair goes up by a pedal, and the cape goes on from the front, and then there are no hands any more, only a head.
seen: In a mirror that size there is nowhere to look but at oneself, and at somebody behind with scissors.
shown: “What was wrong with it?” asked {friend}. ¶ {child} tucked the sheet round {friend}, right up to the chin, so that only a head looked out. ¶ “I have no sides,” said {friend}, after a pause.
shown: “What did the hair want?” asked {friend}. ¶ {child} took a bit of it between two fingers and pulled it straight, up past {his} eyes, to ask. It went back to where it had been. ¶ “That,” said {child}.
night: The scissors lay shut in their glass, beside the combs.
night: Every hair that was still on lay down where it liked.

= had a wobbly tooth | had .. wobbly tooth | has a wobbly tooth | got a wobbly tooth | has .. wobbly tooth | tooth was wobbly | tooth is wobbly | tooth started to wobble | had a loose tooth | had .. loose tooth | has a loose tooth | tooth was loose | wobbled .. tooth
seen: Nobody can leave a wobbly tooth alone. The tongue goes there, gives it a push, and comes back to say that it still wobbles.
seen: It leans out a little farther each time, and then stands up again, like a gate on one hinge.
own: In the mirror {child} pushed it with the tip of {his} tongue, to see what it was that {he} could feel.
shown: “How far does it go?” asked {friend}. ¶ {child} stood one finger up on the blanket and leaned it forwards, and backwards, and then sideways, where it had no business. ¶ “I felt that one,” said {friend}.
shown: “What is it holding on by?” asked {friend}. ¶ {child} pulled a sock over the edge of the bed until only the last corner of it lay on the sheet. “That much,” said {child}. ¶ {friend} breathed the other way.
night: The tongue went once more to see, and then it lay down too.
night: Behind shut lips one tooth stood among the others, not quite straight.

= lost a tooth | lost .. tooth | lost .. first tooth | lost .. front tooth | lost .. second tooth | lost .. teeth | tooth fell out | tooth came out | tooth finally came out | tooth finally fell out | pulled .. tooth out | pulled out .. tooth
seen: In the mouth a tooth is the size of a door. In the hand it is the size of a grain of rice.
seen: Underneath, a tooth that has come out is hollow, like a very small cup.
seen: The hole that it leaves has soft edges, and tastes a little of spoon.
own: {child}’s tongue moved into the gap at once, and would not come out.
own: {child} said a word with an S in it, and there was a wind in the S.
shown: “What does a gap do?” asked {friend}. ¶ {child} held up a row of fingers, close together, and folded one of them down. Then {he} blew through the place. ¶ “There is a draught in it,” said {friend}.
shown: “How small was it?” asked {friend}. ¶ {child} looked all over the bed for something as small as that, and found a crumb. “A bit bigger,” said {child}. ¶ They went on looking.
night: The two teeth next to the gap had more room than they were used to, and stood where they had always stood.
night: Under the gap, in the dark, another one was on its way up, and had not far to go.

= lost .. tooth in an apple | lost .. first tooth in an apple | tooth came out in an apple | tooth fell out in an apple | tooth in an apple | lost .. tooth in the apple | lost .. tooth eating an apple | tooth came out eating an apple
seen: The apple came away, and there was the bite, and standing up in the bite was a tooth.
seen: An apple with a tooth in it looks as if it had begun to bite back.
own: {child} looked at the apple, and then felt along with {his} tongue to see whose it was.
shown: “Did it crunch?” asked {friend}. ¶ {child} did the crunch in {his} cheek, and behind it another one, ever so small. ¶ “The second one was not apple,” said {friend}.
shown: “Which of them let go?” asked {friend}. ¶ {child} made a fist for the apple and stood one finger of the other hand in the top. They turned it round and looked. ¶ “The apple never let go at all,” said {friend}.
night: From the other side the apple was quite an ordinary apple.
night: Somewhere a bite in an apple was slowly going brown, with one very small dent in it.

= tooth came out in a | lost .. tooth in a | lost .. first tooth in a | tooth fell out in a | tooth came out in .. sandwich | tooth came out in .. toast* | tooth came out while eating | tooth came out at lunch | tooth came out at tea
seen: One bite is hard where it ought to be soft, and then everybody waits while somebody chews very slowly.
seen: In a mouthful a tooth feels like a stone in the wrong food.
own: {child} stopped chewing, and felt about in there with {his} tongue, bit by bit.
shown: “How do you find it in there?” asked {friend}. ¶ {child} put a crumb under the sheet and went over the sheet with one flat finger, until the finger stopped. ¶ “Is it tooth or dinner?” asked {friend}.
shown: “What face does one make?” asked {friend}. ¶ {child} chewed nothing, and chewed, and stopped, and looked at nobody, and put two fingers in {his} mouth. ¶ {friend} waited to see what came out.
night: Everything from that meal had been chewed but one thing.
night: The plate had been washed, and nobody had found anything else on it.

= swallowed .. tooth | swallowed the tooth | swallowed a tooth | tooth got swallowed | tooth was swallowed
seen: All its life a tooth stands by the door and lets things in. This time it went in after them.
seen: Nobody feels it go. It is only when the tongue counts, later on, that there is one too few.
own: {child} laid one hand on {his} front and kept still, in case it could be felt.
shown: “Where is it now?” asked {friend}. ¶ {child} pointed to {friend}’s chin, then a good bit lower, and then a bit lower than that. ¶ {friend} kept quiet, to hear if it was chewing.
shown: “Which way did it go?” asked {friend}. ¶ {child} dropped a rolled sock into the pillowcase and held the whole pillow up on end. They watched the lump go down. ¶ “It is round the corner now,” said {friend}.
night: That night a tooth lay nearer to the middle of somebody than it had ever been.
night: The other teeth stayed at the front, where they could see out.

= lost the tooth | lost the actual tooth | couldn’t find .. tooth | couldn’t find the tooth | dropped .. tooth | dropped the tooth | tooth got lost
seen: On a floor, a tooth is the size of nearly everything else that is on a floor. People pick up crumbs, look at them, and put them back.
seen: There was the gap, plain to see, and nothing to go with it.
shown: “Could it be here?” asked {friend}. ¶ {child} went over the blanket with one flat hand, from the bottom to the top, and stopped at every lump. ¶ “That one is me,” said {friend}.
shown: “What would it look like?” asked {friend}. ¶ {child} put one crumb down on the sheet, and a bit of fluff, and another crumb. “Like any of those,” said {child}. ¶ {friend} could see how it had happened.
night: In the dark a very small thing lay by itself, and knew where it was.
night: It was somewhere flat, because that is where a tooth stops rolling.

= rode .. bike without stabilisers | rode .. bike with no stabilisers | rode .. bike without training wheels | rode .. bike with no training wheels | rode without stabilisers | rode without training wheels | learned to ride .. bike | learnt to ride .. bike | learned to ride a bike | learnt to ride a bike | learned to ride without | learned to ride .. bike without stabilisers | rode .. bike for the first time | rode .. bike by himself | rode .. bike by herself | rode .. bike on .. own | rode .. bike all the way | rode a two wheeler | rode a big bike | took .. stabilisers off | took .. training wheels off
seen: A hand on the back of the saddle holds on, and then it only runs along beside, and the bike cannot tell the difference.
seen: Two wheels fall over when they stand still. It is only by going on that they stay up, and nobody finds that out until they are going.
own: The rattle of the small wheels was missing. {child} could hear {his} own tyres.
own: {child} looked a long way ahead, and held on as though the handlebars might leave without {him}.
shown: “What holds it up?” asked {friend}. ¶ {child} stood {friend} on the pillow with one finger behind, and then the finger was not quite touching. ¶ “You are still holding,” said {friend}. ¶ “No,” said {child}.
shown: “Does it go straight?” asked {friend}. ¶ {child} drove one finger along the edge of the bed, left, right, left, and then less left and less right. ¶ {friend} had leaned over every time, to help.
night: The bike leaned in its place in the dark. Standing still was the one thing that it could not do alone.
night: The small wheels lay together somewhere, one left and one right, and had nothing to keep up.

= swam a length | swam a whole length | swam .. length | swam .. first length | swam .. lengths | swam .. width | swam .. metres | swam .. meters | swam across the pool | swam the whole pool | swam all the way across
seen: In the middle both ends are equally far away, and there is nothing to hold on to but water.
seen: The far wall stays the same size for a very long time. Then it is suddenly there, and has a hand on it.
own: Below {child} the bottom went by, one tile after another, in no hurry at all.
shown: “How long is that?” asked {friend}, from the pillow. ¶ {child} swam two fingers down the bed, with breathing, all the way to the far end and the wood. ¶ “I could hardly see them in the middle,” said {friend}.
shown: “What do you hold on to?” asked {friend}. ¶ {child} took a handful of air in front of {him}, pushed it away behind, and took another handful. ¶ {friend} tried to see what was in it.
night: The water lay flat from end to end, and for once the lines on the bottom were quite straight.
night: The swimming things hung up, and now and then they let go of one more drop of the pool.

= learned to swim | learnt to swim | swam without armbands | swam with no armbands | swam for the first time | swam by himself | swam by herself | swam on his own | swam on her own | swam all by | could swim | took .. armbands off | swam without floaties | swam without a float
seen: Water cannot be held on to. Whoever swims pushes it away behind, and there is always more of it in front.
seen: The chin goes first and looks where it is going. The rest comes after, and kicks.
own: {child}’s feet felt for the bottom once, and it was not there, and they went on kicking.
shown: “Where do the legs go?” asked {friend}. ¶ {child} lay on {his} front and let them go, up and down, until the blanket had slid off behind. ¶ “It works,” said {friend}. “The bed has nearly left.”
shown: “What do you stand on?” asked {friend}. ¶ {child} lifted {friend} over the edge of the bed and held {friend} there, flat in the air, with one hand underneath. ¶ “Nothing,” said {friend}. “I was only asking.”
night: In the dark the water went on holding up whatever was left in it, a leaf, or one float.
night: A wet towel had taken a bit of the water home, and hung over something, and grew lighter.

= put .. face in the water | put .. face under | put .. whole face in | put .. face right in | put .. head under | put .. head under water | went under water | went underwater | swam underwater | swam under water
seen: The water is let up to the chin, and then as far as the mouth. The nose is the last to be asked.
seen: With ears in the water, all the talking in the world turns into one hum.
own: {child} came up with {his} eyes shut, and wiped {his} whole face with both hands, from the top down.
shown: “How far in?” asked {friend}. ¶ {child} made a bowl out of two hands, took a breath, and put {his} face in it as far as it would go. ¶ “The ears are still outside,” said {friend}.
shown: “What do people say, when you are under?” asked {friend}. ¶ {child} laid a hand over each of {friend}’s ears, and said a long sentence. ¶ “They said mmm,” said {friend}.
night: The water lay flat in the dark, and nobody’s face was in it.
night: A towel hung there with a damp place in the middle, as big as a face.

= floated on .. back | learned to float | learnt to float | floated on .. back by | floated on .. own
seen: To float, one has to do less and less, until there is nothing left to do, and that is the hard part.
seen: The ears go in, and one’s own breath is suddenly as loud as somebody else’s.
own: {child}’s toes came up a long way off, and stood there out of the water like somebody else’s.
shown: “What do you do, to float?” asked {friend}. ¶ {child} lay down flat with {his} arms out, and did it. ¶ {friend} watched for some time. “When does it start?” asked {friend}. ¶ “It is on,” said {child}.
shown: “How do you not go down?” asked {friend}. ¶ {child} pulled the sheet tight and laid a sock in the middle. It lay there, all spread out. Then {he} rolled it up small, and the sheet sagged. ¶ “Spread out, then,” said {friend}.
night: The bed held up everybody in it from underneath, all the way along.
night: One leaf lay on its back on the water and looked straight up.

= jumped in the pool | jumped into the pool | jumped in the deep end | jumped into the deep end | jumped in the water | jumped into the water | jumped off the .. board | jumped off the board | dived in | dived into | dove in | dove into | did the high board | went off the high board | jumped off the side | jumped in off the side | learned to dive | learnt to dive | did a dive | did .. first dive
seen: There is the edge, with ten toes over it. Then comes a piece of plain air, and then the water shuts overhead.
seen: When the splash is at its best, the one who made it is underneath and misses it.
own: {child} came up a little way from where {he} had gone in, and had to look round for the edge.
shown: “Was there a splash?” asked {friend}. ¶ {child} dropped a sock into the middle of the blanket and flung up the sides with both arms. ¶ It all came down. “I am wet,” said {friend}, from below.
shown: “Which part takes longest?” asked {friend}. ¶ {child} walked two fingers to the very edge of the bed, and let them stand there with their tips over. They stood, and stood. ¶ “That part,” said {child}.
night: The last ring had long ago got to the side, and the water was shut.
night: On the edge the wet feet had dried, the ones that only pointed one way.

= learned to whistle | learnt to whistle | could whistle | whistled for the first time | whistled a tune | whistled all | wouldn’t stop whistling | would not stop whistling | hadn’t stopped whistling | managed to whistle | finally whistled
seen: First it is only wind, and more wind. Then there is a note in the wind, and the mouth holds still so as not to lose the place.
seen: It is not possible to smile and to whistle. Everybody who has just learned it has to choose, over and over.
seen: A whistle comes from just in front of the face, and the one who does it is the first to look round.
own: {child} kept {his} lips where they were, and only moved {his} eyes, to see who had heard.
shown: “Where is it made?” asked {friend}. ¶ {child} shaped {his} mouth as small as a pea and blew into {friend}’s ear. ¶ “It is mostly wind,” said {friend}, “but there is somebody coming up behind it.”
shown: “How high is it?” asked {friend}. ¶ {child} held out a flat hand in the air, and moved it up a bit, and a bit more, until it was over {friend}’s head. ¶ {friend} sat up, to be nearly as high.
night: The kettle was cold, and so nobody in the house was whistling.
night: The breath went in and out quite plainly, with no tune in it.

= tied .. laces | tied .. own laces | tied .. shoelaces | tied .. shoes | tied .. own shoes | learned to tie .. laces | learnt to tie .. laces | learned to tie .. shoelaces | learnt to tie .. shoelaces | learned to tie .. shoes | had learned to tie .. laces | did .. own laces | did up .. laces
seen: The lace has to go through a hole that is under your own thumb, where you cannot see it.
seen: Pull, and it all goes flat and tight at once, and looks as if it had been easy.
own: {child} held the loop so tight that the ends of {his} fingers went flat.
shown: “What does the thumb do?” asked {friend}. ¶ {child} put it on {friend}’s middle, wound a loop of nothing round it, and pulled. “It gets out,” said {child}, “at the very last.” ¶ {friend} felt done up.
shown: “How does it stay?” asked {friend}. ¶ {child} crossed two socks over one another, took one round and poked it through, and pulled on both. ¶ “They could be anybody’s now,” said {friend}.
night: By the door the laces hung down left and right, and were not holding anything.
night: One bow was still done up in its shoe, though the foot had got out.

= was learning to tie .. laces | was stuck on learning to tie .. laces | couldn’t tie .. laces | couldn’t tie .. shoes | couldn’t do .. laces | tried to tie .. laces | was practising .. laces
seen: There is one loop that stands up by itself and one that was there a second ago.
seen: A lace lies still as long as it is only looked at. It is when the second hand comes that the first loop leaves.
own: {child} looked under {his} own thumb, and that let it out.
shown: “Where does it go wrong?” asked {friend}. ¶ {child} made a loop out of a sock, held it, and went round it with the other one, as far as the thumb. “Here,” said {child}. ¶ {friend} looked hard at here.
shown: “What does the lace want to be?” asked {friend}. ¶ {child} let go of a bent sock on the blanket. It lay down slowly, until it was straight. ¶ “Long,” said {friend}.
night: Two laces lay side by side, as long as they were, with their plastic ends on.
night: In the shoes by the door the tongues hung out, the way they do with nothing tied over them.

= clicked .. fingers | learned to click .. fingers | learnt to click .. fingers | snapped .. fingers | learned to snap .. fingers | learned to click | could click .. fingers | could snap .. fingers
seen: Everybody watches the thumb. The noise is made by the other one, when it lands.
seen: For a long time two fingers only slide past each other and say fff.
own: After that {child}’s fingers would not leave each other alone.
shown: “Where is the click kept?” asked {friend}. ¶ {child} pressed a finger and a thumb together, just beside {friend}’s ear, and pushed. ¶ {friend} asked to hear the other hand, in case it was in there as well.
shown: “Would it work with me?” asked {friend}. ¶ {child} took two bits of {friend} and rubbed one past the other as fast as {he} could. ¶ “That was a soft one,” said {friend}.
night: Ten fingers lay on the blanket, next to each other, and nothing went click.
night: Something cooled down in the wall and clicked, and it had no fingers at all.

= did a cartwheel | did .. first cartwheel | did .. cartwheel | did .. cartwheels | did cartwheels | learned to do a cartwheel | learnt to do a cartwheel | learned to cartwheel | learned to do cartwheels | could do a cartwheel
seen: It goes hand, hand, foot, foot, and between the hands and the feet a person is nothing but spokes.
seen: Half way round, the ground is on top, and somebody is holding it up.
own: All {child}’s clothes fell upwards, as far as {his} chin.
shown: “In what order?” asked {friend}. ¶ {child} set four fingers down along the edge of the bed. “Hand, hand, foot, foot.” ¶ “And where is the head?” asked {friend}. ¶ “It is just passing,” said {child}.
shown: “Where is up, in the middle of it?” asked {friend}. ¶ {child} turned {friend} slowly over sideways, past the lamp, and stopped half way. ¶ “By my feet,” said {friend}. “They have taken it with them.”
night: Somebody lay with two arms and two legs out, like a wheel that has come to the end.
night: There were two marks of hands on the ground and two of feet, and nothing in between.

= did a somersault | did .. somersault | did a forward roll | did .. forward roll | did forward rolls | did a roly poly | did .. roly poly | did a backward roll | learned to do a forward roll | learned to do a somersault | did a handstand | did .. handstand | did a headstand
seen: There is a place in the middle of it where the socks are where the sky was.
seen: For as long as it lasts a person sees mostly their own tummy, from very near.
own: When {child} stood up, the room came round a little after {him}.
shown: “What is in the middle?” asked {friend}. ¶ {child} rolled {friend} up small, with the feet over the ears, and looked in. “Can you see it?” ¶ “It is me,” said {friend}, from inside.
shown: “Do you know where you are?” asked {friend}. ¶ {child} bent down on the bed until {he} could look at the room between {his} own knees. ¶ “I am up on the ceiling,” said {child}. “And so are you.”
night: Every sock in the house was lower than every pillow, as is usual.
night: The ceiling was back on top, with the lamp hanging down from it.

= did gymnastics | went to gymnastics | had gymnastics | walked along the beam | walked on the beam | walked the beam | did the beam | balanced on one leg | balanced on the beam | did the splits | got .. gymnastics badge
seen: Whoever balances looks at a thing far off, and the arms go out by themselves and feel about in the air for a rail.
seen: The last bit is the still bit, with both arms up, while the legs are still arriving.
own: {child}’s toes took hold of everything that they were put on.
shown: “What do the arms do?” asked {friend}. ¶ {child} walked two fingers along {his} own shin, and held the other hand out at the side. It went up, it went down, it shook. ¶ “They are rowing,” said {friend}.
shown: “How do you know that it is over?” asked {friend}. ¶ {child} threw both arms up beside {his} ears, with {his} chin out, and stayed like that. ¶ {friend} waited a bit, to be sure there was no more.
night: Everything on the shelf was balancing, and had been at it all day.
night: The mats lay in a pile in the dark, the thick one on top.

= skipped with a rope | learned to skip | learnt to skip | learned to jump rope | skipped .. times | did .. skips | jumped rope | could skip | did skipping | did double dutch
seen: The rope goes over the head, where it cannot be seen, and has to be listened for until it comes down in front.
seen: It asks for one very small jump, always the same, and always now.
own: {child} jumped, and waited, and there came the rope, and {child} jumped.
shown: “When do you jump?” asked {friend}. ¶ {child} swung a sock round by its end, over and under. “Now,” said {child}, “and now, and now.” ¶ {friend} was ready each time a little after.
shown: “Where is the rope when it is behind?” asked {friend}. ¶ {child} ran one finger up {friend}’s back, over the top of the head, and down in front of the nose. ¶ “There it is again,” said {friend}.
night: The rope lay on its side in a long curve, with its handles apart.
night: Nothing came round that night, and both feet stayed down.

= blew bubbles | blew .. bubbles | blew a bubble | blew a .. bubble | learned to blow bubbles | learnt to blow bubbles | learned to blow a bubble | popped bubbles | chased bubbles
seen: Blow hard, and there is only a wet ring. It has to be so slow that it is nearly just breathing.
seen: A bubble wobbles when it comes out, as if it were not sure which way round a ball goes.
seen: When a bubble has gone there is a tiny cold spot, and that is where it was.
own: {child} shut {his} mouth very gently afterwards, so as not to make a wind.
shown: “How hard do you blow?” asked {friend}. ¶ {child} made a ring out of a finger and a thumb and blew through it at {friend}’s nose. ¶ “I felt almost nothing,” said {friend}. ¶ “That hard,” said {child}.
shown: “What does it say when it bursts?” asked {friend}. ¶ {child} thought, and opened and shut {his} mouth once, without a sound. ¶ “Is that all of it?” asked {friend}.
night: The bubbles were all in the bottle, lying flat, with the lid on.
night: A bubble is only somebody’s breath with an outside. Tonight the breath went about without one.

= took .. first steps | took .. first step | took four steps | took two steps | took three steps | took .. steps | walked for the first time | learned to walk | learnt to walk | walked across the room
seen: Both arms are up in the air, with nothing in them to hold on to, and they hold on to it.
seen: Between one foot and the next there is a time in which it has not been decided.
seen: The whole room leans forward and does not breathe, and somebody’s hands are out, a little way off.
shown: “How far was it?” asked {friend}. ¶ {child} walked two stiff fingers over the blanket, swaying, with a stop for thinking. At {friend} they sat down. ¶ “I did not dare to help,” said {friend}.
shown: “Which foot went first?” asked {friend}. ¶ {child} set down a sock, and then the other one in front of it, and then did not know what to do with the first. ¶ “That is the hard bit,” said {friend}. “There is one behind.”
night: It was not far from there to there, and the floor had all of it by heart.
night: Two feet lay side by side with their soles showing, and the soles were still nearly new.

= jumped off | jumped over | jumped from | jumped across | jumped down | jumped up and down | jumped all the way | jumped on the bed | jumped with both feet | learned to jump | learnt to jump | jumped for the first time
seen: Before a jump everything goes down first: the knees, and the chin, and the tail, if there is one.
seen: For a very short time the shadow has the ground all to itself.
own: {child} looked down between {his} feet, to see where they had got to.
shown: “How long were you not on anything?” asked {friend}. ¶ {child} lifted {friend} a very little way off the blanket, and set {friend} down again. ¶ “It was over before I could look,” said {friend}. “Could I have it slower?”
shown: “What do the arms do?” asked {friend}. ¶ {child} sat, and swung them back, and swung them up, and all the rest of {him} stayed where it was. ¶ “They left without you,” said {friend}.
night: Two shoes stood side by side on the floor, heels down, toes down.
night: Everything that had gone up had come down, and was still down.

= climbed to the top | climbed up the | climbed up a | climbed up to | climbed right up | climbed the | climbed a | climbed all the way | climbed up and | climbed over | reached the top | got to the top | did rock climbing | did the climbing wall | went climbing
seen: A climber’s eyes are full of one small piece of what is being climbed. There is no view until the end.
seen: It is always the foot that nobody can see that has to find the next place.
own: {child} could feel how {his} own breath came back at {him}, from what was just in front of {his} nose.
shown: “Where do the hands go?” asked {friend}. ¶ {child} sat {friend} at the bottom of the big pillow and climbed one finger, and then another, up the front of it. The top finger felt about for the edge. ¶ “Left a bit,” called {friend}.
shown: “How do the feet know?” asked {friend}. ¶ {child} looked at the lamp, and with one bare foot {he} felt about behind {him}, until it came upon {friend}. ¶ “You have found something,” said {friend}.
night: It stood there in the dark, as high as before, and nobody was on it.
night: Down here a bed is not high at all, and takes only one knee.

= ran all the way | ran round | ran around | ran the whole | ran a race | ran so fast | ran as fast | ran a lap | ran laps | ran three laps | did a lap of | ran a mile | raced | raced against | raced down | raced up | ran in a race | ran in the race | ran .. race | did cross country | ran .. cross country
seen: When somebody runs as fast as that, the wind is in the ears, and there is no wind.
seen: The feet slap, and the breath has a noise of its own, and after a time the two keep step.
own: {child}’s legs went on a few steps by themselves, after the rest had stopped.
shown: “How fast?” asked {friend}. ¶ {child} drummed two fingers down the bed, from the pillow to the very end, and they were breathing hard. ¶ “And that was only fingers,” said {friend}.
shown: “What did it sound like from in there?” asked {friend}. ¶ {child} did it beside {friend}’s ear: the feet, with one hand on the mattress, and the puffing in between. ¶ {friend} was quite out of breath.
night: The shoes stood by the door, pointing at the wall, and kept still at last.
night: Two legs lay on the sheet, quite long, and did nothing.

= scored a goal | scored .. goal | scored .. first goal | scored .. first ever goal | scored .. goals | scored two goals | scored three goals | scored a hat trick | scored .. hat trick | scored the winning goal | scored the winner | scored the only goal | got a goal
seen: It is not in, and it is not in, and then the net moves.
seen: A goal is quiet as long as it is on the way. The noise only starts when it is over.
own: Afterwards one runs, and nobody has ever said where to.
own: {child} could feel the place where the ball had been, and it was still warm.
shown: “Where was the gap?” asked {friend}. ¶ {child} stood {friend} in front of the pillow and flicked a rolled sock past, low, on the left. ¶ “I saw it coming,” said {friend}. “And then I saw it going.”
shown: “What does the net do?” asked {friend}. ¶ {child} held up one side of the sheet and threw a sock in it. The sheet went out in a bulge, and shook, and hung down. ¶ “Ah,” said {friend}. “It swallows.”
night: Somewhere a net hung straight down from its bar with nothing in it.
night: The ball lay wherever it had rolled to in the end, and did not know that it had counted.

= scored an own goal | scored a own goal | scored .. own goal | own goal | scored in .. own net | scored in .. own goal | scored in the wrong goal | scored in the wrong net | was in .. own net | into .. own net | in .. own net
seen: A ball does not know whose goal it is. It only knows which way it was sent.
seen: The net makes exactly the same sound at that end.
own: {child} looked at the ball, lying in the net, and then turned and looked all the way down to the other one.
shown: “How does the ball know which end?” asked {friend}. ¶ {child} laid one sock at the top of the bed and one at the bottom. “Theirs,” said {child}, “and ours.” ¶ {friend} looked from one to the other. They were a pair.
shown: “Which way was everybody facing?” asked {friend}. ¶ {child} turned {friend} towards the lamp, and rolled a sock past behind {friend}’s back. ¶ “I was not looking there,” said {friend}. ¶ “Nobody was,” said {child}.
night: Two goals stood at the two ends in the dark, and could not be told apart.
night: The ball had been put back in the middle, where it is put after every goal, whoever’s it was.

= let in .. goals | let in a goal | let in six | let in five | let in four | let in three | let in two | let in seven | let in eight | let in ten | let a goal in | let .. goals in | was goalie | was in goal | was goalkeeper | went in goal | played in goal | was picked for goalie | was the goalie
seen: From the front a goal is full of goalkeeper. From inside it is nearly all gap.
seen: A goalkeeper watches it come the whole way. The others see only the end.
own: {child} had the whole net behind {him}, and could hear it when the wind moved it.
shown: “How wide is it?” asked {friend}. ¶ {child} set {friend} in the middle of the bed and laid one sock far out on one side, and one on the other. ¶ {friend} looked left and then right, and there was a great deal of both.
shown: “Who fetches it, when it is in?” asked {friend}. ¶ {child} tossed a sock over {friend}’s head, down behind the pillow, went after it with one whole arm, and came back with it. ¶ “Somebody ought to live back there,” said {friend}.
night: The gloves lay with all their fingers open, as they had been the whole time.
night: The goal stood open all night, and nothing wanted to go in.

= saved a goal | saved .. goal | saved .. goals | saved a penalty | saved .. penalty | made a save | made .. saves | saved a shot | saved .. shots | saved .. with .. face | saved a penalty with .. face
seen: A save is over before the one who made it knows what it was made with.
seen: The ball comes with all the kick still in it, and then the kick has to go somewhere, and goes right through as far as the heels.
own: From so near, {child} could read what was written on the ball.
shown: “What did it hit?” asked {friend}. ¶ {child} threw up both hands, and one knee, and put out {his} chin. “One of those,” said {child}. ¶ {friend} believed that it was the chin.
shown: “Can one see it come?” asked {friend}. ¶ {child} rolled a sock along the bed. {friend} did not move, and it stopped there, against the tummy. ¶ “I saw it the whole way,” said {friend}.
night: The ball that had not gone in lay in the dark with the ones that had.
night: The line before the goal was as thin as ever, and nothing lay on either side of it.

= won the race | won .. race | won a race | won .. races | came first in .. race | came first in .. egg and spoon | came first in .. run | won the egg and spoon | won the sack race | won the relay
seen: Whoever is in front sees nobody at all. The others are only a sound.
seen: It is at the end that one finds out. Until then it is only going on, as quickly as before.
own: {child} went on for a while, because nobody had told {his} legs.
shown: “What is it like, to be in front?” asked {friend}. ¶ {child} put {friend} down with nothing before {friend} but the bare wall, and all the socks behind. ¶ “There is nobody here,” said {friend}. “Is it the right way?”
shown: “How much in front?” asked {friend}. ¶ {child} moved two fingers along the blanket, one ahead of the other. Then {he} bent down and looked at them from the side, with one eye shut. “That much,” said {child}.
night: The line lay across in the dark, and nobody was on either side of it.
night: Somewhere the finish was rolled up, and was only tape.

= came second | came in second | got second place | won second place | came third | came in third | got third place | won third place | came fourth | came runner up | was runner up | got silver | won silver | got bronze | won bronze
seen: From there you can see the front quite well. Whoever comes first never does.
seen: On the stand with the steps, those places have a step as well, and the number is painted on it just as big.
shown: “Where is that?” asked {friend}. ¶ {child} laid some socks in a row, all the way down the bed, and put one finger on it, near the beginning. ¶ {friend} looked down the row. It went on for a long time after the finger.
shown: “How near was it?” asked {friend}. ¶ {child} held up a finger and a thumb, took them a bit closer, looked through between them, and opened them again by a hair. ¶ “I can see the lamp in it,” said {friend}.
night: Somebody put the numbers away, the one and the two and the three, all in the same box.
night: In the dark nothing in the room was in any order, the socks least of all.

= came last | came last in | came in last | came last in the | came last in .. race | came last in .. cross country | finished last | finished dead last | came dead last | got last place
seen: The last one sees the whole race, with everybody in it, from behind.
seen: At the end of a race it gets quieter and quieter, until there is one pair of feet.
own: {child} could hear {his} own breath, and every stone that {he} trod on.
shown: “What does one see from there?” asked {friend}. ¶ {child} sat {friend} at the bottom of the bed and stood every sock and both pillows in front, one behind the other. ¶ “Everybody,” said {friend}. “And all their backs.”
shown: “What did it sound like?” asked {friend}. ¶ {child} let ten fingers run down the blanket, and then eight, and then four. Then there was one finger, and it ran all the way. ¶ {friend} had counted it in.
night: Somebody rolled the line up behind the very last feet, because until then a line has to stay.
night: The track was quite empty, and then it did not have a front or a back.

= lost the match | lost .. match | lost the final | lost .. final | lost .. cup | team lost | lost the race | lost .. race | lost .. football game | lost .. soccer game | lost .. first match
seen: At the end everybody stops running at once, and has arms again, and does not know where to put them.
seen: There is a whistle, and from then on it is only a field with people on it.
own: {child} went back in {his} head to the place where it could have gone the other way.
shown: “When did you know?” asked {friend}. ¶ {child} walked two socks down the bed, side by side. Near the end one of them got a little slower. ¶ “There?” asked {friend}. ¶ “A bit before,” said {child}.
shown: “What do they do, when it is over?” asked {friend}. ¶ {child} set the socks in two rows, face to face, and walked one row past the other. Each of them touched each of them. ¶ “That is a lot of hands,” said {friend}.
night: The score had been taken down, and there was a nought on each side.
night: The mud from that game was drying on the boots, and did not know how it had ended.

= lost the game | lost a game | lost .. game of | lost .. chess | lost .. chess match | lost at snakes and ladders | lost at chess | lost at uno | lost at cards | lost at snap | lost at monopoly* | lost at a board game | lost at the game | lost to a | lost to his | lost to her | lost .. days running at | lost a board game
seen: There is still a hand with the next move in it, and the game is already over.
seen: The pieces stay just where they were, so that anybody can look and see how it came about.
own: {child} looked along the way that {he} had come, to find the place where it had turned.
shown: “When did you know?” asked {friend}. ¶ {child} hopped two fingers along the blanket, one and then the other. Then one of them hopped, and the other only lifted a bit. ¶ “Oh,” said {friend}. “It had nowhere to go.”
shown: “What does the other one do?” asked {friend}. ¶ {child} sat up straight on the other side, with no smile at all, and with a great deal of smile behind it. ¶ {friend} could see it from the bed’s end.
night: In the box the pieces lay all mixed up, the ones that had won and the ones that had not.
night: The dice lay in the dark and showed a number to nobody.

= tipped the board | tipped the board up | tipped the board over | tipped .. board | threw the board | flipped the board | threw .. queen | threw the dice | threw the cards | threw .. pieces | tipped up the board
seen: A board that is tipped up is empty quite slowly. The counters go down it one after another, and take the game along.
seen: Afterwards the last one is still rolling, under something, and everybody listens to it.
own: {child}’s hands were still up in the air, where the board had left them.
shown: “Where did they all go?” asked {friend}. ¶ {child} lifted one side of the blanket, with two socks and a crumb on it, until they slid. ¶ “To the wall,” said {friend}, when it was quiet. “All but the small one.”
shown: “Which fell last?” asked {friend}. ¶ {child} held {his} breath and turned one finger round in the air, smaller and smaller, and lower, until it lay down. ¶ {friend} went on listening a bit longer.
night: The board lay folded in its box, with the ladders on top of the snakes.
night: Under something heavy lay one counter, and it was nobody’s turn.

= beat .. at | beat .. dad | beat .. daddy | beat .. brother | beat .. sister | beat .. grandad | beat .. at uno | beat .. at chess | beat .. at cards | beat .. at snap | beat a | won at | won the game | won a game | won at uno | won at snap | won at chess | won at monopoly* | won .. game of
seen: The last move is just as small as all the others. It makes the same little tap.
seen: It goes quiet first, because the other one is looking to see if there is anything left to do.
own: {child} had known for one whole turn, and had not moved {his} face.
shown: “What did the other one say?” asked {friend}. ¶ {child} leaned over the blanket, opened {his} mouth, looked at every corner, and shut {his} mouth again. ¶ “Oh,” said {friend}. “All that?”
shown: “How did it end?” asked {friend}. ¶ {child} hopped a finger over the bed, as if it were going nowhere much, and put it down in front of {friend}. ¶ {friend} looked left, and right. “I cannot move,” said {friend}.
night: In the box they all lay in one heap, with the lid on, and nobody was winning.
night: On the table there was still the ring of a cup, and two chairs that had been pushed back.

= didn’t win at musical chairs | didn’t win musical chairs | out at musical chairs | lost at musical chairs | was out in musical chairs | got out in musical chairs | played musical chairs | was out first at musical chairs | won musical chairs | won at musical chairs
seen: When the music stops there is one chair too few, and until then nobody knows whose.
seen: Everyone goes by with their knees a bit bent, and their behinds looking backwards for a seat.
shown: “What does one listen for?” asked {friend}. ¶ {child} hummed, and marched two fingers round the pillow, and they went slowly past the front. Then {he} was not humming. ¶ “I heard that,” said {friend}.
shown: “Where does the chair go that is taken away?” asked {friend}. ¶ {child} set three socks in a row, and put one of them off at the edge, with its back turned. ¶ “It is out too,” said {friend}.
night: All the chairs were back at their tables, and there were enough of them.
night: The music was over, and nobody had to do anything about it.

= didn’t win pass the parcel | lost at pass the parcel | won pass the parcel | played pass the parcel | didn’t win at pass the parcel
seen: The music stops on somebody else’s knees. The paper comes off, and there is more paper.
seen: The parcel gets smaller all the time, and everybody holds it a little longer than they need to.
shown: “How long may one hold it?” asked {friend}. ¶ {child} took a rolled sock from one hand into the other and back, and each time the fingers let go a bit later. ¶ “They are sticky,” said {friend}.
shown: “What is under the paper?” asked {friend}. ¶ {child} pulled the sock out of the sock, and there was a sock. ¶ {friend} had thought as much.
night: All the paper that had been round one small thing was in a sack, and filled it.
night: What had been at the very middle was out now, and had nothing round it but air.

= struck out | struck out three times | struck out twice | struck out in | struck out at | missed the ball | missed .. ball | kept missing the ball | swung and missed | couldn’t hit the ball | was out for a duck | was bowled out | got out first
seen: A bat that meets nothing goes on all the way round, and takes the rest of the person with it.
seen: Just where the ball ought to have been there was a piece of air, exactly that size.
own: {child} had seen the ball quite clearly, before and after.
shown: “Where was the ball then?” asked {friend}. ¶ {child} swung one arm over the blanket with {his} eyes on the fist, and with the other hand {he} moved a sock by underneath. ¶ “They did meet,” said {friend}, “but on two different floors.”
shown: “What does a miss sound like?” asked {friend}. ¶ {child} drew one arm quickly past {friend}’s ear. ¶ “Fff,” said {friend}. “And then?” ¶ They listened, and somewhere behind them a sock came down.
night: The bat leaned in its corner, and had not got a mark on it.
night: Somewhere a ball lay in a glove in the dark, and the glove had shut over it.

= hit the ball | hit a home run | hit .. home run | got a hit | hit a six | hit a four | hit .. first ball | whacked the ball | hit the ball over
seen: When it is hit just right there is hardly anything to feel. There is only the sound, and a ball going away.
seen: For a bit everybody has the same face, turned up, with the mouth a little open.
own: {child} stood there with the bat still out in front, and forgot that there was running to do.
shown: “How high did it go?” asked {friend}. ¶ {child} batted a rolled sock with a flat hand. It went up past the lamp, got slow, thought about it, and came down on {friend}. ¶ “I have it,” said {friend}.
shown: “What noise was it?” asked {friend}. ¶ {child} tried it with {his} tongue: tick, and tack, and then, with {his} mouth quite round, tock. ¶ “That was the one,” said {friend}, who had looked up.
night: The ball had come down by now, wherever it was, and lay in its own small dent.
night: The bat lay on its side with one fresh place on it.

= caught the ball | caught a ball | caught .. ball | caught it in one hand | caught .. catch | learned to catch | learnt to catch | made a catch | threw the ball | threw a ball | played catch | threw and caught
seen: On its way a ball is nobody’s. It belongs to one, and then to no one, and then to somebody else.
seen: Right at the top a ball stands still, and everyone has time to move their feet.
own: {child}’s hands were there already, with their fingers spread, and only had to wait.
shown: “When do you close the hands?” asked {friend}. ¶ {child} threw a rolled sock up as high as {his} nose. “Not now,” said {child}, “not now.” Then it had come down. “Then,” said {child}.
shown: “Who has it in between?” asked {friend}. ¶ {child} took a sock in one hand, tossed it across, and caught it in the other. They did it slowly, and again. ¶ “Nobody,” said {friend}. “I looked.”
night: The ball lay where the floor was lowest, as a ball does when nobody has it.
night: Two hands lay open on the blanket, half round, and nothing was on its way to them.
`
