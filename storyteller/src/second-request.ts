import escapeStringRegexp from 'escape-string-regexp'
import { isForToddlers } from './age-bands.ts'
import type { Brief, Scene } from './brief.ts'
import type { Casting } from './casting.ts'
import { isTold } from './casting-answers.ts'
import { askingIntents, type StoryFact } from './facts.ts'
import type { Passage } from './fit-length.ts'
import { lineId, unheard } from './lines.ts'
import type { Names } from './names.ts'
import { pluralOf } from './plural.ts'
import { hashOf } from './random.ts'
import { type RequestBeats, type RequestSort, requestBeats, toddlerBeats } from './request-beats.ts'
import { sceneWith } from './request-picture.ts'
import { requestSortOf, rooms } from './request-sorts.ts'
import { fillerOf, roleWords } from './roles.ts'
import { matterByName } from './wished.ts'

/** Something that a wish asks for beside what the plot is about. */
interface Request {
  readonly fact: StoryFact
  readonly what: NonNullable<StoryFact['what']>
  readonly sort: RequestSort
}

/** A passage that tells a request. */
export interface RequestPassage extends Passage {
  readonly marked: string
  readonly request: Request
  readonly isLate: boolean
  readonly line: string | null
}

interface Draft<Each extends Passage> {
  readonly passages: readonly Each[]
  readonly scene: Scene
}

/**
 * What a wish asks for beside its matter, at most one thing in a short story and for toddlers, and two in others. What has a part in the plot, is to be kept
 * out, or is asked for on an evening of grief is not among it: a butterfly that comes when somebody has died would be taken for them.
 */
export const requestsIn = (casting: Casting, brief: Brief): Request[] =>
  allRequests(casting, brief).slice(0, roomFor(brief))

/** What a wish asks for as well, and its story has no room for. */
export const requestsBeyond = (casting: Casting, brief: Brief): StoryFact[] =>
  allRequests(casting, brief)
    .slice(roomFor(brief))
    .map(({ fact }) => fact)

const roomFor = ({ children, length }: Brief): number =>
  length === 'short' || isForToddlers(children.map(({ age }) => age)) ? 1 : 2

function allRequests(casting: Casting, brief: Brief): Request[] {
  const { facts = [], children } = brief
  const forToddlers = isForToddlers(children.map(({ age }) => age))
  if (casting.answers.some(({ sensitivity }) => sensitivity === 'tender')) return []
  const parts = [...casting.roles.values()]
  const taken = new Set<string>([
    // Of two animals that a plot answers, one has the part.
    ...casting.answers.flatMap(({ about, id, what }) =>
      askingIntents.has(about) && !parts.some(({ factId }) => factId === id) ? [] : (what?.head ?? []),
    ),
    ...parts.flatMap(({ factId, noun }) => (factId === null ? [] : [lastWord(noun)])),
    ...facts.flatMap(({ kind, what }) => (kind === 'loss' ? (what?.head ?? []) : [])),
    ...matterOf(casting, brief),
  ])
  const requests: Request[] = []
  for (const fact of facts) {
    const { what } = fact
    const sort = what && requestSortOf(what, fact.about)
    if (!what || !sort || taken.has(what.head) || !isAskedFor(fact) || !isTold(fact, brief)) continue
    if (fact.sensitivity !== 'plain' || isKeptOut(what, brief)) continue
    if (forToddlers && !forAnyAge.has(sort)) continue
    taken.add(what.head)
    requests.push({ fact, what, sort })
  }
  return requests
}

/** The bicycle of a dragon who wants one is what its story is about, and is asked for once. */
function matterOf({ plot }: Casting, { wished }: Brief): string[] {
  const { taleWords } = plot.head
  const tale = wished?.tale
  const matters = taleWords.flatMap((word) => matterByName.get(word) ?? [])
  return (
    matters
      .flatMap((matter) =>
        matter === 'held'
          ? (['held', 'served'] as const)
          : matter === 'late'
            ? (['late', 'wares'] as const)
            : [matter],
      )
      .flatMap((matter) => tale?.[matter] ?? [])
      // 'A girl who’s captain': she is the child.
      .concat(
        ['rank', 'marvel'].some((each) => matters.some((matter) => matter === each))
          ? ['girl', 'boy', 'child', 'kid', 'man', 'woman']
          : [],
      )
      // 'A detective who is a potato' are not two.
      .concat((taleWords.length > 0 && (tale?.job ?? tale?.post)) || [])
      .map((told) => (typeof told === 'string' ? told : told.noun).toLowerCase().split(' ').at(-1) ?? '')
      .flatMap((last) => [last, last.replace(/s$/, ''), pluralOf(last)])
  )
}

