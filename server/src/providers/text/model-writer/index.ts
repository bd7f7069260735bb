import type { Canon, StoryLanguage } from '@nightlight/contract'
import {
  type Brief,
  type Draft,
  type DraftSection,
  loadLanguageDetector,
  type Planned,
  reviewCriteria,
  type StoryWriter,
  type WriterContext,
  WriterGaveUp,
} from '../../../modules/stories/index.ts'
import { type LanguageModel, nameForParents } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { costOf } from '../prices.ts'
import { type Line, withRetries } from './ask-model.ts'
import { Conversation } from './conversation.ts'
import { noteOn } from './note-on-failure.ts'
import { numberedWishes } from './numbered-wishes.ts'
import { makePlan, type Plan, sceneOf } from './outline.ts'
import { conversationSoFar, rulesIn, wishesIn } from './prompts.ts'
import { type Finding, readAgain } from './read-again.ts'
import { faultsInSection, isInDoubtAbout, type StoryInWork, writeSection } from './sections.ts'
import { type PartsOfStory, PlanRefused, writeWhole } from './whole-story.ts'
import { type WithheldBrief, withholdNames } from './withhold-names.ts'

export interface WriterSettings {
  /** Whether the whole story is asked for at once, as long as the model can do it; section by section otherwise. */
  readonly inOneAnswer: boolean
  /** Whether the model reads the whole story again, as an editor, before its end is handed in. */
  readonly readsAgain?: boolean
  /** The languages that the model is trusted with; English alone where it is not said. */
  readonly languages?: readonly StoryLanguage[]
  /** Before the second try of a call. */
  readonly backoffMs: number
  /** A whole story may take so long. */
  readonly storyMs: number
  /** How long a vendor that did not respond is skipped, so that the next family does not wait in vain. */
  readonly restMs: number
}

/**
 * Has a language model write in one conversation: plan and sections in one streamed answer, or section by section where that fails. Each
 * section is looked over before it is handed in. What the model sees has no name in it. It takes up a story again where an earlier
 * context stopped.
 */
export function modelWriter(model: LanguageModel, settings: WriterSettings): StoryWriter {
  let resting: { readonly until: number; readonly failure: ModelFailed } | null = null
  const oneAnswer = { failures: settings.inOneAnswer ? 0 : mostFailures }
  return {
    id: model.id,
    credit: { writer: nameForParents(model), model: model.model },
    languages: settings.languages ?? ['en'],
    async write(brief, context) {
      if (resting && resting.until > Date.now()) throw gaveUp(model, resting.failure)
      resting = null
      await loadLanguageDetector()
      const withheld = withholdNames(brief)
      const late = AbortSignal.timeout(settings.storyMs)
      const moderated = new Set<string>()
      const line: Line = {
        model,
        onModerated: (text) => moderated.add(text),
        signal: AbortSignal.any([context.signal, late]),
        backoffMs: settings.backoffMs,
        room: { factor: 1 },
        onSend: (messages) =>
          context.onSent?.({
            provider: nameForParents(model),
            words: wishesIn(messages).map((words) => withheld.explain(words)),
          }),
        onCall: ({ endpoint, ...usage }) =>
          context.onCall({
            provider: model.id,
            endpoint: `${endpoint} ${model.model}`,
            tokensIn: usage.tokensIn,
            tokensOut: usage.tokensOut,
            costUsd: endpoint === 'moderation' ? 0 : costOf(model, usage),
          }),
      }
      try {
        const isModerated = (texts: readonly string[]) => texts.every((text) => moderated.has(text))
        const how = { oneAnswer, readsAgain: settings.readsAgain ?? false, isModerated }
        return await write(line, brief, withheld, context, how)
      } catch (error) {
        context.signal.throwIfAborted()
        const failure = late.aborted ? new ModelFailed('slow') : error
        if (!(failure instanceof ModelFailed)) throw failure
        if (failure.isOutage) resting = { until: Date.now() + settings.restMs, failure }
        throw gaveUp(model, failure)
      }
    },
    sends: (brief) => [{ provider: nameForParents(model), what: whatIsSent(withholdNames(brief)) }],
  }
}

const gaveUp = (model: LanguageModel, failure: ModelFailed) =>
  new WriterGaveUp(failure.kind, noteOn(model, failure))

/** After so many stories in a row that could not be had in one answer, a model is asked for one section after the other. */
const mostFailures = 2

/** The answer ended before the story did: what was handed in stays. */
class Interrupted extends Error {}

interface WayOfWriting {
  readonly oneAnswer: { failures: number }
  readonly readsAgain: boolean
  /** Whether the vendor's moderation has passed texts. */
  readonly isModerated: (texts: readonly string[]) => boolean
}

