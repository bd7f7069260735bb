/** Every word that a scene can use. Callers map other words to these. */
export const settings = [
  'bedroom',
  'kitchen',
  'attic',
  'library',
  'garden',
  'park',
  'meadow',
  'forest',
  'treehouse',
  'river',
  'lake',
  'seaside',
  'harbour',
  'ship',
  'island',
  'mountain',
  'cave',
  'village',
  'rooftops',
  'castle',
  'palace-garden',
  'ballroom',
  'farm',
  'school',
  'playing-field',
  'sky',
  'moon',
  'rocket',
  'planet',
  'museum',
  'snowfield',
  'underwater',
  'lighthouse',
  'train',
  'bakery',
  'playground',
  'campsite',
  'market',
  'greenhouse',
  'bridge',
  'canal-boat',
  'bus',
  'bathroom',
  'laundry',
  'rooftop-garden',
  'barn',
  'pond',
] as const
export type Setting = (typeof settings)[number]

export const times = ['day', 'afternoon', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

export const weathers = ['clear', 'breeze', 'mist', 'rain', 'snow', 'stars'] as const
export type Weather = (typeof weathers)[number]

/** Where the camera is. `two` shows who acts on whom, `object` things alone. */
export const shots = ['close', 'two', 'wide', 'above', 'behind', 'object'] as const
export type Shot = (typeof shots)[number]

/** What somebody does. */
export const actions = [
  'stand',
  'walk',
  'run',
  'jump',
  'climb',
  'kneel',
  'crouch',
  'sit',
  'sit-on-chair',
  'sit-on-edge',
  'lie-back',
  'lie-front',
  'sleep',
  'read',
  'write',
  'draw',
  'point',
  'wave',
  'reach-up',
  'reach-down',
  'hold',
  'carry',
  'carry-both',
  'push',
  'pull',
  'row',
  'pour',
  'stir',
  'look-through',
  'peek',
  'hug',
  'hold-hands',
  'tuck-in',
  'dance',
  'ride',
  'throw',
  'catch',
  'whisper',
  'listen',
  'fly',
  'swim',
  'eat',
  'paint',
  'blow',
  'dig',
] as const
export type Action = (typeof actions)[number]

export const directions = ['up', 'down', 'left', 'right'] as const
export type Direction = (typeof directions)[number]

/** Humans whom a story invents, each in the clothes of what they are. */
export const roles = [
  'queen',
  'king',
  'princess',
  'prince',
  'captain',
  'pirate',
  'witch',
  'wizard',
  'baker',
  'postman',
  'postwoman',
  'keeper',
  'teacher',
  'doctor',
  'nurse',
  'driver',
  'gardener',
  'musician',
  'diver',
  'astronaut',
  'knight',
  'cook',
  'neighbour',
  'lamplighter',
  'fisher',
  'farmer',
  'librarian',
  'conductor',
  'builder',
  'firefighter',
  'judge',
  'clown',
  'shopkeeper',
  'man',
  'woman',
  'boy',
  'girl',
  'baby',
] as const
export type Role = (typeof roles)[number]

/** How somebody or something stands to another. */
export const relations = [
  'in',
  'on',
  'under',
  'behind',
  'beside',
  'between',
  'before',
  'over',
  'at',
  'held-by',
  'worn-by',
] as const
export type Relation = (typeof relations)[number]

/** Sizes beside the usual one, with their factors. */
export const sizeFactors = { tiny: 0.5, small: 0.75, big: 1.4, huge: 2 } as const
export type SizeWord = keyof typeof sizeFactors

export const moods = ['happy', 'curious', 'surprised', 'proud', 'calm', 'sleepy', 'worried'] as const
export type Mood = (typeof moods)[number]

export const speciesList = [
  'fox',
  'rabbit',
  'owl',
  'hedgehog',
  'bear',
  'cat',
  'dog',
  'mouse',
  'deer',
  'bird',
  'turtle',
  'whale',
  'dragon',
  'robot',
  'horse',
  'squirrel',
  'penguin',
  'elephant',
  'otter',
  'frog',
  'unicorn',
  'butterfly',
  'fish',
  'octopus',
  'seal',
  'duck',
  'alien',
  'firefly',
  'sheep',
  'goat',
  'pig',
  'cow',
  'chicken',
  'snail',
  'mole',
  'badger',
  'crab',
  'giraffe',
  'lion',
  'monkey',
  'crow',
  'bee',
  'goose',
  'tortoise',
  'magpie',
] as const
export type Species = (typeof speciesList)[number]

export const things = [
  'lantern',
  'boat',
  'kite',
  'map',
  'key',
  'book',
  'telescope',
  'balloon',
  'tent',
  'umbrella',
  'crown',
  'shell',
  'feather',
  'cape',
  'ball',
  'bicycle',
  'cake',
  'flag',
  'chest',
  'ladder',
  'letter',
  'basket',
  'bell',
  'swing',
  'star',
  'flower',
  'blanket',
  'teapot',
  'drum',
  'net',
  'medal',
  'snowman',
  'pillow',
  'crane',
  'hat',
  'clock',
  'bucket',
  'broom',
  'apple',
  'kettle',
  'spoon',
  'rope',
  'wheelbarrow',
  'torch',
  'gramophone',
  'sock',
  'scarf',
] as const
export type Thing = (typeof things)[number]

const knows =
  <W extends string>(words: readonly W[]) =>
  (word: string): word is W =>
    (words as readonly string[]).includes(word)

export const isSetting = knows(settings)
export const isTime = knows(times)
export const isWeather = knows(weathers)
export const isShot = knows(shots)
export const isAction = knows(actions)
export const isRole = knows(roles)
export const isDirection = knows(directions)
export const isRelation = knows(relations)
export const isSizeWord = (word: string): word is SizeWord => Object.hasOwn(sizeFactors, word)
export const isMood = knows(moods)
export const isSpecies = knows(speciesList)
export const isThing = knows(things)
