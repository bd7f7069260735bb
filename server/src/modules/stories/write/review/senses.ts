/**
 * Words that mean harm or none, by what stands around them: an engine dies and nobody is dead, a clock is wound up, a throat hurts without anybody
 * hurting it, and what is named in a compound or a comparison of sound is not there. In the sense without harm another word is put in their
 * place before the rules read a text.
 */
export const withPlainSenses = (text: string, { isAboutDeath = false } = {}): string =>
  [...senses, ...(isAboutDeath ? sensesOfDeath : [])].reduce(
    (read, { pattern, instead }) => read.replace(pattern, instead),
    text,
  )

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

/** What stops without having lived, as far as a child is concerned. */
const things = anyOf(`
  fires? flames? embers? coals? candles? lamps? lanterns? lights? torch(?:es)? bulbs? stars? stoves? wind breeze storms? gale rain waves? tide echo(?:es)? music songs? tunes?
  sounds? noise voices applause laughter giggles conversation talk engines? motors? machines? batter(?:y|ies) phones? telephones? radios? clocks? lines? cars? vans? bus(?:es)? tractors?
  lorr(?:y|ies) robots? robot’s torches flowers? roses? daisies tulips leaf leaves grass plants? trees? hedge ideas? words? smile echoes
`)

/** Between a thing and its end nobody else may come: not “the engine was still and the driver died”. */
const nobodyElse =
  "(?:(?:all over|(?:in|on|of|by|under|at) (?:the|his|her|their|its) [\\p{L}’']+,?) |(?!(?:the|his|her|their|its|our|your|my|who|whom|he|she|they|we|i|you|everybody|everyone|somebody|someone|nobody|all)\\b)[\\p{L}’']+,? ){0,8}?"

const partsOfBody = anyOf(
  'throat head knees? tummy stomach belly foot feet arms? ears? tooth teeth eyes legs? toes? fingers? hands? elbows? nose neck back tail paws? wings? heart chin shoulders?',
)

/** A thing that is named after something that is not there. */
const compounds = [
  '(?:sewing|knitting|coffee|ticket|slot|time|flying)[ -]machines?',
  'oven[ -](?:gloves?|mitts?|cloths?|doors?|shel(?:f|ves)|timers?)',
  "(?:boat|dinghy|ship|canoe)(?:[’']s)? wells?",
  'wells? of (?:the|a|an|our|their|his|her)(?: \\p{L}+)? (?:boat|dinghy|canoe|ship|stairs?)',
  '(?:stair|ink|wishing)[ -]?wells?',
].join('|')

const senses: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: new RegExp(`(?<=\\b${things} ${nobodyElse})(?:died|dies|die|dying|dead)\\b`, 'giu'),
    instead: 'stopped',
  },
  // As an adverb.
  {
    pattern:
      /\bdead(?= (?:low|high|slow|cent(?:re|er)|ahead|straight|calm|flat|level|even|certain|sure|tired|quiet|still|silent|heavy|easy|reckoning|heat)\b)/gi,
    instead: 'quite',
  },
  // The verb of clocks, wool and paths has a way to go; a wound has none.
  {
    pattern:
      /\bwound(?= (?:up|down|round|around|about|itself|himself|herself|its|(?:his|her|their|its) (?:way|scarf|watch|clock|wool|tail)|through|along|back|off|out|in and out|between|over|past|the (?:clock|watch|wool|string|rope|handle|key|toy|scarf|thread|window|ball)|it|them)\b)/gi,
    instead: 'turned',
  },
  {
    pattern: new RegExp(
      `(?<=\\b${partsOfBody} (?:(?:still|really|did|had|no longer|not|didn[’']t|doesn[’']t|began to|begun to|started to|a little|a bit|only) )*)hurt(?:s|ing)?\\b(?! (?:him|her|them|you|me|us|the|a(?! (?:little|bit|lot))|\\{))`,
      'giu',
    ),
    instead: 'ached',
  },
  { pattern: new RegExp(`\\b(?:${compounds})\\b`, 'giu'), instead: 'thing' },
  // Where it is, and nobody swims.
  { pattern: /\bswimming[ -](?=pools?\b)/gi, instead: '' },
  // What holds other things now.
  {
    pattern: /\bmatch-?box(?= (?:with|of|full of|bed|cars?|lorry|for (?:a|the|his|her))\b)/gi,
    instead: 'box',
  },
  {
    pattern: /\blike (?:a|an|the) (?:\p{L}+ )?(?:machine[ -]?gun|gun|cannon|pistol)\b/giu,
    instead: 'loudly',
  },
  // Nothing flies but a glance, and nothing is wanted but a biscuit.
  {
    pattern:
      /\bshot(?= (?:(?:him|her|them|me|us|it|\{\w+\}) an? (?:\p{L}+ )?(?:look|glance|smile|grin|wink))\b)/giu,
    instead: 'gave',
  },
  { pattern: /\b(?:could|would) murder\b/gi, instead: 'could eat' },
]

/** What is said of a death that a parent has named, and frightens where nobody has died. */
const sensesOfDeath: typeof senses = [
  {
    pattern:
      /\b(?:heart|breathing|body|lungs)(?= (?:had |has |have |just |then |had just |did )*(?:stopped|stops|stop|given up|gave up|worn out)\b)/gi,
    instead: 'clock',
  },
]
