/** As ./index.ts describes: out of doors, animals, journeys and weather. */
export const outdoorDeeds = `
= saw a | saw an | saw the | saw two | saw three | saw some | saw lots of | spotted | spotted a | noticed a | there was a sheep | there was a donkey | there were sheep
seen: Seeing is quicker than saying. First there is an arm stuck out, and only then a word.
seen: For a moment there was nothing else to look at, though everything else was still there.
own: {child} looked, and then {he} had to look again, to see whether it was still so.
shown: “How far off was it?” asked {friend}. ¶ {child} put one thumb on the pillow, for looking, and the other at the far end of the bed, to be looked at. ¶ {friend} sat in the middle and looked both ways.
shown: “Was all of it there at once?” asked {friend}. ¶ {child} rolled one hand into a tube and looked at {friend} through it, from one end to the other. ¶ “I am in two parts,” said {friend}.
night: What had been seen that day could still be seen with both eyes shut, and nobody could walk in front of it.
night: Whatever is looked at by day is there in the dark as well, and has a rest from being looked at.

= saw a fox | saw .. fox | saw a deer | saw .. deer | saw a hedgehog | found a hedgehog | saw a badger | saw a rabbit | saw a hare | saw a squirrel | spotted a fox | spotted a deer | watched a fox | fox came
seen: A wild animal looks at you with its ears as well, and does not say what it thinks.
seen: Anybody who sees it keeps so still that a sleeve can be heard.
own: {child} breathed in, and then was not sure about breathing out.
shown: “What did it do with its ears?” asked {friend}. ¶ {child} held up a finger on each side of {his} head, and turned one of them slowly to the door. ¶ {friend} listened at the door, too.
shown: “Did it look back?” asked {friend}. ¶ {child} came up over the edge of the blanket as far as the eyes, and there {he} stopped. ¶ Neither of them moved. It was hard to say who would be first.
night: Out in the dark stood four feet, close together, and two ears went round to hear what there was.
night: An animal had gone home, and was telling nobody who it had met.

= saw a rainbow | saw .. rainbow | there was a rainbow | rainbow came | spotted a rainbow | double rainbow | end of the rainbow
seen: To see a rainbow you need the sun at your back and the rain in front, so one side of everybody was warm.
seen: Nobody ever sees one come. You look up, and it is there already, from end to end.
seen: However far you go, a rainbow keeps exactly as far off as it was, as if it were on a pole.
shown: “How did it stay up?” asked {friend}. ¶ {child} laid a sock over one knee, so that it came down on both sides. “Like that,” said {child}. “But with no knee.” ¶ {friend} looked underneath.
shown: “And where does it come down?” asked {friend}. ¶ {child} walked two fingers along the blanket, towards {his} own toe. Whenever they came nearer, the toe moved off. ¶ “It ought to wait,” said {friend}.
night: In the dark the seven colours are all the same one.
night: A rainbow needs both sun and rain, and now it had neither. It was not even folded up somewhere.

= car broke down | car .. broke down | van broke down | broke down on | broke down at | car conked out | car gave up | car packed up | car stopped working | broke down in the | broke down in a
seen: A car that breaks down goes quiet, and then you hear all the things that it was louder than.
seen: The lights went on and off, on and off, and ticked, as if the car were counting something.
seen: A grown-up opens the front of it and looks in, and sees that everything is there.
shown: “How does it stop?” asked {friend}. ¶ {child} hummed, and drove one hand along the blanket. The hum got a hole in it, and then another. The hand stood still. ¶ “Go on,” said {friend}. ¶ “That was it,” said {child}.
shown: “What did its lights do?” asked {friend}. ¶ {child} opened one hand on the pillow and clicked {his} tongue, and shut it and clicked again, over and over. ¶ {friend} asked what it was counting up to.
night: The car stood still, and was cold all the way through, and did not have to go anywhere.
night: Under the car one drop got ready for a long while, and then it fell.

= on the tow truck | in the tow truck | on a tow truck | in a tow truck | tow truck came | tow truck took | tow truck brought | got towed | was towed | towed us | towed the car | recovery truck | breakdown truck | recovery van | on a low loader
seen: The wire goes tight first, and nothing moves. Then the whole car climbs up by itself, with nobody in it.
seen: The car rode along on top, higher than it had ever been, and its wheels did not turn at all.
own: Whenever {child} looked round, there was the car, following very close.
shown: “Was the car driving?” asked {friend}. ¶ “It was sitting,” said {child}, and set a slipper on both shins, and drew up {his} knees. The slipper came nearer. ¶ {friend} saw that it did nothing whatever.
shown: “How does it get up there?” asked {friend}. ¶ {child} made a hill of one knee, and pulled a sock up it by the toe, a little at a time. ¶ “It is not helping,” said {friend}, about the sock.
night: The tow truck stood in its yard with its wire wound up and its back empty.
night: A car that has been carried knows no more about the way than a suitcase does.

= sat in the front | sat up front | rode in the front | rode up front | got to sit in the front | got the front seat | in the front seat | sat at the front of the bus | sat at the front of the coach | sat at the front of the train
seen: In the front the road comes straight at you, all of it, and goes in under your feet.
seen: There you can see a bend before it is the bend that you are in.
own: From there {child} saw every place first, and all the others only got to see it afterwards.
shown: “What do you see from there?” asked {friend}. ¶ {child} sat up against the pillow and pulled in the blanket, hand over hand. “The road comes like that,” said {child}. ¶ {friend}, who was on it, came too.
shown: “What is it that the driver does?” asked {friend}. ¶ {child} took hold of a wheel as wide as the pillow, looked over one shoulder, and turned. ¶ {friend} leaned the other way, as you have to.
night: Nobody sat in the front now. The big window looked at the dark by itself.
night: The seat belt hung straight down beside the seat, with its buckle at the bottom.

= waved at | waved to | waved back | waved at .. bin men | waved and | waved like mad | gave .. a wave | waved at everyone
seen: A wave has to be kept up until somebody sees it, and you cannot tell from this end how long that will be.
seen: Two people who wave do not say a word, and each knows just what the other one means.
own: {child}’s hand stayed in the air a little after the wave was over.
shown: “How long was the wave?” asked {friend}. ¶ {child} waved at the door handle, and went on for as long as it had taken. The door handle did not wave. ¶ “It has seen you, though,” said {friend}.
shown: “Was it with the whole arm?” asked {friend}. ¶ {child} stood up on the mattress and waved, right from the shoulder, so that the bed went to and fro. ¶ {friend} went to and fro with it, and so was waving too.
night: All the hands that had been up in the air were lying down.
night: A hand lay on the blanket with its fingers a little open, and had nobody to wave to.

= tooted back | tooted at | tooted the horn | honked back | honked the horn | beeped back | beeped the horn | hooted back | blew the horn | sounded the horn | pulled the horn | tooted for | tooted his horn | tooted its horn | tooted his | driver tooted | lorry tooted | train tooted | truck tooted | bus tooted | honked for | honked at | honked his horn | honked its horn | driver honked | truck honked | beeped at | beeped his horn | beeped its horn | beeped .. horn | driver beeped | lorry beeped | bus beeped | tractor beeped | driver hooted
seen: A big horn gets to the tummy first, and to the ears just afterwards.
seen: After a toot it is quieter than it was before, and everybody there knows who it was for.
shown: “How loud was it?” asked {friend}. ¶ {child} took a breath, looked at the door, and tooted into the pillow. The pillow kept nearly all of it. ¶ “The bed heard,” said {friend}.
shown: “How do you know who it is for?” asked {friend}. ¶ {child} looked straight at {friend}, and tooted, once, not loudly. ¶ {friend} looked round to see who was sitting behind.
night: The horn was quiet. In it were all the toots that it had not used.
night: Everything with a horn stood still, and had nothing to say to anybody.

= fed the ducks | fed .. ducks | fed a duck | fed the swans | fed .. geese | fed the birds at the pond
seen: Under the water a duck’s feet hurry. On top it looks as if it had been coming this way in any case.
seen: What is thrown to the duck at the back comes down in front of the duck at the front.
shown: “What do they do with it?” asked {friend}. ¶ {child} threw a bit of nothing on to the blanket. The other hand came quacking up and had it. ¶ “And the one at the back?” asked {friend}.
shown: “How do they know that you have some?” asked {friend}. ¶ {child} rustled a corner of the pillowcase, very softly, and waited. ¶ By and by {friend} was a good deal nearer, and had not been seen to move.
night: The ducks had put their heads round on their own backs, and went on floating.
night: There was one bit that no duck had found, and it turned slowly on the water.

= fed the goats | fed .. goats | fed a goat | fed the sheep | fed .. sheep | fed the animals | fed .. animals | fed .. horse | fed the horse | fed a horse | fed .. horses | fed .. pony | fed .. ponies | fed .. donkey | fed .. donkeys | fed .. alpacas | fed .. llamas | fed an alpaca
seen: The hand has to be held out quite flat, and it is strange how much a hand would rather curl up.
seen: A goat’s eye has its dark part lying on its side, and so has a sheep’s. You see it when you feed one.
shown: “How do they take it?” asked {friend}. ¶ {child} went over {friend}’s arm with two dry lips and no teeth, very quickly, down to the end. ¶ “It is looking for more,” said {friend}.
shown: “How do they ask?” asked {friend}. ¶ {child} laid {his} chin on the edge of the bed and chewed sideways, and never once looked away. ¶ {friend} was moved a little out of reach.
night: Somebody lay in the straw, and ate the same supper a second time, more slowly.
night: A hand lay open on the blanket, quite flat, with nothing on it.

= goat ate | goats ate | ate his hat | ate her hat | ate .. hat | ate my hat | goat nibbled | goat chewed | llama ate | horse ate .. hat | cow ate | pig ate | donkey ate
seen: It goes in a little at a time, and somebody chews, and looks you straight in the eye.
seen: For a while there were two halves of it, one that was still outside and one that was not.
shown: “Which end did it begin with?” asked {friend}. ¶ {child} made a mouth of one hand, and gave it a sock by the toe. In went the sock, bit by bit. ¶ “Stop at the heel,” said {friend}.
shown: “Did it know what it was eating?” asked {friend}. ¶ {child} chewed on nothing, first to one side and then to the other, and thought about the taste. ¶ “I see,” said {friend}. “It was finding out.”
night: Inside somebody, where it is dark all day as well, was a thing that had come from outside.
night: Far away a jaw went round and round, and then it stopped, in the middle, and was asleep.

= fed a lamb | fed .. lamb | fed .. lambs | gave .. lamb .. bottle | gave a lamb | fed .. calf | fed a baby goat | bottle-fed .. lamb | bottle-fed .. lambs | bottle-fed .. calf | bottle-fed .. goat | bottle fed one | fed one with a bottle | fed .. lamb with a bottle
seen: It pulls so hard that the bottle has to be held with both hands, and all that time its tail goes round.
seen: You can see the milk go down in the bottle, a bit at each swallow, with bubbles going up.
shown: “Can something so small pull?” asked {friend}. ¶ {child} gave {friend} the corner of the blanket to hold, and took it back in jerks, with the mouth pushed out. ¶ “It may have it,” said {friend}.
shown: “And what does the tail do?” asked {friend}. ¶ {child} lay on {his} front and wagged one foot so fast that there were three of it. ¶ {friend} could see how the milk was.
night: The bottle stood upside down to dry, and one white drop took its time.
night: Somebody small lay with all four legs folded up underneath, like something that has just been put away.

= petted | got to stroke | got to pet | stroked .. horse | stroked .. dog | stroked .. rabbit | patted .. pony | stroked a | stroked an | stroked the | stroked it | stroked its | stroked one | stroked two | stroked some | patted .. horse | patted .. dog | patted .. cow | patted .. donkey | patted .. goat | patted .. sheep
seen: It starts with one finger, on the part that is farthest from the mouth.
seen: There is a way that is smooth and a way that is not, and a hand finds out at once which is which.
own: Afterwards {child} held that hand a little away from the other one, because it was a different hand now.
shown: “And how hard?” asked {friend}. ¶ {child} stroked the pillow so lightly that the pillow did not go in at all. ¶ {friend} bent down to see the place, and there was none.
shown: “Which way do you go?” asked {friend}. ¶ {child} drew a finger down the blanket, and it was smooth, and up again, and it stood on end. “The first,” said {child}. ¶ {friend} asked to see the other one again.
night: The hand lay on the blanket, and was still stroking a little, with one finger.
night: It was dark, and everything that has fur was lying with the fur the right way.

= dog ran off | dog ran away | dog ran after | dog got out | dog escaped | puppy ran off | puppy ran away | puppy got out | puppy escaped | slipped .. lead | slipped .. leash | off .. lead | off the leash | dog got away from
seen: A dog can hear its own name from very far off. It can also be busy.
seen: When a name has been called out of doors you have to be quiet, to hear whether it got there.
seen: A lead with no dog on it weighs nothing, and hangs straight down.
shown: “How was it called?” asked {friend}. ¶ {child} put both hands round {his} mouth and called the whole name over the edge of the bed, in a whisper. ¶ They listened. “It is still going,” said {friend}.
shown: “How fast is that?” asked {friend}. ¶ {child} galloped four fingers down the blanket, over one knee, over the other, and off the end. ¶ {friend} went on looking at the end.
night: A lead hung from its hook, and did not pull in any direction.
night: The name that had been called so often was not being called by anybody now.

= dog came back | puppy came back | dog came home | dog was found | found the dog | cat came back | cat came home | cat was found | found the cat | came home .. wagging
seen: It came with its nose first, and smelled of places where nobody else had been.
seen: An animal that has been away drinks first. Everybody has to wait and listen to it drinking.
shown: “Where had it been?” asked {friend}. ¶ {child} sniffed all the way up one pyjama sleeve, slowly, because that is how you find out. ¶ {friend} sniffed, too. “In some toothpaste,” said {friend}.
shown: “Did it say anything?” asked {friend}. ¶ {child} walked once round {friend} on hands and knees, leaned on {friend} with one whole side, and sat down. ¶ “That is quite a lot,” said {friend}.
night: In its place lay the one whose place it was, with its nose under its tail.
night: The water in the bowl had stopped going round.

= dog ate | dog had eaten | puppy ate | dog swallowed | dog got .. sandwich | dog helped himself | cat ate | dog stole .. sandwich | dog stole .. sausage* | dog stole .. biscuit* | dog stole .. dinner | dog stole .. cake | dog stole .. ham | dog stole .. chicken | dog stole .. toast | dog pinched .. sandwich | dog pinched .. sausage* | dog pinched .. biscuit* | dog pinched .. dinner | dog snatched .. sandwich | dog scoffed | dog gobbled | cat stole .. chicken | cat stole .. ham
seen: It is gone before anybody has finished saying no, and there is only the licking of the place.
seen: It is eaten so fast that whoever ate it has to look round to see where it went.
shown: “Did it chew?” asked {friend}. ¶ {child} opened {his} mouth, put a corner of the pillow in, shut it, and looked somewhere else. ¶ “No,” said {friend}. “I can see that it did not.”
shown: “How long did it take?” asked {friend}. ¶ {child} put a sock on the blanket and said, “Now watch.” Then it was under the pillow. ¶ {friend} had watched, and had to be shown again.
night: Somebody lay with a chin on the floor, and licked one side of a nose, and then the other.
night: What had been eaten was indoors twice over, and on four legs.

= licked .. face | licked .. hand | licked .. ear | licked .. nose | licked him | licked her | licked them | licked us | licked me | got licked | calf licked | gave .. a lick | dog licked him | dog licked her | dog licked me | dog licked Daddy | dog licked Mummy | dog licked Granny | dog licked Grandad | dog licked everybody | dog licked everyone | cow licked him | cow licked her
seen: A tongue is warm, and the place where it has been is cold.
seen: A lick goes from the bottom to the top. Hardly anybody has been licked downwards.
own: {child} wiped it with a sleeve, and then the sleeve had been licked as well.
shown: “Where did it go?” asked {friend}. ¶ {child} took the corner of the blanket and drew it up {friend}, from the chin to the very top, in one. ¶ “That is all the face I have,” said {friend}.
shown: “Is a lick cold or warm?” asked {friend}. ¶ {child} breathed on one finger, and that was the lick. Then {he} blew on it, and that was after. ¶ {friend} would have taken the first one without the second.
night: A tongue was back in the place where tongues are kept, with the teeth shut in front of it.
night: The licked place was dry again, and not even a finger could have found it.

= cat got stuck up | cat was stuck up | cat got stuck in a tree | cat got stuck in the tree | cat was stuck in .. tree | cat got stuck on | cat was stuck on | kitten got stuck up | cat up a tree | cat wouldn’t come down | cat couldn’t get down | cat went up a | cat went up the
seen: A cat’s claws are all bent for going up. For coming down there are none.
seen: From below there was a chin, and now and then a voice.
shown: “Why did it not just turn round?” asked {friend}. ¶ {child} climbed up the pillow, claw after claw, and looked over the top, and then looked down past {his} own elbow. ¶ “Oh,” said {friend}.
shown: “What did it say?” asked {friend}. ¶ {child} said it, quite small, with the mouth wide open and only a little coming out. ¶ “That was about being high,” said {friend}.
night: In the night a cat stretched, front first and then back, on something that was quite flat.
night: Every claw was in, and the paws looked as if there had never been any.

= cat brought | brought in a mouse | caught a mouse | cat caught | cat left .. mouse | brought in .. mouse | brought home a mouse | brought us a mouse | brought him a mouse | brought her a mouse
seen: A cat lays it down and then does not look at it. It looks at you.
seen: It had been put exactly where feet come.
shown: “How is it given?” asked {friend}. ¶ {child} came over the blanket with a sock held in {his} teeth, laid it on {friend}’s feet, and sat back. ¶ “Thank you,” said {friend}. “You need not have.”
shown: “Was it proud?” asked {friend}. ¶ {child} sat up very straight, put both hands together in front, and half shut {his} eyes. ¶ {friend} said that it was hard to tell from pride or from sleep.
night: The cat lay in a ring with its eyes shut, and one ear went on being out.
night: There was a patch of floor where a present had been, and now it was floor.

= hamster escaped | hamster got out | hamster .. escaped | hamster .. got out | hamster ran away | hamster was missing | hamster went missing | hamster was gone | gerbil escaped | gerbil got out | guinea pig escaped | guinea pig got out | rabbit escaped | rabbit got out
seen: When somebody so small is out, a room turns out to have a great many behinds. There is behind the door, behind the shelf, and behind the behind.
seen: The bed it had slept in still had the shape of it, a round one.
own: {child} lay down with one ear on the floor, where things are at that height.
shown: “How does such a small one get about?” asked {friend}. ¶ {child} ran two fingers along the edge of the bed. They stopped, and sniffed, and ran on behind the pillow. ¶ {friend} looked for them on the other side of it.
shown: “How small a hole does it need?” asked {friend}. ¶ {child} made a ring of a finger and thumb, and pushed the end of a sock in. Once the toe was through, all of it went. ¶ “So toes first,” said {friend}.
night: In a heap of shavings was a small round place, and it was the right size.
night: For some people the night is when everything begins, and they wash their ears for it.

= found .. hamster | hamster was found | hamster came back | found her in the laundry basket | found him behind | found her behind | found him under | found her under | found him in the | found her in the
seen: Whoever is found looks up as if the place had been an ordinary place to be.
seen: It is always the last place, because after that nobody looks any more.
shown: “How do you find somebody?” asked {friend}. ¶ {child} put a sock under the blanket, and looked under the pillow, and under {friend}, and then under the blanket. ¶ “You knew,” said {friend}. ¶ “Yes, but you have to look everywhere.”
shown: “What was to be seen first?” asked {friend}. ¶ {child} went right under the blanket, and let one ear come out, and nothing else. ¶ “I would have known it,” said {friend}, “by the ear.”
night: All the places where nobody had been were left in peace.
night: Somebody lay just where anybody would have looked.

= won a goldfish | got a goldfish | named the goldfish | bought a goldfish | new goldfish | fed the fish | fed .. goldfish | cleaned .. fish tank
seen: A fish comes to the glass, looks out, opens its mouth, and then thinks better of it.
seen: From one side of the glass it is a small fish, and round the corner it is suddenly a big one.
shown: “Does it talk?” asked {friend}. ¶ {child} came up very close, and opened and shut {his} mouth four times, and there was no sound at all. ¶ “I had not thought of that,” said {friend}.
shown: “How does it stop in one place?” asked {friend}. ¶ {child} held a hand in the air above the blanket, with only the thumb going, this way and that. ¶ “The thumb does everything,” said {friend}.
night: A fish sleeps with its eyes open, because it has nothing to shut them with.
night: In the dark water one fin went to and fro, so as to stay where it was.

= found a nest | saw a nest | bird’s nest | birds nest | was nesting | were nesting | nested | built a nest | nesting over | nest in the tree | nest in a tree | nest in the hedge | nest in the garden | nest in the roof | nest in our | nest with eggs | nest with .. eggs | nest with .. chicks
seen: A nest is made without hands, by somebody who sits down in it and turns round and round.
seen: Every bit of it is too small to be of use, a hair or half a straw, and together they hold.
shown: “How is it made?” asked {friend}. ¶ {child} sat down in the blanket and turned, and turned, until there was a wall all the way round. ¶ {friend} was put in the middle, and was the egg.
shown: “Is there room in there?” asked {friend}. ¶ {child} put five fingertips together with the points up, and opened them all at once. ¶ “I see,” said {friend}. “Only for mouths.”
night: In a nest there is no end of the bed. It is the middle everywhere.
night: The nest was as round by night as by day, and held whatever was in it.

= heard an owl | heard .. owl | saw an owl | saw .. owl | owl hooted | there was an owl | heard .. owls | heard owls | owls hooted
seen: An owl’s wings make no sound whatever. You can only listen to them not being heard.
seen: An owl turns round without moving its feet, or its wings, or anything below the chin.
shown: “What did it ask?” asked {friend}. ¶ {child} put both hands together, hollow, and blew a long low hoot in, with a wobble at the end. ¶ “Me,” said {friend}.
shown: “How far can it look round?” asked {friend}. ¶ {child} sat quite still and turned {his} head until there was only an ear, and went on trying. ¶ {friend} said that it could be carried the rest.
night: An owl may have gone past the window just then. Nobody would have heard.
night: Some people get up when it grows dark, and look out of a hole in a tree to see if it is dark enough.

= rescued a bee | saved a bee | rescued .. bee | saved .. bee | helped a bee | found a bee | gave .. bee | rescued .. bumblebee | saved .. bumblebee
seen: When a bee is tired you can see it breathe. The striped end goes in and out, like somebody who has run.
seen: A bee drinks through a thing like a brown straw, which it keeps folded under its chin.
own: {child} came close enough to see that it was wearing fur right down to the knees.
shown: “How did it hold on?” asked {friend}. ¶ {child} set down one finger on {friend}, then another, then all of one hand, as light as could be. ¶ “That tickles by feet,” said {friend}. “Not all at once.”
shown: “Was it quite quiet?” asked {friend}. ¶ {child} kept both lips shut, and hummed low, and stopped, and hummed a little higher. ¶ “It was starting itself,” said {friend}.
night: Where the bees live it was dark, and they stood close together with their wings folded flat.
night: The flowers that bees like had shut, or had at least stopped expecting anybody.

= rescued a snail | saved a snail | found a snail | moved a snail | rescued .. snail | saved .. snail | picked up a snail | brought home a snail | snail .. home | snail in .. pocket | kept a snail | pet snail | collected snails | found .. snails | watched a snail | held a snail | held .. snails | snails in .. pocket | rescued snails | rescued .. snails
seen: A snail that is picked up lets go of the ground last, and it makes a very small kiss.
seen: It goes in with its eyes first, each eye down its own stalk, like a finger of a glove.
shown: “How does it come out?” asked {friend}. ¶ {child} pulled one sleeve down over {his} hand. In a while there came a fingertip. It touched {friend}, and went in again. ¶ {friend} kept still, so as not to be a bird.
shown: “How fast was it?” asked {friend}. ¶ “Watch,” said {child}, and set one hand on the blanket. They both watched the hand. ¶ “It was over there before,” said {friend}, after a time.
night: Out there a snail was on its way, and had nearly got to the next leaf.
night: Behind a snail there was a line that shone a little, and it was the whole of the way so far.

= rescued a worm | saved a worm | found a worm | rescued .. worm | saved .. worm | rescued worms | moved .. worms | picked up a worm | held a worm | found .. worms | worm in .. pocket | dug up a worm
seen: A worm that lies in a hand is longer than it was, and then it is shorter.
seen: It has no face to go by, so you have to wait and see which end sets off.
own: {child} held that hand as flat as a plate, and felt how cool it was, and how busy.
shown: “Which end is the front?” asked {friend}. ¶ {child} made one finger long on the blanket, and then drew up what was behind it. “The one that goes,” said {child}. ¶ {friend} thought that both had gone.
shown: “How does it get into the ground?” asked {friend}. ¶ {child} put one fingertip to the gap beside the mattress. It felt about, and then it was in as far as the wrist. ¶ “It left the hole open,” said {friend}.
night: Under the grass it was dark, as it is all day, and no worm knew that it was night.
night: A worm went through the ground with a noise that only a bird could hear, and the birds were asleep.

= found a ladybird | found .. ladybird | ladybird landed | ladybug landed | found a ladybug | found .. ladybug | rescued a ladybird | rescued a ladybug | saved a ladybird | saved a ladybug | ladybird on | ladybug on
seen: A ladybird walks up a finger to the very end, and when the finger is turned round it walks up again.
seen: Its whole back comes open down the middle, and there have been wings in there all the time.
shown: “Which way does it want to go?” asked {friend}. ¶ {child} walked two fingers up one arm, as far as there was arm, and lifted it. “Up,” said {child}. ¶ “And after up?” asked {friend}. ¶ They both looked at the ceiling.
shown: “Where does it keep the wings?” asked {friend}. ¶ {child} turned round and let the pyjama top come up a little at the back, on both sides. ¶ {friend} looked, and they were in there somewhere.
night: A ladybird had shut its back, and one bit of wing still hung out, as it often does.
night: A ladybird’s spots are on its back, where it can never have counted them.

= caught a fish | caught .. fish | caught his first fish | caught her first fish | caught a trout | caught .. perch | caught a minnow | fish on the line
seen: A line says nothing for a long time. Then it pulls, like somebody at a sleeve.
seen: A fish has no neck, and cannot look round to see who has got hold of it.
own: {child} felt it in both hands, before there was anything to be seen.
shown: “How do you know that one is there?” asked {friend}. ¶ {child} gave {friend} the end of a sock to hold, and waited, and then pulled, only a little. ¶ “Somebody wants something,” said {friend}.
shown: “What did it look like?” asked {friend}. ¶ {child} turned {his} head, so that there was only one eye, and opened and shut {his} mouth, and was neither glad nor sorry. ¶ “And from the other side?” asked {friend}. ¶ It was the same.
night: The water had shut over the place, and there was not so much as a ring.
night: Down at the bottom the fish stood quite still, with their noses all one way.

= went fishing | took .. fishing | fished all day | fishing with | fished for | fished with | fished in the river | fished in the lake | fished in the canal | fished in the sea | fished off | fishing in
seen: You look at one place in the water for so long that you know it, and there is another underneath.
seen: The water is full of sky until you lean over it. In the shape of your own head you can see in.
own: {child} kept still, all but {his} eyes, which went out to the edge with every ring.
shown: “How do you wait for a fish?” asked {friend}. ¶ {child} hung one hand over the edge of the bed, and sat, and looked down at the floor. ¶ After a good while {friend} whispered, “Like this?”
shown: “Does the fish know about it?” asked {friend}. ¶ {child} lay flat and looked up, past one finger that hung down into the water, and opened {his} mouth a little, and shut it. ¶ “It knows something,” said {friend}.
night: The float lay in a box, and did not go up or down.
night: Where somebody had looked into the water all that time, it was black, and nobody could see if it looked back.

= caught nothing but | caught nothing | caught an old boot | caught a boot | fished out a boot | caught a stick | caught some weed
seen: A line comes up heavy for a boot, just as it does for a fish, until the end.
seen: For as long as a thing is under the water it may be anything.
shown: “When do you know what it is?” asked {friend}. ¶ {child} let a sock down over the edge of the bed, and drew it up slowly, with both hands. ¶ “Now I know,” said {friend}, at the heel.
shown: “And what did the fish do?” asked {friend}. ¶ {child} went past along the edge of the bed with one flat hand, had a look, and went on. ¶ {friend} asked if they had known each other.
night: The fish were all at home, and nobody was missing.
night: Everything that had been let down into the water had been wound up again, and dripped.

= caught a crab | found a crab | caught .. crab | caught .. crabs | found .. crab | went crabbing | picked up a crab | saw a crab
seen: A crab does not turn round to go. It goes, and looks at you all the while.
seen: Each of its feet comes to a point, and on stone you can hear it walking.
shown: “Which way did it look?” asked {friend}. ¶ {child} stood one hand up on its fingers, and off it went sideways over the pillow, facing {friend}. ¶ “It cannot see where it is going,” said {friend}. “It can only see me.”
shown: “How do you pick it up?” asked {friend}. ¶ {child} made a crab of one hand, and let the other come from behind, with one finger and a thumb. The crab waved everything it had. ¶ {friend} sat well back.
night: The crab was under a stone by now, sideways, with just its eyes at the door.
night: The tide came in over the crabs and covered them up, every one.

= let it go | let it go again | let it go free | let him go free | let her go free | asked to put it back | set it free | set them free | released it | released them | put it back in the sea | put it back in the water | put it back in the river | put it back in the pond | put it back in the grass | put it back in the garden | put it back in the rock pool | put it back in the rockpool | put them back in the sea | put them back in the water | put them back in the pond
seen: It stays one moment longer, because it has not been told yet that it may go.
seen: An open hand keeps its shape for a bit, round nothing.
own: {child} looked at the place, and went on until it was a place like all the others there.
shown: “Did it go at once?” asked {friend}. ¶ {child} held a sock in both hands, and opened them. The sock lay there. “First it does that,” said {child}. ¶ “It is thinking,” said {friend}.
shown: “How far did you see it?” asked {friend}. ¶ {child} moved one finger away over the blanket, and down behind the far edge, and {his} eyes went after it. ¶ “As far as it went,” said {friend}.
night: What had been let go was where it came from, and knew its way about.
night: Two hands lay open, and there was room in them.

= collected shells | collected stones | collected pebbles | collected sticks | collected leaves | collected .. shells | collected .. sticks | collected .. stones | collected rocks | collected .. leaves | collected acorns | collected .. acorns | collected pine cones | collected feathers | gathered sticks | filled .. pockets with | found .. shells | found .. pebbles | found .. stones | filled .. bucket with shells | filled .. bucket with stones | filled .. bucket with pebbles
seen: The first takes a long time. Then the eyes have learned it, and there are more and more of them lying about.
seen: Each one is looked at on both sides, and there is always some reason why it has to come.
own: When both hands were full, {child} found out how much will go under a chin.
shown: “How many is many?” asked {friend}. ¶ {child} made a bag of the pyjama top, and came across the bed with nothing in it, leaning back because of the weight. ¶ {friend} made room.
shown: “Are they not all the same?” asked {friend}. ¶ “Look,” said {child}, and held up one thumb, and then the other thumb. ¶ {friend} looked for a good while, and now saw nothing but differences.
night: All that had been collected lay in a heap, and each one touched some that it had never met before.
night: There was one that had been left lying out there, and it would be the first one next time.

= found a conker | found conkers | found .. conkers | collected conkers | collected .. conkers | picked up conkers | conker hunting | conkering
seen: A conker just out of its shell is shinier than it will ever be again, and nobody has seen it before.
seen: Inside, the prickly shell is white and soft, with the hollow still in it where somebody lay.
shown: “And where was it before?” asked {friend}. ¶ {child} shut one hand tight round {his} thumb, and opened it only a crack. Something round looked through. ¶ “It has not been out before,” said {friend}, and spoke more softly.
shown: “What is it like to hold?” asked {friend}. ¶ {child} let {friend} touch the end of {his} nose. “Like that,” said {child}. “But all the way round, and cold.” ¶ {friend} felt it again, for the roundness.
night: The conkers lay close together, less shiny by a little, and just as smooth.
night: High up on the tree one conker was ready, and was waiting for a breath of wind.

= found .. stick | found a stick | found a really good stick | found the best stick | found the perfect stick | brought home a stick | brought .. stick home
seen: A really good stick is exactly as long as the arm thought it would be.
seen: All the others were only wood, and had been lying right beside it.
own: {child} tried the ground with it first, and then the air, and then the side of a shoe.
shown: “How long is it?” asked {friend}. ¶ {child} stood up on the mattress, put out one hand at the right height, and leaned on nothing. ¶ {friend} could see at once where the stick was.
shown: “What is it for?” asked {friend}. ¶ {child} pointed with one finger at the door, at the lamp, and at {friend}, with a good deal of stick in between. ¶ “Ah,” said {friend}. “For things that are farther off.”
night: The stick was lying down, and was just as long as it had been.
night: For years that stick had been up on a tree, and no one had known which one it was.

= picked blackberries | picked .. blackberries | blackberrying | picked .. strawberries | picked raspberries | picked berries | picked blueberries | picked apples | picked .. apples | picked tomatoes | fruit picking | picked beans | picked .. from the garden
seen: The ripe one comes away as if it had only been waiting. All the others hold on.
seen: The best one hangs a little farther in than an arm is long.
own: Some of what {child} picked went into the bowl, and could be heard there. The rest made no sound.
shown: “How do you know which one?” asked {friend}. ¶ {child} pulled at a corner of the pillow, and it stayed. Then {he} pulled at a sock, and it came. “That one was ripe,” said {child}. ¶ {friend} held on.
shown: “Where was the best one?” asked {friend}. ¶ {child} lay down, put one arm in between the bed and the wall, up to the shoulder, and looked at the ceiling. ¶ “Nearly?” asked {friend}. ¶ “Nearly,” said {child}.
night: The best one, which nobody could reach, was hanging there still, and was a day riper.
night: In the bowl was one leaf, which nobody had picked. It had only come too.

= picked flowers | picked .. flowers | picked a flower | picked daisies | picked dandelions | picked a dandelion | picked .. daisies | picked a bunch | made a daisy chain | brought .. flowers | gave .. a flower | gave .. a dandelion
seen: A stalk has to be held tight, and it is quite warm by the time it gets there.
seen: When a stalk snaps there is a small wet sound, and afterwards the hand smells of green.
shown: “How long was the stalk?” asked {friend}. ¶ {child} held up a fist, and one fingertip just looked out over the top. “That is the flower,” said {child}. ¶ {friend} asked where the rest of it was. ¶ “In there.”
shown: “How does a flower travel?” asked {friend}. ¶ {child} walked the length of the bed with one fist in front, and did not take {his} eyes off it once. ¶ “And who was looking at the road?” asked {friend}.
night: A daisy shuts in the evening, with the pink side out, and so there is not much to see.
night: A flower that has been picked goes on drinking, if there is anything to drink.

= in .. pocket | put .. in .. pocket | kept .. in .. pocket | in his pocket | in her pocket | hid .. in .. pocket | home in .. pocket
seen: A thing in a pocket gets as warm as a hand, and then it is hard to feel which is which.
seen: With something in your pocket you can stand about and look as if you were only standing about.
shown: “How do you know that it is still there?” asked {friend}. ¶ {child} looked at the ceiling, and meanwhile one hand went down under the blanket to see. ¶ {friend} looked at the ceiling as well, and nobody could have guessed.
shown: “Is it dark in a pocket?” asked {friend}. ¶ {child} put one hand in under the pillow, and left it there. It could feel a seam, {he} said, and some crumbs of something. ¶ “So it is all done by feeling,” said {friend}.
night: A pocket hung over the chair, a little out of shape, with its mouth open.
night: At the bottom of every pocket there is a soft grey bit, and nobody has ever put one in.

= dug a hole | dug .. hole | dug a massive hole | dug a big hole | dug a huge hole | dug a tunnel | dug a trench | dug a moat | dug and dug | were digging
seen: What comes out of a hole stands next to it in a heap, and is always more than there was room for.
seen: Near the bottom it gets darker and colder, and the digging makes a different noise.
own: {child} lay down on {his} front in the end, to do the deepest bit by hand.
shown: “How deep was it?” asked {friend}. ¶ {child} hung one arm over the edge of the bed, until the shoulder stopped it, and then stretched the fingers. ¶ {friend} looked down along the arm.
shown: “And what was in it?” asked {friend}. ¶ {child} made a hole in the blanket with one fist, and took the fist out, and they both looked in. ¶ “The same as in mine,” said {friend}, who had one between the feet.
night: In the hole it was dark first, and after that everywhere else.
night: One small stone ran down the heap beside the hole, and lay still.

= built a sandcastle | made a sandcastle | built .. sandcastle | made .. sandcastle | built sandcastles | made sandcastles | built .. sand castle | made .. sand castle | biggest sandcastle
seen: The bucket is turned over and patted all round, and goes up very slowly, and nobody breathes until it is off.
seen: Wet sand keeps every edge the bucket had, even the little line from the bottom.
own: {child} flattened the top with the back of a hand, and took the hand away as if the castle were asleep.
shown: “How do you get it out?” asked {friend}. ¶ {child} turned a cup over on the blanket, tapped it three times, and lifted it by hardly anything. Under it was some air. ¶ “In one piece,” said {friend}.
shown: “Who lives in it?” asked {friend}. ¶ {child} built a knee under the blanket, with a flat top, and walked one finger round it, and there was no door. ¶ “Somebody who stays in,” said {friend}.
night: The moon, wherever it was, was pulling at the sea, as it does, and the beach was getting shorter.
night: There was sand in a shoe still, and it was of the same sort as the castle.

= waves took it | wave took it | sea took it | tide took it | took .. castle | took .. sandcastle | waves knocked .. down | wave knocked .. down | waves knocked down | wave knocked down | washed .. sandcastle away | washed away .. sandcastle | sandcastle got washed away | sandcastle was washed away | sandcastle washed away | waves washed it away | sea washed it away | tide came in | wave got it | waves got it
seen: The sea takes the corner at the bottom first. For a bit the top goes on as if it did not know.
seen: A wave comes, and goes back as if that were all, and behind it a bigger one has already set out.
shown: “Which bit went first?” asked {friend}. ¶ {child} made a castle of one knee, and drew the edge of the blanket up to it and back. Each time the knee was a little lower. ¶ “It is sitting down,” said {friend}.
shown: “What did the wave say?” asked {friend}. ¶ {child} breathed in for a long time through {his} teeth, and then a long time out. ¶ {friend} noticed that it had not said anything about a castle.
night: The sea came up the beach, and went back, and had nobody to see to.
night: It was all beach again, quite flat, with a thin line where the last wave had stopped.

= went paddling | went in the sea | went into the sea | swam in the sea | ran into the sea | jumped the waves | jumped over the waves | stood in the sea | jumped waves | ran from the waves | dipped .. toes | played in the waves | paddled in the | paddled and | paddled up to
seen: When the water goes out again it takes the sand from under your heels, and you sink without doing anything.
seen: It is cold in a ring, and the ring goes up you, and is worst wherever it has just got to.
own: {child} looked down, and {his} feet were there, a bit to one side of where they felt.
shown: “How cold was it?” asked {friend}. ¶ {child} put one toe out from under the blanket, and took it in. Up went both shoulders, and out came a word that had no letters in it. ¶ “I know that one,” said {friend}.
shown: “Where did the sea begin?” asked {friend}. ¶ {child} moved the edge of the sheet up to {friend}’s feet, and away, and up again, not quite to the same place. ¶ “It begins there,” said {friend}, “and there.”
night: The footprints had filled up with sea, and then they were sea.
night: Far out a wave began, and had all the way in still to go.

= dumped by a wave | knocked over by a wave | knocked down by a wave | wave knocked .. over | wave knocked .. off | big wave got | wave went over | wave hit | tumbled by a wave | swallowed .. sea | swallowed sea water | swallowed salt water
seen: Inside a wave there is no up. There is a great noise, quite near, and then the light is on one side.
seen: Afterwards there is sand where no sand can get to, and everything tastes of salt.
shown: “What is it like in there?” asked {friend}. ¶ {child} pulled the blanket over both their heads and turned round twice. “Now, where is the pillow?” ¶ {friend} pointed, and it was not there.
shown: “What do you hear inside a wave?” asked {friend}. ¶ {child} laid both hands over {friend}’s ears, and moved them a little, and took them off. ¶ “Something very large,” said {friend}. “And then the room.”
night: The sea was lying quite flat out there, or nearly.
night: In one ear there might still be a drop of it, which would come out warm.

= got soaked | got wet | got drenched | got soaking wet | was soaked | were soaked | came home soaked | soaked through | soaked to the skin | got caught in the rain | caught in the rain | caught in a downpour | walked .. in the rain | walked home in the rain | went out in the rain | wet through | dripping wet | sopping wet
seen: Wet begins at the shoulders and at the toes, and in the end the two meet.
seen: A shoe with water in it speaks at every step, and says the same thing.
own: {child} held both arms a little away from {him}, so as not to touch the sleeves from inside.
shown: “How wet is soaked?” asked {friend}. ¶ {child} came across the mattress with stiff legs and stiff arms, and said the noise of a shoe for each foot. ¶ {friend} looked for the footprints.
shown: “Which bit was dry?” asked {friend}. ¶ {child} felt {his} way down from the head to the feet, and up again, and stopped in the bend of one elbow. ¶ “There,” said {child}. ¶ “It is a small bit,” said {friend}.
night: A pair of shoes was drying, with its tongues hanging out.
night: Something on a hook let go of a drop, and after a long time of another.

= jumped in puddles | jumped in .. puddle | jumped in a puddle | jumped in every puddle | jumped in all the puddles | splashed in puddles | splashed in .. puddle | splashed in the puddles | jumped in muddy puddles | puddle jumping | stamped in .. puddle | ran through .. puddles | stomped in puddles | splashing in puddles | splashed in all the puddles | jumping in puddles
seen: The water goes up all round, like a bowl, and somebody is standing in it.
seen: A puddle shuts again at once, and the sky in it wobbles, and puts itself together.
own: {child} used both feet, because with one it is only a step.
shown: “How big is the splash?” asked {friend}. ¶ {child} stood up and jumped, once, with both feet. Everything on the bed came up a little, and {friend} did, too. ¶ “You are it,” said {child}.
shown: “How do you choose one?” asked {friend}. ¶ {child} put one foot into a dip in the blanket, and moved it about, and felt for the bottom. ¶ “This one is taken,” said {friend}, who was sitting in it.
night: The puddles lay as flat as plates, and each had a bit of the night in it.
night: Some of the puddle was on a trouser leg, and was drying, from the outside in.

= fell in .. puddle | fell in a puddle | fell in the puddle | fell into .. puddle | sat in a puddle | sat down in a puddle | fell in the stream | fell in the pond | fell in .. pond | fell in .. stream | fell in the river | fell in the lake | fell in the ditch | fell in the water | into the duck pond | went into the pond | fell in the sea | slipped in .. stream | stepped in .. puddle | stood in .. puddle
seen: The water is in at the top of the shoe before you know it, and goes straight down to the toes.
seen: Trousers show quite exactly how deep it was, with a line, and below the line they are another colour.
own: For one moment {child} stood still in it, because now it made no difference.
shown: “Up to where?” asked {friend}. ¶ {child} pulled up one leg of {his} pyjamas and drew a line with a finger. “Dry,” said {child}, above it. ¶ {friend} looked below it for some time.
shown: “How did it sound?” asked {friend}. ¶ {child} let {his} hand fall flat on the pillow, all the fingers at once. Then {he} breathed in, very quickly. ¶ “That last part was not the water,” said {friend}.
night: The water had closed up long ago, and there was no mark where anybody had been in.
night: One sock had a line round it, and below the line it was drying stiff.

= covered in mud | got muddy | got .. muddy | muddy all over | caked in mud | rolled in .. mud | rolled in mud | played in the mud | fell in the mud | fell in .. mud | slipped in .. mud | slid in the mud | sat in the mud | made mud pies | mud pie | mud kitchen | mud everywhere | full of mud | head to toe in mud
seen: Mud does not come off. It only moves on to something else.
seen: Wet mud is cold and dark. When it dries it goes pale, and gets tight, and cracks where you bend.
own: {child} opened and shut one hand, and it was like a glove that somebody had made for it.
shown: “Where was it all?” asked {friend}. ¶ {child} pointed to both knees, both elbows, and behind one ear, and then {he} made a ring in the air round all of {him}. ¶ “So I must ask where it was not,” said {friend}.
shown: “What does it say when you tread in it?” asked {friend}. ¶ {child} pressed both hands together, damp, and pulled them slowly apart. ¶ “It would rather keep you,” said {friend}.
night: A little mud had gone down the plughole, and a little had not.
night: On a step there was the print of one sole, with all its pattern, getting hard.

= welly stuck | boot came off | shoe got stuck in the mud | shoe came off in the mud | stuck in the mud | stuck in mud | wellies got stuck | boots got stuck | foot stuck in the mud | foot stuck in mud | lost .. welly in
seen: The foot goes on and the boot does not. There is a sock in the air that does not know where to come down.
seen: The mud lets go with a long slow noise, and at the end of it a pop.
shown: “Where was the foot meanwhile?” asked {friend}. ¶ {child} stood up on one leg, and held the other out in front with a sock half off it. The sock had a long empty toe. ¶ {friend} asked how long a foot can do that.
shown: “How does mud hold on?” asked {friend}. ¶ {child} pushed one hand far in under the pillow, and pulled. It would not come out, and then all at once it did. ¶ “It has no hands, though,” said {friend}.
night: In the mud there was a hole the shape of a foot, and it filled up slowly from below.
night: A boot stood by itself and leaned a little to one side, as they do without a leg.

= it snowed | snowed | played in the snow | played out in the snow | woke up to snow | saw snow | went out in the snow | walked in the snow | first snow | made snow angels | made a snow angel | it was snowing | snow day
seen: If you look straight up into falling snow it is dark against the sky, and soon it is you who is going up.
seen: Snow creaks under a shoe, and whoever stops to listen has stopped the creaking.
own: {child} put a foot in where nobody had been, and took it out again, and looked.
shown: “How does it come down?” asked {friend}. ¶ {child} found some fluff and let it go from high up. It went one way and then the other, and lay down on {friend}. ¶ “I did not hear that,” said {friend}.
shown: “What is it like to walk on?” asked {friend}. ¶ {child} pressed one fist into the pillow, and then the other, farther on, and creaked a little for each. ¶ “Somebody has been here,” said {friend}, looking in.
night: Snow makes no noise in coming, so nobody could have said if it had begun again.
night: A glove lay by something warm with all its fingers open, and let go of the water.

= built a snowman | made a snowman | built .. snowman | made .. snowman | built a snow man | built snowmen | made snowmen | built a snow dog | snowman called
seen: It begins as a ball for one hand. In the end it takes everybody to push, and where it will not go on, there he lives.
seen: Nobody says “he” to a snowman until the second eye is in.
own: {child} pushed in an eye, and stepped back, and was looked at.
shown: “When is it somebody?” asked {friend}. ¶ {child} pressed one dent in the pillow with a thumb, and another beside it. “Now,” said {child}. ¶ {friend}, who had been going to lean on it, asked first.
shown: “How does the head stay on?” asked {friend}. ¶ {child} lifted a rolled-up sock in both arms, with a groan. {He} set it on top of the pillow, and took away all but one finger. ¶ Then they both waited.
night: A snowman stands up at night as well. Nobody has made him anything to sit down with.
night: One arm, which was a stick, pointed at something, and would still be pointing at it in the morning.

= snowman melted | snowman had melted | snowman .. melted | snow melted | snow had melted | snow had gone | snowman shrank | snow all melted
seen: It goes from the outside in, so that the last of it is the small ball that it began with.
seen: What is not snow stays where it is, and comes down, slowly, to the grass.
shown: “Does it fall over?” asked {friend}. ¶ {child} held up a sock by its top and let it sink, very slowly, until all of it lay flat. ¶ “It is all there,” said {friend}. “It is only lower.”
shown: “What was left?” asked {friend}. ¶ {child} put a finger on the blanket in one place, and in another beside it, and drew something long underneath. ¶ {friend} looked down, and could see who it was.
night: In the grass lay two small things, just as far apart as eyes.
night: Under the ground the water went on down, without any shape.

= snowball fight | threw snowballs | threw a snowball | had a snowball | made snowballs | snowballs at | hit .. with a snowball | threw snow
seen: You press it until it squeaks. What has not squeaked comes apart on the way, and arrives as a puff.
seen: A snowball in the neck has not finished when it gets there. It goes on, slowly, down.
shown: “How is one made?” asked {friend}. ¶ {child} took a sock in both hands, and turned it and pressed it, and listened to it, and turned it again. ¶ “Has it squeaked?” asked {friend}. ¶ “Not yet.”
shown: “Where did it go in?” asked {friend}. ¶ {child} held down {his} chin, pulled up both shoulders to the ears, and stood there without breathing. ¶ “Ah,” said {friend}. “There.”
night: On a wall there was one round white mark, and it was getting smaller.
night: The last snowball was the one that nobody threw. It lay where it had been put down.

= went sledging | went sledding | sledged | sledge went | went down .. sledge | rode .. sledge | rode .. sled | went tobogganing | on the sledge | on a sledge | on the sled | sledding
seen: A hill gets steeper at the moment when you sit down on the top of it.
seen: Up, it is a thing on a string that has to be pulled. Down, there is only time for one word.
own: {child} leaned back as far as {he} could go, as if that were a brake.
shown: “What do people say, going down?” asked {friend}. ¶ {child} slid off the pillow and down the bed, and said it: one letter, which went on as far as the end. ¶ “It was an A,” said {friend}.
shown: “And who steers?” asked {friend}. ¶ {child} set {friend} on a sock, took the end of it, and pulled. It went left, and right, and round. ¶ “Not me,” said {friend}.
night: Two lines ran down the hill, with nobody at the end of them.
night: A sledge leaned against a wall, and the last of the hill ran off it and made a small pool.

= hat blew | hat flew off | hat blew off | blew .. hat off | blew off .. hat | hat blew away | hat got blown | lost .. hat in the wind | wind took .. hat | chased .. hat
seen: A hat on the ground waits until you are one hand away, and then it goes on.
seen: First it is cold on the top of a head. Only then does anybody look up, and there is the hat.
shown: “How fast is a hat?” asked {friend}. ¶ {child} laid a sock on the blanket and crept up to it with one hand. Just as the hand came down, the sock was farther off. ¶ “It heard you,” said {friend}.
shown: “How did it go along?” asked {friend}. ¶ {child} held up one hand like a plate on its edge and rolled it along the bed, and it wobbled, and lay down. ¶ “Now,” whispered {friend}. “Now.”
night: A hat hung on a hook, with nothing under it and no wind.
night: The wind had gone to see what else was loose.

= umbrella blew | umbrella turned inside out | umbrella went inside out | umbrella blew inside out | umbrella flew | umbrella broke | wind took .. umbrella | blew .. umbrella
seen: An umbrella that is inside out is a bowl, and for a moment it holds some rain.
seen: It goes with a bang like one clap, and all its thin bones are on the outside.
shown: “What does inside out look like?” asked {friend}. ¶ {child} held up one hand with the fingers hanging down all round, and then with a “Whup!” the fingers all stood up. ¶ {friend} looked in from above.
shown: “What does the wind want it for?” asked {friend}. ¶ {child} held a pillowcase corner in both fists, and was pulled across the bed by it, one step, and then another. ¶ “It wants the whole of you,” said {friend}.
night: An umbrella leaned in a corner with its arms down, and a little water had run out of the point.
night: All the thin bones were folded up, each one next to the others.

= wind blew | wind was so strong | so windy | really windy | very windy | too windy | it was windy | blown over | blew over | nearly blew away | leaned on the wind | leaned into the wind | wind was very noisy | wind howled | wind was noisy | wind knocked
seen: Nobody has ever seen the wind. You see leaves going somewhere, all at the same time.
seen: The wind is a noise in the ears, and if you turn your head it changes sides.
shown: “What does it say?” asked {friend}. ¶ {child} blew across the top of a cup, long and low, then a little higher, and then it stopped. ¶ “It was going to say something,” said {friend}.
shown: “How strong was the wind?” asked {friend}. ¶ {child} leaned on the air, and leaned farther, with both arms out behind, until there was nothing for it but the pillow. ¶ “There it stopped,” said {friend}.
night: Everything that had been blown about lay where it had been left.
night: Out there a leaf turned over on the ground, just once, and lay still.

= flew a kite | flew .. kite | kite flew | flew kites | flying a kite | kite went up | got .. kite up
seen: The string goes up and gets thinner, and then you cannot see it any more. You can only feel that it pulls.
seen: Down here the wind comes and goes. Up there the kite is quite sure of it.
own: {child} held on with both hands, and leaned back, and somebody up there leaned back, too.
shown: “How hard does it pull?” asked {friend}. ¶ {child} hooked a finger round {friend}’s arm, and tugged, and waited, and tugged twice. ¶ “It keeps asking,” said {friend}.
shown: “How high was it?” asked {friend}. ¶ {child} lay on {his} back, held up a thumb, and shut one eye. All the kite would have gone behind the nail. ¶ {friend} lay down, to see it.
night: The string was wound up, round and round, with the whole height of the kite in it.
night: A kite lay flat with its tail in a heap, and there was no up in it.

= kite .. stuck | kite got stuck | kite was stuck | kite stuck in | frisbee got stuck | stuck in the big oak | lost .. in a tree | it got stuck in the tree | it got stuck in a tree | it got stuck up | ball .. stuck in | ball .. stuck up | balloon .. stuck in | plane .. stuck in | shuttlecock .. stuck in | ball landed in a tree | boomerang .. stuck
seen: From below you can see it from all round, and it is the same distance from everywhere.
seen: A tree does not do anything with it. It simply has it.
shown: “How high up was it?” asked {friend}. ¶ {child} stood on {his} toes on the pillow, and stretched one arm, and all the fingers of it. There was some air, and then the ceiling. ¶ “As high as the air,” said {friend}.
shown: “Did nobody shake it?” asked {friend}. ¶ {child} put a sock on one knee, took hold of the leg with both hands, and shook. All of the bed shook. The sock stayed. ¶ “So that is a tree,” said {friend}.
night: Up among the branches it was dark, and a bird would be surprised in the morning.
night: The tree stood quite still, all the way up.

= thunder | thunderstorm | counted between the flash | counted .. thunder | there was a storm | big storm | storm came | watched the storm | heard the thunder | saw lightning | saw the lightning | there was lightning | lightning struck | lightning flashed | flash of lightning
seen: First it is white, and everything has a shadow that it never had before. Then it is dark, and somebody counts.
seen: Thunder starts at one end with a crack, and is moved across the whole sky like a cupboard.
seen: When it is overhead, the window says something very small, too.
shown: “How far away is that?” asked {friend}. ¶ {child} opened ten fingers, and that was the flash. Later {he} drummed on the mattress. ¶ “Do the part in between,” said {friend}. ¶ {child} did nothing, for just as long as it takes.
shown: “How does it start?” asked {friend}. ¶ {child} clapped once, next to {friend}, and then rolled {his} fists over the mattress to the end of the bed, slower and slower. ¶ “It has gone to the kitchen,” said {friend}.
night: It was so quiet now that anybody could have counted up to anything.
night: Water went on in a pipe, a little at a time, and then it had all gone past.

= it was foggy | there was fog | in the fog | fog was | couldn’t see the church | walked in the fog | thick fog | in the mist
seen: In fog you are always in the middle. It is a round room, and it comes along.
seen: A thing in the fog is grey at first. Then it gets its edges, and last of all its colour.
shown: “Where has all the rest gone?” asked {friend}. ¶ {child} held up the sheet between them, and came nearer and nearer behind it, until there was a nose in it. ¶ “Oh, it is you,” said {friend}. “You were just white.”
shown: “Is it wet?” asked {friend}. ¶ {child} breathed on the back of {friend}’s head, from quite near, for a long time. ¶ “It is not wet,” said {friend}. “But it has been thinking of it.”
night: In the fog everything stood where it always does, only nobody could have sworn to it.
night: A lamp in the fog has a round piece of light all to itself, and does not light anything else.

= tree came down | oak .. came down | came down in the storm | tree fell | tree fell down | tree blew down | blew down .. tree | tree was cut down | cut down .. tree | chopped down .. tree
seen: A tree that is lying down is a good deal longer than it was tall.
seen: The top of it, which nobody had ever touched, was by the side of everybody’s knees.
seen: Where it used to be there is a piece of sky, and it has the shape of a tree for a day or two.
shown: “How big is it, lying down?” asked {friend}. ¶ {child} laid one arm along the bed, and spread the fingers. “Those are where the birds were,” said {child}. ¶ {friend} walked round by the shoulder.
shown: “What is there now?” asked {friend}. ¶ {child} stood a cup on the blanket, and took it away again, and there was a ring. ¶ “There is room in it,” said {friend}, and stood there.
night: The wind went through the place where the tree had been, and found nothing to make a noise with.
night: In a ring of the tree was the year when somebody was born, quite thin, and next to it the year after.

= without stabilisers | without stabilizers | no stabilisers | no training wheels | without training wheels | without his stabilisers | without her stabilisers | rode a bike for the first time | two wheeler | took the stabilisers off | took off .. training wheels | let go of .. saddle | learned to ride a bike | learned to ride .. bike | learnt to ride a bike | learnt to ride .. bike | learned to ride without | learnt to ride without
seen: In a bend a bike leans over, all of it, and whoever sits on it leans as well.
seen: If somebody runs behind, the feet get fainter, and then they are only breathing, a long way back.
own: Wherever {child} looked, the bike went, so {he} looked at where there was most room.
shown: “How do you know that nobody is holding on?” asked {friend}. ¶ {child} padded two fingers along behind {friend}, softer and softer, and then not at all. ¶ “I heard them stop,” said {friend}, “a good way back.”
shown: “Why does it not fall over?” asked {friend}. ¶ {child} stood on one leg and wobbled, and then hopped on, and on, and did not wobble. At the end of the bed {he} had to stop. ¶ “Ah,” said {friend}. “The end.”
night: Where there had always been three lines behind the bike, now there was one.

= rode .. bike | rode his bike | rode her bike | went on a bike ride | went for a bike ride | biked to | cycled | rode a bike | rode bikes | rode .. bicycle | on the back of .. bike
seen: On a bike there is always some wind, and it stops when you do.
seen: When nobody pedals, the bike ticks to itself, and goes on as if it had been asked to.
shown: “How do you get up a hill?” asked {friend}. ¶ {child} lay down and pedalled at the ceiling, slower and slower, first one knee, and then, after a time, the other. ¶ {friend} pushed from behind.
shown: “And down?” asked {friend}. ¶ {child} held both feet quite still in the air, and ticked, faster and faster, with {his} tongue. The blanket slid off. ¶ “That was the wind,” said {friend}.
night: One wheel went round a little more, and came to rest with the valve at the bottom.
night: The saddle was cold again, and as hard as it is in the mornings.

= rode .. scooter | rode a scooter | scooted | went on .. scooter | scootered | scooter to | rode .. skateboard | skateboarded
seen: One foot does all the work, and the other one has the ride.
seen: Every line between two stones comes up through the wheels into the teeth.
shown: “What does the other foot do?” asked {friend}. ¶ {child} put one foot on the pillow, and pushed three times with the other. Then that one hung in the air behind. ¶ “It is watching,” said {friend}.
shown: “What does it sound like?” asked {friend}. ¶ {child} said “rrrr”, and for each line in the pavement {he} said “tk”. There were a great many lines. ¶ {friend} held on at every one of them.
night: One shoe was more worn than the other, and only at the toe.
night: The scooter lay on its side by the door, with its front wheel turned as far as it goes.

= rode a pony | pony ride | rode .. pony | rode a horse | rode .. horse | riding a pony | went on a pony | rode a donkey | donkey ride | rode .. donkey | horse riding | sat on a horse | sat on a pony
seen: You sit on somebody who is thinking about something else.
seen: From up there you see the way between two ears, and can tell what the ears think of it.
own: {child} had a bit of mane between {his} fingers, and it was thicker than hair and a little dusty.
shown: “May I have a ride?” asked {friend}. ¶ {child} set {friend} on both knees, under the blanket, and moved first the one and then the other. ¶ “It has a shoulder on each side,” said {friend}, going left and right.
shown: “What does it do with the ears?” asked {friend}. ¶ {child} put up two hands on top of {his} head. One went forward, and the other turned back, to hear who was sitting there. ¶ “Good evening,” said {friend}.
night: Somebody with four legs stood fast asleep, with one back foot on its toes.
night: Where the saddle had been the hair was pressed flat, and it was slowly getting up again.

= rode .. tractor | rode on a tractor | rode on the tractor | tractor ride | sat on a tractor | sat on the tractor | went on a tractor | went on the tractor | drove .. tractor | on Grandpa’s tractor | in the tractor | rode .. digger | sat in a digger | sat in the digger | drove a digger
seen: When the engine runs, everything trembles, right down to the words of anybody who says something.
seen: You climb up to it as into a house, and the wheel next to you is taller than most people.
shown: “What did they say up there?” asked {friend}. ¶ {child} said it while patting {his} own chest with a flat hand, very fast, so that it came out in crumbs. ¶ “I would have said the same,” said {friend}.
shown: “How big is the wheel?” asked {friend}. ¶ {child} stood up and drew it in the air, from the mattress to as high as {he} could get, and round, and down. ¶ {friend} was just inside, and moved.
night: In the ground there were two long ladders, lying down, the way that the wheels had gone.
night: The engine had been off for hours, and something in it still ticked now and then, getting cold.

= sat in a fire engine | sat in the fire engine | fire engine came | sat in .. fire engine | sat in a fire truck | sat in the fire truck | went in a fire engine | firefighters came | firemen came | saw a fire engine | saw .. fire engine | saw a fire truck | fireman let .. sit in | firefighter let .. sit in | firefighters let .. sit in | firemen let .. sit in | sat in .. fire truck
seen: It is so high that the first step alone comes up to most people’s chins.
seen: There are doors all along the side, and behind each there is a thing that has its own place, and is in it.
shown: “What can be seen from up there?” asked {friend}. ¶ {child} stood on the pillow and looked down at {friend}, and moved {his} head to look past {his} own feet. ¶ “And what do you see?” ¶ “The top of you.”
shown: “And who was driving?” asked {friend}. ¶ {child} reached out both arms as far apart as they go, for the wheel, and turned it with {his} whole back. ¶ {friend} heard that there was still some corner left.
night: The fire engine stood in its garage with its nose to the door, so as not to have to turn round first.
night: Beside the fire engine stood boots, with the trousers already round them, ready to be jumped into.

= saw a digger | saw .. digger | saw .. diggers | watched the diggers | watched a digger | watched .. digger | saw an excavator | saw .. excavator
seen: Somebody in there moves one hand by as much as a thumb is wide, and outside a whole heap goes up.
seen: It puts the bucket down quite gently. Only then does it bite.
own: {child} watched with {his} mouth a little open, and could not be spoken to.
shown: “How does it bite?” asked {friend}. ¶ {child} laid one arm on the blanket, bent the wrist, and took up a sock in it. Round went the arm, and down went the sock. ¶ “Now there is a hole,” said {friend}.
shown: “Does it think first?” asked {friend}. ¶ {child} put out one arm and let it hang over {friend}, with the hand curled up, and it waited there, and shook a little. ¶ “Yes,” said {friend}. “I can feel it.”
night: The big arm was down, with the bucket on the ground like a chin.
night: In the seat of it nobody sat, and the two small sticks that do everything stood up straight.

= went on the train | went on a train | rode the train | rode on a train | rode a train | took the train | got the train | caught the train | train ride | steam train | rode on the train | sat on the train | came home on the train | on a steam train
seen: A train starts so softly that for a moment it is the station that is leaving.
seen: The hills go along with you for a while. The posts do not.
shown: “How do you know that it has started?” asked {friend}. ¶ {child} lay with one cheek on the mattress, and looked, and drew {friend} past {his} nose, very slowly. “You are the station.” ¶ “Goodbye,” said {friend}.
shown: “What does it sound like, in the floor?” asked {friend}. ¶ {child} knocked on the bed with two fingers, and two more, and had a pause, and did it again, and again. ¶ {friend} had begun to nod.
night: The rails lay out there side by side, and were still a little warm on top.
night: At the station the clock moved on by one minute, with a jump, and nobody was looking up at it.

= went on the bus | went on a bus | rode the bus | rode on the bus | got the bus | took the bus | caught the bus | got on the bus | bus ride | came home on the bus | rode a bus | went by bus | going on the bus
seen: Whenever it stops, everybody in it nods, as if they had all been asked something.
seen: The glass hums against your forehead, and if you take the forehead away it stops humming.
shown: “And where do the people look?” asked {friend}. ¶ {child} sat up very straight and looked at nothing, a little to the left. When the bed stopped {he} nodded. ¶ {friend} nodded as well, only later.
shown: “How do you stay on, standing up?” asked {friend}. ¶ {child} held one arm up to a rail that was not there, and went forward, and back, and round it. ¶ “It is the feet that do not know,” said {friend}.
night: The buses stood in rows, and none of them was a number any more.
night: On one seat there was a dent that had been sat in all day, and it was coming up again.

= upstairs on the bus | top of the bus | top deck | upstairs at the front | front of the bus | top of a bus | front seat on the bus | sat upstairs
seen: When the bus turns a corner the front of upstairs goes out over the pavement first, and only then comes round.
seen: Twigs come up to the glass, as big as arms, and knock, and everybody sitting there shuts their eyes.
own: {child} held on to the bar under the window, and steered with it, and it was right every time.
shown: “How does it go round a corner?” asked {friend}. ¶ {child} put {friend} at the very end of {his} feet, and swung both legs out over the edge of the bed, and round. ¶ “There was no road,” said {friend}.
shown: “What comes at you up there?” asked {friend}. ¶ {child} let one hand come, all fingers spread, nearer and nearer to {friend}’s nose, and then go up over the top with a scratch. ¶ “Was that a tree?” asked {friend}.
night: Upstairs on the bus it was dark, and the front seat had the best view of the garage.
night: The little mirror that shows the driver who is on the stairs showed the stairs.

= pressed the bell | pressed the button | pressed .. button | pushed the button | pressed .. bell | pressed all the buttons | got to press | let .. press the button | let anyone else press | man pressed it | rang the doorbell
seen: It is pressed here, and it happens somewhere else.
seen: A finger goes in only as far as the button does, and then it has to wait like all the others.
shown: “How hard do you press?” asked {friend}. ¶ {child} pressed one finger on the end of {his} own nose, until it was flat, and held it there, and listened. ¶ “Is somebody coming?” asked {friend}.
shown: “How do you know that it worked?” asked {friend}. ¶ {child} pressed {friend} in the middle, with one finger, and they both kept quite still. ¶ “Ding,” said {friend}, after some time.
night: The button was out again, and round, and had the night off.
night: One finger lay on the pillow, a little apart from all the others.

= rang the bell | rang .. bell | rang a bell | got to ring the bell | bell rang
seen: A bell goes on after it has been rung, thinner and thinner, and nobody can say when it has stopped.
seen: Close by, a bell is not only a noise. It is in the hand as well, and in the teeth.
shown: “When was it over?” asked {friend}. ¶ {child} said “Donnng”, and held up one finger, and let the ng go on until there was no breath for it. ¶ “I can hear it yet,” said {friend}.
shown: “What is inside?” asked {friend}. ¶ {child} put one finger into a cup, and swung it from side to side. It only just reached. ¶ “So it hits itself,” said {friend}.
night: The bell hung with its mouth down, and the thing inside it touched neither side.
night: Of all the ringing there was nothing left, not even at the edges.

= went in the lift | went up in the lift | went in a lift | rode the lift | rode in the lift | rode the elevator | rode in the elevator | took the lift | took the elevator | lift went | went in the elevator
seen: In a lift nobody looks at anybody. They all look at the number.
seen: When a lift stops, the tummy goes on for a bit and has to come back.
shown: “What do people do in there?” asked {friend}. ¶ {child} stood with both arms down, lifted {his} chin, and looked at a spot over the door. ¶ {friend} looked at it as well. Neither of them spoke until it was time.
shown: “How do you feel it start?” asked {friend}. ¶ {child} put {friend} on one flat hand, and bent both knees quickly, and stood up again. ¶ “My ears came after,” said {friend}.
night: The lift stood at the bottom, with its two doors shut edge to edge.
night: A long way up in a wall hung a rope that was quite straight, and had nothing to pull.

= stuck in a lift | stuck in the lift | stuck in an elevator | stuck in the elevator | lift got stuck | lift broke | lift stopped | elevator broke | elevator stopped
seen: A lift that stands still is a very small room, and everybody soon knows all of it.
seen: All at once you can hear the light. It has been humming the whole time.
shown: “What was there to look at?” asked {friend}. ¶ {child} pointed at one wall, and the next, and the next, and then at the first one again. ¶ “I know that one already,” said {friend}.
shown: “Was it long?” asked {friend}. ¶ {child} sat down next to {friend} against the wall, drew up both knees, and looked at the wall across from them. ¶ “It has not moved,” said {friend}, a good deal later.
night: The crack between the doors was dark, and as thin as a hair.
night: Somewhere there was a floor that had been waited for, with its number on.

= went on the escalator | on the escalator | on an escalator | rode the escalator | went up the escalator | down the escalator | up the escalator | on the moving stairs
seen: A step comes out of the floor quite flat, and only then does it decide to be a step.
seen: Your hand gets there a little before your feet do, because the rail is in more of a hurry.
own: {child} waited for the right step, and let two or three go by.
shown: “How do you get on?” asked {friend}. ¶ {child} slid {his} hands along the blanket, one after another, and rocked, and did not step on any. “Not this one,” {he} said. “Not this one.” ¶ {friend} got on.
shown: “What happens to a step at the top?” asked {friend}. ¶ {child} pushed a sock up one knee, and over, and in under the leg. ¶ {friend} looked underneath. “It is going back down for more,” said {friend}.
night: The escalator had been switched off, and was stairs, rather high ones.
night: All the steps lay in their loop, half of them upside down.

= went on a boat | went on the boat | boat trip | boat ride | went on the ferry | took the ferry | rode on a boat | rode the ferry | on a boat | on the ferry | in a rowing boat | in a canoe | in a kayak | went sailing | sailed to | in a pedalo
seen: It is the land that goes away. The boat stays where it is, underneath everybody.
seen: A boat is never quite still, and after it the ground is not, either.
shown: “How does it move, when it is not going anywhere?” asked {friend}. ¶ {child} lay down with {friend} on {his} tummy, and breathed, in and out, as slowly as {he} could. ¶ “I see,” said {friend}, going up.
shown: “What is it like when you get off?” asked {friend}. ¶ {child} walked down the mattress with both feet wide apart, and waited at every step for the bed to come up. ¶ “It will stop,” said {friend}. “It is only a bed.”
night: The boat lay tied to its post, and now and then it pulled, to see.
night: Small waves came up to the wall, and said the same wet word to it.

= went on a plane | went on the plane | flew to | went on an aeroplane | went on an airplane | got on the plane | plane took off | plane ride | took a plane | on the plane | in the plane | rode on a plane | rode on an airplane | flew home from | flew back from | flew home on | flew in a plane
seen: It runs along the ground and bumps, faster and faster, and then the bumps stop.
seen: From up there clouds have tops, and no one on the ground has ever said so.
own: {child} put {his} forehead on the little window, and it was cold and hummed.
shown: “How do you know that it is up?” asked {friend}. ¶ {child} ran {friend} along the blanket, over every fold of it, bump, bump, bump. Then there were no more folds. ¶ “Oh,” said {friend}, in the air.
shown: “What is it like in the ears?” asked {friend}. ¶ {child} put a finger in each of them, and talked, and took the fingers out in the middle of a word. ¶ {friend} had only got the second half.
night: High up went a small light that blinked, and in it people sat in rows with their shoes off.
night: Above the clouds it was a clear night, as it always is there.

= stuck in traffic | in a traffic jam | sat in traffic | in the traffic | stuck on the motorway | stuck in the car | traffic was | hours in the car | long car ride | long drive | drove for hours | road was closed | stuck on the freeway | stuck on the highway
seen: The same car comes up alongside again, and the people in it have been looked at already.
seen: Red lights come on far ahead, and then nearer, row after row, until they are your own.
shown: “How fast did it go?” asked {friend}. ¶ {child} pushed one slipper along the bed, as far as a thumb is long, and stopped, and put both hands in {his} lap. ¶ “Has it broken?” asked {friend}. ¶ “No. That was driving.”
shown: “What did everybody look at?” asked {friend}. ¶ {child} sat behind the pillow and looked at the back of it, up and down, and then at the two corners at the bottom. ¶ “I know its number by heart,” said {friend}.
night: The road was empty now, all of it, and anybody could have gone as fast as they liked.
night: The car stood with its nose to the wall, behind nobody.

= car sick | carsick | travel sick | was sick in the car | threw up in the car | sick in the car | puked in the car | sick on the bus | felt sick in the car | sick all over the car | sick all over his car seat | sick all over her car seat
seen: First it goes very quiet on that seat. Then everybody else is very quick.
seen: Afterwards everybody stands outside for a bit, and the ground is stiller than it usually is.
shown: “What did the road do?” asked {friend}. ¶ {child} drove {friend} over the pillow and along the blanket, in one long bend, and then in a long bend the other way. ¶ “You may stop here,” said {friend}.
shown: “How does the air come in?” asked {friend}. ¶ {child} lifted the edge of the blanket by as much as a finger, and they both put their noses there. ¶ “It has been outside,” said {friend}.
night: One window had been left a little open, and all the air behind it was being changed.
night: The bed did not go round any corner.

= waited in .. queue | waited in line | queued | stood in line | stood in a queue | in the queue | in .. long line | long queue | waited in a long | queued up | lined up for | lined up to | waited .. in the queue | waited .. in line | waited .. in a queue | waited in the queue | waited in a queue | queued for | stood in the queue | in the long line | in the long queue
seen: In a queue there is one coat that you get to know very well.
seen: Somebody at the front takes a step, and the step comes along the whole line until it gets to you.
seen: A queue always moves on just when somebody has leaned against something.
own: {child} stood on one leg for part of it, and on the other for the rest.
shown: “How do you know when to go?” asked {friend}. ¶ {child} put cup, sock and {friend} in a row, and moved the cup on a little. They looked at the sock. ¶ “It has not noticed,” said {friend}.
shown: “How long is waiting?” asked {friend}. ¶ {child} looked at the lamp, hummed, and looked at the lamp. ¶ “Now?” said {friend}. ¶ “No,” said {child}, and looked at the lamp.
night: The place where everybody had stood was just a piece of floor, with nobody first.
night: It was nobody’s turn, and nothing was next.
night: The place at the front was free.

= missed the train | missed .. train | missed the bus | missed .. bus | missed the tram | missed the boat | missed the plane | missed .. flight | missed the ferry | missed the school bus
seen: Its back looks quite different from its front. It looks like something that has somewhere to go.
seen: On the back it says where it is going, in case anybody would still like to know.
seen: After that there is a great deal of room, and everybody puts down what they were carrying.
own: {child}’s legs went on for a few more steps, because they had not heard yet.
shown: “By how much?” asked {friend}. ¶ {child} drew a slipper along the edge of the bed, with two fingers running behind. At the corner it turned off, just in front of them. ¶ “By a nail,” said {friend}.
shown: “And then?” asked {friend}. ¶ {child} sat down on the edge of the bed, and looked a long way to the left, for the next one, and then a long way to the right, after the last. ¶ “There is nothing on either side,” said {friend}.
shown: “Did it know?” asked {friend}. ¶ {child} took the pillow, held it up square, and walked away with it until it was at the door. ¶ {friend} had waited the whole time. “It could have looked round,” said {friend}.
night: The stop stood where it was all night, in case.
night: The one that had been missed stood in a row with others, and by now everybody had missed it.

= was lost in | was lost at | lost Mummy | lost Mommy | lost Daddy | lost .. in the shop | couldn’t find Mummy | couldn’t find Mommy | couldn’t find .. mum | wandered off | lost in the supermarket | lost in Target | lost at the zoo | got lost in the shop | got lost in the supermarket | got lost in the crowd | got lost in the market | got lost in the store | got lost at the zoo | got lost at the fair | got lost at the market | got lost at the beach | lost sight of
seen: A back can be quite the right one, until it turns round.
seen: There are all at once very many people, and not one of them is anybody.
own: {child} looked up, because that is where the faces are.
shown: “What could you see?” asked {friend}. ¶ {child} pulled up the blanket on every side of {friend}, until it was higher than the head. ¶ “Coats,” said {friend}, down there.
shown: “How long was it?” asked {friend}. ¶ {child} sat down beside {friend}, and they let some time go by, and it was a long time. ¶ “Was that it?” asked {friend}. ¶ “That was the beginning.”
night: Everybody was just where everybody else thought they were.
night: A name that has been called out loud goes back, in the end, to the one whose name it is.

= got lost | we got lost | got lost in the woods | got lost in the forest | got lost in the maze | got lost driving | got lost on the way | took a wrong turn | took the wrong turn | went the wrong way
seen: Where you are lost, everything looks as if you had been past it before, and some of it you have.
seen: The way back is the same way, and does not look it, because now it is the other way round.
shown: “How do you know that you are lost?” asked {friend}. ¶ {child} walked two fingers along a fold of the blanket, round a knee, all the way round, and out along the same fold. ¶ “I have met those two,” said {friend}.
night: All the turnings lay there in the dark, and the right one was among them.

= found a lady | found a policeman | lady with a badge | was found by a lady | was found by a policeman | was found by a man | was found by security | was found by the security | was found by the lady | man helped .. find | lady helped .. find | was found by .. lady | was found by .. man | was found by .. woman | was found by .. guard | found by a lady | handed .. to security
seen: Somebody bends down, and a large face comes to where the small ones are.
seen: They ask what the name is, and it comes out smaller than it usually is, and has to be said twice.
shown: “How did they come down to you?” asked {friend}. ¶ {child} stood up, and folded, first at the middle, then at the knees, until both noses were at the same height. ¶ “Hello,” said {friend}. “That is better.”
shown: “What do you see first?” asked {friend}. ¶ {child} showed the bit of {friend} that would come round a corner: one ear, half a face, and then all of it. ¶ “I would have known after the ear,” said {friend}.
night: Two shoes stood beside two bigger ones.
night: There was no one left to look for, and all the lights that were on were on for other reasons.

= walked .. all the way | walked home | walked to the top | walked a mile | long walk | climbed .. hill | climbed .. mountain | sponsored walk
seen: The last bit of a long way is just as long as all the rest.
seen: After a time the legs go by themselves, and there is somebody sitting on top of them, looking about.
own: {child} looked back once, and the beginning was too small to see.
shown: “How far is all the way?” asked {friend}. ¶ {child} walked two fingers down the blanket, over both knees, along the wall, and back behind the pillow. ¶ {friend} had sat down about half-way.
shown: “What do feet feel like after that?” asked {friend}. ¶ {child} took hold of {his} own two feet and pressed, and they were warm. “They are still going,” said {child}, “inside.” ¶ {friend} listened at a sole.
night: Two shoes stood by the door with their toes to the wall, and did not take another step.
night: The way lay out there, all of it, with its hills in the same places.

= carried him home | carried her home | carried him back | carried her back | carried him all | carried her all | was carried | had to be carried | got carried | piggyback | piggy back | on .. shoulders | carried .. on Daddy’s back | on Daddy’s back | on Dad’s back | on Mummy’s back | on Grandad’s back | on Daddy’s shoulders | shoulder ride | rode on .. shoulders | carried him up | carried her up
seen: On somebody’s back you hear the voice from the inside. It is lower there, and hums.
seen: You go up and down with steps that are not your own, and your shoes knock on somebody.
shown: “How high is it?” asked {friend}. ¶ {child} set {friend} on top of {his} head, and stood up, and turned round slowly, holding on to both feet. ¶ “What is all this dust?” asked {friend}, of the lamp.
shown: “What do you hear from there?” asked {friend}. ¶ {child} pressed {friend} flat against {his} chest and said a few words, not loudly. ¶ “You are bigger in there,” said {friend}.
night: A jumper still had the print of a cheek in it, just below the collar.
night: The stairs were going up by themselves, with nobody on anybody’s back.

= carried .. bags | carried the bags | carried in the groceries | carried .. groceries | carried .. bag | helped carry the shopping | helped .. carry the shopping | helped carry the bags | helped .. carry the bags | helped carry in
seen: A bag gets heavier on the way, and nobody has put anything in.
seen: Where the handles were there are two lines across the fingers, and they go slowly.
shown: “How heavy is it?” asked {friend}. ¶ {child} let one shoulder go down, and the arm with it, until the hand was nearly on the floor. The other arm stuck out for balance. ¶ {friend} looked to see what was in the hand.
shown: “How do you go with it?” asked {friend}. ¶ {child} took three steps across the mattress with the pillow, put it down, breathed, and changed hands. Three more steps, and {he} changed again. ¶ “You have gone round me,” said {friend}.
night: An empty bag lay folded in a bag, and that in another bag.
night: All that had been heavy stood on its shelf, and the shelf did not say a word.

= pushed the pram | pushed .. pram | pushed the pushchair | pushed .. buggy | pushed the stroller | pushed .. stroller | pushed .. trolley | pushed the cart | pushed .. cart | pushed the wheelbarrow
seen: One wheel at the front has its own ideas, and turns round and round while the others roll.
seen: Whoever pushes has the handle up by the chin, and steers by what is at the sides.
shown: “How do you see where it goes?” asked {friend}. ¶ {child} pushed the pillow along the bed, with {friend} on it, and looked out first past one corner and then past the other. ¶ “Nobody asked me,” said {friend}, who could see.
shown: “And round a corner?” asked {friend}. ¶ {child} leaned on one end of the pillow with all of {him}. For a while nothing happened, and then it had gone round too far. ¶ “That is the same as straight on,” said {friend}.
night: What had been pushed stood where it was put, with the odd wheel pointing somewhere else.
night: Four wheels stood still, and would have rolled by themselves if the floor had been any sort of hill.

= went down the big slide | went on the big slide | down the slide | down the big slide | down the .. slide | went on the slide | went down .. slide | down the fireman’s pole | down the helter skelter | down a water slide | did the big slide
seen: From the top it is longer than it was from the bottom, and behind you every step has somebody on it.
seen: It is over just before you have finished deciding.
own: {child} let go with one hand, and looked at the other one, and then that let go as well.
shown: “What is it like at the top?” asked {friend}. ¶ {child} drew up both knees, and put {friend} on them, and held on by one arm. ¶ “You can see the whole bed,” said {friend}. “I shall look at it first.”
shown: “What do the trousers say?” asked {friend}. ¶ {child} drew one sleeve along the sheet, slowly, and it squeaked, and then fast, and it hummed. ¶ “So the humming is the middle,” said {friend}.
night: The slide was cold all the way down, and nobody was at the end of it to be in the way.
night: The steps went up, one above the other, to a place for sitting down.

= went on the swing | went on the swings | pushed .. on the swing | on the swing | on the swings | played on the swings | pushed .. swing | swung himself | swung herself
seen: At the very top the chains go slack for as long as a blink, and nobody weighs anything.
seen: A swing hardly squeaks on the way up. On the way back it says what it thinks.
own: {child} leaned back and put out both feet, and between the feet there was only sky.
shown: “And what comes nearer?” asked {friend}. ¶ {child} knelt up and rocked, until the end of {his} nose was quite close to {friend}’s, and then far away, and then close. ¶ “You again,” said {friend}.
shown: “How do you stop?” asked {friend}. ¶ {child} sat on the edge of the bed with both legs swinging, and swung them less, and let one toe drag on the floor. ¶ “It is the toe that stops,” said {friend}.
night: The swing hung down, and the two chains were exactly as long as each other.
night: Under a swing there is a dip that shoes have made, and now the dark lay in it.

= stuck in the baby swing | stuck in a swing | stuck in the swing | got stuck in .. swing | stuck in .. swing
seen: Legs go in by themselves. Coming out, it turns out that they have knees.
seen: When somebody pulls, the swing comes too, and goes up with everything that is in it.
shown: “Where did it hold?” asked {friend}. ¶ {child} put a fist through a ring of finger and thumb, and tried to bring it out again without making it smaller. The ring came along. ¶ “Make it smaller,” said {friend}. ¶ “It was a knee.”
shown: “How many had to pull?” asked {friend}. ¶ {child} put {friend}’s legs into a slipper, and pulled at the top with one hand, and with two. The slipper went up in the air. ¶ “One to hold it, as well,” said {friend}.
night: The swing hung there with its two round holes, and the wind put its legs through.
night: Two legs lay under the blanket, and could go in any direction.

= went on the climbing frame | up the climbing frame | climbed .. climbing frame | top of the climbing frame | climbed to the top | climbed up the | up the climbing wall | top of the climbing wall | did the climbing wall | climbed all the way up | climbed a tree | climbed the tree | climbed .. tree | up the rope ladder | climbed up a | stuck at the top | climbed down | on the jungle gym
seen: On the way down everything is in the same place, and looks like something else.
seen: From below it was as high as a door. From above it is as high as a house.
own: {child} held on with one hand, and had a look round, and then held on with both.
shown: “What gets small, from up there?” asked {friend}. ¶ {child} knelt up and looked down at a slipper on the floor, between finger and thumb. All of it fitted in. ¶ “I have seen it bigger,” said {friend}.
shown: “What do you hold on with?” asked {friend}. ¶ {child} took hold of the edge of the pillow with all ten fingers, and then with {his} chin, and the knees. ¶ “So with everything,” said {friend}.
night: Up at the top it was quiet, and there was nobody there to be able to see so far.
night: Two hands had let go of everything. They lay on the blanket with their fingers curled, from habit.

= did the monkey bars | went across the monkey bars | got across the monkey bars | all the way across the monkey bars | across the monkey bars | did .. monkey bars | crossed the monkey bars | swung across | on the monkey bars
seen: All of you hangs from four fingers, and the other four are on their way.
seen: Afterwards the palms are hot, and smell of coins.
own: {child}’s legs walked the whole time, though there was nothing there for them to walk on.
shown: “What do the feet do?” asked {friend}. ¶ {child} held on to the head of the bed, and let both legs go, and they ran, and did not get there any sooner. ¶ “They want to help,” said {friend}.
shown: “Which hand lets go?” asked {friend}. ¶ {child} held on to one finger with the other hand, and wanted to let go, and held on to that one first. ¶ {friend} asked what would happen if they both waited for each other.
night: The bars lay side by side, all at the same height, and nobody was between two of them.
night: Under a blanket two arms were just as long as they had been that morning.

= played on the trampoline | on the trampoline | got a trampoline | trampolined | bounced on .. trampoline | jumped on .. trampoline | went on the trampoline | trampoline park | trampolining
seen: At the top you stop, and your hair goes on.
seen: Whoever stands beside somebody who jumps goes up as well, only at the wrong moment.
own: When {child} was back on the ground {he} tried one jump there, and the ground did nothing.
shown: “Which part gets to the top first?” asked {friend}. ¶ {child} bounced on the bed, once. First came the hair, then the ears of {friend}, and the pillow was last. ¶ “I was third,” said {friend}.
shown: “What does it do when you have got off?” asked {friend}. ¶ {child} laid a hand on the mattress, pressed it down, and took the hand away. ¶ “It breathes in,” said {friend}.
night: The trampoline lay stretched out and held up a leaf.
night: The mattress had nothing to give back tonight, and kept quite level.

= on the roundabout | went on the roundabout | on the merry-go-round | on the merry go round | on the carousel | spun round | went round and round | on the teacups | got dizzy | was dizzy
seen: Everything there is goes past in stripes, and the one thing that stands still is whoever sits next to you.
seen: When it stops it does not stop. The ground goes on round by itself, with everybody who tries to walk on it.
shown: “What goes past?” asked {friend}. ¶ {child} turned {friend} round and round, not fast. Door, lamp, window, door, lamp, window, door. ¶ “There is a lamp in it,” said {friend}, “very often.”
shown: “And afterwards?” asked {friend}. ¶ {child} walked to the end of the bed, in a bend, with one hand out for a wall that was not there. ¶ “The bed is straight,” said {friend}. ¶ “Yes,” said {child}. “It was like that.”
night: What goes round all day stood still, with no side of it in front.
night: The whole world went round once, as it does each night, and so slowly that nobody held on.

= on the bouncy castle | on a bouncy castle | had a bouncy castle | went on the bouncy castle | jumped on .. bouncy castle | bounced on .. bouncy castle | in the bounce house | in a bounce house | jumped in .. bounce house | on the jumping castle
seen: When somebody else lands, it is you who goes up.
seen: Round the outside lie everybody’s shoes, and they all look like somebody else’s.
own: {child}’s socks began to come off at the toes, and made long noses in front.
shown: “Who decides when you go up?” asked {friend}. ¶ {child} put {friend} on one end of the pillow, and sat down on the other. ¶ “You do,” said {friend}, coming down.
shown: “What is it when it is not a castle?” asked {friend}. ¶ {child} blew up both cheeks until they were round and hard, and then let it out, slowly, until the whole face was flat. ¶ “That is the van part,” said {friend}.
night: The castle lay rolled up, with its towers inside it, and no more breath.
night: The machine that blows had stopped, and only now did anybody notice that it had been on.

= on the see-saw | on the seesaw | on a seesaw | on the see saw | on the teeter totter | went on the see-saw
seen: The one who is up there cannot do anything about it. It is for the other one to say.
seen: Down here the knees come up to your chin, and up there somebody’s shoes hang in the air.
shown: “Who is heavier?” asked {friend}. ¶ {child} laid one arm over a knee, put {friend} on the hand, and pressed with the elbow. ¶ “You are,” said {friend}, up there. “I can see it clearly.”
shown: “What is it like when the other one gets off?” asked {friend}. ¶ {child} raised {friend} high up on one hand, looked away, and let the hand drop on to the pillow. ¶ “I should have liked to be asked,” said {friend}.
night: One end of the see-saw was down and one was up, and it was nobody’s doing.
night: The handles were cold by now, and all four of them looked at each other.

= playground was closed | playground was shut | park was closed | park was shut | playground closed | park closed | pool was closed | zoo was closed | museum was closed | shop was closed | shop was shut | pool was shut | library was closed | soft play was closed | shut early | closed early
seen: Through a locked gate you can see everything, and it has never been so empty, or looked so good.
seen: Somebody always tries the handle once more, in case the door did not mean it.
shown: “How did you know?” asked {friend}. ¶ {child} took hold of a corner of the pillow and pushed, and pulled, and pushed. Then {he} read what was on it, with one finger. ¶ “It does not say me,” said {friend}.
shown: “What was in there?” asked {friend}. ¶ {child} held up a hand with the fingers a little apart, and looked through at the rest of the bed. ¶ {friend} came to look, too. “Nobody is using it,” said {friend}.
night: Behind a shut gate it was all there, and the gate was just as shut from the inside.
night: A small card hung on a door, and said the same thing to the night.

= wouldn’t leave soft play | wouldn’t leave .. park | wouldn’t leave .. playground | didn’t want to leave | did not want to leave | refused to leave | didn’t want to go home | did not want to go home | wouldn’t come home | cried when .. leave | cried when .. had to leave | wouldn’t leave the park | wouldn’t leave the playground | wouldn’t leave the party | wouldn’t leave the beach | wouldn’t leave the farm | wouldn’t leave the shop | wouldn’t leave the pool | wouldn’t leave the museum | wouldn’t leave the library | would not leave the park | would not leave the party
seen: After the last go there is the very last one, and after that comes the one that is really the last.
seen: When it is time to leave, every single thing is suddenly the one that nobody has been on yet.
own: {child} took hold of whatever was nearest, and it held on as well.
shown: “How long is five more minutes?” asked {friend}. ¶ {child} held up five fingers, and looked at them, and put down a thumb, and a little later put it up again. ¶ “Now there are five,” said {friend}.
shown: “How does somebody go who is not going?” asked {friend}. ¶ {child} lay down and was so soft and heavy that one arm fell off the bed, and then a leg. ¶ {friend} said that there was no end to pick up.
night: The place was all still there, and nobody was having a turn.
night: Some places are left by everybody in the end, and then a cat walks across.

= balloon flew | balloon .. flew off | balloon .. blew away | balloon .. flew away | balloon blew away | balloon floated | balloon went up | let go of .. balloon | lost .. balloon | balloon escaped | balloon got away | until it was a dot
seen: The string goes past just above the fingers, quite slowly, and then it is not slow.
seen: A balloon gets smaller without hurrying, and you must not look away, because you would never find it again.
own: {child}’s hand kept its shape for a while, with a hole down the middle as thick as a string.
shown: “How small did it get?” asked {friend}. ¶ {child} held up a fist, and then a thumb, then a nail, and then two fingertips with nearly nothing between. ¶ “And is that it there?” asked {friend}, looking in. ¶ “That was it.”
shown: “Did it look down?” asked {friend}. ¶ {child} lay back and lifted {friend} up with both arms, as far as they went, facing the bed. ¶ “You are all forehead,” said {friend}.
night: Somewhere up there was a string that hung straight down, with nothing at the end of it.
night: The sky had one thing more in it than it had had in the morning.

= balloon popped | balloon burst | balloon went pop | popped .. balloon | balloon went bang
seen: It is there, and then there is a noise in exactly the place where it was.
seen: What is left of a balloon is so small that nobody would believe it.
own: {child} had shut both eyes before {he} knew what for.
shown: “Where did all of it go?” asked {friend}. ¶ {child} held both hands round a big piece of air, and clapped. Then {he} showed {friend} the inside of one hand. ¶ “That would never have fitted,” said {friend}.
shown: “Was it loud?” asked {friend}. ¶ {child} said nothing, but lifted {his} shoulders and shut {his} eyes, and stayed so. They waited for it. ¶ “I have heard it,” said {friend}, “and you have not done it yet.”
night: The knot of the balloon was still tied, and tied very well.
night: The air from the balloon was out with all the other air now, and nobody could have told it apart.

= ball went over | ball over the fence | ball over the wall | ball .. over the fence | ball .. over the wall | kicked .. over the fence | kicked .. over the wall | kicked it over | threw .. over the fence | ball .. came back | ball went into | ball went on the roof | lost .. ball over | ball gone over | neighbour threw it back | neighbor threw it back | ball over fence
seen: A ball that goes over takes its time at the top, so that everybody can look at it.
seen: And then you hear where it comes down, in somebody else’s flowers, or on something that rings.
shown: “What do you hear?” asked {friend}. ¶ {child} threw a sock over the pillow, high up, and they both kept still. ¶ “Grass,” said {friend}, behind the pillow. “Or else me.”
shown: “How do you look over?” asked {friend}. ¶ {child} knelt behind the pillow, held on with all eight fingers, and came up as far as the eyebrows. ¶ “I can see you quite well from here,” said {friend}.
night: On both sides of the fence it was equally dark.
night: The ball lay still, and did not mind which way was up.

= dropped .. ice cream | dropped his ice cream | dropped her ice cream | ice cream fell | ice cream dropped | fell off the cone | fell off .. cone | scoop fell | dropped .. ice lolly | dropped .. cone | ice lolly fell | ice cream landed
seen: It goes down with the round side first, and there is still the shape of one lick in it.
seen: The tongue was already out, and had to go back in without.
own: {child}’s hand was still the right way up for it.
shown: “Which way up did it land?” asked {friend}. ¶ {child} turned a cup over on the blanket, and took {his} hand away, and left it there. ¶ {friend} walked round it, and it was the same from every side.
shown: “How does it come off?” asked {friend}. ¶ {child} put a rolled-up sock on {his} fist, and licked at the air beside it. The sock began to lean, and leaned, and was not there. ¶ “You never touched it,” said {friend}.
night: Some of the ice cream had been found by ants, who told some others.
night: A cone by itself is as light as a leaf, and has a pattern of small windows.

= went to the shop | went to the shops | went to the supermarket | went shopping | went to the store | went to the grocery store | did the shopping | went round the supermarket | to the supermarket | went to the market | went to Target
seen: The doors open by themselves, for everybody, and for anybody who only stands there.
seen: A bar is laid down behind the last tin, and on the other side of it somebody else’s supper begins.
own: {child} watched the things go by on their own, lying down, to the place where they are told what they cost.
shown: “How does it know what a thing is?” asked {friend}. ¶ {child} passed {friend} over one knee, with the label down, and nothing happened, and again. “Beep.” ¶ “What was I?” asked {friend}.
shown: “Where is everything?” asked {friend}. ¶ {child} laid one sock at the near end of the bed, and one at the far end, and one at the near end again. “Milk. Bread. What we forgot.” ¶ {friend} saw how far it was.
night: In the shop the tins all looked to the front, each with its name on.
night: The doors no longer opened for anybody, not even for a leaf that blew up to them.

= bought | bought a | bought .. with | spent .. pocket money | spent all .. money | spent .. money | paid for .. himself | paid for .. herself | chose .. in the shop | picked .. in the shop
seen: On the counter you have to let go of a thing once, so that it can become yours.
seen: Money goes over in one piece, and comes back in more pieces than there were before.
shown: “When does it begin to be yours?” asked {friend}. ¶ {child} handed over a sock, took it back, said “Beep”, and handed it over again. ¶ “It is the same sock,” said {friend}, but held it differently.
shown: “Where do you put it, until then?” asked {friend}. ¶ {child} laid a sock on the edge of the bed, kept one finger on it, and looked up at somebody tall. ¶ “You must take the finger off,” said {friend}.
night: At the bottom of a bag lay a long thin paper, and on it, in small letters, stood what everything had been.
night: In the till the coins lay each with its own sort, and did not know whose they had been.

= watched the parade | watched a parade | was in the parade | in the parade | went to the parade | went to the carnival | in the carnival | in the procession | watched the procession | followed the marching band | saw the parade | watched the carnival | came on the floats
seen: You can hear a parade before you see it, and the part of it that you hear first is a drum.
seen: Everybody at the edge of the road leans out and looks the same way, and there is nothing there yet.
own: {child} felt the drum in the soles of {his} feet, because the road was drumming, too.
shown: “How do you know that it is coming?” asked {friend}. ¶ {child} beat on the mattress with one flat hand, so softly that it was more a feeling, and then a little less softly. ¶ {friend} leaned out.
shown: “And what comes at the end?” asked {friend}. ¶ {child} marched two fingers past {friend}, and two more, and more, and then the blanket was just there. ¶ “Some road,” said {friend}.
night: The road lay there with both its edges empty, and something shiny in a crack.
night: A drum stood in a corner, with its two sticks on top, and not one of the three moved.

= fireworks | watched the fireworks | watched fireworks | saw the fireworks | firework | firework display | went to the fireworks
seen: A thin line goes up, all heads go back, and for a moment there is nothing at all up there.
seen: The bang comes when the light is already on its way down.
seen: All the faces are the same colour, and then they are all another one.
shown: “Which comes first?” asked {friend}. ¶ {child} let one finger climb, as high as an arm goes, and opened ten of them without a sound. And then {he} said, “Boom.” ¶ “It came late,” said {friend}.
shown: “Where does it go to?” asked {friend}. ¶ {child} held up both hands and let them come down with all the fingers moving, slower and slower, until they lay on the blanket. ¶ “It goes out just before you have it,” said {friend}.
night: The sky had nothing in it but what is always there, and it was very quiet about it.
night: On a lawn lay a stick that nobody had put there. It had come down by itself.

= had a bonfire | had a campfire | lit a bonfire | lit the bonfire | lit a fire | watched the bonfire | went to the bonfire | round the bonfire | round the campfire | made a campfire | by the campfire | fire pit | sat round the fire | toasted marshmallows | roasted marshmallows | toasted .. marshmallow | made s’mores | burnt .. marshmallow
seen: At a fire your front is too hot and your back is cold, and so everybody turns round now and then.
seen: The smoke comes to whoever has just moved away from it.
own: {child} looked at one place where it glowed, and there was a cave in it with a way through.
shown: “How warm is it?” asked {friend}. ¶ {child} held out both hands to {friend}, and looked away to the side with {his} eyes half shut, and turned the hands over. ¶ {friend} had not known about being so warm.
shown: “What sort of noise does it make?” asked {friend}. ¶ {child} crackled at the back of {his} throat, and stopped, and then gave one sharp snap. Both of them jumped. ¶ “Something was inside that,” said {friend}.
night: Everything smelled of smoke: the hair, the sleeves, and by now the pillow.
night: Under the grey something was still red, and went a little redder when the air moved, and then less.

= had a lantern | walked with .. lantern | carried a lantern | lantern walk | lantern parade | made a lantern | carried .. lantern | carried lanterns | lit the lantern | lantern procession
seen: Whoever carries a lantern sees the lantern, and two hands. Everyone else sees a face.
seen: It swings a little at each step, and all the shadows of the fence lean over, and lean back.
own: {child} walked as you walk with a full cup.
shown: “What does it do to legs?” asked {friend}. ¶ {child} moved two fingers between the lamp and the wall, and they were as long as the wall was high. They took one step. ¶ “That was the whole street,” said {friend}.
shown: “How do you carry it?” asked {friend}. ¶ {child} hung a sock on one finger, held it out, and went to the end of the bed, and the finger arrived first. ¶ {friend} could see by it quite well.
night: The lantern was dark now, and how thin it was could be seen from outside.
night: Where there had been a small light going along, there was the road, and it went along without.

= trick or treat | trick-or-treat | trick or treating | trick-or-treating | went guising | knocked on .. doors
seen: You ring, and there are steps behind the door, and nobody knows any more who was going to say it.
seen: A mask is warm on the inside, and smells of whoever is breathing in it.
own: {child} held the bag open with both hands, and heard, before {he} saw, what had gone in.
shown: “What do you hear, before it opens?” asked {friend}. ¶ {child} walked two fingers along the wall, from far off. They came nearer. They stopped, and something clicked. ¶ {friend} had forgotten the words.
shown: “What can you see, in there?” asked {friend}. ¶ {child} held up a slipper before {his} face, and looked out past the side of it with one eye. ¶ “Is that you?” asked {friend}. ¶ “No,” said the slipper.
night: The masks lay on their backs and looked up through nobody’s eyes.
night: Some wrappers were in a pocket, and each kept the shape of what had been in it.

= went to the museum | went to a museum | visited the museum | visited a museum | at the museum | went round the museum | went to the science museum | went to the gallery
seen: In a museum everybody walks slowly, and even the shoes know that they can be heard.
seen: Each thing has a card, and on the card is a number of years that no one there has seen go by.
own: {child} walked round a thing to see the back of it, where most people do not go, and there was a back.
shown: “How do people walk, in a museum?” asked {friend}. ¶ {child} put both hands behind {his} back, took one step, leaned forward from the middle, and read the pillow. ¶ {friend} asked, in a whisper, what it said.
shown: “And if you touch something?” asked {friend}. ¶ {child} stretched out one finger to {friend}, slower and slower, and stopped when there was only room for a hair. ¶ “It is nearly the same as touching,” said {friend}.
night: The rooms were dark, and everything very old was one day older.
night: A man with keys walked through, and all of them were still there, in the same positions.

= went to the zoo | visited the zoo | went round the zoo | a day at the zoo | saw the lions | saw the elephants | saw the giraffes | saw .. lion | saw .. giraffe | saw .. elephant | saw .. tiger | saw .. penguins | saw .. monkeys | saw the penguins | saw the monkeys | safari park
seen: An animal there looks straight past everybody at something behind them, and so they all turn round.
seen: On every sign there is a picture, and behind the fence a good deal of straw. You look at both.
shown: “What do they do when somebody comes?” asked {friend}. ¶ {child} sat down with {his} back to everybody, and scratched, and slowly looked round over one shoulder. Then {he} looked away again. ¶ “They live there,” said {friend}.
shown: “How do they walk in there?” asked {friend}. ¶ {child} went round {friend} on hands and knees, and let one shoulder come up, and then the other. Then {he} went round again. ¶ “You have done that already,” said {friend}.
night: Some of the animals slept standing up, some hanging, and some all in one heap.
night: It was the part of the day for which there are no tickets, and now the shy ones came out.

= went to the farm | went to a farm | visited the farm | visited a farm | at the farm park | city farm | went to the petting zoo | petting zoo | petting farm | saw the pigs | saw the cows | saw the piglets | saw .. piglets | saw .. cows | saw .. lambs | milked a cow | collected the eggs | collected eggs
seen: You can smell a farm before you can see it, and after a time you cannot smell it at all.
seen: One after another the animals lift their heads, look, and go on chewing.
shown: “How do they look at people?” asked {friend}. ¶ {child} chewed, and stopped chewing, and looked at {friend} for a long time. Then {he} chewed. ¶ “I hope that was all right,” said {friend}.
shown: “Was there anything to look out for?” asked {friend}. ¶ {child} walked along the bed and put each foot down only after having looked, and once {he} took a very large step. ¶ “I see it,” said {friend}.
night: In the straw there were legs and more legs, all tucked in, and somebody breathed out through a very big nose.
night: A gate was shut that everybody had been told to shut.

= went to the aquarium | went to an aquarium | visited the aquarium | at the aquarium | sea life centre | saw the sharks | saw .. shark | saw .. sharks | saw .. octopus | saw the fish | saw .. jellyfish | saw .. turtle | touched a starfish
seen: All the light that there is comes out of the water, and moves about on everybody’s faces.
seen: The big one comes round again, and each time it is bigger than people remembered.
shown: “Which of you was in the tank?” asked {friend}. ¶ {child} came up slowly from behind the pillow, with round eyes, and went along, and round the end, and was gone. ¶ “It is hard to be sure,” said {friend}.
shown: “What do they do all day?” asked {friend}. ¶ {child} drew one flat hand along the wall, round the corner, and along, and back. It never touched. ¶ {friend} asked if it was looking for something. ¶ “No. Going.”
night: Behind the glass it was dark, and something large went on round.
night: On one side of thick glass was the print of a nose, and on the other side nobody went up to see it.

= dinosaur skeleton | saw a dinosaur | saw .. dinosaur | saw .. dinosaurs | dinosaur bones | saw .. skeleton | saw the dinosaurs
seen: You begin at the feet, and have to go back and back until you get to the head.
seen: You can look in at one side of it and out at the other, and there stand some people looking in.
own: {child} counted the toes, and then {his} eyes went up, and up, to what went with them.
shown: “Was it as big as the door?” asked {friend}. ¶ {child} put {friend} down on the floor, stood up on the bed, and looked over {friend}’s head at the wall. ¶ “I can see only feet,” said {friend}.
shown: “Did it know you?” asked {friend}. ¶ {child} sat without moving at all, one hand in the air, and looked through {friend} at something a very long time ago. ¶ “No,” said {friend}, after a while.
night: The dinosaur stood in the dark on the tips of its toes, and the dark went in and out between its ribs.
night: The skeleton had all its teeth, and nobody in the room but a chair.

= went to the cinema | went to the movies | at the cinema | went to the pictures | saw a film | saw a movie | first time at the cinema | saw .. film | saw .. movie | watched a film at the cinema | saw .. at the cinema
seen: The lights go down so slowly that nobody can say at which moment it was dark.
seen: You come out afterwards, and it is the same day, which nobody had expected.
own: When it was bright on the wall {child} could see {his} own hands, and when it was not, they were gone.
shown: “How big was it?” asked {friend}. ¶ {child} looked slowly from one end of the wall to the other, and moved {his} whole head for it, with the mouth open. ¶ “As big as that,” said {friend}, looking at the head.
shown: “What do the seats do?” asked {friend}. ¶ {child} sat {friend} on the edge of the pillow and folded the pillow up. There was still some of {friend} to be seen. ¶ “It shuts,” said {friend}, from in there.
night: The big white wall was dark, and had nobody on it.
night: Between two seats one piece of popcorn was by itself, and as light as ever.

= went to the theatre | went to the theater | went to the panto | saw the panto | saw a panto | saw a show | saw the show | watched a show | went to a show | saw a play | saw .. pantomime | went to the ballet | saw .. ballet | saw .. musical | went to a concert | saw the lion king | saw the tiger who came | saw the gruffalo | went to see a show | saw the nutcracker
seen: Before it starts everybody coughs, as if that had to be used up.
seen: The bottom of the curtain moves, and there are two feet, which go away again.
own: {child} saw it between two heads, and when one of them moved, {he} moved, too.
shown: “How does it begin?” asked {friend}. ¶ {child} pulled the blanket right up between them, and it went dark behind it, and rustled. Then it came down all at once. ¶ {friend} clapped.
shown: “And what is behind you?” asked {friend}. ¶ {child} sat down at {friend}’s back, and breathed, and unwrapped a sweet that was not there for as long as it takes. ¶ “Everybody can hear you,” whispered {friend}.
night: All the seats had tipped themselves up, and held nobody.
night: A curtain hung down to the floor, and from behind there was only one light to be seen, for the cat.

= had a picnic | went for a picnic | ate .. outside | had lunch in the park | teddy bears’ picnic | ate our sandwiches
seen: At a picnic there is a floor and a table, and it is the same one, and no cup stands straight on it.
seen: An ant walked right across the middle, as if nobody were having lunch there.
own: {child} ate lying on one elbow, as people did a long time ago, and got the print of the grass on it.
shown: “Where do you put the cup?” asked {friend}. ¶ {child} set a cup on the blanket, and took away {his} hand, and put it back very quickly. It was tried a little to the left. ¶ “I could hold it,” said {friend}.
shown: “Who else came?” asked {friend}. ¶ {child} walked the tip of one finger over the edge of the blanket, up {friend}’s leg, round the middle, and straight on down. ¶ “It never sat down,” said {friend}.
night: In the grass there was a square place, lying down, and it got up again a blade at a time.
night: Some crumbs had been carried home by people with six legs, one crumb to four people.

= camping with | slept in the tent | camping in the garden | camping in the back yard | put up the tent | put the tent up | put up a tent | stayed in a tent | pitched .. tent | night in the tent | in the tent
seen: From inside a tent you can hear everybody out there, and you forget that they can hear you.
seen: Every tent stands on a slope. It is found out in the night, when they are all at one end.
own: {child} lay and looked at the roof, where an insect was walking on the outside, and only its feet came through.
shown: “How do you lie, in there?” asked {friend}. ¶ {child} lay straight as a stick under the blanket, and slid, bit by bit, to the bottom of the bed, and took {friend} along. ¶ “Now we are all here,” said {friend}.
shown: “What does the door say?” asked {friend}. ¶ {child} drew one finger slowly round the whole edge of the pillow, and made the noise: up, along, and down. ¶ “Now nobody can come in,” said {friend}, “unless they have a finger.”
night: On the grass there was a pale square, and it thought about being grass.
night: A mattress is a good deal flatter than a field, and nobody had to lie round a root.

= stung by a wasp | stung by a bee | wasp stung | bee stung | bee sting | wasp sting | stung on
seen: It is such a small place that a pea would cover it up.
seen: Round it comes a ring that is white, and round that a ring that is red, quite regular.
own: {child} held that part a little away, and all the rest of {him} stood beside it.
shown: “Where was it?” asked {friend}. ¶ {child} put the tip of one finger on {friend}, so lightly that it was hardly there. “It was as big as that.” ¶ “And how big did it feel?” ¶ {child} showed all of the blanket.
shown: “What is the best thing to put on it?” asked {friend}. ¶ {child} blew, long and thin, on one place on the back of {his} own hand, moved on by a hair, and blew there. ¶ {friend} held out an arm.
night: Under the sheet was one small place that could have been found with both eyes shut.
night: The wasps and the bees had gone in, and every one of them had folded up all that it had.

= stung by a nettle | stung by stinging nettles | stung .. in the nettles | fell in .. nettles | fell into .. nettles | nettle stings | nettle sting | got nettled | into nettles
seen: First nothing has happened. Then there are small white bumps, and each has a place of its own.
seen: A nettle stands among the other plants and looks as they do, but with small teeth round every leaf.
seen: Somebody always goes to look for a dock leaf, and comes back with a very big one.
shown: “What does it feel like?” asked {friend}. ¶ {child} let all ten fingertips hop about on the blanket, quickly, never two in the same place. ¶ “That is a great many,” said {friend}.
shown: “What is the leaf for?” asked {friend}. ¶ {child} rubbed the end of a sock up and down on one shin, and looked at the shin, and turned the sock over. ¶ “Is it green yet?” asked {friend}.
night: The nettles stood about with all their hairs on end, and touched only each other.
night: On a shin there was some green from a leaf, which would come off on the sheet.

= saw the stars | looked at the stars | saw a star | looked for stars | shooting star | saw a planet | looked through a telescope | through the telescope | looking at the sky | counted the stars | counted stars | went stargazing
seen: The faint ones can only be seen if you look a little to one side of them.
seen: It all looks flat up there, like something pinned on, and no part of it is near any other.
own: {child} looked up for so long that the back of {his} neck had to be told to let go.
shown: “How do you look at it?” asked {friend}. ¶ {child} bent back until {his} mouth came open, and kept so, and talked to {friend} without moving it. ¶ “What did you say?” asked {friend}.
shown: “Is it going anywhere?” asked {friend}. ¶ {child} shut one eye, and put one thumb up beside the lamp, and they both waited, very still. ¶ “I think it was the thumb,” said {friend}.
night: The stars were up there over the roof, whether anybody had the curtains open or not.
night: The sky goes on all the way down behind the houses, and out on the other side.

= saw the sunset | watched the sunset | watched .. sunset | sun went down | watched the sun go down | sun set | watched the sunrise | saw the sunrise | sun came up
seen: All day you cannot see it move. But when it touches the edge of something, you can.
seen: Everything has a long shadow then, even a pebble, and all of them point the same way.
shown: “How fast was it, at the end?” asked {friend}. ¶ {child} lowered a fist behind {his} knee, so slowly that it could only be seen by what was gone. ¶ “I looked the whole time,” said {friend}, “and I missed it.”
shown: “Can you hear it?” asked {friend}. ¶ {child} put a finger on {his} lips, and another on the edge of the blanket, and let that one sink. They both listened. ¶ “Somebody should have rung a bell,” said {friend}.
night: It was the other people’s turn with the sun, and they were just drawing their curtains.
night: The window had no colour left in it, only itself and a bit of lamp.

= saw .. shadow | chased .. shadow | jumped on .. shadow | stepped on .. shadow | found .. shadow | made shadow puppets | measured .. shadow | shadow was
seen: A shadow is joined on at the feet. It can only be got off by jumping, and it is back at once.
seen: In the middle of the day it fits under you. Later on it is nearly all legs, and the head is a long way off.
shown: “Does it know beforehand?” asked {friend}. ¶ {child} held up one hand before the lamp, and kept it quite still, and then suddenly stuck out a thumb. ¶ “They did it together,” said {friend}. “Do it faster.”
shown: “Where does it go when there is a step?” asked {friend}. ¶ {child} held a hand so that its shadow lay along the bed and then up the wall. At the corner it bent, and did not complain. ¶ {friend} bent as well, to see.
night: When the lamp is off, nobody’s shadow has anything to do.
night: The shadow of the pillow lay on the wall, and looked soft as well.

= saw the moon | looked at the moon | moon was | full moon | saw .. moon | spotted the moon | moon came out | said goodnight to the moon | saw a big moon
seen: The moon comes along over the roofs, and it stops when you stop.
seen: Low down it is huge, and higher up it is small, and yet a thumb will cover it both times.
own: {child} took ten steps and looked up, and it had taken ten as well.
shown: “Does it follow everybody?” asked {friend}. ¶ {child} held up a hand as round as could be, and moved it over {friend} while {friend} was moved along. ¶ “It is always just over me,” said {friend}.
shown: “What is on it?” asked {friend}. ¶ {child} pressed some dents into a pillow with one thumb, and they both leaned back and shut one eye. ¶ “It is somebody,” said {friend}. “But I do not know the name.”
night: The moon had got as far as the next window, or was behind something.
night: Only one side of the moon ever looks this way, and tonight it was that one again.

= moon wasn’t out | moon was not out | couldn’t see the moon | no moon | moon wasn’t there | moon had gone | moon went behind
seen: When it cannot be seen, the moon is behind something, and that may well be the ground we stand on.
seen: The sky is just as large without it, and there is nowhere in it to look at first.
shown: “Where is it, then?” asked {friend}. ¶ {child} put one finger under the mattress, as far below {friend} as an arm goes. ¶ {friend} looked down between both feet, and felt that it could be so.
shown: “How does it look when it is not there?” asked {friend}. ¶ {child} held up one round fist over the blanket, put it behind {his} back, and they looked at the place. ¶ “It has the same place,” said {friend}.
night: The moon was out for somebody, who had to draw the curtains because of it.
night: The moon was round all by itself, with nobody there to say so.

= treehouse | tree house | slept in the treehouse | built a treehouse | climbed up to the treehouse | went in the treehouse
seen: A house in a tree creaks when the tree has something to say, and the floor says it as well.
seen: In the middle of the floor the tree goes on up, and everybody has to walk round it.
shown: “And what is outside the window?” asked {friend}. ¶ {child} held up ten fingers with gaps between, in front of {friend}, and let them stir a little. In the gaps was the room. ¶ “Leaves,” said {friend}. “And behind them people, who do not know.”
shown: “How do you get things up there?” asked {friend}. ¶ {child} lay down on the bed, let one sock hang over the edge by its toe, and hauled it in. There was nothing inside. ¶ “It has gone up very well,” said {friend}.
night: The treehouse was up there with its door open, and held as much dark as fits in.
night: A tree with a house in it had one arm round it, as it always has.

= planted .. seeds | planted a seed | planted .. sunflower | planted sunflowers | planted .. beans | planted a tree | planted .. bulbs | planted .. in the garden | sowed .. seeds | planted .. in a pot | planted a jelly bean
seen: From now on there is some earth that must not be touched, and it looks like all other earth.
seen: All that can be seen of it after that is some earth, and a stick that says what it will be.
own: {child} patted the place flat, and then went away quite softly, so as not to tread near.
shown: “How do you know where it is?” asked {friend}. ¶ {child} stuck one finger up through a fold of the blanket, like a stick with a name on it. ¶ {friend} read the finger from both sides. “It says that I must wait,” said {friend}.
shown: “What is it doing now?” asked {friend}. ¶ {child} crept under the blanket, and was a small round thing, and did nothing. They waited, and it was still doing it. ¶ {friend} came back a little later to look again.
night: Nobody had touched the earth all evening, though more than one had gone to look at it.
night: The earth lay flat over what was in it, and kept it a little warm.

= sunflower .. taller | sunflower grew | sunflower was | taller than her dad | taller than his dad | grew .. sunflower | grew .. tomatoes | grew .. beans | beanstalk grew
seen: No one has ever seen it grow, and every time they look, it has.
seen: It was once so small that it could have been dropped, and lost, between two boards.
own: {child} stood right beside it, back to stalk, with one hand flat on top of {his} head.
shown: “How does it do it?” asked {friend}. ¶ {child} let one finger come up behind {his} knee. ¶ “It is not moving,” said {friend}, and looked away at the lamp, and looked back. “Oh.”
shown: “How tall is it now?” asked {friend}. ¶ {child} stood up on the bed, and then on {his} toes, and put one hand a good bit above that. ¶ “And what does it see?” asked {friend}.
night: Out there something was growing by about as much as a hair is thick.
night: The leaves hung a little, as they do at night, and the top was quite alone up there.

= watered the plants | used the watering can | watered the sunflowers | watered .. sunflower | watered the | watered his | watered her | watered my | watered Grandad’s | watered Grandma’s
seen: On dry earth the water stands for a moment, as if it had knocked. Then it goes in.
seen: Wet earth smells at once, and it smells of something that everybody knows and nobody can say.
shown: “How do you know when it has had enough?” asked {friend}. ¶ {child} held up a cup over the blanket and tipped out no water, and watched the place, and tipped out some more. ¶ “It has not said thank you,” said {friend}.
shown: “Do they drink all at once?” asked {friend}. ¶ {child} stood up with {his} arms hanging, and slowly, from the feet upwards, became a bit straighter. The last was one finger. ¶ {friend} looked to see if there was a flower on it.
night: One drop hung at the very end of a spout, and had been hanging there since supper.
night: Down among the roots the water was being handed on, and nobody spilt any.

= dug up potatoes | dug potatoes | dug up .. potatoes | picked a pumpkin | pumpkin patch | picked .. pumpkin | pulled up .. carrots | pulled up a carrot | harvested | dug up carrots | pulled .. carrot
seen: It has been there the whole time, while people walked past and talked about other things.
seen: It comes out with earth in every crease, and cold, and heavier than the hand was ready for.
shown: “How do you find it in there?” asked {friend}. ¶ {child} went in under the blanket with both arms, felt about, and stopped, and felt again, all round. ¶ “Is it a stone?” asked {friend}. ¶ “No. It is my foot.”
shown: “Does it come by itself?” asked {friend}. ¶ {child} took hold of a corner of the sheet where it was tucked in, and leaned back, and it held, and held. Then {he} was sitting down. ¶ “By itself at the end,” said {friend}.
night: In the ground were holes of exactly the right shape for what was no longer in them.
night: A lump of earth had come indoors, too, and lay on a floor for the first time.

= stayed in a hotel | stayed at a hotel | slept in a hotel | went to a hotel | stayed in a caravan | stayed at the caravan | slept in the caravan | slept in a caravan | stayed in a cabin | stayed in a cottage | stayed in the caravan | hotel room | got to the hotel | went on holiday | came home from holiday | came back from holiday | went on vacation
seen: In a strange room the switch is never where a hand goes to find it, and the hand goes there all the same.
seen: First somebody opens every drawer, and in each of them there is a clean nothing.
own: {child} tried the bed sitting down, and lying, and from the other end.
shown: “Where was the door?” asked {friend}. ¶ {child} shut both eyes, turned round twice, put {his} head where the feet belong, and lay down. “There,” said {child}, and pointed at the wardrobe. ¶ {friend} would not have found it either.
shown: “How did the bed smell?” asked {friend}. ¶ {child} sniffed at the pillow, and shook {his} head. Then {he} sniffed at the window. ¶ “Like nobody,” said {friend}.
night: Here the switch was where it always is, and the window was on its own side.
night: Far from here a room stood empty with its key hanging up, and did not remember anybody.

= crossed .. bridge | went over .. bridge | walked over .. bridge | pooh sticks | poohsticks | threw .. off the bridge | dropped .. off the bridge | stood on the bridge | rope bridge | wobbly bridge | ran across .. bridge
seen: On a bridge you have to look over one side, and then run across and look over the other.
seen: If you look down at the water for long enough it stops, and it is the bridge that goes.
shown: “What comes out on the other side?” asked {friend}. ¶ {child} pushed a sock in under {his} bent knees, and they both looked over the top and waited. ¶ “It has met somebody,” said {friend}.
shown: “Does a bridge hold still?” asked {friend}. ¶ {child} laid both legs across from one heap of blanket to another, and walked {friend} over. In the middle the bridge shook, and laughed. ¶ “A little,” said {friend}.
night: Under a bridge it is dark before it is evening anywhere else, and the water finds its way.
night: Nobody was crossing just now, and the bridge went over to the other side by itself.

= went through .. tunnel | through a tunnel | through the tunnel | went in a tunnel | went into a tunnel | crawled through .. tunnel | in the tunnel | shouted in the tunnel
seen: In a tunnel somebody always shouts, and then everybody else has to see if theirs does it, too.
seen: The way out is a small light, and it does not get nearer, and then it is all there is.
shown: “How do you know that there is another end?” asked {friend}. ¶ {child} pulled a sleeve out long, and they looked in, {child} at the cuff and {friend} at the shoulder. ¶ “I can see an eye,” said {friend}.
shown: “What does it say back?” asked {friend}. ¶ {child} put {his} mouth to an empty cup and said, “Hello.” It came out rounder than it went in. ¶ “Now it knows us,” said {friend}.
night: The tunnel was as dark as ever, and now the two ends of it were dark as well.
night: One last shout had gone out at the other end, and nobody had been there to have it.

= said goodbye | said bye | said goodbye to | waved goodbye | waved bye | waved them off | waved him off | waved her off | cried saying goodbye | hugged .. goodbye | kissed .. goodbye | said a last goodbye | said bye to
seen: After goodbye has been said everybody is still there, for quite a time, and it has to be said again.
seen: To say goodbye you have to look as well, and the looking takes longer than the word.
own: {child} said it once out loud, and once more only with {his} lips.
shown: “How many are there in one goodbye?” asked {friend}. ¶ {child} said it into {friend}’s ear. {He} said it again from the end of the bed. Then, round the edge of the door, came only the hand. ¶ “Two,” said {friend}, “and a hand.”
shown: “Which of them goes first?” asked {friend}. ¶ {child} laid two socks heel to heel. One went off, stopped, and turned its toe round. Then it went on. The other had not moved. ¶ “That one,” said {friend}. “But it was not sure.”
shown: “How do you hold on, and let go?” asked {friend}. ¶ {child} put both arms round {friend}, and opened one, and opened the other, and one came back and shut again. ¶ “It had not heard,” said {friend}.
night: Somewhere a hand that had waved was only a hand again.
night: Behind the door hung a coat, which had not gone anywhere.

= went to the beach | went to the seaside | day at the beach | day at the seaside | played on the beach | at the beach | trip to the beach | trip to the seaside | went to the coast | to the seaside | played in the sand
seen: Sand goes into a shoe by itself, and has to be asked to come out again.
seen: The sea can be heard before it can be seen, and it does not stop for anybody who has just arrived.
shown: “Where was the sand?” asked {friend}. ¶ {child} felt between two toes, and in one ear, and at the very bottom of a pocket. “And in the sandwich,” said {child}. ¶ “So not much was left over for the beach,” said {friend}.
shown: “How wide is the sea?” asked {friend}. ¶ {child} put out both arms, one to each side, as far as the fingers go. Then {he} turned {his} head from one hand to the other. ¶ “It goes on behind your hands,” said {friend}.
night: At the bottom of a bag there was enough beach to fill a spoon.
night: The sea was still coming in, or going out, and did it just as well in the dark.

= went to the park | played in the park | played at the park | went to the playground | played in the playground | played at the playground | to the park | went to the play park | went to the play area | to the rec
seen: First all of them run, and only when they get there do they find out what they have run to.
seen: Grown-ups sit down at the edge, each with somebody else’s coat on their knees.
shown: “Where do you begin?” asked {friend}. ¶ {child} ran two fingers to the foot of the bed, back up, and right round {friend}, and stopped, and looked about. ¶ “You have been past it,” said {friend}.
shown: “And where do the coats go?” asked {friend}. ¶ {child} laid the blanket over {friend}, and one sock, and the other sock. ¶ “Then I am the bench,” said {friend}, under it all.
night: In the park the gate was on the latch, and a leaf went in by the gap.
night: The bench stood facing everything, with nobody’s coat on it.

= jumped in .. leaves | kicked leaves | kicked .. leaves | kicked up .. leaves | threw leaves | threw .. leaves | pile of leaves | leaf pile | played in the leaves | rolled in .. leaves | raked .. leaves | raked up .. leaves | raked up leaves
seen: Dry leaves are the loudest thing that weighs nothing.
seen: On the top they are crisp, and underneath they are flat and wet and belong to last week.
own: {child} came up with a leaf in {his} collar, which had a stalk.
shown: “What do they sound like?” asked {friend}. ¶ {child} put both feet under the sheet and swished them along, from one side of the bed to the other, without lifting them. ¶ “Go back,” said {friend}. “There was one left over.”
shown: “Can you be seen, in there?” asked {friend}. ¶ {child} lay down and pulled pillow, blanket and socks on top of {him}, and was still. A sock slid off the heap. ¶ “I can see where you breathe,” said {friend}.
night: A leaf let go of its tree, unseen, and could take as long as it liked.
night: In a hood there was still one leaf, and it had come indoors to dry.

= rolled down the hill | rolled down .. hill | rolled down the bank | rolled all the way down | rolled down a hill | rolled down .. slope
seen: Sky, grass, sky, grass, sky: and each time there is a little less time for the sky.
seen: Nobody who rolls down a hill gets to the bottom at the place they set out for.
shown: “What do you see on the way?” asked {friend}. ¶ {child} turned {friend} over, and over, and over, along the whole bed. Ceiling, blanket, ceiling, blanket. ¶ “I liked the ceilings,” said {friend}.
shown: “What do you do with your arms?” asked {friend}. ¶ {child} lay down as straight as a pencil, with both arms up past the ears, and rolled once, into the wall. ¶ “And who thinks of the wall?” asked {friend}.
night: On the hill the grass was lying down in a long line that was not straight, and it was getting up again.
night: Where a jumper had been taken off there were some very short pieces of grass on the floor.

= threw stones in | threw stones into | threw .. in the pond | threw .. in the river | threw .. in the water | threw .. in the lake | threw .. in the sea | skimmed stones | skimmed a stone | threw pebbles | threw a stone | dropped .. in the sea | dropped .. in the river | dropped .. in the pond
seen: The rings go out one inside the other, and every one of them gets to the edge.
seen: You hear it go in, and then you look at the place, and the place cannot be told from the others.
shown: “What did the water say?” asked {friend}. ¶ {child} put a finger into {his} cheek and pulled it out. Pock. ¶ “Only that?” asked {friend}, and they listened for some more.
shown: “Where did it go to?” asked {friend}. ¶ {child} let a sock sink past {friend}, from side to side, and past the edge of the bed. It lay on the floor. ¶ “Now a fish has it,” said {friend}.
night: Down on the bottom lay something that had been dry for most of its life.
night: The last ring had come to the edge of the water a long time ago, and been very small.

= found a feather | found .. feather | found feathers | collected .. feathers
seen: When a feather is stroked the wrong way it comes apart, and when it is stroked the right way it does itself up again.
seen: It weighs so little that you have to look to see if you have got it.
shown: “Was it soft?” asked {friend}. ¶ {child} went over {friend}’s nose with the very end of one hair. ¶ “Has it been yet?” asked {friend}. ¶ “Twice,” said {child}.
shown: “How do you drop a feather?” asked {friend}. ¶ {child} let one hand come down from the other. It went this way, and that way, and nearly up again. ¶ “It does not want to,” said {friend}.
night: A feather lay beside a bed, and moved a little whenever somebody breathed out.
night: Somewhere a bird slept in all its feathers but one.

= found a coin | found .. coin | found two pounds | found .. pounds | found a pound | found a penny | found .. pence | found a dollar | found a quarter | found .. money | found a euro | found a fiver | found a tenner | found .. 5 note | found .. 10 note | found .. 20 note
seen: A coin that is found is always alone, and always lying down.
seen: First there is a shine, and most shines are foil. This one went on being round.
own: {child} looked to the left and the right, in case it was with somebody.
shown: “How flat did it lie?” asked {friend}. ¶ {child} laid one fingertip on the sheet, and tried to pick up nothing with a thumb and a nail. It slid, and had to be tried again. ¶ “It has got used to being there,” said {friend}.
shown: “What was on it?” asked {friend}. ¶ {child} turned {his} head to the side, lifted the chin, and kept both eyes on the wall. ¶ “And on the back?” asked {friend}. ¶ {child} turned round.
night: The coin lay flat, with one side that nobody could see.
night: In every pocket in the house the coins lay down, as far as a coin can.

= found a bone | found .. bone | dog found a bone | found a skull | found .. bones | dug up a bone
seen: A bone is lighter than you would think, and at the end it is full of tiny holes, like a sponge.
seen: It had always been in the dark, and it was quite clean.
shown: “Which bit of somebody was it?” asked {friend}. ¶ {child} bent one arm, and felt along it, and then along a shin, and then along {friend}. ¶ “I have none,” said {friend}. “It was not mine.”
shown: “Have you got that inside, too?” asked {friend}. ¶ {child} took {friend}’s arm and pressed it against {his} knee, where it was round and hard. ¶ “There is somebody in there,” said {friend}.
night: Two hundred bones lay in the bed, all in the right order.
night: Where the bone had lain in the ground there was a hollow of just that shape.

= bin lorry | bin men came | bin lorry came | saw the bin lorry | watched the bin men | watched the bin lorry | bin day | garbage truck | saw the garbage truck | watched the garbage truck | bin men waved | rubbish truck | recycling lorry | dustmen
seen: It lifts a bin up over its head and knocks twice, so that the last bit comes out as well.
seen: It sings when it goes backwards, and all the rest of the time it sighs.
own: For each of the bins {child} went down a little at the knees, and came up with it.
shown: “How does it do the bins?” asked {friend}. ¶ {child} took {friend} under both arms, swung {friend} up and over, upside down, and knocked twice. ¶ “I am empty,” said {friend}.
shown: “And how do they ride on it?” asked {friend}. ¶ {child} knelt on the mattress, held on to the air with one hand, leaned out, and looked back along the road. ¶ {friend} looked back as well. Nobody was following.
night: The bins stood in a row, with their lids shut, and began again from nothing.
night: The lorry was in its yard, and it was the only one that was full.

= stepped on .. ice | cracked the ice | ice on the puddle | frozen puddle | frozen puddles | puddle was frozen | stamped on .. ice | icy puddle | found ice | found some ice | found a piece of ice | broke the ice on
seen: Ice on a puddle goes white under a shoe, and creaks, all the way out to the edge.
seen: Under it there is often nothing, just air. The water has gone away and left its roof.
own: {child} held a piece up before one eye, and the whole street had a bend in it.
shown: “What did it say first?” asked {friend}. ¶ {child} creaked, very small, at the back of {his} throat, and stopped, and did not move. ¶ “And then?” asked {friend}, who had stopped as well. ¶ “Then it said the rest.”
shown: “How thick was it?” asked {friend}. ¶ {child} held up a finger and a thumb, and let the lamp be seen between them, only just. ¶ “As thick as a bit of light,” said {friend}.
night: Out there the puddles had begun at their edges and were getting on towards the middle.
night: Where there had been a roof on the water, somebody was putting on a new one, from the sides.

= in .. paddling pool | in the paddling pool | in the kiddie pool | ran through the sprinkler | played in the sprinkler | sprayed .. with the hose | water fight | sprayed .. with water | got hosed | threw water balloons | played with the hose | played with water | squirted .. with water | squirted .. with the hose | squirted .. with a water pistol
seen: Out of a hose it comes warm at first, and everybody comes close. Then it comes from farther in.
seen: Soon there is more grass in the water than there was, and by then there is less water.
own: {child} ran away from it, and round, and was at once in front of it again.
shown: “What do people do when it is cold?” asked {friend}. ¶ {child} breathed in with a squeak, lifted both elbows, and stood on the sides of {his} feet. ¶ “And then they go away,” said {friend}. ¶ “Then they go again.”
shown: “How does it get you?” asked {friend}. ¶ {child} held {friend} by the feet, and fell, drop by drop, with ten fingers, from behind the ears down. ¶ “I was looking the other way,” said {friend}.
night: The grass had drunk it all, and stood up straighter in that one place.
night: A tap in a wall let go of one more drop, which had been meant for somebody.

= on the rollercoaster | on a rollercoaster | on the roller coaster | on a roller coaster | went on the rides | on the ferris wheel | on the big wheel | on the ghost train | on the dodgems | on the bumper cars | went to the fair | went to the funfair | went on the waltzers | on the log flume | went to a theme park | went to the theme park
seen: A bar comes down over all the knees at once, and from then on it is too late to have thought of something.
seen: At the top it is slow, and you can see the people who hold the coats.
own: {child} held on to the bar, and to {his} breath.
shown: “What happens to the tummy?” asked {friend}. ¶ {child} lifted {friend} high up, and let {friend} come down, and kept one finger on the place the whole way. ¶ “It is still up there,” said {friend}.
shown: “What did everybody say?” asked {friend}. ¶ {child} went over the edge of the pillow with {his} mouth wide open. Only a thread of it came out, because it was night. ¶ “I heard the big part,” said {friend}.
night: All the rides had been switched off, and stood about in large dark shapes.
night: Somewhere a bar was down over nobody’s knees.

= found a frog | caught a frog | saw a frog | found .. frog | found a toad | saw a toad | had a baby frog | caught .. frog | frog jumped | held a frog
seen: A frog’s throat goes in and out all the time, even if nothing else about it does.
seen: You never see it start. There is a frog here, and then there is one over there.
shown: “How does it sit?” asked {friend}. ¶ {child} folded up {his} legs until the knees were by the ears, and looked to both sides at once. ¶ “And what happens next?” asked {friend}, and then it had happened.
shown: “Was it slippery?” asked {friend}. ¶ {child} wetted one finger, and drew it over the back of {friend}’s arm, where it stayed cool for a while. ¶ “All over?” asked {friend}. ¶ “And it kept swallowing.”
night: Somewhere there were two eyes just above the water, with the water up to their chin.
night: A frog sat under something, damp, and its throat went in and out.

= found tadpoles | caught tadpoles | caught .. tadpoles | took .. tadpoles | saw tadpoles | saw .. tadpoles | got tadpoles | tadpoles .. legs | tadpole .. legs | found frogspawn | found .. frogspawn | saw .. frogspawn | collected frogspawn
seen: A tadpole is a head with a tail, and the rest has not come yet.
seen: None of them swims for long. They wriggle, and stop, and hang there like commas.
shown: “How does it swim?” asked {friend}. ¶ {child} laid a fist on the blanket with a sock hanging out behind, and shook the sock, and the fist went on a bit. ¶ “And where are the legs?” asked {friend}. ¶ “Not yet,” said {child}.
night: In dark water small round heads lay about with their tails straight, and somewhere a knee was beginning.

= found a caterpillar | found .. caterpillar | found caterpillars | kept caterpillars | kept .. caterpillars | saw a caterpillar | saw .. caterpillar | caterpillar ate | caterpillars ate | caterpillars grew | caterpillar .. chrysalis | caterpillars .. chrysalis* | caterpillar .. cocoon
seen: A caterpillar sets off at the back, and the head is the last to hear of it.
seen: It eats along the edge of a leaf as you read a line, and goes back for the next one.
shown: “How does it walk?” asked {friend}. ¶ {child} laid a finger flat on {friend}. The middle of it went up in the air, and the end came after, and it was flat again. ¶ “That was one step,” said {friend}.
night: Anyone with so many feet takes a long time to lie down.

= butterfly landed | saw a butterfly | saw .. butterfly | chased .. butterfly | butterfly came out | butterfly hatched | released the butterflies | butterflies hatched | butterflies came out | released .. butterflies | butterfly sat
seen: It goes past as if it had forgotten the way and did not mind.
seen: It sat down and shut itself like a book, and was as thin as an edge.
shown: “How does it fly?” asked {friend}. ¶ {child} hooked both thumbs together and flapped with the rest, up, and down, and sideways past the lamp, and nearly into the wall. ¶ “It never meant the wall,” said {friend}.
shown: “What does it do when it sits?” asked {friend}. ¶ {child} laid both hands together like a shut book, and opened them a little, and shut them. ¶ “I had not got to the end,” said {friend}.
night: A butterfly hung upside down under a leaf with its wings shut, and was hardly there.
night: Something with four wings weighed less than the leaf that it hung from.

= saw a spider | saw .. spider | found a spider | caught a spider | spider ran | spider in the bath | found .. spider’s web
seen: A spider that is looked at stops. All eight legs stop in the same moment.
seen: It had been there for a good while, most likely, and knew everybody by their footsteps.
shown: “Can you show me, but not too near?” asked {friend}. ¶ {child} let one hand run over the blanket, very fast, and stop, and think, and run. ¶ “It stops when I look,” said {friend}, and looked.
shown: “How do you carry it out?” asked {friend}. ¶ {child} put a cup over a corner of a sock, slid one flat hand underneath, and walked, looking only at the cup. ¶ {friend} held the door open with a look.
night: A thread went from one thing to another in the dark, and nobody had seen it being put up.
night: Somebody with eight knees had folded up seven of them.

= seagull stole | seagull took | seagull ate | seagull got | seagull nicked | seagull pinched | seagull swooped | gull stole | seagull snatched | bird stole | pigeon stole
seen: It comes from behind, and there is a bit of wind, and then the hand is holding less.
seen: A gull swallows first and looks round afterwards, quite white and clean.
own: {child} still had two fingers shut on the place where it had been.
shown: “Did you see it come?” asked {friend}. ¶ {child} gave {friend} a sock to hold, and talked of something else, and pointed at the lamp. ¶ {friend} looked back from the lamp, at no sock. “No,” said {friend}.
shown: “And what did it say?” asked {friend}. ¶ {child} put back {his} head, opened {his} mouth, and laughed like a gate, three times, going up. ¶ “And not thank you?” asked {friend}.
night: The gulls sat in a row, each on one leg, and none of them said who it had been.
night: Somebody very white stood on a roof with both eyes shut, and kept the rest of it down.

= chased the pigeons | chased pigeons | chased .. pigeons | chased the seagulls | chased .. birds | chased the ducks | ran after .. pigeons | chased the geese
seen: They walk away first, and only fly when walking is really no longer enough.
seen: All of them go up at once, with a clap, and come down again behind whoever chased them.
shown: “How near could you get?” asked {friend}. ¶ {child} crept up to a sock, on tiptoe with two fingers. When they were nearly there, the other hand flew up and sat down on the pillow. ¶ “It has not even looked at you,” said {friend}.
shown: “How do they walk?” asked {friend}. ¶ {child} put {his} chin out and fetched the rest of {him} after it, and put it out again. ¶ “The head goes first and then it waits,” said {friend}.
night: The pigeons sat close together under some bridge or roof, and were all one lump.
night: In the square there was not a bird to be seen, and now anybody could have walked across.

= fed the birds | fed .. birds | bird feeder | filled .. bird feeder | made a bird feeder | robin came | saw a robin | bird landed | bird came | put out seeds | robin landed
seen: A small bird eats as if each seed were the last, and between two seeds it looks in every direction.
seen: It weighs as much as a letter, and the twig hardly knows that it has come.
own: {child} kept so still that {he} could feel {his} own eyes blink.
shown: “How does it look at you?” asked {friend}. ¶ {child} held {his} head to one side, very suddenly, and then to the other side, and never in between. ¶ “With one eye at a time,” said {friend}.
shown: “What does it do in between?” asked {friend}. ¶ {child} hopped two fingers along the edge of the pillow, with both feet at once, and there they stopped, and shook their feathers. ¶ {friend} did not dare to breathe.
night: In a hedge sat a ball with no head and no feet, and they were all inside.
night: Under the feeder lay what had been dropped, and something with whiskers knew about it.

= held a chick | held a chicken | held a hen | held .. chick | held .. chicken | held a duckling | held .. kitten | held .. puppy | held a guinea pig | held a rabbit | held .. bunny | held .. guinea pig | held .. hamster
seen: It is warmer than a hand, so warm that at first you think something must be the matter.
seen: Somebody very small is breathing in there, much faster than anybody big.
own: {child} held both hands like a bowl, and did not bend one finger.
shown: “Could you feel it at all?” asked {friend}. ¶ {child} laid the end of a sock on {friend}’s two arms, and took it away, and laid it there again. ¶ “I can only tell when it goes,” said {friend}.
shown: “How did you hold still?” asked {friend}. ¶ {child} sat down with {his} back to the wall, elbows in, and stopped everything, one thing after another, and the toes were last. ¶ “Now you may have me,” said {friend}.
night: Somebody very small slept in a heap of others, and it was not clear whose foot was whose.
night: Two hands lay on the blanket, and were still a little hollow.

= left it on the bus | left .. on the seat | left it on the train | lost .. on the top deck
seen: It goes on sitting there, and is driven about, and looks out at streets that it has never seen.
seen: Whoever drives does not know that there is one more in there than ought to be.
shown: “Where is it going?” asked {friend}. ¶ {child} put a sock on the pillow, on its own, and drew the pillow slowly away, round the corner of one knee. ¶ “It is looking back,” said {friend}.
shown: “How does a hand feel, then?” asked {friend}. ¶ {child} opened and shut one hand, and looked in the other, and felt behind {him}, and looked in the first one again. ¶ “It is not in there,” said {friend}, who had looked too.
night: Somewhere there is a shelf for everything that has stayed sitting, and it has gloves on it, and an umbrella.
night: A seat went along with the lights off, and came to where all the seats go.

= waited for the bus | waited at the bus stop | stood at the bus stop | waited for the train | waited for a bus | waited for .. train | bus was late | train was late | bus never came | bus didn’t come | train was delayed
seen: Everybody at a stop looks the same way, and when one leans out they all do.
seen: Far off there is something red or green or white, and each time it is a lorry.
shown: “How do you make it come?” asked {friend}. ¶ {child} sat on the edge of the bed, leaned forward, looked a long way along the wall, and leaned back. Then {he} did it again. ¶ “It helps if two do it,” said {friend}, and leaned.
shown: “Did the time go by?” asked {friend}. ¶ {child} swung one leg, and stopped, and swung the other, and stopped, and sighed through {his} nose. ¶ “I saw some of it go,” said {friend}.
night: Nobody was at the stop, and not one person leaned out.
night: The times of all the buses hung there behind their glass, and were right for nobody.

= washed the car | cleaned the car | cleaned .. car | washed .. car | car wash | went through the car wash | helped wash the car
seen: The car is suddenly another colour, the one that it had been the whole time.
seen: In the foam you cannot see what you are washing, and the headlights have to be felt for.
own: {child} did the wheels, because they were just as high as {he} was when sitting down.
shown: “How big is a car, by hand?” asked {friend}. ¶ {child} rubbed a sock on the pillow in one place, round and round, and looked up at how much pillow there was. ¶ “There is the back, too,” said {friend}.
shown: “And then the water?” asked {friend}. ¶ {child} let ten fingers run down {friend} from the top, and at the bottom they shook themselves. ¶ “Was I that colour before?” asked {friend}.
night: One bubble sat on the edge of a bucket, with the lamp in it, and then without.

= flat tyre | flat tire | puncture | got a puncture | tyre burst | tire popped | tyre went flat | changed the wheel | changed the tyre
seen: A tyre is only ever flat at the bottom.
seen: The air goes out in a whisper, and the wheel sits down.
shown: “How do you know that it is flat?” asked {friend}. ¶ {child} drove a fist along the blanket, and at each turn it went down on its knuckles. Ba-dum, ba-dum. ¶ “One of the feet is shorter,” said {friend}.
shown: “Where is the hole?” asked {friend}. ¶ {child} turned {friend} slowly round beside one ear, and listened, and stopped, and turned {friend} back a little. ¶ “It must be small,” whispered {friend}. “I can hardly hear me.”
night: The wheel that had come off lay on its side, with its one small hole.
night: A little air that had been shut up in a wheel was out with all the other air.

= flight got cancelled | flight was cancelled | flight got canceled | flight was canceled | flight was delayed | train was cancelled | plane was delayed | stuck at the airport | waited at the airport | went to the airport | flight cancelled
seen: At an airport all the bags have wheels, and all the people sit.
seen: Everyone looks up at the same board, and it changes one line at a time, with the others going up.
shown: “How did the board say it?” asked {friend}. ¶ {child} read out, in a flat voice, the pillow, the blanket and the sock, each with a number. Behind the sock came only one word. ¶ “What had the sock done?” asked {friend}.
shown: “And where do people sleep there?” asked {friend}. ¶ {child} lay down over {friend} and a pillow and a slipper, with an arm through something, so that nobody could take it. ¶ “That is all the luggage,” said {friend}, below.
night: The board was still lit, and every line on it was a place.
night: A suitcase stood shut in a corner, with its one good handle up.

= ice skating | rollerskated | down the baby slope | on the ice rink | went rollerskating | went roller skating | on roller skates | on skates | roller skating
seen: The feet set off first. The rest has to see that it comes too.
seen: Whoever stands still on such feet goes on, only backwards.
own: {child} bent both knees, and held out both arms for something that was not there yet.
shown: “What do the feet want?” asked {friend}. ¶ {child} stood on the sheet in two socks, and one slid this way, and one that way. {He} looked from the one to the other. ¶ “They have not talked about it,” said {friend}.
shown: “Can it be stopped?” asked {friend}. ¶ {child} turned in both {his} toes until they met, and pushed out both heels, and waited. The bed stopped. ¶ “It was going quite slowly,” said {friend}.
night: Two feet lay side by side, and neither was ahead.
night: All the lines lay one over the other, and nobody was at the end of any of them.

= balanced on | walked along the wall | walked on the wall | walked along .. wall | balanced along | walked on .. log | walked along .. log | balance beam | walked along .. kerb | stepping stones
seen: The ground is there on both sides, and just now it does not count.
seen: A foot comes round in front and feels for the place before it, like a hand in the dark.
own: {child} had both arms out, and now the one was higher and now the other.
shown: “How wide was it?” asked {friend}. ¶ {child} put one foot down on the blanket, and the other straight in front of it, heel against toe. “As wide as that,” said {child}. ¶ “That is only a foot,” said {friend}.
shown: “Where do you look?” asked {friend}. ¶ {child} walked {friend} along one straight shin, and turned {friend}’s nose to the far end of it, and held it there. ¶ “I would rather see my feet,” said {friend}.
night: What had been walked along was no wider in the dark, and a cat went along it without looking.
night: Two arms lay down on the two sides of somebody, and were even.

= watched from .. window | watched from the window | watched out of the window | looked out of the window | watched through the window | stood at the window | watched from the kitchen window | sat at the window | sat in the window
seen: When you breathe on the glass everything behind it goes, and has to be let in again with a sleeve.
seen: The glass is cold, and hums a little when something big goes by.
own: {child} could see what was out there, and, if {he} looked differently, {his} own nose.
shown: “What is in the way?” asked {friend}. ¶ {child} breathed on the side of a cup until it was grey, and rubbed it with a sleeve, and there was a squeak. ¶ “The squeak would have told them,” said {friend}.
shown: “Could you be seen from out there?” asked {friend}. ¶ {child} got behind the blanket, with only a forehead over the top, and ducked, and came up a little farther along. ¶ “I saw you both times,” said {friend}.
night: Low down on a window was the print of a nose, and a bit higher up the print of a larger one.
night: The window looked in now, instead of out, and saw a bed.

= saw a whale | saw a dolphin | saw dolphins | saw whales | saw .. dolphin | saw .. dolphins | saw .. whale | saw seals | saw a seal | saw .. seals | spotted a dolphin | spotted .. seal
seen: It is a back, and then it is water again, and everybody says, “There!” about the water.
seen: It comes up to breathe, and the breath can be heard across all that sea.
own: {child} looked where it had been, and then had to guess where it would be.
shown: “How much of it was there?” asked {friend}. ¶ {child} let one knee come up under the blanket, and over, and go down, some way off. ¶ “And the rest?” asked {friend}. ¶ “The rest was underneath.”
shown: “How long does it stay down?” asked {friend}. ¶ {child} took a breath, and held up a finger for as long as it lasted, and both of them looked at the blanket. ¶ “There!” said {friend}, about a fold.
night: Out there somebody slept with half of one head, and with the other half remembered to come up.
night: The sea lay with its lid on, and what was in it went about.

= asleep on .. back | fell asleep on .. back | fell asleep on .. chest | asleep on .. shoulder | fell asleep in .. arms | asleep in .. arms | fell asleep on .. lap | asleep on .. lap
seen: It goes up and down by itself, as somebody breathes, and whatever lies on it is taken along.
seen: Anybody who falls asleep gets heavier all at once, and that is how the others know.
shown: “How can you sleep on somebody?” asked {friend}. ¶ {child} lay down on {his} front, put {friend} on the middle of {his} back, and breathed. ¶ “It is a bed with an engine,” said {friend}.
shown: “And where do the arms go?” asked {friend}. ¶ {child} let both arms hang down over the pillow, one on each side, with all their fingers. One finger was the last, and then that hung, too. ¶ {friend} spoke more quietly.
night: A sleeve had the print of an ear on it, with all its bends.
night: Whoever had been slept on could move an arm again, and moved it.

= was cold out there | snowman was cold | snowman would be cold | worried .. snowman | snowman would melt | snowman might melt | snowman was going to melt | snowman .. would melt | he would melt | he might melt
seen: A snowman has just as much cold on the inside as on the outside. It is hard to explain to a hand in a glove.
seen: He looks straight in front of him, whatever the weather, and gives nothing away.
shown: “Which part of him is the coldest?” asked {friend}. ¶ {child} felt {his} own nose, and both ears, and then {friend}’s middle, quite deep in. ¶ “Yes, there,” said {friend}. “Only he likes it.”
shown: “What does he do all night?” asked {friend}. ¶ {child} sat up without any neck, with both arms straight out, and looked at the wardrobe for a long time. ¶ “He looked first,” said {friend}, about the wardrobe.
night: Out there somebody round stood on no feet, and was cold right through, as he had been made.
night: The snow that was him and the snow that was not lay close up against each other.

= pulled the cat’s tail | pulled .. cat’s tail | scratched by the cat | scratched by a cat | got scratched by | cat swiped | cat hissed | cat scratched him | cat scratched her | cat scratched me | cat scratched Daddy | cat scratched Mummy | cat scratched Mommy | cat scratched .. arm | cat scratched .. hand | cat scratched .. face | cat scratched .. nose
seen: A cat’s tail is a long way from the front of the cat, and yet the front is there at once.
seen: A cat has five claws on each front paw, and most of the day not one of them is to be seen.
shown: “How quick is a cat?” asked {friend}. ¶ {child} laid one finger on the blanket, and looked away from it, and the other hand had been there and was back. ¶ {friend} looked at the finger, and at the hand.
shown: “What did the ears do?” asked {friend}. ¶ {child} laid both hands on top of {his} head, and drew them back until they were flat, and there was hardly any ear. ¶ “I know what that says,” said {friend}.
night: The cat lay with its tail wrapped round its own feet, where it could see it.
night: At one end of the house slept a cat, and at the other a hand.

= got a puppy | puppy came home | got a kitten | kitten came home | new puppy | new kitten | given a puppy | given a kitten | picked up .. puppy | brought home .. puppy | brought home .. kitten | got a dog | got a cat | puppy arrived | kitten arrived
seen: It sniffs all along the walls first, and at every foot, before it has time for any faces.
seen: Somebody new is in the house, and each time that anybody looks, it is true again.
own: {child} sat down on the floor and was smelled, from the shoes up.
shown: “Does it know that it lives here?” asked {friend}. ¶ {child} sniffed along the edge of the pillow, round {friend}, and once at the lamp, and then lay down in the middle of everything. ¶ “Now it does,” said {friend}.
shown: “How big is it?” asked {friend}. ¶ {child} showed how long with two hands, and how high with one, and then opened both arms, for how big it would get. ¶ {friend} moved over for the last one.
night: Somebody lay in a new bed, in the old shape, nose to tail.
night: In a bowl was water that had been drunk at, by someone else than ever before.

= fell in .. hedge | fell into .. hedge | fell in .. bush | fell into .. bush | crashed into .. hedge | rode into .. hedge | fell in the hedge | fell in a bush
seen: A hedge is full of elbows, and has one for every one of yours.
seen: Inside a hedge it is another place, brown, with old leaves, and a bird’s way through.
shown: “How do you get out again?” asked {friend}. ¶ {child} pulled at one sleeve, and it held, and undid it somewhere behind, and then the other held. ¶ “It wants to know who it was,” said {friend}.
night: A twig was still in a pocket, or in some hair, and had come along to see.

= sat in the car | cried in the car | in the back of the car | said nothing all the way home | counted .. in the car | sang in the car | sat in the back
seen: In the back of a car you can look out at the side, and nobody has to see the front of you.
seen: The wires go up and down beside the road, and at each post they have to begin again.
shown: “What did you look at?” asked {friend}. ¶ {child} sat {friend} with one cheek against the pillow, and drew the blanket slowly past, fold after fold. ¶ “I could do that for a long time,” said {friend}.
shown: “And what do you see of the others, from there?” asked {friend}. ¶ {child} held up two fists on top of the pillow, side by side, a bigger and a smaller. They did not turn round. ¶ “Ears,” said {friend}.
night: The back seat was dark, with a crumb in its crack that had been to a good many places.
night: On the inside of a car window there was a line that a finger had drawn, and it only showed when somebody breathed.

= stick with nothing on it | carried a stick with nothing
seen: It is held just as high as before, and just as straight.
seen: Everything is darker then, and a bit wider, and you can see the others’ hands.
shown: “How do you carry it, when there is nothing on it?” asked {friend}. ¶ {child} went to the end of the bed with one fist in front, as slowly as ever, and the other hand round it. ¶ {friend} walked behind.
shown: “Did anybody see?” asked {friend}. ¶ {child} held one finger up in front of {friend}, quite straight, and they both looked at the place above it. ¶ “I can nearly see it,” said {friend}.
night: A stick leaned in a corner, and stood as straight as a corner lets it.
night: The street was just as long as with a light going along it.

= licked the car | licked .. car | licked the window | licked .. window | licked the wall | licked .. wall | licked everything | licked a shoe | licked .. shoe | licked .. mirror | licked the table | licked the trolley
seen: The tongue knows at once, and then it goes on knowing.
seen: To a tongue everything is a good deal bigger than it was to the eye.
shown: “What did it taste of?” asked {friend}. ¶ {child} put out {his} tongue, drew it in, and moved it about in there, and looked up at the ceiling. ¶ “So it was not strawberry,” said {friend}.
shown: “Why was that done with a tongue?” asked {friend}. ¶ {child} looked at a sock, and felt it, and listened to it, and sniffed at it. “And then there is still one left,” said {child}. ¶ {friend} saw that.
night: The tongue lay at home, in its own taste, which is none.
night: There was a small clean place, a tongue wide, on something that was otherwise as it had been.

= gave up .. seat | gave .. seat to | let .. have .. seat | gave his seat | gave her seat | stood up for the old
seen: A seat from which somebody has just got up is warm, and for a moment it belongs to no one.
seen: Two people have to get past each other sideways, and both say the same word.
own: Standing up, {child} could see only the ground go by, with the stones in stripes.
shown: “How do you change over?” asked {friend}. ¶ {child} moved off the pillow to the left while {friend} was moved on to it from the right. In the middle they were in the way. ¶ “After you,” said {friend}.
shown: “Was it a good seat?” asked {friend}. ¶ {child} put {friend} where it was, against the wall, with a view of the lamp, and got up, and held on to the bed. ¶ “It is very warm,” said {friend}.
night: The seat was cold now, and no more one person’s than another’s.
night: All the seats looked out of their windows, and it was the same dark in every one.

= drove past .. old house | drove past .. house | went past .. old house | walked past .. old house | saw our old house
seen: A house that you know looks at you with other curtains, and you know where the stairs are.
seen: It comes, and it is there, and then it is in the back window, and all that time nobody has said anything.
shown: “How long can you see it?” asked {friend}. ¶ {child} moved {friend} past the lamp, not fast, and turned {friend}’s nose round with it, until it would not turn any more. ¶ “That long,” said {friend}.
shown: “What was still the same?” asked {friend}. ¶ {child} drew a door on the blanket with one finger, and then the step in front of it. The finger stayed on the step. ¶ {friend} sat down on the step.
night: A hand would still have found the switch there, in the dark, at the first try.
night: The house stood in its street with its number on, and somebody else’s shoes were in the hall.

= told the whole bus | told the whole train | told everyone on the bus | told everybody on the bus | announced .. on the bus | shouted .. on the bus | told the whole shop | told the whole queue | said .. loudly on the bus
seen: Everybody has heard it, and so they all look out of the window.
seen: It is never so quiet as at the stop where it is said, with the engine off.
shown: “How loud is a whole bus?” asked {friend}. ¶ {child} whispered it, and then said it, and then took a breath and looked at the door. ¶ “I had it the first time,” said {friend}.
shown: “And what did the people do?” asked {friend}. ¶ {child} sat up straight, looked out to one side, and held the mouth so tight that the cheeks went round. ¶ “They had all got something in there,” said {friend}.
night: In some houses along the road it was being told again, in a low voice, by people who had been there.
night: Where it had been said there was nobody now, and it could have been said again without anybody’s looking out of the window.

= gave it a saucer | saucer of | fed .. hedgehog | put out food | left out food | fed a hedgehog | gave .. hedgehog
seen: It eats with its whole nose in the dish, and can be heard as far as the house.
seen: The saucer is pushed along a little with each bite, so that supper goes for a walk.
shown: “Does it eat nicely?” asked {friend}. ¶ {child} put {his} face into a fold of the blanket, and smacked, and blew, and came up, and went in again. ¶ “With so many prickles nobody tells it,” said {friend}.
shown: “How does it walk up to it?” asked {friend}. ¶ {child} set one fist on the blanket, and it ran a little, and stopped and was just a fist, and ran. ¶ {friend} had been going to say something, and did not.
night: A saucer stood out on the grass, quite clean, and not where it had been put.
night: Behind some leaves somebody breathed who had had supper.

= tiny green thing | started to grow | seeds came up | seed came up | seeds sprouted | beans sprouted | bean sprouted | seeds have come up | started growing | little green shoot | green shoot
seen: It comes up bent double, like somebody who is pulling at something, and often it still has its seed on for a hat.
seen: It is so thin that you look past it twice, and then you cannot look at anything else.
own: {child} lay down on {his} front, and breathed to one side, so as not to blow.
shown: “How does it get out of the ground?” asked {friend}. ¶ {child} pushed one finger up through a fold of the blanket, bent, with the knuckle first. It rested. Then it stood up. ¶ “Good morning,” said {friend}.
shown: “Is there much of it?” asked {friend}. ¶ {child} held up a hand, and showed the white edge of the smallest nail. ¶ “And yesterday?” asked {friend}. ¶ {child} put the hand away.
night: One green thing stood there with both its leaves shut, and was taller than nothing.
night: Under the earth a root was feeling its way round a small stone.

= went for a walk | went on a walk | walked the dog | took the dog for a walk | took the dog out | took .. for a walk | went for a stroll | went on a nature walk | walked to school | walked to nursery | walked to the shop | walked to the shops | walked to the park | walked to Granny’s | walked round the lake | walked round the block | walked round the park | walked along the river | walked along the canal | walked along the beach | walked through the fields | walked through the park | walked through the village
seen: On a walk the way there is longer than the way back, although it is the same one.
seen: Somebody is always a good bit in front, and somebody is always behind, looking at something.
own: {child} walked on the edge of things, wherever there was an edge.
shown: “Who goes in front?” asked {friend}. ¶ {child} sent two fingers along the edge of the bed, and two more after them. The ones behind stopped, and the ones in front stood and waited with crossed fingers. ¶ “I am still looking,” said {friend}, behind.
shown: “What was there on the way?” asked {friend}. ¶ {child} walked one finger over the blanket, and at every fold it stood still, and looked over, and went round. ¶ “Then it was a long way,” said {friend}.
night: The path lay there, and turned off where it always turns off.
night: A pair of shoes stood on a mat with some of the way still under them.

= went to the woods | went to the forest | walked in the woods | played in the woods | in the woods | in the forest | forest school | den in the woods | built a den outside | made a den in the
seen: In a wood the trees at the back move past the trees in front, if you walk, and stop when you stop.
seen: Whoever stands still in a wood hears that something else has just been walking, too.
own: {child} laid one hand on a tree, and it was rougher on one side, and greener.
shown: “How do you see where you are?” asked {friend}. ¶ {child} stood ten fingers up on the blanket, and {friend} was led in between, and round, and between. ¶ “I have met this one,” said {friend}.
shown: “What do you tread on there?” asked {friend}. ¶ {child} walked one hand over the mattress, and said what was under it. “Soft. Soft. Crack.” Then it stood quite still. ¶ “Now they know,” said {friend}.
night: The trees stood about in the dark, and not one of them had its back to anything.
night: On the ground a twig lay in two pieces, and the owl had heard it.

= played outside | played out | played in the garden | played in the yard | played in the back yard | played in the backyard | played in the street | was out all day | stayed out | went outside
seen: Out of doors a voice has no walls to come back from, and so it has to be louder.
seen: Nobody notices that it is getting dark, until somebody opens a door and it is yellow in there.
own: {child}’s hands smelled of outside, and outside smells of everything.
shown: “What is different out there?” asked {friend}. ¶ {child} threw {friend} up, as far as the ceiling allows, and caught {friend}. “There is no top,” said {child}. ¶ {friend} looked at the top.
shown: “How do they call you in?” asked {friend}. ¶ {child} called a name round the edge of the door, with the end of it going up. They waited. “And then again, with it going down.” ¶ “That is the one that counts,” said {friend}.
night: Something had been left out on the grass, and was getting the dew on it, like a real thing that lives there.
night: The back door was shut, and on the step sat a cat who had other plans.

= rode in .. truck | rode in .. van | rode in .. lorry | rode in the truck | rode in .. old car | rode in .. cab | went in .. lorry | rode in .. camper | went in .. camper van
seen: An old engine shakes everything a little, and in the door something rings that nobody has ever found.
seen: In somebody else’s car even the door handle is in another place, and so is the smell.
own: {child} had both hands on the ledge under the window, and felt the road come up through them.
shown: “What does it say when it starts?” asked {friend}. ¶ {child} turned a key in the air, and said it, three times from the back of the throat. The third time it caught, and the bed shook. ¶ “Now hold on to me,” said {friend}.
shown: “What was in there with you?” asked {friend}. ¶ {child} felt under the pillow, and behind it, and in the crack at the wall. Out of each came something that was not there. ¶ “Put that one back,” said {friend}. “It holds the truck together.”
night: It was quiet in the cab, and what rings in the door did not ring.
night: On the seat was a hollow where one person always sits, and beside it a very small new one.

= rode the tram | went on the tram | took the tram | on the tram | rode on a tram | got the tram | went on a tram
seen: A tram knows only one way, and hums a little before it goes, as if to remember it.
seen: In a bend the middle of it folds, and whoever stands there stands on a plate that turns.
shown: “How does it go round the corner?” asked {friend}. ¶ {child} laid one arm along the blanket and bent it at the elbow, slowly, all round the corner of the pillow. ¶ “I was sitting in the elbow,” said {friend}.
shown: “What does it say to people on the road?” asked {friend}. ¶ {child} flicked a fingernail at the cup, twice. Ting, ting. ¶ {friend}, who was on the road, was moved off it.
night: The two rails shone in the street, with nothing on them, and bent round the corner together.
night: The wire over the street hung quite still, and had nobody holding on to it.

= with a torch | with a flashlight | had a torch | shone .. torch | torch walk | went out in the dark | walked in the dark | used the torch | went for a night walk
seen: There is a round piece of the world, and it goes where the hand goes. The rest has to wait.
seen: When the torch looks up at the sky it does not stop at anything.
own: {child} shut a hand round the light, and the hand was red, with darker places.
shown: “What can you see with it?” asked {friend}. ¶ {child} made a ring of two hands, and moved it along the wall, over the door, and down. In the ring was always something. ¶ “And beside the ring?” asked {friend}. ¶ “We do not know.”
shown: “What happens if somebody looks into it?” asked {friend}. ¶ {child} screwed up {his} eyes, put up one arm, and turned {his} whole face away from nothing. ¶ {friend} waited to be seen again.
night: The torch was off, and lay pointing at a wall, which could not be told from the others.
night: All that the light had gone over was still there, in the same order.

= had an ice cream | had ice cream | got an ice cream | ate an ice cream | bought an ice cream | bought ice creams | had ice creams | ate .. ice cream | shared an ice cream | shared .. ice cream
seen: It has to be turned while you lick it, because it is always on the other side that it runs.
seen: The last of it is down in the point, and by then the point has a hole.
own: {child} licked the cone, and the hand, and then the cone.
shown: “Is there any hurry?” asked {friend}. ¶ {child} held up a fist, and went round it with {his} tongue in the air, all the way, and round again. ¶ “You were putting out a fire,” said {friend}.
shown: “Is it really so cold?” asked {friend}. ¶ {child} held a hand to {his} forehead, shut both eyes, and waited with {his} mouth open until it was past. ¶ {friend} had thought that it went in the mouth.
night: On a chin there was a bit of a ring that no cloth had found.
night: Between two fingers it was still a little sticky, and they did not quite let go of each other.

= heard the ice cream van | ice cream van | ice cream truck | ice cream man | ice cream van came
seen: The tune comes from somewhere behind the houses, now on this side and now on that.
seen: It always stops in the middle, so that everybody has the rest of it in their heads.
shown: “How near was it?” asked {friend}. ¶ {child} hummed a tune deep into the pillow, and then a bit less deep, and then with all of {his} face out. ¶ “It is in our street,” said {friend}.
night: The van stood in a yard with its music inside it, stopped in the middle of a tune.

= helicopter landed | air ambulance landed
seen: Long before it is down the grass lies flat, and everybody’s hair goes one way.
seen: When the noise has stopped the blades go on, slower and slower, until you can count them. Then they hang.
shown: “How does it come down?” asked {friend}. ¶ {child} let one flat hand sink, with the fingers trembling, and blew from under it, harder and harder. ¶ “I had to lie down,” said {friend}.
night: In the grass were two long dents, side by side, and the blades of grass were getting up.

= saw a helicopter | saw .. helicopter | saw a plane | saw .. plane | saw .. planes | watched the planes | saw a hot air balloon | saw .. hot air balloon | saw an aeroplane | saw an airplane | waved at .. plane | waved at .. helicopter
seen: You look for it where the noise is, and it is never there. It is a good bit farther on.
seen: It is as long as a fingernail, and everybody in there has a seat.
own: {child} turned round on the spot for as long as it took to cross.
shown: “How did it go over?” asked {friend}. ¶ {child} lay back, and drew one finger across the whole ceiling, without hurrying, from wall to wall. ¶ “It went through the lamp,” said {friend}.
shown: “Did the noise come with it?” asked {friend}. ¶ {child} moved one finger along in front, and hummed, and moved the hum along behind with the other hand. ¶ “They will have to wait for each other,” said {friend}.
night: All the sky there had been in the daytime was up there still, with nobody crossing.
night: Very high up one small light went along among the ones that stay.

= dog jumped up | dog jumped on | dog barked | dog knocked .. over | dog knocked | dog growled | dog ran up | dog came up | dog sniffed | puppy jumped | dog ran at | dog ran past | dog chased him | dog chased her | dog chased them | dog chased us
seen: A dog is at its biggest when its face is just as high as yours.
seen: The nose comes first, and finds out where you have been, and only then are you anybody.
own: {child} held both hands up by {his} shoulders, where there was no dog.
shown: “Was it a large one?” asked {friend}. ¶ {child} put {friend} on the floor, knelt above {friend} on both hands, and breathed, quickly, with the tongue out. ¶ “That is far more than a dog,” said {friend}.
shown: “What was it saying?” asked {friend}. ¶ {child} barked, twice, low down in the chest, and stopped to listen, and barked once more. ¶ “The same thing each time,” said {friend}. “It cannot have been heard.”
night: The dog, wherever it lived, was lying with its chin on its paws, and ran a little, lying down.
night: A gate had been latched, and the barking was all on one side of it, asleep.

= got bit by a dog | bitten by a dog | bit by a dog | dog bit | dog bit him | dog bit her | dog nipped | nipped by a dog | puppy bit | puppy nipped
seen: It was over before anybody had seen it begin, and the dog was standing somewhere else.
seen: Everybody bends down over the same small place, and nobody is looking at the dog.
shown: “How quick was it?” asked {friend}. ¶ {child} held up a finger and a thumb, open, and shut them on nothing, and they were gone behind {his} back. ¶ “I only saw the last of it,” said {friend}.
night: Wherever it was, the dog had its mouth shut, and breathed through its nose.

= parrot shouted | parrot said | parrot told | parrot talked | parrot copied | parrot called | parrot bit | parrot sat on | parrot swore | budgie said
seen: A parrot says a thing in the voice of whoever said it first, and then looks round to see who that was.
seen: Its tongue is thick and black, and quite busy, and the beak hardly opens for it.
shown: “How does it talk?” asked {friend}. ¶ {child} drew {his} head down into the shoulders, walked sideways along the edge of the blanket, and said, “Put it down,” through the nose, twice. ¶ {friend} put it down.
shown: “Does it mean it?” asked {friend}. ¶ {child} said, “Good morning,” without moving, and looked at {friend} with one eye, and then, round the front, with the other. ¶ “It is evening,” said {friend}. “So perhaps not.”
night: There was a cloth over the cage, and under the cloth somebody said half a word.
night: The parrot sat on one foot, and kept what it had heard today for tomorrow.

= saw a snake | held a snake | saw a lizard | found a lizard | stroked a snake | stroked .. snake | touched a snake | held .. snake | caught a lizard | saw .. snake | saw .. lizard | found a slow worm | saw a slow worm
seen: It does not put one foot before the other. All of it simply goes where the front has gone.
seen: The skin is dry, and as smooth as a shoe, and under it somebody is moving house.
own: {child} counted to three before the finger got there.
shown: “How does it go without legs?” asked {friend}. ¶ {child} laid one sleeve on the blanket and let the arm come after the hand, round {friend}, and round the cup. ¶ “I have been gone round,” said {friend}.
shown: “What does the tongue do?” asked {friend}. ¶ {child} put it out, and had it in again, before anybody could have said what it was. ¶ “Did you taste me?” asked {friend}. ¶ “I smelled you.”
night: Those who are only as warm as the ground lay quite still, and waited for the ground.
night: A snake has its eyes open all night long, and is asleep behind them.

= watched the ants | found ants | saw some ants | watched .. ants | ants’ nest | found .. ants | ant carried | followed an ant | fed the ants | ants got | ants came
seen: Two ants that meet put their heads together, and after that they both know, and go on.
seen: What it carries is bigger than the ant, and it takes it over things instead of round them.
own: {child} lay down with {his} chin on the ground, where an ant has a face.
shown: “Where are they all going?” asked {friend}. ¶ {child} walked five fingers along a fold of the blanket, one behind the other, and five fingers back. In the middle they all had to say hello. ¶ “That holds them up,” said {friend}.
shown: “What if you are in the way?” asked {friend}. ¶ {child} laid one arm across the bed. The fingers of the other came to it, and felt, and went up one side and down the other. ¶ “They did not ask,” said {friend}.
night: Under a stone it was evening in all the passages, and somebody moved the children to a warmer room.
night: One ant was still on its way home, with something, and it was nearly the right size for the door.
`
