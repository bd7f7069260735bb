import { isForToddlers } from './age-bands.ts'
import type { Brief, Section, Story } from './brief.ts'
import { capital } from './capital.ts'
import { fragmentOf } from './fragment.ts'
import { list } from './names.ts'
import { nextNightOf, ownWordsIn } from './next-night.ts'
import { pick } from './random.ts'
import { mentionsUnwanted } from './unwanted.ts'

/**
 * Makes a story part of its series. It begins with what came of the night before, as that night's plot tells it (`nextNightOf`): whoever was
 * met comes back with something to do, and what was left open is answered. Where the canon is in a parent's or a model's words, the
 * first paragraph takes up what was left open, and bedtime recalls the rest as far as it fits into a sentence. A story for toddlers says
 * that in a dozen words, or only that it is another night. One without a series is returned unchanged.
 */
export function asNight(story: Story, original: Brief): Story {
  const brief = withoutUnwanted(original)
  const { series } = brief
  const last = story.sections.at(-1)
  if (!series || !last) return story
  const all = list(brief.children.map(({ name }) => name))
  const heroes: Heroes = { all, many: brief.children.length > 1, seed: brief.seed }
  if (isForToddlers(brief.children.map(({ age }) => age))) {
    const [first, ...others] = story.sections
    const came = nextNightOf(brief)?.next_night ?? ''
    const isShort = came !== '' && came.split(' ').length <= mostWordsForToddlers
    const again = isShort ? came : `Here ${heroes.many ? 'are' : 'is'} ${all} again.`
    return first ? { ...story, sections: [withParagraph(first, again, 0), ...others] } : story
  }
  const lastNight = nextNightOf(brief)
  const night = nightSentence(heroes, series.night)
  const opening = lastNight
    ? [night, lastNight.next_night].join('\n\n')
    : paragraphOf([night, threadSentence(heroes, series.canon.thread)])
  const remembered = lastNight
    ? [lastNight.next_bedtime, rememberedAtBedtime(heroes, ownWordsIn(brief), brief)]
    : [rememberedAtBedtime(heroes, series.canon, brief)]
  const withOpening = story.sections.map((section, index) =>
    index === 0 ? withParagraph(section, opening, 0) : section,
  )
  return { ...story, sections: withMemory(withOpening, remembered.filter(Boolean).join('\n\n')) }
}

/** The brief without what its canon says of something that is to be kept out tonight. */
function withoutUnwanted(brief: Brief): Brief {
  const { series } = brief
  if (!series) return brief
  const wanted = (text: string) => (mentionsUnwanted(text, brief) ? '' : text)
  const { who, where, learnt, thread } = series.canon
  const canon = { who: wanted(who), where: wanted(where), learnt: wanted(learnt), thread: wanted(thread) }
  return { ...brief, series: { ...series, canon } }
}

/** What a canon says, as far as it fits into a sentence. */
function rememberedAtBedtime(
  heroes: Heroes,
  { learnt, where, who }: NonNullable<Brief['series']>['canon'],
  brief: Brief,
): string {
  return paragraphOf([
    learntSentence(heroes, learnt),
    placeSentence(heroes, where),
    goodnightSentence(who, castOf(brief)),
  ])
}

/** The characters of a story, as the canon of a new series lists them. */
export const castOf = ({ children, companions }: Pick<Brief, 'children' | 'companions'>): string =>
  list([...children, ...companions].map(({ name }) => name.trim()))

/** Of what came of the night before, if that was a story for toddlers too. */
export const mostWordsForToddlers = 12

interface Heroes {
  readonly all: string
  readonly many: boolean
  readonly seed: string
}

function nightSentence({ all, many, seed }: Heroes, night: number): string {
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

function threadSentence({ all, many, seed }: Heroes, typed: string): string {
  const thread = fragmentOf(typed)
  if (!thread) return ''
  const { text } = thread
  if (thread.isQuestion || isUnmarkedQuestion(text)) {
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

/** 'where is the key': a question without a question mark. */
const isUnmarkedQuestion = (text: string) =>
  /^(?:(?:where|when|why|how) (?:is|are|was|were|do|does|did|will|can|could|has|have|had)|(?:who|what|which|whom) (?:do|does|did|are|were)|is|are|was|were|do|does|did|will|can|could|has|have|had) /iu.test(
    text,
  )

function learntSentence({ all }: Heroes, typed: string): string {
  const learnt = fragmentOf(typed)
  if (!learnt || learnt.isQuestion) return ''
  const { text } = learnt
  if (/^(?:that|to|not to|how) /iu.test(text)) return `${all} had learnt ${text}, and had not forgotten it.`
  return `One thing was not forgotten from the last time: ${text}.`
}

function placeSentence({ seed }: Heroes, typed: string): string {
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

/** A goodnight to the characters of the canon; none if they are the cast of this story. */
function goodnightSentence(typed: string, cast: string): string {
  const who = fragmentOf(typed)
  if (!who || who.isQuestion || fragmentOf(cast)?.text === who.text) return ''
  const each = who.text.split('; ')
  const everybody = who.text.includes(',') ? who.text : list(each)
  return `Goodnight was said to everybody, one after the other: ${everybody}.`
}

/** Adds a paragraph after the first one of the last section, where everybody is in bed. */
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
