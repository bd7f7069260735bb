/** As ./index.ts describes: the body, skills, games and health. */
export const bodyDeeds = `
= got pushed off | was pushed off | fell off the | fell off a | fell off his | fell off her | fell off their | fell off it | fell right off | tumbled off | toppled off | rolled off | slipped off the | slipped off his | slipped off her | fell off my | fell off our | fell off onto | fell off backwards | he fell off | she fell off | then fell off | fell off again | fell off twice | fell off three times | fell off into
seen: Nobody decides to fall off. There is on, and then there is off, and nobody was asked in between.
seen: What you have come off is still up there, and looks as if nobody had ever been on it.
seen: From underneath, the place where you were is a good deal higher than it was from on top.
own: {child} looked at both hands, first the fronts and then the backs.
shown: “Was there a noise?” asked {friend}. ¶ {child} let one hand drop flat on the mattress. “That,” said {child}, “and then nothing for a bit.” ¶ {friend} listened carefully to the nothing.
shown: “Which part landed first?” asked {friend}. ¶ {child} walked a sock along the top of the pillow until there was no more pillow. They both bent over to look. ¶ “It was the heel,” said {friend}.
night: Everything that was on the floor that night had got there slowly.
night: The floor lay there all night, ready, as floors do, and nothing came.

= fell off .. bike | came off .. bike | tumbled off .. bike | fell off .. scooter | came off .. scooter | fell off .. skateboard | came off .. skateboard | fell off .. balance bike | fell off .. trike | fell off .. bicycle | crashed .. bike | crashed .. scooter | crashed on .. bike | crashed on .. scooter
seen: A wheel is not told that anybody has come off. It lies on its side and goes on with the journey, tick, tick, tick.
seen: While you are on, the ground is one long stripe. When you are off, it is made of very small bits.
own: {child} saw {his} own wheels from quite low down, and one of them was still turning.
shown: “Did the wheels stop too?” asked {friend}. ¶ {child} laid a cup on its side on the floor and gave it one push. It rolled round by itself, slower and slower. ¶ They watched until it had quite finished.
shown: “Which way did it go over?” asked {friend}. ¶ {child} knelt up with both fists on handlebars that were not there, and leaned, and leaned, and was lying on the blanket. ¶ “To the left,” said {friend}.
night: The last wheel had stopped long ago.
night: Everything with wheels stood still, and one front wheel was turned a little, as if it had heard something.

= fell off .. monkey bars | came off .. monkey bars | slipped off .. monkey bars | fell from .. monkey bars | dropped off .. monkey bars
seen: On monkey bars one hand lets go on purpose, to get to the next one. A fall is when the other hand does it too.
seen: The bars go on without you. There is the next one, and the one after that, all the way to the end.
own: {child}’s fingers were still bent, in the shape of a bar.
shown: “Did the hands let go, or did the bar?” asked {friend}. ¶ {child} hung a sock over one finger, and kept the finger still. The sock slid, and slid, and went. ¶ “The hands,” said {friend}.
shown: “How far apart are they?” asked {friend}. ¶ {child} held on to the air with one fist and reached out for more air with the other, until one knee came up. ¶ “That is too far,” said {friend}. “Somebody should tell them.”
night: The bars went along, one after another, as far as the end, and nobody was under them.
night: All night long each bar held on to its own two sides.

= fell over | tripped | tripped over | tripped up | stumbled | took a tumble | had a tumble | had a fall | fell flat on | fell on his face | fell on her face | face planted | faceplanted | slipped over | he went flying | she went flying | they went flying | slipped on the | slipped on a | slipped on some | fell down and cried | fell down and hurt | fell down running | fell headlong | fell head first | went head over heels
seen: One foot stays behind, to see what it was. All the rest is already on its way.
seen: The ground comes up very large, and there is just time to notice one small thing on it.
own: {child}’s hands got there first. They had gone on ahead without being asked.
own: {child} looked along the ground for a bit. It is longer from the side.
shown: “Was there something there?” asked {friend}. ¶ {child} made a hump in the blanket and walked two fingers up to it. They came down flat on the other side. ¶ {friend} had a long look at the hump.
shown: “Which end goes first?” asked {friend}. ¶ {child} stood a sock on its toe on the blanket, and took the finger away. ¶ “All of it,” said {friend}.
night: Whatever stood in the room stood on all its feet, the chair on four, and the bed on four.
night: The ground stayed down that night, where it belongs.

= fell down the stairs | fell down .. stairs | fell down some stairs | fell down the steps | fell down some steps | fell down .. steps | tumbled down the stairs | tripped on the stairs | slipped on the stairs
seen: On stairs it comes in pieces, and between the pieces there is hardly time to look.
seen: At the bottom the floor is flat, and goes on being flat. For a moment that is strange.
own: {child} looked back up, and it was the same number of stairs as always.
shown: “How did it go?” asked {friend}. ¶ {child} let a rolled sock roll from {his} knee to {his} shin, and from there to the blanket, and over the edge. They listened. ¶ “And then no more,” said {friend}.
shown: “What does the top look like from there?” asked {friend}. ¶ {child} sat {friend} on the pillow, slid down to the very end of the bed, and looked up. “Small,” said {child}. ¶ “So are you,” said {friend}.
night: The stairs lay in the dark, and each of them held up the next.

= bumped .. head | banged .. head | hit his head | hit her head | hit .. head on | knocked his head | knocked her head | bonked his head | bonked her head | whacked his head | whacked her head | bumped .. forehead | bumped .. chin | bumped .. lip | bumped .. nose | bumped .. knee | banged .. knee | banged .. elbow | got a bump on | had a bump on | bumped heads | banged heads | clonked .. head | smacked .. head | bashed .. head | whacked .. head | bonked .. head | got a lump on | bashed .. knee | bumped .. elbow | got a big bump | got a huge bump | had a big bump
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

= broke .. arm | broke .. wrist | broke .. ankle | broke .. elbow | broke .. finger | broke .. thumb | broke .. toe | broke .. foot | broke .. collarbone | broke a bone | fractured .. arm | fractured .. wrist | fractured .. leg | fractured .. ankle | had a broken arm | had a broken leg | broke .. arm falling off the monkey bars | broke .. wrist falling off the monkey bars | broke his leg | broke her leg | broke his left leg | broke his right leg | broke her left leg | broke her right leg | broke a leg
seen: Nobody ever sees their own bones. Somebody has to take a picture right through, and there they are, with a thin line where no line was.
seen: It is strange how still a person can hold one part. Everything else may move, and that may not.
own: {child} held it the way you hold a cup that is too full.
shown: “How can they see it, if it is inside?” asked {friend}. ¶ {child} held one hand up in front of the lamp. It lit up round the edges, and down the middle of each finger it stayed dark. ¶ “There is somebody in there,” said {friend}.
shown: “Where are they kept?” asked {friend}. ¶ “In the middle, all the way along,” said {child}, and pressed {friend} here and there, gently, to find one. ¶ They did not find one.
night: The two ends of a bone lay close together in there, and had already begun to join.
night: There are about two hundred other bones, and they kept still as well.

= got a cast | had a cast | got a .. cast | had a .. cast | wore a cast | wore a .. cast | chose a .. cast | picked a .. cast | got .. cast on | had .. cast on | had .. arm in a cast | had .. leg in a cast | had .. arm in plaster | had .. leg in plaster | had .. wrist in plaster | was in plaster | signed .. cast
seen: It goes on wet and warm, like bandages out of a soup, and then without any noise it turns into a wall.
seen: Knock on a cast and it goes tock. Whoever is inside can hear you.
own: {child} knocked on it with one knuckle, and heard it from both sides.
shown: “Who lives in it?” asked {friend}. ¶ {child} pulled a sock over one hand and held it shut at the wrist. Inside, something moved a bit. ¶ “It is full,” said {friend}.
shown: “Is it heavy?” asked {friend}. ¶ {child} laid the big pillow over one arm and lifted it. It came up on the second try, with help from the other side. ¶ “That is four of me,” said {friend}.
night: The cast lay on top of the blanket, and had a pillow of its own.
night: In the whole of the bed only the cast could not curl up.

= got .. cast off | had .. cast off | had .. cast taken off | got .. cast taken off | cast came off | cast was taken off | took .. cast off | plaster cast came off | had .. plaster cast off
seen: The saw for it makes a noise like one enormous bee, and then the cast opens down the side, like a pod.
seen: What comes out is much too light. It goes up a little by itself, like something let go of under water.
own: {child} went on carrying it with care, though there was nothing round it any more to carry.
shown: “What was inside?” asked {friend}. ¶ {child} drew one arm slowly out of its sleeve and looked along it, first on top and then underneath. ¶ “It is the same one,” said {friend}, “but from longer ago.”
shown: “Where does the cast go then?” asked {friend}. ¶ {child} took off a sock so slowly that it kept its shape, and stood it on the blanket with nobody in it. ¶ {friend} looked in at the top.
night: Somewhere an empty cast lay in two halves, and each half still had the bend in it.
night: Something that had not felt a sheet for weeks was lying on the sheet.

= had stitches | got stitches | needed stitches | needed .. stitches | had to have stitches | had to get stitches | had two stitches | had three stitches | had four stitches | had five stitches | had six stitches | got two stitches | got three stitches | got four stitches | got five stitches | got six stitches | had stitches in | got stitches in | had .. stitches in his | had .. stitches in her
seen: Whoever sews a person up sits very close, and can be heard breathing through the nose.
seen: Each stitch has a knot of its own, and the two short ends stick up like whiskers.
own: {child} looked at the ceiling, and got to know one part of it very well.
shown: “How do they go?” asked {friend}. ¶ {child} drew a line on the sheet with one finger, and then short ones over it, with a jump from each to the next. ¶ “It is a small railway,” said {friend}.
shown: “How do they get the sides to stay?” asked {friend}. ¶ {child} pushed two folds of the blanket together until there was no gap, and kept a finger on each. ¶ “And then somebody ties it,” said {friend}, watching the gap.
night: Two edges lay side by side all night and got used to each other.
night: The stitches sat in their row, each holding on to its own knot.

= had a nosebleed | got a nosebleed | had nosebleeds | had a nose bleed | got a nose bleed | nose bled | nose started bleeding | nose started to bleed | nose was bleeding | had a bloody nose | got a bloody nose | had .. nosebleed | got .. nosebleed | had .. nosebleeds | nose wouldn’t stop bleeding
seen: At first it only feels like a nose that runs. It is the hand that finds out.
seen: When a nose is held shut, every N comes out as a D. “Not now” is “dot dow”.
own: {child} breathed in and out through {his} mouth, and looked down into a great deal of tissue.
shown: “Can you talk while it is on?” asked {friend}. ¶ {child} took hold of {his} own nose. “Dobody bove,” said {child}. ¶ {friend} understood at once, and did not move.
shown: “How do you know when it has stopped?” asked {friend}. ¶ {child} held {his} nose shut, and let go, one finger at a time, and looked down at the sheet. ¶ {friend} looked at the sheet too. It was dry.
night: The box of tissues stood beside the bed, with the next one looking out.
night: Something with spots on it lay in cold water all night, and slowly let go of them.

= was sick all over | was sick twice | threw up | threw up on | threw up in | vomited | puked | had a tummy bug | had a stomach bug | had a sick bug | had the sick bug | was sick on the | was sick on me | was sick on .. shoes | was sick on .. lap | was sick in the | was sick in assembly | was sick everywhere | was sick over | was sick down | was sick into | was sick three times | was sick in my bed | was sick in our bed | was sick in his bed | was sick in her bed
seen: There is one small wait just before, in which the mouth fills up with water and everybody is told too late.
seen: Afterwards it is very quiet, and the eyes are wet, and it is not from crying.
own: {child} held on with both hands to whatever was nearest.
shown: “How long is it from when you know?” asked {friend}. ¶ {child} opened {his} mouth, held up one finger, and shut {his} mouth again. “That long,” said {child}. ¶ “It is hardly enough to stand up,” said {friend}.
shown: “Where do you look?” asked {friend}. ¶ {child} held a cup close under {his} chin, and looked down into it with both eyes. ¶ {friend} came and looked in as well. It was a clean cup.
night: The bowl stood by the bed, rinsed, and was a bowl for nothing in particular.
night: Whatever had to be washed had been washed, and hung there with its arms down.

= had a temperature | had had a temperature | had a high temperature | had a fever | had a high fever | had had a fever | ran a temperature | ran a fever | got a fever | spiked a fever | was running a temperature | was running a fever | had the flu
seen: It is too hot and too cold at the same time, and a blanket is wrong both on and off.
seen: A thermometer thinks about it for a long time and then says one number. Everybody reads it out to everybody else.
own: One hand after another came and lay on {child}’s forehead, with the back side down.
shown: “How hot is that?” asked {friend}. ¶ {child} laid one hand on the wall and breathed into the other. Then {he} put both of them on {friend}. ¶ “I am ill on this side,” said {friend}.
shown: “How does the thermometer know?” asked {friend}. ¶ {child} put one finger under {his} own arm and kept still with it for a long time. “Beep,” said {child}. ¶ {friend} had nearly stopped waiting.
night: The pillow was turned to its cool side, and by and by that was the warm one.
night: The thermometer lay in its case and had no number at all.

= was poorly | was ill | was unwell | was off sick | had a bad cold | had a cough | stayed home sick | stayed home from school | stayed off school | had a day off sick | was too ill to | was too poorly to | had a sore throat | had a cold and | had a cold so | had a cold but | had a cold today | had a nasty cold | had a horrible cold | caught a cold | got a cold and | was home sick | was sick with | was sick and stayed | was too sick to | was off school with | had a cold
seen: A house goes on all day while people are out. The post comes, and the fridge hums, and only those who are ill ever hear it.
seen: A sofa is a different piece of furniture with a pillow on it. Whoever lies there is brought things.
own: {child} lay where {he} could see the door, and knew everybody by their feet.
shown: “Where was it?” asked {friend}. ¶ {child} pointed to {his} head, and then farther down, and then drew a ring in the air, all the way round. ¶ “Then there is nowhere left on you to sit,” said {friend}.
shown: “How did the voice sound?” asked {friend}. ¶ “Like that,” said {child}, from as low down as {he} could get it. ¶ {friend} asked for one more word, to be certain it was the same person.
night: One tissue after another had gone into the bin, and the box was mostly box.
night: Beside the bed stood a glass of water, with one sip less in it than before.

= had earache | had an earache | had an ear ache | had ear ache | had an ear infection | has an ear infection | got an ear infection | had a sore ear | ear hurt | ear was hurting | ears hurt
seen: An ear can be looked at from outside for as long as anybody likes, and it looks just the same.
seen: It beats in there, like a step that is always the next one, and on a pillow it beats louder.
own: {child} carried {his} head a bit to one side, as if something in it could spill.
shown: “Where is it?” asked {friend}. ¶ {child} laid one hand over {his} ear, and then the other hand over that hand. ¶ “So it is in the room behind,” said {friend}.
shown: “What can you hear with it?” asked {friend}. ¶ {child} put a corner of the pillow over {friend}’s ear, and said something through it. ¶ “I can hear that it is you,” said {friend}, “but you have a coat on.”
night: One ear lay on top, and nobody said anything into it.
night: All that evening everybody had talked to the other ear.

= had an injection | had an injection in | had injections | had .. injection | had .. injections | had a jab | had .. jab | had .. jabs | got .. jabs | got a flu shot | had a flu shot | got vaccinated | was vaccinated | had .. vaccination* | got .. vaccination* | had a blood test | had his shots | had her shots | got his shots | got her shots | had shots at | got shots at | got .. shots at the doctor* | had .. shots at the doctor* | had a shot in his arm | had a shot in her arm | got a shot in his arm | got a shot in her arm | got a shot at the doctor* | had .. booster jab | had .. booster shot | had .. boosters
seen: First comes something wet and cold, and that is not it yet.
seen: They say that it is going to be on three, and it is nearly always on two.
seen: There is so little to see afterwards that it takes a plaster to show where it was.
own: {child} looked the other way, and knew from then on exactly what was on that wall.
shown: “How long does it take?” asked {friend}. ¶ {child} touched {friend} with the tip of one finger, and took it away again. ¶ “Is it coming now?” asked {friend}. ¶ “That was it,” said {child}.
shown: “How small is the hole?” asked {friend}. ¶ {child} held up one corner of the blanket, pulled out as thin as it would go. “Smaller than that,” said {child}. ¶ {friend} searched the corner for something smaller.
night: A plaster was on duty all night, over a hole that had shut long ago.
night: One sore spot lay on the upper side, where nothing leaned on it.

= went to the dentist | went to .. dentist | had the dentist | saw the dentist | was at the dentist | had .. dentist appointment | had a filling | had .. first filling | sat in the dentist* | opened .. mouth for the dentist | at the dentist* | let the dentist | the dentist counted | dentist counted
seen: The chair lies down by itself, and a face looks in the wrong way up and says, “Open wide.”
seen: A small mirror goes round and taps each tooth, and each is called by its name: upper left two, upper left three.
seen: It is only in that chair that nobody knows where to put their tongue.
own: {child} held {his} own hands on {his} front, one with the other.
shown: “How wide?” asked {friend}. ¶ {child} opened up so far that {his} eyes went shut. ¶ “I can see a good way in,” said {friend}. “It goes round a corner.”
shown: “What does the chair do?” asked {friend}. ¶ {child} put {friend} on the pillow and tipped the pillow slowly back, humming, until there was nothing to see but ceiling. ¶ “Aah,” said {friend}, without being asked.
night: The dentist’s chair lay right back with nobody in it, and its lamp looked at the floor.
night: The teeth stood in their rows behind shut lips, and nobody counted them.

= got glasses | got .. glasses | got new glasses | had new glasses | had .. new glasses | needed glasses | had to get glasses | had to wear glasses | wore .. glasses | wore .. new glasses | picked .. glasses | chose .. glasses | needs glasses | got .. first glasses | got .. new glasses
seen: Through new glasses a tree turns out to be leaves, one and one and one, each with an end to it.
seen: In new glasses the floor is not quite where it was, and people step up over things that are flat.
own: {child} lifted them off {his} nose and let them down again: the old world, the new one, the old one.
shown: “What is it like without?” asked {friend}. ¶ {child} held the sheet in front of {friend}’s eyes, so that the lamp came through it. “And now with,” said {child}, and let it drop. ¶ “There are corners,” said {friend}.
shown: “How do they hold on?” asked {friend}. ¶ {child} made two rings out of fingers and thumbs, set them on {friend}’s nose, and went back along the sides, looking for ears. ¶ “They are farther up,” said {friend}.
night: The glasses lay by the bed with their arms folded, and looked straight at the wall.
night: All night the glasses saw everything quite clearly, with nobody behind them.

= had an eye test | had .. eye test | had .. eyes tested | got .. eyes tested | had .. eyes checked | went to the optician* | went to the eye doctor | at the optician* | at the eye doctor*
seen: The letters get smaller from row to row, and in the last row they are only dust on a line.
seen: Somebody asks whether it is better with this one or with this one. There is a click between them, and they are nearly the same.
own: {child} said the big letter out loud. The small ones had to be looked at for longer, with {his} chin out.
shown: “How do they find out?” asked {friend}. ¶ {child} hung a corner of the sheet before one of {friend}’s eyes, and then before the other. “Better like this,” said {child}, “or like this?” ¶ “I was not ready for the first one,” said {friend}.
shown: “How small do the letters get?” asked {friend}. ¶ {child} laid down a sock, and under it a button, and under that a crumb. ¶ “The last one says C,” said {friend}, “or crumb.”
night: The letters hung on their wall in the dark, the largest on top, and nobody read them out.
night: Two eyes were shut, and it was the same with this one as with that one.

= had to wear an eye patch | wore an eye patch | wore .. eye patch | had an eye patch | got an eye patch | had to wear a patch
seen: With one eye shut away, everything is flat. The hand puts the cup down just beside the place that it meant.
seen: Behind a patch the eye stays open. It looks at the inside all day, and is the only one that knows what is there.
own: {child} turned {his} whole head to see who was on that side.
shown: “What does the other eye do in there?” asked {friend}. ¶ {child} laid one hand over half of {friend}’s face, and waited. ¶ “It is looking,” said {friend}, after some time. “It says that it is late.”
shown: “What is missing?” asked {friend}. ¶ {child} covered one eye and moved a sock along past {his} nose, until it had gone. Then {he} turned {his} head, and there it was. ¶ “It had not gone far,” said {friend}.
night: In the dark one eye saw as much as two.
night: The patch lay by itself on the bedside, a bit hollow, and looked at the ceiling with the inside.

= had .. hair cut | got .. hair cut | had a haircut | got a haircut | had .. haircut | got .. haircut | had .. first haircut | barber cut | hairdresser cut | had .. hair cut off | had .. fringe cut | went to the barber* | went to the hairdresser*
seen: Cut hair goes on being somebody’s for a little while, on the floor. Then the broom comes, and it is everybody’s.
seen: The scissors talk the whole time, close to the ear, and sound as if they were eating something crisp.
own: {child}’s neck had been indoors for a long time, and now it felt the air.
shown: “What do scissors say?” asked {friend}. ¶ {child} let two fingers go open and shut all the way round {friend}’s ear and never touched it: tsik, tsik, tsik. ¶ {friend} looked straight ahead.
shown: “How much came off?” asked {friend}. ¶ {child} laid a sock over the pillow and folded under a bit of the end, and then a bit more. ¶ “And where is that now?” asked {friend}. ¶ “Swept,” said {child}.
night: One cut hair had come home inside a collar, and was still there.
night: The pillow had less hair to hold that night, and more ear.

= wouldn’t sit in the barber* | wouldn’t have .. hair cut | refused to have .. hair cut | wouldn’t get .. hair cut | didn’t want .. hair cut | screamed at the barber* | cried at the barber* | wouldn’t let .. cut .. hair
seen: The chair goes up by a pedal, and the cape goes on. After that there are no hands any more, only a head.
seen: In a mirror that size there is nowhere to look but at your own face, and at somebody behind it with scissors.
shown: “What was wrong with it?” asked {friend}. ¶ {child} tucked the sheet round {friend}, right up to the chin, so that only a head looked out. ¶ “I have no sides,” said {friend}, after a pause.
shown: “What did the hair want?” asked {friend}. ¶ {child} took a bit of it between two fingers and pulled it straight, up past {his} eyes, to ask. It went back to where it had been. ¶ “That,” said {child}.
night: The scissors lay shut in their glass, beside the combs.
night: Every hair that was still on lay down where it liked.

= had a wobbly tooth | had .. wobbly tooth | has a wobbly tooth | got a wobbly tooth | has .. wobbly tooth | tooth was wobbly | tooth is wobbly | tooth started to wobble | had a loose tooth | had .. loose tooth | has a loose tooth | tooth was loose | wobbled .. tooth | had .. wiggly tooth | has a wiggly tooth | tooth was wiggly | wiggled .. tooth | tooth got wobbly | found .. wobbly tooth
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

= tooth came out in .. sandwich | tooth came out in .. toast* | tooth came out while eating | lost .. tooth in a sandwich | lost .. tooth in .. toast | lost .. tooth in a bagel | lost .. tooth in a biscuit | lost .. tooth in a cookie | lost .. tooth eating | lost .. tooth biting | lost .. tooth while eating | tooth came out eating | tooth fell out eating | tooth came out in .. bagel | tooth came out in .. roll | tooth came out in .. pear | tooth came out in .. pizza | tooth came out in .. cereal | tooth fell out in .. sandwich | tooth fell out in .. toast
seen: One bite is hard where it ought to be soft, and then everybody waits while somebody chews very slowly.
seen: In a mouthful a tooth feels like a stone in the wrong food.
own: {child} stopped chewing, and felt about in there with {his} tongue, bit by bit.
shown: “How do you find it in there?” asked {friend}. ¶ {child} put a crumb under the sheet and went over the sheet with one flat finger, until the finger stopped. ¶ “Is it tooth or dinner?” asked {friend}.
shown: “What happens to the face?” asked {friend}. ¶ {child} chewed nothing, and chewed, and stopped, and looked at nobody, and put two fingers in {his} mouth. ¶ {friend} waited to see what came out.
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

= lost the actual tooth | couldn’t find .. tooth | couldn’t find the tooth | dropped .. tooth | dropped the tooth | tooth got lost | lost the tooth on the way | lost the tooth down | lost the tooth somewhere | then lost the tooth | and lost the tooth
seen: On a floor, a tooth is the size of nearly everything else that is on a floor. People pick up crumbs, look at them, and put them back.
seen: There was the gap, plain to see, and nothing to go with it.
shown: “Could it be here?” asked {friend}. ¶ {child} went over the blanket with one flat hand, from the bottom to the top, and stopped at every lump. ¶ “That one is me,” said {friend}.
shown: “What would it look like?” asked {friend}. ¶ {child} put one crumb down on the sheet, and a bit of fluff, and another crumb. “Like any of those,” said {child}. ¶ {friend} could see how it had happened.
night: Somewhere a very small thing lay by itself, and knew where it was.
night: A tooth rolls until the floor is flat, and then it lies there and is white.

= rode .. bike without stabilisers | rode .. bike with no stabilisers | rode .. bike without training wheels | rode .. bike with no training wheels | rode without stabilisers | rode without training wheels | learned to ride .. bike | learnt to ride .. bike | learned to ride a bike | learnt to ride a bike | learned to ride without | learned to ride .. bike without stabilisers | rode .. bike for the first time | rode .. bike by himself | rode .. bike by herself | rode .. bike on .. own | rode a two wheeler | took .. stabilisers off | took .. training wheels off
seen: First a hand holds the saddle, and then it only runs along beside. The bike cannot tell the difference.
seen: Two wheels fall over when they stand still. It is only by going on that they stay up, and nobody finds that out until they are going.
own: The rattle of the small wheels was missing. {child} could hear {his} own tyres.
own: {child} looked a long way ahead, and held on as though the handlebars might leave without {him}.
shown: “What holds it up?” asked {friend}. ¶ {child} stood {friend} on the pillow with one finger behind, and then the finger was not quite touching. ¶ “You are still holding,” said {friend}. ¶ “No,” said {child}.
shown: “Does it go straight?” asked {friend}. ¶ {child} drove one finger along the edge of the bed, left, right, left, and then less left and less right. ¶ {friend} had leaned over every time, to help.
night: The bike leaned in its place. Standing still was the one thing that it could not do alone.
night: The small wheels lay together somewhere, one left and one right, and had nothing to keep up.

= swam a length | swam a whole length | swam .. length | swam .. first length | swam .. lengths | swam .. width | swam .. metres | swam .. meters | swam across the pool | swam the whole pool | swam all the way across
seen: In the middle both ends are equally far away, and there is nothing to hold on to but water.
seen: The far wall stays the same size for a very long time. Then it is suddenly there, and has a hand on it.
own: Below {child} the bottom went by, one tile after another, in no hurry at all.
shown: “How long is that?” asked {friend}, from the pillow. ¶ {child} moved two fingers down the bed, with breathing, all the way to the far end and the wood. ¶ “I could hardly see them in the middle,” said {friend}.
shown: “What do you hold on to?” asked {friend}. ¶ {child} took a handful of air in front of {him}, pushed it away behind, and took another handful. ¶ {friend} tried to see what was in it.
night: The water lay flat from end to end, and for once the lines on the bottom were quite straight.
night: The swimming things hung up, and now and then they let go of one more drop of the pool.

= learned to swim | learnt to swim | swam without armbands | swam with no armbands | swam for the first time | swam by himself | swam by herself | swam on his own | swam on her own | swam all by | took .. armbands off | swam without floaties | swam without a float | swam all on .. own
seen: Water cannot be held on to. Whoever swims pushes it away behind, and there is always more of it in front.
seen: The chin goes first and looks where it is going. The rest comes after, and kicks.
own: {child}’s feet felt for the bottom once, and it was not there, and they went on kicking.
shown: “Where do the legs go?” asked {friend}. ¶ {child} lay on {his} front and let them go, up and down, until the blanket had slid off behind. ¶ “It works,” said {friend}. “The bed has nearly left.”
shown: “What do you stand on?” asked {friend}. ¶ {child} lifted {friend} over the edge of the bed and held {friend} there, flat in the air, with one hand underneath. ¶ “Nothing,” said {friend}. “I was only asking.”
night: The water went on all night holding up whatever was left in it, a leaf, or one float.
night: A wet towel had taken a bit of the water home, and hung over something, and grew lighter.

= put .. face in the water | put .. face under | put .. whole face in | put .. head under water | put .. head under the water | went under water | went underwater | swam underwater | swam under water
seen: The water comes as far as the chin, and then as far as the mouth. The nose is the last to be asked.
seen: With ears in the water, all the talking in the world turns into one hum.
own: {child} came up with {his} eyes shut, and wiped {his} whole face with both hands, from the top down.
shown: “How far in?” asked {friend}. ¶ {child} made a bowl out of two hands, took a breath, and put {his} face in it as far as it would go. ¶ “The ears are still outside,” said {friend}.
shown: “What do people say, when you are under?” asked {friend}. ¶ {child} laid a hand over each of {friend}’s ears, and said a long sentence. ¶ “They said mmm,” said {friend}.
night: The water lay flat, and the only face in it was the lamp’s.
night: A towel hung there with a damp place in the middle, as big as a face.

= floated on .. back | learned to float | learnt to float | floated on .. back by | floated on .. own
seen: To float you have to do less and less, until there is nothing left to do, and that is the hard part.
seen: When the ears go under, your own breath is suddenly as loud as somebody else’s.
own: {child}’s toes came up a long way off, and stood out of the water there, all in a row.
shown: “What do you do, to float?” asked {friend}. ¶ {child} lay down flat with {his} arms out, and did it. ¶ {friend} watched for some time. “When does it start?” asked {friend}. ¶ “It is on,” said {child}.
shown: “How do you not go down?” asked {friend}. ¶ {child} pulled the sheet tight and laid a sock in the middle. It lay there, all spread out. Then {he} rolled it up small, and the sheet sagged. ¶ “Spread out, then,” said {friend}.
night: The bed held up everybody in it from underneath, all the way along.
night: One leaf lay on its back on the water and looked straight up.

= jumped in the pool | jumped into the pool | jumped in the deep end | jumped into the deep end | jumped in the water | jumped into the water | jumped off the .. board | jumped off the board | dived in | dove in | did the high board | went off the high board | jumped off the side | jumped in off the side | learned to dive | learnt to dive | did a dive | did .. first dive | dived into the pool | dived into the water | dived into the deep | dived into the sea | dived into the lake | dove into the pool | dove into the water | dove into the lake | cannonballed into
seen: There is the edge, with ten toes over it. Then comes a piece of plain air, and then the water shuts overhead.
seen: When the splash is at its best, the one who made it is underneath and misses it.
own: {child} came up a little way from where {he} had gone in, and had to look round for the edge.
shown: “Was there a splash?” asked {friend}. ¶ {child} dropped a sock into the middle of the blanket and flung up the sides with both arms. ¶ It all came down. “I am wet,” said {friend}, from below.
shown: “Which part takes longest?” asked {friend}. ¶ {child} walked two fingers to the very edge of the bed, and let them stand there with their tips over. They stood, and stood. ¶ “That part,” said {child}.
night: The last ring had long ago got to the side, and the water was shut.
night: On the edge the wet footprints had dried, the ones that only pointed one way.

= learned to whistle | learnt to whistle | could whistle | whistled for the first time | whistled a tune | whistled all | wouldn’t stop whistling | would not stop whistling | hadn’t stopped whistling | managed to whistle | finally whistled
seen: First it is only wind, and more wind. Then there is a note in the wind, and the mouth holds still so as not to lose the place.
seen: Nobody can smile and whistle at the same time. Whoever has just learned it has to choose, over and over.
seen: A whistle comes from just in front of the face, and the one who does it is the first to look round.
own: {child} kept {his} lips where they were, and only moved {his} eyes, to see who had heard.
shown: “Where is it made?” asked {friend}. ¶ {child} shaped {his} mouth as small as a pea and blew into {friend}’s ear. ¶ “It is mostly wind,” said {friend}, “but there is somebody coming up behind it.”
shown: “How high is it?” asked {friend}. ¶ {child} held a flat hand in the air, and moved it up, and up a bit more. Now it was over {friend}’s head. ¶ {friend} sat up, to be nearly as high.
night: The kettle was cold, and so nobody in the house was whistling.
night: The breath went in and out quite plainly, with no tune in it.

= tied .. laces | tied .. own laces | tied .. shoelaces | tied .. shoes | tied .. own shoes | learned to tie .. laces | learnt to tie .. laces | learned to tie .. shoelaces | learnt to tie .. shoelaces | learned to tie .. shoes | had learned to tie .. laces | did .. own laces | did up .. laces
seen: The lace has to go through a hole that is under your own thumb, where you cannot see it.
seen: Pull, and it all goes flat and tight at once, and looks as if it had been easy.
own: {child} held the loop so tight that the ends of {his} fingers went flat.
shown: “What does the thumb do?” asked {friend}. ¶ {child} put it on {friend}’s middle, wound a loop of nothing round it, and pulled. “It gets out,” said {child}, “at the very last.” ¶ {friend} felt done up.
shown: “How does it stay?” asked {friend}. ¶ {child} crossed two socks over one another, took one round and poked it through, and pulled on both. ¶ “Now it is only one sock,” said {friend}, “with four ends.”
night: By the door the laces hung down left and right, and were not holding anything.
night: One bow was still done up in its shoe, though the foot had got out.

= was learning to tie .. laces | was stuck on learning to tie .. laces | couldn’t tie .. laces | couldn’t tie .. shoes | couldn’t do .. laces | tried to tie .. laces | was practising .. laces
seen: There is one loop that stands up by itself and one that was there a second ago.
seen: A lace lies still as long as it is only looked at. It is when the second hand comes that the first loop leaves.
own: {child} looked under {his} own thumb, and that let it out.
shown: “Where does it go wrong?” asked {friend}. ¶ {child} made a loop out of a sock, held it, and went round it with the other one, as far as the thumb. “Here,” said {child}. ¶ {friend} looked hard at here.
shown: “What does the lace want to be?” asked {friend}. ¶ {child} let go of a bent sock on the blanket. It lay down slowly, until it was straight. ¶ “Long,” said {friend}.
night: Two laces lay side by side, as long as they were, with their hard ends on.
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
night: Two hands that had been stood on lay on the blanket with their insides up.

= did a somersault | did .. somersault | did a forward roll | did .. forward roll | did forward rolls | did a roly poly | did .. roly poly | did a backward roll | learned to do a forward roll | learned to do a somersault
seen: There is a place in the middle of it where the feet are on top and the hair is underneath.
seen: For as long as it lasts a person sees mostly their own tummy, from very near.
own: When {child} stood up, the room came round a little after {him}.
shown: “What is in the middle?” asked {friend}. ¶ {child} rolled {friend} up small, with the feet over the ears, and looked in. “Can you see it?” ¶ “It is me,” said {friend}, from inside.
shown: “Do you know where you are?” asked {friend}. ¶ {child} bent down on the bed until {he} could look at the room between {his} own knees. ¶ “I am up on the ceiling,” said {child}. “And so are you.”
night: Every sock in the house was lower than every pillow, as is usual.
night: The ceiling was back on top, with the lamp hanging down from it.

= did gymnastics | went to gymnastics | had gymnastics | walked along the beam | walked on the beam | walked the beam | did the beam | balanced on one leg | balanced on the beam | got .. gymnastics badge
seen: Whoever balances looks at something far off. The arms go out by themselves and feel about for a rail.
seen: The last bit is the still bit, with both arms up, while the legs are still arriving.
own: {child}’s toes took hold of everything that they were put on.
shown: “What do the arms do?” asked {friend}. ¶ {child} walked two fingers along {his} own shin, and held the other hand out at the side. It went up, it went down, it shook. ¶ “They are rowing,” said {friend}.
shown: “How do you know that it is over?” asked {friend}. ¶ {child} threw both arms up beside {his} ears, with {his} chin out, and stayed like that. ¶ {friend} waited a bit, to be sure there was no more.
night: Everything on the shelf was balancing, and had been at it all day.
night: The mats lay in a pile in the dark, the thick one on top.

= skipped with a rope | learned to jump rope | skipped .. times | did .. skips | jumped rope | did skipping | did double dutch | learned to skip with | learnt to skip with | learned to skip rope | learned to use a skipping rope | skipped rope
seen: Over the head the rope cannot be seen. It has to be listened for, until it comes down in front.
seen: It asks for one very small jump, always the same, and always now.
own: {child} jumped, and waited, and there came the rope, and {child} jumped.
shown: “When do you jump?” asked {friend}. ¶ {child} swung a sock round by its end, over and under. “Now,” said {child}, “and now, and now.” ¶ {friend} was ready each time a little after.
shown: “Where is the rope when it is behind?” asked {friend}. ¶ {child} ran one finger up {friend}’s back, over the top of the head, and down in front of the nose. ¶ “There it is again,” said {friend}.
night: The rope lay on its side in a long curve, with its handles apart.
night: Nothing came round that night, and both feet stayed down.

= blew bubbles | blew .. bubbles | learned to blow bubbles | learnt to blow bubbles | popped bubbles | chased bubbles | blew a giant bubble | blew a huge bubble
seen: Blow hard, and there is only a wet ring. It has to be so slow that it is nearly just breathing.
seen: A bubble wobbles when it comes out, as if it were not sure which way round a ball goes.
seen: When a bubble has gone there is a tiny cold spot, and that is where it was.
own: {child} shut {his} mouth very gently afterwards, so as not to make a wind.
shown: “How hard do you blow?” asked {friend}. ¶ {child} made a ring out of a finger and a thumb and blew through it at {friend}’s nose. ¶ “I felt almost nothing,” said {friend}. ¶ “That hard,” said {child}.
shown: “What does it say when it bursts?” asked {friend}. ¶ {child} thought, and opened and shut {his} mouth once, without a sound. ¶ “Is that all of it?” asked {friend}.
night: The bubbles were all in the bottle, lying flat, with the lid on.
night: A bubble is only somebody’s breath with an outside. Tonight the breath went about without one.

= blew bubbles in .. milk | blew bubbles in .. drink | blew bubbles in .. juice | blew bubbles in .. water | blew bubbles in the pool | blew bubbles in the bath | blew bubbles through .. straw | blew bubbles with .. straw | blew bubbles under water | blew bubbles underwater
seen: The breath goes down, and then it comes up again by itself, in pieces.
seen: It says what a pot of soup says, and after that the nose is wet.
own: {child} looked down along {his} own nose to see it come.
shown: “What does it sound like?” asked {friend}. ¶ {child} put {his} mouth to the pillow and blew. It went blub, and blub, and then a good many at once. ¶ “Somebody is cooking in there,” said {friend}.
shown: “How long does one breath last?” asked {friend}. ¶ {child} blew on one finger. It bent over, and still {he} blew, and then there was only a very small p. ¶ “That was the bottom of you,” said {friend}.
night: What had been blown into lay flat, or else it had been drunk.
night: That night the breath went in and out the ordinary way, in one piece.

= took .. first steps | took .. first step | took four steps | took two steps | took three steps | walked for the first time | learned to walk | learnt to walk | walked across the room | took five steps | took six steps | took a few steps | took some steps
seen: Both arms are up in the air, with nothing in them to hold on to, and they hold on to it.
seen: Between one foot and the next there is a time in which it has not been decided.
seen: The whole room leans forward and does not breathe, and somebody’s hands are out, a little way off.
shown: “How far was it?” asked {friend}. ¶ {child} walked two stiff fingers over the blanket, swaying, with a stop for thinking. At {friend} they sat down. ¶ “I did not dare to help,” said {friend}.
shown: “Which foot went first?” asked {friend}. ¶ {child} put down one sock, and the other one in front of it. Then the first sock had to be thought about. ¶ “That is the hard bit,” said {friend}. “There is one behind.”
night: It was not far from there to there, and the floor had all of it by heart.
night: Two feet lay side by side with their soles showing, and the soles were still nearly new.

= jumped off | jumped over | jumped from | jumped across | jumped down | jumped up and down | jumped all the way | jumped on the bed | jumped with both feet | learned to jump | learnt to jump | jumped for the first time
seen: Before a jump everything goes down first: the knees, and the chin, and the tail, if there is one.
seen: For a very short time the shadow has the ground all to itself.
own: {child} looked down between {his} feet, to see where they had got to.
shown: “How long is there nothing underneath?” asked {friend}. ¶ {child} lifted {friend} a very little way off the blanket, and set {friend} down again. ¶ “It was over before I could look,” said {friend}. “Could I have it slower?”
shown: “What do the arms do?” asked {friend}. ¶ {child} sat, and swung them back, and swung them up, and all the rest of {him} stayed where it was. ¶ “They left without you,” said {friend}.
night: Two shoes stood side by side on the floor, heels down, toes down.
night: Everything that had gone up had come down, and was still down.

= climbed to the top | climbed up the | climbed up a | climbed up to | climbed right up | climbed the | climbed a | climbed all the way | climbed up and | climbed over | did rock climbing | did the climbing wall | went climbing | got to the top of the climbing | got to the top of the rope | got to the top of the wall | got to the top of the tree | climbed onto | climbed on top of
seen: A climber’s eyes are full of one small piece of what is being climbed. There is no view until the end.
seen: It is always the foot that nobody can see that has to find the next place.
own: {child} could feel how {his} own breath came back at {him}, from what was just in front of {his} nose.
shown: “Where do the hands go?” asked {friend}. ¶ {child} sat {friend} at the bottom of the big pillow and climbed one finger, and then another, up the front of it. The top finger felt about for the edge. ¶ “Left a bit,” called {friend}.
shown: “How do the feet know?” asked {friend}. ¶ {child} looked at the lamp, and with one bare foot {he} felt about behind {him}, until it came upon {friend}. ¶ “You have found something,” said {friend}.
night: What had been climbed stood there, just as high as before, with nobody on it.
night: Down here a bed is not high at all, and takes only one knee.

= ran all the way | ran round | ran around | ran the whole | ran a race | ran so fast | ran as fast | ran a lap | ran laps | ran three laps | did a lap of | ran a mile | raced against | raced down | raced up | ran in a race | ran in the race | ran .. race | did cross country | ran .. cross country | raced me | raced to the | raced daddy | raced mummy | raced dad | raced mum | raced grandad | raced .. brother | raced .. sister | had a race | had a running race | raced him to | raced her to
seen: When somebody runs as fast as that, the wind is in the ears, and there is no wind.
seen: The feet slap, and the breath has a noise of its own, and after a time the two keep step.
own: {child}’s legs went on a few steps by themselves, after the rest had stopped.
shown: “How fast?” asked {friend}. ¶ {child} drummed two fingers down the bed, from the pillow to the very end, and they were breathing hard. ¶ “And that was only fingers,” said {friend}.
shown: “What did it sound like from in there?” asked {friend}. ¶ {child} did it beside {friend}’s ear: the feet, with one hand on the mattress, and the puffing in between. ¶ {friend} was quite out of breath.
night: The shoes stood by the door, pointing at the wall, and kept still at last.
night: Two legs lay on the sheet, quite long, and did nothing.

= scored a goal | scored .. first goal | scored .. first ever goal | scored .. goals | scored two goals | scored three goals | scored a hat trick | scored .. hat trick | scored the winning goal | scored the winner | scored the only goal | got a goal | scored the goal | scored his goal | scored her goal | scored another goal | scored .. second goal | scored .. third goal | scored .. best goal | scored .. amazing goal | scored .. last minute goal | scored .. fantastic goal | scored from
seen: It is not in, and it is not in, and then the net moves.
seen: A goal is quiet as long as it is on the way. The noise only starts when it is over.
own: Then {child} ran. After a goal everybody runs, and nobody has ever said where to.
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
own: {child} had the whole of the net behind {him}, where {he} could not see it.
shown: “How wide is it?” asked {friend}. ¶ {child} set {friend} in the middle of the bed. One sock lay far out on this side, and one far out on that. ¶ {friend} looked left and then right, and there was a great deal of both.
shown: “Who fetches it, when it is in?” asked {friend}. ¶ {child} tossed a sock over {friend}’s head, down behind the pillow. Then {he} went after it with one whole arm. ¶ “Somebody ought to live back there,” said {friend}.
night: The gloves lay with all their fingers open, as they had been the whole time.
night: The goal stood open all night, and nothing wanted to go in.

= saved a goal | saved .. goal | saved .. goals | saved a penalty | saved .. penalty | made a save | made .. saves | saved a shot | saved .. shots | saved .. with .. face | saved a penalty with .. face
seen: A save is over before the one who made it knows what it was made with.
seen: The ball comes with all the kick still in it. The kick has to go somewhere, and it goes down as far as the heels.
own: From so near, {child} could read what was written on the ball.
shown: “What did it hit?” asked {friend}. ¶ {child} threw up both hands, and one knee, and put out {his} chin. “One of those,” said {child}. ¶ {friend} believed that it was the chin.
shown: “Do you see it coming?” asked {friend}. ¶ {child} rolled a sock along the bed. {friend} did not move, and it stopped there, against the tummy. ¶ “I saw it the whole way,” said {friend}.
night: The ball that had not gone in lay in the same net bag as the ones that had.
night: The line before the goal was as thin as ever, and nothing lay on either side of it.

= won the race | won .. race | won a race | won .. races | came first in .. race | came first in .. egg and spoon | came first in .. run | won the egg and spoon | won the sack race | won the relay
seen: Whoever is in front sees nobody at all. The others are only a sound.
seen: The end of a race is only a line. On the other side of it the ground is the same as before.
own: {child} went on for a while, because nobody had told {his} legs.
shown: “What is it like, to be in front?” asked {friend}. ¶ {child} set {friend} down facing the bare wall, with all the socks in a crowd behind. ¶ “There is nobody here,” said {friend}. “Is it the right way?”
shown: “How much in front?” asked {friend}. ¶ {child} moved two fingers along the blanket, one ahead of the other. Then {he} bent down and looked at them from the side, with one eye shut. “That much,” said {child}.
night: The line still lay across, and nobody was on either side of it.
night: Somewhere the end of the race was rolled up, and was only tape.

= came second | came in second | got second place | won second place | came third | came in third | got third place | won third place | came runner up | was runner up | won silver | won bronze | got the silver | got the bronze | won a silver medal | won a bronze medal | got a silver medal | got a bronze medal | got the bronze medal
seen: From there you can see the front quite well. Whoever comes first never does.
seen: Where there is a stand, it has a step for that as well, with the number painted on just as big.
shown: “Where is that?” asked {friend}. ¶ {child} laid some socks in a row, all the way down the bed, and put a finger near the front. ¶ {friend} looked down the row. After the finger it went on for a long time.
shown: “How near was it?” asked {friend}. ¶ {child} held up a finger and a thumb, with hardly anything between them, and looked through, and made it a hair more. ¶ “I can see the lamp in it,” said {friend}.
night: Somebody put the numbers away, the one and the two and the three, all in the same box.
night: In the dark nothing in the room was in any order, the socks least of all.

= came last | came last in | came in last | came last in the | came last in .. race | came last in .. cross country | finished last | finished dead last | came dead last | got last place
seen: The last one sees the whole race, with everybody in it, from behind.
seen: At the end of a race it gets quieter and quieter, until there is one pair of feet.
own: {child} could hear {his} own breath, and every stone that {he} trod on.
shown: “What can be seen from there?” asked {friend}. ¶ {child} sat {friend} at the bottom of the bed and stood every sock and both pillows in front, one behind the other. ¶ “Everybody,” said {friend}. “And all their backs.”
shown: “What did it sound like?” asked {friend}. ¶ {child} let ten fingers run down the blanket, and then eight, and then four. Then there was one finger, and it ran all the way. ¶ {friend} had counted it in.
night: Somebody rolled the line up behind the very last feet, because until then a line has to stay.
night: The track was quite empty, and then it did not have a front or a back.

= lost the match | lost the final | lost .. final | team lost | lost .. football game | lost .. soccer game | lost .. first match | lost the cup final | lost .. cup match | lost .. cup game | lost .. baseball game | lost .. basketball game | lost .. hockey game | lost .. netball game | lost .. rugby game | lost his match | lost her match | lost their match | lost our match | lost .. football match | lost .. rugby match | lost .. hockey match | lost .. netball match | lost .. big match
seen: At the end everybody stops running at once, and has arms again, and does not know where to put them.
seen: There is a whistle, and from then on it is only a field with people on it.
own: {child} went back in {his} head to the place where it could have gone the other way.
shown: “Who was in front?” asked {friend}. ¶ {child} walked two socks down the bed, side by side. It was the one toe, and the other, and the one, and there the bed stopped. ¶ “The bed was too short,” said {friend}.
shown: “What do they do, when it is over?” asked {friend}. ¶ {child} set the socks in two rows, face to face, and walked one row past the other. Each of them touched each of them. ¶ “That is a lot of hands,” said {friend}.
night: The score had been taken down, and there was a nought on each side.
night: The shoes lay on their sides by the door, and did not know how it had ended.

= lost the game | lost a game | lost .. game of | lost .. chess match | lost at snakes and ladders | lost at chess | lost at uno | lost at cards | lost at snap | lost at monopoly* | lost at a board game | lost at the game | lost to a | lost to his | lost to her | lost .. days running at | lost a board game | lost .. chess game | lost at draughts | lost at checkers | lost at connect four | lost at ludo | lost at pairs
seen: There is still a hand with the next move in it, and the game is already over.
seen: The pieces stay just where they were, so that anybody can look and see how it came about.
own: {child} looked at the last move for a long time, and it stayed as it was.
shown: “When can anybody tell?” asked {friend}. ¶ {child} hopped two fingers along the blanket, one and then the other. Then one of them hopped, and the other only lifted a bit. ¶ “Oh,” said {friend}. “It had nowhere to go.”
shown: “What does the other one do?” asked {friend}. ¶ {child} sat up straight on the other side, with no smile at all, and with a great deal of smile behind it. ¶ {friend} could see it from the bed’s end.
night: In the box the pieces lay all mixed up, the ones that had won and the ones that had not.
night: The dice had stopped on some number or other, and nobody had to go that far.

= tipped the board | tipped the board up | tipped the board over | tipped .. board | threw the board | flipped the board | threw .. queen | threw the cards | tipped up the board | threw the pieces across | threw all the pieces | threw .. chess pieces | threw the dice across | threw the dice at
seen: A board that is tipped up is empty quite slowly. The counters go down it one after another, and take the game along.
seen: Afterwards the last one is still rolling, under something, and everybody listens to it.
own: {child}’s hands were still up in the air, where the board had left them.
shown: “Where did they all go?” asked {friend}. ¶ {child} lifted one side of the blanket, with two socks and a crumb on it, until they slid. ¶ “To the wall,” said {friend}, when it was quiet. “All but the small one.”
shown: “Which fell last?” asked {friend}. ¶ {child} held {his} breath and turned one finger round in the air, smaller and smaller, and lower, until it lay down. ¶ {friend} went on listening a bit longer.
night: The board lay folded in its box, with one half of the game on top of the other.
night: Under something heavy lay one counter, and it was nobody’s turn.

= beat .. at uno | beat .. at chess | beat .. at cards | beat .. at snap | won at uno | won at snap | won at chess | won at monopoly* | beat .. at draughts | beat .. at checkers | beat .. at monopoly* | beat .. at connect four | beat .. at connect 4 | beat .. at snakes | beat .. at ludo | beat .. at dominoes | beat .. at dobble | beat .. at pairs | beat .. at memory | beat .. at go fish | beat .. at rummy | beat .. at top trumps | beat .. at a board game | beat .. at the game | won at cards | won at draughts | won at ludo | won at connect four | won the board game | won .. game of chess | won .. game of uno | won .. game of cards | won .. game of snap | won .. game of draughts | won .. game of monopoly
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
shown: “What do you listen for?” asked {friend}. ¶ {child} hummed, and marched two fingers round the pillow, and they went slowly past the front. Then {he} was not humming. ¶ “I heard that,” said {friend}.
shown: “Where does the chair go that is taken away?” asked {friend}. ¶ {child} set three socks in a row, and put one of them off at the edge, with its back turned. ¶ “It is out too,” said {friend}.
night: All the chairs were back at their tables, and there were enough of them.
night: The music was over, and nobody had to do anything about it.

= didn’t win pass the parcel | lost at pass the parcel | won pass the parcel | played pass the parcel | didn’t win at pass the parcel
seen: The music stops on somebody else’s knees. The paper comes off, and there is more paper.
seen: The parcel gets smaller all the time, and everybody holds it a little longer than they need to.
shown: “How long may it be held?” asked {friend}. ¶ {child} took a rolled sock from one hand into the other and back, and each time the fingers let go a bit later. ¶ “They are sticky,” said {friend}.
shown: “What is under the paper?” asked {friend}. ¶ {child} pulled the sock out of the sock, and there was a sock. ¶ {friend} had thought as much.
night: All the paper that had been round one small thing was in a sack, and filled it.
night: What had been at the very middle was out now, and had nothing round it but air.

= struck out | struck out three times | struck out twice | struck out in | struck out at | missed the ball | missed .. ball | kept missing the ball | swung and missed | couldn’t hit the ball | was out for a duck | was bowled out
seen: A bat or a foot that meets nothing goes on past, and takes the rest of the person with it.
seen: Just where the ball ought to have been there was a piece of air, exactly that size.
own: {child} had seen the ball quite clearly, before and after.
shown: “Where was the ball then?” asked {friend}. ¶ {child} swung one arm high over the blanket. With the other hand {he} moved a sock along underneath. ¶ “They did meet,” said {friend}, “but on two different floors.”
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

= caught the ball | caught a ball | caught .. ball | caught it in one hand | caught .. catch | learned to catch | learnt to catch | made a catch | played catch | threw and caught | threw the ball back and forth | threw a ball back and forth | threw a ball to each other
seen: On its way a ball is nobody’s. It belongs to one, and then to no one, and then to somebody else.
seen: Right at the top a ball stands still, and everyone has time to move their feet.
own: {child}’s hands were there already, with their fingers spread, and only had to wait.
shown: “When do you close the hands?” asked {friend}. ¶ {child} threw a rolled sock up as high as {his} nose. “Not now,” said {child}, “not now.” Then it had come down. “Then,” said {child}.
shown: “Who has it in between?” asked {friend}. ¶ {child} took a sock in one hand, tossed it across, and caught it in the other. They did it slowly, and again. ¶ “Nobody,” said {friend}. “I looked.”
night: The ball lay where the floor was lowest, as a ball does when nobody has it.
night: Two hands lay open on the blanket, half round, and nothing was on its way to them.

= got .. head stuck | stuck .. head in .. banister* | got .. head stuck in .. banister* | got .. head stuck in | got .. head stuck between | had .. head stuck
seen: A head goes in by its nose and will not come out by its ears.
seen: The head knows nothing of what is being done at the other end.
seen: It has to be the same gap that the head came in by. It does not look it.
own: {child} could hear people talking about {his} ears from behind.
shown: “What is it that will not go back?” asked {friend}. ¶ {child} pushed {friend} in between two pillows, up to the neck, and pulled a little from behind. ¶ “It is the ears,” said {friend}. “They have opened.”
shown: “What did the back end do?” asked {friend}. ¶ {child} put {his} head under the blanket and stayed outside with all the rest. A foot scratched the other foot. ¶ “It is waiting,” said {friend}.
night: Whatever had held the head was the same size as ever, and held nothing.
night: Two ears lay flat, with a pillow under one of them, and were not in anybody’s way.

= got stuck under | got stuck between | got stuck behind | got stuck inside | was stuck under | got .. foot stuck | got .. finger stuck | got .. hand stuck | got .. leg stuck | got .. arm stuck | got stuck in the baby swing | got stuck in .. swing | got stuck in .. chair | got stuck in .. highchair | got stuck in .. tyre | got stuck in .. tunnel | got stuck in .. tube | got stuck in .. fence | got stuck in .. box | got stuck in .. bucket | got stuck in .. toilet | got stuck in the toilet seat | got stuck in .. gap | got stuck in .. hole | got stuck in .. sleeve | got stuck in .. jumper | got stuck in .. sweater | got stuck in .. slide | got stuck in .. basket | got stuck in .. cat flap | was stuck in .. swing | was stuck in .. chair | was stuck in .. tunnel | was stuck between | got .. bottom stuck | got .. toe stuck | got wedged
seen: Going in takes no thought at all. It is only on the way out that everything has got a size.
seen: Pulling makes it tighter. You have to go back in a bit first, and nobody wants to go there.
own: {child} moved all that {he} had, one bit after another, to see which bit it was.
shown: “Which bit would not come?” asked {friend}. ¶ {child} pushed {friend} into one leg of the pyjamas, feet first, and then pulled {friend} back by the feet. The arms went up. ¶ “It is the middle,” said {friend}, “and I have only the one.”
shown: “Does it help to pull?” asked {friend}. ¶ {child} sat down on the end of a sock and pulled at the other end with both hands. It got longer, and thinner, and stayed. ¶ “No,” said {friend}.
night: Everything in the bed that night could be pulled out again by its feet.
night: There was room that night on every side of everything.

= got stuck at the top | got stuck at the top of | couldn’t get down | was stuck at the top | climbed down again | climbed back down | climbed down twice | couldn’t come down | wouldn’t come down the slide | wouldn’t come down the ladder | wouldn’t come down from | wouldn’t come down again | wouldn’t come back down | wouldn’t come down off | would not come down from | refused to come down from | refused to come down the slide | couldn’t climb down
seen: Going up, the next place is in front of the eyes. Going down, it is under a foot, where there are no eyes.
seen: From below it is high. From on top it is as high as that, and then there is the whole length of your own legs as well.
seen: Down there the faces are all turned up, and are only faces, with shoes coming out from under them.
own: {child}’s hands would have held on even if {he} had asked them not to.
shown: “How far was it?” asked {friend}. ¶ {child} put {friend} on the very top of the bed’s end. Then {he} lay down on the floor, flat, and looked up. ¶ “You are only a face,” said {friend}.
shown: “What does the foot do?” asked {friend}. ¶ {child} lay on {his} front and let one foot down over the edge of the bed. It felt to the left, and to the right, and came up again. ¶ “It was not there,” said {friend}.
night: The top and the bottom were both where they had been, and nobody was at either.
night: From the bed it is one foot down to the floor, and the foot need not look.

= was stuck in a lift | got stuck in a lift | got stuck in the lift | was stuck in the lift | got stuck in an elevator | got stuck in the elevator | was stuck in an elevator | was stuck in the elevator
seen: A lift that has stopped is a very small room, with a light, and a row of buttons that are only buttons.
seen: Everyone looks up at the little number over the door, because that is where people look in a lift.
own: {child} knew every button in it by the end, and also the screws.
shown: “How big was it?” asked {friend}. ¶ {child} put up both pillows and held the blanket over the top. They sat in it, and nothing happened. ¶ “Which floor are we?” whispered {friend}. ¶ “In between,” said {child}.
shown: “How do you know that it goes again?” asked {friend}. ¶ {child} sat {friend} on both hands and kept them quite still. Then the hands gave a small bump, and sank. ¶ “I felt that in the tummy,” said {friend}.
night: The lift hung there with its door shut, and nobody was between floors.
night: Everybody in the house was on exactly one floor.

= fell in the pond | fell in the stream | fell in the river | fell in a puddle | fell in the puddle | fell in the water | fell in the pool | fell in the lake | fell in the sea | fell in the mud | fell into the pond | fell into the stream | fell into a puddle | fell into the water | fell into the pool | fell into the river | fell into the mud | fell in a pond | fell in a stream | went into .. pond
seen: Whatever goes in comes out darker, all in one piece, and twice as heavy.
seen: For as long as a breath the wet is only outside. Then it has found the sleeves and the socks.
own: {child} stood with {his} arms held out from {his} sides, and dripped from every corner.
shown: “How wet?” asked {friend}. ¶ {child} took a sock and wrung it over the blanket, hard, with both hands, and then all along once more. ¶ {friend} moved away a bit from where it would have run.
shown: “What do the shoes say after that?” asked {friend}. ¶ {child} did it with {his} mouth, one step at a time: skwutch, skwutch. ¶ “The left one is wetter,” said {friend}.
night: Two shoes stood with paper in them, and the paper was drinking.
night: Everything hung over the bath by its shoulders and let go of one drop, and then of one more.

= fell in .. hedge | fell in a hedge | fell into .. hedge | fell in a bush | fell into a bush | fell in the bush* | rode into .. hedge | crashed into .. hedge
seen: A hedge looks quite solid and is not. It lets a person in a good way, and then it holds on to the sleeves.
seen: Afterwards there is a door in it, with nothing behind but twigs.
own: {child} came out with leaves in places where nobody could have put them.
shown: “What shape was the hole?” asked {friend}. ¶ {child} let {friend} fall backwards into the big pillow, and took {friend} out, quite slowly. ¶ “That is me,” said {friend}, looking in, “with my arms up.”
shown: “What does it say when you go in?” asked {friend}. ¶ {child} scrunched the whole blanket together in both arms beside {friend}’s ear, and did not stop too soon. ¶ “It went on longer than I thought,” said {friend}.
night: In the dark the leaves were coming forward again, one by one, into the gap.
night: One leaf had come home inside a sleeve, and was in the wash.

= hid under the table | hid under .. table | hid under .. bed | hid under .. chair | hid behind .. legs | hid behind | hid in | hid under | hid in .. laundry basket | hid in .. cupboard | hid in .. wardrobe | went and hid | got shy and hid | hid from | hid himself | hid herself
seen: Whoever hides can hear the others very well, and each word sounds as if they knew.
seen: A breath is quite loud where nobody is supposed to be.
own: {child} kept hold of {his} own knees, so that they would not show.
shown: “What can you see from in there?” asked {friend}. ¶ {child} pulled the blanket down over both of them and left a slit. ¶ “A lamp,” said {friend}, “and some floor. It does not know about us.”
shown: “What is the hardest part to hide?” asked {friend}. ¶ {child} went in under the blanket, knees and elbows and hair. ¶ {friend} looked at it from the outside. “The breathing,” said {friend}. “It goes up and down.”
night: The place was empty now, and had gone back to being only a place.
night: Under the blanket there was somebody, and everyone knew who.

= held hands | held .. hand | held hands with | held .. hand all the way | held on to .. hand | held .. hand the whole way | knew about holding hands
seen: One hand is always underneath and one on top, and after a while neither can say which is warm.
seen: Two people who hold hands have one step between them, and the longer legs have to learn it.
own: {child} had one hand left over, for the rest of the world.
shown: “Who is holding?” asked {friend}. ¶ {child} took {friend} by the paw. Then {he} let {his} own fingers go quite loose, and the paw stayed in them. ¶ “Now it is me,” said {friend}.
shown: “How tight?” asked {friend}. ¶ {child} held a corner of the blanket, and then held it harder. “That is for the road,” said {child}. ¶ {friend} looked at the corner, and then both ways.
night: One hand lay open on the blanket, and was still a bit round.
night: All the gloves in the house lay in pairs, as far as they could be found.

= was scared of the dark | was afraid of the dark | was frightened of the dark | didn’t like the dark | wanted the light on | wanted the landing light on | wanted the hall light on | wanted the door open | wanted the lamp on | had got scared of the dark | slept with the light on | scared of the dark | afraid of the dark | hated the dark
seen: When a lamp goes out, the dark is very thick at first. Then it gets thinner by itself, and the chair comes back, and then the door.
seen: In the dark the ears are put on instead of the eyes, and they can hear a tap think about dripping.
own: {child} knew quite well that it was the chair, and kept an eye on it.
shown: “How dark does it get?” asked {friend}. ¶ {child} laid one hand over {friend}’s eyes, and opened two of the fingers. ¶ “There is a bit of lamp in it,” said {friend}. ¶ “There always is,” said {child}.
shown: “How far open does the door have to be?” asked {friend}. ¶ {child} held both hands apart in front of {friend}’s nose, and moved them, a little in, and a little out again. “There.” ¶ {friend} remembered the width.
night: A line of light lay on the floor, as wide as the door was open, and went as far as the bed.
night: All the things were where they had been with the light on, only without their colours.

= was scared of the dressing gown | coat on the door | dressing gown on the door | was scared of shadows | was scared of the shadow* | was afraid of shadows | thought there was a monster | thought there was something under | said the dressing gown .. was a man | saw a monster in | saw a monster on | saw a monster under | saw a face in the curtain* | saw a face in the dark | scared of the shadow* | scared of shadows | scared of .. shadow | thought the dressing gown
seen: A dressing gown on a door has shoulders. It has a neck, and a good place for a head, and nothing in it.
seen: In the dark a thing is first somebody, and only then something. In the light it is always the other way about.
own: {child} looked a bit to one side of it, to see if it did anything.
shown: “Which part was the arm?” asked {friend}. ¶ {child} hung a sock from the bed’s end, and let the lamp come from below. On the wall stood somebody with one long arm. ¶ “It is the sock,” said {friend}, quite soon.
shown: “Does it move when you look?” asked {friend}. ¶ {child} shut one eye and then the other. The thing went left, and the thing went right. ¶ “That was you,” said {friend}. “I watched it.”
night: The coat hung by its loop, with its sleeves down, and there was nobody’s hand in either.
night: Every shadow in the room was lying down flat, as they do.

= was scared of the hand dryer* | was afraid of the hand dryer* | was frightened of the hand dryer* | didn’t like the hand dryer* | was scared of the flush | was scared of the toilet* | was scared of the school toilets | was scared of the blender | was scared of the hairdryer | scared of the hand dryer* | terrified of the hand dryer* | hated the hand dryer* | scared of hand dryers
seen: It starts at the top of its voice. There is no quiet bit to begin with.
seen: A noise like that fills the room right up to the walls, and leaves no place to stand in.
own: {child} had both hands over both ears, and none left for anything else.
shown: “How does it start?” asked {friend}. ¶ {child} sat for some time without a sound, and looked at the wall. ¶ “When does —” said {friend}. ¶ “WHOOO,” said {child}. ¶ “I see,” said {friend}, from under the blanket.
shown: “What is in the noise?” asked {friend}. ¶ {child} did it very softly, with one hand on {friend}’s back, so that it buzzed. ¶ “It is only one letter,” said {friend}, “but it has all of it.”
night: Every machine in the house stood with its mouth open and no breath in it.
night: Every switch was up, or down, whichever it is that means nothing.

= was scared of the plughole | was scared of the plug hole | was afraid of the plughole | was afraid of the plug hole | scared of the plughole | scared of the plug hole | was scared of the drain | thought she would go down the plug* | thought he would go down the plug* | thought she would go down the drain | thought he would go down the drain
seen: The water has no hurry until the very end. Then it stands on its toes and turns, and the hole begins to talk.
seen: Last of all goes a bit of foam. It comes round once, and once more, each time a bit nearer.
own: {child} stood at the other end, with all {his} toes on the side that goes up.
shown: “How big is it?” asked {friend}. ¶ {child} made a ring with one finger and a thumb, and laid it against {friend}. A bit of {friend} went in. ¶ “The rest of me is staying,” said {friend}.
shown: “What does it say at the end?” asked {friend}. ¶ {child} drew in {his} breath, long and thin, and let it gurgle. ¶ “That is not a word that I use,” said {friend}.
night: The plug lay in its hole by its chain, and fitted.
night: The bath was empty, and one drop sat on the tap and stayed there.

= was scared of the man in | was scared of the easter bunny | was scared of the costume | was scared of the big bear | was scared of the mascot | scared of the mascot | scared of the man in | scared of the costume
seen: A head like that smiles all the time, at everyone, and also at the wall. It cannot leave off.
seen: The eyes of it look over the top of you. The real ones are somewhere in its neck.
shown: “Where is the person?” asked {friend}. ¶ {child} pulled a pillowcase up over one arm, and turned it this way and that, as if it had a face. It bowed to {friend}. ¶ “It knows me,” said {friend}, and moved back.
shown: “How big was it?” asked {friend}. ¶ {child} stood up on the bed, held the pillow on top of {his} head, and came one step nearer. ¶ “I can only see legs,” said {friend}.
night: The costume hung on its hanger, quite flat, with the zip open all the way down.
night: Whoever had been inside was lying in a bed, with a quite small face.

= was scared of santa | was scared of father christmas | scared of santa | scared of father christmas | cried on santa* | cried at santa | cried when .. santa | wouldn’t sit on santa* | wouldn’t go near santa | wouldn’t go to santa | wouldn’t talk to santa | hid from santa
seen: A beard like that hides a whole face. There are two eyes and a good deal of white, and then a voice comes out of it.
seen: From as low down as that, it begins with boots, and there is a lot of red before the face comes.
own: {child} looked for the mouth, and it was in there somewhere.
shown: “How near was it?” asked {friend}. ¶ {child} leaned the big pillow against one end of the bed and put {friend} at the other. Then {he} moved {friend} up by the width of a hand. ¶ “That is near enough,” said {friend}.
shown: “What does a beard do when it talks?” asked {friend}. ¶ {child} held a corner of the sheet under {his} nose and said something behind it. The corner went in and out. ¶ “It said that by itself,” said {friend}.
night: The big chair stood there with its arms out, and nobody had to sit on anybody.
night: A beard was asleep by then, either on top of the blanket or underneath it.

= wouldn’t go on stage | wouldn’t go on the stage | would not go on stage | refused to go on stage | didn’t want to go on stage | got stage fright | had stage fright | froze on stage | forgot .. line | forgot .. lines | forgot .. words | forgot .. one line | stood on stage and said nothing | forgot all .. lines | forgot .. lines in the play
seen: At the side of a stage it is dark, and there is a chair that nobody may sit on. Then comes a line on the floor, and after the line it is all light.
seen: Words that can be said in the bath are not always there in front of people. They are about, but they do not come.
own: {child} could see one person’s shoes in the front row, and looked at those.
shown: “Where were the words?” asked {friend}. ¶ {child} opened {his} mouth and pointed in. Then {he} pointed lower, to the tummy, and lower, to one knee. ¶ “They had run down,” said {friend}.
shown: “What does it look like from there?” asked {friend}. ¶ {child} stood {friend} in front of the lamp, with {friend}’s nose to it. ¶ “It is too bright for people,” said {friend}. “But somebody coughed.”
night: The curtain hung down to the floor with its two halves shut.
night: Now all the words were there, and lay about in the dark in the right order.

= wouldn’t go in | would not go in | refused to go in | didn’t want to go in | didn’t want to go back in | wouldn’t go in the water | wouldn’t get in the water | wouldn’t go in the sea | wouldn’t get in the pool | wouldn’t go in the pool | didn’t want to get in | wouldn’t go back in
seen: It is quite a thin line, between out and in, and toes know exactly where it is.
seen: What is on the other side looks just as it did before, only nearer.
own: {child}’s heels were the heaviest part of {him}, and stayed where they were.
shown: “How near did the feet go?” asked {friend}. ¶ {child} set two fingers down before the blanket’s edge, and slid them up to it, and not over. ¶ {friend} looked at what was on the other side. It was more blanket.
shown: “What do the knees say?” asked {friend}. ¶ {child} straightened both of them under the covers, until they were like two boards. ¶ {friend} pushed from in front. “They have said it,” said {friend}.
night: In and out were both quite dark, and nobody could have said where one stopped.
night: Ten toes lay next to each other, all on the same side.

= went down the big slide | went on the big slide | went down .. slide at last | went down the .. slide | went down .. water slide | went down the black water slide | went on the big slide by | went down the big slide by | went down a huge slide
seen: At the top the hands hold on, and all the way down is in front of you. Nobody knows what it is that makes the hands let go.
seen: The middle is so quick that it is mostly a noise. Then there is the ground, with two legs on it, and they are yours.
own: {child} looked back up it from below, to see where {he} had been.
shown: “Who lets go first, you or the hands?” asked {friend}. ¶ {child} sat on the pillow and held on to both its sides. Nothing happened, and nothing happened. Then the hands were open. ¶ “It was the hands,” said {friend}.
shown: “How long does it last?” asked {friend}. ¶ {child} drew up {his} knees and let {friend} go down them from the top, on the seat. ¶ “I had a thought,” said {friend}, at the bottom, “but it is still up there.”
night: The slide went down all by itself, from the top to the bottom.
night: Up at the top two places were rubbed quite bright, one for each hand.

= had a nightmare | had a bad dream | had nightmares | had a scary dream | had bad dreams | woke up from a nightmare | woke up from a bad dream | woke up screaming | had a horrible dream | had .. nightmare | had .. bad dream | had .. nightmares | woke up crying from a
seen: A dream is quite big as long as the eyes are shut. With the lamp on, it has to be told, and then it is only as long as a sentence.
seen: Nobody can say how a dream like that began. There was no door that anybody came in by.
own: {child} felt with both hands for the bed, and it was all there.
shown: “Where does it go, when the eyes are open?” asked {friend}. ¶ {child} shut {his} eyes, and opened them, and pointed at where there was only wall. ¶ “It must be quick,” said {friend}, “to be a wall by then.”
shown: “How did it end?” asked {friend}. ¶ {child} drew along the blanket with one finger, far out, round a knee, up on top of it. There the finger stopped in the air. ¶ “It was going down there next,” said {friend}.
night: The wall was a wall, and the wardrobe had coats in it, in the order in which they always hung.
night: A lamp was on that night, low down, and looked at the legs of things.

= dreamed about | dreamt about | had a dream about | had a dream that | had a funny dream | had a nice dream | had a lovely dream | had a dream | dreamed that | dreamt that | told .. about .. dream
seen: In a dream nothing is odd. It turns odd at breakfast, while it is being told.
seen: Whoever tells a dream says “and then” a great many times, because there is no “because” in it.
own: {child} had one piece of it left in the morning, and held it very still.
shown: “Was I there?” asked {friend}. ¶ {child} shut {his} eyes to look, and pointed a little to the left. “There,” said {child}, “but you were taller.” ¶ {friend} did not seem surprised.
shown: “How does it end?” asked {friend}. ¶ {child} walked two fingers along the pillow, as far as the edge, and one step more. They stood there in the air. ¶ “And then?” asked {friend}. ¶ “Then it was morning,” said {child}.
night: There was room for all of that in one pillow, and it still looked like a pillow.
night: The next dream had not made up its mind yet what it was about.

= couldn’t sleep | couldn’t get to sleep | could not sleep | couldn’t fall asleep | couldn’t go back to sleep | was awake all night | was up all night | wouldn’t go to sleep | would not go to sleep | lay awake | woke up in the middle of the night | was wide awake | woke up in the night | kept waking up | can’t sleep
seen: A pillow has two sides and both had been tried.
seen: At night a house says everything that nobody let it finish in the day. Tick, it says, and creak, and brrr.
own: {child} lay on one side, and then on the other, and both were the wrong way round.
shown: “What did the eyes do?” asked {friend}. ¶ {child} shut them. For a bit they were shut. Then one of them was a little open, at the bottom. ¶ “I saw it look,” said {friend}.
shown: “What was there to hear?” asked {friend}. ¶ {child} held up one finger, and they both kept still. There was a pipe, and the blanket, and {friend} holding still. ¶ “That was there before as well,” said {friend}.
night: Bit by bit the house said everything that it had to say, and then it said it more slowly.
night: The blanket had been round every way that there is, and lay the way it had been at first.

= wouldn’t sleep in .. own bed | wouldn’t stay in .. bed | wouldn’t stay in .. own bed | came in to .. every night | came into .. bed | came in our bed | got in .. bed with | got in the big bed | got into the big bed | ended up in the big bed | came in every night | came in at night | came in at two | came in at three | came in .. in the night | climbed into our bed | climbed into my bed | climbed into mummy* | crept into our bed | came into our room
seen: At night there are feet in the passage, and the door, and the blanket goes up on one side. Nobody says anything.
seen: A big bed has a dent on the left and a dent on the right, and the middle rolls into both.
own: {child}’s feet were the cold part, and found somebody’s legs.
shown: “How do you get in, and nobody wakes?” asked {friend}. ¶ {child} lifted the edge of the blanket with one finger, put in a foot, and waited. Then came the knee, and {he} waited. ¶ “I noticed nothing,” said {friend}.
shown: “How does everybody lie?” asked {friend}. ¶ {child} laid out two socks, nice and straight, and then put {friend} across them like the middle of an H. ¶ “I have plenty of room,” said {friend}.
night: One pillow had a head on it, and kept a bit free at the edge.
night: The passage lay there in the dark, and knew those feet, every step of them.

= slept in .. own bed | stayed in .. own bed | slept in .. own room | slept in .. big bed | slept in .. big girl bed | slept in .. big boy bed | slept in .. new bed | moved into .. big bed | moved into .. big girl bed | moved into .. big boy bed | slept all night | slept through the night | moved to .. own room | got a big girl bed | got a big boy bed | got a new bed | stayed in .. bed all night | finally slept through | slept through till | slept through until | slept through for | slept through
seen: A bed has four corners, and most of them never meet anybody.
seen: Nobody sees a night like that. There is the evening, and next there is a window with light in it.
own: {child} tried the middle, and the one edge, and the other, and there was still bed.
shown: “How far is it to the end?” asked {friend}. ¶ {child} slid down until only {his} eyes were out, and pushed with {his} toes. ¶ “Are you there?” asked {friend}. ¶ “Not yet,” said {child}.
shown: “Which is the best bit of it?” asked {friend}. ¶ {child} laid {friend} in one corner, then along the wall, then in the middle, low down, where it was warm. ¶ “This has been slept in,” said {friend}.
night: The bed was just as long as it had to be, and then had some over.
night: All that night there was one bed with one in it, not counting the animals.

= fell out of bed | fell out of .. bed | rolled out of bed | fell out of the top bunk
seen: Nobody is there when it happens. They are asleep, and come to it afterwards, on the floor.
seen: Under the edge the blanket hangs down, and shows the way that was taken.
own: {child} found that the bed was up there now, and that {he} could see its underneath.
shown: “Did the dream fall out too?” asked {friend}. ¶ {child} let a sock roll over the edge, and felt about on the sheet, where it had lain. ¶ “It is still warm here,” said {friend}. “The dream stayed.”
shown: “How many turns is it?” asked {friend}. ¶ {child} lay down, shut {his} eyes, and turned over, and turned over, and stopped with one arm out in the air. ¶ “One more,” whispered {friend}.
night: A pillow lay along the edge that night, and looked down.
night: The floor was quite empty beside the bed, with two slippers on it, side by side.

= fell asleep in | fell asleep on | fell asleep at | fell asleep with | fell asleep before | fell asleep under | fell asleep in the car | fell asleep on the potty | fell asleep on the sofa | fell asleep during | fell asleep on .. back | fell asleep in the laundry basket | fell asleep | fell asleep while | fell asleep holding | fell asleep reading | fell asleep first | nodded off | dozed off
seen: First the blinks got longer. Then came one that had no end.
seen: The head goes down a little, and comes up to say that it is not asleep, and goes down.
own: The last thing that {child} had been holding was still being held.
shown: “Which blink was it?” asked {friend}. ¶ {child} looked at {friend}, and blinked, and blinked more slowly, and then {he} did not open up again. ¶ “That one,” said {friend}. “Come back, I want to ask something else.”
shown: “How do you fold up for that?” asked {friend}. ¶ {child} lay down on half of the pillow and folded in the knees, the chin, and both hands. ¶ “There was room for me,” said {friend}, who had looked for the place.
night: In the bed there was a lot of room, and this time it was being used.
night: The eyes went shut in the ordinary place, with a pillow under them.

= stayed up late | stayed awake | stayed up until | stayed up past | stayed up till | wanted to stay up | got to stay up | was allowed to stay up | waited up | tried to stay awake | stayed up for | stayed up to watch | stayed up to see | stayed up really late | stayed up so late | stayed up way too late | stayed up with
seen: After bedtime the rooms have the same lamps and chairs, but the grown-ups talk with their shoes off.
seen: The later it is, the heavier the lids are, and they are the smallest part that anybody has.
own: {child} sat very straight, and kept {his} eyes wide, and nobody could have guessed.
shown: “How late was it?” asked {friend}. ¶ {child} moved one finger round on the blanket, like the hand of a clock. It went past bedtime, and on, and on. ¶ “There are numbers there, too?” asked {friend}.
shown: “How do you keep your eyes open?” asked {friend}. ¶ {child} lifted both eyebrows as high as they went, and held them up there. ¶ Under them the eyes got smaller. “You are losing them,” said {friend}.
night: The clock had been to that number many times before, and nobody had been up.
night: The last lamp shone on an empty chair, and then it did not.

= used the potty | used .. potty | did a wee in the potty | did a wee on the potty | did a poo in the potty | did a poo on the potty | peed in the potty | pooped in the potty | pooped on the potty | went on the potty | weed in the potty | weed on the potty | wee on the potty | poo on the potty | used the toilet | went on the big toilet | used the big toilet | did a wee in the toilet | did a poo in the toilet
seen: There is a long sit first, in which nothing is heard. Everybody in the room looks somewhere else.
seen: When there is a sound, it is a rather small one, and all the heads come round.
seen: Afterwards everyone has to look in, one after another, and say that it is there.
shown: “Is there a wait?” asked {friend}. ¶ {child} sat down on the edge of the pillow with {his} trousers on, and put {his} chin in {his} hands. ¶ {friend} sat down as well. They looked at the wall.
shown: “What did it sound like?” asked {friend}. ¶ {child} leaned near, and did it between {his} teeth: tsss, and then, a good bit later, tss. ¶ “It had forgotten something,” said {friend}.
night: The potty stood there, quite clean, and looked up.
night: The cistern filled itself right to the top, and then was still.

= wouldn’t go on the potty | wouldn’t use the potty | wouldn’t sit on the potty | refused to go on the potty | refused to use the potty | refused to sit on the potty | wouldn’t wee on the potty | wouldn’t go on the toilet | wouldn’t use the toilet
seen: It is the one chair in the house that everybody else would like you to sit on.
seen: The longer people wait for a thing like that, the less there is of it.
own: {child} stood beside it with both knees together, and looked somewhere else.
shown: “What is wrong with it?” asked {friend}. ¶ {child} put a cup on the blanket and let {friend} down to it from above, backwards. {friend} stopped in the air. ¶ “I cannot see where I am going,” said {friend}.
shown: “What did the knees do?” asked {friend}. ¶ {child} pressed them together, with a sock in between, and {friend} pulled at the sock. It stayed. ¶ “They are shut,” said {friend}.
night: With nobody on it a potty looks rather like a hat.

= had a dry night | had .. dry night | had .. first dry night | was dry all night | was dry in the night | stayed dry all night | slept without a nappy | slept without a pull up | had a dry bed | woke up dry | had .. dry nights | stayed dry at night | stayed dry overnight
seen: In the morning a hand feels about under the blanket, and feels farther, and comes out just as it went in.
seen: It is one of the few things that are only ever done with the eyes shut.
own: {child} had done it without being there.
shown: “How do you do it, if you are asleep?” asked {friend}. ¶ {child} lay down, shut {his} eyes, and did it. {friend} watched. ¶ “I cannot see anything,” said {friend}. ¶ “That is it,” said {child}.
shown: “How does a dry sheet sound?” asked {friend}. ¶ {child} stroked it with one flat hand, there and back, beside {friend}’s ear. ¶ “It whispers,” said {friend}. “The other kind says nothing at all.”
night: The sheet lay there from edge to edge, and had nothing to tell.
night: On the chair were the spare pyjamas, folded, with their arms behind their back.

= wet the bed | wet .. bed | peed .. bed | had a wet bed | had a wet night
seen: At first it is quite warm. Then it is cold, and it is the cold that wakes people.
seen: The sheet comes off by its corners, and then for once the bed itself can be seen, with its label on.
shown: “What is under the sheet?” asked {friend}. ¶ {child} undid one corner and lifted it, and they both bent down and looked. ¶ “So that is who it is,” said {friend}. “We have never met.”
shown: “How is a sheet changed in the night?” asked {friend}. ¶ {child} flapped the blanket up, and it stood in the air like a roof, and sank down on both of them. ¶ “And who holds the other end?” asked {friend}.
night: Round and round went the sheet, and then it hung there and was only a sheet.
night: The clean sheet was a bit stiff, and still had its corners to learn.

= had an accident in .. pants | wet himself | wet herself | peed .. pants | had a wee accident | had to wear the spare trousers | had to wear spare trousers | had to come home in spare | came home in spare | had to wear spare | had to wear the spare | came home in the spare | had an accident at school | had an accident at nursery | had an accident at preschool | had an accident at daycare | wet his pants | wet her pants | wet his trousers | wet her trousers | wet her knickers | had a toilet accident | had an accident on the carpet
seen: Spare trousers are the same as other trousers, only they have been on everybody.
seen: The wet things go into a bag, and the bag gets a knot with two ears.
own: {child} looked down at two legs that {he} had never seen before, and they went where {he} went.
shown: “How are spare ones?” asked {friend}. ¶ {child} pulled {his} pyjama legs up as far as the shin, and then turned round, to show the back. ¶ “You end too soon,” said {friend}.
shown: “How do you know whose they are?” asked {friend}. ¶ {child} turned over the hem of the blanket and looked for a name, along one side, and down the next. ¶ “They are just out,” said {friend}, “visiting.”
night: The bag with the knot was empty now, and kept the knot.
night: A pair of trousers lay folded somewhere, ready to be anybody’s.

= did a whole day in pants | wore big girl pants | wore big boy pants | wore .. pants all day | had no nappy | went without a nappy | wore knickers | wore big girl knickers | wore undies | wore underwear | had a whole day in pants | had a day in pants | went all day without an accident | had no accidents
seen: With pants there is a draught round the legs, and the trousers come up so high.
seen: A nappy rustles. In pants nobody hears a person come.
own: {child} looked down {his} own back as far as {he} could, to see them from there.
shown: “Which is the front?” asked {friend}. ¶ {child} held up a pair of nothing by its corners, turned it, turned it back, and looked for the label. ¶ “It is whichever is left,” said {friend}.
shown: “Do the legs walk differently?” asked {friend}. ¶ {child} walked two fingers over the blanket. Their knees went up, and they were a good deal quicker than usual. ¶ “There is less behind,” said {friend}.
night: In the drawer lay the pants, one on another, and none of them could see its own picture.
night: A packet of nappies stood in its corner and was not any thinner.

= dressed himself | dressed herself | got dressed by himself | got dressed by herself | got dressed all by | got dressed on .. own | got himself dressed | got herself dressed | put .. own coat on | put on .. own coat | did up .. buttons | did .. own buttons | did .. own zip | did up .. zip | put .. own clothes on | put on .. own clothes | put .. own socks on | put .. top on back to front | put .. jumper on back to front
seen: In the middle of a jumper it is warm and dark. There are three ways out, and all of them are tried.
seen: Each thing has a front that looks just like its back, until it is on.
own: {child}’s head came out with the hair pulled over it all one way, and looked about to see what had changed.
shown: “Which hole is the head for?” asked {friend}. ¶ {child} let one hand go up inside the pillowcase and feel its way round. It stopped at every corner. ¶ “That is where I would come out,” said {friend}, “if it were open.”
shown: “What is it like in there?” asked {friend}. ¶ {child} drew {his} head down into {his} pyjama top. It went here and there, and an elbow came up. ¶ “You are knocking at the wrong place,” said {friend}.
night: The clothes lay on the chair in the order in which they had come off, with the socks last.
night: One sleeve was still inside out, and had its hand up inside itself.

= put .. shoes on the wrong feet | shoes were on the wrong feet | had .. shoes on the wrong feet | wore .. shoes on the wrong feet | shoes on the wrong feet | put .. shoes on .. own | put on .. own shoes | put .. own shoes on | put .. wellies on the wrong feet | wellies on the wrong feet
seen: There are only two ways to put on two shoes, and it is nearly always the other one.
seen: The shoes would both like to go somewhere, but not to the same place.
own: {child} looked down at them for some time from above, and they were certainly both on.
shown: “How can you tell?” asked {friend}. ¶ {child} set two socks side by side with their toes turned in, as if they were talking. Then {he} changed them over. ¶ “Now they are looking past each other,” said {friend}.
shown: “Do the feet notice?” asked {friend}. ¶ {child} crossed {his} legs under the blanket, so that the left foot came out on the right. ¶ {friend} tickled it. It was the other leg that laughed.
night: By the door stood the shoes, and did not care whose left was whose.
night: The left foot lay on the left, and the right foot lay a bit on top of it.

= took .. own shoes off | took .. shoes off | took off .. shoes | took off .. own shoes | took .. boots off | took .. wellies off | took .. socks off | took off .. socks
seen: The heel is the part that holds on. All the rest would come at once.
seen: One shoe lands on its side, a good way off. The other one can never be found by looking where the first one is.
own: {child}’s toes spread themselves out, each of them as far from the next as it could get.
shown: “Which part will not come?” asked {friend}. ¶ {child} pulled at the toe of a sock, and it got longer, and pulled, and it got longer still. Then the heel came round the corner. ¶ “That was it,” said {friend}.
shown: “How is it done with no hands?” asked {friend}. ¶ {child} trod on one heel with the other foot, under the blanket, and pushed. A sock came out at the end of the bed by itself. ¶ “There is nobody in it,” said {friend}.
night: Ten toes lay in the open air of the bed, and none of them was in the front.

= brushed .. teeth | brushed .. own teeth | cleaned .. teeth | cleaned .. own teeth | had .. teeth brushed
seen: From inside a brush on teeth is as loud as a train, and outside it is hardly a mouse.
seen: The ones at the very back are the last to hear of it.
seen: Nobody can say a word with a toothbrush in, and everyone tries.
shown: “Which ones are hard to get at?” asked {friend}. ¶ {child} ran one finger along {his} own lips, from one cheek to the other, and then up round the corner. “In there,” said {child}. ¶ “It must be late in there,” said {friend}.
shown: “How does it sound from inside?” asked {friend}. ¶ {child} scrubbed one finger on the pillow, close to {friend}’s ear. ¶ “There is somebody sweeping the stairs,” said {friend}.
night: The brushes stood in their cup with their heads together, and were nearly dry.
night: A little white foam sat by the plughole, and got smaller.

= had .. hair washed | washed .. hair | didn’t like having .. hair washed | wouldn’t have .. hair washed | hated having .. hair washed | got .. hair washed | wouldn’t let .. wash .. hair | screamed .. hair wash* | cried .. hair wash* | had shampoo in
seen: The head goes back, and the ceiling is looked at, and some of the water always comes round by the ears.
seen: When the foam is in, hair will stand up in any shape that it is told to.
seen: The jug is always tipped a bit before the word “now”.
own: {child} kept {his} eyes so tight shut that {his} nose went up.
shown: “Where does it get in?” asked {friend}. ¶ {child} laid a sock over {friend}’s eyes. Then one finger ran down from the top of the head, past the ear, and in under the sock. ¶ “There,” said {friend}.
shown: “How far back does the head go?” asked {friend}. ¶ {child} looked at the ceiling, and farther, and farther, until {he} was looking at the wall behind. ¶ “From here you are all chin,” said {friend}.
night: The jug stood upside down on the edge, with its last drop under it.
night: A bottle stood on the edge of the bath, and a little of it had come down the outside.

= wouldn’t get out of the bath | didn’t want to get out of the bath | would not get out of the bath | refused to get out of the bath | had a bath | had a bubble bath | had a big bath
seen: The bath is too hot for one foot and then for the other. After that it is the air that is wrong.
seen: In a bath two knees are islands, and they come and go.
own: {child}’s fingers had gone wrinkly at the ends, and felt like somebody else’s on {his} cheek.
shown: “Where does the water come to?” asked {friend}. ¶ {child} drew the blanket up slowly, over the knees, over the tummy, as far as the arms. “There,” said {child}. ¶ “I should be under,” said {friend}.
shown: “What comes out last?” asked {friend}. ¶ {child} got up from under the blanket, first the hair, and then the rest, one leg at a time. A foot stayed in. ¶ “That one likes it,” said {friend}.
night: Round the empty bath went a line, where the water had come up to.
night: Something that had floated lay on its side on the bottom of the bath, because nothing was holding it up.

= had a shower | had .. first shower | went in the shower | got in the shower | had a shower instead
seen: In a shower it rains on one person, and everybody else stays dry.
seen: With water on both ears, people outside only move their mouths.
own: {child} stood with {his} eyes shut and felt about for the bottle, and found the wall.
shown: “Where does it hit?” asked {friend}. ¶ {child} drummed ten fingers on the top of {friend}, and then let them run down both sides. ¶ “I am being rained on,” said {friend}, “by you.”
night: The shower hung its head, and let go of one drop after another, farther and farther apart.

= was measured | got measured | grew out of his | grew out of her | marked .. height | was tall enough | measured his height | measured her height | measured .. against the door* | has grown an inch | grew out of .. shoes | grew out of .. coat | grew out of .. trousers | got taller
seen: Nobody has ever felt themselves do it. It is the trousers that find out.
seen: The heels go in against the door, and a book comes down flat on the hair. Then everybody turns round to see the line.
own: {child} stood as tall as can be done with both heels on the floor.
shown: “Which end does it get longer at?” asked {friend}. ¶ {child} lay flat, and put one finger to {his} head, and one foot to the bed’s end. Neither of them moved. ¶ “In the middle, then,” said {friend}.
shown: “How much is it?” asked {friend}. ¶ {child} laid one hand flat on {friend}’s head, and then lifted it by about the thickness of a sock. ¶ “All that,” said {friend}, looking up at it.
night: The last line on the door had nobody standing at it, and was exact.
night: Growing goes on in the night, so slowly that the blanket does not notice.

= had hiccups | had the hiccups | got hiccups | got the hiccups | hiccuped | hiccupped | couldn’t stop hiccuping
seen: Everybody waits for the next one, and it does not come. It comes in the middle of saying so.
seen: The jump is all on the inside, and the shoulders are taken along.
own: {child} stopped in the middle of every word that had a middle.
shown: “When is the next?” asked {friend}. ¶ {child} lifted one finger, and they waited. It was quite still. ¶ “Perhaps it is —” said {friend}. ¶ “Hic,” said {child}, who had only been showing.
shown: “What does it do to you?” asked {friend}. ¶ {child} sat {friend} on {his} tummy and gave one jump with it. ¶ “I was on my way somewhere,” said {friend}, a bit farther along.
night: The breath came, and went, and nothing got in between.
night: In the glass the water stood quite flat, with one gulp gone from the far side.

= sneezed | sneezed on | sneezed in | sneezed all over | did a big sneeze | had a sneezing fit | sneezed .. times
seen: Before it comes the mouth is open and the eyes are nearly shut, and nobody in there can be told anything.
seen: Nobody has ever seen their own sneeze, because the eyes are shut for it.
own: {child} looked round afterwards to see where it had gone.
shown: “How does it begin?” asked {friend}. ¶ {child} put up {his} nose, drew in a bit of air, and a bit more, and held one hand out for quiet. Then it had gone off again. ¶ {friend} was still leaning back.
shown: “How far did it get?” asked {friend}. ¶ {child} threw both hands open from {his} nose, with all ten fingers. ¶ {friend} looked along each of them, to where it pointed.
night: The handkerchief lay in a ball, with the last one inside.
night: Every nose in the house was pointing at the ceiling, or at a wall.

= yawned | yawned all | did a big yawn | kept yawning | couldn’t stop yawning
seen: In the middle of a yawn the ears shut, and whatever people say comes from far off, through a wind.
seen: Whoever sees a yawn has to have one, and so it gets round a room without any noise.
own: One drop came out at the side of {child}’s eye, though there was nothing to cry about.
shown: “How wide is it at the widest?” asked {friend}. ¶ {child} began to show, and then it was a real one, and took a long time. ¶ “Aah,” said {friend}. “Now I have it as well.”
shown: “What can be heard in the middle?” asked {friend}. ¶ {child} put both hands over {friend}’s ears, and let them go again slowly. ¶ “That,” said {child}. ¶ “It was like being far off,” said {friend}.
night: The last yawn went from the one to the other, and there was nobody after that.
night: All the mouths were shut, or open as wide as a finger.

= burped | burped the alphabet | did a big burp | burped .. alphabet up to | did a burp | did a huge burp
seen: It has a beginning of its own, low down, and there is just time to look up.
seen: Afterwards everyone is quiet for a bit, to see who will look at whom.
shown: “Where does it start?” asked {friend}. ¶ {child} put a finger on {his} tummy, and drew it slowly up the front, under the chin, and out. ¶ “It has to come all that way,” said {friend}.
shown: “How long was it?” asked {friend}. ¶ {child} took hold of the edge of the blanket and pulled it out between both hands, until {his} arms had no more. ¶ “And people heard all of it?” asked {friend}.
night: Every tummy in the house lay the right way up, and had nothing to say.
night: Somewhere in the pipes the house did it, low down, and did not say anything after.

= sang a solo | sang .. solo | sang in | sang on | sang to | sang the | sang a song | sang every word | sang .. song | sang all the way | sang at | sang in church | sang in the choir | sang .. whole song | sang by
seen: There is a breath first, which belongs to the song but is not sung.
seen: A bit of song that has been sung cannot be taken back and done better. There is only the next bit.
own: {child} felt it in {his} own nose, and it was louder in there than outside.
shown: “Where was the highest bit?” asked {friend}. ¶ {child} sang it very softly with one finger going up the wall, and up, and there. ¶ {friend} looked at that place on the wall. It looked like the rest.
shown: “What do the hands do?” asked {friend}. ¶ {child} stood up on the bed, opened {his} mouth, and sang one line. The hands hung down at the sides and held on to the pyjamas. ¶ “Those helped,” said {friend}.
night: The tune went round once more, in a head, with the mouth shut.
night: A song takes up no room when nobody is singing it. It lay about in the dark, all of it.

= danced | danced in | danced with | danced to | danced on | danced all | did a dance | did .. dance | went to ballet | had ballet | had .. dance show | had .. dance exam | danced around | danced round | did a .. dance | did a pants dance
seen: The music goes in at the ears, and it is always a knee or the head that hears it first.
seen: When the tune stops, everything stands still except hair and whatever is hung on.
own: {child}’s feet said the numbers, and {his} lips said them too.
shown: “How does it go?” asked {friend}. ¶ {child} lay where {he} was, and did it with two fingers on the blanket: side, together, side, and round. ¶ “They have very good knees,” said {friend}.
shown: “How do they know that it is over?” asked {friend}. ¶ {child} held both arms out and one foot off the mattress, and stayed so. The foot shook. ¶ “I would have gone on,” said {friend}.
night: The feet lay still, but one toe had not been told.
night: The floor had been under all of it, and lay quite flat.

= sat still | sat still for | sat very still | stayed still | stood still | sat for .. hours | wouldn’t sit still | couldn’t sit still
seen: Keeping still has to be done with every part at once, and there is always one that was not listening.
seen: A nose can go a whole day and not itch. It is when nobody may move that it begins.
own: {child} found out how much can be done with only the eyes.
shown: “What moves, when nothing moves?” asked {friend}. ¶ {child} sat and did not. They both looked. After a time a toe came up under the blanket. ¶ “It was that,” said {friend}.
shown: “How long did it take?” asked {friend}. ¶ {child} took a sock by its toe and drew it over the sheet, so slowly that nobody could see it go. ¶ “Is there much more of it?” asked {friend}, half way.
night: Now everything kept still, and nobody had had to ask.
night: The chair kept still too, as it had all along.

= got stung | was stung | got stung by | was stung by | got stung by a wasp | got stung by a bee | was stung by a wasp | was stung by a bee | got bitten by a mosquito | got stung on | was stung on
seen: What did it is so small that there is nothing to see but the place.
seen: It begins at one dot, and then the dot has a ring, and the ring is hot.
own: {child} kept all that part of {him} quite still, and looked only at the dot.
shown: “Where exactly?” asked {friend}. ¶ {child} went along one finger with the tip of another, slower and slower, and stopped. “If that was it,” said {child}. ¶ {friend} looked at the spot, and it was just skin.
shown: “How big is it really?” asked {friend}. ¶ {child} looked for something, and at last pulled one hair out of the blanket and held up its end. ¶ “I see the blanket,” said {friend}, “and your thumb.”
night: The dot was still there, and had gone smaller than its ring.
night: Out there in the dark all the stings were put away.

= had a black eye | got a black eye | had .. black eye
seen: Whoever has it cannot see it. They look out of it as they did before.
seen: A black eye is not black. It is purple and a bit green, and there is yellow round the outside.
own: {child} had to look in the mirror with the other one.
shown: “What can you see out of it?” asked {friend}. ¶ {child} shut one eye and looked at {friend}, and then shut the other one. ¶ “Am I darker?” asked {friend}.
shown: “How does it go round?” asked {friend}. ¶ {child} drew a ring about {friend}’s eye with one finger, thick below and thin on top. ¶ {friend} did not blink until it was dry.
night: In the dark both eyes were the same colour.
night: All night it went on changing colour, from the outside in, where nobody could see.

= had .. ears pierced | got .. ears pierced | got .. ear pierced | had .. ear pierced
seen: First there is only a dot of ink on each side. Somebody steps back, with one eye shut, to see if they are level.
seen: It goes clack, quite near, and that was the one ear. The other ear has heard it.
own: {child} turned {his} head left, and right, to feel what {he} could not see.
shown: “Does the second one know?” asked {friend}. ¶ {child} clicked {his} tongue close to {friend}’s left ear. Then {he} moved slowly round to the other side. ¶ “Yes,” said {friend}.
shown: “Where is the hole?” asked {friend}. ¶ {child} took the bottom of {his} own ear between two fingers and pulled it down, as far as it went. ¶ “There is hardly anybody living there,” said {friend}.
night: A head lay on its back that night, and not on either ear.
night: There was one very small dot in the dark that was brighter than the pillow.

= wouldn’t brush .. teeth | didn’t want to brush .. teeth | refused to brush .. teeth | wouldn’t clean .. teeth | wouldn’t let .. brush .. teeth | wouldn’t let .. clean .. teeth | wouldn’t do .. teeth
seen: Two lips are quite soft, and yet when they are shut, nothing in the world gets in.
seen: The toothpaste sits on the brush in a small curl, and the brush goes wherever the mouth has just been.
own: {child} breathed through {his} nose, and had no mouth.
shown: “How tight was it?” asked {friend}. ¶ {child} shut {his} lips, and drew them in, until there was only a line. A finger knocked on it from outside. ¶ “They are out,” said {friend}.
shown: “What did the brush do?” asked {friend}. ¶ {child} flew one finger towards {friend}’s mouth. At the last moment it had to turn off, and came round again. ¶ “It has got the wrong house,” said {friend}.
night: The tube lay there with its lid on, and was shut as well.
night: Somewhere behind the lips stood all the teeth, and could not see a thing.

= wouldn’t get in the bath | wouldn’t go in the bath | would not get in the bath | refused to get in the bath | refused to have a bath | wouldn’t have a bath | didn’t want a bath | didn’t want to get in the bath
seen: The water goes on steaming, and a sleeve gets wet, and it is nobody’s bath yet.
seen: With nobody in it, bath water makes no sound. Everyone can hear it wait.
own: {child} stood on the mat with one toe on top of the other, so that they were both busy.
shown: “How near did the feet get?” asked {friend}. ¶ {child} lifted {friend} over the side of the bed by the arms, and the feet spread out, and would not come down. ¶ “My feet have seen something,” said {friend}.
shown: “What is it that does not want to?” asked {friend}. ¶ {child} thought, and touched {his} knees, then {his} tummy, and then for a long time the back of {his} neck. ¶ “It is higher up than I thought,” said {friend}.
night: The bath was empty, and the tap had stopped thinking about it.
night: The mat lay in front of it, quite dry, with the mark of two heels.

= got a plaster | had a plaster | put a plaster on | got a .. plaster | had a plaster on | got a band aid | had a band aid | put a band aid on | needed a plaster | chose a plaster | wanted a plaster
seen: Two little wings of paper come off a plaster, and they stick to a thumb, and then to the other thumb.
seen: A plaster is the one picture that is worn just where something happened.
own: {child} bent it and unbent it, to see the picture fold.
shown: “What is underneath?” asked {friend}. ¶ {child} bent up the very edge of a pillowcase, peeped in with one eye, and smoothed it down again. ¶ “Is it still there?” asked {friend}. ¶ “Yes,” said {child}.
shown: “How does it come off?” asked {friend}. ¶ {child} laid a sock over one knee and drew it off, a very little at a time, with {his} eyes shut. ¶ {friend} had shut both eyes too.
night: The plaster held on by both its wings.
night: One corner had rolled up a bit, and had already caught some fluff.

= had a splinter | got a splinter | got a splinter in | had a splinter in | had a splinter out
seen: A splinter has no end that sticks out. It lies in there, quite plain to see, like a hair under ice.
seen: The tweezers come very slowly, and everyone’s face is in the light that they need.
own: {child} could see the end of it better than the people who were looking.
shown: “How long was it?” asked {friend}. ¶ {child} looked along the sheet, and found one thread that had come up by itself. {He} showed its tip with a nail. ¶ “The bit that I can see,” asked {friend}, “or the other?”
shown: “Which way does it have to come out?” asked {friend}. ¶ {child} drew a finger backwards out of the pillow, along the way it had gone in. ¶ “Then it knew the way,” said {friend}.
night: The splinter lay on a bit of paper, where nobody could have found it again.
night: Wood is full of them, all lying the same way, and none of them came out that night.

= kicked the ball | kicked a ball | kicked the football | kicked .. penalty | took a penalty | took the penalty | learned to kick a
seen: Just before it is kicked a ball has all the time in the world.
seen: There is a thump, and then the ball and the foot both go on, but only one of them comes back.
own: {child} looked only at the ball. Where it went, {he} heard.
shown: “Which part of the foot?” asked {friend}. ¶ {child} put one foot out from under the blanket and turned it, this side, that side, and pointed at the place. ¶ “It looks just like the rest,” said {friend}.
shown: “How hard?” asked {friend}. ¶ {child} gave one kick, under the covers. The end of the blanket went up, stood there, and came down. ¶ “It is still in there,” said {friend}, and watched that end.
night: The ball lay still, with its valve at the bottom, or else at the top.
night: Two feet were under the covers, and neither had anything in front of it.

= scored a basket | scored .. basket | scored .. baskets | shot a basket | shot hoops | played basketball | shot .. baskets | scored a three pointer
seen: The ball goes up to the ring, runs round on the edge, and thinks about it, and everybody leans.
seen: When it goes in without touching, the net says one short word.
own: {child}’s hand stayed up there for a while, bent over at the wrist, and waved the ball on.
shown: “How high up is it?” asked {friend}. ¶ {child} stood on the bed and made a ring with both arms, as far over {friend} as it would go. ¶ {friend} looked up through it. “There is a lamp in mine,” said {friend}.
shown: “Does it know that it is going in?” asked {friend}. ¶ {child} moved a rolled sock round on the rim of a cup, and round, and let go. They looked in together. ¶ “It does now,” said {friend}.
night: The hoop looked straight down at its own bit of floor.
night: Nothing fell through the net that night but air.

= got .. yellow belt | got .. orange belt | got .. green belt | got .. white belt | got .. red belt | got .. blue belt | passed .. grading | did .. grading | had .. karate grading | had .. grading | earned .. belt | got .. black belt | got .. brown belt | got .. purple belt | got .. next belt | got .. karate belt | got .. judo belt | got .. taekwondo belt
seen: Somebody says a name into a quiet room, and everybody in their socks turns round to see who that is.
seen: A new belt is stiff. It sticks out left and right, where the old one had learned to hang down.
own: {child} pulled at both ends, to feel that there was somebody in it.
shown: “Where does it go?” asked {friend}. ¶ {child} laid a sock round {friend}’s middle and crossed the ends in front, and they stood out left and right. ¶ “I shall have to go sideways through doors,” said {friend}.
shown: “How is it handed over?” asked {friend}. ¶ {child} sat up, gave a sock away with one hand, and took it with the other, and the two hands shook. ¶ “They know each other,” said {friend}.
night: Over the chair hung something stiff, and it did not touch the chair in many places.
night: The old one lay in the drawer, quite soft, and still had the bend in it.

= put peas in .. ears | put a pea in .. ear | put peas up .. nose | put a pea up .. nose | stuck a pea up .. nose
seen: There is a light for looking into people with, and whoever holds it shuts one eye and says, “Ah.”
seen: Behind a face there is not much room, and all of it is in use.
own: {child} sat under the lamp with {his} head on one side, and heard mostly {his} own swallowing.
shown: “What do they look in with?” asked {friend}. ¶ {child} made a tube out of one hand, and looked through it at {friend}’s ear, first from far, and then from quite near. ¶ “Is anybody in?” asked {friend}.
shown: “What did they do with it after?” asked {friend}. ¶ {child} put a crumb on a flat hand and held it under the lamp. They bent over it. ¶ “It does not look,” said {friend}, “as if it had been anywhere.”
night: In the kitchen the peas lay in their bag, all with each other.
night: One ear lay on the pillow and one lay open, and there was nothing in either but the quiet.

= had hearing aids | got hearing aids | got .. hearing aids | hearing aids were | wore .. hearing aids | chose .. hearing aids | had new hearing aids
seen: With them in, a coat has a noise, and so has paper. The fridge has been humming all along.
seen: A hearing aid sits behind the ear and says the room over again, a bit nearer.
own: {child} opened and shut a zip, to hear what it had been saying.
shown: “What was there that was not there before?” asked {friend}. ¶ {child} held still, and pointed: at the lamp, at the wall, at {friend}. ¶ “Me?” said {friend}. ¶ “You creak,” said {child}.
shown: “Where do they sit?” asked {friend}. ¶ {child} bent a finger over behind {friend}’s ear and left it lying there. ¶ {friend} listened. “Somebody is holding me,” said {friend}. “I can hear it quite clearly.”
night: The hearing aids lay in their box, and whatever the night said, it said to itself.
night: When both of them were out the house went as soft as wool, right up to the walls.

= had chickenpox | had chicken pox | got chickenpox | got chicken pox | caught chickenpox | covered in spots | came out in spots | had hand foot and mouth | has chickenpox | has chicken pox | has the chicken pox | had the chicken pox | had the chickenpox
seen: They come up where nobody is looking. There are nine, and a shirt goes up, and there are thirty.
seen: Each of them begins as a dot that might be nothing, and is looked at by everybody.
own: {child} looked down over {his} own chin, as far as a person can be seen from there.
shown: “How do you count them all?” asked {friend}. ¶ {child} touched {friend} with one finger, here, here, and here, and stopped at a button. ¶ “Does that one count?” asked {friend}. ¶ “It was there before,” said {child}.
shown: “Where is the last one?” asked {friend}. ¶ {child} put one arm over {his} shoulder and the other up {his} back, and neither got there. ¶ “There,” said {friend}. “Between your hands.”
night: In the dark nobody could count them, and it was the same number.
night: The lotion stood by the bed with one drop on its neck, which had dried there.

= went to the doctor* | went to the walk in | saw the doctor | let .. look in .. ears | at the doctor* | had a check up | had a checkup | had to go to the doctor* | the doctor looked
seen: There is paper on the bed there, off a roll, and it talks whenever anybody moves.
seen: The cold round thing is put on the front, and on the back, and then somebody listens and looks at the wall.
own: {child} sat on the edge of the high bed, and {his} feet hung down and had nothing to do.
shown: “What can they hear in there?” asked {friend}. ¶ {child} pressed one end of a rolled sock to {friend}’s front, and the other to {his} own ear, and breathed. ¶ “Is it me?” asked {friend}. ¶ “It is mostly sock,” said {child}.
shown: “What does the bed say?” asked {friend}. ¶ {child} moved one foot on the sheet, and did the paper with {his} mouth: krsh. Then {he} lay still, and it lay still. ¶ “It tells on you,” said {friend}.
night: In that room the paper had been pulled off the bed, and underneath there was paper.
night: The cold round thing hung on its hook, and listened to the wall.

= went to the hospital | went to hospital | went to a and e | went to a&e | went to the emergency room | went to the er | had an x ray | had an xray | had an x-ray | had to go to the hospital | had to go to hospital | had to go to a and e | spent .. in a and e | ended up in a and e | ended up at the hospital | in the emergency room
seen: First you wait on some chairs, and then a name is called, and you go round a corner, and there are chairs.
seen: In a hospital the doors open before anybody has touched them, and every shoe has a squeak.
shown: “How long is the wait?” asked {friend}. ¶ {child} sat {friend} on the edge of the pillow, and they looked at the door. They went on looking at it. ¶ “Is it us?” asked {friend}. ¶ “Not yet,” said {child}.
shown: “Who goes by there?” asked {friend}. ¶ {child} pushed the pillow slowly along the bed, with a sock lying on it: squeak, squeak, squeak. ¶ {friend} drew both feet in, to let it by.
night: The lights are left on there all night, and the chairs look at each other.
night: A door there opened by itself, saw that it was nobody, and went shut.

= got braids | got braids done | got .. braids done | had .. braids done | had braids done | had .. hair braided | got .. hair braided | had .. hair plaited | sat still for the braids | got .. hair done in | had .. cornrows | got .. cornrows
seen: Three bits go over one another, and over, and over. Each time there is a small pull, and the eyes go up at the corners.
seen: A comb draws the line first, from the front to the back, and where it has been the head is cool.
seen: The first braid is finished, and then somebody counts how much hair has not been told yet.
own: {child} found out how much can be seen without turning {his} head.
shown: “How does it go?” asked {friend}. ¶ {child} laid three socks side by side and brought the left one over, and the right one over, and the left. ¶ “Which is which now?” asked {friend}. ¶ “Nobody knows,” said {child}.
shown: “How long must the head keep still?” asked {friend}. ¶ {child} sat up straight and looked at one spot, and only {his} mouth said, “Until the end.” ¶ {friend} looked at the spot as well, to help.
night: The pillow lay under it and felt every row.
night: The comb lay there with three long hairs in it, and did not part them.

= went down the fireman’s pole | slid down the pole | slid down the fireman’s pole | went down the pole | slid down a pole
seen: The pole is a little too far from the edge. For a bit a person is a bridge, with feet on this side and hands over there.
seen: All the way down it is held on to, and all the way down it goes past.
own: {child}’s hands were warm on the inside afterwards, and smelled of metal.
shown: “How do you get from here to there?” asked {friend}. ¶ {child} put two fingers on the edge of the bed and reached out with the thumb for the bedpost. They all stretched. ¶ “Somebody has to let go,” said {friend}, “and it is not the thumb.”
shown: “Does it go round?” asked {friend}. ¶ {child} held one arm straight up, put {friend}’s arms about it at the top, and let {friend} come down. ¶ “Once,” said {friend}. “I saw everything one time.”
night: The pole stood straight up and down, and had a shine as high as a hand can reach.
night: The ground at the foot of it had two heels in it, close together.

= had .. feet measured | got .. feet measured | got measured for shoes | was measured for shoes | went up a shoe size | feet had grown | feet grew
seen: The metal is cold through the sock, and then a bar comes sliding up until it meets the big toe.
seen: A thumb is pressed on the front of the shoe, to feel who is in there, and how near.
own: {child} looked down at {his} foot, which stood there as if it had been asked a question.
shown: “Which of them is bigger?” asked {friend}. ¶ {child} put both feet out at the bottom of the blanket, heel by heel. They looked along the toes with one eye each. ¶ “They are not saying,” said {friend}.
shown: “How do they know where you end?” asked {friend}. ¶ {child} pushed a flat hand slowly along the sheet, until it came up against {friend}. ¶ “There,” said {friend}. “That is me already.”
night: The old shoes stood by the door, and still believed that number.
night: Ten toes had room at the end of the bed, and did not go up to it.

= was scared of | was afraid of | was frightened of | was terrified of | got scared of | got scared | was scared | was frightened | is scared of | was a bit scared | was too scared to | pretended he wasn’t scared | pretended she wasn’t scared | was pretending he wasn’t scared
seen: Whoever is afraid of a thing always knows exactly where in the room it is.
seen: Being scared begins in the tummy and in the knees. The head is the last to hear of it, and has to say why.
seen: It gets bigger when it is not looked at, and then nobody likes to look, to see how big.
own: {child} stood a bit behind the nearest leg, and looked round it with one eye.
shown: “Where does it sit?” asked {friend}. ¶ {child} laid one hand on {his} tummy and waited. Then {he} moved it a bit higher up. ¶ {friend} put an ear there. “It runs,” said {friend}, “but it does not go away.”
shown: “How near may it come?” asked {friend}. ¶ {child} put a sock at the bottom of the bed, and pulled up {his} feet. Then {he} moved the sock off the bed, as far as the door. ¶ “There?” asked {friend}.
night: All the knees in the house lay flat, and none of them was saying anything.
night: The whole room was there, all round, and each thing was in the place where it always was.

= didn’t like the bangs | didn’t like the bangs of fireworks | was scared of the bangs | was scared of fireworks | was scared of the fireworks | was afraid of fireworks | didn’t like fireworks | didn’t like the fireworks | was scared of the thunder | was scared of thunder | was afraid of thunder | didn’t like the thunder | scared of fireworks | scared of the fireworks | scared of thunder | scared of the thunder | hated the fireworks | hated the bangs | scared of the bangs
seen: First there is the light, and it makes no sound. Then there is the wait, and that is the worst part of a bang.
seen: A bang is heard with the ears, but it is the front of the jumper that feels it.
own: {child} looked at it between two fingers, with both thumbs in {his} ears.
shown: “How long is it from the light until the bang?” asked {friend}. ¶ {child} opened one hand, quickly, and they waited, and {child} was already holding {friend}’s ears. ¶ “I heard nothing,” said {friend}. “Was it there?”
shown: “What can you do with only two hands?” asked {friend}. ¶ {child} put them over both ears, and so there was none for the eyes, and {he} shut those by themselves. ¶ “It comes out even,” said {friend}.
night: The sky was quite black from end to end, and did not say a word.
night: Now it was so quiet that the blanket could be heard.

= went ice skating | went skating | ice skated | skated | learned to skate | learnt to skate | learned to ice skate | went roller skating | roller skated | went rollerblading | learned to roller skate
seen: On skates the two feet have ideas of their own, and they are two different ideas.
seen: Standing still is the hard part. It goes on, all by itself, slowly, in the direction of somebody.
own: {child} held on to whatever there was to hold on to, hand after hand of it.
shown: “Which way do the feet go?” asked {friend}. ¶ {child} set two fingers on the pillow’s smooth side and let them be. One went east, and one went west. ¶ “And what did the middle do?” asked {friend}.
shown: “How do you stop?” asked {friend}. ¶ {child} slid one sock along the sheet, straight at {friend}, and {friend} stopped it. ¶ “So that is what I am for,” said {friend}.
night: The skates hung by their laces, and could not go anywhere.
night: The floor under the bed was rough and dry, and whatever stood on it stayed.

= went skiing | skied | skied down | skied the | learned to ski | learnt to ski | went down the baby slope | had a ski lesson
seen: Skis go straight on. It is the turning that has to be explained to them.
seen: Each foot is as long as a person, and to turn round they have to be asked one at a time.
own: {child} made the points meet in front, like the front of a house, and it got slower.
shown: “How long are the feet?” asked {friend}. ¶ {child} laid a sock before each foot, and another before that, and tried to turn round in bed. ¶ “They have come undone,” said {friend}.
shown: “Where does it stop?” asked {friend}. ¶ {child} let two fingers go straight down from {his} knees, and over the flat part, and on, until they came to {friend}. ¶ “Here, it seems,” said {friend}.
night: Two long things leaned side by side against a wall, with their noses bent up.
night: The slope went down all night without anybody.

= got stung by nettles | got stung by a nettle | was stung by nettles | got stung by stinging nettles | stung by nettles | fell in nettles | fell into nettles | fell in the nettles | fell into the nettles | fell off .. into nettles | fell off .. into the nettles | walked into nettles | walked through nettles | learned about dock leaves
seen: A nettle looks like any other leaf until it has been touched. After that it never does again.
seen: It comes up in small white bumps, and between one bump and the next it is only skin.
seen: Wherever there are nettles, somebody begins to walk about bent over, and is looking for a dock leaf.
own: {child} carried that bit of {him} out in front, and followed it about.
shown: “How does it get in?” asked {friend}. ¶ {child} stroked one finger over {friend}, so lightly that not a hair moved. ¶ “But that was nothing,” said {friend}. ¶ “That was it,” said {child}.
shown: “What does the dock leaf do?” asked {friend}. ¶ {child} took a sock and rubbed {friend} with it up and down, up and down, for a good while. ¶ “It is busy,” said {friend}.
night: The nettles stood close together, with all their leaves held out.
night: A bit of green had got under a nail, and went to bed there.

= got dumped by a wave | got knocked over by a wave | was knocked over by a wave | got hit by a wave | got knocked down by a wave | got splashed by a wave | wave knocked | swallowed half the ocean | swallowed .. sea water | swallowed half the sea | swallowed .. seawater | knocked over by a wave | bowled over by a wave
seen: In the middle of a wave there is no up. There is only a noise, and sand that is going the other way.
seen: Then the wave is quite flat, and slides back past everybody’s ankles as if it had only come to look.
own: {child} stood there with {his} hair all over {his} face, and there was salt in everything.
shown: “Which way up were things?” asked {friend}. ¶ {child} rolled {friend} over in the blanket, once, and then half. “Say when you know,” said {child}. ¶ “I have a foot in my ear,” said {friend}. “Is it mine?”
shown: “How did it look from the front?” asked {friend}. ¶ {child} lifted one whole side of the blanket in both hands, high up, and stood behind it. It bent at the top. ¶ “You may put it down,” said {friend}.
night: The sea went on turning its waves over, one by one, with nobody in them.
night: A bit of sand had stayed in one ear, and came out on the pillow.

= got stuck in the mud | got stuck in mud | lost .. welly | lost a welly | lost .. welly in the mud | lost .. welly in .. mud | lost .. wellie | lost .. shoe in the mud | welly got stuck | welly came off | boot got stuck | lost .. boot in the mud | lost .. boot in mud | lost .. wellies in | stuck in the mud
seen: The foot comes up and the boot does not. Then there is a sock in the air, with nowhere to go.
seen: Mud does not take hold until somebody wants to leave.
own: {child} stood on one leg, and both arms went round and round.
shown: “What did the mud say?” asked {friend}. ¶ {child} put a fist into the palm of the other hand, pressed, and pulled it slowly out. It made a word. ¶ “It said no,” said {friend}.
shown: “How do you get away again?” asked {friend}. ¶ {child} pulled one foot up out of the blanket. The sock stayed in. ¶ They both looked at the foot. “Now it must not come down,” said {friend}.
night: There was a hole in the mud as deep as a boot, and it filled slowly from below.
night: One boot leaned on the other by the door, or it leaned on nothing.

= was a sub | was sub | was a sub for the whole match | didn’t get on the pitch | was benched | stayed on the bench | didn’t get a game | was a substitute for the | never got on the pitch | sat on the bench for the whole | sat on the bench the whole | was on the bench for | was on the bench all
seen: A substitute’s coat is done up to the chin the whole time, and underneath there is the right shirt.
seen: From the side you can hear the players breathe, and what it is that they shout.
own: {child} jumped up and down a bit on the spot, to be ready, and then a bit less.
shown: “Where do you stand for that?” asked {friend}. ¶ {child} drew a line down the middle of the blanket, put all the socks on that side, and {friend} on this. ¶ {friend} looked over. “They do not look up,” said {friend}.
shown: “What do the legs do meanwhile?” asked {friend}. ¶ {child} sat on the edge of the bed and let one knee go, up and down, as quickly as it liked. ¶ “That one is playing,” said {friend}.
night: One shirt in the wash was as clean as when it went out, and went round with the others.
night: The bench stood by the line, quite long, with nobody on it.

= was picked last | was always picked last | got picked last | got picked last for | wasn’t picked | wasn’t picked for | didn’t get picked | didn’t get picked for | didn’t make the team | didn’t make the a team | didn’t make .. team | got dropped from | was dropped from | didn’t get in the team | didn’t get into
seen: A name is said, and then another, and somebody’s feet walk off each time. It is the names that are not said that can be heard.
seen: A list goes down the paper a good way, and then there is only paper.
own: {child} looked at {his} own shoes, first the left one and then the right.
shown: “How do they do it?” asked {friend}. ¶ {child} set out the socks in a row and took them away by turns, one to the pillow, one to the end. ¶ One was still there. {friend} went and sat by it.
shown: “What can you hear, while they say the names?” asked {friend}. ¶ {child} opened {his} mouth for a name, and shut it, and opened it again. ¶ {friend} leaned forward each time. “It nearly began with mine,” said {friend}.
night: All the names lay about in the dark, and nobody was saying them.
night: Somewhere a list hung on a board, with nobody in front of it.

= was scared of forgetting | was afraid of forgetting | was scared of dropping | was scared of getting | was scared of falling | was scared it would | was scared she would | was scared he would | was afraid it would | was afraid she would | was afraid he would | was nervous | was nervous about | was worried about | was worried it | was worried she | was worried he
seen: A thing that has not happened yet can be seen from every side, and everybody is looking.
seen: It is a thought that goes away to the end of the road, turns round, and comes back with the same face.
own: {child} went through it once more, with only {his} lips.
shown: “What does it look like, before it comes?” asked {friend}. ¶ {child} held one small finger in front of the lamp, and there it was on the wall, as tall as a man. ¶ {friend} looked at the wall, and at the finger, and at the wall.
shown: “Where do you feel it?” asked {friend}. ¶ {child} laid {friend} on {his} tummy, and they both kept still. ¶ {friend} went up, and down, and up. “Somebody is walking about in there,” said {friend}, “in socks.”
night: Tomorrow was on the other side of the curtain, and did not come in.
night: All the things that had not happened lay quite still, and did not happen.

= didn’t like the noises | heard a noise | heard noises | heard a funny noise | heard a scary noise | was scared of the noises | was scared of the noise | pipes made | house made noises
seen: A noise in the night is always just finished when you begin to listen.
seen: Pipes talk when somebody has gone by with hot water in them. First they tick fast, and then slowly, and then they have said it.
own: {child} held {his} breath, because that was the only other thing to be heard.
shown: “What did it say?” asked {friend}. ¶ {child} thought, and did it with one nail on the wood of the bed: tk, tk. And then, when nobody expected it, tk. ¶ “That last one,” said {friend}, “was the one.”
shown: “Where was it?” asked {friend}. ¶ {child} turned an ear to the wall, and to the floor, and to {friend}. ¶ “It was not me,” said {friend}. “I have only the one noise, and it is this.”
night: Tick, said the pipe. After a good while it said it once more, and that was all it knew.
night: The house lay down on its boards, one after another, the way it does each night.

= got back on | got straight back on | got right back on | climbed back on | climbed back in | climbed back up | got up again | got back up | got up and carried on | got up and did it again
seen: It is just as high as it was before, and the foot has to be lifted just as far.
seen: The second time is quieter. Everybody knows now what there is.
own: {child} put {his} hands in the same places as before, only a bit tighter.
shown: “What comes first, to get back?” asked {friend}. ¶ {child} let one knee slide off the bed, looked at it, and brought it up again. Then all the rest had to come too. ¶ “The knee,” said {friend}.
shown: “Was it the same one?” asked {friend}. ¶ {child} patted the pillow flat, looked at it from in front, and sat down on it again, a bit farther back. ¶ “It looks as if it had never met you,” said {friend}.
night: There was a dent where somebody had lain, and beside it a dent where they had lain again.
night: Whatever had been sat on stood still, and nobody had to hold on to it.

= did it again | did it .. times | wanted to do it again | wanted to go again | went again | went on it .. times | went down it .. times | kept doing it | had to do it again | shouted again | yelled again | said again again | wanted another go | had another go
seen: “Again” is a whole report, and everybody knows from it how it was.
seen: On the way back to the start nobody looks to the left or to the right.
own: {child} was at the front of it once more before the last time had quite stopped.
shown: “Was it the same, each time?” asked {friend}. ¶ {child} slid a sock down one knee, and fetched it, and slid it down, and fetched it. ¶ “The third was rounder,” said {friend}. “I should like to see the third.”
shown: “How is it asked for?” asked {friend}. ¶ {child} put {his} nose quite near, held up one finger, and opened {his} eyes wide. ¶ “I should have said yes,” said {friend}, “and I do not know to what.”
night: Nothing was being done again. The last time had stayed the last.
night: One more time was left over, and was kept for another day.

= let go of the bike | let go of the saddle | let go of the seat | ran behind .. bike | ran behind holding | ran along behind .. bike | ran alongside .. bike | ran beside .. bike | running behind .. bike | held the saddle | held the back of .. bike | held on to the saddle | daddy let go and | dad let go and | mummy let go and | mum let go and | mommy let go and | mom let go and | grandad let go and | grandpa let go and | nonno let go and | daddy ran behind | dad ran behind | mummy ran behind | mum ran behind | mommy ran behind | grandad ran behind | ran behind him | ran behind her | was running behind him | was running behind her | daddy couldn’t keep up | dad couldn’t keep up | mummy couldn’t keep up | mum couldn’t keep up | mommy couldn’t keep up | nonno let go | daddy let go | dad let go | mummy let go | mum let go | mommy let go | mom let go | grandad let go | grandpa let go
seen: Whoever runs behind a bike runs bent over, with one arm out, and in the wrong shoes.
seen: All at once the arm is still out in front, and there is no bike at the end of it.
shown: “How long did the hand hold on?” asked {friend}. ¶ {child} pushed {friend} along the blanket with one finger, and the finger came off, and went on beside. ¶ “Tell me when,” said {friend}. ¶ “Before,” said {child}.
shown: “What does it sound like from in front?” asked {friend}. ¶ {child} turned {friend} away, and did it behind: big feet, and puffing, and then the same feet from farther off. ¶ “They have stopped to look,” said {friend}.
night: A pair of shoes that are not for running stood by themselves, and their tongues hung out.
night: One hand lay open on a cover somewhere, and was not holding anybody’s saddle.

= went stiff | went stiff like a plank | went stiff as a board | wouldn’t sit in the car seat | didn’t want to sit in the car seat | wouldn’t get in the car seat | wouldn’t get in the buggy | wouldn’t go in the car seat | wouldn’t sit in the buggy | wouldn’t get in the pushchair | wouldn’t go in the buggy | wouldn’t get in the car
seen: A person who does not wish to sit has no knees.
seen: It takes two hands for the middle, and two for the feet, and then there are none for the buckle.
own: {child} was all one piece, from the hair down to the heels.
shown: “Where do you fold, at such a time?” asked {friend}. ¶ {child} lay down flat and did not. {friend} got on from above, at the middle, and waited. ¶ “It does not give at all,” said {friend}. “It is like lying on a bridge.”
shown: “Where had the knees gone?” asked {friend}. ¶ {child} stuck out one leg over the edge of the bed, and it stayed out, like a shelf. ¶ {friend} looked underneath. “They are there,” said {friend}. “They are just not answering.”
night: Every knee in the house was a little bent.
night: The buckle hung open on its strap, with both its halves to itself.

= lay on the floor | lay down on the floor | lay down on the pavement | lay on the pavement | lay on the ground | lay down on the ground | lay face down | threw himself on the floor | threw herself on the floor | threw himself down | threw herself down | lay down in the middle | lay down in the road | lay down in the shop | lay down in the supermarket | lay down in the aisle | lay on the floor and screamed | flung himself on the floor | flung herself on the floor
seen: From down there everybody is mostly shoes.
seen: A floor is cool on one cheek, and has a smell that nobody standing up knows of.
own: {child} could hear steps come, with one ear, through the ground, and stop.
shown: “What is there to see down there?” asked {friend}. ¶ {child} laid {his} cheek on the mattress, and {friend}’s cheek too. ¶ “Your nose,” said {friend}, “and a great deal of sheet. And far away there is a foot.”
shown: “How heavy does it make you?” asked {friend}. ¶ {child} lay down and let {his} arm be lifted. It went up a little way, and fell back, and was all arm. ¶ “There was nobody in it,” said {friend}.
night: The floor was empty from one wall to the other, and some of it was under the bed.
night: Whoever lay that night lay on purpose, and on something soft.

= got shy | was shy | went shy | felt shy | went all shy | was too shy to | got too shy | got very shy | wouldn’t say hello | hid .. face
seen: Shy people look at one thing, quite low down, and know all about it by the end.
seen: A coat has a good deal of room behind it, when somebody is in it.
own: {child} had a great many words, and all of them stood behind one another, and nobody went first.
shown: “What can you see from behind a leg?” asked {friend}. ¶ {child} put {friend} behind one knee, and bent it a little, and stretched it. ¶ “Now some,” said {friend}. “Now none. Now there is one eye. It is mine.”
shown: “Where did the hello get to?” asked {friend}. ¶ {child} opened {his} mouth, and it was there, and then {he} had swallowed. ¶ {friend} looked in after it. “I saw its heels,” said {friend}.
night: Now nobody could be looked at, and everybody was there.
night: Somewhere a hello was still on its way up, and not in any hurry.

= trapped .. finger | trapped .. fingers | trapped .. hand | shut .. finger in | shut .. fingers in | shut .. hand in | got .. finger trapped | got .. fingers trapped | slammed .. finger | slammed .. fingers | squashed .. finger | squashed .. fingers | pinched .. finger | caught .. finger in | jammed .. finger | slammed .. hand | shut .. thumb in | trapped .. thumb | trapped .. toe | finger got shut | fingers got shut | finger got trapped
seen: A finger that has been trapped has a heart of its own, and it can be counted.
seen: It is held higher than the head, and then under cold water. It is the same everywhere.
own: {child} kept it upright, all by itself, and would not let it be in with the others.
shown: “How does it go, in there?” asked {friend}. ¶ {child} pressed one fingertip against {friend}, and let go, and pressed, and let go. ¶ “It is knocking,” said {friend}. “It wants to know if we are in.”
shown: “Which of them was it?” asked {friend}. ¶ {child} spread out one hand on the blanket, and the four stood back a bit from the one. ¶ {friend} gave that one a nod.
night: Four fingers lay close together, and one had the whole of the rest of the blanket.
night: All the doors in the house were either open or shut, and stayed so.

= stubbed .. toe | banged .. toe | bashed .. toe | bumped .. toe | whacked .. toe
seen: A toe is farther away than anything else that a person has, and the news has to come the whole way up.
seen: There is just time to know it before it comes.
own: {child} stood on one leg, and held the other foot in both hands like something that had been brought in.
shown: “Which of them was it?” asked {friend}. ¶ {child} put one foot out from under the blanket and moved that toe. The toe beside it moved as well. ¶ “They are very close,” said {friend}.
shown: “How long is the way up?” asked {friend}. ¶ {child} ran one finger from {his} toe over the knee, along the arm and round by the ear. There it stopped. “Now,” said {child}, “it says ow.”
night: Ten toes lay under the blanket with a good deal of nothing in front of them.
night: Every table in the house stood on its own feet, and nobody walked by.

= cut his finger | cut her finger | cut .. finger on | cut .. finger with | cut his thumb | cut her thumb | cut .. thumb on | got a cut on .. finger | got a paper cut | had a cut on .. finger
seen: At first it is only a line, so thin that it might have been drawn on.
seen: A cut is very small for the number of people who come to look.
own: {child} held that finger straight up, and everything else had to be done by the others.
shown: “How long is it?” asked {friend}. ¶ {child} pulled up one thread from the blanket, held it against {friend}, and covered half of it with a nail. ¶ “I had thought it would be longer,” said {friend}.
shown: “What can a hand do without that one?” asked {friend}. ¶ {child} picked up a sock with all the fingers but one. That one stuck out, as if it were drinking tea. ¶ “It is being polite,” said {friend}.
night: From both sides the edges of a very thin line came nearer to each other.
night: Nine of them were bent, and one was not.

= had nits | got nits | had head lice | got head lice | had lice | got lice | caught nits | nits were going round | brought home nits
seen: A comb for nits has its teeth so close together that you can hear them: zzzp, from the skin to the end.
seen: After each zzzp it is wiped on paper, and all the heads bend over, and then bend back a little.
own: {child} sat with {his} chin on {his} chest, and saw mostly {his} own knees, and some hair that came forward.
shown: “What are they looking for?” asked {friend}. ¶ {child} parted the fur of the blanket with two fingers, bent down, and went along. Then {he} stopped. ¶ “That one has legs,” said {friend}. ¶ “It is fluff,” said {child}.
shown: “Where do they walk about?” asked {friend}. ¶ {child} let one fingertip go along behind {friend}’s ear, in no hurry, and up over the top. ¶ “I should like to be looked at,” said {friend}.
night: The comb lay by the basin with every tooth clean.
night: All the heads in that house lay some way off from one another, on a pillow each.

= had an operation | had .. operation | had .. tonsils out | got .. tonsils out | had grommets | got grommets | had grommets put in | had surgery | had .. surgery | had .. adenoids out
seen: The bed goes along the passage by itself, on wheels, and it is the lamps that walk by overhead.
seen: Somebody says to count backwards from ten, and hardly anybody has ever met the four.
own: {child} had a bracelet on with {his} own name, in case {he} was asked.
shown: “What is it like to be wheeled?” asked {friend}. ¶ {child} laid {friend} flat on the pillow and pulled the pillow slowly down the bed. ¶ “The ceiling has left,” said {friend}. “Is it coming with us?”
shown: “How does the gown do up?” asked {friend}. ¶ {child} put the blanket on from the front, with both arms through nothing, and turned round. ¶ “It has no other side,” said {friend}.
night: In a hospital the lamps are turned down at night too, and somebody goes by on soft shoes.
night: A bracelet with a name on it said the same name all night, in quite small print.

= took .. medicine | had .. medicine | had to take medicine | had to have medicine | had to take .. medicine | took the medicine | wouldn’t take .. medicine | wouldn’t have .. medicine | spat out .. medicine | spat .. medicine out | had antibiotics
seen: The strawberry on the spoon is not one that anybody has met.
seen: The spoon comes very slowly and quite level, and is fuller than it looks.
own: {child}’s whole face came together in the middle, and took a while to go back.
shown: “What does it taste of?” asked {friend}. ¶ {child} thought of it, and first one eye shut, and then the nose went up, and then the shoulders. ¶ “Of all that?” asked {friend}.
shown: “Where does it go in?” asked {friend}. ¶ {child} held a finger, perfectly level, in front of {friend}’s mouth, and waited. It came nearer. ¶ “I have remembered something,” said {friend}, from behind the pillow.
night: The spoon lay by itself, sticky on one side, and pointing at nobody.
night: The bottle stood on its high shelf, with one spoon less in it.

= used .. inhaler | had .. inhaler | needed .. inhaler | had to have .. inhaler | had to use .. inhaler | had an asthma attack | had .. asthma
seen: It says one short word, psst, and then that has to be kept in and counted.
seen: Nobody thinks of a breath until it has to be fetched.
own: With each breath {child}’s shoulders came up a little, to help.
shown: “How is it done?” asked {friend}. ¶ {child} held a rolled sock to {his} lips, said psst, and shut them. Then {he} put up one finger after another. ¶ At ten {friend} breathed out as well.
night: The breath went in and came out, and nobody was counting.

= got soap in .. eye | got soap in .. eyes | got shampoo in .. eye | got shampoo in .. eyes | got sand in .. eye | got sand in .. eyes | got something in .. eye | had something in .. eye | got sun cream in .. eye | got sun cream in .. eyes
seen: An eye can hold nothing at all, however small, and says so at once.
seen: One eye shuts, and the other shuts with it, to keep it company, and then nobody sees where the towel is.
own: {child} held out both hands for a towel, and got several things that were not.
shown: “How big was it?” asked {friend}. ¶ {child} looked at the end of one finger, and held it to the lamp, and turned it, and blew. ¶ “Now there is nothing on it,” said {friend}. ¶ “It was like that,” said {child}.
shown: “What does the other eye do?” asked {friend}. ¶ {child} shut one, as tight as it went, and tried to leave the other open. It trembled, and then it was shut as well. ¶ “They are friends,” said {friend}.
night: Every eye in the house was shut, of its own accord, with nothing in it.
night: The towel hung there with its corner wet.

= cut .. own hair | cut .. own fringe | cut .. own bangs | cut .. fringe off | had cut .. own fringe | had cut .. own hair | gave himself a haircut | gave herself a haircut
seen: The hands in the mirror go the other way, and so it is always a different bit that comes off.
seen: What is too short cannot be cut longer. It can only be given some company.
own: {child} felt along {his} forehead with a flat hand, where there was more of it now.
shown: “How much is left?” asked {friend}. ¶ {child} laid a sock along {friend}’s forehead and pushed it up, until only the edge stuck out, like a brush. ¶ “I can see further,” said {friend}.
shown: “Where did it go, the rest?” asked {friend}. ¶ {child} looked under the pillow, and shut {his} hand, and put the hand behind {his} back. ¶ “I only wondered,” said {friend}.
night: In the dark it grew, by as much as hair does in a night, which is a start.
night: The scissors lay on the top of something, where they live from now on.

= cut .. doll’s hair | cut .. doll’s hair off | cut .. barbie’s hair | cut .. dolly’s hair | gave .. doll a haircut | cut the doll’s hair | cut off .. doll’s hair
seen: A doll’s hair comes up out of her head in tidy rows of dots, and nobody sees them until afterwards.
seen: The doll looks straight ahead the whole time, and her face does not change.
shown: “What did she say?” asked {friend}. ¶ {child} opened {his} eyes, and did not blink, and did not move {his} mouth. ¶ {friend} waited for the end of it. “She is thinking of something,” said {friend}.
shown: “Will it come again?” asked {friend}. ¶ {child} laid one finger on a bare bit of {his} own arm, and they both looked at the place for some time. ¶ “I think it has begun,” said {friend}.
night: The doll lay with her eyes shut, as dolls do when they are laid flat.
night: The doll’s hair stayed exactly as long as it was.

= moved up .. swimming | moved up .. at swimming | moved up to the next swimming group | moved up a group at swimming | got .. swimming badge | went up a level in swimming | went up a group in swimming | got .. metre badge | got .. metres badge | moved up to .. in swimming | passed .. swimming test | passed .. swimming badge | passed .. swimming level | passed .. swimming stage | passed .. swim test
seen: The next group has the same water, only farther along, where the wall goes down deeper.
seen: A badge is very small, and there is a whole pool on it.
own: {child} walked along the side, past the old place, with wet feet, and did not run.
shown: “What is different up there?” asked {friend}. ¶ {child} drew a line on the blanket with one toe, and lifted {friend} over it. ¶ {friend} looked about. “It is the same blanket,” said {friend}, “but I am in the other part.”
shown: “How do you get there?” asked {friend}. ¶ {child} lay on {his} front and made big slow arms, all down the side of the bed, and touched the wood. ¶ “And what did the wood say?” asked {friend}.
night: The pool was quite dark, and all the groups in it were one.
night: The floats lay in one heap, and nobody asked which group they were in.

= surfed | went surfing | went bodyboarding | stood up on the board | stood up for about | rode a .. wave | rode a giant wave | caught a wave | stood up on .. surfboard | learned to surf
seen: On a board a second is so long that it takes all evening to tell.
seen: The wave does all of it. The person has only to stand in the right place, and the right place keeps moving.
own: {child}’s arms were out and {his} knees were bent, and so was everything else.
shown: “How long is a second?” asked {friend}. ¶ {child} knelt on the pillow, put one foot down, let go, and stood. Then {he} sat. ¶ “I had just begun to look,” said {friend}.
shown: “How big was the wave?” asked {friend}. ¶ {child} lifted the blanket with both arms, got up on {his} toes, and lifted it a bit higher. ¶ “Every time I ask,” said {friend}, “it has grown.”
night: The waves came in one after another, with nobody on top.
night: The board stood on its end with sand in the wax.

= played hide and seek | played hide-and-seek | played sardines | counted to .. and came to look
seen: Whoever is counting says the last numbers louder than the rest.
seen: The best place is always the one where somebody is already, with a finger on their lips.
own: {child} heard the steps come up, and stop, and go by, and did not know if {he} was glad.
shown: “How do you know where to look?” asked {friend}. ¶ {child} put both hands over {his} eyes and counted. When {he} looked, {friend} had not moved at all. ¶ “Found,” said {child}. ¶ “How?” asked {friend}.
night: Behind every door there was nobody, and they could all come out.
night: Somebody had counted to the end, and it was bedtime that came to look.

= played tag | played tig | played chase | played chasing games | played stuck in the mud | played british bulldog
seen: It is a quite ordinary hand, and everybody runs from it.
seen: For a bit two people stand on two sides of one tree, or one bin, and each goes round as the other goes.
own: {child} felt the touch before it came, right between the shoulders.
shown: “What happens if it gets you?” asked {friend}. ¶ {child} laid one finger on {friend}, and drew back both hands, and both feet, and looked hunted. ¶ “What have I got?” asked {friend}. ¶ “It,” said {child}.
shown: “How close was it?” asked {friend}. ¶ {child} let one hand run away over the blanket, and the other after it, round the knee. They came past three times. ¶ “I am for the one at the back,” said {friend}.
night: Nobody was it any more. It had been left outside.
night: Two hands lay still, and neither was behind the other.

= played snap | played cards | played uno | played go fish | played happy families | played pairs | played top trumps | played a card game | played card games
seen: All the cards have the same back, so that nobody can be known from behind.
seen: When two hands come down on one heap, the one underneath was first.
own: {child} held {his} cards so near that {his} breath was on them.
shown: “Who was first?” asked {friend}. ¶ {child} slapped one hand on the pillow, and the other on the top of that, both as quick as {he} could. ¶ “The lower one,” said {friend}. “It can hardly be seen for the other.”
shown: “How do you not show it?” asked {friend}. ¶ {child} looked at one palm, as if it were a card, and then at {friend}. Only one eyebrow moved. ¶ “It is a queen,” said {friend}.
night: The pack lay in its box, with the kings and the twos face to face in the dark.
night: One card was under the sofa, and so all the others were one too few.

= did a sponsored walk | walked .. miles | walked five miles | walked all the way | walked the whole way | went on a long walk | went for a long walk | hiked | hiked up | went on a hike | climbed a mountain | climbed a hill | walked up a mountain
seen: The last mile is made of the same steps as the first, and they have all got longer in the meantime.
seen: “Just round the next bend” is a place that goes along in front.
own: {child} found a stick, and from then on there were three legs.
shown: “How far is that, in steps?” asked {friend}. ¶ {child} set out with two fingers, from {friend}’s foot, up over both knees, and down to the end of the bed. ¶ “They have sat down,” said {friend}. ¶ “Only for the sandwich,” said {child}.
shown: “How did the legs feel at the end?” asked {friend}. ¶ {child} lifted one foot out of the covers as though somebody were sitting on it. ¶ {friend} looked, to see who it was.
night: Two socks lay where they had come off, and were still bent at the heel.
night: The path went on in the dark by itself, round the bend, and the one after.

= wouldn’t go on any | wouldn’t go down the | refused to go down | was too scared to go on | was too scared to go down | wouldn’t have a go | wouldn’t go on the ride* | wouldn’t go on the slide | wouldn’t go on the big slide | wouldn’t go on the roundabout | wouldn’t go on the rollercoaster | wouldn’t go on the roller coaster | wouldn’t go on the trampoline | wouldn’t go on the bouncy castle | wouldn’t go on the big wheel | wouldn’t go on the ferris wheel | wouldn’t go on the zip | wouldn’t go on the ghost train | wouldn’t go on the water slide | refused to go on the slide | refused to go on the ride* | didn’t want to go on the ride* | didn’t want to go on the slide | wouldn’t go on the swing* | wouldn’t go on the dodgems
seen: The others come off at the end of it with their hair up, and go round at once to the beginning.
seen: A queue gets shorter from the front. At one place in it there is somebody who has to be gone round.
own: {child} stood where it is quite near and can still be left.
shown: “Which bit was it?” asked {friend}. ¶ {child} ran one finger up a bent knee to the very top, and stopped, and had a look down the other side. ¶ “That bit,” said {friend}, who had looked as well.
shown: “What did the feet do?” asked {friend}. ¶ {child} set two fingers on the blanket and let the rest of the hand go forward. The fingers stayed where they were. ¶ “They have grown on,” said {friend}.
night: Nobody went on anything that night, neither the big ones nor the small.
night: Where the queue had been there were only the rails, with a bend in them for nobody.
`
