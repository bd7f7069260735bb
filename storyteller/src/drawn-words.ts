import { vocabulary } from './vocabulary.ts'

/** What is drawn for words that the pictures do not have: the same thing by another name, or what one sees of it. */
const drawnAs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    rug: 'carpet magic-carpet flying-carpet',
    machine: 'invention contraption',
    spaceship: 'rocket rocket-ship space-ship',
    'building-crane': 'crane tower-crane',
    'paper-crane': 'origami',
    lunchbox: 'packed-lunch',
    boot: 'welly wellington',
    lollipop: 'ice-lolly popsicle',
    biscuit: 'cookie gingerbread gingerbread-man',
    orange: 'satsuma tangerine clementine',
    bowl: 'cereal cornflakes',
    toast: 'breakfast',
    basket: 'picnic blackberry',
    trolley: 'supermarket the-shops',
    den: 'blanket-fort den-building',
    'rain-cloud': 'rain drizzle',
    sun: 'sunshine heatwave',
    lightning: 'thunder thunderstorm',
    comet: 'shooting-star meteor',
    weathervane: 'windy the-wind',
    balloon: 'birthday birthday-party surprise-party leaving-party farewell-party water-fight',
    pumpkin: 'halloween halloween-costume trick-or-treat',
    campfire: 'bonfire barbecue',
    firework: 'sparkler',
    moon: 'eid ramadan',
    diya: 'diwali',
    'paper-lantern': 'lunar-new-year chinese-new-year',
    card: 'mother’s-day father’s-day postcard invitation',
    puddle: 'mud muddy',
    flower: 'dandelion',
    daisy: 'daisy-chain',
    seedling: 'seed bean-plant',
    birdhouse: 'bird-feeder bird-table',
    acorn: 'conker horse-chestnut',
    paper: 'certificate swimming-badge spelling-test maths homework handwriting register poem',
    ball: 'rounders rugby',
    football: 'football-match the-match penalty',
    racket: 'tennis badminton table-tennis',
    spoon: 'egg-and-spoon',
    'swimming-pool': 'paddling-pool kiddie-pool',
    slide: 'water-slide waterslide',
    skate: 'ice-skating',
    whistle: 'recorder',
    'toy-car': 'remote-control-car rc-car',
    fishbowl: 'fish-tank aquarium-at-home',
    tooth: 'dentist tooth-fairy',
    scissors: 'haircut',
    comb: 'nit',
    plaster: 'scab jab bruise',
    handkerchief: 'runny-nose sneeze',
    'plaster-cast': 'broken-arm broken-leg',
    pyjamas: 'dressing-gown',
    shoe: 'trainer sandal lace',
    coat: 'raincoat waterproof',
    glasses: 'sunglasses',
    blocks: 'lego',
    box: 'lost-property',
    teddy: 'cuddly-toy',
    paints: 'painting-the-bedroom',
    pot: 'clay pottery',
    needle: 'sewing',
    pen: 'felt-tip',
    wave: 'beach sea',
    camera: 'school-photo',
    computer: 'tablet coding',
    carousel: 'funfair',
    'glove-puppet': 'puppet',
    coin: 'pocket-money',
    milk: 'spilled-milk',
    telephone: 'phone-call',
    watch: 'telling-the-time',
    dice: 'board-game',
    envelope: 'letter-in-the-post',
    picture: 'family-photo photograph',
    bus: 'coach-trip double-decker',
    boat: 'ferry ship',
    plane: 'airport',
    tracks: 'train-set',
    cone: 'roadworks',
    trunk: 'dressing-up',
    tent: 'circus',
    car: 'taxi car-journey',
    van: 'ambulance caravan',
    jumper: 'uniform',
    blanket: 'sleeping-bag',
    wand: 'magic-trick',
    board: 'chess',
  }).flatMap(([thing, words]) => words.split(' ').map((word) => [word, thing])),
)

const things: ReadonlySet<string> = new Set(vocabulary.things)

/** `plates` is several of `plate`. */
function* singulars(word: string): Generator<string> {
  yield word
  yield word.replace(/ies$/, 'y')
  yield word.replace(/ves$/, 'f')
  yield word.replace(/(?<=s|sh|ch|x|o)es$/, '')
  yield word.replace(/s$/, '')
}

/** The thing that pictures have for what somebody calls something: “birthday cakes” are a cake. */
export const drawableThing = (words: string): string | undefined =>
  knownThing(words) ?? (isNoun(words) ? knownThing(words.split(' ').at(-1) ?? '') : undefined)

/** The same for the words as a whole: “shooting stars” are a comet. */
export function knownThing(words: string): string | undefined {
  const phrase = words.toLowerCase().replace(/^(?:an?|the) (?!wind|match)/, '')
  if (isNeither.test(phrase)) return undefined
  // A first goal is scored with a ball, and nobody has the net of one at home.
  if (/\bgoals?$/.test(phrase)) return 'football'
  return [phrase.replaceAll(' ', '-'), phrase.replaceAll(' ', '')]
    .flatMap((spelling) => [...singulars(spelling)])
    .flatMap((one) => (things.has(one) ? one : (drawnAs[one] ?? [])))
    .find((one) => things.has(one))
}

/** In “cat up a tree” the last word is not what it is. */
const isNoun = (words: string): boolean =>
  !isNeither.test(words) &&
  !/ (?:in|on|at|of|up|for|from|the|to|and|with|a|an|my|her|his|as|out) /.test(words)

/** What sounds like a thing that it is not. */
const isNeither = /^(?:fish fingers?|musical statues|times tables?|insulin pump|bats|the pictures|pictures)$/
