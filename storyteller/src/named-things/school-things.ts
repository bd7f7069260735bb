/** As ./index.ts describes. */
export const schoolThings = `
= school play | class play | play at school | year group play
was: There had been a school play. A school play is made of cardboard, safety pins and people whispering what comes next.
will: There would be a school play. The hall had to be told to stop smelling of dinner, and the chairs had to learn to face the other way.
is: In a school play the trees have faces, the moon is held up by somebody’s arm, and nobody in the audience says a word about it. {child} knew how that was done.
night: The school play was over for everyone now, even for the cardboard trees, which had only to stand and be cardboard.
night: When it is dark in the hall, the school play is only a curtain and a very wide floor.

= nativity | nativity play | nativities | christmas play
was: There had been a nativity. A nativity has one baby, who is a doll, and a great many tea towels.
will: There would be a nativity. All over town the tea towels had stopped drying cups and were practising to be hats.
night: The donkey from the nativity takes itself off at night, the front half first.
night: Somewhere, on a shelf, the baby from the nativity was already asleep.

= sheep costume | sheep in the nativity | sheep in the play | a sheep in the nativity | dressed as a sheep
was: There had been a sheep costume. A sheep costume has its ears at the top and cotton wool everywhere else, and the cotton wool gets on to the chairs.
will: There would be a sheep costume. It was made of more cotton wool than anybody had thought, and it would need {child} inside to make it go.
is: A sheep costume hangs quite flat on its hanger. It only becomes a sheep when {child} is in it.
night: Even a sheep costume can be counted, but only as far as one.
night: The sheep costume was as soft as the pillow and nearly the same shape.

= shepherd | shepherds | shepherd costume
was: There had been a shepherd. A shepherd is a dressing gown, a tea towel and a stick, and somebody inside who looks surprised at a star.
will: There would be a shepherd. First came the tea towel, then the thing that holds the tea towel on, and then the tea towel came down over one eye.
is: Shepherds look after sheep, and they do it mostly by standing. {child} had seen how: both feet on the ground, and a stick in front.
night: A shepherd stays up so that all the sheep can lie down.
night: The shepherd had already got a dressing gown on, so bed was not far.

= angel | angels | angel wings | angel costume | angel gabriel
was: There had been an angel. Angels in school halls have to go through doors sideways, because of the wings.
will: There would be an angel. The wings would be fetched from their bag, and given a good shake, and they would have to go through the door sideways.
is: An angel in a hall has wings made of wire and stocking, and a ring of tinsel that always slips to the left. {child} knew this about angels.
night: The angel’s wings were folded away, and the place between the shoulders could lie flat again.
night: The tinsel of the angel lay in its box and shone a little, with nobody looking.

= wise man | wise men | three kings | king costume | king in the nativity | crown
was: There had been a crown. A crown made of card is always too big for one person and too small for the next, and is kept on by the ears.
will: There would be a crown. Gold paper has a gold side and a white side, and only the person inside the crown sees the white one.
is: A crown has points on the top and a staple at the back, where kings do not look. {child} knew about the staple.
night: A crown is no good on a pillow. It waits beside the bed, and is king of the table.
night: The crown came off, and underneath was the same head, ready for sleep.

= line to say | one line | a line to say | lines to say | words to say | speaking part
was: There had been a line to say. A line lives in your head and knows all the other words there, and then it has to come out past them.
will: There would be a line to say. {child} had said the line to the spoon, to the stairs and to the tap, and the tap had answered.
is: A line is short when you say it in the bath, and longer in a hall. {child} had noticed that it is the same words.
night: At night a line has nobody to be said to, and lies down quietly at the front of the mouth.
night: {child} could have said the line even with both eyes shut, or only the first word of it.

= stage | the stage | on stage | onstage
was: There had been a stage. A stage is a floor that is higher than the other floor, and every foot on it sounds like somebody important.
will: There would be a stage. From a stage you can see the tops of people’s heads, and those are worth seeing.
is: A stage goes knock, knock under your shoes, because underneath there is nothing but the dark and some old chairs. {child} liked to think of the chairs.
night: The stage was empty now, and its lights had been told they could close.
night: Under the stage the old chairs were stacked up, one asleep on the other.

= assembly | assemblies | class assembly | celebration assembly
was: There had been an assembly. In an assembly everybody sits on the floor with crossed legs, and one of the legs always goes fizzy.
will: There would be an assembly. The floor of the hall is cold in the first minute, and then it is exactly as warm as the person sitting on it.
is: An assembly is the whole school breathing in one room. {child} had heard it, just before the singing.
night: Where the assembly sat, the floor is warm in round places, and one by one they go cool.
night: It was as quiet as an assembly in the moment before somebody coughs.

= choir | choirs | school choir | singing in the choir
was: There had been a choir. When a choir breathes in, all the jumpers go up at once.
will: There would be a choir. The tall ones go at the back and the small ones go in front, and the song goes out over everybody.
is: In a choir the voices are all mixed up together, and still {child} could find one particular voice in there. It was the one on the inside.
night: A choir has to stop somewhere, and it stops all together, with its mouths still round.
night: The last note of the choir was low and long, and then it was only breath.

= register | taking the register | the register
was: There had been the register. The register says every name in the class, always in the same order, and every name says yes.
will: There would be the register. It says the names one after another, and each name has to wait for its turn, even the short ones.
is: The register knows everybody by heart. {child} knew just which name came before, and held one breath ready.
night: If the night took the register, it would say {child}, and then wait, and then say it was all right.
night: The register was shut, with all the names inside it lying flat.

= book bag | bookbag | book bags | reading folder
was: There had been a book bag. At the bottom of a book bag there is always one raisin, and nobody has ever put it there.
will: There would be a book bag. A book bag goes to school thin and comes back fat, and half of that is paintings.
is: A book bag can hold a book, a letter and a leaf, and it brings home the leaf first. {child} had met with this.
night: The book bag was by the door, with its mouth shut, knowing all about tomorrow.
night: Down in the book bag it was dark, and the books lay with their faces together.

= reading book | school reading book | reading books | reading at school | phonics book | learning to read | phonics
was: There had been a reading book. In a reading book a dog runs, and the dog runs again, and then at last there is a page with a hat.
will: There would be a reading book. The words sit in it quite still until somebody puts a finger under them, and then they have to say who they are.
is: In a reading book the long words have short words living inside them. {child} had found the ant in the elephant.
night: A reading book goes to sleep the quick way: it shuts.
night: The words in the reading book held their places all night, with no finger on them.

= spelling test | spelling tests | spellings | spelling
was: There had been spellings. Some words have a letter in them that makes no noise at all, and just sits there in the middle and listens.
will: There would be spellings. There is a k in front of knee, and it never says anything, and the knee would look bare without it.
is: Spellings are words standing in single file. {child} knew that if two letters swap places, the word makes a face.
night: The spellings could be any way round now; nobody was looking.
night: Spellings go to sleep with the silent letters first. They have had the practice.

= times tables | times table | timestables | times tables test | multiplication
was: There had been times tables. The ten times table goes along like a train, and the seven times table goes along like a shopping trolley.
will: There would be times tables. The twos come first, because they have had the most practice, and behind them the sevens are still looking for their shoes.
is: Times tables are numbers walking upstairs. {child} had noticed that the fives always put down the same two feet.
night: The times tables went off upstairs in twos, and the sevens came last.
night: Once two is two, and that is the end of the times tables that you can do asleep.

= maths | sums | maths test | math | maths lesson | adding up | number bonds
was: There had been maths. In maths a two and a two go in at one end, and only a four comes out.
will: There would be maths. The numbers had their best backs on: the two with its long neck, the eight with its two tummies.
is: In maths nothing is also a number, and it has a round shape of its own. {child} thought that was a lot for nothing to have.
night: In the maths book all the sums lay side by side, each with its own small pair of lines to lean on.
night: One pillow and one head: that was all the maths there was left.

= handwriting | joined up writing | pen licence | cursive
was: There had been handwriting. The letter g has a tail, and the tail has to hang down below the line, where it tickles the words underneath.
will: There would be handwriting. The letters have to hold hands and sit on the line, and the y wants to dangle.
is: Handwriting goes along the line and leaves its tails hanging over the edge. {child} knew which letters had the longest.
night: In the handwriting book the letters lay on their lines, and only the tails hung out.
night: Handwriting gets slower and rounder in the evening, until it is only one long line.

= show and tell | show & tell
was: There had been show and tell. The thing comes out of the bag, and everybody in the class leans forward by one nose.
will: There would be show and tell. You hold the thing up, and say what it is, and then everybody wants to know where it sleeps.
is: In show and tell the showing is quick, and the telling has to be looked for. {child} had thought about what could be shown, and got as far as a spoon.
night: What goes to show and tell comes home again, and lies in its place as if nobody had looked.
night: Nobody had to show, and nobody had to tell: show and tell was only for daytime.

= certificate | certificates | star of the week | head teacher’s award | headteacher award | headteachers award | pupil of the week | writer of the week
was: There had been a certificate. A certificate is one piece of paper that must not be folded, and so it has to be carried as if it were soup.
will: There would be a certificate. It has a wavy edge and a place for a name, and it has to be carried home flat, like a pizza.
is: A certificate has a gold edge on one side, and on the other side nothing, not even a line. {child} had looked.
night: The certificate lay quite flat, the way a certificate likes to lie.
night: A certificate says the same thing in the dark, but it says it more quietly.

= sticker | stickers | sticker chart | reward chart | sticker book
was: There had been a sticker. A sticker sits on a jumper all day and tells everybody, and in the wash it becomes a very small grey sausage.
will: There would be a sticker. It comes off its paper with one corner first, and it sticks to the thumb before it sticks to anything else.
is: A sticker has one chance to be straight. {child} knew that, and held the sticker in the air for a good long while.
night: The sticker held on to where it was, as stickers do all night without being asked.
night: Even with the light off, the sticker was stuck.

= sports day | sportsday | field day
was: There had been sports day. There are white lines all over the grass on sports day, and nobody can say afterwards how they knew where to run.
will: There would be sports day. The lines were being painted on the grass, and the worms underneath had been wondering about the noise of the little wheel.
is: On sports day the grown-ups sit on the chairs of the infants, with their knees up by their ears. {child} thought that should be one of the races.
night: The white lines of sports day ran on over the dark grass, with no feet in them.
night: After sports day the legs go to sleep first and the rest of you comes in second.

= race | races | running race | the race | fun run | obstacle race | running races
was: There had been a race. A race begins with everybody standing still and nobody breathing, and that is the longest part of it.
will: There would be a race. One foot goes in front on the line, and then the other foot wants to be the one in front.
is: A race has a line at the beginning and a line at the end, and in between there is only wind. {child} had felt it round the ears.
night: In bed there is no race. The left foot and the right foot get there together.
night: After a race the heart runs on for a bit, and then it walks, and then it sits down.

= egg and spoon | egg and spoon race
was: There had been an egg and spoon race. The egg looks at the sky, the runner looks at the egg, and nobody at all looks where they are going.
will: There would be an egg and spoon race. A potato had been tried, and it sat well, but a potato is not an egg and knows it.
is: In an egg and spoon race the quickest legs have the slowest arm. {child} had walked the whole length of a carpet like that.
night: The egg and spoon lay in the drawer, and the egg was the only one that rolled a little.
night: Egg and spoon: one lay in the other, and neither had to go anywhere.

= sack race | sack races
was: There had been a sack race. From outside a sack race looks like potatoes that have somewhere to be.
will: There would be a sack race. You get in with both feet, pull the sack up to your middle, and from then on you are a kind of rabbit.
is: In a sack race nobody has two legs. Everybody has one, and it is very wide. {child} had tried it with a pillowcase.
night: After a sack race the sacks lie about on the grass, tired right down to the corners.
night: A bed is a sack race with the hopping left out.

= relay | relay race | relay races | baton
was: There had been a relay. The baton runs in every part of a relay and is never out of breath.
will: There would be a relay. You stand with one hand held out behind you, and the hand has to wait without seeing anything.
is: In a relay you run as hard as you can to give something away. {child} thought that was odd, and also rather nice for the stick.
night: The relay was done, and the baton lay still, which it had not expected.
night: The day is a relay too, and hands over to the night, and the night has the last leg.

= medal | medals | gold medal | silver medal | bronze medal
was: There had been a medal. A medal bumps on your tummy with every step, so that you always know you have got it on.
will: There would be a medal. It would come on a ribbon, over the head, and the ears would have to let it past.
is: A medal is cold when it goes on and warm when it comes off. {child} knew that the warm was the good part.
night: The medal hung by its ribbon and turned a little, first its front to the room and then its back.
night: A medal in the dark is round and cool, and no heavier than a biscuit.

= trophy | trophies | winner’s cup | silver cup
was: There had been a trophy. A trophy has two big ears and nobody ever drinks out of it, and if you look into its side your nose comes first.
will: There would be a trophy. It was being rubbed with a cloth somewhere, until it could see the person who was rubbing.
is: A trophy is a cup that is never given any juice. {child} had looked inside one, and there was a paper clip.
night: The trophy stood on its shelf with its hands on its hips, and shone at the wall.
night: All night the trophy has the whole room in it, very small and bent.

= football | footballs | soccer | football training | football practice | football club | football boots
was: There had been football. The mud goes to football on the pitch and comes home on the knees.
will: There would be football. The boots stood ready in the hall, with a little of the last game still in between their studs.
is: A football is the only one in the game that never gets to choose. {child} had seen it roll away by itself, quite slowly, to the far hedge.
night: The football had rolled up against the wall, and there it stopped, which it is also good at.
night: Footballs sleep wherever they were last kicked.

= goal | goals | scored a goal | own goal | goalpost | goalposts
was: There had been a goal. When a goal goes in, the net jumps, and after that it hangs there as if it had not been its idea.
will: There would be a goal to aim at. A goal looks wide to the one who stands in it, and narrow to the one with the ball.
is: A goal can be two posts and a net, or a jumper and another jumper. {child} knew that the jumpers were just as hard to hit.
night: The goal stood with its mouth open all night, and only the moon went in.
night: There was dew in the net of the goal, a drop to every knot.

= penalty | penalties | penalty shootout | penalty shoot-out
was: There had been a penalty. For a penalty everybody goes away, and the ball sits there on its spot and has never been so looked at.
will: There would be penalties. The ball is put down on a spot, and then it has to be put down again, because it rolled.
is: A penalty has two people in it and a great big quiet. {child} had noticed that even the dogs stop.
night: The penalty spot is a small white moon in a field of dark grass.
night: After the last penalty the ball is just a ball, and somebody carries it home under one arm.

= goalie | goalies | goalkeeper | in goal | goalkeeper gloves | goalie gloves
was: There had been a goalie. A goalie has the biggest hands on the pitch, and for most of the game they hold each other.
will: There would be a goalie. First you jump up and touch the bar, to tell it that you are there, or you jump up and do not touch it.
is: A goalie waits and waits, and then has to be in two corners at once. {child} knew it was the waiting that made the toes cold.
night: The goalie’s gloves lay on the mat with their fingers open, in case anything came.
night: At night a goalie lies down in the middle of the bed and keeps both sides.

= football match | the match | big match | matches to play | football tournament | tournament | cup final
was: There had been a match. At half time in a match there are oranges, and everybody smiles with a piece of peel instead of teeth.
will: There would be a match. The other team were getting their socks out too, somewhere, and one of them could find only one.
is: In a match there are two teams, one ball and a great deal of shouting from people who are not allowed to kick. {child} had an ear for it.
night: The match was folded up with the socks, and both sides lay in the same drawer.
night: When a match is over, the grass stands up again, very slowly, one blade at a time.

= cricket bat | cricket bats | cricket | cricket club | cricket match
was: There had been cricket. In cricket a lot of people stand about in a field like cows, and then suddenly they all run.
will: There would be cricket. The bat had been leaning in its corner since last time, and a small spider had to be asked to move.
is: Cricket has a bat, a ball and three sticks that would rather lie down. {child} liked the knock that the bat makes, which arrives a little late if you are far off.
night: The cricket bat leaned in the corner, and had no opinion about whose turn it was.
night: In the long grass there was another kind of cricket, and it rubbed its legs and sang.

= tennis | tennis lesson | tennis club | tennis ball | tennis balls | tennis racket | tennis racquet
was: There had been tennis. A tennis ball goes over the net, into the net or over the fence, and it is equally yellow everywhere.
will: There would be tennis. A tennis racket is mostly holes, and the ball has to be shown the part that is not.
is: A tennis ball has fur. {child} had stroked one, and it was the only thing in the whole game that wanted stroking.
night: Under the hedge lay a tennis ball that nobody had found, quite comfortable in its fur.
night: The tennis court was empty, and the net hung in the middle, a little lower than its ends.

= rugby | rugby ball | rugby club | tag rugby | rugby match
was: There had been rugby. A rugby ball never bounces to the place that you thought of, because it has two ends and listens to neither.
will: There would be rugby. The ball goes forward when you carry it and backward when you throw it, and it takes some time to explain that to your arms.
is: A rugby ball is an egg that is good at falling. {child} had let one drop, to see which way it would go, and it went the other.
night: A rugby ball cannot roll away in the night. It only rocks, and lies down on its side.
night: The rugby shirts went round and round in the wash, all in one heap, as usual.

= netball | basketball | basketball hoop | netball match | netball club | shooting hoops
was: There had been a ball and a hoop, as there are in netball and in basketball. The ball goes round the edge and round it, and thinks.
will: There would be a hoop high up on a pole. In netball and in basketball everybody looks up so much that the laces come undone without being seen.
is: In netball and in basketball the basket has no bottom. {child} thought that whoever made the basket must have been called to tea.
night: High on its pole, the basketball hoop had the moon in it for a moment, and let it through.
night: Netball and basketball stop when it is dark, and the hoop looks down at nobody.

= hockey | hockey stick | hockey club
was: There had been hockey. In hockey everybody bends over as if they had all lost the same button.
will: There would be hockey. A hockey stick has a bend at the bottom, where it thought of something else.
is: A hockey stick is a walking stick upside down, and it goes much faster. {child} had noticed which end you hold.
night: The hockey stick hung on its hook, which was easy, because it is one.
night: The hockey balls lay in their net bag, each with a small square of moonlight.

= golf | mini golf | crazy golf | minigolf | putt putt
was: There had been golf. The ball is small and the hole is small, and the world in between them is full of little hills.
will: There would be golf. You stand beside the ball, look at the hole, and the ball has no idea what you two are planning.
is: A golf ball has hundreds of tiny dents, and every one of them is meant. {child} had felt them with one thumb.
night: The golf ball lay in its hole and saw a round piece of sky.
night: Golf needs quiet, and there was now a great deal of it, and no ball.

= swimming lesson | swimming lessons | swimming | swim lesson | swim lessons | swim class | learning to swim | swimming gala
was: There had been swimming. After swimming there is always a little of the pool left in one ear, and it comes out warm.
will: There would be swimming. The towel was rolled up like a pancake, with the swimming things inside for the filling.
is: In swimming your feet leave the floor and have to think of something else to do. {child} knew that the big toe lets go last.
night: After swimming the bed rocks a very little, and the fingertips are like raisins.
night: The water was smooth now, and all the swimming had gone out of it.

= armbands | arm bands | armband | water wings | rubber ring | floaties
was: There had been armbands. Armbands squeak on the way up the arm and squeak on the way down, and in between they hold their breath.
will: There would be armbands. They live flat, and have to be blown up one after the other, and the second one is always a bit less sure.
is: Armbands are two small pieces of air that you wear. {child} had noticed that they never want to go under and look.
night: The armbands had breathed out, all the way, and lay flat.
night: Armbands sleep with their little stoppers open.

= goggles | swimming goggles | swim goggles
was: There had been goggles. When goggles come off, they leave two circles behind, so that you look like an owl for a while.
will: There would be goggles. The strap always takes a few hairs with it, and then the world goes blue and everybody in it looks calm.
is: With goggles on you can see your own feet under the water, and they look as if they belonged to somebody shorter. {child} had waved to them with a toe.
night: The goggles hung on the hook and looked at the wall, with a drop in each eye.
night: Without its goggles the night was a little blurry, and quite soft.

= swimming badge | swimming certificate | 10 metres | 25 metres | ten metres | swimming width | swimming a length | swam a length | swim badge
was: There had been a swimming badge to swim for. A swimming badge is the one thing at the pool that has to be kept dry.
will: There would be a swimming badge to swim for. The wall at the far end of the pool stays where it is, and that is the good thing about a wall.
is: A swimming badge says how far it is from one wall to another. {child} knew that it is farther for some arms than for others.
night: A swimming badge is the size of a biscuit, and has never been in the water.
night: All the metres of the swimming pool lay there in the dark, side by side, with nobody counting.

= packed lunch | packed lunches | pack lunch
was: There had been a packed lunch. A packed lunch is made in the morning by somebody who is not hungry, for somebody who will be.
will: There would be a packed lunch. The sandwich goes in at the bottom, and the apple promises to be careful, and goes on top of it.
is: A packed lunch is a whole kitchen table folded up small. {child} knew that it always smells of the banana, whatever else is in it.
night: The packed lunch was not made yet. It was still a loaf and an apple, asleep in different rooms.
night: A packed lunch that is finished weighs nothing but its crumbs.

= lunchbox | lunch box | lunchboxes | lunch boxes | lunch bag
was: There had been a lunchbox. A lunchbox shuts with a click, and the click says that nobody will know till dinner time.
will: There would be a lunchbox. It had been rinsed and stood upside down to drip, so that it should not smell of last time, and it still smelt of last time.
is: A lunchbox has a lid, a handle and one grape that rolls. {child} could hear it on the stairs.
night: The lunchbox lay open in the kitchen with nothing in it, airing its corners.
night: Upside down on the rack, the lunchbox let its last drop go.

= dinner hall | school dinner | school dinners | school lunch | lunch hall | dinner lady | dinner ladies | canteen | cafeteria | dining hall
was: There had been school dinner. The tray has one hole for everything, and the gravy does not know about the holes.
will: There would be school dinner. The tables come out of the wall with their benches already on, like beetles opening.
is: School dinner is two hundred spoons all talking at once. {child} knew the smell, which comes down the corridor long before the dinner does.
night: In the dinner hall the tables had gone back into the wall, and one pea lay in the middle of the floor.
night: The big dinner spoons hung in a row by size, with nothing to give anybody.

= peg | pegs | coat peg | coat hook | my peg | new peg | cloakroom
was: There had been a peg. A peg at school has a name and a picture over it, and it holds out its one arm all day for a coat.
will: There would be a peg. There are pegs on the left and on the right of it, and the coats on them have to be friends, because there is no room.
is: A peg is only for hanging on to things. {child} had a way of finding the right one: look for the picture, then look down.
night: All the pegs at school were empty, and every one still had its arm out.
night: A peg keeps its picture up all night, a boat or a snail, for nobody.

= carpet time | on the carpet | carpet spot | circle time | carpet space | sitting on the carpet
was: There had been carpet time. If you look hard at the carpet in carpet time, there is a whole country in it, with fluff for sheep.
will: There would be carpet time. Everybody goes down on the floor and only the teacher gets a chair, and so the teacher is the one with the draught.
is: In carpet time the legs are crossed and the arms are folded, and only the velcro on the shoes has anything to say. {child} had heard the velcro.
night: It was carpet time for the carpet: nobody on it, and the whole floor to lie on.
night: The carpet kept its crumbs and its fluff, and it was very quiet carpet time.

= buddy bench | friendship bench | friendship stop
was: There had been a buddy bench. It stands in the middle of the noise, and it has room for one, and then it has room for two.
will: There would be a buddy bench. You sit down on it, and the bench does the asking.
is: A buddy bench cannot walk up to anybody. {child} knew how it manages: it keeps still where everyone can see, and is a little warm from the last one.
night: Only the moon sat on the buddy bench, and there was room beside it.
night: At night the buddy bench has the whole playground for company, and the playground has the bench.

= friendship bracelet | friendship bracelets
was: There had been a friendship bracelet. It has to be tied by somebody else, because nobody can make a bow with one hand.
will: There would be a friendship bracelet. First it is only string, and somebody has to hold the other end, and sometimes that is a door handle.
is: A friendship bracelet goes in the bath too, and gets up with you, and has never once been asked to wait outside. {child} liked that about it.
night: A friendship bracelet sleeps with its knot on the inside, where the arm is warm.
night: In the dark all the colours of a friendship bracelet are one colour, and go once round.

= school trip | school trips | class trip | field trip | nursery trip | trip with school | trip with the class
was: There had been a school trip. On a school trip everybody has a partner, and the line has to be counted, and the line will not stand still to be a number.
will: There would be a school trip. The sandwiches go along too, and see nothing of it, because they have to stay in the bag.
is: On a school trip the whole class goes out of the gate in twos, like a very long animal with wet hair and rucksacks. {child} knew where its head was.
night: The school trip was counted one last time, and every one of them was in bed.
night: After a school trip the shoes have somewhere else’s mud on them, and sleep in it.

= coach | coaches | coach trip | on a coach | school coach
was: There had been a coach. A coach sighs when it stops, and kneels down at the kerb so that people can get on.
will: There would be a coach. It has a front seat for the driver and a back seat for all the noise.
is: A coach is a bus with curtains. {child} had thought about those curtains, and who they were for, since a coach never goes to bed.
night: The coach stood in its yard with its curtains open, and looked at the other coaches.
night: A coach ticks for a while when it has stopped, and then it is cool and quiet all the way to the back.

= school photo | school photos | school photograph | class photo | school picture | picture day | photo day | nursery photo
was: There had been a school photo. Everybody is told to say cheese, and so in every school photo somebody is in the middle of the word.
will: There would be a school photo. The face was ready, and so was the collar, and only the hair had not heard about it.
is: A school photo takes one blink of time, and then it looks at you from the wall for years. {child} hoped it would not be the blink.
night: In the school photo everybody was still smiling in the dark, because nobody had told them to stop.
night: No face has to be held for a school photo at night. It can go any way the pillow likes.

= uniform | school uniform | school jumper | school dress | school trousers | school cardigan | school skirt | school sweatshirt | pinafore | gym slip
was: There had been a school uniform. In a uniform everybody is the same on the outside, and so the name has to be in the neck.
will: There would be a school uniform. It still had the creases from the packet in it, and bent only where the packet had bent.
is: A uniform comes with sleeves that are for later. {child} could make both hands disappear in them and come back.
night: The uniform hung over the chair with its arms down, and looked as if it were listening.
night: A uniform has nobody in it at night, and is all soft in the knees.

= school tie | tie | ties | neck tie | school blazer
was: There had been a tie. A tie points down all day, to show where the shoes are.
will: There would be a tie. It goes over, and round, and up, and through, and then one end is too long, and it goes back and does it again.
is: A tie does not keep anything warm and does not hold anything up. {child} had wondered what it thinks it is doing, hanging there so straight.
night: The tie had come undone, and lay on the chair as straight as a snake with nothing to do.
night: Without its knot a tie is only a long way from one end to the other.

= lollipop lady | lollipop man | crossing guard | lollipop person | school crossing
was: There had been the lollipop lady or the lollipop man. Someone walks out into the road with a big round stick, and even the lorries hold their breath.
will: There would be the lollipop lady or the lollipop man at the crossing. The lollipop is taller than anyone who has ever come to school under it.
is: The lollipop lady and the lollipop man have the largest lollipop in town, and nobody has seen them lick it. {child} had kept watch.
night: The big lollipop leaned in its corner, and the cars went by it in their sleep, one now and then.
night: At night the crossing is only stripes, and the lollipop stands in a cupboard and stops the mops.

= school bus | bus to school | minibus | bus driver
was: There had been the bus. On the school bus the people at the back bounce higher than the people in front, and they know it.
will: There would be the bus. You hear the school bus before you see it, and it comes round the corner with its nose first and takes a while to finish.
is: A school bus knows only one way, there in the morning and back after lunch, and it has never asked for another. {child} could have told it where to turn.
night: The school bus stood empty in a row of buses, with a mitten on the seat at the back.
night: All its doors were shut, and the school bus had nowhere to be till morning.

= homework | home work | homeworks
was: There had been homework. Homework lies on the table and looks very flat, and then it takes up the whole table.
will: There would be homework. It travels home in the bag with the gym shoes, and smells a bit of them.
is: Homework is a piece of school that has come to see where you live. {child} had shown it the kitchen.
night: The homework was shut, and lay under the fruit bowl, with a pear on its sums.
night: Nobody sets homework for the night. The night does its own.

= school project | project | projects | class project | topic work | science project
was: There had been a project. A project begins with a cereal box, and at the end the cereal is in a bowl with a plate on it.
will: There would be a project. The glue was out, the box was out, and everything in the kitchen that was round had begun to look like a wheel.
is: A project has to go to school through the door, and no project has ever been measured for that. {child} had looked at the door, and then at the cardboard.
night: The project stood on the table and dried, and every now and then the tape let go with a little tick.
night: Glue likes the night best, and the project stood still for it.

= science | science day | science lesson | science experiment | experiment | experiments | science week | science fair
was: There had been science. In science you say what will happen, and then you go and look, and the thing has not been listening.
will: There would be science. Science needs a jug, a spoon, a tray under it all, and somebody to say “ooh” at the right moment.
is: Science is finding out whether a raisin sinks. {child} had asked the raisin, and the raisin could not say without water.
night: In the science corner the beans were growing in the dark, and nobody was writing it down.
night: Science has found out what the dark is: it is the room, with the light not in it.

= world book day | book day | book week | book character | world book day costume | character day
was: There had been World Book Day. All the people from the books had to put on coats to come to school, because it was March.
will: There would be World Book Day. Somewhere a bear was being made out of a jumper, and there was not quite enough jumper.
is: On World Book Day four pirates and a caterpillar wait in one line for the tap. {child} thought the caterpillar must be the thirstiest.
night: When World Book Day is over, they all go back to their pages, and lie down flat.
night: A tail from World Book Day was left on the stairs. The book it belonged to was shut.

= teacher | teachers | my teacher | her teacher | his teacher | class teacher
was: There had been the teacher. A teacher can hear a sweet being unwrapped on the other side of the room, and cannot find the pen behind one ear.
will: There would be the teacher. A teacher gets to school before anybody, and turns on the lights, and tells the chairs that they can come down.
is: A teacher has a mug that nobody else may use, and the tea in it is always cold. {child} had seen the mug.
night: The teacher had gone home too, and had taken off the school shoes, the big ones.
night: Somewhere the teacher was yawning, with nobody to put up a hand and ask why.

= new teacher | new class | moving up | new classroom | new teachers | next class | move up day | moving up day | transition day
was: There had been a new teacher. A new teacher has thirty names to learn, and everybody else has only the one.
will: There would be a new teacher. A new teacher has to find the chalk, the scissors and the toilet, and cannot ask the old one, who has gone.
is: A new teacher is new only in front of the class. {child} had worked out that at home the same person must be quite used.
night: The new teacher was saying all the names over, softly, and had got as far as {child}.
night: In the new classroom the chairs were up on the tables, and could have been anybody’s.

= supply teacher | substitute | substitute teacher | supply teachers | cover teacher
was: There had been a supply teacher. A supply teacher comes in with a big bag, and asks thirty people where the paper is, and gets thirty answers.
will: There would be a supply teacher. The class would have to show where everything lived, even the hamster or the stapler.
is: A supply teacher belongs to all the schools a little. {child} wondered which of their hooks was for the coat.
night: The supply teacher was at home by now, and there, at least, knew where the paper was.
night: A supply teacher’s bag stood by the door at night, not knowing yet where it would go.

`
