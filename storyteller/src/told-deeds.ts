import type { Brief } from './brief.ts'
import { speciesFor } from './drawn-animals.ts'
import { drawableThing } from './drawn-words.ts'
import type { Actor, LineThing, PictureLines } from './picture-lines.ts'
import { helpers, type ShownDeed, shownDeeds, shownPlaces } from './told-verbs.ts'
import { vocabulary } from './vocabulary.ts'

/** What pictures show for a few words of a wish: 'the tiny door', 'a dragon', 'Opa'. */
interface Shown {
  readonly who?: string
  /** 'purple dragon', 'camel': what an animal is called, where that is not its word. */
  readonly looks?: string
  readonly thing?: string
  readonly size?: string
  readonly count: number
}

interface Clause {
  readonly subjects: readonly Shown[]
  readonly deed: ShownDeed
  readonly object?: Shown
  /** What the object, or the deed, is in, on, under or behind. */
  readonly place?: { readonly relation: string; readonly shown?: Shown; readonly setting?: string }
}

type Family = Pick<Brief, 'children' | 'companions'>

/**
 * The lines of a page on which a story tells what somebody does in it: *Lotte rode a unicorn through the supermarket*. The one clause of its sentences that pictures show
 * best takes the place of what a plot, which is written for all such wishes, has the child do; who else is named there is there. Without such a clause the lines stay as they are.
 * @returns `isDone` where there is one
 */
export function withDeedsOf(
  sentences: readonly string[],
  lines: PictureLines,
  family: Family,
): PictureLines & { readonly isDone?: true } {
  const clauses = sentences.flatMap((sentence) => clausesOf(sentence, family))
  const beings = sentences.flatMap((sentence) => beingsIn(sentence, family))
  const [best] = clauses.toSorted((one, other) => worth(other) - worth(one))
  if (!best || worth(best) < 1.5) return withBeings(lines, beings)
  const setting = settingOf(best) ?? lines.setting
  const hero = lines.actors.find(({ who }) => who === 'L') ?? lines.actors.find(({ who }) => who === 'heroes')
  const size = hero?.size
  const actors = actorsOf(best, size)
  const isNamed = (who: string) => actors.some((actor) => actor.who === who)
  const isKept = ({ who }: Actor) =>
    !children.has(who) && !isNamed(who) && (who === 'friends' || setting === lines.setting)
  const isOnlyThere = ({ who, target, action, ...rest }: Actor): Actor =>
    target && !children.has(target)
      ? { ...rest, who, action: 'stand' }
      : { ...rest, who, action, ...(target && { target }) }
  const isSeen = isNamed('L') || !hero
  const things = thingsOf(best)
  const acting = {
    ...lines,
    setting,
    actors: [
      ...actors,
      ...(isSeen ? [] : [watching(hero, best, actors[0])]),
      ...lines.actors.filter(isKept).map(isOnlyThere),
    ],
    things: [
      ...things,
      ...(setting === lines.setting
        ? lines.things.filter(
            ({ thing, of }) =>
              !isPlaceholder(thing) &&
              (!of || !isPlaceholder(of)) &&
              !things.some((each) => each.thing === thing),
          )
        : []),
    ],
  }
  return { ...withBeings(acting, beings), isDone: true }
}

/**
 * On the pages of a journey that tell none of its sentences, whoever has nothing else to do is still on the unicorn, or in the balloon, out of doors.
 */
export function stillAboard(sentences: readonly string[], lines: PictureLines, family: Family): PictureLines {
  const hero = lines.actors.find(({ who }) => children.has(who))
  const clause = sentences
    .flatMap((sentence) => clausesOf(sentence, family))
    .find(
      ({ deed, object, place, subjects }) =>
        deed.object === 'aboard' && (object ?? place?.shown) && subjects.some(({ who }) => who === 'L'),
    )
  const isUnderWay = hero && idle.has(hero.action) && lines.things.some(({ thing }) => isPlaceholder(thing))
  if (!clause || !isUnderWay || indoors.has(lines.setting)) return lines
  const actors = actorsOf(clause, hero.size)
  const things = thingsOf(clause)
  return {
    ...lines,
    actors: [
      ...actors,
      ...lines.actors.filter(({ who }) => !children.has(who) && !actors.some((actor) => actor.who === who)),
    ],
    things: [...things, ...lines.things.filter(({ thing }) => !isPlaceholder(thing))],
  }
}

