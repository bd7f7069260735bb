import { vocabulary } from './vocabulary.ts'
import { wantedWords } from './wanted-words.ts'

/** What a plot says is in the picture of a section: its lines `# shot`, `# place`, `# action`, `# things` and `# people`. */
export interface PictureLines {
  readonly shot: string
  readonly setting: string
  readonly time: string
  readonly weather: string
  readonly actors: readonly Actor[]
  readonly things: readonly LineThing[]
  readonly people: readonly InventedPerson[]
}

/** Who does what. Words are as the plot has them: `heroes`, `friends`, `A`, a role, a species, a person of `# people`. */
export interface Actor {
  readonly who: string
  readonly count: number
  readonly size?: string
  /** What an animal is called, where that says its colour or markings. No line of a plot says it. */
  readonly looks?: string
  readonly action: string
  readonly mood: string
  readonly holding?: string
  readonly relation?: string
  readonly target?: string
}

export interface LineThing {
  readonly thing: string
  readonly count: number
  readonly size?: string
  readonly side?: 'left' | 'right'
  readonly relation?: string
  readonly of?: string
}

/** A human whom the story invents. */
export interface InventedPerson {
  /** What the lines call them: the role, or a name of their own. */
  readonly called: string
  readonly role: string
  /** `old`, `tall hat`, `ladder`. */
  readonly looks: readonly string[]
}

const keys = ['shot', 'place', 'action', 'things', 'people'] as const
type Key = (typeof keys)[number]

const isKey = (word: string): word is Key => keys.some((key) => key === word)

/** A line of a picture, in the file of a plot. */
export const pictureLine = new RegExp(`^# (${keys.join('|')}): (.*)$`)

/** A line for some of the kinds of a plot alone: *# place for car, bus: street; day; clear*. */
export const pictureLineOfKind = new RegExp(`^# (${keys.join('|')}) for ([\\w, ]+): (.*)$`)

/**
 * Reads the picture lines below a section's head.
 * @throws with the word that cannot be read
 */
export function readPictureLines(lines: readonly string[]): PictureLines {
  const said = new Map<Key, string>()
  for (const line of lines) {
    const [, key = '', value = ''] = pictureLine.exec(line) ?? []
    if (!isKey(key)) throw new Error(`“${line}” is no line of a picture`)
    if (said.has(key)) throw new Error(`there are two lines “# ${key}”`)
    said.set(key, value)
  }
  const required = (key: Key): string => {
    const value = said.get(key)
    if (!value) throw new Error(`“# ${key}” is missing`)
    return value
  }
  const [setting = '', time = '', weather = ''] = split(required('place'), ';')
  return {
    shot: known('shot', required('shot').trim(), vocabulary.shots),
    setting,
    time: known('time of day', time, vocabulary.times),
    weather: known('weather', weather, vocabulary.weathers),
    actors: split(required('action'), ';').map(readActor),
    things: split(said.get('things') ?? '', ';').map(readThing),
    people: peopleIn(said.get('people') ?? ''),
  }
}

/** How to write it, and what it is. */
const relationWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(vocabulary.relations.map((relation) => [relation, relation])),
  to: 'at',
  towards: 'at',
  facing: 'at',
  from: 'at',
  through: 'at',
  into: 'in',
  inside: 'in',
  onto: 'on',
  with: 'beside',
  above: 'over',
  below: 'under',
}

/** What one does to something that is not in one's hand. */
const aimed: ReadonlySet<string> = new Set(
  words(
    `push pull hug ride row climb tuck-in hold-hands whisper point peek listen reach-up reach-down sit sit-on-chair sit-on-edge kneel crouch jump stand walk run kick knock
    stroke wash crawl tiptoe look-up shout bow fold cut roll`,
  ),
)

function readActor(clause: string): Actor {
  const tokens = words(clause)
  const sizeBefore = take(tokens, vocabulary.sizes)
  const count = takeCount(tokens)
  const size = sizeBefore ?? take(tokens, vocabulary.sizes)
  const named = tokens.shift() ?? ''
  if (tokens.length === 0) throw new Error(`“${clause}” does not say what ${named} does`)
  const action = known('action', tokens.shift() ?? '', vocabulary.actions)
  const mood = take(tokens, vocabulary.moods) ?? (action === 'sleep' ? 'sleepy' : 'calm')
  return {
    who: count > 1 ? singular(named, vocabulary.species) : named,
    count,
    ...(size && { size }),
    action,
    mood,
    ...readTail(tokens, action, clause),
  }
}

