import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawScene, lookOf } from '@nightlight/illustrator'
import { type Brief, tellStory, themes } from '@nightlight/storyteller'
import sharp from 'sharp'
import { picturesOf } from '../../server/src/modules/stories/illustrate/illustrate-story.job.ts'
import { embeddedIllustrator } from '../../server/src/providers/pictures/embedded-illustrator.ts'
import { median, report } from './figures.ts'
import { pictureFigures } from './picture-figures.ts'
import { root } from './running-server.ts'

const folder = join(root, 'test-results/sheets')
const tile = { width: 400, height: 300 }
const columns = 4

const appearances = [
  { hairColor: 'blonde', hairStyle: 'pigtails', eyeColor: 'blue', skinTone: 'fair' },
  { hairColor: 'black', hairStyle: 'curly', hasGlasses: true, skinTone: 'dark' },
  { hairColor: 'red', hairStyle: 'long', otherFeatures: 'freckles', skinTone: 'pale' },
  { hairStyle: 'hijab', skinTone: 'olive', eyeColor: 'brown' },
  { hairColor: 'brown', otherFeatures: 'wheelchair, missing tooth' },
  { hairColor: 'black', hairStyle: 'braids', skinTone: 'very dark', otherFeatures: 'hearing aid' },
]

/** The illustrator on 60 stories' scenes and 20 children: milliseconds and kilobytes, and contact sheets to look at. */
export async function illustrator(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const illustrator = embeddedIllustrator()
  const times: number[] = []
  const sizes: number[] = []
  const drawn: string[] = []
  for (let index = 0; index < 60; index++) {
    const brief = briefOf(index)
    const scenes = tellStory(brief).sections.map(({ scene }) => scene)
    const appearing = {
      ...brief,
      children: brief.children.map((child, id) => ({
        ...child,
        id,
        appearance: appearances[(index + id) % appearances.length],
      })),
    }
    const pictures = picturesOf(appearing as unknown as Parameters<typeof picturesOf>[0], scenes)
    const picture = pictures[index % pictures.length]
    if (!picture) throw new Error('A story has no picture')
    const began = performance.now()
    const { svg } = await illustrator.draw(picture.brief, AbortSignal.timeout(60_000))
    times.push(performance.now() - began)
    sizes.push(Buffer.byteLength(svg) / 1000)
    drawn.push(svg)
  }
  report('a scene of a story, median', median(times), 'ms', 30)
  report(
    '  the 95th of a hundred',
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    'ms',
    30,
  )
  report('  its SVG, median', median(sizes), 'kB', 120)
  report('  the heaviest of 60', Math.max(...sizes), 'kB', 120)
  await sheets('scenes', drawn)
  await sheets(
    'children',
    children().map((look, index) => portraitScene(look, index)),
  )
  await pictureFigures()
  console.log(`Contact sheets: ${folder}`)
}

function briefOf(index: number): Brief {
  const theme = themes[index % themes.length] ?? 'space'
  const casts = [
    [{ name: 'Mia', age: 4 }],
    [
      { name: 'Omar', age: 7 },
      { name: 'Aya', age: 9 },
    ],
    [
      { name: 'Leo', age: 6 },
      { name: 'Zoe', age: 10 },
      { name: 'Ida', age: 3 },
    ],
  ]
  const companions = [
    [],
    [{ name: 'Gran', relationship: 'grandmother' }],
    [{ name: 'Biscuit', relationship: 'dog' }],
  ]
  return {
    seed: `sheet-${index}`,
    theme,
    length: 'medium',
    children: casts[index % casts.length] ?? [],
    companions: companions[Math.floor(index / 2) % companions.length] ?? [],
  }
}

const hairs = ['black', 'brown', 'blonde', 'red', 'grey']
const styles = ['short', 'long', 'pigtails', 'curly', 'braids', 'afro', 'bun', 'ponytail', 'bob', 'wavy']
const skins = ['pale', 'fair', 'olive', 'brown', 'dark', 'very dark']

function children() {
  return Array.from({ length: 20 }, (_, index) =>
    lookOf({
      id: `child-${index}`,
      age: 2 + (index % 11),
      hairColor: hairs[index % hairs.length] ?? 'brown',
      hairStyle: styles[index % styles.length] ?? 'short',
      skinTone: skins[index % skins.length] ?? 'olive',
      hasGlasses: index % 4 === 0,
      ...(index % 5 === 2 && { otherFeatures: 'freckles' }),
    }),
  )
}

const actions = ['stand', 'walk', 'read', 'sit', 'wave'] as const

const portraitScene = (look: ReturnType<typeof lookOf>, index: number): string =>
  drawScene({
    seed: `portrait-${index}`,
    setting: 'meadow',
    time: 'dusk',
    weather: 'clear',
    cast: [{ kind: 'child', look, action: actions[index % actions.length] ?? 'stand', mood: 'happy' }],
    things: [],
  })

/** Twelve pictures to a sheet. */
async function sheets(name: string, pictures: readonly string[]): Promise<void> {
  for (let from = 0; from < pictures.length; from += 12) {
    const some = pictures.slice(from, from + 12)
    const tiles = await Promise.all(
      some.map(async (svg, index) => ({
        input: await sharp(Buffer.from(svg)).resize(tile).png().toBuffer(),
        left: (index % columns) * (tile.width + 8),
        top: Math.floor(index / columns) * (tile.height + 8),
      })),
    )
    await sharp({
      create: {
        width: columns * (tile.width + 8) - 8,
        height: Math.ceil(some.length / columns) * (tile.height + 8) - 8,
        channels: 3,
        background: '#888',
      },
    })
      .composite(tiles)
      .png()
      .toFile(join(folder, `${name}-${from / 12 + 1}.png`))
  }
}