const idle: ReadonlySet<string> = new Set(['think', 'look-up', 'walk', 'stand', 'point', 'wave'])
const indoors: ReadonlySet<string> = new Set(
  'bedroom kitchen attic library bathroom living-room hallway shop school laundry supermarket'.split(' '),
)

/** Beings that the sentence names beside those who do something. */
function withBeings(lines: PictureLines, beings: readonly Shown[]): PictureLines {
  const more = beings.filter(({ who = '' }) => !lines.actors.some((actor) => actor.who === who))
  return {
    ...lines,
    actors: [
      ...lines.actors,
      ...more.slice(0, Math.max(0, mostBeings - lines.actors.length)).map(
        ({ who = '', count, size, looks }): Actor => ({
          who,
          count,
          ...(size && { size }),
          ...(looks && { looks }),
          action: 'stand',
          mood: 'calm',
        }),
      ),
    ],
  }
}

const mostBeings = 4

/** Who lives and is named, wherever in a sentence. */
function beingsIn(sentence: string, family: Family): Shown[] {
  const words = withoutComparisons(sentence).match(/[\p{L}’-]+/gu) ?? []
  const found = words.flatMap((word, at) => {
    const shown =
      /’/.test(word) || /^\p{Lu}/u.test(word)
        ? undefined
        : shownOf(words.slice(Math.max(0, at - 2), at + 1).join(' '), family)
    return shown?.who && shown.who !== 'L' && !shown.who.startsWith('companion:') ? [shown] : []
  })
  return found.filter(({ who }, at) => found.findIndex((each) => each.who === who) === at)
}

const settingOf = ({ place, deed, object }: Clause): string | undefined =>
  place?.setting ?? (deed.isAloft && (object ?? place?.shown) ? 'sky' : undefined)

/** What the child is told to have done, as it is remembered, and who or what was there. */
export function rememberedIn(
  sentences: readonly string[],
  family: Family,
): { readonly memory: Memory; readonly beside: readonly string[] } | undefined {
  const own = sentences
    .flatMap((sentence) => clausesOf(sentence, family))
    .filter(({ subjects, deed }) => subjects.some(({ who }) => who === 'L') && deed.action !== 'stand')
  const [best] = own.toSorted((one, other) => worth(other) - worth(one))
  const [actor] = best ? actorsOf({ ...best, subjects: [{ who: 'L', count: 1 }] }, undefined) : []
  if (!best || !actor || worth(best) < 2) return undefined
  const { action, mood, holding } = actor
  const isSwung = action === 'ride' || (action === 'sit' && actor.target !== undefined)
  const beside = [best.object, best.place?.shown, ...best.subjects].flatMap((shown) =>
    shown?.thing !== undefined && shown.thing !== holding
      ? [shown.thing]
      : shown?.who && vocabulary.species.includes(shown.who)
        ? [shown.who]
        : [],
  )
  return {
    memory: { action: isSwung ? 'jump' : action, mood, ...(holding && { holding }) },
    beside: [...new Set(beside)].slice(0, 1),
  }
}

interface Memory {
  readonly action: string
  readonly mood: string
  readonly holding?: string
}

/** The thing that such a sentence is about, as pictures have it: what is done to it first, and no place. */
export function mainThingOf(sentence: string, family: Family): { thing: string; size?: string } | undefined {
  const clauses = clausesOf(sentence, family)
  const things = [
    ...clauses.map(({ object }) => object),
    ...clauses.flatMap(({ subjects }) => subjects),
    ...clauses.map(({ place }) => place?.shown),
  ]
  return things.flatMap((shown) =>
    shown?.thing ? { thing: shown.thing, ...(shown.size && { size: shown.size }) } : [],
  )[0]
}