/** What is in the hand, and what it is aimed at: `lantern over hedgehog`, `holding map behind chest`, `up`. */
function readTail(
  tokens: string[],
  action: string,
  clause: string,
): Pick<Actor, 'holding' | 'relation' | 'target'> {
  let tail: Pick<Actor, 'holding' | 'relation' | 'target'> = {}
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const relation = relationWords[token]
    if (token === 'holding') {
      tail = { ...tail, holding: thingWord(tokens.shift() ?? missing(token, clause)) }
    } else if (relation) {
      const target = tokens.shift() ?? missing(token, clause)
      const isDirection = vocabulary.directions.includes(target)
      tail = { ...tail, ...(!isDirection && { relation }), target: thingWord(target) }
    } else if (vocabulary.directions.includes(token)) tail = { ...tail, target: token }
    else if (aimed.has(action) || isSomebody(token)) tail = { ...tail, target: thingWord(token) }
    else if (tail.holding === undefined) tail = { ...tail, holding: thingWord(token) }
    else throw new Error(`“${token}” in “${clause}” has no relation to anything`)
  }
  return tail
}

const isSomebody = (word: string) =>
  /^(?:heroes|friends|[ABCL])$/.test(word) ||
  vocabulary.species.includes(word) ||
  vocabulary.roles.includes(word)

function missing(word: string, clause: string): never {
  throw new Error(`nothing follows “${word}” in “${clause}”`)
}

function readThing(item: string): LineThing {
  const tokens = words(item)
  const row = tokens[0] === 'row' && tokens[1] === 'of'
  if (row) tokens.splice(0, 2)
  const sizeBefore = take(tokens, vocabulary.sizes)
  const count = takeCount(tokens)
  const size = sizeBefore ?? take(tokens, vocabulary.sizes)
  const thing = thingWord(tokens.shift() ?? missing('things', item))
  const side = takeSide(tokens)
  const base: LineThing = {
    thing,
    count: row ? Math.max(3, count) : count,
    ...(size && { size }),
    ...(side && { side }),
  }
  const word = tokens.shift()
  if (word === undefined) return base
  const relation = relationWords[word] ?? unknown('relation', word, vocabulary.relations)
  const [of = '', part] = (tokens.shift() ?? missing(word, item)).split('.')
  if (tokens.length > 0) throw new Error(`“${tokens.join(' ')}” in “${item}” cannot be read`)
  const isHand = part === 'hand' || part === 'hands'
  const isWorn = part === 'head' || part === 'neck' || part === 'back'
  if (part && !isHand && !isWorn) unknown('part of the body', part, ['hand', 'head', 'neck', 'back'])
  return { ...base, relation: isHand ? 'held-by' : isWorn ? 'worn-by' : relation, of: thingWord(of) }
}

/** `lamplighter(old, tall hat); pim=baker(young)`. */
function peopleIn(line: string): InventedPerson[] {
  return split(line, ';').map((person) => {
    const [, name, role = '', looks = ''] = /^(?:([\w-]+)=)?([\w-]+)(?:\((.*)\))?$/.exec(person) ?? []
    if (!role) throw new Error(`“${person}” is nobody: write baker(old, red scarf)`)
    return { called: name ?? role, role, looks: split(looks, ',') }
  })
}

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function take(tokens: string[], list: readonly string[]): string | undefined {
  return list.includes(tokens[0] ?? '') ? tokens.shift() : undefined
}

function takeCount(tokens: string[]): number {
  return /^\d+$/.test(tokens[0] ?? '') ? Number(tokens.shift()) : 1
}

function takeSide(tokens: string[]): 'left' | 'right' | undefined {
  const [side] = tokens
  if (side !== 'left' && side !== 'right') return undefined
  tokens.shift()
  return side
}

const thingWord = (word: string) => singular(word, nameable)

const nameable: readonly string[] = [...vocabulary.things, ...wantedWords]

/** `plates` is several of `plate`. A word that is not in the list stays as it is. */
function singular(word: string, list: readonly string[]): string {
  const one = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
  ]
  return one.find((each) => list.includes(each)) ?? word
}

const known = (what: string, word: string, list: readonly string[]): string =>
  list.includes(word) ? word : unknown(what, word, list)

function unknown(what: string, word: string, list: readonly string[]): never {
  throw new Error(`“${word}” is no ${what}: it is one of ${list.join(', ')}`)
}
