/** As ./index.ts describes. */
export const playThings = `
= teddy | teddies | teddy bear | teddy bears
was: There had been a teddy. A teddy sits however you leave it, even upside down, and goes on looking straight ahead.
will: There would be a teddy. A teddy packs nothing for a journey, because its fur is already on.
is: A teddy listens with both ears and tells nobody, because its mouth is sewn on. {child} knew that about teddies.
night: The teddy had its eyes open. They are buttons, and do not shut.
night: A teddy takes up very little of the bed, and always the warm part.

= lego | legos
was: There had been lego. One piece of lego is always missing until somebody kneels on it.
will: There would be lego. Lego rattles when you look for a piece, and the piece you want rattles at the bottom.
is: Lego can be a house before lunch and a boat after, with the same door in it. {child} had a good eye for doors.
night: The lego lay in the dark, holding on to itself by its bumps.
night: One piece of lego lay under something, where it had been since Tuesday.

= sandcastle | sandcastles
was: There had been a sandcastle. The sea comes to look at every sandcastle in the end, and takes it home a little at a time.
will: There would be a sandcastle. Dry sand runs away and wet sand stays, and a sandcastle is made of sand that stays.
is: A sandcastle is a bucket the other way up, without the bucket. {child} had thought about where the bucket goes.
night: Far away a sandcastle was going back to being a beach.
night: Nobody sleeps in a sandcastle but the sand.

= train | trains
was: There had been a train. From a train it is the fields that run, and the cows go by without moving their legs.
will: There would be a train. A train never has to be steered, because the rails have already decided.
is: A train is so long that its front arrives before its back. The back must hear about it later.
night: Far off a train went by with its windows lit, and took its noise along.
night: A train slept in the station, with all its doors shut.

= tent | tents
was: There had been a tent. A tent comes out of a very small bag and never believes that it can go back in.
will: There would be a tent. In a tent the walls breathe in and out when the wind blows, and the door is a zip.
is: A tent is a house you can fold. {child} had looked at other houses, and they did not fold.
night: At night a tent keeps quite still, and holds on to the ground with its pegs.
night: The blanket made a small tent over two knees, and then it lay down.

= swing | swings
was: There had been a swing. A swing goes a long way and is never any farther from home.
will: There would be a swing. A swing left alone goes on a little by itself, to finish.
is: On a swing the trees come nearer and then go away again. {child} thought the trees liked it.
night: In the dark the swing hung straight down, which is how swings sleep.
night: The wind gave the empty swing one small push, and then let it be.

= bus | buses
was: There had been a bus. When a bus stops it sighs, and then all its doors open at once.
will: There would be a bus. A bus has a bell that anybody may press, and then the whole bus stops for one person.
is: A bus wears its number on its forehead, so that nobody has to ask. {child} always read the forehead first.
night: At night the buses stand in a row with their lights out.
night: The last bus sighed, and shut its doors.

= slide | slides | big slide | twisty slide
was: There had been a slide. A slide has a good many steps on one side and none on the other, and everybody knows which side to sit on.
will: There would be a slide. The way up a slide is slow and the way down is over before you have finished saying so.
is: A slide is always a little warmer in the middle, where the trousers go. {child} had met several slides.
night: The slide stood in the dark, and now and then a leaf went down it.
night: At the bottom of a slide there is always a small dip, and tonight it was empty.

= trampoline | trampolines | trampoline park | trampolining
was: There had been a trampoline. At the very top of every jump on a trampoline there is a moment when you have stopped and your hair has not.
will: There would be a trampoline. You stand on a trampoline in socks, and afterwards the ordinary floor feels as if somebody had switched it off.
is: A trampoline gives back whatever falls on it, and it has never kept a single thing. {child} had noticed this.
night: A few drops of rain came down on a trampoline, and went up again a little way.
night: The mattress remembered that it was a sort of cousin to the trampoline, and lay still.

= den | dens | blanket fort | pillow fort | fort
was: There had been a den. A den has a wall wherever there is a blanket, and where there is no blanket it has a wall too, if everybody agrees.
will: There would be a den. For a den you need chairs that nobody wants to sit on and a blanket that nobody is cold without.
is: Inside a den the same biscuit is a different biscuit, and people whisper without being told. {child} was fond of a den.
night: The blanket that had once been the roof of a den was a blanket now, and kept on covering.
night: A bed with the covers up is very nearly a den, and has better pillows.

= playdough | play dough | play doh | playdoh
was: There had been playdough. When two colours of playdough meet they are pleased, and after that nobody can get them apart.
will: There would be playdough. Every visitor makes a snake first with playdough, and after the snake it can be anything.
is: Playdough keeps the print of a thumb, with all the lines in it. {child} had left a few thumbs about.
night: The playdough sat in its tub with the lid on, being soft where nobody could see.
night: Playdough sleeps in the shape of whatever it was last.

= slime | slimes
was: There had been slime. If you hold slime up it pours, and if you poke it it stops, and it never says which it likes better.
will: There would be slime. Slime goes slowly over the edge of a table, like somebody who has all afternoon.
is: Slime makes one sound going into the pot and a ruder one coming out. {child} had heard both.
night: The slime lay flat on the bottom of its pot, and had got as comfortable as a thing can.
night: Very slowly, in its pot, the slime closed over the last fingerprint.

= painting | paint | paints | paintings | paintbrush
was: There had been painting. A picture that is still wet has to lie flat, and so for a while a painting has the whole table.
will: There would be painting. The water in the pot is clear for one brush and never again, and that is how you know painting has begun.
is: Painting begins with a great many colours and comes, if you go on, to brown. {child} knew the way to brown by heart.
night: The brush stood in its jar with its hair up, and the painting went on drying by itself.
night: In the dark all the colours of a painting are one colour, and have the night off.

= drawing | drawings | colouring | coloring | coloring book | colouring book
was: There had been drawing. The paper is quite flat when a drawing starts, and by the end there is a way into it.
will: There would be drawing. A pencil has a whole drawing in it already, and it only has to be led about until it comes out.
is: In a drawing the sun may sit in the corner all day with its legs out. {child} did not know anyone who minded.
night: When the lamp is out everybody in a drawing stays just where they are.
night: The pencils were back in the box, each a very little shorter by a drawing.

= glitter | glittery
was: There had been glitter. Glitter comes out of the pot in one second and goes home with everybody for a week.
will: There would be glitter. Glitter is meant for the glue, and then it looks about for eyebrows.
is: One bit of glitter is too small to pick up and quite large enough to see from the door. {child} had found one on a spoon.
night: One speck of glitter is enough for a whole bedroom, and the landing light finds it.
night: Glitter does nothing in the dark but wait for somebody with a lamp.

= puzzle | puzzles | jigsaw | jigsaws | jigsaw puzzle
was: There had been a puzzle. A puzzle starts with its corners, and in the middle there is always some sky that fits nowhere.
will: There would be a puzzle. The picture on the box of a puzzle gives everything away, and still one has to look for it.
is: The last piece of a puzzle is no bigger than the rest, but everybody wants to be the one to press it. There is no other press like that one.
night: All the pieces of the puzzle lay in their box with their backs to one another, and one lay face up.
night: A knee under a blanket fits into the dent of the other knee, like a puzzle of two.

= board game | board games | boardgame | snakes and ladders
was: There had been a board game. In a board game nobody is ever where they want to be, and everybody is exactly one throw away from it.
will: There would be a board game. The dice of a board game always goes under something first, to see what is there.
is: A board game has a road that goes round and round a table and home. {child} would know a six anywhere.
night: The board game was folded in half, and all the little men lay together in a bag.
night: Under a chair a dice from the board game showed four to nobody.

= hide and seek | hide n seek | playing hide
was: There had been hide and seek. Behind a curtain in hide and seek one keeps very quiet, and the feet stand outside and tell.
will: There would be hide and seek. In hide and seek the one who counts has all the noise, and everybody else has the giggle.
is: Hide and seek begins with a number that is said very fast at the end. {child} knew which numbers could be said fastest.
night: The hall was quite empty, the way it is in hide and seek when somebody has got to nineteen.
night: Hide and seek was over for the day, and everyone was where they could be found.

= bouncy castle | bouncy castles | bounce house | bouncy house
was: There had been a bouncy castle. It hums at the back, a bouncy castle, because somebody has to go on breathing for it.
will: There would be a bouncy castle. In front of a bouncy castle lie all the shoes, and no two of them are looking the same way.
is: A bouncy castle has towers that nod when anyone comes in. {child} thought that very civil in a castle.
night: The bouncy castle had let out one long breath, and lay down flat in its van.
night: A bouncy castle asleep is no thicker than a blanket, and much quieter.

= soft play | softplay | soft play centre | indoor play | ball pit | ball pool
was: There had been soft play. In soft play the floor, the walls and the stairs are all cushions, and only the socks are in a hurry.
will: There would be soft play. A person goes into the balls of the soft play up to the middle, and the balls say crunch and move along.
is: Soft play is like being inside a very large sofa with windows of string. {child} could see no reason for hard chairs.
night: It was dark in the soft play. The last ball rolled down to the others, and they all moved up.
night: A bed is the smallest soft play there is, and nobody has to queue for it.

= kite | kites
was: There had been a kite. A kite pulls like a dog that has seen another kite.
will: There would be a kite. A kite has one wish, and the string is there to talk it over.
is: When the wind stops a kite looks surprised, and then it comes down nose first. {child} had seen that face on a kite.
night: The kite lay under the stairs with its tail wound round it, and the wind went over the house alone.
night: There was a little wind at the window, about enough for a very small kite.

= robot | robots | toy robot
was: There had been a robot. A robot walks into a wall and goes on walking, because nobody has told it about the wall.
will: There would be a robot. When a robot turns round it does it in corners, first the feet and then the rest.
is: A robot does just what it is told, and so it matters a good deal what one says. {child} had given this some thought for any robot.
night: The robot stood on the shelf with its arms bent, and all its lights were off.
night: A robot lies down in one piece, like a spoon, and shuts its eyes with a click.

= tablet | ipad | i-pad | screen time
was: There had been the tablet. A tablet says twenty per cent, and then everyone looks for the same cable.
will: There would be the tablet. A tablet wakes up at one touch of a thumb and is always just as bright as it was before.
is: On the glass of a tablet there are more thumbs than anybody in the house has got. {child} had breathed on it to see.
night: The tablet lay with its face down, drinking from the wall.
night: Inside the tablet it was dark too, and all the little pictures stood in rows.

= film | films | movie | movies
was: There had been a film. All the people in a film go on to the end, even while somebody is fetching a drink.
will: There would be a film. A film begins with a lot of names, and everybody on the sofa uses the time to find a cushion.
is: However often one sees a film, they all say the same thing in the same place. {child} could say it with them.
night: The film had got to the names at the end, going up and up, and nobody read them.
night: When you shut your eyes there is a small film, and it starts without any noise.

= dancing | dance | danced | kitchen disco
was: There had been dancing. Dancing starts in the knees, before anyone has decided anything.
will: There would be dancing. For dancing you push the table to the wall, and then the floor is twice the size and everyone is on one bit of it.
is: Dancing can be done by people who are sitting down, if they have shoulders. {child} had shoulders.
night: In the middle of the empty floor the dancing had left nothing but room.
night: Toes go on with the dancing a little longer than the rest, under the covers.

= disco | discos | disco ball | disco lights
was: There had been a disco. At a disco the light goes about in spots, over the walls and the hair and the crisps, and lands on nothing for long.
will: There would be a disco. You can feel a disco in your tummy before you can hear what song it is.
is: The ball at a disco is made of many tiny mirrors, and each one throws a little piece of light as far as it can. {child} could have watched a long time.
night: The disco ball hung still, and had one small moon in every mirror.
night: A disco is quiet at last when somebody pulls out the plug, and then all the ears hum.

= magic trick | magic tricks | magic show | magician | magic wand | magic set | conjuror
was: There had been a magic trick. In a magic trick everybody looks at one hand, and the other hand gets on with things.
will: There would be a magic trick. The hardest part of a magic trick is what to do with your face.
is: A magic trick is done with an ordinary coin, or an ordinary scarf, and they look just as surprised as everyone else. {child} knew a scarf like that.
night: The day had gone, and nobody had seen where, like a very slow magic trick.
night: Quiet as a magic trick, the moon came out from behind a cloud that had been quite empty.

= torch | torches | flashlight | flashlights | head torch
was: There had been a torch. A torch shows you one round piece of the dark at a time, and the rest has to be taken on trust.
will: There would be a torch. If you hold your hand over a torch it shines through, and the fingers turn out to be red inside.
is: A torch makes everything near look important, even a bucket. {child} had looked at a bucket by torch.
night: The torch lay beside the bed and kept its light inside for the time being.
night: A torch does not know what the dark looks like, for whenever they meet it is gone.

= camping | campsite | camp site | camp out | glamping
was: There had been camping. On a camping trip the kitchen is on the grass and the bathroom is a walk away, and everybody says hello to you with a toothbrush.
will: There would be camping. Most of what people take camping is for lying on, and the ground comes through it all the same.
is: When you are camping you hear all the other people going to bed, one zip after another. {child} could do the sound of a zip.
night: Across a field where people were camping the last zip went up, and then there was only grass.
night: Camping mugs hung on a branch with their mouths down, and held nothing but air.

= campfire | campfires | camp fire | fire pit | firepit
was: There had been a campfire. The smoke of a campfire goes round to see everybody, and stays longest with whoever has just moved.
will: There would be a campfire. Beside a campfire your front is in summer and your back is in winter, and after a while you turn round.
is: A campfire talks in small cracks, and people stop in the middle of a word to look at it. {child} had never heard it asked a question.
night: In the dark the campfire had become a small red heap, and then a small grey one.
night: A jumper smells of campfire long after everyone has gone to bed.

= beach | beaches | seaside | the seaside
was: There had been a beach. A beach goes home with people, in their shoes and their sandwiches, and there seems to be just as much of it as before.
will: There would be a beach. On a beach you first have to walk a long way over the soft part with all the bags, and the sea waits.
is: A beach is wider in the morning than in the afternoon, or the other way about, as the sea likes. {child} was for wide.
night: Nobody was on the beach now, and it was quite smooth, except for one gull’s feet.
night: A beach lies on its back all night, and looks up.

= sea | the sea | waves | wave jumping | jumping waves | paddling | paddle in the sea | ocean
was: There had been the sea. The sea comes in to fetch your feet and goes out without them, and then it tries again.
will: There would be the sea. Every wave of the sea arrives as if it were the first and had great news.
is: The sea is cold up to the knees, colder at the tummy, and after that it is only the sea. {child} knew about tummies.
night: In the dark the sea went on turning its pages, one after another, without reading any of them.
night: The sea breathed in and the sea breathed out, and so did somebody under a blanket.

= sand | sandpit | sandpits | sandbox | bucket and spade | buckets and spades | digging in the sand
was: There had been sand. Sand gets into a shoe without any trouble, and has to be asked several times to come out.
will: There would be sand. You dig in sand to find the bottom, and what you find is wetter sand.
is: Sand lets itself be poured like water and piled up like a hill, and cannot make up its mind. {child} liked it both ways.
night: In the hole that was dug the sand slid down the sides, a little and a little, until there was no hole.
night: Sand needs no bed. It lies wherever it has run to, and fits.

= shell | shells | seashell | seashells | sea shell | sea shells
was: There had been a shell. A shell is rough on the outside and smooth as a spoon on the inside, where nobody was meant to look.
will: There would be a shell. The best shell is always a little farther on, and a pocket fills up on the way to it.
is: A shell held to the ear sounds like the sea talking in another room. {child} had listened, and had not caught the words.
night: The shell lay with its ear to the shelf, and heard wood.
night: A shell is a house with one room, and it was quite dark in there, and dry.

= rock pool | rock pools | rockpool | rockpools | tide pool | tide pools | rock pooling
was: There had been a rock pool. A rock pool looks empty until you have looked for as long as it takes to get a wet knee.
will: There would be a rock pool. You bend over a rock pool, and the first one you see in there has your own face and your own hat.
is: A rock pool is a piece of sea that was late going home. {child} knew that somebody always comes back for it.
night: The tide had come in over the rock pool, and now there was no telling which part was pool.
night: In the rock pool the small things came out from under the weed, sideways, and had the place to themselves.

= crab | crabs | crabbing
was: There had been a crab. A crab leaves a room sideways, so that it can go on looking at everybody.
will: There would be a crab. When you lift a stone the crab is always just going, with both hands up.
is: A crab has so many knees that it never trips over the same one twice. {child} had tried walking like a crab along the hall.
night: Under a stone the crab had folded up all its legs, and that took some time.
night: A crab sleeps in its armour, with its elbows out.

= boat | boats | boat trip | boat ride | rowing boat | sailing | pedalo
was: There had been a boat. A boat is never quite still, even when it is tied to something, and so nobody in it walks in a straight line.
will: There would be a boat. You step into a boat in the middle, and it moves over a little, like someone on a bench.
is: Under a boat there is always a second boat, upside down and all in wobbles. {child} had wondered who was in it.
night: The boat lay at the end of its rope, and nodded to each wave that came.
night: A bed has a head and a foot and goes nowhere, and otherwise it is much like a boat.

= ferry | ferries
was: There had been a ferry. A ferry opens its mouth and all the cars drive in, one behind the other, and then it shuts it and swims.
will: There would be a ferry. On a ferry the cars must stay downstairs in the dark, and the people may go up and see the sea.
is: A ferry has a front at both ends, so that it never needs to turn round. {child} had looked for the back of a ferry.
night: Out on the dark water went a ferry, a whole street of lights with nothing under it.
night: In the ferry the cars stood close together, and not one of them could see the sea.

= plane | planes | aeroplane | aeroplanes | airplane | airplanes | flight | flying on holiday
was: There had been a plane. A plane runs along the ground for so long that one thinks it has forgotten, and then the ground is lower down.
will: There would be a plane. Out of the window of a plane you see the top side of the clouds, which nobody has tidied.
is: From below a plane is as small as a crumb, and a hundred people in it are asking for juice. {child} always looked up.
night: A plane went over, very high, winking with one light and then with the other.
night: At the back of some plane above the clouds a row of people were asleep with their mouths open.

= airport | airports
was: There had been an airport. At an airport the floors move and the people stand still, and nobody laughs about it.
will: There would be an airport. In an airport even a teddy has to lie down in a grey tray and go through the curtain.
is: At an airport the bags come out of a hole in the wall and go round and round until they are recognised. {child} would have gone round too.
night: In the airport the belt ran on with one brown bag on it, round and round, not in a hurry.
night: The long floors of the airport were being polished, and there was no one to walk on them.

= suitcase | suitcases | packing | packed the bags | pack my bag | packing to go
was: There had been a suitcase. A suitcase shuts if somebody sits on it, and not too thin a somebody.
will: There would be a suitcase. When a suitcase stands open on the bed everything in the house wants to come.
is: A suitcase has wheels and a handle, and still it always goes round corners on the wrong foot. {child} had pulled one.
night: The suitcase stood in the hall with its handle in, and thought about what was in it.
night: Inside the suitcase it was dark, and two socks lay arm in arm.

= car journey | car journeys | long drive | road trip | long car ride | traffic jam | service station | motorway
was: There had been a car journey. On a car journey the trees beside the road go fast, the hills behind them go slowly, and the moon comes along.
will: There would be a car journey. Everyone on a car journey gets a bag of something, and it is empty by the end of the road.
is: “Nearly there” is a place that a car journey goes through many times. {child} could tell it by the voice.
night: After a car journey the car ticks for a while in the dark, and then it stops ticking.
night: A car journey goes on for a while behind your eyes, with lamp after lamp after lamp.

= digger | diggers | excavator | excavators
was: There had been a digger. A digger takes a big bite of the ground, turns round to look for somewhere to put it, and comes back for more.
will: There would be a digger. When a digger goes backwards it beeps, so that everyone may know that it is sorry.
is: A digger can lift a rock, and with the same hand it pats the ground smooth afterwards. {child} liked the patting.
night: The digger had laid its arm along the ground and put its bucket under its chin.
night: A digger stood at the edge of its hole, and kept it company.

= tractor | tractors | tractor ride
was: There had been a tractor. A tractor has two big wheels and two small ones, and they all get there together.
will: There would be a tractor. You hear a tractor long before it comes, and when it comes there are eleven cars behind it.
is: A tractor goes to the end of the field and comes back beside where it went. {child} knew somebody who did carpets like that.
night: The tractor stood in its barn with mud to its knees, and one hen on the seat.
night: All the lines that the tractor had drawn lay in the dark field, side by side.

= fire engine | fire engines | fire truck | fire trucks | firetruck | fire station
was: There had been a fire engine. All over a fire engine there are little doors, and behind every door something is rolled up.
will: There would be a fire engine. A fire engine is washed and polished more than any car in the town, and all for going out in a hurry.
is: A fire engine carries its ladder lying down, and one would never guess how long it is. {child} had tried to guess.
night: The fire engine stood behind its big door with its boots beside it, shining for nobody.
night: Along the side of the fire engine the hose lay rolled up like a snail.

= ambulance | ambulances
was: There had been an ambulance. An ambulance wears its name backwards on its front, for the mirrors of the cars ahead.
will: There would be an ambulance. In an ambulance everything has a strap, even the bin.
is: An ambulance has a bed in it and a blanket and two people who are never off to anywhere else. {child} had seen the blanket.
night: The ambulance stood under a lamp with its blue lights off and its blanket folded.
night: It was so late that the ambulance rolled by without a sound, like any other car.

= police car | police cars
was: There had been a police car. When a police car comes along everybody drives as if they had a cake on the roof.
will: There would be a police car. A police car has more switches than a kitchen, and just one of them is for the noise.
is: A police car is the only car that everyone in the street can name. {child} could name it with both eyes shut.
night: A police car came slowly along the road, looked at all the houses, and found them asleep.
night: The police car had its lights off, and only the clock in it was blue.

= bin lorry | bin lorries | garbage truck | garbage trucks | rubbish truck | dustbin lorry | bin men | binmen | bin day | trash truck
was: There had been a bin lorry. A bin lorry takes the bin by both ears, tips it up, shakes it twice and sets it down with its lid open.
will: There would be a bin lorry. You can hear the bin lorry in the next street first, chewing.
is: A bin lorry eats one whole street for breakfast and then goes round the corner for the next. {child} could do the gulp.
night: All down the road the bins stood in the dark and waited for the bin lorry.
night: The bin lorry was asleep in its yard with its mouth shut, and for once it was not chewing.

= helicopter | helicopters
was: There had been a helicopter. A helicopter makes the grass lie down and everybody hold their hats, and then it only stands there.
will: There would be a helicopter. It can stop in the middle of the air, a helicopter, to think which way it wants to go.
is: A helicopter goes straight up, like a person in a lift. {child} could do the noise of a helicopter, and it was mostly lips.
night: The helicopter’s long arms hung down at the ends, as arms do when the work is done.
night: Far away a helicopter went chop, chop, chop, and then it was only the clock.

= zoo | zoos | safari park | wildlife park | petting zoo
was: There had been a zoo. In a zoo one walks a long way to an animal, and the animal has just gone indoors.
will: There would be a zoo. Some of a zoo is stripes and some of it is spots, and the loudest part is always round the next corner.
is: The smallest house in a zoo has the longest queue, for nobody can see what is in it. {child} was good at seeing what was in it.
night: In the zoo the lamps were out, and somebody very large was turning round on straw.
night: The last sound in the zoo was a peacock’s, and it was not about anything.

= farm | farms | city farm | farm visit | farmyard | farm park
was: There had been a farm. A farm says good morning in nine different voices, and none of them waits for the others to finish.
will: There would be a farm. The ground of a farm is soft in some places and hard in others, and boots find the soft ones.
is: On a farm every animal looks up when a bucket goes by. {child} had never had a bucket looked at like that.
night: The farm was dark, and only one hen was still saying something to herself.
night: The cows at the farm had lain down, all facing the same way, like boats.

= museum | museums | science museum | natural history museum
was: There had been a museum. In a museum each thing has a card beside it which knows its name, and the things themselves say nothing.
will: There would be a museum. A museum is full of things that were once just somebody’s spoon, or somebody’s left shoe.
is: People walk more slowly in a museum, with their hands behind them, like ducks. {child} could do the walk.
night: In the museum the lights went off room by room, and the old things were left to themselves.
night: A spoon in the museum lay under its glass, and had not been stirred for a thousand years.

= dinosaur | dinosaurs | dinosaur bones | t rex | tyrannosaurus | stegosaurus | triceratops | diplodocus | toy dinosaur
was: There had been a dinosaur. A dinosaur is so long that its tail was still in yesterday’s puddle when its nose got to dinner.
will: There would be a dinosaur. The name of a dinosaur takes a deep breath, and the people who know it best are quite short.
is: Nobody knows what colour a dinosaur was, so anyone with a crayon may be right. {child} had some ideas.
night: The dinosaur lay down front first, and a good while later the tail lay down too.
night: A dinosaur yawned so slowly that the moon went behind a cloud and came out again.

= castle | castles | castle ruins
was: There had been a castle. A castle has thick walls and thin windows, and the stairs go round and round until nobody knows where the car is.
will: There would be a castle. The steps in a castle have been sat on, stood on and run down for so long that they dip in the middle.
is: In a castle even the smallest room has a wall that one could put a bed inside. {child} had thought of which bed.
night: The castle stood on its hill with all its rooms empty, and a jackdaw shut its eyes in the tower.
night: The moon looked in at one thin window of the castle and out at another.

= cinema | cinemas | movie theater | movie theatre | the pictures
was: There had been a cinema. In a cinema the seat folds up if you are not heavy enough, and then you are a sandwich.
will: There would be a cinema. A cinema goes dark slowly, so that everybody can find out where their popcorn is.
is: A cinema has carpet on the walls, and a face in it is as big as a bus. No other house does that.
night: The cinema was empty, and every seat had folded itself up.
night: All the light in a cinema comes out of one small window, and that was shut now.

= aquarium | aquariums | sea life centre | sealife | sea life
was: There had been an aquarium. In an aquarium it is the people who bump into each other, and the fish who do not.
will: There would be an aquarium. A fish in an aquarium comes up to the glass, opens its mouth as if to say something, and shuts it again.
is: An aquarium has a tunnel where the fish swim over your head, and one can see what they look like from below. {child} had not known that they smiled there.
night: In the aquarium the water was dark blue, and something flat lay down on the bottom like a blanket.
night: The fish in the aquarium slept with their eyes open, standing quite still in the middle of nowhere.

= library book | library books | library | libraries | library card
was: There had been a library book. A library book has been in a great many beds before it comes to yours, and it tells nobody.
will: There would be a library book. In a library book there is sometimes a crumb on page nine, from a child one does not know.
is: A library book beeps once when it leaves its shelf and once when it comes back, and in between it says nothing. {child} knew the beep.
night: The library book lay shut, with somebody’s bus ticket asleep in the middle.
night: On the shelf was a gap as thin as a library book, and the others leaned over it.

= caravan | caravans | motorhome | campervan | camper van | static caravan
was: There had been a caravan. A caravan says what everyone is doing, for it rocks when they do it.
will: There would be a caravan. In a caravan the table is a bed, the seats are a bed, and somewhere there is a bed that is a bed.
is: A caravan has a whole kitchen with small handles, and everything in it shuts with a click. {child} could have said which click was the spoons.
night: Rain on a caravan sounds like more rain than it is, and everybody in there listens.
night: In a row of caravans the last small window went dark, and one caravan rocked a little.

= hotel | hotels
was: There had been a hotel. A hotel has a long corridor of doors that are all alike, and behind just one of them are your pyjamas.
will: There would be a hotel. In a hotel there is soap the size of a biscuit, and the beds are tucked in so tightly that one has to post oneself.
is: At breakfast in a hotel the toast goes through a small machine on a journey, and now and then it has to go twice. {child} approved of that toaster.
night: In the long corridor of the hotel the carpet lay quite straight, and all the numbers were asleep.
night: Down in the hall of the hotel one lamp was on, and a bell that nobody pinged.

= swimming pool | swimming pools | the pool | pool party
was: There had been a swimming pool. Every shout in a swimming pool goes up to the roof, and comes down again as somebody else’s.
will: There would be a swimming pool. In a swimming pool the legs look much too short, and out of it they are all right again.
is: At the edge of a swimming pool there is always one wet footprint that is getting smaller. {child} had watched one go.
night: The swimming pool lay quite flat, and all the lines on the bottom were straight at last.
night: After a swimming pool the ends of the fingers are old for a while, and by night they are new.

= water slide | water slides | waterslide | waterslides | water park | waterpark | flume | flumes | splash pad | splash park
was: There had been a water slide. In a water slide the water is going down in any case, and it takes people along.
will: There would be a water slide. On the stairs to a water slide everybody stands dripping, with their arms round themselves.
is: The best place on a water slide is a bend, where nobody knows yet. {child} thought a bend was a good place for water as well.
night: Someone had turned a tap, and the water slide was only a slide now, and dried.
night: One last drop went down the water slide all by itself, round every bend.

= treasure | treasures | treasure chest | treasure hunt | buried treasure | pirate treasure
was: There had been treasure. Treasure is never on the top of anything, and that is why people who look for it have such knees.
will: There would be treasure. To find treasure you go ten steps from the tree, and everybody’s ten steps end somewhere else.
is: Treasure is mostly shut up in a box and does not see much of the day. {child} kept some treasure that could see out.
night: The treasure lay quite still in the dark, and did not glint, for there was no need.
night: Under a pillow is a fair place for treasure, and an even better one for a hand.

= map | maps | treasure map
was: There had been a map. A map can be folded in only one way, and nobody has ever found out which.
will: There would be a map. On a map the whole way is as long as a finger, and the finger gets there first.
is: A map shows where everything is except the person who is holding it. {child} always looked for that person.
night: The map was folded up, and all its roads lay on top of one another.
night: There is no map of a bed, but feet find the cool corner without one.

= coin | gold coin | gold coins | coins | chocolate coins | penny | pennies | pirate coin
was: There had been a coin. A coin that falls down rolls off first to somewhere low, and lies flat only when nobody can reach it.
will: There would be a coin. A coin has a head on one side, and the head never sees what is on the other.
is: However small the pocket, a coin goes to the very bottom of it. {child} could tell a coin from a button with one thumb.
night: One coin lay under the sofa with its face up, and looked at the springs.
night: The coin was warm from a hand, and then it was as cool as the table.

= rocket | rockets | space rocket | spaceship | space ship
was: There had been a rocket. A rocket is counted for backwards, and nothing else gets so much attention for standing still.
will: There would be a rocket. A rocket says goodbye so loudly that nobody can answer.
is: A rocket is nearly all fuel, with a very small room in the point for whoever is going. {child} had thought about who would sit where.
night: High up and quiet a rocket went along with its engines off, for out there one does not need them.
night: The rocket stood on its three fins in the dark, and pointed at the ceiling.

= planets | planet | space | planetarium | saturn | jupiter | outer space | solar system
was: There had been planets. Planets are as round as peas, all of them, and they go round and round the sun without ever being called in.
will: There would be planets. One of the planets wears a ring like the brim of a hat, and it has never been seen without.
is: Of the planets one is red and one has rings and one has breakfast on it. {child} lived on the one with breakfast.
night: Far out in space the planets went on round, each on its own road, and none of them had to hurry.
night: There is a great deal of space, and just enough of it between two blankets.

= doll | dolls | dolly | baby doll | barbie | barbies
was: There had been a doll. A doll has to be dressed one arm at a time, and the arm always goes straight through the sleeve and out at the neck.
will: There would be a doll. When a doll is laid down her eyes go shut with a click, or they stay open and she lies there being patient.
is: A doll holds out both hands all day long, for whatever may be put in them. {child} had been thinking of a biscuit.
night: The doll lay under a handkerchief, with one shoe on.
night: A doll sleeps without turning over, and in the morning she has the same hair.

= cuddly toy | cuddly toys | soft toy | soft toys | stuffed animal | stuffed animals | stuffie | stuffies | lovey | plushie | squishmallow
was: There had been a cuddly toy. A cuddly toy gets flat in one place, and that is where an arm goes.
will: There would be a cuddly toy. A cuddly toy can be carried by any part of itself, and has no opinion about which.
is: A cuddly toy smells of nothing else in the world but that cuddly toy. {child} would have known the smell in the dark.
night: The cuddly toy had slipped down a little, and looked at the underneath of the chin.
night: Between an arm and a pillow there is a place, and a cuddly toy is exactly as big as that.

= blocks | building blocks | wooden blocks | bricks | magnatiles | magnetic tiles | building a tower
was: There had been blocks. Blocks stand on each other quite happily until there are eight of them, and then they look at the floor.
will: There would be blocks. The first of the blocks only has to lie there, and all the rest of the tower thinks the world of it.
is: Blocks are never so loud as at the moment when nobody is holding them. {child} knew the silence afterwards too.
night: The blocks were back in their box, all lying down, and none of them on anyone’s head.
night: One block stood by itself on the carpet, which is the smallest tower there is.

= train set | train sets | train track | train tracks | toy train | toy trains | wooden trains | model railway | brio
was: There had been a train set. On a train set one can be at the station, in the tunnel and on the bridge, and the hand is there as well.
will: There would be a train set. A train set goes round under the table, and there is always a single piece of rail that is too long or too short.
is: The little trains of a train set hold on to one another by magnets, and one end of each would rather not. {child} knew which end.
night: Round the legs of a chair lay the train set, and the last train stood in the tunnel with its face out.
night: Nobody got on or off, and the train set was as quiet as a carpet.

= toy car | toy cars | hot wheels | cars to play | car track | toy garage | toy truck | toy lorry
was: There had been a toy car. A toy car goes on alone for a bit when the hand lets go, and then it looks round for the hand.
will: There would be a toy car. For a toy car the edge of a carpet is a kerb and the arm of a sofa is a road in the mountains.
is: A toy car has doors or it has not, but somebody very small is always thought to be driving. {child} did the engine.
night: The toy car stood with its nose against the skirting board, where the road ends.
night: The toy cars were parked in a row along the mat, and every one had left room for the next.

= marbles | marble | marble run | marble runs
was: There had been marbles. Inside marbles there is a twist of colour that somebody put there, and nobody can see how they got out.
will: There would be marbles. Marbles want to know about every floor whether it is really flat, and they always find out that it is not.
is: In a bag the marbles talk all the time, and as soon as a hand goes in they talk louder. {child} could listen to marbles.
night: The last of the marbles rolled along the floor, slower, slower, and met the wall.
night: Up on the shelf a marble held a very small window, upside down, with a star in it.

= cardboard box | cardboard boxes | big box | empty box
was: There had been a cardboard box. A cardboard box comes with something in it, and that is taken out, and then one can begin.
will: There would be a cardboard box. In a cardboard box the knees come up to the ears, and it sounds as if one were alone in the world.
is: A cardboard box goes wherever it is told, on land and on water, and has never moved. {child} had been to a few places in one.
night: The cardboard box stood in the dark with its four flaps out, like something about to fly.
night: Nobody was in the cardboard box but a piece of tape, and it had stuck to itself.

= tea set | tea sets | toy teapot | teddy bears’ picnic | tea party | tea parties
was: There had been a tea set. In a tea set the tea is always the right heat, since nobody can see it.
will: There would be a tea set. Out of a tea set the guests drink with a great noise, and hold out the same cup for more.
is: Nothing is ever spilled from a tea set that is empty, and still one wipes the table. {child} was careful with the second cup.
night: The tea set was stacked up in the dark, cup in cup in cup.
night: In the pot of the tea set was what had been there all along, and it kept quite warm.

= bubbles | blowing bubbles | bubble wand | bubble machine | bubble blower
was: There had been bubbles. Bubbles come out of the ring all in a crowd, and then they go off by themselves, wobbling, to look at the garden.
will: There would be bubbles. Bubbles can only be caught by not catching them.
is: In every one of the bubbles is a bent window and somebody with a very large nose. {child} had seen that nose go by.
night: One of the bubbles had sat down on the grass quite gently, and then there was the grass.
night: Breathe out slowly, the way one does for bubbles, and there are no bubbles, only breath.

= play kitchen | toy kitchen | play food | pretend food | toy food | wooden kitchen
was: There had been a play kitchen. In a play kitchen dinner takes no time at all, and one can have an egg with a wooden carrot and a shoe.
will: There would be a play kitchen. The taps in a play kitchen turn both ways, and nobody ever gets wet.
is: A play kitchen has a cooker with painted rings, and they are always on and never hot. {child} had made soup there of keys.
night: In the play kitchen the wooden egg lay in its pan, done on both sides.
night: The play kitchen had shut its little oven, and inside was something that could wait.

= dressing up | dressing up box | fancy dress | dress up
was: There had been dressing up. In dressing up there is always one shoe that is a king’s and one that is a nurse’s, and the hat comes down to the nose.
will: There would be dressing up. For dressing up one begins with a big person’s scarf, and it goes round twice and trails.
is: The best things for dressing up smell a little of cupboard. {child} could be somebody else by the time the sleeves were on.
night: All the people from the dressing up lay in one heap, with their arms across each other.
night: Under everything that was on for dressing up there had been the same person, and here it was in pyjamas.

= beads | bead | threading beads | hama beads
was: There had been beads. One of the beads always gets away, and it goes under the very thing that cannot be moved.
will: There would be beads. Beads have a hole that is just a little smaller than the end of the string.
is: Beads go one, two, one, two along a string, until the string comes out of the last one and has to begin again. {child} kept one finger on the end.
night: The beads lay in a ring in the dark, and each had a neighbour on both sides.
night: Under the cooker one of the beads was spending the night, and it was red, if anyone could have seen.

= glue | gluing | sticking | glue stick | gluestick | junk modelling | junk model | collage | crafts
was: There had been glue. Glue is meant for the paper, but first it sticks the finger, and then it sticks the finger to the other finger.
will: There would be glue. When glue has been pressed one counts to twenty, and it holds from twenty-one.
is: Dry glue comes off a thumb in one thin skin with all the little lines in it. {child} knew how slowly one has to pull.
night: The glue had its lid on, and what it held it went on holding in the dark.
night: The glue dried very slowly, and you could not hear it, however you tried.

= crayons | crayon | wax crayons
was: There had been crayons. Among crayons the yellow is always the longest, and the white has hardly been out.
will: There would be crayons. You can smell crayons as soon as the lid comes off, and each has its own name on its jacket.
is: Crayons get shorter by just as much as the picture gets bigger. {child} knew of one no longer than a bean.
night: The crayons lay side by side with their jackets on, and the blue was next to the green as usual.
night: In the dark no one can tell the crayons apart, and they cannot either.

= clay | pottery | pottery painting | air dry clay | modelling clay | plasticine
was: There had been clay. Clay is cold when it comes and warm when it has been talked to by two hands.
will: There would be clay. A pot of clay starts as a ball with a thumb in it.
is: Clay shows who has been there, like snow, but it keeps it. {child} had a thumb that was in more than one pot.
night: The clay thing stood on its newspaper, and each hour it was a little lighter.
night: Clay dries from the outside in, and there is somewhere in the middle that is still soft.

= sewing | sew | sewed | needlework | sewing kit | sewing machine
was: There had been sewing. In sewing the thread is first too long, then it is in a knot, and then it is too short.
will: There would be sewing. Sewing begins with a thread that will not look at the hole, however nicely the hole is held.
is: On the front sewing goes in small neat steps, and on the back one can see how they got there. {child} liked the back as well.
night: The sewing was put away in its tin with the tin’s picture of biscuits on the top.
night: All the stitches of the sewing lay in their row, one behind the other, holding on.

= climbing frame | climbing frames | jungle gym | climbing net
was: There had been a climbing frame. From the top of a climbing frame one sees that everybody’s head has a parting.
will: There would be a climbing frame. On a climbing frame each foot waits for a hand, and each hand waits to see what the foot says.
is: A climbing frame is all holes, with a little bit of something round them. {child} knew the holes very well.
night: The climbing frame was climbed by nobody now except a little moonlight, and that went right through.
night: A bird sat on the topmost bar of the climbing frame, and had not used its hands once.

= roundabout | roundabouts | merry go round | carousel
was: There had been a roundabout. On a roundabout the same bench comes by, and the same bin, and the same person waving, as if there were forty of them.
will: There would be a roundabout. When a roundabout has stopped the trees go on a bit, to use up what is left.
is: In the middle of a roundabout one hardly moves, and at the edge one is nearly everywhere. {child} had tried both.
night: The wind turned the roundabout by the width of one seat, and that was all.
night: Round went the roundabout, slow, and slower, and the bench stayed where it was.

= monkey bars | monkey bar
was: There had been monkey bars. On monkey bars one hand has to let go so that it can hold on, and it takes some telling.
will: There would be monkey bars. Monkey bars are a ladder that has lain down in the air, and you go along the underneath.
is: After the monkey bars your hands smell of pennies. {child} could have told them from a handrail by that.
night: Under the monkey bars the ground had two hollows, one where people start and one where they stop.
night: Along the monkey bars hung a row of raindrops by one hand each.

= see-saw | seesaw | teeter totter
was: There had been a see-saw. A see-saw always has one end that is up and one that is down, and each would like to know how it is over there.
will: There would be a see-saw. On a see-saw there is a bump at the bottom, and at the top, for just as long, there is no weight to you.
is: A see-saw is a plank that has never been able to decide. {child} knew the place in the middle where it nearly does.
night: One end of the see-saw lay on the grass, and at the other end sat the moon, or very nearly.
night: With nobody on it the see-saw leaned its head down on one side, like anyone else.

= paddling pool | paddling pools | kiddie pool
was: There had been a paddling pool. A paddling pool has more grass in it than water after a while, and a wasp who did not know it was there.
will: There would be a paddling pool. It takes a whole morning to fill a paddling pool, and then it is too cold, and then it is full of knees.
is: A paddling pool leaves a pale round place on the lawn, where the grass has had its eyes shut. {child} had stood in that ring.
night: The paddling pool lay in the dark garden with a leaf going slowly round in it.
night: All by itself the paddling pool had let in a piece of the sky, with one star.

= skipping rope | skipping ropes | jump rope | skipping game
was: There had been a skipping rope. A skipping rope comes down in front with a slap, and the feet have to have heard about it already.
will: There would be a skipping rope. When nobody is skipping a skipping rope ties itself in a knot, to pass the time.
is: A skipping rope has two ends and is all about the middle. {child} had a few words to say to it on the way round.
night: The skipping rope hung on its nail, and its two handles touched now and then, tock.
night: The skipping rope lay coiled up like a cat, with one end over its nose.

= felt tips | felt tip | felt pens | marker pens | markers | new pens
was: There had been felt tips. Felt tips squeak as they go, and the lid of each one is on some other one.
will: There would be felt tips. With felt tips the hand gets as much as the paper, and it is less careful about the edges.
is: Felt tips go through to the other side and say the same thing there, only fainter. {child} had read both sides.
night: The felt tips lay in a row with their hats on, and none of them dried.
night: One of the felt tips had lost its lid, and whispered itself quite pale in the dark.

= snow globe | snow globes
was: There had been a snow globe. In a snow globe it snows up first and down afterwards, and the house inside has had it both ways.
will: There would be a snow globe. It is only one shake of a snow globe, and then somebody in there cannot see to the end of the garden.
is: However hard it snows in a snow globe it is never deeper than it was. {child} had waited for the last flake.
night: In the snow globe the weather had cleared, and every flake lay where it had come down.
night: The snow globe stood in the window with its little house, and nobody gave it a blizzard.

= remote control car | remote control cars | rc car | radio controlled car
was: There had been a remote control car. When a remote control car comes towards you its left is the other one, and it tells you so with a table leg.
will: There would be a remote control car. A remote control car goes first into the wall, then into a foot, and after that it can drive.
is: A remote control car sits there with nobody in it, and waits to be told from across the room. {child} would have whispered to it too.
night: The remote control car stood beneath the chair where the last push had left it, and its lamps were dark.
night: Nobody had a thumb on anything, and the remote control car stayed.

= computer game | computer games | video game | video games | xbox | playstation | nintendo | nintendo switch | minecraft | roblox | mario kart | mario | gaming
was: There had been a computer game. In a computer game one can fall off the world and be standing at the beginning again, with the same hat on.
will: There would be a computer game. Before a computer game there is a bar that fills up, and everyone watches it as if it were the game.
is: People who play a computer game lean over in the bends, though the sofa goes straight on. {child} leaned very well.
night: The computer game was switched off, and all in it had stopped, with one foot on the next step.
night: There was no up or down or jump in the computer game now, only a small red lamp.

= joke | jokes | knock knock joke | knock knock jokes | joke book
was: There had been a joke. A joke is best when the one who tells it is already laughing and has to begin again.
will: There would be a joke. A joke has its end at the back, and it is hard not to let that out first.
is: The second time a joke is just as long, and everyone knows where it lives. {child} would knock all the same.
night: Knock knock, went the joke, but they were all asleep and nobody asked who was there.
night: A very small joke came into the dark, and one end of the pillow shook.

= hula hoop | hula hoops
was: There had been a hula hoop. A hula hoop goes round twice as if it would never stop, and then it is on the feet.
will: There would be a hula hoop. A hula hoop wants a person in the middle of it who is stirring.
is: Lying on the grass a hula hoop is an island with grass on it. {child} had stood on that island.
night: The hula hoop leaned on the wall, and had the moon in its middle for a while.
night: The hula hoop lay down flat, round and round itself.

= sprinkler | sprinklers
was: There had been a sprinkler. A sprinkler looks the other way for just so long that everybody comes near.
will: There would be a sprinkler. A sprinkler waters the grass, the path, the washing and the cat, and is fair to all of them.
is: A sprinkler has one word, which is tsk, tsk, tsk, tsk, and when it gets to the corner it says it backwards. {child} spoke it well.
night: The sprinkler was off, and on every blade of grass sat a drop that had stayed.
night: Tsk, said the sprinkler, one last time, and let its head hang.

= frisbee | frisbees
was: There had been a frisbee. A frisbee sets off for a person and then leans over and goes to see about a bush.
will: There would be a frisbee. A frisbee flies lying down, which is a comfortable way to go.
is: In the air a frisbee is a flat saucer, and on the ground it is a plate for ants. {child} had looked underneath one.
night: The frisbee was on the roof of the shed, and filled very slowly with night.
night: Flat on the grass the frisbee lay, with not another throw in it.

= computer | computers | laptop
was: There had been a computer. A computer hums to itself while it thinks, and puts up a little ring that goes round and round so that nobody leaves.
will: There would be a computer. The letters on a computer are not in the right order, and still it is good at spelling.
is: A computer has a mouse, and people pat it, and it runs about the table after an arrow. {child} had patted that mouse.
night: The computer was shut like a book, and one light in its side went on and off, as slow as breathing.
night: Under the desk the computer stopped humming, and one noticed how long it had hummed.

= doll’s house | dollhouse | doll house
was: There had been a doll’s house. A doll’s house opens all at once in the front, and everybody inside is caught sitting on the bath.
will: There would be a doll’s house. In a doll’s house one may be in the kitchen and the bedroom with the same hand.
is: A doll’s house has a loaf of bread that is as big as a bean and too heavy to be cut. {child} was careful with that loaf.
night: The front of the doll’s house was shut, and in every room it was night in a small way.
night: In the doll’s house a very small blanket lay over a very small bed, and there was room for a thumb.

= puppet | puppets | finger puppet | finger puppets | puppet show
was: There had been a puppet. A puppet talks with its whole head, and between one word and the next it looks at the hand.
will: There would be a puppet. A puppet is as flat as a glove until somebody arrives in it, and then it bows.
is: A puppet may say things that no one else would, because it was not anybody who said them. {child} kept a straight face.
night: The puppet lay on its back, with no one in it, and had nothing to add.
night: A hand that has been a puppet all afternoon is glad to lie flat.

= xylophone | xylophones | glockenspiel
was: There had been a xylophone. A xylophone goes from big at one end to small at the other, and the voice does too.
will: There would be a xylophone. A xylophone comes with two sticks, and one of them is nearly always behind the radiator.
is: On a xylophone anyone can run upstairs and down again without getting off the carpet. {child} took the stairs at a gallop.
night: The xylophone lay still on its shelf, from long to short, and hummed a very little.
night: One low note stayed in the xylophone after the rest, and then it left too.

= unicorn | unicorns | toy unicorn | cuddly unicorn
was: There had been a unicorn. A unicorn has to turn its head a little sideways to drink from a cup.
will: There would be a unicorn. A unicorn goes through a door in three parts, horn, horse and tail.
is: A unicorn is easy to tell from behind, for it is the horse that is careful with balloons. {child} would have known one anywhere.
night: The unicorn had laid its head down on the far side, where the horn does not poke the pillow.
night: Softly, on four silver feet, the unicorn went round the bed and lay down.

= steam train | steam trains | steam engine | steam railway | miniature railway
was: There had been a steam train. A steam train has to be given its breakfast with a shovel, and it breathes like somebody on the stairs.
will: There would be a steam train. When a steam train goes under a bridge it leaves its breath there, and you can walk through it.
is: A steam train says everything twice, and when it is going downhill it says it faster. {child} could have said it along with it.
night: The steam train ticked in its shed, cooling, and the last of the steam went up to look at the roof.
night: Very far away a steam train said hoo, and the dark said it after.

= tube train | tube trains | on the tube | tube station | the underground
was: There had been the tube. The tube blows a warm wind out of its hole before it comes, so that everybody’s hair knows first.
will: There would be the tube. The stairs down to the tube walk by themselves, and people stand on them and go on reading.
is: In the tube the windows show only the people who are in it, and they are all looking at each other’s shoes. {child} knew some good shoes.
night: Deep down the tube ran on under the streets, and the houses felt it in their feet and slept.
night: The last of the warm wind came up out of the tube, and moved one ticket.

= double decker | double decker bus | top deck | open top bus
was: There had been a double decker. At the front on the top of a double decker one drives, only without the wheel, and the twigs knock on the glass.
will: There would be a double decker. A double decker has a staircase in it that goes round a corner while the bus goes round another.
is: From the top of a double decker you can see what people keep on the roofs of bus stops. {child} had wondered about the shoe.
night: Upstairs in the double decker it was dark, and the front seat had the whole street to itself.
night: The double decker stood in the garage with one eye open downstairs.

= taxi | taxis | cab
was: There had been a taxi. A taxi says how far you have gone in money, in small red numbers, and nobody can look away.
will: There would be a taxi. A taxi comes for you and knows your name, and you have never met.
is: A taxi has been at the station with everybody in the town, and it does not mix them up. {child} thought well of that.
night: A taxi went by with its little roof lamp lit, and nobody put up a hand.
night: The taxi stood at the end of the row and moved up by one taxi, and then it slept.

= canoe | canoes | canoeing
was: There had been a canoe. In a canoe the one in front sees everything, and the one at the back sees the one in front.
will: There would be a canoe. A canoe is put on the water like a leaf, and then one has to sit down in it.
is: The drops that run off the paddle of a canoe make little rings, in a row, all the way home. {child} was a good judge of rings.
night: The canoe lay on the bank upside down, and kept a long narrow piece of grass dry.
night: Not a paddle moved, and the canoe turned round by itself, as slowly as a clock.

= passport | passports | passport photo
was: There had been a passport. In a passport nobody may smile, and so it is full of people who are trying not to.
will: There would be a passport. Somebody looks into the passport and then at you, and then into the passport, and seems to think it will do.
is: A passport has a great many empty pages, and is only little. {child} had thought about what could be stamped there.
night: The passport lay shut in its drawer, and the face in it had the night off.
night: A passport sleeps flat, with everyone it knows in it.

= roadworks | road works | traffic cones | traffic cone
was: There had been roadworks. At the roadworks there is a hole, and round it stand people in bright coats who all look into it.
will: There would be roadworks. You know roadworks by their orange hats, which stand in the road in a row with nobody under them.
is: At the roadworks a light is red for a long time while no one comes, and then it is green for three cars. {child} had counted them.
night: The roadworks were quiet, and the little orange lamps went on and off over the hole.
night: All along the roadworks the cones stood in line, and none of them pushed in.

= crane | cranes | tower crane
was: There had been a crane. A crane has a man in it so high up that he had to take his sandwiches with him.
will: There would be a crane. A crane turns its whole arm round in the sky, slowly, for the sake of one plank.
is: A crane is made of nothing much, all triangles and air, and lifts what a wall weighs. {child} had looked up until the sky leaned.
night: The crane had one red lamp at the end of its arm, and it was nearly among the stars.
night: The crane’s hook hung quite still, with nothing on it but night.

= bridge | bridges | suspension bridge
was: There had been a bridge. In the middle of a bridge everybody stops to look at the water, and the water is always just leaving.
will: There would be a bridge. A stick that goes in at one side of a bridge comes out at the other, and has nothing to say about what was between.
is: A bridge has its feet wet so that nobody else needs to. {child} could not think of anyone kinder made of stone.
night: The bridge stood in the dark with one foot on each side, and let the river through.
night: Nobody crossed the bridge but a cat, and the cat stopped in the middle too.

= tunnel | tunnels
was: There had been a tunnel. A tunnel says whatever you say, only later and with more tunnel in it.
will: There would be a tunnel. At the far end of a tunnel the day is as big as a button, and then it is as big as a plate.
is: A tunnel is a hill with the middle left out. {child} had a word ready for the next tunnel, and it was hoo.
night: The tunnel was as dark inside as outside now, and so it hardly noticed the night.
night: A bed with the covers up has a tunnel in it, and at the end of that there are feet.

= lighthouse | lighthouses
was: There had been a lighthouse. A lighthouse stands out where the land has stopped, to tell it to the ships.
will: There would be a lighthouse. In a lighthouse the rooms are round and lie on top of one another, and the beds have to bend.
is: A lighthouse looks at you, then it looks all round the sea, and then it looks at you again. {child} had waited for its turn.
night: The lighthouse swept the dark with one long broom of light, and the dark was just as dark after.
night: Round went the lighthouse, and round, and only the ships were awake to nod.

= hill | hills | hill walk
was: There had been a hill. A hill keeps its top a little higher than where you thought it was.
will: There would be a hill. Going up a hill the legs do the talking, and coming down it is the toes.
is: On top of a hill there is always a wind, who was there first. {child} had something to say to that wind.
night: The hill lay on its side in the dark, with its knees drawn up, and a few sheep on it.
night: A knee under a blanket makes a hill, and the whole bed is the country round it.

= theatre | theatres | theater | pantomime | panto | went to see a show | a musical | the ballet | nutcracker | puppet theatre
was: There had been a theatre. In a theatre the curtain goes up, and a room is there that has one wall too few.
will: There would be a theatre. Before it starts in a theatre everyone coughs, so as to have it done.
is: A theatre has gold on it, and red seats, and a great deal of string behind where nobody can see. {child} would have liked to see the string.
night: The theatre was dark and its curtain hung down to the boards, and a moth walked along the front.
night: On the stage of the theatre stood a paper moon, and kept quite still till it was wanted.

= circus | circuses | circus tent
was: There had been a circus. A circus is round, so that nobody has to sit in the corner.
will: There would be a circus. A circus comes on lorries in the night, and in the morning there is a tent where the football was.
is: In a circus people do the things that one is told not to do on the sofa, and they wear stars for it. {child} had noticed the stars.
night: In the circus the rope was slack, and the balls that were thrown up had all come down.
night: The circus tent let its flags hang, and the sawdust was raked flat.

= funfair | funfairs | fairground | fun fair | the fair
was: There had been a funfair. At a funfair all the songs play at once, and each of them only lasts as far as the next stall.
will: There would be a funfair. A funfair has a stick at the gate that says how tall one has to be, and people stretch.
is: A funfair is bright in the middle and grass round the edges, and it smells of onions and sugar. {child} could have found it with a nose.
night: The funfair had put out its lamps, a string at a time, and the horses stopped where they were.
night: In the grass by the funfair lay one paper ticket, good for one more go.

= big wheel | ferris wheel | observation wheel | the london eye | london eye
was: There had been a big wheel. On a big wheel one gets in at the bottom, goes up to see where one was, and comes down to be there.
will: There would be a big wheel. At the very top the big wheel stops, to let somebody out at the bottom, and everything rocks a little.
is: A big wheel rolls all day long and is always in the same field. {child} found that sensible in so large a wheel.
night: The big wheel stood against the sky with its seats hanging, and the topmost one was nearest to the moon.
night: Nobody was on the big wheel, and the wind turned it by one seat.

= candyfloss | candy floss | cotton candy
was: There had been candyfloss. Candyfloss is the biggest thing that one can eat, until it meets the mouth, and then it was hardly there.
will: There would be candyfloss. A man goes round in a pot with a stick, as if he were catching fog, and that is candyfloss.
is: Candyfloss is a cloud that sticks to the nose. {child} could not say the same of the others.
night: The candyfloss stick was bare, and the rest had gone the way of clouds.
night: Softer than candyfloss, and less sticky, the pillow took in one ear.

= new book | new books | bookshop | bookshops | book shop | bookstore | book fair
was: There had been a new book. A new book creaks in the back the first time it is opened, like somebody getting up.
will: There would be a new book. In a new book no one has been to the end, and the corners are still sharp.
is: A new book smells of nothing but itself, and there is not a crumb in it. {child} put a nose in to make sure.
night: The new book lay shut, and all the people in it were in the dark with their shoes on.
night: On top of all the others lay the new book, and did not know yet which of them was its neighbour.

= pirate | pirates | pirate ship | pirate ships
was: There had been a pirate. A pirate has one eye covered up, so as to save it for something good.
will: There would be a pirate. A pirate says arrr whether the news is good or bad.
is: A pirate is always counting something, and there is a parrot at his ear with other numbers. {child} knew how hard that is.
night: The pirate took off his hat, and hung his hook on a hook.
night: A pirate sleeps in a net and rocks, and the parrot puts its head in its own back.

= fairies | a fairy | fairy door | fairy wings | fairy house | fairy garden
was: There had been a fairy. A fairy is gone by the time one has said where, and the leaf is still moving.
will: There would be a fairy. For a fairy a bucket of rain is a lake, and an acorn cup is too much tea.
is: A fairy cannot put on a cardigan without thinking about it, because of the wings. {child} had thought about it too.
night: The fairy hung up her wings by the door, and they were cold from outside.
night: Under a dock leaf a fairy had gone to bed, and the leaf came down to her chin.

= dragon | dragons | toy dragon | baby dragon
was: There had been a dragon. A dragon has to turn its head away to yawn, and so it has very good manners.
will: There would be a dragon. A dragon comes in backwards, so as to have its tail in first and its breath out of doors.
is: A dragon is warm to sit on, all the way along, except for the bumps. {child} had thought of a cushion.
night: The dragon had curled up three times round itself, and only smoked a little, like a kettle.
night: Over the roofs went a dragon, high up, breathing through its nose so as not to wake anyone.

= princess | princesses
was: There had been a princess. A princess has to keep her head quite level, because of what is on it.
will: There would be a princess. A princess comes down the stairs first, and her dress comes down the stairs after.
is: A princess has a great many stairs and cannot find her other shoe any more than other people. {child} would have looked under the bed.
night: The princess had hung her crown on the bedpost and scratched her head where it had been.
night: There was no pea under the mattress, and the princess slept on her front.

= action figure | action figures | toy figure | toy figures
was: There had been an action figure. An action figure has knees that bend, and no idea of sitting.
will: There would be an action figure. An action figure comes tied to its card at the neck and both feet, and is looking brave about it.
is: The hands of an action figure are made to hold one thing, and that is the thing that is lost. {child} had tried it with a raisin.
night: The action figure stood on the window sill with one arm up, and would not have heard of bed.
night: In the bath lay an action figure on its back, resting, with one arm up.

= water fight | water fights | water pistol | water pistols | water balloon | water balloons
was: There had been a water fight. In a water fight everybody is wet by the end, and the one with the towel too.
will: There would be a water fight. A water fight starts with somebody saying not the face, and somebody running who has no water.
is: In a water fight the cold goes down the back of the neck first, to see where it leads. {child} knew where it leads.
night: The grass was wet where the water fight had been, or it was dew, and nobody could have said.
night: In the tub that was for the water fight one last balloon lay, and wobbled when the cat went by.

= toy horse | toy horses | toy pony | toy ponies | my little pony
was: There had been a toy horse. A toy horse has all four feet on the ground, and it is somebody’s tongue that does the galloping.
will: There would be a toy horse. The mane of a toy horse is there to be combed, and afterwards it goes on standing up.
is: A toy horse eats from a hand, from a hat or from nothing, and always looks to the left. {child} knew what it was looking at.
night: The toy horse stood on the rug as if the rug were a field, and perhaps there was more dew than usual.
night: A toy horse sleeps on its feet, like a real one, and nobody has to show it how.

= toy animals | plastic animals | toy farm | farm animals to play | noah’s ark | animal figures
was: There had been toy animals. With toy animals the hen may be as tall as the cow, and neither has ever said a word about it.
will: There would be toy animals. Toy animals go along the edge of the rug in a line, and the line is always going somewhere.
is: Toy animals fall over on a carpet and stand on a tray. {child} did the voices, and the pig had the deepest.
night: The toy animals stood head to tail along the skirting board, and the last one looked round.
night: All the toy animals lay in the basket, with their legs between each other’s legs.

= spinning top | spinning tops
was: There had been a spinning top. A spinning top stands on one toe and keeps so still that you cannot see it turn.
will: There would be a spinning top. A spinning top is very sure of itself, then it looks round, and then it lies down.
is: The stripes on a spinning top turn into rings as long as it goes, and when it stops they are stripes and deny it. {child} had seen the rings.
night: The spinning top lay on its side, and its one toe pointed at the door.
night: Round went the spinning top, round, and a bit to the left, and so to bed.

= card game | card games | playing snap | playing cards | uno | top trumps | game of cards | happy families | go fish
was: There had been a card game. In a card game one holds the cards like a fan, and everybody can be seen looking at what they may not show.
will: There would be a card game. A card game is first shuffled, and at least one card takes the chance to get under the rug.
is: In a card game the king has two heads and no feet, so he is never upside down. {child} thought it good for a king.
night: The card game was back in its box, and the queen had a seven on her face.
night: The card game was over, and the two-headed king slept at both ends.

= domino | dominoes | dominos | domino run | domino rally
was: There had been dominoes. When dominoes stand in a row each has only to be told once, and it tells the next.
will: There would be dominoes. Dominoes take all afternoon to put up, and one elbow.
is: Dominoes say click click click click and then nothing, and then everyone breathes in. {child} was good at not breathing in.
night: The dominoes lay where they had lain down, each with its head on the feet of the next.
night: Like dominoes the lamps along the street went by, each telling the next that it was late.

= toy boat | toy boats | paper boat | paper boats | bath boat | model boat
was: There had been a toy boat. A toy boat goes where the wind goes, and so it is always on the side of the pond that one is not.
will: There would be a toy boat. A toy boat leans over at first, to see if it is meant.
is: A toy boat has room on board for one acorn or two ants. {child} would have taken the ants.
night: The toy boat lay on its side to dry, and let the last of the pond out.
night: In the dark the toy boat had its nose against the bank, and knocked very gently.

= knitting | knit | knitted | ball of wool | crochet
was: There had been knitting. Knitting goes click, click, and gets longer by about as much as one does not notice.
will: There would be knitting. For knitting there is a ball of wool, and it jumps about on the floor whenever nobody is looking.
is: Knitting is one long string that has been talked into being a scarf. {child} had looked for the end of it.
night: The knitting lay in its bag with both needles through it, so that it should not go off.
night: Under the chair the ball of wool stood still at last, for the knitting had stopped.

= paper plane | paper planes | paper aeroplane | paper aeroplanes | paper airplane | paper airplanes | origami
was: There had been a paper plane. A paper plane goes out very straight, has an idea halfway, and comes back over one’s head.
will: There would be a paper plane. A paper plane is folded along the middle and then again, and in between one licks one’s lips.
is: A paper plane may have sums on it, and it flies just as well with the wrong ones. {child} had checked the nose for dents.
night: On top of the cupboard lay the paper plane, where no one would have landed on purpose.
night: The paper plane lay on the carpet with its nose a little bent, and its wings out.

= aliens | alien | ufo
was: There had been an alien. An alien says good evening at breakfast, for it has come a long way round.
will: There would be an alien. An alien has to be shown everything, even how one sits on a chair, and then it sits on the back.
is: An alien may have three eyes, and then it needs to blink in turns. {child} had tried it with two.
night: The alien closed one eye, then the next, and after a while the third.
night: Very far off, on a round hill, an alien was being told to lie down.

= sleeping bag | sleeping bags
was: There had been a sleeping bag. A sleeping bag has one way in, and at the far end both feet have to share.
will: There would be a sleeping bag. In a sleeping bag people get about by hopping, and nobody hops far.
is: A sleeping bag is a blanket that has made up its mind. {child} had looked to see where the zip ended.
night: The sleeping bag was zipped up to the chin, and it had somebody’s shape and somebody’s warm.
night: A sleeping bag rustles once when one turns over, and then it listens.

= lift ride | in the lift | the lift | elevator | elevators | glass lift
was: There had been a lift. In a lift everybody looks at the number over the door, and nobody says what they think of it.
will: There would be a lift. The doors of a lift shut on one place and open on another, and you have only stood there.
is: A lift goes off with the floor, and for a moment the tummy has not been told. {child} had an eye for the buttons.
night: The lift stood at the bottom with its doors shut, and no one had pressed for it.
night: Going down, said the lift, very softly, and went down, past every number there was.

= seagull | seagulls
was: There had been a seagull. A seagull walks past your chips with its hands behind its back, and looks at the sea.
will: There would be a seagull. A seagull stands on one leg on a lamp post and lets it be thought that it has no other.
is: A seagull laughs before there has been a joke, and has gone when one asks. {child} could do the laugh.
night: The seagull had put its head under its wing, and stood on the chimney facing the wind.
night: One seagull laughed in its sleep, over on the roofs, and would not say at what.

= deckchair | deckchairs | deck chair | deck chairs
was: There had been a deckchair. A deckchair has to be put up by two people, and one of them says other way.
will: There would be a deckchair. A deckchair is long and flat and wooden, until somebody knows how.
is: Once one is in a deckchair the knees are higher than the rest, and somebody else has to fetch things. {child} had seen it done.
night: The deckchairs were stacked against the wall, and the last deckchair leaned on all the rest.
night: The wind sat down in a deckchair, got up, and went home.

`
