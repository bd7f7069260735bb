import { z } from 'zod'
import type { Brief, ReviewCriteria } from '../../../modules/stories/index.ts'
import type { Line } from './ask-model.ts'
import type { Conversation } from './conversation.ts'
import { proseOf } from './model-prose.ts'
import { faultsInPlan, outlineForm, type Plan, planOf } from './outline.ts'
import { wholePrompt } from './prompts.ts'
import { Section } from './sections.ts'
import type { WithheldBrief } from './withhold-names.ts'

/** Told of each part of a story as soon as it is complete, in their order. What they throw ends the story. */
export interface PartsOfStory {
  onPlan(plan: Plan): Promise<void>
  /** @param index counted from 0 */
  onText(index: number, text: string): Promise<void>
}

/** The plan does not pass: the story has to be planned anew. */
export class PlanRefused extends Error {}

/** Thinking models count their thoughts as output. */
const maxTokens = 16_000

/**
 * Asks for plan and text in one streamed answer, which takes one call where asking for each takes as many as there are sections.
 * @throws {ModelFailed}, {PlanRefused}, and whatever the parts throw
 */
export async function writeWhole(
  line: Line,
  conversation: Conversation,
  { brief, withheld, held }: { brief: Brief; withheld: WithheldBrief; held: ReviewCriteria },
  parts: PartsOfStory,
): Promise<void> {
  const outline = outlineForm(brief, withheld)
  const form = outline.extend({ texts: z.array(Section) })
  const steps = new Steps()
  let isPlanned = false
  let closed = 0
  const hear = (part: unknown, isWhole: boolean) => {
    steps.throwIfFailed()
    const texts = withTexts.safeParse(part).data?.texts
    if (!texts) return
    if (!isPlanned) {
      const read = outline.safeParse(part)
      if (!read.success) return
      isPlanned = true
      const plan = planOf(read.data, held)
      if (faultsInPlan(plan, brief, withheld, held).length > 0) throw new PlanRefused()
      steps.add(() => parts.onPlan(plan))
    }
    // A text is complete when the next one has begun.
    for (const next of texts.slice(closed, isWhole ? texts.length : -1)) {
      const { paragraphs } = Section.parse(next)
      const index = closed++
      steps.add(() => parts.onText(index, proseOf(paragraphs)))
    }
  }
  const text = wholePrompt(brief, withheld, held)
  try {
    const answer = await conversation.listen(line, form, { endpoint: 'story', text, maxTokens }, (part) =>
      hear(part, false),
    )
    hear(answer, true)
  } finally {
    // Whoever goes on with the story needs to know how far it has come.
    await steps.done()
  }
  steps.throwIfFailed()
}

const withTexts = z.object({ texts: z.array(z.unknown()) })

/** Steps that are taken one after the other, while the answer goes on. After one that fails no other is taken. */
class Steps {
  #last: Promise<void> = Promise.resolve()
  #failure: { readonly error: unknown } | null = null

  add(step: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.#failure) return
      try {
        await step()
      } catch (error) {
        this.#failure = { error }
      }
    })
  }

  done(): Promise<void> {
    return this.#last
  }

  throwIfFailed(): void {
    if (this.#failure) throw this.#failure.error
  }
}
