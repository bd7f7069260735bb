/** As ./index.ts describes. */
export const playThings = `
= teddy | teddies | teddy bear | teddy bears
was: A teddy had spent the day sitting however it was left, even upside down, and looking straight ahead.
will: A teddy was coming into things before long. It had packed nothing, because its fur was already on.
is: A teddy listens with both ears and tells nobody, because its mouth is sewn on. {child} knew that about teddies.
night: The teddy had its eyes open. They are buttons, and do not shut.
night: A teddy takes up very little of the bed, and always the warm part.

= lego | legos
was: It had been a day with lego in it, and with lego one piece is always missing until somebody kneels on it.
will: Soon somebody would be looking for a piece of lego, and the piece you want always rattles at the bottom.
is: Lego can be a house before lunch and a boat after, with the same door in it. {child} had a good eye for doors.
night: The lego lay in the dark, holding on to itself by its bumps.
night: One piece of lego lay under something, where it had been since Tuesday.

= sandcastle | sandcastles
was: In the end the sea comes to look at every sandcastle, and takes it home a little at a time. That day there had been one to look at.
will: The sandcastle was still only sand, some of it dry, which runs away, and some of it wet, which stays and can be a castle.
is: A sandcastle is a bucket the other way up, without the bucket. {child} had thought about where the bucket goes.
night: Far away a sandcastle was going back to being a beach.
night: Nobody sleeps in a sandcastle but the sand.

= train | trains
was: There had been a train, and from a train it is the fields that run, and the cows go by without moving their legs.
will: Somewhere a train was getting ready, and it did not have to think about the way, because the rails had already decided.
is: A train is so long that its front arrives before its back. The back must hear about it later.
night: Far off a train went by with its windows lit, and took its noise along.
night: A train slept in the station, with all its doors shut.

= tent | tents
was: Lately a tent had come out of its very small bag, and no tent ever believes that it can go back in.
will: Soon the walls would be the walls of a tent, breathing in and out when the wind blows, and the door would be a zip.
is: A tent is a house you can fold. {child} had looked at other houses, and they did not fold.
night: At night a tent keeps quite still, and holds on to the ground with its pegs.
night: The blanket made a small tent over two knees, and then it lay down.

= swing | swings
was: There was a swing in that day. It went a long way, as swings do, and was never any farther from home.
will: Somewhere a swing hung quite still, or nearly. A swing left alone goes on a little by itself, to finish, and then it waits for the next person.
is: On a swing the trees come nearer and then go away again. {child} thought the trees liked it.
night: In the dark the swing hung straight down, which is how swings sleep.
night: The wind gave the empty swing one small push, and then let it be.

= bus | buses
was: That day a bus had stopped and sighed, the way a bus does, and then all its doors had opened at once.
will: Somewhere a bus was already waiting to be the one. It had a bell that anybody may press, and then the whole bus stops for one person.
is: A bus wears its number on its forehead, so that nobody has to ask. {child} always read the forehead first.
night: At night the buses stand in a row with their lights out.
night: The last bus sighed, and shut its doors.

= slide | slides | big slide | twisty slide
was: It had been a day with a slide in it, with a good many steps on one side and none on the other, and everybody had known which side to sit on.
will: A slide was still to come, slow on the way up, and on the way down over before you have finished saying so.
is: A slide is always a little warmer in the middle, where the trousers go. {child} had met several slides.
night: The slide stood in the dark, and now and then a leaf went down it.
night: At the bottom of a slide there is always a small dip, and tonight it was empty.

= trampoline | trampolines | trampoline park | trampolining
was: Somewhere in the middle of the day stood a trampoline. At the very top of every jump there is a moment when you have stopped and your hair has not.
will: Before long there would be socks on a trampoline, and after a trampoline the ordinary floor feels as if somebody had switched it off.
is: A trampoline gives back whatever falls on it, and it has never kept a single thing. {child} had noticed this.
night: A few drops of rain came down on a trampoline, and went up again a little way.
night: The mattress remembered that it was a sort of cousin to the trampoline, and lay still.

= den | dens | blanket fort | pillow fort | fort
was: For part of the day there was a den to live in. It had a wall wherever there was a blanket, and where there was no blanket too, if everybody agreed.
will: The den was not a den yet. It was chairs that nobody wanted to sit on and a blanket that nobody was cold without.
is: Inside a den the same biscuit is a different biscuit, and people whisper without being told. {child} was fond of a den.
night: The blanket that had once been the roof of a den was a blanket now, and kept on covering.
night: A bed with the covers up is very nearly a den, and has better pillows.

= playdough | play dough | play doh | playdoh
was: Playdough had been out of its pots. When two colours of playdough meet they are pleased, and after that nobody can get them apart.
will: The playdough was still in its pot and nothing in particular. Everybody makes a snake first, and after the snake it can be anything.
is: Playdough keeps the print of a thumb, with all the lines in it. {child} had left a few thumbs about.
night: The playdough sat in its tub with the lid on, being soft where nobody could see.
night: Playdough sleeps in the shape of whatever it was last.

= slime | slimes
was: The day had had some slime in it, which poured when it was held up and stopped when it was poked, and never said which it liked better.
will: Slime was on its way, but slowly, the way slime goes over the edge of a table, like somebody who has all afternoon.
is: Slime makes one sound going into the pot and a ruder one coming out. {child} had heard both.
night: The slime lay flat on the bottom of its pot, and had got as comfortable as a thing can.
night: Very slowly, in its pot, the slime closed over the last fingerprint.

= painting | paint | paints | paintings | paintbrush
was: For a while that day a painting had had the whole table, since a picture that is still wet has to lie flat.
will: Before the painting the water in the pot is quite clear. It stays clear for one brush and never again, and soon it would be that brush’s turn.
is: Painting begins with a great many colours and comes, if you go on, to brown. {child} knew the way to brown by heart.
night: The brush stood in its jar with its hair up, and the painting went on drying by itself.
night: In the dark all the colours of a painting are one colour, and have the night off.

= drawing | drawings | colouring | coloring | coloring book | colouring book
was: The paper had been quite flat before the drawing. By the end of a drawing there is always a way into it.
will: Somewhere a pencil had a whole drawing in it already, and it only had to be led about until it came out.
is: In a drawing the sun may sit in the corner all day with its legs out. {child} did not know anyone who minded.
night: When the lamp is out everybody in a drawing stays just where they are.
night: The pencils were back in the box, each a very little shorter by a drawing.

= glitter | glittery
was: Nobody needed to be told that there had been glitter. It comes out of the pot in one second and goes home with everybody for a week.
will: There was no glitter in anybody’s eyebrows yet. Glitter is meant for the glue, and then it looks about.
is: One bit of glitter is too small to pick up and quite large enough to see from the door. {child} had found one on a spoon.
night: One speck of glitter is enough for a whole bedroom, and the landing light finds it.
night: Glitter does nothing in the dark but wait for somebody with a lamp.

= puzzle | puzzles | jigsaw | jigsaws | jigsaw puzzle
was: The puzzle had started with its corners, as a puzzle does, and somewhere in the middle there was some sky that fitted nowhere.
will: A puzzle was waiting in its box, with the whole answer on the lid. Everybody can see the answer, and still it has to be looked for.
is: The last piece of a puzzle is no bigger than the rest, but everybody wants to be the one to press it. There is no other press like that one.
night: All the pieces of the puzzle lay in their box with their backs to one another, and one lay face up.
night: A knee under a blanket fits into the dent of the other knee, like a puzzle of two.

= board game | board games | boardgame | snakes and ladders
was: There had been a board game, and in a board game nobody is ever where they want to be, and everybody is exactly one throw away from it.
will: There would be a board game, and the first thing its dice would do was go under something, to see what was there.
is: A board game has a road that goes round and round a table and home. {child} would know a six anywhere.
night: The board game was folded in half, and all the little men lay together in a bag.
night: Under a chair a dice from the board game showed four to nobody.

= hide and seek | hide n seek | playing hide
was: Behind the curtain in hide and seek one keeps very quiet, and the feet stand outside and tell. That day there had been some very quiet people.
will: Very soon somebody would be counting, for it would be hide and seek. The one who counts has all the noise, and everybody else has the giggle.
is: Hide and seek begins with a number that is said very fast at the end. {child} knew which numbers could be said fastest.
night: The hall was quite empty, the way it is in hide and seek when somebody has got to nineteen.
night: Hide and seek was over for the day, and everyone was where they could be found.

= bouncy castle | bouncy castles | bounce house | bouncy house
was: All the time that people were bouncing, the bouncy castle had hummed at the back, because somebody has to go on breathing for it.
will: In front of the bouncy castle there would soon be all the shoes, with no two of them looking the same way.
is: A bouncy castle has towers that nod when anyone comes in. {child} thought that very civil in a castle.
night: The bouncy castle had let out one long breath, and lay down flat in its van.
night: A bouncy castle asleep is no thicker than a blanket, and much quieter.

= soft play | softplay | soft play centre | indoor play | ball pit | ball pool
was: After soft play the stairs at home are a surprise. In there the floor, the walls and the stairs had all been cushions, and only the socks had been in a hurry.
will: The balls in the soft play lay waiting. A person goes into them up to the middle, and they say crunch and move along.
is: Soft play is like being inside a very large sofa with windows of string. {child} could see no reason for hard chairs.
night: It was dark in the soft play. The last ball rolled down to the others, and they all moved up.
night: A bed is the smallest soft play there is, and nobody has to queue for it.

= kite | kites
was: It had been a day with a kite in it, and a kite pulls like a dog that has seen another kite.
will: There would be a kite, which has one wish, and a string to talk it over with.
is: When the wind stops a kite looks surprised, and then it comes down nose first. {child} had seen that face on a kite.
night: The kite lay under the stairs with its tail wound round it, and the wind went over the house alone.
night: There was a little wind at the window, about enough for a very small kite.

= robot | robots | toy robot
was: A robot had got into the day. When a robot comes to a wall it goes on walking, because nobody has told it about the wall.
will: Before long a robot would turn up, and then turn round, in corners, first the feet and then the rest.
is: A robot does just what it is told, and so it matters a good deal what one says. {child} had given this some thought for any robot.
night: The robot stood on the shelf with its arms bent, and all its lights were off.
night: A robot lies down in one piece, like a spoon, and shuts its eyes with a click.

= tablet | ipad | i-pad | screen time
was: Some of the day had been in the tablet. A tablet always says twenty per cent in the end, and then everyone looks for the same cable.
will: At one touch of a thumb the tablet would wake up, and be just as bright as it was before.
is: On the glass of a tablet there are more thumbs than anybody in the house has got. {child} had breathed on it to see.
night: The tablet lay with its face down, drinking from the wall.
night: Inside the tablet it was dark too, and all the little pictures stood in rows.

= film | films | movie | movies
was: All the people in the film had gone on to the end, even while somebody was fetching a drink.
will: The film had not begun. It would begin with a lot of names, and everybody would use the time to find out how to sit.
is: However often one sees a film, they all say the same thing in the same place. {child} could say it with them.
night: The film had got to the names at the end, going up and up, and nobody read them.
night: When you shut your eyes there is a small film, and it starts without any noise.

= dancing | dance | danced | kitchen disco
was: The knees had known first that there was dancing that day. Dancing starts there, before anyone has decided anything.
will: For the dancing the table would have to go to the wall. Then the floor is twice the size, and everyone is on one bit of it.
is: Dancing can be done by people who are sitting down, if they have shoulders. {child} had shoulders.
night: In the middle of the empty floor the dancing had left nothing but room.
night: Toes go on with the dancing a little longer than the rest, under the covers.

= disco | discos | disco ball | disco lights
was: Of all the lights of that day, the ones at the disco were worst at keeping still. They went over the walls and the hair and the crisps, and landed on nothing for long.
will: Everybody would feel the disco in their tummies first, and only afterwards would they hear what song it was.
is: The ball at a disco is made of many tiny mirrors, and each one throws a little piece of light as far as it can. {child} could have watched a long time.
night: The disco ball hung still, and had one small moon in every mirror.
night: A disco is quiet at last when somebody pulls out the plug, and then all the ears hum.

= magic trick | magic tricks | magic show | magician | magic wand | magic set | conjuror
was: Everybody had looked at one hand, and the other hand had got on with things, and that was the magic trick.
will: The magic trick was still up its sleeve. The hardest part of a magic trick is what to do with your face.
is: A magic trick is done with an ordinary coin, or an ordinary scarf, and they look just as surprised as everyone else. {child} knew a scarf like that.
night: The day had gone, and nobody had seen where, like a very slow magic trick.
night: Quiet as a magic trick, the moon came out from behind a cloud that had been quite empty.

= torch | torches | flashlight | flashlights | head torch
was: One round piece of the dark at a time is what the torch had shown, and the rest had to be taken on trust.
will: Somebody was soon going to hold a hand over a torch. The light comes right through, and the fingers turn out to be red inside.
is: A torch makes everything near look important, even a bucket. {child} had looked at a bucket by torch.
night: The torch lay beside the bed and kept its light inside for the time being.
night: A torch does not know what the dark looks like, for whenever they meet it is gone.

= camping | campsite | camp site | camp out | glamping
was: Camping had put the kitchen on the grass and the bathroom a walk away, where everybody says hello to you with a toothbrush.
will: All the things for camping were waiting to be lain on, and the ground would come through them just the same.
is: When you are camping you hear all the other people going to bed, one zip after another. {child} could do the sound of a zip.
night: Across a field where people were camping the last zip went up, and then there was only grass.
night: Camping mugs hung on a branch with their mouths down, and held nothing but air.

= campfire | campfires | camp fire | fire pit | firepit
was: The smoke of the campfire had gone round to see everybody, and stayed longest with whoever had just moved.
will: Before long people would sit round a campfire with their fronts in summer and their backs in winter, and after a while they would turn round.
is: A campfire talks in small cracks, and people stop in the middle of a word to look at it. {child} had never heard it asked a question.
night: In the dark the campfire had become a small red heap, and then a small grey one.
night: A jumper smells of campfire long after everyone has gone to bed.

= beach | beaches | seaside | the seaside
was: Nobody comes home from a beach without some of it, in the shoes and in the sandwiches, and still the beach was just as big as before.
will: The sea was waiting at the far side of the beach. First there is a long way to walk over the soft part with all the bags.
is: A beach is wider in the morning than in the afternoon, or the other way about, as the sea likes. {child} was for wide.
night: Nobody was on the beach now, and it was quite smooth, except for one gull’s feet.
night: A beach lies on its back all night, and looks up.

= sea | the sea | waves | wave jumping | jumping waves | paddling | paddle in the sea | ocean
was: All that day the sea had been coming in to fetch people’s feet. It goes out without them, and then it tries again.
will: Wave after wave, the sea was practising. Every one of them arrives as if it were the first and had great news.
is: The sea is cold up to the knees, colder at the tummy, and after that it is only the sea. {child} knew about tummies.
night: In the dark the sea went on turning its pages, one after another, without reading any of them.
night: The sea breathed in and the sea breathed out, and so did somebody under a blanket.

= sand | sandpit | sandpits | sandbox | bucket and spade | buckets and spades | digging in the sand
was: By bedtime there was still some sand in a shoe. Sand gets in without any trouble, and has to be asked several times to come out.
will: Somebody was going to dig in the sand before long, to find the bottom, and what there is at the bottom is wetter sand.
is: Sand lets itself be poured like water and piled up like a hill, and cannot make up its mind. {child} liked it both ways.
night: In the hole that was dug the sand slid down the sides, a little and a little, until there was no hole.
night: Sand needs no bed. It lies wherever it has run to, and fits.

= shell | shells | seashell | seashells | sea shell | sea shells
was: A shell had come into the day, rough on the outside, and on the inside, where nobody was meant to look, as smooth as a spoon.
will: The best shell was still lying out there, a little farther on. It always is, and a pocket fills up on the way to it.
is: A shell held to the ear sounds like the sea talking in another room. {child} had listened, and had not caught the words.
night: The shell lay with its ear to the shelf, and heard wood.
night: A shell is a house with one room, and it was quite dark in there, and dry.

= rock pool | rock pools | rockpool | rockpools | tide pool | tide pools | rock pooling
was: It had been a day with a rock pool in it. A rock pool looks empty until you have looked for as long as it takes to get a wet knee.
will: Soon somebody would bend over a rock pool, and the first one you see in there has your own face and your own hat.
is: A rock pool is a piece of sea that was late going home. {child} knew that somebody always comes back for it.
night: The tide had come in over the rock pool, and now there was no telling which part was pool.
night: In the rock pool the small things came out from under the weed, sideways, and had the place to themselves.

= crab | crabs | crabbing
was: A crab had gone out of the day sideways, so that it could go on looking at everybody.
will: Under some stone a crab was still at home. When the stone is lifted it is always just going, with both hands up.
is: A crab has so many knees that it never trips over the same one twice. {child} had tried walking like a crab along the hall.
night: Under a stone the crab had folded up all its legs, and that took some time.
night: A crab sleeps in its armour, with its elbows out.

= boat | boats | boat trip | boat ride | rowing boat | sailing | pedalo
was: After a boat the floor at home is very quiet. A boat is never quite still, even when it is tied to something, and so nobody in it walks in a straight line.
will: Somewhere a boat was tied up and moving a little. When you step into the middle of it, it moves over, like someone on a bench.
is: Under a boat there is always a second boat, upside down and all in wobbles. {child} had wondered who was in it.
night: The boat lay at the end of its rope, and nodded to each wave that came.
night: A bed has a head and a foot and goes nowhere, and otherwise it is much like a boat.

= ferry | ferries
was: First the ferry had opened its mouth, and all the cars had driven in, one behind the other, and then it had shut it again and swum.
will: On the ferry the cars would have to stay downstairs in the dark, and the people would be allowed up to see the sea.
is: A ferry has a front at both ends, so that it never needs to turn round. {child} had looked for the back of a ferry.
night: Out on the dark water went a ferry, a whole street of lights with nothing under it.
night: In the ferry the cars stood close together, and not one of them could see the sea.

= plane | planes | aeroplane | aeroplanes | airplane | airplanes | flight | flying on holiday
was: The plane had run along the ground for so long that it seemed to have forgotten, and then the ground was lower down.
will: Soon a plane would go up past the clouds, to where you can see the top side of them, which nobody has tidied.
is: From below a plane is as small as a crumb, and a hundred people in it are asking for juice. {child} always looked up.
night: A plane went over, very high, winking with one light and then with the other.
night: At the back of some plane above the clouds a row of people were asleep with their mouths open.

= airport | airports
was: Part of that day was an airport, where the floors moved and the people stood still, and nobody laughed about it.
will: The airport had its grey trays ready. Even a teddy has to lie down in one and go through the curtain.
is: At an airport the bags come out of a hole in the wall and go round and round until they are recognised. {child} would have gone round too.
night: In the airport the belt ran on with one brown bag on it, round and round, not in a hurry.
night: The long floors of the airport were being polished, and there was no one to walk on them.

= suitcase | suitcases | packing | packed the bags | pack my bag | packing to go
was: There had been a suitcase, and a suitcase shuts if somebody sits on it, and better still if two people do.
will: A suitcase was going to stand open on the bed, and when a suitcase stands open everything in the house wants to come.
is: A suitcase has wheels and a handle, and still it always goes round corners on the wrong foot. {child} had pulled one.
night: The suitcase stood in the hall with its handle in, and thought about what was in it.
night: Inside the suitcase it was dark, and two socks lay arm in arm.

= car journey | car journeys | long drive | road trip | long car ride | traffic jam | service station | motorway
was: On the car journey the trees beside the road had gone fast and the hills behind them slowly. The moon comes along on every car journey, and keeps up.
will: Ahead lay a car journey, with a bag of something for everyone, and the bag is always empty by the second corner.
is: “Nearly there” is a place that a car journey goes through many times. {child} could tell it by the voice.
night: After a car journey the car ticks for a while in the dark, and then it stops ticking.
night: A car journey goes on for a while behind your eyes, with lamp after lamp after lamp.

= digger | diggers | excavator | excavators
was: The digger in that day took a big bite of the ground, turned round to look for somewhere to put it, and came back for more.
will: The next digger was on its way, perhaps backwards. When a digger goes backwards it beeps, so that everyone may know that it is sorry.
is: A digger can lift a rock, and with the same hand it pats the ground smooth afterwards. {child} liked the patting.
night: The digger had laid its arm along the ground and put its bucket under its chin.
night: A digger stood at the edge of its hole, and kept it company.

= tractor | tractors | tractor ride
was: Two big wheels and two small ones had come along under a tractor, and they had all got there together.
will: There would be a tractor, and everybody would hear it long before it came, and when it came there would be eleven cars behind it.
is: A tractor goes to the end of the field and comes back beside where it went. {child} knew somebody who did carpets like that.
night: The tractor stood in its barn with mud to its knees, and one hen on the seat.
night: All the lines that the tractor had drawn lay in the dark field, side by side.

= fire engine | fire engines | fire truck | fire trucks | firetruck | fire station
was: Some days have a fire engine in them, and this had been one. All over a fire engine there are little doors, and behind every door something is rolled up.
will: Somewhere a fire engine was being polished. No car in the town is washed so often, and all for going out in a hurry.
is: A fire engine carries its ladder lying down, and one would never guess how long it is. {child} had tried to guess.
night: The fire engine stood behind its big door with its boots beside it, shining for nobody.
night: Along the side of the fire engine the hose lay rolled up like a snail.

= ambulance | ambulances
was: There had been an ambulance, with its name written backwards on its front, for the mirrors of the cars ahead.
will: Before long an ambulance would be looked at from all sides. Inside an ambulance everything has a strap, even the bin.
is: An ambulance has a bed in it and a blanket and two people who are never off to anywhere else. {child} had seen the blanket.
night: The ambulance stood under a lamp with its blue lights off and its blanket folded.
night: It was so late that the ambulance rolled by without a sound, like any other car.

= police car | police cars
was: Everybody near the police car had driven very nicely that day, as if they had a cake on the roof.
will: There would be a police car, with more switches than a kitchen, and just one of them for the noise.
is: A police car is the only car that everyone in the street can name. {child} could name it with both eyes shut.
night: A police car came slowly along the road, looked at all the houses, and found them asleep.
night: The police car had its lights off, and only the clock in it was blue.

= bin lorry | bin lorries | garbage truck | garbage trucks | rubbish truck | dustbin lorry | bin men | binmen | bin day | trash truck
was: The bin lorry had taken the bins by both ears, one after another, tipped them up, shaken them twice and set them down with their lids open.
will: The bin lorry was still some streets away. You can always hear it in the next street first, chewing.
is: A bin lorry eats one whole street for breakfast and then goes round the corner for the next. {child} could do the gulp.
night: All down the road the bins stood in the dark and waited for the bin lorry.
night: The bin lorry was asleep in its yard with its mouth shut, and for once it was not chewing.

= helicopter | helicopters
was: When the helicopter came the grass lay down and everybody held their hats, and after all that it had only stood there.
will: Somewhere in the middle of the air a helicopter had stopped, to think which way it wanted to go, and it had nearly decided.
is: A helicopter goes straight up, like a person in a lift. {child} could do the noise of a helicopter, and it was mostly lips.
night: The helicopter’s long arms hung down at the ends, as arms do when the work is done.
night: Far away a helicopter went chop, chop, chop, and then it was only the clock.

= zoo | zoos | safari park | wildlife park | petting zoo
was: The legs knew that the day had had a zoo in it. In a zoo you walk a long way to an animal, and the animal has just gone indoors.
will: The zoo did not know yet who was coming. Some of it was stripes and some of it was spots, and the loudest part was round the next corner.
is: The smallest house in a zoo has the longest queue, for nobody can see what is in it. {child} was good at seeing what was in it.
night: In the zoo the lamps were out, and somebody very large was turning round on straw.
night: The last sound in the zoo was a peacock’s, and it was not about anything.

= farm | farms | city farm | farm visit | farmyard | farm park
was: Nine different voices had said good morning at the farm, and none of them had waited for the others to finish.
will: Some boots were going to a farm. The ground there is soft in some places and hard in others, and boots find the soft ones.
is: On a farm every animal looks up when a bucket goes by. {child} had never had a bucket looked at like that.
night: The farm was dark, and only one hen was still saying something to herself.
night: The cows at the farm had lain down, all facing the same way, like boats.

= museum | museums | science museum | natural history museum
was: Each thing in the museum had had a card beside it which knew its name, and the things themselves had said nothing.
will: The museum was keeping its things ready, though once they had been just somebody’s spoon, or somebody’s left shoe.
is: People walk more slowly in a museum, with their hands behind them, like ducks. {child} could do the walk.
night: In the museum the lights went off room by room, and the old things were left to themselves.
night: A spoon in the museum lay under its glass, and had not been stirred for a thousand years.

= dinosaur | dinosaurs | dinosaur bones | t rex | tyrannosaurus | stegosaurus | triceratops | diplodocus | toy dinosaur
was: A dinosaur had got as far as dinner, and its tail was still in yesterday’s puddle, for that is how long a dinosaur is.
will: Soon somebody would say the name of a dinosaur. You have to take a deep breath for it, and the people who know it best are quite short.
is: Nobody knows what colour a dinosaur was, so anyone with a crayon may be right. {child} had some ideas.
night: The dinosaur lay down front first, and a good while later the tail lay down too.
night: A dinosaur yawned so slowly that the moon went behind a cloud and came out again.

= castle | castles | castle ruins
was: After a castle every other stair seems straight. In there they had gone round and round, until nobody knew where the car was.
will: The steps in the castle were waiting for more feet. They had been sat on, stood on and run down for so long that they dipped in the middle.
is: In a castle even the smallest room has a wall that one could put a bed inside. {child} had thought of which bed.
night: The castle stood on its hill with all its rooms empty, and a jackdaw shut its eyes in the tower.
night: The moon looked in at one thin window of the castle and out at another.

= cinema | cinemas | movie theater | movie theatre | the pictures
was: The day had gone to the cinema, where the seat folds up if you are not heavy enough, and then you are a sandwich.
will: It would be dark in the cinema soon, but slowly, so that everybody could find out where their popcorn was.
is: A cinema has carpet on the walls, and a face in it is as big as a bus. No other house does that.
night: The cinema was empty, and every seat had folded itself up.
night: All the light in a cinema comes out of one small window, and that was shut now.

= aquarium | aquariums | sea life centre | sealife | sea life
was: In the aquarium it was the people who had bumped into each other, and the fish who had not.
will: A fish in an aquarium was getting ready to say something. It comes up to the glass, opens its mouth, and shuts it again.
is: An aquarium has a tunnel where the fish swim over your head, and one can see what they look like from below. {child} had not known that they smiled there.
night: In the aquarium the water was dark blue, and something flat lay down on the bottom like a blanket.
night: The fish in the aquarium slept with their eyes open, standing quite still in the middle of nowhere.

= library book | library books | library | libraries | library card
was: Lately there was a library book about. It had been in a great many beds already, and had never told anybody about any of them.
will: Somewhere on a shelf stood the next library book, with a crumb on page nine, perhaps, from a child whom nobody here has met.
is: A library book beeps once when it leaves its shelf and once when it comes back, and in between it says nothing. {child} knew the beep.
night: The library book lay shut, with somebody’s bus ticket asleep in the middle.
night: On the shelf was a gap as thin as a library book, and the others leaned over it.

= caravan | caravans | motorhome | campervan | camper van | static caravan
was: The caravan had kept nothing secret. Whatever anybody does in a caravan, it rocks, and then the others know.
will: In the caravan the table was waiting to be a bed. The seats are a bed too, and somewhere there is a bed that is a bed.
is: A caravan has a whole kitchen with small handles, and everything in it shuts with a click. {child} could have said which click was the spoons.
night: Rain on a caravan sounds like more rain than it is, and everybody in there listens.
night: In a row of caravans the last small window went dark, and one caravan rocked a little.

= hotel | hotels
was: There had been a hotel, with a long corridor of doors that were all alike, and behind just one of them were the right pyjamas.
will: At the hotel there would be a soap the size of a biscuit, and a bed tucked in so tightly that you have to post yourself.
is: At breakfast in a hotel the toast goes through a small machine on a journey, and now and then it has to go twice. {child} approved of that toaster.
night: In the long corridor of the hotel the carpet lay quite straight, and all the numbers were asleep.
night: Down in the hall of the hotel one lamp was on, and a bell that nobody pinged.

= swimming pool | swimming pools | the pool | pool party
was: Every shout in the swimming pool had gone up in the air, and come down again as somebody else’s.
will: Soon some legs would be in a swimming pool and look much too short, and when they came out they would be all right again.
is: At the edge of a swimming pool there is always one wet footprint that is getting smaller. {child} had watched one go.
night: The swimming pool lay quite flat, and all the lines on the bottom were straight at last.
night: After a swimming pool the ends of the fingers are old for a while, and by night they are new.

= water slide | water slides | waterslide | waterslides | water park | waterpark | flume | flumes | splash pad | splash park
was: All that day the water in the water slide had been going down in any case, and so it had taken people along.
will: On the stairs to the water slide everybody would soon be standing, dripping, with their arms round themselves.
is: The best place on a water slide is a bend, where nobody knows yet. {child} thought a bend was a good place for water as well.
night: Someone had turned a tap, and the water slide was only a slide now, and dried.
night: One last drop went down the water slide all by itself, round every bend.

= treasure | treasures | treasure chest | treasure hunt | buried treasure | pirate treasure
was: Nobody had found the treasure on the top of anything. It is never there, and that is why people who look for treasure have such knees.
will: The treasure lay ten steps from a tree, or so it is said, and everybody’s ten steps end somewhere else.
is: Treasure is mostly shut up in a box and does not see much of the day. {child} kept some treasure that could see out.
night: The treasure lay quite still in the dark, and did not glint, for there was no need.
night: Under a pillow is a fair place for treasure, and an even better one for a hand.

= map | maps | treasure map
was: There had been a map, which can be folded in only one way, and nobody has ever found out which.
will: Before anybody set off, a finger would go the whole way on the map, and it would get there first.
is: A map shows where everything is except the person who is holding it. {child} always looked for that person.
night: The map was folded up, and all its roads lay on top of one another.
night: There is no map of a bed, but feet find the cool corner without one.

= coin | gold coin | gold coins | coins | chocolate coins | penny | pennies | pirate coin
was: Somewhere in the day a coin had been rolling. When it falls it goes first to somewhere low, and lies flat only when nobody can reach it.
will: Some coin or other was on its way, with a head on one side of it, and the head had never seen what was on the other.
is: However small the pocket, a coin goes to the very bottom of it. {child} could tell a coin from a button with one thumb.
night: One coin lay under the sofa with its face up, and looked at the springs.
night: The coin was warm from a hand, and then it was as cool as the table.

= rocket | rockets | space rocket | spaceship | space ship
was: There had been a rocket, and for a rocket everybody counts backwards. Nothing else gets so much attention for standing still.
will: A rocket was standing by to say goodbye, which it does so loudly that nobody can answer.
is: A rocket is nearly all fuel, with a very small room in the point for whoever is going. {child} had thought about who would sit where.
night: High up and quiet a rocket went along with its engines off, for out there one does not need them.
night: The rocket stood on its three fins in the dark, and pointed at the ceiling.

= planets | planet | space | planetarium | saturn | jupiter | outer space | solar system
was: The planets had been going round the sun all that day, as round as peas, and nobody had called them in.
will: All the planets were coming round, and one of them was wearing its ring like the brim of a hat. It has never been seen without.
is: Of the planets one is red and one has rings and one has breakfast on it. {child} lived on the one with breakfast.
night: Far out in space the planets went on round, each on its own road, and none of them had to hurry.
night: There is a great deal of space, and just enough of it between two blankets.

= doll | dolls | dolly | baby doll | barbie | barbies
was: One arm at a time is how a doll is dressed. That day, as always, the arm had gone straight through the sleeve and out at the neck.
will: When the doll was laid down her eyes would go shut with a click, or they would stay open and she would lie there being patient.
is: A doll holds out both hands all day long, for whatever may be put in them. {child} had been thinking of a biscuit.
night: The doll lay under a handkerchief, with one shoe on.
night: A doll sleeps without turning over, and in the morning she has the same hair.

= cuddly toy | cuddly toys | soft toy | soft toys | stuffed animal | stuffed animals | stuffie | stuffies | lovey | plushie | squishmallow
was: Any cuddly toy gets flat in one place, and that is where an arm goes. That day had not made it any rounder.
will: A cuddly toy was going to be carried about by any part of itself, and it had no opinion about which.
is: A cuddly toy smells of nothing else in the world but that cuddly toy. {child} would have known the smell in the dark.
night: The cuddly toy had slipped down a little, and looked at the underneath of the chin.
night: Between an arm and a pillow there is a place, and a cuddly toy is exactly as big as that.

= blocks | building blocks | wooden blocks | bricks | magnatiles | magnetic tiles | building a tower
was: Until there were eight of them the blocks had stood on each other quite happily, and then they had looked at the floor.
will: None of the blocks knew yet which would be first. The first only has to lie there, and all the rest of the tower thinks the world of it.
is: Blocks are never so loud as at the moment when nobody is holding them. {child} knew the silence afterwards too.
night: The blocks were back in their box, all lying down, and none of them on anyone’s head.
night: One block stood by itself on the carpet, which is the smallest tower there is.

= train set | train sets | train track | train tracks | toy train | toy trains | wooden trains | model railway | brio
was: The train set had been all round the world, into the tunnel and over the bridge, and wherever it went a hand was there as well.
will: There would be a train set, as soon as somebody found the piece of rail that was neither too long nor too short.
is: The little trains of a train set hold on to one another by magnets, and one end of each would rather not. {child} knew which end.
night: Round the legs of a chair lay the train set, and the last train stood in the tunnel with its face out.
night: Nobody got on or off, and the train set was as quiet as a carpet.

= toy car | toy cars | hot wheels | cars to play | car track | toy garage | toy truck | toy lorry
was: A toy car had been let go of and had gone on alone for a bit, and then it had looked round for the hand.
will: For the next toy car the edge of the carpet was already a kerb, and the arm of the sofa was a road in the mountains.
is: A toy car has doors or it has not, but somebody very small is always thought to be driving. {child} did the engine.
night: The toy car stood with its nose against the skirting board, where the road ends.
night: The toy cars were parked in a row along the mat, and every one had left room for the next.

= marbles | marble | marble run | marble runs
was: Inside the marbles there was a twist of colour that somebody had put there, and all day nobody could see how they had got out.
will: What marbles want to know about a floor is whether it is really flat, and soon they would find out that it is not.
is: In a bag the marbles talk all the time, and as soon as a hand goes in they talk louder. {child} could listen to marbles.
night: The last of the marbles rolled along the floor, slower, slower, and met the wall.
night: Up on the shelf a marble held a very small window, upside down, with a star in it.

= cardboard box | cardboard boxes | big box | empty box
was: First a cardboard box had come with something in it, and that was taken out, and then things could begin.
will: Some cardboard box was still full of something. In an empty one the knees come up to the ears, and it sounds as if nobody else were in the world.
is: A cardboard box goes wherever it is told, on land and on water, and has never moved. {child} had been to a few places in one.
night: The cardboard box stood in the dark with its four flaps out, like something about to fly.
night: Nobody was in the cardboard box but a piece of tape, and it had stuck to itself.

= tea set | tea sets | toy teapot | teddy bears’ picnic | tea party | tea parties
was: Tea had been poured from the tea set, and it was exactly the right heat, since nobody could see it.
will: Guests were expected at the tea set. They drink with a great noise, and hold out the same cup for more.
is: Nothing is ever spilled from a tea set that is empty, and still one wipes the table. {child} was careful with the second cup.
night: The tea set was stacked up in the dark, cup in cup in cup.
night: In the pot of the tea set was what had been there all along, and it kept quite warm.

= bubbles | blowing bubbles | bubble wand | bubble machine | bubble blower
was: It had been a day for bubbles, which come out of the ring all in a crowd and then go off by themselves, wobbling, to look at the garden.
will: The bubbles were still lying in their pot, all in one. Bubbles can only be caught by not catching them.
is: In every one of the bubbles is a bent window and somebody with a very large nose. {child} had seen that nose go by.
night: One of the bubbles had sat down on the grass quite gently, and then there was the grass.
night: Breathe out slowly, the way one does for bubbles, and there are no bubbles, only breath.

= play kitchen | toy kitchen | play food | pretend food | toy food | wooden kitchen
was: Dinner in the play kitchen had taken no time at all, for there you can have an egg with a wooden carrot and a shoe.
will: Before long somebody would turn on the taps in a play kitchen. They turn both ways, and nobody ever gets wet.
is: A play kitchen has a cooker with painted rings, and they are always on and never hot. {child} had made soup there of keys.
night: In the play kitchen the wooden egg lay in its pan, done on both sides.
night: The play kitchen had shut its little oven, and inside was something that could wait.

= dressing up | dressing up box | fancy dress | dress up
was: After dressing up it takes a while to find the right shoes. There is always one that is a king’s, and one that is a nurse’s.
will: There would be dressing up, and it would begin with a big person’s scarf, which goes round twice and trails.
is: The best things for dressing up smell a little of cupboard. {child} could be somebody else by the time the sleeves were on.
night: All the people from the dressing up lay in one heap, with their arms across each other.
night: Under everything that was on for dressing up there had been the same person, and here it was in pyjamas.

= beads | bead | threading beads | hama beads
was: One of the beads had got away. One of them always does, and it goes under the very thing that cannot be moved.
will: The beads had not met their string yet. Each of them had a hole just a little smaller than the end of it.
is: Beads go one, two, one, two along a string, until the string comes out of the last one and has to begin again. {child} kept one finger on the end.
night: The beads lay in a ring in the dark, and each had a neighbour on both sides.
night: Under the cooker one of the beads was spending the night, and it was red, if anyone could have seen.

= glue | gluing | sticking | glue stick | gluestick | junk modelling | junk model | collage | crafts
was: Glue had been about that day. It is meant for the paper, but first it sticks the finger, and then it sticks the finger to the other finger.
will: Very soon two things would be pressed together with glue, and everybody would count to twenty. It holds from twenty-one.
is: Dry glue comes off a thumb in one thin skin with all the little lines in it. {child} knew how slowly one has to pull.
night: The glue had its lid on, and what it held it went on holding in the dark.
night: The glue dried very slowly, and you could not hear it, however you tried.

= crayons | crayon | wax crayons
was: All the crayons had been out that day except the white one, which hardly ever goes.
will: The lid was still on the crayons. You can smell them as soon as it comes off, and each has its own name on its jacket.
is: Crayons get shorter by just as much as the picture gets bigger. {child} knew of one no longer than a bean.
night: The crayons lay side by side with their jackets on, and the blue was next to the green as usual.
night: In the dark no one can tell the crayons apart, and they cannot either.

= clay | pottery | pottery painting | air dry clay | modelling clay | plasticine
was: When the clay came it was cold, and by the time it went it was warm, because two hands had been talking to it.
will: Some clay was going to be a pot, or something like one, and a pot starts as a ball with a thumb in it.
is: Clay shows who has been there, like snow, but it keeps it. {child} had a thumb that was in more than one pot.
night: The clay thing stood on its newspaper, and each hour it was a little lighter.
night: Clay dries from the outside in, and there is somewhere in the middle that is still soft.

= sewing | sew | sewed | needlework | sewing kit | sewing machine
was: With the sewing that day it was as it always is. First the thread was too long, then it was in a knot, and then it was too short.
will: Before there is any sewing there is a thread that will not look at the hole, however nicely the hole is held. Soon somebody would be holding it.
is: On the front sewing goes in small neat steps, and on the back one can see how they got there. {child} liked the back as well.
night: The sewing was put away in its tin with the tin’s picture of biscuits on the top.
night: All the stitches of the sewing lay in their row, one behind the other, holding on.

= climbing frame | climbing frames | jungle gym | climbing net
was: Somewhere in the day there was a climbing frame, and from the top of it you could see that everybody’s head has a parting.
will: Hands and feet would soon be busy on the climbing frame, each foot waiting for a hand, and each hand waiting to see what the foot would say.
is: A climbing frame is all holes, with a little bit of something round them. {child} knew the holes very well.
night: The climbing frame was climbed by nobody now except a little moonlight, and that went right through.
night: A bird sat on the topmost bar of the climbing frame, and had not used its hands once.

= roundabout | roundabouts | merry go round | carousel
was: On the roundabout the same bench had come by, and the same bin, and the same person waving, as if there were forty of them.
will: A roundabout was waiting to be pushed. When it stops again the trees go on a bit, to use up what is left.
is: In the middle of a roundabout one hardly moves, and at the edge one is nearly everywhere. {child} had tried both.
night: The wind turned the roundabout by the width of one seat, and that was all.
night: Round went the roundabout, slow, and slower, and the bench stayed where it was.

= monkey bars | monkey bar
was: Two hands had talked it over on the monkey bars. One has to let go so that it can hold on, and it takes some telling.
will: There would be monkey bars, which are a ladder that has lain down in the air, and you go along the underneath.
is: After the monkey bars your hands smell of pennies. {child} could have told them from a handrail by that.
night: Under the monkey bars the ground had two hollows, one where people start and one where they stop.
night: Along the monkey bars hung a row of raindrops by one hand each.

= see-saw | seesaw | teeter totter
was: One end of the see-saw had always been up and the other down, and each had wanted to know how it was over there.
will: Somewhere a see-saw had one end up and was waiting. At the bottom there is a bump, and at the top, for just as long, you weigh nothing.
is: A see-saw is a plank that has never been able to decide. {child} knew the place in the middle where it nearly does.
night: One end of the see-saw lay on the grass, and at the other end sat the moon, or very nearly.
night: With nobody on it the see-saw leaned its head down on one side, like anyone else.

= paddling pool | paddling pools | kiddie pool
was: The paddling pool had begun as water, and after a while it was mostly grass, which comes in on the feet.
will: It was going to take a whole morning to fill the paddling pool, and then it would be too cold, and then it would be full of knees.
is: A paddling pool leaves a pale round place on the lawn, where the grass has had its eyes shut. {child} had stood in that ring.
night: The paddling pool lay in the dark garden with a leaf going slowly round in it.
night: All by itself the paddling pool had let in a piece of the sky, with one star.

= skipping rope | skipping ropes | jump rope | skipping game
was: Slap, the skipping rope had gone, and slap again. It comes down in front, and the feet have to have heard about it already.
will: The skipping rope had tied itself in a knot, to pass the time until somebody came to skip.
is: A skipping rope has two ends and is all about the middle. {child} had a few words to say to it on the way round.
night: The skipping rope hung on its nail, and its two handles touched now and then, tock.
night: The skipping rope lay coiled up like a cat, with one end over its nose.

= felt tips | felt tip | felt pens | marker pens | markers | new pens
was: Felt tips had been squeaking along the paper that day, and the lid of each one was on some other one.
will: Some hand was still clean, because its felt tips were yet to come. With felt tips the hand gets quite as much as the paper.
is: Felt tips go through to the other side and say the same thing there, only fainter. {child} had read both sides.
night: The felt tips lay in a row with their hats on, and none of them dried.
night: One of the felt tips had lost its lid, and whispered itself quite pale in the dark.

= snow globe | snow globes
was: It had been snowing in the snow globe, up first and down afterwards, and the house inside had had it both ways.
will: In the snow globe the weather was still fine. It only takes one shake, and somebody in there cannot see to the end of the garden.
is: However hard it snows in a snow globe it is never deeper than it was. {child} had waited for the last flake.
night: In the snow globe the weather had cleared, and every flake lay where it had come down.
night: The snow globe stood in the window with its little house, and nobody gave it a blizzard.

= remote control car | remote control cars | rc car | radio controlled car
was: There had been a remote control car. When it comes towards you its left is the other one, and it tells you so with a table leg.
will: Any remote control car goes first into the wall, and then into a foot, and after that it can drive. The wall was ready.
is: A remote control car sits there with nobody in it, and waits to be told from across the room. {child} would have whispered to it too.
night: The remote control car stood beneath the chair where the last push had left it, and its lamps were dark.
night: Nobody had a thumb on anything, and the remote control car stayed.

= computer game | computer games | video game | video games | xbox | playstation | nintendo | nintendo switch | minecraft | roblox | mario kart | mario | gaming
was: In the computer game somebody had fallen off the world, and then stood at the beginning again, with the same hat on.
will: Before the computer game there would be a bar that filled up, and everyone would watch it as if it were the game.
is: People who play a computer game lean over in the bends, though the sofa goes straight on. {child} leaned very well.
night: The computer game was switched off, and all in it had stopped, with one foot on the next step.
night: There was no up or down or jump in the computer game now, only a small red lamp.

= joke | jokes | knock knock joke | knock knock jokes | joke book
was: Somebody had brought a joke into the day. A joke is best when the one who tells it is already laughing and has to begin again.
will: A joke was going to be told, and its end had to wait at the back, which is hard, because it likes to be let out first.
is: The second time a joke is just as long, and everyone knows where it lives. {child} would knock all the same.
night: Knock knock, went the joke, but they were all asleep and nobody asked who was there.
night: A very small joke came into the dark, and one end of the pillow shook.

= hula hoop | hula hoops
was: The hula hoop had gone round twice as if it would never stop, and then it was on the feet.
will: All that the hula hoop still wanted was a person in the middle of it, stirring.
is: Lying on the grass a hula hoop is an island with grass on it. {child} had stood on that island.
night: The hula hoop leaned on the wall, and had the moon in its middle for a while.
night: The hula hoop lay down flat, round and round itself.

= sprinkler | sprinklers
was: There had been a sprinkler, which looks the other way for just so long that everybody comes near.
will: The grass, the path, the washing and the cat were all still dry, but the sprinkler was coming, and it is fair to all of them.
is: A sprinkler has one word, which is tsk, tsk, tsk, tsk, and when it gets to the corner it says it backwards. {child} spoke it well.
night: The sprinkler was off, and on every blade of grass sat a drop that had stayed.
night: Tsk, said the sprinkler, one last time, and let its head hang.

= frisbee | frisbees
was: A frisbee had set off for a person that day, and then it had leaned over and gone to see about a bush.
will: Soon a frisbee would go by lying down, which is a comfortable way to fly.
is: In the air a frisbee is a flat saucer, and on the ground it is a plate for ants. {child} had looked underneath one.
night: The frisbee was on the roof of the shed, and filled very slowly with night.
night: Flat on the grass the frisbee lay, with not another throw in it.

= computer | computers | laptop
was: While the computer was thinking it had hummed to itself, and put up a little ring that went round and round so that nobody left.
will: On the computer all the letters sat waiting, not in the right order, and still it would be good at spelling.
is: A computer has a mouse, and people pat it, and it runs about the table after an arrow. {child} had patted that mouse.
night: The computer was shut like a book, and one light in its side went on and off, as slow as breathing.
night: Under the desk the computer stopped humming, and one noticed how long it had hummed.

= doll’s house | dollhouse | doll house
was: All at once the front of the doll’s house had been opened, and everybody inside was caught sitting on the bath.
will: Nobody in the doll’s house knew it yet, but soon a hand would be in the kitchen and the bedroom at the same time.
is: A doll’s house has a loaf of bread that is as big as a bean and too heavy to be cut. {child} was careful with that loaf.
night: The front of the doll’s house was shut, and in every room it was night in a small way.
night: In the doll’s house a very small blanket lay over a very small bed, and there was room for a thumb.

= puppet | puppets | finger puppet | finger puppets | puppet show
was: Between one word and the next the puppet had looked at the hand. A puppet talks with its whole head.
will: The puppet still lay there as flat as a glove. When somebody arrives in it, the first thing it does is bow.
is: A puppet may say things that no one else would, because it was not anybody who said them. {child} kept a straight face.
night: The puppet lay on its back, with no one in it, and had nothing to add.
night: A hand that has been a puppet all afternoon is glad to lie flat.

= xylophone | xylophones | glockenspiel
was: There had been a xylophone, which goes from big at one end to small at the other, and its voice does too.
will: Before the xylophone could be heard there would be two sticks to find, and one of them is nearly always behind the radiator.
is: On a xylophone anyone can run upstairs and down again without getting off the carpet. {child} took the stairs at a gallop.
night: The xylophone lay still on its shelf, from long to short, and hummed a very little.
night: One low note stayed in the xylophone after the rest, and then it left too.

= unicorn | unicorns | toy unicorn | cuddly unicorn
was: Of everybody in that day only the unicorn had to turn its head a little sideways to drink from a cup.
will: When the unicorn came through the door it would come in three parts, horn, horse and tail.
is: A unicorn is easy to tell from behind, for it is the horse that is careful with balloons. {child} would have known one anywhere.
night: The unicorn had laid its head down on the far side, where the horn does not poke the pillow.
night: Softly, on four silver feet, the unicorn went round the bed and lay down.

= steam train | steam trains | steam engine | steam railway | miniature railway
was: That day a steam train had been given its breakfast with a shovel, and afterwards it had breathed like somebody on the stairs.
will: Under some bridge there would soon be the breath of a steam train. It leaves it there as it goes by, and you can walk through it.
is: A steam train says everything twice, and when it is going downhill it says it faster. {child} could have said it along with it.
night: The steam train ticked in its shed, cooling, and the last of the steam went up to look at the roof.
night: Very far away a steam train said hoo, and the dark said it after.

= tube train | tube trains | on the tube | tube station | the underground
was: Everybody’s hair had known first about the tube train, for it blows a warm wind out of its hole before it comes.
will: People were already standing on the stairs down to the tube train. The stairs walk by themselves, and the people go on reading.
is: In the tube the windows show only the people who are in it, and they are all looking at each other’s shoes. {child} knew some good shoes.
night: Deep down the tube ran on under the streets, and the houses felt it in their feet and slept.
night: The last of the warm wind came up out of the tube, and moved one ticket.

= double decker | double decker bus | top deck | open top bus
was: Upstairs on the double decker, at the very front, you could drive that day, only without a wheel, and the twigs knocked on the glass.
will: The double decker had not come round the corner yet. It has a staircase in it that goes round a corner of its own.
is: From the top of a double decker you can see what people keep on the roofs of bus stops. {child} had wondered about the shoe.
night: Upstairs in the double decker it was dark, and the front seat had the whole street to itself.
night: The double decker stood in the garage with one eye open downstairs.

= taxi | taxis | cab
was: In small red numbers the taxi had said how far it was in money, and nobody could look away.
will: A taxi was coming, and when a taxi stands at the door there is always one person who has only one shoe on.
is: A taxi has been at the station with everybody in the town, and it does not mix them up. {child} thought well of that.
night: A taxi went by with its little roof lamp lit, and nobody put up a hand.
night: The taxi stood at the end of the row and moved up by one taxi, and then it slept.

= canoe | canoes | canoeing
was: In the canoe the one in front had seen everything, and the one at the back had seen the one in front.
will: There would be a canoe. It is put on the water like a leaf, and then somebody has to sit down in it.
is: The drops that run off the paddle of a canoe make little rings, in a row, all the way home. {child} was a good judge of rings.
night: The canoe lay on the bank upside down, and kept a long narrow piece of grass dry.
night: Not a paddle moved, and the canoe turned round by itself, as slowly as a clock.

= passport | passports | passport photo
was: There had been a passport, and in it was somebody who was trying not to smile, because in a passport one may not.
will: Somebody was going to look into the passport and then at a face, and then into the passport, and think that it would do.
is: A passport has a great many empty pages, and is only little. {child} had thought about what could be stamped there.
night: The passport lay shut in its drawer, and the face in it had the night off.
night: A passport sleeps flat, with everyone it knows in it.

= roadworks | road works | traffic cones | traffic cone
was: Round a hole at the roadworks people in bright coats had been standing, and they had all looked into it.
will: First come the orange hats, which stand in the road in a row with nobody under them, and after the hats come the roadworks.
is: At the roadworks a light is red for a long time while no one comes, and then it is green for three cars. {child} had counted them.
night: The roadworks were quiet, and the little orange lamps went on and off over the hole.
night: All along the roadworks the cones stood in line, and none of them pushed in.

= crane | cranes | tower crane
was: High over the day somebody had sat in a crane, so high up that the sandwiches had had to come too.
will: Somewhere a crane was going to turn its whole arm round in the sky, slowly, for the sake of one plank.
is: A crane is made of nothing much, all triangles and air, and lifts what a wall weighs. {child} had looked up until the sky leaned.
night: The crane had one red lamp at the end of its arm, and it was nearly among the stars.
night: The crane’s hook hung quite still, with nothing on it but night.

= bridge | bridges | suspension bridge
was: Everybody on the bridge had stopped in the middle to look at the water, and the water was just leaving.
will: There was a stick lying about that would soon go in at one side of a bridge, come out at the other, and have nothing to say about it.
is: A bridge has its feet wet so that nobody else needs to. {child} could not think of anyone kinder made of stone.
night: The bridge stood in the dark with one foot on each side, and let the river through.
night: Nobody crossed the bridge but a cat, and the cat stopped in the middle too.

= tunnel | tunnels
was: Whatever was said in the tunnel, the tunnel had said it too, only later and with more tunnel in it.
will: At the far end of the tunnel the day would be as big as a button, and then it would be as big as a plate.
is: A tunnel is a hill with the middle left out. {child} had a word ready for the next tunnel, and it was hoo.
night: The tunnel was as dark inside as outside now, and so it hardly noticed the night.
night: A bed with the covers up has a tunnel in it, and at the end of that there are feet.

= lighthouse | lighthouses
was: Out where the land stops a lighthouse had been standing, to tell it to the ships, and that day it had told some people as well.
will: One on top of another the rooms of the lighthouse were waiting, and they were all so round that the beds had to bend.
is: A lighthouse looks at you, then it looks all round the sea, and then it looks at you again. {child} had waited for its turn.
night: The lighthouse swept the dark with one long broom of light, and the dark was just as dark after.
night: Round went the lighthouse, and round, and only the ships were awake to nod.

= hill | hills | hill walk
was: It had been a day with a hill in it, and a hill keeps its top a little higher than where you thought it was.
will: There would be a hill, and going up a hill the legs do the talking, and coming down it is the toes.
is: On top of a hill there is always a wind, who was there first. {child} had something to say to that wind.
night: The hill lay on its side in the dark, with its knees drawn up, and a few sheep on it.
night: A knee under a blanket makes a hill, and the whole bed is the country round it.

= theatre | theatres | theater | pantomime | panto | went to see a show | a musical | the ballet | nutcracker | puppet theatre
was: When the curtain went up in the theatre a room had been standing there that had one wall too few.
will: Before anything began in the theatre everyone would cough, so as to have it done.
is: A theatre has gold on it, and red seats, and a great deal of string behind where nobody can see. {child} would have liked to see the string.
night: The theatre was dark and its curtain hung down to the boards, and a moth walked along the front.
night: On the stage of the theatre stood a paper moon, and kept quite still till it was wanted.

= circus | circuses | circus tent
was: After a circus any room has too many corners. A circus is round, so that nobody has to sit in one.
will: The circus would come on lorries in the night, and in the morning there would be a tent where the football was.
is: In a circus people do the things that one is told not to do on the sofa, and they wear stars for it. {child} had noticed the stars.
night: In the circus the rope was slack, and the balls that were thrown up had all come down.
night: The circus tent let its flags hang, and the sawdust was raked flat.

= funfair | funfairs | fairground | fun fair | the fair
was: All the songs of the funfair had played at once, and each of them had only lasted as far as the next stall.
will: At the gate of the funfair stood a stick that says how tall you have to be, and soon some people would be stretching.
is: A funfair is bright in the middle and grass round the edges, and it smells of onions and sugar. {child} could have found it with a nose.
night: The funfair had put out its lamps, a string at a time, and the horses stopped where they were.
night: In the grass by the funfair lay one paper ticket, good for one more go.

= big wheel | ferris wheel | observation wheel | the london eye | london eye
was: There had been a big wheel. You get in at the bottom, go up to see where you were, and come down to be there.
will: On its way round the big wheel would stop, to let somebody out at the bottom, and everything would rock a little.
is: A big wheel rolls all day long and is always in the same field. {child} found that sensible in so large a wheel.
night: The big wheel stood against the sky with its seats hanging, and the topmost one was nearest to the moon.
night: Nobody was on the big wheel, and the wind turned it by one seat.

= candyfloss | candy floss | cotton candy
was: Of all that had been in the day the candyfloss was the biggest, until it met the mouth, and then it had hardly been there.
will: Somebody was soon going to stir about in a pot with a stick, as if to catch fog, and that would be candyfloss.
is: Candyfloss is a cloud that sticks to the nose. {child} could not say the same of the others.
night: The candyfloss stick was bare, and the rest had gone the way of clouds.
night: Softer than candyfloss, and less sticky, the pillow took in one ear.

= new book | new books | bookshop | bookshops | book shop | bookstore | book fair
was: The new book had creaked in the back when it was first opened, like somebody getting up.
will: Nobody had been to the end of the new book yet, and its corners were still sharp.
is: A new book smells of nothing but itself, and there is not a crumb in it. {child} put a nose in to make sure.
night: The new book lay shut, and all the people in it were in the dark with their shoes on.
night: On top of all the others lay the new book, and did not know yet which of them was its neighbour.

= pirate | pirates | pirate ship | pirate ships
was: A pirate had been looking at the day with one eye, so as to save the other for something good.
will: A pirate was on the way with some news. It might be good and it might be bad, and the pirate would say arrr in either case.
is: A pirate is always counting something, and there is a parrot at his ear with other numbers. {child} knew how hard that is.
night: The pirate took off his hat, and hung his hook on a hook.
night: A pirate sleeps in a net and rocks, and the parrot puts its head in its own back.

= fairies | a fairy | fairy door | fairy wings | fairy house | fairy garden
was: There had been a fairy, but a fairy is gone by the time anyone has said where, and the leaf is still moving.
will: For the next fairy a bucket of rain would be a lake, and the tea in an acorn cup would be too much.
is: A fairy cannot put on a cardigan without thinking about it, because of the wings. {child} had thought about it too.
night: The fairy hung up her wings by the door, and they were cold from outside.
night: Under a dock leaf a fairy had gone to bed, and the leaf came down to her chin.

= dragon | dragons | toy dragon | baby dragon
was: The dragon in that day had very good manners. It turned its head away to yawn, as a dragon has to.
will: There would be a dragon, and it would come in backwards, so as to have its tail in first and its breath out of doors.
is: A dragon is warm to sit on, all the way along, except for the bumps. {child} had thought of a cushion.
night: The dragon had curled up three times round itself, and only smoked a little, like a kettle.
night: Over the roofs went a dragon, high up, breathing through its nose so as not to wake anyone.

= princess | princesses
was: A princess had come through the day with her head quite level, because of what was on it.
will: A princess was still upstairs. She would come down first, and her dress would come down after.
is: A princess has a great many stairs and cannot find her other shoe any more than other people. {child} would have looked under the bed.
night: The princess had hung her crown on the bedpost and scratched her head where it had been.
night: There was no pea under the mattress, and the princess slept on her front.

= action figure | action figures | toy figure | toy figures
was: All day long the action figure had had knees that bend, and no idea of sitting.
will: Somewhere an action figure stood waiting, tied to its card by both arms and both feet, and looking brave about it.
is: The hands of an action figure are made to hold one thing, and that is the thing that is lost. {child} had tried it with a raisin.
night: The action figure stood on the window sill with one arm up, and would not have heard of bed.
night: In the bath lay an action figure on its back, resting, with one arm up.

= water fight | water fights | water pistol | water pistols | water balloon | water balloons
was: By the end of the water fight everybody was wet, and so was the one with the towel.
will: Somebody would say “Not the face!” and somebody would run who had no water, and then it would be a water fight.
is: In a water fight the cold goes down the back of the neck first, to see where it leads. {child} knew where it leads.
night: The grass was wet where the water fight had been, or it was dew, and nobody could have said.
night: In the tub that was for the water fight one last balloon lay, and wobbled when the cat went by.

= toy horse | toy horses | toy pony | toy ponies | my little pony
was: The toy horse had kept all four feet on the ground, and it was somebody’s tongue that had done the galloping.
will: Soon the mane of a toy horse would be combed, and afterwards it would go on standing up.
is: A toy horse eats from a hand, from a hat or from nothing, and always looks to the left. {child} knew what it was looking at.
night: The toy horse stood on the rug as if the rug were a field, and perhaps there was more dew than usual.
night: A toy horse sleeps on its feet, like a real one, and nobody has to show it how.

= toy animals | plastic animals | toy farm | farm animals to play | noah’s ark | animal figures
was: Among the toy animals of that day the hen had been as tall as the cow, and neither had said a word about it.
will: Before long the toy animals would be going along the edge of the rug in a line, and the line is always going somewhere.
is: Toy animals fall over on a carpet and stand on a tray. {child} did the voices, and the pig had the deepest.
night: The toy animals stood head to tail along the skirting board, and the last one looked round.
night: All the toy animals lay in the basket, with their legs between each other’s legs.

= spinning top | spinning tops
was: There had been a spinning top, which stood on one toe and kept so still that nobody could see it turn.
will: First the spinning top would be very sure of itself, then it would look round, and then it would lie down.
is: The stripes on a spinning top turn into rings as long as it goes, and when it stops they are stripes and deny it. {child} had seen the rings.
night: The spinning top lay on its side, and its one toe pointed at the door.
night: Round went the spinning top, round, and a bit to the left, and so to bed.

= card game | card games | playing snap | playing cards | uno | top trumps | game of cards | happy families | go fish
was: During the card game everybody had held the cards like a fan, and looked very hard at what they might not show.
will: The cards for the card game were still in their box. When they are shuffled, at least one takes the chance to get under the rug.
is: In a card game the king has two heads and no feet, so he is never upside down. {child} thought it good for a king.
night: The card game was back in its box, and the queen had a seven on her face.
night: The card game was over, and the two-headed king slept at both ends.

= domino | dominoes | dominos | domino run | domino rally
was: Each of the dominoes had only had to be told once, and then it had told the next.
will: Dominoes were going to be put up in a row. It takes all afternoon, and one elbow.
is: Dominoes say click click click click and then nothing, and then everyone breathes in. {child} was good at not breathing in.
night: The dominoes lay where they had lain down, each with its head on the feet of the next.
night: Like dominoes the lamps along the street went by, each telling the next that it was late.

= toy boat | toy boats | paper boat | paper boats | bath boat | model boat
was: Wherever the wind went the toy boat had gone too, and so it was always on the other side of the water.
will: There would be a toy boat. It leans over at first, to see if it is meant.
is: A toy boat has room on board for one acorn or two ants. {child} would have taken the ants.
night: The toy boat lay on its side to dry, and let the last of the pond out.
night: In the dark the toy boat had its nose against the bank, and knocked very gently.

= knitting | knit | knitted | ball of wool | crochet
was: Click, click, the knitting had gone, and it had got longer by about as much as nobody notices.
will: For the knitting there would be a ball of wool, and it would jump about on the floor whenever nobody was looking.
is: Knitting is one long string that has been talked into being a scarf. {child} had looked for the end of it.
night: The knitting lay in its bag with both needles through it, so that it should not go off.
night: Under the chair the ball of wool stood still at last, for the knitting had stopped.

= paper plane | paper planes | paper aeroplane | paper aeroplanes | paper airplane | paper airplanes | origami
was: There had been a paper plane, which went out very straight, had an idea halfway, and came back over somebody’s head.
will: The paper plane was still a sheet of paper. It has to be folded along the middle and then again, and in between somebody puts out the tip of a tongue.
is: A paper plane may have sums on it, and it flies just as well with the wrong ones. {child} had checked the nose for dents.
night: On top of the cupboard lay the paper plane, where no one would have landed on purpose.
night: The paper plane lay on the carpet with its nose a little bent, and its wings out.

= aliens | alien | ufo
was: At breakfast an alien had said good evening, for it had come a long way round.
will: Everything would have to be shown to the alien, even how to sit on a chair, and then it would sit on the back.
is: An alien may have three eyes, and then it needs to blink in turns. {child} had tried it with two.
night: The alien closed one eye, then the next, and after a while the third.
night: Very far off, on a round hill, an alien was being told to lie down.

= sleeping bag | sleeping bags
was: At the far end of the sleeping bag both feet had had to share, since there is only one way in, and it is at the top.
will: People in a sleeping bag get about by hopping, and nobody hops far. Soon there would be some hopping.
is: A sleeping bag is a blanket that has made up its mind. {child} had looked to see where the zip ended.
night: The sleeping bag was zipped up to the chin, and it had somebody’s shape and somebody’s warm.
night: A sleeping bag rustles once when one turns over, and then it listens.

= lift ride | in the lift | the lift | elevator | elevators | glass lift
was: During the lift ride everybody had looked at the number over the door, and nobody had said what they thought of it.
will: Ahead was a lift ride. The doors shut on one place and open on another, and you have only stood there.
is: A lift goes off with the floor, and for a moment the tummy has not been told. {child} had an eye for the buttons.
night: The lift stood at the bottom with its doors shut, and no one had pressed for it.
night: Going down, said the lift, very softly, and went down, past every number there was.

= seagull | seagulls
was: Somewhere in the day there was a seagull. It walks past your chips with its hands behind its back, and looks at the sea.
will: The next seagull was already standing on a lamp post, on one leg, and letting it be thought that it had no other.
is: A seagull laughs before there has been a joke, and has gone when one asks. {child} could do the laugh.
night: The seagull had put its head under its wing, and stood on the chimney facing the wind.
night: One seagull laughed in its sleep, over on the roofs, and would not say at what.

= deckchair | deckchairs | deck chair | deck chairs
was: It had taken two people to put up the deckchair, and one of them had said “Other way.”
will: Somewhere a deckchair was leaning, long and flat and wooden, until somebody came who knew how.
is: Once one is in a deckchair the knees are higher than the rest, and somebody else has to fetch things. {child} had seen it done.
night: The deckchairs were stacked against the wall, and the last deckchair leaned on all the rest.
night: The wind sat down in a deckchair, got up, and went home.

`
