import { z } from 'zod'
import type { Brief, Check, ReviewCriteria } from '../../../modules/stories/index.ts'
import {
  countAll,
  failed,
  isInDoubt,
  readAhead,
  reviewSection,
  reviewStory,
  wordsAllowed,
} from '../../../modules/stories/index.ts'
import { ModelFailed } from '../model-failed.ts'
import { type Line, moderate } from './ask-model.ts'
import type { Conversation } from './conversation.ts'
import { guessedAt } from './guessed-at.ts'
import { proseOf } from './model-prose.ts'
import { type NumberedWish, numberedWishes, toAnswer, unwantedIn } from './numbered-wishes.ts'
import { type Plan, peopleIn } from './outline.ts'
import { sectionPrompt } from './prompts.ts'
import { type Finding, isQuoted, objectionOf } from './read-again.ts'
import type { WithheldBrief } from './withhold-names.ts'

export const Section = z.object({ paragraphs: z.array(z.string()) })

/** Times that a section is sent back before the model is given up. */
const mostRepairs = 2

/** A section may be so much shorter or longer than its share, as long as the whole comes out right. */
const shortest = 0.4
const longest = 1.6

/** What has to be mended in a section. */
interface Fault {
  /** As the model is told. */
  readonly said: string
  /** Whether a child must not hear it, and it would not only be better told. */
  readonly isHarm: boolean
}

interface WrittenSection {
  /** Names as marks. */
  readonly text: string
  /** Whether a text that the model has given for it before must not have been heard by a child. */
  readonly hasBeenHarmful: boolean
}

/** A story that is being written. */
export interface StoryInWork {
  readonly brief: Brief
  readonly withheld: WithheldBrief
  readonly plan: Plan
  readonly held: ReviewCriteria
}

/**
 * Has the next section written and reviewed, and sent back with the reasons where it does not pass.
 * @param before the sections so far, names hidden
 * @param draft what the model has written for it already, and has to be mended; it stands in the conversation
 * @param findings what an editor has objected to in the last text for it: it must not come back
 * @throws {ModelFailed}
 */
export async function writeSection(
  line: Line,
  conversation: Conversation,
  story: StoryInWork,
  before: readonly string[],
  draft?: string,
  findings: readonly Finding[] = [],
): Promise<WrittenSection> {
  const { withheld, plan } = story
  const index = before.length
  const { share, heldHere } = limitsFor(story, before)
  let text = draft
  let faults = findings.map(harm)
  let hasBeenHarmful = findings.length > 0
  for (let repairs = 0; repairs <= mostRepairs; repairs++) {
    if (text === undefined) {
      const { paragraphs } = await conversation.ask(line, Section, {
        endpoint: 'section',
        text: sectionPrompt(withheld, {
          plan,
          index,
          held: heldHere,
          wordsAimedAt: share.aim,
          faults: faults.map(({ said }) => said),
        }),
        maxTokens: 4000,
      })
      text = proseOf(paragraphs)
    }
    const draftText = text
    const still = findings.filter(({ quote }) => isQuoted(quote, draftText)).map(harm)
    faults = [...still, ...(await faultsInSection(line, story, before, text, repairs))]
    if (faults.length === 0) return { text, hasBeenHarmful }
    hasBeenHarmful ||= faults.some(({ isHarm }) => isHarm)
    text = undefined
  }
  throw new ModelFailed('unfit')
}

const harm = (finding: Finding): Fault => ({ said: objectionOf(finding), isHarm: true })
const blemish = (said: string): Fault => ({ said, isHarm: false })

/** What the next section has to hold to. The sections so far show best how many words take a minute. */
function limitsFor({ brief, plan, held }: StoryInWork, before: readonly string[]) {
  const wordRange = wordsAllowed(brief, readable(before))
  const share = shareOf({ wordRange }, plan.sections.length, before, brief.language)
  const scene = plan.sections[before.length]?.scene
  return {
    share,
    heldHere: { ...held, wordRange: share.words, requiredMarks: scene ? peopleIn(scene) : [] },
  }
}

/**
 * What has to be mended in a section before anybody sees it; empty if nothing has to be.
 * @param repairs times that it was sent back: some things are said once or twice, and then let be
 */
