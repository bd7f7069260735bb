/** As ./index.ts describes. */
export const schoolThings = `
= school play | class play | play at school | year group play
was: It had been a day with a school play in it, and a school play is made of cardboard, safety pins and people whispering what comes next.
will: Before the school play could begin, the hall had to be told to stop smelling of dinner, and the chairs had to learn to face the other way.
is: In a school play the trees have faces, the moon is held up by somebody’s arm, and nobody in the audience says a word about it. {child} would not have said anything either.
night: The cardboard trees from the school play stood in the dark and had no trouble being trees.
night: When it is dark in the hall, the school play is only a curtain and a very wide floor.

= nativity | nativity play | nativities | christmas play
was: Nobody comes home from a nativity without having seen one baby, who is a doll, and a great many tea towels.
will: All over town the tea towels had stopped drying cups and were practising to be hats, because there was going to be a nativity.
night: The donkey from the nativity takes itself off at night, the front half first.
night: Somewhere, on a shelf, the baby from the nativity was already asleep.

= sheep costume | sheep in the nativity | sheep in the play | a sheep in the nativity | dressed as a sheep
was: The sheep costume had its ears at the top and cotton wool everywhere else, and wherever it had sat that day there was cotton wool too.
will: More cotton wool went into the sheep costume than anybody had thought, and it would still need {child} inside to make it go.
is: A sheep costume hangs quite flat on its hanger. It only becomes a sheep when {child} is in it.
night: Even a sheep costume can be counted, but only as far as one.
night: The sheep costume was as soft as the pillow and nearly the same shape.

= shepherd | shepherds | shepherd costume
was: A shepherd had got into the day: a dressing gown, a tea towel and a stick, and somebody inside who looked surprised at a star.
will: There would be a shepherd. First comes the tea towel, then the thing that holds it on, and then the tea towel comes down over one eye.
is: Shepherds look after sheep, and they do it mostly by standing. {child} had seen how: both feet on the ground, and a stick in front.
night: A shepherd stays up so that all the sheep can lie down.
night: The shepherd had already got a dressing gown on, so bed was not far.

= angel | angels | angel wings | angel costume | angel gabriel
was: Somewhere in the day an angel had gone through a door sideways, because of the wings.
will: So far the angel was mostly in a bag. The wings would be lifted out and given a good shake, and then taken sideways through the door.
is: An angel in a hall has wings made of wire and stocking, and a ring of tinsel that always slips to the left. That is how you can tell.
night: An angel’s wings are kept folded at night, one over the other.
night: The tinsel of the angel lay in its box and shone a little, with nobody looking.

= wise man | wise men | three kings | king costume | king in the nativity | crown
was: There had been a crown, and a wise man to go under it. A crown made of card is always too big or too small, and is kept on by the ears.
will: A wise man was going to need a crown. Gold paper has a gold side and a white side, and only the person inside the crown sees the white one.
is: A crown has points on the top and a staple at the back, where kings do not look. {child} knew about the staple.
night: A crown is no good on a pillow. It waits beside the bed, and is king of the table.
night: Under every crown there is only a head, and a head likes a pillow.

= line to say | a line to say | lines to say | words to say | speaking part
was: A line to say had lived in somebody’s head with all the other words, and then it had had to come out past them.
will: {child} had said the line to the spoon, to the stairs and to the tap, and so far only the tap had answered.
is: A line is short when you say it in the bath, and longer in a hall. {child} had noticed that it is the same words.
night: At night a line has nobody to be said to, and lies down quietly at the front of the mouth.
night: {child} could have said the line even with both eyes shut, or only the first word of it.

= stage | the stage | on stage | onstage
was: For a part of that day there had been a stage. It is only a floor that is higher than the other floor, but every foot on it sounds important.
will: Soon there was going to be a stage to stand on, and from a stage you can see the tops of people’s heads, which are worth seeing.
is: A stage goes knock, knock under your shoes, because underneath there is nothing but the dark and some old chairs. {child} liked to think of the chairs.
night: The stage was empty now, and its lights had been told they could close.
night: Under the stage the old chairs were stacked up, one asleep on the other.

= assembly | assemblies | class assembly | celebration assembly
was: Everybody had sat on the floor with crossed legs, for that is how assembly is done, and somewhere in the rows a leg had gone fizzy.
will: At the next assembly the floor of the hall would be cold for a minute, and after that exactly as warm as the person sitting on it.
is: An assembly is the whole school breathing in one room. You can hear it, just before the singing.
night: The hall for assembly is all floor at night, and not one pair of crossed legs on it.
night: It was as quiet as an assembly in the moment before somebody coughs.

= choir | choirs | school choir | singing in the choir
was: Anyone who was looking when the choir breathed in had seen all the jumpers go up at once.
will: A choir was going to sing, with the tall ones at the back and the small ones in front, so that the song could get out over everybody.
is: In a choir the voices are all mixed up together, and still {child} could find one particular voice in there. It was the one on the inside.
night: A choir has to stop somewhere, and it stops all together, with its mouths still round.
night: When a choir sings very low, it is hardly more than breath.

= register | taking the register | the register
was: The register had had its turn that day. It says every name in the class, always in the same order, and every name says yes.
will: One after another the register would say the names, and each name would have to wait for its turn, even the short ones.
is: The register knows everybody by heart. It says {child} too, always in the same place, and then the next.
night: The register had all its names in it, and every one of them was in a bed.
night: The register was shut, with all the names inside it lying flat.

= book bag | bookbag | book bags | reading folder
was: A book bag had been to school and back, and at the bottom of it there was a raisin, and nobody had ever put it there.
will: The next time the book bag went to school, it would go thin and come back fat, and half of that would be paintings.
is: A book bag can hold a book, a letter and a leaf, and it brings home the leaf first. A leaf weighs less, and comes out by itself.
night: The book bag was by the door, with its mouth shut, knowing all about tomorrow.
night: Down in the book bag it was dark, and the books lay with their faces together.

= reading book | school reading book | reading books | reading at school | phonics book | learning to read | phonics
was: There had been a reading book, in which a dog runs, and the dog runs again, and then at last there is a page with a hat.
will: Inside the reading book the words were waiting. They sit there quite still until somebody puts a finger under them, and then they have to say who they are.
is: In a reading book the long words have short words living inside them. {child} had found the ant in the elephant.
night: A reading book goes to sleep the quick way: it shuts.
night: The words in the reading book held their places all night, with no finger on them.

= spelling test | spelling tests | spellings
was: Among the spellings that day there had been a letter that makes no noise at all, and just sits there in the middle of its word and listens.
will: Spellings were on their way, and perhaps knee was one of them. The k in front never says anything, but the knee would look bare without it.
is: Spellings are words standing in single file. If two letters swap places, the word makes a face.
night: The spellings could be any way round now; nobody was looking.
night: Spellings go to sleep with the silent letters first. They have had the practice.

= times tables | times table | timestables | times tables test | multiplication
was: The times tables had gone by, the tens like a train and the sevens like a shopping trolley.
will: Before long it would be times tables. The twos come first, because they have had the most practice, and the sevens were still looking for their shoes.
is: Times tables are numbers walking upstairs. {child} had noticed that the fives always put down the same two feet.
night: The times tables went off upstairs in twos, and the sevens came last.
night: Once two is two, and that is the end of the times tables that you can do asleep.

= maths | sums | maths test | math | maths lesson | adding up | number bonds
was: Somewhere in the middle of the day was maths, where a two and a two go in at one end, and only a four comes out.
will: The numbers were getting ready for maths. The two put up its long neck, the eight looked down at both its tummies, and the one had only to stand.
is: In maths nothing is also a number, and it has a round shape of its own. {child} thought that was a lot for nothing to have.
night: In the maths book the sums lay side by side, each on its own line.
night: One pillow and one head: that was all the maths there was left.

= handwriting | joined up writing | pen licence | cursive
was: Every g in the day’s handwriting had a tail, which hung down below the line and tickled the words underneath.
will: The next handwriting was still inside the pencil. In handwriting the letters have to hold hands and sit on the line, and the y wants to dangle.
is: Handwriting goes along the line and leaves its tails hanging over the edge. {child} knew which letters had the longest.
night: In the handwriting book the letters lay on their lines, and only the tails hung out.
night: Handwriting gets slower and rounder in the evening, until it is only one long line.

= show and tell | show & tell
was: At show and tell something had come out of a bag, and everybody in the class had leaned forward by one nose.
will: Something was going to show and tell. You hold it up and say what it is, and then everybody wants to know where it sleeps.
is: In show and tell the showing is quick, and the telling has to be looked for. {child} had thought about what could be shown, and got as far as a spoon.
night: What goes to show and tell comes home again, and lies in its place as if nobody had looked.
night: Nobody had to show, and nobody had to tell: show and tell was only for daytime.

= certificate | certificates | star of the week | head teacher’s award | headteacher award | headteachers award | pupil of the week | writer of the week
was: A certificate must not be folded, and so the one that came into the day had had to be carried as if it were soup.
will: A certificate was on its way, with a wavy edge and a place for a name, and it would have to be carried home flat, like a pizza.
is: A certificate has a gold edge on one side, and on the other side nothing, not even a line. {child} had looked.
night: The certificate lay quite flat, the way a certificate likes to lie.
night: A certificate says the same thing in the dark, but it says it more quietly.

= sticker | stickers | sticker chart | reward chart | sticker book
was: It had been a day with a sticker in it. A sticker sits on a jumper and tells everybody, and in the wash it becomes a very small grey sausage.
will: For now the sticker was on its paper with the others. It comes off one corner first, and it sticks to the thumb before it sticks to anything else.
is: A sticker has one chance to be straight. {child} knew that, and held the sticker in the air for a good long while.
night: The sticker held on to where it was, as stickers do all night without being asked.
night: Even with the light off, the sticker was stuck.

= sports day | sportsday | field day
was: After sports day the white lines are left lying all over the grass, and nobody can say any more how they knew where to run.
will: Lines were being painted on the grass for sports day, and the worms underneath had been wondering about the noise of the little wheel.
is: On sports day the grown-ups sit on the chairs of the infants, with their knees up by their ears. {child} thought that should be one of the races.
night: The white lines of sports day ran on over the dark grass, with no feet in them.
night: Sports day is for the daylight. In the dark nobody could have found the line.

= race | races | running race | the race | fun run | obstacle race | running races
was: The longest part of the race had been the beginning, when everybody was standing still and nobody was breathing.
will: In the race that was coming, one foot would go in front on the line, and then the other foot would want to be the one in front.
is: A race has a line at the beginning and a line at the end, and in between there is only wind. The ears hear most of it.
night: In bed there is no race. The left foot and the right foot get there together.
night: In the dark a heart walks quite slowly, and has never heard of a race.

= egg and spoon | egg and spoon race
was: In the egg and spoon race the egg had looked at the sky, the runner had looked at the egg, and nobody at all had looked where they were going.
will: A potato had been tried for the egg and spoon race, and it sat well, but a potato is not an egg and knows it.
is: In an egg and spoon race everything goes fast except one arm. {child} thought the egg must see a good deal of sky.
night: The egg and spoon lay in the drawer, and the egg was the only one that rolled a little.
night: Egg and spoon: one lay in the other, and neither had to go anywhere.

= sack race | sack races
was: From outside, the sack race had looked like potatoes that had somewhere to be.
will: There would be a sack race, where you get in with both feet, pull the sack up to your middle, and are from then on a kind of rabbit.
is: In a sack race nobody has two legs. Everybody has one, and it is very wide. {child} thought a pillow must feel like that in its case.
night: The sacks for the sack race lay in a heap, each with its mouth open.
night: A bed is a sack race with the hopping left out.

= relay | relay race | relay races | baton
was: Everyone in the relay had got out of breath except the baton, and the baton had run in every part of it.
will: When the relay came, a hand would be held out backwards, and it would have to wait without seeing anything.
is: In a relay you run as hard as you can to give something away. {child} thought that was odd, and also rather nice for the stick.
night: The baton from the relay lay still, and was in nobody’s hand.
night: Day hands over to night without a sound, and nobody has ever dropped that relay.

= medal | medals | gold medal | silver medal | bronze medal
was: A medal had bumped its way into the day. With every step it bumps on your tummy, so that you always know you have got it on.
will: The medal was still in its box. It would come on a ribbon, over the head, and the ears would have to let it past.
is: A medal is cold when it goes on and warm when it comes off. It takes about as long as a song.
night: The medal hung by its ribbon and turned a little, first its front to the room and then its back.
night: A medal in the dark is round and cool, and no heavier than a biscuit.

= trophy | trophies | winner’s cup | silver cup
was: There had been a trophy in the day. It had two big ears, and if you looked into its side your nose came first.
will: Somewhere a trophy was being rubbed with a cloth, and it would be rubbed until it could see the person who was rubbing.
is: A trophy is a cup that is never given any juice. It gets paper clips instead, and a key that fits nothing.
night: The trophy stood on its shelf with its hands on its hips, and shone at the wall.
night: All night the trophy has the whole room in it, very small and bent.

= football | footballs | soccer | football training | football practice | football club | football boots
was: There had been football, and some of the mud from the pitch had gone home on people’s knees.
will: In the hall the boots stood ready for football, with a little of the last game still in between their studs.
is: A football is the only one in the game that never gets to choose. {child} had seen it roll away by itself, quite slowly, to the far hedge.
night: The football had rolled up against the wall, and there it stopped, which it is also good at.
night: Footballs sleep wherever they were last kicked.

= goal | goals | scored a goal | own goal | goalpost | goalposts
was: A goal had been in the day. When the ball goes in, the net jumps, and after that it hangs there as if it had not been its idea.
will: The next goal was standing out on the grass, empty. A goal looks wide to the one who stands in it, and narrow to the one with the ball.
is: A goal can be two posts and a net, or a jumper and another jumper. The jumpers come in useful later, when it gets cold.
night: The goal stood with its mouth open all night, and only the moon went in.
night: There was dew in the net of the goal, a drop to every knot.

= penalty | penalties | penalty shootout | penalty shoot-out
was: Once in the day everybody had gone away from the ball, because of a penalty, and it sat there on its spot and had never been so looked at.
will: There would be a penalty to take. The ball is put down on a spot, and then it has to be put down again, because it rolled.
is: A penalty has two people in it and a great big quiet. Even the dogs stop.
night: The penalty spot is a small white moon in a field of dark grass.
night: Without a penalty to take, the ball is just a ball, and sits in the hall with the shoes.

= goalie | goalies | goalkeeper | in goal | goalkeeper gloves | goalie gloves
was: The goalie had had the biggest hands on the pitch, and for most of the game they had held each other.
will: Being a goalie begins with jumping up to touch the bar, so that it knows you are there. The bar was still wondering who would be next.
is: A goalie waits and waits, and then has to be in two corners at once. {child} knew it was the waiting that made the toes cold.
night: The goalie’s gloves lay on the mat with their fingers open, in case anything came.
night: At night a goalie lies down in the middle of the bed and keeps both sides.

= football match | the match | big match | matches to play | football tournament | tournament | cup final
was: Half way through a match there are oranges, and so there had been a time that day when everybody smiled with a piece of peel instead of teeth.
will: The other team were getting their socks out for the match as well, somewhere, and one of them could find only one.
is: In a match there are two teams, one ball and a great deal of shouting from people who are not allowed to kick. {child} had an ear for it.
night: The match was folded up with the socks, and both sides lay in the same drawer.
night: When a match is over, the grass stands up again, very slowly, one blade at a time.

= cricket bat | cricket bats | cricket | cricket club | cricket match
was: People had stood about in a field like cows, and then suddenly they had all run, because that is how cricket goes.
will: Before there could be any cricket, a small spider would have to be asked to move, because the bat had been leaning in its corner since last time.
is: Cricket has a bat, a ball and three sticks that would rather lie down. {child} liked the knock that the bat makes, which arrives a little late if you are far off.
night: The cricket bat leaned in the corner, and had no opinion about whose turn it was.
night: In the long grass there was another kind of cricket, and it rubbed its legs and sang.

= tennis | tennis lesson | tennis club | tennis ball | tennis balls | tennis racket | tennis racquet
was: A tennis ball goes over the net, into the net or over the fence, and wherever it had gone that day it had been equally yellow.
will: Soon it would be tennis. A tennis racket is mostly holes, and the ball has to be shown the part that is not.
is: A tennis ball has fur. {child} thought it odd that something with fur should be so good at bouncing.
night: Under the hedge lay a tennis ball that nobody had found, quite comfortable in its fur.
night: The tennis court was empty, and the net hung in the middle, a little lower than its ends.

= rugby | rugby ball | rugby club | tag rugby | rugby match
was: Whatever anybody had thought at rugby that day, the ball had bounced to some other place, because it has two ends and listens to neither.
will: Two arms were going to play rugby. It would take time to explain to them that the ball goes forward when you carry it and backward when you throw it.
is: A rugby ball is an egg that is good at falling. If {child} thinks it will go left, it goes right, and if {child} thinks right, it goes over the hedge.
night: A rugby ball cannot roll away in the night. It only rocks, and lies down on its side.
night: The rugby shirts went round and round in the wash, all in one heap, as usual.

= netball | basketball | basketball hoop | netball match | netball club | shooting hoops
was: There had been a ball and a hoop in the day, as in netball and in basketball. The ball goes round the edge and round it, and thinks.
will: High up on its pole the hoop was waiting. In netball and in basketball everybody looks up so much that the laces come undone without being seen.
is: In netball and in basketball the basket has no bottom. {child} thought that whoever made the basket must have been called to tea.
night: High on its pole, the basketball hoop had the moon in it for a moment, and let it through.
night: Netball and basketball stop when it is dark, and the hoop looks down at nobody.

= hockey | hockey stick | hockey club
was: Anybody who walked past the hockey must have thought that all those people had lost the same button.
will: There would be hockey, with a stick that goes straight down until, at the bottom, it thinks of something else.
is: A hockey stick is a walking stick upside down, and it goes much faster. You hold the end that would have been on the floor.
night: The hockey stick hung on its hook, which was easy, because it is one.
night: The hockey balls lay in their net bag, each with a small square of moonlight.

= golf | mini golf | crazy golf | minigolf | putt putt
was: The ball had been small at golf, and the hole had been small, and the world in between them had been full of little hills.
will: Nobody had told the ball about golf. You stand beside it and look at the hole, and it has no idea what is being planned.
is: A golf ball has hundreds of tiny dents, and every one of them is meant. A thumb can feel them, and a thumb cannot count that far.
night: The golf ball lay in its hole and saw a round piece of sky.
night: Golf needs quiet, and there was now a great deal of it, and no ball.

= swimming lesson | swimming lessons | swimming | swim lesson | swim lessons | swim class | learning to swim | swimming gala
was: After swimming the pool stays where it is, all but the little bit that goes home in one ear and comes out warm.
will: The towel was rolled up like a pancake for swimming, with the swimming things inside for the filling.
is: In swimming your feet leave the floor and have to think of something else to do. The big toe always lets go last.
night: A bed is good for floating in, and there is no swimming to do in it.
night: At night the water is smooth, with no swimming in it, right down to the tiles.

= armbands | arm bands | armband | water wings | rubber ring | floaties
was: On the way up the arm the armbands had squeaked, and on the way down they had squeaked, and in between they had held their breath.
will: So far the armbands were flat. They would have to be blown up one after the other, and the second one is always a bit less sure.
is: Armbands are two small pieces of air that you wear. They are never curious about what is down there.
night: The armbands had breathed out, all the way, and lay flat.
night: Armbands sleep with their little stoppers open.

= goggles | swimming goggles | swim goggles
was: It had been a day with goggles in it, and goggles leave two circles behind, so that you look like an owl for a while.
will: With the goggles on, the world would go blue and everybody in it would look calm, but first the strap would want a few hairs.
is: With goggles on you can see your own feet under the water, and they look as if they belonged to somebody shorter. You can wave, and they wave back with a toe.
night: The goggles hung on the hook and looked at the wall, with a drop in each eye.
night: Without its goggles the night was a little blurry, and quite soft.

= swimming badge | swimming certificate | 10 metres | 25 metres | ten metres | swimming width | swimming a length | swam a length | swim badge
was: There had been a swimming badge to swim for, and it is the one thing at the pool that has to be kept dry.
will: A swimming badge was waiting to be swum for. The wall at the far end of the pool stays where it is, and that is the good thing about a wall.
is: A swimming badge says how far it is from one wall to another. {child} knew that it is farther for some arms than for others.
night: A swimming badge is the size of a biscuit, and has never been in the water.
night: All the metres of the swimming pool lay there in the dark, side by side, with nobody counting.

= packed lunch | packed lunches | pack lunch
was: Somebody who was not hungry had made a packed lunch that morning, for somebody who would be.
will: The packed lunch was not packed yet. The sandwich would go in at the bottom, and the apple would promise to be careful, and go on top.
is: A packed lunch is a whole kitchen table folded up small. It smells of the banana, even if the banana stayed at home.
night: Packed lunch is a morning thing. At night it is a loaf and an apple in different rooms.
night: A packed lunch that is finished weighs nothing but its crumbs.

= lunchbox | lunch box | lunchboxes | lunch boxes | lunch bag
was: Early in the day the lunchbox had shut with a click, and the click said that nobody would know till dinner time.
will: Till it was wanted, the lunchbox stood upside down to drip, so that it should not smell of last time, and it still smelled of last time.
is: A lunchbox has a lid, a handle and one grape that rolls. {child} could hear it on the stairs.
night: The lunchbox lay open in the kitchen with nothing in it, airing its corners.
night: Upside down on the rack, the lunchbox let its last drop go.

= dinner hall | school dinner | school dinners | school lunch | lunch hall | dinner lady | dinner ladies | canteen | cafeteria | dining hall
was: Between the morning and the afternoon lay school dinner, when everything has its own place on the plate, and only the gravy does not know where that is.
will: When it was time for school dinner, the tables would come out of the wall with their benches already on, like beetles opening.
is: School dinner is a hall full of spoons, all talking at once. The smell comes down the corridor long before the dinner does.
night: In the dinner hall the tables were back in the wall, and one pea lay on the floor.
night: The big dinner spoons hung in a row by size, with nothing to give anybody.

= coat peg | coat pegs | my peg | her peg | his peg | own peg | new peg | school peg | peg at school | peg at nursery | coat hook | cloakroom
was: All day a peg with a name and a picture over it had held out its one arm for a coat.
will: Somewhere at school a peg had nothing on it. Its coat would have to be friends with the coats on both sides, because there is no room.
is: A peg is only for hanging on to things. {child} had a way of finding the right one: look for the picture, then look down.
night: All the pegs at school were empty, and every one still had its arm out.
night: A peg keeps its picture up all night, a boat or a snail, for nobody.

= carpet time | carpet spot | circle time | carpet space | sitting on the carpet
was: Anyone who had looked hard at the carpet in carpet time had seen a whole country in it, with fluff for sheep.
will: At the next carpet time only the teacher would get a chair, and everybody else the floor, and so the teacher would be the one with the draught.
is: In carpet time the legs are crossed and the arms are folded, and only the velcro on the shoes has anything to say. {child} had heard the velcro.
night: It was carpet time for the carpet: nobody on it, and the whole floor to lie on.
night: The carpet kept its crumbs and its fluff, and it was very quiet carpet time.

= buddy bench | friendship bench | friendship stop
was: The buddy bench had stood all day in the middle of the noise. It has room for one, and then it has room for two.
will: Out in the playground the buddy bench would be in its place. You sit down on it, and the bench does the asking.
is: A buddy bench cannot walk up to anybody. So it keeps still where everyone can see, and is a little warm from the last one.
night: Only the moon sat on the buddy bench, and there was room beside it.
night: At night the buddy bench has the whole playground for company, and the playground has the bench.

= friendship bracelet | friendship bracelets
was: A friendship bracelet had come into the day, and with it somebody to tie it, because nobody can make a bow with one hand.
will: As yet the friendship bracelet was only string. Somebody would have to hold the other end, and sometimes that is a door handle.
is: A friendship bracelet goes in the bath too, and gets up with you, and has never once been asked to wait outside. {child} liked that about it.
night: A friendship bracelet sleeps with its knot on the inside, where the arm is warm.
night: In the dark all the colours of a friendship bracelet are one colour, and go once round.

= school trip | school trips | class trip | field trip | nursery trip | trip with school | trip with the class
was: All through the school trip the line had had to be counted, and the line would not stand still to be a number.
will: The sandwiches were going on the school trip as well, and would see nothing of it, because they have to stay in the bag.
is: On a school trip the whole class goes out of the gate in twos, like a very long animal with rucksacks. {child} knew which end was its head.
night: The school trip was quite still for once, and could have been counted: one to a pillow.
night: The coats for the school trip hung still, and had nobody to hold hands with.

= coach trip | on a coach | on the coach | by coach | school coach | coach ride | coach journey
was: Every time it stopped, the coach had sighed, and it had knelt down at the kerb so that people could get on.
will: Somewhere a coach was already waiting to be the one, with a front seat for the driver and a back seat for all the noise.
is: A coach is a bus with curtains. {child} had thought about those curtains, and who they were for, since a coach never goes to bed.
night: The coach stood in its yard, and looked at the other coaches.
night: A coach ticks for a while when it has stopped, and then it is quiet right to the back.

= school photo | school photos | school photograph | class photo | school picture | picture day | photo day | nursery photo
was: Because everybody had been told to say cheese, somebody in the school photo was sure to be in the middle of the word.
will: The face was ready for the school photo, and so was the collar, and only the hair had not heard about it.
is: A school photo takes one blink of time, and then it looks at you from the wall for years. {child} hoped it would not be the blink.
night: In the school photo everybody was still smiling in the dark, because nobody had told them to stop.
night: No face has to be held for a school photo at night. It can go any way the pillow likes.

= uniform | school uniform | school jumper | school dress | school trousers | school cardigan | school skirt | school sweatshirt | pinafore | gym slip
was: On the outside everybody had been the same that day, because of the school uniform, and that is why the name has to be in the neck.
will: There would be a school uniform to put on. It still had the creases from the packet, and bent only where the packet had bent.
is: A uniform comes with sleeves that are for later. {child} could make both hands disappear in them and come back.
night: The uniform hung over the chair with its arms down, and looked as if it were listening.
night: A uniform has nobody in it at night, and is all soft in the knees.

= school tie | school ties | neck tie | new tie | wear a tie | wearing a tie
was: A tie had pointed down all day, to show where the shoes were.
will: Before long a tie would go over, and round, and up, and through, and then one end would be too long, and it would have to start again.
is: A tie does not keep anything warm and does not hold anything up. {child} had wondered what it thinks it is doing, hanging there so straight.
night: The tie had come undone, and lay on the chair as straight as a snake with nothing to do.
night: Without its knot a tie is only a long way from one end to the other.

= lollipop lady | lollipop man | crossing guard | lollipop person | school crossing
was: Wherever the lollipop lady or the lollipop man had stood with the big round stick, even the lorries had held their breath.
will: At the crossing there was going to be the lollipop lady or the lollipop man, with a lollipop taller than anyone who goes to school under it.
is: The lollipop lady and the lollipop man have the largest lollipop in town, and nobody has seen them lick it. {child} had kept watch.
night: The big lollipop leaned in its corner, and the cars went by it in their sleep, one now and then.
night: At night the crossing is only stripes, and the lollipop stands in a cupboard and stops the mops.

= school bus | bus to school | minibus | bus driver
was: The people at the back of the school bus had bounced higher that day than the people in front, and they had known it.
will: You would hear the school bus before you saw it, and then it would come round the corner with its nose first and take a while to finish.
is: A school bus knows only one way, there in the morning and back after lunch, and it has never asked for another. {child} could have told it where to turn.
night: The school bus stood empty in a row of buses, with a mitten on the seat at the back.
night: All its doors were shut, and the school bus had nowhere to be till morning.

= homework | home work | homeworks
was: There had been homework, which lies on the table and looks very flat, and then takes up the whole table.
will: Homework was on its way, in the bag with the gym shoes, and by the time it came home it would smell a bit of them.
is: Homework is a piece of school that has come to see where you live. {child} had shown it the kitchen.
night: The homework was shut, and lay under the fruit bowl, with a pear on its sums.
night: Homework does nothing at night. It lies there and lets the pencil go grey.

= school project | project | projects | class project | topic work | science project
was: What is left of a project at bedtime is a lot of cereal without its box, in a bowl with a plate on it.
will: The glue was out for the project, the box was out, and everything in the kitchen that was round had begun to look like a wheel.
is: A project has to go to school through the door, and no project has ever been measured for that. {child} had looked at the door, and then at the cardboard.
night: The project stood quite still, and now and then the tape let go with a tick.
night: Glue likes the night best, and the project stood still for it.

= science | science day | science lesson | science experiment | experiment | experiments | science week | science fair
was: People had said at science what would happen, and then they had gone and looked, and the thing had not been listening.
will: Science was going to need a jug, a spoon, a tray under it all, and somebody to say “ooh” at the right moment.
is: Science is finding out whether a raisin sinks. {child} had asked the raisin, and the raisin could not say without water.
night: In the science corner the beans were growing in the dark, and nobody was writing it down.
night: Science has found out what the dark is: it is the room, with the light not in it.

= world book day | book day | book week | book character | world book day costume | character day
was: It had been World Book Day, and all the people from the books had to put coats on for the way to school, even the dragon.
will: Somewhere a bear was being made out of a jumper for World Book Day, and there was not quite enough jumper.
is: On World Book Day four pirates and a caterpillar wait in one line for the tap. {child} thought the caterpillar must be the thirstiest.
night: When World Book Day is over, they all go back to their pages, and lie down flat.
night: Even on the night of World Book Day the books are shut, and everyone in them lies flat.

= teacher | teachers | my teacher | her teacher | his teacher | class teacher
was: There had been a teacher in the day, and a teacher can hear a sweet being unwrapped across the room, and cannot find the pen behind one ear.
will: Before anybody else was there, the teacher would turn on the lights, and tell the chairs that they could come down.
is: A teacher has a mug that nobody else may use, and the tea in it is always cold. {child} had seen the mug.
night: The teacher had gone home too, and had taken off the school shoes, the big ones.
night: Somewhere the teacher was yawning, with nobody to put up a hand and ask why.

= new teacher | new class | moving up | new classroom | new teachers | next class | move up day | moving up day | transition day
was: All day long a new teacher had had thirty names to learn, and everybody else had had only the one.
will: A new teacher was coming, who would have to find the paper, the glue and the toilet, and could not ask the old one, who had gone.
is: A new teacher is new only in front of the class. {child} had worked out that at home the same person must be quite used.
night: The new teacher was saying all the names over, softly, and had got as far as {child}.
night: In the new classroom the chairs were up on the tables, and could have been anybody’s.

= supply teacher | substitute | substitute teacher | supply teachers | cover teacher
was: With a big bag a supply teacher had come in, and asked where the paper was, and got thirty answers.
will: When the supply teacher came, the class would have to show where everything lived, even the hamster or the stapler.
is: A supply teacher belongs to all the schools a little. {child} wondered which of their hooks was for the coat.
night: The supply teacher was at home by now, and there, at least, knew where the paper was.
night: A supply teacher’s bag stood by the door at night, not knowing yet where it would go.

= bike | bikes | bicycle | bicycles | riding a bike | bike ride | cycling | new bike | balance bike | push bike | pushbike
was: By bedtime the bike was leaning on something or lying down, because a bike can only stand up by itself when it is going.
will: Against its wall the bike was waiting, with one pedal up, as if it were just about to say something.
is: A bike has two wheels, and the one at the back has never once caught the one in front. {child} thought it had not given up.
night: The bike leaned on its wall, and one wheel turned a very little, and stopped.
night: A bike gets to sleep leaning. The pillow does the same for a head.

= stabilisers | stabiliser | training wheels | stabilizers | without stabilisers
was: Stabilisers had been thought about that day. They are two little wheels, one on each side, and most of the time only one of them is touching.
will: Stabilisers on or stabilisers off, it was going to take a spanner, and a grown-up kneeling down.
is: Stabilisers make a noise like a tea tray going downhill. Every cat in the street knows that noise, and gets up on the wall.
night: The stabilisers were quiet. Nothing was leaning on them, not even the left one.
night: A bed has four legs and no need of stabilisers.

= scooter | scooters | scooting | micro scooter
was: One foot had had a ride on the scooter and the other foot had done all the work, and yet they wore the same kind of shoe.
will: For now the scooter was folded up. It would unfold with a clack, and have to be told again which way is forward.
is: A scooter goes just as fast as one leg. {child} knew which leg it was, and the other one had a very good view.
night: The scooter stood in the hall with its head turned to one side, the way they do.
night: Tonight the foot that rides the scooter and the foot that pushes lay side by side.

= bike helmet | helmet | helmets | cycle helmet | bicycle helmet
was: There had been a helmet on top and a strap underneath, and the chin had had to look at the ceiling till it clicked.
will: Until it was wanted, the helmet hung on the handlebars, and went for rides there with no head in it.
is: A helmet has holes in it for the wind to come in and see who it is. {child} could feel it looking round.
night: The helmet hung up by its strap, round and empty, like a bowl that had been somewhere.
night: At night the pillow has the head, and the helmet has the hook.

= roller skates | rollerskates | roller skating | rollerskating | skates | rollerblades | roller blades | roller skate | roller disco
was: Whoever had stood quite still on roller skates that day had seen the wall come slowly by.
will: Eight wheels were coming with the roller skates, and every single one of them had its own idea of where to go.
is: Roller skates are shoes that set off without you. Then the arms go round like a mill, to help.
night: The roller skates stood in their box, and had been told to stay, and stayed.
night: A roller skate on its side lets its wheels run out, one by one, till they are done.

= ice skating | ice skates | ice rink | skating | ice skate | skating rink
was: All the mittens at the ice skating had gone along the fence, one over the other, because the fence goes the whole way round.
will: There would be ice skating, and boots in which you walk to the ice like a duck on two rulers, while the ice looks very smooth and waits.
is: In ice skating the ice keeps a line of everywhere you have been. {child} thought it must be hard to read, with so many people writing.
night: The rink was being smoothed, and all the lines of the ice skating went out of it, and it shone.
night: Ice skating is quietest when everyone has gone home, and only the ice is there.

= skiing | skis | ski | ski lesson | ski school | ski holiday | snowboarding
was: In the skiing that day the skis had kept crossing over each other in front, to have a chat.
will: Soon it would be skiing, and the boots for it are so stiff that everyone going to breakfast in them walks like a robot.
is: Skiing is standing on two boards and letting the hill do it. To stop, you make a slice of pizza with them, and hope that the hill is listening.
night: The skis stood outside in the snow, side by side, with their toes up.
night: At night nobody is skiing, and the mountain gets its hill back.

= skateboard | skateboards | skateboarding | skate park | skatepark | ramp | ramps | half pipe | pump track
was: As soon as nobody was on it, the skateboard had gone on alone for quite a way, and everybody had watched it politely.
will: The skateboard looked the same in front as behind, and had not said yet which end it was going to use.
is: A skateboard is a shelf that got away. {child} liked the sound it makes on the pavement, a long one, and then a tick at every crack.
night: The skateboard lay upside down under the bench, and one wheel thought about it for a while.
night: Every ramp was empty, and the only thing that rolled down was a leaf, and no skateboard went after it.

= climbing wall | climbing walls | rock climbing | bouldering | indoor climbing | climbing club
was: Somewhere in the day stood a climbing wall, covered with coloured lumps, as if somebody had chewed very large sweets and stuck them up there.
will: On the climbing wall every lump was in its place. You choose which one comes next, and then you find out what your leg says to that.
is: A climbing wall is a floor that stood up. From underneath, you see mostly the soles of other people.
night: The climbing wall stood in the dark with all its holds held out, and nobody took one.
night: The ropes of the climbing wall hung straight down, which is what a rope does to rest.

= gymnastics | gym class | gym club | gymnastic | gymnastics club | gymnastics class | tumbling | tumble tots | leotard
was: At gymnastics there is a horse that has no head, and no one had given it a carrot that day either.
will: The mats for gymnastics were still rolled up, and would need a minute to remember how to lie flat.
is: In gymnastics everything begins with the toes together and ends with both arms up, whatever happened in the middle. {child} could do the arms.
night: The mats from gymnastics lay in a heap, thick and blue, and slept on each other.
night: One stretch, right out to the toes, is all the gymnastics that fits into a bed.

= cartwheel | cartwheels
was: With every cartwheel the feet had gone over the top to see what was there, and it was only air, and they had come down again.
will: Cartwheels were coming, and for those there has to be some grass, two hands and a lot of room, and the room has to be on both sides.
is: A cartwheel is hand, hand, foot, foot, and in between the world has its grass at the top. It stays like that for less than a breath.
night: The day turned over slowly, like a cartwheel, with its dark side up.
night: Under the blanket a cartwheel is only from your back to your side.

= handstand | handstands | headstand | headstands
was: A handstand had been in the day. The jumper comes down to see your face, and everything in your pockets goes home by itself.
will: The wall had been asked about the handstand, and it did not mind feet.
is: In a handstand the hands find out what the feet do all day. From down there you can see what has rolled under the cooker, and it is mostly a spoon.
night: A bed is no place for a handstand. The feet go at the bottom, where the blanket is.
night: The wall stood up by itself all night, with no handstand leaning on it.

= forward roll | forward rolls | roly poly | somersault | somersaults | front roll
was: Half way through the forward roll two knees had come by, quite close up, and there had been no time to speak to them.
will: It was the chin that would begin the forward roll, because it has to be tucked away first, somewhere safe, like a ticket.
is: A forward roll goes in as a head and comes out as feet. {child} thought the back had the most interesting part of it.
night: A forward roll that stops half way, under a blanket, is a way to fall asleep.
night: From one side to the other is half a forward roll, and enough.

= ballet | ballet class | ballet lesson | ballet shoes | ballerina | ballerinas | ballet exam | ballet show
was: It had been a day with ballet in it. The knees go out at the sides, like a frog’s, and the face looks as though it had not noticed.
will: There would be ballet, in shoes so thin that you can feel which boards of the floor are the friendly ones.
is: In ballet you jump without a sound, and come down without a sound, and only the piano is allowed to thump. {child} thought that the piano must enjoy it.
night: The ballet shoes lay one on top of the other, as flat as two leaves.
night: Someone went past the door on the tips of their toes, and that is nearly ballet.

= tutu | tutus | ballet skirt
was: Two feet had gone about under a tutu, where nobody could see them from above, and they had had to be trusted.
will: No drawer had been any good for the tutu, which will only lie down if nothing lies on it, and so it was waiting outside.
is: A tutu sticks out so far that it gets to places first. It comes through a door with a rustle, like a cat through dry grass.
night: The tutu hung on the door and stuck out into the dark on every side.
night: When nobody is in a tutu, it is a kind of cloud with a hole.

= tap shoes | tap dancing | tap class | tap dance | tap lesson
was: Everything that the feet were thinking had been said out loud by the tap shoes, and some of it twice.
will: Across the carpet the tap shoes would keep it to themselves, and on the kitchen floor they would tell the whole house.
is: Tap shoes have a little plate in front and a little plate behind, and are not for eating off. They go in front of a person like two small horses.
night: The tap shoes stood on the carpet, which is the same for them as being asleep.
night: A drip in the sink went tap, and the tap shoes, in their bag, did not answer.

= dance show | dance class | dancing lesson | dance lesson | street dance | dance recital | dance competition | dance club | dance exam
was: Everyone had gone left at the dance, and then one had found out that there was more room on the right.
will: The dance was going to begin with five, six, seven, eight, and nobody has ever heard what happened to one, two, three and four.
is: In dance the big mirror does everything too, at the same time, and never needs to be shown. {child} could not catch it out.
night: In the big mirror of the dance class there was only a dark floor, keeping quite still.
night: Five, six, seven, eight, and then no dance came, only the blanket.

= karate | judo | taekwondo | tae kwon do | martial arts | karate class | kung fu | jiu jitsu | karate belt
was: There had been karate, and because everybody bows before it begins, the first thing they had all seen was their own feet.
will: Soon there would be karate, and a white jacket and white trousers, which crackle when they walk and need a good deal of turning up.
is: Karate and judo have a shout in them that comes from the tummy. If it gets out of doors, all the pigeons go up.
night: The karate jacket hung on the chair with its arms out, and bowed a little from the collar.
night: Last of all in karate they kneel down, shut their eyes and breathe, and anybody can do that lying.

= yellow belt | orange belt | green belt | black belt | blue belt | red belt | white belt | belt grading | brown belt | new belt | purple belt
was: There had been a belt to go for. A karate belt is tied with a knot like a big bow tie, and it holds up nothing but itself.
will: On the table the new karate belts lay rolled up, stiff as liquorice, and waited to hear whose tummies they were for.
is: A karate belt is all one colour from end to end, so that you can see it coming. {child} could have told anyone which colour was the best one.
night: The belt lay rolled up like a snail, with its two ends tucked in.
night: In the dark every belt is the same colour, and not one of them has to hold anything.

= cubs | beaver scouts | beavers | scouts | at brownies | to brownies | brownies tonight | brownie guides | girl guides | at rainbows | to rainbows | scout camp | cub camp | brownie camp | girl scouts | cub scouts | squirrel scouts
was: It had been an evening of the sort that Cubs and Brownies have, with everybody in a circle, which is never quite round at the place by the radiator.
will: Somebody would bring rope and somebody would bring squash, because it was going to be an evening of the sort that Cubs and Rainbows have.
is: Cubs, Brownies, Rainbows and Beavers are all names for children in one hall with one kettle. {child} thought a real beaver would be very surprised by the kettle.
night: The hall where Cubs and Brownies go was locked, with its chairs in a circle, or nearly.
night: In the cupboard of the Cubs and Brownies lay a rope with a good knot in it, holding nothing.

= badge | badges | scout badge | cub badge | brownie badge | rainbow badge
was: Everybody had seen the front of the badge, but it was the back, with its pin or its threads, that had done the holding.
will: The sleeve that the badge was going to live on had been looked at, and there was a good place, just above the elbow.
is: A badge is a very small picture that goes wherever you go. The person who wears it sees it only upside down.
night: The badge was still on its jumper, and the jumper was on the chair, and all three were still.
night: A badge keeps facing the front all night, in case.

= forest school | forest schools | woodland school | outdoor classroom
was: At forest school the ceiling drips whenever it likes, and nobody that day had sent for anyone to mend it.
will: Out at forest school the trees were there already and were keeping all the places, and every chair was a log.
is: Forest school has no door, and so nobody can be last through it. {child} had a stick from there, or had one in mind.
night: All the logs of forest school sat in their circle in the dark, with a beetle on one.
night: Forest school comes home in the hair and the socks, and goes to sleep as one small leaf.

= piano | pianos | piano lesson | piano lessons | piano exam | keyboard lesson | playing the piano | piano practice
was: Somewhere in the day stood a piano, with bears at one end and mice at the other, and in the middle the place to sit.
will: Inside the piano all the songs were waiting, mixed up, and each finger would take out only one piece at a time.
is: A piano has white keys and black keys, and none of them opens anything. The lowest one of all can be felt in the stool.
night: The piano had its lid down, and all the low notes were lying quietly at the left.
night: The lowest note of the piano is so low that it is nearly asleep as it is.

= recorder | recorders | recorder club
was: Two kinds of note had come out of the recorder: the kind it was asked for, and a squeak that came along as well.
will: There would be a recorder, which has more holes than anybody has fingers for at first, and one of the holes is round the back.
is: A recorder lives in a long green or grey sock and smells of the person who plays it. If you look through it, there is a small round piece of wall.
night: The recorder was in its bag, and the squeak was in there with it, fast asleep.
night: Someone breathed in and out in the dark, and it was rather like a recorder with all its fingers off.

= violin | violins | violin lesson | cello | viola | violin practice
was: A violin sits under the chin, so near the ear that the one that day need not have been so loud.
will: Before the violin could say anything, it would have to be unpacked, wiped, tuned and held, and the bow would want its hair done.
is: A violin, and a cello too, has a waist and a neck and sings without a mouth. {child} wondered where it keeps the breath.
night: The violin lay in its case on something soft and red, and the lid came down with two clicks.
night: A door creaked like a small violin, and then it was shut.

= guitar | guitars | ukulele | ukuleles | guitar lesson
was: For as long as the guitar was playing, its strings had gone so fast that they were fog, and afterwards they were strings again.
will: A guitar was coming, with a hole in the middle, and everybody who has a guitar has lost something in there.
is: A guitar, even a little ukulele, hums when you talk near it. If you say good morning into the hole, it says something of the same length.
night: The guitar stood in the corner, and when a door shut somewhere, it hummed a very little to itself.
night: A guitar gets quiet from the thin strings to the thick one, and the thick one takes its time.

= drum | drums | drum kit | drumming | drum lesson | drumsticks | tambourine | percussion
was: There had been drums, which are hit on the head all day, and say the same every time, in a good deep voice.
will: Until the drums came there was the table, and the saucepan, and the arm of the sofa, and of these the saucepan was the best.
is: A drum is a loud thing made of something tight and a lot of nothing. You can knock on it quite politely, and still the whole room comes to the door.
night: The drum was still. Only a heart went on drumming, quite softly, under the blanket.
night: Rain knows how to play a drum with the tips of its fingers.

= trumpet | trumpets | trombone | brass band | marching band | cornet | french horn | saxophone | clarinet | flute
was: A trumpet, or one of the trumpet’s shiny friends, had made a great noise out of breath, and had had to be emptied of dribble afterwards.
will: Somebody was going to blow into a trumpet, or one of the trumpet’s friends, and for a while it would sound like a cow with a question.
is: A trumpet is a very long pipe that has been folded up so as to fit on a chair. You can follow it round with one finger, as far as the big end.
night: In its case the trumpet lay with its mouth wide open, and it was only a yawn.
night: Even a trumpet can be played so softly that it is nothing but somebody breathing.

= concert | concerts | school concert | music concert | recital | christmas concert | singing concert
was: Just before the concert they had all played something different at the same time, and that was not part of it, and it was rather good.
will: The concert was going to want chairs, and more chairs, and one of them always has a squeak, and it sits in the quiet bit.
is: At a concert everybody claps, and it sounds like rain beginning, and then like a great deal of rain. {child} liked how it stops.
night: The fiddles and the horns of the concert lay in their cases, the long ones and the round ones.
night: The quiet before a concert and the quiet after it are both very large.

= talent show | talent shows | audition | auditions
was: There had been a talent show, where somebody sings, somebody hops, and somebody has a hamster that was going to do something.
will: Before long there would be a talent show, and between going on at one side and coming off at the other there is room for nearly anything.
is: In a talent show people do what they do at home, but facing one way. {child} had thought about it in front of the fridge.
night: The talent show had gone home to its kitchens and bedrooms, where it lives.
night: Lying quite still is also something, though nobody does it in a talent show.

= chess | chess club | chess board | chess set | chess match | chess tournament | checkers | draughts
was: Because of one king, who can do hardly anything, everybody had had to run about at chess.
will: The horses stood ready for chess, looking to the side, because they are the only ones who go round corners.
is: In chess two people look at a table for a long time, and then a horse moves. {child} liked how the castles slide along without any wheels.
night: In the chess box they all lie together, black and white, and the king has a horse on his feet.
night: At night every square of the chess board is a black one, and all of them are free.

= coding | coding club | scratch club | programming | computing | code club
was: In coding the computer had done exactly what it was told, and that is how you find out what you said.
will: The cat on the screen was waiting for coding. It has to be told about every single step, or it walks into the edge and goes on walking.
is: Coding is talking to somebody who cannot guess. Even a spoon on its way to a mouth would have to be told nineteen things.
night: When coding is over, the screen goes black, and whatever was walking about in there stops with one foot up.
night: Shut one eye, shut the other eye, repeat: that was all the coding that was left.

= class pet | class hamster | class guinea pig | school pet | class rabbit | class fish | class snail | class gecko
was: Thirty people had all known the name of the class pet that day, and the class pet had not learned any of theirs.
will: One of these days there would be the class pet, which hears the whole of maths from behind bars or glass, and has never put up a paw.
is: A class pet goes to school every day and has never had to get there. {child} thought it must know what the classroom does at night.
night: In the dark classroom the class pet had the whole alphabet on the wall to itself.
night: The class pet was eating something small, very slowly, with no one in a hurry.

= class teddy | class bear | class mascot | class toy | bring home bear | school bear | weekend bear
was: It had been a day with the class teddy, who has slept in more beds than anyone in town, and has a book where it is all written down.
will: Soon the class teddy would travel again, in a bag with its own toothbrush, and nobody has ever seen that toothbrush wet.
is: The class teddy is at a different house every weekend, and always makes the same face at breakfast. {child} knew the face.
night: The class teddy can fall asleep anywhere by now. It just lets its eyes stay as they are.
night: Left side or right side, it was all the same to the class teddy.

= golden time | choosing time | free play | toy day | bring a toy day
was: In golden time the clock on the wall had been the same clock as in maths, but somebody must have oiled it.
will: At the end of the week there would be golden time, and the boxes on the top shelf were waiting for it too.
is: Golden time is not golden to look at. It is mostly pens, bricks and a big piece of floor.
night: After golden time the lids go back on the boxes, and the bricks lie as they fell.
night: The night is golden time for anyone who likes lying down.

= house points | house point | team points | dojo | dojos | dojo points | class dojo | merit | merits | marble jar | gold star
was: House points have no weight and no taste, and still everyone had known all day just where they were, because of a jar or a chart.
will: One at a time the house points would go in, like rain into a bucket, and from the side nobody can see the bucket fill.
is: House points are only dots or marbles, until somebody counts them in a loud voice. Then it gets very quiet.
night: All the house points stayed where they were for the night. Nobody counts in the dark.
night: A star needs the dark, and a house point does not, but it can wait in it.

= behaviour chart | traffic light chart | sad cloud | sunshine and cloud | behavior chart | zone board | moved down on the chart
was: The names on the behaviour chart had been on clothes pegs, and a clothes peg can be moved up or down and does not feel it.
will: Soon all the pegs on the behaviour chart would be back at the same place, and the day would not have begun.
is: A behaviour chart is a piece of card on a wall. The people walk about, and only the pegs have to stay where they are put.
night: The behaviour chart hung in the empty classroom, and with the lights off it was all one colour.
night: In the night there is no behaviour chart. There is only a wall, and it is glad of the rest.

= detention | detentions | after-school detention | lunchtime detention
was: There had been detention, when the clock walks round in its slippers, and the noise from outside comes in at the top of the window.
will: There would be detention, with a table, a chair and a clock, and when the big hand had come to the place, with a door.
is: Detention happens in an ordinary room, with the same chairs as before dinner. {child} thought that the chairs could not tell the difference.
night: Detention has an end, and the clock knows where, and walks there by itself.
night: The clock in the detention room went round all night with nobody having to watch it.

= playtime | break time | breaktime | play time at school | school playground | recess | lunch play | wet play
was: Playtime had come out of the door all in one go, and then it had had to be put back in lines.
will: All the noise was still folded up in the classrooms, and at playtime, when the bell rang, it would be let out and shaken.
is: At playtime a bell says when it begins and the same bell says when it stops, and it sounds quite different the second time.
night: At playtime’s end there is always one ball left, and it stays out all night under the hedge.
night: There was no playtime in the dark playground, only a leaf going round and round in the corner.

= missed playtime | missed break | stay in at break | stayed in at break | stay in at playtime | stayed in at playtime | lost playtime | miss playtime
was: Playtime had been seen from inside that day, and from there it is all tops of heads going by the window, and one ball coming up and looking in.
will: For once playtime was going to be indoors, with the classroom, which is not used to having anybody then, and ticks, and hums with its radiator.
is: A playtime indoors lasts longer than a playtime outdoors, by the same clock. {child} had seen the clock, and it looked quite honest.
night: Every playtime is over by night, the ones indoors and the ones out.
night: The window of the classroom looked out at the playtime that was not there, and there was only grass.

= head teacher | headteacher | headmaster | headmistress | the principal | principal’s office | head teacher’s office | headteacher’s office | sent to the head
was: Keys had been heard that day before the head teacher was seen, because a head teacher has the biggest bunch in the school.
will: Behind the head teacher’s door were a desk, a plant, and a box with all the balls from the roof, and before long the door would open.
is: A head teacher belongs to the whole school, shoes and all. {child} had wondered who tells the head teacher when it is home time.
night: The head teacher had locked the school, and tried the door once more, and gone home to supper.
night: The head teacher’s keys lay in a bowl, all in a heap, and did not open anything till morning.

= thinking chair | time-out | naughty step | thinking step | timeout
was: Somewhere in the day there had been time out, which is the same size as two songs, or one very slow yawn of a cat.
is: A time out begins and then it ends, and a chair is all it leaves. By the afternoon there is a doll on it, having tea.
night: The chair where time out is had nobody on it now, only a cardigan with its arms hanging down.
night: All the clocks take time out at night, or they tick so softly that it comes to the same.

= nursery | nurseries | preschool | pre-school | playgroup | daycare | kindergarten | kindy | creche | nursery school | toddler group | settling in
was: The chairs at nursery are so low that all day the grown-ups’ knees had come up and got in the way of their biscuits.
will: Put away in their boxes at nursery, the bricks did not know yet what they were going to be next.
is: At nursery even the toilets are small, and the taps come on for small hands. {child} thought somebody must have asked the right person.
night: At nursery the sand lay smooth in its tray, with one small lorry parked in it for the night.
night: All the little chairs at nursery had been tucked in too, under their tables.

= first day | first day at school | first day of school | starting school | start school | starts school | started school | reception class | starting reception | big school | back to school | new school | starting nursery | first day at nursery
was: Everybody had been looking for the toilets, because it was a first day, and nobody had liked to be the one who asked.
will: A first day was coming, and the school had been washed for it, right down to the door handles, and the pencils had all been given points.
is: A first day is only as long as the others, though it has more doors in it. Some of them are cupboards.
night: A first day has a night before and a night after, and this was one of the two.
night: Night came in by the same door as ever, first day or not.

= pe kit | pe | p.e. | pe bag | pe lesson | plimsolls | gym kit | games kit | pe day
was: After PE there were three socks left, as there always are when a whole class takes its socks off, and none of them was anybody’s.
will: The bag for PE was hanging on its string, where it turns to the left, and then to the right, and is the first to get warm.
is: PE is when the tables have gone away and the hall turns out to be a very big room. {child} had heard what happens to a shout in there.
night: The big PE mats lay in the dark hall, and nothing fell on them but quiet.
night: Somewhere a sock that had once gone to PE was lying quite alone, and slept well.

= whistle | whistles | referee | ref
was: Each time somebody had blown the whistle, the pea in it had run round and round in there as if it were late.
will: The whistle was going to blow once for go and once for stop, and everybody was supposed to know which was which.
is: A whistle is very small, and can stop twenty people and a dog. There is a slot in it to look through, and nobody in there who could have shouted.
night: The whistle lay on its side in the drawer, and the pea in it had come to rest.
night: A whistle needs somebody’s breath, and all the breath in the house was busy with going to sleep.

= pencil case | pencil cases | pencils | pencil | rubber | sharpener | new pencils | pencil pot | eraser
was: Most of the day it had been dark in the pencil case, and everyone in it had got a little bit grey from the pencils.
will: Like people in a tent, the pencils lay in the pencil case with all their heads to one side, and waited to be carried.
is: A pencil gets shorter with every word, and still it tells you everything. {child} had looked at the smallest pencil in the pot, which must have said the most.
night: Zipped up in the pencil case they all lay side by side, with the rubber for a pillow.
night: A pencil that lies quite still is not writing anything, and is only a stick with a dark middle.

= story time | storytime | carpet story | story at school | story at nursery
was: By the end of story time the teacher’s arm was tired from holding the book the wrong way round, so that everyone could see.
will: At the next story time the book would be held up, and go slowly from one side to the other, until each picture had looked at everyone.
is: In story time somebody always knows what comes next, and holds it in with both hands. It makes the cheeks quite round.
night: It was story time still, for about one line more.
night: The book from story time stood on its shelf, with everyone in it stopped on the right page.

= fire drill | fire drills | fire practice | fire bell
was: There had been a fire drill, which is a big bell and no fire, and the whole school standing in the yard in its socks or its aprons.
will: No fire was coming, only a fire drill. A fire drill is a bell, a line and a long count, and then everybody goes in again.
is: In a fire drill a school goes for a walk without its coats, and comes back, and its pencils are just where they fell. {child} liked that they waited.
night: The bell for the fire drill hung on its wall, round and red and quite quiet.
night: In a fire drill everyone gets counted, and at night it would be easy: one to a bed.

= lost property | lost property box | lost jumper | lost cardigan | lost and found
was: Eleven cardigans had spent the day in the lost property box, and every one of them was waiting for the same kind of arm.
will: Before long an arm would go into the lost property box, up to the shoulder, and shake hands with a great many gloves.
is: In the lost property box nothing is lost. It all knows where it is. {child} thought that it was the people who had been mislaid.
night: Deep in the lost property box it was warm, and the cardigans had their arms round each other.
night: A jumper that is lost is somewhere all the same, and it is night there too.

= non-uniform day | own clothes day | mufti day | dress up day | pyjama day | odd socks day | crazy hair day | spirit day
was: Even the teachers had come in the wrong clothes, because it was a dress-up day, and they had talked just the same as ever.
will: The uniform had been told about the dress-up day, and would stay at home on its chair, and see what that was like.
is: On a dress-up day it takes a little longer to find everyone. The best way is to look at the shoes, which are mostly the same ones.
night: Dress-up day was for the daytime. At night everybody in the street is in pyjamas.
night: All the clothes of dress-up day lay on the chair together, and the sleeves were the last to settle.

= parents’ evening | school report | report card | parent teacher | parent-teacher conference | reports
was: A school report or a parents’ evening had come round. The grown-ups sit down on the small chairs, and look as if they were waiting for milk.
will: There would be a school report or a parents’ evening, which is all about somebody who is at home at the time, cleaning teeth.
is: A report is words about a person, and all of it goes in one envelope. Most of a person would not fit.
night: A report does not say how somebody sleeps, since no teacher has ever seen it.
night: The report lay in its envelope, and {child} lay in bed, and the report was the flatter of the two.

= school fair | school fete | summer fair | christmas fair | school fayre | tombola | raffle | bake sale | cake sale | fete | fête
was: People had paid for tickets at the school fair, and then they had won the bubble bath that they had brought themselves.
will: Every cake was getting a flag with its name for the school fair, and one teacher had been asked about wet sponges.
is: A school fair has a tombola, a cake table and a rope that falls down. {child} could have found the cake table blindfold.
night: In the dark the jar from the school fair had just as many sweets in it, uncounted.
night: The bunting from the school fair hung on in the dark, flag after flag, and moved when the air did.

= after school club | afterschool club | wraparound | wrap around care | holiday club | summer camp | day camp
was: The hall had been the same hall as ever, but for the club, the after-school kind or the holiday kind, it had smelled of toast and felt pens.
will: All sorts of ages would come to the club, the after-school kind or the holiday kind, and so the coats on the hooks would go up and down.
is: In a holiday club or an after-school club nobody asks what seven and five are. {child} knew the box with the good felt pens.
night: All the hooks at the club were empty and level.
night: At the club the pens had their lids on, and did not dry out while they slept.

= breakfast club
was: While the school was still half dark there had been breakfast club, and a smell of toast that behaved as if it lived there.
will: The first toast of breakfast club would go to the ones who got there while the floor was still shiny.
is: Breakfast club is school in its slippers. The corridors are longer before everyone else has come.
night: The toaster of breakfast club stood in the dark with its two mouths open.
night: Breakfast club was a whole night away, with all its toast still bread.

= school disco | disco at school | school dance
was: At the school disco the hall had known that it was only the hall, but it had spots of light going over it, and said nothing.
will: For the school disco the lamp with the colours had to be found, and it was in with the sacks and the hoops.
is: At a school disco people run and slide on their knees, and the music is for that. {child} had heard that the teachers dance with their elbows.
night: The disco lamp from the school disco hung in the dark, with all its colours in it.
night: At night there is no school disco in the hall, only one long stripe of moon.

= leavers’ assembly | graduation | nursery graduation | last day of school | last day of term | end of term | last day at nursery | last day at school | end of year | break up for the holidays
was: There had been a last day, when the pictures come off the walls, and the walls look as if they had washed their faces.
will: On the last day the bags would go home full of everything that had ever fallen down behind a drawer.
is: A last day has the same bell as all the others, because nobody has told the bell. {child} had wondered if somebody should.
night: A last day and a first day look just alike in the dark.
night: A last day goes to bed like any other, and takes its time.

= harvest festival | harvest assembly | tins for harvest | harvest
was: A great many tins of beans had been to the harvest festival with the bread and the apples, and had never seen a field.
will: The cupboard had been asked for something for the harvest festival, and gave a tin that had been at the back for so long that it was shy.
night: The marrow from the harvest festival lay on its table in the dark, like somebody with a good blanket.
night: After the harvest the fields are short and quiet, and go straight to sleep.

= line leader | class helper | special helper | helper of the day | register monitor | milk monitor | monitor | school council | school councillor | prefect | class captain | playground leader | star helper
was: There had been a helper’s job, a line leader’s or a monitor’s. The line leader is the only one in the line with nobody’s head in front.
will: A helper’s job was waiting, a line leader’s or a monitor’s. Somebody has to go first, or the line would only be a heap.
is: A line leader walks, and thirty people walk after, and none would know what to do at a corner. {child} thought the one at the back must see it best.
night: When the line leader lies down, the whole line can.
night: Jobs like line leader and monitor stop at the gate, and the gate is shut at night.

= team captain | captain of the team | football captain | captain’s armband | captain of football
was: All through the day’s game the captain’s band had slid down to the elbow, and been pushed up, and slid down.
will: Two captains were going to shake hands in the middle, and a coin would be thrown up in the air and asked.
is: A captain says “come on” more often than anybody. {child} had tried saying it to a shoe.
night: The armband of the captain lay on the table, a small soft ring with no arm in it.
night: Even a captain has only one pillow, and follows it.

= football kit | football shirt | football top | football strip | new kit | goalie kit | shin pads | shinpads
was: A football kit had been in the day. Its number is on the back, and so only the people behind you know which one you are.
will: Once the football kit was on, the shirt would come down to the knees and the socks up to them, and the shorts would hardly be needed.
is: A football kit has two pads in its socks, like two pieces of toast. If you knock on them, they sound as though somebody were in.
night: The football kit lay on the chair in the shape of somebody sitting down, socks and all.
night: The number on the football shirt faced the wall, and it was still the same number.

= football cards | football stickers | swapsies | trading cards | match attax | sticker album
was: In the swapping of football cards one had come round that everybody has already, and its face does not show that it knows.
will: In a packet somewhere were football cards for swapping, and until the packet was torn anyone at all might be in there.
is: Football cards live in a pile with a rubber band round the middle, like a sandwich. The ones that get looked at most have soft corners.
night: In the dark all the football cards lay face to face, and swapped nothing.
night: The football cards had their rubber band on, and could not fall out of bed.

= rounders | baseball | t-ball | tee ball | softball | baseball practice | little league
was: People had run all the way round at rounders or baseball, as fast as they could, to get to where they had been.
will: Somebody was going to stand very far away in the long grass at rounders or baseball, and for that one it would be mostly about daisies.
is: Rounders and baseball have four corners and no room inside. {child} thought of the kitchen floor, and where the four corners would have to be.
night: At night rounders and baseball are the same: four places in the grass, and a moth going round.
night: The bat from the rounders or the baseball lay in its bag with the gloves, and it was home too.

= table tennis | ping pong | badminton | shuttlecock | squash lesson
was: It had been a day with a small game in it, table tennis or badminton, where the thing that flies about weighs no more than a breakfast flake.
will: There would be a small game with a net, like table tennis or badminton, which goes pick and pock, and then turns into a hunt under the radiator.
is: In table tennis the ball has nothing in it, and in badminton it has feathers. {child} thought the feathers must help with the coming down.
night: Under a radiator lay a ball from the table tennis, no heavier than a thought, keeping warm.
night: The badminton bird and the table tennis ball had come down, and stayed down.

= bowling | bowling alley | tenpin bowling | ten pin bowling | skittles
was: Every ball at the bowling had taken so long to get there that there was time to change your mind, and the ball did not know that.
will: Somebody else’s shoes were waiting at the bowling, where they take yours away, and people all over the room look down.
is: In bowling ten skittles stand at the far end with round shoulders and wait to hear the rumble. Then something comes down from above and stands them all up again.
night: In the dark of the bowling alley all the skittles may lie down.
night: Far off something rumbled, like bowling, and then there was no bang at all.

= surfing | surfboard | bodyboard | body board | bodyboarding | surf lesson | paddleboard | paddle board | paddleboarding
was: After surfing, or something like it on a board, you know what it is to lie like a slice of cheese and wait for the sea to notice.
will: Before any surfing, or something like it on a board, the wetsuit would have to go on, and it puts up a fight at the heels.
is: In surfing the wave does all the running, and the person on the board has only to be there. {child} thought that the lying-down part could be learned on a rug.
night: The surfboard stood dripping in the dark, and behind it the waves came in with nobody on them.
night: A breath goes up a little and down a little, like surfing on something very small.

= yoga | yoga class | kids yoga | mindfulness | mindful minute
was: A whole room of people had been a mountain at yoga, then a dog, and then a cobra, and none of them had made a sound.
will: The yoga mat was going to be unrolled, and it would try to roll itself up again, and have to be lain on.
is: In yoga the tree stands on one leg, and sways, though there is no wind in the room. It helps to look at a door handle and be made of wood.
night: The end of yoga is lying flat with the hands open, and everyone can do that one.
night: The cat stretched, front first and then back, and had never needed to go to yoga.

= home corner | role play corner | role play area | water tray | sand tray | sand and water
was: Nursery things had gone on all day, like the home corner and the water tray. In the home corner the soup is bricks, and everyone says thank you.
will: There would be nursery things like the home corner and the water tray, where the water goes through the funnel, and through the wheel, and up a sleeve.
is: A home corner has a cooker with no heat in it, and a water tray is a sea with legs. {child} could have stayed a good while at one or the other.
night: In the home corner the dolls were in bed, one of them with a saucepan for a pillow.
night: The water tray was still, and every boat in it had found an edge to lean on.

= key worker | keyworker | key person | teaching assistant | one to one at school | nursery teacher | nursery nurse | preschool teacher
was: All day the nursery teacher or the key worker had carried tissues in one sleeve, and a sock of somebody’s in a pocket.
will: To say good morning, the nursery teacher or the key worker would get down on both knees, and one of the knees would click.
is: A nursery teacher or a key worker knows who likes the crust and who likes the middle, and all of it without a list. {child} wondered where all that is kept.
night: The key worker, or the nursery teacher, had come home with paint on one elbow, and only found it now.
night: Even a key worker and a nursery teacher get told by somebody that it is late.

= alphabet | abc | letter sounds | letters and sounds | learning letters | letter of the week
was: The alphabet had stood that day in the line that nobody chose, and once more z had not been asked to go first. It is used to it.
will: Already the alphabet was getting into line. It goes at a walk as far as k, and then l m n o p come all in one breath.
is: The alphabet has twenty-six letters, and all the words there are have to make do with them. {child} needed only a few of them for a name.
night: The alphabet goes to bed in order, and by the time z lies down, a has been asleep for ages.
night: At the very end of the alphabet comes z, and it is the noise that sleeping makes.

= poem | poems | poetry | learn a poem | poem to learn | nursery rhyme | nursery rhymes
was: A poem had come into the day and kept to the left side of the page, and left the right side for the quiet.
will: In the bath the poem had sounded big, and on the stairs it had gone up a line at a time, and now it only had to be said to people.
is: A poem or a nursery rhyme has words in it that wait for each other. If somebody says moon, there is going to be a spoon.
night: A poem ends sooner than you think, and then it is white all the way down.
night: The last word of the poem had found the word it goes with, and both could lie down.

= french lesson | spanish lesson | language lesson | welsh lesson | speaking french | arabic class | chinese school | language class | saturday school
was: For the length of a lesson, French or Spanish or some other, the cat had had another name, and had come just as little.
will: There would be a lesson in another language, French or Spanish or some other, where even the word for yes has to be learned again.
is: In another language, French or Spanish or some other, every spoon has a second name. {child} thought the spoon should be told.
night: Good night can be said in French and in Spanish, and in both it is said quietly.
night: Snoring is the same in French, Spanish and every other language, and nobody has to learn it.

= star costume | dressed as a star | star in the nativity | star in the play | the star in the nativity | part of the star
was: Of the five points of the star costume, the top one had been for the head, and two of the others had got caught in doors.
will: A star does not have to say much, because everyone can see it, but the star costume would have to be fetched in sideways.
is: A star costume has foil on the front, and the foil tells everybody when you breathe. {child} had heard it.
night: The star costume leaned on the wall, and found a bit of light somewhere to shine with.
night: When the big stars come out, a star costume is off duty.

= donkey costume | camel costume | donkey in the nativity | camel in the nativity | back end of the donkey
was: The front legs of the donkey or the camel had known where they were going, and the back legs had only known the front legs.
will: So far the donkey or the camel had two ears, and somebody was looking for a tail that had been seen on Tuesday.
is: A donkey in a play has knees of its own and a face that hangs a little, and a camel is the same with a cushion. {child} knew about the cushion.
night: The donkey and the camel lay over one chair, and both had let their ears go.
night: A camel can carry a pillow all day, and only at night does it find out what it is for.

= mary and joseph | mary in the nativity | joseph in the nativity | playing mary | playing joseph | part of mary | part of joseph | be mary | be joseph | mary or joseph
was: Mary and Joseph had walked all round the hall to get from one side of the stage to the other, and the donkey had taken the shorter way.
will: A blue cloth was waiting for Mary and a stick for Joseph, and between them Mary and Joseph would have to remember who had got the doll.
night: Mary and Joseph had been folded up, the blue cloth at the bottom and the brown one on top.
night: It was as quiet as the stable when Mary and Joseph sit down at last.

= innkeeper | innkeepers | inn keeper
was: Somebody had knocked on the floor, and an innkeeper had opened a door made of cardboard.
will: At every door in the house the innkeeper’s words had been tried, and so far not one of them had had any room.
is: An innkeeper in a play says there is no room, with a whole empty hall behind the door. {child} had seen through the door.
night: The innkeeper shut the cardboard door, and as it was late, nobody knocked.
night: Here there was room, and the innkeeper’s words were not needed till morning.

= narrator | narrators | reading in assembly | reading to the class | reading aloud | class presentation
was: There had been reading out loud. A narrator stands at the side, and nothing may happen until the narrator has said that it does.
will: A narrator was going to read out loud from a card, and the card would shake a little, as paper does when it is thin.
is: A narrator tells everyone what they are looking at. {child} had been the narrator of breakfast for a while, right up to the egg.
night: “And then it was night,” a narrator would say, and would not have to say any more.
night: Somebody was reading aloud in a low voice, and had nearly come to the bottom of the page.

= three-legged race | wheelbarrow race | tug of war
was: In the race for two, the three-legged sort or the wheelbarrow sort, half of your legs had been somebody else’s, and they had not been told.
will: The scarf was ready for the race for two, the three-legged sort or the wheelbarrow sort, and so were the legs, all but one.
is: In a three-legged race the middle leg belongs to nobody, and does most of the talking. It never says left when the others do.
night: In bed nobody is in a three-legged race. Each leg has a side to itself.
night: The scarf for the three-legged race lay loose, and held on to nothing.

= long jump | high jump | athletics | athletics club | hurdles | cross country
was: It had been a day of jumping and running, which is called athletics. The long jump ends in a big sandpit, and nobody had left a bucket in it.
will: Jumping and running were coming, which is called athletics. The long jump begins a good way off, so that the legs have time to believe it.
is: In athletics there is a jump that goes up and a jump that goes along. A puddle is for the second kind, and for a third one, straight in.
night: The sand of the long jump was smooth, with one leaf in it.
night: Legs do no athletics at night, and the feet have the far end of the bed.

`
