import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'
import { aFamily, type Family, type FamilyOptions, signInAs } from './family.ts'

export { expect }

interface TestFixtures {
  /** Console messages that a test causes on purpose, for example by breaking the network. */
  ignoredMessages: RegExp | null
  cleanConsole: undefined
  /** Registers a family and signs it in, in the browser of `page`. */
  signInNewFamily: (options?: FamilyOptions) => Promise<Family>
}

/** Families that all tests of a worker share. Tests must not change them in a way that another test would notice. */
interface WorkerFixtures {
  /** Three children, no stories, on Starlight. */
  familyWithChildren: Family
  /** One narrated story, on Starlight. */
  familyWithStory: Family
}

/** Every browser test fails on an unexpected error or warning in the browser's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ignoredMessages: [null, { option: true }],
  cleanConsole: [
    async ({ page, ignoredMessages }, use) => {
      const messages: string[] = []
      page.on('console', (message) => {
        const isProblem = ['error', 'warning'].includes(message.type())
        if (isProblem && !isExpected(message.text())) messages.push(message.text())
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await use(undefined)
      expect(messages.filter((message) => !ignoredMessages?.test(message))).toEqual([])
    },
    { auto: true },
  ],
  signInNewFamily: async ({ context }, use) => {
    await use(async (options) => {
      const family = await aFamily(options)
      await signInAs(context, family)
      return family
    })
  },
  familyWithChildren: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the destructuring
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
  familyWithStory: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the destructuring
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

/** For assertions that wait until a story is written, illustrated or narrated. */
export const storyTimeout = { timeout: limits.makesStory }

/** Chromium reports responses of 4xx that the app handles, and that the configuration blocks service workers. */
const isExpected = (message: string) =>
  /status of (400|401|403|404|409|410|429)|Service Worker registration blocked/.test(message)

/**
 * Fails on serious and critical violations; a failure shows the name. Half faded text does not have its full contrast: nothing that appears
 * meanwhile is animated, and what is under way ends first. The page is judged in itself: a blank page in which axe would put the results
 * together takes half a second of a core each time, and is needed only for frames of other sites, which hold nothing of ours.
 */
export async function expectAccessible(page: Page, name = 'violations'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(waitForAnimations)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  const severe = violations.filter((violation) => ['serious', 'critical'].includes(violation.impact ?? ''))
  expect(
    severe.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`),
    name,
  ).toEqual([])
}

/** Resolves when no animation or transition is running except endless ones. */
const waitForAnimations = `(async () => {
  const running = () =>
    document.getAnimations().filter(
      ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
  for (let animations = running(); animations.length > 0; animations = running())
    await Promise.allSettled(animations.map(({ finished }) => finished))
})()`

/** A visible toast. The copy of it for screen readers is elsewhere in the page. */
export const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text })