/** Whether words name where something is: *the supermarket* is no trolley. */
export const isPlaceOfStory = (words: string): boolean =>
  settingFor(words) !== undefined && !isFurniture(words)

const children: ReadonlySet<string> = new Set(['L', 'A', 'B', 'C', 'heroes'])
const isPlaceholder = (word: string): boolean => /^e[1-4]$|^themed$/.test(word)

/** A child of whom the sentence does not say anything sees it. */
function watching(
  { holding: _, target: __, relation: ___, ...hero }: Actor,
  { deed, subjects }: Clause,
  other: Actor | undefined,
): Actor {
  const aim = other?.who ?? subjects.flatMap(({ thing }) => thing ?? [])[0]
  const action = other === undefined && aim && deed.action === 'run' ? 'run' : 'point'
  return { ...hero, who: 'L', action, mood: 'surprised', ...(aim && { target: aim, relation: 'at' }) }
}

/** How much of a clause can be seen. */
const worth = ({ subjects, object, place, deed }: Clause): number =>
  subjects.filter(({ who, thing }) => who ?? thing).length +
  (object ? 1.5 : 0) +
  (place?.shown ? (deed.object === 'aboard' && !object ? 1.5 : 0.5) : 0) +
  (place?.setting ? 0.5 : 0) -
  (deed.object === 'beside' && deed.action === 'stand' ? 1 : 0)

function actorsOf({ subjects, deed, object, place }: Clause, size: string | undefined): Actor[] {
  const aim = object?.who ?? object?.thing ?? place?.shown?.who ?? place?.shown?.thing
  const isObject = object !== undefined
  const doing = (subject: Shown): Actor => {
    const isChild = subject.who === 'L'
    const own = isChild ? size : subject.size
    const base = {
      who: subject.who ?? '',
      count: subject.count,
      ...(own && { size: own }),
      ...(subject.looks && { looks: subject.looks }),
      action: deed.action,
      mood: deed.mood ?? 'curious',
    }
    if (
      object?.thing &&
      (deed.tool === 'hammer'
        ? heaped.has(object.thing)
        : deed.tool === 'spoon' && !stirred.has(object.thing))
    )
      return { ...base, action: 'stroke', target: object.thing, relation: 'at' }
    if (deed.tool) return { ...base, holding: deed.tool, ...(aim && { target: aim, relation: 'at' }) }
    if (deed.object === 'held' && object?.thing)
      return large.has(object.thing)
        ? { ...base, action: 'stand', target: object.thing, relation: 'at' }
        : { ...base, holding: object.thing }
    if (deed.object === 'aboard' && aim) {
      if (object?.who ?? place?.shown?.who) return { ...base, action: 'ride', target: aim, relation: 'on' }
      return astride.has(aim)
        ? { ...base, action: 'ride', target: aim, relation: 'on' }
        : { ...base, action: 'sit', target: aim, relation: 'in' }
    }
    if (deed.object === 'aimed' && isObject && aim) return { ...base, target: aim, relation: 'at' }
    if (isObject && aim && deed.object === 'held')
      return { ...base, action: 'stand', target: aim, relation: 'at' }
    return base
  }
  const there: Actor[] =
    object?.who && !subjects.some(({ who }) => who === object.who)
      ? [
          {
            who: object.who,
            count: object.count,
            ...(object.size && { size: object.size }),
            ...(object.looks && { looks: object.looks }),
            action: 'stand',
            mood: 'happy',
            ...(place?.shown?.thing && { target: place.shown.thing, relation: place.relation }),
          },
        ]
      : place?.shown?.who && !subjects.some(({ who }) => who === place.shown?.who)
        ? [{ who: place.shown.who, count: 1, action: 'stand', mood: 'happy' }]
        : []
  return [...subjects.filter(({ who }) => who).map(doing), ...there]
}

