/** How a picture shows what somebody does, by the verb, and what becomes of what it is done to. */
export interface ShownDeed {
  readonly action: string
  /**
   * `held`: it is in the hands; `aimed`: it is there, and the deed is done to it; `aboard`: one is in it, if it is a vehicle, or on it; `beside`: it is there. A large
   * thing is never held.
   */
  readonly object: 'held' | 'aimed' | 'aboard' | 'beside'
  /** What is in the hands whatever the object is. */
  readonly tool?: string
  readonly mood?: string
  /** In the air. */
  readonly isAloft?: true
}

/** Verbs in every form in which a told story has them. */
const verbs: readonly (readonly [forms: string, deed: ShownDeed])[] = [
  ['rode ride riding', { action: 'ride', object: 'aboard', mood: 'laughing' }],
  [
    'drove drive driving sailed sail sailing steered steer',
    { action: 'sit', object: 'aboard', mood: 'happy' },
  ],
  ['flew fly flying', { action: 'fly', object: 'aboard', mood: 'laughing', isAloft: true }],
  [
    'floated float floating drifted drift',
    { action: 'sit', object: 'aboard', mood: 'surprised', isAloft: true },
  ],
  ['rowed row rowing', { action: 'row', object: 'aboard' }],
  ['climbed climb climbing', { action: 'climb', object: 'aimed' }],
  [
    'jumped jump jumping hopped bounced bounce bouncing leapt',
    { action: 'jump', object: 'beside', mood: 'happy' },
  ],
  ['danced dance dancing', { action: 'dance', object: 'beside', mood: 'happy' }],
  ['ran run running raced race chased chase chasing escaped escape', { action: 'run', object: 'beside' }],
  ['walked walk marched followed follow went travelled', { action: 'walk', object: 'beside' }],
  ['rolled roll rolling wandered', { action: 'run', object: 'beside', mood: 'surprised' }],
  ['crawled crawl crawling', { action: 'crawl', object: 'beside' }],
  ['crept creep tiptoed sneaked', { action: 'tiptoe', object: 'beside' }],
  ['swam swim swimming', { action: 'swim', object: 'beside', mood: 'happy' }],
  ['fell fall', { action: 'fall', object: 'beside', mood: 'surprised' }],
  ['slid slide', { action: 'sit', object: 'beside', mood: 'laughing' }],
  [
    'found find finding discovered discover spotted noticed',
    { action: 'kneel', object: 'aimed', mood: 'surprised' },
  ],
  ['saw see watched watch', { action: 'point', object: 'aimed', mood: 'surprised' }],
  ['met meet visited visit', { action: 'wave', object: 'aimed', mood: 'happy' }],
  ['built build building', { action: 'hold', object: 'beside', tool: 'hammer', mood: 'proud' }],
  ['invented invent', { action: 'hold', object: 'beside', tool: 'spanner', mood: 'proud' }],
  [
    'made make making baked bake baking cooked cook cooking',
    { action: 'stir', object: 'beside', tool: 'spoon', mood: 'happy' },
  ],
  ['ate eat eating', { action: 'eat', object: 'held', mood: 'happy' }],
  ['drank drink drinking', { action: 'drink', object: 'held' }],
  [
    'took take taking carried carry carrying brought bring bought buy buying fetched collected',
    { action: 'carry', object: 'held', mood: 'happy' },
  ],
  ['stole steal stealing', { action: 'tiptoe', object: 'held' }],
  [
    'got kept keep had held hold won win toasted picked collected packed',
    { action: 'hold', object: 'held', mood: 'happy' },
  ],
  ['left leave leaving gave give giving sent send delivered deliver', { action: 'give', object: 'held' }],
  ['wrote write writing', { action: 'write', object: 'beside' }],
  ['drew draw drawing', { action: 'draw', object: 'beside' }],
  ['painted paint painting', { action: 'paint', object: 'beside' }],
  ['read', { action: 'read', object: 'held' }],
  ['dug dig digging planted plant', { action: 'dig', object: 'beside', tool: 'spade' }],
  ['threw throw throwing', { action: 'throw', object: 'held' }],
  ['caught catch', { action: 'catch', object: 'held', mood: 'proud' }],
  ['kicked kick', { action: 'kick', object: 'aimed' }],
  ['pushed push pushing', { action: 'push', object: 'aimed' }],
  ['pulled pull pulling opened open', { action: 'pull', object: 'aimed' }],
  ['hugged hug hugging kissed cuddled', { action: 'hug', object: 'aimed', mood: 'happy' }],
  ['stroked stroke', { action: 'stroke', object: 'aimed', mood: 'happy' }],
  ['washed wash washing', { action: 'wash', object: 'aimed' }],
  ['fed feed feeding', { action: 'give', object: 'aimed', mood: 'happy' }],
  ['hid hide hiding', { action: 'crouch', object: 'beside' }],
  ['sat sit sitting', { action: 'sit', object: 'beside' }],
  ['talked talk talking spoke speak told asked ask', { action: 'shout', object: 'aimed' }],
  ['listened listen heard hear', { action: 'listen', object: 'aimed' }],
  ['helped help rescued rescue saved save', { action: 'reach-down', object: 'aimed' }],
  ['taught teach', { action: 'point', object: 'aimed', mood: 'happy' }],
  ['played play playing', { action: 'hold', object: 'held', mood: 'happy' }],
  ['dropped lost drop lose', { action: 'look-up', object: 'beside', mood: 'surprised' }],
  ['watered water poured pour', { action: 'pour', object: 'beside', tool: 'watering-can', mood: 'happy' }],
  ['shared share showed show', { action: 'give', object: 'held', mood: 'happy' }],
  ['sang sing shouted shout called', { action: 'shout', object: 'beside', mood: 'happy' }],
  ['cried cry', { action: 'stand', object: 'beside', mood: 'sad' }],
  ['scored score', { action: 'kick', object: 'aimed', mood: 'happy' }],
  ['lived live', { action: 'stand', object: 'beside' }],
]

