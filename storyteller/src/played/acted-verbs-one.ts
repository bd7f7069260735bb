/** As ./index.ts describes. */
export const actedVerbsOne = `
= went | goes | go | gone
act: {child} slid one hand away across the quilt, and on, and on, until there was no more arm.
act: {child} set a slipper on the floor with its toe to the door, pushed it one step, and one step more.
act: {child} said, “Off,” to one finger, and it went the whole length of the pillow without turning round.

= went up | goes up | go up | going up | came up | comes up
act: {child} laid one hand flat on the quilt and raised it slowly, until the elbow was straight.
act: {child} took one finger up from {his} knee, past the buttons, past the nose, to the end of {his} hair.

= went down | goes down | go down | going down | came down | comes down | come down
act: {child} held one hand high, and let it sink, with its fingers hanging, until the quilt stopped it.
act: {child} took two fingers down {his} own buttons, one at a time, from the collar to the hem.

= went in | went into | goes in | goes into | go in | go into | going in | got in | got into | gets in | get in | came in | comes in | came into
act: {child} pushed one hand up the opposite sleeve, until no finger was left outside.
act: {child} laid a rolled sock at the mouth of a slipper, nudged it, and it was in as far as the toe.

= went out | goes out | go out | going out | got out | gets out | get out | came out | comes out | come out
act: {child} let one finger out of {his} fist, then two more, and then the whole hand was out.
act: {child} put one arm under the quilt. Out at the edge came a thumb, then a wrist, then the whole elbow.

= went back | goes back | go back | going back | came back | comes back | come back | coming back | got back | gets back
act: {child} sent two fingers out as far as {his} knee. There they turned round, and came back the same way.
act: {child} pushed a slipper out to arm’s length, left it there for a breath, and drew it in by the heel.

= came home | comes home | come home | coming home | went home | goes home | go home | going home | got home | gets home | get home
act: {child} took the slipper that stood farther off, and brought it in to where the other one lived.
act: {child} wiped two fingers on the edge of the sheet, as on a mat, and let them in under the quilt.

= set off | sets off | set out | sets out | setting off | went off | goes off | headed off | started off
act: {child} pointed two slippers at the door, and said, “Three, two, one,” to both of them.
act: {child} swung a bag of nothing over one shoulder, settled the strap, and lifted {his} chin.

= came | comes | come | coming
act: {child} held one arm far out, and brought the hand in, nearer and nearer, until it was at {his} nose.
act: {child} crooked one finger twice, and the other hand came creeping over the quilt to it.

= arrived | arrives | arrive | arriving | got there | got to | gets there | reached
act: {child} ran one hand along the mattress to the pillow, slower and slower, and said, “All out.”
act: {child} let two fingers walk in from the far side of the quilt, stop, and set down two suitcases.

= visited | visits | visit | visiting
act: {child} walked two fingers over to the other hand, which opened, let them in, and closed.
act: {child} laid the left sock in the right slipper, and after some time took it out, and laid it in the left.

= left the | left his | left her | left him | left it | left them | left me | left us | left our | left my | left for | left home | left school | left without | left in | left on | left at | had left | has left | just left | leave | leaving
act: {child} lifted one hand off the quilt, the little finger last, and only a dent stayed.
act: {child} laid a sock on the pillow, and went with both hands to the other end of the quilt.

= left behind | left out | left alone | leaves behind | leave behind | leaving behind | leave out
act: {child} sent four fingers off across the sheet, and the thumb stayed where it was.
act: {child} took one sock in {his} arms, and then a slipper, and turned {his} back on the other sock.

= said | says | say | saying
act: {child} said one word into {his} hand, shut the hand, and opened it again to let the word out.
act: {child} held the back of one hand before {his} lips, spoke, and felt the words go by, warm.
act: {child} moved {his} lips from the first word to the last, and left the sound out.

= said sorry | says sorry | say sorry | saying sorry
act: {child} moved one slipper up to the other until their toes touched, and left them so.
act: {child} laid one hand on the back of the other hand, and patted it twice, lightly.

= said no | says no | say no | saying no | shook his head | shook her head | shakes his head | shakes her head | refused | refuses | refuse | refusing
act: {child} closed {his} lips, turned {his} nose to one wall, then to the other wall, and back.
act: {child} folded {his} arms, pulled in {his} chin, and wagged one finger under the elbow.

= said yes | says yes | say yes | saying yes | nodded | nods | nodding | allowed
act: {child} let {his} chin go down to the top button, and up, and down to the button again.
act: {child} put up one thumb, and then the other thumb, in case one was not enough.

= said nothing | says nothing | kept quiet | keeps quiet | stayed quiet | went quiet
act: {child} drew one finger across {his} lips from corner to corner, as along a zip, and put the finger away.
act: {child} opened {his} mouth, let nothing out, and closed it again so gently that the lips made no sound.

= said hello | says hello | say hello | said hi | met | meets | meet | meeting
act: {child} held up two thumbs, turned them to each other, and bent both in the middle.
act: {child} brought two socks along the quilt from its two ends. They stopped toe to toe, and one bent at the heel.

= said goodbye | says goodbye | say goodbye | said bye | waved | waving | waves goodbye | wave goodbye
act: {child} held up one hand beside {his} ear, and its four fingers bent down and came up, over and over.
act: {child} swung a corner of the sheet from side to side, like a handkerchief when a train goes out.

= said goodnight | says goodnight | say goodnight | said good night
act: {child} turned {his} face to the door, then to the curtain, then to the slippers, and shut {his} eyes once at each.
act: {child} bent one finger after another down into {his} palm, with a nod for each, and the thumb came last.

= said over | announced | announces | announce | announcing
act: {child} pinched {his} nose shut with two fingers, and said, “Attention, please,” to the whole ceiling.
act: {child} held one fist before {his} chin for a microphone, tapped it, and said, “One, two.”

= told | tells | tell | telling
act: {child} went along {his} fingers: “And then, and then, and then, and then,” and on the thumb, “The end.”
act: {child} bent down to one corner of the pillow, moved {his} lips, and did the same for the next corner.

= asked | asks | ask | asking
act: {child} put one hand up, as in school, and held the elbow with the other, so that it would last.
act: {child} turned both palms up, lifted {his} shoulders as far as the ears, and held them there.
act: {child} laid {his} head on one side, and sent up one eyebrow, and then the other one after it.

= answered | answers | answer | answering | replied
act: {child} knocked on the mattress once with one hand, and the other hand knocked back twice.
act: {child} cupped one hand at {his} ear, moved it round to {his} mouth, and said into it, “Here.”

= called | calls | call | calling | named
act: {child} cut one name in two, said the first half high and the second half low, and waited.
act: {child} said one name to the curtain three times: short, long, and very long.

= talked | talks | talk | talking | spoke | speaks | speak | speaking | chatted
act: {child} made a mouth of each hand. One opened and shut for some time, and then came the other’s turn.
act: {child} said, “Bla, bla,” out of the left corner of {his} mouth, and, “Bla, bla, bla,” out of the right.

= whispered | whispers | whisper | whispering
act: {child} put {his} lips so near to the pillow that only one corner of it heard.
act: {child} made a tube of one hand, breathed a word in at the thumb, and stopped up the other end.

= shouted | shouts | shout | shouting | yelled | yells | yell | yelling | called out | calls out
act: {child} put two hands round {his} mouth, took breath for a shout, and let it out no bigger than, “Oi.”
act: {child} opened {his} mouth until the eyes had to shut, and out came, “Hey,” in the smallest size.

= screamed | screams | scream | screaming | screeched
act: {child} pressed both hands to {his} cheeks, made {his} mouth long, and let out an “eee” as thin as a thread.
act: {child} spread ten stiff fingers beside {his} face, and screamed with everything but the voice.

= laughed | laughs | laugh | laughing | chuckled
act: {child} shook {his} shoulders with {his} lips shut, until a snort came out at the nose.
act: {child} said, “Ha,” four times, each one shorter, and held {his} middle with both hands.

= cried | cries | cry | crying | in tears | into tears
act: {child} drew one finger down {his} cheek from the eye to the chin, and another finger down the other cheek.
act: {child} pushed out {his} lower lip, let it tremble, and dried both eyes on a corner of the sheet.
act: {child} sniffed in three small pieces, and wiped {his} nose along one sleeve as far as the elbow.

= sang | sings | sing | singing | sung
act: {child} hummed three notes going up, and the same three coming down.
act: {child} made {his} mouth as round as a button, and held one note to the very end of the breath.

= listened | listens | listen | listening | heard | hears | hear | hearing
act: {child} folded one ear forward with a finger, and turned that ear slowly along the wall.
act: {child} held {his} breath, let {his} mouth hang open a little, and moved nothing but {his} eyes.

= rang | rings | ringing | rung
act: {child} said, “Ting,” with {his} tongue held up, and let the end of it hum until there was none left.
act: {child} let a loose fist swing under {his} wrist, to and fro: ding, dong, ding, dong.

= knocked | knocks | knock | knocking
act: {child} knocked on the air with two knuckles, and made the noise with {his} tongue: tock, tock, tock.
act: {child} rapped on the sole of a slipper, twice, and looked in at the other end to see who came.

= knocked over | knocks over | knock over | knocked down | knocks down | knocking over
act: {child} stood a slipper on its heel, leaned one finger on it, and it lay down.
act: {child} tapped one upright thumb with the other thumb, and it went over on its back.

= banged | bangs | bang | banging
act: {child} brought the soles of two slippers together once, at arm’s length: tonk.
act: {child} let the flat of one hand fall on the mattress, and said the noise as well: “Bomm.”

= bumped | bumps | bump | bumping
act: {child} brought two fists towards each other, quite slowly, until the knuckles met: dup.
act: {child} drove a slipper along the quilt until its toe met the pillow, and it came back a little way.

= hit | hits | hitting
act: {child} let one fist come down on the pillow as slowly as it could, and the pillow closed round it.
act: {child} took aim at {his} open palm with the other fist, and met the middle: fup.

= kicked | kicks | kick | kicking
act: {child} bent one finger behind {his} thumb and let it spring. A rolled sock turned over once.
act: {child} put one hand in a slipper, drew it back, and swung the toe forward through the air.

= clapped | claps | clap | clapping
act: {child} clapped with two fingers against one palm, which sounds like a very small crowd.
act: {child} brought both hands together five times, softly, and kept them shut the fifth time to hold the sound in.

= broke | breaks | break | broken | breaking | snapped | snaps | snapping
act: {child} held one finger straight, clicked {his} tongue, and the finger was bent in the middle.
act: {child} held two thumbs end to end, said, “Crick,” and had one thumb here and one thumb there.

= split | splits | splitting
act: {child} laid {his} palms together, and let them come apart from the fingertips down to the wrists.
act: {child} held up one flat hand, and made a gap down the middle, with two fingers on either side.

= tore | torn | tearing | tears up | tear up
act: {child} held two fists together, thumb by thumb, and drew them apart slowly with a long, “Krrrk.”
act: {child} took a sheet of nothing by its top edge, and went down it with a noise between {his} teeth.

= cut | cuts | cutting
act: Two of {child}’s fingers opened and shut, snip, snip, all along the edge of the sheet.
act: {child} laid the edge of one hand on the quilt, and drew it forward and back until it had sunk in.

= bit him | bit her | bit his | bit the | bit me | bit my | bit it | bit them | bit into | bites | bite | biting | bitten
act: {child} opened {his} mouth, brought it slowly forward to nothing at all, and shut the teeth: clack.
act: {child} crept up on a corner of the pillow with one hand, and shut thumb and fingers on it.

= ate | eats | eat | eating | eaten
act: {child} chewed with {his} mouth shut, eleven times on the left and once on the right, and swallowed.
act: {child} lifted a spoon of air out of a bowl of air, blew on it, and at the end scraped the bowl.
act: {child} held two fists wide apart before {his} mouth, and munched along between them until they met.

= drank | drinks | drink | drinking
act: {child} tipped a cup of nothing, and {his} throat went up and down: glug, glug, glug.
act: {child} lapped up some air with the tip of {his} tongue, four times, and wiped {his} chin.

= fed | feeds | feed | feeding
act: {child} held out a pinch of nothing on one flat palm, low down, and kept very still.
act: {child} flew two fingers through the air in a curve, like a spoon, and the other hand opened wide for them.

= slept | sleeps | sleep | sleeping | asleep
act: {child} put {his} palms together, laid one cheek on them, and breathed out with a small puff.
act: {child} rolled over to the wall, drew the quilt up to one ear, and gave two snores, one long and one short.

= fell asleep | falls asleep | fall asleep | falling asleep | went to sleep | goes to sleep | go to sleep | dozed off | nodded off
act: {child}’s eyelids came down halfway, went up, came down again, and stayed.
act: {child}’s chin sank to {his} collar, and one hand slid down off the quilt by itself.

= napped | nap | naps | napping
act: {child} let {his} head drop, slept for one whole breath, and lifted {his} head with both eyes wide.
act: {child} folded {his} arms on the quilt, lowered {his} forehead on to them, and raised it at the third breath.

= woke | woke up | wakes | wakes up | wake | wake up | waking | waking up | woken
act: {child} shut {his} eyes, opened one, then the other, and rubbed both with two fists.
act: {child} stretched two arms until the fingers shook, and blinked seven times.

= got up | gets up | get up | getting up | stood up | stands up | stand up | standing up
act: {child} took a sock that lay flat, and raised it by the cuff until only its toe touched the quilt.
act: {child} laid one arm along the quilt, and up it came from the elbow, like the bar at a car park.

= stood | stands | stand | standing
act: {child} stood two fingers side by side on the quilt, and kept their knees straight.
act: {child} balanced a slipper on its toe against the pillow, took {his} hands off, and nothing moved.

= stood on | stands on | stand on | standing on | trod on
act: {child} set one fist on the back of the other hand, and let the whole weight of the arm be felt.
act: {child} put one slipper on top of the other, heel on heel and toe on toe.

= sat | sits | sit | sitting | sat down | sits down | sit down
act: {child} folded a sock in the middle, leaned it against the pillow, and turned its toe to the front.
act: {child} let one fist down on the quilt and settled it, once to the left and once to the right.

= lay | lay down | lies | lies down | lie | lie down | lying | lying down
act: {child} let {himself} down on the pillow in order: elbow, shoulder, ear.
act: {child} laid one hand on its back on the quilt, and let the fingers curl as they liked.

= lied | told lies | tells lies | telling lies | told a lie
act: {child} crossed two fingers, put that hand behind {his} back, and smiled with the front.
act: {child} looked at the ceiling, at the wall, and at {his} nails, and whistled no tune at all.

= rested | resting | had a rest | having a rest
act: {child} leaned back on the pillow, let both wrists hang, and did not hold up {his} own head.
act: {child} laid one arm over a fold of the quilt, like a coat over a chair, and left it hanging.

= ran | runs | run | running | raced | races | racing
act: {child} drummed two fingers along the mattress, as fast as fingers have legs, as far as the arm went.
act: {child} ran with {his} elbows only, left, right, left, right, and puffed.

= ran away | runs away | run away | running away | ran off | runs off | run off | got away | gets away | fled
act: {child} let two fingers come out of a cuff on tiptoe, look both ways, and go off over the hill of {his} knee.
act: {child} held one hand down with the other. The lower one slipped out, and was under the quilt already.

= chased | chases | chase | chasing
act: {child} sent two fingers round the pillow, and two more after them, all the way round and never nearer.
act: {child} let {his} thumbs go round and round, each just behind the other.

= followed | follows | follow | following
act: {child} drew a road with many bends on the quilt, and sent a finger of the other hand along behind.
act: {child} moved one sock along the quilt by a thumb’s width, and the other to just behind it, three times over.

= walked | walks | walk | walking | strolled
act: {child} put one hand in each slipper, and walked them over the floor: heel, toe, heel, toe.
act: {child} let two fingers stroll down {his} sleeve, with a stop halfway to look out over the edge.

= jumped | jumps | jump | jumping | leapt | leaps
act: {child} crouched one finger on a button of {his} pyjamas, and it sprang to the next, and sat.
act: {child} lifted a rolled sock over a slipper, in a high curve, and it came down on both heels.

= skipped | skips | skip | skipping
act: {child} bounced two fingers along the edge of the quilt: long, short, long, short.
act: {child} counted the buttons down {his} front with one finger, and left one out: one, two, four.

= danced | dances | dance | dancing
act: {child} held two socks up by the cuffs, and they swayed, crossed over, and swung out at the toes.
act: {child} turned one finger round on its tip on the quilt, put it away, and let the next one turn.

= climbed | climbs | climb | climbing
act: {child} reached up and closed one hand, reached past it with the other, and so on to the top of the air.
act: {child} brought two fingers up the side of the pillow, one hold at a time, and they sat down on top.

= flew | flying | flown | can fly | could fly | to fly | fly away | fly to | fly over | flies away
act: {child} hooked {his} thumbs together, and eight fingers beat slowly up and down, as far as the curtain.
act: {child} held out both arms, tipped them to the left for a bend, and brought them level again.

= swam | swims | swim | swimming | swum
act: {child} pushed two flat hands out in front, parted them, drew them round to {his} ribs, and breathed.
act: {child} laid one hand on its edge on the quilt, and it wriggled forward, fingertips first and wrist last.

= rode | rides | ride | riding | ridden
act: {child} sat one hand astride the other wrist, and the wrist went up and down: clop, clop, clop.
act: {child} set a folded sock on the back of one hand, and the hand went off at a trot with the sock aboard.

= drove | drives | drive | driving | driven
act: {child} turned a wheel of air with both hands, as far as it went, and let it run back through {his} fingers.
act: {child} moved one fist beside {him} forward by a notch, and said, “Brrm,” with loose lips.

= fell | falls | fall | falling | fallen
act: {child} held one arm straight up from the elbow, and let all of it drop on the quilt: pff.
act: {child} brought one hand down past {his} face, rocking like a leaf, until it lay on the quilt.

= fell off | falls off | fall off | falling off | fallen off | came off | comes off
act: {child} laid a slipper across {his} wrist and tilted it, and tilted it more, and the slipper was on the quilt.
act: {child} let one hand hang by its fingertips from the top of the pillow. It hung, and slid, and lay.

= fell over | falls over | fall over | falling over | fell down | falls down | fall down | tripped | tripped over | tripping | trips over
act: {child} stood the pillow on end, and took both hands away. It bowed, sat, and lay down.
act: {child} pushed one slipper along until its toe caught on the other, and its heel went up behind.

= fell in | fell into | falls in | falls into | fall in | fall into
act: {child} made a ring of one hand, held a finger above the hole, and down it went to the knuckle.
act: {child} tipped two hands forward, fingertips first, into a dip in the quilt, and said, “Plosh.”

= dropped | drops | drop | dropping
act: {child} held a sock over the quilt by its cuff, and opened finger and thumb. It hardly made a sound.
act: {child} carried nothing along between two fingers, said, “Oh,” and looked down beside the bed.

= threw | throws | throw | throwing | thrown
act: {child} drew one arm back past {his} ear, and sent the hand forward, open and empty, with a swish.
act: {child} laid a rolled sock on one palm, let it hop as high as a nose, and caught it.

= rolled | rolls | roll | rolling
act: {child} turned two fists over and over each other, from {his} chin down to the quilt.
act: {child} sent a rolled sock down the slope of the pillow with one finger, and it went on into a fold.

= put | puts | putting | put down | puts down | placed
act: {child} brought an empty hand across the quilt, let it down, opened the fingers, and took it away.
act: {child} lifted a sock by the toe, set it down in the exact middle of the pillow, and turned it a little.

= put on | puts on | putting on | wore | wears | wear | wearing | worn | got dressed | gets dressed
act: {child} pulled one cuff down over {his} knuckles, then the other cuff, and smoothed both.
act: {child} pushed one hand down into a sock as far as the toe, and the sock stood up and had a heel.

= took off | takes off | take off | taking off | taken off
act: {child} laid one hand flat on the other, and lifted it off, the fingertips last.
act: {child} took a hat of nothing by the brim, and raised it until both arms were straight.

= put away | puts away | tidied | tidies | tidy | tidying | tidied up
act: {child} rolled one sock into the other, laid them in a slipper, and turned its toe to the wall.
act: {child} lined up {his} fingers along the edge of the quilt, and moved one back that stuck out.

= gave back | gives back | give back | giving back | given back | put back | puts back | took back | takes back
act: {child} passed a slipper from one hand to the other, and after a moment the other passed it back.
act: {child} took a button out of its hole, had a look at it, and did it up where it had been.

= gave | gives | give | given | giving
act: {child} laid nothing in {his} other hand, shut its fingers over it one by one, and patted the fist.
act: {child} held out one full hand as far as it went, tipped it over, and drew it back empty.

= gave up | gives up | give up | giving up
act: {child} turned both hands on their backs on the quilt, and let out all {his} air.
act: {child} tugged at a corner of the quilt, tugged at it less, and took {his} hands off.

= let go | lets go | letting go
act: {child} pinched {his} sleeve out to a point, opened finger and thumb, and the point went back into the sleeve.
act: {child} hung on to the mattress with ten fingers, then with six, then with two, then with none.

= let him | let her | let me | let them | let us | let it | let the | let in | let out | lets | letting
act: {child} held one hand out sideways, palm up, towards the free end of the pillow.
act: {child} drew one arm in close, so that there was room beside {him}, and patted the room.

= took | takes | take | taking | taken
act: {child} put out one hand, shut it on a piece of air the size of an egg, and brought it in under the quilt.
act: {child} took one thumb with the other hand, and went off with it to the edge of the bed.

= took out | takes out | take out | taking out | pulled out | pulls out
act: {child} put two fingers into {his} sleeve and drew out nothing, and it was long.
act: {child} felt about in a slipper, up to the wrist, and came out with a closed hand.

= held | holds | hold | holding
act: {child} closed ten fingers round a corner of the pillow, so that it could not have gone anywhere.
act: {child} tucked a slipper under one arm, and pressed the elbow down on it.

= held hands | holds hands | hold hands | holding hands | held his hand | held her hand | hold his hand | hold her hand
act: {child} laid {his} own two hands palm on palm, and let the fingers in between each other.
act: {child} set two socks side by side, and laid the toe of one across the toe of the other.

= held on | holds on | hold on | holding on | held tight | hold tight
act: {child} hooked one finger in between two buttons, bent it, and the whole pyjama top came along.
act: {child} took the edge of the quilt in both fists, and even the little fingers shut.

= kept | keeps | keep | keeping
act: {child} shut something very small in one fist, shut the other hand round the fist, and held both to {his} chest.
act: {child} slid one hand in under the other arm, pressed the arm down on it, and turned that side to the wall.

= carried on | carries on | carry on | kept on | keeps on | kept going | keeps going | went on | goes on
act: {child} tapped the quilt with one finger, and tapped it, and tapped it, and the finger was not done.
act: {child} drew a ring on the sheet with one nail, and when it was closed, went round it again.

= got a | got an | got the | got his | got her | gets a | gets an | gets the | get a | get an | get the
act: {child} reached out over the side of the bed, closed one hand, and drew it in level, so as not to spill.
act: {child} sent one hand behind the pillow. It came back shut, with the thumb on top.

= brought | brings | bring | bringing
act: {child} carried a tray of air up along the quilt, and set it down without a clink.
act: {child} laid a slipper across two palms, and it travelled from the foot of the bed to the pillow.

= carried | carries | carry | carrying
act: {child} held out both arms with the palms up, and leaned back a little under the weight of nothing.
act: {child} put a rolled sock on one palm, and moved the palm along so that the sock noticed nothing.

= picked up | picks up | pick up | picking up
act: {child} bent one finger to a hook, put it in at the heel of a slipper, and raised the slipper.
act: {child} took a crumb that was not there off the quilt, between two nails, and held it up.

= picked | picks | pick | picking
act: {child} pinched the top off something on the quilt, with a small snap of the tongue.
act: {child} made a beak of finger and thumb, went over the quilt with it, and pecked in one place.

= chose | chooses | choose | chosen | choosing
act: {child} ran one finger over {his} four knuckles, there and back, and let it stay on the third.
act: {child} held up two socks, went from one to the other four times, and nodded at the left.

= pulled | pulls | pull | pulling
act: {child} drew in the quilt hand over hand, like a rope, until the edge was at {his} chin.
act: {child} hooked one finger into the heel of a sock, leaned back, and the sock grew longer.

= pushed | pushes | push | pushing
act: {child} set ten fingertips against the pillow, leaned on them, and the pillow slid as far as the wall.
act: {child} laid one palm against the other, and both pushed, until the elbows trembled.

= opened | opens | open | opening
act: {child} held two palms together, and one of them swung away from the thumbs with a creak.
act: {child} folded back one corner of the quilt with two fingers, and looked in at the sheet.

= closed | closes | closing | close the | close his | close her | shut | shuts | shutting
act: {child} brought two flat hands together, edge to edge, slower and slower, and they met without a click.
act: {child} shut one eye, shut the other, shut {his} mouth, and last of all shut both hands.

= switched on | switches on | switch on | turned on | turns on | turn on
act: {child} pressed {his} own nose like a switch, and a hum began.
act: {child} pushed one finger up the side of the bed, said, “Click,” and ten fingers sprang open.

= switched off | switches off | switch off | turned off | turns off | turn off
act: {child} put one finger to the wall, pressed, said, “Click,” and shut both eyes.
act: {child} turned a knob of air to the left, until it would go no farther, and took the hand away.

= looked | looks | look | looking
act: {child} laid one hand flat over {his} eyebrows, and moved {his} head slowly from one wall to the other.
act: {child} screwed up one eye, and put a ring of finger and thumb to the other.

= looked for | looks for | look for | looking for | searched | searches | searching
act: {child} patted the quilt all over, hump by hump, and felt round behind the pillow.
act: {child} looked under one hand, under the other, and under the first one again.

= looked after | looks after | look after | looking after | took care | takes care
act: {child} laid a sock in the bend of {his} arm, and turned up the edge of the quilt as far as its heel.
act: {child} moved one slipper out of the draught, closer to the bed, and set a sock beside it for company.

= saw | sees | see | seeing | seen
act: {child}’s eyes went wide, both at once, and one finger came up and pointed.
act: {child} sat up straight, blinked, leaned forward, and blinked once more to be sure.

= watched | watches | watching | to watch
act: {child} propped {his} chin on two fists, and did not blink until the eyes insisted.
act: {child} moved one finger slowly across before {his} face, and the eyes went with it, and nothing else.

= showed | shows | show | showing | shown
act: {child} held out a closed fist, turned it over, and opened it a finger at a time for all to see.
act: {child} laid a sock on the pillow, took both hands away, and pointed at it from two sides.

= lost | loses | lose | losing
act: {child} shook out one sleeve, felt in the other up to the elbow, and held up two empty hands.
act: {child} patted {his} chest on the left, patted it on the right, and patted it on the left again.

= got lost | gets lost | get lost | getting lost
act: {child} let two fingers go down into the folds of the quilt, left, and left, and left, to where they had started.
act: {child} pointed to one wall, then to the wall opposite, and then with both hands to the other two.

= found | finds | find | finding
act: {child} slid one hand in under the pillow, felt to the left, stopped, and raised both eyebrows.
act: {child} lifted a corner of the sheet, and there lay a thumb, and it was {his} own.

= missed | misses | missing | to miss | miss him | miss her | miss you | miss the
act: {child} shut {his} eyes, brought two fingertips together from far out, and they went past each other.
act: {child} put one arm out across the empty half of the pillow, and closed the hand on nothing.

= knew | knows | know | knowing | known
act: {child} shut both eyes, and one finger went straight to the tip of {his} left ear.
act: {child} tapped the side of {his} forehead twice, and then the other side, for both halves.

= thought | thinks | think | thinking
act: {child} set {his} chin on one fist, screwed up one eye, and let a finger drum on {his} cheek.
act: {child} looked up into the top left corner of the room, then the top right, and hummed on one note.

= remembered | remembers | remember | remembering
act: {child} stopped with one hand in the air, said, “Ah,” and the hand came down flat on {his} forehead.
act: {child} rubbed one spot above {his} eyebrow, round and round, stopped, and pointed at the spot.

= forgot | forgets | forget | forgetting | forgotten
act: {child} lifted one finger, opened {his} mouth, shut it again, and took the finger down.
act: {child} started for the edge of the bed with one hand, halted halfway, and looked at the hand.

= learned | learnt | learns | learn | learning
act: {child} bent {his} ring finger alone. Three times the little one came too, and the fourth time not.
act: {child} tapped on {his} head with one hand, stroked {his} middle with the other, and then changed round.

= taught | teaches | teach | teaching
act: {child} showed one hand to the other, bent its first finger, and waited for the other to do the same.
act: {child} drew three strokes in the air, pointed to each of them, and looked round at the slippers.

= practised | practises | practise | practising | practiced | practices | practice | practicing
act: {child} did up {his} top button, undid it, and did it up, six times, and the sixth was the fastest.
act: {child} played four notes on the edge of the quilt with four fingers, and again from the beginning, and again.

= read | reads | reading
act: {child} opened two hands like a book, moved {his} eyes down the left page, and then down the right.
act: {child} turned over the edge of the sheet like a page, and went along it with one finger and both lips.

= wrote | writes | write | writing | written
act: {child} wrote one word on {his} palm with a fingertip, and put in the dot with a poke.
act: {child} drew a row of small waves along the sheet with one nail, and a full stop at the end.

= drew | draws | draw | drawing | drawn
act: {child} went round {his} own spread hand on the sheet with one finger, in and out, to the wrist.
act: {child} made a large circle on the quilt with one finger, and put two eyes and a mouth in it.

= painted | paints | painting
act: {child} stroked the wall up and down with two fingers, dipped them in {his} palm, and stroked the next bit.
act: {child} coloured in one fingernail with the tip of another finger, right up to the edge.

= counted | counts | count | counting
act: {child} touched each fingertip to the thumb, one, two, three, four, and back the other way.
act: {child} pointed at the corners of the room, said a number to each, and got as far as four.

= started | starts | start | starting
act: {child} held one finger up, counted three with {his} lips, and brought the finger down: now.
act: {child} set ten fingertips in a row on the edge of the quilt, bent forward, and said, “Ready.”

= stopped | stops | stop | stopping
act: {child} sent two fingers trotting along the quilt, and held up a flat hand before them. They stood.
act: {child} hummed one long note, laid a finger on {his} lips, and the note was over.

= finished | finishes | finish | finishing
act: {child} dusted {his} palms against each other, up and down, and laid them in {his} lap.
act: {child} drew a line on the quilt with the edge of one hand, and a second line under it.

= waited | waits | wait | waiting
act: {child} looked at one thumb, and then at the other thumb, and then at the first one again.
act: {child} drummed four fingers on the quilt, the little one first, and breathed out through {his} nose.

= stayed | stays | stay | staying
act: {child} took hold of the mattress with both hands, and moved only {his} eyes.
act: {child} drew a ring round a slipper with one finger, and no bit of the slipper came over the line.

= moved | moves | move | moving
act: {child} shifted over in bed by the width of one hand, and brought the pillow after {him}.
act: {child} slid a slipper a thumb’s width to the left, and then a thumb’s width more.

= turned | turns | turn | turning
act: {child} held up one hand and showed its palm, then its back, then its palm.
act: {child} put one finger on the toe of a slipper, and took it round, like a clock, from twelve to six.

= turned round | turned around | turns round | turns around | turn round | turn around | turning round
act: {child} looked over one shoulder as far as {his} neck went, and then over the other.
act: {child} set two fingers on the quilt facing the door, and they trod on the spot until they faced the wall.

= turned into | turns into | turn into | turning into | changed into | changes into | change into
act: {child} covered one fist with the other hand, and when the hand came away, the fist had two ears.
act: {child} pulled a sock inside out, from cuff to toe, and held up what it was now.

= changed | changes | change | changing
act: {child} turned the pillow over, so that the warm side was under and the cool side was on top.
act: {child} made a long face, drew one hand down in front of it, and there was a wide one.

= swapped | swaps | swap | swapping
act: {child} crossed {his} wrists, so that the left hand lay on the right and the right hand on the left.
act: {child} set the right slipper where the left one was, and the left one where the right had been.

= shared | shares | share | sharing
act: {child} drew a line down the middle of the pillow with one finger, and moved {his} head to one half.
act: {child} counted out one hand, “One for you, one for me, one for you, one for me,” and bent the thumb in half.

= helped | helps | help | helping
act: {child} tried to roll up a sock with one hand. The other hand came over, and the sock was rolled.
act: {child} put one hand under the other elbow, and up went the arm.

= worked | works | work | working
act: {child} pushed both sleeves up to the elbows, rubbed {his} palms together, and breathed on them.
act: {child} wiped {his} forehead with the back of one hand, blew out {his} cheeks, and took hold of the quilt again.

= used a | used the | used his | used her | used it | use | uses | using
act: {child} took a slipper by the heel, and tapped a nail of air into the mattress with it.
act: {child} drew a sock over one hand, and dusted the side of the bed with it, along the top and underneath.

= needed | needs | need | needing
act: {child} held out one open hand, looked into it, and held it out a little farther.
act: {child} held {his} hands a sock’s length apart, and tried the gap on the pillow, on a slipper and on {his} own arm.

= wanted | wants | want | wanting | wished
act: {child} stretched out both arms, and opened and shut {his} fingers, and opened them again.
act: {child} laid {his} palms together under {his} chin, and leaned forward as far as the quilt let {him}.

= tried | tries | try | trying
act: {child} put out {his} tongue, up towards the nose, as far as it would go and a bit farther.
act: {child} frowned with one side of {his} face, took a better hold of the sheet, and held {his} breath.

= won | wins | win | winning
act: {child} put up both fists as far as the sleeves would let them, and held them there.
act: {child} ran two thumbs to the edge of the quilt, took the faster by the top, and held it high.

= fought | fights | fight | fighting
act: {child} hooked {his} fingers together and let the thumbs wrestle, now one on top and now the other.
act: {child} set knuckles against knuckles, growled for both sides, and neither would go back.

= played | plays | play | playing
act: {child} let ten fingers out on the quilt. They ran about in rings, and two of them hid.
act: {child} made a sock look out over the edge of the pillow, duck, and look out at the other end.
act: {child} rolled up a sock, and one hand sent it to the other, and the other sent it back.

= made | makes | make | making
act: {child} took some air between {his} palms, rolled it round, patted it flat, and set it down on the quilt.
act: {child} pinched up a bit of quilt here and a bit there, pressed a hole in the middle, and leaned back.

= built | builds | build | building
act: {child} put one fist on the other, drew out the lower one, and put it on top, up to the fourth floor.
act: {child} laid one slipper down, the other across it, and a sock on top for the flag.

= lived | lives | live | living
act: {child} put the fingertips of both hands together for a roof, and looked in under it at the thumbs.
act: {child} pulled the quilt up round {him} on all sides, and opened one fold for a window.

= camped | camps | camp | camping
act: {child} put one elbow up under the quilt for a pole, and let the quilt down round it on all sides.
act: {child} drew a zip of air up from the mattress to {his} chin, and down again a little way, to look out.

= packed | packs | pack | packing
act: {child} folded a sock, laid it in a slipper, laid the other sock on top, and leaned on both with one elbow.
act: {child} shut two hands like a suitcase, with one thumb still looking out, and tucked in the thumb.

= tied | ties | tie | tying
act: {child} crossed two fingers, brought the thumb up underneath, and drew them tight.
act: {child} made two loops of air, put one round the other and through, and pulled at both.

= stuck | got stuck | gets stuck | get stuck | was stuck | sticking
act: {child} pushed a fist into a slipper and drew it back, and the slipper came along.
act: {child} laid palm on palm, and pulled, left, right, left, and the palms would not come apart.

= checked | checks | check | checking
act: {child} lifted one corner of the pillow, let it down, and lifted the next, until there were no corners left.
act: {child} felt each button of {his} pyjamas, from the top to the bottom, and ticked each one in the air.

= brushed | brushes | brush | brushing
act: {child} moved one finger to and fro before {his} teeth, along the front and round the corner: shick, shick.
act: {child} drew four fingers down through {his} hair, slowly, and went back for one place.

= washed | washes | wash | washing
act: {child} rubbed {his} hands round and round each other, fronts and backs, and held them up to drip.
act: {child} drew both palms down {his} face, from forehead to chin, and blew at the bottom: prrr.

= cleaned | cleans | cleaning | cleaned up
act: {child} breathed on one thumbnail, and rubbed it with a cuff until it could have shone.
act: {child} wiped the air before {him} in rounds, like a window, and did the corners with one finger.

= got wet | gets wet | get wet | getting wet | was wet | all wet
act: {child} held one hand away from the quilt, and shook a drop that was not there off every finger.
act: {child} wrung out an empty sock, twisted it once more for the last drop, and hung it over the side of the bed.

= rained | rains | raining | rain
act: {child} let {his} fingertips come down on the quilt, one here, one there, and then all of them.
act: {child} pattered on the pillow with {his} nails, very lightly, and turned up {his} collar.

= blew | blows | blow | blowing | blown
act: {child} held up one finger, blew at its tip, and the finger bent over.
act: {child} filled {his} cheeks, and let the air out along the quilt until one thread of it moved.

= lit | lit up | lights up | light up | lighting | lighted
act: {child} held up one fist, and let it open slowly, until five fingers stood out all round.
act: {child} brought {his} fingertips up over the edge of the quilt, one after another, like lamps along a road.

= smelled | smelt | smells | smell | smelling
act: {child} lifted {his} nose, and drew in three short sniffs, each one higher.
act: {child} put {his} nose to the pillow, and then to one sleeve, and wrinkled it at the sleeve.

= felt | feels | feel | feeling
act: {child} laid one hand on {his} own middle, kept still, and waited for it to say.
act: {child} went over the quilt with {his} fingertips, eyes shut, from seam to seam.

= loved | loves | love | loving | liked | likes | liking
act: {child} laid one hand on the other in the middle of {his} pyjama top, and left them there.
act: {child} rubbed one cheek along the pillow, up and down, and then the other cheek.

= hugged | hugs | hug | hugging
act: {child} put both arms round the pillow, until the hands met on the far side.
act: {child} crossed {his} arms, took hold of {his} own two shoulders, and squeezed.

= kissed | kisses | kiss | kissing
act: {child} put two fingers to {his} lips, and laid them on the pillow.
act: {child} made {his} lips small, and kissed the air on one side and on the other: mp, mp.

= stroked | strokes | stroke | stroking
act: {child} drew one flat hand along the quilt, always the same way, from the pillow down.
act: {child} went along the back of one hand with one finger, from knuckle to wrist, again and again.

= scratched | scratches | scratch | scratching
act: {child} drew four nails over the sheet, quite slowly: krr, krr.
act: {child} put {his} head down, and scratched behind one ear with a bent finger, as fast as a dog.

= shook | shakes | shaking | shake | shivered | trembled
act: {child} held up one loose hand, and let it shiver from the wrist out to the nails.
act: {child} took a sock by the cuff, and shook it until its toe was everywhere.

= shook hands | shakes hands | shake hands | shaking hands
act: {child} gave one hand to the other, and shook it up and down three times.
act: {child} took a slipper by the toe, and moved the toe up and down, politely, from the elbow.

= coughed | coughs | cough | coughing
act: {child} coughed twice into the bend of {his} elbow, once high and once low.
act: {child} patted {his} own chest with three fingers, and said, “Hrm, hrm,” from far down.

= hurt | hurts | hurting
act: {child} said, “Ow,” without any voice, and laid one hand round {his} other elbow.
act: {child} blew on one knuckle, counted to three, and blew on it again.

= scared | scares | scare | scaring | frightened | frightens | frighten | frightening
act: {child}’s shoulders jumped up to {his} ears, and came down again one at a time.
act: {child} drew the quilt up to just below {his} eyes, with eight fingertips along the edge.

= worried | worries | worry | worrying
act: {child} drew {his} eyebrows together, and turned one button round, and round, and round.
act: {child} rubbed one thumb with the other thumb, looked at the door, and rubbed again.

= bored | boring
act: {child} let {his} head sink on one shoulder, and blew upwards, so that the hair moved.
act: {child} let {his} chin slide slowly off one hand, put it back, and let it slide off again.

= hid | hides | hide | hiding | hidden
act: {child} put two flat hands in front of {his} face, and there was nobody there but two ears.
act: {child} drew both hands up into {his} sleeves, and nothing was left but two empty cuffs.

= hid behind | hides behind | hide behind | hiding behind | hidden behind | hid under | hides under | hide under | hiding under
act: {child} held one finger up before {his} nose, and stayed behind it, on both sides.
act: {child} set a slipper on end, and let two fingers creep round to the back of it and crouch.

= dug | digs | dig | digging
act: {child} made a spade of one hand, drove it in under the sheet, and tipped out a load of nothing.
act: {child} scrabbled at the quilt with eight fingers, like a dog, until there was a heap behind.

= planted | planting | to plant
act: {child} pressed one finger into the quilt, put a pinch of nothing in the hole, and patted it shut.
act: {child} stood one finger upright in the other fist, and pressed the fist firm all round.

= buried | buries | bury | burying
act: {child} laid a sock flat, drew the sheet over, and smoothed it until there was no hump.
act: {child} heaped folds of quilt on one fist, until it could not have been found.

= sent | sends | send | sending
act: {child} folded over a corner of the sheet, stroked it flat, and pushed it in under the pillow like a letter.
act: {child} pointed one sock to the far end of the quilt, gave it a push, and pointed again, farther.

= passed | passes | passing | pass
act: {child} handed a bit of air from finger to finger, all the way from the thumb to the little one.
act: {child} slid one slipper up from behind, along beside the other, and on in front.

= bought | buys | buy | buying
act: {child} counted three coins of nothing into {his} other hand, and got one back.
act: {child} laid a sock on the pillow as on a counter, said, “Ding,” and took it off on the other side.

= invited | invites | invite | inviting
act: {child} folded back the quilt beside {him}, patted the sheet twice, and looked up.
act: {child} bowed from the collar, and swept one hand in from the door to the pillow.

= married | marries | marry | marrying | got married | get married | getting married
act: {child} slid a ring of nothing on to one finger, and turned it until it sat straight.
act: {child} stood two slippers side by side, and sprinkled a pinch of air over them.

= promised | promises | promise | promising
act: {child} hooked one little finger into the other, shook them once, and unhooked them.
act: {child} laid one hand on {his} top button, and held up the other with three fingers straight.

= cast a | casts a | cast spells | magicked
act: {child} drew three rings in the air with one finger, and pointed the finger at a slipper.
act: {child} stirred the air over the pillow with ten fingers, murmured, and took both hands away at once.
`
