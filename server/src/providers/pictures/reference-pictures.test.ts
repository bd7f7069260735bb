import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawCover, drawScene, type Figure, lookOf, type Scene } from '@nightlight/illustrator'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

/**
 * The approved pictures of these scenes. After an intended change: `RENEW_PICTURES=1 npx vitest run
 * server/src/providers/pictures/reference-pictures.test.ts`, then look at illustrator/test/references before committing it.
 */
const folder = new URL('../../../../illustrator/test/references/', import.meta.url)
const isRenewing = process.env.RENEW_PICTURES === '1'

const mia = lookOf({ id: 'mia', age: 4, hairColor: 'blonde', hairStyle: 'pigtails' })
const omar = lookOf({ id: 'omar', age: 7, hairColor: 'black', hairStyle: 'curly', hasGlasses: true })
const aya = lookOf({ id: 'aya', age: 9, hairStyle: 'hijab', skinTone: 'olive', otherFeatures: 'plaster' })
const zoe = lookOf({
  id: 'zoe',
  age: 12,
  hairStyle: 'afro',
  skinTone: 'very dark',
  otherFeatures: 'hearing aid',
})
const leo = lookOf({ id: 'leo', age: 6, hairColor: 'brown', otherFeatures: 'wheelchair, missing tooth' })
const gran = lookOf({ id: 'gran', otherFeatures: 'she' })
const dad = lookOf({ id: 'dad', otherFeatures: 'he, beard, turban' })

const child = (
  look: typeof mia,
  pose: Figure['pose'],
  mood: Figure['mood'],
  holding?: Figure['holding'],
): Figure => ({
  kind: 'child',
  look,
  pose,
  mood,
  ...(holding && { holding }),
})
const animal = (species: Extract<Figure, { species: unknown }>['species'], pose: Figure['pose']): Figure => ({
  kind: 'creature',
  species,
  pose,
  mood: 'happy',
})

const scenes: Readonly<Record<string, Omit<Scene, 'seed'>>> = {
  'bedtime-under-one-quilt': {
    setting: 'bedroom',
    time: 'night',
    weather: 'stars',
    cast: [child(mia, 'sleeping', 'sleepy'), child(omar, 'sleeping', 'sleepy'), animal('cat', 'sleeping')],
    props: ['lantern'],
  },
  'walk-with-a-lantern': {
    setting: 'forest',
    time: 'dusk',
    weather: 'mist',
    cast: [
      child(omar, 'walking', 'curious', 'lantern'),
      child(aya, 'walking', 'happy'),
      animal('fox', 'walking'),
    ],
    props: ['map'],
  },
  'family-at-the-market': {
    setting: 'market',
    time: 'afternoon',
    weather: 'clear',
    cast: [
      child(mia, 'pointing', 'surprised'),
      child(leo, 'waving', 'happy'),
      { kind: 'adult', look: dad, pose: 'standing', mood: 'happy', rank: 'support' },
      { kind: 'elder', look: gran, pose: 'waving', mood: 'calm', rank: 'support' },
    ],
    props: ['basket', 'apple'],
  },
  'four-in-the-snow': {
    setting: 'snowfield',
    time: 'day',
    weather: 'snow',
    cast: [
      child(mia, 'running', 'happy'),
      child(omar, 'running', 'proud'),
      child(zoe, 'waving', 'happy'),
      child(leo, 'standing', 'happy'),
    ],
    props: ['snowman'],
  },
  'reading-on-the-train': {
    setting: 'train',
    time: 'dusk',
    weather: 'rain',
    cast: [child(leo, 'reading', 'calm'), child(aya, 'reading', 'curious')],
    props: ['book'],
  },
  'treehouse-in-the-breeze': {
    setting: 'treehouse',
    time: 'day',
    weather: 'breeze',
    cast: [child(zoe, 'pointing', 'curious', 'telescope'), animal('squirrel', 'sitting')],
    props: ['ladder', 'kite'],
  },
  'worried-in-the-rain': {
    setting: 'bridge',
    time: 'night',
    weather: 'rain',
    cast: [child(aya, 'standing', 'worried', 'umbrella'), animal('goose', 'standing')],
    props: ['letter'],
  },
  'flying-home': {
    setting: 'rooftops',
    time: 'dusk',
    weather: 'stars',
    cast: [child(mia, 'flying', 'happy'), child(zoe, 'flying', 'proud'), animal('owl', 'flying')],
    props: ['star'],
  },
  'farm-animals': {
    setting: 'barn',
    time: 'night',
    weather: 'clear',
    cast: [
      child(leo, 'sitting', 'calm'),
      animal('cow', 'sitting'),
      animal('pig', 'standing'),
      animal('chicken', 'standing'),
    ],
    props: ['bucket', 'broom'],
  },
  'under-the-sea': {
    setting: 'underwater',
    time: 'day',
    weather: 'clear',
    cast: [child(omar, 'waving', 'surprised'), animal('octopus', 'standing'), animal('crab', 'standing')],
    props: ['chest'],
  },
  'giant-and-tortoise': {
    setting: 'canal-boat',
    time: 'afternoon',
    weather: 'breeze',
    cast: [child(mia, 'hugging', 'happy'), child(aya, 'hugging', 'calm'), animal('tortoise', 'standing')],
    props: ['rope', 'gramophone'],
  },
  'late-in-the-evening': {
    setting: 'campsite',
    time: 'night',
    late: 0.8,
    weather: 'stars',
    cast: [child(zoe, 'sitting', 'sleepy'), child(mia, 'sitting', 'sleepy'), animal('bear', 'sitting')],
    props: ['kettle', 'blanket'],
  },
}