export const shownDeeds: ReadonlyMap<string, ShownDeed> = new Map(
  verbs.flatMap(([forms, deed]) => forms.split(' ').map((form) => [form, deed] as const)),
)

/** Before the verb that says what is done: *kept leaving*, *had to climb*, *started to dance*. */
export const helpers: ReadonlySet<string> = new Set(
  'kept had started began wanted tried learnt learned decided was were to and could went got be have did not never always just all suddenly then'.split(
    ' ',
  ),
)

/** Where a place that a wish names is, as pictures have it. */
export const shownPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    seaside: 'beach sea seaside shore coast ocean',
    underwater: 'seabed',
    moon: 'moon',
    planet: 'planet mars space',
    sky: 'sky cloud clouds air',
    forest: 'forest wood woods',
    jungle: 'jungle rainforest',
    street: 'town city street road',
    supermarket: 'supermarket',
    shop: 'shop shops toyshop',
    bakery: 'bakery',
    school: 'school classroom class',
    playground: 'playground',
    park: 'park',
    garden: 'garden backyard lawn',
    kitchen: 'kitchen',
    bathroom: 'bathroom',
    bedroom: 'bedroom',
    'living-room': 'lounge',
    'swimming-pool': 'pool',
    zoo: 'zoo',
    farm: 'farm',
    castle: 'castle palace',
    library: 'library',
    museum: 'museum',
    hospital: 'hospital',
    mountain: 'mountain mountains volcano',
    snowfield: 'snow arctic pole',
    desert: 'desert',
    island: 'island',
    cave: 'cave',
    hill: 'hill',
    field: 'field meadow',
    river: 'river',
    pond: 'pond',
    lake: 'lake',
    bus: 'bus',
    train: 'train',
    station: 'station',
    fair: 'fair funfair',
    theatre: 'theatre stage',
    attic: 'attic loft',
    ship: 'ship',
  }).flatMap(([place, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, place]),
  ),
)