async function write(
  line: Line,
  brief: Brief,
  withheld: WithheldBrief,
  context: WriterContext,
  { oneAnswer, readsAgain, isModerated }: WayOfWriting,
): Promise<Draft> {
  const rules = rulesIn(brief.language)
  const held = reviewCriteria(brief, withheld.names)
  const sections: DraftSection[] = [...(context.partial?.sections ?? [])]
  const before = sections.map(({ text }) => withheld.hide(text))
  let plan = readPlan(context.partial?.plan)
  let scenes = context.partial?.scenes ?? []
  const begin = async (next: Plan) => {
    plan = next
    scenes = next.sections.map(({ scene }) => sceneOf(brief, scene))
    context.onPlanned?.(ofPlan(next, brief, withheld))
    const canon = next.canon && canonWithNames(next.canon, withheld.names)
    await context.onOutline({ ...namesOf(next), scenes, plan: next, ...(canon && { canon }) })
  }
  const take = (text: string) => {
    const scene = scenes[sections.length]
    if (!scene) throw new ModelFailed('invalid')
    before.push(text)
    sections.push({
      text: withheld.names.reveal(text),
      scene,
      pace: paceAt(sections.length, scenes.length),
    })
  }
  let handedIn = sections.length
  const handIn = async () => {
    for (const section of sections.slice(handedIn)) {
      handedIn++
      await context.onSection(section)
    }
  }
  /** A model that has begun with harm is not trusted with what it gives in its place. */
  let isDistrusted = false
  /** Before the editor has read the whole, a family sees its first section only, and that only where nobody was in doubt. */
  const mayBeShown = (text: string) => {
    if (!readsAgain) return true
    const isFirst = sections.length === 1 && handedIn === 0
    return isFirst && !isDistrusted && !isInDoubtAbout({ brief, held }, text)
  }
  const takeAndShow = async (text: string) => {
    take(text)
    if (!isHeldBackWhole && mayBeShown(text)) await handIn()
  }
  const mended = (index: number, text: string) => {
    const section = sections[index]
    if (!section) return
    before[index] = text
    sections[index] = { ...section, text: withheld.names.reveal(text) }
  }
  const namesOf = ({ title }: Plan) => ({
    title: withheld.names.reveal(title),
    plot: `${brief.theme}/${title}`.slice(0, 200),
  })

  if (plan) context.onPlanned?.(ofPlan(plan, brief, withheld))

  // What the rules cannot read is shown to nobody before somebody else has read the whole of it.
  const isHeldBackWhole = brief.language !== undefined
  const drafts = new Map<number, string>()
  let conversation = new Conversation(rules)
  let isWritten = false
  if (!plan && oneAnswer.failures < mostFailures) {
    isWritten = await inOneAnswer(
      line,
      conversation,
      { brief, withheld, held },
      {
        onPlan: begin,
        async onText(index, text) {
          if (!plan || index >= scenes.length) return
          const isNext = index === sections.length
          const story = { brief, withheld, plan, held }
          const isEnd = readsAgain && index === scenes.length - 1
          const faults = isNext && !isEnd ? await faultsInSection(line, story, before, text, 0) : null
          if (faults?.length === 0) await takeAndShow(text)
          else drafts.set(index, text)
          isDistrusted ||= faults?.some(({ isHarm }) => isHarm) ?? false
        },
      },
    )
    oneAnswer.failures = isWritten ? 0 : oneAnswer.failures + 1
  }
  if (!isWritten) {
    drafts.clear()
    conversation = new Conversation(rules, plan && conversationSoFar(brief, withheld, plan, before))
  }
  if (!plan) await begin(await makePlan(line, conversation, brief, withheld, held))
  if (!plan) throw new ModelFailed('invalid')
  while (sections.length < scenes.length) {
    const story = { brief, withheld, plan, held }
    const { text, hasBeenHarmful } = await writeSection(
      line,
      conversation,
      story,
      before,
      drafts.get(sections.length),
    )
    const isLast = sections.length === scenes.length - 1
    if (readsAgain && isLast) {
      const editing = { isModerated, context, handedIn, onMended: mended }
      take(await edited(line, conversation, story, before, text, editing))
    } else {
      isDistrusted ||= hasBeenHarmful
      await takeAndShow(text)
    }
  }
  await handIn()
  return { ...namesOf(plan), sections, ...ofPlan(plan, brief, withheld) }
}

function ofPlan({ answers = [], notDrawn = [] }: Plan, brief: Brief, withheld: WithheldBrief): Planned {
  const wishes = numberedWishes(brief, withheld)
  return {
    places: answers.flatMap(({ fact, section }) => {
      const wish = wishes.find(({ number }) => number === fact)
      return wish ? [{ factId: wish.factId, section: section - 1 }] : []
    }),
    notDrawn,
  }
}

