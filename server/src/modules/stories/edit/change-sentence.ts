import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { narrateChanged } from '../../narration/index.ts'
import { narrationAdvanced } from '../narrate/narration-advanced.ts'
import type { OwnStory } from '../read/readable-story.ts'
import { insertChange, lockText, saveSectionText, selectChange } from './sentence-changes.queries.ts'
import { warningsOf } from './sentence-warnings.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'events' | 'metrics'>

interface Wanted {
  readonly section: number
  readonly start: number
  readonly was: string
  readonly becomes: string
  readonly anyway: boolean
}

interface Outcome {
  readonly saved: boolean
  readonly warnings: string[]
  readonly voice: 'recording' | 'recording-stays' | 'none'
}

/**
 * Changes a sentence where it stands. What the review finds is a warning: a parent knows the child, and decides.
 * @throws when the sentence is no longer there, or the story is not finished
 */
export async function changeSentence(deps: Deps, { id }: OwnStory, wanted: Wanted): Promise<Outcome> {
  const { section, start, was, becomes, anyway } = wanted
  const outcome = await deps.db.transaction().execute(async (trx): Promise<Outcome> => {
    const story = await lockText(trx, id)
    if (!story) throw new NotFound('Story')
    if (story.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const sections = story.storyStructure.sections.map(({ text }) => text)
    const text = sections[section] ?? ''
    if (!text.startsWith(was, start)) throw new SentenceGone()
    const changed = text.slice(0, start) + becomes + text.slice(start + was.length)
    const warnings = story.brief ? warningsOf(story.brief, becomes) : []
    if (warnings.length > 0 && !anyway) return { saved: false, warnings, voice: 'none' }
    await saveSectionText(trx, id, section, changed, sections.with(section, changed).join('\n\n'))
    await insertChange(trx, { storyId: id, section, was, became: becomes })
    const change = { section, start, end: start + was.length, longer: changed.length - text.length }
    return { saved: true, warnings, voice: await narrateChanged(trx, deps.jobs, id, change) }
  })
  if (outcome.saved) await narrationAdvanced(deps, id)
  return outcome
}

/** Puts a sentence back as it was before a change, which is a change as well. */
export async function undoSentence(deps: Deps, story: OwnStory, changeId: number): Promise<Outcome> {
  const change = await selectChange(deps.db, story.id, changeId)
  if (!change) throw new NotFound('Change')
  const { section, was, became, text } = change
  const start = text.indexOf(became)
  if (start < 0) throw new SentenceGone()
  return changeSentence(deps, story, { section, start, was: became, becomes: was, anyway: true })
}

class SentenceGone extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This sentence has changed meanwhile. Please look at it again.')
  }
}