function thingsOf({ subjects, deed, object, place }: Clause): LineThing[] {
  const isHeld =
    deed.object === 'held' && object?.thing && !large.has(object.thing) && subjects.some(({ who }) => who)
  const one = ({ thing = '', count, size }: Shown): LineThing => ({ thing, count, ...(size && { size }) })
  const placed = place?.shown?.thing ? [one(place.shown)] : []
  const relation =
    placed.length > 0 && place
      ? {
          relation:
            (hollow.has(place.shown?.thing ?? '') ? undefined : inSight[place.relation]) ?? place.relation,
          of: place.shown?.thing,
        }
      : {}
  return [
    ...subjects.filter(({ thing }) => thing).map(one),
    ...(object?.thing && !isHeld
      ? [{ ...one(object), ...(relation.of && { relation: relation.relation ?? 'at', of: relation.of }) }]
      : []),
    ...placed,
  ]
}

/** What is in these is seen. */
const hollow: ReadonlySet<string> = new Set(
  'bath basket box bucket bowl cup boat pot sink basin nest jar'.split(' '),
)

/** What has been found is beside what it was behind. */
const inSight: Readonly<Record<string, string>> = { behind: 'beside', under: 'before', in: 'before' }

/** Nobody has these in their hands. */
const large: ReadonlySet<string> = new Set(
  'door bed bath car bus train tractor digger lorry van boat raft rocket spaceship ufo scooter bicycle tricycle sledge plane train tree house castle tent den slide swing sofa table wardrobe hole puddle moon sun'.split(
    ' ',
  ),
)

/** What is built with bare hands. */
const heaped: ReadonlySet<string> = new Set('snowman sandcastle den tower castle blocks snowball'.split(' '))

/** What is made with a spoon. */
const stirred: ReadonlySet<string> = new Set(
  'cake soup pancake porridge pie biscuit bread bun jam pizza sandwich toast popcorn bowl pot'.split(' '),
)

/** One is on these and not in them. */
const astride: ReadonlySet<string> = new Set(
  'broom bicycle scooter tricycle sledge rug carpet skateboard surfboard skis'.split(' '),
)

const prepositions: Readonly<Record<string, string>> = {
  in: 'in',
  inside: 'in',
  into: 'in',
  on: 'on',
  onto: 'on',
  under: 'under',
  underneath: 'under',
  behind: 'behind',
  beside: 'beside',
  near: 'beside',
  with: 'beside',
  through: 'at',
  to: 'at',
  at: 'at',
  across: 'at',
  over: 'at',
  past: 'at',
  from: 'at',
  down: 'at',
  up: 'at',
  round: 'at',
  around: 'at',
}

/** Who does something, and to what, as far as pictures can show it. */
function clausesOf(sentence: string, family: Family): Clause[] {
  let before: readonly Shown[] = [{ who: 'L', count: 1 }]
  let waiting: readonly Shown[] = []
  let it: Shown | undefined
  return withoutComparisons(sentence)
    .replace(/[“”]/g, '')
    .replace(/\b(?:out|off) of\b/g, 'from')
    .split(connections)
    .flatMap((part) => {
      const words = part.trim().split(/\s+/).filter(Boolean)
      const at = words.findIndex((word, index) => isVerb(word, words[index - 1], words[index + 1]))
      const deed = shownDeeds.get(words[at] ?? '')
      if (!deed) {
        // *Lotte and Opa …*: the first of them stands alone.
        const named = shownOf(words.join(' '), family)
        waiting = named?.who ? [...waiting, named] : []
        return []
      }
      const said = words.slice(0, at).filter((word) => !helpers.has(word.toLowerCase()))
      const own = [...waiting, ...subjectsOf(said.join(' '), family)]
      waiting = []
      const subjects = isNobody.test(said.join(' ')) ? [] : own.length > 0 ? own : before
      before = subjects
      const { object: named, isIt, place } = afterVerb(words.slice(at + 1), family)
      // *They built a boat and sailed to an island*: in that boat.
      const isInIt = deed.object === 'aboard' && !place?.shown && vehicles.has(it?.thing ?? '')
      const object = named ?? (isIt || isInIt ? it : undefined)
      it = object ?? it
      return [asOpenBoat({ subjects, deed, ...(object && { object }), ...(place && { place }) })]
    })
}

