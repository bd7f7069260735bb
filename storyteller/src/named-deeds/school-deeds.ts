/** As ./index.ts describes: school, friends, words and feelings. */
export const schoolDeeds = `
= cried | sobbed | wept | bawled | wailed | howled | was in tears | was crying | kept crying | started crying | burst into tears | ended up in tears | couldn’t stop crying | didn’t stop crying | cried and cried | cried .. eyes out | had a cry | had a little cry | had a good cry
seen: A tear is warm at the top of a cheek, and cold by the time it gets to the chin.
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
shown: “How big was it?” asked {friend}. ¶ {child} opened {his} mouth, wider, and as wide as it goes, and let nothing out at all. ¶ {friend} looked in, right to the back. “That is big,” said {friend}.
shown: “How far did it get?” asked {friend}. ¶ {child} took a sock away from {his} mouth, and threw it. It hit the door, and slid down. ¶ “As far as the door,” said {friend}, and went on looking at the door.
night: Everything that can hum was humming, and everybody who can shout had the mouth shut.
night: A mouth that comes open in the night lets out only air, and not much.

= screamed | shrieked | squealed | screeched | squawked | was screaming | screamed .. head off | screamed the place down | screamed the house down | screamed blue murder | let out a scream
seen: A scream goes through a shut door without slowing down.
seen: A scream uses up all the breath there is, down to the very last bit. Then there is none, and for a moment all is still.
seen: The top of a scream is nearly too high to be heard. The ears feel it, as a sort of tickle.
own: For a while after it {child}’s own ears went on by themselves, very small and far away: eee.
shown: “Was it a round noise or a pointed one?” asked {friend}. ¶ {child} pulled the middle of the blanket up with finger and thumb, as high as it would go, and put {friend}’s ear to the top. ¶ “Pointed,” said {friend}.
shown: “How long was it?” asked {friend}. ¶ {child} ran a finger along the edge of the bed, from the pillow to the very end, on one breath. There the finger went round the corner. ¶ “And round the corner,” said {friend}.
night: Through the shut door came nothing higher than the hum of a pipe.
night: The high noises had all gone up and away. The low ones had the night to themselves, a car, a pipe, somebody’s snore.

= laughed | giggled | chuckled | cackled | got the giggles | had the giggles | got a fit of giggles | cracked up | burst out laughing | couldn’t stop laughing | couldn’t stop giggling | laughed and laughed | fell about laughing | was in stitches | laughed .. head off | laughed so hard | laughed so much
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
shown: “How do you hear that they are not?” asked {friend}. ¶ {child} held up one finger, and they both listened. There was a tap, and a stair, and under the stair there was nothing else. ¶ “Yes,” said {friend}. “I heard it.”
shown: “What did the faces do?” asked {friend}. ¶ {child} turned to {friend} with a face on, an everyday one, with the mouth lying flat. It stayed like that. ¶ {friend} looked at the mouth for some time, and it stayed.
night: Nobody laughed, all night, and a clock went on as clocks do.
night: It was as quiet as it had been then, with a few more snores in it.

= said sorry | told .. sorry | apologised | apologized | said .. was sorry | had to say sorry | made .. say sorry | had to apologise | had to apologize | went to say sorry | went back to say sorry
seen: Sorry is a short word with a long walk before it. Most of the walk is spent looking at shoes.
seen: The front half of sorry is of the ordinary size. The back half is so small that people have to lean forward for it.
seen: When sorry has been said, there is a pause, because nobody is quite sure whose turn it is.
own: {child} got it as far as the back of {his} teeth, and it waited there. Then the teeth opened.
shown: “How loud was it?” asked {friend}. ¶ {child} put {his} mouth close to {friend}’s ear and said it in there, first the front half and then the rest. ¶ {friend} thought about it. “The end tickles,” said {friend}.
shown: “What do the feet do?” asked {friend}. ¶ {child} stood two fingers on the blanket and turned their toes in. One of them rubbed the other. ¶ “Ah,” said {friend}. “It is partly done with the toes.”
night: The shoes stood with their toes together, and nobody was looking at them.
night: It was nobody’s turn to say anything, and nobody did.

= sorry card | sorry note | sorry letter | sorry picture | wrote .. to say sorry
seen: A sorry that is written down stays said. It can be read in the morning, and again at tea.
seen: There are two r’s in sorry, one behind the other, and a y that goes under the line.
own: {child} folded it once, and ran {his} thumbnail along the fold.
shown: “How does it say it?” asked {friend}. ¶ {child} laid one hand on the other, like a card, and opened them slowly, as far as they would go. They stayed open. ¶ {friend} leaned in and read them. “It does not move its mouth,” said {friend}.
shown: “Which way does it face?” asked {friend}. ¶ {child} bent a sock in the middle and stood it on the blanket. It looked at {friend}. Then it fell open. ¶ “Now it has said it,” said {friend}.
night: The card stood on its two edges, and said its one word into the dark.
night: The pens had their lids on, all but the one that is always found in the morning.

= wouldn’t say sorry | would not say sorry | didn’t say sorry | refused to say sorry | wouldn’t apologise | wouldn’t apologize | refused to apologise | refused to apologize | never said sorry | wasn’t sorry | was not sorry | didn’t want to say sorry
seen: While a sorry is waited for, everybody has their eyebrows up. It is a long time to hold up an eyebrow.
seen: A word that is not going to be said is kept behind the teeth, with both lips pulled over it.
own: {child} found a spot on the floor, and looked at it until there was nothing more to be known about it.
shown: “Where was it, all that time?” asked {friend}. ¶ {child} shut {his} mouth, puffed out one cheek and pointed at it. Then the cheek went flat and the other one came out. ¶ “It moves about,” said {friend}.
shown: “How long did they wait?” asked {friend}. ¶ {child} put both eyebrows up and kept them there. They began to shake at the ends, and came down by themselves. ¶ {friend} has no eyebrows, and had held them up too.
night: All the eyebrows in the house had come down, and lay along the tops of their eyes.
night: The word was still in there, quite whole, among the other words that nobody had used that day.

= told off | told .. off | got told off | was told off | got a telling off | got in trouble | got into trouble | was in trouble | got shouted at | got yelled at | got scolded | was grounded | got a time out | had a time out | was sent to .. room | got sent out | was sent out | had to see the head* | was sent to the head* | sent to the principal* | on the naughty step | missed .. golden time | lost .. golden time | stayed in at break | missed recess
seen: A telling-off has questions in it that must not be answered, and it is hard to know which they are.
seen: Being told off is felt in the ears. They get hot from the top downwards.
seen: While somebody is being told off, everybody else looks very hard at what is in their own hands.
own: {child} looked at one thing the whole time, and could have drawn it afterwards from memory.
shown: “Where does it go in?” asked {friend}. ¶ {child} took hold of the tops of {his} ears, and let go again quickly. Then {he} felt {friend}’s ears. They were not hot. ¶ “No,” said {friend}. “I wasn’t there.”
shown: “What can you see from underneath?” asked {friend}. ¶ {child} stood up on the bed, raised one finger and looked straight down. ¶ {friend} looked up from the blanket for a while. “Mostly chin,” said {friend}.
night: One ear lay on the pillow and the other lay on top, and both of them were cool.
night: The questions that nobody was meant to answer were over, and nobody had answered them.

= shared | shared .. with | took turns | took it in turns | let .. have a turn | let .. have a go | gave .. a turn | let .. play with | let .. use | let .. borrow
seen: First one hand was on it, then two for a bit, and then one again, and that was the other one.
seen: The one whose turn it is not has a hand out ready, very near, and not quite touching.
own: {child} held it out, and went on looking at it all the way across.
shown: “Which part was whose?” asked {friend}. ¶ {child} laid the blanket half over {his} own knees and half over {friend}. {He} pulled it an inch. Then {he} pulled it back. ¶ “I have the side with the label,” said {friend}.
shown: “How do you let go of a thing?” asked {friend}. ¶ {child} held out a sock and undid one finger, and then the next. The last finger took longer than the others. ¶ {friend} had been watching that one from the start.
night: The blanket went over everybody who was in the bed, and there was still some hanging down.
night: Whatever had gone to and fro that day lay in one place, and nobody was next.

= shared .. biscuit | shared .. snack | shared .. sweets | shared .. sweet | shared .. cake | shared .. crisps | shared .. sandwich | shared .. lunch | shared .. apple | shared .. banana | shared .. chocolate | shared .. cookie | shared .. candy | shared .. ice cream | gave .. half of | gave .. last sweet | gave .. snack | gave .. sandwich | gave .. biscuit
seen: However carefully food is shared out, there is a bigger bit, and everybody has seen which one it is.
seen: When two people eat the same thing they come to the end of it together, and look up.
own: {child} still had one hand round nothing, in the size of what had been in it.
shown: “Which was the bigger?” asked {friend}. ¶ {child} made a half with one hand and a half with the other, and held them side by side, near the lamp. They were the same. Then one was bigger. ¶ “That one,” said {friend}, at once.
shown: “How does it get from one to the other?” asked {friend}. ¶ {child} carried a sock across the blanket, on a flat hand, past {his} own mouth and on to {friend}’s. ¶ {friend} had noticed where it slowed down.
night: The crumbs belonged to nobody in particular, and lay where they were.
night: Of the bigger bit and the smaller bit there was the same amount left, which was none.

= wouldn’t share | would not share | didn’t share | refused to share | didn’t want to share | wouldn’t take turns | wouldn’t let .. have a turn | wouldn’t let .. have a go | wouldn’t give .. a turn | wouldn’t let .. touch | didn’t let .. touch | wouldn’t let .. play with .. toys | hogged | kept it all to .. self
seen: What is held on to with both arms cannot be played with. There is no arm left over.
seen: “Mine” is a word that is hardly ever said once.
own: {child} turned, so as to have {his} back between it and everybody else.
shown: “How was it held?” asked {friend}. ¶ {child} took the pillow in both arms, put {his} chin on the top and one knee round the side. ¶ {friend} looked for some pillow. “There is still that corner,” said {friend}.
shown: “How near could a person come?” asked {friend}. ¶ {child} put a sock in the middle and walked two fingers up to it. They had nearly got there, when the other hand came down flat on the sock. ¶ The fingers stopped. {friend} had stopped as well.
night: Hands come open in the night, one finger at a time, whatever they had hold of.
night: It lay by itself in the dark, and was not asked for.

= snatched | grabbed .. off | grabbed .. from | grabbed .. out of | took .. off .. without asking | pulled .. out of .. hand | pulled .. out of .. hands | tore .. out of .. hand | had .. snatched
seen: After a snatch the empty hand stays where it was, still in the shape of the thing.
seen: When a thing goes as fast as that from one hand to another, there is a small wind.
own: Now {child} had it, and held it to {his} front with all ten fingers.
shown: “What was left in the hand?” asked {friend}. ¶ {child} closed {his} fingers round a corner of the sheet, and whisked it out with the other hand. The fingers stayed as they were. ¶ {friend} looked through the hole.
shown: “Can it be done slowly?” asked {friend}. ¶ {child} drew a sock off {friend}’s lap, so slowly that it took most of a minute. ¶ “No,” said {friend}. “Now it is only a sock that is leaving.”
night: A hand lay open on the sheet, in the shape of nothing in particular.
night: In the dark nothing can be got quickly. People have to feel about for it first.
`