/** What can be greeted, and put to bed. */
const forAnyAge: ReadonlySet<RequestSort> = new Set<RequestSort>([
  'animal',
  'large',
  'water',
  'figure',
  'plant',
  'thing',
  'vehicle',
])

const lastWord = (noun: string) => noun.toLowerCase().split(' ').at(-1) ?? ''

/** Whether it is somebody of the story that was asked for, and not only something that the wish mentions. */
export const isSomebodyAskedFor = ({ fact }: Request): boolean => askingIntents.has(fact.about)

/** Whoever is wished for, and whatever else is named in the words of a wish: 'pancakes please', not 'he dropped his pancakes'. */
const isAskedFor = ({ about, said }: StoryFact): boolean =>
  askingIntents.has(about) || (mentioned.has(about) && asking.test(said))

const mentioned: ReadonlySet<string> = new Set([
  'creature',
  'thing',
  'food',
  'weather',
  'place',
  'colour',
  'likes',
])
const asking =
  /^(?:and |plus )?with\b|\b(?:please|wants?|wanted|would like|[’']d like|would love|[’']d love|likes|loves|asks? for|asked for|there should|can there|could there|include|add|maybe|perhaps|something|favou?rite)\b/i

/** What is feared, or not wanted, whatever else it is asked for. */
function isKeptOut({ head, text }: Request['what'], { avoid = [] }: Brief): boolean {
  const own = [head, pluralOf(head), ...text.toLowerCase().split(/\s+/)]
  return avoid.some(({ words }) => words.some((word) => own.includes(word)))
}

/**
 * Tells every request in two passages: one where a plot has room for a companion’s deed, before the middle; one at bedtime, where whoever came along comes to rest.
 * @param child the mark for the first child
 * @param resting the text of the passage at which that is
 */
export function withRequests<
  Each extends Passage & { readonly marked: string; readonly isAfterBeat?: boolean },
>(
  drafts: readonly Draft<Each>[],
  requests: readonly Request[],
  { brief, names, child, resting }: { brief: Brief; names: Names; child: string; resting: string },
): Draft<Each | RequestPassage>[] {
  const used = new Set<string>()
  // Toddlers have stories of so few words that these two are not for leaving out.
  const priority = isForToddlers(brief.children.map(({ age }) => age)) ? 'always' : 'asked'
  return requests.reduce((before: readonly Draft<Each | RequestPassage>[], request, index) => {
    const early = priority === 'always' ? atSecond(drafts) : placeOf(drafts, index)
    const last = drafts.length - 1
    const setting = drafts[early.section]?.scene.setting ?? ''
    const beats = beatsFor(request, setting, brief, used)
    const [first, second] = [beats.early, beats.late].map((template, at): RequestPassage => {
      const marked = inWords(template, request, { names, child })
      const line = beats.isPlain ? null : lineId(template)
      return { text: names.putIn(marked), marked, priority, request, isLate: at === 1, line }
    })
    const anchor = drafts[early.section]?.passages[early.at]
    const rest = drafts[last]?.passages.find(({ marked }) => marked === resting) ?? drafts[last]?.passages[0]
    return before.map((draft, section) => ({
      ...draft,
      passages: draft.passages.flatMap((passage) => [
        ...(section === early.section && passage === anchor && first ? [first] : []),
        passage,
        ...(section === last && passage === rest && second ? [second] : []),
      ]),
    }))
  }, drafts) as Draft<Each | RequestPassage>[]
}

/**
 * Where a plot can be interrupted: the text reads on whether its companions have a deed there or not. Otherwise where a passage may be omitted.
 */
function placeOf(
  drafts: readonly Draft<Passage & { readonly isAfterBeat?: boolean }>[],
  index: number,
): { section: number; at: number } {
  const places = drafts.flatMap(({ passages }, section) =>
    passages.flatMap(({ isAfterBeat, priority }, at) =>
      section === 0 || section === drafts.length - 1
        ? []
        : [{ section, at, isAfterBeat: isAfterBeat ?? false, isOptional: priority !== 'always' }],
    ),
  )
  const isEarly = ({ section }: { section: number }) => section < (drafts.length * 2) / 3
  const beats = places.filter(({ isAfterBeat }) => isAfterBeat)
  const early = beats.filter(isEarly)
  const others = places.filter(({ isOptional, at }) => isOptional && at > 0)
  // Not when all is over, if it can be told before.
  const seams = [...(early.length > 0 ? early : beats), ...others.filter(isEarly), ...others]
  return seams[Math.min(index, seams.length - 1)] ?? atSecond(drafts)
}

