import type { StoryImage } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Files } from '../../platform/files.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import type { Metrics } from '../../platform/metrics/open-metrics.ts'
import { inParallel } from '../../platform/parallel.ts'
import { type Artist, drawPicture, type Figure, type PictureBrief } from '../pictures/index.ts'
import { advanceStory } from './advance-story.ts'
import type { Brief } from './brief.ts'
import { addNote, giveUpOnPictures, savePictures, selectWork } from './stories.queries.ts'
import type { CastMember, Scene } from './story-writer.ts'

export const drawStory = defineJob<{ storyId: string }>('draw-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
})

interface Studio {
  readonly db: Kysely<Schema>
  readonly files: Files
  readonly events: Events
  readonly metrics: Pick<Metrics, 'storySettled'>
  readonly artist: Artist
}

/** Sharp paints on its own threads: two at a time keep two cores busy without a queue of canvases in memory. */
const canvases = 2

/** Draws the cover and a picture for each section, cover first; what an earlier try has drawn is drawn again to the same files. */
export async function draw(studio: Studio, storyId: string, signal: AbortSignal): Promise<void> {
  const story = await selectWork(studio.db, storyId)
  // What is planned can be drawn before it is told.
  const scenes = story?.outline?.scenes ?? story?.storyStructure.sections.map(({ scene }) => scene) ?? []
  if (!story?.brief || scenes.length === 0 || story.storyImages.length > scenes.length) return
  const wanted = picturesOf(story.brief, scenes)
  const images: (StoryImage | undefined)[] = wanted.map(() => undefined)
  await inParallel(canvases, wanted, async ({ brief, description }, index) => {
    const folder = `stories/${storyId}/pictures/`
    const name = story.edition > 1 ? `${index}-${story.edition}` : String(index)
    const picture = { brief, description, folder, address: `/media/${folder}`, name }
    images[index] = await drawPicture(studio, picture, signal)
    await saveSoFar(studio, storyId, story.edition, images)
  })
}

/** Called when every try has failed: the story can be read without pictures. */
export async function giveUpPictures(studio: Studio, storyId: string): Promise<void> {
  await giveUpOnPictures(studio.db, storyId)
  await addNote(studio.db, storyId, 'The pictures could not be painted.')
  await advanceStory(studio, storyId)
}

/** Pictures are saved in the story's order: one that is finished early waits for those before it. */
async function saveSoFar(
  studio: Studio,
  storyId: string,
  edition: number,
  images: readonly (StoryImage | undefined)[],
) {
  const done = images.filter((image) => image !== undefined)
  const firstMissing = images.indexOf(undefined)
  const inOrder = firstMissing === -1 ? done : done.slice(0, firstMissing)
  const thumbnailUrl = images[0]?.bitmaps[0]?.url ?? null
  await savePictures(studio.db, storyId, edition, {
    images: inOrder,
    thumbnailUrl,
    done: done.length,
    total: images.length,
  })
  await advanceStory(studio, storyId)
}

/** The cover shows the heroes where the story begins to be one; then every section has its picture. */
export function picturesOf(brief: Brief, scenes: readonly Scene[]) {
  const coverScene = scenes[Math.floor(scenes.length / 3)] ?? scenes[0]
  if (!coverScene) throw new Error('A story without sections cannot be drawn')
  const pictures = scenes.map((scene, index) => ({
    brief: { ...pictureBrief(brief, scene, 'scene', index + 1), late: latenessOf(scenes, index) },
    description: scene.description,
  }))
  const cover = pictureBrief(brief, coverScene, 'cover', 0)
  return [{ brief: cover, description: `Cover: ${coverScene.description}` }, ...pictures]
}

/** The light goes on falling while several scenes in a row are told of the same hour. */
function latenessOf(scenes: readonly Scene[], index: number): number {
  const isSame = (scene: Scene | undefined) => scene?.time === scenes[index]?.time
  let [first, last] = [index, index]
  while (first > 0 && isSame(scenes[first - 1])) first--
  while (last < scenes.length - 1 && isSame(scenes[last + 1])) last++
  return Math.round(((index - first) / (last - first + 1)) * 100) / 100
}

function pictureBrief(brief: Brief, scene: Scene, kind: PictureBrief['kind'], index: number): PictureBrief {
  const { setting, time, weather, props } = scene
  const cast = scene.cast.map((member) => figureOf(brief, member))
  return { seed: `${brief.seed}:${index}`, kind, setting, time, weather, cast, props }
}

function figureOf(brief: Brief, member: CastMember): Figure {
  const { who, pose, mood, holding } = member
  const posed = { pose, mood, ...(holding && { holding }) }
  const [role, place] = who.split(':')
  if (role === 'main') {
    const hero = brief.children[Number(place)]
    if (!hero) throw new Error(`The story has no child ${who}`)
    return { kind: 'person', id: `child-${hero.id}`, age: hero.age, ...hero.appearance, ...posed }
  }
  if (role !== 'companion') return { kind: 'creature', species: who, ...posed }
  const companion = brief.companions[Number(place)]
  if (!companion) throw new Error(`The story has no companion ${who}`)
  return {
    kind: 'person',
    id: companion.id ? `child-${companion.id}` : `companion-${companion.name}-${companion.relationship}`,
    relationship: companion.relationship,
    ...(companion.age && { age: companion.age }),
    ...(companion.description && { otherFeatures: companion.description }),
    ...companion.appearance,
    ...posed,
  }
}
