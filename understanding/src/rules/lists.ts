import { colours } from '../lexicon/closed-words.ts'
import { feasts } from '../lexicon/feasts.ts'
import { nounsOf } from '../lexicon/nouns.ts'

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  )

const notVisited = words(
  'school, nursery, preschool, kindergarten, moon, mars, space, planet, sky, cloud, rainbow, under the sea, outer space, fairyland, wonderland, candy land, attic, loft, cellar, basement, shed, kitchen, bedroom, bathroom, landing, upstairs, downstairs, stairs, wardrobe, closet, cupboard, den, fort, tent, garden, tower, village, island, hill, cave, bridge',
)

/** Lists that patterns name with `%`. */
export const lists: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'school',
    words(
      'school, nursery, preschool, kindergarten, kindy, reception, daycare, playgroup, creche, primary, infants, juniors, academy, montessori, pre-primary',
    ),
  ],
  ['bigschool', words('secondary, high school, middle, comp')],
  ['animal', nounsOf('animal')],
  [
    'pet',
    words(
      'dog, cat, puppy, kitten, rabbit, bunny, hamster, guinea pig, gerbil, goldfish, fish, budgie, parrot, pony, horse, tortoise, mouse, rat, gecko, lizard, snake, stick insect, ferret, chinchilla, chicken, hen, duck, bird, pet, kitty, doggy, doggie, pup, snail, canary, cockatiel, terrapin, bearded dragon, labrador, poodle, dachshund, sheep, lamb, goat, donkey, pig, spaniel, cockapoo, labradoodle, terrier, collie, pug, husky, alsatian, beagle, dalmatian, retriever, greyhound, whippet, corgi, chihuahua, rottweiler, doggo, pooch, moggy, tabby, axolotl, goose, tarantula, ponies, guinea fowl, parakeet, lovebird, chick, hedgehog, degu, shih tzu, bulldog',
    ),
  ],
  ['kin', nounsOf('kin')],
  ['person', new Set([...nounsOf('kin'), ...nounsOf('person')])],
  ['friend', words('friend, best friend, bestie, mate, pal, bff, buddy, classmate, cousin')],
  [
    'parent',
    words(
      'mum, mummy, mam, mammy, mom, mommy, mama, mother, dad, daddy, dada, papa, father, da, parent, step mum, step dad, stepdad, stepmum',
    ),
  ],
  [
    'grand',
    words(
      'granny, gran, grandma, grandmother, nan, nana, nanna, nanny, nonna, oma, grandpa, grandad, granddad, granddaddy, grandfather, gramps, pop, pops, opa, nonno, granda, great gran, great grandma, great grandad, great nan, great granny, abuela, abuelo, nani, dadi, papaw, mamaw, meemaw, gigi, bubbe, zayde, yaya',
    ),
  ],
  [
    'sibling',
    words(
      'brother, sister, bro, sis, sibling, twin, little brother, little sister, baby brother, baby sister, big brother, big sister',
    ),
  ],
  [
    'toy',
    words(
      'toy, teddy, teddy bear, bear, doll, dolly, rabbit, bunny, blanket, blankie, comforter, lovey, snuggly, cuddly, cuddly toy, soft toy, stuffed animal, stuffie, plushie, mitten, glove, hat, scarf, shoe, welly, boot, coat, sock, bag, book, ball, kite, scooter, bike, ring, necklace, bracelet, watch, key, phone, tablet, balloon, umbrella, bunnet, bottle, jumper, penguin, elephant, monkey, giraffe, lamb, dinosaur, owl, unicorn, car, train, badge, card, lego, purse, money, crown, goggle, glasses, cardigan, hoodie, fleece, raincoat, lunchbox, water bottle, slipper, headband',
    ),
  ],
  [
    'plaything',
    words(
      'doll, dolly, barbie, robot, dinosaur, t-rex, trex, unicorn, transformer, action man, action figure, figure, superhero, spiderman, batman, teddy, train, truck, dump truck, lorry, digger, tractor, car, crane, fire engine, helicopter, plane, scooter, bike, bicycle, trike, tricycle, pram, buggy, rocking horse, toy',
    ),
  ],
  // What has stuffing, and is neither a pet nor a person.
  [
    'cuddly',
    words(
      'teddy, teddy bear, bear, bunny, rabbit, tiger, lion, elephant, monkey, penguin, giraffe, lamb, sloth, koala, panda, owl, fox, dinosaur, unicorn, cuddly toy, soft toy, stuffed animal, stuffed toy, stuffie, plushie, snuggly, lovey, comforter, ragdoll, rag doll',
    ),
  ],
  ['place', nounsOf('place')],
  ['outing', new Set([...nounsOf('place')].filter((place) => !notVisited.has(place)))],
  ['food', nounsOf('food')],
  ['sport', nounsOf('sport')],
  // Animals that a family meets are feared or disliked; dogs have an intent of their own.
  [
    'shunned',
    new Set([
      ...nounsOf('creature'),
      'clown',
      'puppet',
      'spider',
      'snake',
      'rat',
      'wasp',
      'bat',
      'shark',
      'wolf',
      'crocodile',
    ]),
  ],
  ['creature', new Set([...nounsOf('animal'), ...nounsOf('creature')])],
  [
    'vehicle',
    words(
      'train, steam train, bus, coach, car, plane, aeroplane, airplane, ferry, ship, boat, tram, tube, bike, helicopter, caravan',
    ),
  ],
  ['weather', nounsOf('weather')],
  ['machine', nounsOf('vehicle')],
  ['instrument', nounsOf('instrument')],
  ['clothes', nounsOf('clothes')],
  ['colour', colours],
  ['feast', feasts],
  ['season', words('spring, summer, autumn, winter, fall')],
  [
    'skill',
    words(
      'swim, read, write, ride, whistle, count, tie, hop, skip, skate, climb, dive, cook, bake, knit, sew, dance, sing, jump, clap, catch, throw, walk, crawl, talk, cycle, spell, draw, juggle, somersault, roll, sign, row, sail, ski, surf, click, wink, blow, float, dress, pedal, paddle',
    ),
  ],
  [
    'body',
    words(
      'head, knee, elbow, leg, arm, hand, finger, foot, toe, nose, lip, chin, ankle, wrist, tooth, bum, back, shoulder, thumb, forehead',
    ),
  ],
  ['not', words('not, isnt, wasnt, arent, never, doesnt, didnt, dont, no longer, hasnt, havent, aint')],
  ['wont', words('wont, refuse, hate, never, doesnt, dont, didnt, cant, not')],
  ['scared', words('scared, afraid, frightened, terrified, petrified, fear, phobia, spooked, freaked')],
  [
    'dreaded',
    words(
      'school, nursery, preschool, swimming, swim, test, tests, exam, exams, spelling, spellings, race, races, match, gala, party, parties, assembly, concert, show, play, photo, photos, trip, class, lesson, lessons, club, competition, recital, dentist, performance, football, monday, mondays, camp, drama, dance, ballet, gymnastics, sports day, presentation, audition, first day, big day, drop off, reading',
    ),
  ],
  [
    'nervous',
    words(
      'nervous, anxious, worried, worry, worries, anxiety, apprehensive, dread, dreading, nerves, butterflies, jittery, uneasy, stressed, wobbly about, panicking, panicky',
    ),
  ],
  [
    'number',
    words(
      'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20',
    ),
  ],
  [
    'any',
    words(
      'song, book, film, movie, show, game, toy, place, animal, dinosaur, character, thing, sport, season, number, subject, programme, teddy',
    ),
  ],
  [
    'want',
    words('want, love, like, add, include, have, put, feature, star, see, be, get, wish, need, fancy'),
  ],
  ['a', words('a, an, the, some, his, her, our, my, their')],
  ['ordinal', words('first, 1st, second, 2nd, third, 3rd, fourth, 4th, fifth, 5th, sixth, 6th, very first')],
  ['big', words('big, huge, important')],
  ['weeks', words('weeks, months')],
  [
    'childminder',
    words('childminder, child minder, nanny, keyworker, key worker, minder, babysitter, au pair'),
  ],
  ['his', words('his, her, their, my, our, the, a, an, your, its, this, that')],
  ['him', words('him, her, them, me, us, it, himself, herself, themselves')],
  [
    'neg',
    words(
      'not, never, no, cant, cannot, couldnt, wont, wouldnt, doesnt, dont, didnt, isnt, arent, wasnt, werent, hasnt, havent, hadnt, refuse, aint, hardly, barely, unable',
    ),
  ],
  [
    'kids',
    words(
      'boy, girl, kid, child, class, classmate, friend, best friend, bestie, mate, pal, buddy, somebody, someone, everyone, everybody, they, other, others, lad, lass, gang, bully, cousin, one, ones',
    ),
  ],
  ['nobody', words('nobody, no one, noone, none')],
  [
    'scary',
    words(
      'monster, ghost, witch, vampire, zombie, werewolf, skeleton, bogeyman, boogeyman, bogey man, baddie, baddy, burglar, robber, thief, goblin, alien, ghoul, spook, demon, clown, crocodile, wolf, nightmare monster',
    ),
  ],
  [
    'language',
    words(
      'english, french, german, spanish, polish, urdu, hindi, arabic, welsh, gaelic, irish, scots, italian, portuguese, turkish, chinese, mandarin, cantonese, japanese, russian, ukrainian, punjabi, panjabi, bengali, tamil, telugu, gujarati, marathi, malayalam, kannada, sylheti, pashto, romanian, greek, dutch, somali, swahili, korean, hebrew, yiddish, farsi, persian, kurdish, vietnamese, thai, tagalog, yoruba, igbo, hausa, twi, zulu, xhosa, afrikaans, shona, amharic, swedish, norwegian, danish, finnish, icelandic, czech, slovak, hungarian, bulgarian, serbian, croatian, albanian, lithuanian, latvian, estonian, catalan, basque, maori, samoan, nepali, sinhala, malay, indonesian, creole, patois',
    ),
  ],
  ['dish', words('fish and chips, roast, stew, biryani, lasagne')],
  ['again', words('a, an, the, two, some, one')],
])
