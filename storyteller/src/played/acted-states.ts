/** As ./index.ts describes. */
export const actedStates = `
= allergic | allergic to | allergy | allergies
act: {child} said, “Not for me, thank you,” to one half of the pillow, and moved {his} nose to the other half.
act: {child} read the back of a packet of air, line by line, stopped at the fifth, and put the packet back.

= afraid | afraid of | scared of | frightened of | phobia
act: {child} drew in every finger that hung over the edge of the bed, and counted them to be sure.
act: {child} sent one finger forward over a fold. It looked, and was back under the others faster than it had gone.

= fast asleep | sound asleep | half asleep
act: {child} held a corner of the quilt in one hand. At the third slow breath the hand forgot about it, and opened.
act: {child} lifted {his} own wrist with two fingers and let go, and the wrist dropped and noticed nothing.

= wide awake | still awake | not tired | not sleepy
act: {child} shut {his} eyes firmly. They came open again, like two drawers with too much in them.
act: {child} lay as straight as a pencil, and only ten fingertips went on playing on the quilt.

= late | too late | late for | running late
act: {child} looked at one bare wrist, and then at the other bare wrist, where it was even later.
act: {child} did up one button in the wrong hole, took a slipper under each arm, and puffed.

= early | too early | bright and early
act: {child} set one slipper at the edge of the bed, and beside it patted five places for those still to come.
act: {child} folded {his} hands, unfolded them, and asked a slipper whether this was the right day.

= first | first place | came first
act: {child} held up one thumb alone, and the fingers stayed down behind it until they were called.
act: {child} put one sock in front, and drew a line on the quilt that the slippers had to stay behind.

= came last | comes last | was last | last one | last place
act: {child} let four fingers go in under the pillow, one behind the other, and held it open for the thumb.
act: {child} laid down sock, slipper, slipper, and a long way behind them, with a view of all their backs, the other sock.

= tiny | teeny | teeny tiny | very small | smallest | miniature
act: {child} set the tip of one little finger on the pillow, and bent down until {his} nose was beside it.
act: {child} lifted a cup of air between two fingernails, and had finished it after half a sip.

= too small | smaller | so small | too short
act: {child} reached up to a shelf of air, missed it by a thumb, stretched, and missed it by a nail.
act: {child} laid {his} chin down on the sheet beside a slipper, and had to look up to see the top of it.

= huge | enormous | gigantic | massive | giant | giants | biggest | ginormous
act: {child} drew one half of a circle in the air, and the arm was too short for the other half.
act: {child} bent over a slipper from high above, and asked, “Who lives in there?” in a very low voice.

= tall | taller | tallest | very tall
act: {child} ducked {his} head for a doorway that was not there, and for a lamp that came after it.
act: {child} drew {his} neck up out of the collar, and held one flat hand far above {his} hair: “To here.”

= longest | very long | so long | really long | much longer
act: {child} pulled a thread of nothing off one cuff, and drew, and drew, and had to change hands twice.
act: {child} began a word at one end of the pillow, and was still saying it at the other.

= invisible | see-through | unseen
act: {child} looked for {his} own hand on the quilt, went past it twice with the eyes, and found it by feeling.
act: {child} lifted a sock with two fingers from behind, where they did not show, and it went along the pillow alone.

= upside down | upside-down | wrong way up
act: {child} laid both slippers on their backs, put {his} head down to them, and wished their soles good evening.
act: {child} drew a face in one palm with a fingertip: the mouth at the top, the eyes below it, the hair at the wrist.

= backwards | in reverse | back to front
act: {child} said one word from its last letter to its first, and had to hold on to the quilt in the middle.
act: {child} took two fingers along the mattress heels first, and they felt for every fold before they stepped.

= sideways
act: {child} laid one ear on {his} shoulder and looked at the door, and the door lay down as well.
act: {child} pushed a slipper along by its side, and it got to the wall without once seeing where it went.

= underwater | under water | under the sea | under the ocean
act: {child} opened {his} mouth and shut it, very slowly, and after each time said, “Blub.”
act: {child} stood ten fingers up on the quilt, and they swayed, all to the left and all to the right, like weeds.

= on the moon | to the moon | in space | into space | outer space | space | astronaut | astronauts
act: {child} took two fingers over the quilt in high steps, and each one hung in the air for a whole breath.
act: {child} breathed in with a hiss and out with a hiss, and said, “Pillow to slipper. Over.”

= on the ceiling | ceiling
act: {child} lay back, pointed two fingers straight up, and walked them over the ceiling, round the lamp, from afar.
act: {child} pressed one palm up against the air, and peeled it off a finger at a time, like the foot of a gecko.

= on tiptoe | on tiptoes | tippy toes | on his toes | on her toes
act: {child} set ten fingertips on the pillow, and raised the palms, and raised them, until the wrists were at the top.
act: {child} drew {himself} up from the waist with {his} chin out, until not one more inch of {him} would come.

= in the dark | pitch black | pitch dark | power cut | dark
act: {child} shut {his} eyes and put out both hands, and they found a pillow, a button, and a nose.
act: {child} moved one hand to and fro before {his} shut eyes, and could tell where it was only by the draught.

= polite | politely | good manners | well behaved
act: {child} said, “After you,” to the left thumb, and, “No, after you,” to the right one, and neither went in.
act: {child} covered {his} mouth for a cough that did not come, and begged the pillow’s pardon.

= quiet | quietly | silent | silently | silence
act: {child} laid one hand on the quilt so lightly that not one crease of the quilt moved.
act: {child} unbent a finger as slowly as grass grows, and then the next one, and no joint clicked.

= loud | loudly | louder | loudest | noisy | noise | noises
act: {child} pressed a palm to each ear, drew up {his} shoulders, and opened one eye to see if it was over.
act: {child} made {his} mouth as wide as a tuba, and breathed, “Oommm,” so that only the pillow felt it.

= shy | shyly | bashful
act: {child} turned one shoulder forward, laid {his} chin behind it, and looked out over the top.
act: {child} let one finger come out of a cuff as far as its nail, bend twice, and go in again.

= bossy | bossed | bosses | bossing | boss
act: {child} said, “You, left,” to one slipper, and, “You, more left,” to the other.
act: {child} set a fist on each hip, and looked along {his} own ten fingernails for one that was out of line.

= brave | bravely | bravest | courage | fearless
act: {child} put up {his} chin, put it up a little more, and slid one hand slowly into the dark of a slipper.
act: {child} swallowed once, shook back one sleeve, and held out a flat hand that hardly trembled.

= nervous | nervously | anxious | jittery
act: {child} picked at a thread on {his} cuff, found another one beside it, and picked at that as well.
act: {child} laid one hand on {his} middle, and its fingers fluttered there, like something shut in a box.

= hungry | starving | hungrier | peckish
act: {child}’s hand went to {his} middle, which said, “Grroink,” and the other hand came over to hear it too.
act: {child} looked at the pillow, and then closer, at one corner, the way people look at a bun.

= full up | too full | so full | full tummy
act: {child} let {his} middle out as far as it went, laid both arms round it, and could just reach.
act: {child} pushed away a plate of air with one finger, as far as the finger would go.

= freezing cold | so cold | too cold | very cold | was cold | is cold | felt cold | getting cold | chilly | cold hands
act: {child} drew {his} chin into {his} collar, pressed both elbows to {his} ribs, and said, “Brr,” with {his} teeth shut.
act: {child} breathed out, looked for the small cloud, and waved one hand through it.

= too hot | so hot | very hot | boiling hot | was hot | is hot | hot day
act: {child} held {his} collar away from {his} neck, blew down the front, and pushed up both sleeves.
act: {child} held four fingers close together like a fan, and they beat before one cheek, and before the other.

= had a cold | has a cold | runny nose | snotty nose | blocked nose
act: {child} said, “By dose is blocked,” and anyone could hear that it was.
act: {child} drew a handkerchief of air out of one sleeve, shook it open, and blew: frrp.

= cross with | cross about | in a mood | bad mood | stroppy
act: {child} folded {his} arms, unfolded them, and folded them again the other way, harder.
act: {child} said, “I am not,” to the wall, with {his} chin on {his} chest and a crease between {his} eyes.

= soggy | damp | wet socks | wet feet | wet hair | dripping wet
act: {child} squeezed the toe of a sock, and then its heel, and said, “Squelch,” for each of them.
act: {child} shook {himself} like a dog, from the top down, and the cheeks were the last to stop.

= muddy | mud | mucky | filthy | dirty
act: {child} drew four fingers one by one out of a fold of the quilt, each with a suck: tlup, tlup, tlup, tlup.
act: {child} looked at both {his} palms, looked round for somewhere to wipe them, and held them away from everything.

= sticky | gooey | slimy | slime | goo
act: {child} drew finger and thumb slowly apart, and watched the long threads get longer.
act: {child} tried to lay down a sock. The left hand could not get rid of it, and then the right hand could not.

= ticklish | tickly
act: {child} brought one finger near {his} own ribs, and that whole side bent away before it got there.
act: {child} held out an open palm, drew a feather of nothing across it, and the fingers shut at once.

= heavy | heavier | heaviest | too heavy
act: {child} took a sock by its cuff with both hands, and leaned back, and it would not leave the quilt.
act: {child} tried to raise one hand off the pillow, said, “Hrrf,” and got up two of its fingers.

= light as | as light as | lighter | weightless
act: {child} laid a bit of fluff that was not there on the back of one hand, looked at it, and the hand rose.
act: {child} lifted a slipper on one fingertip, as high as {his} hair, and went on breathing as before.

= soft | softer | softest | fluffy | furry
act: {child} let one cheek sink into the pillow, slowly, to find out where the soft came to an end.
act: {child} drew {his} knuckles over the quilt, one way smooth and the other way rough, and then only smooth.

= prickly | prickles | spiky | spikes | thorns
act: {child} stood ten stiff fingers up on the quilt, and moved a sock near them, and moved it away again.
act: {child} turned a slipper in the air with two nails, for the one place where it could be held, and said, “Tss.”

= slow | slowly | slower | slow motion
act: {child} raised one hand to scratch {his} nose. It set out, and went on, and by and by it was at the chin.
act: {child} said one short word, and took a whole breath over every letter of it.

= fast | faster | fastest | really fast | super fast | quick | quickly
act: {child} had one hand on the pillow, and then on the quilt, and there was no in between.
act: {child} said, “Onetwothreefourfivesixseven,” in one breath, and had some of the breath left.

= in a hurry | hurried | hurry | hurries | hurrying | rushed | rushing
act: {child} set off with the left hand, came back for the right one, and pulled it along by the cuff.
act: {child} said, “Hat, bag, shoes, hat, bag,” and slapped the quilt where each of them should have been.

= left-handed | left handed | left hand
act: {child} put the right hand away up its sleeve, and let the left one button, point and scratch alone.
act: {child} wrote a row of loops on the sheet with the left hand, and the right one held the sheet for it.

= wrong feet | wrong foot | wrong shoes
act: {child} put the left hand in the right slipper and the right hand in the left one, and both thumbs wondered.
act: {child} set two slippers side by side, and their toes pointed away from each other, as after a quarrel.

= inside out | inside-out
act: {child} turned back the end of one sleeve, and looked at the side of it that always looks at {him}.
act: {child} drew one hand back through its sleeve, and it came out at the collar, and waved.

= king | kings | queen | queens | crown | crowns | royal | your majesty
act: {child} set ten fingertips round {his} own hair, pointing up, and kept {his} neck very straight beneath them.
act: {child} held one hand up to the crowd, and it turned a little at the wrist, and back, and the arm did not move.

= princess | princesses | prince | princes
act: {child} leaned back on the mattress, frowned, felt about beneath {him}, and said, “A pea.”
act: {child} held out the back of one hand to somebody on one knee, and with the other hid a yawn.

= knight | knights | armour
act: {child} pushed up a visor of air with one finger, looked out, and let it fall: clack.
act: {child} rapped on {his} own chest with two knuckles, and said, “Tonk,” for the iron.

= pirate | pirates | buccaneer
act: {child} laid one hand over one eye, bent a finger of the other to a hook, and said, “Arr.”
act: {child} unrolled a map between two fists, held it flat with an elbow, and put one nail down on the cross.

= ballerina | ballerinas | ballet | tutu | tutus
act: {child} raised both arms in a ring, as round as an egg, and the fingertips at the top did not quite touch.
act: {child} stood two fingers on their nails. One slid away to the side, and the other bent its knee.

= robot | robots
act: {child} turned {his} head from the door to the curtain in four jerks: zzt, zzt, zzt, zzt.
act: {child} said, “Arm. Going. Up,” all on one note, and the arm went up from the elbow and stuck.

= ghost | ghosts | ghostly | spooky
act: {child} slid one flat hand in under the pillow, and it came out on the far side without having opened anything.
act: {child} held up a corner of the sheet on one finger, pressed two dents in it for eyes, and it looked round.

= monster | monsters
act: {child} bent ten fingers into claws beside {his} ears, blew up {his} cheeks, and breathed, “Booh.”
act: {child} stuck out {his} lower teeth, rolled {his} eyes to the left, and asked very politely for a biscuit.

= witch | witches | cauldron | broomstick | broomsticks
act: {child} bent one finger over the end of {his} nose, so that it hung down, and said, “Heh, heh.”
act: {child} dropped something into a fold of the quilt between two nails, a leg at a time, and drew back from the fizz.

= superhero | superheroes | superpower | superpowers | cape
act: {child} stretched one fist out ahead, laid the other on {his} hip, and {his} sleeve flapped, or nearly.
act: {child} swung a corner of the quilt back over one shoulder with a single flick, and looked far away.

= fairy | fairies | tooth fairy | pixie | pixies
act: {child} let finger and thumb dance along the top of the pillow, lift one corner, and slip something in beneath it.
act: {child} trembled {his} ten fingertips behind {his} shoulders, too quickly to count them.

= mermaid | mermaids
act: {child} laid two socks side by side, heels together, and both toes beat on the quilt like one tail.
act: {child} leaned back on {his} elbow like somebody on a rock, and combed hair that went on past the end of the bed.

= cat | cats | kitten | kittens | kitty
act: {child} licked the air above one wrist, and passed the wrist behind one ear and down over the nose.
act: {child} set a sock at the edge of the quilt, looked away, and moved it over with one paw, a hair at a time.

= dog | dogs | puppy | puppies
act: {child} let both hands hang under {his} chin, and laid {his} head to the left, and then to the right, as at a long word.
act: {child} held up one hand with nothing in it, and as it went up, down and round, {his} nose went too.

= bird | birds | wings | feathers | feather
act: {child} bent {his} neck, pushed {his} nose in under one arm, and stayed there for two breaths.
act: {child} hooked four fingers over the edge of the quilt like a perch, and they hopped along by one fold.

= owl | owls
act: {child} turned {his} head to one side as far as it went, then to the other, and nothing below the neck had noticed.
act: {child} made a ring of finger and thumb round each eye, and shut one of the rings.

= penguin | penguins
act: {child} held both hands out stiff beside {his} hips, and tipped to the left and to the right, all in one piece.
act: {child} kept a rolled sock on top of {his} wrists, let {his} pyjama top down over it, and did not budge.

= snake | snakes
act: {child} flicked two straight fingers out in front of {his} lips, and in, and out.
act: {child} drew one sleeve slowly over a rolled sock, and then there was a lump in the arm.

= elephant | elephants
act: {child} laid one arm along {his} nose, let it hang and sway, and its hand felt about for a bun.
act: {child} held a large flat palm behind each ear, and moved both slowly, on account of the heat.

= lion | lions | lioness | tiger | tigers
act: {child} spread ten fingers all round {his} face, and turned it, so that they could be seen from the side.
act: {child} laid two paws on the edge of the quilt, crossed them, and looked over the heads of everybody.

= bear | bears | polar bear
act: {child} set down one broad paw and then the other, with the toes turned in, all along the quilt.
act: {child} dipped one paw into the mouth of a slipper, held it up, and watched the honey run down the wrist.

= rabbit | rabbits | bunny | bunnies
act: {child} held two fingers up behind {his} head, and one of them bent over at the tip.
act: {child} moved {his} nose up and down, very fast, stopped, listened, and went on with the nose.

= monkey | monkeys | gorilla | gorillas
act: {child} scratched under one arm with the other hand, which had to go round by the long way.
act: {child} parted the quilt with two fingers, looked for something very small, and held it up to the lamp.

= horse | horses | unicorn | unicorns
act: {child} set one straight finger on {his} forehead, lowered it at the door, and blew through loose lips.
act: {child} scraped the quilt with one fist, twice, and threw back {his} hair: brrfff.

= dinosaur | dinosaurs | t rex | t-rex
act: {child} drew {his} elbows in until only two small hands were left in front, and they could not reach {his} nose.
act: {child} put down one heavy fist on the quilt, and waited for the slippers to stop trembling.

= dragon | dragons
act: {child} breathed a long, “Hhhaa,” along the quilt, and then felt, with care, how warm it had got.
act: {child} laid one arm all round the pillow like a tail, and kept one eye shut and one eye on everybody.

= octopus | octopuses | squid
act: {child} let eight fingers go off over the quilt in eight directions, and the thumbs stayed at home.
act: {child} shook hands with the pillow, the sheet, a slipper and a sock before the first of them had finished.

= tortoise | tortoises | turtle | turtles | snail | snails
act: {child} drew {his} neck down into {his} collar, waited, and put out first the nose, and then the rest.
act: {child} laid one hollow hand on the quilt, and a thumb came out at the front and moved it by an inch.

= frog | frogs | toad | toads
act: {child} squatted one hand on its five fingertips, swelled out {his} throat, and said, “Wark.”
act: {child} looked straight ahead, blinked with both eyes at once, and swallowed a fly that nobody had seen.

= hedgehog | hedgehogs
act: {child} curled up round {his} own two hands, chin in and elbows in, until there was no front left.
act: {child} felt along the quilt with a pointed nose, snuffling, and stopped at every button.

= giraffe | giraffes
act: {child} held one arm straight up with the hand bent over at the top, and it chewed.
act: {child} stretched {his} neck over the end of the pillow, and took one leaf of air between {his} lips.

= fish | goldfish
act: {child} sent two flat hands round the pillow side by side, and where one turned, the other turned with it.
act: {child} held one hand on its edge before {his} face. It hung there, and only the thumb moved, like a fin.

= spider | spiders | spider web | cobweb
act: {child} let one hand down from the air by a thread, with its legs drawn in, and a little more, and a little more.
act: {child} drew lines from fingertip to fingertip of one spread hand, then sat a thumb in the middle to wait.

= twins | twin | identical
act: {child} held up two thumbs, turned them round each other once, and could not say which had been which.
act: {child} scratched both ears in the same place at the same moment, and left off at the same moment.

= in a queue | in the queue | long queue | in line
act: {child} moved one sock up by a thumb’s width, folded {his} arms, looked at the ceiling, and moved it up again.
act: {child} kept one finger on the place of a slipper, until the slipper was back from wherever it had been.

= on a stage | on stage | on the stage | stage | school play | nativity
act: {child} shaded {his} eyes against the lights, found somebody in the third row, and wiggled two fingers low down.
act: {child} said half a line, looked off to the side for the rest, nodded, and said the rest.

= in a boat | on a boat | in the boat | on the boat | on a ship | by boat
act: {child} rolled from one hip to the other, and held a cup of nothing level all the while.
act: {child} let four fingers trail over the side of the bed, and looked back at the four lines they left.

= seasick | carsick | car sick | travel sick | felt sick | feeling sick
act: {child} kept {his} eyes on one spot of the wall that did not move, and the rest of {him} swayed.
act: {child} breathed in, counted to four, and let the breath out as carefully as one carries an egg.

= on a train | on the train | by train
act: {child} held two fingers out like a ticket, said, “Tlick,” and looked at the lamp through the hole.
act: {child} turned {his} face to the side, and {his} eyes jumped along, post by post by post.

= on a bus | on the bus | by bus
act: {child} said, “One to the pillow, please,” tore off a ticket of air, and looked for a seat.
act: {child} held on to a strap of nothing, leaned over when the corner came, and said, “Sorry,” to the pillow.

= on a horse | on the horse | on horseback | on a pony
act: {child} leaned forward, clapped a neck of air on its left side, and clicked {his} tongue twice.
act: {child} took up the reins by the length of a thumb, sat back, and said, “Whoa.”

= in a rocket | in the rocket | rocket | rockets | spaceship | spaceships
act: {child} pushed up four small switches in a row before {him}, tick, tick, tick, tick, and took hold of the armrests.
act: {child} pointed two palms together at the ceiling, and they shook, more and more, and had not yet left.

= on a swing | on the swing | on the swings
act: {child} held two ropes of air beside {his} ears, and leaned back with {his} chin up, and forward with it down.
act: {child} said, “Whee,” on the way forward, and, “Whoo,” on the way back, a little longer each time.

= on a slide | on the slide | down the slide | down a slide
act: {child} took one finger up {his} arm by many small steps. On the shoulder it sat, and it came down all at once.
act: {child} sat a sock on top of the pillow, looked over its edge with it, and let go of its cuff.

= in the snow | snow | snowy | snow day
act: {child} walked two fingers over the pillow, krmp, krmp, krmp, and turned them to look at their marks.
act: {child} pressed one spread hand in the quilt, moved its fingers out and in, and lifted it without spoiling the angel.

= snowball | snowballs | snowman | snowmen
act: {child} rolled one fist along the quilt in a long bend, and it got fatter, and took both arms to push.
act: {child} set one rolled sock on another, pressed in two eyes and four buttons, and stood back for the nose.

= in the wind | wind | windy | gale | storm | stormy
act: {child} held {his} collar shut, leaned into nothing with one shoulder, and got an inch farther.
act: {child} kept down {his} hair with one hand and the quilt with the other, and had no hand left for the slippers.

= in the rain | umbrella | umbrellas | raincoat
act: {child} pushed one fist up a stick of air, fup, and drew in both elbows under what had opened.
act: {child} let four fingers run in under the edge of the pillow, and one looked out to see whether it was over.

= puddle | puddles | wellies | wellington boots
act: {child} took two fingers round the edge of a dip in the quilt, looked to see who was watching, and in they went.
act: {child} said, “Platch,” with one flat hand, looked at {his} sleeve, and said, “Platch,” with the other hand.

= thunder | lightning | thunderstorm
act: {child} drew a crooked line down the air with one fingertip, counted to three, and rolled {his} knuckles on the mattress.
act: {child} opened {his} eyes wide, shut them, and a good while later said, “Rrrumm,” deep down in {his} chest.

= rainbow | rainbows
act: {child} drew one arch in the air above another, seven of them, and wiped {his} finger after each.
act: {child} brought one arm up from a slipper and over in a wide bow, and it came down in the other slipper.

= at the sea | by the sea | seaside | beach | beaches
act: {child} held one hollow hand to {his} ear like a shell, and said, “Hush,” and, “Hush,” as the waves do.
act: {child} shook the sand out of a slipper, knocked on its heel, and shook out some more.

= sandcastle | sandcastles | sandpit | sand
act: {child} filled one fist like a bucket, patted the top, turned it over on the quilt, and lifted it straight up.
act: {child} held up one fist, and let it run out below in a thin stream, to make a small hill on {his} knee.

= tree house | treehouse | up a tree | in a tree
act: {child} drew up a ladder of air behind {him}, rung by rung, leaned out, and asked, “Password?”
act: {child} bent two branches apart before {his} face, looked down, and let them come together again.

= behind the curtain | behind the curtains
act: {child} let a corner of the sheet hang down from one hand, and beneath it stood the toes of two slippers.
act: {child} made {himself} as flat as a coat against the pillow, and breathed so that nothing in front would stir.

= under the table | under a table | under the bed
act: {child} held one hand flat like a table, and two fingers sat beneath it with their knees drawn up.
act: {child} bent {his} neck to get under an edge of air, bent it again on the way out, and rubbed {his} head all the same.

= torch | torches | torchlight | flashlight
act: {child} pointed one fist at the wall, clicked {his} tongue, and led a round spot slowly up to the corner.
act: {child} looked into the end of {his} own fist, clicked {his} tongue, and screwed up both eyes.

= candle | candles | candlelight
act: {child} held up one finger, and its tip leaned to the left, and to the right, and stood up straight again.
act: {child} put up four fingers, one at a time, and {his} eyes opened a little wider at each.

= best friend | best friends | bestie | besties
act: {child} held up two fingers of one hand, side by side, so close that one ring would have done for both.
act: {child} said the first half of a sentence to the pillow, waited for the other half, and nodded.

= birthday | birthdays
act: {child} held up some fingers, looked at them, and put up one more for this year.
act: {child} carried a wide round nothing to the pillow, very slowly, with {his} eyes on the flames.

= surprise | surprises | surprise party
act: {child}’s face was quite plain. Then the eyebrows found out, and then the eyes, and last of all the mouth.
act: {child} looked like somebody who knows nothing, with {his} lips rolled in tight and {his} eyes on the lamp.

= medal | medals | trophy | trophies
act: {child} bent {his} neck for a ribbon, and came up again more slowly, because of the weight.
act: {child} took something by its two handles, kissed the air above it, and turned it round to show all sides.

= prize | prizes | award | certificate
act: {child} shook the air with the right hand, took a scroll with the left one, and then looked which way up it went.
act: {child} hung a frame of nothing on the wall with one thumb, leaned back, and put it straight.

= photo | photos | camera | cameras
act: {child} put a sock in front, moved the slipper back a bit, since it was taller, and said, “Everybody look at my ear.”
act: {child} held a small square of nothing up to the lamp, tilted it, and said, “That is a thumb.”

= phone | mobile phone | ipad
act: {child} drew one finger up the middle of a palm, and up, and up, and stopped to look.
act: One palm of {child}’s buzzed. It was looked at, thought about, and laid down on its face.

= puzzle | puzzles | jigsaw | jigsaws
act: {child} turned one finger this way and that way above the gap between two others, and pressed it in: tk.
act: {child} counted the corners of the pillow, one, two, three, and felt for the fourth beneath {himself}.

= drum | drums | drum kit
act: {child} tapped the left knee, and the right knee, and the air on the right where the cymbal hung: dup, dup, tss.
act: {child} rolled eight fingertips on the mattress, softer and softer, until nobody could tell if they still rolled.

= violin | violins | fiddle | cello
act: {child} laid {his} chin on one shoulder, and drew one finger slowly to and fro across that arm: hiii, hooo.
act: {child} turned a small peg beside {his} ear, plucked the air, listened, and turned it half a hair farther.

= piano | pianos | keyboard
act: {child} sent the left hand down to where the thunder is, and the right hand up to where the mice are.
act: {child} turned a page of air with a snatch of one hand, and was back on the quilt for the next note.

= trumpet | trumpets | trombone | recorder
act: {child} held one fist before {his} lips and the other in front of it, moved three fingers, and said, “Ta-raa.”
act: {child} blew up {his} cheeks, and let one small, “Paap,” come out along a straight arm.

= guitar | guitars | ukulele
act: {child} brushed one thumb down over {his} pyjama buttons, dling, and four fingers changed places along the other sleeve.
act: {child} leaned back with one elbow out, shut {his} eyes, and shook the last note at the wrist.

= football | footballs | goal | goals
act: {child} laid a rolled sock on a spot, took two fingers three steps back from it, and drew breath.
act: {child} leaned to the left with both arms, like a keeper, and held something round tight to {his} chest.

= ball | balls | basketball | tennis
act: {child} held up one finger, looked at what was spinning on its tip, and {his} nose went round with it.
act: {child} sent a rolled sock round the back of the pillow with one hand, and the other was there to meet it.

= ice skates | roller skates | skateboard | ice rink
act: {child} let two fingers glide over the quilt in long curves, now on the one and now on the other.
act: {child} put out both arms, moved them in small quick rings, and just got hold of the pillow.

= scooter | scooters
act: {child} let one finger stand still, and the finger next to it push: shup, shup, and then a long roll.
act: {child} leaned over two handles of air, and {his} cheeks shook as they do on cobbles.

= bike | bikes | bicycle | bicycles | tricycle | trike
act: {child} held two grips of air, and one thumb gave a flick: tring.
act: {child} looked over one shoulder, put out one straight arm for the turn, and leaned over after it.

= wheelchair | wheelchairs
act: {child} put a hand beside each hip, pushed both forward together, and let the rims run on through {his} fingers.
act: {child} held the left hand still, pushed with the right one, and turned {his} face round to the left.

= digger | diggers | excavator
act: {child} bent one arm up at the elbow. The hand let down its jaw, took a bite of quilt, and swung round with it.
act: {child} pulled one lever of air with two fingers and pushed another, and looked down to where the bucket was.

= fire engine | fire engines | fire truck | firefighter | firefighters
act: {child} let one finger go round and round above {his} hair for the light, and breathed, “Nee-nah, nee-nah.”
act: {child} drew a ladder out of one sleeve with the other hand, rung after rung, and leaned it on the air.

= ambulance | ambulances | police car | police
act: {child} blinked with the left eye, the right eye, the left eye, the right eye, and left off the siren.
act: {child} moved one slipper to the left and one to the right, and a sock went by between them without stopping.

= bin lorry | bin lorries | bin man | bin men | garbage truck
act: {child} hooked two fingers under a slipper, raised it, tipped it, and shook it twice at the top: bomm, bomm.
act: {child} brought one fist back along the mattress, with a, “Peep,” for every inch.

= crane | cranes
act: {child} let one finger come down, lower and lower, hook a sock, and bring it up, turning slowly.
act: {child} held one arm straight out, took it round by a quarter, and said, “Down a bit. Down a bit. Stop.”

= tractor | tractors
act: {child} shook up and down on {his} seat, dugga, dugga, dugga, and looked behind {him} to see if the line was straight.
act: {child} drew three lines in the quilt with three fingers, went round at the end, and drew three beside them.

= helicopter | helicopters
act: {child} let one flat hand whirl above the other fist, wup, wup, wup, and the fist left the quilt.
act: {child} held down {his} hair, bent low, and looked up sideways at what was coming down.

= plane | planes | aeroplane | aeroplanes | airport
act: {child} clicked a belt shut across {his} middle, pulled it tight, and swallowed for {his} ears.
act: {child} let one flat hand run along the quilt, faster, and faster, and leave it just before the pillow.

= balloon | balloons
act: {child} blew at one fist, and with each breath it was bigger, until the fingers could hardly reach round.
act: {child} looked up along a string of air, wound the end of it round a button, and let go with the hand.

= kite | kites
act: {child} leaned back against two fists, let out some line, and followed something up there with {his} chin.
act: {child} drew the corner of the sheet to a point, let it climb, dip, and climb, with a sock for its tail.

= bubble | bubbles
act: {child} blew through a ring of finger and thumb, and looked after what came out, up, and along, and gone.
act: {child} held out one finger for something round to sit on, and did not dare to breathe.

= secret | secrets | top secret
act: {child} looked to the left, looked to the right, and told it to the inside of {his} own collar.
act: {child} wrote one word on the sheet with a fingertip, and rubbed it out with an elbow at once.

= joke | jokes | funny joke
act: {child} said, “Knock, knock,” began to shake before anybody had asked who was there, and could not go on.
act: {child} looked at one slipper, and at the other slipper, to see which of them had got it.

= magic | magical | wand | magic wand
act: {child} tapped a slipper with one finger, waited, looked hard at the finger, and tapped with a different one.
act: {child} shook three stars off the end of {his} thumb, and watched them go into the corner.

= treasure | treasure chest | treasure map | gold
act: {child} raised a heavy lid with both hands, krrr, and screwed up {his} eyes at what shone there.
act: {child} let coins of air run from one palm into the other, and felt beside {him} for one that had rolled off.

= telescope | binoculars | magnifying glass | detective | detectives
act: {child} went along the edge of the sheet with {his} nose to a ring of fingers, and said, “Hm. Hm. Aha.”
act: {child} set one fist before {his} eye and the other in front of it, and drew them apart to see farther.

= mirror | mirrors | reflection
act: {child} held one flat palm before {his} nose, and showed it all {his} teeth, to look at the back ones.
act: {child} held two hands face to face, and whatever one did, the other did, and neither was first.

= shadow | shadows
act: {child} held two hands before the wall, fingers and all, and moved what might have been a beak.
act: {child} slid one flat hand along beneath the other, a little to the side, and both of them stopped together.

= secretly | in secret | undercover
act: {child} turned up {his} collar, held a newspaper of air before {his} face, and looked out round one side of it.
act: {child} talked out of one corner of {his} mouth, and kept the rest of the face on the ceiling.

= hide and seek | hide-and-seek
act: {child} covered {his} eyes with two long sleeves, and said, “Eighteen, nineteen, nineteen and a half.”
act: {child} pulled in one elbow that stuck out from behind the pillow, and then pulled in the other one.

= eyes shut | eyes closed | with closed eyes | blindfolded | blindfold
act: {child} shut {his} eyes, brought one finger in from far off to {his} nose, and met a cheek.
act: {child} felt a slipper all over with shut eyes, heel, sole and toe, and said, “A boat.”

= on one leg | on one foot | one leg
act: {child} stood one finger on the quilt, the others drawn up like a stork’s, and it swayed and did not step.
act: {child} stood a sock on its heel, let go for as long as it stayed, and said the number: “One.”

= naughty | cheeky | mischief | mischievous
act: {child} looked at the ceiling, quite good, and beneath the quilt one finger walked off on its own.
act: {child} pushed {his} tongue into one cheek, so that there was a lump there, and said nothing about it.

= silly | daft | bonkers
act: {child} put a slipper to {his} ear, said, “It is for you,” and held it out to the other slipper.
act: {child} put a sock on one thumb for a hat, bowed to the thumb, and asked it in to dinner.

= clever | smart | cleverest | brainy
act: {child} moved a pair of spectacles of air down {his} nose with one finger, and looked out over them.
act: {child} drew a very long sum in the air, added it up with {his} lips, and wrote underneath it, “Four.”

= jealous | envious
act: {child} looked out of the corner of one eye at the bigger half of the pillow, and down at {his} own half.
act: {child} shut {his} lips, breathed through {his} nose, and turned one slipper so that it could not see the other.

= lonely | all alone | on his own | on her own | by himself | by herself
act: {child} stood one finger in the middle of the quilt, and drew a wide ring round it with nobody in the ring.
act: {child} dealt out some cards of nothing, one to the left, one to {himself}, and then played both hands.

= dizzy | giddy
act: {child} let {his} eyes go round once, and then the head, and took hold of the mattress on both sides.
act: {child} reached for a slipper with one finger, past it on the left, past it on the right, and kept still to wait for it.

= poorly | tummy ache | stomach ache | bellyache | ill
act: {child} laid the back of one hand on {his} own forehead, and then on the pillow’s, to compare.
act: {child} went round and round on {his} middle with one warm palm, always the same way as the clock.

= headache | sore head | earache | toothache
act: {child} held {his} head with one hand on each side, and turned it carefully, like something full to the brim.
act: {child} laid one cheek in the hollow of one hand, rocked it, and said, “Mmf.”

= in plaster | plaster cast | broken arm | broken leg | sling
act: {child} held one forearm quite stiff across {his} chest, and did up a button with the other hand alone.
act: {child} knocked on {his} own sleeve, tock, tock, and wrote a name on it from the elbow down.

= plaster | plasters | bandage | bandages
act: {child} laid two fingers across one knuckle, and pressed down the one end and the other end.
act: {child} wound a long strip of air round one wrist, over and under, and tucked in the end of it.

= glasses | spectacles | sunglasses | goggles
act: {child} pushed something up {his} nose with one fingertip, and looked at the far wall as if it had come nearer.
act: {child} breathed on a round bit of air, rubbed it on {his} pyjamas, and held it up to look for smears.

= hearing aid | hearing aids | ear defenders | headphones
act: {child} set one fingertip behind one ear, turned it by a hair, and lifted {his} head to the new sound.
act: {child} laid a hollow hand over each ear, and nodded in time to something in there.

= nightmare | nightmares | bad dream | bad dreams
act: {child} took one corner of the pillow, shook something out of it over the edge of the bed, and smoothed the corner.
act: {child} sat up, felt for the wall, the quilt and {his} own nose, and found all three where they belonged.

= haircut | haircuts | hairdresser | hairdressers | barber
act: {child} let two fingers open and shut beside one ear, tsip, tsip, and blew the bits off {his} shoulder.
act: {child} held {his} chin quite still, looked up at {his} own fringe, and held it out straight between two fingers.

= dentist | dentists
act: {child} opened {his} mouth at the ceiling, answered a question with, “Ah-hah,” and moved only {his} eyebrows.
act: {child} sat back, a little farther back, and farther, with a hum, until {his} chin was the highest of {him}.

= doctor | doctors | nurse | nurses | hospital
act: {child} laid two knuckles on the chest of the pillow, listened, and said, “Breathe in. And out.”
act: {child} held one wrist between finger and thumb, looked at a watch that was not there, and moved {his} lips.

= baby | babies
act: {child} rolled one sock, laid it over {his} shoulder, and patted it until it burped.
act: {child} looked at {his} own five fingers as if they were new, and moved each of them to see whose it was.

= statue | statues | musical statues | stood still | stand still | keep still | sat still
act: {child} lifted one arm, pointed at the wall, and stayed so, and did not even look when the nose itched.
act: {child} hummed a tune, broke it off, and kept one elbow up and {his} lips on the next note.

= high up | very high | so high | too high | higher | highest
act: {child} looked down over the edge of the pillow, drew back {his} head, and looked again with one hand on the sheet.
act: {child} raised one finger past {his} chin, {his} brow and {his} hair, and said, “And then three more of me.”

= far away | very far | so far | a long way | miles away
act: {child} pointed past {his} own knees, past the slippers, past the door, and then stretched the finger.
act: {child} waved with the very tip of one finger, as small as a wave is from the other side of a field.

= by accident | accidentally | by mistake | mistake | oops
act: {child} moved an elbow, and a sock was on the floor. “Oh,” said {child}, and looked at the elbow.
act: {child} pulled at one end of the sheet, and watched the other end come out.

= on purpose | deliberately
act: {child} looked at a sock, looked up, and with the eyes still up pushed it over with one straight finger.
act: {child} undid one button slowly, for everybody to see, and did not say, “Oops.”

= together | all together | side by side
act: {child} laid ten fingertips on the edge of the quilt, and lifted all of them on the same breath.
act: {child} set sock, slipper, slipper and sock so close in a row that not a thumb got in between.

= empty | nothing left | all gone
act: {child} turned a slipper over, tapped on its heel, and held one palm under it for quite a while.
act: {child} looked into one sleeve with one eye, and into the other sleeve with the other eye.

= toilet | potty | loo | needed a wee | need a wee
act: {child} pressed {his} knees together with both hands, looked at the door, and counted in a thin voice.
act: {child} said, “Nearly,” in a tight voice, and hurried two fingers over the quilt with their knees together.
`