const atSecond = (drafts: readonly unknown[]) => ({ section: Math.min(1, drafts.length - 1), at: 0 })

/** The pair for a request: one of which these children have not heard either line lately, or when all were heard, no more than that it is there. */
function beatsFor(
  { sort, what }: Request,
  setting: string,
  brief: Brief,
  used: Set<string>,
): RequestBeats & { readonly isPlain: boolean } {
  const forToddlers = isForToddlers(brief.children.map(({ age }) => age))
  const unwanted = (brief.avoid ?? []).flatMap(({ words }) => words)
  const isFree = (text: string) =>
    !unwanted.some((word) => new RegExp(`(?<!\\p{L})${escapeStringRegexp(word)}(?!\\p{L})`, 'iu').test(text))
  const possible = (forToddlers ? toddlerBeats : requestBeats[sort]).flatMap(({ early, late }) => {
    const [, limits = '', line = ''] = /^((?:(?:in|out|wet|solid|road) )*)(.+)$/.exec(early) ?? []
    const pair = { early: line, late }
    const isNew = unheard([line, late], brief).length === 2 && !used.has(line)
    const isPossible = limits
      .split(' ')
      .filter(Boolean)
      .every((limit) => isWithin(limit, setting, what.head))
    return isNew && isPossible && isFree(line) && isFree(late) ? [pair] : []
  })
  const chosen = possible[hashOf(`${brief.seed}:request:${sort}`) % Math.max(1, possible.length)]
  if (!chosen)
    return { early: 'There [was|were] {a}, too.', late: '{the} [was|were] there still.', isPlain: true }
  used.add(chosen.early)
  return { ...chosen, isPlain: false }
}

function isWithin(limit: string, setting: string, head: string): boolean {
  if (limit === 'in') return rooms.has(setting)
  if (limit === 'out') return !rooms.has(setting)
  if (limit === 'wet') return !/^(?:wind|fog|mist)$/.test(head)
  if (limit === 'road')
    return !/^(?:train|tram|rocket|plane|aeroplane|helicopter|balloon|boat|ship|sledge)$/.test(head)
  return (
    limit !== 'solid' ||
    !/^(?:milk|juice|hot chocolate|tea|soup|custard|porridge|honey|jam|ketchup)$/.test(head)
  )
}

/** A line with its marks for names. */
function inWords(
  template: string,
  { fact, what, sort }: Request,
  { names, child }: { names: Names; child: string },
): string {
  const plain = fillerOf(fact)
  if (!plain) return ''
  // Nobody calls a pirate 'it'.
  const isSomebody = sort === 'figure' && plain.pronoun === 'it'
  const filler = isSomebody ? { ...plain, pronoun: 'they' as const } : plain
  const words = roleWords('x', filler, names)
  const isOnlyOne = /^the /i.test(what.text) || /^an? (?:moon|sun)$/i.test(what.text)
  // 'Some snow': nobody says a snow.
  const isSome = /^some /i.test(what.text) && filler.number !== 'many'
  // 'A song about space': nobody says the space.
  const isBare = sort === 'place' && /^(?:outer space|space|school|nursery|preschool)$/i.test(what.text)
  const marks: Readonly<Record<string, string>> = {
    a: isOnlyOne ? 'x' : isSome ? 'x_noun' : 'x_a',
    a_same: isSome ? 'x_noun' : filler.name || isOnlyOne ? 'x' : 'x_a',
    the: isBare && !filler.name ? 'x_noun' : 'x',
    it: 'x_it',
    him: 'x_him',
    its: 'x_its',
    noun: 'x_noun',
  }
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
      filler.number === 'many' ? many : one,
    )
    .replace(/\{(\w+)\}/g, (_, word: string) =>
      word === 'child' ? child : String(words[marks[word] ?? ''] ?? ''),
    )
}

/** The scene of a section with what its passages tell of requests. */
export const sceneWithRequests = (scene: Scene, passages: readonly Passage[], brief: Brief): Scene =>
  passages
    .filter(isOfRequest)
    .reduce(
      (before, { request: { what, sort }, isLate }) => sceneWith(before, { what, sort, isLate }, brief),
      scene,
    )

export const isOfRequest = (passage: Passage): passage is RequestPassage => 'request' in passage
