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
night: Somewhere under something lay one piece of lego, waiting for the morning.

= sandcastle | sandcastles
was: There had been a sandcastle. The sea comes to look at every sandcastle in the end, and takes it home a little at a time.
will: There would be a sandcastle. Dry sand runs away and wet sand stays, and a sandcastle is made of sand that stays.
is: A sandcastle is a bucket the other way up, without the bucket. {child} had thought about where the bucket goes.
night: Far away a sandcastle was going back to being a beach.
night: Nobody sleeps in a sandcastle but the sand.

= train | trains
was: There had been a train. From a train it is the fields that run, and the cows go by without moving their legs.
will: There would be a train. A train never has to be steered, because the rails have already decided.
is: A train is so long that its front arrives before its back. {child} thought the back must hear about it later.
night: Far off a train went by with its windows lit, and took its noise along.
night: Somewhere a train stood in the dark, with all its doors shut.

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
night: Somewhere a last bus sighed, and shut its doors.

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
is: The last piece of a puzzle is no bigger than the rest, but everybody wants to be the one to press it. {child} knew that press.
night: All the pieces of the puzzle lay in their box with their backs to one another, and one lay face up.
night: A knee under a blanket fits into the dent of the other knee, like a puzzle of two.

= board game | board games | boardgame | snakes and ladders
was: There had been a board game. In a board game nobody is ever where they want to be, and everybody is exactly one throw away from it.
will: There would be a board game. The dice of a board game always goes under something first, to see what is there.
is: A board game has a road that goes round and round a table and home. {child} would know a six anywhere.
night: The board game was folded in half, and all the little men lay together in a bag.
night: Under a chair a dice from some board game showed four to nobody.

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

= ball | balls | bouncy ball | beach ball
was: There had been a ball. Whoever kicks it, a ball always gets there before they do, and waits under the hedge.
will: There would be a ball. A ball on the grass is never quite still, it is only thinking which way is down.
is: A ball has no front and no back, so it cannot be put away the wrong way round. {child} thought more things should be a ball.
night: The ball had rolled as far as the wall, and that was far enough.
night: Far out in the dark the moon lay like a ball that somebody had kicked up there and not gone after.

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

= film | films | movie | movies | cartoon | cartoons
was: There had been a film. All the people in a film go on to the end, even while somebody is fetching a drink.
will: There would be a film. A film begins with a lot of names, and everybody on the sofa uses the time to find a cushion.
is: However often one sees a film, they all say the same thing in the same place. {child} could say it with them.
night: The film had got to the names at the end, going up and up, and nobody read them.
night: When you shut your eyes there is a small film, and it starts without any noise.

= song | songs | singing
was: There had been a song. A song gets in at the ear and goes round all day, and it only ever brings the one line with it.
will: There would be a song. Nobody can be in two places of a song at once, so a whole room has to walk along it together.
is: A song is easy to carry, for it weighs nothing and needs no bag. {child} had a few by heart and one by half.
night: One last line of a song went round the room, slower and slower, and sat down.
night: A song can be hummed with the mouth shut, and that is how the pillow knows them.

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

= plane | planes | aeroplane | aeroplanes | airplane | airplanes | flight | flying on holiday | helicopter
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
night: The car ticked outside the house, as cars do when they have had a journey, and then it stopped ticking.
night: A car journey goes on for a while behind your eyes, with lamp after lamp after lamp.

= digger | diggers | excavator | excavators | bulldozer | dumper truck | dump truck | crane | cranes | building site | roadworks
was: There had been a digger. A digger takes a big bite of the ground, turns round to look for somewhere to put it, and comes back for more.
will: There would be a digger. When a digger goes backwards it beeps, so that everyone may know that it is sorry.
is: A digger can lift a rock, and with the same hand it pats the ground smooth afterwards. {child} liked the patting.
night: The digger had laid its arm along the ground and put its bucket under its chin.
night: By the edge of the hole a digger stood all alone, and the hole kept.

= tractor | tractors | combine harvester | tractor ride
was: There had been a tractor. A tractor has two big wheels and two small ones, and they all get there together.
will: There would be a tractor. You hear a tractor long before it comes, and when it comes there are eleven cars behind it.
is: A tractor goes to the end of the field and comes back beside where it went. {child} knew somebody who did carpets like that.
night: The tractor stood in its barn with mud to its knees, and one hen on the seat.
night: All the lines that the tractor had drawn lay in the dark field, side by side.

`
