import type { StoryImage } from '@nightlight/contract'
import { colourScriptFor, hashOf, isSetting, isSpecies } from '@nightlight/illustrator'
import { defineJob } from '../../../platform/jobs/index.ts'
import { mediaKey, mediaUrl } from '../../../platform/media-url.ts'
import { inParallel } from '../../../platform/parallel.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { StoryPrecedence } from '../../narration/index.ts'
import {
  drawPicture,
  type Figure,
  type PersonFigure,
  type PictureBrief,
  type PictureDeps,
} from '../../pictures/index.ts'
import { advanceStory } from '../advance-story.ts'
import { currentScene } from '../current-scene.ts'
import type { Appearance, Brief, Hero } from '../request/brief.ts'
import { selectStoryForJob } from '../stories.queries.ts'
import type { CastMember, EarlierScene, Scene } from '../write/story-writer.ts'
import { addNote, isEditionOf, markWithoutPictures, savePictures } from '../written-story.queries.ts'
import { coverScene, plannedShots, plannedViews } from './plan-pictures.ts'

export const illustrateStory = defineJob<{ storyId: string }>('draw-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
})

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'events' | 'metrics'> & Pick<PictureDeps, 'illustrator'>

/** Sharp works on its own threads: two pictures at a time keep two cores busy without many bitmaps in memory. */
const concurrentDrawings = 2

/**
 * Draws the cover, which is shown first, and then a picture for each section. A second run draws the same pictures to the same files.
 * While the first section of a story is being spoken, the pictures of sections wait; the other sections wait for the pictures.
 */
export async function illustrate(
  deps: Deps & { readonly precedence: StoryPrecedence },
  storyId: string,
  signal: AbortSignal,
): Promise<void> {
  const story = await selectStoryForJob(deps.db, storyId)
  const scenes = story ? scenesOf(story) : []
  if (!story?.brief || scenes.length === 0 || story.storyImages.length > scenes.length) return
  const wanted = picturesOf(story.brief, scenes, story.title)
  const images: (StoryImage | undefined)[] = wanted.map(() => undefined)
  const draw = async ({ brief, description }: (typeof wanted)[number], index: number) => {
    const folder = `stories/${storyId}/pictures/`
    const name = story.edition > 1 ? `${index}-${story.edition}` : String(index)
    const picture = { brief, description, folder, address: mediaUrl(folder), name }
    images[index] = await drawPicture(deps, picture, signal)
    await saveFinishedPictures(deps, storyId, story.edition, images)
  }
  const { firstSound, pictures } = deps.precedence
  const [cover, ...pages] = wanted
  await pictures.goFirst(async () => {
    if (cover) await draw(cover, 0)
    await inParallel(concurrentDrawings, pages, async (page, index) => {
      await firstSound.letPass(signal)
      await draw(page, index + 1)
    })
  })
  if (!(await isEditionOf(deps.db, storyId, story.edition))) await removePictures(deps, images)
}

/** What was drawn for a text that has been taken back meanwhile. */
async function removePictures(
  { files }: Pick<Deps, 'files'>,
  images: readonly (StoryImage | undefined)[],
): Promise<void> {
  const urls = images.flatMap((image) => (image ? [image.url, ...image.bitmaps.map(({ url }) => url)] : []))
  for (const key of urls.map(mediaKey)) if (key) await files.remove(key)
}

/** Called when every try has failed: the story gets no pictures. */
export async function giveUpIllustrating(deps: Deps, storyId: string): Promise<void> {
  await markWithoutPictures(deps.db, storyId)
  await addNote(deps.db, storyId, 'The pictures could not be painted.')
  await advanceStory(deps, storyId)
}

/** Pictures are saved in the order of the story: one that is finished early waits for those before it. */
async function saveFinishedPictures(
  deps: Deps,
  storyId: string,
  edition: number,
  images: readonly (StoryImage | undefined)[],
) {
  const done = images.filter((image) => image !== undefined)
  const firstMissing = images.indexOf(undefined)
  const inOrder = firstMissing === -1 ? done : done.slice(0, firstMissing)
  const thumbnailUrl = images[0]?.bitmaps[0]?.url ?? null
  await savePictures(deps.db, storyId, edition, {
    images: inOrder,
    thumbnailUrl,
    done: done.length,
    total: images.length,
  })
  await advanceStory(deps, storyId)
}

/** Scenes of the outline can be drawn before their sections are written. */
export const scenesOf = ({
  outline,
  storyStructure,
}: Pick<NonNullable<Awaited<ReturnType<typeof selectStoryForJob>>>, 'outline' | 'storyStructure'>) =>
  outline?.scenes ?? storyStructure.sections.map(({ scene }) => scene)

/** The light of a cover is that of a story's first half. */
const coverPart = 0.2

/** The cover, which is a picture of its own; then every section has its picture. */
export function picturesOf(brief: Brief, stored: readonly (Scene | EarlierScene)[], title?: string | null) {
  const scenes = stored.map(currentScene)
  const front = coverScene(scenes)
  if (!front) throw new Error('A story without sections cannot be drawn')
  const known = scenes.map(({ setting }) => setting).filter(isSetting)
  const colours = colourScriptFor(brief.seed, known)
  const shots = plannedShots(scenes)
  const views = plannedViews(scenes, brief.seed)
  const home = brief.children.map(({ id }) => id).join('-')
  const keepsake = front.cast.find(({ holding }) => holding !== undefined)?.holding ?? front.things[0]?.thing
  // Of a bear in its kitchen the kitchen is the bear's.
  const isOfChild = scenes.some(({ cast }) => cast.some(({ who }) => who.startsWith('main:')))
  const same = {
    colours,
    story: brief.seed,
    ...(isOfChild && { home: `home-${home}` }),
    ...(keepsake && { keepsake }),
  }
  const pictures = scenes.map((scene, index) => ({
    brief: {
      ...pictureBrief(brief, { ...scene, shot: shots[index] ?? 'two' }, 'scene', index + 1),
      ...same,
      view: views[index] ?? 0,
      late: latenessOf(scenes, index),
      part: Math.round((index / Math.max(1, scenes.length - 1)) * 100) / 100,
    },
    description: scene.description,
  }))
  const cover = {
    ...pictureBrief(brief, front, 'cover', 0),
    ...same,
    view: hashOf(`cover:${brief.seed}`) % 4,
    part: coverPart,
    ...(title && { title }),
  }
  return [{ brief: cover, description: `Cover: ${front.description}` }, ...pictures]
}

