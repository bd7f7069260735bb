/** What can stand for an animal, a creature or a person when a story is played out. */
export const beingProps = `
= dog | dogs | puppy | puppies | pup | pups | doggy | doggie
an old trainer: Its tongue hung out at the front.
a feather duster: One end of it was all tail, and it wagged.

= cat | cats | kitten | kittens | kitty | kitties | pussycat
a hot-water bottle: It was warm, and it took up the middle of the bed.
a folded jumper: With its sleeves tucked under, it looked very pleased with itself.
a square cushion: Its two top corners stood up like ears.

= snail | snails
a rolled sock: A bit stuck out in front, and the rest was house.
a roll of sticky tape: It was round, and it left a shiny trail.

= slug | slugs
a wet flannel: It went along in folds and left a wet path.
a bar of soap: It had no legs, no hair and no house, and it slid.

= hedgehog | hedgehogs | hoglet | hoglets
a nail brush: It was small and low, with its bristles pointing up.
a pine cone: It was round and brown, and nobody wanted to sit on it.

= porcupine | porcupines | echidna
a hairbrush: It was all spikes, and they all stood on end.
a pot of pencils: Its points all stuck out at the top.

= horse | horses | pony | ponies | foal | foals
two beakers: They went clip-clop on any hard floor.
a broom: It had a mane at one end and room for riders behind.
a rolled-up quilt: Its back was broad, and a leg fitted down each side.

= donkey | donkeys
the cupboard door: It went hee when it opened and haw when it shut.
a laundry basket: It could be loaded to the top and still stood square.

= zebra | zebras
a striped pyjama leg: It had stripes all the way down to the hoof.
a comb: It was dark, light, dark, light, from end to end.

= cow | cows | calf | calves
a rubber glove: Its fingers hung down in a row, ready for milking.
the bottom drawer: It gave a long, low moo when it was pulled out.

= bull | bulls
a croissant: It was all horns and very little bull.
an armchair: It was broad in the shoulders and stood on four short legs.

= sheep | lamb | lambs
a cauliflower: It was white and curly all over, except for the green part.
a woolly jumper: It was mostly sheep already.
a ball of cotton wool: It was pale and soft right through to the middle.

= goat | goats | billy goat | billy goats | nanny goat
a clothes peg: It took hold of anything, and it liked washing best.
a paintbrush: It had a small, neat beard on the end.

= pig | pigs | piglet | piglets | piggy
a pink beaker: Its flat round end made a very good snout.
a potato: It was round all over and had earth on it.

= hen | hens | chicken | chickens
a tea cosy: It was plump, and it sat on things to keep them warm.
an egg box: It held six eggs, and its lid went cluck.

= chick | chicks | baby chick | baby chicks
a lemon: It was small, yellow and round, with a beak at one end.
a woolly pompom: It was all fluff, and there was hardly any chick inside.

= cockerel | cockerels | rooster | roosters
an alarm clock: It could wake a whole house and still look proud.
a red comb: It was red, it stood up in points, and it was rather proud.

= duck
a dry sponge: It floated so high that its back never got wet.
a flip-flop: It slapped the floor with a wide, flat foot.

= ducks | duckling | ducklings
three rolled socks: They made a row, with the biggest in front.
four bath toys: They bobbed about, and each bumped into the one before it.

= goose | geese | gosling | goslings
a bicycle pump: It had a long, thin neck, and it could hiss.
a white pillow: It was wide behind and full of feathers.

= swan | swans | cygnet | cygnets
a ladle: Its long neck went up and curved over at the top.
a white napkin: It had folds for wings and kept them very clean.

= owl | owls
a water bottle: It said hoo when somebody blew across the top.
a pair of swimming goggles: They were two round eyes and hardly anything else.
a bedside clock: It had a big round face and never closed its eyes.

= bee | bees | bumblebee | bumblebees | honeybee
a toothbrush with a motor: It hummed on one note and never missed a stop.
a tennis ball: It was yellow and furry and flew straight past everybody’s ear.

= wasp | wasps | hornet | hornets
a striped pencil: It had stripes along its body and a point at the back.
a jacket with a zip: It went zzz going up and zzz going down.

= beetle | beetles | stag beetle
a glasses case: Its hard back opened, and there was something folded up inside.
a school shoe: Its back was black and hard, with the window shining in it.

= ladybird | ladybirds | ladybug | ladybugs
an upside-down red bowl: It was round and red, and only the spots were missing.
a tomato: It was red and shiny, with little green legs at one end.

= spider | spiders | tarantula
a black glove: It ran on all its fingers, though it was three legs short.
a bunch of keys: It hung by itself, with thin legs going every way.

= ant
a crumb: It was so small that everybody had to bend down to it.
a teaspoon: It was thin in the middle and carried things in front.

= ants | termites
a long zip: Every tooth of it followed the one in front.
a row of crayons: They lay nose to tail, and all of them pointed one way.

= worm | worms | earthworm | earthworms
a bendy straw: It had tiny rings about the middle, and there it bent.
a cooked noodle: It was long and soft, and both ends were the same.

= caterpillar | caterpillars
an egg box: It was nothing but humps, one behind the other.
a pyjama sleeve: It got along by bunching up and stretching out again.

= butterfly | butterflies
an open book: It was two wide wings, and they opened and shut in the middle.
a birthday card: Its wings were bright on one side and plain on the other.

= moth | moths
a lampshade: It stayed as close to the light as it could.
a paper tissue: It was pale and thin, and any breath made it flutter.

= dragonfly | dragonflies | damselfly
a pair of sunglasses: They were enormous eyes, with two thin wings folded behind.
two crossed rulers: They were a long, thin body and long, thin wings.

= fly | flies | bluebottle | mosquito | mosquitoes | midges | gnat
a wind-up toy: It buzzed, it stopped, and it buzzed off another way.
a jar lid: It spun round on the table with a buzz.

= grasshopper | grasshoppers | locust
a wooden peg: It had two long legs with a spring between them.
a comb: It chirped when a fingernail ran along it.

= woodlouse | woodlice | pill bug | roly poly
a roll-up placemat: It could be flat or a roll, and it preferred a roll.
a ball of grey wool: At the first touch it rolled off and hid under something.

= stick insect | stick insects
a twig: It looked exactly like a twig.
a plain pencil: Among the other pencils, nobody could find it.

= centipede | centipedes | millipede | millipedes
a toothbrush: It had more little legs than anybody could count.
a long-toothed comb: Its legs were all in a row, and not one was crossed.

= fish | fishes | goldfish | guppy | tropical fish
a purse: Its mouth opened and shut, and not a word came out.
a wet bar of soap: It was smooth all over and very hard to hold.

= shark | sharks | megalodon
a triangle of toast: It was only the fin, but everybody could guess the rest.
a zipped pencil case: It had teeth from one side right across to the other.

= whale | whales | orca | blue whale
a shampoo bottle: When it was squeezed, it blew from the top of its head.
a puffed-up quilt: It rose like a hill and sank with a long sigh.

= dolphin | dolphins | porpoise
a banana: It was bent like a leap, with a nose in front.
a rubber duck: It squeaked, and it always came up again.

= octopus | octopuses | squid
two gloves: They had ten arms between them, which was two too many.
a bunch of bananas: All of its arms came out of one small head.

= jellyfish
a shower cap: It was thin and round, with a frill about the edge.
a small umbrella: It got along by opening and closing.

= crab | crabs | hermit crab
a coat hanger: It hung on its rail and only ever went sideways.
a double oven glove: It had one big claw at each end.

= lobster | lobsters | crayfish | prawn | shrimp | scorpion
a pair of salad tongs: They were claw almost all the way up.
two red mittens: They were soft, but they still knew how to nip.

= starfish
a sleepsuit: It lay flat, and two arms, two legs and a neck made five.
a star-shaped biscuit: It had points all round and no front or back.

= seal | seals | sea lion | sea lions
a rubber hot-water bottle: It was smooth and lay on its tummy.
a wet towel: It flopped along the floor and came down with a slap.

= walrus | walruses
a scrubbing brush: It had a stiff moustache from one side to the other.
two carrots: They hung down side by side, well below the chin.

= frog | frogs | toad | toads
a beanbag: It went up in a curve, came down flop, and sat.
a folded card: When its back was pressed and let go, it hopped.

= tadpole | tadpoles
a small spoon: It had a round head, and the rest was tail.
a baby’s rattle: It was round in front and thin behind, and it had no legs yet.

= lizard | lizards | gecko | geckos | iguana | newt | salamander | bearded dragon
a rubber bath mat: It had little suckers underneath and held on to anything.
a cucumber: It was long, green and cool, and it never blinked.

= chameleon | chameleons
a tape measure: A long, thin tongue came out of it and whipped back in.
a cushion cover: It was so like the cushion that nobody could see it.

= tortoise | tortoises | turtle | turtles | terrapin
a bicycle helmet: Its shell was hard on top and cosy inside.
a polo-neck jumper: Any head could come out of it and go back in.
an upside-down washing-up bowl: It was all roof, with plenty of room to hide.

= snake | snakes | python | cobra | adder | rattlesnake
a scarf: It had no legs, and it could lie in any shape it liked.
a pair of tights: They were long and stretchy and never quite straight.

= crocodile | crocodiles | alligator | alligators | croc
two hairbrushes: One lay on top of the other, with all the teeth inside.
a suitcase: Its long mouth opened very wide and shut with a snap.

= dinosaur | dinosaurs | dino | dinos
a big rubber boot: It went thud, thud, and its prints had patterns in them.
the wardrobe: It was bigger than anybody else, and its door could growl.

= t rex | t-rex | trex | tyrannosaurus | tyrannosaurus rex | velociraptor | raptor
a big jumper with rolled-up sleeves: It was enormous, with very short arms.
a large egg box: It was a great jaw, with bumps for teeth.

= diplodocus | brachiosaurus | brontosaurus | long neck | longneck | apatosaurus
a watering can: It had a round body and a long neck with a small head.
a frying pan: Its neck stuck out as long again as the rest of it.

= triceratops
a toddler’s fork: Its horns were blunt, and they all pointed forwards.
a frilled pillow: It had a frill about its neck and a very big face.

= stegosaurus | ankylosaurus
a tail comb: It had plates along its back and a thin tail behind.
a folded paper fan: Its back went up and down in points all along.

= pterodactyl | pterodactyls | pterosaur | pteranodon
a thin clothes hanger: It had a hooked beak and wide, thin shoulders.
an open umbrella: Its skin was stretched over long, thin bones.

= mammoth | mammoths | woolly mammoth
a shaggy rug: It was hair from end to end, and only the trunk was missing.
two bananas: They were the tusks, and they curved up at the ends.

= bat | bats
a folded umbrella: It hung by its feet with its wings put away.
a pair of black trousers: They hung upside down from the line, with their legs together.

= lion | lions | lioness | lion cub | lion cubs
a bath puff: Whichever way it was turned, it was mane.
a fringed cushion: Its face was in the middle, with long hair on every side.

= tiger | tigers | tiger cub
a striped pillow: It lay so still that not one stripe moved.
two orange mittens: They came down softly, with their claws put away.

= cheetah | cheetahs
a spotted ball: When it ran, all of its spots joined up.
a toy racing car: It was low in front and could be gone in a moment.

= leopard | leopards | jaguar | jaguars | panther | snow leopard
a chocolate-chip biscuit: It had dark spots all over, even underneath.
a colander: It was spotted from its rim down to its tummy.

= elephant | elephants | baby elephant
a grey watering can: It had a trunk, and water came out of it.
a baggy grey sock: It was wrinkled, it was grey, and it was mostly nose.

= giraffe | giraffes
a coat stand: It had a long, thin neck and small horns at the top.
a long wooden spoon: It was a small, flat head on a great deal of neck.

= bear | bears | bear cub | brown bear | grizzly bear | grizzly
a fluffy dressing gown: It was large and furry, with arms made for hugging.
a rolled-up sleeping bag: It was round and warm and could sleep a whole winter.

= polar bear | polar bears
a white sheet: On a white bed it could hardly be seen at all.
a thick white rug: It was so deep that cold feet disappeared in it.

= panda | pandas
a football: It was round, black and white, and liked to roll over.
a white T-shirt with black sleeves: It was white about the tummy and black along both arms.

= koala | koalas
a small rucksack: It put both arms round somebody and stayed there.
a grey mitten: It hugged the bedpost with its thumb.

= kangaroo | kangaroos | wallaby | joey
a hooded jumper: It had a big pocket in front, with room for somebody.
a rubber ball: It never took a step where it could bounce.

= monkey | monkeys | chimpanzee | chimp | orangutan | lemur
a child’s coat hanger: It hung by one arm, and it swung.
a pyjama top: It was mostly long arms, and they hung from anything.

= gorilla | gorillas | ape
a cake tin: It boomed when somebody thumped its chest.
a big rucksack: It was heavy and broad, and its straps hung down like arms.

= sloth | sloths
a cardigan: It hung from the bed by both arms and left it at that.
a heavy curtain: It held on to its rail and moved a hand’s width at most.

= meerkat | meerkats
a rolled-up comic: It stood up on one end and could see a long way.
an upright toothbrush: It stood tall in its cup and kept watch.

= hippo | hippos | hippopotamus
a pedal bin: When it yawned, it was all mouth.
a big bath sponge: It sat in the water with only its back showing.

= rhino | rhinos | rhinoceros
a suitcase on wheels: It was heavy and grey, and it rumbled when it ran.
a dustpan: It kept its nose to the floor and pushed.

= camel | camels
two cushions: They made two humps, with a place to sit in between.
a full water bottle: It carried its own water and could go a long way.

= llama | llamas | alpaca | alpacas
a tall feather duster: It had a long neck and a great deal of hair on top.
a hot-water bottle in a knitted cover: It was wool right up to the top of its neck.

= deer | reindeer | stag | moose | elk | rudolph
an upside-down stool: It carried four tall antlers on a flat head.
a forked twig: It had antlers, and the antlers had antlers.

= penguin | penguins
a skittle: It stood upright and rocked from side to side.
a black cardigan over a white vest: It was white down the middle and dark outside.

= fox | foxes | fox cub
an orange scarf: It slipped round corners, and its tail came a good while after.
an orange napkin, folded: It had a pointed nose and two pointed ears.

= wolf | wolves | werewolf | coyote
a cardboard tube: The howl that came out of it was long and hollow.
a grey blanket: It was grey and shaggy, and with two pinches it had ears.

= squirrel | squirrels | chipmunk
a washing-up brush: It was thin in front and very bushy behind.
an old coat: It had put things in its pockets and forgotten them.

= mouse | mice
a bath plug: It was small and round, with a long, thin tail.
a ball of fluff: It lived under the bed and ran from every broom.

= rat | rats
a long bath brush: It had bristles all over, except on its bare tail.
a grey funnel: It was long in the nose, and its nose went in first.

= rabbit | rabbits | bunny | bunnies | hare | hares
a white glove: Two of its fingers stood up, and the rest were tucked in.
a white pompom: It was the tail, which is mostly what people see.

= hamster | hamsters | gerbil | gerbils
a full pencil case: Both its cheeks were stuffed.
a toilet roll: It could run round and round for as long as it liked.

= guinea pig | guinea pigs
a furry hat: It was hairy all round, and front and back looked the same.
a squeaky bath toy: It said wheek as soon as it was touched.

= mole | moles
a sand spade: It was one broad, flat hand, made for digging.
a velvet purse: It was dark, and soft whichever way it was stroked.

= badger | badgers
a striped slipper: It had a striped nose and felt at home under the bed.
a wide hand brush: It was low and bristly and pushed through whatever was there.

= beaver | beavers
a spatula: It had a wide, flat tail that was good for slapping.
a chewed pencil: Somebody had gnawed the wood and was not ashamed of it.

= otter | otters
a wooden bath brush: It was long and smooth, and it floated on its back.
a dripping flannel: It slid down the side of the bath and went in again.

= skunk | skunks
a worn sock: Everybody knew that it was there before they saw it.
a squeezy bottle: One squeeze, and the whole room could smell it.

= parrot | parrots | budgie | budgies | parakeet | cockatoo | macaw
a long cardboard tube: What went in came out again, only louder.
a rainbow scarf: It sat on a shoulder and showed all its colours.

= pigeon | pigeons | dove | doves
an envelope: It had flat wings, and it always knew the address.
a grey jug: It had a round chest and a small beak.

= seagull | seagulls | gull | gulls
a pair of tongs: They could take a chip and not even ask.
a paper plane: It held its wings out straight and let the air do the rest.

= bird | birds | robin | sparrow | blackbird | blue tit | finch | canary
a small clothes peg: It sat on the line and held on with both feet.
a feather: It was light enough for any breath to lift it.

= crow | crows | raven | ravens | rook | magpie | magpies
a creaky chair: It said caw when anybody sat down.
a black handbag: There was nearly always something shiny in it.

= eagle | eagles | hawk | falcon | vulture | buzzard
a coat hook: It had a hooked beak and looked down on everybody.
a beach towel: Its wings were as wide as anybody’s arms could hold them.

= peacock | peacocks
a paper fan: When it opened, everything round it looked plain.
a bright skirt: It spread itself out and turned slowly to be seen.

= flamingo | flamingos | stork | heron
a pink umbrella: It stood on one thin leg and leaned on nothing.
a pair of pink tights: They were leg, and then more leg.

= ostrich | ostriches | emu
a ruffled feather duster: It was a ball of feathers on one bare leg.
a pair of long trousers: They took one step where others took three.

= dragon | dragons | baby dragon
a quilted coat: It was scales all over, in neat rows.
the radiator: It had ribs along its side, and it rumbled as it grew warm.

= knight | knights
a shiny colander: It was a helmet, with plenty of holes to look through.
a saucepan lid: It was a shield, and it rang when it was struck.

= pirate | pirates
a kitchen-roll tube: It had only one eye and saw a long way with it.
a sandy rubber boot: It had half a beach in it and stamped along the deck.

= princess | princesses | fairy princess
a pleated lampshade: It stood in a wide skirt and shone from inside.
a frilly bath puff: It was frills upon frills and needed a chair to itself.

= prince | princes
a polished shoe: It shone, it stood straight, and it looked ready to dance.
a smooth hairbrush: It had a fine straight back and every hair in place.

= king | kings
a pepper mill: It was tall and round and wore a knob for a crown.
a large pillow: It sat at the head of the bed, leaning back.

= queen | queens
a bell: It was wide at the hem, and when it spoke, people came.
a quilted tea cosy: It had a full skirt and a knob on top.

= robot | robots
a cardboard box: It was square on every side and could only turn corners.
a digital clock: Its face was made of numbers, and it beeped.

= alien | aliens | martian
a green sponge: It was full of holes, and nobody could tell which way was up.
a whisk: Its head was all loops, and it hummed as it turned.

= ghost | ghosts | spook
a pillowcase: It was white, it floated, and it had no feet.
a net curtain: Anybody could see right through it.

= monster | monsters
a heap of washing: It had arms and legs everywhere and no face at all.
two furry slippers: They had wide mouths and lived under the bed.

= witch | witches
a funnel: It was nearly all pointed hat.
a garden broom: It leaned by the door as if it had just flown in.

= wizard | wizards | sorcerer | merlin
a dressing gown: It had wide sleeves, and that is where the magic is kept.
a stirring spoon: It was long and thin, and things changed when it went round.

= giant | giants | giantess | ogre
a grown-up’s boot: It was so big that other shoes could stand inside.
the tall wardrobe: Nobody knew what was on top of it.

= fairy | fairies | pixie | sprite
a small feather: It came down slowly and touched the floor on tiptoe.
a pleated tissue: It was two thin wings with a pinch in the middle.

= tooth fairy
a white feather: It could slip under a pillow, and nobody would feel it.
a new toothbrush: It took a great interest in teeth.

= mermaid | mermaids | merman
a long skirt: Two legs went in at the top, and one tail came out.
a sleeping bag: At the top it was a person, and below it was all tail.

= unicorn | unicorns | pegasus | alicorn
a slipper with a crayon in it: It had a soft nose and one straight horn.
an ice-cream cone: It was a single horn, with a pattern and a fine point.

= troll | trolls
a creaky floorboard: It grumbled whenever anybody walked across it.
a knobbly potato: It was lumpy and brown and happiest in the dark.

= snowman | snowmen | snowwoman
three toilet rolls: They stood one on another, all of them white.
a boiled egg with a scarf on: It was smooth and white and did not care for warm rooms.

= superhero | superheroes | super hero | hero
a pair of leggings with pants over them: They were dressed in the order that heroes prefer.
a red towel: It flew straight out behind whoever ran with it.

= astronaut | astronauts | spaceman | spacewoman
a padded coat: It was puffed up all over, and its arms would hardly bend.
a mixing bowl: It was a big round helmet with plenty of air in it.

= father christmas | santa | santa claus | saint nicholas | st nicholas
a red bobble hat: It had white fluff wherever it stopped being red.
a full pillowcase: It bulged, and nobody could tell what with.

= elf | elves | leprechaun | leprechauns
two small mittens: They were never still, and they could make anything.
a roll of wrapping paper: It was thin and quick, and what it touched became a present.

= gnome | gnomes | dwarf | dwarves
an apple under a paper cone: It had red cheeks and a very pointed hat.
a bobble hat: It was all hat, with no room left for a face.

= goblin | goblins | imp | gremlin
a crumpled glove: It had long fingers, and they got into everything.
the remote control: It was never to be found where it had been put.

= vampire | vampires | dracula
a dark curtain: It swept like a cape and kept out all the sun.
two white crayons: They hung down in front, and everybody was polite to them.

= skeleton | skeletons
a clothes airer: It was nothing but bones, and it folded up flat.
a bare coat hanger: It was a pair of shoulders, with nobody round them.

= zombie | zombies
a pair of loose slippers: They shuffled and could not pick up their feet.
a pair of pyjamas: They held their arms out in front and had only just woken.

= ninja | ninjas
a pair of black tights: They could come down from any height, and nobody heard a thing.
a black T-shirt: It was folded up, with only a slit left for the eyes.

= cowboy | cowboys | cowgirl | cowgirls
a pair of boots: They stood wide apart, as if there were a horse between them.
a wide-brimmed hat: It tipped forward for a nap and back for a hello.

= genie | genies
a bubble-bath bottle: There was far more in it than anybody would think.
the bedside lamp: One touch, and there it was.

= yeti | yetis | bigfoot | abominable snowman | sasquatch
a white bath mat: It was shaggy all over, and nobody had ever seen its face.
an enormous snow boot: It was furry at the top and left very large prints.

= sea monster | kraken | loch ness monster | nessie | serpent | sea serpent
a rumpled blanket: It came up in three humps, with gaps in between.
a wet mop: It put its many arms over the edge of the bucket.

= sandman
an egg timer: It was full of fine sand and made no noise with it.
a flour sieve: What fell from it came down very softly.

= easter bunny
a basket: It went carefully, because of the eggs.
two upright rulers: They stood up like ears behind the back of a chair.

= angel | angels
a white nightdress: It had wide sleeves and hardly touched the floor.
a paper plate: It was a halo, perfectly round.

= scarecrow | scarecrows
a shirt on a hanger: It held its arms out straight and never lowered them.
a broom in a cardigan: It stood on one leg and had straw for hair.

= driver | drivers | taxi driver | lorry driver | truck driver | racing driver
a large saucepan lid: It came with its own steering wheel.
a peaked cap: It looked straight ahead from under its peak.

= bus driver | bus drivers | coach driver
a round tray: It was wide and flat, like the wheel of a bus.
a door handle: It sat beside the door and let everybody in.

= train driver | train drivers | engine driver
a torch: It sat right at the front, and its light went on ahead.
a round clock: It was never one minute late.

= pilot | pilots
a wooden coat hanger: It held its arms out on both sides and kept them level.
a pair of earmuffs: They sat over both ears, as a pilot’s do.

= teacher | teachers | class teacher | supply teacher
a big open book: It stood at the front, and it knew what came next.
a sharp pencil: It was good at spelling and even better at sums.

= head teacher | headteacher | headmaster | headmistress | principal
a big bunch of keys: It jingled, and the whole corridor knew who was coming.
a tall lamp: From up there it could see into every corner.

= teaching assistant | nursery teacher | key worker | keyworker | nursery nurse
a low stool: It was just the right height for talking to small people.
a cardigan with pockets: It had tissues in one and stickers in the other.

= dinner lady | dinner ladies | lunch lady | school cook | lunchtime supervisor
a soup ladle: It gave everybody the same, and then a little more.
an apron: It smelled of gravy and had some custard on its pocket.

= lollipop lady | lollipop man | lollipop person | crossing guard
a wooden spoon: It held up its round face, and everything stopped.
a yellow raincoat: It could be seen from the far end of any road.

= doctor | doctors | gp | paediatrician
a paper cup: Held against a chest, it could hear the thump.
a small torch: It was very good at looking into ears.

= nurse | nurses
a box of tissues: It was soft, and it was there before anybody asked.
a cool flannel: It was gentle and knew about foreheads.

= dentist | dentists | hygienist
a small silver spoon: It could look at a tooth from behind.
a clean toothbrush: It took a close interest in the ones at the back.

= vet | vets
a thick towel: It could hold a cross cat and stay calm.
a soft clothes brush: It knew which way fur goes and went that way.

= optician | opticians | eye doctor
an open glasses case: What came out of it made everything sharp.
two toilet-roll tubes: They looked with one eye first, and then the other.

= paramedic | paramedics | ambulance driver | ambulance man
a plaster: It came quickly, and it stayed until things were better.
a folded blanket: It went round the shoulders and asked for nothing.

= therapist | physio | physiotherapist | speech therapist | occupational therapist
a large soft ball: It rolled so slowly that anybody could join in.
a firm cushion: It gave way a little, and then it held.

= hairdresser | hairdressers | barber | barbers
a wide comb: It went straight through and left a parting behind it.
a soft hairbrush: It knew a good deal about knots.

= policeman | policemen | policewoman | police officer | police officers | police | cop
a buttoned coat: It stood up straight, with a shiny row down its front.
a loud whistle: It only had to say stop once.

= firefighter | firefighters | fireman | firemen | firewoman
a rubber boot: It stood at the door, ready to be jumped into.
a full watering can: It had its water with it and a nose to aim it.

= postman | postmen | postwoman | mailman | mail carrier | postie
a shoulder bag: It was full of other people’s news.
a pair of worn trainers: They had been up to every door in the street.

= delivery driver | delivery man | delivery person | courier
an empty parcel: It came right up to the door and never any further.
a shoebox with a label: It knew the right house, and very nearly the right door.

= bin man | bin men | binman | binmen | dustman | dustmen | garbage man | refuse collector
a strong bucket: It came along, was filled, and clattered on its way.
a broad dustpan: It took whatever it was given and was ready for more.

= farmer | farmers
a muddy boot: It had been out to the field and brought some of it back.
a wide basket: It had a bit of straw in it, and hens knew it well.

= shopkeeper | shopkeepers | shop assistant | shop lady | shop man
a chest of drawers: It had everything, and it knew in which drawer.
a clicking purse: It snapped open, gave the change and snapped shut.

= cashier | cashiers | checkout lady | checkout assistant
a calculator: It liked a long sum and got it right.
a beeping clock: It said beep, and beep, and beep, without tiring.

= waiter | waiters | waitress | waitresses | server
a tray: It kept level, whatever was standing on it.
a folded napkin: It was white and neat and waited beside the table.

= chef | chefs | cook | cooks
a white paper bag: It stood up tall and puffy, like a chef’s hat.
a well-used wooden spoon: It had stirred nearly everything and tasted most of it.

= baker | bakers
a rolling pin: It leaned on its work with both hands.
a floury apron: It was white down the front and smelled of warm bread.

= coach | coaches | football coach | pe teacher | sports coach | instructor
a whistle: It was tiny, and the whole field could hear it.
a cone of card: It made any voice reach the far goal.

= referee | referees | ref | umpire
a playing card: It was held up high, and nobody argued with it for long.
a shrill whistle: One blast, and both sides looked round.

= goalkeeper | goalkeepers | goalie | keeper
two padded gloves: They were wide open and ready for anything round.
a big cushion: It could throw itself sideways and land softly.

= footballer | footballers | football player | striker | player | players
a left shoe: It was at its best when a ball came along.
a shirt with a number: It had a number on its back and grass on its front.

= runner | runners | sprinter | athlete | athletes
a pair of trainers: Each of them wanted to be the one in front.
a wind-up car: It was ready, it was steady, and it could hardly wait.

= gymnast | gymnasts | acrobat | acrobats | gymnastics teacher
a pair of stretchy tights: They could do the splits without even trying.
a bent straw: It could fold in half and come up straight.

= captain | captains
a sailor’s cap: It faced the way that everyone was going.
a bedpost: It stood up straight at the front and looked out over everything.

= conductor | conductors
a raised paintbrush: One wave of it, and everybody came in together.
a shirt with long tails: It was smart in front and even smarter behind.

= librarian | librarians | library lady
a bookmark: It always knew the page.
a soft cloth: It could go along every shelf and not make a sound.

= swimming teacher | swim teacher | swimming instructor | swim coach
a yellow bath duck: It sat on the water as if there were nothing to it.
a big dry towel: It stood at the edge, ready for whoever came out.

= lifeguard | lifeguards
an armband: It knew one direction, and that was up.
a tall stool: It sat higher than the others and missed nothing.

= diver | divers | scuba diver | deep-sea diver
a pair of goggles: They liked to see what was underneath.
a heavy bar of soap: It went to the bottom and felt its way about.

= sailor | sailors
a paper hat: Turned the other way up, it was also the boat.
a striped T-shirt: It had stripes across its chest and swayed on the line.

= fisherman | fishermen | fisherwoman
a brass hook: It had all the patience in the world.
a kitchen sieve: It let the water go and kept the rest.

= builder | builders | workman | workmen | construction worker | digger driver
a building brick: It was strong and square and stood where it was put.
an upturned yellow bowl: It was a hard hat, with somebody busy underneath.

= plumber | plumbers
two cardboard tubes: They knew all about pipes, from the inside.
the bath tap: It ran, it dripped, and with one turn it was mended.

= electrician | electricians
the light switch: One click of it, and everybody could see.
a bright torch: It looked behind things and found the trouble.

= painter | painters | decorator | decorators | artist | artists
an old T-shirt: It had drops of every colour down its front.
a large paintbrush: It had a bit of every wall still on it.

= gardener | gardeners
a flowerpot: It had earth in every crack and something growing on top.
a small watering can: It bent over whatever grew and gave it a drink.

= cleaner | cleaners | window cleaner
a yellow duster: It went round everything, and then round the back.
a soapy sponge: It squeaked in circles and left a clean patch.

= caretaker | caretakers | janitor
a long broom: It knew every corner of the building.
a full drawer: It had one of everything, and something for every squeak.

= mechanic | mechanics
a pair of old trousers: They were two legs, sticking out from underneath.
a foot pump: It took a deep breath and got on with the job.

= scientist | scientists | inventor | inventors | professor
a measuring jug: It had lines up its side and was very exact.
a kitchen timer: It waited quietly, and then it rang out with the news.

= soldier | soldiers | guard | guards
a red crayon: It stood to attention in a long red coat.
a stiff toothbrush: It stood straight in its cup and never left its post.

= photographer | photographers
a tissue box: It looked at everybody through one hole and waited for a smile.
a bicycle lamp: It gave a flash, and everybody blinked.

= magician | magicians
a deep hat: There was more inside than anybody had seen go in.
a new box of tissues: It drew out one, and another came up behind.

= clown | clowns
two odd socks: One had spots and one had stripes, and both were proud.
a pair of big shoes: They were much too long and made the most of it.

= ballerina | ballerinas | dancer | dancers | ballet teacher | dance teacher
a paper cake case: It had a pleated skirt that stood straight out.
a dolly peg: It had two straight legs and stood on their very tips.

= singer | singers | pop star | rock star | choir
a round hairbrush: It was used to being held up close and sung into.
the shower: It could hold one note for as long as it liked.

= musician | musicians | drummer | band | music teacher | piano teacher
two spoons: They clicked together and never lost the beat.
an empty biscuit tin: It had a high note at the edge and a low one inside.

= shepherd | shepherds | shepherdess
a tea towel: Over a head it looked just as it does at Christmas.
a curved umbrella: It had a hook at the top for catching sheep.

= wise men | three kings | three wise men
three shampoo bottles: They stood in a row, and each one smelled precious.
three small boxes: Each held something, and none of them said what.

= zookeeper | zookeepers | zoo keeper
a bucket: Whoever heard it rattle came to see what was for dinner.
a large bunch of keys: It had one for each door and never mixed them up.

= detective | detectives | spy | spies | secret agent
a pair of dark glasses: They saw everybody, and nobody saw where they looked.
a long raincoat: It had its collar up and something in its pocket.

= explorer | explorers | adventurer
a packed rucksack: It had a pocket for everything, and a map in one of them.
a folded map: It had been unfolded in a great many places.

= burglar | burglars | robber | robbers | thief | thieves | baddie | baddies
a single sock: It would not say where the other one had gone.
a lumpy pillowcase: It did its best to look like a pillow.

= babysitter | babysitters | childminder | childminders | au pair
a soft armchair: It had two wide arms and room for a book.
a night light: It stayed up and did not mind how long.

= neighbour | neighbours | neighbor | neighbors
an empty cup: It looked as if it had come round for sugar.
the other pillow: It was always just next door.

= lady | ladies | woman | women
a handbag: It stood very upright and had thought of everything.
a slim umbrella: It was smart from end to end and walked with a tap.

= man | men | gentleman | gentlemen | guy
a felt hat: It went up a little whenever somebody said hello.
a checked shirt: Its sleeves were rolled up, and it was ready to help.

= boy | boys
a slipped-down sock: It was in too much of a hurry to stay up.
a bulging rucksack: It was full, and nobody else knew of what.

= girl | girls
a small rubber boot: It had never yet gone round a puddle.
a stretchy headband: It was small, but it could go a long way.

= child | kid | little one
a bouncy ball: It could keep still, but it did not see why.
a short crayon: It was not very tall, and it had plenty left in it.

= children | kids | schoolchildren | pupils
a handful of building bricks: They were every colour, and they were everywhere.
three bouncy balls: They went off in four directions.

= baby | babies | newborn | new baby | infant
a rolled-up towel: It was warm and well wrapped and fitted in one arm.
a bread roll: It was small, soft and warm, and it smelled good.

= toddler | toddlers
a wobbly skittle: It stood, it swayed, and everybody held their breath.
a rolling orange: It set off without looking and stopped at the wall.

= twins | twin | triplets
a pair of mittens: They were alike in everything except left and right.
two egg cups: They stood close together and came from the same box.

= friend | friends | best friend | best friends | buddy | buddies | mate | mates | pal
the other slipper: It was never far away from the first one.
a warm blanket: There was always room for one more beside it.

= class | classmates | reception class | kindergarten class
a box of crayons: They were all different, and they all lived in one box.
a tub of felt pens: They stood close together, and not all had their caps on.

= audience | audiences | spectators | fans
a row of shoes: They all faced the front and kept their tongues still.
a shelf of books: They sat in a row, shoulder to shoulder, and looked up.

= crowd | crowds
a bowl of cornflakes: It was full to the brim, and it rustled.
a box of building bricks: It could not move without a great deal of chatter.

= team | teams | football team
five yellow pegs: They were all the same colour, and so they knew each other.
a hand of bananas: They all held on at one end and stuck together.

= guests | visitors | party guests
six paper cups: They stood about in little groups.
a heap of coats: They lay on the bed, some still holding each other’s sleeves.

= passengers | travellers
a line of clothes pegs: They all held on and swayed together.
two mittens: They sat side by side in a pocket and were carried along.

= bride | brides
a long roll of paper: It was white, and its train went right across the floor.
a lace curtain: It was all flowers and holes, and it trailed behind.

= groom | bridegroom | best man
a laced-up shoe: It had been polished, and its bow was tied.
a white shirt: It was freshly ironed, up to the top button.

= bridesmaid | bridesmaids | flower girl | page boy | ring bearer
a small peg: It held on to the hem and did not let go.
a little basket: It carried the petals and swung a bit.

= vicar | vicars | pastor | minister | chaplain
a bright lamp: It stood quietly in front and gave a warm light.
a small bell: Its voice was clear, and people liked to come when it called.

= imam | imams
a metal bowl: It had a full, round voice that filled the whole room.
a thick book: It held a great many words and knew every one.

= priest | priests | monk | nun | nuns
a ticking clock: Its voice was even and calm, and nobody could hurry it.
a long white tablecloth: It had quiet folds, right down to the floor.

= rabbi | rabbis
a well-read book: It always had one more good question in it.
a reading lamp: It leaned over the page together with everybody.

= cousin | cousins
a jumper in another size: It was made of the very same wool.
a spare blanket: It was kept for nights when somebody stays.

= auntie | aunt | aunty | aunties
a wide soft scarf: It went round people and squeezed.
a large handbag: There was always something nice at the bottom of it.

= uncle | uncles
a deep saucepan: It had a big voice, and there was something good inside.
a rocking chair: Whoever sat on its knee went up and down.

= grandma | granny | grandmother | nana | nan | nanna | gran | nanny | grandmas
a patchwork quilt: It had a story for every square.
a biscuit tin: It knew what everybody liked.

= grandad | grandpa | grandfather | granddad | gramps | grampa | grandads
a warm cardigan: Its pockets were deep, and there was often a sweet in one.
a toolbox: It had mended nearly everything at least once.

= grandparents | granny and grandad | nana and grandad
two soft cushions: They leaned on each other and were both easy to lean on.
two mugs: They stood side by side, with their handles arm in arm.

= mum | mummy | mom | mommy | mama | mam | mother | mums | mummies
a warm quilt: It came right up to the chin and stayed there.
a large bath towel: It was soft, and it went all the way round.

= dad | daddy | papa | father | dads | daddies
a very big slipper: A small foot could stand on top and be walked about.
a large jumper: Anybody could crawl in at the bottom and be warm.

= parents | mum and dad | mummy and daddy | mom and dad
two dressing gowns: They hung on one hook, arm in arm.
two pillows: There was a warm place in between, exactly wide enough.

= brother | brothers | little brother | big brother | baby brother
a jigsaw piece: It fitted beside the next one, after some pushing.
a toy car: It made its own noise and needed the whole floor.

= sister | sisters | little sister | big sister | baby sister
a mitten: It was one of two and did it all the other way round.
a felt pen: It was bright, and it left its mark on things.

= family | families
a cup of toothbrushes: They were all sizes, and they leaned on one another.
four shoes by the door: They were large and small, and they came home together.

= birthday boy | birthday girl
a wrapped box: It was in its brightest paper, and everybody looked at it.
an egg in an egg cup: It had the best seat and a place all to itself.

= *animal
a glove: It could walk, swim or fly, all with five fingers.
a sock: With a hand in it, it opened its mouth and looked round.
a soft cushion: It could be stroked anywhere and held quite still for it.
a pair of slippers: They could creep, hop or run, whichever was needed.
a folded T-shirt: It kept its legs tucked under, however many there were.
a clothes peg: It had a mouth, and it knew how to hold on.

= *person
an armchair: It had arms and legs and a good straight back.
a round-faced spoon: It had a head, a neck and very good manners.
a hat: Anybody at all could have been under it.
a coat: It had two shoulders, two sleeves and a pocket for everything.
a shoe: It got about on foot, like most people.
a pillow: It sat up nicely when it was propped, and it listened.

= *creature
a dressing gown: It had arms and no face, and so anything was possible.
a hump in the quilt: There was certainly something in there.
a banana in a mitten: It was of a kind that nobody had seen before.
a bath mat: From a little way off it could be fur, feathers or scales.
the laundry basket: Nobody could say for certain what was inside.
a large pillowcase: It had a different shape every time it was picked up.

= *name
a jigsaw piece: There was only one of that shape, and no other would do.
a toothbrush: Everybody knew at once which one it was.
a bicycle bell: Everybody heard it coming and knew who it was.
a jumper: There was no other like it, down to the last stitch.
a pillow: It had its own dent and could be known by that.
a slipper: Its walk could be told from the next room.
`
