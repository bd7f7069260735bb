import { StoryImage } from '@nightlight/contract'
import { drawScene, type Setting, type Time } from '@nightlight/illustrator'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const scene = { seed: 's', weather: 'snow', cast: [], things: [{ thing: 'lantern' }] } as const

async function draw(setting: Setting, time: Time) {
  const svg = drawScene({ ...scene, setting, time })
  const kept = new Map<string, Uint8Array>()
  const files = { put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes) }
  const picture = {
    brief: { ...scene, kind: 'scene' as const, setting, time },
    description: 'A lantern',
    folder: 'stories/1/pictures/',
    address: '/media/stories/1/pictures/',
    name: '3',
  }
  const illustrator = { id: 'test', draw: async () => ({ svg, width: 1200, height: 900 }) }
  const studio = { illustrator, files }
  return { image: await drawPicture(studio, picture, AbortSignal.timeout(20_000)), kept }
}

describe('a picture', () => {
  it('is stored as a drawing and as bitmaps of three widths, at its URLs', async () => {
    const { image, kept } = await draw('meadow', 'night')
    const addresses = [image.url, ...image.bitmaps.map(({ url }) => url)]
    expect([...kept.keys()].map((key) => `/media/${key}`)).toEqual(addresses)
    expect(image.bitmaps.map(({ width }) => width)).toEqual([480, 800, 1200])
    expect(StoryImage.parse(image)).toEqual(image)
  })

  it('is painted by hand: not the smooth shapes of its drawing', async () => {
    const { kept } = await draw('meadow', 'day')
    const [drawing, , , largest] = [...kept.values()]
    const pixelsOf = (image: Uint8Array) =>
      sharp(image).resize({ width: 1200 }).removeAlpha().raw().toBuffer()
    const [smooth, painted] = await Promise.all(
      [drawing, largest].map((image) => pixelsOf(image ?? Buffer.alloc(0))),
    )
    // Where the sky of the drawing changes by one shade from pixel to pixel, the paper has its tooth.
    const roughness = (pixels = Buffer.alloc(0)) =>
      Array.from({ length: 1000 }, (_, x) => pixels.readUInt8((60_000 + x) * 3)).reduce(
        (sum, value, x, row) => sum + Math.abs(value - (row[x - 1] ?? value)),
        0,
      )
    expect(roughness(painted)).toBeGreaterThan(roughness(smooth) * 1.5)
  })

  it.each<[Setting, Time]>([
    ['underwater', 'day'],
    ['market', 'dusk'],
    ['library', 'night'],
    ['rooftop-garden', 'night'],
  ])('of the %s at %s has a placeholder of under 300 bytes, in its proportion', async (setting, time) => {
    const { image } = await draw(setting, time)
    const { placeholder = '' } = image
    expect(placeholder.length).toBeLessThan(300)
    const [, data = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? []
    const { width, height, format } = await sharp(Buffer.from(data, 'base64')).metadata()
    expect({ width, height, format }).toEqual({ width: 16, height: 12, format: 'webp' })
  })
})
