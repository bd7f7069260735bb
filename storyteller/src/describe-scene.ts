import type { CastMember, SceneThing } from './brief.ts'
import { list } from './names.ts'
import { placeWords, timeWords } from './place-words.ts'
import { pluralOf } from './plural.ts'

interface Named {
  readonly children: readonly { readonly name: string }[]
  readonly companions: readonly { readonly name: string }[]
}

/** What a description says; a scene has more. */
interface Described {
  readonly setting: string
  readonly time: string
  readonly cast: readonly CastMember[]
  readonly things?: readonly SceneThing[]
}

/**
 * The alternative text of a scene: who does what, with what and to whom, and where. The heroes come first, then whoever does something of their
 * own, then those who are only there. @param brief only its names are used
 */
export function describeScene({ setting, time, cast, things = [] }: Described, brief: Named): string {
  const where = [placeWords[setting], timeWords[time]].filter(Boolean).join(' ')
  const seen = things.slice(0, 2).map(thingName)
  const first = cast.find(({ who }) => isHero(who)) ?? cast[0]
  if (!first)
    return `${list(seen.length > 0 ? seen : brief.children.map(({ name }) => name))} ${where}`.trim()
  const names = { brief, cast }
  const main = deedOf(first, names)
  const isSubject = (member: CastMember) =>
    isHero(member.who) === isHero(first.who) && deedOf(member, names) === main
  // Whoever it is done to is named already, unless they do something themselves.
  const isNamed = (member: CastMember) => member.who === first.target && isIdle.has(deedOf(member, names))
  const company = groupsOf(
    cast.filter((member) => !isSubject(member) && !isNamed(member)),
    names,
  )
  const beside = company.length > 0 ? company : seen.filter((name) => !main.includes(name))
  const subject = list(namesOf(cast.filter(isSubject), brief))
  const doing = capitalised([subject, main, where].filter(Boolean).join(' '))
  return beside.length > 0 ? `${doing}, with ${list(beside)}` : doing
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Those who are only there before those who do something: 'Gran', 'a fox sleeping'. */
function groupsOf(members: readonly CastMember[], names: Names): string[] {
  const groups = [...Map.groupBy(members, (member) => deedOf(member, names))].map(([deed, alike]) => {
    const who = list(namesOf(alike, names.brief))
    return { who, deed: isIdle.has(deed) ? '' : ` ${deed}` }
  })
  return groups
    .toSorted((one, other) => Number(one.deed !== '') - Number(other.deed !== ''))
    .slice(0, mostNamed)
    .map(({ who, deed }) => who + deed)
}

const namesOf = (members: readonly CastMember[], brief: Named): string[] => [
  ...new Set(members.map((member) => nameOf(member, brief))),
]

/** *sharks with hats*, *surfing penguins*: several already. */
const isPlural = /^(?:[\w’-]+ )*?[\w’-]+(?<!s|u|i|ro|top)s(?: (?:with|in|of|on|who|that) .*)?$/

/** More would be a list, not a sentence. */
const mostNamed = 4

const isHero = (who: string) => who.startsWith('main:')
const isIdle: ReadonlySet<string> = new Set(['standing', 'sitting'])

interface Names {
  readonly brief: Named
  readonly cast: readonly CastMember[]
}

function nameOf({ who, person, count, looks }: CastMember, { children, companions }: Named): string {
  const [kind, at] = who.split(':')
  if (kind === 'main') return children[Number(at)]?.name ?? 'a child'
  if (kind === 'companion') return companions[Number(at)]?.name ?? 'a friend'
  if (person?.role === 'grown-up') return 'a grown-up'
  // What plays a part is called as in the text: a hippo, whatever it is drawn by.
  const noun = plain(person?.role ?? looks ?? who)
  if (looks && !person && isPlural.test(looks)) return looks
  return count && count > 1 ? `many ${several(noun)}` : withArticle(noun)
}

/** 'kneeling in front of a hedgehog', 'holding a lantern' */
function deedOf(member: CastMember, names: Names): string {
  const { action, holding, relation } = member
  const doing = participleOf(action)
  const object = holding ?? (action === 'look-through' ? 'telescope' : undefined)
  const held = object && withArticle(plain(object))
  const takes = held && takesObject.has(action)
  const to = member.target && targetOf(member.target, names)
  const at = to && (relation && relation !== 'at' ? places[relation] : prepositions[action])
  const toWhom = to && at !== undefined ? ` ${at} ${to}`.replace(/ {2,}/g, ' ') : ''
  if (action === 'stand' && held && !toWhom) return `holding ${held}`
  return `${doing}${takes ? ` ${held}` : ''}${toWhom}${held && !takes ? ` with ${held}` : ''}`
}

function targetOf(target: string, { brief, cast }: Names): string | undefined {
  if (/^(?:up|down|left|right)$/.test(target)) return undefined
  const member = cast.find(({ who }) => who === target)
  return member ? nameOf(member, brief) : withArticle(plain(target))
}

function thingName({ thing, count }: SceneThing): string {
  const noun = plain(thing)
  return count && count > 1 ? `${count} ${several(noun)}` : withArticle(noun)
}

const places: Readonly<Record<string, string>> = {
  in: 'in',
  on: 'on',
  under: 'under',
  behind: 'behind',
  beside: 'beside',
  between: 'between',
  before: 'in front of',
  over: 'over',
}

/** What an action is done to follows it, or a preposition. What is not here is only near. */
const prepositions: Readonly<Record<string, string>> = {
  push: '',
  pull: '',
  hug: '',
  climb: '',
  stroke: '',
  kick: '',
  wash: '',
  ride: '',
  lift: '',
  fold: '',
  cut: '',
  roll: '',
  stir: '',
  paint: '',
  'tuck-in': '',
  'hold-hands': 'with',
  point: 'at',
  'look-up': 'at',
  peek: 'at',
  'look-through': 'at',
  wave: 'to',
  bow: 'to',
  whisper: 'to',
  listen: 'to',
  give: 'to',
  read: 'to',
  throw: 'to',
  shout: 'to',
  knock: 'on',
  'reach-up': 'for',
  'reach-down': 'for',
  walk: 'to',
  run: 'to',
  crawl: 'to',
  tiptoe: 'to',
  stand: 'beside',
  sit: 'beside',
  'sit-on-chair': 'beside',
  kneel: 'beside',
  crouch: 'beside',
  think: 'beside',
}

/** What is held is what it is done with. */
const takesObject: ReadonlySet<string> = new Set(
  'hold carry carry-both lift throw catch pour give eat drink read blow play fold roll look-through'.split(
    ' ',
  ),
)

const participles: Readonly<Record<string, string>> = {
  sit: 'sitting',
  run: 'running',
  dig: 'digging',
  tiptoe: 'tiptoeing',
  hug: 'hugging',
  swim: 'swimming',
  stir: 'stirring',
  clap: 'clapping',
  cut: 'cutting',
  'sit-on-chair': 'sitting on a chair',
  'sit-on-edge': 'sitting on the edge',
  'lie-back': 'lying on the back',
  'lie-front': 'lying on the tummy',
  'lie-awake': 'lying awake',
  'sit-up': 'sitting up in bed',
  'reach-up': 'reaching up',
  'reach-down': 'reaching down',
  'carry-both': 'carrying',
  'look-up': 'looking up',
  'look-through': 'looking through',
  'hold-hands': 'holding hands',
  'tuck-in': 'tucking in',
  'brush-teeth': 'brushing teeth',
}

const participleOf = (action: string) => participles[action] ?? `${action.replace(/e$/, '')}ing`

/** 'Foxes', 'polar bears'. What has an s already is several by itself: scissors, tracks. */
const several = (noun: string) =>
  uncounted.test(noun) || /(?<!s|u)s$/.test(noun) ? noun : noun.replace(/\S+$/, pluralOf)

const plain = (word: string) => word.replaceAll('-', ' ')

/** Of these there is not one. */
const uncounted =
  /^(?:bread|butter|cheese|jam|milk|porridge|soup|honey|popcorn|hay|wool|thread|knitting|water|snow|toast|corn|scissors|glasses|goggles|stairs|scales|blocks|grapes|wings|bunting|sheep|footprints|tracks)$/

const withArticle = (noun: string) =>
  uncounted.test(noun) ? noun : `${/^[aeio]|^u(?!ni)/.test(noun) ? 'an' : 'a'} ${noun}`