const vehicles: ReadonlySet<string> = new Set(
  'boat raft canoe car bus train plane spaceship ufo hot-air-balloon submarine pirate-ship helicopter cart sledge'.split(
    ' ',
  ),
)

/** Whoever sails is seen, and not behind a sail. */
function asOpenBoat(clause: Clause): Clause {
  const open = (shown: Shown | undefined): Shown | undefined =>
    shown?.thing === 'boat' ? { ...shown, thing: 'canoe' } : shown
  const { deed, object, place } = clause
  if (deed.object !== 'aboard') return clause
  const [sailed, at] = [open(object), place && open(place.shown)]
  return {
    ...clause,
    ...(sailed && { object: sailed }),
    ...(place && { place: { ...place, ...(at && { shown: at }) } }),
  }
}

const connections =
  /,? \b(?:and then|and there|but|then|until|so that|so|because|when|while|who|that|which)\b |[.,;:] ?|,? \band /u

/** Whom a picture cannot show. */
const isNobody = /^(?:some|any|every|no)(?:one|body|thing)\b/i

/** Not *a slide*, *had to climb* or *the drawing*. */
const isVerb = (word: string, before: string | undefined, after: string | undefined): boolean =>
  shownDeeds.has(word) &&
  !/^(?:an?|the|his|her|their|its|my|our|one|two|three|tiny|big|little)$/i.test(before ?? '') &&
  !(helpers.has(word) && after !== undefined && (after === 'to' || /ing$/.test(after)))

export const withoutComparisons = (sentence: string): string =>
  sentence.replace(
    /\b(?:to )?(?:the size of|as \p{L}+ as|no bigger than|bigger than|like) (?:an?|the|his|her|their)?\s?[\p{L}-]+(?: [\p{L}-]+)?/gu,
    '',
  )

function subjectsOf(text: string, family: Family): Shown[] {
  if (text === '') return []
  if (/^(?:he|she|they|we|it)$/i.test(text)) return []
  const named = shownOf(text, family)
  return named ? [named] : []
}

function afterVerb(
  all: readonly string[],
  family: Family,
): Pick<Clause, 'object' | 'place'> & { readonly isIt: boolean } {
  const words = all.filter((word) => !whither.has(word))
  const at = words.findIndex((word) => prepositions[word.toLowerCase()] !== undefined)
  const first = at === -1 ? words : words.slice(0, at)
  const object = first.length > 0 ? shownOf(first.join(' '), family) : undefined
  const isIt = /^(?:it|him|her|them)$/.test(first.join(' '))
  if (at === -1) return { ...(object && { object }), isIt }
  const places = phrasesOf(words.slice(at))
  const setting = places.flatMap(
    ({ text }) => settingFor(text) ?? text.split(' ').flatMap((word) => settingFor(word) ?? []),
  )[0]
  // What one goes past or over is not what it is about, unless nothing else is.
  const near = places
    .filter(({ isWay }) => !isWay || !(object ?? isIt))
    .map(({ relation, text }) => ({
      relation,
      shown: settingFor(text) && !isFurniture(text) ? undefined : shownOf(text, family),
    }))
    .find(({ shown }) => shown !== undefined)
  return {
    isIt,
    ...(object && { object }),
    ...((setting ?? near) && {
      place: {
        relation: near?.relation ?? 'at',
        ...(near?.shown && { shown: near.shown }),
        ...(setting && { setting }),
      },
    }),
  }
}

/** *behind the bookcase in the hall*: each preposition with what follows it. */
function phrasesOf(words: readonly string[]): { relation: string; isWay: boolean; text: string }[] {
  const phrases: { relation: string; isWay: boolean; text: string[] }[] = []
  for (const word of words) {
    const relation = prepositions[word.toLowerCase()]
    if (relation) phrases.push({ relation, isWay: relation === 'at', text: [] })
    else phrases.at(-1)?.text.push(word)
  }
  return phrases.map(({ text, ...phrase }) => ({ ...phrase, text: text.join(' ') }))
}

