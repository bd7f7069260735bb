/** As ./index.ts describes. */
export const homeThings = `
= wobbly tooth | wobbly teeth | loose tooth | loose teeth | tooth is wobbly | tooth is loose
was: Wherever {child} had been lately, a wobbly tooth had been there as well, and a tongue that has found one goes back to it, even in the middle of something else.
will: Any day now a wobbly tooth would have something to announce. Teeth never say which day, and it is no use asking, because the tongue is always in the way.
is: A wobbly tooth leans one way for yes and the other way for no, and it had not been asked anything yet by {child}.
night: Wobbly tooth and tongue lay side by side in the dark, and for once neither pushed.
night: Even a wobbly tooth keeps still when the mouth around it is asleep.

= plaster | plasters | band-aid | bandaid | band-aids | sticking plaster
was: A plaster had got into the day. Once a plaster is on, nobody can see what is under it, and so everybody asks.
will: In a box, in its own paper envelope, a plaster was waiting to be the smallest blanket in the house.
is: A plaster has two ends that stick and a middle that doesn’t, and the middle is the part that it is all for.
night: The plaster was the only one in the room that went to bed stuck to somebody.
night: Under the quilt was the sheet, and under them both, doing its work, was the plaster.

= bath | baths | bathtub | bath time | bathtime
was: By bedtime the bath was empty again. The last of the water had gone down with the noise that it keeps for the end.
will: Before long it would be time for a bath, which would be too hot, then too cold, and then, for quite a while, exactly right.
is: In the bath, knees are islands. {child} had two, and the water came and went around both of them.
night: The bath stood empty in the dark, with one drop left to fall.
night: Along the edge of the bath a small puddle was drying, and took its time.

= hair wash | hair washed | washing hair | shampoo | wash my hair | washing her hair | washing his hair | hair washing | hairwash
was: It had been a day with a hair wash in it. First the shampoo is a blob in a hand, and a minute later a whole head is made of it.
will: The next hair wash was on its way. Shampoo goes on in a blob and comes off in a river, and in between it can be horns.
is: Shampoo smells of apples and does not taste of them. Most people find this out once, and so, surely, would {child}.
night: The shampoo stood by the taps with its lid on and all its bubbles still inside.
night: A pillow can smell the shampoo all night long, and never gets tired of it.

= toothbrush | toothbrushes | brushing teeth | brush teeth | toothpaste | electric toothbrush
was: Of all who had been about that day, only the toothbrush knew the way to the back, where the last teeth live and nobody visits.
will: Soon the toothbrush would go off into the dark, as it does twice a day, and come back with foam on, like somebody who has been to sea.
is: A toothbrush has one friend, the toothpaste, and they only ever meet inside somebody’s mouth. {child} heard them every evening.
night: In its cup the toothbrush leaned to one side, still a little wet.
night: The toothbrush was off duty until the morning, and it smelled of mint.

= potty | potties | potty training
was: While everyone else went here and there, the potty had stayed where it was. It is a chair with a hole in it, and for once the hole is not a mistake.
will: A potty was standing ready. It is never out and never busy, and it has only the one job to remember.
is: There was a potty, low enough to sit on without climbing. From there {child} could see under nearly all the furniture.
night: The potty waited in the dark, exactly where it would be looked for.
night: Somewhere not far from the bed, the potty sat as quiet as a hat.

= toilet | toilets | loo | the flush | flushing | big toilet
was: Every flush of the toilet that day had been a great gulp, as if something enormous had happened, and after that a small hiss, as if nothing had.
will: Somewhere ahead was a toilet with its handle or its button in a place where nobody would look first. It would gulp, as they all do.
is: A toilet has only two things to say, one very loud and one very long. {child} knew them both by heart.
night: Behind its door the toilet filled up to the line, and stopped.
night: The toilet had said all it had to say, and the house was still.

= tooth fairy | toothfairy | tooth came out | lost a tooth | lost her first tooth | lost his first tooth | lost first tooth | tooth fell out
was: People had been speaking of the tooth fairy. A tooth under a pillow is hardly a bump at all, and yet it is the first thing she looks for.
will: Before long the tooth fairy would be on her way, with one small thing to bring and one small thing to fetch.
is: Nobody knows what the tooth fairy does with all of them. {child} thought of very small stairs, and how white they would be.
night: The tooth fairy has never yet been heard on any stairs, and tonight was no different.
night: Under the pillow it was dark and warm, and quite easy for a tooth fairy to find.

= haircut | haircuts | hair cut | hairdresser | hairdressers | barber | barbers
was: After a haircut some of the hair goes home and some of it stays behind on the floor, and it is odd to see it from so far away.
will: Some hair was going to be shorter soon. At a haircut the scissors talk all the way round the head, in snips, and behind the ears they whisper.
is: With a haircut, the head stays the same and the mirror is surprised. {child} had seen a mirror surprised before.
night: The pillow noticed the haircut, and fitted itself around the head all the same.
night: Nothing grows as quietly as hair after a haircut, a little bit every night.

= plaits | plait | braids | braid | french plaits | pigtails | pigtail | ponytail
was: Over and under and over: that is how the plaits had been made, with one small elastic at the bottom to hold all of it together.
will: Three pieces of hair would soon be plaits. They take turns in the middle, and none of them ever has to wait for long.
is: Plaits come in behind a person and go out through the door last. {child} could not see them without a mirror.
night: Somewhere on the bedside table lay the elastic from the plaits, round and out of work.
night: Plaits have over and under to think about, and then they sleep.

= nits | nit | head lice | nit comb | lice
was: Nits had been the news of the day. They are so small that the comb for them has teeth one can hardly count, and the combing takes a whole film.
will: On account of nits there was some combing to come. The comb goes from the top to the tip, over and over, and leaves no hair out.
is: Nits are not choosy. They like clean hair, straight hair, curly hair and the hair of teachers, and had nothing against {child}.
night: The nit comb lay rinsed on the edge of the basin, with its teeth in a row.
night: On the subject of nits, everything had been said, and the light went out.

= scab | scabs | grazed knee | grazed knees | graze | grazed | scraped knee | skinned knee | grazed elbow
was: Quietly, and without tools, a scab had been making itself. Skin does that out of what it has, and asks nobody how.
is: A scab is a lid. Underneath, new skin is being made, and it comes out pink and does not know anything yet.
night: In the dark the scab got on with its work, a very little at a time.
night: A scab does its best work at night, when nobody lifts the edge to see.

= bruise | bruises | bruised | black eye
was: Somewhere in the day a bruise had begun. It is blue first and green after that and yellow last, and nobody has to paint it.
is: A bruise changes colour when no one is looking. {child} had watched for a long time, and it had waited until bedtime.
night: Under the covers the bruise was choosing its colour for the morning.
night: A bruise cannot be seen in the dark, and so it had the night off.

= plaster cast | cast on | in a cast | cast off | broken arm | broken leg | broken wrist | in plaster | arm in a cast | leg in a cast
was: A plaster cast had joined in with the day. It goes on wet and warm like porridge, and a little later one can knock on it as on a door.
will: Soon somebody would be seeing to a plaster cast. It goes on soft and comes off loud, and in between people write their names on it.
is: A plaster cast is white for about an hour. Then the first person finds a pen, and after that it is a letter.
night: The plaster cast had its own pillow, and lay on it like a visitor.
night: Inside the plaster cast a bone was growing together, and there was not a sound.

= crutches | crutch
was: One could hear three rooms away that the day had crutches in it. They go first and wait, and then the foot comes after them.
will: The crutches were going to be there too. They come in twos, they can be made longer or shorter, and they click when they have decided.
is: Crutches will stand up for a person but not for themselves. {child} knew the noise they make when they have slid down a wall.
night: The crutches leaned in the corner, and it looked as if they might stay up.
night: Two crutches lay side by side on the floor, where they could not fall any further.

= wheelchair | wheelchairs | new wheelchair | powerchair | power chair
was: If the ground had been wet, one could have seen where the wheelchair went that day: two long lines that go everywhere together and never meet.
will: A wheelchair was going to come along. It turns right round on the spot, which a car cannot do, and nor can a bus.
is: A wheelchair has two big wheels and two small ones, and it is the small ones that always want to look about.
night: Beside the bed the wheelchair stood with its brakes on, facing the morning.
night: One wheel of the wheelchair ticked a little, and then it was still.

= glasses | spectacles | new glasses | eye test | optician | opticians
was: The day had had glasses on. Through them a tree stops being one big green thing and turns out to be leaves, all the way up.
will: The mirror did not know yet about the glasses. They would be tried on in front of it, and the mirror would need a moment.
is: Glasses hold on to the ears to be near the eyes. The nose had not been asked, but it carries most of it.
night: The glasses lay folded with their arms crossed, and looked at the ceiling.
night: Without anyone behind them, the glasses saw nothing in particular, very clearly.

= hearing aids | hearing aid | cochlear implant | cochlear | implant | hearing test
was: The hearing aids had been hard at it: voices, spoons, the rustle of crisps, everything brought in at once and nothing sorted.
will: One of the things still to come had to do with hearing aids. They start with a small tune, and then there is the room, and somebody’s keys in it.
is: Hearing aids hear the fridge before anyone else does. They can be taken out, and then the fridge has to hum to itself.
night: In their box the hearing aids were drying, and heard nothing at all.
night: The hearing aids were out, and the night was as quiet as {child} wanted it.

= inhaler | inhalers | asthma | spacer | nebuliser | nebulizer | blue puffer
was: Puff, the inhaler had said, which is the only word it has. After that comes the counting, and everybody in the room counts along.
will: Whatever else was packed, the inhaler would be in the front pocket, where things go that must be found without looking.
is: An inhaler is shaken before it speaks. {child} knew the rattle of it, like one pea in a very small tin.
night: The inhaler stood within reach, with its cap on, saying nothing.
night: In and out went the air, and the inhaler had no need to say a word.

= doctor | doctors | gp | doctor’s surgery | check-up | checkup | stethoscope | doctor’s appointment
was: In between other things there had been a doctor. The stethoscope is always cold, and the doctor always says so, and then it is still cold.
will: Before long a doctor would say “Next, please.” Until then there is the waiting room, with everybody’s toys, and a bead on a wire that has never got off.
is: A doctor can hear a heart from outside. It sounds like somebody walking in slippers, and does not stop to listen back.
night: By now the doctor had hung up the stethoscope, and it was as cold as it liked.
night: No doctor was listening, but the heart went on walking in its slippers.

= jab | jabs | vaccination | vaccinations | injection | injections | flu shot | immunisation | immunisations | shots at the doctor | vaccine | blood test
was: Of all that had been in the day the jab was the shortest. Talking about it had taken longer, before and after.
will: A jab was on its way, and a jab is quicker than a sneeze. For as long as it takes, a person may look, or look at the wall.
is: A jab is short, and the sleeve takes longer. It has to go all the way up first, and never wants to stay there.
night: The sleeve came all the way down to the hand, and there was no jab in it.
night: An arm that thinks about a jab thinks a little less about it lying down.

= thermometer | thermometers | temperature | high temperature | fever | feverish
was: In the middle of it all the thermometer had been asked a question. It had thought, and beeped, and then all the grown-ups had looked at it.
is: A thermometer knows only numbers. It cannot say poorly and it cannot say better, so it says thirty-seven and something.
night: The thermometer lay in the dark with its last number gone out.
night: A cool pillow has two sides, and no thermometer is needed to find the better one.

= cough | coughs | coughing | croup
was: A cough had come along through the day. It waits until a room is quite quiet, and then it says its piece, usually twice.
is: A cough comes up the stairs of the throat two at a time. {child} could hear it coming, and so could the whole house.
night: The cough turned over, and so did the pillow, and both of them settled lower down.
night: After the cough came a sip of water, and after the sip it was quiet.

= runny nose | stuffy nose | blocked nose | snot | snotty | bad cold | full of cold | has a cold | got a cold | streaming cold | head cold
was: It had been a day with a runny nose in it. Such a nose is either running or shut, and it changes sides without telling anyone.
is: With a cold, all the words come out in a different coat. Moon turns to bood, and {child} had tried it both ways.
night: The box of tissues sat within reach, and the cold had only half the nose.
night: Even a cold lies down at night, mostly on the one side.

= sneeze | sneezes | sneezing | sneezed | hay fever | hayfever
was: Nobody had known exactly when the sneeze would be. It sends word ahead, the face goes all to the middle, and sometimes then it does not come.
is: Nobody can sneeze with both eyes open. {child} had never seen what the room does during a sneeze, and nor has anyone.
night: Somewhere up a nose a sneeze was thinking about it, and thought better.
night: The last sneeze of the day was on its way out of the house.

= chickenpox | chicken pox | itchy spots
was: No chicken had had anything to do with the chickenpox. It comes in spots, and the spots turn up one after another, like guests.
is: Chickenpox does not count itself. {child} could have, but new spots kept arriving at places that had been done already.
night: In the dark the chickenpox could not see where to put another one.
night: All the spots of the chickenpox lay down at once, the ones behind the ears too.

= tummy ache | tummy aches | stomach ache | tummyache | sore tummy | tummy bug | poorly tummy | stomach bug | sick bowl | threw up | been sick | vomiting
was: A tummy ache had been trying to say something. A tummy has no words, only gurgles, and everybody has to guess what it means by that.
is: A tummy ache is round and sits in the middle. {child} could point to it, but as soon as one pointed, it had moved.
night: On the tummy lay a warm hand or a warm bottle, and the tummy ache listened.
night: The tummy gurgled once, in a low voice, and did not go on about the ache.

= x-ray | x-rays | xray
was: After an x-ray there is one more picture in the world. It is a photograph of the inside, for which one has to keep still and need not smile.
will: Soon somebody would want a picture of the inside. An x-ray machine hums, looks straight through the sleeve, and takes no notice of what is in the pocket.
is: On an x-ray there are bones, quite white, and no clothes and no hair. {child} would have been known by nobody.
night: All the bones lay in the bed in their right order, just as an x-ray would show them.
night: It was dark and still enough for an x-ray, but nobody was taking one.

= dentist | dentists | dentist appointment | orthodontist | braces | brace
was: The day had gone by way of the dentist, where the chair tips back and back until one’s feet are the highest, and then somebody asks a question.
will: Some teeth were going to be counted. A dentist does it out loud, in numbers and letters, and somebody else writes it all down.
is: A dentist has a mirror the size of a coin. It is for seeing teeth from behind, which even {child} could not do.
night: The teeth stood in two rows in the dark, just where any dentist would look for them.
night: At the dentist’s the big chair lay quite flat, with nobody in it.

= blanket | blankets | blankie | comforter | comfort blanket | muslin | weighted blanket | blanky
was: Wherever the blanket had been, one corner of it had been on the floor, and that is the corner with the best stories.
will: Nobody had put the blanket on the list, and it was coming all the same. It can go over an arm, and so it needs no packing.
is: A blanket has four corners, and one of them is the one. {child} could find it in the dark, by feel.
night: The blanket went up to the chin, and there it stopped, because a nose must look out.
night: Every corner of the blanket was in the bed, except the one that was curious.

= pillow | pillows | pillow fight | pillowcase
was: By bedtime the pillow had forgotten every shape that it had been given that day, and was quite ready for the next one.
will: Somewhere there was a pillow that did not know yet whose it would be. A pillow smells of where it comes from until about the middle of the night.
is: Every pillow has a warm side and a cool side, and nobody but {child} could say which was which just now.
night: The pillow was turned over once, and the cool side had its turn.
night: An ear lay on the pillow, and neither of them heard a thing.

= pyjamas | pajamas | pyjama | pjs | new pyjamas | onesie | nightie | nightdress | sleepsuit
was: It had been something of a day for pyjamas. They are the only clothes that are put on in order to do nothing, and they do it very well.
will: The pyjamas would soon be called for. They lie folded up, with their arms behind their backs, and are never in a hurry.
is: Pyjamas have a pocket sometimes, though nobody has anything with them in bed. {child} put a hand in, to be sure.
night: The pyjamas were where pyjamas most like to be, with somebody in them.
night: Under the covers one pyjama leg had gone up to the knee, for the view.

= dummy | dummies | pacifier | pacifiers | binky | soother | paci | dummy fairy | giving up the dummy
was: A good deal had been said about the dummy, which itself says nothing. It is a cork for a voice, with a knob to hold it by.
will: Something was going to happen about the dummy. A dummy has been nearly everywhere in its life, under the seat of the car especially.
is: A dummy goes up and down when one thinks. From how fast it goes, people can tell how much {child} is thinking.
night: Wherever the dummy was, it was not saying a word.
night: Somewhere a dummy lay quite still, on its back, with its ring in the air.

= bottle | bottles | milk bottle | baby bottle | bedtime bottle
was: Little by little a bottle had got lighter and lighter. While it is full it is slow, and at the end it only has air and a noise to give.
will: The next thing was to do with a bottle. It has lines up the side, so that everyone can see how far the milk has got.
is: A bottle has to be tipped a little more with every sip. {child} had seen one stand right on its head.
night: The bottle was empty but for one drop, and the drop was staying.
night: In the kitchen a bottle stood upside down and dried, with all the time in the world.

= big bed | new bed | toddler bed | big girl bed | big boy bed | proper bed | cot | crib | cots | first night in the bed | own bed
was: A big bed had got into the day. A cot is mostly sides, and a big bed is mostly middle.
will: Before long there would be a big bed, higher than a cot and longer than a person, and the feet would wonder what was down there.
is: A bed is a floor that has gone soft. {child} had walked all the way across one, with knees.
night: The bed did not yet know how {child} liked to lie, and paid attention.
night: At the bottom end of the bed there was a good deal of room that nobody needed tonight.

= bunk bed | bunk beds | bunk | bunks | top bunk | bottom bunk | cabin bed | high sleeper
was: The talk had been of a bunk bed. From the top bunk one sees the ceiling, and from the bottom bunk one sees the top bunk.
will: Somebody was going to go to bed by ladder. That is how it is with a bunk bed, and the other person simply lies down.
is: A bunk bed is two rooms with no walls. Above there is a ceiling to touch, and below there is a roof that creaks.
night: The ladder of the bunk bed stood with its feet on the rug, and nobody was on it.
night: Upstairs in the bunk bed and downstairs in the bunk bed it was equally dark.

= night light | night lights | nightlight | hall light | landing light | lamp | bedside lamp | gro clock | sleep clock
was: Among the things of the day was a night light. It is a very small lamp that starts its work when all the big ones have gone home.
will: Soon a night light would be on. It makes one wall yellow and leaves the rest to the dark, and the two of them get on.
is: A night light is not bright enough to read by. It is just bright enough to see that everything is where {child} left it.
night: The night light was on, and the things in the room all had their shapes.
night: Just as much light as goes into a cup: that was what the night light gave.

= curtains | curtain | blind | blackout blind | blackout blinds | new curtains
was: What the curtains had done that day was soon told: open, shut. The time in between they spend squashed up at the sides.
will: Curtains were on their way to the window. They hang stiffly at first and hold their breath, until somebody lets in some wind.
is: Where the curtains meet there is a gap, just one finger wide, and {child} knew that that is where morning gets in.
night: The curtains stood shoulder to shoulder, and only a thread of the night came through.
night: The curtains moved a little, breathed out, and hung straight again.

= wardrobe | wardrobes | closet
was: The wardrobe had been opened, and it was clothes again. They hang in there all facing the same way, like people waiting for a bus.
is: A wardrobe is a house for shirts. They live in it sideways, on hooks, and do not seem to mind who is next to whom.
night: The wardrobe clicked once, as wood does when it is going to sleep.
night: In the wardrobe the jumpers lay on top of one another, and the lowest was the warmest.

= shadow | shadows | shadow on the wall | shadow puppets | shadow puppet
was: Through most of the day a shadow had come along. It lies on the floor and then bends up the wall, and it does not even need its knees for that.
is: A shadow copies everything and never gets a face. {child} lifted one arm, and so did somebody on the wall.
night: When the lamp went out, every shadow in the room joined up with all the rest.
night: The shadow lay down in the same moment as {child}, underneath, and did not squeak.

= stairs | staircase | stair | stair gate | stairgate | bannister | banister
was: Whoever had gone up that day had seen the fronts of the stairs, and whoever had come down had seen the edges. They were the same stairs.
will: Somewhere ahead were stairs. Nobody knows how many until they have been counted, and then at the end there is one more or one less.
is: Stairs have one step that talks. {child} knew which it was, and so did everybody who had ever tried to tiptoe.
night: The stairs cooled down in the dark, from the top one to the bottom one.
night: Nobody was on the stairs, and the step that talks had no reason to.

= own room | own bedroom | new room | new bedroom | her own room | his own room | sharing a room | share a room
was: “Own room” had been said several times that day. A room echoes until the bed is in, and then it is quiet.
will: Soon it would be somebody’s own room. So far it was a door, a window and four corners, and none of them was used to anyone.
is: A room has one place where everything on the floor ends up. {child} knew the place, and so did every marble.
night: The room went dark from the corners inwards, and last of all in the middle.
night: Four walls stood round the room and kept it exactly where it was.

= painting the bedroom | painted the bedroom | paint the bedroom | painted her room | painted his room | painting her room | painting his room | paint on the wall | paint on the walls | wall paint | decorating | new wallpaper | wallpaper
was: After painting the bedroom one knows three colours: the one in the tin, the wet one on the wall, and the one that it is by supper.
will: Painting the bedroom was still to come. First everything goes into the middle, under a sheet, and stands there as if it were playing ghosts.
is: A wall keeps all its old paint underneath. {child} thought of the colours in there, one behind the other, like jumpers.
night: On the wall the paint was drying, so slowly that one could not catch it.
night: In the dark the new paint and the old paint are the same colour exactly.

= moving boxes | moving box | packing boxes | boxes everywhere | removal van | moving van | moving house | new house | new flat | moving day | removal men | unpacking | packing up the house
was: The day had had to go round some moving boxes. Each has its name on the side, in pen, and inside is nearly always that and something else.
will: A whole house was going to go into moving boxes, all except the doors, the stairs and the view.
is: In a moving box everything lies next to things it never met before. {child} thought of the whisk and the slippers.
night: The moving boxes stood in towers, and in every one of them it was already night.
night: Somewhere in a moving box a clock went on ticking, wrapped up in a towel.

= keys | house keys | car keys | lost keys | door key
was: Keys had jingled all through the day, except while somebody was looking for them. That is when they lie quite still.
will: Some door was already waiting for its keys. One has big teeth and one has small ones, and each of them knows one door and no other.
is: Keys can be heard before anyone is seen. {child} could tell from the jingle who it was, and how much shopping.
night: The keys hung on their hook, or lay in their bowl, or both, and did not jingle.
night: A key had turned in the door for the last time today, and the house was shut.

= sofa | sofas | settee | couch | new sofa
was: From end to end the sofa had been sat on. It holds four people sitting or one person lying, and gives no reason.
will: A sofa was going to come through the door. That takes two people, and both of them say “left” and mean something else.
is: Down the back of a sofa live a pencil, a coin and half a biscuit. {child} had once had an arm in there to the elbow.
night: The sofa slowly came up again in all the places where somebody had sat.
night: In the dark room the sofa had itself to itself, and stretched out.

= telly | tv | television | watching telly | watch tv | cartoons | cartoon
was: For part of the day the telly had been looking into the room. The people in it look straight at everyone, and have never yet remarked on anyone’s socks.
will: Everyone would have a place on the sofa when the telly came on, and the remote would have its place underneath someone.
is: When the telly goes off, it turns into a dark window with a sofa in it. {child} waved, and somebody waved back.
night: The telly was black and quiet, and one small red dot stayed up.
night: All the people from the telly had gone home, wherever that is.

= washing machine | washing machines | laundry | the wash | tumble dryer
was: While other things went on, the washing machine had gone round one way, stopped to think, and gone round the other way.
will: Towards the end of its next wash the washing machine would want to leave the kitchen, and get nearly as far as the bin.
is: A washing machine has a round window, and all the clothes come past it in turn. {child} had seen the same sock nine times.
night: The washing machine had stopped, clicked, and let go of its own door.
night: In the washing machine one sock lay flat against the side, and had not been found.

= hoover | hoovers | vacuum | vacuum cleaner | hoovering | vacuuming | robot vacuum | dyson | henry hoover
was: The loudest thing in the day had been the hoover, and all it ever eats is crumbs.
will: Soon everyone would have to speak up because of the hoover. It follows whoever holds it, bumps into the door each time, and goes on as if nothing had happened.
is: A hoover has a tail as long as a room. When it is bedtime, {child} knew, one pulls, and it goes in like spaghetti.
night: The hoover stood in the dark under the stairs or behind a door, with its tail rolled up.
night: Full of fluff and quite silent, the hoover had shut its mouth for today.

= hand dryer | hand dryers | hand drier | hand driers | noisy toilets
was: A hand dryer had joined in the conversation. It says nothing all day, and as soon as one wet hand comes near, it shouts.
will: On a wall somewhere a hand dryer was keeping quiet for now. One can stand well back from it, and a trouser leg dries hands as well.
is: A hand dryer is a wind that lives in a box by the door. It has only one loudness, and {child} knew which.
night: Far away in the dark the hand dryer was silent, because everybody’s hands were in bed.
night: There was no hand dryer in the bedroom, and the hands were dry all the same.

= hairdryer | hair dryer | hairdryers | hair drier | drying hair
was: The hairdryer had brought weather indoors. One half of a head gets all the wind, while the other half waits and drips.
will: Before long nobody would hear anybody, because of the hairdryer, and so everyone would say “what?” a good deal.
is: A hairdryer is all breath and no words. {child} had once held up a sock in front of it, and the sock stood.
night: The hairdryer lay on its hook and cooled, and smelled a little of dust.
night: After the hairdryer, the quiet always sounds as if somebody had just put it in.

= smoke alarm | fire alarm | smoke alarms | fire alarms | smoke detector
was: The smoke alarm had made itself heard. It cannot tell toast from anything else, and so it shouts, and somebody waves a tea towel at it.
will: Just to try it out, the smoke alarm was going to shout. It has to be louder than everybody, or it would be no use to anybody.
is: A smoke alarm sits on the ceiling with one tiny light, and sniffs. It has a very good nose, and nobody ever brings it flowers.
night: On the ceiling the smoke alarm kept its nose in the air and found only bedtime.
night: The alarm blinked its tiny light, which means that all is well, and then it blinked again.

= doorbell | doorbells | door bell | ring doorbell
was: At some point the doorbell had rung. For one moment after that, everyone in a house looks at everyone else, and then somebody goes.
will: The next ring of the doorbell could be anyone. It sounds the same for the postman as for a grandmother, and somebody has to open the door to know.
is: A doorbell is pressed outside and rings inside. {child} had often thought that this was clever, and a little unfair to the one outside.
night: Nobody was at the doorbell, and it had its button all to itself.
night: The doorbell had said ding for today, and would keep the dong.

= wellies | welly | wellington boots | wellingtons | rain boots | rainboots | gumboots | wellie boots
was: It had been a day for wellies. In a welly one can hear how deep it is, and over the top one can feel it.
will: The wellies would be wanted soon. They stand with their mouths open, and always look as if they had been about to say something.
is: Wellies can be put on the wrong feet and still go everywhere. They only point a little to the sides, like a duck.
night: The wellies stood by the door, left beside right or right beside left, and dripped.
night: Down at the very end of one welly sat a small stone, and it had the whole boot.

= trainers | sneakers | new shoes | new trainers | running shoes | shoes
was: All day two trainers had walked one step apart, and neither of them had ever been in front for long.
will: In a box, under thin paper, two trainers lay head to toe, like two people in one bed. Soon they would be let out.
is: New shoes squeak at first. {child} had an idea that they were asking the way, and that they stopped when they knew it.
night: The shoes stood by the door with nobody in them and their tongues out.
night: Two shoes had gone the same way all day, and had stopped at the same mat.

= light up trainers | light up shoes | flashing trainers | flashing shoes | light up sneakers
was: With every step the light up trainers had flashed, and everybody could see it but the one who was walking.
will: Light up trainers were on the way. To see them flash one has to stamp and look round very quickly, and then it is over.
is: Light up shoes go out when one stands still. It is the reason, {child} would have said, why nobody can stand still in them.
night: By the door the light up shoes were dark, for nobody was walking in them.
night: Somebody shut a door, and for one blink a light up shoe thought that it was off again.

= laces | shoelaces | shoelace | shoe laces | tying shoes | tie her laces | tie his laces | tying laces | bunny ears
was: A loop, and once round with the other, and there is a hole that nobody saw before: so it is with laces, and so it had been that day.
will: Some laces were going to want tying. They come undone all by themselves, mostly in doorways, but have never yet been known to tie themselves.
is: Laces have two hard ends, for finding the holes, and a soft middle, for getting lost. {child} held one end of each.
night: The laces hung down left and right, undone, and nobody said anything.
night: One knot was left in the laces, and it would keep until the morning.

= coat | coats | winter coat | new coat | jacket | puffy coat | anorak | duffel coat
was: A coat had gone in and out of the day. It is too hot indoors and just right outdoors, and on the doorstep it cannot decide.
will: Soon somebody would be getting into a coat. One arm goes in easily, and then the other has to find its sleeve behind, where nobody can see.
is: In the pocket of a coat there is always something from another day. {child} felt it with two fingers, and left it there.
night: The coat hung on its hook with its arms down and its pockets full.
night: In the dark hall the coat looked like somebody waiting, and was only a coat.

= zip | zips | zipper | zippers | do up the zip | zip up
was: There had been one difficult moment with the zip. Down at the bottom the two sides have to meet exactly, and after that the rest of it runs by itself.
will: A zip was going to say its name. It says it once on the way up and once on the way down.
is: A zip has teeth on both sides and has never bitten through a biscuit. {child} ran it up to the chin and down again.
night: The zip was open all the way down, and had nothing to hold together till morning.
night: One could hear a zip somewhere, quite short, and then only the house.

= odd socks | odd sock | missing sock | lost sock | socks | sock | sock puppet | sock puppets
was: The odd socks had only met that morning. By evening one of the two is nearly always lower than the other, as if it had more to think about.
will: In the drawer were two odd socks that had hardly spoken. Pairs are rolled up together from the start, but these two were still to be introduced.
is: A sock has no left and no right, and fits whichever foot comes first. {child} had tested this.
night: One sock lay beside the bed, and the other would be where it had gone.
night: At the bottom of the bed, where nobody looks, there was room for a sock.

= hat | hats | woolly hat | bobble hat | sun hat | sunhat | winter hat | beanie | baseball cap
was: A hat had seen some of the day from above. It comes down over the eyes when one looks at one’s feet, and goes up again when one laughs.
will: A hat was coming along. It would spend half the day on a head and the other half in somebody’s bag.
is: A hat keeps the shape of a head when no head is in it. {child} looked inside, but there was only the label.
night: The hat lay upside down on a chair, and was filled with dark up to the brim.
night: Without its hat, the head went straight into the pillow.

= scarf | scarves | stripy scarf | woolly scarf
was: The scarf had gone round twice. After that there is always one long end and one short end, and they change places when nobody is looking.
will: Somebody would soon be standing still for a scarf. It has to be wound on by a person who walks round, unless one turns round oneself, like a bobbin.
is: Breathe into a scarf and it answers, warm and a little wet. {child} said something into one, and nobody else heard what.
night: The scarf hung over the banister or the hook, with nobody’s neck in it.
night: Nothing lies about as long as a scarf does, and it had got quite comfortable.

= mittens | mitten | gloves | glove | lost glove | lost mitten | mittens on a string
was: In the mittens it had been arranged as always: four fingers share one room, and the thumb has been given its own.
will: The first of the mittens would be easy. The second has to be put on by a hand that is already a paw.
is: Mittens lose each other. That is what the string up the sleeves is for, and {child} could feel it across the back.
night: The mittens lay on the radiator, palms down, and steamed a little.
night: Two mittens lay one on the other, as hands do when they have nothing to hold.

= tights | pair of tights | woolly tights | leggings
was: The tights had started off as short and wrinkled as a raisin. One has to stand up twice before they fit.
will: If the tights went on the wrong way round, the heels would be the first to know, and would say so at every step.
is: Tights without legs in them look like somebody very thin who has sat down. {child} picked them up by the feet.
night: The tights lay over the chair with their knees still in them.
night: Off came the tights, and turned inside out they lay in a heap not much bigger than a bun.

= jumper | jumpers | sweater | sweaters | cardigan | christmas jumper | hoodie | hoody | hood
was: For one moment it had been night inside the jumper, and then the head came out at the top and it was day again.
will: On, round the middle, over a fence, and on again: that was what the jumper had in front of it.
is: The inside of a jumper is where all its ends are tied. {child} turned back the hem to see, and it was quite busy in there.
night: The jumper lay on the chair with both arms round itself.
night: Pulled off over the head, the jumper crackled, and then it was quiet.

= itchy label | itchy labels | labels | itchy jumper | itchy clothes | seams
was: At the back of the neck an itchy label had been talking. It is as small as a stamp, and it says the same thing all day.
is: On a label is written how the thing likes to be washed. Nobody can read it there, least of all the one who is inside.
night: There was no label on the dark, and it fitted all round.
night: The label had gone off with the shirt, and the neck had the night to itself.

= party dress | dress | dresses | twirly dress | princess dress | skirt | frock | bridesmaid dress
was: A party dress had been turning round. It goes up like a plate, and when the person inside has stopped, it goes on a little.
will: On the door hung a party dress with nothing to do yet, its hem just off the floor, as if it were on tiptoe.
is: A dress can do one thing that trousers can’t, and it is to stand out all round. {child} knew how many turns it needed.
night: The dress hung on its hanger and had stopped turning at last.
night: A bit of ribbon on the dress stirred, and then it hung straight down.

= cape | capes | superhero cape | superhero costume | superhero | cloak | spiderman costume | batman costume
was: It had been a day with a cape in it. A cape does nothing at all until somebody runs, and then it has to be everywhere at once.
will: For now the cape hung quite still. It fastens with one small sound, and after that nobody walks anywhere slowly.
is: A cape is a blanket with somewhere to go. {child} knew that from behind it is much bigger than from the front.
night: The cape hung down over the bedpost and had nobody left to follow.
night: With no wind in the room, the cape was only a cloth, and had a rest.

= swimming costume | swimming costumes | swimsuit | swimsuits | swimming trunks | bathing suit | wetsuit | bikini
was: Dry, the swimming costume had gone on with a hop and a tug, and wet, it would not come off for anyone.
will: Rolled up in its towel, like jam in a cake, the swimming costume would know nothing until the bag was opened.
is: The swimming costume lives in a drawer among the vests, and is the only one there who has been under water.
night: Over the edge of the bath or the back of the chair, the swimming costume thought of water.
night: The swimming costume let go of its last drop, and after that it was only clothes.

= umbrella | umbrellas | brolly | brollies
was: Rain is louder under an umbrella than anywhere else, and that day somebody had stood there, dry, and listened.
will: Everyone would jump a little when the umbrella jumped open. It has never learned to do it slowly.
is: An umbrella is a roof with a handle. {child} knew that it has room for one and a half people, and who is usually the half.
night: The umbrella stood in the corner, folded up round its own stick.
night: One last drop ran down the umbrella, and found the floor.

= raincoat | raincoats | waterproof | waterproofs | puddle suit | rain coat | splash suit
was: Not one bird had been surprised that day, because of the raincoat. It rustles with every step.
will: Before long the raincoat would have its own weather inside. It lets no rain in, and it lets nothing out either.
is: Drops sit on a raincoat like beads and do not know where to go. {child} had helped some of them to join up.
night: The raincoat hung on its hook and dripped from one sleeve, less and less.
night: It could rain or not, for the raincoat was indoors and did not mean to be asked.

= rucksack | rucksacks | backpack | backpacks | new backpack | new rucksack | new bag | back pack | school bag | schoolbag
was: By evening the rucksack was in its usual order: whatever one needs is at the bottom, and whatever one needed yesterday is on top.
will: A rucksack was going to be packed at the front and carried at the back, and so whoever has it on never sees it working.
is: A rucksack has a small pocket where nobody can think what to put. {child} had put in a stone, and then it had a use.
night: The rucksack sat on the floor with its straps down, and leaned against the wall.
night: In the bottom of the rucksack lay some crumbs, and they were not needed before morning.

= buttons | doing up buttons | do up buttons | lost button
was: The buttons had been done up, one after another. When the first is wrong they all go wrong, politely, right up to the chin.
will: One by one the buttons would go through their holes sideways, like people who want to get past in a cinema.
is: Buttons come with two holes or with four, and look surprised either way. {child} had looked at one closely, and it had looked back.
night: All the buttons were undone, and every hole had a rest.
night: A button lay on the bedside table, or under it, and looked up.

= towel | towels | hooded towel | bath towel
was: To begin with, the towel had been dry and {child} had been wet, and a minute later it was half and half.
will: Soon somebody would hold a towel out wide. Then one walks into it, and for a moment there is nobody there.
is: A towel is rough on the one day and soft on the other, and only the washing knows why. {child} liked it round the ears.
night: The towel hung over the rail, and was heavier than it had been this morning.
night: As it dried, the towel grew a bit stiff, and stayed just so till the morning.

= rubber duck | rubber ducks | bath toy | bath toys | bath duck
was: The rubber duck had come up again. It can be pushed right down to the bottom, but it will not stay there for anyone.
will: Whenever the water came, the rubber duck would be ready. It looks straight ahead in all weathers, even under the tap.
is: Inside a rubber duck there is always a little of an older bath. {child} had squeezed it out, and more had come.
night: The rubber duck sat on the edge of the bath and looked ahead, into the dark.
night: Whoever switched off the light, the rubber duck did not turn its head.

= bubbles in the bath | bath bubbles | bubble bath | bath bomb | bath foam
was: Anyone who sat quite still could have heard the bubbles in the bath. They come up to the chin like a beard, and whisper.
will: So far the bubbles in the bath were all still in their bottle. They start as almost nothing, and then there is more of them than of the water.
is: Bath bubbles are made of hardly anything. {child} had held a whole armful of them, and it weighed less than a sock.
night: The last of the bath bubbles sat by the plughole, and then it was gone.
night: Somewhere a small heap of bath bubbles was whispering, and getting smaller.

= shower | having a shower | shower head
was: For a while it had rained indoors, in the shower and nowhere else, and outside the curtain people had walked about in their clothes.
will: The shower would take a while to make up its mind about warm, and somebody would hold out one hand to ask it.
is: A shower is the only rain that one can turn off. {child} had thought of somebody up there with a tap.
night: The shower let fall one drop, and after a good while one more.
night: Up on its hook the shower hung its head, as showers do, and was silent.

= nail clippers | cutting nails | cut nails | nails cut | toenails | toenail | fingernails | nail scissors | nail cutting | nail varnish | nail polish
was: Very thin moons had been flying about, on account of the nail clippers. They jump off the fingers, and are not found again.
will: Up at the hands and down at the feet there was work coming for the nail clippers. The smallest toe never likes to come out.
is: Nails grow all day, but nobody has ever caught them at it. {child} had looked at one thumb for quite a time.
night: Ten toenails were in the bed, right at the far end, and nobody was counting.
night: Even now the nails were growing, about as much as nothing.

= nappy | nappies | diaper | diapers | pull-ups | no nappy | out of nappies | potty trained | big girl pants | big boy pants | new pants | knickers | underpants
was: A nappy had played its part in the day. It is thick and arrives first when one sits down, while pants are thin and make no noise.
will: Something was going to change in the matter of the nappy. Nappies come in a big square bag, and pants come with pictures, mostly on the back.
is: A nappy rustles, so one always knows who is coming. {child} had heard it go down the whole of the landing.
night: Nappies lay in their bag in a pile, as flat as letters, and were not in a hurry.
night: Whether in nappy or pants, everything under the blanket is round and warm.

= slippers | slipper | new slippers | bunny slippers
was: Flap, flap had been the sound of the slippers. They are nearly always where one took them off and never where one needs them.
will: Slippers were going to come along, because floors in other places are cold in other ways.
is: Slippers are shoes that have given up going out. {child} could walk in them without lifting a foot at all.
night: The slippers stood beside the bed with their toes to the wall and nobody in them.
night: In the left slipper it was still warm, and in the right one too.

= sunglasses | sun glasses
was: For the person in the sunglasses it had been evening already, while it was still afternoon for everybody else.
will: Part of the time the sunglasses would sit on the nose, and the rest of the time on top, as if heads could see.
is: In a pair of sunglasses one can see oneself twice, if somebody else has them on. {child} waved, and both waved back.
night: The sunglasses lay on the shelf, and for them it was very dark indeed.
night: No one needs sunglasses for the moon, and they were folded up.

= eye patch | eyepatch | patch on her eye | patch on his eye | eye patches | lazy eye
was: One eye had had time off, behind its eye patch, and the other had looked at everything, left and right.
will: An eye patch was going to peel off its paper like a sticker, and go where no sticker had gone before.
is: Behind an eye patch an eye is awake and waits. {child} knew that it could hear quite well, for an eye.
night: With the lamp out, both eyes had the same to see, patch or no patch.
night: The eye patch had done its day, and both eyes were shut.

= bump on the head | bumped head | bumped her head | bumped his head | ice pack | nosebleed | nose bleed | nosebleeds | banged head | cold flannel
was: A bump on the head had come up in the course of the day. For that there is something cold in a tea towel, and it drips down one’s sleeve.
is: An ice pack lives with the peas. Nobody thinks of it for weeks, and then suddenly everyone is calling for it.
night: The ice pack was back in the freezer beside the peas, and was getting hard again.
night: The pillow was cool in one place, and no ice pack had been near it.

= splints | splint | leg splints | afos | afo | leg brace | leg braces
was: The straps of the splints had said their long rough word, one strap after another, and later on they had said it again.
will: Some splints were going to fit one person in the world and nobody else. They are made from a mould, like jelly, but they keep still.
is: Splints stand up by themselves when nobody is in them. {child} had seen them by the door, like boots that knew what they wanted.
night: The splints stood by the bed, straps open, and the legs lay down without them.
night: All the straps of the splints had said their word, and it was quiet.

= insulin pump | diabetes | glucose monitor | sensor on her arm | sensor on his arm | dexcom
was: In the middle of something else the insulin pump had beeped, and everyone had looked at it, and it had shown a number.
is: A pump keeps its own count and never loses its place. {child} knew which beep meant something, and which one only meant hello.
night: The small pump stayed awake, as it always does, and kept the count.
night: In the dark a number glowed on the pump for a moment, and went out again.

= dressing gown | dressing gowns | bathrobe | fluffy dressing gown
was: Somebody had had to look for a belt. It belongs to the dressing gown, and it is always found somewhere else.
will: The dressing gown would go on over everything, and breakfast would last longer because of it.
is: A dressing gown is a coat for going nowhere. {child} knew that it has pockets all the same, and that they hold crusts.
night: The dressing gown hung on the back of the door, with its belt down on one side.
night: Nobody was in the dressing gown, and it was soft in there all the same.

= sandals | sandal | flip flops | flipflops | crocs | jelly shoes
was: Sand and small stones had been travelling in the sandals. They come in at the front, look round and do not want to leave.
will: Soon the toes would be out, all in a row in their sandals, and could see for once where they were going.
is: Sandals are mostly holes with a bit of shoe round them. {child} could count the toes without taking anything off.
night: A little sand had run out of the sandals, and lay on the mat like sugar.
night: The sandals were on the mat, and the toes were under the covers.

= mirror | mirrors | bathroom mirror | looking glass
was: Whatever anyone had done in front of it, the mirror had done at the same moment, even going out of the room.
will: A mirror was hanging ready for the next face. One can go up to it with any face at all, and it always has the same one there.
is: A mirror has a bathroom in it that nobody can walk into. {child} had looked round the edge, and there was only wall.
night: The mirror had nothing to do in the dark, and did it backwards.
night: Nobody stood at the mirror, so that it had only the towels to look at.

= fridge | fridges | freezer | fridge magnet | fridge magnets | on the fridge
was: The fridge had been humming for a long while, and nobody had noticed until it stopped and shook itself a little.
will: Before long the fridge would have something new in it or on it. Pictures go on the door, each with a magnet that was meant for another.
is: Is the light in a fridge on when the door is shut? {child} had closed it as slowly as can be, and still did not know.
night: The fridge hummed to the milk and the butter, and they had heard it before.
night: In the fridge it was dark, or else it was not.

= walking frame | kaye walker | gait trainer | zimmer frame
was: The walking frame had gone first, as it always does, and its person had come after. It says good day to every door frame.
will: Ahead of everybody would be the walking frame, because it goes first. Then it stands on its own feet and waits.
is: A walking frame has four feet and no head. {child} knew the sound of it on wood, and the other one on carpet.
night: The walking frame stood by the bed, facing the door, with all its feet on the rug.
night: Not one wheel turned, for the walking frame had the night off.

`
