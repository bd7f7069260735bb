/** As ./index.ts describes: school, friends, words and feelings. */
export const schoolDeeds = `
= cried | sobbed | wept | bawled | wailed | was in tears | was crying | kept crying | started crying | burst into tears | ended up in tears | couldn’t stop crying | didn’t stop crying | cried and cried | cried .. eyes out | had a cry | had a little cry | had a good cry | howled because | howled when | howled all
seen: A tear is warm at the top of a cheek. By the chin it is cold.
seen: In crying, the breath goes in by three small steps and comes out all at once.
seen: Seen through tears, a face has more than one edge, and a lamp grows long thin legs.
own: One of them ran in at the corner of {child}’s mouth, and was salt.
shown: “Where do they go, when they come down?” asked {friend}. ¶ {child} drew one finger from under {friend}’s eye, past the nose, to the chin. There it waited a little. Then it dropped on the blanket. ¶ {friend} looked at the place.
shown: “What does the breath do?” asked {friend}. ¶ {child} breathed in, in, in. Then it came out all together, and the corner of the sheet moved. ¶ {friend} had counted the ins. “Three,” said {friend}.
night: All the eyes in the house were shut, with their water kept inside.
night: The pillow was dry on both sides. It had been turned over, to make sure.

= shouted | yelled | hollered | bellowed | roared at | shouted at | yelled at | shouted out | was shouting | shouted back | raised .. voice | shouted .. head off
seen: A shout is out of the mouth first. The one who shouts hears it along with everybody else.
seen: Straight after a shout it is quieter than it was before, and whatever hums can be heard humming.
seen: For a shout the mouth goes square, the chin comes up, and the eyes very nearly shut.
own: It left a rough place in {child}’s throat, and the next swallow had to go over it.
shown: “Can I see the size of it?” asked {friend}. ¶ {child} opened {his} mouth, wider, and as wide as it goes, and let nothing out at all. ¶ {friend} looked in, right to the back. “That is big,” said {friend}.
shown: “How far did it get?” asked {friend}. ¶ {child} took a sock away from {his} mouth, and threw it. It hit the door, and slid down. ¶ “As far as the door,” said {friend}, and went on looking at the door.
night: Everything that can hum was humming, and everybody who can shout had the mouth shut.
night: A mouth that comes open in the night lets out only air, and not much.

= screamed | shrieked | squealed | screeched | squawked | was screaming | screamed .. head off | screamed the place down | screamed the house down | screamed blue murder | let out a scream
seen: A scream goes through a shut door without slowing down.
seen: A scream uses up all the breath there is, down to the very last bit. Then there is none, and for a moment all is still.
seen: The top of a scream is nearly too high to be heard. The ears feel it, as a sort of tickle.
own: For a while after it {child}’s own ears went on by themselves, very small and far away: eee.
shown: “Was it a round noise or a pointed one?” asked {friend}. ¶ {child} pulled the middle of the blanket up with finger and thumb, as high as it would go. {friend}’s ear was put to the top. ¶ “Pointed,” said {friend}.
shown: “How long was it?” asked {friend}. ¶ {child} ran a finger along the edge of the bed, from the pillow to the very end, on one breath. There the finger went round the corner. ¶ “And round the corner,” said {friend}.
night: Through the shut door came nothing higher than the hum of a pipe.
night: The high noises had all gone up and away. The low ones had the night to themselves: a car, a pipe, somebody’s snore.

= laughed | giggled | chuckled | cackled | got the giggles | had the giggles | got a fit of giggles | cracked up | burst out laughing | couldn’t stop laughing | couldn’t stop giggling | laughed and laughed | fell about laughing | was in stitches | laughed .. head off | laughed so hard | laughed so much | cried laughing | cried with laughter | howled with laughter | howled laughing | laughed until .. cried | laughed till .. cried | laughed so much .. cried | laughed so hard .. cried
seen: The giggles stop by themselves, until somebody looks at somebody. Then they start again from the beginning.
seen: In the middle of a really big laugh there is no noise. The mouth is open, the shoulders go up and down, and nothing comes out.
seen: Laughing bends people in the middle, as if they had to look at something on their own knees.
own: There was a stitch under {child}’s ribs, just where {his} hand already was.
shown: “Where does it start?” asked {friend}. ¶ {child} put a finger on {his} tummy and walked it up, rib by rib, to the neck. There it stopped, and shook. ¶ {friend} waited to see if it would come any higher.
shown: “Can it be kept in?” asked {friend}. ¶ {child} shut {his} lips, and held them shut with two fingers. It came out at the nose. ¶ {friend} looked at the nose. “There is a way round,” said {friend}.
night: Nobody could see anybody to look at, and so it stayed quiet.
night: Under the blanket a shoulder shook, just once, because some laughing is always left over.

= nobody laughed | no one laughed | not one person laughed
seen: When nobody laughs there is a sound all the same. It is chairs, and somebody’s breath, and a page.
seen: Not laughing looks like nothing at all. It is a great many faces, all doing something else.
shown: “How do you hear that they are not?” asked {friend}. ¶ {child} held up one finger, and they both listened. There was a tap, and then a stair, and in between there was nothing at all. ¶ “Yes,” said {friend}. “I heard it.”
shown: “What did the faces do?” asked {friend}. ¶ {child} turned to {friend} with a face on, an everyday one, with the mouth lying flat. It stayed like that. ¶ {friend} looked at the mouth for some time, and it stayed.
night: Nobody laughed, all night, and a clock went on as clocks do.
night: It was as quiet as it had been then, with a few more snores in it.

= said sorry | told .. sorry | apologised | apologized | said .. was sorry | had to say sorry | made .. say sorry | had to apologise | had to apologize | went to say sorry | went back to say sorry
seen: Sorry is a short word with a long walk before it. Most of the walk is spent looking at shoes.
seen: The front half of sorry is of the ordinary size. The back half is so small that people have to lean forward for it.
seen: When sorry has been said, there is a pause, because nobody is quite sure whose turn it is.
own: {child} got it as far as the back of {his} teeth, and it waited there. Then the teeth opened.
shown: “Loud or soft?” asked {friend}. ¶ {child} put {his} mouth to {friend}’s ear and said it in there. First came the front half, and then the rest. ¶ {friend} thought about it. “The end tickles,” said {friend}.
shown: “And what do the feet do?” asked {friend}. ¶ {child} stood two fingers on the blanket and turned their toes in. One of them rubbed the other. ¶ “Ah,” said {friend}. “It is partly done with the toes.”
night: The shoes stood with their toes together, and nobody was looking at them.
night: It was nobody’s turn to say anything, and nobody did.

= sorry card | sorry note | sorry letter | sorry picture | wrote .. to say sorry
seen: A sorry that is written down stays said. It can be read in the morning, and again at tea.
seen: There are two r’s in sorry, one behind the other, and a y that goes under the line.
own: {child} folded it once, and ran {his} thumbnail along the fold.
shown: “But who says it, then?” asked {friend}. ¶ {child} laid one hand on the other, like a card, and opened them slowly, as far as they would go. They stayed open. ¶ {friend} leaned in and read them. “It does not move its mouth,” said {friend}.
shown: “Which way does it face?” asked {friend}. ¶ {child} bent a sock in the middle and stood it on the blanket. It looked at {friend}. Then it fell open. ¶ “Now it has said it,” said {friend}.
night: The card stood on its two edges, and said its one word into the dark.
night: The pens had their lids on, all but the one that is always found in the morning.

= wouldn’t say sorry | would not say sorry | didn’t say sorry | refused to say sorry | wouldn’t apologise | wouldn’t apologize | refused to apologise | refused to apologize | never said sorry | wasn’t sorry | was not sorry | didn’t want to say sorry
seen: While a sorry is waited for, everybody has their eyebrows up. It is a long time to hold up an eyebrow.
seen: A word that will not be said is kept behind the teeth, with both lips pulled over it.
own: {child} found a spot on the floor, and looked until there was no more to be known about it.
shown: “Where was it, all that time?” asked {friend}. ¶ {child} shut {his} mouth, puffed out one cheek and pointed at it. Then the cheek went flat and the other one came out. ¶ “It moves about,” said {friend}.
shown: “How long did they wait?” asked {friend}. ¶ {child} put both eyebrows up and kept them there. They began to shake at the ends, and came down by themselves. ¶ {friend} has no eyebrows, and had held them up too.
night: All the eyebrows in the house had come down, and lay along the tops of their eyes.
night: The word was still in there, quite whole, among the other words that nobody had used that day.

= told off | got told off | was told off | got a telling off | got in trouble | got into trouble | was in trouble | got shouted at | got yelled at | got scolded | was grounded | got a time out | had a time out | was sent to .. room | got sent out | was sent out | had to see the head* | was sent to the head* | sent to the principal* | on the naughty step | missed .. golden time | lost .. golden time | stayed in at break | missed recess | moved her away from | moved him away from | moved .. to another table | told him off | told her off | told them off
seen: A telling-off has questions in it that must not be answered. It is hard to know which.
seen: Being told off is felt in the ears. They get hot from the top downwards.
seen: While somebody is being told off, everybody else looks very hard at what is in their own hands.
own: {child} looked at one thing the whole time, and could have drawn it afterwards from memory.
shown: “Where does it go in?” asked {friend}. ¶ {child} took hold of the tops of {his} ears, and let go again quickly. Then {he} felt {friend}’s ears. They were not hot. ¶ “No,” said {friend}. “I wasn’t there.”
shown: “What can you see from underneath?” asked {friend}. ¶ {child} stood up on the bed, raised one finger and looked straight down. ¶ {friend} looked up from the blanket for a while. “Mostly chin,” said {friend}.
night: One ear lay on the pillow and the other lay on top, and both of them were cool.
night: The questions that nobody was meant to answer were over, and nobody had answered them.

= shared .. with | took turns | took it in turns | let .. have a turn | let .. have a go | gave .. a turn | let .. play with | let .. use | let .. borrow | shared his | shared her | shared my | shared the | shared it
seen: First one hand was on it, and then two for a bit. Then there was one again, and that was the other one.
seen: A thing that is shared has two people looking at it, one from each side.
own: {child} held it out, and went on looking at it all the way across.
shown: “Which part was whose?” asked {friend}. ¶ {child} laid the blanket half over {his} own knees and half over {friend}. {He} pulled it an inch. Then {he} pulled it back. ¶ “I have the side with the label,” said {friend}.
shown: “How do you let go of a thing?” asked {friend}. ¶ {child} held out a slipper and undid one finger, and then the next. The last finger took longer than the others. ¶ {friend} had been watching that one from the start.
night: The blanket went over everybody who was in the bed, and there was still some hanging down.
night: Whatever had gone to and fro that day lay in one place, and nobody was next.

= shared .. biscuit | shared .. snack | shared .. sweets | shared .. sweet | shared .. cake | shared .. crisps | shared .. sandwich | shared .. lunch | shared .. apple | shared .. banana | shared .. chocolate | shared .. cookie | shared .. candy | shared .. ice cream | gave .. half of | gave .. last sweet | gave .. snack | gave .. sandwich | gave .. biscuit | shared his snack with the new | shared her snack with the new | gave his snack to a new | gave her snack to a new
seen: However carefully food is shared out, there is a bigger bit, and everybody has seen which one it is.
seen: When two people eat the same thing they come to the end of it together, and look up.
own: {child}’s hand stayed as it was, round nothing, in the size of what had been there.
shown: “Which was the bigger one?” asked {friend}. ¶ {child} made a half with one hand and a half with the other, and held them under the lamp. They were the same. Then one was bigger. ¶ “That one,” said {friend}, at once.
shown: “How does it get from one to the other?” asked {friend}. ¶ {child} carried nothing at all across the blanket, on a flat hand, past {his} own mouth and on to {friend}’s. ¶ {friend} had noticed where it slowed down.
night: The crumbs belonged to nobody in particular, and lay where they were.
night: Of the bigger bit and the smaller bit there was the same amount left, which was none.

= would not share | didn’t share | wouldn’t take turns | wouldn’t let .. have a go | hogged | kept it all to .. self
seen: What is held on to with both arms cannot be played with. There is no arm left over.
seen: “Mine” is a word that is hardly ever said once.
own: {child} turned, so as to have {his} back between it and everybody else.
shown: “How was it held?” asked {friend}. ¶ {child} took the pillow in both arms, put {his} chin on the top and one knee round the side. ¶ {friend} looked for some pillow. “There is still that corner,” said {friend}.
shown: “How near could a person come?” asked {friend}. ¶ {child} put a cup in the middle and walked two fingers up to it. They had nearly got there, when the other hand came down flat on the cup. ¶ The fingers stopped. {friend} had stopped as well.
night: Hands come open in the night, one finger at a time, whatever they had hold of.
night: What nobody else had been allowed to have lay by itself in the dark, and was not asked for.

= snatched | grabbed .. off | grabbed .. from | took .. off him | took .. off her | pulled .. out of his | pulled .. out of her | had .. snatched | grabbed .. out of his | grabbed .. out of her | grabbed .. out of my | snatched .. from | snatched .. off
seen: After a snatch the empty hand stays where it was, still in the shape of the thing.
seen: When a thing goes as fast as that from one hand to another, there is a small wind.
own: {child} could still feel in all ten fingers how hard it had been held.
shown: “What was left in the hand?” asked {friend}. ¶ {child} closed {his} fingers round a corner of the sheet, and whisked it out with the other hand. The fingers stayed as they were. ¶ {friend} looked through the hole.
shown: “Can it be done slowly?” asked {friend}. ¶ {child} drew a sock off {friend}’s lap, so slowly that it took most of a minute. ¶ “No,” said {friend}. “Now it is only a sock that is leaving.”
night: A hand lay open on the sheet, in the shape of nothing in particular.
night: In the dark nothing can be got quickly. People have to feel about for it first.

= pushed him | pushed her | pushed me | pushed .. brother | pushed .. sister | pushed .. friend | pushed a boy | pushed a girl | pushed another | shoved | got pushed | was pushed | pushed .. over | pushed .. down | pushed .. out of the way | shoved .. over | shoved .. off | gave .. a shove | knocked .. over on purpose | pushed .. in the back | pushed .. in the playground | pushed .. in the mud | pushed .. in the line | pushed him off | pushed her off | pushed .. off the | pushed .. off his | pushed .. off her
seen: A push goes in at one place, at the back or the shoulder, and comes out at the feet.
seen: Straight after a push there are still two hands out in front, flat, with nothing at the end of them.
own: {child} looked at {his} two hands, first at the backs of them and then at the insides.
shown: “How far is one push?” asked {friend}. ¶ {child} laid a hand flat on the blanket and pushed. The blanket went into folds, one behind another, and stopped before the edge. ¶ {friend} counted. “Five folds,” said {friend}.
shown: “What were the hands like afterwards?” asked {friend}. ¶ {child} held both of them out, flat, with the fingers up, and left them there. There was only air in front of them. ¶ {friend} moved along, and looked at it from the side.
night: The pillow had a dent in it from a head, which is a very slow push.
night: Nobody’s hands were out in front. They were under cheeks, or under blankets, with the fingers bent.

= hit him | hit her | hit me | hit .. brother | hit .. sister | hit .. friend | hit .. cousin | hit .. mummy | hit .. daddy | hit a boy | hit a girl | hit another | hit somebody | hit someone | got hit by a boy | got hit by a girl | got hit by another | got hit by .. brother | got hit by .. sister | was hit by a boy | was hit by a girl | was hit by another | smacked him | smacked her | smacked me | smacked .. brother | smacked .. sister | slapped him | slapped her | slapped me | slapped .. brother | slapped .. sister | slapped a boy | slapped a girl | punched him | punched her | punched me | punched .. brother | punched .. sister | punched .. friend | punched a boy | punched a girl | thumped him | thumped her | thumped .. brother | thumped .. sister | whacked him | whacked her | whacked .. brother | whacked .. sister | walloped .. brother | walloped .. sister
seen: A hit is felt in two places, where it landed, and in the hand.
seen: For as long as one breath nobody said a thing, and everybody looked at the same place.
shown: “What did the hand do afterwards?” asked {friend}. ¶ {child} laid a hand on the blanket. It opened, and shut. Then it went in under the pillow by itself. ¶ {friend} kept an eye on the pillow.
shown: “What sort of noise was it?” asked {friend}. ¶ {child} let a slipper fall flat on the floor. “Shorter than that,” said {child}. ¶ {friend} listened to where it had been. “Then it was hardly there,” said {friend}.
night: Two hands lay on the blanket, one like the other, and nobody could have said which.
night: The hand had gone under the pillow, where it is warm, and had come open.

= bit .. tongue | bit .. lip | bit .. own tongue | bit .. own finger | bit the inside of | bit .. cheek
seen: Teeth go past a tongue all day long, and only once in a while do they meet it.
seen: Afterwards a word with an s in it has to be gone round.
shown: “How does it get in between?” asked {friend}. ¶ {child} opened and shut one hand, and a finger of the other went in and out. Just once it was late. ¶ “I saw it,” said {friend}. “It had stopped to listen.”
night: Behind two rows of teeth lay a tongue, and kept well back.

= bit him | bit her | bit me | bit a boy | bit a girl | bit another | bit somebody | bit someone | bit .. brother | bit .. sister | bit .. friend | bit .. cousin | bit .. arm | bit .. finger | bit .. hand | bit .. over a | got bitten by a boy | got bitten by a girl | was bitten by a boy | was bitten by a girl | was bitten by another | was bitten by .. sister | was bitten by .. brother | was bitten by .. friend
seen: A bite leaves two rows, both of them curved, one from the top teeth and one from the bottom.
seen: Every tooth leaves its own mark, and so they can be counted.
shown: “What does it look like, after?” asked {friend}. ¶ {child} bit the corner of the pillow and held it under the lamp. There was a curve of small wet dents. ¶ {friend} counted fast, because the pillow was getting its shape back.
shown: “Which ones are they?” asked {friend}. ¶ {child} drew back {his} lips and ran a finger along the front, first the top and then the bottom. ¶ {friend} looked at each one as it was passed.
night: The teeth were in, in two rows, with the lips shut in front of them.
night: Between the top row and the bottom row lay a tongue, and it was asleep.

= kicked him | kicked her | kicked me | got kicked | was kicked | kicked .. brother | kicked .. sister | kicked .. friend | kicked a boy | kicked a girl | kicked another | kicked somebody | kicked someone | kicked .. door | kicked .. chair | kicked .. shin
seen: After a kick the foot has to be put down again. There is only the one place for it, beside the other.
seen: While one leg kicks, the other does all the standing for everybody.
own: When {child} looked down, both {his} feet stood side by side and pointed the same way.
shown: “What did the other leg do?” asked {friend}. ¶ {child} stood two fingers on the blanket and swung one of them out. The other bent a little, and stood. Then there were two again. ¶ “It held up the rest,” said {friend}.
shown: “And how did the foot come home?” asked {friend}. ¶ {child} put one foot out of the covers, held it in the air, and drew it in again, toes last. ¶ {friend} looked at the lump it had become.
night: Two feet lay side by side at the end of the bed, and pointed at the ceiling.
night: One foot had found the cold part of the sheet, and stayed there.

= fell out with | fell out over | fallen out with | fallen out over | had a falling out | had an argument with | had a row with | had a fight with | had a big fight | argued with | argued over | argued about | quarrelled | bickered | were not speaking | weren’t speaking | wasn’t speaking to | isn’t speaking to | stopped being friends | broke friends | not my friend anymore | not my friend any more | not my best friend anymore | not my best friend any more | not friends anymore | said .. couldn’t come to .. party | said .. not coming to .. party | can’t come to my party | not coming to my party | quarrel with | argument with | big argument | biggest row | big row with
seen: Two people who are not speaking know all the time exactly where the other one is.
seen: A quarrel begins with some small thing in the middle. Before long nobody is looking at the thing.
seen: There are things that you see and turn round to tell somebody, and then you turn back again.
own: {child} had an answer ready, a very good one. It had come too late, and now there was nobody to give it to.
shown: “How far apart was it?” asked {friend}. ¶ {child} laid one sock at the top of the bed and one at the bottom, with their toes turned away. ¶ {friend} sat in the middle and did not know which way to face.
shown: “What is it like when nobody is talking?” asked {friend}. ¶ {child} turned to {friend}, opened {his} mouth, and shut it again. Then {he} looked at the ceiling. ¶ {friend} had been leaning over to listen, and was left leaning.
night: The thing that it was all about lay where it had been left. It had never said a word.
night: Two people lay in two beds, and each had their back to the other, some way off.

= made up with | made up at | made up again | made up after | made up in the end | they made up | made it up with | made friends again | were friends again | are friends again | friends again now | best friends again | speaking again | talking again
seen: Hardly anybody makes it up by talking about it. They say something like, “Do you want the blue one?”
seen: Then both of them talk at once, because there are two lots of things saved up.
own: {child} had been saving up things to tell, and they came out in the wrong order.
shown: “How do you get across?” asked {friend}. ¶ {child} put two socks far apart. One came nearer, looking at the lamp. The other came nearer, looking at the lamp. Then they were side by side. ¶ “Nobody saw,” said {friend}.
shown: “Can you feel where it was?” asked {friend}. ¶ {child} pushed the blanket up into a fold, stroked it flat again with one hand, and sat {friend} on the place. ¶ {friend} moved about on it. “Only if you know,” said {friend}.
night: What had been saved up was told, all but one thing, which would keep until breakfast.
night: The thing it had been about was on some floor, and nobody could have said where.

= was left out | got left out | felt left out | left him out | left her out | left me out | nobody played with | no one played with | nobody would play with | no one would play with | nobody wanted to play with | had nobody to play with | had no one to play with | had no-one to play with | stood by the wall | was on .. own at break | was on .. own at playtime | was alone at recess | wouldn’t let .. join in | wouldn’t let .. play | wouldn’t let .. play with them | made a group without | weren’t allowed to play
seen: From the outside a game is mostly backs.
seen: A game can be followed very well from its edge, with all the rules, and who is winning.
own: {child} had something in {his} pocket, and turned it over, and over again.
shown: “Where was the edge of it?” asked {friend}. ¶ {child} laid the blanket in a ring, put two socks in the middle, and sat {friend} down outside. ¶ {friend} looked in for some time. “They have a great deal of room,” said {friend}.
shown: “How long is it, when nobody comes?” asked {friend}. ¶ {child} ran a finger along the seam of the blanket. It stopped, and waited, and went on. The seam was longer than the bed. ¶ {friend} went with it the whole way.
night: The game was over, and its edge was gone as well. There was only ground.
night: At night everybody is in, each in a different bed.

= sat alone | sat on .. own | sat by .. self | nobody sat with | no one sat with | nobody sat next to | no one sat next to | nobody would sit with | had nobody to sit with | had no one to sit with | ate lunch alone | ate .. lunch alone | had lunch on .. own
seen: The empty half of a seat is as big as the full half. It looks bigger.
seen: Somebody who sits alone has room for both elbows, and mostly keeps them in.
own: {child}’s hand lay flat on the empty bit for a while, and then it came back.
shown: “How much room was there?” asked {friend}. ¶ {child} moved over to the very edge of the bed, and patted the rest. It went on as far as the wall. ¶ {friend} was laid in it lengthways, and there was still some over.
shown: “What do you see from there?” asked {friend}. ¶ {child} pulled in both elbows and looked to the front. Then {he} turned {his} head and looked out at the side, for longer. ¶ {friend} looked out at the side, too. There was a curtain.
night: There was nothing on the empty half of the seat, and by now there was nothing on the other half.
night: A bed has no empty half. It goes round whoever is in it.

= wasn’t chosen | didn’t get chosen | never got picked | never gets picked | always picked last | was not picked | was not chosen | didn’t pick him | didn’t pick her | didn’t pick me | picked someone else | chose someone else | picked somebody else | chose somebody else | picked .. instead of him | picked .. instead of her | chose .. instead of him | chose .. instead of her
seen: While names are being called, everybody has a face on that is ready to be called.
seen: The very first sound of a name is enough to start getting up for. Then it turns into some other name.
seen: Behind the last of the names there is more quiet than there need be.
own: {child}’s knees had been ready to stand, and were let down again.
shown: “What is it like when it is another name?” asked {friend}. ¶ {child} said the beginning of a name, only the first little bit, and looked all round the bed. ¶ {friend} had already leaned forward.
shown: “Can it be seen?” asked {friend}. ¶ {child} put on the face from before, with the eyebrows up, and then the one from after it. ¶ {friend} looked from one to the other. “It is in the top part,” said {friend}.
night: The ready face had been taken off, and it was the ordinary one that lay on the pillow.
night: No names were called. The quiet went on as long as it wanted.

= didn’t get the part | didn’t get the lead | didn’t get the main part | didn’t get the solo | wasn’t picked for the main part | wasn’t picked for the part | didn’t get into the .. team | didn’t get into the .. choir | didn’t get into the choir | didn’t get into the team | didn’t make the .. team | didn’t make the squad | didn’t make the cut | didn’t get picked for the .. team | wasn’t picked for the .. team | wasn’t in the team | wasn’t on the list | wasn’t on the team | didn’t get a place
seen: A list that you are not on gets read down to the end. Then it gets read once more from the top.
seen: The smile for such news is put on from the outside, and the cheeks have to hold it up.
shown: “Where on the list was it not?” asked {friend}. ¶ {child} ran a finger down the folds of the blanket, one after another, to the very last. Then {he} went back to the top. ¶ “Not there either,” said {friend}, keeping up.
shown: “What do the cheeks do?” asked {friend}. ¶ {child} pushed up the corners of {his} mouth with two fingers, and took the fingers away. For a moment they both stayed. ¶ {friend} watched the left one, which was slower.
night: The cheeks had been let go of, and lay on the pillow as they pleased.
night: It was too dark to read a list, whoever was on it.

= was picked for | was picked to | was picked as | got picked for | got picked to | was chosen | got chosen | got the part | got the lead | got the main part | got the solo | made the team | got in the team | got into the team | got into the choir | was asked to be | was made captain | was made line leader | got to be line leader | was picked first | got voted | was voted | got picked first | got picked as
seen: Your own name, read out loud, sounds for a moment as if it were somebody else’s.
seen: When a name is called out, its owner is the last to look. Everybody else has turned round already.
own: {child} waited a second, in case there were two of that name.
shown: “How does it sound?” asked {friend}. ¶ {child} read a name off the ceiling, quite flat, with a stop before it and a stop after. ¶ {friend} looked round, to see who would get up.
shown: “Which bit of a person hears it first?” asked {friend}. ¶ {child} sat very still. The eyebrows went up. Then the back went up, and some way behind it the legs came. ¶ “From the top down,” said {friend}.
night: The name was still on a list somewhere, the same size as all the others.
night: Nobody called anybody. A name lies very quiet when it is not being called.

= got a sticker | got .. stickers | got the sticker | was given a sticker | came home with a sticker | came out with a sticker | earned a sticker | won a sticker | got a gold star | got a star on | got .. sticker | given .. sticker | given .. stickers
seen: What is stuck on your front is upside down for you, and the right way up for everybody else.
seen: One corner always comes up before the others, and gathers a bit of fluff.
own: Every time {child} thought of it, {he} pressed it down with {his} thumb.
shown: “What does it look like from up there?” asked {friend}. ¶ {child} pressed one finger to {friend}’s front and left it there. ¶ {friend} bent and looked down at it for a good while. “It has its feet up,” said {friend}.
shown: “How does it hold on?” asked {friend}. ¶ {child} pressed one fingertip hard on the back of {his} hand, and lifted it slowly. The skin came up a little way with it, and then let go. ¶ “It was not ready,” said {friend}.
night: In the dark the sticker held on as tight as by day, and nobody could see to what.
night: The corner that had come up stayed up, and the other three held.

= got a certificate | got .. certificate | won a certificate | was given a certificate | got an award | won an award | got the head* award | got .. award | got .. pen licence | earned .. pen licence
seen: Everything on it is printed except the name, and the name has been put in with a pen.
seen: Paper like that must not be bent, and so it has to be carried out in front, like a tray.
own: {child} read the line with the name in it, and then the small line at the bottom, with the date.
shown: “How do you get it through a door?” asked {friend}. ¶ {child} laid a slipper across both hands, held it out in front, and went by the bedpost sideways, without breathing. ¶ “The slipper is all right,” said {friend}, who had watched both ends.
shown: “Where is the name on it?” asked {friend}. ¶ {child} smoothed the blanket flat and drew a line across it with one finger. On the line {he} wrote, letter after letter, with the same finger. ¶ {friend} read it. “It fits,” said {friend}.
night: A certificate lay flat, with its face up, and was not being bent by anybody.
night: The ink in the name was dry, and the rest had always been dry.

= star of the week | star of the day | pupil of the week | pupil of the day | student of the week | student of the month | pupil of the month | learner of the week | star pupil
seen: Whoever is star of the week is it on all the days. They are it on the stairs, and in the queue for the toilet.
seen: A star of the week has to look for the other shoe like everybody else.
own: {child} did the next thing, whatever it was, as a star would have done it.
shown: “What has to be done for it?” asked {friend}. ¶ {child} sat up against the pillow, put both hands on {his} knees, and was it. {He} blinked once. ¶ {friend} watched closely. “I would have thought more,” said {friend}.
shown: “Does it show from behind?” asked {friend}. ¶ {child} turned round on the bed and showed {friend} the back of {his} pyjamas. ¶ {friend} looked it over, from the collar down. “A little,” said {friend}, “about the neck.”
night: In bed it cannot be seen who is star of the week and who is not.
night: There are a good many stars, and nobody has said which of the weeks belongs to which.

= read aloud | read out loud | read a page | read .. page | read to the class | read .. out loud in class | read out .. in front of | read in assembly | read in front of | read the lesson
seen: In reading aloud, the eyes are always one word ahead of the mouth.
seen: A long word can be heard before it comes, because the words in front of it get slower.
seen: At the end of every line the eyes have a long way back, and must land one line lower.
own: At each full stop {child} took a breath, which is what they are there for.
shown: “What happens at a long word?” asked {friend}. ¶ {child} read it off the blanket, one piece at a time. “The. Big. Hip. Po. Pot. A. Mus.” ¶ “I saw it coming,” said {friend}. “The front end came first.”
shown: “How do you not get lost?” asked {friend}. ¶ {child} ran a finger along a fold in the blanket, with little stops. At the end it jumped, and came down one fold lower. ¶ {friend} had seen the jump. “Without looking,” said {friend}.
night: No finger was under any word. The words kept their places by themselves.
night: The page had another page lying on its face, and could not be read.

= read a whole book | read .. whole book | read a book | finished a book | finished .. book | read a whole .. on | read .. to the dog | read .. to the cat | read to .. brother | read to .. sister | read .. chapter
seen: Near the end of a book one hand holds nearly all of it, and the other hardly any.
seen: After the last word comes some white, and then there is a page with nothing on it at all.
own: {child} looked on the other side of the last page, in case.
shown: “How do you know how much there is left?” asked {friend}. ¶ {child} stood the pillow on its edge and moved {his} thumb along the top, from one side to the other. Then {he} let it fall flat. ¶ “By the thumb,” said {friend}.
shown: “Where does it go, when it has been read?” asked {friend}. ¶ {child} pointed to one eye. From there {he} drew the finger over {his} ear to the back of {his} head, and held it there. ¶ {friend} went and looked. “It doesn’t show,” said {friend}.
night: The finished book lay with its beginning on top again.
night: Inside the book it was dark, and everybody in it stayed on their own page.

= could read | can read now | learned to read | learnt to read | started reading | read .. first word | read .. first words | read .. signs | went up .. reading | moved up .. reading
seen: Once you can read, there is no way of looking at a word without reading it.
seen: After that it is everywhere: on vans, on lids, and small and sideways on the toothpaste.
own: {child}’s lips went along with it, and were always a very little late.
shown: “What does a word do?” asked {friend}. ¶ {child} held the label of the blanket to the lamp, and put a finger under it. {He} made the first sound, and then all of them. ¶ “So that is what it had been saying,” said {friend}.
shown: “Can you stop it?” asked {friend}. ¶ {child} held the label of the pillow up to the lamp and looked at it hard, without reading it. It went well for a time. Then {his} lips moved. ¶ “No,” said {friend}.
night: It was too dark to read, and all the labels kept what they knew to themselves.
night: Somewhere on the blanket was a small word about washing, and nobody could see it.

= wrote .. name | wrote .. own name | spelled .. name | spelt .. name | signed .. name
seen: The first letter of a name is as big as it likes. The last one has to fit.
seen: A name that is written down stays where it is, even when its owner has gone in for tea.
own: {child}’s tongue came out at the corner, and went along with the pencil.
shown: “Which is the hard one?” asked {friend}. ¶ {child} wrote in the air with one finger, letter after letter, and one of the letters twice. ¶ “That one,” said {friend}.
shown: “How does it begin?” asked {friend}. ¶ {child} wrote it with a finger on {friend}’s back, only the first letter, with everything that belongs to it. ¶ {friend} kept still until it was over. “It stops very suddenly,” said {friend}.
night: The name lay on its paper in the dark, in the right order.
night: The pencil pointed to the place where it had stopped.

= wrote a letter | wrote .. letter | wrote to the | wrote a note | wrote .. a note | wrote .. a card | wrote a postcard | posted a letter | sent a letter
seen: A letter says Dear to everybody, even to people it does not know.
seen: A thought is ready long before the pencil is. It has to stand and wait until it can be written down.
own: {child} read it through once with {his} finger, and put in the one word that had been left out.
shown: “What does it say first?” asked {friend}. ¶ {child} wrote in the air with one finger, a long way up: “Dear.” Behind that went a line, right across to the wardrobe. ¶ {friend} looked along it. “It is to somebody tall,” said {friend}.
night: Somewhere in the dark was a piece of paper that said Dear, and meant one person.

= wrote a story | wrote .. story | wrote a book | wrote .. book | wrote a poem | wrote .. poem | made a book
seen: At the end of each line the people in the story have to wait until somebody thinks of the next.
seen: The End is often written larger than all the rest.
own: {child} looked at the ceiling for the next word, found it up there, and brought it down.
shown: “What did they do meanwhile?” asked {friend}. ¶ {child} walked two fingers along the blanket, and stopped them in the middle of a step, with one leg up. They stood like that. ¶ “They must be glad of a full stop,” said {friend}.
shown: “How do you know that it is the end?” asked {friend}. ¶ {child} wrote two words on the blanket with one finger, very big, and drew a line under them with {his} whole arm. ¶ {friend} looked behind the line. There was nothing there.
night: In the dark the people in the story stood at their last word.
night: The End lay at the bottom of its page, and there was nothing under it but table.

= forgot .. line | forgot .. lines | forgot .. words | forgot the words | forgot what to say | forgot what .. had to say | kept forgetting .. line | kept forgetting .. words | got stage fright | froze on stage | froze on the stage | mind went blank
seen: A forgotten line leaves a hole of exactly its own size, and everybody can hear how long it is.
seen: The word before it is there, and the word after it is there. You can stand in between, and look from one to the other.
own: {child} could have shown you where on the page it was. It was only the words that were not there.
shown: “How long was the gap?” asked {friend}. ¶ {child} held up one finger, and opened {his} mouth. Nothing came. It went on coming. Then the finger went down. ¶ “That is longer than a line,” said {friend}.
shown: “Where does it go to?” asked {friend}. ¶ {child} pushed a sock under the pillow and felt for it with one hand, all over. It came out on the other side, by itself, later. ¶ “Now it comes,” said {friend}.
night: In the night every line is there, from end to end, and nobody has asked for it.
night: It was quiet, and nobody had to say anything into it.

= sang on .. own | sang by .. self | sang in front of | sang in the church | sang in assembly | sang let it go | singing let it go | sang .. let it go
seen: Before singing there is a breath in, and everybody can hear it.
seen: A voice by itself is smaller than many. You can hear all of it, down to the last t of a word.
own: {child}’s hands had nothing to sing, and held on to each other.
shown: “What comes before it?” asked {friend}. ¶ {child} sat up, looked at a place above the wardrobe, and took in air through {his} nose. ¶ {friend} had taken in some as well, and did not know when to let it go.
shown: “Where was the highest bit?” asked {friend}. ¶ {child} hummed, and one hand went up with it, from {his} knee to {his} chin, and past the ear. Up there it shook a little. ¶ {friend} did not move until it was down.
night: The breath went in and out by itself, with no tune on it.
night: The song was folded up small, with its high part on the inside.

= was a sheep | was sheep number | was third sheep | was second sheep | was first sheep | was the sheep in | was going to be a sheep | as a sheep | been a sheep | played a sheep
seen: A sheep like that has two pairs of ears, and it hears with the lower ones.
seen: There is seldom one sheep. The others are sheep as well, and one of them has to be nudged.
own: {child} looked straight ahead, as sheep do, and saw everything.
shown: “Can you show me one?” asked {friend}. ¶ {child} went down on hands and knees, looked to the front, and chewed from side to side. ¶ “It is one,” said {friend}. “It has pyjamas on, but it is one.”
shown: “Did it know that it was in a play?” asked {friend}. ¶ {child} thought about this. Then {he} put both hands up for ears, and looked at {friend} with nothing in {his} face at all. ¶ “No,” said {friend}.
night: It was night, and there was a sheep, and still nobody counted it.
night: The ears lay on their band and heard nothing, as before.

= was the donkey | was a donkey | going to be the donkey | played the donkey | as a donkey | as the donkey
seen: A donkey in a play carries somebody who is walking too.
seen: The long ears are at the top, and the other end of the donkey is mostly ordinary trousers.
own: {child} stopped whenever the others stopped, which is the chief thing about a donkey.
shown: “How does it stand?” asked {friend}. ¶ {child} stood on hands and knees, let {his} head hang, and put one back foot up on its toes. ¶ “It has come a long way,” said {friend}.
shown: “How far did it have to go?” asked {friend}. ¶ {child} went round the whole bed on hands and knees, with {friend} on {his} back, and stopped where they had begun. ¶ “Here already,” said {friend}.
night: The donkey’s ears hung straight down, the way they do after a long road.
night: Nobody was on the donkey’s back, and there was nowhere that it had to be.

= was a tree | was the tree | was a talking tree | was the flower | was a bush | was a flower in | was the tree in
seen: Somebody who holds both arms up has plenty of time. An arm gets as heavy as a leg.
seen: What grows in a play may look about, but only with its eyes.
shown: “Do the arms mind?” asked {friend}. ¶ {child} put up both arms and spread the fingers. One arm came down a bit, and went up again. Then the other did. ¶ “There is some wind,” said {friend}.
shown: “What can it see?” asked {friend}. ¶ {child} stood stiff on the bed, and moved nothing but {his} eyes. They went all the way to one side, and all the way to the other. ¶ {friend} looked where they looked. “That is a good deal,” said {friend}.
night: Two arms lay along two sides, heavy, and held nothing up.
night: Outside, the other trees went on holding up their arms. They are used to it.

= was in the play | was in the school play | was in the nativity | was in a play | was in the school show | was in the concert | was in the show | stood on the stage | stood on stage | went on stage | went on the stage | got up on stage | went up on stage | performed in | was an angel in | was a king in | was a shepherd in | was a star in | was a snowflake | was a wise man | was the innkeeper | was Mary in | was Joseph in | was the narrator | was a villager
seen: From a stage all the people look alike, until one of them is yours.
seen: On a stage you can hear your own shoes.
own: {child} looked along the rows, one head after another.
shown: “Can you find anybody, from up there?” asked {friend}. ¶ {child} sat {friend} down at the far end of the bed, and climbed on the pillow. {He} looked along, and along, until {he} came to {friend}. ¶ “Here,” said {friend}, very low.
shown: “Is it high?” asked {friend}. ¶ {child} put {friend} up on the pillow. {He} sat down at the far end, folded {his} arms, and looked. ¶ {friend} bore it for some time. “Yes,” said {friend}. “It is high.”
night: The stage was dark, and all the chairs stood in rows and looked at it.
night: A curtain hung down to the floor, and no shoes showed under it.

= wouldn’t go on stage | wouldn’t go on the stage | wouldn’t sing | didn’t do the song | wouldn’t do .. dance | refused to go on | wouldn’t perform
seen: From just beside a stage you see everything sideways, with the backs of the ears.
seen: Not going needs both feet. One by itself would go.
own: {child} did it all on the inside, word for word, with the mouth shut.
shown: “Where did the feet stop?” asked {friend}. ¶ {child} walked two fingers up to a fold in the blanket, right to it, so that the nails touched. There they stood. ¶ {friend} looked over the fold. “It would have been one more,” said {friend}.
shown: “What do you see from there?” asked {friend}. ¶ {child} got behind the edge of the blanket, with one eye out. ¶ {friend} looked at the eye, and then at what it was looking at. “You see it sideways,” said {friend}.
night: What had been done on the inside went on there for a while, with all its verses.
night: Two feet lay under the blanket side by side, and neither had to go first.

= show and tell | show & tell | showed .. to the class | showed the class | showed .. class
seen: A thing from home looks smaller at school.
seen: Whatever it is, it has to be held up, and turned, so that everybody has had the front of it.
own: {child} had looked in the bag twice on the way, and both times it was in there.
shown: “How is it done?” asked {friend}. ¶ {child} lifted {friend} up in both hands, turned slowly to this side and to that, and said, “This is {friend}.” ¶ {friend} looked at the whole room. “Any questions,” said {friend}.
shown: “How small did it look?” asked {friend}. ¶ {child} held up a cup in front of {friend}’s nose. Then {he} went with it as far as the door, and held it up there. ¶ “It has come down a lot,” said {friend}.
night: The thing was back in its place, and had its proper size again.
night: Nothing was being held up, and nobody had any questions.

= put .. hand up | put up .. hand | raised .. hand | answered .. question | answered in class | got .. question right | knew the answer
seen: A hand that is up gets heavier, until the other hand has to come and hold it by the elbow.
seen: Some hands go right up. Some go as high as the ear, in case.
own: {child} had the answer in {his} mouth already, and kept going over it with {his} tongue.
shown: “What if they don’t see it?” asked {friend}. ¶ {child} put up one hand, and then put it up some more. The shoulder came with it. Then the bottom left the pillow. ¶ “I can see it now,” said {friend}.
shown: “What does the other hand do?” asked {friend}. ¶ {child} put one arm up. After a while the other hand came across, took it by the elbow, and helped. ¶ {friend} gave them both time. “Yes?” said {friend}.
night: Both hands were under the blanket. Nobody had asked anything.
night: The answer was still the same, and would not be wanted until the morning.

= spelling test | spelling bee | spellings | spelled .. right | spelt .. right | learned .. spellings | spelling quiz
seen: The word is said, and then it is said in a sentence. After that there are only pencils.
seen: There are words with two of some letter in them, and the only question is where.
own: {child} looked at one of the words until it no longer looked like a word at all.
shown: “How does a word come apart?” asked {friend}. ¶ {child} said it slowly, with a finger for each letter: s, o, c, k. Four fingers stood up. ¶ {friend} looked at the four, and then at a sock. “You would not think it,” said {friend}.
shown: “What does a test sound like?” asked {friend}. ¶ {child} said, “Bed.” {He} said, “I am in bed. Bed.” Then {he} scratched on the sheet with one nail. ¶ “I have got that one,” said {friend}.
night: All the letters of pillow lay under one ear, with the two l’s side by side.
night: In the dark a word need not be spelled. It need only be said, or not even that.

= went out on rhythm | went out on “rhythm” | went out on the word | came second in the spelling bee | got .. spelling wrong | got .. spellings wrong | spelled .. wrong | spelt .. wrong
seen: The word that somebody got wrong is afterwards the one word in the world they can always spell.
seen: There was one letter too many, or one too few. From the outside a word like that looks nearly the same.
own: {child} wrote it once more with a finger, on one knee, the way it should go.
shown: “Which letter was it?” asked {friend}. ¶ {child} wrote the whole word on the blanket, slowly, with one finger. In the middle {he} stopped, and pressed the finger down. ¶ {friend} leaned over. “There,” said {friend}, and would have known it again.
shown: “Does it look wrong?” asked {friend}. ¶ {child} laid out a row of fingers, and bent one of them under, and shut one eye. ¶ {friend} went along the row twice. “Only if you have met it before,” said {friend}.
night: The word was still spelled in the same way, in all the books, right through the night.
night: One letter lay awake a little longer than the others, and then it lay down too.

= maths test | math test | maths quiz | times tables | times table | sats | did a test | took a test | did .. sums | did sums | maths lesson | had a test at school | had a maths test | had tests at school
seen: During a test the clock is louder than on any other day.
seen: In a test there is always somebody who turns the page first, and everybody hears it.
own: {child} did the ones that {he} knew, and then went back to see if the others had got any easier.
shown: “What if you run out of fingers?” asked {friend}. ¶ {child} counted along both hands, came to the end of them, and went on, under the blanket, with {his} toes. The blanket moved. ¶ {friend} watched it. “Thirteen,” said {friend}.
shown: “How quiet was it?” asked {friend}. ¶ {child} rubbed one finger along the sheet, the way a pencil goes. It stopped. After a long time it went on. ¶ {friend} had listened to the stop. “That was a hard one,” said {friend}.
night: The numbers were all there in the dark, one after another, and nobody needed to get them out.
night: The paper lay in a pile, with other papers on its back and others under it.

= fell out with maths | fallen out with maths | fell out with math | was stuck on .. maths | hated maths | couldn’t do .. maths | couldn’t do .. sum
seen: Numbers do not move while they are being looked at. They stay exactly as hard.
seen: A sum that will not come out has a small line under it, and under the line it is white.
own: {child} wrote something under the line, and rubbed it out, until the paper there was soft.
shown: “What does it do, when you look?” asked {friend}. ¶ {child} put two fingers up on one hand, three on the other, and stared at them. They stood there. ¶ {friend} stared at them as well. “It is not going to say,” said {friend}.
shown: “How far did you get?” asked {friend}. ¶ {child} walked one finger along the blanket, over a fold, and over another. At the third it stopped, and rubbed its toe on the sheet. ¶ {friend} looked at the third fold from both sides.
night: Under the line it was still white, and in the dark that could not be seen.
night: The numbers lay in their book, with the plus and the minus between them, and nothing came to anything.

= homework | did .. homework | forgot .. homework | finished .. homework | wouldn’t do .. homework | didn’t do .. homework | lost .. homework
seen: Homework is a small piece of school, and it lies on the table among the spoons.
seen: A pencil that is doing homework has to be sharpened very often.
own: {child} knew just how it looked, down to the bent corner.
shown: “What does the pencil do?” asked {friend}. ¶ {child} rolled one finger to and fro on the blanket, tapped with it, and looked at the ceiling. ¶ {friend} looked at the ceiling, too. “And from up there it comes down,” said {friend}.
shown: “What does homework look like when it gets home?” asked {friend}. ¶ {child} pulled a sock out from under the pillow, where {he} had lain on it. It was flat, with one end turned over. ¶ “It has been under something,” said {friend}.
night: The homework lay in the dark of the bag, between a jumper and half a biscuit.
night: The pencil was as sharp as it would ever be, and had nothing to do.

= lied | lied about | told a lie | told lies | told .. a lie | told a fib | fibbed | was lying | said it was the dog | said it was teddy
seen: In telling a lie people look very straight at you. At other times they blink.
seen: A lie is often a little too long. On the end of it is a bit that nobody asked for.
shown: “How straight do you look?” asked {friend}. ¶ {child} looked at {friend} without one blink, and went on, until there was water in one eye. ¶ {friend} looked back. “That is how I always do it,” said {friend}.
shown: “And where was the real one?” asked {friend}. ¶ {child} put one sock on the blanket, and another on top of it, quite straight. At the end a bit of the lower sock stuck out. ¶ “There,” said {friend}.
night: Everybody’s eyes were shut, and nobody could look straight at anybody.
night: Whatever had happened that day lay in the dark exactly as it had happened.

= told the truth | owned up | confessed | admitted it | came clean | told us the truth | told us what .. did | admitted that | admitted she | admitted he | said it had been him | said it had been her | said he had done it | said she had done it | said he did it | said she did it
seen: The truth of such a thing is quite short, and is mostly said to the carpet.
seen: First there is a breath in, and it comes out again with nothing on it. There may be several of those.
own: {child} stood there first, on one foot and then on the other.
shown: “How many goes did it need?” asked {friend}. ¶ {child} breathed in, and let it out. {He} breathed in, and let that out as well. The third one had a word on it. ¶ “I thought it was going to be the second,” said {friend}.
shown: “What is it like in there now?” asked {friend}. ¶ {child} opened {his} mouth as far as it would go and held it to the lamp. The tongue moved over, to make room. ¶ {friend} looked in. “There is room,” said {friend}.
night: What had been said was nowhere any more, not in a mouth and not under a bed.
night: The carpet had heard all of it, and lay flat.

= kept a secret | kept .. secret | kept it a secret | had a secret | didn’t tell anyone | hasn’t told anyone
seen: A secret can be seen from the outside. It pushes the lips together, and up a little at the ends.
seen: As soon as there is a secret, everybody seems to be talking of something very near it.
own: It was nearly out, and {child} turned it into a cough.
shown: “How do you carry it?” asked {friend}. ¶ {child} shut both hands round nothing, with great care, and brought them across the bed, elbows out. ¶ {friend} did not ask what was in there, but leaned.
shown: “Can you tell that somebody has one?” asked {friend}. ¶ {child} pressed {his} lips together, looked at the lamp, and hummed. ¶ “Yes,” said {friend}.
night: The secret was in bed, and so was whoever had it, and neither of them said anything.
night: In sleep the lips come a bit apart. A secret is kept farther back than that.

= blamed | blamed .. brother | blamed .. sister | blamed .. dog | blamed .. on | got blamed | was blamed | got the blame | said the dog did it | said .. brother did it | said .. sister did it
seen: When two people are asked at the same time, there are two fingers out, and they point across each other.
seen: Whoever gets the blame has nothing ready to say.
shown: “How does the finger know where to go?” asked {friend}. ¶ {child} looked all round the bed. Then one finger came out of the blanket, slowly, and pointed to a slipper. ¶ {friend} looked at the slipper. It had nothing to say.
shown: “What does it look like, not to have done it?” asked {friend}. ¶ {child} opened {his} eyes wide, and held out both arms, a little bent, and stayed like that. ¶ {friend} studied it. “That is how I sit,” said {friend}.
night: All the fingers were in bed, and bent, and did not point to anybody.
night: Somebody had done it. In the dark everybody looked as if it had been somebody else.

= hid one | hid .. shoes | hid .. sister’s | hid .. brother’s | stashed | had hidden the | had hidden it | had hidden his | had hidden her | hid it in | hid it under | hid it behind | hid them in | hid them under | hid his .. in | hid her .. in | hid his .. under | hid her .. under | hid my | hid his | hid her | hid them | hid it
seen: Whoever has hidden a thing takes great care not to look that way.
seen: Where the thing used to be there was now only a place.
shown: “Where do your eyes go?” asked {friend}. ¶ {child} pushed a sock under the pillow. Then {he} looked at the door, at the ceiling, at the lamp, and at {his} own knees. ¶ “It is under the pillow,” said {friend}.
shown: “What does a thing do, while it is hidden?” asked {friend}. ¶ {child} lifted the edge of the blanket, only a little. A sock lay in there in the dark, just as it had been put. ¶ “Not much,” said {friend}.
night: At night the hidden things and all the others are equally hard to see.
night: Everything was in its place, or in some other place, and kept still.

= hid | hid under the bed | hid behind the curtain | hid in the cupboard | hid in the wardrobe | was hiding in | was hiding under | was hiding behind
seen: In a hiding place your own breath is the loudest thing there is.
seen: From a hiding place the world is mostly feet, and what the feet say.
own: {child} got thin, and pulled in the one foot that was still outside.
shown: “Can I come in, too?” asked {friend}. ¶ {child} pulled the blanket over {his} head, and {friend} in after. There was one small gap, low down, with some light and a chair leg. ¶ “Just the bottoms of things,” said {friend}.
shown: “How small do you get?” asked {friend}. ¶ {child} pulled up both knees, wrapped {his} arms round them, and put {his} nose between. ¶ {friend} was put round at the back, to look. “There is still an ear out,” said {friend}.
night: The hiding place was empty, and just as dark with nobody in it.
night: In bed everybody is hidden as far as the chin.

= took .. without paying | took .. without asking | pinched .. from | took .. from the shop | took .. that wasn’t | came home with .. that wasn’t | stole .. from the shop | stole from
seen: Something taken can be felt in a pocket, even if it weighs no more than a stamp.
seen: The hand goes back to the pocket, from the outside, to see. It is there every time.
shown: “How heavy is it?” asked {friend}. ¶ {child} shut one hand round nothing at all, pushed it under the blanket, and kept it there. ¶ {friend} looked at something else, and then at the blanket. “You always know where it is,” said {friend}.
shown: “What do the other things on the shelf do?” asked {friend}. ¶ {child} stood five fingers on the edge of the bed and took one of them away. The rest stood where they were, with the gap. ¶ {friend} looked at the gap.
night: Both pockets hung straight down, one like the other.
night: On the shelf the things stood in a row in the dark, and some stood farther apart.

= gave back | gave .. back | gave it back | took .. back to the shop | had to give back | handed back | handed .. back | had to take .. back
seen: A thing goes back by the same way as it came, and the way is longer.
seen: A thing that is given back is in the other hand already, and still has one finger on it.
own: {child} held it out with a quite straight arm, as far in front of {him} as it would go.
shown: “What does it look like, going back?” asked {friend}. ¶ {child} took away {friend}’s corner of the blanket. Then {he} laid it over {friend} again, smoothed it, and drew back {his} hand. ¶ “It is still warm,” said {friend}.
shown: “Which hand is the last?” asked {friend}. ¶ {child} put a sock in {friend}’s lap with both hands. One hand went home at once. The other stayed, with one finger on the toe, and then that went. ¶ “The left,” said {friend}.
night: What had been given back lay in its old place, and looked as if it had not been anywhere.

= gave his .. to | gave her .. to | gave the .. to | gave some .. to | gave all .. to | gave one .. to | gave it to | gave them to | gave away | gave .. away | gave .. pocket money | had to give away | let .. keep | gave him a present | gave her a present | gave him a card | gave her a card | gave him a picture | gave her a picture | gave him a sticker | gave her a sticker | gave .. a present
seen: Nothing about the thing had changed, except whose it was.
seen: People who are given something say “Oh” first, and look at it afterwards.
own: {child}’s hand came back with nothing in it, and was wiped on {his} front, although it was clean.
shown: “How can you tell whose it is?” asked {friend}. ¶ {child} laid a sock on {friend}’s lap and took {his} hand away. They both looked at it. It was the same sock. ¶ “It has gone over,” said {friend}.
shown: “Where does it begin to be the other person’s?” asked {friend}. ¶ {child} moved a sock across the blanket, inch by inch, from one knee to {friend}. About halfway {he} stopped, and thought, and went on a bit. ¶ “Here,” said {friend}.
night: What had been given was somewhere else now, and it was dark there, too.
night: Where it used to lie there was some room.

= swapped | swapped .. for | swapped .. with | traded .. for | traded .. with | did a swap | exchanged | did swaps
seen: In a swap both hands go out at once, because nobody wants to be the first.
seen: Afterwards each of them looks at what they have got, and then, once, at what they had.
own: {child} turned it over, to see what else it had.
shown: “How do you know that it is fair?” asked {friend}. ¶ {child} gave {friend} the left sock and took the right one, both in the same moment. They looked. The socks were alike. ¶ “Mine is better,” said {friend}.
shown: “How is nobody first?” asked {friend}. ¶ {child} took a sock in each hand, crossed {his} arms, and counted to three. On three the socks had changed hands. ¶ {friend} had blinked, or nearly. “I missed the middle,” said {friend}.
night: Two things lay in one another’s places, and had not noticed yet.
night: One thing had come into the house, and one had gone out of it, and the door was shut.

= promised | made a promise | pinky promised | pinky swore | made .. promise | broke .. promise | promised .. that
seen: After a promise the other one looks at the mouth it came out of, and then at the eyes.
seen: A promise takes no longer than a sneeze, and then it has to be kept until the day.
shown: “Where do you take hold of one?” asked {friend}. ¶ {child} put a little finger round the end of {friend}’s arm, hooked it, and pulled once. ¶ {friend} looked at the finger. “It is the smallest one you have,” said {friend}.
shown: “How long does it have to be?” asked {friend}. ¶ {child} said it, without a voice, so that only the lips moved. It was quite short. Then {he} put both hands under {his} legs. ¶ “And now it is in there,” said {friend}.
night: The promise lay where promises are kept, in the dark, with a name on it and a day.
night: Ten fingers lay on the blanket, and the two smallest were a little bent.

= whispered | whispered to | whispered .. ear | whispered in | whispered it | was whispering
seen: Whoever is being whispered to looks at nothing at all while it goes in.
seen: A whisper is nearly all air. Some of it stays in the ear afterwards, and is warm.
own: {child} put one hand up beside {his} mouth, so that nothing would get out at the side.
shown: “What is it like for the ear?” asked {friend}. ¶ {child} bent down to {friend}’s ear, put a hand round it, and whispered. ¶ {friend} kept still for some time. “Warm,” said {friend}. “And then a word.”
shown: “Why can the others not hear it?” asked {friend}. ¶ {child} said “sock” out loud to the wardrobe, and then “sock” again, with no voice, into {his} own hand. {He} shut the hand. ¶ “Now it is in there,” said {friend}, and looked at the wardrobe.
night: The curtain moved, and the pipes said something, and none of it was words.
night: Everybody had a voice, and none of the voices was switched on.

= gave up .. seat | gave .. seat to | gave .. seat up | offered .. seat | let .. sit down | let .. sit in .. place | let .. sit in .. seat
seen: When a seat is offered both of them look at it, and for a moment it is nobody’s.
seen: For somebody standing there is the same window, with another piece of outside in it.
shown: “What does the other one get?” asked {friend}. ¶ {child} moved over, and lifted {friend} into the dip in the bed where {he} had been until then. ¶ {friend} did not quite fill it. “It has your shape,” said {friend}.
shown: “But where do you put yourself?” asked {friend}. ¶ {child} stood up on the bed, held on to something up there that was not there, and swayed. ¶ {friend} swayed too, lower down. “That was a corner,” said {friend}.
night: Nobody had to stand. Everybody lay, on a place as long as they were.

= called .. teacher mum | called .. teacher mummy | called .. teacher mommy | called .. teacher mom | called .. teacher mama | called .. teacher dad | called .. teacher daddy | called the teacher mum* | called the teacher mom*
seen: The word was out before the mouth had looked to see who it was talking to.
seen: It is only that this word lies nearest to the front.
own: {child} shut {his} mouth behind it, but it was already on the other side.
shown: “How does it get out?” asked {friend}. ¶ {child} laid three socks in a line to the edge of the bed, and touched the line, a little, from behind. The first one went over. ¶ “That was the one in front,” said {friend}.
shown: “What does a whole room do then?” asked {friend}. ¶ {child} sat up with {his} mouth a bit open, looked straight at {friend}, and did not stir. ¶ {friend} looked back, in the same way. “I have been in rooms like that,” said {friend}.
night: The word was back in its place, nearest to the front.
night: Somewhere the teacher was in bed as well, under the other name.

= waved | waved to it | waved .. goodbye | waved and waved | waved until | waved till | waved from
seen: People go on waving for a little longer than they can be seen.
seen: A wave is sent off, and for a moment nobody knows if it has got there.
own: {child}’s hand went on by itself, and had to be brought down.
shown: “How far does one reach?” asked {friend}. ¶ {child} went to the door, turned round, and waved from there with the whole arm. ¶ {friend} waited for it to arrive. “Here it is,” said {friend}.
shown: “Which part is it that waves?” asked {friend}. ¶ {child} waved with one finger, and with a hand, and from the elbow. When it came to the shoulder the bed went to and fro. ¶ “That one could be seen from a train,” said {friend}.
night: All the hands were down, and whatever went by in the dark went by without being waved at.
night: There was nobody in the window, only some curtain.

= hugged | cuddled | gave .. a hug | gave .. a cuddle | gave .. a big hug | gave .. a squeeze | had a cuddle | had a hug | snuggled | snuggled up | big hug | group hug | squeezed .. tight
seen: In a hug nobody can see the other one’s face. Each of them looks at what is behind.
seen: The arms go round, and at the back one hand finds the other, or does not get so far.
seen: One of the two always lets go a very little sooner, and then it is over for both.
own: {child} had one ear pressed flat, and heard in it how somebody else breathes.
shown: “Is there a view from in there?” asked {friend}. ¶ {child} took {friend} in both arms, and held on, and breathed in and out. ¶ “The shelf,” said {friend}, when it was over.
shown: “How far round does it go?” asked {friend}. ¶ {child} put both arms round the pillow. At the back the fingers felt for each other, and the two longest touched. ¶ “They have met,” said {friend}, who could see them from there.
night: The pillow had been held for so long that it had a waist.
night: Every pair of arms was by itself again, and lay along its own two sides.

= kissed | gave .. a kiss | gave .. kiss | kissed .. goodnight | kissed .. goodbye | kissed .. better | kissed the baby | blew .. a kiss | blew kisses | got a kiss
seen: The noise of a kiss comes at the end, when it lets go.
seen: A kiss leaves a small cold place behind, and that is where it was.
shown: “What is a kiss made of?” asked {friend}. ¶ {child} put {his} lips on the back of {his} hand, waited, and took them off again. It went “p”. ¶ “Mostly of the end,” said {friend}.
shown: “Where is it, afterwards?” asked {friend}. ¶ {child} gave {friend} one on the forehead, and pointed to the place. ¶ {friend} kept very still, so as not to lose it. “It is getting cooler,” said {friend}.
night: The small cold place had got warm again, and could not be found.
night: Every mouth was shut, with one lip on the other, and there was no noise.

= was holding hands | holding hands | took .. hand | took .. by the hand | wanted to hold hands
seen: Of two hands that are being held, one is always warmer. After a time there is no telling which.
seen: Two people who hold hands have two hands over, one at each end.
own: {child} felt a thumb go to and fro on the back of {his} hand, all by itself.
shown: “Which one holds, and which is held?” asked {friend}. ¶ {child} took one of {his} hands in the other, and looked, and changed them round. It was the same again. ¶ “Then it is both,” said {friend}.
shown: “What is it like, walking?” asked {friend}. ¶ {child} took {friend} by one arm, and they went from the bed to the door, and back. ¶ {friend} had swung at every step. “You go backwards as well,” said {friend}.
night: One hand was under the blanket and one had slipped out, and neither of them was being held.

= asked a question | asked why | asked where | asked how | asked if | asked what | asked when | asked .. why | asked .. where | asked .. if | asked .. what | asked at | wanted to know | wanted to know why | kept asking | only asked | asked a million questions | asked so many questions
seen: A question goes up at the end, and has to stay up there until there is an answer.
seen: People who have been asked something hard say the question over again, slowly.
own: {child} looked at the mouth that the answer would have to come out of.
shown: “What is it like, without the words?” asked {friend}. ¶ {child} hummed it, low at first. At the end it went up, and one finger with it, and they both stayed there. ¶ “I don’t know,” said {friend}.
shown: “What do you do while you wait for it?” asked {friend}. ¶ {child} put up both eyebrows, and turned {his} face to {friend}, and kept it like that. ¶ {friend} would have liked to do something for the eyebrows, and thought hard.
night: A question or two hung up near the ceiling, where they go at the end.
night: Nobody said why, and nobody said because.

= said .. first word | first word | said .. for the first time | said a new word | said .. own name | started talking | learned to say | learnt to say
seen: A new word gets said to everything: to the lamp, to the spoon, and to the shoe.
seen: Until then it had been a noise. It was the same mouth, and all at once there was a word in it.
shown: “How did it come out?” asked {friend}. ¶ {child} moved {his} mouth with nothing in it, round, and flat, and round again. The fourth time there was a small sound inside. ¶ “That was it,” said {friend}.
shown: “What did it get used for?” asked {friend}. ¶ {child} pointed to the lamp, and to the cup, and to {friend}, and each time said the same short word. ¶ “I have been called that before,” said {friend}.
night: The new word lay in the dark, among a number of noises that are not words yet.
night: A word that is said so often in one day is worn quite smooth by the evening.

= spoke .. in french | said .. in french | said .. in spanish | said .. in welsh | said .. in polish | said .. in arabic | said .. in italian | said .. in german | said .. in chinese | said .. in japanese | said .. in urdu | say .. in korean | poem in welsh | spoke french | spoke spanish | spoke welsh | spoke polish | spoke english | spoke arabic | spoke urdu | spoke another language | didn’t speak english | didn’t speak much english | doesn’t speak english | learned some french | learned some spanish
seen: In another language the mouth has to go to places where it does not usually go.
seen: A spoon has one name here and another name there, and it is one spoon.
shown: “Is it a different mouth?” asked {friend}. ¶ {child} pushed {his} lips far out, pulled them wide, and did something at the back, all without a sound. ¶ {friend} thought it over. “Pleased to meet you,” said {friend}.
shown: “What am I called in it?” asked {friend}. ¶ {child} said {friend}’s name again, rather faster, with the front of it long and the end hardly there. ¶ {friend} listened until it was over. “I would come to both,” said {friend}.
night: In sleep all the languages are alike, and consist mainly of m.
night: The spoon lay in its drawer, under both of its names.

= called .. a name | called .. names | called .. a baby | called .. stupid | called .. smelly | called .. a liar | called .. ugly | called .. fat | called .. weird | was called names | got called names | was called a baby | was called stupid | said it was weird | said .. hair was weird | said .. lunch was weird | said .. sandwich was weird | kept calling him | kept calling her | called .. shorty
seen: Such a word takes no longer than a breath, and can be heard again all the way home.
seen: Of everything that was said, there was one word that stayed. The ones on each side of it had gone.
shown: “How long was it?” asked {friend}. ¶ {child} clapped it, without saying it, and it was soon over. Then {he} held {his} hands apart for how long it was afterwards. ¶ {friend} looked from the one hand to the other.
shown: “What is left if you take the word out?” asked {friend}. ¶ {child} hummed it, with {his} lips shut, in just the way it was said. ¶ {friend} listened to it. “It is in the tune as well,” said {friend}.
night: There were only the real names now, over the pegs and inside the shoes.
night: It was quiet, with room in it for every word, and none came.

= teased | was teased | got teased | was being teased | teased .. about | teased .. for | made fun of | picked on | got picked on | was picked on | was bullied | were mean to | was mean to
seen: Teasing has a smile on, and so it is hard to show to anybody.
seen: When it has been said, they look at one another, to see how it went.
shown: “What was the face like that went with it?” asked {friend}. ¶ {child} pushed up one corner of {his} mouth with a finger, and left the other where it was. ¶ {friend} looked at this side and at that. “They do not belong together,” said {friend}.
shown: “Where do they look?” asked {friend}. ¶ {child} said something to {friend}, without a voice, and then looked quickly round at a sock. ¶ {friend} looked at the sock as well. “It is the sock they say it for,” said {friend}.
night: All mouths lay level on their pillows, with one corner as low as the other.
night: What the teasing had been about lay in the dark, and looked like everybody else’s.

= got laughed at | was laughed at | everyone laughed | everybody laughed | they all laughed | the whole class laughed | people laughed | thought everyone laughed | got laughed at by | kids laughed at | children laughed at | boys laughed at | girls laughed at | class laughed at | they laughed at | everyone laughed at | everybody laughed at | people laughed at | friends laughed at
seen: When many people laugh at once, nobody can say who began.
seen: A laugh that comes from all round belongs to nobody in particular.
own: {child} looked to see what it was about, and it seemed to be just where {he} was.
shown: “What does it sound like from the middle?” asked {friend}. ¶ {child} laughed to the left, behind one hand, and then to the right, and over the top. It was not loud. ¶ {friend} sat in between. “You cannot look everywhere,” said {friend}.
shown: “How does it stop?” asked {friend}. ¶ {child} laughed, and then a bit less, and wiped one eye, and said “Ah.” After that came one more ha, by itself. ¶ “There is always that one,” said {friend}.
night: The laughing had all gone quiet, the last ha too, the one that comes by itself.
night: In the dark nobody could see anything to laugh at, and the mouths had gone shut.

= was jealous | was jealous of | was jealous because | was a bit jealous | was a bit jealous of | felt jealous | got jealous | was so jealous | wanted one too | was envious
seen: Other people’s things can be seen more exactly than anything at home.
seen: People say that it is only a badge, or only boots. The “only” takes longer than the rest.
shown: “How well could it be seen?” asked {friend}. ¶ {child} shut {his} eyes and drew it in the air, all round. Then came the small part at the side, which nobody else would have remembered. ¶ “Now I could pick it out anywhere,” said {friend}.
shown: “How do you not look at a thing?” asked {friend}. ¶ {child} put a sock on the blanket and turned {his} head right away. The eyes stayed behind in their corners, on the side of the sock. ¶ “The head does it well,” said {friend}.
night: In the dark nobody’s was any newer than anybody else’s.
night: What other people have stood in other houses, where nobody could see it now.

= was jealous of the baby | jealous of the baby | was jealous of the new baby | was jealous of .. baby | jealous of the new baby | was jealous of .. baby sister | was jealous of .. baby brother
seen: A lap with a baby in it is full, though most of the baby is blanket.
seen: Everybody who comes bends down over the same place, and from the side there are only backs.
shown: “How much room is there?” asked {friend}. ¶ {child} took the pillow on {his} lap, and then {friend} as well. One of the two had to lean. ¶ “I am the one who leans,” said {friend}.
night: Laps are only there when somebody sits. In the night there is not one in the house.

= was too shy | didn’t say hello | wouldn’t talk to | wouldn’t speak to | wouldn’t answer | hid behind mummy | hid behind daddy | hid behind mommy | hid his face | hid her face
seen: The word has come up as far as the chin, and then the chin goes down on it.
seen: A leg is good to stand behind. It has an edge that one eye can look round.
shown: “How much can be seen of somebody shy?” asked {friend}. ¶ {child} got in behind the pillow. There was some hair. Then there was an eye, and then there was hair again. ¶ {friend} said hello to the hair.
shown: “What came instead?” asked {friend}. ¶ {child} put {his} chin down, and turned one foot on its heel. Then {his} smallest finger went up and down, once. ¶ {friend} had seen the finger. “That was it, then,” said {friend}.
night: The hello was still in there, quite whole, and had not been used.
night: Everybody had something to be behind. It was a blanket, and went up to the chin.

= said hello | said hello to | said hi | said hi to | said good morning | said good morning to | introduced .. self
seen: Hello needs two people, and the first of them has to set out without knowing.
seen: The answer to a hello is the same word again, coming the other way.
shown: “How do you know when?” asked {friend}. ¶ {child} walked two socks towards each other, and they came nearer, and nearer. When they were an arm’s length apart, both of them stopped. ¶ “Now,” said {friend}.
shown: “Which way does it go?” asked {friend}. ¶ {child} said it to the wardrobe, and to a sock, and then, rather lower, to {friend}. ¶ “Hello,” said {friend}. “It comes straight back, I notice.”
night: There was nobody left to say it to, and it was kept for the morning.
night: Everybody who had been said hello to that day was lying down.

= first day at | started school | started reception | started nursery | started preschool | started kindergarten | started big school | started year one | started daycare | had started reception | first day back | first day of school | first day of term | first day of nursery | first day of reception | first day of kindergarten | first day of preschool | first day of year* | had .. first day at
seen: On a first day everything is still stiff: the shoes, the collar, and the lid of the box.
seen: There is a name over the peg before anything has hung there.
own: {child} found {his} own name on something. It had got there before {him}.
shown: “How new was it all?” asked {friend}. ¶ {child} walked two fingers over the blanket, very straight, with no knees in them. At every step they said “eek”. ¶ {friend} listened to the shoes. “Very,” said {friend}.
shown: “How do you know which is yours?” asked {friend}. ¶ {child} hung a sock over the bedpost, and wrote something above it in the air, with one finger. ¶ {friend} read it. “It says Sock,” said {friend}.
night: A peg stuck out into the dark, with nothing on it and a name above.
night: One of the shoes creaked, once, all by itself, getting used to it.

= went in without crying | went in without tears | went in on .. own | went in by .. self | walked in on .. own | walked in by .. self | walked into school on .. own | walked into the classroom on .. own | went into class without | went into class on .. own | went into school without | went into nursery without | went in happily | went in happy | didn’t cry at drop* | didn’t cry at nursery | didn’t cry going in | ran into school | ran into nursery | ran into class
seen: Somebody who goes in by themselves is seen from behind, and is mostly bag.
seen: There is one step at which a hand that has been held until then is not held any more.
own: {child} put one foot over the line, the one that was in front anyway.
shown: “What do they see, the ones who stay outside?” asked {friend}. ¶ {child} held the pillow on {his} back with both hands, and walked to the wardrobe. ¶ {friend} watched two heels going up and down under a pillow.
shown: “Where exactly does it let go?” asked {friend}. ¶ {child} led {friend} along the blanket by one arm, over a fold, and another. At the third {he} opened {his} hand, and went on without. ¶ “Here,” said {friend}, at the third.
night: The door was shut now, and there was nobody on either side of it.
night: The bag lay where it had been put down, and had nobody under it.

= wouldn’t let go of mummy | wouldn’t let go of daddy | wouldn’t let go of mommy | wouldn’t let go of .. leg | held on to .. leg | held onto .. leg | had to be peeled off | cried at drop* | cried at the door | cried at the gate | cried going in | wouldn’t go into class | wouldn’t go in to | wouldn’t go into nursery | wouldn’t go into school | clung to mummy | clung to mommy | clung to daddy | clung to mum | clung to dad | clung to me | clung to .. leg | clung to .. coat | clung on to mummy | clung on to me | didn’t want to go in to school | didn’t want to go into school | didn’t want to go into nursery | didn’t want to go in to nursery | didn’t want to go into class
seen: From so near, a coat has no end. It has stitches, and a button with a thread.
seen: Fingers that are undone one after another go back again in the same order.
own: {child} had a bit of cloth in each hand, and both bits got warm.
shown: “Can it be undone?” asked {friend}. ¶ {child} took hold of the blanket with one hand, and undid the fingers with the other. When the last was off, the first was on again. ¶ “It can only be done from inside,” said {friend}.
shown: “What can you see from there?” asked {friend}. ¶ {child} pulled {friend} up against the front of {his} pyjamas and held tight. ¶ {friend} said something, and nobody could hear it. “One button,” it was, afterwards.
night: The coat hung on its hook, with a place in it where it had been held.
night: The hands had come undone by themselves, first the one and then the other.

= a new boy | a new girl | the new boy | the new girl | new kid | new boy | new girl | new child in | was the new kid | was the new girl | was the new boy | was kind to a new | someone new in .. class
seen: Somebody new stands as if the floor belonged to the others.
seen: They are called the new one, although they have been themselves for years.
shown: “How can you tell which one is new?” asked {friend}. ¶ {child} put the socks in a heap, and one a bit to the side, so that only its heel touched. ¶ {friend} looked at the heap. “It is the one with the space round it,” said {friend}.
shown: “Where do they look?” asked {friend}. ¶ {child} sat very straight on the edge of the bed. {He} looked at the ceiling, at the lamp, at the door, and at the door. ¶ “I did that, too,” said {friend}, “when I came.”
night: There was a chair that had been nobody’s yesterday, and in the dark it was somebody’s.
night: There was one more name to say, and it lay among the old ones.

= sat next to | got to sit next to | sat together
seen: Two elbows have to come to some agreement about the middle.
seen: Whoever sits next to you is only ever seen at the edge, and is mainly an ear.
own: {child} did not have to look, to know just how far it was.
shown: “How near is next to?” asked {friend}. ¶ {child} sat {friend} against {his} side, and then a little farther off, and a little nearer. A finger would just go in between. ¶ “This is it,” said {friend}.
shown: “What can you see of somebody, from there?” asked {friend}. ¶ {child} sat down beside {friend}, and they both looked straight ahead. Nobody turned round. ¶ “An ear,” said {friend}, after a time. “And some of the breathing.”
night: Next to the pillow lay some more pillow.
night: The two seats were empty, and stood as near to each other as before.

= friend moved away | best friend moved | friend moved to | friend was moving | best friend is moving | best friend was moving | friend left .. school | friend changed school* | friend went to a different school | best friend left | friend left school | friend left the school | friend left nursery
seen: There is a gap in the list of names, and whoever reads it out nearly stops there.
seen: Between two friends there is always some word that nobody else would understand.
shown: “How far is it?” asked {friend}. ¶ {child} put one sock on the pillow. {He} took the other one right across the room, and out, and came back without it. ¶ {friend} looked at the door. “That far,” said {friend}.
shown: “What is there, where somebody was?” asked {friend}. ¶ {child} lifted {friend} up high. Below, on the blanket, there was a dent. ¶ {friend} looked down into it. “That is me,” said {friend}, “without me.”
night: In some other room was another bed, and somebody in it with the same elbows as ever.
night: The road went from here to there in the dark, the whole way, whether it was used or not.

= teacher left | teacher was leaving | teacher who was leaving | teacher is leaving | nursery teacher left | key worker left | childminder left | teacher went | said goodbye to .. teacher | last day with | missed .. teacher | had a new teacher | had a new carer | had a supply teacher | got a new teacher
seen: Every teacher has a way of writing the date, and the board looks different without it.
seen: A class knows the sound of its own teacher’s shoes, from the far end of the corridor.
shown: “How do you know that it is the right one?” asked {friend}. ¶ {child} shut {his} eyes, and made the steps on the headboard with one knuckle, with the small scrape in them. ¶ {friend} turned to the door, to see who would come in.
shown: “Does a new one do it differently?” asked {friend}. ¶ {child} read the names from the ceiling, all of them, and the ups and downs were in other places. ¶ {friend} had been one of them. “I nearly didn’t notice that it was me,” said {friend}.
night: The board was black, or white, and in the dark it had no date at all.
night: The corridor was long and empty, and nobody’s shoes came along it.

= helped | helped .. with | helped a | helped somebody | helped someone | helped .. carry | helped .. find | helped .. tidy | helped .. do | helped out | gave .. a hand | lent a hand | helped at | helped in
seen: A job that is helped with takes a little longer, and has two people in it.
seen: Whoever helps has to stand ready for most of the time, with both hands a bit out in front.
own: {child} held something, and went on holding it until it was wanted.
shown: “What do the hands do in between?” asked {friend}. ¶ {child} held them up, some way apart, with nothing in them, and looked from side to side for something to hold. ¶ {friend} was nearest, and got held.
shown: “How do two people do one thing?” asked {friend}. ¶ {child} put a corner of the blanket under {friend}, took the other corner, and lifted. One side came up. ¶ “I kept mine down,” said {friend}.
night: The job was done, and nobody could have said which part of it had been done by whom.
night: All the hands in the house were lying about with nothing in them.

= helped .. up | helped .. get up | helped a .. who had fallen | helped .. who had fallen | helped .. who fell | stopped to help | pulled him up | pulled her up | pulled me up
seen: One hand goes down and one comes up, and they meet at about the height of a knee.
seen: Somebody who is being helped up gets heavier first, and then all at once quite light.
own: {child} had leaned back with all {his} weight, and was left leaning.
shown: “Which of them does the pulling?” asked {friend}. ¶ {child} lay flat on the bed and put one arm up. With the other hand {he} took hold of it, and up {he} came. ¶ “Both,” said {friend}, who had been watching for it.
shown: “Where do you take hold of a person?” asked {friend}. ¶ {child} laid {friend} down, looked, and went in under both arms. {friend} came up slowly, feet last. ¶ “There,” said {friend}. “That is the place.”
night: Everybody lay flat in the dark, and nobody was pulling at any of them.
night: All the knees lay level, and no hand was held out to anybody.

= stood up for a girl | stood up for a boy | stood up for a kid | stood up for a friend | stood up for .. friend | stood up for .. brother | stood up for .. sister | stood up for him | stood up for her | stood up for another | stood up for someone | stood up for somebody | stuck up for | defended | told .. that wasn’t kind | told .. it wasn’t fair | told them to stop being | told him to stop being | told her to stop being | told them to leave .. alone | stood up to the | stood up to him | stood up to her | stood up to a
seen: The first word always comes out too high, because the voice had not been told.
seen: After something like that there is a silence, and it is longer than what was said.
own: {child} could hear {his} own heart, from the inside, in both ears.
shown: “What did the voice do?” asked {friend}. ¶ {child} said “Leave off,” and it came out high up, near the ceiling. {He} coughed, and said it again where {he} usually speaks. ¶ “It was the first one that they heard,” said {friend}.
shown: “Where do you stand?” asked {friend}. ¶ {child} put two socks opposite {friend}. Then {he} fetched a cup, and put it down in between. ¶ {friend} looked at it from behind. “It has its handle out,” said {friend}.
night: The high voice had gone back to where it lives, some way farther down.
night: What had been said out loud did not have to be said again in the dark.

= were late | got there late | late for school | late for nursery | was late for | was late to | got to school late | arrived late | overslept | was late for school | was late to school | were late for school | was late again
seen: When there is no time, a shoe turns out to be a thing with a great many parts.
seen: Somebody who comes late hears their own feet. All the other feet are there already.
shown: “How do you come in, then?” asked {friend}. ¶ {child} went out, and opened the door as far as an eye, and as far as a shoulder. {He} shut it behind {him} with both hands. It clicked. ¶ Everybody looked up, and it was {friend}.
shown: “How late is late?” asked {friend}. ¶ {child} laid one finger on the pillow for where the clock should have been, and another one for where it was. ¶ {friend} looked in between. “On a pillow it is about a sock,” said {friend}.
night: The clock went on at its own speed, and nobody had to be anywhere by any of it.
night: The shoes stood empty, and were in time for the morning.

= lost .. jumper | lost .. cardigan | lost .. sweatshirt | lost .. sweater | lost .. hoodie | lost .. fleece | lost .. school jumper | lost .. blazer | left .. jumper | left .. cardigan | left .. coat | lost .. coat
seen: The name is in the collar, on the inside, where only the one who wears it cannot see it.
seen: Those that hang on the pegs are all alike, and each of them is not the one.
own: {child} knew exactly when it had still been on. The next thing {he} knew was arms.
shown: “Where was it last?” asked {friend}. ¶ {child} crossed {his} arms, pulled off a jumper that was not there, over {his} head, and put it down without looking. They both looked at the place. ¶ “Then that is where it is,” said {friend}.
shown: “How would it be known again?” asked {friend}. ¶ {child} turned out the collar of {his} pyjamas, and ran a finger along it on the inside. There was a label, with no name. ¶ “Then you could be anybody,” said {friend}.
night: What was lost lay in the dark, wherever it was, with one of its sleeves inside out.
night: Somewhere a name lay in a collar, facing in.

= lost .. book bag | lost .. bag | lost .. water bottle | lost .. lunchbox | lost .. lunch box | lost .. pe kit | forgot .. pe kit | forgot .. book bag | forgot .. bag | left .. book bag | left .. bag | left .. water bottle | left .. lunchbox | forgot .. lunch | forgot .. lunchbox | forgot .. lunch box | forgot .. water bottle | left .. lunch box | lost .. packed lunch | forgot .. packed lunch | left .. packed lunch
seen: A thing like that is missed in one particular hand. That hand keeps opening and shutting.
seen: It is there all the way along, and then there is a piece where nobody was looking.
shown: “Which hand was it in?” asked {friend}. ¶ {child} held out both of them, and weighed them, with nothing in the one and nothing in the other. The left went a little lower. ¶ “That one has not noticed yet,” said {friend}.
shown: “Where did it stop being there?” asked {friend}. ¶ {child} hooked a sock on one finger and walked it along the blanket, over a fold, round a knee. At the end the finger was bare. ¶ {friend} looked back the whole way. “By the knee,” said {friend}.
night: Somewhere in the dark something leaned against a wall, with its strap out.
night: The hook by the door held out its arm, and there was nothing on it.

= assembly | sat in assembly | had assembly | class assembly | in assembly
seen: In assembly a foot always goes to sleep, before anybody else does.
seen: A hall full of people sitting still is not quiet. It creaks.
shown: “How do you sit?” asked {friend}. ¶ {child} crossed {his} legs, put {his} hands in {his} lap, and moved up to make room. Then {he} moved up once more, and the bed was at an end. ¶ “They always want a bit more,” said {friend}.
shown: “And what is there to look at?” asked {friend}. ¶ {child} sat {friend} down close behind the pillow, with the pillow standing up. ¶ {friend} looked at it for as long as an assembly takes, or nearly. “I have seen the back of it,” said {friend}.
night: The floor of the hall was as hard as ever, and nobody had a foot on it.
night: One foot had gone to sleep in front of all the rest, as in assembly.

= sports day | field day | school sports
seen: On sports day there is more waiting than running, and the waiting is done sitting in a row.
seen: The lines on the grass are white, and go on showing the way when nobody is running any more.
shown: “How do you begin?” asked {friend}. ¶ {child} laid a sock across the blanket, put one toe up to it, not on it, and leaned. ¶ {friend} was put beside it and leaned too, and fell across the sock. “Too soon,” said {friend}.
shown: “What do you hear, while you run?” asked {friend}. ¶ {child} beat on the mattress with both hands, faster and faster, and puffed. Somewhere behind that was a very small “hooray”. ¶ “It is mostly feet,” said {friend}.
night: The white lines went on across the grass in the dark, until they came to the end.
night: All the beanbags lay in one box, in no order at all.

= school trip | class trip | field trip | trip with school | residential | went on the school trip | went to the .. with school | on a school trip
seen: On a trip everybody is counted, getting out and getting in, and the number has to be the same.
seen: From the very first corner on, the sandwiches are thought about.
shown: “How is the counting done?” asked {friend}. ¶ {child} pointed with one finger at two knees, two socks, a cup and {friend}. At the end {he} frowned, and began again. ¶ “I moved,” said {friend}.
shown: “Who walks with whom?” asked {friend}. ¶ {child} put everything in twos, the socks, the slippers, and right at the back {friend} with the cup. ¶ {friend} looked at the cup. “I am with the cup,” said {friend}.
night: The coach stood dark and empty, and under one of the seats was a glove.
night: In bed the count was soon done, and it was right.

= packed lunch | had a packed lunch | took a packed lunch | lunch box | lunchbox | packed .. lunch | ate .. packed lunch
seen: Somebody packed it in the morning, and at twelve somebody else finds out what they were thinking.
seen: The lid goes up a little way first, so that one person can look in before the others.
own: {child} ate the things in a certain order, and the order was known to nobody else.
shown: “What is it like to be the lunch?” asked {friend}. ¶ {child} wrapped {friend} in the blanket with a sock on each side, and carried it all to the door and back. ¶ “Dark,” said {friend}, afterwards. “And the left one leans.”
shown: “How do you see it before the others do?” asked {friend}. ¶ {child} laid one hand on the other for a lid. {He} raised it at the front, looked in with one eye, and shut it. ¶ {friend} had looked at the eye. “Crisps,” said {friend}.
night: The box was empty, and stood upside down, and dried in the corners.
night: One grape had got out, and lay right at the bottom of the bag.

= at playtime | at break | at break time | at recess | all playtime | all recess | all break | played tag | played chase | played tig
seen: Playtime is always over in the middle of something.
seen: In the noise of a playground each one can pick out the one voice that is calling them.
shown: “How does it stop?” asked {friend}. ¶ {child} ran two fingers round and round on the blanket. Then {he} said “peep”, and they stood, with one leg in the air. ¶ {friend} looked at the leg. “It was on the way somewhere,” said {friend}.
shown: “How loud is it?” asked {friend}. ¶ {child} put {his} hands over {friend}’s ears, and took them off, and put them on again, quickly. Each time there was “aah”, and none. ¶ “All the aahs are different,” said {friend}.
night: The playground was flat and dark, with all its lines, and nobody was out.
night: Whatever had been stopped in the middle was still in the middle.

= was worried | was worried about | worried about | worried that | got worried | was a bit worried | was worried it | was anxious | was anxious about | had worries | has been worrying | kept worrying | was worrying
seen: A worry is made of something that has not happened, and the word if.
seen: A worry asks the same thing over again, even when it has been told.
own: {child} did something else for a while, and when {he} looked up it was there as well.
shown: “How big is it?” asked {friend}. ¶ {child} showed it with a finger and a thumb. They looked at it. The finger moved off, and soon {he} had to take the other hand. ¶ “It grew while we looked,” said {friend}.
shown: “What does it do all day?” asked {friend}. ¶ {child} drew a ring on the blanket with one finger, and went along it, round, and round, and round. ¶ {friend} had gone with it. “I thought it would get somewhere,” said {friend}.
night: The if was still there, and had nothing to stand next to in the dark.
night: The worry had lain down as well, because nobody was up whom it could have asked.

= was proud | was proud of | was so proud | was very proud | felt proud | was really proud | kept showing everyone | showed everyone | showed everybody | wanted everyone to know | told everyone | told everybody | has told everyone | had told the postman | told the postman | told the whole
seen: Being proud makes a neck longer, by about a finger.
seen: Some things have to be looked at from the front, and from the side, and once more from the door.
own: {child} mentioned it, and a little later {he} mentioned it again, from another end.
shown: “Where is it, in a person?” asked {friend}. ¶ {child} breathed in and grew, slowly, out of the blanket, until the top button had to hold very tight. ¶ {friend} looked along the row. “It is at that button,” said {friend}.
shown: “How do you look at such a thing?” asked {friend}. ¶ {child} put a cup on the floor, went to the door, and looked. {He} came back, turned it by an inch, and went and looked again. ¶ “Now,” said {friend}.
night: The neck had gone back to its own length, and lay on the pillow.
night: What there had been to show could not be seen from any side now. It was there the whole time.

= was brave | was so brave | was very brave | was really brave | was brave then | was being brave | felt brave | pretended .. wasn’t scared | was pretending .. wasn’t scared
seen: Brave looks like nothing much. It is somebody standing there, with all their toes bent inside their shoes.
seen: The knees go soft afterwards, when nobody needs them any more.
own: {child} looked at one small thing nearby, and it got looked at very thoroughly.
shown: “Is it big?” asked {friend}. ¶ {child} stood up on the bed with {his} arms down, and looked in front of {him}. That was all. Then {he} held out a foot. The toes were pulled in. ¶ “Ah,” said {friend}. “It is down there.”
shown: “Do you breathe?” asked {friend}. ¶ {child} breathed in, shut {his} lips on it, and looked at the wardrobe until it was over. It came out as “hoo”. ¶ {friend} had been wondering where it had got to.
night: All the toes lay straight, and had room.
night: A breath that has been held comes out slowly, and moves the edge of the sheet.

= was nervous | was nervous about | got nervous | felt nervous | was so nervous | had butterflies in | had a tummy ache about | was anxious tummy | had a nervous tummy | voice went wobbly | went wobbly
seen: In the middle of a nervous person it feels as if there had been one stair more than there was.
seen: The hands get wet and the mouth gets dry, and it would be better the other way round.
own: {child} went to the toilet once more, and there was nothing to go for.
shown: “What is in there?” asked {friend}. ¶ {child} put one hand up inside {his} pyjama top, wriggled all its fingers, and held {friend} up against them. ¶ “They are looking for the way out,” said {friend}, with one ear to it.
shown: “How do you sit with it?” asked {friend}. ¶ {child} sat on both {his} hands. One foot began to go up and down, and the bed went with it, just a little. ¶ “I have got it now as well,” said {friend}.
night: The foot that had gone up and down lay still at the end of the bed.
night: Under the blanket there was only a tummy, with supper in it.

= thought that | thought it was | thought it would | thought .. was | thought .. would | thought .. had | thought they | thought about it | had a think | had an idea | thought of
seen: A thought comes while you are doing something else, often with one sock half on.
seen: From the outside it is only a pair of eyes, looking at a place where there is nothing.
own: {child} held it quite still for a moment, to see if it was right.
shown: “What does it look like?” asked {friend}. ¶ {child} looked at a place beside the lamp, with {his} mouth a bit open and one hand in the air. ¶ {friend} looked at the place, too. “It must be on your side,” said {friend}.
shown: “Where does it come in?” asked {friend}. ¶ {child} felt all over {his} head with one finger, and tapped, just behind the ear. {He} felt {friend} there as well. There was a seam. ¶ “So that is what it is for,” said {friend}.
night: Under the hair it was dark, and something was still going about in there.
night: After the light is off thoughts come as they are, with one sock on.

= wanted to | wanted | wanted a | really wanted | really wanted to | so wanted to | was desperate to | couldn’t wait to | wanted it | wanted to be | wanted one
seen: What somebody wants stands in front of everything else that there is to look at.
seen: Wanting is done leaning forwards, with the chin.
own: Wherever {child} looked, it was there already.
shown: “How much?” asked {friend}. ¶ {child} held {his} hands apart, and then {his} arms. In the end {he} lay on {his} back, with a hand hanging over on each side. ¶ “More than the bed,” said {friend}.
shown: “Which way does it pull?” asked {friend}. ¶ {child} put out {his} chin and leaned after it, farther and farther, until one hand had to go down. ¶ {friend} looked to see where the chin was pointing. There was a door.
night: What had been wanted was still wanted, only rather more slowly.
night: Things can be wanted just as well lying down, and with the eyes shut.

= didn’t want to | did not want to | really didn’t want to | didn’t want to go | did not want to go | didn’t want to go back | didn’t want to do | didn’t feel like | wouldn’t leave | would not leave | wouldn’t come in | wouldn’t come inside | wouldn’t get out of bed | wouldn’t get out of the car | wouldn’t get off the | wouldn’t get in the
seen: Not wanting makes people heavy, from the middle downwards.
seen: What somebody does not want to do takes three times as long, and most of that is the beginning.
own: {child} found one more thing that had to be done first, and it was a small one.
shown: “How heavy does a person get?” asked {friend}. ¶ {child} went soft all over and slid down off the pillow, and one arm hung from the bed. ¶ {friend} was asked to pull at the other. “No,” said {friend}. “All of you is down there.”
shown: “Do the feet not want to, either?” asked {friend}. ¶ {child} put out both legs and dug {his} heels in the mattress. The blanket went into folds in front of them. ¶ “They have a brake,” said {friend}, and looked at each heel.
night: There were two small dents where the heels were, and nobody was pulling.
night: It was night, and nobody wanted anybody to do anything, for hours.

= wouldn’t talk | would not talk | wouldn’t say anything | said nothing | didn’t say anything | didn’t say a word | wouldn’t speak | went quiet | went very quiet | was very quiet | came home very quiet | said nothing all the way home | wouldn’t tell | wouldn’t tell us | wouldn’t tell me
seen: Somebody who is saying nothing can be heard all through the house.
seen: People go on asking for a bit. Then they talk about peas, or the traffic, in an ordinary voice.
own: {child} had it all in there. It was only that it did not have a beginning.
shown: “Can I hear some of it?” asked {friend}. ¶ {child} shut {his} mouth and looked straight ahead. There was a pipe. There was a stair. There was a car, a long way off. ¶ “There is a lot in it,” said {friend}.
shown: “Where do you look, meanwhile?” asked {friend}. ¶ {child} leaned {his} head on the wall, as if it were a window. {His} eyes ran along, and jumped back, and ran along. ¶ {friend} looked out on that side. “Lamp posts,” said {friend}.
night: Now everybody said nothing, and nobody could have told one nothing from another.
night: All that had not been said was still in there, with no beginning, and lay on its side.

= said .. was fine | said .. didn’t care | said .. wasn’t bothered | pretended .. was not bothered | pretended .. wasn’t bothered | pretended not to care | said it was fine | said it didn’t matter
seen: That is a short thing to say, and it goes on like a lid.
seen: A shrug goes up quickly. It is the coming down that takes long.
own: {child} said it in an ordinary voice, and looked at something that needed looking at.
shown: “How is it said?” asked {friend}. ¶ {child} looked at the lamp and said “Fine,” and there was a stop behind it, like a door. ¶ {friend} waited at the door. “Very short,” said {friend}.
shown: “What do the shoulders do?” asked {friend}. ¶ {child} drew them up as far as {his} ears. There they were. After that they came down again, one slower than the other. ¶ {friend} kept an eye on the slow one.
night: The shoulders had been put down, both at the same height.
night: Nobody asked how anybody was, and nobody had to say.

= didn’t get invited | wasn’t invited | got left off the list | did not get invited | was not invited | didn’t get an invite | didn’t get an invitation | everyone else was invited | everyone else was going | everyone else in the class | got invited .. she didn’t | got invited .. he didn’t | got invited .. wasn’t | was invited .. wasn’t
seen: Nobody tells you such a thing. It comes out by itself, in the middle of something about socks and cake.
seen: An envelope that is not for you has a name on it, which can be read upside down.
own: {child} bent down and did up a shoe that was done up.
shown: “How do you hear of it?” asked {friend}. ¶ {child} put two socks close together, and let them talk. When a third one came by they stopped, and one looked at the ceiling. ¶ {friend} looked at the ceiling as well. There was nothing on it.
shown: “Which envelope was it not?” asked {friend}. ¶ {child} dealt out a row of them on the blanket, with nothing in {his} hand, along and along, and over the edge. ¶ {friend} had read them all. “They have very neat corners,” said {friend}.
night: The envelopes had all been opened by now, and were just paper.
night: In the cloakroom the pegs stuck out into the dark, every one the same length.

= got invited | was invited | got invited to | was invited to | got an invitation | got an invite
seen: A card with your own name on the outside is a different sort of card.
seen: It says when it begins and when it ends, and in between there are only dots.
own: {child} knew by heart after a while what it said, and read it all the same.
shown: “How does it know that it is you?” asked {friend}. ¶ {child} wrote a name on the flat of one hand with a finger, shut the hand, and held it out. It opened in front of {friend}. ¶ “It has come,” said {friend}, and read the hand.
shown: “What does it look like, standing up?” asked {friend}. ¶ {child} leaned a sock against the lamp, stepped back, and leaned it a bit straighter. ¶ {friend} read it from there. “It is from a sock,” said {friend}.
night: A card stood on its edge in the dark, and said the day and the time to nobody.
night: There was a day with a ring round it, and nobody could see the ring.

= made a friend | made friends | made a new friend | made one friend | made friends with | made a best friend | made some friends
seen: It is hard to say when it began. There was a stick, or a stone, and after that there were two people.
seen: Sometimes the name is asked only at the end, over a shoulder, on the way home.
own: {child} knew very little as yet, only the name, and how fast, and what was funny.
shown: “What do you say first?” asked {friend}. ¶ {child} put a sock down beside another sock, and for a time neither said a thing. Then they were both digging. ¶ {friend} looked into the hole. “That, I suppose,” said {friend}.
shown: “How do you know that it is one?” asked {friend}. ¶ {child} ran two fingers of one hand across the blanket. Two of the other hand came after, and at the corner the first two waited. ¶ “At the corner,” said {friend}.
night: There was a name in the house that had not been there in the morning.
night: Somewhere lay a stick that had been two people’s.

= was homesick | felt homesick | got homesick | missed home | missed .. family | phoned home | phoned .. family | wanted to come home | wanted to go home
seen: Home is never so exact as from far off. You can see the third stair, and the spoon with the bend.
seen: Being homesick comes mostly in the evening, when it is time to look for a light switch.
shown: “Where was it that you could feel it?” asked {friend}. ¶ {child} laid one hand flat, just below {his} neck, and moved it down a bit, and left it. ¶ {friend} was held there too. “There is something going up and down,” said {friend}.
shown: “What do you see of home from there?” asked {friend}. ¶ {child} shut {his} eyes, and pointed with one finger: the door, the lamp, the edge of the wardrobe. They were all where the finger said. ¶ “And I?” said {friend}. The finger came round.
night: At home every stair lay in its place, and the clock told the time to the hall.
night: Here and there the light switches are in different places, and the dark is the same.

= said a rude word | said a bad word | said a naughty word | said a swear word | said .. rude word | said .. bad word | swore | swore at | was swearing | learned a rude word | learnt a rude word
seen: A word like that is mostly said very clearly, with both ends on.
seen: Behind it everybody stops, with whatever they had in their hands.
shown: “How clear was it?” asked {friend}. ¶ {child} moved {his} lips and left the sound off. It had a front and an end, and both of them could be seen. ¶ {friend} had read it. “I thought that it would be longer,” said {friend}.
shown: “What did the faces do?” asked {friend}. ¶ {child} pulled both lips in between {his} teeth, held them there, and looked up at the ceiling. ¶ {friend} looked at the mouth. “That is somebody not laughing,” said {friend}.
night: The word had gone back among the others of its sort, and lay at the back.
night: Whatever was said in the dark was mumbled, and had no ends on.

= said i love you | said “i love you” | told .. loved him | told .. loved her | told .. loved me | said .. loved me | said .. loved us | i love you | love you to the moon
seen: A thing like that is said quite fast, and often into an ear or a jumper.
seen: The answer is very nearly the same, with a “too” put on the end.
shown: “Where do you say it to?” asked {friend}. ¶ {child} pushed {his} nose into {friend}’s middle, and said something in there. It went in. ¶ {friend} waited. “It has got as far as the back,” said {friend}.
shown: “How long is it?” asked {friend}. ¶ {child} held up three fingers and bent one down for every word, and then there were none. ¶ {friend} asked to have them up again. “The middle one is the tall one,” said {friend}.
night: Three words were still in the house somewhere, in an ear.
night: The “too” had been said, and after that there was no more to the sentence.

= said please | said thank you | said thanks | said please and thank you | forgot to say thank you | wouldn’t say thank you | wouldn’t say please
seen: Thank you is often said downwards, to the thing.
seen: Often a thank you is just on its way when somebody behind says, “And what do you say?”
shown: “Who is it said to?” asked {friend}. ¶ {child} picked up a cup in both hands, and said it to the cup. Then {he} looked up, and said it again, higher. ¶ “The cup had it first,” said {friend}.
shown: “What is it that comes from behind?” asked {friend}. ¶ {child} bent down to {friend}’s ear, from the back, and whispered, “What do we say?” ¶ {friend} had been thinking of something else. “Sock,” said {friend}.
night: Nobody stood behind anybody, and nobody was asked what they say.
night: There was one more thank you, for some water, and then there was no more to be had.

= told on | tattled | told tales | snitched | dobbed | grassed | told the teacher on | told a teacher on | went and told on
seen: Telling on somebody begins with a name, and the name is said longer than it is.
seen: The one that it is about is generally standing near enough to hear.
shown: “How does it begin?” asked {friend}. ¶ {child} looked up at the wardrobe and said {friend}’s name, very long, with a hill in the middle. ¶ “I was only sitting here,” said {friend}.
shown: “How fast do you have to be?” asked {friend}. ¶ {child} raced two fingers of each hand across the blanket. They got to the pillow at the same time, and both of them began. ¶ “One after the other,” said {friend}, for the pillow.
night: Nobody’s name was said, neither the short way nor the long.
night: By now everybody knew it, and nobody was telling it.

= said it wasn’t fair | said it was not fair | said that wasn’t fair | said that’s not fair | it wasn’t fair | it’s not fair | said it’s not fair
seen: The last word of it is longer than the rest, and has a bend in it.
seen: Whoever says it has measured, to the crumb, or to the minute.
own: {child} could have drawn both halves, and the line in between.
shown: “How is it said?” asked {friend}. ¶ {child} said it, and on the last word went down slowly with {his} face in the pillow. It could be heard in there for some time. ¶ {friend} bent down. “Air,” said {friend}.
shown: “How much was in it?” asked {friend}. ¶ {child} laid two socks heel to heel and pulled them straight. One of them went on for the width of a nail. ¶ {friend} got down to look along them. “That much,” said {friend}.
night: The dark had been given out, and there was as much of it in one bed as in another.
night: The last word had come to its end.

= was sad | was so sad | was very sad | felt sad | got sad | was upset | was so upset | was very upset | got upset | was gutted | was heartbroken | was devastated | was disappointed | was so disappointed
seen: On a sad day a spoon weighs more, and so does a shoe.
seen: A sad person puts things down very slowly, one at a time.
own: {child} pulled at a thread in {his} sleeve, and it got longer.
shown: “Where is it heavy?” asked {friend}. ¶ {child} let {his} head sink in the pillow, lifted it a little way, and let it down again. ¶ “It is in the head, too,” said {friend}, looking at the dent.
shown: “What do you look at?” asked {friend}. ¶ {child} lay on {his} side and looked at the wall, from very near. There was a small bump in the paint. ¶ {friend} was put there as well, and they both looked at the bump.
night: The mattress held up all that lay on it, the heavy parts as well.
night: It was night, and the wall was there, quite near.

= sulked | sulked all | sulked all through | was sulking | moped | was moping | had been moping | had been sulking | was in a strop | was in a huff | was in a mood | was in a grump | was grumpy | stomped off | stormed off | pouted
seen: The bottom lip comes out, and makes a small shelf.
seen: Somebody who sulks turns away, and listens very hard to what goes on behind.
own: {child} had folded {his} arms the wrong way round. It felt odd, and {he} left them.
shown: “How far did it come out?” asked {friend}. ¶ {child} put out {his} bottom lip, and laid a bit of fluff on it. The fluff stayed. ¶ “You could keep things there,” said {friend}.
shown: “Can you hear, in there?” asked {friend}. ¶ {child} turned to the wall, and pulled the blanket up over the shoulder. Nothing moved. ¶ “Biscuit,” said {friend}, to find out. An ear moved.
night: Everybody in bed was turned to some wall or other, and meant nothing by it.
night: The lip had gone in again, under the other one.

= was embarrassed | was so embarrassed | got embarrassed | felt embarrassed | said that was embarrassing | was embarrassing | was mortified | went red | went bright red | blushed | went pink
seen: The red starts at the neck and goes up, and does not stop until it gets to the hair.
seen: Nobody can see it on themselves. It feels as if a lamp had been put on inside.
own: {child} bent down, to pick up something that was not there.
shown: “How fast does it come?” asked {friend}. ¶ {child} drew a finger up {friend}’s neck, over the chin and the nose, and right to the top. ¶ {friend} waited to see if anything would follow. “It does not show on me,” said {friend}.
shown: “Where do you go?” asked {friend}. ¶ {child} pulled {his} head down, and {his} shoulders up, until the collar stood over both ears. ¶ {friend} looked from the front. “There is less of you,” said {friend}. “But it is still you.”
night: In the dark all faces are of one colour.
night: The ears were the last to cool, because they stick out the farthest.

= gave a speech | did a speech | had to do a speech | had to give a speech | needed to give a speech | gave .. speech | gave a talk | gave a presentation | did a presentation | did .. presentation | recited | reciting a poem | was reciting | said .. poem
seen: A paper in a hand that shakes a little can be heard in the whole room.
seen: The first sentence is mostly said to the paper, and the second to the wall at the back.
own: {child} knew it without the paper, and held the paper all the same, by two corners.
shown: “How long is it, up there?” asked {friend}. ¶ {child} stood up on the bed, coughed, and said nothing at all. {He} looked along all the rows. Then {he} sat down. ¶ “That was long already,” said {friend}.
shown: “What does the paper say?” asked {friend}. ¶ {child} held up a corner of the sheet with two fingers, and let {his} hand shake. It went f-f-f-f. ¶ {friend} listened to the end. “I understood that part,” said {friend}.
night: The paper lay flat on a table, and did not make a sound.
night: The wall at the back had heard the whole of it, and stood there.

= moved up to | moved up from | got moved up | moved up a group | moved up a class | moved up a year | was moving up | went up a group | moved up a level | moved up into
seen: Somebody who moves up was one of the big ones and is one of the small ones, all in the same size.
seen: The others there already know where everything is kept, and reach it without looking.
shown: “How can you be big and then small?” asked {friend}. ¶ {child} stood a cup beside a sock, and then the same cup beside the pillow. ¶ {friend} looked there and there. “I see,” said {friend}. “The cup did nothing.”
shown: “How far up is it?” asked {friend}. ¶ {child} took {friend} off the blanket and sat {friend} on the pillow. It was as high as a hand. ¶ {friend} looked down over the edge. “They are still doing the same, down there,” said {friend}.
night: In bed nobody was up or down, and they only grew by as much as people grow in a night.
night: Where the biggest had been there was a gap, and the next biggest was asleep.

= had a playdate | had a play date | came to play | came round to play | came over to play | came for a playdate | had a friend round | had a friend over | had .. over to play | friend came over | friend came round | went to play at | went on a playdate | went round to .. house | went to .. friend’s house
seen: Other people’s toys are better, even when they are the same ones.
seen: The best game begins just when somebody is standing there with a coat.
shown: “How do you know that it is over?” asked {friend}. ¶ {child} did the doorbell. Two fingers of each hand shot away under the blanket, and kept quite still. ¶ “They are not here,” said {friend}, to the door.
shown: “What do they do first?” asked {friend}. ¶ {child} put two socks on the blanket, and they stood about. Then one of them showed the other a slipper. ¶ “And then it was five o’clock,” said {friend}.
night: Under some chair lay a thing that belonged in the other house, and nobody had found it yet.
night: Everything was put away, and a good part of it was in the wrong box.

= told a joke | told jokes | told .. joke | told .. jokes | made up a joke | told knock knock jokes | knock knock joke
seen: Whoever tells a joke is laughing already at the end, which the others have not had yet.
seen: After the end comes a small wait, while it goes round behind the eyes.
shown: “When am I to laugh?” asked {friend}. ¶ {child} told the front and the middle, held up one finger, and told the end. {He} waited. ¶ {friend} thought it over. “Ha,” said {friend}, rather far behind.
shown: “Does it work twice?” asked {friend}. ¶ {child} told it to a sock, all of it, with the pause, and then to the lamp. ¶ {friend} watched them both. “The lamp knew it,” said {friend}.
night: The joke lay in the dark with its end at the end, and nobody gave it away.
night: Somewhere somebody got it only now.

= talked about nothing else | talked .. about nothing else | talked all the way | talked non-stop | talked nonstop | didn’t stop talking | hasn’t stopped talking | hadn’t stopped talking | chatted | chatted too much | talked too much | talked and talked | told .. all about | told us all about | chatted all the way | talked .. ear off | chattered away | chattered all | chattered about
seen: All of it is held together by “and then”, of which there are a great many.
seen: Breath has to be taken in the middle of a word, because there is no other gap.
shown: “Was there no gap?” asked {friend}. ¶ {child} said, “And then and then and th,” and took a breath, and said, “en.” ¶ {friend} had been going to say something, and did not know any longer what it was.
shown: “How long a piece was it?” asked {friend}. ¶ {child} pulled it out of {his} mouth like wool, hand over hand, and laid it on the blanket in a heap. ¶ {friend} was given the end, to hold.
night: The rest of the telling was left for the morning, from “and” onwards.
night: Now there was a gap, and a long one, and nobody said a word in it.

= school photo | school photos | class photo | had .. photo taken | had .. picture taken | school picture day | picture day
seen: For a photo they tell you to smile, and after that to wait, and the smile has to be held.
seen: The hair on it is as it never was before, and never would be again.
shown: “How long does it have to stay on?” asked {friend}. ¶ {child} put on a smile and left it on. It began to set. The eyes went to one side, and looked for somebody. ¶ “You can take it off now,” said {friend}.
shown: “How do you sit for it?” asked {friend}. ¶ {child} turned {his} shoulders one way and {his} head the other. With one finger {he} put {his} chin up, and a bit down. ¶ {friend} went over it all from the front. “Nobody sits like that,” said {friend}.
night: In the dark all of them had the faces that they have.
night: The smile had been let go of, and had gone wherever smiles are kept until they are wanted.

= was excited | was so excited | was very excited | was too excited | got excited | couldn’t sit still | jumped up and down | was jumping up and down | was thrilled | was over the moon | was delighted
seen: Being excited is in the legs. They have set off, and the rest still has to be buttoned.
seen: On such a day nobody sits on a chair. They sit on the front edge of it.
own: {child} was asked to stand still, and did, all but the heels.
shown: “How do you keep it in?” asked {friend}. ¶ {child} pressed both arms to {his} sides, shut {his} lips, and went up on {his} toes, saying “nnn”. ¶ {friend} was glad to be sitting a little to one side.
shown: “Is it heavy?” asked {friend}. ¶ {child} sat down, all at once. The blanket went up, and {friend} with it, and came down somewhat farther on. ¶ “No,” said {friend}.
night: The legs were the last to hear that it was night.
night: Now and then, under the blanket, one toe still jumped.

= found out | found out that | found out about | just found out | was told that | heard that
seen: What somebody finds out at noon was true all morning, while they were doing up their shoes.
seen: Once a thing is known, there is no way of not knowing it.
own: {child} went through the day once more from the front, and now it was a different day.
shown: “What does it look like, when it gets in?” asked {friend}. ¶ {child} was doing up a button, and the fingers stopped, with the button half through. Only the eyes moved. ¶ “There,” said {friend}. “That was it.”
shown: “Can it be put back?” asked {friend}. ¶ {child} turned up a corner of the blanket, looked under it, and laid it down just as it had been. ¶ {friend} looked at the corner. “I still know,” said {friend}.
night: What had been found out was known in the dark just as well as in the light.
night: All the things that nobody has found out yet were lying about as well.

= was happy | was so happy | was really happy | was very happy | was happy about | came out happy | came home happy | was all smiles | had a good day | had a great day | had never been happier
seen: Happy can be heard on the stairs.
seen: A happy person hums, and does not know it, and stops when somebody looks.
own: {child} did one thing after another that day, and there was a tune to every one of them.
shown: “Where does it come out?” asked {friend}. ¶ {child} did up {his} buttons with {his} lips shut, and behind the lips something small went up and down. ¶ {friend} leaned nearer. It stopped.
shown: “What is it like on the stairs?” asked {friend}. ¶ {child} did an ordinary person on the mattress, with two flat hands, and then this one. There were more steps in it than there are stairs. ¶ “That one,” said {friend}. “With the extra.”
night: A tune went on for a time behind a pair of shut lips, with nobody there to hum it.
night: There was nobody on the stairs, and they were only stairs.

= starting school | starting big school | starting reception | starting nursery | starting kindergarten | starting secondary | was starting school | was starting secondary school | was to start big school | was to start secondary | will start school | is starting school | went for the taster day | was starting daycare | was starting nursery | was starting year | was starting in | was to start school | was to start middle school | was to start nursery | was to start year | starting middle school
seen: What is new for school lies there with a crease down it, from the shop.
seen: You can know the day, and the door. You cannot know what it smells like inside.
own: {child} counted how many sleeps it was, and counted them again, and there were just as many.
shown: “What is a place like before you have been?” asked {friend}. ¶ {child} drew a door on the blanket with one finger, and a handle, and opened it a little. ¶ {friend} looked in at the crack. “It has not been done yet,” said {friend}.
shown: “What is there ready?” asked {friend}. ¶ {child} counted it on {his} fingers: the bag, the shoes, the box with the lid. The fourth finger turned round, and pointed at {child}. ¶ “That is one of each,” said {friend}.
night: The new bag stood in the dark with nothing in it but its own paper.
night: The crease went right down the front, and stayed in, all night.

= wanted to marry | was going to marry | is going to marry | got married in the playground | had a girlfriend | had a boyfriend | was in love with | has a girlfriend | has a boyfriend | got engaged
seen: The other one is sometimes told of it, and sometimes not.
seen: A thing like that is settled very fast. Only the cake takes longer.
shown: “How do you ask?” asked {friend}. ¶ {child} knelt down in front of a sock and said something, quite low. Then {he} waited. The sock lay there. ¶ “It wants to think,” said {friend}.
shown: “What is needed for it?” asked {friend}. ¶ {child} counted on three fingers: a ring, a cake, and somebody. {He} wiggled the third one. ¶ “In that order,” said {friend}, so as to remember.
night: Somebody lay in another bed, in another house, and knew of it, or did not.
night: The cake had been thought of, and it was large.

= was kind | was kind about it | were kind about it | was nice about it | were nice about it | was quite kind about it | was kind to | was nice to | were kind to | was so kind
seen: Kind is often no more than a hand on a back, put there and taken away again.
seen: What is said then is said a little lower than other things.
shown: “What was it made of?” asked {friend}. ¶ {child} laid one hand between {friend}’s shoulders, patted twice, and took it away. ¶ {friend} sat as before. “It is gone,” said {friend}, “and I have still got it.”
shown: “How does it sound?” asked {friend}. ¶ {child} sat down beside {friend}, said “Hm,” and looked at the same place on the wall. ¶ For quite a time there were two of them looking at it.
night: A hand leaves nothing on a back that could be seen, in the dark or otherwise.
night: The house spoke low by now, all of it, with its pipes and its one clock.

= clapped | clapped for | clapped .. hands | gave .. a clap | everyone clapped | everybody clapped | they all clapped | they clapped
seen: There is always one who begins, and for a moment that one can be heard alone.
seen: At the end the noise goes thin, and somebody does one more, by themselves.
own: {child}’s hands were hot afterwards, on the insides.
shown: “How does it start?” asked {friend}. ¶ {child} clapped, once. Then {he} kept {his} hands apart, and looked round the bed, and waited. ¶ “Now the others,” said {friend}.
shown: “Which hand does it?” asked {friend}. ¶ {child} held one hand still, and clapped on it with the other. Then {he} did it the other way round. ¶ {friend} could hear no difference. “One of them only lies there,” said {friend}.
night: The palms had cooled, and lay some way apart.
night: It was as quiet as it is just before somebody begins.

= had a huge tantrum | had a massive meltdown | had a big tantrum | had a big meltdown | had a full meltdown | had a total meltdown | had a proper meltdown | had a complete meltdown | flew into a rage | got in a rage
seen: A temper comes up from the feet. Once it is at the ears, nothing else will fit in.
seen: Straight afterwards there is always one small thing that is still rolling.
own: {child} breathed as if {he} had been running.
shown: “Where does it begin?” asked {friend}. ¶ {child} pulled in {his} toes. Next came the fists, and the shoulders, and then the whole face was shut tight. It all let go together. ¶ “The toes,” said {friend}. “I would not have looked there.”
shown: “What is the last of it like?” asked {friend}. ¶ {child} laid a cup on its side on the floor and gave it one finger. It rolled round in a bend, slower, and rocked, and lay. ¶ {friend} waited until it had quite finished.
night: What had been rolling had come up against something, and stopped.
night: The toes had let go.

= was cross | was so cross | was very cross | was cross with | was cross that | was cross because | was angry | was so angry | was angry with | was furious | was so furious | was fuming | was livid | was annoyed | was mad at | got cross | got cross with | got angry | got mad
seen: Being cross makes doors louder, and stairs, and even the putting down of a cup.
seen: A cross person breathes through the nose, and it can be heard.
own: {child} answered in one word, and it was a short one.
shown: “What does it sound like?” asked {friend}. ¶ {child} put a cup down on the floor. Then {he} picked up the same cup and put it down again, cross. ¶ “The second,” said {friend}.
shown: “Can you feel it from outside?” asked {friend}. ¶ {child} pulled {his} eyebrows together as far as they would come, and leaned {friend}’s forehead against the place. ¶ “There is a fold,” said {friend}.
night: All the doors were shut, in quite an ordinary way.
night: Between the eyebrows it had gone smooth.

= was scared of | was scared | was so scared | got scared | was afraid of | was afraid | was frightened of | was frightened | got frightened | got a fright | was terrified | was terrified of | was too scared | was suddenly scared
seen: Somebody who is frightened hears with the whole of their back.
seen: People look the whole time at what they are afraid of, or they do not look at it at all.
own: {child} knew where it was, without turning round.
shown: “What do the legs do?” asked {friend}. ¶ {child} drew up one foot from the edge of the bed, and then the other, and moved in. Now it was equally far to all sides. ¶ “I sit here anyway,” said {friend}.
shown: “What is it like at the back?” asked {friend}. ¶ {child} ran one finger up {friend}’s back, very lightly, as far as the neck, and took it away. ¶ {friend} did not turn round for some time.
night: Whatever had been frightening was switched off now, or asleep, or somewhere else.
night: In the middle of the bed it is equally far to all the edges.

= was scared of the dark | was afraid of the dark | was frightened of the dark | didn’t like the dark | wanted the light on | wanted the landing light on | wanted the door open | wanted the lamp on | wanted the hall light on | wanted a night light
seen: In the dark a chair is still a chair, but it has nothing to show for it.
seen: The dark is mostly heard. There is a pipe in it, and a stair.
shown: “What is there in it?” asked {friend}. ¶ {child} pulled the blanket over both their heads and felt about: a sock, a knee, an ear. ¶ “I can’t see them,” said {friend}. “Say them again.”
night: The chair stood in the dark, and was a chair.
night: One of the slippers had some light on it, and the other had none.

= missed daddy | missed mummy | missed mommy | missed mama | missed dad | missed mum | missed mom | missed granny | missed grandma | missed grandad | missed nana | missed .. friend | missed .. brother | missed .. sister | missed him at bedtime | missed her at bedtime | was missing daddy | was missing mummy | misses him | misses her | misses daddy | misses mummy | missed his mum | missed her mum | missed his dad | missed her dad | missed his mummy | missed her mummy | missed his daddy | missed her daddy | missed his mom | missed her mom | missed .. granny | missed .. grandma | missed .. grandad | missed .. nana | missed .. at bedtime
seen: Somebody who is missed is noticed in small places, at a certain hook, or on a certain stair.
seen: Nobody else says the name quite as it is said by the one who is not there.
shown: “How much is missing?” asked {friend}. ¶ {child} moved over, and smoothed the free half of the bed with one hand, from the pillow a long way down. ¶ {friend} looked along the smooth place. “That long,” said {friend}.
shown: “How does that one say goodnight?” asked {friend}. ¶ {child} said goodnight in another voice, with the little cough before it. ¶ “That is very like,” said {friend}. “The cough most of all.”
night: There was a name that had been said that evening, and it stayed in the room for longer than other words.
night: There was a hook with no coat on it.

= didn’t like | did not like | hated | really didn’t like | doesn’t like | couldn’t stand
seen: Not liking a thing starts at the nose, which goes up on both sides.
seen: People who are asked why say “because”, and that is all of it.
shown: “What does the face do?” asked {friend}. ¶ {child} wrinkled up {his} nose, and drew back {his} chin, until there were others behind it. ¶ {friend} looked underneath, and counted. “Three,” said {friend}.
shown: “How far away would be all right?” asked {friend}. ¶ {child} pushed a cup off with one finger, down the bed, as far as the very end. There {he} turned it round by the handle. ¶ “Now it is not looking,” said {friend}.
night: Somewhere in the dark was a thing that was not being liked, and it had not noticed.
night: All the noses had come down, and pointed at the ceiling.

= loved | loved it | loved the | loved every minute | really liked | absolutely loved | was obsessed with | adored
seen: A thing that somebody loves gets talked about as if the others had asked.
seen: What is loved has to be thought of first thing, and last thing, and once or twice in between.
own: {child} knew things about it by now that nobody had told {him}.
shown: “What for?” asked {friend}. ¶ {child} began to say it, and stopped. {His} hands took hold of something in the air, turned it, and showed the other side. ¶ “I see,” said {friend}. “For underneath.”
shown: “How much of the day is it?” asked {friend}. ¶ {child} took the pillow for a day. One bit was marked off at the front, with a finger, and one at the end. After some thought came the middle. ¶ “That is the pillow,” said {friend}.
night: Something was loved, in the dark, and had no idea.
night: Somebody was thinking of it once more, last thing.

= practised | practiced | had been practising | had been practicing | had practised | was practising | practised all week | kept practising | practised and practised | rehearsed
seen: Practising always starts from the beginning, and so the beginning is the best part.
seen: By the end everybody else in the house can do it as well.
own: {child} did it once more, and only the middle was different.
shown: “How far do you go?” asked {friend}. ¶ {child} walked two fingers from the edge of the bed to the first fold, and back to the edge. They walked to the second, and back to the edge. ¶ “The edge must be very good,” said {friend}.
shown: “How often is often?” asked {friend}. ¶ {child} drew one finger along the same bit of blanket, to and fro, until there was a path in the wool. ¶ {friend} was put on it. “It is worn in,” said {friend}.
night: Everybody in the house lay still, and knew it by heart.
night: In a head it all went through once more from the beginning, with nobody doing it.

= couldn’t decide | could not decide | couldn’t choose | changed .. mind | couldn’t make up .. mind | kept changing .. mind | wanted to go and didn’t want to go
seen: A hand that cannot decide stops over the one, and stops over the other, and comes back with nothing.
seen: As soon as one of them is taken, the other one is nicer.
shown: “How is it not done?” asked {friend}. ¶ {child} laid out two socks, and held one hand over them. It went to this one, and to that one, and came down in between. ¶ “That is blanket,” said {friend}.
shown: “What do the feet do, meanwhile?” asked {friend}. ¶ {child} stood up two fingers on the bed. They turned to the door, and to the pillow. In the end there was one each way. ¶ “Now both can go,” said {friend}.
night: There were two things in the dark, and neither of them was the other.
night: One eye was shut first, and some time later the second.

= said no | said no to | kept saying no | shouted no | said no thank you | shook .. head | wouldn’t do it | said no every
seen: No is said with the whole head, though the mouth could do it by itself.
seen: That word needs no looking for. It is always right at the front.
shown: “Can it be seen from behind?” asked {friend}. ¶ {child} turned round and shook {his} head. The hair came after it, a bit late. ¶ “The hair says it again,” said {friend}.
shown: “How many were there?” asked {friend}. ¶ {child} said it to the lamp, and to the wardrobe, and to each of the socks, as if they had asked. ¶ {friend} had not asked for anything, and got one, too.
night: Nobody was asked a thing that could be said no to.
night: A head lay on its pillow, quite straight, and said neither the one nor the other.

= wanted another go | asked to do it again | again and again | over and over | wanted one every night | did it eleven times
seen: Again is said before the thing has quite stopped.
seen: The second time, you know where the best place is, and can wait for it.
shown: “When do you say it?” asked {friend}. ¶ {child} put {friend} on top of {his} knees and let go. {friend} was on the way down. “Again,” said {child}. ¶ “I should have liked to see the end,” said {friend}, going up.
shown: “How many agains were there?” asked {friend}. ¶ {child} held up all {his} fingers, and shut them, and held them up again, and shut them. Then came one thumb. ¶ “The thumb must have been when they called,” said {friend}.
night: Everything was ready at the beginning, wherever its beginning was.
night: One more again had been said, and was not answered, because of the light.

= wouldn’t listen | didn’t listen | would not listen | wasn’t listening | refused to listen | answered back | talked back | ignored .. completely | pretended not to hear | pretended .. couldn’t hear
seen: Not listening is hard work for an ear, because it has to hear all of it first.
seen: What is not listened to gets said again, in the same words and one size bigger.
own: {child} was busy just then with a very small thing, and it took both hands.
shown: “How do you keep it out?” asked {friend}. ¶ {child} hummed, and looked at {his} fingernails, one after another, as far as the tenth. ¶ {friend} had said something, at about the sixth, and left it at that.
shown: “What size did it get to?” asked {friend}. ¶ {child} said “shoes” quite low, and “shoes” in the middle. For the third time {he} put both hands on {his} hips. ¶ “They are on,” said {friend}.
night: Nothing was said any more, in any size, and all the ears were open.
night: What had been said had been heard the first time, and lay in an ear with the rest.

= was the only one | was the only girl | was the only boy | was the only child | were the only ones | the only one in | the only one not | the only one without
seen: To the only one, all the others look as if they had talked about it beforehand.
seen: An only one can be found at once, even from the far end.
own: {child} looked down, and it was all still as it had been in the morning.
shown: “Which one is it?” asked {friend}. ¶ {child} put up a whole row of fingers and bent one. {friend} found it before the hand was quite still. ¶ “My eye went there by itself,” said {friend}.
shown: “And the others?” asked {friend}. ¶ {child} stood the socks and both the slippers on the blanket, with all their toes pointing at {friend}. ¶ {friend} looked back along the row. “They have practised this,” said {friend}.
night: In the dark there was only one of everybody.
night: A good many toes pointed straight up, and at nobody.

= didn’t know anybody | didn’t know anyone | knew nobody | knew no one | didn’t know any of
seen: Where you know nobody you look for something that you do know: a tap, or a biscuit.
seen: Everybody there has a name, and you cannot tell by looking which it is.
own: {child} did not know what to do with {his} hands, and gave each of them the other.
shown: “What is that like?” asked {friend}. ¶ {child} sat {friend} down among the socks, right in the middle, and went away as far as the door. ¶ {friend} looked at the socks. They seemed to have met.
shown: “What do you do with yourself?” asked {friend}. ¶ {child} put {his} hands behind {him}, and in front, and up on {his} head. Then {he} picked up a cup and held that. ¶ “Yes,” said {friend}. “You have to have a cup.”
night: All about in the dark lay people who had never met, each in a different bed.
night: A tap dripped. It was the same sort of tap as anywhere.

= was bored | got bored | said .. was bored | had nothing to do | was so bored | bored out of .. mind | bored stiff
seen: Bored people lie across things the wrong way round.
seen: The clock gets looked at a good deal then, and it is hardly ever later.
own: {child} looked at one thing after another, and each of them had been looked at already.
shown: “How do you lie for it?” asked {friend}. ¶ {child} lay across the bed on {his} back, with the heels on one side and the hair on the other. ¶ {friend} looked at the face from above. “Your mouth is on top,” said {friend}.
shown: “Is there really nothing?” asked {friend}. ¶ {child} picked up a sock by its toe, looked at it, and let it fall. After a time {he} picked it up again. ¶ “That is two things,” said {friend}.
night: Nobody had anything to do, and it was called night.
night: The clock was not looked at, and got on very well.

= said it was the best | was the best day | best day ever | best night ever | best day of .. life | was the best thing ever | thought it was the best | it was the best
seen: The best ever is generally announced before it is over.
seen: There have been several of them by now, and each one was the best.
own: {child} said so to everybody in turn, and to one of them twice.
shown: “Better than the last one?” asked {friend}. ¶ {child} held one hand at {his} chin, for the last one. The other went up beside it, past the ear, until {he} was kneeling. ¶ {friend} looked at the ceiling. “There is not much left above it,” said {friend}.
shown: “When did it get to be the best?” asked {friend}. ¶ {child} ran a finger along the edge of the blanket, from the morning on. It went slower, and stopped, and tapped. ¶ “And from there it only had to be kept up,” said {friend}.
night: The best ever was over at the usual time.
night: The next day was not yet the best of anything.

= named it | named him | named her | named the fish | named the goldfish | named the hamster | named the puppy | named the kitten | named the snail | named the crab | named the snowman | named one | had named | gave it a name | gave .. a name | named them | named his
seen: A thing that has a name cannot be put down just anywhere any more.
seen: As soon as it was said, it looked as if it had always been called that.
own: {child} said the name once more, to see if anything turned round.
shown: “How do you find out what it is?” asked {friend}. ¶ {child} held up a sock by the toe, looked it in the face, and said, “Martin.” ¶ {friend} looked as well. “Yes,” said {friend}. “Now that you say it.”
shown: “Does it know?” asked {friend}. ¶ {child} put a cup on the floor, with its back to them, and called it by a name, quite low. They both watched it. ¶ “It heard,” said {friend}. “The handle did.”
night: Somebody with a new name had it in the dark as well, with nobody calling.
night: There was a new name in the house, and nothing had to answer to it until the morning.

= said goodnight to | said good night to | said night night to | said goodnight to it | say goodnight to
seen: Behind a goodnight, things that cannot answer are given a little more time.
seen: Goodnight is said lower than good morning, and downwards.
shown: “How long do you leave it for the answer?” asked {friend}. ¶ {child} said goodnight to a cup. Nothing came. {He} left it some more time. Then {he} nodded. ¶ “It has manners,” said {friend}.
shown: “Is there anybody left?” asked {friend}. ¶ {child} pointed round the room, to the lamp, and the wardrobe, and a sock. The other sock had been forgotten, and got one of its own. ¶ {friend} had noticed about the sock.
night: All that had been said goodnight to kept very still, on account of it.
night: Under the bed was something that had been left out, and it was asleep as well.
`
