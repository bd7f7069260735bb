import type { Brief, Section, Story } from './brief.ts'
import { fragmentOf } from './fragment.ts'
import { list } from './names.ts'
import { pick } from './random.ts'

/**
 * Makes a story another night of its series: it goes back to the night before in its first paragraph and takes up what was left
 * open, and before the children sleep what was learnt, the place and everybody else are remembered. What a parent made of the canon
 * is woven in as far as it fits into a sentence, and left out otherwise. A story that belongs to no series is given back as it is.
 */
export function asNight(story: Story, brief: Brief): Story {
  const { series } = brief
  const last = story.sections.at(-1)
  if (!series || !last) return story
  const all = list(brief.children.map(({ name }) => name))
  const teller: Teller = { all, many: brief.children.length > 1, seed: brief.seed }
  const opening = [openingOf(teller, series.night), threadOf(teller, series.canon.thread)]
  const remembered = [
    learntOf(teller, series.canon.learnt),
    placeOf(teller, series.canon.where),
    othersOf(series.canon.who, castOf(brief)),
  ]
  const withOpening = story.sections.map((section, index) =>
    index === 0 ? withParagraph(section, paragraphOf(opening), 0) : section,
  )
  return { ...story, sections: withMemory(withOpening, paragraphOf(remembered)) }
}

/** Those who are in a story, as the canon of a new series has them. */
export const castOf = ({ children, companions }: Pick<Brief, 'children' | 'companions'>): string =>
  list([...children, ...companions].map(({ name }) => name.trim()))

interface Teller {
  readonly all: string
  readonly many: boolean
  readonly seed: string
}

function openingOf({ all, many, seed }: Teller, night: number): string {
  const were = many ? 'were' : 'was'
  const again = [
    `It was another night, and here ${were} ${all} again.`,
    `There had been one story about ${all} already, and nobody minded another.`,
    `This is the next night with ${all}. It has not been long.`,
  ]
  const later = [
    ...again.filter((sentence) => !sentence.includes('one story')),
    `There is more to tell of ${all}. There always is.`,
    `It was one more night, and ${all} ${were} in one more story.`,
  ]
  return pick(night > 2 ? later : again, `${seed}:night`)
}

function threadOf({ all, many, seed }: Teller, typed: string): string {
  const thread = fragmentOf(typed)
  if (!thread) return ''
  const { text } = thread
  if (thread.isQuestion || isAsked(text)) {
    return `There was still that question from the last time. “${capital(text)}?”`
  }
  if (/^(?:who|whom|whose|what|where|when|why|how|which|whether) /iu.test(text)) {
    const were = many ? 'were' : 'was'
    return pick(
      [
        `Since the last time, ${all} had been wondering ${text}.`,
        `And ${all} ${were} still wondering ${text}.`,
      ],
      `${seed}:thread`,
    )
  }
  return `Something was left over from the last time: ${text}.`
}

/** 'where is the key': asked outright, though the mark is missing. */
const isAsked = (text: string) =>
  /^(?:(?:where|when|why|how) (?:is|are|was|were|do|does|did|will|can|could|has|have|had)|(?:who|what|which|whom) (?:do|does|did|are|were)|is|are|was|were|do|does|did|will|can|could|has|have|had) /iu.test(
    text,
  )

function learntOf({ all }: Teller, typed: string): string {
  const learnt = fragmentOf(typed)
  if (!learnt || learnt.isQuestion) return ''
  const { text } = learnt
  if (/^(?:that|to|not to|how) /iu.test(text)) return `${all} had learnt ${text}, and had not forgotten it.`
  return `One thing was not forgotten from the last time: ${text}.`
}

function placeOf({ seed }: Teller, typed: string): string {
  const place = fragmentOf(typed)
  if (!place || place.isQuestion) return ''
  const { text } = place
  if (/^(?:the|an?) /iu.test(text) && !/[,;:.!?–—]/u.test(text)) {
    return pick(
      [
        `The way to sleep went once more past ${text}.`,
        `Behind closed eyes there was ${text} again, a little smaller than before.`,
      ],
      `${seed}:place`,
    )
  }
  return `A place came back, as places do before sleep: ${text}.`
}

/** Nobody is said goodnight to by a list of those whom the whole story was about. */
function othersOf(typed: string, cast: string): string {
  const who = fragmentOf(typed)
  if (!who || who.isQuestion || fragmentOf(cast)?.text === who.text) return ''
  const each = who.text.split('; ')
  const everybody = who.text.includes(',') ? who.text : list(each)
  return `Goodnight was said to everybody, one after the other: ${everybody}.`
}

/** After the first paragraph of the last page, where everybody is in bed. */
function withMemory(sections: readonly Section[], paragraph: string): Section[] {
  return sections.map((section, index) =>
    index === sections.length - 1 ? withParagraph(section, paragraph, 1) : section,
  )
}

function withParagraph(section: Section, paragraph: string, at: number): Section {
  if (!paragraph) return section
  const paragraphs = section.text.split('\n\n')
  return { ...section, text: [...paragraphs.slice(0, at), paragraph, ...paragraphs.slice(at)].join('\n\n') }
}

const paragraphOf = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