interface Editing {
  readonly isModerated: WayOfWriting['isModerated']
  readonly context: WriterContext
  /** How many sections a family may have seen. They cannot be told otherwise any more. */
  readonly handedIn: number
  /** Takes an earlier section that was written anew. */
  readonly onMended: (index: number, text: string) => void
}

/**
 * Has the whole read by the model as its editor, and written anew what it objects to, as far as it was not handed in.
 * @throws {ModelFailed} `objected` if it objects to what was handed in, `unfit` if something else is left that must not be read to a child,
 * `unread` if nobody can say so
 */
async function edited(
  line: Line,
  conversation: Conversation,
  story: StoryInWork,
  before: readonly string[],
  end: string,
  { isModerated, context, handedIn, onMended }: Editing,
): Promise<string> {
  const { brief, withheld, plan } = story
  const read = (text: string) =>
    readAgain(line, {
      title: plan.title,
      texts: [...before, text],
      fears: withheld.fears,
      ages: brief.children.map(({ age }) => age),
      ...(withheld.details && { wish: withheld.details }),
      ...(brief.language && { language: brief.language }),
    })
  let text = end
  let verdict = await read(text)
  if (verdict && verdict.serious.length > 0) {
    const { serious } = verdict
    refuseWhatWasHandedIn(serious, handedIn)
    const sections = new Set(serious.map(({ section }) => section))
    for (const section of [...sections].sort((a, b) => a - b)) {
      const findings = serious.filter((each) => each.section === section)
      const told = before.slice(0, section - 1)
      const { text: anew } = await writeSection(line, conversation, story, told, undefined, findings)
      if (section <= before.length) onMended(section - 1, anew)
      else text = anew
    }
    verdict = await read(text)
    // An editor who has once found harm has to say that it is gone.
    if (!verdict) throw new ModelFailed('unread')
    refuseWhatWasHandedIn(verdict.serious, handedIn)
    if (verdict.serious.length > 0) throw new ModelFailed('unfit')
  }
  // A story in another language waits for its parent. An English story is shown at once, so it is handed over only if it was read.
  if (!verdict && !brief.language) throw new ModelFailed('unread')
  context.onReadAgain?.({
    by: `${nameForParents(line.model)} (${line.model.model})`,
    isRead: verdict !== null,
    ...(isModerated([...before, text]) && { moderatedBy: nameForParents(line.model) }),
  })
  return text
}

/** The title is handed in with the plan. */
function refuseWhatWasHandedIn(findings: readonly Finding[], handedIn: number): void {
  if (findings.some(({ section }) => section > 0 && section <= handedIn)) throw new ModelFailed('objected')
  if (findings.some(({ section }) => section === 0)) throw new ModelFailed('unfit')
}

/** @returns whether the model has written a plan and a text for every section, whether it passes or not */
async function inOneAnswer(
  line: Line,
  conversation: Conversation,
  story: Pick<StoryInWork, 'brief' | 'withheld' | 'held'>,
  parts: PartsOfStory,
): Promise<boolean> {
  let isBegun = false
  const watched: PartsOfStory = {
    onPlan(plan) {
      isBegun = true
      return parts.onPlan(plan)
    },
    onText: (index, text) => parts.onText(index, text),
  }
  try {
    await withRetries(line, async () => {
      try {
        await writeWhole(line, conversation, story, watched)
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        const isOver = ['cut', 'invalid'].includes(error.kind) || (isBegun && error.mayPass)
        throw isOver ? new Interrupted() : error
      }
    })
    return true
  } catch (error) {
    line.signal.throwIfAborted()
    if (error instanceof Interrupted || error instanceof PlanRefused) return false
    throw error
  }
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

function whatIsSent({ heroes, companions, grownUps, details, fears, series }: WithheldBrief): string[] {
  return [
    'theme and length',
    heroes.length === 1 ? 'the child’s age, without the name' : 'the children’s ages, without the names',
    ...(heroes.some(({ pronouns }) => pronouns) ? ['pronouns'] : []),
    ...(heroes.some(({ interests }) => interests.length > 0) ? ['interests'] : []),
    ...(heroes.some(({ notes }) => notes.length > 0) ? ['notes about them, names taken out'] : []),
    ...(companions.length > 0 ? ['who comes along, without the names'] : []),
    ...(grownUps.length > 0 ? ['what the children call their grown-ups, where it is no name'] : []),
    ...(details ? ['your own words, names taken out'] : []),
    ...(series ? ['what is remembered of earlier nights, names taken out'] : []),
    ...(fears.length > 0 ? ['what to keep away from'] : []),
  ]
}