/** Size in pixels, and the size of the blocks that are compared. */
const size = { width: 160, height: 120, block: 8 } as const

describe('a reference picture', () => {
  it.each(Object.entries(scenes))('%s looks as it did', async (name, scene) => {
    const draw = name === 'flying-home' ? drawCover : drawScene
    const rendered = await bitmapOf(Buffer.from(draw({ ...scene, seed: name })))
    const file = new URL(`${name}.webp`, folder)
    if (isRenewing || !existsSync(file)) {
      const image = sharp(rendered, { raw: { width: size.width, height: size.height, channels: 3 } })
      await writeFile(file, await image.webp({ lossless: true, effort: 6 }).toBuffer())
      if (!isRenewing) throw new Error(`${fileURLToPath(file)} was missing and is now made: look at it`)
    }
    const { mean, worst } = differenceOf(rendered, await bitmapOf(await readFile(file)))
    // Other versions of the renderer round differently; a moved hand or another colour shows in its block.
    expect(mean).toBeLessThan(1)
    expect(worst).toBeLessThan(12)
  })

  it('differs if a hand moves', async () => {
    const [before, after] = await Promise.all(
      (['standing', 'waving'] as const).map((pose) => {
        const scene = { setting: 'meadow', time: 'day', weather: 'clear', props: [], seed: 's' } as const
        return bitmapOf(Buffer.from(drawScene({ ...scene, cast: [child(mia, pose, 'calm')] })))
      }),
    )
    expect(differenceOf(before ?? Buffer.alloc(0), after ?? Buffer.alloc(0)).worst).toBeGreaterThan(12)
  })
})

const bitmapOf = (image: Buffer): Promise<Buffer> =>
  sharp(image).resize({ width: size.width, height: size.height, fit: 'fill' }).removeAlpha().raw().toBuffer()

/** Mean difference of the channels of two bitmaps, overall and in the worst block (0 to 255). */
function differenceOf(one: Buffer, other: Buffer): { mean: number; worst: number } {
  const columns = size.width / size.block
  const blocks = Array.from({ length: columns * (size.height / size.block) }, () => 0)
  for (let at = 0; at < one.length; at++) {
    const pixel = Math.floor(at / 3)
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)]
    const block = Math.floor(y / size.block) * columns + Math.floor(x / size.block)
    blocks[block] = (blocks[block] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  }
  const means = blocks.map((sum) => sum / (size.block ** 2 * 3))
  return { mean: means.reduce((sum, each) => sum + each, 0) / means.length, worst: Math.max(...means) }
}
