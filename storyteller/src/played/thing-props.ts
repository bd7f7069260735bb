/** What can stand for a vehicle, food, a place, weather, clothes or any other thing when a story is played out. */
export const thingProps = `
= bus | buses | coach | coaches | school bus | school buses | minibus | minibuses
a shoe: Five could sit in it, one behind the other.
a long sock: It bent at the corner, as the real one does.
an egg box: It had six seats, in two rows, all the same.

= double-decker bus | double-decker buses | double decker bus | double decker | double-decker | double deckers
two shoeboxes: They sat one on the other, and the view was upstairs.
a chest of drawers: It had an upstairs, and everybody wanted to sit there.

= train | trains | railway train | choo-choo | choo choo
two pairs of slippers: They stood nose to heel, and the first did the pulling.
a long zip: It ran along its track and stopped at the end of the line.

= steam train | steam trains | steam engine | steam engines | locomotive | locomotives
a spray bottle: It went chuff, chuff, and a small cloud came out.
a shoebox and a cardboard tube: The tube was the chimney, and the box did the rest.

= underground train | underground | tube train | subway | subway train | metro
a sock in a trouser leg: It went in at the top and came out at the foot.
a slipper under the rug: It was a bump that moved along in the dark.

= tram | trams | streetcar | trolley car
a wide drawer: It ran on rails, and only there and back.
a curtain ring: It hung from a rail above and rattled along it.

= tractor | tractors
an old welly: It had mud on it, and a deep tread underneath.
a brick between two plates: It had wheels that were taller than itself.

= bin lorry | bin lorries | dustbin lorry | garbage truck | garbage trucks | rubbish truck | bin truck | refuse truck | trash truck
a pedal bin: It opened its mouth wide and swallowed what it was given.
a laundry basket on its side: It was fed from behind and always had room.

= digger | diggers | excavator | excavators | jcb | backhoe
a soup ladle: It had a long arm, with the bucket at the end.
a yellow rubber glove: It dipped, it grabbed, and it swung round to the side.

= bulldozer | bulldozers | snowplough | snowplow
a dustpan: It had a flat front that scraped along the floor.
a big book on its edge: It pushed along whatever was in front of it.

= crane | cranes
a coat hanger: It had a hook, and that is the chief part.
a desk lamp: It had a tall neck and bent down to look.

= lorry | lorries | truck | trucks | dumper truck | dump truck | tipper truck
a shoebox with no lid: It tipped up at one end, and out slid everything.
a doorstop: It was heavy, and it was parked right in the doorway.

= cement mixer | cement mixers | concrete mixer | concrete mixers
the washing machine: It turned and turned, with something sloshing inside.
a mixing bowl on its side: It was round and tilted, with a wide mouth.

= car | cars | motor car
a slipper: It was low, with one deep seat and nothing overhead.
a computer mouse: It was smooth all over and turned in a small space.

= racing car | racing cars | race car | race cars | sports car | go-kart | go kart
a wet bar of soap: It was low and sleek, and nobody could catch it.
a woollen sock: It slid over a smooth floor and took the corner sideways.

= fire engine | fire engines | fire truck | fire trucks
a red box and a comb: The comb was the ladder, with plenty of rungs.
a squeezy bath toy: It shot out water, and further than anyone expected.

= ambulance | ambulances
a white pillow: It was long and white, and the patient lay down on it.
a bike light: It flashed and flashed, so that everybody moved over.

= police car | police cars
an alarm clock: It went off all at once, and nobody could ignore it.
a torch: It went along low down and shone into corners.

= taxi | taxis | cab | cabs | rickshaw | tuk-tuk
an armchair: It was wide at the back, and the passenger could stretch out.
a yellow sponge: It was square and yellow, and squeaked when it stopped.

= van | vans | caravan | caravans | camper van | campervan | motorhome
a lunch box: It had a small place for each thing, and a lid.
a pencil case: Everything fitted in, so long as nobody moved.

= motorbike | motorbikes | motorcycle | motorcycles | moped
a toothbrush with a motor: It growled and shook, and it parked standing up.
a rolled-up quilt: It was sat on astride, and it leaned at the bends.

= bike | bikes | bicycle | bicycles | tricycle | trike | balance bike
a pair of glasses: It had two round wheels and a bar between them.
two bangles: They rolled one behind the other until they wobbled.

= scooter | scooters
a broom: It had a long handle to hold and a flat part below.
a toothbrush on its head: It was all handle, with a small flat place at the bottom.

= wheelchair | wheelchairs | powerchair | power chair
two plates and a cushion: The plates were the wheels, and the seat was the best in the room.
an office chair: It had wheels and arms, and could turn on the spot.

= pram | prams | buggy | buggies | pushchair | pushchairs | stroller | strollers
a laundry basket: It had handles, and it was full of something soft.
a slipper and a hanky: There was room for one, with the covers tucked in.

= skateboard | skateboards
a flip-flop: It was flat, and one foot went on it.
a hairbrush: It was long and flat, and it tipped up at one end.

= roller skates | roller skate | rollerblades
two toy cars: There was one for each foot, and they went different ways.
two hair rollers: They rolled, and they went in a pair.

= boat | boats | rowing boat | rowing boats | dinghy | canoe | kayak
a washing-up bowl: It rocked from side to side and kept its inside dry.
a soap dish: It floated, as it had always wanted to.
a banana: It was pointed at both ends and curved up from the water.

= ship | ships | pirate ship | pirate ships | sailing ship | galleon | yacht | cruise ship
the bed: It stood high above the floor and had room for a crew.
a table upside down: It had four masts and a wide deck.

= ferry | ferries
a tray: It took the cups on, carried them over and let them off.
the bottom drawer: It slid out from the side and came home again.

= submarine | submarines
a shampoo bottle: It went right under, and only the cap looked out.
a pillowcase with a hole: It was closed up all round, with one small window.

= plane | planes | aeroplane | aeroplanes | airplane | airplanes | jet | jets
a shirt with its arms out: It was all wings, with a row of buttons down the middle.
a folded letter: Its nose was pointed, and its wings stayed out flat.

= helicopter | helicopters | drone | drones
a whisk: It whirred and whirred, and one could hardly see the blades.
an open umbrella: It twirled on top, with the tail hanging down.

= rocket | rockets | space rocket | space rockets | rocket ship | rocket ships
a carrot: It was pointed at one end and blazed green at the other.
a cardboard tube: It stood on its end and aimed at the ceiling.
a crayon: It stood up straight, and the pointed end was for space.

= spaceship | spaceships | spacecraft | ufo | flying saucer | space shuttle
a saucepan lid: It was round and shiny, with a knob for the captain.
two bowls, rim to rim: They were closed all round, and nobody could see who was inside.

= hot air balloon | hot air balloons | hot-air balloon | airship
a pear: It was big and round above and narrow below.
a lampshade: It hung in the air, with something warm inside.

= lift | lifts | elevator | elevators
the wardrobe: Everybody stepped in and turned to face the door.
a roller blind: It went up, it went down, and it stopped with a bump.

= escalator | escalators | moving stairs
a ribbed scarf: It was pulled up from above, stripe after stripe.
a long zip: It was all little steps, and something always rode up it.

= sledge | sledges | sled | sleds | sleigh | toboggan
a cushion: It slid, and its riders held on to the corners.
a tin tray: It was slippery underneath, with an edge to hang on to.

= jollof | jollof rice
a red woolly hat: It was warm and red, and it came in a heap.
a bowl of red crayons: They were all red, and some were redder than others.

= rice | fried rice | congee | risotto
a bowl of torn paper: It was white, and there were more bits than anyone could count.
a white sponge: It was full of little holes and soaked up any sauce.

= biryani | pilau | pilaf | paella
a patchwork cushion: It had some yellow, some brown and a surprise in each corner.
a pile of folded clothes: It came in layers, and the best was at the bottom.

= curry | curries | stew | casserole
a bowl of odd socks: It had a bit of everything, and the brown was winning.
a rumpled orange jumper: It was warm, with a lump here and a lump there.

= dal | daal | dhal | lentils
a yellow bath mat: It was yellow all over, and made of a thousand bits.
a yellow flannel in a bowl: It was soft right through and needed no chewing.

= naan | naans | roti | rotis | chapati | chapatis | paratha | parathas | flatbread | pitta | tortilla
a folded flannel: It was soft and floppy, and it could wipe a plate clean.
a flat cap: It was floury and puffed up a bit on top.

= injera
a bath mat: It was big and soft, with little holes all over.
a spread towel: Everything was put on it, and everyone tore off a corner.

= idli | idlis | steamed bun | steamed buns | bao | bao buns
two powder puffs: They were round and white and sprang back when they were pressed.
two balls of cotton wool: They were so soft that there was nothing to chew.

= dosa | dosas | crepe | crepes
a rolled newspaper: It was long and thin and crackled at the edges.
a rolled place mat: It was longer than the plate at both ends.

= samosa | samosas | empanada | empanadas | pasty | pasties
a folded hanky: It had three corners, and something was wrapped up inside.
a corner of a pillow: It was pointed at the tip and full to the seams.

= pierogi | pierogies | ravioli | gyoza | momo | momos
two purses: They were half-moons, shut tight along the edge.
a soft glasses case: It was fat in the middle and pinched along one side.

= dumpling | dumplings | dim sum | wonton | wontons
two gym bags: They were small and round, gathered at the top.
a shower cap: It was puffy, and gathered into a frill.

= noodle | noodles | ramen | spaghetti | pasta | pad thai | macaroni
a ball of wool: It was one long, long piece, and it could be wound on a fork.
a mop: It was long and soft and hung down on all sides.

= pizza | pizzas
a round place mat: It could be shared out in slices, from the middle.
a plate of buttons: It was flat and round, with round things scattered over it.

= toast | slice of toast | piece of toast | bread | loaf | loaf of bread
a bath sponge: It was square and brown, and full of tiny holes.
a small cushion: It was square, with a soft middle and a crust round the edge.

= sandwich | sandwiches | toastie | jam sandwich
a book with a flannel in it: It had two covers, and the filling hung out.
two pillows and a blanket: They were soft outside, with one thin slice between.

= soup | soups | broth | borscht | pho
a red scarf in a bowl: It went right up to the rim.
a bowl and a floating leaf: It was nearly all water, with one green thing on top.

= porridge | oatmeal
a grey flannel in a bowl: It was grey and warm, and it settled to the bottom.
a grey beanbag: It was thick and lumpy, and kept the shape of the spoon.

= cereal | cornflakes | muesli | granola
a bowl of paper scraps: It rustled when the spoon went in.
a box of puzzle pieces: It rattled out of the packet, and some went on the floor.

= pancake | pancakes | waffle | waffles
a beret: It was round and flat, and it could be tossed and caught.
a powder puff: It was flat and round, and it fell with a soft flop.

= egg | eggs | boiled egg | boiled eggs
a bar of soap: It was oval and smooth and slipped out of the hand.
a ping-pong ball: It was smooth and white, and rolled to the edge of everything.

= fried egg | fried eggs | scrambled egg | scrambled eggs | omelette
a yellow cap on a pillow: It was yellow in the middle and white all round.
a crumpled yellow duster: It was soft and yellow, and it lay in folds.

= sausage | sausages | hot dog | hot dogs
a rolled flannel: It was plump all along and round at both ends.
a draught stopper: It was long and stuffed, and it was tied at both ends.

= fish finger | fish fingers | chicken nugget | chicken nuggets
two dominoes: They were all one size, with square ends and no fins.
an orange building brick: It had straight sides and needed something to dip in.

= fish and chips
a slipper and some pencils: The slipper was the fish, and the pencils were cut straight.
a rolled-up newspaper: It was warm in the middle, and fat at one end.

= chips | french fries | fries | chip
a box of crayons: They stood in a bunch, and some were shorter than others.
a bundle of pencils: They were long and thin, and some were yellow all over.

= crisps | crisp | potato chips
a bundle of dry leaves: They were thin, and they crackled.
a scrunched-up wrapper: It was so crackly that it could be heard from the next room.

= burger | burgers | hamburger | hamburgers | cheeseburger
a yo-yo: It had a round top, a round bottom and something in between.
two drinks mats and a flannel: The flannel was the filling, and it stuck out all round.

= taco | tacos
a folded pot holder: It was open at the top and held what was put in.
a half-open book: It was folded, and bits fell out when it was tipped.

= burrito | burritos | wrap | wraps | kebab | kebabs | shawarma
a sock in a rolled flannel: It was rolled up well, and still it came out at the end.
a doll in a blanket: It was wrapped all round, and tucked in at the bottom.

= sushi | sushi roll
a rolled-up ribbon: It was small and round, with a swirl in the middle.
a toilet roll: It was white and wound round, with a hole for the cucumber.

= spring roll | spring rolls | egg roll | egg rolls
a rolled-up letter: It was crisp outside and closed at both ends.
a rolled napkin: It was short and round and closed all along.

= falafel | falafels | meatball | meatballs | kofta
a tennis ball: It was round and rough all over, and it rolled off the plate.
two brown pompoms: They were round and rough, and they came with more of the same.

= hummus | fufu | mash | mashed potato | mashed potatoes | couscous | pounded yam | grits
a pile of cotton wool: It was a soft heap, and a spoon left a hollow in it.
a beanbag: It was one big soft lump that kept a dent.

= cheese | cheeses
a yellow sponge: It was yellow, and it had the holes.
a wooden doorstop: It was a wedge, thick at one end and thin at the other.

= butter
a bar of soap: It was pale and smooth, and it got smaller at the corners.
a yellow brick: It had square sides and came in a wrapper of its own.

= banana | bananas | plantain | plantains
a telephone: It was curved, and it fitted between the ear and the mouth.
a yellow sock: It was long and bent, and it peeled down from the top.

= apple | apples | peach | peaches | plum | plums | nectarine
a small ball: It fitted the hand, and nobody could find a corner to start at.
a red bath ball: It was smooth and red all round.

= pear | pears | avocado | mango | mangoes | mangos
a pear-shaped night light: It was narrow at the top and had a big round bottom.
a shampoo bottle: It was smooth, fat below, and slippery in the hand.

= orange | oranges | satsuma | satsumas | tangerine | clementine
a ball in a mitten: It was round, and the peel came off in one piece.
an orange woolly hat: It was orange, with a small bobble where the stalk goes.

= lemon | lemons | lime | limes
a wet yellow flannel: It was yellow, and one squeeze made it run.
a toy rugby ball: It had a point at each end.

= strawberry | strawberries | raspberry | raspberries | cherry | cherries
a red thimble: It was red, with small dents all over.
a red bobble: It was small and red, and it could be pulled off its stalk.

= grapes | grape | blueberry | blueberries | blackberry | blackberries | currants | raisins
a string of pompoms: They were small and round and hung in a bunch.
a row of round buttons: They were all alike, and nobody stopped at one.

= watermelon | watermelons | melon | melons
a football: It was too big for one hand, and thumped when it was knocked on.
a green hat with a red lining: It was green outside and red all through.

= pineapple | pineapples | coconut | coconuts
a doll with spiky hair: It was stout below, and its hair stood straight up.
a hairbrush: It was brown and bristly, and hard to bite.

= pumpkin | pumpkins | jack-o-lantern
a round lampshade: It was round, with ribs, and it glowed from inside.
an orange beanbag: It was fat and orange and sat where it was put.

= carrot | carrots | parsnip | parsnips
an orange crayon: It was long, and it got thinner at the pointed end.
a paper cone: It was wide at the top and went down to a point.

= cucumber | cucumbers | courgette | celery
a green felt tip: It was long and green, with two round ends.
a rolled green blind: It was long and green and straight.

= peas | pea | beans | baked beans | bean | sweetcorn | corn | chickpeas
a row of green buttons: They were small and sat side by side.
a tray of pompoms: They rolled about and were hard to keep on a fork.

= broccoli | cauliflower
a bath puff: It was frilly above, with one thick stalk.
a make-up brush: It was a very small tree.

= cabbage | spinach | lettuce | salad | kale
a green scarf: It was all leaves and folds, right to the middle.
a bowl of hankies: They were thin and crinkled and had to be tossed.

= potato | potatoes | sweet potato | sweet potatoes | yam | yams | turnip
a lump of play dough: It was lumpy, and no two sides were the same.
a brown mitten, well stuffed: It was fat and brown, with one small bump.

= onion | onions
a bundle of jumpers: It was a layer, then a layer, then another layer.
a set of stacking cups: There was one inside another, down to a tiny one.

= tomato | tomatoes | pepper | peppers | aubergine
a pincushion: It was red and round and squashy in the middle.
a squashy red ball: It was smooth and red, and best not sat on.

= birthday cake | birthday cakes
a toy drum with two crayons: It was round, and the crayons stood up on it side by side.
a tower of three hats: It had three layers, and the top one had a bobble.

= cake | cakes | gateau | sponge cake | christmas cake
a tower of cushions: It was soft in layers, and it leaned a little.
a folded bath towel: It was thick and soft, and it could be cut anywhere.

= cupcake | cupcakes | muffin | muffins | fairy cake | fairy cakes | bun | buns
a bobble hat: It was round on top, with the cherry already on.
a beaker with a sponge in it: It had risen well above the edge.

= biscuit | biscuits | cookie | cookies | gingerbread | gingerbread man
a big coat button: It was round and flat, and even had the holes.
a cork drinks mat: It was round and brown, and it looked good for dunking.

= ice cream | ice creams | ice-cream | gelato | kulfi
a bath puff in a beaker: It was one big round scoop, higher than the edge.
a woolly hat on a cone of paper: It was heaped up on top and came to a point below.

= lolly | lollies | ice lolly | popsicle | popsicles | lollipop | lollipops
a wooden spoon in a mitten: It was held by the stick and was long and round above.
a hand mirror: It was flat and round, on a handle made for one hand.

= chocolate | chocolates | chocolate bar | chocolate bars
a box of wooden bricks: They lay in rows, and one was always missing.
a brown ruler: It was marked off in pieces, from one to twelve.

= sweet | sweets | candy | candies | toffee | toffees
a pompom in a twist of paper: It was small, and it rustled.
a jar of bright crayons: They were red, green and yellow, each in its own wrapper.

= jelly | jellies | jello | custard | pudding | yoghurt | yogurt
a wet sponge: It trembled when the plate was moved.
a hot-water bottle: It wobbled all through when it was patted.

= honey | jam | marmalade | syrup | peanut butter
a bottle of bubble bath: It was golden, and it came out slowly.
a roll of sticky tape: It stuck to the fingers first and then to everything else.

= doughnut | doughnuts | donut | donuts | bagel | bagels
a hair bobble: It was a soft ring, and the hole came free.
a rubber ring: It was fat and round, with nothing in the middle.

= milk
a white scarf in a mug: It ran over the edge and down the side.
a white sheet: It was white, and once spilt it went everywhere.

= juice | orange juice | water | lemonade | smoothie | milkshake | drink | drinks
a beaker with a straw: It gurgled at the end, though it was empty.
a long ribbon in a jug: It came out of the spout in one thin stream.

= tea | cup of tea | coffee | cocoa | hot chocolate | chai
a brown hat in a mug: It was brown, and it came right up to the brim.
a hot-water bottle: It was warm, and it was held in both hands.

= popcorn
a bowl of cotton wool balls: They were white and puffy, and light as nothing.
a pan of ping-pong balls: They jumped out over the edge when it was shaken.

= marshmallow | marshmallows | meringue | candyfloss | cotton candy
a small pillow: It was white and squashy, and it came back slowly.
a puff of cotton wool: It pulled apart into soft white strands.

= pie | pies | apple pie | tart | quiche | moussaka | lasagne | lasagna
a frilly cushion: It was round, with a crimped edge and a soft filling.
a beret in a cake tin: It was round, and it bulged above the rim.

= picnic | picnics | tea party | feast | feasts
a doll’s tea set: It was all laid out, and everyone had a plate.
a spread-out towel: It lay on the floor, with somebody at every corner.

= lunch | dinner | breakfast | supper | meal | snack | snacks
a plate of bricks: It had four colours, and the green ones were pushed aside.
a tray of puzzle pieces: It had one of this and one of that.

= school | schools | primary school | big school
a shelf of books: They stood in a line, the tall ones at the back.
a row of coat hooks: It had a place for everyone, and everyone had a peg.

= nursery | nurseries | preschool | kindergarten | playgroup | daycare | creche
the toy box: Everyone was in it together, and nobody was in a line.
a drawer of small gloves: They were all small, and every one waved.

= classroom | classrooms
an egg box: Everyone had a seat of their own, and nobody could swap.
a box of pencils: They sat in rows, and some were sharper than others.

= playground | playgrounds | park | parks
an armchair: It could be climbed up, slid down and gone round.
the big rug: It was wide and green, with nothing to bump into.

= swing | swings
a coat hanger: It hung from a bar and went to and fro.
a pillowcase held at both ends: It went forwards, and it always came back.

= slide | slides
a leaning ironing board: It was long and smooth and went only down.
a big flat book: It was propped up, and nobody stayed at the top.

= seesaw | seesaws | see-saw
a ruler on a pencil: One end went up, and so the other went down.
a wooden spoon on a beaker: It tipped and tipped, and could not make up its mind.

= roundabout | carousel | merry-go-round
an upright umbrella: It went round and round, and everything on its edge flew out.
a salad spinner: It was hard to start and even harder to stop.

= ferris wheel | big wheel | fairground | funfair | theme park
a plate with pegs round it: It turned slowly, with somebody on every peg.
a lit-up lampshade: It was round and bright, and everybody looked up at it.

= trampoline | trampolines | bouncy castle | bouncy castles
the mattress: It bounced, and it had been told not to.
a sofa cushion: It went down in the middle and sprang up again.

= hill | hills | mountain | mountains | cliff
a pillow under a blanket: It rose up slowly, and the top was in the middle.
two knees under the quilt: They had steep sides, and moved when they were climbed.
a heap of washing: It had a peak, and now and then a sock slid down.

= volcano | volcanoes
an upturned lampshade: It was narrow at one end and hot in the middle.
a heap of red jumpers: They came out over the top and ran down the sides.

= bridge | bridges
a chair: There was a way over it and a way under it.
an open book on its front: It stood on both edges, with a way through below.

= beach | beaches | seaside | sandpit
a rough doormat: It was flat and sandy, and everybody wiped their feet there.
a yellow towel: It was spread out flat, right next to the water.

= sandcastle | sandcastles
an upturned beaker: It was turned over, patted on top and lifted off.
a sponge with a straw in it: It was yellow and crumbly, with a pole for the flag.

= sea | seas | ocean | oceans | wave | waves
a blue blanket: It rose and fell whenever anyone shook the edge.
the curtains: They came in, and they went out, and they had ripples.

= river | rivers | stream | streams | canal | waterfall
a long blue scarf: It bent this way and that and went under everything.
an unrolled ribbon: It was narrow at one end and ran all over the floor.

= lake | lakes | pond | ponds | puddle | puddles
a mirror on its back: It lay quite flat and had the ceiling in it.
a round blue plate: It was shiny, and only deep in the middle.

= pool | pools | swimming pool | swimming pools | paddling pool | swimming lesson
the bath: It was long and white, and both its ends were round.
a washing-up bowl: It was blue inside, and there was an echo.

= island | islands | desert island
a sponge in the bath: It was yellow, with water all the way round.
a rug on a blue floor: It was dry and small, with blue all round.

= road | roads | street | streets | motorway | path | paths
a belt: It was long and flat, with a line of dots down the middle.
a stripe in the rug: It had two edges, and traffic kept in between.

= tunnel | tunnels
a trouser leg: It was dark at first, with a bit of light at the end.
a jumper sleeve: Whatever went in at one end came out at the other.

= station | stations | train station | bus stop | bus station | airport | airports
a rack of shoes: They stood side by side and pointed the way they would go.
a letter rack: Everything in it was waiting to be off.

= church | churches | cathedral | chapel
two books leaning together: They met at the top, in a point.
a party hat: It was round below and went up to a steeple.

= mosque | mosques
an upturned bowl and a pencil: One was the dome, and the other was the tower.
a patterned rug: It had lovely patterns, and shoes stayed off it.

= temple | temples | shrine | pagoda | mandir | gurdwara
a stack of bowls: It went up by steps, each a bit smaller than the last.
a row of shoes by a door: They were the first thing that anyone saw of it.

= synagogue | synagogues
a book with a ribbon: It was opened with great care, and everyone was quiet.
a cupboard with a curtain: It was drawn aside, and something precious was in there.

= hospital | hospitals
a drawer of white vests: They lay in neat rows, with a sheet over each.
a bed with smooth covers: It was white, and the corners were tucked in tight.

= doctor’s | the doctor’s | doctor’s surgery | waiting room
a row of chairs: They all faced the door, and they were good at waiting.
a pile of old comics: They had all been read, by somebody with a cough.

= dentist’s | the dentist’s
an armchair tipped back: It leaned so far that there was only ceiling to see.
a cup of toothbrushes: It was all about teeth, and it smelled of mint.

= market | markets | shop | shops | supermarket | supermarkets | store | bakery | bookshop
an open drawer: It had plenty laid out, all in rows, to choose from.
a bookcase: It had everything on shelves, and the best was too high.

= library | libraries
a box of birthday cards: They stood close, and each could be opened and read.
a stack of letters: They stood close, in order, and they were all to be read.

= museum | museums
the pocket of a winter coat: It was full of old things, and nobody threw them away.
a shelf of odd cups: They were all old, and each had a story.

= restaurant | restaurants | cafe | cafes | pizzeria
a folded card: It stood on the table, with a list of dinners inside.
a tray with a spoon on it: It was laid for one and open for business.

= farm | farms | barn | barns | stable | stables
a corduroy cushion: It had furrows, side by side, all the way across.
a patchwork quilt: It had a green field, a brown field and one with spots.

= zoo | zoos | aquarium | safari park
a bed full of soft toys: They all looked out and waited to be looked at.
a box of animal biscuits: They were all in there, lions and all.

= castle | castles | palace | palaces | fort | fortress
a crown on a shoebox: It had points all round the top.
an upturned bucket: It was round and strong, with a flat top to look out from.
four rolls of kitchen paper: They stood at the corners and were the towers.

= lighthouse | lighthouses
a torch on its end: It stood up tall and had its light at the top.
a striped sock on a bottle: It went red, white, red, white, all the way up.

= tower | towers | skyscraper | skyscrapers | block of flats | flats
a stack of books: It had one floor on another, and somebody lived on each.
the fridge: It was tall and white, and there was a light on inside.

= cave | caves | den | dens | burrow | nest | nests
a woolly hat: It was round and dark inside, and just the right size.
the space under the bed: It was low and dark and went back further than expected.
a slipper with a tall back: It was warm at the far end.

= tent | tents | campsite | tipi | teepee | marquee
a sheet over two chairs: It sagged in the middle, and everyone was inside.
an open birthday card: It stood on its edges and had a door at each end.

= house | houses | home | cottage | cabin | hut | doll’s house | new house
an open book on its edges: It was mostly roof, and somebody lived under it.
a cardboard box: It had four walls, and its door opened in the roof.

= treehouse | tree house | tree houses
the top shelf: It was high up and made of wood, and had a good view.
a box on a chair: It had four legs for a trunk, and a view.

= garden | gardens | allotment | greenhouse | meadow | field | fields
a flowered pillowcase: It had roses from edge to edge, and no weeds.
a green bath mat: It was soft and tufty and needed no mowing.

= forest | forests | wood | woods | jungle | rainforest
a box of toothbrushes: They stood close together, with bushy tops.
a wardrobe of long coats: They hung so close that one had to push through.
a row of table legs: They were the trunks, and all the rest was shade.

= desert | deserts
a bare sheet: It was wide and empty, with a few soft ridges.
an empty baking tray: It was bare and flat, with nothing on it but crumbs.

= north pole | south pole | arctic | antarctica | snowy mountain
a wide white quilt: It went on and on, and nobody had trodden on it.
the bottom of the fridge: It was white and cold, with a blue glow.

= tree | trees | christmas tree | palm tree | oak tree
a floor lamp: It had one straight trunk, and was bushy at the top.
a coat stand: It had branches, and on each hung something big and dark.
an arm in a brown sleeve: It had one bend and five twigs.

= flower | flowers | rose | roses | sunflower | sunflowers | daisy | daisies | tulip
a cake case: It was round and frilly, and opened out from the middle.
a ruffled hair bobble: It was all petals, and it looked well in a bunch.

= leaf | leaves
a lost glove: It lay flat, with five points round the edge.
a page of a notebook: It was thin, and it fell from side to side.

= conker | conkers | acorn | acorns | nut | nuts | seed | seeds
a polished button: It was brown and shiny, and wanted to be pocketed.
a thimble on a thumb: It was smooth and round, with a neat little cap.

= stage | theatre | theater | concert hall | show
a window sill: It had a curtain on each side, and the curtains opened.
an upturned tray: It was a bit higher than the floor, and that is enough.

= cinema | cinemas | the movies | movie theater
a wardrobe: It was dark, and everybody sat in a row and whispered.
a sheet on the wall: It was big and white, and everyone sat facing it.

= goal | goals | football goal | football pitch | stadium
a laundry bag: It was all net, and things ended up at the back of it.
two slippers: They stood apart, and whatever went between them counted.

= kitchen | kitchens
a box of saucepan lids: It clattered, and everyone came to see what was ready.
a warm airing cupboard: It was the warmest place, and everybody stood in it.

= bathroom | bathrooms
a bowl and a flannel: It was damp, and somebody was always in it.
a wet bath mat: It smelled of soap, and it had footprints.

= toilet | toilets | loo | potty | potties
an upturned hat: It was round, with a brim to sit on.
a lidded basket: It had a lid that went up and a lid that came down.

= bedroom | bedrooms | bed | beds | cot | cots | bunk bed | bunk beds | hammock | sleeping bag
an open drawer: It was just long enough, and it had a blanket.
a soft slipper: It was warm and narrow, and toes went to the far end.
a folded quilt: It was soft above and soft below, with a gap for somebody.

= stairs | staircase | steps | stair
a pile of books, big to small: It went up in steps, and the top one was a poem.
a half-open chest of drawers: Each drawer stuck out further than the one above.

= attic | loft
the top of the wardrobe: It was high up, with boxes, and nobody had dusted it.
the top bookshelf: It was right under the ceiling, and kept what nobody used.

= cellar | basement | dungeon
the bottom of the toy box: It was dark and low, and lost things turned up in it.
a welly: It went down and down and was cold at the bottom.

= corridor | hallway | passage | secret passage
a long sleeve: It was narrow and had a turn in the middle.
the gap behind the sofa: One went along it sideways, and came out at the end.

= city | cities | town | towns | village | london | paris | new york
a pile of shoeboxes: They were tall and short and close together.
the kitchen shelf: It was crowded, and all its tins had names on.

= planet | planets | mars | earth | world | globe
a ball of wool: It was round, with lines going round and round it.
an orange: It was round and a bit rough, and it turned when it was pushed.

= moon | moons | full moon
a white plate: It was round and pale, and had a thin bright rim.
a round lamp: It hung in the dark and had a soft face.
a slice of lemon: It was bright and thin and curved at the back.

= sun | sunshine | sunrise | sunset | sunny day
a yellow duster: It was bright, and it went over everything.
the big ceiling light: It was high up in the middle, and it shone on everyone.
a hand with spread fingers: It was round in the middle, with rays all round.

= star | stars | shooting star | shooting stars | constellation
a handful of silver buttons: They were small, they shone, and they were easily scattered.
the holes of a colander: With a torch behind them, they came out on the ceiling.

= cloud | clouds
a pillow: It was white and plump, and it changed shape when it was leaned on.
a bath full of foam: It was white and heaped up, and it was mostly air.

= rain | raindrop | raindrops | rainy day | drizzle
six fingers on a tin: They pattered, first a few and then all at once.
a shaken packet of rice: It started softly and grew to a rattle.

= snow | snowflake | snowflakes | snowy day | blizzard
a torn paper hanky: It came down in flakes and took its time.
a shaken pillow: It was white, and a bit of fluff floated down.

= ice | frost | ice rink
a shiny tray: It was hard and smooth, and nobody stood on it for long.
the kitchen floor: It was smooth and cold, and socks slid on it.

= icicle | icicles
a row of carrots: They were long and hung in a line, tips down.
a long paper cone: It was white and thin, with the point at the bottom.

= hail | hailstones
a tub of cotton buds: They came down hard and bounced.
a dropped box of dominoes: They clattered on every hard thing there was.

= wind | breeze | storm | storms | hurricane
a flapping towel: It could be felt right across the room, on every nose.
a paper fan: It moved everything in front of it and nothing behind.

= tornado | tornadoes | whirlwind | whirlpool
a spinning top: It stood on one point and was wide above.
a bath plughole: It went round and round and down with a roar.

= thunder | thunderstorm | thunderstorms | thunder and lightning
two feet on the stairs: They rumbled, all the way from top to bottom.
a heavy drawer: It rolled and rumbled, and it ended with a bang.

= lightning
a flicked torch: It was there, it was gone, and it was there again.
a zigzag scarf: It went this way, that way and down to a point.

= firework | fireworks
a feather duster: It shot up, burst at the top and hung down all round.
a handful of paper scraps: They flew up together and came down in all colours.

= bonfire | fire | campfire | fires
an orange scarf: It was red and orange, and its ends flickered.
a heap of red scarves: It glowed, and everyone sat in a ring round it.

= rainbow | rainbows
a box of crayons: They lay in a row, red at one end and violet at the other.
a striped scarf: It went up, bent over and came down again.
a line of T-shirts: It had every colour, and they were side by side.

= fog | mist | smoke | steam
a net curtain: It was white and thin, with dim shapes on the far side.
a soft grey blanket: It lay over everything, and things were bumps underneath.

= snowball | snowballs
a ball of cotton wool: It was white and round and did not hurt.
a scrunched white hanky: It was squeezed into shape with both hands.

= igloo | igloos
an upturned white bowl: It was a white dome, and smooth all round.
a white quilt over a chair: It was round and white, and the door was very low.

= hat | hats | cap | caps | sun hat | top hat | woolly hat | bobble hat
a bowl: It was round, and it fitted over the ears.
a tea cosy: It was woolly and warm and had a bobble on top.

= crown | crowns | tiara | tiaras
a paper napkin ring: It went all the way round, and nothing was on top.
a cake ring: It was round and golden, and it made everyone walk tall.
a bracelet: It was golden, and it was just the size for a doll.

= helmet | helmets | bike helmet | space helmet
a colander: It was hard and round and full of air holes.
a saucepan: It went over the head and rang when it was tapped.

= coat | coats | jacket | jackets | raincoat | anorak | puffer jacket
a quilt: It was puffy, and it went all round.
a bathrobe: It had two sleeves, two pockets and somewhere to hang it up.

= cape | capes | cloak | cloaks | superhero cape | invisibility cloak
a bath towel: It was held under the chin and flew out behind.
a tablecloth: It hung from the shoulders and swished round corners.

= dress | dresses | gown | ball gown | tutu | tutus | skirt | skirts
a lampshade: It was narrow at the top and wide at the hem.
an upside-down umbrella: It spread out all round when it was twirled.
a frilly pillowcase: It had a frill along the bottom and rustled.

= sari | saris | sarong | hijab | headscarf | shawl | shawls
the long curtain: It was long and shining and fell in folds.
a fine tablecloth: It went round once, and one end went over the shoulder.

= turban | turbans
a folded sheet: It went round the head and was tucked in at the side.
a wide ribbon: It was wound neatly, and each turn covered half the last.

= jumper | jumpers | sweater | sweaters | cardigan | cardigans | pullover | hoodie | hoodies
a cushion cover: It was soft, and somebody had to find the way in.
a woolly blanket: It was warm and scratchy, and it wanted to be hugged.

= shirt | shirts | t-shirt | t-shirts | vest | football shirt | football kit
a small pillowcase: It was pulled on over the head, and that took a while.
a square cushion cover: It had a front and a back, with room for a number.

= trousers | jeans | shorts | leggings | tights
two long sleeves: There was one for each leg.
two pillowcases: They were wide in the leg and easily got into.

= pants | underpants | knickers | nappy | nappies
a folded hanky: It had three corners, and two met at the hips.
a bathing cap: It was stretchy all round the edge and went on with a snap.

= uniform | uniforms | school uniform
a folded napkin: It was neat and clean, and it had sharp creases.
a plain pillowcase: It was the same as everyone’s, but for the name inside.

= costume | costumes | fancy dress
a curtain with a belt: It went right down to the floor and looked very grand.
a dressing gown back to front: It made anybody look like somebody else.

= pyjamas | pajamas | pyjama | onesie | onesies | nightie | dressing gown | bathrobe
a sleeping bag: It was soft inside and came up to the chin.
a big soft T-shirt: It came down to the knees and was soft from the wash.

= swimsuit | swimming costume | swimming trunks | wetsuit | goggles
a rubber glove: It was tight and bright, and it made a snapping noise.
a shower cap: It was stretchy, and water ran off it.

= armbands | rubber ring | life jacket
two rolled flannels: They were fat and tight, one for each arm.
a stuffed pillowcase: It was puffed up and went under the arms.

= sock | socks
a mitten: It was a sock with one toe that stuck out.
a glasses case: It was long and soft and open at one end.

= shoe | shoes | trainer | trainers | sandal | sandals | ballet shoes | new shoes | slipper | slippers
two small boxes: They were side by side, and it mattered which was left.
a toy boat: It was long, pointed in front and open at the top.
two bars of soap: They were a pair, and they squeaked on the floor.

= boot | boots | welly | wellies | wellington | wellingtons | football boots
two tall beakers: They went on upright and kept the water out.
two flowerpots: They were tall and stiff, and one leg went into each.

= glove | gloves | mitten | mittens
a bunch of bananas: It had five fingers, and they all bent the same way.
an oven cloth: It had a place for each hand, one at either end.

= scarf | scarves
a bath towel: It went round twice, and the ends hung down.
a trouser leg: It was long and warm, and soft against the chin.

= belt | belts | seat belt
a ribbon: It went round the middle and met itself in front.
a tape measure: It was long and flat, with marks for fat and thin.

= tie | ties | bow tie
a long bookmark: It hung straight down the front and looked very smart.
a pasta bow: It was pinched in the middle and sat under the chin.

= glasses | spectacles | sunglasses | new glasses
two hair bobbles: They were round, and there was one for each eye.
two jam jar lids: They were side by side, and needed a nose in between.

= binoculars
two cardboard tubes: They went up to the eyes, one for each.
two beakers: They were side by side, and looked a long way down.

= hearing aid | hearing aids | cochlear implant
a curved hair clip: It sat behind the ear and was soon forgotten there.
a small round button: It was little, and it listened very hard.

= headphones | ear defenders | earphones | earmuffs
a headband with two mittens: There was one for each ear, and all went quiet.
two powder puffs: They were soft and round, and they covered the ears.

= ring | rings
a curtain ring: It was round and golden and went on over the knuckle.
a pasta ring: It fitted one finger, and it was held up to be seen.

= necklace | necklaces | bracelet | bracelets
a row of clothes pegs: They hung in a chain, one hooked to the next.
a curled ribbon: It went all the way round and met at the back.

= jewel | jewels | diamond | diamonds | gem | gems | ruby | emerald | pearl
a shiny button: It flashed when it was turned to the light.
a ball of shiny foil: It sparkled on every side and was guarded well.

= backpack | backpacks | rucksack | rucksacks | school bag
a small pillow: It bulged, and it sat high up between the shoulders.
a jumper tied by its sleeves: It had two arms, and they went over the shoulders.

= bag | bags | handbag | suitcase | suitcases | luggage
a packed shoebox: It was so full that it had to be sat on.
a drawer of folded clothes: It was full of vests, and it was hard to shut.

= umbrella | umbrellas | parasol
a plate on a ruler: It was round on top, with a handle to hold.
a wide hat: It went out all round, with somebody under it.

= parachute | parachutes
an open hanky: It spread out wide and came down slowly.
a quilt cover: It filled with air, and it sank without a bump.

= mask | masks | face paint
a paper plate: It was as big as a face and looked very surprised.
a slice of bread: It was held up in front, with two holes to see through.

= wig | wigs | beard | moustache
a bath puff: It was curly, and it was put on with both hands.
a fringed scarf: It was long and thick and could be combed.

= wand | wands | magic wand
a wooden spoon: It was waved twice, and then everyone looked at the end of it.
a pencil: It was thin and straight, and pointed at whatever was next.

= wings | fairy wings | fairy wing
an open comic: It had two halves, and they flapped.
two coat hangers: They stuck out behind, one on each side.

= drum | drums | drum kit | bongos | tambourine
a saucepan: It could be beaten with anything and it answered.
a biscuit tin: It was round, and it boomed best when it was empty.
a cushion: It was round and could be thumped, and it was the quiet kind.

= guitar | guitars | ukulele | ukuleles | banjo
a tennis racket: It had strings and a neck and hung across the front.
an open tissue box: It had a round hole, with rubber bands across it.
a broom: It was mostly neck, and it was held sideways.

= violin | violins | fiddle | cello | viola
a hairbrush and a ruler: One went under the chin, and the other went to and fro.
a coat hanger: It was tucked under the chin and had a curly end.

= piano | pianos | keyboard | keyboards | organ
a row of books: They were side by side, and each could be pressed.
a set of stairs: They went from low to high, and each had its own creak.
a stripy blanket: It was black and white, from one end to the other.

= trumpet | trumpets | trombone | horn | horns | tuba | saxophone
a funnel: It was narrow for the mouth and wide for the noise.
a rolled magazine: It went toot at one end and was loud at the other.

= recorder | recorders | flute | flutes | whistle | whistles | clarinet | harmonica
a comb: It was blown along the edge, and it buzzed.
a pencil: It was long and thin, and the fingers ran up and down it.

= bell | bells | gong | cymbals
a spoon on a saucepan lid: It rang, and went on for some time after.
a ladle in a bucket: It swung to and fro and hit both sides.

= triangle | xylophone | chime bars
a row of hanging spoons: They went from long to short, and each one tinged.
a bent coat hanger: It had three sides, and it was tapped with a spoon.

= microphone | microphones | mic
a hairbrush: It was held close and breathed on.
a wooden spoon: It had a round end, for singing into.

= orchestra | concert | concerts
a shelf of saucepans: They all came in together, and one came in late.
a row of bottles: They stood from big to small, and each hummed its own note.

= song | songs | music | tune | lullaby
a humming fridge: It went on and on, all on one note.
a long ribbon: It went up and down, and it came round again.

= football | footballs | soccer ball | ball | balls | basketball | beach ball | tennis ball | rugby ball
a rolled pair of socks: It could be kicked, and nothing broke.
an orange: It was round, and it rolled under the furniture at once.
a scrunched-up letter: It was round enough, and it flew quite straight.

= cricket bat | racket | tennis racket | golf club | hockey stick
a slipper: It was held by one end, and it hit with the flat part.
a rolled-up comic: It had a handle, and it went whoosh.

= race | races | sports day | running race | marathon
a row of toy cars: They stood nose to nose behind one line.
two drops on the bath wall: They ran down side by side, and one was ahead.

= match | football match | game of football | cup final
a box of counters: They were in two colours, with eleven of each.
a tin of buttons: It rattled and roared like a crowd when it was shaken.

= medal | medals | rosette | badge
a biscuit on a ribbon: It was round and golden, and worth having.
a big gold button: It was round and shiny, and it sat on the chest.

= trophy | trophies | cup final cup | prize
a beaker with two handles: It could be held up high, with both hands.
an egg cup: It was a cup on a foot, and it was given the best shelf.

= skis | ski | ice skates | skates
two rulers: They were long and flat, one for each foot.
two wet flannels: They slid over the floor and went different ways.

= surfboard | surfboards | snowboard | paddle board
the ironing board: It was long, with a point in front and a place to stand.
a long pillow: It was long and flat, with room for two bare feet.

= kite | kites
a square hanky: It had four corners, and it tugged.
a place mat and a ribbon: It was flat above, with a long tail below.

= frisbee | paper plane | boomerang
a paper plate: It was flung flat, and it sailed.
a flat hat: It spun through the air and landed on something.

= skipping rope | skipping ropes | jump rope | rope | ropes
two pyjama legs: They were long, and there was an end for each hand.
a long scarf: It was swung low, and one hopped over.

= hula hoop | hula hoops | hoop
a big bangle: It spun round and round, lower and lower, and lay down.
a rubber ring: It was a circle, with room for a middle.

= ballet | dance | dancing | gymnastics
a spinning top: It was up on one toe and went round and round.
a pair of tights: They were very bendy, and could do the splits.

= disco | disco ball | party | parties | birthday party
a ball of kitchen foil: It was round, and it threw little lights about.
a box of bright buttons: They were all in it together, in their best colours.

= peg | pegs | clothes peg | clothes pegs | washing line
a finger and thumb: They took hold, and they did not let go.
a hair clip: It had a small mouth, and it bit everything gently.

= box | boxes | cardboard box | treasure chest | chest
a bedside drawer: It was full of small things that nobody else was to have.
a fat book: It had a lid, and the best was inside.

= parcel | parcels | present | presents | gift | gifts | birthday present
a pillow with a ribbon: It was tied up, and it could be squeezed for a clue.
a jumper in newspaper: It was lumpy and soft, and it might be anything.

= treasure | gold | coin | coins | money | pirate treasure
two round biscuits: They were golden, and somebody bit one to make sure.
a row of brass buttons: They were round and bright and could be counted.

= piggy bank | money box | purse | wallet
a tin with a lid: It rattled, and it was shaken to hear how much.
a fat teapot: It had a slot of a mouth and a round belly.

= bucket | buckets | basket | baskets | watering can
a hat with a strap: It was round and deep, and it was carried by the strap.
a beaker: It was wide at the top and could be filled to the brim.

= spade | spades | shovel | trowel
a yoghurt pot: It dug well and carried a small heap.
a dustpan: It was flat in front, with a handle behind.

= ladder | ladders | beanstalk
a comb: It had many rungs and could be leaned against anything.
the back of a chair: It had one bar above the other, up to the top.
a bookcase: It had one shelf above another, all the way up.

= book | books | story book | storybook | comic | diary | notebook
a folded towel: It opened in the middle and had a spine.
a wardrobe with two doors: It opened both ways, and there was plenty inside.
a folded slice of toast: It opened and shut, and somebody had been through it.

= letter | letters | envelope | envelopes | postcard | invitation | card
a folded hanky: It was white, and its corners met in the middle.
a flat sandwich: It was white and square, and something was inside.

= map | maps | treasure map
a crumpled sheet: It had hills, valleys and one long road.
a jigsaw with a piece out: It showed everything but the spot that mattered.

= flag | flags | bunting
a tea towel: It had stripes, and it flapped.
a hanky on a ruler: It was at the top of a pole and stuck out to one side.

= newspaper | homework | list | paper
a napkin: It was white and flat, and there was jam in one corner.
a creased pillowcase: It was white and square, with creases from being folded.

= drawing | drawings | painting | paintings | picture | pictures | photo | photos
a bright place mat: It had straight edges, and everything between them was coloured.
a painted tray: It was square, with a frame, and was propped up to be looked at.

= pencil | pencils | pen | pens | crayon | crayons | felt tip | felt tips | chalk
a carrot: It was long, and one end was for the point.
a finger: It drew on any window that had been breathed on.

= paintbrush | paintbrushes | paint | paints
a toothbrush: It had a handle, and its bristles left a wet stripe.
a sponge: It was dipped, it was dabbed, and it dripped.

= candle | candles
a yellow crayon: It stood up straight, and the tip was the bright part.
a rolled napkin: It was white and straight, with a small bent tip.

= lantern | lanterns | torch | torches | flashlight
a lemon in a colander: It was yellow, with a hundred little windows round it.
a shiny spoon: It caught any light there was and sent it round the ceiling.

= lamp | lamps | night light | nightlight | light | lights | light bulb
an orange in a cup: It glowed, as much as an orange can.
a hat on a broom: It had a shade above and a long thin stand below.

= key | keys | lock | padlock
a toothbrush: It was long, with all its teeth at one end.
a small comb: It had teeth, and some of them were missing.

= door | doors | gate | gates | secret door
a big book: It had a hinge down one side, and it opened.
the wardrobe: It could be opened, and nobody knew how far in it went.
a curtain: It was drawn to one side, and there was the way in.

= window | windows
a picture frame: It had four sides, and a view in the middle.
an open shoebox lid: It was square, and the draught came through the middle.

= mirror | mirrors
a shiny tray: It had a face in it, a bit wider than the real one.
a soup spoon: It had a whole person in it, upside down.

= curtain | curtains
two towels on a rail: They were drawn together and met in the middle.
a wide skirt: It swished, and somebody’s feet showed below.

= fish tank | fish tanks | aquarium tank | goldfish bowl | snow globe
the door of the washing machine: It was round, with something swimming past behind it.
a jug of water: It was clear all the way through and made everything look bigger.

= fridge | fridges | freezer | freezers
a shoebox and a torch: The light came on when the lid went up.
a cupboard: It had shelves, and everyone stood looking into it.

= oven | cooker | microwave | toaster
a bedside drawer: It had a door in front, and it was opened to see inside.
two books and a postcard: The postcard stuck up in the slot between, nearly done.

= washing machine | washing machines | dishwasher | tumble dryer
a salad spinner: It went round and round and flung off the water.
a laundry bag: It was full of clothes, and one sock never came out.

= vacuum | vacuum cleaner | hoover | vacuums
a trouser leg: It was long and bendy, and things vanished up it.
a hairbrush: It went to and fro over the carpet and kept the fluff.

= phone | phones | telephone | telephones | mobile | tablet | ipad | walkie-talkie
a bar of soap: It was flat and smooth, and it was easily dropped.
a shoe: It went from the ear to the mouth, with a bend between.
a slice of bread: It was flat and square, and everybody looked at it.

= television | tv | telly | computer | computers | laptop | screen
an empty picture frame: It was square, and there was always somebody in it.
a wide window: It was flat and bright, and people walked across it.

= camera | cameras
a small box: It had one round eye, and it said click.
a thick little book: It was held up to the face, and everybody smiled.

= telescope | telescopes | magnifying glass | microscope
a kitchen roll tube: It was long and round, with an eye at one end.
a bangle: It was held up to one eye, and the eye grew big.

= clock | clocks | alarm clock | cuckoo clock | timer
a plate and two spoons: The spoons were the hands, and one was shorter.
a dripping tap: It went tick and tick and tick and kept good time.

= watch | watches | smart watch
a hair bobble: It went round the wrist, and it was looked at often.
a big button on a ribbon: It was round, and it was done up at the wrist.

= calendar | advent calendar
a small chest of drawers: Each drawer was shut, and each had something in it.
an egg box: It had little places in rows, and they were filled one by one.

= pocket | pockets
a mitten: It was warm, and a hand went in up to the wrist.
an envelope: It was flat and open at the top, and it hid small things.

= toy robot | toy robots
a shoebox on two tins: It was square, and it clanked when it walked.
an alarm clock with two feet: It beeped, and it said it again.

= machine | machines | time machine | invention
a ticking clock: It whirred and ticked, and it was full of little wheels.
an old radio: It had three knobs, and one of them did something.

= battery | batteries
a lip balm: It was short and round, with a cap at one end.
a stub of crayon: It had a flat end and one with a bump.

= magnet | magnets
a lint roller: It was rolled past small things, and they all came along.
a sticky label: It took hold of small things and kept them.

= button | buttons | switch | remote | remote control
a tummy button: It was small and round and asked to be pressed.
a red sticker: It was round and red, and it was very hard not to push.

= tooth | teeth | wobbly tooth | wobbly teeth | loose tooth | loose teeth
a sugar lump: It was small and white, with square corners.
a loose peg: It hung on by one side and wagged.
a white brick: It stood in a row of them and moved a bit.

= toothbrush | toothbrushes | toothpaste
a paintbrush: It had a long handle and a small stiff tuft.
a nail brush: It had bristles in rows, and it was full of foam.

= plaster | plasters | band-aid | band-aids | bandage | bandages
a strip of sticky tape: It was flat and sticky, and it covered the sore spot.
a toilet roll: It went round, and round again, until all was wrapped.

= sling | slings
a folded scarf: It hung round the neck, with an arm in it.
a pillowcase: It was soft, and the elbow sat in the corner.

= plaster cast | cast
a thick white legwarmer: It was pulled up high, and there was room for names.
a kitchen roll: It was white and stiff, and went all round.

= crutch | crutches | walking stick | white cane
a long umbrella: It tapped along, a step ahead of the shoes.
two rulers: They were straight and strong, one on each side.

= prosthetic leg | artificial leg | leg brace | splint
a tall welly: It was pulled on at the top and stood on its own foot.
a cardboard tube: It was light and strong, and it fitted into a shoe.

= walking frame | walker | standing frame | gait trainer
a clothes airer: It stood on four feet and could be leaned on.
a small stool: It went in front, and was set down at each step.

= inhaler | inhalers | nebuliser | nebulizer | spacer
a squeezy bottle: It went pff, once, and then again.
a beaker: It fitted over the nose and mouth, like a small round mask.

= stethoscope | thermometer
a headband with a button: The button was cold, and it listened to the chest.
a pencil: It was thin, with numbers nearly all the way up.

= feeding tube
a curly straw: It was long and thin, and lunch went round the bends.
a thin hair ribbon: It was thin and bendy, with a loop to keep it tidy.

= insulin pump | pump
a small purse on a belt: It sat at the hip and did its work there.
a small box with a button: It was no bigger than a biscuit, and it clipped on.

= puzzle | jigsaw | puzzles | jigsaws
a torn birthday card: It was in bits, and they all fitted somewhere.
a box of broken biscuits: There were plenty of corners, and one piece was gone.

= toys | toy | lego | blocks | building blocks | bricks | brick
a heap of pasta shapes: They were small and hard, and found by bare feet.
a box of dominoes: They could be stacked up, until one was the last.

= doll | dolls | puppet | puppets
a rattle in a hanky: It had a round head and a dress below.
a sock with two buttons: It had a face, and a hand fitted in it.

= teddy | teddies | teddy bear | soft toy | cuddly toy | comforter
a small pillow: It was soft all over and flat from being slept on.
a brown bath mitt: It was furry on both sides and just right to hold.

= pillow | pillows | cushion | cushions
a rolled jumper: It was soft, and there was a dent where a head went.
a stuffed bear: It was plump in the middle, and heads liked to lie on it.

= blanket | blankets | quilt | duvet | sheet | sheets | towel | towels
a dressing gown: It was warm, and it reached from the chin to the toes.
the bedroom rug: It was wide and woolly and covered everything but the toes.

= chair | chairs | sofa | bench | high chair | throne | stool | armchair
an upturned bucket: It was the right height, and it took anybody’s weight.
a pile of big books: It was high and square and held anyone who sat down.

= table | tables | desk | desks
a big book on four beakers: It had a flat top and four legs.
an ironing board: It was long and flat on top, with legs below.

= cup | cups | mug | mugs | bowl | bowls | plate | plates
a doll’s hat: It was round and hollow, and just enough for one.
a cupped hand: It was always there, and it leaked a little.

= teapot | teapots | kettle | kettles | jug | jugs
a watering can: It had a spout in front and a handle behind.
a bent elbow: It tipped to one side, with a hand for the spout.

= spoon | spoons | fork | forks | cutlery
a toothbrush: It went into the mouth and came out clean.
a comb: It was held by one end and had prongs at the other.

= bottle | bottles | jar | jars | tin | tins | potion | potions
a pear: It was narrow at the neck and round below.
a beaker with a lid on: It glugged, and nobody was told what was in it.

= bubble | bubbles
a handful of bath foam: It was light and shiny, and it popped without a noise.
a pair of round cheeks: They puffed up, and then they were gone.

= bath | baths | sink | swimming bath
a drawer with a towel in: It was long enough to lie in, up to the chin.
a deep tray: It had sides all round and a corner for the duck.

= soap | sponge | flannel | shampoo
a smooth stone: It slipped out of the fingers and went round the bowl.
a doorknob: It was smooth and round and slipped through wet fingers.

= bin | bins | recycling | rubbish | litter
an upturned lampshade: It was wide at the top, and things were thrown in.
a big boot: It was deep, and nobody wanted to look at the bottom.

= balloon | balloons
a round hat on a ribbon: It was plump, and it was held by the tail.
a puffed-out cheek: It was round and tight, and it went down with a noise.

= hammer | hammers | tool | tools | screwdriver | toolbox | saw
a hairbrush: It had a handle, and its head was heavy enough to tap.
a wooden ladle: It was held in the fist, and it knocked.

= broom | brooms | broomstick | mop | brush | duster
a long paintbrush: It had a handle, and all its hair at the far end.
a feather: It was soft, and it swept without a sound.

= comb | hairbrush | hair brush
a toy rake: It had a row of teeth, and it left neat lines.
a hand: It had five teeth, and it went through hair well enough.

= wheel | wheels | cog | cogs
a cotton reel: It was round, with a hole through the middle.
a round tin: It rolled off on its edge and lay down in the end.

= rock | rocks | stone | stones | pebble | pebbles | crystal | fossil
a potato: It was hard and bumpy, and it fitted the hand.
a bread roll: It was hard outside and sat quite still.

= shell | shells | seashell
a cinnamon bun: It was wound round and round, into the middle.
an egg cup: It went to the ear, and there was a whole sea in it.

= mud | slime | glue | dirt | soil
a bowl of cold porridge: It came off the spoon with a plop.
a brown blanket: It got round the ankles and slowed everybody down.

= sand
a box of couscous: It ran through the fingers and got into everything.
a sheet with crumbs in it: It was gritty, and it got between the toes.

= magic carpet | carpet | rug | flying carpet | doormat
a bath mat: It was flat and soft, with a fringe at either end.
a play mat: It was long enough for two, and its corners lifted.

= bone | bones | dinosaur bone
a wooden spoon: It was long and pale and knobbly at the end.
a row of pegs: They clicked together and made a long back.

= tail | tails
a dangling scarf: It hung down behind and had a tuft at the tip.
a long plait of wool: It hung from the waist and swished from side to side.

= game | games | board game | chess | card game
a box of buttons: They were moved about, and somebody always won.
a tiled floor: It was all squares, and everyone stood on one.

= dice
a sugar cube: It had six sides and rolled over.
a wooden brick: It was thrown down, and one side came out on top.

= video game | video games | computer game
a bar of chocolate: It was held in both hands, and the thumbs did it all.
a shoebox lid: It was stared at by two, who leaned when it leaned.

= anchor | anchors
a coat hook: It was heavy, with a curve on each side.
a wet sponge: It went straight to the bottom and stayed there.

= sail | sails
a pillowcase: It was white and square, and it puffed out in the middle.
a shirt on a hanger: It was hung up high, and it swelled.

= oar | oars | paddle | paddles
two long spoons: They were dipped, they were pulled, and they dripped.
two flip-flops: They were flat, and they splashed when they slapped the water.

= *vehicle
a shoe: There was a seat in it, and nothing in the way.
a laundry basket: There was room for everyone, if they drew up their knees.
a wooden drawer: It was the right shape to sit in, with a front and a back.
an armchair: It had two sides to hold, and it faced forwards.
a big cardboard box: It could be got into, and everything else was done by noise.
a tray: It slid well and carried whatever was put on it.

= *food
a wooden brick on a plate: It was on a plate, and that was half of it.
a full beaker: It was filled to the top, and it was just one helping.
a bath sponge: It looked good enough to eat, and nobody was to try.
a rolled-up flannel: It was just as big as a mouthful for a giant.
a teapot full of buttons: There was plenty of it, and it could be passed round.
a button on a spoon: It was small, but there could be more.

= *place
the big rug: It had an edge all round, and inside was another country.
the space under the table: It had a roof, four posts and room for everyone.
a blanket over two chairs: It had an inside and an outside, like any place.
a cardboard box: There was a way in, and everyone fitted if they tried.
a ring of chairs: They stood all round, and the middle was the place itself.
the corner by the wardrobe: It was a good corner, with room for everything.

= *clothes
a pillowcase: It could be put on, once the way in was found.
a small blanket: It went round, and a corner was tucked in.
a tea towel: It was tied on, and it looked quite right from the front.
a soft scarf: It could be wound round wherever it was needed.
a big paper bag: It had an opening, and it was nearly the right size.
a big T-shirt: It came down to the knees and did for anything.

= *thing
a slipper: It had never been that before, and kept very still.
a biscuit tin: It did not look like it. It had been asked to try.
a spare pillow: It was told twice what it was now.
a shoebox: You had to know it. Then it was quite plain.
a mug: It was nothing like it, and did not let that show.
a big button: It was rather small for it, and made up for that by shining.

= *toy
a rolled sock: It could be thrown, hugged and left on the floor.
an old glove: It did whatever the hand did, like any toy.
an egg box: It opened and shut, and one could play with it for ages.
a woolly hat: It could be squeezed and dropped, and it did not mind.
a beaker: It could be stacked, rolled and turned upside down.
a mitten: It fitted over a hand and came to life at once.

= *instrument
a saucepan: It made a noise, and it made it at once.
a comb: It could be blown or plucked, and it buzzed.
a cardboard tube: It was blown into, and it made any sound that one hummed.
a box of pasta: It rattled in time, if the hand did.
a biscuit tin: It could be tapped, rubbed or rung.
a hairbrush: It was held like the real one, and the mouth did the sound.

= *weather
a white sheet: It was shaken from both ends, and it filled the room.
a paper fan: Everyone felt it on the face.
a lampshade: It was overhead, and nobody could do anything about it.
a spray bottle: It was felt at once, and it was gone in a moment.
a blue scarf: It was held up high and moved about.
a thrown pillow: It came over without being asked.
`
