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

export const poses = [
  'standing',
  'walking',
  'running',
  'sitting',
  'reading',
  'sleeping',
  'flying',
  'waving',
  'pointing',
  'hugging',
] as const
export type Pose = (typeof poses)[number]

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

export const propsList = [
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
export type Prop = (typeof propsList)[number]

const knows =
  <W extends string>(words: readonly W[]) =>
  (word: string): word is W =>
    (words as readonly string[]).includes(word)

export const isSetting = knows(settings)
export const isTime = knows(times)
export const isWeather = knows(weathers)
export const isPose = knows(poses)
export const isMood = knows(moods)
export const isSpecies = knows(speciesList)
export const isProp = knows(propsList)
