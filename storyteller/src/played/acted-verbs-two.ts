/** As ./index.ts describes. */
export const actedVerbsTwo = `
= grew | grows | grow | growing | grown
act: {child} pushed the tip of one finger out between two buttons, and it got longer, and longer, up to the knuckle.
act: {child} held out both arms until the cuffs stopped short of the wrists, and measured the gap with a thumb.

= marched | marches | marching
act: {child} tramped two fingers along the edge of the mattress with stiff knees: left, right, left, right, and about turn.
act: {child} swung one straight arm forward and the other straight arm back, chin up, and got no farther.

= floated | floats | float | floating
act: {child} let both arms rise from the quilt on their own, wrists first, and hang there.
act: {child} laid one hand on top of the air. It rode up, and down a little, and up.

= decided | decides | decide | deciding
act: {child} drew {his} lips over to the left, drew them over to the right, brought them to the middle, and nodded.
act: {child} said, “So,” and set the edge of one hand down on the quilt, and that was that.

= caught | catches | catch | catching
act: Nothing came flying through the air. {child} leaned to the left, reached up, and had it in one hand.
act: {child} clapped two hollow hands together in front of {his} nose, and looked in between the thumbs.

= trained | training
act: {child} lifted a sock in one fist, up to the shoulder and down, and puffed at ten.
act: {child} said, “Sit,” to a slipper, held up one finger, and the slipper sat.

= spat | spits | spit | spitting
act: {child} leaned to one side, made {his} lips round, and said, “P’too,” with nothing in it.
act: {child} took aim with {his} chin at the far corner of the room, and let go of one dry, “Thp.”

= dressed up | dresses up | dress up | dressing up | dressed as | dressed
act: {child} drew the quilt round {his} shoulders, held it shut at the neck with one fist, and looked down {his} nose.
act: {child} turned up {his} collar, tugged both sleeves straight, and looked into the wall as into a mirror.

= scored | scores | score | scoring
act: {child} nudged a rolled sock with one finger, in between two slippers, and both arms went up.
act: {child} ran one finger up the quilt, round the left knee, round the right knee, and in under the pillow.

= baked | bakes | bake | baking
act: {child} opened the edge of the quilt like an oven, slid in a slipper, and held {his} nose to the crack.
act: {child} set nine thumbprints in the quilt, in three rows like buns, and blew on the middle one.

= smiled | smiles | smile | smiling | grinned | grins | grin | grinning | beamed | beaming
act: {child} put a finger to each corner of {his} mouth, pushed them up, and took the fingers away. The corners stayed.
act: {child}’s mouth went wide, and wider, until the cheeks had pushed the eyes half shut.
act: {child} showed the top row of teeth, and then the bottom row as well.

= jabbed | jabs | jab | jabbing
act: {child} pushed up one sleeve, held out the arm, and looked very hard at the opposite wall.
act: {child} set one fingertip on {his} upper arm, pressed, said, “One,” and rubbed the place in rings.

= beat | beats | beating | drummed | drumming
act: {child} held a slipper under one arm, and patted its sole with two fingers: dum, da-da, dum.
act: {child} laid one hand on {his} chest, and nodded along with what was knocking there.

= bounced | bounces | bounce | bouncing
act: {child} let one fist drop on the pillow. It came up, dropped, came up less, and dropped, and lay.
act: {child} patted a ball of air down with a flat palm, and the palm met it each time on its way up.

= included | includes | include | including | fitted in
act: {child} shifted four fingers along in their row until there was a place, and the thumb came and stood in it.
act: {child} put one arm round a slipper, reached farther, and had the other slipper in as well.

= licked | licks | lick | licking
act: {child} held up a cone of air, and drew {his} tongue up past it, all the way round for the drips.
act: {child} sent the tip of {his} tongue along the upper lip to the corner, and home by the lower one.

= knitted | knits | knit | knitting
act: {child} pointed two fingers at each other, over and under, click, click, and tugged at a thread of air.
act: {child} hung a sock from one fist, like something half done, and counted along its cuff with a nail.

= became | becomes | become | becoming
act: {child} shut {his} eyes, put up one shoulder, puffed out one cheek, and opened the eyes as somebody else.
act: {child} pinched the toe of a sock into two ears, and it looked back.

= fixed | fixes | fix | fixing | mended | mends | mend | mending | repaired
act: {child} turned a screw of air in the side of the bed, a quarter round, and another quarter.
act: {child} held a slipper upside down, tapped its heel, put one ear to it, tapped again, and nodded.

= spent | spends | spend | spending
act: {child} took something very small off {his} palm and set it down, and the next, until the palm was bare.
act: {child} turned a pocket of air inside out, and shook it, and one bit of fluff came down.

= pretended | pretends | pretend | pretending | made believe
act: {child} shut {his} eyes, and one of them opened by a crack to see who believed it.
act: {child} put a rolled sock on the back of one hand, and the hand went off across the quilt as a snail.

= paddled | paddles | paddle | paddling
act: {child} dipped one flat hand in beside the mattress and drew it back, and dipped it in on the other side.
act: {child} walked two fingers into the edge of the quilt, up to the ankles, and lifted each one high.

= ended | ending
act: {child} drew both hands together in the air like two curtains, and held the edges shut.
act: {child} shut one hand like a book, kept a finger in the place for a breath, and took it out.

= hopped | hops | hop | hopping
act: {child} tucked up one finger, and the finger beside it went along the mattress alone: dip, dip, dip.
act: {child} put one hand in a slipper, and it went over the floor in short leaps, all on the heel.

= pleased | delighted | thrilled | over the moon | excited
act: {child} wriggled, first with the shoulders, then farther down, and at the end the quilt wriggled too.
act: {child} folded {his} hands under {his} chin, and rocked, and could not hold the elbows still.

= cancelled | cancels | cancel | cancelling | called off
act: {child} wrote a line on the air, looked at it, and struck it out from corner to corner.
act: {child} crossed {his} forearms before {him}, like a large X, and opened them on nothing.

= giggled | giggles | giggle | giggling
act: {child} laid two fingers across {his} lips, and, “Hi-hi,” got out between them all the same.
act: {child} pulled up {his} collar as far as the nose, and the collar shook, and shook.

= escaped | escapes | escape | escaping
act: {child} held four fingers like bars before {his} eyes, bent one of them aside, and put {his} nose out.
act: {child} undid one button from the inside, and a finger came out there, and looked about.

= settled | settles | settle | settling | settled in | settled down
act: One hand of {child}’s went round on the pillow twice, like a cat, and curled up with its thumb in.
act: {child} put down the left cheek, and then the right cheek, and then the left one, and there it lay.

= slammed | slams | slam | slamming
act: {child} swung one flat hand round, stopped it a hair from the other, and said, “Bang,” for it.
act: {child} drew the quilt across with a jerk, like a door, and blinked at the wind of it.

= slipped | slips | slip | slipping
act: {child} stepped one finger on to the slope of the pillow, and it shot off to the left: fwip.
act: {child} pushed a slipper over the floor, heel first, and said, “Whoops,” in the middle.

= fussed | fusses | fuss | fussing
act: {child} straightened the sheet, and one sleeve, and the other sleeve, and the sheet again.
act: {child} flapped both hands beside {his} ears, and said, “Oh dear, oh dear, oh dear.”

= trimmed | trims | trim | trimming
act: {child} clipped the air in front of every nail with finger and thumb: tick, tick, tick.
act: {child} held up one sock, took off a hair’s breadth here, and a hair’s breadth there, and compared.

= guessed | guesses | guess | guessing
act: {child} shook a slipper beside {his} ear, listened, and said, “Soap? Or a trout?”
act: {child} held up three fingers, then four, then three, and looked round for somebody to nod.

= snored | snores | snore | snoring
act: {child} drew the air in like a saw, and let it out like a kettle.
act: {child}’s upper lip fluttered, hrrr, stopped for so long that one could worry, and fluttered again.

= wobbled | wobbles | wobble | wobbling | wobbly | loose
act: {child} took one finger by its tip, and moved it to and fro in its place, like a tooth.
act: {child} balanced a sock on two fingertips, and the whole arm swayed to the left, and to the right.

= swallowed | swallows | swallow | swallowing | gulped
act: {child} shut {his} mouth, and drew one finger from the chin down to the middle, where it stopped, and tapped twice.
act: {child} stretched {his} neck, gulped, and patted the place where the gulp had gone by.

= understood | understands | understand | understanding
act: {child}’s forehead was in folds. From the middle outwards it went smooth, and, “Oh,” came out below.
act: {child} put one finger to {his} ear, drew it across to the other ear, and there said, “Ping.”

= collected | collects | collect | collecting | gathered
act: {child} took up nothing off the quilt here, and there, and there, and laid all of it in a slipper.
act: {child} pressed one fingertip to the sheet, looked to see what stuck, and wiped it off into {his} palm.

= signed | signing
act: {child} drew one long curl on the quilt with a nail, went back along it, and crossed something.
act: {child} rolled one thumb on {his} palm, from left to right, and pressed it on the sheet.

= queued | queues | queue | queueing | queuing | lined up
act: {child} stood two slippers and two socks in a row, took the first away, and moved the others up.
act: {child} leaned out to the left to see past a back that was not there, and leaned in again.

= burped | burps | burp | burping
act: {child} laid one hand on {his} collar, let out a “Brp” no bigger than a button, and said, “Pardon.”
act: {child} blew up both cheeks, held {his} lips shut, and the whole face jumped: bup.

= ripped | rips | rip | ripping
act: {child} bent forward, said, “Rrtch,” and put one hand quickly behind {his} back to feel.
act: {child} drew one nail along a seam of the quilt, with a rasp of the tongue all the way.

= rinsed | rinses | rinse | rinsing
act: {child} swished nothing from cheek to cheek, three times, with {his} lips shut tight.
act: {child} held one hand under a tap of air and turned it: front, back, and in between the fingers.

= fetched | fetches | fetch | fetching
act: {child} sent two fingers off to the end of the quilt at a run, and they came back dragging a sock.
act: {child} reached down beside the bed, came up with a slipper, and held it out with {his} tongue hanging.

= stung | stings | sting | stinging
act: {child} let one finger hum down, zzz, on to the back of {his} hand, and the hand shot up its sleeve.
act: {child} said, “Tss,” between {his} teeth, and shook one finger so fast that there were three of it.

= clung | clings | cling | clinging
act: {child} wrapped one arm round a slipper. The other hand pulled at the toe, and the arm came too.
act: {child} hung eight fingers over the edge of the quilt, like pegs on a line, and there they stayed.

= froze | freezes | freeze | freezing | frozen
act: {child} stopped in the middle, with one arm out, one eye shut and the mouth open.
act: {child} held out two stiff fingers, knocked one of them on the other, and said, “Tink.”

= pinched | pinches | pinch | pinching
act: Two of {child}’s fingers went sideways along the mattress, like a crab, and closed on the sheet.
act: {child} took a fold of quilt between finger and thumb, gave a small twist, and looked innocent.

= joined | joins | join | joining | joined in
act: {child} let one finger tap on the quilt. At the next beat a second came in, and then all of them.
act: {child} put one ring of finger and thumb through another ring, pulled at both, and they held.

= sulked | sulks | sulk | sulking
act: {child} turned to the wall, and pushed out {his} lower lip until there was room on it for a button.
act: {child} drew in {his} chin until there were two of it, and breathed through the nose.

= landed | landing
act: {child} brought one hand down on a slant over the quilt, held it level at the last, and let it roll out.
act: {child} set one hand on the pillow by its fingertips, and folded up the rest of it like wings.

= chewed | chews | chew | chewing
act: {child} moved {his} jaw round sideways, like a cow, and looked at nothing.
act: {child} let one hand gnaw its way along the edge of the quilt: gnip, gnip, gnip.

= ashamed | mortified | embarrassed | blushed | blushes | blushing
act: {child} laid the backs of both hands against {his} cheeks, to cool them.
act: {child} looked down at {his} top button, and pushed at it with one finger.

= interrupted | interrupts | interrupt | interrupting
act: {child} said, “What I was,” to the left, and, “Yes, but,” to the right, on top of it.
act: {child} let one hand talk, and the other came up in front of it, opening and shutting twice as fast.

= cheated | cheats | cheat | cheating
act: {child} covered {his} eyes with one hand, and two of its fingers parted by a crack.
act: {child} slid a sock up one sleeve until only the toe was out, and pulled the cuff down over the toe.

= crashed | crashes | crash | crashing
act: {child} slid one slipper along until it met the other, and both rolled over on their backs.
act: {child} drove two fists towards each other, and where they met, ten fingers stood up: krsh.

= cracked | cracks | crack | cracking
act: {child} tapped one fist on the edge of the mattress, opened it in two halves, and let it drip.
act: {child} drew a crooked line over the quilt with one nail, and clicked {his} tongue at every corner.

= dreamt | dreamed | dreams | dream | dreaming
act: {child}’s eyes moved to and fro behind shut lids, and one finger twitched like the paw of a dog.
act: {child} drew three small rings in the air above {his} ear, each bigger, and above them a cloud.

= noticed | notices | notice | noticing
act: {child} looked past the slipper, and on, and stopped, and looked back at the slipper.
act: {child}’s left eyebrow went up, and then the head turned, and the rest of {child} came after.

= sneezed | sneezes | sneeze | sneezing
act: {child}’s nose went up, and up, and up, and, “Tchoo,” went into the bend of {his} elbow.
act: {child} held one finger under {his} nose, took it away, was safe, and then was not: hp-tss.

= crawled | crawls | crawl | crawling
act: {child} let a sock come over the quilt like a caterpillar: hump, flat, hump, flat.
act: {child} put one hand down on its four fingertips, and it went up the other sleeve like a beetle.

= touched | touches | touch | touching
act: {child} put one fingertip to the wall, and took it away at once.
act: {child} brought two fingers together, nearer and nearer, until no light came through between them.

= glued | glues | glue | taped | tapes | taping
act: {child} drew one fingertip all round {his} palm, laid the other palm on it, and counted to five.
act: {child} pulled a strip off a roll of air, rrrk, laid it along one sleeve, and smoothed it with a thumb.

= popped | pops | popping | burst | bursts
act: {child} blew up one cheek, laid a fingertip against it, and it was flat: pp.
act: {child} bunched up a fold of quilt, and a thumb came up through the top of it: plop.

= crossed | crosses | crossing
act: {child} looked left, and right, and left, and sent two fingers over from one seam to the next.
act: {child} laid one first finger over the other in the middle, and held up the plus.

= mixed | mixes | mix | mixing | mixed up
act: {child} laid down sock, slipper, sock, slipper, shut {his} eyes, and moved them all about.
act: {child} sank both hands in the folds of the quilt, and turned them under and over each other.

= stirred | stirs | stir | stirring
act: {child} held one arm round like a bowl, and one finger went round and round in it, and scraped the side.
act: {child} made slow rings over the pillow with one fist, lifted it, watched it drip, and made more rings.

= laid | lays | laying
act: {child} shifted about, looked surprised, felt underneath, and brought out a fist like an egg.
act: {child} set nothing to the left of the pillow, nothing to the right, and a folded corner of the sheet in the middle.

= sewed | sews | sew | sewing | sewn | threaded | stitched
act: {child} pinched the edge of the sheet, in and out, and drew a long thread of air aside each time.
act: {child} screwed up one eye, and brought a little finger, wavering, to the eye of a very large needle.

= measured | measures | measure | measuring
act: {child} let finger and thumb stride along the mattress: one span, and one, and one, and a half.
act: {child} laid a forearm on the pillow, marked the end with a thumb, and laid it on again from there.

= sobbed | sobs | sob | sobbing | wept | weeps | weep | weeping
act: {child} hid {his} eyes in the bend of one arm, and {his} back went up and down.
act: {child} laid one cheek to the pillow, and then turned the pillow to its dry side for the other.

= howled | howls | howl | howling
act: {child} lifted {his} chin to the ceiling, made a small mouth, and drew out one thin “Ooo,” up and down again.
act: {child} put back {his} head, and let a “Wuuu” out so low that only the collar felt it.

= terrified | petrified
act: {child}’s teeth went tk-tk-tk, until one hand took hold of {his} chin.
act: {child} took the mattress by its edge, so that eight knuckles stood up in a row.

= gutted | devastated | disappointed
act: {child} let down {his} shoulders, and then {his} head, and then both corners of the mouth.
act: {child} breathed in for a word, and then breathed it out again without the word.

= fibbed | fibs | fib | fibbing
act: {child} held one hand a little above the quilt to show how big, and then a little higher, and higher.
act: {child} looked straight ahead, and felt along {his} nose, which had got longer by a finger.

= barked | barks | barking | woofed
act: {child} let two hands flop beside {his} head for ears, and said, “Wuff,” only with the breath.
act: {child} said, “Rrr,” at the door, and, “Rrr,” at the curtain, and one short, “Wow,” in between.

= expected | expects | expect | expecting
act: {child} leaned forward with both eyebrows up, and held out the front of {his} pyjamas to catch something.
act: {child} moved the pillow aside, smoothed the place, and looked at the door.

= poured | pours | pour | pouring
act: {child} tilted a slipper over the mouth of the other, glug, glug, and shook the last out of its heel.
act: {child} tipped one fist slowly over the other, and turned it at the end, so that nothing ran down the side.

= hatched | hatches | hatch | hatching
act: One fist of {child}’s shook. A knuckle moved, a fingertip came out, and turned about to see who was there.
act: {child} kept a rolled sock under one arm, lifted the arm, looked, and lowered it again very gently.

= tired | overtired | knackered | exhausted | worn out
act: {child} let the arm hang off the shoulder, the hand off the arm, and the fingers off the hand.
act: {child} lifted one eyelid with a finger, and when the finger went, the lid went too.

= welcomed | welcomes | welcoming
act: {child} opened both arms, wider, and wider, until the hands were past both ends of the pillow.
act: {child} smoothed one strip of the quilt like a red carpet, from the edge up to the pillow.

= agreed | agrees | agree | agreeing
act: {child} held one palm out, face up, and the other palm came down on it: done.
act: {child} held up two socks. One bowed its toe, and then the other bowed its toe as well.

= sucked | sucks | suck | sucking
act: {child} drew in both cheeks, until {his} lips stood out in front like the lips of a fish.
act: {child} held up one finger for a straw, drew in the air above it, sssp, and gurgled at the bottom.

= began | begins | begin | beginning
act: {child} cleared {his} throat, pulled the quilt straight, and lifted one finger.
act: {child} blew on {his} fingertips, and set the first of them down on the edge of the pillow.

= hummed | hums | hum | humming
act: {child} shut {his} lips on a note, and laid a finger across them to feel it buzz.
act: {child} hummed into two hollow hands, opened them a little, and shut them, and it went wow, wow.

= soaked | drenched | dripped | drips | dripping
act: {child} plucked {his} pyjama top away from {his} chest with two fingers, and let it fall back: flap.
act: {child} held both arms away from {his} sides, and looked down at the pool there would have been.

= itched | itches | itch | itching | itchy
act: {child} rubbed one shoulder up and down on the pillow, like a bear on a tree.
act: {child} sent one hand down behind {his} neck and the other up behind {his} back, and the itch was in between.

= spilled | spilt | spills | spill | spilling
act: {child} tipped one hand over, and a finger of the other ran out from under it, to the edge and down.
act: {child} dabbed the sheet with a sock, here, and farther off, and farther off.

= phoned | phones | phoning | rang up | facetimed | telephoned
act: {child} put a thumb to {his} ear and the little finger to {his} chin, and said, “Yes. No. Who? Yes.”
act: {child} held one flat hand before {his} face at arm’s length, smiled at it, and put {his} hair straight in it.

= travelled | travels | travel | travelling | traveling | toured
act: {child} sent two fingers along the seam of the quilt, with a stop at each corner, the whole way round.
act: {child} looked out through a window of four fingers, and {his} head rocked: da-dum, da-dum.

= smashed | smashes | smash | smashing | shattered | wrecked | wrecks | exploded | explodes
act: {child} put ten fingertips together in a ball, and let them come apart in all directions: tshirr.
act: {child} leaned two slippers together for a house, moved one finger, and there was no house.

= sorted | sorts | sorting | sorted out
act: {child} laid the socks to the left, the slippers to the right, and could not place {his} own hand.
act: {child} touched four fingers, and said, “Short, long, longer, long,” and left the thumb for last.

= polished | polishing | dusted | dusting
act: {child} rubbed the toe of a slipper with one cuff, in small rings, and looked for {his} face in it.
act: {child} ran one finger along the edge of the bed, looked at the fingertip, and blew at it.

= tricked | tricks | trick | tricking | outsmarted | outsmart | outwitted | fooled
act: {child} pointed at the ceiling with one hand, and with the other took the sock off {his} own knee.
act: {child} held out two shut fists to choose from, and the button was under {his} elbow.

= harvested | harvests | harvesting
act: {child} gathered folds of quilt into one arm, like a sheaf, and stood them up in a row.
act: {child} reached up, gave the air a twist, and laid something round in the bend of {his} arm, and one more.

= returned | returns | returning
act: {child} sent a sock behind the pillow on the left, and it came out again on the right.
act: {child} drew a road with one finger from {his} knee to the wall, and went over it backwards.

= panicked | panics | panic | panicking
act: {child} looked left, and right, and up, and under the quilt, with both hands in {his} hair.
act: {child} shook both hands from the wrists, very fast, and said, “What, what, what.”

= splashed | splashes | splash | splashing
act: {child} let one flat hand down on the quilt, and screwed up {his} eyes at the drops.
act: {child} flicked ten fingers open over {his} own knees: pshh.

= argued | argues | argue | arguing | quarrelled
act: {child} said, “Did,” for the left sock, and, “Didn’t,” for the right sock, five times over.
act: {child} let two hands open and shut at each other, beak to beak, both at the same time.

= frustrated | was cross | is cross | got cross | so cross | very cross | angry | furious | grumpy
act: {child} pressed both fists to {his} cheeks, and growled somewhere behind them.
act: {child} drew {his} eyebrows down until they met, and blew hard through {his} nose, like a bull.

= swept | sweeps | sweep | sweeping
act: {child} brushed the quilt with the side of one hand, towards a dustpan that was the other.
act: {child} let four fingers hang like a broom, and went along under the pillow with them: fsh, fsh.

= invented | invents | invent | inventing
act: {child} fitted a sock to a slipper, turned a handle that was not there, and said, “Poop,” for it.
act: {child} drew two wheels on the air, a pipe between them, scratched {his} chin, and added a hook.

= cheered | cheers | cheer | cheering | hooray
act: {child} said, “Hip, hip,” and let ten fingers jump up for the rest.
act: {child} moved a sock round and round high in the air, and breathed, “Hooray,” as from far off.

= snowed | snowing | snows
act: {child} held out one palm, and looked closely at what had come down on it, until it was gone.
act: {child} let ten fingers come down from above, swaying, one by one, and lie where they fell.

= handed | hands over | hand over | handed over | offered | offers | offer | offering
act: {child} held out a sock by the toe, with its cuff laid over {his} other arm, like a waiter.
act: {child} brought forward two flat palms with nothing on them, and bent {his} head behind them.

= sold | sells | sell | selling
act: {child} held up a slipper, turned it to its good side, and showed two fingers for the price.
act: {child} set out one sock, one slipper and one sock on the edge of the quilt, and moved the best to the front.

= ran a shop | runs a shop | run a shop | opened a shop | opens a shop | ran a stall | runs a stall | ran a café
act: {child} pushed up a shutter of air with both hands, krrr, laid {his} elbows on the quilt, and said, “Next.”
act: {child} patted the pillow like a counter, drew a pencil from behind {his} ear, and looked up at nobody.

= limped | limps | limp | limping
act: {child} let two fingers cross the quilt, one of them long and one bent: tip, tap, tip, tap.
act: {child} moved a slipper on by half a step, and its heel came dragging after.

= iced | icing | decorated | decorates | decorate | decorating
act: {child} smoothed the top of one fist with the side of a finger, all round, and pinched up a peak.
act: {child} went along the rim of the pillow with one fingertip, in waves, and set a dot in every wave.

= celebrated | celebrates | celebrate | celebrating
act: {child} tapped one fist against the other like two cups, clink, and lifted both.
act: {child} linked arms with the pillow, and swung to the left with it, and to the right.

= shoved | shoves | shove | shoving
act: {child} put one shoulder to the pillow, and moved it over by an elbow.
act: {child} set one sock next to another, and the second sock had to shift along.

= tucked | tucks | tuck | tucking | tucked in | tucks in
act: {child} pushed the sheet in round a slipper, on the left, on the right, and under the heel.
act: {child} slid the edge of the quilt beneath {his} own two sides, until there was no way in for a draught.

= saved | saves | save | saving | rescued | rescues | rescue | rescuing
act: {child} let one sleeve down over the edge of the bed, a sock took hold of it, and was drawn up.
act: {child} put both hands under a slipper that lay on its face, turned it over, and brought it in.

= stuffed | stuffs | squeezed in
act: {child} pushed folds of quilt up one sleeve, and more, until the sleeve was as thick as a leg.
act: {child} laid both hands on {his} middle, but a good way out in front, and blew.

= flipped | flips | flip | flipping
act: {child} laid a sock over {his} wrist, gave a small jerk, and it lay on its other side.
act: {child} held one hand flat, and it turned over in the air like a pancake, and came down: flap.

= grabbed | grabs | grab | grabbing | snatched | snatches | snatch | snatching | nabbed
act: One hand of {child}’s lay asleep. Then it was out and back, with a corner of the quilt.
act: {child} shut one fist on the air, as quick as the tongue of a frog, and drew it in.

= unpacked | unpacks | unpack | unpacking
act: {child} took one thing of nothing after another out of a slipper, laid them in a row, and looked in for more.
act: {child} let two hands fall open like a suitcase, and shook the creases out of the air.

= unwrapped | unwraps | unwrap | unwrapping
act: {child} drew at both ends of a bow of air, folded back one side, and the other, and looked in.
act: {child} peeled the sheet back from a slipper, corner by corner, and said, “Oh, a slipper.”

= wrapped | wraps | wrap | wrapping | wrapped up
act: {child} laid a sock on a corner of the sheet, rolled it in, and folded down both ends.
act: {child} rolled one fist in a fold of the quilt, turned the ends under, and laid two crossed fingers on top for a bow.

= mopped | mops | mop | mopping
act: {child} pushed a sock to and fro over the floor under one palm, out and back, each time a little farther.
act: {child} drew one large S over the quilt with a forearm, and looked along it for a dry end.

= wiped | wipes | wipe | wiping
act: {child} drew the back of one wrist along under {his} nose, from side to side.
act: {child} brushed crumbs that were not there off the pillow, with the edge of one hand, into the other.

= avoided | avoids | avoid | avoiding | dodged
act: {child} sent one finger along the quilt. It came to a sock, and went all the way round, in a wide bend.
act: {child} drew in {his} elbows, held {his} breath, and leaned away from the pillow on the whole of one side.

= blamed | blames | blame | blaming
act: {child} gave the toe of the right slipper a turn, and now it pointed at the left one.
act: {child} stretched out one finger, and it pointed at the door, at the curtain, and at last at a thumb.

= apologised | apologises | apologise | apologising | apologized
act: {child} held out a sock on two palms, and looked up from beneath {his} eyebrows.
act: {child} laid one hand flat on {his} chest, and bent {his} neck until the hair hung.

= posted | posts | posting
act: {child} slid one flat hand in between pillow and mattress as into a slot, opened the fingers, and said, “Fup,” for the drop.
act: {child} wrote three lines in {his} palm, stuck something on the corner with a thumb, and blew on it.

= delivered | delivers | deliver | delivering
act: {child} drove a slipper along the quilt, set down a sock before the pillow, said, “Ding-dong,” and drove away.
act: {child} held out a parcel of air, and a palm with it, and a pencil: “Just here, please.”

= filled | fills | fill | filling | filled up
act: {child} held up a slipper, and said, “Glug, glug, glug,” higher and higher, and stopped just under the rim.
act: {child} blew up the left cheek, and the right cheek, and last of all the upper lip.

= yawned | yawns | yawn | yawning
act: {child}’s mouth came open by itself, and stayed open, and the rest of the face had to make room.
act: {child} put a hand before {his} mouth, and the hand was not big enough: “Hoo-ah.”

= scraped | scrapes | scrape | scraping | grazed
act: {child} drew the sole of a slipper over the floor, krrsh, and looked underneath.
act: {child} scratched round the inside of one hollow hand with a fingertip, like the last of a jam jar.

= quit | quits | retired | retires
act: {child} hung up a hat of nothing on the air, let go, and it stayed there.
act: {child} pushed the pillow away from {him} like a desk, and put both hands behind {his} head.

= moaned | moans | moan | moaning | groaned | groans | complained | complains | whined
act: {child} said, “Ohh,” to the pillow, and, “Ohh,” to the sheet, and a long one to {his} own left sleeve.
act: {child} sank together, one rib at a time, and every rib said, “Mmm,” a little lower.

= sighed | sighs | sigh | sighing
act: {child}’s shoulders went up as far as they could, waited, and came down with a long “Haaa.”
act: {child} breathed out, and when there was no more, still found a little bit at the bottom.

= bowed | bows down | bowing
act: {child} laid one arm across {his} middle, and bent until the nose met the quilt.
act: {child} stood up one finger, and it bent at the waist to the left, to the right, and to the middle.

= curtsied | curtseyed | curtsey | curtsy | curtsies
act: {child} took {his} pyjama top by its two corners, spread it out, and sank by one button.
act: {child} held up a sock by both sides of its cuff, and let it dip at the heel and come up.

= slid | slides | sliding
act: {child} let one hand down the slope of the pillow on its back, fingers first, and it went on along the sheet.
act: {child} pushed one sleeve along the edge of the mattress, smoothly, until the whole arm had gone by.

= stepped | stepping | steps on | step on | steps in | steps out
act: {child} lifted one finger over a fold, like the leg of a stork, put it down, and thought about the other.
act: {child} moved a slipper forward on the floor by exactly its own length.

= tiptoed | tiptoes | tiptoe | tiptoeing
act: {child} let two fingers go along the mattress on the very ends of their nails, and stop at every creak.
act: {child} raised a slipper on its toe, and brought it all along the bed without once using the heel.

= sneaked | snuck | sneaks | sneak | sneaking | crept | creeps | creep | creeping
act: {child} moved a sock along behind the pillow, and only its heel showed, and then not even that.
act: {child} drew in {his} neck. One hand slid over the sheet, stopped, lay flat, and slid.

= trapped | trapping
act: {child} set four fingers down like a cage over one thumb, and the thumb looked out on all sides.
act: {child} laid a slipper on the end of {his} own sleeve, pulled, looked down, and pulled again.

= discovered | discovers | discover | discovering | explored | explores | explore | exploring
act: {child} lifted one edge of the quilt, with care, and said, “Aha,” to whatever lay there.
act: {child} let two fingers climb the highest fold of the quilt, look out, and plant a third one for a flag.

= pressed | presses | press | pressing
act: {child} pressed the middle button of {his} pyjamas, let go, and pressed it once more.
act: {child} set one thumb on the mattress, leaned on it until it was white, and looked at the dent.

= squashed | squashes | squash | squashing | squeezed | squeezes | squeeze | squeezing
act: {child} pressed the pillow from both ends, until the middle stood up in a fold.
act: {child} closed one fist slowly, and the air came out between finger and thumb: pfft.

= ironed | irons | ironing
act: {child} moved one flat fist over the sheet, along the hem, and carefully round a button: pshh.
act: {child} laid a sock down smooth, went over it with the side of {his} fist, turned it, and folded it in half.

= patted | pats | pat | patting
act: {child} patted a slipper on the heel, twice, as one does with a horse.
act: {child} found a hump in the quilt, and went on at it with a flat hand until it was lower.

= admitted | admits | admit | admitting | confessed | owned up
act: {child} put one hand up, as far as the ear, and looked beside it.
act: {child} brought a shut fist from behind {his} back, turned it over, and opened it under the lamp.

= raked | rakes | rake | raking
act: {child} drew four bent fingers over the quilt towards {him}, and left four lines, and did the next piece.
act: {child} combed the folds of the sheet together into one heap, and went back for one that had stayed behind.

= sledged | sledging | skied | skiing | skated | skates | skating | surfed | surfing
act: {child} set a sock in a slipper, and the slipper went down the slope of the quilt: wheee.
act: {child} held both arms out a little, leaned to the left for one bend, and to the right for the next.

= covered | covering | to cover
act: {child} drew a corner of the sheet over a slipper, until there was only a toe, and then no toe.
act: {child} laid one palm on the back of the other hand, and moved it until no finger looked out.

= flushed | flushes | flush | flushing
act: {child} pulled down a handle of air, said, “Kloosh,” and one finger went round, and round, and down.
act: {child} pressed one knuckle to the wall, said, “Shhh,” for some time, and ended with a gulp.

= convinced | persuaded | persuades | persuade
act: {child} held up two socks. One spoke, and the other shook its toe, shook its toe, and nodded.
act: {child} counted off three good reasons on three fingers, and then put up the thumb.

= stamped | stamp | stamping | stamps his | stamps her
act: {child} put one hand in a slipper, and set it down on the floor with its whole sole: dap.
act: {child} breathed on the side of one fist, pressed it to the sheet, and lifted it to see the print.

= paid | pays | paying
act: {child} held the back of one hand to the edge of the bed, and said, “Beep.”
act: {child} laid down one coin of air, and one, and one, and pushed a little one after them for the tip.

= lent | lends | lend | lending | borrowed | borrows | borrow | borrowing
act: {child} pushed a slipper across to {his} other hand, and held up one finger: “Until Tuesday.”
act: {child} drew a bit of quilt round one wrist, wore it for a breath, and laid it back where it belonged.

= locked | locks | lock | locking
act: {child} turned a key of finger and thumb in the air, kl-klick, and put it up {his} sleeve.
act: {child} hooked one finger into another, pulled to try it, and pulled again to be sure.

= unlocked | unlocks | unlock | unlocking
act: {child} tried one finger in the ring of {his} other hand, and another, and the third one turned.
act: {child} went through a bunch of keys of air, put the last one to the wall, and turned the wrist: tlack.

= whistled | whistles | whistle | whistling
act: {child} rounded {his} lips, and blew two notes that were mostly air.
act: {child} put up both eyebrows, and let one thin note go up like a rocket and come down.

= sailed | sails | sailing
act: {child} stood one hand upright in the palm of the other, and it leaned over as the boat came about.
act: {child} held up a corner of the sheet over a slipper, blew into it, and drew the slipper along below.

= lifted | lifts | lifting | lifted up
act: {child} set both hands under a slipper, puffed, got it up as far as {his} chin, and held it for three.
act: {child} raised the end of the pillow on one finger, as high as the finger would go.

= weighed | weighs | weigh | weighing
act: {child} held a slipper on one palm and a sock on the other, and the slipper’s hand sank.
act: {child} laid {his} chin on one palm, and read off the wrist what a head weighs, to the half ounce.

= fitted | fits | fit | fitting
act: {child} held a fist to a slipper, and it was too wide. The hand went in flat, as far as the thumb.
act: {child} tried the first finger in a buttonhole, and the ring finger, and the little one went in.

= tumbled | tumbles | tumbling
act: {child} let one hand go down the pillow over and over: palm, back, palm, back, palm.
act: {child} let three rolled socks go at the top of the quilt, and they came down in no order.

= flooded | floods | flooding
act: {child} drew the edge of the quilt over the bottom of the bed, inch by inch, up round a slipper.
act: {child} raised two flat hands slowly from {his} knees to {his} chin, and stretched {his} neck above them.

= explained | explains | explain | explaining
act: {child} drew a line on the air, pointed to its beginning, and its end, and then drew it again slower.
act: {child} held up a sock, and showed the top, the heel, the toe, and where the foot comes in.

= wandered | wanders | wander | wandering
act: {child} let two fingers go off across the quilt, turn left for no reason, stop, and go back a bit.
act: {child} drew one nail along the wall in a line that leaned this way and that.

= teased | teases | tease | teasing
act: {child} put a thumb to the tip of {his} nose, and let the four fingers wave.
act: {child} held a sock out to the other hand, took it away, and held it out again by the toe.

= mentioned | mentions | mention
act: {child} looked at a fingernail, and said, “By the way,” as if the nail had asked.
act: {child} let one word drop beside {him} on the sheet, and went on stroking the quilt.

= juggled | juggles | juggle | juggling
act: {child} let two open palms go up and down in turn, and {his} eyes went round above them.
act: {child} kept up three balls of air, leaned out after the third, and looked down beside the bed.

= conducted | conducts | conduct | conducting
act: {child} lifted two first fingers, held everything still, and brought in the slippers on the left.
act: {child} drew a wide bow in the air with one hand, and with the other asked the curtain for less.

= saluted | salutes | salute | saluting
act: {child} brought one flat hand up to {his} eyebrow, held it there, trembling, and cut it away.
act: {child} tipped a cap of air with one finger, and the heels of two slippers came together: tock.

= introduced | introduces | introduce | introducing
act: {child} held up a sock: “Slipper, this is Sock.” {child} held up the slipper: “Sock, Slipper.”
act: {child} drew one thumb forward out of its fist, and turned it round to be looked at from all sides.

= leaned | leant | leans | lean | leaning
act: {child} stood one slipper against the other, toes up, and neither would have stood alone.
act: {child} tilted over to one side, slowly, like a tower, until the pillow had {his} ear.

= folded | folds | fold | folding
act: {child} laid the toe of a sock on its cuff, stroked it flat, and did the same with what was left.
act: {child} shut one hand over in three parts: the tips, the middles, and the thumb across.

= rolled up | rolls up | roll up | rolling up
act: {child} began at the toe of a sock, and turned it in, tighter and tighter, as far as the cuff.
act: {child} took in the edge of the quilt, turn by turn, like a rug, and put an arm round it.

= untangled | untangles | untangle | untangling | untied | undid
act: {child} hooked all ten fingers in one another, and took them out one by one, the right one first.
act: {child} drew a thread of air out of a heap, followed it under, and over, and back under.

= counted down | counts down | count down | counting down
act: {child} held up five fingers, then four, three, two, one, and a fist.
act: {child} said, “Three,” to the ceiling, “Two,” to the wall, “One,” to the slippers, and held on to the bed.

= lit a | lit the | lights a | lights the | light a | light the
act: {child} struck one fingertip along {his} sleeve, held it to the top of a thumb, and shook it out.
act: {child} put one hand round a very small something in front of {him}, and kept the draught off.

= blew out | blows out | blow out | blowing out
act: {child} held up ten fingers, blew along the row, and nine went down. The tenth took another breath.
act: {child} shut {his} eyes for a wish, blew, opened one eye, and watched the smoke go up.

= steered | steers | steer | steering
act: {child} leaned an elbow on a long tiller of air, moved it to the left, and all of {him} went to the right.
act: {child} held a slipper before {him} by its two sides, and took it round a knee, and not too near.

= rowed | rowing | to row | row a | rows a
act: {child} put both fists forward, leaned back until they were at {his} ribs, and let the drops run off.
act: {child} set a sock in a slipper, with a finger out on either side, and the fingers dipped and swept.

= dug up | digs up | dig up | digging up
act: {child} scraped the quilt aside in handfuls, brushed off the last with one finger, and lifted out something old.
act: {child} took hold of a leaf of air, pulled from the left and from the right, and up came a long one.

= led | leads | leading
act: {child} took a sock by the toe, and went before with one hand, and looked round at every fold to see that it came.
act: {child} held one finger high, like a guide with a flag, and the slippers stayed close behind it.

= guarded | guarding | to guard | guards the | protected | protects | protect
act: {child} stood two slippers at the corners of the pillow, facing out, and not a crumb got by.
act: {child} held one arm bent before {him} like a shield, and looked out over the top of it.

= sprinkled | sprinkles | sprinkle | sprinkling
act: {child} rubbed thumb and fingertips together, from high up, all over the pillow and once over one knee.
act: {child} shook one fist upside down, tapped the bottom of it, and shook it once more.

= peeled | peels | peel | peeling
act: {child} drew one sleeve back off the wrist in strips, one on this side and one on that.
act: {child} went round and round a fist with one thumb, and the peel hung down, and was all in one piece.

= voted | votes | vote | voting
act: {child} asked, “Who is for?” Up went one hand, and after a while the other one as well.
act: {child} made a cross on {his} palm, folded the palm in half, and slid it into a slipper.

= haunted | haunts | haunt | haunting
act: {child} raised a sock by the middle, let it hang and sway, and said, “Hoo,” from behind it.
act: {child} let two cuffs rise over the edge of the quilt, with no hands in them.

= promoted | promotes | promote | knighted | crowned
act: {child} laid the edge of one hand on the left shoulder of the pillow, and then on the right.
act: {child} pinned something on {his} own pyjamas, stroked it straight, and sat up taller behind it.

= melted | melts | melt | melting
act: {child} held one fist on the quilt, and it got lower, and broader, until it was only a hand.
act: {child} began with the shoulders, which ran down the arms, and the arms ran out over the quilt.

= shrank | shrinks | shrink | shrinking | shrunk
act: {child} drew in the neck, the elbows and the chin, and let one hand go up inside its sleeve.
act: {child} held two palms a pillow apart, and they came closer, and closer, down to a pea.

= disappeared | disappears | disappear | disappearing | vanished | vanishes
act: {child} drew a corner of the sheet over one hand, said, “Hup,” drew it off, and had only a sleeve there.
act: {child} bent down one finger after another behind a slipper, and after the last there was nobody.

= appeared | appears | appear | appearing | turned up | popped up
act: {child} passed one flat hand before the other, and there stood a thumb that had not been there.
act: {child} let the toe of a sock come up from behind the pillow, and then the heel, and then nothing more.

= glowed | glows | glow | glowing | shone | shines | shine | shining | sparkled | sparkles | twinkled | twinkling
act: {child} opened and shut {his} fingertips, here, there, and up in the corner, as stars do it.
act: {child} turned up {his} face, and opened it: eyebrows, eyes, cheeks and mouth, all the way out.

= roared | roars | roar | roaring
act: {child} bared all {his} teeth, shook back {his} hair, and let out a roar that only the pillow could hear.
act: {child} began low down, “Rrr,” and brought it up into a wide mouth, “Raaah,” in a whisper.

= growled | growls | growl | growling
act: {child} drew one lip up off the teeth, and let something roll at the back of {his} throat.
act: {child} put {his} chin on the quilt, moved nothing but the eyes, and said, “Grrr,” to a slipper.

= meowed | miaowed | meows | miaows | meowing | purred | purrs | purring
act: {child} said, “Mrr,” and drew one cheek and one ear along the edge of the pillow.
act: {child} pressed the quilt with one fist, and with the other, and with the first, and purred.

= hissed | hisses | hissing | slithered | slithers
act: {child} raised one arm like a neck, turned its hand from side to side, and said, “Sss.”
act: {child} let a sock draw itself over the sheet in curves, and its toe came up and looked.

= buzzed | buzzes | buzz | buzzing
act: {child} shut {his} teeth on a “zzz,” and one finger carried it in loops from button to button.
act: {child} laid a fist on the wall, let it shake, and said, “Brrz,” like a telephone on a table.

= squeaked | squeaks | squeak | squeaking
act: {child} made {his} mouth as small as a pinhole, and said, “Eek,” through it, once.
act: {child} drew one fingertip over the sheet, stopped, went back over the place, and did the noise: wheek, wheek.

= quacked | quacks | quack | quacking | clucked | crowed
act: {child} held one flat hand under {his} nose, another on top, and they opened: quack.
act: {child} tucked {his} thumbs under {his} arms, moved both elbows, and pushed {his} chin forward at every beat.

= galloped | gallops | gallop | galloping | trotted | trots | trot
act: {child} let four fingers go on the quilt in threes, diddle-dum, diddle-dum, up to the fence of a fold.
act: {child} held two reins at {his} chest, and rose and sank behind them: hop, hop, hop.

= swung | swings | swing | swinging
act: {child} hung a sock over one finger by the heel, and it went out, and back, and out higher.
act: {child} let one forearm hang down from its elbow over the quilt, and tick to and fro, less and less.

= spun | spins | spin | spinning | whirled
act: {child} set a slipper on its heel, gave the toe a flick, and it had been all the way round.
act: {child} twirled one finger beside {his} ear, faster, and faster, until the head went round a little too.

= dived | dives | dive | diving
act: {child} pointed ten fingers together, brought them over in a curve, and they went into a fold without a splash.
act: {child} drew a deep breath, held {his} nose, and let the other hand sink to the bottom of the quilt.

= sank | sinking | sunk | to sink
act: {child} let a slipper go down between two folds, first the heel, and then the toe: blub.
act: {child} lowered one thumb behind the edge of {his} other hand, and after it came three small puffs of breath.

= wagged | wags | wag | wagging
act: {child} held one wrist low behind {him}, and its fingers went left, right, left, right, as fast as they could.
act: {child} stood one hand on its four fingers, and behind them the thumb went to and fro like a tail.

= flapped | flaps | flap | flapping | fluttered | flutters
act: {child} bent both arms at the elbow, and beat the elbows on {his} ribs until the sleeves took air.
act: {child} shook a corner of the quilt up and down, and a small wind came out along the sheet.

= pecked | pecks | peck | pecking
act: {child} let one hand step over the quilt, stop with its head on one side, and dip: tk.
act: {child} tapped the sole of a slipper with a bent finger, tk-tk-tk-tk, like somebody at a tree.

= parked | parking
act: {child} moved a slipper backwards along the wall, a bit left, a bit right, and in beside the other.
act: {child} pulled up a lever of air beside {him}, krrk, and took both hands off the wheel.

= tickled | tickles | tickle | tickling
act: {child} moved four fingertips on the sole of a slipper, and its toe curled, or nearly.
act: {child} drew a loose thread of air along {his} own neck, and the shoulder came up and shut on it.

= poked | pokes | poke | poking | prodded | nudged
act: {child} put one stiff finger into the pillow, drew it out, and watched the hole come up again.
act: {child} touched a sock in the side, to see if anything moved, and then in the other side.

= pointed | pointing | points at | point at
act: {child} shut one eye, stretched out an arm, and looked along it to the end of the finger and on.
act: {child} pointed up with one hand and down with the other, and then the hands changed places.

= winked | winks | wink | winking | blinked | blinks
act: {child} shut one eye, and the half of the mouth under it went up as well.
act: {child} let both lids fall, one after the other, and raised them in the same order.

= stared | stares | stare | staring
act: {child} put {his} face up to the toe of a slipper, and the one who blinked first was not the slipper.
act: {child} opened {his} eyes until there was white all round, and let the mouth forget itself.

= peeped | peeked | peeks | peek | peeking | spied | spies | spying | peeped out
act: {child} let two eyes come up over the edge of the quilt, and go down again at once.
act: {child} drew in one cheek to the side of the pillow, until one eye had got past the corner.

= stretched | stretches | stretch | stretching
act: {child} sent one arm up, and then the wrist, and then the fingers, and last of all the nails.
act: {child} took a sock by both ends, and drew it as long as it would go without being asked twice.

= wriggled | wriggles | wriggle | wriggling | wiggled | wiggles | wiggle | squirmed
act: {child} held up one finger, and a wave went in at the bottom of it and out at the tip.
act: {child} kept {his} shoulders still, kept {his} hips still, and moved everything that was in between.

= launched | launches | launch | blasted off | took flight | lifted off | blast off | zoomed | zooms
act: {child} stood a sock on its heel with one hand, and it rose, slowly at first, and let a long “Fffff” out below.
act: {child} pressed {his} back into the pillow, and {his} cheeks as well, and looked only upwards.

= balanced | balances | balance | balancing
act: {child} laid a slipper across one finger, moved it a crumb to the left, and let go with the other hand.
act: {child} let two fingers go along the top edge of the pillow, heel to toe, with the thumb held out.

= hung up | hung | hangs | hang | hanging | hang up
act: {child} bent one finger to a hook, put the heel of a sock on it, and took the hand away from below.
act: {child} pegged a corner of the sheet to the air, on the left, in the middle, and on the right.

= chopped | chops | chop | chopping | sliced | slices
act: {child} let the edge of one hand go along the pillow in small steps, tock, tock, tock, from end to end.
act: {child} cut a piece of air off a long loaf, let it fall over to the side, and cut the next a bit thinner.

= spread | spreads | spreading
act: {child} drew one flat finger across {his} palm, right to the crust, and wiped it off at the edge.
act: {child} shook out a cloth of nothing over the quilt, let it come down, and smoothed it into the corners.

= whisked | whisks | whisk | whipped
act: {child} whirled three loose fingers in the hollow of an arm until there was foam, and blew a bit off.
act: {child} turned a little crank beside one fist, rrr, rrr, and two fingers went round below it.

= tasted | tastes | taste | tasting | tried some
act: {child} took a drop of air off the tip of a spoon, looked at the ceiling, and said, “Salt.”
act: {child} smacked {his} lips twice, listened to what came after, and smacked them again.

= ordered | orders | ordering | served | serves | serving
act: {child} wrote in one palm with a finger, “One soup, two soups,” and drew a line under the soups.
act: {child} set down a bowl of air to the right of the pillow, turned it by a thumb, and drew back the elbow.

= photographed | took a photo | takes a photo | take a photo | took photos | took a picture | filmed
act: {child} looked through four fingers, shut one eye, and said, “Closer. Closer. Click.”
act: {child} smiled, kept the smile, kept it, and let it go at “Click.”

= performed | performs | perform | performing | acted | acts out
act: {child} folded a corner of the quilt back on the left and on the right, and a sock came on and bowed.
act: {child} laid one hand on {his} brow, held the other far out, and stayed like that until somebody might have clapped.

= combed | combs | comb | combing | plaited | braided
act: {child} laid three fingers side by side, and put the left one over, the right one over, the left one over.
act: {child} drew spread fingers down through the air beside {his} ear, met a knot, and began again below the knot.

= hiccupped | hiccups | hiccup | hiccuped
act: {child} sat quite still. “Hp.” The shoulders had gone up by themselves.
act: {child} held {his} breath, pressed {his} lips together, counted on {his} fingers to nine, and said, “Hp.”

= gasped | gasps | gasp | gasping | surprised | astonished | amazed
act: {child} drew in the air, all at once, and laid four fingers flat before {his} mouth.
act: {child} lifted both hands from the quilt, opened them, and forgot them there.

= boasted | boasts | boast | boasting | bragged | showed off | shows off | showing off | proud
act: {child} breathed on {his} nails, rubbed them on {his} pyjama top, and held them to the light.
act: {child} pulled in {his} chin, pushed out the top three buttons, and looked round over them.

= imagined | imagines | imagine | imagining | wondered | wonders | wonder | wondering
act: {child} looked at the ceiling, drew one wall on it with a finger, and a door in the wall, and looked in.
act: {child} twisted a lock of hair round one finger, and untwisted it the other way.

= ruled | rules the | ruled over | in charge
act: {child} sat up, laid both arms on the arms of a chair that was not there, and moved one finger: “You may.”
act: {child} held a slipper upright in one fist, and let everyone on the quilt wait.

= swooped | swoops | glided | glides | soared | soars
act: {child} brought one spread hand down from the left in a long curve, close over the quilt, and up on the right.
act: {child} turned one palm over on the air, and it went round in a slow ring, without a beat.

= tugged | tugs | dragged | drags | dragging | towed
act: {child} laid a sock over one shoulder, bent forward, and the rest of the sock came after, by inches.
act: {child} hitched one slipper to the other with a finger, and they went along the bed, the last one swaying.

= rocked | rocks the | rocking | cuddled | cuddles | cuddle | cuddling | snuggled | snuggles | snuggle
act: {child} laid a rolled sock in the bend of one arm, and the elbow moved out and in, out and in.
act: {child} bored one shoulder into the pillow, drew the quilt in after it, and left no gap.

= watered | waters | watering
act: {child} tilted one fist over a fold of the quilt, moved along the row, and let each one have some.
act: {child} let four fingers rain on a thumb, and the thumb stood up straighter.

= sprayed | sprays | squirted | squirts
act: {child} squeezed one fist twice, said, “Psst, psst,” and blinked on the side where the wind came from.
act: {child} held a hose of air in both hands, and it pulled to the left, and to the right.

= gave a speech | gives a speech | made a speech | makes a speech
act: {child} unfolded a palm, looked from it to the slippers, and said, “Dear slippers.”
act: {child} hooked two thumbs behind {his} collar, leaned back, and moved {his} lips for a good long while.

= cooked | cooks | cook | cooking | fried | boiled
act: {child} held a pan of air by its handle, gave it a small shake, and said, “Tss,” for what was in it.
act: {child} lifted a lid of nothing off the pillow, drew back {his} nose from the steam, and put the lid on again, crooked.

= fished | fishes | fishing
act: {child} hung a sock over the side of the bed, sat without a word, and then its toe gave a jerk.
act: {child} turned a small reel beside one fist, leaned back, turned, and held up a slipper by the heel.

= copied | copies | copy | copying
act: {child} lifted one eyebrow with the left hand, and the other eyebrow with the right, just as far.
act: {child} bent one thumb twice, and the other thumb, across the quilt, bent twice.

= ignored | ignores | ignore | ignoring
act: {child} let one hand wave, and wave, right beside {his} ear, and studied the opposite wall.
act: {child} tapped {himself} on one shoulder, and did not turn round.

= sniffed | sniffs | sniff | sniffing
act: {child} let {his} nose go along the edge of the quilt, like a dog at a hedge, back a bit, and on.
act: {child} drew one short breath in through the left half of {his} nose, and one through the right.

= hoped | hopes | hope
act: {child} crossed two fingers on one hand, two on the other, and shut {his} eyes over the lot.
act: {child} looked up under {his} eyebrows, with {his} lips pulled in, and kept a thumb in each fist.

= farted | farts | fart | trumped | tooted
act: {child} shifted {his} weight to one side, said, “Prrt,” and looked at the slipper.
act: {child} puffed a very small “Pf” into the bend of one arm, and fanned the air with a sock.

= muttered | mutters | mumbled | mumbles | mumbling | muttering | grumbled | grumbles
act: {child} moved {his} lips as little as they would, and a whole sentence came out without a hole in it.
act: {child} said, “Mm-mm-mm,” into {his} collar, and nodded as if that settled it.

= hooted | hoots | hooting | honked | beeped
act: {child} laid one hand on the middle of the pillow, leaned on it, and said, “Meep.”
act: {child} turned {his} head to one shoulder, and to the other, with round eyes: “Hoo. Hoo-hoo.”

= typed | types | typing | texted | texting | messaged
act: {child} let eight fingers patter on the quilt, and the little finger went back and took out one letter.
act: {child} held nothing in two hands, and both thumbs ran about on it, and stopped, and one pressed send.

= hoovered | hoovers | hoovering | vacuumed | mowed | mowing
act: {child} pushed one fist out over the quilt and drew it back, one strip beside the other, with a long, “Vvvv.”
act: {child} ran the cuff of one sleeve along the sheet, said, “Fp,” and a corner of it was in the cuff.

= nibbled | nibbles | nibble | nibbling | munched | munches | munching | gobbled | crunched
act: {child} held both hands close under {his} chin, and the front teeth went very fast, at nothing, like a squirrel’s.
act: {child} turned a biscuit of air by its rim, and took it down all round: knup, knup, knup.

= somersaulted | somersault | somersaults | cartwheel | cartwheels | did a flip
act: {child} set two fingers on the quilt, over went the knuckles, and the two stood up on the other side.
act: {child} held up one spread hand, and it went along the edge of the quilt from finger to finger, like spokes.

= zipped | zips | buttoned | did up | does up | fastened
act: {child} drew a little tag of air from the hem to the chin, zzzip, and lifted {his} chin for the last bit.
act: {child} felt for a button with one thumb, for its hole with the other, and made the two acquainted.

= dried | dries | drying | dried off
act: {child} rubbed one arm with a corner of the quilt, from the wrist up, and then the back of the neck.
act: {child} held up ten fingers, spread, and blew along them, one after the other.

= stacked | stacks | stack | stacking | piled | piled up
act: {child} laid slipper on sock, sock on slipper, and sock on top, and took the fingers off very slowly.
act: {child} laid one hand on the pillow, a sock on the hand, a slipper on the sock, and {his} chin on the slipper.

= tapped | taps | tapping
act: {child} tapped {his} forehead with a nail, and then the wood of the bed, to hear which was hollow.
act: {child} let one heel of a slipper go up and down on the floor, as people do at a bus stop.

= rubbed | rubs | rub | rubbing
act: {child} laid two palms together, and they went to and fro until they were warm enough to hold on {his} cheeks.
act: {child} went over one spot on the sheet with a thumb, looked, breathed on it, and went over it again.

= shrugged | shrugs | shrug
act: {child} put up one shoulder, thought, put up the other, and let down both.
act: {child} turned out {his} lower lip and both elbows, and the rest of {him} had no opinion.

= warmed | warms | warm up | warmed up | warming
act: {child} breathed into two fists, “Hooo,” and pushed them in under {his} arms.
act: {child} held out two palms to a fire at the foot of the bed, and turned them when they were done.

= went to bed | goes to bed | go to bed | going to bed | got into bed | put to bed
act: {child} laid a sock on the pillow, drew the quilt up to its heel, and whispered something in at the cuff.
act: {child} set two slippers side by side with their heels to the bed, and drew in {his} hand under the quilt.

= had a bath | has a bath | have a bath | had a shower | has a shower
act: {child} put in one fingertip at the edge of the quilt, drew it out fast, put it in again, and then all the arm.
act: {child} scrubbed {his} own neck with a rolled sock, behind one ear, and behind the other.

= had a picnic | has a picnic | have a picnic | had a party | had a tea party
act: {child} shook out a corner of the sheet, sat two slippers down at it, and passed each of them some nothing.
act: {child} poured a thimble of air, held it out with the little finger up, and asked a sock about sugar.

= thanked | thanks | thank | thanking | said thank you | says thank you | said please
act: {child} laid one hand under {his} chin, and moved it out and down, open, as far as the arm went.
act: {child} held a slipper by both sides, bent over it, and said, “Much obliged.”

= took turns | takes turns | take turns | taking turns
act: {child} let the left thumb go up, and come down, and only then the right one.
act: {child} pushed a rolled sock off with one hand, held that hand still, and let the other one push.

= made friends | makes friends | make friends | making friends | made up with
act: {child} moved one slipper over to where the other one stood, and turned its toe so that both looked the same way.
act: {child} held up two socks far apart, and they came nearer by turns, until they stood cuff to cuff.

= made a face | pulled a face | pulls a face | made faces | pulled faces | pulling faces | makes a face
act: {child} pushed up the tip of {his} nose with one finger, and drew {his} cheeks down with two others.
act: {child} sent {his} mouth to the left and {his} eyes to the right, and kept them there.

= grew up | grows up | grow up | growing up | got bigger | gets bigger
act: {child} marked the wall with a nail beside {his} head, sat up very straight, and marked it again.
act: {child} said, “Hm,” in a high voice, and, “Hm,” lower, and, “Hm,” with {his} chin in {his} collar.

= lost a tooth | loses a tooth | lose a tooth | tooth fell out | tooth came out
act: {child} held nothing at all between finger and thumb, turned it to the light, and slid it in under the pillow.
act: {child} lifted one lip with a finger, and sent the tip of the tongue along to see which were at home.

= zigzagged | swerved | swerves | wove | weaved | weaves
act: {child} took one finger across the quilt in corners, left and right, as a hare goes when it is in a hurry.
act: {child} drew the toe of a sock in and out between four spread fingers, over one, and under the next.

= stumbled | stumbles | stumbling | staggered
act: {child} let two fingers come down {his} sleeve. One caught on a crease, and the two took seven small steps at once.
act: {child} moved a slipper on by a lurch to the left, a lurch to the right, and a stop to think.

= called for | called out for help | asked for help | asks for help | shouted for help
act: {child} held up both arms above the quilt, crossed them, opened them, and crossed them, as to an aeroplane.
act: {child} said, “Help,” in a small voice, and, “Please,” in a smaller one, and held up one hand.

= set free | sets free | let him go | let her go | let them go | freed | released
act: {child} held two closed hands out to the curtain, opened them on top, and looked up after something.
act: {child} lifted a slipper off a sock, drew back {his} hand, and turned the slipper’s toe to the door.

= solved | solves | solve | worked out | works out | figured out
act: {child} laid three fingers one way, then another way, then a third way, and, “Click,” they fitted the other three.
act: {child} followed a thread of air with one nail, in and round and back, and held up the end of it.
`