/** How far the light has changed within several scenes in a row that play at the same hour, from 0 to 1. */
function latenessOf(scenes: readonly Scene[], index: number): number {
  const isSame = (scene: Scene | undefined) => scene?.time === scenes[index]?.time
  let [first, last] = [index, index]
  while (first > 0 && isSame(scenes[first - 1])) first--
  while (last < scenes.length - 1 && isSame(scenes[last + 1])) last++
  return Math.round(((index - first) / (last - first + 1)) * 100) / 100
}

function pictureBrief(brief: Brief, scene: Scene, kind: PictureBrief['kind'], index: number): PictureBrief {
  const { setting, time, weather, things, thoughts, memory, tints, isDark, shot } = scene
  const cast = scene.cast.map((member) => figureOf(brief, member))
  const seen = {
    setting,
    time,
    weather,
    cast,
    things,
    ...(thoughts && { thoughts }),
    ...(memory && { memory }),
    ...(tints && { tints }),
    ...(isDark && { isDark }),
    ...(shot && { shot }),
  }
  return { seed: `${brief.seed}:${index}`, kind, ...seen }
}

function figureOf(brief: Brief, member: CastMember): Figure {
  const { person, looks, ...acting } = member
  const { who } = member
  const [role, index] = who.split(':')
  if (role === 'main') {
    const hero = brief.children[Number(index)]
    if (!hero) throw new Error(`The story has no child ${who}`)
    const own = looksOf(hero)
    const otherFeatures = [own.otherFeatures, looks].filter(Boolean).join(', ')
    return { kind: 'person', ...own, ...(otherFeatures && { otherFeatures }), ...acting }
  }
  const family = person && familyMember(brief, who, person)
  if (family) return { kind: 'person', ...family, ...acting }
  if (person) {
    // The same face in every picture of the story.
    const looks = { id: `${brief.seed}:${who}`, role: person.role, otherFeatures: person.looks.join(', ') }
    return { kind: 'person', ...looks, ...acting }
  }
  if (role !== 'companion') return { kind: 'creature', species: who, ...(looks && { looks }), ...acting }
  const companion = brief.companions[Number(index)]
  if (!companion) throw new Error(`The story has no companion ${who}`)
  const [child] = brief.children
  return {
    kind: 'person',
    id: `companion-${companion.name}-${companion.relationship}`,
    relationship: animalByName(companion),
    ...(companion.age && { age: companion.age }),
    ...(companion.description && { otherFeatures: companion.description }),
    ...(companion.id !== undefined && seedsOf(companion.id, companion.appearance)),
    // Somebody with a profile looks as in their portrait.
    ...(child && companion.id === undefined && { relative: looksOf(child) }),
    ...acting,
  }
}

/** A toy that is called Monkey or Mr Bunny is one. */
function animalByName({ name, relationship }: Brief['companions'][number]): string {
  const words = /\b(?:toy|teddy|plush\w*|cuddly|stuffed)\b/i.test(relationship)
    ? name.toLowerCase().match(/\p{L}+/gu)
    : null
  const animal = words?.find((word) => isSpecies(word) || likeAnimals.has(word))
  return animal ? `${relationship} ${animal}` : relationship
}

const likeAnimals: ReadonlySet<string> = new Set(
  'bunny puppy doggy kitty kitten teddy panda koala lamb piglet duckling pony dino dinosaur tiger hoot hoots chick'.split(
    ' ',
  ),
)

/** A mother, a father or a grown-up whom the text does not name is one of the children's family, and the same in all their stories. */
function familyMember(
  { children }: Brief,
  who: string,
  { role, looks }: NonNullable<CastMember['person']>,
): Pick<PersonFigure, 'id' | 'relationship' | 'relative' | 'otherFeatures'> | undefined {
  const [child] = children
  if (!child || !(role === 'grown-up' || parents.has(who))) return undefined
  const elder = looks.includes('he') ? 'grandfather' : 'grandmother'
  const parent = role === 'woman' ? 'mother' : role === 'man' ? 'father' : 'parent'
  const relationship = looks.includes('old') ? elder : parent
  return {
    id: [relationship, ...looks, 'of', ...children.map(({ id }) => id)].join('-'),
    relationship,
    relative: looksOf(child),
    ...(looks.length > 0 && { otherFeatures: looks.join(', ') }),
  }
}

const parents: ReadonlySet<string> = new Set(['person:mum', 'person:dad', 'person:parent'])

const looksOf = ({ id, age, appearance }: Hero) => ({ age, ...seedsOf(id, appearance) })

/** The appearance of a child with a profile, with the seeds of what it leaves open. */
function seedsOf(childId: number, { lookSeed, characterSeed, ...described }: Partial<Appearance> = {}) {
  if (!lookSeed) return { id: `child-${childId}`, ...described, ...(characterSeed && { characterSeed }) }
  return { id: lookSeed, ...described, ...(characterSeed && { clothesSeed: characterSeed }) }
}
