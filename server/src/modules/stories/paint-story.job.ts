import type { Deps } from '../../deps.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { inParallel } from '../../platform/parallel.ts'
import type { CharacterBible } from '../children/index.ts'
import { keepPainting, NotPainted, type PaintFault } from '../pictures/index.ts'
import { advanceStory } from './advance-story.ts'
import type { Brief } from './brief.ts'
import { picturesOf } from './draw-story.job.ts'
import { insertCall, selectCost } from './outside-calls.queries.ts'
import {
  finishPainting,
  type Painting,
  savePainted,
  selectApprovedBibles,
  selectPainting,
} from './paintings.queries.ts'
import { addNote, removeNote, saveReceipt, selectStory, selectWork } from './stories.queries.ts'

/** A picture takes up to a minute, and a service that limits how often it is asked wants some patience. */
export const paintStory = defineJob<{ paintingId: number; storyId: string }>('paint-story', {
  retryLimit: 2,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

/** Services count how many are asked for at once. */
const easels = 3

type Studio = Pick<Deps, 'db' | 'files' | 'events' | 'log' | 'metrics' | 'painter'>

/**
 * Has the wanted pictures of a finished story painted. Each is in the story as soon as it is there; one that cannot be had leaves our own
 * in its place. It can be stopped anywhere and run again: what is painted and paid for is not painted again.
 */
export async function paint(studio: Studio, paintingId: number, signal: AbortSignal): Promise<void> {
  const { db, painter } = studio
  const painting = await selectPainting(db, paintingId)
  if (!painting || painting.finishedAt) return
  const story = await selectWork(db, painting.storyId)
  if (!story?.brief || !painter) return endPainting(studio, paintingId, 'away')
  const { brief, userId, edition } = story
  const scenes = story.storyStructure.sections.map(({ scene }) => scene)
  const pictures = picturesOf(brief, scenes)
  const bibles = await biblesOf(studio, userId, brief)
  const onCall = (call: Parameters<typeof insertCall>[2]) =>
    insertCall(db, { id: painting.storyId, userId }, call).then(() => undefined)
  let fault: PaintFault | null = null
  let isOut = false
  const left = painting.wanted.filter((index) => !painting.painted.includes(index))
  await inParallel(easels, left, async (index) => {
    const picture = pictures[index]
    if (!picture || isOut) return
    try {
      const order = { story: brief, picture: picture.brief, description: picture.description, bibles }
      const bytes = await painter.paint(order, { signal, onCall })
      const folder = `stories/${painting.storyId}/pictures/`
      const name = `${index}-real-${painting.id}`
      const place = { folder, address: `/media/${folder}`, name, description: picture.description }
      await savePainted(db, painting, { edition }, index, await keepPainting(studio.files, place, bytes))
      await advanceStory(studio, painting.storyId)
    } catch (error) {
      if (!(error instanceof NotPainted)) throw error
      studio.log.warn({ storyId: painting.storyId, picture: index, fault: error.fault }, 'not painted')
      fault ??= error.fault
      isOut ||= error.isOutage
    }
  })
  await endPainting(studio, paintingId, fault)
}

/** Says what came of it, in the story and on its receipt. Also called when every try has failed. */
export async function endPainting(
  studio: Studio,
  paintingId: number,
  fault: PaintFault | null,
): Promise<void> {
  const { db } = studio
  const painting = await selectPainting(db, paintingId)
  if (!painting || painting.finishedAt) return
  const { storyId } = painting
  const story = await selectStory(db, storyId)
  if (story) {
    for (const note of story.notes.filter(isNoteOnPainting)) await removeNote(db, storyId, note)
    const note = noteOn(painting)
    if (note) await addNote(db, storyId, note)
    if (story.receipt)
      await saveReceipt(db, storyId, {
        ...story.receipt,
        ...(await addedToReceipt(studio, painting, story.receipt)),
      })
  }
  await finishPainting(db, paintingId, fault)
  await advanceStory(studio, storyId)
}

async function addedToReceipt(
  { db }: Studio,
  { storyId, provider }: Painting,
  receipt: NonNullable<Awaited<ReturnType<typeof selectStory>>>['receipt'],
) {
  const sentTo = (receipt?.sentTo ?? []).filter(({ what }) => !what.includes(toPainter))
  const costUsd = receipt?.costUsd === null ? null : await selectCost(db, storyId)
  return { sentTo: [...sentTo, { provider, what: [toPainter] }], costUsd }
}

const toPainter = 'what each picture shows and how everybody in it looks, without names, to paint it'

async function biblesOf(
  { db }: Studio,
  userId: number | null,
  brief: Brief,
): Promise<Map<string, CharacterBible>> {
  if (userId === null) return new Map()
  const ids = [...brief.children.map(({ id }) => id), ...brief.companions.flatMap(({ id }) => id ?? [])]
  const rows = await selectApprovedBibles(db, userId, ids)
  return new Map(
    rows.flatMap(({ id, characterBible }) => (characterBible ? [[`child-${id}`, characterBible]] : [])),
  )
}

const noteEnd = 'our own illustrator’s stay.'

/** null where every picture was painted. */
function noteOn({ provider, wanted, painted }: Painting): string | null {
  if (painted.length >= wanted.length) return null
  const which = painted.length === 0 ? 'none' : `${painted.length}`
  return `${provider} painted ${which} of ${wanted.length} pictures; where it did not, ${noteEnd}`
}

const isNoteOnPainting = (note: string) => note.endsWith(noteEnd)

/** What a parent can do about it. */
export function suggestionFor({ provider, fault }: Pick<Painting, 'provider' | 'fault'>): string {
  const suggestions: Readonly<Record<PaintFault, string>> = {
    refused: `${provider} will not paint something in this story. The pictures of our own illustrator stay; another story may well work.`,
    away: `${provider} does not answer at the moment. Please try again in some minutes.`,
    denied: `${provider} does not accept this Nightlight’s key. Whoever runs it can look at its settings.`,
    unfit: `What ${provider} sent was no picture. Please try again in some minutes.`,
    private: 'A name in this story could not be kept from the picture service, so nothing was sent.',
  }
  return suggestions[(fault ?? 'away') as PaintFault] ?? suggestions.away
}
