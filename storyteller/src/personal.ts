import { isForToddlers } from './age-bands.ts'
import type { Brief } from './brief.ts'
import { lineId, unheard } from './lines.ts'
import { hashOf, pick } from './random.ts'
import { isYoung, sentencesFor } from './register.ts'
import { type Form, type NoteSection, readTrait, type Trait } from './trait.ts'
import { type Aside, traitSentences } from './trait-sentences.ts'

/** A trait, and the name of the child. */
interface Note {
  readonly name: string
  /** The parent's own words. */
  readonly text: string
  readonly trait: Trait
}

/** Paragraphs about the children, by their place in a plot. Any can be empty. */
export interface Personal {
  readonly musing: string
  readonly pausing: string
  readonly homeward: string
  readonly keepsake: string
  readonly dream: string
}

/** A paragraph that tells a note, and the note in the parent's own words. */
export interface ToldNote {
  readonly text: string
  readonly paragraph: string
  /** The id of its stock sentence; null for a plain one that may come back. */
  readonly line: string | null
}

/**
 * Chooses sentences from the notes about the children: the most important notes first, the children in turn, no sentence twice. The
 * parent's details for this story come last, at bedtime, and the first thing that a child loves comes back as a dream.
 */
export function personal(brief: Brief): Personal {
  const { musing, pausing, homeward, keepsake, dream } = placedNotes(brief)
  return {
    musing: musing?.paragraph ?? '',
    pausing: pausing?.paragraph ?? '',
    homeward: homeward?.paragraph ?? '',
    keepsake: keepsake?.paragraph ?? '',
    dream: dream?.paragraph ?? '',
  }
}

/** What the first note says that a child loves, for a line of the plot’s own in place of `musing`; empty for any other note. */
export const lovedThing = (brief: Brief): string => placedNotes(brief).first?.paragraph ?? ''

/**
 * The paragraphs about notes that a plot has a place for: whether they are told depends on its length.
 * @param tellsLoved whether the plot has a line of its own for what a child loves
 */
export function personalNotes(brief: Brief, tellsLoved: boolean): ToldNote[] {
  const { first, musing, ...others } = placedNotes(brief)
  const early = tellsLoved && first ? first : musing
  return [early, ...Object.values(others)].flatMap((note) => note ?? [])
}

/** Toddlers are told no more of it than goodnight: 'Goodnight, trains.' */
function placedForToddlers(brief: Brief) {
  const sayable = [noteOfTonight(brief), ...notesOf(brief)].flatMap((note) => {
    const { trait } = note ?? {}
    if (!note || !trait || !('thing' in trait || 'name' in trait) || trait.form === 'colour') return []
    const wording = wordingOf(trait).replace(/^(?:an?|the) /i, '')
    return wording.split(' ').length <= mostWordsForToddlers
      ? [{ text: note.text, paragraph: `Goodnight, ${wording}.`, line: null }]
      : []
  })
  return {
    first: null,
    musing: null,
    pausing: null,
    homeward: null,
    keepsake: sayable[0] ?? null,
    dream: null,
  }
}

const mostWordsForToddlers = 3

function placedNotes(brief: Brief) {
  if (isForToddlers(brief.children.map(({ age }) => age))) return placedForToddlers(brief)
  const used = new Set<string>()
  const remaining = notesOf(brief)
  const sentenceAt = (note: Note | undefined, aside: Aside): ToldNote | null =>
    note ? sentenceFor(note, aside, used, brief) : null
  const take = (isFit: (form: Form) => boolean): Note | undefined => {
    const at = remaining.findIndex(({ trait }) => isFit(trait.form))
    return at === -1 ? undefined : remaining.splice(at, 1)[0]
  }
  const isDaytime = (form: Form) => !bedtimeForms.has(form)
  const loved = remaining.find(({ trait }) => trait.form === 'loved')
  const first = take(isDaytime)
  const tonight = noteOfTonight(brief) ?? take((form) => bedtimeForms.has(form))
  const [pause, homeward] = brief.length === 'short' ? [] : [take(isDaytime), take(isDaytime)]
  const last = tonight ?? take(isDaytime)
  const dreamt = loved && last && isSame(loved, last) ? undefined : loved
  return {
    first: first?.trait.form === 'loved' ? lovedNote(first) : null,
    musing: sentenceAt(first, 'early'),
    pausing: sentenceAt(pause, 'middle'),
    homeward: sentenceAt(homeward, 'late'),
    keepsake: sentenceAt(last, 'bed'),
    dream: sentenceAt(dreamt, 'bed'),
  }
}

