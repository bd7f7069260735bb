import { figures } from './figures.ts'
import { firstNames } from './first-names.ts'

/** What a noun is: a plot asks for a small animal, a treat, somewhere to go. */
export type NounClass =
  | 'animal'
  | 'creature'
  | 'toy'
  | 'person'
  | 'kin'
  | 'food'
  | 'place'
  | 'vehicle'
  | 'clothes'
  | 'sport'
  | 'instrument'
  | 'weather'
  | 'thing'

const words = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

const byClass: Record<NounClass, readonly string[]> = {
  animal: words(`
    dog, cat, puppy, kitten, rabbit, bunny, hamster, guinea pig, gerbil, goldfish, fish, budgie, parrot, pony, horse, donkey, cow, calf, sheep,
    lamb, goat, pig, piglet, hen, chicken, chick, cockerel, duck, duckling, goose, swan, turkey, bird, robin, owl, pigeon, seagull, puffin, penguin,
    flamingo, peacock, ostrich, eagle, crow, magpie, blackbird, sparrow, woodpecker, toucan, fox, badger, hedgehog, squirrel, mole, mouse, rat, deer,
    fawn, reindeer, moose, hare, otter, beaver, seal, whale, dolphin, shark, octopus, jellyfish, starfish, seahorse, crab, lobster, turtle, tortoise,
    terrapin, frog, toad, newt, tadpole, snake, lizard, gecko, iguana, crocodile, alligator, chameleon, snail, slug, worm, bee, bumblebee, wasp, ant,
    spider, beetle, ladybird, ladybug, butterfly, moth, caterpillar, dragonfly, grasshopper, cricket, fly, firefly, glow-worm, bug, insect, bear, polar bear,
    panda, koala, kangaroo, wombat, platypus, lion, tiger, leopard, cheetah, jaguar, panther, lynx, wolf, elephant, giraffe, zebra, hippo, hippopotamus,
    rhino, rhinoceros, camel, llama, alpaca, monkey, gorilla, chimpanzee, chimp, orangutan, lemur, sloth, meerkat, raccoon, skunk, possum, bat, armadillo,
    anteater, walrus, narwhal, ferret, chinchilla, stick insect, animal, pet, kitty, doggy, doggie, pup, labrador, poodle, sausage dog, dachshund, chipmunk, porcupine,
    swallow, heron, bull, ox, buffalo, bison, coyote, hyena, salamander, squid, stingray, salmon, trout, shrimp, centipede, woodlouse, ladybirds, highland cow, moo cow, greyhound, whippet, spaniel, cockapoo, labradoodle, terrier, collie, pug, husky, alsatian, chihuahua, beagle, dalmatian, corgi, retriever, ray, manta ray, pangolin, capybara, axolotl, red panda, snow leopard, arctic fox, mongoose, aardvark, warthog, gazelle, antelope, bushbaby, vole, shrew, dormouse, pine marten, stoat, weasel, kingfisher, kookaburra, emu, cassowary, wallaby, echidna, dingo, quokka, orca, manatee, dugong, clownfish, pufferfish, seal pup, newborn lamb, foal, joey, cub, chook, doggo, pooch, moggy, bobcat, cougar, mountain lion, crayfish, clam, oyster, scorpion, tarantula, praying mantis, earwig, daddy longlegs, cicada, gnat, mosquito, midge`),
  creature: words(`
    dragon, sea serpent, serpent, leviathan, centaur, faun, brownie elf, banshee, selkie, water horse, kelpie, snow monster, cloud monster, sock monster, cyborg, spacewoman, sorcerer, sorceress, enchantress, fairy godmother, tooth mouse, sleeping beauty, cinderella, robin hood, king arthur, viking, roman, caveman, pharaoh, samurai, spook, ghoul, dracula, superhero girl, supergirl, superman, batgirl, wonder woman, iron man, the hulk, minion, ninja turtle, smurf, unicorn, dinosaur, dino, t-rex, t rex, trex, tyrannosaurus, triceratops, stegosaurus, diplodocus, brachiosaurus, velociraptor, pterodactyl, raptor,
    monster, ghost, witch, wizard, fairy, tooth fairy, elf, gnome, goblin, troll, giant, ogre, mermaid, merman, phoenix, griffin, pegasus, yeti, bigfoot,
    loch ness monster, alien, robot, vampire, zombie, werewolf, mummies, skeleton, pirate, princess, prince, king, queen, knight, superhero, hero, baddie, baddy, villain, ninja,
    cowboy, cowgirl, genie, sprite, pixie, leprechaun, santa, father christmas, easter bunny, snowman, scarecrow, gingerbread man, gruffalo, astronaut, clown,
    wolfman, imp, kraken, cyclops, minotaur, snow queen, rainbow fish, bogeyman, boogeyman, nightmare monster, sea monster, sandman, moon man, spaceman`),
  toy: words(`
    toy, teddy, teddy bear, doll, dolly, lego, duplo, blanket, blankie, comforter, lovey, snuggly, cuddly, cuddly toy, soft toy, stuffed animal, stuffie, plushie, puppet, puzzle, jigsaw,
    ball, kite, balloon, bubble, blocks, playdough, slime, marble, yo-yo, dollhouse, doll's house, dolls house, train set, scalextric, spinner, water pistol, building block,
    action figure, barbie, pokemon, trampoline, slide, swing, seesaw, sandpit, scooter, skateboard, roller skate, skate, sledge, board game, card game, game, minecraft, roblox`),
  person: words(`
    social worker, keeper, lighthouse keeper, zookeeper, zoo keeper, thief, burglar, robber, shepherd, magician, acrobat, juggler, shopkeeper, grocer, butcher, milkman, conductor, ticket inspector, guard, lifeguard, referee, goalie, goalkeeper, mayor, president, judge, lawyer, soldier, lumberjack, fisherman, diver, mountaineer, archaeologist, palaeontologist, gamer, drummer, guitarist, pianist, popstar, pop star, rock star, model maker, potter, carpenter, blacksmith, tailor, cobbler, beekeeper, sea captain, partner, key person, midwife, optician, hairdresser, barber, friend, best friend, bestie, mate, pal, bff, boy, girl, child, kid, man, woman, lady, baby, toddler, teacher, head teacher, headteacher, key worker, childminder, nanny, babysitter,
    neighbour, neighbor, doctor, dentist, nurse, vet, postman, mailman, policeman, police officer, firefighter, fireman, bus driver, train driver, driver, farmer, builder,
    chef, cook, baker, lollipop lady, librarian, astronomer, scientist, explorer, detective, spy, inventor, sailor, captain, pilot, ballerina, dancer, singer, footballer,
    classmate, coach, godmother, godfather, godparent, stepmum, stepdad, stepmom, imaginary friend, visitor, guest, people, person, family, team, class, stranger, carer, artist, painter, writer,
    youtuber, gymnast, teacher's, bride, flower girl, bridesmaid, lodger, au pair, policewoman, paramedic, mechanic, plumber, gardener, engineer, singer, racing driver`),
  kin: words(`
    mum, mummy, mam, mammy, mom, mommy, mama, mother, mumma, ma, dad, daddy, dada, papa, father, da, pa, brother, sister, bro, sis, sibling, twin, cousin, aunt, aunty, auntie, uncle, granny, gran,
    grandma, grandmother, nan, nana, nanna, nanny, nonna, oma, grandpa, grandad, granddad, granddaddy, stepbrother, stepsister, grandfather, gramps, grampy, pop, pops, opa, nonno, papaw, mamaw, meemaw, granda, grandparent, parent,
    step mum, step dad, stepbrother, stepsister, half sister, half brother, baby brother, baby sister, little brother, little sister, big brother, big sister, older brother, older sister,
    great gran, great grandma, great grandad, great granny, great nan, great-grandma, great-grandad, niece, nephew, abuela, abuelo, nani, nana ji, dadi, daadi, dada ji, yaya, bubbe, zayde, wife, husband, babcia, dziadek, lola, lolo, halmoni, thatha, paati, patti, ajji, ajja, ammamma, ammachi, appachan, nanu, nanaji, dadu, dadaji, thakuma, amma, appa, ammi, abbu, abba, ammu, papi, mami, mamá, papá, tata, tía, tío, tia, tio, tita, tito, kuya, didi, bhaiya, bhai, chacha, chachi, mausi, masi, maasi, bua, taya, khala, phupho, phuppo, jiddo, teta, teita, sitti, yiayia, pappou, oma, opa, mormor, morfar, farmor, farfar, babushka, dedushka, dido, bampy, bampi, bamps, taid, nain, mamgu, tadcu, mamo, daideo, grampa, grandmama, grandpapa, grammy, grammie, memaw, mawmaw, peepaw, poppy, poppa, paw paw, nanan, popo, gong gong, ye ye, nai nai, po po, ah ma, stepson, stepdaughter, godson, goddaughter, in-law, mother in law, big bro, lil sis, foster sister, foster brother, foster mum, foster dad, gigi, mimi, pappy, pawpaw, grandson, granddaughter`),
  food: words(`
    pancake, cake, cupcake, biscuit, cookie, ice cream, ice-cream, chocolate, hot chocolate, sweet, candy, lolly, ice lolly, popsicle, sausage, pizza, pasta, spaghetti, noodle, rice, chip, fries, fish finger, burger, bread, toast,
    butter, jam, honey, cheese, yoghurt, yogurt, milk, juice, egg, soup, porridge, cereal, sandwich, apple, banana, strawberry, blueberry, raspberry, grape, orange, pear, peach, plum, cherry, lemon, melon, watermelon, mango, pineapple,
    carrot, pea, broccoli, cauliflower, cabbage, sprout, potato, tomato, cucumber, sweetcorn, corn, bean, mushroom, onion, pumpkin, pie, waffle, muffin, doughnut, donut, crisp, popcorn, marshmallow, jelly, custard, curry, dumpling, taco, sushi,
    nugget, chicken nugget, meatball, ham, bacon, nut, peanut, peanut butter, raisin, snack, picnic, breakfast, lunch, dinner, tea, supper, pudding, dessert, veg, vegetable, fruit, salad, mac and cheese, macaroni, naan, roti, dal, samosa, pretzel, bagel, croissant, gingerbread, brownie, smoothie, gravy, ketchup, hummus, olive, avocado, cheesecake, scone, crumble`),
  place: words(`
    school, nursery, preschool, kindergarten, zoo, farm, museum, beach, seaside, sea, ocean, park, playground, swings, wood, woods, forest, jungle, rainforest, desert, mountain, hill, river, lake, pond, stream, waterfall, island, cave, field, meadow, garden, allotment, backyard, yard, city, town,
    village, castle, palace, lighthouse, harbour, harbor, treehouse, tree house, den, fort, tent, campsite, moon, mars, space, planet, sky, cloud, rainbow, north pole, south pole, arctic, antarctica, africa, library, shop, supermarket, market, bakery, cafe, cinema, theatre, theater,
    circus, fair, funfair, theme park, water park, aquarium, safari, safari park, soft play, swimming pool, pool, leisure centre, football ground, stadium, train station, station, airport, church, mosque, temple, synagogue, hotel, cottage, caravan, attic, loft, cellar, basement, shed, greenhouse,
    kitchen, bedroom, bathroom, landing, upstairs, downstairs, stairs, wardrobe, closet, cupboard, under the sea, outer space, fairyland, wonderland, candy land, disneyland, disney, legoland, peppa pig world, trampoline park, bowling, ice rink, splash park, dinosaur park, nature reserve, stables, orchard, science centre, art gallery, gallery, pantomime, panto, aquapark, canal, bridge, tower, school fair, fete, carnival, rock pool, rockpool`),
  vehicle: words(`
    train, ice cream van, milk float, post van, camper van, campervan, minibus, tank, go-kart, go kart, quad bike, snowmobile, hoverboard, lift truck, road roller, street sweeper, recycling lorry, tow truck, pickup truck, lifeboat, narrowboat, canal boat, barge, yacht, dinghy, raft, glider, airship, space shuttle, moon rocket, tube train, bullet train, steam train, steam engine, engine, tram, tube, underground, bus, double decker, coach, car, van, lorry, bin lorry, bin truck, garbage truck, truck, monster truck, dump truck, dumper, dumper truck, digger, excavator, bulldozer, tractor, combine harvester, crane, cement mixer, fire engine, fire truck,
    police car, ambulance, taxi, bike, bicycle, motorbike, tricycle, balance bike, plane, aeroplane, airplane, helicopter, jet, hot air balloon, rocket, spaceship, ufo, boat, ship, pirate ship, sailing boat, submarine, ferry, canoe, kayak, rowing boat, sleigh, race car, racing car, forklift, steamroller, snowplough, snowplow, hovercraft, cable car, rollercoaster, wheel`),
  clothes: words(`
    shoe, welly, wellington, boot, coat, hat, bobble hat, scarf, glove, mitten, sock, jumper, sweater, dress, skirt, tutu, pyjama, pajama, pj, cape, crown, costume, uniform, school uniform, backpack, rucksack, bag, slipper, sandal, trainer, sneaker, raincoat, swimsuit, trouser, pants, jeans, tshirt, t-shirt, shirt, hairband, bow, watch, bracelet, necklace, tiara, cap, mask, armband, goggle`),
  sport: words(`
    football, soccer, rugby, cricket, tennis, netball, basketball, hockey, swimming, gymnastics, ballet, dancing, dance, karate, judo, taekwondo, running, climbing, skating, ice skating, ice-skating, skiing, surfing, riding, horse riding, cycling, yoga, trampolining, chess, drama, singing, choir, brownies, beavers, cubs, scouts, rainbows, baseball, softball, cheerleading, tap, athletics, golf, badminton, fishing,
    drawing, painting, colouring, coloring, baking, cooking, reading, writing, gaming, knitting, gardening, hide and seek, dressing up, counting, jumping`),
  instrument: words(
    `piano, violin, guitar, drum, drums, recorder, flute, trumpet, cello, ukulele, clarinet, trombone, keyboard, harp, saxophone, tambourine, xylophone`,
  ),
  weather: words(`
    snow, rain, storm, thunder, thunderstorm, lightning, wind, fog, mist, hail, ice, frost, heatwave, heat, hurricane, tornado, flood, snowstorm, blizzard, puddle, sunshine, sun, hailstorm, gale`),
  thing: words(`
    clothes horse, clothes peg, umbrella, bird feeder, cress, cress head, seedling, clover, four leaf clover, egg and spoon, tin, jar, pot, pan, kettle, teddy bear picnic, mug, frame, model, final, tournament, statue, sculpture, ornament, jigsaw piece, tricycle, toy box, snow globe, photo frame, money box, piggy bank, laptop, headphone, remote, controller, pushchair, pram, buggy, car seat, lunchbox, lunch box, water bottle, pencil case, ruler, rubber, eraser, pen pot, stamp, ticket, suitcase, sleeping bag, torch, tent peg, cuddle, hug, kiss, song, poem, painting, collage, mask, puppet show, den, snow angel, daisy chain, bracelet, friendship bracelet, necklace, bookmark, paper plane, paper aeroplane, paper boat, rocket ship, obstacle course, scrapbook, calendar, diary, worksheet, project, poster, banner, sign, teapot, birdhouse, vase, cup, mug, bowl, spoon, plate, book, clock, lamp, lantern, torch, flashlight, candle, key, door, window, box, basket, bucket, spade, stick, stone, rock, pebble, shell, feather, leaf, conker, acorn, pine cone, flower, sunflower, daisy, tree, seed, star, shooting star, comet, sun, firework, treasure, treasure map,
    map, compass, telescope, microscope, magnifying glass, camera, pen, pencil, crayon, paint, picture, drawing, letter, postcard, parcel, present, gift, card, medal, trophy, cup, badge, sticker, certificate, coin, penny, gold, jewel, crystal, diamond, ring, wand, magic wand, potion, spell, carpet, flying carpet, broom, broomstick, sword,
    shield, music box, musical box, song, lullaby, drum, bell, whistle, ladder, rope, wheel, button, ribbon, glitter, paper, scissors, glue, cardboard box, tower, sandcastle, sand castle, snowball, snowflake, fossil, bone, tooth, nest, web, egg, secret, wish, dream, colour, color, number, alphabet, computer, tablet, ipad, phone, tv, television, hoover, vacuum,
    vacuum cleaner, hairdryer, hand dryer, washing machine, toilet, potty, bath, shower, bed, pillow, duvet, nightlight, night light, night-light, chair, table, sofa, carpet, curtain, shadow, noise, loud noise, needle, plaster, bandage, medicine, blood, height, lift, escalator, dark, darkness, fire, smoke, volcano, earthquake, magnet, machine, time machine, invention,
    robot arm, race, match, competition, prize, goal, story, puzzle, mystery, riddle, joke, magic, adventure, quest, hunt, treasure hunt, egg hunt, tea party, birthday cake, cartwheel, handstand, dice, rainbow, worm hole, black hole, solar system, satellite, mud, sand, water, soap, towel, tap, garden gnome, bird house, birdhouse, bottle, lid, zip, lace, shoelace, hair, nail, splinter,
    rubbish, bin, dustbin, wheelie bin, post box, letterbox, traffic light, clipper, hair clippers, mirror, photo, picture book, comic, frozen, cotton wool, planet earth, moonlight, starlight`),
}

const classOf = new Map<string, NounClass>()
for (const [name, nouns] of Object.entries(byClass) as [NounClass, readonly string[]][])
  for (const noun of nouns) if (!classOf.has(noun)) classOf.set(noun, name)
// Who is called Elsa may be a friend.
for (const figure of figures)
  if (!firstNames.has(figure) && !classOf.has(figure)) classOf.set(figure, 'creature')

/** @param singular small letters; several words with a space between */
export const nounClass = (singular: string): NounClass | undefined => classOf.get(singular)

export const nouns = [...classOf.keys()]
export const nounsOf = (...classes: NounClass[]) => new Set(classes.flatMap((name) => byClass[name]))

/** 'Teddys' of several is 'teddies'. What is somebody's stays: 'daddys hat', 'babys cot'. */
export function pluralPutRight(word: string): string {
  const isMany = /[^aeiou]ys$/.test(word) && mayBeMany.has(nounClass(word.slice(0, -1)))
  return isMany ? `${word.slice(0, -2)}ies` : word
}

const mayBeMany: ReadonlySet<NounClass | undefined> = new Set<NounClass>(['animal', 'creature', 'toy'])
