/** As ./index.ts describes. */
export const familyThings = `
= dog | dogs | doggy | doggie
was: There had been a dog. A dog says hello with the nose first, and whatever it finds out that way it keeps to itself.
will: There was going to be a dog. It would want to smell {child}’s shoes before anything else, because shoes tell a dog where you have been.
is: A dog barks at one end and wags at the other. {child} always looked at both ends, to see if they agreed.
night: Before it lies down a dog turns round and round, to be sure that the floor is still there.
night: Far off a dog barked once, listened for an answer, and left it at that.

= puppy | puppies | pup
was: {child} had met a puppy. A puppy is given its feet in the size they are going to be, and trips over them until the rest has grown.
will: {child} was going to see a puppy. Puppies do everything at a run, and then fall asleep in the middle of it, often on a shoe.
is: To a puppy every shoelace is alive and has to be caught. {child} had once watched a shoelace for some time, to make sure.
night: A puppy can fall asleep with one ear inside out and not notice until breakfast.
night: Somewhere a puppy was asleep, and its feet were still running.

= cat | cats | pussycat | kitty
was: There had been a cat. A cat looks at you, and then at the wall beside you, as if it had been looking at the wall all along.
will: There would be a cat. Nobody can fetch a cat, but if you sit down and look at something else, it comes to see what you are looking at.
is: A cat wants to be on the other side of the door. Open the door, and the cat sits down in the doorway to think it over.
night: Somewhere a cat was walking along a wall, and the wall did not hear it.
night: A cat will sleep on a chair or a step, but what it likes best is somebody’s clean shirt.

= kitten | kittens
was: There had been a kitten. Kittens jump sideways at nothing, with their tails as fat as bottle brushes, and then forget what it was about.
will: {child} was going to see a kitten. A kitten weighs about as much as a wet sock, and is a good deal better at climbing curtains.
is: The purr in a kitten is much too big for it. {child} thought there must be a second kitten further in.
night: A kitten sleeps rolled up like a bun, with its nose under its tail.
night: Somewhere a kitten was purring in its sleep, like a very small motorbike on its way home.

= hamster | hamsters
was: There had been a hamster. A hamster packs its dinner into its cheeks and carries it off to bed, and comes back with quite a different face.
will: There would be a hamster to look at, or at least the heap of fluff with a hamster in it. Hamsters sleep all day and do their shopping at night.
is: A hamster runs for miles in its wheel, and when it gets out it is still at home. {child} could see that this saved a lot of walking back.
night: A hamster gets up when everyone else goes to bed, so that someone is.
night: Somewhere a hamster’s wheel was going round and round, and the hamster was nearly there.

= guinea pig | guinea pigs
was: {child} had met a guinea pig. Guinea pigs can hear a bag rustle from three rooms away, and they whistle for whatever is in it.
will: {child} was going to see a guinea pig, which is not a pig, and does not come from Guinea, but always comes for cucumber.
is: A guinea pig has no tail and not much neck, and {child} could tell which end was the front by the chewing.
night: Guinea pigs talk in the straw for a while after the light is out, and then they stop.
night: A guinea pig asleep is the shape of a loaf, and about as noisy.

= rabbit | rabbits | pet rabbit | bunny rabbit
was: There had been a rabbit. When a rabbit eats a dandelion it begins at the stalk, and the flower comes nearer and nearer and goes in last.
will: There would be a rabbit. Rabbits can sit quite still, all but the nose, which has never been still in its life.
is: With one ear pointed at the gate and the other at {child}, a rabbit can hear two things at once and say nothing about either.
night: A rabbit leaves one ear up when it sleeps, in case there is any news.
night: Somewhere a rabbit sat in the hay with all its feet put away underneath.

= goldfish | pet fish
was: There had been a goldfish. It is the way of a goldfish to open its mouth, think better of it, and shut it again.
will: There was going to be a goldfish. A goldfish swims up to the glass and looks out, and sees a person in a very big bowl.
is: Goldfish do not blink. {child} had once tried it too, and the goldfish had won without knowing that there was a game.
night: A goldfish goes to sleep with its eyes open, just where it happens to be.
night: In the dark water the goldfish hung quite still and let the weed do the moving.

= best friend | best friends | bestie
was: {child} had been thinking of a best friend. Best friends have jokes that are one word long, and nobody else can see where the joke is.
will: There would be a best friend there, and best friends never start at the beginning, because they were in the middle last time.
is: You can tell a best friend from right across a field, by the walk, while the face is still too small to see. {child} could, anyway.
night: Somewhere a best friend was under a blanket, with a head full of the same jokes.
night: Anything you tell a best friend tomorrow is as good as new.

= baby brother | new brother | new baby brother | newborn brother
was: There had been a baby brother to look at. He had fists the size of walnuts, and he held on to the air with them.
will: There would be a baby brother. He would know nothing at all, not even which way up a spoon goes, and somebody would have to begin somewhere.
is: A baby brother is new to everything, even to his own feet. {child} had known about feet for years.
night: A baby brother’s sleep is so quiet that people come in just to look at it.
night: When a baby brother sleeps, he does it with his whole face.

= baby sister | new sister | new baby sister | newborn sister
was: There had been a baby sister to look at. She had ten fingernails already, each one about as big as a crumb.
will: There would be a baby sister. She would have seen nothing yet, not a bus, not a banana, not even a Wednesday.
is: A baby sister looks at a lamp as if somebody had just invented it. {child} looked at the lamp too, and it did have something.
night: A baby sister yawns with everything she has, right down to the toes.
night: There was a baby sister in the world, and for the moment her eyes were shut.

= big brother
was: There had been a big brother about. Big brothers go up the stairs two at a time, and the house can always hear which one it is.
will: There would be a big brother. That is a word for somebody who gets to all the numbers first and cannot wait for anyone to catch up.
is: A big brother is only big from one side. From the other side, {child} had noticed, the very same brother was quite little.
night: A big brother has to be told to put the light out too, only later.
night: However big a big brother is, he sleeps lying down, and then he is no taller than the pillow.

= big sister
was: A big sister had been about the place. What a big sister has in her pockets is her own business, and that makes it very interesting.
will: There would be a big sister. Big sister is a thing that you can only be to somebody, like the other end of a see-saw.
is: A big sister was here first, and she knows which stair creaks and which drawer the string is in.
night: A big sister in bed is exactly as quiet as a small one.
night: Even a big sister has to lie down before she can fall asleep.

= cousin | cousins
was: There had been cousins. A cousin has the same granny as you, and knows different stories about her.
will: There would be cousins. It takes cousins a minute to remember each other, and they use it to look at each other’s shoes.
is: Cousins are family that somebody else takes home at the end. {child} had worked out how it went, by way of the grandmothers.
night: Somewhere a cousin was being told to lie down, and was saying “in a minute”.
night: A cousin’s bed is in another house, and has another bear in it.

= twins | twin | twin sister | twin brother
was: There had been twins. When you ask twins which of them is the older, they know it to the minute.
will: There would be twins. People say hello to twins twice, to be sure that nobody has been left out.
is: Twins have had company since before they had names. {child} knew that not even a best friend can say as much.
night: When one twin has fallen asleep, it is the other who finds out, by asking.
night: Twins need two pillows, and sooner or later both of them are used for sleeping.

= granny | grandma | nana | nan | nanna | grandmother | gran
was: There had been a granny. A granny can look at a big person who has a beard and a car, and remember him in the bath.
will: There would be a granny. Grannies say that you have grown, and then they stand back to see where.
is: A granny knows what all the big people were like when they were little, and only has to be asked.
night: A granny puts out the kitchen light, and then goes back to see if she has.
night: Every granny was tucked in by somebody once, and most of them remember how it is done.

= grandad | granddad | grandpa | grandfather | gramps
was: A grandad had come into it. When a grandad gets out of a chair he makes a noise first, so that the chair is ready.
will: There would be a grandad. Grandads look for their glasses with great care, and it is always best to begin with the top of the head.
is: A grandad has had every age there is, up to his own. So there must once have been a grandad of four, and {child} would have liked to meet that one.
night: A grandad says that he is only resting his eyes, and lets the newspaper come down like a tent.
night: A grandad asleep sounds like somebody moving furniture, very carefully, a long way off.

= great grandad | great granny | great grandma | great nan | great grandfather | great grandmother
was: There had been somebody great. A great-granny or a great-grandad is the oldest size of family that most people ever get to see.
will: There would be somebody great to visit. A great-grandad or a great-granny has hands with all the lines drawn in, like a map with every road.
is: The word great in great-granny and great-grandad means one more row of people back. {child} had counted the rows on one hand.
night: A great-grandad or a great-granny has said goodnight more times than anyone can count.
night: Even great-grandparents were once told a story in bed, and it was quite a short one.

= babysitter | baby sitter | sitter
was: There had been a babysitter. A babysitter opens three wrong cupboards before the one with the cups in it, and is polite to all of them.
will: There would be a babysitter. A babysitter does not know yet which stair creaks, and has to be told by the stair.
is: A babysitter does not sit on babies, and often hardly sits at all. {child} had looked into the word from both ends.
night: A babysitter sits very quietly in the evening, and listens to a house that is new.
night: A babysitter knows the word goodnight as well as anyone.

= new baby | newborn | the baby | meet the baby
was: There had been a baby. A baby can hold on to one finger so hard that the person who owns the finger has to stay.
will: There would be a baby. Babies come with no teeth, no socks and no idea what day it is.
is: A baby looks at {child} for a long time without saying what it is looking for, and then sneezes.
night: A baby sleeps with its arms up, as if somebody had just said “Hands up who is tired!”
night: A baby has no idea that it is night, and sleeps as well as it can without knowing.

= baby bump | bump in mummy’s tummy | baby in mummy’s tummy | pregnant | baby in her tummy
was: There had been talk of the bump. A baby in a tummy can hear the spoons and the doorbell, and has no idea what a spoon is.
will: There was to be a baby, but for the present it was a bump. You can say hello to a bump, and it sometimes says hello with a foot.
is: A baby in a tummy lies upside down with its knees up, and does not find it odd. {child} had tried it on the carpet, and it was quite odd.
night: In the dark inside the bump a baby was awake or asleep, and it was the same colour either way.
night: A baby in a tummy has no pillow, and is rocked by every walk to the kitchen.

= little brother | younger brother
was: There had been a little brother about. Whatever a little brother sees in someone else’s hand becomes, from that moment, the only one in the world.
will: There would be a little brother. Little brothers ask what things are, and when they have been told they ask it of the next thing.
is: A little brother stands exactly where someone else is going to put a foot. {child} knew of no other person who could do it so well.
night: A little brother falls asleep last of all, in the middle of saying that he is not tired.
night: Even a little brother comes to the end of his questions, and then there is only breathing.

= little sister | younger sister
was: There had been a little sister about. A little sister can carry one of everything, as long as somebody else carries the rest.
will: There would be a little sister. When a little sister comes along, there are more shoes to be put on and more to be looked for.
is: A little sister says a thing again exactly as it was said, one second later. {child} had never had such a good echo.
night: A little sister takes up the whole of a bed, however big the bed is.
night: When a little sister is asleep, whatever she was holding comes slowly out of her hand.

= stepdad | step-dad | stepmum | step-mum | stepmom | step-mom | stepbrother | step-brother | stepsister | step-sister | half brother | half sister
was: There had been talk of step and half. Step, as in stepdad or stepsister, is a word with a stair in it, and half is a word for apples, but people have them too.
will: There would be a step or a half, as in stepdad or half-sister. You cannot see it on a person, and {child} meant to look all the same.
is: Half-brothers are whole all the way round, and a stepmum is no nearer the stairs than anyone else. {child} had looked into both words.
night: A half-sister or a stepbrother takes up one whole pillow.
night: Half-sisters and stepdads all say the whole of goodnight.

= childminder | child minder | our nanny | the nanny | new nanny | au pair
was: There had been a childminder. A childminder has to count the children, the coats and the cups, and at the end of the day it has to come out the same.
will: There would be somebody to mind the children. A childminder or a nanny knows forty songs, and eleven of them are about ducks.
is: A nanny or a childminder is the only person who is at work and on the carpet at the same time. {child} could think of nobody else, unless it was a cat.
night: A childminder goes home as well, and takes off a shoe, and finds somebody’s brick in it.
night: The nanny or the childminder had put the day’s crayons to bed, lying down, in a row.

= neighbour | neighbours | neighbor | neighbors
was: There had been a neighbour. A neighbour’s house is your own house the other way round, with somebody else’s coats in it.
will: There would be the neighbour. The way to a neighbour is very short, and still it has a gate, a path and a doorbell.
is: A neighbour on the other side of the wall has a tap too, and {child} could sometimes hear it being turned on.
night: On the far side of the wall a neighbour was putting cups away, one after another.
night: A neighbour’s window was yellow for a while and then it was dark, like everybody’s.

= postman | mail carrier | postwoman | postie | mailman
was: The postman had been. A postman knows every letterbox in the street, and which of them bites fingers.
will: The postman would be coming. You hear the gate first, and then the flap, and then a slap on the mat, and by then he is next door.
is: A postman walks to every single house and never stays for tea. {child} had thought about it, and it came to a great many front doors.
night: The postman had gone home, and when he got there his own letterbox had a letter in it.
night: The letters were in the dark in a big bag, and the postman did not need them till morning.

= builder | builders | plumber | plumbers | electrician | workman | workmen
was: The builders had been. When builders or plumbers look at a wall they breathe in through their teeth, and then they ask for tea.
will: There would be a builder in the house, or a plumber. They bring a pencil that lives behind an ear, and look for it everywhere else.
is: A builder or a plumber has a bag in which every single thing is heavy. {child} had seen it put down, and so had the floor.
night: The builder’s ladder and the plumber’s bag stood about in the dark with nothing to hold up.
night: A builder’s pencil comes out from behind the ear last thing at night, and then the day is done.

= window cleaner | window cleaners
was: The window cleaner had been. First a ladder looks in at the window, then a hat, and then a whole window cleaner, who has not come up by the stairs.
will: There would be a window cleaner. A window cleaner can wave to you from outside while standing where only birds come by.
is: When a window cleaner has finished there is nothing to see, and that is the work. {child} looked at the nothing, and the sky was behind it.
night: After the window cleaner there is more dark in the window than before, and one or two more stars.
night: The window cleaner’s ladder was lying down, which is how a ladder sleeps.

= sleepover | sleepovers | sleep over | sleeping over
was: There had been a sleepover. At a sleepover the ceiling is somebody else’s, and the longer you look at it the more there is on it.
will: There would be a sleepover. A sleepover needs a toothbrush, pyjamas and one thing from home, and the one thing takes longest to choose.
is: A sleepover is named after the part that happens last. {child} had wondered what it would be called after the rest of it.
night: At a sleepover people whisper “are you asleep?” until somebody does not answer.
night: A sleepover ends like every night, with the eyes shut and the mouth a little open.

= playdate | playdates | play date | come to play | round to play
was: There had been a playdate. On a playdate all the toys have to be looked at first, even the ones under the bed, to see who lives here.
will: There would be a playdate. Somebody would stand on the mat in two socks and not know yet where anything was.
is: A playdate has a grown-up at each end of it, and in the middle there is nobody who knows what time it is.
night: After a playdate the toys lie about in places that they have never been before.
night: A playdate is over in two houses at once, and the socks come off in both of them.

= wedding | weddings | getting married | bridesmaid | flower girl | page boy | pageboy | ring bearer
was: {child} had been to a wedding. At a wedding everyone turns round at once to look at the door, and the door gets more looks than it has ever had.
will: There would be a wedding. At a wedding two people are asked one question each, and everybody comes in good shoes to hear the answer.
is: A wedding is a long walk in very clean shoes, and then two rings, and then cake. {child} had practised the walk down the hall.
night: Shoes for a wedding stand about in pairs at night, like any others.
night: A wedding goes on dancing after bedtime, but very far off, so that only the thump of it comes through.

= christening | baptism | naming day | naming ceremony
was: {child} had been to a christening. Everybody in good clothes looks at one very small person, who is looking at the buttons.
will: There would be a christening, or a naming. The baby is told its name in front of everyone, and does not write it down.
is: On a naming day or at a christening the smallest one in the room has the longest dress. {child} thought the feet must be in there somewhere.
night: A name from a christening is quite new, and nobody has called it up the stairs yet.
night: The first thing that a baby does with a name, after the naming, is to fall asleep in it.

= visitors | visitor | guests | people coming to stay | coming to stay
was: Visitors had come. When visitors are in the house there are too many shoes by the door, and they all point the wrong way.
will: There would be visitors. First everything in the house is put away, and then it is all taken out again to show to the visitors.
is: Visitors do not know which chair is whose, and sit down in them quite happily. {child} had seen it happen to all the chairs.
night: Visitors say goodbye once in the room, once in the hall and once at the gate.
night: When the visitors have gone, the chairs stand about as they were left, still turned to each other.

= surprise party | a surprise for | big surprise | surprise trip | surprise visit
was: There had been a surprise. A surprise is very large while you carry it about, and then somebody opens the door and it is over in one breath.
will: There was going to be a surprise. The hard part of a surprise is the face, which has to be kept quite ordinary until it is time.
is: You cannot give yourself a surprise. {child} had tried it with both eyes shut, and had guessed at once.
night: Once a surprise is out it can lie down, and so can everybody who was holding it in.
night: A surprise sleeps with one hand over its mouth.

= leaving party | goodbye party | farewell party
was: {child} had been to a leaving party. At a leaving party everyone says goodbye, and then has another crisp, and says it again.
will: There would be a leaving party. It is the only party that is about the door.
is: A leaving party has balloons and cake and games like any other, and {child} saw that the balloons had not been told.
night: After a leaving party the chairs go back to where they were, and the balloons lie down in corners.
night: A leaving party goes out by the door a little at a time, until there are only crumbs.

= budgie | budgies | budgerigar
was: There had been a budgie. A budgie nods to the budgie in its mirror, and the other one always nods back at once, so that neither can stop.
will: There would be a budgie. Budgies talk all day long and now and then put a word in, and you have to be quick to know it was one.
is: A budgie can turn its head right round and tidy its own back. {child} had tried, and had got as far as one shoulder.
night: Put a cloth over the cage, and a budgie takes your word for it that it is night.
night: Somewhere a budgie stood on one leg with its eyes shut, and did not fall off.

= parrot | parrots
was: {child} had met a parrot. A parrot holds a nut in one foot, like a cup, and looks at you over the top of it while it eats.
will: {child} was going to see a parrot. You never know with a parrot whether it will say “hello” or do the noise of the door.
is: A parrot says what it has heard and leaves out what it means. {child} had thought of several things that it would be safe to say near one.
night: A parrot says goodnight when it likes, even at dinner time, but it is always right in the end.
night: Somewhere a parrot had shut its beak for the night and put all its words under one wing.

= tortoise | tortoises
was: {child} had met a tortoise. When a tortoise goes anywhere it puts out one leg, and then there is a wait, and then there is a leg again.
will: {child} was going to see a tortoise. Nobody has to hurry for that, since the tortoise would very likely still be there.
is: A tortoise is at home wherever it is, and only has to go in. {child} knew of nobody else who could do that, except a snail.
night: A tortoise goes to bed by pulling in its head, and that is all the stairs it has.
night: Somewhere a tortoise had got as far as the edge of the lettuce, and called it a day.

= chickens | chicken coop | hens | hen | cockerel | rooster
was: There had been chickens. A hen looks at you with one eye, and then turns round to see what the other one makes of you.
will: There would be chickens. Chickens run up to see what you have brought, and when it is only you they walk off again, muttering.
is: When a hen has laid an egg she tells everybody. {child} could understand that, for it must be a surprise each time.
night: Chickens go to bed by themselves when it gets dark, and nobody has to call them twice.
night: On a perch in the dark the hens moved up a little, and one of them said the last word.

= chick | chicks | egg hatching | eggs hatching | incubator
was: There had been chicks. A chick has to knock its way out, and it does so from the inside, where there is hardly room to nod.
will: There would be chicks. First an egg has a dot on it, and then a crack, and then the egg says “cheep”, which no egg has ever done before.
is: A chick comes out wet and thin, and an hour later it is a yellow ball. {child} could not see where it had kept all that.
night: Under a warm lamp chicks stand closer and closer together, and then they fall asleep all at once.
night: A chick that was up all night getting out can sleep standing up.

= stick insect | stick insects
was: There had been a stick insect. The first half of looking at stick insects is looking at sticks.
will: There would be a stick insect. You look at the leaves for a long time, and then you see that one of the twigs has been looking at you.
is: A stick insect moves only when it thinks that there is a wind. {child} had stood quite still to be company for it.
night: A stick insect goes to bed by staying where it is.
night: Somewhere a stick insect took one step, very slowly, and nobody could be quite sure.

= pony | ponies | horse | horses
was: There had been a pony. A pony’s nose is the softest thing there is, and just behind it are all those teeth, going round and round.
will: {child} was going to see a pony. Ponies blow out through their noses to say that they have seen you, and it is warm, and a little wet.
is: A horse is very high at the top, and yet it will jump aside for a bag that blows across a road. {child} would have liked to explain about bags.
night: Horses can sleep standing up, and one of them stays awake to tell the others when it is morning.
night: In a field in the dark a pony pulled up some grass, and chewed, and pulled up some more.

= riding lesson | riding lessons | horse riding | pony ride | horse ride
was: There had been riding. Up on a pony you can see over the hedge, and the pony, who does the walking, can see only what is in it.
will: There would be riding. A saddle creaks when you sit down on it, and the pony turns one ear back to see who it is.
is: Riding takes two, and both of them have an idea where to go. One of them is the pony.
night: After a riding lesson a pony lies down in the field and rolls on its back like a dog.
night: Riding goes up and down, up and down, and so does breathing, when you lie still.

= donkey | donkeys | donkey ride
was: {child} had met a donkey. A donkey’s voice goes in and out like a gate, and it is always much louder than anyone had thought.
will: There would be a donkey. A donkey likes to stand and think before it goes, and very often it likes to stand and think instead.
is: On a donkey the ears come first and the donkey comes a little after. {child} had seen it arrive in that order.
night: A donkey folds its legs up one by one, and it keeps its ears till last.
night: Far off in a field a donkey thought of saying something, and then it did not.

= vet | vets | the vet’s
was: There had been the vet. In a vet’s waiting room everybody has a box on their knees, and every box looks out through its little door.
will: There would be the vet. The vet talks to the animal first and only then to the people, and the animal listens with its ears flat.
is: A vet has to know a rabbit’s teeth and a snake’s tummy and which end of a tortoise is which. {child} knew some of that already.
night: A vet comes home smelling of other people’s cats, and her own cat wants to know all about it.
night: The vet’s waiting room was dark now, and only the chairs were waiting.

= dog lead | dog’s lead | dog leash | leash | collar | dog collar
was: There had been a lead with a dog on it. At one end of a lead somebody wants to go on, and at the other end somebody wants to smell a post.
will: There would be a lead to hold. A dog can hear a lead being taken off its hook through two doors and a sleep.
is: A dog’s collar has a name and a number on it, so that anyone can read who it is. {child} saw the use of that.
night: The lead hung on its hook with nobody on either end.
night: A collar jingled once somewhere in the dark, as a dog lay down.

= walk the dog | walked the dog | walking the dog | dog walk | dog walking
was: There had been a walk with a dog. It is the same street as always, but a dog reads every bit of it, from the bottom.
will: There would be a dog to walk. Say the word walk in front of a dog, even very quietly, and you have promised.
is: On a walk a dog goes there and back and there again, and gets twice as much walk out of the same street.
night: A dog that has had its walk dreams it again with its paws.
night: The dog lay by the door, next to the lead, and was ready for the next walk.

= dog basket | dog bed | kennel | kennels | cat basket
was: There had been the dog’s basket. A dog’s basket has one edge that has been chewed and a smell in the middle, and the dog would not change either of them.
will: There would be a dog’s basket, or a kennel. A kennel has one door, which is never shut, and as many rooms as there are dogs.
is: A dog’s basket is always a little too small, and the dog puts in what will fit and hangs the rest over the edge. {child} had counted the legs.
night: A dog’s basket creaks while it is being lain in, and then it stops.
night: In a basket or a kennel there is always room for a nose.

= dog hair | cat hair | fur everywhere | moulting | shedding
was: There had been hair. A dog or a cat leaves its hair on everybody it likes, and most of all on anyone in black.
will: There would be hair. Where a dog lives you carry a little of the dog away with you, on the knees.
is: A dog or a cat loses hair all day long, enough to knit another one, and still it never has any less. {child} had pulled two hairs off one sleeve.
night: However well everything is brushed, one cat hair or dog hair always comes up to bed.
night: The hair that a dog leaves on a cushion is in the shape of the dog.

= cat on the roof | cat up a tree | cat in a tree | cat stuck | cat on roof
was: There had been a cat up high. On a roof or in a tree a cat looks down at everybody as if they were the ones who were stuck.
is: A cat on a roof has its claws on for going up, and down is the same road with the claws the wrong way round. {child} saw the difficulty.
night: Even the highest cat has a bowl on the floor, and remembers it when it gets dark.
night: A cat comes down in the end, and nobody is ever looking when it does.

= escaped hamster | hamster escaped | hamster got out | got out of its cage | got out of her cage | got out of his cage | escaped from its cage | escaped from his cage | escaped from her cage
was: Somebody small had escaped. When a hamster has got out, a whole family lies on its front and looks at the underneath of things.
will: There would be some looking to do, since somebody small had escaped. It is surprising how many dark places there are in a house for somebody with whiskers.
is: Anyone who has escaped out of a cage has the whole kitchen for a cage, only with better crumbs. {child} knew which corner of it was best.
night: A hamster that has escaped gets hungry in the dark, and knows where the seeds are kept.
night: A cage door is left open at night, for anyone who has escaped and would like to come home.

= night shift | night shifts | working nights | works nights
was: There had been a night shift. Anyone on the night shift has breakfast at bedtime and says goodnight to people who are eating toast.
will: There would be a night shift. Somebody goes out with a lunchbox when the lamps come on, and has lunch when it is as dark as can be.
is: The night shift keeps the lights on in the hospital and the bread hot in the bakery. {child} had seen only one end of it, and it was yawning.
night: On the night shift somebody was awake on purpose, and looked at the clock, and so the night got done.
night: Across the dark the windows of the night shift were lit up in a row.

= work trip | business trip | away for work | away with work | working away | work conference
was: There had been a work trip. On a work trip people wear their best shirts and sleep in a room with very small soap.
will: There would be a work trip. A case is put by the door with everything in it, and someone still runs back in for one thing more.
is: On a work trip you sit in a room and talk, and have to go a very long way to do it. {child} thought that there were rooms nearer.
night: On a work trip a watch and a key have to sleep on a strange little table.
night: A work trip has a going and a coming, and they use the same case for both.

= hotel call | video call from the hotel | facetime from the hotel | calling from the hotel | goodnight call | rang from the hotel
was: There had been a call from far away. First there is a ceiling, then one ear, and then the whole face comes into the call and says hello.
will: There would be a call. Both ends of a call say “can you see me?” and both ends nod, and only then can anyone begin.
is: In a call from a hotel the face is as big as a slice of bread, and it says goodnight with the right voice. {child} had looked at the lamp behind it.
night: At the end of a call everyone waves, and then looks for the button, and so everyone waves some more.
night: After a goodnight call there are two goodnights, one at each end, and they match.

= deployed | deployment | away with the army | away with the navy | away with the raf | in the army | in the navy
was: There had been talk of the deployment. It is a long word for somebody’s boots being a long way from the mat they belong on.
will: There was a deployment coming. Whatever goes into a bag for deployment is rolled up like a sausage, even the trousers.
is: When somebody is deployed, the calendar at home gets a great many crosses. {child} knew how to make one, with one line and then another.
night: Wherever anybody is deployed there is an up and a down, and the moon is in the up.
night: A deployment is made of squares on a calendar, and every night fills one in.

= two houses | weekend at dad’s | at daddy’s house | daddy’s house | dad’s house | weekend with dad | dad’s flat | mum’s house | mummy’s house | mum’s flat | two homes
was: There had been a bag packed for the other house. With a house at each end of the week, one thing is always in the wrong house, and it is usually a sock.
will: There would be a bag to pack for the other house. A bag like that knows the way by itself, and leans against the door before anyone is ready.
is: Somebody with two houses knows two doorbells, two bath taps, and two places where the biscuits are kept. {child} knew which was which in the dark.
night: A child with two houses has two beds, and the other one was keeping its blanket straight.
night: The moon goes over both houses, first the one and then the other.

= quarrel | quarrels | argument | falling out | fallen out | squabble | big row | arguing | quarrelling | bickering
was: There had been a quarrel. In a quarrel there are two stories, and both of them begin with what somebody else did.
is: It takes two to make a quarrel, and both of them think that it takes one. {child} had thought about this, first with one arm folded and then with both.
night: A quarrel has to stand up to be a quarrel. Lying down it gets slower, and loses its place.
night: A quarrel makes no noise at all once the people in it are asleep.

= friends again | made it up | made up with | made up again | make it up with | make up with
was: There had been the matter of being friends again. Nobody ever knows how to begin that, and so it often begins with a biscuit.
will: There was the matter of being friends again. It starts a long way off, on two sides of a room, and it comes nearer by way of the toys.
is: When two people are friends again they are very polite for a minute, and each wants the other one to have the red cup, and it goes to and fro across the table.
night: Being friends again feels at first like a new shoe and by bedtime like an old one.
night: Two people who are friends again take up less room than two who are cross.

= sharing | shared
was: There had been some sharing. When two people share a thing, they both look at it so hard that it must feel quite important.
will: There would be sharing to do. A song is easy to share, and so is a puddle, but a scooter takes more talking.
is: If you share a biscuit there are two pieces, and one of them is always a crumb bigger. {child} could see the crumb from across the room.
night: Sleep does not need sharing, for everybody gets a whole one.
night: The dark is easy to share. However many people are in it, there is no less.

= taking turns | take turns | turn taking | my turn | her turn | his turn | whose turn
was: There had been taking turns. Somebody else’s turn lasts all afternoon, and your own is over before you have found the handle.
will: There would be turns to take. Every turn has a wait in front of it, and the wait is always the longer of the two.
is: Nobody can keep a turn. {child} had looked into it, and as soon as you have one it begins to be somebody else’s.
night: It was the night’s turn now, and it took its time.
night: The sun and the moon take turns, and neither of them says that it was not long enough.

= queue | queues | queued | queuing | queueing | waiting in line | stand in line | lining up
was: {child} had been in a queue. In a queue you get to know one back very well, with all its buttons or its hood, and never find out who it is.
will: There would be a queue. You join a queue at the end, and without doing anything at all you turn into the middle.
is: A queue walks like a caterpillar. The front takes a step, and after a while {child} would get the step too, and pass it on.
night: For sleep there is no queue. Everybody is first.
night: A queue goes home in the evening, one by one, and then only the floor knows where it was.

= please and thank you | manners | magic word | saying please | say please | saying thank you | say thank you
was: There had been a good deal of please and thank you. A please goes in front of a thing to open it, and a thank you comes after and shuts the door.
will: There would be please and thank you to say. They are small, and they are easily lost when the plate comes in.
is: Please is said by the one who has not got it yet, and thank you by the one who has. {child} could tell with both eyes shut which way the biscuits were going.
night: The last thank you of the day is said with the mouth half in the pillow, and it counts.
night: Please was put away for the night next to thank you, so that both could be found again.

= fib | fibs | fibbing | fibbed | telling lies | told a lie
was: There had been a fib. A fib is quite small when it comes out, and then it has to be remembered, and that is where it gets its weight.
is: A fib needs another fib to stand next to it, and that one needs one more. {child} saw that it would soon be a queue.
night: A fib sleeps with its shoes on, in case it should be asked something.
night: A fib gets tired sooner than other things, having so much to hold up.

= broken vase | broken cup | smashed plate | broke a plate | broken plate | broken glass | broke the vase | broke a cup | broke a glass | broken toy | snapped in half
was: Something had been broken. Once a thing is broken there are more pieces of it than before, and still everybody says that it is gone.
is: When a thing gets broken there is a bang, and then a very long quiet, in which everyone looks at the same place. {child} knew that quiet.
night: The pieces of the broken thing lay close together, as they had when they were one.
night: What is broken does not get any more so overnight.

= spilled milk | spilt milk | spilled | spilt | spilling | spill
was: Something had been spilled. Anything that is spilled knows the whole table at once, and goes round each plate, and finds the edge.
is: Milk in a cup is only a little milk, but when it is spilled it is a lake, with a spoon for an island.
night: Whatever gets spilled is wiped up, all but one drop under the table leg, which nobody knows about.
night: A thing can only be spilled while it is standing up, and now everything was lying down.

= tidying up | tidy up | tidying | tidy her room | tidy his room | tidy the room | tidied | messy room | clean up time
was: There had been tidying up. In the middle of tidying up you find the thing that you were looking for last week, and then the tidying has to stop.
will: There would be tidying up. It begins with one toy, and the trouble is that each toy looks so interesting on its way to the box.
is: Tidying up means that things go where they live. Most of them, if {child} was any judge, would rather live on the carpet.
night: When tidying up is over, the floor comes out, and it is the same floor as last time.
night: In a tidy box the toys lie in a heap, and the ones at the bottom do the holding.

= toys on the floor | toys everywhere | stepped on lego | trod on lego | toys all over
was: There had been toys on the floor. A toy on the floor is quite easy to find, if you come in the dark with no shoes on.
is: Toys get up on the table by being carried, and down on the floor by themselves. {child} had never once seen one go the other way.
night: The toys lay on the floor just as they had been dropped, and none of them asked for a blanket.
night: A toy on the floor at night looks like a different animal, until you see that it is the digger.

= chores | chore | jobs around the house | washing up | laying the table | setting the table | emptying the dishwasher | helping with the dishes
was: There had been chores. Chores can be quite finished at night, and in the morning breakfast makes them all over again.
will: There would be chores to do. When a table is to be laid, the forks go on one side and the knives on the other, and the spoons think they are special.
is: The washing up is the only bath that nobody has to be called for twice, since a plate cannot run. {child} had thought about chores from the plate’s side.
night: The plates stood in the dark with their chores behind them and breakfast in front.
night: When all the chores are done a kitchen ticks a little, and drips once.

= pocket money | allowance
was: There had been pocket money. It is called pocket money because it goes in there, and then you have to walk with one hand on it.
will: There would be pocket money. Before it comes it has been spent a good many times, on different things.
is: Pocket money makes a noise when you jump. {child} had tried it with a tissue in the pocket instead, and it was not the same.
night: Pocket money comes to just as much in the dark as in the light.
night: In a pocket the money lies in the dark with a button and a bit of fluff, who were there first.

= piggy bank | piggybank | money box | moneybox
was: There had been the piggy bank. A piggy bank eats through its back, and it rattles most when there is hardly anything in it.
will: The piggy bank would be coming down from the shelf. It tells you by its weight how things are, and still everybody looks in at the slot.
is: A piggy bank looks just as pleased with a small coin as with a big one. {child} had looked it in the face to make sure.
night: The piggy bank stood in the dark with its slot open, in case.
night: Inside a piggy bank it is always night, and the coins lie about as they fell.

= playing shops | play shop | playing shop | toy till | toy shop till | cash register
was: There had been a shop in the room, for playing shops. In a shop like that you can buy your own shoes, and sometimes they are too dear.
will: There would be playing shops. Everything in the house has to have a price first, and it is hard to know what to ask for a cushion.
is: When people are playing shops both of them want to be the one with the till, and {child} knew why. The till goes ping.
night: When nobody is playing shops the till keeps its drawer shut and its ping inside.
night: When playing shops is over, everything that cost so much is only a cushion again.

= lost teddy | lost cuddly | lost bunny | lost her teddy | lost his teddy | left teddy | teddy on the bus | left on the bus | lost toy | can’t find teddy
was: There had been a lost teddy, or some other person made of fluff. When one of those is lost everybody says where they saw it last, and it is always somewhere else.
is: {child} had worked out that a lost teddy is not lost to itself. It knows quite well where it is, and has a good look round.
night: In the dark a lost teddy looks just like any other teddy, and is as soft.
night: There are teddies in lost property boxes everywhere, and at night they lean on the umbrellas.

= found something | found a coin | found a penny | found a pound | found a key | found treasure | finders keepers | found on the floor | found on the way home
was: Something had been found. A thing that is found looks straight up at you, as if it had been about to say something.
is: Anything that is found has to be looked at twice, once for what it is and once for whose. {child} liked the first look best.
night: Whatever has been found can stop waiting, and lie on a shelf.
night: Something found sleeps in a new place, and has a different ceiling to look at.

= parcel | parcels | package | delivery
was: A parcel had come. A parcel comes in a box, and in the box is paper, and in the paper, right down in the corner, is what it is about.
will: A parcel was on its way. A parcel is always bigger than the thing inside it, and it gets shaken all the same.
is: Parcels come with a lot of tape and somebody’s whole name, even the middle of it. A parcel, {child} thought, must be very polite.
night: Somewhere in the dark stood a van full of parcels, and not one of them knew what was in it.
night: A parcel’s box has to sleep somewhere too, and usually it is in the hall.

= letter in the post | letter from | wrote a letter | write a letter | writing a letter | sent a letter | got a letter | pen pal | penpal
was: There had been a letter. A letter is folded up so that the words lie face to face, and all the way here they have been reading each other.
will: There would be a letter. You lick it and shut it and let go of it in a slot, and then you hear how far down it falls.
is: A letter says “dear” to everybody, even to people it has never met. {child} had thought of one or two that would be surprised.
night: Somewhere a letter was going through the dark in a bag, with nothing to do but keep its corners sharp.
night: A letter ends with love from somebody, and then there is only white paper.

= postcard | postcards | post card
was: There had been a postcard. A postcard has the sea on one side and the weather on the other, and the postman may read both.
will: There would be a postcard to write. A postcard has room for three sentences, and the third one has to go up the side.
is: Postcards come home later than the people who sent them. {child} thought they must have stopped to look at things.
night: On the front of a postcard it is always day, even on the shelf in the dark.
night: Somewhere a postcard was on its way, with all its news on the outside, and the postman was asleep.

= birthday card | birthday cards
was: There had been a birthday card. A birthday card stands up by being bent, and falls down when anybody shuts the door.
will: There would be a birthday card. A birthday card goes round the whole house before it is shut, to have the names put in, and some of the names are very big.
is: Inside a birthday card somebody has printed all the words already, and left a gap for a name. {child} could fill a gap like that from edge to edge.
night: A birthday card stands with its knees apart, so as not to fall over in its sleep.
night: A birthday card keeps its wishes inside at night and its picture on the outside.

= thank you card | thank you cards | thank you letter | thank you letters | thank you note | thank you notes
was: There had been a thank-you card to write. Dear is easy, and so is love from, and it is only the middle of a thank-you that is so far across.
will: There was a thank-you card to be written. The name at the bottom is always the best part, and it is often done first.
is: A thank-you card goes off to the very house that the present came from. {child} saw that this kept the postman busy both ways.
night: A thank-you card dries flat on its back, with its letters leaning on each other.
night: A thank-you card falls on its face on the mat, and has to wait to be turned over.

= invitation | invitations | party invite
was: There had been an invitation. An invitation says where and when, and who, and then it says your own name, and that is the line that gets looked at.
will: There would be an invitation. An invitation lives on the fridge under a magnet, and everyone who wants the milk has to read it again.
is: An invitation is a small piece of paper with a whole afternoon folded up in it. {child} had looked on the back too, in case of more.
night: The invitation hung on the fridge in the dark, and the fridge hummed to it.
night: One sleep fewer, said the date on the invitation, although nobody had moved it.

= phone call | telephone call | on the phone | rang granny | facetime | video call | zoom call | facetimed
was: There had been a call. When somebody calls on the phone you can nod as hard as you like, and they will still ask if you are there.
will: There would be a phone call. A phone only rings, and will not say who is in it until you have said hello.
is: In a phone call the voice is right inside your ear and the person is miles off with the washing. {child} had looked into the little holes.
night: The phone lay on its face, and all the voices had gone home to the people they came from.
night: A phone call ends with bye, and bye-bye, and bye, and then it is very quiet in the ear.

= own name | writing her name | writing his name | write her name | write his name | wrote her name | wrote his name | write her own name | write his own name | write their name
was: There had been a name on paper. A name gets bigger or smaller as it goes along, and the last letter often has to stand on its head in the corner.
will: There was a name to be written. Of all the words there are it is the one that gets called up the stairs, and on paper it makes no noise at all.
is: A name can be said by anyone, but to write your own you have to be there. {child} had looked at it for so long that it began to look back.
night: When the light goes out the name on the paper is still there, though nobody can read it.
night: {child} was a good name to have in the dark, for it could be heard from every room.

= nickname | nicknames | pet name
was: There had been a nickname in the air. Nobody knows exactly when a nickname begins, and by the time it is noticed it has been worn in.
is: A nickname is a name for going about the house in, like slippers. {child} had tried how it would look with a coat on.
night: A name is for the school peg, and a nickname is for the pillow.
night: Somebody says a nickname more softly than a name, and it goes in just as far.

= birthday number | turning three | turning seven | turning eight | turning nine | turning ten | turns three | turns four | turns five | turns six | turns seven | turns eight | turned four | turned five | turned six | turned seven | turned eight | new age | half birthday
was: There had been a new number. It is odd with a birthday number that you go to bed with the old one on, and in the morning somebody has changed it.
will: There would soon be a new number. The old one had been used every day for nearly a year, and it was quite worn with saying.
is: A birthday number can be held up on the fingers, and then nobody need say anything. {child} had got the right ones ready.
night: Nobody can feel a birthday number change in the night, though people have lain quite still to try.
night: There was one number for the whole of {child}, even for the toes.

= height chart | growth chart | growth spurt | growing pains | getting taller | grown taller | growing so fast
was: There had been the height chart. You stand against the wall as straight as a door, and someone draws a line on top of your head, and you walk out from under it.
will: There would be the height chart. Heels to the wall, eyes to the front, and no growing until the pencil has been found.
is: Nobody can feel growing while it goes on, though {child} had once stood still for it, right up against the height chart.
night: Most growing is done lying down, and the height chart has to wait until you get up.
night: A pencil line on a height chart stays where it was, and the person goes on.

= whistling | whistle with | learn to whistle | learning to whistle | can whistle | whistled
was: Somebody had been whistling. You make your mouth into a very small window and blow, and what comes out first is wind, and then some more wind.
will: There would be whistling. Anybody can hear how it is done, and nobody can see it, because it is done on the inside of the mouth.
is: Whistling is the only music that you cannot do while smiling. {child} had found that out, and that made it hard not to smile.
night: Outside somebody went by whistling, and the tune went round the corner and took him along.
night: You cannot do any whistling in your sleep, but you can leave your mouth ready.

= snapping fingers | snap her fingers | snap his fingers | click her fingers | click his fingers | clicking fingers | clicking her fingers | clicking his fingers
was: There had been snapping of fingers. One finger leans on the thumb and slides off, and either there is a snap or there are just two fingers that have met.
is: It is quite hard to find where the snap in fingers is kept. {child} had tried every one of them, and the little one did not even know what was meant.
night: The fingers were all in bed, side by side, and did not snap at anybody.
night: A finger that can snap in the day is as quiet as the others at night.

= winking | wink | winked
was: Somebody had winked. To wink you shut one eye, and the other one wants to come too, and so does half the mouth.
is: A wink is a word said with one eye. {child} had practised it in a spoon, where the wink was upside down.
night: With both eyes shut it is no longer winking but sleep.
night: First one eye went, and that was a wink, and then the other.

= telling the time | tell the time | learning the time | new watch | first watch | wristwatch
was: There had been telling the time. The short hand says the number and the long hand is always on about something else, and it is the long one that people are late by.
will: There would be telling the time. First you look at the short hand, and then the long one, and by then it is a little later.
is: You can tell the time by a clock or by your tummy, and {child} had often found that the tummy was fast.
night: A watch goes on telling the time all night, to nobody, under its breath.
night: The time was bedtime, and any hand of the clock could tell it.

= clock | clocks | alarm clock | cuckoo clock | sleep trainer clock
was: There had been a clock. When a room goes quiet you hear that its clock has been talking the whole time.
will: There would be a clock to look at. A clock has two hands and a face, and does everything it does without a single finger.
is: A clock goes round all day and gets back to where it was, and then it is a different day. {child} had never caught it doing that.
night: The clock said tick to the dark, and the dark let it.
night: A clock cannot lie down, for then nobody could tell which way up it was.

= left and right | left hand | left-handed | right hand | wrong feet | wrong foot | wrong way round shoes
was: There had been left and right. They stay where they are until you turn round, and then each of them has gone over to the other side.
will: There would be left and right to see to. Of all the shoes in the world half are left and half are right, and they look up at you and do not say which.
is: A ball has no left and right, and neither has a bun. {child} had turned one all the way round to be certain.
night: In bed left is by the wall and right is by the room, until you turn over.
night: The left foot and the right foot were in bed together, and had stopped asking which was which.

= riddle | riddles
was: There had been a riddle. A riddle is a question with its coat on inside out, and once you have the answer you cannot get it back out of your head.
will: There would be riddles. Whoever asks a riddle knows the answer already, and can hardly keep their feet still.
is: What has hands and no gloves? That is a riddle, and {child} could hear it ticking.
night: A riddle can be left under the pillow, and in the morning there may be an answer.
night: A riddle needs an answer, but it does not need one tonight.

= why question | why questions | asking why | asks why | always why | but why | why why
was: There had been a why. Behind every why there stands another, and when the last one has been asked, somebody says “because”, and puts the kettle on.
is: Why is the shortest question there is, and it has the longest answers. {child} had once had one that was still going on at the traffic lights.
night: Even a why comes to an end at night, and where it ends there is a yawn.
night: There was one why left, and it could be asked at breakfast.

= lost the game | losing a game | lost a game | losing | sore loser | bad loser
was: There had been a game to lose. When a game is over it has one who won and one who lost, and the counters go back in the box all together.
is: Losing takes just as long as winning, and has the same number of goes. {child} had noticed that it only gets its name at the very end.
night: The counters lay in their box with the lid on, and knew nothing about losing.
night: A game that somebody lost and a game that somebody won look the same from the outside of the box.

= winning | winner | came first | first place
was: There had been winning about. The one who has won jumps up and down, and there is nowhere else to go but up and down.
will: There might be winning. Before a game begins everybody has exactly as much of it as everyone else.
is: Winning is over the moment that you have it, and then somebody asks if anyone wants a sandwich. {child} would have said that a sandwich lasts longer.
night: Nobody can be winning at sleep, for it takes no notice of who comes first.
night: Lying down, the winner and everyone else are the same height.

= cheating | cheat | cheated | cheats
was: There had been cheating, or talk of it. When a dice falls off the table everyone has seen it quite clearly, and everyone has seen another number.
is: A game with cheating in it goes very fast, and then it goes nowhere, because nobody will give it the next turn. {child} had seen one stop like that.
night: The dice lay in the box with one side up, and there was no cheating any more about which.
night: Some people try cheating at sleep, with one eye open, and fall asleep all the same.

= new friend | making friends | make friends | made a friend | makes friends
was: There had been a new friend. With a new friend you have to tell everything from the start, beginning with what you are called and how high you can jump.
will: There might be a new friend. A new friend looks at first just like anybody, with a coat on.
is: A new friend does not know yet that you hate mushrooms, or love them. {child} thought it was like having a clean page.
night: A new friend has an old bed somewhere, with a dip in it of the right size.
night: A new friend is one night older in the morning.

= new girl | new boy | new child in class | new kid | new girl in class | new boy in class
was: There had been somebody new in class. Somebody new has a peg with nothing on it yet, and shoes that everyone has looked at.
will: There would be someone new in class. A whole class would look up at once, and that is a lot of eyes for one door.
is: A new boy or a new girl is new only at school. At home, {child} had worked out, nobody thinks them new at all.
night: The new peg had a name over it in the dark, and so had all the old ones.
night: A new girl or a new boy sleeps like all the others, and is just as good at it.

= imaginary friend | pretend friend | invisible friend
was: There had been the imaginary friend. People step round an imaginary friend very politely, once they have been told where to step.
will: The imaginary friend would be coming as well, and needed no ticket, no coat and no seat, unless there was one by the window.
is: An imaginary friend hardly takes up any room, and always knows exactly what {child} means. It does want a plate now and then.
night: An imaginary friend sleeps on whichever side there is room.
night: Nobody had to move over for the imaginary friend, and somebody did all the same.

= auntie | aunty | aunt | uncle
was: There had been an uncle or an auntie about. An auntie or an uncle was little in the same house as somebody’s mother or father, and remembers who broke the lamp.
will: There would be an auntie or an uncle. They are sure to say how big everybody is, as if it had been done in the night.
is: An uncle is somebody’s brother and an auntie is somebody’s sister, and they go on with it when they are quite old. {child} had seen them laugh with their mouths full.
night: Uncles and aunties go to bed late, and nobody asks them if they have done their teeth.
night: An auntie and an uncle have been told, in their time, to stop giggling and go to sleep.

= grandparents | granny’s house | grandma’s house | nana’s house | nan’s house | grandad’s house | stay at granny’s | staying at granny’s | staying with granny | staying with grandma
was: There had been the grandparents’ house. It has a smell in the hall that is nowhere else, and it comes out a long way to meet you.
will: There would be the grandparents’ house. In that house there is a drawer that has everything in it, string and stamps and half a torch, and it only opens if you know how.
is: In the grandparents’ house somebody’s mother or father is somebody’s child, and is told at the door to wipe both feet.
night: At the grandparents’ house a clock was telling the hall what time it was.
night: Beds at the grandparents’ are tucked in so tight that you have to be posted, like a letter.

= bored | boredom | nothing to do
was: There had been boredom. When you are bored you lie on your back across a chair, and the ceiling turns out to have a crack like a duck.
is: Being bored makes an afternoon as long as a road. {child} had once got so far along it that there was a game at the end.
night: Nobody can be bored and asleep, for there is far too much on.
night: The day had run out of things to do, and was not bored but just tired.

= noise | noisy | too loud | loud noise | loud noises | so loud | loud bang
was: There had been noise. A loud noise comes in by both ears at once, and it does not knock.
will: There might be noise. Hands fit over ears exactly, as if somebody had thought of that when ears were made.
is: A noise is big for as long as it lasts, and then nobody can find where it was. {child} had looked round for one, and there was only the room.
night: All the noise in the house had got down to one tap and one clock.
night: When the noise is over you can hear the quiet, which was underneath it all the time.

= shouting | shouted | shout | yelling | yelled
was: Somebody had shouted. When two people shout at once, each of them hears only one of the two, and it is not the other one’s.
is: A shout goes in at every door in the house, even when it was only meant for one. {child} had noticed how long the doors go on listening afterwards.
night: A shout gets smaller as it goes, and by bedtime it is the size of a whisper.
night: At night the shouting is put away, and only the breath is left out.

= tears | weeping | sobbing
was: There had been tears. Tears run down on both sides of the nose and meet at the chin, and they taste of the sea.
is: A tear is warm when it sets out and cold when it gets there. {child} had noticed that the nose always joins in, although nobody asked it.
night: Tears dry by themselves, and leave nothing behind but a little salt.
night: After tears the breath goes up in small steps, like somebody on the stairs, and then it goes level.

= giggles | giggling | giggled | laughing fit | can’t stop laughing | couldn’t stop laughing | laughing
was: There had been giggles. When the giggles are nearly over, somebody looks at somebody, and then it is all to do again.
will: There might be giggles. Giggles get in by the nose, and you can hold it shut, but that is what they like best.
is: Giggles grow whenever anybody says “stop”. {child} had seen them go along a whole row of people and come back.
night: One last giggle was still about, under the blanket, looking for the way out.
night: Even giggles lie down in the end, with a hiccup or two.

= hug | hugs | cuddle | cuddles | cuddled | snuggle | snuggles
was: Somebody had had a hug. In a hug you cannot see the other person at all, only a jumper, very near.
will: There would be a hug. A hug has four arms in it, and one of the four never knows where to go.
is: A hug is the right size for whoever is in it, even a big one and a little one. {child} had never met one that pinched.
night: A hug stays on for a while after the arms have gone, like a warm coat.
night: The blanket did what it could, and it was not bad at all for a hug with no arms.

= holding hands | hold hands | held hands | hold my hand | held my hand | hold her hand | hold his hand | held her hand | held his hand
was: There had been holding hands. Two hands that are held get warm from the inside, and after a bit you cannot tell which fingers are yours.
will: There would be holding hands. One arm goes up and the other comes down, and they meet at about the pocket.
is: Holding hands takes two people, although each of them has two hands already. {child} had tried it alone, and it was only clapping, very slowly.
night: A hand that has been held is warm, and lies open on the blanket.
night: Hands go to sleep half shut, as if they were holding one.

= kiss goodnight | goodnight kiss | good night kiss | kiss | kisses | blow a kiss
was: There had been a kiss goodnight. It is put on the forehead, where you cannot see it, and nobody has ever found one on the pillow in the morning.
will: There would be a kiss goodnight. It comes down from above with a bit of hair, and it always lands.
is: A kiss goodnight makes a sound like the very smallest cork. {child} had tried one on an arm, to hear it.
night: A kiss goodnight weighs nothing at all, and you can tell exactly where it is.
night: There was one more kiss over, and it was put on the pillow, for later.

= goodbye at the gate | school gate | nursery gate | saying goodbye | say goodbye | said goodbye
was: Somebody had said goodbye. At a gate the one who says goodbye goes off backwards, so as not to stop looking, and bumps into a pram.
will: There would be a goodbye to say. Goodbye begins with the zip, and then the hood, and then the zip again, which was already done.
is: A goodbye is one word with two people holding on to it, and both of them have to let go at once. {child} knew how it goes, and also hello.
night: At the gate where people say goodbye there was nobody now, and the gate had nothing to do.
night: Goodnight is a goodbye too, but with everybody staying in the house.

= wave at the window | waving at the window | wave from the window | waved from the window | waving goodbye | wave goodbye | waved goodbye | waving
was: Somebody had been waving. Somebody who waves from a window gets smaller and smaller, and the arm is the last thing that you can see.
will: There would be waving. For a wave you need only one arm, but when the other person is nearly round the corner people use both.
is: A wave is how you call to someone with no noise. {child} had waved to a train once, and somebody in it had called back in the same way.
night: The curtains were shut over the window, and the waving was done for the day.
night: A wave is a hand saying goodnight.

= gerbil | gerbils | pet mouse | pet mice | pet rat | pet rats
was: There had been a gerbil, or somebody else of that size with whiskers. Give them a cardboard tube and they go in at one end, and have eaten the other by teatime.
will: {child} was going to see a gerbil, or somebody else of that size with whiskers. They sit up when you come, and wash both hands as if for dinner.
is: A gerbil digs a hole in one corner and puts it all in the other corner, and then does it back. {child} could not think who had asked for it.
night: Somewhere a gerbil was digging in the dark, and had nearly moved the whole floor.
night: Gerbils sleep in a heap, and the one underneath is the warmest.

= bearded dragon | gecko | lizard | lizards | pet lizard | iguana | chameleon
was: {child} had met a lizard. A lizard sits on its stone for so long that you think it has been made there, and then it blinks.
will: There would be a lizard. It might be a gecko, or a bearded dragon, which has no fire, and likes salad.
is: A lizard lies under its lamp with its eyes half shut, like somebody on a beach. {child} had looked for the towel.
night: When the lamp goes off a lizard shuts its eyes from the bottom upwards.
night: A lizard sleeps flat, with one arm out, just as it was when the light went.

= fish tank | aquarium at home | tropical fish
was: There had been a fish tank. In a fish tank somebody has built a castle, and the fish go in at the door and out at the window and never stay.
will: There would be a fish tank to look at. You put your nose near the glass, and a fish puts its nose near the glass, and neither says anything.
is: A fish tank makes a small noise of bubbles, and has no off. {child} had watched one bubble the whole way up.
night: The fish tank bubbled to itself in the dark, and nobody in it was swimming much.
night: In a fish tank it is never bedtime for the bubbles.

= midwife | midwives | health visitor
was: The midwife had been. A midwife has met more people on their very first day than anyone else in the world.
will: There would be a midwife. Midwives have a little trumpet or a little box for listening, and what they hear with it goes as fast as a galloping pony.
is: A midwife comes before the baby does, and knows what to say to it. {child} thought that it was probably “hello”.
night: A midwife sleeps with the phone by the pillow, for babies cannot tell the time.
night: Somewhere a midwife was saying hello to somebody who had never heard it before.

= high five | high fives | fist bump | secret handshake
was: There had been a high five. Two hands set off towards each other, and sometimes they meet, and sometimes each of them finds only air.
is: A high five is a clap that needs two people, and half of it belongs to each. {child} kept one half ready.
will: There might be a high five. If you look at the other person’s elbow it never misses, and nobody can say why.
night: Both halves of a high five lie flat at night, wherever they are.
night: A high five at bedtime is done very softly, and then it is only two hands.

= date night | parents going out | mum and dad are going out | mummy and daddy are going out | mum and dad’s night out
was: There had been a night out. Before a night out the bathroom is full for an hour, and the people who come out of it smell of flowers.
will: There would be a night out. Grown-up people walk about the hall in clean shoes, saying where everything is, and then they say it again.
is: On a night out grown-up people sit at a table and somebody else brings the plates and takes them away again. {child} wondered who dried.
night: After a night out people come up the stairs in their socks, with their good shoes in one hand.
night: A night out has a key at the end of it, turned very slowly in the door.

= friend moving away | moving away | moved away | friend is leaving | best friend is leaving
was: There had been talk of moving away. It is called moving, but the house stays exactly where it is, and only the people go.
will: Somebody was going to be moving away. All the things in a house go into boxes, and the box with the kettle goes in last.
is: Moving away is done with a van, and a van holds beds and bicycles and a piano, but not a street. {child} had looked along the street, and it was all there.
night: Somebody who has moved away has a window too, and the same moon comes round to it.
night: Moving away takes all the boxes, and leaves all the jokes in both places.

= quiet time | time to be quiet | sleeping lions | be quiet
was: There had been some quiet. When it is really quiet you can hear the fridge, and after that you can hear the fridge stop.
will: There would be quiet to keep. A quiet is easily held by one person, and with more of them it begins to leak at the edges.
is: Quiet cannot be made, only left. {child} had sat in some, and there turned out to be a clock in it.
night: The quiet came in and sat down, and did not say why it had come.
night: Everything had got quiet, and the quietest thing of all was the pillow.

= hiccups | hiccup | hiccuping
was: There had been hiccups. A hiccup comes in the middle of a word, and the word has to be begun again from the front.
is: Nobody can do a hiccup on purpose, and nobody can leave one out. {child} had once tried looking the other way.
night: The last hiccup never says that it is the last, and so everyone listens for a while.
night: A hiccup in bed makes the whole blanket jump once.

= tantrum | tantrums | meltdown | meltdowns
was: There had been a tantrum. A tantrum begins with one small thing, like the blue plate, and after a bit it is about everything there is.
is: A tantrum is very hard work for the legs. {child} knew that the floor just lies there all through one and lets itself be kicked.
night: A tantrum is tired out before anybody else, and sleeps the longest.
night: When a tantrum is over there is a breath, and then a smaller one, and then an ordinary one.

= godmother | godfather | godparents | godparent | fairy godmother
was: There had been talk of godmothers. A godmother has no wings and no wand, and comes by bus or by car, but she knows the date of your birthday.
will: There would be a godmother or a godfather. They held you once when you weighed as much as a cat, and they look at you now as if to say “well!”.
is: There are two sorts of godmother. {child} knew that one sort does pumpkins, and that the other sort sends cards.
night: A godfather or a godmother can say goodnight from a long way off, and it still gets here.
night: A fairy godmother has to be up until midnight, and the other sort of godmother may go to bed.

= another language | speaks two languages | two languages | bilingual | speaks polish | speaks french | speaks spanish | learning french | learning spanish | learning english | sign language
was: There had been another language. When somebody talks in another language the hands and the eyebrows say the same things as always.
will: There would be another language. You need only one word of it to begin with, and it is best to have the one for hello.
is: With two languages there are two words for spoon, and still only one spoon. {child} had said both of them to it.
night: Every language has its own word for goodnight, and all of them are said softly.
night: Snoring is the same in another language, and so is a yawn.

= family photo | photograph | photographs | photo album | old photos | taking photos | selfie
was: There had been a photograph. For a photograph everyone stands still and smiles, and that is just when somebody’s eyes have to shut.
will: There would be a photograph. People stand close together and say “cheese”, and there is never any cheese.
is: In old photographs big people are small, and have someone else’s haircut. {child} had looked a long time at one, to see who was in there.
night: In the dark the people in the photograph go on smiling, with nobody to see.
night: A photograph keeps one minute, and the clock has all the rest.

= first steps | learning to walk | started walking | started crawling | first word | said his first word | said her first word | learning to crawl
was: There had been first steps, or something of the kind. Before a first step there is a long standing still, with both arms out, as people stand on ice.
will: There might be first steps, or a first word. Everybody holds out both hands for it, or a telephone, and it thinks again.
is: After the first step comes the floor, and after that the second. {child} must have done it too once, though nobody can remember doing that.
night: First steps are short, and the sleep after them is long.
night: Whoever has a first word sleeps with it, as there are no others yet to choose from.

= cat flap | dog flap
was: There had been the cat flap. A cat goes through it in three parts, and the middle one always stops for a moment to think about the weather.
will: There would be a cat flap. It is a front door with no key and no letters, and it is just as high as a cat.
is: A cat flap swings a few times after the cat has gone, in and out, as if it were sorry to stop. {child} had looked through it at the garden, which was all grass.
night: The cat flap went clack, and one more of the family was in, or out.
night: A cat flap lets in the cat, and a little of the night round the edges.

= puppy training | puppy class | dog training | training the puppy | training the dog | teaching the dog | sit and stay
was: There had been puppy training. When you say “sit” to a puppy it looks at your hand, and if there is a biscuit in that, it has heard you.
will: There would be puppy training. A whole row of people say “stay”, and a whole row of puppies comes along with them to hear what it was.
is: In puppy training one of them learns to say “sit” and the other one learns to do it. The saying goes much faster.
night: “Lie down” is the one thing that every puppy learns by itself, at the end of the training.
night: The word “stay” is easy at night, and puppies in training do it for hours.

= wet dog | bath for the dog | dog bath | washing the dog | bathed the dog | wash the dog | muddy dog
was: There had been a wet dog. A wet dog waits until it is next to somebody, and then it shakes, beginning at the ears and going all the way down.
will: There would be a wet dog. A dog knows the word bath, and also knows how to be under the table when it is said.
is: A wet dog is only half as wide as a dry one. {child} could see that the rest had been hair.
night: A wet dog lies down on the rug, and in a while it is the rug that is wet.
night: A dog that smells of soap when it goes to sleep sees to that in the morning.

`