export async function faultsInSection(
  line: Line,
  story: StoryInWork,
  before: readonly string[],
  text: string,
  repairs: number,
): Promise<Fault[]> {
  const { brief, withheld, plan, held } = story
  const wishes = numberedWishes(brief, withheld)
  const whole = { ...held, wordRange: wordsAllowed(brief, readable([...before, text])) }
  // The rules know English.
  if (!brief.language) await readAhead(text)
  const unfit = faultsOf(text, limitsFor(story, before).heldHere, plan, before, whole)
  // The rules for wishes and pronouns know English.
  if (brief.language) return unfit.length > 0 ? unfit : objections(line, text)
  unfit.push(...unwantedIn(withheld.names.reveal(text), wishes).map(blemish))
  const unanswered = unansweredIn(
    [...before, text].map((each) => withheld.names.reveal(each)),
    plan,
    wishes,
  ).map(blemish)
  // Asked for once more. A wish that is not answered after all is said to be left out: the rest of the story is still wanted.
  if (repairs === 0 && unanswered.length > 0) return [...unfit, ...unanswered]
  if (unfit.length > 0) return unfit
  // Said once: it is a guess, and no reason to give a story up.
  const guessed = repairs === 0 ? guessedAt(text, pronounsOf(brief)).map(blemish) : []
  return guessed.length > 0 ? guessed : objections(line, text)
}

const pronounsOf = ({ children }: Brief) => children.flatMap(({ pronouns }) => pronouns ?? [])

/** The last section is where the whole is put right, and judged. */
function faultsOf(
  text: string,
  heldHere: ReviewCriteria,
  plan: Plan,
  before: readonly string[],
  held: ReviewCriteria,
): Fault[] {
  const here = failed(reviewSection(text, heldHere))
  const isLast = before.length === plan.sections.length - 1
  const whole = isLast ? failed(reviewStory({ title: plan.title, sections: [...before, text] }, held)) : []
  const names = new Set(here.map(({ name }) => name))
  return [...here, ...whole.filter(({ name }) => !names.has(name))].map(({ name, detail }) => ({
    said: `${name}: ${detail}.`,
    isHarm: ofHarm.has(name),
  }))
}

const ofHarm: ReadonlySet<string> = new Set<Check['name']>(['Fit for bedtime', 'Fears kept out'])

/** Whether a section that passes is to be read by the editor before a family sees it. */
export const isInDoubtAbout = ({ brief, held }: Pick<StoryInWork, 'brief' | 'held'>, text: string): boolean =>
  brief.language === undefined && isInDoubt(text, held)

/** @param texts the sections so far and this one, with names */
function unansweredIn(texts: readonly string[], plan: Plan, wishes: readonly NumberedWish[]): string[] {
  const isLast = texts.length === plan.sections.length
  const isPlannedHere = (number: string) =>
    plan.answers?.some(({ fact, section }) => fact === number && section === texts.length)
  const isDue = ({ number, isOneThing }: NumberedWish) => isLast || (isOneThing && isPlannedHere(number))
  const whole = [plan.title, ...texts].join('\n\n')
  return toAnswer(wishes)
    .filter((wish) => wish.canBeFound && !wish.isPreference && isDue(wish) && !wish.isIn(whole))
    .map(
      ({ number }) =>
        `${number} of the wish has to be in this section, in the words of the wish, and is not.`,
    )
}

async function objections(line: Line, text: string): Promise<Fault[]> {
  const judged = await moderate(line, text)
  if (judged && !judged.flagged) line.onModerated?.(text)
  if (!judged?.flagged) return []
  return [{ said: `It is not fit for children (${judged.categories.join(', ')}).`, isHarm: true }]
}

const readable = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** A section of a story for toddlers has about thirty. */
const fewestWords = 20

/** What is left of the story's words for each section that is left. */
export function shareOf(
  held: Pick<ReviewCriteria, 'wordRange'>,
  count: number,
  before: readonly string[],
  language?: Brief['language'],
) {
  const { from, to } = held.wordRange
  const wordsSoFar = before.reduce((sum, text) => sum + countAll(text, language), 0)
  const left = count - before.length
  const aim = Math.max(fewestWords, Math.round(((from + to) / 2 - wordsSoFar) / left))
  // A section that is long, and leaves enough for the others, does no harm: the whole is what has its limit.
  const evenShare = (from + to) / 2 / count
  const room = to - wordsSoFar - (left - 1) * aim * shortest
  const words =
    left === 1
      ? { from: Math.max(fewestWords, from - wordsSoFar), to: Math.max(60, to - wordsSoFar) }
      : {
          from: Math.round(aim * shortest),
          to: Math.round(Math.max(aim * longest, Math.min(evenShare * longest, room))),
        }
  return { aim, words }
}
