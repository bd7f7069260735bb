import { things } from '@nightlight/illustrator'
import { type Brief, plots, tellStory, themes } from '@nightlight/storyteller'
import sharp from 'sharp'
import { undrawnWords } from '../../scripts/check-pictures.ts'
import { drawPicture } from '../../server/src/modules/pictures/index.ts'
import { picturesOf } from '../../server/src/modules/stories/illustrate/illustrate-story.job.ts'
import { embeddedIllustrator } from '../../server/src/providers/pictures/embedded-illustrator.ts'
import { median, report } from './figures.ts'

type Pictures = ReturnType<typeof picturesOf>
type PictureBrief = Pictures[number]['brief']

const hueNames = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'rose'] as const

/** A story of each kind with a family of its own, as the server would have it drawn. */
function storyOf(index: number, length: Brief['length']): Pictures {
  const brief: Brief = {
    seed: `pictures-${index}`,
    theme: themes[index % themes.length] ?? 'space',
    length,
    children: [{ name: 'Mia', age: 3 + (index % 8) }],
    companions: index % 3 === 1 ? [{ name: 'Gran', relationship: 'grandmother' }] : [],
  }
  const { sections, title } = tellStory(brief)
  const known = { ...brief, children: brief.children.map((child) => ({ ...child, id: 100 + index })) }
  return picturesOf(
    known as unknown as Parameters<typeof picturesOf>[0],
    sections.map(({ scene }) => scene),
    title,
  )
}

/** What the design of pictures counts, over 120 stories; colours and times over fewer. */
export async function pictureFigures(): Promise<void> {
  const stories = Array.from({ length: 120 }, (_, index) => storyOf(index, 'medium'))
  const pages = stories.map(([, ...rest]) => rest.map(({ brief }) => brief))
  const all = pages.flat()
  reportLines()
  const follow = pages.flatMap((story) => story.slice(1).map((page, index) => [story[index], page] as const))
  const share = (list: readonly unknown[], of: readonly unknown[]) => (list.length / of.length) * 100
  report(
    'pages in the place of the page before',
    share(
      follow.filter(([a, b]) => a?.setting === b.setting),
      follow,
    ),
    '%',
  )
  report(
    '  and seen from the same side',
    share(
      follow.filter(([a, b]) => a?.setting === b.setting && a.view === b.view),
      follow,
    ),
    '%',
    25,
  )
  report(
    'pages with the shot of the page before',
    share(
      follow.filter(([a, b]) => a?.shot === b.shot),
      follow,
    ),
    '%',
    0,
  )
  for (const shot of ['close', 'two', 'wide', 'above', 'behind', 'object'])
    report(
      `  shots: ${shot}`,
      share(
        all.filter((page) => page.shot === shot),
        all,
      ),
      '%',
    )
  const heroes = all.flatMap(({ cast }) => cast.filter(({ who }) => who?.startsWith('main:')))
  report(
    'heroes that only stand',
    share(
      heroes.filter(({ action, holding, target }) => action === 'stand' && !holding && !target),
      heroes,
    ),
    '%',
    15,
  )
  const ends = pages
    .map((story) => story.at(-1))
    .filter((page): page is PictureBrief => page?.setting === 'bedroom')
  report('stories that end in a bedroom', ends.length, 'of 120')
  report(
    '  in one that another family has',
    ends.length - new Set(ends.map(({ home }) => home)).size,
    'of 120',
    0,
  )
  report('things that can be drawn', things.length, '')
  await reportColours(stories)
  await reportTimes()
}

function reportLines() {
  const faults = new Set(
    undrawnWords(plots, new Set()).map((fault) => /^(\S+, section \S+):/.exec(fault)?.[1]),
  )
  const sections = plots.reduce((sum, { sections: each }) => sum + each.length, 0)
  report('sections of plots whose lines can all be drawn', ((sections - faults.size) / sections) * 100, '%')
}

/** The mean colours of a page and a cover of each of 60 stories. */
async function reportColours(stories: readonly Pictures[]): Promise<void> {
  const illustrator = embeddedIllustrator()
  const counts = new Map<string, number>()
  const covers = new Map<string, number>()
  for (const [index, story] of stories.slice(0, 60).entries()) {
    for (const [kind, at] of [
      [counts, 1 + (index % (story.length - 1))],
      [covers, 0],
    ] as const) {
      const picture = story[at]
      if (!picture) continue
      const { svg } = await illustrator.draw(picture.brief, AbortSignal.timeout(60_000))
      const { data } = await sharp(Buffer.from(svg))
        .resize(1, 1, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const hue = hueOf(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0)
      kind.set(hue, (kind.get(hue) ?? 0) + 1)
    }
  }
  for (const hue of [...hueNames, 'grey']) {
    report(`mean colour ${hue}: pages`, ((counts.get(hue) ?? 0) / 60) * 100, '%')
    report('  covers', ((covers.get(hue) ?? 0) / 60) * 100, '%')
  }
}

function hueOf(r: number, g: number, b: number): string {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const chroma = high - low
  if (chroma < high * 0.07) return 'grey'
  const sixth =
    high === r ? ((g - b) / chroma + 6) % 6 : high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  const degrees = sixth * 60
  const edges = [15, 42, 65, 155, 190, 255, 295, 345]
  return hueNames[edges.findIndex((edge) => degrees < edge)] ?? 'red'
}

/** The first picture and all of a long story, drawn, rendered and painted as the server does, two at a time. */
async function reportTimes(): Promise<void> {
  const illustrator = embeddedIllustrator()
  const files = { put: () => Promise.resolve() }
  const covers: number[] = []
  const whole: number[] = []
  const processor: number[] = []
  for (let index = 0; index < 5; index++) {
    const story = storyOf(200 + index, 'long')
    const draw = ({ brief, description }: Pictures[number], name: number) =>
      drawPicture(
        { illustrator, files } as unknown as Parameters<typeof drawPicture>[0],
        { brief, description, folder: '', address: '', name: String(name) },
        AbortSignal.timeout(60_000),
      )
    const began = performance.now()
    const usedBefore = process.cpuUsage()
    const [cover, ...rest] = story
    if (cover) await draw(cover, 0)
    covers.push(performance.now() - began)
    const left = rest.map((picture, at) => [picture, at + 1] as const)
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) await draw(...next)
    }
    await Promise.all([worker(), worker()])
    whole.push(performance.now() - began)
    const { user, system } = process.cpuUsage(usedBefore)
    processor.push((user + system) / 1000)
  }
  report('a cover with its bitmaps', median(covers), 'ms', 700)
  report('all pictures of a long story', median(whole) / 1000, 's', 4)
  // The clock tells of the machine's other work too; this is what the pictures themselves cost.
  report('  in processor time', median(processor) / 1000, 's', 4)
}
