/** As ./index.ts describes: what is still to come, health, home, family, outings and feasts. */
export const comingHome = `
= dentist | the dentist | dentist’s | at the dentist | going to the dentist | dentist appointment | dental check* | teeth checked | check up at the dentist | dentist in the morning | counted .. teeth | orthodontist | big chair
ahead: At the dentist’s the chair moves with you in it. Your feet come up, your head goes down, and then you see the ceiling and a lamp.
ahead: The little mirror is cold, and now and then it knocks on a tooth. Fingers in gloves taste of balloon.
ahead: The dentist counts the teeth aloud, all along the top and all along the bottom, and somebody writes down what they are called.
tried: “How do you say stop, with a hand in your mouth?” asked {friend}. ¶ {child} put in two fingers and said it. It came out as “Dob”. Then {he} put up the other arm instead, and said nothing. ¶ “That one I understood,” said {friend}.
tried: “Where do you look, while somebody looks into you?” asked {friend}. ¶ {child} lay down flat with {his} mouth open, and tried the lamp, and the ceiling, and {friend}’s chin. “Uh hin,” said {child}. It had to be said again with the mouth shut.
tried: “Who counts them first?” asked {friend}. ¶ {child} went along {his} own with the tip of {his} tongue, one by one, and held up a finger for each. At the back the fingers ran out. ¶ “Take mine,” said {friend}.
night: The chair at the dentist’s had its feet up all night, and nobody was on it.
night: The small round mirrors lay in their drawer, side by side, and looked at the inside of it.

= filling | first filling | a filling | cavity | get a cavity filled | cavity filled | about the drill | told him about the drill | told her about the drill | the drill | scared of the drill
ahead: A dentist’s drill is not as big as a pencil, and sings on one high note. In your own head the note sounds as big as the head.
ahead: A thin hose hangs in the corner of the mouth and drinks what is in there. It slurps like the last of a drink through a straw.
tried: “What does a drill do all the time?” asked {friend}. ¶ {child} set one fingertip on the blanket, turned it, and hummed, high up. {friend} could feel it through the mattress. “And lower?” asked {friend}. ¶ {child} hummed lower. Then it was a lorry.
tried: “And if you have to swallow just then?” asked {friend}. ¶ {child} lay with an open mouth and a finger hooked in the corner of it, and waited until {he} had to. It went. The finger had not noticed. ¶ {friend} had, from outside.
night: Among all the teeth in a mouth stood one that was on a list, and it stood like the others.
night: The thin hose hung on its hook, and there was nothing to drink.

= the doctor | at the surgery | the surgery | a doctor’s appointment | doctor’s | the doctors | going to the doctor | doctor’s appointment | check up | checkup | a check up | a physical | paediatrician | pediatrician | health visitor | cold thing on the chest | stethoscope | clinic | the nurse | doctor’s surgery | gp | well child visit
ahead: The round thing that a doctor listens with is cold, because it has no jumper. It is put down on the front and on the back, and each time you breathe in without having meant to.
ahead: In a waiting room they call out one name at a time. Everybody looks up, and all but one look down again.
ahead: The doctor looks into your ears with a light. It goes in at one side, and does not come out at the other.
tried: “How cold is the cold thing?” asked {friend}. ¶ {child} set the bottom of the cup on {friend}’s chest, in the middle. {friend} drew in some air, and waited. “Now it is warm,” said {friend}. “That was me.”
tried: “What does somebody hear in there?” asked {friend}. ¶ {child} laid an ear on {friend}, front and back. Then {friend} was laid on {child}, in the same place, and stayed there for some time. ¶ “Somebody is walking about,” said {friend}. “Do you know who it is?”
tried: “What do I say, if I am asked where it hurts and it does not?” asked {friend}. ¶ {child} pressed {friend}’s tummy, here, and here, and there. “No,” said {friend}. “No. No.” Then it was {child}’s tummy. It said no as well, and something else, about supper.
night: In the waiting room all the chairs were free, and there was nobody next.
night: The doctor’s light was switched off, and had no ear to look into.

= injection | injections | jab | jabs | first jab | vaccination | vaccinations | vaccine | vaccines | flu shot | flu jab | having .. shots | getting .. shots | boosters | preschool boosters | immunisation* | immunization* | injections before school | a shot | getting a shot | gets a shot | her shots | his shots | needs shots | getting shots | get shots | booster jab | booster shot | jags | kindergarten shots | mmr | travel jabs | meningitis jab | scared of needles | afraid of needles | hates needles | the needle
ahead: A sleeve or a trouser leg goes up as far as it will go. A piece of skin that nobody has asked for all year is asked for.
ahead: An injection pricks, and something pushes, and by the time you have counted to three it has been.
ahead: The nurse asks which side. Both sides are the same, and still you know.
tried: “How long does a prick take?” asked {friend}. ¶ {child} pressed one fingernail into {friend}’s arm and counted. “One, two. Now it has been.” {friend} looked at the arm, where there was a dent. ¶ “I was still waiting for three,” said {friend}.
tried: “What does the other arm do meanwhile?” asked {friend}. ¶ {child} tried it behind {his} back, and under {his} knee, and then gave it {friend} to hold. The arm held on hard. ¶ “It does this,” said {friend}, who was rather thinner in the middle.
tried: “Is a prick more when you look, or less?” asked {friend}. ¶ {child} pushed a finger into {his} own arm, and looked. Then {he} looked at the door, and did it again. ¶ “Well?” said {friend}. ¶ “It is the same arm,” said {child}, “but there is a door.”
night: In a fridge at the doctor’s stood rows of very small bottles, and the light in there was off.
night: The plasters lay in their box, each in its own paper, and stuck to nothing.

= blood test | blood tests | blood taken | have .. blood taken | having bloods | bloods done | blood drawn | finger prick | needs a blood test
ahead: A band goes round the arm, so tight that the hand feels like a bigger hand. Then it pricks.
ahead: What comes out is darker than anybody thinks. It goes into a tube that is no longer than a finger, with a coloured lid and a name on the side.
tried: “And is there enough blood left over?” asked {friend}. ¶ {child} pointed to where it is: down to the toes, up into both ears, and once round the middle. Then {he} held up a little finger for the tube. ¶ {friend} looked from the one to the other, three times.
tried: “How do they know where the blood is?” asked {friend}. ¶ {child} held the inside of {his} wrist near the lamp. Under the skin there were thin lines going up, like roads. ¶ {friend} asked to be held to the lamp too. There was only the one road there, with stitches.
night: All night it went round, past the knee, the elbow and the ear, and nobody had to push.
night: The empty tubes stood in their rack, and had no name on them yet.

= hospital | the hospital | stay the night in hospital | night in hospital | hospital appointment | hospital bed | children’s hospital | in hospital
ahead: A hospital is so long that there are signs at its corners. Now and then somebody comes by in a bed, on wheels, and looks at the ceiling.
ahead: At a hospital they often put a band round your wrist with your name on it. Then they ask what you are called, and look at the band, to see if you are right.
tried: “And if they mix us up?” asked {friend}. ¶ {child} wound the end of the sheet round {friend}’s wrist and wrote on it with a finger, and read out what it said. “{friend},” {he} read. ¶ “Correct,” said {friend}, and asked to have it on the other arm too.
tried: “How do you find the way back, in so many corridors?” asked {friend}. ¶ {child} went round the bed with {friend}, and at each corner {he} said what there was: post, slipper, sock, post. Then they went the other way about. ¶ “Sock, slipper,” said {friend}. “It works.”
night: In a hospital the corridor has a light on all night. Somebody in soft shoes went along it and came back.
night: The signs pointed left and right in the dark, and nobody was following them.

= operation | an operation | having an operation | going to have an operation | surgery | having surgery | procedure | sleepy medicine | going to sleep there | general anaesthetic | anesthesia | anaesthetic | hernia | put to sleep for | operating theatre
ahead: In hospital you get a band round your wrist with your name on it. So they can ask the band while you are asleep.
ahead: A hospital bed has wheels, and drives along the corridor with somebody in it. The lamps go by overhead, one after another, and the doors open by themselves.
ahead: A sleep like that takes out a piece of the day. You shut your eyes before it and open them after it, with nothing in between. But somebody has sat next to you and watched all of it.
tried: “Who has the time that you are asleep in?” asked {friend}. ¶ {child} laid a sock over {friend} and sat down by the head. {He} looked at {friend}, and at nothing else. It was quite long. ¶ “Who had it?” asked {friend}, when the sock came off. ¶ “I had it,” said {child}.
tried: “How do you see where you are going, when you go lying down?” asked {friend}. ¶ {child} lay flat on {his} back and was a bed with wheels, and {friend} lay on top. “Lamp,” said {friend}, “crack, lamp, corner of the wardrobe. I think this is the bedroom.”
night: The beds with wheels stood still, and all of them had their brakes on.
night: Somewhere a small gown with no buttons lay folded, and its strings were tied to nothing.

= tonsils | tonsils out | having .. tonsils out | gets .. tonsils out | tonsillectomy | adenoids | adenoids out | about the ice cream
ahead: Tonsils sit right at the back, one on the left and one on the right, like two people at a door. Nobody sees their own without a mirror and a light.
ahead: Afterwards, for some days, you notice how often a person swallows. It scratches each time, and cold things slide.
tried: “How do they get in there, without making a door?” asked {friend}. ¶ {child} opened {his} mouth as far as it went, and pointed. {friend} bent in to look, as far as the ears. ¶ “I see,” said {friend}. “It is open already.”
tried: “Can you eat ice cream without swallowing?” asked {friend}. ¶ {child} put nothing on {his} tongue with a finger for a spoon, and lay still. “It melts, and then it goes down the back by itself,” said {child}. ¶ “That isn’t eating,” said {friend}. “That is weather.”
night: At the back of the mouth, left and right of the door, two small things had been on duty for years.
night: In a freezer the ice cream was as hard as a stone, and had time.

= ears checked | hearing test | having .. ears checked | ear appointment | ear check | take them off to look inside | hearing checked | audiology
ahead: For a hearing test you wear headphones, and the sounds in them get smaller and smaller. For each one you press, or tap, or nod. After the last one you go on listening.
ahead: An ear goes in round a corner. At the end of it is a skin as thin as paper, and everything that you have ever heard has knocked on that.
ahead: The light that looks into ears is put in only at the very front, and it tickles there.
tried: “Do they take them off, to look inside?” asked {friend}. ¶ {child} took {friend}’s ear between two fingers, and pulled a little, and let go. Then {he} did it with {his} own. Nothing came off. ¶ “They’ll have to look in from here,” said {friend}.
tried: “How small can a sound get?” asked {friend}. ¶ {child} rubbed two fingers together beside {friend}’s head. “Yes,” said {friend}. {child} did it farther off. “Yes,” said {friend}. Then {child} did nothing. There was a long wait. “Was that one?” asked {friend}.
night: Ears have no lids. They stay open all night, and let in only what is small.
night: Somewhere a pair of headphones hung on a hook, with nothing in them, left or right.

= grommets | having grommets | getting grommets | tubes put in | getting .. tubes | tubes in .. ears | ear tubes | ear operation | glue ear
ahead: A grommet is a cotton reel for somebody as small as an ant. It sits in the skin at the end of the ear, and holds a hole open.
ahead: When an ear has been full and is let open, the small things come back: a spoon put down, a zip, your own hair on the collar.
tried: “How little can a thing be and still have a hole?” asked {friend}. ¶ {child} made a ring of finger and thumb, and then drew it in until there was only a dot of light left. {friend} put an eye to it. ¶ “The lamp still comes through,” said {friend}.
tried: “What do you hear first, when the ears are open again?” asked {friend}. ¶ {child} put both hands over {his} ears, and then took them off, and waited. ¶ “The blanket,” said {child}. “It was on all the time.”
night: A thing with a hole in it, no bigger than a seed, lay in its packet, with a label a hundred times its size.
night: The bedroom made its small noises, one in the wardrobe and one in the wall, and each had somewhere to go in.

= mri | mri scan | ct scan | in the tunnel | noisy tunnel | lie very still | head scan | brain scan | in the scanner | mri machine
ahead: A picture of the inside takes longer than one of the outside, and whoever is in it has to be as still as a spoon.
ahead: The tunnel is open at both ends. The machine knocks, and buzzes, and stops, and knocks again, as if somebody were building next door.
ahead: You lie on a board that goes in by itself, with big headphones on. Those who work it sit behind a window, and can see your feet.
tried: “How do you do still?” asked {friend}. ¶ {child} lay down on {his} back. An eyebrow went. A toe went. “Still is when it gets to the toes,” said {child}. ¶ {friend} lay beside {him}, and was so good at it that {child} had to look.
tried: “And if your nose itches just then?” asked {friend}. ¶ {child} lay with both arms straight, and thought of an itch, and there it was. It went up to the top, and sat there, and looked round, and left. ¶ “Where did it go?” asked {friend}.
night: The big machine stood alone in its room, and had nobody to look into.
night: The bed was still, the chair was still, and the slippers were the stillest of all.

= x-ray | xray | x ray | xrays | x rays | an x ray
ahead: An X-ray weighs nothing, and all you hear of it is a click. In the picture the bones are white, and the rest of you is fog.
ahead: For the click the others go behind a wall with a window in it. Then they come back, as if they had forgotten something.
tried: “Which bits of me would they see?” asked {friend}. ¶ {child} felt along {his} own arm, through the sleeve. “Stick,” {he} said. “Corner. Two sticks. Small stones.” Then {he} felt along {friend}’s. ¶ “Well?” asked {friend}. ¶ “Fog,” said {child}, “with a seam.”
tried: “How long is it that you must not move?” asked {friend}. ¶ {child} laid one hand flat on the sheet, as if somebody had put it there. They both looked at it, and {child} clicked with {his} tongue. ¶ “I had only just stopped,” said {friend}.
night: A heavy apron hung on its hook, like a coat that had somebody in it.
night: Everybody’s bones lay inside, in the right order, and nobody could see them.

= eye test | eyes tested | eye exam | eye appointment | optician | opticians | optometrist | eyes checked | eye doctor
ahead: At an eye test there are letters or little pictures on a wall, a big one at the top and then smaller and smaller. The lowest row is for ants.
ahead: You look through heavy round frames, and a glass drops in with a click. Then comes the question: is it better like this, or like that?
tried: “And if both glasses are the same?” asked {friend}. ¶ {child} held up the cup before {friend}’s eyes, first with the handle left and then with the handle right. “Now? Or now?” ¶ “The same,” said {friend}. ¶ {child} wrote it down on the sheet.
tried: “Can you get an eye test wrong?” asked {friend}. ¶ {child} drew something on the far wall with a finger, from the bed. “What is that?” ¶ “A wall,” said {friend}. ¶ “That is what you see,” said {child}, “so it is right.”
night: At the optician’s the letters hung on the wall with no light behind them, and the smallest could rest.
night: When eyes are shut, they both see equally far.

= new glasses | glasses | got glasses | gets glasses | getting glasses | picks up .. glasses | wear .. glasses | wearing glasses | gets .. glasses | picked .. frames
ahead: With new glasses the floor is a bit nearer at first, or a bit farther off, and steps have to be looked at.
ahead: With glasses on, there is a thin rim round whatever you look at: round the cat, round the soup, round the teacher.
ahead: Some people notice new glasses at once. Somebody else says at four o’clock, “Have you had your hair cut?”
tried: “What do people say to glasses?” asked {friend}. ¶ {child} made two rings of {his} fingers, put them on {his} eyes, and came in by the door, as if {he} always did. {friend} looked. {friend} looked again. “Your face has got windows,” said {friend}.
tried: “What do you do with glasses, when it rains?” asked {friend}. ¶ {child} breathed on the outside of the cup, until it was grey, and wiped it with the blanket. “They stay on, and you do that,” {he} said. ¶ “And who wipes the eyes?” asked {friend}. ¶ {child} blinked.
night: The glasses lay folded in their case, with one leg over the other, and saw the lid.
night: In the dark all things were a little blurred, for everybody.

= haircut | a haircut | getting .. hair cut | having .. hair cut | hair cut | first haircut | hairdresser | hairdresser’s | hairdressers | barber | barber’s | barbers | head shaved | cutting .. hair | ran out with the cape | braids done | having .. hair braided | hair braided
ahead: The cape goes on like a tent, and is shut at the neck. Then you have no hands any more, only a hill where they are.
ahead: Scissors next to an ear are louder than anywhere else. They say the same word over and over, and bits come down past your nose.
ahead: The chair goes up with a pump, foot by foot, and in the mirror there is somebody in a cape who goes up as well.
tried: “How do you scratch, when you have no hands?” asked {friend}. ¶ {child} put the sheet round {his} neck and sat very straight. {He} blew upwards. {He} wrinkled {his} nose. Then a hand came out at the side, did it, and went in again. ¶ “I did not see that,” said {friend}.
tried: “Does the hair notice?” asked {friend}. ¶ {child} pulled a thread out of the blanket’s edge, and snipped at it with two fingers, snip, snip. The thread stayed as it was. ¶ “It has not noticed yet,” said {friend}.
night: At the hairdresser’s the scissors stood in a glass, with their legs together.
night: A head of hair lay on the pillow, every hair of it as long as it was.

= dummy fairy | the dummy fairy | no dummy | without the dummy | without .. dummy | night without the dummy | giving up .. dummy | gives up .. dummy | give up .. dummy | stopping the dummy | binky fairy | paci fairy | pacifier fairy | pacifier | binky | no paci | without .. paci | without .. binky
ahead: When there is no dummy in it, a mouth is shut in front all by itself, lip on lip, and the tongue has the whole room.
ahead: What a dummy does can be heard in the dark: it goes up and down, and squeaks. Without it you hear your own breath, in and out.
tried: “What does the mouth do then?” asked {friend}. ¶ {child} tried it. {He} put {his} lips together, and the tongue went round and looked behind all the teeth, and came back and lay down. ¶ “It does that,” said {child}. It could only be said afterwards.
tried: “And what does the hand do, that used to look for it in the night?” asked {friend}. ¶ {child} shut {his} eyes and let it look. It found the pillow’s corner, and the sheet, and {friend}’s foot. ¶ “You may have that,” said {friend}.
night: The tongue lay in the dark, with a tooth at each side, and did not squeak.
night: There was a small round place on the shelf, and nobody knew yet what would lie there.

= big bed | big girl bed | big boy bed | new bed | first night in .. bed | toddler bed | out of .. cot | out of the cot | bed arriving | cabin bed | fit in .. bed
ahead: A new bed has an edge that the feet don’t know. In the dark a hand goes out, to see where the wall is.
ahead: For the first night a bed smells of wood, or of the shop, and of nobody.
tried: “How do you know where a bed stops, when you are asleep?” asked {friend}. ¶ {child} lay down across the bed and shut {his} eyes, and rolled a quarter. Then there was less under one arm. {He} rolled back. “The arm knows,” said {child}.
tried: “Who sleeps at the other end of a big bed?” asked {friend}. ¶ {child} stretched out one foot as far as it went, and there was still bed. {friend} was sent down there, under the blanket, to look. “Nobody,” came the answer, after a while. “But it goes on.”
night: The new pillow had no dent in it. It was the last night that it would be so flat.
night: A bed has four feet, and not one of them ever goes anywhere.

= bunk bed | bunk beds | top bunk | bottom bunk | would be on the bottom | he’ll be on the bottom | she’ll be on the bottom | bunks
ahead: From the bottom bunk you look up at slats, and between them the mattress comes through a bit, where somebody lies. From the top one you can put a hand flat on the ceiling, or nearly.
ahead: When one person turns over in a bunk bed, the other one is told of it, through the wood.
tried: “How do you get down a ladder that you cannot see?” asked {friend}. ¶ {child} lay on {his} tummy at the bed’s edge, and let down one foot, and felt about with it. There was nothing, and nothing, and then the floor. ¶ “It was there all the time,” said {friend}, who could see it.
tried: “Can you talk, from one to the other?” asked {friend}. ¶ {child} went under the bed, and said goodnight to the boards. {friend} lay on top, with an ear on the mattress. ¶ “Somebody said something woollen,” said {friend}.
night: The ladder stood there, hooked on, and nobody was on any of its rungs.
night: Two beds, one above the other, had one dark between them, and it was as high as somebody sitting up.

= own room | own bedroom | her own room | his own room | sleeping alone | sleep in .. own bed | sleep alone | moving rooms | room to himself | room to herself | moving to .. own room | moving into .. own room | moves into .. own room | moved into .. own room
ahead: In another room the light switch is not where the hand goes. For a time the hand pats the wall.
ahead: You hear the same house from another side: the stairs are nearer or farther, and the kitchen speaks through a different wall.
tried: “How do you find the door in the dark, if it has moved?” asked {friend}. ¶ {child} turned round three times with {his} eyes shut, and then pointed. It was the wardrobe. {He} kept {his} arm up, and turned a little more. ¶ “Door,” said {friend}.
tried: “Does anybody hear you there, if you call?” asked {friend}. ¶ {child} went to the far corner and said {friend}’s name, not loud. “Yes,” said {friend}. {child} went behind the curtain and said it again. “Yes. And your foot can be seen.”
night: An empty room does not know whose it will be. It keeps its corners free.
night: The light switch was on its wall, and waited for a hand that would learn it.

= share a room | sharing a room | share .. room | sharing .. room | shares a room | shares .. room | room together
ahead: A room where two people sleep has two breaths in it, and they are hardly ever in the same place.
ahead: In a room for two, one goes to sleep first. For a while the other has all of it, with nobody to say it to.
tried: “How do you know if the other one is asleep?” asked {friend}. ¶ “Are you asleep?” asked {child}, very low. ¶ “Yes,” said {friend}. ¶ {child} asked once more, still lower. This time nothing came, and {he} could not tell if that was an answer.
tried: “Where is the middle?” asked {friend}. ¶ {child} laid two socks and a slipper along the floor, from the door to the window. The lamp was on one side, and the wardrobe on the other. {friend} sat on the slipper. ¶ “Here you have both,” said {friend}.
night: The light switch beside the door did not know yet that two people would want it.
night: The dark in the room was enough for two, and nobody had to move up in it.

= without nappies | without a nappy | no nappy | no nappies | night without nappies | first night without .. nappy | no nappy at night | dry at night | no pull up* | without .. pull up* | no diaper | no diapers | without .. diaper | out of nappies | pants at night | big girl pants | big boy pants
ahead: Without a nappy pyjama trousers are suddenly wide. There is room in them for a whole bear.
ahead: A bladder sits low down in the middle, and when it is full it knocks, at whatever time that is.
tried: “How does a full tummy wake you up, if it has no voice?” asked {friend}. ¶ {child} pushed one knuckle against {friend}’s tummy, very low down. {friend} pretended to be asleep. It pushed again, a bit more. ¶ “I heard nothing,” said {friend}, “but now I am awake.”
tried: “How many steps is it to the toilet, in the night?” asked {friend}. ¶ {child} went with {his} eyes nearly shut, one hand on the wall, to the door and as far as the bathroom, and counted aloud. Then {he} came back and counted again. It was two fewer. ¶ “It gets shorter,” said {friend}.
night: In the bathroom stood the toilet. It has no opening hours, and it was there.
night: Under the sheet lay another sheet, a smooth one, and under that the mattress, each of them dry.

= potty | potty training | on the potty | use the potty | big toilet | use the toilet | toilet training | knickers
ahead: A potty is cold to begin with, and then it is just as warm as you are.
ahead: On a potty you sit first, and nothing happens. You look at your knees. A wee cannot be hurried, and says when.
tried: “How do you know that a wee is coming, before it has come?” asked {friend}. ¶ {child} sat down on the edge of the pillow, and was quite quiet, and listened downwards. ¶ “And?” asked {friend}. ¶ “That was only breathing,” said {child}.
tried: “What do you do on a potty, until then?” asked {friend}. ¶ {child} set {friend} on an upturned slipper, and sat down opposite. They looked at each other. Somebody had to sing, and it was {friend}, one note. ¶ “Nothing yet,” said {friend}.
night: The potty stood by itself on the bathroom floor, and was round, and had nothing to do.
night: The pants lay in the drawer in a pile, one pair for each day, and one pair more.

= moving house | moving home | move house | moves house | moving day | was moving house | new house | new flat | new home | new apartment | moving to | moving from | movers | moving van | removal van | the van would go to the wrong place | toys were in boxes | all his toys are in boxes | all her toys are in boxes | was moving to | moves to a new | packing up the house | moving into the new | moving into a new | moving into our
ahead: In an empty room a voice has nothing to sit on. It comes straight back from the wall.
ahead: The boxes all look alike. Only the writing says which one is spoons and which is bears.
ahead: When a cupboard is carried off, the wall behind it is still its old colour. On the floor lies what has been missing since some birthday.
tried: “How does the van know the way?” asked {friend}. ¶ {child} drew a house at each end of the blanket, and put a sock into the slipper. Off it went, round the knee, past the pillow. At the other house the sock got out. ¶ “Is it the right one?” asked {friend}. ¶ “It’s the one I drew,” said {child}.
tried: “What do they do with a thing that has no box?” asked {friend}. ¶ {child} looked round the room for it. The light in the window. The door’s squeak. The smell behind the curtain. “Those stay,” said {child}. ¶ {friend} went over and smelled behind the curtain.
tried: “Where does my place go, when the bed goes?” asked {friend}. ¶ {child} lifted {friend} up and carried the pillow to the floor, and put {friend} down on it again, in the left-hand corner. ¶ “Here it is,” said {friend}, surprised.
night: The boxes stood one on another, shut, with all the things in them sitting in each other’s laps.
night: Somewhere else there was a window with nothing on its sill, and a door with a new key.

= new baby | new baby coming | baby coming | a new brother | a new sister | new baby brother | new baby sister | baby comes home | baby is coming home | baby was coming home | bringing .. baby home | meets .. brother | meets .. sister | going to be a big brother | going to be a big sister | being a big sister | being a big brother | having a baby | the baby is due | new brother | new sister | baby was due | baby was to come | having the baby | baby to be born | c section | to have the baby | hospital to have the baby
ahead: A new baby has a whole hand, with nails on it, and the hand goes once round one of your fingers and shuts.
ahead: A new baby looks past your ear, at the place where the light is. It sneezes like somebody much smaller.
ahead: When a baby sleeps, everybody in the house talks as if there were one more wall.
tried: “How do you hold somebody whose head is not on properly yet?” asked {friend}. ¶ {child} sat far back against the pillow and made an arm like a bed. {friend} lay in it, with a loose neck. ¶ “Your elbow is where the head goes,” said {friend}. “I can see up your sleeve.”
tried: “What do you talk about with somebody so new?” asked {friend}. ¶ {child} bent over a rolled-up sock and told it what {he} was called, and how high the bed was. The sock looked past {his} ear. ¶ “It wants to think about that,” said {friend}.
tried: “Whose turn is it, when two people call at once?” asked {friend}. ¶ They both called, as a test. {child} looked at the door, and could not hear any more which had been which. ¶ “The one in the middle,” said {friend}. There was nobody there but a slipper.
night: The smallest socks in the house lay together in a drawer, and a thumb would have filled one.
night: A very small bed stood made up. There was no dent in it anywhere.

= puppy | a puppy | new puppy | puppy comes home | puppy was to come home | puppy coming home | getting a puppy | gets a puppy | getting a dog | gets a dog | new dog | a dog is coming | picking up .. puppy | fetching .. puppy | collect .. puppy
ahead: A puppy is warm underneath and has teeth like rice. What it wants to find out about, it puts in its mouth: a lace, a sleeve, the corner of a box.
ahead: When a puppy runs, the back end is sometimes quicker than the front, and they come round the corner side by side.
ahead: A puppy does not know yet what it is called. It hears the same sound again and again, and always from people who are looking at it.
tried: “How does a puppy find out its name?” asked {friend}. ¶ {child} called the slipper “Button”, from the bed, and then from the door, and then from quite near, with a hand held out. The slipper thought about it. ¶ “Give it till breakfast,” said {friend}.
tried: “What am I to do, if a puppy wants me in its mouth?” asked {friend}. ¶ {child} held {friend} up high, and then higher, and looked round the room from up there. “The shelf,” said {child}. {friend} sat on it, with both legs over the edge, and then without.
night: A water bowl stood on a floor, full to the brim, and nobody had stepped in it yet.
night: Somewhere somebody with four feet was asleep on a side, and one of the feet ran.

= kitten | a kitten | new kitten | getting a kitten | gets a kitten | getting a cat | gets a cat | new cat | kittens
ahead: A kitten goes under the sofa first. What you see of it is two round lights at the very back.
ahead: A kitten’s claws are like the ends of hairs. It climbs up a trouser leg as if that were what the leg was for.
tried: “How do you get a kitten to come out?” asked {friend}. ¶ {child} lay down on the floor beside the bed, put one finger near the dark, and did not move it. They waited. Something did come, very slowly. It was {friend}’s foot.
tried: “How does a kitten say that it is pleased?” asked {friend}. ¶ {child} hummed with a shut mouth, low down, in and out, without a gap for breathing. {friend} lay down on it, to feel. ¶ “More of a tractor,” said {friend}, and stayed there.
night: Under all the sofas it was low and warm, and nobody was in there yet.
night: Somewhere a kitten washed one paw, forgot the other, and slept on top of both.

= new pet | getting a rabbit | gets a rabbit | getting a hamster | gets a hamster | new hamster | new rabbit | getting guinea pigs | getting a guinea pig | new guinea pig* | looking after .. hamster | looking after .. rabbit | looking after .. guinea pig* | getting a budgie | getting a tortoise
ahead: A small animal comes with its house, and the house has to be carried level.
ahead: In a new place an animal looks into all the corners first, and sits down in one.
tried: “How will we know what a new animal likes?” asked {friend}. ¶ {child} set three things before {friend} in a row: the cup, a sock, and nothing at all. {friend} looked at each for the same time. “The nothing,” said {friend}. “It has the most room.”
tried: “And when does somebody like that go to bed?” asked {friend}. ¶ {child} drew a clock on the sheet with a finger and gave it all its hours: supper here, sitting there, sleep at the bottom. ¶ “There is no time on it for being looked at,” said {friend}. ¶ {child} put that at four.
night: The place for it was clear. There was not even a crumb there.
night: Somewhere somebody small sat in a house of its own, and did not know that it was going to be carried.

= daddy is going away | mummy is going away | daddy goes away | mummy goes away | goes back on the ship | to go back on the ship | back on the ship | on the ship | in the navy | deployed | deployment | away for work | goes to sea | offshore | goes back to sea | daddy was going away | mummy was going away | dad is going away | mum is going away | dad was going away | mum was going away | was to go away for | going to sea
ahead: A bag by the front door has somebody’s things in it, folded smaller than they are.
ahead: When somebody has gone, the coat hook is still there, and so is the chair. For some days somebody takes one plate too many out of the cupboard.
ahead: A voice on the telephone comes without the rest. You can hear what room it is in, and sometimes another voice behind it, or a spoon.
tried: “How long is somebody away, in something you can hold?” asked {friend}. ¶ {child} took the hem of the sheet and pinched it along, night, night, night, from one end. {friend} watched the pinching from the other end. ¶ “I’ll wait here,” said {friend}, “and tell you when you come.”
tried: “Can you say goodnight to somebody who is not in the house?” asked {friend}. ¶ {child} said it to the wall, and then, a bit louder, to the window. They listened which of them it had gone through. ¶ “The window,” said {friend}. “The curtain moved.”
night: The bag stood packed in the hall, with its handles up.
night: Somebody’s shoes stood with the other shoes that night, side by side, and the big ones were on the left.

= daddy is coming home | daddy’s coming home | mummy is coming home | mummy’s coming home | dad’s coming home | mum’s coming home | dad is coming home | mum is coming home | was to be back | home from the ship | welcome banner | made a banner | home after | daddy was coming home | mummy was coming home | dad was coming home | mum was coming home | daddy comes home | mummy comes home | dad comes home | mum comes home | mommy was coming home | daddy’s back | daddy is back | daddy was back | mummy was back from | daddy was to come home | dad was to come home | brother was coming home | sister was coming home | back from dubai | back from deployment | home from hospital
ahead: Somebody who has been away smells of it, in the coat and in the hair. Underneath it is the smell that you know.
ahead: At the place where people arrive a door opens, and somebody comes out, and it is somebody else’s. Then it opens again.
ahead: Somebody who comes home stands in the kitchen and looks where the cups are, though the cups have not moved.
tried: “What if I am bigger, and am not known again?” asked {friend}. ¶ {child} carried {friend} out of the door, and came in with {friend} behind {his} back, and turned round quickly. They looked at each other. “Oh,” said {child}, “it’s you.” ¶ “Yes,” said {friend}. “Wasn’t it?”
tried: “How do you wait, when you are on tiptoe?” asked {friend}. ¶ {child} stood at the bed’s end with {his} chin up, and held on to the post. It went to four, and then the heels came down. ¶ “You wait flat, and go up when the door goes,” said {friend}.
night: A key was on its way in a pocket, and lay among coins, and knew which door.
night: The doormat lay before the door, and had room on it for two large shoes.

= with granny .. all day | with gran .. all day | with nana .. all day | all day with | with grandma .. all day | at granny’s all day | at nana’s all day | with grandad .. all day
ahead: A whole day with somebody is mostly kitchen. You get to know one drawer, one tap and one chair very well.
ahead: In another person’s house the biscuits are in another tin, and the tap turns the other way.
ahead: A goodbye at a door has several parts: the first one, the one when something was forgotten, and the one through the glass.
tried: “How do you wave, so that it is seen from outside?” asked {friend}. ¶ {child} put {friend} at the window, went to the far wall, and waved with a hand, and with the arm, and with all of {him}. ¶ “The arm,” said {friend}. “At the whole of you I got worried for the lamp.”
tried: “How does somebody know what you like, who is not Mummy?” asked {friend}. ¶ {child} held up the cup. “With the handle to me,” {he} said. Then {he} gave {friend} the cup, and waited to be given it. The handle came round by itself, nearly. ¶ “Told once,” said {friend}.
night: A day’s worth of things stood by the door in a bag, with something soft at the top.
night: In another house stood a chair at a table, and somebody had put a cushion on it.

= work trip | business trip | going on a work trip | daddy would do bedtime | daddy will do bedtime | does the voices wrong | did the voices wrong | papá does bedtime | papa will do bedtime | dad will do bedtime | night shift | night shifts | starts night shifts | doesn’t know the song | away for three nights
ahead: Each person who puts somebody to bed does the same things in another order, and the blanket comes up to another place.
ahead: The same book takes longer in another voice. The bear in it turns out to speak lower, or higher, and says what he always says.
tried: “How does the voice go, the right one?” asked {friend}. ¶ {child} did it: a bit through the nose, and slow at the end. {friend} did it back. It was neither the right one nor the wrong one. ¶ “That is a third,” said {child}.
tried: “What if somebody does not know the song?” asked {friend}. ¶ {child} sang the first line and stopped. {friend} put in something that was about as long. Then {child} sang the next. “It goes,” said {friend}, “with gaps.”
night: The book lay shut on the shelf, and all the voices in it had the night off.
night: A toothbrush was away in a bag, and the others in the glass leaned over a bit to that side.

= cousins | cousins coming | cousins were coming | cousins are coming | lots of cousins | cousins arrive | cousins were to arrive | cousins from | would sleep in her room | would sleep in his room | sleep in .. room | visitors | visitors coming | guests | family coming | coming to stay | was coming to stay | friends coming to stay
ahead: When cousins come, the hall fills up with shoes, and then you can’t hear any more who it is that is talking.
ahead: Cousins have got longer since the last time. Somebody stands two of you back to back, and lays a hand flat on top.
ahead: At a table with visitors there are chairs that don’t belong to it, and one of them is always lower.
tried: “Where do they all go at night?” asked {friend}. ¶ {child} measured the floor in pillows: one here, one across, and one with its feet under the bed. “And who gets up first has to step,” said {child}, and stepped. ¶ “That was me,” said {friend}, from below.
tried: “What do you say first, when it has been so long?” asked {friend}. ¶ {child} went out, and came in, and stood at the door with {his} hands behind {him}. Nobody said anything. “Do you want to see something?” asked {child}. ¶ “Yes,” said {friend}. It did not matter what.
night: The spare blankets lay in a pile on a chair, and the pile was as tall as somebody.
night: A long way off other people had packed, and somebody’s toothbrush was already on top.

= grandma is coming | granny .. coming on the plane | coming on the plane | coming on the train | nana .. coming on | grandma .. coming on | grandma coming | granny coming | nana coming | grandma’s coming | granny’s coming | grandma was coming | granny is coming | granny was coming | nana was coming | nana is coming | grandpa is coming | grandad is coming | grandparents coming | gran is coming | abuela is coming | nani is coming | oma is coming | babcia is coming | teta is coming | picking up nana | picking up grandma | picking up granny | meeting .. off the train | nana from the train | staying for ten whole days | grandma was coming to stay | granny was coming to stay | nana was coming to stay | grandad was coming to stay | grandpa was coming to stay | grandparents were coming | grandma .. coming to stay | nana .. coming to stay | granny .. coming to stay | abuela was coming | nani was coming | oma was coming
ahead: When a train or a plane comes in, a great many people get off who are the wrong ones. Then there is one coat, far back, that walks the right way.
ahead: A bag that has come a long way is set down in the hall, and stays shut for a while. First come the coats, and the faces, and the tea.
ahead: You are held away at arm’s length, by both shoulders, and looked at from the top to the bottom.
tried: “How do you find one person among so many?” asked {friend}. ¶ {child} stood all the socks along the bed’s edge and let them come. “Not that one. Not that one.” At the very end, with a bag, came {friend}. ¶ “You looked right at me,” said {friend}, “from quite far.”
tried: “Where do somebody’s glasses go, who doesn’t live here?” asked {friend}. ¶ {child} pushed the book to one side, and the cup, and then there was a free place beside the lamp. {He} laid down two fingers on it, one across the other. ¶ “They fit,” said {friend}.
night: A bed was made up for somebody, with the corner turned back.
night: Far away stood a suitcase with its strap done up. In the middle it was rounder than at the ends.

= go in her suitcase | go in his suitcase | hid her shoes | grandma leaving | grandma leaves | goes back to mexico | last day with | abuela .. flying home | abuela .. flies home | grandma .. flying home | grandma .. flies home | granny .. flying home | granny .. flies home | nana .. flying home | grandad .. flying home | grandpa .. flying home | cousins .. flying home | auntie .. flying home | uncle .. flying home | grandma .. going home | granny .. going home | nana .. going home | abuela .. going home
ahead: Before somebody leaves, they look under the bed once, and behind the door, and in the bathroom once more.
ahead: The car door shuts, and then the window comes down, because something else has to be said.
ahead: When a guest has gone, the house is exactly as large as it always was, and you can hear the clock.
tried: “How much of somebody stays here?” asked {friend}. ¶ {child} got up from the pillow, and they looked at it. There was the whole back of a head in it, with the middle deepest. ¶ “That much,” said {child}. {friend} lay down beside it, so as not to spoil it.
tried: “Would I fit into a suitcase?” asked {friend}. ¶ {child} folded {friend} on the pillow, legs up, and ears down. “You would fit,” said {child}, “but then nobody sees you wave.” ¶ {friend} waved all the same. It was with a foot.
night: The suitcase lay open on the floor, and its two halves were not the same any more.
night: Beside a bed stood one glass of water, a quarter full, and it was not moved.

= sleepover | a sleepover | first sleepover | sleepover at | sleeping over | sleep over | sleeps over | staying the night at | stay the night at | slumber party | sleepover party | staying over | ring in the night | wee in the night | miss us in the night
ahead: In somebody else’s house the dark comes in by other windows. The landing light is a different yellow.
ahead: On a sleepover people talk after the light is off. There are longer and longer gaps, and then somebody does not answer any more.
ahead: Other people’s toothpaste is sharper or sweeter, and their pyjamas have things on them that you would never have thought of.
tried: “What do you do, when you need the toilet, and it is not your stairs?” asked {friend}. ¶ {child} turned the bed round in {his} head, and climbed out at the other side. There was the wall. {He} went along it with a hand, as far as the door. ¶ “A wall always goes somewhere,” said {friend}.
tried: “And if I am the last one awake?” asked {friend}. ¶ {child} shut {his} eyes and breathed slowly, so that {friend} could be it. The cupboard ticked. Something went past in the street. After a bit {child} opened one eye. ¶ “I am on duty,” said {friend}. “Go on.”
night: A sleeping bag lay rolled up as tight as a bun, and had not thought of its zip for months.
night: In another house there was a piece of floor beside a bed, as long as somebody.

= sleepover at gran* | sleepover at nan* | sleeping at gran* | sleeping at nan* | stay at gran* | staying at gran* | stays at gran* | staying with gran* | staying with nan* | staying at nan* | night at gran* | night at nan* | sleepover at grandma’s | staying with grandma | staying at grandma’s | weekend at gran* | grandma’s house for the night | granny’s house for the night | nana’s house for the night | night with gran* | sleep at gran* | sleeps at gran* | stay with gran* | stays with gran* | stays at nan* | stay at nan* | stay with nan*
ahead: At a grandmother’s the bed is higher than other beds, or lower, and the pillow has its own idea of a head.
ahead: In her house at night something speaks, a clock or a pipe or the fridge. By day nobody hears it.
tried: “How do you get in, where everything is tucked in?” asked {friend}. ¶ {child} pushed the blanket under on both sides, and went in from above, feet first, with {his} arms up. At the shoulders it stopped. ¶ “You have been posted,” said {friend}.
tried: “Does she know about the door?” asked {friend}. ¶ {child} got up and showed how far: this much, so that a hand goes through, and the light lies on the floor like a ruler. “I’ll show her with the hand,” {he} said. ¶ {friend} looked at the hand, and learned it.
night: In the other house the bed was made, cold all over, with the warm place still to be made.
night: Something in her house ticked all night, for a grandmother who was used to it.

= daddy’s flat | dad’s flat | at daddy’s | at dad’s | moves to his flat | was to move to his flat | weekend at daddy’s | first weekend at | first night at daddy’s | first night at dad’s | two bedrooms | would have two bedrooms | mummy’s new house | mum’s new flat | dad’s new house | daddy’s new house | daddy’s house | two houses | new toothbrush for there | are separating | were separating | mummy’s flat | at mummy’s new | dad’s new flat | daddy’s new flat | dad’s new place | daddy’s new place | at dad’s new
ahead: In another flat the spoons are in another drawer. For a time even grown-ups open two.
ahead: Whoever has two beds has two ceilings. Each of them has its own crack or its own dot, and is looked at from below.
ahead: A second toothbrush stands in a second glass. It is not used to anybody yet.
tried: “Which of them am I from?” asked {friend}. ¶ {child} laid the pillow at one end of the bed and the sock at the other, and walked {friend} across to the sock, and back, and over again. {friend} stayed {friend} all along. ¶ “I am from the middle,” said {friend}.
tried: “How do I know in the dark which it is?” asked {friend}. ¶ {child} shut {his} eyes and put a hand out to the left. “Here it’s wall,” {he} said. “There it’s window.” ¶ {friend} put out a foot to the left. “Here it’s you,” said {friend}.
night: Two beds stood made up in two houses, and the moon could see both.
night: In a bathroom stood a toothbrush that was still quite dry.

= babysitter | a babysitter | new babysitter | sitter | babysitting | going out for the evening | mum and dad are going out
ahead: When the front door has shut, you hear the steps outside, and a car door, and then the house by itself.
ahead: Somebody who looks after you for an evening asks where things are, and opens the wrong cupboard first, and sees what is in that.
tried: “How long are they out?” asked {friend}. ¶ {child} put two slippers out at the door, lay down, and shut {his} eyes. Then {he} opened them, and fetched the slippers in. ¶ “That was quick,” said {friend}. ¶ “It’s the shutting,” said {child}.
tried: “What does somebody not know, who has never put me to bed?” asked {friend}. ¶ {child} tucked {friend} in as somebody would who has never done it. The blanket went over both ears. Then {he} did it the way it is done. ¶ “The ears would have to be mentioned,” said {friend}.
night: Two coats hung in the hall, and the good shoes stood under them.
night: A door shut as it always did. You could tell it from all other doors.

= birthday | birthdays | birthday was the next day | her birthday | his birthday | turning five | turns five | turning four | turns four | turning six | turns six | turning seven | turns seven | turning eight | turns eight | will be five | will be six | would be six | birthday cake | birthday presents | going to be five | going to be four
ahead: On a birthday morning you wake up and are the new number, with the same feet. It happened in the night, and nobody felt it go through.
ahead: A cake with candles comes through a door slowly, and lights up the chin of whoever carries it. Everyone sings, and there is nothing that you can do meanwhile but look.
ahead: A present says something when it is shaken, and it is never the whole word.
tried: “Where does the old number go?” asked {friend}. ¶ {child} held up the fingers of it, all of them, and looked. Then {he} put up one more. “It is still in there,” said {child}. “It’s only not at the end.”
tried: “What do you do with your face, while they are singing?” asked {friend}. ¶ {child} sat on the pillow and {friend} sang, slowly, with the name in it. {child} looked at the lamp, and at {his} knees, and tried a small smile, and it got stuck. ¶ “Shall I go on?” asked {friend}.
tried: “Do you still fit in the bed, when you are one more?” asked {friend}. ¶ {child} lay down quite straight, and put the cup where {his} feet came to. Above it there was a lot of bed. ¶ “That is for the others,” said {friend}, “nine and ten and so on.”
night: The candles lay in their packet, with white wicks, and nobody had yet been so old with them.
night: Something in paper lay in some cupboard, and held its corners in.

= party | birthday party | a party | party at | friend’s party | going to a party | goes to a party | first party | whole class is coming | soft play party | pool party | party at the | pass the parcel | musical chairs | party games
ahead: At a party you stand in a hall with a present, and then without it. It goes on to a heap, and from there it looks like all the others.
ahead: When the music stops in the middle, everybody is caught as they are, and somebody is always on one leg.
ahead: A party has one room with all the noise in it. In the next room are the coats, and there you hear it through the wall.
tried: “What do you do, when the parcel stops at you?” asked {friend}. ¶ {child} put the sock into the pillowcase, and hummed, and passed it to {friend}, and stopped. {friend} held it. ¶ “I’ll hold it,” said {friend}. “The next one can undo it.”
tried: “Who do you stand beside, if you only know one?” asked {friend}. ¶ {child} lined up the slippers, the cup and the lamp, and put {friend} at the end. Then {he} moved the cup over to {friend}’s other side. ¶ “Now I know two,” said {friend}.
night: The balloons were not blown up yet. They lay in their bag, as small as ears.
night: A present stood ready in its paper, with too much sticky tape at one end.

= fancy dress | dressing up | costume party | dressed as | princess dress | fancy dress costume | fancy dress party | going as a | going as an | goes as a | her costume | his costume | spider man costume | spiderman costume | superhero costume
ahead: In a costume your own hands come out at the front, and they are the only part that you know.
ahead: A mask is warm inside and has your breath in it. You see straight ahead, through two holes, and have to turn round for the sides.
tried: “And if nobody can tell what I am?” asked {friend}. ¶ {child} put the sock on {friend}’s head, and stepped back, and thought. “A chimney,” {he} said. ¶ “I am a king,” said {friend}. “But I could smoke.”
tried: “How do you go to the toilet in a costume?” asked {friend}. ¶ {child} put the blanket on, with a tail, and sat down on the edge of the bed. {He} got up, gathered the tail, and sat down again. It took three hands. ¶ “I’ll hold the end,” said {friend}.
night: The costume hung on the door with nobody in it, and looked a little like itself.
night: The tail lay over the back of the chair, and for one night belonged to the chair.

= wedding | a wedding | wedding on | going to a wedding | cousin’s wedding | auntie’s wedding | uncle’s wedding | getting married | gets married | mehndi | nikah | wedding rehearsal | walk in front of the horse
ahead: At a wedding everybody sits and looks at the door at the back, and then the music starts, and they all get up at once.
ahead: At a wedding it is quite quiet while two people say what they have to say. You can hear shoes, and a baby, and somebody’s bracelet.
ahead: Under the tables at a wedding it is a long low tent, with feet on both sides, and some of the shoes are empty.
tried: “How slowly is slowly?” asked {friend}. ¶ {child} walked along the bedroom beside somebody who was not there: one foot, and a wait, and the other foot. “If you wobble, you’re right,” said {child}. ¶ {friend} was carried behind, as the train.
tried: “What if I have to cough, just when it is so quiet?” asked {friend}. ¶ They made it quiet, to see. It took no time, and {child} had to. {He} did it into the pillow, very small. ¶ “I heard it,” said {friend}, “but they are looking at the front.”
night: The good clothes hung on the door, one over the other, with their arms straight down.
night: In a dark hall the chairs stood in rows, and had left a way open up the middle.

= flower girl | flowergirl | was flower girl | bridesmaid | was a bridesmaid | page boy | pageboy | ring bearer | carry the rings | carries the rings | was a page boy | everyone looking at her | everyone looking at him | carrying the rings
ahead: Seen from the back, a long room with an aisle is all hats and necks. When you walk down it, the necks turn into faces, one row after another.
ahead: At the far end stand some people in a row, and get bigger. That is how you know that you are walking.
ahead: What you carry is watched more than you are. It is looked at on every step.
tried: “Where do I look, when they are all looking?” asked {friend}. ¶ {child} set {friend} on the pillow for the front, and came from the door, and looked at {friend}’s nose all the way. The floor went by underneath. ¶ “It got larger,” said {child}. ¶ “It’s always been that size,” said {friend}.
tried: “And if I go too fast?” asked {friend}. ¶ {child} went from the wardrobe to the bed with a cup in both hands. That was four steps. {He} went again, with a breath between every two. It was still four. “But they had more room,” said {friend}.
night: A small pair of good shoes stood on the floor. They were clean underneath as well.
night: Somewhere flowers stood in a bucket in the cool, up to their necks, and were still shut.

= christening | baptism | being christened | baptised | baptized | naming ceremony | naming day | dedication
ahead: At a christening the water is in a stone or a silver bowl, and comes by the handful. It runs backwards through the hair, and somebody says the name.
ahead: The dress that a baby wears for it is longer than the baby. From the knees down there is nobody in it.
tried: “What does a baby do, when the water comes?” asked {friend}. ¶ {child} held {friend} along one arm, dipped a dry finger in the empty cup, and drew it over the forehead, three times. {friend} looked past {his} ear. ¶ “It says nothing at first,” said {friend}, “and then it says everything.”
tried: “And if the name is forgotten just then?” asked {friend}. ¶ {child} held {friend} up over the cup and stopped. There was a pause. “{friend},” said {friend}, low, to help. ¶ “{friend},” said {child}.
night: The long white dress lay over a chair, with room in it for ten babies one below the other.
night: The bowl stood there with its lid on, and was dry.

= stabilisers | stabilizers | stabilisers off | training wheels | training wheels off | without stabilisers | without training wheels | two wheeler | pedal bike | stabilisers come off | learning to ride | learn to ride | elbow pads and the knee pads | ride .. bike without | two wheels
ahead: A bicycle with two wheels falls over when it stands, and does not when it goes. Nobody can see from outside what it holds on to.
ahead: When somebody runs behind the bicycle there are steps, and a hand under the saddle. A hand that has let go feels just the same.
ahead: A spanner goes round, and a little wheel that has been there since the beginning lies on the ground. It is lighter than you thought.
tried: “How do you stop, when you have only just learned to go?” asked {friend}. ¶ {child} sat across the pillow and pedalled with {his} hands, and squeezed {his} fingers. Then {he} put down both feet, left and right. ¶ “That is two stabilisers,” said {friend}.
tried: “Which side does a bicycle fall to?” asked {friend}. ¶ {child} stood a book on its edge on the bed and took {his} hand away. It fell to the left. {He} stood it up again, and rolled it along as if it had wheels. ¶ “It had no time,” said {friend}.
night: The bicycle leaned on a wall, and the wall held it.
night: Two small wheels had walked beside two big ones all that time, and had never once been faster.

= new shoes | new trainers | new wellies | new boots | shoe shop | school shoes | sleep in the shoes | new sandals | shoe shopping
ahead: New shoes know nothing. They do not bend where the foot bends, and they say it at every step.
ahead: In a new shoe there is a ball of paper at the front, where the toes go, and it smells of glue and box.
tried: “Do they know which of them is left?” asked {friend}. ¶ {child} put the slippers down side by side, and they looked away from each other. {He} changed them over. Now they looked in. ¶ “Those two know each other,” said {friend}.
tried: “Can you sleep in them?” asked {friend}. ¶ {child} put on both slippers and lay down under the blanket. At the bottom there was a roof, on two posts, with wind coming in. ¶ “I can walk in there,” said {friend}, and did.
night: The shoes stood beside the bed, and had still been nowhere.
night: Underneath, the shoes were all pattern, lines and stars and a number, and not one crumb in it.

= bin day | bin lorry | bin lorries | bin men | binmen | bin man | bin lorry day | rubbish truck | garbage day | garbage truck | trash day | trash truck | recycling truck | truck guys | wave at the truck guys | wave at the bin men | dustcart | dustmen
ahead: You hear a bin lorry two streets off: it hums, it stops, it hisses, and something heavy says bom. Each time it is a bit nearer.
ahead: The bin is taken by the collar, goes up backwards, and is shaken twice. Then it is put down, and its lid is open.
ahead: Orange lights go round on its roof, and somebody in large gloves comes with it. A large glove can be seen waving from a long way off.
tried: “How do you wave, so that it’s seen from a lorry?” asked {friend}. ¶ {child} knelt up at the bed’s end and waved with the whole arm, from one bedpost to the other. {friend} was the lorry, and went by. ¶ “I saw it,” said {friend}, “in the mirror too.”
tried: “Does a bin lorry chew?” asked {friend}. ¶ {child} folded the pillow round a sock, slowly, with a hum, and pressed till it was shut. Then {he} opened it. The sock was the same, and flatter. ¶ “It chews,” said {friend}.
night: The bins stood out along the kerb, one before each house, with their faces to the road.
night: The big lorry stood in its yard with its mouth shut, and was empty to the back of its throat.

= playdate | play date | playdates | coming to play | comes to play | coming over to play | friend is coming | coming for tea | comes for tea | going to play at | back from holiday | saved him a stone | meeting .. friend
ahead: When a friend comes, first you both stand in the hall and nobody knows a game. Then one of you says “Look”, and you have gone.
ahead: Where two play there is always one thing that both want. It had lain there for weeks with nobody wanting it.
tried: “What shall we do first?” asked {friend}. ¶ {child} laid out what there was: a slipper, a cup, the end of the blanket. They looked at it. Then {friend} fell off the bed. ¶ “That,” said {child}, and got the pillow.
tried: “What if the best thing is wanted by both?” asked {friend}. ¶ {child} took hold of the sock at one end, and {friend} had the other. It got longer, and then it was not such a good sock. ¶ “Now I want the slipper,” said {friend}.
night: The toys lay in their box, with the best one somewhere near the bottom.
night: In another house somebody had one thing ready beside the door, to bring along.

= hoover | hoovering | the hoover | vacuum | vacuum cleaner | vacuuming | hoover next day | afraid of the hoover
ahead: A hoover has one long breath, and only in. What lies in front of it goes up the tube, and you hear it go round the corner: tick, tick.
ahead: When it is switched off, the sound sinks, from high to low, and the room is quieter than it ever was.
tried: “What is the biggest thing that goes into a hoover?” asked {friend}. ¶ {child} made a hole with thumb and finger, and tried what there was. The cup no. The slipper no. The end of a sock, a bit of it. ¶ {friend} held up one foot to the hole, and then the whole of {friend}. “No,” said {child}.
tried: “Who says when a hoover stops?” asked {friend}. ¶ {child} breathed in with a roar, for as long as it went. {friend} put one foot on {child}’s nose, as on a button. It got lower and lower, and then it was only {child}. ¶ “I do,” said {friend}.
night: The hoover stood in its cupboard with its cord rolled up behind it, and breathed neither in nor out.
night: The crumbs lay under the table, every one in its place.

= would have been his birthday | would have been her birthday | would have been .. birthday | ashes | scatter .. ashes | scattering .. ashes | memorial | the funeral | grandad’s funeral | grandma’s funeral | granny’s funeral | nana’s funeral | the grave | visit .. grave | celebration of life
ahead: People who knew the same person say what that person always said, and for a moment they all have the same voice.
ahead: Some of the people there are crying, and some are laughing at a thing that was long ago. Often it is the same ones.
tried: “What do you say there?” asked {friend}. ¶ {child} thought about it. “You can say the name,” {he} said. {He} said it, once, into the room, not loud. ¶ “That was easy to hear,” said {friend}.
tried: “What do you do with your hands?” asked {friend}. ¶ {child} tried them in front, and behind, and in two pockets that the pyjamas did not have. Then one of them was in {friend}’s. ¶ “This is how I do it,” said {friend}.
night: The things that had been loved and used stood where they stood, a cup, a chair, and kept their shape.
night: The night was as long as all nights, and all the names were in it.

= plane | aeroplane | airplane | on a plane | first time on a plane | first time on an aeroplane | flight | first flight | fly to | flies to | flying to | was flying to | were flying to | airport | take off | window seat | plane to | how it stays up | what holds it up | toilet sucking her in | the toilet sucking him in | flying out | flying off | fly out | flying with | flying at | flying back | fly back | a plane | the plane
ahead: At the airport your shoes or your bear go through a tunnel on a belt. At the other end they come out, and somebody has seen right through them.
ahead: A plane rolls about for a long time like a bus. Then it stops, and takes a run at it, and something presses you in the tummy, softly, into the seat.
ahead: Seen from up there, the clouds have a top, with hills on it. Your ears fill up, and go plop when you swallow.
tried: “What holds it up, when nothing is there?” asked {friend}. ¶ {child} held a hand out flat and ran along the bed with it, and tipped it a little. “You have to be fast, and lean on it,” {he} said. ¶ “On nothing?” asked {friend}. ¶ {child} blew in {friend}’s face. “On that.”
tried: “Does the toilet on a plane pull?” asked {friend}. ¶ “It roars,” said {child}, and did it: a gulp, and a roar, and then shut. {friend} stood beside the cup meanwhile. Afterwards they measured. {friend} was wider than the hole, also sideways.
tried: “Where do I sit, without a ticket?” asked {friend}. ¶ {child} sat down against the pillow, put a sock across for a belt, and clicked with {his} tongue. Then {he} pulled it up over {friend} as well. ¶ “I am luggage,” said {friend}, “but I can see out.”
night: At the airport the planes stood with their noses to the building, and a block lay in front of every wheel.
night: The seats were empty, row after row, and each had its belt lying crossed in its lap.

= ferry | the ferry | get the ferry | getting the ferry | ferry to | boat trip | on a boat | boat ride | on the boat | cruise | sailing | captain for a go | ask the captain | a ship | sail to
ahead: A ferry opens at one end, like a mouth, and the cars drive in. Inside it is all chains and yellow lines, and it booms when a door is shut.
ahead: The deck hums. You feel it in your soles before you hear it, and in the tea there are rings.
ahead: The land goes away quite slowly, backwards, with the people on it. Nobody can say at what moment it was that you could not see their arms any more.
tried: “How do you walk, when the floor won’t keep still?” asked {friend}. ¶ {child} stood up on the mattress, with {his} feet wide apart. The bed went down on one side, and {he} went with it. “You wait till it comes back,” said {child}. ¶ {friend} waited, lying down.
tried: “What do you say to a captain?” asked {friend}. ¶ {child} thought. “May I have a go?” {he} said to the bedpost. The bedpost looked straight ahead, as captains do. ¶ “Ask it where we’re going,” said {friend}. “Then it has to turn round.”
night: The ship lay at the quay with all its lights on, and rose a little, and sank a little, and knocked on its rubber tyres.
night: The sea went on with what it does, from one side to the other, and nobody was crossing.

= long drive | long car journey | road trip | driving to | drive to | was driving to | in the car for | hours in the car | car journey | car sick | carsick
ahead: On a long drive the near things run and the far things walk. A hill can come along for an hour.
ahead: The back of the seat in front has a pocket, a seam and a spot, and after a time you know them.
ahead: At a stop the legs have to be unfolded. The ground stands still, and for a moment that feels like something.
tried: “How do you find out if we are there?” asked {friend}. ¶ {child} sat on the pillow with both hands on a wheel that was not there, and looked ahead. “Are we there?” asked {friend}. “No,” said {child}. “Are we there?” ¶ “Ask slower,” said {child}. “Aaare,” said {friend}.
tried: “And if you feel funny?” asked {friend}. ¶ {child} sat {friend} up to look out of the window, and not down at the book, and took hold of the cup. They both looked at one roof, far off. ¶ “It keeps quite still, that roof,” said {friend}.
night: The car stood before the house with its doors shut, and all the road was still rolled up in front of it.
night: A bag lay on the back seat, already buckled in.

= on the train | on a train | train journey | by train | train home | train ride | train to | taking the train | catching the train | sleeper train | night train | steam train | eurostar | the tube | the underground | the metro
ahead: First there is a wind in the station, and the line begins to sing. The train is the last to come.
ahead: When the train beside you starts, it feels as if it were you. You have to look at a post to find out.
ahead: From a train you see all houses from behind: the washing, the trampoline, and somebody in a kitchen with a spoon.
tried: “How do we know when to get out?” asked {friend}. ¶ {child} said the names: “Pillow. Middle. Knee. Bed’s end.” At each of them the doors hissed. At the bed’s end {he} took {friend} under one arm. ¶ “I wanted to see one more,” said {friend}, “in case it was nicer.”
tried: “What if the doors shut, and I am outside?” asked {friend}. ¶ {child} took {friend} by the foot at the edge of the mat, and said, “Now,” and they went over the gap together, and stood. The doors said peep, and closed on nobody. ¶ “My foot was first,” said {friend}.
night: The rails lay out in the dark, two and two, and went on all night to where they go.
night: A train stood in its shed with its lights off, and on every window was a bit of breath from somebody.

= holiday | holidays | a holiday | going on holiday | goes on holiday | on holiday | vacation | going on vacation | spain | majorca | france | summer holiday | half term away | suitcase packed | resort | hotel | cottage | villa | airbnb
ahead: In a house that you have for a week the drawers are empty, and the sheets crackle. It has its own smell of somebody else’s soap.
ahead: On a holiday you wake up, and the window is on the wrong side. It takes a breath or two until the rest comes.
ahead: In another place the light switches are lower, or the taps have other colours, and the bread is a different shape.
tried: “What goes on top in the suitcase?” asked {friend}. ¶ {child} laid things in the pillowcase: a sock, the other sock, the slipper. Then {he} looked round for what was last. ¶ “I’ll get in by myself,” said {friend}. “Leave my face out.”
tried: “How do you find your bed there, in the night?” asked {friend}. ¶ {child} paced it out: from the door five steps, then a corner, then soft. “That’s here,” said {child}. “There it is another number.” ¶ “Then I’ll count as well,” said {friend}.
night: A suitcase stood in the hall, shut, with one sleeve looking out.
night: In a room far away the curtains were drawn and two glasses stood on their heads.

= camping | camping trip | tent | in a tent | sleep in a tent | never slept in a tent | camping in the garden | sleeping outside | camp out | campsite | glamping
ahead: A wall that is only cloth lets in every sound: a leaf, a bird’s feet, somebody’s zip a long way off. You can tell how near each one is.
ahead: Outdoors at night it smells of grass that has been lain on. Your nose is cold, and the rest of you is warm.
ahead: A torch makes one round piece of the world. When you turn it, the piece goes somewhere else, and where it was is dark again.
tried: “What do you do, if you need a wee in the night?” asked {friend}. ¶ {child} felt for a zip along the blanket’s edge, and went zzzip, all the way up. {He} put out one foot, and felt for a boot, and made a torch out of {his} finger. ¶ “The whole campsite knows,” said {friend}.
tried: “How do you keep the roof off you?” asked {friend}. ¶ {child} sat up under the blanket with one arm straight. It was all held by a fist. Then the arm got tired, and the roof came down as far as the ears. ¶ “You need a longer arm for the night,” said {friend}, “or a pole.”
night: The sleeping bags lay rolled up beside each other, with all their warmth still to come.
night: The torch lay ready. It had light in it, and did not let any out.

= beach | the beach | seaside | to the sea | the waves | sandcastle* | rock pool* | in the sea | surf | surfing | surf nippers | crabbing | swallowed half the ocean | paddling in
ahead: A wave comes up the sand to have a look, and takes back a little from under your heels each time.
ahead: Sand that is dry is warm and gets in everywhere. Sand that is wet keeps your foot for you, with all five toes.
ahead: A wave is loud only at the end. Before that it comes along quite quietly, under everybody, and lifts them.
tried: “How do you know which one will be big?” asked {friend}. ¶ {child} lay flat and made them with {his} knees under the blanket, one small, one small, one middling. {friend} sat at the shore, which was the pillow. ¶ “They look the same till they get here,” said {friend}, who was on the floor by then.
tried: “Where does the sea stop?” asked {friend}. ¶ {child} pulled the blanket up to a line, and back, and up, and each time the line was somewhere else. ¶ “It can’t decide,” said {friend}. “We had better stay on the bed.”
night: The sea came up as far as it comes, and smoothed out the whole beach.
night: A bucket stood in another bucket, and both were full of air.

= zoo | the zoo | safari park | wildlife park | animal park
ahead: At the zoo you smell first what is coming, then there is a fence, and then a bit of straw. The animal is the last thing that you find.
ahead: A giraffe’s tongue is as long as an arm, and blue. It comes over the fence by itself, and feels about.
ahead: Most of the animals are doing what people do at home. They turn over, and scratch, and look who has come.
tried: “And if an animal does not come out?” asked {friend}. ¶ {child} went under the blanket and was an animal. {friend} sat outside and looked at the hump. It breathed. Nothing else happened. ¶ “I have seen it breathe,” said {friend}. “That’s a good bit of it.”
tried: “Which of us is behind the fence?” asked {friend}. ¶ {child} held {his} fingers up before {his} eyes, spread, and looked through. {friend} looked through as well, from over there. ¶ “You,” said {friend}. ¶ “You,” said {child}.
night: In the dark the tigers lay one on the other like coats, and the flamingos stood on the leg that was for the night.
night: A long neck had been put down somewhere, with a head at the end of it, on straw.

= farm | the farm | farm park | petting zoo | city farm | lambing | feed the lambs | piglets | feeding the animals
ahead: On a farm there is one smell at the gate. After ten minutes nobody has it any more, as everybody has it.
ahead: A big animal’s breath is warm and wet, and comes in two lots. If it takes something from your hand, it does so with its lip, as if it had a finger there.
tried: “How do you hold your hand, so that it doesn’t get taken too?” asked {friend}. ¶ {child} laid it flat on the sheet, with the thumb put away, and a bit of nothing on top. {friend} came, and ate, with the whole face. ¶ They looked. There were still five.
tried: “How do you get so many to come?” asked {friend}. ¶ {child} rattled the empty cup with a finger and called, in a high voice, at the edge of the bed. One slipper had come, and the other was nearly there. ¶ “They were here before,” said {friend}.
night: In the barn they stood and lay in the dark, warm along the sides, and now and then somebody sneezed.
night: The gate was shut with a bit of string, and the string had been good enough for years.

= aquarium | sea life centre | sealife | the fish tanks | the sharks
ahead: An aquarium is dark where the people are and light where the fish are. From in there it must be the people who are hard to see.
ahead: A ray comes along the glass like a tablecloth, and underneath it has a face. It goes over your head, if there is a tunnel.
tried: “How does a fish turn round?” asked {friend}. ¶ {child} put both hands together and swam them to the wall. There they bent in the middle, and came back. ¶ {friend} tried it, and had nothing that bends there. “I should have to reverse,” said {friend}.
tried: “Do they blink?” asked {friend}. ¶ {child} looked at {friend} without blinking, as long as it would go, and {friend} looked at {child}. {child}’s eyes began to swim. ¶ “I’d be good there,” said {friend}.
night: The lights over the water were off. Whoever lived in it went round in the dark, and missed every wall.
night: At the bottom, in a pot, lay somebody with eight arms, and had put them all away.

= caravan | in the caravan | campervan | motorhome | camper van | static caravan | rv trip
ahead: In a caravan the table turns into a bed, and the bench into another. Every door has a catch, so that nothing comes out on corners.
ahead: Rain on a caravan is as loud as if it were meant for you. All the noses in it are in one room.
tried: “What if somebody wants to sit at the bed?” asked {friend}. ¶ {child} put the pillow on two slippers, and they had supper at it. Then {he} took the slippers away, and they lay down on it. ¶ “There is a crumb,” said {friend}, “from when it was a table.”
tried: “Does a caravan go off, while we are asleep?” asked {friend}. ¶ {child} got out, and pushed at the bed’s end with both hands. {friend} sat in it and looked out over the side. ¶ “Still the same wardrobe,” said {friend}.
night: Every catch was shut. Behind the small doors stood the small cups, and touched each other.
night: A little house on wheels stood with its curtains drawn, and its feet down.

= on the bus | bus on his own | bus on her own | catch the bus | riding to school on it | bus ride | double decker | the number 36
ahead: A bus breathes out when it stops, and the doors fold up. There is one step that is higher than other steps.
ahead: You press, it says ding, and a word lights up at the front. After that it is of no use for anybody else to press.
tried: “How do you know that the next one is yours?” asked {friend}. ¶ {child} looked out of the window that was the wall, and went through what comes before: the shop, the church, the tree with the elbow. Then {he} pressed the cup. ¶ “Ding,” said {friend}.
tried: “Where do you hold on, when it goes round a corner?” asked {friend}. ¶ {child} held the bedpost with one hand, and they took the corner. {friend} slid as far as the wall. ¶ “I held on to the seat,” said {friend}, “but it was coming too.”
night: The buses stood in the garage, door beside door, and on the front of each was still where it had been last.
night: All along the road the stops stood by themselves, each with its number.

= horse riding | pony ride | riding lesson | first riding lesson | riding a pony | ride a pony | riding a horse | ride a horse | pony trek*
ahead: From up on a pony you see the back of two ears. They turn separately, and one of them is for you.
ahead: A pony’s back is wide and warm, and no two corners of it go up at the same time.
tried: “How do you get down again?” asked {friend}. ¶ {child} lay over the rolled-up blanket on {his} tummy, with both legs on one side, and let {himself} slide. The floor came a bit later than {he} had thought. ¶ “And it waits?” asked {friend}. The blanket had waited.
tried: “What do you say to a pony, so that it goes?” asked {friend}. ¶ {child} sat on the pillow, and clicked with {his} tongue, and pressed with both heels. Nothing. ¶ “It is asking me,” said {friend}, from in front. “I’d say straight on.”
night: In the stable the ponies slept standing up, each with one back foot on its toe.
night: The hats hung in a row on their nails, small, middling, large, and had no hair in them.

= theme park | legoland | disney | disneyland | disney world | alton towers | roller coaster | rollercoaster | the rides | water park | amusement park | peppa pig world | six flags
ahead: At a theme park you stand in a line that goes to and fro. You meet the same people again and again, and each time they are one bend farther.
ahead: Before a ride there is a board with a hand on it, as high as you have to be. You stand beside it with your heels down, and somebody looks over your head.
ahead: Before a ride goes, a bar comes down over your knees and says clack. Then it is quiet, for about one breath.
tried: “What if I want to get off, when it has started?” asked {friend}. ¶ {child} laid one arm across them both, and said clack, and rocked the bed. It went up to the pillow, and round, and down. Then {he} lifted the arm. ¶ “I wanted to at the pillow,” said {friend}, “but it was going there anyway.”
tried: “Am I tall enough?” asked {friend}. ¶ {child} held a hand out flat, and {friend} was stood under it. There was air between. {child} looked at the air, and then took {friend} on {his} lap. Their heads touched the hand. ¶ “Together we are,” said {friend}.
night: The rides stood still, and one car had stopped at the top, to have a look.
night: The rails went up and down as before, without anybody screaming.

= museum | the museum | science museum | dinosaur museum | dinosaurs museum | gallery | art gallery | exhibition | natural history museum
ahead: In a museum the floor is so smooth that you hear each shoe by itself. Everyone talks as if somebody were asleep.
ahead: Behind the glass things lie with a small card each. The card says what it is, and how old, and never who dropped it.
ahead: An old thing in a case is really there, and so are you. There’s just a finger’s breadth of glass, with a nose print on it.
tried: “How do you look at something that you may not touch?” asked {friend}. ¶ {child} put the cup on the pillow, and {his} hands behind {his} back, and went round it. {friend} was carried round after. ¶ “It has a chip at the back,” said {friend}. “I’d never have known with hands.”
tried: “What would they write on my card?” asked {friend}. ¶ {child} thought, and wrote it with a finger on the sheet. “Found in bed,” {he} read. “Very old. One ear restored.” ¶ {friend} lay still, behind the glass.
night: The museum was dark, and all that was in it had been lying still for so long that one night was nothing.
night: By the door sat somebody with a torch and a sandwich, and kept the dinosaurs company.

= theatre | the theatre | theater | panto | pantomime | going to see a show | going to a show | see the nutcracker | lion king | puppet show | circus | the circus | a musical | see matilda | see wicked | the ballet
ahead: In a theatre the seat folds up when you don’t weigh enough. You sit in it like a letter in a box.
ahead: The lights go out slowly. People cough while they still can, and behind the curtain a pair of feet goes by.
ahead: The people on the stage are as big as real people, and they breathe. When you clap, they can hear you.
tried: “And if somebody up there says something to us?” asked {friend}. ¶ {child} stood on the bed, and opened the curtain with both arms. “Where has it gone?” {he} asked, far too loud. ¶ {friend} looked behind, and then to both sides. “Do I have to know?” asked {friend}. ¶ “Say ‘Behind you’,” said {child}.
tried: “When do you clap?” asked {friend}. ¶ {child} let the sock bow, and bow, and begin to go, and come back. {friend} waited, to be certain. Then it was quiet, and too late. ¶ The sock looked out once more from behind the pillow, and {friend} clapped.
night: The red seats had all folded up, row behind row, and held their mouths shut.
night: On the stage one bare lamp burned, so that the dark should not bump into anything.

= cinema | the cinema | movies | the movies | movie theater | first time at the cinema | see the film | watch a film at
ahead: In a cinema it gets dark as if a lid came down, and the sound is in the seat too, under your legs.
ahead: A face on the screen is as big as a house. When it looks down, it looks as if it had seen you eating.
tried: “And if it is too loud?” asked {friend}. ¶ {child} roared into the pillow, then put two fingers in {friend}’s ears, and roared again. ¶ “It’s farther off,” said {friend}, “but it has the same teeth.”
tried: “How do you get out in the middle, past so many knees?” asked {friend}. ¶ {child} made a row of the slippers, the cup and the pillow, and went along it sideways: sorry, sorry, sorry. At the end {he} turned round, and came back the same way. ¶ “That’s us,” said {friend}. “I kept the place.”
night: The big screen hung in the dark, white all over, and had not one face on it.
night: Under the seats lay some popcorn, and it was quite still.

= watch the football | football match to watch | going to the match | goes to the match | first real match | going to the football | at the stadium | stadium | rugby match to watch | going to the game | ball game tickets | going to watch the match | going to watch the football | going to watch .. play football | watch a match
ahead: You go up steps in the dark, and then out, and there is the grass, greener than on television, with nobody on it.
ahead: In a stadium a sound starts at one end and comes round. When it gets to your row, you are making it too.
tried: “How do you see, when they all stand up?” asked {friend}. ¶ {child} got up, and {friend} had a fine view of a knee. Then {friend} was put on {child}’s shoulders, with a foot at each ear. ¶ “Now it’s nil–nil,” said {friend}.
tried: “How do you shout, so that it helps?” asked {friend}. ¶ {child} took in air and shouted, without any voice, as it was late. The mouth was as big as at a match. ¶ “They would have seen that,” said {friend}.
night: The grass was cut in stripes, one up and one down, and not one foot was on it.
night: Thousands of seats stood folded, and each of them knew its number.

= swimming pool | the pool | going swimming | leisure centre | water slide | waterslide | flumes | wave pool | lido | splash pad | swimming costume | swimsuit | swimming trunks | goggles
ahead: At a swimming pool every sound comes back once, higher up. It smells right out to the car park.
ahead: The floor by the pool is warm and wet, with little bumps, and feet go along it flat, and make a small kiss at each step.
ahead: Water is cold as far as it has got, and nowhere else. It climbs up you like a line.
tried: “Where do my clothes wait?” asked {friend}. ¶ {child} put both socks in the cup and the slipper on top, for a lid. The key was a finger with a rubber band that wasn’t there. ¶ “They can hear us from in there,” said {friend}.
tried: “What is it like under water?” asked {friend}. ¶ {child} took a big breath, and shut {his} mouth and eyes, and pulled the blanket over both of them. It was all one colour. {He} let the air out in bubbles. ¶ “It is like here,” said {friend}, “only you can’t ask.”
night: The pool lay without a wrinkle, and you could see right down to the lines.
night: The armbands hung on a peg, and had no breath in them.

= ice skating | skating | ice rink | skates | roller skating | roller disco | on the ice
ahead: Ice is no good for walking. The foot goes on by itself, and you have to go after it.
ahead: Round the rink is a wall, just as high as a hand. Along it there are people who are holding on, all in one direction.
tried: “How do you get up from something that won’t hold still?” asked {friend}. ¶ {child} sat down on the floor in two socks, and got on {his} knees, and put up one foot. It went away. {He} fetched it back, and stood on it. ¶ “It is in the fetching,” said {friend}.
tried: “How do you stop?” asked {friend}. ¶ {child} slid over the floor in {his} socks, with {his} arms out, towards the bed. The bed stopped {him}, at the tummy. ¶ “They have a wall for that,” said {child}, into the blanket.
night: At night a machine as slow as a cow went over the ice, and all the scratches were gone.
night: The skates stood on the shelf, two and two, and did not slide a bit.

= skiing | ski | ski trip | ski lesson | ski school | ski holiday | snowboarding | on the slopes
ahead: In ski boots you walk like somebody made of wood, heel first, and it goes clonk.
ahead: Snow at the top of a slope looks flat. It is your feet that can tell which way is down.
tried: “How do you stop on a hill?” asked {friend}. ¶ {child} stood with {his} toes together and {his} heels apart, like the front of a roof, and leaned. {friend} was put between the toes. ¶ “I’ve stopped,” said {friend}.
tried: “Who goes up the hill first, so that there’s somebody to come down?” asked {friend}. ¶ {child} pulled {friend} up the pillow on a sock, a bit at a time, to the top. It took long. Then {he} let go. ¶ “Again,” said {friend}, from the bottom. “I had my eyes on the sock.”
night: The slope lay white, and above it hung the lift, seat after seat, and stood still.
night: Gloves hung over a heater, with their thumbs out.

= funfair | fun fair | the fair | fairground | state fair | village fete | fete | carousel | bumper cars | dodgems | big wheel | ferris wheel
ahead: At a fair each thing has its own music. Halfway between two of them you can hear that they don’t know each other.
ahead: A fair smells of onions on one side and of sugar on the other. Candyfloss is nothing as soon as it is in your mouth.
tried: “What if I’m on, and you’re not?” asked {friend}. ¶ {child} sat {friend} on the sheet and drew it slowly round the pillow. Each time {friend} came by, {he} waved. Each time {friend} had just been looking inwards. ¶ “Next time round,” said {child}.
tried: “What do you do at the top of the wheel?” asked {friend}. ¶ {child} lifted {friend} up, as high as the arms went, and stopped there, for the people getting in below. It swung a little. ¶ “I can see the top of the wardrobe,” said {friend}. “There’s a sock.”
night: The horses on the roundabout stood with their feet in the air, and had got nowhere, and were not tired.
night: All the coloured bulbs were out, and were the same colour.

= picnic | a picnic | teddy bear* picnic | barbecue | bbq | cookout
ahead: A picnic blanket is laid out flat, and then it has the shape of the ground. Every cup on it leans.
ahead: As soon as the lid is off, the first ant knows, and has told somebody.
tried: “What stops the cup from falling?” asked {friend}. ¶ {child} put it down on the blanket, on a knee, and it leaned. {He} turned it. It leaned that way. ¶ “It wants to be held,” said {friend}, “or drunk.”
tried: “Who has the last one?” asked {friend}. ¶ {child} laid one sock between them, and they looked at it, and then each of them looked at something else. It lay there. ¶ “The ant,” said {friend}.
night: The blanket lay rolled up in its strap, with last year’s crumbs inside.
night: In the dark grass an ant went home, and did not know what was coming.

= fishing | fishing trip | goes fishing | angling
ahead: When you fish you look at one small red thing in the water, until you see it also with your eyes shut. It stands there, and stands there.
ahead: A fish is cold and strong, all one muscle. You feel it in the rod first, as if somebody knocked.
tried: “How long is it before a fish comes?” asked {friend}. ¶ {child} hung a sock from {his} finger, over the bed’s edge, and they looked at the carpet. A very long time went by, with nothing in it. ¶ “There was one,” said {friend}. “It went past.”
tried: “What do you say to a fish, if you have got one?” asked {friend}. ¶ {child} pulled up the sock, with {friend} on it by one arm. They looked at each other in surprise. ¶ “I should put me back,” said {friend}.
night: The rods leaned in the corner, and on each hung a hook with its point in a cork.
night: Under the water the fish stood all the same way, with their eyes open, and slept like that.

= hike | hiking | long walk | mountain | climb a mountain | walk in the woods | walk up a mountain | walk up a hill | walk up the hill | hill walk
ahead: A path goes round a bend and is not finished there. From the top of one hill you see the next.
ahead: On a long walk your feet say something after the first hour, and later something else. Sandwiches are better on a stone than anywhere.
tried: “How far is a long walk, in feet?” asked {friend}. ¶ {child} walked round the bed, heel to toe, and counted. It was thirty-one. “And once round is nothing yet,” said {child}. ¶ “I’ll come in the bag,” said {friend}, “and look backwards.”
tried: “What do you do if you can’t any more, in the middle?” asked {friend}. ¶ {child} sat down on the way, between the door and the bed, and looked at the wall. After a bit {his} foot began to tap. ¶ “That one wants to go on,” said {friend}. “Ask the other.”
night: The boots stood by the door with their tongues out, and all their hooks done up.
night: The path lay in the dark, going up, and something small with four feet used it.

= bike ride | cycling | cycle ride | ride .. bikes | bike trip | long bike ride
ahead: On a bicycle the wind comes even when there is none. Downhill it gets into your sleeves.
ahead: A bicycle clicks when you stop pedalling and still go. It’s the best sound it has.
tried: “How do you show where you are going, and still hold on?” asked {friend}. ¶ {child} sat on the pillow with two fists, and put out one arm. The other fist went a bit that way too. {He} put it out again, more slowly. ¶ “Left,” said {friend}, “and a very little left before that.”
tried: “What do you do on a hill that won’t stop?” asked {friend}. ¶ {child} lay on {his} back and pedalled with {his} legs in the air, slower, and slower, until one knee stood still at the top. “Then you get off, and you’re two,” said {child}. “You and the bike.”
night: The bicycles stood in the shed with their handlebars tangled, like cattle.
night: Every bell had a ring in it, and kept it.

= christmas | christmas day | christmas morning | christmas dinner | xmas | christmas presents | christmas holidays | boxing day | advent calendar
ahead: On Christmas morning somebody in the house is awake before the birds, and lies there, and listens whether anybody else is.
ahead: Paper tears loudly at first, and later it lies about up to the ankles, and somebody walks through it with a bag.
ahead: At Christmas dinner there are more dishes than table. Something with a lid always has to stand on the windowsill.
tried: “How do you find out what time it is, when it’s dark at both ends?” asked {friend}. ¶ {child} held the curtain open by one finger. It was black. {He} let it fall, and waited, and looked again. ¶ “It’s the same black,” said {friend}, “but later.”
tried: “What do you say to a present, if you have one already?” asked {friend}. ¶ {child} wrapped the cup in a sock and gave it to {friend}. {friend} felt it, and undid it, and looked in for a long time. ¶ “Now I have it from you,” said {friend}.
night: Something stood in paper somewhere, and a name was on it, and nobody read it.
night: All the clocks went on as on other nights, neither faster nor slower.

= santa | father christmas | stocking | stockings | christmas eve | st nick | letter to santa | santa is coming | santa was coming | santa comes
ahead: A stocking that was flat has corners. You can find out a good deal of it in the dark, with your hands.
ahead: Whoever comes in the night to bring something makes less noise than a cupboard. In the whole world nobody has been awake at the right time.
tried: “Can he see if I am only pretending?” asked {friend}. ¶ {child} lay flat, shut {his} eyes, and breathed out of the side of {his} mouth. {friend} bent over and looked from quite near. ¶ “One eyelid is working,” said {friend}. ¶ Then they did {friend}, whose eyes do not shut.
tried: “How does somebody fill a thing, so quietly?” asked {friend}. ¶ {child} put the cup into a sock, thread by thread, without a breath, and the slipper after it. The bed creaked once. ¶ “That was us,” said {friend}. “He has nobody sitting on it.”
night: A stocking hung down, quite flat, and its toe pointed to one side.
night: All the chimneys stood on their roofs with their mouths open. So did the letter boxes.

= christmas tree | decorate .. tree | decorating .. tree | put up .. tree | putting up .. tree | tree goes up | getting .. tree | choose .. christmas tree | christmas lights | fairy lights
ahead: A tree in a room smells of outdoors, and is taller than it was there. Somebody holds it and asks, “Is it straight?” and it is never straight.
ahead: The lights come out of the box as one big knot. The ornaments lie in paper, put away by people who were a year younger.
tried: “Which side is the front?” asked {friend}. ¶ {child} stood with {his} arms out and turned, a bit at a time, while {friend} looked. “There’s a gap,” said {friend}. “Go on. Gap. There.” ¶ {child} stood still, with the gap to the wall.
tried: “How high can you hang something, without a chair?” asked {friend}. ¶ {child} hung a sock on the curtain, on tiptoe, as high as {his} fingers would go. Below it there was a lot of curtain. ¶ “All mine would be down here,” said {friend}, “on one twig.”
night: Somewhere a tree stood tied up in its net, with its arms held close, and dripped.
night: The star lay in its box in cotton wool, with the hole in it that it sits on.

= eid | eid al fitr | eid al adha | eid outfit | eid clothes | eid prayers | eid party | eid day | it was eid | eidi
ahead: At every door it is said anew, “Eid Mubarak,” and each time you are pressed against other new clothes.
ahead: The moon that tells when it is Eid is as thin as a nail, and stands low, over the roofs. It goes down soon after the sun.
tried: “What is under the cloth?” asked {friend}. ¶ {child} laid a corner of the sheet over the cup, and they both bent down to it, and smelled. {He} lifted the corner by a finger’s breadth, and let it down again. ¶ “Something with a handle,” said {friend}.
tried: “How many do you have to hug?” asked {friend}. ¶ {child} set out the pillow, both slippers and the cup in a row, and went along it with both arms. At the end {he} came to {friend}. ¶ “I am two,” said {friend}. “I count from both sides.”
night: The moon was as thin as it can be and still be there, or was behind something.
night: In the kitchen under a cloth stood something with sugar on it, and the cloth did not touch it anywhere.

= dress was hanging on the door | dress is hanging on the door | laid out .. kurta | laid out .. dress | laid out .. clothes | laid out .. outfit | clothes laid out | new outfit | new dress | gold dress | new kurta | party dress | new clothes
ahead: New clothes have lines in them, where they were folded in the shop. In the evening the lines have gone, and there’s a spot of something sweet.
ahead: Good clothes on a hanger look as if somebody were in them who is very thin, and listening.
tried: “Is it still there?” asked {friend}. ¶ {child} got up and looked at the chair. “It’s there.” {He} had just lain down. “And now?” asked {friend}. ¶ {child} moved the chair to where you see it lying down. They saw it. One sleeve hung towards them.
night: The new clothes lay ready, with their arms laid across, and had not been hugged by anybody.
night: A hanger held out both its arms in the dark, so that nothing would crease.

= henna | henna on .. hands | mehndi on .. hands | had henna | had had henna | henna on one hand | mehndi on both hands | so she can’t touch anything
ahead: Henna goes on cold, in a line as thin as a worm, out of a paper cone. Then it must dry, and as long as it does you have no hands.
ahead: When it is dry it cracks and comes off in crumbs. Underneath it is orange, and every time you look there it’s browner.
tried: “How do you scratch your nose?” asked {friend}. ¶ {child} held {his} hands up, with all the fingers away from each other, and bent {his} knee, and rubbed {his} nose on that. ¶ “You’ve still got a lot of other corners,” said {friend}.
tried: “Where do you put them, to sleep?” asked {friend}. ¶ {child} lay on {his} back with both hands beside {his} head, palms up, as if they had something on them. {friend} stayed well below. ¶ “They look as though they’re waiting for rain,” said {friend}.
night: With the lamp out the pattern went on: a leaf on every finger, and a round thing in the middle.
night: The crumbs lay in a dish, quite grey. All their colour had stayed on the hand.

= ramadan | fasting | iftar | suhoor | sehri | first fast | try fasting | keep a fast | breaking the fast | full day of fasting | fasting until lunch | lentil soup for iftar | taraweeh
ahead: In the last minutes before iftar everybody sits and looks at the same date. The clock is looked at too, and has never been so slow.
ahead: Suhoor is when all the windows are dark but the kitchen. People eat there in pyjamas, and talk with small voices.
ahead: When you fast you notice how often somebody near you opens a fridge. The smell of onions comes through two doors.
tried: “What does a mouth do all day, with nothing in it?” asked {friend}. ¶ {child} shut {his} mouth and paid attention. The tongue counted teeth. Then it counted them from the other side. “It talks,” said {child}. ¶ “It did that before,” said {friend}.
tried: “How do you know when it is now?” asked {friend}. ¶ {child} laid a sock on the pillow for the date. They sat before it, and looked at the window, and nobody said a word. Then {child} put on the lamp. “Now.” ¶ “I had nearly looked away,” said {friend}.
night: The dates lay in their dish, side by side, each with its stone inside.
night: An alarm clock had been put to a time that it had hardly ever seen.

= mosque | the mosque | wear hijab | wears hijab | hijab | friday prayers | jummah | jumma | first time at the mosque | friday to the mosque
ahead: At the mosque the shoes stay at the door, on shelves, hundreds of them. From there on you hear nobody walk.
ahead: Everyone stands in a line, shoulder to shoulder. When they bow it is one sound, of a great many clothes.
ahead: Under a scarf you hear yourself from nearer. It lies at your cheek, and moves along when you turn your head, a little after.
tried: “How do you find your own shoes again?” asked {friend}. ¶ {child} stood all the shoes and slippers in the room together, and looked from above. {He} knew them at once. “They look at me,” said {child}. ¶ {friend} had come without.
tried: “And if I go down too early?” asked {friend}. ¶ They stood side by side on the mat beside the bed. {child} bent, and {friend} fell forward. {friend}’s forehead was down first, by a long way. ¶ “Now I wait here for you,” said {friend}.
night: The big carpet lay there with its rows, and a place in them for everybody.
night: The scarf lay folded in a square, and was as thin as four breaths.

= diwali | deepavali | diyas | rangoli | laddoos | puja | festival of lights | made the rangoli
ahead: A diya is a bowl as small as half an egg. The flame stands at its lip and leans over when somebody goes by.
ahead: The rangoli goes on from between a finger and thumb, a pinch at a time. You step round it then, all of you, even where nobody would have walked.
ahead: For Diwali every window has a light in it, so that from outside you can see how many windows there are.
tried: “How do you keep your hand still enough for a line?” asked {friend}. ¶ {child} let nothing run out from between two fingers, along the sheet’s edge, and round a corner. {He} held {his} breath until it was done. ¶ “There’s a gap,” said {friend}, “where you breathed.”
tried: “What’s left of a bang, with your hands on?” asked {friend}. ¶ {child} put both hands over {friend}’s ears, and clapped with {his} feet. {friend} thought about it. “The middle,” said {friend}. “The edges stayed outside.”
night: The little lamps stood in a row along the sill, each with its wick over the edge, dry.
night: On the ground the pattern kept its colours to itself, and nobody stepped there.

= hanukkah | chanukah | hanukah | menorah | hanukkiah | shamash | light the shamash | dreidel | latkes | hanukkah candles | lights the menorah
ahead: The shamash is lit first, and lights the others, and then it stands a bit higher than they do, or a bit apart.
ahead: A match has a smell before it has a flame. Your hand is in another hand, and the wick takes longer than you think.
ahead: The candles are thin, and there is time for some songs. They do not all finish together.
tried: “And if mine won’t light?” asked {friend}. ¶ {child} held a finger to {friend}’s ear, for a candle to a candle, and waited. Nothing yet. {He} kept it there. “It has to get warm first,” said {child}. ¶ “It’s warm,” said {friend}.
tried: “Which way do you go along?” asked {friend}. ¶ {child} put out the fingers of one hand, and touched each with the first finger of the other, the newest first. {He} sang meanwhile, so that it came out even. It came out two fingers short.
night: The candles lay in their box in all the colours, and the one that goes first lay anywhere among them.
night: Nine small cups stood empty on their branches, before a dark window.

= passover | seder | pesach | matzah | matzo | afikoman | at seder | seder night
ahead: At a seder there’s a long time between sitting down and eating. The book for it begins at the back.
ahead: Matzah breaks where it likes. A piece of it is hidden, somewhere in the house, and somebody knows.
ahead: The horseradish goes up your nose and comes out at the eyes. Then you look at the others, to see theirs.
tried: “When it is so quiet and they all look at the youngest, what then?” asked {friend}. ¶ {child} sat up straight on the pillow, and {friend} and both slippers looked. It was quite quiet. {He} sang the first bit, down to the end. ¶ “They’re still looking,” said {friend}. “It’s the slippers.”
tried: “Where would you hide a piece, so that it’s found, but not at once?” asked {friend}. ¶ {child} pushed a sock behind the pillow, then under {friend}, and then into the pillowcase. ¶ “I knew the second one straight away,” said {friend}.
night: In the cupboard stood the cups for it, and there was one more than there would be people.
night: Behind some book or cushion there was a place, just wide enough for half a matzah.

= easter | egg hunt | easter egg hunt | easter egg | easter eggs | easter bunny | easter sunday | dyeing eggs | painted easter eggs | painting easter eggs | paint easter eggs
ahead: On an egg hunt everybody walks with their head down. The eggs are where you looked, but one step earlier, or one hand higher.
ahead: You find the first one and don’t believe it for a moment. It lies in the grass as if it had grown.
ahead: Big children look far off, over the hedge. What is by their feet they walk past.
tried: “Where does somebody look who is as small as I am?” asked {friend}. ¶ {child} put {his} cheek on the carpet, beside {friend}’s. There was the whole underneath: the bed, the wardrobe, the hem of the curtain. ¶ “Nobody big has ever been here,” said {friend}.
tried: “Do you run, when they say go?” asked {friend}. ¶ {child} hid the cup, and said go, and ran past it twice. {friend} had not got up at all. ¶ “It’s behind you,” said {friend}. “I was just sitting near.”
night: The grass stood there, with a good place at the bottom of every tuft.
night: A basket stood ready, and had a little straw in it, and a hole that nothing bigger than a pea gets through.

= meet santa | meets santa | meeting santa | seeing santa | see santa | sees santa | santa’s grotto | grotto | visit santa | visiting santa | sit on santa’s lap | breakfast with santa
ahead: On Santa’s sleeve there is white fur, and he speaks lower than other people. He asks what you would like, and then it is very quiet.
ahead: From near, his boots are as big as they should be. Next to him there’s a place that is just as wide as somebody.
tried: “Where does it all go, that you had ready to say?” asked {friend}. ¶ {child} sat high up on the pillow, spoke low, and asked what it should be. {friend} looked at the sleeve. Nothing came. ¶ “Take your time,” said the sleeve. ¶ “A sock,” said {friend}. It was all that was left.
tried: “May you look at him from a bit farther off?” asked {friend}. ¶ {child} put {friend} beside the pillow, then one sheet’s fold away, then at the bed’s end. “From here I can see his knees,” said {friend}, “and he can see that I am here.”
night: Two large boots stood side by side, with the night’s cold in them.
night: A list lay on a table. It was as long as an arm, and everybody on it was asleep.

= halloween | trick or treat | trick or treating | pumpkin | carve .. pumpkin | carving .. pumpkin | halloween party | guising | jack o’lantern | trick or treaters | halloween costume
ahead: At Halloween you ring at a door that you know by day. There are steps inside, and then the light falls out over you all.
ahead: In a pumpkin it is wet and full of strings. With a light in it the lid gets warm, and smells of soup.
ahead: Every monster has shoes on that you know from somewhere.
tried: “Who says it, when the door opens?” asked {friend}. ¶ {child} knocked on the wardrobe. They both looked at the crack. “Trick or treat,” said {child}, and {friend} said it too, a bit after. ¶ Nobody was at home but coats. “They’re hiding,” said {friend}.
tried: “How do you know who’s inside a monster?” asked {friend}. ¶ {child} went under the blanket and came up with long arms. {friend} looked for a piece that was known, and found a toe. ¶ “Good evening, {child},” said {friend}, to the toe.
night: The pumpkins sat on the steps with round backs, and had no look in them.
night: An empty bag hung on the door handle. It could take more than anybody thought.

= fireworks | firework display | bonfire night | bonfire | guy fawkes | fourth of july | 4th of july | bangs of fireworks | sparklers | the bangs
ahead: With fireworks the light comes first. Then there is a bit of nothing, and then the bang, which you have in your tummy as well.
ahead: A rocket goes up thin, and stops, and it is only when you think that was all that it opens.
ahead: A bonfire is hot in front, and behind you it’s as cold as before. Everyone’s face has the same colour.
tried: “How long is the nothing, before the bang?” asked {friend}. ¶ {child} opened all {his} fingers at once, in the air, for the light. They waited. Then {he} let the other hand drop on the mattress. ¶ “That’s when I would do my ears,” said {friend}. “In the nothing.”
tried: “Where do you have to look?” asked {friend}. ¶ {child} sent up one finger from the blanket, with a hiss, higher and higher. {friend} looked after it, and leaned back, and further back, and lay there. ¶ “From here it is all sky,” said {friend}.
night: The rockets lay in their box, side by side on their sticks, as quiet as pencils.
night: The sky was dark from end to end, and all of it was still in one piece.

= lantern walk | lantern procession | lantern parade | lantern | st martin* | martinmas | laternenumzug | laterne | lantern festival | lantern was a | her lantern | his lantern | st martin’s | saint martin
ahead: On a lantern walk it is dark at an hour when you are mostly indoors. All you see of the others is what they carry.
ahead: On a lantern walk you look at the lantern, and not where you are going. Everyone’s feet are in the dark, and know it.
ahead: The light swings on its stick, and the shadow of your legs swings along the wall. In front they are singing the third verse, and at the back still the second.
tried: “How do you keep a lantern straight, when you’re walking?” asked {friend}. ¶ {child} hung {friend} by one arm on {his} finger, and went as far as the door. {friend} looked left, and right, and left. ¶ “It’s better if you don’t look at me,” said {friend}.
tried: “What if the lantern goes out?” asked {friend}. ¶ {child} switched the lamp off, with {friend} sitting beside it. The room was dark. After a while there was the window in it, and the edge of the bed, and then {friend}’s nose. ¶ “I can still see you carry it,” said {friend}.
tried: “And if it rains?” asked {friend}. ¶ {child} held the slipper over the cup for a roof, and dripped on it with {his} fingers, and they both looked in under it. ¶ “In there it’s the same as before,” said {friend}, “only with a noise.”
night: The lantern hung by its wire, unlit, and you could see the paper, and the glue, and who had made it.
night: The lantern stood on the shelf without a light, and let the dark look in at its windows.

= st nicholas | saint nicholas | st nicholas day | sinterklaas | nikolaus | st nick’s day | boots outside the door | shoe by the door | mikulas
ahead: You clean a boot, and put it out, and then it is the only clean one in the house. It stands with its mouth open.
ahead: In a boot it’s nuts at the bottom, right in the toe, and you have to turn it over and knock.
tried: “How does anybody know whose boot it is?” asked {friend}. ¶ {child} set out a slipper, with a hair of {his} own in it. {friend} put in a bit of fluff. ¶ “Now it’s both of ours,” said {friend}.
tried: “Is it in the big book, about the sock?” asked {friend}. ¶ {child} held {his} hands open like a book and read. “{friend},” {he} read. “Page nine. Has been in bed a lot.” ¶ “That’s quite right,” said {friend}.
night: The boots stood in a row before the door, by size, and looked out.
night: Somewhere an orange lay in a sack, and was as round as it would be.

= three kings | the three kings | three kings day | three kings’ | three kings were coming | kings’ day | reyes | los reyes | los reyes magos | epiphany | on the floats | see inside the house
ahead: When the kings come by, they sit so high that they see hats. They throw with their whole arm, and sweets come down and patter.
ahead: A crown is held on by its owner, when the wheels go over a kerb. Up there behind the beard somebody is chewing.
tried: “Can they see in, from up there?” asked {friend}. ¶ {child} stood on the bed and was a king, and {friend} stayed down behind the curtain. “What do you see?” asked the curtain. ¶ “The curtain,” said {child}, “and the top of the lamp.”
tried: “What do they want with my shoe?” asked {friend}. ¶ {child} put the slipper beside the door, and went out. {He} came in again, very slowly, with a sock on {his} head, looked for it, and filled it with the other sock. ¶ “Ah,” said {friend}. “A bowl.”
night: The floats stood in a shed, and the thrones on them were quite empty, and rather high.
night: A camel does not know what day it is. It lay on its knees and chewed.

= holi | rang barse | colour powder | throwing colours | festival of colours
ahead: Holi powder is as light as flour. It hangs in the air for a moment in the shape of the throw, and then it’s on somebody.
ahead: After an hour everybody has the same face, pink with green, and you know people by their teeth.
tried: “How do you throw colour at somebody you like?” asked {friend}. ¶ {child} dipped three fingers in the empty cup, and drew them down {friend}’s cheek instead. Then {he} held out {his} own. ¶ “Now we match,” said {friend}.
tried: “Which do you shut first, the eyes or the mouth?” asked {friend}. ¶ {child} threw a handful of nothing up in the air, and shut everything. When {he} looked again, {friend} was as before. ¶ “It hasn’t come down yet,” said {friend}.
night: The powders lay in their bags, each colour alone, and had not met.
night: A white shirt lay ready. It was its last night as a white one.

= nowruz | norooz | haft sin | persian new year | jumping over the fire | haft seen | nowruz table | painted eggs for the table
ahead: At Nowruz the year does not wait for midnight. It may change at eleven minutes past four, and everybody sits round the table for it, and listens.
ahead: On the table are seven things that begin with the same letter, and a mirror, so that there are fourteen.
tried: “What does it look like, when one year goes and the next comes?” asked {friend}. ¶ They sat before the cup, and {child} counted backwards from ten. At nought they looked at everything. “There,” said {child}. ¶ “The cup moved,” said {friend}. “Inside.”
tried: “How do you paint something that rolls?” asked {friend}. ¶ {child} held {his} fist in the other hand and drew round it with a finger, a line that came back to where it began. ¶ “Now hold it still for a year,” said {friend}.
night: On a saucer the green stood up, blade beside blade, and it grew a little in the dark.
night: The painted eggs lay on a dish. Each of them had a side that nobody saw.

= chinese new year | lunar new year | new year’s dinner | lion dance | dragon dance | tet | seollal | year of the | red envelope*
ahead: For New Year the house is swept, right into the corners. After that nobody sweeps, or the luck would go out with the dust.
ahead: A lion has four legs, and they are in trainers. When the drum stops, it looks at you, and blinks, and its whole mouth is fur.
ahead: A red envelope is given with two hands and taken with two. It is thin, and it crackles.
tried: “How do two people walk as one?” asked {friend}. ¶ {child} put the blanket over both of them, and went in front. The back end came as well, as it was being held. ¶ “Tell me when we look at somebody,” said the back end.
tried: “How do you take something with both hands, and say thank you, and bow?” asked {friend}. ¶ {child} handed over a folded sock, with both hands. {friend} took it, and bowed, and went on bowing, down to the blanket. ¶ “Thank you,” said the blanket.
night: The corners were clean, and not one crumb of the old year was in them.
night: The lion’s head stood on a shelf with its eyes shut, and had nobody’s legs.

= thanksgiving | thanksgiving dinner | friendsgiving | what .. are thankful for
ahead: A turkey takes all day. By noon the smell is in the curtains, and everybody has gone past the oven once, to look at the little window.
ahead: The table is made of two tables. You find out where, when you put your glass down on it.
ahead: Each of them is to say what they are thankful for. It comes along the table, chair by chair, and you can see how many there are before you.
tried: “What if somebody says mine?” asked {friend}. ¶ They tried it. “Socks,” said {child}. {friend} had been going to say socks. “The other sock,” said {friend}, after a bit.
tried: “How do you get past, with a full plate?” asked {friend}. ¶ {child} held the pillow out flat, with both slippers on it, and went sideways between the wardrobe and the bed, with {his} tummy in. ¶ “One of them looked down,” said {friend}.
night: The big dish stood on the table, and had an oval in it.
night: The chairs had been fetched from all over the house, and stood together, tall ones and low ones.

= new year’s eve | new year’s | new year | stay up until midnight | hogmanay | stay up late
ahead: Late at night everything has a thick edge: the lamp, the crisps, what people say.
ahead: Just before midnight they all count backwards. At nought nothing is to be seen, and everybody shouts.
tried: “How do you stay awake, till then?” asked {friend}. ¶ {child} sat up, with {his} eyes as wide as they go. It was dry. One of them shut, and {he} opened it with a finger. ¶ “That is cheating,” said {friend}, “or staying up.”
tried: “What comes after one?” asked {friend}. ¶ “Nought,” said {child}, and they tried it: five, four, three, two, one. Nobody said nought. It went by on its own.
night: The clocks all had midnight in them, as on any night, right at the top.
night: The calendar for the new year hung beneath the old one, and was white inside.

= carnival | the carnival | karneval | fasching | mardi gras | parade | street parade | procession | notting hill | pride parade | pride march
ahead: You hear a parade before you see it, and first it’s only the big drum. It comes up through the pavement.
ahead: When a parade goes by, you see backs of coats, and then a gap, and in the gap a golden leg.
tried: “How do you see, from down here?” asked {friend}. ¶ {child} hung the blanket over the chair, for backs, and lay down. Between the legs went a slipper, with a sock on it, slowly, to music. ¶ “I had the best place,” said {friend}.
tried: “What if I lose the hand?” asked {friend}. ¶ {child} let go, and they stood where they were, each on one side of the pillow, and did not move. Then the hand came over the top. ¶ “I stayed just here,” said {friend}. “It was the hand that was lost.”
night: The drums stood on the floor, big and small, with their sticks laid across.
night: The street was swept and empty, and did not know its own width.

= mother’s day | mothers day | mothering sunday | father’s day | fathers day | breakfast in bed
ahead: Toast that goes upstairs on a tray has slid down to one end when it comes to the top. So has the spoon.
ahead: Whoever is to be surprised lies in bed and hears everything: the drawer, the plate, somebody saying ‘sh’.
tried: “How do you open a door, with a tray?” asked {friend}. ¶ {child} took the book in both hands, with the cup on it, and stood before the door. {He} tried it with an elbow, with {his} bottom and with {his} chin. ¶ “Or you knock,” said {friend}, “and say that you’re nobody.”
tried: “Where do you keep a card that nobody may see?” asked {friend}. ¶ {child} tried it with {his} flat hand: under the mattress, under the mat, behind {friend}’s back. ¶ “I’ll sit like this,” said {friend}, very straight.
night: A card stood somewhere with its front to the wall.
night: In the kitchen the tray leaned beside the bread, and the bread had a breakfast in it.

= harvest | harvest supper | harvest assembly | food bank | playing the drum | church fair
ahead: At harvest there are tins on the steps, and a marrow as long as an arm. Somebody has brought just one apple, and has rubbed it.
ahead: A harvest table smells of flowers, and earth, and bread. All the people look at the things, and find what they have brought themselves.
tried: “How do I know which is mine, when it’s standing there?” asked {friend}. ¶ {child} put the cup among the slippers, and went to the door. From there {he} could see it at once. ¶ “It looks smaller than at home,” said {friend}.
tried: “How do you carry something through so many people?” asked {friend}. ¶ {child} held {friend} before {him}, on both hands, and walked, and laid {friend} down before the pillow. ¶ “Do I stay here now?” asked {friend}.
night: The tins stood in a pyramid, and the bottom ones knew about it.
night: A field lay there, cut quite short, and the wind had nothing to push.

= first communion | first holy communion | communion | wafer | taste of the wafer | confirmation | first confession
ahead: A wafer is thin and round, and tastes like paper that has been near bread. It sticks to the roof of your mouth, and goes by itself.
ahead: You come forward in a line, and the one in front of you steps to the side, and then it is you. There is a sleeve, and a hand that comes out of it.
tried: “What does your face do, at a taste it doesn’t know?” asked {friend}. ¶ {child} laid a corner of the sheet on {his} tongue, and shut {his} mouth. One eyebrow went up. {He} put it down with a finger, and tried again. ¶ “Only the ears moved,” said {friend}.
tried: “Which hand goes on top?” asked {friend}. ¶ {child} put one in the other, like two saucers, and changed them over, and changed them back. {friend} laid a bit of fluff in the top one. ¶ “Amen,” said {child}, and had fluff.
night: The white things hung on the door, and were the lightest place in the room.
night: The church was dark, but for one small red lamp, which is never put out.

= church service | at church | in church | sunday school | to church | the service | altar server | sings in the choir at church | midnight mass
ahead: In a high room like that every cough is heard, right to the end. It goes up, and comes down again somewhere else.
ahead: In a church everybody gets up at once and sits down at once, with a sound like one big animal.
tried: “How do you know when to get up?” asked {friend}. ¶ {child} sat beside {friend} and looked at the slippers in front. They stayed sitting. So did {child}. ¶ “If nobody gets up, we can be here a long time,” said {friend}.
tried: “How quiet do you have to be?” asked {friend}. ¶ {child} was as quiet as that. They heard the pillow, and {his} collar, and {his} tummy, which said something long. ¶ “I think that is allowed,” said {friend}. “It was singing.”
night: The long room was dark, and still smelled of all the people who had breathed in it.
night: A door as heavy as that had to be shut only once.

= snow | snow forecast | snow is forecast | forecast snow | it might snow | going to snow | was going to snow | snow day | if it snows | supposed to snow | sledging | sledding | tobogganing | snowman | first snow
ahead: Before it snows the sky is the colour of a pan. Then one flake comes down by itself, in no hurry, as if to look.
ahead: When it has snowed in the night, you can tell before you look, by what you do not hear.
ahead: A snowflake on a sleeve has six points. It keeps for as long as you don’t breathe.
tried: “How will we know, from in here?” asked {friend}. ¶ {child} knelt on the bed and looked down into the dark, at the street lamp. Nothing went past it. They waited. ¶ “I saw one,” said {friend}. It was on the inside, and was fluff.
tried: “What does snow sound like to walk on?” asked {friend}. ¶ {child} took hold of the pillow with one fist, and pressed, slowly, and then with the other. It creaked, a bit. {friend} was walked over it after that. ¶ “I leave hardly anything behind,” said {friend}.
night: The wellingtons stood by the door, and there was room in them up to the knee.
night: Over the roofs it was as dark as on other nights, and nobody could see yet what was up there.

= rain forecast | it might rain | if it rains | supposed to rain | rain is forecast | going to rain | was going to rain | storm | thunderstorm | thunder forecast
ahead: Rain begins with dots. You can still walk between them, and then you can’t.
ahead: Under a hood you hear your own rain. Your neighbour under another hood has a different one.
tried: “Who decides if it rains?” asked {friend}. ¶ {child} put a hand out from under the blanket, palm up, and waited. It stayed dry. {He} turned it over, and tried the back. ¶ “No news,” said {child}.
tried: “How wet do you get, if you run?” asked {friend}. ¶ {child} dripped with ten fingers on the sheet, and {friend} was run through it, and then walked through it. Then {child} felt {friend} all over. “The same,” {he} said, “but the running was shorter.”
night: The rain jacket hung on its hook, and each of its pockets had a flap.
night: The clouds went over, and did not say what was in them.

= cast off | plaster off | cast comes off | plaster comes off | gets .. cast off | getting .. cast off | cast taken off | plaster taken off
ahead: The saw that opens a cast buzzes and shakes, and does not turn. It tickles through the wall.
ahead: What has been under there for weeks is a different colour from the rest, and thinner, and so light that it goes up by itself.
tried: “Does an arm or a leg still know how, after that?” asked {friend}. ¶ {child} bent one finger of the other hand, slowly, and told it what it was doing. “Down. Up.” ¶ “They’ll have talked about it,” said {friend}, “in the night, the two hands.”
tried: “Who keeps the old plaster?” asked {friend}. ¶ {child} pulled a sock off over {friend}’s foot and stood it up by itself. It stood, in the shape of somebody. ¶ “I was in there,” said {friend}.
night: Inside the plaster, where nobody had looked for weeks, it was warm and dark, and had an itch.
night: Whatever was written on the plaster lay under the blanket, some of it facing up and some facing down.

= stitches out | stitches taken out | stitches removed | stitches come out | having .. stitches out | take .. stitches out
ahead: A stitch is a bit of thread with a knot in it. Small scissors snip beside the knot, and then you feel the thread going by.
ahead: Somebody counts stitches as they come out, and lays them side by side on something white.
tried: “How does the skin know that it has to stay shut?” asked {friend}, who has a seam. ¶ {child} held two fingertips together, and took the other hand away. They stayed. “It has had time to learn it,” said {child}. ¶ {friend} looked along the seam. “Mine keeps its thread,” said {friend}.
night: The stitches lay in their row with the knots up, and held what they had always held.
night: Somewhere in a drawer lay very small scissors, shut, with the points together.

= braces | getting braces | brace fitted | gets braces | brace on | retainer | a brace | getting a brace | brace put on | orthodontist fitting
ahead: A brace has a small square on each tooth, and through all of them goes one wire. The lips have more to get over.
ahead: Teeth that nobody has ever pushed are pushed a little, all at the same time. They notice most at an apple.
tried: “How do you say your own name, with that in?” asked {friend}. ¶ {child} put a fold of sheet behind {his} top lip and said it. It came out wetter. ¶ “I’d still know who that is,” said {friend}.
tried: “Where do they walk to, the teeth?” asked {friend}. ¶ {child} set the slippers crooked, and moved one by a hair, and then looked at it. Nothing could be seen. {He} moved it by another hair. ¶ “Wake me when they’re there,” said {friend}.
night: The teeth stood in their row, each as it had always stood, a bit to one side.
night: A wire lay in a drawer in a very long thin bag, quite straight, and would soon have a bend in it.

= tooth fairy | the tooth fairy | tooth fairy comes | wobbly tooth | loose tooth | tooth under .. pillow | tooth is about to come out
ahead: A tooth that is out is smaller than the hole it leaves. The tongue goes there at once, and goes there all day.
ahead: Under a pillow something so small lies as if it were nothing. You cannot feel it with your head.
tried: “How does anybody get in there, under such a heavy head?” asked {friend}. ¶ {child} lay down, and {friend} came from the side, flat, with one arm, and got as far as the elbow. The pillow breathed. ¶ “You have to do it between two breaths,” said {friend}.
tried: “And if the tooth is not found?” asked {friend}. ¶ {child} put a ball of fluff in the middle under the pillow, then at the corner. {friend} felt for it each time, as far in as an arm goes. “Corner,” said {friend}. “In the middle I got lost.”
night: Whoever comes for teeth is so small that a window need hardly be open.
night: The other teeth stood round the gap, and looked in.

= vet | the vet | vets | to the vet | vet’s | cat to the vet | dog to the vet | being spayed | spayed | neutered
ahead: At the vet’s the ones who wait sit on laps and in boxes, and look at each other, and say nothing about it.
ahead: The table is shiny and high, and four feet on it make a small scratching noise. Somebody holds the front end and talks to it.
tried: “How do they ask where it hurts?” asked {friend}. ¶ {child} felt along {friend}, from the nose to the back, and looked at {friend}’s face. {He} did the tummy, and each leg. ¶ “You’d have noticed,” said {friend}, “at the third leg.”
tried: “What does a basket look like from inside?” asked {friend}. ¶ {child} held {his} fingers in a grid in front of {friend}. “There are pieces of you,” said {friend}, “and one of them is nodding.”
night: The travelling basket stood open in the hall, with a towel in it, and nobody went in of their own accord.
night: Whoever has a coat of fur slept in it, curled round, with the nose put away.

= set free | must be set free | release .. butterflies | releasing .. butterflies | releasing the | butterflies go | in a jar with lettuce | back to the pond | butterfly release | releasing .. butterfly | release .. butterfly | letting .. go free | let .. go in the garden
ahead: When the lid is off, nothing happens for a while. Whoever is in there has first to find out that it is.
ahead: Something very small, once it is outside, is hard to see at once, because outside is so large.
tried: “How does something so small know which way to go?” asked {friend}. ¶ {child} set a sock down in the middle of the blanket, with its toe to the window, and took {his} hand away. It lay there. “It’s thinking,” said {child}. ¶ “It’s looking at everything once,” said {friend}.
tried: “Will it look round?” asked {friend}. ¶ {child} carried {friend} to the end of the bed, and on, as far as the door. {friend} looked over {his} arm the whole way. ¶ “I would,” said {friend}. “But I have a neck.”
night: In its house sat the small one, and had the night to itself.
night: Out there each leaf had an underside, and under many of them there was room.

= moving away | is moving away | was moving away | friend is leaving | best friend is moving | last day with .. friend | friend moves away | saying goodbye | say goodbye | goodbye party | leaving party | friend was moving | friend .. moving to | friend moves to | friend is moving | friend was leaving
ahead: At a goodbye people say it more than once. In between they talk about shoes, and how long the road is.
ahead: When a car drives off, the hands go on at its windows until the corner. After that the street is a street.
tried: “How do you wave to somebody who goes on getting smaller?” asked {friend}. ¶ {child} put {friend} on the far side of the room, then on the sill behind the curtain, and waved each time a bit bigger. ¶ “It stayed the same size,” said {friend}, “the wave.”
tried: “What do you give somebody to take along?” asked {friend}. ¶ {child} looked through what was there, and held up one sock out of two. “And I keep this.” {friend} looked from one to the other. ¶ “They’ll know each other anywhere,” said {friend}.
night: Two houses stood in the dark with the same road between them as ever.
night: Somebody’s telephone number lay on a piece of paper, and had all its numbers in the right order.

= raksha bandhan | rakhi | rakhi day | bhai dooj
ahead: A rakhi goes round the wrist, and needs two hands to tie, and the wrist is held still, like a cup that is full.
ahead: When a rakhi is on, something sweet is put straight into a mouth, by another hand. It’s always a bit too big.
tried: “How tight is right?” asked {friend}. ¶ {child} wound a thread out of the blanket round {friend}’s arm, loosely, and then took it in by a finger. {friend} turned the arm over. ¶ “It knows it’s on,” said {friend}, “and so do I.”
tried: “What do you say, while it’s being tied?” asked {friend}. ¶ {child} tied, and looked at the knot. {friend} looked at the knot too. Nobody said anything, until the second loop. ¶ “Was that it?” asked {friend}. ¶ “It’s mostly knot,” said {child}.
night: The threads lay on the tray beside the sweets, with their ends together.
night: A wrist lay on the pillow, and had nothing round it yet.

= day of the dead | dia de los muertos | día de los muertos | ofrenda | all souls | all saints
ahead: A table is laid with things for people who are not at home. There are fruit and a cup and something that they used to like.
ahead: Older people say names that day. You know some of them, and some are only names, with a face in a frame.
tried: “Who is the plate for, if nobody comes to eat it?” asked {friend}. ¶ {child} put the cup on the pillow, and laid a sock beside it, straight. They looked at it, and told it who it was from. ¶ “It is being eaten,” said {friend}, “only not with a mouth.”
tried: “How do you thank somebody who was before you?” asked {friend}. ¶ {child} bent down until {his} forehead was on the blanket, and stayed there a moment. {friend} came down as well, and stayed. ¶ “I have said something,” said {friend}, when they were up.
night: The pictures stood on their shelf, and looked all the same way.
night: The moon came up over the roofs, and everybody’s grandmother had known it.

= visit grandad | visit grandma | visit granny | visit grandpa | care home | nursing home | visiting great* | see great* | visiting grandad | visiting grandma | visiting nana | visit nana
ahead: Where somebody old lives, there is one chair that is theirs. Everybody else sits on the others, or on the edge of something.
ahead: A hand that is old has a soft top, and you can push the skin a little to and fro. It holds on for longer than others.
tried: “What do you tell somebody who asks how you are?” asked {friend}. ¶ {child} sat on the edge of the bed, beside the pillow that was lying down. “Well, thank you,” said {child}. “I’ve got a new scab.” ¶ “Show it,” said {friend}, for the pillow.
tried: “And if we’re not known at once?” asked {friend}. ¶ {child} put {his} face near the pillow, and said {his} name, and then {friend}’s. They waited. {friend} moved a little more into the light. ¶ “I’d hold my ears like this,” said {friend}, “as in the photo.”
night: Somebody’s glasses lay on a book, and somebody’s slippers were turned the right way round for getting up.
night: A clock in another room went slowly, and was listened to.

= piano tuner | piano tuned | plumber | builders | builder | the builders | new kitchen | boiler | electrician | workmen
ahead: Whoever comes to the house with a toolbox puts it down first, so that it clanks, and asks where it is.
ahead: When a thing in the house is opened up, it smells of dust and metal. There are parts in it that nobody in the house has ever met.
tried: “Does a thing feel it, when it is mended?” asked {friend}. ¶ {child} tightened {friend}’s ear, a quarter of a turn, and knocked, and listened. Then {he} turned it back. “Well?” said {child}. ¶ “It’s a different note,” said {friend}. “I wouldn’t say that it hurts.”
tried: “What if they don’t find what is wrong?” asked {friend}. ¶ {child} went to the door, knocked, wiped {his} bare feet, and said, “Where is it?” {friend} pointed, with everything. ¶ “Ah, that one,” said {child}, and scratched {his} head.
night: A van stood in its street, and inside it lay the screws, each sort in its own little drawer.
night: The thing itself stood in its place, and nobody asked it to do anything.

= kite was stuck | kite is stuck | kite stuck | ball was stuck | ball is stuck | stuck in the tree | stuck in a tree | stuck in the big oak | stuck on the roof | coming with the long ladder | coming with the ladder | long ladder | grandad’s ladder
ahead: The wind that moves the leaves moves what is stuck there too. It shows you one side, and then the other.
ahead: A long ladder is carried in the middle. When its front end is round the corner already, its back end is still looking up the street.
tried: “Does it know that somebody is coming?” asked {friend}, who had been put up on the wardrobe’s handle. ¶ {child} stood below, and stretched one arm, and then went up on tiptoe. There was a hand’s breadth left. ¶ “I can see you the whole time,” said {friend}.
tried: “Which of us has to be told when it comes down?” asked {friend}. ¶ {child} let a sock fall from as high as {he} could reach, and said, “Now.” It landed on {friend}. ¶ “Say it before,” said {friend}, from under the sock.
night: In the dark something moved a little between two twigs, and had all the wind to itself.
night: The ladder lay on its side, and went on from one end to the other.

= couldn’t sleep | can’t sleep | could not sleep | cannot sleep | too excited to sleep | too excited | so excited | can’t wait | couldn’t wait | counting the sleeps
ahead: The night before something has exactly as many hours as other nights. They are only wider, and you can hear each of them.
ahead: When you listen for sleep, it does not come in. It comes in behind you, when you have begun to think about a sock.
tried: “Where is it now, the thing that is coming?” asked {friend}. ¶ {child} held one finger at the foot of the bed, for then, and one at the pillow, for now, and brought the far one nearer, a thumb’s breadth at a time. ¶ “Could you see it move?” asked {friend}. ¶ “Only that it had.”
tried: “What is the opposite of waiting?” asked {friend}. ¶ {child} lay on {his} back and tried not to. The feet did it. {He} held them still, and then it was the fingers. ¶ “Mine don’t,” said {friend}. “But I wait in the ears.”
night: The hands of the clock went round in the dark, with nobody pushing.
night: The thing that was coming came on all night, at the same speed.

= packed | repacked | packed and repacked | bag is packed | suitcase is packed | packing | packed three times | packed four times | teddy packed | teddy packed secretly
ahead: A packed bag is heavier than everything that went in. The thing you need is at the bottom, and it always was.
ahead: When you pull the zip, the two sides look at each other, and there is a place in the middle where they don’t want to.
tried: “What have we forgotten?” asked {friend}. ¶ {child} shut {his} eyes and went through the journey: a hand for the handle, a head for the hat, a foot, a foot. Everything had been thought of. ¶ “The eyes?” asked {friend}. ¶ {child} opened them. They were there.
tried: “Who is at the very bottom?” asked {friend}. ¶ {child} put a sock in the pillowcase, and things on top of it, the slipper and the book, until nobody would have guessed. Then {he} put {his} hand in down the side, and held it. ¶ “So there’s a way in,” said {friend}.
night: The bag stood there shut, with its things lying as they had been laid.
night: The drawer had gaps in it, and what was left there spread out a bit.

= said he was fine | said she was fine | says he’s fine | says she’s fine | pretended he was not bothered | pretended she was not bothered | pretends he’s not bothered | pretends she’s not bothered | isn’t bothered | wasn’t bothered | not bothered
ahead: A thing that is not talked about takes no more room than other things. It is only that everybody walks round it.
ahead: “Fine” is a short word, and it can be said without opening your teeth. Try it in a mirror, and nothing moves but a lip.
tried: “Where do you put it, if you don’t say it?” asked {friend}. ¶ {child} tried the pocket, and under the pillow. Then {he} held out a fist to {friend}, with something in it or not. ¶ “I needn’t look,” said {friend}. They went on with that fist between them.
tried: “How fine is fine?” asked {friend}. ¶ {child} showed it with two hands: here would be bad, here would be good. {He} put a finger in between, and it went a bit to and fro. ¶ “That’s quite a long place,” said {friend}.
night: What had not been said that day lay still, and was the size that it was.
night: The night asked nothing. It went by in soft shoes.

= inhaler | blue inhaler | spacer | nebuliser | nebulizer | asthma clinic | epipen
ahead: An inhaler gives a puff when it is pressed, and what comes out is cold and tastes a little of metal.
ahead: In the spacer there is a flap that clicks each time you breathe. You can count the clicks.
tried: “How do you breathe out of a thing like that?” asked {friend}. ¶ {child} put the cup over {his} nose and mouth, and breathed in, and out, and in. Inside, it got damp. Each time {he} clicked a bit, for the flap. ¶ “I’ve got to five,” said {friend}.
tried: “What if you cough just then?” asked {friend}. ¶ {child} coughed, as a test, into the inside of {his} elbow, and looked up. The room was as before. {He} breathed again. ¶ “It had gone into your sleeve,” said {friend}.
night: Somebody’s breath went in and out, and the blanket went with it.
night: The spacer stood on the shelf with its flap shut. It clicks only when somebody breathes.

= sukkah | sukkot | sukkah sleepover | sleep in the sukkah | sleeping in the sukkah | sukkos
ahead: The roof of a sukkah is of branches, and not quite shut. From below you can see stars in it, and now and then a leaf lets go and comes down on the soup.
ahead: In a sukkah paper chains and fruit hang over the table. When the wind comes in at the side they all point the same way.
tried: “How many holes may a roof have?” asked {friend}. ¶ {child} put {his} fingers crosswise over {friend}’s face. The lamp came through in five places. {He} moved one finger. Now it was six. ¶ “It’s still a roof,” said {friend}, “but I can see out.”
tried: “Who has the torch, if there is only one?” asked {friend}. ¶ {child} pointed with a finger, and whatever it pointed at was lit: the wardrobe, a foot, {friend}. Then {friend} had it, and no finger. ¶ “I’ll shine with the nose,” said {friend}.
night: The branches lay one across the other, and between them it was a little less dark.
night: A table stood outdoors, under its leaves, and the chairs were tipped against it.

= pancake day | pancakes | shrove tuesday | tossing pancakes | toss a pancake | pancake race
ahead: The first pancake is never round. It is pale, and somebody eats it standing up.
ahead: A pancake tells when it is ready: it lets go of the pan, and slides about when you shake it. Then it is in the air, and there is a moment when it is nobody’s.
tried: “How do you know where a pancake comes down?” asked {friend}. ¶ {child} laid a sock across the book and gave it a jerk. It turned over once, and came down on {friend}. ¶ “You look under it,” said {friend}, from under it.
tried: “How many can be eaten?” asked {friend}. ¶ {child} laid one sock on the pillow, folded in two and then in four, and ate it with {his} hands, in the air. After the third {he} leaned back. ¶ “There’s a bit of room in a leg,” said {friend}.
night: The pan hung on its nail, black in the middle, and as flat as could be.
night: A lemon lay in a bowl, whole, with all its sour still in it.

= ears pierced | ear piercing | getting .. ears pierced | gets .. ears pierced | having .. ears pierced | earrings | first earrings
ahead: Before an ear is pierced it gets a dot with a pen. So does the other one, and somebody steps back and looks if they are level.
ahead: The piercing goes click, right beside you, and the ear is hot. Then it is the turn of the other ear, which has heard it.
tried: “How do they get them at the same height?” asked {friend}. ¶ {child} put a fingertip to each of {friend}’s ears, and bent down, and shut one eye. The left was higher. {He} moved it. Now the right was. ¶ “I think it’s the ears,” said {friend}.
tried: “How do you sleep on a new earring?” asked {friend}. ¶ {child} lay down on the left, and thought of the left one. {He} turned over, and thought of the right. ¶ “On the back, then,” said {friend}, who had been lying like that all along.
night: Two ears, one on each side, lay there as they had come.
night: In a small box, stuck through a card, were two dots that shone a bit.

= allergy test | allergy tests | skin prick test | allergy clinic | scratch test | patch test
ahead: For an allergy test they draw a row of numbers down your arm, in pen. Beside each one comes a drop, and a small scratch through the drop.
ahead: After the scratches you wait a quarter of an hour, and may not rub. A spot that minds comes up in a bump and itches, and is measured with a ruler.
tried: “How do you not scratch?” asked {friend}. ¶ {child} laid {his} arm on the pillow, with nothing on it, and looked at it. It began to itch in three places. {He} sat on the other hand. ¶ “It wants to get out,” said {friend}. The hand did.
tried: “What do they write down, if no spot comes?” asked {friend}. ¶ {child} went along {friend}’s arm with a finger, one to six, and bent close to each. “Nothing. Nothing. Bit of fluff.” ¶ “Which number?” asked {friend}.
night: The small bottles stood in their stand, milk beside egg beside cat, and did not touch.
night: An arm lay on the blanket, and there was not one number on it.

= speech therapy | speech therapist | speech and language | occupational therapy | physio | physiotherapy | physical therapy | therapist | play therapy | counsellor
ahead: In that room there is a low table with a few things on it, and the person on the other side has time.
ahead: At a lesson like that somebody does a thing slowly, and then you do it, and then you both do it from the beginning.
tried: “And if I can’t do what they ask?” asked {friend}. ¶ {child} put {his} tongue behind {his} top teeth, and said a word from there. {friend} tried for a good while. What came was not quite the word, but it was new. ¶ “Write that down as well,” said {friend}.
tried: “What does somebody look at, who looks so carefully?” asked {friend}. ¶ {child} sat opposite, close to, and looked at how {friend} sat. {friend} fell slowly to one side. “It starts at the ear,” said {child}. ¶ Nobody had ever known that.
night: The low table stood there with a chair at each side, and both the same height.
night: The cards lay in their box, a picture on each, face down on the next.

= video call | facetime | zoom call | skype | phone call with | call with | ring abuela | calling grandma | talk on the phone
ahead: On a screen a face comes very near, and mostly it is the forehead. Behind it somebody goes by with a pan.
ahead: A voice from far away takes a moment to come. So now and then both of you talk, and then both stop.
tried: “What do you do, when the picture freezes?” asked {friend}. ¶ {child} stopped, with {his} mouth open and one eye half shut. {friend} looked. It took long. “I’m still here,” said {friend}. ¶ Then {child} came back, in the middle of a word.
tried: “How do you give somebody something, through there?” asked {friend}. ¶ {child} held the sock right up to {friend}’s eyes, until there was nothing but sock. {friend} looked at all of it, from near. ¶ “I have had it,” said {friend}.
night: The telephone lay on its back in the dark, and showed the ceiling to nobody.
night: Far away somebody else’s telephone lay on its back, and showed a different ceiling to nobody.

= purim | megillah | hamantaschen | purim costume
ahead: At Purim somebody reads aloud for a long time, and everybody waits for one name. When it comes, they rattle it away.
ahead: A queen sits beside a tiger, and in front of them is a banana with a beard. They all follow the words with one finger.
tried: “How loud do you have to be?” asked {friend}. ¶ {child} said some words, and among them “Slipper”. {friend} stamped, with both feet, on the mattress. It said puff. ¶ “I could still hear it,” said {child}, “the slipper.” They did it again.
tried: “How do you know when to stop rattling?” asked {friend}. ¶ {child} rattled nothing in a fist, and held up the other hand, flat. It was quiet. {friend} rattled a bit more, and was very alone. ¶ “Like that,” said {friend}.
night: The rattles lay in a basket, and whoever moved it was heard.
night: Small three-cornered cakes lay under a cloth, each with something dark in the middle.

= vaisakhi | gurdwara | the gurdwara | langar | nagar kirtan | gurpurab | turban | first turban | dastar bandi
ahead: In the gurdwara you sit on the floor, all on the same floor. At langar there are long rows, and somebody comes by with a bucket and a ladle, and somebody with bread.
ahead: A turban is as long as a room is wide. Somebody holds the other end, and steps nearer and nearer as it goes on.
tried: “How do you say that you have had enough?” asked {friend}. ¶ {child} came along with the cup, and ladled nothing into {friend}’s lap. And again. {friend} put out both feet, flat, over the lap. ¶ “Enough,” said {child}, and went on to the slipper.
tried: “How do you sit so long on crossed legs?” asked {friend}. ¶ {child} crossed {his} on the mat, and {friend}’s were crossed too. After a time one foot went to sleep. ¶ “Mine have always been asleep,” said {friend}. “You get used to it.”
night: The big pots stood upside down in the dark kitchen, each as wide as a bath.
night: The long cloth lay folded, and folded, and folded, and was no bigger than a book.

= moon festival | mooncake | mooncakes | chuseok | moon cake | tsukimi | mid autumn | mid autumn festival
ahead: A mooncake is heavy, and has writing on it. It is cut like a clock, and each person gets some minutes.
ahead: On the evening of the moon everybody goes outside and looks up in the same direction. When a cloud comes, they wait for it.
tried: “Who is up there?” asked {friend}. ¶ {child} drew it for {friend} on the sheet, with a finger: a circle, and in it two ears. “They say a rabbit.” ¶ {friend} looked at the ears for a long time. “From over there,” said {friend}, “we’d be the ones in the circle.”
tried: “How do you cut something round for so many?” asked {friend}. ¶ {child} laid out the pillow and drew lines over the middle: you, me, the slipper, the other slipper. “And the lines?” asked {friend}. “Who gets those?”
night: The moon was nearly round. On one side there was still a bit missing.
night: The lanterns hung folded flat, one behind the other, as thin as plates.

= new family | foster family | foster carer | adoption day | new stepdad | mum’s boyfriend | dad’s girlfriend | meeting dad’s | meeting mum’s | moving in with us | moves in with us | new stepmum | new stepbrother | new stepsister | new foster family | meeting .. stepdad | meeting .. stepmum | meet .. stepbrother | meet .. stepsister | meets .. stepdad | new foster carer | new foster brother | new foster sister
ahead: When people meet who are going to see each other often, they talk about the drive first, and then about a dog, if there is one.
ahead: At a table with somebody new, it turns out that everybody has always had a place. Somebody stands there, and asks, “Where shall I sit?”
tried: “What do I call somebody like that?” asked {friend}. ¶ {child} sat the slipper on the pillow, across from {friend}. Nobody called anybody anything. After a bit the slipper wanted the cup. “You there?” tried {friend}. ¶ “It has a name,” said {child}. “You can begin with that.”
tried: “Do I have to move up?” asked {friend}. ¶ {child} put the slipper down beside {friend} on the pillow, with a hand’s breadth between. They all looked. {friend}’s place was as it had been, and next to it there was another. ¶ “It’s the bed that is fuller,” said {friend}.
night: In the hall there was a free hook, between two coats.
night: Behind each door somebody breathed, each at their own speed.

= nervous | nerves | butterflies in .. tummy | wobbly feeling | a wobbly feeling | couldn’t eat | can’t eat | felt sick about | threw up .. from nerves | tummy ache about | worried sick | very nervous | a bit nervous | has butterflies | had butterflies | got butterflies | butterflies in .. stomach
ahead: Before something big, a tummy does by itself what it otherwise does in a lift. It does so at breakfast, where there is no lift.
ahead: Your hands are colder than the rest of you, and want to be held by something, and take each other.
tried: “Where exactly does a tummy do that?” asked {friend}. ¶ {child} put a hand on the place. It was under the ribs, and a bit to the left. {friend} was laid on it, face down, and went up and down with it. ¶ “It’s not big,” said {friend}, “but it’s turning over.”
tried: “What does a tummy like that want?” asked {friend}. ¶ {child} listened. “To walk about,” {he} said. So they walked it, to the door, to the window, to the door. On the third time round it came more slowly than they did. ¶ “Wait for it,” said {friend}.
night: Everybody who was to be there lay in a bed somewhere, and turned over once.
night: The breakfast things stood on the table, a bowl, a spoon, and asked for nothing.

= early start | up at 4am | up at 4 | up at 5 | 5am | 4am | at 5 am | at 4 am | very early | silly oclock | silly o’clock | crack of dawn | before it’s light
ahead: At that hour the kitchen light is yellow, and nobody can find the right voice. People put on shoes over half a dream.
ahead: Outside at that hour there is one lit window, and it is yours. A car door can be heard through the whole street.
tried: “How do you get dressed while you’re asleep?” asked {friend}. ¶ {child} shut {his} eyes, and stuck a foot where a sock might be, and an arm where a sleeve was. It was {friend}. ¶ “I’m warm,” said {friend}, “but I’m not a sleeve.”
tried: “Is that still the night, or the day already?” asked {friend}. ¶ {child} put the lamp out, and on, and out. In between was a moment that was neither. ¶ “That must be the one,” said {friend}.
night: The clothes lay on the chair in the order in which they would be wanted, socks on top.
night: An alarm had been set for an hour that belongs to bakers.

= screen time | no more ipad | ipad | tablet time | 30 mins a day | half an hour a day | no more tv | no screens | less screen
ahead: When a screen goes off there is a room in it, and somebody in the room with a hand out.
ahead: A timer goes on in its own way, whatever is on. It has never yet watched anything to the end.
tried: “Where do they all go, when the screen is off?” asked {friend}. ¶ {child} turned the book face down on the blanket, and they waited. From in there came nothing at all. {He} lifted one corner. ¶ “They’re all in the same place,” said {friend}.
tried: “What does the thumb do then?” asked {friend}. ¶ {child} held it up. It went a bit to the left, by itself. {He} gave it a button to turn, and after that {friend}’s ear. ¶ “It can stay there,” said {friend}.
night: In the dark lay something flat and black, on its face, and no thumb was on it.
night: The timer stood at nought, and its little arrow pointed straight up.

= restaurant | going out for dinner | out for dinner | meal out | café | cafe | pizza place | going out to eat | afternoon tea | dim sum | nando’s | mcdonald’s | pizza express
ahead: In a restaurant somebody comes who wants to know it now. Everybody has said theirs, and the pencil waits in the air.
ahead: The food goes past to other tables first. You can see by each plate that it isn’t yours.
tried: “How do you say what you want, to somebody so tall?” asked {friend}. ¶ {child} stood before the bed with a finger on {his} palm. “And for you?” ¶ {friend} looked at the slipper, at the cup, at the lamp. “What the lamp is having,” said {friend}.
tried: “What do you do, until the food comes?” asked {friend}. ¶ {child} sat with {his} hands on the edge of the pillow, and moved the cup one finger to the left. Then {he} moved it back. ¶ “That was the best part so far,” said {friend}.
night: The chairs stood on the tables with their legs up, and under each table it was swept.
night: The menus lay in a pile, and all of it was still to be had.

= soft play | trampoline park | jump park | play centre | indoor play
ahead: At the door the shoes come off, and then you only hear thumps and one name being called, again and again.
ahead: From up there, at the top of the slide, grown-ups are all parting and coffee cup.
tried: “What do you do, if there’s somebody behind you at the top?” asked {friend}. ¶ {child} sat at the edge of the pillow, with {friend} close behind, and looked down the blanket. “I’m still sitting,” said {child}. ¶ “So am I,” said {friend}. They sat there, and then they went together.
tried: “How do you find your people again, from in there?” asked {friend}. ¶ {child} crept under the blanket to the other end, and looked out through a gap. There were a chair, a lamp, and an ear that {he} knew. ¶ “I’ve been in the same place,” said {friend}.
night: The slide stood in the dark, and nothing came down it but the dark.
night: A sock lay at the bottom of ten thousand balls, and its brother was at home.

= bowling | bowling alley | ten pin bowling | bowling party
ahead: Your name stands up on a board, with the others, and has boxes after it for the numbers. The shoes that you get have a big number on the heel.
ahead: A ball that you have sent off goes on by itself, slower than you thought. You stand there, and lean to the side it should be on.
tried: “Does leaning help?” asked {friend}. ¶ {child} rolled a rolled-up sock along the floor, and leaned to the left. It went to the right, under the wardrobe. ¶ “It was looking at the other side of you,” said {friend}.
tried: “What do you do with your face, if none fall down?” asked {friend}. ¶ {child} stood three slippers and the cup up, and missed. They all looked at {him}, especially the cup. {He} looked back. ¶ “You see, that one works,” said {friend}.
night: The long floors lay there, shining, and nobody was in a hurry on them.
night: The board was dark. All the names had gone home, and their numbers with them.

= climbing wall | wall climbing | rock climbing | bouldering | high ropes | climbing lesson | zip wire | zip line | zipline
ahead: A harness goes round both legs and is pulled tight. From then on you walk a bit like a cowboy.
ahead: Somebody stands on the ground and holds your rope, and looks up at nothing but you the whole time.
tried: “And if there is nothing to hold on to?” asked {friend}. ¶ {child} stood at the bedpost with both arms up, and felt. Here there was nothing, and nothing, and a knob. {His} foot had found something too, meanwhile. ¶ “It has been looking on its own,” said {friend}.
tried: “How do you get down from a wall?” asked {friend}. ¶ {child} held {friend} high up against the wardrobe door. “Now sit down,” {he} said, “on nothing, and lean back.” {friend} did, and came down by hand, with both feet along the door. ¶ “The nothing had straps,” said {friend}.
night: The wall had all its knobs out, red and green and blue, and nobody knew which way up it went.
night: The ropes hung straight down from the roof, two and two, and had only themselves to hold.

= st david’s day | saint david’s day | daffodil | welsh hat | the hat and the shawl
ahead: On a day like that everybody pins something on, and in the course of the morning it turns round and hangs head down.
ahead: What lies in a cupboard for the rest of the year smells of the cupboard until about eleven.
tried: “How do you keep a hat on, when you run?” asked {friend}. ¶ {child} set the cup on {friend}’s head and ran with the two of them as far as the door. There {he} had {friend}, and the cup was sitting in the middle of the room. ¶ “We ran,” said {friend}. “It stood still.”
tried: “What does a song mean, that you only know the sound of?” asked {friend}. ¶ {child} sang something that began with an L and went on with a good many others. {friend} listened to the end. ¶ “It’s about a hill,” said {friend}.
night: The things for it lay on the chair, with the hat on top, as if somebody short were sitting there.
night: In a jug stood something that had been green and was just about to be yellow.

= tooth out | tooth pulled | tooth taken out | teeth out | teeth taken out | having .. tooth out | extraction | baby tooth out at the dentist
ahead: Before a tooth comes out that side of the mouth is put to sleep. The lip is still there, but it feels like somebody else’s.
ahead: When a tooth is taken out there is pushing, and a creak that only you can hear, and then a bit of cotton to bite on.
ahead: A whole tooth is longer than it ever looked. Most of it was downstairs.
tried: “How do you bite on something that you can’t feel?” asked {friend}. ¶ {child} folded a corner of the sheet, put it between {his} teeth on the left, and shut them. {He} said {his} name past it. ¶ “You sound like somebody with a pipe,” said {friend}.
tried: “Does the tooth go home with you?” asked {friend}. ¶ {child} put a bit of fluff in the cup and a hand over it, and shook. They listened. ¶ “It’s in there,” said {friend}. “It’s got a lot of room now.”
night: The tooth stood in its place among the others, with both feet in.
night: A very small box with a lid lay in a drawer at the dentist’s, and was empty.

= flu spray | nasal spray | nasal flu | nose spray | spray up .. nose | flu vaccine at school | flu spray at school
ahead: A nose spray is short, left and right, and wet. Then it runs down at the back of your nose, and you swallow without having drunk.
ahead: The thing for it is as small as a pen top, and stops just inside the nose. Afterwards one eye waters, mostly.
tried: “What does a nose do then?” asked {friend}. ¶ {child} puffed a little air at {friend}’s nose, on the left and on the right, out of {his} fist. They waited. Then it was {child} who sneezed. ¶ “It went through me,” said {friend}.
tried: “Do you breathe in or out?” asked {friend}. ¶ {child} tried in, and tried out, with a finger held under {his} nose. “In is cold,” {he} said, “out is warm.” ¶ “And in between?” asked {friend}. In between there was only a finger.
night: In a box, side by side, lay a great many small sprays, each with its cap on.
night: A nose stood up out of a pillow, and there was nothing in it but night.

= hair wash | hair washed | washing .. hair | wash .. hair | hair washing | hair was to be washed | shampoo
ahead: Water that runs down at the back is warm until it gets to the neck, and there one drop always takes another way.
ahead: Shampoo is cold on the top of your head. Then there are ten fingers in it, and you hear them from inside.
tried: “Where do your eyes go, when the water comes?” asked {friend}. ¶ {child} laid {his} head right back, over the edge of the pillow, and looked for something straight above. There was a fly up there, or a dot. ¶ “Keep hold of it,” said {friend}, and let the cup run, dry.
night: The jug hung over the edge of the bath, with one drop that would not go.
night: The shampoo stood on its head in the dark, so as to be ready.

= nails cut | nail cutting | cutting .. nails | cut .. nails | fingernails | toenails | nails clipped
ahead: A nail says tick when it is cut, and jumps. What is left has a new edge, and is tried on the blanket.
ahead: Nails are cut one hand at a time. For a while you have one hand that is finished and one that has it all to come.
tried: “How does somebody know where the finger starts?” asked {friend}. ¶ {child} held up one fingertip before the lamp. It was red, and then at the very end it was white. “That bit is already outside,” {he} said. ¶ {friend} was looked at too, and was inside all over.
night: Ten fingers lay on the blanket, and grew a bit, as they do every night.

= without .. night light | without the nightlight | no nightlight | no night light | light off | lights off | in the dark on .. own | sleep with the light off | landing light off
ahead: When a light goes out the room is gone at first. Then it comes back, from the window on, and every piece of it is grey.
ahead: In the dark a dressing gown has shoulders. It’s always the same ones.
tried: “Is it all still there?” asked {friend}. ¶ {child} put the lamp out, and felt: the wood, the wall, the cup, a foot. “Foot?” said {child}. ¶ “Mine,” said {friend}. Then {he} put it on again, and they checked.
tried: “How dark does it get?” asked {friend}. ¶ They looked at one place, where the chair should be. There was nothing, and then an edge, and then the back of it, with a sock on. ¶ “It’s getting less,” said {friend}, “and nobody’s doing it.”
night: The window was the first to be seen, and then the chair, and then the rest, in the old order.
night: The lamp stood on its shelf, off, and was as near as ever.

= no bottle | no more bottle | last bottle | giving up .. bottle | gives up .. bottle | without .. bottle | bottle to cup | no more milk at night | sippy cup
ahead: A cup has an edge all the way round, and the milk comes to it as soon as you tip, a bit before you thought.
ahead: With a cup there are two wet things, a lip and a chin. And you can see the bottom, with something on it.
tried: “How do you know how far to tip?” asked {friend}. ¶ {child} took the empty cup in both hands, and tipped it, slowly, until it was dark inside. {He} listened for the milk. “Now it would be here,” said {child}, with a nose in it.
tried: “What does the mouth do afterwards?” asked {friend}. ¶ {child} shut it. It worked a bit by itself, like somebody with a sweet. Then it found the edge of the blanket and left it again. ¶ “Mine is sewn,” said {friend}. “It has one thought.”
night: The cups stood in the cupboard upside down, each on its ring.
night: In a fridge the milk stood in the door, and was the same milk.

= grandpa is having an operation | grandpa .. operation | grandad .. operation | grandma .. operation | nana .. operation | granny .. operation | mummy .. operation | daddy .. operation | mum .. operation | dad .. operation | mummy is going into hospital | mum is going into hospital | daddy is going into hospital | grandma is having an operation | mummy is having an operation | daddy was having an operation | dad was having an operation | mummy was having an operation | mum was having an operation | mommy was having an operation | grandma was having an operation | granny was having an operation | nana was having an operation | grandad was having an operation | grandpa was having an operation | daddy was to have an operation | dad was to have an operation | mummy was to have an operation | mum was to have an operation | mommy was to have an operation | grandma was to have an operation | granny was to have an operation | nana was to have an operation | grandad was to have an operation | grandpa was to have an operation | daddy was going into hospital | dad was going into hospital | mummy was going into hospital | mum was going into hospital | mommy was going into hospital | grandma was going into hospital | granny was going into hospital | nana was going into hospital | grandad was going into hospital | grandpa was going into hospital
ahead: While somebody is in hospital, the others at home look at the telephone more than at other things, and it lies there.
ahead: Somebody who comes out of hospital walks round corners in a wider curve, and sits down in three parts.
tried: “What do you bring to somebody who is in bed all day?” asked {friend}. ¶ {child} lay down, and was in bed all day. {friend} brought the slipper, and after that the cup. Then there was nothing more to bring. {friend} sat down beside the pillow. ¶ “I brought this too,” said {friend}, sitting.
tried: “How do you hug somebody, afterwards?” asked {friend}. ¶ {child} laid {friend} on the pillow and put one arm over, with the elbow up, so that it hardly weighed. {He} counted two. ¶ “I had it,” said {friend}, “all but the heavy bit.”
night: A bag stood packed, with slippers in it, and glasses, and a book that somebody was in the middle of.
night: A chair stood where it always stands, and kept its dent.

= the old knee | new knee | knee operation | operation on .. knee | hip operation | new hip | operation on .. hip | knee replaced | hip replaced
ahead: A leg that has been operated on lies on a cushion of its own, wrapped up, and everybody walks round it.
ahead: For a time there are sticks. They go first, and then the leg, and then the rest, and on stairs it is all said aloud.
tried: “What do they do with what they take out?” asked {friend}. ¶ {child} felt along {friend}’s leg for something that could be spared. There was a lump of stuffing at the knee, and {he} pushed it up and down. “I’d write on it whose it was,” said {child}. ¶ “And since when,” said {friend}.
night: A walking stick leaned in the hall, for somebody who would need two.
night: All the knees in the house lay still, some of them bent and some of them straight.

= going to university | goes to university | off to university | going to uni | off to uni | goes to uni | leaving for college | going to college | goes to college | sister is moving out | brother is moving out | moves out
ahead: A room that somebody has moved out of has pale places on its walls. The bed in it is made so well that nobody can have been in a hurry.
ahead: Somebody who moves out has a lamp under one arm and a pan under the other, and has to come back up for the bag.
tried: “Who sits in the place at the table?” asked {friend}. ¶ {child} laid out four socks, and took one away. The others lay as they had lain. {He} moved one of them over, and looked, and moved it back. ¶ “It can be for visits,” said {friend}.
tried: “Who hears me through the wall?” asked {friend}. ¶ {child} knocked at the wall, two short and one long, and put an ear to it. From over there came what comes from a wall. ¶ “It remembers it,” said {friend}. “You can see by how it holds still.”
night: Behind the wall it was full of boxes, and somebody was asleep between them.
night: The stairs had carried everything down once already, and had a night’s rest.
`
