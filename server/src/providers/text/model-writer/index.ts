import type { Canon } from '@nightlight/contract'
import {
  type Brief,
  type Draft,
  type DraftSection,
  reviewCriteria,
  type StoryWriter,
  type WriterContext,
  WriterGaveUp,
} from '../../../modules/stories/index.ts'
import type { LanguageModel } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { costOf } from '../prices.ts'
import type { Line } from './ask-model.ts'
import { noteOn } from './note-on-failure.ts'
import { makePlan, type Plan, sceneOf } from './outline.ts'
import { writeSection } from './sections.ts'
import { type WithheldBrief, withholdNames } from './withhold-names.ts'

export interface RetryTimeouts {
  /** Before the second try of a call. */
  readonly backoffMs: number
  /** A whole story may take so long. */
  readonly storyMs: number
  /** How long a vendor that did not respond is skipped, so that the next family does not wait in vain. */
  readonly restMs: number
}

/**
 * Has a language model write: a plan first, then section by section, each looked over before it is handed in. What the model
 * sees has no name in it. It takes up a story again where an earlier context stopped.
 */
export function modelWriter(model: LanguageModel, timeouts: RetryTimeouts): StoryWriter {
  let resting: { readonly until: number; readonly failure: ModelFailed } | null = null
  return {
    id: model.id,
    credit: { writer: model.vendor, model: model.model },
    async write(brief, context) {
      if (resting && resting.until > Date.now()) throw gaveUp(model, resting.failure)
      resting = null
      const withheld = withholdNames(brief)
      const late = AbortSignal.timeout(timeouts.storyMs)
      const line: Line = {
        model,
        signal: AbortSignal.any([context.signal, late]),
        backoffMs: timeouts.backoffMs,
        onCall: ({ endpoint, tokensIn, tokensOut }) =>
          context.onCall({
            provider: model.id,
            endpoint: `${endpoint} ${model.model}`,
            tokensIn,
            tokensOut,
            costUsd: endpoint === 'moderation' ? 0 : costOf(model, { tokensIn, tokensOut }),
          }),
      }
      try {
        return await write(line, brief, withheld, context)
      } catch (error) {
        context.signal.throwIfAborted()
        const failure = late.aborted ? new ModelFailed('slow') : error
        if (!(failure instanceof ModelFailed)) throw failure
        if (failure.isOutage) resting = { until: Date.now() + timeouts.restMs, failure }
        throw gaveUp(model, failure)
      }
    },
    sends: (brief) => [{ provider: model.vendor, what: whatIsSent(withholdNames(brief)) }],
  }
}

const gaveUp = ({ vendor }: LanguageModel, failure: ModelFailed) =>
  new WriterGaveUp(failure.kind, noteOn(vendor, failure))

async function write(
  line: Line,
  brief: Brief,
  withheld: WithheldBrief,
  context: WriterContext,
): Promise<Draft> {
  const held = reviewCriteria(brief, withheld.names)
  const plan = readPlan(context.partial?.plan) ?? (await makePlan(line, brief, withheld, held))
  const title = withheld.names.reveal(plan.title)
  const plot = `${brief.theme}/${plan.title}`.slice(0, 200)
  const scenes = plan.sections.map(({ scene }) => sceneOf(brief, scene))
  if (!context.partial) {
    const canon = plan.canon && canonWithNames(plan.canon, withheld.names)
    await context.onOutline({ title, plot, scenes, plan, ...(canon && { canon }) })
  }
  const sections: DraftSection[] = [...(context.partial?.sections ?? [])]
  const before = sections.map(({ text }) => withheld.hide(text))
  for (const [index, scene] of scenes.entries()) {
    if (index < sections.length) continue
    const text = await writeSection(line, brief, withheld, { plan, before, held })
    before.push(text)
    const section = { text: withheld.names.reveal(text), scene, pace: paceAt(index, scenes.length) }
    sections.push(section)
    await context.onSection(section)
  }
  return { title, plot, sections }
}

const canonWithNames = ({ who, where, learnt, thread }: Canon, names: WithheldBrief['names']): Canon => ({
  who: names.reveal(who).slice(0, 300),
  where: names.reveal(where).slice(0, 200),
  learnt: names.reveal(learnt).slice(0, 300),
  thread: names.reveal(thread).slice(0, 300),
})

/** What an earlier context left. It was checked when it was made. */
const readPlan = (plan: unknown): Plan | undefined => plan as Plan | undefined

/** Even for two thirds, then a little slower with every section, as our own storyteller has it. */
function paceAt(index: number, count: number): number {
  const slowFrom = Math.ceil((count * 2) / 3)
  return index < slowFrom
    ? 1
    : Math.round((1 - (0.1 * (index - slowFrom + 1)) / (count - slowFrom)) * 1000) / 1000
}

function whatIsSent({ heroes, companions, details, fears, series }: WithheldBrief): string[] {
  return [
    'theme and length',
    heroes.length === 1 ? 'the child’s age, without the name' : 'the children’s ages, without the names',
    ...(heroes.some(({ pronouns }) => pronouns) ? ['pronouns'] : []),
    ...(heroes.some(({ interests }) => interests.length > 0) ? ['interests'] : []),
    ...(heroes.some(({ notes }) => notes.length > 0) ? ['notes about them, names taken out'] : []),
    ...(companions.length > 0 ? ['who comes along, without the names'] : []),
    ...(details ? ['your own words, names taken out'] : []),
    ...(series ? ['what is remembered of earlier nights, names taken out'] : []),
    ...(fears.length > 0 ? ['what to keep away from'] : []),
  ]
}
