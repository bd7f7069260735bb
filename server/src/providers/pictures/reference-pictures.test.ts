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
  action: Figure['action'],
  mood: Figure['mood'],
  holding?: Figure['holding'],
): Figure => ({
  kind: 'child',
  look,
  action,
  mood,
  ...(holding && { holding }),
})
const animal = (
  species: Extract<Figure, { species: unknown }>['species'],
  action: Figure['action'],
): Figure => ({
  kind: 'creature',
  species,
  action,
  mood: 'happy',
})

const scenes: Readonly<Record<string, Omit<Scene, 'seed'>>> = {
  'bedtime-under-one-quilt': {
    setting: 'bedroom',
    time: 'night',
    weather: 'stars',
    cast: [child(mia, 'sleep', 'sleepy'), child(omar, 'sleep', 'sleepy'), animal('cat', 'sleep')],
    things: [{ thing: 'lantern' }],
  },
  'walk-with-a-lantern': {
    setting: 'forest',
    time: 'dusk',
    weather: 'mist',
    cast: [child(omar, 'walk', 'curious', 'lantern'), child(aya, 'walk', 'happy'), animal('fox', 'walk')],
    things: [{ thing: 'map' }],
  },
  'family-at-the-market': {
    setting: 'market',
    time: 'afternoon',
    weather: 'clear',
    cast: [
      child(mia, 'point', 'surprised'),
      child(leo, 'wave', 'happy'),
      { kind: 'adult', look: dad, action: 'stand', mood: 'happy', rank: 'support' },
      { kind: 'elder', look: gran, action: 'wave', mood: 'calm', rank: 'support' },
    ],
    things: [{ thing: 'basket' }, { thing: 'apple' }],
  },
  'four-in-the-snow': {
    setting: 'snowfield',
    time: 'day',
    weather: 'snow',
    cast: [
      child(mia, 'run', 'happy'),
      child(omar, 'run', 'proud'),
      child(zoe, 'wave', 'happy'),
      child(leo, 'stand', 'happy'),
    ],
    things: [{ thing: 'snowman' }],
  },
  'reading-on-the-train': {
    setting: 'train',
    time: 'dusk',
    weather: 'rain',
    cast: [child(leo, 'read', 'calm'), child(aya, 'read', 'curious')],
    things: [{ thing: 'book' }],
  },
  'treehouse-in-the-breeze': {
    setting: 'treehouse',
    time: 'day',
    weather: 'breeze',
    cast: [child(zoe, 'point', 'curious', 'telescope'), animal('squirrel', 'sit')],
    things: [{ thing: 'ladder' }, { thing: 'kite' }],
  },
  'worried-in-the-rain': {
    setting: 'bridge',
    time: 'night',
    weather: 'rain',
    cast: [child(aya, 'stand', 'worried', 'umbrella'), animal('goose', 'stand')],
    things: [{ thing: 'letter' }],
  },
  'flying-home': {
    setting: 'rooftops',
    time: 'dusk',
    weather: 'stars',
    cast: [child(mia, 'fly', 'happy'), child(zoe, 'fly', 'proud'), animal('owl', 'fly')],
    things: [{ thing: 'star' }],
  },
  'farm-animals': {
    setting: 'barn',
    time: 'night',
    weather: 'clear',
    cast: [
      child(leo, 'sit', 'calm'),
      animal('cow', 'sit'),
      animal('pig', 'stand'),
      animal('chicken', 'stand'),
    ],
    things: [{ thing: 'bucket' }, { thing: 'broom' }],
  },
  'under-the-sea': {
    setting: 'underwater',
    time: 'day',
    weather: 'clear',
    cast: [child(omar, 'wave', 'surprised'), animal('octopus', 'stand'), animal('crab', 'stand')],
    things: [{ thing: 'chest' }],
  },
  'giant-and-tortoise': {
    setting: 'canal-boat',
    time: 'afternoon',
    weather: 'breeze',
    cast: [child(mia, 'hug', 'happy'), child(aya, 'hug', 'calm'), animal('tortoise', 'stand')],
    things: [{ thing: 'rope' }, { thing: 'gramophone' }],
  },
  'late-in-the-evening': {
    setting: 'campsite',
    time: 'night',
    late: 0.8,
    weather: 'stars',
    cast: [child(zoe, 'sit', 'sleepy'), child(mia, 'sit', 'sleepy'), animal('bear', 'sit')],
    things: [{ thing: 'kettle' }, { thing: 'blanket' }],
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
      (['stand', 'wave'] as const).map((action) => {
        const scene = { setting: 'meadow', time: 'day', weather: 'clear', things: [], seed: 's' } as const
        return bitmapOf(Buffer.from(drawScene({ ...scene, cast: [child(mia, action, 'calm')] })))
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
