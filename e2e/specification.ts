import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'
import { aFamily, type Family, signInAs, type Wishes } from './family.ts'
import { test as tester } from './tester.ts'

const checklist = readFileSync(resolve(import.meta.dirname, '../docs/specification.md'), 'utf8')
const titles = new Map(
  [...checklist.matchAll(/^- `([a-z]+-\d+)` (.+)$/gm)].map(([, id = '', title = '']) => [id, title]),
)

interface Actors {
  /** A visitor's page. */
  page: Page
  /** Makes a family and signs it in, in the page's browser. */
  signedIn: (wishes?: Wishes) => Promise<Family>
}

export const test = tester.extend<Pick<Actors, 'signedIn'>, { shelf: Family; parent: Family }>({
  signedIn: async ({ context }, use) => {
    await use(async (wishes) => {
      const family = await aFamily(wishes)
      await signInAs(context, family)
      return family
    })
  },
  /** One family with children and no story, for tests that change nothing that the next one would miss. */
  parent: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      await use(
        await aFamily({
          plan: 'starlight',
          children: [
            { name: 'Marigold', age: 6, interests: 'owls, trains and the moon' },
            { name: 'Tom', age: 4 },
            { name: 'Ada', age: 9, interests: 'chess' },
          ],
        }),
      )
    },
    { scope: 'worker' },
  ],
  /** One family with a narrated story, for tests that only look. */
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      await use(
        await aFamily({
          plan: 'starlight',
          children: [{ name: 'Marigold', age: 6 }],
          stories: 1,
          narrated: true,
        }),
      )
    },
    { scope: 'worker', timeout: limits.makesStory },
  ],
})

/** A test of one line of `docs/specification.md`, or of several that are looked at together, under those lines' own words. */
export function line(ids: string | readonly string[], body: Parameters<typeof test>[2]): void {
  const words = [ids].flat().map((id) => {
    const title = titles.get(id)
    if (!title) throw new Error(`docs/specification.md has no line ${id}`)
    return `${id} ${title}`
  })
  test(words.join('; '), body)
}
