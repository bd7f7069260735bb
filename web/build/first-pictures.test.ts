import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { pictureSizes } from '../src/features/reader/spreads.ts'

const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8')

/** Runs theme.js for somebody who is signed in. @returns the pictures that it has begun to fetch, as far as they were described */
async function picturesAt(pathname: string, replies: Record<string, unknown>): Promise<object[]> {
  const pictures: object[] = []
  const element = { dataset: {}, append() {}, setAttribute() {} }
  const settings = {
    localStorage: { getItem: () => 'dark' },
    location: { pathname },
    document: {
      documentElement: element,
      head: element,
      querySelector: () => element,
      createElement: () => ({}),
      cookie: 'nightlight_signed_in=1',
    },
    fetch: async (url: string) =>
      url in replies ? new Response(JSON.stringify(replies[url])) : new Response('', { status: 403 }),
    Image: class {
      constructor() {
        pictures.push(this)
      }
    },
  }
  const context: Record<string, unknown> = { ...settings }
  runInNewContext(script, context)
  const { firstReplies } = context as { firstReplies: Record<string, Promise<Response>> }
  // As the app does: the reply is still whole.
  for (const reply of Object.values(firstReplies)) await (await reply).text()
  await new Promise((resolve) => setTimeout(resolve))
  return pictures.map((picture) => ({ ...picture }))
}

const cards = [
  { status: 'generating', thumbnailUrl: '/new.webp' },
  { status: 'ready', thumbnailUrl: '/newest.webp' },
]

it('fetches the picture of the card at home that goes on, and of the first in the library', async () => {
  const replies = { '/api/stories': cards }
  expect(await picturesAt('/', replies)).toEqual([{ fetchPriority: 'high', src: '/newest.webp' }])
  expect(await picturesAt('/library', replies)).toEqual([{ fetchPriority: 'high', src: '/new.webp' }])
})

it('fetches the first picture that the reader shows, in the size that the browser will choose there', async () => {
  const image = (name: string) => ({ bitmaps: [{ url: `/${name}-480.webp`, width: 480 }] })
  const story = { storyImages: [image('a'), image('b')], storyStructure: { sections: [{ imageIndex: 1 }] } }
  expect(await picturesAt('/story/7', { '/api/stories/7': story })).toEqual([
    { fetchPriority: 'high', sizes: pictureSizes, srcset: '/b-480.webp 480w' },
  ])
})

it('fetches none where there is none, or the call is refused', async () => {
  expect(await picturesAt('/', { '/api/stories': [] })).toEqual([])
  expect(await picturesAt('/', {})).toEqual([])
})
