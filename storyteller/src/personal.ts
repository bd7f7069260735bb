import type { Brief } from './brief.ts'
import { hashOf, pick } from './random.ts'
import { isYoung, sentencesFor } from './register.ts'
import { type Form, type Kept, readTrait, type Trait } from './trait.ts'
import { type Aside, traitSentences } from './trait-sentences.ts'

/** A trait and whose it is. */
interface Note {
  readonly name: string
  readonly trait: Trait
}

/** Paragraphs about the children, by the place of a plot where they are told. Any may be empty. */
export interface Personal {
  readonly musing: string
  readonly pausing: string
  readonly homeward: string
  readonly keepsake: string
  readonly dream: string
}

/**
 * Weaves in what was noted about the children: the core of it first, the children in turn, no sentence twice. The parent's words for
 * tonight come last, in bed, and what was loved in the beginning comes back as a dream.
 */
export function personal(brief: Brief): Personal {
  const used = new Set<string>()
  const left = notesOf(brief)
  const tell = (note: Note | undefined, aside: Aside): string =>
    note ? sentenceFor(note, aside, used, brief) : ''
  const take = (isFit: (form: Form) => boolean): Note | undefined => {
    const at = left.findIndex(({ trait }) => isFit(trait.form))
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const ofDay = (form: Form) => !ofNight.has(form)
  const loved = left.find(({ trait }) => trait.form === 'loved')
  const first = take(ofDay)
  const tonight = noteOfTonight(brief) ?? take((form) => ofNight.has(form))
  const [pause, way] = brief.length === 'short' ? [] : [take(ofDay), take(ofDay)]
  const kept = tonight ?? take(ofDay)
  return {
    musing: tell(first, 'early'),
    pausing: tell(pause, 'middle'),
    homeward: tell(way, 'late'),
    keepsake: tell(kept, 'bed'),
    dream: loved && kept && isSame(loved, kept) ? '' : tell(loved, 'bed'),
  }
}

/** What belongs to the last page alone. */
const ofNight: ReadonlySet<Form> = new Set(['bedtime', 'light'])

/** All that can be told, in the order in which it should be: what weighs most first, and one child after the other. */
function notesOf({ children, companions, seed }: Brief): Note[] {
  const present = [...children, ...companions].map(({ name }) => name.toLowerCase())
  const isNew = ({ trait }: Note) => trait.form !== 'named' || !present.includes(trait.name.toLowerCase())
  const byChild = children.map(({ name, interests, details }, index) => {
    const typed = [
      ...(details ?? []).map((detail) => ({
        ...detail,
        kept: keptIn(detail),
        weight: weightOf[detail.category],
      })),
      ...(interests ?? []).map((text) => ({ text, kept: 'interests' as const, weight: 1 })),
    ]
    return typed
      .map((each) => ({ ...each, order: hashOf(`${seed}:note:${index}:${each.text}`) }))
      .sort((a, b) => a.weight - b.weight || a.order - b.order)
      .flatMap(({ text, kept }): Note[] => {
        const trait = readTrait(text, name, kept)
        return trait ? [{ name, trait }] : []
      })
      .filter(isNew)
  })
  const first = hashOf(`${seed}:teller`) % Math.max(1, children.length)
  const turned = [...byChild.slice(first), ...byChild.slice(0, first)]
  const most = Math.max(0, ...turned.map((notes) => notes.length))
  const alternating = Array.from({ length: most }).flatMap((_, turn) =>
    turned.flatMap((notes) => notes[turn] ?? []),
  )
  // What two of them love is told of one.
  return alternating.filter((note, index) => alternating.findIndex((other) => isSame(note, other)) === index)
}

const isSame = (one: Note, other: Note) =>
  one.trait.form === other.trait.form &&
  wordingOf(one.trait).toLowerCase() === wordingOf(other.trait).toLowerCase()

const weightOf = { core: 0, occasional: 1, fun_fact: 1, appearance: 2 }

const keptIn = ({ section, category }: { section?: Kept; category: string }): Kept =>
  section ?? (category === 'appearance' ? 'appearance' : null)

/** The parent's words for this story. Of a bare word nobody knows how it is meant. */
function noteOfTonight({ children, companions, details, seed }: Brief): Note | undefined {
  const child =
    children.find(({ name }) => name && details?.includes(name)) ?? pick(children, `${seed}:keeper`)
  const trait = details ? readTrait(details, child.name) : null
  const present = [...children, ...companions].map(({ name }) => name.toLowerCase())
  if (!trait || trait.form === 'said' || isBareWord(details, trait)) return undefined
  if (trait.form === 'named' && present.includes(trait.name.toLowerCase())) return undefined
  return { name: child.name, trait }
}

/** 'bed': of one thing alone nobody knows what about it. */
const isBareWord = (typed: string | undefined, trait: Trait) =>
  trait.form === 'loved' &&
  !typed?.trim().includes(' ') &&
  trait.thing !== typed?.toLowerCase().replace(/\W+$/, '')

function sentenceFor({ name, trait }: Note, aside: Aside, used: Set<string>, brief: Brief): string {
  const fit = sentencesFor(traitSentences[trait.form][aside], isYoung(brief))
  const unused = fit.filter((sentence) => !used.has(sentence))
  if (unused.length === 0) return ''
  const sentence = pick(unused, `${brief.seed}:${aside}:${trait.form}`)
  used.add(sentence)
  const said = wordingOf(trait)
  return sentence.replace(/\b[XT]\b/g, (letter, at: number) => {
    if (letter === 'X') return name
    return /(^|“|[.!?…]”? )$/.test(sentence.slice(0, at))
      ? said.charAt(0).toUpperCase() + said.slice(1)
      : said
  })
}

function wordingOf(trait: Trait): string {
  if ('thing' in trait) return trait.thing
  if ('doing' in trait) return trait.doing
  if ('does' in trait) return trait.does
  if ('name' in trait) return trait.name
  if ('word' in trait) return trait.word
  return 'look' in trait ? trait.look : ''
}
