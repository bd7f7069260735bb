/** As ./index.ts describes. */
export const familyThings = `
= dog | dogs | doggy | doggie
was: The day had said hello nose first, because there was a dog in it. Whatever a dog finds out that way it keeps to itself.
will: Before long there was going to be a dog, and it would want to smell {child}’s shoes before anything else, because shoes tell a dog where you have been.
is: A dog barks at one end and wags at the other. {child} always looked at both ends, to see if they agreed.
night: Before it lies down a dog turns round and round, to be sure that the floor is still there.
night: Far off a dog barked once, listened for an answer, and left it at that.

= puppy | puppies | pup
was: {child} had met a puppy. A puppy is given its feet in the size they are going to be, and trips over them until the rest has grown.
will: Somewhere a puppy was waiting, as well as a puppy can. Puppies do everything at a run, and then fall asleep in the middle of it, often on a shoe.
is: To a puppy every shoelace is alive and has to be caught. {child} had once watched a shoelace for some time, to make sure.
night: A puppy can fall asleep with one ear inside out and not notice until breakfast.
night: Somewhere a puppy was asleep, and its feet were still running.

= cat | cats | pussycat | kitty
was: Part of the day had belonged to a cat. A cat looks at you, and then at the wall beside you, as if it had been looking at the wall all along.
will: Nobody can fetch a cat. To see the one that was coming next you would have to sit down and look at something else, until it came to see what you were looking at.
is: A cat wants to be on the other side of the door. Open the door, and the cat sits down in the doorway to think it over.
night: Somewhere a cat was walking along a wall, and the wall did not hear it.
night: A cat will sleep on a chair or a step, but what it likes best is somebody’s clean shirt.

= kitten | kittens
was: After a day with a kitten you look twice at a bottle brush. That is how fat a kitten’s tail goes when it jumps sideways at nothing.
will: {child} was going to see a kitten, and a kitten weighs about as much as a wet sock, and is a good deal better at climbing curtains.
is: The purr in a kitten is much too big for it. {child} thought there must be a second kitten further in.
night: A kitten sleeps rolled up like a bun, with its nose under its tail.
night: Somewhere a kitten was purring in its sleep, like a very small motorbike on its way home.

= hamster | hamsters
was: The day had had a hamster in it, and a hamster packs its dinner into its cheeks, carries it off to bed, and comes back with quite a different face.
will: Soon there would be a hamster to look at, or at least a heap of fluff with a hamster in it. Hamsters sleep all day and do their shopping at night.
is: A hamster runs for miles in its wheel, and when it gets out it is still at home. {child} could see that this saved a lot of walking back.
night: A hamster gets up when everyone else goes to bed, so that someone is.
night: Somewhere a hamster’s wheel was going round and round, and the hamster was nearly there.

= guinea pig | guinea pigs
was: Somebody in that day could hear a bag rustle from three rooms away, and would whistle for whatever was in it. It was a guinea pig.
will: The next animal was to be a guinea pig, which is not a pig, and does not come from Guinea, but always comes for cucumber.
is: A guinea pig has no tail and not much neck, and {child} could tell which end was the front by the chewing.
night: Guinea pigs talk in the straw for a while after the light is out, and then they stop.
night: A guinea pig asleep is the shape of a loaf, and about as noisy.

= rabbit | rabbits | pet rabbit | bunny rabbit
was: A rabbit had been about that day. When a rabbit eats a dandelion it begins at the stalk, and the flower comes nearer and nearer and goes in last.
will: Rabbits can sit quite still, all but the nose. The rabbit that {child} was going to see had a nose that had never been still in its life.
is: With one ear pointed at the gate and the other at {child}, a rabbit can hear two things at once and say nothing about either.
night: A rabbit leaves one ear up when it sleeps, in case there is any news.
night: Somewhere a rabbit sat in the hay with all its feet put away underneath.

= goldfish | pet fish
was: If the goldfish had anything to say about the day, it opened its mouth, thought better of it, and shut it again, as goldfish do.
will: Before long a goldfish would swim up to the glass and look out, and see a person in a very big bowl.
is: Goldfish do not blink. {child} had once tried it too, and the goldfish had won without knowing that there was a game.
night: A goldfish goes to sleep with its eyes open, just where it happens to be.
night: In the dark water the goldfish hung quite still and let the weed do the moving.

= best friend | best friends | bestie
was: In a day with a best friend in it some jokes are only one word long, and nobody else can see where the joke is.
will: It was not long now until the best friend, and best friends never start at the beginning, because they were in the middle last time.
is: You can tell a best friend from right across a field, by the walk, while the face is still too small to see. {child} could, anyway.
night: Somewhere a best friend was under a blanket, with a head full of the same jokes.
night: Anything you tell a best friend tomorrow is as good as new.

= baby brother | new brother | new baby brother | newborn brother
was: The baby brother had been looked at from all sides. He had fists the size of walnuts, and he held on to the air with them.
will: The baby brother who was on his way knew nothing at all, not even which way up a spoon goes, and somebody would have to begin somewhere.
is: A baby brother is new to everything, even to his own feet. {child} had known about feet for years.
night: A baby brother’s sleep is so quiet that people come in just to look at it.
night: When a baby brother sleeps, he does it with his whole face.

= baby sister | new sister | new baby sister | newborn sister
was: Somebody had counted the baby sister’s fingernails. There were ten already, each one about as big as a crumb.
will: A baby sister was coming who had seen nothing yet, not a bus, not a banana, not even a Wednesday.
is: A baby sister looks at a lamp as if somebody had just invented it. {child} looked at the lamp too, and it did have something.
night: A baby sister yawns with everything she has, right down to the toes.
night: There was a baby sister in the world, and for the moment her eyes were shut.

= big brother
was: All that day the house had known which one was the big brother, since big brothers go up the stairs two at a time.
will: A big brother was going to come into it soon. That is somebody who gets to all the numbers first and cannot wait for anyone to catch up.
is: A big brother is only big from one side. From the other side, {child} had noticed, the very same brother was quite little.
night: A big brother has to be told to put the light out too, only later.
night: However big a big brother is, he sleeps lying down, and then he is no taller than the pillow.

= big sister
was: What a big sister has in her pockets is her own business. There had been one about the place that day, and the pockets were very interesting.
will: Nobody can be a big sister without somebody else. It is like a see-saw, with somebody at the other end, and soon there would be both ends.
is: A big sister was here first, and she knows which stair creaks and which drawer the string is in.
night: A big sister in bed is exactly as quiet as a small one.
night: Even a big sister has to lie down before she can fall asleep.

= cousin | cousins
was: Lately it had been all cousins. A cousin has the same granny as you, and knows different stories about her.
will: When the cousins met it would take them a minute to remember each other, and they would use it to look at each other’s shoes.
is: Cousins are family that somebody else takes home at the end. {child} had worked out how it went, by way of the grandmothers.
night: Somewhere a cousin was being told to lie down, and was saying “in a minute”.
night: A cousin’s bed is in another house, and has another bear in it.

= twins | twin | twin sister | twin brother
was: Twins had come into the day, and when you ask twins which of them is the older, they know it to the minute.
will: People say hello to twins twice, to be sure that nobody has been left out, and with twins on the way that was two hellos to get ready.
is: Twins have had company since before they had names. {child} knew that not even a best friend can say as much.
night: When one twin has fallen asleep, it is the other who finds out, by asking.
night: Twins need two pillows, and sooner or later both of them are used for sleeping.

= granny | grandma | nana | nan | nanna | grandmother | gran
was: It had been a day with a granny in it. A granny can look at a big person who has a beard and a car, and remember him in the bath.
will: Soon a granny would say that {child} had grown, as grannies do, and then stand back to see where.
is: A granny knows what all the big people were like when they were little, and only has to be asked.
night: A granny puts out the kitchen light, and then goes back to see if she has.
night: Every granny was tucked in by somebody once, and most of them remember how it is done.

= grandad | granddad | grandpa | grandfather | gramps
was: A grandad had come into the day, and when a grandad gets out of a chair he makes a noise first, so that the chair is ready.
will: Wherever the grandad was just now, he was very likely looking for his glasses. It is always best to begin with the top of the head.
is: A grandad has had every age there is, up to his own. So there must once have been a grandad of four, and {child} would have liked to meet that one.
night: A grandad says that he is only resting his eyes, and lets the newspaper come down like a tent.
night: A grandad asleep sounds like somebody moving furniture, very carefully, a long way off.

= great grandad | great granny | great grandma | great nan | great grandfather | great grandmother
was: The oldest size of family that most people ever get to see is a great-granny or a great-grandad, and that size had been in the day.
will: {child} was going to see somebody great. A great-grandad or a great-granny has hands with all the lines drawn in, like a map with every road.
is: The word great in great-granny and great-grandad means one more row of people back. {child} had counted the rows on one hand.
night: A great-grandad or a great-granny has said goodnight more times than anyone can count.
night: Even great-grandparents were once told a story in bed, and it was quite a short one.

= babysitter | baby sitter | sitter
was: A babysitter had been in the kitchen, and a babysitter opens three wrong cupboards before the one with the cups in it, and is polite to all of them.
will: One stair creaks, and the babysitter who was coming did not know yet which one it was, and would have to be told by the stair.
is: A babysitter does not sit on babies, and often hardly sits at all. {child} had looked into the word from both ends.
night: A babysitter sits very quietly in the evening, and listens to a house that is new.
night: A babysitter knows the word goodnight as well as anyone.

= new baby | newborn | the baby | meet the baby
was: A new baby was in the world, and a baby can hold on to one finger so hard that the person who owns the finger has to stay.
will: A new baby was on its way, and would come as they all do, with no teeth, no socks and no idea what day it was.
is: A baby looks at {child} for a long time without saying what it is looking for, and then sneezes.
night: A baby sleeps with its arms up, as if somebody had just said “Hands up who is tired!”
night: A baby has no idea that it is night, and sleeps as well as it can without knowing.

= baby bump | bump in mummy’s tummy | baby in mummy’s tummy | pregnant | baby in her tummy
was: The bump had been listening all day. A baby in a tummy can hear the spoons and the doorbell, and has no idea what a spoon is.
will: There was to be a baby, but for the present it was a bump. You can say hello to a bump, and it sometimes says hello with a foot.
is: A baby in a tummy lies upside down with its knees up, and does not find it odd. {child} had tried it on the carpet, and it was quite odd.
night: In the dark inside the bump a baby was awake or asleep, and it was the same colour either way.
night: A baby in a tummy has no pillow, and is rocked by every walk to the kitchen.

= little brother | younger brother
was: Whatever a little brother sees in someone else’s hand becomes, from that moment, the only one in the world. It had been a day with a little brother in it.
will: The little brother was going to ask what things were. Little brothers do, and when they have been told they ask it of the next thing.
is: A little brother stands exactly where someone else is going to put a foot. {child} knew of no other person who could do it so well.
night: A little brother falls asleep last of all, in the middle of saying that he is not tired.
night: Even a little brother comes to the end of his questions, and then there is only breathing.

= little sister | younger sister
was: A little sister had helped the day along. A little sister can carry one of everything, as long as somebody else carries the rest.
will: With a little sister coming along, there would be more shoes to be put on, and a good many more to be looked for.
is: A little sister says a thing again exactly as it was said, one second later. {child} had never had such a good echo.
night: A little sister takes up the whole of a bed, however big the bed is.
night: When a little sister is asleep, whatever she was holding comes slowly out of her hand.

= stepdad | step-dad | stepmum | step-mum | stepmom | step-mom | stepbrother | step-brother | stepsister | step-sister | half brother | half sister
was: The talk had been of step and half. Step, as in stepdad, is a word with a stair in it, and half is a word for apples, but people have them too.
will: Soon there would be a step or a half, as in stepdad or half-sister. You cannot see it on a person, and {child} meant to look all the same.
is: Half-brothers are whole all the way round, and a stepmum is no nearer the stairs than anyone else. {child} had looked into both words.
night: A half-sister or a stepbrother takes up one whole pillow.
night: Half-sisters and stepdads all say the whole of goodnight.

= childminder | child minder | our nanny | the nanny | new nanny | au pair
was: A childminder counts the children, the coats and the cups, and on that day too, by the end of it, they had to come out the same.
will: Soon somebody was going to mind the children, and a childminder or a nanny knows forty songs, and eleven of them are about ducks.
is: A nanny or a childminder is the only person who is at work and on the carpet at the same time. {child} could think of nobody else, unless it was a cat.
night: A childminder goes home as well, and takes off a shoe, and finds somebody’s brick in it.
night: The nanny or the childminder had put the day’s crayons to bed, lying down, in a row.

= neighbour | neighbours | neighbor | neighbors
was: Next door had had its part in the day. A neighbour’s house is your own house the other way round, with somebody else’s coats in it.
will: Before long it would be the neighbour’s turn. The way to a neighbour is very short, and still it has a door at each end.
is: A neighbour on the other side of the wall has a tap too, and {child} could sometimes hear it being turned on.
night: On the far side of the wall a neighbour was putting cups away, one after another.
night: A neighbour’s window was yellow for a while and then it was dark, like everybody’s.

= postman | mail carrier | postwoman | postie | mailman
was: The postman had been, who knows every letterbox in the street, and which of them bites fingers.
will: First the flap, and then a slap on the mat: that was going to be the postman, and by the time you had heard it he would be next door.
is: A postman walks to every single house and never stays for tea. {child} had thought about it, and it came to a great many front doors.
night: The postman had gone home, and when he got there his own letterbox had a letter in it.
night: The letters were in the dark in a big bag, and the postman did not need them till morning.

= builder | builders | plumber | plumbers | electrician | workman | workmen
was: Somebody had breathed in through the teeth. That is what a builder or a plumber does when looking at a wall, and after that there is tea.
will: A builder was going to come into the house, or a plumber, with a pencil behind one ear, and look for it everywhere else.
is: A builder or a plumber has a bag in which every single thing is heavy. {child} had seen it put down, and so had the floor.
night: The builder’s ladder and the plumber’s bag stood about in the dark with nothing to hold up.
night: A builder’s pencil comes out from behind the ear last thing at night, and then the day is done.

= window cleaner | window cleaners
was: First a ladder had looked in at the window, then the top of a head, and then a whole window cleaner, who had not come up by the stairs.
will: Soon somebody would be standing outside the glass, where only birds come by. It would be the window cleaner, and you can wave to a window cleaner.
is: When a window cleaner has finished there is nothing to see, and that is the work. {child} looked at the nothing, and the sky was behind it.
night: After the window cleaner there is more dark in the window than before, and one or two more stars.
night: The window cleaner’s ladder was lying down, which is how a ladder sleeps.

= sleepover | sleepovers | sleep over | sleeping over
was: After the sleepover one ceiling more was known by heart. At a sleepover the ceiling is somebody else’s, and the longer you look at it the more there is on it.
will: A sleepover was coming, and for that you need a toothbrush, pyjamas and one thing from home, and the one thing takes longest to choose.
is: A sleepover is named after the part that happens last. {child} had wondered what it would be called after the rest of it.
night: At a sleepover people whisper “are you asleep?” until somebody does not answer.
night: A sleepover ends like every night, with the eyes shut and the mouth a little open.

= playdate | playdates | play date | come to play | round to play
was: To find out who lives in a room you look at all the toys, even the ones under the bed, and that is how the playdate had begun.
will: The playdate was still to come, when somebody would stand on the mat in two socks and not know yet where anything was.
is: A playdate has a grown-up at each end of it, and in the middle there is nobody who knows what time it is.
night: After a playdate the toys lie about in places that they have never been before.
night: A playdate is over in two houses at once, and the socks come off in both of them.

= wedding | weddings | getting married | bridesmaid | flower girl | page boy | pageboy | ring bearer
was: {child} had been to a wedding, where everyone turns round at once to look at the door, and the door gets more looks than it has ever had.
will: Two people were going to be asked one question each, and everybody would come in good shoes to hear the answer. That is what a wedding is.
is: A wedding is a long walk in very clean shoes, and then two rings, and then cake. {child} had practised the walk down the hall.
night: Shoes for a wedding stand about in pairs at night, like any others.
night: A wedding goes on dancing after bedtime, but very far off, so that only the thump of it comes through.

= christening | baptism | naming day | naming ceremony
was: Everybody in good clothes had been looking at one very small person. At a christening the very small person looks at the buttons.
will: A baby was going to be told its name in front of everyone, and would not write it down. That is called a christening, or a naming.
is: On a naming day or at a christening the smallest one in the room has the longest dress. {child} thought the feet must be in there somewhere.
night: A name from a christening is quite new, and nobody has called it up the stairs yet.
night: The first thing that a baby does with a name, after the naming, is to fall asleep in it.

= visitors | visitor | guests | people coming to stay | coming to stay
was: When there are too many shoes by the door, and they all point the wrong way, the visitors have come. That was how the hall had looked.
will: For the visitors everything in the house was going to be put away, and then it would all be taken out again to show to them.
is: Visitors do not know which chair is whose, and sit down in them quite happily. {child} had seen it happen to all the chairs.
night: Visitors say goodbye once in the room, once in the hall and once at the gate.
night: When the visitors have gone, the chairs stand about as they were left, still turned to each other.

= surprise party | a surprise for | big surprise | surprise trip | surprise visit
was: The surprise had been over in one breath. A surprise is very large while you carry it about, with or without a party, and then somebody opens the door.
will: The hard part of a surprise, party or no party, is the face. It has to be kept quite ordinary until it is time, and it was not time yet.
is: You cannot give yourself a surprise. {child} had tried it with both eyes shut, and had guessed at once.
night: Once a surprise is out it can lie down, and so can everybody who was holding it in.
night: A surprise sleeps with one hand over its mouth.

= leaving party | goodbye party | farewell party
was: Goodbye had been said, and then came another crisp, and then goodbye again, because that is how a leaving party goes.
will: One party was still to come that would be all about the door. It was a leaving party.
is: A leaving party has balloons and cake and games like any other, and {child} saw that the balloons had not been told.
night: After a leaving party the chairs go back to where they were, and the balloons lie down in corners.
night: A leaving party goes out by the door a little at a time, until there are only crumbs.

= budgie | budgies | budgerigar
was: Somewhere in that day was a budgie. A budgie nods to the budgie in its mirror, and the other one always nods back at once, so that neither can stop.
will: With a budgie you have to be quick. It talks all day long and now and then puts a word in, and {child} was soon going to listen for one.
is: A budgie can turn its head right round and tidy its own back. {child} had tried, and had got as far as one shoulder.
night: Put a cloth over the cage, and a budgie takes your word for it that it is night.
night: Somewhere a budgie stood on one leg with its eyes shut, and did not fall off.

= parrot | parrots
was: {child} had met a parrot, and a parrot holds a nut in one foot, like a cup, and looks at you over the top of it while it eats.
will: Whether the parrot was going to say “hello” or do the noise of the door, nobody could know beforehand, not even the parrot.
is: A parrot says what it has heard and leaves out what it means. {child} had thought of several things that it would be safe to say near one.
night: A parrot says goodnight when it likes, even at dinner time, but it is always right in the end.
night: Somewhere a parrot had shut its beak for the night and put all its words under one wing.

= tortoise | tortoises
was: One leg, and then a wait, and then a leg again: that is how a tortoise goes, and one of them had gone through the day.
will: Nobody had to hurry to see the tortoise. Whenever {child} came, it would very likely still be there.
is: A tortoise is at home wherever it is, and only has to go in. {child} knew of nobody else who could do that, except a snail.
night: A tortoise goes to bed by pulling in its head, and that is all the stairs it has.
night: Somewhere a tortoise had got as far as the edge of the lettuce, and called it a day.

= chickens | chicken coop | hens | hen | cockerel | rooster
was: Chickens had been looking at {child}. A hen does it with one eye, and then turns round to see what the other one makes of you.
will: The next to be visited were the chickens. They run up to see what you have brought, and when it is only you they walk off again, muttering.
is: When a hen has laid an egg she tells everybody. {child} could understand that, for it must be a surprise each time.
night: Chickens go to bed by themselves when it gets dark, and nobody has to call them twice.
night: On a perch in the dark the hens moved up a little, and one of them said the last word.

= chick | chicks | egg hatching | eggs hatching | incubator
was: All the chicks of that day had knocked their own way out, and each had done it from the inside, where there is hardly room to nod.
will: Soon it would be chicks. First an egg has a dot on it, and then a crack, and then it says “cheep”, which no egg has ever done before.
is: A chick comes out wet and thin, and an hour later it is a yellow ball. {child} could not see where it had kept all that.
night: Under a warm lamp chicks stand closer and closer together, and then they fall asleep all at once.
night: A chick that was up all night getting out can sleep standing up.

= stick insect | stick insects
was: A good part of the day had gone into looking at sticks. That is the first half of looking at a stick insect.
will: Somewhere in some leaves sat a twig that was going to look back. It was a stick insect, and {child} would have to find out which.
is: A stick insect moves only when it thinks that there is a wind. {child} had stood quite still to be company for it.
night: A stick insect goes to bed by staying where it is.
night: Somewhere a stick insect took one step, very slowly, and nobody could be quite sure.

= pony | ponies | horse | horses
was: The softest thing in that day was a pony’s nose, and just behind it were all those teeth, going round and round.
will: A pony was going to blow out through its nose before long. Ponies do it to say that they have seen you, and it is warm, and a little wet.
is: A horse is very high at the top, and yet it will jump aside for a bag that blows across a road. {child} would have liked to explain about bags.
night: Horses can sleep standing up, and one of them stays awake to tell the others when it is morning.
night: In a field in the dark a pony pulled up some grass, and chewed, and pulled up some more.

= riding lesson | riding lessons | horse riding | pony ride | horse ride
was: {child} had been up where you can see over the hedge. In a riding lesson the pony does the walking, and can see only what is in the hedge.
will: The saddle was going to creak when {child} sat down on it for the riding lesson, and the pony would turn one ear back to see who it was.
is: Riding takes two, and both of them have an idea where to go. One of them is the pony.
night: After a riding lesson a pony lies down in the field and rolls on its back like a dog.
night: Riding goes up and down, up and down, and so does breathing, when you lie still.

= donkey | donkeys | donkey ride
was: It had been a day with a donkey in it. A donkey’s voice goes in and out like a gate, and it is always much louder than anyone had thought.
will: {child} was going to see a donkey. A donkey likes to stand and think before it goes, and very often it likes to stand and think instead.
is: On a donkey the ears come first and the donkey comes a little after. {child} had seen it arrive in that order.
night: A donkey folds its legs up one by one, and it keeps its ears till last.
night: Far off in a field a donkey thought of saying something, and then it did not.

= vet | vets | the vet’s
was: At the vet everybody had had a box on their knees, and every box had looked out through its little door.
will: The vet was going to talk to the animal first and only then to the people, and the animal would listen with its ears flat.
is: A vet has to know a rabbit’s teeth and a snake’s tummy and which end of a tortoise is which. {child} knew some of that already.
night: A vet comes home smelling of other people’s cats, and her own cat wants to know all about it.
night: The vet’s waiting room was dark now, and only the chairs were waiting.

= dog lead | dog’s lead | dog leash | leash | collar | dog collar
was: There had been a dog lead in the day. At one end of a lead somebody wants to go on, and at the other somebody wants to smell a post.
will: The dog lead was going to be taken off its hook before long, and a dog can hear that through two doors and a sleep.
is: A dog’s collar has a name and a number on it, so that anyone can read who it is. {child} saw the use of that.
night: The lead hung on its hook with nobody on either end.
night: A collar jingled once somewhere in the dark, as a dog lay down.

= walk the dog | walked the dog | walking the dog | dog walk | dog walking
was: The street was the same as always, but it had had a walk with a dog in it, and a dog reads every bit of a street, from the bottom.
will: There was one word that nobody was to say yet. Say walk in front of a dog, even very quietly, and you have promised.
is: On a walk a dog goes there and back and there again, and gets twice as much walk out of the same street.
night: A dog that has had its walk dreams it again with its paws.
night: The dog lay by the door, next to the lead, and was ready for the next walk.

= dog basket | dog bed | kennel | kennels | cat basket
was: The dog basket had a chewed edge and a smell in the middle, and at the end of that day the dog would not have changed either of them.
will: A dog basket was going to be needed, or a kennel. A kennel has one door, which is never shut, and as many rooms as there are dogs.
is: A dog’s basket is always a little too small, and the dog puts in what will fit and hangs the rest over the edge. {child} had counted the legs.
night: A dog’s basket creaks while it is being lain in, and then it stops.
night: In a basket or a kennel there is always room for a nose.

= dog hair | cat hair | fur everywhere | moulting | shedding
was: By evening there was dog hair about, or cat hair. A dog or a cat leaves its hair on everybody it likes, and most of all on anyone in black.
will: Soon there was going to be some dog hair to carry. Where a dog lives you always take a little of the dog away with you, on the knees.
is: A dog or a cat loses hair all day long, enough to knit another one, and still it never has any less. {child} had pulled two hairs off one sleeve.
night: However well everything is brushed, one cat hair or dog hair always comes up to bed.
night: The hair that a dog leaves on a cushion is in the shape of the dog.

= cat on the roof | cat up a tree | cat in a tree | cat stuck | cat on roof
was: From up there the cat had looked down at everybody as if they were the ones who were stuck. Cats do, on a roof or in a tree.
is: A cat on a roof has its claws on for going up, and down is the same road with the claws the wrong way round. {child} saw the difficulty.
night: Even the highest cat has a bowl on the floor, and remembers it when it gets dark.
night: A cat comes down in the end, and nobody is ever looking when it does.

= escaped hamster | hamster escaped | hamster got out | got out of its cage | got out of her cage | got out of his cage | escaped from its cage | escaped from his cage | escaped from her cage
was: Everybody had lain down to look at the underneath of things. That is how you look for a hamster, or for anyone else of that size who has escaped.
will: The looking was not over. It is surprising how many dark places there are in a house for a hamster, or for anyone small who has escaped.
is: Anyone who has escaped out of a cage has the whole kitchen for a cage, only with better crumbs. {child} knew which corner of it was best.
night: A hamster that has escaped gets hungry in the dark, and knows where the seeds are kept.
night: A cage door is left open at night, for anyone who has escaped and would like to come home.

= night shift | night shifts | working nights | works nights
was: Lately it had been the night shift. Anyone on the night shift has breakfast at bedtime and says goodnight to people who are eating toast.
will: When the lamps came on, somebody was going to go out with a lunchbox to the night shift, and have lunch when it was as dark as can be.
is: The night shift keeps the lights on in the hospital and the bread hot in the bakery. {child} had seen only one end of it, and it was yawning.
night: On the night shift somebody was awake on purpose, and looked at the clock, and so the night got done.
night: Across the dark the windows of the night shift were lit up in a row.

= work trip | business trip | away for work | away with work | working away | work conference
was: Somebody’s best shirts had gone on a work trip. On a trip like that they hang in a room with very small soap.
will: Everything for the work trip was going to be in a case by the door, and still someone would run back in for one thing more.
is: On a work trip you sit in a room and talk, and have to go a very long way to do it. {child} thought that there were rooms nearer.
night: On a work trip a watch and a key have to sleep on a strange little table.
night: A work trip has a going and a coming, and they use the same case for both.

= hotel call | video call from the hotel | facetime from the hotel | calling from the hotel | goodnight call | rang from the hotel
was: First there had been a ceiling, then one ear, and then the whole face, and that said hello. It was a call from far away, from a hotel or some such place.
will: Both ends of the call were going to say “can you see me?” and both were going to nod, and only then could anyone begin.
is: In a call from a hotel the face is as big as a slice of bread, and it says goodnight with the right voice. {child} had looked at the lamp behind it.
night: At the end of a call everyone waves, and then looks for the button, and so everyone waves some more.
night: After a goodnight call there are two goodnights, one at each end, and they match.

= deployed | deployment | away with the army | away with the navy | away with the raf | in the army | in the navy
was: A long word had been about. Deployed means that somebody’s boots are a long way from the mat they belong on.
will: Somebody was going to be deployed, and whatever goes into a bag for that is rolled up like a sausage, even the trousers.
is: When somebody is deployed, the calendar at home gets a great many crosses. {child} knew how to make one, with one line and then another.
night: Wherever anybody is deployed there is an up and a down, and the moon is in the up.
night: A deployment is made of squares on a calendar, and every night fills one in.

= two houses | weekend at dad’s | at daddy’s house | daddy’s house | dad’s house | weekend with dad | dad’s flat | mum’s house | mummy’s house | mum’s flat | two homes
was: With two houses in a week, one thing is always in the wrong house, and on that day too it was very likely a sock.
will: The bag for the other house was going to be packed again. Between two houses a bag knows the way, and leans against the door before anyone is ready.
is: Somebody with two houses knows two doorbells, two bath taps, and two places where the biscuits are kept. {child} knew which was which in the dark.
night: A child with two houses has two beds, and the other one was keeping its blanket straight.
night: The moon goes over both houses, first the one and then the other.

= quarrel | quarrels | argument | falling out | fallen out | squabble | big row | arguing | quarrelling | bickering
was: Two stories had come out of the same quarrel, and both of them began with what somebody else did.
is: It takes two to make a quarrel, and both of them think that it takes one. {child} had thought about this, first with one arm folded and then with both.
night: A quarrel has to stand up to be a quarrel. Lying down it gets slower, and loses its place.
night: A quarrel makes no noise at all once the people in it are asleep.

= friends again | made it up | made up with | made up again | make it up with | make up with
was: The day had been about being friends again. Nobody ever knows how to begin that, and so it often begins with a biscuit.
will: Being friends again was still to come. It starts on two sides of a room, a long way off, and comes nearer by way of the toys.
is: When two people are friends again they are very polite for a minute, and each wants the other one to have the red cup, and it goes to and fro across the table.
night: Being friends again feels at first like a new shoe and by bedtime like an old one.
night: Two people who are friends again take up less room than two who are cross.

= sharing | shared
was: Whatever the sharing had been about, it had been looked at so hard by two people at once that it must have felt quite important.
will: A song is easy to share, and so is a puddle, but a scooter takes more talking. Some sharing, of one kind or another, was on its way.
is: If you share a biscuit there are two pieces, and one of them is always a crumb bigger. {child} could see the crumb from across the room.
night: Sleep does not need sharing, for everybody gets a whole one.
night: The dark is easy to share. However many people are in it, there is no less.

= taking turns | take turns | turn taking | my turn | her turn | his turn | whose turn
was: Somebody else’s turn had lasted all afternoon. With taking turns it always does, and your own is over before you have found the handle.
will: Before long it would come to taking turns. Every turn has a wait in front of it, and the wait is always the longer of the two.
is: Nobody can keep a turn. {child} had looked into it, and as soon as you have one it begins to be somebody else’s.
night: It was the night’s turn now, and it took its time.
night: The sun and the moon take turns, and neither of them says that it was not long enough.

= queue | queues | queued | queuing | queueing | waiting in line | stand in line | lining up
was: Everybody in the queue had got to know one back very well, with all its buttons or its hood, and never found out who it was.
will: {child} was going to be the end of a queue. Without doing anything at all, the end of a queue turns into the middle.
is: A queue walks like a caterpillar. The front takes a step, and after a while {child} would get the step too, and pass it on.
night: For sleep there is no queue. Everybody is first.
night: A queue goes home in the evening, one by one, and then only the floor knows where it was.

= please and thank you | manners | magic word | saying please | say please | saying thank you | say thank you
was: All through the day please had gone in front of things to open them, and thank you had come after and shut the door.
will: Please and thank you would have to come along too. They are small, and they are easily lost when the plate comes in.
is: Please is said by the one who has not got it yet, and thank you by the one who has. {child} could tell with both eyes shut which way the biscuits were going.
night: The last thank you of the day is said with the mouth half in the pillow, and it counts.
night: Please was put away for the night next to thank you, so that both could be found again.

= fib | fibs | fibbing | fibbed | telling lies | told a lie
was: The fib had been quite small when it came out. Then it had to be remembered, and that is where a fib gets its weight.
is: A fib needs another fib to stand next to it, and that one needs one more. {child} saw that it would soon be a queue.
night: A fib sleeps with its shoes on, in case it should be asked something.
night: A fib gets tired sooner than other things, having so much to hold up.

= broken vase | broken cup | smashed plate | broke a plate | broken plate | broken glass | broke the vase | broke a cup | broke a glass | broken toy | snapped in half
was: There was more of something than before, because it had been broken. A broken vase or cup is a great many pieces, and still everybody says that it is gone.
is: When a thing gets broken there is a bang, and then a very long quiet, in which everyone looks at the same place. {child} knew that quiet.
night: The pieces of the broken thing lay close together, as they had when they were one.
night: What is broken does not get any more so overnight.

= spilled milk | spilt milk | spilled | spilt | spilling | spill
was: Something had got out of its cup. Whatever is spilled, milk or juice, knows the whole table at once, goes round each plate and finds the edge.
is: Milk in a cup is only a little milk, but when it is spilled it is a lake, with a spoon for an island.
night: Whatever gets spilled is wiped up, all but one drop under the table leg, which nobody knows about.
night: A thing can only be spilled while it is standing up, and now everything was lying down.

= tidying up | tidy up | tidying | tidy her room | tidy his room | tidy the room | tidied | messy room | clean up time
was: The tidying up had had a middle. In the middle you find the thing that you were looking for last week, and then the tidying has to stop.
will: Each toy looks so interesting on its way to the box, and that was going to be the trouble with the tidying up.
is: Tidying up means that things go where they live. Most of them, if {child} was any judge, would rather live on the carpet.
night: When tidying up is over, the floor comes out, and it is the same floor as last time.
night: In a tidy box the toys lie in a heap, and the ones at the bottom do the holding.

= toys on the floor | toys everywhere | stepped on lego | trod on lego | toys all over
was: Toys had been lying on the floor, and a toy on the floor is quite easy to find, if you come in the dark with no shoes on.
is: Toys get up on the table by being carried, and down on the floor by themselves. {child} had never once seen one go the other way.
night: The toys lay on the floor just as they had been dropped, and none of them asked for a blanket.
night: A toy on the floor at night looks like a different animal, until you see that it is the digger.

= chores | chore | jobs around the house | washing up | laying the table | setting the table | emptying the dishwasher | helping with the dishes
was: Some chores had been got through that day. They can be quite finished at night, and in the morning breakfast makes them all over again.
will: The next thing was to be chores. When a table is to be laid the forks go on one side and the knives on the other, and the spoons think they are special.
is: The washing up is the only bath that nobody has to be called for twice, since a plate cannot run. {child} had thought about chores from the plate’s side.
night: The plates stood in the dark with their chores behind them and breakfast in front.
night: When all the chores are done a kitchen ticks a little, and drips once.

= pocket money | allowance
was: One of the pockets had had money in it. It is called pocket money because it goes in there, and then you have to walk with one hand on it.
will: The pocket money had not come yet, and already it had been spent a good many times, on different things.
is: Pocket money makes a noise when you jump. {child} had tried it with a tissue in the pocket instead, and it was not the same.
night: Pocket money comes to just as much in the dark as in the light.
night: In a pocket the money lies in the dark with a button and a bit of fluff, who were there first.

= piggy bank | piggybank | money box | moneybox
was: There had been some rattling that day, from the piggy bank. It eats through its back, and it rattles most when there is hardly anything in it.
will: The piggy bank was going to come down from its shelf. It tells you by its weight how things are, and still everybody looks in at the slot.
is: A piggy bank looks just as pleased with a small coin as with a big one. {child} had looked it in the face to make sure.
night: The piggy bank stood in the dark with its slot open, in case.
night: Inside a piggy bank it is always night, and the coins lie about as they fell.

= playing shops | play shop | playing shop | toy till | toy shop till | cash register
was: Somewhere in the house had been a shop. When people are playing shops you can buy your own shoes there, and sometimes they are too dear.
will: Before playing shops can begin, everything in the house has to have a price, and somebody was soon going to have to say what a cushion costs.
is: When people are playing shops both of them want to be the one with the till, and {child} knew why. The till goes ping.
night: When nobody is playing shops the till keeps its drawer shut and its ping inside.
night: When playing shops is over, everything that cost so much is only a cushion again.

= lost teddy | lost cuddly | lost bunny | lost her teddy | lost his teddy | left teddy | teddy on the bus | left on the bus | lost toy | can’t find teddy
was: Everybody had said where they saw the teddy last, and when a teddy is lost, or any other person made of fluff, it is always somewhere else.
is: {child} had worked out that a lost teddy is not lost to itself. It knows quite well where it is, and has a good look round.
night: In the dark a lost teddy looks just like any other teddy, and is as soft.
night: There are teddies in lost property boxes everywhere, and at night they lean on the umbrellas.

= found something | found a coin | found a penny | found a pound | found a key | found treasure | finders keepers | found on the floor | found on the way home
was: Something had been found, and a thing that is found looks straight up at you, as if it had been about to speak.
is: Anything that is found has to be looked at twice, once for what it is and once for whose. {child} liked the first look best.
night: Whatever has been found can stop waiting, and lie on a shelf.
night: Something found sleeps in a new place, and has a different ceiling to look at.

= parcel | parcels | package | delivery
was: A box had come, and in the box was paper, and in the paper, right down in the corner, was what the parcel was about.
will: A parcel was on its way. A parcel is always bigger than the thing inside it, and it gets shaken all the same.
is: Parcels come with a lot of tape and somebody’s whole name, even the middle of it. A parcel, {child} thought, must be very polite.
night: Somewhere in the dark stood a van full of parcels, and not one of them knew what was in it.
night: A parcel’s box has to sleep somewhere too, and usually it is in the hall.

= letter in the post | letter from | wrote a letter | write a letter | writing a letter | sent a letter | got a letter | pen pal | penpal
was: The words in the letter had travelled face to face, because a letter is folded, and all the way they had been reading each other.
will: The letter was going to be licked and shut and let go of in a slot, and then you would hear how far down it fell.
is: A letter says “dear” to everybody, even to people it has never met. {child} had thought of one or two that would be surprised.
night: Somewhere a letter was going through the dark in a bag, with nothing to do but keep its corners sharp.
night: A letter ends with love from somebody, and then there is only white paper.

= postcard | postcards | post card
was: A postcard had been in the day, with the sea on one side and the weather on the other, and the postman may read both.
will: Three sentences were all that the postcard was going to have room for, and the third one would have to go up the side.
is: Postcards come home later than the people who sent them. {child} thought they must have stopped to look at things.
night: On the front of a postcard it is always day, even on the shelf in the dark.
night: Somewhere a postcard was on its way, with all its news on the outside, and the postman was asleep.

= birthday card | birthday cards
was: The birthday card had learned to stand. It stands up by being bent, and falls down when anybody shuts the door.
will: Before it was shut the birthday card was going to go round the whole house, to have the names put in, and some of the names would be very big.
is: Inside a birthday card somebody has printed all the words already, and left a gap for a name. {child} could fill a gap like that from edge to edge.
night: A birthday card stands with its knees apart, so as not to fall over in its sleep.
night: A birthday card keeps its wishes inside at night and its picture on the outside.

= thank you card | thank you cards | thank you letter | thank you letters | thank you note | thank you notes
was: Dear had been easy, and so had love from. It is only the middle of a thank-you card that is so far across.
will: A thank-you card had still to be written. The name at the bottom is always the best part, and it is often done first.
is: A thank-you card goes off to the very house that the present came from. {child} saw that this kept the postman busy both ways.
night: A thank-you card dries flat on its back, with its letters leaning on each other.
night: A thank-you card falls on its face on the mat, and has to wait to be turned over.

= invitation | invitations | party invite
was: The line that had been looked at most in the invitation was not where, and it was not when. It was the one with the name.
will: Everyone who wanted the milk was going to have to read the invitation, because an invitation lives on the fridge, under a magnet.
is: An invitation is a small piece of paper with a whole afternoon folded up in it. {child} had looked on the back too, in case of more.
night: The invitation hung on the fridge in the dark, and the fridge hummed to it.
night: One sleep fewer, said the date on the invitation, although nobody had moved it.

= phone call | telephone call | on the phone | rang granny | facetime | video call | zoom call | facetimed
was: Somebody had nodded into a phone. In a phone call you can nod as hard as you like, and they will still ask if you are there.
will: The phone was going to ring and not say who was in it. With a phone call you only find that out by saying hello.
is: In a phone call the voice is right inside your ear and the person is miles off with the washing. {child} had looked into the little holes.
night: The phone lay on its face, and all the voices had gone home to the people they came from.
night: A phone call ends with bye, and bye-bye, and bye, and then it is very quiet in the ear.

= own name | writing her name | writing his name | write her name | write his name | wrote her name | wrote his name | write her own name | write his own name | write their name
was: A name had gone on to paper. Your own name gets bigger or smaller as it goes along, and the last letter often has to stand on its head in the corner.
will: The word that gets called up the stairs was going to be written down. On paper your own name makes no noise at all.
is: A name can be said by anyone, but to write your own you have to be there. {child} had looked at it for so long that it began to look back.
night: When the light goes out the name on the paper is still there, though nobody can read it.
night: {child} was a good name to have in the dark, for it could be heard from every room.

= nickname | nicknames | pet name
was: The nickname had been in use again. Nobody knows exactly when a nickname begins, and by the time it is noticed it has been worn in.
is: A nickname is a name for going about the house in, like slippers. {child} had tried how it would look with a coat on.
night: A name is for the school peg, and a nickname is for the pillow.
night: Somebody says a nickname more softly than a name, and it goes in just as far.

= birthday number | turning three | turning seven | turning eight | turning nine | turning ten | turns three | turns four | turns five | turns six | turns seven | turns eight | turned four | turned five | turned six | turned seven | turned eight | new age | half birthday
was: You go to bed with the old number on, and in the morning somebody has changed it. That is how the birthday number had come.
will: The old number had been used every day for nearly a year and was quite worn with saying, but soon a new birthday number would come out of its wrapping.
is: A birthday number can be held up on the fingers, and then nobody need say anything. {child} had got the right ones ready.
night: Nobody can feel a birthday number change in the night, though people have lain quite still to try.
night: There was one number for the whole of {child}, even for the toes.

= height chart | growth chart | growth spurt | growing pains | getting taller | grown taller | growing so fast
was: On the wall was a line that somebody had walked out from under. For a height chart it is drawn on top of your head, while you stand as straight as a door.
will: Heels to the wall, eyes to the front, and no growing until the pencil had been found: before long it would be time for the height chart.
is: Nobody can feel growing while it goes on, though {child} had once stood still for it, right up against the height chart.
night: Most growing is done lying down, and the height chart has to wait until you get up.
night: A pencil line on a height chart stays where it was, and the person goes on.

= whistling | whistle with | learn to whistle | learning to whistle | can whistle | whistled
was: What had come out first was wind, and then some more wind. For whistling you make your mouth into a very small window and blow.
will: Nobody can see how whistling is done, because it is done on the inside of the mouth, and some of it was soon going to be tried.
is: Whistling is the only music that you cannot do while smiling. {child} had found that out, and that made it hard not to smile.
night: Outside somebody went by whistling, and the tune went round the corner and took him along.
night: You cannot do any whistling in your sleep, but you can leave your mouth ready.

= snapping fingers | snap her fingers | snap his fingers | click her fingers | click his fingers | clicking fingers | clicking her fingers | clicking his fingers
was: Two fingers had met, or else there had been a snap. In snapping fingers one of them leans on the thumb and slides off, and then you know which.
is: It is quite hard to find where the snap in fingers is kept. {child} had tried every one of them, and the little one did not even know what was meant.
night: The fingers were all in bed, side by side, and did not snap at anybody.
night: A finger that can snap in the day is as quiet as the others at night.

= winking | wink | winked
was: One eye had been shut, and the other one had wanted to come too, and so had half the mouth. That is how winking begins.
is: A wink is a word said with one eye. {child} had practised it in a spoon, where the wink was upside down.
night: With both eyes shut it is no longer winking but sleep.
night: First one eye went, and that was a wink, and then the other.

= telling the time | tell the time | learning the time | new watch | first watch | wristwatch
was: The long hand had been on about something else all day. In telling the time the short hand says the number, and the long one is what people are late by.
will: Telling the time was to come next. You look at the short hand first, and then at the long one, and by then it is a little later.
is: You can tell the time by a clock or by your tummy, and {child} had often found that the tummy was fast.
night: A watch goes on telling the time all night, to nobody, under its breath.
night: The time was bedtime, and any hand of the clock could tell it.

= clock | clocks | alarm clock | cuckoo clock | sleep trainer clock
was: All that day the clock had been talking, and when the room went quiet you could hear that it had never stopped.
will: Soon {child} was going to look at a clock, which has two hands and a face, and does everything it does without a single finger.
is: A clock goes round all day and gets back to where it was, and then it is a different day. {child} had never caught it doing that.
night: The clock said tick to the dark, and the dark let it.
night: A clock cannot lie down, for then nobody could tell which way up it was.

= left and right | left hand | left-handed | right hand | wrong feet | wrong foot | wrong way round shoes
was: Left and right had stayed where they were until somebody turned round, and then each of them had gone over to the other side.
will: Of all the shoes in the world half are left and half are right. Two of them were going to look up at {child} before long and not say which.
is: A ball has no left and right, and neither has a bun. {child} had turned one all the way round to be certain.
night: In bed left is by the wall and right is by the room, until you turn over.
night: The left foot and the right foot were in bed together, and had stopped asking which was which.

= riddle | riddles
was: A question had been about with its coat on inside out. It was a riddle, and once you have the answer you cannot get it back out of your head.
will: Somebody was going to ask a riddle, and whoever asks one knows the answer already, and can hardly keep their feet still.
is: What has hands and no gloves? That is a riddle, and {child} could hear it ticking.
night: A riddle can be left under the pillow, and in the morning there may be an answer.
night: A riddle needs an answer, but it does not need one tonight.

= why question | why questions | asking why | asks why | always why | but why | why why
was: Behind the first why had stood another. When the last why of all has been asked, somebody says “because”, and puts the kettle on.
is: Why is the shortest question there is, and it has the longest answers. {child} had once had one that was still going on at the traffic lights.
night: Even a why comes to an end at night, and where it ends there is a yawn.
night: There was one why left, and it could be asked at breakfast.

= lost the game | losing a game | lost a game | losing | sore loser | bad loser
was: The game was over. When a game is over it has one who won and one who lost, and the counters go back in the box all together.
is: Losing takes just as long as winning, and has the same number of goes. {child} had noticed that it only gets its name at the very end.
night: The counters lay in their box with the lid on, and knew nothing about losing.
night: A game that somebody lost and a game that somebody won look the same from the outside of the box.

= winning | winner | came first | first place
was: There had been winning about, and the one who has won jumps up and down, because there is nowhere else to go but up and down.
will: The game had not begun yet, and before a game begins everybody has exactly as much of the winning as everyone else.
is: Winning is over the moment that you have it, and then somebody asks if anyone wants a sandwich. {child} would have said that a sandwich lasts longer.
night: Nobody can be winning at sleep, for it takes no notice of who comes first.
night: Lying down, the winner and everyone else are the same height.

= cheating | cheat | cheated | cheats
was: The talk had been of cheating. When a dice falls off the table everyone has seen it quite clearly, and everyone has seen another number.
is: A game with cheating in it goes very fast, and then it goes nowhere, because nobody will give it the next turn. {child} had seen one stop like that.
night: The dice lay in the box with one side up, and there was no cheating any more about which.
night: Some people try cheating at sleep, with one eye open, and fall asleep all the same.

= new friend | making friends | make friends | made a friend | makes friends
was: Because of the new friend everything had had to be told from the start, beginning with what you are called and how high you can jump.
will: Somewhere about was a person with a coat on who might be a new friend. At first a new friend looks just like anybody.
is: A new friend does not know yet that you hate mushrooms, or love them. {child} thought it was like having a clean page.
night: A new friend has an old bed somewhere, with a dip in it of the right size.
night: A new friend is one night older in the morning.

= new girl | new boy | new child in class | new kid | new girl in class | new boy in class
was: Everyone had looked at the same shoes. They belonged to somebody new, a new girl or a new boy, and so did a peg with nothing on it yet.
will: A whole class was going to look up at once, and that is a lot of eyes for one door. A new girl was coming, or a new boy.
is: A new boy or a new girl is new only at school. At home, {child} had worked out, nobody thinks them new at all.
night: The new peg had a name over it in the dark, and so had all the old ones.
night: A new girl or a new boy sleeps like all the others, and is just as good at it.

= imaginary friend | pretend friend | invisible friend
was: People had been stepping round the imaginary friend very politely, once they had been told where to step.
will: The imaginary friend was going to come as well, and needed no ticket, no coat and no seat, unless there was one by the window.
is: An imaginary friend hardly takes up any room, and always knows exactly what {child} means. It does want a plate now and then.
night: An imaginary friend sleeps on whichever side there is room.
night: Nobody had to move over for the imaginary friend, and somebody did all the same.

= auntie | aunty | aunt | uncle
was: Somebody had come into the day who remembers who broke the lamp. An auntie or an uncle was little in the same house as somebody’s mother or father.
will: An auntie or an uncle was soon going to say how big everybody was, as if it had been done in the night.
is: An uncle is somebody’s brother and an auntie is somebody’s sister, and they go on with it when they are quite old. {child} had seen them laugh with their mouths full.
night: Uncles and aunties go to bed late, and nobody asks them if they have done their teeth.
night: An auntie and an uncle have been told, in their time, to stop giggling and go to sleep.

= grandparents | granny’s house | grandma’s house | nana’s house | nan’s house | grandad’s house | stay at granny’s | staying at granny’s | staying with granny | staying with grandma
was: The smell in the hall had come out a long way to meet everyone. It lives in the grandparents’ house and nowhere else.
will: In the grandparents’ house a drawer was waiting with everything in it, string and stamps and half a torch, and it only opened for those who knew how.
is: In the grandparents’ house somebody’s mother or father is somebody’s child, and is told at the door to wipe both feet.
night: At the grandparents’ house a clock was telling the hall what time it was.
night: Beds at the grandparents’ are tucked in so tight that you have to be posted, like a letter.

= bored | boredom | nothing to do
was: The ceiling had turned out to have a crack like a duck. People who are bored find that out, lying on their backs across a chair.
is: Being bored makes an afternoon as long as a road. {child} had once got so far along it that there was a game at the end.
night: Nobody can be bored and asleep, for there is far too much on.
night: The day had run out of things to do, and was not bored but just tired.

= noise | noisy | too loud | loud noise | loud noises | so loud | loud bang
was: A noise had come in without knocking, and by both ears at once, as a loud noise does.
will: Hands fit over ears exactly, as if somebody had thought of noise when ears were made, and before long there might be some.
is: A noise is big for as long as it lasts, and then nobody can find where it was. {child} had looked round for one, and there was only the room.
night: All the noise in the house had got down to one tap and one clock.
night: When the noise is over you can hear the quiet, which was underneath it all the time.

= shouting | shouted | shout | yelling | yelled
was: Some shouting had got into the day. When two people shout at once, each of them hears only one voice, and it is not the other person’s.
is: A shout goes in at every door in the house, even when it was only meant for one. {child} had noticed how long the doors go on listening afterwards.
night: A shout gets smaller as it goes, and by bedtime it is the size of a whisper.
night: At night the shouting is put away, and only the breath is left out.

= tears | weeping | sobbing
was: Tears had run down both sides of a nose and met at the chin, and on the way you can find out that tears taste of the sea.
is: A tear is warm when it sets out and cold when it gets there. {child} had noticed that the nose always joins in, although nobody asked it.
night: Tears dry by themselves, and leave nothing behind but a little salt.
night: After tears the breath goes up in small steps, like somebody on the stairs, and then it goes level.

= giggles | giggling | giggled | laughing fit | can’t stop laughing | couldn’t stop laughing | laughing
was: The giggles had been nearly over, and then somebody had looked at somebody, and it was all to do again.
will: Giggles get in by the nose. You can hold it shut, and the next time they came that would be just what they liked best.
is: Giggles grow whenever anybody says “stop”. {child} had seen them go along a whole row of people and come back.
night: One last giggle was still about, under the blanket, looking for the way out.
night: Even giggles lie down in the end, with a hiccup or two.

= hug | hugs | cuddle | cuddles | cuddled | snuggle | snuggles
was: For a while there had been nothing to see but a jumper, very near. That is how a hug looks from the inside.
will: A hug was on its way. It has four arms in it, and one of the four never knows where to go.
is: A hug is the right size for whoever is in it, even a big one and a little one. {child} had never met one that pinched.
night: A hug stays on for a while after the arms have gone, like a warm coat.
night: The blanket did what it could, and it was not bad at all for a hug with no arms.

= holding hands | hold hands | held hands | hold my hand | held my hand | hold her hand | hold his hand | held her hand | held his hand
was: Halfway through holding hands it had become hard to say which fingers were whose, because two hands that are held get warm from the inside.
will: Before two people are holding hands one arm has to go up and the other come down. Soon they were going to meet, at about the pocket.
is: Holding hands takes two people, although each of them has two hands already. {child} had tried it alone, and it was only clapping, very slowly.
night: A hand that has been held is warm, and lies open on the blanket.
night: Hands go to sleep half shut, as if they were holding one.

= kiss goodnight | goodnight kiss | good night kiss | kiss | kisses | blow a kiss
was: A kiss goodnight had been put on a forehead, where its owner cannot see it, and nobody has ever found one on the pillow in the morning.
will: The kiss goodnight was still to come. It comes down from above with a bit of hair, and it always lands.
is: A kiss goodnight makes a sound like the very smallest cork. {child} had tried one on an arm, to hear it.
night: A kiss goodnight weighs nothing at all, and you can tell exactly where it is.
night: There was one more kiss over, and it was put on the pillow, for later.

= goodbye at the gate | school gate | nursery gate | saying goodbye | say goodbye | said goodbye
was: At the gate somebody had gone off backwards. The one who says goodbye does it that way, so as not to stop looking, and bumps into a pram.
will: First the zip, then the hood, and then the zip again, which was already done: that was how the goodbye at the gate was going to begin.
is: A goodbye is one word with two people holding on to it, and both of them have to let go at once. {child} knew how it goes, and also hello.
night: At the gate where people say goodbye there was nobody now, and the gate had nothing to do.
night: Goodnight is a goodbye too, but with everybody staying in the house.

= wave at the window | waving at the window | wave from the window | waved from the window | waving goodbye | wave goodbye | waved goodbye | waving
was: The last thing to be seen had been an arm. Somebody who waves at a window gets smaller and smaller, and the wave goes on the longest.
will: For a wave at the window one arm is enough, but when the other person was nearly round the corner it was going to be both.
is: A wave is how you call to someone with no noise. {child} had waved to a train once, and somebody in it had called back in the same way.
night: The curtains were shut over the window, and the waving was done for the day.
night: A wave is a hand saying goodnight.

= gerbil | gerbils | pet mouse | pet mice | pet rat | pet rats
was: The day had had whiskers. They belonged to a gerbil, or somebody else of that size who goes into a cardboard tube at one end and has eaten the other by teatime.
will: {child} was going to see a gerbil, or somebody else of that size with whiskers, who would sit up and wash both hands as if for dinner.
is: A gerbil digs a hole in one corner and puts it all in the other corner, and then does it back. {child} could not think who had asked for it.
night: Somewhere a gerbil was digging in the dark, and had nearly moved the whole floor.
night: Gerbils sleep in a heap, and the one underneath is the warmest.

= bearded dragon | gecko | lizard | lizards | pet lizard | iguana | chameleon
was: {child} had met a lizard. A bearded dragon, or any other lizard, sits on its stone for so long that you think it has been made there, and then it blinks.
will: The next visit might be to a bearded dragon, which is a lizard and has no fire, and likes salad. Or else it might be to a gecko.
is: A lizard lies under its lamp with its eyes half shut, like somebody on a beach. {child} had looked for the towel.
night: When the lamp goes off a lizard shuts its eyes from the bottom upwards.
night: A lizard sleeps flat, with one arm out, just as it was when the light went.

= fish tank | aquarium at home | tropical fish
was: Nobody had stayed in. When somebody has built a castle in a fish tank, the fish go in at the door and out at the window all day long.
will: {child} would put a nose near the glass of the fish tank before long, and a fish would put its nose near the glass, and neither would say anything.
is: A fish tank makes a small noise of bubbles, and has no off. {child} had watched one bubble the whole way up.
night: The fish tank bubbled to itself in the dark, and nobody in it was swimming much.
night: In a fish tank it is never bedtime for the bubbles.

= midwife | midwives | health visitor
was: The midwife had been, and a midwife has met more people on their very first day than anyone else in the world.
will: Soon the midwife was going to listen, with a little trumpet or a little box, to something that goes as fast as a galloping pony.
is: A midwife comes before the baby does, and knows what to say to it. {child} thought that it was probably “hello”.
night: A midwife sleeps with the phone by the pillow, for babies cannot tell the time.
night: Somewhere a midwife was saying hello to somebody who had never heard it before.

= high five | high fives | fist bump | secret handshake
was: Two hands had set off towards each other. In a high five they sometimes meet, and sometimes each of them finds only air.
is: A high five is a clap that needs two people, and half of it belongs to each. {child} kept one half ready.
will: Nobody can say why, but if you look at the other person’s elbow a high five never misses, and the next one was not far off.
night: Both halves of a high five lie flat at night, wherever they are.
night: A high five at bedtime is done very softly, and then it is only two hands.

= date night | parents going out | mum and dad are going out | mummy and daddy are going out | mum and dad’s night out
was: The bathroom had been full for an hour, and the people who came out of it for their night out smelled of flowers. That is a date night.
will: Date night was coming, when grown-up people walk about the hall in clean shoes, saying where everything is, and then say it again.
is: On a night out grown-up people sit at a table and somebody else brings the plates and takes them away again. {child} wondered who dried.
night: After a night out people come up the stairs in their socks, with their good shoes in one hand.
night: A night out has a key at the end of it, turned very slowly in the door.

= friend moving away | moving away | moved away | friend is leaving | best friend is leaving
was: The talk had been of somebody moving away. It is called moving, but the house stays exactly where it is, and only the people go.
will: Everything in a house was going to go into boxes, because somebody was moving away, and the box with the kettle goes in last.
is: Moving away is done with a van, and a van holds beds and bicycles and a piano, but not a street. {child} had looked along the street, and it was all there.
night: Somebody who has moved away has a window too, and the same moon comes round to it.
night: Moving away takes all the boxes, and leaves all the jokes in both places.

= quiet time | time to be quiet | sleeping lions | be quiet
was: In quiet time you could hear the fridge, and when it was really quiet you could hear the fridge stop.
will: A quiet is easily held by one person, and with more of them it begins to leak at the edges. Quiet time was still to come.
is: Quiet cannot be made, only left. {child} had sat in some, and there turned out to be a clock in it.
night: The quiet came in and sat down, and did not say why it had come.
night: Everything had got quiet, and the quietest thing of all was the pillow.

= hiccups | hiccup | hiccuping
was: Some words had had to be begun again from the front that day, because hiccups come in the middle.
is: Nobody can do a hiccup on purpose, and nobody can leave one out. {child} had once tried looking the other way.
night: The last hiccup never says that it is the last, and so everyone listens for a while.
night: A hiccup in bed makes the whole blanket jump once.

= tantrum | tantrums | meltdown | meltdowns
was: It had been one small thing at first, like the blue plate, and then came the tantrum, and after a bit a tantrum is about everything there is.
is: A tantrum is very hard work for the legs. {child} knew that the floor just lies there all through one and lets itself be kicked.
night: A tantrum is tired out before anybody else, and sleeps the longest.
night: When a tantrum is over there is a breath, and then a smaller one, and then an ordinary one.

= godmother | godfather | godparents | godparent | fairy godmother
was: Godmothers had come into the talk. A godmother has no wings and no wand, and comes by bus or by car, but she knows the date of your birthday.
will: Soon a godmother or a godfather was going to look at {child} as if to say “well!”. They held you once, when you weighed as much as a cat.
is: There are two sorts of godmother. {child} knew that one sort does pumpkins, and that the other sort sends cards.
night: A godfather or a godmother can say goodnight from a long way off, and it still gets here.
night: A fairy godmother has to be up until midnight, and the other sort of godmother may go to bed.

= another language | speaks two languages | two languages | bilingual | speaks polish | speaks french | speaks spanish | learning french | learning spanish | learning english | sign language
was: The hands and the eyebrows had said the same things as always, and only the rest of it had been in another language.
will: One word was going to be enough to begin with. When it is another language, the best one to have is the word for hello.
is: With two languages there are two words for spoon, and still only one spoon. {child} had said both of them to it.
night: Every language has its own word for goodnight, and all of them are said softly.
night: Snoring is the same in another language, and so is a yawn.

= family photo | photograph | photographs | photo album | old photos | taking photos | selfie
was: For the family photo everyone had stood still and smiled, and that is just when somebody’s eyes have to shut.
will: People were going to stand close together and say “cheese”, and there would not be any cheese, only a family photo.
is: In old photographs big people are small, and have someone else’s haircut. {child} had looked a long time at one, to see who was in there.
night: In the dark the people in the photograph go on smiling, with nobody to see.
night: A photograph keeps one minute, and the clock has all the rest.

= first steps | learning to walk | started walking | started crawling | first word | said his first word | said her first word | learning to crawl
was: Before the first steps, as before most first things, had come a long standing still, with both arms out, as people stand on ice.
will: Everybody was going to hold out both hands, or a telephone, for the first steps or the first word, and somebody small would think again.
is: After the first step comes the floor, and after that the second. {child} must have done it too once, though nobody can remember doing that.
night: First steps are short, and the sleep after them is long.
night: Whoever has a first word sleeps with it, as there are no others yet to choose from.

= cat flap | dog flap
was: The cat flap had had a cat in it, in three parts, and the middle one always stops for a moment to think about the weather.
will: Soon {child} was going to see a front door with no key and no letters, just as high as a cat. It was a cat flap.
is: A cat flap swings a few times after the cat has gone, in and out, as if it were sorry to stop. {child} had looked through it at the garden, which was all grass.
night: The cat flap went clack, and one more of the family was in, or out.
night: A cat flap lets in the cat, and a little of the night round the edges.

= puppy training | puppy class | dog training | training the puppy | training the dog | teaching the dog | sit and stay
was: “Sit,” somebody had said, and a puppy had looked at the hand. In puppy training, if there is a biscuit in the hand, the puppy has heard you.
will: At puppy training a whole row of people was going to say “stay”, and a whole row of puppies would come along with them to hear what it was.
is: In puppy training one of them learns to say “sit” and the other one learns to do it. The saying goes much faster.
night: “Lie down” is the one thing that every puppy learns by itself, at the end of the training.
night: The word “stay” is easy at night, and puppies in training do it for hours.

= wet dog | bath for the dog | dog bath | washing the dog | bathed the dog | wash the dog | muddy dog
was: The wet dog had waited until it was next to somebody and then shaken itself, beginning at the ears and going all the way down.
will: A dog knows the word bath, and also knows how to be under the table when it is said. All the same, before long it would be a wet dog.
is: A wet dog is only half as wide as a dry one. {child} could see that the rest had been hair.
night: A wet dog lies down on the rug, and in a while it is the rug that is wet.
night: A dog that smells of soap when it goes to sleep sees to that in the morning.

`
