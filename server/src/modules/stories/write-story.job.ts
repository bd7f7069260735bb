import type { Logger } from 'pino'
import { defineJob } from '../../platform/jobs/index.ts'
import {
  type Commission,
  type Counter,
  countCall,
  handInOutline,
  handInSection,
  handInWhole,
  NotOurs,
} from './hand-in.ts'
import { selectWork } from './stories.queries.ts'
import {
  type DraftSection,
  type Outline,
  type Sitting,
  type StoryWriter,
  WriterGaveUp,
} from './story-writer.ts'
import { writeReviewed } from './write-reviewed.ts'

/** Long enough for a slow model on a machine of one's own. */
export const writeStory = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

/** The samples of a first start wait for whoever is there already. */
export const afterFamilies = -10

interface Desk extends Counter {
  readonly log: Logger
  readonly writer: StoryWriter
  /** Needs nobody else, and takes over where the writer gives up. */
  readonly houseWriter: StoryWriter
}

/**
 * Writes the text and, in the transactions that save it, asks for pictures and narration. It can be stopped anywhere and run
 * again: what is saved is gone on with, and a story that is whole is left alone.
 */
export async function write(desk: Desk, storyId: string, signal: AbortSignal): Promise<void> {
  const commission = await commissionOf(desk, storyId)
  if (!commission) return
  const { isSample, ...story } = commission
  try {
    // Samples show what the house does by itself.
    if (desk.writer === desk.houseWriter || isSample) await writeAtOnce(desk, story, signal)
    else await writeOrTakeOver(desk, story, signal)
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
  }
}

/** @returns null when there is nothing left to write */
async function commissionOf({ db }: Desk, id: string): Promise<(Commission & { isSample: boolean }) | null> {
  const story = await selectWork(db, id)
  if (story?.status !== 'generating' || !story.brief) return null
  const { outline, brief, edition, userId, isSample } = story
  const sections = story.storyStructure.sections.map(({ imageIndex: _, ...section }) => section)
  if (sections.length > 0 && sections.length >= (outline?.scenes.length ?? 0)) return null
  const begun = outline && { ...outline, sections }
  const priority = isSample ? afterFamilies : 0
  return { id, userId, brief, priority, begun, edition, isSample, sentTo: [], unpriced: false }
}

async function writeOrTakeOver(desk: Desk, commission: Commission, signal: AbortSignal): Promise<void> {
  const { writer } = desk
  try {
    const draft = await writer.write(commission.brief, sittingFor(desk, commission, writer, signal))
    const isHandedIn = commission.edition > 0
    if (!isHandedIn) await handInWhole(desk, commission, writer, { draft, notes: [] })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NotOurs) throw error
    const gaveUp = error instanceof WriterGaveUp ? error : null
    const kind = gaveUp?.kind ?? 'unexpected'
    desk.log.warn({ storyId: commission.id, kind }, 'our own storyteller takes over')
    const note = gaveUp?.note ?? 'Something went wrong, so our own storyteller wrote this story.'
    await writeAtOnce(desk, commission, signal, [note])
  }
}

async function writeAtOnce(
  desk: Desk,
  commission: Commission,
  signal: AbortSignal,
  notes: readonly string[] = [],
): Promise<void> {
  const { houseWriter } = desk
  const anew = { ...sittingFor(desk, commission, houseWriter, signal), begun: null }
  const reviewed = await writeReviewed(houseWriter, commission.brief, anew)
  await handInWhole(desk, commission, houseWriter, {
    draft: reviewed.draft,
    notes: [...notes, ...reviewed.notes],
  })
}

function sittingFor(desk: Desk, commission: Commission, writer: StoryWriter, signal: AbortSignal): Sitting {
  const { begun } = commission
  if (begun) noteSent(commission, writer)
  let outline: Outline | null = begun
  const sections: DraftSection[] = [...(begun?.sections ?? [])]
  return {
    signal,
    begun,
    async onOutline(planned) {
      await handInOutline(desk, commission, planned)
      outline = planned
    },
    async onSection(section) {
      if (!outline) throw new Error('A section was handed in before the outline')
      sections.push(section)
      const { title, plot, canon, scenes } = outline
      const told = { title, plot, sections, ...(canon && { canon }) }
      await handInSection(desk, commission, writer, told, scenes.length)
    },
    async onCall(call) {
      noteSent(commission, writer)
      await countCall(desk, commission, call)
    },
  }
}

/** What leaves the house is on the receipt from the first call on, whoever writes the story in the end. */
function noteSent(commission: Commission, writer: StoryWriter): void {
  const sent = writer.sends?.(commission.brief) ?? []
  if (sent.length > 0) commission.sentTo = sent.map(({ provider, what }) => ({ provider, what: [...what] }))
}