/** A line of the plot’s own shows by the words for it. */
const lovedNote = ({ text, trait }: Note): ToldNote => ({ text, paragraph: wordingOf(trait), line: null })

/** Forms for the last page only. */
const bedtimeForms: ReadonlySet<Form> = new Set(['bedtime', 'light'])

/** All notes with a form, core ones first and otherwise in their order, alternating between the children. */
function notesOf({ children, companions, seed }: Brief): Note[] {
  const present = [...children, ...companions].map(({ name }) => name.toLowerCase())
  const isNew = ({ trait }: Note) => trait.form !== 'named' || !present.includes(trait.name.toLowerCase())
  const byChild = children.map(({ name, interests, details }) => {
    const typed = [
      ...(details ?? []).map((detail) => ({
        ...detail,
        section: sectionOf(detail),
        weight: weightOf[detail.category],
      })),
      ...(interests ?? []).map((text) => ({ text, section: 'interests' as const, weight: 1 })),
    ]
    return typed
      .sort((a, b) => a.weight - b.weight)
      .flatMap(({ text, section }): Note[] => {
        const trait = readTrait(text, name, section)
        return trait ? [{ name, text, trait }] : []
      })
      .filter(isNew)
  })
  const first = hashOf(`${seed}:teller`) % Math.max(1, children.length)
  const rotated = [...byChild.slice(first), ...byChild.slice(0, first)]
  const chosen: Note[] = []
  while (true) {
    const before = chosen.length
    for (const notes of rotated) {
      // What two children love is mentioned for one of them.
      const next = notes.find((note) => !chosen.some((other) => isSame(note, other)))
      if (next) chosen.push(next)
    }
    if (chosen.length === before) return chosen
  }
}

const isSame = (one: Note, other: Note) =>
  one.trait.form === other.trait.form &&
  wordingOf(one.trait).toLowerCase() === wordingOf(other.trait).toLowerCase()

const weightOf = { core: 0, occasional: 1, fun_fact: 1, appearance: 1 }

const sectionOf = ({ section, category }: { section?: NoteSection; category: string }): NoteSection =>
  section ?? (category === 'appearance' ? 'appearance' : null)

/** The parent's details for this story. A single word is not used, since its meaning is unclear. */
function noteOfTonight({ children, companions, details, seed }: Brief): Note | undefined {
  const child =
    children.find(({ name }) => name && details?.includes(name)) ?? pick(children, `${seed}:keeper`)
  const trait = details ? readTrait(details.replace(ofOneDay, ''), child.name) : null
  const present = [...children, ...companions].map(({ name }) => name.toLowerCase())
  if (!trait || trait.form === 'said' || isBareWord(details, trait)) return undefined
  if (trait.form === 'named' && present.includes(trait.name.toLowerCase())) return undefined
  return { name: child.name, text: details ?? '', trait }
}

/** 'Riding a camel on Saturday': what is dreamt of has no day. */
const ofOneDay =
  / (?:(?:on|this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day[.! ]*$| (?:today|tomorrow|this weekend|next week)[.! ]*$/i

/** 'bed': a thing, without what is meant about it. */
const isBareWord = (typed: string | undefined, trait: Trait) =>
  trait.form === 'loved' &&
  !typed?.trim().includes(' ') &&
  trait.thing !== typed?.toLowerCase().replace(/\W+$/, '')

/** @returns null where these children have heard all the sentences for it lately */
function sentenceFor(
  { name, text, trait }: Note,
  aside: Aside,
  used: Set<string>,
  brief: Brief,
): ToldNote | null {
  const fit = unheard(sentencesFor(traitSentences[trait.form][aside], isYoung(brief)), brief)
  const unused = fit.filter((sentence) => !used.has(sentence))
  if (unused.length === 0) return null
  const sentence = pick(unused, `${brief.seed}:${aside}:${trait.form}`)
  used.add(sentence)
  const wording = wordingOf(trait)
  const paragraph = sentence.replace(/\b[XT]\b/g, (letter, at: number) => {
    if (letter === 'X') return name
    return /(^|“|[.!?…]”? )$/.test(sentence.slice(0, at))
      ? wording.charAt(0).toUpperCase() + wording.slice(1)
      : wording
  })
  return { text, paragraph, line: lineId(sentence) }
}

function wordingOf(trait: Trait): string {
  if ('thing' in trait) return trait.thing
  if ('doing' in trait) return trait.doing
  if ('does' in trait) return trait.does
  if ('name' in trait) return trait.name
  if ('word' in trait) return trait.word
  return 'look' in trait ? trait.look : ''
}