/** Adverbs that end a phrase: *took a whale home*. */
const whither: ReadonlySet<string> = new Set(
  'home away back off out again together outside everywhere'.split(' '),
)

const lastOf = (text: string): string => text.toLowerCase().split(' ').at(-1) ?? ''

const settingFor = (text: string): string | undefined => {
  const two = text.toLowerCase().split(' ').slice(-2).join('-')
  return vocabulary.settings.includes(two) ? two : (shownPlaces[lastOf(text)] ?? roomOf[lastOf(text)])
}

const isFurniture = (text: string): boolean => lastOf(text) in roomOf

/** In which room something stands that is a place as well as a thing. */
const roomOf: Readonly<Record<string, string>> = {
  bath: 'bathroom',
  bathtub: 'bathroom',
  toilet: 'bathroom',
  bed: 'bedroom',
  wardrobe: 'bedroom',
  fridge: 'kitchen',
  oven: 'kitchen',
  sink: 'kitchen',
  sofa: 'living-room',
  tree: 'garden',
  hole: 'garden',
  shed: 'garden',
}

const sizeWords: Readonly<Record<string, string>> = {
  tiny: 'tiny',
  miniature: 'tiny',
  little: 'small',
  small: 'small',
  baby: 'small',
  big: 'big',
  large: 'big',
  huge: 'huge',
  giant: 'huge',
  enormous: 'enormous',
  gigantic: 'enormous',
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** What is drawn for a few words: a child, a companion, an animal, a human of the pictures, a thing. */
function shownOf(text: string, { children: [child], companions }: Family): Shown | undefined {
  const words = headOf(text).split(' ').filter(Boolean)
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (child && words.at(-1) === child.name) return { who: 'L', count: 1 }
  const companion = companions.findIndex(({ name }) => words.at(-1) === name)
  if (companion !== -1) return { who: `companion:${companion}`, count: 1 }
  const bare = words
    .map((word) => word.toLowerCase())
    .filter(
      (word) =>
        !/^(?:an?|the|his|her|their|its|my|our|some|all|another|every|\p{L}+’s?|\p{L}+'s)$/u.test(word),
    )
  const size = bare.flatMap((word) => sizeWords[word] ?? [])[0]
  const count = bare.flatMap((word) => numbers[word] ?? [])[0]
  const nouns = bare.filter((word) => !(word in sizeWords) && !(word in numbers))
  const one = singular(last)
  const isSeveral = one !== last
  const base = { ...(size && { size }), count: count ?? (isSeveral ? 3 : 1) }
  const species = speciesFor(last) ?? speciesFor(one)
  if (species) {
    const own = companionOf(species, companions)
    const called = nouns.join(' ')
    return own === -1
      ? { ...base, who: species, ...(called !== species && { looks: called }) }
      : { who: `companion:${own}`, count: 1 }
  }
  if (vocabulary.roles.includes(one)) return { ...base, who: one }
  const thing = drawableThing(nouns.join(' ')) ?? drawableThing(nouns.slice(-2).join(' '))
  return thing ? { ...base, thing } : undefined
}

/** The companion that is such an animal; -1 if none is. */
export const companionOf = (species: string, companions: Family['companions']): number =>
  companions.findIndex(({ relationship = '', description = '' }) =>
    `${relationship} ${description}`
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word !== '' && speciesFor(word) === species),
  )

/** *A rocket of boxes* is a rocket, *a team of penguins* are penguins. */
function headOf(text: string): string {
  const [head = '', ...rest] = text.split(' of ')
  return rest.length > 0 && measures.test(head) ? rest.join(' of ') : head
}

const measures =
  /\b(?:team|pair|pairs|box|bag|cup|bowl|plate|bucket|lots|lot|load|family|group|herd|flock|pile|crowd|crew|army|heap|kind|sort|piece|bit)$/i

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|sh|ch|x|o)es$/, '')
    .replace(/(?<![su])s$/, '')
